//! Initialization by expressions, braced lists and parenthesized lists ([dcl.init], [dcl.init.aggr]).

use super::storage::MAXIMUM_SCALARS;
use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{ArrayValue, Base, ClassValue, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Symbol;
use cufe_diagnostics::code;
use cufe_il::{ArrayBound, ClassId, DataMember, DataMemberFlags, ExpressionId, ExpressionKind, Name, Type, TypeId};

/// What a designator chooses for a member.
#[derive(Clone, Copy)]
enum Designated {
    /// Its initializer.
    Value(ExpressionId),
    /// The element with the designator, which names a member of this anonymous one.
    Inner(ExpressionId),
}

impl Evaluator<'_, '_> {
    /// The value of an object (or reference) of a type that an initializer initializes.
    pub(super) fn initialize(&mut self, initializer: ExpressionId, ty: TypeId) -> Evaluated<Value> {
        self.guarded(|evaluator| evaluator.unguarded_initialize(initializer, ty))
    }

    /// The value of a variable, data member or base that an initializer initializes.
    pub(super) fn initialize_variable(
        &mut self,
        variable: cufe_il::VariableId,
        initializer: ExpressionId,
        ty: TypeId,
    ) -> Evaluated<Value> {
        let Some(&constructor) = self.sema.program.constructed.get(&variable) else {
            return self.initialize(initializer, ty);
        };
        let arguments = match self.sema.expression(initializer).kind {
            ExpressionKind::ParenthesizedList(list) => self.sema.program.expression_list(list).to_vec(),
            _ => vec![initializer],
        };
        match self.sema.value_structure(ty) {
            Type::Class(class) => self.construct(constructor, class, &arguments, initializer),
            _ => Err(Failure::unknown()),
        }
    }

    fn unguarded_initialize(&mut self, initializer: ExpressionId, ty: TypeId) -> Evaluated<Value> {
        if self.sema.program.is_reference(ty) {
            return Ok(Value::Reference(Box::new(self.bind(initializer, ty)?)));
        }
        if self.is_unknown(ty) {
            return Err(Failure::unknown());
        }
        let entry = self.sema.expression(initializer);
        match entry.kind {
            ExpressionKind::InitializerList(list) => {
                let elements = self.sema.program.expression_list(list).to_vec();
                match self.sema.value_structure(ty) {
                    Type::Class(_) => self.initialize_class(&elements, true, ty, initializer),
                    Type::Array { .. } => self.array_from_list(&elements, ty),
                    Type::Complex(element) => self.complex(&elements, element),
                    Type::Vector { .. } => Err(Failure::unknown()),
                    _ => match elements.as_slice() {
                        [] => self.zero(ty),
                        &[single] => self.initialize(single, ty),
                        _ => Err(Failure::unknown()),
                    },
                }
            }
            ExpressionKind::ParenthesizedList(list) => {
                let elements = self.sema.program.expression_list(list).to_vec();
                match (self.sema.value_structure(ty), elements.as_slice()) {
                    (Type::Class(_), _) => self.initialize_class(&elements, false, ty, initializer),
                    (_, []) => self.zero(ty),
                    (Type::Array { .. }, _) => Err(Failure::unknown()),
                    (_, &[single]) => self.converted(single, ty),
                    _ => Err(Failure::unknown()),
                }
            }
            ExpressionKind::Designated { .. } | ExpressionKind::PackExpansion(_) => Err(Failure::unknown()),
            ExpressionKind::String(_) => match self.sema.value_structure(ty) {
                Type::Array { .. } => self.array_from_string(initializer, ty),
                _ => self.initialized_by_constructor(initializer, ty),
            },
            _ => match self.sema.value_structure(ty) {
                Type::Array { .. } if matches!(entry.kind, ExpressionKind::Parenthesized(_)) => {
                    self.initialize(self.sema.without_parentheses(initializer), ty)
                }
                _ => self.initialized_by_constructor(initializer, ty),
            },
        }
    }

    /// An object of class type from an expression that is no list; others are converted.
    fn initialized_by_constructor(&mut self, initializer: ExpressionId, ty: TypeId) -> Evaluated<Value> {
        self.converted(initializer, ty)
    }

    fn complex(&mut self, elements: &[ExpressionId], element: TypeId) -> Evaluated<Value> {
        let zero = self.zero(element)?;
        match *elements {
            [] => Ok(Value::Complex(Box::new([zero.clone(), zero]))),
            [real] => Ok(Value::Complex(Box::new([self.initialize(real, element)?, zero]))),
            [real, imaginary] => {
                let real = self.initialize(real, element)?;
                let imaginary = self.initialize(imaginary, element)?;
                Ok(Value::Complex(Box::new([real, imaginary])))
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// An object of class type from a braced or parenthesized list.
    pub(super) fn initialize_class(
        &mut self,
        elements: &[ExpressionId],
        is_braced: bool,
        ty: TypeId,
        initializer: ExpressionId,
    ) -> Evaluated<Value> {
        let class = self.sema.program.class_of(ty).or_failure()?;
        if is_braced && let Some(element) = self.list_element(ty) {
            return match self.sema.copied_from_list(elements, ty) {
                Some(single) => self.converted(single, ty),
                None => self.list_object(class, elements, element),
            };
        }
        if let Some(&function) = self.sema.program.called.get(&initializer) {
            let name = self.sema.program.entities[self.sema.program.functions[function].entity].name;
            if name != Name::CONSTRUCTOR {
                // What a conversion function returns is the object itself ([dcl.init.general]/16.6.3).
                let &[single] = elements else { return Err(Failure::unknown()) };
                return self.convert_by_function(single, function, ty);
            }
            return match self.sema.program.whole_lists.get(&initializer) {
                Some(&list) => self.construct(function, class, &[list], initializer),
                None => self.construct(function, class, elements, initializer),
            };
        }
        // `T t{other}`, `T t(other)`: a copy, of what a conversion function gives too.
        if let &[single] = elements
            && self.is_same_or_derived(self.operand_type(single), ty)
        {
            return self.converted(single, ty);
        }
        let token = self.sema.expression(initializer).first;
        if elements.is_empty() && !self.is_aggregate(class) {
            return self.default_object(class, true, token);
        }
        if !self.is_aggregate(class)
            || !is_braced && !self.sema.since(cufe_base::Standard::Cpp20) && !elements.is_empty()
        {
            return Err(Failure::unknown());
        }
        let mut at = 0;
        let value = self.aggregate(class, elements, &mut at, initializer)?;
        if at < elements.len() { Err(Failure::unknown()) } else { Ok(value) }
    }

    /// A `std::initializer_list` of elements: an array is made of them, which lives as long as a temporary that a reference is
    /// bound to ([dcl.init.list]/5). The class tells where its first element is, and how many there are or where they end.
    fn list_object(&mut self, class: ClassId, elements: &[ExpressionId], element: TypeId) -> Evaluated<Value> {
        let program = &self.sema.program;
        let members = program.classes[class].data_members.clone();
        let [first, last] = members.as_slice() else { return Err(Failure::unknown()) };
        let destination = self.destination.take();
        let length = elements.len() as u64;
        let array = program.known_type(Type::Array { element, bound: ArrayBound::Known(length) }).or_failure()?;
        let id = self.create_with(array, |evaluator| match length {
            // An array without elements: nothing can be read of it.
            0 => Ok(Value::Array(Box::new(ArrayValue { elements: Vec::new(), rest: Value::Indeterminate, length }))),
            _ => evaluator.array_from_list(elements, array),
        })?;
        if let Some(object) = self.object_mut(id) {
            object.is_const = true;
        }
        self.destination = destination;
        let start = Place::whole(Base::Object(id)).with(Step::Element(0));
        let is_pointer = |member: &DataMember, evaluator: &Self| {
            matches!(evaluator.sema.value_structure(member.ty), Type::Pointer(_))
        };
        if !is_pointer(first, self) {
            return Err(Failure::unknown());
        }
        let begin = Value::Pointer(Some(Box::new(start)));
        let end = match is_pointer(last, self) {
            true => self.advance(&begin, i128::from(length), ExpressionId::from_number(0))?,
            false => Value::Integer(i128::from(length)),
        };
        let value = ClassValue { class, bases: Vec::new(), members: vec![begin, end], active: None };
        Ok(Value::Class(Box::new(value)))
    }

    /// The elements' type of a `std::initializer_list`.
    pub(super) fn list_element(&self, ty: TypeId) -> Option<TypeId> {
        let program = &self.sema.program;
        self.sema.initializer_list_element(program.unqualified(program.canonical(ty)).0)
    }

    pub(super) fn is_same_or_derived(&self, from: TypeId, to: TypeId) -> bool {
        let program = &self.sema.program;
        let plain = |ty: TypeId| program.unqualified(program.canonical(ty)).0;
        let (from, to) = (plain(from), plain(to));
        matches!(program.written(from), Type::Class(_)) && (from == to || self.is_base(from, to))
    }

    /// Whether a class is an aggregate ([dcl.init.aggr]/1) for certain.
    pub(super) fn is_aggregate(&self, class: ClassId) -> bool {
        self.sema.is_aggregate_class(class) == Some(true)
    }

    /// An aggregate from the elements of a list from `at` on ([dcl.init.aggr]).
    fn aggregate(
        &mut self,
        class: ClassId,
        elements: &[ExpressionId],
        at: &mut usize,
        initializer: ExpressionId,
    ) -> Evaluated<Value> {
        let token = self.sema.expression(initializer).first;
        let destination = self.take_destination(class);
        if let Some(place) = &destination {
            let start = Value::Class(Box::new(self.blank(class)));
            self.put(place, start, initializer)?;
        }
        let is_designated = elements.get(*at..).is_some_and(|rest| {
            rest.iter().any(|&element| matches!(self.sema.expression(element).kind, ExpressionKind::Designated { .. }))
        });
        if is_designated {
            return self.designated(class, elements, at, token, destination);
        }
        let members = self.sema.program.classes[class].data_members.clone();
        let bases: Vec<TypeId> = self.sema.program.classes[class].bases.iter().map(|base| base.ty).collect();
        let is_union = self.is_union(class);
        let mut value = ClassValue { class, bases: Vec::new(), members: Vec::new(), active: None };
        for (index, ty) in bases.into_iter().enumerate() {
            let part = destination.as_ref().map(|place| place.with(Step::Base(index as u32)));
            let base = self.part(part, |evaluator| match elements.get(*at) {
                Some(_) => evaluator.element(ty, elements, at, initializer),
                None => evaluator.empty_initialized(ty, token),
            })?;
            value.bases.push(base);
        }
        for (index, member) in members.iter().enumerate() {
            let is_skipped = member.variable.is_none() && !member.flags.contains(DataMemberFlags::ANONYMOUS);
            if is_skipped || is_union && value.active.is_some() {
                value.members.push(self.blank_value(member.ty));
                continue;
            }
            let has_element = *at < elements.len();
            if is_union && !has_element && elements.is_empty() {
                // `{}`: the member with a default initializer, or the first one.
                let default = members.iter().position(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
                if default.unwrap_or(0) != index {
                    value.members.push(self.blank_value(member.ty));
                    continue;
                }
            }
            let place = destination.as_ref().map(|place| place.with(Step::Member(index as u32)));
            let part = self.part(place, |evaluator| {
                if has_element {
                    evaluator.element(member.ty, elements, at, initializer)
                } else {
                    evaluator.default_member(member, &value, destination.as_ref(), token)
                }
            })?;
            value.members.push(self.fitted_member(member, part)?);
            if is_union {
                value.active = Some(index as u32);
            }
        }
        match destination {
            Some(place) => self.made(&place),
            None => Ok(Value::Class(Box::new(value))),
        }
    }

    /// Makes a part of an aggregate: in its place, where that is known.
    fn part(&mut self, place: Option<Place>, make: impl FnOnce(&mut Self) -> Evaluated<Value>) -> Evaluated<Value> {
        let Some(place) = place else { return make(self) };
        self.destination = Some(place.clone());
        let value = make(self);
        self.destination = None;
        let value = value?;
        self.put(&place, value.clone(), ExpressionId::from_number(0))?;
        Ok(value)
    }

    /// The value of a member without element in the list: its default member initializer, or as from `{}`.
    fn default_member(
        &mut self,
        member: &DataMember,
        so_far: &ClassValue,
        whole: Option<&Place>,
        token: u32,
    ) -> Evaluated<Value> {
        if !member.flags.contains(DataMemberFlags::INITIALIZED) {
            return self.empty_initialized(member.ty, token);
        }
        let variable = member.variable.or_failure()?;
        let Some(default) = self.sema.program.variables[variable].initializer else {
            return Err(Failure::Needs(super::Demand::Initializer(variable)));
        };
        if let Some(whole) = whole {
            self.frames.push(super::Frame { this: Some(whole.clone()), token, ..super::Frame::default() });
            let result = self.used_for(token, |evaluator| evaluator.initialize(default, member.ty));
            self.frames.pop();
            return result;
        }
        // The initializer may use the members before it.
        let mut object = self.blank(so_far.class);
        for (target, value) in object.bases.iter_mut().zip(&so_far.bases) {
            *target = value.clone();
        }
        for (target, value) in object.members.iter_mut().zip(&so_far.members) {
            *target = value.clone();
        }
        let ty = self.sema.program.classes[so_far.class].ty;
        let place = self.temporary(ty, Value::Class(Box::new(object)));
        let base = place.base;
        self.frames.push(super::Frame { this: Some(place), token, ..super::Frame::default() });
        let result = self.used_for(token, |evaluator| evaluator.initialize(default, member.ty));
        self.frames.pop();
        // It stands for the object that is made, which is not destroyed here.
        self.alive.retain(|&id| base != Base::Object(id));
        result
    }

    /// An object initialized from an empty list.
    fn empty_initialized(&mut self, ty: TypeId, token: u32) -> Evaluated<Value> {
        match self.sema.value_structure(ty) {
            _ if self.sema.program.is_reference(ty) => Err(Failure::unknown()),
            Type::Class(class) if self.is_aggregate(class) => {
                let mut at = 0;
                self.guarded(|evaluator| evaluator.aggregate(class, &[], &mut at, ExpressionId::from_number(0)))
            }
            Type::Class(class) => self.default_object(class, true, token),
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                self.alike(element, length, |evaluator| evaluator.empty_initialized(element, token))
            }
            _ => self.zero(ty),
        }
    }

    /// A part from the next element of a list; braces may be left out ([dcl.init.aggr]/13).
    fn element(
        &mut self,
        ty: TypeId,
        elements: &[ExpressionId],
        at: &mut usize,
        initializer: ExpressionId,
    ) -> Evaluated<Value> {
        let Some(&next) = elements.get(*at) else { return Err(Failure::unknown()) };
        let kind = self.sema.expression(self.sema.without_parentheses(next)).kind;
        if matches!(kind, ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. }) {
            return Err(Failure::unknown());
        }
        let is_list = matches!(kind, ExpressionKind::InitializerList(_));
        match self.sema.value_structure(ty) {
            _ if self.sema.program.is_reference(ty) || is_list => {}
            Type::Array { element, bound: ArrayBound::Known(length) } => {
                if matches!(kind, ExpressionKind::String(_)) && self.sema.number_type(element).is_some() {
                    *at += 1;
                    return self.array_from_string(next, ty);
                }
                return self.guarded(|evaluator| evaluator.array_elements(element, length, elements, at, initializer));
            }
            Type::Class(class) => {
                let is_direct = self.is_same_or_derived(self.sema.expression(next).ty, ty)
                    || self.user_conversion(next).is_some()
                    || !self.is_aggregate(class);
                if !is_direct {
                    return self.guarded(|evaluator| evaluator.aggregate(class, elements, at, initializer));
                }
            }
            _ => {}
        }
        *at += 1;
        self.initialize(next, ty)
    }

    fn array_elements(
        &mut self,
        element: TypeId,
        length: u64,
        elements: &[ExpressionId],
        at: &mut usize,
        initializer: ExpressionId,
    ) -> Evaluated<Value> {
        if length > MAXIMUM_SCALARS {
            return self.fail(code::CONSTANT_TYPE_TOO_LARGE, initializer);
        }
        let length_written = usize::try_from(length).unwrap_or(usize::MAX);
        let written = elements.get(*at..).unwrap_or_default().iter().take(length_written);
        // Elements that only have values need no place: nothing can read those before them.
        let is_made_in_place =
            self.is_made_in_place(element) || written.into_iter().any(|&element| !self.is_plain_literal(element));
        let destination = self.destination.take().filter(|_| is_made_in_place);
        let destination = destination.filter(|place| {
            place.path.is_empty() && self.allocated_count(place.base).is_some()
                || self.type_of(place).is_ok_and(|ty| matches!(self.sema.value_structure(ty), Type::Array { .. }))
        });
        let mut values = Vec::new();
        while *at < elements.len() && (values.len() as u64) < length {
            let place = destination.as_ref().map(|place| place.with(Step::Element(values.len() as u64)));
            let value = self.part(place, |evaluator| evaluator.element(element, elements, at, initializer))?;
            values.push(value);
        }
        let token = self.sema.expression(initializer).first;
        let mut rest = Value::Indeterminate;
        while (values.len() as u64) < length {
            let value = self.empty_initialized(element, token)?;
            if !self.is_told_apart(element, &value) {
                rest = value;
                break;
            }
            self.count_apart()?;
            if let Some(place) = &destination {
                let place = place.with(Step::Element(values.len() as u64));
                self.put(&place, value.clone(), ExpressionId::from_number(0))?;
            }
            values.push(value);
        }
        if let Some(place) = &destination {
            for (index, value) in values.iter_mut().enumerate() {
                *value = self.made(&place.with(Step::Element(index as u64)))?;
            }
        }
        Ok(Value::Array(Box::new(ArrayValue { elements: values, rest, length })))
    }

    fn is_plain_literal(&self, expression: ExpressionId) -> bool {
        matches!(
            self.sema.expression(expression).kind,
            ExpressionKind::Literal(_)
                | ExpressionKind::Boolean(_)
                | ExpressionKind::Nullptr
                | ExpressionKind::String(_)
                | ExpressionKind::InitializerList(_)
        )
    }

    /// Whether objects of a type may hold or hand out their own address while they are made.
    fn is_made_in_place(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        while let Type::Array { element, .. } = self.sema.value_structure(ty) {
            ty = element;
        }
        matches!(self.sema.value_structure(ty), Type::Class(_))
    }

    fn array_from_list(&mut self, elements: &[ExpressionId], ty: TypeId) -> Evaluated<Value> {
        let Type::Array { element, bound } = self.sema.value_structure(ty) else { return Err(Failure::unknown()) };
        if let &[single] = elements {
            let inner = self.sema.without_parentheses(single);
            if matches!(self.sema.expression(inner).kind, ExpressionKind::String(_))
                && self.sema.number_type(element).is_some()
            {
                return self.array_from_string(inner, ty);
            }
        }
        let length = match bound {
            ArrayBound::Known(length) => length,
            ArrayBound::Unknown => elements.len() as u64,
            ArrayBound::Expression(_) => return Err(Failure::unknown()),
        };
        let initializer = elements.first().copied().unwrap_or(ExpressionId::from_number(0));
        self.elements_of(element, length, elements, initializer)
    }

    /// An array of a length from the elements of a list.
    pub(super) fn elements_of(
        &mut self,
        element: TypeId,
        length: u64,
        elements: &[ExpressionId],
        initializer: ExpressionId,
    ) -> Evaluated<Value> {
        let mut at = 0;
        let value = self.array_elements(element, length, elements, &mut at, initializer)?;
        if at < elements.len() { Err(Failure::unknown()) } else { Ok(value) }
    }

    /// An array of characters from a string literal ([dcl.init.string]).
    fn array_from_string(&mut self, string: ExpressionId, ty: TypeId) -> Evaluated<Value> {
        let Type::Array { element, bound } = self.sema.value_structure(ty) else { return Err(Failure::unknown()) };
        let Value::Array(text) = self.string_value(string)? else { return Err(Failure::unknown()) };
        let length = match bound {
            ArrayBound::Known(length) => length,
            _ => text.length,
        };
        let number = self.sema.number_type(element).or_failure()?;
        let crate::constant::arithmetic::Number::Integer { bits, is_signed, .. } = number else {
            return Err(Failure::unknown());
        };
        let mut elements = Vec::with_capacity(text.elements.len());
        for value in text.elements.iter().take(usize::try_from(length).unwrap_or(usize::MAX)) {
            let value = value.integer().or_failure()?;
            elements.push(Value::Integer(crate::constant::arithmetic::wrap(value, bits, is_signed)));
        }
        Ok(Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(0), length })))
    }

    /// Whether a member has a name, or is an anonymous one that holds a member of this name at any depth.
    fn holds_member(&self, member: &DataMember, name: Symbol) -> bool {
        match member.variable {
            Some(variable) => self.sema.program.symbol(self.sema.program.variables[variable].entity) == Some(name),
            None => {
                member.flags.contains(DataMemberFlags::ANONYMOUS)
                    && self.sema.program.class_of(member.ty).is_some_and(|class| {
                        let members = &self.sema.program.classes[class].data_members;
                        members.iter().any(|member| self.holds_member(member, name))
                    })
            }
        }
    }

    /// An aggregate from designated initializers: `.name = e`, one level deep. What the name of a member of an anonymous member
    /// designates is initialized as if it stood in a list for that.
    fn designated(
        &mut self,
        class: ClassId,
        elements: &[ExpressionId],
        at: &mut usize,
        token: u32,
        destination: Option<Place>,
    ) -> Evaluated<Value> {
        let members = self.sema.program.classes[class].data_members.clone();
        let bases: Vec<TypeId> = self.sema.program.classes[class].bases.iter().map(|base| base.ty).collect();
        if *at != 0 {
            return Err(Failure::unknown());
        }
        let is_union = self.is_union(class);
        let mut chosen: Vec<Option<Designated>> = vec![None; members.len()];
        for &element in elements {
            let entry = self.sema.expression(element);
            let ExpressionKind::Designated { designators, value } = entry.kind else { return Err(Failure::unknown()) };
            let &[cufe_il::Designator::Member { name: symbol, .. }] = self.sema.program.designators(designators) else {
                return Err(Failure::unknown());
            };
            let index = members.iter().position(|member| self.holds_member(member, symbol)).or_failure()?;
            chosen[index] = Some(match members[index].variable {
                Some(_) => Designated::Value(value),
                None => Designated::Inner(element),
            });
        }
        *at = elements.len();
        let mut result = ClassValue { class, bases: Vec::new(), members: Vec::new(), active: None };
        for (index, ty) in bases.into_iter().enumerate() {
            let part = destination.as_ref().map(|place| place.with(Step::Base(index as u32)));
            let base = self.part(part, |evaluator| evaluator.empty_initialized(ty, token))?;
            result.bases.push(base);
        }
        for (index, (member, chosen)) in members.iter().zip(chosen).enumerate() {
            let is_skipped = member.variable.is_none() && !member.flags.contains(DataMemberFlags::ANONYMOUS);
            if chosen.is_none() && (is_union || is_skipped) {
                result.members.push(self.blank_value(member.ty));
                continue;
            }
            let place = destination.as_ref().map(|place| place.with(Step::Member(index as u32)));
            let value = self.part(place, |evaluator| match chosen {
                Some(Designated::Value(value)) => evaluator.initialize(value, member.ty),
                Some(Designated::Inner(element)) => {
                    let inner = evaluator.sema.program.class_of(member.ty).or_failure()?;
                    evaluator.aggregate(inner, &[element], &mut 0, element)
                }
                None => evaluator.default_member(member, &result, destination.as_ref(), token),
            })?;
            if is_union {
                result.active = Some(index as u32);
            }
            result.members.push(self.fitted_member(member, value)?);
        }
        match destination {
            Some(place) => self.made(&place),
            None => Ok(Value::Class(Box::new(result))),
        }
    }
}
