//! Qualified and unqualified names: `nested-name-specifier_opt unqualified-id`.

use crate::declare::{NameMode, OnlyNames, ParsedName, Qualifier};
use crate::{Found, Sema};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, EntityKind, Name, Program, ScopeId, ScopeKind, TemplateId, TemplateKind, Type, TypeId};
use smallvec::SmallVec;

/// What may stand before `::` ([basic.lookup.qual]): namespaces, types, and templates whose specializations are types. Other
/// entities are not considered.
pub(crate) fn is_scope_kind(program: &Program, kind: EntityKind) -> bool {
    match kind {
        EntityKind::Variable(_)
        | EntityKind::Field(_)
        | EntityKind::Function(_)
        | EntityKind::Enumerator(_)
        | EntityKind::ValueParameter(_)
        | EntityKind::Label => false,
        EntityKind::Template(template) => has_type_specializations(program, template),
        _ => true,
    }
}

/// Whether the specializations of a template are types.
pub(crate) fn has_type_specializations(program: &Program, template: TemplateId) -> bool {
    !matches!(program.templates[template].kind, TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept)
}

impl Sema<'_> {
    /// Whether the call operator of a generic lambda was found of which no template was made.
    pub fn is_generic_call_operator(&self, found: &Found) -> bool {
        let function = found.first().and_then(|entity| self.program.function_of(entity));
        function.and_then(|function| self.program.lambda_with_operator(function)).is_some_and(|index| {
            self.program.lambdas.get(index).is_some_and(|lambda| lambda.flags.contains(cufe_il::LambdaFlags::GENERIC))
        }) && !found.first().is_some_and(|entity| self.program.entities[entity].kind.is_template())
    }

    /// The class in which `operator=` or a destructor is named has the implicit ones ([class.copy.assign], [class.dtor]).
    pub fn declare_implicit_members_of(&mut self, qualifier: Qualifier, object: Option<TypeId>) {
        let class = match (qualifier, object) {
            (Qualifier::Type(ty), _) => self.program.class_of(ty),
            (Qualifier::None, Some(ty)) => self.program.class_of(ty),
            (Qualifier::None, None) => self.current_class(),
            _ => None,
        };
        if let Some(class) = class {
            self.declare_implicit_members(class);
        }
    }

    /// Looks one component of a name up.
    pub fn lookup_component(
        &mut self,
        qualifier: Qualifier,
        object: Option<TypeId>,
        name: Name,
        token: u32,
        is_scope: bool,
    ) -> Found {
        match (qualifier, object) {
            (Qualifier::Type(ty), _) | (Qualifier::None, Some(ty)) => self.complete_qualifier(ty),
            _ => {}
        }
        let program = &self.program;
        let accept: &dyn Fn(EntityKind) -> bool =
            if is_scope { &|kind| is_scope_kind(program, kind) } else { &|_| true };
        match qualifier {
            Qualifier::None => match object {
                Some(ty) => {
                    let found = self.lookup_in_type_where(ty, name, token, accept);
                    if !found.entities.is_empty() {
                        return found;
                    }
                    if is_scope {
                        // `p->A::b`: A may be a name of the context.
                        let in_context = self.lookup_unqualified_where(name, self.context.scope, token, accept);
                        if !in_context.is_nothing() {
                            return in_context;
                        }
                    }
                    found
                }
                None => self.lookup_unqualified_where(name, self.context.scope, token, accept),
            },
            Qualifier::Namespace(scope) => self.lookup_in_namespace_where(scope, name, token, accept),
            Qualifier::Type(ty) => self.lookup_in_type_where(ty, name, token, accept),
            Qualifier::Unknown => Found::dependent(),
        }
    }

    /// Looks the last component of a name up where only one kind of entity counts.
    pub fn lookup_only(&mut self, qualifier: Qualifier, name: Name, token: u32, only: OnlyNames) -> Found {
        if let Qualifier::Type(ty) = qualifier {
            self.complete_qualifier(ty);
        }
        let program = &self.program;
        let accept = |kind: EntityKind| match kind {
            EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) => only == OnlyNames::Namespaces,
            EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Typedef(_) | EntityKind::TypeParameter(_) => {
                only == OnlyNames::Types
            }
            EntityKind::Template(template) => only == OnlyNames::Types && has_type_specializations(program, template),
            _ => false,
        };
        match qualifier {
            Qualifier::None => self.lookup_unqualified_where(name, self.context.scope, token, &accept),
            Qualifier::Namespace(scope) => self.lookup_in_namespace_where(scope, name, token, &accept),
            Qualifier::Type(ty) => self.lookup_in_type_where(ty, name, token, &accept),
            Qualifier::Unknown => Found::default(),
        }
    }

    /// Whether a type depends on template parameters for certain, and is not only unknown.
    pub fn is_certainly_dependent(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::TemplateParameter { .. } | Type::KnownPack { .. } => true,
            Type::DependentName { qualifier, .. } => self.is_certainly_dependent(qualifier),
            Type::Specialization { arguments, .. } => self.in_template() && self.are_dependent(arguments),
            Type::Qualified(_, inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Pointer(inner) => self.is_certainly_dependent(inner),
            _ => false,
        }
    }

    /// The scope that a component before `::` names.
    pub fn component_qualifier(
        &mut self,
        found: &Found,
        qualifier: Qualifier,
        name: Name,
        arguments: Option<ArgumentsId>,
        token: u32,
        mode: NameMode,
    ) -> Qualifier {
        if let Some(entity) = found.first() {
            let kind = self.program.entities[entity].kind;
            if let EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) = kind {
                return Qualifier::Namespace(self.namespace_scope(entity));
            }
            if let Some(arguments) = arguments
                && let Some(template) = self.template_of(entity)
            {
                if self.program.templates[template].kind == TemplateKind::Class
                    && (mode.is_declarator || self.declaring.template_depth > 0)
                    && let Some(class) = self.declared_specialization_here(template, arguments, mode)
                {
                    self.read_pattern(class);
                    return Qualifier::Type(self.program.classes[class].ty);
                }
                let ty = self.named_specialization(entity, arguments, token, self.in_template());
                return Qualifier::Type(self.member_type(found, ty));
            }
            if let EntityKind::Template(template) = kind {
                // Without arguments: the pattern stands for whatever is meant.
                if let Some(class) = self.pattern_class(entity) {
                    self.read_pattern(class);
                }
                return match self.program.templates[template].pattern {
                    Some(pattern) => match self.type_of_entity(pattern) {
                        Some(ty) => Qualifier::Type(ty),
                        None => Qualifier::Unknown,
                    },
                    None => Qualifier::Unknown,
                };
            }
            if let Some(ty) = self.type_of_entity(entity) {
                return Qualifier::Type(self.member_type(found, ty));
            }
        }
        if found.is_dependent {
            let qualifier = match qualifier {
                Qualifier::Type(ty) => ty,
                _ => Program::UNKNOWN,
            };
            let ty = self.program.intern_type(Type::DependentName { qualifier, name, arguments });
            return Qualifier::Type(ty);
        }
        self.no_scope(name, token);
        Qualifier::Unknown
    }

    /// Reports a name before `::` that is none of a class, enumeration or namespace (276).
    pub fn no_scope(&mut self, name: Name, token: u32) {
        if self.context.speculating == 0 && self.declaring.last_error != Some(token) {
            self.declaring.last_error = Some(token);
            let text = self.name_text(name);
            self.name_error_at(code::NOT_CLASS_OR_NAMESPACE, token, text);
        } else if self.context.speculating > 0 {
            self.error_at(code::NOT_CLASS_OR_NAMESPACE, token);
        }
    }

    /// Whether a name before `::` certainly denotes a template of types.
    pub fn is_bare_template(&self, found: &Found) -> bool {
        !found.is_dependent
            && found.first().is_some_and(|entity| {
                matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                    if has_type_specializations(&self.program, template))
            })
    }

    /// Nothing deduces the arguments of a template before `::` (441).
    pub fn template_before_scope(&mut self, name: Name, token: u32) {
        if self.declaring.last_error != Some(token) {
            if self.context.speculating == 0 {
                self.declaring.last_error = Some(token);
            }
            let text = self.name_text(name);
            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, token, text);
        }
    }

    /// Whether a scope has a name of its own.
    pub fn has_own_name(&self, scope: ScopeId, name: Name) -> bool {
        self.program.bindings(scope, name).next().is_some()
    }

    /// In a declarator `A<T>::` names the pattern or specialization that is being declared a member of.
    fn declared_specialization_here(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        mode: NameMode,
    ) -> Option<cufe_il::ClassId> {
        // In a class, behind template heads: a friend.
        let is_possible = self.program.enclosing_class(self.context.scope).is_none()
            || self.program.scopes[self.context.scope].kind == ScopeKind::TemplateParameters;
        if !mode.is_declarator || !is_possible {
            return None;
        }
        if let Some(head) = self.head_in_front(self.template_depth(template))
            && !self.constraints.of_heads.is_empty()
        {
            let complete = self.complete_arguments(template, arguments);
            let canonical = self.program.canonical_arguments(complete);
            let primary = self.program.templates[template].head.scope;
            let is_primary = canonical == self.program.templates[template].own_arguments
                && self.constraints.of_heads.get(&primary) == self.constraints.of_heads.get(&head);
            if !is_primary && let Some(class) = self.specialization_with_constraints(template, canonical, head) {
                return Some(class);
            }
        }
        self.declared_specialization(template, arguments)
    }

    /// The scope of the template head in front of a declaration that has a number of heads around it.
    fn head_in_front(&self, depth: u16) -> Option<ScopeId> {
        let mut heads: SmallVec<[ScopeId; 4]> = SmallVec::new();
        let mut scope = Some(self.context.scope);
        while let Some(current) =
            scope.filter(|&scope| self.program.scopes[scope].kind == ScopeKind::TemplateParameters)
        {
            heads.push(current);
            scope = self.program.scopes[current].parent;
        }
        heads.into_iter().rev().nth(usize::from(depth))
    }

    /// The type of a member that was found in the pattern of a specialization, with the arguments in place; where that
    /// can't be known, the dependent name.
    pub fn member_type(&mut self, found: &Found, ty: TypeId) -> TypeId {
        let Some(specialization) = found.specialization else { return ty };
        // What the primary template has says nothing where a partial specialization may be meant.
        let has_others = self.program.template_id(specialization).is_some_and(|(template, _)| {
            self.template_of(template)
                .is_some_and(|template| !self.program.templates[template].specializations.is_empty())
        });
        if !self.is_dependent_type(ty) && !has_others {
            return ty;
        }
        if let Type::Specialization { template, arguments } = self.program.structure(specialization)
            && let EntityKind::Template(template) = self.program.entities[template].kind
            && !has_others
            && let Some(ty) = self.substitute_type(ty, template, arguments)
        {
            return ty;
        }
        match found.first() {
            Some(entity) => {
                let name = self.program.entities[entity].name;
                self.program.intern_type(Type::DependentName { qualifier: specialization, name, arguments: None })
            }
            None => Program::UNKNOWN,
        }
    }

    /// Whether a parsed name is a type: by lookup, or because `mode.is_type` says that nothing else can stand here.
    pub fn is_type_name(&self, name: &ParsedName, mode: NameMode) -> bool {
        let program = &self.program;
        if name.name.symbol().is_none() {
            return false;
        }
        if let Some(entity) = name.found.first() {
            return match program.entities[entity].kind {
                EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Typedef(_) | EntityKind::TypeParameter(_) => {
                    true
                }
                EntityKind::Template(template) => match program.templates[template].kind {
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter => {
                        name.arguments.is_some() || self.since(Standard::Cpp17)
                    }
                    TemplateKind::Builtin => name.arguments.is_some(),
                    TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept => false,
                },
                _ => name.found.type_entity(program).is_some() && name.found.entities.len() > 1 && mode.is_type,
            };
        }
        name.found.is_dependent_type || name.found.is_dependent && mode.is_type
    }

    /// Whether a name denotes a template for which template arguments were not written.
    pub fn is_template_name(&self, name: &ParsedName) -> bool {
        name.arguments.is_none()
            && name.found.first().is_some_and(|entity| {
                matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                if matches!(
                    self.program.templates[template].kind,
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter | TemplateKind::Builtin
                ))
            })
    }

    /// Whether a name denotes a concept.
    pub fn is_concept_name(&self, name: &ParsedName) -> bool {
        name.found.first().is_some_and(|entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                if self.program.templates[template].kind == TemplateKind::Concept)
        })
    }
}

impl Sema<'_> {
    /// The name is a member of a specialization that is not known, and not certainly dependent: it could be a type or a
    /// value, and only instantiation could tell.
    pub fn is_unknown_member(&self, name: &ParsedName) -> bool {
        name.found.entities.is_empty()
            && name.found.is_dependent
            && match name.qualifier {
                Qualifier::Type(ty) => !self.is_certainly_dependent(ty),
                Qualifier::Unknown => true,
                _ => false,
            }
    }
}
