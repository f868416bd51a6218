//! `alias`, `ifunc` and `weakref`: entities that are defined elsewhere in the file.
//! The target is looked up at the end of the file by its name in the source.

use super::{Attribute, AttributedFunction, AttributedVariable, Kind};
use crate::Sema;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{EntityId, EntityKind, FunctionFlags, Name, Program, ScopeId, ScopeKind, Type, VariableFlags};
use rustc_hash::FxHashSet;

/// An alias whose target is looked up at the end of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pending {
    entity: EntityId,
    kind: Kind,
    attribute_first: u32,
    text: u32,
    name: u32,
}

/// The aliases of the file so far.
#[derive(Clone, Default, Debug)]
pub struct AliasState {
    pending: Vec<Pending>,
}

impl Sema<'_> {
    pub(super) fn apply_function_alias(
        &mut self,
        declared: &AttributedFunction<'_>,
        attribute: &Attribute,
        is_external: bool,
    ) {
        // It is ignored on declarations in blocks (measured).
        if self.program.scopes[self.context.scope].kind == cufe_il::ScopeKind::Block {
            return;
        }
        let entity = self.program.functions[declared.function].entity;
        let is_member =
            declared.is_lambda || self.program.functions[declared.function].flags.contains(FunctionFlags::MEMBER);
        if attribute.kind == Kind::WeakReference && is_external {
            self.say_of_attribute(code::WEAKREF_NEEDS_STATIC, attribute);
        }
        if is_member {
            self.say_at(code::ALIAS_ON_DEFINITION_OR_MEMBER, attribute, declared.name);
        }
        let is_template = self.program.entities[entity].template.is_some();
        if declared.is_definition && !is_template {
            self.say_at(code::ALIAS_ON_DEFINED_ENTITY, attribute, declared.name);
        }
        if !is_member {
            self.await_target(attribute, entity, declared.name);
        }
    }

    pub(super) fn apply_variable_alias(
        &mut self,
        declared: &AttributedVariable<'_>,
        attribute: &Attribute,
        is_external: bool,
    ) {
        let entity = self.program.variables[declared.variable].entity;
        if attribute.kind == Kind::WeakReference && is_external {
            self.say_of_attribute(code::WEAKREF_NEEDS_STATIC, attribute);
        }
        // Without linkage to the outside a variable without initializer is no definition, as measured.
        let is_internal = !declared.is_block_scope && !is_external && !declared.is_initialized && !declared.is_static;
        if declared.is_definition() && !declared.is_template && !is_internal {
            self.say_at(code::ALIAS_ON_DEFINED_ENTITY, attribute, declared.name);
        }
        self.await_target(attribute, entity, declared.name);
    }

    fn await_target(&mut self, attribute: &Attribute, entity: EntityId, name: u32) {
        let Some(text) = attribute.text() else { return };
        self.program.attributes_mut(entity).target = Some(text);
        self.aliases.pending.push(Pending {
            entity,
            kind: attribute.kind,
            attribute_first: attribute.first,
            text,
            name,
        });
    }

    /// At the end of the file: looks the targets of aliases up and checks them.
    pub fn check_alias_targets(&mut self) {
        let pending = std::mem::take(&mut self.aliases.pending);
        let mut done = FxHashSet::default();
        for alias in &pending {
            self.check_alias_target(alias, &pending, &mut done);
        }
    }

    fn check_alias_target(&mut self, alias: &Pending, all: &[Pending], done: &mut FxHashSet<EntityId>) {
        done.insert(alias.entity);
        let Some(target) = self.entity_of_alias(alias.text) else {
            if alias.kind != Kind::WeakReference {
                self.report_alias(code::ALIAS_OF_UNDEFINED_ENTITY, alias.attribute_first);
            }
            return;
        };
        // The target of an alias may be one itself; a cycle is reported where it is closed.
        let mut next = target;
        for _ in 0..all.len() {
            if next == alias.entity {
                if all
                    .iter()
                    .filter(|other| self.is_in_cycle(other, alias, all))
                    .all(|other| done.contains(&other.entity))
                {
                    self.report_alias(code::ALIAS_CYCLE, alias.attribute_first);
                }
                return;
            }
            let Some(other) = all.iter().find(|other| other.entity == next) else { break };
            let Some(following) = self.entity_of_alias(other.text) else { break };
            next = following;
        }
        let is_function = |entity: EntityId| matches!(self.program.entities[entity].kind, EntityKind::Function(_));
        if is_function(alias.entity) != is_function(target) {
            self.report_alias(code::ALIAS_ON_DEFINITION_OR_MEMBER, alias.name);
            return;
        }
        if !self.is_defined(target) && !all.iter().any(|other| other.entity == target) {
            if alias.kind != Kind::WeakReference {
                self.report_alias(code::ALIAS_OF_UNDEFINED_ENTITY, alias.attribute_first);
            }
            return;
        }
        if alias.kind == Kind::Ifunc && self.returns_no_pointer(target) {
            self.report_alias(code::IFUNC_RESOLVER_TYPE, alias.attribute_first);
        }
    }

    /// Whether an alias is part of the cycle of another: the other is reached from it and it from the other.
    fn is_in_cycle(&self, other: &Pending, of: &Pending, all: &[Pending]) -> bool {
        let mut next = of.entity;
        for _ in 0..all.len() {
            if next == other.entity {
                return true;
            }
            let Some(entry) = all.iter().find(|entry| entry.entity == next) else { return false };
            let Some(following) = self.entity_of_alias(entry.text) else { return false };
            next = following;
        }
        false
    }

    fn report_alias(&mut self, code: Code, token: u32) {
        let report = Report::new(code, self.position(token));
        self.report(report);
    }

    /// The function or variable that a text names: at namespace scope, in any namespace.
    fn entity_of_alias(&self, text: u32) -> Option<EntityId> {
        let name = std::str::from_utf8(self.literal_text(text)).ok()?;
        let symbol = self.names.find(name)?;
        self.entity_in(Program::GLOBAL_SCOPE, Name::identifier(symbol))
    }

    /// A function or variable of a namespace: a defined one where there are several.
    fn entity_in(&self, scope: ScopeId, name: Name) -> Option<EntityId> {
        if !matches!(self.program.scopes[scope].kind, ScopeKind::Global | ScopeKind::Namespace) {
            return None;
        }
        let mut candidates = self.program.bindings(scope, name).map(|(_, binding)| binding.entity).filter(|&entity| {
            matches!(self.program.entities[entity].kind, EntityKind::Function(_) | EntityKind::Variable(_))
        });
        let first = candidates.next()?;
        if self.is_defined(first) {
            return Some(first);
        }
        Some(candidates.find(|&entity| self.is_defined(entity)).unwrap_or(first))
    }

    fn is_defined(&self, entity: EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.program.functions[function].flags.contains(FunctionFlags::DEFINED),
            EntityKind::Variable(variable) => {
                self.program.variables[variable].flags.intersects(VariableFlags::DEFINED | VariableFlags::INITIALIZED)
            }
            _ => true,
        }
    }

    /// Whether a resolver returns something that is known to be no pointer.
    fn returns_no_pointer(&self, resolver: EntityId) -> bool {
        let EntityKind::Function(function) = self.program.entities[resolver].kind else { return false };
        let Some(data) = self.program.as_function(self.program.functions[function].ty) else { return false };
        let is_pointer = matches!(self.program.structure(self.program.unqualified(data.result).0), Type::Pointer(_));
        !is_pointer && !self.says_nothing(data.result)
    }
}
