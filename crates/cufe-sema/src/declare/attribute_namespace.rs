//! Attributes in all three syntaxes ([dcl.attr], GNU, `alignas`) and what they set.

use crate::Sema;
use cufe_diagnostics::code;

impl Sema<'_> {
    /// Reports an attribute namespace that is not known (2803).
    pub fn check_attribute_namespace(&mut self, token: u32) {
        let Some(text) = self.reader.word(token).filter(|_| self.context.speculating == 0) else { return };
        if !matches!(text, "gnu" | "__gnu__" | "clang" | "msvc") {
            self.name_error_at(code::UNKNOWN_ATTRIBUTE_NAMESPACE, token, text);
        }
    }

    /// Whether a token names the attribute namespace of GNU.
    pub fn is_gnu_namespace(&self, token: u32) -> bool {
        matches!(self.reader.word(token), Some("gnu" | "__gnu__"))
    }
}
