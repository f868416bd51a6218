//! Whether a constructor, conversion function or deduction guide is explicit ([dcl.fct.spec]/3): what its condition says,
//! in instances of templates with their arguments.

use crate::Sema;
use crate::gap::Unknown;
use crate::template::{InstantiatedPart, ReadResult, Satisfaction, Substitution};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionId, FunctionFlags, FunctionId, TemplateArgument, TemplateHead,
    TemplateId,
};

/// What the condition of a template says with deduced arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Explicitness {
    /// Whether it is explicit.
    Known(bool),
    /// The condition cannot be substituted: neither can the template ([temp.deduct.general]/8).
    Failed,
    /// Nobody can tell.
    Unknown,
}

impl Sema<'_> {
    /// Whether a function is explicit; nothing where its condition depends on what is not known.
    pub(crate) fn explicitness(&mut self, function: FunctionId) -> Option<bool> {
        let entry = &self.program.functions[function];
        if entry.flags.contains(FunctionFlags::EXPLICIT) {
            return Some(true);
        }
        let (Some(template), Some(arguments)) = (entry.specialized, entry.arguments) else {
            return (!self.program.explicit_conditions.contains_key(&function)).then_some(false);
        };
        let pattern = self.program.templates[template].pattern.and_then(|pattern| self.program.function_of(pattern));
        let Some(&condition) = pattern.and_then(|it| self.program.explicit_conditions.get(&it)) else {
            return Some(false);
        };
        if let Some(&known) = self.constraints.explicit.get(&function) {
            return known.value();
        }
        let head = self.program.templates[template].head.clone();
        let list = self.arguments_by_parameter(&head, arguments)?;
        let satisfaction =
            self.condition_with(condition, template, &head, &list, None).unwrap_or(Satisfaction::Unsatisfied);
        self.constraints.explicit.insert(function, satisfaction);
        satisfaction.value()
    }

    /// Whether what deduction made of a template is explicit: `function` is its pattern or an explicit specialization, the
    /// arguments are one for each parameter.
    pub(crate) fn explicitness_of_template(
        &mut self,
        function: FunctionId,
        template: EntityId,
        arguments: ArgumentsId,
    ) -> Option<bool> {
        match self.deduced_explicitness(function, template, arguments) {
            Explicitness::Known(is_explicit) => Some(is_explicit),
            Explicitness::Failed => Some(false),
            Explicitness::Unknown => None,
        }
    }

    /// As [`Self::explicitness_of_template`], and whether the condition fails with these arguments.
    pub(crate) fn deduced_explicitness(
        &mut self,
        function: FunctionId,
        template: EntityId,
        arguments: ArgumentsId,
    ) -> Explicitness {
        let known = self.explicitness(function);
        let (None, EntityKind::Template(id)) = (known, self.program.entities[template].kind) else {
            return known.map_or(Explicitness::Unknown, Explicitness::Known);
        };
        let Some(&condition) = self.program.explicit_conditions.get(&function) else { return Explicitness::Unknown };
        if self.program.function_of(template) != Some(function) || self.are_dependent(arguments) {
            return Explicitness::Unknown;
        }
        let head = self.program.templates[id].head.clone();
        let list = self.program.arguments(arguments).to_vec();
        match self.condition_with(condition, id, &head, &list, Some(function)) {
            Some(satisfaction) => satisfaction.value().map_or(Explicitness::Unknown, Explicitness::Known),
            None => Explicitness::Failed,
        }
    }

    /// A condition with the arguments of a template, none where it fails; `function` is its pattern where the specialization is not
    /// declared.
    fn condition_with(
        &mut self,
        condition: ExpressionId,
        template: TemplateId,
        head: &TemplateHead,
        list: &[TemplateArgument],
        function: Option<FunctionId>,
    ) -> Option<Satisfaction> {
        let depth = self.program.templates[template].depth;
        let with = Substitution { function, ..Substitution::new(head, depth, list) };
        match self.bound_scope(head.scope, &with) {
            Ok(scope) => {
                let (first, last) = (self.expression(condition).first, self.expression(condition).last);
                match self.read(InstantiatedPart::ExplicitCondition { first, last, scope }) {
                    ReadResult::Satisfaction(satisfaction) => Some(satisfaction),
                    ReadResult::Failed => None,
                    _ => Some(Satisfaction::unknown()),
                }
            }
            Err(_) => Some(Satisfaction::unknown()),
        }
    }
}
