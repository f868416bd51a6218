//! Names that are hidden in classes: what the plain name does not find there although it is declared in a base or around the
//! class ([basic.scope.hiding]).

use crate::builder::Builder;
use crate::graph::EntryId;
use crate::kind::Kind;
use cufe_il::{Access, ClassId, EntityFlags, EntityId, EntityKind, Name, ScopeId, ScopeKind, TemplateKind};

/// More bases than these are not looked at.
const MAXIMUM_BASES: usize = 1000;

/// A base of which objects of a class have one, and how it is reached.
#[derive(Clone, Copy)]
struct WayToBase {
    class: ClassId,
    is_virtual: bool,
    is_public: bool,
    is_direct: bool,
}

impl Builder<'_> {
    /// The entries for what is hidden in a class.
    pub(crate) fn hidden_names(&mut self, class: ClassId, scope: EntryId) {
        let program = self.program;
        let entry = &program.classes[class];
        if !entry.is_complete || entry.is_dependent || entry.is_closure {
            return;
        }
        let mut hidden = Vec::new();
        // The class and its bases, nearer ones first, with the names that they declare.
        let mut levels: Vec<(ClassId, Vec<Name>)> = Vec::new();
        let mut open = vec![class];
        while let Some(next) = open.pop() {
            if levels.iter().any(|level| level.0 == next) || levels.len() > 64 {
                continue;
            }
            let own = self.declared_names(next);
            let bases = program.classes[next].bases.iter().rev().filter_map(|base| program.class_of(base.ty));
            open.extend(bases);
            levels.push((next, own.iter().map(|member| member.0).collect()));
            if next == class {
                continue;
            }
            for (name, entity) in own {
                let is_hidden = levels[..levels.len() - 1]
                    .iter()
                    .any(|level| level.1.contains(&name) && level.0 != next && self.has_base(level.0, next, 0));
                if is_hidden {
                    hidden.push((entity, false));
                }
            }
        }
        let mut bases = Vec::new();
        self.ways_to_bases(class, true, &mut bases);
        let indirect = bases.iter().filter(|base| !base.is_direct && !base.is_public);
        hidden.extend(indirect.map(|base| (program.classes[base.class].entity, false)));
        self.hidden_templates(class, &levels, &mut hidden);
        let mut names: Vec<Name> = Vec::new();
        for name in levels.iter().flat_map(|level| &level.1) {
            if !names.contains(name) {
                names.push(*name);
            }
        }
        let mut around = program.scopes[self.home(program.entities[entry.entity].scope)].parent;
        let first = self.home(program.entities[entry.entity].scope);
        around = Some(first).or(around);
        while let Some(outer) = around {
            if matches!(program.scopes[outer].kind, ScopeKind::Block | ScopeKind::FunctionParameters) {
                break;
            }
            for &name in &names {
                hidden.extend(self.hidden_around(outer, name).into_iter().map(|entity| (entity, false)));
            }
            around = program.scopes[outer].parent.map(|parent| self.home(parent));
        }
        let entries: Vec<EntryId> =
            hidden.into_iter().filter_map(|(entity, by_class)| self.hidden_name(entity, by_class)).collect();
        self.graph.list(scope, "hidden_names", "next", &entries);
    }

    /// Adds the bases that objects of a class have, with what the ways to them are: through a way that is not public the name
    /// of a base, which is a member of it, does not name it ([class.access.base]).
    fn ways_to_bases(&self, class: ClassId, is_public: bool, found: &mut Vec<WayToBase>) {
        let is_outermost = found.is_empty();
        let own: Vec<WayToBase> = self.program.classes[class]
            .bases
            .iter()
            .filter_map(|base| {
                Some(WayToBase {
                    class: self.program.class_of(base.ty)?,
                    is_virtual: base.is_virtual,
                    is_public: is_public && base.access == Access::Public,
                    is_direct: is_outermost,
                })
            })
            .collect();
        for base in own {
            let known = found.iter_mut().find(|other| base.is_virtual && other.is_virtual && other.class == base.class);
            if let Some(known) = known {
                known.is_public |= base.is_public;
                known.is_direct |= base.is_direct;
            } else if found.len() < MAXIMUM_BASES {
                found.push(base);
                self.ways_to_bases(base.class, base.is_public, found);
            }
        }
    }

    /// The entries for what the names that a function declares hide around it ([basic.scope.block]).
    pub(crate) fn hidden_by_locals(&mut self, parameters: &[EntityId], tokens: (u32, u32), scope: EntryId) {
        let program = self.program;
        let mut seen: Vec<(ScopeId, Name)> = Vec::new();
        let mut entries = Vec::new();
        let locals = self.locals_in(tokens.0, tokens.1);
        for entity in parameters.iter().copied().chain(locals) {
            let entry = &program.entities[entity];
            if entry.name == Name::UNNAMED
                || matches!(entry.kind, EntityKind::Field(_))
                || seen.contains(&(entry.scope, entry.name))
            {
                continue;
            }
            seen.push((entry.scope, entry.name));
            let mut around = Some(entry.scope);
            while let Some(outer) = around {
                let kind = program.scopes[outer].kind;
                let is_outside = matches!(kind, ScopeKind::Namespace | ScopeKind::Global | ScopeKind::Class);
                if is_outside {
                    for hidden in self.hidden_around(outer, entry.name) {
                        entries.extend(self.hidden_name(hidden, false));
                    }
                }
                around = program.scopes[outer].parent;
            }
        }
        for declared in std::mem::take(&mut self.block_declared) {
            let id = self.graph.add(Kind::HiddenName, self.region);
            self.graph.set(id, "entity", declared);
            entries.push(id);
        }
        self.graph.list(scope, "hidden_names", "next", &entries);
    }

    /// The names that a class declares, functions that are shown and data members.
    fn declared_names(&self, class: ClassId) -> Vec<(Name, EntityId)> {
        let program = self.program;
        let Some(scope) = program.classes[class].scope else { return Vec::new() };
        let members = self.members.get(&scope).cloned().unwrap_or_default();
        let is_named = |entity: &EntityId| {
            let entry = &program.entities[*entity];
            let is_special = matches!(
                entry.name.kind(),
                cufe_il::NameKind::Constructor | cufe_il::NameKind::Destructor | cufe_il::NameKind::Unnamed
            );
            let is_implicit = matches!(entry.kind, EntityKind::Function(function)
                if program.functions[function].flags.contains(cufe_il::FunctionFlags::IMPLICIT));
            !is_special && !is_implicit && !matches!(entry.kind, EntityKind::Using(_))
        };
        members.into_iter().filter(is_named).map(|entity| (program.entities[entity].name, entity)).collect()
    }

    /// The templates whose names the injected class names of instances hide.
    fn hidden_templates(&self, class: ClassId, levels: &[(ClassId, Vec<Name>)], hidden: &mut Vec<(EntityId, bool)>) {
        let program = self.program;
        let name_of = |class: ClassId| {
            let template = program.classes[class].template?;
            Some(program.entities[program.templates[template].entity].name)
        };
        let own = name_of(class);
        let mut seen: Vec<Name> = Vec::new();
        for (level, _) in levels {
            let Some(name) = name_of(*level) else { continue };
            if seen.contains(&name) {
                continue;
            }
            seen.push(name);
            let Some(template) = program.classes[*level].template else { continue };
            let scope = program.entities[program.templates[template].entity].scope;
            let by_base = levels.iter().any(|(base, _)| *base != class && name_of(*base) == Some(name));
            for (entity, entry) in program.entities.iter() {
                if let EntityKind::Template(template) = entry.kind
                    && entry.scope == scope
                    && entry.name == name
                    && program.templates[template].kind == TemplateKind::Class
                {
                    hidden.push((entity, own == Some(name) && !by_base));
                }
            }
        }
    }

    /// What a name that a class declares means in a scope around it.
    fn hidden_around(&self, scope: ScopeId, name: Name) -> Vec<EntityId> {
        let program = self.program;
        let mut found = Vec::new();
        for (_, binding) in program.bindings(scope, name) {
            let entity = &program.entities[binding.entity];
            let is_shown = matches!(
                entity.kind,
                EntityKind::Function(_)
                    | EntityKind::Variable(_)
                    | EntityKind::Namespace(_)
                    | EntityKind::Field(_)
                    | EntityKind::Enumerator(_)
            );
            if is_shown && !found.contains(&binding.entity) && !entity.flags.contains(EntityFlags::INJECTED) {
                found.push(binding.entity);
            }
        }
        found
    }

    fn hidden_name(&mut self, entity: EntityId, by_class: bool) -> Option<EntryId> {
        let target = self.any_entity(entity)?;
        let id = self.graph.add(Kind::HiddenName, self.region);
        self.graph.set(id, "entity", target);
        self.graph.flag(id, "is_class_member", self.is_class_member(entity));
        self.graph.flag(id, "hidden_by_class_name", by_class);
        self.graph.mark(id, "qualification_needed");
        Some(id)
    }
}
