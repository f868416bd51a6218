//! What is remembered while the body of a function is translated: scopes in scopes, jumps and their labels, lifetimes.

use crate::builder::Builder;
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use rustc_hash::FxHashMap;

/// A loop or switch around the statement that is being translated.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Enclosing {
    pub(crate) break_label: Option<EntryId>,
    pub(crate) continue_label: Option<EntryId>,
    /// The entry of a switch statement.
    pub(crate) switch: Option<EntryId>,
}

/// The state of one body.
#[derive(Default, Debug)]
pub(crate) struct BodyState {
    /// The labels, in order of their first mention.
    pub(crate) labels: Vec<EntryId>,
    pub(crate) enclosing: Vec<Enclosing>,
    /// The cases of the innermost switches: with their values.
    pub(crate) cases: Vec<Vec<(EntryId, Option<i128>)>>,
    /// The scopes directly inside of a scope.
    pub(crate) inner: FxHashMap<EntryId, Vec<EntryId>>,
    /// The scope around a scope.
    pub(crate) outer: FxHashMap<EntryId, EntryId>,
    /// Jumps and labels with the scopes in which they stand.
    pub(crate) jumps: Vec<(EntryId, EntryId)>,
    /// The lifetimes of scopes in which objects are destroyed, or that have such scopes inside.
    pub(crate) lifetimes: FxHashMap<EntryId, EntryId>,
    /// What each of these destroys, in the order of construction.
    pub(crate) destructions: FxHashMap<EntryId, Vec<EntryId>>,
    /// The lifetime of a try block whose parts are being translated, for the next scope that is made.
    pub(crate) next_lifetime: Option<EntryId>,
    /// The lifetimes of try blocks around those of scopes.
    pub(crate) lifetimes_of_parts: FxHashMap<EntryId, EntryId>,
    /// The lifetimes directly inside of each.
    pub(crate) children: Vec<(EntryId, EntryId)>,
    /// The initializations of static variables.
    pub(crate) statics: Vec<EntryId>,
    /// In the block that is being translated something was executed before.
    pub(crate) has_executed: bool,
}

