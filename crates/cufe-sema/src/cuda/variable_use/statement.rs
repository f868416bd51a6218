//! How statements use the expressions in them.

use super::{Use, Walk};
use cufe_diagnostics::{Code, Report};
use cufe_il::{EntityId, EntityKind, EntityList, ExpressionId, StatementId, StatementKind, StatementList, Type};
use smallvec::SmallVec;

impl Walk<'_, '_> {
    fn parts(&self, list: StatementList) -> SmallVec<[StatementId; 8]> {
        self.program().statement_list(list).into()
    }

    pub(super) fn statement(&mut self, statement: StatementId) {
        self.deeper(|walk| walk.statement_inner(statement));
    }

    fn all(&mut self, statements: &[StatementId]) {
        for &statement in statements {
            self.statement(statement);
        }
    }

    fn statement_inner(&mut self, statement: StatementId) {
        use StatementKind as S;
        let entry = self.program().statements[statement];
        match entry.kind {
            S::Expression(expression) => self.visit(expression, Use::Nothing),
            S::Compound { statements, .. } => {
                let parts = self.parts(statements);
                self.all(&parts);
            }
            S::Declaration { variables, .. } => self.declaration(variables),
            // Also in branches that are discarded.
            S::If { parts, has_else, .. } => {
                let parts = self.parts(parts);
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(if has_else { 2 } else { 1 }));
                self.heads(heads);
                self.all(branches);
            }
            S::Switch(parts) | S::While(parts) => {
                let parts = self.parts(parts);
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(1));
                self.heads(heads);
                self.all(branches);
            }
            S::Do(parts) => {
                let parts = self.parts(parts);
                if let Some((&body, condition)) = parts.split_first() {
                    self.statement(body);
                    self.heads(condition);
                }
            }
            S::For(parts) => {
                let parts = self.parts(parts);
                for (index, &part) in parts.iter().enumerate() {
                    if index == 1 { self.heads(&[part]) } else { self.statement(part) }
                }
            }
            S::RangeFor(parts) => {
                let parts = self.parts(parts);
                for (index, &part) in parts.iter().enumerate() {
                    match (index, self.program().statements[part].kind) {
                        (2, S::Expression(range)) => self.visit(range, Use::Address),
                        _ => self.statement(part),
                    }
                }
            }
            S::Try(parts) => {
                if self.on_device {
                    let report = Report::new(Code(3517), self.sema.position(entry.first));
                    self.device_report(report, entry.first);
                }
                let parts = self.parts(parts);
                self.all(&parts);
            }
            S::IfConsteval { parts } => {
                let parts = self.parts(parts);
                self.all(&parts);
            }
            S::Return { value: Some(value), .. } => self.result(value),
            S::ComputedGoto(target) => self.visit(target, Use::Read),
            S::Case { statement, .. } | S::Label { statement, .. } | S::Default(statement) => self.statement(statement),
            S::Handler { body, .. } => self.statement(body),
            _ => {}
        }
    }

    /// An init-statement, if there is one, and a condition.
    fn heads(&mut self, heads: &[StatementId]) {
        let Some((&condition, before)) = heads.split_last() else { return };
        self.all(before);
        match self.program().statements[condition].kind {
            StatementKind::Expression(expression) => match self.structure(expression) {
                Type::Class(_) => self.visit(expression, Use::Address),
                structure if Self::is_scalar(structure) => self.visit(expression, Use::Read),
                _ => self.visit(expression, Use::Nothing),
            },
            _ => self.statement(condition),
        }
    }

    /// The operand of `return`: of a template it is looked at in the instances.
    fn result(&mut self, value: ExpressionId) {
        if self.is_template {
            return self.visit(value, Use::Nothing);
        }
        let function = &self.program().functions[self.function];
        let Some(result) = self.program().as_function(function.ty).map(|ty| ty.result) else { return };
        match self.program().structure(result) {
            Type::DecltypeAuto | Type::Unknown => {
                let entry = self.sema.expression(value);
                match entry.category {
                    cufe_il::ValueCategory::Lvalue if self.is_reference_result(value) => {
                        self.visit(value, Use::Address);
                    }
                    _ => self.value(value),
                }
            }
            _ => self.initialize(result, value),
        }
    }

    /// Whether `decltype(e)` is a reference type: `e` is an lvalue and not a bare name.
    fn is_reference_result(&self, value: ExpressionId) -> bool {
        !matches!(
            self.sema.expression(value).kind,
            cufe_il::ExpressionKind::Name { .. } | cufe_il::ExpressionKind::Member { .. }
        )
    }

    /// The initializers of the variables of a declaration.
    fn declaration(&mut self, variables: EntityList) {
        let variables: SmallVec<[EntityId; 4]> = self.program().entity_list(variables).into();
        for entity in variables {
            let EntityKind::Variable(variable) = self.program().entities[entity].kind else { continue };
            if self.on_device {
                self.device_local(variable);
            }
            let entry = &self.program().variables[variable];
            let (ty, initializer) = (entry.ty, entry.initializer);
            if let Some(initializer) = initializer {
                self.initialize(ty, initializer);
            }
        }
    }

    /// `({ ... })`: the value of the last expression is that of the whole.
    pub(super) fn statement_expression(&mut self, statement: StatementId, used: Use) {
        let StatementKind::Compound { statements, .. } = self.program().statements[statement].kind else { return };
        let parts = self.parts(statements);
        let Some((&last, before)) = parts.split_last() else { return };
        self.all(before);
        match self.program().statements[last].kind {
            StatementKind::Expression(expression) if used != Use::Nothing => self.value(expression),
            _ => self.statement(last),
        }
    }
}
