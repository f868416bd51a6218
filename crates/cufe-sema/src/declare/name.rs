//! Names with their qualifiers ([expr.prim.id.qual]), as the grammar hands them to the actions.

use crate::Found;
use cufe_il::{ArgumentsId, Name, ScopeId, TypeId};

/// What stands before the last `::` of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Qualifier {
    /// Nothing: an unqualified name.
    None,
    /// A namespace; of `::x` the global one.
    Namespace(ScopeId),
    /// A class, enumeration, specialization, or dependent type.
    Type(TypeId),
    /// Erroneous; it was reported.
    Unknown,
}

/// A parsed name: `nested-name-specifier_opt unqualified-id`.
#[derive(Clone, Debug)]
pub struct ParsedName {
    /// First token, `::` included.
    pub first: u32,
    /// Last token, template arguments included.
    pub last: u32,
    /// The token of the unqualified name: identifier, `operator`, `~`.
    pub token: u32,
    /// What stands before the last `::`.
    pub qualifier: Qualifier,
    /// The name begins with `::`.
    pub is_global: bool,
    /// The unqualified name.
    pub name: Name,
    /// Template arguments, if written.
    pub arguments: Option<ArgumentsId>,
    /// The type of a conversion function.
    pub conversion: Option<TypeId>,
    /// `template` stands before the unqualified name.
    pub has_template_keyword: bool,
    /// What lookup found.
    pub found: Found,
}

/// How a name is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NameMode {
    /// After `typename`, or where only a type can stand: `<` after a dependent name opens an argument list, and a dependent
    /// name is a type.
    pub is_type: bool,
    /// In a declarator: constructors, destructors, operators and names without declaration are expected; no error for names
    /// that are not found.
    pub is_declarator: bool,
    /// Stop where the next token after a qualifier is not part of an id (`C::*`); used for pointers to members.
    pub allow_member_pointer: bool,
    /// What the name can only be: other entities are not considered.
    pub only: OnlyNames,
    /// Behind a class-key or `enum`: the name may be declared here, whatever it means elsewhere.
    pub may_be_new: bool,
}

/// Places where lookup ignores the names of everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnlyNames {
    /// Everything counts.
    #[default]
    Any,
    /// A using-directive, a namespace alias ([basic.lookup.udir]).
    Namespaces,
    /// A base ([class.derived.general]).
    Types,
}
