//! Value parameters whose types have placeholders ([temp.param]/9, [dcl.type.class.deduct]): which arguments stand for them in deduction.

use super::deduction::Deducing;
use crate::Sema;
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateArgument, TemplateId, TemplateParameterKind, Type, TypeId};

impl Sema<'_> {
    /// Notes which parameters of a pattern stand for arguments of parameters with placeholder types.
    pub(super) fn note_placeholder_values(&self, template: TemplateId, pattern: ArgumentsId, deducing: &mut Deducing) {
        for (parameter, &argument) in
            self.program.templates[template].head.parameters.iter().zip(self.program.arguments(pattern))
        {
            let TemplateParameterKind::Value(ty) = parameter.kind else { continue };
            if let TemplateArgument::Expression(profiled) = argument
                && self.mentions_placeholder(ty)
                && let Some(index) = self.value_parameter_index(profiled.expression, deducing.depth)
            {
                deducing.placeholder_values.push(index);
            }
        }
    }

    /// Whether a value parameter has a placeholder for a deduced class type.
    pub(super) fn is_deduced_class(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(self.program.unqualified(ty).0), Type::DeducedTemplate(_))
    }

    /// Whether a parameter of another type would be deduced from an argument of a parameter that has a placeholder for a deduced
    /// class type: no value is deduced from that (measured).
    pub(super) fn tells_deduced_class(&self, template: EntityId, pattern: ArgumentsId, deducing: &Deducing) -> bool {
        let EntityKind::Template(template) = self.program.entities[template].kind else { return false };
        let parameters = &self.program.templates[template].head.parameters;
        // A pack takes all that is left.
        let parameter_at = |index: usize| parameters.get(index).or(parameters.last().filter(|last| last.is_pack));
        self.program.arguments(pattern).iter().enumerate().any(|(index, &argument)| {
            let argument = self.pattern_of_expansion(argument).unwrap_or(argument);
            let (Some(parameter), TemplateArgument::Expression(open)) = (parameter_at(index), argument) else {
                return false;
            };
            let is_deduced = |ty| self.is_deduced_class(ty);
            matches!(parameter.kind, TemplateParameterKind::Value(ty) if is_deduced(ty))
                && self
                    .value_parameter_index(open.expression, deducing.depth)
                    .and_then(|own| deducing.value_types.get(usize::from(own)).copied().flatten())
                    .is_some_and(|own| !is_deduced(own))
        })
    }

    /// Whether the type of a value parameter has a placeholder, which may be the result of a function that it points to.
    pub(super) fn mentions_placeholder(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            if self.program.has_placeholder(ty) {
                return true;
            }
            ty = match self.program.structure(ty) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
                Type::MemberPointer { member, .. } => member,
                Type::Function(function) => self.program.function_type_data(function).result,
                _ => return false,
            };
        }
    }
}
