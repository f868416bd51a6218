//! The types of a program and the lists of template arguments in them: each is there once, and has a canonical one.

use super::interned::hash_of;
use crate::constant::{Identical, Value};
use crate::*;
use smallvec::SmallVec;

impl Program {
    /// The id of a type.
    pub fn intern_type(&mut self, ty: Type) -> TypeId {
        if let Type::Specialization { template, arguments } = ty
            && let Some(&instance) = self.instances.get(&(template, arguments))
        {
            return instance;
        }
        let hash = hash_of(&ty);
        if let Some(found) = self.type_table.find(hash, |id| self.types[id] == ty) {
            return found;
        }
        let id = self.types.push(ty);
        self.canonical.push(id);
        self.facts_of_types.push(self.facts_of_type(ty));
        self.type_table.insert(hash, id);
        let canonical = self.canonical_of(ty, id);
        self.canonical[id.number() as usize] = canonical;
        id
    }

    /// The id of a type that was interned before.
    pub fn known_type(&self, ty: Type) -> Option<TypeId> {
        self.type_table.find(hash_of(&ty), |id| self.types[id] == ty)
    }

    fn canonical_of(&mut self, ty: Type, id: TypeId) -> TypeId {
        let canonical = match ty {
            Type::Typedef(entity) => match self.entities[entity].kind {
                EntityKind::Typedef(target) => return self.canonical(target),
                _ => return id,
            },
            Type::KnownDecltype { target, .. } => return self.canonical(target),
            Type::NamedParameter(entity) => match self.entities[entity].kind {
                EntityKind::TypeParameter(target) if target != id => return self.canonical(target),
                _ => return id,
            },
            Type::Complex(inner) => Type::Complex(self.canonical(inner)),
            Type::Pointer(inner) => Type::Pointer(self.canonical(inner)),
            Type::LvalueReference(inner) => {
                let inner = self.canonical(inner);
                match self.types[inner] {
                    Type::LvalueReference(_) => return inner,
                    Type::RvalueReference(target) => Type::LvalueReference(target),
                    _ => Type::LvalueReference(inner),
                }
            }
            Type::RvalueReference(inner) => {
                let inner = self.canonical(inner);
                match self.types[inner] {
                    Type::LvalueReference(_) | Type::RvalueReference(_) => return inner,
                    _ => Type::RvalueReference(inner),
                }
            }
            Type::MemberPointer { class, member } => {
                Type::MemberPointer { class: self.canonical(class), member: self.canonical(member) }
            }
            Type::Array { element, bound } => Type::Array { element: self.canonical(element), bound },
            Type::Function(function) => return self.canonical_function(function, id),
            Type::Qualified(qualifiers, inner) => {
                let canonical = self.canonical(inner);
                let keeps =
                    matches!(self.types[inner], Type::Builtin(_) | Type::Class(_) | Type::Enum(_) | Type::Pointer(_));
                return if canonical == inner && keeps { id } else { self.qualified(canonical, qualifiers) };
            }
            Type::Specialization { template, arguments } => {
                let arguments = self.canonical_arguments(arguments);
                Type::Specialization { template: self.template_of_specialization(template), arguments }
            }
            Type::DependentName { qualifier, name, arguments } => {
                // A class has the same members with qualifiers and without ([basic.type.qualifier]/1).
                let qualifier = self.canonical(qualifier);
                let qualifier = self.unqualified(qualifier).0;
                let arguments = arguments.map(|arguments| self.canonical_arguments(arguments));
                Type::DependentName { qualifier, name, arguments }
            }
            Type::KnownPack { depth, index, elements } => {
                Type::KnownPack { depth, index, elements: self.canonical_arguments(elements) }
            }
            Type::Expansion(inner) => Type::Expansion(self.canonical(inner)),
            Type::Vector { element, bytes } => Type::Vector { element: self.canonical(element), bytes },
            Type::DependentVector { element, bytes } => {
                Type::DependentVector { element: self.canonical(element), bytes }
            }
            Type::Transform { keyword, operand } => Type::Transform { keyword, operand: self.canonical(operand) },
            Type::Unknown
            | Type::Builtin(_)
            | Type::Class(_)
            | Type::Enum(_)
            | Type::TemplateParameter { .. }
            | Type::Decltype(_)
            | Type::Auto
            | Type::DecltypeAuto
            | Type::DeducedTemplate(_) => return id,
        };
        // Most types are made of canonical ones, and need not be looked for again.
        if canonical == ty { id } else { self.intern_type(canonical) }
    }

