//! Attributes in all three syntaxes ([dcl.attr], GNU, `alignas`) and what they set (spec/attributes.md).

use crate::Sema;
use cufe_diagnostics::code;

impl Sema<'_> {
    /// Reports an attribute namespace that is not known (2803).
    pub fn check_attribute_namespace(&mut self, token: u32) {
        if self.context.speculating > 0 || !self.tokens.kind(token).has_symbol() || self.is_gnu_namespace(token) {
            return;
        }
        let text = self.tokens.interner.text(self.tokens.symbol(token));
        if !matches!(text, "clang" | "msvc") {
            self.name_error_at(code::UNKNOWN_ATTRIBUTE_NAMESPACE, token, text);
        }
    }

    /// Whether a token names the attribute namespace of GNU.
    pub fn is_gnu_namespace(&self, token: u32) -> bool {
        self.tokens.kind(token).has_symbol()
            && matches!(self.tokens.interner.text(self.tokens.symbol(token)), "gnu" | "__gnu__")
    }
}
