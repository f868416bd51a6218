//! Character and string literals ([lex.ccon], [lex.string]).

use super::Issue;
use crate::text::{UniversalName, byte_at, first_character, splice_end};
use cufe_base::{Dialect, Standard};
use cufe_diagnostics::{Code, code};
use std::ops::Range;

/// The encoding of a literal, from its prefix.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Encoding {
    /// No prefix: UTF-8 in `char`.
    Ordinary,
    /// `L`: code points in `wchar_t`.
    Wide,
    /// `u8`: UTF-8 in `char`, from C++20 in `char8_t`.
    Utf8,
    /// `u`: UTF-16 in `char16_t`.
    Utf16,
    /// `U`: code points in `char32_t`.
    Utf32,
}

/// Prefixes of literals: spelling, encoding, whether the string is raw.
const PREFIXES: &[(&str, Encoding, bool)] = &[
    ("", Encoding::Ordinary, false),
    ("L", Encoding::Wide, false),
    ("u8", Encoding::Utf8, false),
    ("u", Encoding::Utf16, false),
    ("U", Encoding::Utf32, false),
    ("R", Encoding::Ordinary, true),
    ("LR", Encoding::Wide, true),
    ("u8R", Encoding::Utf8, true),
    ("uR", Encoding::Utf16, true),
    ("UR", Encoding::Utf32, true),
];

/// What a word directly before a quote says, if it is a prefix in this dialect.
pub(crate) fn prefix(word: &[u8], quote: u8, dialect: &Dialect) -> Option<(Encoding, bool)> {
    let &(_, encoding, raw) = PREFIXES.iter().find(|(name, ..)| name.as_bytes() == word)?;
    let since = match (encoding, raw, quote) {
        (Encoding::Ordinary | Encoding::Wide, false, _) => Standard::Cpp03,
        (Encoding::Utf8, _, b'\'') => Standard::Cpp17,
        _ => Standard::Cpp11,
    };
    (dialect.standard >= since && !(raw && quote == b'\'')).then_some((encoding, raw))
}

impl Encoding {
    fn unit_maximum(self) -> u64 {
        match self {
            Encoding::Ordinary | Encoding::Utf8 => 0xFF,
            Encoding::Utf16 => 0xFFFF,
            Encoding::Wide | Encoding::Utf32 => 0xFFFF_FFFF,
        }
    }
}

/// The code units of a string, without a terminating zero.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum CodeUnits {
    /// Ordinary and UTF-8 strings.
    Narrow(Vec<u8>),
    /// UTF-16 strings.
    Utf16(Vec<u16>),
    /// Wide and UTF-32 strings.
    Utf32(Vec<u32>),
}

