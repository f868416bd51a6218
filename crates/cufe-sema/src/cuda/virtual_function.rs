//! Overridden functions ([class.virtual]), and the comparison of their execution spaces with those of the overriders
//! (3542 to 3547; spec/execution-spaces.md "Virtual overrides").

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report};
use cufe_il::{ClassId, EntityKind, ExecutionSpace, FunctionFlags, FunctionId, FunctionTypeFlags, Name, ScopeKind};
use rustc_hash::FxHashMap;

/// The functions that a member function overrides, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct Overridden {
    /// The functions, those of nearer bases first.
    pub functions: Vec<FunctionId>,
    /// Some base is not known, so there may be more.
    pub is_partial: bool,
}

/// Nesting of bases beyond this depth is not followed.
const MAXIMUM_DEPTH: u32 = 200;

impl Sema<'_> {
    /// Whether a function is a member of a class, static or not.
    pub fn is_member_function(&self, function: FunctionId) -> bool {
        let scope = self.program.entities[self.program.functions[function].entity].scope;
        self.program.scopes[scope].kind == ScopeKind::Class
    }

    /// The class that a function is a member of.
    pub fn class_of_member(&self, function: FunctionId) -> Option<ClassId> {
        let scope = self.program.entities[self.program.functions[function].entity].scope;
        if self.program.scopes[scope].kind != ScopeKind::Class {
            return None;
        }
        match self.program.entities[self.program.scopes[scope].entity?].kind {
            EntityKind::Class(class) => Some(class),
            _ => None,
        }
    }

    /// The functions that a member function overrides, directly or indirectly.
    pub fn overridden_functions(&self, function: FunctionId) -> Overridden {
        let mut result = Overridden::default();
        let name = self.program.entities[self.program.functions[function].entity].name;
        if name == Name::CONSTRUCTOR || self.program.functions[function].flags.contains(FunctionFlags::STATIC_MEMBER) {
            return result;
        }
        if let Some(class) = self.class_of_member(function) {
            self.add_overridden(class, (function, name), &mut result, &mut FxHashMap::default(), 0);
        }
        result
    }

    /// Adds what `member` overrides in the bases of a class, and returns whether there is anything. `seen` are the bases
    /// that were searched: they can be shared.
    fn add_overridden(
        &self,
        class: ClassId,
        member: (FunctionId, Name),
        result: &mut Overridden,
        seen: &mut FxHashMap<ClassId, bool>,
        depth: u32,
    ) -> bool {
        let (function, name) = member;
        if depth > MAXIMUM_DEPTH {
            result.is_partial = true;
            return false;
        }
        let mut found = false;
        for base in &self.program.classes[class].bases {
            let Some(base) = self.program.class_of(base.ty).filter(|&base| {
                let base = &self.program.classes[base];
                base.is_complete && !base.is_dependent
            }) else {
                result.is_partial = true;
                continue;
            };
            if let Some(&found_before) = seen.get(&base) {
                found |= found_before;
                continue;
            }
            let in_base = self.program.classes[base].scope.and_then(|scope| {
                self.program.bindings(scope, name).find_map(|(_, binding)| {
                    match self.program.entities[binding.entity].kind {
                        EntityKind::Function(member) if self.has_same_signature(member, function) => Some(member),
                        _ => None,
                    }
                })
            });
            let position = result.functions.len();
            let mut is_virtual = self.add_overridden(base, member, result, seen, depth + 1);
            if let Some(in_base) = in_base {
                is_virtual |= self.program.functions[in_base].flags.contains(FunctionFlags::VIRTUAL);
                if is_virtual && !result.functions.contains(&in_base) {
                    result.functions.insert(position, in_base);
                }
            }
            seen.insert(base, is_virtual);
            found |= is_virtual;
        }
        found
    }

    /// Same parameters, cv-qualifiers and ref-qualifier, and for conversion functions the same type. Types that are not known
    /// are not the same.
    fn has_same_signature(&self, a: FunctionId, b: FunctionId) -> bool {
        let program = &self.program;
        let (a, b) = (&program.functions[a], &program.functions[b]);
        let same_conversion = match (a.conversion, b.conversion) {
            (Some(a), Some(b)) => program.canonical(a) == program.canonical(b),
            (None, None) => true,
            _ => false,
        };
        let (Some(a), Some(b)) = (program.as_function(a.ty), program.as_function(b.ty)) else { return false };
        let mask = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE
            | FunctionTypeFlags::VARIADIC;
        same_conversion
            && a.flags & mask == b.flags & mask
            && a.parameters.len() == b.parameters.len()
            && a.parameters
                .iter()
                .zip(&b.parameters)
                .all(|(&a, &b)| program.canonical(a) == program.canonical(b) && !self.is_dependent_type(a))
    }

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
            name: crate::types::printing::function_signature_text(&self.program, &self.tokens.interner, function),
        };
        let report = Report::new(Code(code), self.position(token)).with(entity(base)).with(entity(function));
        self.report(report);
    }
}

/// The diagnostic for a function that overrides one of another space.
fn override_code(base: ExecutionSpace, function: ExecutionSpace) -> Option<u16> {
    // Host, device, both.
    let class = |space: ExecutionSpace| match (space.is_device_only(), space.contains(ExecutionSpace::DEVICE_SIDE)) {
        (true, _) => Some(1),
        (_, true) if space.contains(ExecutionSpace::HOST_SIDE) => Some(2),
        (_, true) => None,
        _ => Some(0),
    };
    match (class(base)?, class(function)?) {
        (0, 1) => Some(3542),
        (0, 2) => Some(3543),
        (1, 2) => Some(3544),
        (1, 0) => Some(3545),
        (2, 0) => Some(3546),
        (2, 1) => Some(3547),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unannotated_overrider_counts_as_host() {
        let none = ExecutionSpace::empty();
        assert_eq!(override_code(ExecutionSpace::DEVICE, none), Some(3545));
        assert_eq!(override_code(none, ExecutionSpace::HOST), None);
        assert_eq!(override_code(none, ExecutionSpace::HOST | ExecutionSpace::DEVICE), Some(3543));
        assert_eq!(override_code(ExecutionSpace::HOST | ExecutionSpace::DEVICE, ExecutionSpace::DEVICE), Some(3547));
    }
}
