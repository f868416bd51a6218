//! Statements ([stmt.stmt]).

mod attribute;
mod block;
mod discarded;
mod flow;
mod iteration;
mod jump;
mod selection;
#[cfg(test)]
mod tests;

pub(crate) use flow::CoroutineBodies;
pub(crate) use jump::Bodies;

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{EntityId, ExpressionKind, StatementId, StatementKind};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// Statements while they are collected.
pub(crate) type Parts = SmallVec<[StatementId; 8]>;

impl Parser<'_, '_> {
    /// Adds a statement that reaches to the token before the current one.
    pub(crate) fn build_statement(&mut self, kind: StatementKind, first: u32) -> StatementId {
        let last = self.previous().max(first);
        self.sema.build_statement(kind, first, last)
    }

    /// statement
    pub(crate) fn statement(&mut self) -> StatementId {
        let first = self.at;
        self.guarded(
            |parser| {
                parser.skip_to_semicolon();
                parser.build_statement(StatementKind::Unknown, first)
            },
            |parser| {
                let statement = parser.unguarded_statement();
                // Every statement makes progress, whatever stands here.
                if parser.at == first && !matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                    parser.advance();
                }
                statement
            },
        )
    }

    fn unguarded_statement(&mut self) -> StatementId {
        use TokenKind as T;
        let first = self.at;
        match self.kind() {
            T::Semicolon => {
                self.advance();
                self.build_statement(StatementKind::Empty, first)
            }
            T::LeftBrace => self.compound_statement(),
            T::KwIf => self.if_statement(),
            T::KwSwitch => self.switch_statement(),
            T::KwWhile => self.while_statement(),
            T::KwDo => self.do_statement(),
            T::KwFor => self.for_statement(),
            T::KwBreak | T::KwContinue => self.break_or_continue(),
            T::KwReturn | T::KwCoReturn => self.return_statement(),
            T::KwGoto => self.goto_statement(),
            T::KwCase => self.case_statement(),
            T::KwDefault => self.default_statement(),
            T::KwTry => self.try_statement(),
            T::KwAsm => {
                let operands = self.asm_declaration();
                self.build_statement(StatementKind::Asm(operands), first)
            }
            T::KwElse | T::KwCatch => {
                self.syntax_error(code::EXPECTED_STATEMENT);
                self.advance();
                self.skip_to_semicolon();
                self.build_statement(StatementKind::Unknown, first)
            }
            T::RightBrace | T::EndOfFile => {
                self.syntax_error(code::EXPECTED_STATEMENT);
                self.build_statement(StatementKind::Unknown, first)
            }
            T::Identifier if self.peek(1) == T::Colon => self.label_statement(),
            T::KwAttribute | T::KwAlignas => self.statement_with_attributes(),
            T::LeftBracket if self.peek(1) == T::LeftBracket => self.statement_with_attributes(),
            _ => self.expression_or_declaration(),
        }
    }

    /// A statement behind attributes. Those of a declaration belong to it, so it is parsed from their start.
    fn statement_with_attributes(&mut self) -> StatementId {
        let first = self.at;
        let checkpoint = self.checkpoint();
        let attributes = self.attributes();
        let is_label = self.is(TokenKind::Identifier) && self.peek(1) == TokenKind::Colon;
        if matches!(self.kind(), TokenKind::KwUsing | TokenKind::KwNamespace | TokenKind::KwAsm) {
            // Clang takes them in front of using-declarations.
            if !self.is(TokenKind::KwUsing) || !self.sema.options.dialect.is_clang() {
                self.rule_violation(code::ATTRIBUTES_NOT_ALLOWED, first);
            }
            return self.unguarded_statement_behind_attributes();
        }
        if !is_label && !self.is_attributed_statement() && self.is_declaration_statement() {
            self.rewind(&checkpoint);
            let entity = self.block_declaration();
            return self.declaration_statement(entity, first);
        }
        self.statement_attributes(&attributes, first, is_label);
        match self.kind() {
            TokenKind::Semicolon
            | TokenKind::LeftBrace
            | TokenKind::KwIf
            | TokenKind::KwSwitch
            | TokenKind::KwWhile
            | TokenKind::KwDo
            | TokenKind::KwFor
            | TokenKind::KwBreak
            | TokenKind::KwContinue
            | TokenKind::KwReturn
            | TokenKind::KwCoReturn
            | TokenKind::KwGoto
            | TokenKind::KwCase
            | TokenKind::KwDefault
            | TokenKind::KwTry => return self.statement(),
            TokenKind::RightBrace | TokenKind::EndOfFile => return self.build_statement(StatementKind::Empty, first),
            _ if is_label => return self.statement(),
            _ => {}
        }
        self.expression_statement(first)
    }

    /// A declaration that can have no attributes, behind some.
    fn unguarded_statement_behind_attributes(&mut self) -> StatementId {
        match self.kind() {
            TokenKind::KwAsm => self.statement(),
            _ => self.expression_or_declaration(),
        }
    }

    /// What is no keyword statement: declaration or expression ([stmt.ambig]).
    fn expression_or_declaration(&mut self) -> StatementId {
        let first = self.at;
        if self.is_declaration_statement() {
            let entity = self.block_declaration();
            return self.declaration_statement(entity, first);
        }
        self.expression_statement(first)
    }

    /// Wraps a parsed declaration.
    pub(crate) fn declaration_statement(&mut self, entity: Option<EntityId>, first: u32) -> StatementId {
        let variables = std::mem::take(&mut self.last_declared);
        self.build_statement(StatementKind::Declaration { first: entity, variables }, first)
    }

    /// `e;`
    pub(crate) fn expression_statement(&mut self, first: u32) -> StatementId {
        let before = self.sema.snapshot();
        let expression = self.expression();
        let is_complete = !self.sema.failed_besides_access_since(&before);
        self.expect_semicolon();
        // The last one of a GNU statement expression gives its value.
        let is_value = self.is(TokenKind::RightBrace) && self.peek(1) == TokenKind::RightParen;
        if is_complete && !is_value {
            self.sema.check_discarded(expression);
        }
        // What is wrong in an operand that is not evaluated leaves the operator around it as it is.
        let is_operator = matches!(
            self.sema.expression(self.sema.without_parentheses(expression)).kind,
            ExpressionKind::OperatorOnExpression { .. }
        );
        if (is_complete || is_operator) && !is_value {
            self.sema.check_effect(expression);
        }
        self.build_statement(StatementKind::Expression(expression), first)
    }

    /// Passes `;`; reports 65 and skips to the next one if it is missing and not what goes on with the statement around.
    pub(crate) fn expect_semicolon(&mut self) {
        if !self.expect(TokenKind::Semicolon, code::EXPECTED_SEMICOLON) && self.awaited != Some(self.kind()) {
            self.skip_to_semicolon();
        }
    }
}