impl CodeUnits {
    fn new(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Ordinary | Encoding::Utf8 => CodeUnits::Narrow(Vec::new()),
            Encoding::Utf16 => CodeUnits::Utf16(Vec::new()),
            Encoding::Wide | Encoding::Utf32 => CodeUnits::Utf32(Vec::new()),
        }
    }

    /// The number of code units.
    pub fn len(&self) -> usize {
        match self {
            CodeUnits::Narrow(units) => units.len(),
            CodeUnits::Utf16(units) => units.len(),
            CodeUnits::Utf32(units) => units.len(),
        }
    }

    /// Whether the string is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code unit at an index.
    pub fn get(&self, index: usize) -> Option<u32> {
        match self {
            CodeUnits::Narrow(units) => units.get(index).map(|&unit| unit.into()),
            CodeUnits::Utf16(units) => units.get(index).map(|&unit| unit.into()),
            CodeUnits::Utf32(units) => units.get(index).copied(),
        }
    }

    fn push_unit(&mut self, unit: u64) {
        match self {
            CodeUnits::Narrow(units) => units.push(unit as u8),
            CodeUnits::Utf16(units) => units.push(unit as u16),
            CodeUnits::Utf32(units) => units.push(unit as u32),
        }
    }

    fn extend_from_ascii(&mut self, text: &[u8]) {
        match self {
            CodeUnits::Narrow(units) => units.extend_from_slice(text),
            CodeUnits::Utf16(units) => units.extend(text.iter().map(|&byte| u16::from(byte))),
            CodeUnits::Utf32(units) => units.extend(text.iter().map(|&byte| u32::from(byte))),
        }
    }

    /// Appends a code point; surrogates and values beyond Unicode by the same scheme of bits.
    fn push_code_point(&mut self, code: u32) {
        match self {
            CodeUnits::Narrow(units) => {
                let tail = |shift: u32| 0x80 | (code >> shift & 0x3F) as u8;
                match code {
                    0..0x80 => units.push(code as u8),
                    0x80..0x800 => units.extend([0xC0 | (code >> 6) as u8, tail(0)]),
                    0x800..0x1_0000 => units.extend([0xE0 | (code >> 12) as u8, tail(6), tail(0)]),
                    _ => units.extend([0xF0 | (code >> 18 & 7) as u8, tail(12), tail(6), tail(0)]),
                }
            }
            CodeUnits::Utf16(units) => match code.checked_sub(0x1_0000) {
                None => units.push(code as u16),
                Some(rest) => units.extend([0xD800 | (rest >> 10 & 0x3FF) as u16, 0xDC00 | (rest & 0x3FF) as u16]),
            },
            CodeUnits::Utf32(units) => units.push(code),
        }
    }

    /// Appends the units of the next literal of a joined string; both have the same unit type.
    pub fn append(&mut self, other: &CodeUnits) {
        match (self, other) {
            (CodeUnits::Narrow(units), CodeUnits::Narrow(more)) => units.extend(more),
            (CodeUnits::Utf16(units), CodeUnits::Utf16(more)) => units.extend(more),
            (CodeUnits::Utf32(units), CodeUnits::Utf32(more)) => units.extend(more),
            (units, more) => {
                (0..more.len()).filter_map(|index| more.get(index)).for_each(|u| units.push_unit(u.into()))
            }
        }
    }
}

/// Where the parts of a character or string literal are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    pub encoding: Encoding,
    pub raw: bool,
    /// The text between the quotes (or between the parentheses of a raw string).
    pub body: Range<usize>,
}

/// Finds the parts of a literal that the lexer delivered.
fn parts(text: &[u8], dialect: &Dialect) -> Parts {
    let quote_at = text.iter().position(|byte| matches!(byte, b'"' | b'\'')).unwrap_or(text.len());
    let quote = byte_at(text, quote_at);
    let word = crate::text::unsplice(text.get(..quote_at).unwrap_or_default());
    let (encoding, raw) = prefix(&word, quote, dialect).unwrap_or((Encoding::Ordinary, false));
    if raw && let Ok(body) = raw_body(text, quote_at) {
        return Parts { encoding, raw, body };
    }
    let start = (quote_at + 1).min(text.len());
    let end = match quoted_end(text, quote_at) {
        Ok(end) => end - 1,
        Err(end) => end,
    };
    Parts { encoding, raw: false, body: start..end.max(start) }
}

/// The offset after the closing quote of a literal whose opening quote is at `quote_at`; if there is none on the line,
/// the end of the line as an error.
pub(crate) fn quoted_end(text: &[u8], quote_at: usize) -> Result<usize, usize> {
    let quote = byte_at(text, quote_at);
    let mut at = quote_at + 1;
    loop {
        let Some(found) = text.get(at..).and_then(|rest| memchr::memchr3(quote, b'\\', b'\n', rest)) else {
            return Err(text.len());
        };
        at += found;
        match text[at] {
            b'\n' => return Err(at),
            b'\\' => match splice_end(text, at) {
                Some(end) => at = end,
                None => {
                    at = crate::text::skip_splices(text, at + 1);
                    if byte_at(text, at) != b'\n' {
                        at += 1;
                    }
                }
            },
            _ => return Ok(at + 1),
        }
    }
}

