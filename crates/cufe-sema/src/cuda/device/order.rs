//! The order in which the device compiler makes code of functions, for the places of what stands in no text: a function that
//! nobody wrote is reported at the end of the body that was made last before it (measured, tests/rules/device).
//!
//! First come the functions of the global namespace, then kernels, then the members of classes, class by class (those of the
//! global namespace, local ones, those of namespaces), at last the functions of other namespaces.

use crate::Sema;
use cufe_il::{ClassId, EntityKind, FunctionDeclarationFlags, FunctionId, RecordedUse, ScopeId, ScopeKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Where a function comes in a group of functions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place {
    group: Group,
    /// The namespaces around it, from outside to inside.
    namespaces: Vec<u32>,
    /// Of a member, its class.
    class: u32,
    /// Of a function that is no member, the token at which it is complete.
    token: u32,
    function: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Group {
    Global,
    Kernel,
    Member,
    LocalMember,
    NamespaceMember,
    Namespace,
}

/// The bodies of which code is made, in that order, with the tokens at which they end.
#[derive(Default)]
pub(super) struct MadeBodies {
    bodies: Vec<(Place, u32)>,
}

impl MadeBodies {
    /// Adds a body that is made at a place.
    pub(super) fn add(&mut self, place: Place, token: u32) {
        let before = self.bodies.partition_point(|(other, _)| *other < place);
        self.bodies.insert(before, (place, token));
    }

    /// The end of the body that is made last.
    pub(super) fn last(&self) -> Option<u32> {
        self.bodies.last().map(|&(_, end)| end)
    }

    /// The end of the body that is made last before a place.
    pub(super) fn last_before(&self, place: &Place) -> Option<u32> {
        let before = self.bodies.partition_point(|(other, _)| other < place);
        Some(self.bodies[before.checked_sub(1)?].1)
    }
}

/// Where functions are complete: their bodies are written to the end, or something asked for them.
pub(super) struct Completions {
    first_uses: FxHashMap<FunctionId, u32>,
}

impl Sema<'_> {
    /// Where instances are first used in what is written.
    pub(super) fn completions(&self, uses: &[RecordedUse]) -> Completions {
        let mut first_uses: FxHashMap<FunctionId, u32> = FxHashMap::default();
        for used in uses.iter().filter(|used| !self.is_instance_body(used.user)) {
            let first = first_uses.entry(used.function).or_insert(used.token);
            *first = used.token.min(*first);
        }
        Completions { first_uses }
    }

    pub(super) fn is_instance_body(&self, function: FunctionId) -> bool {
        let definition = self.program.definition_of(function);
        definition.is_some_and(|definition| definition.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN))
    }

    /// The token at which a function is complete; behind all others where only instances use it.
    pub(super) fn completion(&self, function: FunctionId, completions: &Completions) -> u32 {
        let written = self.program.definition_of(function).filter(|_| !self.is_instance_body(function));
        match written.and_then(|definition| definition.body) {
            Some((_, close)) => close,
            None => completions.first_uses.get(&function).copied().unwrap_or(u32::MAX),
        }
    }

    /// The bodies of which code is made.
    pub(super) fn made_bodies(&self, needed: &FxHashSet<FunctionId>, completions: &Completions) -> MadeBodies {
        let is_made = |function: FunctionId| {
            needed.contains(&function) && self.is_on_device(function) && !self.is_template_pattern(function)
        };
        let mut bodies = Vec::new();
        let written = self.program.function_declarations.values().filter(|definition| definition.body.is_some());
        let written = written.filter_map(|definition| Some((definition.function, definition.statement?)));
        let lambdas = self.program.lambdas.iter();
        let lambdas = lambdas.filter_map(|lambda| Some((lambda.call_operator?, lambda.statement?)));
        for (function, statement) in written.chain(lambdas) {
            let end = if is_made(function) { self.end_of_body(statement) } else { continue };
            if self.is_own_token(end) {
                bodies.push((self.place_of_code(function, completions), end));
            }
        }
        bodies.sort();
        bodies.dedup();
        MadeBodies { bodies }
    }

    /// Where a function comes.
    pub(super) fn place_of_code(&self, function: FunctionId, completions: &Completions) -> Place {
        let entity = self.program.functions[function].entity;
        let around = self.surroundings_of_code(self.program.entities[entity].scope);
        let group = match around.class {
            _ if self.program.functions[function].space.is_kernel() => Group::Kernel,
            Some(_) if around.is_local => Group::LocalMember,
            Some(_) if around.namespaces.is_empty() => Group::Member,
            Some(_) => Group::NamespaceMember,
            None if around.namespaces.is_empty() => Group::Global,
            None => Group::Namespace,
        };
        let is_member = around.class.is_some();
        Place {
            group,
            namespaces: if group == Group::LocalMember { Vec::new() } else { around.namespaces },
            class: around.class.map_or(0, |class| class.number()),
            token: if is_member { 0 } else { self.completion(function, completions) },
            function: function.number(),
        }
    }

    fn surroundings_of_code(&self, scope: ScopeId) -> Surroundings {
        let mut found = Surroundings::default();
        let mut next = Some(scope);
        while let Some(scope) = next.and_then(|scope| self.program.scopes.get(scope)) {
            match scope.kind {
                ScopeKind::Class => {
                    if let Some(entity) = scope.entity
                        && let EntityKind::Class(class) = self.program.entities[entity].kind
                    {
                        found.class.get_or_insert(class);
                        found.is_local |= self.program.classes[class].is_closure;
                    }
                }
                ScopeKind::Namespace => found.namespaces.extend(scope.entity.map(|entity| entity.number())),
                ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda => found.is_local = true,
                _ => {}
            }
            next = scope.parent;
        }
        found.namespaces.reverse();
        found
    }
}

/// What stands around a function.
#[derive(Default)]
struct Surroundings {
    class: Option<ClassId>,
    is_local: bool,
    namespaces: Vec<u32>,
}
