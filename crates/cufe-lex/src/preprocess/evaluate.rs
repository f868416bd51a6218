//! The expression of an `#if` ([cpp.cond]), in the widest integer types.

use super::Preprocessor;
use super::token::{Kind, Token};
use crate::literal::{self, Radix, number};
use cufe_base::Position;
use cufe_diagnostics::{Code, Report, code};

/// Nested operands that are followed.
const MAXIMUM_DEPTH: u32 = 200;

/// An integer; one without sign is never negative.
#[derive(Clone, Copy, Debug)]
struct Value {
    number: i128,
    unsigned: bool,
}

/// What was wrong is reported already.
struct Failed;

type Result = std::result::Result<Value, Failed>;

struct Evaluator<'p, 'a> {
    preprocessor: &'p mut Preprocessor<'a>,
    tokens: &'p [Token],
    next: usize,
    depth: u32,
    /// The value does not matter: nothing about it is reported.
    discarded: u32,
    /// Calls around, which are errors, as is the whole.
    calls: u32,
    failed: bool,
}

/// How strongly a binary operator binds.
fn precedence(spelling: &[u8]) -> Option<u8> {
    Some(match spelling {
        b"||" | b"or" => 1,
        b"&&" | b"and" => 2,
        b"|" | b"bitor" => 3,
        b"^" | b"xor" => 4,
        b"&" | b"bitand" => 5,
        b"==" | b"!=" | b"not_eq" => 6,
        b"<" | b"<=" | b">" | b">=" => 7,
        b"<<" | b">>" => 8,
        b"+" | b"-" => 9,
        b"*" | b"/" | b"%" => 10,
        b"<?" | b">?" => 11,
        _ => return None,
    })
}

/// Operators that are none in a constant expression, where an operator may follow.
fn is_forbidden(spelling: &[u8]) -> bool {
    let assignments: [&[u8]; 15] = [
        b"=", b"+=", b"-=", b"*=", b"/=", b"%=", b"&=", b"|=", b"^=", b"<<=", b">>=", b"and_eq", b"or_eq", b"xor_eq",
        b"++",
    ];
    assignments.contains(&spelling) || spelling == b"--"
}

impl Preprocessor<'_> {
    /// Whether the expression of these tokens, the last of which is the end, is not zero.
    pub(super) fn evaluate(&mut self, tokens: &[Token]) -> bool {
        let mut evaluator =
            Evaluator { preprocessor: self, tokens, next: 0, depth: 0, discarded: 0, calls: 0, failed: false };
        match evaluator.conditional() {
            Ok(value) => {
                let (rest, failed) = (evaluator.next, evaluator.failed);
                if let Some(stray) = tokens.get(rest).filter(|token| token.kind == Kind::Other) {
                    self.report(code::STRAY_CHARACTER, stray.at);
                }
                self.check_end(tokens.get(rest), true);
                value.number != 0 && !failed
            }
            Err(Failed) => false,
        }
    }
}

impl Evaluator<'_, '_> {
    fn peek(&self) -> Token {
        let end = Token { kind: Kind::End, space: true, painted: false, start: 0, end: 0, at: u32::MAX };
        self.tokens.get(self.next).or(self.tokens.last()).copied().unwrap_or(end)
    }

    fn spelling(&self, token: &Token) -> &[u8] {
        if token.kind == Kind::End { b"" } else { &self.preprocessor.text[token.range()] }
    }

    fn is_next(&self, spelling: &[u8]) -> bool {
        self.spelling(&self.peek()) == spelling
    }

    fn fail(&mut self, code: Code, at: u32) -> Result {
        self.preprocessor.report(code, at);
        Err(Failed)
    }

    /// A warning about a value that matters.
    fn warn(&mut self, code: Code, at: u32) {
        if self.discarded == 0 {
            self.preprocessor.report(code, at);
        }
    }

    /// An error about a value, if the value matters.
    fn value_error(&mut self, code: Code, at: u32) -> Result {
        if self.discarded > 0 {
            return Ok(Value { number: 0, unsigned: false });
        }
        self.preprocessor.add_report(Report::new(code, Position::NONE).as_error(), at);
        Err(Failed)
    }

