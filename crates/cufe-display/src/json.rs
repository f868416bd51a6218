//! The dump as JSON: an object for each entry, with the fields of the text form under the same labels.

use crate::graph::{EntryId, FILE, Graph, Value};
use crate::order::{file_order, post_order};
use crate::table::{Default, Table};
use crate::text::{Numbers, scope_word, shown_fields};
use serde_json::{Map, Value as Json, json};
use std::io::{self, Write};

struct Writer<'a> {
    graph: &'a Graph,
    table: Table,
    numbers: Numbers,
}

/// Writes a graph as one object: the file scope's entries, and those of each function.
pub(crate) fn write(
    graph: &Graph,
    source: &str,
    is_wanted: &dyn Fn(EntryId) -> bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut writer = Writer { graph, table: Table::default(), numbers: Numbers::default() };
    let mut regions = vec![json!({"region": FILE, "entries": writer.entries(&file_order(graph), is_wanted)})];
    for body in &graph.bodies {
        let entries = writer.entries(&post_order(graph, body.region, &body.scopes), is_wanted);
        regions.push(json!({"region": body.region, "function": body.name, "entries": entries}));
    }
    serde_json::to_writer_pretty(&mut *out, &json!({"source": source, "regions": regions}))?;
    writeln!(out)
}

impl Writer<'_> {
    fn entries(&mut self, ids: &[EntryId], is_wanted: &dyn Fn(EntryId) -> bool) -> Vec<Json> {
        ids.iter().filter(|&&id| is_wanted(id)).map(|&id| self.entry(id)).collect()
    }

    fn entry(&mut self, id: EntryId) -> Json {
        let mut fields = Map::new();
        for field in shown_fields(self.graph, &mut self.table, id) {
            let value = match (field.value, field.default) {
                (Some(value), _) => self.value(value),
                (None, Default::Null) => Json::Null,
                (None, Default::False) => Json::Bool(false),
                (None, Default::Zero) => json!(0),
                (None, Default::Hidden) => continue,
            };
            // Fields of groups may occur more than once: all their values are kept, in order.
            match fields.get_mut(field.label) {
                Some(Json::Array(values)) if field.label.contains('/') => values.push(value),
                Some(known) if field.label.contains('/') => *known = json!([known.take(), value]),
                _ => {
                    fields.insert(field.label.to_owned(), value);
                }
            }
        }
        let entry = self.graph.entry(id);
        json!({
            "kind": entry.kind.spelling(),
            "id": self.numbers.of(self.graph, id),
            "scope": scope_word(entry.region),
            "fields": fields,
        })
    }

    fn value(&mut self, value: &Value) -> Json {
        match value {
            Value::True => Json::Bool(true),
            Value::Integer(value) => match i64::try_from(*value) {
                Ok(value) => json!(value),
                Err(_) => json!(value.to_string()),
            },
            Value::Name(name) => json!(name),
            Value::Text(_, text) => json!(text),
            Value::Entry(id) => self.pointer(*id),
            Value::Entries(ids) => ids.iter().map(|&id| self.pointer(id)).collect(),
            Value::Group => Json::Null,
        }
    }

    fn pointer(&mut self, id: EntryId) -> Json {
        let number = self.numbers.of(self.graph, id);
        let entry = self.graph.entry(id);
        let mut pointer = json!({"kind": entry.kind.spelling(), "id": number, "scope": scope_word(entry.region)});
        if let Some(text) = self.numbers.text(self.graph, id) {
            pointer["text"] = json!(text);
        }
        pointer
    }
}
