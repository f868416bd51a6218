//! The guides of an alias template ([over.match.class.deduct]/3, C++20): those of the class template that its target is a
//! specialization of, with the parts of the target in the places of parameters.

use super::deduce_type::Allowed;
use super::deduction::{Deducing, Step};
use super::guides::GuideSet;
use super::substitute::Substitution;
use crate::Sema;
use cufe_base::Standard;
use cufe_il::{
    EntityId, EntityKind, ExpressionId, FunctionTypeFlags, TemplateArgument, TemplateHead, TemplateId, TemplateKind,
    TemplateParameter, TemplateParameterKind, Type, TypeId,
};

/// An alias template and the class template that it names a specialization of.
#[derive(Clone, Debug)]
pub(super) struct DeducibleAlias {
    alias: TemplateId,
    depth: u16,
    head: TemplateHead,
    /// The defining type: a simple-template-id.
    target: TypeId,
    /// The class template.
    pub(super) class: TemplateId,
}

impl Sema<'_> {
    /// An alias template whose target is written as a specialization of a class template ([dcl.type.class.deduct]/1.2).
    pub(super) fn deducible_alias(&self, template: TemplateId) -> Option<DeducibleAlias> {
        let entry = &self.program.templates[template];
        if entry.kind != TemplateKind::Alias || !self.since(Standard::Cpp20) {
            return None;
        }
        let EntityKind::Typedef(target) = self.program.entities[entry.pattern?].kind else { return None };
        let Type::Specialization { template: class, .. } = self.program.structure(target) else { return None };
        let EntityKind::Template(class) = self.program.entities[class].kind else { return None };
        let is_class = self.program.templates[class].kind == TemplateKind::Class;
        let depth = entry.depth;
        is_class.then(|| DeducibleAlias { alias: template, depth, head: entry.head.clone(), target, class })
    }

    /// The guides of an alias template for the elements of an initializer.
    pub(super) fn alias_guides(&mut self, alias: &DeducibleAlias, elements: Option<&[ExpressionId]>) -> GuideSet {
        let mut set = self.guides_of(alias.class, elements);
        let guides = std::mem::take(&mut set.entities);
        for guide in guides {
            let known = self.guides.of_aliases.get(&(alias.alias, guide)).copied();
            let made = known.unwrap_or_else(|| self.alias_guide(alias, guide));
            self.guides.of_aliases.insert((alias.alias, guide), made);
            match made {
                Some(guide) => set.entities.push(guide),
                None => set.is_partial = true,
            }
        }
        set
    }

    /// A guide with what its result's parameters are in the target of an alias, and the constraints of the alias. A guide that
    /// makes nothing that the target can be deduced from stays as it is; whether its result fits the alias is asked when it is
    /// chosen.
    fn alias_guide(&mut self, alias: &DeducibleAlias, guide: EntityId) -> Option<EntityId> {
        let known = self.guides.of(guide)?;
        let EntityKind::Template(id) = self.program.entities[guide].kind else {
            return (!alias.head.is_constrained()).then_some(guide);
        };
        let entry = &self.program.templates[id];
        let (head, depth) = (entry.head.clone(), entry.depth);
        if depth != alias.depth {
            return None;
        }
        let function = self.program.function_of(guide)?;
        let minimum = self.program.functions[function].minimum_arguments;
        let written = self.program.functions[function].ty;
        let function_type = self.program.as_function(written)?.clone();
        let mut deducing = Deducing::new(depth, head.parameters.len());
        // The parameters of the alias are types of their own, as in partial ordering.
        deducing.is_ordering = true;
        match self.deduce(function_type.result, alias.target, Allowed::Nothing, &mut deducing) {
            Step::Fits => {}
            Step::Fails => return (!alias.head.is_constrained()).then_some(guide),
            Step::Unknown => return None,
        }
        let (own, arguments) = self.parameters_of_alias_guide(alias, &head, &deducing, depth)?;
        let outer = std::mem::replace(&mut self.instances.stays_dependent, true);
        let made = self.made_alike(written, &own, &head, depth, &arguments);
        self.instances.stays_dependent = outer;
        let (types, own) = made?;
        let types = self.program.as_function(types)?.clone();
        let is_pack = |ty: &TypeId| matches!(self.program.structure(*ty), Type::Expansion(_));
        let plain = function_type.parameters.iter().filter(|ty| !is_pack(ty)).count();
        let has_pack = plain < function_type.parameters.len();
        if has_pack && minimum.is_some_and(|minimum| usize::from(minimum) < plain) {
            // Which parameters have default arguments then is not followed.
            return None;
        }
        let minimum = match has_pack {
            true => u16::try_from(types.parameters.iter().filter(|ty| !is_pack(ty)).count()).ok(),
            false => minimum,
        };
        let made = self.new_guide(types.parameters, types.result, own.clone(), alias.class);
        let function = self.program.function_of(made)?;
        self.program.functions[function].minimum_arguments = minimum;
        if function_type.flags.contains(FunctionTypeFlags::VARIADIC) {
            let mut ty = self.program.as_function(self.program.functions[function].ty)?.clone();
            ty.flags |= FunctionTypeFlags::VARIADIC;
            self.program.functions[function].ty = self.program.function_type(ty);
        }
        self.note_guide(made, known.rank, &alias.head);
        let arguments = self.program.intern_arguments(arguments);
        self.guides.note_origin(made, guide, arguments);
        Some(made)
    }

    /// The parameters of a guide of an alias template, and what stands for those of the class template's guide: the alias'
    /// own, then those that are not deduced from its target.
    fn parameters_of_alias_guide(
        &mut self,
        alias: &DeducibleAlias,
        head: &TemplateHead,
        deducing: &Deducing,
        depth: u16,
    ) -> Option<(TemplateHead, Vec<TemplateArgument>)> {
        let mut own = alias.head.clone();
        let mut arguments = Vec::with_capacity(head.parameters.len());
        for (parameter, bound) in head.parameters.iter().zip(&deducing.bound) {
            match bound {
                Some(TemplateArgument::Pack(list)) => {
                    let list = self.program.arguments(*list).to_vec();
                    let list = list.into_iter().map(|element| self.expansion_of_open(element)).collect();
                    arguments.push(TemplateArgument::Pack(self.program.intern_arguments(list)));
                }
                Some(bound) => arguments.push(*bound),
                None => {
                    let index = u16::try_from(own.parameters.len()).ok()?;
                    let (mut parameter, argument) = self.renumbered_parameter(parameter, depth, index)?;
                    // Its constraint is asked of the guide that this one is made from.
                    parameter.constraint = None;
                    arguments.push(match parameter.is_pack {
                        true => TemplateArgument::Pack(self.program.intern_arguments(vec![argument])),
                        false => argument,
                    });
                    own.parameters.push(parameter);
                }
            }
        }
        Some((own, arguments))
    }

    /// An element of a pack that is the pattern of one that was deduced from, as the expansion that it stands for.
    fn expansion_of_open(&self, element: TemplateArgument) -> TemplateArgument {
        match element {
            TemplateArgument::Type(ty)
                if !matches!(self.program.structure(ty), Type::Expansion(_)) && self.has_unexpanded_pack(ty) =>
            {
                TemplateArgument::Expansion(ty)
            }
            element => element,
        }
    }

    /// The type of a guide and the parameters that it keeps, with arguments for its parameters.
    fn made_alike(
        &mut self,
        ty: TypeId,
        own: &TemplateHead,
        head: &TemplateHead,
        depth: u16,
        arguments: &[TemplateArgument],
    ) -> Option<(TypeId, TemplateHead)> {
        let with = Substitution::new(head, depth, arguments);
        let ty = self.substituted(ty, &with).ok()?;
        let mut own = own.clone();
        let kept = head.parameters.iter().zip(arguments);
        for parameter in &mut own.parameters {
            let is_kept = kept.clone().any(|(old, _)| self.is_same_name(old, parameter));
            if is_kept && let Some(default) = parameter.default {
                parameter.default = Some(self.substituted_argument(default, &with).ok()?);
            }
            if is_kept && let TemplateParameterKind::Value(ty) = parameter.kind {
                parameter.kind = TemplateParameterKind::Value(self.substituted(ty, &with).ok()?);
            }
        }
        Some((ty, own))
    }

    /// Whether a parameter was made of another ([`Self::renumbered_parameter`]).
    fn is_same_name(&self, old: &TemplateParameter, made: &TemplateParameter) -> bool {
        (old.first, old.last) == (made.first, made.last)
            && self.program.entities[old.entity].token == self.program.entities[made.entity].token
    }

    /// Whether the arguments of an alias template can be deduced from a specialization of its class template: only then may
    /// a guide make it. None where nobody can tell.
    pub(super) fn is_deducible(&mut self, alias: &DeducibleAlias, ty: TypeId) -> Option<bool> {
        let mut deducing = Deducing::new(alias.depth, alias.head.parameters.len());
        match self.deduce(alias.target, ty, Allowed::Nothing, &mut deducing) {
            Step::Fits => Some(true),
            Step::Fails => Some(false),
            Step::Unknown => None,
        }
    }
}
