//! Arithmetic on values of scalar types ([expr.const]): operations in the type of the usual
//! arithmetic conversions, conversions between arithmetic types.

use super::value::Value;
use crate::Sema;
use crate::constant::integral::integral_properties;
use cufe_il::floating::NotIntegral;
use cufe_il::{Builtin, Floating, FloatingFormat, Operator, Program, Type, TypeId};
use std::cmp::Ordering;

/// An arithmetic type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// Integral; an enumeration stands for its underlying type.
    Integer {
        /// Width.
        bits: u32,
        /// Signed.
        is_signed: bool,
        /// `bool`
        is_bool: bool,
    },
    /// Floating.
    Floating(FloatingFormat),
}

/// Why an operation has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It may have one that is not known.
    Unknown,
    /// Division by zero.
    Division,
    /// A signed result out of range.
    Overflow,
    /// A negative shift count.
    NegativeShift,
    /// A shift count not smaller than the width.
    LargeShift,
    /// A floating value out of range of an integral type.
    Range,
    /// Not a number, as an integer.
    NotANumber,
}

impl Number {
    /// `int`
    pub const INT: Number = Number::Integer { bits: 32, is_signed: true, is_bool: false };

    /// Whether a value of an integral type is in its range.
    pub fn holds(self, value: i128) -> bool {
        match self {
            Number::Integer { bits, is_signed, .. } => wrap(value, bits, is_signed) == value,
            Number::Floating(_) => false,
        }
    }
}

/// The value modulo two to the width, in the range of the type.
pub fn wrap(value: i128, bits: u32, is_signed: bool) -> i128 {
    if bits >= 128 {
        return value;
    }
    let low = value & ((1i128 << bits) - 1);
    if is_signed && low >> (bits - 1) != 0 { low - (1i128 << bits) } else { low }
}

fn is_wide_unsigned(number: Number) -> bool {
    matches!(number, Number::Integer { bits: 128, is_signed: false, .. })
}

/// Converts between arithmetic types ([conv.integral], [conv.double], [conv.fpint], [conv.bool]).
pub fn convert(value: &Value, from: Number, to: Number) -> Result<Value, Fault> {
    match (value, to) {
        (Value::Integer(value), Number::Integer { is_bool: true, .. }) => Ok(Value::Integer(i128::from(*value != 0))),
        (Value::Integer(value), Number::Integer { bits, is_signed, .. }) => {
            Ok(Value::Integer(wrap(*value, bits, is_signed)))
        }
        (Value::Integer(value), Number::Floating(format)) => {
            Ok(Value::Floating(Floating::of_integer(*value, is_wide_unsigned(from), format)))
        }
        (Value::Floating(value), Number::Integer { is_bool: true, .. }) => {
            Ok(Value::Integer(i128::from(!value.is_zero())))
        }
        (Value::Floating(value), Number::Integer { bits, is_signed, .. }) => {
            value.to_integer(bits, is_signed).map(Value::Integer).map_err(|reason| match reason {
                NotIntegral::Range => Fault::Range,
                NotIntegral::NotANumber => Fault::NotANumber,
            })
        }
        (Value::Floating(value), Number::Floating(format)) => Ok(Value::Floating(value.convert(format))),
        _ => Err(Fault::Unknown),
    }
}

/// A binary operation, shifts and comparisons excepted, on operands of one type.
pub fn operate(operator: Operator, left: &Value, right: &Value, number: Number) -> Result<Value, Fault> {
    match (left, right, number) {
        (Value::Integer(left), Value::Integer(right), Number::Integer { bits, is_signed, .. }) => {
            integers(operator, *left, *right, bits, is_signed).map(Value::Integer)
        }
        (Value::Floating(left), Value::Floating(right), Number::Floating(_)) => {
            floating(operator, *left, *right).map(Value::Floating)
        }
        _ => Err(Fault::Unknown),
    }
}

