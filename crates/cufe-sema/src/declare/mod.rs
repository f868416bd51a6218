//! Declaring entities: entering names in scopes, finding previous declarations; the rules of declarations.

mod bit_field;
mod completeness;
mod derived_type;
mod entity;
mod enumerator;
mod missing_initializer;
mod operator_function;
pub mod placeholder;
mod predeclared;
mod redeclaration;
mod structured_binding;
mod tuple_binding;

pub use bit_field::BitFieldTokens;
pub use derived_type::Derivation;
pub use missing_initializer::Uninitialized;
pub use operator_function::OperatorDeclaration;
pub use placeholder::Deduction;
pub use redeclaration::DefaultArguments;
pub use structured_binding::Components;
