//! Specifiers that the kind of a declaration does not allow ([dcl.stc], [dcl.fct.spec], [dcl.typedef], [dcl.constexpr],
//! [dcl.constinit], [dcl.inline]).

use super::DeclarationContext;
use super::declarator::Declarator;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use cufe_diagnostics::{Report, code};
use cufe_il::{EntityKind, Name, StorageClass, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::Sema;
pub(crate) use cufe_sema::declare::DeclaredKind;

impl Parser<'_, '_> {
    /// Checks the specifiers of a variable or data member.
    pub(super) fn check_variable_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        ty: TypeId,
        is_field: bool,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let flags = specifiers.flags;
        self.sema.specifier_error(
            specifiers,
            TokenKind::KwConsteval,
            if is_field { code::CONSTEVAL_NOT_FUNCTION } else { code::CONSTEVAL_VARIABLE },
        );
        if context.in_class {
            if flags.contains(SpecifierFlags::VIRTUAL) {
                self.error_at(code::MISPLACED_VIRTUAL, specifiers.first);
            }
            if flags.contains(SpecifierFlags::FRIEND) {
                self.error_at(code::INVALID_FRIEND_DECLARATION, specifiers.first);
                self.sema.specifier_error(specifiers, TokenKind::KwMutable, code::MUTABLE_NOT_ALLOWED);
            }
            self.sema.check_explicit(specifiers);
        }
        if is_field {
            if !flags.contains(SpecifierFlags::VIRTUAL) {
                self.sema.specifier_error(specifiers, TokenKind::KwInline, code::INLINE_NON_STATIC_MEMBER);
            }
            self.sema.specifier_error(specifiers, TokenKind::KwConstexpr, code::CONSTEXPR_NOT_ALLOWED);
            self.sema.specifier_error(specifiers, TokenKind::KwConstinit, code::CONSTINIT_NOT_ALLOWED);
            if specifiers.storage == StorageClass::Mutable && !flags.contains(SpecifierFlags::CONSTEXPR) {
                self.sema.check_mutable_member(specifiers, ty);
            }
        } else if context.in_block {
            self.sema.specifier_warning(specifiers, TokenKind::KwInline, code::INLINE_IGNORED);
            let has_storage =
                flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::THREAD_LOCAL);
            if !has_storage {
                self.sema.specifier_error(specifiers, TokenKind::KwConstinit, code::CONSTINIT_STORAGE);
            }
            // `__thread` does not imply static storage as `thread_local` does.
            if flags.contains(SpecifierFlags::THREAD_LOCAL)
                && !flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN)
                && self.sema.specifier_token(specifiers, TokenKind::KwGnuThread).is_some()
            {
                self.error_at(code::GNU_THREAD_NEEDS_STATIC, Sema::name_or_first(declarator));
            }
        } else if !context.in_class
            && !flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN)
            && !(Sema::name_or_first(declarator)..=self.at).any(|token| self.tokens.kind(token) == TokenKind::KwAsm)
        {
            // A register can be named at namespace scope (`register int r asm("r5")`).
            let storage = match specifiers.storage {
                StorageClass::Register => Some(TokenKind::KwRegister),
                StorageClass::Auto => Some(TokenKind::KwAuto),
                _ => None,
            };
            if let Some(token) = storage.and_then(|kind| self.sema.specifier_token(specifiers, kind)) {
                self.error_at(code::STORAGE_CLASS_AT_NAMESPACE_SCOPE, token);
            }
        }
    }

    /// What a declaration without declarators leaves out: 64 where nothing is declared, 375 for a typedef without name, 21
    /// for qualifiers and 1000 for storage classes of nothing, 365 for an anonymous union of a namespace.
    pub(super) fn check_declares_something(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        semicolon: u32,
    ) {
        if self.sema.context.speculating > 0
            || specifiers.end == specifiers.first
            || context.is_instantiation_declaration
            // What would be declared is not known after a mistake in template arguments.
            || self.failures.passed.is_some_and(|open| (specifiers.first..specifiers.end).contains(&open))
        {
            return;
        }
        if context.is_instantiation {
            let has_key = [TokenKind::KwClass, TokenKind::KwStruct, TokenKind::KwUnion]
                .iter()
                .any(|&kind| self.sema.specifier_token(specifiers, kind).is_some());
            if !has_key {
                self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, specifiers.first);
                self.error_at(code::EXPECTED_IDENTIFIER, semicolon);
            }
            return;
        }
        self.sema.check_specifiers_of(context, specifiers, DeclaredKind::Type);
        let flags = specifiers.flags;
        if flags.contains(SpecifierFlags::FRIEND) && context.in_class {
            return;
        }
        if self.sema.declaring.last_error == Some(semicolon) {
            // What is missing has been reported here.
            return;
        }
        if specifiers.storage == StorageClass::Typedef {
            self.error_at(code::TYPEDEF_WITHOUT_NAME, semicolon);
            return;
        }
        if self.sema.defines_anonymous_union(specifiers) {
            self.sema.check_anonymous_union_specifiers(context, specifiers);
            return;
        }
        let defines = flags.contains(SpecifierFlags::DEFINES);
        let tag = specifiers.tag.map(|tag| &self.sema.program().entities[tag]);
        let is_unnamed = defines && tag.is_some_and(|tag| tag.name == Name::UNNAMED);
        let unnamed = if is_unnamed { tag.map(|tag| tag.kind) } else { None };
        let has_qualifier = [TokenKind::KwConst, TokenKind::KwVolatile]
            .iter()
            .any(|&kind| self.sema.specifier_token(specifiers, kind).is_some());
        let has_keyword = [TokenKind::KwClass, TokenKind::KwStruct, TokenKind::KwUnion, TokenKind::KwEnum]
            .iter()
            .any(|&kind| self.sema.specifier_token(specifiers, kind).is_some());
        if !context.in_class && !context.in_block {
            self.sema.specifier_error(specifiers, TokenKind::KwStatic, code::STORAGE_CLASS_WITHOUT_DECLARATOR);
            self.sema.specifier_error(specifiers, TokenKind::KwExtern, code::STORAGE_CLASS_WITHOUT_DECLARATOR);
        }
        if has_qualifier && (!context.in_class || has_keyword) {
            self.error_at(code::MEANINGLESS_QUALIFIERS, specifiers.first);
        }
        let declares = match unnamed {
            Some(EntityKind::Enum(id)) => {
                let entry = &self.sema.program().enums[id];
                !entry.is_scoped && !entry.enumerators.is_empty()
            }
            Some(EntityKind::Class(_)) => context.in_class,
            _ => has_keyword,
        };
        let is_attribute_only =
            specifiers.ty.is_none() && flags.is_empty() && specifiers.storage == StorageClass::None && !has_qualifier;
        if declares || is_attribute_only {
            return;
        }
        if context.heads.iter().any(|head| !head.parameters.is_empty()) {
            self.syntax_error_at(code::EXPECTED_IDENTIFIER, semicolon);
        } else if context.in_class {
            let position = self.sema.position(specifiers.first);
            self.sema.report(Report::new(code::DECLARES_NOTHING, position).as_error());
        } else {
            self.sema.warning_at(code::DECLARES_NOTHING, self.sema.reader.behind_attributes(specifiers.first));
        }
    }
}
