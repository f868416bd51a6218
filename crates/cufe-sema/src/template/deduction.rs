//! Template argument deduction from a call ([temp.deduct.call], [temp.deduct.type]) and partial ordering of function templates
//! ([temp.func.order], [temp.deduct.partial]). What needs instantiation (members of dependent types, constraints, defaults
//! that are computed) makes the outcome unknown.

use crate::Sema;
use crate::conversion::Operand;
use crate::overload::{CallSet, Candidate};
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionTypeFlags, Program,
    Qualifiers, TemplateArgument, TemplateId, TemplateParameterKind, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// The outcome of deduction for a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduction {
    /// The function's type with the deduced arguments, and they.
    Deduced(TypeId, ArgumentsId),
    /// The template does not fit.
    Failed,
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
    fn and(self, other: impl FnOnce() -> Step) -> Step {
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
pub(super) struct Deducing {
    pub(super) depth: u16,
    pub(super) bound: SmallVec<[Option<TemplateArgument>; 8]>,
}

impl Sema<'_> {
    /// Deduces the arguments of a function template from a call; the type is that of the function called.
    pub(crate) fn deduce_call(&mut self, template: EntityId, set: &CallSet<'_>) -> Deduction {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Deduction::Unknown };
        let Some(function) = self.program.function_of(template) else { return Deduction::Unknown };
        let ty = self.program.functions[function].ty;
        let entry = &self.program.templates[id];
        if entry.head.requires.is_some() {
            return Deduction::Unknown;
        }
        let mut deducing =
            Deducing { depth: entry.depth, bound: SmallVec::from_elem(None, entry.head.parameters.len()) };
        if let Some(explicit) = set.template_arguments {
            match self.bind_explicit(id, explicit, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Deduction::Failed,
                Step::Unknown => return Deduction::Unknown,
            }
        }
        let Some(function_type) = self.program.as_function(ty) else { return Deduction::Unknown };
        let parameters = function_type.parameters.clone();
        // Parameters that name only template parameters with explicit arguments take implicit conversions
        // ([temp.arg.explicit]/6).
        let settled = set.template_arguments.is_some().then(|| {
            deducing.bound.iter().map(|argument| argument.unwrap_or(TemplateArgument::UnknownTemplate)).collect()
        });
        let settled: Option<ArgumentsId> = settled.map(|list: Vec<_>| self.program.intern_arguments(list));
        let mut step = Step::Fits;
        for (index, argument) in set.arguments.iter().enumerate() {
            let Some(&parameter) = parameters.get(index) else { break };
            if let Type::Expansion(_) = self.program.structure(parameter) {
                // A parameter pack at the end takes the rest; its elements need the instance.
                return if step == Step::Fails { Deduction::Failed } else { Deduction::Unknown };
            }
            if !self.is_dependent_type(parameter) || self.is_settled(parameter, &settled, &deducing) {
                continue;
            }
            let here = self.deduce_from_argument(parameter, argument, &mut deducing);
            step = step.and(|| here);
            if step == Step::Fails {
                return Deduction::Failed;
            }
        }
        if step == Step::Unknown {
            return Deduction::Unknown;
        }
        match self.complete_deduction(id, &mut deducing) {
            Step::Fits => {}
            Step::Fails => return Deduction::Failed,
            Step::Unknown => return Deduction::Unknown,
        }
        let list: Option<Vec<TemplateArgument>> = deducing.bound.iter().copied().collect();
        let Some(list) = list else { return Deduction::Unknown };
        let arguments = self.program.intern_arguments(list);
        match self.substitute_type(ty, deducing.depth, arguments) {
            Some(ty) => Deduction::Deduced(ty, arguments),
            None => Deduction::Unknown,
        }
    }

    /// Whether types of a function template are not known for arguments that were deduced: only their instances tell
    /// whether the function exists ([temp.deduct.general]/8).
    pub(crate) fn may_fail_substitution(&mut self, template: EntityId, ty: TypeId, arguments: ArgumentsId) -> bool {
        let result = self.program.as_function(ty).map_or(ty, |function| function.result);
        let is_placeholder = matches!(self.program.structure(result), Type::Auto | Type::DecltypeAuto);
        if !is_placeholder && self.is_dependent_type(result) {
            return true;
        }
        let is_open = |argument: &TemplateArgument| match *argument {
            TemplateArgument::Type(ty) => self.is_dependent_type(ty),
            TemplateArgument::Expression(_) | TemplateArgument::UnknownTemplate => true,
            _ => false,
        };
        if self.program.arguments(arguments).iter().any(is_open) {
            return true;
        }
        let EntityKind::Template(id) = self.program.entities[template].kind else { return true };
        let entry = &self.program.templates[id];
        let depth = entry.depth;
        let types: SmallVec<[TypeId; 4]> = entry
            .head
            .parameters
            .iter()
            .filter_map(|parameter| match parameter.kind {
                TemplateParameterKind::Value(ty) if self.is_dependent_type(ty) => Some(ty),
                _ => None,
            })
            .collect();
        types
            .into_iter()
            .any(|ty| self.substitute_type(ty, depth, arguments).is_none_or(|ty| self.is_dependent_type(ty)))
    }

    /// Whether explicit template arguments alone make a parameter's type.
    fn is_settled(&mut self, parameter: TypeId, settled: &Option<ArgumentsId>, deducing: &Deducing) -> bool {
        settled.is_some_and(|settled| {
            self.substitute_type(parameter, deducing.depth, settled).is_some_and(|ty| !self.is_dependent_type(ty))
        })
    }

    /// Explicit template arguments stand first.
    pub(super) fn bind_explicit(
        &mut self,
        template: TemplateId,
        explicit: ArgumentsId,
        deducing: &mut Deducing,
    ) -> Step {
        let list = self.program.arguments(explicit).to_vec();
        for (index, argument) in list.into_iter().enumerate() {
            let Some(parameter) = self.program.templates[template].head.parameters.get(index) else {
                return Step::Fails;
            };
            if parameter.is_pack {
                return Step::Unknown;
            }
            let fits = match (parameter.kind, argument) {
                (TemplateParameterKind::Type, TemplateArgument::Type(ty)) => {
                    if matches!(self.program.structure(ty), Type::Expansion(_)) || self.is_dependent_type(ty) {
                        return Step::Unknown;
                    }
                    true
                }
                (TemplateParameterKind::Value(_), TemplateArgument::Value(..)) => true,
                (TemplateParameterKind::Template, TemplateArgument::Template(_)) => true,
                (TemplateParameterKind::Type, TemplateArgument::Value(..) | TemplateArgument::Template(_))
                | (TemplateParameterKind::Value(_), TemplateArgument::Type(_) | TemplateArgument::Template(_))
                | (TemplateParameterKind::Template, TemplateArgument::Type(_) | TemplateArgument::Value(..)) => false,
                _ => return Step::Unknown,
            };
            if !fits {
                return Step::Fails;
            }
            deducing.bound[index] = Some(argument);
        }
        Step::Fits
    }

    /// Default arguments for what was not deduced.
    pub(super) fn complete_deduction(&mut self, template: TemplateId, deducing: &mut Deducing) -> Step {
        for index in 0..deducing.bound.len() {
            if deducing.bound[index].is_some() {
                continue;
            }
            let parameter = &self.program.templates[template].head.parameters[index];
            if parameter.is_pack {
                return Step::Unknown;
            }
            let Some(default) = parameter.default else {
                // A value may be deduced from an exception specification, of which only the outcome is kept.
                let is_value = matches!(parameter.kind, TemplateParameterKind::Value(_));
                return if is_value { Step::Unknown } else { Step::Fails };
            };
            let known: Vec<TemplateArgument> =
                deducing.bound.iter().map(|argument| argument.unwrap_or(TemplateArgument::UnknownTemplate)).collect();
            let arguments = self.program.intern_arguments(known);
            match self.substitute_argument(default, deducing.depth, arguments) {
                Some(argument) => deducing.bound[index] = Some(argument),
                None => return Step::Unknown,
            }
        }
        Step::Fits
    }

    /// [temp.deduct.call]
    fn deduce_from_argument(&mut self, parameter: TypeId, argument: &Operand, deducing: &mut Deducing) -> Step {
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
        matches!(self.program.written(ty), Type::TemplateParameter { depth, .. } if depth == deducing.depth)
    }

    fn bind(&mut self, index: u16, argument: TemplateArgument, deducing: &mut Deducing) -> Step {
        let Some(slot) = deducing.bound.get_mut(usize::from(index)) else { return Step::Unknown };
        match *slot {
            None => {
                *slot = Some(argument);
                Step::Fits
            }
            Some(known) if known == argument => Step::Fits,
            Some(TemplateArgument::Value(_, known)) => match argument {
                TemplateArgument::Value(_, value) if value == known => Step::Fits,
                _ => Step::Fails,
            },
            Some(_) => Step::Fails,
        }
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
            if is_pack {
                return Step::Unknown;
            }
            if !is_outer && !a_qualifiers.contains(p_qualifiers - Qualifiers::RESTRICT) {
                return Step::Fails;
            }
            let bound = self.program.qualified(a, a_qualifiers - p_qualifiers);
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
                first.and(|| self.deduce(m, n, false, deducing))
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
                    (ArrayBound::Expression(_), _) | (_, ArrayBound::Expression(_)) => Step::Unknown,
                    _ => Step::Fails,
                };
                bounds.and(|| self.deduce_below(x, y, is_outer, deducing))
            }
            (Type::Function(f), Type::Function(g)) => {
                let (f, g) = (self.program.function_type_data(f).clone(), self.program.function_type_data(g).clone());
                if f.parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_))) {
                    return Step::Unknown;
                }
                let ignored = FunctionTypeFlags::NOEXCEPT | FunctionTypeFlags::TRAILING_RETURN;
                // Whether the parameter's type throws may depend on a template parameter.
                if f.flags.contains(FunctionTypeFlags::NOEXCEPT) && !g.flags.contains(FunctionTypeFlags::NOEXCEPT) {
                    return Step::Unknown;
                }
                if f.parameters.len() != g.parameters.len() || f.flags - ignored != g.flags - ignored {
                    return Step::Fails;
                }
                let mut step = self.deduce(f.result, g.result, false, deducing);
                for (&x, &y) in f.parameters.iter().zip(&g.parameters) {
                    step = step.and(|| self.deduce(x, y, false, deducing));
                }
                step
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
            _ => Step::Unknown,
        }
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

    /// `TT<args>` from a class: one of the same template, or with a base that is.
    fn deduce_specialization(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        is_outer: bool,
        deducing: &mut Deducing,
    ) -> Step {
        let own = match self.program.written(source) {
            Type::Specialization { template, arguments } => Some((template, arguments)),
            Type::Class(class) => {
                let class = &self.program.classes[class];
                class.template.and_then(|template| Some((self.program.templates[template].entity, class.arguments?)))
            }
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Array { .. } | Type::Function(_) => {
                return Step::Fails;
            }
            _ => return Step::Unknown,
        };
        if let Some((own_template, own_arguments)) = own {
            let parameter = match self.program.entities[template].kind {
                EntityKind::Template(id) => self.program.templates[id].parameter,
                _ => return Step::Unknown,
            };
            let is_same = match parameter {
                Some((depth, index)) if depth == deducing.depth => {
                    self.bind(index, TemplateArgument::Template(own_template), deducing) == Step::Fits
                }
                Some(_) => return Step::Unknown,
                None => own_template == template,
            };
            if is_same {
                return self.deduce_arguments(arguments, own_arguments, deducing);
            }
        }
        if !is_outer {
            return Step::Fails;
        }
        match self.program.written(source) {
            Type::Class(class) => {
                let bases: SmallVec<[TypeId; 4]> =
                    self.program.classes[class].bases.iter().map(|base| base.ty).collect();
                if bases.is_empty() {
                    return Step::Fails;
                }
                // Each base by itself; which one fits decides. Several are rare: nobody can tell then.
                if let &[base] = bases.as_slice() {
                    let base = self.program.unqualified(self.program.canonical(base)).0;
                    return self.deduce_specialization(template, arguments, base, true, deducing);
                }
                Step::Unknown
            }
            _ => Step::Unknown,
        }
    }

    fn deduce_arguments(&mut self, parameters: ArgumentsId, arguments: ArgumentsId, deducing: &mut Deducing) -> Step {
        let (parameters, arguments) =
            (self.program.arguments(parameters).to_vec(), self.program.arguments(arguments).to_vec());
        let is_pack = |program: &Program, argument: &TemplateArgument| match *argument {
            TemplateArgument::Pack(_) | TemplateArgument::Expansion(_) => true,
            TemplateArgument::Type(ty) => matches!(program.structure(ty), Type::Expansion(_)),
            TemplateArgument::Expression(_) | TemplateArgument::UnknownTemplate => false,
            _ => false,
        };
        if parameters.iter().chain(&arguments).any(|argument| is_pack(&self.program, argument)) {
            return Step::Unknown;
        }
        if parameters.len() != arguments.len() {
            return Step::Unknown;
        }
        let mut step = Step::Fits;
        for (parameter, argument) in parameters.into_iter().zip(arguments) {
            let here = match (parameter, argument) {
                (TemplateArgument::Type(p), TemplateArgument::Type(a)) => self.deduce(p, a, false, deducing),
                (TemplateArgument::Expression(p), argument @ TemplateArgument::Value(..)) => {
                    match self.value_parameter_index(p.expression, deducing.depth) {
                        Some(index) => self.bind(index, argument, deducing),
                        None => Step::Unknown,
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
                _ => Step::Unknown,
            };
            step = step.and(|| here);
        }
        step
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
            return self.breaks_reference_tie(a, b, count);
        }
        Some(false)
    }

    fn parameters_of(&self, candidate: &Candidate) -> Option<Vec<TypeId>> {
        let function = candidate.function?;
        Some(self.program.as_function(self.program.functions[function].ty)?.parameters.clone())
    }

    /// Whether the second template's parameters can be deduced from the first one's ([temp.deduct.partial]).
    fn is_at_least_as_specialized(&mut self, a: &Candidate, b: &Candidate, count: usize) -> Option<bool> {
        let EntityKind::Template(target) = self.program.entities[b.entity].kind else { return None };
        let (sources, targets) = (self.parameters_of(a)?, self.parameters_of(b)?);
        let entry = &self.program.templates[target];
        let mut deducing =
            Deducing { depth: entry.depth, bound: SmallVec::from_elem(None, entry.head.parameters.len()) };
        let mut result = Some(true);
        for index in 0..count {
            let (Some(&source), Some(&target)) = (sources.get(index), targets.get(index)) else { return None };
            let (source, target) = (self.program.canonical(source), self.program.canonical(target));
            if [source, target].iter().any(|&ty| matches!(self.program.written(ty), Type::Expansion(_))) {
                return None;
            }
            let source = self.program.non_reference(source);
            let target = self.program.non_reference(target);
            let source = self.program.unqualified(source).0;
            let target = self.program.unqualified(target).0;
            match self.deduce(target, source, false, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Some(false),
                Step::Unknown => result = None,
            }
        }
        result
    }

    /// Equally specialized: an lvalue reference stands before an rvalue reference, more qualifiers before fewer
    /// ([temp.deduct.partial]/9).
    fn breaks_reference_tie(&mut self, a: &Candidate, b: &Candidate, count: usize) -> Option<bool> {
        let (first, second) = (self.parameters_of(a)?, self.parameters_of(b)?);
        let mut is_better = false;
        for index in 0..count {
            let (&p, &q) = (first.get(index)?, second.get(index)?);
            let (x, y) = match (self.program.structure(p), self.program.structure(q)) {
                (Type::LvalueReference(_), Type::RvalueReference(_)) => {
                    is_better = true;
                    continue;
                }
                (Type::RvalueReference(_), Type::LvalueReference(_)) => return Some(false),
                (Type::LvalueReference(x), Type::LvalueReference(y))
                | (Type::RvalueReference(x), Type::RvalueReference(y)) => (x, y),
                _ => continue,
            };
            let (m, n) = (self.program.unqualified(x).1, self.program.unqualified(y).1);
            if m != n {
                if m.contains(n) {
                    is_better = true;
                } else {
                    return Some(false);
                }
            }
        }
        Some(is_better)
    }
}
