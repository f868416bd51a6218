//! Names that a class uses and declares itself later: `struct S { A f(); int A; };` ([basic.scope.class]). The reference
//! writes types anew, with their namespaces; the host file keeps the text, and host compilers refuse it.

use crate::Parser;
use cufe_il::{ChangedMeaning, EntityId, EntityKind, Name, ScopeId, ScopeKind};
use cufe_sema::Found;

/// A use of a name in the declaration of a member, where complete-class context does not reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameInClass {
    class: ScopeId,
    name: Name,
    token: u32,
    entity: EntityId,
}

impl Parser<'_, '_> {
    /// Notes what an unqualified name, or the first component of a qualified one, means where a member is declared.
    #[inline]
    pub(super) fn note_name_in_class(&mut self, name: Name, token: u32, found: &Found) {
        if self.sema.declaring.class_nesting > 0
            && !self.sema.declaring.in_instance
            && let Some(entity) = found.first()
        {
            self.note_entity_in_class(name, token, entity);
        }
    }

    /// Looks ahead at what is only read in the complete class: names mean there what they mean then.
    pub(crate) fn look_ahead_in_complete_class<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let noted = self.names_in_classes.len();
        let result = self.look_ahead(parse);
        self.names_in_classes.truncate(noted);
        result
    }

    fn note_entity_in_class(&mut self, name: Name, token: u32, entity: EntityId) {
        let program = self.sema.program();
        let entry = &program.entities[entity];
        let is_nameable = matches!(
            entry.kind,
            EntityKind::Class(_)
                | EntityKind::Enum(_)
                | EntityKind::Typedef(_)
                | EntityKind::Template(_)
                | EntityKind::Variable(_)
        );
        let is_outside = match program.scopes[entry.scope].kind {
            ScopeKind::Global | ScopeKind::Namespace | ScopeKind::Class => true,
            // What is local to a function can only be named with its class key.
            ScopeKind::Block => matches!(entry.kind, EntityKind::Class(_) | EntityKind::Enum(_)),
            _ => false,
        };
        if !is_nameable || !is_outside {
            return;
        }
        let mut scope = self.sema.context.scope;
        while matches!(program.scopes[scope].kind, ScopeKind::TemplateParameters | ScopeKind::FunctionParameters) {
            match program.scopes[scope].parent {
                Some(parent) => scope = parent,
                None => return,
            }
        }
        if program.scopes[scope].kind == ScopeKind::Class && scope != entry.scope {
            self.names_in_classes.push(NameInClass { class: scope, name, token, entity });
        }
    }

    /// At the end of a class: keeps the names noted since `start` that mean something else in the complete class.
    pub(crate) fn keep_changed_meanings(&mut self, class: ScopeId, start: usize) {
        let mut at = start;
        while let Some(&noted) = self.names_in_classes.get(at) {
            if noted.class != class {
                at += 1;
                continue;
            }
            let used = ChangedMeaning { token: noted.token, entity: noted.entity };
            self.sema.keep_changed_meaning(class, noted.name, used);
            self.names_in_classes.swap_remove(at);
        }
    }
}
