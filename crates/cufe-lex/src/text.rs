//! Characters: decoding of the input, line splices, and which characters make identifiers.

use std::borrow::Cow;

/// Brings the bytes of a file to the form in which they are lexed: a UTF-8 byte order mark is dropped, and UTF-16 with
/// byte order mark becomes UTF-8.
pub fn decode(bytes: Vec<u8>) -> Vec<u8> {
    match bytes.as_slice() {
        [0xEF, 0xBB, 0xBF, rest @ ..] => rest.to_vec(),
        [0xFF, 0xFE, rest @ ..] => from_utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => from_utf16(rest, u16::from_be_bytes),
        _ => bytes,
    }
}

/// Replaces the trigraph sequences of a text ([lex.phases] of C++14).
pub fn replace_trigraphs(text: &[u8]) -> Vec<u8> {
    let mut result = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let replacement = if text[at..].starts_with(b"??") { trigraph(byte_at(text, at + 2)) } else { None };
        result.push(replacement.unwrap_or(byte));
        at += if replacement.is_some() { 3 } else { 1 };
    }
    result
}

/// What a trigraph stands for, by its third character.
pub(crate) fn trigraph(third: u8) -> Option<u8> {
    Some(match third {
        b'=' => b'#',
        b'/' => b'\\',
        b'\'' => b'^',
        b'(' => b'[',
        b')' => b']',
        b'!' => b'|',
        b'<' => b'{',
        b'>' => b'}',
        b'-' => b'~',
        _ => return None,
    })
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Vec<u8> {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    let text: String = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.into_bytes()
}

/// The byte at an offset; NUL beyond the end.
#[inline]
pub(crate) fn byte_at(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// The offset after a line splice (backslash, blanks, end of line) that begins at `at`, if one does.
pub(crate) fn splice_end(text: &[u8], at: usize) -> Option<usize> {
    if byte_at(text, at) != b'\\' {
        return None;
    }
    let blanks = text.get(at + 1..)?.iter().take_while(|&&byte| is_blank(byte)).count();
    let end = at + 1 + blanks;
    (byte_at(text, end) == b'\n').then_some(end + 1)
}

/// The first offset from `at` on at which no line splice begins.
pub(crate) fn skip_splices(text: &[u8], mut at: usize) -> usize {
    while let Some(end) = splice_end(text, at) {
        at = end;
    }
    at
}

/// The text without line splices.
pub(crate) fn unsplice(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() || memchr::memchr(b'\n', text).is_none() {
        return Cow::Borrowed(text);
    }
    let mut result = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() {
        match splice_end(text, at) {
            Some(end) => at = end,
            None => {
                result.push(text[at]);
                at += 1;
            }
        }
    }
    Cow::Owned(result)
}

/// The offset in `text` of what is at `offset` in [`unsplice`] of it.
pub(crate) fn offset_with_splices(text: &[u8], offset: usize) -> usize {
    let mut at = skip_splices(text, 0);
    for _ in 0..offset {
        at = skip_splices(text, at + 1);
    }
    at.min(text.len())
}

/// White space within a line.
#[inline]
pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)
}

/// Letters, digits, `_` and `$`.
#[inline]
pub(crate) fn is_word_byte(byte: u8) -> bool {
    WORD_BYTES[byte as usize]
}

static WORD_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_' || byte as u8 == b'$';
        byte += 1;
    }
    table
};

/// The UTF-8 character at the start of the bytes and its length, if the bytes are well-formed there.
pub(crate) fn first_character(bytes: &[u8]) -> Option<(char, usize)> {
    let length = match bytes.first()? {
        0..0x80 => 1,
        0xC0..0xE0 => 2,
        0xE0..0xF0 => 3,
        0xF0.. => 4,
        _ => return None,
    };
    let character = std::str::from_utf8(bytes.get(..length)?).ok()?.chars().next()?;
    Some((character, length))
}

/// Code points that identifiers may hold beyond the basic character set (C++11 to C++20 [charname.allowed]).
const ALLOWED: &[(u32, u32)] = &[
    (0xA8, 0xA8),
    (0xAA, 0xAA),
    (0xAD, 0xAD),
    (0xAF, 0xAF),
    (0xB2, 0xB5),
    (0xB7, 0xBA),
    (0xBC, 0xBE),
    (0xC0, 0xD6),
    (0xD8, 0xF6),
    (0xF8, 0xFF),
    (0x100, 0x167F),
    (0x1681, 0x180D),
    (0x180F, 0x1FFF),
    (0x200B, 0x200D),
    (0x202A, 0x202E),
    (0x203F, 0x2040),
    (0x2054, 0x2054),
    (0x2060, 0x218F),
    (0x2460, 0x24FF),
    (0x2776, 0x2793),
    (0x2C00, 0x2DFF),
    (0x2E80, 0x2FFF),
    (0x3004, 0x3007),
    (0x3021, 0x302F),
    (0x3031, 0xD7FF),
    (0xF900, 0xFD3D),
    (0xFD40, 0xFDCF),
    (0xFDF0, 0xFE44),
    (0xFE47, 0xFFFD),
    (0x10000, 0x1FFFD),
    (0x20000, 0x2FFFD),
    (0x30000, 0x3FFFD),
    (0x40000, 0x4FFFD),
    (0x50000, 0x5FFFD),
    (0x60000, 0x6FFFD),
    (0x70000, 0x7FFFD),
    (0x80000, 0x8FFFD),
    (0x90000, 0x9FFFD),
    (0xA0000, 0xAFFFD),
    (0xB0000, 0xBFFFD),
    (0xC0000, 0xCFFFD),
    (0xD0000, 0xDFFFD),
    (0xE0000, 0xEFFFD),
];

