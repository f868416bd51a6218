//! Function declarations: previous declarations, records, bodies ([dcl.fct], [dcl.fct.def]).

use super::DeclarationContext;
use super::attribute::AttributeFlags;
use super::declarator::{Declarator, Follow};
use super::function_redeclaration::FunctionDeclared;
use super::redeclaration::NewKind;
use super::simple::Declared;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::feature::Feature;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{
    EntityId, EntityKind, FunctionDeclaration, FunctionDeclarationFlags as Written, FunctionDeclarationId,
    FunctionFlags, FunctionId, Linkage, Name, NameKind, ScopeId, ScopeKind, TemplateKind, Type, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::Deferred;

impl Parser<'_, '_> {
    /// A declarator that declares a function: finds or makes the function, records the declaration, reads `= 0`, `= default`,
    /// `= delete` or the body.
    pub(super) fn function_declared(
        &mut self,
        context: &mut DeclarationContext,
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
            && self.sema.program().symbol(self.sema.program().classes[class].entity) == Some(symbol)
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
        if declarator.function().is_none() {
            if is_definition && context.in_block {
                self.missing_semicolon();
                return Declared::Error;
            }
            if (is_definition || self.is_defined_by_assignment()) && !self.sema.declaring.in_instance {
                // A typedef of a function type declares functions only ([dcl.fct.def.general]/2).
                self.rule_violation(93, name.token);
            }
        }
        // virt-specifiers stand behind the declarator of a member.
        let mut virtual_flags = FunctionFlags::empty();
        let mut declarator_last = self.previous();
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        while is_member && self.is(TokenKind::Identifier) {
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
        self.note_follow(&mut declarator);
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
        let is_dependent_friend = context.in_class
            && specifiers.flags.contains(SpecifierFlags::FRIEND)
            && context.heads.is_empty()
            && !is_definition
            && !self.is(TokenKind::Equal)
            && self.check_dependent_friend(&name, ty);
        if !is_dependent_friend {
            self.check_local_friend(context, specifiers, &name, is_definition);
        }
        if is_first && specifiers.flags.contains(SpecifierFlags::DEFINES) && !self.sema.declaring.in_instance {
            self.error_at(305, specifiers.first);
        }
        let function = self.declare_function(context, specifiers, &declarator, &name, ty, is_definition);
        self.check_main_function(context, specifiers, &declarator, &name, function);
        self.check_default_arguments(&declarator, &name, function);
        let entity = self.sema.program().functions[function].entity;
        // The arguments of an instance satisfy the template's.
        if let Some(constraint) = constraint
            && self.sema.program().functions[function].specialized.is_none()
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
                if self.sema.declaring.in_instance {
                    self.sema.instances.noexcepts.insert(function, *part);
                }
            }
        }
        let is_instance =
            self.sema.program().functions[function].specialized.is_some() && self.sema.declaring.in_instance;
        if context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND) && !is_instance {
            self.sema.note_member_function(function);
        }
        self.note_abi_pragma(context.first, function);
        let is_specialization = context.heads.last().is_some_and(|head| head.parameters.is_empty());
        if is_first && !is_specialization && self.is_exec_check_disabled(context.first) {
            self.sema.program.functions[function].flags |= FunctionFlags::CHECK_DISABLED;
        }
        self.check_explicit_object(specifiers, &declarator);
        let record =
            self.record_function(context, specifiers, &mut declarator, &name, function, declarator_last, is_first);
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && let Some(first) = self.sema.program().function_declarations[record].parameter_list.first() {
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
            let is_wrong = self.sema.program().entities[entity].template.is_some()
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
    pub(super) fn check_pending_access(&mut self, context: &DeclarationContext, entity: EntityId) {
        let is_checked = context.heads.is_empty() && !context.is_instantiation && !context.is_instantiation_declaration;
        self.sema.check_pending_access(Some(entity), is_checked);
    }

    /// `= 0`, at what follows the `=`: of a virtual member function (319), and nothing but 0 (320).
    fn check_pure_specifier(&mut self, context: &DeclarationContext, function: FunctionId, equal: u32) {
        let flags = self.sema.program().functions[function].flags;
        if !context.in_class && self.sema.context.speculating == 0 {
            return self.error_at(145, equal);
        }
        let may_be_virtual = self.sema.class_of_member(function).is_some_and(|class| {
            self.sema.program().classes[class].bases.iter().any(|base| self.sema.program().class_of(base.ty).is_none())
        });
        if context.in_class && !flags.contains(FunctionFlags::VIRTUAL) && !may_be_virtual {
            self.rule_violation(319, equal);
        }
        if context.in_class && self.sema.source.slice(self.tokens.range(self.at)) != "0" {
            self.rule_violation(320, self.at);
        }
    }

    /// Finds the function that a declaration redeclares, or makes a new one, and merges what the declaration says.
    fn declare_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        is_definition: bool,
    ) -> FunctionId {
        if let Some((template, arguments)) = self.sema.declaring.instance.take() {
            return self.declare_instance(context, specifiers, declarator, name, ty, template, arguments);
        }
        if let Some(function) = self.sema.declaring.member.take() {
            self.merge_function(context, specifiers, declarator, function, false, is_definition);
            return function;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if context.in_class
            && !is_friend
            && let Qualifier::Type(qualifier) = name.qualifier
            && self.sema.class_or_pattern(qualifier).is_some_and(|class| self.current_class() == Some(class))
        {
            // The name of the class before that of its member says nothing, after a warning.
            self.check_qualified_declaration(context, specifiers, name);
            let name = ParsedName { qualifier: Qualifier::None, ..name.clone() };
            return self.declare_function(context, specifiers, declarator, &name, ty, is_definition);
        }
        let own_head = self.own_head(context, name.qualifier).cloned();
        let is_template = own_head.is_some()
            || declarator.function().is_some_and(|function| function.parameters.has_placeholder)
                && !context.is_explicit_specialization();
        let here = self.declaration_scope();
        let scope = match name.qualifier {
            Qualifier::None | Qualifier::Unknown => {
                if is_friend || context.in_block {
                    self.sema.program().enclosing_namespace(here)
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
            self.use_specialization(ty, declarator.behind);
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
        let specialized = self.check_function_specialization(context, name, ty, previous, is_definition, declarator);
        self.check_specialized_heads(context, declarator);
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
        // A using-declaration may be what led to the function.
        let may_be_undeclared = !is_matched || matches!(name.qualifier, Qualifier::Namespace(_));
        let is_mismatched = !makes_instance
            && is_qualified
            && may_be_undeclared
            && !is_outside
            && self.check_undeclared_function(&declared);
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
                    if context.in_block {
                        self.check_name_is_free(here, name.name, name.token, NewKind::Function);
                    }
                }
                let pattern = specialized.and_then(|(template, _)| self.sema.program().templates[template].pattern);
                let pattern = pattern.and_then(|pattern| self.sema.program().function_of(pattern));
                let primary = if makes_instance { pattern.or(previous) } else { None };
                if is_specialization && !is_instantiation {
                    self.sema.instances.specialized_members.extend(primary);
                }
                let function =
                    self.new_function_of(context, name, ty, scope, own_head, is_template, primary, is_friend);
                if let Some(specialized) = specialized {
                    self.sema.instances.specialized_functions.insert(function, specialized);
                }
                if let Some(constraints) = constraints {
                    self.sema.declarations.constraints.insert(function, constraints);
                }
                if let Some(chunk) = declarator.function().filter(|it| it.parameters.has_placeholder && is_template) {
                    let parameters = &chunk.parameters;
                    let constraints = &parameters.placeholder_constraints;
                    self.sema.abbreviate_template(
                        function,
                        self.sema.declaring.template_depth,
                        &parameters.list,
                        constraints,
                    );
                }
                function
            }
        };
        let entity = self.sema.program().functions[function].entity;
        if context.in_block && self.sema.program().bindings(here, name.name).all(|(_, known)| known.entity != entity) {
            self.sema.program.bind(here, name.name, entity, name.token, false);
        }
        self.merge_function(context, specifiers, declarator, function, is_friend, is_definition);
        if is_specialization && !is_instantiation {
            self.replace_instance_member(previous, function);
        }
        if let Some(directive) = instantiated {
            self.instantiate_function(context, name, function, directive);
        }
        if is_friend && !is_template {
            self.check_friend_access(name);
        }
        // Where the name is qualified, what it belongs to stands around the heads by now.
        let around = context.around.unwrap_or(self.sema.context.scope);
        if is_friend && let Some(class) = self.sema.program().enclosing_class(around) {
            let is_known = name.qualifier != Qualifier::Unknown && name.arguments.is_none();
            self.sema.befriend_function(class, function, is_known);
        }
        function
    }

    /// The instance of a function template whose declaration is read again; no name is bound to it.
    #[allow(clippy::too_many_arguments)]
    fn declare_instance(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        template: cufe_il::TemplateId,
        arguments: cufe_il::ArgumentsId,
    ) -> FunctionId {
        let template_entity = self.sema.program().templates[template].entity;
        let scope = self.sema.program().entities[template_entity].scope;
        let entity = self.sema.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.sema.program().entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.sema.program.functions[function].conversion = name.conversion;
        self.sema.make_instance(function, template, arguments);
        self.merge_function(context, specifiers, declarator, function, false, false);
        function
    }

    /// The scope in which the members of a class are found; of a specialization that of the template's pattern.
    pub(crate) fn member_scope(&self, ty: TypeId) -> Option<ScopeId> {
        if let Some(class) = self.sema.program().class_of(ty) {
            return self.sema.program().classes[class].scope;
        }
        match self.sema.program().structure(ty) {
            Type::Specialization { template, .. } => {
                let class = self.sema.pattern_class(template)?;
                self.sema.program().classes[class].scope
            }
            _ => None,
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn new_function_of(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        ty: TypeId,
        scope: ScopeId,
        own_head: Option<cufe_il::TemplateHead>,
        is_template: bool,
        primary: Option<FunctionId>,
        is_friend: bool,
    ) -> FunctionId {
        let entity = self.sema.new_function(name.name, ty, scope, name.token, FunctionFlags::empty());
        let EntityKind::Function(function) = self.sema.program().entities[entity].kind else {
            // `new_function` makes functions.
            return FunctionId::from_number(0);
        };
        self.sema.program.entities[entity].access = context.access;
        let in_class = self.sema.program().scopes[scope].kind == ScopeKind::Class;
        let is_static = false;
        let internal = self.in_unnamed_namespace(scope) || is_static;
        let entry = &mut self.sema.program.functions[function];
        entry.linkage = if internal { Linkage::Internal } else { Linkage::External };
        entry.conversion = name.conversion;
        entry.arguments = name.arguments;
        if in_class {
            entry.flags |= FunctionFlags::MEMBER;
        }
        if self.sema.declaring.c_linkage && !in_class {
            entry.flags |= FunctionFlags::C_LINKAGE;
        }
        if is_friend {
            entry.flags |= FunctionFlags::FRIEND_ONLY;
        }
        if let Some(primary) = primary {
            // A specialization or instance starts with what its template has (spec/execution-spaces.md "Templates").
            let primary = self.sema.program().functions[primary].clone();
            let template = self.sema.program().entities[primary.entity].template;
            self.sema.program.entities[entity].access = self.sema.program().entities[primary.entity].access;
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
            let template_entity = self.sema.program().templates[template].entity;
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

    /// Records a declaration, which takes the list of parameters out of the declarator.
    #[allow(clippy::too_many_arguments)]
    fn record_function(
        &mut self,
        context: &DeclarationContext,
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
            (!is_first || declarator.follow == Follow::Comma, Written::GROUP),
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
            self.sema.note_parameters(function, &parameter_list);
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
            last: declarator.behind,
            deduced_return,
            heads: context.heads.iter().map(|head| (head.first, head.open, head.close, head.last)).collect(),
            flags,
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: chunk.map_or(scope, |function| function.scope),
        };
        let id = self.sema.program.function_declarations.push(record);
        if self.sema.program().functions[function].first_declaration.is_some() && !self.sema.declaring.in_instance {
            let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.sema.program.declaration_heads.insert(id, heads);
            }
        }
        let entry = &mut self.sema.program.functions[function];
        entry.first_declaration = entry.first_declaration.or(Some(id));
        id
    }
}
