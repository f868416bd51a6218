//! Classes ([class]): special members, virtual functions, access, layout, properties.

mod access;
pub mod base;

pub use base::{BasePath, BaseRelation, DerivedFrom};
