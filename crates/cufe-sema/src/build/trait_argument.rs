//! Type traits and builtin operators with a syntax of their own.

use crate::Sema;

impl Sema<'_> {
    /// Whether an expression may be the operand of a trait behind so many types: traits of expressions, and the number of the
    /// dimension in `__array_extent(T, n)`.
    pub fn trait_takes_value(&self, keyword: u32, types: usize) -> bool {
        match self.reader.word(keyword) {
            Some("__is_lvalue_expr" | "__is_rvalue_expr") => true,
            Some("__array_extent") => types > 0,
            _ => false,
        }
    }
}