/// The text between the parentheses of a raw string whose quote is at `quote_at`. Where it is malformed, the diagnostic
/// and its offset.
pub(crate) fn raw_body(text: &[u8], quote_at: usize) -> Result<Range<usize>, (Code, usize)> {
    let start = quote_at + 1;
    let mut open = start;
    loop {
        match text.get(open) {
            Some(b'(') => break,
            None | Some(b'\n') => return Err((code::RAW_STRING_DELIMITER_TOO_LONG, 0)),
            Some(_) if open - start >= 16 => return Err((code::RAW_STRING_DELIMITER_TOO_LONG, 0)),
            Some(b' ' | b')' | b'\\' | b'\t' | b'\r' | 0x0B | 0x0C) => {
                return Err((code::RAW_STRING_DELIMITER_CHARACTER, open));
            }
            Some(_) => open += 1,
        }
    }
    let delimiter = &text[start..open];
    let body = open + 1;
    let mut at = body;
    while let Some(found) = text.get(at..).and_then(|rest| memchr::memchr(b')', rest)) {
        at += found;
        let rest = &text[at + 1..];
        if rest.starts_with(delimiter) && byte_at(rest, delimiter.len()) == b'"' {
            return Ok(body..at);
        }
        at += 1;
    }
    Err((code::UNTERMINATED_RAW_STRING, 0))
}

/// An element of a literal's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    /// A character.
    CodePoint(u32),
    /// The value of an octal or hexadecimal escape.
    Numeric(u64),
    /// A byte that is not UTF-8.
    Byte(u8),
}

/// Simple escapes: letter and value.
const ESCAPES: &[(u8, u8)] = &[
    (b'a', 7),
    (b'b', 8),
    (b'f', 12),
    (b'n', 10),
    (b'r', 13),
    (b't', 9),
    (b'v', 11),
    (b'e', 27),
    (b'E', 27),
    (b'\\', b'\\'),
    (b'?', b'?'),
    (b'\'', b'\''),
    (b'"', b'"'),
];

struct Elements<'a, 'b> {
    text: &'a [u8],
    at: usize,
    end: usize,
    raw: bool,
    /// Escapes may have braces: `\x{41}` (C++23).
    delimited: bool,
    issues: &'b mut Vec<Issue>,
}

impl Elements<'_, '_> {
    fn issue(&mut self, code: Code, offset: usize) {
        self.issues.push(Issue::new(code, offset));
    }

    /// Passes line splices.
    fn splices(&mut self) {
        if !self.raw {
            self.at = crate::text::skip_splices(self.text, self.at).min(self.end);
        }
    }

