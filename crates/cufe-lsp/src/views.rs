//! Answers to questions about a file, from the index of a unit that holds it.

use crate::answer::{Column, Index, Occurrence, Outline, Signature, Span, Symbol};
use crate::document::{Encoding, offset};
use crate::signature::call_site;
use crate::uri::uri_of;
use lsp_types::Position;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A unit whose names are known, and a file of it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The files of the unit.
    pub files: &'a [PathBuf],
    /// The names.
    pub index: &'a Index,
    /// The file's number.
    pub file: u32,
    /// How the client counts.
    pub encoding: Encoding,
}

/// The parameters of a launch's configuration.
const CONFIGURATION: [&str; 4] = ["dim3 grid", "dim3 block", "size_t sharedMemory = 0", "cudaStream_t stream = 0"];

/// A range of a line.
pub fn range(span: Span, encoding: Encoding) -> Value {
    let at = |column: Column| json!({ "line": span.line, "character": encoding.of(column) });
    json!({ "start": at(span.start), "end": at(span.end) })
}

/// A range in a file.
pub fn location(files: &[PathBuf], span: Span, encoding: Encoding) -> Option<Value> {
    let file = files.get(span.file as usize)?;
    Some(json!({ "uri": uri_of(file), "range": range(span, encoding) }))
}

impl<'a> View<'a> {
    fn is_here(&self, span: Span, position: Position) -> bool {
        let column = position.character;
        span.file == self.file
            && span.line == position.line
            && self.encoding.of(span.start) <= column
            && column <= self.encoding.of(span.end)
    }

