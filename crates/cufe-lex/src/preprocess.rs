//! Directives that preprocessing would have carried out: conditional groups, definitions, inclusion (spec/lexer.md "When
//! the input is not preprocessed").
//!
//! Conditional groups are skipped as they must be. Macros are known to `#if` and `#ifdef`, but the text is not expanded.

use crate::literal::{IntegerLiteral, integer_value, number};
use crate::punctuation::longest_match;
use crate::scan::Scanner;
use crate::text::{byte_at, is_word_byte, unsplice};
use crate::{TokenKind, literal};
use std::ops::Range;

/// An open conditional group.
pub(crate) struct Conditional {
    /// Where the name of its first directive is.
    pub at: usize,
    /// One of its groups was lexed, or is being lexed.
    taken: bool,
    seen_else: bool,
}

/// A macro: the offset of its replacement text, and whether it has parameters.
pub(crate) struct Macro {
    body: Range<usize>,
    has_parameters: bool,
}

/// Macros that exist from the start; both are tokens of their own.
const PREDEFINED: &[&[u8]] = &[b"__noinline__", b"__nv_register_params__"];

/// Macros within macros that `#if` follows.
const MAXIMUM_EXPANSION: u32 = 64;

/// Macros that one `#if` follows altogether: macros that double each other would take for ever.
const MAXIMUM_EXPANSIONS: u32 = 10_000;

/// Nested operands that `#if` follows.
const MAXIMUM_DEPTH: u32 = 200;

impl<'a> Scanner<'a> {
    /// A directive other than line markers and pragmas; `at` is at the end of its line already.
    pub fn preprocessing_directive(&mut self, name_at: usize, name_end: usize, end: usize) {
        let text = self.text;
        let rest = self.skip_blanks(name_end, end);
        match &text[name_at..name_end] {
            name @ (b"if" | b"ifdef" | b"ifndef") => {
                let taken = self.condition(name, rest, end);
                self.conditionals.push(Conditional { at: name_at, taken, seen_else: false });
                if !taken {
                    self.skip_groups();
                }
            }
            name @ (b"elif" | b"elifdef" | b"elifndef" | b"else") => {
                let Some(open) = self.conditionals.last_mut() else { return self.report(36, name_at) };
                if name == b"else" {
                    let again = std::mem::replace(&mut open.seen_else, true);
                    if again {
                        self.report(38, name_at);
                    }
                    self.check_end(rest, end);
                }
                self.skip_groups();
            }
            b"endif" => {
                self.check_end(rest, end);
                if self.conditionals.pop().is_none() {
                    self.report(36, name_at);
                }
            }
            b"define" => self.define(rest, end),
            b"undef" => {
                if let Some((name, after)) = self.macro_name(rest, end) {
                    self.macros.remove(name);
                    self.check_end(self.skip_blanks(after, end), end);
                }
            }
            b"include" | b"include_next" => {
                // No file is read: the run ends as it does where the file is missing.
                self.report(1696, end);
                self.at = text.len();
                self.conditionals.clear();
            }
            _ => self.report(11, name_at),
        }
    }

    fn check_end(&mut self, at: usize, end: usize) {
        let comment = byte_at(self.text, at) == b'/' && matches!(byte_at(self.text, at + 1), b'/' | b'*');
        if at < end && !comment {
            self.report(14, at);
        }
    }

    fn macro_name(&mut self, at: usize, end: usize) -> Option<(&'a [u8], usize)> {
        let text = self.text;
        let after = self.word_end(at, end);
        if after == at || text[at].is_ascii_digit() {
            self.report(40, at);
            return None;
        }
        Some((&text[at..after], after))
    }

    fn define(&mut self, at: usize, end: usize) {
        let text = self.text;
        let after = self.word_end(at, end);
        if self.macro_name(at, end).is_some() {
            let has_parameters = byte_at(text, after) == b'(';
            self.macros.insert(text[at..after].to_vec(), Macro { body: after..end, has_parameters });
        }
    }

    /// Whether the group after a directive is to be lexed.
    fn condition(&mut self, name: &[u8], at: usize, end: usize) -> bool {
        if name == b"if" || name == b"elif" {
            return self.evaluate(at, end);
        }
        let after = self.word_end(at, end);
        let text = self.text;
        if self.macro_name(at, end).is_none() {
            return name.ends_with(b"ndef");
        }
        self.check_end(self.skip_blanks(after, end), end);
        let macro_name = &text[at..after];
        let is_defined = self.macros.contains_key(macro_name) || PREDEFINED.contains(&macro_name);
        is_defined != name.ends_with(b"ndef")
    }

