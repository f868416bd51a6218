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

/// When a class was completed, or only declared, in the order in which entities were made: after its members and bases.
pub(crate) fn class_time(facts: &Facts<'_>, class: ClassId) -> usize {
    let program = facts.program;
    let (mut time, mut seen, mut open) = (0, FxHashSet::default(), vec![class]);
    while let Some(class) = open.pop() {
        if !seen.insert(class) {
            continue;
        }
        let entry = &program.classes[class];
        let members = entry.data_members.iter().filter_map(|member| member.variable);
        let members = members.map(|variable| program.variables[variable].entity);
        let functions = entry.functions.iter().copied().filter(|&member| match program.entities[member].kind {
            EntityKind::Function(function) => {
                !program.functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT)
            }
            _ => true,
        });
        let last = members.chain(functions).chain([entry.entity]).map(|member| member.index()).max();
        time = time.max(last.unwrap_or_default());
        open.extend(program.base_classes(class).map(|base| base.0));
    }
    time
}

/// The part of the list of types in which a type stands, by the function in which it is declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Section {
    /// That of namespaces and classes, and of functions that are no members and have no lambda.
    Plain,
    /// That of functions that are no members and have a lambda, function by function.
    BesideLambdas,
    /// That of members, class by class.
    OfMembers,
}

/// Where a type stands before what others need of it is looked at: the place of the namespace, the section, the time of the
/// function that has a lambda, the block or the end of the function, and the time.
pub(crate) type TypeKey = (u32, Section, Option<usize>, usize, usize);

/// The order of classes, enumerations and typedef names.
pub(crate) struct TypeOrder<'a, 'b> {
    facts: &'b Facts<'a>,
    namespaces: &'b Namespaces,
}

impl<'a, 'b> TypeOrder<'a, 'b> {
    pub(crate) fn new(facts: &'b Facts<'a>, namespaces: &'b Namespaces) -> Self {
        Self { facts, namespaces }
    }

    pub(crate) fn key(&self, entity: EntityId) -> TypeKey {
        let program = self.facts.program;
        let scope = program.entities[entity].scope;
        let time = match program.entities[entity].kind {
            EntityKind::Class(class) => class_time(self.facts, class),
            _ => entity.index(),
        };
        let Some(function) = self.facts.function_around(scope) else {
            let rank = self.namespaces.inner_first(self.facts, scope);
            return (rank, Section::Plain, None, Facts::moment(time), 0);
        };
        let rank = self.facts.list_scope(scope).map_or(0, |scope| self.namespaces.inner_first(self.facts, scope));
        let (by_function, block) = match self.facts.has_lambda(function) {
            true => (Some(function_time(self.facts, function)), scope.index()),
            false => (None, self.facts.end_of(function)),
        };
        let section = match (self.outermost_class(function), by_function) {
            (Some(_), _) => Section::OfMembers,
            (None, None) => Section::Plain,
            (None, Some(_)) => Section::BesideLambdas,
        };
        (rank, section, by_function, block, time)
    }

    /// The outermost class whose member a function is, or of whose member classes.
    fn outermost_class(&self, function: FunctionId) -> Option<ClassId> {
        let program = self.facts.program;
        self.facts.outermost(program.entities[program.functions[function].entity].scope).0
    }

    /// All of them as the scopes list them: types of member functions follow the types of the namespace, class by class.
    pub(crate) fn listed(&self, mut entities: Vec<EntityId>) -> Vec<EntityId> {
        let program = self.facts.program;
        entities.sort_by_cached_key(|&entity| self.key(entity));
        let mut of_members: FxHashMap<EntityId, Vec<EntityId>> = FxHashMap::default();
        let mut listed = Vec::with_capacity(entities.len());
        let mut visited = 0;
        for group in entities.chunk_by(|&a, &b| self.key(a).0 == self.key(b).0) {
            for &entity in group {
                let function = self.facts.function_around(program.entities[entity].scope);
                match function.and_then(|function| self.outermost_class(function)) {
                    Some(class) => of_members.entry(program.classes[class].entity).or_default().push(entity),
                    None => listed.push(entity),
                }
            }
            // Types of members may have members with types.
            while let Some(&entity) = listed.get(visited) {
                listed.extend(of_members.remove(&entity).into_iter().flatten());
                visited += 1;
            }
        }
        // Of classes that nothing needs.
        let mut rest: Vec<EntityId> = of_members.into_values().flatten().collect();
        rest.sort_by_cached_key(|&entity| self.key(entity));
        listed.extend(rest);
        listed
    }

    /// Types that are listed, with what a definition needs before it.
    pub(crate) fn placed(&self, listed: &[EntityId]) -> Vec<EntityId> {
        let wanted: FxHashSet<EntityId> = listed.iter().copied().collect();
        let mut members: FxHashMap<ScopeId, Vec<EntityId>> = FxHashMap::default();
        for &entity in listed {
            members.entry(self.facts.home(self.facts.program.entities[entity].scope)).or_default().push(entity);
        }
        let (mut placed, mut order) = (FxHashSet::default(), Vec::with_capacity(listed.len()));
        for &root in listed {
            let mut open = vec![(root, false)];
            while let Some((entity, is_ready)) = open.pop() {
                if is_ready {
                    order.push(entity);
                    continue;
                }
                if !wanted.contains(&entity) || !placed.insert(entity) {
                    continue;
                }
                open.push((entity, true));
                let mut needed = self.needed_before(entity, &members);
                needed.reverse();
                open.extend(needed.into_iter().map(|entity| (entity, false)));
            }
        }
        order
    }

    /// The types in a class, and those of its bases and members.
    fn needed_before(&self, entity: EntityId, members: &FxHashMap<ScopeId, Vec<EntityId>>) -> Vec<EntityId> {
        let program = self.facts.program;
        let EntityKind::Class(class) = program.entities[entity].kind else { return Vec::new() };
        let entry = &program.classes[class];
        let inside = entry.scope.and_then(|scope| members.get(&scope));
        let mut needed: Vec<EntityId> =
            inside.into_iter().flatten().copied().filter(|&other| other != entity).collect();
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
