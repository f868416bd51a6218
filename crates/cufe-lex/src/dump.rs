//! A listing of the tokens, for people and for tests.

use crate::{TokenFlags, Tokens};
use cufe_base::{Range, Source};
use std::fmt::Write;

/// One line per token: kind, spelling, line and column, flags other than white space, and the partner of a bracket.
pub fn dump(tokens: &Tokens, source: &Source) -> String {
    let mut result = String::new();
    for index in 0..tokens.len() as u32 {
        for pragma in tokens.pragmas_before(index) {
            let place = source.location(pragma.range.start);
            let text = escaped(source, pragma.text);
            let _ = writeln!(result, "pragma {:?} {text} {}:{}", pragma.kind, place.line, place.column);
        }
        let kind = tokens.kind(index);
        let place = source.location(tokens.start(index));
        let text = escaped(source, tokens.range(index));
        let _ = write!(result, "{} {text} {}:{}", kind.name(), place.line, place.column);
        let flags = tokens
            .flags(index)
            .difference(TokenFlags::FIRST_ON_LINE.union(TokenFlags::SPACE_BEFORE).union(TokenFlags::PRAGMA_BEFORE));
        for (name, _) in flags.iter_names() {
            let _ = write!(result, " {name}");
        }
        if kind.is_opening_bracket() || kind.is_closing_bracket() {
            match tokens.partner(index) {
                Some(partner) => {
                    let _ = write!(result, " ~{partner}");
                }
                None => result.push_str(" ~"),
            }
        }
        result.push('\n');
    }
    result
}

fn escaped(source: &Source, range: Range) -> String {
    source.slice(range).replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}
