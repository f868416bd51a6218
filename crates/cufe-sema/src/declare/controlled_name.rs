//! Jumps and labels ([stmt.jump], [stmt.label]), and what the bodies around a point allow.

use crate::Sema;
use cufe_diagnostics::{Code, code};
use cufe_il::{EntityId, EntityKind, Name, ScopeId, ScopeKind, StatementId, StatementKind};

impl Sema<'_> {
    /// Notes a name that a head declares.
    pub fn note_controlled(&mut self, entity: EntityId, code: Code) {
        if self.context.speculating == 0 {
            let entry = &self.program.entities[entity];
            self.declarations.controlled.insert((entry.scope, entry.name), code);
            self.declarations.controlling.insert(entry.scope);
        }
    }

    /// Notes the variables that a statement in a head declares.
    pub fn note_controlled_names(&mut self, statement: StatementId, code: Code) {
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
            self.declarations.controlled.insert((handler, name), code::HANDLED_PARAMETER_REDECLARED);
        }
    }

    /// The diagnostic of a declaration in a block that the declaration of the same name controls.
    pub fn controlled_name(&self, scope: ScopeId, name: Name) -> Option<Code> {
        let scope = &self.program.scopes[scope];
        match (scope.kind, scope.parent) {
            (ScopeKind::Block, Some(parent)) => self.controlled_in(parent, name),
            _ => None,
        }
    }

    /// Whether the current scope is that of a head with declarations: only the outermost blocks of what it controls cannot declare
    /// these names again ([basic.scope.block]), not those of statements in it.
    pub fn controls_names(&self) -> bool {
        self.declarations.controlling.contains(&self.context.scope)
    }

    /// The diagnostic of a declaration of a name in the block that a scope's declarations control.
    pub fn controlled_in(&self, scope: ScopeId, name: Name) -> Option<Code> {
        self.declarations.controlled.get(&(scope, name)).copied()
    }
}

impl Sema<'_> {
    /// Notes what the head of a for-statement declares, `scope`, for the code behind the statement.
    pub fn note_for_names(&mut self, init: StatementId, around: ScopeId) {
        if self.context.speculating > 0
            || self.declaring.in_instance
            || self.program.scopes[around].kind != ScopeKind::Block
        {
            return;
        }
        if let StatementKind::Declaration { variables, .. } = self.program.statements[init].kind {
            for &entity in self.program.entity_list(variables) {
                self.declarations.for_names.insert((around, self.program.entities[entity].name));
            }
        }
    }

    /// A name in an expression that the rules of old would have found in the head of a for-statement before it, and that now
    /// means something outside of the block: 780.
    pub fn check_for_name(&mut self, name: Name, entity: EntityId, token: u32) {
        if self.declarations.for_names.is_empty() || self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        let program = &self.program;
        let meant = program.entities[entity].scope;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next.filter(|&scope| scope != meant) {
            let entry = &program.scopes[scope];
            if entry.kind == ScopeKind::Class && self.inherits_from_scope(scope, meant) {
                // A member of a base of a local class, which no statement around the class declares.
                return;
            }
            if self.declarations.for_names.contains(&(scope, name)) {
                // The parameters belong to the outermost block.
                let is_parameter = entry.parent == Some(meant)
                    && matches!(program.scopes[meant].kind, ScopeKind::FunctionParameters | ScopeKind::Lambda);
                let is_declared = program
                    .bindings(scope, name)
                    .any(|(_, binding)| !matches!(program.entities[binding.entity].kind, EntityKind::Using(_)));
                if !is_parameter && !is_declared {
                    let text = self.name_text(name);
                    self.name_error_at(code::FOR_NAME_OF_OLD, token, text);
                }
                return;
            }
            next = entry.parent;
        }
    }
    /// Whether a class's scope is that of a class derived from the one that another scope belongs to.
    fn inherits_from_scope(&self, derived: ScopeId, base: ScopeId) -> bool {
        let (Some(derived), Some(base)) = (self.class_with_scope(derived), self.class_with_scope(base)) else {
            return false;
        };
        self.is_derived_from(self.program.classes[derived].ty, self.program.classes[base].ty) == Some(true)
    }
}
