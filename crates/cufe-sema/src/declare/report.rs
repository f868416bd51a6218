//! Reports of the actions on declarations.

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report};

impl Sema<'_> {
    /// Reports an error at a token.
    pub fn error_at(&mut self, code: Code, token: u32) {
        self.report_at(code, token);
    }

    /// Reports a violation of a rule that has no part in deciding how text is read.
    pub fn rule_violation(&mut self, code: Code, token: u32) {
        if self.context.speculating == 0 {
            self.error_at(code, token);
        }
    }

    /// Reports an error about a name at a token.
    pub fn name_error_at(&mut self, code: Code, token: u32, name: impl Into<String>) {
        let position = self.position(token);
        self.sink.report(Report::new(code, position).with(Argument::Quoted(name.into())));
    }
}
