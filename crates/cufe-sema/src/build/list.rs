//! Expressions that hold a list: initializers and builtins.

use super::Extent;
use crate::Sema;
use cufe_il::{Designator, ExpressionFlags, ExpressionId, ExpressionKind, TypeId, ValueCategory};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// `{a, ...}`
    pub fn build_initializer_list(&mut self, elements: &[ExpressionId], extent: Extent) -> ExpressionId {
        let flags = self.flags_of(elements);
        let list = self.program.add_expression_list(elements);
        self.build_unknown(ExpressionKind::InitializerList(list), flags, extent)
    }

    /// `(a, ...)` as an initializer.
    pub fn build_parenthesized_list(&mut self, elements: &[ExpressionId], extent: Extent) -> ExpressionId {
        let flags = self.flags_of(elements);
        let list = self.program.add_expression_list(elements);
        self.build_unknown(ExpressionKind::ParenthesizedList(list), flags, extent)
    }

    /// `.name = e`, `[i] = e`
    pub fn build_designated(
        &mut self,
        designators: &[Designator],
        value: ExpressionId,
        extent: Extent,
    ) -> ExpressionId {
        let flags = self.expression(value).flags;
        let designators = self.program.add_designators(designators);
        self.build_unknown(ExpressionKind::Designated { designators, value }, flags, extent)
    }

    /// A builtin that is a keyword, with its operands; `extent` begins at the keyword.
    pub fn build_builtin(
        &mut self,
        keyword: TokenKind,
        operands: &[ExpressionId],
        ty: TypeId,
        flags: ExpressionFlags,
        extent: Extent,
    ) -> ExpressionId {
        let operands = self.program.add_expression_list(operands);
        let kind = ExpressionKind::Builtin { keyword, operands };
        self.build(kind, ty, ValueCategory::Prvalue, flags, extent)
    }

    /// A call whose callee argument-dependent lookup may find when the arguments are known.
    pub fn make_call_dependent(&mut self, call: ExpressionId, arguments: &[ExpressionId]) {
        let flags = self.flags_of(arguments) | ExpressionFlags::TYPE_DEPENDENT;
        self.program.expressions[call].flags |= flags;
    }
}
