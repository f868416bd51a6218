//! Templates: specializations as types, arguments and defaults, substitution.

pub mod arguments;
mod deduction;
pub mod dependence;
pub mod substitute;

pub(crate) use deduction::Deduction;
