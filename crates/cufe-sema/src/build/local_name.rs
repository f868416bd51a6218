//! Names of variables of enclosing functions where they have no value: in local classes, default arguments and parameter
//! lists (394, 411; [class.local]/1, [dcl.fct.default]/7).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, ScopeId, ScopeKind};

impl Sema<'_> {
    /// Reports the use of an automatic variable that cannot be used here. Returns whether it is an error.
    pub(super) fn check_local_name(&mut self, entity: EntityId, token: u32) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        if self.context.speculating > 0 || self.context.unevaluated > 0 || !self.is_automatic(entity) {
            return false;
        }
        let scope = self.program.entities[entity].scope;
        let code = if self.is_parameter_being_declared(scope) && !self.context.in_constraint {
            code::PARAMETER_NOT_ALLOWED
        } else if (self.context.in_default_argument || self.is_outside_local_class(scope))
            && !self.is_usable_kind(variable)
        {
            code::OUTER_LOCAL_IN_LOCAL_CLASS
        } else {
            return false;
        };
        self.report_at(code, token);
        true
    }

    /// Whether a scope is the parameter list that is being read; around a body it belongs to its function.
    fn is_parameter_being_declared(&self, scope: ScopeId) -> bool {
        let entry = &self.program.scopes[scope];
        scope == self.context.scope && entry.kind == ScopeKind::FunctionParameters && entry.entity.is_none()
    }

    /// Whether a class stands between the current place and a scope around it.
    fn is_outside_local_class(&self, scope: ScopeId) -> bool {
        let mut next = self.context.scope;
        let mut in_class = false;
        while next != scope {
            let entry = &self.program.scopes[next];
            in_class |= entry.kind == ScopeKind::Class;
            match entry.parent {
                Some(parent) => next = parent,
                None => return false,
            }
        }
        in_class
    }
}
