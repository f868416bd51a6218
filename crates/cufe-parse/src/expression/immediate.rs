//! Immediate invocations ([expr.const]/16): calls of consteval functions and constructors outside of immediate function
//! contexts are constant expressions (2933), and their names stand nowhere else (2960).

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind, FunctionFlags, FunctionId, VariableId};
use cufe_sema::constant::Failure;

impl Parser<'_, '_> {
    /// Whether consteval functions need no constant arguments at the current place.
    fn is_immediate_context(&self) -> bool {
        self.sema.context.speculating > 0
            || self.sema.context.unevaluated > 0
            || self.sema.in_template()
            || self.sema.context.in_default_argument && self.sema.context.in_immediate_argument
            || self.sema.context.function.is_some_and(|around| self.sema.is_consteval(around))
            || self.in_immediate_branch()
    }

    /// The call of a function: 2933 at its parenthesis where it must be constant and is not.
    pub(super) fn check_immediate_call(&mut self, call: ExpressionId, function: FunctionId, open: u32) {
        if !self.sema.is_consteval(function) {
            return;
        }
        // What the arguments name is not needed at run time.
        let entry = self.sema.expression(call);
        self.sema.forget_immediate_names(entry.first, entry.last);
        if self.is_immediate_context()
            || !self.sema.expression(call).flags.is_empty()
            || self.sema.is_in_system_header(open)
        {
            return;
        }
        if let Err(Failure::NotConstant(reason)) = self.evaluate(call, None) {
            let entry = self.sema.expression(call);
            // An invocation inside of it is at fault already.
            if !self.sema.has_fault(entry.first, entry.last) {
                self.sema.note_fault(open);
                self.sema.report_not_constant(code::CONSTEVAL_CALL_NOT_CONSTANT, open, &reason);
            }
        }
    }

    /// `T(a, ...)`, `T{a, ...}` by a consteval constructor: 2933 at a token.
    pub(super) fn check_immediate_construction(&mut self, expression: ExpressionId, token: u32) {
        if let Some(&function) = self.sema.program().called.get(&expression)
            && matches!(self.sema.expression(expression).kind, ExpressionKind::Construct { .. })
            && self.sema.is_constructor(function)
        {
            self.check_immediate_call(expression, function, token);
        }
    }

    /// The initialization of a variable by a consteval constructor: 2933 at the first token of the initializer.
    pub(crate) fn check_immediate_initialization(&mut self, variable: VariableId, initializer: ExpressionId) {
        let program = self.sema.program();
        let called =
            [program.constructed.get(&variable), program.called.get(&initializer), program.converted.get(&initializer)];
        let is_list = matches!(
            self.sema.expression(initializer).kind,
            ExpressionKind::InitializerList(_) | ExpressionKind::ParenthesizedList(_)
        );
        let function = called
            .into_iter()
            .enumerate()
            // What a plain expression calls is no construction of the variable.
            .find_map(|(index, function)| function.filter(|_| index != 1 || is_list))
            .copied();
        let Some(function) = function.filter(|&function| self.sema.is_constructor(function)) else { return };
        let entry = self.sema.expression(initializer);
        if !self.sema.is_consteval(function)
            || self.is_immediate_context()
            || self.sema.is_in_system_header(entry.first)
        {
            return;
        }
        let result = self.supplied(|evaluator| evaluator.run_variable(variable));
        if let Err(Failure::NotConstant(reason)) = result
            && !self.sema.has_fault(entry.first, entry.last)
        {
            let at = match entry.kind {
                ExpressionKind::ParenthesizedList(list) => match self.sema.program().expression_list(list).first() {
                    Some(&first) => self.sema.expression(first).first,
                    None => entry.first,
                },
                _ => entry.first,
            };
            self.sema.note_fault(at);
            self.sema.report_not_constant(code::CONSTEVAL_CALL_NOT_CONSTANT, at, &reason);
        }
    }

    /// The name of a consteval function that is not called: 2960 where it is not needed in a constant expression.
    pub(crate) fn check_immediate_name(&mut self, expression: ExpressionId) {
        let entry = self.sema.expression(expression);
        if !self.is(cufe_lex::TokenKind::LeftParen)
            && let ExpressionKind::Name { entity, arguments: None } = entry.kind
            && let Some(function) = self.sema.program().function_of(entity)
            && self.sema.is_consteval(function)
            && !self.is_immediate_context()
            && !self.sema.context.folding.is_required
        {
            // Of a member at the operator of its address.
            let flags = self.sema.program().functions[function].flags;
            let is_member = flags.contains(FunctionFlags::MEMBER) && !flags.contains(FunctionFlags::STATIC_MEMBER);
            let token = if is_member { entry.first.saturating_sub(1) } else { entry.last };
            self.sema.note_immediate_name(token);
        }
    }
}
