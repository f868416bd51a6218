//! How initializations use their initializers.

use super::{Use, Walk};
use crate::class::SpecialMember;
use cufe_il::{
    ClassId, ExpressionId, ExpressionKind, ExpressionList, FunctionId, InitializedMember, Program, Type, TypeId,
    VariableId,
};

impl Walk<'_, '_> {
    /// An object or reference of a type is initialized by an expression or a braced list.
    pub(super) fn initialize(&mut self, ty: TypeId, expression: ExpressionId) {
        self.deeper(|walk| walk.initialize_inner(ty, expression));
    }

    fn initialize_inner(&mut self, ty: TypeId, expression: ExpressionId) {
        let entry = self.sema.expression(expression);
        if let ExpressionKind::InitializerList(list) = entry.kind {
            return self.list(ty, expression, list);
        }
        if let ExpressionKind::ParenthesizedList(list) = entry.kind {
            return self.parenthesized(ty, expression, list);
        }
        if let ExpressionKind::Designated { value, .. } = entry.kind {
            return self.initialize(ty, value);
        }
        let target = self.program().structure(ty);
        if matches!(target, Type::Pointer(_)) {
            self.constant_address(expression);
        }
        if self.on_device && matches!(target, Type::Pointer(_) | Type::Auto) {
            self.address_of_atomic(expression);
        }
        match target {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => self.bind(inner, expression),
            Type::Auto => self.value(expression),
            _ => match (self.sema.value_structure(ty), self.structure(expression)) {
                (Type::Class(_), Type::Class(_)) if self.is_same_or_derived(ty, entry.ty) != Some(false) => {
                    self.value(expression);
                }
                // A conversion function is called.
                (target, Type::Class(_)) if Self::is_scalar(target) => {
                    self.inside_call(expression, Some(ty), |walk| walk.visit(expression, Use::Address));
                }
                (target, source) if Self::is_scalar(target) && Self::is_scalar(source) => {
                    self.visit(expression, Use::Read);
                }
                // A converting constructor is called.
                (Type::Class(class), _) if let Some(constructor) = self.converting_constructor(class, expression) => {
                    self.arguments_of_constructor(constructor, &[expression]);
                }
                _ => self.visit(expression, Use::Nothing),
            },
        }
    }

    /// A value is made of an expression: a scalar is read, a class object copied.
    pub(super) fn value(&mut self, expression: ExpressionId) {
        let used = match self.structure(expression) {
            Type::Class(class) => match self.is_trivial(class, SpecialMember::CopyConstructor) {
                Some(true) => Use::Read,
                Some(false) => Use::Address,
                None => Use::Nothing,
            },
            structure if Self::is_scalar(structure) => Use::Read,
            _ => Use::Nothing,
        };
        self.visit(expression, used);
    }

    /// A reference is bound to the object itself, or to a temporary with its value.
    fn bind(&mut self, target: TypeId, expression: ExpressionId) {
        if self.on_device && self.sema.is_texture_type(target) {
            self.texture_reference(target, expression);
            // What holds it is not looked at.
            let is_name = matches!(self.sema.expression(expression).kind, ExpressionKind::Name { .. });
            return self.visit(expression, if is_name { Use::Address } else { Use::Nothing });
        }
        let source = self.sema.expression(expression).ty;
        let (a, b) = (self.sema.value_structure(target), self.sema.value_structure(source));
        let used = match (a, b) {
            (Type::Unknown | Type::Auto, _) | (_, Type::Unknown) => Use::Nothing,
            _ if a == b => Use::Address,
            (Type::Class(class), _) if let Some(constructor) = self.converting_constructor(class, expression) => {
                // A temporary is bound.
                return self.arguments_of_constructor(constructor, &[expression]);
            }
            (Type::Class(_), _) => Use::Nothing,
            (_, Type::Class(_)) => Use::Address,
            _ if Self::is_scalar(a) && Self::is_scalar(b) && self.is_distinct_scalar(target, source) => Use::Read,
            _ => Use::Nothing,
        };
        // A derived object is bound as its base.
        let used = if matches!((a, b), (Type::Class(_), Type::Class(_)))
            && self.is_same_or_derived(target, source) == Some(true)
        {
            Use::Address
        } else {
            used
        };
        self.visit(expression, used);
    }

    /// Whether two scalar types differ by more than qualifiers at any depth.
    fn is_distinct_scalar(&self, a: TypeId, b: TypeId) -> bool {
        matches!(
            (self.sema.value_structure(a), self.sema.value_structure(b)),
            (Type::Builtin(_) | Type::Enum(_), Type::Builtin(_) | Type::Enum(_))
        )
    }

    fn is_same_or_derived(&self, base: TypeId, derived: TypeId) -> Option<bool> {
        let plain =
            |ty: TypeId| self.program().unqualified(self.program().canonical(self.program().non_reference(ty))).0;
        if plain(base) == plain(derived) {
            return Some(true);
        }
        self.sema.is_derived_from(plain(derived), plain(base))
    }

