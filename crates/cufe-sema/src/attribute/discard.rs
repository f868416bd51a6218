//! Results that must not be dropped ([dcl.attr.nodiscard], `warn_unused_result`).

use crate::Sema;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    AttributeFacts, EntityId, EntityKind, Expression, ExpressionId, ExpressionKind, Name, Operator, Type, TypeId,
};

impl Sema<'_> {
    /// Checks an expression whose value is dropped: a call of a function, or of one that returns a type, that asks for its
    /// result to be used. Of the comma both operands are dropped, of the conditional operator the second and third.
    pub fn check_discarded(&mut self, expression: ExpressionId) {
        if self.context.speculating > 0 || self.context.unevaluated > 0 || self.program.attributes.is_empty() {
            return;
        }
        let mut open = vec![expression];
        while let Some(expression) = open.pop() {
            let first = self.program.expressions.get(expression).map_or(0, |entry| entry.first);
            let mut expression = expression;
            while let Some(&Expression { kind: ExpressionKind::Parenthesized(inner), .. }) =
                self.program.expressions.get(expression)
            {
                expression = inner;
            }
            let Some(&entry) = self.program.expressions.get(expression) else { continue };
            match entry.kind {
                ExpressionKind::Binary { operator: Operator::Comma, left, right } => open.extend([right, left]),
                ExpressionKind::Conditional { then, otherwise, .. } => open.extend([otherwise, then]),
                ExpressionKind::Call { callee, .. } => self.check_discarded_call(callee, entry.ty, first),
                ExpressionKind::Construct { .. } => self.check_discarded_object(expression, entry.ty, entry.first),
                _ => {}
            }
        }
    }

    fn check_discarded_call(&mut self, callee: ExpressionId, ty: TypeId, first: u32) {
        let Some(function) = self.called_entity(callee) else { return };
        let open = self.opening_parenthesis(callee);
        if self.check_discarded_function(function, open, first) {
            return;
        }
        let result = self.program.function_of(function).map(|function| self.program.functions[function].ty);
        let result = result.and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
        if !result.is_some_and(|result| self.program.is_reference(result)) {
            self.check_discarded_type(
                ty,
                open,
                [code::NODISCARD_TYPE_DISCARDED, code::NODISCARD_TYPE_WITH_REASON_DISCARDED],
            );
        }
    }

    fn check_discarded_object(&mut self, expression: ExpressionId, ty: TypeId, first: u32) {
        if let Some(&constructor) = self.program.called.get(&expression) {
            let entity = self.program.functions[constructor].entity;
            if self.program.has_attribute(entity, AttributeFacts::NODISCARD) {
                self.report_discarded(code::NODISCARD_CONSTRUCTOR_DISCARDED, entity, first);
                return;
            }
        }
        if self.program.class_of(ty).is_some() {
            self.check_discarded_type(
                ty,
                first,
                [code::NODISCARD_OBJECT_DISCARDED, code::NODISCARD_OBJECT_WITH_REASON_DISCARDED],
            );
        }
    }

    /// The function that a callee names, where overload resolution has found it.
    fn called_entity(&self, callee: ExpressionId) -> Option<EntityId> {
        let entry = self.program.expressions.get(callee)?;
        let entity = match entry.kind {
            ExpressionKind::Name { entity, .. } => entity,
            ExpressionKind::Parenthesized(inner) => return self.called_entity(inner),
            ExpressionKind::Member { member, .. } => member,
            _ => return None,
        };
        let is_function = matches!(self.program.entities[entity].kind, EntityKind::Function(_));
        is_function.then_some(entity)
    }

    /// The `(` of a call: the token behind its callee.
    fn opening_parenthesis(&self, callee: ExpressionId) -> u32 {
        self.program.expressions.get(callee).map_or(0, |entry| entry.last + 1)
    }

    fn check_discarded_function(&mut self, function: EntityId, open: u32, first: u32) -> bool {
        let Some(record) = self.program.attributes_of(function) else { return false };
        let (facts, has_text) = (record.facts, record.discard_text.is_some());
        if facts.contains(AttributeFacts::NODISCARD) {
            self.report_discarded(
                if has_text { code::NODISCARD_WITH_REASON_DISCARDED } else { code::NODISCARD_VALUE_DISCARDED },
                function,
                open,
            );
            return true;
        }
        if facts.contains(AttributeFacts::WARN_UNUSED_RESULT) {
            self.report_discarded(code::UNUSED_RESULT, function, first);
            return true;
        }
        false
    }

    /// A class or enumeration that asks for its values to be used; `codes` are those without and with a text.
    fn check_discarded_type(&mut self, ty: TypeId, token: u32, codes: [Code; 2]) {
        let entity = match self.program.structure(self.program.unqualified(ty).0) {
            Type::Class(class) => self.program.classes[class].entity,
            Type::Enum(id) => self.program.enums[id].entity,
            _ => return,
        };
        let Some(record) = self.program.attributes_of(entity) else { return };
        let code = codes[usize::from(record.discard_text.is_some())];
        if record.facts.contains(AttributeFacts::NODISCARD) {
            self.report_discarded(code, entity, token);
        }
    }

    fn report_discarded(&mut self, code: Code, entity: EntityId, token: u32) {
        let text = self.program.attributes_of(entity).and_then(|record| record.discard_text);
        let mut report = Report::new(code, self.position(token));
        if self.program.entities[entity].name != Name::UNNAMED {
            report = report.quoted(self.entity_name(entity));
        }
        if let Some(text) = text {
            report = report.quoted(String::from_utf8_lossy(self.literal_text(text)));
        }
        self.report(report);
    }
}
