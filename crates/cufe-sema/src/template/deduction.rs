//! Template argument deduction from a call ([temp.deduct.call]): explicit arguments, packs, and what completes it; types are
//! compared in `deduce_type`. What needs instantiation (members of dependent types, constraints, defaults
//! that are computed) makes the outcome unknown.

use super::Satisfaction;
use super::arguments::is_expansion;
use super::deduce_type::Allowed;
use super::failure::Failure;
use super::pattern_packs::PatternPacks;
use super::substitute::{Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::conversion::Operand;
use crate::gap::Unknown;
use crate::overload::CallSet;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId,
    FunctionTypeFlags, Program, TemplateArgument, TemplateHead, TemplateId, TemplateParameterKind, Type, TypeId,
    ValueCategory,
};
use smallvec::SmallVec;

/// How deep arguments of patterns are compared behind aliases.
const MAXIMUM_COMPARED: u32 = 32;

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
pub(crate) enum Step {
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
                _ => Step::unknown(),
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
    /// Inside the pattern of an expansion: the element that a pack stands for.
    pub(super) expanded: Option<usize>,
    /// Of the guide of a class template: the first parameters, which are the class's. A reference to one is no forwarding
    /// reference ([temp.deduct.call]/3).
    pub(super) class_parameters: u16,
    /// The types of the parameters that are values, unless they are explicit.
    pub(super) value_types: SmallVec<[Option<TypeId>; 8]>,
    /// For partial ordering: the depth of the template that is deduced from, and the types of its value parameters.
    pub(super) sources: Option<(u16, SmallVec<[Option<TypeId>; 8]>)>,
    /// Of a function template: some function parameters have placeholder types.
    pub(super) has_placeholders: bool,
    /// Why it does not fit, as far as that is reported where it is found.
    pub(super) failure: Option<Failure>,
    /// For partial ordering: the parameters in what is deduced from stand for types and values of their own, which nothing
    /// else is ([temp.func.order]/3).
    pub(super) is_ordering: bool,
    /// Nothing was deduced from the specialization of an alias template whose target is not known yet: it may tell what is not
    /// deduced otherwise.
    pub(super) has_open_alias: bool,
    /// Explicit arguments make the type of the elements of the array that is deduced from a list: nothing is deduced from these.
    has_settled_elements: bool,
    /// The values that are deduced from arguments of parameters with placeholder types: these have the types of the arguments,
    /// qualifiers and exception specifications included.
    pub(super) placeholder_values: SmallVec<[u16; 4]>,
}

/// What the arguments are that a partial specialization is compared with.
pub(crate) enum Compared<'a> {
    /// Those of a specialization of a template.
    Specialization(TemplateId),
    /// For partial ordering, those of another partial specialization, whose head this is.
    Pattern(&'a TemplateHead),
}

