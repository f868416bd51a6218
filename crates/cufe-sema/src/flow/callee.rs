//! What is known of the function that an expression calls, for flow analysis.

use crate::Sema;
use cufe_il::{EntityId, ExpressionId, ExpressionKind, FunctionFlags, FunctionId};

/// Builtin functions that do not return.
const NORETURN_BUILTINS: &[&str] = &[
    "__builtin_unreachable",
    "__builtin_trap",
    "__builtin_abort",
    "__builtin_exit",
    "__builtin__exit",
    "__builtin_longjmp",
    "__builtin_return",
];

/// Whether a call comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Returns {
    Yes,
    No,
    Unknown,
}

impl Sema<'_> {
    /// Whether evaluation of an expression whose value is dropped ends, as far as the reference looks: the expression is a
    /// call, in parentheses or cast to `void`.
    pub(super) fn evaluation_returns(&self, expression: ExpressionId) -> Returns {
        let called = |sema: &Self| sema.program.called.get(&expression).copied();
        match self.expression(expression).kind {
            ExpressionKind::Parenthesized(inner) | ExpressionKind::Cast { operand: inner, .. } => {
                self.evaluation_returns(inner)
            }
            ExpressionKind::Call { callee, .. } => match called(self) {
                Some(function) => self.function_returns(function),
                None => self.callee_returns(callee),
            },
            ExpressionKind::Binary { .. } | ExpressionKind::Unary { .. } | ExpressionKind::Subscript { .. } => {
                called(self).map_or(Returns::Yes, |function| self.function_returns(function))
            }
            ExpressionKind::Unknown => Returns::Unknown,
            _ => Returns::Yes,
        }
    }

    fn function_returns(&self, function: FunctionId) -> Returns {
        match self.program.functions[function].flags.contains(FunctionFlags::NORETURN) {
            true => Returns::No,
            false => Returns::Yes,
        }
    }

    fn entity_returns(&self, entity: EntityId) -> Returns {
        self.program.function_of(entity).map_or(Returns::Yes, |function| self.function_returns(function))
    }

    fn callee_returns(&self, callee: ExpressionId) -> Returns {
        match self.expression(callee).kind {
            ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => {
                self.entity_returns(entity)
            }
            ExpressionKind::Overloads { candidates, .. } => {
                let may_stay = |&entity: &EntityId| self.entity_returns(entity) != Returns::Yes;
                match self.program.entity_list(candidates).iter().any(may_stay) {
                    true => Returns::Unknown,
                    false => Returns::Yes,
                }
            }
            ExpressionKind::Parenthesized(inner) => self.callee_returns(inner),
            ExpressionKind::UnresolvedName { name, .. } => {
                let text = name.symbol().map_or("", |symbol| self.text(symbol));
                if NORETURN_BUILTINS.contains(&text) {
                    Returns::No
                } else if text.starts_with("__builtin_") {
                    Returns::Yes
                } else {
                    Returns::Unknown
                }
            }
            ExpressionKind::Lambda(index) => {
                let lambda = self.program.lambdas.get(index as usize);
                let operator = lambda.and_then(|lambda| lambda.call_operator);
                operator.map_or(Returns::Unknown, |function| self.function_returns(function))
            }
            _ => Returns::Unknown,
        }
    }
}
