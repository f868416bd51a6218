//! Scopes and the names in them ([basic.scope]).

use crate::{BindingId, EntityId, Name, ScopeId};
use serde::{Deserialize, Serialize};

/// What makes a scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ScopeKind {
    /// The global namespace.
    Global,
    /// A namespace (named, unnamed, inline).
    Namespace,
    /// A class; of a class template, its pattern.
    Class,
    /// A scoped enumeration; of an unscoped one, the place where its enumerators can be found by qualified names.
    Enum,
    /// The parameters of a template head.
    TemplateParameters,
    /// The parameters of a function declarator, also around its body.
    FunctionParameters,
    /// A block, a condition, a for-statement, a handler.
    Block,
    /// The captures and parameters of a lambda.
    Lambda,
}

/// A region of program text in which names are declared.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// What makes it.
    pub kind: ScopeKind,
    /// It is an inline namespace: its names are found through the enclosing one.
    pub is_inline: bool,
    /// It is an unnamed namespace or inside of one.
    pub in_unnamed_namespace: bool,
    /// It holds the parameters of the outermost head in front of a definition outside of its class, whose scope is around it.
    pub is_outside_class: bool,
    /// The scope around it; none around the global namespace.
    pub parent: Option<ScopeId>,
    /// The scope in which an unqualified lookup goes on: that around it, without blocks that declare nothing before it.
    pub around: Option<ScopeId>,
    /// The namespace, class, enumeration, function (of function parameters and bodies).
    pub entity: Option<EntityId>,
    /// Nesting depth.
    pub depth: u32,
    /// Index of the first using-directive in [`crate::Program::using_directives`], plus one; 0 for none.
    pub first_directive: u32,
    /// First inline namespace or anonymous member scope inside: index in [`crate::Program::transparent_scopes`] plus
    /// one; 0 for none.
    pub first_transparent: u32,
    /// The bits of the names that are bound in it ([`crate::Name::filter_bit`]): most lookups in small scopes end here.
    pub(crate) filter: u64,
    /// The newest of its bindings, which form a list while there are few of them; none where there are many, which are
    /// found by their names in a table.
    pub(crate) newest: Option<BindingId>,
    /// How many bindings the list has; [`crate::Program::MANY_BINDINGS`] where they are found in the table.
    pub(crate) bound: u8,
}

/// One name in one scope.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Binding {
    /// What the name denotes.
    pub entity: EntityId,
    /// The name.
    pub(crate) name: Name,
    /// The binding before this one: of the same scope where it has few, else of the same name in the same scope.
    pub(crate) next: Option<BindingId>,
    /// The token index from which on the name is visible: two-phase lookup and lazily parsed bodies look names up as of a
    /// token.
    pub sequence: u32,
    /// Visible only to argument-dependent lookup (friend) or to lookups in its own context.
    pub is_hidden: bool,
    /// An entity of another kind was declared in its place, by mistake: it is found where the other one does not count.
    pub is_replaced: bool,
}

/// A using-directive of a scope.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct UsingDirective {
    /// The nominated namespace's scope.
    pub nominated: ScopeId,
    /// The token index from which on it holds.
    pub sequence: u32,
    /// Index of the next directive plus one; 0 at the end.
    pub next: u32,
}
