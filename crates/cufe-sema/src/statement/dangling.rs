//! Results that refer to what the end of the function destroys (836, 430, 1056).

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, EntityFlags, EntityId, EntityKind, ExpressionId, ExpressionKind, Operator, Qualifiers, StorageClass, Type,
    TypeId, UnaryOperator, ValueCategory, VariableFlags,
};

impl Sema<'_> {
    /// Warns of a returned reference or pointer to a local variable or temporary.
    pub(super) fn check_dangling(&mut self, value: ExpressionId, result: TypeId) {
        let first = self.expression(value).first;
        match self.program.structure(result) {
            Type::LvalueReference(target) | Type::RvalueReference(target) => {
                let is_rvalue = matches!(self.program.structure(result), Type::RvalueReference(_));
                let qualifiers = self.program.unqualified(self.program.canonical(target)).1;
                let takes_temporary =
                    is_rvalue || qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE);
                if self.local_object(value).is_some() && !self.is_converted_reference(value, target)
                    || self.is_captured_object(value, target)
                {
                    self.report_at(code::RETURNED_REFERENCE_TO_LOCAL, first);
                } else if takes_temporary && self.is_temporary(value, target) {
                    let first = match self.expression(value).kind {
                        ExpressionKind::InitializerList(list) => match self.program.expression_list(list) {
                            &[single] => self.expression(single).first,
                            _ => first,
                        },
                        _ => first,
                    };
                    self.report_at(code::RETURNED_REFERENCE_TO_TEMPORARY, first);
                }
            }
            _ => {
                if matches!(self.value_structure(result), Type::Pointer(_))
                    && let Some(local) = self.address_of_local(value)
                {
                    let name = self.entity_name(local);
                    let report = Report::new(code::POINTER_TO_LOCAL_RETURNED, self.position(first)).quoted(name);
                    self.report(report);
                }
            }
        }
    }

    /// Whether an entity is a variable that ends with the current function.
    fn is_local_object(&self, entity: EntityId) -> bool {
        // What a lambda captures lives outside of it.
        let lambda = self.context.function.and_then(|function| self.program.lambda_with_operator(function));
        let token = self.program.entities[entity].token;
        self.is_automatic_object(entity)
            && lambda.is_none_or(|lambda| token > self.program.lambdas[lambda].introducer.1)
    }

    /// Whether an entity is a variable that ends with some function.
    fn is_automatic_object(&self, entity: EntityId) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        let variable = &self.program.variables[variable];
        let is_automatic = matches!(variable.storage, StorageClass::None | StorageClass::Register | StorageClass::Auto)
            && !variable.flags.intersects(VariableFlags::THREAD_LOCAL | VariableFlags::INIT_CAPTURE)
            && (self.program.entities[entity].flags.contains(EntityFlags::LOCAL)
                || variable.flags.contains(VariableFlags::PARAMETER));
        is_automatic
            && !self.program.is_reference(variable.ty)
            && !self.is_dependent_type(variable.ty)
            && !variable.flags.contains(VariableFlags::BINDING)
    }

    /// Whether an lvalue is a variable that the lambda around captures, whole and as it is: the reference warns of references
    /// to it as if it were local (measured).
    fn is_captured_object(&self, value: ExpressionId, target: TypeId) -> bool {
        let entry = self.expression(self.without_parentheses(value));
        let ExpressionKind::Name { entity, .. } = entry.kind else { return false };
        let lambda = self.context.function.and_then(|function| self.program.lambda_with_operator(function));
        self.is_automatic_object(entity)
            && lambda
                .is_some_and(|lambda| self.program.entities[entity].token <= self.program.lambdas[lambda].introducer.1)
            && self.program.canonical(entry.ty) == self.program.canonical(target)
    }

    /// The local variable of which an lvalue is the object or a part.
    fn local_object(&self, expression: ExpressionId) -> Option<EntityId> {
        let entry = self.expression(expression);
        match entry.kind {
            ExpressionKind::Name { entity, .. } => self.is_local_object(entity).then_some(entity),
            ExpressionKind::Parenthesized(inner) => self.local_object(inner),
            ExpressionKind::Conditional { then, otherwise, .. } if entry.category == ValueCategory::Lvalue => {
                self.local_object(then).or_else(|| self.local_object(otherwise))
            }
            ExpressionKind::Member { object, member, is_arrow: false, .. } => {
                let is_part = matches!(self.program.entities[member].kind, EntityKind::Field(_))
                    && !self.program.is_reference(self.declared_type(member));
                if is_part { self.local_object(object) } else { None }
            }
            ExpressionKind::Subscript { base, .. } => {
                let is_array = matches!(self.value_structure(self.expression(base).ty), Type::Array { .. });
                if is_array { self.local_object(base) } else { None }
            }
            ExpressionKind::Cast { operand, .. } if entry.category != ValueCategory::Prvalue => {
                self.local_object(operand)
            }
            _ => None,
        }
    }

    /// Whether a reference to an lvalue is not bound to it but to a temporary, or by a conversion function.
    fn is_converted_reference(&self, value: ExpressionId, target: TypeId) -> bool {
        let from = self.value_structure(self.expression(value).ty);
        let to = self.value_structure(target);
        from != to && !matches!((from, to), (Type::Class(_), Type::Class(_)) | (Type::Array { .. }, Type::Array { .. }))
    }

    /// Whether a reference to a type is bound to a temporary object that an expression makes.
    fn is_temporary(&self, value: ExpressionId, target: TypeId) -> bool {
        let entry = self.expression(value);
        if self.is_dependent_type(target) {
            return false;
        }
        if let ExpressionKind::InitializerList(list) = entry.kind {
            return match self.program.expression_list(list) {
                &[single] => self.is_temporary(single, target),
                _ => true,
            };
        }
        if self.is_dependent_type(entry.ty) {
            return false;
        }
        match (self.value_structure(entry.ty), self.value_structure(target)) {
            (Type::Class(from), Type::Class(to)) => {
                let is_related =
                    from == to || matches!(self.base_relation(entry.ty, target), crate::class::BaseRelation::Yes(_));
                is_related && self.is_part_of_temporary(value)
            }
            (Type::Builtin(from), Type::Builtin(to)) => {
                from != Builtin::Void && (from != to || self.is_part_of_temporary(value))
            }
            (Type::Pointer(from), Type::Pointer(to)) => {
                self.program.canonical(from) == self.program.canonical(to) && self.is_part_of_temporary(value)
            }
            // By a constructor.
            (Type::Builtin(from), Type::Class(_)) => from != Builtin::Void,
            _ => false,
        }
    }

    fn is_part_of_temporary(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => self.is_part_of_temporary(inner),
            ExpressionKind::Member { object, member, is_arrow: false, .. } => {
                matches!(self.program.entities[member].kind, EntityKind::Field(_))
                    && !self.program.is_reference(self.declared_type(member))
                    && !self.is_dependent_type(self.expression(object).ty)
                    && self.is_part_of_temporary(object)
            }
            ExpressionKind::Call { .. } => {
                entry.category == ValueCategory::Prvalue && !self.program.is_reference(entry.ty)
            }
            ExpressionKind::Literal(_)
            | ExpressionKind::Boolean(_)
            | ExpressionKind::Construct { .. }
            | ExpressionKind::Binary { .. }
            | ExpressionKind::Unary { .. }
            | ExpressionKind::Cast { .. }
            | ExpressionKind::OperatorOnType { .. }
            | ExpressionKind::OperatorOnExpression { .. } => entry.category == ValueCategory::Prvalue,
            _ => false,
        }
    }

    /// The local variable to which, or to a part of which, a pointer value points.
    fn address_of_local(&self, expression: ExpressionId) -> Option<EntityId> {
        let entry = self.expression(expression);
        if self.program.called.contains_key(&expression) {
            return None;
        }
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => self.address_of_local(inner),
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                let inner = self.without_parentheses(operand);
                let is_choice = matches!(self.expression(inner).kind, ExpressionKind::Conditional { .. });
                if is_choice { None } else { self.local_object(operand) }
            }
            ExpressionKind::Cast { operand, .. }
                if entry.category == ValueCategory::Prvalue
                    && matches!(self.value_structure(entry.ty), Type::Pointer(_)) =>
            {
                self.address_of_local(operand)
            }
            ExpressionKind::Binary { operator: Operator::Plus | Operator::Minus, left, right }
                if matches!(self.value_structure(entry.ty), Type::Pointer(_)) =>
            {
                self.address_of_local(left).or_else(|| self.address_of_local(right))
            }
            ExpressionKind::Name { .. } | ExpressionKind::Subscript { .. } | ExpressionKind::Member { .. }
                if matches!(self.value_structure(entry.ty), Type::Array { .. }) =>
            {
                self.local_object(expression)
            }
            _ => None,
        }
    }
}