    /// Passes lines up to the next group of the innermost conditional that is to be lexed, or its end.
    fn skip_groups(&mut self) {
        let text = self.text;
        let mut depth = 0u32;
        while self.at < text.len() {
            let line = self.at + 1;
            let end = self.line_end(line.min(text.len()));
            self.at = end;
            let hash = self.skip_blanks(line.min(end), end);
            if byte_at(text, hash) != b'#' || hash >= end {
                continue;
            }
            let name_at = self.skip_blanks(hash + 1, end);
            let name_end = self.word_end(name_at, end);
            let rest = self.skip_blanks(name_end, end);
            match &text[name_at..name_end] {
                b"if" | b"ifdef" | b"ifndef" => depth += 1,
                b"endif" => {
                    self.check_end(rest, end);
                    if depth == 0 {
                        self.conditionals.pop();
                        return;
                    }
                    depth -= 1;
                }
                b"else" if depth == 0 => {
                    self.check_end(rest, end);
                    let Some(open) = self.conditionals.last_mut() else { return };
                    let again = std::mem::replace(&mut open.seen_else, true);
                    let enter = !std::mem::replace(&mut open.taken, true);
                    if again {
                        self.report(38, name_at);
                    }
                    if enter {
                        return;
                    }
                }
                name @ (b"elif" | b"elifdef" | b"elifndef") if depth == 0 => {
                    let decided = self.conditionals.last().is_none_or(|open| open.taken || open.seen_else);
                    if !decided && self.condition(name, rest, end) {
                        if let Some(open) = self.conditionals.last_mut() {
                            open.taken = true;
                        }
                        return;
                    }
                }
                _ => {}
            }
        }
    }

    /// The value of the expression of an `#if` ([cpp.cond]).
    fn evaluate(&mut self, at: usize, end: usize) -> bool {
        let mut evaluator = Evaluator { scanner: self, at, end, expansion: 0, depth: 0, budget: MAXIMUM_EXPANSIONS };
        let result = evaluator.binary(0).map(|value| (value, evaluator.skip()));
        match result {
            Ok((value, rest)) => {
                self.check_end(rest, end);
                value != 0
            }
            Err((code, at)) => {
                self.report(code, at);
                false
            }
        }
    }
}

/// Evaluates the expression of an `#if`; errors are a diagnostic's number and its offset.
struct Evaluator<'s, 'a> {
    scanner: &'s Scanner<'a>,
    at: usize,
    end: usize,
    expansion: u32,
    depth: u32,
    budget: u32,
}

type Value = Result<i128, (u16, usize)>;

/// How strongly binary operators bind.
fn precedence(kind: TokenKind) -> Option<u8> {
    use TokenKind::*;
    Some(match kind {
        PipePipe => 1,
        AmpersandAmpersand => 2,
        Pipe => 3,
        Caret => 4,
        Ampersand => 5,
        EqualEqual | ExclaimEqual => 6,
        Less | LessEqual | Greater | GreaterEqual => 7,
        LessLess => 8,
        Plus | Minus => 9,
        Star | Slash | Percent => 10,
        _ => return None,
    })
}

impl Evaluator<'_, '_> {
    fn skip(&mut self) -> usize {
        self.at = self.scanner.skip_blanks(self.at, self.end);
        self.at
    }

    /// The operator here: kind (of `>>`: `Greater`), length, and whether it is `>>`.
    fn operator(&mut self) -> Option<(TokenKind, usize, bool)> {
        let at = self.skip();
        let text = self.scanner.text.get(at..self.end)?;
        let found = longest_match(std::array::from_fn(|index| byte_at(text, index)), self.scanner.dialect)?;
        Some((found.kind, found.length.into(), found.twice))
    }

    fn deeper(&mut self, parse: impl FnOnce(&mut Self) -> Value) -> Value {
        self.depth += 1;
        let result = if self.depth > MAXIMUM_DEPTH { Err((29, self.at)) } else { parse(self) };
        self.depth -= 1;
        result
    }

    fn binary(&mut self, minimum: u8) -> Value {
        let mut left = self.operand()?;
        while let Some((kind, length, twice)) = self.operator() {
            if kind == TokenKind::Question && minimum == 0 {
                self.at += length;
                let yes = self.deeper(|this| this.binary(0))?;
                let Some((TokenKind::Colon, 1, _)) = self.operator() else { return Err((53, self.at)) };
                self.at += 1;
                let no = self.deeper(|this| this.binary(0))?;
                return Ok(if left != 0 { yes } else { no });
            }
            let Some(strength) = (if twice { Some(8) } else { precedence(kind) }) else { break };
            if strength <= minimum {
                break;
            }
            let operator_at = self.at;
            self.at += length;
            let right = self.deeper(|this| this.binary(strength))?;
            left = apply(kind, twice, left, right).ok_or((39, operator_at))?;
        }
        Ok(left)
    }

