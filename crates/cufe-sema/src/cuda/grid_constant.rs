//! `__grid_constant__` parameters: only of kernels (3702), and alike in all declarations (3698 to
//! 3701).

use super::{DeclarationForm, DeclaredFunction};
use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{FunctionId, ParameterDeclaration, VariableFlags, VariableId};

impl Sema<'_> {
    /// Checks the annotated parameters of a declaration, once its attributes are applied.
    pub(super) fn check_grid_constants(&mut self, declared: &DeclaredFunction<'_>) {
        if !self.cuda.has_grid_constants {
            return;
        }
        let function = declared.function;
        let entity = self.program.functions[function].entity;
        let is_member_template = self.program.entities[entity].template.is_some() && self.is_member_function(function);
        if !self.program.functions[function].space.is_kernel() && !is_member_template {
            self.refuse_grid_constants(declared.parameters, declared.name);
        }
        if declared.is_block_scope {
            return;
        }
        let (code, token) = match declared.form {
            DeclarationForm::Ordinary
                if self.program.entities[self.program.functions[function].entity].template.is_some() =>
            {
                (code::GRID_CONSTANT_INCOMPAT_TEMPL_REDECL, declared.name)
            }
            DeclarationForm::Ordinary | DeclarationForm::Pattern => {
                (code::GRID_CONSTANT_INCOMPAT_REDECL, declared.name)
            }
            DeclarationForm::Specialization => (code::GRID_CONSTANT_INCOMPAT_SPECIALIZATION, declared.name),
            DeclarationForm::Instantiation | DeclarationForm::InstantiationDeclaration => {
                (code::GRID_CONSTANT_INCOMPAT_INSTANTIATION_DIRECTIVE, declared.type_first)
            }
        };
        let Some(compared) = self.compared_function(declared) else { return };
        self.compare_grid_constants(compared, declared, code, token);
    }

    /// The parameters of a function that is no kernel (3702), once for each.
    pub fn refuse_grid_constants(&mut self, parameters: &[ParameterDeclaration], token: u32) {
        for parameter in parameters {
            if self.is_grid_constant(parameter.variable) {
                self.report_at(code::GRID_CONSTANT_NON_KERNEL, token);
            }
        }
    }

    /// The function whose first declaration a declaration is compared with: itself, or the template's pattern.
    fn compared_function(&self, declared: &DeclaredFunction<'_>) -> Option<FunctionId> {
        if declared.form == DeclarationForm::Ordinary {
            return Some(declared.function);
        }
        let template = self.program.functions[declared.function].specialized?;
        self.program.function_of(self.program.templates[template].pattern?)
    }

    fn compare_grid_constants(
        &mut self,
        compared: FunctionId,
        declared: &DeclaredFunction<'_>,
        code: Code,
        token: u32,
    ) {
        let Some(first) = self.program.functions[compared].first_declaration else { return };
        let known = self.program.function_declarations[first].parameter_list.clone();
        // By position as written: a pack is compared with the first of the parameters that it becomes.
        for (before, now) in known.iter().zip(declared.parameters) {
            if self.is_grid_constant(before.variable) == self.is_grid_constant(now.variable) {
                continue;
            }
            let name = self.entity_name(self.program.variables[now.variable].entity);
            let name = if now.name.is_some() { name } else { String::new() };
            let earlier = self.latest_declaration(compared).unwrap_or(token);
            let (position, earlier) = (self.position(token), self.position(earlier));
            let report = Report::new(code, position).with(Argument::Quoted(name)).with(Argument::Position(earlier));
            self.report(report);
        }
    }

    /// The token of the name in the most recent declaration of a function so far. Only for diagnostics: all declarations
    /// are searched.
    fn latest_declaration(&self, function: FunctionId) -> Option<u32> {
        let mut latest = None;
        for (_, declaration) in self.program.function_declarations.iter() {
            if declaration.function == function {
                latest = Some(declaration.name);
            }
        }
        latest
    }

    fn is_grid_constant(&self, variable: VariableId) -> bool {
        self.program.variables[variable].flags.contains(VariableFlags::GRID_CONSTANT)
    }
}
