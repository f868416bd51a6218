//! How names are written: qualifiers, and the references that entities keep of them.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{EntityId, EntityKind, ScopeId, ScopeKind};
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// The qualifier in front of a name, from the token of the name back to the first one.
    pub(crate) fn qualifier(&mut self, entity: EntityId, name: u32, first: u32) -> Option<EntryId> {
        let scope = self.program.entities[entity].scope;
        self.qualifier_of(scope, name, first)
    }

    fn qualifier_of(&mut self, scope: ScopeId, name: u32, first: u32) -> Option<EntryId> {
        let tokens = &self.unit.tokens;
        let colons =
            name.checked_sub(1).filter(|&token| token >= first && tokens.kind(token) == TokenKind::ColonColon)?;
        let written = colons.checked_sub(1).filter(|&token| token >= first)?;
        if tokens.kind(written) != TokenKind::Identifier {
            return None;
        }
        let text = tokens.interner.text(tokens.symbol(written)).to_owned();
        if let Some(alias) = self.alias_of(scope, &text) {
            let key = (scope, colons);
            if let Some(&known) = self.qualifiers.get(&key) {
                return Some(known);
            }
            let id = self.graph.add(Kind::NameQualifier, FILE);
            self.qualifiers.insert(key, id);
            self.used_namespaces.insert(alias);
            self.graph.set(id, "name", Value::Text(Kind::IdName, text));
            self.graph.set(id, "qualifier.namespace_ptr", alias);
            return Some(id);
        }
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            let named = entry.entity.filter(|&named| self.symbol_text(named) == text);
            let target = named.map(|named| self.program.entities[named].kind);
            let key = (scope, colons);
            if let Some(&known) = self.qualifiers.get(&key) {
                return Some(known);
            }
            let id = match (entry.kind, target) {
                (ScopeKind::Class, Some(EntityKind::Class(class))) => {
                    let id = self.graph.add(Kind::NameQualifier, FILE);
                    let class = self.type_entry(self.program.classes[class].ty);
                    self.graph.mark(id, "is_class");
                    self.graph.set(id, "qualifier.class_type", class);
                    id
                }
                (ScopeKind::Enum, Some(EntityKind::Enum(enumeration))) => {
                    let id = self.graph.add(Kind::NameQualifier, FILE);
                    let ty = self.type_entry(self.program.enums[enumeration].ty);
                    self.graph.mark(id, "is_class");
                    self.graph.set(id, "qualifier.class_type", ty);
                    id
                }
                (ScopeKind::Namespace, Some(EntityKind::Namespace(namespace))) => {
                    let id = self.graph.add(Kind::NameQualifier, FILE);
                    let namespace = self.namespace_entry(namespace);
                    self.used_namespaces.insert(namespace);
                    self.graph.set(id, "qualifier.namespace_ptr", namespace);
                    id
                }
                _ => {
                    next = entry.parent;
                    continue;
                }
            };
            self.qualifiers.insert(key, id);
            self.graph.set(id, "name", Value::Text(Kind::IdName, text));
            if let Some(parent) = self.program.scopes[scope].parent
                && let Some(previous) = self.qualifier_of(parent, written, first)
            {
                self.graph.set(id, "previous_qualifier", previous);
            }
            return Some(id);
        }
        self.derived_qualifier(scope, colons, text)
    }

    /// A class that is derived from the one whose member is named.
    fn derived_qualifier(&mut self, scope: ScopeId, colons: u32, text: String) -> Option<EntryId> {
        let program = self.program;
        let own = self.class_of_scope(scope)?;
        let key = (scope, colons);
        if let Some(&known) = self.qualifiers.get(&key) {
            return Some(known);
        }
        let (class, entry) = program.classes.iter().find(|&(class, entry)| {
            entry.is_complete && self.symbol_text(entry.entity) == text && self.has_base(class, own, 0)
        })?;
        let id = self.graph.add(Kind::NameQualifier, FILE);
        self.qualifiers.insert(key, id);
        self.naming_classes.insert(id, class);
        let ty = self.type_entry(entry.ty);
        self.graph.mark(id, "is_class");
        self.graph.set(id, "qualifier.class_type", ty);
        self.graph.set(id, "name", Value::Text(Kind::IdName, text));
        Some(id)
    }

    /// The alias with a name of the namespace of a scope, where the namespace has another name.
    fn alias_of(&mut self, scope: ScopeId, text: &str) -> Option<EntryId> {
        let program = self.program;
        let EntityKind::Namespace(namespace) = program.entities[program.scopes[scope].entity?].kind else {
            return None;
        };
        let (entity, _) = program.entities.iter().find(|(id, entry)| {
            matches!(entry.kind, EntityKind::NamespaceAlias(target) if target == namespace)
                && self.symbol_text(*id) == text
        })?;
        Some(self.namespace_alias(entity, namespace))
    }

    /// Keeps with an entity how a name of it is written, unless that is known.
    pub(crate) fn refer(
        &mut self,
        target: EntryId,
        qualifier: Option<EntryId>,
        arguments: Option<usize>,
        is_global: bool,
    ) {
        let shown = qualifier.map(|qualifier| self.graph.entry(qualifier).fields.clone());
        let key = (shown, arguments, is_global);
        let known = self.references.entry(target).or_default();
        if known.iter().any(|entry| entry.0 == key) {
            return;
        }
        let id = self.graph.add(Kind::NameReference, FILE);
        self.graph.set_if(id, "qualifier", qualifier);
        self.graph.set_if(id, "num_template_arguments", arguments);
        self.graph.flag(id, "is_global_qualified_name", is_global);
        self.graph.flag(id, "is_template_id", arguments.is_some());
        self.graph.flag(id, "from_prototype_instantiation", self.is_prototype);
        self.references.entry(target).or_default().push((key, id));
    }

    /// Names the references of all entities in their entries.
    pub(crate) fn finish_references(&mut self) {
        for (_, member, qualifier) in std::mem::take(&mut self.member_pointers) {
            self.refer(member, qualifier, None, false);
        }
        let mut used: Vec<EntryId> = std::mem::take(&mut self.used_namespaces).into_iter().collect();
        used.sort();
        for namespace in used {
            for label in ["referenced", "needed"] {
                self.graph.flag(namespace, label, self.graph.get(namespace, label).is_none());
            }
        }
        let mut heads: Vec<_> = std::mem::take(&mut self.head_scopes).into_iter().collect();
        heads.sort();
        for (parameter, scope) in heads {
            let ty = self.program.known_type(cufe_il::Type::NamedParameter(parameter));
            if let Some(&ty) = ty.and_then(|ty| self.types.get(&ty))
                && self.graph.get(ty, "parent_scope").is_none()
            {
                self.graph.set(ty, "parent_scope", scope);
            }
        }
        let mut references: Vec<_> = std::mem::take(&mut self.references).into_iter().collect();
        references.sort_by_key(|entry| entry.0);
        for (target, list) in references {
            // The newest comes first.
            let list: Vec<EntryId> = list.into_iter().rev().map(|entry| entry.1).collect();
            let has_correspondence = matches!(
                self.graph.entry(target).kind,
                Kind::Routine | Kind::Variable | Kind::Field | Kind::Type | Kind::Template | Kind::Constant
            );
            if has_correspondence {
                self.graph.list(target, "name_references", "next", &list);
            }
        }
    }
}
