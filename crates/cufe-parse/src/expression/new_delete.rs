//! `new` and `delete` ([expr.new], [expr.delete]).

use super::Operands;
use crate::Parser;
use cufe_il::{ExpressionId, Program};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// new-expression at the keyword; `first` is the token `::` if one stands before it.
    pub(crate) fn new_expression(&mut self, first: u32) -> ExpressionId {
        let keyword = self.advance();
        let mut operands = Operands::new();
        if self.is(TokenKind::LeftParen) && !self.is_type_in_parentheses() {
            self.parenthesized_arguments(&mut operands);
        }
        let type_token = self.at + u32::from(self.is(TokenKind::LeftParen));
        let (ty, bound, has_bound) = if self.is(TokenKind::LeftParen) {
            let open = self.advance();
            self.in_brackets(|parser| {
                let ty = parser.guarded(|_| Program::UNKNOWN, Self::parenthesized_new_type);
                parser.close_bracket(open, TokenKind::RightParen, 18);
                (ty, None, false)
            })
        } else {
            self.new_type_id()
        };
        operands.extend(bound);
        let initializer = operands.len();
        let is_braced = self.is(TokenKind::LeftBrace);
        let is_initialized = is_braced || self.is(TokenKind::LeftParen);
        match self.kind() {
            TokenKind::LeftParen => self.parenthesized_arguments(&mut operands),
            TokenKind::LeftBrace => {
                let list = self.braced_init_list();
                operands.push(list);
            }
            _ => {}
        }
        self.sema.check_new(ty, type_token, bound, is_initialized);
        let extent = self.extent(first);
        if !is_braced {
            self.sema.use_new_object(ty, operands.get(initializer..).unwrap_or_default(), keyword);
        }
        self.sema.build_new(ty, has_bound, &operands, extent)
    }

    /// delete-expression at the keyword; `first` is the token `::` if one stands before it.
    pub(crate) fn delete_expression(&mut self, first: u32) -> ExpressionId {
        self.advance();
        let mut is_array = false;
        if self.is(TokenKind::LeftBracket) {
            is_array = true;
            if self.peek(1) == TokenKind::RightBracket {
                self.at += 2;
            } else {
                // `delete[3] p`, once C++.
                self.syntax_error(387);
                self.skip_brackets();
            }
        }
        let operand = self.cast_expression();
        let extent = self.extent(first);
        self.sema.build_delete(operand, is_array, extent)
    }
}
