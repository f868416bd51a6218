//! Operations on arithmetic constants are computed while expressions are built, and what is odd about them is reported: 39,
//! 61, 62, 63, 179, 186, 514. What overflows wraps.

use super::arithmetic::{self, Fault, Number};
use super::value::Value;
use crate::Sema;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Type, TypeId, UnaryOperator};

/// Whether the code that is being built is evaluated, as far as folding is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Folding {
    /// Above 0 in operands that a constant left of `&&`, `||`, `?` excludes from evaluation.
    pub excluded: u32,
    /// The number of unevaluated operands around the innermost constant expression or body.
    pub unevaluated: u32,
    /// Inside of an expression that must be constant: division by zero and negative shift counts are errors.
    pub is_required: bool,
    /// Inside of what the grammar calls a constant expression, but not of an initializer: manifestly constant-evaluated
    /// ([expr.const]/19).
    pub is_manifest: bool,
}

/// A binary operation with operands of arithmetic type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operation {
    /// The operator; of a compound assignment the one behind it.
    pub(crate) operator: Operator,
    /// The operands.
    pub(crate) operands: [ExpressionId; 2],
    /// The token of the operator.
    pub(crate) token: u32,
    /// A compound assignment: the left operand has no value.
    pub(crate) is_assignment: bool,
}

