//! Deduction of template arguments from types ([temp.deduct.type]): a parameter's type and an argument's, part by part.

use super::deduction::{Deducing, Step};
use super::pattern_packs::PatternPacks;
use super::substitute::Substitution;
use crate::Sema;
use crate::gap::Unknown;
use cufe_base::Standard;
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionKind, FunctionType, FunctionTypeFlags, Program,
    Qualifiers, TemplateArgument, TemplateHead, Type, TypeId,
};

/// Whether a type is made of others by a form of its own ([basic.compound]).
fn is_compound(structure: Type) -> bool {
    matches!(
        structure,
        Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_)
            | Type::Complex(_)
            | Type::Vector { .. }
    )
}

/// What may make up for a difference between what deduction gives and what it was deduced from ([temp.deduct.call]/4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Allowed {
    /// In a call: qualifiers, and a class may be derived from the parameter's, or a pointer point to such a class.
    Call,
    /// The class to which the parameter's pointer points: as [`Self::Call`].
    Pointee,
    /// Qualifiers may be added.
    Qualifiers,
    /// Nothing.
    Nothing,
}

impl Allowed {
    pub(super) fn has_qualifiers(self) -> bool {
        self != Self::Nothing
    }

    /// Whether a class may be derived from the one that is meant.
    pub(super) fn has_bases(self) -> bool {
        matches!(self, Self::Call | Self::Pointee)
    }

    /// Below a pointer: only a pointer to a class is converted to one to a base, no pointer to such a pointer.
    fn below_pointer(self) -> Self {
        match self {
            Self::Call => Self::Pointee,
            _ => self.below(),
        }
    }

    /// Below an array or a pointer to member.
    fn below(self) -> Self {
        match self {
            Self::Nothing => Self::Nothing,
            _ => Self::Qualifiers,
        }
    }
}

