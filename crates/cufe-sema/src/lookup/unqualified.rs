//! Unqualified name lookup ([basic.lookup.unqual]) with using-directives ([namespace.udir]).

use super::Found;
use crate::Sema;
use cufe_base::Seen;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{EntityKind, Name, Program, ScopeId, ScopeKind};
use smallvec::SmallVec;

/// A namespace whose names appear as if declared in `ancestor`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Nominated {
    scope: ScopeId,
    ancestor: ScopeId,
}

/// The namespaces that the directives of some scopes nominate.
#[derive(Default)]
struct Nominations {
    list: SmallVec<[Nominated; 8]>,
    seen: Seen<Nominated>,
}

impl Sema<'_> {
    /// Looks a name up from a scope outwards, as of the token `at`.
    pub fn lookup_unqualified(&self, name: Name, scope: ScopeId, at: u32) -> Found {
        self.lookup_unqualified_where(name, scope, at, &|_| true)
    }

    /// As [`Self::lookup_unqualified`], considering only entities that `accept` admits (types and namespaces before
    /// `::`, [basic.lookup.qual]; types in elaborated specifiers).
    pub fn lookup_unqualified_where(
        &self,
        name: Name,
        scope: ScopeId,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
    ) -> Found {
        let mut nominated = Nominations::default();
        let mut next = Some(scope);
        let mut found = Found::default();
        let mut may_be_in_dependent_base = false;
        let mut granting = self.context.granting;
        // The scope to go on from when the class that has the friend, and what is around it, do not have the name.
        let mut around_friend = None;
        // In the definition of a member outside of its class the parameters have the names of its own heads; those in front of
        // the classes are not in scope ([basic.scope.temp]/2).
        let mut is_outside = false;
        while let Some(current) = next {
            let entry = &self.program.scopes[current];
            if is_outside && entry.kind == ScopeKind::TemplateParameters {
                next = entry.around;
                continue;
            }
            is_outside |= entry.is_outside_class;
            if entry.kind == ScopeKind::Class {
                if let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.program.entities[entity].kind) {
                    let in_class = self.lookup_inside_class(class, name, at, accept);
                    if !in_class.entities.is_empty() || in_class.is_dependent_type || in_class.is_unknown_using {
                        return in_class;
                    }
                    may_be_in_dependent_base |= in_class.is_dependent;
                }
            } else {
                self.collect_bindings(current, name, at, false, accept, &mut found);
                if entry.first_directive != 0 || entry.first_transparent != 0 {
                    self.collect_directives(current, current, at, &mut nominated);
                }
                if matches!(entry.kind, ScopeKind::Namespace | ScopeKind::Global) {
                    let mut ends = super::ambiguity::Ends::new();
                    let mut index = 0;
                    while index < nominated.list.len() {
                        if nominated.list[index].ancestor == current {
                            let inner = nominated.list[index].scope;
                            ends.push(found.entities.len());
                            self.collect_bindings(inner, name, at, false, accept, &mut found);
                        }
                        index += 1;
                    }
                    self.note_ambiguity(&mut found, &ends);
                }
                if !found.entities.is_empty()
                    && entry.kind == ScopeKind::TemplateParameters
                    && let Some(member) = self.member_before_parameter(current, name, at, accept)
                {
                    return member;
                }
                if !found.entities.is_empty() || found.is_dependent {
                    self.hide_types(&mut found);
                    return found;
                }
            }
            next = entry.around;
            if let Some((declared, class)) = granting
                && declared == current
            {
                (granting, around_friend, next) = (None, entry.parent, Some(class));
            }
            next = next.or_else(|| around_friend.take());
        }
        // Unqualified names are not looked up in dependent bases ([temp.dep]); that there is one is remembered, because a
        // base's name that is injected by an instantiation can't be known otherwise.
        let _ = may_be_in_dependent_base;
        found
    }

    /// In the definition of a member outside of its class template, members hide the parameters of the templates that are
    /// classes, not those of the member's own template ([temp.local]/8): the member that a name of a parameter in a scope means.
    fn member_before_parameter(
        &self,
        parameters: ScopeId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
    ) -> Option<Found> {
        let scopes = &self.program.scopes;
        let mut heads = 0;
        let mut scope = parameters;
        let mut is_outside = false;
        while scopes[scope].kind == ScopeKind::TemplateParameters {
            heads += 1;
            is_outside = scopes[scope].is_outside_class;
            scope = scopes[scope].parent?;
        }
        if !is_outside {
            return None;
        }
        let mut classes = scope;
        // The heads that the classes have themselves; those further in belong to the member.
        let mut own_heads = 0;
        let mut next = Some(scope);
        while let Some(current) = next {
            own_heads += u32::from(scopes[current].kind == ScopeKind::TemplateParameters);
            next = scopes[current].parent;
        }
        if heads > own_heads {
            return None;
        }
        while scopes[classes].kind == ScopeKind::Class {
            let EntityKind::Class(class) = self.program.entities[scopes[classes].entity?].kind else { return None };
            let found = self.lookup_inside_class(class, name, at, accept);
            if !found.entities.is_empty() {
                return Some(found);
            }
            classes = scopes[classes].parent?;
        }
        None
    }

    /// Collects the namespaces nominated by the directives of `scope` and of its inline namespaces, which are nominated
    /// implicitly ([namespace.def]), and by theirs in turn.
    fn collect_directives(&self, scope: ScopeId, from: ScopeId, at: u32, nominated: &mut Nominations) {
        if self.program.scopes[scope].first_transparent == 0 {
            return self.collect_own_directives(scope, from, at, nominated);
        }
        for scope in self.program.with_transparent(scope) {
            self.collect_own_directives(scope, from, at, nominated);
        }
    }

    /// Those of the directives of one scope.
    fn collect_own_directives(&self, scope: ScopeId, from: ScopeId, at: u32, nominated: &mut Nominations) {
        for directive in self.program.directives(scope) {
            if directive.sequence > at {
                continue;
            }
            let ancestor = self.common_namespace(from, directive.nominated);
            let entry = Nominated { scope: directive.nominated, ancestor };
            if !nominated.seen.is_new(&nominated.list, entry) {
                continue;
            }
            nominated.list.push(entry);
            stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                self.collect_directives(directive.nominated, from, at, nominated);
            });
        }
    }

    /// The nearest namespace that contains both scopes.
    fn common_namespace(&self, a: ScopeId, b: ScopeId) -> ScopeId {
        let program = &self.program;
        let (mut a, mut b) = (program.enclosing_namespace(a), b);
        while a != b {
            let (depth_a, depth_b) = (program.scopes[a].depth, program.scopes[b].depth);
            if depth_a >= depth_b {
                a = match program.scopes[a].parent {
                    Some(parent) => program.enclosing_namespace(parent),
                    None => return a,
                };
            } else {
                b = match program.scopes[b].parent {
                    Some(parent) => program.enclosing_namespace(parent),
                    None => return b,
                };
            }
        }
        a
    }

    /// Adds what a name denotes in one scope that is no class, inline namespaces and other transparent scopes included.
    pub(crate) fn collect_bindings(
        &self,
        scope: ScopeId,
        name: Name,
        at: u32,
        include_hidden: bool,
        accept: &dyn Fn(EntityKind) -> bool,
        found: &mut Found,
    ) {
        let program = &self.program;
        if !program.may_bind(scope, name) {
            return;
        }
        // Blocks and classes are parsed in order; only in namespaces can later declarations stand in the table.
        let ordered = matches!(program.scopes[scope].kind, ScopeKind::Namespace | ScopeKind::Global);
        let before = found.entities.len();
        for (_, binding) in program.bindings(scope, name) {
            if ordered && binding.sequence > at || binding.is_hidden && !include_hidden {
                continue;
            }
            if binding.is_replaced && found.entities.len() > before {
                continue;
            }
            self.add_found(binding.entity, accept, found);
        }
        if program.scopes[scope].first_transparent != 0 {
            for inner in program.transparent(scope) {
                self.collect_bindings(inner, name, at, include_hidden, accept, found);
            }
        }
    }

    /// Adds an entity; a using-declaration adds what it names.
    pub(super) fn add_found(&self, entity: cufe_il::EntityId, accept: &dyn Fn(EntityKind) -> bool, found: &mut Found) {
        let kind = self.program.entities[entity].kind;
        if let EntityKind::Using(using) = kind {
            let using = &self.program.usings[using];
            if using.is_dependent {
                found.is_dependent = true;
                found.is_unknown_using = true;
                found.is_dependent_type |= using.is_typename;
            }
            for &target in &using.targets {
                self.add_found(target, accept, found);
            }
        } else if accept(kind) {
            found.add(entity);
        }
    }

    /// A class or enumeration name is hidden by a variable, function, field or enumerator of the same scope
    /// ([basic.scope.hiding]).
    pub(super) fn hide_types(&self, found: &mut Found) {
        if found.entities.len() < 2 {
            return;
        }
        let program: &Program = &self.program;
        let hides = |kind: EntityKind| {
            matches!(
                kind,
                EntityKind::Variable(_)
                    | EntityKind::Function(_)
                    | EntityKind::Field(_)
                    | EntityKind::Enumerator(_)
                    | EntityKind::ValueParameter(_)
            ) || matches!(kind, EntityKind::Template(template)
                if program.templates[template].kind == cufe_il::TemplateKind::Function
                    || program.templates[template].kind == cufe_il::TemplateKind::Variable)
        };
        if found.entities.iter().any(|&entity| hides(program.entities[entity].kind)) {
            found
                .entities
                .retain(|entity| !matches!(program.entities[*entity].kind, EntityKind::Class(_) | EntityKind::Enum(_)));
        }
        // The injected class name and the template itself may both be found through bases; one stands for both.
    }
}
