//! Primary expressions ([expr.prim]) and the postfix expressions that begin with a keyword.

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{Builtin, CastKind, ExpressionFlags, ExpressionId, ExpressionKind, Program, TypeId, ValueCategory};
use cufe_lex::TokenKind;
use cufe_sema::build::Captured;

impl Parser<'_, '_> {
    /// primary-expression, functional casts and keyword operators; 29 if none begins here.
    pub(crate) fn primary_expression(&mut self) -> ExpressionId {
        use TokenKind as T;
        match self.kind() {
            T::Identifier if self.tokens.is_trait_as_expression(self.at) => self.type_trait(),
            T::Identifier | T::ColonColon | T::KwOperator | T::KwDecltype => self.name_expression(),
            T::IntegerLiteral | T::FloatingLiteral | T::CharacterLiteral => self.literal_expression(),
            T::StringLiteral => self.string_expression(),
            T::LeftParen => self.parenthesized_primary(),
            T::LeftBracket => self.lambda_expression(),
            T::KwThis => self.this_expression(),
            T::KwTrue => self.constant(ExpressionKind::Boolean(true), Program::builtin(Builtin::Bool)),
            T::KwFalse => self.constant(ExpressionKind::Boolean(false), Program::builtin(Builtin::Bool)),
            T::KwNullptr => self.constant(ExpressionKind::Nullptr, Program::builtin(Builtin::Nullptr)),
            T::KwNull => self.constant(ExpressionKind::Nullptr, Program::builtin(Builtin::Long)),
            T::KwFunctionName => {
                let token = self.advance();
                self.sema.build_function_name(token)
            }
            T::KwStaticCast | T::KwConstCast | T::KwReinterpretCast | T::KwDynamicCast => self.named_cast(),
            T::KwTypeid => self.typeid_expression(),
            T::KwRequires => self.requires_expression(),
            T::KwTypeTrait => self.type_trait(),
            T::KwBuiltinOffsetof => self.offsetof(),
            T::KwBuiltinBitCast => self.bit_cast(),
            T::KwBuiltinVaArg | T::KwBuiltinConvertvector => self.operand_and_type(),
            T::KwBuiltinAddressof => self.addressof(),
            T::KwBuiltinHasAttribute => self.has_attribute(),
            T::KwBuiltinTypesCompatible => self.types_compatible(),
            T::KwBuiltinOperator | T::KwIntaddr => self.builtin_operator(),
            T::KwPackGenerator if self.peek(1) == T::LeftParen => self.builtin_operator(),
            T::KwGeneric => self.generic_selection(),
            // Operators that are no postfix-expressions reach this place after a cast or in a fold.
            T::KwSizeof | T::KwAlignof | T::KwEdgAlignof | T::KwNoexcept | T::KwNew | T::KwDelete => {
                self.cast_expression()
            }
            _ if self.starts_type() => self.functional_cast(),
            _ => self.missing_operand(),
        }
    }

    fn constant(&mut self, kind: ExpressionKind, ty: TypeId) -> ExpressionId {
        let first = self.advance();
        let extent = self.extent(first);
        self.sema.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// `this` ([expr.prim.this]); 258 where no class is around.
    fn this_expression(&mut self) -> ExpressionId {
        let is_there = self.check_this();
        let token = self.advance();
        if !is_there {
            return self.unknown_expression(token);
        }
        self.note_capture(Captured::This, token);
        if let Some(function) =
            self.sema.context.function.filter(|_| self.sema.context.unevaluated == 0 && self.not_captured == 0)
        {
            self.sema.check_uncaptured(&Default::default(), Captured::This, function, token);
        }
        self.sema.build_this(token, self.sema.context.scope, self.sema.context.function)
    }

    /// Reports 258 for `this` at the current token where there is none: outside of classes, in static members, in default
    /// arguments. Whether there is one.
    pub(crate) fn check_this(&mut self) -> bool {
        let in_default_argument = self.sema.is_in_default_argument() && !self.sema.declaring.in_instance;
        let is_nowhere = self.sema.current_class().is_none()
            || self.sema.is_in_static_member()
            || in_default_argument
            || self.declares_without_object
                && self.sema.context.trailing.is_some()
                && self.sema.context.function.is_none()
                && !self.sema.declaring.in_instance
            || self.sema.is_outside_of_functions();
        if is_nowhere {
            self.error_at(code::THIS_OUTSIDE_MEMBER_FUNCTION, self.at);
            return false;
        }
        true
    }

    /// `static_cast<T>(e)` and its like ([expr.static.cast]).
    fn named_cast(&mut self) -> ExpressionId {
        let first = self.at;
        let kind = match self.kind() {
            TokenKind::KwStaticCast => CastKind::Static,
            TokenKind::KwConstCast => CastKind::Const,
            TokenKind::KwReinterpretCast => CastKind::Reinterpret,
            _ => CastKind::Dynamic,
        };
        self.advance();
        if !self.expect(TokenKind::Less, code::EXPECTED_LESS) {
            return self.unknown_expression(first);
        }
        let greater = std::mem::replace(&mut self.greater_closes, true);
        let launch = std::mem::replace(&mut self.launch_closes, false);
        let type_first = self.at;
        let ty = self.deduced_type_id();
        self.sema.check_cast_qualifiers(ty, type_first, self.at);
        self.greater_closes = greater;
        self.launch_closes = launch;
        self.expect(TokenKind::Greater, code::EXPECTED_GREATER);
        let open = self.open_parenthesis();
        let operand = self.in_brackets(|parser| {
            let operand = parser.expression();
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            operand
        });
        let extent = self.extent(first);
        self.sema.build_cast(kind, ty, operand, extent)
    }

    /// Whether the operand of `typeid` at the current token is evaluated: only its type tells ([expr.typeid]/4), so that it is read
    /// ahead. Within what is read ahead itself it does not matter.
    fn is_operand_evaluated(&mut self) -> bool {
        if self.sema.context.speculating > 0 || self.sema.context.unevaluated > 0 {
            return self.sema.context.unevaluated == 0;
        }
        let operand = self.look_ahead(|parser| parser.in_unevaluated(Self::expression));
        self.sema.is_typeid_evaluated(operand)
    }

    /// `typeid(T)`, `typeid(e)` ([expr.typeid]).
    fn typeid_expression(&mut self) -> ExpressionId {
        let keyword = self.advance();
        if !self.sema.options.features.rtti && !self.sema.in_template() {
            // Without run-time type information the word is a name as any other.
            self.name_error_at(code::UNDECLARED_IDENTIFIER, keyword, "typeid");
        }
        let is_type = self.is(TokenKind::LeftParen) && self.is_type_in_parentheses();
        let open = self.open_parenthesis();
        self.in_brackets(|parser| {
            if is_type {
                let ty = parser.type_id();
                parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                let extent = parser.extent(keyword);
                return parser.sema.build_operator_on_type(TokenKind::KwTypeid, ty, extent);
            }
            let operand = match parser.is_operand_evaluated() {
                true => parser.expression(),
                false => parser.in_unevaluated(Self::expression),
            };
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            let extent = parser.extent(keyword);
            parser.sema.build_operator_on_expression(TokenKind::KwTypeid, operand, extent)
        })
    }
}
