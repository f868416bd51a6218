//! Warnings of `std::is_constant_evaluated()` where the answer is always the same (3058 to 3060; [meta.const.eval]).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Name};

impl Sema<'_> {
    /// Warns of a call that asks whether it is constant-evaluated, in a constant expression or in a function that always or
    /// never is. Lambdas and templates may turn out either way.
    pub(crate) fn check_constant_evaluated(&mut self, callee: ExpressionId, function: Option<FunctionId>) {
        if !self.asks_constant_evaluated(callee, function) || self.is_never_evaluated() {
            return;
        }
        let open = self.expression(callee).last + 1;
        if self.context.folding.is_manifest {
            return self.report_at(code::ALWAYS_CONSTANT_EVALUATED, open);
        }
        let Some(current) = self.context.function.filter(|_| !self.context.folding.is_required) else { return };
        let flags = self.program.functions[current].flags;
        if flags.contains(FunctionFlags::CONSTEVAL) {
            self.report_at(code::CONSTANT_EVALUATED_IN_CONSTEVAL, open);
        } else if !flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::LAMBDA)
            && !self.in_template()
            && !self.declaring.in_instance
        {
            self.report_at(code::NEVER_CONSTANT_EVALUATED, open);
        }
    }

    /// Whether a callee is `std::is_constant_evaluated`, or the builtin function behind it.
    fn asks_constant_evaluated(&self, callee: ExpressionId, function: Option<FunctionId>) -> bool {
        match (self.expression(self.without_parentheses(callee)).kind, function) {
            (ExpressionKind::UnresolvedName { name, .. }, _) => self.is_named(name, "__builtin_is_constant_evaluated"),
            (_, Some(function)) => {
                let entity = &self.program.entities[self.program.functions[function].entity];
                self.is_named(entity.name, "is_constant_evaluated") && self.is_scope_of_std(entity.scope)
            }
            _ => false,
        }
    }

    fn is_named(&self, name: Name, text: &str) -> bool {
        name.symbol().is_some_and(|symbol| self.text(symbol) == text)
    }
}
