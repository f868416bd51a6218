//! Template arguments of the wrong kind: what is said of them depends on how they are written, because the reference reads an
//! argument as what its parameter wants ([temp.arg.general]).

use super::{NameMode, ParsedName};
use crate::Parser;
use cufe_diagnostics::{Report, code};
use cufe_il::TemplateId;
use cufe_lex::TokenKind;
pub(crate) use cufe_sema::declare::Named;
use cufe_sema::template::argument_check::ArgumentMistake;

impl Parser<'_, '_> {
    /// Reports a mistake in the list at a `<`, whose last token is `last`.
    pub(crate) fn report_argument_mistake(
        &mut self,
        mistake: ArgumentMistake,
        template: TemplateId,
        open: u32,
        last: u32,
    ) {
        match mistake {
            ArgumentMistake::TooFew => {
                let report = Report::new(code::TOO_FEW_TEMPLATE_ARGUMENTS, self.sema.position(last));
                let entity = self.sema.program().templates[template].entity;
                let declared = self.sema.program().entities[entity].token;
                let report = match declared {
                    u32::MAX => report,
                    token => report.related(self.sema.position(token), "the template is declared here"),
                };
                self.sema.report(report);
            }
            ArgumentMistake::TooMany(index) => {
                let token = self.argument_token(open, index);
                self.error_at(code::TOO_MANY_TEMPLATE_ARGUMENTS, token);
            }
            ArgumentMistake::Unfit(index) => {
                let token = self.argument_token(open, index);
                let name = self.name_of_argument(token);
                self.error_at(code::TEMPLATE_TEMPLATE_ARGUMENT_MISMATCH, name.map_or(token, |(name, _)| name.first));
            }
            ArgumentMistake::NotAType(index) => {
                let token = self.argument_token(open, index);
                self.report_no_type(token);
            }
            ArgumentMistake::NotAValue(index) => {
                let token = self.argument_token(open, index);
                self.report_no_value(token);
            }
            ArgumentMistake::NotATemplate(index) => {
                let token = self.argument_token(open, index);
                self.report_no_template(token);
            }
        }
    }

    /// The name that an argument begins with, and the token behind it.
    fn name_of_argument(&mut self, first: u32) -> Option<(ParsedName, u32)> {
        if !matches!(self.tokens.kind(first), TokenKind::Identifier | TokenKind::ColonColon) {
            return None;
        }
        self.look_ahead(|parser| {
            parser.at = first;
            parser.greater_closes = true;
            parser.launch_closes = false;
            let name = parser.parse_name(NameMode::default())?;
            Some((name, parser.at))
        })
    }

    fn ends_argument(&self, token: u32) -> bool {
        super::arguments::AFTER_ARGUMENT.contains(&self.tokens.kind(token))
    }

    /// A type parameter takes a type: 757 for the name of something else, 441 for a template without arguments, else 79.
    fn report_no_type(&mut self, first: u32) {
        let Some((name, end)) = self.name_of_argument(first) else {
            return self.error_at(code::EXPECTED_TYPE_SPECIFIER, first);
        };
        let text = self.sema.name_text(name.name);
        match self.sema.kind_of_name(&name) {
            Named::Template => self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text),
            Named::Namespace | Named::Other => {
                self.name_error_at(code::NOT_A_TYPE_NAME, name.first, text);
                if !self.ends_argument(end) && self.tokens.kind(end) != TokenKind::LeftParen {
                    self.error_at(code::EXPECTED_GREATER, end);
                }
            }
            Named::Type => self.error_at(code::EXPECTED_TYPE_SPECIFIER, first),
            Named::Unknown => {}
        }
    }

    /// A value parameter takes a value: 254 for a type, 441 for a template, 29 for what begins no expression.
    fn report_no_value(&mut self, first: u32) {
        let name = self.name_of_argument(first).map(|(name, _)| name);
        match name.as_ref().map(|name| self.sema.kind_of_name(name)) {
            Some(Named::Template) => {
                if let Some(name) = name {
                    let text = self.sema.name_text(name.name);
                    self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
                }
            }
            Some(_) => self.error_at(code::TYPE_NAME_NOT_ALLOWED, first),
            None => {
                let is_specifier = matches!(
                    self.tokens.kind(first),
                    TokenKind::KwConst
                        | TokenKind::KwVolatile
                        | TokenKind::KwClass
                        | TokenKind::KwStruct
                        | TokenKind::KwUnion
                        | TokenKind::KwEnum
                );
                self.error_at(
                    if is_specifier { code::EXPECTED_EXPRESSION } else { code::TYPE_NAME_NOT_ALLOWED },
                    first,
                );
            }
        }
    }

    /// A template template parameter takes the name of a template: 730 for another name, 439 for what follows it, 40 for what
    /// is no name.
    fn report_no_template(&mut self, first: u32) {
        let Some((name, end)) = self.name_of_argument(first) else {
            return self.error_at(code::EXPECTED_IDENTIFIER, first);
        };
        match self.sema.kind_of_name(&name) {
            Named::Unknown => return,
            Named::Template => {}
            _ => {
                let text = self.sema.name_text(name.name);
                self.name_error_at(code::NOT_A_TEMPLATE, name.first, text);
            }
        }
        if !self.ends_argument(end) {
            self.error_at(code::EXPECTED_GREATER, end);
        }
    }
}
