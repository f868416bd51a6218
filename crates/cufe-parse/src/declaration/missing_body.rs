//! What stands behind the declarator of a function and neither ends its declaration nor begins its body: the reference reads it
//! as a definition without `{` (measured).

use super::DeclarationContext;
use crate::Parser;
use crate::name::ParsedName;
use cufe_diagnostics::code;
use cufe_il::{NameKind, ScopeKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Whether a `{` is missing here, behind the declarator of a function of a namespace that is no template: 130 is reported,
    /// and everything up to the next `{` is passed. If there is none before the next `}`, that ends the definition.
    pub(super) fn misses_body(&mut self, context: &DeclarationContext, name: &ParsedName) -> bool {
        let is_at_end = match self.kind() {
            TokenKind::Semicolon
            | TokenKind::Comma
            | TokenKind::Equal
            | TokenKind::LeftBrace
            | TokenKind::LeftParen
            | TokenKind::LeftBracket
            | TokenKind::KwTry
            | TokenKind::KwAsm
            | TokenKind::KwAttribute
            | TokenKind::KwRequires
            | TokenKind::Arrow
            | TokenKind::EndOfFile => true,
            _ if matches!(name.name.kind(), NameKind::DeductionGuide(_)) => true,
            TokenKind::Colon => name.name.kind() == NameKind::Constructor,
            _ => false,
        };
        let is_namespace = matches!(
            self.sema.program().scopes[self.sema.context.scope].kind,
            ScopeKind::Global | ScopeKind::Namespace
        );
        if is_at_end
            || !is_namespace
            || context.in_class
            || context.in_block
            || !context.heads.is_empty()
            || context.is_instantiation
            || self.sema.declaring.in_instance
            || self.sema.context.speculating > 0
        {
            return false;
        }
        self.syntax_error(code::EXPECTED_OPENING_BRACE);
        let error = self.at;
        loop {
            match self.kind() {
                TokenKind::LeftBrace => {
                    self.resume_after(error);
                    return false;
                }
                TokenKind::RightBrace | TokenKind::EndOfFile => return true,
                TokenKind::LeftParen | TokenKind::LeftBracket => self.skip_brackets(),
                _ => {
                    self.advance();
                }
            }
        }
    }

    /// The end of a definition that has no `{`: a `}`, or the end of the file (67).
    pub(super) fn body_without_brace(&mut self) -> super::simple::Declared {
        if !self.eat(TokenKind::RightBrace) {
            self.error_at_end(code::EXPECTED_CLOSING_BRACE);
        }
        super::simple::Declared::Body(None)
    }
}
