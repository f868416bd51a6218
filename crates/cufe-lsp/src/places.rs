//! From tokens of the preprocessed text to places in files as they are written.

use crate::answer::{Column, Span, Unsaved};
use cufe_base::file_name::to_path;
use cufe_base::{Position, Source};
use cufe_diagnostics::human::marked_length;
use cufe_diagnostics::original::{Written, written_place};
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};

/// Lines that are longer are not compared with what was written: no person wrote them.
const MAXIMUM_LINE: usize = 4096;

/// The places of one unit.
pub struct Places<'u> {
    source: &'u Source,
    /// Where the compiler ran: to this, relative names of files refer.
    directory: &'u Path,
    unsaved: &'u [Unsaved],
    files: Vec<PathBuf>,
    numbers: FxHashMap<PathBuf, u32>,
    /// By the numbers of the source's files: our own and the lines.
    known: FxHashMap<String, (u32, Vec<String>)>,
}

impl<'u> Places<'u> {
    /// Of a unit whose compiler ran in a folder.
    pub fn new(source: &'u Source, directory: &'u Path, unsaved: &'u [Unsaved]) -> Self {
        Self {
            source,
            directory,
            unsaved,
            files: Vec::new(),
            numbers: FxHashMap::default(),
            known: FxHashMap::default(),
        }
    }

    /// The files that spans refer to.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Where the compiler ran.
    pub fn directory(&self) -> &Path {
        self.directory
    }

    /// The number of a file.
    pub fn file(&mut self, path: &Path) -> u32 {
        let path = cufe_project::database::absolute(path, self.directory);
        if let Some(&number) = self.numbers.get(&path) {
            return number;
        }
        let number = self.files.len() as u32;
        self.files.push(path.clone());
        self.numbers.insert(path, number);
        number
    }

    fn read(&mut self, name: &str) {
        if self.known.contains_key(name) {
            return;
        }
        let number = self.file(&to_path(name));
        let path = &self.files[number as usize];
        let text = match self.unsaved.iter().find(|unsaved| unsaved.file == *path) {
            Some(unsaved) => unsaved.text.clone(),
            // What is no file, as a terminal, might never end.
            None if path.is_file() => {
                std::fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
            }
            None => String::new(),
        };
        self.known.insert(name.to_owned(), (number, text.lines().map(str::to_owned).collect()));
    }

    /// Where the text at a position is written, and whether it stands there as it is and does not come out of a macro. `length` in bytes, of a
    /// token; none for the word at the position.
    fn written(&mut self, position: Position, length: Option<usize>) -> Option<(Span, bool)> {
        if !position.is_some() {
            return None;
        }
        let source = self.source;
        let is_end = position >= source.end();
        let position = if is_end { cufe_diagnostics::sarif::end_position(source) } else { position };
        let location = source.location(position);
        let name = source.file_name(location.file);
        self.read(name);
        let (file, lines) = self.known.get(name)?;
        let index = (location.line as usize).checked_sub(1)?;
        let (bytes, at) = source.written_line(position);
        let preprocessed = String::from_utf8_lossy(bytes);
        let at = String::from_utf8_lossy(bytes.get(..at).unwrap_or(bytes)).len().min(preprocessed.len());
        let unknown = String::new();
        // Behind its last line a file ends.
        let written = lines.get(index).unwrap_or(&unknown);
        let (range, is_same) = if is_end {
            (written.len()..written.len(), false)
        } else if *written == preprocessed {
            (at..at, true)
        } else if written.len() > MAXIMUM_LINE || preprocessed.len() > MAXIMUM_LINE {
            (0..0, false)
        } else {
            match written_place(&preprocessed, at, written) {
                Some(Written::Same(range)) => (range.start..range.start, true),
                Some(Written::Expanded(range)) => (range, false),
                None => (0..0, false),
            }
        };
        let start = range.start.min(written.len());
        let end = match (is_same, length) {
            (true, Some(length)) => start + length,
            (true, None) => start + marked_length(written, start),
            (false, _) => range.end,
        };
        let is_same = is_same
            && length.is_none_or(|length| {
                let here = preprocessed.as_bytes().get(at..at + length);
                here.is_some() && here == written.as_bytes().get(start..end)
            });
        let end = if written.is_char_boundary(end) { end.min(written.len()).max(start) } else { start };
        let column = |offset: usize| {
            let before = written.get(..offset).unwrap_or_default();
            Column { utf8: before.len() as u32, utf16: before.encode_utf16().count() as u32 }
        };
        let span = Span { file: *file, line: location.line - 1, start: column(start), end: column(end) };
        Some((span, is_same))
    }

    /// The place of a report.
    pub fn report(&mut self, position: Position) -> Option<Span> {
        self.written(position, None).map(|(span, _)| span)
    }

    /// The place of a token; none where it comes out of a macro.
    pub fn token(&mut self, range: cufe_base::Range) -> Option<Span> {
        let length = range.indices().len();
        self.written(range.start, Some(length)).filter(|&(_, is_same)| is_same).map(|(span, _)| span)
    }

    /// The first line of a file.
    pub fn start_of(&mut self, path: &Path) -> Span {
        let file = self.file(path);
        Span { file, line: 0, start: Column::default(), end: Column::default() }
    }
}
