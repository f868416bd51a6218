//! Conditions of statements: expressions and declarations, with init-statements in front.

use crate::builder::{Around, Builder};
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use cufe_il::{StatementId, StatementKind};

impl Builder<'_> {
    /// A condition: an expression, or a declaration, which has a scope of its own around what follows.
    pub(crate) fn tested(&mut self, id: StatementId, owner: EntryId) -> Option<EntryId> {
        match self.program.statements[id].kind {
            StatementKind::Expression(expression) => Some(self.condition(expression)),
            StatementKind::Declaration { variables, .. } => {
                let &entity = self.program.entity_list(variables).first()?;
                Some(self.declared_condition(entity, owner, true))
            }
            _ => None,
        }
    }

    /// A condition behind an init-statement, in one scope with it.
    pub(crate) fn condition_with_init(
        &mut self,
        init: StatementId,
        condition: StatementId,
        owner: EntryId,
        is_bool: bool,
    ) -> Option<EntryId> {
        let program = self.program;
        let scope = self.new_scope("sck_condition");
        self.graph.set(scope, "assoc_statement", owner);
        if let Some(around) = self.around {
            self.around = Some(Around { scope, ..around });
        }
        let mut parts = self.statement(init);
        let &first = parts.first()?;
        // The initializations are reached through the declaration.
        for &part in &parts[1..] {
            if let Some(&Value::Entry(initialization)) = self.graph.get(part, "dynamic_init") {
                let is_set = self.graph.get(initialization, "follows_an_exec_statement").is_some();
                self.graph.flag(initialization, "follows_an_exec_statement", !is_set);
            }
        }
        parts.truncate(1);
        if let StatementKind::Declaration { .. } = program.statements[init].kind {
            let last = program.statements[init].last;
            self.end_of_construct(last, first, Some(last));
        }
        let mut variables: Vec<EntryId> = match self.graph.get(first, "entities") {
            Some(Value::Entries(entities)) => entities.clone(),
            _ => Vec::new(),
        };
        variables.retain(|&id| {
            let entry = self.graph.entry(id);
            entry.kind == Kind::Variable && entry.region != crate::graph::FILE
        });
        let node = match program.statements[condition].kind {
            StatementKind::Expression(_) => {
                let inner = if is_bool { self.tested(condition, owner) } else { self.tested_value(condition, owner) };
                let node = self.graph.add(Kind::Expression, self.region);
                self.graph.set_kind(node, "enk_condition");
                if let Some(ty) = inner.and_then(|inner| self.graph.get(inner, "type").cloned()) {
                    self.graph.set(node, "type", ty);
                }
                self.graph.set_if(node, "expr", inner);
                node
            }
            StatementKind::Declaration { variables: declared, .. } => {
                let &entity = program.entity_list(declared).first()?;
                let node = self.declared_in(entity, scope, is_bool);
                variables.extend(program.variable_of(entity).map(|variable| self.variable_entry(variable)));
                node
            }
            _ => return None,
        };
        self.graph.list(scope, "nonstatic_variables", "next", &variables);
        self.graph.set(node, "scope", scope);
        self.graph.list(node, "initialization", "next", &parts);
        Some(node)
    }

    /// The condition of a switch.
    pub(crate) fn tested_value(&mut self, id: StatementId, owner: EntryId) -> Option<EntryId> {
        match self.program.statements[id].kind {
            StatementKind::Expression(expression) => {
                let entry = &self.program.expressions[expression];
                let node = self.value(expression);
                Some(self.convert(node, entry.ty, self.used_type(expression), entry.first))
            }
            StatementKind::Declaration { variables, .. } => {
                let &entity = self.program.entity_list(variables).first()?;
                Some(self.declared_condition(entity, owner, false))
            }
            _ => None,
        }
    }

    /// A condition that declares a variable.
    pub(crate) fn declared_condition(&mut self, entity: cufe_il::EntityId, owner: EntryId, is_bool: bool) -> EntryId {
        let program = self.program;
        let scope = self.new_scope("sck_condition");
        self.graph.set(scope, "assoc_statement", owner);
        if let Some(around) = self.around {
            self.around = Some(Around { scope, ..around });
        }
        let node = self.declared_in(entity, scope, is_bool);
        if let Some(variable) = program.variable_of(entity) {
            let entry = self.variable_entry(variable);
            self.graph.list(scope, "nonstatic_variables", "next", &[entry]);
        }
        self.graph.set(node, "scope", scope);
        node
    }

    /// The node of a condition that declares a variable, in a scope that is there.
    pub(crate) fn declared_in(&mut self, entity: cufe_il::EntityId, scope: EntryId, is_bool: bool) -> EntryId {
        let program = self.program;
        let node = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(node, "enk_condition");
        let _ = scope;
        let Some(variable) = program.variable_of(entity) else { return node };
        let entry = self.variable_entry(variable);
        let token = program.entities[entity].token;
        self.put(token, entry);
        if let Some(Value::Entry(initialization)) = self.graph.get(entry, "dynamic").cloned() {
            self.graph.set(node, "dynamic_init", initialization);
            self.graph.mark(initialization, "follows_an_exec_statement");
        }
        let ty = program.variables[variable].ty;
        let target = program.non_reference(ty);
        let tested = program.tested_variables.get(&variable).copied();
        let value = match tested {
            Some(tested) if is_bool => self.condition(tested),
            Some(tested) => self.promoted_value(tested),
            None => {
                let value =
                    self.variable(variable, (target, token), self.sort(target) == crate::conversion::Sort::Class);
                if is_bool { self.as_condition(value, target, token) } else { value }
            }
        };
        self.graph.set(node, "expr", value);
        let shown = match (is_bool, tested) {
            (true, _) => self.type_entry(cufe_il::Program::builtin(cufe_il::Builtin::Bool)),
            (false, Some(tested)) => self.type_entry(self.used_type(tested)),
            (false, None) => self.type_entry(target),
        };
        self.graph.set(node, "type", shown);
        node
    }
}
