//! Characters to tokens: the whole source text is lexed once into a structure of arrays, with the matching bracket of
//! every bracket.

mod bracket;
pub mod cuda_names;
mod directive;
mod dump;
pub mod keyword;
pub mod kind;
pub mod literal;
mod pragma;
pub mod preprocess;
mod punctuation;
mod scan;
mod text;
pub mod tokens;

pub use dump::dump;
pub use kind::TokenKind;
pub use scan::{lex, lex_with};
pub use text::{decode, replace_trigraphs};
pub use tokens::{Pragma, PragmaKind, TokenFlags, TokenIndex, Tokens};

#[cfg(test)]
mod tests;
