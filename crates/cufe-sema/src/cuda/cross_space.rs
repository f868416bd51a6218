//! Calls and references across execution spaces (spec/cross-space-calls.md, spec/data/call-check-sites.tsv).

use crate::Sema;
use crate::function_use::FunctionUse;

impl Sema<'_> {
    /// Checks the use of a function against the space of the code that uses it.
    pub(crate) fn check_execution_space_of_use(&mut self, _used: &FunctionUse) {}
}
