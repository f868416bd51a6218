//! `if` and `switch` ([stmt.select]), and the heads that they share with loops.

use super::Parts;
use crate::Parser;
use crate::feature::Feature;
use cufe_diagnostics::{Code, code};
use cufe_il::{ExpressionId, ScopeKind, StatementId, StatementKind};
use cufe_lex::TokenKind;
use cufe_sema::statement::ConditionKind;

/// What is known of a branch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branch {
    Compiled,
    /// Perhaps compiled: of a constexpr if whose condition depends on template parameters.
    Open,
    /// Of a constexpr if that takes the other one.
    Discarded,
}

impl Parser<'_, '_> {
    /// Parses a head in parentheses. After an error goes on behind its `)`; where there is none, or no `(`, what follows in
    /// the block is passed over, as the reference does it.
    pub(crate) fn parenthesized_head(&mut self, parse: impl FnOnce(&mut Self)) {
        let has_open = self.is(TokenKind::LeftParen);
        if !has_open {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            self.skip_to_block_end();
        }
        let open = if has_open { self.advance() } else { self.at };
        self.in_brackets(|parser| {
            parse(parser);
            if !parser.is(TokenKind::RightParen) && (!has_open || parser.tokens.partner(open).is_none()) {
                parser.sema.declaring.last_error = None;
                parser.unclosed(open, code::EXPECTED_CLOSING_PARENTHESIS);
                parser.skip_to_block_end();
                parser.sema.declaring.last_error = None;
                return;
            }
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        });
    }

    /// Goes to the `}` that ends the innermost block, over balanced brackets.
    pub(crate) fn skip_to_block_end(&mut self) {
        loop {
            match self.kind() {
                TokenKind::EndOfFile | TokenKind::RightBrace => return,
                TokenKind::LeftBrace => self.skip_brackets(),
                _ => {
                    self.advance();
                }
            }
        }
    }

    /// init-statement_opt condition, as statements.
    fn selection_head(&mut self, parts: &mut Parts, kind: ConditionKind) {
        if self.has_init_statement() {
            let statement = self.init_statement();
            self.uses_feature(Feature::InitStatement, self.previous());
            self.sema.note_controlled_names(statement, code::CONDITION_NAME_REDECLARED);
            parts.push(statement);
        }
        let condition = self.condition(kind);
        parts.push(condition);
    }

    /// Whether a `;` stands in the parentheses around the current token, outside of inner brackets.
    fn has_init_statement(&self) -> bool {
        let mut at = self.at;
        // Where the parenthesis is not closed, a brace begins the body.
        let is_closed = at > 0 && self.tokens.partner(at - 1).is_some();
        loop {
            match self.tokens.kind(at) {
                TokenKind::Semicolon => return true,
                TokenKind::LeftBrace if !is_closed => return false,
                TokenKind::RightParen | TokenKind::RightBrace | TokenKind::EndOfFile => return false,
                kind if kind.is_opening_bracket() => match self.after_bracket(at) {
                    Some(after) if after > at => at = after,
                    _ => return false,
                },
                _ => at += 1,
            }
        }
    }

    /// init-statement: expression, declaration or nothing, through `;`.
    pub(crate) fn init_statement(&mut self) -> StatementId {
        let first = self.at;
        if self.eat(TokenKind::Semicolon) {
            return self.build_statement(StatementKind::Empty, first);
        }
        // An alias-declaration of C++23 is none that the reference reads.
        if self.is(TokenKind::KwUsing) {
            self.syntax_error(code::EXPECTED_EXPRESSION);
            self.skip_operand();
            // What ends an operand and not the condition is passed over, so that every step gets further.
            while matches!(
                self.kind(),
                TokenKind::Comma | TokenKind::Colon | TokenKind::Greater | TokenKind::RightBracket
            ) {
                self.advance();
                self.skip_operand();
            }
            self.eat(TokenKind::Semicolon);
            return self.build_statement(StatementKind::Empty, first);
        }
        if self.is_declaration_statement() {
            let entity = self.block_declaration();
            return self.declaration_statement(entity, first);
        }
        let expression = self.expression();
        if !self.expect(TokenKind::Semicolon, code::EXPECTED_SEMICOLON) {
            self.skip_operand();
            self.eat(TokenKind::Semicolon);
        }
        self.build_statement(StatementKind::Expression(expression), first)
    }

    /// condition: an expression, or a declaration with an initializer.
    pub(crate) fn condition(&mut self, kind: ConditionKind) -> StatementId {
        let first = self.at;
        if self.condition_declaration() {
            let entity = self.parse_condition_declaration();
            if self.is(TokenKind::Comma) {
                self.syntax_error_at(code::CONDITION_MULTIPLE_DECLARATORS, self.at + 1);
                self.skip_to_right_parenthesis();
            }
            if let Some(entity) = entity {
                self.sema.check_condition_variable(entity, first, kind);
                self.sema.note_controlled(entity, code::CONDITION_NAME_REDECLARED);
            }
            return self.declaration_statement(entity, first);
        }
        if let Some((code, token)) = self.malformed_declaration() {
            self.syntax_error_at(code, token);
            self.skip_to_right_parenthesis();
            return self.build_statement(StatementKind::Unknown, first);
        }
        let expression = self.expression();
        self.sema.check_statement_condition(expression, kind);
        self.build_statement(StatementKind::Expression(expression), first)
    }

