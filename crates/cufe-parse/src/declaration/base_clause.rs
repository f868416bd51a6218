//! The bases of a class ([class.derived.general]).

use super::DeclarationContext;
use crate::Parser;
use crate::name::{NameMode, OnlyNames, ParsedName, Qualifier};
use cufe_diagnostics::{Report, code};
use cufe_il::{Access, Base, ClassId, ClassKey, Program, TypeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    pub(super) fn base_clause(&mut self, class: ClassId) {
        loop {
            self.refused_attributes();
            let mut access = match self.sema.program().classes[class].key {
                ClassKey::Class => Access::Private,
                _ => Access::Public,
            };
            let (mut is_virtual, mut has_access) = (false, false);
            loop {
                match self.kind() {
                    TokenKind::KwPublic | TokenKind::KwProtected | TokenKind::KwPrivate => {
                        if has_access {
                            self.rule_violation(code::MULTIPLE_ACCESS_SPECIFIERS, self.at);
                        }
                        has_access = true;
                        access = match self.kind() {
                            TokenKind::KwPublic => Access::Public,
                            TokenKind::KwProtected => Access::Protected,
                            _ => Access::Private,
                        };
                    }
                    TokenKind::KwVirtual => {
                        if is_virtual {
                            self.rule_violation(code::DUPLICATE_SPECIFIER, self.at);
                        }
                        is_virtual = true;
                    }
                    _ => break,
                }
                self.advance();
            }
            if self.is_attribute() {
                self.syntax_error(code::EXPECTED_IDENTIFIER);
                self.attributes();
            }
            let start = self.at;
            let checkpoint = self.checkpoint();
            let written = self.base_type();
            self.report_packs_once(start);
            let elements = if self.is(TokenKind::Ellipsis) {
                self.expand_pattern(start, |parser| parser.base_type())
            } else {
                None
            };
            let is_dependent = self.sema.declaring.in_instance && self.sema.mentions_parameter(start, self.at);
            let is_pack = elements.is_none() && self.eat(TokenKind::Ellipsis);
            if is_pack {
                self.expand(start);
            }
            for (ty, first, token) in elements.unwrap_or_else(|| vec![written]) {
                if self.sema.complete_at(ty, first) {
                    if self.sema.declaring.in_instance {
                        self.error_at(code::INCOMPLETE_TYPE, first);
                    }
                    continue;
                }
                // The class has no base where what is written is none.
                if self.sema.program().class_of(ty).is_none() && self.failed_since(&checkpoint) {
                    continue;
                }
                let base = Base { ty, access, is_virtual, is_pack, is_dependent, token };
                self.sema.add_base(class, cufe_sema::class::WrittenBase { base, first, name: token });
            }
            if !self.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// Template arguments behind a class-key and a name that is no template's: 864 where it is new, 840 where a primary
    /// template would be declared, 519 where it is that of another type. They are passed.
    pub(super) fn refuse_arguments_of_class(&mut self, name: &mut ParsedName, context: &DeclarationContext) {
        let is_other = !name.found.is_nothing() && name.found.type_entity(self.sema.program()).is_none();
        // A name of nothing may have been read with its arguments already.
        let is_new_with_arguments =
            name.arguments.is_some() && name.found.is_nothing() && name.qualifier == crate::name::Qualifier::None;
        let has_arguments = self.is(TokenKind::Less) && name.arguments.is_none() || is_new_with_arguments;
        if !has_arguments || name.found.is_dependent || is_other {
            return;
        }
        if self.sema.context.speculating == 0 {
            let declares = context.heads.last().is_some_and(|head| !head.parameters.is_empty());
            let code = match name.found.is_nothing() {
                true if declares => code::ARGUMENTS_ON_PRIMARY_TEMPLATE,
                true => code::TEMPLATE_NAME_EXPECTED,
                false => code::TEMPLATE_ARGUMENTS_ON_NON_TEMPLATE,
            };
            let text = self.sema.name_text(name.name);
            self.name_error_at(code, name.token, text);
            if context.is_instantiation {
                self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, name.first.saturating_sub(1));
            }
        }
        if name.arguments.is_none() {
            self.template_argument_list();
        }
        name.last = self.previous();
    }

    /// base-type-specifier: the type, its first token, and the token of its name.
    fn base_type(&mut self) -> (TypeId, u32, u32) {
        let (mut first, mut token) = (self.at, self.at);
        let ty = match self.kind() {
            TokenKind::KwTypename => {
                // What stands here is a type without it ([temp.res.general]/4).
                if self.sema.context.speculating == 0 && !self.sema.declaring.in_instance {
                    self.error_at(code::EXPECTED_IDENTIFIER, self.at);
                }
                self.typename_specifier()
            }
            TokenKind::KwDecltype if !self.is_decltype_qualifier() => {
                self.simple_type_specifier().unwrap_or(Program::UNKNOWN)
            }
            TokenKind::KwPackGenerator | TokenKind::KwTypeTransform => {
                self.note_pack_generator(first);
                self.simple_type_specifier().unwrap_or(Program::UNKNOWN)
            }
            _ if self.is_unknown_qualifier() => {
                // The qualifier is taken for the base, and what follows for what stands in place of the body.
                let is_global = self.eat(TokenKind::ColonColon);
                token = self.advance();
                let text = self.sema.name_text(self.sema.identifier_name(token));
                self.name_error_at(if is_global { code::NO_GLOBAL_CLASS } else { code::BASE_NOT_A_CLASS }, token, text);
                Program::UNKNOWN
            }
            _ => {
                let mode = NameMode { is_type: true, only: OnlyNames::Types, ..NameMode::default() };
                match self.parse_name(mode) {
                    Some(name) => {
                        (first, token) = (name.first, name.token);
                        let ty = if !name.found.is_nothing() && self.sema.is_type_name(&name, mode) {
                            self.type_of_name(&name)
                        } else {
                            Program::UNKNOWN
                        };
                        self.refuse_implied_template(&name);
                        if self.sema.is_template_without_arguments(&name) && self.sema.context.speculating == 0 {
                            let text = self.sema.name_text(name.name);
                            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
                        }
                        if name.found.is_nothing()
                            || !self.sema.is_type_name(&name, mode)
                            || !self.sema.may_be_class(ty)
                        {
                            self.no_base_class(&name);
                            Program::UNKNOWN
                        } else {
                            ty
                        }
                    }
                    None => {
                        self.syntax_error(code::EXPECTED_IDENTIFIER);
                        while !matches!(
                            self.kind(),
                            TokenKind::Comma | TokenKind::LeftBrace | TokenKind::Semicolon | TokenKind::EndOfFile
                        ) {
                            if self.kind().is_opening_bracket() { self.skip_brackets() } else { self.at += 1 }
                        }
                        Program::UNKNOWN
                    }
                }
            }
        };
        (ty, first, token)
    }

    /// A member of an unknown specialization is no template without the keyword (894, [temp.names]/3).
    fn refuse_implied_template(&mut self, name: &ParsedName) {
        let is_implied = name.arguments.is_some()
            && name.found.is_dependent
            && name.token > 0
            && self.tokens.kind(name.token - 1) == TokenKind::ColonColon;
        if is_implied && self.sema.context.speculating == 0 && !self.sema.declaring.in_instance {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::NAME_NOT_A_TEMPLATE, name.token, text);
        }
    }

    /// Reports a name in a base clause that is not that of a class.
    fn no_base_class(&mut self, name: &ParsedName) {
        let text = self.sema.name_text(name.name);
        let report = match name.qualifier {
            Qualifier::None if self.is(TokenKind::Less) => {
                Report::new(code::TEMPLATE_NAME_EXPECTED, self.sema.position(name.token))
            }
            Qualifier::None => Report::new(code::BASE_NOT_A_CLASS, self.sema.position(name.token)),
            Qualifier::Namespace(Program::GLOBAL_SCOPE) => {
                Report::new(code::NO_GLOBAL_CLASS, self.sema.position(name.token))
            }
            Qualifier::Namespace(scope) => {
                let namespace = self.sema.program().scopes[scope].entity;
                let namespace = namespace.map(|entity| self.sema.entity_name(entity)).unwrap_or_default();
                Report::new(code::NO_MEMBER_CLASS, self.sema.position(name.token)).quoted(namespace)
            }
            Qualifier::Type(ty) => {
                Report::new(code::NO_MEMBER_CLASS, self.sema.position(name.token)).quoted(self.sema.type_text(ty))
            }
            Qualifier::Unknown => return,
        };
        self.sema.report(report.quoted(text));
        if name.qualifier == Qualifier::None {
            self.sema.declaring.last_error = Some(name.token);
        }
    }
}
