//! Jumps and labels ([stmt.jump], [stmt.label]), and what the bodies around a point allow.

use crate::Sema;
use cufe_il::{EntityId, Name, ScopeId, ScopeKind, StatementId, StatementKind};

impl Sema<'_> {
    /// Notes a name that a head declares.
    pub fn note_controlled(&mut self, entity: EntityId, code: u16) {
        if self.context.speculating == 0 {
            let entry = &self.program.entities[entity];
            self.declarations.controlled.insert((entry.scope, entry.name), code);
        }
    }

    /// Notes the variables that a statement in a head declares.
    pub fn note_controlled_names(&mut self, statement: StatementId, code: u16) {
        if let StatementKind::Declaration { variables, .. } = self.program.statements[statement].kind {
            for entity in self.program.entity_list(variables).to_vec() {
                self.note_controlled(entity, code);
            }
        }
    }

    /// Notes the parameters whose names the handler of a function-try-block cannot declare again (1203).
    pub fn note_handled_parameters(&mut self, handler: ScopeId) {
        let program = &self.program;
        let parameters = program.scopes[handler]
            .parent
            .filter(|&parent| program.scopes[parent].kind == ScopeKind::FunctionParameters)
            .and(self.context.function);
        let Some(function) = parameters else { return };
        let record =
            program.functions[function].definition.and_then(|record| program.function_declarations.get(record));
        let names: Vec<Name> = record.map_or_else(Vec::new, |record| {
            let variables = record.parameter_list.iter().map(|parameter| parameter.variable);
            variables.map(|variable| program.entities[program.variables[variable].entity].name).collect()
        });
        for name in names {
            self.declarations.controlled.insert((handler, name), 1203);
        }
    }

    /// The diagnostic of a declaration in a block that the declaration of the same name controls.
    pub fn controlled_name(&self, scope: ScopeId, name: Name) -> Option<u16> {
        let scope = &self.program.scopes[scope];
        match (scope.kind, scope.parent) {
            (ScopeKind::Block, Some(parent)) => self.controlled_in(parent, name),
            _ => None,
        }
    }

    /// The diagnostic of a declaration of a name in the block that a scope's declarations control.
    pub fn controlled_in(&self, scope: ScopeId, name: Name) -> Option<u16> {
        self.declarations.controlled.get(&(scope, name)).copied()
    }
}
