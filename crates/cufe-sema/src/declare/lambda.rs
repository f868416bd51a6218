//! Lambda expressions ([expr.prim.lambda], spec/lambda-overview.md section 3); their captures are in `lambda_capture`.

use crate::Sema;
use cufe_il::{ExecutionSpace, FunctionFlags, FunctionId, Lambda, Name, Operator, Program, ScopeId};

impl Sema<'_> {
    /// Changes what is recorded of a lambda.
    pub fn update_lambda(&mut self, index: usize, update: impl FnOnce(&mut Lambda)) {
        if let Some(lambda) = self.program.lambdas.get_mut(index) {
            update(lambda);
        }
    }

    /// The call operator, with the execution space of the enclosing function until an annotation says otherwise.
    pub fn new_call_operator(&mut self, members: ScopeId, token: u32) -> FunctionId {
        let name = Name::operator(Operator::Call);
        let flags = FunctionFlags::LAMBDA | FunctionFlags::MEMBER | FunctionFlags::INLINE | FunctionFlags::DEFINED;
        let entity = self.new_function(name, Program::UNKNOWN, members, token, flags);
        let space = self.context.function.map(|function| self.program.functions[function].space);
        // Closures of a kernel are device code, and no kernels.
        let space = space.map(|space| if space.is_kernel() { ExecutionSpace::DEVICE } else { space });
        let function = self.program.function_of(entity).unwrap_or(FunctionId::from_number(0));
        self.program.functions[function].space = space.unwrap_or_default();
        function
    }
}