impl Deducing {
    pub(super) fn new(depth: u16, count: usize) -> Self {
        Self {
            depth,
            bound: SmallVec::from_elem(None, count),
            explicit_pack: None,
            expanded: None,
            class_parameters: 0,
            value_types: SmallVec::new(),
            sources: None,
            has_placeholders: false,
            failure: None,
            is_ordering: false,
            has_open_alias: false,
            has_settled_elements: false,
            placeholder_values: SmallVec::new(),
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
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Err(Deduction::unknown()) };
        let function = self.program.function_of(template).ok_or_else(Deduction::unknown)?;
        let ty = self.deducible_type(function);
        let entry = &self.program.templates[id];
        let head = entry.head.clone();
        let mut deducing = Deducing::new(entry.depth, head.parameters.len());
        deducing.class_parameters = self.guides.of(template).map_or(0, |guide| guide.class_parameters);
        deducing.value_types = Self::value_types(&head);
        if let Some(explicit) = explicit {
            let parameters = self.program.as_function(ty).map_or(&[][..], |ty| &ty.parameters);
            deducing.has_placeholders = parameters.iter().any(|&ty| match self.program.structure(ty) {
                Type::Expansion(pattern) => self.program.has_placeholder(pattern),
                _ => self.program.has_placeholder(ty),
            });
            match self.bind_explicit(&head, explicit, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Err(Deduction::Failed(Failure::Explicit(explicit))),
                Step::Unknown => return Err(Deduction::unknown()),
            }
            // What is explicit is not deduced: its type need not be the one that deduction would find ([temp.deduct.type]/19).
            let explicit_pack = deducing.explicit_pack;
            for (index, (ty, bound)) in deducing.value_types.iter_mut().zip(&deducing.bound).enumerate() {
                if bound.is_some() && explicit_pack != Some(index) {
                    *ty = None;
                }
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
        let Some(function_type) = self.program.as_function(ty) else { return Deduction::unknown() };
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
                    let length = self.length_around(pattern, &head, &deducing);
                    let Some(length) = length.or_else(|| self.known_length(pattern, &head, &deducing)) else {
                        return Deduction::unknown();
                    };
                    next = index + length;
                    continue;
                }
                let rest = set.arguments.get(index..).unwrap_or_default();
                // The first elements of an explicit pack are settled.
                let explicit = self.known_length(pattern, &head, &deducing).unwrap_or(0);
                let mut all_fit = true;
                let mut here = self.deduce_pack(
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
                        all_fit &= step == Step::Fits;
                        step
                    },
                );
                // Nothing else deduces what an element is for which an argument says nothing, like `{}` ([temp.deduct.type]/4).
                if all_fit
                    && rest.len() > explicit
                    && let Some(pack) = self.undeduced_pack(&head, pattern, rest.len(), &deducing)
                {
                    deducing.failure.get_or_insert(Failure::Undeduced(pack as u16));
                    here = Step::Fails;
                }
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
                Some(false) => {
                    let referred = self.program.structure(self.program.non_reference(parameter));
                    if let (Type::Array { element, .. }, Some(_)) = (referred, &settled) {
                        deducing.has_settled_elements =
                            self.is_settled(element, function, &head, &settled, &deducing) == Some(true);
                    }
                    let here = self.deduce_from_argument(parameter, argument, &mut deducing);
                    deducing.has_settled_elements = false;
                    here
                }
                None => Step::unknown(),
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
            Step::Unknown => return Deduction::unknown(),
        }
        if let Some(index) = self.unconvertible_argument(&parameters, set.arguments) {
            let (parameter, argument) = (parameters[index], set.arguments[index].ty);
            return Deduction::Failed(Failure::Form { number: index as u32 + 1, parameter, argument });
        }
        if set.arguments.len() == 1 && self.would_copy_own_class(function, &head, &deducing) {
            return Deduction::Failed(Failure::Other);
        }
        match self.complete_deduction(&head, Some(function), &mut deducing) {
            Step::Fits => {}
            Step::Fails => return deducing.failed(),
            Step::Unknown => return Deduction::unknown(),
        }
        let list = deducing.arguments();
        let mut substitution = Substitution::new(&head, deducing.depth, &list);
        substitution.function = Some(function);
        self.specialized_type(function, ty, &substitution)
    }

    /// Whether what was deduced makes a constructor that takes an object of its own class by value, and needs no more: none is made
    /// of a template that way ([class.copy.ctor]/5), and the other parameters, whose types may ask whether that class can be
    /// copied, are not looked at.
    fn would_copy_own_class(&mut self, function: FunctionId, head: &TemplateHead, deducing: &Deducing) -> bool {
        if !self.is_constructor(function) {
            return false;
        }
        let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return false };
        let mut parameters = ty.parameters.clone();
        let Some(first) = parameters.first_mut() else { return false };
        if self.program.is_reference(*first) || !self.is_dependent_type(*first) {
            return false;
        }
        let known = deducing.arguments();
        let with = Substitution { function: Some(function), ..Substitution::new(head, deducing.depth, &known) };
        match self.substituted(*first, &with) {
            Ok(ty) if !self.is_dependent_type(ty) => *first = ty,
            _ => return false,
        }
        self.takes_own_class_by_value(function, &parameters)
    }

    /// The type of a function template's specialization, if its arguments satisfy the constraints ([temp.deduct.general]/5).
    pub(super) fn specialized_type(&mut self, function: FunctionId, ty: TypeId, with: &Substitution<'_>) -> Deduction {
        let satisfaction = self.function_template_satisfaction(function, with);
        if satisfaction == Satisfaction::Unsatisfied {
            return Deduction::Failed(Failure::Constraint(self.program.intern_arguments(with.arguments.to_vec())));
        }
        let result = match self.substituted(ty, with) {
            Err(SubstitutionFailure::Unknown) => self.guide_of_constructor(function, with.arguments),
            known => known,
        };
        match result {
            Ok(ty) if self.has_abstract_part(ty) => {
                Deduction::Failed(Failure::Substitution(self.program.intern_arguments(with.arguments.to_vec())))
            }
            Err(SubstitutionFailure::IllFormed) => {
                Deduction::Failed(Failure::Substitution(self.program.intern_arguments(with.arguments.to_vec())))
            }
            Ok(ty) if satisfaction == Satisfaction::Satisfied => {
                Deduction::Deduced(ty, self.program.intern_arguments(with.arguments.to_vec()))
            }
            _ => Deduction::unknown(),
        }
    }

    /// Whether a function type has a parameter or result of an abstract class, as far as the classes are complete: deduction fails
    /// with it in all standards (measured; [temp.deduct.general]/11 before C++20).
    fn has_abstract_part(&self, ty: TypeId) -> bool {
        let Some(function) = self.program.as_function(ty) else { return false };
        let mut parts = function.parameters.iter().copied().chain([function.result]);
        parts.any(|part| {
            let class = match self.program.structure(part) {
                Type::Class(class) => class,
                Type::Qualified(_, inner) => match self.program.structure(inner) {
                    Type::Class(class) => class,
                    _ => return false,
                },
                _ => return false,
            };
            self.program.classes[class].is_complete && self.is_abstract(class) == Some(true)
        })
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
            Err(SubstitutionFailure::Unknown) if !settled.contains(&TemplateArgument::UnknownTemplate) => None,
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
                return if has_placeholders { Step::unknown() } else { Step::Fails };
            };
            if parameter.is_pack {
                let mut elements = Vec::with_capacity(list.len() - index);
                if self.count_of_parameters(parameter).is_some_and(|count| list.len() - index > count) {
                    return Step::Fails;
                }
                for (element, &argument) in list[index..].iter().enumerate() {
                    match self.explicit_argument((index, Some(element)), argument, head, deducing) {
                        Ok(argument) => elements.push(argument),
                        Err(step) => return step,
                    }
                }
                deducing.bound[index] = Some(TemplateArgument::Pack(self.program.intern_arguments(elements)));
                deducing.explicit_pack = Some(index);
                return Step::Fits;
            }
            match self.explicit_argument((index, None), argument, head, deducing) {
                Ok(argument) => deducing.bound[index] = Some(argument),
                Err(step) => return step,
            }
        }
        Step::Fits
    }

    /// An explicit argument for a parameter, or an element of a pack, converted to its type where that is known.
    fn explicit_argument(
        &mut self,
        (position, element): (usize, Option<usize>),
        argument: TemplateArgument,
        head: &TemplateHead,
        deducing: &Deducing,
    ) -> Result<TemplateArgument, Step> {
        match (head.parameters[position].kind, argument) {
            (TemplateParameterKind::Type, TemplateArgument::Type(ty)) => {
                if matches!(self.program.structure(ty), Type::Expansion(_)) || self.is_dependent_type(ty) {
                    return Err(Step::unknown());
                }
                Ok(argument)
            }
            (
                TemplateParameterKind::Value(ty),
                TemplateArgument::Value(..)
                | TemplateArgument::Constant(..)
                | TemplateArgument::Expression(_)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_),
            ) => {
                let known = deducing.arguments();
                let with = Substitution { element, ..Substitution::new(head, deducing.depth, &known) };
                match self.substituted(ty, &with).and_then(|ty| self.explicit_value_argument(ty, argument)) {
                    Ok(argument) => Ok(argument),
                    Err(SubstitutionFailure::IllFormed) => Err(Step::Fails),
                    Err(SubstitutionFailure::Unknown) => Err(Step::unknown()),
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
                | TemplateArgument::Constant(..)
                | TemplateArgument::Template(_)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_),
            )
            | (TemplateParameterKind::Value(_), TemplateArgument::Type(_) | TemplateArgument::Template(_))
            | (
                TemplateParameterKind::Template,
                TemplateArgument::Type(_) | TemplateArgument::Value(..) | TemplateArgument::Constant(..),
            ) => Err(Step::Fails),
            (TemplateParameterKind::Type | TemplateParameterKind::Template, TemplateArgument::Expression(profiled)) => {
                let is_known = self.program.expressions.get(profiled.expression).is_some()
                    && !self.is_undecided(profiled.expression)
                    && !self.is_erroneous(profiled.expression);
                Err(if is_known { Step::Fails } else { Step::unknown() })
            }
            _ => Err(Step::unknown()),
        }
    }

    /// The number of elements of an expansion from which nothing is deduced: those with explicit arguments.
    pub(super) fn known_length(&mut self, pattern: TypeId, head: &TemplateHead, deducing: &Deducing) -> Option<usize> {
        let mut packs = PatternPacks::default();
        let with = Substitution::new(head, deducing.depth, &[]);
        self.packs_in_argument(TemplateArgument::Type(pattern), &with, &mut packs).ok()?;
        let length = |index: usize| match deducing.bound.get(index) {
            Some(&Some(TemplateArgument::Pack(list))) if deducing.explicit_pack == Some(index) => {
                self.program.arguments(list).len()
            }
            _ => 0,
        };
        Some(packs.parameters.into_iter().map(length).max().unwrap_or(0))
    }

    /// The number of elements of an expansion that names a pack of a class around.
    fn length_around(&self, pattern: TypeId, head: &TemplateHead, deducing: &Deducing) -> Option<usize> {
        let mut packs = PatternPacks::default();
        let with = Substitution::new(head, deducing.depth, &[]);
        self.packs_in_argument(TemplateArgument::Type(pattern), &with, &mut packs).ok()?;
        Some(self.program.arguments(*packs.known.first()?).len())
    }

    /// Deduces the packs of the pattern of an expansion from a number of elements.
    pub(super) fn deduce_pack(
        &mut self,
        head: &TemplateHead,
        pattern: TemplateArgument,
        count: usize,
        deducing: &mut Deducing,
        mut each: impl FnMut(&mut Self, usize, &mut Deducing) -> Step,
    ) -> Step {
        let mut packs = PatternPacks::default();
        let with = Substitution::new(head, deducing.depth, &[]);
        if self.packs_in_argument(pattern, &with, &mut packs).is_err() {
            return Step::unknown();
        }
        self.deduce_packs(packs, count, deducing, &mut each)
    }

    /// A pack that a pattern of function parameters names and that has fewer elements than there are arguments.
    fn undeduced_pack(
        &mut self,
        head: &TemplateHead,
        pattern: TypeId,
        count: usize,
        deducing: &Deducing,
    ) -> Option<usize> {
        let mut packs = PatternPacks::default();
        let with = Substitution::new(head, deducing.depth, &[]);
        self.packs_in_argument(TemplateArgument::Type(pattern), &with, &mut packs).ok()?;
        packs.parameters.into_iter().find(|&index| match deducing.bound.get(index) {
            Some(&Some(TemplateArgument::Pack(list))) => self.program.arguments(list).len() < count,
            Some(None) => true,
            _ => false,
        })
    }

    /// As [`Self::deduce_pack`], with the packs given.
    pub(super) fn deduce_packs(
        &mut self,
        PatternPacks { parameters: mut packs, known: lists, .. }: PatternPacks,
        count: usize,
        deducing: &mut Deducing,
        mut each: impl FnMut(&mut Self, usize, &mut Deducing) -> Step,
    ) -> Step {
        if lists.iter().any(|&list| self.program.arguments(list).len() != count) {
            return Step::Fails;
        }
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
        let outer = deducing.expanded;
        for element in 0..count {
            deducing.expanded = Some(element);
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
        deducing.expanded = outer;
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
        self.deduce_from_values(head, deducing);
        for (index, parameter) in head.parameters.iter().enumerate() {
            if let Some(count) = self.count_of_parameters(parameter) {
                let bound = match deducing.bound[index] {
                    Some(TemplateArgument::Pack(list)) => self.program.arguments(list).len(),
                    _ => 0,
                };
                if bound != count {
                    deducing.failure = Some(Failure::Undeduced(index as u16));
                    return Step::Fails;
                }
            }
            if let Some(argument) = deducing.bound[index] {
                if let (
                    TemplateParameterKind::Value(ty),
                    TemplateArgument::Value(..) | TemplateArgument::Constant(..),
                ) = (parameter.kind, argument)
                {
                    // Of the type of the parameter, whatever it was deduced from.
                    let known = deducing.arguments();
                    let with = Substitution { function, ..Substitution::new(head, deducing.depth, &known) };
                    match self.substituted(ty, &with) {
                        Ok(ty) => deducing.bound[index] = Some(self.converted_value(ty, argument)),
                        Err(SubstitutionFailure::IllFormed) => return self.fails_completing(deducing),
                        Err(SubstitutionFailure::Unknown) => return Step::unknown(),
                    }
                }
                if !self.fits_kind_of_parameter(head, index, argument, deducing) {
                    return self.fails_completing(deducing);
                }
                continue;
            }
            if deducing.has_open_alias {
                return Step::unknown();
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
                deducing.failure = Some(Failure::Undeduced(index as u16));
                return Step::Fails;
            };
            let known = deducing.arguments();
            let with = Substitution { function, ..Substitution::new(head, deducing.depth, &known) };
            let argument = self.default_argument(default, parameter.kind, &with);
            let argument = match function {
                Some(function) if argument == Err(SubstitutionFailure::Unknown) => {
                    self.default_of_constructor(function, index, &known)
                }
                _ => argument,
            };
            match argument {
                Ok(argument) => deducing.bound[index] = Some(argument),
                Err(SubstitutionFailure::IllFormed) => return self.fails_completing(deducing),
                Err(SubstitutionFailure::Unknown) => return Step::unknown(),
            }
        }
        Step::Fits
    }

    /// The default argument of a parameter, with the arguments before it.
    pub(super) fn default_argument(
        &mut self,
        default: TemplateArgument,
        kind: TemplateParameterKind,
        with: &Substitution<'_>,
    ) -> Substituted<TemplateArgument> {
        match kind {
            TemplateParameterKind::Value(ty) => {
                let ty = self.substituted(ty, with)?;
                let argument = self.substituted_value_argument(default, ty, with)?;
                self.default_value_argument(ty, argument)
            }
            _ => self.substituted_argument(default, with),
        }
    }

    /// The types of the value parameters of a head.
    pub(super) fn value_types(head: &TemplateHead) -> SmallVec<[Option<TypeId>; 8]> {
        let value_type = |parameter: &cufe_il::TemplateParameter| match parameter.kind {
            TemplateParameterKind::Value(ty) => Some(ty),
            _ => None,
        };
        head.parameters.iter().map(value_type).collect()
    }

    /// Whether a deduced argument is one of its parameter: a template takes what the parameter does ([temp.arg.template]/3), a
    /// null pointer is no number ([temp.deduct.type]/19).
    fn fits_kind_of_parameter(
        &mut self,
        head: &TemplateHead,
        index: usize,
        argument: TemplateArgument,
        deducing: &Deducing,
    ) -> bool {
        match (head.parameters[index].kind, argument) {
            (TemplateParameterKind::Template, TemplateArgument::Template(entity)) => {
                let known = deducing.arguments();
                !self.is_unfit_template(head, deducing.depth, index, entity, &known)
            }
            (TemplateParameterKind::Value(ty), TemplateArgument::Null) => {
                let ty = self.program.canonical(ty);
                self.is_dependent_type(ty)
                    || !matches!(self.program.written(ty), Type::Builtin(builtin) if builtin != Builtin::Nullptr)
            }
            (TemplateParameterKind::Value(ty), _)
                if self.is_deduced_class(ty) && !self.options.release.deduces_values_of_deduced_classes() =>
            {
                let is_explicit = deducing.value_types.get(index).is_some_and(Option::is_none);
                is_explicit || matches!(argument, TemplateArgument::Pack(Program::NO_ARGUMENTS))
            }
            // The placeholder is deduced from the type of the argument ([temp.arg.nontype]/1): `auto **` cannot be from `int *`.
            (TemplateParameterKind::Value(ty), _) if self.mentions_placeholder(ty) => {
                let own = match argument {
                    TemplateArgument::Entity(_) if self.program.is_reference(ty) => None,
                    TemplateArgument::Entity(entity) => self.type_of_designated(entity),
                    TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => Some(own),
                    _ => None,
                };
                own.is_none_or(|own| {
                    let own = self.program.unqualified(self.program.canonical(own)).0;
                    self.deduce(ty, own, Allowed::Qualifiers, &mut deducing.clone()) != Step::Fails
                })
            }
            // The address of an object or function has the type of the parameter, but for qualifiers ([temp.arg.nontype]/2): where
            // other arguments have told another, deduction fails ([temp.deduct.type]/2).
            (TemplateParameterKind::Value(ty), TemplateArgument::Entity(entity)) if self.is_dependent_type(ty) => {
                let known = deducing.arguments();
                let with = Substitution::new(head, deducing.depth, &known);
                let (Ok(wanted), Some(own)) = (self.substituted(ty, &with), self.type_of_designated(entity)) else {
                    return true;
                };
                let wanted = match self.program.is_reference(wanted) {
                    true => {
                        let target = self.program.non_reference(wanted);
                        self.program.intern_type(Type::Pointer(target))
                    }
                    false => wanted,
                };
                self.is_dependent_type(wanted)
                    || !matches!(self.program.structure(wanted), Type::Pointer(_) | Type::MemberPointer { .. })
                    || self.has_unknown_part(&[wanted, own])
                    || match deducing.placeholder_values.contains(&(index as u16)) {
                        true => self.program.canonical(wanted) == self.program.canonical(own),
                        false => self.is_similar(wanted, own),
                    }
            }
            _ => true,
        }
    }

    /// The type of a value that was deduced, for a parameter that is the type of that value's ([temp.deduct.type]/13).
    fn type_of_deduced_value(&self, head: &TemplateHead, index: usize, deducing: &Deducing) -> Option<TypeId> {
        if !self.since(cufe_base::Standard::Cpp17) {
            return None;
        }
        head.parameters.iter().zip(&deducing.bound).find_map(|(parameter, bound)| {
            let TemplateParameterKind::Value(ty) = parameter.kind else { return None };
            let is_type = matches!(self.program.written(self.program.canonical(ty)),
                Type::TemplateParameter { depth, index: number, is_pack: false }
                    if depth == deducing.depth && usize::from(number) == index);
            let type_of = |argument: &TemplateArgument| match *argument {
                TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => Some(own),
                _ => None,
            };
            match bound.filter(|_| is_type)? {
                // All elements tell the same.
                TemplateArgument::Pack(elements) => {
                    let (first, others) = self.program.arguments(elements).split_first()?;
                    let own = type_of(first)?;
                    others.iter().all(|other| type_of(other) == Some(own)).then_some(own)
                }
                argument => type_of(&argument),
            }
        })
    }

    /// Deduces what the types of values tell about the types of the parameters that take them ([temp.deduct.type]/13), of
    /// parameters that nothing else tells: `R` and `A` of `template <class R, class... A, R (*F)(A...)> struct X<F>`.
    fn deduce_from_values(&mut self, head: &TemplateHead, deducing: &mut Deducing) {
        if !self.since(cufe_base::Standard::Cpp17) || deducing.is_ordering {
            return;
        }
        for (index, parameter) in head.parameters.iter().enumerate() {
            let TemplateParameterKind::Value(ty) = parameter.kind else { continue };
            if !self.is_dependent_type(ty) {
                continue;
            }
            let Some(bound) = deducing.bound[index] else { continue };
            let values: SmallVec<[TemplateArgument; 4]> = match bound {
                // Where each element has a type of its own, no one type is told.
                TemplateArgument::Pack(_) if self.names_pack(ty, deducing) => continue,
                TemplateArgument::Pack(elements) => SmallVec::from_slice(self.program.arguments(elements)),
                value => SmallVec::from_slice(&[value]),
            };
            for value in values {
                self.deduce_from_value(ty, value, deducing);
            }
        }
    }

    /// Whether the type of the elements of a pack of values names a pack of types.
    fn names_pack(&mut self, ty: TypeId, deducing: &Deducing) -> bool {
        let head = TemplateHead::without_parameters();
        let mut packs = PatternPacks::default();
        let with = Substitution::new(&head, deducing.depth, &[]);
        let is_told = self.packs_in_argument(TemplateArgument::Type(ty), &with, &mut packs).is_ok();
        !is_told || !packs.parameters.is_empty() || !packs.known.is_empty()
    }

    /// Deduces what the type of one value tells about the type of its parameter.
    fn deduce_from_value(&mut self, ty: TypeId, value: TemplateArgument, deducing: &mut Deducing) {
        let own = match value {
            TemplateArgument::Entity(entity) => self.type_of_designated(entity),
            TemplateArgument::Constant(own, _) => Some(own),
            _ => None,
        };
        let Some(mut own) = own else { return };
        let mut ty = ty;
        if self.program.is_reference(ty) {
            // It is bound to what a pointer would point to.
            let Type::Pointer(target) = self.program.written(self.program.canonical(own)) else { return };
            (ty, own) = (self.program.non_reference(ty), target);
        }
        let mut told = deducing.clone();
        if self.deduce(ty, own, Allowed::Nothing, &mut told) == Step::Fits {
            for (known, told) in deducing.bound.iter_mut().zip(told.bound) {
                *known = known.or(told);
            }
        }
    }

    /// Substitution fails with what is deduced so far.
    fn fails_completing(&mut self, deducing: &mut Deducing) -> Step {
        deducing.failure = Some(Failure::Substitution(self.program.intern_arguments(deducing.arguments())));
        Step::Fails
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
        compared: Compared<'_>,
    ) -> Option<Option<Vec<TemplateArgument>>> {
        let mut deducing = Deducing::new(self.depth_of_head(head), head.parameters.len());
        deducing.is_ordering = self.are_dependent(arguments);
        match compared {
            Compared::Specialization(template) => self.note_placeholder_values(template, pattern, &mut deducing),
            Compared::Pattern(source) => {
                deducing.sources = Some((self.depth_of_head(source), Self::value_types(source)));
            }
        }
        deducing.value_types = Self::value_types(head);
        if let Compared::Specialization(template) = compared
            && self.tells_deduced_class(self.program.templates[template].entity, pattern, &deducing)
        {
            return Some(None);
        }
        let completed = match compared {
            Compared::Specialization(template) if self.lacks_open_defaults(pattern, arguments) => Some(template),
            _ => None,
        };
        let given = match completed {
            Some(_) => {
                let length = self.program.arguments(pattern).len();
                let given = self.program.arguments(arguments)[..length].to_vec();
                self.program.intern_arguments(given)
            }
            None => arguments,
        };
        match self.deduce_arguments(pattern, given, &mut deducing) {
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
                let own = completed.map_or(own, |template| self.complete_arguments(template, own));
                let (own, wanted) =
                    (self.program.canonical_arguments(own), self.program.canonical_arguments(arguments));
                // Arguments of a pattern, for partial ordering: that deduction fits is enough, where everything is deduced. The
                // elements of packs are patterns of expansions there.
                let is_ordered = self.are_dependent(wanted)
                    && self.is_deduced_list(pattern, deducing.depth)
                    && !self.has_other_value(pattern, arguments, deducing.depth);
                let fits = (is_ordered
                    || self.same_arguments(own, wanted)
                    || deducing.is_ordering && self.same_arguments_behind_aliases(own, wanted, MAXIMUM_COMPARED))
                    && (self.are_dependent(wanted) || self.head_satisfaction(head, &deduced).value()?);
                Some(fits.then_some(deduced))
            }
            Err(SubstitutionFailure::IllFormed) => Some(None),
            Err(SubstitutionFailure::Unknown) => {
                // Arguments of a pattern, for partial ordering: the parts that are not deduced don't count, but values that
                // cannot be the same.
                let differs = || self.has_other_value(pattern, arguments, deducing.depth);
                self.are_dependent(arguments).then(|| (!differs()).then_some(deduced))
            }
        }
    }

    /// Whether the arguments of a partial specialization lack default arguments that are computed from the others: nothing is
    /// deduced from these ([temp.deduct.type]/5), and they are known when the others are.
    fn lacks_open_defaults(&self, pattern: ArgumentsId, arguments: ArgumentsId) -> bool {
        let pattern = self.program.arguments(pattern);
        pattern.len() < self.program.arguments(arguments).len()
            && !pattern.iter().any(|&argument| is_expansion(&self.program, argument))
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
            let is_parameter = |expression| {
                let name = self.expression(self.without_parentheses(expression)).kind;
                matches!(name, ExpressionKind::Name { entity, arguments: None }
                    if matches!(self.program.entities[entity].kind, EntityKind::ValueParameter(_)))
            };
            let (own, other) = (self.program.arguments(own), self.program.arguments(other));
            // An expansion at the end stands for what is more.
            let is_open = own.last().is_some_and(|&last| self.pattern_of_expansion(last).is_some());
            // Default arguments that are computed from the others are left out.
            let has_other = !is_open
                && other.iter().skip(own.len()).any(|&argument| match argument {
                    TemplateArgument::Expression(other) => is_parameter(other.expression),
                    TemplateArgument::Type(other) => {
                        matches!(self.program.structure(other), Type::TemplateParameter { is_pack: false, .. })
                    }
                    _ => false,
                });
            if has_other {
                return true;
            }
            for (own, other) in own.iter().zip(other) {
                match (*own, *other) {
                    (TemplateArgument::Expression(own), TemplateArgument::Expression(other)) => {
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
    pub(crate) fn same_arguments(&self, a: ArgumentsId, b: ArgumentsId) -> bool {
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

    /// Whether two lists are the same where the specializations of alias templates are their targets: those of `void_t` are
    /// `void`, whatever they depend on ([temp.alias]/2). So patterns are compared with each other.
    fn same_arguments_behind_aliases(&mut self, a: ArgumentsId, b: ArgumentsId, nesting: u32) -> bool {
        let (a, b) = (self.program.arguments(a).to_vec(), self.program.arguments(b).to_vec());
        a.len() == b.len()
            && a.into_iter().zip(b).all(|(a, b)| match (a, b) {
                (TemplateArgument::Value(_, a), TemplateArgument::Value(_, b)) => a == b,
                (TemplateArgument::Type(a), TemplateArgument::Type(b)) => self.same_behind_aliases(a, b, nesting),
                (a, b) => a == b,
            })
    }

    fn same_behind_aliases(&mut self, a: TypeId, b: TypeId, nesting: u32) -> bool {
        let (a, b) = (self.program.canonical(a), self.program.canonical(b));
        let (a, b) = (self.behind_aliases(a), self.behind_aliases(b));
        if a == b {
            return true;
        }
        let Some(nesting) = nesting.checked_sub(1) else { return false };
        match (self.program.written(a), self.program.written(b)) {
            (Type::Pointer(a), Type::Pointer(b))
            | (Type::LvalueReference(a), Type::LvalueReference(b))
            | (Type::RvalueReference(a), Type::RvalueReference(b)) => self.same_behind_aliases(a, b, nesting),
            (Type::Qualified(own, a), Type::Qualified(other, b)) => {
                own == other && self.same_behind_aliases(a, b, nesting)
            }
            (
                Type::Specialization { template, arguments: a },
                Type::Specialization { template: other, arguments: b },
            ) => template == other && self.same_arguments_behind_aliases(a, b, nesting),
            _ => false,
        }
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
            return Step::unknown();
        }
        let parameter = self.program.canonical(parameter);
        match self.program.written(parameter) {
            Type::RvalueReference(inner) if self.is_own_parameter(inner, deducing) => {
                let ty = if argument.category == ValueCategory::Lvalue {
                    self.program.intern_type(Type::LvalueReference(source))
                } else {
                    source
                };
                self.deduce(inner, ty, Allowed::Call, deducing)
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                self.deduce(inner, source, Allowed::Call, deducing)
            }
            _ => {
                let source = self.decayed(source);
                let source = self.program.canonical(source);
                let source = self.program.unqualified(source).0;
                let parameter = self.program.unqualified(parameter).0;
                self.deduce(parameter, source, Allowed::Call, deducing)
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
        // Nothing but an aggregate takes members that are named ([over.ics.list]/2).
        if elements.iter().any(|&element| self.names_member(element)) {
            return Step::Fails;
        }
        let is_open = |&element: &ExpressionId| {
            matches!(
                self.expression(element).kind,
                ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. } | ExpressionKind::Unknown
            )
        };
        if elements.iter().any(is_open) {
            return Step::unknown();
        }
        let mut step = Step::Fits;
        if let Some(ArrayBound::Expression(bound)) = count {
            step = match self.value_parameter_index(bound.expression, deducing.depth) {
                Some(index) => {
                    let size = Program::builtin(cufe_il::Builtin::UnsignedLong);
                    self.bind(index, TemplateArgument::Value(size, elements.len() as i128), deducing)
                }
                None => Step::unknown(),
            };
        }
        for element_expression in elements {
            if deducing.has_settled_elements || !self.is_dependent_type(element) {
                break;
            }
            let operand = self.operand(element_expression);
            let here = self.deduce_from_argument(element, &operand, deducing);
            step = step.and(|| here);
        }
        step
    }

    pub(super) fn is_own_parameter(&self, ty: TypeId, deducing: &Deducing) -> bool {
        matches!(self.program.written(ty), Type::TemplateParameter { depth, index, .. }
            if depth == deducing.depth && index >= deducing.class_parameters)
    }

    /// Whether a specialization that is no template's own has arguments of which the values are not known.
    fn has_unknown_arguments(&self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
        if self.is_dependent_type(ty) {
            return false;
        }
        let Type::Specialization { arguments, .. } = self.program.structure(ty) else { return false };
        self.program.arguments(arguments).iter().any(|argument| match *argument {
            TemplateArgument::Type(inner) => inner != ty && self.has_unknown_arguments(inner),
            TemplateArgument::Expression(_) | TemplateArgument::UnknownTemplate => true,
            _ => false,
        })
    }

    pub(super) fn bind(&mut self, index: u16, argument: TemplateArgument, deducing: &mut Deducing) -> Step {
        let Some(slot) = deducing.bound.get_mut(usize::from(index)) else { return Step::unknown() };
        let Some(known) = *slot else {
            *slot = Some(argument);
            return Step::Fits;
        };
        let agrees = match (known, argument) {
            // Explicit arguments are as they are written.
            (TemplateArgument::Type(known), TemplateArgument::Type(ty)) => {
                known == ty || self.program.canonical(known) == self.program.canonical(ty)
            }
            (TemplateArgument::Value(one, known), TemplateArgument::Value(other, value)) => {
                known == value && !self.differ_for_placeholder(index, one, other, deducing)
            }
            _ => known == argument,
        };
        if agrees {
            return Step::Fits;
        }
        // Arguments that are not known may turn out to be the same.
        if let (TemplateArgument::Type(known), TemplateArgument::Type(ty)) = (known, argument)
            && !deducing.is_ordering
            && (self.has_unknown_arguments(known) || self.has_unknown_arguments(ty))
        {
            return Step::unknown();
        }
        if deducing.failure.is_none() {
            let told = self.program.intern_arguments(vec![known, argument]);
            deducing.failure = Some(Failure::Conflict { parameter: index, told });
        }
        Step::Fails
    }

    /// Whether values of two types are different arguments of a parameter: where its type is a placeholder, which stands for one type
    /// ([temp.deduct.type]/13); elsewhere the value is converted to the type of the parameter.
    fn differ_for_placeholder(&self, index: u16, one: TypeId, other: TypeId, deducing: &Deducing) -> bool {
        let Some(&Some(wanted)) = deducing.value_types.get(usize::from(index)) else { return false };
        let (one, other) = (self.value_type(one), self.value_type(other));
        self.program.has_placeholder(wanted) && one.is_some() && other.is_some() && one != other
    }
}
