//! The program: what parsing and analysis build, and what outputs, dumps and tools read.
//!
//! Plain data in typed stores, addressed by `u32` ids: no pointers, no lifetimes. Every name in a scope is an
//! [`Entity`]; what is particular to its kind lies in the store that [`EntityKind`] names. What was written, in order,
//! is kept as declaration records (`declaration`) that point at tokens, so that outputs can be edits of the input.

pub mod attribute;
pub mod compare;
mod components;
pub mod constant;
pub mod conversion;
pub mod copy;
pub mod declaration;
pub mod entity;
pub mod expression;
mod facts;
pub mod floating;
pub mod implied;
pub mod layout;
mod list;
pub mod literal;
pub mod name;
pub mod parts;
pub mod program;
pub mod query;
pub mod scope;
mod sorted;
pub mod statement;
pub mod template;
pub mod types;
pub mod virtual_table;
pub mod walk;

use cufe_base::define_ids;

pub use attribute::*;
pub use conversion::*;
pub use declaration::*;
pub use entity::*;
pub use expression::*;
pub use facts::Facts;
pub use floating::{Floating, FloatingFormat};
pub use implied::*;
pub use layout::{ClassLayout, ClassTraits};
pub use list::{List, Listed, Lists};
pub use literal::{Literal, LiteralValue, Literals, StringLiteral};
pub use name::{Name, NameKind, Operator};
pub use parts::{Operands, Part};
pub use program::{Bounds, Program};
pub use scope::{Binding, Scope, ScopeKind, UsingDirective};
pub use statement::*;
pub use template::*;
pub use types::*;

define_ids! {
    /// Anything that a name can denote.
    EntityId;
    /// A namespace.
    NamespaceId;
    /// A class, struct or union.
    ClassId;
    /// An enumeration.
    EnumId;
    /// A variable, parameter or structured binding.
    VariableId;
    /// A function of any sort.
    FunctionId;
    /// A template of any sort.
    TemplateId;
    /// A using-declaration.
    UsingId;
    /// A scope.
    ScopeId;
    /// An integer, floating or character literal, interned.
    LiteralId;
    /// A string literal.
    StringLiteralId;
    /// One name in one scope.
    BindingId;
    /// A type, interned: two ids are equal exactly when the types are written alike; [`Program::canonical`] removes the
    /// sugar ([basic.types]).
    TypeId;
    /// An interned list of template arguments.
    ArgumentsId;
    /// An interned value of a constant expression: two ids are equal exactly when the values of one type are
    /// template-argument-equivalent ([temp.type]/2).
    ConstantId;
    /// An interned function type.
    FunctionTypeId;
    /// An expression.
    ExpressionId;
    /// A statement.
    StatementId;
    /// A launch configuration.
    LaunchConfigurationId;
    /// One function declaration as written.
    FunctionDeclarationId;
    /// One declarator of a variable as written.
    VariableDeclarationId;
}
