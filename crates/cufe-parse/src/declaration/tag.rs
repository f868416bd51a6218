//! Classes and enumerations that are declared again: keys, scopes and underlying types agree ([dcl.type.elab], [dcl.enum]).

use crate::Parser;
use cufe_diagnostics::Code;
use cufe_il::{ExpressionId, Type, TypeId};
pub(crate) use cufe_sema::declare::TagKey;

impl Parser<'_, '_> {
    /// Checks an enumerator's value: integral (2412), and inside a fixed underlying type (1749). `token`: the value, or the
    /// enumerator that follows one.
    pub(super) fn check_enumerator(
        &mut self,
        underlying: Option<TypeId>,
        expression: Option<ExpressionId>,
        value: Option<i128>,
        token: u32,
    ) {
        if let Some(expression) = expression {
            let ty = self.sema.program().expressions[expression].ty;
            let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
            let is_array = matches!(self.sema.program().structure(bare), Type::Array { .. });
            let is_other = matches!(
                self.sema.program().structure(bare),
                Type::Pointer(_)
                    | Type::MemberPointer { .. }
                    | Type::Function(_)
                    | Type::Builtin(cufe_il::Builtin::Nullptr)
            );
            if self.sema.has_floating_type(expression) || (is_array || is_other) && !self.sema.is_dependent_type(bare) {
                let first = self.sema.program().expressions[expression].first;
                self.error_at(if underlying.is_some() && !is_array { 2373 } else { 2412 }, first);
                return;
            }
            let is_number = matches!(self.sema.program().structure(bare), Type::Builtin(_) | Type::Enum(_));
            if value.is_none() && is_number && !self.sema.in_template() && self.sema.context.speculating == 0 {
                self.required_constant(expression, None);
            }
        }
        let Some(value) = value else { return };
        let range = match underlying {
            Some(ty) => {
                let bare = self.sema.program().unqualified(self.sema.program().canonical(ty)).0;
                let Type::Builtin(builtin) = self.sema.program().structure(bare) else { return };
                let is_bool = builtin == cufe_il::Builtin::Bool;
                let unsigned_chars = self.sema.options.dialect.unsigned_chars;
                match cufe_sema::constant::integral::integral_properties(builtin, unsigned_chars) {
                    Some(_) if is_bool => return,
                    Some((bits, true)) if bits < 128 => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
                    Some((bits, false)) if bits < 127 => (0, (1i128 << bits) - 1),
                    _ => return,
                }
            }
            None => return,
        };
        if value < range.0 || value > range.1 {
            let position = self.sema.position(token);
            self.sema.report(cufe_diagnostics::Report::new(Code(1749), position));
        }
    }
}
