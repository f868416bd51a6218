//! Comparisons that C++20 rewrites ([over.match.oper]/9), and `dynamic_cast` ([expr.dynamic.cast]).

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Place, Step, Value};
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
            return Err(Failure::Unknown);
        }
        let is_reversed = self.is_reversed(function, operands)?;
        let ordered = if is_reversed { [operands[1], operands[0]] } else { operands };
        let [first, second] = ordered;
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
                    Ok(Value::Integer(i128::from(value.integer().ok_or(Failure::Unknown)? == 0)))
                }
                _ => Err(Failure::Unknown),
            };
        }
        if operator == Operator::Spaceship {
            return if is_reversed { Err(Failure::Unknown) } else { Ok(value) };
        }
        let Some(order) = self.order_of(&value)? else { return Ok(Value::Integer(0)) };
        let order = if is_reversed { order.reverse() } else { order };
        let holds = match operator {
            Operator::Less => order.is_lt(),
            Operator::Greater => order.is_gt(),
            Operator::LessEqual => order.is_le(),
            Operator::GreaterEqual => order.is_ge(),
            _ => return Err(Failure::Unknown),
        };
        Ok(Value::Integer(i128::from(holds)))
    }

    /// Whether the operands are turned round: the function takes the second one first.
    fn is_reversed(&self, function: FunctionId, operands: [ExpressionId; 2]) -> Evaluated<bool> {
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(program.non_reference(ty))).0;
        let [left, right] = operands.map(|operand| plain(self.sema.expression(operand).ty));
        if left == Program::UNKNOWN || right == Program::UNKNOWN {
            return Err(Failure::Unknown);
        }
        if left == right {
            return Ok(false);
        }
        let parameters = &program.as_function(program.functions[function].ty).ok_or(Failure::Unknown)?.parameters;
        let first = match self.has_object(function) {
            true => program.canonical(program.classes[self.class_around(function)?].ty),
            false => plain(*parameters.first().ok_or(Failure::Unknown)?),
        };
        let takes = |ty: TypeId| ty == first || self.is_base(ty, first);
        match (takes(left), takes(right)) {
            (true, false) => Ok(false),
            (false, true) => Ok(true),
            _ => Err(Failure::Unknown),
        }
    }

    /// How the result of `<=>` compares with 0; none where the operands are not ordered.
    fn order_of(&self, value: &Value) -> Evaluated<Option<Ordering>> {
        match value {
            Value::Integer(value) => Ok(Some(value.cmp(&0))),
            Value::Class(class) => {
                let entity = self.sema.program.classes[class.class].entity;
                let name = self.sema.program.symbol(entity).ok_or(Failure::Unknown)?;
                let is_partial = match self.sema.text(name) {
                    "strong_ordering" | "weak_ordering" => false,
                    "partial_ordering" => true,
                    _ => return Err(Failure::Unknown),
                };
                match class.members.as_slice() {
                    [Value::Integer(value @ -1..=1)] => Ok(Some(value.cmp(&0))),
                    [Value::Integer(_)] if is_partial => Ok(None),
                    _ => Err(Failure::Unknown),
                }
            }
            _ => Err(Failure::Unknown),
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
            return Err(Failure::Unknown);
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
                    return Err(Failure::Unknown);
                }
                let mut place = whole;
                place.path.extend(self.base_steps(most, to)?);
                Ok(Some(place))
            }
            crate::class::BaseRelation::Yes(_) | crate::class::BaseRelation::Unknown => Err(Failure::Unknown),
            _ => Ok(None),
        }
    }
}
