//! The order of the device side.

use crate::facts::Facts;
use cufe_base::StoreId;
use cufe_il::{
    ClassId, EntityId, EntityKind, FunctionDeclarationFlags, FunctionId, Program, ScopeId, ScopeKind, Type, TypeId,
};
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
        let root = Program::GLOBAL_SCOPE;
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
        && let Some(&token) = facts.program.function_instances.explicit.get(&function)
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

/// When a class was complete, or, of one that is not, declared. The classes of its bases and members are complete before,
/// whenever they were needed here.
pub(crate) fn class_time(facts: &Facts<'_>, class: ClassId) -> usize {
    let program = facts.program;
    let end = |class: ClassId| program.ends.classes.get(&class).map(|&end| Facts::moment_before(end as usize));
    let Some(own) = end(class) else { return Facts::moment(program.classes[class].entity.index()) };
    let (mut latest, mut seen, mut open) = (0, FxHashSet::from_iter([class]), vec![class]);
    while let Some(class) = open.pop() {
        for part in parts_of(program, class).filter_map(|ty| facts.element_class(ty)) {
            if seen.insert(part) {
                latest = latest.max(end(part).unwrap_or_default());
                open.push(part);
            }
        }
    }
    own.max(latest + 1)
}

/// The types of the bases and members of a class.
pub(crate) fn parts_of(program: &Program, class: ClassId) -> impl Iterator<Item = TypeId> {
    let entry = &program.classes[class];
    entry.bases.iter().map(|base| base.ty).chain(entry.data_members.iter().map(|member| member.ty))
}

/// The part of a list in which a type or variable stands, by the function in which it is declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Section {
    /// That of namespaces and classes, and of functions that have no lambda.
    Plain,
    /// That of inline functions that have a lambda, function by function.
    BesideLambdasInline,
    /// That of other functions that have a lambda, function by function.
    BesideLambdas,
    /// That of members that are defined in their classes, class by class.
    OfMembers,
}

impl Section {
    /// That of what is declared in a function.
    pub(crate) fn of(facts: &Facts<'_>, function: FunctionId) -> Self {
        match (facts.is_defined_in_class(function), facts.has_lambda(function)) {
            (true, _) => Self::OfMembers,
            (false, false) => Self::Plain,
            (false, true) if facts.is_inline(function) => Self::BesideLambdasInline,
            (false, true) => Self::BesideLambdas,
        }
    }
}

/// Where a type stands before what others need of it is looked at: the place of the namespace, the section, the beginning of the
/// function that has a lambda, the block or the end of the function, and the time.
pub(crate) type TypeKey = (u32, Section, Option<usize>, usize, usize);

/// What the list of types holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum TypeItem {
    /// A class, an enumeration or a typedef name.
    Entity(EntityId),
    /// A specialization of an alias template, with canonical arguments.
    Alias(EntityId, TypeId),
}

impl TypeItem {
    /// The entity whose name it has: of a specialization the template.
    pub(crate) fn entity(self) -> EntityId {
        match self {
            Self::Entity(entity) | Self::Alias(entity, _) => entity,
        }
    }

    fn scope(self, facts: &Facts<'_>) -> ScopeId {
        facts.program.entities[self.entity()].scope
    }
}

/// The order of classes, enumerations and typedef names.
pub(crate) struct TypeOrder<'a, 'b> {
    facts: &'b Facts<'a>,
    namespaces: &'b Namespaces,
}

impl<'a, 'b> TypeOrder<'a, 'b> {
    pub(crate) fn new(facts: &'b Facts<'a>, namespaces: &'b Namespaces) -> Self {
        Self { facts, namespaces }
    }

    pub(crate) fn key(&self, item: TypeItem) -> TypeKey {
        let program = self.facts.program;
        let scope = item.scope(self.facts);
        let entity = match item {
            TypeItem::Entity(entity) => entity,
            TypeItem::Alias(_, ty) => {
                let rank = self.namespaces.inner_first(self.facts, scope);
                let made = program.aliases.instances.get(&ty).map_or(usize::MAX, |alias| alias.made as usize);
                return (rank, Section::Plain, None, Facts::moment_before(made), 0);
            }
        };
        let time = match program.entities[entity].kind {
            // Member classes are listed as they are declared.
            EntityKind::Class(class) if self.facts.class_around(scope).is_none() => class_time(self.facts, class),
            _ => Facts::moment(entity.index()),
        };
        let Some(function) = self.facts.function_around(scope) else {
            let rank = self.namespaces.inner_first(self.facts, scope);
            return (rank, Section::Plain, None, time, 0);
        };
        let rank = self.facts.list_scope(scope).map_or(0, |scope| self.namespaces.inner_first(self.facts, scope));
        let (by_function, block) = match self.facts.has_lambda(function) {
            true => (Some(self.facts.begin_of(function)), scope.index()),
            false => (None, self.facts.end_of(function)),
        };
        (rank, Section::of(self.facts, function), by_function, block, time)
    }

