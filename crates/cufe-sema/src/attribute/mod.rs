//! Attributes that are not CUDA's: GNU's, the standard's, and `alignas` ([dcl.attr]).
//! The parser reads them by the table; here they are applied to what is declared.

mod alias;
mod alignment;
mod argument;
mod call;
mod class;
mod discard;
mod function;
mod function_type;
mod place;
mod set;
mod statement;
mod table;
mod types;
mod variable;

pub use alias::AliasState;
pub use argument::{Argument, Attribute};
pub use function::AttributedFunction;
pub use set::{AttributeFlags, AttributeSet};
pub use statement::StatementPlace;
pub use table::{Form, Kind, Pattern, Place};
pub(crate) use types::VectorSize;
pub use variable::AttributedVariable;
