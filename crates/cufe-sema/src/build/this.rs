//! Primary expressions ([expr.prim]) and the postfix expressions that begin with a keyword.

use crate::Sema;
use cufe_il::FunctionFlags;

impl Sema<'_> {
    /// Whether the current place in a class belongs to no function and to no default member initializer, so that there is no
    /// object ([expr.prim.this]/2).
    pub fn is_outside_of_functions(&self) -> bool {
        self.context.function.is_none()
            && self.context.trailing.is_none()
            && !self.context.in_member_initializer
            && !self.declaring.in_instance
            && !self.context.in_instance
            && !self.context.in_substitution
    }

    /// Whether the innermost function is a static member function (not a lambda in one: that is a matter of captures).
    pub fn is_in_static_member(&self) -> bool {
        self.context.function.is_some_and(|id| {
            let function = &self.program.functions[id];
            (function.flags.contains(FunctionFlags::STATIC_MEMBER) || self.has_explicit_object(id))
                && !function.flags.contains(FunctionFlags::LAMBDA)
                && self.program.enclosing_class(self.program.entities[function.entity].scope) == self.current_class()
        })
    }
}
