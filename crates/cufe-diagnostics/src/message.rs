//! Messages: the small language of the catalogue's texts, and the values that are put into them.
//!
//! `{0}` is the first value of a report; `{0:a function}` is the first value, or `a function` in a report without it;
//! `{0? (declared @)}` is the text with the value for `@`, or nothing in a report without it. `{{` and `}}` are braces.
//! Values that the text does not ask for follow it in parentheses, so that no value is lost.

use crate::{Argument, Code};
use cufe_base::{FileId, Position, Source};
use std::fmt::Write as _;

/// A part of a message, as far as its colour differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// A quoted name or text, with its quotes.
    pub quoted: bool,
}

struct Writer<'a> {
    pieces: Vec<Piece>,
    source: &'a Source,
    file: Option<FileId>,
    /// Types that stand beside each other are shortened to their difference.
    is_for_people: bool,
}

impl Writer<'_> {
    fn push(&mut self, text: &str, quoted: bool) {
        match self.pieces.last_mut() {
            Some(last) if last.quoted == quoted && !quoted => last.text.push_str(text),
            _ => self.pieces.push(Piece { text: text.to_owned(), quoted }),
        }
    }

    fn value(&mut self, argument: &Argument) {
        match argument {
            Argument::Text(text) => self.push(text, false),
            Argument::Quoted(text) => self.push(&format!("\"{text}\""), true),
            Argument::Number(number) => self.push(&number.to_string(), false),
            Argument::Type { short: Some(short), .. } if self.is_for_people => {
                self.push(&format!("\"{short}\""), false)
            }
            Argument::Type { written, plain, .. } => {
                let mut text = format!("\"{written}\"");
                if written != plain {
                    let _ = write!(text, " (aka \"{plain}\")");
                }
                self.push(&text, false);
            }
            Argument::Entity { kind, name } => {
                if !kind.is_empty() {
                    self.push(kind, false);
                    self.push(" ", false);
                }
                self.push(&format!("\"{name}\""), true);
            }
            Argument::Position(position) => {
                let text = place(self.source, self.file, *position);
                self.push(&text, false);
            }
        }
    }

    /// A `{...}` without its braces; whether it names a value.
    fn placeholder(&mut self, inner: &str, arguments: &[Argument], used: &mut u64) -> bool {
        let digits = inner.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = inner.split_at(digits);
        let Ok(number) = number.parse::<usize>() else { return false };
        *used |= 1_u64.checked_shl(number as u32).unwrap_or(0);
        let argument = arguments.get(number);
        match (rest.as_bytes().first(), argument) {
            (Some(b'?'), Some(argument)) => {
                let text = &rest[1..];
                match text.split_once('@') {
                    Some((before, after)) => {
                        self.push(before, false);
                        self.value(argument);
                        self.push(after, false);
                    }
                    None => self.push(text, false),
                }
            }
            (Some(b'?'), None) => {}
            (Some(b':'), None) => self.push(&rest[1..], false),
            (_, Some(argument)) => self.value(argument),
            (_, None) => self.push("something", false),
        }
        true
    }
}

/// A position as it stands in a message: `at line N`, with ` of FILE` if the file is not the report's.
pub fn place(source: &Source, report_file: Option<FileId>, position: Position) -> String {
    if !position.is_some() {
        return "in code that is not written out".to_owned();
    }
    let location = source.location(position);
    if report_file == Some(location.file) {
        format!("at line {}", location.line)
    } else {
        format!("at line {} of {}", location.line, source.file_name(location.file))
    }
}

/// The message of a report at `position` as pieces.
pub fn pieces(code: Code, arguments: &[Argument], source: &Source, position: Position) -> Vec<Piece> {
    written_pieces(code, arguments, source, position, false)
}

