//! Statements ([stmt.stmt]).

use crate::Sema;
use cufe_il::{Statement, StatementId, StatementKind, StatementList};

impl Sema<'_> {
    /// Adds a statement between two tokens, both included.
    pub fn build_statement(&mut self, kind: StatementKind, first: u32, last: u32) -> StatementId {
        self.program.statements.push(Statement { kind, first, last })
    }

    /// The parts of a statement.
    pub fn statement_list(&mut self, parts: &[StatementId]) -> StatementList {
        self.program.add_statement_list(parts)
    }
}
