//! Attributes as written, and the rules of their arguments that do not depend on what they are written on.

use super::{Form, Kind};
use crate::Sema;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{ExpressionId, Profiled, Type};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// One argument of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A constant.
    Value {
        /// The expression.
        expression: ExpressionId,
        /// Its first token.
        token: u32,
        /// Its value, where it is known.
        value: Option<i128>,
        /// How it stands in a type, where its value depends on template parameters.
        open: Option<Profiled>,
    },
    /// The token of a string literal.
    Text(u32),
    /// The token of a name.
    Word(u32),
    /// A type, as its alignment.
    Alignment(Option<u64>),
}

/// An attribute that is not CUDA's, as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// Which one.
    pub kind: Kind,
    /// How it is written.
    pub form: Form,
    /// Its first token: the namespace where one is written, else the name. Diagnostics stand there.
    pub first: u32,
    /// The token of the name.
    pub name: u32,
    /// The arguments.
    pub arguments: SmallVec<[Argument; 2]>,
}

impl Attribute {
    /// Written as the standard has it, so that its place decides what it belongs to.
    pub fn is_standard(&self) -> bool {
        matches!(self.form, Form::Standard | Form::Alignas)
    }

    /// `unused`, `maybe_unused`
    pub fn is_unused(&self) -> bool {
        matches!(self.kind, super::Kind::Unused | super::Kind::MaybeUnused)
    }

    /// The value of an argument, where there is one and it is known.
    pub fn value(&self, index: usize) -> Option<i128> {
        match self.arguments.get(index)? {
            Argument::Value { value, .. } => *value,
            _ => None,
        }
    }

    /// An argument whose value depends on template parameters.
    pub fn open_value(&self, index: usize) -> Option<Profiled> {
        match self.arguments.get(index)? {
            Argument::Value { open, .. } => *open,
            _ => None,
        }
    }

    /// The first token of an argument.
    pub fn token_of(&self, index: usize) -> Option<u32> {
        match *self.arguments.get(index)? {
            Argument::Value { token, .. } | Argument::Text(token) | Argument::Word(token) => Some(token),
            Argument::Alignment(_) => None,
        }
    }

    /// The token of the text that is the first argument.
    pub fn text(&self) -> Option<u32> {
        match self.arguments.first()? {
            Argument::Text(token) => Some(*token),
            _ => None,
        }
    }
}

