//! The rules that the reference leaves to the device compiler (calls between spaces, dynamic initialization, exceptions): reported only on demand ([`cufe_base::Options::device_pass`]), never as cudafe++.
//!
//! Rules about declarations stand where declarations are applied, rules about bodies in the walk through them
//! (`variable_use`); what needs the whole program is checked here, at its end.

mod assembler;
mod calls;
mod constant_objects;
mod declarations;
mod empty_member;
mod ends_of_life;
mod folded;
mod implied;
mod initialization;
mod inline_calls;
mod launches;
mod order;
mod redeclaration;
mod result_object;
mod template_argument;

use crate::Sema;
use cufe_diagnostics::{Report, Severity};
use cufe_il::{FunctionDeclarationFlags, FunctionFlags, FunctionId, ScopeId, ScopeKind};

impl Sema<'_> {
    /// The checks at the end of the unit.
    pub fn check_device_pass(&mut self) {
        if !self.options.device_pass {
            return;
        }
        self.check_device_declarations();
        // No code is made of a program with errors.
        let is_wrong = |sema: &Self| sema.sink.reports().iter().any(|it| it.natural_severity() >= Severity::Error);
        let has_errors = is_wrong(self);
        if has_errors {
            let errors = self.sink.reports().iter().filter(|it| it.natural_severity() >= Severity::Error);
            self.cuda.first_error = errors.map(|report| report.position).min();
        }
        self.check_device_launches(has_errors);
        self.check_device_calls(has_errors || is_wrong(self));
        self.check_abi_pragmas();
    }

    /// Reports once for a place.
    fn report_device(&mut self, report: Report, token: u32) {
        if self.is_first_report(report.code, token) {
            self.report(report);
        }
    }

    /// Whether a function exists on the device.
    pub fn is_on_device(&self, function: FunctionId) -> bool {
        let space = self.program.functions[function].space;
        space.is_device_code() || space.contains(cufe_il::ExecutionSpace::DEVICE_SIDE)
    }

    /// Whether a function is a template, made from one, or stands in one: its body is looked at in instances only.
    pub(crate) fn is_in_template(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let record = entry.definition.and_then(|record| self.program.function_declarations.get(record));
        if self.options.device_pass
            && record.is_some_and(|record| {
                record.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN) && record.statement.is_some()
            })
        {
            // The body of an instance that was read.
            return false;
        }
        let lambda = self.lambda_of(function).and_then(|index| self.program.lambdas.get(index));
        if self.options.device_pass
            && let Some(lambda) = lambda
            && let Some(around) = lambda.enclosing.filter(|&around| around != function)
        {
            return lambda.flags.contains(cufe_il::LambdaFlags::GENERIC) || self.is_in_template(around);
        }
        entry.flags.contains(FunctionFlags::TEMPLATED)
            || self.program.entities[entry.entity].template.is_some()
            || self.is_template_scope(self.program.entities[entry.entity].scope)
            || self.lambda_of(function).and_then(|index| self.program.lambdas.get(index)).is_some_and(|lambda| {
                lambda.flags.contains(cufe_il::LambdaFlags::GENERIC)
                    || lambda.enclosing.is_some_and(|around| around != function && self.is_in_template(around))
            })
    }

    /// Whether a scope is in a template, or in an instance of one.
    pub(crate) fn is_template_scope(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let Some(entry) = self.program.scopes.get(scope) else { return false };
            if entry.kind == ScopeKind::TemplateParameters {
                return true;
            }
            next = entry.parent;
        }
        false
    }
}
