//! Objects of an evaluation: their storage, lifetime, and access to them and to constants of the program
//! ([conv.lval], [expr.const]).

use super::{Allocation, Evaluated, Evaluator, Failure, Object, Slot};
use crate::constant::state::Known;
use crate::constant::value::{ArrayValue, Base, ObjectId, Place, Step, Value};
use cufe_diagnostics::Argument;
use cufe_il::{
    ArrayBound, EntityId, ExpressionId, ExpressionKind, Qualifiers, Type, TypeId, VariableFlags, VariableId,
};

/// The most scalars that an object may have (spec/constexpr.md section 9).
pub(super) const MAXIMUM_SCALARS: u64 = 4_194_304;

impl Evaluator<'_, '_> {
    /// A new object that lives until its scope ends.
    pub(super) fn create(&mut self, ty: TypeId, value: Value) -> ObjectId {
        let id = self.store_object(Object { ty, value, allocation: None, is_const: false });
        self.alive.push(id);
        id
    }

    /// A new object that lives until it is deleted.
    pub(super) fn allocate(&mut self, ty: TypeId, value: Value, allocation: Allocation) -> ObjectId {
        self.allocations += 1;
        self.store_object(Object { ty, value, allocation: Some(allocation), is_const: false })
    }

    fn store_object(&mut self, object: Object) -> ObjectId {
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
        let mut ty = self.type_of_base(place.base)?;
        for &step in &place.path {
            ty = self.step_type(ty, step).ok_or(Failure::Unknown)?;
        }
        Ok(ty)
    }

    fn type_of_base(&self, base: Base) -> Evaluated<TypeId> {
        let program = &self.sema.program;
        Ok(match base {
            Base::Variable(variable) => program.variables[variable].ty,
            Base::Function(function) => program.functions[function].ty,
            Base::String(expression) => self.sema.expression(expression).ty,
            Base::Object(id) => self.object(id).ok_or(Failure::Unknown)?.ty,
            Base::Static(number) => self.sema.constants.statics.get(number as usize).ok_or(Failure::Unknown)?.0,
            Base::Address(_) => return Err(Failure::Unknown),
        })
    }