fn integers(operator: Operator, left: i128, right: i128, bits: u32, is_signed: bool) -> Result<i128, Fault> {
    use Operator as O;
    let exact = match operator {
        O::Ampersand => return Ok(left & right),
        O::Pipe => return Ok(left | right),
        O::Caret => return Ok(left ^ right),
        O::Minimum | O::Maximum => {
            let less = compare_integers(left, right, bits, is_signed) == Ordering::Less;
            return Ok(if less == (operator == O::Minimum) { left } else { right });
        }
        O::Slash | O::Percent if right == 0 => return Err(Fault::Division),
        O::Slash | O::Percent if !is_signed => {
            let (left, right) = (left as u128, right as u128);
            return Ok((if operator == O::Slash { left / right } else { left % right }) as i128);
        }
        O::Percent if right == -1 => {
            // The quotient must be representable.
            if left == wrap(1i128 << (bits - 1).min(127), bits, true) && left != 0 {
                return Err(Fault::Overflow);
            }
            return Ok(0);
        }
        O::Plus if !is_signed => return Ok(wrap(left.wrapping_add(right), bits, false)),
        O::Minus if !is_signed => return Ok(wrap(left.wrapping_sub(right), bits, false)),
        O::Star if !is_signed => return Ok(wrap(left.wrapping_mul(right), bits, false)),
        O::Plus => left.checked_add(right),
        O::Minus => left.checked_sub(right),
        O::Star => left.checked_mul(right),
        O::Slash => left.checked_div(right),
        O::Percent => left.checked_rem(right),
        _ => return Err(Fault::Unknown),
    };
    match exact {
        Some(value) if wrap(value, bits, true) == value => Ok(value),
        _ => Err(Fault::Overflow),
    }
}

fn floating(operator: Operator, left: Floating, right: Floating) -> Result<Floating, Fault> {
    Ok(match operator {
        Operator::Plus => left.plus(right),
        Operator::Minus => left.minus(right),
        Operator::Star => left.times(right),
        Operator::Slash => left.divided_by(right),
        Operator::Minimum | Operator::Maximum => {
            let is_less = left.compare(right) == Some(Ordering::Less);
            if is_less == (operator == Operator::Minimum) { left } else { right }
        }
        _ => return Err(Fault::Unknown),
    })
}

/// `left << count`, `left >> count` in the promoted type of the left operand ([expr.shift]).
pub fn shift(is_left: bool, left: i128, count: i128, number: Number) -> Result<i128, Fault> {
    let Number::Integer { bits, is_signed, .. } = number else { return Err(Fault::Unknown) };
    if count < 0 {
        return Err(Fault::NegativeShift);
    }
    if count >= i128::from(bits) {
        return Err(Fault::LargeShift);
    }
    let count = count as u32;
    if !is_left {
        return Ok(if is_signed { left >> count } else { (left as u128 >> count) as i128 });
    }
    if !is_signed {
        return Ok(wrap(left.wrapping_shl(count), bits, false));
    }
    let shifted = wrap(left.wrapping_shl(count), bits, true);
    // A positive value may reach the sign bit and not go beyond.
    let lost = if left >= 0 && bits < 128 { left >> (bits - count) != 0 } else { shifted >> count != left };
    if lost { Err(Fault::Overflow) } else { Ok(shifted) }
}

fn compare_integers(left: i128, right: i128, bits: u32, is_signed: bool) -> Ordering {
    if bits >= 128 && !is_signed { (left as u128).cmp(&(right as u128)) } else { left.cmp(&right) }
}

/// Compares values of one arithmetic type; `None` for NaN and what is no number.
pub fn compare(left: &Value, right: &Value, number: Number) -> Option<Ordering> {
    match (left, right, number) {
        (Value::Integer(left), Value::Integer(right), Number::Integer { bits, is_signed, .. }) => {
            Some(compare_integers(*left, *right, bits, is_signed))
        }
        (Value::Floating(left), Value::Floating(right), _) => left.compare(*right),
        _ => None,
    }
}

