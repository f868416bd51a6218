//! Rules on specifiers and names of declarations that need neither types nor overload resolution ([dcl.spec],
//! [basic.scope.scope]). Nothing is reported while the outcome of parsing is open.

use crate::Sema;
use crate::declare::{DeclarationContext, SpecifierFlags, Specifiers};
use cufe_diagnostics::{Code, code};
use cufe_il::StorageClass;
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// The token of a specifier of some kind among those of a declaration; brackets are passed over.
    pub fn specifier_token(&self, specifiers: &Specifiers, kind: TokenKind) -> Option<u32> {
        // Most specifiers are not there, which the flags know.
        if SpecifierFlags::of_keyword(kind).is_some_and(|flag| !specifiers.flags.contains(flag)) {
            return None;
        }
        self.reader.specifier(specifiers.first, specifiers.end, kind)
    }

    /// Specifiers that the place of the declaration does not allow ([dcl.stc], [dcl.fct.spec], [class.friend]).
    pub fn check_place_of_specifiers(&mut self, context: &DeclarationContext, specifiers: &Specifiers, is_guide: bool) {
        if self.context.speculating > 0 {
            return;
        }
        if !context.in_class {
            let both = [(SpecifierFlags::FRIEND, TokenKind::KwFriend), (SpecifierFlags::VIRTUAL, TokenKind::KwVirtual)];
            for (_, kind) in both.into_iter().filter(|&(flag, _)| specifiers.flags.contains(flag)) {
                if let Some(token) = self.specifier_token(specifiers, kind) {
                    self.error_at(code::SPECIFIER_ONLY_IN_CLASS, token);
                }
            }
            if !is_guide {
                self.check_explicit(specifiers);
            }
            if specifiers.storage == StorageClass::Mutable
                && let Some(token) = self.specifier_token(specifiers, TokenKind::KwMutable)
            {
                self.error_at(code::MUTABLE_NOT_ALLOWED, token);
            }
            return;
        }
        let is_extern_friend =
            specifiers.storage == StorageClass::Extern && specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_extern_friend {
            // Said of the friend (784).
        } else if self.specifier_token(specifiers, TokenKind::KwTypedef).is_some() {
            // Two storage classes (81).
        } else if matches!(specifiers.storage, StorageClass::Extern | StorageClass::Register | StorageClass::Auto) {
            for kind in [TokenKind::KwExtern, TokenKind::KwRegister, TokenKind::KwAuto] {
                if let Some(token) = self.specifier_token(specifiers, kind) {
                    self.error_at(code::MEMBER_STORAGE_CLASS, token);
                }
            }
        } else if specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL)
            && !specifiers.flags.contains(SpecifierFlags::STATIC)
            && let Some(token) = self.specifier_token(specifiers, TokenKind::KwThreadLocal)
        {
            self.error_at(code::THREAD_STORAGE_NOT_ALLOWED, token);
        }
        if specifiers.flags.contains(SpecifierFlags::VIRTUAL | SpecifierFlags::STATIC) {
            self.error_at(code::VIRTUAL_NOT_ALLOWED, specifiers.first);
        }
    }

    /// Specifiers that parameters don't have ([dcl.fct], [dcl.stc]).
    pub fn check_parameter_specifiers(&mut self, specifiers: &Specifiers) {
        if self.context.speculating > 0 || specifiers.flags.is_empty() {
            return;
        }
        const ROWS: &[(TokenKind, Code)] = &[
            (TokenKind::KwStatic, code::PARAMETER_STORAGE_CLASS),
            (TokenKind::KwExtern, code::PARAMETER_STORAGE_CLASS),
            (TokenKind::KwThreadLocal, code::PARAMETER_STORAGE_CLASS),
            (TokenKind::KwMutable, code::PARAMETER_STORAGE_CLASS),
            (TokenKind::KwTypedef, code::TYPEDEF_ON_PARAMETER),
            (TokenKind::KwConstexpr, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwConsteval, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwConstinit, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwInline, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwVirtual, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwFriend, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
            (TokenKind::KwExplicit, code::SPECIFIER_NOT_ALLOWED_ON_PARAMETER),
        ];
        for &(kind, code) in ROWS {
            if let Some(token) = self.specifier_token(specifiers, kind) {
                self.error_at(code, token);
            }
        }
    }
}
