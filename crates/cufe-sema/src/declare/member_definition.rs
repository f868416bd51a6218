//! Declarations with qualified names: they declare again what their class or namespace has ([class.mfct],
//! [namespace.memdef]).

use crate::Sema;
use crate::declare::{DeclarationContext, FunctionDeclared, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use crate::template::Deduction;
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, EntityKind, FunctionFlags, FunctionId, Name, NameKind, Operator, ScopeId, StorageClass, Type, TypeId,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Specifiers and names that a declaration with a qualified name may not have: storage classes of members (80), names of
    /// other scopes in classes and blocks (283), the own class's name in it (warning 427).
    pub fn check_qualified_declaration(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        if self.context.speculating > 0 || name.qualifier == Qualifier::None {
            return;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if specifiers.storage == StorageClass::Typedef || context.in_block {
            self.error_at(code::QUALIFIED_NAME_NOT_ALLOWED, name.first);
            return;
        }
        let class = match name.qualifier {
            Qualifier::Type(ty) => self.class_or_pattern(ty),
            _ => None,
        };
        if context.in_class && !is_friend {
            let own = self.current_class();
            // With other arguments it is another class.
            let is_current = match name.qualifier {
                Qualifier::Type(ty) => match self.program.structure(ty) {
                    Type::Specialization { template, arguments } => self
                        .template_of(template)
                        .is_none_or(|it| self.current_instantiation(it, arguments, self.context.scope).is_some()),
                    _ => true,
                },
                _ => true,
            };
            match class {
                Some(class) if own == Some(class) && is_current => {
                    self.error_at(code::QUALIFIED_MEMBER_NAME, name.first)
                }
                None if name.qualifier == Qualifier::Unknown => {}
                _ => self.error_at(code::QUALIFIED_NAME_NOT_ALLOWED, name.first),
            }
            return;
        }
        if !context.in_class && matches!(name.qualifier, Qualifier::Type(_)) && !context.is_explicit_specialization() {
            if let Some(token) = self.specifier_token(specifiers, TokenKind::KwStatic) {
                self.error_at(code::STORAGE_CLASS_NOT_ALLOWED, token);
            } else if let Some(token) = self.specifier_token(specifiers, TokenKind::KwExtern)
                && !context.is_instantiation_declaration
            {
                let position = self.position(token);
                let report = cufe_diagnostics::Report::new(code::STORAGE_CLASS_NOT_ALLOWED, position);
                self.report(report.as_warning());
            }
        }
    }

    /// A data member of a template has become a function in an instance ([temp.arg.type]/3): 168.
    pub fn refuses_function_type(&mut self, context: &DeclarationContext, name: &ParsedName) -> bool {
        if !self.declaring.in_instance || !context.in_class || self.context.speculating > 0 {
            return false;
        }
        let is_data = self.current_class().is_some_and(|class| {
            let program = &self.program;
            let template = program.classes[class].template.map(|template| program.templates[template].entity);
            template.and_then(|template| self.pattern_class(template)).is_some_and(|pattern| {
                program.classes[pattern].scope.is_some_and(|scope| {
                    program.bindings(scope, name.name).any(|(_, binding)| {
                        let entity = &program.entities[binding.entity];
                        entity.token == name.token
                            && matches!(entity.kind, EntityKind::Field(_) | EntityKind::Variable(_))
                    })
                })
            })
        });
        if is_data {
            self.error_at(code::FUNCTION_TYPE_NOT_ALLOWED, name.token);
        }
        is_data
    }

    /// Whether a name is that of a member of a class template's specialization, and no template head says so.
    pub fn misses_head(&self, context: &DeclarationContext, name: &ParsedName) -> bool {
        matches!(name.qualifier, Qualifier::Type(ty)
            if (matches!(self.program.structure(ty), Type::Specialization { .. })
                || self.program.class_of(ty).is_some_and(|class| self.program.classes[class].is_instance))
                && !self.is_dependent_type(ty)
                && !self.is_undefined_class(ty)
                && context.heads.is_empty()
                && !context.is_instantiation
                && !context.is_instantiation_declaration
                && !context.in_class)
    }

    /// Whether a function with a qualified name certainly matches no declaration in its class or namespace; reports it.
    pub fn check_undeclared_function(&mut self, declared: &FunctionDeclared) -> bool {
        let FunctionDeclared { context, specifiers, name, scope, .. } = *declared;
        if self.context.speculating > 0 || context.in_block || name.arguments.is_some() {
            return false;
        }
        if matches!(name.name.kind(), NameKind::DeductionGuide(_)) {
            return false;
        }
        if self.check_undeclared_special_member(declared) {
            return true;
        }
        if name.name.kind() == NameKind::Destructor {
            return false;
        }
        if let Qualifier::Namespace(namespace) = name.qualifier
            && !context.in_class
        {
            return self.check_function_of_namespace(declared, namespace);
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_friend && self.is_new_friend_of_own_namespace(name) {
            return false;
        }
        if name.is_global {
            return is_friend && self.check_global_friend(name);
        }
        if context.in_class && !is_friend {
            return false;
        }
        let is_class = match name.qualifier {
            Qualifier::Type(ty) if self.has_all_members(ty) => true,
            Qualifier::Namespace(_) => false,
            _ => return false,
        };
        // A friend may be a member that is declared implicitly ([class.friend]/5).
        if let Qualifier::Type(ty) = name.qualifier
            && is_friend
            && let Some(class) = self.program.class_of(ty).filter(|&class| self.has_known_members(class))
        {
            self.declare_implicit_members(class);
        }
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        if found.is_dependent || found.is_unknown_using {
            return false;
        }
        if found.entities.is_empty() {
            // Constructors and assignment operators that are declared implicitly are no concern of the user's.
            let is_special = name.name == Name::CONSTRUCTOR || name.name == Name::operator(cufe_il::Operator::Equal);
            if !is_special {
                self.undeclared(name);
            }
            return !is_special;
        }
        let program = &self.program;
        let functions: Vec<_> =
            found.entities.iter().copied().filter(|&entity| program.function_of(entity).is_some()).collect();
        let text = self.name_text(name.name);
        if functions.is_empty() {
            self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, text);
            return true;
        }
        if !is_class || self.declaring.template_depth > 0 && name.name == Name::CONVERSION {
            return false;
        }
        // What a pattern befriends is compared in its instances.
        if is_friend && self.befriends_for_instances(context) {
            return false;
        }
        let is_plain = |entity: cufe_il::EntityId| matches!(program.entities[entity].kind, EntityKind::Function(_));
        if declared.head.is_none() && !functions.iter().any(|&entity| is_plain(entity)) {
            // A friend may be a specialization that its type tells ([temp.friend]/1).
            if context.heads.is_empty() && !is_friend {
                self.name_error_at(code::SPECIALIZATION_WITHOUT_HEADER, name.token, text);
            }
            return false;
        }
        // A friend may be a specialization beside functions that are none, too.
        if declared.head.is_none() && is_friend {
            let target = program.canonical(declared.ty);
            let templates: Vec<_> = functions.iter().copied().filter(|&entity| !is_plain(entity)).collect();
            let is_specialization =
                |template| !matches!(self.deduce_address(template, None, Some(target)), Deduction::Failed(_));
            if templates.into_iter().any(is_specialization) {
                return false;
            }
        }
        let program = &self.program;
        let is_plain = |entity: cufe_il::EntityId| matches!(program.entities[entity].kind, EntityKind::Function(_));
        let Some(new) = program.as_function(declared.ty) else { return false };
        let differs = functions.iter().all(|&entity| {
            let is_template = !is_plain(entity);
            let Some(function) = program.function_of(entity) else { return false };
            if let (Some(known), Some(wanted)) = (program.functions[function].conversion, name.conversion) {
                return self.certainly_differ(known, wanted);
            }
            let Some(old) = program.as_function(program.functions[function].ty) else { return false };
            let has_pack = old
                .parameters
                .iter()
                .chain(&new.parameters)
                .any(|&ty| matches!(program.structure(ty), Type::Expansion(_)) || self.has_unknown_part(&[ty]));
            let qualifiers =
                old.flags & !cufe_il::FunctionTypeFlags::NOEXCEPT & !cufe_il::FunctionTypeFlags::TRAILING_RETURN
                    != new.flags & !cufe_il::FunctionTypeFlags::NOEXCEPT & !cufe_il::FunctionTypeFlags::TRAILING_RETURN;
            is_template != declared.head.is_some()
                || !has_pack && old.parameters.len() != new.parameters.len()
                || qualifiers
                || !has_pack && old.parameters.iter().zip(&new.parameters).any(|(&a, &b)| self.certainly_differ(a, b))
        });
        if differs && name.name == Name::CONVERSION {
            self.undeclared(name);
        } else if differs {
            let code = self.mismatch_code(scope, name.name);
            self.name_error_at(code, name.token, text);
        }
        differs
    }

    /// Whether a definition outside of a class is that of a constructor, destructor or assignment operator which the class
    /// does not declare: one that is declared implicitly cannot be defined (333, [dcl.fct.def.default]), others do not exist.
    fn check_undeclared_special_member(&mut self, declared: &FunctionDeclared) -> bool {
        let FunctionDeclared { context, specifiers, declarator, name, scope, ty, .. } = *declared;
        let Qualifier::Type(class) = name.qualifier else { return false };
        let is_special = matches!(
            name.name.kind(),
            NameKind::Constructor | NameKind::Destructor | NameKind::Operator(Operator::Equal)
        );
        let Some(class) = self.program.class_of(class).filter(|&class| self.has_known_members(class)) else {
            return false;
        };
        let entry = &self.program.classes[class];
        if !is_special
            || specifiers.flags.contains(SpecifierFlags::FRIEND)
            || context.in_class
            || !context.heads.is_empty()
            || entry.is_instance
            || entry.is_closure
            || !entry.inherited_constructors.is_empty()
        {
            return false;
        }
        let mut found = self.lookup_previous(scope, name.name, u32::MAX);
        found.entities.retain(|entity| !self.is_implicit(*entity));
        if found.is_dependent
            || found.is_unknown_using
            || found.entities.iter().any(|&entity| self.is_matched(entity, ty))
        {
            return false;
        }
        self.declare_implicit_members(class);
        let program = &self.program;
        let is_implicit = program.classes[class].functions.iter().any(|&entity| {
            program.entities[entity].name == name.name
                && self.is_implicit(entity)
                && self.is_matched(entity, ty)
                && program.function_of(entity).is_some_and(|function| self.has_same_result(function, ty))
        });
        let code = match is_implicit {
            true if declared.is_definition || declarator.follow.is_equal() => code::IMPLICIT_MEMBER_DEFINED,
            true => code::MEMBER_REDECLARED_OUTSIDE_CLASS,
            false if found.entities.is_empty() && !self.has_unknown_signature(ty) => code::NO_MATCHING_TEMPLATE,
            false => return false,
        };
        let text = self.name_text(name.name);
        self.name_error_at(code, name.token, text);
        true
    }

    /// Whether an entity is a function that nobody wrote.
    fn is_implicit(&self, entity: EntityId) -> bool {
        let function = self.program.function_of(entity);
        function.is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT))
    }

    /// Whether an entity is a function of a type.
    fn is_matched(&self, entity: EntityId, ty: TypeId) -> bool {
        self.program.function_of(entity).is_some_and(|function| self.has_signature(function, ty))
    }

    /// Whether a function may have the result of a type.
    fn has_same_result(&self, function: FunctionId, ty: TypeId) -> bool {
        let program = &self.program;
        match (program.as_function(program.functions[function].ty), program.as_function(ty)) {
            (Some(known), Some(wanted)) => !self.certainly_differ(known.result, wanted.result),
            _ => true,
        }
    }

    /// Whether a parameter or the result of a function's type is not known.
    fn has_unknown_signature(&self, ty: TypeId) -> bool {
        self.program.as_function(ty).is_none_or(|function| {
            self.has_unknown_part(&function.parameters) || self.has_unknown_part(&[function.result])
        })
    }

    /// Whether the namespace in which a declaration stands is a scope or encloses it. Behind the declarator-id the scope of
    /// the heads is another.
    pub fn is_enclosed(&self, context: &DeclarationContext, scope: ScopeId) -> bool {
        let here = context.around.unwrap_or_else(|| self.declaration_scope());
        self.encloses(self.program.enclosing_namespace(here), scope)
    }

    /// A definition of a member stands in a scope around its class or namespace ([class.mfct], [namespace.memdef]).
    pub fn check_enclosing_scope(&mut self, context: &DeclarationContext, name: &ParsedName, scope: ScopeId) -> bool {
        let is_outside = self.context.speculating == 0
            && !context.in_class
            && !context.in_block
            // Of these 503 is reported.
            && !context.is_explicit_specialization()
            && !context.is_instantiation
            && !context.is_instantiation_declaration
            && matches!(name.qualifier, Qualifier::Namespace(_) | Qualifier::Type(_))
            && !self.is_enclosed(context, scope);
        if is_outside {
            self.error_at(code::CLASS_DEFINITION_NOT_ALLOWED, name.token);
        }
        is_outside
    }

    /// A variable with a qualified name: members that are no static data members cannot be defined by it.
    pub fn check_undeclared_variable(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        scope: ScopeId,
        ty: TypeId,
    ) {
        if self.context.speculating > 0 || context.in_block || context.in_class || name.arguments.is_some() {
            return;
        }
        match name.qualifier {
            Qualifier::Type(class) if self.has_all_members(class) && !name.is_global => {}
            Qualifier::Namespace(namespace) => {
                if self.check_variable_of_namespace(context, name, namespace) {
                    return;
                }
            }
            _ => return,
        }
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        if found.is_dependent || found.is_unknown_using {
            return;
        }
        let Some(entity) = found.first() else {
            self.undeclared(name);
            return;
        };
        let text = self.name_text(name.name);
        let program = &self.program;
        match program.entities[entity].kind {
            EntityKind::Field(_) => {
                let code = if self.declaring.template_depth > 0 {
                    code::NOT_A_MEMBER_TO_DEFINE
                } else {
                    code::NON_STATIC_MEMBER_DEFINED_OUTSIDE
                };
                self.name_error_at(code, name.token, text);
            }
            EntityKind::Function(_) => {
                let code = self.mismatch_code(scope, name.name);
                self.name_error_at(code, name.token, text);
            }
            EntityKind::Typedef(_) | EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Enumerator(_) => {
                self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, text);
            }
            EntityKind::Variable(variable) => {
                // constexpr makes a variable const.
                let known = program.unqualified(program.canonical(program.variables[variable].ty)).0;
                let new = program.unqualified(program.canonical(ty)).0;
                if self.certainly_differ(known, new) {
                    self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, text);
                }
            }
            _ => {}
        }
    }

    /// Whether all members of a class are known: it is complete, and no partial or explicit specialization of its template
    /// can have others.
    pub(crate) fn has_all_members(&self, ty: TypeId) -> bool {
        let program = &self.program;
        let (class, is_instance) = match program.structure(ty) {
            Type::Specialization { template, .. } => (self.pattern_class(template), true),
            _ => (program.class_of(ty), false),
        };
        let Some(class) = class else { return false };
        let entry = &program.classes[class];
        if self.instances.uncertain.contains(&class) || self.instances.unread_patterns.contains_key(&class) {
            return false;
        }
        let has_others = entry.template.is_some_and(|template| !program.templates[template].specializations.is_empty());
        (entry.is_complete || entry.is_being_defined) && !(is_instance && has_others)
    }
}
