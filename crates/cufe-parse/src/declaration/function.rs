//! Function declarations: previous declarations, records, bodies ([dcl.fct], [dcl.fct.def]).

use super::DeclarationContext;
use super::declarator::Declarator;
use super::function_redeclaration::FunctionDeclared;
use super::redeclaration::NewKind;
use super::simple::Declared;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::feature::Feature;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{FunctionDeclarationFlags as Written, FunctionFlags, FunctionId, Name, NameKind, TypeId};
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
            && let Some(class) = self.sema.current_class()
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
            self.sema.refuse_class_placeholder(specifiers);
        }
        self.sema.check_literal_operator(context, specifiers, &declarator, &name);
        self.sema.check_deduction_guide(context, specifiers, &declarator, &name);
        if self.refuses_guide_body(&name, is_definition) {
            return Declared::Error;
        }
        if is_first {
            self.sema.check_function_specifiers(context, specifiers, &name);
        }
        self.sema.check_special_member_name(context, specifiers, &declarator, &name);
        if name.qualifier == Qualifier::None
            && let Some(head) = context.heads.last().filter(|head| !head.parameters.is_empty())
        {
            let scope = head.scope;
            self.sema.check_hides_parameter(scope, name.name, name.token);
        }
        self.sema.check_operator_declaration(context, specifiers, &declarator, &name, ty);
        self.sema.check_friend_function(context, specifiers, &name, is_definition);
        let is_dependent_friend = context.in_class
            && specifiers.flags.contains(SpecifierFlags::FRIEND)
            && context.heads.is_empty()
            && !is_definition
            && !self.is(TokenKind::Equal)
            && self.sema.check_dependent_friend(&name, ty);
        if !is_dependent_friend {
            self.check_local_friend(context, specifiers, &name, is_definition);
        }
        if is_first && specifiers.flags.contains(SpecifierFlags::DEFINES) && !self.sema.declaring.in_instance {
            self.error_at(305, specifiers.first);
        }
        let function = self.declare_function(context, specifiers, &declarator, &name, ty, is_definition);
        self.sema.check_main_function(context, specifiers, &declarator, &name, function);
        self.sema.check_default_arguments(&declarator, &name, function);
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
        self.sema.check_declared_access(context, entity);
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
        self.sema.check_explicit_object(specifiers, &declarator);
        let record =
            self.sema.record_function(context, specifiers, &mut declarator, &name, function, declarator_last, is_first);
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && let Some(first) = self.sema.program().function_declarations[record].parameter_list.first() {
            let token = first.first;
            self.sema.check_copy_by_value(function, token);
        }
        if !self.sema.in_template() {
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
            let is_effective = self.sema.check_definition_by_assignment(context, specifiers, &name, function, equal);
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
            self.sema.check_deleted_main(&name, function);
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
            return self.sema.declare_instance(context, specifiers, declarator, name, ty, template, arguments);
        }
        if let Some(function) = self.sema.declaring.member.take() {
            self.sema.merge_function(context, specifiers, declarator, function, false, is_definition);
            return function;
        }
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        if context.in_class
            && !is_friend
            && let Qualifier::Type(qualifier) = name.qualifier
            && self.sema.class_or_pattern(qualifier).is_some_and(|class| self.sema.current_class() == Some(class))
        {
            // The name of the class before that of its member says nothing, after a warning.
            self.sema.check_qualified_declaration(context, specifiers, name);
            let name = ParsedName { qualifier: Qualifier::None, ..name.clone() };
            return self.declare_function(context, specifiers, declarator, &name, ty, is_definition);
        }
        let own_head = self.sema.own_head(context, name.qualifier).cloned();
        let is_template = own_head.is_some()
            || declarator.function().is_some_and(|function| function.parameters.has_placeholder)
                && !context.is_explicit_specialization();
        let here = self.sema.declaration_scope();
        let scope = match name.qualifier {
            Qualifier::None | Qualifier::Unknown => {
                if is_friend || context.in_block {
                    self.sema.program().enclosing_namespace(here)
                } else {
                    here
                }
            }
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => match self.sema.member_scope(ty) {
                Some(scope) => scope,
                None => here,
            },
        };
        if let Qualifier::Type(ty) = name.qualifier {
            self.sema.use_specialization(ty, declarator.behind);
        }
        self.sema.check_function_instance(context, specifiers, name);
        let misses_head = self.sema.misses_head(context, name);
        if misses_head {
            self.rule_violation(795, name.token);
        }
        let is_specialization = context.is_explicit_specialization() && own_head.is_none() || misses_head;
        let is_instantiation = context.is_instantiation || context.is_instantiation_declaration;
        let makes_instance = is_specialization || is_instantiation || is_friend && name.arguments.is_some();
        let is_qualified = name.qualifier != Qualifier::None;
        let signature =
            (is_template && !makes_instance).then(|| self.sema.template_signature(own_head.as_ref(), declarator, ty));
        let constraints = match &signature {
            Some(signature) => signature.constraints,
            None => self.sema.trailing_constraint(declarator),
        };
        let previous =
            self.sema.find_function(scope, name, ty, (signature.as_ref(), constraints), makes_instance, is_qualified);
        let instantiated = is_instantiation.then(|| self.sema.instantiated_function(context, name, ty));
        let specialized =
            self.sema.check_function_specialization(context, name, ty, previous, is_definition, declarator);
        self.sema.check_specialized_heads(context, declarator);
        self.sema.check_qualified_declaration(context, specifiers, name);
        if !context.heads.is_empty() {
            self.sema.check_defaults_allowed(context, name, is_friend && !is_definition);
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
        let is_matched = previous.is_some_and(|function| self.sema.has_signature(function, ty));
        let is_outside = is_qualified && self.sema.check_enclosing_scope(context, name, scope);
        // A using-declaration may be what led to the function.
        let may_be_undeclared = !is_matched || matches!(name.qualifier, Qualifier::Namespace(_));
        let is_mismatched = !makes_instance
            && is_qualified
            && may_be_undeclared
            && !is_outside
            && self.sema.check_undeclared_function(&declared);
        let function = match previous.filter(|_| !is_mismatched && !is_outside) {
            Some(function) if !makes_instance => {
                self.sema.check_function_again(&declared, function);
                function
            }
            _ => {
                if !makes_instance && !is_qualified {
                    self.sema.check_new_overload(&declared);
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
                    self.sema.new_function_of(context, name, ty, scope, own_head, is_template, primary, is_friend);
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
        self.sema.merge_function(context, specifiers, declarator, function, is_friend, is_definition);
        if is_specialization && !is_instantiation {
            self.sema.replace_instance_member(previous, function);
        }
        if let Some(directive) = instantiated {
            self.sema.instantiate_function(context, name, function, directive);
        }
        if is_friend && !is_template {
            self.sema.check_friend_access(name);
        }
        // Where the name is qualified, what it belongs to stands around the heads by now.
        let around = context.around.unwrap_or(self.sema.context.scope);
        if is_friend && let Some(class) = self.sema.program().enclosing_class(around) {
            let is_known = name.qualifier != Qualifier::Unknown && name.arguments.is_none();
            self.sema.befriend_function(class, function, is_known);
        }
        function
    }
}
