//! Dynamic storage ([expr.new], [expr.delete], [expr.const]/5): `new` and `delete`,
//! `std::allocator`, objects made in storage by `std::construct_at`, and destructor calls.

use super::storage::MAXIMUM_SCALARS;
use super::{Allocation, Evaluated, Evaluator, Failure};
use crate::constant::value::{ArrayValue, Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Symbol;
use cufe_diagnostics::code;
use cufe_il::{
    ArrayBound, ExpressionId, ExpressionKind, FunctionId, Name, NewInitializer, TemplateArgument, Type, TypeId,
};

impl Evaluator<'_, '_> {
    /// `new T(...)`, `delete p` ([expr.new], [expr.delete]), from C++20 on.
    pub(super) fn allocation_expression(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let entry = self.sema.expression(expression);
        if !self.sema.since(cufe_base::Standard::Cpp20) {
            return self.fail(code::CONSTANT_NOT_INTERPRETABLE, expression);
        }
        match entry.kind {
            ExpressionKind::Delete { operand, is_array } => self.deallocate(expression, operand, is_array),
            ExpressionKind::New { placement: 1.., .. } => self.construct_in_storage(expression),
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
        let Base::Object(id) = place.base else { return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression) };
        let Some(object) = self.object(id) else { return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression) };
        let ty = object.ty;
        match object.allocation {
            None => return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression),
            Some(allocation) if allocation.is_array != is_array => {
                return self.fail(code::CONSTANT_DEALLOCATION_MISMATCH, expression);
            }
            Some(_) => {}
        }
        let is_whole = match place.path.as_slice() {
            _ if place.is_past_end => false,
            [] => !is_array,
            [Step::Element(0)] => is_array,
            // A base with a virtual destructor stands for the whole.
            path => !is_array && path.iter().all(|step| matches!(step, Step::Base(_))),
        };
        if !is_whole {
            return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression);
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
                        Ok(_) => return self.fail(code::CONSTANT_TYPE_TOO_LARGE, expression),
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
        self.initialize_at(&place, |evaluator| evaluator.initialize_new(expression, &new, count, &operands))?;
        Ok(Value::pointer(if is_array { place.with(Step::Element(0)) } else { place }))
    }

    /// The value of what a new-expression makes, of so many elements where it is an array.
    fn initialize_new(
        &mut self,
        expression: ExpressionId,
        new: &NewParts,
        count: Option<u64>,
        operands: &[ExpressionId],
    ) -> Evaluated<Value> {
        let ty = new.ty;
        let token = self.sema.expression(expression).first;
        match (count, new.form, operands) {
            (Some(length), NewInitializer::None, _) => {
                self.alike(ty, length, |evaluator| evaluator.default_value(ty, token))
            }
            (Some(length), NewInitializer::Parenthesized, []) => {
                self.alike(ty, length, |evaluator| evaluator.value_initialized(ty, token))
            }
            (Some(length), NewInitializer::Braced, &[list]) => {
                let ExpressionKind::InitializerList(elements) = self.sema.expression(list).kind else {
                    return Err(Failure::unknown());
                };
                let elements = self.sema.program.expression_list(elements).to_vec();
                self.elements_of(ty, length, &elements, list)
            }
            (None, NewInitializer::None, _) => self.default_value(ty, token),
            (None, NewInitializer::Parenthesized, arguments) => {
                match (self.sema.value_structure(ty), new.called, arguments) {
                    (Type::Class(class), Some(constructor), _) => {
                        self.construct(constructor, class, arguments, expression)
                    }
                    (Type::Class(_), None, _) => self.initialize_class(arguments, false, ty, expression),
                    (_, _, []) => self.value_initialized(ty, token),
                    (_, _, &[single]) => self.converted(single, ty),
                    _ => Err(Failure::unknown()),
                }
            }
            (None, NewInitializer::Braced, &[list]) => self.initialize(list, ty),
            _ => Err(Failure::unknown()),
        }
    }

    /// `new (p) T(...)`: only `std::construct_at` may make an object in storage that is there ([expr.const]/6).
    fn construct_in_storage(&mut self, expression: ExpressionId) -> Evaluated<Value> {
        let ExpressionKind::New { ty, operands, has_bound, placement, initializer } =
            self.sema.expression(expression).kind
        else {
            return Err(Failure::unknown());
        };
        let is_allowed = self
            .frame()
            .and_then(|frame| frame.function)
            .is_some_and(|function| self.is_function_of_std(function, self.sema.known.construct_at));
        if !is_allowed {
            return self.fail(code::CONSTANT_PLACEMENT_NEW, expression);
        }
        let operands = self.sema.program.expression_list(operands).to_vec();
        let Some((&storage, operands)) = operands.split_first() else { return Err(Failure::unknown()) };
        if placement != 1 || has_bound || self.is_unknown(ty) {
            return Err(Failure::unknown());
        }
        let pointer = self.decayed(storage)?;
        let place = self.pointee(&pointer, expression)?;
        let own = |evaluator: &Self, ty: TypeId| {
            let program = &evaluator.sema.program;
            program.unqualified(program.canonical(ty)).0
        };
        if own(self, self.type_of(&place)?) != own(self, ty) {
            return Err(Failure::unknown());
        }
        let called = self.sema.program.called.get(&expression).copied();
        let new = NewParts { ty, operands: Vec::new(), has_bound, form: initializer, called };
        let blank = self.blank_value(ty);
        self.put(&place, blank, expression)?;
        self.initialize_at(&place, |evaluator| evaluator.initialize_new(expression, &new, None, operands))?;
        Ok(Value::pointer(place))
    }

    /// Whether a function is the one of a name in namespace `std`, or in an inline namespace of it.
    fn is_function_of_std(&self, function: FunctionId, name: Symbol) -> bool {
        let entity = &self.sema.program.entities[self.sema.program.functions[function].entity];
        entity.name == Name::identifier(name) && self.sema.is_scope_of_std(entity.scope)
    }

    /// A call of `std::allocator<T>::allocate` or `deallocate`, whatever they are written as ([expr.const]/5); none of
    /// another function.
    pub(super) fn allocator_call(
        &mut self,
        function: FunctionId,
        arguments: &[ExpressionId],
        expression: ExpressionId,
    ) -> Evaluated<Option<Value>> {
        let Some((element, is_allocate)) = self.allocator_member(function) else { return Ok(None) };
        if !self.sema.since(cufe_base::Standard::Cpp20) {
            return Ok(None);
        }
        let program = &self.sema.program;
        let parameters = program.as_function(program.functions[function].ty).or_failure()?.parameters.clone();
        match (is_allocate, arguments, parameters.as_slice()) {
            (true, &[count], &[size]) => {
                let count = self.converted(count, size)?.integer().or_failure()?;
                self.allocate_raw(element, count, expression).map(Some)
            }
            (false, &[pointer, count], &[_, size]) => {
                let pointer = self.decayed(pointer)?;
                let count = self.converted(count, size)?.integer().or_failure()?;
                self.deallocate_raw(pointer, count, expression)?;
                Ok(Some(Value::Indeterminate))
            }
            _ => Ok(None),
        }
    }

    /// Of what type the allocator is whose `allocate` (or `deallocate`) a function is.
    fn allocator_member(&self, function: FunctionId) -> Option<(TypeId, bool)> {
        let program = &self.sema.program;
        let known = &self.sema.known;
        let entity = &program.entities[program.functions[function].entity];
        let is_allocate = entity.name == Name::identifier(known.allocate);
        if !is_allocate && entity.name != Name::identifier(known.deallocate) {
            return None;
        }
        let class = program.enclosing_class(entity.scope)?;
        let (template, arguments) = program.template_id(program.classes[class].ty)?;
        let allocator = &program.entities[template];
        if allocator.name != Name::identifier(known.allocator) || !self.sema.is_scope_of_std(allocator.scope) {
            return None;
        }
        match program.arguments(arguments) {
            &[TemplateArgument::Type(element)] => Some((element, is_allocate)),
            _ => None,
        }
    }

    /// Storage for an array whose elements are not yet there ([allocator.members]/5).
    fn allocate_raw(&mut self, element: TypeId, count: i128, expression: ExpressionId) -> Evaluated<Value> {
        let token = self.sema.expression(expression).first;
        let Some(count) = u64::try_from(count).ok().filter(|&count| count <= MAXIMUM_SCALARS) else {
            return self.fail(code::CONSTANT_ALLOCATION_TOO_LARGE, expression);
        };
        if self.is_unknown(element) {
            return Err(Failure::unknown());
        }
        let rest = self.blank_value(element);
        let start = Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest, length: count }));
        let id = self.allocate(element, start, Allocation { is_array: true, count: Some(count), token });
        Ok(Value::pointer(Place::whole(Base::Object(id)).with(Step::Element(0))))
    }

    /// Frees such storage; the elements have been destroyed before.
    fn deallocate_raw(&mut self, pointer: Value, count: i128, expression: ExpressionId) -> Evaluated<()> {
        let Value::Pointer(Some(place)) = pointer else {
            return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression);
        };
        let Base::Object(id) = place.base else { return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression) };
        let allocation = self.object(id).and_then(|object| object.allocation);
        let Some(allocation) = allocation else { return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression) };
        if !allocation.is_array {
            return self.fail(code::CONSTANT_DEALLOCATION_MISMATCH, expression);
        }
        if place.path.as_slice() != [Step::Element(0)] {
            return self.fail(code::CONSTANT_DEALLOCATION_INVALID, expression);
        }
        if allocation.count.map(i128::from) != Some(count) {
            return self.fail(code::CONSTANT_DEALLOCATION_SIZE, expression);
        }
        self.release(id);
        self.allocations = self.allocations.saturating_sub(1);
        Ok(())
    }

    /// `p->~T()`: the object is destroyed, its storage stays ([class.dtor]/16, [expr.prim.id.dtor]).
    pub(super) fn end_lifetime(&mut self, place: &Place, ty: TypeId, at: ExpressionId) -> Evaluated<()> {
        self.destroy(place, ty)?;
        let blank = self.blank_value(ty);
        self.put(place, blank, at)
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
