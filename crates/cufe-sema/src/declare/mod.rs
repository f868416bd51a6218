//! Declaring entities: entering names in scopes, finding previous declarations; the rules of declarations.

mod bit_field;
mod completeness;
mod context;
mod declarator;
mod derived_type;
mod entity;
mod enumerator;
mod missing_initializer;
mod name;
mod operator_function;
pub mod placeholder;
mod predeclared;
mod redeclaration;
mod report;
mod specifiers;
mod state;
mod structured_binding;
mod tuple_binding;

pub use bit_field::BitFieldTokens;
pub use context::DeclarationContext;
pub use declarator::{Chunk, Declarator, Follow, FunctionChunk, ParsedParameters};
pub use derived_type::Derivation;
pub use missing_initializer::Uninitialized;
pub use name::{NameMode, OnlyNames, ParsedName, Qualifier};
pub use operator_function::OperatorDeclaration;
pub use placeholder::Deduction;
pub use redeclaration::DefaultArguments;
pub use specifiers::{SpecifierFlags, Specifiers};
pub use state::{Declarations, Declaring};
pub use structured_binding::Components;
