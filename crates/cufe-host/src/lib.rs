//! The host file: stubs, launches, variables, boilerplate, module id, host references.

pub mod edit;
pub mod facts;
pub mod host_references;
pub mod module_id;
pub mod naming_entity;

pub use facts::Facts;
