//! Specifiers that the kind of a declaration does not allow ([dcl.stc], [dcl.fct.spec], [dcl.typedef], [dcl.constexpr],
//! [dcl.constinit], [dcl.inline]; spec/declarations.md "Declaration specifiers").

use super::DeclarationContext;
use super::declarator::Declarator;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::ParsedName;
use cufe_diagnostics::{Code, Report};
use cufe_il::{ClassKey, EntityKind, Name, NameKind, Operator, Qualifiers, StorageClass, Type, TypeId};
use cufe_lex::TokenKind;

/// What a declaration or declarator declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DeclaredKind {
    /// Nothing, or a class or enumeration.
    Type,
    Typedef,
}

impl Parser<'_, '_> {
    fn specifier_error(&mut self, specifiers: &Specifiers, kind: TokenKind, code: u16) {
        if let Some(token) = self.specifier_token(specifiers, kind) {
            self.error_at(code, token);
        }
    }

    fn specifier_warning(&mut self, specifiers: &Specifiers, kind: TokenKind, code: u16) {
        if let Some(token) = self.specifier_token(specifiers, kind) {
            self.warning_at(code, token);
        }
    }

    /// Reports a diagnostic as a warning.
    pub(super) fn warning_at(&mut self, code: u16, token: u32) {
        let position = self.sema.position(token);
        self.sema.report(Report::new(Code(code), position).as_warning());
    }

