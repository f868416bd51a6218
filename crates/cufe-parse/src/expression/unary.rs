//! Unary operators, casts in parentheses, and operators that take a type or an operand that is not evaluated
//! ([expr.unary], [expr.cast]).

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Program, UnaryOperator, ValueCategory};
use cufe_lex::TokenKind;

fn prefix_operator(kind: TokenKind) -> Option<UnaryOperator> {
    Some(match kind {
        TokenKind::Plus => UnaryOperator::Plus,
        TokenKind::Minus => UnaryOperator::Minus,
        TokenKind::Exclaim => UnaryOperator::Not,
        TokenKind::Tilde => UnaryOperator::Complement,
        TokenKind::Star => UnaryOperator::Dereference,
        TokenKind::Ampersand => UnaryOperator::AddressOf,
        TokenKind::PlusPlus => UnaryOperator::PreIncrement,
        TokenKind::MinusMinus => UnaryOperator::PreDecrement,
        TokenKind::KwReal => UnaryOperator::Real,
        TokenKind::KwImag => UnaryOperator::Imag,
        TokenKind::KwExtension => UnaryOperator::Extension,
        TokenKind::KwCoAwait => UnaryOperator::CoAwait,
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// cast-expression and unary-expression. Every nested construct passes here, so this is where the stack is watched.
    pub(crate) fn cast_expression(&mut self) -> ExpressionId {
        self.guarded(
            |parser| {
                parser.skip_to_semicolon();
                parser.unknown_expression(parser.at)
            },
            Self::unguarded_cast_expression,
        )
    }

    fn unguarded_cast_expression(&mut self) -> ExpressionId {
        let first = self.at;
        let kind = self.kind();
        if let Some(operator) = prefix_operator(kind) {
            self.advance();
            match operator {
                UnaryOperator::AddressOf => self.address_operand = self.at,
                UnaryOperator::CoAwait => {
                    self.sema.check_coroutine_word(first, code::COROUTINE_KEYWORD_OUTSIDE_FUNCTION)
                }
                _ => {}
            }
            let operand = self.cast_expression();
            let extent = self.extent(first);
            return self.sema.build_unary(operator, operand, extent);
        }
        match kind {
            TokenKind::AmpersandAmpersand => self.label_address(),
            TokenKind::LeftParen => self.parenthesis(),
            TokenKind::KwSizeof if self.peek(1) == TokenKind::Ellipsis => self.sizeof_pack(),
            TokenKind::KwSizeof | TokenKind::KwAlignof | TokenKind::KwEdgAlignof => self.type_or_expression_operator(),
            TokenKind::KwNoexcept => self.noexcept_operator(),
            TokenKind::KwNew => self.new_expression(first),
            TokenKind::KwDelete => self.delete_expression(first),
            TokenKind::ColonColon if self.peek(1) == TokenKind::KwNew => {
                self.advance();
                self.new_expression(first)
            }
            TokenKind::ColonColon if self.peek(1) == TokenKind::KwDelete => {
                self.advance();
                self.delete_expression(first)
            }
            TokenKind::KwThrow | TokenKind::KwCoYield => self.assignment_expression(),
            _ => self.postfix_expression(),
        }
    }

    /// GNU `&&label`
    fn label_address(&mut self) -> ExpressionId {
        let first = self.advance();
        if !self.is(TokenKind::Identifier) {
            return self.missing_operand();
        }
        let token = self.advance();
        let symbol = self.tokens.symbol(token);
        self.use_label(symbol, token);
        let extent = self.extent(first);
        let void = Program::builtin(Builtin::Void);
        let ty = self.sema.pointer_to(void);
        let kind = ExpressionKind::LabelAddress(symbol);
        self.sema.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// `sizeof...(pack)` ([expr.sizeof]).
    fn sizeof_pack(&mut self) -> ExpressionId {
        let first = self.advance();
        let ellipsis = self.advance();
        let mut pack = None;
        if self.is(TokenKind::LeftParen) {
            let open = self.advance();
            if self.is(TokenKind::Identifier) {
                let token = self.advance();
                let name = self.sema.identifier_name(token);
                let found = self.sema.lookup_unqualified(name, self.sema.context.scope, token);
                pack = self.sema.named_around_elements(name, self.sema.context.scope, token);
                if !self.sema.declaring.in_instance && (self.sema.in_template() || found.is_nothing()) {
                    if found.is_nothing() {
                        self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
                    }
                    if !found.is_dependent && !pack.is_some_and(|entity| self.sema.is_pack(entity)) {
                        self.error_at(code::SIZEOF_PACK_OPERAND, token);
                    }
                }
            } else {
                if self.sema.in_template() {
                    self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
                }
                self.syntax_error(code::EXPECTED_IDENTIFIER);
            }
            self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        } else {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
        }
        let extent = self.extent(first);
        let ty = Program::builtin(Builtin::UnsignedLong);
        let kind = ExpressionKind::SizeofPack { pack };
        if let Some(count) = pack.and_then(|pack| self.sema.known_length_of_pack(pack)) {
            let expression = self.sema.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent);
            self.sema.remember_constant(expression, None, &cufe_sema::constant::Value::Integer(count as i128));
            return expression;
        }
        self.sema.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::VALUE_DEPENDENT, extent)
    }

    /// `sizeof`, `alignof` with a type in parentheses or an operand.
    fn type_or_expression_operator(&mut self) -> ExpressionId {
        let operator = self.kind();
        let keyword = self.advance();
        if self.is(TokenKind::LeftParen) && self.is_type_in_parentheses() {
            let open = self.advance();
            let ty = self.in_brackets(|parser| {
                let ty = parser.in_unevaluated(Self::deduced_type_id);
                parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                ty
            });
            // `sizeof (T){...}` is the size of a compound literal.
            if self.is(TokenKind::LeftBrace) {
                let operand = self.in_unevaluated(|parser| {
                    let list = parser.braced_init_list();
                    let extent = parser.extent(open);
                    let literal = parser.sema.build_compound_literal(ty, list, extent);
                    parser.postfix_rest(open, literal)
                });
                let extent = self.extent(keyword);
                return self.sema.build_operator_on_expression(operator, operand, extent);
            }
            let extent = self.extent(keyword);
            return self.sema.build_operator_on_type(operator, ty, extent);
        }
        let operand = self.in_operand(|parser| {
            if parser.is(TokenKind::LeftParen) {
                // No type-id stands in the parentheses, so this is no cast.
                let first = parser.at;
                let inner = parser.parenthesized_primary();
                parser.postfix_rest(first, inner)
            } else {
                parser.cast_expression()
            }
        });
        let is_standard_alignof =
            operator == TokenKind::KwAlignof && self.sema.source.slice(self.tokens.range(keyword)) == "alignof";
        if is_standard_alignof && self.sema.context.speculating == 0 {
            // GNU C++ has operands of any kind.
            self.error_at(code::ALIGNOF_EXPRESSION, keyword + 1);
        }
        let extent = self.extent(keyword);
        self.sema.build_operator_on_expression(operator, operand, extent)
    }

    /// `noexcept ( e )` ([expr.unary.noexcept]).
    fn noexcept_operator(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let outer = self.sema.begin_noexcept_operand();
        let operand = self.in_brackets(|parser| {
            let operand = parser.in_operand(Self::expression);
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            operand
        });
        let extent = self.extent(keyword);
        let expression = self.sema.build_operator_on_expression(TokenKind::KwNoexcept, operand, extent);
        let throws = self.sema.end_noexcept_operand(outer);
        self.sema.note_noexcept(expression, throws);
        expression
    }
}
