//! GNU builtin functions that tell whether an arithmetic operation overflows: `__builtin_add_overflow(a, b, &r)` and the like.

use super::{Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{Number, wrap};
use crate::constant::value::Value;
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{Builtin, ExpressionId, Program, Type, TypeId};

/// Such an operation.
#[derive(Clone, Copy)]
pub(super) struct Overflowing {
    operation: Operation,
    /// The type of all operands, where the name tells.
    ty: Option<TypeId>,
    /// The last argument is an example of the type, and not where the result goes.
    is_question: bool,
}

#[derive(Clone, Copy)]
enum Operation {
    Add,
    Subtract,
    Multiply,
}

impl Overflowing {
    /// The operation that a builtin function is for, by its name without `__builtin_`.
    pub(super) fn of_name(short: &str) -> Option<Self> {
        let (stem, is_question) = match short.strip_suffix("_overflow_p") {
            Some(stem) => (stem, true),
            None => (short.strip_suffix("_overflow")?, false),
        };
        let generic = match stem {
            "add" => Some(Operation::Add),
            "sub" => Some(Operation::Subtract),
            "mul" => Some(Operation::Multiply),
            _ => None,
        };
        if let Some(operation) = generic {
            return Some(Self { operation, ty: None, is_question });
        }
        let is_signed = stem.starts_with('s');
        let rest = stem.strip_prefix(['s', 'u'])?;
        let (name, length) = rest.split_at_checked(3)?;
        let ty = match (length, is_signed) {
            ("", true) => Builtin::Int,
            ("", false) => Builtin::UnsignedInt,
            ("l", true) => Builtin::Long,
            ("l", false) => Builtin::UnsignedLong,
            ("ll", true) => Builtin::LongLong,
            ("ll", false) => Builtin::UnsignedLongLong,
            _ => return None,
        };
        Self::of_name(&format!("{name}_overflow")).map(|generic| Self { ty: Some(Program::builtin(ty)), ..generic })
    }
}

impl Evaluator<'_, '_> {
    /// Whether the exact result of an operation does not fit its type; the result that does is stored.
    pub(super) fn overflow(
        &mut self,
        call: ExpressionId,
        how: Overflowing,
        [left, right, last]: [ExpressionId; 3],
    ) -> Evaluated<Value> {
        let (a, b) = (self.exact_operand(left, how.ty)?, self.exact_operand(right, how.ty)?);
        let own = self.sema.expression(last).ty;
        let (ty, place) = match how.is_question {
            true => (own, None),
            false => {
                let pointer = self.decayed(last)?;
                let Type::Pointer(pointee) = self.sema.value_structure(own) else { return Err(Failure::unknown()) };
                (pointee, Some(self.pointee(&pointer, last)?))
            }
        };
        let Some(Number::Integer { bits, is_signed, .. }) = self.sema.number_type(ty) else {
            return Err(Failure::unknown());
        };
        if bits >= 128 {
            return Err(Failure::unknown());
        }
        let (exact, low) = match how.operation {
            Operation::Add => (a.checked_add(b), a.wrapping_add(b)),
            Operation::Subtract => (a.checked_sub(b), a.wrapping_sub(b)),
            Operation::Multiply => (a.checked_mul(b), a.wrapping_mul(b)),
        };
        let result = wrap(low, bits, is_signed);
        if let Some(place) = place {
            self.store(&place, Value::Integer(result), call)?;
        }
        Ok(Value::Integer(i128::from(exact != Some(result))))
    }

    fn exact_operand(&mut self, operand: ExpressionId, ty: Option<TypeId>) -> Evaluated<i128> {
        let ty = ty.unwrap_or_else(|| self.sema.program.unqualified(self.sema.expression(operand).ty).0);
        let value = self.converted(operand, ty)?.integer().or_failure()?;
        // Such values above those of the signed type are kept as negative ones.
        let is_wide = matches!(self.sema.number_type(ty), Some(Number::Integer { bits: 128, is_signed: false, .. }));
        if is_wide && value < 0 { Err(Failure::unknown()) } else { Ok(value) }
    }
}
