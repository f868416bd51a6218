//! Qualified name lookup in namespaces ([namespace.qual]).

use super::Found;
use super::ambiguity::Ends;
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{EntityKind, Name, ScopeId};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Whether a scope is that of namespace `std`, or of an inline namespace in it.
    pub(crate) fn is_scope_of_std(&self, scope: ScopeId) -> bool {
        let scopes = &self.program.scopes;
        let namespace =
            std::iter::successors(Some(scope), |&inner| scopes[inner].parent.filter(|_| scopes[inner].is_inline));
        let outermost = namespace.last().unwrap_or(scope);
        scopes[outermost].kind == cufe_il::ScopeKind::Namespace
            && scopes[outermost].parent == Some(cufe_il::Program::GLOBAL_SCOPE)
            && scopes[outermost].entity.is_some_and(|namespace| self.program.symbol(namespace) == Some(self.known.std))
    }

    /// Looks a name up as a member of a namespace: in the namespace and its inline namespaces, and only if nothing is
    /// there in the namespaces that its using-directives nominate.
    pub fn lookup_in_namespace(&self, namespace: ScopeId, name: Name, at: u32) -> Found {
        self.lookup_in_namespace_where(namespace, name, at, &|_| true)
    }

    /// As [`Self::lookup_in_namespace`], considering only entities that `accept` admits.
    pub fn lookup_in_namespace_where(
        &self,
        namespace: ScopeId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
    ) -> Found {
        let mut visited: SmallVec<[ScopeId; 16]> = SmallVec::new();
        let mut found = Found::default();
        let mut ends = Ends::new();
        self.lookup_in_namespace_visiting(namespace, name, at, accept, &mut visited, &mut found, &mut ends);
        self.note_ambiguity(&mut found, &ends);
        self.hide_types(&mut found);
        found
    }

    #[allow(clippy::too_many_arguments)]
    fn lookup_in_namespace_visiting(
        &self,
        namespace: ScopeId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
        visited: &mut SmallVec<[ScopeId; 16]>,
        found: &mut Found,
        ends: &mut Ends,
    ) {
        if visited.contains(&namespace) {
            return;
        }
        visited.push(namespace);
        let before = found.entities.len();
        self.collect_bindings(namespace, name, at, false, accept, found);
        if found.entities.len() > before {
            ends.push(found.entities.len());
            return;
        }
        for scope in self.program.with_transparent(namespace) {
            let nominated: SmallVec<[ScopeId; 4]> = self
                .program
                .directives(scope)
                .filter(|directive| directive.sequence <= at)
                .map(|directive| directive.nominated)
                .collect();
            for nominated in nominated {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.lookup_in_namespace_visiting(nominated, name, at, accept, visited, found, ends);
                });
            }
        }
    }

    /// Looks a name up in the one scope into which a declaration would enter it, hidden friends included; used to find
    /// previous declarations ([basic.link], [dcl.meaning]).
    pub fn lookup_previous(&self, scope: ScopeId, name: Name, at: u32) -> Found {
        let mut found = Found::default();
        self.collect_bindings(scope, name, at, true, &|_| true, &mut found);
        found
    }
}
