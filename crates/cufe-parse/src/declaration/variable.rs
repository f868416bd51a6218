//! Variables, data members and their initializers ([dcl.init]); declarations of range-for statements.

use super::DeclarationContext;
use super::declarator::{Declarator, DeclaratorMode};
use super::simple::Declared;
use super::specifier::{SpecifierFlags, SpecifierMode, Specifiers};
use crate::Parser;
use crate::name::Qualifier;
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, ExpressionFlags, ExpressionId, NameKind, Program, ScopeId, StorageClass, TypeId, VariableId,
    WrittenDeclarator,
};
use cufe_lex::TokenKind;
use cufe_sema::declare::DeclaredVariable;
pub(crate) use cufe_sema::declare::{RangeVariable, WrittenVariable};
use cufe_sema::initialization::Initializer;

impl Parser<'_, '_> {
    /// A declarator that declares a variable or data member: finds or makes it, reads its initializer, records the
    /// declaration.
    pub(super) fn variable_declared(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
        declarator: Declarator,
        ty: TypeId,
        is_first: bool,
    ) -> Declared {
        let mut declarator = declarator;
        let Some(name) = declarator.name.clone() else { return Declared::Error };
        if !matches!(name.name.kind(), NameKind::Identifier(_)) {
            // Only functions have such names.
            self.rule_violation(
                if name.name.kind() == NameKind::Destructor {
                    code::INVALID_DESTRUCTOR
                } else {
                    code::OPERATOR_NAME_NOT_FUNCTION
                },
                name.token,
            );
            self.skip_to_end_of_declarator();
            return Declared::Entity(None);
        }
        self.sema.check_qualified_declaration(context, specifiers, &name);
        let declarator_last = self.previous();
        let ty = if specifiers.flags.contains(SpecifierFlags::CONSTEXPR) { self.sema.constant_type(ty) } else { ty };
        let is_static = specifiers.flags.contains(SpecifierFlags::STATIC);
        // A specialization of a variable template in its class is static as that is.
        let is_field = context.in_class
            && !is_static
            && name.qualifier == Qualifier::None
            && !(context.is_explicit_specialization() && name.arguments.is_some());
        if is_first {
            self.check_variable_specifiers(context, specifiers, &declarator, ty, is_field);
            self.sema.check_local_static_member(context, specifiers, is_field);
        }
        let (mut width, mut ty) = (None, ty);
        if is_field && specifiers.storage != StorageClass::Extern && self.is(TokenKind::Colon) {
            let found = self.bit_field_width(specifiers, &declarator, ty);
            (width, ty) = (Some(found.0), found.1);
            if self.is(TokenKind::KwAttribute) {
                self.attributes_into(&mut declarator.attributes);
            }
        }
        self.note_follow(&mut declarator);
        let behind = self.at;
        let is_member = name.qualifier != Qualifier::None && self.sema.own_head(context, name.qualifier).is_none();
        self.variable_features(context, specifiers, is_member, is_field, width.is_some());
        let (entity, variable) = self.sema.declare_variable(context, specifiers, &declarator, &name, ty, is_field);
        if context.in_block && self.sema.context.speculating == 0 {
            self.declared.push(entity);
        }
        let mut layout = specifiers.attributes.layout;
        layout.merge(declarator.attributes.layout);
        self.sema.merge_variable_layout(variable, layout);
        let initializer_first = self.at;
        let outer = self.sema.context.scope;
        let has_initializer =
            self.declared_initializer(context, specifiers, variable, ty, (is_field, declarator.scope.unwrap_or(outer)));
        if is_field && self.sema.context.speculating == 0 {
            let mut attributes = specifiers.attributes.clone();
            attributes.merge(&declarator.attributes);
            let is_mutable = specifiers.storage == StorageClass::Mutable;
            self.sema.add_field(variable, width, has_initializer, is_mutable, attributes.layout);
        }
        let initializer = has_initializer.then(|| (initializer_first, self.previous()));
        if has_initializer && self.sema.in_template() && !is_field && self.sema.context.speculating == 0 {
            // Instances leave it unread.
            self.sema.skip_in_instances(initializer_first + 1, self.at);
        }
        if self.sema.context.speculating == 0 {
            self.sema.finish_variable(context, specifiers, &declarator, variable, initializer.is_some());
            // Without initializer an explicit specialization of a static member is no definition ([temp.expl.spec]/15), and
            // an instantiation initializes in the place of the template's definition.
            let is_of_template = context.is_explicit_specialization()
                || context.is_instantiation
                || context.is_instantiation_declaration;
            if initializer.is_none() && !is_field && !is_of_template && self.sema.is_default_initialized(variable) {
                // What a member's definition uses is used by a member.
                let scope = declarator.scope.unwrap_or(outer);
                self.in_scope(scope, |parser| {
                    parser.sema.initialize_variable(variable, Initializer::None, name.token);
                });
            }
            let declared = DeclaredVariable {
                context,
                specifiers,
                declarator: &declarator,
                ty,
                variable,
                is_field,
                is_initialized: initializer.is_some(),
                behind,
            };
            self.sema.check_variable(&declared);
            let initializer_token = initializer.map(|(first, _)| first);
            let written =
                WrittenDeclarator { ty, initializer: initializer_token, is_further: !is_first, token: name.token };
            self.sema.record_declarator(variable, written);
            self.sema.check_variable_main(&name, variable);
            if !is_field {
                self.sema.check_constexpr_type(specifiers, variable);
                self.evaluate_variable(variable);
                self.sema.finish_specialized_member(variable);
            }
            let mut deduced = context.deduced_placeholder;
            self.sema.check_same_deduction(&mut deduced, &declared);
            context.deduced_placeholder = deduced;
            if context.in_block {
                self.sema.check_closure_variable(variable, self.sema.context.function);
            }
            let is_namespace_scope = !context.in_block;
            let space = self.sema.program().variables[variable].space;
            let is_extern_in_block = context.in_block
                && self.sema.options.complete_program
                && specifiers.flags.contains(SpecifierFlags::EXTERN);
            if is_namespace_scope && !is_field || !space.is_empty() || is_extern_in_block {
                let written = WrittenVariable {
                    context,
                    specifiers,
                    declarator: &declarator,
                    name: &name,
                    variable,
                    declarator_last,
                    initializer,
                    is_first,
                    end: self.at,
                    is_followed: self.is(TokenKind::Comma),
                };
                self.sema.record_variable(&written);
            }
        }
        self.sema.check_declared_access(context, entity);
        if !self.sema.in_template() {
            self.sema.check_abstract_types(entity, false, name.token);
        }
        Declared::Entity(Some(entity))
    }

