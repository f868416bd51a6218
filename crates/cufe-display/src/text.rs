//! The dump as text.

use crate::graph::{EntryId, FILE, Graph, Region, Value};
use crate::kind::Kind;
use crate::order::{file_order, post_order};
use crate::table::{CORRESPONDENCE, Default, Table};
use rustc_hash::FxHashMap;
use std::io::{self, Write};

/// The column of values.
const COLUMN: usize = 25;

/// Stands around the number of an entry in a text, where that type has no name.
pub(crate) const UNNAMED: char = '\u{1}';

/// The group that begins the entries of entities.
const GROUP: &str = "source_corresp";

/// One field of an entry as it is shown.
pub(crate) struct DisplayedField<'a> {
    pub(crate) label: &'static str,
    pub(crate) value: Option<&'a Value>,
    /// DisplayedField where there is no value.
    pub(crate) default: Default,
    /// Inside of the group that begins the entry.
    pub(crate) is_correspondence: bool,
}

/// The fields of an entry in the order of the table, with those that are always shown.
pub(crate) fn shown_fields<'a>(graph: &'a Graph, table: &mut Table, id: EntryId) -> Vec<DisplayedField<'a>> {
    let entry = graph.entry(id);
    let mut ranked: Vec<(u32, DisplayedField<'a>)> = Vec::new();
    let has_group = table.of(entry.kind.spelling(), entry.sub_kind).has(GROUP);
    let mut set: Vec<&'static str> = Vec::new();
    let offset = 1000;
    let mut rest: Vec<&(&'static str, Value)> = entry.fields.iter().collect();
    if has_group {
        let group = table.of(CORRESPONDENCE, "*");
        rest.retain(|field| {
            let is_inside = group.has(field.0);
            if is_inside {
                set.push(field.0);
                let shown = DisplayedField {
                    label: field.0,
                    value: Some(&field.1),
                    default: Default::Hidden,
                    is_correspondence: true,
                };
                ranked.push((group.rank(field.0), shown));
            }
            !is_inside
        });
        for row in group.rows.iter().filter(|row| row.default != Default::Hidden && !set.contains(&row.label)) {
            let shown = DisplayedField { label: row.label, value: None, default: row.default, is_correspondence: true };
            ranked.push((group.rank(row.label), shown));
        }
    }
    let own = table.of(entry.kind.spelling(), entry.sub_kind);
    for field in rest {
        set.push(field.0);
        let shown = DisplayedField {
            label: field.0,
            value: Some(&field.1),
            default: Default::Hidden,
            is_correspondence: false,
        };
        ranked.push((offset + own.rank(field.0).min(1 << 20), shown));
    }
    for row in own.rows.iter().filter(|row| row.default != Default::Hidden && !set.contains(&row.label)) {
        let shown = DisplayedField { label: row.label, value: None, default: row.default, is_correspondence: false };
        ranked.push((offset + own.rank(row.label), shown));
    }
    ranked.sort_by_key(|field| field.0);
    ranked.into_iter().map(|field| field.1).collect()
}

/// The numbers of entries in the dump: those of each region and kind in the order in which they are first mentioned.
#[derive(Default)]
pub(crate) struct Numbers {
    given: FxHashMap<EntryId, u32>,
    last: FxHashMap<(Region, Kind), u32>,
    texts: FxHashMap<(Kind, String), u32>,
}

impl Numbers {
    pub(crate) fn of(&mut self, graph: &Graph, id: EntryId) -> u32 {
        let entry = graph.entry(id);
        *self.given.entry(id).or_insert_with(|| {
            let last = self.last.entry((entry.region, entry.kind)).or_default();
            *last += 1;
            *last
        })
    }

    /// What is written behind a pointer to an entry; unnamed types in it are told apart by their numbers.
    pub(crate) fn text(&mut self, graph: &Graph, id: EntryId) -> Option<String> {
        let text = graph.entry(id).text.as_deref()?;
        if !text.contains(UNNAMED) {
            return Some(text.to_owned());
        }
        let mut parts = text.split(UNNAMED);
        let mut out = parts.next().unwrap_or_default().to_owned();
        while let Some(number) = parts.next() {
            if let Some(id) = number.parse().ok().and_then(|number| graph.numbered(number)) {
                out.push_str(&format!("<unnamed@{}>", self.of(graph, id)));
            }
            out.push_str(parts.next().unwrap_or_default());
        }
        Some(out)
    }

    pub(crate) fn of_text(&mut self, kind: Kind, text: &str) -> u32 {
        if let Some(&number) = self.texts.get(&(kind, text.to_owned())) {
            return number;
        }
        let last = self.last.entry((FILE, kind)).or_default();
        *last += 1;
        self.texts.insert((kind, text.to_owned()), *last);
        *last
    }
}

/// `file-scope` or `func-scope`.
pub(crate) fn scope_word(region: Region) -> &'static str {
    if region == FILE { "file-scope" } else { "func-scope" }
}

