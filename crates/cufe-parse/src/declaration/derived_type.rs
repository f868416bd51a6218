//! Declarators applied to types, and what can be wrong with that ([dcl.meaning]).

use super::AttributeSet;
use crate::Parser;
use crate::constant::{IntegerConversion, WantedInteger};
use cufe_diagnostics::code;
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, Program, Qualifiers};
pub(crate) use cufe_sema::declare::QualifierPlace;

impl Parser<'_, '_> {
    /// Checks the bound of an array where it is written.
    pub(super) fn check_array_bound(&mut self, bound: ExpressionId) {
        if self.sema.context.speculating > 0 {
            return;
        }
        if self.sema.must_bound_be_constant() {
            if !self.required_bound(bound) {
                return;
            }
        } else if self.convert_to_integer(bound, WantedInteger::OfAnyType) == IntegerConversion::Missing
            && !self.sema.converts_to_arithmetic(bound)
        {
            let token = self.sema.expression(bound).first;
            self.error_at(code::EXPECTED_INTEGRAL, token);
            return;
        } else if let Ok(value) = self.evaluate(bound, None) {
            // A bound that is no constant makes an array of variable length.
            self.sema.remember_constant(bound, None, &value);
        }
        let in_block = self.sema.context.function.is_some() && self.sema.declaring.class_nesting == 0;
        if let Some(code) = self.sema.array_bound_mistake(bound, in_block) {
            let token = self.sema.program().expressions[bound].first;
            self.error_at(code, token);
        }
    }

    /// An array bound that must be constant: 28 where it is not, 2373 where it has another type. A number without value does not
    /// fit the type of sizes either (2361). Returns whether there is more to check.
    pub(super) fn required_bound(&mut self, bound: ExpressionId) -> bool {
        let entry = self.sema.expression(bound);
        let (first, last, ty) = (entry.first, entry.last, entry.ty);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        let is_number = !entry.flags.intersects(dependent) && self.sema.is_integral_or_enumeration(ty);
        if is_number && self.sema.has_fault(first, last) {
            if self.sema.is_signed_integer(ty) {
                let size = Program::builtin(Builtin::UnsignedLong);
                self.sema.report_narrowing(
                    code::NARROWING_CONVERSION,
                    bound,
                    size,
                    Some(cufe_diagnostics::Severity::Error),
                );
            }
            return false;
        }
        if self.sema.is_of_scoped_enumeration(bound) {
            self.refuse_constant(bound, code::ARRAY_BOUND_TYPE);
            return false;
        }
        if !self.integral_constant(bound, WantedInteger::OfGivenType(Program::builtin(Builtin::UnsignedLong))) {
            return false;
        }
        // A constant of class type is converted to the type of sizes.
        if !is_number && self.sema.integral_value(bound).is_some_and(|value| value < 0) {
            self.sema.report_constant_of_other_type(code::ARRAY_BOUND_TYPE, first, ty);
            return false;
        }
        true
    }

    /// Qualifiers behind `&` and `&&`: cv-qualifiers are ignored with a warning.
    pub(super) fn reference_qualifiers(&mut self, attributes: &mut AttributeSet) {
        let first = self.at;
        let qualifiers = self.qualifiers_after_pointer(attributes);
        if qualifiers.intersects(Qualifiers::CONST | Qualifiers::VOLATILE) {
            self.rule_violation(code::QUALIFIED_REFERENCE, first);
        }
    }
}
