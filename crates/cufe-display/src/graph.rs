//! The entries of a dump and what they say, before anything is written: text and JSON come from the same graph.

use crate::kind::Kind;
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// An entry, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct EntryId(u32);

impl EntryId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// The number of a region: 1 is the file scope, every further one a function's body.
pub type Region = u32;

/// The region of the file scope.
pub const FILE: Region = 1;

/// What a field says.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A flag that is set.
    True,
    /// A number.
    Integer(i128),
    /// A name, or other text that is written as it is.
    Name(Cow<'static, str>),
    /// Another entry.
    Entry(EntryId),
    /// Several entries, one a line.
    Entries(Vec<EntryId>),
    /// A piece of text, as what it is shown for: an entry of a kind that is only text.
    Text(Kind, String),
    /// The begin of a group, whose fields follow: their labels are `group/field`.
    Group,
}

impl From<i128> for Value {
    fn from(value: i128) -> Self {
        Value::Integer(value)
    }
}

impl From<u32> for Value {
    fn from(value: u32) -> Self {
        Value::Integer(i128::from(value))
    }
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Value::Integer(i128::from(value))
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        Value::Integer(value as i128)
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Self {
        Value::Name(Cow::Borrowed(name))
    }
}

impl From<String> for Value {
    fn from(name: String) -> Self {
        Value::Name(Cow::Owned(name))
    }
}

impl From<EntryId> for Value {
    fn from(entry: EntryId) -> Self {
        Value::Entry(entry)
    }
}

/// An entry.
#[derive(Debug)]
pub struct Entry {
    /// What it describes.
    pub kind: Kind,
    /// The name in its field `kind`, which decides what further fields there are; empty where it has none.
    pub sub_kind: &'static str,
    /// Where it lives.
    pub region: Region,
    /// What is written behind a pointer to it.
    pub text: Option<String>,
    /// Its fields, in the order in which they were set.
    pub fields: Vec<(&'static str, Value)>,
}

/// The region of a function.
#[derive(Debug)]
pub struct Body {
    /// The plain name of the function.
    pub name: String,
    /// Its number.
    pub region: Region,
    /// The scope of the function, and those of the lambdas in it.
    pub scopes: Vec<EntryId>,
}

/// All entries.
#[derive(Default, Debug)]
pub struct Graph {
    entries: Vec<Entry>,
    /// Where the walk of the file scope begins, in order.
    pub(crate) roots: Vec<EntryId>,
    /// The regions of functions, in order.
    pub bodies: Vec<Body>,
    /// The types that are shown only where something at the file scope leads to them.
    pub(crate) local_types: FxHashSet<EntryId>,
}

impl Graph {
    /// A new entry. Those of a kind that functions do not keep live in the file scope.
    pub(crate) fn add(&mut self, kind: Kind, region: Region) -> EntryId {
        let id = EntryId(self.entries.len() as u32);
        let region = if kind.may_be_local() { region } else { FILE };
        self.entries.push(Entry { kind, sub_kind: "", region, text: None, fields: Vec::new() });
        id
    }

    /// An entry.
    pub fn entry(&self, id: EntryId) -> &Entry {
        &self.entries[id.index()]
    }

    pub(crate) fn entry_mut(&mut self, id: EntryId) -> &mut Entry {
        &mut self.entries[id.index()]
    }

    /// The entry with a number.
    pub(crate) fn numbered(&self, number: u32) -> Option<EntryId> {
        ((number as usize) < self.entries.len()).then_some(EntryId(number))
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Adds a field.
    pub(crate) fn set(&mut self, id: EntryId, label: &'static str, value: impl Into<Value>) {
        self.entry_mut(id).fields.push((label, value.into()));
    }

    /// Adds a field where there is a value.
    pub(crate) fn set_if<V: Into<Value>>(&mut self, id: EntryId, label: &'static str, value: Option<V>) {
        if let Some(value) = value {
            self.set(id, label, value);
        }
    }

    /// Adds a flag.
    pub(crate) fn flag(&mut self, id: EntryId, label: &'static str, is_set: bool) {
        if is_set {
            self.mark(id, label);
        }
    }

    /// Sets a flag.
    pub(crate) fn mark(&mut self, id: EntryId, label: &'static str) {
        self.entry_mut(id).fields.push((label, Value::True));
    }

    /// Sets the sub-kind, which is also a field.
    pub(crate) fn set_kind(&mut self, id: EntryId, kind: &'static str) {
        self.entry_mut(id).sub_kind = kind;
        self.set(id, "kind", kind);
    }

    /// What a field of an entry says; the first of several.
    pub fn get(&self, id: EntryId, label: &str) -> Option<&Value> {
        self.entry(id).fields.iter().find(|field| field.0 == label).map(|field| &field.1)
    }

    /// Makes a list by a link, and names its first element in a field.
    pub(crate) fn list(&mut self, owner: EntryId, label: &'static str, link: &'static str, elements: &[EntryId]) {
        for pair in elements.windows(2) {
            self.set(pair[0], link, pair[1]);
        }
        if let Some(&first) = elements.first() {
            self.set(owner, label, first);
        }
    }

    /// Removes the link of an element that goes into another list.
    pub(crate) fn unset(&mut self, id: EntryId, label: &str) {
        self.entry_mut(id).fields.retain(|field| field.0 != label);
    }
}
