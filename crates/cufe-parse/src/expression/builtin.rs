//! Type traits and builtin operators with a syntax of their own.

use super::Operands;
use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{Builtin, CastKind, ExpressionFlags, ExpressionId, Program, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::build::OffsetStep;
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// `__is_class(T)` and its like: a list of types; some take expressions instead, or after a type.
    pub(crate) fn type_trait(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let mut types: SmallVec<[TypeId; 4]> = SmallVec::new();
        let mut values = Operands::new();
        self.in_brackets(|parser| {
            parser.in_unevaluated(|parser| {
                loop {
                    const CLOSERS: &[TokenKind] = &[TokenKind::RightParen, TokenKind::Comma, TokenKind::Ellipsis];
                    let is_type = match parser.sema.trait_takes_value(keyword, types.len()) {
                        true => parser.is_type_id_before(CLOSERS),
                        // Only a type can stand here.
                        false => !parser.is(TokenKind::RightParen),
                    };
                    if is_type {
                        let first = parser.at;
                        let ty = parser.type_id();
                        if parser.at == first {
                            parser.at = parser.closing_partner(open).filter(|&close| close > first).unwrap_or(first);
                            break;
                        }
                        let elements = match parser.is(TokenKind::Ellipsis) {
                            true => parser.expand_pattern(first, |parser| parser.type_id()),
                            false => None,
                        };
                        match elements {
                            Some(elements) => types.extend(elements),
                            None => {
                                types.push(ty);
                                if parser.eat(TokenKind::Ellipsis) {
                                    parser.expand(first);
                                }
                            }
                        }
                    } else if parser.is(TokenKind::RightParen)
                        || types.is_empty() && !parser.sema.trait_takes_value(keyword, 0)
                    {
                        parser.syntax_error(code::EXPECTED_TYPE_SPECIFIER);
                        if let Some(close) = parser.closing_partner(open)
                            && close > parser.at
                        {
                            parser.at = close;
                        }
                        break;
                    } else {
                        let value = parser.assignment_expression();
                        parser.pack_expansion(value);
                        values.push(value);
                    }
                    if !parser.is(TokenKind::Comma) || parser.is_last_operand(keyword, types.len(), open) {
                        break;
                    }
                    parser.advance();
                }
            });
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        });
        let extent = self.extent(keyword);
        self.sema.build_trait(keyword, &types, &values, extent)
    }

    /// Whether a trait takes no more operands: an operand too much is passed, with 18 at its comma and 40 behind it.
    fn is_last_operand(&mut self, keyword: u32, count: usize, open: u32) -> bool {
        let arity = cufe_sema::class::trait_arity(self.sema.text(self.tokens.symbol(keyword)));
        if arity != Some(count) || self.sema.context.speculating > 0 {
            return false;
        }
        self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
        self.error_at(code::EXPECTED_IDENTIFIER, self.at + 1);
        if let Some(close) = self.closing_partner(open).filter(|&close| close > self.at) {
            self.at = close;
        }
        true
    }

    /// `__builtin_offsetof(T, member-designator)`
    pub(crate) fn offsetof(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let mut operands = Operands::new();
        let mut flags = ExpressionFlags::empty();
        let mut path = None;
        self.in_brackets(|parser| {
            let type_token = parser.at;
            let ty = parser.type_id();
            if parser.sema.is_dependent_type(ty) {
                flags |= ExpressionFlags::VALUE_DEPENDENT;
            }
            let comma = parser.at;
            if parser.expect(TokenKind::Comma, code::EXPECTED_COMMA) {
                let (steps, is_plain) = parser.member_designator(&mut operands);
                parser.sema.check_offsetof(ty, type_token, comma, &steps);
                path = is_plain.then_some((ty, steps));
            }
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        });
        flags |= self.sema.flags_of(&operands) - ExpressionFlags::TYPE_DEPENDENT;
        let result = self.finish_builtin(keyword, &operands, Program::builtin(Builtin::UnsignedLong), flags);
        if let Some((ty, steps)) = path
            && !flags.contains(ExpressionFlags::VALUE_DEPENDENT)
        {
            self.sema.fold_offsetof(result, ty, &steps);
        }
        result
    }

    /// `name`, `.name` and `[e]` in a row; names may be qualified. Returns the steps up to a name that is not a plain one, and
    /// whether these are all.
    fn member_designator(&mut self, operands: &mut Operands) -> (Vec<OffsetStep>, bool) {
        let mut steps = Vec::new();
        if !matches!(self.kind(), TokenKind::Identifier | TokenKind::ColonColon | TokenKind::KwOperator) {
            self.syntax_error(if self.is(TokenKind::RightParen) {
                code::EXPECTED_MEMBER_NAME
            } else {
                code::EXPECTED_IDENTIFIER
            });
            return (steps, false);
        }
        let mut is_plain = true;
        loop {
            match self.kind() {
                TokenKind::LeftBracket => {
                    let open = self.advance();
                    let index = self.expression();
                    operands.push(index);
                    if is_plain {
                        steps.push(OffsetStep::Element(index));
                    }
                    self.close_bracket(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
                }
                TokenKind::Less => {
                    is_plain = false;
                    self.template_argument_list();
                }
                TokenKind::Identifier => {
                    is_plain &= !matches!(self.peek(1), TokenKind::ColonColon | TokenKind::Less);
                    if is_plain {
                        steps.push(OffsetStep::Member(self.at));
                    }
                    self.advance();
                }
                TokenKind::Dot => {
                    self.advance();
                }
                TokenKind::Arrow | TokenKind::ColonColon | TokenKind::KwTemplate => {
                    is_plain = false;
                    self.advance();
                }
                _ => return (steps, is_plain),
            }
        }
    }

    /// `__builtin_bit_cast(T, e)`
    pub(crate) fn bit_cast(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let (ty, operand) = self.in_brackets(|parser| {
            let ty = parser.type_id();
            parser.expect(TokenKind::Comma, code::EXPECTED_COMMA);
            let operand = parser.assignment_expression();
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            (ty, operand)
        });
        let extent = self.extent(keyword);
        self.sema.build_cast(CastKind::Bit, ty, operand, extent)
    }

    /// `__builtin_va_arg(list, T)`, `__builtin_convertvector(e, T)`
    pub(crate) fn operand_and_type(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let (ty, operand) = self.in_brackets(|parser| {
            let operand = parser.assignment_expression();
            let ty =
                if parser.expect(TokenKind::Comma, code::EXPECTED_COMMA) { parser.type_id() } else { Program::UNKNOWN };
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            (ty, operand)
        });
        let flags = self.sema.expression(operand).flags - ExpressionFlags::TYPE_DEPENDENT;
        self.finish_builtin(keyword, &[operand], ty, flags)
    }

    /// `__builtin_addressof(e)`
    pub(crate) fn addressof(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let operand = self.in_brackets(|parser| {
            let operand = parser.assignment_expression();
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            operand
        });
        let entry = self.sema.expression(operand);
        let ty = self.sema.pointer_to(entry.ty);
        self.finish_builtin(keyword, &[operand], ty, entry.flags)
    }

    /// `__builtin_has_attribute(e or T, attribute)`; the attribute is not looked at.
    pub(crate) fn has_attribute(&mut self) -> ExpressionId {
        let keyword = self.advance();
        let open = self.open_parenthesis();
        let mut operands = Operands::new();
        self.in_brackets(|parser| {
            parser.in_unevaluated(|parser| {
                if parser.is_type_id_before(&[TokenKind::Comma]) {
                    parser.type_id();
                } else {
                    let operand = parser.assignment_expression();
                    operands.push(operand);
                }
            });
            if parser.expect(TokenKind::Comma, code::EXPECTED_COMMA) {
                parser.leave_parentheses(open);
            } else {
                parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            }
        });
        self.finish_builtin(keyword, &operands, Program::builtin(Builtin::Bool), ExpressionFlags::empty())
    }

    /// `__builtin_types_compatible_p(T, U)`, which exists in C only: 1436.
    pub(crate) fn types_compatible(&mut self) -> ExpressionId {
        let keyword = self.advance();
        self.syntax_error_at(code::C_ONLY_BUILTIN, keyword);
        if self.is(TokenKind::LeftParen) {
            self.skip_brackets();
        }
        self.unknown_expression(keyword)
    }

    /// Builtin operators with operands that are expressions.
    pub(crate) fn builtin_operator(&mut self) -> ExpressionId {
        let is_pack = self.is(TokenKind::KwPackGenerator);
        if is_pack {
            self.note_pack_generator(self.at);
        }
        let keyword = self.advance();
        let mut operands = Operands::new();
        if is_pack && self.is(TokenKind::LeftParen) && self.is_type_in_parentheses() {
            // `__bases(T)` is a pack of types, expanded where it stands.
            self.skip_brackets();
        } else {
            self.parenthesized_arguments(&mut operands);
        }
        let mut flags = self.sema.flags_of(&operands);
        if is_pack {
            flags |= ExpressionFlags::UNEXPANDED | ExpressionFlags::VALUE_DEPENDENT;
        }
        self.finish_builtin(keyword, &operands, Program::UNKNOWN, flags)
    }

    /// `_Generic(e, T: e, ...)`, passed over: its associations are not analysed.
    pub(crate) fn generic_selection(&mut self) -> ExpressionId {
        let keyword = self.advance();
        if self.is(TokenKind::LeftParen) {
            self.skip_brackets();
        } else {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
        }
        self.unknown_expression(keyword)
    }

    fn finish_builtin(
        &mut self,
        keyword: u32,
        operands: &[ExpressionId],
        ty: TypeId,
        flags: ExpressionFlags,
    ) -> ExpressionId {
        let extent = self.extent(keyword);
        self.sema.build_builtin(self.tokens.kind(keyword), operands, ty, flags, extent)
    }
}
