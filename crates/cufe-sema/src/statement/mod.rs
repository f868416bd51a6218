//! Rules about statements, on built parts ([stmt.stmt], spec/statements.md). The grammar calls them, and template
//! instantiation is to call them again.

mod assembler;
mod build;
mod condition;
mod coroutine;
mod dangling;
mod effect;
mod handler;
mod jump;
mod promise;
mod promise_allocation;
mod range;
mod result;
mod switch;

pub use condition::ConditionKind;
pub use result::ReturnStatement;

use cufe_il::{FunctionId, TypeId};
use rustc_hash::FxHashMap;

/// What rules about statements remember.
#[derive(Clone, Debug, Default)]
pub struct StatementState {
    /// The return types that return statements gave functions that deduce them; none after one that is not known.
    deduced_results: FxHashMap<FunctionId, Option<TypeId>>,
}

impl StatementState {
    /// Nothing is known of what a function returns.
    pub fn forget_result(&mut self, function: FunctionId) {
        self.deduced_results.insert(function, None);
    }

    /// The return type that the return statements of a function gave it; none inside where it is not known.
    pub(crate) fn deduced_result(&self, function: FunctionId) -> Option<Option<TypeId>> {
        self.deduced_results.get(&function).copied()
    }
}
