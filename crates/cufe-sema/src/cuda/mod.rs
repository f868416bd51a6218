//! CUDA's rules for declarations and launches in the host pass: attributes, execution spaces, memory spaces, launch
//! configurations (spec/attributes.md and the pages it names).
//!
//! What only the device pass reports is not here. A rule that needs something unknown (a dependent type, an argument without
//! known value) reports nothing.

pub mod array_element;
pub mod attribute;
pub mod call;
mod cross_space;
pub mod execution_space;
pub mod extended_lambda;
pub mod grid_constant;
pub mod kernel;
pub mod launch_configuration;
pub mod memory_space;
pub mod virtual_function;

pub use attribute::{AttributeKind, AttributeTarget, CudaAttribute, Signature};
pub use execution_space::{DeclarationForm, DeclaredFunction};
pub use memory_space::DeclaredVariable;

use cufe_il::FunctionId;

/// What CUDA's rules remember between declarations.
#[derive(Default)]
pub struct CudaState {
    /// Some parameter is `__grid_constant__`: declarations are compared.
    pub has_grid_constants: bool,
    /// Of function templates: attributes that say something about each instance.
    pub template_attributes: hashbrown::HashMap<FunctionId, Vec<CudaAttribute>, rustc_hash::FxBuildHasher>,
}
