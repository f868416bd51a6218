//! Objects of class type: construction, default initialization, destruction ([class.base.init], [dcl.init], [class.dtor]).

use super::{Demand, Evaluated, Evaluator, Failure, Frame, ObjectId};
use crate::constant::value::{ArrayValue, Base, ClassValue, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::ExpressionKind;
use cufe_il::{
    ArrayBound, ClassId, DataMemberFlags, ExpressionId, FunctionFlags, FunctionId, InitializedMember, Name, Type,
    TypeId,
};

/// How many elements of arrays that are initialized alike are made one by one.
const MAXIMUM_APART: u64 = 65_536;

impl Evaluator<'_, '_> {
    /// The constructors of a class, in the order of their declarations.
    fn constructors(&self, class: ClassId) -> Vec<FunctionId> {
        let Some(scope) = self.sema.program.classes[class].scope else { return Vec::new() };
        let mut list: Vec<FunctionId> = self
            .sema
            .program
            .bindings(scope, Name::CONSTRUCTOR)
            .filter_map(|(_, binding)| self.sema.program.function_of(binding.entity))
            .collect();
        list.reverse();
        list
    }

    fn is_no_template(&self, function: FunctionId) -> bool {
        let entry = &self.sema.program.functions[function];
        entry.specialized.is_none() && self.sema.program.entities[entry.entity].template.is_none()
    }

    pub(super) fn check_class(&self, class: ClassId) -> Evaluated<()> {
        let entry = &self.sema.program.classes[class];
        if !entry.is_complete || entry.is_dependent || entry.bases.iter().any(|base| base.is_virtual || base.is_pack) {
            return Err(Failure::unknown());
        }
        Ok(())
    }

    /// Whether a class has constructors that were written for it and are not defaulted.
    pub(super) fn has_own_constructors(&self, class: ClassId) -> bool {
        self.constructors(class).iter().any(|&constructor| !self.is_implicit(constructor))
    }

    fn is_implicit(&self, function: FunctionId) -> bool {
        self.sema.program.functions[function].flags.contains(FunctionFlags::IMPLICIT)
    }

    /// An object of a class with nothing initialized.
    pub(super) fn blank(&self, class: ClassId) -> ClassValue {
        let entry = &self.sema.program.classes[class];
        let bases = entry.bases.iter().map(|base| self.blank_value(base.ty)).collect();
        let members = entry.data_members.iter().map(|member| self.blank_value(member.ty)).collect();
        ClassValue { class, bases, members, active: None }
    }

    /// An object of a type with nothing initialized: classes and arrays have their parts already, so that they can be
    /// initialized one by one.
    pub(super) fn blank_value(&self, ty: TypeId) -> Value {
        if self.sema.program.is_reference(ty) {
            return Value::Indeterminate;
        }
        match self.sema.value_structure(ty) {
            Type::Class(class) => self.guarded_blank(class),
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                let rest = self.blank_value(element);
                Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest, length }))
            }
            _ => Value::Indeterminate,
        }
    }

    fn guarded_blank(&self, class: ClassId) -> Value {
        stacker::maybe_grow(super::STACK_RED_ZONE, super::STACK_SEGMENT, || Value::Class(Box::new(self.blank(class))))
    }

    /// A value-initialized object without constructors of its own: zero everywhere ([dcl.init]/zero-initialize).
    pub(super) fn zero(&self, ty: TypeId) -> Evaluated<Value> {
        if self.sema.program.is_reference(ty) {
            return Err(Failure::unknown());
        }
        Ok(match self.sema.value_structure(ty) {
            Type::Class(class) => {
                self.check_class(class)?;
                let entry = &self.sema.program.classes[class];
                let bases = entry.bases.iter().map(|base| self.zero(base.ty)).collect::<Evaluated<Vec<_>>>()?;
                let is_union = self.is_union(class);
                let mut members = Vec::with_capacity(entry.data_members.len());
                for (index, member) in entry.data_members.iter().enumerate() {
                    // References stay without a value ([dcl.init.general]/6.4).
                    members.push(if is_union && index > 0 || self.sema.program.is_reference(member.ty) {
                        self.blank_value(member.ty)
                    } else {
                        self.zero(member.ty)?
                    });
                }
                let active = (is_union && !members.is_empty()).then_some(0);
                Value::Class(Box::new(ClassValue { class, bases, members, active }))
            }
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                let rest = self.zero(element)?;
                Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest, length }))
            }
            Type::Array { bound: ArrayBound::Unknown, .. } => {
                Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest: Value::Indeterminate, length: 0 }))
            }
            Type::Pointer(_) | Type::Builtin(cufe_il::Builtin::Nullptr) => Value::NULL,
            // `void()` does nothing, and has no value ([expr.type.conv]/2).
            Type::Builtin(cufe_il::Builtin::Void) => Value::Indeterminate,
            Type::MemberPointer { .. } => Value::MemberPointer(None),
            Type::Complex(element) => {
                let zero = self.zero(element)?;
                Value::Complex(Box::new([zero.clone(), zero]))
            }
            _ => match self.sema.number_type(ty) {
                Some(crate::constant::arithmetic::Number::Integer { .. }) => Value::Integer(0),
                Some(crate::constant::arithmetic::Number::Floating(format)) => {
                    Value::Floating(cufe_il::Floating::zero(format))
                }
                None => return Err(Failure::unknown()),
            },
        })
    }

    /// A default-initialized object ([dcl.init]/default-initialize), for a declaration at a token.
    pub(super) fn default_value(&mut self, ty: TypeId, token: u32) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            _ if self.sema.program.is_reference(ty) => Err(Failure::unknown()),
            Type::Class(class) => self.default_object(class, false, token),
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                self.alike(element, length, |evaluator| evaluator.default_value(element, token))
            }
            Type::Array { .. } | Type::Unknown | Type::Specialization { .. } => Err(Failure::unknown()),
            _ => Ok(Value::Indeterminate),
        }
    }

    /// An array whose elements are all initialized alike: each by itself where they may tell themselves apart.
    pub(super) fn alike(
        &mut self,
        element: TypeId,
        length: u64,
        mut make: impl FnMut(&mut Self) -> Evaluated<Value>,
    ) -> Evaluated<Value> {
        self.destination = None;
        let first = make(self)?;
        if !self.is_told_apart(element, &first) {
            return Ok(Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest: first, length })));
        }
        let mut elements = vec![first];
        while (elements.len() as u64) < length {
            self.count_apart()?;
            elements.push(make(self)?);
        }
        Ok(Value::Array(Box::new(ArrayValue { elements, rest: Value::Indeterminate, length })))
    }

    /// Counts an element that is made by itself: what so many of them hold is not known, as it would need too much memory.
    pub(super) fn count_apart(&mut self) -> Evaluated<()> {
        self.made_apart += 1;
        if self.made_apart > MAXIMUM_APART { Err(Failure::unknown()) } else { Ok(()) }
    }

    /// Whether elements of an array that are initialized alike differ: what they point to may be made for each of them.
    pub(super) fn is_told_apart(&self, element: TypeId, value: &Value) -> bool {
        matches!(self.sema.value_structure(element), Type::Class(_) | Type::Array { .. })
            && value.any(&mut |part| match part {
                Value::Pointer(Some(place)) | Value::Reference(place) => matches!(place.base, Base::Object(_)),
                _ => false,
            })
    }

    /// A default- or value-initialized object of a class: by its default constructor, or part by part.
    pub(super) fn default_object(&mut self, class: ClassId, is_value: bool, token: u32) -> Evaluated<Value> {
        self.check_class(class)?;
        let mut candidates: Vec<FunctionId> = self
            .constructors(class)
            .into_iter()
            .filter(|&constructor| self.sema.minimum_arguments(constructor) == 0)
            .collect();
        // Without arguments a function is better than every specialization of a template ([over.match.best.general]/2.5).
        if candidates.iter().any(|&candidate| self.is_no_template(candidate)) {
            candidates.retain(|&candidate| self.is_no_template(candidate));
        }
        match candidates.as_slice() {
            &[constructor] if self.is_no_template(constructor) && !self.is_memberwise(constructor) => {
                return self.construct_from(constructor, class, (&[], &[]), token);
            }
            [] if !self.has_own_constructors(class) => {}
            &[constructor] if self.is_no_template(constructor) => {}
            // Overload resolution decides between templates, and by constraints, and finds what is inherited.
            _ => {
                let constructor = match self.sema.constants.default_constructors.get(&class) {
                    Some(known) => known.or_failure()?,
                    None => return Err(Failure::Needs(Demand::Default(class))),
                };
                if self.class_around(constructor)? != class {
                    return self
                        .construct_inherited(class, token, |evaluator, ty| evaluator.implicit_value(ty, false, token));
                }
                if !self.is_memberwise(constructor) {
                    return self.construct_from(constructor, class, (&[], &[]), token);
                }
            }
        }
        let start = if is_value {
            match self.zero(self.sema.program.classes[class].ty)? {
                Value::Class(value) => *value,
                _ => return Err(Failure::unknown()),
            }
        } else {
            self.blank(class)
        };
        self.fill(start, is_value, token)
    }

    /// Calls a constructor with expressions of the current call as arguments.
    pub(super) fn construct(
        &mut self,
        constructor: FunctionId,
        class: ClassId,
        arguments: &[ExpressionId],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let token = self.sema.expression(expression).first;
        if self.class_around(constructor)? != class {
            return self.construct_by_inherited(constructor, class, arguments, expression);
        }
        if self.is_memberwise(constructor) {
            self.check_class(class)?;
            return match arguments {
                [] => self.default_object(class, true, token),
                &[single] => {
                    let destination = self.destination.take();
                    let place = self.copied_place(constructor, class, single)?;
                    self.destination = destination;
                    self.copied_parts(class, &place, self.source_of_copy(constructor), single)
                }
                _ => Err(Failure::unknown()),
            };
        }
        self.construct_from(constructor, class, (arguments, &[]), token)
    }

    /// The object of a class that a constructor copies memberwise; a list makes one for the parameter ([dcl.init.list]/3.9).
    fn copied_place(&mut self, constructor: FunctionId, class: ClassId, argument: ExpressionId) -> Evaluated<Place> {
        if let ExpressionKind::InitializerList(_) = self.sema.expression(argument).kind {
            let program = &self.sema.program;
            let function = program.as_function(program.functions[constructor].ty).or_failure()?;
            let &parameter = function.parameters.first().or_failure()?;
            return self.bind(argument, parameter);
        }
        let place = self.place(argument)?;
        let from = self.sema.expression(argument).ty;
        self.base_of(place, from, self.sema.program.classes[class].ty)
    }

    /// The class of the objects of a type that a constructor makes: a class that inherits it, or its own.
    pub(super) fn class_made(&self, constructor: FunctionId, ty: TypeId) -> Evaluated<ClassId> {
        let own = self.class_around(constructor)?;
        let base = self.sema.program.classes[own].ty;
        Ok(self.sema.program.class_of(ty).filter(|_| self.is_base(ty, base)).unwrap_or(own))
    }

    /// Calls a constructor that a class inherits: it makes the base that it comes from, by a constructor that this base
    /// inherits, perhaps; all other parts are initialized by default ([class.inhctor.init]/1).
    fn construct_by_inherited(
        &mut self,
        constructor: FunctionId,
        class: ClassId,
        arguments: &[ExpressionId],
        expression: ExpressionId,
    ) -> Evaluated<Value> {
        let token = self.sema.expression(expression).first;
        let owner = self.sema.program.classes[self.class_around(constructor)?].ty;
        let bases: Vec<TypeId> = self.sema.program.classes[class].bases.iter().map(|base| base.ty).collect();
        let own = |ty: TypeId| self.sema.program.canonical(ty) == self.sema.program.canonical(owner);
        let from: Vec<usize> =
            (0..bases.len()).filter(|&index| own(bases[index]) || self.is_base(bases[index], owner)).collect();
        let &[from] = from.as_slice() else { return Err(Failure::unknown()) };
        let from = bases[from];
        self.construct_inherited(class, token, |evaluator, ty| match ty == from {
            true => {
                let base = evaluator.sema.program.class_of(ty).or_failure()?;
                evaluator.construct(constructor, base, arguments, expression)
            }
            false => evaluator.implicit_value(ty, false, token),
        })
    }

    /// An object that a constructor of a base makes: the bases as told, the members by default ([class.inhctor.init]/1).
    fn construct_inherited(
        &mut self,
        class: ClassId,
        token: u32,
        mut make_base: impl FnMut(&mut Self, TypeId) -> Evaluated<Value>,
    ) -> Evaluated<Value> {
        self.check_class(class)?;
        let bases: Vec<TypeId> = self.sema.program.classes[class].bases.iter().map(|base| base.ty).collect();
        let destination = self.take_destination(class);
        let start = Value::Class(Box::new(self.blank(class)));
        self.make_object(class, start, destination, |evaluator, place| {
            for (index, ty) in bases.into_iter().enumerate() {
                let part = place.with(Step::Base(index as u32));
                evaluator.initialize_part_at(&part, |evaluator| make_base(evaluator, ty))?;
            }
            evaluator.frames.push(Frame { this: Some(place.clone()), token, ..Frame::default() });
            let result = evaluator.fill_members(place, class, &[], false, token);
            evaluator.frames.pop();
            result
        })
    }

    /// Calls a constructor with expressions of the current call as arguments, and values behind them.
    pub(super) fn construct_from(
        &mut self,
        constructor: FunctionId,
        class: ClassId,
        (arguments, values): (&[ExpressionId], &[Value]),
        token: u32,
    ) -> Evaluated<Value> {
        self.check_class(class)?;
        let owner = self.class_around(constructor)?;
        if owner != class {
            return Err(Failure::unknown());
        }
        let first_parameters = self.first_parameters(constructor);
        let constructor = self.sema.specialization_of_member(constructor);
        let entry = &self.sema.program.functions[constructor];
        let name = || {
            let name = self.sema.entity_name(self.sema.program.classes[class].entity);
            vec![cufe_diagnostics::Argument::Entity { kind: "constructor", name }]
        };
        // Specializations of templates that are not constexpr are not made for a call.
        if !entry.flags.contains(FunctionFlags::DELETED)
            && !entry.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
        {
            return self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, name());
        }
        if entry.flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::DELETED)
            || self.sema.program.entities[entry.entity].template.is_some()
        {
            return Err(Failure::unknown());
        }
        let definition = match entry.definition {
            Some(definition) => definition,
            // Its template may define it outside of the class.
            None if self.sema.is_defined_elsewhere(constructor) => {
                return Err(Failure::Needs(Demand::Body(constructor)));
            }
            None => return self.fail_at(code::CONSTANT_FUNCTION_UNDEFINED, token, name()),
        };
        let declaration = &self.sema.program.function_declarations[definition];
        let Some(body) = declaration.statement else {
            return if declaration.body.is_some() {
                Err(Failure::Needs(Demand::Body(constructor)))
            } else {
                Err(Failure::unknown())
            };
        };
        let parameters: Vec<_> =
            declaration.parameter_list.iter().map(|parameter| (parameter.variable, parameter.ty)).collect();
        let initializers = declaration.member_initializers.clone();
        let destination = self.take_destination(class);
        let bound = self.arguments(&parameters, &first_parameters, arguments, values, token)?;
        self.spend(3, token)?;
        let start = Value::Class(Box::new(self.blank(class)));
        self.make_object(class, start, destination, |evaluator, place| {
            let frame = Frame { function: Some(constructor), this: Some(place.clone()), token, ..Frame::default() };
            evaluator.in_frame(frame, |evaluator| {
                evaluator.run_constructor(class, place, &parameters, bound, &initializers, body, token)
            })
        })
    }

    /// Makes an object of a class at its place, if that is known, from storage in which nothing is initialized. Otherwise it
    /// is made elsewhere and moves: then nothing may point into it.
    pub(super) fn make_object(
        &mut self,
        class: ClassId,
        start: Value,
        destination: Option<Place>,
        make: impl FnOnce(&mut Self, &Place) -> Evaluated<()>,
    ) -> Evaluated<Value> {
        if let Some(place) = destination {
            self.put(&place, start, ExpressionId::from_number(0))?;
            make(self, &place)?;
            return self.made(&place);
        }
        let object = self.reserve(self.sema.program.classes[class].ty);
        if let Some(entry) = self.object_mut(object) {
            entry.value = start;
        }
        let place = Place::whole(Base::Object(object));
        make(self, &place)?;
        let value = match self.object_mut(object) {
            Some(object) => std::mem::replace(&mut object.value, Value::Indeterminate),
            None => return Err(Failure::unknown()),
        };
        let points_inside = value.any(&mut |part| match part {
            Value::Pointer(Some(place)) | Value::Reference(place) => place.base == Base::Object(object),
            _ => false,
        });
        self.moved.insert((object.slot, object.generation));
        self.release(object);
        if points_inside { Err(Failure::unknown()) } else { Ok(value) }
    }

    #[allow(clippy::too_many_arguments)]
    fn run_constructor(
        &mut self,
        class: ClassId,
        place: &Place,
        parameters: &[(cufe_il::VariableId, TypeId)],
        bound: Vec<ObjectId>,
        initializers: &[cufe_il::MemberInitializer],
        body: cufe_il::StatementId,
        token: u32,
    ) -> Evaluated<()> {
        let mark = self.alive.len();
        self.bind_parameters(parameters, bound)?;
        let own = self.sema.program.canonical(self.sema.program.classes[class].ty);
        let delegated = initializers.iter().find(|initializer| match initializer.member {
            InitializedMember::Type(ty) => self.sema.program.canonical(ty) == own,
            _ => false,
        });
        if let Some(delegated) = delegated {
            let initializer = delegated.value;
            self.initialize_part_at(place, |evaluator| evaluator.initialize(initializer, own))?;
        } else {
            self.fill_at(place, class, initializers, false, token)?;
        }
        self.run(body)?;
        self.leave(mark)
    }

    /// Initializes the parts of an object that no constructor body runs for.
    pub(super) fn fill(&mut self, start: ClassValue, is_value: bool, token: u32) -> Evaluated<Value> {
        let class = start.class;
        let destination = self.take_destination(class);
        self.make_object(class, Value::Class(Box::new(start)), destination, |evaluator, place| {
            evaluator.frames.push(Frame { this: Some(place.clone()), token, ..Frame::default() });
            let result = evaluator.fill_at(place, class, &[], is_value, token);
            evaluator.frames.pop();
            result
        })
    }

    /// As [`Self::initialize_at`] for a full-expression of its own: its temporaries end with it ([class.base.init]/8).
    pub(super) fn initialize_part_at(
        &mut self,
        place: &Place,
        make: impl FnOnce(&mut Self) -> Evaluated<Value>,
    ) -> Evaluated<()> {
        let mark = self.alive.len();
        self.initialize_at(place, make)?;
        self.end_full_expression(mark, None)
    }

    /// Initializes bases, then members: by mem-initializers, default member initializers, or by default
    /// ([class.base.init]/13).
    fn fill_at(
        &mut self,
        place: &Place,
        class: ClassId,
        initializers: &[cufe_il::MemberInitializer],
        is_value: bool,
        token: u32,
    ) -> Evaluated<()> {
        if initializers
            .iter()
            .any(|initializer| initializer.is_pack || initializer.member == InitializedMember::Unknown)
        {
            return Err(Failure::unknown());
        }
        let bases: Vec<TypeId> = self.sema.program.classes[class].bases.iter().map(|base| base.ty).collect();
        for (index, ty) in bases.into_iter().enumerate() {
            let canonical = self.sema.program.canonical(ty);
            let written = initializers.iter().find(|initializer| {
                matches!(initializer.member, InitializedMember::Type(own) if self.sema.program.canonical(own) == canonical)
            });
            let part = place.with(Step::Base(index as u32));
            let written = written.map(|written| written.value);
            self.initialize_part_at(&part, |evaluator| match written {
                Some(written) => evaluator.initialize(written, ty),
                None => evaluator.implicit_value(ty, is_value, token),
            })?;
        }
        self.fill_members(place, class, initializers, is_value, token)
    }

    /// What a part without initializers is: value-initialized with its whole, or default-initialized.
    fn implicit_value(&mut self, ty: TypeId, is_value: bool, token: u32) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            Type::Class(class) if is_value => self.default_object(class, true, token),
            Type::Array { element, bound: ArrayBound::Known(length) } if is_value => {
                self.alike(element, length, |evaluator| evaluator.implicit_value(element, true, token))
            }
            _ if is_value => self.zero(ty),
            _ => self.default_value(ty, token),
        }
    }

    /// The `{` of the constructor that runs, for which default member initializers are used.
    fn constructor_body(&self) -> Option<u32> {
        let program = &self.sema.program;
        let definition = program.functions[self.frame()?.function?].definition?;
        Some(program.function_declarations[definition].body?.0)
    }

    fn fill_members(
        &mut self,
        place: &Place,
        class: ClassId,
        initializers: &[cufe_il::MemberInitializer],
        is_value: bool,
        token: u32,
    ) -> Evaluated<()> {
        let members = self.sema.program.classes[class].data_members.clone();
        let is_union = self.is_union(class);
        let is_written = |member: &cufe_il::DataMember, evaluator: &Self| {
            member.variable.is_some_and(|variable| {
                let entity = evaluator.sema.program.variables[variable].entity;
                initializers.iter().any(|initializer| initializer.member == InitializedMember::Field(entity))
            })
        };
        let any_written = members.iter().any(|member| is_written(member, self));
        for (index, member) in members.iter().enumerate() {
            let part = place.with(Step::Member(index as u32));
            if member.flags.contains(DataMemberFlags::ANONYMOUS) {
                let Some(inner) = self.sema.program.class_of(member.ty) else { return Err(Failure::unknown()) };
                self.guarded(|evaluator| evaluator.fill_members(&part, inner, initializers, is_value, token))?;
                continue;
            }
            let Some(variable) = member.variable else { continue };
            let entity = self.sema.program.variables[variable].entity;
            let written =
                initializers.iter().find(|initializer| initializer.member == InitializedMember::Field(entity));
            // Of a union at most one member is initialized; a zeroed one has its first member already.
            if is_union
                && (any_written && written.is_none()
                    || !any_written && !member.flags.contains(DataMemberFlags::INITIALIZED))
            {
                continue;
            }
            let is_default = written.is_none();
            let initializer = match written {
                Some(written) => Some(written.value),
                None if member.flags.contains(DataMemberFlags::INITIALIZED) => {
                    match self.sema.program.variables[variable].initializer {
                        Some(default) => Some(default),
                        None => return Err(Failure::Needs(Demand::Initializer(variable))),
                    }
                }
                None => None,
            };
            let mark = self.alive.len();
            self.initialize_at(&part, |evaluator| match initializer {
                Some(initializer) if is_default => {
                    let site = evaluator.constructor_body().unwrap_or(token);
                    evaluator.used_for(site, |evaluator| evaluator.initialize(initializer, member.ty))
                }
                Some(initializer) => evaluator.initialize(initializer, member.ty),
                None => evaluator.implicit_value(member.ty, is_value, token),
            })?;
            if !self.sema.program.is_reference(member.ty) {
                self.end_full_expression(mark, None)?;
            }
        }
        Ok(())
    }

    /// Ends the life of an object: its destructor runs where it has one of its own.
    pub(super) fn destroy(&mut self, place: &Place, ty: TypeId) -> Evaluated<()> {
        if self.sema.program.is_reference(ty) {
            return Ok(());
        }
        let class = match self.sema.value_structure(ty) {
            Type::Class(class) => class,
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                let mut inner = element;
                while let Type::Array { element, .. } = self.sema.value_structure(inner) {
                    inner = element;
                }
                if !matches!(self.sema.value_structure(inner), Type::Class(class) if self.has_destructor(class, 32)) {
                    return Ok(());
                }
                for index in (0..length).rev() {
                    self.guarded(|evaluator| evaluator.destroy(&place.with(Step::Element(index)), element))?;
                }
                return Ok(());
            }
            _ => return Ok(()),
        };
        if !self.has_destructor(class, 32) {
            return Ok(());
        }
        let destructor = self.sema.declared_destructor(class);
        if let Some(destructor) = destructor {
            let token = self.frame().map_or(0, |frame| frame.token);
            self.check_defaulted_destructor(destructor, class, token)?;
        }
        // An object is not const for its own destructor ([class.dtor]/5).
        if let Base::Object(id) = place.base
            && place.path.is_empty()
            && let Some(object) = self.object_mut(id)
        {
            object.is_const = false;
        }
        if let Some(destructor) = destructor
            && !self.is_memberwise(destructor)
        {
            let destructor = self.sema.specialization_of_member(destructor);
            let function = &self.sema.program.functions[destructor];
            if !function.flags.contains(FunctionFlags::CONSTEXPR) {
                let name = self.sema.entity_name(self.sema.program.classes[class].entity);
                let token = self.frame().map_or(0, |frame| frame.token);
                let name = cufe_diagnostics::Argument::Entity { kind: "destructor", name };
                return self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![name]);
            }
            if function.flags.contains(FunctionFlags::TEMPLATED) {
                return Err(Failure::unknown());
            }
            let Some(definition) = function.definition else {
                return Err(match self.sema.is_defined_elsewhere(destructor) {
                    true => Failure::Needs(Demand::Body(destructor)),
                    false => Failure::unknown(),
                });
            };
            let Some(body) = self.sema.program.function_declarations[definition].statement else {
                return Err(Failure::Needs(Demand::Body(destructor)));
            };
            let token = self.frame().map_or(0, |frame| frame.token);
            self.frames.push(Frame {
                function: Some(destructor),
                this: Some(place.clone()),
                token,
                ..Frame::default()
            });
            let result = self.scoped(|evaluator| evaluator.run(body));
            self.frames.pop();
            result?;
        }
        if self.is_union(class) {
            return Ok(());
        }
        for (step, ty) in self.destroyed_parts(class).into_iter().rev() {
            self.destroy(&place.with(step), ty)?;
        }
        Ok(())
    }

    /// Destroys the object of a constexpr variable, which must have constant destruction ([expr.const]/6): what its members
    /// hold is known there, but for the mutable ones. Nothing is asked of arrays (measured).
    pub(super) fn destroy_constant(&mut self, id: ObjectId, ty: TypeId, mut value: Value) -> Evaluated<()> {
        let Type::Class(class) = self.sema.value_structure(ty) else { return Ok(()) };
        if self.sema.program.is_reference(ty) || !self.has_destructor(class, 64) {
            return Ok(());
        }
        self.forget_mutable(&mut value);
        let Some(object) = self.object_mut(id) else { return Ok(()) };
        object.value = value;
        match self.destroy(&Place::whole(Base::Object(id)), ty) {
            Err(Failure::Unknown) => Ok(()),
            destroyed => destroyed,
        }
    }

    /// Mutable members have no value any more.
    fn forget_mutable(&self, value: &mut Value) {
        match value {
            Value::Class(object) => {
                object.bases.iter_mut().for_each(|base| self.forget_mutable(base));
                let entry = &self.sema.program.classes[object.class];
                for (part, member) in object.members.iter_mut().zip(&entry.data_members) {
                    match member.flags.contains(cufe_il::DataMemberFlags::MUTABLE) {
                        true => *part = self.blank_value(member.ty),
                        false => self.forget_mutable(part),
                    }
                }
            }
            Value::Array(array) => {
                array.elements.iter_mut().for_each(|element| self.forget_mutable(element));
                self.forget_mutable(&mut array.rest);
            }
            _ => {}
        }
    }

    /// A constexpr variable has constant destruction ([dcl.constexpr]/10): fails where a destructor is not constexpr.
    pub(super) fn check_constant_destruction(&self, ty: TypeId, token: u32) -> Evaluated<()> {
        let mut open = vec![ty];
        let mut steps = 0;
        while let Some(ty) = open.pop() {
            steps += 1;
            if steps > 1000 {
                return Err(Failure::unknown());
            }
            if self.sema.program.is_reference(ty) {
                continue;
            }
            let class = match self.sema.value_structure(ty) {
                Type::Array { element, .. } => {
                    open.push(element);
                    continue;
                }
                Type::Class(class) => class,
                _ => continue,
            };
            if self.is_union(class) {
                continue;
            }
            let entry = &self.sema.program.classes[class];
            let destructor = self.sema.declared_destructor(class);
            if let Some(destructor) = destructor {
                self.check_defaulted_destructor(destructor, class, token)?;
            }
            if let Some(destructor) = destructor
                && !self.is_memberwise(destructor)
            {
                let flags = self.sema.program.functions[destructor].flags;
                if flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::SPECIALIZATION | FunctionFlags::DELETED) {
                    return Err(Failure::unknown());
                }
                if !flags.contains(FunctionFlags::CONSTEXPR) {
                    let name = self.sema.entity_name(entry.entity);
                    let name = cufe_diagnostics::Argument::Entity { kind: "destructor", name };
                    return self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![name]);
                }
            }
            open.extend(entry.bases.iter().map(|base| base.ty));
            open.extend(entry.data_members.iter().map(|member| member.ty));
        }
        Ok(())
    }

    /// A destructor that is defaulted where it is declared may be none that constant evaluation calls.
    fn check_defaulted_destructor(&self, destructor: FunctionId, class: ClassId, token: u32) -> Evaluated<()> {
        let flags = self.sema.program.functions[destructor].flags;
        let facts = self.sema.settled_special_facts(destructor);
        let is_refused = flags.contains(FunctionFlags::DEFAULTED)
            && !flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::CONSTEXPR | FunctionFlags::DELETED)
            && facts.is_trivial == Some(false)
            && facts.is_constexpr == Some(false)
            && self.sema.since(cufe_base::Standard::Cpp20);
        match is_refused {
            true => {
                let name = self.sema.entity_name(self.sema.program.classes[class].entity);
                let name = cufe_diagnostics::Argument::Entity { kind: "destructor", name };
                self.fail_at(code::CONSTANT_NON_CONSTEXPR_CALL, token, vec![name])
            }
            false => Ok(()),
        }
    }

    /// Whether destroying an object of a class does something.
    pub(super) fn has_destructor(&self, class: ClassId, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let entry = &self.sema.program.classes[class];
        if entry.scope.is_none() && !entry.is_closure {
            return false;
        }
        let own = self.sema.declared_destructor(class).is_some_and(|destructor| !self.is_memberwise(destructor));
        own || self.destroyed_parts(class).into_iter().any(|(_, ty)| {
            let mut ty = ty;
            while let Type::Array { element, .. } = self.sema.value_structure(ty) {
                ty = element;
            }
            !self.sema.program.is_reference(ty)
                && matches!(self.sema.value_structure(ty), Type::Class(inner) if self.has_destructor(inner, depth))
        })
    }

    /// `T(...)`, `T{...}`
    pub(super) fn functional_cast(
        &mut self,
        expression: ExpressionId,
        arguments: cufe_il::ExpressionList,
        is_braced: bool,
    ) -> Evaluated<Value> {
        let ty = self.sema.expression(expression).ty;
        if self.is_unknown(ty) {
            return Err(Failure::unknown());
        }
        let list = self.sema.program.expression_list(arguments).to_vec();
        if let Some(&function) = self.sema.program.called.get(&expression) {
            let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
            if name != Name::CONSTRUCTOR {
                return Err(Failure::unknown());
            }
            let class = self.class_made(function, ty)?;
            return match self.sema.program.whole_lists.get(&expression) {
                Some(&whole) => self.construct(function, class, &[whole], expression),
                None => self.construct(function, class, &list, expression),
            };
        }
        match (list.as_slice(), self.sema.value_structure(ty)) {
            (_, Type::Class(_)) => self.initialize_class(&list, is_braced, ty, expression),
            ([], _) => self.zero(ty),
            (&[single], Type::Array { .. }) if is_braced => self.initialize(single, ty),
            (&[single], _) if matches!(self.sema.expression(single).kind, ExpressionKind::InitializerList(_)) => {
                self.initialize(single, ty)
            }
            (&[single], _) => self.cast(cufe_il::CastKind::CStyle, single, ty, expression),
            _ => Err(Failure::unknown()),
        }
    }
}
