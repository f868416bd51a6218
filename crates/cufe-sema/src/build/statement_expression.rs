//! `({ ... })`, GNU C++: a block whose last statement, if it is an expression, gives the value.

use crate::Sema;
use crate::build::Extent;
use cufe_il::{
    ExpressionFlags, ExpressionId, ExpressionKind, Program, StatementId, StatementKind, TypeId, ValueCategory,
};

impl Sema<'_> {
    /// The expression of a block. Its type is that of the last statement's value as a prvalue: arrays and functions decay, and only
    /// classes keep their qualifiers (measured); `void` where the last statement is no expression.
    pub fn build_statement_expression(&mut self, block: StatementId, extent: Extent) -> ExpressionId {
        let kind = ExpressionKind::StatementExpression(block);
        if self.in_template() {
            // What is declared in the block depends, and with it the value.
            let flags = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
            return self.build_unknown(kind, flags, extent);
        }
        let ty = match self.value_of_block(block) {
            Some(value) => self.type_of_block_value(value),
            None => Program::builtin(cufe_il::Builtin::Void),
        };
        self.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// The expression that is the last statement of a block, behind labels or not.
    pub(crate) fn value_of_block(&self, block: StatementId) -> Option<ExpressionId> {
        let StatementKind::Compound { statements, .. } = self.program.statements.get(block)?.kind else { return None };
        let mut last = *self.program.statement_list(statements).last()?;
        loop {
            last = match self.program.statements[last].kind {
                StatementKind::Expression(value) => return Some(value),
                StatementKind::Label { statement, .. } => statement,
                _ => return None,
            };
        }
    }

    fn type_of_block_value(&mut self, value: ExpressionId) -> TypeId {
        let ty = self.program.non_reference(self.expression(value).ty);
        if self.program.class_of(ty).is_some() { ty } else { self.decayed(ty) }
    }
}
