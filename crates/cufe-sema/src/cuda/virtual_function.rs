//! The comparison of the execution spaces of overridden functions with those of their overriders (3542 to 3547).

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{ClassId, ExecutionSpace, FunctionId};

impl Sema<'_> {
    /// Compares the spaces of the member functions of a complete class with those of the functions that they override.
    /// Functions made before the class's definition, of which there were `before`, are none of its members. Of a class
    /// template, bases that do not depend on its parameters are compared (measured).
    pub fn check_override_spaces(&mut self, class: ClassId, before: usize) {
        if self.program.classes[class].bases.is_empty() {
            return;
        }
        for number in before..self.program.functions.len() {
            let function = FunctionId::from_number(number as u32);
            let entity = self.program.functions[function].entity;
            if self.class_of_member(function) != Some(class) || self.program.entities[entity].template.is_some() {
                continue;
            }
            for base in self.overridden_functions(function).functions {
                // What overrides with a result of another type is told so, and overrides nothing.
                if self.has_unrelated_result(base, function) {
                    break;
                }
                self.compare_override(base, function);
            }
        }
    }

    fn compare_override(&mut self, base: FunctionId, function: FunctionId) {
        let space = |function: FunctionId| self.program.functions[function].space;
        let Some(code) = override_code(space(base), space(function)) else { return };
        let token = self.program.entities[self.program.functions[function].entity].token;
        let entity = |function: FunctionId| Argument::Entity {
            kind: "function",
            name: crate::types::printing::function_signature_text(&self.program, self.names, function),
        };
        let report = Report::new(code, self.position(token)).with(entity(base)).with(entity(function));
        self.report(report);
    }
}

/// The diagnostic for a function that overrides one of another space.
fn override_code(base: ExecutionSpace, function: ExecutionSpace) -> Option<Code> {
    // Host, device, both.
    let class = |space: ExecutionSpace| match (space.is_device_only(), space.contains(ExecutionSpace::DEVICE_SIDE)) {
        (true, _) => Some(1),
        (_, true) if space.contains(ExecutionSpace::HOST_SIDE) => Some(2),
        (_, true) => None,
        _ => Some(0),
    };
    match (class(base)?, class(function)?) {
        (0, 1) => Some(code::VFUNC_INCOMPAT_EXEC_H_D),
        (0, 2) => Some(code::VFUNC_INCOMPAT_EXEC_H_HD),
        (1, 2) => Some(code::VFUNC_INCOMPAT_EXEC_D_HD),
        (1, 0) => Some(code::VFUNC_INCOMPAT_EXEC_D_H),
        (2, 0) => Some(code::VFUNC_INCOMPAT_EXEC_HD_H),
        (2, 1) => Some(code::VFUNC_INCOMPAT_EXEC_HD_D),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unannotated_overrider_counts_as_host() {
        let none = ExecutionSpace::empty();
        assert_eq!(override_code(ExecutionSpace::DEVICE, none), Some(code::VFUNC_INCOMPAT_EXEC_D_H));
        assert_eq!(override_code(none, ExecutionSpace::HOST), None);
        assert_eq!(
            override_code(none, ExecutionSpace::HOST | ExecutionSpace::DEVICE),
            Some(code::VFUNC_INCOMPAT_EXEC_H_HD)
        );
        assert_eq!(
            override_code(ExecutionSpace::HOST | ExecutionSpace::DEVICE, ExecutionSpace::DEVICE),
            Some(code::VFUNC_INCOMPAT_EXEC_HD_D)
        );
    }
}
