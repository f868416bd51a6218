//! Member functions of local classes: they are defined in their class or not at all ([class.local]).

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{EntityFlags, EntityId, EntityKind, FunctionFlags, FunctionId, ScopeId, ScopeKind};

impl Sema<'_> {
    /// 329: a member function of a local class is used, or virtual, and not defined.
    pub(super) fn check_local_member(&mut self, entity: EntityId, function: FunctionId) {
        let left_out = FunctionFlags::DEFINED
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED
            | FunctionFlags::IMPLICIT
            | FunctionFlags::PURE
            | FunctionFlags::LAMBDA
            | FunctionFlags::TEMPLATED
            | FunctionFlags::SPECIALIZATION;
        let entry = &self.program.functions[function];
        let known = &self.program.entities[entity];
        let is_used = known.flags.contains(EntityFlags::REFERENCED | EntityFlags::EVALUATED)
            || entry.flags.contains(FunctionFlags::VIRTUAL);
        if entry.flags.intersects(left_out)
            || entry.specialized.is_some()
            || entry.definition.is_some()
            || !entry.flags.contains(FunctionFlags::MEMBER)
            || !is_used
            || !self.is_in_plain_function(known.scope)
        {
            return;
        }
        let name = self.entity_name(entity);
        let report = Report::new(code::LOCAL_CLASS_FUNCTION_NOT_DEFINED, self.position(known.token)).quoted(name);
        self.report(report);
    }

    /// Whether a scope is in a function that is neither a template nor an instance.
    fn is_in_plain_function(&self, scope: ScopeId) -> bool {
        let mut is_local = false;
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.entity.map(|entity| (entity, self.program.entities[entity].kind)) {
                Some((_, EntityKind::Class(class))) => {
                    let class = &self.program.classes[class];
                    if class.is_dependent || class.is_closure || class.template.is_some() {
                        return false;
                    }
                }
                Some((entity, EntityKind::Function(function))) => {
                    let function = &self.program.functions[function];
                    if self.program.entities[entity].template.is_some()
                        || function.specialized.is_some()
                        || function.flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::SPECIALIZATION)
                    {
                        return false;
                    }
                }
                _ => {}
            }
            match entry.kind {
                ScopeKind::Global | ScopeKind::Namespace => return is_local,
                ScopeKind::Class => {}
                ScopeKind::Block => is_local = true,
                ScopeKind::Lambda => return false,
                _ => {}
            }
            next = entry.parent;
        }
        false
    }
}
