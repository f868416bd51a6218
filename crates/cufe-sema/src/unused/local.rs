//! Variables and parameters of a body that is complete.

use super::sets::{Role, bindings_from};
use crate::Sema;
use crate::flow::FunctionBody;
use cufe_diagnostics::code;
use cufe_il::{EntityFlags, EntityId, EntityKind, FunctionId, StorageClass, VariableFlags};

impl Sema<'_> {
    /// Reports variables and parameters of a body that are not used: 177 and 826 where nothing names them, 550 where they are
    /// only set.
    ///
    /// The device compiler says it of instances, not of patterns.
    pub(crate) fn check_unused(&mut self, body: &FunctionBody<'_>) {
        if self.options.device_pass && body.is_pattern {
            return;
        }
        let parameters = self.named_parameters(body.function);
        let names: Vec<EntityId> = parameters.iter().map(|&(entity, _)| entity).collect();
        let locals = self.walk_body(body.parts, &names);
        for (entity, token) in parameters {
            if !self.may_be_unused(entity) {
                match self.is_referenced(entity) {
                    false => self.report_unused(code::PARAMETER_NOT_USED, entity, token),
                    true if !body.is_pattern && self.is_only_set(entity, true) => {
                        self.report_unused(code::SET_BUT_NOT_USED, entity, token)
                    }
                    true => {}
                }
            }
        }
        for (first, role) in locals.bindings {
            self.check_bindings_used(first, role, body.is_pattern);
        }
        for (entity, role) in locals.variables {
            self.check_local(entity, role, body.is_pattern);
        }
    }

    /// The parameters of a function or lambda that have names, with the tokens of those.
    fn named_parameters(&self, function: FunctionId) -> Vec<(EntityId, u32)> {
        let entry = &self.program.functions[function];
        let list = match self.program.lambda_with_operator(function) {
            Some(lambda) => self.program.lambdas.get(lambda).map(|lambda| &lambda.parameter_list),
            None => {
                let record = entry.definition.or(entry.first_declaration);
                record.map(|record| &self.program.function_declarations[record].parameter_list)
            }
        };
        let named = list
            .into_iter()
            .flatten()
            .filter_map(|parameter| Some((self.program.variables[parameter.variable].entity, parameter.name?)));
        named.collect()
    }

    pub(super) fn is_referenced(&self, entity: EntityId) -> bool {
        self.program.entities[entity].flags.contains(EntityFlags::REFERENCED)
    }

    /// Whether all names of a variable only set it or drop its value, and something sets it.
    pub(super) fn is_only_set(&self, entity: EntityId, is_initialized: bool) -> bool {
        let references = self.usage.references.get(&entity).copied().unwrap_or_default();
        let sets = self.usage.sets.get(&entity).copied().unwrap_or_default();
        (is_initialized || sets.is_assigned) && references == sets.names
    }

    fn check_local(&mut self, entity: EntityId, role: Role, is_pattern: bool) {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        let token = self.program.entities[entity].token;
        let entry = &self.program.variables[variable];
        let is_initialized = entry.initializer.is_some();
        let left_out = VariableFlags::ANONYMOUS_UNION | VariableFlags::PACK | VariableFlags::INIT_CAPTURE;
        if role == Role::Condition
            || entry.storage == StorageClass::Extern
            || entry.flags.intersects(left_out)
            || self.program.entities[entity].name.symbol().is_none()
            || self.may_be_unused(entity)
            || self.is_used_by_itself(variable)
        {
            return;
        }
        match self.is_referenced(entity) {
            // The loop itself sets its variable.
            false if role == Role::Range && !is_pattern => self.report_unused(code::SET_BUT_NOT_USED, entity, token),
            false if role == Role::Range => {}
            false => self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, entity, token),
            true if !is_pattern && self.is_only_set(entity, is_initialized || role == Role::Range) => {
                self.report_unused(code::SET_BUT_NOT_USED, entity, token);
            }
            true => {}
        }
    }

    /// Structured bindings: where one is named, the others may be unused.
    fn check_bindings_used(&mut self, first: EntityId, role: Role, is_pattern: bool) {
        let names = bindings_from(&self.program, first);
        if names.iter().any(|&name| self.may_be_unused(name)) {
            return;
        }
        if names.iter().all(|&name| !self.is_referenced(name)) {
            let token = self.program.entities[first].token;
            if !is_pattern && role != Role::Range {
                self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, first, token);
            }
            return;
        }
        for name in names {
            if !is_pattern && self.is_referenced(name) && self.is_only_set(name, true) {
                let token = self.program.entities[name].token;
                self.report_unused(code::SET_BUT_NOT_USED, name, token);
            }
        }
    }
}
