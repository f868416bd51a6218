//! Arithmetic with constants that leads out of an array (170): the reference looks at arrays
//! where they are operands themselves.

use crate::Sema;
use crate::constant::value::{Base, Value};
use cufe_diagnostics::code;
use cufe_il::{ArrayBound, ExpressionId, ExpressionKind, Operator, Type, UnaryOperator};

impl Sema<'_> {
    /// Warns of `pointer + offset` and `pointer - offset` that lead out of the array of the pointer.
    /// `expression` is what was built.
    pub(super) fn check_pointer_offset(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        operands: [ExpressionId; 2],
        token: u32,
    ) {
        if self.is_never_evaluated() {
            return;
        }
        let Some((index, length)) = self.constant_position(operator, operands) else { return };
        if (0..=i128::from(length)).contains(&index) || self.is_address(expression, operands) {
            return;
        }
        // The pointer is still taken as a constant, where that is known without an evaluation.
        if operands.into_iter().any(|operand| self.has_static_address(operand)) {
            self.constants.outside.insert(expression);
        }
        self.report_at(code::POINTER_OUT_OF_BOUNDS, token);
    }

    /// Whether one of two operands is an array behind a null pointer, of which no object is known.
    fn is_address(&self, sum: ExpressionId, operands: [ExpressionId; 2]) -> bool {
        let pointer = self.expression(sum).ty;
        operands.into_iter().any(|operand| match self.evaluate(operand, Some(pointer), false) {
            Ok(Value::Pointer(Some(place))) => matches!(place.base, Base::Address(_)),
            _ => false,
        })
    }

    /// Warns of `*(array + length)`.
    pub(crate) fn check_dereferenced_offset(&mut self, operand: ExpressionId, token: u32) {
        let ExpressionKind::Binary { operator: operator @ (Operator::Plus | Operator::Minus), left, right } =
            self.expression(self.without_parentheses(operand)).kind
        else {
            return;
        };
        // Where a constant is wanted the access is judged by evaluation.
        if !self.is_never_evaluated()
            && self.context.function.is_some()
            && !self.context.folding.is_required
            && let Some((index, length)) = self.constant_position(operator, [left, right])
            && index == i128::from(length)
        {
            self.report_at(code::POINTER_OUT_OF_BOUNDS, token);
        }
    }

    /// The index that `array + constant` and the like point to, and the length of the array.
    fn constant_position(&mut self, operator: Operator, operands: [ExpressionId; 2]) -> Option<(i128, u64)> {
        let [left, right] = operands;
        let is_pointer = |ty| matches!(self.value_structure(ty), Type::Pointer(_) | Type::Array { .. });
        let (pointer, offset) = match (is_pointer(self.expression(left).ty), is_pointer(self.expression(right).ty)) {
            (true, false) => (left, right),
            (false, true) if operator == Operator::Plus => (right, left),
            _ => return None,
        };
        let length = self.length_from(pointer)?;
        let Some(Value::Integer(offset)) = self.arithmetic_constant(offset) else { return None };
        Some((if operator == Operator::Minus { offset.wrapping_neg() } else { offset }, length))
    }

    /// The number of elements from what an operand points to, to the end: of an array, of a variable of static storage
    /// duration whose address is taken.
    fn length_from(&self, pointer: ExpressionId) -> Option<u64> {
        let entry = self.expression(self.without_parentheses(pointer));
        match (entry.kind, self.value_structure(entry.ty)) {
            // Of an array in a static object the reference looks at the whole object.
            (ExpressionKind::Member { object, .. }, Type::Array { .. }) if self.is_static_variable(object) => None,
            // Arrays of one element may stand for more.
            (_, Type::Array { bound: ArrayBound::Known(length), .. }) => Some(length).filter(|&length| length != 1),
            (ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand }, _) => {
                self.is_static_variable(operand).then_some(1)
            }
            _ => None,
        }
    }

    /// Whether an operand is an array, or the address of a variable, of static storage duration.
    fn has_static_address(&self, operand: ExpressionId) -> bool {
        let is_pointer =
            matches!(self.value_structure(self.expression(operand).ty), Type::Pointer(_) | Type::Array { .. });
        is_pointer
            && match self.expression(self.without_parentheses(operand)).kind {
                ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                    self.is_static_variable(operand)
                }
                ExpressionKind::String(_) => true,
                _ => self.is_static_variable(operand),
            }
    }

    /// Whether an expression names a variable of static storage duration.
    fn is_static_variable(&self, expression: ExpressionId) -> bool {
        let ExpressionKind::Name { entity, .. } = self.expression(self.without_parentheses(expression)).kind else {
            return false;
        };
        self.program.variable_of(entity).is_some_and(|variable| {
            !self.program.is_reference(self.program.variables[variable].ty) && !self.has_no_constant_address(variable)
        })
    }
}