    /// The name at a position.
    fn occurrence(&self, position: Position) -> Option<&'a Occurrence> {
        let list = &self.index.occurrences;
        let first = list.partition_point(|it| (it.span.file, it.span.line) < (self.file, position.line));
        let line = list.get(first..)?.iter().take_while(|it| it.span.line == position.line);
        // Where two names touch, the one that begins there.
        line.filter(|it| self.is_here(it.span, position)).last()
    }

    fn symbols(&self, numbers: &'a [u32]) -> impl Iterator<Item = &'a Symbol> {
        let symbols = &self.index.symbols;
        numbers.iter().filter_map(move |&number| symbols.get(number as usize))
    }

    fn locations<'s>(&self, spans: impl IntoIterator<Item = &'s Span>) -> Value {
        let mut found: Vec<Value> = Vec::new();
        for location in spans.into_iter().filter_map(|&span| location(self.files, span, self.encoding)) {
            if !found.contains(&location) {
                found.push(location);
            }
        }
        if found.is_empty() { Value::Null } else { Value::Array(found) }
    }

    /// What the name at a position is.
    pub fn hover(&self, position: Position) -> Value {
        let Some(occurrence) = self.occurrence(position) else { return Value::Null };
        let texts: Vec<String> = self
            .symbols(&occurrence.meanings)
            .map(|symbol| {
                let facts: Vec<String> = symbol.facts.iter().map(|fact| format!("\n\n{fact}")).collect();
                format!("```cuda-cpp\n{}\n```{}", symbol.declaration, facts.concat())
            })
            .collect();
        if texts.is_empty() {
            return Value::Null;
        }
        let contents = json!({ "kind": "markdown", "value": texts.join("\n\n---\n\n") });
        json!({ "contents": contents, "range": range(occurrence.span, self.encoding) })
    }

    /// Where the name at a position is defined, or else declared.
    pub fn definition(&self, position: Position) -> Value {
        let Some(occurrence) = self.occurrence(position) else { return Value::Null };
        let spans = self.symbols(&occurrence.meanings).flat_map(|symbol| match symbol.definitions.is_empty() {
            true => &symbol.declarations,
            false => &symbol.definitions,
        });
        self.locations(spans)
    }

    /// Where the name at a position is declared.
    pub fn declaration(&self, position: Position) -> Value {
        let Some(occurrence) = self.occurrence(position) else { return Value::Null };
        self.locations(self.symbols(&occurrence.meanings).flat_map(|symbol| &symbol.declarations))
    }

    /// The names that mean the same as the one at a position.
    fn same(&self, position: Position) -> impl Iterator<Item = &'a Occurrence> {
        let meanings = self.occurrence(position).map_or(&[][..], |it| &it.meanings);
        self.index.occurrences.iter().filter(|it| it.meanings.iter().any(|meaning| meanings.contains(meaning)))
    }

    /// Where the user's own files name what the name at a position means.
    pub fn references(&self, position: Position, with_declarations: bool) -> Value {
        self.locations(self.same(position).filter(|it| with_declarations || !it.is_declaration).map(|it| &it.span))
    }

    /// The same in this file.
    pub fn highlights(&self, position: Position) -> Value {
        let here = self.same(position).filter(|it| it.span.file == self.file);
        here.map(|it| json!({ "range": range(it.span, self.encoding) })).collect()
    }

    /// The declarations of the file, those inside of others as their children.
    pub fn document_symbols(&self) -> Value {
        let list: Vec<&Outline> = self.index.outline.iter().filter(|it| it.selection.file == self.file).collect();
        let mut left = list.as_slice();
        Value::Array(self.nested(&mut left, None))
    }

    fn nested(&self, left: &mut &[&Outline], around: Option<&Outline>) -> Vec<Value> {
        let mut found = Vec::new();
        while let Some((&first, rest)) = left.split_first() {
            if around.is_some_and(|around| first.first > around.last) {
                break;
            }
            *left = rest;
            let children = self.nested(left, Some(first));
            let at = |line: u32, column: Column| json!({ "line": line, "character": self.encoding.of(column) });
            let whole =
                json!({ "start": at(first.first.line, first.first.start), "end": at(first.last.line, first.last.end) });
            found.push(json!({
                "name": if first.name.is_empty() { "(unnamed)" } else { &first.name },
                "detail": first.detail,
                "kind": first.kind,
                "range": whole,
                "selectionRange": range(first.selection, self.encoding),
                "children": children,
            }));
        }
        found
    }

    /// The spaces that are implied in some lines of the file.
    pub fn inlay_hints(&self, lines: std::ops::RangeInclusive<u32>) -> Value {
        let here = self.index.hints.iter().filter(|it| it.span.file == self.file && lines.contains(&it.span.line));
        here.map(|it| {
            let column = if it.is_behind { it.span.end } else { it.span.start };
            json!({
                "position": { "line": it.span.line, "character": self.encoding.of(column) },
                "label": it.text.trim(),
                "tooltip": it.reason,
                "paddingLeft": it.is_behind,
                "paddingRight": !it.is_behind,
            })
        })
        .collect()
    }

    /// How the call or launch around a position goes on.
    pub fn signature_help(&self, position: Position, text: &str) -> Value {
        let end = offset(text, position, self.encoding);
        let Some(site) = text.get(..end).and_then(call_site) else { return Value::Null };
        let before = text.get(..site.name).unwrap_or_default();
        let line = before.matches('\n').count() as u32;
        let start = before.rsplit('\n').next().unwrap_or_default();
        let name = Position { line, character: self.encoding.length(start) };
        let Some(occurrence) = self.occurrence(name) else { return Value::Null };
        let signatures = self.symbols(&occurrence.candidates).flat_map(|symbol| &symbol.signatures);
        let signatures: Vec<&Signature> = signatures.filter(|it| !site.is_configuration || it.is_kernel).collect();
        if signatures.is_empty() {
            return Value::Null;
        }
        if site.is_configuration {
            let list: Vec<Value> = CONFIGURATION.iter().map(|label| json!({ "label": label })).collect();
            let shown = json!({
                "label": format!("<<<{}>>>", CONFIGURATION.join(", ")),
                "documentation": format!("launches {}", signatures.first().map_or("", |it| &it.label)),
                "parameters": list,
            });
            return json!({ "signatures": [shown], "activeSignature": 0, "activeParameter": site.argument.min(3) });
        }
        // The first that takes so many arguments.
        let takes = |it: &&Signature| it.is_variadic || (site.argument as usize) < it.parameters.len().max(1);
        let active = signatures.iter().position(takes).unwrap_or(0);
        let last = signatures.get(active).map_or(0, |it| it.parameters.len().saturating_sub(1)) as u32;
        let is_variadic = signatures.get(active).is_some_and(|it| it.is_variadic);
        let argument = if is_variadic { site.argument.min(last) } else { site.argument };
        let shown: Vec<Value> = signatures
            .iter()
            .map(|it| {
                // Offsets in labels are in UTF-16 in every encoding.
                let parameters: Vec<Value> =
                    it.parameters.iter().map(|(start, end)| json!({ "label": [start.utf16, end.utf16] })).collect();
                json!({ "label": it.label, "parameters": parameters })
            })
            .collect();
        json!({ "signatures": shown, "activeSignature": active, "activeParameter": argument })
    }
}

/// The number of a file among others.
pub fn number_of(files: &[PathBuf], path: &Path) -> Option<u32> {
    files.iter().position(|file| file == path).map(|number| number as u32)
}
