//! Include guards: a file whose tokens are all within `#ifndef NAME` and its `#endif` gives nothing while the macro is
//! defined, and need not be read again.

use super::Preprocessor;
use super::macros::is_hash;
use super::token::{Kind, Token};

/// What is known of the guard of a file that is being read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// Nothing was read yet.
    Nothing,
    /// Its first directive asks for this macro, and is open.
    Open(Vec<u8>),
    /// All that was read stands within that directive and its end.
    Closed(Vec<u8>),
    /// It has none.
    None,
}

impl Preprocessor<'_> {
    /// A token is met that no directive has.
    pub(super) fn unguarded(&mut self) {
        if let Some(frame) = self.frames.last_mut()
            && !matches!(frame.guard, Guard::Open(_))
        {
            frame.guard = Guard::None;
        }
    }

    /// A directive is met, before it is carried out; `line` is what follows its name.
    pub(super) fn guarding(&mut self, spelling: &[u8], line: &[Token]) {
        let Some(frame) = self.frames.last_mut() else { return };
        let depth = self.conditionals.len().saturating_sub(frame.conditionals);
        match &mut frame.guard {
            guard @ Guard::Nothing => {
                *guard = match line {
                    [name, end] if spelling == b"ifndef" && name.kind == Kind::Identifier && end.kind == Kind::End => {
                        Guard::Open(self.text[name.range()].to_vec())
                    }
                    _ => Guard::None,
                };
            }
            Guard::Open(name) if depth == 1 => match spelling {
                b"endif" => frame.guard = Guard::Closed(std::mem::take(name)),
                b"else" | b"elif" | b"elifdef" | b"elifndef" => frame.guard = Guard::None,
                _ => {}
            },
            Guard::Open(_) | Guard::None => {}
            Guard::Closed(_) => frame.guard = Guard::None,
        }
    }

    /// Whether a token of a file is neither white space nor the `#` of a directive.
    pub(super) fn is_outside_of_directives(&self, token: &Token) -> bool {
        let at_line_start = self.frames.last().is_some_and(|frame| frame.line_start);
        !(token.kind == Kind::Newline || at_line_start && is_hash(token, &self.text))
    }
}