impl Sema<'_> {
    /// Whether what is being built can never be evaluated, so that nothing is said of its constants.
    pub(crate) fn is_never_evaluated(&self) -> bool {
        let folding = &self.context.folding;
        self.context.speculating > 0 || folding.excluded > 0 || self.context.unevaluated > folding.unevaluated
    }

    /// Warns of an operation.
    fn warn_of_operation(&mut self, code: Code, token: u32) {
        if !self.is_never_evaluated() {
            let report = Report::new(code, self.position(token));
            self.report(report.as_warning());
        }
    }

    /// Reports that an operation on constants has no value: an error where a constant is required.
    pub(super) fn report_fault(&mut self, code: Code, token: u32) {
        if !self.context.folding.is_required || self.is_never_evaluated() {
            return self.warn_of_operation(code, token);
        }
        self.constants.faults.push(token);
        let report = Report::new(code, self.position(token));
        self.report(report.as_error());
    }

    /// Remembers the value of an operation. One that evaluation by itself would not give is told to the evaluator.
    fn remember_folded(&mut self, expression: ExpressionId, value: Value, is_faulty: bool) {
        if is_faulty {
            self.constants.wrapped.insert(expression, value.clone());
        }
        self.constants.folded.insert(expression, value);
    }

    /// The value of an operand, converted to an arithmetic type.
    fn constant_as(&mut self, expression: ExpressionId, to: TypeId) -> Option<Value> {
        let value = self.arithmetic_constant(expression)?;
        let (from, to) = (self.number_type(self.expression(expression).ty)?, self.number_type(to)?);
        arithmetic::convert(&value, from, to).ok()
    }

    /// Folds a prefix operator that was built.
    pub(crate) fn fold_unary(&mut self, expression: ExpressionId, operator: UnaryOperator, operand: ExpressionId) {
        use UnaryOperator as U;
        if !matches!(operator, U::Plus | U::Minus | U::Complement | U::Not | U::Extension) {
            return;
        }
        let entry = self.expression(expression);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return;
        }
        let Some(value) = self.arithmetic_constant(operand) else { return };
        if let (U::Extension, _) = (operator, &value) {
            return self.remember_folded(expression, value, false);
        }
        if operator == U::Not {
            let is_zero =
                matches!(value, Value::Integer(0)) || matches!(value, Value::Floating(value) if value.is_zero());
            return self.remember_folded(expression, Value::Integer(i128::from(is_zero)), false);
        }
        let promoted = self.promoted_arithmetic(self.expression(operand).ty);
        let (Some(number), Some(value)) = (self.number_type(promoted), self.constant_as(operand, promoted)) else {
            return;
        };
        match (operator, value, number) {
            (U::Plus, value, _) => self.remember_folded(expression, value, false),
            (U::Minus, Value::Floating(value), _) => {
                self.remember_folded(expression, Value::Floating(value.negate()), false);
            }
            (U::Minus, value @ Value::Integer(_), _) => {
                let zero = Value::Integer(0);
                match arithmetic::operate(Operator::Minus, &zero, &value, number) {
                    Ok(result) => self.remember_folded(expression, result, false),
                    Err(Fault::Overflow) => {
                        self.warn_of_operation(code::INTEGER_OVERFLOW, entry.first);
                        self.remember_folded(expression, value, true);
                    }
                    Err(_) => {}
                }
            }
            (U::Complement, Value::Integer(value), Number::Integer { bits, is_signed, .. }) => {
                self.remember_folded(expression, Value::Integer(arithmetic::wrap(!value, bits, is_signed)), false);
            }
            _ => {}
        }
    }

    /// Folds a binary operation on operands of arithmetic type. `expression` is what was built; of a compound assignment
    /// nothing is remembered.
    pub(crate) fn fold_binary(&mut self, expression: ExpressionId, operation: Operation) {
        use Operator as O;
        let [left, right] = operation.operands;
        let flags = self.expression(left).flags | self.expression(right).flags;
        if flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return;
        }
        match operation.operator {
            O::AmpersandAmpersand | O::PipePipe => return self.fold_logical(expression, operation),
            O::Comma => {
                if self.arithmetic_constant(left).is_some()
                    && let Some(value) = self.arithmetic_constant(right)
                {
                    self.remember_folded(expression, value, false);
                }
                return;
            }
            O::LessLess | O::GreaterGreater => return self.fold_shift(expression, operation),
            _ => {}
        }
        if matches!(operation.operator, O::Plus | O::Minus) && !operation.is_assignment {
            self.check_pointer_offset(expression, operation.operator, operation.operands, operation.token);
        }
        let types = [left, right].map(|operand| self.promoted_arithmetic(self.expression(operand).ty));
        let common = self.usual_arithmetic(types[0], types[1]);
        let Some(number) = self.number_type(common) else { return };
        let constants = [left, right].map(|operand| self.arithmetic_constant(operand));
        if constants.iter().all(Option::is_none) {
            return;
        }
        for operand in [left, right] {
            self.check_constant_conversion(operand, common);
        }
        let is_comparison = arithmetic::holds(operation.operator, None).is_some();
        if is_comparison && !operation.is_assignment {
            self.check_unsigned_comparison(operation, &constants, number);
        }
        let values = [left, right].map(|operand| self.constant_as(operand, common));
        let [Some(a), Some(b)] = values else {
            let is_division = matches!(operation.operator, O::Slash | O::Percent);
            let is_zero = match &values[1] {
                Some(Value::Integer(value)) => *value == 0,
                Some(Value::Floating(value)) => value.is_zero(),
                _ => false,
            };
            if is_division && is_zero {
                let code =
                    if operation.operator == O::Slash { code::DIVISION_BY_ZERO } else { code::REMAINDER_BY_ZERO };
                let token = self.expression(right).first;
                self.warn_of_operation(code, token);
            }
            return;
        };
        if operation.is_assignment {
            return;
        }
        if is_comparison {
            if let Some(result) = arithmetic::holds(operation.operator, arithmetic::compare(&a, &b, number)) {
                self.remember_folded(expression, Value::Integer(i128::from(result)), false);
            }
            return;
        }
        match arithmetic::operate(operation.operator, &a, &b, number) {
            Ok(value) => self.remember_folded(expression, value, false),
            Err(Fault::Division) => {
                let code =
                    if operation.operator == O::Slash { code::DIVISION_BY_ZERO } else { code::REMAINDER_BY_ZERO };
                self.report_fault(code, operation.token);
            }
            Err(Fault::Overflow) => {
                // The remainder itself is in range.
                if operation.operator != O::Percent {
                    self.warn_of_operation(code::INTEGER_OVERFLOW, operation.token);
                }
                if let Some(value) = wrapped(operation.operator, &a, &b, number) {
                    self.remember_folded(expression, value, true);
                }
            }
            Err(_) => {}
        }
    }

    /// `&&` and `||`: the left operand may decide.
    fn fold_logical(&mut self, expression: ExpressionId, operation: Operation) {
        let [left, right] = operation.operands;
        let Some(first) = self.constant_truth(left) else { return };
        let decides = operation.operator == Operator::PipePipe;
        let value = if first == decides {
            // Without effect on the value, and still an operand of a known type.
            self.number_type(self.expression(right).ty).map(|_| decides)
        } else {
            self.constant_truth(right)
        };
        if let Some(value) = value {
            self.remember_folded(expression, Value::Integer(i128::from(value)), false);
        }
    }

    /// The truth of a constant of arithmetic type.
    pub fn constant_truth(&mut self, expression: ExpressionId) -> Option<bool> {
        match self.arithmetic_constant(expression)? {
            Value::Integer(value) => Some(value != 0),
            Value::Floating(value) => Some(!value.is_zero()),
            _ => None,
        }
    }

    fn fold_shift(&mut self, expression: ExpressionId, operation: Operation) {
        let [left, right] = operation.operands;
        let promoted = self.promoted_arithmetic(self.expression(left).ty);
        let Some(number @ Number::Integer { bits, is_signed, .. }) = self.number_type(promoted) else { return };
        let Some(Value::Integer(count)) = self.arithmetic_constant(right) else { return };
        let value = if operation.is_assignment { None } else { self.constant_as(left, promoted) };
        let value = value.and_then(|value| value.integer());
        let is_left = operation.operator == Operator::LessLess;
        let token = self.expression(right).first;
        if count < 0 {
            return match value {
                Some(_) => self.report_fault(code::NEGATIVE_SHIFT_COUNT, token),
                None => self.warn_of_operation(code::NEGATIVE_SHIFT_COUNT, token),
            };
        }
        if count >= i128::from(bits) {
            self.warn_of_operation(code::SHIFT_COUNT_TOO_LARGE, token);
            if let Some(value) = value {
                let result = if !is_left && is_signed && value < 0 { -1 } else { 0 };
                self.remember_folded(expression, Value::Integer(result), true);
            }
            return;
        }
        let Some(value) = value else { return };
        match arithmetic::shift(is_left, value, count, number) {
            Ok(result) => self.remember_folded(expression, Value::Integer(result), false),
            Err(Fault::Overflow) => {
                let result = arithmetic::wrap(value.wrapping_shl(count as u32), bits, is_signed);
                self.remember_folded(expression, Value::Integer(result), true);
            }
            Err(_) => {}
        }
    }

    /// Comparisons whose result is the same for all values of an unsigned operand: with zero (186), and after promotion to a
    /// signed type with a negative constant (514).
    fn check_unsigned_comparison(&mut self, operation: Operation, constants: &[Option<Value>; 2], number: Number) {
        use Operator as O;
        let (variable, constant, operator) = match (operation.operands, constants, operation.operator) {
            ([variable, _], [None, Some(Value::Integer(constant))], operator) => (variable, *constant, operator),
            ([_, variable], [Some(Value::Integer(constant)), None], operator) => {
                let mirrored = match operator {
                    O::Less => O::Greater,
                    O::Greater => O::Less,
                    O::LessEqual => O::GreaterEqual,
                    O::GreaterEqual => O::LessEqual,
                    same => same,
                };
                (variable, *constant, mirrored)
            }
            _ => return,
        };
        let ty = self.expression(variable).ty;
        let is_open_enum = match self.value_structure(ty) {
            Type::Enum(id) => !self.program.enums[id].is_fixed,
            _ => false,
        };
        if is_open_enum
            || !matches!(self.number_type(ty), Some(Number::Integer { is_signed: false, is_bool: false, .. }))
        {
            return;
        }
        let Number::Integer { is_signed, .. } = number else { return };
        if constant == 0 && matches!(operator, O::Less | O::GreaterEqual) {
            self.warn_of_operation(code::UNSIGNED_COMPARE_WITH_ZERO, operation.token);
        } else if constant < 0 && is_signed {
            self.warn_of_operation(code::UNSIGNED_COMPARE_WITH_NEGATIVE, operation.token);
        }
    }

    /// Folds `a ? b : c`, and looks at the conversions of the operands to its type.
    pub(crate) fn fold_conditional(
        &mut self,
        expression: ExpressionId,
        condition: ExpressionId,
        branches: [ExpressionId; 2],
    ) {
        let entry = self.expression(expression);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
            || !matches!(self.value_structure(entry.ty), Type::Builtin(_))
            || self.number_type(entry.ty).is_none()
        {
            return;
        }
        let chosen = self.constant_truth(condition);
        for (index, branch) in branches.into_iter().enumerate() {
            if chosen.is_none_or(|chosen| chosen == (index == 0)) {
                self.check_constant_conversion(branch, entry.ty);
            }
        }
        let Some(chosen) = chosen else { return };
        if let Some(value) = self.constant_as(branches[usize::from(!chosen)], entry.ty) {
            self.remember_folded(expression, value, false);
        }
    }

    /// Folds a cast or functional cast of one operand to an arithmetic type: 173 where a floating value does not fit.
    pub(crate) fn fold_cast(&mut self, expression: ExpressionId, operand: ExpressionId, token: u32) {
        let entry = self.expression(expression);
        let flags = entry.flags | self.expression(operand).flags;
        if flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
            || entry.category != cufe_il::ValueCategory::Prvalue
        {
            return;
        }
        let (Some(from), Some(to)) = (self.number_type(self.expression(operand).ty), self.number_type(entry.ty)) else {
            return;
        };
        let Some(value) = self.arithmetic_constant(operand) else { return };
        match arithmetic::convert(&value, from, to) {
            Ok(value) => self.remember_folded(expression, value, false),
            // Infinity and NaN are converted silently.
            Err(Fault::Range) if !matches!(value, Value::Floating(value) if value.is_infinite()) => {
                self.report_fault(code::FLOATING_VALUE_OUT_OF_RANGE, token);
            }
            Err(_) => {}
        }
    }

    /// The value of an entity that an arithmetic constant may be.
    pub(super) fn entity_constant(&self, entity: cufe_il::EntityId) -> Option<Value> {
        match self.program.entities[entity].kind {
            EntityKind::Enumerator(_) => self.entity_value(entity).map(Value::Integer),
            EntityKind::Variable(variable) => match self.known_variable(variable) {
                super::Known::Value(value) => match *value {
                    Value::Integer(value) => Some(Value::Integer(value)),
                    Value::Floating(value) => Some(Value::Floating(value)),
                    _ => None,
                },
                _ => None,
            },
            // A template parameter that an instance has a value for.
            EntityKind::ValueParameter(variable) => self.program.variables[variable].value.map(Value::Integer),
            _ => None,
        }
    }

    /// Whether a call may be worth evaluating for a warning: of a constexpr function, in the user's own text.
    pub(super) fn may_evaluate_call(&self, callee: ExpressionId) -> bool {
        let callee = self.expression(self.without_parentheses(callee));
        let entity = match callee.kind {
            ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => entity,
            _ => return false,
        };
        let is_constexpr = self.program.function_of(entity).is_some_and(|function| {
            let flags = self.program.functions[function].flags;
            flags.intersects(cufe_il::FunctionFlags::CONSTEXPR | cufe_il::FunctionFlags::CONSTEVAL)
        });
        is_constexpr && !self.is_in_system_header(callee.first)
    }
}

/// What an operation that overflows gives: the low bits.
fn wrapped(operator: Operator, a: &Value, b: &Value, number: Number) -> Option<Value> {
    let (Value::Integer(a), Value::Integer(b), Number::Integer { bits, is_signed, .. }) = (a, b, number) else {
        return None;
    };
    let result = match operator {
        Operator::Plus => a.wrapping_add(*b),
        Operator::Minus => a.wrapping_sub(*b),
        Operator::Star => a.wrapping_mul(*b),
        Operator::Slash => a.wrapping_div(*b),
        Operator::Percent => 0,
        _ => return None,
    };
    Some(Value::Integer(arithmetic::wrap(result, bits, is_signed)))
}
