//! Values and types of literals, computed from their spelling when something asks for them.
//! The lexer runs the same functions for their diagnostics.

pub mod number;
pub mod text;

pub use number::{
    FloatingKind, FloatingLiteral, IntegerKind, IntegerLiteral, IntegerSuffix, Radix, floating, integer_value,
};
pub use text::{
    CharacterLiteral, CharacterType, CodeUnits, Encoding, StringLiteral, character_value, string_encoding, string_value,
};

use cufe_diagnostics::Code;

/// Something to report about a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Issue {
    /// Which diagnostic.
    pub code: Code,
    /// Where, as an offset from the first byte of the literal.
    pub offset: usize,
}

impl Issue {
    pub(crate) fn new(code: Code, offset: usize) -> Self {
        Self { code, offset }
    }
}