/// Code points that an identifier may not begin with ([charname.disallowed]).
const NOT_FIRST: &[(u32, u32)] = &[(0x300, 0x36F), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F)];

fn in_ranges(ranges: &[(u32, u32)], code: u32) -> bool {
    let after = ranges.partition_point(|&(first, _)| first <= code);
    after > 0 && code <= ranges[after - 1].1
}

/// Whether a code point beyond the basic character set may stand in an identifier.
pub(crate) fn is_allowed_in_identifier(code: u32) -> bool {
    in_ranges(ALLOWED, code)
}

/// Whether a code point that is allowed in an identifier may also begin one.
pub(crate) fn is_allowed_first(code: u32) -> bool {
    !in_ranges(NOT_FIRST, code)
}

/// A universal character name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UniversalName {
    /// The value of the digits that are there.
    pub code: u32,
    /// The offset after it, from the backslash.
    pub length: usize,
    /// Whether all four or eight digits are there.
    pub complete: bool,
}

impl UniversalName {
    /// The name at the start of the text, which begins with `\u` or `\U`.
    pub fn parse(text: &[u8]) -> Option<Self> {
        Self::parse_delimited(text).or_else(|| Self::parse_digits(text))
    }

    /// `\u{e9}` (C++23).
    fn parse_delimited(text: &[u8]) -> Option<Self> {
        let digits = text.strip_prefix(b"\\u{")?;
        let length = digits.iter().take(9).position(|&byte| byte == b'}').filter(|&length| length > 0)?;
        let digits = std::str::from_utf8(&digits[..length]).ok()?;
        let code = u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?;
        Some(Self { code, length: length + 4, complete: true })
    }

    fn parse_digits(text: &[u8]) -> Option<Self> {
        let wanted = match text {
            [b'\\', b'u', ..] => 4,
            [b'\\', b'U', ..] => 8,
            _ => return None,
        };
        let mut code = 0u32;
        let mut digits = 0;
        for &byte in text.iter().skip(2).take(wanted) {
            let Some(digit) = char::from(byte).to_digit(16) else { break };
            code = code << 4 | digit;
            digits += 1;
        }
        Some(Self { code, length: 2 + digits, complete: digits == wanted })
    }

    /// The character; the replacement character where the value is none.
    pub fn character(self) -> char {
        char::from_u32(self.code).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_order_marks_are_dropped() {
        assert_eq!(decode(b"\xEF\xBB\xBFint".to_vec()), b"int");
        assert_eq!(decode(b"\xFF\xFEa\0\xe9\0".to_vec()), "aé".as_bytes());
        assert_eq!(decode(b"\xFE\xFF\0a\xd8\x3d\xde\x00".to_vec()), "a😀".as_bytes());
        assert_eq!(decode(b"int".to_vec()), b"int");
    }

    #[test]
    fn a_splice_may_hold_blanks() {
        assert_eq!(splice_end(b"\\\nx", 0), Some(2));
        assert_eq!(splice_end(b"\\ \t\r\nx", 0), Some(5));
        assert_eq!(splice_end(b"\\x\n", 0), None);
        assert_eq!(splice_end(b"\\", 0), None);
        assert_eq!(&*unsplice(b"a\\\n\\\nb"), b"ab");
        assert_eq!(offset_with_splices(b"a\\\n\\\nb", 1), 5);
    }

    #[test]
    fn identifier_characters_follow_the_ranges() {
        assert!(is_allowed_in_identifier('é' as u32));
        assert!(is_allowed_in_identifier('😀' as u32));
        assert!(!is_allowed_in_identifier('×' as u32));
        assert!(is_allowed_in_identifier(0x301) && !is_allowed_first(0x301));
        assert!(!is_allowed_in_identifier(0xD800));
    }

    #[test]
    fn universal_character_names_have_four_or_eight_digits() {
        let name = UniversalName::parse(b"\\u00e9x").unwrap();
        assert_eq!((name.character(), name.length, name.complete), ('é', 6, true));
        assert!(!UniversalName::parse(b"\\U00e9x").unwrap().complete);
        assert_eq!(UniversalName::parse(b"\\x41"), None);
    }
}
