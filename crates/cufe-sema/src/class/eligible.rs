//! Which special member functions are eligible ([special]/6, [class.dtor]/4): their constraints are satisfied, and no other
//! one of the same kind and with the same parameters is more constrained.

use super::special::SpecialMember;
use crate::Sema;
use crate::template::{Constrained, Satisfaction};
use cufe_il::{ClassId, EntityKind, FunctionId, Name};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Finds out which special members of a class are not eligible. Of the kinds for which nobody can tell nothing is known.
    pub(super) fn find_ineligible_members(&mut self, class: ClassId) {
        if self.program.constraints.is_empty() {
            return;
        }
        let members: SmallVec<[(FunctionId, SpecialMember); 8]> = self.program.classes[class]
            .functions
            .iter()
            .filter_map(|&entity| match self.program.entities[entity].kind {
                EntityKind::Function(function) => Some((function, self.special_member(function)?)),
                _ => None,
            })
            .collect();
        let is_constrained = |sema: &Self, function: FunctionId| {
            sema.program.constraints.contains_key(&sema.program.functions[function].entity)
        };
        let mut eligible: SmallVec<[(FunctionId, SpecialMember); 8]> = SmallVec::new();
        for &(function, kind) in &members {
            let entity = self.program.functions[function].entity;
            match self.function_satisfaction(entity) {
                Satisfaction::Satisfied => eligible.push((function, kind)),
                Satisfaction::Unsatisfied => {
                    self.class_state.ineligible.insert(function);
                }
                Satisfaction::Unknown => {
                    self.class_state.uncertain_members.insert((class, kind));
                }
            }
        }
        for &(function, kind) in &eligible {
            for &(other, other_kind) in &eligible {
                if function == other
                    || kind != other_kind
                    || !is_constrained(self, other)
                    || !self.have_same_parameters(function, other)
                {
                    continue;
                }
                let (own, better) = (
                    Constrained { head: None, function: Some(function) },
                    Constrained { head: None, function: Some(other) },
                );
                match self.is_more_constrained(better, own) {
                    Some(true) => {
                        self.class_state.ineligible.insert(function);
                    }
                    Some(false) => {}
                    None => {
                        self.class_state.uncertain_members.insert((class, kind));
                    }
                }
            }
        }
    }

    /// Whether two functions have the same parameters and qualifiers.
    pub(crate) fn have_same_parameters(&self, f: FunctionId, g: FunctionId) -> bool {
        let (f, g) = (self.program.functions[f].ty, self.program.functions[g].ty);
        let (Some(f), Some(g)) = (self.program.as_function(f), self.program.as_function(g)) else { return false };
        f.flags.contains(cufe_il::FunctionTypeFlags::VARIADIC) == g.flags.contains(cufe_il::FunctionTypeFlags::VARIADIC)
            && f.parameters.len() == g.parameters.len()
            && f.parameters
                .iter()
                .zip(&g.parameters)
                .all(|(&p, &q)| self.program.canonical(p) == self.program.canonical(q))
    }

    /// The destructor that a class declares, of several the one that is selected ([class.dtor]/4).
    pub(crate) fn declared_destructor(&self, class: ClassId) -> Option<FunctionId> {
        let scope = self.program.classes[class].scope?;
        self.program
            .bindings(scope, Name::DESTRUCTOR)
            .filter_map(|(_, binding)| self.program.function_of(binding.entity))
            .find(|function| !self.class_state.ineligible.contains(function))
    }

    /// Whether a class has a default constructor that only its constraints exclude.
    pub(crate) fn has_ineligible_default_constructor(&self, class: ClassId) -> bool {
        self.program.classes[class].functions.iter().any(|&entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Function(function)
                if self.class_state.ineligible.contains(&function)
                    && self.special_member(function) == Some(SpecialMember::DefaultConstructor))
        })
    }
}
