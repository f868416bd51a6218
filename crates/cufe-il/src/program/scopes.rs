//! The scopes of a program and the names in them.

use crate::*;
use smallvec::SmallVec;

impl Program {
    /// How many bindings of a scope are worth a table: fewer are found sooner in a list. Most scopes of a translation unit
    /// (of parameters, of blocks, of instances of small class templates) have fewer.
    const MANY_BINDINGS: u8 = 9;

    /// Adds a scope.
    pub fn add_scope(&mut self, kind: ScopeKind, parent: ScopeId, entity: Option<EntityId>) -> ScopeId {
        let depth = self.scopes[parent].depth + 1;
        // A block is read in order: what it declares later is not visible in a block that began before. The outermost
        // block of a function stays, whatever becomes known in it.
        let outer = &self.scopes[parent];
        let is_block = |scope: Option<ScopeId>| scope.is_some_and(|scope| self.scopes[scope].kind == ScopeKind::Block);
        let is_passed = outer.kind == ScopeKind::Block
            && is_block(outer.parent)
            && (outer.filter, outer.first_directive, outer.first_transparent) == (0, 0, 0);
        let around = if is_passed { outer.around } else { Some(parent) };
        self.scopes.push(Scope {
            kind,
            is_inline: false,
            in_unnamed_namespace: self.scopes[parent].in_unnamed_namespace,
            is_outside_class: false,
            parent: Some(parent),
            around,
            entity,
            depth,
            first_directive: 0,
            first_transparent: 0,
            filter: 0,
            newest: None,
            bound: 0,
        })
    }

    /// Makes an entity visible by a name in a scope from the token `sequence` on.
    pub fn bind(&mut self, scope: ScopeId, name: Name, entity: EntityId, sequence: u32, is_hidden: bool) -> BindingId {
        let kind = self.scopes[scope].kind;
        self.changes += u32::from(!matches!(kind, ScopeKind::FunctionParameters | ScopeKind::TemplateParameters));
        let entry = &mut self.scopes[scope];
        entry.filter |= name.filter_bit();
        let binding = Binding { entity, name, next: entry.newest, sequence, is_hidden, is_replaced: false };
        let id = self.bindings.push(binding);
        if entry.bound < Self::MANY_BINDINGS {
            entry.newest = Some(id);
            entry.bound += 1;
            if entry.bound == Self::MANY_BINDINGS {
                self.index_bindings(scope);
            }
        } else {
            self.bindings[id].next = self.names.insert((scope, name), id);
        }
        id
    }

    /// Makes the bindings of a scope, which form a list so far, found by their names in the table.
    fn index_bindings(&mut self, scope: ScopeId) {
        let mut list: SmallVec<[BindingId; Self::MANY_BINDINGS as usize]> = SmallVec::new();
        let mut next = self.scopes[scope].newest.take();
        while let Some(id) = next {
            list.push(id);
            next = self.bindings[id].next;
        }
        for &id in list.iter().rev() {
            let name = self.bindings[id].name;
            self.bindings[id].next = self.names.insert((scope, name), id);
        }
    }

    /// Whether a name may mean something in a scope, or in a scope whose names are found through it: where this says no, it
    /// does not.
    #[inline]
    pub fn may_bind(&self, scope: ScopeId, name: Name) -> bool {
        let entry = &self.scopes[scope];
        entry.filter & name.filter_bit() != 0 || entry.first_transparent != 0
    }

    /// The first of the bindings among which those of a name in a scope are found by following them.
    fn first_binding(&self, scope: ScopeId, name: Name) -> Option<BindingId> {
        let entry = &self.scopes[scope];
        if entry.filter & name.filter_bit() == 0 {
            None
        } else if entry.bound < Self::MANY_BINDINGS {
            entry.newest
        } else {
            self.names.get(&(scope, name)).copied()
        }
    }

    /// Notes that another entity is declared in the place of one that a name means in a scope.
    pub fn replace_binding(&mut self, scope: ScopeId, name: Name, entity: EntityId) {
        let mut at = self.first_binding(scope, name);
        while let Some(id) = at {
            let binding = &mut self.bindings[id];
            binding.is_replaced |= binding.name == name && binding.entity == entity;
            at = binding.next;
        }
    }

    /// The bindings of a name in one scope, the newest first; nothing of nested or nominated scopes.
    pub fn bindings(&self, scope: ScopeId, name: Name) -> impl Iterator<Item = (BindingId, &Binding)> {
        self.bindings_from(self.first_binding(scope, name)).filter(move |(_, binding)| binding.name == name)
    }

    /// A binding and those that follow it.
    fn bindings_from(&self, mut next: Option<BindingId>) -> impl Iterator<Item = (BindingId, &Binding)> {
        std::iter::from_fn(move || {
            let id = next?;
            let binding = &self.bindings[id];
            next = binding.next;
            Some((id, binding))
        })
    }

