//! Rules on specifiers and names of declarations that need neither types nor overload resolution ([dcl.spec],
//! [basic.scope.scope]). Nothing is reported while the outcome of parsing is open.

use super::specifier::SpecifierFlags;
use crate::Parser;
use cufe_diagnostics::{Code, code};
use cufe_il::StorageClass;

impl Parser<'_, '_> {
    /// Reports a violation of a rule that has no part in deciding how text is read.
    pub(crate) fn rule_violation(&mut self, code: Code, token: u32) {
        if self.sema.context.speculating == 0 {
            self.error_at(code, token);
        }
    }

    /// A storage class specifier at the current token ([dcl.stc]): 81 where there is one already.
    pub(super) fn check_storage_class(&mut self, known: StorageClass) {
        if known != StorageClass::None {
            self.rule_violation(code::MULTIPLE_STORAGE_CLASSES, self.at);
        }
    }

    /// A specifier that is written a second time: 240.
    pub(super) fn check_repeated(&mut self, known: SpecifierFlags, flag: SpecifierFlags) {
        let repeatable = SpecifierFlags::TYPEDEF | SpecifierFlags::STATIC | SpecifierFlags::EXTERN;
        if known.contains(flag) && !repeatable.contains(flag) {
            self.rule_violation(code::DUPLICATE_SPECIFIER, self.at);
        }
    }
}
