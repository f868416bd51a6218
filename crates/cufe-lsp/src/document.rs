//! Documents as the client has them: text, version, and changes of it in either encoding of positions.

use crate::answer::Column;
use lsp_types::{Position, TextDocumentContentChangeEvent};

/// What clients count in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    /// Code units of UTF-16.
    #[default]
    Utf16,
    /// Bytes of UTF-8.
    Utf8,
}

impl Encoding {
    /// A column in this encoding.
    pub fn of(self, column: Column) -> u32 {
        match self {
            Self::Utf16 => column.utf16,
            Self::Utf8 => column.utf8,
        }
    }

    /// The length of a text.
    pub fn length(self, text: &str) -> u32 {
        let length = match self {
            Self::Utf16 => text.encode_utf16().count(),
            Self::Utf8 => text.len(),
        };
        u32::try_from(length).unwrap_or(u32::MAX)
    }
}

/// The offset of a position; one beyond the end of a line or of the text is the end.
pub fn offset(text: &str, position: Position, encoding: Encoding) -> usize {
    let mut start = 0;
    for _ in 0..position.line {
        match text.get(start..).and_then(|rest| rest.find('\n')) {
            Some(end) => start += end + 1,
            None => return text.len(),
        }
    }
    let line = text.get(start..).unwrap_or_default();
    let line = line.split('\n').next().unwrap_or_default();
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut left = position.character;
    for (index, letter) in line.char_indices() {
        let length = match encoding {
            Encoding::Utf16 => letter.len_utf16(),
            Encoding::Utf8 => letter.len_utf8(),
        } as u32;
        // Inside of a character is before it.
        if left < length {
            return start + index;
        }
        left -= length;
    }
    start + line.len()
}

/// The text after changes, which are made one after the other.
pub fn changed(mut text: String, changes: Vec<TextDocumentContentChangeEvent>, encoding: Encoding) -> String {
    for change in changes {
        match change.range {
            None => text = change.text,
            Some(range) => {
                let start = offset(&text, range.start, encoding);
                let end = offset(&text, range.end, encoding).max(start);
                text.replace_range(start..end, &change.text);
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use lsp_types::Range;

    #[test]
    fn positions_count_in_the_encoding_and_stay_inside_the_text() {
        let text = "a😀b\r\nü";
        let at = |line, character, encoding| offset(text, Position { line, character }, encoding);
        assert_eq!(at(0, 3, Encoding::Utf16), 5);
        assert_eq!(at(0, 5, Encoding::Utf8), 5);
        assert_eq!(at(0, 2, Encoding::Utf16), 1, "the middle of a character");
        assert_eq!(at(0, 99, Encoding::Utf16), 6, "before the line end");
        assert_eq!(at(1, 1, Encoding::Utf16), text.len());
        assert_eq!(at(u32::MAX, u32::MAX, Encoding::Utf8), text.len());
    }

    #[test]
    fn changes_are_made_one_after_the_other() {
        let change = |range: Option<(u32, u32, u32, u32)>, text: &str| TextDocumentContentChangeEvent {
            range: range.map(|(a, b, c, d)| Range::new(Position::new(a, b), Position::new(c, d))),
            range_length: None,
            text: text.to_owned(),
        };
        let changes = vec![
            change(Some((0, 3, 0, 4)), "x"),
            change(Some((1, 0, 1, 0)), "new\n"),
            change(Some((9, 0, 0, 0)), "end"),
        ];
        assert_eq!(changed("a😀b\nü".to_owned(), changes, Encoding::Utf16), "a😀x\nnew\nüend");
        assert_eq!(changed("a".to_owned(), vec![change(None, "whole")], Encoding::Utf8), "whole");
    }
}
