//! The order of the device side (spec/device-output.md "Order").

use crate::facts::Facts;
use cufe_base::StoreId;
use cufe_il::{ClassId, EntityId, EntityKind, FunctionDeclarationFlags, FunctionId, ScopeId, ScopeKind, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// Where namespaces stand among each other: the file scope is 0.
pub(crate) struct Namespaces {
    outer_first: FxHashMap<ScopeId, u32>,
    inner_first: FxHashMap<ScopeId, u32>,
}

impl Namespaces {
    pub(crate) fn new(facts: &Facts<'_>) -> Self {
        let program = facts.program;
        let mut inside: FxHashMap<ScopeId, Vec<ScopeId>> = FxHashMap::default();
        for namespace in program.namespaces.values() {
            if let Some(parent) = program.scopes[namespace.scope].parent {
                inside.entry(parent).or_default().push(namespace.scope);
            }
        }
        let mut namespaces = Self { outer_first: FxHashMap::default(), inner_first: FxHashMap::default() };
        let root = cufe_il::Program::GLOBAL_SCOPE;
        namespaces.outer_first.insert(root, 0);
        namespaces.inner_first.insert(root, 0);
        // (scope, its inner namespaces are done)
        let mut open: Vec<(ScopeId, bool)> =
            inside.get(&root).into_iter().flatten().rev().map(|&it| (it, false)).collect();
        while let Some((scope, is_done)) = open.pop() {
            if is_done {
                let next = namespaces.inner_first.len() as u32;
                namespaces.inner_first.entry(scope).or_insert(next);
                continue;
            }
            let next = namespaces.outer_first.len() as u32;
            if *namespaces.outer_first.entry(scope).or_insert(next) != next {
                continue;
            }
            open.push((scope, true));
            open.extend(inside.get(&scope).into_iter().flatten().rev().map(|&it| (it, false)));
        }
        namespaces
    }

    pub(crate) fn outer_first(&self, facts: &Facts<'_>, scope: ScopeId) -> u32 {
        self.outer_first.get(&facts.program.enclosing_namespace(scope)).copied().unwrap_or(0)
    }

    pub(crate) fn inner_first(&self, facts: &Facts<'_>, scope: ScopeId) -> u32 {
        self.inner_first.get(&facts.program.enclosing_namespace(scope)).copied().unwrap_or(0)
    }
}

/// When a function was defined, or, of an instance, first needed.
pub(crate) fn function_time(facts: &Facts<'_>, function: FunctionId) -> usize {
    let entry = &facts.program.functions[function];
    if entry.specialized.is_some()
        && let Some(&token) = facts.program.explicit_instances.get(&function)
    {
        let mut written = facts.program.function_declarations.iter();
        let directive = written.find(|(_, declaration)| {
            declaration.flags.contains(FunctionDeclarationFlags::INSTANTIATION) && declaration.specifiers >= token
        });
        return directive.map_or(usize::MAX, |(record, _)| record.index());
    }
    let record = match facts.is_made(function) {
        true => entry.first_declaration.or(entry.definition),
        false => entry.definition.or(entry.first_declaration),
    };
    record.map_or(usize::MAX, StoreId::index)
}

/// When a class was completed, or only declared, in the order in which entities were made.
fn class_time(facts: &Facts<'_>, class: ClassId) -> usize {
    let program = facts.program;
    let entry = &program.classes[class];
    let members = entry.data_members.iter().filter_map(|member| member.variable);
    let last = members.map(|variable| program.variables[variable].entity.index()).max();
    let functions = entry.functions.iter().filter(|&&member| match program.entities[member].kind {
        EntityKind::Function(function) => !program.functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT),
        _ => true,
    });
    let last_function = functions.map(|member| member.index()).max();
    last.max(last_function).unwrap_or(0).max(entry.entity.index())
}

/// Classes and typedef names in order: what a definition needs stands before it.
pub(crate) struct TypeOrder<'a, 'b> {
    facts: &'b Facts<'a>,
    namespaces: &'b Namespaces,
    placed: FxHashSet<EntityId>,
    wanted: FxHashSet<EntityId>,
    pub(crate) order: Vec<EntityId>,
}

impl<'a, 'b> TypeOrder<'a, 'b> {
    pub(crate) fn new(facts: &'b Facts<'a>, namespaces: &'b Namespaces) -> Self {
        Self { facts, namespaces, placed: FxHashSet::default(), wanted: FxHashSet::default(), order: Vec::new() }
    }

    /// Where a type stands before what others need of it is looked at.
    pub(crate) fn key(&self, entity: EntityId) -> (bool, u32, usize) {
        let program = self.facts.program;
        let scope = program.entities[entity].scope;
        let time = match program.entities[entity].kind {
            EntityKind::Class(class) => class_time(self.facts, class),
            _ => entity.index(),
        };
        (self.facts.is_local(scope), self.namespaces.inner_first(self.facts, scope), time)
    }

    /// Places all of them.
    pub(crate) fn place_all(mut self, mut entities: Vec<EntityId>) -> Vec<EntityId> {
        entities.sort_by_key(|&entity| self.key(entity));
        self.wanted = entities.iter().copied().collect();
        for entity in entities {
            self.place(entity);
        }
        self.order
    }

    fn place(&mut self, root: EntityId) {
        let mut open = vec![(root, false)];
        while let Some((entity, is_ready)) = open.pop() {
            if is_ready {
                self.order.push(entity);
                continue;
            }
            if !self.wanted.contains(&entity) || !self.placed.insert(entity) {
                continue;
            }
            open.push((entity, true));
            let mut needed = self.needed_before(entity);
            needed.reverse();
            open.extend(needed.into_iter().map(|entity| (entity, false)));
        }
    }

    fn needed_before(&self, entity: EntityId) -> Vec<EntityId> {
        let program = self.facts.program;
        let EntityKind::Class(class) = program.entities[entity].kind else { return Vec::new() };
        let entry = &program.classes[class];
        let mut needed: Vec<EntityId> = self
            .wanted
            .iter()
            .copied()
            .filter(|&other| other != entity && Some(self.facts.home(program.entities[other].scope)) == entry.scope)
            .collect();
        needed.sort_by_key(|&entity| self.key(entity));
        let bases = entry.bases.iter().map(|base| base.ty);
        let members = entry.data_members.iter().map(|member| member.ty);
        for ty in bases.chain(members) {
            if let Type::Typedef(name) = program.written(ty) {
                needed.push(name);
            }
            needed.extend(self.facts.element_class(ty).map(|class| program.classes[class].entity));
        }
        needed
    }
}

/// Whether a scope is a class's, and no function's around it.
pub(crate) fn is_class_scope(facts: &Facts<'_>, scope: ScopeId) -> bool {
    facts.program.scopes[facts.home(scope)].kind == ScopeKind::Class
}
