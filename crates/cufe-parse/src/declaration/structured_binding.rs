//! Structured bindings ([dcl.struct.bind]).

use super::DeclarationContext;
use super::specifier::Specifiers;
use crate::Parser;
use crate::feature::Feature;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{EntityId, ExpressionId, ExpressionKind, StorageClass};
use cufe_lex::TokenKind;
use cufe_sema::initialization::Purpose;

impl Parser<'_, '_> {
    /// `auto [a, b] = e;`, if one stands behind the specifiers. The inner option is the entity declared.
    pub(super) fn structured_binding(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
    ) -> Option<Option<EntityId>> {
        let ahead = self.binding_offset(context, specifiers)?;
        let is_pointer = self.is(TokenKind::Star);
        if is_pointer {
            self.rule_violation(code::BINDING_SYNTAX, self.at);
        }
        let reference = (ahead > 0 && !is_pointer).then(|| self.kind());
        self.at += ahead;
        self.uses_feature(Feature::StructuredBinding, self.at);
        self.binding_attributes(specifiers, context.in_block, false);
        self.sema.check_binding_specifiers(specifiers);
        let open = self.at;
        let first_entity = self.sema.program().entities.len();
        let entity = self.binding_list(context);
        // Lambdas in the initializer may declare others.
        let entities = first_entity..self.sema.program().entities.len();
        self.general_binding_attributes(specifiers, entity, context.in_block);
        let initializer = self.binding_initializer();
        // What the declaration binds to is known by its first name.
        if let Some(variable) = entity.and_then(|entity| self.sema.program().variable_of(entity)) {
            self.sema.set_initializer(variable, initializer);
        }
        if self.sema.context.speculating == 0 {
            let names = self.sema.names_of_bindings(entities.clone());
            if self.since(Standard::Cpp20) {
                self.sema.store_bindings(entities.clone(), specifiers);
            }
            match initializer {
                None => {
                    if specifiers.placeholder.is_some() {
                        self.error_at(code::AUTO_WITHOUT_INITIALIZER, open);
                    }
                    self.error_at(code::BINDING_WITHOUT_INITIALIZER, self.at);
                    if specifiers.placeholder.is_none() {
                        let ty = self.sema.binding_type(specifiers, reference);
                        self.sema.check_bindings_of(ty, open, &names);
                        // A `;` is missed whatever else was.
                        self.sema.declaring.last_error = None;
                    }
                }
                Some(_) if is_pointer => {
                    self.error_at(code::AUTO_NOT_DEDUCED, specifiers.placeholder.unwrap_or(specifiers.first))
                }
                Some(initializer) => match specifiers.placeholder {
                    Some(placeholder) => {
                        if self.sema.check_deduced_binding(initializer, placeholder, reference) {
                            self.sema.check_bindings(initializer, open, &names);
                            self.sema.name_bindings(entities, initializer, specifiers.first, open);
                        }
                    }
                    None => {
                        let ty = self.sema.binding_type(specifiers, reference);
                        self.sema.initialize_from(initializer, ty, Purpose::Object);
                        self.sema.check_bindings_of(ty, open, &names);
                    }
                },
            }
        }
        if self.is(TokenKind::Comma) {
            self.rule_violation(code::BINDING_WITH_OTHER_DECLARATORS, open);
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

    fn binding_initializer(&mut self) -> Option<ExpressionId> {
        let outer = std::mem::replace(&mut self.sema.context.in_variable_initializer, true);
        let initializer = self.read_binding_initializer();
        self.sema.context.in_variable_initializer = outer;
        initializer
    }

    fn read_binding_initializer(&mut self) -> Option<ExpressionId> {
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
                self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                list.first().copied()
            }
            _ => None,
        }
    }
}
