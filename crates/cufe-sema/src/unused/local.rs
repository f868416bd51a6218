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
    /// The device compiler reports what is unused in a pattern where there is an instance, in generic lambdas always.
    pub(crate) fn check_unused(&mut self, body: &FunctionBody<'_>) {
        if self.options.device_pass {
            return self.check_unused_on_device(body);
        }
        if !self.usage.is_told {
            return;
        }
        let parameters = self.named_parameters(body.function);
        let names: Vec<EntityId> = parameters.iter().map(|&(entity, _)| entity).collect();
        let locals = self.walk_body(body.parts, &names);
        self.check_parameters_used(parameters, body.is_pattern);
        for (first, role) in locals.bindings {
            self.check_bindings_used(first, role, body.is_pattern);
        }
        for (entity, role) in locals.variables {
            self.check_local(entity, role, body.is_pattern);
        }
    }

    fn check_parameters_used(&mut self, parameters: Vec<(EntityId, u32)>, is_pattern: bool) {
        for (entity, token) in parameters {
            if !self.may_be_unused(entity) {
                match self.is_referenced(entity) {
                    false => self.report_unused(code::PARAMETER_NOT_USED, entity, token),
                    // That a call gives it a value does not count, nor does its default argument.
                    true if !is_pattern && self.is_only_set(entity, false) => {
                        self.report_unused(code::SET_BUT_NOT_USED, entity, token)
                    }
                    true => {}
                }
            }
        }
    }

    /// The same for the device compiler.
    fn check_unused_on_device(&mut self, body: &FunctionBody<'_>) {
        let is_told = !body.is_pattern || self.is_generic_lambda_of_code(body.function);
        let parameters = self.named_parameters(body.function);
        let names: Vec<EntityId> = parameters.iter().map(|&(entity, _)| entity).collect();
        let locals = self.walk_body(body.parts, &names);
        if is_told {
            self.check_parameters_used(parameters, body.is_pattern);
            for (first, role) in locals.bindings {
                self.check_bindings_used(first, role, body.is_pattern);
            }
        }
        for (entity, role) in locals.variables {
            if matches!(role, Role::Handler | Role::Range) {
                continue;
            }
            let token = self.program.entities[entity].token;
            match self.is_referenced(entity) {
                true if is_told => self.check_local(entity, role, body.is_pattern),
                true => {}
                false if is_told && self.context.in_instance && !body.is_pattern => {
                    if self.usage.unused_in_patterns.contains(&token) {
                        self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, entity, token);
                    }
                }
                false if self.is_reported_if_unused(entity, role) => {
                    self.usage.unused_in_patterns.insert(token);
                    if is_told {
                        self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, entity, token);
                    }
                }
                false => {}
            }
        }
    }

    /// Whether a function is that of a generic lambda, or of a lambda in one.
    pub fn is_in_generic_lambda(&self, function: FunctionId) -> bool {
        let mut around = Some(function);
        while let Some(function) = around {
            let lambda = self.lambda_of(function).and_then(|lambda| self.program.lambdas.get(lambda));
            let Some(lambda) = lambda else { return false };
            if lambda.flags.contains(cufe_il::LambdaFlags::GENERIC) {
                return true;
            }
            around = lambda.enclosing.filter(|&enclosing| enclosing != function);
        }
        false
    }

    /// Whether a function is that of a generic lambda, or of a lambda in one, that stands in no template.
    fn is_generic_lambda_of_code(&self, function: FunctionId) -> bool {
        let mut around = Some(function);
        while let Some(function) = around {
            let Some(lambda) = self.lambda_of(function).and_then(|lambda| self.program.lambdas.get(lambda)) else {
                return self.context.in_instance || !self.is_template_pattern(function);
            };
            around = lambda.enclosing.filter(|&enclosing| enclosing != function);
        }
        true
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

    /// Whether it is told of a variable that nothing names it.
    fn is_reported_if_unused(&mut self, entity: EntityId, role: Role) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        let entry = &self.program.variables[variable];
        let left_out = VariableFlags::ANONYMOUS_UNION | VariableFlags::PACK | VariableFlags::INIT_CAPTURE;
        role != Role::Condition
            && entry.storage != StorageClass::Extern
            && !entry.flags.intersects(left_out)
            && self.program.entities[entity].name.symbol().is_some()
            && !self.may_be_unused(entity)
            && !self.is_used_by_itself(variable)
    }

    fn check_local(&mut self, entity: EntityId, role: Role, is_pattern: bool) {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        if !self.is_reported_if_unused(entity, role) {
            return;
        }
        let token = self.program.entities[entity].token;
        let is_initialized = self.program.variables[variable].initializer.is_some();
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
        // Variables that calls of `get` initialize.
        let is_tuple = self.program.variable_of(first).is_some_and(|first| {
            self.constants.bindings.get(&first).is_some_and(|binding| !binding.getters.is_empty())
        });
        if is_tuple || names.iter().any(|&name| self.may_be_unused(name)) {
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
