//! Objects of an evaluation: their storage, lifetime, and access to them and to constants of the program
//! ([conv.lval], [expr.const]).

use super::{Allocation, Evaluated, Evaluator, Failure, Object, Slot};
use crate::constant::state::Known;
use crate::constant::value::{ArrayValue, Base, ObjectId, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::{Argument, code};
use cufe_il::{
    ArrayBound, DataMember, EntityId, ExpressionId, ExpressionKind, Qualifiers, Type, TypeId, VariableFlags, VariableId,
};
use cufe_lex::literal::CodeUnits;

/// The most scalars that an object may have.
pub(super) const MAXIMUM_SCALARS: u64 = 4_194_304;

impl Evaluator<'_, '_> {
    /// A new object that lives until its scope ends.
    pub(super) fn create(&mut self, ty: TypeId, value: Value) -> ObjectId {
        let id = self.store_object(Object { ty, value, allocation: None, is_static: false, is_const: false });
        self.alive.push(id);
        id
    }

    /// A new object that lives until it is deleted.
    pub(super) fn allocate(&mut self, ty: TypeId, value: Value, allocation: Allocation) -> ObjectId {
        self.allocations += 1;
        self.store_object(Object { ty, value, allocation: Some(allocation), is_static: false, is_const: false })
    }

    /// A new object of a type that `make` makes a value for; it lives until its scope ends. Objects of class type are made in
    /// place.
    pub(super) fn create_with(
        &mut self,
        ty: TypeId,
        make: impl FnOnce(&mut Self) -> Evaluated<Value>,
    ) -> Evaluated<ObjectId> {
        let id = self.reserve(ty);
        let outer = self.destination.replace(Place::whole(Base::Object(id)));
        let value = make(self);
        self.destination = outer;
        let value = value?;
        match self.object_mut(id) {
            Some(object) => object.value = value,
            None => return Err(Failure::unknown()),
        }
        self.alive.push(id);
        Ok(id)
    }

    /// Storage for an object, of which nothing is initialized yet.
    pub(super) fn reserve(&mut self, ty: TypeId) -> ObjectId {
        let value = self.blank_value(ty);
        self.store_object(Object { ty, value, allocation: None, is_static: false, is_const: false })
    }

    /// The object that is to be made, if it is of a class.
    pub(super) fn take_destination(&mut self, class: cufe_il::ClassId) -> Option<Place> {
        let place = self.destination.take()?;
        let ty = self.type_of(&place).ok()?;
        (self.sema.program.class_of(ty) == Some(class)).then_some(place)
    }

    /// What an object made in place is now.
    pub(super) fn made(&self, place: &Place) -> Evaluated<Value> {
        let Base::Object(id) = place.base else { return Err(Failure::unknown()) };
        let object = self.object(id).or_failure()?;
        let mut value = &object.value;
        for &step in &place.path {
            value = value.child(step).or_failure()?;
        }
        Ok(value.clone())
    }

    /// Makes a part of an object of an initializer.
    pub(super) fn initialize_at(
        &mut self,
        place: &Place,
        make: impl FnOnce(&mut Self) -> Evaluated<Value>,
    ) -> Evaluated<()> {
        let outer = self.destination.replace(place.clone());
        let value = make(self);
        self.destination = outer;
        self.put(place, value?, ExpressionId::from_number(0))
    }

    /// The end of a full-expression: the temporaries that were made since `mark` objects were alive are destroyed, but for
    /// those whose lifetime a reference in `kept` extends ([class.temporary]).
    pub(super) fn end_full_expression(&mut self, mark: usize, kept: Option<ObjectId>) -> Evaluated<()> {
        if self.alive.len() <= mark {
            return Ok(());
        }
        let Some(kept) = kept else { return self.leave(mark) };
        self.end_all_but(mark, vec![kept])
    }

    /// The end of the full-expression that was evaluated from the start, for the initializer of a variable where there is one:
    /// its temporaries are destroyed, but for those whose lifetime a reference in its value extends ([class.temporary]/4).
    pub(super) fn end_evaluation(&mut self, value: &Value, variable: Option<ObjectId>) -> Evaluated<()> {
        if self.alive.is_empty() {
            return Ok(());
        }
        let mut kept: Vec<ObjectId> = variable.into_iter().collect();
        self.add_extended(value, &mut kept);
        self.end_all_but(0, kept)
    }

    /// Destroys what was made since `mark` objects were alive, but for some objects and those that they extend.
    fn end_all_but(&mut self, mark: usize, mut extended: Vec<ObjectId>) -> Evaluated<()> {
        let mut at = 0;
        while let Some(&id) = extended.get(at) {
            at += 1;
            let Some(object) = self.object(id) else { continue };
            self.add_extended(&object.value, &mut extended);
        }
        let temporaries = self.alive.split_off(mark);
        let mut staying = Vec::new();
        for id in temporaries {
            if extended.contains(&id) { staying.push(id) } else { self.alive.push(id) }
        }
        self.leave(mark)?;
        self.alive.extend(staying);
        Ok(())
    }

    /// Adds the objects whose lifetime references in a value extend.
    fn add_extended(&self, value: &Value, extended: &mut Vec<ObjectId>) {
        let mut extend = |place: &Place| {
            if let Base::Object(target) = place.base
                && !extended.contains(&target)
            {
                extended.push(target);
            }
        };
        value.any(&mut |part| {
            match part {
                Value::Reference(place) => extend(place),
                // The array of a `std::initializer_list` lives as long as the list ([dcl.init.list]/6).
                Value::Class(class) if self.list_element(self.sema.program.classes[class.class].ty).is_some() => {
                    if let Some(Value::Pointer(Some(place))) = class.members.first() {
                        extend(place);
                    }
                }
                _ => {}
            }
            false
        });
    }

    /// The end of a full-expression that extends no lifetimes: of what was made since `mark` objects were alive one stays.
    pub(super) fn end_temporaries(&mut self, mark: usize, kept: ObjectId) -> Evaluated<()> {
        self.alive.retain(|&id| id != kept);
        self.leave(mark)?;
        self.alive.push(kept);
        Ok(())
    }

    pub(super) fn store_object(&mut self, object: Object) -> ObjectId {
        match self.free.pop() {
            Some(slot) => {
                let entry = &mut self.slots[slot as usize];
                entry.object = Some(object);
                ObjectId { slot, generation: entry.generation }
            }
            None => {
                let slot = self.slots.len() as u32;
                self.slots.push(Slot { generation: 0, object: Some(object) });
                ObjectId { slot, generation: 0 }
            }
        }
    }

    pub(super) fn object(&self, id: ObjectId) -> Option<&Object> {
        self.slots.get(id.slot as usize).filter(|slot| slot.generation == id.generation)?.object.as_ref()
    }

    pub(super) fn object_mut(&mut self, id: ObjectId) -> Option<&mut Object> {
        self.slots.get_mut(id.slot as usize).filter(|slot| slot.generation == id.generation)?.object.as_mut()
    }

    /// Ends the life of an object; its slot is used again.
    pub(super) fn release(&mut self, id: ObjectId) -> Option<Object> {
        let slot = self.slots.get_mut(id.slot as usize).filter(|slot| slot.generation == id.generation)?;
        let object = slot.object.take()?;
        slot.generation += 1;
        self.free.push(id.slot);
        Some(object)
    }

    /// Ends a scope that began when `mark` objects were alive: destructors run in reverse order.
    pub(super) fn leave(&mut self, mark: usize) -> Evaluated<()> {
        while self.alive.len() > mark {
            let Some(id) = self.alive.pop() else { break };
            if let Some(object) = self.object(id) {
                let ty = object.ty;
                self.destroy(&Place::whole(Base::Object(id)), ty)?;
            }
            self.release(id);
        }
        Ok(())
    }

    /// Runs something in a scope of its own.
    pub(super) fn scoped<T>(&mut self, run: impl FnOnce(&mut Self) -> Evaluated<T>) -> Evaluated<T> {
        let mark = self.alive.len();
        let result = run(self)?;
        self.leave(mark)?;
        Ok(result)
    }

    /// The type of what a place designates.
    pub(super) fn type_of(&self, place: &Place) -> Evaluated<TypeId> {
        let (mut ty, steps) = self.start_of(place.base, &place.path)?;
        for &step in steps {
            ty = self.step_type(ty, step).or_failure()?;
        }
        Ok(ty)
    }

    /// The type with which a way begins, and the steps from there: the elements of an allocated array whose bound is no part
    /// of a type are the begin themselves.
    pub(super) fn start_of<'p>(&self, base: Base, path: &'p [Step]) -> Evaluated<(TypeId, &'p [Step])> {
        let ty = self.type_of_base(base)?;
        match path.split_first() {
            Some((Step::Element(_), rest)) if self.allocated_count(base).is_some() => Ok((ty, rest)),
            _ => Ok((ty, path)),
        }
    }

    /// The number of elements of an allocated array whose bound is no part of a type.
    pub(super) fn allocated_count(&self, base: Base) -> Option<u64> {
        let Base::Object(id) = base else { return None };
        self.object(id)?.allocation?.count
    }

    pub(super) fn type_of_base(&self, base: Base) -> Evaluated<TypeId> {
        let program = &self.sema.program;
        Ok(match base {
            Base::Variable(variable) => program.variables[variable].ty,
            Base::Function(function) => program.functions[function].ty,
            Base::String(expression) => self.sema.expression(expression).ty,
            Base::Object(id) => self.object(id).or_failure()?.ty,
            Base::Static(number) => self.sema.constants.statics.get(number as usize).or_failure()?.0,
            Base::TypeInfo(_) | Base::Address(_) => return Err(Failure::unknown()),
        })
    }

    pub(super) fn step_type(&self, ty: TypeId, step: Step) -> Option<TypeId> {
        match (self.sema.value_structure(ty), step) {
            (Type::Array { element, .. }, Step::Element(_)) => Some(element),
            (Type::Class(class), Step::Member(index)) if self.sema.program.classes[class].is_closure => {
                self.capture_type(class, index)
            }
            (Type::Class(class), Step::Member(index)) => {
                Some(self.sema.program.classes[class].data_members.get(index as usize)?.ty)
            }
            (Type::Class(class), Step::Base(index)) => {
                Some(self.sema.program.classes[class].bases.get(index as usize)?.ty)
            }
            (Type::Complex(element), Step::Member(_)) => Some(element),
            _ => None,
        }
    }

    /// The type of what a closure holds of a variable that it captures by copy.
    pub(super) fn capture_type(&self, class: cufe_il::ClassId, index: u32) -> Option<TypeId> {
        let lambda = self.sema.program.lambda_with_closure(self.sema.program.classes[class].entity)?;
        let capture = self.sema.program.lambdas[lambda].captures.get(index as usize)?;
        if capture.kind == cufe_il::CaptureKind::StarThis {
            let function = self.sema.outside_lambdas(self.sema.program.lambdas[lambda].enclosing)?;
            return Some(self.sema.program.classes[self.sema.class_of_member(function)?].ty);
        }
        let variable = self.sema.program.variable_of(capture.entity?)?;
        let ty = self.sema.program.variables[variable].ty;
        matches!(capture.kind, cufe_il::CaptureKind::Copy | cufe_il::CaptureKind::Init)
            .then(|| self.sema.program.non_reference(ty))
    }

    /// The number of elements of the array whose element a place is; none where it is no element.
    pub(super) fn length_around(&self, place: &Place) -> Evaluated<Option<u64>> {
        let Some((Step::Element(_), outer)) = place.path.split_last() else { return Ok(None) };
        if outer.is_empty()
            && let Some(count) = self.allocated_count(place.base)
        {
            return Ok(Some(count));
        }
        let (mut ty, steps) = self.start_of(place.base, outer)?;
        for &step in steps {
            ty = self.step_type(ty, step).or_failure()?;
        }
        match self.sema.value_structure(ty) {
            Type::Array { bound: ArrayBound::Known(count), .. } => Ok(Some(count)),
            _ => Err(Failure::unknown()),
        }
    }

    /// The value of an object of a class without data, whatever is known of the object.
    fn empty_object(&self, place: &Place) -> Evaluated<Option<Value>> {
        let Ok(ty) = self.type_of(place) else { return Ok(None) };
        let Some(class) = self.sema.program.class_of(ty).filter(|_| !self.sema.program.is_reference(ty)) else {
            return Ok(None);
        };
        if !self.sema.class_layout(class).is_some_and(|layout| layout.is_empty) {
            return Ok(None);
        }
        self.zero(ty).map(Some)
    }

    /// The value of the object that a place designates ([conv.lval]), read by the expression `reader`.
    pub(super) fn load(&mut self, place: &Place, reader: ExpressionId) -> Evaluated<Value> {
        if place.is_past_end {
            return self.fail(code::CONSTANT_PAST_OBJECT_END, reader);
        }
        let value = match place.base {
            Base::Object(id) => match self.object(id) {
                Some(object) => self.walk(&object.value, place, reader)?.clone(),
                None => return self.expired(id, reader),
            },
            Base::Variable(variable) if self.sema.awaits_definition(variable) => {
                return Err(Failure::Needs(super::Demand::Definition(variable)));
            }
            Base::Variable(variable) => match self.sema.known_variable(variable) {
                Known::Value(value) => {
                    self.check_mutable(variable, place, reader)?;
                    self.walk(&value, place, reader)?.clone()
                }
                Known::NotConstant => match self.empty_object(place)? {
                    // Nothing is read of an object without members.
                    Some(value) => value,
                    None => match self.constant_object(variable, place)? {
                        Some(value) => self.walk(value, place, reader)?.clone(),
                        None => return self.fail_variable(variable, reader),
                    },
                },
                Known::Unknown if self.sema.deferred_initializers.contains_key(&variable) => {
                    return Err(Failure::Needs(super::Demand::Initializer(variable)));
                }
                Known::Unknown => return Err(Failure::unknown()),
            },
            Base::Static(number) => {
                let statics = &self.sema.constants.statics;
                let (_, value) = statics.get(number as usize).or_failure()?;
                self.walk(value, place, reader)?.clone()
            }
            Base::String(string) => match self.string_element(string, place)? {
                Some(value) => value,
                None => {
                    let value = self.string_value(string)?;
                    self.walk(&value, place, reader)?.clone()
                }
            },
            Base::Function(_) => return Err(Failure::unknown()),
            Base::TypeInfo(_) => return Err(Failure::unknown()),
            Base::Address(_) => return self.fail(code::CONSTANT_RUN_TIME_STORAGE, reader),
        };
        if value != Value::Indeterminate {
            return Ok(value);
        }
        // An array whose first element is initialized is taken as initialized (measured).
        let elements = place.path.iter().rev().take_while(|step| matches!(step, Step::Element(_))).count();
        if elements > 0
            && let Base::Object(id) = place.base
            && let Some(object) = self.object(id)
        {
            let mut first = place.clone();
            let start = first.path.len() - elements;
            first.path[start..].fill(Step::Element(0));
            if self.walk(&object.value, &first, reader).is_ok_and(|value| *value != Value::Indeterminate) {
                return Err(Failure::unknown());
            }
        }
        self.fail(code::CONSTANT_UNINITIALIZED, reader)
    }

    /// The value of a constant object that is not constexpr, read where a constant is required;
    /// classes without constructors of their own are not copied.
    fn constant_object(&self, variable: VariableId, place: &Place) -> Evaluated<Option<&Value>> {
        if !self.is_manifest || !self.sema.may_be_constant_object(variable) {
            return Ok(None);
        }
        if let Some(class) = self.sema.program.class_of(self.type_of(place)?)
            && !self.has_own_constructors(class)
        {
            return Ok(None);
        }
        match self.sema.constants.objects.get(&variable) {
            Some(value) => Ok(value.as_ref()),
            None => Err(Failure::Needs(super::Demand::Object(variable))),
        }
    }

    /// An object that lives no longer is accessed.
    fn expired<T>(&self, id: ObjectId, at: ExpressionId) -> Evaluated<T> {
        if self.moved.contains(&(id.slot, id.generation)) {
            Err(Failure::unknown())
        } else {
            self.fail(code::CONSTANT_EXPIRED_STORAGE, at)
        }
    }

    fn fail_variable<T>(&self, variable: VariableId, reader: ExpressionId) -> Evaluated<T> {
        let entry = self.sema.expression(self.sema.without_parentheses(reader));
        if matches!(entry.kind, ExpressionKind::Name { .. }) {
            let name = self.sema.entity_name(self.sema.program.variables[variable].entity);
            return self.fail_at(
                code::CONSTANT_VALUE_UNUSABLE,
                entry.first,
                vec![Argument::Entity { kind: "variable", name }],
            );
        }
        self.fail(code::CONSTANT_RUN_TIME_STORAGE, reader)
    }

    /// Whether a place is a mutable member, or lies in one.
    fn is_mutable_part(&self, place: &Place) -> Evaluated<bool> {
        let (mut ty, steps) = self.start_of(place.base, &place.path)?;
        for &step in steps {
            if let (Type::Class(class), Step::Member(index)) = (self.sema.value_structure(ty), step)
                && let Some(member) = self.sema.program.classes[class].data_members.get(index as usize)
                && member.flags.contains(cufe_il::DataMemberFlags::MUTABLE)
            {
                return Ok(true);
            }
            ty = self.step_type(ty, step).or_failure()?;
        }
        Ok(false)
    }

    /// A mutable member of an object from outside of the evaluation has no constant value.
    fn check_mutable(&self, variable: VariableId, place: &Place, reader: ExpressionId) -> Evaluated<()> {
        let mut ty = self.sema.program.variables[variable].ty;
        for &step in &place.path {
            if let (Type::Class(class), Step::Member(index)) = (self.sema.value_structure(ty), step)
                && let Some(member) = self.sema.program.classes[class].data_members.get(index as usize)
                && member.flags.contains(cufe_il::DataMemberFlags::MUTABLE)
            {
                return self.fail(code::CONSTANT_UNINITIALIZED, reader);
            }
            ty = self.step_type(ty, step).or_failure()?;
        }
        Ok(())
    }

    /// The subobject of a value that a place designates.
    fn walk<'v>(&self, value: &'v Value, place: &Place, reader: ExpressionId) -> Evaluated<&'v Value> {
        let mut value = value;
        for &step in &place.path {
            if *value == Value::Indeterminate {
                return self.fail(code::CONSTANT_UNINITIALIZED, reader);
            }
            if let (Value::Class(class), Step::Member(index)) = (value, step)
                && self.is_union(class.class)
                && class.active != Some(index)
            {
                return self.fail(code::CONSTANT_INACTIVE_UNION_MEMBER, reader);
            }
            value = match value.child(step) {
                Some(child) => child,
                None if matches!((value, step), (Value::Array(_), Step::Element(_))) => {
                    return self.fail(code::CONSTANT_PAST_ARRAY_END, reader);
                }
                None => return Err(Failure::unknown()),
            };
        }
        Ok(value)
    }

    pub(super) fn is_union(&self, class: cufe_il::ClassId) -> bool {
        self.sema.program.classes[class].key == cufe_il::ClassKey::Union
    }

    /// Changes the value of an object of this evaluation.
    pub(super) fn store(&mut self, place: &Place, value: Value, writer: ExpressionId) -> Evaluated<()> {
        if place.is_past_end {
            return self.fail(code::CONSTANT_PAST_OBJECT_END, writer);
        }
        let id = match place.base {
            Base::Object(id) => id,
            Base::Variable(variable) => {
                let entry = &self.sema.program.variables[variable];
                let is_const = entry.flags.contains(VariableFlags::CONSTEXPR)
                    || self.qualifiers_of(entry.ty).contains(Qualifiers::CONST);
                return if is_const {
                    self.fail(code::CONSTANT_MODIFIES_CONST, writer)
                } else {
                    self.fail_variable(variable, writer)
                };
            }
            Base::String(_) | Base::Static(_) | Base::TypeInfo(_) => {
                return self.fail(code::CONSTANT_MODIFIES_CONST, writer);
            }
            Base::Function(_) => return Err(Failure::unknown()),
            Base::Address(_) => return self.fail(code::CONSTANT_RUN_TIME_STORAGE, writer),
        };
        match self.object(id) {
            None => return self.expired(id, writer),
            Some(object) if object.is_const && !self.is_mutable_part(place)? => {
                return self.fail(code::CONSTANT_MODIFIES_CONST, writer);
            }
            Some(_) => {}
        }
        self.put(place, value, writer)
    }

    /// A value as a bit-field holds it.
    fn fitted(&self, place: &Place, value: Value) -> Evaluated<Value> {
        let (Some(&Step::Member(index)), Value::Integer(_)) = (place.path.last(), &value) else {
            return Ok(value);
        };
        let outer = Place { base: place.base, path: place.path[..place.path.len() - 1].to_vec(), is_past_end: false };
        let ty = self.type_of(&outer)?;
        let Type::Class(class) = self.sema.value_structure(ty) else { return Ok(value) };
        match self.sema.program.classes[class].data_members.get(index as usize) {
            Some(member) => self.fitted_member(member, value),
            None => Ok(value),
        }
    }

    /// A value as a member holds it: a bit-field only what fits its width.
    pub(super) fn fitted_member(&self, member: &DataMember, value: Value) -> Evaluated<Value> {
        let (Some(width), Value::Integer(integer)) = (member.width, &value) else { return Ok(value) };
        let width = self.sema.integral_value(width).and_then(|width| u32::try_from(width).ok());
        match (width, self.sema.number_type(member.ty)) {
            (Some(width), Some(super::super::arithmetic::Number::Integer { bits, is_signed, .. })) => {
                Ok(Value::Integer(super::super::arithmetic::wrap(*integer, width.min(bits).max(1), is_signed)))
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Puts a value into an object without asking whether it may be changed: initialization.
    pub(super) fn put(&mut self, place: &Place, value: Value, writer: ExpressionId) -> Evaluated<()> {
        let Base::Object(id) = place.base else { return Err(Failure::unknown()) };
        let value = self.fitted(place, value)?;
        let mut past_end = false;
        let unions: Vec<bool> = self.unions_on(place)?;
        if self.object(id).is_none() {
            return self.expired(id, writer);
        }
        let Some(object) = self.object_mut(id) else { return Err(Failure::unknown()) };
        let mut target = &mut object.value;
        for (&step, &is_union) in place.path.iter().zip(&unions) {
            if let (Value::Class(class), Step::Member(index), true) = (&mut *target, step, is_union)
                && class.active != Some(index)
            {
                class.active = Some(index);
            }
            if let (Value::Array(array), Step::Element(index)) = (&*target, step)
                && index >= array.length
            {
                past_end = true;
                break;
            }
            match target.child_mut(step) {
                Some(child) => target = child,
                None => return Err(Failure::unknown()),
            }
        }
        if past_end {
            return self.fail(code::CONSTANT_PAST_ARRAY_END, writer);
        }
        *target = value;
        Ok(())
    }

    /// For each step of a place whether it leads into a union.
    fn unions_on(&self, place: &Place) -> Evaluated<Vec<bool>> {
        let (mut ty, steps) = self.start_of(place.base, &place.path)?;
        let mut unions = Vec::with_capacity(place.path.len());
        unions.resize(place.path.len() - steps.len(), false);
        for &step in steps {
            unions.push(matches!(self.sema.value_structure(ty), Type::Class(class) if self.is_union(class)));
            ty = self.step_type(ty, step).or_failure()?;
        }
        Ok(unions)
    }

    pub(super) fn qualifiers_of(&self, ty: TypeId) -> Qualifiers {
        let program = &self.sema.program;
        let mut ty = program.canonical(ty);
        while let Type::Array { element, .. } = program.structure(ty) {
            ty = program.canonical(element);
        }
        program.unqualified(ty).1
    }

    /// The place of a variable: in the innermost call, captured by its lambda, or of the program.
    pub(super) fn variable_place(
        &mut self,
        entity: EntityId,
        variable: VariableId,
        name: ExpressionId,
    ) -> Evaluated<Place> {
        if let Some(place) = self.frame().and_then(|frame| frame.bindings.get(&variable)) {
            return Ok(place.clone());
        }
        if self.sema.program.variables[variable].flags.contains(VariableFlags::BINDING) {
            if let Some(place) = self.captured_place(entity, name)? {
                return Ok(place);
            }
            if let Some(place) = self.place_of_binding(variable)? {
                return Ok(place);
            }
        }
        let is_reference = self.sema.program.is_reference(self.sema.program.variables[variable].ty);
        let place = match self.frame().and_then(|frame| frame.variables.get(&variable)) {
            Some(&id) => Place::whole(Base::Object(id)),
            None => match self.captured_place(entity, name)? {
                Some(place) => return Ok(place),
                None => Place::whole(Base::Variable(variable)),
            },
        };
        if !is_reference {
            return Ok(place);
        }
        match self.load(&place, name)? {
            Value::Reference(target) => Ok(*target),
            _ => Err(Failure::unknown()),
        }
    }

    /// What a captured variable is inside its lambda.
    fn captured_place(&mut self, entity: EntityId, name: ExpressionId) -> Evaluated<Option<Place>> {
        let Some((lambda, closure)) = self.frame().and_then(|frame| frame.closure.clone()) else { return Ok(None) };
        let captures = &self.sema.program.lambdas[lambda].captures;
        let Some(index) = captures.iter().position(|capture| capture.entity == Some(entity)) else { return Ok(None) };
        let place = closure.with(Step::Member(index as u32));
        match self.closure_member(&place, name)? {
            Value::Reference(target) => Ok(Some(*target)),
            _ => Ok(Some(place)),
        }
    }

    /// The value of a capture; closures have no data members that types could be asked for.
    fn closure_member(&self, place: &Place, reader: ExpressionId) -> Evaluated<Value> {
        match place.base {
            Base::Object(id) => match self.object(id) {
                Some(object) => Ok(self.walk(&object.value, place, reader)?.clone()),
                None => self.expired(id, reader),
            },
            Base::Variable(variable) => match self.sema.known_variable(variable) {
                Known::Value(value) => Ok(self.walk(&value, place, reader)?.clone()),
                Known::NotConstant => self.fail_variable(variable, reader),
                Known::Unknown => Err(Failure::unknown()),
            },
            _ => Err(Failure::unknown()),
        }
    }

    /// The array that a string literal is.
    pub(super) fn string_value(&self, expression: ExpressionId) -> Evaluated<Value> {
        let literal = self.literal_text(expression)?;
        let count = literal.units.len().min(MAXIMUM_SCALARS as usize);
        let elements = (0..count).filter_map(|index| literal.element(index)).collect();
        Ok(Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(0), length: literal.length })))
    }

    /// The character of a string literal that a place is: read without the others, as loops over a literal read all of them.
    fn string_element(&self, expression: ExpressionId, place: &Place) -> Evaluated<Option<Value>> {
        let &[Step::Element(index)] = &place.path[..] else { return Ok(None) };
        let literal = self.literal_text(expression)?;
        Ok(usize::try_from(index).ok().and_then(|index| literal.element(index)))
    }

    fn literal_text(&self, expression: ExpressionId) -> Evaluated<LiteralText<'_>> {
        let entry = self.sema.expression(expression);
        let (ExpressionKind::String(string) | ExpressionKind::FunctionName(Some(string))) = entry.kind else {
            return Err(Failure::unknown());
        };
        let Type::Array { element, bound: ArrayBound::Known(length) } = self.sema.value_structure(entry.ty) else {
            return Err(Failure::unknown());
        };
        let is_signed_char = matches!(self.sema.value_structure(element), Type::Builtin(cufe_il::Builtin::Char))
            && !self.sema.options.dialect.unsigned_chars;
        let units = &self.sema.program.literals.string(string).units;
        Ok(LiteralText { units, is_signed_char, length })
    }
}

/// The characters of a string literal, and the array that it is.
struct LiteralText<'p> {
    units: &'p CodeUnits,
    is_signed_char: bool,
    length: u64,
}

impl LiteralText<'_> {
    fn element(&self, index: usize) -> Option<Value> {
        let value = i128::from(self.units.get(index)?);
        Some(Value::Integer(if self.is_signed_char { super::super::arithmetic::wrap(value, 8, true) } else { value }))
    }
}
