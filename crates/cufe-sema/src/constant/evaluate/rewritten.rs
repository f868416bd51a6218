//! Comparisons that C++20 rewrites ([over.match.oper]/9), and `dynamic_cast` ([expr.dynamic.cast]).

use super::{Demand, Evaluated, Evaluator, Failure, Frame};
use crate::class::synthesized_comparison::{Comparison, PartComparison};
use crate::constant::value::{Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ExpressionId, FunctionId, Name, NameKind, Operator, Type, TypeId};
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
        let is_reversed = self.sema.constants.reversed.contains(&expression);
        let ordered = if is_reversed { [operands[1], operands[0]] } else { operands };
        let [first, second] = ordered;
        if self.is_memberwise(function) {
            let order = self.defaulted_comparison(function, ordered, is_equality)?;
            let order = if is_reversed { order.map(Ordering::reverse) } else { order };
            return match crate::constant::arithmetic::holds(operator, order) {
                Some(holds) => Ok(Value::Integer(i128::from(holds))),
                None => self.ordering(self.sema.expression(expression).ty, order, expression),
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
            if !is_reversed {
                return Ok(value);
            }
            let order = self.order_of(&value)?.map(Ordering::reverse);
            return self.ordering(self.sema.expression(expression).ty, order, expression);
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

    /// An object of a comparison category ([cmp.categories]): what the member of the class that has its name holds.
    pub(super) fn ordering(
        &mut self,
        ty: TypeId,
        order: Option<Ordering>,
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let class = self.sema.program.class_of(ty).or_failure()?;
        let scope = self.sema.program.classes[class].scope.or_failure()?;
        let known = &self.sema.known;
        let name = match order {
            Some(Ordering::Less) => known.less,
            Some(Ordering::Equal) => known.equivalent,
            Some(Ordering::Greater) => known.greater,
            None => known.unordered,
        };
        let member =
            self.sema.program.bindings(scope, Name::identifier(name)).next().map(|(_, binding)| binding.entity);
        let variable = member.and_then(|member| self.sema.program.variable_of(member)).or_failure()?;
        self.load(&Place::whole(Base::Variable(variable)), expression)
    }

    /// A defaulted comparison ([class.compare.default]): none where the operands are not ordered, or not equal.
    fn defaulted_comparison(
        &mut self,
        function: FunctionId,
        [first, second]: [ExpressionId; 2],
        is_equality: bool,
    ) -> Evaluated<Option<Ordering>> {
        let program = &self.sema.program;
        let ty = program.as_function(program.functions[function].ty).or_failure()?;
        let ty = program.non_reference(*ty.parameters.first().or_failure()?);
        let class = program.class_of(ty).or_failure()?;
        let ty = program.classes[class].ty;
        let parts = self.compared_parts(function)?;
        let places = self.compared_objects(function, [first, second], ty)?;
        let entry = &self.sema.program.classes[class];
        let bases = entry.bases.iter().enumerate().map(|(index, base)| (Step::Base(index as u32), base.ty));
        let members = entry.data_members.iter().enumerate().filter(|(_, member)| !member.is_unnamed_bit_field());
        let members = members.map(|(index, member)| (Step::Member(index as u32), member.ty));
        let steps: Vec<(Step, TypeId)> = bases.chain(members).collect();
        for ((step, ty), part) in steps.into_iter().zip(parts) {
            let inner = [places[0].with(step), places[1].with(step)];
            let order = self.guarded(|evaluator| evaluator.compare_part(inner, ty, &part, is_equality))?;
            if order != Some(Ordering::Equal) {
                return Ok(order);
            }
        }
        Ok(Some(Ordering::Equal))
    }

    /// The objects of a class that a defaulted comparison compares: its operands, or what its parameters make of them.
    fn compared_objects(
        &mut self,
        function: FunctionId,
        operands: [ExpressionId; 2],
        class: TypeId,
    ) -> Evaluated<[Place; 2]> {
        let program = &self.sema.program;
        let parameters = program.as_function(program.functions[function].ty).or_failure()?.parameters.clone();
        // A member has the left operand for its object, which is converted to nothing but a base.
        let mut parameters = parameters.into_iter().rev();
        let [right, left] = [parameters.next(), parameters.next()];
        let first = self.compared_object(operands[0], left, class)?;
        Ok([first, self.compared_object(operands[1], right, class)?])
    }

    fn compared_object(&mut self, operand: ExpressionId, parameter: Option<TypeId>, class: TypeId) -> Evaluated<Place> {
        let own = self.sema.expression(operand).ty;
        match parameter {
            Some(parameter) if !self.is_same_or_derived(own, class) => {
                if self.sema.program.is_reference(parameter) {
                    return self.bind(operand, parameter);
                }
                self.temporary_of(class, |evaluator| evaluator.initialize(operand, class))
            }
            _ => {
                let mut place = self.place(operand)?;
                place.path.extend(self.base_steps(own, class)?);
                Ok(place)
            }
        }
    }

    fn compared_parts(&self, function: FunctionId) -> Evaluated<Vec<PartComparison>> {
        match self.sema.class_state.comparisons.get(&function) {
            None => Err(Failure::Needs(Demand::Comparison(function))),
            Some(Comparison::Parts(parts)) => Ok(parts.clone()),
            Some(Comparison::Deleted | Comparison::Unknown) => Err(Failure::unknown()),
        }
    }

    /// A defaulted `<`, `>`, `<=`, `>=` or `!=`: the comparison that it is rewritten to ([class.compare.secondary]/3).
    pub(super) fn secondary_comparison(
        &mut self,
        function: FunctionId,
        operands: [ExpressionId; 2],
    ) -> Evaluated<Value> {
        let parts = self.compared_parts(function)?;
        let part = parts.first().or_failure()?;
        let to = self.sema.expression(part.objects[0]).ty;
        let places = self.compared_objects(function, operands, to)?;
        let hidden = part.objects.iter().copied().zip(places).collect();
        let token = self.frame().map_or(0, |frame| frame.token);
        self.frames.push(Frame { hidden, token, ..Frame::default() });
        let result = self.guarded(|evaluator| evaluator.value(part.compare));
        self.frames.pop();
        result
    }

    fn compare_part(
        &mut self,
        places: [Place; 2],
        ty: TypeId,
        part: &PartComparison,
        is_equality: bool,
    ) -> Evaluated<Option<Ordering>> {
        if let Type::Array { element, bound: cufe_il::ArrayBound::Known(length) } = self.sema.value_structure(ty) {
            for index in 0..length {
                let inner = [places[0].with(Step::Element(index)), places[1].with(Step::Element(index))];
                let order = self.compare_part(inner, element, part, is_equality)?;
                if order != Some(Ordering::Equal) {
                    return Ok(order);
                }
            }
            return Ok(Some(Ordering::Equal));
        }
        let token = self.frame().map_or(0, |frame| frame.token);
        let hidden = part.objects.into_iter().zip(places).collect();
        self.frames.push(Frame { hidden, token, ..Frame::default() });
        let result = self.compare_objects(part, is_equality);
        self.frames.pop();
        result
    }

    fn compare_objects(&mut self, part: &PartComparison, is_equality: bool) -> Evaluated<Option<Ordering>> {
        if is_equality || part.less.is_some() {
            if self.condition(part.compare)? {
                return Ok(Some(Ordering::Equal));
            }
            return match part.less {
                None => Ok(None),
                Some(less) if self.condition(less)? => Ok(Some(Ordering::Less)),
                // A partial order would ask for more.
                Some(_) => Ok(Some(Ordering::Greater)),
            };
        }
        let value = self.value(part.compare)?;
        self.order_of(&value)
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
        let start = self.dynamic_object(place);
        let whole = Place { base: place.base, path: place.path[..start].to_vec(), is_past_end: false };
        if matches!(program.written(to), cufe_il::Type::Builtin(cufe_il::Builtin::Void)) {
            return Ok(Some(whole));
        }
        let most = plain(self.type_of(&whole)?);
        if !matches!(program.written(most), Type::Class(_)) {
            return Err(Failure::unknown());
        }
        // [expr.dynamic.cast]/8: an object around, as a public base of which the place is seen.
        let path = &place.path[start..];
        let Some(are_public) = self.public_steps(most, path)? else { return Err(Failure::unknown()) };
        for length in (0..path.len()).rev() {
            let around = Place { path: place.path[..start + length].to_vec(), ..whole.clone() };
            if plain(self.type_of(&around)?) == to && are_public[length..].iter().all(|&is_public| is_public) {
                return Ok(Some(around));
            }
        }
        // Else a base of the whole object, both it and the place being public in that.
        let program = &self.sema.program;
        match self.sema.base_relation(most, to) {
            crate::class::BaseRelation::Yes(found) if found.is_virtual => Err(Failure::unknown()),
            crate::class::BaseRelation::Unknown => Err(Failure::unknown()),
            crate::class::BaseRelation::Yes(found) if !found.is_ambiguous => {
                let is_public = found.path.iter().all(|&(class, index)| {
                    let base = program.classes[class].bases.get(index as usize);
                    base.is_some_and(|base| base.access == cufe_il::Access::Public)
                });
                if !is_public || !are_public.iter().all(|&is_public| is_public) {
                    return Ok(None);
                }
                let mut place = whole;
                place.path.extend(self.base_steps(most, to)?);
                Ok(Some(place))
            }
            _ => Ok(None),
        }
    }

    /// How many steps to a place lead to the object whose type is its dynamic type: the most derived object, or that of the
    /// base that is being constructed or destroyed ([class.cdtor]/4).
    pub(super) fn dynamic_object(&self, place: &Place) -> usize {
        let most_derived =
            place.path.iter().rposition(|step| !matches!(step, Step::Base(_))).map_or(0, |last| last + 1);
        if most_derived == place.path.len() {
            return most_derived;
        }
        let made = self.frames.iter().filter_map(|frame| {
            let this = frame.this.as_ref()?;
            let is_part =
                this.base == place.base && this.path.len() > most_derived && place.path.starts_with(&this.path);
            // Default member initializers and implicit constructors have frames without a function.
            let makes = |function| self.sema.is_constructor(function) || self.is_destructor(function);
            (is_part && frame.function.is_none_or(makes)).then_some(this.path.len())
        });
        made.max().unwrap_or(most_derived)
    }

    fn is_destructor(&self, function: FunctionId) -> bool {
        let program = &self.sema.program;
        matches!(program.entities[program.functions[function].entity].name.kind(), NameKind::Destructor)
    }

    /// For each step from an object of a class to its bases whether that base is public; none where a step is no base.
    fn public_steps(&self, most: TypeId, path: &[Step]) -> Evaluated<Option<Vec<bool>>> {
        let program = &self.sema.program;
        let mut class = program.class_of(most).or_failure()?;
        let mut result = Vec::with_capacity(path.len());
        for &step in path {
            let Step::Base(index) = step else { return Ok(None) };
            let base = program.classes[class].bases.get(index as usize).or_failure()?;
            result.push(base.access == cufe_il::Access::Public);
            class = program.class_of(base.ty).or_failure()?;
        }
        Ok(Some(result))
    }
}