    /// The initializer of a variable or data member of a type, if there is one, in the scope of its declarator.
    fn declared_initializer(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        variable: VariableId,
        ty: TypeId,
        (is_field, scope): (bool, ScopeId),
    ) -> bool {
        // Names of the initializer that were read ahead may mean the new variable ([basic.scope.pdecl]).
        self.names.forget_from(self.at);
        let outer = std::mem::replace(&mut self.sema.context.scope, scope);
        let is_constant = specifiers.flags.contains(SpecifierFlags::CONSTEXPR) && !is_field;
        self.not_captured += u32::from(is_constant);
        let has_initializer = if is_field {
            self.member_initializer(variable)
        } else if self.sema.declaring.in_instance
            && (context.in_class || self.sema.is_variable_instance(variable))
            && self.sema.can_be_left_unread(ty)
        {
            self.leave_initializer_unread(variable)
        } else if specifiers.flags.intersects(SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTINIT) {
            self.required_folding(|parser| parser.initializer_of(Some(variable)))
        } else {
            self.initializer_of(Some(variable))
        };
        self.not_captured -= u32::from(is_constant);
        self.sema.context.scope = outer;
        has_initializer
    }

    /// Goes to the `,` or `;` behind a declarator that declares nothing.
    pub(super) fn skip_to_end_of_declarator(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::Comma | TokenKind::Semicolon | TokenKind::RightBrace | TokenKind::EndOfFile
        ) {
            match self.kind() {
                kind if kind.is_opening_bracket() => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
    }

    /// The initializer of a static data member of an instance, or of a variable template's: it is read when something needs its value
    /// ([temp.inst]/3). Returns whether there is one.
    fn leave_initializer_unread(&mut self, variable: VariableId) -> bool {
        if !matches!(self.kind(), TokenKind::Equal | TokenKind::LeftBrace | TokenKind::LeftParen) {
            return false;
        }
        let first = self.at;
        if self.is(TokenKind::Equal) {
            self.advance();
            self.skip_default_argument(&[TokenKind::Comma, TokenKind::Semicolon]);
        } else {
            self.skip_brackets();
        }
        self.leave_unread(first, self.previous(), variable);
        true
    }

    /// Default member initializer: `= e`, `{...}`; deferred to the complete class. Returns whether there is one.
    fn member_initializer(&mut self, field: VariableId) -> bool {
        match self.kind() {
            TokenKind::Equal => {
                self.advance();
                let first = self.at;
                self.skip_default_argument(&[TokenKind::Comma, TokenKind::Semicolon]);
                if self.sema.context.speculating == 0 {
                    self.defer_member_initializer(first, self.previous(), field);
                }
                true
            }
            TokenKind::LeftBrace => {
                let first = self.at;
                self.skip_brackets();
                if self.sema.context.speculating == 0 {
                    self.defer_member_initializer(first, self.previous(), field);
                }
                true
            }
            _ => false,
        }
    }

    /// An initializer, if one stands here: `= clause`, `(list)`, `{list}`. Sets the type and value of the variable where
    /// they follow from it. Returns whether there is one.
    pub(crate) fn initializer_of(&mut self, variable: Option<VariableId>) -> bool {
        let outer = std::mem::replace(&mut self.sema.context.in_variable_initializer, true);
        let has_initializer = self.read_initializer_of(variable);
        self.sema.context.in_variable_initializer = outer;
        has_initializer
    }

    fn read_initializer_of(&mut self, variable: Option<VariableId>) -> bool {
        let mut arguments = Vec::new();
        let kind = self.kind();
        if !matches!(kind, TokenKind::Equal | TokenKind::LeftBrace | TokenKind::LeftParen) {
            return false;
        }
        // What an instance reads again was reported of its pattern.
        let has_placeholder = variable.filter(|&variable| {
            let ty = self.sema.program().variables[variable].ty;
            !self.sema.declaring.in_instance && self.sema.program().has_placeholder(ty)
        });
        let deduced = has_placeholder
            .filter(|&variable| self.sema.deduced_template(self.sema.program().variables[variable].ty).is_none());
        self.sema.begin_type_deduction(has_placeholder);
        let expression = match kind {
            TokenKind::Equal => {
                self.advance();
                self.initializer_clause()
            }
            TokenKind::LeftBrace => self.braced_init_list(),
            _ => {
                let open = self.advance();
                arguments = self.in_brackets(|parser| parser.expression_list_until(TokenKind::RightParen));
                self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                match arguments.as_slice() {
                    &[single] => {
                        self.sema.note_direct_initializer(single);
                        single
                    }
                    several => {
                        if let (&[first, second, ..], Some(_)) = (several, deduced)
                            && self.sema.context.speculating == 0
                            && !self.sema.expression(first).flags.contains(ExpressionFlags::TYPE_DEPENDENT)
                            && !self.sema.holds_pack_expansion(several)
                        {
                            // A type is deduced from one initializer ([dcl.type.auto.deduct]/4).
                            let token = self.sema.expression(second).first;
                            self.error_at(code::TOO_MANY_INITIALIZERS, token);
                        }
                        self.parenthesized_initializer(open, several)
                    }
                }
            }
        };
        if has_placeholder.is_some() {
            self.sema.end_type_deduction();
        }
        if let Some(variable) = variable
            && self.sema.context.speculating == 0
            && !self.sema.is_void(self.sema.program().variables[variable].ty)
        {
            self.sema.initialize(variable, expression);
            let initializer = match kind {
                TokenKind::Equal => Initializer::Copy(expression),
                TokenKind::LeftBrace => Initializer::List(expression),
                _ => Initializer::Parenthesized(&arguments, self.previous()),
            };
            let entity = self.sema.program().variables[variable].entity;
            let name = self.sema.program().entities[entity].token;
            self.sema.initialize_variable(variable, initializer, name);
            if self.since(cufe_base::Standard::Cpp20) {
                self.check_immediate_initialization(variable, expression);
            }
        }
        true
    }

    /// `(a, ...)` as an initializer, from the parenthesis `open` to the token before the current one.
    pub(crate) fn parenthesized_initializer(&mut self, open: u32, elements: &[ExpressionId]) -> ExpressionId {
        let extent = self.extent(open);
        self.sema.build_parenthesized_list(elements, extent)
    }

    // ---- statements ----

    /// for-range-declaration, up to the `:`; declares its variable or bindings.
    pub(crate) fn for_range_declaration(&mut self) -> RangeVariable {
        let mut placeholder = None;
        let open = self.at;
        let first_entity = self.sema.program().entities.len();
        let entity = self.with_declared(|parser| parser.any_range_declaration(&mut placeholder));
        let entities = first_entity..self.sema.program().entities.len();
        let bracket = (open..self.at).find(|&token| self.tokens.kind(token) == TokenKind::LeftBracket).unwrap_or(open);
        RangeVariable { entity, placeholder, open, bracket, entities }
    }

    /// The declaration of a range-based for begins with no type: a name is taken for one (757, or 20), anything else begins
    /// no declaration (169). Whether a declarator may follow.
    fn missing_range_type(&mut self) -> bool {
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(code::EXPECTED_DECLARATION);
            return false;
        }
        self.sema.context.speculating += 1;
        let name = self.parse_name(Default::default());
        self.sema.context.speculating -= 1;
        match name {
            Some(name) if name.found.is_nothing() => self.sema.undeclared(&name),
            Some(name) => {
                let text = self.sema.name_text(name.name);
                self.name_error_at(code::NOT_A_TYPE_NAME, name.token, text);
            }
            None => {
                self.syntax_error(code::EXPECTED_TYPE_SPECIFIER);
                return false;
            }
        }
        self.attributes();
        true
    }

