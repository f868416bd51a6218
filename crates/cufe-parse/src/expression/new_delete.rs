//! `new` and `delete` ([expr.new], [expr.delete]).

use super::Operands;
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, Program};
use cufe_lex::TokenKind;
use cufe_sema::build::{DeleteExpression, NewExpression};
use cufe_sema::initialization::Initializer;

impl Parser<'_, '_> {
    /// new-expression at the keyword; `first` is the token `::` if one stands before it.
    pub(crate) fn new_expression(&mut self, first: u32) -> ExpressionId {
        let keyword = self.advance();
        let mut placement = Operands::new();
        if self.is(TokenKind::LeftParen) && !self.is_type_in_parentheses() {
            if self.peek(1) == TokenKind::RightParen {
                self.syntax_error_at(code::EXPECTED_EXPRESSION, self.at + 1);
            }
            self.parenthesized_arguments(&mut placement);
        }
        let type_token = self.at + u32::from(self.is(TokenKind::LeftParen));
        let (ty, brackets) = if self.is(TokenKind::LeftParen) {
            let open = self.advance();
            self.in_brackets(|parser| {
                let ty = parser.guarded(|_| Program::UNKNOWN, Self::parenthesized_new_type);
                parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                (ty, None)
            })
        } else {
            self.new_type_id()
        };
        let open = self.at;
        let mut arguments = Operands::new();
        let mut list = None;
        match self.kind() {
            TokenKind::LeftParen => self.parenthesized_arguments(&mut arguments),
            TokenKind::LeftBrace => list = Some(self.braced_init_list()),
            _ => {}
        }
        let initializer = match list {
            Some(list) => Initializer::List(list),
            None if self.at > open => Initializer::Parenthesized(&arguments, self.previous()),
            None => Initializer::None,
        };
        let extent = self.extent(first);
        let placement = placement.as_slice();
        let new = NewExpression { keyword, placement, ty, type_token, brackets, initializer, open, extent };
        self.settling_deductions(|parser| parser.sema.build_new(&new))
    }

    /// delete-expression at the keyword; `first` is the token `::` if one stands before it.
    pub(crate) fn delete_expression(&mut self, first: u32) -> ExpressionId {
        let keyword = self.advance();
        let mut is_array = false;
        if self.is(TokenKind::LeftBracket) {
            is_array = true;
            if self.peek(1) == TokenKind::RightBracket {
                self.at += 2;
            } else {
                // `delete[3] p`, once C++.
                self.syntax_error_at(code::SIZE_IN_DELETE, self.at + 1);
                self.skip_brackets();
            }
        }
        let operand = self.cast_expression();
        let extent = self.extent(first);
        self.sema.build_delete(&DeleteExpression { keyword, is_array, operand, extent })
    }
}
