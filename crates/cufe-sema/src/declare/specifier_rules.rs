//! Specifiers that the kind of a declaration does not allow ([dcl.stc], [dcl.fct.spec], [dcl.typedef], [dcl.constexpr],
//! [dcl.constinit], [dcl.inline]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{ClassKey, EntityKind, Name, NameKind, Operator, StorageClass, Type, TypeId};
use cufe_lex::TokenKind;

/// What a declaration or declarator declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeclaredKind {
    /// Nothing, or a class or enumeration.
    Type,
    /// A typedef name.
    Typedef,
}

impl Sema<'_> {
    /// Reports an error at a specifier, where it is there.
    pub fn specifier_error(&mut self, specifiers: &Specifiers, kind: TokenKind, code: Code) {
        if let Some(token) = self.specifier_token(specifiers, kind) {
            self.error_at(code, token);
        }
    }

    /// Warns at a specifier, where it is there.
    pub fn specifier_warning(&mut self, specifiers: &Specifiers, kind: TokenKind, code: Code) {
        if let Some(token) = self.specifier_token(specifiers, kind) {
            self.warning_at(code, token);
        }
    }

    /// Reports a diagnostic as a warning.
    pub fn warning_at(&mut self, code: Code, token: u32) {
        let position = self.position(token);
        self.report(Report::new(code, position).as_warning());
    }

    /// Checks the specifiers of a declaration against what it declares.
    pub fn check_specifiers_of(&mut self, context: &DeclarationContext, specifiers: &Specifiers, kind: DeclaredKind) {
        if self.context.speculating > 0 {
            return;
        }
        let flags = specifiers.flags;
        self.specifier_error(specifiers, TokenKind::KwConstexpr, code::CONSTEXPR_NOT_ALLOWED);
        self.specifier_error(specifiers, TokenKind::KwConsteval, code::CONSTEVAL_NOT_FUNCTION);
        self.specifier_error(specifiers, TokenKind::KwConstinit, code::CONSTINIT_NOT_ALLOWED);
        if context.in_class {
            self.check_explicit(specifiers);
        }
        if context.in_block {
            self.specifier_warning(specifiers, TokenKind::KwInline, code::INLINE_IGNORED);
        } else if context.in_class && kind == DeclaredKind::Type {
            self.check_member_type_specifiers(specifiers);
        } else if flags.contains(SpecifierFlags::INLINE) {
            self.specifier_error(specifiers, TokenKind::KwInline, code::INLINE_NOT_ALLOWED);
            self.specifier_error(specifiers, TokenKind::KwTypedef, code::STORAGE_CLASS_WITH_INLINE);
        }
        match kind {
            DeclaredKind::Typedef => {
                if flags.contains(SpecifierFlags::THREAD_LOCAL) {
                    self.specifier_error(specifiers, TokenKind::KwTypedef, code::THREAD_STORAGE_NOT_ALLOWED);
                }
                if context.in_class && flags.contains(SpecifierFlags::VIRTUAL) {
                    self.error_at(code::MISPLACED_VIRTUAL, specifiers.first);
                }
            }
            DeclaredKind::Type => {
                let is_union = self.defines_anonymous_union(specifiers);
                if !is_union {
                    self.specifier_error(specifiers, TokenKind::KwThreadLocal, code::THREAD_STORAGE_NOT_ALLOWED);
                }
                if context.in_class {
                    self.specifier_error(
                        specifiers,
                        TokenKind::KwMutable,
                        if is_union { code::ANONYMOUS_UNION_MUTABLE } else { code::MUTABLE_NOT_ALLOWED },
                    );
                    if is_union {
                        self.specifier_error(specifiers, TokenKind::KwVirtual, code::MISPLACED_VIRTUAL);
                    }
                } else {
                    // A member's place is checked with its declarator.
                    self.check_place_of_specifiers(context, specifiers, false);
                }
            }
        }
    }

    /// Checks the specifiers of a function.
    pub fn check_function_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let flags = specifiers.flags;
        let is_friend = flags.contains(SpecifierFlags::FRIEND);
        let is_constructor = name.name == Name::CONSTRUCTOR;
        let is_destructor = name.name == Name::DESTRUCTOR;
        self.specifier_error(specifiers, TokenKind::KwConstinit, code::CONSTINIT_NOT_ALLOWED);
        if context.in_class {
            self.specifier_error(specifiers, TokenKind::KwMutable, code::MUTABLE_NOT_ALLOWED);
        } else {
            self.specifier_error(specifiers, TokenKind::KwThreadLocal, code::THREAD_STORAGE_NOT_ALLOWED);
            self.specifier_error(specifiers, TokenKind::KwRegister, code::STORAGE_CLASS_OF_FUNCTION);
            if specifiers.storage == StorageClass::Auto {
                self.specifier_error(specifiers, TokenKind::KwAuto, code::STORAGE_CLASS_OF_FUNCTION);
            }
        }
        if context.in_block {
            self.specifier_warning(specifiers, TokenKind::KwInline, code::INLINE_IGNORED);
            self.specifier_error(specifiers, TokenKind::KwStatic, code::LOCAL_FUNCTION_STORAGE_CLASS);
        }
        if is_destructor {
            self.specifier_error(specifiers, TokenKind::KwConsteval, code::CONSTEVAL_DESTRUCTOR);
        }
        if matches!(
            name.name.kind(),
            NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
        ) {
            self.check_allocation_specifiers(context, specifiers, name);
        }
        if name.name.symbol() == Some(self.known.main)
            && self.context.scope == cufe_il::Program::GLOBAL_SCOPE
            && flags.contains(SpecifierFlags::CONSTEVAL)
        {
            self.error_at(code::MAIN_CONSTEVAL, name.token);
        }
        if !context.in_class {
            return;
        }
        let is_union = self.current_class().is_some_and(|class| self.program.classes[class].key == ClassKey::Union);
        if is_friend {
            self.check_friend_storage(specifiers);
        }
        if is_friend || is_constructor || is_union {
            self.specifier_error(specifiers, TokenKind::KwVirtual, code::MISPLACED_VIRTUAL);
        } else if context.heads.last().is_some_and(|head| !head.parameters.is_empty()) {
            self.specifier_error(specifiers, TokenKind::KwVirtual, code::VIRTUAL_MEMBER_TEMPLATE);
        }
        if is_constructor || is_destructor {
            self.specifier_error(specifiers, TokenKind::KwStatic, code::MISPLACED_STATIC);
        }
        if is_friend
            || !is_constructor
                && name.name != Name::CONVERSION
                && !matches!(name.name.kind(), NameKind::DeductionGuide(_))
        {
            self.check_explicit(specifiers);
        }
    }

    /// Qualifiers on a name for a function type (warning 925) or a reference (warning 1805) are ignored ([dcl.fct]/7,
    /// [dcl.ref]/1).
    pub fn check_meaningless_qualifiers(&mut self, specifiers: &Specifiers, ty: TypeId) {
        let code = match self.program.structure(ty) {
            Type::Function(_) => code::QUALIFIED_FUNCTION_TYPE_NAME,
            Type::LvalueReference(_) | Type::RvalueReference(_) => code::QUALIFIED_REFERENCE_NAME,
            _ => return,
        };
        if self.context.speculating > 0 || self.declaring.in_instance {
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
    pub fn check_explicit(&mut self, specifiers: &Specifiers) {
        if self.context.speculating == 0
            && specifiers.flags.contains(SpecifierFlags::EXPLICIT)
            && self.specifier_token(specifiers, TokenKind::KwExplicit).is_some()
        {
            self.error_at(code::EXPLICIT_NOT_ALLOWED, specifiers.first);
        }
    }

    /// Specifiers of functions and storage classes have no place where a class only declares a type.
    fn check_member_type_specifiers(&mut self, specifiers: &Specifiers) {
        if specifiers.flags.contains(SpecifierFlags::FRIEND) {
            // They make it another friend (`check_friend_type`).
            return;
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwInline) {
            let position = self.position(token);
            self.report(Report::new(code::INLINE_IGNORED, position).as_error());
        }
        if self.defines_anonymous_union(specifiers) {
            return;
        }
        if specifiers.flags.contains(SpecifierFlags::VIRTUAL) {
            self.error_at(code::MISPLACED_VIRTUAL, specifiers.first);
        }
        if !self.defines_unnamed_class(specifiers) {
            self.specifier_error(specifiers, TokenKind::KwStatic, code::STORAGE_CLASS_NOT_ALLOWED);
        }
        for kind in [TokenKind::KwExtern, TokenKind::KwRegister] {
            self.specifier_error(specifiers, kind, code::MEMBER_STORAGE_CLASS);
        }
    }

    /// Allocation functions of classes are static, and not virtual (314); they are not immediate (2959).
    fn check_allocation_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        self.specifier_error(specifiers, TokenKind::KwConsteval, code::IMMEDIATE_ALLOCATION_FUNCTION);
        let is_member = context.in_class && name.qualifier == Qualifier::None;
        if is_member
            && specifiers.flags.contains(SpecifierFlags::VIRTUAL)
            && !specifiers.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::FRIEND)
        {
            self.error_at(code::VIRTUAL_NOT_ALLOWED, specifiers.first);
        }
    }

    /// Whether a declaration without declarator defines a union without name.
    pub fn defines_anonymous_union(&self, specifiers: &Specifiers) -> bool {
        specifiers.flags.contains(SpecifierFlags::DEFINES)
            && specifiers.tag.is_some_and(|tag| {
                let tag = &self.program.entities[tag];
                tag.name == Name::UNNAMED
                    && matches!(tag.kind, EntityKind::Class(class)
                        if self.program.classes[class].key == ClassKey::Union)
            })
    }

    /// Whether a declaration without declarator defines a class without name.
    fn defines_unnamed_class(&self, specifiers: &Specifiers) -> bool {
        specifiers.flags.contains(SpecifierFlags::DEFINES)
            && specifiers.tag.is_some_and(|tag| {
                let tag = &self.program.entities[tag];
                tag.name == Name::UNNAMED && matches!(tag.kind, EntityKind::Class(_))
            })
    }

    /// Storage classes are not allowed in conditions, handlers and range declarations ([stmt.pre], [except.pre]).
    pub fn refuse_storage_class(&mut self, specifiers: &Specifiers) {
        if self.context.speculating == 0
            && matches!(specifiers.storage, StorageClass::Static | StorageClass::Extern)
            && let Some(token) = specifiers.storage_token
        {
            self.error_at(code::STORAGE_CLASS_NOT_ALLOWED, token);
        }
    }
}