    fn any_range_declaration(&mut self, placeholder: &mut Option<TypeId>) -> Option<EntityId> {
        let context = DeclarationContext { first: self.at, in_block: true, ..DeclarationContext::default() };
        let specifiers = self.specifiers(SpecifierMode::Declaration, &context);
        self.sema.refuse_storage_class(&specifiers);
        if specifiers.flags.contains(SpecifierFlags::DEFINES) {
            // [stmt.pre]/5
            self.rule_violation(code::TYPE_DEFINITION_NOT_ALLOWED, specifiers.first);
        }
        let base = match specifiers.ty {
            Some(base) => base,
            None if self.missing_range_type() => Program::UNKNOWN,
            None => return None,
        };
        if self.is_binding_start(&specifiers) {
            self.binding_attributes(&specifiers, true, true);
            let entity = self.binding_list(&context);
            self.general_binding_attributes(&specifiers, entity, true);
            return entity;
        }
        let declarator = self.declarator(DeclaratorMode::Named, false);
        if declarator.name.is_none() {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
        }
        let more = self.attributes();
        let mut ty = self.sema.apply_declarator(base, &declarator);
        if self.sema.program().has_placeholder(ty) {
            *placeholder = Some(ty);
            ty = Program::UNKNOWN;
        }
        let entity = self.declare_local(&context, &specifiers, &declarator, ty)?;
        self.sema.local_attributes(&specifiers, &declarator, &more, entity, true);
        self.sema.record_range_declarator(entity, placeholder.unwrap_or(ty));
        Some(entity)
    }

    pub(super) fn declare_local(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        ty: TypeId,
    ) -> Option<EntityId> {
        let name = declarator.name.clone()?;
        let (entity, _) = self.sema.declare_variable(context, specifiers, declarator, &name, ty, false);
        if self.sema.context.speculating == 0 {
            self.declared.push(entity);
        }
        Some(entity)
    }
}
