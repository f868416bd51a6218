//! Template arguments for template template parameters ([temp.arg.template]): which templates fit. From C++17 on those that
//! the parameter is at least as specialized as (P0522), before that those with the same parameters.

use super::substitute::{Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use cufe_base::Standard;
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, TemplateArgument, TemplateHead, TemplateKind, TemplateParameter,
    TemplateParameterKind, Type, TypeId,
};

/// How deep template template parameters may be nested to be compared.
const MAXIMUM_NESTING: u32 = 32;

impl Sema<'_> {
    /// Whether a template certainly does not fit the template template parameter at a position of a head; `arguments`: those
    /// before it.
    pub(crate) fn is_unfit_template(
        &mut self,
        head: &TemplateHead,
        depth: u16,
        position: usize,
        argument: EntityId,
        arguments: &[TemplateArgument],
    ) -> bool {
        let Some(parameter) = head.parameters.get(position) else { return false };
        let (Some(wanted), Some(own)) = (self.head_of_template(parameter.entity), self.head_of_template(argument))
        else {
            return false;
        };
        let before = arguments.get(..position).unwrap_or_default();
        let with = Substitution::new(head, depth, before);
        !self.heads_fit(&wanted, &own, &with, MAXIMUM_NESTING)
    }

    /// Whether an entity is a template of functions.
    pub fn is_function_template(&self, entity: EntityId) -> bool {
        matches!(self.program.entities[entity].kind, EntityKind::Template(template)
            if self.program.templates[template].kind == TemplateKind::Function)
    }

    /// Whether templates that substitution found can be arguments of the parameters that they are for
    /// ([temp.arg.template]/3).
    pub(super) fn check_template_arguments(&mut self, template: EntityId, arguments: ArgumentsId) -> Substituted<()> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Ok(()) };
        let head = &self.program.templates[id].head;
        if !head.parameters.iter().any(|parameter| parameter.kind == TemplateParameterKind::Template) {
            return Ok(());
        }
        let head = head.clone();
        let depth = self.template_depth(id);
        let Some(list) = self.arguments_by_parameter(&head, arguments) else { return Ok(()) };
        for (position, &argument) in list.iter().enumerate() {
            if head.parameters.get(position).is_none_or(|own| own.kind != TemplateParameterKind::Template) {
                continue;
            }
            let elements = match argument {
                TemplateArgument::Pack(pack) => self.program.arguments(pack).to_vec(),
                argument => vec![argument],
            };
            for element in elements {
                if let TemplateArgument::Template(entity) = element
                    && self.is_unfit_template(&head, depth, position, entity, &list)
                {
                    return Err(SubstitutionFailure::IllFormed);
                }
            }
        }
        Ok(())
    }

    /// The parameters of a template whose specializations are types.
    fn head_of_template(&self, entity: EntityId) -> Option<TemplateHead> {
        let EntityKind::Template(template) = self.program.entities[entity].kind else { return None };
        let entry = &self.program.templates[template];
        matches!(entry.kind, TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter)
            .then(|| entry.head.clone())
    }

    /// Whether a template with the parameters `own` fits a template template parameter with the parameters `wanted`.
    fn heads_fit(&mut self, wanted: &TemplateHead, own: &TemplateHead, with: &Substitution<'_>, nesting: u32) -> bool {
        if nesting == 0 {
            return true;
        }
        let is_loose = self.since(Standard::Cpp17);
        let mut wanted = wanted.parameters.as_slice();
        // How many parameters stand for the pack that `wanted` begins with.
        let mut in_pack = 0;
        for parameter in &own.parameters {
            match wanted.split_first() {
                Some((first, _)) if first.is_pack => {
                    // From C++17 on the reference compares the first parameter that a pack stands for, then one by its kind,
                    // then none (measured).
                    let fits = match in_pack {
                        1 if is_loose => is_same_kind(first, parameter),
                        0 | 1 => self.parameters_fit(first, parameter, with, nesting),
                        _ => is_loose || self.parameters_fit(first, parameter, with, nesting),
                    };
                    if !fits {
                        return false;
                    }
                    in_pack += 1;
                }
                None => return is_loose && (parameter.is_pack || parameter.default.is_some()),
                // Here all have to be of one kind, but only the first is compared (measured).
                Some((first, rest)) if parameter.is_pack => {
                    return is_loose
                        && self.parameters_fit(first, parameter, with, nesting)
                        && rest.iter().all(|wanted| is_same_kind(wanted, parameter));
                }
                Some((first, rest)) => {
                    if !self.parameters_fit(first, parameter, with, nesting) {
                        return false;
                    }
                    wanted = rest;
                }
            }
        }
        // A pack matches no parameters, too.
        wanted.iter().all(|wanted| wanted.is_pack)
    }

    fn parameters_fit(
        &mut self,
        wanted: &TemplateParameter,
        own: &TemplateParameter,
        with: &Substitution<'_>,
        nesting: u32,
    ) -> bool {
        match (wanted.kind, own.kind) {
            (TemplateParameterKind::Type, TemplateParameterKind::Type) => true,
            (TemplateParameterKind::Value(wanted), TemplateParameterKind::Value(own)) => {
                self.value_types_fit(wanted, own, with)
            }
            (TemplateParameterKind::Template, TemplateParameterKind::Template) => {
                // What the argument takes must be what it is given.
                match (self.head_of_template(own.entity), self.head_of_template(wanted.entity)) {
                    (Some(own), Some(wanted)) => self.heads_fit(&own, &wanted, with, nesting - 1),
                    _ => true,
                }
            }
            _ => false,
        }
    }

    /// Whether the types of value parameters are the same, as far as can be known.
    fn value_types_fit(&mut self, wanted: TypeId, own: TypeId, with: &Substitution<'_>) -> bool {
        let wanted = match self.is_dependent_type(wanted) {
            true => match self.substituted(wanted, with) {
                Ok(ty) => ty,
                Err(_) => return true,
            },
            false => wanted,
        };
        if self.is_dependent_type(wanted) || self.is_dependent_type(own) {
            return true;
        }
        let bare = |sema: &Self, ty: TypeId| sema.program.unqualified(sema.program.canonical(ty)).0;
        let (wanted, own) = (bare(self, wanted), bare(self, own));
        let is_open = |ty: Type| matches!(ty, Type::Auto | Type::DecltypeAuto | Type::Unknown);
        wanted == own || is_open(self.program.written(wanted)) || is_open(self.program.written(own))
    }
}

/// Whether both are types, values or templates.
fn is_same_kind(a: &TemplateParameter, b: &TemplateParameter) -> bool {
    std::mem::discriminant(&a.kind) == std::mem::discriminant(&b.kind)
}