impl Sema<'_> {
    /// An anonymous union of a namespace is static (365); in a class `static` makes it declare nothing (64), and qualifiers are
    /// ignored (1566).
    pub fn check_anonymous_union_specifiers(&mut self, context: &DeclarationContext, specifiers: &Specifiers) {
        let flags = specifiers.flags;
        let first = self.reader.behind_attributes(specifiers.first);
        let is_static = flags.contains(SpecifierFlags::STATIC);
        if !context.in_class
            && (!context.in_block && !is_static || context.in_block && flags.contains(SpecifierFlags::EXTERN))
        {
            self.error_at(code::ANONYMOUS_UNION_NOT_STATIC, first);
        }
        if context.in_class && is_static {
            self.warning_at(code::DECLARES_NOTHING, first);
        }
        let has_qualifier = [TokenKind::KwConst, TokenKind::KwVolatile]
            .iter()
            .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        if has_qualifier {
            self.error_at(code::ANONYMOUS_UNION_QUALIFIER, first);
        }
    }

    /// `mutable` on a data member that is a reference, or const ([dcl.stc]/8).
    pub fn check_mutable_member(&mut self, specifiers: &Specifiers, ty: TypeId) {
        if self.program.is_reference(ty) {
            self.specifier_warning(specifiers, TokenKind::KwMutable, code::MUTABLE_REFERENCE);
        } else if self.is_const_type(ty) {
            self.specifier_error(specifiers, TokenKind::KwMutable, code::MUTABLE_NOT_ALLOWED);
        }
    }
}
