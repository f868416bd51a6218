//! The catalogue of diagnostics, severities and their control, the sink, and the renderers (reference text, human,
//! SARIF).

pub mod catalogue;
pub mod color;
pub mod control;
pub mod human;
pub mod listing;
pub mod message;
pub mod original;
pub mod pragma;
pub mod report;
pub mod resolve;
pub mod sarif;
pub mod text;

pub use catalogue::{Row, Severity, code};
pub use control::{Controls, ListAction, ListError};
pub use pragma::PragmaText;
pub use report::{Argument, Code, Detail, InstantiationFrame, Mark, Note, Report, Sink};
pub use resolve::{Resolved, ResolvedReport, resolve};
