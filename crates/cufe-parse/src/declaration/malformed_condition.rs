//! Declarations with mistakes in the place of conditions ([stmt.stmt]/condition).

use super::DeclarationContext;
use super::specifier::SpecifierMode;
use crate::Parser;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// What is wrong with a declaration that stands for a condition, and where: a type and a name can't begin an expression.
    pub(crate) fn malformed_declaration(&mut self) -> Option<(u16, u32)> {
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
                return Some((2841, parser.at));
            }
            if !parser.is(TokenKind::Identifier) {
                return None;
            }
            match parser.peek(1) {
                TokenKind::LeftParen => Some((2842, parser.at)),
                TokenKind::Comma => Some((2843, parser.at + 2)),
                _ => Some((2841, parser.at)),
            }
        })
    }
}