    /// The outermost class whose member a function is, or of whose member classes.
    fn outermost_class(&self, function: FunctionId) -> Option<ClassId> {
        let program = self.facts.program;
        self.facts.classes_around(program.entities[program.functions[function].entity].scope).first().copied()
    }

    /// All of them as the scopes list them: types of member functions follow the types of the namespace, class by class.
    pub(crate) fn listed(&self, mut items: Vec<TypeItem>) -> Vec<TypeItem> {
        let program = self.facts.program;
        items.sort_by_cached_key(|&item| (self.key(item), item));
        let mut of_members: FxHashMap<TypeItem, Vec<TypeItem>> = FxHashMap::default();
        let mut listed = Vec::with_capacity(items.len());
        let mut visited = 0;
        for group in items.chunk_by(|&a, &b| self.key(a).0 == self.key(b).0) {
            for &item in group {
                let function = self.facts.function_around(item.scope(self.facts));
                let function = function.filter(|&function| self.facts.is_defined_in_class(function));
                match function.and_then(|function| self.outermost_class(function)) {
                    Some(class) => {
                        of_members.entry(TypeItem::Entity(program.classes[class].entity)).or_default().push(item);
                    }
                    None => listed.push(item),
                }
            }
            // Types of members may have members with types.
            while let Some(&item) = listed.get(visited) {
                listed.extend(of_members.remove(&item).into_iter().flatten());
                visited += 1;
            }
        }
        // Of classes that nothing needs.
        let mut rest: Vec<TypeItem> = of_members.into_values().flatten().collect();
        rest.sort_by_cached_key(|&item| (self.key(item), item));
        listed.extend(rest);
        listed
    }

    /// Types that are listed, with what a definition needs before it.
    pub(crate) fn placed(&self, listed: &[TypeItem]) -> Vec<TypeItem> {
        let wanted: FxHashSet<TypeItem> = listed.iter().copied().collect();
        let mut members: FxHashMap<ScopeId, Vec<TypeItem>> = FxHashMap::default();
        for &item in listed {
            members.entry(self.facts.home(item.scope(self.facts))).or_default().push(item);
        }
        let (mut placed, mut order) = (FxHashSet::default(), Vec::with_capacity(listed.len()));
        // Types in classes stand with these.
        let is_inside = |&item: &TypeItem| self.facts.class_around(item.scope(self.facts)).is_some();
        let roots = listed.iter().filter(|&item| !is_inside(item)).chain(listed);
        for &root in roots {
            let mut open = vec![(root, false)];
            while let Some((item, is_ready)) = open.pop() {
                if is_ready {
                    order.push(item);
                    continue;
                }
                if !wanted.contains(&item) || !placed.insert(item) {
                    continue;
                }
                open.push((item, true));
                let mut needed = self.needed_before(item, &members);
                needed.reverse();
                open.extend(needed.into_iter().map(|item| (item, false)));
            }
        }
        order
    }

    /// The typedef name or specialization of an alias template that a type is.
    fn named(&self, ty: TypeId) -> Option<TypeItem> {
        let program = self.facts.program;
        match program.written(ty) {
            Type::Typedef(name) => Some(TypeItem::Entity(name)),
            Type::Specialization { template, .. } => {
                let alias = program.aliases.instances.get(&ty);
                alias.map(|alias| TypeItem::Alias(template, alias.canonical))
            }
            _ => None,
        }
    }

    /// The same, of a type, what it points to, and its elements.
    fn named_in(&self, mut ty: TypeId) -> Option<TypeItem> {
        loop {
            ty = match self.facts.program.written(ty) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
                Type::Qualified(_, inner) | Type::Array { element: inner, .. } => inner,
                Type::KnownDecltype { target, .. } => target,
                _ => return self.named(ty),
            }
        }
    }

    /// The types in a class, and those of its bases and members.
    fn needed_before(&self, item: TypeItem, members: &FxHashMap<ScopeId, Vec<TypeItem>>) -> Vec<TypeItem> {
        let program = self.facts.program;
        let TypeItem::Entity(entity) = item else { return Vec::new() };
        let class = match program.entities[entity].kind {
            EntityKind::Class(class) => class,
            EntityKind::Typedef(target) => return self.named_in(target).into_iter().collect(),
            _ => return Vec::new(),
        };
        let entry = &program.classes[class];
        let inside = entry.scope.and_then(|scope| members.get(&scope));
        let mut needed: Vec<TypeItem> = inside.into_iter().flatten().copied().filter(|&other| other != item).collect();
        for ty in parts_of(program, class) {
            needed.extend(self.named(ty));
            let class = self.facts.element_class(ty);
            needed.extend(class.map(|class| TypeItem::Entity(program.classes[class].entity)));
        }
        needed
    }
}

/// Whether a scope is a class's, and no function's around it.
pub(crate) fn is_class_scope(facts: &Facts<'_>, scope: ScopeId) -> bool {
    facts.program.scopes[facts.home(scope)].kind == ScopeKind::Class
}
