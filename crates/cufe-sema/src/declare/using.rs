//! using-declarations, using-directives, alias declarations, static_assert ([namespace.udecl], [namespace.udir], [dcl.pre]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name, Type};

impl Sema<'_> {
    /// Reports a name that should be that of a namespace.
    pub fn no_namespace(&mut self, name: &ParsedName) {
        let is_member = name.found.is_nothing() && name.qualifier != Qualifier::None;
        match name.qualifier {
            Qualifier::Unknown => {}
            // That it is ambiguous is reported.
            _ if name.found.is_dependent => {}
            Qualifier::Namespace(scope) if is_member && scope == cufe_il::Program::GLOBAL_SCOPE => {
                let text = self.name_text(name.name);
                self.name_error_at(code::NO_GLOBAL_NAME, name.token, text);
            }
            _ if is_member => self.undeclared(name),
            _ => self.error_at(code::EXPECTED_NAMESPACE_NAME, name.first),
        }
    }

    /// What a using-declaration declares again; of conversion functions those that convert to the type that it names.
    pub fn targets_of_using(&self, name: &ParsedName) -> Vec<EntityId> {
        let mut targets: Vec<EntityId> = name.found.entities.to_vec();
        if let Some(to) = name.conversion.filter(|&to| !self.has_unknown_part(&[to])) {
            targets.retain(|&target| {
                let function = self.program.function_of(target);
                let known = function.and_then(|function| self.program.functions[function].conversion);
                known.is_none_or(|known| !self.certainly_differ(known, to))
            });
        }
        targets.extend(self.hidden_type_of_using(name));
        targets
    }

    /// The class or enumeration that a using-declaration names together with the function, variable or enumerator that hides it: all
    /// that qualified lookup would find without hiding is declared again ([namespace.udecl]/1, [basic.lookup]/4).
    fn hidden_type_of_using(&self, name: &ParsedName) -> Option<EntityId> {
        if !matches!(name.qualifier, Qualifier::Namespace(_) | Qualifier::Type(_)) || name.found.entities.is_empty() {
            return None;
        }
        let tag = self.lookup_tag(name, false)?;
        let is_type = matches!(self.program.entities[tag].kind, EntityKind::Class(_) | EntityKind::Enum(_));
        (is_type && !name.found.entities.contains(&tag)).then_some(tag)
    }

    /// Whether a scope has an enumerator of this name from another using-enum-declaration.
    pub fn has_other_enumerator(&self, scope: cufe_il::ScopeId, name: Name, enumerator: EntityId) -> bool {
        let program = &self.program;
        program.bindings(scope, name).any(|(_, binding)| match program.entities[binding.entity].kind {
            EntityKind::Using(using) => program.usings[using].targets.iter().any(|&target| {
                target != enumerator && matches!(program.entities[target].kind, EntityKind::Enumerator(_))
            }),
            _ => false,
        })
    }

    /// Names that no using-declaration may have: namespaces (728), in a class what is no member of a class (738).
    pub fn check_using_name(&mut self, name: &ParsedName, context: &DeclarationContext) -> bool {
        let is_namespace = name.found.first().is_some_and(|entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_))
        });
        if is_namespace {
            self.error_at(code::NAMESPACE_NAME_NOT_ALLOWED, name.token);
        } else if context.in_class && matches!(name.qualifier, Qualifier::Namespace(_)) && !name.found.is_nothing() {
            self.error_at(code::EXPECTED_CLASS_QUALIFIED_NAME, name.first);
        } else if !context.in_class && self.names_class_member(name) {
            self.error_at(code::CLASS_QUALIFIED_NAME_NOT_ALLOWED, name.first);
        } else if context.in_class
            && matches!(name.qualifier, Qualifier::Type(ty) if matches!(self.program.structure(ty), Type::Enum(_)))
            && self.names_class_member(name)
        {
            self.error_at(code::USING_DECLARATION_NOT_BASE_MEMBER, name.first);
        } else {
            return context.in_class && self.check_base_member(name, context);
        }
        true
    }

    /// Whether a name is one of a member of a class that no using-declaration outside of classes may have; since C++20
    /// enumerators are ([namespace.udecl]).
    fn names_class_member(&self, name: &ParsedName) -> bool {
        let Qualifier::Type(ty) = name.qualifier else { return false };
        let is_enumerator = name
            .found
            .first()
            .is_some_and(|entity| matches!(self.program.entities[entity].kind, EntityKind::Enumerator(_)));
        if is_enumerator && self.since(cufe_base::Standard::Cpp20) || name.found.is_nothing() {
            return false;
        }
        if is_enumerator && matches!(self.program.structure(ty), Type::Enum(_)) {
            return true;
        }
        let class = self.program.class_of(ty).filter(|_| !self.is_dependent_type(ty));
        class.is_some_and(|class| !self.program.classes[class].is_dependent)
    }

    /// A using-declaration of a class names an accessible member of a base (264, 265), once (warning 941)
    /// ([namespace.udecl]).
    fn check_base_member(&mut self, name: &ParsedName, context: &DeclarationContext) -> bool {
        let (Qualifier::Type(ty), Some(class)) = (name.qualifier, self.current_class()) else { return false };
        let own = self.program.classes[class].ty;
        let is_template = self.program.classes[class].is_dependent;
        // Where the bases depend on template parameters, they may be anything.
        let has_unknown_base =
            self.program.classes[class].bases.iter().any(|base| base.is_pack || self.is_dependent_type(base.ty));
        let Some(named) = self.program.class_of(ty) else { return false };
        if is_template && named != class && (has_unknown_base || self.is_dependent_type(ty)) {
            return false;
        }
        if matches!(name.name.kind(), cufe_il::NameKind::Constructor) || self.names_base_constructor(name) {
            return false;
        }
        if name.name.symbol().is_some() && self.is_name_of_class(name.name) {
            self.error_at(code::MEMBER_NAMED_AS_CLASS, name.token);
            return true;
        }
        if named == class || self.is_derived_from(own, ty) == Some(false) {
            self.error_at(code::USING_DECLARATION_NOT_BASE_MEMBER, name.first);
            return true;
        }
        if is_template {
            return false;
        }
        let place = self.current_access_place();
        let is_hidden = matches!(name.found.entities.as_slice(), &[member]
            if self.is_accessible(member, named, &place) == Some(false));
        if is_hidden {
            let text = self.name_text(name.name);
            self.name_error_at(code::INACCESSIBLE_MEMBER, name.token, text);
            return false;
        }
        let program = &self.program;
        let scope = self.declaration_scope();
        let is_again = program.bindings(scope, name.name).any(|(_, binding)| {
            let entity = &program.entities[binding.entity];
            let EntityKind::Using(using) = entity.kind else { return false };
            // The same member of another base is another using-declarator.
            let named_before = self.class_state.naming_classes.get(&entity.token).copied();
            named_before.is_none_or(|before| program.canonical(before) == program.canonical(ty))
                && !name.found.entities.is_empty()
                && program.usings[using].targets == name.found.entities.as_slice()
        });
        if is_again {
            self.warning_at(code::DUPLICATE_USING_DECLARATION, context.first);
        }
        self.class_state.naming_classes.insert(name.last, ty);
        false
    }

    /// Whether a using-declaration of constructors names a class that is known not to be a direct base.
    pub fn is_foreign_base(&self, name: &ParsedName) -> bool {
        let (Qualifier::Type(ty), Some(class)) = (name.qualifier, self.current_class()) else { return false };
        let Some(named) = self.program.class_of(ty) else { return false };
        let bases = &self.program.classes[class].bases;
        !bases.iter().any(|base| {
            self.is_dependent_type(base.ty) || self.program.class_of(base.ty).is_none_or(|base| base == named)
        })
    }

    /// `using Base::Base;` of a base that is not known: the last two components are the same name, and the first of them
    /// is no namespace or enumeration, which may have a member of its own name ([class.qual]/2).
    pub fn names_base_constructor(&self, name: &ParsedName) -> bool {
        match name.qualifier {
            Qualifier::None | Qualifier::Namespace(_) => return false,
            Qualifier::Type(ty) if matches!(self.program.structure(ty), Type::Enum(_)) => return false,
            Qualifier::Type(_) | Qualifier::Unknown => {}
        }
        if name.token < 2 || !self.reader.is_qualified(name.token) {
            return false;
        }
        // Backwards over `::` and template arguments to the identifier before.
        let before = self.reader.name_before_template_arguments(name.first, name.token - 2);
        self.reader.identifier(before) == Some(name.name)
    }
}

