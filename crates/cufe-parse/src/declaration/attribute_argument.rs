//! Arguments of attributes that are not CUDA's, as their patterns tell.

use super::attribute::AttributeSet;
use crate::Parser;
use crate::constant::WantedInteger;
use cufe_diagnostics::code;
use cufe_il::{ExpressionFlags, Profiled};
use cufe_lex::TokenKind;
use cufe_sema::attribute::{Argument, Attribute, Form, Kind, Pattern};
use smallvec::SmallVec;

/// The arguments of one attribute.
type Arguments = SmallVec<[Argument; 2]>;

impl Parser<'_, '_> {
    /// An attribute whose name is passed and whose arguments, if it has any, begin at the token `open`. Adds it to the set
    /// where its arguments are right. Returns without moving: the caller passes the list.
    pub(super) fn general_attribute(
        &mut self,
        set: &mut AttributeSet,
        kind: Kind,
        form: Form,
        first: u32,
        name: u32,
        open: Option<u32>,
    ) {
        let speculating = self.sema.context.speculating > 0;
        // Only what forms types matters before the outcome of parsing is decided.
        if speculating && !kind.forms_type() {
            return;
        }
        let mut arguments = Arguments::new();
        let is_right = match open {
            None => self.sema.without_arguments(kind, name),
            Some(open) => {
                let Some(close) = self.tokens.partner(open) else { return };
                let after = std::mem::replace(&mut self.at, open + 1);
                self.not_captured += 1;
                let is_right = self.in_brackets(|parser| parser.general_arguments(kind, open, close, &mut arguments));
                self.not_captured -= 1;
                self.at = after;
                is_right
            }
        };
        if is_right {
            self.add_general_attribute(set, Attribute { kind, form, first, name, arguments });
        }
    }

    fn add_general_attribute(&mut self, set: &mut AttributeSet, attribute: Attribute) {
        attribute.add_to_layout(&mut set.layout);
        set.general.push(attribute);
    }

