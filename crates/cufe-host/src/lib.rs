//! The host file: stubs, launches, variables, boilerplate, module id, host references.

pub mod edit;
pub mod facts;

pub use facts::Facts;
