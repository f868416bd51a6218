//! Expressions ([expr]): the grammar by precedence; what the parts mean is built by `cufe_sema::build`.

mod binary;
mod builtin;
mod cast_type;
mod immediate;
mod init_capture;
mod initializer;
mod lambda;
mod lambda_capture;
mod lambda_instance;
mod literal;
mod name;
mod new_delete;
mod parenthesis;
mod postfix;
mod primary;
mod requires;
#[cfg(test)]
pub(crate) mod tests;
mod unary;

use crate::Parser;
use cufe_diagnostics::{Code, code};
use cufe_il::ExpressionId;
use cufe_lex::TokenKind;
use cufe_sema::build::Extent;
use smallvec::SmallVec;

/// Operands while they are collected.
pub(crate) type Operands = SmallVec<[ExpressionId; 8]>;

impl Parser<'_, '_> {
    /// The tokens from `first` to the one before the current token.
    pub(crate) fn extent(&self, first: u32) -> Extent {
        Extent { first, last: self.previous().max(first) }
    }

    /// An expression that is erroneous, from the token `first` to the one before the current token.
    pub(crate) fn unknown_expression(&mut self, first: u32) -> ExpressionId {
        let extent = self.extent(first);
        self.sema.unknown_expression(extent)
    }

    /// Reports that an operand is missing at the current token ([expr], 29).
    pub(crate) fn missing_operand(&mut self) -> ExpressionId {
        let first = self.at;
        self.syntax_error(code::EXPECTED_EXPRESSION);
        self.skip_operand();
        self.sema.unknown_expression(Extent { first, last: first })
    }

    /// Parses what is not evaluated: operands of `sizeof`, `decltype`, `noexcept` and so on ([expr.context]).
    pub(crate) fn in_unevaluated<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        self.sema.context.unevaluated += 1;
        let result = parse(self);
        self.sema.context.unevaluated -= 1;
        result
    }

    /// As [`Self::in_unevaluated`] for an operand of `sizeof`, `alignof` or `noexcept`: of values that are dropped in it is reported.
    pub(crate) fn in_operand<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let dropped = std::mem::replace(&mut self.sema.context.dropped, self.sema.context.unevaluated + 1);
        let result = self.in_unevaluated(parse);
        self.sema.context.dropped = dropped;
        result
    }

    /// `e...` where an ellipsis follows.
    pub(crate) fn pack_expansion(&mut self, pattern: ExpressionId) -> ExpressionId {
        if !self.is(TokenKind::Ellipsis) {
            return pattern;
        }
        let first = self.sema.expression(pattern).first;
        self.advance();
        self.expand(first);
        let extent = self.extent(first);
        self.sema.build_pack_expansion(pattern, extent)
    }

    /// expression-list up to a closing bracket: initializer-clauses with pack expansions, separated by commas. Stops at
    /// `close` or, after an error, at a token that continues none.
    pub(crate) fn expression_list_until(&mut self, close: TokenKind) -> Vec<ExpressionId> {
        let mut list = Operands::new();
        self.expressions_until(close, &mut list);
        list.to_vec()
    }

    /// As [`Self::expression_list_until`], adding to a list.
    pub(crate) fn expressions_until(&mut self, close: TokenKind, list: &mut Operands) {
        if self.is(close) {
            return;
        }
        loop {
            let before = self.at;
            self.list_element(list);
            if !self.eat(TokenKind::Comma) {
                return;
            }
            if self.is(close) && close == TokenKind::RightBrace || self.at == before {
                return;
            }
        }
    }

    /// An element of a list: an expression, or the expansion of one, of which there are the elements in an instance.
    fn list_element(&mut self, list: &mut Operands) {
        let before = self.at;
        let unknown_before = self.sema.constraints.unknown_count;
        let element = self.initializer_clause();
        let elements = if self.is(TokenKind::Ellipsis) {
            self.expand_read_pattern(before, unknown_before, |parser| parser.initializer_clause())
        } else {
            None
        };
        match elements {
            Some(elements) => list.extend(elements),
            None => {
                let element = self.pack_expansion(element);
                list.push(element);
            }
        }
    }

    /// A parenthesized list of arguments at `(`, through `)`.
    pub(crate) fn parenthesized_arguments(&mut self, list: &mut Operands) {
        let open = self.open_parenthesis();
        self.in_brackets(|parser| {
            parser.expressions_until(TokenKind::RightParen, list);
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        });
    }

    /// Passes `(`. Where it is missing (125) the token that stands in its place is passed and read as one, as the reference
    /// does it.
    pub(crate) fn open_parenthesis(&mut self) -> u32 {
        if !self.is(TokenKind::LeftParen) {
            self.sema.declaring.last_error = None;
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            if self.is(TokenKind::RightBrace) {
                return self.at;
            }
        }
        self.advance()
    }

    /// Passes a closing bracket, or reports that it is missing, also where another error was reported at the same token.
    pub(crate) fn close_bracket(&mut self, open: u32, close: TokenKind, code: Code) {
        if self.eat(close) {
            return;
        }
        self.sema.declaring.last_error = None;
        self.unclosed(open, code);
        self.sema.declaring.last_error = None;
        match self.closing_partner(open) {
            // In a list in braces no `;` is passed.
            Some(partner)
                if partner >= self.at && !(close == TokenKind::RightBrace && self.is(TokenKind::Semicolon)) =>
            {
                self.go_behind(partner);
            }
            _ => self.skip_to_statement_end(),
        }
    }

    /// The bracket that closes the one at `open`; none if no opening bracket stands there.
    pub(crate) fn closing_partner(&self, open: u32) -> Option<u32> {
        if self.tokens.kind(open).is_opening_bracket() { self.tokens.partner(open) } else { None }
    }

    /// Goes to the `;` or `}` that ends the statement, over balanced brackets.
    fn skip_to_statement_end(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile => return,
                kind if kind.is_opening_bracket() => self.skip_brackets(),
                _ => {
                    self.advance();
                }
            }
        }
    }
}