impl Sema<'_> {
    /// Keeps a typedef name that repeats that of a class or enumeration, where the program is wanted complete.
    fn note_own_name(&mut self, known: EntityId, ty: cufe_il::TypeId, token: u32) {
        let entry = &self.program.entities[known];
        let (name, scope) = (entry.name, entry.scope);
        if self.options.complete_program
            && self.context.speculating == 0
            && matches!(entry.kind, EntityKind::Class(_) | EntityKind::Enum(_))
            && !self.program.aliases.own_names.contains_key(&known)
        {
            let entity = self.new_typedef(name, ty, scope, token);
            self.program.aliases.own_names.insert(known, entity);
        }
    }

    /// Makes a typedef name visible, unless it repeats one.
    pub fn declare_typedef(
        &mut self,
        name: Name,
        ty: cufe_il::TypeId,
        scope: cufe_il::ScopeId,
        token: u32,
        context: &DeclarationContext,
    ) -> EntityId {
        self.check_pending_access(None, context.heads.is_empty());
        let canonical = self.program.canonical(ty);
        let known = self.program.bindings(scope, name).find_map(|(_, binding)| {
            let known = self.program.named_type(binding.entity)?;
            (self.program.canonical(known) == canonical).then_some(binding.entity)
        });
        if let Some(known) = known {
            let entity = &self.program.entities[known];
            if matches!(entity.kind, EntityKind::Typedef(_))
                && entity.scope == scope
                && self.program.scopes[scope].kind == cufe_il::ScopeKind::Class
                && context.heads.is_empty()
                && self.context.speculating == 0
            {
                // A member is declared once ([class.mem.general]).
                self.warning_at(code::MEMBER_TYPEDEF_AGAIN, token);
            }
            self.note_own_name(known, ty, token);
            return known;
        }
        self.check_typedef(context, scope, name, token, ty);
        let entity = self.new_typedef(name, ty, scope, token);
        self.program.entities[entity].access = context.access;
        if self.context.speculating == 0 {
            self.declare(entity, token);
        }
        entity
    }
}
