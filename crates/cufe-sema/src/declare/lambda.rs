//! Lambda expressions ([expr.prim.lambda]); their captures are in `lambda_capture`.

use crate::Sema;
use cufe_il::{
    EntityId, ExecutionSpace, Extended, FunctionFlags, FunctionId, Lambda, LambdaFlags, Name, Operator, Program,
    ScopeId, ScopeKind,
};

/// A lambda whose introducer begins.
#[derive(Clone, Copy, Debug)]
pub struct BegunLambda {
    /// Its number.
    pub index: usize,
    /// The closure type.
    pub closure: EntityId,
    /// Its call operator.
    pub call_operator: FunctionId,
    /// The scope of the captures and parameters.
    pub scope: ScopeId,
}

impl Sema<'_> {
    /// A lambda at its `[`: its closure type and call operator ([expr.prim.lambda.closure]).
    pub fn begin_lambda(&mut self, open: u32) -> BegunLambda {
        let outer_scope = self.context.scope;
        let enclosing = self.context.function;
        let (closure, members) = self.new_closure(outer_scope, open, self.in_template());
        let scope = self.program.add_scope(ScopeKind::Lambda, outer_scope, None);
        let call_operator = self.new_call_operator(members, open);
        let index = self.program.lambdas.len();
        let callable = self.enclosing_callable(outer_scope, enclosing);
        self.program.lambdas.push(Lambda {
            introducer: (open, open),
            closure,
            call_operator: Some(call_operator),
            captures: Vec::new(),
            parameters: None,
            parameter_list: Vec::new(),
            trailing_return: None,
            scope,
            body: (open, open),
            statement: None,
            flags: LambdaFlags::empty(),
            enclosing,
            outer_scope,
            callable,
            head: open,
            parent_directives: Vec::new(),
            extended: Extended::default(),
            special_members: cufe_il::SpecialMembers::default(),
        });
        BegunLambda { index, closure, call_operator, scope }
    }

    /// Changes what is recorded of a lambda.
    pub fn update_lambda(&mut self, index: usize, update: impl FnOnce(&mut Lambda)) {
        if let Some(lambda) = self.program.lambdas.get_mut(index) {
            update(lambda);
        }
    }

    /// The call operator, with the execution space of the enclosing function until an annotation says otherwise.
    fn new_call_operator(&mut self, members: ScopeId, token: u32) -> FunctionId {
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