impl Sema<'_> {
    /// The name of an attribute in diagnostics: as written, with its namespace.
    pub fn general_attribute_name(&self, attribute: &Attribute) -> String {
        self.attribute_as_written(attribute.first, attribute.name, attribute.kind.name())
    }

    /// The name of an attribute from its first token to that of its name; `plain` where a token is no word.
    pub(crate) fn attribute_as_written(&self, first: u32, name: u32, plain: &str) -> String {
        let text = |token: u32| self.reader.word(token).unwrap_or(plain);
        if first == name { text(name).to_owned() } else { format!("{}::{}", text(first), text(name)) }
    }

    /// A diagnostic about an attribute, at a token and with the attribute's name.
    fn attribute_report(&self, code: Code, attribute: &Attribute, token: u32) -> Report {
        let name = self.general_attribute_name(attribute);
        Report::new(code, self.position(token)).quoted(name)
    }

    /// Reports a diagnostic about an attribute, at it.
    pub(crate) fn say_of_attribute(&mut self, code: Code, attribute: &Attribute) {
        let report = self.attribute_report(code, attribute, attribute.first);
        self.report(report);
    }

    /// As [`Self::say_of_attribute`], as a warning.
    pub(crate) fn warn_of_attribute(&mut self, code: Code, attribute: &Attribute) {
        let report = self.attribute_report(code, attribute, attribute.first).as_warning();
        self.report(report);
    }

    /// As [`Self::say_of_attribute`], as an error.
    pub(crate) fn fail_attribute(&mut self, code: Code, attribute: &Attribute) {
        let report = self.attribute_report(code, attribute, attribute.first).as_error();
        self.report(report);
    }

    /// Reports a diagnostic about an attribute at another token.
    pub(crate) fn say_at(&mut self, code: Code, attribute: &Attribute, token: u32) {
        let report = self.attribute_report(code, attribute, token);
        self.report(report);
    }

    /// Checks the value of an argument of an attribute, where it is known. Returns whether nothing is wrong.
    pub fn check_attribute_value(&mut self, kind: Kind, value: Option<i128>, token: u32) -> bool {
        let Some(value) = value else { return true };
        let code = match kind {
            Kind::Aligned | Kind::Alignas => {
                if value < 0 {
                    code::INVALID_ATTRIBUTE_ARGUMENT
                } else if value != 0 && (value.count_ones() != 1 || value > i128::from(u32::MAX)) {
                    code::ALIGNMENT_NOT_POWER_OF_TWO
                } else {
                    return true;
                }
            }
            Kind::Constructor | Kind::Destructor if !(0..=65535).contains(&value) => code::INVALID_ATTRIBUTE_ARGUMENT,
            Kind::InitPriority if !(1..=65535).contains(&value) => code::INVALID_ATTRIBUTE_ARGUMENT,
            Kind::NonNull | Kind::AllocSize if value < 1 => code::INVALID_ATTRIBUTE_ARGUMENT,
            Kind::Sentinel | Kind::FormatArgument | Kind::Format if value < 0 => code::INVALID_ATTRIBUTE_ARGUMENT,
            _ => return true,
        };
        let report = Report::new(code, self.position(token));
        self.report(report);
        false
    }

    /// Checks the text of an attribute that takes one of a few. Returns whether nothing is wrong.
    pub fn check_attribute_text(&mut self, kind: Kind, token: u32) -> bool {
        if kind != Kind::Visibility || self.visibility_of(token).is_some() {
            return true;
        }
        let report = Report::new(code::UNKNOWN_VISIBILITY, self.position(token));
        self.report(report);
        false
    }

    /// Whether an expression names something that is known to be no function.
    pub fn is_surely_no_function(&self, expression: ExpressionId) -> bool {
        let Some(entry) = self.program.expressions.get(expression) else { return false };
        let ty = self.program.unqualified(self.program.non_reference(entry.ty)).0;
        matches!(
            self.program.structure(ty),
            Type::Builtin(_) | Type::Class(_) | Type::Enum(_) | Type::Array { .. } | Type::MemberPointer { .. }
        )
    }

    /// The bytes between the quotes of an ordinary string literal; an empty text for other tokens.
    pub fn literal_text(&self, token: u32) -> &[u8] {
        let bytes = self.reader.token_text(token);
        let inner = bytes.iter().position(|&byte| byte == b'"').and_then(|open| bytes.get(open + 1..));
        let text = inner.and_then(|inner| Some((inner, inner.iter().rposition(|&byte| byte == b'"')?)));
        let text = text.and_then(|(inner, close)| inner.get(..close)).unwrap_or_default();
        // Of a raw literal what is between the parentheses.
        let is_raw = bytes.iter().take_while(|&&byte| byte != b'"').any(|&byte| byte == b'R');
        if !is_raw {
            return text;
        }
        let open = text.iter().position(|&byte| byte == b'(').map_or(0, |open| open + 1);
        let close = text.iter().rposition(|&byte| byte == b')').unwrap_or(text.len());
        text.get(open..close).unwrap_or_default()
    }

    /// What [`Sema::literal_text`] says of a literal and of those behind it, which are one literal with it ([lex.phases]/1.6).
    pub fn joined_literal_text(&self, first: u32) -> Vec<u8> {
        let mut text = self.literal_text(first).to_vec();
        let mut token = first + 1;
        while self.reader.is(token, TokenKind::StringLiteral) {
            text.extend_from_slice(self.literal_text(token));
            token += 1;
        }
        text
    }
}