fn written_pieces(
    code: Code,
    arguments: &[Argument],
    source: &Source,
    position: Position,
    is_for_people: bool,
) -> Vec<Piece> {
    let file = position.is_some().then(|| source.location(position).file);
    let mut writer = Writer { pieces: Vec::new(), source, file, is_for_people };
    let fallback;
    let template = match code.row() {
        Some(row) => row.message,
        None => {
            fallback = format!("diagnostic {}", code.displayed());
            &fallback
        }
    };
    let mut used = 0_u64;
    let mut rest = template;
    while let Some(brace) = rest.find(['{', '}']) {
        let (before, at) = rest.split_at(brace);
        writer.push(before, false);
        if at.starts_with("{{") || at.starts_with("}}") {
            writer.push(&at[..1], false);
            rest = &at[2..];
            continue;
        }
        match at.find('}') {
            Some(end) if at.starts_with('{') && writer.placeholder(&at[1..end], arguments, &mut used) => {
                rest = &at[end + 1..];
            }
            _ => {
                writer.push(&at[..1], false);
                rest = &at[1..];
            }
        }
    }
    writer.push(rest, false);
    let mut separator = " (";
    for (index, argument) in arguments.iter().enumerate() {
        if used & 1_u64.checked_shl(index as u32).unwrap_or(0) == 0 {
            writer.push(separator, false);
            writer.value(argument);
            separator = ", ";
        }
    }
    if separator != " (" {
        writer.push(")", false);
    }
    writer.pieces.retain(|piece| !piece.text.is_empty());
    writer.pieces
}

/// The message of a report at `position` as one text.
pub fn text(code: Code, arguments: &[Argument], source: &Source, position: Position) -> String {
    pieces(code, arguments, source, position).into_iter().map(|piece| piece.text).collect()
}

/// The message likewise, with long types that stand beside each other shortened to their difference.
pub fn text_for_people(code: Code, arguments: &[Argument], source: &Source, position: Position) -> String {
    written_pieces(code, arguments, source, position, true).into_iter().map(|piece| piece.text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;

    fn source() -> Source {
        Source::new("a.cu", b"int a;\nint b;\n".to_vec())
    }

    #[test]
    fn values_stand_in_their_places() {
        let arguments = [Argument::Entity { kind: "function", name: "f".to_owned() }, Argument::Position(Position(7))];
        let message = text(code::INACCESSIBLE_MEMBER, &arguments, &source(), Position(0));
        assert_eq!(message, "function \"f\" is not accessible here (declared at line 2)");
    }

    #[test]
    fn missing_values_have_words_that_stand_for_them() {
        assert_eq!(text(code::UNDECLARED_IDENTIFIER, &[], &source(), Position(0)), "this name is not declared here");
    }

    #[test]
    fn values_that_nobody_asks_for_are_kept() {
        let arguments = [Argument::Quoted("x".to_owned()), Argument::Number(3)];
        let message = text(code::EXPECTED_SEMICOLON, &arguments, &source(), Position(0));
        assert!(message.ends_with("this place (\"x\", 3)"), "{message}");
    }

    #[test]
    fn a_plain_type_is_shown_where_it_differs() {
        let arguments = [Argument::Type { written: "T".to_owned(), plain: "int".to_owned(), short: None }];
        let message = text(code::DEREFERENCE_OF_NON_POINTER, &arguments, &source(), Position(0));
        assert!(message.ends_with("of type \"T\" (aka \"int\")"), "{message}");
    }

    #[test]
    fn a_place_in_another_file_is_shown_with_its_file() {
        let mut source = source();
        source.add_marker(7, 30, Some("b.h"), false);
        let message = text(code::DUPLICATE_CASE, &[Argument::Position(Position(7))], &source, Position(0));
        assert!(message.ends_with("at line 30 of b.h"), "{message}");
    }

    #[test]
    fn doubled_braces_are_braces() {
        let message = text(code::EXPECTED_CLOSING_BRACE, &[], &source(), Position(0));
        assert_eq!(message, "a closing brace '}' is missing here");
    }

    #[test]
    fn every_message_of_the_catalogue_is_well_formed() {
        for row in crate::catalogue::rows() {
            let message = text(row.code, &[], &source(), Position(0)).replace("'{'", "");
            assert!(!message.contains(['{', '@']), "{}: {message}", row.name);
        }
    }
}
