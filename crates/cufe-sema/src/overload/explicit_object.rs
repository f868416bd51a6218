//! Member functions with an explicit object parameter ([dcl.fct]/6) as candidates: the object of the call is their first
//! argument ([over.match.funcs]).

use super::{CallSet, Candidate, Rejection, Verdict};
use crate::Sema;
use crate::conversion::Operand;
use cufe_il::{EntityId, FunctionId};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Whether the first parameter of a function, or of the template that it is made from, is the object.
    pub fn has_explicit_object(&self, function: FunctionId) -> bool {
        let program = &self.program;
        if program.explicit_object_functions.is_empty() {
            return false;
        }
        let template = program.functions[function].specialized;
        let pattern = template.and_then(|template| program.templates[template].pattern);
        let pattern = pattern.and_then(|pattern| program.function_of(pattern));
        program.explicit_object_functions.contains(&function)
            || pattern.is_some_and(|pattern| program.explicit_object_functions.contains(&pattern))
    }

    /// Whether all functions take their objects as parameters: without an object none of them can be called.
    pub(super) fn have_explicit_objects(&self, candidates: &[EntityId]) -> bool {
        candidates
            .iter()
            .all(|&entity| self.program.function_of(entity).is_some_and(|function| self.has_explicit_object(function)))
            && !candidates.is_empty()
    }

    /// A candidate that takes the object of the call as an argument. It is described like one with an implicit object: the
    /// conversion of the object apart, and without the parameter in its type.
    pub(super) fn explicit_object_candidate(
        &mut self,
        entity: EntityId,
        object: Operand,
        set: &CallSet<'_>,
    ) -> Candidate {
        let mut arguments: SmallVec<[Operand; 4]> = SmallVec::with_capacity(set.arguments.len() + 1);
        arguments.push(object);
        arguments.extend_from_slice(set.arguments);
        let mut candidate =
            self.implicit_object_candidate(entity, &CallSet { object: None, arguments: &arguments, ..*set });
        if let Verdict::Rejected(Rejection::Argument(number)) = candidate.verdict {
            let rejection = if number == 1 { Rejection::Object } else { Rejection::Argument(number - 1) };
            candidate.verdict = Verdict::Rejected(rejection);
        }
        if !candidate.conversions.is_empty() {
            candidate.object = Some(candidate.conversions.remove(0));
        }
        if let Some(mut ty) = candidate.ty.and_then(|ty| self.program.as_function(ty)).cloned() {
            if !ty.parameters.is_empty() {
                ty.parameters.remove(0);
            }
            candidate.ty = Some(self.program.function_type(ty));
        }
        candidate
    }
}
