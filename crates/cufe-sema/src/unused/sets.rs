//! The walk over a complete body that finds its variables and the names that are no uses of their values.

use super::Sets;
use crate::Sema;
use cufe_il::{
    CastKind, EntityFlags, EntityId, EntityKind, ExpressionId, ExpressionKind, Operator, Program, StatementId,
    StatementKind, StatementList, Type, VariableFlags,
};
use rustc_hash::FxHashSet;

/// How a variable is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// By a declaration statement.
    Plain,
    /// In a condition, which uses it.
    Condition,
    /// By a range-based for, which sets it.
    Range,
    /// By a handler.
    Handler,
}

/// What happens to the value of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Value,
    Discarded,
    /// The left operand of an assignment.
    Target,
}

#[derive(Clone, Copy)]
enum Work {
    Statement(StatementId),
    Expression(ExpressionId, Mode),
}

/// What a body declares.
#[derive(Default)]
pub(super) struct Locals {
    pub(super) variables: Vec<(EntityId, Role)>,
    /// The first names of structured binding declarations.
    pub(super) bindings: Vec<(EntityId, Role)>,
}

struct Walk<'s, 't> {
    sema: &'s mut Sema<'t>,
    work: Vec<Work>,
    locals: Locals,
    own: FxHashSet<EntityId>,
}

impl Sema<'_> {
    /// Walks a body; names that set a variable of the body or of no body are counted.
    pub(super) fn walk_body(&mut self, parts: &[StatementId], parameters: &[EntityId]) -> Locals {
        let own = parameters.iter().copied().collect();
        let mut walk = Walk { sema: self, work: Vec::new(), locals: Locals::default(), own };
        walk.work.extend(parts.iter().rev().map(|&part| Work::Statement(part)));
        while let Some(work) = walk.work.pop() {
            match work {
                Work::Statement(statement) => walk.statement(statement),
                Work::Expression(expression, mode) => walk.expression(expression, mode),
            }
        }
        walk.locals
    }
}

impl Walk<'_, '_> {
    fn later(&mut self, statements: &[StatementId]) {
        self.work.extend(statements.iter().rev().map(|&statement| Work::Statement(statement)));
    }

    fn list(&self, list: StatementList) -> Vec<StatementId> {
        self.sema.program.statement_list(list).to_vec()
    }

    fn declared(&mut self, statement: StatementId, role: Role) {
        let StatementKind::Declaration { first, variables } = self.sema.program.statements[statement].kind else {
            return;
        };
        let list = self.sema.program.entity_list(variables).to_vec();
        if let Some(first) = list.first().copied().or(first)
            && let Some(variable) = self.sema.program.variable_of(first)
            && self.sema.program.variables[variable].flags.contains(VariableFlags::BINDING)
        {
            self.locals.bindings.push((first, role));
            self.own.extend(bindings_from(&self.sema.program, first));
            self.initializer(first);
            return;
        }
        for entity in list {
            self.own.insert(entity);
            self.locals.variables.push((entity, role));
            self.initializer(entity);
        }
    }

    fn initializer(&mut self, entity: EntityId) {
        let variable = self.sema.program.variable_of(entity);
        if let Some(initializer) = variable.and_then(|variable| self.sema.program.variables[variable].initializer) {
            self.work.push(Work::Expression(initializer, Mode::Value));
        }
    }

    /// A condition: an expression whose value is used, or a declaration.
    fn condition(&mut self, statement: StatementId) {
        match self.sema.program.statements[statement].kind {
            StatementKind::Expression(expression) => self.work.push(Work::Expression(expression, Mode::Value)),
            StatementKind::Declaration { .. } => self.declared(statement, Role::Condition),
            _ => self.work.push(Work::Statement(statement)),
        }
    }

    fn statement(&mut self, statement: StatementId) {
        match self.sema.program.statements[statement].kind {
            StatementKind::Empty
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Goto(_)
            | StatementKind::Unknown => {}
            StatementKind::Asm(operands) => {
                for operand in self.sema.asm_operands(operands) {
                    let mode = if operand.is_output { Mode::Target } else { Mode::Value };
                    self.work.push(Work::Expression(operand.value, mode));
                }
            }
            StatementKind::Expression(expression) => self.work.push(Work::Expression(expression, Mode::Discarded)),
            StatementKind::ComputedGoto(target) => self.work.push(Work::Expression(target, Mode::Value)),
            StatementKind::Declaration { .. } => self.declared(statement, Role::Plain),
            StatementKind::Compound { statements: parts, .. }
            | StatementKind::IfConsteval { parts }
            | StatementKind::Try(parts) => {
                let parts = self.list(parts);
                self.later(&parts);
            }
            StatementKind::If { parts, has_else, .. } => {
                let parts = self.list(parts);
                let (heads, branches) = parts.split_at(parts.len().saturating_sub(if has_else { 2 } else { 1 }));
                self.later(branches);
                self.heads(heads);
            }
            StatementKind::Switch(parts) | StatementKind::While(parts) => {
                let parts = self.list(parts);
                if let Some((&body, heads)) = parts.split_last() {
                    self.later(&[body]);
                    self.heads(heads);
                }
            }
            StatementKind::Do(parts) => {
                let parts = self.list(parts);
                if let Some((&body, heads)) = parts.split_first() {
                    self.heads(heads);
                    self.later(&[body]);
                }
            }
            StatementKind::For(parts) => {
                let parts = self.list(parts);
                let &[init, condition, step, body] = parts.as_slice() else { return };
                self.later(&[init, step, body]);
                self.condition(condition);
            }
            StatementKind::RangeFor(parts) => {
                let parts = self.list(parts);
                let &[init, declaration, range, body] = parts.as_slice() else { return };
                self.later(&[init, body]);
                self.declared(declaration, Role::Range);
                self.condition(range);
            }
            StatementKind::Return { value, .. } => {
                self.work.extend(value.map(|value| Work::Expression(value, Mode::Value)));
            }
            StatementKind::Label { statement, .. } | StatementKind::Default(statement) => self.later(&[statement]),
            StatementKind::Case { statement, .. } => self.later(&[statement]),
            StatementKind::Handler { declaration, body, .. } => {
                if let Some(entity) = declaration {
                    self.own.insert(entity);
                    self.locals.variables.push((entity, Role::Handler));
                }
                self.later(&[body]);
            }
        }
    }

