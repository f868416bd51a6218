//! Template argument deduction from a call ([temp.deduct.call], [temp.deduct.type]) and partial ordering of function templates
//! ([temp.func.order], [temp.deduct.partial]). What needs instantiation (members of dependent types, constraints, defaults
//! that are computed) makes the outcome unknown.

use super::failure::Failure;
use super::substitute::{Substitution, Trouble};
use super::{Constrained, Satisfaction};
use crate::Sema;
use crate::conversion::Operand;
use crate::overload::{CallSet, Candidate};
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, FunctionTypeFlags,
    Program, Qualifiers, TemplateArgument, TemplateHead, TemplateParameterKind, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// The outcome of deduction for a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduction {
    /// The function's type with the deduced arguments, and they.
    Deduced(TypeId, ArgumentsId),
    /// The template does not fit.
    Failed(Failure),
    /// Nobody can tell.
    Unknown,
}

/// One step of deduction: went well, does not fit, not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Fits,
    Fails,
    Unknown,
}

impl Step {
    pub(super) fn and(self, other: impl FnOnce() -> Step) -> Step {
        match self {
            Step::Fails => Step::Fails,
            Step::Fits => other(),
            Step::Unknown => match other() {
                Step::Fails => Step::Fails,
                _ => Step::Unknown,
            },
        }
    }
}

/// What is deduced of the parameters of one template.
#[derive(Clone)]
pub(super) struct Deducing {
    pub(super) depth: u16,
    pub(super) bound: SmallVec<[Option<TemplateArgument>; 8]>,
    /// The pack for which the first elements are given explicitly ([temp.arg.explicit]/9).
    pub(super) explicit_pack: Option<usize>,
    /// Inside the pattern of an expansion: a pack stands for one of its elements.
    pub(super) expands: bool,
    /// Of the guide of a class template: the first parameters, which are the class's. A reference to one is no forwarding
    /// reference ([temp.deduct.call]/3).
    pub(super) class_parameters: u16,
    /// Of a function template: the types of the parameters that are values, where they are known.
    pub(super) value_types: SmallVec<[Option<TypeId>; 8]>,
    /// Of a function template: some function parameters have placeholder types.
    pub(super) has_placeholders: bool,
    /// Why it does not fit, as far as that is told where it is found.
    pub(super) failure: Option<Failure>,
    /// For partial ordering: the parameters in what is deduced from stand for types and values of their own, which nothing
    /// else is ([temp.func.order]/3).
    pub(super) is_ordering: bool,
}

impl Deducing {
    pub(super) fn new(depth: u16, count: usize) -> Self {
        Self {
            depth,
            bound: SmallVec::from_elem(None, count),
            explicit_pack: None,
            expands: false,
            class_parameters: 0,
            value_types: SmallVec::new(),
            has_placeholders: false,
            failure: None,
            is_ordering: false,
        }
    }

    /// The outcome where it does not fit.
    pub(super) fn failed(&self) -> Deduction {
        Deduction::Failed(self.failure.unwrap_or(Failure::Other))
    }

    /// What is bound so far; nothing is known of the rest.
    pub(super) fn arguments(&self) -> Vec<TemplateArgument> {
        self.bound.iter().map(|argument| argument.unwrap_or(TemplateArgument::UnknownTemplate)).collect()
    }
}

/// A deduction with nothing bound but the explicit arguments.
pub(super) struct Begun {
    /// The pattern.
    pub(super) function: FunctionId,
    /// Its type.
    pub(super) ty: TypeId,
    pub(super) head: TemplateHead,
    pub(super) deducing: Deducing,
}

