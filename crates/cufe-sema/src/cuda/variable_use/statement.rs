//! How statements use the expressions in them.

use super::{Use, Walk};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    AsmOperands, EntityId, EntityKind, EntityList, ExpressionId, MemorySpace, StatementId, StatementKind,
    StatementList, Type, VariableFlags,
};
use cufe_lex::TokenKind;
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
            S::Declaration { first, variables } => {
                self.declaration(variables);
                if let Some(first) = first.filter(|_| variables.is_empty()) {
                    self.bindings(first);
                }
            }
            // Also in branches that are discarded.
            S::If { parts, has_else, is_constexpr } => {
                let parts = self.parts(parts);
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(if has_else { 2 } else { 1 }));
                self.with_parts_replaced(is_constexpr, |walk| walk.heads(heads));
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
                    let report = Report::new(code::EXCEPTIONS_IN_DEVICE_CODE, self.sema.position(entry.first));
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
            S::Asm(operands) => self.asm(operands),
            _ => {}
        }
    }

    /// An init-statement, if there is one, and a condition.
    fn heads(&mut self, heads: &[StatementId]) {
        let Some((&condition, before)) = heads.split_last() else { return };
        self.all(before);
        match self.program().statements[condition].kind {
            StatementKind::Expression(expression) => match self.structure(expression) {
                Type::Class(_) => self.converted_operand(expression),
                structure if Self::is_scalar(structure) => self.visit(expression, Use::Read),
                _ => self.visit(expression, Use::Nothing),
            },
            StatementKind::Declaration { variables, .. } => {
                self.statement(condition);
                self.declared_condition(variables);
            }
            _ => self.statement(condition),
        }
    }

    /// The variable that a condition declares is read.
    fn declared_condition(&mut self, variables: EntityList) {
        let &[entity] = self.program().entity_list(variables) else { return };
        let EntityKind::Variable(variable) = self.program().entities[entity].kind else { return };
        let (space, token) = (self.program().variables[variable].space, self.program().entities[entity].token);
        if !self.on_device && !space.is_empty() && !space.contains(MemorySpace::MANAGED) {
            self.report(code::DEVICE_VAR_READ_IN_HOST, token, crate::cuda::memory_space::space_name(space), entity);
        }
    }

    /// The operands of an assembler statement: inputs are read, outputs are written, or both where the constraint says so.
    fn asm(&mut self, operands: AsmOperands) {
        for operand in self.sema.asm_operands(operands) {
            if self.on_device {
                self.sema.check_device_asm(&operand);
                // A constant text, known when code is made.
                if self.sema.joined_literal_text(operand.constraint) == b"C" {
                    continue;
                }
            }
            let used = match (operand.is_output, self.sema.joined_literal_text(operand.constraint).first()) {
                (true, Some(b'+')) => Use::ReadWrite,
                (true, _) => Use::Write,
                (false, _) => Use::Read,
            };
            self.operand(operand.value, used);
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
            _ => {
                let is_object = self.sema.expression(value).category == cufe_il::ValueCategory::Lvalue;
                let replaces =
                    self.is_deduced_of_closure() || is_object && matches!(self.structure(value), Type::Class(_));
                self.with_parts_replaced(replaces, |walk| walk.initialize(result, value));
            }
        }
    }

    /// Whether the result of the function is deduced, of the call operator of a closure.
    fn is_deduced_of_closure(&self) -> bool {
        let is_deduced = self.program().functions[self.function].flags.contains(cufe_il::FunctionFlags::DEDUCED_RETURN);
        is_deduced && self.sema.lambda_of(self.function).is_some()
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
                self.with_parts_replaced(true, |walk| walk.initialize_variable(variable, ty, initializer));
            }
        }
    }

    /// A structured binding, known by its first name: what it binds to is copied or referred to.
    fn bindings(&mut self, first: EntityId) {
        let entity = &self.program().entities[first];
        let (token, kind) = (entity.token, entity.kind);
        let EntityKind::Variable(variable) = kind else { return };
        let variable = &self.program().variables[variable];
        let Some(initializer) = variable.initializer.filter(|_| variable.flags.contains(VariableFlags::BINDING)) else {
            return;
        };
        // The declarator in front of the bracket.
        let is_reference = token.checked_sub(2).is_some_and(|before| {
            self.sema.reader.is_any(before, &[TokenKind::Ampersand, TokenKind::AmpersandAmpersand])
        });
        if is_reference {
            self.texture_reference(self.sema.expression(initializer).ty, initializer);
        }
        match self.structure(initializer) {
            _ if is_reference => self.visit(initializer, Use::Address),
            Type::Array { .. } => self.visit(initializer, Use::Element),
            _ => self.with_parts_replaced(true, |walk| walk.value(initializer)),
        }
    }

    /// `({ ... })`: the value of the last expression is that of the whole, and is made whether it is used or not.
    pub(super) fn statement_expression(&mut self, statement: StatementId) {
        let StatementKind::Compound { statements, .. } = self.program().statements[statement].kind else { return };
        let parts = self.parts(statements);
        let Some((&last, before)) = parts.split_last() else { return };
        self.all(before);
        match self.program().statements[last].kind {
            StatementKind::Expression(expression) => self.value(expression),
            _ => self.statement(last),
        }
    }
}
