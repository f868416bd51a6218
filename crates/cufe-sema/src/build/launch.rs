//! Kernel launches `f<<<configuration>>>(arguments)`.

use super::Extent;
use crate::Sema;
use crate::cuda::LaunchCheck;
use cufe_il::{Builtin, ExpressionId, ExpressionKind, Launch, Program, ValueCategory};

/// A launch expression as it is written.
#[derive(Clone, Copy)]
pub struct LaunchParts<'l> {
    /// What is launched.
    pub callee: ExpressionId,
    /// The elements of the configuration.
    pub configuration: &'l [ExpressionId],
    /// The arguments.
    pub arguments: &'l [ExpressionId],
    /// Argument-dependent lookup may find more than the callee says.
    pub is_open: bool,
    /// `<<` of the opener.
    pub open: u32,
    /// First of the three `>` tokens of the closer.
    pub close: u32,
    /// `(` and `)` of the arguments.
    pub parentheses: (u32, u32),
    /// All of it.
    pub extent: Extent,
}

impl Sema<'_> {
    /// A launch: which kernel it calls, whether it may, the expression (of type `void`) and its record.
    pub fn build_launch(&mut self, launch: &LaunchParts) -> ExpressionId {
        let &LaunchParts { callee, configuration, arguments, is_open, open, close, parentheses, extent } = launch;
        let chosen = self.resolve_launch(callee, configuration, arguments, close, extent);
        self.use_callee(callee, chosen, arguments, is_open, parentheses.0);
        if self.context.speculating == 0 && self.context.unevaluated == 0 {
            let check = LaunchCheck { callee, chosen, configuration, arguments, is_open, close, open: parentheses.0 };
            self.check_launch(&check);
        }
        let flags = self.expression(callee).flags | self.flags_of(configuration) | self.flags_of(arguments);
        let operands = self.program.add_expression_list(&[configuration, arguments].concat());
        // More elements than a configuration can have are reported.
        let configuration = u16::try_from(configuration.len()).unwrap_or(u16::MAX);
        let kind = ExpressionKind::Launch { callee, operands, configuration };
        let expression = self.build(kind, Program::builtin(Builtin::Void), ValueCategory::Prvalue, flags, extent);
        let function = self.context.function;
        let first = extent.first;
        self.program.launches.push(Launch { expression, first, open, close, arguments: parentheses, function });
        expression
    }
}