    fn deeper(&mut self, parse: impl FnOnce(&mut Self) -> Result) -> Result {
        if self.depth >= MAXIMUM_DEPTH {
            let at = self.peek().at;
            return self.fail(code::EXPECTED_EXPRESSION, at);
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn discarding(&mut self, discarded: bool, parse: impl FnOnce(&mut Self) -> Result) -> Result {
        self.discarded += u32::from(discarded);
        let result = self.deeper(parse);
        self.discarded -= u32::from(discarded);
        result
    }

    fn conditional(&mut self) -> Result {
        let condition = self.binary(0)?;
        if !self.is_next(b"?") {
            return Ok(condition);
        }
        self.next += 1;
        let (mut yes, yes_at) = (condition, self.peek().at);
        if !self.is_next(b":") {
            yes = self.discarding(condition.number == 0, Self::conditional)?;
        }
        if !self.is_next(b":") {
            let at = self.peek().at;
            return self.fail(code::EXPECTED_COLON, at);
        }
        self.next += 1;
        let no_at = self.peek().at;
        let no = self.discarding(condition.number != 0, Self::conditional)?;
        let (chosen, at) = if condition.number != 0 { (yes, yes_at) } else { (no, no_at) };
        Ok(if yes.unsigned || no.unsigned { self.without_sign(chosen, at) } else { chosen })
    }

    fn without_sign(&mut self, value: Value, at: u32) -> Value {
        if value.number < 0 {
            self.warn(code::INTEGER_SIGN_CHANGE, at);
        }
        Value { number: i128::from(value.number as u64), unsigned: true }
    }

    fn binary(&mut self, minimum: u8) -> Result {
        let left_at = self.peek().at;
        let mut left = self.operand()?;
        loop {
            let operator = self.peek();
            let spelling = self.spelling(&operator).to_vec();
            if spelling == b"," && self.calls > 0 {
                return Ok(left);
            }
            if is_forbidden(&spelling) || self.depth > 0 && spelling == b"," {
                return self.fail(code::OPERATOR_NOT_CONSTANT, operator.at);
            }
            if matches!(&spelling[..], b"." | b"->") {
                self.preprocessor.report(code::OPERATOR_NOT_IN_DIRECTIVE, operator.at);
                self.next += 1;
                let at = self.peek().at;
                return self.fail(code::EXPECTED_MEMBER_NAME, at);
            }
            let Some(strength) = precedence(&spelling).filter(|&strength| strength > minimum) else { return Ok(left) };
            self.next += 1;
            let right_at = self.peek().at;
            let discarded = match strength {
                1 => left.number != 0,
                2 => left.number == 0,
                _ => false,
            };
            let right = self.discarding(discarded, |this| this.binary(strength))?;
            left = self.apply(&spelling, (left, left_at), operator.at, (right, right_at))?;
        }
    }

    fn apply(
        &mut self,
        operator: &[u8],
        (left, left_at): (Value, u32),
        at: u32,
        (right, right_at): (Value, u32),
    ) -> Result {
        let truth = |value: bool| Value { number: value.into(), unsigned: false };
        match operator {
            b"||" | b"or" => return Ok(truth(left.number != 0 || right.number != 0)),
            b"&&" | b"and" => return Ok(truth(left.number != 0 && right.number != 0)),
            b"<<" | b">>" => return self.shift(operator, left, (right, right_at)),
            b"/" | b"%" if right.number == 0 => {
                return self
                    .value_error(if operator == b"/" { code::DIVISION_BY_ZERO } else { code::REMAINDER_BY_ZERO }, at);
            }
            _ => {}
        }
        let unsigned = left.unsigned || right.unsigned;
        let convert = |this: &mut Self, value: Value, at: u32| {
            if unsigned && !value.unsigned { this.without_sign(value, at).number } else { value.number }
        };
        let (left, right) = (convert(self, left, left_at), convert(self, right, right_at));
        let number = match operator {
            b"|" | b"bitor" => left | right,
            b"^" | b"xor" => left ^ right,
            b"&" | b"bitand" => left & right,
            b"==" => return Ok(truth(left == right)),
            b"!=" | b"not_eq" => return Ok(truth(left != right)),
            b"<" => return Ok(truth(left < right)),
            b"<=" => return Ok(truth(left <= right)),
            b">" => return Ok(truth(left > right)),
            b">=" => return Ok(truth(left >= right)),
            b"+" => left.wrapping_add(right),
            b"-" => left.wrapping_sub(right),
            b"*" => left.wrapping_mul(right),
            b"/" => left.checked_div(right).unwrap_or(0),
            b"<?" => left.min(right),
            b">?" => left.max(right),
            _ => left.checked_rem(right).unwrap_or(0),
        };
        Ok(self.fitted(number, unsigned, at))
    }

    /// The value in its type; what does not fit is warned of.
    fn fitted(&mut self, number: i128, unsigned: bool, at: u32) -> Value {
        if unsigned {
            return Value { number: i128::from(number as u64), unsigned };
        }
        let fits = i64::try_from(number).is_ok();
        if !fits {
            self.warn(code::INTEGER_OVERFLOW, at);
        }
        Value { number: if fits { number } else { i128::from(number as i64) }, unsigned }
    }

    fn shift(&mut self, operator: &[u8], left: Value, (right, right_at): (Value, u32)) -> Result {
        if right.number < 0 {
            return self.value_error(code::NEGATIVE_SHIFT_COUNT, right_at);
        }
        if right.number > 63 {
            self.warn(code::SHIFT_COUNT_TOO_LARGE, right_at);
            return Ok(Value { number: 0, ..left });
        }
        let number = if operator == b"<<" { left.number << right.number } else { left.number >> right.number };
        let number = if left.unsigned { i128::from(number as u64) } else { i128::from(number as i64) };
        Ok(Value { number, ..left })
    }

    fn operand(&mut self) -> Result {
        let token = self.peek();
        let spelling = self.spelling(&token).to_vec();
        match token.kind {
            Kind::Number => {
                self.next += 1;
                self.number(token, &spelling)
            }
            Kind::Character => {
                self.next += 1;
                self.character(token, &spelling)
            }
            Kind::String => {
                if !spelling.ends_with(b"\"") || spelling.len() < 2 {
                    self.preprocessor.report(code::UNTERMINATED_LITERAL, token.at);
                }
                self.fail(code::EXPECTED_INTEGRAL_OR_ENUM, token.at)
            }
            Kind::Other => {
                self.preprocessor.report(code::STRAY_CHARACTER, token.at);
                self.fail(code::EXPECTED_EXPRESSION, token.at)
            }
            Kind::Identifier if precedence(&spelling).is_some() => self.fail(code::EXPECTED_EXPRESSION, token.at),
            Kind::Identifier if !matches!(&spelling[..], b"not" | b"compl") => self.name(token, &spelling),
            Kind::Identifier | Kind::Punctuation => self.prefixed(token, &spelling),
            _ => self.fail(code::EXPECTED_EXPRESSION, token.at),
        }
    }

    fn prefixed(&mut self, token: Token, spelling: &[u8]) -> Result {
        match spelling {
            b"(" => {
                self.next += 1;
                let value = self.deeper(Self::conditional)?;
                if self.is_next(b",") {
                    let at = self.peek().at;
                    return self.fail(code::OPERATOR_NOT_CONSTANT, at);
                }
                if self.is_next(b")") {
                    self.next += 1;
                } else {
                    let at = self.peek().at;
                    self.preprocessor.report(code::EXPECTED_CLOSING_PARENTHESIS, at);
                }
                Ok(value)
            }
            b"!" | b"not" | b"-" | b"+" | b"~" | b"compl" => {
                self.next += 1;
                let value = self.deeper(Self::operand)?;
                Ok(match spelling {
                    b"!" | b"not" => Value { number: (value.number == 0).into(), unsigned: false },
                    b"-" => self.fitted(-value.number, value.unsigned, token.at),
                    b"+" => value,
                    _ => self.fitted(!value.number, value.unsigned, token.at),
                })
            }
            b"++" | b"--" => self.fail(code::OPERATOR_NOT_CONSTANT, token.at),
            b"&" | b"*" => self.fail(code::OPERATOR_NOT_IN_DIRECTIVE, token.at),
            _ => self.fail(code::EXPECTED_EXPRESSION, token.at),
        }
    }

    fn number(&mut self, token: Token, spelling: &[u8]) -> Result {
        let dialect = self.preprocessor.dialect;
        let parts = number::analyse(spelling, dialect);
        if let Some(issue) = parts.problem {
            return self.fail(issue.code, token.at + issue.offset as u32);
        }
        if parts.user_suffix {
            return self.fail(code::NO_LITERAL_OPERATOR, token.at);
        }
        if parts.floating {
            return if self.discarded > 0 {
                Ok(Value { number: 1, unsigned: false })
            } else {
                self.fail(code::EXPECTED_INTEGRAL_OR_ENUM, token.at)
            };
        }
        let integer = literal::integer_value(spelling, dialect);
        let (value, overflow) = (i128::from(integer.value as u64), number::integer_of(spelling, &parts).overflow);
        let has_sign = parts.radix == Radix::Decimal || value <= i128::from(i64::MAX);
        let marked = spelling.iter().any(|byte| matches!(byte, b'u' | b'U'));
        let number = if overflow { i128::from(i64::MAX) } else { value };
        Ok(Value { number, unsigned: marked || !has_sign })
    }

    fn character(&mut self, token: Token, spelling: &[u8]) -> Result {
        let mut issues = Vec::new();
        let quote = spelling.iter().position(|&byte| byte == b'\'').unwrap_or(0);
        if literal::text::quoted_end(spelling, quote).is_err() {
            return self.fail(code::UNTERMINATED_LITERAL, token.at);
        }
        let found = literal::text::character_of(spelling, self.preprocessor.dialect, &mut issues);
        let mut failed = false;
        for issue in issues {
            failed |= issue.code == code::EMPTY_CHARACTER_LITERAL;
            self.preprocessor.report(issue.code, token.at + issue.offset as u32);
        }
        if failed { Err(Failed) } else { Ok(Value { number: found.value.into(), unsigned: false }) }
    }

    /// A name that no macro has: zero, or `true`.
    fn name(&mut self, token: Token, spelling: &[u8]) -> Result {
        self.next += 1;
        if self.is_next(b"(") {
            self.preprocessor
                .report(if self.discarded > 0 { code::NOT_CALLABLE } else { code::CALL_IN_IF_DIRECTIVE }, token.at);
            self.failed = true;
            self.next += 1;
            self.calls += 1;
            let result = self.deeper(Self::call);
            self.calls -= 1;
            return result;
        }
        // What the lexer has a token for is an attribute, which is spelt like a call.
        if let Some(id) = self.preprocessor.macros.find(spelling)
            && self.preprocessor.macros.get(id).is_token
        {
            return self.fail(code::CALL_IN_IF_DIRECTIVE, token.at);
        }
        Ok(Value { number: (spelling == b"true").into(), unsigned: false })
    }

    /// The arguments of a call, which is reported already, up to the closing parenthesis.
    fn call(&mut self) -> Result {
        while !self.is_next(b")") {
            if self.peek().kind == Kind::End {
                let at = self.peek().at;
                self.preprocessor.report(code::EXPECTED_EXPRESSION, at);
                return self.fail(code::EXPECTED_CLOSING_PARENTHESIS, at);
            }
            self.conditional()?;
            if self.is_next(b",") {
                self.next += 1;
            } else if !self.is_next(b")") {
                let at = self.peek().at;
                return self.fail(code::EXPECTED_CLOSING_PARENTHESIS, at);
            }
        }
        self.next += 1;
        Ok(Value { number: 0, unsigned: false })
    }
}
