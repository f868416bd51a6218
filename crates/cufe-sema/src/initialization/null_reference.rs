//! References to what a null pointer points to ([dcl.ref]/5).

use crate::Sema;
use crate::constant::value::Value;
use cufe_diagnostics::code;
use cufe_il::{
    CastKind, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Type, TypeId, UnaryOperator, ValueCategory,
    VariableFlags,
};

impl Sema<'_> {
    /// A reference that is bound to an object of which a null pointer constant tells the place: warning 284 at the operand.
    pub(super) fn check_null_reference(&mut self, operand: ExpressionId, ty: TypeId) {
        let is_lvalue_reference = match self.program.structure(self.program.canonical(ty)) {
            Type::LvalueReference(referred) => !matches!(self.value_structure(referred), Type::Function(_)),
            _ => false,
        };
        if self.context.speculating == 0
            && self.context.unevaluated == 0
            && is_lvalue_reference
            && self.expression(operand).category == ValueCategory::Lvalue
            && self.names_null_object(operand)
        {
            let first = self.expression(operand).first;
            self.report_at(code::NULL_REFERENCE, first);
        }
    }

    fn names_null_object(&self, mut operand: ExpressionId) -> bool {
        loop {
            operand = match self.expression(operand).kind {
                ExpressionKind::Parenthesized(inner) => inner,
                ExpressionKind::Unary { operator: UnaryOperator::Dereference, operand } => {
                    return self.is_written_null(operand);
                }
                _ => return false,
            };
        }
    }

    /// Whether a pointer is a cast, a null pointer constant or a constexpr variable, and null. Others are not evaluated.
    fn is_written_null(&self, mut pointer: ExpressionId) -> bool {
        let entry = self.expression(pointer);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return false;
        }
        while let ExpressionKind::Parenthesized(inner) = self.expression(pointer).kind {
            pointer = inner;
        }
        let is_candidate = match self.expression(pointer).kind {
            ExpressionKind::Cast { kind, .. } => matches!(kind, CastKind::CStyle | CastKind::Static),
            ExpressionKind::Name { entity, .. } => match self.program.entities[entity].kind {
                EntityKind::Variable(variable) => {
                    self.program.variables[variable].flags.contains(VariableFlags::CONSTEXPR)
                }
                _ => false,
            },
            _ => false,
        };
        is_candidate && matches!(self.evaluate(pointer, None, false), Ok(Value::Pointer(None)))
    }
}
