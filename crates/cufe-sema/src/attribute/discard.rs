//! Results that must not be dropped ([dcl.attr.nodiscard], `warn_unused_result`; spec/data/gnu-attributes.tsv).

use crate::Sema;
use cufe_diagnostics::{Code, Report};
use cufe_il::{AttributeFacts, EntityId, EntityKind, Expression, ExpressionId, ExpressionKind, Name, Type, TypeId};

impl Sema<'_> {
    /// Checks an expression whose value is dropped: a call of a function, or of one that returns a type, that asks for its
    /// result to be used.
    pub fn check_discarded(&mut self, expression: ExpressionId) {
        if self.context.speculating > 0 || self.context.unevaluated > 0 || self.program.attributes.is_empty() {
            return;
        }
        let mut expression = expression;
        while let Some(&Expression { kind: ExpressionKind::Parenthesized(inner), .. }) =
            self.program.expressions.get(expression)
        {
            expression = inner;
        }
        let Some(&entry) = self.program.expressions.get(expression) else { return };
        match entry.kind {
            ExpressionKind::Call { callee, .. } => {
                let function = self.called_entity(callee);
                let open = self.opening_parenthesis(callee);
                if let Some(function) = function {
                    if self.check_discarded_function(function, open, entry.first) {
                        return;
                    }
                    self.check_discarded_type(entry.ty, open);
                }
            }
            ExpressionKind::Construct { .. } => {
                if let Some(&constructor) = self.program.called.get(&expression) {
                    let entity = self.program.functions[constructor].entity;
                    if self.program.has_attribute(entity, AttributeFacts::NODISCARD) {
                        self.report_discarded(3002, entity, entry.first);
                        return;
                    }
                }
                self.check_discarded_type(entry.ty, entry.first);
            }
            _ => {}
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
            self.report_discarded(if has_text { 3000 } else { 2809 }, function, open);
            return true;
        }
        if facts.contains(AttributeFacts::WARN_UNUSED_RESULT) {
            self.report_discarded(1650, function, first);
            return true;
        }
        false
    }

    fn check_discarded_type(&mut self, ty: TypeId, token: u32) {
        let entity = match self.program.structure(self.program.unqualified(ty).0) {
            Type::Class(class) => self.program.classes[class].entity,
            Type::Enum(id) => self.program.enums[id].entity,
            _ => return,
        };
        let Some(record) = self.program.attributes_of(entity) else { return };
        if record.facts.contains(AttributeFacts::NODISCARD) {
            self.report_discarded(2810, entity, token);
        }
    }

    fn report_discarded(&mut self, code: u16, entity: EntityId, token: u32) {
        let text = self.program.attributes_of(entity).and_then(|record| record.discard_text);
        let mut report = Report::new(Code(code), self.position(token));
        if self.program.entities[entity].name != Name::UNNAMED {
            report = report.quoted(self.entity_name(entity));
        }
        if let Some(text) = text {
            report = report.quoted(String::from_utf8_lossy(self.literal_text(text)));
        }
        self.report(report);
    }
}