impl Sema<'_> {
    /// Begins the deduction of a function template's arguments; the outcome where that is known already.
    pub(super) fn begin_deduction(
        &mut self,
        template: EntityId,
        explicit: Option<ArgumentsId>,
    ) -> Result<Begun, Deduction> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Err(Deduction::Unknown) };
        let function = self.program.function_of(template).ok_or(Deduction::Unknown)?;
        let ty = self.deducible_type(function);
        let entry = &self.program.templates[id];
        let head = entry.head.clone();
        let mut deducing = Deducing::new(entry.depth, head.parameters.len());
        deducing.class_parameters = self.guides.of(template).map_or(0, |guide| guide.class_parameters);
        let value_type = |parameter: &cufe_il::TemplateParameter| match parameter.kind {
            TemplateParameterKind::Value(ty) => self.value_type(ty),
            _ => None,
        };
        deducing.value_types = head.parameters.iter().map(value_type).collect();
        if let Some(explicit) = explicit {
            let parameters = self.program.as_function(ty).map_or(&[][..], |ty| &ty.parameters);
            deducing.has_placeholders = parameters.iter().any(|&ty| match self.program.structure(ty) {
                Type::Expansion(pattern) => self.program.has_placeholder(pattern),
                _ => self.program.has_placeholder(ty),
            });
            match self.bind_explicit(&head, explicit, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Err(Deduction::Failed(Failure::Explicit(explicit))),
                Step::Unknown => return Err(Deduction::Unknown),
            }
        }
        Ok(Begun { function, ty, head, deducing })
    }

    /// Deduces the arguments of a function template from a call; the type is that of the function called, the arguments
    /// are one for each parameter.
    pub(crate) fn deduce_call(&mut self, template: EntityId, set: &CallSet<'_>) -> Deduction {
        let Begun { function, ty, head, mut deducing } = match self.begin_deduction(template, set.template_arguments) {
            Ok(begun) => begun,
            Err(outcome) => return outcome,
        };
        let Some(function_type) = self.program.as_function(ty) else { return Deduction::Unknown };
        let parameters = function_type.parameters.clone();
        // Parameters that name only template parameters with explicit arguments take implicit conversions
        // ([temp.arg.explicit]/6).
        let settled = (set.template_arguments.is_some()).then(|| {
            let mut settled = deducing.arguments();
            // Deduction may add to a pack ([temp.arg.explicit]/9).
            if let Some(pack) = deducing.explicit_pack {
                settled[pack] = TemplateArgument::UnknownTemplate;
            }
            settled
        });
        let mut step = Step::Fits;
        let is_variadic = function_type.flags.contains(FunctionTypeFlags::VARIADIC);
        let mut next = 0;
        for (position, &parameter) in parameters.iter().enumerate() {
            let index = next;
            next += 1;
            if let Type::Expansion(pattern) = self.program.structure(parameter) {
                if position + 1 != parameters.len() {
                    // Not deduced ([temp.deduct.call]/1): as many as are known already.
                    let Some(length) = self.known_length(pattern, &head, &deducing) else { return Deduction::Unknown };
                    next = index + length;
                    continue;
                }
                let rest = set.arguments.get(index..).unwrap_or_default();
                // The first elements of an explicit pack are settled.
                let explicit = self.known_length(pattern, &head, &deducing).unwrap_or(0);
                let here = self.deduce_pack(
                    &head,
                    TemplateArgument::Type(pattern),
                    rest.len(),
                    &mut deducing,
                    |sema, element, deducing| {
                        if element < explicit {
                            return Step::Fits;
                        }
                        let step = sema.deduce_from_argument(pattern, &rest[element], deducing);
                        if step == Step::Fails {
                            let (number, argument) = ((index + element) as u32 + 1, rest[element].ty);
                            deducing.failure.get_or_insert(Failure::Form { number, parameter: pattern, argument });
                        }
                        step
                    },
                );
                step = step.and(|| here);
                next = set.arguments.len();
                break;
            }
            let Some(argument) = set.arguments.get(index) else { break };
            if !self.is_dependent_type(parameter) {
                continue;
            }
            let here = match self.is_settled(parameter, function, &head, &settled, &deducing) {
                Some(true) => continue,
                Some(false) => self.deduce_from_argument(parameter, argument, &mut deducing),
                None => Step::Unknown,
            };
            step = step.and(|| here);
            if step == Step::Fails {
                let (number, argument) = (index as u32 + 1, argument.ty);
                deducing.failure.get_or_insert(Failure::Form { number, parameter, argument });
                return deducing.failed();
            }
        }
        match step {
            // A pack that is not last takes nothing but what is explicit, whatever is deduced of it elsewhere.
            Step::Fits if next < set.arguments.len() && !is_variadic => return Deduction::Failed(Failure::Count),
            Step::Fits => {}
            Step::Fails => return deducing.failed(),
            Step::Unknown => return Deduction::Unknown,
        }
        if let Some(index) = self.unconvertible_argument(&parameters, set.arguments) {
            let (parameter, argument) = (parameters[index], set.arguments[index].ty);
            return Deduction::Failed(Failure::Form { number: index as u32 + 1, parameter, argument });
        }
        match self.complete_deduction(&head, Some(function), &mut deducing) {
            Step::Fits => {}
            Step::Fails => return deducing.failed(),
            Step::Unknown => return Deduction::Unknown,
        }
        let list = deducing.arguments();
        let mut substitution = Substitution::new(&head, deducing.depth, &list);
        substitution.function = Some(function);
        self.specialized_type(function, ty, &substitution)
    }

    /// The type of a function template's specialization, if its arguments satisfy the constraints ([temp.deduct.general]/5).
    pub(super) fn specialized_type(&mut self, function: FunctionId, ty: TypeId, with: &Substitution<'_>) -> Deduction {
        let satisfaction = self.function_template_satisfaction(function, with);
        if satisfaction == Satisfaction::Unsatisfied {
            return Deduction::Failed(Failure::Constraint(self.program.intern_arguments(with.arguments.to_vec())));
        }
        match self.substituted(ty, with) {
            Err(Trouble::Failed) => {
                Deduction::Failed(Failure::Substitution(self.program.intern_arguments(with.arguments.to_vec())))
            }
            Ok(ty) if satisfaction == Satisfaction::Satisfied => {
                Deduction::Deduced(ty, self.program.intern_arguments(with.arguments.to_vec()))
            }
            _ => Deduction::Unknown,
        }
    }

    /// Whether explicit template arguments alone make a parameter's type; `None` where it is not known what they make.
    fn is_settled(
        &mut self,
        parameter: TypeId,
        function: FunctionId,
        head: &TemplateHead,
        settled: &Option<Vec<TemplateArgument>>,
        deducing: &Deducing,
    ) -> Option<bool> {
        let Some(settled) = settled else { return Some(false) };
        let with = Substitution { function: Some(function), ..Substitution::new(head, deducing.depth, settled) };
        match self.substituted(parameter, &with) {
            Ok(ty) => Some(!self.is_dependent_type(ty)),
            Err(Trouble::Unknown) if !settled.contains(&TemplateArgument::UnknownTemplate) => None,
            Err(_) => Some(false),
        }
    }

    /// Explicit template arguments stand first; a pack takes the rest.
    pub(super) fn bind_explicit(
        &mut self,
        head: &TemplateHead,
        explicit: ArgumentsId,
        deducing: &mut Deducing,
    ) -> Step {
        let list = self.program.arguments(explicit).to_vec();
        // The parameters that stand for `auto` are not in the head.
        let has_placeholders = deducing.has_placeholders;
        for (index, &argument) in list.iter().enumerate() {
            let Some(parameter) = head.parameters.get(index) else {
                return if has_placeholders { Step::Unknown } else { Step::Fails };
            };
            if parameter.is_pack {
                let mut elements = Vec::with_capacity(list.len() - index);
                for &argument in &list[index..] {
                    match self.explicit_argument(index, argument, head, deducing) {
                        Ok(argument) => elements.push(argument),
                        Err(step) => return step,
                    }
                }
                deducing.bound[index] = Some(TemplateArgument::Pack(self.program.intern_arguments(elements)));
                deducing.explicit_pack = Some(index);
                return Step::Fits;
            }
            match self.explicit_argument(index, argument, head, deducing) {
                Ok(argument) => deducing.bound[index] = Some(argument),
                Err(step) => return step,
            }
        }
        Step::Fits
    }

    /// An explicit argument for a parameter, converted to its type where that is known.
    fn explicit_argument(
        &mut self,
        position: usize,
        argument: TemplateArgument,
        head: &TemplateHead,
        deducing: &Deducing,
    ) -> Result<TemplateArgument, Step> {
        match (head.parameters[position].kind, argument) {
            (TemplateParameterKind::Type, TemplateArgument::Type(ty)) => {
                if matches!(self.program.structure(ty), Type::Expansion(_)) || self.is_dependent_type(ty) {
                    return Err(Step::Unknown);
                }
                Ok(argument)
            }
            (
                TemplateParameterKind::Value(ty),
                TemplateArgument::Value(..)
                | TemplateArgument::Expression(_)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_),
            ) => {
                let known = deducing.arguments();
                let with = Substitution::new(head, deducing.depth, &known);
                match self.substituted(ty, &with).and_then(|ty| self.explicit_value_argument(ty, argument)) {
                    Ok(argument) => Ok(argument),
                    Err(Trouble::Failed) => Err(Step::Fails),
                    Err(Trouble::Unknown) => Err(Step::Unknown),
                }
            }
            (TemplateParameterKind::Template, TemplateArgument::Template(entity)) => {
                let known = deducing.arguments();
                match self.is_unfit_template(head, deducing.depth, position, entity, &known) {
                    true => Err(Step::Fails),
                    false => Ok(argument),
                }
            }
            (
                TemplateParameterKind::Type,
                TemplateArgument::Value(..)
                | TemplateArgument::Template(_)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_),
            )
            | (TemplateParameterKind::Value(_), TemplateArgument::Type(_) | TemplateArgument::Template(_))
            | (TemplateParameterKind::Template, TemplateArgument::Type(_) | TemplateArgument::Value(..)) => {
                Err(Step::Fails)
            }
            (TemplateParameterKind::Type | TemplateParameterKind::Template, TemplateArgument::Expression(profiled)) => {
                let is_known = self.program.expressions.get(profiled.expression).is_some()
                    && !self.is_undecided(profiled.expression);
                Err(if is_known { Step::Fails } else { Step::Unknown })
            }
            _ => Err(Step::Unknown),
        }
    }

    /// The number of elements of an expansion from which nothing is deduced: those with explicit arguments.
    fn known_length(&mut self, pattern: TypeId, head: &TemplateHead, deducing: &Deducing) -> Option<usize> {
        let mut packs = Vec::new();
        let with = Substitution::new(head, deducing.depth, &[]);
        self.packs_in_argument(TemplateArgument::Type(pattern), &with, &mut packs).ok()?;
        let length = |index: usize| match deducing.bound.get(index) {
            Some(&Some(TemplateArgument::Pack(list))) if deducing.explicit_pack == Some(index) => {
                self.program.arguments(list).len()
            }
            _ => 0,
        };
        Some(packs.into_iter().map(length).max().unwrap_or(0))
    }

    /// Deduces the packs of the pattern of an expansion from a number of elements.
    fn deduce_pack(
        &mut self,
        head: &TemplateHead,
        pattern: TemplateArgument,
        count: usize,
        deducing: &mut Deducing,
        mut each: impl FnMut(&mut Self, usize, &mut Deducing) -> Step,
    ) -> Step {
        let mut packs = Vec::new();
        let with = Substitution::new(head, deducing.depth, &[]);
        if self.packs_in_argument(pattern, &with, &mut packs).is_err() {
            return Step::Unknown;
        }
        self.deduce_packs(packs, count, deducing, &mut each)
    }

    /// As [`Self::deduce_pack`], with the packs given.
    fn deduce_packs(
        &mut self,
        mut packs: Vec<usize>,
        count: usize,
        deducing: &mut Deducing,
        mut each: impl FnMut(&mut Self, usize, &mut Deducing) -> Step,
    ) -> Step {
        packs.sort_unstable();
        packs.dedup();
        let known: Vec<Option<Vec<TemplateArgument>>> = packs
            .iter()
            .map(|&index| match deducing.bound.get(index) {
                Some(&Some(TemplateArgument::Pack(list))) => Some(self.program.arguments(list).to_vec()),
                _ => None,
            })
            .collect();
        for (known, &index) in known.iter().zip(&packs) {
            let Some(known) = known else { continue };
            let is_explicit = deducing.explicit_pack == Some(index);
            if known.len() != count && !(is_explicit && known.len() < count) {
                return Step::Fails;
            }
        }
        let mut elements: Vec<Vec<TemplateArgument>> = vec![Vec::with_capacity(count); packs.len()];
        let mut step = Step::Fits;
        let outer = std::mem::replace(&mut deducing.expands, true);
        for element in 0..count {
            for (known, &index) in known.iter().zip(&packs) {
                deducing.bound[index] = known.as_ref().and_then(|known| known.get(element).copied());
            }
            let here = each(self, element, deducing);
            step = step.and(|| here);
            if step == Step::Fails {
                break;
            }
            for (elements, &index) in elements.iter_mut().zip(&packs) {
                elements.push(deducing.bound[index].unwrap_or(TemplateArgument::UnknownTemplate));
            }
        }
        deducing.expands = outer;
        for ((elements, &index), known) in elements.into_iter().zip(&packs).zip(known) {
            let is_known = !elements.contains(&TemplateArgument::UnknownTemplate);
            // Only some of its elements: nobody can tell what the others are.
            if !is_known && elements.iter().any(|&element| element != TemplateArgument::UnknownTemplate) {
                step = step.and(|| Step::Unknown);
            }
            deducing.bound[index] = match (is_known, known) {
                (true, _) => Some(TemplateArgument::Pack(self.program.intern_arguments(elements))),
                (false, Some(known)) => Some(TemplateArgument::Pack(self.program.intern_arguments(known))),
                (false, None) => None,
            };
        }
        step
    }

    /// Default arguments for what was not deduced.
    pub(super) fn complete_deduction(
        &mut self,
        head: &TemplateHead,
        function: Option<FunctionId>,
        deducing: &mut Deducing,
    ) -> Step {
        for (index, parameter) in head.parameters.iter().enumerate() {
            if let Some(argument) = deducing.bound[index] {
                if let (TemplateParameterKind::Value(ty), TemplateArgument::Value(..)) = (parameter.kind, argument) {
                    // Of the type of the parameter, whatever it was deduced from.
                    let known = deducing.arguments();
                    let with = Substitution { function, ..Substitution::new(head, deducing.depth, &known) };
                    match self.substituted(ty, &with) {
                        Ok(ty) => deducing.bound[index] = Some(self.converted_value(ty, argument)),
                        Err(Trouble::Failed) => return self.fails_completing(deducing),
                        Err(Trouble::Unknown) => return Step::Unknown,
                    }
                }
                continue;
            }
            if parameter.is_pack {
                deducing.bound[index] = Some(TemplateArgument::Pack(Program::NO_ARGUMENTS));
                continue;
            }
            if let Some(ty) = self.type_of_deduced_value(head, index, deducing) {
                deducing.bound[index] = Some(TemplateArgument::Type(ty));
                continue;
            }
            let Some(default) = parameter.default else {
                // A value may be deduced from an exception specification, of which only the outcome is kept.
                let is_value = matches!(parameter.kind, TemplateParameterKind::Value(_));
                if is_value && self.may_deduce(function) {
                    return Step::Unknown;
                }
                deducing.failure = Some(Failure::Undeduced(index as u16));
                return Step::Fails;
            };
            let known = deducing.arguments();
            let with = Substitution { function, ..Substitution::new(head, deducing.depth, &known) };
            let argument = self.substituted_argument(default, &with).and_then(|argument| match parameter.kind {
                TemplateParameterKind::Value(ty) => {
                    self.substituted(ty, &with).and_then(|ty| self.default_value_argument(ty, argument))
                }
                _ => Ok(argument),
            });
            match argument {
                Ok(argument) => deducing.bound[index] = Some(argument),
                Err(Trouble::Failed) => return self.fails_completing(deducing),
                Err(Trouble::Unknown) => return Step::Unknown,
            }
        }
        Step::Fits
    }

    /// The type of a value that was deduced, for a parameter that is the type of that value's ([temp.deduct.type]/13).
    fn type_of_deduced_value(&self, head: &TemplateHead, index: usize, deducing: &Deducing) -> Option<TypeId> {
        if !self.since(cufe_base::Standard::Cpp17) {
            return None;
        }
        head.parameters.iter().zip(&deducing.bound).find_map(|(parameter, bound)| match (parameter.kind, bound) {
            (TemplateParameterKind::Value(ty), Some(TemplateArgument::Value(own, _))) => {
                let is_type = matches!(self.program.written(self.program.canonical(ty)),
                    Type::TemplateParameter { depth, index: number, is_pack: false }
                        if depth == deducing.depth && usize::from(number) == index);
                is_type.then_some(*own)
            }
            _ => None,
        })
    }

    /// Substitution fails with what is deduced so far.
    fn fails_completing(&mut self, deducing: &mut Deducing) -> Step {
        deducing.failure = Some(Failure::Substitution(self.program.intern_arguments(deducing.arguments())));
        Step::Fails
    }

    /// Whether something may be deduced from the parameters of a function template; of a partial specialization it may.
    fn may_deduce(&self, function: Option<FunctionId>) -> bool {
        function.and_then(|function| self.program.as_function(self.program.functions[function].ty)).is_none_or(|ty| {
            ty.parameters.iter().any(|&ty| self.is_dependent_type(ty) || self.may_mention_throwing(ty))
        })
    }

    /// Whether a type is (a pointer or reference to) a function, whose exception specification may name a parameter.
    pub(super) fn may_mention_throwing(&self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
        self.since(cufe_base::Standard::Cpp17) && self.address_target(ty).is_some()
    }

    /// Whether the arguments of a partial specialization match those of a specialization, and what its parameters are then
    /// ([temp.class.spec.match]).
    pub(crate) fn match_specialization(
        &mut self,
        head: &TemplateHead,
        pattern: ArgumentsId,
        arguments: ArgumentsId,
    ) -> Option<Option<Vec<TemplateArgument>>> {
        let mut deducing = Deducing::new(self.depth_of_head(head), head.parameters.len());
        deducing.is_ordering = self.are_dependent(arguments);
        match self.deduce_arguments(pattern, arguments, &mut deducing) {
            Step::Fits => {}
            Step::Fails => return Some(None),
            Step::Unknown => return None,
        }
        match self.complete_deduction(head, None, &mut deducing) {
            Step::Fits => {}
            // Nothing deduces it.
            Step::Fails => return Some(None),
            Step::Unknown => return None,
        }
        let deduced = deducing.arguments();
        // What is not deduced must come out the same ([temp.class.spec.match]/2).
        let with = Substitution::new(head, deducing.depth, &deduced);
        match self.substituted_arguments(pattern, &with) {
            Ok(own) => {
                let (own, wanted) =
                    (self.program.canonical_arguments(own), self.program.canonical_arguments(arguments));
                // Arguments of a pattern, for partial ordering: that deduction fits is enough, where everything is deduced. The
                // elements of packs are patterns of expansions there.
                let is_ordered = self.are_dependent(wanted) && self.is_deduced_list(pattern, deducing.depth);
                let fits = (is_ordered || self.same_arguments(own, wanted))
                    && (self.are_dependent(wanted) || self.head_satisfaction(head, &deduced).value()?);
                Some(fits.then_some(deduced))
            }
            Err(Trouble::Failed) => Some(None),
            Err(Trouble::Unknown) => {
                // Arguments of a pattern, for partial ordering: the parts that are not deduced don't count, but values that
                // cannot be the same.
                let differs = || self.has_other_value(pattern, arguments, deducing.depth);
                self.are_dependent(arguments).then(|| (!differs()).then_some(deduced))
            }
        }
    }

    /// Whether a value among the arguments of a pattern is computed from its parameters, where another pattern has just a
    /// parameter: whatever stands for the parameters, the one is not the other.
    fn has_other_value(&self, pattern: ArgumentsId, other: ArgumentsId, depth: u16) -> bool {
        let mut lists = vec![(pattern, other)];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some((own, other)) = lists.pop() {
            if !seen.insert((own, other)) {
                continue;
            }
            for (own, other) in self.program.arguments(own).iter().zip(self.program.arguments(other)) {
                match (*own, *other) {
                    (TemplateArgument::Expression(own), TemplateArgument::Expression(other)) => {
                        let is_parameter = |expression| {
                            let name = self.expression(self.without_parentheses(expression)).kind;
                            matches!(name, ExpressionKind::Name { entity, arguments: None }
                                if matches!(self.program.entities[entity].kind, EntityKind::ValueParameter(_)))
                        };
                        let is_open = |expression| self.value_parameter_index(expression, depth).is_none();
                        if is_open(own.expression) && !is_parameter(own.expression) && is_parameter(other.expression) {
                            return true;
                        }
                    }
                    (TemplateArgument::Type(own), TemplateArgument::Type(other)) => {
                        let (own, other) = (self.program.canonical(own), self.program.canonical(other));
                        if let (Some((own, first)), Some((other, second))) =
                            (self.program.template_id(own), self.program.template_id(other))
                            && own == other
                        {
                            lists.push((first, second));
                        }
                    }
                    _ => {}
                }
            }
        }
        false
    }

    /// Whether two lists are the same, values whatever type they are written in.
    pub(super) fn same_arguments(&self, a: ArgumentsId, b: ArgumentsId) -> bool {
        if a == b {
            return true;
        }
        let (a, b) = (self.program.arguments(a), self.program.arguments(b));
        a.len() == b.len()
            && a.iter().zip(b).all(|(a, b)| match (a, b) {
                (TemplateArgument::Value(_, a), TemplateArgument::Value(_, b)) => a == b,
                (a, b) => a == b,
            })
    }

    /// [temp.deduct.call]
    fn deduce_from_argument(&mut self, parameter: TypeId, argument: &Operand, deducing: &mut Deducing) -> Step {
        if !self.takes_part_in_deduction(parameter, deducing.depth) {
            // The conversion to the type that is made of the other arguments is judged then.
            return Step::Fits;
        }
        if let Some(expression) = argument.expression {
            let inner = self.without_parentheses(expression);
            if let ExpressionKind::InitializerList(_) = self.expression(inner).kind {
                return self.deduce_from_braced_list(parameter, inner, deducing);
            }
            if let Some(set) = self.function_set(expression) {
                return self.deduce_from_set(parameter, &set, deducing);
            }
        }
        let source = self.program.canonical(argument.ty);
        if self.program.written(source) == Type::Unknown || self.is_dependent_type(source) {
            return Step::Unknown;
        }
        let parameter = self.program.canonical(parameter);
        match self.program.written(parameter) {
            Type::RvalueReference(inner) if self.is_own_parameter(inner, deducing) => {
                let ty = if argument.category == ValueCategory::Lvalue {
                    self.program.intern_type(Type::LvalueReference(source))
                } else {
                    source
                };
                self.deduce(inner, ty, true, deducing)
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => self.deduce(inner, source, true, deducing),
            _ => {
                let source = self.decayed(source);
                let source = self.program.canonical(source);
                let source = self.program.unqualified(source).0;
                let parameter = self.program.unqualified(parameter).0;
                self.deduce(parameter, source, true, deducing)
            }
        }
    }

    /// A braced list deduces the elements of a `std::initializer_list` or an array; any other parameter is a non-deduced
    /// context ([temp.deduct.call]/1).
    fn deduce_from_braced_list(&mut self, parameter: TypeId, list: ExpressionId, deducing: &mut Deducing) -> Step {
        let parameter = self.program.canonical(self.program.non_reference(parameter));
        let elements = self.list_elements(list);
        let (element, count) = match self.program.written(self.program.unqualified(parameter).0) {
            Type::Array { element, bound } => (element, Some(bound)),
            _ => match self.initializer_list_element(parameter) {
                Some(element) => (element, None),
                None => return Step::Fits,
            },
        };
        let is_open = |&element: &ExpressionId| {
            matches!(
                self.expression(element).kind,
                ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. } | ExpressionKind::Unknown
            )
        };
        if elements.iter().any(is_open) {
            return Step::Unknown;
        }
        let mut step = Step::Fits;
        if let Some(ArrayBound::Expression(bound)) = count {
            step = match self.value_parameter_index(bound.expression, deducing.depth) {
                Some(index) => {
                    let size = Program::builtin(cufe_il::Builtin::UnsignedLong);
                    self.bind(index, TemplateArgument::Value(size, elements.len() as i128), deducing)
                }
                None => Step::Unknown,
            };
        }
        for element_expression in elements {
            if !self.is_dependent_type(element) {
                break;
            }
            let operand = self.operand(element_expression);
            let here = self.deduce_from_argument(element, &operand, deducing);
            step = step.and(|| here);
        }
        step
    }

    fn is_own_parameter(&self, ty: TypeId, deducing: &Deducing) -> bool {
        matches!(self.program.written(ty), Type::TemplateParameter { depth, index, .. }
            if depth == deducing.depth && index >= deducing.class_parameters)
    }

    pub(super) fn bind(&mut self, index: u16, argument: TemplateArgument, deducing: &mut Deducing) -> Step {
        let Some(slot) = deducing.bound.get_mut(usize::from(index)) else { return Step::Unknown };
        let Some(known) = *slot else {
            *slot = Some(argument);
            return Step::Fits;
        };
        let agrees = match (known, argument) {
            // Explicit arguments are as they are written.
            (TemplateArgument::Type(known), TemplateArgument::Type(ty)) => {
                known == ty || self.program.canonical(known) == self.program.canonical(ty)
            }
            (TemplateArgument::Value(_, known), TemplateArgument::Value(_, value)) => known == value,
            _ => known == argument,
        };
        if agrees {
            return Step::Fits;
        }
        if deducing.failure.is_none() {
            let told = self.program.intern_arguments(vec![known, argument]);
            deducing.failure = Some(Failure::Conflict { parameter: index, told });
        }
        Step::Fails
    }

    /// Deduces from a pair of canonical types ([temp.deduct.type]). `is_outer`: the conversions that a call allows may make
    /// up for a difference here (qualifiers, bases).
    pub(super) fn deduce(
        &mut self,
        parameter: TypeId,
        argument: TypeId,
        is_outer: bool,
        deducing: &mut Deducing,
    ) -> Step {
        let parameter = self.program.canonical(parameter);
        let argument = self.program.canonical(argument);
        if !self.is_dependent_type(parameter) {
            return if parameter == argument || is_outer { Step::Fits } else { Step::Fails };
        }
        let ((p, p_qualifiers), (a, a_qualifiers)) =
            (self.program.unqualified(parameter), self.program.unqualified(argument));
        if let Type::TemplateParameter { depth, index, is_pack } = self.program.written(p) {
            if depth != deducing.depth {
                return Step::Unknown;
            }
            if is_pack && !deducing.expands {
                return Step::Unknown;
            }
            let a_qualifiers = a_qualifiers | self.object_qualifiers(a);
            if !is_outer && !a_qualifiers.contains(p_qualifiers - Qualifiers::RESTRICT) {
                return Step::Fails;
            }
            let bound = self.program.with_fewer_qualifiers(argument, p_qualifiers);
            let bound = self.program.canonical(bound);
            return self.bind(index, TemplateArgument::Type(bound), deducing);
        }
        if !is_outer && p_qualifiers != a_qualifiers {
            return Step::Fails;
        }
        match (self.program.written(p), self.program.written(a)) {
            (Type::Pointer(x), Type::Pointer(y)) => self.deduce_below(x, y, is_outer, deducing),
            (Type::LvalueReference(x), Type::LvalueReference(y))
            | (Type::RvalueReference(x), Type::RvalueReference(y)) => self.deduce(x, y, false, deducing),
            (Type::Complex(x), Type::Complex(y)) => self.deduce(x, y, false, deducing),
            (Type::Vector { element: x, bytes: m }, Type::Vector { element: y, bytes: n }) if m == n => {
                self.deduce(x, y, false, deducing)
            }
            (Type::MemberPointer { class: c, member: m }, Type::MemberPointer { class: d, member: n }) => {
                let first = self.deduce(c, d, false, deducing);
                first.and(|| self.deduce_below(m, n, is_outer, deducing))
            }
            (Type::Array { element: x, bound: m }, Type::Array { element: y, bound: n }) => {
                let bounds = match (m, n) {
                    (ArrayBound::Expression(expression), ArrayBound::Known(count)) => {
                        match self.value_parameter_index(expression.expression, deducing.depth) {
                            Some(index) => {
                                let size = Program::builtin(cufe_il::Builtin::UnsignedLong);
                                self.bind(index, TemplateArgument::Value(size, i128::from(count)), deducing)
                            }
                            None => Step::Unknown,
                        }
                    }
                    (m, n) if m == n => Step::Fits,
                    (_, ArrayBound::Expression(_)) if deducing.is_ordering => Step::Fails,
                    (ArrayBound::Expression(_), _) | (_, ArrayBound::Expression(_)) => Step::Unknown,
                    _ => Step::Fails,
                };
                bounds.and(|| self.deduce_below(x, y, is_outer, deducing))
            }
            (Type::Function(f), Type::Function(g)) => {
                let (f, g) = (self.program.function_type_data(f).clone(), self.program.function_type_data(g).clone());
                let ignored = FunctionTypeFlags::NOEXCEPT | FunctionTypeFlags::TRAILING_RETURN;
                // Whether the parameter's type throws may depend on a template parameter.
                if f.flags.contains(FunctionTypeFlags::NOEXCEPT) && !g.flags.contains(FunctionTypeFlags::NOEXCEPT) {
                    return Step::Unknown;
                }
                if f.flags - ignored != g.flags - ignored {
                    return Step::Fails;
                }
                let step = self.deduce(f.result, g.result, false, deducing);
                step.and(|| self.deduce_parameters(&f.parameters, &g.parameters, deducing))
            }
            // An alias whose target is not known may be a non-deduced context.
            (Type::Specialization { template, .. }, _) if !self.is_class_template(template) => Step::Unknown,
            (Type::Specialization { template, arguments }, _) => {
                self.deduce_specialization(template, arguments, a, is_outer, deducing)
            }
            // Non-deduced contexts.
            (Type::DependentName { .. } | Type::Decltype(_) | Type::Transform { .. }, _) => Step::Fits,
            (
                Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_)
                | Type::Complex(_),
                Type::Builtin(_)
                | Type::Enum(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_)
                | Type::Class(_)
                | Type::Specialization { .. },
            ) => Step::Fails,
            (_, Type::TemplateParameter { .. } | Type::DependentName { .. }) if deducing.is_ordering => Step::Fails,
            _ => Step::Unknown,
        }
    }

    /// The parameter types of a function type ([temp.deduct.type]/10). Packs that are not last take what is explicit only.
    fn deduce_parameters(&mut self, parameters: &[TypeId], arguments: &[TypeId], deducing: &mut Deducing) -> Step {
        let list: Vec<_> = parameters.iter().map(|&ty| TemplateArgument::Type(ty)).collect();
        let arguments: Vec<_> = arguments.iter().map(|&ty| TemplateArgument::Type(ty)).collect();
        let (list, arguments) = self.without_explicit_packs(list, arguments, deducing);
        let is_open = |sema: &Self, &argument: &TemplateArgument| sema.pattern_of_expansion(argument).is_some();
        // The others take nothing.
        let last = list.len().saturating_sub(1);
        let list: Vec<_> = list
            .iter()
            .enumerate()
            .filter(|&(position, argument)| position == last || !is_open(self, argument))
            .map(|(_, &argument)| argument)
            .collect();
        self.deduce_arguments_of(&list, &arguments, deducing)
    }

    /// Two lists without the expansions that are not last and have explicit arguments, and without what these stand for.
    fn without_explicit_packs(
        &mut self,
        parameters: Vec<TemplateArgument>,
        arguments: Vec<TemplateArgument>,
        deducing: &Deducing,
    ) -> (Vec<TemplateArgument>, Vec<TemplateArgument>) {
        let count = parameters.len();
        let is_open = |sema: &Self, argument: TemplateArgument| sema.pattern_of_expansion(argument).is_some();
        if deducing.explicit_pack.is_none() || parameters.iter().all(|&argument| !is_open(self, argument)) {
            return (parameters, arguments);
        }
        let head = TemplateHead::without_parameters();
        let (mut list, mut taken) = (Vec::with_capacity(count), Vec::with_capacity(arguments.len()));
        let mut next = 0;
        for (position, parameter) in parameters.into_iter().enumerate() {
            if position + 1 != count
                && let Some(TemplateArgument::Type(pattern)) = self.pattern_of_expansion(parameter)
                && let Some(length @ 1..) = self.known_length(pattern, &head, deducing)
            {
                next += length;
                continue;
            }
            list.push(parameter);
            taken.extend(arguments.get(next).copied());
            next += 1;
        }
        taken.extend_from_slice(arguments.get(next..).unwrap_or_default());
        (list, taken)
    }

    /// Whether a template makes classes, or is a template template parameter.
    fn is_class_template(&self, template: EntityId) -> bool {
        matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if matches!(self.program.templates[id].kind, cufe_il::TemplateKind::Class | cufe_il::TemplateKind::Parameter))
    }

    /// Below a pointer, qualifiers of the argument may be added by a qualification conversion, and a class may be derived.
    fn deduce_below(&mut self, parameter: TypeId, argument: TypeId, is_outer: bool, deducing: &mut Deducing) -> Step {
        if !self.is_dependent_type(parameter) {
            return if self.program.canonical(parameter) == self.program.canonical(argument) || is_outer {
                Step::Fits
            } else {
                Step::Fails
            };
        }
        self.deduce(parameter, argument, is_outer, deducing)
    }

    pub(super) fn deduce_arguments(
        &mut self,
        parameters: ArgumentsId,
        arguments: ArgumentsId,
        deducing: &mut Deducing,
    ) -> Step {
        let (parameters, arguments) =
            (self.program.arguments(parameters).to_vec(), self.program.arguments(arguments).to_vec());
        let (parameters, arguments) = self.without_explicit_packs(parameters, arguments, deducing);
        self.deduce_arguments_of(&parameters, &arguments, deducing)
    }

    /// Lists of arguments or of parameter types, one against the other ([temp.deduct.type]/9 and 10).
    pub(super) fn deduce_arguments_of(
        &mut self,
        parameters: &[TemplateArgument],
        arguments: &[TemplateArgument],
        deducing: &mut Deducing,
    ) -> Step {
        let mut step = Step::Fits;
        for (index, &parameter) in parameters.iter().enumerate() {
            if let Some(pattern) = self.pattern_of_expansion(parameter) {
                if index + 1 != parameters.len() {
                    // What follows is not deduced ([temp.deduct.type]/5, 9).
                    return step;
                }
                let rest = arguments.get(index..).unwrap_or_default();
                let rest: Vec<TemplateArgument> = rest
                    .iter()
                    .flat_map(|&argument| match argument {
                        TemplateArgument::Pack(list) => self.program.arguments(list).to_vec(),
                        argument => vec![argument],
                    })
                    .collect();
                let here = self.deduce_expansion(pattern, &rest, deducing);
                return step.and(|| here);
            }
            let Some(&argument) = arguments.get(index) else { return Step::Fails };
            let here = if self.pattern_of_expansion(argument).is_some() {
                // Partial ordering: an expansion does not match what is no expansion.
                Step::Fails
            } else {
                self.deduce_argument(parameter, argument, deducing)
            };
            step = step.and(|| here);
            if step == Step::Fails {
                return step;
            }
        }
        if arguments.len() > parameters.len() { Step::Fails } else { step }
    }

    /// The pattern of an argument that is an expansion.
    pub(super) fn pattern_of_expansion(&self, argument: TemplateArgument) -> Option<TemplateArgument> {
        match argument {
            TemplateArgument::Expansion(ty) => Some(TemplateArgument::Type(ty)),
            TemplateArgument::Type(ty) => match self.program.structure(ty) {
                Type::Expansion(pattern) => Some(TemplateArgument::Type(pattern)),
                _ => None,
            },
            TemplateArgument::Expression(profiled) => match self.program.expressions.get(profiled.expression)?.kind {
                ExpressionKind::PackExpansion(pattern) => {
                    Some(TemplateArgument::Expression(cufe_il::Profiled { expression: pattern, ..profiled }))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn deduce_expansion(
        &mut self,
        pattern: TemplateArgument,
        arguments: &[TemplateArgument],
        deducing: &mut Deducing,
    ) -> Step {
        // The pattern mentions parameters by position; of the head only the names of packs in expressions matter here,
        // where a pack stands by itself.
        let index = match pattern {
            TemplateArgument::Expression(profiled) => self.value_parameter_index(profiled.expression, deducing.depth),
            _ => None,
        };
        let mut packs: Vec<usize> = index.into_iter().map(usize::from).collect();
        if let TemplateArgument::Type(_) | TemplateArgument::Template(_) = pattern {
            let head = TemplateHead::without_parameters();
            if self.packs_in_argument(pattern, &Substitution::new(&head, deducing.depth, &[]), &mut packs).is_err() {
                return Step::Unknown;
            }
        }
        if packs.is_empty() {
            return Step::Unknown;
        }
        self.deduce_packs(packs, arguments.len(), deducing, |sema, element, deducing| {
            let argument = arguments[element];
            if let Some(own) = sema.pattern_of_expansion(argument) {
                return sema.deduce_argument(pattern, own, deducing);
            }
            sema.deduce_argument(pattern, argument, deducing)
        })
    }

    fn deduce_argument(
        &mut self,
        parameter: TemplateArgument,
        argument: TemplateArgument,
        deducing: &mut Deducing,
    ) -> Step {
        match (parameter, argument) {
            (TemplateArgument::Type(p), TemplateArgument::Type(a)) => self.deduce(p, a, false, deducing),
            (TemplateArgument::Expression(p), argument) => {
                match self.value_parameter_index(p.expression, deducing.depth) {
                    Some(index) => match argument {
                        TemplateArgument::Value(..) | TemplateArgument::Entity(_) | TemplateArgument::Null => {
                            self.bind(index, argument, deducing)
                        }
                        TemplateArgument::Expression(_) => self.bind(index, argument, deducing),
                        TemplateArgument::Type(_) | TemplateArgument::Template(_) => Step::Fails,
                        _ => Step::Unknown,
                    },
                    // Not deduced.
                    None => Step::Fits,
                }
            }
            (TemplateArgument::Template(p), TemplateArgument::Template(a)) => match self.program.entities[p].kind {
                EntityKind::Template(id) => match self.program.templates[id].parameter {
                    Some((depth, index)) if depth == deducing.depth => self.bind(index, argument, deducing),
                    Some(_) => Step::Unknown,
                    None if p == a => Step::Fits,
                    None => Step::Fails,
                },
                _ => Step::Unknown,
            },
            (TemplateArgument::Value(_, p), TemplateArgument::Value(_, a)) => {
                if p == a {
                    Step::Fits
                } else {
                    Step::Fails
                }
            }
            (p, a) if p == a => Step::Fits,
            (TemplateArgument::Value(..), TemplateArgument::Type(_) | TemplateArgument::Template(_))
            | (TemplateArgument::Type(_), TemplateArgument::Value(..) | TemplateArgument::Template(_))
            | (TemplateArgument::Template(_), TemplateArgument::Value(..) | TemplateArgument::Type(_)) => Step::Fails,
            // A value of its own against a parameter of another pattern (partial ordering).
            (TemplateArgument::Value(..) | TemplateArgument::Null | TemplateArgument::Entity(_), _) => match argument {
                TemplateArgument::Expression(_) => Step::Fails,
                TemplateArgument::Entity(_) | TemplateArgument::Null => Step::Fails,
                _ => Step::Unknown,
            },
            _ => Step::Unknown,
        }
    }

    /// Whether the first of two function templates is more specialized for a call; `None` where nobody can tell.
    pub(crate) fn is_more_specialized(&mut self, a: &Candidate, b: &Candidate) -> Option<bool> {
        let count = a.conversions.len();
        let forwards = self.is_at_least_as_specialized(a, b, count)?;
        let backwards = self.is_at_least_as_specialized(b, a, count)?;
        if forwards != backwards {
            return Some(forwards);
        }
        if forwards {
            let (a_ends, b_ends) = (self.ends_in_pack(a), self.ends_in_pack(b));
            if a_ends != b_ends {
                // [temp.deduct.partial]/11
                return Some(b_ends);
            }
            let (first, second) = (self.parameters_of(a)?, self.parameters_of(b)?);
            let (first, second) = (&first[..count.min(first.len())], &second[..count.min(second.len())]);
            if self.breaks_reference_tie(first, second) {
                return Some(true);
            }
            if self.breaks_reference_tie(second, first) {
                return Some(false);
            }
            return self.is_more_constrained_template(a.entity, b.entity);
        }
        Some(false)
    }

    /// Equally specialized: the more constrained one ([temp.func.order]/6).
    pub(super) fn is_more_constrained_template(&mut self, a: EntityId, b: EntityId) -> Option<bool> {
        let head = |sema: &Self, template: EntityId| match sema.program.entities[template].kind {
            EntityKind::Template(template) => Some(sema.program.templates[template].head.clone()),
            _ => None,
        };
        let (first, second) = (head(self, a)?, head(self, b)?);
        let (f, g) = (self.program.function_of(a), self.program.function_of(b));
        self.is_more_constrained(
            Constrained { head: Some(&first), function: f },
            Constrained { head: Some(&second), function: g },
        )
    }

    fn parameters_of(&self, candidate: &Candidate) -> Option<Vec<TypeId>> {
        let function = candidate.function?;
        Some(self.program.as_function(self.deducible_type(function))?.parameters.clone())
    }

    /// Whether the second template's parameters can be deduced from the first one's ([temp.deduct.partial]).
    fn is_at_least_as_specialized(&mut self, a: &Candidate, b: &Candidate, count: usize) -> Option<bool> {
        let EntityKind::Template(target) = self.program.entities[b.entity].kind else { return None };
        let (sources, targets) = (self.parameters_of(a)?, self.parameters_of(b)?);
        let entry = &self.program.templates[target];
        let head = entry.head.clone();
        let mut deducing = Deducing::new(entry.depth, head.parameters.len());
        deducing.is_ordering = true;
        let sources = &sources[..count.min(sources.len())];
        let mut result = Some(true);
        for (index, &target) in targets.iter().enumerate() {
            if let Type::Expansion(pattern) = self.program.structure(target) {
                let rest: Vec<TypeId> = sources
                    .get(index..)
                    .unwrap_or_default()
                    .iter()
                    .map(|&source| match self.program.structure(source) {
                        Type::Expansion(own) => own,
                        _ => source,
                    })
                    .collect();
                let pattern = self.ordered_type(pattern);
                let argument = TemplateArgument::Type(pattern);
                return match self.deduce_pack(&head, argument, rest.len(), &mut deducing, |sema, element, deducing| {
                    let source = sema.ordered_type(rest[element]);
                    sema.deduce(pattern, source, false, deducing)
                }) {
                    Step::Fits => result,
                    Step::Fails => Some(false),
                    Step::Unknown => None,
                };
            }
            if index >= count {
                break;
            }
            let &source = sources.get(index)?;
            if let Type::Expansion(_) = self.program.structure(source) {
                // An expansion does not match what is none ([temp.deduct.type]/10).
                return Some(false);
            }
            let (source, target) = (self.ordered_type(source), self.ordered_type(target));
            match self.deduce(target, source, false, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Some(false),
                Step::Unknown => result = None,
            }
        }
        // A parameter that only non-deduced contexts mention has no value ([temp.deduct.partial]/12).
        let compared = &targets[..count.min(targets.len())];
        let is_left = deducing.bound.iter().enumerate().any(|(index, bound)| {
            bound.is_none()
                && !head.parameters[index].is_pack
                && compared.iter().any(|&ty| self.qualifies_name(ty, deducing.depth, index as u16))
        });
        if is_left { Some(false) } else { result }
    }

    /// A parameter's type for partial ordering: without reference and top-level qualifiers ([temp.deduct.partial]/5 to 7).
    pub(super) fn ordered_type(&self, ty: TypeId) -> TypeId {
        let ty = self.program.non_reference(self.program.canonical(ty));
        self.program.unqualified(self.program.canonical(ty)).0
    }

    /// Whether the parameters of a candidate end in a pack.
    fn ends_in_pack(&self, candidate: &Candidate) -> bool {
        self.parameters_of(candidate)
            .and_then(|parameters| parameters.last().copied())
            .is_some_and(|last| matches!(self.program.structure(last), Type::Expansion(_)))
    }

    /// Equally specialized: an lvalue reference stands before an rvalue reference, more qualifiers before fewer
    /// ([temp.deduct.partial]/9). The types are those that the functions are ordered by.
    pub(super) fn breaks_reference_tie(&self, first: &[TypeId], second: &[TypeId]) -> bool {
        let mut is_better = false;
        for (&p, &q) in first.iter().zip(second) {
            let pattern = |sema: &Self, ty: TypeId| match sema.program.structure(ty) {
                Type::Expansion(pattern) => pattern,
                _ => ty,
            };
            let (p, q) = (pattern(self, p), pattern(self, q));
            let (x, y) = match (self.program.structure(p), self.program.structure(q)) {
                (Type::LvalueReference(_), Type::RvalueReference(_)) => {
                    is_better = true;
                    continue;
                }
                (Type::RvalueReference(_), Type::LvalueReference(_)) => return false,
                (Type::LvalueReference(x), Type::LvalueReference(y))
                | (Type::RvalueReference(x), Type::RvalueReference(y)) => (x, y),
                _ => continue,
            };
            let (m, n) = (self.program.unqualified(x).1, self.program.unqualified(y).1);
            if m != n {
                if m.contains(n) {
                    is_better = true;
                } else {
                    return false;
                }
            }
        }
        is_better
    }
}
