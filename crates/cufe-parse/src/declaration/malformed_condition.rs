//! Declarations with mistakes in the place of conditions ([stmt.stmt]/condition).

use super::DeclarationContext;
use super::specifier::SpecifierMode;
use crate::Parser;
use cufe_diagnostics::{Code, code};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// What is wrong with a declaration that stands for a condition, and where: a type and a name can't begin an expression.
    pub(crate) fn malformed_declaration(&mut self) -> Option<(Code, u32)> {
        if !self.starts_type() {
            return None;
        }
        self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            let specifiers = parser.specifiers(SpecifierMode::Declaration, &DeclarationContext::default());
            // The parentheses of `decltype(auto)` are read as an operand here.
            let is_operand =
                specifiers.placeholder.is_some_and(|token| parser.tokens.kind(token) == TokenKind::KwDecltype);
            if specifiers.ty.is_none() || is_operand || parser.failed_since(&checkpoint) {
                return None;
            }
            if parser.kind().is_literal() {
                return Some((code::CONDITION_WITHOUT_INITIALIZER, parser.at));
            }
            if !parser.is(TokenKind::Identifier) {
                return None;
            }
            match parser.peek(1) {
                TokenKind::LeftParen => Some((code::CONDITION_PARENTHESIZED_INITIALIZER, parser.at)),
                TokenKind::Comma => Some((code::CONDITION_MULTIPLE_DECLARATORS, parser.at + 2)),
                _ => Some((code::CONDITION_WITHOUT_INITIALIZER, parser.at)),
            }
        })
    }
}
