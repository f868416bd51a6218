//! What `__builtin_bit_cast` takes ([bit.cast]): objects of trivially copyable types of one size.

use super::explicit_conversion::Cast;
use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{Builtin, Type};

impl Sema<'_> {
    /// Checks the types of a bit cast: 70 for an incomplete operand, 3085 for different sizes, 3086 where one of the types is
    /// not trivially copyable.
    pub(super) fn check_bit_cast(&mut self, cast: &Cast) {
        let operand = self.expression(cast.operand);
        let (from, first) = (operand.ty, operand.first);
        if self.is_dependent_type(from) || self.is_dependent_type(cast.ty) {
            return;
        }
        if self.program.class_of(from).is_some() {
            self.complete_at(from, first);
            if self.is_incomplete(from) {
                let report = Report::new(code::INCOMPLETE_TYPE, self.position(first)).with(self.type_argument(from));
                return self.report(report);
            }
        }
        self.complete_at(cast.ty, cast.type_token);
        let Some(size) = self.layout_of(from) else { return };
        // What has no size has another one (measured, references too).
        let target = match self.program.structure(cast.ty) {
            Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Builtin(Builtin::Void) => None,
            _ if self.is_incomplete(cast.ty) => None,
            _ => match self.layout_of(cast.ty) {
                Some(layout) => Some(layout),
                None => return,
            },
        };
        if target.is_none_or(|target| target.size != size.size) {
            let report = Report::new(code::BIT_CAST_SIZES, self.position(first))
                .with(self.type_argument(from))
                .with(self.type_argument(cast.ty));
            return self.report(report);
        }
        for (ty, token) in [(from, first), (cast.ty, cast.type_token)] {
            if self.is_trivially_copyable(ty) == Some(false) {
                return self.report_at(code::BIT_CAST_NOT_TRIVIALLY_COPYABLE, token);
            }
        }
    }
}
