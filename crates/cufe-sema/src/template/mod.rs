//! Templates: specializations as types, arguments and defaults, substitution.

pub mod argument_check;
pub mod arguments;
mod deduce_address;
mod deduction;
pub mod dependence;
pub mod substitute;

pub(crate) use deduction::Deduction;
