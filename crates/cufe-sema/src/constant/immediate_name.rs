//! Immediate invocations ([expr.const]/16): calls of consteval functions and constructors outside of immediate function
//! contexts are constant expressions (2933), and their names stand nowhere else (2960).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{FunctionFlags, FunctionId, LambdaFlags};

impl Sema<'_> {
    /// Whether a function is consteval.
    pub fn is_consteval(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        flags.contains(FunctionFlags::CONSTEVAL)
            || flags.contains(FunctionFlags::LAMBDA)
                && self
                    .program
                    .lambda_with_operator(function)
                    .and_then(|index| self.program.lambdas.get(index))
                    .is_some_and(|lambda| lambda.flags.contains(LambdaFlags::CONSTEVAL))
    }

    /// What is called, or evaluated when the program is compiled, may be named.
    pub fn forget_immediate_names(&mut self, first: u32, last: u32) {
        self.constants.immediate_names.retain(|token| !(first..=last).contains(token));
    }

    /// Reports the names of consteval functions that are needed when the program runs.
    pub fn report_immediate_names(&mut self) {
        for token in std::mem::take(&mut self.constants.immediate_names) {
            self.error_at(code::CONSTEVAL_ADDRESS, token);
        }
    }
}
