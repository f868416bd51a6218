//! What begins with a parenthesis: casts, compound literals, folds, statement expressions, parenthesized expressions.

use crate::Parser;
use crate::feature::Feature;
use cufe_diagnostics::code;
use cufe_il::{CastKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator};
use cufe_lex::TokenKind;
use cufe_sema::build::Extent;

/// Whether a type-id can begin with a token at all. Everything else after `(` is decided without looking further, so that
/// nested parentheses cost nothing.
fn may_begin_type(kind: TokenKind) -> bool {
    use TokenKind as T;
    match kind {
        T::Identifier | T::ColonColon => true,
        T::KwThis
        | T::KwTrue
        | T::KwFalse
        | T::KwNullptr
        | T::KwNull
        | T::KwSizeof
        | T::KwAlignof
        | T::KwEdgAlignof
        | T::KwNoexcept
        | T::KwNew
        | T::KwDelete
        | T::KwThrow
        | T::KwTypeid
        | T::KwStaticCast
        | T::KwConstCast
        | T::KwReinterpretCast
        | T::KwDynamicCast
        | T::KwRequires
        | T::KwCoAwait
        | T::KwCoYield
        | T::KwFunctionName
        | T::KwTypeTrait
        | T::KwOperator
        | T::KwReal
        | T::KwImag
        | T::KwIntaddr => false,
        kind => kind.category() == cufe_lex::kind::Category::Keyword,
    }
}

/// Whether a token can begin the operand of a cast.
fn may_begin_operand(kind: TokenKind) -> bool {
    use TokenKind as T;
    match kind {
        T::LeftParen
        | T::LeftBracket
        | T::LeftBrace
        | T::ColonColon
        | T::Tilde
        | T::Exclaim
        | T::Plus
        | T::PlusPlus
        | T::Minus
        | T::MinusMinus
        | T::Star
        | T::Ampersand
        | T::AmpersandAmpersand => true,
        kind => kind.category() != cufe_lex::kind::Category::Punctuation && kind != T::EndOfFile,
    }
}

impl Parser<'_, '_> {
    /// Whether the parentheses at the current token hold a type-id.
    pub(crate) fn is_type_in_parentheses(&mut self) -> bool {
        if !may_begin_type(self.peek(1)) {
            return false;
        }
        self.at += 1;
        let is_type = self.in_brackets(|parser| parser.is_type_id_before(&[TokenKind::RightParen]));
        self.at -= 1;
        is_type
    }

    /// Whether the parentheses at the current token are those of a cast. `(T())` is a type-id where a cast can stand, but an
    /// expression where no operand follows.
    fn is_cast(&mut self) -> bool {
        if !self.is_type_in_parentheses() {
            return false;
        }
        let Some(after) = self.after_bracket(self.at) else { return true };
        let is_function_or_array =
            matches!(self.tokens.kind(after.saturating_sub(2)), TokenKind::RightParen | TokenKind::RightBracket);
        let next = self.tokens.kind(after + 1);
        let follows_operand = match self.tokens.kind(after) {
            // `(T())()` is a call.
            TokenKind::LeftParen => next == TokenKind::RightParen,
            TokenKind::PlusPlus | TokenKind::MinusMinus => !may_begin_operand(next),
            kind => !may_begin_operand(kind),
        };
        !is_function_or_array || !follows_operand
    }

