//! A finished translation unit: what outputs, dumps and tools start from.

use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_il::Program;
use cufe_lex::Tokens;

/// A translation unit after analysis.
pub struct Unit {
    /// The source text and its line table.
    pub source: Source,
    /// The tokens.
    pub tokens: Tokens,
    /// The program.
    pub program: Program,
    /// What was reported.
    pub sink: Sink,
    /// How much of it was decided.
    pub statistics: crate::statistics::Statistics,
    /// The options it was analysed with.
    pub options: Options,
}
