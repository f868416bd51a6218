//! Template argument deduction of conversion functions ([temp.deduct.conv]), and their partial ordering
//! ([temp.deduct.partial]/3).

use super::deduce_type::Allowed;
use super::deduction::{Begun, Deducing, Deduction, Step};
use super::failure::Failure;
use super::substitute::Substitution;
use crate::Sema;
use crate::gap::Unknown;
use cufe_il::{EntityId, EntityKind, FunctionTypeFlags, TemplateParameterKind, Type, TypeId};

impl Sema<'_> {
    /// Deduces the arguments of a conversion function template from the (canonical) type that is needed.
    pub(crate) fn deduce_conversion(&mut self, template: EntityId, needed: TypeId) -> Deduction {
        let Begun { function, ty, head, mut deducing } = match self.begin_deduction(template, None) {
            Ok(begun) => begun,
            Err(outcome) => return outcome,
        };
        let Some(result) = self.program.as_function(ty).map(|ty| ty.result) else { return Deduction::unknown() };
        let result = self.program.canonical(result);
        if self.program.written(result) == Type::Unknown || self.program.has_placeholder(result) {
            return Deduction::unknown();
        }
        let given = self.program.canonical(self.program.non_reference(result));
        // Qualifiers of what the result refers to stay, so what is needed must have them (measured; [temp.deduct.conv]/3 would
        // take them away).
        if self.program.is_reference(result) && self.is_dependent_type(given) {
            let wanted = self.program.canonical(match self.program.written(needed) {
                Type::LvalueReference(referred) | Type::RvalueReference(referred) => referred,
                _ => self.program.unqualified(needed).0,
            });
            if !self.program.unqualified(wanted).1.contains(self.program.unqualified(given).1) {
                return deducing.failed();
            }
        }
        let step = match self.program.written(needed) {
            Type::LvalueReference(referred) | Type::RvalueReference(referred) => {
                // What is no reference is made without qualifiers (measured).
                let (given, referred) = match self.program.is_reference(result) {
                    true => (given, self.program.canonical(referred)),
                    false => (self.program.unqualified(given).0, self.program.unqualified(referred).0),
                };
                self.deduce(given, referred, Allowed::Qualifiers, &mut deducing)
            }
            _ => {
                let decayed = self.decayed(given);
                let given = self.program.unqualified(self.program.canonical(decayed)).0;
                self.deduce(given, self.program.unqualified(needed).0, Allowed::Qualifiers, &mut deducing)
            }
        };
        // Only what is deduced may differ from what is needed, and that by qualifiers.
        if !self.is_dependent_type(given) && !self.is_similar(given, self.program.non_reference(needed)) {
            return deducing.failed();
        }
        match step.and(|| self.complete_deduction(&head, Some(function), &mut deducing)) {
            Step::Fits => {}
            // A value may be deduced from an exception specification, of which only the outcome is kept.
            Step::Fails => match deducing.failure {
                Some(Failure::Undeduced(index))
                    if matches!(head.parameters[usize::from(index)].kind, TemplateParameterKind::Value(_)) =>
                {
                    return Deduction::unknown();
                }
                // So are types of functions that aliases make.
                _ if self.leads_to_function(given) => return Deduction::unknown(),
                _ => return deducing.failed(),
            },
            Step::Unknown => return Deduction::unknown(),
        }
        if self.leads_to_function(given) && (self.is_nothrow_function_type(needed) || self.takes_pack(given)) {
            return Deduction::unknown();
        }
        let list = deducing.arguments();
        let with = Substitution { function: Some(function), ..Substitution::new(&head, deducing.depth, &list) };
        self.specialized_type(function, ty, &with)
    }

    /// Whether a type is (a pointer or reference to) a function.
    fn leads_to_function(&self, ty: TypeId) -> bool {
        self.address_target(self.program.unqualified(ty).0).is_some()
    }

    /// Whether a type is (a pointer or reference to) a function with a parameter pack.
    fn takes_pack(&self, ty: TypeId) -> bool {
        let function = self.address_target(self.program.unqualified(ty).0).map(|(function, _)| function);
        function.and_then(|function| self.program.as_function(function)).is_some_and(|function| {
            function.parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)))
        })
    }

    /// Whether a type is (a pointer or reference to) a function that does not throw.
    fn is_nothrow_function_type(&self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
        let function = self.address_target(ty).map(|(function, _)| function);
        function
            .and_then(|function| self.program.as_function(function))
            .is_some_and(|function| function.flags.contains(FunctionTypeFlags::NOEXCEPT))
    }

    /// Whether the first of two conversion function templates is more specialized; `None` where nobody can tell.
    pub(crate) fn is_more_specialized_conversion(&mut self, a: EntityId, b: EntityId) -> Option<bool> {
        let (first, second) = (self.result_of_template(a)?, self.result_of_template(b)?);
        let forwards = self.is_result_deduced(second, b, first)?;
        let backwards = self.is_result_deduced(first, a, second)?;
        if forwards != backwards {
            return Some(forwards);
        }
        if !forwards {
            return Some(false);
        }
        if self.breaks_reference_tie(&[first], &[second]) {
            return Some(true);
        }
        if self.breaks_reference_tie(&[second], &[first]) {
            return Some(false);
        }
        self.is_more_constrained_template(a, b)
    }

    fn result_of_template(&self, template: EntityId) -> Option<TypeId> {
        let function = self.program.function_of(template)?;
        Some(self.program.as_function(self.program.functions[function].ty)?.result)
    }

    /// Whether the result of a template can be deduced from that of another.
    fn is_result_deduced(&mut self, pattern: TypeId, template: EntityId, from: TypeId) -> Option<bool> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
        let entry = &self.program.templates[id];
        let mut deducing = Deducing::new(entry.depth, entry.head.parameters.len());
        deducing.is_ordering = true;
        let (pattern, from) = (self.ordered_type(pattern), self.ordered_type(from));
        match self.deduce(pattern, from, Allowed::Nothing, &mut deducing) {
            Step::Fits => Some(true),
            Step::Fails => Some(false),
            Step::Unknown => None,
        }
    }
}
