//! Which parameter types take part in deduction: not those that mention template parameters in non-deduced contexts only
//! ([temp.deduct.type]/5).

use crate::Sema;
use cufe_il::{ArrayBound, EntityKind, TemplateArgument, Type, TypeId};

impl Sema<'_> {
    /// Whether a type may tell something about the template's parameters of a depth.
    pub(super) fn takes_part_in_deduction(&self, ty: TypeId, depth: u16) -> bool {
        let mut ty = ty;
        loop {
            ty = self.program.unqualified(self.program.canonical(ty)).0;
            ty = match self.program.written(ty) {
                Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner)
                | Type::Complex(inner)
                | Type::Expansion(inner) => inner,
                Type::Vector { element, .. } => element,
                Type::MemberPointer { class, member } => {
                    if self.takes_part_in_deduction(class, depth) {
                        return true;
                    }
                    member
                }
                Type::Array { element, bound } => {
                    if let ArrayBound::Expression(bound) = bound
                        && self.value_parameter_index(bound.expression, depth).is_some()
                    {
                        return true;
                    }
                    element
                }
                Type::Specialization { template, arguments } => {
                    let EntityKind::Template(id) = self.program.entities[template].kind else { return true };
                    let entry = &self.program.templates[id];
                    // The target of an alias is not looked into.
                    return entry.parameter.is_some()
                        || entry.kind != cufe_il::TemplateKind::Class
                        || self
                            .program
                            .arguments(arguments)
                            .iter()
                            .any(|&argument| self.argument_takes_part_in_deduction(argument, depth));
                }
                Type::DependentName { .. } | Type::Decltype(_) | Type::Transform { .. } => return false,
                _ => return self.is_dependent_type(ty),
            };
        }
    }

    fn argument_takes_part_in_deduction(&self, argument: TemplateArgument, depth: u16) -> bool {
        match argument {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => self.takes_part_in_deduction(ty, depth),
            TemplateArgument::Expression(profiled) => {
                let pattern = match self.pattern_of_expansion(argument) {
                    Some(TemplateArgument::Expression(pattern)) => pattern,
                    _ => profiled,
                };
                self.value_parameter_index(pattern.expression, depth).is_some()
            }
            TemplateArgument::Pack(list) => self
                .program
                .arguments(list)
                .iter()
                .any(|&argument| self.argument_takes_part_in_deduction(argument, depth)),
            TemplateArgument::Template(template) => matches!(self.program.entities[template].kind,
                EntityKind::Template(id) if self.program.templates[id].parameter.is_some()),
            TemplateArgument::UnknownTemplate => true,
            TemplateArgument::Value(..) | TemplateArgument::Entity(_) | TemplateArgument::Null => false,
        }
    }
}
