//! Constraints ([temp.constr]).

use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::{Report, code};
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Program};

impl Sema<'_> {
    /// Checks that the atomic constraints of a constraint are of type `bool` (3040), as far as their types are known
    /// ([temp.constr.atomic]/3).
    pub fn check_constraint(&mut self, constraint: ExpressionId) {
        if self.context.speculating > 0 {
            return;
        }
        match self.expression(self.without_parentheses(constraint)).kind {
            ExpressionKind::Binary { operator: Operator::AmpersandAmpersand | Operator::PipePipe, left, right } => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.check_constraint(left);
                    self.check_constraint(right);
                });
                return;
            }
            // Concepts and requires-expressions are of type `bool`; of a fold nothing is known.
            ExpressionKind::Requires | ExpressionKind::Fold { .. } => return,
            _ => {}
        }
        let entry = self.expression(constraint);
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) || self.is_dependent_type(entry.ty) {
            return;
        }
        let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(entry.ty))).0;
        if ty != Program::builtin(Builtin::Bool) {
            let ty = self.type_argument(ty);
            let report = Report::new(code::CONSTRAINT_NOT_BOOL, self.position(entry.first)).with(ty);
            self.report(report);
        }
    }
}
