//! Comparisons that C++20 rewrites ([over.match.oper]/9), and `dynamic_cast` ([expr.dynamic.cast]).

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ExpressionId, FunctionId, Name, Operator, Program, Type, TypeId};
use std::cmp::Ordering;

impl Evaluator<'_, '_> {
    /// A comparison of operands of class type for which overload resolution found a function: its operator, `==` for `!=`, or
    /// `<=>`; the operands may be turned round.
    pub(super) fn rewritten_comparison(
        &mut self,
        function: FunctionId,
        operator: Operator,
        operands: [ExpressionId; 2],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
        let is_equality = name == Name::operator(Operator::EqualEqual);
        if !is_equality && name != Name::operator(Operator::Spaceship) {
            return Err(Failure::unknown());
        }
        let is_reversed = self.is_reversed(function, operands)?;
        let ordered = if is_reversed { [operands[1], operands[0]] } else { operands };
        let [first, second] = ordered;
        if self.is_memberwise(function) {
            let order = self.defaulted_comparison(function, ordered, is_equality, expression)?;
            let order = if is_reversed { order.map(Ordering::reverse) } else { order };
            return match crate::constant::arithmetic::holds(operator, order) {
                Some(holds) => Ok(Value::Integer(i128::from(holds))),
                None => self.ordering(self.sema.expression(expression).ty, order),
            };
        }
        let value = if self.has_object(function) {
            let place = self.place(first)?;
            let place = self.as_member_of(place, first, function)?;
            self.call_function(function, Some(place), &[second], expression)?
        } else {
            self.call_function(function, None, &ordered, expression)?
        };
        let result = self.result_type(function)?;
        if is_equality {
            return match (operator, self.sema.value_structure(result)) {
                (Operator::EqualEqual, _) => Ok(value),
                (_, Type::Builtin(_)) => {
                    let value = self.convert(value, result, crate::constant::BOOL, expression)?;
                    Ok(Value::Integer(i128::from(value.integer().or_failure()? == 0)))
                }
                _ => Err(Failure::unknown()),
            };
        }
        if operator == Operator::Spaceship {
            return if is_reversed { Err(Failure::unknown()) } else { Ok(value) };
        }
        let Some(order) = self.order_of(&value)? else { return Ok(Value::Integer(0)) };
        let order = if is_reversed { order.reverse() } else { order };
        let holds = match operator {
            Operator::Less => order.is_lt(),
            Operator::Greater => order.is_gt(),
            Operator::LessEqual => order.is_le(),
            Operator::GreaterEqual => order.is_ge(),
            _ => return Err(Failure::unknown()),
        };
        Ok(Value::Integer(i128::from(holds)))
    }

    /// An object of a comparison category ([cmp.categories]).
    pub(super) fn ordering(&self, ty: TypeId, order: Option<Ordering>) -> Evaluated<Value> {
        let class = self.sema.program.class_of(ty).or_failure()?;
        let mut object = self.blank(class);
        match (object.members.as_mut_slice(), order) {
            ([member], Some(order)) => *member = Value::Integer(order as i128),
            _ => return Err(Failure::unknown()),
        }
        Ok(Value::Class(Box::new(object)))
    }

    /// A defaulted comparison ([class.compare.default]): none where the operands are not ordered.
    fn defaulted_comparison(
        &mut self,
        function: FunctionId,
        [first, second]: [ExpressionId; 2],
        is_equality: bool,
        expression: ExpressionId,
    ) -> Evaluated<Option<Ordering>> {
        let class = match self.class_around(function) {
            Ok(class) if self.has_object(function) => class,
            _ => return Err(Failure::unknown()),
        };
        let ty = self.sema.program.classes[class].ty;
        let mut places = [self.place(first)?, self.place(second)?];
        for (place, operand) in places.iter_mut().zip([first, second]) {
            place.path.extend(self.base_steps(self.sema.expression(operand).ty, ty)?);
        }
        self.compare_members(&places, class, is_equality, expression)
    }

    fn compare_members(
        &mut self,
        places: &[Place; 2],
        class: cufe_il::ClassId,
        is_equality: bool,
        expression: ExpressionId,
    ) -> Evaluated<Option<Ordering>> {
        let entry = &self.sema.program.classes[class];
        if self.is_union(class) {
            return Err(Failure::unknown());
        }
        let bases = entry.bases.iter().enumerate().map(|(index, base)| (Step::Base(index as u32), base.ty));
        let members = entry.data_members.iter().enumerate().filter(|(_, member)| member.variable.is_some());
        let members = members.map(|(index, member)| (Step::Member(index as u32), member.ty));
        let parts: Vec<(Step, TypeId)> = bases.chain(members).collect();
        for (step, ty) in parts {
            let inner = [places[0].with(step), places[1].with(step)];
            let order = self.guarded(|evaluator| evaluator.compare_part(&inner, ty, is_equality, expression))?;
            if order != Some(Ordering::Equal) {
                return Ok(order);
            }
        }
        Ok(Some(Ordering::Equal))
    }

