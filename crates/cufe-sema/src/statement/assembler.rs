//! Constraints and clobbers of `asm`.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{AsmOperand, AsmOperands, ExpressionId, Qualifiers, ValueCategory};

impl Sema<'_> {
    /// Keeps the operands of an assembler statement.
    pub fn build_asm(&mut self, operands: &[AsmOperand]) -> AsmOperands {
        let start = self.program.asm_operands.len() as u32;
        self.program.asm_operands.extend_from_slice(operands);
        AsmOperands { start, length: operands.len() as u32 }
    }

    /// Checks the string of an operand's constraint, or of a clobber: the constraint `C` is for device code only (3720),
    /// and device code has no condition codes (3622).
    pub fn check_asm_string(&mut self, token: u32, is_clobber: bool) {
        let Some(function) = self.context.function.filter(|_| self.context.speculating == 0) else { return };
        let is_device_code = self.program.functions[function].space.is_device_code();
        let text = self.joined_literal_text(token);
        if is_clobber {
            if is_device_code && text == b"cc" {
                self.report_at(code::CC_CLOBBER_IN_DEVICE, token);
            }
            return;
        }
        let modifiers = text.iter().take_while(|letter| matches!(letter, b'=' | b'+' | b'&')).count();
        let is_on_device = self.options.device_pass
            && self.program.functions[function].space.contains(cufe_il::ExecutionSpace::DEVICE_SIDE);
        if !is_device_code && !is_on_device && text.get(modifiers..) == Some(b"C".as_slice()) {
            self.report_at(code::ASM_CONSTRAINT_C_OUTSIDE_DEVICE_CODE, token);
        }
    }

    /// An output is modified: a constant one is warned of, other operands that are no modifiable lvalues are errors (137).
    pub fn check_asm_output(&mut self, operand: ExpressionId) {
        let entry = self.expression(operand);
        let qualifiers = self.program.unqualified(self.program.canonical(entry.ty)).1;
        if entry.category == ValueCategory::Lvalue
            && qualifiers.contains(Qualifiers::CONST)
            && !self.is_unjudged(operand)
        {
            let position = self.position(entry.first);
            self.report(Report::new(code::NOT_MODIFIABLE_LVALUE, position).as_warning());
        } else {
            self.check_modifiable(operand);
        }
    }

    /// The operands of an assembler statement.
    pub(crate) fn asm_operands(&self, operands: AsmOperands) -> Vec<AsmOperand> {
        let range = operands.start as usize..operands.start as usize + operands.length as usize;
        self.program.asm_operands.get(range).unwrap_or_default().to_vec()
    }
}