    /// A statement that is a branch or a loop's body: it has a scope even if it is no block, unless it declares nothing or
    /// has one of its own. Long chains of `else if` so need no scopes.
    pub(crate) fn substatement(&mut self) -> StatementId {
        match self.kind() {
            TokenKind::KwIf | TokenKind::KwWhile | TokenKind::KwFor | TokenKind::KwDo | TokenKind::KwSwitch
                if self.sema.controls_names() =>
            {
                self.in_new_scope(ScopeKind::Block, |parser, _| parser.statement())
            }
            TokenKind::LeftBrace
            | TokenKind::Semicolon
            | TokenKind::KwIf
            | TokenKind::KwWhile
            | TokenKind::KwFor
            | TokenKind::KwDo
            | TokenKind::KwSwitch
            | TokenKind::KwReturn
            | TokenKind::KwBreak
            | TokenKind::KwContinue
            | TokenKind::KwGoto => self.statement(),
            _ => self.in_new_scope(ScopeKind::Block, |parser, _| parser.statement()),
        }
    }

    /// Parses a statement whose head may declare something: in a scope of its own if it does.
    pub(crate) fn in_head_scope(&mut self, parse: impl FnOnce(&mut Self) -> StatementId) -> StatementId {
        let is_plain = self.is(TokenKind::LeftParen) && {
            self.at += 1;
            let declares = self.has_init_statement() || self.condition_declaration();
            self.at -= 1;
            !declares
        };
        if is_plain { parse(self) } else { self.in_new_scope(ScopeKind::Block, |parser, _| parse(parser)) }
    }

    /// `if (...) ... else ...`, `if constexpr`, `if consteval`.
    pub(crate) fn if_statement(&mut self) -> StatementId {
        let first = self.advance();
        if self.is(TokenKind::KwConsteval) || self.is(TokenKind::Exclaim) && self.peek(1) == TokenKind::KwConsteval {
            return self.if_consteval(first);
        }
        let is_constexpr = self.is(TokenKind::KwConstexpr);
        if is_constexpr {
            let token = self.advance();
            self.uses_feature(Feature::ConstexprIf, token);
        }
        let outer = self.constexpr_if;
        if is_constexpr {
            self.constexpr_if = first;
        }
        let statement = self.in_head_scope(|parser| {
            let mut parts = Parts::new();
            let kind = match is_constexpr {
                true if parser.sema.in_template() => ConditionKind::Templated,
                true => ConditionKind::Constant,
                false => ConditionKind::Bool,
            };
            let is_manifest = std::mem::replace(&mut parser.sema.context.folding.is_manifest, is_constexpr);
            parser.parenthesized_head(|parser| parser.selection_head(&mut parts, kind));
            parser.sema.context.folding.is_manifest = is_manifest;
            let taken = if is_constexpr { parser.taken_branch(&parts) } else { None };
            let function = parser.sema.context.function;
            let in_generic_lambda = function.is_some_and(|function| parser.sema.is_in_generic_lambda(function));
            if is_constexpr && taken.is_none() && !in_generic_lambda && parser.sema.declaring.in_instance {
                return parser.unknown_branches(first);
            }
            // In the definition of a template neither branch is known to be compiled, nor in a generic lambda of an instance,
            // of which both use what is captured.
            let is_open = is_constexpr && taken.is_none() && (parser.sema.in_template() || in_generic_lambda);
            let branch = |is_discarded| match (is_open, is_discarded) {
                (true, _) => Branch::Open,
                (false, true) => Branch::Discarded,
                (false, false) => Branch::Compiled,
            };
            if is_constexpr && taken.is_none() && (!is_open || parser.sema.declaring.in_instance) {
                // Which return statements count is not known ([dcl.spec.auto.general]/3).
                if let Some(function) = function {
                    parser.sema.statements.forget_result(function);
                }
            }
            let then_first = parser.at;
            let awaited = parser.awaited.replace(TokenKind::KwElse);
            let then = parser.branch(branch(taken == Some(false)));
            parser.awaited = awaited;
            parts.push(then);
            let has_else = parser.eat(TokenKind::KwElse);
            parser.remark_empty_branch(if has_else {
                (parser.at, code::EMPTY_ELSE_STATEMENT)
            } else {
                (then_first, code::EMPTY_IF_STATEMENT)
            });
            if has_else {
                let otherwise = parser.branch(branch(taken == Some(true)));
                parts.push(otherwise);
            }
            let parts = parser.sema.statement_list(&parts);
            parser.build_statement(StatementKind::If { parts, is_constexpr, has_else }, first)
        });
        self.constexpr_if = outer;
        statement
    }

