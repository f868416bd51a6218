//! The catalogue of diagnostics, severities and their control, the sink, and the renderers (reference text, human,
//! SARIF). See spec/diagnostics.md.

pub mod report;

pub use report::{Argument, Code, Mark, Note, Report, Sink};
