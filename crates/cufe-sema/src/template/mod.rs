//! Templates: specializations as types, arguments and defaults, deduction, substitution, instances.

mod after_pack;
pub mod argument_check;
pub mod arguments;
mod call_operator;
pub mod class_deduction;
mod constraint;
mod deduce_address;
mod deduce_class;
mod deduce_conversion;
mod deduced_context;
mod deduction;
pub mod dependence;
mod dissatisfaction;
mod explicit_instantiation;
mod failure;
mod frame;
mod function_instance;
mod guides;
pub mod instance;
mod isolation;
mod member_instance;
pub mod satisfaction;
pub mod substitute;
mod subsumption;
mod template_argument;
mod use_instance;
pub mod value_argument;
mod variable_instance;

pub(crate) use deduction::Deduction;
pub use explicit_instantiation::{Directive, Instantiated, Wanted};
pub use failure::Failure;
pub use guides::Guides;
pub use instance::{Instances, ReadResult, Reader, Reading};
pub use satisfaction::{Constraints, Satisfaction, TypeConstraint};
pub use substitute::{Substituted, Substitution, Trouble};
pub(crate) use subsumption::Constrained;
