//! Specializations of alias templates that stay what they are although their target is known: an argument that the target does not
//! mention may still be ill-formed in an instance ([temp.alias]/2, CWG issue 1558).

use super::substitute::Substitution;
use crate::Sema;
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionKind, TemplateArgument, TemplateId, TemplateKind, Type, TypeId,
};

impl Sema<'_> {
    /// Whether the target of an alias template leaves out an argument whose substitution can fail. Of arrays and functions
    /// the target is taken at once: as types of parameters they are adjusted.
    pub(super) fn drops_open_argument(&mut self, template: TemplateId, arguments: ArgumentsId, target: TypeId) -> bool {
        let is_adjusted =
            matches!(self.program.structure(target), Type::Array { .. } | Type::Function(_) | Type::Expansion(_));
        if is_adjusted {
            return false;
        }
        let pattern = self.program.templates[template].pattern.map(|pattern| self.program.entities[pattern].kind);
        let Some(EntityKind::Typedef(pattern)) = pattern else { return false };
        let head = self.program.templates[template].head.clone();
        let depth = self.template_depth(template);
        let Some(list) = self.arguments_by_parameter(&head, arguments) else { return false };
        (0..list.len()).any(|index| {
            if !self.may_fail(list[index]) {
                return false;
            }
            let mut others = list.clone();
            others[index] = TemplateArgument::UnknownTemplate;
            let rest = self.substituted(pattern, &Substitution::new(&head, depth, &others));
            rest.is_ok_and(|rest| self.program.canonical(rest) == self.program.canonical(target))
        })
    }

    /// The target of an alias template of a class template's pattern, seen in the pattern: the parameters of the class stay.
    pub(super) fn member_alias_target(&mut self, template: EntityId, arguments: ArgumentsId) -> Option<TypeId> {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
        let entry = &self.program.templates[id];
        if entry.kind != TemplateKind::Alias || entry.head.is_constrained() {
            return None;
        }
        let EntityKind::Typedef(target) = self.program.entities[entry.pattern?].kind else { return None };
        let head = entry.head.clone();
        let depth = self.template_depth(id);
        let list = self.arguments_by_parameter(&head, arguments)?;
        let with = Substitution { keeps_outer: true, ..Substitution::new(&head, depth, &list) };
        self.substituted(target, &with).ok()
    }

    /// Whether an argument that depends on template parameters names or computes something, which may not exist in an instance.
    fn may_fail(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => self.type_may_fail(ty),
            TemplateArgument::Pack(list) => {
                self.program.arguments(list).iter().any(|&argument| self.may_fail(argument))
            }
            TemplateArgument::Expression(value) => {
                !matches!(self.expression(value.expression).kind, ExpressionKind::Name { arguments: None, .. })
            }
            TemplateArgument::MemberTemplate { .. } => true,
            _ => false,
        }
    }

    fn type_may_fail(&self, ty: TypeId) -> bool {
        if !self.is_dependent_type(ty) {
            return false;
        }
        match self.program.structure(self.program.canonical(ty)) {
            Type::DependentName { .. } | Type::Decltype(_) => true,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Array { element: inner, .. } => self.type_may_fail(inner),
            Type::Specialization { template, arguments } => {
                let is_alias = matches!(self.program.entities[template].kind, EntityKind::Template(id)
                    if self.program.templates[id].kind == TemplateKind::Alias);
                is_alias || self.program.arguments(arguments).iter().any(|&argument| self.may_fail(argument))
            }
            _ => false,
        }
    }
}
