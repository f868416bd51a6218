//! What is said of a value that does not convert to a type.

use super::Purpose;
use crate::Sema;
use crate::conversion::Related;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{ExpressionId, ExpressionKind, Qualifiers, Type, TypeId, ValueCategory};

impl Sema<'_> {
    /// Reports that an expression does not convert to a type.
    pub(crate) fn report_conversion_failure(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose) {
        if self.context.speculating > 0 || self.is_erroneous(expression) {
            return;
        }
        if let Some(set) = self.function_set(expression) {
            return self.report_address_failure(expression, &set, ty, purpose);
        }
        if self.is_braced(expression) {
            // What is wrong is in the list.
            let before = self.snapshot();
            self.initialize_from_list(expression, ty, purpose, false);
            if self.reported_since(&before) {
                return;
            }
        }
        let entry = self.expression(expression);
        let canonical = self.program.canonical(ty);
        let code = match self.program.written(canonical) {
            Type::LvalueReference(referred) => self.reference_failure(expression, referred, false, purpose),
            Type::RvalueReference(referred) => self.reference_failure(expression, referred, true, purpose),
            _ => self.value_failure(entry.ty, canonical, purpose),
        };
        // Where no class takes part, the reference says so in instances only.
        let is_class = |ty: TypeId| self.program.class_of(self.program.non_reference(ty)).is_some();
        if code == code::NON_CONST_REFERENCE_TO_VALUE && self.in_template() && !is_class(entry.ty) && !is_class(ty) {
            return;
        }
        let (from, to) = self.type_pair(entry.ty, ty);
        let token = match purpose {
            Purpose::Assignment(operator) if code == code::INCOMPATIBLE_ASSIGNMENT_OPERANDS => operator,
            // The reference looks at where a launch ends.
            _ if matches!(entry.kind, ExpressionKind::Launch { .. }) => entry.last + 1,
            _ => entry.first,
        };
        let report = Report::new(code, self.position(token));
        let report = match code {
            // What is needed stands first.
            code::REFERENCE_TO_WRONG_TYPE | code::REFERENCE_DROPS_QUALIFIERS => report.with(to).with(from),
            code::ADDRESS_OF_BIT_FIELD | code::NON_CONST_REFERENCE_TO_VALUE | code::RVALUE_REFERENCE_TO_LVALUE => {
                report
            }
            _ => report.with(from).with(to),
        };
        self.report(report);
    }

    fn value_failure(&self, from: TypeId, to: TypeId, purpose: Purpose) -> Code {
        let is_class = |ty: TypeId| matches!(self.value_structure(ty), Type::Class(_) | Type::Specialization { .. });
        match (is_class(from), is_class(to)) {
            (_, true) if self.is_undefined_class(to) => code::CONVERSION_TO_INCOMPLETE_CLASS,
            (true, true) => code::NO_SUITABLE_CONVERSION,
            (true, false) => code::NO_CONVERSION_FUNCTION,
            (false, true) => code::NO_CONVERTING_CONSTRUCTOR,
            (false, false) => match purpose {
                Purpose::Argument => code::INCOMPATIBLE_PARAM,
                Purpose::DefaultArgument => code::DEFAULT_ARGUMENT_MISSING,
                Purpose::Object | Purpose::Temporary | Purpose::Variable(_) | Purpose::Part(_) => {
                    code::CANNOT_INITIALIZE
                }
                Purpose::Return => code::BAD_RETURN_VALUE_TYPE,
                Purpose::Assignment(_) => code::INCOMPATIBLE_ASSIGNMENT_OPERANDS,
            },
        }
    }

    fn reference_failure(
        &mut self,
        expression: ExpressionId,
        referred: TypeId,
        is_rvalue_reference: bool,
        purpose: Purpose,
    ) -> Code {
        let entry = self.expression(expression);
        let source = self.program.canonical(entry.ty);
        let related = self.reference_relation(referred, source);
        let (qualifiers, own) = (self.object_qualifiers(referred), self.object_qualifiers(source));
        let is_lvalue = entry.category == ValueCategory::Lvalue;
        let is_related = matches!(related, Related::Same | Related::Base);
        if is_related && !(qualifiers | Qualifiers::RESTRICT).contains(own) {
            return code::REFERENCE_DROPS_QUALIFIERS;
        }
        if is_rvalue_reference {
            return if is_related && is_lvalue {
                code::RVALUE_REFERENCE_TO_LVALUE
            } else {
                self.value_failure(entry.ty, referred, purpose)
            };
        }
        if is_lvalue && self.bit_field(expression).is_some() {
            return code::ADDRESS_OF_BIT_FIELD;
        }
        if !qualifiers.contains(Qualifiers::CONST) || qualifiers.contains(Qualifiers::VOLATILE) {
            // An lvalue of another type; everything else is no lvalue.
            return if is_lvalue { code::REFERENCE_TO_WRONG_TYPE } else { code::NON_CONST_REFERENCE_TO_VALUE };
        }
        self.value_failure(entry.ty, referred, purpose)
    }

    /// Reports that several functions convert an expression equally well: 416 constructors, 417 conversion functions, 348 of
    /// both kinds.
    pub(crate) fn report_ambiguous_conversion(&mut self, expression: ExpressionId, ty: TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        let entry = self.expression(expression);
        let target = self.program.non_reference(ty);
        let is_class = |ty: TypeId| matches!(self.value_structure(ty), Type::Class(_));
        let code = match (is_class(entry.ty), is_class(target)) {
            (true, true) => code::AMBIGUOUS_CONVERSION,
            (false, true) => code::AMBIGUOUS_CONVERTING_CONSTRUCTOR,
            _ => code::AMBIGUOUS_CONVERSION_FUNCTION,
        };
        let (from, to) = self.type_pair(entry.ty, ty);
        let report = Report::new(code, self.position(entry.first)).with(from).with(to);
        self.report(report);
    }
}
