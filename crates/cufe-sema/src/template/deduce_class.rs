//! Deduction of `TT<arguments>` from a class, or from a base of one ([temp.deduct.type]/8, [temp.deduct.call]/4).

use super::arguments::is_expansion;
use super::deduce_type::Allowed;
use super::deduction::{Deducing, Step};
use super::substitute::Substitution;
use crate::Sema;
use crate::gap::Unknown;
use cufe_il::{ArgumentsId, EntityId, EntityKind, ExpressionId, TemplateArgument, Type, TypeId};
use smallvec::SmallVec;

/// The lists of a pattern and of a specialization of one template, as far as they can be compared.
struct ComparedLists {
    parameters: ArgumentsId,
    arguments: ArgumentsId,
    /// The specialization has further arguments, which are not known.
    is_open: bool,
}

impl Sema<'_> {
    /// `TT<args>` from a class: one of the same template, or with a base that is.
    pub(super) fn deduce_specialization(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        allowed: Allowed,
        deducing: &mut Deducing,
    ) -> Step {
        match self.deduce_from_class(template, arguments, source, deducing) {
            // Its bases count too, and only here: what fits itself need not be complete ([temp.inst]/9).
            Step::Fails if allowed.has_bases() => {
                self.complete_type(source);
                self.deduce_from_bases(template, arguments, source, deducing)
            }
            step => step,
        }
    }

    /// From a class itself; nothing is bound where it does not fit.
    fn deduce_from_class(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        deducing: &mut Deducing,
    ) -> Step {
        let Some(own) = self.program.template_id(source) else {
            return match self.program.written(source) {
                Type::Builtin(_)
                | Type::Complex(_)
                | Type::Vector { .. }
                | Type::Class(_)
                | Type::Enum(_)
                | Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::MemberPointer { .. }
                | Type::Array { .. }
                | Type::Function(_) => Step::Fails,
                Type::TemplateParameter { .. } | Type::DependentName { .. } if deducing.is_ordering => Step::Fails,
                _ => Step::unknown(),
            };
        };
        let mut trial = deducing.clone();
        let step = self.deduce_same_template(template, arguments, own, &mut trial);
        if step != Step::Fails {
            *deducing = trial;
        }
        step
    }

    /// From the arguments of a specialization of the same template, or of one that the template template parameter may
    /// stand for.
    fn deduce_same_template(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        (own_template, own_arguments): (EntityId, ArgumentsId),
        deducing: &mut Deducing,
    ) -> Step {
        let template = match self.known_templates(template) {
            Some(elements) => match deducing.expanded.map(|element| self.known_template(elements, element)) {
                Some(Some(element)) => element,
                Some(None) => return Step::Fails,
                None => return Step::unknown(),
            },
            None => template,
        };
        let parameter = match self.program.entities[template].kind {
            EntityKind::Template(id) => self.program.templates[id].parameter,
            _ => return Step::unknown(),
        };
        match parameter {
            Some((depth, index)) if depth == deducing.depth => {
                if self.bind(index, TemplateArgument::Template(own_template), deducing) != Step::Fits
                    || self.tells_deduced_class(own_template, arguments, deducing)
                {
                    return Step::Fails;
                }
                self.deduce_with_defaults(template, arguments, (own_template, own_arguments), deducing)
            }
            Some(_) => Step::unknown(),
            None if own_template == template => {
                if let EntityKind::Template(id) = self.program.entities[template].kind {
                    self.note_placeholder_values(id, arguments, deducing);
                }
                if self.tells_deduced_class(template, arguments, deducing) {
                    return Step::Fails;
                }
                let compared = self.without_open_defaults(template, arguments, own_arguments, deducing);
                let step = self.deduce_arguments(compared.parameters, compared.arguments, deducing);
                // What is deduced from the default arguments is not known before these are.
                if compared.is_open && step == Step::Fits { Step::unknown() } else { step }
            }
            None => Step::Fails,
        }
    }

    /// Two lists for one template, for comparison. A default argument that is computed from dependent arguments, or whose value
    /// is not known, is left out of their list; nothing is deduced from it ([temp.deduct.type]/5). In partial ordering it stands for itself.
    fn without_open_defaults(
        &mut self,
        template: EntityId,
        parameters: ArgumentsId,
        arguments: ArgumentsId,
        deducing: &Deducing,
    ) -> ComparedLists {
        let compared = |parameters, arguments, is_open| ComparedLists { parameters, arguments, is_open };
        let (first, second) = (self.program.arguments(parameters), self.program.arguments(arguments));
        let (EntityKind::Template(id), true) = (self.program.entities[template].kind, first.len() != second.len())
        else {
            return compared(parameters, arguments, false);
        };
        let shorter = if first.len() < second.len() { first } else { second };
        let head = &self.program.templates[id].head;
        let defaults: Vec<_> = head.parameters.iter().skip(shorter.len()).map(|parameter| parameter.default).collect();
        if defaults.is_empty()
            || defaults.iter().any(Option::is_none)
            || shorter.iter().any(|&argument| is_expansion(&self.program, argument))
        {
            return compared(parameters, arguments, false);
        }
        if first.len() < second.len() {
            let known = second[..first.len()].to_vec();
            return compared(parameters, self.program.intern_arguments(known), false);
        }
        if !deducing.is_ordering {
            let known = first[..second.len()].to_vec();
            return compared(self.program.intern_arguments(known), arguments, true);
        }
        let completed = second.iter().copied().chain(defaults.into_iter().flatten()).collect();
        compared(parameters, self.program.intern_arguments(completed), false)
    }

    /// The list of a template template parameter is completed by the default arguments of the template that it stands for
    /// ([temp.deduct.type]/8, as of CWG 150); the reference does so for a variadic parameter only (measured).
    fn deduce_with_defaults(
        &mut self,
        parameter: EntityId,
        parameters: ArgumentsId,
        (template, arguments): (EntityId, ArgumentsId),
        deducing: &mut Deducing,
    ) -> Step {
        let mut parameters = self.program.arguments(parameters).to_vec();
        let mut arguments = self.program.arguments(arguments).to_vec();
        let is_open = parameters.last().is_some_and(|&last| self.pattern_of_expansion(last).is_some());
        let head = |sema: &Self, template: EntityId| match sema.program.entities[template].kind {
            EntityKind::Template(id) => Some((sema.program.templates[id].head.clone(), sema.template_depth(id))),
            _ => None,
        };
        if !is_open
            && parameters.len() < arguments.len()
            && let (Some((own, _)), Some((head, depth))) = (head(self, parameter), head(self, template))
        {
            let is_variadic = own.parameters.last().is_some_and(|last| last.is_pack);
            for parameter in head.parameters.iter().skip(parameters.len()) {
                if parameter.is_pack && (is_variadic || self.since(cufe_base::Standard::Cpp17)) {
                    // Without elements it stands for nothing.
                    let rest = arguments.split_off(parameters.len());
                    let is_empty = |argument: &TemplateArgument| match *argument {
                        TemplateArgument::Pack(list) => self.program.arguments(list).is_empty(),
                        _ => false,
                    };
                    if !rest.iter().all(is_empty) {
                        return Step::Fails;
                    }
                    break;
                }
                let Some(default) = parameter.default.filter(|_| is_variadic) else { return Step::Fails };
                match self.substituted_argument(default, &Substitution::new(&head, depth, &parameters)) {
                    Ok(argument) => parameters.push(argument),
                    Err(_) => return Step::unknown(),
                }
            }
        }
        self.deduce_arguments_of(&parameters, &arguments, deducing)
    }

    /// Whether a value that would be deduced for a parameter has another type than that ([temp.deduct.type]/17): a value has the
    /// type of the parameter that it is the argument of.
    pub(super) fn differs_in_value_type(&self, index: u16, argument: TemplateArgument, deducing: &Deducing) -> bool {
        let Some(&Some(wanted)) = deducing.value_types.get(usize::from(index)) else { return false };
        let own = match argument {
            TemplateArgument::Value(own, _) | TemplateArgument::Constant(own, _) => own,
            // An address is no number.
            TemplateArgument::Entity(_) => {
                return self.bound_value_type(wanted, deducing.depth, &deducing.bound).is_some();
            }
            TemplateArgument::Expression(profiled) => match self.source_value_type(profiled.expression, deducing) {
                Some(own) => own,
                None => return false,
            },
            _ => return false,
        };
        let wanted = self.bound_value_type(wanted, deducing.depth, &deducing.bound);
        let own = self.value_type(own);
        own.is_some() && wanted.is_some() && own != wanted
    }

    /// In partial ordering, the type of the value parameter that an expression names. The expression may be one that several templates
    /// share, the parameter is one of its own template.
    fn source_value_type(&self, expression: ExpressionId, deducing: &Deducing) -> Option<TypeId> {
        let (depth, types) = deducing.sources.as_ref()?;
        let index = self.value_parameter_index(expression, *depth)?;
        *types.get(usize::from(index))?
    }

    /// Whether in partial ordering the type of a value parameter cannot be deduced from that of the parameter whose value would be
    /// deduced ([temp.deduct.type]/13): `auto **` and `R (*)(A...)` are more specialized than `auto *`.
    pub(super) fn is_ordered_by_type(
        &mut self,
        index: u16,
        argument: TemplateArgument,
        deducing: &mut Deducing,
    ) -> bool {
        let (TemplateArgument::Expression(profiled), true) = (argument, deducing.is_ordering) else { return false };
        let Some(&Some(wanted)) = deducing.value_types.get(usize::from(index)) else { return false };
        let Some(own) = self.source_value_type(profiled.expression, deducing) else { return false };
        let is_compound = |sema: &Self, ty: TypeId| {
            matches!(
                sema.program.structure(ty),
                Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_) | Type::MemberPointer { .. }
            )
        };
        let (wanted, own) = (self.program.non_reference(wanted), self.program.non_reference(own));
        if !is_compound(self, wanted) && !is_compound(self, own) {
            return false;
        }
        let mut told = deducing.clone();
        match self.deduce(wanted, own, Allowed::Nothing, &mut told) {
            Step::Fits => {
                *deducing = told;
                false
            }
            Step::Fails => true,
            Step::Unknown => false,
        }
    }

    /// The type of a value parameter that may be a type parameter of the same template, which stands for an argument.
    fn bound_value_type(&self, ty: TypeId, depth: u16, bound: &[Option<TemplateArgument>]) -> Option<TypeId> {
        match self.program.written(self.program.unqualified(self.program.canonical(ty)).0) {
            Type::TemplateParameter { depth: own, index, is_pack: false } if own == depth => {
                match bound.get(usize::from(index)) {
                    Some(&Some(TemplateArgument::Type(ty))) => self.value_type(ty),
                    _ => None,
                }
            }
            _ => self.value_type(ty),
        }
    }

    /// The type of a value parameter, where it is known: an integral or enumeration type.
    pub(super) fn value_type(&self, ty: TypeId) -> Option<TypeId> {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        matches!(self.program.written(bare), Type::Builtin(_) | Type::Enum(_)).then_some(bare)
    }

    /// From the bases of a class: exactly one outcome may be possible. A base that fits hides its own bases, which may be
    /// bases in another way, too ([temp.deduct.call]/4, CWG 2303).
    fn deduce_from_bases(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        class: TypeId,
        deducing: &mut Deducing,
    ) -> Step {
        let mut found: SmallVec<[(TypeId, Deducing); 1]> = SmallVec::new();
        let mut seen: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&[class]);
        let mut next = 0;
        while let Some(&class) = seen.get(next) {
            next += 1;
            let bases: SmallVec<[TypeId; 4]> = match self.program.written(class) {
                Type::Class(class) => self.program.classes[class].bases.iter().map(|base| base.ty).collect(),
                Type::Specialization { .. } => return Step::unknown(),
                _ => continue,
            };
            for base in bases {
                let base = self.program.unqualified(self.program.canonical(base)).0;
                if seen.contains(&base) {
                    continue;
                }
                let mut trial = deducing.clone();
                match self.deduce_from_class(template, arguments, base, &mut trial) {
                    Step::Fails => seen.push(base),
                    Step::Unknown => return Step::unknown(),
                    Step::Fits if found.iter().any(|(_, known)| known.bound == trial.bound) => {}
                    Step::Fits => found.push((base, trial)),
                }
            }
        }
        let mut outermost = found.iter().filter(|&&(base, _)| {
            !found.iter().any(|&(other, _)| other != base && self.is_derived_from(other, base) != Some(false))
        });
        match (outermost.next(), outermost.next()) {
            (Some((_, found)), None) => {
                *deducing = found.clone();
                Step::Fits
            }
            _ => Step::Fails,
        }
    }
}
