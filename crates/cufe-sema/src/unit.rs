//! A finished translation unit: what outputs, dumps and tools start from.

use crate::reader::Reader;
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
    /// The tokens of declarations of headers that nothing needs, whether they were read or not, in order: the first one of
    /// each part, and the one behind its last.
    pub unneeded: Vec<(u32, u32)>,
}

impl Unit {
    /// What the text says.
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.tokens, &self.source)
    }

    /// Whether a token stands in a declaration that nothing needs.
    pub fn is_unneeded(&self, token: u32) -> bool {
        let behind = self.unneeded.partition_point(|&(first, _)| first <= token);
        behind.checked_sub(1).is_some_and(|index| token < self.unneeded[index].1)
    }
}
