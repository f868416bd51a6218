//! Primary expressions ([expr.prim]) and the postfix expressions that begin with a keyword.

use crate::Sema;
use cufe_il::FunctionFlags;

impl Sema<'_> {
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
