//! The host file: stubs, launches, variables, boilerplate, module id, host references.
//!
//! [`host_file()`] turns an analysed unit into edits of its input (`edit`); one module for each kind of thing that the host
//! compiler must see differently. Nothing else is printed anew.

mod alias_qualifier;
mod attribute;
mod boilerplate;
mod builder;
pub mod edit;
mod expression_in_type;
pub mod facts;
mod function;
mod head;
pub mod host_file;
pub mod host_references;
mod instance_name;
mod kernel;
mod lambda;
mod language_linkage;
mod launch;
pub mod module_id;
mod name_in_type;
mod named_decltype;
mod namespace;
pub mod naming_entity;
mod narrowing;
mod path;
mod pragma;
mod repeated_defaults;
mod shadow;
mod spelled_expression;
mod spelled_parameter;
mod spelled_type;
mod variable;

pub use facts::Facts;
pub use host_file::{HostFile, host_file, with_module_id};
pub use instance_name::InstanceNames;

#[cfg(test)]
mod tests;
