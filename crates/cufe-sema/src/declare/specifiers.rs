//! What the specifiers of a declaration say ([dcl.spec]), as the grammar hands it to the actions.

use crate::attribute::AttributeSet;
use cufe_il::{EntityId, StorageClass, TypeId};
use cufe_lex::TokenKind;

bitflags::bitflags! {
    /// Specifiers that are there or not.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct SpecifierFlags: u16 {
        /// `typedef`
        const TYPEDEF = 1 << 0;
        /// `friend`
        const FRIEND = 1 << 1;
        /// `virtual`
        const VIRTUAL = 1 << 2;
        /// `explicit`
        const EXPLICIT = 1 << 3;
        /// `inline`
        const INLINE = 1 << 4;
        /// `constexpr`
        const CONSTEXPR = 1 << 5;
        /// `consteval`
        const CONSTEVAL = 1 << 6;
        /// `constinit`
        const CONSTINIT = 1 << 7;
        /// `thread_local`
        const THREAD_LOCAL = 1 << 8;
        /// A class or enumeration is defined in the specifiers.
        const DEFINES = 1 << 9;
        /// The type was not written as a definition, but declares the class that it names.
        const DECLARES = 1 << 10;
        /// `static` among the specifiers.
        const STATIC = 1 << 11;
        /// `extern` among the specifiers.
        const EXTERN = 1 << 12;
        /// `register` among the specifiers.
        const REGISTER = 1 << 13;
        /// `mutable` among the specifiers.
        const MUTABLE = 1 << 14;
    }
}

impl SpecifierFlags {
    /// The flags that stand for the specifiers that are there, by a table.
    pub(crate) fn mapped<F: bitflags::Flags + Copy>(self, table: &[(Self, F)]) -> F {
        let mut flags = F::empty();
        table.iter().filter(|(specifier, _)| self.contains(*specifier)).for_each(|&(_, flag)| flags.insert(flag));
        flags
    }
}

impl SpecifierFlags {
    /// The flag that a keyword sets among the specifiers of a declaration, if it sets one.
    pub fn of_keyword(kind: TokenKind) -> Option<Self> {
        Some(match kind {
            TokenKind::KwTypedef => Self::TYPEDEF,
            TokenKind::KwFriend => Self::FRIEND,
            TokenKind::KwVirtual => Self::VIRTUAL,
            TokenKind::KwExplicit => Self::EXPLICIT,
            TokenKind::KwInline => Self::INLINE,
            TokenKind::KwConstexpr => Self::CONSTEXPR,
            TokenKind::KwConsteval => Self::CONSTEVAL,
            TokenKind::KwConstinit => Self::CONSTINIT,
            TokenKind::KwThreadLocal | TokenKind::KwGnuThread => Self::THREAD_LOCAL,
            TokenKind::KwStatic => Self::STATIC,
            TokenKind::KwExtern => Self::EXTERN,
            TokenKind::KwRegister => Self::REGISTER,
            TokenKind::KwMutable => Self::MUTABLE,
            _ => return None,
        })
    }
}

/// What the specifiers of a declaration say.
#[derive(Clone, Debug)]
pub struct Specifiers {
    /// First token.
    pub first: u32,
    /// The token after the last one.
    pub end: u32,
    /// The type with its qualifiers, if one was written.
    pub ty: Option<TypeId>,
    /// Storage class.
    pub storage: StorageClass,
    /// Its token.
    pub storage_token: Option<u32>,
    /// Other specifiers.
    pub flags: SpecifierFlags,
    /// `auto` or `decltype` of a placeholder type.
    pub placeholder: Option<u32>,
    /// The first token of the placeholder's type-constraint.
    pub placeholder_constraint: Option<u32>,
    /// The name of a class template whose arguments an initializer determines.
    pub class_placeholder: Option<u32>,
    /// The class or enumeration that the specifiers define or declare.
    pub tag: Option<EntityId>,
    /// The condition of `explicit`, where its value is not known.
    pub explicit_condition: Option<cufe_il::ExpressionId>,
    /// Attributes among the specifiers; those behind a class head belong to the class and are not here.
    pub attributes: AttributeSet,
}

impl Specifiers {
    /// Sets the storage class.
    pub fn set_storage(&mut self, storage: StorageClass, token: u32) {
        self.storage = storage;
        self.storage_token = Some(token);
    }
}
