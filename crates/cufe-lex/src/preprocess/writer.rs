//! The expanded text as it is written: lines where they were, line markers where that is not possible, and the map back to
//! what was written.

use super::token::{Kind, Token};
use crate::text::is_word_byte;
use cufe_base::Segment;

/// Lines that are left empty rather than skipped with a line marker.
const MAXIMUM_LINE_ENDS: u32 = 8;

/// The place of the next byte as the user knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// Index of the name among the names of the run.
    pub file: usize,
    pub system: bool,
    pub line: u32,
}

/// The text so far.
pub(super) struct Writer {
    pub text: Vec<u8>,
    pub segments: Vec<Segment>,
    pub stray_hashes: Vec<u32>,
    place: Place,
    /// What the last token is that a macro gave, if nothing was written since.
    made: Option<Kind>,
}

impl Writer {
    pub fn new(place: Place) -> Self {
        Self { text: Vec::new(), segments: Vec::new(), stray_hashes: Vec::new(), place, made: None }
    }

    /// Index of the name of the file that the present line stands for.
    pub fn file(&self) -> usize {
        self.place.file
    }

    fn at_line_start(&self) -> bool {
        self.text.last().is_none_or(|&byte| byte == b'\n')
    }

    fn map(&mut self, written: u32, is_fixed: bool) {
        let at = self.text.len() as u32;
        if let Some(last) = self.segments.last_mut() {
            let continues = if is_fixed { last.written } else { last.written.saturating_add(at - last.at) };
            if last.is_fixed == is_fixed && continues == written {
                return;
            }
            if last.at == at {
                *last = Segment { at, written, is_fixed };
                return;
            }
        }
        self.segments.push(Segment { at, written, is_fixed });
    }

    /// Writes a pragma on a line of its own, and goes on at its place.
    pub fn pragma(&mut self, text: &[u8], place: &Place, names: &[String]) {
        self.end_line();
        self.text.extend_from_slice(b"#pragma ");
        self.text.extend_from_slice(text);
        self.text.push(b'\n');
        self.place.line = self.place.line.saturating_add(1);
        self.made = None;
        self.go_to(place, names);
    }

    /// Ends the token that was written last, if something else was written on its line.
    pub fn separate(&mut self) {
        if !self.text.last().is_none_or(u8::is_ascii_whitespace) {
            self.text.push(b' ');
        }
    }

    /// Ends the present line unless it is empty.
    pub fn end_line(&mut self) {
        if !self.at_line_start() {
            self.text.push(b'\n');
            self.place.line = self.place.line.saturating_add(1);
        }
    }

    /// Goes to a place: by line ends where it is near, else with a line marker.
    pub fn go_to(&mut self, wanted: &Place, names: &[String]) {
        let place = &self.place;
        if place == wanted {
            return;
        }
        if (place.file, place.system) == (wanted.file, wanted.system)
            && place.line < wanted.line
            && wanted.line - place.line <= MAXIMUM_LINE_ENDS
        {
            for _ in place.line..wanted.line {
                self.text.push(b'\n');
            }
        } else {
            self.end_line();
            if self.text.trim_ascii_end().ends_with(b"\\") {
                // A line that goes on does so on an empty line, not on the marker.
                self.text.push(b'\n');
            }
            let name = names.get(wanted.file).map_or("", String::as_str);
            let name = name.replace('\\', "\\\\").replace('"', "\\\"");
            let flag = if wanted.system { " 3" } else { "" };
            self.text.extend_from_slice(format!("# {} \"{name}\"{flag}\n", wanted.line).as_bytes());
        }
        self.place = wanted.clone();
    }

    /// The lines that follow were given another place by a directive.
    pub fn set_place(&mut self, place: Place) {
        self.place = place;
    }

    /// Copies written text that begins at an offset.
    pub fn copy(&mut self, text: &[u8], written: usize) {
        self.map(written as u32, false);
        self.text.extend_from_slice(text);
        self.made = None;
        let lines = memchr::memchr_iter(b'\n', text).count() as u32;
        self.place.line = self.place.line.saturating_add(lines);
    }

    /// Writes tokens, each of which stands for its place; blanks are put where they would grow together.
    pub fn tokens(&mut self, tokens: &[Token], text: &[u8]) {
        let mut previous: Option<&Token> = None;
        self.made = Some(tokens.last().map_or(Kind::Placemarker, |last| last.kind));
        for token in tokens {
            let spelling = &text[token.range()];
            let blank = match previous {
                Some(before) => {
                    token.space || before.end != token.start && grows_together(&self.text, before.kind, spelling)
                }
                None if matches!(self.text.last(), Some(b'"' | b'\'')) => {
                    grows_together(&self.text, Kind::String, spelling)
                }
                None => grows_together(&self.text, Kind::Number, spelling),
            };
            self.map(token.at, !token.is_in_place());
            if blank {
                self.map(token.at, true);
                self.text.push(b' ');
                self.map(token.at, !token.is_in_place());
            }
            if spelling.starts_with(b"#") || spelling.starts_with(b"%:") {
                self.stray_hashes.push(self.text.len() as u32);
            }
            self.text.extend_from_slice(spelling);
            self.place.line = self.place.line.saturating_add(memchr::memchr_iter(b'\n', spelling).count() as u32);
            previous = Some(token);
        }
    }

    /// A blank that stands for a place, for a report about it; its offset.
    pub fn anchor(&mut self, written: u32) -> u32 {
        self.map(written, true);
        let at = self.text.len() as u32;
        self.text.push(b' ');
        at
    }

    /// What is written next, at the end of a line, stands for the end of a written line.
    pub fn map_end(&mut self, written: usize) {
        self.map(written as u32, false);
    }

    /// Whether a byte that is copied next could become part of what is before it.
    pub fn grows(&self, next: u8) -> bool {
        let Some(kind) = self.made else { return false };
        let at_blank = next.is_ascii_whitespace() || self.text.last().is_none_or(u8::is_ascii_whitespace);
        !at_blank && (kind == Kind::Placemarker || grows_together(&self.text, kind, &[next]))
    }

    /// Ends the text at the place of its last line.
    pub fn finish(&mut self, last: &Place, names: &[String], has_line_end: bool) {
        if self.at_line_start() && !self.text.is_empty() && self.place.line == last.line + 1 {
            return;
        }
        self.go_to(last, names);
        if has_line_end {
            self.text.push(b'\n');
        }
    }

    /// Notes that a `#` of the text that is copied next, at this distance, begins no directive.
    pub fn stray_hash(&mut self, distance: usize) {
        self.stray_hashes.push((self.text.len() + distance) as u32);
    }
}

/// Whether a spelling would become part of the token before it, which ends the text.
fn grows_together(text: &[u8], before: Kind, spelling: &[u8]) -> bool {
    let (Some(&last), Some(&first)) = (text.last(), spelling.first()) else { return false };
    let is_word = |byte: u8| is_word_byte(byte) || byte >= 0x80 || byte == b'\\';
    let is_open = |byte: u8| byte.is_ascii_punctuation() && !b"()[]{};,~_$\"'".contains(&byte);
    is_word(last) && (is_word(first) || matches!(first, b'"' | b'\''))
        || matches!(before, Kind::String | Kind::Character) && is_word(first)
        || before == Kind::Number && (is_word(last) || last == b'.') && matches!(first, b'.' | b'\'')
        || before == Kind::Number && matches!((last, first), (b'e' | b'E' | b'p' | b'P', b'+' | b'-'))
        || last == b'.' && first.is_ascii_digit()
        || is_open(last) && is_open(first)
}
