//! Declarations of one function or variable that state different spaces (3487 to 3500).

use crate::Sema;
use crate::cuda::{AttributeKind, CudaAttribute, DeclarationForm, DeclaredFunction};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{EntityFlags, ExecutionSpace, MemorySpace, VariableId};

/// The space that attributes state.
fn stated(attributes: &[CudaAttribute]) -> (bool, bool, bool) {
    let has = |kind: AttributeKind| attributes.iter().any(|attribute| attribute.kind == kind);
    (has(AttributeKind::Global), has(AttributeKind::Host), has(AttributeKind::Device))
}

impl Sema<'_> {
    /// Compares a declaration of a function with the earlier ones, before its attributes are applied.
    pub(crate) fn check_redeclared_space(&mut self, declared: &DeclaredFunction<'_>) {
        if declared.attributes.iter().any(|attribute| attribute.kind == AttributeKind::RuntimeBuiltin) {
            self.cuda.runtime_functions.insert(declared.function);
        }
        let function = &self.program.functions[declared.function];
        let is_builtin = self.cuda.runtime_functions.contains(&declared.function)
            || self.program.entities[function.entity].flags.contains(EntityFlags::DEVICE_BUILTIN);
        let is_instance = declared.form == DeclarationForm::Instantiation;
        let is_known =
            function.first_declaration.is_some() && declared.form == DeclarationForm::Ordinary || is_instance;
        // A function template that is named as a friend, and is reported at its name then, is not compared (measured).
        let is_friend_template = declared.friend == Some(declared.name);
        let is_compared = is_known && !is_builtin && !is_friend_template;
        if !self.options.device_pass || !is_compared || self.context.speculating > 0 {
            return;
        }
        let space = function.space;
        let (host, device) =
            (!space.is_device_only() && !space.is_kernel(), space.contains(ExecutionSpace::DEVICE_SIDE));
        let code = match (space.is_kernel(), host, device, stated(declared.attributes)) {
            (true, _, _, (true, ..)) => return,
            (true, _, _, (false, false, false)) => code::GLOBAL_FUNCTION_REDECLARED_WITHOUT_GLOBAL,
            (true, _, _, (false, true, false)) => code::GLOBAL_FUNCTION_REDECLARED_WITH_HOST,
            (true, _, _, (false, false, true)) => code::GLOBAL_FUNCTION_REDECLARED_WITH_DEVICE,
            (true, _, _, (false, true, true)) => code::GLOBAL_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
            (_, false, true, (true, ..)) => code::DEVICE_FUNCTION_REDECLARED_WITH_GLOBAL,
            (_, false, true, (_, true, false)) => code::DEVICE_FUNCTION_REDECLARED_WITH_HOST,
            (_, false, true, (_, true, true)) => code::DEVICE_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
            (_, false, true, (_, false, false)) => code::DEVICE_FUNCTION_REDECLARED_WITHOUT_DEVICE,
            (_, true, false, (true, ..)) => code::HOST_FUNCTION_REDECLARED_WITH_GLOBAL,
            (_, true, false, (_, false, true)) => code::HOST_FUNCTION_REDECLARED_WITH_DEVICE,
            (_, true, false, (_, true, true)) => code::HOST_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
            (_, true, true, (true, ..)) => code::HOST_DEVICE_FUNCTION_REDECLARED_WITH_GLOBAL,
            _ => return,
        };
        let report = Report::new(code, self.position(declared.name)).with(self.function_argument(declared.function));
        self.report(report);
    }

    /// Compares a declaration of a variable with the earlier ones: 3499 adds a space, 3500 lacks it.
    pub(crate) fn check_redeclared_variable(&mut self, variable: VariableId, stated: MemorySpace, name: u32) {
        let entry = &self.program.variables[variable];
        let first = self.program.entities[entry.entity].token;
        if !self.options.device_pass || first >= name || self.context.speculating > 0 {
            return;
        }
        let (code, space) = match (entry.space.is_empty(), stated.is_empty()) {
            (true, false) => (code::VARIABLE_REDECLARED_WITH_SPACE, stated),
            (false, true) => (code::VARIABLE_REDECLARED_WITHOUT_SPACE, entry.space),
            _ => return,
        };
        let text = self.entity_name(entry.entity);
        let report = Report::new(code, self.position(name))
            .with(Argument::Quoted(text))
            .with(Argument::Quoted(super::super::memory_space::space_name(space).to_owned()));
        self.report(report);
    }
}
