//! Calls of objects ([over.call.object]): the call operators of a class, and the surrogates for its conversion functions to
//! pointers and references to functions.

use super::{CallSet, Candidate, Rejection, Resolution, Verdict};
use crate::Sema;
use crate::conversion::{Operand, Sequence, Standard, UserDefined};
use crate::template::Satisfaction;
use cufe_il::{EntityId, EntityKind, FunctionTypeFlags, Type, TypeId};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The conversion functions of a class that are surrogates, each with the type of the function that it leads to; `None`
    /// where not all are known.
    pub(super) fn surrogates(&mut self, class: cufe_il::ClassId) -> Option<SmallVec<[(EntityId, TypeId); 2]>> {
        let functions = self.conversion_functions(class);
        if functions.is_partial {
            return None;
        }
        let mut surrogates = SmallVec::new();
        for entity in functions.entities {
            // Nothing is deduced for templates.
            let EntityKind::Function(id) = self.program.entities[entity].kind else { continue };
            let function = &self.program.functions[id];
            let target = self.program.canonical(self.program.non_reference(function.conversion?));
            if self.is_dependent_type(target) {
                return None;
            }
            if self.explicitness(id)? {
                continue;
            }
            let bare = self.program.unqualified(target).0;
            let target = match self.program.written(bare) {
                Type::Pointer(inner) => inner,
                _ => bare,
            };
            if matches!(self.program.written(target), Type::Function(_)) {
                surrogates.push((entity, target));
            }
        }
        Some(surrogates)
    }

    /// Chooses among call operators and surrogates.
    pub(super) fn resolve_object_call(
        &mut self,
        set: &CallSet<'_>,
        surrogates: &[(EntityId, TypeId)],
        object: &Operand,
    ) -> Resolution {
        if self.has_dependent_argument(set.arguments) {
            return Resolution::Unknown;
        }
        let mut candidates: Vec<Candidate> = set.candidates.iter().map(|&entity| self.candidate(entity, set)).collect();
        for &(entity, ty) in surrogates {
            let candidate = self.surrogate(entity, ty, set, object);
            candidates.push(candidate);
        }
        self.choose(candidates)
    }

    fn surrogate(&mut self, entity: EntityId, ty: TypeId, set: &CallSet<'_>, object: &Operand) -> Candidate {
        let function = self.program.function_of(entity);
        let mut candidate = Candidate {
            entity,
            function,
            is_template: false,
            is_builtin: false,
            ty: Some(ty),
            deduced: None,
            object: None,
            conversions: SmallVec::new(),
            verdict: Verdict::Viable,
            is_rewritten: false,
            is_reversed: false,
            begins_with_object: false,
        };
        let (Some(function), Some(_)) = (function, self.program.as_function(ty)) else {
            candidate.verdict = Verdict::Unknown;
            return candidate;
        };
        match self.function_satisfaction(entity) {
            Satisfaction::Satisfied => {}
            Satisfaction::Unsatisfied => {
                candidate.verdict = Verdict::Rejected(Rejection::Constraint);
                return candidate;
            }
            Satisfaction::Unknown => {
                candidate.verdict = Verdict::Unknown;
                return candidate;
            }
        }
        let Some(function_type) = self.program.as_function(ty) else { return candidate };
        let parameters = function_type.parameters.clone();
        let is_variadic = function_type.flags.contains(FunctionTypeFlags::VARIADIC);
        if set.arguments.len() < parameters.len() || set.arguments.len() > parameters.len() && !is_variadic {
            candidate.verdict = Verdict::Rejected(Rejection::Arity);
            return candidate;
        }
        match self.object_conversion(object, function, set.object_class) {
            Sequence::Impossible => {
                candidate.verdict = Verdict::Rejected(Rejection::Object);
                return candidate;
            }
            Sequence::Unknown => candidate.verdict = Verdict::Unknown,
            _ => {}
        }
        // The object converts by the conversion function.
        let second = Standard::identity(ty, ty);
        let user = UserDefined::by(function, second);
        candidate.object = Some(Sequence::User(user));
        for (index, argument) in set.arguments.iter().enumerate() {
            let sequence = match parameters.get(index) {
                Some(&parameter) => self.implicit_conversion(argument, parameter, set.allowed),
                None => Sequence::Ellipsis,
            };
            match sequence {
                Sequence::Impossible => {
                    candidate.verdict = Verdict::Rejected(Rejection::Argument(index as u32 + 1));
                    return candidate;
                }
                Sequence::Unknown => candidate.verdict = Verdict::Unknown,
                _ => {}
            }
            candidate.conversions.push(sequence);
        }
        candidate
    }
}
