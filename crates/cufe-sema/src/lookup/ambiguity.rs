//! Names that lookup finds in several namespaces for different entities ([basic.lookup.general]/1, [namespace.udir]/6).

use super::{Found, is_type};
use crate::Sema;
use cufe_il::{EntityId, EntityKind, ScopeId, TemplateKind, Type, TypeId, VariableFlags};
use smallvec::SmallVec;

/// Among more entities than these nothing but functions is expected.
const COMPARED: usize = 8;

/// Where in a set of entities those of one namespace, its inline namespaces included, end.
pub(super) type Ends = SmallVec<[usize; 4]>;

impl Sema<'_> {
    /// Marks what was found as ambiguous where two of the entities certainly are different ones of different namespaces and
    /// not both functions. `ends`: how many entities there were when a namespace was searched.
    pub(super) fn note_ambiguity(&self, found: &mut Found, ends: &Ends) {
        if found.entities.len() < 2 || found.is_dependent {
            return;
        }
        let place = |index: usize| ends.iter().position(|&end| index < end);
        let shown: SmallVec<[(EntityId, Option<usize>); 4]> =
            found.entities.iter().take(COMPARED).enumerate().map(|(index, &entity)| (entity, place(index))).collect();
        let is_hidden = |entity: EntityId, place: Option<usize>| {
            is_type(&self.program, entity)
                && shown.iter().any(|&(other, at)| at == place && !is_type(&self.program, other))
        };
        found.is_ambiguous = shown.iter().enumerate().any(|(index, &(a, place_a))| {
            shown[index + 1..].iter().any(|&(b, place_b)| {
                place_a != place_b && !is_hidden(a, place_a) && !is_hidden(b, place_b) && self.excludes(a, b)
                    || self.differ_by_inline_namespace(a, b) && self.excludes(a, b)
            })
        });
    }

    /// Whether two entities of a kind are one of a namespace and one of an inline namespace in it ([namespace.def]/8).
    fn differ_by_inline_namespace(&self, a: EntityId, b: EntityId) -> bool {
        let program = &self.program;
        let (scope_a, scope_b) = (program.entities[a].scope, program.entities[b].scope);
        scope_a != scope_b
            && is_type(program, a) == is_type(program, b)
            && (self.is_of_inline_namespace(a, scope_b) || self.is_of_inline_namespace(b, scope_a))
    }

    /// Whether an entity is one of an inline namespace in a namespace.
    pub(crate) fn is_of_inline_namespace(&self, entity: EntityId, namespace: ScopeId) -> bool {
        let scopes = &self.program.scopes;
        let around = |&scope: &ScopeId| scopes[scope].parent.filter(|_| scopes[scope].is_inline);
        std::iter::successors(Some(self.program.entities[entity].scope), around).skip(1).any(|scope| scope == namespace)
    }

    /// Whether two entities of different namespaces can't both be what a name means.
    fn excludes(&self, a: EntityId, b: EntityId) -> bool {
        let program = &self.program;
        let is_function = |kind: EntityKind| match kind {
            EntityKind::Function(_) => true,
            EntityKind::Template(template) => program.templates[template].kind == TemplateKind::Function,
            _ => false,
        };
        let (kind_a, kind_b) = (program.entities[a].kind, program.entities[b].kind);
        if is_function(kind_a) && is_function(kind_b)
            || !self.is_comparable_kind(kind_a)
            || !self.is_comparable_kind(kind_b)
        {
            return false;
        }
        let is_namespace = |kind| matches!(kind, EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_));
        if is_namespace(kind_a) && is_namespace(kind_b) {
            return self.namespace_scope(a) != self.namespace_scope(b);
        }
        if is_type(program, a) && is_type(program, b) {
            return match (self.known_type_of(a), self.known_type_of(b)) {
                (Some(a), Some(b)) => a != b,
                _ => false,
            };
        }
        true
    }

    /// Whether an entity of a namespace is one for itself: specializations are reached through their templates.
    fn is_comparable_kind(&self, kind: EntityKind) -> bool {
        match kind {
            EntityKind::Variable(variable) => {
                !self.program.variables[variable].flags.contains(VariableFlags::SPECIALIZATION)
            }
            EntityKind::Function(_)
            | EntityKind::Enumerator(_)
            | EntityKind::Class(_)
            | EntityKind::Enum(_)
            | EntityKind::Typedef(_)
            | EntityKind::Template(_)
            | EntityKind::Namespace(_)
            | EntityKind::NamespaceAlias(_) => true,
            _ => false,
        }
    }

    /// The type that an entity names, as far as it is known.
    fn known_type_of(&self, entity: EntityId) -> Option<TypeId> {
        let program = &self.program;
        let ty = program.canonical(program.named_type(entity)?);
        let is_known = !self.is_dependent_type(ty) && !matches!(program.structure(ty), Type::Unknown);
        is_known.then_some(ty)
    }
}