    /// `{a, ...}` for an object of a type ([dcl.init.list]).
    fn list(&mut self, ty: TypeId, expression: ExpressionId, list: ExpressionList) {
        let elements = self.operands(list);
        match self.program().structure(ty) {
            Type::Array { element, .. } => {
                // Braces around the elements can be left out, so an element can be one of a nested array.
                let element = self.innermost(element, &elements);
                self.with_parts_replaced(true, |walk| {
                    for expression in elements {
                        walk.initialize(element, expression);
                    }
                });
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                if let &[only] = elements.as_slice() {
                    self.bind(inner, only);
                }
            }
            _ => match self.sema.value_structure(ty) {
                Type::Class(class) => self.class_list(class, ty, expression, &elements),
                Type::Auto => elements.iter().for_each(|&element| self.value(element)),
                structure if Self::is_scalar(structure) => {
                    for expression in elements {
                        self.initialize(ty, expression);
                    }
                }
                _ => self.arguments_of_unknown(&elements),
            },
        }
    }

    fn innermost(&self, mut element: TypeId, elements: &[ExpressionId]) -> TypeId {
        let has_lists = elements.iter().any(|&expression| self.is_list(expression));
        while let Type::Array { element: inner, .. } = self.program().structure(element) {
            if has_lists {
                break;
            }
            element = inner;
        }
        element
    }

    /// A list for a class: of an aggregate the members in order; where braces are left out nothing is known.
    fn class_list(&mut self, class: ClassId, ty: TypeId, list: ExpressionId, elements: &[ExpressionId]) {
        if let &[only] = elements
            && self.is_same_or_derived(ty, self.sema.expression(only).ty) == Some(true)
        {
            return self.value(only);
        }
        if let Some(&constructor) = self.program().called.get(&list) {
            return self.arguments_of_constructor(constructor, elements);
        }
        let entry = &self.program().classes[class];
        let is_plain = entry.is_complete && entry.bases.is_empty() && !entry.is_dependent;
        let types: Vec<TypeId> = entry.data_members.iter().map(|member| member.ty).collect();
        let has_constructor = self.has_declared_constructor(class);
        if !is_plain || has_constructor || elements.len() > types.len() {
            return self.arguments_of_unknown(elements);
        }
        for (index, &element) in elements.iter().enumerate() {
            let Some(&member) = types.get(index) else { return };
            // Braces that are left out: the following elements belong to the member's members.
            let is_aggregate = matches!(self.program().structure(member), Type::Array { .. } | Type::Class(_));
            if is_aggregate
                && !self.is_list(element)
                && self.structure(element) != self.sema.value_structure(member)
                && !self.program().converted.contains_key(&element)
            {
                return self.arguments_of_unknown(&elements[index..]);
            }
            self.with_parts_replaced(true, |walk| walk.initialize(member, element));
        }
    }