    /// A branch that is nothing but `;`, at its token: remark 1813, and 1814 behind `else`.
    fn remark_empty_branch(&mut self, (first, code): (u32, Code)) {
        if self.tokens.kind(first) == TokenKind::Semicolon && self.sema.context.speculating == 0 {
            self.error_at(code, first);
        }
    }

    /// The value of the condition of a constexpr if, the last part, outside of templates, and in a generic lambda of an instance
    /// where the arguments of the instance decide it ([stmt.if]/2).
    fn taken_branch(&mut self, parts: &[StatementId]) -> Option<bool> {
        let StatementKind::Expression(condition) = self.sema.program().statements[*parts.last()?].kind else {
            return None;
        };
        let taken = match self.sema.in_template() {
            false => self.required_condition(condition),
            true if self.sema.declaring.in_instance && self.sema.context.speculating == 0 => {
                self.decided_condition(condition)
            }
            true => None,
        };
        if let Some(taken) = taken {
            self.sema.statements.note_condition(condition, taken);
        }
        taken
    }

    /// The branches of a constexpr if in an instance whose condition is not known: nothing is told of them, and nothing is
    /// known of what they return.
    fn unknown_branches(&mut self, first: u32) -> StatementId {
        self.pass_statement();
        if self.eat(TokenKind::KwElse) {
            self.pass_statement();
        }
        if let Some(function) = self.sema.context.function {
            self.sema.statements.forget_result(function);
        }
        let unknown = self.unknown_expression(first);
        self.build_statement(StatementKind::Expression(unknown), first)
    }

    /// A branch; calls in one that is not taken are no uses.
    fn branch(&mut self, branch: Branch) -> StatementId {
        let is_discarded = branch != Branch::Compiled;
        if branch == Branch::Discarded && self.sema.declaring.in_instance {
            // It is not instantiated ([stmt.if]/2).
            let first = self.at;
            self.pass_statement();
            return self.build_statement(StatementKind::Empty, first);
        }
        self.sema.context.discarded += u32::from(is_discarded);
        let statement = self.substatement();
        self.sema.context.discarded -= u32::from(is_discarded);
        statement
    }

    /// `if consteval { ... } else { ... }`, behind `if`; 3205 where a branch is no block.
    fn if_consteval(&mut self, first: u32) -> StatementId {
        self.uses_feature(Feature::ConstevalIf, first);
        self.check_consteval_if(self.at);
        let is_negated = self.eat(TokenKind::Exclaim);
        self.advance();
        let mut parts = Parts::new();
        if !self.is(TokenKind::LeftBrace) {
            self.syntax_error(code::CONSTEVAL_IF_NEEDS_BLOCK);
        }
        let then = self.in_immediate(!is_negated, Self::substatement);
        parts.push(then);
        if self.eat(TokenKind::KwElse) {
            if !self.is(TokenKind::LeftBrace) {
                self.syntax_error(code::CONSTEVAL_IF_NEEDS_BLOCK);
            }
            let otherwise = self.in_immediate(is_negated, Self::substatement);
            parts.push(otherwise);
        }
        let parts = self.sema.statement_list(&parts);
        self.build_statement(StatementKind::IfConsteval { parts }, first)
    }

    /// `switch (...) ...`
    pub(crate) fn switch_statement(&mut self) -> StatementId {
        let first = self.advance();
        self.in_head_scope(|parser| {
            let mut parts = Parts::new();
            parser.parenthesized_head(|parser| parser.selection_head(&mut parts, ConditionKind::Switch));
            parser.enter_switch();
            let body = parser.substatement();
            parser.leave_switch();
            parts.push(body);
            let parts = parser.sema.statement_list(&parts);
            parser.sema.check_labels(parts, parser.sema.declaring.template_depth > 0);
            parser.build_statement(StatementKind::Switch(parts), first)
        })
    }

    /// `case a:`, GNU `case a ... b:`; 121 outside of a switch.
    pub(crate) fn case_statement(&mut self) -> StatementId {
        let first = self.at;
        if !self.in_switch() {
            self.error_at(code::CASE_OUTSIDE_SWITCH, first);
        }
        self.advance();
        let low = self.constant_expression();
        let mut high: Option<ExpressionId> = None;
        if self.eat(TokenKind::Ellipsis) {
            high = Some(self.constant_expression());
        }
        self.expect(TokenKind::Colon, code::EXPECTED_COLON);
        let statement = self.labelled_statement();
        self.build_statement(StatementKind::Case { low, high, statement }, first)
    }

    /// `default:`; 122 outside of a switch, 124 for the second one.
    pub(crate) fn default_statement(&mut self) -> StatementId {
        let first = self.at;
        match self.note_default() {
            None => self.error_at(code::DEFAULT_OUTSIDE_SWITCH, first),
            Some(true) => self.error_at(code::DUPLICATE_DEFAULT, first),
            Some(false) => {}
        }
        self.advance();
        self.expect(TokenKind::Colon, code::EXPECTED_COLON);
        let statement = self.labelled_statement();
        self.build_statement(StatementKind::Default(statement), first)
    }
}
