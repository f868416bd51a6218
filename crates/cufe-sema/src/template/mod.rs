//! Templates: specializations as types, arguments and defaults, substitution.

pub mod arguments;
pub mod dependence;
pub mod substitute;
