//! Where the language requires a constant: evaluation, and the errors of expressions that are none.

use super::evaluate::{Evaluated, Evaluator, Failure, Reason};
use super::integral::integral_properties;
use super::value::Value;
use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use cufe_diagnostics::{Code, Note, Report, code};
use cufe_il::{Builtin, ExpressionId, FunctionFlags, FunctionId, Type, TypeId};

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

    /// Reports a constant whose type is not one that its place needs.
    pub fn report_constant_of_other_type(&mut self, wrong: Code, token: u32, ty: TypeId) {
        let report = Report::new(wrong, self.position(token)).with(self.type_argument(ty));
        self.report(report);
    }

    /// Whether an expression has a type that is neither integral nor an enumeration, nor that of a class, which may convert to one.
    /// What is not known is not.
    pub fn is_of_other_type_than_integers(&self, expression: ExpressionId) -> bool {
        let ty = self.expression(expression).ty;
        if self.is_dependent_type(ty) {
            return false;
        }
        match self.value_structure(ty) {
            Type::Builtin(builtin) => {
                builtin != Builtin::Void && integral_properties(builtin, self.options.dialect.unsigned_chars).is_none()
            }
            Type::Pointer(_)
            | Type::MemberPointer { .. }
            | Type::Function(_)
            | Type::Array { .. }
            | Type::Complex(_) => true,
            _ => false,
        }
    }

    /// The function by which a value of class type is converted best to a type ([over.match.conv]); `None` where several are
    /// equally good, or that is not known.
    pub fn best_conversion_to(&mut self, expression: ExpressionId, ty: TypeId) -> Option<FunctionId> {
        let operand = self.operand(expression);
        match self.implicit_conversion(&operand, ty, Allowed::IMPLICIT) {
            Sequence::User(user) if !user.is_ambiguous => self.settled_conversion(&user),
            _ => None,
        }
    }

    /// Whether all of these functions are constexpr.
    pub fn are_constexpr(&self, functions: &[FunctionId]) -> bool {
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        functions.iter().all(|&function| self.program.functions[function].flags.intersects(constant))
    }

    /// Whether an expression has a class type that converts implicitly to an arithmetic or enumeration type.
    pub fn converts_to_arithmetic(&mut self, expression: ExpressionId) -> bool {
        self.class_of_expression(expression)
            .and_then(|class| self.implicit_conversions_where(class, Self::is_arithmetic_or_unscoped))
            .is_none_or(|functions| !functions.is_empty())
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
