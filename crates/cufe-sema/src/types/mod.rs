//! Types: their spelling, and how two of them differ.

mod argument;
mod compose;
mod difference;
pub mod printing;
mod value_text;
