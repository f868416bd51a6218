//! Which parameter types take part in deduction: not those that mention template parameters in non-deduced contexts only
//! ([temp.deduct.type]/5).

use crate::Sema;
use cufe_il::{ArrayBound, EntityKind, TemplateArgument, TemplateKind, Type, TypeId};

/// How deep template arguments may be nested to be looked into.
const MAXIMUM_NESTING: u32 = 64;

impl Sema<'_> {
    /// Whether a type may tell something about the template's parameters of a depth.
    pub(super) fn takes_part_in_deduction(&self, ty: TypeId, depth: u16) -> bool {
        self.may_deduce_from(ty, depth, MAXIMUM_NESTING)
    }

    fn may_deduce_from(&self, ty: TypeId, depth: u16, nesting: u32) -> bool {
        let Some(nesting) = nesting.checked_sub(1) else { return true };
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
                    if self.may_deduce_from(class, depth, nesting) {
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
                    // An alias tells nothing that its target does not tell.
                    let is_transparent = entry.kind != TemplateKind::Alias
                        || entry
                            .pattern
                            .and_then(|pattern| self.type_of_alias(pattern))
                            .is_none_or(|target| self.may_deduce_from(target, self.template_depth(id), nesting));
                    return entry.parameter.is_some()
                        || is_transparent
                            && self
                                .program
                                .arguments(arguments)
                                .iter()
                                .any(|&argument| self.argument_takes_part(argument, depth, nesting));
                }
                Type::DependentName { .. } | Type::Decltype(_) | Type::Transform { .. } => return false,
                _ => return self.is_dependent_type(ty),
            };
        }
    }

    /// The type that an alias stands for.
    fn type_of_alias(&self, entity: cufe_il::EntityId) -> Option<TypeId> {
        match self.program.entities[entity].kind {
            EntityKind::Typedef(ty) => Some(ty),
            _ => None,
        }
    }

    fn argument_takes_part(&self, argument: TemplateArgument, depth: u16, nesting: u32) -> bool {
        match argument {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => self.may_deduce_from(ty, depth, nesting),
            TemplateArgument::Expression(profiled) => {
                let pattern = match self.pattern_of_expansion(argument) {
                    Some(TemplateArgument::Expression(pattern)) => pattern,
                    _ => profiled,
                };
                self.value_parameter_index(pattern.expression, depth).is_some()
            }
            TemplateArgument::Pack(list) => {
                self.program.arguments(list).iter().any(|&argument| self.argument_takes_part(argument, depth, nesting))
            }
            TemplateArgument::Template(template) => matches!(self.program.entities[template].kind,
                EntityKind::Template(id) if self.program.templates[id].parameter.is_some()),
            TemplateArgument::UnknownTemplate => true,
            TemplateArgument::Value(..) | TemplateArgument::Entity(_) | TemplateArgument::Null => false,
        }
    }
}
