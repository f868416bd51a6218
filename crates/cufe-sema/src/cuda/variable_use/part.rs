//! Elements and members of constants that the device compiler replaces by their values. The objects are the host's, so what is
//! not replaced is missing on the device (3525). Where it does so is measured: it follows from no rule of the language.

use super::{Use, Walk};
use cufe_il::{
    EntityId, EntityKind, ExpressionId, ExpressionKind, ExpressionList, Operator, Type, UnaryOperator, ValueCategory,
    VariableFlags,
};

impl Walk<'_, '_> {
    /// Whether an expression is a part of a constant that stands where the device compiler replaces it by its value, if it
    /// has one: whether it has is asked later.
    pub(super) fn is_replaced_part(&self, expression: ExpressionId, used: Use) -> bool {
        let entry = self.sema.expression(expression);
        if !self.on_device || !matches!(used, Use::Read | Use::Nothing) || entry.category != ValueCategory::Lvalue {
            return false;
        }
        let is_subscript = match entry.kind {
            ExpressionKind::Subscript { .. } => true,
            ExpressionKind::Member { .. } | ExpressionKind::Unary { operator: UnaryOperator::Dereference, .. } => false,
            _ => return false,
        };
        let Some(constant) = self.constant_of_part(expression) else { return false };
        let EntityKind::Variable(variable) = self.program().entities[constant].kind else { return false };
        let is_member = self.program().variables[variable].flags.contains(VariableFlags::STATIC_MEMBER);
        !is_subscript
            || used == Use::Nothing
            || self.replaces_parts
            || is_member && self.beside_object != Some(expression)
    }

    /// Whether some initializer is nothing but an element of an array.
    pub(super) fn are_elements(&self, list: ExpressionList) -> bool {
        self.operands(list).iter().any(|&expression| {
            let inner = self.sema.without_parentheses(expression);
            matches!(self.sema.expression(inner).kind, ExpressionKind::Subscript { .. })
        })
    }

    /// Whether a member is a static one.
    pub(super) fn is_variable(&self, member: EntityId) -> bool {
        matches!(self.program().entities[member].kind, EntityKind::Variable(_))
    }

    /// The variable of which an expression names a part: `a[1]`, `*(a + 1)`, `o.m`, `(&o)->m`.
    fn constant_of_part(&self, part: ExpressionId) -> Option<EntityId> {
        let mut inner = part;
        loop {
            inner = self.sema.without_parentheses(inner);
            inner = match self.sema.expression(inner).kind {
                ExpressionKind::Name { entity, .. } => return Some(entity),
                ExpressionKind::Member { member, .. } if self.is_variable(member) => {
                    return Some(member);
                }
                ExpressionKind::Member { object, .. } => object,
                ExpressionKind::Unary { operator: UnaryOperator::Dereference | UnaryOperator::AddressOf, operand } => {
                    operand
                }
                ExpressionKind::Binary { operator: Operator::Plus | Operator::Minus, left, .. } => left,
                ExpressionKind::Subscript { base, subscripts } => match self.structure(base) {
                    Type::Array { .. } | Type::Pointer(_) => base,
                    // `1[a]`
                    _ => *self.program().expression_list(subscripts).first()?,
                },
                _ => return None,
            };
        }
    }

    /// Does something where parts of constants are replaced, or are not.
    pub(super) fn with_parts_replaced(&mut self, replaces: bool, inner: impl FnOnce(&mut Self)) {
        let around = std::mem::replace(&mut self.replaces_parts, replaces);
        inner(self);
        self.replaces_parts = around;
    }

    /// The right operand of an operator that reads both: what is read beside an object is not replaced.
    pub(super) fn beside(&mut self, left: ExpressionId, right: ExpressionId) {
        if self.sema.expression(left).category == ValueCategory::Lvalue {
            self.beside_object = Some(self.sema.without_parentheses(right));
        }
        self.operand(right, Use::Read);
    }
}
