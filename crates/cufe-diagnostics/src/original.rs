//! From a place in a preprocessed line to the place in the line that was written (for the human form).
//!
//! Preprocessing replaces macros and drops comments and blanks. What both lines have in common at their beginnings and at
//! their ends corresponds; between them something was expanded.

use std::ops::Range;

/// Where in the written line a preprocessed place is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// The marked text stands there as it is.
    Same(Range<usize>),
    /// The place comes out of this text by macro expansion.
    Expanded(Range<usize>),
}

/// The words, literals and other characters of a line, without blanks and comments.
fn pieces(line: &str) -> Vec<Range<usize>> {
    let bytes = line.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    let at = |index: usize| bytes.get(index).copied();
    let mut pieces = Vec::new();
    let mut index = 0;
    while let Some(byte) = at(index) {
        let start = index;
        match byte {
            _ if byte.is_ascii_whitespace() => {
                index += 1;
                continue;
            }
            b'/' if at(index + 1) == Some(b'/') => break,
            b'/' if at(index + 1) == Some(b'*') => {
                let rest = line.get(index + 2..).unwrap_or_default();
                index = rest.find("*/").map_or(bytes.len(), |end| index + 2 + end + 2);
                continue;
            }
            b'"' | b'\'' => {
                index += 1;
                while let Some(inner) = at(index) {
                    index += if inner == b'\\' { 2 } else { 1 };
                    if inner == byte {
                        break;
                    }
                }
                index = index.min(bytes.len());
            }
            _ if is_word(byte) => {
                while at(index).is_some_and(is_word) {
                    index += 1;
                }
            }
            _ => index += 1,
        }
        pieces.push(start..index);
    }
    pieces
}

/// Where the text at an offset of a preprocessed line stands in the written line, if that can be known.
pub fn written_place(preprocessed: &str, offset: usize, written: &str) -> Option<Written> {
    let (new, old) = (pieces(preprocessed), pieces(written));
    let new_text = |index: usize| new.get(index).and_then(|piece| preprocessed.get(piece.clone()));
    let old_text = |index: usize| old.get(index).and_then(|piece| written.get(piece.clone()));
    let shorter = new.len().min(old.len());
    let prefix = (0..shorter).take_while(|&index| new_text(index) == old_text(index)).count();
    let suffix =
        (1..=shorter - prefix).take_while(|&back| new_text(new.len() - back) == old_text(old.len() - back)).count();
    let Some(index) = new.iter().position(|piece| offset < piece.end) else {
        // Behind the last piece: the end of the line.
        let end = old.last()?.end;
        return (prefix == old.len() || suffix > 0).then_some(Written::Same(end..end));
    };
    // The same place inside the piece that corresponds, for places inside literals.
    let same = |place: usize| {
        let (piece, old_piece) = (new.get(index)?, old.get(place)?.clone());
        let start = old_piece.start + offset.saturating_sub(piece.start);
        Some(Written::Same(if offset >= piece.start { start..old_piece.end } else { old_piece }))
    };
    if index < prefix {
        return same(index);
    }
    if index >= new.len() - suffix {
        return same(index + old.len() - new.len());
    }
    let (new_middle, old_middle) = (prefix..new.len() - suffix, prefix..old.len() - suffix);
    let is_word = |text: &str| text.starts_with(|first: char| first.is_alphabetic() || first == '_');
    let places: Vec<usize> = old_middle.clone().filter(|&place| old_text(place) == new_text(index)).collect();
    let copies = new_middle.filter(|&place| new_text(place) == new_text(index)).count();
    match places[..] {
        // An argument of the macro, which the macro may repeat.
        [place] if new_text(index).is_some_and(is_word) || copies == 1 => same(place),
        _ => {
            let (first, last) = (old.get(old_middle.start)?, old.get(old_middle.end.checked_sub(1)?)?);
            // Of a call of a macro its name is enough.
            let is_call =
                old_text(old_middle.start).is_some_and(is_word) && old_text(old_middle.start + 1) == Some("(");
            let end = if is_call { first.end } else { last.end };
            (first.start < end).then_some(Written::Expanded(first.start..end))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(preprocessed: &str, what: &str, written: &str) -> Option<String> {
        let place = written_place(preprocessed, preprocessed.find(what)?, written)?;
        Some(match place {
            Written::Same(range) => format!("{} {}", range.start, written.get(range.clone())?),
            Written::Expanded(range) => format!("expanded {} {}", range.start, written.get(range.clone())?),
        })
    }

    #[test]
    fn a_line_without_macros_keeps_its_columns() {
        assert_eq!(shown("int a = b;", "b", "int a = b;").unwrap(), "8 b");
    }

    #[test]
    fn comments_and_blanks_are_no_difference() {
        assert_eq!(shown("int a = b;", "b", "int /* x */   a = b; // b").unwrap(), "18 b");
        assert_eq!(shown(" f(\"a b\", b);", "b)", "  f( \"a b\",b );").unwrap(), "11 b");
    }

    #[test]
    fn text_around_a_macro_is_found() {
        assert_eq!(shown("int r = ((x) * (x)) + y;", "y", "int r = SQUARE(x) + y;").unwrap(), "20 y");
        assert_eq!(shown("int r = ((x) * (x)) + y;", "r", "int r = SQUARE(x) + y;").unwrap(), "4 r");
    }

    #[test]
    fn an_argument_of_a_macro_is_found() {
        assert_eq!(shown("int r = ((x) * (x)) + y;", "x", "int r = SQUARE(x) + y;").unwrap(), "15 x");
        assert_eq!(shown("int r = 2 * (x);", "x", "int r = TWICE(x);").unwrap(), "14 x");
    }

    #[test]
    fn what_a_macro_made_is_the_macro() {
        assert_eq!(shown("int r = size * 2;", "size", "int r = TWICE;").unwrap(), "expanded 8 TWICE");
        assert_eq!(shown("int r = f(1, size);", "size", "int r = CALL(1);").unwrap(), "expanded 8 CALL");
    }

    #[test]
    fn any_lines_and_offsets_can_be_compared() {
        let lines = ["", " ", "\"", "'\\", "/*", "/* */ a", "é b", "a b c", "a a a", "\\\"x", "//"];
        for (preprocessed, written) in lines.iter().flat_map(|one| lines.iter().map(move |two| (one, two))) {
            for offset in 0..preprocessed.len() + 2 {
                if let Some(Written::Same(range) | Written::Expanded(range)) =
                    written_place(preprocessed, offset, written)
                {
                    assert!(range.end <= written.len() && range.start <= range.end, "{preprocessed:?} {written:?}");
                }
            }
        }
    }
}
