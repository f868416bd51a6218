//! Constant calls in default arguments and default member initializers. Such initializers are read in no function: calls that
//! are constants are replaced by their values there, and the functions that use the initializer call nothing (measured). A call
//! in a body is looked at before it is evaluated.

use crate::Sema;
use crate::constant::Failure;
use cufe_il::{ExpressionId, ExpressionKind};

impl Sema<'_> {
    /// Drops the uses of functions in initializers that stand in constant calls.
    pub(super) fn drop_folded_uses(&mut self) {
        let mut initializers = std::mem::take(&mut self.cuda.initializer_uses);
        // What evaluation reads is read in the order of the text.
        let mut variables: Vec<_> = initializers.keys().copied().collect();
        variables.sort_unstable();
        for variable in variables {
            let Some(uses) = initializers.get_mut(&variable) else { continue };
            let Some(initializer) = self.program.variables[variable].initializer else { continue };
            if !uses.iter().any(|used| self.is_constexpr_callee(used.function)) {
                continue;
            }
            let outer = self.context.initialized.replace(variable);
            let folded = self.constant_calls(initializer);
            self.context.initialized = outer;
            uses.retain(|used| !folded.iter().any(|&(first, last)| (first..=last).contains(&used.token)));
        }
        self.cuda.initializer_uses = initializers;
    }

    /// The outermost calls in an expression that are constants, by their first and last tokens.
    fn constant_calls(&mut self, root: ExpressionId) -> Vec<(u32, u32)> {
        let mut found = Vec::new();
        let mut open = vec![root];
        while let Some(expression) = open.pop() {
            let entry = self.expression(expression);
            let (kind, range) = (entry.kind, (entry.first, entry.last));
            let is_call = matches!(kind, ExpressionKind::Call { .. } | ExpressionKind::Construct { .. })
                || self.program.implied_functions(expression).next().is_some();
            if is_call && self.is_constant_call(expression) {
                found.push(range);
            } else {
                open.extend(self.program.operands(expression));
            }
        }
        found
    }

    /// Whether a call is a constant, as far as can be told: where nobody knows it is taken for one.
    fn is_constant_call(&mut self, call: ExpressionId) -> bool {
        !matches!(self.evaluate_supplied(call, None, false), Err(Failure::NotConstant(_)))
    }
}
