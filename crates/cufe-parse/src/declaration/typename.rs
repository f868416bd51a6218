//! Where a type begins: names that are types, and typename-specifiers ([temp.res.general]).

use super::specifier::is_type_word;
use crate::Parser;
use crate::name::{NameMode, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{EntityKind, Program, TypeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// `typename` nested-name-specifier name.
    pub(crate) fn typename_specifier(&mut self) -> TypeId {
        self.typename_of(false)
    }

    /// A type-requirement's type: `typename` and a name that may be unqualified ([expr.prim.req.type]).
    pub(crate) fn required_type(&mut self) -> TypeId {
        self.typename_of(true)
    }

    fn typename_of(&mut self, may_be_unqualified: bool) -> TypeId {
        let keyword = self.advance();
        let mode = NameMode { is_type: true, ..NameMode::default() };
        match self.parse_name(mode) {
            Some(name) => {
                let ends_early = self.ends_before_scope == Some(self.at);
                if ends_early {
                    self.sema.no_scope_after_typename(keyword, &name);
                    return Program::UNKNOWN;
                }
                if name.qualifier == Qualifier::None && !may_be_unqualified {
                    self.rule_violation(code::EXPECTED_QUALIFIED_NAME, name.token);
                }
                if name.found.is_nothing() && name.qualifier != Qualifier::Unknown {
                    self.sema.undeclared(&name);
                    return Program::UNKNOWN;
                }
                if let (Qualifier::Type(qualifier), Some(member)) = (name.qualifier, name.found.first())
                    && matches!(
                        self.sema.program().entities[member].kind,
                        EntityKind::Field(_)
                            | EntityKind::Variable(_)
                            | EntityKind::Function(_)
                            | EntityKind::Enumerator(_)
                    )
                    && name.found.type_entity(self.sema.program()).is_none()
                    && !self.sema.is_dependent_type(qualifier)
                {
                    self.sema.undeclared(&name);
                    return Program::UNKNOWN;
                }
                self.type_of_name(&name)
            }
            None => {
                if self.at == keyword + 1 {
                    self.syntax_error(code::EXPECTED_IDENTIFIER);
                }
                Program::UNKNOWN
            }
        }
    }

    /// Whether the current token begins a type-specifier or, with `mode`, a decl-specifier: by kind, or because it is a
    /// name that lookup finds to be a type.
    pub(crate) fn starts_type(&mut self) -> bool {
        match self.kind() {
            kind if is_type_word(kind) => true,
            TokenKind::KwComplex
            | TokenKind::KwFloatN
            | TokenKind::KwAuto
            | TokenKind::KwTypeof
            | TokenKind::KwTypeTransform
            | TokenKind::KwAtomic
            | TokenKind::KwClass
            | TokenKind::KwStruct
            | TokenKind::KwUnion
            | TokenKind::KwEnum
            | TokenKind::KwRestrict
            | TokenKind::KwTypename => true,
            TokenKind::KwPackGenerator => self.peek(1) == TokenKind::Less,
            TokenKind::KwDecltype => match self.after_bracket(self.at + 1) {
                Some(after)
                    if self.peek(1) == TokenKind::LeftParen && self.tokens.kind(after) == TokenKind::ColonColon =>
                {
                    self.name_is_type()
                }
                _ => true,
            },
            TokenKind::KwExtension => {
                let checkpoint = self.checkpoint();
                self.advance();
                let result = self.starts_type();
                self.rewind(&checkpoint);
                result
            }
            TokenKind::Identifier | TokenKind::ColonColon => self.name_is_type(),
            _ => false,
        }
    }

    fn name_is_type(&mut self) -> bool {
        let checkpoint = self.checkpoint();
        self.sema.context.speculating += 1;
        let name = self.parse_name(NameMode::default());
        self.sema.context.speculating -= 1;
        let result = match &name {
            Some(name) if self.is(TokenKind::ColonColon) => {
                let _ = name;
                false
            }
            Some(name) => {
                self.sema.is_type_name(name, NameMode::default())
                    || !self.since(Standard::Cpp17) && self.sema.is_template_without_arguments(name)
                    || self.sema.is_concept_name(name)
                        && matches!(self.kind(), TokenKind::KwAuto | TokenKind::KwDecltype)
                    || self.sema.is_unknown_member(name) && self.is(TokenKind::Identifier)
            }
            None => false,
        };
        self.rewind(&checkpoint);
        result
    }
}
