//! Calls of functions whose result type is an incomplete class ([expr.call]). It is reported once for a
//! function (409), and once for a result type where functions are called through pointers (862); the calls have no type then.
//! A call that is the operand of `decltype` itself may have such a type, or one whose destructor is deleted
//! ([dcl.type.decltype]).

use crate::Sema;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Operator, Program, Type, TypeId, ValueCategory,
};
use rustc_hash::FxHashSet;

/// What is remembered of results of incomplete types.
#[derive(Default)]
pub(crate) struct IncompleteResults {
    functions: FxHashSet<FunctionId>,
    pointed: FxHashSet<TypeId>,
    /// The operands of `decltype` that are being read.
    operands: u32,
    /// The calls in them.
    calls: Vec<IncompleteCall>,
}

impl IncompleteResults {
    /// Something is read that is no part of the operands of `decltype` around it. Returns how many these are.
    pub(crate) fn put_aside(&mut self) -> u32 {
        std::mem::take(&mut self.operands)
    }

    /// Goes on with the operands that were put aside.
    pub(crate) fn take_up(&mut self, operands: u32) {
        self.operands = operands;
    }
}

struct IncompleteCall {
    call: ExpressionId,
    function: Option<FunctionId>,
    token: u32,
}

impl Sema<'_> {
    /// Whether a call has a class for its result, which must be complete where the call is a prvalue ([basic.lval]/9).
    fn has_class_result(&mut self, call: ExpressionId) -> bool {
        let (ty, category) = (self.expression(call).ty, self.expression(call).category);
        category == ValueCategory::Prvalue
            && !self.is_dependent_type(ty)
            && matches!(
                self.program.written(self.program.unqualified(self.program.canonical(ty)).0),
                Type::Class(_) | Type::Specialization { .. }
            )
    }

    /// Completes the class that a call has for its result; whether it is surely incomplete then. Types that may be completed
    /// later in a way that is not followed are not.
    fn stays_incomplete(&mut self, call: ExpressionId) -> bool {
        let ty = self.expression(call).ty;
        self.complete_type(ty);
        self.program.class_of(ty).is_some() && self.is_incomplete(ty)
    }

    /// After a call was built: `function` is what is called, where overload resolution chose it; `token` is its parenthesis
    /// or operator.
    pub(crate) fn check_call_result(&mut self, call: ExpressionId, function: Option<FunctionId>, token: u32) {
        if self.context.speculating > 0 || !self.has_class_result(call) || self.is_in_pattern() {
            return;
        }
        let entry = IncompleteCall { call, function, token };
        if self.incomplete_results.operands > 0 {
            self.incomplete_results.calls.push(entry);
        } else {
            self.check_result_class(&entry);
        }
    }

    fn check_result_class(&mut self, entry: &IncompleteCall) {
        if self.stays_incomplete(entry.call) {
            self.refuse_incomplete_result(entry);
        } else {
            self.refuse_deleted_destructor(entry);
        }
    }

    /// The object that a call results in is destroyed some time, in unevaluated operands as well ([class.temporary]/1): 1776 where
    /// its destructor is deleted. The result of a function may be private to destroy, where it is returned again.
    fn refuse_deleted_destructor(&mut self, entry: &IncompleteCall) {
        let ty = self.expression(entry.call).ty;
        let Some(class) = self.program.class_of(ty).filter(|&class| self.has_known_members(class)) else { return };
        let Some(destructor) = self.destructor(class) else { return };
        let is_deleted = self.program.functions[destructor].flags.contains(FunctionFlags::DELETED)
            || self.special_facts(destructor).is_deleted == Some(true);
        if is_deleted {
            self.use_function(FunctionUse::new(destructor, FunctionUseKind::ImplicitDestruction, entry.token));
        }
    }

    fn refuse_incomplete_result(&mut self, entry: &IncompleteCall) {
        let ty = self.expression(entry.call).ty;
        let (code, is_new) = match entry.function {
            Some(function) => (code::INCOMPLETE_RESULT_TYPE, self.incomplete_results.functions.insert(function)),
            None => (
                code::POINTED_INCOMPLETE_RESULT_TYPE,
                self.incomplete_results.pointed.insert(self.program.canonical(ty)),
            ),
        };
        // What is substituted fails every time.
        if is_new || self.constraints.tests > 0 {
            let mut report = Report::new(code, self.position(entry.token));
            if let Some(function) = entry.function {
                report = report.with(Argument::Quoted(self.entity_name(self.program.functions[function].entity)));
            }
            self.report(report);
        }
        self.program.expressions[entry.call].ty = Program::UNKNOWN;
    }

    /// The operand of a `decltype` begins.
    pub fn begin_decltype(&mut self) -> usize {
        self.incomplete_results.operands += 1;
        self.incomplete_results.calls.len()
    }

    /// The operand of a `decltype` is read: all of its calls but the one that it is itself need complete results.
    pub fn end_decltype(&mut self, begin: usize, operand: ExpressionId) {
        self.incomplete_results.operands -= 1;
        let mut itself = self.without_parentheses(operand);
        // A comma that calls a function is that call.
        while let ExpressionKind::Binary { operator: Operator::Comma, right, .. } = self.expression(itself).kind
            && !self.program.called.contains_key(&itself)
        {
            itself = self.without_parentheses(right);
        }
        for entry in self.incomplete_results.calls.split_off(begin) {
            if entry.call != itself {
                self.check_result_class(&entry);
            }
        }
    }
}
