//! `#include` ([cpp.include]): names, the search path, files that are read once.

use super::compiler::Compiler;
use super::guard::Guard;
use super::token::{Kind, Token, line_end};
use super::{Frame, Preprocessor};
use crate::text::{byte_at, decode};
use cufe_base::Position;
use cufe_base::file_name;
use cufe_diagnostics::{Argument, Report, code};

/// Files within files.
const MAXIMUM_DEPTH: usize = 200;

/// Reads files for `#include`.
pub trait FileReader {
    /// The content, if there is a regular file of this name.
    fn read(&self, name: &str) -> Option<Vec<u8>>;

    /// Something that two names of the same file share.
    fn identity(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// Where headers are found.
#[derive(Clone, Copy, Default)]
pub struct Headers<'a> {
    /// Folders in the order of the search, those of the system at the end; what stands before `-` is for quoted names only.
    pub folders: &'a [String],
    /// Files that are read before the source.
    pub preincluded: &'a [String],
    /// Files that are read before for their macros only.
    pub preincluded_macros: &'a [String],
    /// Reads them; without it there are none.
    pub reader: Option<&'a dyn FileReader>,
    /// A missing file does not end the run.
    pub go_on_without: bool,
    /// The compiler in whose place the source is preprocessed; without it, it is done as the reference does it.
    pub compiler: Option<&'a Compiler<'a>>,
}

impl Headers<'_> {
    /// The name of a file in a folder of the search path.
    fn in_folder(folder: &str, name: &str) -> String {
        if folder.is_empty() || folder.ends_with('/') { format!("{folder}{name}") } else { format!("{folder}/{name}") }
    }
}

/// The name in an `#include`.
pub(super) struct HeaderName {
    name: String,
    quoted: bool,
}

/// A file that was found.
pub(super) struct Found {
    path: String,
    content: Vec<u8>,
    folder: Option<usize>,
    /// It is a header of the system.
    system: bool,
}