    pub(super) fn step_type(&self, ty: TypeId, step: Step) -> Option<TypeId> {
        match (self.sema.value_structure(ty), step) {
            (Type::Array { element, .. }, Step::Element(_)) => Some(element),
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

    /// The number of elements of the array whose element a place is; none where it is no element.
    pub(super) fn length_around(&self, place: &Place) -> Evaluated<Option<u64>> {
        let Some((Step::Element(_), outer)) = place.path.split_last() else { return Ok(None) };
        let mut ty = self.type_of_base(place.base)?;
        for &step in outer {
            ty = self.step_type(ty, step).ok_or(Failure::Unknown)?;
        }
        match self.sema.value_structure(ty) {
            Type::Array { bound: ArrayBound::Known(count), .. } => Ok(Some(count)),
            _ => Err(Failure::Unknown),
        }
    }

    /// The value of the object that a place designates ([conv.lval]), read by the expression `reader`.
    pub(super) fn load(&mut self, place: &Place, reader: ExpressionId) -> Evaluated<Value> {
        if place.is_past_end {
            return self.fail(2764, reader);
        }
        let value = match place.base {
            Base::Object(id) => match self.object(id) {
                Some(object) => self.walk(&object.value, place, reader)?.clone(),
                None => return self.fail(2700, reader),
            },
            Base::Variable(variable) => match self.sema.known_variable(variable) {
                Known::Value(value) => {
                    self.check_mutable(variable, place, reader)?;
                    self.walk(&value, place, reader)?.clone()
                }
                Known::NotConstant => return self.fail_variable(variable, reader),
                Known::Unknown if self.sema.put_off.contains_key(&variable) => {
                    return Err(Failure::Needs(super::Demand::Initializer(variable)));
                }
                Known::Unknown => return Err(Failure::Unknown),
            },
            Base::Static(number) => {
                let statics = &self.sema.constants.statics;
                let (_, value) = statics.get(number as usize).ok_or(Failure::Unknown)?;
                self.walk(value, place, reader)?.clone()
            }
            Base::String(string) => {
                let value = self.string_value(string)?;
                self.walk(&value, place, reader)?.clone()
            }
            Base::Function(_) => return Err(Failure::Unknown),
            Base::Address(_) => return self.fail(2701, reader),
        };
        if value == Value::Indeterminate { self.fail(2751, reader) } else { Ok(value) }
    }

    fn fail_variable<T>(&self, variable: VariableId, reader: ExpressionId) -> Evaluated<T> {
        let entry = self.sema.expression(self.sema.without_parentheses(reader));
        if matches!(entry.kind, ExpressionKind::Name { .. }) {
            let name = self.sema.entity_name(self.sema.program.variables[variable].entity);
            return self.fail_at(2689, entry.first, vec![Argument::Entity { kind: "variable", name }]);
        }
        self.fail(2701, reader)
    }

    /// A mutable member of an object from outside of the evaluation has no constant value.
    fn check_mutable(&self, variable: VariableId, place: &Place, reader: ExpressionId) -> Evaluated<()> {
        let mut ty = self.sema.program.variables[variable].ty;
        for &step in &place.path {
            if let (Type::Class(class), Step::Member(index)) = (self.sema.value_structure(ty), step)
                && let Some(member) = self.sema.program.classes[class].data_members.get(index as usize)
                && member.flags.contains(cufe_il::DataMemberFlags::MUTABLE)
            {
                return self.fail(2751, reader);
            }
            ty = self.step_type(ty, step).ok_or(Failure::Unknown)?;
        }
        Ok(())
    }

    /// The subobject of a value that a place designates.
    fn walk<'v>(&self, value: &'v Value, place: &Place, reader: ExpressionId) -> Evaluated<&'v Value> {
        let mut value = value;
        for &step in &place.path {
            if *value == Value::Indeterminate {
                return self.fail(2751, reader);
            }
            if let (Value::Class(class), Step::Member(index)) = (value, step)
                && self.is_union(class.class)
                && class.active != Some(index)
            {
                return self.fail(2694, reader);
            }
            value = match value.child(step) {
                Some(child) => child,
                None if matches!((value, step), (Value::Array(_), Step::Element(_))) => return self.fail(2699, reader),
                None => return Err(Failure::Unknown),
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
            return self.fail(2764, writer);
        }
        let id = match place.base {
            Base::Object(id) => id,
            Base::Variable(variable) => {
                let entry = &self.sema.program.variables[variable];
                let is_const = entry.flags.contains(VariableFlags::CONSTEXPR)
                    || self.qualifiers_of(entry.ty).contains(Qualifiers::CONST);
                return if is_const { self.fail(2761, writer) } else { self.fail_variable(variable, writer) };
            }
            Base::String(_) | Base::Static(_) => return self.fail(2761, writer),
            Base::Function(_) => return Err(Failure::Unknown),
            Base::Address(_) => return self.fail(2701, writer),
        };
        match self.object(id) {
            None => return self.fail(2700, writer),
            Some(object) if object.is_const => return self.fail(2761, writer),
            Some(_) => {}
        }
        let value = self.fitted(place, value)?;
        self.put(place, value, writer)
    }

    /// A value as a bit-field holds it.
    fn fitted(&self, place: &Place, value: Value) -> Evaluated<Value> {
        let (Some(&Step::Member(index)), Value::Integer(integer)) = (place.path.last(), &value) else {
            return Ok(value);
        };
        let outer = Place { base: place.base, path: place.path[..place.path.len() - 1].to_vec(), is_past_end: false };
        let ty = self.type_of(&outer)?;
        let Type::Class(class) = self.sema.value_structure(ty) else { return Ok(value) };
        let Some(member) = self.sema.program.classes[class].data_members.get(index as usize) else { return Ok(value) };
        let Some(width) = member.width else { return Ok(value) };
        let width = self.sema.integral_value(width).and_then(|width| u32::try_from(width).ok());
        match (width, self.sema.number_type(member.ty)) {
            (Some(width), Some(super::super::arithmetic::Number::Integer { bits, is_signed, .. })) => {
                Ok(Value::Integer(super::super::arithmetic::wrap(*integer, width.min(bits).max(1), is_signed)))
            }
            _ => Err(Failure::Unknown),
        }
    }

    /// Puts a value into an object without asking whether it may be changed: initialization.
    pub(super) fn put(&mut self, place: &Place, value: Value, writer: ExpressionId) -> Evaluated<()> {
        let Base::Object(id) = place.base else { return Err(Failure::Unknown) };
        let mut past_end = false;
        let unions: Vec<bool> = self.unions_on(place)?;
        let Some(object) = self.object_mut(id) else { return self.fail(2700, writer) };
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
                None => return Err(Failure::Unknown),
            }
        }
        if past_end {
            return self.fail(2699, writer);
        }
        *target = value;
        Ok(())
    }

    /// For each step of a place whether it leads into a union.
    fn unions_on(&self, place: &Place) -> Evaluated<Vec<bool>> {
        let mut ty = self.type_of_base(place.base)?;
        let mut unions = Vec::with_capacity(place.path.len());
        for &step in &place.path {
            unions.push(matches!(self.sema.value_structure(ty), Type::Class(class) if self.is_union(class)));
            ty = self.step_type(ty, step).ok_or(Failure::Unknown)?;
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
            _ => Err(Failure::Unknown),
        }
    }

    /// What a captured variable is inside its lambda.
    fn captured_place(&mut self, entity: EntityId, name: ExpressionId) -> Evaluated<Option<Place>> {
        let Some((lambda, closure)) = self.frame().and_then(|frame| frame.closure.clone()) else { return Ok(None) };
        let captures = &self.sema.program.lambdas[lambda].captures;
        let Some(index) = captures.iter().position(|capture| capture.entity == Some(entity)) else { return Ok(None) };
        let Base::Object(_) = closure.base else { return Err(Failure::Unknown) };
        let place = closure.with(Step::Member(index as u32));
        match self.closure_member(&place, name)? {
            Value::Reference(target) => Ok(Some(*target)),
            _ => Ok(Some(place)),
        }
    }

    /// The value of a capture; closures have no data members that types could be asked for.
    fn closure_member(&self, place: &Place, reader: ExpressionId) -> Evaluated<Value> {
        let Base::Object(id) = place.base else { return Err(Failure::Unknown) };
        match self.object(id) {
            Some(object) => Ok(self.walk(&object.value, place, reader)?.clone()),
            None => self.fail(2700, reader),
        }
    }

    /// The array that a string literal is.
    pub(super) fn string_value(&self, expression: ExpressionId) -> Evaluated<Value> {
        let entry = self.sema.expression(expression);
        let ExpressionKind::String { first, count } = entry.kind else { return Err(Failure::Unknown) };
        let Type::Array { element, bound: ArrayBound::Known(length) } = self.sema.value_structure(entry.ty) else {
            return Err(Failure::Unknown);
        };
        let is_signed_char = matches!(self.sema.value_structure(element), Type::Builtin(cufe_il::Builtin::Char))
            && !self.sema.options.dialect.unsigned_chars;
        let dialect = &self.sema.options.dialect;
        let mut encoding = cufe_lex::literal::Encoding::Ordinary;
        for token in first..first + count {
            let own = cufe_lex::literal::string_encoding(self.sema.token_text(token), dialect);
            if own != cufe_lex::literal::Encoding::Ordinary {
                encoding = own;
            }
        }
        let mut elements = Vec::with_capacity(length.min(MAXIMUM_SCALARS) as usize);
        for token in first..first + count {
            let text = cufe_lex::literal::string_value(self.sema.token_text(token), Some(encoding), dialect);
            for index in 0..text.units.len() {
                let unit = text.units.get(index).ok_or(Failure::Unknown)?;
                let value = i128::from(unit);
                let value = if is_signed_char { super::super::arithmetic::wrap(value, 8, true) } else { value };
                elements.push(Value::Integer(value));
            }
        }
        Ok(Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(0), length })))
    }
}
