//! Arguments of attributes that are not CUDA's, as their patterns tell.

use crate::Sema;
use crate::attribute::{Kind, Pattern};
use cufe_diagnostics::{Code, code};

impl Sema<'_> {
    /// Reports an error about arguments, unless the outcome of parsing is not decided.
    pub fn report_attribute_argument(&mut self, code: Code, token: u32) {
        if self.context.speculating == 0 {
            self.error_at(code, token);
        }
    }
}

impl Sema<'_> {
    /// No list stands behind the name. Returns whether none is needed.
    pub fn without_arguments(&mut self, kind: Kind, name: u32) -> bool {
        match kind.pattern() {
            Pattern::None
            | Pattern::OptionalText
            | Pattern::AnyText
            | Pattern::OptionalInteger
            | Pattern::AnyIntegers
            | Pattern::Deallocator
            // An inline namespace may have the attribute without a list.
            | Pattern::Tags => true,
            _ => {
                self.report_attribute_argument(code::EXPECTED_OPENING_PARENTHESIS, name + 1);
                false
            }
        }
    }
}