impl Preprocessor<'_> {
    /// `#include` or `#include_next`, whose name was read.
    pub(super) fn include(&mut self, directive: Token, mut is_next: bool) {
        if is_next && self.frames.len() < 2 {
            self.report(code::INCLUDE_NEXT_IN_PRIMARY_FILE, directive.at);
            is_next = false;
        }
        let Some(frame) = self.frames.last() else { return };
        let end = line_end(&self.text, frame.at, frame.end);
        let Some(header) = self.header_name(end) else {
            let at = self.frames.last().map_or(0, |frame| frame.at) as u32;
            self.add_report(Report::new(code::FILE_NAME_NOT_QUOTED, Position::NONE).as_catastrophe(), at);
            return self.stop();
        };
        self.go_on_at(end);
        match self.find(&header, is_next) {
            Some(found) => self.read_header(found, end),
            None => {
                let report = Report::new(code::CANNOT_OPEN_SOURCE, Position::NONE);
                let report = report.with(Argument::Text("source".to_owned())).with(Argument::Quoted(header.name));
                let go_on = self.headers.go_on_without;
                self.add_report(if go_on { report.as_error() } else { report }, end as u32);
                if !go_on {
                    self.stop();
                }
            }
        }
    }

    /// The name, as it stands or as macros give it; what follows it is reported. Where there is none, the innermost file
    /// is left at the place to report.
    fn header_name(&mut self, end: usize) -> Option<HeaderName> {
        let (after, dialect) = (self.frames.last()?.at, self.dialect);
        let mut reader = super::Reader::new(after..end, dialect);
        reader.skip_space(&self.text);
        let at = reader.at;
        self.frames.last_mut()?.at = at;
        let close = match byte_at(&self.text, at) {
            b'"' if at < end => Some(b'"'),
            b'<' if at < end => Some(b'>'),
            _ => None,
        };
        if let Some(close) = close {
            let length = memchr::memchr(close, &self.text[at + 1..end]).filter(|&length| length > 0)?;
            let name = file_name::from_bytes(&self.text[at + 1..at + 1 + length]);
            self.frames.last_mut()?.at = at + length + 2;
            let rest = self.line_tokens();
            self.check_end(rest.first(), false);
            return Some(HeaderName { name, quoted: close == b'"' });
        }
        let line = self.line_tokens();
        let tokens = self.replaced(line);
        self.frames.last_mut()?.at = at;
        let (header, rest) = self.spelt_header(&tokens)?;
        self.check_end(tokens.get(rest), false);
        Some(header)
    }

    /// The name that tokens give, and how many of them it takes.
    pub(super) fn spelt_header(&self, tokens: &[Token]) -> Option<(HeaderName, usize)> {
        let first = tokens.first()?;
        let spelling = &self.text[first.range()];
        if first.kind == Kind::String && spelling.starts_with(b"\"") && spelling.len() > 2 && spelling.ends_with(b"\"")
        {
            let name = file_name::from_bytes(&spelling[1..spelling.len() - 1]);
            return Some((HeaderName { name, quoted: true }, 1));
        }
        if first.kind != Kind::Punctuation || !spelling.starts_with(b"<") {
            return None;
        }
        let mut name = spelling[1..].to_vec();
        for (index, token) in tokens.iter().enumerate().skip(1) {
            let spelling = &self.text[token.range()];
            if token.kind == Kind::End {
                break;
            }
            if token.space {
                name.push(b' ');
            }
            if token.kind == Kind::Punctuation && spelling == b">" {
                let name = file_name::from_bytes(name.trim_ascii_end());
                return (!name.is_empty()).then_some((HeaderName { name, quoted: false }, index + 1));
            }
            name.extend_from_slice(spelling);
        }
        None
    }

    pub(super) fn find(&self, header: &HeaderName, is_next: bool) -> Option<Found> {
        let (reader, frame) = (self.headers.reader?, self.frames.last()?);
        let read =
            |path: String, folder, system| reader.read(&path).map(|content| Found { path, content, folder, system });
        if header.name.starts_with('/') {
            return read(header.name.clone(), None, false);
        }
        let folders = self.headers.folders;
        let first_of_system = self.headers.compiler.map_or(usize::MAX, |compiler| compiler.first_system_folder);
        if header.quoted && !is_next {
            // For a compiler the folder of a file is not in the search path, even if the file was found through it.
            let found_in = frame.found_in.filter(|_| self.headers.compiler.is_none());
            let own = read(Headers::in_folder(&frame.directory, &header.name), found_in, frame.system);
            if own.is_some() {
                return own;
            }
        }
        let quoted_only = folders.iter().position(|folder| folder == "-").map_or(0, |at| at + 1);
        let first = match frame.found_in {
            Some(folder) if is_next => folder + 1,
            _ if header.quoted => 0,
            _ => quoted_only,
        };
        (first..folders.len()).filter(|&folder| folders[folder] != "-").find_map(|folder| {
            read(Headers::in_folder(&folders[folder], &header.name), Some(folder), folder >= first_of_system)
        })
    }

    fn read_header(&mut self, found: Found, directive_end: usize) {
        let identity = self.headers.reader.map_or(String::new(), |reader| reader.identity(&found.path));
        let is_guarded = || self.guards.get(&identity).is_some_and(|guard| self.macros.find(guard).is_some());
        if self.once.contains(&identity) || is_guarded() {
            return;
        }
        let is_open = self.headers.compiler.is_none() && self.frames.iter().any(|frame| frame.identity == identity);
        // Nothing can stop a file that includes itself outside of all conditionals.
        if is_open && !self.is_conditional_open() || self.frames.len() > MAXIMUM_DEPTH {
            self.report_about(code::FILE_INCLUDES_ITSELF, directive_end as u32, &found.path);
            return self.stop();
        }
        let content = self.decoded(found.content);
        if !self.spend(content.len() / 4) {
            return;
        }
        let range = self.add_file(&content);
        self.files.push((self.frames.len(), found.path.clone()));
        if self.collecting == 0 {
            self.place_reports();
        }
        self.enter(found.path, range, found.system, found.folder);
    }

    /// The text of a file as it is read.
    fn decoded(&self, content: Vec<u8>) -> Vec<u8> {
        let text = decode(content);
        if self.headers.compiler.is_some() && self.dialect.trigraphs { crate::replace_trigraphs(&text) } else { text }
    }

    /// Adds the text of a file, on lines of its own.
    pub(super) fn add_file(&mut self, content: &[u8]) -> std::ops::Range<usize> {
        self.text.push(b'\n');
        let start = self.text.len();
        self.text.extend_from_slice(content);
        let end = self.text.len();
        self.text.push(b'\n');
        start..end
    }

    /// Begins to read a file whose text is known.
    pub(super) fn enter(&mut self, name: String, range: std::ops::Range<usize>, system: bool, found_in: Option<usize>) {
        let identity = self.headers.reader.map_or(String::new(), |reader| reader.identity(&name));
        let directory = name.rfind('/').map_or(String::new(), |slash| name[..=slash].to_owned());
        let file = self.file_index(&name);
        self.frames.push(Frame {
            at: range.start,
            end: range.end,
            start: range.start,
            copied: range.start,
            line_start: true,
            known: (range.start, 1),
            file,
            system,
            directory,
            found_in,
            identity,
            conditionals: self.conditionals.len(),
            stray_hashes: Vec::new(),
            set_aside: Vec::new(),
            invoked_to: range.start,
            left_at: range.start,
            guard: Guard::Nothing,
        });
    }

    /// The index of a presumed name.
    pub(super) fn file_index(&mut self, name: &str) -> usize {
        match self.names.iter().rposition(|known| known == name) {
            Some(index) => index,
            None => {
                self.names.push(name.to_owned());
                self.names.len() - 1
            }
        }
    }

    /// Enters files that are read before the source, the first one last.
    pub(super) fn preincluded(&mut self, names: &[String]) {
        let Some(reader) = self.headers.reader else { return };
        for name in names.iter().rev() {
            let Some(content) = reader.read(name) else { continue };
            let content = decode(content);
            let range = self.add_file(&content);
            self.files.push((1, name.clone()));
            self.enter(name.clone(), range, false, None);
        }
    }

    /// Leaves the innermost file. Conditionals that are open in it are reported (37).
    pub(super) fn end_file(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        if let Guard::Closed(name) = &frame.guard {
            self.guards.insert(frame.identity.clone(), name.clone());
        }
        let (first, end) = (frame.conditionals, frame.end);
        // Innermost first.
        while self.conditionals.len() > first {
            if let Some(open) = self.conditionals.pop() {
                self.report(code::MISSING_ENDIF, open.at);
            }
        }
        if self.frames.len() == 1 {
            // What is reported at the end is reported on the last line.
            let last = end.saturating_sub(usize::from(end > 0 && self.text[end - 1] == b'\n'));
            self.place_reports();
            if self.headers.compiler.is_some() {
                // The text of a compiler ends with the last line that has something on it, or behind the last header.
                self.writer.end_line();
                let left_at = self.frames.last().map_or(0, |frame| frame.left_at);
                let file = self.frames.last().map_or(0, |frame| frame.file);
                if self.writer.file() != file
                    && let Some(place) = self.place(left_at)
                {
                    self.writer.go_to(&super::writer::Place { line: place.line + 1, ..place }, &self.names);
                }
            } else if let Some(place) = self.place(last) {
                self.writer.finish(&place, &self.names, last < end);
            }
        }
        self.place_reports();
        self.frames.pop();
        if let Some(frame) = self.frames.last_mut() {
            frame.left_at = frame.at;
        }
        if self.collecting == 0 && !self.frames.is_empty() {
            self.writer.end_line();
        }
    }
}