    /// Passes the characters up to the next that may be more or less than one code unit: most strings are nothing else.
    fn plain(&mut self) -> &[u8] {
        let rest = if self.raw { &[] } else { self.text.get(self.at..self.end).unwrap_or_default() };
        let length = rest.iter().position(|&byte| matches!(byte, b'\\' | 0 | 0x80..)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// The byte here, after line splices; `None` at the end of the body.
    fn byte(&mut self) -> Option<u8> {
        self.splices();
        self.text.get(..self.end)?.get(self.at).copied()
    }

    /// The next element and its offset.
    fn next(&mut self) -> Option<(Element, usize)> {
        let mut byte = self.byte()?;
        let start = self.at;
        // A line may end with two characters; a raw string has one for them ([lex.string]/4).
        if byte == b'\r' && self.raw && self.text.get(..self.end)?.get(self.at + 1) == Some(&b'\n') {
            self.at += 1;
            byte = b'\n';
        }
        if byte == b'\\' && !self.raw {
            return Some((self.escape(start), start));
        }
        if byte == 0 {
            self.issue(code::NUL_IN_LITERAL, start);
        }
        if byte < 0x80 {
            self.at += 1;
            return Some((Element::CodePoint(byte.into()), start));
        }
        match first_character(&self.text[start..self.end]) {
            Some((character, length)) => {
                self.at += length;
                Some((Element::CodePoint(character as u32), start))
            }
            None => {
                self.issue(code::INVALID_UTF8, start);
                self.at += 1;
                Some((Element::Byte(byte), start))
            }
        }
    }

    /// `\x{41}`, `\o{101}`, `\u{41}`, `\N{NAME}` ([lex.ccon], [lex.charset]); `None` for other escapes.
    fn delimited_escape(&mut self, start: usize, letter: u8) -> Option<Element> {
        if !matches!(letter, b'x' | b'o' | b'u' | b'N') || self.text.get(self.at + 1) != Some(&b'{') {
            return None;
        }
        let first = self.at + 2;
        let body = self.text.get(first..self.end)?;
        let length = body.iter().position(|&byte| byte == b'}');
        let digits = &body[..length.unwrap_or(0)];
        let radix = if letter == b'o' { 8 } else { 16 };
        if letter == b'N' && !digits.is_empty() {
            self.at = first + digits.len() + 1;
            // Which character a name means is left to the host compiler.
            return Some(Element::CodePoint(char::REPLACEMENT_CHARACTER as u32));
        }
        let mut value = 0u64;
        for &byte in digits {
            let Some(digit) = char::from(byte).to_digit(radix) else {
                self.issue(code::MISSING_HEXADECIMAL_DIGITS, first);
                break;
            };
            value = value.saturating_mul(radix.into()).saturating_add(digit.into());
        }
        if digits.is_empty() {
            self.issue(code::MISSING_HEXADECIMAL_DIGITS, first);
        }
        self.at = length.map_or(self.end, |length| first + length + 1);
        if letter != b'u' {
            return Some(Element::Numeric(value));
        }
        let code = u32::try_from(value).unwrap_or(u32::MAX);
        if (0xD800..0xE000).contains(&code) {
            self.issue(code::SURROGATE_CHARACTER, start);
        } else if code > 0x10_FFFF {
            self.issue(code::UNIVERSAL_CHARACTER_TOO_LARGE, start);
        }
        Some(Element::CodePoint(code))
    }

    fn escape(&mut self, start: usize) -> Element {
        self.at += 1;
        let Some(letter) = self.byte() else { return Element::CodePoint(u32::from(b'\\')) };
        if let Some(&(_, value)) = ESCAPES.iter().find(|row| row.0 == letter) {
            self.at += 1;
            return Element::CodePoint(value.into());
        }
        if self.delimited
            && let Some(element) = self.delimited_escape(start, letter)
        {
            return element;
        }
        match letter {
            b'0'..=b'7' => {
                let mut value = 0;
                for _ in 0..3 {
                    let Some(digit @ b'0'..=b'7') = self.byte() else { break };
                    value = value * 8 + u64::from(digit - b'0');
                    self.at += 1;
                }
                Element::Numeric(value)
            }
            b'x' => {
                self.at += 1;
                let mut value = 0u64;
                let mut any = false;
                while let Some(digit) = self.byte().and_then(|byte| char::from(byte).to_digit(16)) {
                    // Values beyond 64 bits stay too large for every element type.
                    value = if value >> 60 != 0 { u64::MAX } else { value << 4 | u64::from(digit) };
                    any = true;
                    self.at += 1;
                }
                if !any {
                    let here = self.at;
                    self.issue(code::MISSING_HEXADECIMAL_DIGITS, here);
                }
                Element::Numeric(value)
            }
            b'u' | b'U' => {
                let name = UniversalName::parse(&self.text[start..self.end]);
                let Some(name) = name else {
                    self.at += 1;
                    return Element::CodePoint(letter.into());
                };
                self.at = start + name.length;
                if !name.complete || !self.delimited && self.text.get(start + 2) == Some(&b'{') {
                    let here = self.at;
                    self.issue(code::INCOMPLETE_UNIVERSAL_CHARACTER, here);
                } else if (0xD800..0xE000).contains(&name.code) {
                    self.issue(code::SURROGATE_CHARACTER, start);
                } else if name.code > 0x10_FFFF {
                    self.issue(code::UNIVERSAL_CHARACTER_TOO_LARGE, start);
                }
                Element::CodePoint(name.code)
            }
            _ => {
                self.issue(code::UNKNOWN_ESCAPE_SEQUENCE, start);
                // The backslash is dropped.
                match first_character(&self.text[self.at..self.end]) {
                    Some((character, length)) => {
                        self.at += length;
                        Element::CodePoint(character as u32)
                    }
                    None => {
                        let here = self.at;
                        self.issue(code::INVALID_UTF8, here);
                        self.at += 1;
                        Element::Byte(letter)
                    }
                }
            }
        }
    }
}

/// A string literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StringLiteral {
    /// The encoding in which the units are.
    pub encoding: Encoding,
    /// The code units, without the terminating zero.
    pub units: CodeUnits,
}

/// The encoding that a string literal's own prefix gives.
pub fn string_encoding(text: &[u8], dialect: &Dialect) -> Encoding {
    parts(text, dialect).encoding
}

/// The code units of a string literal as it is spelt. `encoding` is that of the joined string, if the literal is part of
/// one: a literal without prefix takes the encoding of its neighbours.
pub fn string_value(text: &[u8], encoding: Option<Encoding>, dialect: &Dialect) -> StringLiteral {
    string_of(text, encoding, dialect, &mut Vec::new())
}

pub(crate) fn string_of(
    text: &[u8],
    encoding: Option<Encoding>,
    dialect: &Dialect,
    issues: &mut Vec<Issue>,
) -> StringLiteral {
    let parts = parts(text, dialect);
    let encoding = encoding.unwrap_or(parts.encoding);
    let mut units = CodeUnits::new(encoding);
    let mut elements = Elements {
        text,
        at: parts.body.start,
        end: parts.body.end,
        raw: parts.raw,
        delimited: dialect.standard >= Standard::Cpp23,
        issues,
    };
    loop {
        units.extend_from_ascii(elements.plain());
        let Some((element, offset)) = elements.next() else { break };
        match element {
            Element::CodePoint(code) => units.push_code_point(code),
            Element::Byte(byte) => units.push_unit(byte.into()),
            Element::Numeric(value) => {
                if value > encoding.unit_maximum() {
                    elements.issue(code::ESCAPE_OUT_OF_RANGE, offset);
                }
                units.push_unit(value);
            }
        }
    }
    StringLiteral { encoding, units }
}

/// The type of a character literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum CharacterType {
    /// `char`
    Char,
    /// `int`, of multi-character literals.
    Int,
    /// `wchar_t`
    Wchar,
    /// `char8_t`
    Char8,
    /// `char16_t`
    Char16,
    /// `char32_t`
    Char32,
}

