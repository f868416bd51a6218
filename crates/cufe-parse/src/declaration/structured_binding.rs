//! Structured bindings ([dcl.struct.bind], spec/declarations.md "Structured bindings").

use super::DeclarationContext;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::feature::Feature;
use cufe_base::Standard;
use cufe_il::{
    Builtin, EntityId, EntityKind, ExpressionId, ExpressionKind, Program, Qualifiers, ScopeKind, StorageClass, Type,
    TypeId, ValueCategory, VariableFlags,
};
use cufe_lex::TokenKind;
use cufe_sema::declare::Components;
use cufe_sema::initialization::Purpose;
use std::ops::Range;

impl Parser<'_, '_> {
    /// The names of a declaration with `static` or `thread_local` are not automatic.
    fn store_bindings(&mut self, entities: Range<usize>, specifiers: &Specifiers) {
        let program = &mut self.sema.program;
        for entity in entities.map(|index| EntityId::from_number(index as u32)) {
            if let EntityKind::Variable(variable) = program.entities[entity].kind {
                let variable = &mut program.variables[variable];
                if variable.flags.contains(VariableFlags::BINDING) {
                    variable.storage = specifiers.storage;
                    let is_thread_local = specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL);
                    variable.flags.set(VariableFlags::THREAD_LOCAL, is_thread_local);
                }
            }
        }
    }

    /// `auto [a, b] = e;`, if one stands behind the specifiers. The inner option is the entity declared.
    pub(super) fn structured_binding(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
    ) -> Option<Option<EntityId>> {
        let ahead = self.binding_offset(context, specifiers)?;
        let is_pointer = self.is(TokenKind::Star);
        if is_pointer {
            self.rule_violation(2826, self.at);
        }
        let reference = (ahead > 0 && !is_pointer).then(|| self.kind());
        self.at += ahead;
        self.uses_feature(Feature::StructuredBinding, self.at);
        self.binding_attributes(specifiers, context.in_block, false);
        self.check_binding_specifiers(specifiers);
        let open = self.at;
        let first_entity = self.sema.program().entities.len();
        let entity = self.binding_list(context);
        // Lambdas in the initializer may declare others.
        let entities = first_entity..self.sema.program().entities.len();
        self.general_binding_attributes(specifiers, entity, context.in_block);
        let initializer = self.binding_initializer();
        // What the declaration binds to is known by its first name.
        if let Some(variable) = entity.and_then(|entity| self.sema.program().variable_of(entity)) {
            self.sema.program.variables[variable].initializer = initializer;
        }
        if self.sema.context.speculating == 0 {
            let names = self.names_of_bindings(entities.clone());
            if self.since(Standard::Cpp20) {
                self.store_bindings(entities.clone(), specifiers);
            }
            match initializer {
                None => {
                    if specifiers.placeholder.is_some() {
                        self.error_at(1593, open);
                    }
                    self.error_at(2827, self.at);
                    if specifiers.placeholder.is_none() {
                        let ty = self.binding_type(specifiers, reference);
                        self.check_bindings_of(ty, open, &names);
                        // A `;` is missed whatever else was.
                        self.last_error = None;
                    }
                }
                Some(_) if is_pointer => self.error_at(1587, specifiers.placeholder.unwrap_or(specifiers.first)),
                Some(initializer) => match specifiers.placeholder {
                    Some(placeholder) => {
                        if self.check_deduced_binding(initializer, placeholder, reference) {
                            self.check_bindings(initializer, open, &names);
                            self.bind_names(entities, initializer, specifiers.first, open);
                        }
                    }
                    None => {
                        let ty = self.binding_type(specifiers, reference);
                        self.sema.initialize_from(initializer, ty, Purpose::Object);
                        self.check_bindings_of(ty, open, &names);
                    }
                },
            }
        }
        if self.is(TokenKind::Comma) {
            self.rule_violation(2954, open);
            self.skip_to_semicolon();
        } else {
            self.end_of_declaration();
        }
        Some(entity)
    }

    /// The number of tokens before the `[`, if a binding list stands here. Types other than `auto` are accepted with an
    /// error where nothing else can be meant.
    fn binding_offset(&self, context: &DeclarationContext, specifiers: &Specifiers) -> Option<u32> {
        if !self.since(Standard::Cpp11) {
            return None;
        }
        let is_list =
            |ahead: u32| self.peek(ahead) == TokenKind::LeftBracket && self.peek(ahead + 1) != TokenKind::LeftBracket;
        if specifiers.placeholder.is_some() {
            return match self.kind() {
                TokenKind::LeftBracket => Some(0),
                TokenKind::Ampersand | TokenKind::AmpersandAmpersand if self.peek(1) == TokenKind::LeftBracket => {
                    Some(1)
                }
                TokenKind::Star if is_list(1) => Some(1),
                _ => None,
            };
        }
        let is_operator = matches!(self.kind(), TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand);
        let ahead = u32::from(is_operator);
        let is_binding = specifiers.ty.is_some()
            && !context.in_class
            && context.heads.is_empty()
            && specifiers.storage != StorageClass::Typedef
            && is_list(ahead);
        is_binding.then_some(ahead)
    }

    /// The type that a binding without `auto` was given by mistake.
    fn binding_type(&mut self, specifiers: &Specifiers, reference: Option<TokenKind>) -> TypeId {
        let ty = specifiers.ty.unwrap_or(Program::UNKNOWN);
        match reference {
            Some(TokenKind::Ampersand) => self.sema.program.intern_type(Type::LvalueReference(ty)),
            Some(_) => self.sema.program.intern_type(Type::RvalueReference(ty)),
            None => ty,
        }
    }

    /// What the initializer makes of `auto`: nothing of void and of incomplete classes (1587), and `auto &` binds to no
    /// temporary (461). Returns whether there is something to bind.
    fn check_deduced_binding(
        &mut self,
        initializer: ExpressionId,
        placeholder: u32,
        reference: Option<TokenKind>,
    ) -> bool {
        let entry = self.sema.expression(initializer);
        let (ty, category, first) = (entry.ty, entry.category, entry.first);
        if self.sema.is_dependent_type(ty) || matches!(entry.kind, ExpressionKind::InitializerList(_)) {
            return true;
        }
        let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
        let is_class = matches!(self.sema.program().structure(bare), Type::Class(_));
        if self.sema.program().structure(bare) == Type::Builtin(Builtin::Void)
            || is_class && reference.is_none() && self.sema.is_incomplete(ty)
        {
            self.error_at(1587, placeholder);
            return false;
        }
        let is_const = self.tokens.kind(placeholder.saturating_sub(1)) == TokenKind::KwConst
            || self.tokens.kind(placeholder + 1) == TokenKind::KwConst
            || self.sema.program().unqualified(self.sema.program().canonical(ty)).1.contains(Qualifiers::CONST);
        if reference == Some(TokenKind::Ampersand) && category == ValueCategory::Prvalue && is_class && !is_const {
            self.error_at(461, first);
        }
        true
    }

    /// Specifiers that a structured binding may not have.
    fn check_binding_specifiers(&mut self, specifiers: &Specifiers) {
        if self.sema.context.speculating > 0 {
            return;
        }
        if specifiers.ty.is_none_or(|ty| self.sema.program().unqualified(ty).0 != Program::AUTO) {
            self.error_at(2825, self.first_of_type(specifiers));
        }
        let since_20 = self.since(cufe_base::Standard::Cpp20);
        let has_storage = !matches!(specifiers.storage, StorageClass::None | StorageClass::Mutable);
        if has_storage && !(since_20 && specifiers.storage == StorageClass::Static) {
            let token = specifiers.storage_token.or(self.specifier_token(specifiers, TokenKind::KwRegister));
            self.error_at(2838, token.unwrap_or(specifiers.first));
        } else if specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL)
            && !since_20
            && let Some(token) = self.specifier_token(specifiers, TokenKind::KwThreadLocal)
        {
            self.error_at(2838, token);
        }
        for (kind, code) in [(TokenKind::KwInline, 2836), (TokenKind::KwConstexpr, 2837), (TokenKind::KwMutable, 719)] {
            if let Some(token) = self.specifier_token(specifiers, kind) {
                self.error_at(code, token);
            }
        }
    }

    fn binding_initializer(&mut self) -> Option<ExpressionId> {
        match self.kind() {
            TokenKind::Equal => {
                self.advance();
                Some(self.initializer_clause())
            }
            TokenKind::LeftBrace => {
                let list = self.braced_init_list();
                Some(match self.sema.program().expressions[list].kind {
                    ExpressionKind::InitializerList(elements) => match self.sema.program().expression_list(elements) {
                        &[single] => single,
                        _ => list,
                    },
                    _ => list,
                })
            }
            TokenKind::LeftParen => {
                let open = self.advance();
                let list = self.in_brackets(|parser| parser.expression_list_until(TokenKind::RightParen));
                self.expect_close(open, TokenKind::RightParen, 18);
                list.first().copied()
            }
            _ => None,
        }
    }

    /// The tokens of the names that a binding list declared.
    pub(super) fn names_of_bindings(&self, entities: Range<usize>) -> Vec<u32> {
        let program = self.sema.program();
        entities
            .map(|index| EntityId::from_number(index as u32))
            .filter(|&entity| {
                matches!(program.entities[entity].kind, EntityKind::Variable(variable)
                    if program.variables[variable].flags.contains(cufe_il::VariableFlags::BINDING))
            })
            .map(|entity| program.entities[entity].token)
            .collect()
    }

    /// Gives the names that were declared the types of what they are bound to; the declaration stands between two tokens.
    pub(super) fn bind_names(&mut self, entities: Range<usize>, initializer: ExpressionId, first: u32, open: u32) {
        if self.sema.context.speculating > 0 || self.in_template() {
            return;
        }
        let program = self.sema.program();
        let names: Vec<_> = entities
            .filter_map(|index| match program.entities[EntityId::from_number(index as u32)].kind {
                EntityKind::Variable(variable)
                    if program.variables[variable].flags.contains(cufe_il::VariableFlags::BINDING) =>
                {
                    Some(variable)
                }
                _ => None,
            })
            .collect();
        let before = |kinds: &[TokenKind]| (first..open).any(|token| kinds.contains(&self.tokens.kind(token)));
        let is_reference = before(&[TokenKind::Ampersand, TokenKind::AmpersandAmpersand]);
        let is_const = before(&[TokenKind::KwConst]);
        if !before(&[TokenKind::KwVolatile]) {
            self.sema.bind_names(&names, initializer, is_reference, is_const);
        }
    }

    /// Compares the names with the components of the initializer's type.
    pub(super) fn check_bindings(&mut self, initializer: ExpressionId, open: u32, names: &[u32]) {
        let ty = self.sema.program().expressions[initializer].ty;
        self.check_bindings_of(ty, open, names);
    }

    fn check_bindings_of(&mut self, ty: TypeId, open: u32, names: &[u32]) {
        match self.sema.binding_components(ty) {
            Components::Unknown => {}
            Components::None => self.error_at(2828, open),
            Components::Members { count, first_hidden } => {
                if names.len() < count {
                    self.error_at(2830, open);
                } else if let Some(&extra) = names.get(count) {
                    self.error_at(if count == 0 { 2828 } else { 2829 }, extra);
                } else if let Some(&name) = first_hidden.and_then(|index| names.get(index)) {
                    self.error_at(2845, name);
                }
            }
        }
    }

    /// A binding whose name its scope has: 147 in a namespace, 101 in a block.
    pub(super) fn check_binding_name(&mut self, scope: cufe_il::ScopeId, token: u32) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let name = self.identifier_name(token);
        let in_block = self.sema.program().scopes[scope].kind == ScopeKind::Block;
        let program = self.sema.program();
        let is_taken = program.bindings(scope, name).any(|(_, binding)| {
            !binding.is_hidden
                && program.entities[binding.entity].scope == scope
                && matches!(program.entities[binding.entity].kind, EntityKind::Variable(_) | EntityKind::Function(_))
        });
        if is_taken {
            let text = self.sema.name_text(name);
            self.name_error_at(if in_block { 101 } else { 147 }, token, text);
        }
    }
}
