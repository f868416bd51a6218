//! Computed `goto` (GNU).

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{ExpressionId, Type};

impl Sema<'_> {
    /// Checks the operand of `goto *`, which is converted to `const void *` (1101).
    pub fn check_computed_goto(&mut self, target: ExpressionId) {
        let entry = self.expression(target);
        if self.context.speculating > 0 || self.is_dependent_type(entry.ty) {
            return;
        }
        let is_function = |ty| matches!(self.value_structure(ty), Type::Function(_));
        let is_warning = match self.value_structure(entry.ty) {
            Type::Pointer(inner) => is_function(inner),
            Type::Function(_) => true,
            Type::Builtin(_) | Type::Enum(_) | Type::Complex(_) | Type::MemberPointer { .. } => false,
            _ => return,
        };
        let is_pointer = matches!(self.value_structure(entry.ty), Type::Pointer(_));
        if is_pointer && !is_warning || self.is_null_pointer_constant(target) {
            return;
        }
        let report = Report::new(code::INVALID_COMPUTED_GOTO, self.position(entry.first));
        self.report(if is_warning { report.as_warning() } else { report });
    }
}
