//! Compound statements and try blocks ([stmt.block], [except.pre]).

use super::Parts;
use crate::Parser;
use crate::pragma::PragmaPlace;
use cufe_diagnostics::code;
use cufe_il::{EntityId, ScopeId, ScopeKind, StatementId, StatementKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// `{ ... }` at the brace, with a block scope of its own.
    pub(crate) fn compound_statement(&mut self) -> StatementId {
        self.in_new_scope(ScopeKind::Block, |parser, scope| parser.block(scope))
    }

    /// The body of a function: `{ ... }` whose declarations go into the given scope. Labels and jumps are those of the
    /// function.
    pub(crate) fn compound_statement_in_scope(&mut self, scope: ScopeId) -> StatementId {
        self.enter_body();
        let statement = self.in_scope(scope, |parser| parser.block(scope));
        self.leave_body();
        statement
    }

    fn block(&mut self, scope: ScopeId) -> StatementId {
        let first = self.at;
        if !self.is(TokenKind::LeftBrace) {
            self.syntax_error(code::EXPECTED_OPENING_BRACE);
            return self.build_statement(StatementKind::Unknown, first);
        }
        let open = self.advance();
        let awaited = self.awaited.take();
        let mut statements = Parts::new();
        self.in_brackets(|parser| {
            while parser.is_identifier(parser.sema.known.label) {
                parser.local_labels();
            }
            loop {
                parser.take_pragmas(PragmaPlace::Block { is_first: statements.is_empty() });
                if matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                    break;
                }
                let statement = parser.statement();
                statements.push(statement);
            }
            if !parser.eat(TokenKind::RightBrace) {
                parser.unclosed(open, code::EXPECTED_CLOSING_BRACE);
            }
        });
        self.awaited = awaited;
        let statements = self.sema.statement_list(&statements);
        self.build_statement(StatementKind::Compound { statements, scope }, first)
    }

    /// `try { ... } catch ...`
    pub(crate) fn try_statement(&mut self) -> StatementId {
        let first = self.advance();
        self.uses_exceptions(first);
        let mut parts = Parts::new();
        if !self.is(TokenKind::LeftBrace) {
            self.syntax_error(code::EXPECTED_OPENING_BRACE);
            self.skip_to_semicolon();
            return self.build_statement(StatementKind::Unknown, first);
        }
        let outer = std::mem::replace(&mut self.sema.context.try_block, first);
        let block = self.compound_statement();
        self.sema.context.try_block = outer;
        parts.push(block);
        self.handlers(&mut parts);
        self.sema.check_handlers(&parts);
        let parts = self.sema.statement_list(&parts);
        self.build_statement(StatementKind::Try(parts), first)
    }

    /// The handlers of a function-try-block.
    pub(crate) fn handler_sequence(&mut self) -> Vec<StatementId> {
        let mut parts = Parts::new();
        self.enter_function_handlers();
        self.handlers(&mut parts);
        self.leave_body();
        self.sema.check_handlers(&parts);
        parts.to_vec()
    }

    /// handler-seq; 530 if there is none.
    fn handlers(&mut self, parts: &mut Parts) {
        if !self.is(TokenKind::KwCatch) {
            self.syntax_error(code::TRY_WITHOUT_HANDLER);
        }
        while self.is(TokenKind::KwCatch) {
            let handler = self.handler();
            parts.push(handler);
        }
    }

    /// exception-declaration, as a parameter. A storage class is an error of its own here (80).
    fn handler_declaration(&mut self, scope: ScopeId) -> Option<EntityId> {
        let first = self.at;
        if matches!(
            self.kind(),
            TokenKind::KwStatic
                | TokenKind::KwExtern
                | TokenKind::KwRegister
                | TokenKind::KwThreadLocal
                | TokenKind::KwMutable
        ) {
            self.rule_violation(code::STORAGE_CLASS_NOT_ALLOWED, self.at);
            self.advance();
        }
        if self.is(TokenKind::Identifier)
            && self.peek(1) == TokenKind::RightParen
            && self.sema.lookup_unqualified(self.sema.identifier_name(first), scope, first).is_nothing()
        {
            self.syntax_error(code::HANDLER_WITHOUT_DECLARATION);
            self.advance();
            return None;
        }
        let parameter = self.handler_parameter(scope)?;
        let entity = self.sema.program().variables[parameter].entity;
        let is_placeholder = |token: &u32| self.tokens.kind(*token) == TokenKind::KwAuto;
        match (first..self.at).find(is_placeholder) {
            Some(token) if self.sema.is_dependent_type(self.sema.declared_type(entity)) => {
                self.rule_violation(code::AUTO_NOT_ALLOWED, token);
            }
            _ => self.sema.check_handler_type(entity, first),
        }
        let name = self.sema.program().entities[entity].name;
        if self.sema.controlled_in(scope, name) == Some(code::HANDLED_PARAMETER_REDECLARED) {
            self.name_error_at(
                code::HANDLED_PARAMETER_REDECLARED,
                first.max(self.sema.program().entities[entity].token),
                self.sema.name_text(name),
            );
        }
        self.sema.note_controlled(entity, code::HANDLER_PARAMETER_HIDDEN);
        Some(entity)
    }

    fn handler(&mut self) -> StatementId {
        let first = self.advance();
        let mut declaration = None;
        let mut at = self.at;
        let body = self.in_new_scope(ScopeKind::Block, |parser, scope| {
            parser.sema.note_handled_parameters(scope);
            if parser.is(TokenKind::LeftParen) {
                let open = parser.advance();
                at = parser.at;
                parser.in_brackets(|parser| {
                    if parser.is(TokenKind::RightParen) {
                        parser.syntax_error(code::HANDLER_WITHOUT_DECLARATION);
                    } else if !parser.eat(TokenKind::Ellipsis) {
                        parser.in_handler = true;
                        declaration = parser.handler_declaration(scope);
                        parser.in_handler = false;
                    }
                    parser.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                });
            } else {
                parser.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            }
            if parser.is(TokenKind::LeftBrace) {
                parser.compound_statement()
            } else {
                parser.syntax_error(code::EXPECTED_OPENING_BRACE);
                let at = parser.at;
                parser.build_statement(StatementKind::Unknown, at)
            }
        });
        self.build_statement(StatementKind::Handler { declaration, at, body }, first)
    }
}
