//! The trailing return type of a `__device__` lambda as an argument of its tag. It
//! stands outside of the lambda: what names a parameter there is spelled without it.

use crate::builder::Builder;
use cufe_il::{Lambda, Name, ParameterDeclaration};
use cufe_lex::TokenKind;

/// How deep types of parameters that name other parameters are followed.
const DEPTH: u32 = 8;

impl Builder<'_> {
    /// The type that the tag gets, if it gets one.
    pub(super) fn preserved_return_type(&self, lambda: &Lambda) -> Option<String> {
        let (first, last) = lambda.extended.return_type?;
        if (first..=last).any(|token| self.kind(token) == TokenKind::KwAuto) {
            let program = self.program();
            let function = lambda.call_operator.and_then(|function| program.functions.get(function))?;
            let result = program.as_function(function.ty)?.result;
            return self.spelled_anywhere(result);
        }
        Some(self.text_without_parameters(first, last, lambda, 0))
    }

    /// The text of a type in which parameters of the lambda are replaced by expressions of their types.
    fn text_without_parameters(&self, first: u32, last: u32, lambda: &Lambda, depth: u32) -> String {
        let mut text = String::new();
        let mut token = first;
        while token <= last {
            if !text.is_empty() && self.end(token - 1) != self.start(token) {
                text.push(' ');
            }
            let operand = match (self.kind(token), self.kind(token + 1)) {
                (TokenKind::KwDecltype, TokenKind::LeftParen) if self.partner(token + 1) == token + 3 => token + 2,
                _ => token,
            };
            match self.parameter_named(operand, lambda).filter(|_| depth < DEPTH) {
                Some(parameter) => {
                    let ty = self.parameter_type(parameter, lambda, depth);
                    if operand == token {
                        text.push_str(&format!(
                            "(*static_cast<typename ::std::remove_reference<{ty}>::type *>(nullptr))"
                        ));
                    } else {
                        text.push_str(&ty);
                        token += 3;
                    }
                }
                None => text.push_str(&self.spelling(token)),
            }
            token += 1;
        }
        text
    }

    fn parameter_named<'a>(&self, token: u32, lambda: &'a Lambda) -> Option<&'a ParameterDeclaration> {
        let is_member = matches!(self.kind(token - 1), TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon);
        if self.kind(token) != TokenKind::Identifier || is_member {
            return None;
        }
        let name = Name::identifier(self.tokens().symbol(token));
        let variable = self.program().parameter_in(lambda.scope, name)?;
        lambda.parameter_list.iter().find(|parameter| parameter.variable == variable)
    }

    /// The declared type of a parameter, from its tokens: arrays and functions are adjusted.
    fn parameter_type(&self, parameter: &ParameterDeclaration, lambda: &Lambda, depth: u32) -> String {
        let Some(name) = parameter.name.filter(|&name| name > parameter.first) else { return "int".to_owned() };
        let mut text = self.text_without_parameters(parameter.first, name - 1, lambda, depth + 1);
        let is_adjusted =
            name < parameter.last && matches!(self.kind(name + 1), TokenKind::LeftBracket | TokenKind::LeftParen);
        if name < parameter.last {
            text.push_str(&self.text_without_parameters(name + 1, parameter.last, lambda, depth + 1));
        }
        if is_adjusted { format!("typename ::std::decay<{text}>::type") } else { text }
    }
}
