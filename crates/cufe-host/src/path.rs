//! How the reference names members of namespaces and classes from another scope (measured): by all scopes around them, inline
//! namespaces too, without those that are around both; by more of them where the first name would mean something else, and
//! from the global namespace where no number of them is enough.

use crate::builder::Builder;
use cufe_il::{EntityId, EntityKind, Name, ScopeId, ScopeKind, Type, TypeId};
use rustc_hash::FxHashSet;

/// What a path leads to.
#[derive(Clone, Copy)]
pub enum Target {
    /// A member that the path stands before: nothing may be left of the path.
    Member(EntityId),
    /// The scope itself, which must be named.
    Scope,
}

/// A scope on the way to a member.
struct Step {
    scope: ScopeId,
    entity: EntityId,
    text: String,
    /// Its name can be written without template arguments only where it is around.
    is_template: bool,
}

impl Builder<'_> {
    /// The text before a name that is found in `scope`, from the scope `from`: `a::b::`. `None` where it can't be written.
    pub fn relative_path(&self, scope: ScopeId, target: Target, from: ScopeId) -> Option<String> {
        let steps = self.steps(scope)?;
        let around = self.with_bases(self.scopes_around(from).collect());
        let common = steps.iter().rposition(|step| around.contains(&step.scope)).map_or(0, |last| last + 1);
        let mut start = match target {
            Target::Member(_) => common,
            Target::Scope => common.min(steps.len().checked_sub(1)?),
        };
        let mut text = String::new();
        loop {
            let first = match (steps.get(start), target) {
                (Some(step), _) => step.entity,
                (None, Target::Member(entity)) => entity,
                (None, Target::Scope) => return None,
            };
            if self.means(first, from) {
                break;
            }
            match start.checked_sub(1) {
                Some(before) => start = before,
                None => {
                    text.push_str("::");
                    break;
                }
            }
        }
        let written = &steps[start..];
        if written.iter().any(|step| step.is_template && !around.contains(&step.scope)) {
            return None;
        }
        for step in written {
            text.push_str(&step.text);
            text.push_str("::");
        }
        Some(text)
    }

    /// The scopes around and at a scope, the outermost first; `None` where one has no name.
    fn steps(&self, scope: ScopeId) -> Option<Vec<Step>> {
        let program = self.program();
        let mut steps = Vec::new();
        for scope in self.scopes_around(scope) {
            let entry = &program.scopes[scope];
            let (text, is_template) = match entry.kind {
                ScopeKind::Global => break,
                ScopeKind::TemplateParameters => continue,
                ScopeKind::Namespace | ScopeKind::Class => match program.entities[entry.entity?].kind {
                    EntityKind::Namespace(namespace) if program.namespaces[namespace].is_unnamed => {
                        if program.namespaces[namespace].is_inline {
                            return None;
                        }
                        (self.unnamed_namespace.clone(), false)
                    }
                    EntityKind::Class(class) => {
                        let class = &program.classes[class];
                        (self.name_of(entry.entity?)?, class.template.is_some() || class.arguments.is_some())
                    }
                    _ => (self.name_of(entry.entity?)?, false),
                },
                _ => return None,
            };
            steps.push(Step { scope, entity: entry.entity?, text, is_template });
        }
        steps.reverse();
        Some(steps)
    }

    pub(crate) fn name_of(&self, entity: EntityId) -> Option<String> {
        Some(self.tokens().interner.text(self.program().symbol(entity)?).to_owned())
    }

    /// Scopes, and those of the bases of the classes among them.
    fn with_bases(&self, mut open: Vec<ScopeId>) -> FxHashSet<ScopeId> {
        let program = self.program();
        let mut visible = FxHashSet::default();
        while let Some(scope) = open.pop() {
            if !visible.insert(scope) {
                continue;
            }
            if let Some(entity) = program.scopes[scope].entity
                && let EntityKind::Class(class) = program.entities[entity].kind
                && program.scopes[scope].kind == ScopeKind::Class
            {
                open.extend(program.classes[class].bases.iter().filter_map(|base| self.members_of(base.ty)));
            }
        }
        visible
    }

    fn members_of(&self, ty: TypeId) -> Option<ScopeId> {
        let program = self.program();
        match program.structure(program.canonical(ty)) {
            Type::Class(class) => program.classes[class].scope,
            _ => None,
        }
    }

    /// A scope and those around it, from inside to outside.
    pub fn scopes_around(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        std::iter::successors(Some(scope), |&scope| self.program().scopes[scope].parent)
    }

    /// Whether the unqualified name of an entity means it in a scope, with everything that the unit declares
    /// ([basic.lookup.unqual]).
    pub(crate) fn means(&self, entity: EntityId, from: ScopeId) -> bool {
        let program = self.program();
        let entry = &program.entities[entity];
        if entry.name.symbol().is_none() {
            // An unnamed namespace has a name that nothing else has.
            return true;
        }
        let wanted = self.declared_as(entity);
        let nominated = self.nominated(from);
        for scope in self.scopes_around(from) {
            let mut found = FxHashSet::default();
            self.found_in(scope, entry.name, &mut found);
            if found.is_empty() {
                for base in self.with_bases(vec![scope]) {
                    self.found_in(base, entry.name, &mut found);
                }
            }
            for &(_, inner) in nominated.iter().filter(|(at, _)| *at == scope) {
                self.found_in(inner, entry.name, &mut found);
            }
            if !found.is_empty() {
                return found.len() == 1 && found.contains(&wanted);
            }
        }
        false
    }

    /// The template of a class that is one's pattern; what a using-declaration names.
    fn declared_as(&self, entity: EntityId) -> EntityId {
        let program = self.program();
        match program.entities[entity].kind {
            EntityKind::Class(class) => match program.classes[class].template {
                Some(template) => program.templates[template].entity,
                None => entity,
            },
            EntityKind::Using(using) => match *program.usings[using].targets.as_slice() {
                [target] => self.declared_as(target),
                _ => entity,
            },
            _ => entity,
        }
    }

    /// What a name means in a scope and those inside that are transparent.
    fn found_in(&self, scope: ScopeId, name: Name, found: &mut FxHashSet<EntityId>) {
        let program = self.program();
        let visible = program.bindings(scope, name).filter(|(_, binding)| !binding.is_hidden);
        found.extend(visible.map(|(_, binding)| self.declared_as(binding.entity)));
        for inner in program.transparent(scope) {
            self.found_in(inner, name, found);
        }
    }

    /// The namespaces that using-directives around a scope nominate, each with the scope in which its names appear: the innermost
    /// that is around both ([namespace.udir]/2).
    fn nominated(&self, from: ScopeId) -> Vec<(ScopeId, ScopeId)> {
        let program = self.program();
        let mut nominated = Vec::new();
        let mut seen = FxHashSet::default();
        for scope in self.scopes_around(from) {
            let mut open = vec![scope];
            while let Some(at) = open.pop() {
                for directive in program.directives(at) {
                    if !seen.insert((scope, directive.nominated)) {
                        continue;
                    }
                    let around: FxHashSet<ScopeId> = self.scopes_around(directive.nominated).collect();
                    if let Some(common) = self.scopes_around(scope).find(|scope| around.contains(scope)) {
                        nominated.push((common, directive.nominated));
                    }
                    open.push(directive.nominated);
                }
            }
        }
        nominated
    }
}
