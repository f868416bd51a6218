//! Rules about statements, on built parts ([stmt.stmt]). The grammar calls them, and template
//! instantiation is to call them again.

mod assembler;
mod awaiter;
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

use cufe_il::{ExpressionId, FunctionId, TypeId};
use rustc_hash::FxHashMap;

/// What rules about statements remember.
#[derive(Clone, Debug, Default)]
pub struct StatementState {
    /// The return types that return statements gave functions that deduce them; none after one that is not known.
    deduced_results: FxHashMap<FunctionId, Option<TypeId>>,
    /// The return types with placeholders that functions were declared with whose bodies are read, after a return statement
    /// that told what the placeholder stands for.
    declared_results: FxHashMap<FunctionId, TypeId>,
    /// The conditions of constexpr if statements whose value is known, which may be objects of classes ([stmt.if]/2).
    conditions: FxHashMap<ExpressionId, bool>,
}

impl StatementState {
    /// What the condition of a constexpr if is.
    pub fn note_condition(&mut self, condition: ExpressionId, value: bool) {
        self.conditions.insert(condition, value);
    }

    /// What the condition of a constexpr if is, where that is known.
    pub(crate) fn condition(&self, condition: ExpressionId) -> Option<bool> {
        self.conditions.get(&condition).copied()
    }

    /// Nothing is known of what a function returns.
    pub fn forget_result(&mut self, function: FunctionId) {
        self.deduced_results.insert(function, None);
    }

    /// The return type that the return statements of a function gave it; none inside where it is not known.
    pub(crate) fn deduced_result(&self, function: FunctionId) -> Option<Option<TypeId>> {
        self.deduced_results.get(&function).copied()
    }
}
