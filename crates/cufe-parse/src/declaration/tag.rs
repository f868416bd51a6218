//! Classes and enumerations that are declared again: keys, scopes and underlying types agree ([dcl.type.elab], [dcl.enum]).

use crate::Parser;
use cufe_il::{ExpressionId, TypeId};
use cufe_sema::declare::EnumeratorType;
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
            match self.sema.check_enumerator_type(underlying, expression) {
                EnumeratorType::Wrong => return,
                EnumeratorType::Number
                    if value.is_none() && !self.sema.in_template() && self.sema.context.speculating == 0 =>
                {
                    self.required_constant(expression, None);
                }
                _ => {}
            }
        }
        if let (Some(value), Some(underlying)) = (value, underlying) {
            self.sema.check_enumerator_value(underlying, value, token);
        }
    }
}
