//! Preprocessing tokens ([lex.pptoken]): a spelling somewhere in the written text, which also holds the spellings that
//! `#` and `##` make.

use crate::literal::text::{prefix, quoted_end, raw_body};
use crate::punctuation::longest_match;
use crate::text::{
    UniversalName, byte_at, first_character, is_allowed_in_identifier, is_blank, is_word_byte, skip_splices,
    splice_end, unsplice,
};
use cufe_base::{Dialect, Standard};

/// What a preprocessing token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Identifier,
    Number,
    String,
    Character,
    Punctuation,
    /// A character that begins no token.
    Other,
    /// The end of a line.
    Newline,
    /// The end of the text that is read.
    End,
    /// Nothing, where `##` has an operand without tokens ([cpp.concat]).
    Placemarker,
}

/// A preprocessing token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    /// White space stands before it.
    pub space: bool,
    /// The name of a macro that was met within its own replacement: never to be replaced ([cpp.rescan]).
    pub painted: bool,
    /// Its spelling.
    pub start: u32,
    pub end: u32,
    /// The place that reports about it name.
    pub at: u32,
}

impl Token {
    /// The spelling as indices.
    pub fn range(&self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Whether the token is spelt where it was written.
    pub fn is_in_place(&self) -> bool {
        self.start == self.at
    }
}

/// A part of the text, token by token.
pub(super) struct Reader<'d> {
    /// Where it goes on.
    pub at: usize,
    pub end: usize,
    pub dialect: &'d Dialect,
    /// A comment without end began here.
    pub open_comment: Option<usize>,
    /// A comment that was passed held an end of line.
    pub passed_line: bool,
    /// Comments that were passed.
    pub comments: Vec<std::ops::Range<usize>>,
}

impl<'d> Reader<'d> {
    pub fn new(range: std::ops::Range<usize>, dialect: &'d Dialect) -> Self {
        Self { at: range.start, end: range.end, dialect, open_comment: None, passed_line: false, comments: Vec::new() }
    }

    /// Passes white space and comments within a line (a comment may hold ends of lines); whether there was any.
    pub fn skip_space(&mut self, text: &[u8]) -> bool {
        let mut space = false;
        while self.at < self.end {
            let byte = text[self.at];
            if is_blank(byte) || byte == 0 {
                self.at += 1;
                space = true;
            } else if let Some(after) = splice_end(text, self.at).filter(|&after| after <= self.end) {
                self.at = after;
            } else if byte == b'/' {
                let second = skip_splices(text, self.at + 1);
                let start = self.at;
                space |= second < self.end && matches!(byte_at(text, second), b'/' | b'*');
                match byte_at(text, second) {
                    b'/' if second < self.end => self.at = line_end(text, second, self.end),
                    b'*' if second < self.end => {
                        let body = second + 1;
                        let length = memchr::memmem::find(&text[body..self.end], b"*/");
                        if length.is_none() {
                            self.open_comment = Some(self.at);
                        }
                        let after = length.map_or(self.end, |length| body + length + 2);
                        self.passed_line |= memchr::memchr(b'\n', &text[body..after]).is_some();
                        self.at = after;
                    }
                    _ => break,
                }
                self.comments.push(start..self.at);
            } else {
                break;
            }
        }
        space
    }

    /// The next token; the spelling of one that is spelt otherwise is added to the text.
    pub fn next(&mut self, text: &mut Vec<u8>) -> Token {
        let space = self.skip_space(text);
        let start = self.at;
        let token = |kind, start: usize, end: usize, at: usize| Token {
            kind,
            space,
            painted: false,
            start: start as u32,
            end: end as u32,
            at: at as u32,
        };
        if start >= self.end {
            return token(Kind::End, start, start, start);
        }
        if text[start] == b'\n' {
            self.at += 1;
            return token(Kind::Newline, start, start + 1, start);
        }
        let (kind, end) = self.extent(text, start);
        let end = end.clamp(start + 1, self.end);
        self.at = end;
        let spelling = match kind {
            Kind::Identifier => name_at(text, start).0.filter(|name| name.len() != end - start),
            _ if is_raw(&text[start..end]) => None,
            _ => {
                Some(unsplice(&text[start..end])).filter(|made| made.len() != end - start).map(|made| made.into_owned())
            }
        };
        match spelling {
            Some(made) => {
                let made_at = text.len();
                text.extend_from_slice(&made);
                token(kind, made_at, text.len(), start)
            }
            None => token(kind, start, end, start),
        }
    }

    fn extent(&self, text: &[u8], start: usize) -> (Kind, usize) {
        let byte = text[start];
        if byte.is_ascii_digit() || byte == b'.' && byte_at(text, skip_splices(text, start + 1)).is_ascii_digit() {
            return (Kind::Number, number_end(text, start, self.dialect));
        }
        if matches!(byte, b'"' | b'\'') {
            return quoted(text, start, false);
        }
        if is_word_byte(byte) || byte >= 0x80 || byte == b'\\' {
            let (name, end) = name_at(text, start);
            if end > start {
                let quote = byte_at(text, end);
                let word = name.as_deref().unwrap_or(&text[start..end]);
                return match prefix(word, quote, self.dialect) {
                    Some((_, raw)) if matches!(quote, b'"' | b'\'') => quoted(text, end, raw),
                    _ => (Kind::Identifier, end),
                };
            }
            let length = first_character(&text[start..]).map_or(1, |(_, length)| length);
            return (Kind::Other, start + length);
        }
        let mut characters = [0; 4];
        let mut ends = [start; 4];
        let mut at = start;
        for (character, end) in characters.iter_mut().zip(&mut ends) {
            at = skip_splices(text, at);
            if at < self.end {
                *character = text[at];
            }
            at += 1;
            *end = at;
        }
        match longest_match(characters, self.dialect) {
            Some(found) => (Kind::Punctuation, ends[usize::from(found.length).clamp(1, 4) - 1]),
            None => (Kind::Other, start + 1),
        }
    }
}