    /// Init-statements, and the condition at the end.
    fn heads(&mut self, heads: &[StatementId]) {
        if let Some((&condition, inits)) = heads.split_last() {
            self.condition(condition);
            self.later(inits);
        }
    }

    fn expression(&mut self, expression: ExpressionId, mode: Mode) {
        let entry = self.sema.expression(expression);
        let is_overloaded = self.sema.program.called.contains_key(&expression);
        match entry.kind {
            ExpressionKind::Name { entity, .. } => self.name(entity, mode),
            ExpressionKind::Parenthesized(inner) => self.work.push(Work::Expression(inner, mode)),
            ExpressionKind::Binary { operator: Operator::Comma, left, right } if !is_overloaded => {
                let mode = if mode == Mode::Discarded { mode } else { Mode::Value };
                self.work.extend([Work::Expression(right, mode), Work::Expression(left, Mode::Discarded)]);
            }
            ExpressionKind::Binary { operator: Operator::Equal, left, right } if !is_overloaded => {
                self.work.extend([Work::Expression(right, Mode::Value), Work::Expression(left, Mode::Target)]);
            }
            ExpressionKind::Conditional { condition, then, otherwise } if mode == Mode::Discarded => {
                self.work.push(Work::Expression(condition, Mode::Value));
                if then != condition {
                    self.work.push(Work::Expression(then, mode));
                }
                self.work.push(Work::Expression(otherwise, mode));
            }
            ExpressionKind::Cast { kind: CastKind::CStyle | CastKind::Static, operand }
                if self.sema.value_structure(entry.ty) == Type::Builtin(cufe_il::Builtin::Void) =>
            {
                self.work.push(Work::Expression(operand, Mode::Discarded));
            }
            // Parts of the variable itself.
            ExpressionKind::Subscript { base, subscripts } if mode == Mode::Target && !is_overloaded => {
                let is_array = matches!(self.sema.value_structure(self.sema.expression(base).ty), Type::Array { .. });
                self.work.push(Work::Expression(base, if is_array { mode } else { Mode::Value }));
                let list = self.sema.program.expression_list(subscripts);
                self.work.extend(list.iter().map(|&index| Work::Expression(index, Mode::Value)));
            }
            ExpressionKind::Member { object, is_arrow, .. } => {
                let mode = if mode == Mode::Target && !is_arrow { mode } else { Mode::Value };
                self.work.push(Work::Expression(object, mode));
            }
            ExpressionKind::Lambda(lambda) => self.captures(lambda),
            ExpressionKind::StatementExpression(statement) => self.work.push(Work::Statement(statement)),
            _ => {
                let list = self.sema.program.operands(expression);
                self.work.extend(list.iter().map(|&operand| Work::Expression(operand, Mode::Value)));
            }
        }
    }

    /// A capture is a use.
    fn captures(&mut self, lambda: u32) {
        let Some(lambda) = self.sema.program.lambdas.get(lambda as usize) else { return };
        for capture in lambda.captures.clone() {
            match (capture.initializer, capture.entity) {
                (Some(initializer), _) => self.work.push(Work::Expression(initializer, Mode::Value)),
                (None, Some(entity)) => self.sema.note_reference(entity),
                (None, None) => {}
            }
        }
    }

    fn name(&mut self, entity: EntityId, mode: Mode) {
        let EntityKind::Variable(variable) = self.sema.program.entities[entity].kind else { return };
        let is_reference = self.sema.program.is_reference(self.sema.program.variables[variable].ty)
            && !self.sema.program.variables[variable].flags.contains(VariableFlags::BINDING);
        let is_local = self.sema.program.entities[entity].flags.contains(EntityFlags::LOCAL)
            || self.sema.has_automatic_storage(entity);
        if mode == Mode::Value || mode == Mode::Target && is_reference || is_local && !self.own.contains(&entity) {
            return;
        }
        let sets: &mut Sets = self.sema.usage.sets.entry(entity).or_default();
        sets.names += 1;
        sets.is_assigned |= mode == Mode::Target;
    }
}

/// The names of a structured binding declaration, from the first on.
pub(super) fn bindings_from(program: &Program, first: EntityId) -> Vec<EntityId> {
    let scope = program.entities[first].scope;
    let mut names = Vec::new();
    let mut number = first.number();
    while let Some(entity) = program.entities.get(EntityId::from_number(number)) {
        let is_binding = entity.scope == scope
            && matches!(entity.kind, EntityKind::Variable(variable)
                if program.variables[variable].flags.contains(VariableFlags::BINDING));
        // Of a declaration that follows directly, the initializer lies elsewhere.
        let begins_another = !names.is_empty()
            && matches!(entity.kind, EntityKind::Variable(variable) if program.variables[variable].initializer.is_some());
        if !is_binding || begins_another {
            break;
        }
        names.push(EntityId::from_number(number));
        number += 1;
    }
    names
}
