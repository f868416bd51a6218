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