    /// The list, behind its `(`. Returns whether the attribute can be used.
    fn general_arguments(&mut self, kind: Kind, open: u32, close: u32, arguments: &mut Arguments) -> bool {
        match kind.pattern() {
            Pattern::None => {
                self.sema.report_attribute_argument(code::ATTRIBUTE_WITH_ARGUMENTS, open);
                return false;
            }
            Pattern::Text | Pattern::OptionalText | Pattern::AnyText => {
                let token = self.at;
                if !self.text_argument(kind, arguments) {
                    return false;
                }
                if self.sema.context.speculating == 0 && !self.sema.check_attribute_text(kind, token) {
                    arguments.clear();
                }
            }
            Pattern::Texts | Pattern::Tags => return self.text_arguments(kind, close, arguments),
            Pattern::Integer | Pattern::OptionalInteger => {
                if !self.value_argument(kind, close, arguments) {
                    return false;
                }
            }
            Pattern::Integers | Pattern::AnyIntegers => {
                if self.at == close && kind.pattern() == Pattern::AnyIntegers {
                    return true;
                }
                let limit = if kind.pattern() == Pattern::Integers { 2 } else { usize::MAX };
                while arguments.len() < limit {
                    if !self.value_argument(kind, close, arguments) {
                        return false;
                    }
                    if arguments.len() == limit || !self.eat(TokenKind::Comma) {
                        break;
                    }
                }
            }
            Pattern::Mode => {
                if !self.mode_argument(arguments) {
                    return false;
                }
            }
            Pattern::Format => {
                if !self.format_arguments(kind, close, arguments) {
                    return false;
                }
            }
            Pattern::Deallocator => {
                if !self.deallocator(close, arguments) {
                    return false;
                }
            }
        }
        if self.at < close {
            // What is too much is passed; the attribute stays.
            self.sema.report_attribute_argument(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
        }
        true
    }

    /// A string literal (1038); only those of `deprecated` and `nodiscard` may have an encoding (1434).
    fn text_argument(&mut self, kind: Kind, arguments: &mut Arguments) -> bool {
        let token = self.at;
        match self.kind() {
            TokenKind::StringLiteral => {}
            _ => {
                self.sema.report_attribute_argument(code::EXPECTED_STRING_LITERAL, token);
                return false;
            }
        }
        let start = self.sema.position(token).0 as usize;
        let is_plain = matches!(self.sema.source.text().get(start), Some(b'"' | b'R'));
        if !is_plain && kind.pattern() != Pattern::AnyText {
            self.sema.report_attribute_argument(code::ATTRIBUTE_STRING_KIND, token);
            return false;
        }
        self.advance();
        // Adjacent literals are one.
        while self.is(TokenKind::StringLiteral) {
            self.advance();
        }
        arguments.push(Argument::Text(token));
        true
    }

    /// String literals: at least one for `abi_tag`.
    fn text_arguments(&mut self, kind: Kind, close: u32, arguments: &mut Arguments) -> bool {
        let may_end = kind.pattern() == Pattern::Texts;
        while !(may_end && self.at == close) {
            if !self.text_argument(kind, arguments) {
                return false;
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.at < close {
            self.sema.report_attribute_argument(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
        }
        true
    }

    /// A constant: 29 where none stands, 2412 and 28 for what is none, 1099 and 1090 for a value out of range.
    fn value_argument(&mut self, kind: Kind, close: u32, arguments: &mut Arguments) -> bool {
        let token = self.at;
        if token >= close || self.is(TokenKind::Comma) {
            self.sema.report_attribute_argument(code::EXPECTED_EXPRESSION, token);
            return false;
        }
        let checkpoint = self.checkpoint();
        let expression = self.constant_expression();
        let is_expansion = self.eat(TokenKind::Ellipsis);
        if is_expansion {
            self.expand(token);
        }
        if self.failed_since(&checkpoint) {
            return false;
        }
        let is_dependent = is_expansion
            || self.sema.program().expressions.get(expression).is_some_and(|entry| {
                entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
            });
        if !is_dependent && !self.integral_constant(expression, WantedInteger::OfAnyType) {
            return false;
        }
        let value = if is_dependent { None } else { self.sema.integral_value(expression) };
        let is_open = is_dependent && !is_expansion;
        let open = is_open.then(|| Profiled { expression, profile: self.profile_of(expression) });
        arguments.push(Argument::Value { expression, token, value, open });
        self.sema.context.speculating > 0 || self.sema.check_attribute_value(kind, value, token)
    }

    /// The name of a machine mode (40, 1099).
    fn mode_argument(&mut self, arguments: &mut Arguments) -> bool {
        let token = self.at;
        if !self.kind().has_symbol() {
            self.sema.report_attribute_argument(code::EXPECTED_IDENTIFIER, token);
            return false;
        }
        self.advance();
        if !self.sema.is_machine_mode(token) {
            self.sema.report_attribute_argument(code::INVALID_ATTRIBUTE_ARGUMENT, token);
            return false;
        }
        arguments.push(Argument::Word(token));
        true
    }

    /// An archetype, the number of the format parameter, and that of the first argument.
    fn format_arguments(&mut self, kind: Kind, close: u32, arguments: &mut Arguments) -> bool {
        let token = self.at;
        if self.kind().has_symbol() {
            self.advance();
            arguments.push(Argument::Word(token));
        } else {
            self.sema.report_attribute_argument(code::EXPECTED_IDENTIFIER, token);
            self.sema.report_attribute_argument(code::ATTRIBUTE_ARGUMENTS_MISSING, close);
            return false;
        }
        for _ in 0..2 {
            if !self.eat(TokenKind::Comma) {
                self.sema.report_attribute_argument(code::ATTRIBUTE_ARGUMENTS_MISSING, self.at);
                return false;
            }
            if self.at == close {
                self.sema.report_attribute_argument(code::EXPECTED_EXPRESSION, close);
                self.sema.report_attribute_argument(code::ATTRIBUTE_ARGUMENTS_MISSING, close);
                return false;
            }
            if !self.value_argument(kind, close, arguments) {
                return false;
            }
        }
        true
    }

    /// A function (3201 if it is none), and perhaps the number of a parameter.
    fn deallocator(&mut self, close: u32, arguments: &mut Arguments) -> bool {
        let token = self.at;
        if token >= close {
            self.sema.report_attribute_argument(code::EXPECTED_EXPRESSION, token);
            return false;
        }
        let checkpoint = self.checkpoint();
        let expression = self.assignment_expression();
        if self.failed_since(&checkpoint) {
            return false;
        }
        if self.sema.is_surely_no_function(expression) {
            self.sema.report_attribute_argument(code::ATTRIBUTE_DEALLOCATOR, token);
            return false;
        }
        if self.eat(TokenKind::Comma) {
            return self.value_argument(Kind::Malloc, close, arguments);
        }
        true
    }

    /// `alignas(...)`, at the keyword ([dcl.align]).
    pub(super) fn alignas(&mut self, set: &mut AttributeSet) {
        let keyword = self.advance();
        if !self.is(TokenKind::LeftParen) {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            return;
        }
        let open = self.at;
        let close = self.tokens.partner(open);
        if self.sema.context.speculating > 0 || close.is_none() {
            self.skip_brackets();
            return;
        }
        self.sema.record_written_attribute(cufe_il::WrittenAttribute {
            name: keyword,
            namespace: None,
            arguments: close.map(|close| (open, close)),
            list_first: keyword,
        });
        self.advance();
        let mut arguments = Arguments::new();
        let is_right = self.in_brackets(|parser| {
            if parser.is(TokenKind::RightParen) {
                return true;
            }
            if parser.is_type_id_before(&[TokenKind::RightParen, TokenKind::Ellipsis, TokenKind::Comma]) {
                let first = parser.at;
                let ty = parser.type_id();
                if parser.is(TokenKind::Ellipsis) {
                    if let Some(types) = parser.expand_pattern(first, Self::type_id) {
                        arguments
                            .extend(types.into_iter().map(|ty| Argument::Alignment(parser.sema.alignment_of_type(ty))));
                        return true;
                    }
                    parser.advance();
                    parser.expand(first);
                }
                arguments.push(Argument::Alignment(parser.sema.alignment_of_type(ty)));
                return true;
            }
            parser.value_argument(Kind::Alignas, close.unwrap_or(open), &mut arguments)
        });
        if let Some(close) = close {
            if is_right && self.at < close && !self.is(TokenKind::Comma) {
                self.sema.report_attribute_argument(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
            }
            self.at = close + 1;
        }
        if is_right {
            let attribute =
                Attribute { kind: Kind::Alignas, form: Form::Alignas, first: keyword, name: keyword, arguments };
            self.add_general_attribute(set, attribute);
        }
    }
}
