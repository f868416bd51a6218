//! The language server behind `cufe lsp`.
//!
//! The server itself ([`serve`]) knows documents, positions and the protocol, and nothing of C++. A source is analysed by a
//! process of its own for each pass, which may fail in any way, run into its limits, or be ended because its answer is not
//! wanted any more. It is asked with a [`Query`] and gives an [`Answer`]: reports with their places and fixes, and an index of all names in
//! the user's own files ([`Index`]), from which every question of the editor is answered. How such a process is started the
//! caller says ([`Workers`]); what it does between query and answer, from options to the analysed unit, is the driver's work,
//! and [`answer()`] makes the answer of that unit.

mod actions;
mod answer;
mod document;
mod findings;
mod fix;
mod index;
mod places;
mod server;
mod signature;
mod symbols;
mod transport;
mod uri;
mod views;
mod worker;

pub use answer::{
    Answer, Column, Finding, Fix, Hint, Index, Level, Names, Occurrence, Outline, Pass, Query, Signature, Span, Symbol,
    Unsaved, write_part,
};
pub use findings::{answer, names, rejected};
pub use places::Places;
pub use server::serve;
pub use worker::Workers;
