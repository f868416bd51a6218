//! Braced lists and designators ([dcl.init.list]).

use super::Operands;
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{Designator, ExpressionId};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

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
                        let unknown_before = parser.sema.constraints.unknown_count;
                        let element = parser.initializer_element();
                        let expanded = match parser.is(TokenKind::Ellipsis) {
                            true => {
                                parser.expand_read_pattern(first, unknown_before, |parser| parser.initializer_clause())
                            }
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
        let mut designators = SmallVec::<[Designator; 2]>::new();
        match self.kind() {
            TokenKind::Dot if self.peek(1) == TokenKind::Identifier => {}
            TokenKind::LeftBracket if self.is_array_designator() => {}
            // GNU `name: e`
            TokenKind::Identifier if self.peek(1) == TokenKind::Colon => {
                self.at += 2;
                let value = self.initializer_clause();
                return self.designated(first, &[self.named_designator(first)], value);
            }
            _ => return self.initializer_clause(),
        }
        loop {
            match self.kind() {
                TokenKind::Dot => {
                    self.advance();
                    let name = self.at;
                    if !self.expect(TokenKind::Identifier, code::EXPECTED_IDENTIFIER) {
                        return self.unknown_expression(first);
                    }
                    designators.push(self.named_designator(name));
                }
                TokenKind::LeftBracket => {
                    let open = self.advance();
                    designators.push(self.in_brackets(|parser| {
                        let index = parser.constant_expression();
                        let designator = match parser.eat(TokenKind::Ellipsis) {
                            true => Designator::Elements(index, parser.constant_expression()),
                            false => Designator::Element(index),
                        };
                        parser.close_bracket(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
                        designator
                    }));
                }
                _ => break,
            }
        }
        // Old GNU compilers let the `=` after an array designator be left out.
        self.eat(TokenKind::Equal);
        let value = self.initializer_clause();
        self.designated(first, &designators, value)
    }

    fn named_designator(&self, token: u32) -> Designator {
        Designator::Member { name: self.tokens.symbol(token), token }
    }

    fn designated(&mut self, first: u32, designators: &[Designator], value: ExpressionId) -> ExpressionId {
        let extent = self.extent(first);
        self.sema.build_designated(designators, value, extent)
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
