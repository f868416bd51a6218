//! Function declarations: previous declarations, records, bodies ([dcl.fct], [dcl.fct.def]).

use super::Context;
use super::attribute::AttributeFlags;
use super::declarator::Declarator;
use super::function_redeclaration::FunctionDeclared;
use super::redeclaration::NewKind;
use super::simple::Declared;
use super::specifier::{SpecifierFlags, Specifiers};
use super::template_signature::TemplateSignature;
use crate::Parser;
use crate::feature::Feature;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_base::BodyPolicy;
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExecutionSpace, FunctionDeclaration, FunctionDeclarationFlags as Written,
    FunctionDeclarationId, FunctionFlags, FunctionId, FunctionTypeFlags, InitializedMember, Linkage, MemberInitializer,
    Name, NameKind, Program, ScopeId, ScopeKind, StorageClass, TemplateKind, Type, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::Deferred;
use cufe_sema::initialization::Initializer;
use std::borrow::Cow;

impl Parser<'_, '_> {
    /// A declarator that declares a function: finds or makes the function, records the declaration, reads `= 0`, `= default`,
    /// `= delete` or the body.
    pub(super) fn function_declared(
        &mut self,
        context: &mut Context,
        specifiers: &Specifiers,
        mut declarator: Declarator,
        ty: TypeId,
        is_first: bool,
    ) -> Declared {
        let Some(mut name) = declarator.name.clone() else { return Declared::Error };
        if context.in_class
            && name.qualifier == Qualifier::None
            && !specifiers.flags.contains(SpecifierFlags::FRIEND)
            && specifiers.ty.is_none()
            && let NameKind::Identifier(symbol) = name.name.kind()
            && let Some(class) = self.current_class()
            && self.sema.program.symbol(self.sema.program.classes[class].entity) == Some(symbol)
            && declarator.function().is_some_and(|function| function.trailing.is_none())
        {
            name.name = Name::CONSTRUCTOR;
        }
        if specifiers.ty.is_none()
            && let NameKind::Identifier(symbol) = name.name.kind()
            && declarator.function().is_some_and(|function| function.trailing.is_some())
        {
            name.name = Name::deduction_guide(symbol);
        }
        // Only constructors have initializers; a colon elsewhere is what a `;` is missed before.
        let is_constructor = name.name.kind() == NameKind::Constructor;
        if self.misses_body(context, &name) {
            return self.body_without_brace();
        }
        let is_definition = self.is_body_of(is_constructor);
        // virt-specifiers stand behind the declarator of a member.
        let mut virtual_flags = FunctionFlags::empty();
        let mut declarator_last = self.previous();
        while context.in_class && self.is(TokenKind::Identifier) {
            if self.is_identifier(self.sema.known.override_) {
                virtual_flags |= FunctionFlags::OVERRIDE;
            } else if self.is_final() {
                virtual_flags |= FunctionFlags::FINAL;
            } else {
                break;
            }
            if declarator_last + 1 == self.at {
                self.uses_feature(Feature::OverrideSpecifier, name.token);
            }
            self.advance();
        }
        while self.is_attribute() && context.in_class {
            self.attributes();
        }
        if virtual_flags != FunctionFlags::empty() {
            declarator_last = self.previous();
        }
        let mut constraint = declarator.function().and_then(|function| function.constraint);
        if self.is(TokenKind::KwRequires) {
            self.advance();
            constraint = Some(self.requires_clause_expression());
            declarator_last = self.previous();
        }
        let is_definition = is_definition || self.is_body_of(is_constructor);
        if self.sema.context.speculating > 0 {
            return self.skipped_function_rest(is_definition);
        }
        if declarator.function().is_some_and(|function| function.trailing.is_none()) {
            self.refuse_class_placeholder(specifiers);
        }
        self.check_literal_operator(context, specifiers, &declarator, &name);
        self.check_deduction_guide(context, specifiers, &declarator, &name);
        if self.refuses_guide_body(&name, is_definition) {
            return Declared::Error;
        }
        if is_first {
            self.check_function_specifiers(context, specifiers, &name);
        }
        self.check_special_member_name(context, specifiers, &declarator, &name);
        if name.qualifier == Qualifier::None
            && let Some(head) = context.heads.last().filter(|head| !head.parameters.is_empty())
        {
            let scope = head.scope;
            self.check_hides_parameter(scope, name.name, name.token);
        }
        self.check_operator_declaration(context, specifiers, &declarator, &name, ty);
        self.check_friend_function(context, specifiers, &name, is_definition);
        self.check_local_friend(context, specifiers, &name, is_definition);
        if is_first && specifiers.flags.contains(SpecifierFlags::DEFINES) && !self.in_instance {
            self.error_at(305, specifiers.first);
        }
        let function = self.declare_function(context, specifiers, &declarator, &name, ty, is_definition);
        self.check_main_function(context, specifiers, &declarator, &name, function);
        self.check_default_arguments(&declarator, &name, function);
        let entity = self.sema.program.functions[function].entity;
        // The arguments of an instance satisfy the template's.
        if let Some(constraint) = constraint
            && self.sema.program.functions[function].specialized.is_none()
        {
            self.sema.program.constraints.insert(entity, constraint);
            if let Some(chunk) = declarator.function() {
                self.sema.constraints.places.entry(entity).or_insert(chunk.scope);
            }
        }
        self.check_pending_access(context, entity);
        self.sema.program.functions[function].flags |= virtual_flags;
        self.constexpr_features(specifiers, &name);
        if declarator.function().is_some_and(|chunk| {
            chunk.has_exception_specification && (!chunk.is_literally_throwing || name.name == Name::DESTRUCTOR)
        }) {
            let is_open = declarator.function().is_some_and(|chunk| chunk.has_open_specification);
            let flags = &mut self.sema.program.functions[function].flags;
            *flags |= FunctionFlags::EXCEPTION_SPECIFICATION;
            flags.set(FunctionFlags::OPEN_SPECIFICATION, is_open);
            let of_this = |part: &&mut Deferred| part.is_parenthesized && part.first > name.token;
            if let Some(part) = self.deferred.iter_mut().rev().find(of_this) {
                part.specified = Some(function);
                if self.in_instance {
                    self.sema.instances.noexcepts.insert(function, *part);
                }
            }
        }
        let is_instance = self.sema.program.functions[function].specialized.is_some() && self.in_instance;
        if context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND) && !is_instance {
            self.sema.note_member_function(function);
        }
        self.note_abi_pragma(context.first, function);
        let is_specialization = context.heads.last().is_some_and(|head| head.parameters.is_empty());
        if is_first && !is_specialization && self.is_exec_check_disabled(context.first) {
            self.sema.program.functions[function].flags |= FunctionFlags::CHECK_DISABLED;
        }
        let record =
            self.record_function(context, specifiers, &mut declarator, &name, function, declarator_last, is_first);
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && let Some(first) = self.sema.program.function_declarations[record].parameter_list.first() {
            let token = first.first;
            self.sema.check_copy_by_value(function, token);
        }
        if !self.in_template() {
            self.sema.check_abstract_types(entity, is_definition, name.token);
        }
        if self.is(TokenKind::Equal) {
            let equal = self.advance();
            let flags = match self.kind() {
                TokenKind::KwDefault => Written::DEFAULTED,
                TokenKind::KwDelete => Written::DELETED,
                _ => Written::PURE,
            };
            self.function_definition_features(specifiers, &name);
            let is_effective = self.check_definition_by_assignment(context, specifiers, &name, function, equal);
            if flags == Written::PURE {
                self.check_pure_specifier(context, function, equal);
            }
            if self.is(TokenKind::LeftBrace) {
                self.skip_brackets();
            } else {
                self.advance();
            }
            self.sema.program.function_declarations[record].flags |= flags;
            self.sema.program.functions[function].flags |= match flags {
                Written::DEFAULTED if context.in_class => FunctionFlags::DEFAULTED,
                Written::DEFAULTED => FunctionFlags::DEFAULTED_LATER,
                Written::DELETED if is_effective => FunctionFlags::DELETED,
                Written::DELETED => FunctionFlags::empty(),
                _ => FunctionFlags::PURE,
            };
            self.check_deleted_main(&name, function);
            let is_wrong = self.sema.program.entities[entity].template.is_some()
                || specifiers.flags.contains(SpecifierFlags::FRIEND)
                    && !matches!(name.name.kind(), NameKind::Operator(_));
            if flags == Written::DEFAULTED && !is_wrong {
                let is_special =
                    matches!(name.name.kind(), NameKind::Constructor | NameKind::Operator(cufe_il::Operator::Equal));
                let token = match context.in_class || is_special {
                    _ if specifiers.flags.contains(SpecifierFlags::FRIEND) => equal,
                    true => name.token,
                    false => equal + 1,
                };
                self.sema.check_defaulted(function, token);
                if !context.in_class {
                    self.sema.check_defaulted_default_constructor(function, name.token);
                }
            }
            if is_member {
                self.sema.check_virtual_function(function, name.token);
            }
            if flags == Written::PURE && context.in_class && self.is(TokenKind::LeftBrace) {
                self.rule_violation(2019, self.at);
                self.skip_brackets();
                return Declared::Body(Some(entity));
            }
        } else if is_member {
            self.sema.check_virtual_function(function, name.token);
        }
        if self.is_body_of(is_constructor) && (context.is_instantiation || context.is_instantiation_declaration) {
            // A directive has no body.
            self.syntax_error(65);
            self.skip_body();
            return Declared::Body(Some(entity));
        }
        if self.is_body_of(is_constructor) {
            self.defined_body(context, function, record, &declarator);
            return Declared::Body(Some(entity));
        }
        self.sema.program.function_declarations[record].last = self.at;
        Declared::Entity(Some(entity))
    }

    /// Checks the members that a declaration outside of classes and functions names, now that it is known what it declares.
    pub(super) fn check_pending_access(&mut self, context: &Context, entity: EntityId) {
        let is_checked = context.heads.is_empty() && !context.is_instantiation && !context.is_instantiation_declaration;
        self.sema.check_pending_access(Some(entity), is_checked);
    }

    /// `= 0`, at what follows the `=`: of a virtual member function (319), and nothing but 0 (320).
    fn check_pure_specifier(&mut self, context: &Context, function: FunctionId, equal: u32) {
        let flags = self.sema.program.functions[function].flags;
        if !context.in_class && self.sema.context.speculating == 0 {
            return self.error_at(145, equal);
        }
        let may_be_virtual = self.sema.class_of_member(function).is_some_and(|class| {
            self.sema.program.classes[class].bases.iter().any(|base| self.sema.program.class_of(base.ty).is_none())
        });
        if context.in_class && !flags.contains(FunctionFlags::VIRTUAL) && !may_be_virtual {
            self.rule_violation(319, equal);
        }
        if context.in_class && self.sema.source.slice(self.tokens.range(self.at)) != "0" {
            self.rule_violation(320, self.at);
        }
    }

    /// Whether a function body begins here; that of a constructor can begin with initializers.
    fn is_body_of(&self, is_constructor: bool) -> bool {
        match self.kind() {
            TokenKind::LeftBrace | TokenKind::KwTry => true,
            TokenKind::Colon => is_constructor,
            _ => false,
        }
    }

    fn skipped_function_rest(&mut self, is_definition: bool) -> Declared {
        if is_definition {
            self.skip_body();
            return Declared::Body(None);
        }
        while !matches!(
            self.kind(),
            TokenKind::Semicolon | TokenKind::Comma | TokenKind::RightBrace | TokenKind::EndOfFile
        ) {
            self.advance();
        }
        Declared::Entity(None)
    }

    /// Finds the function that a declaration redeclares, or makes a new one, and merges what the declaration says.
    fn declare_function(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        is_definition: bool,
    ) -> FunctionId {
        if let Some((template, arguments)) = self.instance.take() {
            return self.declare_instance(context, specifiers, declarator, name, ty, template, arguments);
        }
        if let Some(function) = self.member.take() {
            self.merge_function(context, specifiers, declarator, function, false, is_definition);
            return function;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let own_head = self.own_head(context, name.qualifier).cloned();
        let is_template = own_head.is_some()
            || declarator.function().is_some_and(|function| function.parameters.has_placeholder)
                && context.heads.is_empty();
        let here = self.declaration_scope();
        let scope = match name.qualifier {
            Qualifier::None | Qualifier::Unknown => {
                if is_friend || context.in_block {
                    self.sema.program.enclosing_namespace(here)
                } else {
                    here
                }
            }
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => match self.member_scope(ty) {
                Some(scope) => scope,
                None => here,
            },
        };
        if let Qualifier::Type(ty) = name.qualifier {
            self.use_specialization(ty);
        }
        self.check_function_instance(context, specifiers, name);
        let misses_head = self.misses_head(context, name);
        if misses_head {
            self.rule_violation(795, name.token);
        }
        let is_specialization = context.is_explicit_specialization() && own_head.is_none() || misses_head;
        let is_instantiation = context.is_instantiation || context.is_instantiation_declaration;
        let makes_instance = is_specialization || is_instantiation || is_friend && name.arguments.is_some();
        let is_qualified = name.qualifier != Qualifier::None;
        let signature =
            (is_template && !makes_instance).then(|| self.template_signature(own_head.as_ref(), declarator, ty));
        let constraints = match &signature {
            Some(signature) => signature.constraints,
            None => self.trailing_constraint(declarator),
        };
        let previous =
            self.find_function(scope, name, ty, (signature.as_ref(), constraints), makes_instance, is_qualified);
        let instantiated = is_instantiation.then(|| self.instantiated_function(context, name, ty));
        self.check_function_specialization(context, name, ty, previous, is_definition);
        self.check_qualified_declaration(context, specifiers, name);
        if !context.heads.is_empty() {
            self.check_defaults_allowed(context, name, is_friend && !is_definition);
        }
        let declared = FunctionDeclared {
            context,
            specifiers,
            declarator,
            name,
            ty,
            scope,
            head: own_head.as_ref(),
            is_definition,
        };
        let is_matched = previous.is_some_and(|function| self.has_signature(function, ty));
        let is_outside = is_qualified && self.check_enclosing_scope(context, name, scope);
        let is_mismatched =
            !makes_instance && is_qualified && !is_matched && !is_outside && self.check_undeclared_function(&declared);
        let function = match previous.filter(|_| !is_mismatched && !is_outside) {
            Some(function) if !makes_instance => {
                self.check_function_again(&declared, function);
                function
            }
            _ => {
                if !makes_instance && !is_qualified {
                    self.check_new_overload(&declared);
                }
                if !is_friend && !makes_instance && name.qualifier == Qualifier::None && !is_template {
                    self.check_name_is_free(scope, name.name, name.token, NewKind::Function);
                }
                let primary = if makes_instance { previous } else { None };
                if is_specialization && !is_instantiation {
                    self.sema.instances.specialized_members.extend(primary);
                }
                let function =
                    self.new_function_of(context, name, ty, scope, own_head, is_template, primary, is_friend);
                if let Some(constraints) = constraints {
                    self.constraints.insert(function, constraints);
                }
                function
            }
        };
        let entity = self.sema.program.functions[function].entity;
        if context.in_block && self.sema.program.bindings(here, name.name).all(|(_, known)| known.entity != entity) {
            self.sema.program.bind(here, name.name, entity, name.token, false);
        }
        self.merge_function(context, specifiers, declarator, function, is_friend, is_definition);
        if is_specialization && !is_instantiation {
            self.replace_instance_member(previous, function);
        }
        if let Some(directive) = instantiated {
            self.instantiate_function(context, name, function, directive);
        }
        if is_friend && let Some(class) = self.current_class() {
            let is_known = name.qualifier != Qualifier::Unknown && name.arguments.is_none();
            self.sema.befriend_function(class, function, is_known);
        }
        function
    }

    /// The instance of a function template whose declaration is read again; no name is bound to it.
    #[allow(clippy::too_many_arguments)]
    fn declare_instance(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        template: cufe_il::TemplateId,
        arguments: cufe_il::ArgumentsId,
    ) -> FunctionId {
        let template_entity = self.sema.program.templates[template].entity;
        let scope = self.sema.program.entities[template_entity].scope;
        let entity = self.sema.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.sema.program.entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.sema.program.functions[function].conversion = name.conversion;
        self.sema.make_instance(function, template, arguments);
        self.merge_function(context, specifiers, declarator, function, false, false);
        function
    }

    /// The scope in which the members of a class are found; of a specialization that of the template's pattern.
    pub(super) fn member_scope(&self, ty: TypeId) -> Option<ScopeId> {
        if let Some(class) = self.sema.program.class_of(ty) {
            return self.sema.program.classes[class].scope;
        }
        match self.sema.program.structure(ty) {
            Type::Specialization { template, .. } => {
                let class = self.sema.pattern_class(template)?;
                self.sema.program.classes[class].scope
            }
            _ => None,
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn new_function_of(
        &mut self,
        context: &Context,
        name: &ParsedName,
        ty: TypeId,
        scope: ScopeId,
        own_head: Option<cufe_il::TemplateHead>,
        is_template: bool,
        primary: Option<FunctionId>,
        is_friend: bool,
    ) -> FunctionId {
        let entity = self.sema.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.sema.program.entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.sema.program.entities[entity].access = context.access;
        let in_class = self.sema.program.scopes[scope].kind == ScopeKind::Class;
        let is_static = false;
        let internal = self.in_unnamed_namespace(scope) || is_static;
        let entry = &mut self.sema.program.functions[function];
        entry.linkage = if internal { Linkage::Internal } else { Linkage::External };
        entry.conversion = name.conversion;
        entry.arguments = name.arguments;
        if in_class {
            entry.flags |= FunctionFlags::MEMBER;
        }
        if self.c_linkage && !in_class {
            entry.flags |= FunctionFlags::C_LINKAGE;
        }
        if is_friend {
            entry.flags |= FunctionFlags::FRIEND_ONLY;
        }
        if let Some(primary) = primary {
            // A specialization or instance starts with what its template has (spec/execution-spaces.md "Templates").
            let primary = self.sema.program.functions[primary].clone();
            let template = self.sema.program.entities[primary.entity].template;
            let entry = &mut self.sema.program.functions[function];
            entry.specialized = template;
            entry.space = primary.space;
            entry.linkage = primary.linkage;
            entry.flags |= FunctionFlags::SPECIALIZATION
                | primary.flags
                    & (FunctionFlags::STATIC_MEMBER | FunctionFlags::DEDUCED_RETURN | FunctionFlags::MEMBER);
            if let Some(template) = template {
                self.sema.program.templates[template].specializations.push(entity);
            }
            return function;
        }
        let bound = if is_template {
            let head = own_head.unwrap_or_else(|| self.invented_head());
            let template = self.new_template(TemplateKind::Function, head, entity);
            let template_entity = self.sema.program.templates[template].entity;
            self.sema.program.entities[template_entity].access = context.access;
            template_entity
        } else {
            entity
        };
        if in_class
            && !is_friend
            && name.qualifier == Qualifier::None
            && let Some(class) = self.sema.class_with_scope(scope)
        {
            self.sema.program.classes[class].functions.push(bound);
        }
        // A wrong member of the class's name is not found by it.
        let is_class_name = in_class && !is_friend && name.name.symbol().is_some() && self.is_name_of_class(name.name);
        if !matches!(name.name.kind(), NameKind::Unnamed) && name.qualifier == Qualifier::None && !is_class_name {
            let is_hidden = is_friend && !self.sema.options.features.friend_injection;
            self.sema.program.bind(scope, name.name, bound, name.token, is_hidden);
        }
        function
    }

    /// The head of an abbreviated function template without a written one.
    fn invented_head(&mut self) -> cufe_il::TemplateHead {
        cufe_il::TemplateHead {
            first: u32::MAX,
            open: u32::MAX,
            close: u32::MAX,
            last: u32::MAX,
            scope: self.sema.context.scope,
            parameters: Vec::new(),
            requires: None,
        }
    }

    /// The function that a declaration redeclares, specializes or instantiates.
    fn find_function(
        &self,
        scope: ScopeId,
        name: &ParsedName,
        ty: TypeId,
        (signature, constraints): (Option<&TemplateSignature>, Option<u32>),
        makes_instance: bool,
        is_qualified: bool,
    ) -> Option<FunctionId> {
        let program = &self.sema.program;
        let found = self.sema.lookup_previous(scope, name.name, u32::MAX);
        let wanted = program.as_function(ty)?;
        let mut by_count = None;
        let mut alike = None;
        let mut candidates = 0;
        for &entity in &found.entities {
            let candidate_is_template = matches!(program.entities[entity].kind, EntityKind::Template(_));
            let Some(function) = program.function_of(entity) else { continue };
            // Those of an inline namespace are others, unless a qualified name can mean them ([namespace.def]/7).
            if !makes_instance && !is_qualified && program.entities[entity].scope != scope {
                continue;
            }
            if makes_instance {
                // Which template is meant needs deduction; the number of parameters decides where there are several.
                let count = program.as_function(program.functions[function].ty).map_or(0, |ty| ty.parameters.len());
                if count == wanted.parameters.len() && (by_count.is_none() || candidate_is_template) {
                    by_count = Some(function);
                }
                continue;
            }
            if candidate_is_template != signature.is_some() {
                continue;
            }
            let Some(known) = program.as_function(program.functions[function].ty) else { continue };
            if name.name == Name::CONVERSION {
                let same = match (program.functions[function].conversion, name.conversion) {
                    (Some(known), Some(wanted)) => program.canonical(known) == program.canonical(wanted),
                    _ => false,
                };
                let differ = match (program.functions[function].conversion, name.conversion) {
                    (Some(known), Some(wanted)) => self.sema.certainly_differ(known, wanted),
                    _ => false,
                };
                if !same && (!is_qualified || differ) {
                    continue;
                }
            }
            if known.parameters.len() == wanted.parameters.len() {
                candidates += 1;
                by_count = Some(function);
                if !self.same_signature(known, wanted) {
                    continue;
                }
                let is_other = match signature {
                    Some(signature) => self.is_other_template(function, signature),
                    None => self.constraints.get(&function).copied() != constraints,
                };
                if !is_other {
                    return Some(function);
                }
                alike = alike.or(Some(function));
            }
        }
        if makes_instance {
            return by_count;
        }
        // A member's definition is written in another scope than its declaration: the parameters must do.
        if is_qualified && alike.is_some() {
            return alike;
        }
        // A member definition must match something; types that are not known can hide which.
        (is_qualified && candidates == 1).then_some(by_count).flatten()
    }

    /// Whether a function has the parameters and qualifiers of a type.
    pub(super) fn has_signature(&self, function: FunctionId, ty: TypeId) -> bool {
        let program = &self.sema.program;
        match (program.as_function(program.functions[function].ty), program.as_function(ty)) {
            (Some(known), Some(wanted)) => {
                known.parameters.len() == wanted.parameters.len() && self.same_signature(known, wanted)
            }
            _ => false,
        }
    }

    /// Whether two function types have the same parameters, qualifiers and ellipsis.
    pub(super) fn same_signature(&self, a: &cufe_il::FunctionType, b: &cufe_il::FunctionType) -> bool {
        let program = &self.sema.program;
        let mask = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE
            | FunctionTypeFlags::VARIADIC;
        a.flags & mask == b.flags & mask
            && a.parameters.iter().zip(&b.parameters).all(|(&a, &b)| program.are_same_in_signature(a, b))
    }

    /// Adds what a declaration says to its function.
    fn merge_function(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        declarator: &Declarator,
        function: FunctionId,
        is_friend: bool,
        is_definition: bool,
    ) {
        let attributes = if declarator.attributes.is_empty() {
            Cow::Borrowed(&specifiers.attributes)
        } else {
            let mut attributes = specifiers.attributes.clone();
            attributes.merge(&declarator.attributes);
            Cow::Owned(attributes)
        };
        if let Some(constraint) = specifiers.placeholder_constraint
            && declarator.chunks.len() == 1
        {
            self.sema.constraints.results.insert(function, constraint);
        }
        let is_deduced = specifiers.placeholder.is_some()
            && declarator.function().is_some_and(|function| function.trailing.is_none())
            && declarator.chunks.len() == 1;
        let written_in_class = context.in_class && !is_friend;
        let scope_is_namespace = !written_in_class
            && matches!(
                self.sema.program.scopes
                    [self.sema.program.entities[self.sema.program.functions[function].entity].scope]
                    .kind,
                ScopeKind::Namespace | ScopeKind::Global
            );
        let is_allocation =
            self.sema.program.entities[self.sema.program.functions[function].entity].name.is_allocation_function();
        let entry = &mut self.sema.program.functions[function];
        let mut flags = FunctionFlags::empty();
        let specifier_flags = specifiers.flags;
        if specifier_flags.contains(SpecifierFlags::INLINE) {
            flags |= FunctionFlags::INLINE;
        }
        if specifier_flags.contains(SpecifierFlags::CONSTEXPR) {
            flags |= FunctionFlags::CONSTEXPR | FunctionFlags::INLINE;
        }
        if specifier_flags.contains(SpecifierFlags::CONSTEVAL) {
            flags |= FunctionFlags::CONSTEVAL | FunctionFlags::INLINE;
        }
        if specifier_flags.contains(SpecifierFlags::VIRTUAL) {
            flags |= FunctionFlags::VIRTUAL;
        }
        if specifier_flags.contains(SpecifierFlags::EXPLICIT) {
            flags |= FunctionFlags::EXPLICIT;
        }
        if is_deduced {
            flags |= FunctionFlags::DEDUCED_RETURN;
        }
        if attributes.flags.contains(AttributeFlags::WEAK) {
            flags |= FunctionFlags::WEAK;
        }
        if attributes.flags.contains(AttributeFlags::GNU_INLINE) {
            flags |= FunctionFlags::GNU_INLINE;
        }
        if attributes.flags.contains(AttributeFlags::NORETURN) {
            flags |= FunctionFlags::NORETURN;
        }
        if is_definition {
            flags |= FunctionFlags::DEFINED;
            if written_in_class {
                flags |= FunctionFlags::DEFINED_IN_CLASS | FunctionFlags::INLINE;
            }
            if is_friend {
                flags |= FunctionFlags::FRIEND_DEFINED | FunctionFlags::INLINE;
            }
        }
        // Allocation functions are static without the word ([class.free]/1).
        if written_in_class && (specifier_flags.contains(SpecifierFlags::STATIC) || is_allocation) {
            flags |= FunctionFlags::STATIC_MEMBER;
        }
        if self.template_depth > 0 && written_in_class {
            flags |= FunctionFlags::TEMPLATED;
        }
        if scope_is_namespace && specifiers.storage == StorageClass::Static {
            entry.linkage = Linkage::Internal;
        }
        if entry.storage == StorageClass::None {
            entry.storage = specifiers.storage;
        }
        entry.flags |= flags;
        let was_friend_only = entry.flags.contains(FunctionFlags::FRIEND_ONLY);
        if !is_friend && was_friend_only {
            entry.flags.remove(FunctionFlags::FRIEND_ONLY);
        }
        let entity = entry.entity;
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.sema.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
        if attributes.flags.contains(AttributeFlags::VISIBILITY) {
            self.sema.program.entities[entity].flags |= EntityFlags::VISIBILITY;
        }
        if !is_friend && was_friend_only {
            self.unhide(entity);
        }
        if is_definition && let Some(template) = self.sema.program.entities[entity].template {
            self.sema.program.templates[template].is_defined = true;
        }
        self.function_attributes(context, specifiers, declarator, function, &attributes, is_definition);
        let space = self.sema.program.functions[function].space;
        if space.is_kernel()
            && (self.sema.options.device_c || self.sema.options.partial_link)
            && let Some(symbol) = self.sema.program.symbol(entity)
        {
            self.interesting.insert(symbol);
        }
    }

    /// A friend that is declared in its namespace becomes visible.
    pub(super) fn unhide(&mut self, entity: EntityId) {
        let bound = match self.sema.program.entities[entity].template {
            Some(template) => self.sema.program.templates[template].entity,
            _ => entity,
        };
        let (scope, name) = (self.sema.program.entities[bound].scope, self.sema.program.entities[bound].name);
        let hidden = self
            .sema
            .program
            .bindings(scope, name)
            .find(|(_, binding)| binding.entity == bound && binding.is_hidden)
            .map(|(id, _)| id);
        if let Some(binding) = hidden {
            let sequence = self.at;
            let binding = self.sema.program.binding_mut(binding);
            binding.is_hidden = false;
            binding.sequence = binding.sequence.max(sequence.saturating_sub(1));
        }
    }

    /// Records a declaration, which takes the list of parameters out of the declarator.
    #[allow(clippy::too_many_arguments)]
    fn record_function(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        declarator: &mut Declarator,
        name: &ParsedName,
        function: FunctionId,
        declarator_last: u32,
        is_first: bool,
    ) -> FunctionDeclarationId {
        let mut flags = Written::empty();
        let pairs = [
            (SpecifierFlags::FRIEND, Written::FRIEND),
            (SpecifierFlags::STATIC, Written::STATIC),
            (SpecifierFlags::INLINE, Written::INLINE),
            (SpecifierFlags::EXTERN, Written::EXTERN),
        ];
        for (specifier, written) in pairs {
            if specifiers.flags.contains(specifier) {
                flags |= written;
            }
        }
        let mut attributes = specifiers.attributes.flags;
        attributes |= declarator.attributes.flags;
        let facts = [
            (context.is_instantiation, Written::INSTANTIATION),
            (context.is_instantiation_declaration, Written::INSTANTIATION_DECLARATION),
            (context.is_explicit_specialization(), Written::SPECIALIZATION),
            (context.in_block, Written::BLOCK_SCOPE),
            (context.in_class, Written::IN_CLASS),
            (context.is_direct_linkage, Written::DIRECT_LINKAGE),
            (!is_first || self.is(TokenKind::Comma), Written::GROUP),
            (declarator.function().is_none(), Written::THROUGH_TYPEDEF),
            (attributes.contains(AttributeFlags::VISIBILITY), Written::VISIBILITY),
            (name.qualifier != Qualifier::None, Written::QUALIFIED),
        ];
        for (is, flag) in facts {
            if is {
                flags |= flag;
            }
        }
        let parameter_list = declarator.take_parameter_list();
        let chunk = declarator.function();
        if chunk.is_some() {
            self.sema.note_default_arguments(function, &parameter_list);
        }
        let deduced_return = match chunk {
            Some(function) if function.trailing.is_none() => specifiers.placeholder,
            _ => None,
        };
        let scope = self.declaration_scope();
        let record = FunctionDeclaration {
            function,
            scope,
            first: context.first,
            specifiers: specifiers.first,
            declarator: declarator.first,
            name_first: name.first,
            name: name.token,
            name_last: name.last,
            parameters: chunk.map(|function| (function.open, function.close)),
            parameter_list,
            trailing_return: chunk.and_then(|function| function.trailing.map(|(arrow, _)| arrow)),
            declarator_last,
            initializers: None,
            body: None,
            last: self.at,
            deduced_return,
            heads: context.heads.iter().map(|head| (head.first, head.open, head.close, head.last)).collect(),
            flags,
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: chunk.map_or(scope, |function| function.scope),
        };
        let id = self.sema.program.function_declarations.push(record);
        if self.sema.program.functions[function].first_declaration.is_some() && !self.in_instance {
            let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.sema.program.declaration_heads.insert(id, heads);
            }
        }
        let entry = &mut self.sema.program.functions[function];
        entry.first_declaration = entry.first_declaration.or(Some(id));
        id
    }

    // ---- bodies ----

    /// The body of a definition: its tokens are recorded; it is parsed now, or in a class later.
    fn defined_body(
        &mut self,
        context: &Context,
        function: FunctionId,
        record: FunctionDeclarationId,
        declarator: &Declarator,
    ) {
        let first = self.at;
        let (initializers, body, is_try) = self.skip_body();
        let last = self.previous();
        let entry = &mut self.sema.program.function_declarations[record];
        entry.initializers = initializers;
        entry.body = body;
        entry.last = last;
        if is_try {
            entry.flags |= Written::TRY_BLOCK;
        }
        self.sema.program.functions[function].definition = Some(record);
        self.sema.program.functions[function].flags |= FunctionFlags::DEFINED;
        if context.in_class && self.class_nesting > 0 {
            let outer = self.sema.context.function;
            self.defer_body(record, first, last);
            self.sema.context.function = outer;
            return;
        }
        if body.is_none() || self.in_instance && !context.in_block || !self.is_body_wanted(record) {
            return;
        }
        let checkpoint = self.checkpoint();
        self.at = first;
        if let Some(scope) = declarator.scope {
            self.sema.context.scope = scope;
        }
        self.function_body(record);
        self.restore_position(&checkpoint);
    }

    /// Returns to the position, scope and modes of a checkpoint, keeping what was reported and recorded.
    pub(crate) fn restore_position(&mut self, checkpoint: &crate::parser::Checkpoint) {
        self.at = checkpoint.at();
        self.sema.context.scope = checkpoint.scope();
        self.sema.context.function = checkpoint.function();
        self.template_depth = checkpoint.template_depth();
    }

    /// Goes behind a body without parsing it. Returns the `:` of an initializer list, the braces, and whether it is a
    /// function-try-block.
    fn skip_body(&mut self) -> (Option<u32>, Option<(u32, u32)>, bool) {
        let is_try = self.eat(TokenKind::KwTry);
        let mut initializers = None;
        if self.is(TokenKind::Colon) {
            initializers = Some(self.advance());
            self.skip_initializers();
        }
        let mut body = None;
        if self.is(TokenKind::LeftBrace) {
            let open = self.at;
            match self.tokens.partner(open) {
                Some(close) => {
                    body = Some((open, close));
                    self.at = close + 1;
                }
                None => {
                    let end = self.end_of_file();
                    self.syntax_error_at(67, end);
                    self.at = end;
                }
            }
        } else {
            self.syntax_error(130);
            self.skip_to_semicolon();
            return (initializers, None, is_try);
        }
        if is_try {
            while self.is(TokenKind::KwCatch) {
                self.advance();
                if self.is(TokenKind::LeftParen) {
                    self.skip_brackets();
                }
                if self.is(TokenKind::LeftBrace) {
                    self.skip_brackets();
                }
            }
        }
        (initializers, body, is_try)
    }

    /// Goes behind mem-initializers without parsing them, to the `{` of the body.
    fn skip_initializers(&mut self) {
        loop {
            if self.is(TokenKind::LeftBrace) {
                return;
            }
            // mem-initializer-id
            let before = self.at;
            let after = self.look_ahead(|parser| {
                let mode = NameMode { is_type: true, ..NameMode::default() };
                if parser.is(TokenKind::KwTypename) {
                    parser.typename_specifier();
                } else if parser.is(TokenKind::KwDecltype) {
                    parser.simple_type_specifier();
                } else {
                    parser.parse_name(mode);
                }
                parser.at
            });
            self.at = after.max(before + 1);
            // What is not a name is passed token by token to the brackets.
            while !matches!(
                self.kind(),
                TokenKind::LeftParen
                    | TokenKind::LeftBrace
                    | TokenKind::Semicolon
                    | TokenKind::RightBrace
                    | TokenKind::EndOfFile
            ) {
                self.advance();
            }
            if !matches!(self.kind(), TokenKind::LeftParen | TokenKind::LeftBrace) {
                return;
            }
            self.skip_brackets();
            self.eat(TokenKind::Ellipsis);
            if !self.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// Parses a body, at its first token: `:`, `{` or `try`.
    pub(crate) fn function_body(&mut self, record: FunctionDeclarationId) {
        let entry = &self.sema.program.function_declarations[record];
        let (function, parameter_scope) = (entry.function, entry.parameter_scope);
        self.sema.unread.note(entry.body);
        let outer_function = self.sema.context.function.replace(function);
        let outer_scope = std::mem::replace(&mut self.sema.context.scope, parameter_scope);
        let outer_unevaluated = std::mem::take(&mut self.sema.context.unevaluated);
        let outer_discarded = std::mem::take(&mut self.sema.context.discarded);
        let in_default_argument = std::mem::take(&mut self.sema.context.in_default_argument);
        let outer_folding = std::mem::take(&mut self.sema.context.folding);
        let entity = self.sema.program.functions[function].entity;
        if self.sema.program.scopes[parameter_scope].kind == ScopeKind::FunctionParameters {
            self.sema.program.scopes[parameter_scope].entity = Some(entity);
        }
        let nesting = std::mem::replace(&mut self.class_nesting, 0);
        self.sema.program.bodies_parsed += 1;
        let name = self.sema.program.function_declarations[record].name;
        self.sema.check_definition_types(record);
        let first = self.at;
        let is_try = self.is(TokenKind::KwTry);
        if is_try {
            let token = self.advance();
            self.uses_exceptions(token);
        }
        let mut blocks = Vec::new();
        if self.eat(TokenKind::Colon) {
            let initializers = self.mem_initializers();
            self.sema.program.function_declarations[record].member_initializers = initializers;
        }
        if self.is(TokenKind::LeftBrace) {
            if matches!(self.sema.program.entities[entity].name, Name::CONSTRUCTOR | Name::DESTRUCTOR) {
                let initializers = self.sema.program.function_declarations[record].member_initializers.clone();
                self.sema.check_constructor(function, &initializers, self.at, name);
            }
            let scope = self.sema.program.add_scope(ScopeKind::Block, parameter_scope, None);
            let statement = self.compound_statement_in_scope(scope);
            self.sema.program.function_declarations[record].statement = Some(statement);
            blocks.push(statement);
        } else {
            self.syntax_error(130);
        }
        if is_try {
            let handlers = self.handler_sequence();
            blocks.extend(handlers);
        }
        self.check_function_end(function, &blocks, self.previous());
        if !self.in_template() {
            self.sema.settle_result(function);
        }
        let is_template = self.in_template();
        self.sema.check_variable_uses(function, &blocks, first, is_template);
        self.class_nesting = nesting;
        self.sema.context.scope = outer_scope;
        self.sema.context.function = outer_function;
        self.sema.context.unevaluated = outer_unevaluated;
        self.sema.context.discarded = outer_discarded;
        self.sema.context.in_default_argument = in_default_argument;
        self.sema.context.folding = outer_folding;
    }

    /// mem-initializer-list ([class.base.init]).
    fn mem_initializers(&mut self) -> Vec<MemberInitializer> {
        let mut list = Vec::new();
        loop {
            let token = self.at;
            let member = match self.kind() {
                TokenKind::KwTypename => InitializedMember::Type(self.typename_specifier()),
                TokenKind::KwDecltype | TokenKind::KwTypeTransform => {
                    InitializedMember::Type(self.simple_type_specifier().unwrap_or(Program::UNKNOWN))
                }
                _ => match self.mem_initializer_id() {
                    Some(member) => member,
                    None => return list,
                },
            };
            let open = self.at;
            let value = match self.kind() {
                TokenKind::LeftParen => {
                    self.advance();
                    let elements = self.in_brackets(|parser| parser.expression_list_until(TokenKind::RightParen));
                    self.expect_close(open, TokenKind::RightParen, 18);
                    let close = self.previous();
                    let parts = Initializer::Parenthesized(&elements, close);
                    let constructor = self.check_mem_initializer(member, parts, (token, open));
                    let value = self.parenthesized_initializer(open, &elements);
                    if let Some(constructor) = constructor {
                        self.sema.program.called.insert(value, constructor);
                    }
                    value
                }
                TokenKind::LeftBrace => {
                    let list = self.braced_init_list();
                    self.check_mem_initializer(member, Initializer::List(list), (token, open));
                    list
                }
                _ => {
                    self.syntax_error(125);
                    return list;
                }
            };
            self.report_packs_once(open);
            let is_pack = self.eat(TokenKind::Ellipsis);
            if is_pack {
                self.expand(token);
            }
            list.push(MemberInitializer { member, value, first: token, is_pack });
            if !self.eat(TokenKind::Comma) || self.at == token {
                return list;
            }
        }
    }

    /// What initializes a data member, a base, or by another constructor the whole object: that constructor. In templates
    /// only specializations tell.
    fn check_mem_initializer(
        &mut self,
        member: InitializedMember,
        initializer: Initializer<'_>,
        (name, open): (u32, u32),
    ) -> Option<FunctionId> {
        if self.in_template() {
            return None;
        }
        match member {
            InitializedMember::Field(field) => match self.sema.program.entities[field].kind {
                EntityKind::Field(variable) => self.sema.initialize_member(variable, initializer, name),
                _ => None,
            },
            InitializedMember::Type(ty) => {
                self.sema.program.class_of(ty)?;
                let open = matches!(initializer, Initializer::Parenthesized(..)).then_some(open);
                self.sema.initialize_part(ty, initializer, name, open)
            }
            InitializedMember::Unknown => None,
        }
    }

    /// mem-initializer-id: the name of a member or a base; 292 where it is neither. `None` where there is no name; what
    /// follows is passed to the body.
    fn mem_initializer_id(&mut self) -> Option<InitializedMember> {
        // Looked up in the class, whatever parameters hide it ([class.base.init]/2).
        if self.is(TokenKind::Identifier)
            && matches!(self.peek(1), TokenKind::LeftParen | TokenKind::LeftBrace)
            && let Some(class) = self.current_class()
            && let Some(field) = self.initialized_field(class, self.identifier_name(self.at))
        {
            self.advance();
            return Some(InitializedMember::Field(field));
        }
        let mode = NameMode { is_type: true, ..NameMode::default() };
        // It is looked up in the class; parameters are not seen ([class.base.init]/2).
        let scope = self.sema.context.scope;
        if let (ScopeKind::FunctionParameters, Some(parent)) =
            (self.sema.program.scopes[scope].kind, self.sema.program.scopes[scope].parent)
        {
            self.sema.context.scope = parent;
        }
        let name = self.parse_name(mode);
        self.sema.context.scope = scope;
        let Some(name) = name else {
            self.syntax_error(40);
            while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::EndOfFile) {
                self.advance();
            }
            return None;
        };
        if name.found.is_nothing() && name.qualifier == Qualifier::None {
            let has_unknown_base = self.current_class().is_none_or(|class| {
                self.sema.program.classes[class].bases.iter().any(|base| self.sema.is_dependent_type(base.ty))
            });
            if !has_unknown_base {
                let text = self.sema.name_text(name.name);
                self.name_error_at(292, name.token, text);
            }
        }
        let field = match (self.current_class(), name.qualifier == Qualifier::None) {
            (Some(class), true) => self.initialized_field(class, name.name),
            _ => None,
        };
        if field.is_none()
            && name.qualifier == Qualifier::None
            && !name.found.is_nothing()
            && !name.found.is_dependent
            && !self.is_type_name(&name, mode)
            // A parameter can hide a base.
            && name.found.entities.iter().all(|&entity| {
                let scope = self.sema.program.entities[entity].scope;
                self.sema.program.scopes[scope].kind == ScopeKind::Class
            })
        {
            let text = self.sema.name_text(name.name);
            self.name_error_at(292, name.token, text);
            return Some(InitializedMember::Unknown);
        }
        Some(match field {
            Some(field) => InitializedMember::Field(field),
            None => match self.type_of_name(&name) {
                Program::UNKNOWN => InitializedMember::Unknown,
                ty => {
                    if self.current_class().is_some_and(|class| self.sema.program.class_of(ty) == Some(class)) {
                        self.uses_feature(Feature::DelegatingConstructor, name.token);
                    }
                    InitializedMember::Type(ty)
                }
            },
        })
    }

    /// The data member of a class, or of its anonymous unions, with a name.
    fn initialized_field(&self, class: cufe_il::ClassId, name: Name) -> Option<EntityId> {
        let program = &self.sema.program;
        let mut scopes = vec![program.classes[class].scope?];
        while let Some(scope) = scopes.pop() {
            let mut entities = program.bindings(scope, name).map(|(_, binding)| binding.entity);
            if let Some(field) = entities.find(|&entity| matches!(program.entities[entity].kind, EntityKind::Field(_)))
            {
                return Some(field);
            }
            scopes.extend(program.transparent(scope).filter(|&inner| program.scopes[inner].kind == ScopeKind::Class));
        }
        None
    }

    /// Whether a body must be parsed: user files always; headers where the text can matter to the output.
    pub(crate) fn is_body_wanted(&self, record: FunctionDeclarationId) -> bool {
        if self.sema.options.bodies == BodyPolicy::All {
            return true;
        }
        let entry = &self.sema.program.function_declarations[record];
        let (Some((open, close)), function) = (entry.body, entry.function) else { return false };
        if self.is_user_text(open) {
            return true;
        }
        let space: ExecutionSpace = self.sema.program.functions[function].space;
        // The host file shows nothing of the bodies of device functions and kernels.
        !space.is_device_code() && self.is_text_wanted(entry.initializers.unwrap_or(open), close)
    }

    /// Whether text that is parsed later can matter: it is a user's, or holds a launch, a CUDA attribute, or a name that is
    /// written differently in the host file.
    pub(crate) fn is_text_wanted(&self, first: u32, last: u32) -> bool {
        if self.sema.options.bodies == BodyPolicy::All || self.is_user_text(first) {
            return true;
        }
        let within = |list: &[cufe_lex::TokenIndex]| {
            let start = list.partition_point(|index| index.number() < first);
            list.get(start).is_some_and(|index| index.number() <= last)
        };
        if within(self.tokens.launch_candidates()) || within(self.tokens.cuda_attributes()) {
            return true;
        }
        if self.interesting.is_empty() {
            return false;
        }
        (first..=last).any(|token| {
            self.tokens.kind(token) == TokenKind::Identifier && self.interesting.contains(&self.tokens.symbol(token))
        })
    }

    /// Whether a token is text of a user's file: neither a system header's nor the toolkit's.
    pub(crate) fn is_user_text(&self, token: u32) -> bool {
        self.sema.source.is_own_text(self.tokens.start(token))
    }
}
