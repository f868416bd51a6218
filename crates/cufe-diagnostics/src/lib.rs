//! The catalogue of diagnostics, severities and their control, the sink, and the renderers (reference text, human,
//! SARIF). See spec/diagnostics.md.

pub mod catalogue;
pub mod message;
pub mod report;

pub use catalogue::{Row, Severity, code};
pub use report::{Argument, Code, Detail, InstantiationFrame, Mark, Note, Report, Sink};
