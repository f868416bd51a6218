//! Binary operators, assignment, the conditional operator and the comma ([expr.mul] to [expr.comma]), by precedence
//! climbing.

use crate::Parser;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, Operator};
use cufe_lex::TokenKind;
use cufe_sema::build::Extent;
use cufe_sema::constant::Folding;

/// Levels of precedence, loosest first ([expr.compound]).
const LOGICAL_OR: u8 = 3;
const LOGICAL_AND: u8 = 4;
const MEMBER_POINTER: u8 = 14;

/// The level and operator of a binary operator's token, `>` and shifts to the right apart.
fn binary_operator(kind: TokenKind) -> Option<(u8, Operator)> {
    use TokenKind as T;
    Some(match kind {
        T::PipePipe => (LOGICAL_OR, Operator::PipePipe),
        T::AmpersandAmpersand => (LOGICAL_AND, Operator::AmpersandAmpersand),
        T::Pipe => (5, Operator::Pipe),
        T::Caret => (6, Operator::Caret),
        T::Ampersand => (7, Operator::Ampersand),
        T::EqualEqual => (8, Operator::EqualEqual),
        T::ExclaimEqual => (8, Operator::ExclaimEqual),
        T::Less => (9, Operator::Less),
        T::LessEqual => (9, Operator::LessEqual),
        T::GreaterEqual => (9, Operator::GreaterEqual),
        T::LessQuestion => (9, Operator::Minimum),
        T::GreaterQuestion => (9, Operator::Maximum),
        T::Spaceship => (10, Operator::Spaceship),
        T::LessLess => (11, Operator::LessLess),
        T::Plus => (12, Operator::Plus),
        T::Minus => (12, Operator::Minus),
        T::Star => (13, Operator::Star),
        T::Slash => (13, Operator::Slash),
        T::Percent => (13, Operator::Percent),
        T::DotStar | T::ArrowStar => (MEMBER_POINTER, Operator::ArrowStar),
        _ => return None,
    })
}

