//! Statements ([stmt.stmt], spec/statements.md).

mod attribute;
mod block;
mod flow;
mod iteration;
mod jump;
mod selection;
#[cfg(test)]
mod tests;

pub(crate) use jump::Bodies;

use crate::Parser;
use cufe_il::{EntityId, ExpressionId, ExpressionKind, Operator, Statement, StatementId, StatementKind};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// Statements while they are collected.
pub(crate) type Parts = SmallVec<[StatementId; 8]>;

impl Parser<'_> {
    /// Adds a statement that reaches to the token before the current one.
    pub(crate) fn build_statement(&mut self, kind: StatementKind, first: u32) -> StatementId {
        let last = self.previous().max(first);
        self.sema.program.statements.push(Statement { kind, first, last })
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
                self.asm_declaration();
                self.build_statement(StatementKind::Asm, first)
            }
            T::KwElse | T::KwCatch => {
                self.syntax_error(127);
                self.advance();
                self.skip_to_semicolon();
                self.build_statement(StatementKind::Unknown, first)
            }
            T::RightBrace | T::EndOfFile => {
                self.syntax_error(127);
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
            self.rule_violation(1847, first);
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
        let is_complete = self.is(TokenKind::Semicolon) && !self.sema.reported_since(&before);
        self.expect_semicolon();
        // The last one of a GNU statement expression gives its value.
        let is_value = self.is(TokenKind::RightBrace) && self.peek(1) == TokenKind::RightParen;
        if is_complete && !is_value {
            self.sema.check_discarded(expression);
        }
        if is_complete && !is_value && self.has_no_effect(expression) {
            self.rule_violation(174, self.sema.program.expressions[expression].first);
        }
        self.build_statement(StatementKind::Expression(expression), first)
    }

    /// Whether evaluation of an expression whose value is dropped does nothing, for certain.
    fn has_no_effect(&self, expression: ExpressionId) -> bool {
        let entry = self.sema.program.expressions[expression];
        if !entry.flags.is_empty() {
            return false;
        }
        let is_known = !self.sema.is_dependent_type(entry.ty);
        let is_volatile = self.sema.program.unqualified(entry.ty).1.contains(cufe_il::Qualifiers::VOLATILE);
        let is_plain = self.is_scalar(expression) && !is_volatile;
        match entry.kind {
            ExpressionKind::Literal(_)
            | ExpressionKind::String { .. }
            | ExpressionKind::Boolean(_)
            | ExpressionKind::Nullptr
            | ExpressionKind::OperatorOnType { .. } => is_known,
            ExpressionKind::Parenthesized(inner) => self.has_no_effect(inner),
            ExpressionKind::Name { entity, arguments: None } => {
                use cufe_il::EntityKind as E;
                match self.sema.program.entities[entity].kind {
                    E::Variable(_) => is_known && !is_volatile,
                    E::Function(_) => is_known,
                    _ => false,
                }
            }
            ExpressionKind::Member { object, is_arrow: false, .. } => is_plain && self.has_no_effect(object),
            ExpressionKind::Binary { operator: Operator::AmpersandAmpersand | Operator::PipePipe, left, right } => {
                is_plain
                    && self.is_scalar(left)
                    && self.is_scalar(right)
                    && !matches!(self.sema.program.expressions[right].kind, ExpressionKind::Parenthesized(_))
                    && self.has_no_effect(right)
            }
            ExpressionKind::Conditional { condition, then, otherwise } => {
                let ty = |id: ExpressionId| self.sema.program.canonical(self.sema.program.expressions[id].ty);
                self.is_scalar(condition)
                    && ty(then) == ty(otherwise)
                    && is_plain
                    && self.has_no_effect(then)
                    && self.has_no_effect(otherwise)
            }
            ExpressionKind::Cast { operand, .. } => is_plain && self.is_scalar(operand),
            ExpressionKind::Binary { operator: Operator::Comma, right, .. } => self.has_no_effect(right),
            ExpressionKind::Binary { operator, left, right } => {
                use Operator as O;
                matches!(
                    operator,
                    O::Plus
                        | O::Minus
                        | O::Star
                        | O::Slash
                        | O::Percent
                        | O::Less
                        | O::LessEqual
                        | O::Greater
                        | O::GreaterEqual
                        | O::EqualEqual
                        | O::ExclaimEqual
                        | O::LessLess
                        | O::GreaterGreater
                        | O::Ampersand
                        | O::Pipe
                        | O::Caret
                ) && is_plain
                    && self.is_scalar(left)
                    && self.is_scalar(right)
            }
            ExpressionKind::Unary { operator, operand } => {
                use cufe_il::UnaryOperator as U;
                matches!(operator, U::Plus | U::Minus | U::Not | U::Complement | U::Dereference | U::AddressOf)
                    && is_plain
                    && self.is_scalar(operand)
            }
            ExpressionKind::Subscript { base, .. } => is_plain && self.is_scalar(base),
            _ => false,
        }
    }

    /// Passes `;`; reports 65 and skips to the next one if it is missing.
    pub(crate) fn expect_semicolon(&mut self) {
        if !self.expect(TokenKind::Semicolon, 65) {
            self.skip_to_semicolon();
        }
    }
}
