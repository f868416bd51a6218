//! Constructor templates and conversion function templates as candidates of user-defined conversions ([over.match.copy],
//! [over.match.conv], [over.match.ref]): deduction makes functions of them ([temp.deduct.call], [temp.deduct.conv]).

use super::user::{Candidate, Converting};
use super::{Allowed, ObjectClass, Operand, Sequence, Specialized, Standard, UserDefined};
use crate::Sema;
use crate::overload::{self, CallSet, Deduction, Verdict};
use crate::template::Constrained;
use cufe_il::{EntityId, FunctionId, Type, TypeId};
use smallvec::SmallVec;

/// How many user-defined conversions by templates may wait for each other: what deduction asks for may ask for conversions
/// again, without end where a constraint of a constructor depends on itself.
const MAXIMUM_NESTING: usize = 32;

/// A template that is tried for an operand of a type.
type Attempt = (EntityId, TypeId);

/// The conversions by templates that are being decided.
#[derive(Default)]
pub struct PendingConversions(Vec<Attempt>);

impl PendingConversions {
    /// Whether one of them asks for itself.
    fn has_repeated(&self) -> bool {
        (1..self.0.len()).any(|at| self.0[..at].contains(&self.0[at]))
    }
}

impl Sema<'_> {
    /// Does something that decides whether a template converts a type, unless that is being decided already. Once it may ask
    /// for itself: a class on the way to that is incomplete the second time, which decides it.
    fn deciding<T>(
        &mut self,
        template: EntityId,
        from: TypeId,
        decide: impl FnOnce(&mut Self) -> Result<T, ()>,
    ) -> Result<T, ()> {
        let attempt = (template, self.program.canonical(from));
        let pending = &mut self.pending_conversions;
        if pending.0.len() >= MAXIMUM_NESTING || pending.0.contains(&attempt) && pending.has_repeated() {
            return Err(());
        }
        pending.0.push(attempt);
        let result = decide(self);
        self.pending_conversions.0.pop();
        result
    }

    /// A constructor template that can be called with one argument, without further user-defined conversions. `Err` where it
    /// is not known.
    pub(super) fn converting_constructor_template(
        &mut self,
        template: EntityId,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Result<Option<Candidate>, ()> {
        let pattern = self.program.function_of(template);
        if pattern.is_some_and(|pattern| self.is_excluded(pattern, allowed.explicit_constructors)) {
            return Ok(None);
        }
        let candidate = self.deciding(template, from.ty, |sema| {
            let set = CallSet {
                candidates: &[],
                object: None,
                object_class: ObjectClass::OfMember,
                template_arguments: None,
                arguments: std::slice::from_ref(from),
                allowed: Allowed::STANDARD,
                includes_explicit: allowed.explicit_constructors,
            };
            Ok(sema.candidate(template, &set))
        })?;
        if matches!(candidate.verdict, Verdict::Rejected(_)) {
            return Ok(None);
        }
        if candidate.verdict == Verdict::Unknown {
            return Err(());
        }
        let (Some(function), Some(arguments), Some(ty), Some(&argument)) =
            (candidate.function, candidate.deduced, candidate.ty, candidate.conversions.first())
        else {
            return Err(());
        };
        Ok(Some(Candidate {
            function,
            specialization: Some(Specialized { template, arguments, ty }),
            argument,
            second: Standard::identity(to, to),
            is_constructor: true,
            gives_same_reference: false,
        }))
    }

    /// A conversion function template whose result may convert to a type, the conversion of its object and that result. `Err`
    /// where it is not known.
    pub(super) fn converting_function_template(
        &mut self,
        template: EntityId,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Result<Option<Converting>, ()> {
        let Some(pattern) = self.program.function_of(template) else { return Err(()) };
        if !allowed.explicit && self.is_explicit(pattern) {
            return Ok(None);
        }
        // Nobody asks for the constraints of one whose result cannot be what is wanted, whatever its arguments are.
        let result = self.program.as_function(self.program.functions[pattern].ty).map(|ty| ty.result);
        if result.is_some_and(|result| self.never_gives(result, to)) {
            return Ok(None);
        }
        let argument = match self.object_conversion(from, pattern, ObjectClass::OfObject) {
            Sequence::Impossible => return Ok(None),
            Sequence::Unknown => return Err(()),
            argument => argument,
        };
        let deduction = self.deciding(template, from.ty, |sema| Ok(sema.deduce_conversion(template, to)))?;
        let (ty, arguments) = match deduction {
            Deduction::Deduced(ty, arguments) => (ty, arguments),
            Deduction::Failed(_) => return Ok(None),
            Deduction::Unknown => return Err(()),
        };
        if !allowed.explicit && self.explicitness_of_template(pattern, template, arguments).ok_or(())? {
            return Ok(None);
        }
        let Some(result) = self.program.as_function(ty).map(|ty| ty.result) else { return Err(()) };
        if self.is_dependent_type(result) || self.program.has_placeholder(result) {
            return Err(());
        }
        Ok(Some(Converting {
            function: self.specialized_function(template, arguments).unwrap_or(pattern),
            specialization: Some(Specialized { template, arguments, ty }),
            argument,
            result: self.given_by(result),
        }))
    }

    /// Of two functions whose conversions are equally good: the one that is no template's, the more specialized template, the
    /// more constrained one ([over.match.best.general]/2).
    pub(super) fn is_better_by_template(&mut self, a: &Candidate, b: &Candidate) -> Option<bool> {
        let (Some(first), Some(second)) = (a.specialization, b.specialization) else {
            return if a.specialization.is_none() == b.specialization.is_none() {
                self.is_better_by_constraints(a.function, b.function)
            } else {
                Some(a.specialization.is_none())
            };
        };
        if a.is_constructor != b.is_constructor {
            return Some(false);
        }
        if !a.is_constructor {
            return self.is_more_specialized_conversion(first.template, second.template);
        }
        let (p, q) = (first.candidate(a.function, &[a.argument]), second.candidate(b.function, &[b.argument]));
        self.is_more_specialized(&p, &q)
    }

    fn is_better_by_constraints(&mut self, a: FunctionId, b: FunctionId) -> Option<bool> {
        let is_constrained = |sema: &Self, function: FunctionId| {
            sema.program.constraints.contains_key(&sema.program.functions[function].entity)
        };
        if !is_constrained(self, a) && !is_constrained(self, b) || !self.have_same_parameters(a, b) {
            return Some(false);
        }
        let whole = |function| Constrained { head: None, function: Some(function) };
        self.is_more_constrained(whole(a), whole(b))
    }

    /// The function by which a value is converted, an instance where its template's definition is needed.
    pub(crate) fn settled_conversion(&mut self, user: &UserDefined) -> Option<FunctionId> {
        let function = user.function?;
        let Some(specialization) = user.specialization else { return Some(function) };
        let second = [Sequence::Standard(user.second)];
        let conversions: &[Sequence] = if self.is_constructor(function) { &second } else { &[] };
        let candidate = specialization.candidate(function, conversions);
        self.settle_chosen(candidate).function
    }

    /// The type of the function by which a value is converted, with the arguments of its template.
    pub(crate) fn conversion_type_of(&self, user: &UserDefined) -> Option<TypeId> {
        match user.specialization {
            Some(specialization) => Some(specialization.ty),
            None => user.function.map(|function| self.program.functions[function].ty),
        }
    }

    /// The type and value category of what a function with this result gives.
    pub(super) fn given_by(&self, result: TypeId) -> (TypeId, cufe_il::ValueCategory) {
        use cufe_il::ValueCategory;
        match self.program.structure(result) {
            Type::LvalueReference(inner) => (inner, ValueCategory::Lvalue),
            Type::RvalueReference(inner) => (inner, ValueCategory::Xvalue),
            _ => (self.program.canonical(result), ValueCategory::Prvalue),
        }
    }
}

impl Specialized {
    /// The specialization as a candidate of a call that has been chosen.
    fn candidate(&self, function: FunctionId, conversions: &[Sequence]) -> overload::Candidate {
        overload::Candidate {
            entity: self.template,
            function: Some(function),
            is_template: true,
            is_builtin: false,
            ty: Some(self.ty),
            deduced: Some(self.arguments),
            object: None,
            conversions: SmallVec::from_slice(conversions),
            verdict: Verdict::Viable,
            is_rewritten: false,
            is_reversed: false,
            begins_with_object: false,
        }
    }
}