impl Builder<'_> {
    /// A scope inside of the current one.
    pub(crate) fn new_scope(&mut self, kind: &'static str) -> EntryId {
        let id = self.graph.add(Kind::Scope, self.region);
        self.graph.set_kind(id, kind);
        if let Some(around) = self.around {
            self.graph.set(id, "parent", around.scope);
            self.body.inner.entry(around.scope).or_default().push(id);
            self.body.outer.insert(id, around.scope);
        }
        if let Some(lifetime) = self.body.next_lifetime.take() {
            self.body.lifetimes_of_parts.insert(id, lifetime);
        }
        id
    }

    /// Leaves out a scope in which nothing is declared, unless a scope is inside of it or something lives in it.
    pub(crate) fn leave_out_scope(&mut self, scope: EntryId) -> bool {
        if self.body.inner.contains_key(&scope) || self.body.lifetimes.contains_key(&scope) {
            return false;
        }
        let outer = self.body.outer.get(&scope).and_then(|outer| self.body.inner.get_mut(outer));
        if let Some(outer) = outer {
            outer.retain(|&inner| inner != scope);
        }
        self.body.inner.retain(|_, inner| !inner.is_empty());
        true
    }

    /// A label that a break or continue statement jumps to; `which` tells the kind.
    pub(crate) fn implied_label(&mut self, is_continue: bool) -> Option<EntryId> {
        let index = self.body.enclosing.iter().rposition(|entry| !is_continue || entry.switch.is_none())?;
        let entry = self.body.enclosing[index];
        let known = if is_continue { entry.continue_label } else { entry.break_label };
        if known.is_some() {
            return known;
        }
        let label = self.graph.add(Kind::Label, self.region);
        self.graph.flag(label, "continue_label", is_continue);
        self.graph.flag(label, "break_label", !is_continue);
        self.graph.flag(label, "switch_break_label", !is_continue && entry.switch.is_some());
        self.label_facts(label);
        match is_continue {
            true => self.body.enclosing[index].continue_label = Some(label),
            false => self.body.enclosing[index].break_label = Some(label),
        }
        Some(label)
    }

    /// What all labels have.
    pub(crate) fn label_facts(&mut self, label: EntryId) {
        self.body.labels.push(label);
        self.graph.mark(label, "is_local_to_function");
        if let Some(around) = self.around {
            let routine = self.function_entry(around.function);
            self.graph.set(label, "enclosing_routine", routine);
            let scope = self.function_scope(around.scope);
            self.graph.set(label, "parent_scope", scope);
        }
    }

    /// The statement where an implied label stands.
    pub(crate) fn label_statement(&mut self, label: EntryId) -> EntryId {
        let statement = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(statement, "stmk_label");
        self.graph.set(statement, "label", label);
        self.graph.set(label, "exec_stmt", statement);
        self.jump(statement);
        statement
    }

    /// Remembers a jump or label, for the lifetime in which it stands.
    pub(crate) fn jump(&mut self, statement: EntryId) {
        if let Some(around) = self.around {
            self.body.jumps.push((statement, around.scope));
        }
    }

    /// The scope of the function around a scope.
    pub(crate) fn function_scope(&self, mut scope: EntryId) -> EntryId {
        while let Some(&outer) = self.body.outer.get(&scope) {
            scope = outer;
        }
        scope
    }

    /// The lifetime of a scope, and those of the scopes around it.
    pub(crate) fn lifetime_of(&mut self, scope: EntryId) -> EntryId {
        if let Some(&known) = self.body.lifetimes.get(&scope) {
            return known;
        }
        let id = self.graph.add(Kind::Lifetime, self.region);
        self.body.lifetimes.insert(scope, id);
        self.graph.set_kind(id, "olk_block");
        self.graph.set(id, "entity", scope);
        self.graph.set(scope, "lifetime", id);
        let of_try_block = self.body.lifetimes_of_parts.get(&scope).copied();
        let parent = match self.body.outer.get(&scope).copied() {
            _ if let Some(lifetime) = of_try_block => {
                self.body.children.push((lifetime, id));
                lifetime
            }
            Some(outer) => {
                let parent = self.lifetime_of(outer);
                self.body.children.push((parent, id));
                parent
            }
            None => self.global_lifetime,
        };
        self.graph.set(id, "parent_lifetime", parent);
        id
    }

    /// The lifetime of a try block, of which the lifetimes of its parts are children.
    pub(crate) fn lifetime_of_try_block(&mut self, statement: EntryId) -> Option<EntryId> {
        let around = self.around?;
        let parent = self.lifetime_of(around.scope);
        let id = self.graph.add(Kind::Lifetime, self.region);
        self.graph.set_kind(id, "olk_try_block");
        let supplement = self.graph.add(Kind::TrySupplement, self.region);
        self.graph.set(id, "entity", supplement);
        self.graph.set(id, "parent_lifetime", parent);
        self.graph.set(statement, "lifetime", id);
        self.body.children.push((parent, id));
        Some(id)
    }

    /// An object of the current scope is destroyed at its end.
    pub(crate) fn destroyed(&mut self, initialization: EntryId, destructor: EntryId) {
        let Some(around) = self.around else { return };
        let lifetime = self.lifetime_of(around.scope);
        self.graph.set(initialization, "destructor", destructor);
        self.graph.set(initialization, "lifetime", lifetime);
        self.body.destructions.entry(lifetime).or_default().push(initialization);
    }

    /// Writes the lists of what was remembered.
    pub(crate) fn finish_body(&mut self, scope: EntryId) {
        let body = std::mem::take(&mut self.body);
        self.graph.list(scope, "labels", "next", &body.labels);
        self.graph.list(scope, "local_static_variable_inits", "next", &body.statics);
        for (scope, inner) in sorted(&body.inner) {
            self.graph.list(scope, "scopes", "next", inner);
        }
        for (lifetime, objects) in sorted(&body.destructions) {
            let objects: Vec<EntryId> = objects.iter().rev().copied().collect();
            self.graph.list(lifetime, "destructions", "next_in_destruction_list", &objects);
        }
        let mut children: FxHashMap<EntryId, Vec<EntryId>> = FxHashMap::default();
        for &(parent, child) in &body.children {
            children.entry(parent).or_default().push(child);
        }
        for (parent, mut inner) in children {
            inner.sort();
            self.graph.list(parent, "child_lifetime", "next", &inner);
        }
        for &(statement, scope) in &body.jumps {
            let mut next = Some(scope);
            while let Some(scope) = next {
                if let Some(&lifetime) = body.lifetimes.get(&scope) {
                    self.graph.set(statement, "lifetime", Value::Entry(lifetime));
                    break;
                }
                next = body.outer.get(&scope).copied();
            }
        }
    }
}

/// The entries of a map in an order that does not depend on hashes.
fn sorted(map: &FxHashMap<EntryId, Vec<EntryId>>) -> Vec<(EntryId, &[EntryId])> {
    let mut entries: Vec<(EntryId, &[EntryId])> = map.iter().map(|(&key, list)| (key, list.as_slice())).collect();
    entries.sort_by_key(|entry| entry.0);
    entries
}