impl Sema<'_> {
    /// Deduces from a pair of canonical types ([temp.deduct.type]). `allowed`: what may make up for a difference.
    pub(super) fn deduce(
        &mut self,
        parameter: TypeId,
        argument: TypeId,
        allowed: Allowed,
        deducing: &mut Deducing,
    ) -> Step {
        let mut parameter = self.program.canonical(parameter);
        let mut argument = self.program.canonical(argument);
        if deducing.is_ordering {
            (parameter, argument) = (self.behind_aliases(parameter), self.behind_aliases(argument));
        }
        if matches!(self.program.structure(parameter), Type::Auto) {
            // Of the type of a value ([temp.deduct.type]/13).
            return Step::Fits;
        }
        if !self.is_dependent_type(parameter) && !self.mentions_placeholder(parameter) {
            return if parameter == argument || allowed.has_qualifiers() { Step::Fits } else { Step::Fails };
        }
        let ((p, p_qualifiers), (a, a_qualifiers)) =
            (self.program.unqualified(parameter), self.program.unqualified(argument));
        if let Type::TemplateParameter { depth, index, is_pack } = self.program.written(p) {
            if depth != deducing.depth {
                return Step::unknown();
            }
            if is_pack && deducing.expanded.is_none() {
                return Step::unknown();
            }
            let a_qualifiers = a_qualifiers | self.object_qualifiers(a);
            if !allowed.has_qualifiers() && !a_qualifiers.contains(p_qualifiers - Qualifiers::RESTRICT) {
                return Step::Fails;
            }
            let bound = self.program.with_fewer_qualifiers(argument, p_qualifiers);
            let bound = self.program.canonical(bound);
            return self.bind(index, TemplateArgument::Type(bound), deducing);
        }
        if let Type::KnownPack { elements, .. } = self.program.written(p) {
            let element = deducing.expanded.and_then(|element| self.known_type(elements, element));
            let Some(element) = element else { return Step::unknown() };
            let element = self.program.qualified(element, p_qualifiers);
            return self.deduce(element, argument, allowed, deducing);
        }
        // What nothing is deduced from may become a type with qualifiers of its own.
        match self.program.written(p) {
            Type::DependentName { .. } | Type::Decltype(_) | Type::Transform { .. } => return Step::Fits,
            Type::Specialization { template, .. } if !self.is_class_template(template) => {
                if allowed.has_qualifiers() {
                    return self.deduce_alias(template, p, a, allowed, deducing);
                }
                if !a_qualifiers.contains(p_qualifiers) {
                    return Step::Fails;
                }
                let rest = self.program.with_fewer_qualifiers(argument, p_qualifiers);
                return self.deduce_alias(template, p, rest, allowed, deducing);
            }
            _ => {}
        }
        if !allowed.has_qualifiers() && p_qualifiers != a_qualifiers {
            return Step::Fails;
        }
        match (self.program.written(p), self.program.written(a)) {
            // In partial ordering a placeholder stands for a type that is none of the compound ones.
            (_, Type::Auto) => Step::Fails,
            (Type::Pointer(x), Type::Pointer(y)) => self.deduce_below(x, y, allowed.below_pointer(), deducing),
            (Type::LvalueReference(x), Type::LvalueReference(y))
            | (Type::RvalueReference(x), Type::RvalueReference(y)) => self.deduce(x, y, Allowed::Nothing, deducing),
            (Type::Complex(x), Type::Complex(y)) => self.deduce(x, y, Allowed::Nothing, deducing),
            (Type::Vector { element: x, bytes: m }, Type::Vector { element: y, bytes: n }) if m == n => {
                self.deduce(x, y, Allowed::Nothing, deducing)
            }
            // The size is computed, so it is compared in the end, as the bound of an array is.
            (
                Type::DependentVector { element: x, .. },
                Type::Vector { element: y, .. } | Type::DependentVector { element: y, .. },
            ) => self.deduce(x, y, Allowed::Nothing, deducing),
            (Type::MemberPointer { class: c, member: m }, Type::MemberPointer { class: d, member: n }) => {
                let first = self.deduce(c, d, Allowed::Nothing, deducing);
                first.and(|| self.deduce_below(m, n, allowed.below(), deducing))
            }
            (Type::Array { element: x, bound: m }, Type::Array { element: y, bound: n }) => {
                let bounds = self.deduce_bound(m, n, deducing);
                bounds.and(|| self.deduce_below(x, y, allowed.below(), deducing))
            }
            (Type::Function(f), Type::Function(g)) => {
                let (f, g) = (self.program.function_type_data(f).clone(), self.program.function_type_data(g).clone());
                let ignored = FunctionTypeFlags::NOEXCEPT | FunctionTypeFlags::TRAILING_RETURN;
                if f.flags - ignored != g.flags - ignored {
                    return Step::Fails;
                }
                let step = self.deduce_specification(&f, &g, deducing);
                let step = step.and(|| self.deduce(f.result, g.result, Allowed::Nothing, deducing));
                step.and(|| self.deduce_parameters(&f.parameters, &g.parameters, deducing))
            }
            (Type::Specialization { template, arguments }, _) => {
                self.deduce_specialization(template, arguments, a, allowed, deducing)
            }
            // Types of different forms, whatever stands for their parts.
            (form, other)
                if is_compound(form)
                    && (is_compound(other)
                        || matches!(other, Type::Builtin(_) | Type::Enum(_) | Type::Class(_))
                        || matches!(other, Type::Specialization { template, .. } if self.is_class_template(template))) =>
            {
                Step::Fails
            }
            (_, Type::TemplateParameter { .. } | Type::DependentName { .. }) if deducing.is_ordering => Step::Fails,
            _ => Step::unknown(),
        }
    }

    /// From the bound of an array ([temp.deduct.type]/8: `T[i]`, and `T[]`).
    fn deduce_bound(&mut self, parameter: ArrayBound, argument: ArrayBound, deducing: &mut Deducing) -> Step {
        let ArrayBound::Expression(bound) = parameter else {
            return match (parameter, argument) {
                (parameter, argument) if parameter == argument => Step::Fits,
                (_, ArrayBound::Expression(_)) if !deducing.is_ordering => Step::unknown(),
                _ => Step::Fails,
            };
        };
        match (self.value_parameter_index(bound.expression, deducing.depth), argument) {
            // No value makes an array without bound.
            (_, ArrayBound::Unknown) => Step::Fails,
            (Some(index), ArrayBound::Known(count)) => {
                let size = Program::builtin(cufe_il::Builtin::UnsignedLong);
                self.bind(index, TemplateArgument::Value(size, i128::from(count)), deducing)
            }
            (Some(index), ArrayBound::Expression(other)) if deducing.is_ordering => {
                self.bind(index, TemplateArgument::Expression(other), deducing)
            }
            (None, ArrayBound::Expression(_)) if parameter == argument => Step::Fits,
            (None, ArrayBound::Expression(_)) if deducing.is_ordering => Step::Fails,
            // What is computed is not deduced ([temp.deduct.type]/5), but compared in the end.
            (None, ArrayBound::Known(_)) => Step::Fits,
            (_, ArrayBound::Expression(_)) => Step::unknown(),
        }
    }

    /// From the exception specification of a function type: `noexcept(B)` is deduced, a value of type `bool`
    /// ([temp.deduct.type]/8, /17); what is ignored here and must not be is found where the deduced type is compared.
    fn deduce_specification(&mut self, f: &FunctionType, g: &FunctionType, deducing: &mut Deducing) -> Step {
        let is_nothrow = g.flags.contains(FunctionTypeFlags::NOEXCEPT);
        let Some(open) = f.specification else {
            let is_stricter = f.flags.contains(FunctionTypeFlags::NOEXCEPT) && !is_nothrow;
            return match g.specification {
                _ if !is_stricter => Step::Fits,
                Some(_) if !deducing.is_ordering => Step::unknown(),
                // Before C++17 it is no part of the type.
                _ if self.since(Standard::Cpp17) => Step::Fails,
                _ => Step::Fits,
            };
        };
        let bool_type = Program::builtin(cufe_il::Builtin::Bool);
        let argument = match g.specification {
            Some(other) => TemplateArgument::Expression(other),
            None => TemplateArgument::Value(bool_type, i128::from(is_nothrow)),
        };
        match self.value_parameter_index(open.expression, deducing.depth) {
            Some(index) => self.bind(index, argument, deducing),
            None if self.since(Standard::Cpp17) => Step::Fits,
            None => Step::unknown(),
        }
    }

    /// From the specialization of an alias template that stays what it is: its target mentions none of the arguments that may
    /// make it ill-formed ([temp.alias]/2), is not known as long as the arguments are dependent, or the alias is constrained.
    fn deduce_alias(
        &mut self,
        template: EntityId,
        parameter: TypeId,
        argument: TypeId,
        allowed: Allowed,
        deducing: &mut Deducing,
    ) -> Step {
        let Type::Specialization { arguments, .. } = self.program.written(parameter) else { return Step::unknown() };
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Step::unknown() };
        match self.alias_target(id, arguments) {
            Ok(target) if !self.is_dependent_type(target) => self.deduce(target, argument, allowed, deducing),
            // A constrained alias stays what it is only until its constraints can be asked. Of a reference the caller would
            // have had to know.
            Ok(target)
                if self.program.templates[id].head.is_constrained()
                    && !matches!(
                        self.program.structure(target),
                        Type::LvalueReference(_) | Type::RvalueReference(_)
                    ) =>
            {
                self.deduce(target, argument, allowed, deducing)
            }
            Err(super::substitute::SubstitutionFailure::IllFormed) => Step::Fails,
            // Default arguments that are computed from the others are compared in the end; what the target tells is deduced.
            Err(_) if let Some(target) = self.target_of_given(id, arguments) => {
                self.deduce(target, argument, allowed, deducing)
            }
            // What is not deduced is compared in the end.
            _ => {
                deducing.has_open_alias = true;
                Step::Fits
            }
        }
    }

    /// The target of an alias template for arguments after which others are missing, where it mentions none of those.
    fn target_of_given(&mut self, template: cufe_il::TemplateId, arguments: ArgumentsId) -> Option<TypeId> {
        let EntityKind::Typedef(target) = self.program.entities[self.program.templates[template].pattern?].kind else {
            return None;
        };
        let head = self.program.templates[template].head.clone();
        let mut list = self.program.arguments(arguments).to_vec();
        let has_open = list.iter().any(|&argument| self.pattern_of_expansion(argument).is_some());
        if has_open || list.len() >= head.parameters.len() || head.parameters.iter().any(|parameter| parameter.is_pack)
        {
            return None;
        }
        list.resize(head.parameters.len(), TemplateArgument::UnknownTemplate);
        let depth = self.template_depth(template);
        self.substituted(target, &Substitution::new(&head, depth, &list)).ok()
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

    /// Whether a template makes classes.
    pub(crate) fn makes_classes(&self, template: EntityId) -> bool {
        matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if self.program.templates[id].kind == cufe_il::TemplateKind::Class)
    }

    /// Whether a template makes classes, or is a template template parameter.
    fn is_class_template(&self, template: EntityId) -> bool {
        matches!(self.program.entities[template].kind, EntityKind::Template(id)
            if matches!(self.program.templates[id].kind, cufe_il::TemplateKind::Class | cufe_il::TemplateKind::Parameter))
    }

    /// Below a pointer, qualifiers of the argument may be added by a qualification conversion, and a class may be derived.
    fn deduce_below(&mut self, parameter: TypeId, argument: TypeId, allowed: Allowed, deducing: &mut Deducing) -> Step {
        // There are no qualified function types, and no conversion adds qualifiers to one ([dcl.fct]/7, CWG 1584).
        let is_function = matches!(self.program.structure(argument), Type::Function(_));
        if is_function && !self.program.unqualified(self.program.canonical(parameter)).1.is_empty() {
            return Step::Fails;
        }
        if !self.is_dependent_type(parameter) {
            return if self.program.canonical(parameter) == self.program.canonical(argument) || allowed.has_qualifiers()
            {
                Step::Fits
            } else {
                Step::Fails
            };
        }
        self.deduce(parameter, argument, allowed, deducing)
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
            let is_pack = |sema: &Self| match parameter {
                TemplateArgument::Template(entity) => {
                    sema.program.entities[entity].flags.contains(cufe_il::EntityFlags::PACK)
                }
                _ => false,
            };
            let pack = (deducing.expanded.is_none() && is_pack(self)).then_some(parameter);
            if let Some(pattern) = self.pattern_of_expansion(parameter).or(pack) {
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
    pub(crate) fn pattern_of_expansion(&self, argument: TemplateArgument) -> Option<TemplateArgument> {
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
        if index.is_none() && matches!(pattern, TemplateArgument::Expression(_)) {
            // Nothing is deduced from other expressions ([temp.deduct.type]/5).
            return Step::Fits;
        }
        let mut packs =
            PatternPacks { parameters: index.into_iter().map(usize::from).collect(), ..PatternPacks::default() };
        if let TemplateArgument::Type(_) | TemplateArgument::Template(_) = pattern {
            let head = TemplateHead::without_parameters();
            if self.packs_in_argument(pattern, &Substitution::new(&head, deducing.depth, &[]), &mut packs).is_err() {
                return Step::unknown();
            }
        }
        if packs.parameters.is_empty() {
            return Step::unknown();
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
            (TemplateArgument::Type(p), TemplateArgument::Type(a)) => self.deduce(p, a, Allowed::Nothing, deducing),
            (TemplateArgument::Expression(p), argument) => {
                match self.value_parameter_index(p.expression, deducing.depth) {
                    Some(index)
                        if self.differs_in_value_type(index, argument, deducing)
                            || self.is_ordered_by_type(index, argument, deducing) =>
                    {
                        Step::Fails
                    }
                    Some(index) => match argument {
                        TemplateArgument::Value(..)
                        | TemplateArgument::Constant(..)
                        | TemplateArgument::Entity(_)
                        | TemplateArgument::Null
                        | TemplateArgument::Expression(_) => self.bind(index, argument, deducing),
                        TemplateArgument::Type(_) | TemplateArgument::Template(_) => Step::Fails,
                        _ => Step::unknown(),
                    },
                    // Not deduced.
                    None => Step::Fits,
                }
            }
            (TemplateArgument::Template(p), TemplateArgument::Template(a)) => match self.program.entities[p].kind {
                EntityKind::Template(id) => match self.program.templates[id].parameter {
                    Some((depth, index)) if depth == deducing.depth => self.bind(index, argument, deducing),
                    Some(_) => Step::unknown(),
                    None if p == a => Step::Fits,
                    None => Step::Fails,
                },
                _ => Step::unknown(),
            },
            (TemplateArgument::Value(_, p), TemplateArgument::Value(_, a)) => {
                if p == a {
                    Step::Fits
                } else {
                    Step::Fails
                }
            }
            (p, a) if p == a => Step::Fits,
            (
                TemplateArgument::Value(..) | TemplateArgument::Constant(..),
                TemplateArgument::Type(_) | TemplateArgument::Template(_) | TemplateArgument::Constant(..),
            )
            | (
                TemplateArgument::Type(_),
                TemplateArgument::Value(..)
                | TemplateArgument::Constant(..)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_)
                | TemplateArgument::Template(_),
            )
            | (
                TemplateArgument::Template(_),
                TemplateArgument::Value(..)
                | TemplateArgument::Constant(..)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_)
                | TemplateArgument::Type(_),
            )
            | (TemplateArgument::Constant(..), TemplateArgument::Value(..)) => Step::Fails,
            // A value of its own against a parameter of another pattern (partial ordering).
            (
                TemplateArgument::Value(..)
                | TemplateArgument::Constant(..)
                | TemplateArgument::Null
                | TemplateArgument::Entity(_),
                _,
            ) => match argument {
                TemplateArgument::Expression(_) => Step::Fails,
                TemplateArgument::Entity(_) | TemplateArgument::Null => Step::Fails,
                _ => Step::unknown(),
            },
            _ => Step::unknown(),
        }
    }
}
