//! Braced lists and designators ([dcl.init.list], spec/expressions.md "Initialisers").

use super::Operands;
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// initializer-clause: assignment-expression or braced-init-list.
    pub(crate) fn initializer_clause(&mut self) -> ExpressionId {
        if self.is(TokenKind::LeftBrace) { self.braced_init_list() } else { self.assignment_expression() }
    }

    /// `{ ... }` at the brace.
    pub(crate) fn braced_init_list(&mut self) -> ExpressionId {
        let first = self.at;
        let mut elements = Operands::new();
        self.braced_elements(&mut elements);
        let extent = self.extent(first);
        self.sema.build_initializer_list(&elements, extent)
    }

    /// The elements of a braced list, from `{` through `}`.
    pub(crate) fn braced_elements(&mut self, elements: &mut Operands) {
        self.guarded(
            |parser| parser.skip_brackets(),
            |parser| {
                let open = parser.advance();
                parser.sema.context.braced += 1;
                parser.in_brackets(|parser| {
                    loop {
                        if matches!(parser.kind(), TokenKind::RightBrace | TokenKind::EndOfFile) {
                            break;
                        }
                        let first = parser.at;
                        let element = parser.initializer_element();
                        let expanded = match parser.is(TokenKind::Ellipsis) {
                            true => parser.expand_pattern(first, |parser| parser.initializer_clause()),
                            false => None,
                        };
                        match expanded {
                            Some(expanded) => elements.extend(expanded),
                            None => elements.push(parser.pack_expansion(element)),
                        }
                        if !matches!(
                            parser.kind(),
                            TokenKind::Comma | TokenKind::RightBrace | TokenKind::Semicolon | TokenKind::EndOfFile
                        ) {
                            parser.syntax_error(code::EXPECTED_COMMA);
                            parser.skip_element();
                        }
                        if !parser.eat(TokenKind::Comma) {
                            break;
                        }
                    }
                    parser.close_bracket(open, TokenKind::RightBrace, code::EXPECTED_CLOSING_BRACE);
                });
                parser.sema.context.braced -= 1;
            },
        );
    }

    /// An element of a braced list, with its designators.
    fn initializer_element(&mut self) -> ExpressionId {
        let first = self.at;
        match self.kind() {
            TokenKind::Dot if self.peek(1) == TokenKind::Identifier => {}
            TokenKind::LeftBracket if self.is_array_designator() => {}
            // GNU `name: e`
            TokenKind::Identifier if self.peek(1) == TokenKind::Colon => {
                self.at += 2;
                let value = self.initializer_clause();
                return self.designated(first, value);
            }
            _ => return self.initializer_clause(),
        }
        loop {
            match self.kind() {
                TokenKind::Dot => {
                    self.advance();
                    if !self.expect(TokenKind::Identifier, code::EXPECTED_IDENTIFIER) {
                        return self.unknown_expression(first);
                    }
                }
                TokenKind::LeftBracket => {
                    let open = self.advance();
                    self.in_brackets(|parser| {
                        parser.constant_expression();
                        if parser.eat(TokenKind::Ellipsis) {
                            parser.constant_expression();
                        }
                        parser.close_bracket(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
                    });
                }
                _ => break,
            }
        }
        // Old GNU compilers let the `=` after an array designator be left out.
        self.eat(TokenKind::Equal);
        let value = self.initializer_clause();
        self.designated(first, value)
    }

    fn designated(&mut self, first: u32, value: ExpressionId) -> ExpressionId {
        let extent = self.extent(first);
        let flags = self.sema.expression(value).flags;
        self.sema.build_unknown(ExpressionKind::Designated { value }, flags, extent)
    }

    /// Whether `[` begins an array designator and not a lambda: what follows the bracket tells.
    fn is_array_designator(&self) -> bool {
        let Some(after) = self.after_bracket(self.at) else { return false };
        match self.tokens.kind(after) {
            TokenKind::Equal | TokenKind::Dot => true,
            TokenKind::LeftBracket => self.tokens.kind(after + 1) != TokenKind::LeftBracket,
            _ => false,
        }
    }
}
