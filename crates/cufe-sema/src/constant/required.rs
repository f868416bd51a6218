//! Where the language requires a constant: evaluation, and the errors of expressions that are none
//! (spec/constexpr.md section 13).

use super::evaluate::{Evaluated, Evaluator, Failure, Reason};
use super::value::Value;
use crate::Sema;
use cufe_diagnostics::{Code, Note, Report, code};
use cufe_il::{ExpressionId, TypeId};

/// What needs a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantUse {
    /// An enumerator without fixed type, the width of a bit-field, an alignment: integral or of enumeration type (2412).
    Integral,
    /// The bound of an array: integral or of unscoped enumeration type (2373).
    Bound,
    /// The condition of a static_assert, `if constexpr`, the operand of `noexcept` and `explicit`: as `bool`.
    Condition,
    /// The initializer of a constexpr or constinit variable.
    Initializer,
}

impl Sema<'_> {
    /// Evaluates an expression, converted to a type where one is given. `is_manifest` is whether the language requires a
    /// constant here.
    pub fn evaluate(&self, expression: ExpressionId, to: Option<TypeId>, is_manifest: bool) -> Evaluated<Value> {
        let mut evaluator = Evaluator::new(self, is_manifest);
        evaluator.run_expression(expression, to)
    }

    /// Reports that an expression is not constant (28), with the reason as a note.
    pub fn report_not_constant(&mut self, code: Code, token: u32, reason: &Reason) {
        if self.context.speculating > 0 {
            return;
        }
        let mut report = Report::new(code, self.position(token));
        let mut note = Note::new(reason.code, self.position(reason.token));
        note.arguments = reason.arguments.clone();
        report.notes.push(note);
        for &call in &reason.calls {
            report.notes.push(Note::new(code::CONSTANT_CALLED_FROM, self.position(call)));
        }
        self.report(report);
    }

    /// The value that an evaluation gave; reports 28 at the first token of the expression where it is not constant.
    pub fn required_value(&mut self, expression: ExpressionId, result: Evaluated<Value>) -> Option<Value> {
        match result {
            Ok(value) => Some(value),
            Err(Failure::NotConstant(reason)) => {
                let entry = self.expression(expression);
                if !self.has_fault(entry.first, entry.last) {
                    self.report_not_constant(code::EXPRESSION_NOT_CONSTANT, entry.first, &reason);
                }
                None
            }
            Err(Failure::Unknown | Failure::Needs(_)) => None,
        }
    }

    /// Whether an error in a range of tokens already says that there is no value.
    pub fn has_fault(&self, first: u32, last: u32) -> bool {
        self.constants.faults.iter().rev().any(|token| (first..=last).contains(token))
    }

    /// Remembers the value of an expression that must be constant.
    pub fn remember_constant(&mut self, expression: ExpressionId, to: Option<TypeId>, value: &Value) {
        if to.is_none() && matches!(value, Value::Integer(_) | Value::Floating(_)) {
            self.constants.folded.insert(expression, value.clone());
        }
    }
}
