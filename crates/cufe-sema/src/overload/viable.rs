//! Which candidates fit a call ([over.match.viable]).

use super::explicitness::Explicitness;
use super::{CallSet, Candidate, Rejection, Verdict};
use crate::Sema;
use crate::conversion::Sequence;
use crate::template::{Failure, Satisfaction};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, FunctionFlags, FunctionId, FunctionTypeFlags, ParameterDeclaration,
    ParameterFlags, Type, TypeId,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The smallest number of arguments that a function can be called with: default arguments of all declarations counted,
    /// parameter packs taken for empty.
    pub fn minimum_arguments(&self, function: FunctionId) -> usize {
        let entry = &self.program.functions[function];
        match entry.minimum_arguments {
            Some(count) => usize::from(count),
            // Declared by the front end.
            None => self.program.as_function(entry.ty).map_or(usize::MAX, |ty| ty.parameters.len()),
        }
    }

    /// The smallest number of arguments for a specialization whose packs are expanded to these parameters; 0 where it is that
    /// of the template.
    fn minimum_of_instance(&self, function: FunctionId, parameters: &[TypeId]) -> usize {
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return 0 };
        let is_pack = |ty: &TypeId| matches!(self.program.structure(*ty), Type::Expansion(_));
        let Some(pack) = ty.parameters.iter().position(is_pack) else { return 0 };
        if pack + 1 == ty.parameters.len() {
            return 0;
        }
        let defaults = self.known_default_arguments(function, None);
        parameters.len() - defaults.iter().filter(|&&has_default| has_default).count().min(parameters.len())
    }

    /// Counts the parameters of a declaration that have no default argument, those of earlier declarations considered
    /// ([dcl.fct.default]), and notes whether the first is the object.
    pub fn note_parameters(&mut self, function: FunctionId, list: &[ParameterDeclaration]) {
        if list.first().is_some_and(|first| first.flags.contains(ParameterFlags::EXPLICIT_OBJECT)) {
            self.program.explicit_object_functions.insert(function);
        }
        let has_default = |parameter: &ParameterDeclaration| {
            parameter.default.is_some() || parameter.flags.contains(ParameterFlags::PACK)
        };
        let required = list.iter().position(has_default).unwrap_or(list.len()) as u16;
        let known = &mut self.program.functions[function].minimum_arguments;
        *known = Some(known.map_or(required, |known| known.min(required)));
    }

    /// The explicit specialization of a function template for these arguments ([temp.expl.spec]).
    pub(crate) fn specialized_function(&mut self, template: EntityId, arguments: ArgumentsId) -> Option<FunctionId> {
        let pattern = self.program.function_of(template);
        let EntityKind::Template(template) = self.program.entities[template].kind else { return None };
        // A directive for explicit instantiation says where its instance runs, but has no body.
        let is_evaluated = pattern.is_some_and(|pattern| {
            let flags = self.program.functions[pattern].flags;
            flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL) || self.has_deduced_result(pattern)
        });
        let wanted = self.program.canonical_arguments(arguments);
        let specializations = self.program.templates[template].specializations.clone();
        specializations.into_iter().find_map(|entity| {
            let function = self.program.function_of(entity)?;
            if is_evaluated && self.is_directive(function) {
                return None;
            }
            if let Some(&(_, own)) = self.instances.specialized_functions.get(&function) {
                return (self.program.canonical_arguments(own) == wanted).then_some(function);
            }
            if let Some(own) = self.program.functions[function].arguments {
                return (self.program.canonical_arguments(own) == wanted).then_some(function);
            }
            // Without written arguments the type tells which specialization it is.
            let pattern = self.program.functions[pattern?].ty;
            let ty = self.substitute_type(pattern, template, arguments)?;
            let own = self.program.canonical(self.program.functions[function].ty);
            (self.program.canonical(ty) == own).then_some(function)
        })
    }

    /// Direct-initialization may copy or move what an explicit conversion function makes ([over.match.copy]/2).
    fn copied_after_explicit_conversion(
        &mut self,
        argument: &crate::conversion::Operand,
        parameter: cufe_il::TypeId,
        constructor: FunctionId,
    ) -> Sequence {
        let entity = self.program.functions[constructor].entity;
        let class = self.program.enclosing_class(self.program.entities[entity].scope);
        if !self.program.is_reference(parameter)
            || class.is_none()
            || self.program.class_of(self.program.non_reference(parameter)) != class
        {
            return Sequence::Impossible;
        }
        match self.implicit_conversion(argument, parameter, crate::conversion::Allowed::EXPLICIT_FUNCTIONS) {
            Sequence::User(user) if user.function.is_some_and(|function| !self.is_constructor(function)) => {
                Sequence::User(user)
            }
            Sequence::Unknown => Sequence::Unknown,
            _ => Sequence::Impossible,
        }
    }

    /// Whether a function is certainly not explicit; else the candidate gets its verdict.
    fn is_converting(&mut self, function: FunctionId, candidate: &mut Candidate) -> bool {
        candidate.verdict = match self.explicitness(function) {
            Some(false) => return true,
            Some(true) => Verdict::Rejected(Rejection::Deduction(Failure::Other)),
            None => Verdict::Unknown,
        };
        false
    }

    /// Whether a constructor would copy its own parameter without end: one object of its class, by value, is all that it needs.
    /// No constructor is made of a template that way ([class.copy.ctor]/5).
    pub(crate) fn takes_own_class_by_value(&self, constructor: FunctionId, parameters: &[TypeId]) -> bool {
        let Some((&first, rest)) = parameters.split_first() else { return false };
        let is_own = !self.program.is_reference(first)
            && self.program.class_of(first).is_some_and(|class| self.class_of_member(constructor) == Some(class));
        if !is_own {
            return false;
        }
        // Elements of packs have no default arguments.
        let with_default = self.known_default_arguments(constructor, None).iter().filter(|&&has| has).count();
        rest.len() <= with_default
    }

    /// What becomes of a function or function template as a candidate.
    pub(crate) fn candidate(&mut self, entity: EntityId, set: &CallSet<'_>) -> Candidate {
        let function = self.program.function_of(entity);
        if let Some(object) = set.object
            && function.is_some_and(|function| self.has_explicit_object(function))
        {
            return self.explicit_object_candidate(entity, object, set);
        }
        self.implicit_object_candidate(entity, set)
    }

    /// As [`Self::candidate`], where no parameter is the object.
    pub(super) fn implicit_object_candidate(&mut self, entity: EntityId, set: &CallSet<'_>) -> Candidate {
        let function = self.program.function_of(entity);
        let is_template = self.program.entities[entity].kind.is_template();
        let mut candidate = Candidate {
            entity,
            function,
            is_template,
            is_builtin: false,
            ty: None,
            deduced: None,
            object: None,
            conversions: SmallVec::new(),
            verdict: Verdict::Unknown,
            is_rewritten: false,
            is_reversed: false,
            begins_with_object: false,
        };
        let Some(function) = function else { return candidate };
        let ty = self.program.functions[function].ty;
        let Some(function_type) = self.program.as_function(ty) else { return candidate };
        let has_pack =
            function_type.parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)));
        let is_variadic = function_type.flags.contains(FunctionTypeFlags::VARIADIC);
        // The number of arguments comes before constraints, which may ask for the same call again ([over.match.viable]/2, 3).
        let count = set.arguments.len();
        let maximum = function_type.parameters.len();
        if count > maximum && !has_pack && !is_variadic || count < self.minimum_arguments(function) {
            candidate.verdict = Verdict::Rejected(Rejection::Arity);
            return candidate;
        }
        if !is_template && !self.program.constraints.is_empty() {
            match self.function_satisfaction(self.program.functions[function].entity) {
                Satisfaction::Satisfied => {}
                Satisfaction::Unsatisfied => {
                    candidate.verdict = Verdict::Rejected(Rejection::Constraint);
                    return candidate;
                }
                Satisfaction::Unknown => return candidate,
            }
        }
        if self.is_deleted_default_move(function) {
            candidate.verdict = Verdict::Rejected(Rejection::Deduction(Failure::Other));
            return candidate;
        }
        let entry = &self.program.functions[function];
        let is_member = self.is_non_static_member(function);
        let is_constructor = self.program.entities[entry.entity].name == cufe_il::Name::CONSTRUCTOR;
        let asks_explicit = !set.includes_explicit;
        let is_explicit = entry.flags.contains(FunctionFlags::EXPLICIT);
        if asks_explicit && (is_explicit || !is_template) && !self.is_converting(function, &mut candidate) {
            return candidate;
        }
        if !is_template && set.template_arguments.is_some() {
            candidate.verdict = Verdict::Rejected(Rejection::Deduction(Failure::Other));
            return candidate;
        }
        let mut verdict = Verdict::Viable;
        let ty = if is_template {
            match self.deduce_call(entity, set) {
                super::Deduction::Deduced(ty, arguments) => {
                    candidate.deduced = Some(arguments);
                    let specialized = self.specialized_function(entity, arguments).unwrap_or(function);
                    candidate.function = Some(specialized);
                    // Explicit or not, that is known only now ([over.match.funcs.general]/8).
                    let has_condition = self.program.explicit_conditions.contains_key(&function);
                    let explicitness = match asks_explicit || has_condition {
                        true => self.deduced_explicitness(specialized, entity, arguments),
                        false => Explicitness::Known(false),
                    };
                    match explicitness {
                        Explicitness::Failed => {
                            candidate.verdict = Verdict::Rejected(Rejection::Deduction(Failure::Other));
                            return candidate;
                        }
                        Explicitness::Known(true) if asks_explicit => {
                            candidate.verdict = Verdict::Rejected(Rejection::Deduction(Failure::Other));
                            return candidate;
                        }
                        Explicitness::Unknown if asks_explicit => return candidate,
                        _ => {}
                    }
                    ty
                }
                super::Deduction::Failed(failure) => {
                    candidate.verdict = Verdict::Rejected(Rejection::Deduction(failure));
                    return candidate;
                }
                super::Deduction::Unknown => return candidate,
            }
        } else {
            ty
        };
        candidate.ty = Some(ty);
        if is_member
            && !is_constructor
            && let Some(object) = &set.object
        {
            let sequence = self.object_conversion(object, function, set.object_class);
            candidate.object = Some(sequence);
        }
        let parameters = match self.program.as_function(ty) {
            Some(function_type) => function_type.parameters.clone(),
            None => return candidate,
        };
        if is_template && is_constructor && self.takes_own_class_by_value(function, &parameters) {
            candidate.verdict = Verdict::Rejected(Rejection::Deduction(Failure::Other));
            return candidate;
        }
        // The elements of packs are counted now, those that are not last too.
        let is_expanded = !parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)));
        if has_pack
            && is_expanded
            && (count > parameters.len() && !is_variadic || count < self.minimum_of_instance(function, &parameters))
        {
            candidate.verdict = Verdict::Rejected(Rejection::Arity);
            return candidate;
        }
        for (index, argument) in set.arguments.iter().enumerate() {
            let sequence = match parameters.get(index) {
                Some(&parameter) => match self.implicit_conversion(argument, parameter, set.allowed) {
                    Sequence::Impossible
                        if is_constructor && set.includes_explicit && set.allowed.user && count == 1 =>
                    {
                        self.copied_after_explicit_conversion(argument, parameter, function)
                    }
                    sequence => sequence,
                },
                None => Sequence::Ellipsis,
            };
            match sequence {
                Sequence::Impossible => {
                    candidate.verdict = Verdict::Rejected(Rejection::Argument(index as u32 + 1));
                    return candidate;
                }
                Sequence::Unknown => verdict = Verdict::Unknown,
                _ => {}
            }
            candidate.conversions.push(sequence);
        }
        candidate.verdict = match candidate.object {
            // The arguments fit: it is reported that only the object does not.
            Some(Sequence::Impossible) => Verdict::Rejected(Rejection::Object),
            Some(Sequence::Unknown) => Verdict::Unknown,
            _ => verdict,
        };
        candidate
    }
}
