//! Where entries stand: line numbers of the input, columns, and the files they lie in.

use crate::Filter;
use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Graph, Value};
use crate::kind::Kind;
use cufe_base::Position;
use cufe_sema::Unit;

/// The labels of a position: the line's number in the whole input, and the column.
pub(crate) type Labels = (&'static str, &'static str);

/// Of entities.
pub(crate) const DECLARATION: Labels = ("decl_position.seq", "decl_position.column");
/// Of everything else.
pub(crate) const POSITION: Labels = ("position.seq", "position.column");
/// Of the end of a block.
pub(crate) const FINAL: Labels = ("final_position.seq", "final_position.column");

/// The number of a line counted through the whole input, from 1, and the column.
fn numbers(unit: &Unit, position: Position) -> (u32, u32) {
    (unit.source.physical_line(position) + 1, unit.source.location(position).column)
}

impl Builder<'_> {
    /// Sets a position to that of a token; nothing where there is none.
    pub(crate) fn place(&mut self, id: EntryId, labels: Labels, token: u32) {
        if token != u32::MAX && (token as usize) < self.unit.tokens.len() {
            let (line, column) = numbers(self.unit, self.unit.tokens.start(token));
            self.graph.set(id, labels.0, line);
            self.graph.set(id, labels.1, column);
        }
    }

    /// The header, the files and the lines of the input.
    pub(crate) fn lines(&mut self) -> Option<EntryId> {
        let unit = self.unit;
        let markers = unit.source.markers();
        let mut entries = Vec::new();
        let mut files = rustc_hash::FxHashMap::default();
        for (index, marker) in markers.iter().enumerate() {
            let begin = marker.physical_line + 1;
            let end = match markers.get(index + 1) {
                Some(next) => next.physical_line.saturating_sub(1),
                None => unit.source.physical_line(unit.source.end()) + 1,
            };
            if end < begin {
                continue;
            }
            let name = unit.source.file_name(marker.file);
            let file = *files.entry(marker.file).or_insert_with(|| {
                let file = self.graph.add(Kind::SourceFile, FILE);
                self.graph.entry_mut(file).text = Some(crate::text::quoted(name.as_bytes()));
                self.graph.set(file, "file_name", Value::Text(Kind::OtherText, name.to_owned()));
                self.graph.flag(file, "from_system_include_dir", marker.system);
                file
            });
            let entry = self.graph.add(Kind::LineRange, FILE);
            self.graph.set(entry, "first", begin);
            self.graph.set(entry, "last", end);
            self.graph.set(entry, "line_number", marker.line);
            self.graph.set(entry, "source_file", file);
            entries.push(entry);
        }
        for pair in entries.windows(2) {
            self.graph.set(pair[0], "next", pair[1]);
        }
        self.graph.roots.extend(&entries);
        entries.first().copied()
    }
}

/// Tells which entries a filter wants: of the primary source file those with a position in it.
pub(crate) fn is_wanted<'a>(unit: &'a Unit, graph: &'a Graph, filter: Filter) -> impl Fn(EntryId) -> bool + 'a {
    let main = unit.options.original_file_name.as_deref().unwrap_or(unit.source.name());
    let files: Vec<_> = unit.source.files().filter(|file| file.1 == main).map(|file| file.0).collect();
    move |id| {
        if filter == Filter::All {
            return true;
        }
        let line =
            ["decl_position.seq", "position.seq", "start_position.seq"].iter().find_map(|label| graph.get(id, label));
        let Some(Value::Integer(line)) = line else { return false };
        let Ok(line) = u32::try_from(line - 1) else { return false };
        let marker = unit.source.marker_at(unit.source.line_range(line).start);
        files.contains(&marker.file)
    }
}
