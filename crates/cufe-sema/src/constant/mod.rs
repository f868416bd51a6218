//! Constant expressions ([expr.const]): values, their evaluation, and what follows from constants in
//! conversions and operations.

pub mod arithmetic;
mod bounds;
mod constant_evaluated;
mod constant_object;
mod constructor_rules;
pub mod conversion;
pub mod evaluate;
pub mod fold;
mod function_rules;
mod immediate_name;
pub mod integral;
pub mod required;
pub mod state;

pub use cufe_il::constant as value;

pub use conversion::Narrowing;
pub use evaluate::{Demand, Evaluator, Failure, FinishedCalls, Reason};
pub use fold::Folding;
pub use state::{ConstantState, Known};
pub use value::Value;

use cufe_il::{Builtin, Program, TypeId};

/// The type `bool`.
pub(crate) const BOOL: TypeId = Program::builtin(Builtin::Bool);
/// The type `int`.
pub(crate) const INT: TypeId = Program::builtin(Builtin::Int);
