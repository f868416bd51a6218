//! Characters to tokens: the whole source text is lexed once into a structure of arrays, with the matching bracket of
//! every bracket (spec/lexer.md).

pub mod kind;
pub mod tokens;

pub use kind::TokenKind;
pub use tokens::{Pragma, PragmaKind, TokenFlags, TokenIndex, Tokens};
