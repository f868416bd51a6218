//! Calls of the builtin functions `__wgmma_mma_async_*` (3729 to 3733).

use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, Type};

/// Number of constant arguments in front (the shape's three included), and the shape's k; D, A and B follow.
fn form(name: &str) -> Option<(usize, i128)> {
    Some(match name.strip_prefix("__wgmma_mma_async_")? {
        "f16" => (9, 16),
        "bf16" => (8, 16),
        "tf32" => (6, 8),
        "f8" => (9, 32),
        _ => return None,
    })
}

impl Sema<'_> {
    /// Checks a call of a matrix builtin function; `callee` is its name's token, `close` the closing parenthesis.
    pub(super) fn check_wgmma_call(&mut self, name: &str, arguments: &[ExpressionId], callee: u32, close: u32) {
        let Some((constants, k)) = form(name) else { return };
        if self.flags_of(arguments).intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return;
        }
        if self.options.device_pass && !(self.options.device_architecture == 90 && self.options.device_specific) {
            self.report_at(code::WGMMA_MMA_ASYNC_NOT_ENABLED, callee);
        }
        if arguments.len() < constants {
            self.report_at(code::TOO_FEW_ARGUMENTS, close);
        }
        let mut is_constant = arguments.len() >= constants;
        for &argument in arguments.iter().take(constants) {
            if self.integral_value(argument).is_none() {
                self.report_at(code::WGMMA_MMA_ASYNC_NONCONSTANT_ARG, self.expression(argument).first);
                is_constant = false;
            }
        }
        for _ in arguments.len()..constants {
            self.report_at(code::WGMMA_MMA_ASYNC_NONCONSTANT_ARG, close);
        }
        if arguments.len() < constants + 3 {
            return self.report_at(code::WGMMA_MMA_ASYNC_MISSING_ARGS, callee);
        }
        let (a, b) = (arguments[constants + 1], arguments[constants + 2]);
        let structure = |sema: &Self, argument: ExpressionId| sema.value_structure(sema.expression(argument).ty);
        let is_pointer = |sema: &Self, ty: Type| matches!(ty, Type::Pointer(inner) if sema.value_structure(inner) == Type::Builtin(Builtin::Void));
        let descriptor = Type::Builtin(Builtin::UnsignedLongLong);
        let ty = structure(self, a);
        if ty != Type::Unknown && ty != descriptor && !is_pointer(self, ty) {
            self.report_at(code::WGMMA_MMA_ASYNC_BAD_A_TYPE, self.expression(a).first);
        }
        let ty = structure(self, b);
        if ty != Type::Unknown && ty != descriptor {
            self.report_at(code::WGMMA_MMA_ASYNC_BAD_B_TYPE, self.expression(b).first);
        }
        if is_constant {
            self.check_shape(arguments, k);
        }
    }

    fn check_shape(&mut self, arguments: &[ExpressionId], k: i128) {
        let &[m, n, depth, ..] = arguments else { return };
        let values = [m, n, depth].map(|argument| self.integral_value(argument).unwrap_or(0));
        let [height, width, length] = values;
        if height == 64 && (8..=256).contains(&width) && width % 8 == 0 && length == k {
            return;
        }
        let report = Report::new(code::WGMMA_MMA_ASYNC_BAD_SHAPE, self.position(self.expression(m).first))
            .with(Argument::Text(format!("m{height}n{width}k{length}")));
        self.report(report);
    }

    /// Checks a call of a builtin function of device code by its name.
    pub fn check_device_builtin(&mut self, callee: ExpressionId, arguments: &[ExpressionId], close: u32) {
        if self.context.speculating > 0 {
            return;
        }
        let entry = self.expression(self.without_parentheses(callee));
        let cufe_il::ExpressionKind::UnresolvedName { name, arguments: None } = entry.kind else { return };
        let Some(symbol) = name.symbol() else { return };
        let text = self.text(symbol);
        if text.starts_with("__nv_atomic_") {
            self.check_atomic_call(text, arguments, close);
        } else if text.starts_with("__wgmma_") {
            // For sm_90a only, whose name ends in a letter that is not kept.
            if self.options.device_pass && self.options.device_architecture != 90 {
                self.report_at(code::WGMMA_MMA_ASYNC_NOT_ENABLED, entry.first);
            }
            self.check_wgmma_call(text, arguments, entry.first, close);
        }
    }
}