/// What a comparison operator says of an order; unordered values are only unequal.
pub fn holds(operator: Operator, order: Option<Ordering>) -> Option<bool> {
    Some(match operator {
        Operator::EqualEqual => order == Some(Ordering::Equal),
        Operator::ExclaimEqual => order != Some(Ordering::Equal),
        Operator::Less => order == Some(Ordering::Less),
        Operator::Greater => order == Some(Ordering::Greater),
        Operator::LessEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Operator::GreaterEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        _ => return None,
    })
}

impl Sema<'_> {
    /// What arithmetic type a type is; that of an enumeration is its underlying type.
    pub fn number_type(&self, ty: TypeId) -> Option<Number> {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => self.number_of(builtin),
            Type::Enum(id) => {
                let underlying = self.program.enums[id].underlying?;
                match self.value_structure(underlying) {
                    Type::Builtin(builtin) => self.number_of(builtin),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn number_of(&self, builtin: Builtin) -> Option<Number> {
        use Builtin as B;
        if let Some(format) = builtin.floating_format() {
            return Some(Number::Floating(format));
        }
        let (bits, is_signed) = integral_properties(builtin, self.options.dialect.unsigned_chars)?;
        let is_signed = is_signed && !(builtin == B::Wchar && self.options.dialect.unsigned_wchar);
        Some(Number::Integer { bits, is_signed, is_bool: builtin == B::Bool })
    }

    /// Whether a type is a signed integer type, or an enumeration with such an underlying type.
    pub fn is_signed_integer(&self, ty: TypeId) -> bool {
        matches!(self.number_type(ty), Some(Number::Integer { is_signed: true, .. }))
    }

    /// Whether a type is integral or an enumeration.
    pub fn is_integral_or_enumeration(&self, ty: TypeId) -> bool {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => matches!(self.number_of(builtin), Some(Number::Integer { .. })),
            Type::Enum(_) => true,
            _ => false,
        }
    }

    /// The type of an enumeration's values in arithmetic: what it or its underlying type promotes to ([conv.prom]); of other
    /// arithmetic types the promoted type. Unknown for everything else.
    pub fn promoted_arithmetic(&self, ty: TypeId) -> TypeId {
        match self.value_structure(ty) {
            Type::Builtin(_) => self.promoted(ty),
            Type::Enum(id) => match (self.promoted_enum(id), self.program.enums[id].underlying) {
                (Some(builtin), _) => Program::builtin(builtin),
                (None, Some(underlying)) => self.promoted(underlying),
                (None, None) => Program::UNKNOWN,
            },
            _ => Program::UNKNOWN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_overflow_is_a_fault_and_unsigned_wraps() {
        assert_eq!(integers(Operator::Plus, i128::from(i32::MAX), 1, 32, true), Err(Fault::Overflow));
        assert_eq!(integers(Operator::Plus, i128::from(u32::MAX), 1, 32, false), Ok(0));
        assert_eq!(integers(Operator::Slash, i128::from(i32::MIN), -1, 32, true), Err(Fault::Overflow));
        assert_eq!(integers(Operator::Percent, i128::from(i32::MIN), -1, 32, true), Err(Fault::Overflow));
        assert_eq!(integers(Operator::Minus, 0, 1, 128, false), Ok(-1));
        assert_eq!(integers(Operator::Slash, -1, 2, 128, false), Ok(i128::MAX));
    }

    #[test]
    fn a_shift_may_reach_the_sign_bit() {
        assert_eq!(shift(true, 1, 31, Number::INT), Ok(i128::from(i32::MIN)));
        assert_eq!(shift(true, 2, 31, Number::INT), Err(Fault::Overflow));
        assert_eq!(shift(true, 1, 32, Number::INT), Err(Fault::LargeShift));
        assert_eq!(shift(false, -8, 1, Number::INT), Ok(-4));
    }

    #[test]
    fn a_floating_value_out_of_range_has_no_integer() {
        let wide = Number::Floating(FloatingFormat::Double);
        assert_eq!(convert(&Value::Floating(1e10.into()), wide, Number::INT), Err(Fault::Range));
        assert_eq!(convert(&Value::Floating(f64::NAN.into()), wide, Number::INT), Err(Fault::NotANumber));
    }
}
