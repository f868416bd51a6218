//! Builtin functions in constant expressions.

use super::overflow::Overflowing;
use super::{Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{Number, wrap};
use crate::constant::value::Value;
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Symbol;
use cufe_diagnostics::{Argument, code};
use cufe_il::{ExpressionId, Floating, FloatingFormat};

/// Functions, without `__builtin_` and the letter of their type, that the reference evaluates and this evaluator does not in
/// every form. All others are never constant.
const EVALUATED_ELSEWHERE: [&str; 28] = [
    "clz",
    "ctz",
    "popcount",
    "parity",
    "ffs",
    "bswap16",
    "bswap32",
    "bswap64",
    "abs",
    "strlen",
    "strcmp",
    "strncmp",
    "memcmp",
    "strchr",
    "memchr",
    "memcpy",
    "memmove",
    "isnan",
    "isinf",
    "isfinite",
    "isnormal",
    "signbit",
    "nan",
    "nans",
    "fabs",
    "copysign",
    "operator_new",
    "operator_delete",
];

/// The largest object that atomic instructions read and write without a lock.
const MAXIMUM_LOCK_FREE: i128 = 8;

impl Evaluator<'_, '_> {
    /// GNU `__atomic_always_lock_free(size, object)`, of an object that is aligned as its size: whether an instruction does. What is not
    /// always free of locks may be so as the program runs, where the object is not known to be aligned. For
    /// `__atomic_always_lock_free` the object does not count (measured).
    fn lock_free(
        &mut self,
        call: ExpressionId,
        name: &str,
        size: ExpressionId,
        object: ExpressionId,
    ) -> Evaluated<Value> {
        let Value::Integer(size) = self.value(size)? else { return Err(Failure::unknown()) };
        let is_free = (1..=MAXIMUM_LOCK_FREE).contains(&size) && size.count_ones() == 1;
        match name {
            "__atomic_is_lock_free" if !is_free || !self.is_aligned(object, size)? => self.fail_builtin(call, name),
            _ => Ok(Value::Integer(i128::from(is_free))),
        }
    }

    /// Whether an operand points to nothing, or to objects of a type that is aligned to a number of bytes.
    fn is_aligned(&mut self, object: ExpressionId, bytes: i128) -> Evaluated<bool> {
        if let cufe_il::Type::Pointer(pointee) = self.sema.value_structure(self.sema.expression(object).ty)
            && matches!(self.size_of_type(cufe_lex::TokenKind::KwAlignof, pointee), Ok(Value::Integer(own)) if own >= bytes)
        {
            return Ok(true);
        }
        Ok(matches!(self.value(object)?, Value::Integer(0) | Value::Pointer(None)))
    }

    /// A call of a builtin function.
    pub(super) fn builtin_call(
        &mut self,
        call: ExpressionId,
        symbol: Symbol,
        arguments: &[ExpressionId],
    ) -> Evaluated<Value> {
        let name = self.sema.text(symbol);
        let Some(short) = name.strip_prefix("__builtin_") else {
            if let ("__atomic_always_lock_free" | "__atomic_is_lock_free", &[size, object]) = (name, arguments) {
                return self.lock_free(call, name, size, object);
            }
            let is_atomic = ["__sync_", "__atomic_", "__c11_atomic_"].iter().any(|prefix| name.starts_with(prefix));
            return if is_atomic { self.fail_builtin(call, name) } else { Err(Failure::unknown()) };
        };
        match (short, arguments) {
            ("is_constant_evaluated", []) => return Ok(Value::Integer(i128::from(self.is_manifest))),
            ("constant_p", &[operand]) => {
                return match self.value(operand) {
                    Ok(Value::Integer(_) | Value::Floating(_)) => Ok(Value::Integer(1)),
                    Ok(value) if self.address_in(&value).is_some() => Ok(Value::Integer(1)),
                    // Of addresses of objects those of string literals count, where they are written (measured).
                    Ok(Value::Pointer(Some(_))) => Ok(Value::Integer(i128::from(self.sema.is_string_literal(operand)))),
                    Ok(_) | Err(Failure::Unknown) => Err(Failure::unknown()),
                    Err(Failure::Needs(demand)) => Err(Failure::Needs(demand)),
                    Err(Failure::NotConstant(_)) => Ok(Value::Integer(0)),
                };
            }
            ("expect", &[operand, _]) | ("expect_with_probability", &[operand, _, _]) => {
                return self.converted(operand, cufe_il::Program::builtin(cufe_il::Builtin::Long));
            }
            // Its operand is not evaluated (measured): a false assumption does not matter.
            ("assume", &[_]) => return Ok(Value::Indeterminate),
            ("addressof", &[operand]) => return Ok(Value::pointer(self.place(operand)?)),
            ("launder", &[operand]) => return self.decayed(operand),
            ("inf" | "inff" | "infl" | "huge_val" | "huge_valf" | "huge_vall", []) => {
                return Ok(Value::Floating(Floating::infinity(self.format_of(call)?)));
            }
            ("nan" | "nanf" | "nanl" | "nans" | "nansf" | "nansl", &[_]) => {
                return Ok(Value::Floating(Floating::nan(self.format_of(call)?)));
            }
            ("strlen", &[string]) => {
                let text = self.bytes(string)?;
                return Ok(Value::Integer(text.len() as i128));
            }
            ("strcmp", &[left, right]) => {
                let (left, right) = (self.bytes(left)?, self.bytes(right)?);
                return Ok(Value::Integer(match left.cmp(&right) {
                    std::cmp::Ordering::Less => -1,
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Greater => 1,
                }));
            }
            ("memcmp", &[left, right, count]) => return self.compare_bytes(left, right, Some(count), false),
            ("strncmp", &[left, right, count]) => return self.compare_bytes(left, right, Some(count), true),
            ("strchr", &[string, wanted]) => return self.find_byte(string, wanted, None),
            ("memchr", &[string, wanted, count]) => return self.find_byte(string, wanted, Some(count)),
            _ => {}
        }
        if let &[left, right, last] = arguments
            && self.sema.options.release.evaluates_overflow()
            && let Some(how) = Overflowing::of_name(short)
        {
            return self.overflow(call, how, [left, right, last]);
        }
        if arguments.is_empty()
            && let Some(value) = self.place_builtin(short, call)?
        {
            return Ok(value);
        }
        if let &[operand] = arguments
            && let Some(value) = self.unary_builtin(short, operand)?
        {
            return Ok(value);
        }
        if let (&[magnitude, sign], "copysign" | "copysignf" | "copysignl") = (arguments, short) {
            let ty = self.sema.expression(call).ty;
            return match (self.converted(magnitude, ty)?, self.converted(sign, ty)?) {
                (Value::Floating(magnitude), Value::Floating(sign)) => {
                    Ok(Value::Floating(magnitude.with_sign_of(sign)))
                }
                _ => Err(Failure::unknown()),
            };
        }
        let base = short.strip_suffix(['f', 'l']).unwrap_or(short);
        if EVALUATED_ELSEWHERE.contains(&short)
            || EVALUATED_ELSEWHERE.contains(&base)
            || is_operator_in_form_of_call(short)
        {
            return Err(Failure::unknown());
        }
        self.fail_builtin(call, name)
    }

    /// The format of the result of a call.
    fn format_of(&self, call: ExpressionId) -> Evaluated<FloatingFormat> {
        match self.sema.number_type(self.sema.expression(call).ty) {
            Some(Number::Floating(format)) => Ok(format),
            _ => Err(Failure::unknown()),
        }
    }

    /// A builtin function is never constant.
    fn fail_builtin(&mut self, call: ExpressionId, name: &str) -> Evaluated<Value> {
        let token = self.sema.expression(call).first;
        let name = Argument::Entity { kind: "function", name: name.to_owned() };
        self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![name])
    }

    /// Functions of one number.
    fn unary_builtin(&mut self, name: &str, operand: ExpressionId) -> Evaluated<Option<Value>> {
        let (stem, bits) = match name {
            "bswap16" => ("bswap", 16),
            "bswap32" => ("bswap", 32),
            "bswap64" => ("bswap", 64),
            _ => {
                match name.strip_suffix("ll").or_else(|| name.strip_suffix('l').filter(|stem| is_bit_function(stem))) {
                    Some(stem) if is_bit_function(stem) => (stem, 64),
                    _ => (name, 32),
                }
            }
        };
        if is_bit_function(stem) || stem == "bswap" {
            let value = self.value(operand)?.integer().or_failure()?;
            let value = wrap(value, bits, false) as u64;
            let result = match stem {
                "clz" if bits == 32 => i128::from((value as u32).leading_zeros()),
                "clz" => i128::from(value.leading_zeros()),
                "ctz" if bits == 32 => i128::from((value as u32).trailing_zeros()),
                "ctz" => i128::from(value.trailing_zeros()),
                "popcount" => i128::from(value.count_ones()),
                "parity" => i128::from(value.count_ones() & 1),
                "ffs" => {
                    if value == 0 {
                        0
                    } else {
                        i128::from(value.trailing_zeros()) + 1
                    }
                }
                _ => match bits {
                    16 => i128::from((value as u16).swap_bytes()),
                    32 => i128::from((value as u32).swap_bytes()),
                    _ => i128::from(value.swap_bytes()),
                },
            };
            return Ok(Some(Value::Integer(result)));
        }
        if stem == "abs" {
            let value = self.converted(operand, crate::constant::INT)?.integer().or_failure()?;
            return if value == i128::from(i32::MIN) {
                Err(Failure::unknown())
            } else {
                Ok(Some(Value::Integer(value.abs())))
            };
        }
        let question = match name {
            "isnan" | "isinf" | "isfinite" | "isnormal" | "signbit" | "signbitf" | "signbitl" | "fabs" | "fabsf"
            | "fabsl" => name,
            _ => return Ok(None),
        };
        let Value::Floating(value) = self.value(operand)? else { return Err(Failure::unknown()) };
        Ok(Some(match question {
            "isnan" => Value::Integer(i128::from(value.is_nan())),
            "isinf" => Value::Integer(i128::from(value.is_infinite())),
            "isfinite" => Value::Integer(i128::from(value.is_finite())),
            "isnormal" => Value::Integer(i128::from(value.is_normal())),
            "fabs" | "fabsf" | "fabsl" => Value::Floating(value.absolute()),
            _ => Value::Integer(i128::from(value.is_negative())),
        }))
    }

    /// A byte that a pointer points to, so many elements further on.
    fn byte_at(&mut self, pointer: &Value, index: i128, at: ExpressionId) -> Evaluated<u8> {
        let moved = self.advance(pointer, index, at)?;
        let place = self.pointee(&moved, at)?;
        let ty = self.type_of(&place)?;
        match self.sema.number_type(ty) {
            Some(Number::Integer { bits: 8, .. }) => Ok(self.load(&place, at)?.integer().or_failure()? as u8),
            _ => Err(Failure::unknown()),
        }
    }

    /// How many bytes a function may look at.
    fn byte_count(&mut self, count: Option<ExpressionId>) -> Evaluated<i128> {
        let Some(count) = count else { return Ok(1 << 20) };
        let count = self.value(count)?.integer().or_failure()?;
        if (0..=1 << 20).contains(&count) { Ok(count) } else { Err(Failure::unknown()) }
    }

    /// `memcmp`, `strncmp`
    fn compare_bytes(
        &mut self,
        left: ExpressionId,
        right: ExpressionId,
        count: Option<ExpressionId>,
        ends_at_zero: bool,
    ) -> Evaluated<Value> {
        let (a, b) = (self.decayed(left)?, self.decayed(right)?);
        let count = self.byte_count(count)?;
        for index in 0..count {
            let (x, y) = (self.byte_at(&a, index, left)?, self.byte_at(&b, index, right)?);
            if x != y {
                return Ok(Value::Integer(if x < y { -1 } else { 1 }));
            }
            if ends_at_zero && x == 0 {
                break;
            }
        }
        Ok(Value::Integer(0))
    }

    /// `strchr`, `memchr`
    fn find_byte(
        &mut self,
        string: ExpressionId,
        wanted: ExpressionId,
        count: Option<ExpressionId>,
    ) -> Evaluated<Value> {
        let pointer = self.decayed(string)?;
        let wanted = self.converted(wanted, crate::constant::INT)?.integer().or_failure()? as u8;
        let ends_at_zero = count.is_none();
        for index in 0..self.byte_count(count)? {
            let byte = self.byte_at(&pointer, index, string)?;
            if byte == wanted {
                return self.advance(&pointer, index, string);
            }
            if ends_at_zero && byte == 0 {
                break;
            }
        }
        Ok(Value::NULL)
    }

    /// The characters before the terminating zero.
    fn bytes(&mut self, string: ExpressionId) -> Evaluated<Vec<u8>> {
        let mut pointer = self.decayed(string)?;
        let mut text = Vec::new();
        loop {
            let place = self.pointee(&pointer, string)?;
            let value = self.load(&place, string)?.integer().or_failure()?;
            if value == 0 {
                return Ok(text);
            }
            text.push(value as u8);
            if text.len() > 1 << 20 {
                return Err(Failure::unknown());
            }
            pointer = self.advance(&pointer, 1, string)?;
        }
    }
}

/// Builtins that are written as calls and are operators.
fn is_operator_in_form_of_call(short: &str) -> bool {
    matches!(
        short,
        "bit_cast"
            | "choose_expr"
            | "classify_type"
            | "types_compatible_p"
            | "offsetof"
            | "complex"
            | "convertvector"
            | "shuffle"
            | "shufflevector"
    )
}

fn is_bit_function(name: &str) -> bool {
    matches!(name, "clz" | "ctz" | "popcount" | "parity" | "ffs")
}
