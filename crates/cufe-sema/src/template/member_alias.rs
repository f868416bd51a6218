//! Alias templates that are members of class templates, seen in the pattern of the class.

use super::substitute::Substitution;
use crate::Sema;
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateKind, TypeId};

impl Sema<'_> {
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
}
