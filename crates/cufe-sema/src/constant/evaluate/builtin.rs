//! Builtin functions in constant expressions (spec/constexpr.md section 7), `new` and `delete`.

use super::storage::MAXIMUM_SCALARS;
use super::{Allocation, Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{Number, wrap};
use crate::constant::value::{ArrayValue, Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Symbol;
use cufe_diagnostics::Argument;
use cufe_il::{ArrayBound, ExpressionId, ExpressionKind, NewInitializer, Type};

/// Functions that are known and never constant (measured).
const NEVER: [&str; 17] = [
    "__builtin_clrsb",
    "__builtin_labs",
    "__builtin_llabs",
    "__builtin_strrchr",
    "__builtin_fmin",
    "__builtin_fmax",
    "__builtin_floor",
    "__builtin_pow",
    "__builtin_sqrt",
    "__builtin_isgreater",
    "__builtin_isless",
    "__builtin_isunordered",
    "__builtin_sin",
    "__builtin_round",
    "__builtin_fpclassify",
    "__builtin_unreachable",
    "__builtin_trap",
];

impl Evaluator<'_, '_> {
    /// A call of a builtin function.
    pub(super) fn builtin_call(
        &mut self,
        call: ExpressionId,
        symbol: Symbol,
        arguments: &[ExpressionId],
    ) -> Evaluated<Value> {
        let name = self.sema.text(symbol);
        let Some(short) = name.strip_prefix("__builtin_") else { return Err(Failure::unknown()) };
        match (short, arguments) {
            ("is_constant_evaluated", []) => return Ok(Value::Integer(i128::from(self.is_manifest))),
            ("constant_p", &[operand]) => {
                return match self.value(operand) {
                    Ok(Value::Integer(_) | Value::Floating(_)) => Ok(Value::Integer(1)),
                    Ok(Value::Pointer(None)) => Ok(Value::Integer(1)),
                    Ok(_) | Err(Failure::Unknown) => Err(Failure::unknown()),
                    Err(Failure::Needs(demand)) => Err(Failure::Needs(demand)),
                    Err(Failure::NotConstant(_)) => Ok(Value::Integer(0)),
                };
            }
            ("expect", &[operand, _]) | ("expect_with_probability", &[operand, _, _]) => {
                return self.converted(operand, cufe_il::Program::builtin(cufe_il::Builtin::Long));
            }
            ("addressof", &[operand]) => return Ok(Value::pointer(self.place(operand)?)),
            ("launder", &[operand]) => return self.decayed(operand),
            ("inf" | "inff" | "infl" | "huge_val" | "huge_valf" | "huge_vall", []) => {
                return Ok(Value::Floating(f64::INFINITY));
            }
            ("nan" | "nanf" | "nans" | "nansf", &[_]) => return Ok(Value::Floating(f64::NAN)),
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
        if let &[operand] = arguments
            && let Some(value) = self.unary_builtin(short, operand)?
        {
            return Ok(value);
        }
        if let (&[magnitude, sign], "copysign" | "copysignf") = (arguments, short) {
            let ty = self.sema.expression(call).ty;
            return match (self.converted(magnitude, ty)?, self.converted(sign, ty)?) {
                (Value::Floating(magnitude), Value::Floating(sign)) => Ok(Value::Floating(magnitude.copysign(sign))),
                _ => Err(Failure::unknown()),
            };
        }
        let base = name.strip_suffix(['f', 'l']).unwrap_or(name);
        if NEVER.contains(&name)
            || NEVER.contains(&base)
            || short.ends_with("_overflow")
            || short.ends_with("_overflow_p")
        {
            let token = self.sema.expression(call).first;
            return self.fail_at(2703, token, vec![Argument::Entity { kind: "function", name: name.to_owned() }]);
        }
        Err(Failure::unknown())
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
            "isnan" | "isinf" | "isfinite" | "isnormal" | "signbit" | "signbitf" | "fabs" | "fabsf" => name,
            _ => return Ok(None),
        };
        let ty = self.sema.expression(operand).ty;
        let number = self.sema.number_type(ty).or_failure()?;
        let Value::Floating(value) = self.value(operand)? else { return Err(Failure::unknown()) };
        let is_normal = match number {
            Number::Floating(crate::constant::arithmetic::Format::Single) => (value as f32).is_normal(),
            _ => value.is_normal(),
        };
        Ok(Some(match question {
            "isnan" => Value::Integer(i128::from(value.is_nan())),
            "isinf" => Value::Integer(i128::from(value.is_infinite())),
            "isfinite" => Value::Integer(i128::from(value.is_finite())),
            "isnormal" => Value::Integer(i128::from(is_normal)),
            "fabs" | "fabsf" => Value::Floating(value.abs()),
            _ => Value::Integer(i128::from(value.is_sign_negative())),
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

    /// `new T(...)`, `delete p` ([expr.new], [expr.delete]), from C++20 on.
    pub(super) fn allocation_expression(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let entry = self.sema.expression(expression);
        if !self.sema.since(cufe_base::Standard::Cpp20) {
            return self.fail(2721, expression);
        }
        match entry.kind {
            ExpressionKind::Delete { operand, is_array } => self.deallocate(expression, operand, is_array),
            ExpressionKind::New { ty, operands, has_bound, placement: 0, initializer } => {
                let operands = self.sema.program.expression_list(operands).to_vec();
                let called = self.sema.program.called.get(&expression).copied();
                self.allocate_new(expression, NewParts { ty, operands, has_bound, form: initializer, called })
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// `delete p`, `delete[] p`
    fn deallocate(&mut self, expression: ExpressionId, operand: ExpressionId, is_array: bool) -> Evaluated<Value> {
        let place = match self.value(operand)? {
            Value::Pointer(None) => return Ok(Value::Indeterminate),
            Value::Pointer(Some(place)) => *place,
            _ => return Err(Failure::unknown()),
        };
        let Base::Object(id) = place.base else { return self.fail(2991, expression) };
        let Some(object) = self.object(id) else { return self.fail(2991, expression) };
        let ty = object.ty;
        match object.allocation {
            None => return self.fail(2991, expression),
            Some(allocation) if allocation.is_array != is_array => return self.fail(3312, expression),
            Some(_) => {}
        }
        let is_whole = match place.path.as_slice() {
            [] => !is_array,
            [Step::Element(0)] => is_array,
            // A base with a virtual destructor stands for the whole.
            path => !is_array && path.iter().all(|step| matches!(step, Step::Base(_))),
        };
        if !is_whole {
            return self.fail(2991, expression);
        }
        let whole = Place::whole(Base::Object(id));
        match self.allocated_count(whole.base) {
            Some(count) => {
                for index in (0..count).rev() {
                    self.destroy(&whole.with(Step::Element(index)), ty)?;
                }
            }
            None => self.destroy(&whole, ty)?,
        }
        self.release(id);
        self.allocations = self.allocations.saturating_sub(1);
        Ok(Value::Indeterminate)
    }

    /// `new T`, `new T(...)`, `new T{...}`, `new T[n]` without placement.
    fn allocate_new(&mut self, expression: ExpressionId, new: NewParts) -> Evaluated<Value> {
        let token = self.sema.expression(expression).first;
        if self.is_unknown(new.ty) {
            return Err(Failure::unknown());
        }
        let mut operands = new.operands.as_slice();
        let mut is_array = matches!(self.sema.value_structure(new.ty), Type::Array { .. });
        let mut count = None;
        if new.has_bound {
            is_array = true;
            match (operands, new.form) {
                // `new T[]{...}`: the elements tell how many there are.
                (&[list], NewInitializer::Braced) => {
                    let ExpressionKind::InitializerList(elements) = self.sema.expression(list).kind else {
                        return Err(Failure::unknown());
                    };
                    count = Some(self.sema.program.expression_list(elements).len() as u64);
                }
                (&[bound, ref rest @ ..], _) => {
                    operands = rest;
                    let ty = self.sema.promoted_arithmetic(self.sema.expression(bound).ty);
                    let value = self.converted(bound, ty)?.integer().or_failure()?;
                    match u64::try_from(value) {
                        Ok(value) if value <= MAXIMUM_SCALARS => count = Some(value),
                        Ok(_) => return self.fail(2725, expression),
                        Err(_) => return Err(Failure::unknown()),
                    }
                }
                _ => return Err(Failure::unknown()),
            }
        }
        if matches!(self.sema.value_structure(new.ty), Type::Array { bound, .. } if !matches!(bound, ArrayBound::Known(_)))
        {
            return Err(Failure::unknown());
        }
        let ty = new.ty;
        let start = match count {
            Some(length) => {
                let rest = self.blank_value(ty);
                Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest, length }))
            }
            None => self.blank_value(ty),
        };
        let id = self.allocate(ty, start, Allocation { is_array, count, token });
        let place = Place::whole(Base::Object(id));
        let operands = operands.to_vec();
        self.initialize_at(&place, |evaluator| match (count, new.form, operands.as_slice()) {
            (Some(length), NewInitializer::None, _) => {
                evaluator.alike(ty, length, |evaluator| evaluator.default_value(ty, token))
            }
            (Some(length), NewInitializer::Parenthesized, []) => {
                evaluator.alike(ty, length, |evaluator| evaluator.value_initialized(ty, token))
            }
            (Some(length), NewInitializer::Braced, &[list]) => {
                let ExpressionKind::InitializerList(elements) = evaluator.sema.expression(list).kind else {
                    return Err(Failure::unknown());
                };
                let elements = evaluator.sema.program.expression_list(elements).to_vec();
                evaluator.elements_of(ty, length, &elements, list)
            }
            (None, NewInitializer::None, _) => evaluator.default_value(ty, token),
            (None, NewInitializer::Parenthesized, arguments) => {
                match (evaluator.sema.value_structure(ty), new.called, arguments) {
                    (Type::Class(class), Some(constructor), _) => {
                        evaluator.construct(constructor, class, arguments, expression)
                    }
                    (Type::Class(_), None, _) => evaluator.initialize_class(arguments, false, ty, expression),
                    (_, _, []) => evaluator.value_initialized(ty, token),
                    (_, _, &[single]) => evaluator.converted(single, ty),
                    _ => Err(Failure::unknown()),
                }
            }
            (None, NewInitializer::Braced, &[list]) => evaluator.initialize(list, ty),
            _ => Err(Failure::unknown()),
        })?;
        Ok(Value::pointer(if is_array { place.with(Step::Element(0)) } else { place }))
    }

    /// A value-initialized object ([dcl.init]/value-initialize).
    fn value_initialized(&mut self, ty: cufe_il::TypeId, token: u32) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            Type::Class(class) => self.default_object(class, true, token),
            _ => self.zero(ty),
        }
    }
}

/// The parts of a new-expression without placement.
struct NewParts {
    ty: cufe_il::TypeId,
    operands: Vec<ExpressionId>,
    has_bound: bool,
    form: NewInitializer,
    called: Option<cufe_il::FunctionId>,
}

fn is_bit_function(name: &str) -> bool {
    matches!(name, "clz" | "ctz" | "popcount" | "parity" | "ffs")
}
