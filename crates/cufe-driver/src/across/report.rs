//! Differences as reports: they have places in several files, of which a source of just these lines is made, so that they
//! are shown like all others.

use super::compare::Difference;
use super::{Place, Use};
use cufe_base::file_name::to_path;
use cufe_base::{Position, Source};
use cufe_diagnostics::{Argument, Note, Report, Sink, code};
use std::collections::HashMap;
use std::fs;

/// The reports about the units of a project, and the lines that they show.
pub struct Reports {
    text: Vec<u8>,
    lines: Vec<Shown>,
    files: HashMap<String, Vec<String>>,
    /// What is reported.
    pub sink: Sink,
}

/// A line of a file in the text.
struct Shown {
    offset: u32,
    file: String,
    line: u32,
}

impl Reports {
    /// None so far.
    pub fn new() -> Self {
        Self { text: Vec::new(), lines: Vec::new(), files: HashMap::new(), sink: Sink::new() }
    }

    /// A source that holds the lines.
    pub fn source(&self) -> Source {
        let mut source = Source::new("", self.text.clone());
        for line in &self.lines {
            source.add_marker(line.offset, line.line, Some(&line.file), false);
        }
        source
    }

    /// The position that stands for a place. Columns are those of what was compiled; in the file itself the word is looked
    /// for, because macros may stand before it.
    fn position(&mut self, place: &Place) -> Position {
        let lines = self.files.entry(place.file.clone()).or_insert_with(|| {
            let text = fs::read(to_path(&place.file)).unwrap_or_default();
            String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
        });
        let line = lines.get(place.line.saturating_sub(1) as usize).cloned().unwrap_or_default();
        let offset = self.text.len() as u32;
        self.lines.push(Shown { offset, file: place.file.clone(), line: place.line });
        let blank = line.len() - line.trim_start().len();
        let at = word_in(&line, &place.word).unwrap_or(blank);
        self.text.extend_from_slice(line.as_bytes());
        self.text.push(b'\n');
        Position(offset + at as u32)
    }

    /// Reports a difference between two units.
    pub fn difference(&mut self, it: &Difference) {
        let here = self.position(&it.here);
        let there = self.position(&it.there.1);
        let mut report = Report::new(it.code, here).quoted(&it.name);
        if it.shown.iter().any(|shown| !shown.is_empty()) {
            for shown in &it.shown {
                report = report.with(match shown.as_str() {
                    "" => Argument::Text("nothing more".to_owned()),
                    shown => Argument::Quoted(shown.to_owned()),
                });
            }
        }
        let unit = Argument::Quoted(it.there.0.clone());
        self.sink.report(report.note(Note::new(code::DECLARED_IN_OTHER_UNIT_NOTE, there).with(unit)));
    }

    /// Reports a function that no unit defines.
    pub fn missing(&mut self, it: &Use) {
        let here = self.position(&it.place);
        let declared = self.position(&it.declared);
        let how = if it.is_launch { "launched" } else { "used in device code" };
        let report = Report::new(code::DEFINED_IN_NO_UNIT, here).quoted(&it.name).with(Argument::Text(how.to_owned()));
        self.sink.report(report.note(Note::new(code::DECLARED_HERE_NOTE_OF_UNITS, declared)));
    }
}

/// Where a word stands in a line, not inside of another one.
fn word_in(line: &str, word: &str) -> Option<usize> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_whole = |at: &usize| {
        let (before, rest) = line.split_at(*at);
        !before.ends_with(is_part) && !rest.get(word.len()..).unwrap_or_default().starts_with(is_part)
    };
    (!word.is_empty()).then(|| line.match_indices(word).map(|(at, _)| at).find(is_whole))?
}
