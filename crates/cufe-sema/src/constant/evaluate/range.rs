//! Loops over ranges ([stmt.ranged]) and structured bindings ([dcl.struct.bind]).

use super::copying::Source;
use super::statement::{Flow, TURN};
use super::{Evaluated, Evaluator, Failure};
use crate::constant::state::{Getter, Iterators, RangeLoop};
use crate::constant::value::{Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ArrayBound, ExpressionId, Program, StatementId, StatementKind, Type, TypeId, VariableFlags, VariableId};

/// What runs in each turn of a loop over a range.
struct Turn {
    variable: VariableId,
    range: ExpressionId,
    /// What stands for the element.
    element: Option<ExpressionId>,
    body: StatementId,
}

impl Evaluator<'_, '_> {
    /// Init-statement or empty, declaration, range, body.
    pub(super) fn range_for(&mut self, parts: &[StatementId], token: u32) -> Evaluated<Flow> {
        let &[init, declaration, range, body] = parts else { return Err(Failure::unknown()) };
        self.run(init)?;
        let StatementKind::Expression(range) = self.sema.program.statements[range].kind else {
            return Err(Failure::unknown());
        };
        let StatementKind::Declaration { variables, .. } = self.sema.program.statements[declaration].kind else {
            return Err(Failure::unknown());
        };
        let known = self.sema.constants.loops.get(&range).copied().unwrap_or_default();
        let first = self.sema.program.entity_list(variables).first().copied();
        let declared = first.and_then(|entity| self.sema.program.variable_of(entity));
        let variable = declared.or(known.binding).or_failure()?;
        let turn = Turn { variable, range, element: known.element, body };
        if known.list.is_some() {
            return self.iterate(&turn, &known, token);
        }
        let ty = self.sema.expression(range).ty;
        match self.sema.value_structure(ty) {
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                let array = self.place(range)?;
                for index in 0..length {
                    self.spend(TURN, token)?;
                    let place = array.with(Step::Element(index));
                    match self.scoped(|evaluator| evaluator.turn(&turn, place, element))? {
                        Flow::Next | Flow::Continue => {}
                        Flow::Break => return Ok(Flow::Next),
                        Flow::Return => return Ok(Flow::Return),
                    }
                }
                Ok(Flow::Next)
            }
            Type::Class(_) => self.iterate(&turn, &known, token),
            _ => Err(Failure::unknown()),
        }
    }

    /// Runs the body for one element, which is an lvalue of a type.
    fn turn(&mut self, turn: &Turn, place: Place, ty: TypeId) -> Evaluated<Flow> {
        if self.sema.program.variables[turn.variable].flags.contains(VariableFlags::BINDING) {
            let element = turn.element.or_failure()?;
            self.frame_mut()?.hidden.insert(element, place);
            self.declare_bindings(turn.variable, element)?;
            return self.run(turn.body);
        }
        let declared = self.sema.program.variables[turn.variable].ty;
        if declared == Program::UNKNOWN {
            return Err(Failure::unknown());
        }
        let id = match turn.element {
            Some(element) => {
                self.frame_mut()?.hidden.insert(element, place);
                let mark = self.alive.len();
                let id = self.create_with(declared, |evaluator| evaluator.initialize(element, declared))?;
                self.end_full_expression(mark, Some(id))?;
                id
            }
            None if self.sema.program.is_reference(declared) => {
                let target = self.sema.program.non_reference(declared);
                let plain = |ty| self.sema.program.unqualified(self.sema.program.canonical(ty)).0;
                if plain(target) != plain(ty) {
                    return Err(Failure::unknown());
                }
                self.create(declared, Value::Reference(Box::new(place)))
            }
            None => {
                if matches!(self.sema.value_structure(declared), Type::Class(_)) {
                    return Err(Failure::unknown());
                }
                let value = self.load(&place, turn.range)?;
                let value = self.convert(value, ty, declared, turn.range)?;
                self.create(declared, value)
            }
        };
        let is_const = !self.sema.program.is_reference(declared)
            && self.qualifiers_of(declared).contains(cufe_il::Qualifiers::CONST);
        if let Some(object) = self.object_mut(id) {
            object.is_const = is_const;
        }
        self.frame_mut()?.variables.insert(turn.variable, id);
        self.run(turn.body)
    }

    /// A loop over what `begin` and `end` give.
    fn iterate(&mut self, turn: &Turn, known: &RangeLoop, token: u32) -> Evaluated<Flow> {
        let iterators = known.iterators.or_failure()?;
        let range = match known.list {
            Some(ty) => {
                let list = self.create_with(ty, |evaluator| evaluator.initialize(turn.range, ty))?;
                Place::whole(Base::Object(list))
            }
            None => self.place(turn.range)?,
        };
        let begin = self.iterator(&iterators, 0, &range, turn.range)?;
        let end = self.iterator(&iterators, 1, &range, turn.range)?;
        let frame = self.frame_mut()?;
        frame.hidden.insert(iterators.objects[0], begin.clone());
        frame.hidden.insert(iterators.objects[1], end.clone());
        loop {
            self.spend(TURN, token)?;
            let mark = self.alive.len();
            let goes_on = match iterators.compare {
                Some(compare) => self.condition(compare)?,
                None => {
                    let (begin, end) = (self.load(&begin, turn.range)?, self.load(&end, turn.range)?);
                    !self.same_pointer(&begin, &end, turn.range)?
                }
            };
            self.end_full_expression(mark, None)?;
            if !goes_on {
                return Ok(Flow::Next);
            }
            let flow = self.scoped(|evaluator| {
                let (place, ty) = match iterators.dereference {
                    Some(dereference) => (evaluator.place(dereference)?, evaluator.sema.expression(dereference).ty),
                    None => {
                        let pointer = evaluator.load(&begin, turn.range)?;
                        let place = evaluator.pointee(&pointer, turn.range)?;
                        let ty = evaluator.type_of(&place)?;
                        (place, ty)
                    }
                };
                evaluator.turn(turn, place, ty)
            })?;
            match flow {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
            }
            match iterators.increment {
                Some(increment) => self.scoped(|evaluator| evaluator.discard(increment))?,
                None => {
                    let pointer = self.load(&begin, turn.range)?;
                    let next = self.advance(&pointer, 1, turn.range)?;
                    self.put(&begin, next, turn.range)?;
                }
            }
        }
    }

    /// Calls `begin` or `end`: the object that the loop keeps.
    fn iterator(
        &mut self,
        iterators: &Iterators,
        index: usize,
        range: &Place,
        expression: ExpressionId,
    ) -> Evaluated<Place> {
        let (Some(&function), Some(&object)) = (iterators.functions.get(index), iterators.objects.get(index)) else {
            return Err(Failure::unknown());
        };
        let ty = self.sema.expression(object).ty;
        let result = self.result_type(function)?;
        if ty == Program::UNKNOWN || self.sema.program.is_reference(result) {
            return Err(Failure::unknown());
        }
        let id = self.create_with(ty, |evaluator| {
            if evaluator.has_object(function) {
                let this =
                    evaluator.seen_as_member(range.clone(), evaluator.sema.expression(expression).ty, function)?;
                return evaluator.call_with(function, Some(this), &[], &[], expression);
            }
            if iterators.are_members {
                return evaluator.call_with(function, None, &[], &[], expression);
            }
            let parameter = evaluator.sema.program.as_function(evaluator.sema.program.functions[function].ty);
            let by_reference = parameter
                .and_then(|ty| ty.parameters.first())
                .is_some_and(|&ty| evaluator.sema.program.is_reference(ty));
            if !by_reference {
                return Err(Failure::unknown());
            }
            let argument = Value::Reference(Box::new(range.clone()));
            evaluator.call_with(function, None, &[], &[argument], expression)
        })?;
        Ok(Place::whole(Base::Object(id)))
    }

    /// `auto [a, b] = e;` with its first name: the names are bound to the parts of an object, or of what `e` is.
    pub(super) fn declare_bindings(&mut self, first: VariableId, initializer: ExpressionId) -> Evaluated<()> {
        let binding = self.sema.constants.bindings.get(&first).cloned().or_failure()?;
        let whole = match binding.object {
            None => self.place(initializer)?,
            Some(ty) => {
                let mark = self.alive.len();
                let id = match self.sema.value_structure(ty) {
                    Type::Array { .. } => {
                        // Each element is initialized from the one of the array ([dcl.struct.bind]/1).
                        let place = self.place(initializer)?;
                        let entry = self.sema.expression(initializer);
                        let source = Source { category: entry.category, qualifiers: self.qualifiers_of(entry.ty) };
                        let value = self.copied_part(ty, &place, source, initializer)?;
                        self.create(ty, value)
                    }
                    _ => self.create_with(ty, |evaluator| evaluator.initialize(initializer, ty))?,
                };
                self.end_full_expression(mark, Some(id))?;
                let is_const = self.qualifiers_of(ty).contains(cufe_il::Qualifiers::CONST);
                if let Some(object) = self.object_mut(id) {
                    object.is_const = is_const;
                }
                Place::whole(Base::Object(id))
            }
        };
        for (index, &name) in binding.names.iter().enumerate() {
            if let Some(&getter) = binding.getters.get(index) {
                let place = self.element_of_tuple(&whole, getter, name, initializer)?;
                self.frame_mut()?.bindings.insert(name, place);
                continue;
            }
            let place = match binding.members.get(index) {
                Some(&member) => {
                    let place = self.member_place(&whole, self.sema.expression(initializer).ty, member)?;
                    self.through_reference(place, member, initializer)?
                }
                None => whole.with(Step::Element(index as u64)),
            };
            self.frame_mut()?.bindings.insert(name, place);
        }
        Ok(())
    }

    /// What a name of a group `auto &[a, b] = e;` refers to outside of evaluated functions: a part of what `e` is. `None` where
    /// the group has an object of its own or is one of tuples.
    pub(super) fn place_of_binding(&mut self, name: VariableId) -> Evaluated<Option<Place>> {
        if !self.sema.program.variables[name].flags.contains(VariableFlags::BINDING) {
            return Ok(None);
        }
        let mut groups = self.sema.constants.bindings.iter();
        let group = groups.find_map(|(&first, group)| {
            let index = group.names.iter().position(|&other| other == name)?;
            let is_reference = group.object.is_none() && group.getters.is_empty();
            is_reference.then(|| (first, index, group.members.get(index).copied()))
        });
        let Some((first, index, member)) = group else { return Ok(None) };
        let initializer = self.sema.program.variables[first].initializer.or_failure()?;
        let whole = self.place(initializer)?;
        Ok(Some(match member {
            Some(member) => {
                let place = self.member_place(&whole, self.sema.expression(initializer).ty, member)?;
                self.through_reference(place, member, initializer)?
            }
            None => whole.with(Step::Element(index as u64)),
        }))
    }

    /// What a name refers to that is bound to an element of a tuple: what `get` returns, an object of its own where that is no
    /// reference.
    fn element_of_tuple(
        &mut self,
        whole: &Place,
        getter: Getter,
        name: VariableId,
        initializer: ExpressionId,
    ) -> Evaluated<Place> {
        let result = if getter.is_member {
            self.call_with(getter.function, Some(whole.clone()), &[], &[], initializer)?
        } else {
            let argument = Value::Reference(Box::new(whole.clone()));
            self.call_with(getter.function, None, &[], &[argument], initializer)?
        };
        match result {
            Value::Reference(place) => Ok(*place),
            value => {
                let ty = self.sema.program.non_reference(self.sema.program.variables[name].ty);
                Ok(Place::whole(Base::Object(self.create(ty, value))))
            }
        }
    }
}
