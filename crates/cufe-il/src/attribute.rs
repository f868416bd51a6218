//! What attributes other than CUDA's say about entities.
//!
//! Kept beside the entities, because few have any: [`Program::attributes`] holds a record for each entity on which some
//! attribute took effect. What layout needs of classes and their data members is also in
//! [`Class::layout`](crate::Class) and [`DataMember::layout`](crate::DataMember); of variables, enumerations and typedef
//! names it is in the record.

use crate::{EntityId, LayoutAttributes, Program};
use serde::{Deserialize, Serialize};

bitflags::bitflags! {
    /// Attributes that are there or not.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct AttributeFacts: u32 {
        /// `deprecated`
        const DEPRECATED = 1 << 0;
        /// `unavailable`
        const UNAVAILABLE = 1 << 1;
        /// `nodiscard`
        const NODISCARD = 1 << 2;
        /// `warn_unused_result`
        const WARN_UNUSED_RESULT = 1 << 3;
        /// `unused`, `maybe_unused`
        const MAYBE_UNUSED = 1 << 4;
        /// `used`
        const USED = 1 << 5;
        /// `weak`
        const WEAK = 1 << 6;
        /// `nothrow`
        const NOTHROW = 1 << 7;
        /// `pure` or `const`
        const PURE = 1 << 8;
        /// `malloc`
        const MALLOC = 1 << 9;
        /// `constructor`
        const CONSTRUCTOR = 1 << 10;
        /// `destructor`
        const DESTRUCTOR = 1 << 11;
        /// `weakref`
        const WEAK_REFERENCE = 1 << 12;
        /// `ifunc`
        const INDIRECT = 1 << 13;
        /// `may_alias`
        const MAY_ALIAS = 1 << 14;
        /// `noreturn`
        const NORETURN = 1 << 15;
    }
}

/// One tag of `abi_tag`: a part of the names of what has it (Itanium C++ ABI, "abi-tag").
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AbiTag {
    /// The tag, without quotes.
    pub text: Box<str>,
    /// Its token: the string literal, or the attribute's name where that has no argument.
    pub token: u32,
}

/// `visibility`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Visibility {
    /// `default`
    Default,
    /// `hidden`
    Hidden,
    /// `internal`
    Internal,
    /// `protected`
    Protected,
}

/// The archetype of `format`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FormatArchetype {
    /// `printf`
    Printf,
    /// `scanf`
    Scanf,
    /// `strftime`
    Strftime,
}

/// `format`: which parameter is the format and from which on the arguments are checked, both counted from 1; the object
/// parameter of a member function counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Format {
    /// The archetype.
    pub archetype: FormatArchetype,
    /// The parameter that is the format.
    pub parameter: u32,
    /// The first argument to check; 0 for none.
    pub first: u32,
}

/// What attributes say about one entity, over all its declarations.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct EntityAttributes {
    /// Those that are there or not.
    pub facts: AttributeFacts,
    /// `alignas`, `aligned`, `packed`, `no_unique_address`
    pub layout: LayoutAttributes,
    /// `visibility`
    pub visibility: Option<Visibility>,
    /// The token of the text of `alias`, `ifunc` or `weakref`.
    pub target: Option<u32>,
    /// The token of the text of `section`.
    pub section: Option<u32>,
    /// The token of the text of `deprecated` or `unavailable`.
    pub deprecation_text: Option<u32>,
    /// The token of the text of `nodiscard`.
    pub discard_text: Option<u32>,
    /// The token of the text of `tls_model`.
    pub thread_model: Option<u32>,
    /// The value of `constructor`, `destructor` or `init_priority`.
    pub priority: Option<u16>,
    /// `abi_tag`, in the order in which they are written.
    pub tags: Vec<AbiTag>,
    /// `format`
    pub formats: Vec<Format>,
    /// The parameters of `nonnull`, counted from 1; with an empty list all pointers.
    pub nonnull: Option<Vec<u32>>,
    /// The value of `sentinel`.
    pub sentinel: Option<u32>,
}

impl Program {
    /// What attributes say about an entity, if anything.
    pub fn attributes_of(&self, entity: EntityId) -> Option<&EntityAttributes> {
        self.attributes.get(&entity)
    }

    /// The record of what attributes say about an entity, to be added to.
    pub fn attributes_mut(&mut self, entity: EntityId) -> &mut EntityAttributes {
        self.attributes.entry(entity).or_default()
    }

    /// Whether an attribute that is there or not is there.
    pub fn has_attribute(&self, entity: EntityId, fact: AttributeFacts) -> bool {
        self.attributes_of(entity).is_some_and(|attributes| attributes.facts.intersects(fact))
    }
}