    fn compare_part(
        &mut self,
        places: &[Place; 2],
        ty: TypeId,
        is_equality: bool,
        expression: ExpressionId,
    ) -> Evaluated<Option<Ordering>> {
        if self.sema.program.is_reference(ty) {
            return Err(Failure::unknown());
        }
        match self.sema.value_structure(ty) {
            Type::Class(class) => {
                let operator = if is_equality { Operator::EqualEqual } else { Operator::Spaceship };
                let scope = self.sema.program.classes[class].scope.or_failure()?;
                let found: Vec<FunctionId> = self
                    .sema
                    .program
                    .bindings(scope, Name::operator(operator))
                    .filter_map(|(_, binding)| self.sema.program.function_of(binding.entity))
                    .collect();
                match found.as_slice() {
                    &[function] if self.is_memberwise(function) => {
                        self.compare_members(places, class, is_equality, expression)
                    }
                    _ => Err(Failure::unknown()),
                }
            }
            Type::Array { element, bound: cufe_il::ArrayBound::Known(length) } => {
                for index in 0..length {
                    let inner = [places[0].with(Step::Element(index)), places[1].with(Step::Element(index))];
                    let order = self.compare_part(&inner, element, is_equality, expression)?;
                    if order != Some(Ordering::Equal) {
                        return Ok(order);
                    }
                }
                Ok(Some(Ordering::Equal))
            }
            Type::Pointer(_) if is_equality => {
                let (left, right) = (self.load(&places[0], expression)?, self.load(&places[1], expression)?);
                Ok(if self.same_pointer(&left, &right)? { Some(Ordering::Equal) } else { None })
            }
            _ => {
                let number = self.sema.number_type(ty).or_failure()?;
                let (left, right) = (self.load(&places[0], expression)?, self.load(&places[1], expression)?);
                Ok(crate::constant::arithmetic::compare(&left, &right, number))
            }
        }
    }

    /// Whether the operands are turned round: the function takes the second one first.
    fn is_reversed(&self, function: FunctionId, operands: [ExpressionId; 2]) -> Evaluated<bool> {
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(program.non_reference(ty))).0;
        let [left, right] = operands.map(|operand| plain(self.sema.expression(operand).ty));
        if left == Program::UNKNOWN || right == Program::UNKNOWN {
            return Err(Failure::unknown());
        }
        if left == right {
            return Ok(false);
        }
        let parameters = &program.as_function(program.functions[function].ty).or_failure()?.parameters;
        let first = match self.has_object(function) {
            true => program.canonical(program.classes[self.class_around(function)?].ty),
            false => plain(*parameters.first().or_failure()?),
        };
        let takes = |ty: TypeId| ty == first || self.is_base(ty, first);
        match (takes(left), takes(right)) {
            (true, false) => Ok(false),
            (false, true) => Ok(true),
            _ => Err(Failure::unknown()),
        }
    }

    /// How the result of `<=>` compares with 0; none where the operands are not ordered.
    fn order_of(&self, value: &Value) -> Evaluated<Option<Ordering>> {
        match value {
            Value::Integer(value) => Ok(Some(value.cmp(&0))),
            Value::Class(class) => {
                let entity = self.sema.program.classes[class.class].entity;
                let name = self.sema.program.symbol(entity).or_failure()?;
                let is_partial = match self.sema.text(name) {
                    "strong_ordering" | "weak_ordering" => false,
                    "partial_ordering" => true,
                    _ => return Err(Failure::unknown()),
                };
                match class.members.as_slice() {
                    [Value::Integer(value @ -1..=1)] => Ok(Some(value.cmp(&0))),
                    [Value::Integer(_)] if is_partial => Ok(None),
                    _ => Err(Failure::unknown()),
                }
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// The object of a class that an object of class `from` at a place is, is a base of, or lies beside; none where there is
    /// no such object.
    pub(super) fn dynamic_cast(&self, place: &Place, from: TypeId, to: TypeId) -> Evaluated<Option<Place>> {
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(ty)).0;
        let (from, to) = (plain(from), plain(to));
        if from == to {
            return Ok(Some(place.clone()));
        }
        if self.is_base(from, to) {
            let mut place = place.clone();
            place.path.extend(self.base_steps(from, to)?);
            return Ok(Some(place));
        }
        // The most derived object.
        let start = place.path.iter().rposition(|step| !matches!(step, Step::Base(_))).map_or(0, |last| last + 1);
        let whole = Place { base: place.base, path: place.path[..start].to_vec(), is_past_end: false };
        if matches!(program.written(to), cufe_il::Type::Builtin(cufe_il::Builtin::Void)) {
            return Ok(Some(whole));
        }
        let most = plain(self.type_of(&whole)?);
        if !matches!(program.written(most), Type::Class(_)) {
            return Err(Failure::unknown());
        }
        if most == to {
            return Ok(Some(whole));
        }
        match self.sema.base_relation(most, to) {
            crate::class::BaseRelation::Yes(found) if !found.is_ambiguous && !found.is_virtual => {
                // Access would have to be looked at.
                let is_public = found.path.iter().all(|&(class, index)| {
                    program.classes[class]
                        .bases
                        .get(index as usize)
                        .is_some_and(|base| base.access == cufe_il::Access::Public)
                });
                if !is_public {
                    return Err(Failure::unknown());
                }
                let mut place = whole;
                place.path.extend(self.base_steps(most, to)?);
                Ok(Some(place))
            }
            crate::class::BaseRelation::Yes(_) | crate::class::BaseRelation::Unknown => Err(Failure::unknown()),
            _ => Ok(None),
        }
    }
}