/// The end of the logical line that holds an offset.
pub(super) fn line_end(text: &[u8], mut at: usize, end: usize) -> usize {
    while let Some(found) = text.get(at..end).and_then(|rest| memchr::memchr(b'\n', rest)) {
        let newline = at + found;
        if text[at..newline].trim_ascii_end().last() != Some(&b'\\') {
            return newline;
        }
        at = newline + 1;
    }
    end
}

fn is_raw(spelling: &[u8]) -> bool {
    let quote = spelling.iter().position(|&byte| byte == b'"');
    quote.and_then(|quote| quote.checked_sub(1)).is_some_and(|before| spelling[before] == b'R')
}

/// A literal whose quote is at an offset, with its suffix.
fn quoted(text: &[u8], quote: usize, raw: bool) -> (Kind, usize) {
    let kind = if text[quote] == b'"' { Kind::String } else { Kind::Character };
    let raw_end = if raw { raw_body(text, quote).ok() } else { None };
    let end = match raw_end {
        Some(body) => body.end + (body.start - quote - 2) + 2,
        None => match quoted_end(text, quote) {
            Ok(end) => end,
            Err(end) => return (kind, end),
        },
    };
    let (_, suffix_end) = name_at(text, end);
    (kind, if byte_at(text, end).is_ascii_digit() { end } else { suffix_end })
}

/// The identifier at an offset: its name where it is not spelt as it is written, and the offset after it.
pub(super) fn name_at(text: &[u8], start: usize) -> (Option<Vec<u8>>, usize) {
    let plain = text[start..].iter().position(|&byte| !is_word_byte(byte)).map_or(text.len(), |length| start + length);
    if !matches!(byte_at(text, plain), b'\\' | 0x80..) {
        return (None, plain);
    }
    let mut name = text[start..plain].to_vec();
    let mut end = plain;
    let mut respelt = false;
    loop {
        let at = skip_splices(text, end);
        let byte = byte_at(text, at);
        let length = if is_word_byte(byte) {
            name.push(byte);
            1
        } else if byte >= 0x80 {
            match first_character(&text[at..]) {
                Some((character, length)) if is_allowed_in_identifier(character as u32) => {
                    name.extend_from_slice(&text[at..at + length]);
                    length
                }
                _ => break,
            }
        } else if let Some(universal) = text.get(at..).and_then(UniversalName::parse) {
            let mut buffer = [0; 4];
            name.extend_from_slice(universal.character().encode_utf8(&mut buffer).as_bytes());
            respelt = true;
            universal.length
        } else {
            break;
        };
        respelt |= at > end;
        end = at + length;
    }
    (respelt.then_some(name), end)
}

/// The end of the preprocessing number ([lex.ppnumber]) at an offset.
fn number_end(text: &[u8], start: usize, dialect: &Dialect) -> usize {
    let mut end = start;
    let mut last = 0;
    loop {
        let at = skip_splices(text, end);
        let byte = byte_at(text, at);
        let length = match byte {
            b'.' => 1,
            b'+' | b'-' if matches!(last, b'e' | b'E' | b'p' | b'P') => 1,
            b'\'' if dialect.standard >= Standard::Cpp14 && is_word_byte(byte_at(text, at + 1)) => 1,
            _ if is_word_byte(byte) => 1,
            0x80.. => match first_character(&text[at..]) {
                Some((character, length)) if is_allowed_in_identifier(character as u32) => length,
                _ => return end,
            },
            b'\\' => match text.get(at..).and_then(UniversalName::parse) {
                Some(name) => name.length,
                None => return end,
            },
            _ => return end,
        };
        last = byte;
        end = at + length;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(written: &str) -> Vec<String> {
        let mut text = written.as_bytes().to_vec();
        let dialect = Dialect::default();
        let mut reader = Reader::new(0..text.len(), &dialect);
        let mut spellings = Vec::new();
        loop {
            let token = reader.next(&mut text);
            if token.kind == Kind::End {
                return spellings;
            }
            spellings.push(String::from_utf8_lossy(&text[token.range()]).into_owned());
        }
    }

    #[test]
    fn tokens_are_the_longest() {
        assert_eq!(tokens("a+++b 1.e+5x .5 ...%:%:"), ["a", "++", "+", "b", "1.e+5x", ".5", "...", "%:%:"]);
        assert_eq!(tokens("u8R\"(a\n)\"_x L'b' \"c\\\"\""), ["u8R\"(a\n)\"_x", "L'b'", "\"c\\\"\""]);
        assert_eq!(tokens("a /* \n */ b // c\nd"), ["a", "b", "\n", "d"]);
    }

    #[test]
    fn splices_and_universal_names_are_undone() {
        assert_eq!(tokens("fo\\\no 1\\\n2 +\\\n+ \\u00e9 é"), ["foo", "12", "++", "é", "é"]);
    }
}
