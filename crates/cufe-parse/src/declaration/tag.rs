//! Classes and enumerations that are declared again: keys, scopes and underlying types agree ([dcl.type.elab], [dcl.enum]).

use crate::Parser;
use cufe_il::TypeId;
pub(crate) use cufe_sema::declare::TagKey;

impl Parser<'_, '_> {
    /// An enumerator's value is one of its fixed underlying type (1749). `token`: the value, or the
    /// enumerator that follows one.
    pub(super) fn check_enumerator(&mut self, underlying: Option<TypeId>, value: Option<i128>, token: u32) {
        if let (Some(value), Some(underlying)) = (value, underlying) {
            self.sema.check_enumerator_value(underlying, value, token);
        }
    }
}
