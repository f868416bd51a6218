//! Declarators ([dcl.decl]): pointer operators, names, arrays, functions, parentheses.

use crate::Sema;
use crate::declare::Chunk;
use cufe_diagnostics::Code;
use cufe_il::{ScopeId, ScopeKind};

impl Sema<'_> {
    /// Default arguments stand in declarations of functions only ([dcl.fct.default]/3): 949 in declarations of anything else,
    /// 347 in type-ids.
    pub fn refuse_default_arguments(&mut self, chunks: &[Chunk], code: Code) {
        for chunk in chunks {
            let Chunk::Function(function) = chunk else { continue };
            for (equal, _) in function.parameters.list.iter().filter_map(|parameter| parameter.default) {
                self.error_at(code, equal);
            }
        }
    }

    /// Looks names up from a member's scope on, with the template heads in front of the declaration around it.
    pub fn enter_declared_scope(&mut self, scope: ScopeId) {
        // The heads' scopes are between the namespace and here: the outermost of them gets the class or namespace as
        // parent, so that members are found after the heads' parameters.
        let here = self.context.scope;
        if self.program.scopes[here].kind != ScopeKind::TemplateParameters {
            self.context.scope = self.scope_without_parameters(scope).unwrap_or(scope);
            return;
        }
        let outermost = self.outermost_head();
        if outermost != scope && !self.encloses(outermost, scope) {
            self.reparent(outermost, scope);
        }
    }

    /// For the explicit specialization of a member: a scope inside that of its class from which the parameters of the class's
    /// template are not found, as from a definition with heads of its own.
    fn scope_without_parameters(&mut self, class: ScopeId) -> Option<ScopeId> {
        let scopes = &self.program.scopes;
        let is_namespace = matches!(scopes[self.context.scope].kind, ScopeKind::Namespace | ScopeKind::Global);
        let parameters = scopes[class].parent.filter(|&parent| scopes[parent].kind == ScopeKind::TemplateParameters)?;
        if !is_namespace || !self.instances.bound_scopes.contains(&parameters) {
            return None;
        }
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, class, None);
        self.program.scopes[scope].is_outside_class = true;
        self.instances.bound_scopes.insert(scope);
        Some(scope)
    }

    /// The scope of the first of the heads in front of a declaration, from that of the last one on, which is the current scope.
    pub fn outermost_head(&self) -> ScopeId {
        let scopes = &self.program.scopes;
        let mut outermost = self.context.scope;
        while let Some(parent) = scopes[outermost].parent
            && scopes[parent].kind == ScopeKind::TemplateParameters
        {
            outermost = parent;
        }
        outermost
    }

    /// Whether a scope is around another.
    pub fn encloses(&self, outer: ScopeId, mut inner: ScopeId) -> bool {
        loop {
            if outer == inner {
                return true;
            }
            match self.program.scopes[inner].parent {
                Some(parent) => inner = parent,
                None => return false,
            }
        }
    }
}