    fn canonical_function(&mut self, function: FunctionTypeId, id: TypeId) -> TypeId {
        let written = &self.function_types[function];
        let is_canonical = |ty: TypeId| self.canonical(ty) == ty && !self.type_facts(ty).has_value_decltype;
        if !written.flags.contains(FunctionTypeFlags::TRAILING_RETURN)
            && is_canonical(written.result)
            && written.parameters.iter().all(|&parameter| is_canonical(parameter))
        {
            return id;
        }
        let mut function = written.clone();
        function.result = self.signature_part(function.result);
        for parameter in &mut function.parameters {
            *parameter = self.signature_part(*parameter);
        }
        function.flags.remove(FunctionTypeFlags::TRAILING_RETURN);
        self.function_type(function)
    }

    /// A type without sugar: two types are the same exactly when their canonical ids are equal.
    pub fn canonical(&self, ty: TypeId) -> TypeId {
        self.canonical[ty.number() as usize]
    }

    /// Makes a type sugar for another: what an alias template's specialization denotes.
    pub fn set_canonical(&mut self, ty: TypeId, target: TypeId) {
        self.canonical[ty.number() as usize] = self.canonical(target);
    }

    /// Makes a specialization of a class template, which was unknown so far, the type of a class of its own: everything
    /// that mentions it sees the class from now on.
    pub fn become_class(&mut self, specialization: TypeId, class: ClassId) {
        let Type::Specialization { template, arguments } = self.types[specialization] else { return };
        self.changes += 1;
        self.instances.insert((template, arguments), specialization);
        let old = hash_of(&self.types[specialization]);
        self.type_table.remove(old, |id| id == specialization);
        self.types[specialization] = Type::Class(class);
        let new = hash_of(&self.types[specialization]);
        self.type_table.insert(new, specialization);
        self.classes[class].ty = specialization;
    }

    /// The class template and the arguments of a type that is a specialization: an instance, an explicit specialization, or
    /// one of which nothing is known.
    pub fn template_id(&self, ty: TypeId) -> Option<(EntityId, ArgumentsId)> {
        match self.types[self.unqualified(self.canonical(ty)).0] {
            Type::Specialization { template, arguments } => Some((template, arguments)),
            Type::Class(class) => {
                let class = &self.classes[class];
                Some((self.templates[class.template?].entity, class.arguments?))
            }
            _ => None,
        }
    }

    /// The structure of a type as written.
    pub fn written(&self, ty: TypeId) -> Type {
        self.types[ty]
    }

    /// The structure of a type without sugar.
    pub fn structure(&self, ty: TypeId) -> Type {
        self.types[self.canonical(ty)]
    }

