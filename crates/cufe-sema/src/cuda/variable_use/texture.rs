//! Textures and surfaces in device code (3554 to 3557, 3559): they are known by their names, so no address of them is taken, no
//! pointer to them followed and no reference bound to them.

use super::Walk;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{EntityId, EntityKind, ExpressionId, ExpressionKind, Type, TypeId, UnaryOperator};

impl Walk<'_, '_> {
    /// `&t`, `*p`; `token` is the operator.
    pub(super) fn texture_operator(&mut self, operator: UnaryOperator, operand: ExpressionId, result: TypeId) {
        let inner = self.sema.without_parentheses(operand);
        let named = match self.sema.expression(inner).kind {
            ExpressionKind::Name { entity, .. } => Some(entity),
            _ => None,
        };
        let token = self.sema.expression(operand).first;
        match operator {
            UnaryOperator::AddressOf if self.sema.is_texture_type(self.sema.expression(inner).ty) => {
                let named = named.filter(|&entity| self.is_object(entity));
                self.texture_report(
                    code::ADDR_OF_TEXT_SURF_VAR_IN_DEVICE_FUNC,
                    code::ADDR_OF_TEXT_SURF_EXPR_IN_DEVICE_FUNC,
                    named,
                    token,
                );
            }
            UnaryOperator::Dereference if self.sema.is_texture_type(result) => {
                let named = named.filter(|&entity| self.program().variable_of(entity).is_some());
                self.texture_report(
                    code::INDIR_INTO_TEXT_SURF_VAR_IN_DEVICE_FUNC,
                    code::INDIR_INTO_TEXT_SURF_EXPR_IN_DEVICE_FUNC,
                    named,
                    token,
                );
            }
            _ => {}
        }
    }

    /// One number where a variable is named, the other for any other expression.
    fn texture_report(&mut self, of_variable: Code, of_expression: Code, named: Option<EntityId>, token: u32) {
        let position = self.sema.position(token);
        let report = match named {
            Some(entity) => Report::new(of_variable, position).with(Argument::Quoted(self.sema.entity_name(entity))),
            None => Report::new(of_expression, position),
        };
        self.device_report(report, token);
    }

    /// Whether an entity is a variable, and no reference to one.
    fn is_object(&self, entity: EntityId) -> bool {
        let EntityKind::Variable(variable) = self.program().entities[entity].kind else { return false };
        !self.program().is_reference(self.program().variables[variable].ty)
    }

    /// A reference to a type is bound to an expression.
    pub(super) fn texture_reference(&mut self, target: TypeId, expression: ExpressionId) {
        if self.on_device && self.sema.is_texture_type(target) {
            let token = self.sema.expression(expression).first;
            self.device_report(
                Report::new(code::REFERENCE_TO_TEXT_SURF_VAR_IN_DEVICE_FUNC, self.sema.position(token)),
                token,
            );
        }
    }

    /// The operands of an operator function that a binary operator calls.
    pub(super) fn texture_operands(&mut self, expression: ExpressionId, operands: [ExpressionId; 2]) {
        let Some(&function) = self.program().called.get(&expression) else { return };
        let is_member = self.sema.is_non_static_member(function);
        let Some(ty) = self.program().as_function(self.program().functions[function].ty) else { return };
        let parameters = ty.parameters.clone();
        let operands = if is_member { &operands[1..] } else { &operands[..] };
        for (&operand, parameter) in operands.iter().zip(parameters) {
            if let Type::LvalueReference(inner) | Type::RvalueReference(inner) = self.program().structure(parameter) {
                self.texture_reference(inner, operand);
            }
        }
    }

    /// A texture that a lambda captures by reference.
    pub(super) fn texture_capture(&mut self, entity: EntityId, token: u32) {
        let is_texture = self
            .program()
            .variable_of(entity)
            .is_some_and(|variable| self.sema.is_texture_type(self.program().variables[variable].ty));
        if self.on_device && is_texture {
            self.device_report(
                Report::new(code::REFERENCE_TO_TEXT_SURF_VAR_IN_DEVICE_FUNC, self.sema.position(token)),
                token,
            );
        }
    }
}
