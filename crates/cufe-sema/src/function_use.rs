//! Uses of functions: every action that finds out which function an expression, an initialization or the end of an object's
//! life calls or names tells it here. What follows from a use alone is checked here and nowhere else: deleted functions
//! ([dcl.fct.def.delete]), access, CUDA's rules between execution spaces (spec/cross-space-calls.md).

use crate::Sema;
use cufe_il::{FunctionId, TypeId};

/// How a function is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionUseKind {
    /// `f(...)`, `o.f(...)`
    Call,
    /// An operator written as an operator.
    Operator,
    /// A constructor, by an initialization that is written or implied.
    Construction,
    /// A destructor, at the end of an object's life or by `delete`.
    Destruction,
    /// A conversion function, by an implicit or explicit conversion.
    Conversion,
    /// An allocation or deallocation function, by `new` or `delete`.
    Allocation,
    /// A literal operator.
    Literal,
    /// The function is named and not called: its address is taken, or it is bound to a reference.
    Address,
    /// A call that a statement implies: `begin` and `end` of a range, coroutine functions.
    Statement,
}

/// A use of a function.
#[derive(Clone, Copy, Debug)]
pub struct FunctionUse {
    /// The function that overload resolution chose.
    pub function: FunctionId,
    /// How.
    pub kind: FunctionUseKind,
    /// The token at which the reference reports.
    pub token: u32,
    /// The type of the object expression, or the class before `::`: access is checked as a member of it
    /// ([class.access.base]).
    pub naming_class: Option<TypeId>,
    /// The call is virtual: the final overrider is not known.
    pub is_virtual: bool,
}

impl FunctionUse {
    /// A use without object.
    pub fn new(function: FunctionId, kind: FunctionUseKind, token: u32) -> Self {
        Self { function, kind, token, naming_class: None, is_virtual: false }
    }
}

impl Sema<'_> {
    /// Notes that code at the current place ([`crate::Context`]) uses a function. Code that is read ahead uses nothing.
    pub fn use_function(&mut self, used: FunctionUse) {
        if self.context.speculating > 0 {
            return;
        }
        self.check_function_access(&used);
        self.check_execution_space_of_use(&used);
    }
}
