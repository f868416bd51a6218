//! Arguments of attributes that are not CUDA's, as their patterns tell (spec/attributes.md "Argument classes").

use crate::Sema;

impl Sema<'_> {
    /// Reports an error about arguments, unless the outcome of parsing is not decided.
    pub fn report_attribute_argument(&mut self, code: u16, token: u32) {
        if self.context.speculating == 0 {
            self.error_at(code, token);
        }
    }
}
