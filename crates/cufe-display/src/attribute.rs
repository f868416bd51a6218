//! Attributes as they are written: those of CUDA, which the program records because the host file does not show them.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::POSITION;

impl Builder<'_> {
    /// The attributes in a declaration between two tokens, as the list of an entry.
    pub(crate) fn attributes_between(&mut self, owner: EntryId, (first, last): (u32, u32), is_primary: bool) {
        let uses = &self.program.attribute_uses;
        let mut found: Vec<_> =
            uses.iter().filter(|written| (first..=last).contains(&written.first)).copied().collect();
        found.sort_by_key(|written| written.first);
        let entries: Vec<EntryId> = found
            .iter()
            .map(|written| {
                let id = self.graph.add(Kind::Attribute, FILE);
                let range = self.unit.tokens.range(written.first);
                let text = String::from_utf8_lossy(&self.unit.source.text()[range.indices()]).into_owned();
                let name = text.trim_matches('_').to_owned();
                self.graph.set(id, "name", Value::Text(Kind::OtherText, name));
                self.graph.set(id, "family", "gnu");
                self.graph.set(id, "syntactic_location", "prefix");
                self.graph.flag(id, "on_primary_declaration", is_primary);
                self.place(id, POSITION, written.first);
                let group = self.graph.add(Kind::AttributeGroup, FILE);
                self.place(group, POSITION, written.list_first);
                self.graph.set(id, "group", group);
                id
            })
            .collect();
        self.graph.list(owner, "attributes", "next", &entries);
    }
}
