//! The grammar of CUDA C++: a hand-written recursive-descent parser over the token array. It holds the grammar and nothing
//! else; for everything that has meaning it calls actions of `cufe-sema`.

mod constant;
mod constraint;
mod coverage;
mod declaration;
mod device_pragma;
mod expression;
mod feature;
mod instantiate;
mod name;
mod needed;
mod pack;
mod packing;
mod parser;
mod pragma;
mod recovery;
mod statement;

pub use coverage::{Because, Coverage};
pub use needed::device::{DeviceParts, References, device_parts};
pub use parser::{Parser, analyse, analyse_unless_shown};
