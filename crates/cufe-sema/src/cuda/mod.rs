//! CUDA's rules for declarations and launches in the host pass: attributes, execution spaces, memory spaces, launch
//! configurations.
//!
//! What only the device pass reports is not here. A rule that needs something unknown (a dependent type, an argument without
//! known value) reports nothing.

pub mod array_element;
mod atomic;
pub mod attribute;
pub mod call;
mod certain_use;
pub mod conflict;
mod cross_space;
mod device;
pub mod execution_space;
mod extended_capture;
pub mod extended_lambda;
pub mod grid_constant;
mod instance_attribute;
pub mod kernel;
pub mod launch_configuration;
pub mod memory_space;
pub mod spaces;
mod unnameable_type;
mod variable_use;
pub mod virtual_function;
mod wgmma;

pub use attribute::{AttributeKind, AttributeTarget, CudaAttribute, Signature};
pub(crate) use call::LaunchCheck;
pub use execution_space::{DeclarationForm, DeclaredFunction};
pub use memory_space::DeclaredVariable;

use cufe_base::Position;
use cufe_diagnostics::Code;
use cufe_il::{ArgumentsId, ExpressionId, FunctionId, LaunchConfiguration, TemplateId};

/// A host variable that device code uses, where its address would be needed.
#[derive(Clone, Debug)]
pub struct MissingOnDevice {
    /// The function that uses it.
    pub user: FunctionId,
    /// The name.
    pub token: u32,
    /// The variable.
    pub entity: cufe_il::EntityId,
    /// The calls around the name, from the outside: those of constexpr functions may be constants. With a type those are
    /// expressions that are converted to it.
    pub around: Vec<(cufe_il::ExpressionId, Option<cufe_il::TypeId>)>,
}

/// What CUDA's rules remember between declarations.
#[derive(Default)]
pub struct CudaState {
    /// Some parameter is `__grid_constant__`: declarations are compared.
    pub has_grid_constants: bool,
    /// Of function templates: attributes that say something about each instance.
    pub template_attributes: hashbrown::HashMap<FunctionId, Vec<CudaAttribute>, rustc_hash::FxBuildHasher>,
    /// What the attributes of templates say of their instances.
    pub instance_launches:
        hashbrown::HashMap<(TemplateId, ArgumentsId), LaunchConfiguration, rustc_hash::FxBuildHasher>,
    /// Host variables that device code uses.
    pub missing_on_device: Vec<MissingOnDevice>,
    /// The calls in functions of both sides, and the expressions there that a conversion makes calls of.
    pub calls_on_both_sides: Vec<(FunctionId, ExpressionId)>,
    /// Where a device variable was named last.
    pub named_variable: Option<u32>,
    /// Functions of the runtime that exist on both sides (`cudart_builtin`), whatever single declarations say.
    pub runtime_functions: rustc_hash::FxHashSet<FunctionId>,
    /// Specializations whose arguments were checked for the device compiler.
    pub checked_specializations: rustc_hash::FxHashSet<(cufe_il::EntityId, cufe_il::ArgumentsId)>,
    /// Functions that are instantiated explicitly.
    pub device_roots: rustc_hash::FxHashSet<FunctionId>,
    /// Specializations of kernel templates that something names.
    pub used_kernels: Vec<FunctionId>,
    /// What the declarations of a function say of inlining it: a hint, never, always.
    pub inline_hints: rustc_hash::FxHashMap<FunctionId, [bool; 3]>,
    /// `#pragma nv_abi` outside of functions: where, and the function that follows, once it is declared.
    pub abi_pragmas: Vec<(cufe_base::Position, Option<FunctionId>)>,
    /// For the device pass: uses of functions in default arguments and default member initializers, by the parameter or member.
    pub initializer_uses: rustc_hash::FxHashMap<cufe_il::VariableId, Vec<crate::function_use::FunctionUse>>,
    /// For the device pass: functions that use the default initializers of parameters and members.
    pub initialized_by: Vec<InitializerUse>,
    /// For the device pass: functions with the tokens at which they make objects by inherited constructors.
    pub inherited_constructions: rustc_hash::FxHashSet<(FunctionId, u32)>,
    /// For the device pass: deleted assignment operators that are called.
    pub deleted_assignments: rustc_hash::FxHashSet<FunctionId>,
    /// For the device pass: the destructors of closures that are passed to kernels.
    pub ends_of_closures: Vec<FunctionId>,
    /// For the device pass: functions that constants stand for.
    pub constant_functions: Vec<ConstantFunction>,
    /// Where the first error stands that was found while the unit was read.
    pub first_error: Option<Position>,
    /// For the device pass: static and shared variables in the bodies of functions.
    pub static_locals: Vec<(FunctionId, cufe_il::VariableId)>,
    /// For the device pass: functions that nobody wrote and device code uses, and whether host code does, too.
    pub supplied_on_device: rustc_hash::FxHashMap<FunctionId, bool>,
    /// What is reported once for a place in the text.
    pub reported: Reported,
}

/// A constant whose value is the address of a function, in the body of a device function.
#[derive(Clone, Copy, Debug)]
pub struct ConstantFunction {
    /// The function in whose body.
    pub user: FunctionId,
    /// The value.
    pub function: FunctionId,
    /// The first token of the constant.
    pub token: u32,
    /// It is called.
    pub is_call: bool,
}

/// A function uses the default argument of a parameter or the default initializer of a member.
#[derive(Clone, Copy, Debug)]
pub struct InitializerUse {
    /// The function in whose body.
    pub user: FunctionId,
    /// The parameter or member.
    pub variable: cufe_il::VariableId,
    /// The function that is called, for a default argument.
    pub callee: Option<FunctionId>,
    /// How many uses of functions were recorded before.
    pub before: usize,
}

/// Numbers and tokens of reports that are given once for each place in the text, although the place is looked at again in
/// instances of a template.
#[derive(Default)]
pub struct Reported {
    set: rustc_hash::FxHashSet<(Code, u32)>,
    order: Vec<(Code, u32)>,
}

impl Reported {
    /// Adds a report; false where it was given before.
    pub fn insert(&mut self, code: Code, token: u32) -> bool {
        let is_new = self.set.insert((code, token));
        if is_new {
            self.order.push((code, token));
        }
        is_new
    }

    /// The number of reports.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Forgets all but the first reports: what was found while the parser read ahead is found again.
    pub fn truncate(&mut self, length: usize) {
        for entry in self.order.drain(length.min(self.order.len())..) {
            self.set.remove(&entry);
        }
    }
}