/// Value and type of a character literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharacterLiteral {
    /// The value, as one of the literal's type.
    pub value: i64,
    /// The type.
    pub ty: CharacterType,
    /// The encoding.
    pub encoding: Encoding,
}

/// Value and type of a character literal as it is spelt.
pub fn character_value(text: &[u8], dialect: &Dialect) -> CharacterLiteral {
    character_of(text, dialect, &mut Vec::new())
}

pub(crate) fn character_of(text: &[u8], dialect: &Dialect, issues: &mut Vec<Issue>) -> CharacterLiteral {
    let parts = parts(text, dialect);
    let encoding = parts.encoding;
    let mut units = CodeUnits::new(encoding);
    let mut elements = Elements {
        text,
        at: parts.body.start,
        end: parts.body.end,
        raw: false,
        delimited: dialect.standard >= Standard::Cpp23,
        issues,
    };
    let mut count = 0;
    let mut too_wide = None;
    while let Some((element, offset)) = elements.next() {
        count += 1;
        let before = units.len();
        match element {
            Element::CodePoint(code) => units.push_code_point(code),
            Element::Byte(byte) => units.push_unit(byte.into()),
            Element::Numeric(value) => {
                if value > encoding.unit_maximum() {
                    elements.issue(
                        if encoding == Encoding::Utf16 {
                            code::CHARACTER_NOT_UTF16_UNIT
                        } else {
                            code::ESCAPE_OUT_OF_RANGE
                        },
                        offset,
                    );
                }
                units.push_unit(value);
            }
        }
        if units.len() > before + 1 && too_wide.is_none() {
            too_wide = Some(offset);
        }
    }
    let code = match encoding {
        _ if count == 0 => Some((code::EMPTY_CHARACTER_LITERAL, 0)),
        Encoding::Ordinary if units.len() > 4 => Some((code::CHARACTER_LITERAL_TOO_LONG, 0)),
        Encoding::Ordinary if units.len() > 1 => Some((code::MULTICHARACTER_LITERAL, 0)),
        Encoding::Ordinary => None,
        Encoding::Utf8 if units.len() > 1 => Some((code::CHARACTER_NOT_UTF8_UNIT, 0)),
        Encoding::Utf16 if too_wide.is_some() => too_wide.map(|offset| (code::CHARACTER_NOT_UTF16_UNIT, offset)),
        _ if count > 1 => Some((code::MULTICHARACTER_PREFIXED_LITERAL, 0)),
        _ => None,
    };
    issues.extend(code.map(|(code, offset)| Issue::new(code, offset)));
    let unit = units.get(0).unwrap_or(0);
    let (value, ty) = match encoding {
        Encoding::Ordinary if units.len() > 1 => {
            let value = (0..units.len()).fold(0u32, |value, index| value << 8 | units.get(index).unwrap_or(0));
            (i64::from(value as i32), CharacterType::Int)
        }
        Encoding::Ordinary if dialect.unsigned_chars => (unit.into(), CharacterType::Char),
        Encoding::Ordinary => (i64::from(unit as u8 as i8), CharacterType::Char),
        Encoding::Wide if dialect.unsigned_wchar => (unit.into(), CharacterType::Wchar),
        Encoding::Wide => (i64::from(unit as i32), CharacterType::Wchar),
        Encoding::Utf8 if dialect.standard >= Standard::Cpp20 => (unit.into(), CharacterType::Char8),
        Encoding::Utf8 if dialect.unsigned_chars => (unit.into(), CharacterType::Char),
        Encoding::Utf8 => (i64::from(unit as u8 as i8), CharacterType::Char),
        Encoding::Utf16 => (unit.into(), CharacterType::Char16),
        Encoding::Utf32 => (unit.into(), CharacterType::Char32),
    };
    CharacterLiteral { value, ty, encoding }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn issues(text: &[u8]) -> Vec<(u16, usize)> {
        let mut issues = Vec::new();
        if text.contains(&b'"') {
            string_of(text, None, &Dialect::default(), &mut issues);
        } else {
            character_of(text, &Dialect::default(), &mut issues);
        }
        issues.iter().map(|issue| (issue.code.0, issue.offset)).collect()
    }

    fn units(text: &str) -> CodeUnits {
        string_value(text.as_bytes(), None, &Dialect::default()).units
    }

    fn character(text: &str) -> (i64, CharacterType) {
        let literal = character_value(text.as_bytes(), &Dialect::default());
        (literal.value, literal.ty)
    }

    #[test]
    fn strings_hold_the_units_of_their_encoding() {
        assert_eq!(units("\"é\""), CodeUnits::Narrow(vec![0xC3, 0xA9]));
        assert_eq!(units("u8\"\\u00e9\""), CodeUnits::Narrow(vec![0xC3, 0xA9]));
        assert_eq!(units("u\"😀a\""), CodeUnits::Utf16(vec![0xD83D, 0xDE00, 0x61]));
        assert_eq!(units("U\"😀\""), CodeUnits::Utf32(vec![0x1F600]));
        assert_eq!(units("L\"\\xffff\\101\""), CodeUnits::Utf32(vec![0xFFFF, 0x41]));
        assert_eq!(units("\"a\\\nb\\\\\\\nn\""), CodeUnits::Narrow(b"ab\\n".to_vec()));
        assert_eq!(units("\"\\0\\08\\e\\q\""), CodeUnits::Narrow(vec![0, 0, b'8', 27, b'q']));
        assert_eq!(units("\"\""), CodeUnits::Narrow(vec![]));
    }

    #[test]
    fn raw_strings_are_taken_as_they_stand() {
        assert_eq!(units("R\"(a\\n\n)\""), CodeUnits::Narrow(b"a\\n\n".to_vec()));
        assert_eq!(units("uR\"x()\")x\"_s"), CodeUnits::Utf16(vec![u16::from(b')'), u16::from(b'"')]));
    }

    #[test]
    fn a_literal_without_prefix_takes_the_encoding_of_its_neighbour() {
        let literal = string_value("\"é\"".as_bytes(), Some(Encoding::Utf16), &Dialect::default());
        assert_eq!(literal.units, CodeUnits::Utf16(vec![0xE9]));
    }

    #[test]
    fn escapes_are_checked_against_the_element_type() {
        assert_eq!(issues(b"\"\\777\""), [(27, 1)]);
        assert_eq!(issues(b"\"\\xfff\""), [(27, 1)]);
        assert_eq!(issues(b"\"\\xfffffffffffffffffffff\""), [(27, 1)]);
        assert_eq!(issues(b"u\"\\xfffff\""), [(27, 2)]);
        assert_eq!(issues(b"\"\\q\""), [(192, 1)]);
        assert_eq!(issues(b"\"\\x\""), [(22, 3)]);
        assert_eq!(issues(b"\"\\u12\""), [(965, 5)]);
        assert_eq!(issues(b"\"\\ud800\""), [(1661, 1)]);
        assert_eq!(issues(b"\"\\U00110000\""), [(2215, 1)]);
        assert_eq!(issues(b"\"ab\xff\xfe\""), [(870, 3), (870, 4)]);
        assert_eq!(issues(b"\"\\a\\b\\f\\n\\r\\t\\v\\\\\\?\\'\\\"\\0\\7\\77\\x41\\e\\E\""), []);
    }

    #[test]
    fn character_literals_have_one_character() {
        assert_eq!(issues(b"''"), [(25, 0)]);
        assert_eq!(issues(b"L''"), [(25, 0)]);
        assert_eq!(issues(b"'ab'"), [(1422, 0)]);
        assert_eq!(issues("'é'".as_bytes()), [(1422, 0)]);
        assert_eq!(issues(b"'abcde'"), [(1654, 0)]);
        assert_eq!(issues(b"L'ab'"), [(26, 0)]);
        assert_eq!(issues(b"u8'ab'"), [(2688, 0)]);
        assert_eq!(issues("u8'é'".as_bytes()), [(2688, 0)]);
        assert_eq!(issues(b"u'\\U0001F600'"), [(1535, 2)]);
        assert_eq!(issues(b"u'\\x10000'"), [(1535, 2)]);
        assert_eq!(issues(b"u'ab'"), [(26, 0)]);
        assert_eq!(issues(b"L'\\xfffffffff'"), [(27, 2)]);
        assert_eq!(issues(b"'\\q\\q'"), [(192, 1), (192, 3), (1422, 0)]);
    }

    #[test]
    fn values_of_character_literals() {
        assert_eq!(character("'a'"), (97, CharacterType::Char));
        assert_eq!(character("'\\377'"), (-1, CharacterType::Char));
        assert_eq!(character("'ab'"), (24930, CharacterType::Int));
        assert_eq!(character("L'é'"), (0xE9, CharacterType::Wchar));
        assert_eq!(character("u'é'"), (0xE9, CharacterType::Char16));
        assert_eq!(character("U'😀'"), (0x1F600, CharacterType::Char32));
        assert_eq!(character("u8'a'"), (97, CharacterType::Char));
        let new = Dialect { standard: Standard::Cpp20, unsigned_chars: true, ..Dialect::default() };
        assert_eq!(character_value(b"u8'a'", &new).ty, CharacterType::Char8);
        assert_eq!(character_value(b"'\\377'", &new).value, 255);
    }

    #[test]
    fn prefixes_depend_on_the_standard() {
        let old = Dialect { standard: Standard::Cpp03, ..Dialect::default() };
        let middle = Dialect { standard: Standard::Cpp14, ..Dialect::default() };
        assert_eq!(prefix(b"u", b'"', &old), None);
        assert_eq!(prefix(b"L", b'"', &old), Some((Encoding::Wide, false)));
        assert_eq!(prefix(b"R", b'"', &old), None);
        assert_eq!(prefix(b"u8", b'\'', &middle), None);
        assert_eq!(prefix(b"u8", b'"', &middle), Some((Encoding::Utf8, false)));
        assert_eq!(prefix(b"R", b'\'', &Dialect::default()), None);
        assert_eq!(prefix(b"u8R", b'"', &Dialect::default()), Some((Encoding::Utf8, true)));
    }
}