    /// The names of all namespaces with what they denote, in no order.
    pub fn bindings_of_namespaces(&self) -> impl Iterator<Item = (Name, &Binding)> {
        let is_namespace = |scope: &Scope| matches!(scope.kind, ScopeKind::Namespace | ScopeKind::Global);
        let names = self.names.keys().filter(move |&&(scope, _)| is_namespace(&self.scopes[scope]));
        let of_many = names.flat_map(|&(scope, name)| self.bindings(scope, name));
        let small = self.scopes.values().filter(move |scope| is_namespace(scope));
        let of_few = small.flat_map(|scope| self.bindings_from(scope.newest));
        of_many.chain(of_few).map(|(_, binding)| (binding.name, binding))
    }

    /// Whether a scope lies in a function: what it declares is local ([class.local], [basic.scope.block]).
    pub fn is_in_function(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.scopes[scope];
            match entry.kind {
                ScopeKind::Block | ScopeKind::FunctionParameters | ScopeKind::Lambda => return true,
                ScopeKind::Namespace | ScopeKind::Global => return false,
                _ => next = entry.parent,
            }
        }
        false
    }

    /// The parameter of a function or lambda that a name means in the scope of its parameters.
    pub fn parameter_in(&self, scope: ScopeId, name: Name) -> Option<VariableId> {
        self.bindings(scope, name)
            .filter_map(|(_, binding)| self.variable_of(binding.entity))
            .find(|&variable| self.variables[variable].flags.contains(VariableFlags::PARAMETER))
    }

    /// A binding, to be changed: a hidden name that becomes visible.
    pub fn binding_mut(&mut self, binding: BindingId) -> &mut Binding {
        self.changes += 1;
        &mut self.bindings[binding]
    }

    /// Adds a using-directive to a scope.
    pub fn add_using_directive(&mut self, scope: ScopeId, nominated: ScopeId, sequence: u32) {
        self.changes += 1;
        let next = self.scopes[scope].first_directive;
        self.using_directives.push(UsingDirective { nominated, sequence, next });
        self.scopes[scope].first_directive = self.using_directives.len() as u32;
    }

    /// The using-directives of a scope, the newest first.
    pub fn directives(&self, scope: ScopeId) -> impl Iterator<Item = &UsingDirective> {
        let mut next = self.scopes[scope].first_directive;
        std::iter::from_fn(move || {
            let directive = self.using_directives.get((next as usize).checked_sub(1)?)?;
            next = directive.next;
            Some(directive)
        })
    }

    /// Lets the names of `inner` be found through `outer`.
    pub fn add_transparent_scope(&mut self, outer: ScopeId, inner: ScopeId) {
        let next = self.scopes[outer].first_transparent;
        self.transparent_scopes.push((inner, next));
        self.scopes[outer].first_transparent = self.transparent_scopes.len() as u32;
    }

    /// The scopes whose names are found through a scope.
    pub fn transparent(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        let mut next = self.scopes[scope].first_transparent;
        std::iter::from_fn(move || {
            let &(inner, after) = self.transparent_scopes.get((next as usize).checked_sub(1)?)?;
            next = after;
            Some(inner)
        })
    }

    /// The innermost namespace scope (the global one included) that is or encloses a scope.
    pub fn enclosing_namespace(&self, mut scope: ScopeId) -> ScopeId {
        loop {
            let entry = &self.scopes[scope];
            match (entry.kind, entry.parent) {
                (ScopeKind::Global | ScopeKind::Namespace, _) | (_, None) => return scope,
                (_, Some(parent)) => scope = parent,
            }
        }
    }

    /// Whether a class is a union whose members are those of the scope around it ([class.union.anon]).
    pub fn is_anonymous_union(&self, class: ClassId) -> bool {
        let entry = &self.classes[class];
        entry.key == ClassKey::Union
            && entry
                .scope
                .is_some_and(|scope| self.transparent(self.entities[entry.entity].scope).any(|inner| inner == scope))
    }

    /// The innermost class scope that is or encloses a scope, stopping at namespaces; blocks of member functions of local
    /// classes are passed.
    pub fn enclosing_class(&self, mut scope: ScopeId) -> Option<ClassId> {
        loop {
            let entry = &self.scopes[scope];
            if entry.kind == ScopeKind::Class
                && let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.entities[entity].kind)
            {
                return Some(class);
            }
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return None;
            }
            scope = entry.parent?;
        }
    }

    /// The number of names that were ever bound: while it is the same, lookups find the same.
    pub fn binding_count(&self) -> usize {
        self.bindings.len()
    }

    /// A scope with its inline namespaces and other scopes whose names are found through it, and theirs in turn
    /// ([namespace.def]/7).
    pub fn with_transparent(&self, scope: ScopeId) -> SmallVec<[ScopeId; 4]> {
        let mut scopes = SmallVec::from_slice(&[scope]);
        let mut index = 0;
        while let Some(&scope) = scopes.get(index) {
            scopes.extend(self.transparent(scope));
            index += 1;
        }
        scopes
    }
}
