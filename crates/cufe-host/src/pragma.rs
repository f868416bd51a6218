//! Pragmas: those that are for the front end alone are not written.

use crate::builder::Builder;
use cufe_lex::PragmaKind;

impl Builder<'_> {
    /// Removes the pragmas that the host compiler must not see.
    pub fn pragmas(&mut self) {
        for pragma in self.tokens().pragmas() {
            match pragma.kind {
                PragmaKind::PassedOn | PragmaKind::Unroll | PragmaKind::Pack | PragmaKind::Stdc => {}
                PragmaKind::Diagnostic | PragmaKind::ExecutionCheckDisable | PragmaKind::Abi | PragmaKind::Dropped => {
                    self.edits.cut(pragma.range.start.0, pragma.range.end.0)
                }
            }
        }
    }
}
