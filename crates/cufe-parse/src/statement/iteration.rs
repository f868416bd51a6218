//! Loops ([stmt.iter]).

use super::Parts;
use crate::Parser;
use crate::feature::Feature;
use cufe_diagnostics::code;
use cufe_il::{ScopeKind, StatementId, StatementKind};
use cufe_lex::TokenKind;
use cufe_sema::statement::ConditionKind;

impl Parser<'_, '_> {
    /// `while (...) ...`
    pub(crate) fn while_statement(&mut self) -> StatementId {
        let first = self.advance();
        self.in_head_scope(|parser| {
            let mut parts = Parts::new();
            parser.parenthesized_head(|parser| {
                let condition = parser.condition(ConditionKind::Bool);
                parts.push(condition);
            });
            let body = parser.loop_body();
            parts.push(body);
            let parts = parser.sema.statement_list(&parts);
            parser.build_statement(StatementKind::While(parts), first)
        })
    }

    fn loop_body(&mut self) -> StatementId {
        self.enter_loop();
        let body = self.substatement();
        self.leave_loop();
        body
    }

    /// `do ... while (...);`
    pub(crate) fn do_statement(&mut self) -> StatementId {
        let first = self.advance();
        let awaited = self.awaited.replace(TokenKind::KwWhile);
        let body = self.loop_body();
        self.awaited = awaited;
        let mut parts = Parts::new();
        parts.push(body);
        if !self.eat(TokenKind::KwWhile) {
            self.syntax_error(code::EXPECTED_WHILE);
            self.skip_to_block_end();
        }
        let open = self.open_parenthesis();
        self.in_brackets(|parser| {
            let at = parser.at;
            let condition = parser.expression();
            parser.sema.check_statement_condition(condition, ConditionKind::Bool);
            let condition = parser.build_statement(StatementKind::Expression(condition), at);
            parts.push(condition);
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        });
        self.expect_semicolon();
        let parts = self.sema.statement_list(&parts);
        self.build_statement(StatementKind::Do(parts), first)
    }

    /// `for (...; ...; ...) ...`, `for (init; declaration : range) ...`
    pub(crate) fn for_statement(&mut self) -> StatementId {
        let first = self.advance();
        // GNU and coroutine drafts: `for co_await (...)`.
        self.eat(TokenKind::KwCoAwait);
        let around = self.sema.context.scope;
        self.in_new_scope(ScopeKind::Block, |parser, _| {
            let mut parts = Parts::new();
            let mut is_range = false;
            parser.parenthesized_head(|parser| is_range = parser.for_head(&mut parts));
            let body = parser.loop_body();
            // A substatement has a scope of its own.
            let is_substatement = matches!(
                parser.tokens.kind(first.saturating_sub(1)),
                TokenKind::KwDo | TokenKind::KwElse | TokenKind::RightParen
            );
            if let Some(&init) = parts.first().filter(|_| !is_range && !is_substatement) {
                parser.sema.note_for_names(init, around);
            }
            parts.push(body);
            let parts = parser.sema.statement_list(&parts);
            let kind = if is_range { StatementKind::RangeFor(parts) } else { StatementKind::For(parts) };
            parser.build_statement(kind, first)
        })
    }

    /// What stands between the parentheses of `for`. Tells whether it is a range-for.
    fn for_head(&mut self, parts: &mut Parts) -> bool {
        let shape = self.for_shape();
        let first = self.at;
        if let Some(has_init) = shape {
            if has_init {
                self.uses_feature(Feature::RangeInitStatement, first);
            }
            let init = if has_init { self.init_statement() } else { self.build_statement(StatementKind::Empty, first) };
            parts.push(init);
            let at = self.at;
            self.uses_feature(Feature::RangeFor, at);
            let variable = self.for_range_declaration();
            let declaration = self.declaration_statement(None, at);
            self.sema.note_controlled_names(declaration, code::RANGE_VARIABLE_REDECLARED);
            parts.push(declaration);
            if !self.expect(TokenKind::Colon, code::EXPECTED_COLON) {
                self.skip_to_right_parenthesis();
                return true;
            }
            let at = self.at;
            let range = self.initializer_clause();
            let range = if self.is(TokenKind::Comma) { self.comma_rest(at, range) } else { range };
            self.sema.declare_range_variable(&variable, range, self.at);
            let range = self.build_statement(StatementKind::Expression(range), at);
            parts.push(range);
            return true;
        }
        let init = self.init_statement();
        self.sema.note_controlled_names(init, code::LOOP_VARIABLE_REDECLARED);
        parts.push(init);
        let at = self.at;
        if self.is(TokenKind::RightParen) {
            self.error_at(code::EXPECTED_EXPRESSION, at);
            self.error_at(code::EXPECTED_SEMICOLON, at);
            self.sema.declaring.last_error = Some(at);
            return false;
        }
        let condition = if self.is(TokenKind::Semicolon) {
            self.build_statement(StatementKind::Empty, at)
        } else {
            self.condition(ConditionKind::Bool)
        };
        parts.push(condition);
        if !self.expect(TokenKind::Semicolon, code::EXPECTED_SEMICOLON) {
            self.skip_operand();
            self.eat(TokenKind::Semicolon);
        }
        let at = self.at;
        let step = if self.is(TokenKind::RightParen) {
            self.build_statement(StatementKind::Empty, at)
        } else {
            let step = self.expression();
            self.build_statement(StatementKind::Expression(step), at)
        };
        parts.push(step);
        false
    }

    /// Goes to the `)` that ends the head, over balanced brackets.
    pub(crate) fn skip_to_right_parenthesis(&mut self) {
        loop {
            match self.kind() {
                TokenKind::RightParen | TokenKind::RightBrace | TokenKind::Semicolon | TokenKind::EndOfFile => return,
                kind if kind.is_opening_bracket() => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
    }

    /// The rest of a comma expression.
    fn comma_rest(&mut self, first: u32, mut left: cufe_il::ExpressionId) -> cufe_il::ExpressionId {
        while self.eat(TokenKind::Comma) {
            let right = self.assignment_expression();
            let extent = self.extent(first);
            left = self.sema.build_binary(cufe_il::Operator::Comma, left, right, extent);
        }
        left
    }

    /// Whether the head is that of a range-for, and if so, whether it has an init-statement: a `:` that belongs to no
    /// conditional expression, with at most one `;` before it.
    fn for_shape(&self) -> Option<bool> {
        let mut at = self.at;
        let mut has_init = false;
        let mut questions = 0u32;
        loop {
            match self.tokens.kind(at) {
                TokenKind::Semicolon if has_init => return None,
                TokenKind::Semicolon => {
                    has_init = true;
                    questions = 0;
                }
                TokenKind::Question => questions += 1,
                TokenKind::Colon if questions == 0 => return Some(has_init),
                TokenKind::Colon => questions -= 1,
                TokenKind::RightParen | TokenKind::RightBrace | TokenKind::EndOfFile => return None,
                kind if kind.is_opening_bracket() => match self.after_bracket(at) {
                    Some(after) if after > at => {
                        at = after;
                        continue;
                    }
                    _ => return None,
                },
                _ => {}
            }
            at += 1;
        }
    }
}
