//! Conversions of values ([conv]), casts ([expr.static.cast]), and conversions by constructors and conversion functions.

use super::copying::{Copying, Source};
use super::{Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{self, Fault, Number};
use crate::constant::state::CopyAction;
use crate::constant::value::{Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{
    Builtin, CastKind, ExpressionId, ExpressionKind, Floating, FunctionFlags, Name, Operator, Qualifiers, Type, TypeId,
    ValueCategory,
};

impl Evaluator<'_, '_> {
    /// What a fault of arithmetic means for an evaluation.
    pub(super) fn fault<T>(&self, fault: Fault, expression: ExpressionId) -> Evaluated<T> {
        let code = match fault {
            Fault::Unknown => return Err(Failure::unknown()),
            Fault::Division | Fault::NegativeShift | Fault::LargeShift => code::INTEGER_OVERFLOW,
            Fault::Overflow | Fault::Range => code::CONSTANT_VALUE_OUT_OF_RANGE,
            Fault::NotANumber => code::CONSTANT_CONVERSION_NOT_ALLOWED,
        };
        self.fail(code, expression)
    }

    /// The value of an expression converted implicitly to a type ([conv]); for a reference what it binds to.
    pub(super) fn converted(&mut self, expression: ExpressionId, to: TypeId) -> Evaluated<Value> {
        if self.sema.program.is_reference(to) {
            return Ok(Value::Reference(Box::new(self.bind(expression, to)?)));
        }
        let inner = self.sema.without_parentheses(expression);
        let entry = self.sema.expression(inner);
        if matches!(entry.kind, ExpressionKind::InitializerList(_) | ExpressionKind::ParenthesizedList(_)) {
            return self.initialize(expression, to);
        }
        if let Some(function) = self.user_conversion(expression) {
            return self.convert_by_function(expression, function, to);
        }
        match self.sema.value_structure(to) {
            Type::Class(_) => self.class_value(expression, to),
            Type::Unknown | Type::Specialization { .. } => Err(Failure::unknown()),
            Type::Array { .. } => {
                let value = self.value(expression)?;
                Ok(value)
            }
            _ => {
                let from = entry.ty;
                if matches!(
                    self.sema.value_structure(from),
                    Type::Class(_) | Type::Unknown | Type::Specialization { .. }
                ) && !matches!(entry.kind, ExpressionKind::Nullptr)
                {
                    return Err(Failure::unknown());
                }
                let value = self.decayed(expression)?;
                self.convert(value, from, to, expression)
            }
        }
    }

    /// The function that converts an expression where it stands.
    pub(super) fn user_conversion(&self, expression: ExpressionId) -> Option<cufe_il::FunctionId> {
        let inner = self.sema.without_parentheses(expression);
        if self.converting.iter().any(|&converting| self.sema.without_parentheses(converting) == inner) {
            return None;
        }
        let converted = &self.sema.program.converted;
        converted.get(&expression).or_else(|| converted.get(&self.sema.without_parentheses(expression))).copied()
    }

    /// The type of an operand of a built-in operator: of an object what its conversion function gives.
    pub(super) fn operand_type(&self, operand: ExpressionId) -> TypeId {
        let own = self.sema.expression(operand).ty;
        let Some(function) = self.user_conversion(operand) else { return own };
        let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
        match self.result_type(function) {
            Ok(result) if name != Name::CONSTRUCTOR => self.sema.program.non_reference(result),
            _ => own,
        }
    }

    /// The value of an operand of a built-in operator or of a callee after array-to-pointer and function-to-pointer
    /// conversion: of an object what its conversion function gives ([over.match.oper]/1, [over.call.object]).
    pub(super) fn operand_value(&mut self, operand: ExpressionId) -> Evaluated<Value> {
        let Some(function) = self.user_conversion(operand) else { return self.decayed(operand) };
        let ty = self.operand_type(operand);
        if matches!(self.sema.value_structure(ty), Type::Array { .. } | Type::Function(_)) {
            return self.converted_array_or_function(operand, function, ty);
        }
        self.converted(operand, ty)
    }

    /// What a conversion function refers to, as a pointer: to the first element, or to the function.
    fn converted_array_or_function(
        &mut self,
        operand: ExpressionId,
        function: cufe_il::FunctionId,
        ty: TypeId,
    ) -> Evaluated<Value> {
        let place = self.converted_place(operand, function)?;
        let is_array = matches!(self.sema.value_structure(ty), Type::Array { .. });
        Ok(Value::pointer(if is_array { place.with(Step::Element(0)) } else { place }))
    }

    /// The place that an operand of a built-in operator denotes: of an object what its conversion function refers to
    /// ([over.built]/3).
    pub(super) fn operand_place(&mut self, operand: ExpressionId) -> Evaluated<Place> {
        match self.user_conversion(operand) {
            Some(function) => self.converted_place(operand, function),
            None => self.place(operand),
        }
    }

    /// What the reference refers to that a conversion function gives.
    fn converted_place(&mut self, operand: ExpressionId, function: cufe_il::FunctionId) -> Evaluated<Place> {
        let object = self.place(operand)?;
        let object = self.as_member_of(object, operand, function)?;
        match self.call_function(function, Some(object), &[], operand)? {
            Value::Reference(place) => Ok(*place),
            _ => Err(Failure::unknown()),
        }
    }

    pub(super) fn convert_by_function(
        &mut self,
        expression: ExpressionId,
        function: cufe_il::FunctionId,
        to: TypeId,
    ) -> Evaluated<Value> {
        self.converting.push(expression);
        let result = self.guarded(|evaluator| evaluator.unguarded_convert_by_function(expression, function, to));
        self.converting.pop();
        result
    }

    fn unguarded_convert_by_function(
        &mut self,
        expression: ExpressionId,
        function: cufe_il::FunctionId,
        to: TypeId,
    ) -> Evaluated<Value> {
        let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
        if name == Name::CONSTRUCTOR {
            let class = self.class_made(function, self.sema.program.non_reference(to))?;
            let value = self.construct(function, class, &[expression], expression)?;
            let made = self.sema.program.classes[class].ty;
            return self.convert(value, made, to, expression);
        }
        let destination = self.destination.take();
        let object = self.place(expression)?;
        let object = self.as_member_of(object, expression, function)?;
        self.destination = destination;
        let result = self.result_type(function)?;
        // A closure without captures gives a pointer to a function that does what its call operator does.
        if let Some(&invoked) = self.sema.program.stand_ins.invoked.get(&function) {
            let pointer = Value::pointer(Place::whole(Base::Function(invoked)));
            return self.convert(pointer, result, to, expression);
        }
        let value = self.call_function(function, Some(object), &[], expression)?;
        match value {
            Value::Reference(place) => {
                let value = self.load(&place, expression)?;
                self.convert(value, self.sema.program.non_reference(result), to, expression)
            }
            value => self.convert(value, result, to, expression),
        }
    }

    /// A value of class type: a new object of the type from an expression ([dcl.init]).
    fn class_value(&mut self, expression: ExpressionId, to: TypeId) -> Evaluated<Value> {
        let entry = self.sema.expression(self.sema.without_parentheses(expression));
        let is_class = matches!(self.sema.value_structure(entry.ty), Type::Class(_));
        if !is_class {
            return Err(Failure::unknown());
        }
        let same = self.sema.program.unqualified(self.sema.program.canonical(entry.ty)).0
            == self.sema.program.unqualified(self.sema.program.canonical(to)).0;
        if same && entry.category == ValueCategory::Prvalue {
            return self.value(expression);
        }
        let class = self.sema.program.class_of(to).or_failure()?;
        let is_moved = self.moved_result == Some(expression);
        let category = if is_moved { ValueCategory::Xvalue } else { entry.category };
        let source = Source { category, qualifiers: Qualifiers::empty() };
        match self.copying(class, entry.ty, source, CopyAction::Construct)? {
            Copying::By(constructor) => self.construct(constructor, class, &[expression], expression),
            Copying::Parts(source) => {
                let destination = self.destination.take();
                let place = self.place(expression)?;
                self.destination = destination;
                let place = self.base_of(place, entry.ty, to)?;
                self.copied_parts(class, &place, source, expression)
            }
        }
    }

    /// Converts a value between types by standard conversions.
    pub(super) fn convert(&self, value: Value, from: TypeId, to: TypeId, at: ExpressionId) -> Evaluated<Value> {
        let target = self.sema.value_structure(to);
        match target {
            Type::Builtin(Builtin::Void) => return Ok(Value::Indeterminate),
            Type::Builtin(Builtin::Nullptr) => return Ok(Value::NULL),
            Type::Builtin(_) | Type::Enum(_) => {}
            Type::Pointer(inner) => return self.convert_pointer(value, from, inner, at),
            Type::MemberPointer { .. } => {
                return match value {
                    Value::MemberPointer(_) => Ok(value),
                    Value::Pointer(None) | Value::Integer(0) => Ok(Value::MemberPointer(None)),
                    _ => Err(Failure::unknown()),
                };
            }
            Type::Class(_) => {
                let steps = self.base_steps(from, to)?;
                let mut part = &value;
                for step in steps {
                    part = part.child(step).or_failure()?;
                }
                return Ok(part.clone());
            }
            Type::Complex(element) => {
                return match (value, self.sema.value_structure(from)) {
                    (Value::Complex(parts), Type::Complex(inner)) => {
                        let [real, imaginary] = *parts;
                        let real = self.convert(real, inner, element, at)?;
                        let imaginary = self.convert(imaginary, inner, element, at)?;
                        Ok(Value::Complex(Box::new([real, imaginary])))
                    }
                    (value @ (Value::Integer(_) | Value::Floating(_)), _) => {
                        let real = self.convert(value, from, element, at)?;
                        let zero = match real {
                            Value::Floating(real) => Value::Floating(Floating::zero(real.format())),
                            _ => Value::Integer(0),
                        };
                        Ok(Value::Complex(Box::new([real, zero])))
                    }
                    _ => Err(Failure::unknown()),
                };
            }
            Type::Array { .. } => return Ok(value),
            _ => return Err(Failure::unknown()),
        }
        let to_number = self.sema.number_type(to).or_failure()?;
        let is_bool = matches!(to_number, Number::Integer { is_bool: true, .. });
        match &value {
            Value::Pointer(None) if is_bool => return Ok(Value::Integer(0)),
            Value::Pointer(Some(_)) if is_bool => {
                return Ok(Value::Integer(i128::from(!self.same_pointer(&value, &Value::NULL, at)?)));
            }
            Value::MemberPointer(member) if is_bool => return Ok(Value::Integer(i128::from(member.is_some()))),
            Value::Complex(parts) if !is_bool => {
                let Type::Complex(inner) = self.sema.value_structure(from) else { return Err(Failure::unknown()) };
                return self.convert(parts[0].clone(), inner, to, at);
            }
            Value::Integer(_) | Value::Floating(_) => {}
            _ => return Err(Failure::unknown()),
        }
        let from_number = match self.sema.number_type(from) {
            Some(number) => number,
            None => return Err(Failure::unknown()),
        };
        match arithmetic::convert(&value, from_number, to_number) {
            Ok(value) => Ok(value),
            Err(fault) => self.fault(fault, at),
        }
    }

    fn convert_pointer(&self, value: Value, from: TypeId, to: TypeId, at: ExpressionId) -> Evaluated<Value> {
        let place = match value {
            Value::Pointer(None) | Value::Integer(0) => return Ok(Value::NULL),
            Value::Pointer(Some(place)) => place,
            _ => return Err(Failure::unknown()),
        };
        let Type::Pointer(from) = self.sema.value_structure(from) else { return Ok(Value::Pointer(Some(place))) };
        let is_class = |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Class(_));
        if is_class(from) && is_class(to) && self.is_base(from, to) {
            return Ok(Value::pointer(self.class_cast(&place, from, to, at)?));
        }
        Ok(Value::Pointer(Some(place)))
    }

    /// The value of an expression after array-to-pointer and function-to-pointer conversion.
    pub(super) fn decayed(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        match self.sema.value_structure(self.sema.expression(expression).ty) {
            Type::Array { .. } => {
                let array = self.place(expression)?;
                // The first element lies where the array does; an address has no path.
                let is_address = matches!(array.base, Base::Address(_));
                Ok(Value::pointer(if is_address { array } else { array.with(Step::Element(0)) }))
            }
            Type::Function(_) => Ok(Value::pointer(self.place(expression)?)),
            _ => self.value(expression),
        }
    }

    /// An expression as a condition: converted to `bool`.
    pub(super) fn condition(&mut self, expression: ExpressionId) -> Evaluated<bool> {
        let value = self.converted(expression, crate::constant::BOOL)?;
        Ok(value.integer().or_failure()? != 0)
    }

    /// What a reference of a type refers to when it is initialized with an expression ([dcl.init.ref]).
    pub(super) fn bind(&mut self, expression: ExpressionId, reference: TypeId) -> Evaluated<Place> {
        let target = self.sema.program.non_reference(reference);
        self.destination = None;
        if let Some(function) = self.user_conversion(expression) {
            let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
            if name != Name::CONSTRUCTOR {
                let result = self.result_type(function)?;
                let is_reference = self.sema.program.is_reference(result);
                let referred = self.sema.program.non_reference(result);
                let is_object = is_reference || matches!(self.sema.value_structure(result), Type::Class(_));
                if !is_object || !self.is_reference_compatible(referred, target) {
                    return self
                        .temporary_of(target, |evaluator| evaluator.convert_by_function(expression, function, target));
                }
                let object = self.place(expression)?;
                let object = self.as_member_of(object, expression, function)?;
                let place = if is_reference {
                    match self.call_function(function, Some(object), &[], expression)? {
                        Value::Reference(place) => *place,
                        _ => return Err(Failure::unknown()),
                    }
                } else {
                    self.temporary_of(result, |evaluator| {
                        evaluator.call_function(function, Some(object), &[], expression)
                    })?
                };
                return self.seen_as(place, referred, target, expression);
            }
            return self.temporary_of(target, |evaluator| evaluator.convert_by_function(expression, function, target));
        }
        let inner = self.sema.without_parentheses(expression);
        let entry = self.sema.expression(inner);
        if let ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) = entry.kind {
            if let &[single] = self.sema.program.expression_list(list)
                && self.is_reference_compatible(self.sema.expression(single).ty, target)
            {
                return self.bind(single, reference);
            }
            return self.temporary_of(target, |evaluator| evaluator.initialize(inner, target));
        }
        if entry.ty == cufe_il::Program::UNKNOWN {
            return Err(Failure::unknown());
        }
        if entry.category != ValueCategory::Prvalue && self.is_reference_compatible(entry.ty, target) {
            let place = self.place(expression)?;
            return self.seen_as(place, entry.ty, target, expression);
        }
        if self.is_reference_compatible(entry.ty, target) {
            let place = self.place(expression)?;
            return self.seen_as(place, entry.ty, target, expression);
        }
        self.temporary_of(target, |evaluator| evaluator.converted(expression, target))
    }

    fn seen_as(&self, place: Place, from: TypeId, to: TypeId, at: ExpressionId) -> Evaluated<Place> {
        let is_class = |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Class(_));
        if is_class(from) && is_class(to) && self.is_base(from, to) {
            return self.class_cast(&place, from, to, at);
        }
        Ok(place)
    }

    /// Whether an object of one type can be referred to as another: the same but for qualifiers, or a base.
    pub(super) fn is_reference_compatible(&self, from: TypeId, to: TypeId) -> bool {
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(ty)).0;
        let (from, to) = (plain(from), plain(to));
        if from == to {
            return true;
        }
        match (program.written(from), program.written(to)) {
            (Type::Class(_), Type::Class(_)) => self.is_base(from, to),
            (Type::Array { element: from, .. }, Type::Array { element: to, .. })
            | (Type::Pointer(from), Type::Pointer(to)) => {
                self.is_reference_compatible(from, to) && !self.is_base(from, to)
            }
            (Type::Function(_), Type::Function(_)) => true,
            _ => false,
        }
    }

    /// A temporary object.
    pub(super) fn temporary(&mut self, ty: TypeId, value: Value) -> Place {
        Place::whole(Base::Object(self.create(ty, value)))
    }

    /// A temporary object that is made in place.
    pub(super) fn temporary_of(
        &mut self,
        ty: TypeId,
        make: impl FnOnce(&mut Self) -> Evaluated<Value>,
    ) -> Evaluated<Place> {
        Ok(Place::whole(Base::Object(self.create_with(ty, make)?)))
    }

    /// The value of a cast whose type is no reference.
    pub(super) fn cast(
        &mut self,
        kind: CastKind,
        operand: ExpressionId,
        to: TypeId,
        cast: ExpressionId,
    ) -> Evaluated<Value> {
        if kind == CastKind::Bit {
            return self.bit_cast(operand, to, cast);
        }
        if let Some(&function) = self.sema.program.called.get(&cast) {
            let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
            if name != Name::CONSTRUCTOR {
                return self.convert_by_function(operand, function, to);
            }
            let class = self.class_made(function, to)?;
            return self.construct(function, class, &[operand], cast);
        }
        if matches!(self.sema.value_structure(to), Type::Builtin(Builtin::Void)) {
            self.discard(operand)?;
            return Ok(Value::Indeterminate);
        }
        // What a conversion function gives is the object.
        if matches!(self.sema.value_structure(to), Type::Class(_)) && self.user_conversion(operand).is_some() {
            return self.converted(operand, to);
        }
        let from = self.sema.expression(operand).ty;
        let (source, target) = (self.sema.value_structure(from), self.sema.value_structure(to));
        match (source, target) {
            (Type::Pointer(from_inner), Type::Pointer(to_inner)) => {
                let value = self.value(operand)?;
                self.cast_pointer(kind, value, from_inner, to_inner, cast)
            }
            (Type::Array { element, .. }, Type::Pointer(to_inner)) => {
                let value = self.decayed(operand)?;
                self.cast_pointer(kind, value, element, to_inner, cast)
            }
            (Type::Builtin(Builtin::Nullptr), _) => self.converted(operand, to),
            (Type::Builtin(_) | Type::Enum(_), Type::Pointer(_)) => match self.value(operand)? {
                Value::Integer(0) => Ok(Value::NULL),
                Value::Integer(address) if kind != CastKind::Static => {
                    let address = address as i64;
                    Ok(Value::pointer(Place::whole(Base::Address(address))))
                }
                _ => Err(Failure::unknown()),
            },
            (Type::Pointer(_) | Type::Array { .. } | Type::Function(_), Type::Builtin(_) | Type::Enum(_)) => {
                let is_bool = matches!(self.sema.number_type(to), Some(Number::Integer { is_bool: true, .. }));
                if is_bool {
                    return self.converted(operand, to);
                }
                match self.decayed(operand)? {
                    Value::Pointer(None) => Ok(Value::Integer(0)),
                    Value::Pointer(Some(place)) => match (place.base, place.path.is_empty(), self.sema.number_type(to))
                    {
                        (Base::Address(address), true, Some(Number::Integer { bits, is_signed, .. })) => {
                            Ok(Value::Integer(arithmetic::wrap(i128::from(address), bits, is_signed)))
                        }
                        _ => Err(Failure::unknown()),
                    },
                    _ => Err(Failure::unknown()),
                }
            }
            _ => self.converted(operand, to),
        }
    }

    fn cast_pointer(
        &self,
        kind: CastKind,
        value: Value,
        from: TypeId,
        to: TypeId,
        cast: ExpressionId,
    ) -> Evaluated<Value> {
        let Value::Pointer(Some(place)) = value else { return Ok(value) };
        if kind == CastKind::Dynamic {
            return Ok(match self.dynamic_cast(&place, from, to)? {
                Some(place) => Value::pointer(place),
                None => Value::NULL,
            });
        }
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(ty)).0;
        let (from, to) = (plain(from), plain(to));
        // Outside of calls addresses are folded whatever they are cast to.
        let is_evaluated = self.frames.len() > 1 && !matches!(place.base, Base::Address(_));
        if kind == CastKind::Reinterpret && is_evaluated {
            return self.fail(code::CONSTANT_REINTERPRET_CAST, cast);
        }
        if from == to || matches!(program.written(to), Type::Builtin(Builtin::Void)) {
            return Ok(Value::Pointer(Some(place)));
        }
        if matches!(program.written(from), Type::Class(_))
            && matches!(program.written(to), Type::Class(_))
            && kind != CastKind::Reinterpret
            && (self.is_base(from, to) || self.is_base(to, from))
        {
            return Ok(Value::pointer(self.class_cast(&place, from, to, cast)?));
        }
        if matches!(place.base, Base::Address(_)) || self.is_source_location(&place) {
            return Ok(Value::pointer(*place));
        }
        if is_evaluated && !self.is_unknown(from) && !self.is_unknown(to) {
            let is_void = matches!(program.written(from), Type::Builtin(Builtin::Void));
            return self.fail(
                if is_void { code::CONSTANT_CONVERSION_NOT_ALLOWED } else { code::CONSTANT_REINTERPRET_CAST },
                cast,
            );
        }
        Err(Failure::unknown())
    }

    /// Whether a function is a special member that does for each part what it does itself: implicit or defaulted. One that is
    /// defaulted outside of its class is constexpr only if it is declared so ([dcl.fct.def.default]/3 and /5); a comparison
    /// always.
    pub(super) fn is_memberwise(&self, function: cufe_il::FunctionId) -> bool {
        let entry = &self.sema.program.functions[function];
        let is_special = || {
            let name = self.sema.program.entities[entry.entity].name;
            [Name::CONSTRUCTOR, Name::DESTRUCTOR, Name::operator(Operator::Equal)].contains(&name)
        };
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        entry.flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::IMPLICIT)
            || entry.flags.contains(FunctionFlags::DEFAULTED_LATER)
                && (entry.flags.intersects(constant) || !is_special())
    }
}