    /// A cast-expression or primary expression at `(`.
    pub(crate) fn parenthesis(&mut self) -> ExpressionId {
        let first = self.at;
        if !self.is_cast() {
            let inner = self.parenthesized_primary();
            return self.postfix_rest(first, inner);
        }
        self.advance();
        let ty = self.in_brackets(|parser| {
            let ty = parser.deduced_type_id();
            parser.close_bracket(first, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            ty
        });
        if self.is(TokenKind::LeftBrace) {
            let list = self.braced_init_list();
            let extent = self.extent(first);
            let literal = self.sema.build_compound_literal(ty, list, extent);
            return self.postfix_rest(first, literal);
        }
        self.sema.check_cast_qualifiers(ty, first + 1, self.at);
        let operand = self.cast_expression();
        let extent = self.extent(first);
        self.sema.build_cast(CastKind::CStyle, ty, operand, extent)
    }

    /// Parentheses that hold no type: statement expression, fold, expression.
    pub(crate) fn parenthesized_primary(&mut self) -> ExpressionId {
        let open = self.advance();
        if self.is(TokenKind::LeftBrace) {
            return self.statement_expression(open);
        }
        self.in_brackets(|parser| {
            if parser.is(TokenKind::Ellipsis) {
                return parser.left_fold(open);
            }
            let unknown_before = parser.sema.constraints.unknown_count;
            let inner = parser.expression();
            if let Some((_, operator, length)) = parser.fold_operator_here()
                && parser.peek(length) == TokenKind::Ellipsis
            {
                let unknown = parser.sema.constraints.unknown_count.wrapping_sub(unknown_before);
                return parser.right_fold(open, (inner, unknown), operator, length);
            }
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            let extent = parser.extent(open);
            parser.sema.build_parenthesized(inner, extent)
        })
    }

    /// An operator that can stand in a fold: binary operators, assignments and the comma ([expr.prim.fold]).
    fn fold_operator_here(&self) -> Option<(u8, Operator, u32)> {
        if self.is(TokenKind::Comma) {
            return Some((1, Operator::Comma, 1));
        }
        self.binary_operator_here()
            .or_else(|| super::binary::assignment_operator(self.kind()).map(|operator| (2, operator, 1)))
    }

    /// `(... op e)`
    fn left_fold(&mut self, open: u32) -> ExpressionId {
        self.advance();
        let Some((_, operator, length)) = self.fold_operator_here() else {
            self.syntax_error(code::EXPECTED_EXPRESSION);
            self.leave_parentheses(open);
            return self.unknown_expression(open);
        };
        self.uses_feature(Feature::Fold, self.at);
        let ellipsis = self.previous();
        let token = self.at;
        self.at += length;
        let first = self.at;
        let unknown_before = self.sema.constraints.unknown_count;
        let right = self.cast_expression();
        let unknown = self.sema.constraints.unknown_count.wrapping_sub(unknown_before);
        let extent = Extent { first: open, last: self.at };
        if let Some(fold) = self.folded((first, self.at), operator, true, None, extent, token) {
            self.forget_unknown_pattern(unknown);
            self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            return fold;
        }
        self.expand_fold(open, ellipsis);
        self.finish_fold(open, operator, None, Some(right))
    }

    /// `(e op ...)`, `(e op ... op e)`. The left operand comes with how much in it was unknown.
    fn right_fold(
        &mut self,
        open: u32,
        (left, unknown_left): (ExpressionId, u32),
        operator: Operator,
        length: u32,
    ) -> ExpressionId {
        let mut operator_token = self.at;
        let pattern = (open + 1, self.at);
        self.at += length + 1;
        let ellipsis = self.previous();
        let mut right = None;
        if let Some((_, second, length)) = self.fold_operator_here() {
            if second != operator {
                self.syntax_error(code::FOLD_OPERATORS_DIFFER);
            }
            // One of the operands names the packs, and not the other ([expr.prim.fold]/3); the operator beside it is named.
            let is_left = self.is_unexpanded(left, pattern);
            if !is_left {
                operator_token = self.at;
            }
            self.at += length;
            let first = self.at;
            let unknown_before = self.sema.constraints.unknown_count;
            let operand = self.cast_expression();
            let unknown_right = self.sema.constraints.unknown_count.wrapping_sub(unknown_before);
            right = Some(operand);
            let extent = Extent { first: open, last: self.at };
            let fold = if is_left {
                self.folded(pattern, operator, false, Some(operand), extent, operator_token)
            } else {
                self.folded((first, self.at), operator, true, Some(left), extent, operator_token)
            };
            if let Some(fold) = fold {
                self.forget_unknown_pattern(if is_left { unknown_left } else { unknown_right });
                self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                return fold;
            }
        } else {
            let extent = Extent { first: open, last: self.at };
            if let Some(fold) = self.folded(pattern, operator, false, None, extent, operator_token) {
                self.forget_unknown_pattern(unknown_left);
                self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                return fold;
            }
        }
        self.uses_feature(Feature::Fold, operator_token);
        self.expand_fold(open, ellipsis);
        self.finish_fold(open, operator, Some(left), right)
    }

    /// Whether an operand of a fold names packs that are to be expanded: in an instance those that are bound, also in types
    /// alone, as in `sizeof(T)`.
    fn is_unexpanded(&self, operand: ExpressionId, (first, end): (u32, u32)) -> bool {
        self.sema.expression(operand).flags.contains(ExpressionFlags::UNEXPANDED)
            || !self.packs_between(first, end).is_empty()
    }

    fn finish_fold(
        &mut self,
        open: u32,
        operator: Operator,
        left: Option<ExpressionId>,
        right: Option<ExpressionId>,
    ) -> ExpressionId {
        self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        let extent = self.extent(open);
        let flags = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        self.sema.build_unknown(ExpressionKind::Fold { operator, left, right }, flags, extent)
    }

    /// `({ ... })`, GNU.
    fn statement_expression(&mut self, open: u32) -> ExpressionId {
        let is_misplaced = self.sema.context.function.is_none() && self.sema.context.unevaluated == 0;
        if is_misplaced {
            let scope = self.sema.context.scope;
            let in_default_argument = self.sema.context.in_default_argument
                || self.sema.program().scopes[scope].kind == cufe_il::ScopeKind::FunctionParameters;
            self.rule_violation(
                if in_default_argument {
                    code::STATEMENT_EXPRESSION_IN_DEFAULT_ARGUMENT
                } else {
                    code::STATEMENT_EXPRESSION_OUTSIDE_BLOCK
                },
                self.at,
            );
        }
        // While looking ahead, as the body of a lambda.
        if self.sema.context.speculating > 0 {
            self.skip_brackets();
            self.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            return self.sema.unknown_expression(self.extent(open));
        }
        let statement = self.in_brackets(|parser| {
            let statement = parser.compound_statement();
            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
            statement
        });
        let extent = self.extent(open);
        match is_misplaced {
            true => self.sema.unknown_expression(extent),
            false => self.sema.build_statement_expression(statement, extent),
        }
    }

    /// After an error goes behind the parenthesis that closes the one at `open`.
    pub(crate) fn leave_parentheses(&mut self, open: u32) {
        if let Some(close) = self.closing_partner(open)
            && close >= self.at
        {
            self.at = close + 1;
        }
    }
}
