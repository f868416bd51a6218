//! Builtin operators ([expr.unary] to [expr.comma]).

use super::{Evaluated, Evaluator, Failure};
use crate::constant::arithmetic::{self, Number};
use crate::constant::value::{Place, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{
    EntityKind, ExpressionId, ExpressionKind, Floating, Operator, Program, Qualifiers, Type, TypeId, UnaryOperator,
    ValueCategory,
};

/// The operator of a compound assignment.
pub fn without_assignment(operator: Operator) -> Option<Operator> {
    use Operator as O;
    Some(match operator {
        O::PlusEqual => O::Plus,
        O::MinusEqual => O::Minus,
        O::StarEqual => O::Star,
        O::SlashEqual => O::Slash,
        O::PercentEqual => O::Percent,
        O::CaretEqual => O::Caret,
        O::AmpersandEqual => O::Ampersand,
        O::PipeEqual => O::Pipe,
        O::LessLessEqual => O::LessLess,
        O::GreaterGreaterEqual => O::GreaterGreater,
        _ => return None,
    })
}

impl Evaluator<'_, '_> {
    /// A prefix or postfix operator as a value.
    pub(super) fn unary(
        &mut self,
        expression: ExpressionId,
        operator: UnaryOperator,
        operand: ExpressionId,
    ) -> Evaluated<Value> {
        use UnaryOperator as U;
        let ty = self.operand_type(operand);
        match operator {
            U::Extension => self.value(operand),
            U::AddressOf => self.address_of(operand),
            U::Dereference | U::PreIncrement | U::PreDecrement => {
                let place = self.place(expression)?;
                self.load(&place, expression)
            }
            U::PostIncrement | U::PostDecrement => self.increment(expression, operand, operator).map(|(_, old)| old),
            U::Not => Ok(Value::Integer(i128::from(!self.condition(operand)?))),
            U::Plus | U::Minus | U::Complement => {
                if operator == U::Plus
                    && matches!(
                        self.sema.value_structure(ty),
                        Type::Pointer(_) | Type::Array { .. } | Type::Function(_)
                    )
                {
                    return self.operand_value(operand);
                }
                if let Type::Complex(_) = self.sema.value_structure(ty) {
                    return Err(Failure::unknown());
                }
                let promoted = self.sema.promoted_arithmetic(ty);
                let number = self.sema.number_type(promoted).or_failure()?;
                let value = self.converted(operand, promoted)?;
                match (operator, value, number) {
                    (U::Plus, value, _) => Ok(value),
                    (U::Minus, Value::Floating(value), _) => Ok(Value::Floating(value.negate())),
                    (U::Minus, value @ Value::Integer(_), _) => {
                        match arithmetic::operate(Operator::Minus, &Value::Integer(0), &value, number) {
                            Ok(value) => Ok(value),
                            Err(fault) => self.fault(fault, expression),
                        }
                    }
                    (U::Complement, Value::Integer(value), Number::Integer { bits, is_signed, .. }) => {
                        Ok(Value::Integer(arithmetic::wrap(!value, bits, is_signed)))
                    }
                    _ => Err(Failure::unknown()),
                }
            }
            U::Real | U::Imag => match (self.value(operand)?, operator) {
                (Value::Complex(parts), U::Real) => Ok(parts[0].clone()),
                (Value::Complex(parts), _) => Ok(parts[1].clone()),
                (value, U::Real) => Ok(value),
                (Value::Integer(_), _) => Ok(Value::Integer(0)),
                (Value::Floating(value), _) => Ok(Value::Floating(Floating::zero(value.format()))),
                _ => Err(Failure::unknown()),
            },
            U::CoAwait | U::Arrow => self.fail(code::CONSTANT_NOT_INTERPRETABLE, expression),
        }
    }

    /// `&e`: a pointer, or a pointer to member.
    pub(super) fn address_of(&mut self, operand: ExpressionId) -> Evaluated<Value> {
        let inner = self.sema.without_parentheses(operand);
        let entry = self.sema.expression(inner);
        if let ExpressionKind::Name { entity, .. } = entry.kind {
            let is_member = match self.sema.program.entities[entity].kind {
                EntityKind::Field(_) => true,
                EntityKind::Function(function) => {
                    let flags = self.sema.program.functions[function].flags;
                    flags.contains(cufe_il::FunctionFlags::MEMBER)
                        && !flags.contains(cufe_il::FunctionFlags::STATIC_MEMBER)
                        && !self.sema.has_explicit_object(function)
                }
                _ => false,
            };
            if is_member && entry.first != entry.last {
                return Ok(Value::MemberPointer(Some(entity)));
            }
        }
        Ok(Value::pointer(self.place(operand)?))
    }

    /// `++e`, `e--` and so on: the place, and the value before.
    pub(super) fn increment(
        &mut self,
        expression: ExpressionId,
        operand: ExpressionId,
        operator: UnaryOperator,
    ) -> Evaluated<(Place, Value)> {
        let ty = self.operand_type(operand);
        let place = self.operand_place(operand)?;
        let old = self.load(&place, operand)?;
        let step = if matches!(operator, UnaryOperator::PreIncrement | UnaryOperator::PostIncrement) { 1 } else { -1 };
        let new = match self.sema.value_structure(ty) {
            Type::Pointer(_) => self.advance(&old, step, expression)?,
            Type::Builtin(_) => {
                let promoted = self.sema.promoted_arithmetic(ty);
                let number = self.sema.number_type(promoted).or_failure()?;
                let value = self.convert(old.clone(), ty, promoted, expression)?;
                let one = match number {
                    Number::Integer { .. } => Value::Integer(step),
                    Number::Floating(format) => Value::Floating(Floating::of_integer(step, false, format)),
                };
                match arithmetic::operate(Operator::Plus, &value, &one, number) {
                    Ok(value) => self.convert(value, promoted, ty, expression)?,
                    Err(fault) => return self.fault(fault, expression),
                }
            }
            _ => return Err(Failure::unknown()),
        };
        self.store(&place, new, expression)?;
        Ok((place, old))
    }

    /// A binary operator as a value.
    pub(super) fn binary(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        left: ExpressionId,
        right: ExpressionId,
    ) -> Evaluated<Value> {
        use Operator as O;
        match operator {
            O::AmpersandAmpersand => {
                let value = self.condition(left)? && self.condition(right)?;
                return Ok(Value::Integer(i128::from(value)));
            }
            O::PipePipe => {
                let value = self.condition(left)? || self.condition(right)?;
                return Ok(Value::Integer(i128::from(value)));
            }
            O::Comma => {
                self.discard(left)?;
                return self.value(right);
            }
            O::Equal => {
                let place = self.assign(expression, left, right)?;
                return self.load(&place, expression);
            }
            _ if without_assignment(operator).is_some() => {
                let place = self.compound_assign(expression, operator, left, right)?;
                return self.load(&place, expression);
            }
            _ => {}
        }
        let (left_type, right_type) = (self.operand_type(left), self.operand_type(right));
        let (a, b) = (self.sema.value_structure(left_type), self.sema.value_structure(right_type));
        let is_pointer = |ty: &Type| matches!(ty, Type::Pointer(_) | Type::Array { .. } | Type::Function(_));
        let is_null = |ty: &Type| matches!(ty, Type::Builtin(cufe_il::Builtin::Nullptr));
        if matches!(a, Type::MemberPointer { .. }) || matches!(b, Type::MemberPointer { .. }) {
            return self.compare_member_pointers(operator, left, right);
        }
        if is_pointer(&a) || is_pointer(&b) || is_null(&a) || is_null(&b) {
            return self.pointer_operation(expression, operator, (left, is_pointer(&a)), (right, is_pointer(&b)));
        }
        if matches!(operator, O::LessLess | O::GreaterGreater) {
            let promoted = self.sema.promoted_arithmetic(left_type);
            let number = self.sema.number_type(promoted).or_failure()?;
            let value = self.converted(left, promoted)?.integer().or_failure()?;
            let count_type = self.sema.promoted_arithmetic(right_type);
            let count = self.converted(right, count_type)?.integer().or_failure()?;
            return match arithmetic::shift(operator == O::LessLess, value, count, number) {
                Ok(value) => Ok(Value::Integer(value)),
                Err(fault) => self.fault(fault, expression),
            };
        }
        let common = self.common_type(left_type, right_type)?;
        let number = self.sema.number_type(common).or_failure()?;
        let left = self.converted(left, common)?;
        let right = self.converted(right, common)?;
        if operator == O::Spaceship {
            let order = arithmetic::compare(&left, &right, number);
            return self.ordering(self.sema.expression(expression).ty, order, expression);
        }
        self.operate(expression, operator, &left, &right, number)
    }

    /// The type of the usual arithmetic conversions; of two enumerations that are the same, that one.
    fn common_type(&self, left: TypeId, right: TypeId) -> Evaluated<TypeId> {
        let program = &self.sema.program;
        if let (Type::Enum(one), Type::Enum(other)) =
            (self.sema.value_structure(left), self.sema.value_structure(right))
            && one == other
            && program.enums[one].is_scoped
        {
            return Ok(program.enums[one].ty);
        }
        let scoped =
            |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Enum(id) if program.enums[id].is_scoped);
        if scoped(left) || scoped(right) {
            return Err(Failure::unknown());
        }
        let (left, right) = (self.sema.promoted_arithmetic(left), self.sema.promoted_arithmetic(right));
        match self.sema.usual_arithmetic(left, right) {
            Program::UNKNOWN => Err(Failure::unknown()),
            common => Ok(common),
        }
    }

    fn operate(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        left: &Value,
        right: &Value,
        number: Number,
    ) -> Evaluated<Value> {
        if let Some(result) = arithmetic::holds(operator, arithmetic::compare(left, right, number)) {
            return match (left, right) {
                (Value::Integer(_) | Value::Floating(_), Value::Integer(_) | Value::Floating(_)) => {
                    Ok(Value::Integer(i128::from(result)))
                }
                _ => Err(Failure::unknown()),
            };
        }
        match arithmetic::operate(operator, left, right, number) {
            Ok(value) => Ok(value),
            // The reference takes the least value divided by -1 as a constant of which nothing is known (measured).
            Err(arithmetic::Fault::Overflow) if matches!(operator, Operator::Slash | Operator::Percent) => {
                Err(Failure::unknown())
            }
            Err(fault) => self.fault(fault, expression),
        }
    }

    /// Whether two are data members of one union: pointers to them compare equal ([expr.eq]/4.4).
    fn are_of_union(&self, a: cufe_il::EntityId, b: cufe_il::EntityId) -> bool {
        let program = &self.sema.program;
        let is_field = |entity: cufe_il::EntityId| matches!(program.entities[entity].kind, EntityKind::Field(_));
        let (scope, other) = (program.entities[a].scope, program.entities[b].scope);
        let class = self.sema.class_with_scope(scope);
        is_field(a)
            && is_field(b)
            && scope == other
            && class.is_some_and(|class| program.classes[class].key == cufe_il::ClassKey::Union)
    }

    fn compare_member_pointers(
        &mut self,
        operator: Operator,
        left: ExpressionId,
        right: ExpressionId,
    ) -> Evaluated<Value> {
        let mut member = |expression: ExpressionId| -> Evaluated<Option<cufe_il::EntityId>> {
            match self.operand_value(expression)? {
                Value::MemberPointer(member) => Ok(member),
                Value::Pointer(None) | Value::Integer(0) => Ok(None),
                _ => Err(Failure::unknown()),
            }
        };
        let (left, right) = (member(left)?, member(right)?);
        let is_same = left == right || matches!((left, right), (Some(a), Some(b)) if self.are_of_union(a, b));
        match operator {
            Operator::EqualEqual => Ok(Value::Integer(i128::from(is_same))),
            Operator::ExclaimEqual => Ok(Value::Integer(i128::from(!is_same))),
            _ => Err(Failure::unknown()),
        }
    }

    fn pointer_operation(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        (left, left_is_pointer): (ExpressionId, bool),
        (right, right_is_pointer): (ExpressionId, bool),
    ) -> Evaluated<Value> {
        use Operator as O;
        // Pointers to classes may have to be brought to a common class first.
        let pointee = |ty: TypeId| match self.sema.value_structure(ty) {
            Type::Pointer(inner) | Type::Array { element: inner, .. } => Some(inner),
            _ => None,
        };
        let types = (self.operand_type(left), self.operand_type(right));
        let classes = (pointee(types.0), pointee(types.1));
        let is_class = |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Class(_));
        let mut values = (self.operand_value(left)?, self.operand_value(right)?);
        if let (Some(a), Some(b)) = classes
            && is_class(a)
            && is_class(b)
        {
            let program = &self.sema.program;
            let (a, b) = (program.unqualified(program.canonical(a)).0, program.unqualified(program.canonical(b)).0);
            if a != b {
                if self.is_base(a, b) {
                    values.0 = self.convert_to_base(values.0, a, b, expression)?;
                } else if self.is_base(b, a) {
                    values.1 = self.convert_to_base(values.1, b, a, expression)?;
                }
            }
        }
        let (a, b) = values;
        let as_pointer = |value: Value| if value == Value::Integer(0) { Value::NULL } else { value };
        match operator {
            O::Plus if left_is_pointer => self.advance(&a, b.integer().or_failure()?, expression),
            O::Plus => self.advance(&b, a.integer().or_failure()?, expression),
            O::Minus if right_is_pointer => self.distance(&a, &b, expression).map(Value::Integer),
            O::Minus => self.advance(&a, -b.integer().or_failure()?, expression),
            O::EqualEqual | O::ExclaimEqual => {
                let same = self.same_pointer(&as_pointer(a), &as_pointer(b), expression)?;
                Ok(Value::Integer(i128::from(same == (operator == O::EqualEqual))))
            }
            O::Less | O::Greater | O::LessEqual | O::GreaterEqual => {
                let order = self.order_pointers(&as_pointer(a), &as_pointer(b), expression)?;
                let holds = arithmetic::holds(operator, Some(order)).or_failure()?;
                Ok(Value::Integer(i128::from(holds)))
            }
            O::Spaceship => {
                let order = self.order_pointers(&as_pointer(a), &as_pointer(b), expression)?;
                self.ordering(self.sema.expression(expression).ty, Some(order), expression)
            }
            _ => Err(Failure::unknown()),
        }
    }

    fn convert_to_base(&self, value: Value, from: TypeId, to: TypeId, at: ExpressionId) -> Evaluated<Value> {
        match value {
            Value::Pointer(Some(place)) => Ok(Value::pointer(self.class_cast(&place, from, to, at)?)),
            value => Ok(value),
        }
    }

    /// `left = right`: the place of the left operand.
    pub(super) fn assign(
        &mut self,
        expression: ExpressionId,
        left: ExpressionId,
        right: ExpressionId,
    ) -> Evaluated<Place> {
        let ty = self.sema.expression(left).ty;
        if self.qualifiers_of(ty).contains(Qualifiers::VOLATILE) {
            return self.fail(code::CONSTANT_VOLATILE_ACCESS, expression);
        }
        match self.sema.value_structure(ty) {
            Type::Class(class) => return self.assign_object(expression, class, left, right),
            Type::Unknown | Type::Specialization { .. } => return Err(Failure::unknown()),
            _ => {}
        }
        // The right operand is sequenced first ([expr.ass]/1).
        let value = self.converted(right, ty)?;
        let place = self.place(left)?;
        self.store(&place, value, expression)?;
        Ok(place)
    }

    /// `left op= right`: the place of the left operand.
    pub(super) fn compound_assign(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        left: ExpressionId,
        right: ExpressionId,
    ) -> Evaluated<Place> {
        let operator = without_assignment(operator).or_failure()?;
        let ty = self.operand_type(left);
        let right_type = self.operand_type(right);
        if let Type::Pointer(_) = self.sema.value_structure(ty) {
            let count = self.operand_value(right)?.integer().or_failure()?;
            let place = self.operand_place(left)?;
            let old = self.load(&place, left)?;
            let count = if operator == Operator::Minus { -count } else { count };
            let new = self.advance(&old, count, expression)?;
            self.store(&place, new, expression)?;
            return Ok(place);
        }
        if matches!(operator, Operator::LessLess | Operator::GreaterGreater) {
            let count_type = self.sema.promoted_arithmetic(right_type);
            let count = self.converted(right, count_type)?.integer().or_failure()?;
            let place = self.operand_place(left)?;
            let old = self.load(&place, left)?;
            let promoted = self.sema.promoted_arithmetic(ty);
            let number = self.sema.number_type(promoted).or_failure()?;
            let value = self.convert(old, ty, promoted, expression)?.integer().or_failure()?;
            let value = match arithmetic::shift(operator == Operator::LessLess, value, count, number) {
                Ok(value) => self.convert(Value::Integer(value), promoted, ty, expression)?,
                Err(fault) => return self.fault(fault, expression),
            };
            self.store(&place, value, expression)?;
            return Ok(place);
        }
        if let Type::Complex(element) = self.sema.value_structure(ty) {
            return self.complex_assign(expression, operator, (left, element), right);
        }
        let common = self.common_type(ty, right_type)?;
        let number = self.sema.number_type(common).or_failure()?;
        let right = self.converted(right, common)?;
        let place = self.operand_place(left)?;
        let old = self.load(&place, left)?;
        let old = self.convert(old, ty, common, expression)?;
        let new = self.operate(expression, operator, &old, &right, number)?;
        let new = self.convert(new, common, ty, expression)?;
        self.store(&place, new, expression)?;
        Ok(place)
    }

    /// `z += e`, `z -= e` of a complex number with parts of type `element`: part by part. The reference's products have other
    /// imaginary parts than the mathematical ones (measured), and are not known.
    fn complex_assign(
        &mut self,
        expression: ExpressionId,
        operator: Operator,
        (left, element): (ExpressionId, TypeId),
        right: ExpressionId,
    ) -> Evaluated<Place> {
        if !matches!(operator, Operator::Plus | Operator::Minus) {
            return Err(Failure::unknown());
        }
        let right_type = self.sema.expression(right).ty;
        let (inner, added) = match self.sema.value_structure(right_type) {
            Type::Complex(inner) => match self.converted(right, right_type)? {
                Value::Complex(parts) => (inner, parts.to_vec()),
                _ => return Err(Failure::unknown()),
            },
            // A real number has no imaginary part that could change the sign of a zero.
            _ => (right_type, vec![self.converted(right, right_type)?]),
        };
        let common = self.common_type(element, inner)?;
        let number = self.sema.number_type(common).or_failure()?;
        let place = self.place(left)?;
        let Value::Complex(mut parts) = self.load(&place, left)? else { return Err(Failure::unknown()) };
        for (part, added) in parts.iter_mut().zip(added) {
            let old = self.convert(part.clone(), element, common, expression)?;
            let added = self.convert(added, inner, common, expression)?;
            let new = self.operate(expression, operator, &old, &added, number)?;
            *part = self.convert(new, common, element, expression)?;
        }
        self.store(&place, Value::Complex(parts), expression)?;
        Ok(place)
    }

    /// `base[subscript]`: the place of the element.
    pub(super) fn subscript(
        &mut self,
        expression: ExpressionId,
        base: ExpressionId,
        subscript: ExpressionId,
    ) -> Evaluated<Place> {
        let is_array = |ty: TypeId| matches!(self.sema.value_structure(ty), Type::Array { .. } | Type::Pointer(_));
        let (array, index) = if is_array(self.given_type(base)) { (base, subscript) } else { (subscript, base) };
        if matches!(self.sema.value_structure(self.sema.expression(array).ty), Type::Vector { .. }) {
            return Err(Failure::unknown());
        }
        let pointer = self.operand_value(array)?;
        let promoted = self.sema.promoted_arithmetic(self.given_type(index));
        let count = self.converted(index, promoted)?.integer().or_failure()?;
        if let (Some(address), Some(element)) = (self.address_in(&pointer), self.pointed_type(array)) {
            return self.element_behind(address, count, element, expression);
        }
        let moved = self.advance(&pointer, count, expression)?;
        self.pointee(&moved, expression)
    }

    /// The type of an operand, of an object what its conversion function gives.
    fn given_type(&self, operand: ExpressionId) -> TypeId {
        let own = self.sema.expression(operand).ty;
        match self.sema.value_structure(own) {
            Type::Class(_) => self.operand_type(operand),
            _ => own,
        }
    }

    /// The object and the member of `object .* pointer`, `object ->* pointer` ([expr.mptr.oper]).
    pub(super) fn pointed_member(
        &mut self,
        object: ExpressionId,
        pointer: ExpressionId,
    ) -> Evaluated<(Place, cufe_il::EntityId)> {
        let place = match self.sema.value_structure(self.operand_type(object)) {
            Type::Pointer(_) => {
                let value = self.operand_value(object)?;
                self.pointed_place(&value)?
            }
            _ => self.place(object)?,
        };
        match self.operand_value(pointer)? {
            Value::MemberPointer(Some(member)) => Ok((place, member)),
            Value::MemberPointer(None) | Value::Pointer(None) => self.fail(code::CONSTANT_NULL_MEMBER_POINTER, pointer),
            _ => Err(Failure::unknown()),
        }
    }

    /// `object .* pointer`, `object ->* pointer`: the place of the data member.
    pub(super) fn member_pointer_access(&mut self, object: ExpressionId, pointer: ExpressionId) -> Evaluated<Place> {
        let (place, member) = self.pointed_member(object, pointer)?;
        match self.sema.program.entities[member].kind {
            EntityKind::Field(field) => {
                let is_arrow = matches!(self.sema.value_structure(self.sema.expression(object).ty), Type::Pointer(_));
                self.member_place(&place, self.object_type(object, is_arrow), field)
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Evaluates an expression whose value is dropped.
    pub(super) fn discard(&mut self, expression: ExpressionId) -> Evaluated<()> {
        let inner = self.sema.without_parentheses(expression);
        let entry = self.sema.expression(inner);
        let is_called = self.sema.program.called.contains_key(&inner);
        let is_volatile = self.qualifiers_of(entry.ty).contains(Qualifiers::VOLATILE);
        match entry.kind {
            // What is read as an object that may change is read all the same ([expr.context]/2).
            ExpressionKind::Name { .. } | ExpressionKind::Member { .. } | ExpressionKind::Subscript { .. }
                if is_volatile =>
            {
                self.value(inner).map(|_| ())
            }
            ExpressionKind::Unary { operator: UnaryOperator::Dereference, operand } if !is_called && !is_volatile => {
                self.guarded(|evaluator| evaluator.decayed(operand)).map(|_| ())
            }
            ExpressionKind::Member { .. } | ExpressionKind::Subscript { .. }
                if !is_called && entry.category != ValueCategory::Prvalue =>
            {
                self.guarded(|evaluator| evaluator.place(inner)).map(|_| ())
            }
            ExpressionKind::Unary { operator, operand } if !is_called => match operator {
                UnaryOperator::PreIncrement
                | UnaryOperator::PreDecrement
                | UnaryOperator::PostIncrement
                | UnaryOperator::PostDecrement => self.increment(inner, operand, operator).map(|_| ()),
                _ => self.guarded(|evaluator| evaluator.value(inner)).map(|_| ()),
            },
            ExpressionKind::Binary { operator, left, right } if !self.sema.program.called.contains_key(&inner) => {
                match operator {
                    Operator::Equal => self.assign(inner, left, right).map(|_| ()),
                    Operator::Comma => {
                        self.discard(left)?;
                        self.guarded(|evaluator| evaluator.discard(right))
                    }
                    _ if without_assignment(operator).is_some() => {
                        self.compound_assign(inner, operator, left, right).map(|_| ())
                    }
                    _ => self.value(inner).map(|_| ()),
                }
            }
            ExpressionKind::Conditional { condition, then, otherwise } => {
                let chosen = if self.condition(condition)? { then } else { otherwise };
                self.guarded(|evaluator| evaluator.discard(chosen))
            }
            ExpressionKind::Cast { operand, .. }
                if matches!(self.sema.value_structure(entry.ty), Type::Builtin(cufe_il::Builtin::Void)) =>
            {
                self.guarded(|evaluator| evaluator.discard(operand))
            }
            ExpressionKind::Name { entity, .. } => {
                // A discarded lvalue is not read unless it is volatile.
                match self.sema.program.entities[entity].kind {
                    EntityKind::Variable(_) | EntityKind::Field(_) => self.place(inner).map(|_| ()),
                    _ => Ok(()),
                }
            }
            // An object that nobody wants is made and destroyed all the same.
            _ if entry.category == ValueCategory::Prvalue
                && matches!(self.sema.value_structure(entry.ty), Type::Class(_)) =>
            {
                self.place(inner).map(|_| ())
            }
            ExpressionKind::Call { .. } => self.call(inner).map(|_| ()),
            _ => self.value(inner).map(|_| ()),
        }
    }
}