    fn operand(&mut self) -> Value {
        let at = self.skip();
        let text = self.scanner.text;
        let byte = if at < self.end { byte_at(text, at) } else { 0 };
        if byte.is_ascii_digit() {
            return self.number(at);
        }
        if is_word_byte(byte) {
            return self.name(at);
        }
        if matches!(byte, b'"' | b'.') {
            return Err((847, at));
        }
        if byte == b'\'' {
            let after = literal::text::quoted_end(text, at).map_err(|_| (8, at))?;
            self.at = after;
            return Ok(literal::character_value(&text[at..after], self.scanner.dialect).value.into());
        }
        match self.operator() {
            Some((TokenKind::LeftParen, length, _)) => {
                self.at += length;
                let value = self.deeper(|this| this.binary(0))?;
                match self.operator() {
                    Some((TokenKind::RightParen, length, _)) => self.at += length,
                    _ => return Err((18, self.at)),
                }
                Ok(value)
            }
            Some((kind @ (TokenKind::Exclaim | TokenKind::Minus | TokenKind::Plus | TokenKind::Tilde), length, _)) => {
                self.at += length;
                let value = self.deeper(Self::operand)?;
                Ok(match kind {
                    TokenKind::Exclaim => (value == 0).into(),
                    TokenKind::Minus => value.wrapping_neg(),
                    TokenKind::Plus => value,
                    _ => !value,
                })
            }
            _ => Err((29, at)),
        }
    }

    fn number(&mut self, at: usize) -> Value {
        let text = &self.scanner.text[at..self.end];
        let stop = |byte: &u8| !is_word_byte(*byte) && !matches!(byte, b'.' | b'\'');
        let length = text.iter().position(stop).unwrap_or(text.len());
        let spelling = unsplice(&text[..length]);
        let parts = number::analyse(&spelling, self.scanner.dialect);
        if let Some(issue) = parts.problem {
            return Err((issue.code.0, at + issue.offset));
        }
        if parts.floating || parts.user_suffix {
            return Err((847, at));
        }
        self.at = at + length;
        let IntegerLiteral { value, .. } = integer_value(&spelling, self.scanner.dialect);
        Ok(i128::from(value as u64))
    }

    fn name(&mut self, at: usize) -> Value {
        let text = self.scanner.text;
        self.at = self.scanner.word_end(at, self.end);
        let name = &text[at..self.at];
        let call = byte_at(text, self.skip()) == b'(' && self.at < self.end;
        match self.scanner.macros.get(name) {
            Some(found) if !found.has_parameters && self.expansion < MAXIMUM_EXPANSION => {
                let range = found.body.clone();
                self.budget = self.budget.checked_sub(1).ok_or((29, at))?;
                let mut inner = Evaluator {
                    scanner: self.scanner,
                    at: range.start,
                    end: range.end,
                    expansion: self.expansion + 1,
                    depth: self.depth,
                    budget: self.budget,
                };
                let value = inner.deeper(|this| this.binary(0));
                self.budget = inner.budget;
                value
            }
            _ if call => Err((59, at)),
            _ => Ok((name == b"true").into()),
        }
    }
}

/// The value of a binary operator; nothing for a division by zero.
fn apply(kind: TokenKind, shift_right: bool, left: i128, right: i128) -> Option<i128> {
    let shift = || (right as u32).min(127);
    Some(match kind {
        _ if shift_right => left >> shift(),
        TokenKind::PipePipe => (left != 0 || right != 0).into(),
        TokenKind::AmpersandAmpersand => (left != 0 && right != 0).into(),
        TokenKind::Pipe => left | right,
        TokenKind::Caret => left ^ right,
        TokenKind::Ampersand => left & right,
        TokenKind::EqualEqual => (left == right).into(),
        TokenKind::ExclaimEqual => (left != right).into(),
        TokenKind::Less => (left < right).into(),
        TokenKind::LessEqual => (left <= right).into(),
        TokenKind::Greater => (left > right).into(),
        TokenKind::GreaterEqual => (left >= right).into(),
        TokenKind::LessLess => left.checked_shl(shift()).unwrap_or(0),
        TokenKind::Plus => left.wrapping_add(right),
        TokenKind::Minus => left.wrapping_sub(right),
        TokenKind::Star => left.wrapping_mul(right),
        TokenKind::Slash => left.checked_div(right)?,
        _ => left.checked_rem(right)?,
    })
}
