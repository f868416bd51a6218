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
            self.context.scope = scope;
            return;
        }
        let outermost = self.outermost_head();
        if outermost != scope && !self.encloses(outermost, scope) {
            self.reparent(outermost, scope);
        }
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
