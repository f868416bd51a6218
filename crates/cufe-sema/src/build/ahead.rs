//! Expressions that are read ahead. Whether a text is an expression must not depend on what is wrong with its meaning, so
//! nothing is reported while it is read ahead; and what may be wrong is not remembered, so that it is met again when the text
//! is read for good, or where substitution fails in it ([temp.deduct.general]/8).

use crate::Sema;
use cufe_il::{ExpressionFlags, ExpressionId, TypeId};

impl Sema<'_> {
    /// Checks the operands of a built-in operator. Ahead, what is reported is dropped, and not remembered.
    pub(crate) fn check_or_delay(&mut self, check: impl FnOnce(&mut Self)) {
        if self.context.speculating == 0 {
            return check(self);
        }
        let sink = std::mem::take(&mut self.sink);
        let around = std::mem::replace(&mut self.context.judges_ahead, true);
        check(self);
        self.context.judges_ahead = around;
        let reports = std::mem::replace(&mut self.sink, sink).into_reports();
        self.delayed_uses += u32::from(!reports.is_empty());
    }

    /// Begins what nothing is reported of; gives back what was reported before.
    pub fn begin_unreported(&mut self) -> cufe_diagnostics::Sink {
        std::mem::take(&mut self.sink)
    }

    /// Ends what nothing is reported of.
    pub fn end_unreported(&mut self, before: cufe_diagnostics::Sink) {
        self.sink = before;
    }

    /// Notes that something is read ahead whose meaning is looked at only when it is read for good, unless it depends on template
    /// parameters.
    pub(crate) fn delay_judgement(&mut self, ty: TypeId, operands: &[ExpressionId]) {
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED;
        if self.context.speculating > 0 && !self.is_dependent_type(ty) && !self.flags_of(operands).intersects(dependent)
        {
            self.delayed_uses += 1;
        }
    }
}