    fn has_declared_constructor(&mut self, class: ClassId) -> bool {
        let constructors = self.sema.constructors(class);
        constructors.is_partial
            || constructors.entities.iter().any(|&entity| {
                self.program().function_of(entity).is_none_or(|function| {
                    !self.program().functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT)
                })
            })
    }

    /// `T(a, ...)`, `T{a, ...}`
    pub(super) fn construct(&mut self, expression: ExpressionId, ty: TypeId, arguments: ExpressionList) {
        let list = self.operands(arguments);
        match (self.sema.value_structure(ty), list.as_slice()) {
            (Type::Class(class), elements) => match elements {
                &[only] if self.is_same_or_derived(ty, self.sema.expression(only).ty) == Some(true) => {
                    self.value(only);
                }
                _ if self.is_braced(expression) => self.class_list(class, ty, expression, elements),
                _ => self.constructor_arguments(expression, elements),
            },
            (structure, elements) if Self::is_scalar(structure) => {
                for &element in elements {
                    self.initialize(ty, element);
                }
            }
            (_, elements) => self.arguments_of_unknown(elements),
        }
    }

    fn is_braced(&self, expression: ExpressionId) -> bool {
        matches!(self.sema.expression(expression).kind, ExpressionKind::Construct { is_braced: true, .. })
    }

    /// The arguments of a constructor, if it is known which.
    fn constructor_arguments(&mut self, expression: ExpressionId, elements: &[ExpressionId]) {
        match self.program().called.get(&expression) {
            Some(&constructor) => self.arguments_of_constructor(constructor, elements),
            None => self.arguments_of_unknown(elements),
        }
    }

    /// The constructor of a class that converts an expression where it stands.
    fn converting_constructor(&self, class: ClassId, expression: ExpressionId) -> Option<FunctionId> {
        let function = self.program().converted.get(&expression).copied()?;
        (self.sema.class_of_member(function) == Some(class) && self.sema.is_constructor(function)).then_some(function)
    }

    /// What initializes a variable; where a constructor does, its parameters tell how the arguments are used.
    pub(super) fn initialize_variable(&mut self, variable: VariableId, ty: TypeId, initializer: ExpressionId) {
        let constructor = self.program().constructed.get(&variable).copied();
        match (constructor, self.sema.expression(initializer).kind) {
            (None, _) => self.initialize(ty, initializer),
            (Some(constructor), ExpressionKind::ParenthesizedList(list)) => {
                self.arguments_of_constructor(constructor, &self.operands(list));
            }
            (Some(constructor), _) => self.arguments_of_constructor(constructor, &[initializer]),
        }
    }

    fn arguments_of_constructor(&mut self, constructor: FunctionId, arguments: &[ExpressionId]) {
        if let (&[only], Some(class)) = (arguments, self.sema.class_of_member(constructor))
            && (self.is_same_or_derived(self.program().classes[class].ty, self.sema.expression(only).ty) == Some(true)
                || self.sema.special_member(constructor).is_some())
        {
            return self.value(only);
        }
        let Some(ty) = self.program().as_function(self.program().functions[constructor].ty) else { return };
        let parameters = ty.parameters.clone();
        if let Some(&first) = parameters.first()
            && self.sema.initializer_list_element(first).is_some()
        {
            // The elements are values of an array that nobody names.
            for &argument in arguments {
                match self.sema.expression(argument).kind {
                    ExpressionKind::InitializerList(list) => {
                        self.operands(list).iter().for_each(|&element| self.value(element));
                    }
                    _ => self.value(argument),
                }
            }
            return;
        }
        for (index, &argument) in arguments.iter().enumerate() {
            match parameters.get(index) {
                Some(&parameter) => self.initialize(parameter, argument),
                None => self.value(argument),
            }
        }
    }

    /// `new T`: placement arguments initialize the parameters of the allocation function; the initializer of a scalar is a value.
    pub(super) fn new_expression(&mut self, new: ExpressionId) {
        let ExpressionKind::New { ty, operands, has_bound, placement, .. } = self.sema.expression(new).kind else {
            return;
        };
        let placement = usize::from(placement);
        let is_scalar = Self::is_scalar(self.sema.value_structure(ty));
        let operands = self.operands(operands);
        let (before, initializers) = operands.split_at(operands.len().min(placement + usize::from(has_bound)));
        let is_list =
            |walk: &Self, operand| matches!(walk.sema.expression(operand).kind, ExpressionKind::InitializerList(_));
        let allocation = self.program().allocations.get(&new).copied();
        let parameters = allocation
            .and_then(|function| self.program().as_function(self.program().functions[function].ty))
            .map_or_else(Vec::new, |ty| ty.parameters.to_vec());
        // In front of what is written stand the size and perhaps the alignment.
        let written = parameters.get(parameters.len().saturating_sub(placement)..).unwrap_or_default();
        for (index, &operand) in before.iter().enumerate() {
            let parameter = written.get(index).copied().filter(|_| written.len() == placement && index < placement);
            self.with_parts_replaced(true, |walk| match parameter {
                Some(parameter) => walk.initialize(parameter, operand),
                None if Self::is_scalar(walk.structure(operand)) => walk.value(operand),
                None => walk.visit(operand, Use::Nothing),
            });
        }
        let constructor = self.program().called.get(&new).copied();
        self.with_parts_replaced(true, |walk| match (constructor, initializers) {
            (_, &[list]) if is_list(walk, list) => walk.initialize(ty, list),
            (Some(constructor), arguments) => walk.arguments_of_constructor(constructor, arguments),
            (None, values) if is_scalar => values.iter().for_each(|&value| walk.value(value)),
            (None, values) => walk.arguments_of_unknown(values),
        });
    }

    /// The mem-initializers of a constructor ([class.base.init]).
    pub(super) fn member_initializers(&mut self) {
        let Some(definition) = self.program().functions[self.function].definition else { return };
        let initializers = self.program().function_declarations[definition].member_initializers.clone();
        for initializer in initializers {
            let ty = match initializer.member {
                InitializedMember::Field(entity) => match self.program().variable_of(entity) {
                    Some(field) => self.program().variables[field].ty,
                    None => Program::UNKNOWN,
                },
                InitializedMember::Type(ty) => ty,
                InitializedMember::Unknown => Program::UNKNOWN,
            };
            match self.sema.expression(initializer.value).kind {
                ExpressionKind::Construct { arguments, .. } => {
                    self.with_parts_replaced(self.are_elements(arguments), |walk| {
                        walk.parenthesized(ty, initializer.value, arguments);
                    });
                }
                ExpressionKind::ParenthesizedList(list) => {
                    self.with_parts_replaced(self.are_elements(list), |walk| walk.initialize(ty, initializer.value));
                }
                _ => self.with_parts_replaced(true, |walk| walk.initialize(ty, initializer.value)),
            }
        }
    }

    /// `(a, ...)` as an initializer: of anything but a class there is one value.
    fn parenthesized(&mut self, ty: TypeId, expression: ExpressionId, list: ExpressionList) {
        match self.operands(list).as_slice() {
            &[only] if !self.program().called.contains_key(&expression) => self.initialize(ty, only),
            elements => self.constructor_arguments(expression, elements),
        }
    }
}