    /// Adds qualifiers to a type; those of references and functions vanish ([dcl.ref], [dcl.fct]), those of arrays go to
    /// the elements ([basic.type.qualifier]).
    pub fn qualified(&mut self, ty: TypeId, qualifiers: Qualifiers) -> TypeId {
        if qualifiers.is_empty() {
            return ty;
        }
        match self.types[ty] {
            Type::Qualified(inner, target) => self.intern_type(Type::Qualified(inner | qualifiers, target)),
            Type::Unknown => ty,
            Type::Array { element, bound } => {
                let element = self.qualified(element, qualifiers);
                self.intern_type(Type::Array { element, bound })
            }
            _ => match self.structure(ty) {
                Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) => ty,
                Type::Qualified(inner, _) if inner.contains(qualifiers) => ty,
                _ => self.intern_type(Type::Qualified(qualifiers, ty)),
            },
        }
    }

    /// A type without qualifiers at its top, and the qualifiers; sugar is removed only as far as needed.
    #[inline]
    pub fn unqualified(&self, ty: TypeId) -> (TypeId, Qualifiers) {
        match self.types[ty] {
            Type::Qualified(..)
            | Type::Typedef(_)
            | Type::NamedParameter(_)
            | Type::KnownDecltype { .. }
            | Type::Specialization { .. } => self.unqualified_within(ty),
            // Most types; this is asked everywhere.
            _ => (ty, Qualifiers::empty()),
        }
    }

    fn unqualified_within(&self, ty: TypeId) -> (TypeId, Qualifiers) {
        match self.types[ty] {
            Type::Qualified(qualifiers, inner) => {
                let (inner, more) = self.unqualified(inner);
                (inner, qualifiers | more)
            }
            // A specialization may be that of an alias template.
            Type::Typedef(_) | Type::NamedParameter(_) | Type::KnownDecltype { .. } | Type::Specialization { .. } => {
                match self.structure(ty) {
                    Type::Qualified(qualifiers, inner) => (inner, qualifiers),
                    _ => (ty, Qualifiers::empty()),
                }
            }
            _ => (ty, Qualifiers::empty()),
        }
    }

    /// A type without these qualifiers at its top; those of an array are its elements' ([basic.type.qualifier]).
    pub fn with_fewer_qualifiers(&mut self, ty: TypeId, less: Qualifiers) -> TypeId {
        if less.is_empty() {
            return ty;
        }
        let (bare, qualifiers) = self.unqualified(ty);
        match self.structure(bare) {
            Type::Array { element, bound } => {
                let element = self.with_fewer_qualifiers(element, less);
                let array = self.intern_type(Type::Array { element, bound });
                self.qualified(array, qualifiers - less)
            }
            _ => self.qualified(bare, qualifiers - less),
        }
    }

    /// The type referred to, for references; the type itself for others.
    pub fn non_reference(&self, ty: TypeId) -> TypeId {
        match self.structure(ty) {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
            _ => ty,
        }
    }

    /// Whether a type is a reference.
    pub fn is_reference(&self, ty: TypeId) -> bool {
        matches!(self.structure(ty), Type::LvalueReference(_) | Type::RvalueReference(_))
    }

    /// Whether a type is a placeholder type or is made from one by pointers, references and bounds ([dcl.spec.auto]).
    pub fn has_placeholder(&self, mut ty: TypeId) -> bool {
        loop {
            ty = match self.structure(ty) {
                Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => return true,
                Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner)
                | Type::Array { element: inner, .. }
                | Type::MemberPointer { member: inner, .. }
                | Type::Qualified(_, inner) => inner,
                _ => return false,
            };
        }
    }

    /// The class that a type (possibly qualified) denotes, if it is one.
    pub fn class_of(&self, ty: TypeId) -> Option<ClassId> {
        match self.types[self.unqualified(self.canonical(ty)).0] {
            Type::Class(class) => Some(class),
            _ => None,
        }
    }

    /// The number of types.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// All types as they are written.
    pub fn types_written(&self) -> impl Iterator<Item = (TypeId, Type)> {
        self.types.iter().map(|(id, &ty)| (id, ty))
    }

    /// A function type by its id.
    pub fn function_type_data(&self, function: FunctionTypeId) -> &FunctionType {
        &self.function_types[function]
    }

    /// The function type that a type denotes.
    pub fn as_function(&self, ty: TypeId) -> Option<&FunctionType> {
        match self.types[ty] {
            Type::Function(function) => Some(&self.function_types[function]),
            _ => match self.structure(ty) {
                Type::Function(function) => Some(&self.function_types[function]),
                _ => None,
            },
        }
    }

    /// Interns a function type.
    pub fn function_type(&mut self, function: FunctionType) -> TypeId {
        let hash = hash_of(&function);
        let known = self.function_type_table.find(hash, |id| self.function_types[id] == function);
        let id = known.unwrap_or_else(|| {
            let id = self.function_types.push(function);
            self.function_type_table.insert(hash, id);
            id
        });
        self.intern_type(Type::Function(id))
    }

    /// Interns the value of a constant expression.
    pub fn intern_constant(&mut self, value: Value) -> ConstantId {
        let value = Identical::new(value);
        let hash = hash_of(&value);
        if let Some(found) = self.constants_table.find(hash, |id| self.constants[id] == value) {
            return found;
        }
        let id = self.constants.push(value);
        self.constants_table.insert(hash, id);
        id
    }

    /// An interned value.
    pub fn constant(&self, constant: ConstantId) -> &Value {
        self.constants[constant].value()
    }

    /// Interns a list of template arguments.
    pub fn intern_arguments(&mut self, list: Vec<TemplateArgument>) -> ArgumentsId {
        self.intern_argument_list(&list)
    }

    /// As [`Self::intern_arguments`]: most lists are known, and need no memory of their own.
    pub fn intern_argument_list(&mut self, list: &[TemplateArgument]) -> ArgumentsId {
        let hash = hash_of(&list);
        if let Some(found) = self.arguments_table.find(hash, |id| self.arguments[id] == list) {
            return found;
        }
        let facts = self.facts_of_list(list);
        self.facts_of_arguments.push(facts);
        let id = self.arguments.push(list.to_vec());
        self.arguments_table.insert(hash, id);
        id
    }

    /// The elements of a list of template arguments.
    pub fn arguments(&self, arguments: ArgumentsId) -> &[TemplateArgument] {
        &self.arguments[arguments]
    }

    /// The list with every type replaced by its canonical one.
    pub fn canonical_arguments(&mut self, arguments: ArgumentsId) -> ArgumentsId {
        let mut changed: Option<SmallVec<[TemplateArgument; 8]>> = None;
        for index in 0..self.arguments[arguments].len() {
            let argument = self.arguments[arguments][index];
            let canonical = self.canonical_argument(argument);
            if canonical != argument {
                changed.get_or_insert_with(|| SmallVec::from_slice(&self.arguments[arguments]))[index] = canonical;
            }
        }
        match changed {
            Some(list) => self.intern_argument_list(&list),
            None => arguments,
        }
    }

    fn canonical_argument(&mut self, argument: TemplateArgument) -> TemplateArgument {
        match argument {
            TemplateArgument::Type(ty) => TemplateArgument::Type(self.signature_part(ty)),
            TemplateArgument::Value(ty, value) => TemplateArgument::Value(self.canonical(ty), value),
            TemplateArgument::Constant(ty, value) => TemplateArgument::Constant(self.canonical(ty), value),
            TemplateArgument::Expansion(ty) => TemplateArgument::Expansion(self.canonical(ty)),
            TemplateArgument::MemberTemplate { qualifier, name } => {
                TemplateArgument::MemberTemplate { qualifier: self.canonical(qualifier), name }
            }
            TemplateArgument::Pack(inner) => TemplateArgument::Pack(self.canonical_arguments(inner)),
            TemplateArgument::Template(template) => TemplateArgument::Template(self.canonical_template(template)),
            other => other,
        }
    }

    /// The template of a specialization in canonical types: what stands for a template template parameter. A specialization of
    /// an alias template is its target, not that of another template.
    fn template_of_specialization(&self, template: EntityId) -> EntityId {
        match self.entities[template].kind {
            EntityKind::Template(id) if self.templates.get(id).is_some_and(|entry| entry.parameter.is_none()) => {
                template
            }
            _ => self.canonical_template(template),
        }
    }

    /// The template that stands in canonical types for a template template parameter, or for an alias template that only gives
    /// it another name; any other template itself.
    pub fn canonical_template(&self, template: EntityId) -> EntityId {
        match self.entities[template].kind {
            EntityKind::Template(id) => {
                self.templates.get(id).and_then(|entry| entry.representative).unwrap_or(template)
            }
            _ => template,
        }
    }

    /// Whether two types are the same as parts of the signatures of functions ([temp.over.link]).
    pub fn are_same_in_signature(&self, a: TypeId, b: TypeId) -> bool {
        let is_same = match (self.decltype_of_value(a), self.decltype_of_value(b)) {
            (Some(a), Some(b)) => match (self.types[a], self.types[b]) {
                (Type::KnownDecltype { operand: a, .. }, Type::KnownDecltype { operand: b, .. }) => {
                    a.profile == b.profile
                }
                _ => true,
            },
            _ => self.type_facts(a).has_value_decltype == self.type_facts(b).has_value_decltype,
        };
        is_same && self.canonical(a) == self.canonical(b)
    }

    /// The known operand type of a `decltype` that a type is written as.
    pub fn decltype_of_value(&self, mut ty: TypeId) -> Option<TypeId> {
        loop {
            match self.types[ty] {
                Type::KnownDecltype { .. } => return Some(ty),
                Type::Typedef(entity) => match self.entities[entity].kind {
                    EntityKind::Typedef(target) => ty = target,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// A type as part of a function type or template argument: its canonical type, but where it is written with a
    /// [`Type::KnownDecltype`], or an alias template whose target does not mention all arguments, that stays, because substitution
    /// may fail in it ([temp.over.link], [temp.alias]/2).
    pub fn signature_part(&mut self, ty: TypeId) -> TypeId {
        if !self.type_facts(ty).has_value_decltype {
            return self.canonical(ty);
        }
        match self.types[ty] {
            Type::KnownDecltype { .. } => ty,
            Type::Typedef(entity) => match self.entities[entity].kind {
                EntityKind::Typedef(target) => self.signature_part(target),
                _ => self.canonical(ty),
            },
            Type::Pointer(inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::LvalueReference(inner))
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::Qualified(qualifiers, inner))
            }
            Type::Specialization { template, arguments } if self.is_alias_template(template) => {
                let arguments = self.canonical_arguments(arguments);
                let written = self.intern_type(Type::Specialization { template, arguments });
                // Nobody may have looked at this list yet.
                match self.canonical(written) == self.canonical(ty) {
                    true => written,
                    false => ty,
                }
            }
            _ => self.canonical(ty),
        }
    }

    fn is_alias_template(&self, template: EntityId) -> bool {
        matches!(self.entities[template].kind, EntityKind::Template(id)
            if self.templates.get(id).is_some_and(|entry| entry.kind == TemplateKind::Alias))
    }

    /// Makes a class the specialization of a template with canonical arguments.
    pub fn add_class_specialization(&mut self, template: TemplateId, arguments: ArgumentsId, class: ClassId) {
        self.changes += 1;
        let entry = &mut self.classes[class];
        entry.template = Some(template);
        entry.arguments = Some(arguments);
        self.templates[template].specializations.push(entry.entity);
        // What is defined again stands for the first.
        self.class_specializations.entry((template, arguments)).or_insert(class);
    }

    /// The class that was declared as specialization of a template with these canonical arguments.
    pub fn class_specialization(&self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        self.class_specializations.get(&(template, arguments)).copied()
    }

    // ---- expressions and statements ----
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_ids() {
        let mut program = Program::new();
        let int = Program::builtin(Builtin::Int);
        assert_eq!(program.written(int), Type::Builtin(Builtin::Int));
        let a = program.intern_type(Type::Pointer(int));
        let b = program.intern_type(Type::Pointer(int));
        assert_eq!(a, b);
        assert_eq!(program.written(Program::AUTO), Type::Auto);
        assert_eq!(program.written(Program::DECLTYPE_AUTO), Type::DecltypeAuto);
    }

    #[test]
    fn references_collapse_in_canonical_types() {
        let mut program = Program::new();
        let int = Program::builtin(Builtin::Int);
        let rvalue = program.intern_type(Type::RvalueReference(int));
        let both = program.intern_type(Type::LvalueReference(rvalue));
        assert_eq!(program.structure(both), Type::LvalueReference(int));
    }
}
