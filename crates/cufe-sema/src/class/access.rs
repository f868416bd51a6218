//! Access to members ([class.access]).

use crate::Sema;
use crate::function_use::FunctionUse;

impl Sema<'_> {
    /// Checks that code at the current place may use a function: access (265 and its like) and deleted functions (1776).
    pub(crate) fn check_function_access(&mut self, _used: &FunctionUse) {}
}
