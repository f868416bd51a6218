//! Types: their spelling, and how two of them differ.

mod argument;
mod compose;
mod difference;
mod kind;
pub mod printing;
mod value_text;

pub use kind::Placeholder;
