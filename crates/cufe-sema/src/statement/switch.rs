//! `switch`: its selector and its labels ([stmt.switch]).

use crate::Sema;
use crate::constant::evaluate::Failure;
use crate::constant::value::Value;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, StatementId, StatementKind, StatementList,
    Type, TypeId,
};
use smallvec::SmallVec;

/// The values of a label seen so far, and its token.
#[derive(Clone, Copy, Debug)]
struct Seen {
    low: i128,
    high: i128,
    token: u32,
}

impl Sema<'_> {
    /// Checks the selector of a switch that is an expression.
    pub(super) fn check_selector(&mut self, selector: ExpressionId) {
        let entry = self.expression(selector);
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return;
        }
        if let Some(code) = self.selector_mistake(entry.ty) {
            self.report_at(code, entry.first);
        } else if let Type::Class(class) = self.value_structure(entry.ty) {
            if let Some(&[conversion]) = self.selector_conversions(class).as_deref() {
                self.use_conversion(selector, conversion);
            }
        } else if !entry.flags.contains(ExpressionFlags::VALUE_DEPENDENT)
            && !self.is_dependent_type(entry.ty)
            && self.integral_value(selector).is_some()
            && !matches!(
                self.expression(self.without_parentheses(selector)).kind,
                ExpressionKind::Binary { operator: cufe_il::Operator::Comma, .. }
            )
        {
            self.report_at(code::SWITCH_ON_CONSTANT, entry.first);
        }
    }

    /// What is wrong with a selector of a type: it is not, and cannot be converted to, one integral or enumeration type.
    pub(super) fn selector_mistake(&mut self, ty: TypeId) -> Option<Code> {
        if self.is_dependent_type(ty) {
            return None;
        }
        match self.value_structure(ty) {
            Type::Builtin(_) if self.is_integral_or_enumeration(ty) => None,
            Type::Builtin(_)
            | Type::Pointer(_)
            | Type::MemberPointer { .. }
            | Type::Complex(_)
            | Type::Array { .. }
            | Type::Function(_) => Some(code::EXPECTED_INTEGRAL_OR_ENUM),
            Type::Class(_) if self.is_undefined_class(ty) => Some(code::INCOMPLETE_TYPE),
            Type::Class(class) => self.class_selector_mistake(class),
            _ => None,
        }
    }

    fn class_selector_mistake(&mut self, class: cufe_il::ClassId) -> Option<Code> {
        let conversions = self.selector_conversions(class)?;
        let object_qualifiers = |&function: &FunctionId| {
            let ty = self.program.as_function(self.program.functions[function].ty);
            ty.map(|ty| ty.flags & (cufe_il::FunctionTypeFlags::CONST | cufe_il::FunctionTypeFlags::VOLATILE))
        };
        match conversions.as_slice() {
            [] => Some(code::EXPECTED_INTEGRAL_OR_ENUM),
            [_] => None,
            // The one that converts the object best is called.
            [first, others @ ..] => {
                let wanted = object_qualifiers(first);
                others
                    .iter()
                    .all(|other| object_qualifiers(other) == wanted)
                    .then_some(code::AMBIGUOUS_BUILTIN_CONVERSION)
            }
        }
    }

    /// The conversion functions that a selector of a class may call; none where that is not known.
    fn selector_conversions(&mut self, class: cufe_il::ClassId) -> Option<SmallVec<[FunctionId; 2]>> {
        if !self.has_known_members(class) {
            return None;
        }
        self.implicit_conversions_where(class, Self::is_integral_or_enumeration)
    }

    /// Checks the labels of a switch: its parts are an init-statement, the condition and the body.
    /// In a pattern (`is_pattern`) only values that occur twice are looked for.
    pub fn check_labels(&mut self, parts: StatementList, is_pattern: bool) {
        if self.context.speculating > 0 {
            return;
        }
        let parts: SmallVec<[StatementId; 4]> = SmallVec::from_slice(self.program.statement_list(parts));
        let &[.., condition, body] = parts.as_slice() else { return };
        let selector = match self.program.statements[condition].kind {
            StatementKind::Expression(expression) => Some(self.expression(expression).ty),
            StatementKind::Declaration { variables, .. } => {
                self.program.entity_list(variables).first().map(|&entity| self.declared_type(entity))
            }
            _ => None,
        };
        if is_pattern && selector.is_none_or(|ty| self.is_dependent_type(ty)) {
            return;
        }
        let selector = selector.filter(|&ty| !self.is_dependent_type(ty) && self.is_integral_or_enumeration(ty));
        let selector = selector.map(|ty| self.program.non_reference(ty));
        let mut seen = Vec::new();
        let selector = if is_pattern { None } else { selector };
        self.labels_in(body, selector, is_pattern, &mut seen);
        self.check_duplicates(seen);
    }

    /// The labels in the order of the text; those of inner switches belong to them.
    fn labels_in(&mut self, body: StatementId, selector: Option<TypeId>, is_pattern: bool, seen: &mut Vec<Seen>) {
        let mut open: Vec<StatementId> = vec![body];
        while let Some(statement) = open.pop() {
            let kind = self.program.statements[statement].kind;
            match kind {
                StatementKind::Switch(_) => {}
                StatementKind::Case { low, high, statement } => {
                    if !is_pattern || self.integral_value(low).is_some() {
                        self.check_case(low, high, selector, seen);
                    }
                    open.push(statement);
                }
                _ => open.extend(self.program.statements_in(&kind).iter().rev()),
            }
        }
    }

    fn check_case(
        &mut self,
        low: ExpressionId,
        high: Option<ExpressionId>,
        selector: Option<TypeId>,
        seen: &mut Vec<Seen>,
    ) {
        let first = self.case_value(low, selector);
        let last = match high {
            Some(high) => self.case_value(high, selector),
            None => first,
        };
        let (Some(first), Some(last)) = (first, last) else { return };
        if last < first {
            if let Some(high) = high {
                self.report_at(code::EMPTY_CASE_RANGE, self.expression(high).first);
            }
            return;
        }
        seen.push(Seen { low: first, high: last, token: self.expression(low).first });
    }

    /// The value of a label; 28, 2373 and 2362 where it is none or does not have the type of the promoted selector.
    fn case_value(&mut self, expression: ExpressionId, selector: Option<TypeId>) -> Option<i128> {
        let entry = self.expression(expression);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        if entry.flags.intersects(dependent) || self.is_dependent_type(entry.ty) {
            return None;
        }
        // The reference folds labels as it folds other expressions: overflow and the like are warnings.
        let folded = self.integral_value(expression);
        let result = match folded {
            Some(value) => Ok(Value::Integer(value)),
            None => self.evaluate(expression, None, true),
        };
        if let Err(Failure::NotConstant(_)) = result {
            self.required_value(expression, result);
            return None;
        }
        let Some(selector) = selector else { return self.integral_value(expression) };
        let selector_enum = match self.value_structure(selector) {
            Type::Enum(id) if self.program.enums[id].is_scoped => Some(id),
            _ => None,
        };
        let is_fitting = match self.value_structure(entry.ty) {
            Type::Enum(id) if self.program.enums[id].is_scoped => selector_enum == Some(id),
            Type::Class(class) => {
                let conversions = self.implicit_conversions_where(class, Self::is_integral_or_enumeration);
                // Explicit conversions count too (measured).
                if conversions.is_none_or(|known| !known.is_empty())
                    || self.has_conversion_template(class)
                    || self.has_explicit_conversion(class)
                {
                    return None;
                }
                false
            }
            Type::Unknown => return None,
            Type::Builtin(builtin) => {
                selector_enum.is_none()
                    && !builtin.is_floating()
                    && builtin != Builtin::Nullptr
                    && builtin != Builtin::Void
            }
            Type::Enum(_) => selector_enum.is_none(),
            _ => false,
        };
        let target = if selector_enum.is_some() { selector } else { self.promoted_arithmetic(selector) };
        if !is_fitting {
            let report = Report::new(code::ARRAY_BOUND_TYPE, self.position(entry.first));
            let report = report.with(self.type_argument(entry.ty)).with(self.type_argument(target));
            self.report(report);
            return None;
        }
        let value = result.ok().and_then(|value| value.integer()).or_else(|| self.integral_value(expression))?;
        if selector_enum.is_none() && self.truncate(value, target) != Some(value) {
            self.truncate(value, target)?;
            let report = Report::new(code::NARROWING_IN_CONSTANT_EXPRESSION, self.position(entry.first));
            let report = report.with(self.type_argument(entry.ty)).with(self.type_argument(target));
            self.report(report);
            return None;
        }
        Some(value)
    }

    fn has_explicit_conversion(&mut self, class: cufe_il::ClassId) -> bool {
        let functions = self.conversion_functions(class);
        functions.entities.iter().any(|&entity| {
            self.program.function_of(entity).is_some_and(|function| self.explicitness(function) != Some(false))
        })
    }

    /// 1578 for values that occur before.
    fn check_duplicates(&mut self, seen: Vec<Seen>) {
        // In the order of the values, the lowest of those that were seen first wins.
        let mut ranges: std::collections::BTreeMap<i128, Seen> = std::collections::BTreeMap::new();
        for label in seen {
            let before = ranges.range(..=label.high).next_back().map(|(_, seen)| *seen);
            match before.filter(|before| before.high >= label.low) {
                Some(_) => {
                    let earlier = ranges.range(..=label.high).rev().take_while(|(_, seen)| seen.high >= label.low);
                    let first = earlier.map(|(_, seen)| seen.token).min().unwrap_or(label.token);
                    let report = Report::new(code::DUPLICATE_CASE, self.position(label.token));
                    let report = report.with(Argument::Position(self.position(first)));
                    self.report(report);
                }
                None => {
                    ranges.insert(label.low, label);
                }
            }
        }
    }
}
