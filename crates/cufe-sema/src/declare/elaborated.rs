//! class-key and `enum` followed by a name, without a definition ([dcl.type.elab]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier};
use crate::lookup::Found;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, ScopeId, ScopeKind, TemplateKind};

/// What a template is in an elaborated type specifier without arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ElaboratedTemplate {
    /// What the name denotes: no template, or one that is declared or befriended.
    Denoted,
    /// Hidden by the class that is declared.
    Hidden,
    /// An error.
    Refused,
}

/// Whether a name behind a class key or `enum` may mean such an entity.
fn is_tag(kind: EntityKind) -> bool {
    matches!(
        kind,
        EntityKind::Class(_)
            | EntityKind::Enum(_)
            | EntityKind::Typedef(_)
            | EntityKind::Template(_)
            | EntityKind::TypeParameter(_)
    )
}

impl Sema<'_> {
    /// The class or enumeration (or its template) that a name in an elaborated-type-specifier denotes, if it is declared.
    pub fn lookup_tag(&self, name: &ParsedName, only_here: bool) -> Option<EntityId> {
        self.preferred_tag(&self.found_tags(name, only_here))
    }

    /// Of what a name may mean behind a class key: a class is preferred to a typedef of the same name, which can only be its own.
    fn preferred_tag(&self, found: &Found) -> Option<EntityId> {
        found
            .entities
            .iter()
            .copied()
            .find(|&entity| !matches!(self.program.entities[entity].kind, EntityKind::Typedef(_)))
            .or(found.first())
    }

    /// What the class of a friend declaration declares again ([namespace.memdef]/3, [class.local]): scopes outside of the innermost
    /// namespace or block around it are not looked at, nor what using-directives name.
    pub fn lookup_befriended_tag(&self, name: &ParsedName, has_head: bool) -> Option<EntityId> {
        self.visible_befriended_tag(name).or_else(|| self.befriended_before(name, has_head))
    }

    fn visible_befriended_tag(&self, name: &ParsedName) -> Option<EntityId> {
        if name.qualifier != Qualifier::None || name.is_global {
            return self.lookup_tag(name, false);
        }
        let mut scope = self.context.scope;
        loop {
            let entry = &self.program.scopes[scope];
            let mut found = match entry.entity.map(|entity| self.program.entities[entity].kind) {
                Some(EntityKind::Class(class)) if entry.kind == ScopeKind::Class => {
                    self.lookup_inside_class(class, name.name, name.token, &is_tag)
                }
                _ => self.lookup_previous(scope, name.name, name.token),
            };
            found.entities.retain(|entity| is_tag(self.program.entities[*entity].kind));
            if !found.entities.is_empty() {
                return self.preferred_tag(&found);
            }
            scope = match entry.parent {
                Some(parent) if matches!(entry.kind, ScopeKind::Class | ScopeKind::TemplateParameters) => parent,
                _ => return None,
            };
        }
    }

    /// The scope of which a class is a member that a friend declaration declares first: the innermost namespace, for a local class
    /// the innermost block around it ([class.local]).
    pub fn befriending_scope(&self) -> ScopeId {
        let mut scope = self.context.scope;
        loop {
            let entry = &self.program.scopes[scope];
            match entry.parent {
                Some(parent) if matches!(entry.kind, ScopeKind::Class | ScopeKind::TemplateParameters) => {
                    scope = parent
                }
                _ => return scope,
            }
        }
    }

    /// What a class template without arguments means in an elaborated type specifier ([dcl.type.elab]/2): it denotes no class.
    /// Where the specifier would declare a class elsewhere, it does so.
    pub fn elaborated_template(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        entity: EntityId,
        is_friend: bool,
    ) -> ElaboratedTemplate {
        let EntityKind::Template(template) = self.program.entities[entity].kind else {
            return ElaboratedTemplate::Denoted;
        };
        let is_class = matches!(self.program.templates[template].kind, TemplateKind::Class | TemplateKind::Alias);
        if !is_class || !context.heads.is_empty() || context.is_instantiation || context.is_instantiation_declaration {
            return ElaboratedTemplate::Denoted;
        }
        let home = self.program.entities[entity].scope;
        let (here, injected) = match is_friend {
            true => (self.context.scope, self.program.enclosing_namespace(self.context.scope)),
            false => (self.declaration_scope(), self.injection_scope()),
        };
        if name.qualifier == Qualifier::None && home != injected {
            let is_transparent = self.program.with_transparent(injected).contains(&home);
            if !is_transparent {
                return ElaboratedTemplate::Hidden;
            }
        }
        if self.context.speculating > 0 {
            return ElaboratedTemplate::Refused;
        }
        let is_declared_here = name.qualifier == Qualifier::None && here != injected;
        let text = self.name_text(name.name);
        if !is_declared_here {
            self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.first, text);
        } else if self.class_state.reported.insert((code::ALREADY_DECLARED, self.program.entities[entity].token)) {
            self.name_error_at(code::ALREADY_DECLARED, name.token, text);
        }
        ElaboratedTemplate::Refused
    }

    /// Whether an elaborated type specifier names classes or enumerations of several namespaces (266, [basic.lookup.elab]).
    pub fn refuses_ambiguous_tag(&mut self, name: &ParsedName) -> bool {
        let is_refused = self.context.speculating == 0 && self.found_tags(name, false).is_ambiguous;
        if is_refused {
            let text = self.name_text(name.name);
            self.name_error_at(code::AMBIGUOUS_NAME, name.token, text);
        }
        is_refused
    }

    /// The types that an elaborated type specifier may mean.
    fn found_tags(&self, name: &ParsedName, only_here: bool) -> Found {
        match name.qualifier {
            Qualifier::None if only_here => {
                let mut found = self.lookup_previous(self.declaration_scope(), name.name, name.token);
                found.entities.retain(|entity| is_tag(self.program.entities[*entity].kind));
                found
            }
            Qualifier::None => self.lookup_unqualified_where(name.name, self.context.scope, name.token, &is_tag),
            Qualifier::Namespace(scope) => self.lookup_in_namespace_where(scope, name.name, name.token, &is_tag),
            Qualifier::Type(ty) => self.lookup_in_type_where(ty, name.name, name.token, &is_tag),
            Qualifier::Unknown => Found::default(),
        }
    }

    /// The scope into which a declaration at this point enters names: template heads are passed.
    pub fn declaration_scope(&self) -> ScopeId {
        let mut scope = self.context.scope;
        loop {
            let entry = &self.program.scopes[scope];
            match entry.parent {
                Some(parent) if entry.kind == ScopeKind::TemplateParameters => scope = parent,
                _ => return scope,
            }
        }
    }

    /// The scope into which `class X` that is no declaration by itself enters X: the nearest namespace or block
    /// ([basic.scope.pdecl]).
    pub fn injection_scope(&self) -> ScopeId {
        let mut scope = self.context.scope;
        loop {
            let entry = &self.program.scopes[scope];
            match (entry.kind, entry.parent) {
                (ScopeKind::Global | ScopeKind::Namespace | ScopeKind::Block, _) | (_, None) => return scope,
                (ScopeKind::FunctionParameters, _)
                    if self.context.function.is_some() && self.declaring.class_nesting == 0 =>
                {
                    return scope;
                }
                (ScopeKind::Lambda, _) if self.is_body_of_lambda(scope) => return scope,
                (_, Some(parent)) => scope = parent,
            }
        }
    }

    /// Whether the body of the lambda with this scope has begun: its parameters share the scope, but what their types name
    /// belongs to the block or namespace around.
    fn is_body_of_lambda(&self, scope: ScopeId) -> bool {
        let lambda = self.program.lambdas.iter().rev().find(|lambda| lambda.scope == scope);
        lambda.is_some_and(|lambda| lambda.body.0 > lambda.introducer.1)
    }
}