/// The operator of an assignment's token.
pub(crate) fn assignment_operator(kind: TokenKind) -> Option<Operator> {
    use TokenKind as T;
    Some(match kind {
        T::Equal => Operator::Equal,
        T::PlusEqual => Operator::PlusEqual,
        T::MinusEqual => Operator::MinusEqual,
        T::StarEqual => Operator::StarEqual,
        T::SlashEqual => Operator::SlashEqual,
        T::PercentEqual => Operator::PercentEqual,
        T::CaretEqual => Operator::CaretEqual,
        T::AmpersandEqual => Operator::AmpersandEqual,
        T::PipeEqual => Operator::PipeEqual,
        T::LessLessEqual => Operator::LessLessEqual,
        T::GreaterGreaterEqual => Operator::GreaterGreaterEqual,
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// expression: assignment-expressions separated by commas ([expr.comma]).
    pub(crate) fn expression(&mut self) -> ExpressionId {
        self.expression_with_commas(|_, _| {})
    }

    /// The subscript of an array or pointer: a comma operator without parentheses is deprecated since C++20 (3008,
    /// [depr.comma.subscript]).
    pub(crate) fn subscript_expression(&mut self) -> ExpressionId {
        self.expression_with_commas(|parser, comma| {
            if parser.since(Standard::Cpp20) {
                parser.sema.warning_at(code::COMMA_IN_SUBSCRIPT, comma);
            }
        })
    }

    fn expression_with_commas(&mut self, note: impl Fn(&mut Self, u32)) -> ExpressionId {
        let first = self.at;
        let comma = std::mem::replace(&mut self.comma_operates, true);
        let mut left = self.assignment_expression();
        while self.is(TokenKind::Comma) && self.peek(1) != TokenKind::Ellipsis {
            let operator = self.advance();
            note(self, operator);
            let right = self.assignment_expression();
            let extent = self.extent(first);
            left = self.sema.build_binary(Operator::Comma, left, right, extent);
        }
        self.comma_operates = comma;
        left
    }

    /// constant-expression: a conditional-expression ([expr.const]).
    pub(crate) fn constant_expression(&mut self) -> ExpressionId {
        self.manifest_constant(true)
    }

    /// The constraint of a nested requirement ([expr.prim.req.nested]): whether it holds is asked of instances only.
    pub(crate) fn nested_constraint(&mut self) -> ExpressionId {
        self.manifest_constant(false)
    }

    fn manifest_constant(&mut self, is_manifest: bool) -> ExpressionId {
        let first = self.at;
        self.not_captured += 1;
        let value = self.required_folding(|parser| {
            parser.sema.context.folding.is_manifest = is_manifest;
            let condition = parser.binary_expression(LOGICAL_OR);
            if parser.is(TokenKind::Question) { parser.conditional_rest(first, condition) } else { condition }
        });
        self.not_captured -= 1;
        self.note_constant(value);
        value
    }

    /// Parses something that must be constant.
    pub(crate) fn required_folding<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let unevaluated = self.sema.context.unevaluated;
        let folding = Folding { excluded: 0, unevaluated, is_required: true, is_manifest: false };
        let outer = std::mem::replace(&mut self.sema.context.folding, folding);
        let result = parse(self);
        self.sema.context.folding = outer;
        result
    }

    /// Parses an operand; one that a constant excludes from evaluation is said nothing of.
    fn operand_unless<T>(&mut self, is_excluded: bool, parse: impl FnOnce(&mut Self) -> T) -> T {
        self.sema.context.folding.excluded += u32::from(is_excluded);
        let result = parse(self);
        self.sema.context.folding.excluded -= u32::from(is_excluded);
        result
    }

    /// logical-or-expression ([expr.log.or]).
    pub(crate) fn logical_or_expression(&mut self) -> ExpressionId {
        self.binary_expression(LOGICAL_OR)
    }

    /// inclusive-or-expression: an operand of `&&` and `||`.
    pub(crate) fn constraint_operand(&mut self) -> ExpressionId {
        self.binary_expression(LOGICAL_AND + 1)
    }

    /// assignment-expression ([expr.ass]): also `throw`, `co_yield` and the conditional operator.
    pub(crate) fn assignment_expression(&mut self) -> ExpressionId {
        let first = self.at;
        match self.kind() {
            TokenKind::KwThrow => return self.throw_expression(),
            TokenKind::KwCoYield => return self.yield_expression(),
            _ => {}
        }
        let left = self.binary_expression(LOGICAL_OR);
        if self.is(TokenKind::Question) {
            return self.conditional_rest(first, left);
        }
        // `>>=` and `>=` are never split, so no assignment operator closes a list. Before an ellipsis the
        // operator is that of a fold.
        let operator = match assignment_operator(self.kind()) {
            Some(operator) if !self.is_fold_operator(1) => operator,
            _ => return left,
        };
        self.advance();
        let right = self.right_operand(|parser| {
            if parser.is(TokenKind::LeftBrace) { parser.braced_init_list() } else { parser.assignment_expression() }
        });
        let extent = self.extent(first);
        self.sema.build_binary(operator, left, right, extent)
    }

    /// The right operand of an operator that groups to the right.
    fn right_operand(&mut self, parse: impl FnOnce(&mut Self) -> ExpressionId) -> ExpressionId {
        self.guarded(
            |parser| {
                parser.skip_to_semicolon();
                parser.unknown_expression(parser.at)
            },
            parse,
        )
    }

    /// `? b : c`, GNU `? : c`, after the condition ([expr.cond]).
    fn conditional_rest(&mut self, first: u32, condition: ExpressionId) -> ExpressionId {
        self.advance();
        let truth = self.sema.constant_truth(condition);
        let then = if self.is(TokenKind::Colon) {
            condition
        } else {
            // Between `?` and `:` as between parentheses.
            let launch = std::mem::replace(&mut self.launch_closes, false);
            let is_excluded = truth == Some(false);
            let then = self.operand_unless(is_excluded, |parser| parser.right_operand(Self::expression));
            self.launch_closes = launch;
            then
        };
        if !self.is(TokenKind::Colon) {
            self.sema.declaring.last_error = None;
            self.syntax_error(code::EXPECTED_COLON);
            return self.unknown_expression(first);
        }
        self.advance();
        let is_excluded = truth == Some(true);
        let otherwise = self.operand_unless(is_excluded, |parser| parser.right_operand(Self::assignment_expression));
        self.report_packs_once(first);
        let extent = self.extent(first);
        self.sema.build_conditional(condition, then, otherwise, extent)
    }

    /// The operator at the current token with its level and number of tokens, as far as it is a binary operator here:
    /// `>` may close an open list instead.
    pub(crate) fn binary_operator_here(&self) -> Option<(u8, Operator, u32)> {
        if self.is(TokenKind::Greater) {
            let is_shift = self.is_right_shift();
            // Before C++11 `>>` is always a shift ([lex.pptoken]).
            if self.greater_closes && (!is_shift || self.since(cufe_base::Standard::Cpp11)) {
                return None;
            }
            if is_shift {
                if self.launch_closes && self.is_launch_close() {
                    return None;
                }
                return Some((11, Operator::GreaterGreater, 2));
            }
            return Some((9, Operator::Greater, 1));
        }
        binary_operator(self.kind()).map(|(level, operator)| (level, operator, 1))
    }

    /// Binary operators of at least a level, all of which group to the left.
    fn binary_expression(&mut self, minimum: u8) -> ExpressionId {
        let first = self.at;
        let left = self.cast_expression();
        self.binary_rest(first, left, minimum)
    }

    /// The operators after a left operand.
    pub(crate) fn binary_rest(&mut self, first: u32, mut left: ExpressionId, minimum: u8) -> ExpressionId {
        while let Some((level, operator, length)) = self.binary_operator_here() {
            if level < minimum || self.is_fold_operator(length) {
                return left;
            }
            let token = self.kind();
            self.at += length;
            // Each level is one step of recursion at most, so nesting is bounded by the table.
            let is_excluded = match operator {
                Operator::AmpersandAmpersand => self.sema.constant_truth(left) == Some(false),
                Operator::PipePipe => self.sema.constant_truth(left) == Some(true),
                _ => false,
            };
            let right = self.operand_unless(is_excluded, |parser| parser.binary_expression(level + 1));
            let extent = self.extent(first);
            left = self.binary_of(token, operator, [left, right], extent);
        }
        left
    }

    /// Two operands of the operator of a token.
    pub(crate) fn binary_of(
        &mut self,
        token: TokenKind,
        operator: Operator,
        [left, right]: [ExpressionId; 2],
        extent: Extent,
    ) -> ExpressionId {
        match token {
            TokenKind::ArrowStar => self.sema.build_arrow_star(left, right, extent),
            TokenKind::DotStar => self.sema.build_member_pointer_access(left, right, extent),
            _ => self.sema.build_binary(operator, left, right, extent),
        }
    }

    /// Whether the operator of `length` tokens here is followed by an ellipsis: `(e op ...)`, a fold.
    fn is_fold_operator(&self, length: u32) -> bool {
        self.peek(length) == TokenKind::Ellipsis
    }

    /// `throw e_opt` ([expr.throw]).
    fn throw_expression(&mut self) -> ExpressionId {
        let first = self.advance();
        self.uses_exceptions(first);
        let operand = match self.kind() {
            TokenKind::Semicolon
            | TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::RightBrace
            | TokenKind::Comma
            | TokenKind::Colon
            | TokenKind::EndOfFile => None,
            TokenKind::Greater if self.greater_closes || self.launch_closes => None,
            _ => Some(self.right_operand(Self::assignment_expression)),
        };
        let extent = self.extent(first);
        self.sema.build_throw(operand, extent)
    }

    /// `co_yield e`, `co_yield { ... }` ([expr.yield]).
    fn yield_expression(&mut self) -> ExpressionId {
        let first = self.advance();
        self.sema.check_coroutine_word(first, code::CO_YIELD_OUTSIDE_FUNCTION);
        let operand = self.right_operand(Self::initializer_clause);
        let extent = self.extent(first);
        self.sema.build_yield(operand, extent)
    }
}