/// A byte that is not printed as it is: by its letter where it has one, otherwise by three octal digits.
pub(crate) fn escape(byte: u8) -> String {
    let letters = [(7, 'a'), (8, 'b'), (9, 't'), (10, 'n'), (11, 'v'), (12, 'f'), (13, 'r')];
    match letters.iter().find(|entry| entry.0 == byte) {
        Some((_, letter)) => format!("\\{letter}"),
        None => format!("\\{byte:03o}"),
    }
}

/// A text in quotes, as string literals of C++ are written.
pub(crate) fn quoted(text: &[u8]) -> String {
    let mut out = String::from("\"");
    for &byte in text {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => out.push_str(&escape(byte)),
        }
    }
    out.push('"');
    out
}

/// Writes a graph as text.
pub(crate) struct Writer<'a, 'o> {
    graph: &'a Graph,
    table: Table,
    numbers: Numbers,
    out: &'o mut dyn Write,
}

impl<'a, 'o> Writer<'a, 'o> {
    pub(crate) fn new(graph: &'a Graph, out: &'o mut dyn Write) -> Self {
        Self { graph, table: Table::default(), numbers: Numbers::default(), out }
    }

    /// The whole dump; of entries only those that `is_wanted` asks for.
    pub(crate) fn write(&mut self, source: &str, is_wanted: &dyn Fn(EntryId) -> bool) -> io::Result<()> {
        writeln!(self.out, "Display of IL produced by the compilation of {}\n\n", quoted(source.as_bytes()))?;
        writeln!(self.out, "Intermediate language for memory region {FILE} (file scope):\n")?;
        for id in file_order(self.graph) {
            if is_wanted(id) {
                self.entry(id)?;
            }
        }
        for body in &self.graph.bodies {
            writeln!(
                self.out,
                "\nIntermediate language for memory region {} (function {}):\n",
                body.region,
                quoted(body.name.as_bytes())
            )?;
            for id in post_order(self.graph, body.region, &body.scopes) {
                if is_wanted(id) {
                    self.entry(id)?;
                }
            }
        }
        Ok(())
    }

    fn entry(&mut self, id: EntryId) -> io::Result<()> {
        let entry = self.graph.entry(id);
        match entry.kind {
            Kind::Header => writeln!(self.out, "il_header:")?,
            kind => {
                let number = self.numbers.of(self.graph, id);
                writeln!(self.out, "{} {}@{number}", scope_word(entry.region), kind.spelling())?;
            }
        }
        let fields = shown_fields(self.graph, &mut self.table, id);
        if fields.iter().any(|field| field.is_correspondence) {
            writeln!(self.out, "{GROUP}:")?;
        }
        let mut group = "";
        for field in fields {
            if field.label == GROUP {
                continue;
            }
            let (depth, label) = match field.label.split_once('/') {
                Some((outer, label)) => {
                    if outer != group {
                        self.line(0, outer, "")?;
                        group = outer;
                    }
                    (2, label)
                }
                None => (if field.is_correspondence { 2 } else { 0 }, field.label),
            };
            match field.value {
                Some(Value::Group) => {
                    self.line(depth, label, "")?;
                    group = label;
                }
                Some(Value::Entries(ids)) => {
                    for (index, &id) in ids.iter().enumerate() {
                        let text = self.pointer(id);
                        match index {
                            0 => self.line(depth, label, &text)?,
                            _ => writeln!(self.out, "{:COLUMN$}{text}", "")?,
                        }
                    }
                }
                Some(value) => {
                    let text = self.value(value);
                    self.line(depth, label, &text)?;
                }
                None => match field.default {
                    Default::Null => self.line(depth, label, "NULL")?,
                    Default::False => self.line(depth, label, "FALSE")?,
                    Default::Zero => self.line(depth, label, "0")?,
                    Default::Hidden => {}
                },
            }
        }
        writeln!(self.out)
    }

    fn line(&mut self, depth: usize, label: &str, value: &str) -> io::Result<()> {
        let width = depth + label.len() + 1;
        if width < COLUMN || value.is_empty() {
            writeln!(self.out, "{:depth$}{label}:{:rest$}{value}", "", "", rest = COLUMN.saturating_sub(width))
        } else {
            writeln!(self.out, "{:depth$}{label}:\n{:COLUMN$}{value}", "", "")
        }
    }

    fn value(&mut self, value: &Value) -> String {
        match value {
            Value::True => "TRUE".to_owned(),
            Value::Integer(value) => value.to_string(),
            Value::Name(name) => name.to_string(),
            Value::Entry(id) => self.pointer(*id),
            Value::Text(kind, text) => {
                let number = self.numbers.of_text(*kind, text);
                format!("file-scope {}@{number}: {}", kind.spelling(), quoted(text.as_bytes()))
            }
            Value::Entries(_) | Value::Group => String::new(),
        }
    }

    fn pointer(&mut self, id: EntryId) -> String {
        let number = self.numbers.of(self.graph, id);
        let entry = self.graph.entry(id);
        let mut text = format!("{} {}@{number}", scope_word(entry.region), entry.kind.spelling());
        if let Some(shown) = self.numbers.text(self.graph, id) {
            text.push_str(": ");
            text.push_str(&shown);
        }
        text
    }
}
