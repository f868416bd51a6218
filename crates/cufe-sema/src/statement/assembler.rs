//! Constraints and clobbers of `asm` (spec/statements.md "CUDA").

use crate::Sema;
use cufe_diagnostics::Code;

impl Sema<'_> {
    /// Checks the string of an operand's constraint, or of a clobber: the constraint `C` is for device code only (3720),
    /// and device code has no condition codes (3622).
    pub fn check_asm_string(&mut self, token: u32, is_clobber: bool) {
        let Some(function) = self.context.function.filter(|_| self.context.speculating == 0) else { return };
        let is_device_code = self.program.functions[function].space.is_device_code();
        let Some(text) = self.source.text().get(self.tokens.range(token).indices()) else { return };
        let text = text.strip_prefix(b"\"").and_then(|text| text.strip_suffix(b"\"")).unwrap_or_default();
        if is_clobber {
            if is_device_code && text == b"cc" {
                self.report_at(Code(3622), token);
            }
            return;
        }
        let modifiers = text.iter().take_while(|letter| matches!(letter, b'=' | b'+' | b'&')).count();
        if !is_device_code && text.get(modifiers..) == Some(b"C".as_slice()) {
            self.report_at(Code(3720), token);
        }
    }
}