    /// Checks the specifiers of a declaration against what it declares.
    pub(super) fn check_specifiers_of(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        kind: DeclaredKind,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let flags = specifiers.flags;
        self.specifier_error(specifiers, TokenKind::KwConstexpr, 2386);
        self.specifier_error(specifiers, TokenKind::KwConsteval, 2926);
        self.specifier_error(specifiers, TokenKind::KwConstinit, 3113);
        if context.in_class {
            self.check_explicit(specifiers);
        }
        if context.in_block {
            self.specifier_warning(specifiers, TokenKind::KwInline, 326);
        } else if context.in_class && kind == DeclaredKind::Type {
            self.check_member_type_specifiers(specifiers);
        } else if flags.contains(SpecifierFlags::INLINE) {
            self.specifier_error(specifiers, TokenKind::KwInline, 325);
            self.specifier_error(specifiers, TokenKind::KwTypedef, 327);
        }
        match kind {
            DeclaredKind::Typedef => {
                if flags.contains(SpecifierFlags::THREAD_LOCAL) {
                    self.specifier_error(specifiers, TokenKind::KwTypedef, 2501);
                }
                if context.in_class && flags.contains(SpecifierFlags::VIRTUAL) {
                    self.error_at(377, specifiers.first);
                }
            }
            DeclaredKind::Type => {
                let is_union = self.defines_anonymous_union(specifiers);
                if !is_union {
                    self.specifier_error(specifiers, TokenKind::KwThreadLocal, 2501);
                }
                if context.in_class {
                    self.specifier_error(specifiers, TokenKind::KwMutable, if is_union { 985 } else { 719 });
                    if is_union {
                        self.specifier_error(specifiers, TokenKind::KwVirtual, 377);
                    }
                } else {
                    // A member's place is checked with its declarator.
                    self.check_place_of_specifiers(context, specifiers, false);
                }
            }
        }
    }

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
        self.specifier_error(specifiers, TokenKind::KwConsteval, if is_field { 2926 } else { 2929 });
        if context.in_class {
            if flags.contains(SpecifierFlags::VIRTUAL) {
                self.error_at(377, specifiers.first);
            }
            if flags.contains(SpecifierFlags::FRIEND) {
                self.error_at(277, specifiers.first);
                self.specifier_error(specifiers, TokenKind::KwMutable, 719);
            }
            self.check_explicit(specifiers);
        }
        if is_field {
            if !flags.contains(SpecifierFlags::VIRTUAL) {
                self.specifier_error(specifiers, TokenKind::KwInline, 2860);
            }
            self.specifier_error(specifiers, TokenKind::KwConstexpr, 2386);
            self.specifier_error(specifiers, TokenKind::KwConstinit, 3113);
            if specifiers.storage == StorageClass::Mutable && !flags.contains(SpecifierFlags::CONSTEXPR) {
                let (_, qualifiers) = self.sema.program().unqualified(self.sema.program().canonical(ty));
                if self.sema.program().is_reference(ty) {
                    self.specifier_warning(specifiers, TokenKind::KwMutable, 1572);
                } else if qualifiers.contains(Qualifiers::CONST) {
                    self.specifier_error(specifiers, TokenKind::KwMutable, 719);
                }
            }
        } else if context.in_block {
            self.specifier_warning(specifiers, TokenKind::KwInline, 326);
            let has_storage =
                flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::THREAD_LOCAL);
            if !has_storage {
                self.specifier_error(specifiers, TokenKind::KwConstinit, 3114);
            }
            // `__thread` does not imply static storage as `thread_local` does.
            if flags.contains(SpecifierFlags::THREAD_LOCAL)
                && !flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN)
                && self.specifier_token(specifiers, TokenKind::KwGnuThread).is_some()
            {
                self.error_at(1378, Self::name_or_first(declarator));
            }
        } else if !context.in_class
            && !flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN)
            && !(Self::name_or_first(declarator)..=self.at).any(|token| self.tokens.kind(token) == TokenKind::KwAsm)
        {
            // A register can be named at namespace scope (`register int r asm("r5")`).
            let storage = match specifiers.storage {
                StorageClass::Register => Some(TokenKind::KwRegister),
                StorageClass::Auto => Some(TokenKind::KwAuto),
                _ => None,
            };
            if let Some(token) = storage.and_then(|kind| self.specifier_token(specifiers, kind)) {
                self.error_at(149, token);
            }
        }
    }

    /// Checks the specifiers of a function.
    pub(super) fn check_function_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let flags = specifiers.flags;
        let is_friend = flags.contains(SpecifierFlags::FRIEND);
        let is_constructor = name.name == Name::CONSTRUCTOR;
        let is_destructor = name.name == Name::DESTRUCTOR;
        self.specifier_error(specifiers, TokenKind::KwConstinit, 3113);
        if context.in_class {
            self.specifier_error(specifiers, TokenKind::KwMutable, 719);
        } else {
            self.specifier_error(specifiers, TokenKind::KwThreadLocal, 2501);
            self.specifier_error(specifiers, TokenKind::KwRegister, 86);
            if specifiers.storage == StorageClass::Auto {
                self.specifier_error(specifiers, TokenKind::KwAuto, 86);
            }
        }
        if context.in_block {
            self.specifier_warning(specifiers, TokenKind::KwInline, 326);
            self.specifier_error(specifiers, TokenKind::KwStatic, 129);
        }
        if is_destructor {
            self.specifier_error(specifiers, TokenKind::KwConsteval, 2927);
        }
        if matches!(
            name.name.kind(),
            NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
        ) {
            self.check_allocation_specifiers(context, specifiers, name);
        }
        if name.name.symbol() == Some(self.sema.known.main)
            && self.sema.context.scope == cufe_il::Program::GLOBAL_SCOPE
            && flags.contains(SpecifierFlags::CONSTEVAL)
        {
            self.error_at(2932, name.token);
        }
        if !context.in_class {
            return;
        }
        let is_union =
            self.current_class().is_some_and(|class| self.sema.program().classes[class].key == ClassKey::Union);
        if is_friend {
            self.check_friend_storage(specifiers);
        }
        if is_friend || is_constructor || is_union {
            self.specifier_error(specifiers, TokenKind::KwVirtual, 377);
        } else if context.heads.last().is_some_and(|head| !head.parameters.is_empty()) {
            self.specifier_error(specifiers, TokenKind::KwVirtual, 774);
        }
        if is_constructor || is_destructor {
            self.specifier_error(specifiers, TokenKind::KwStatic, 378);
        }
        if !is_constructor && name.name != Name::CONVERSION && !matches!(name.name.kind(), NameKind::DeductionGuide(_))
        {
            self.check_explicit(specifiers);
        }
    }

    /// Qualifiers on a name for a function type (warning 925) or a reference (warning 1805) are ignored ([dcl.fct]/7,
    /// [dcl.ref]/1).
    pub(super) fn check_meaningless_qualifiers(&mut self, specifiers: &Specifiers, ty: TypeId) {
        let code = match self.sema.program().structure(ty) {
            Type::Function(_) => 925,
            Type::LvalueReference(_) | Type::RvalueReference(_) => 1805,
            _ => return,
        };
        if self.sema.context.speculating > 0 || self.sema.declaring.in_instance {
            return;
        }
        let tokens = [TokenKind::KwConst, TokenKind::KwVolatile]
            .into_iter()
            .filter_map(|kind| self.specifier_token(specifiers, kind));
        if let Some(token) = tokens.min() {
            self.warning_at(code, token);
        }
    }

    /// `explicit` belongs to constructors, conversion functions and deduction guides ([dcl.fct.spec]/3).
    pub(super) fn check_explicit(&mut self, specifiers: &Specifiers) {
        if self.sema.context.speculating == 0
            && specifiers.flags.contains(SpecifierFlags::EXPLICIT)
            && self.specifier_token(specifiers, TokenKind::KwExplicit).is_some()
        {
            self.error_at(771, specifiers.first);
        }
    }

    /// Specifiers of functions and storage classes have no place where a class only declares a type.
    fn check_member_type_specifiers(&mut self, specifiers: &Specifiers) {
        if specifiers.flags.contains(SpecifierFlags::FRIEND) {
            // They make it another friend (`check_friend_type`).
            return;
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwInline) {
            let position = self.sema.position(token);
            self.sema.report(Report::new(Code(326), position).as_error());
        }
        if self.defines_anonymous_union(specifiers) {
            return;
        }
        if specifiers.flags.contains(SpecifierFlags::VIRTUAL) {
            self.error_at(377, specifiers.first);
        }
        self.specifier_error(specifiers, TokenKind::KwStatic, 80);
        for kind in [TokenKind::KwExtern, TokenKind::KwRegister] {
            self.specifier_error(specifiers, kind, 328);
        }
    }

    /// Allocation functions of classes are static, and not virtual (314); they are not immediate (2959).
    fn check_allocation_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        self.specifier_error(specifiers, TokenKind::KwConsteval, 2959);
        let is_member = context.in_class && name.qualifier == crate::name::Qualifier::None;
        if is_member
            && specifiers.flags.contains(SpecifierFlags::VIRTUAL)
            && !specifiers.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::FRIEND)
        {
            self.error_at(314, specifiers.first);
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
                .any(|&kind| self.specifier_token(specifiers, kind).is_some());
            if !has_key {
                self.error_at(484, specifiers.first);
                self.error_at(40, semicolon);
            }
            return;
        }
        self.check_specifiers_of(context, specifiers, DeclaredKind::Type);
        let flags = specifiers.flags;
        if flags.contains(SpecifierFlags::FRIEND) && context.in_class {
            return;
        }
        if self.last_error == Some(semicolon) {
            // What is missing has been reported here.
            return;
        }
        if specifiers.storage == StorageClass::Typedef {
            self.error_at(375, semicolon);
            return;
        }
        if self.defines_anonymous_union(specifiers) {
            self.check_anonymous_union_specifiers(context, specifiers);
            return;
        }
        let defines = flags.contains(SpecifierFlags::DEFINES);
        let tag = specifiers.tag.map(|tag| &self.sema.program().entities[tag]);
        let is_unnamed = defines && tag.is_some_and(|tag| tag.name == Name::UNNAMED);
        let unnamed = if is_unnamed { tag.map(|tag| tag.kind) } else { None };
        let has_qualifier = [TokenKind::KwConst, TokenKind::KwVolatile]
            .iter()
            .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        let has_keyword = [TokenKind::KwClass, TokenKind::KwStruct, TokenKind::KwUnion, TokenKind::KwEnum]
            .iter()
            .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        if !context.in_class && !context.in_block {
            self.specifier_error(specifiers, TokenKind::KwStatic, 1000);
            self.specifier_error(specifiers, TokenKind::KwExtern, 1000);
        }
        if has_qualifier && (!context.in_class || has_keyword) {
            self.error_at(21, specifiers.first);
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
            self.syntax_error_at(40, semicolon);
        } else if context.in_class {
            let position = self.sema.position(specifiers.first);
            self.sema.report(Report::new(Code(64), position).as_error());
        } else {
            self.warning_at(64, self.behind_attributes(specifiers.first));
        }
    }

    /// Whether a declaration without declarator defines a union without name.
    fn defines_anonymous_union(&self, specifiers: &Specifiers) -> bool {
        specifiers.flags.contains(SpecifierFlags::DEFINES)
            && specifiers.tag.is_some_and(|tag| {
                let tag = &self.sema.program().entities[tag];
                tag.name == Name::UNNAMED
                    && matches!(tag.kind, EntityKind::Class(class)
                        if self.sema.program().classes[class].key == ClassKey::Union)
            })
    }

    /// An anonymous union of a namespace is static (365); in a class `static` makes it declare nothing (64), and qualifiers are
    /// ignored (1566).
    fn check_anonymous_union_specifiers(&mut self, context: &DeclarationContext, specifiers: &Specifiers) {
        let flags = specifiers.flags;
        let first = self.behind_attributes(specifiers.first);
        let is_static = flags.contains(SpecifierFlags::STATIC);
        if !context.in_class
            && (!context.in_block && !is_static || context.in_block && flags.contains(SpecifierFlags::EXTERN))
        {
            self.error_at(365, first);
        }
        if context.in_class && is_static {
            self.warning_at(64, first);
        }
        let has_qualifier = [TokenKind::KwConst, TokenKind::KwVolatile]
            .iter()
            .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        if has_qualifier {
            self.error_at(1566, first);
        }
    }

    /// Storage classes are not allowed in conditions, handlers and range declarations ([stmt.pre], [except.pre]).
    pub(crate) fn refuse_storage_class(&mut self, specifiers: &Specifiers) {
        if self.sema.context.speculating == 0
            && matches!(specifiers.storage, StorageClass::Static | StorageClass::Extern)
            && let Some(token) = specifiers.storage_token
        {
            self.error_at(80, token);
        }
    }
}
