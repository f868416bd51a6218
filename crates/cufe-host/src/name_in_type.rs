//! Qualifications of names in expressions that the types of templates hold, where the host compiler is clang. Clang mangles them
//! as they are written, other host compilers mangle what they mean. The reference writes them anew (measured):
//!
//! - functions and function templates: the namespace or class that is named, by its path; an unqualified name and `::f` stay;
//! - members of class templates, and variable templates: in a template argument list the path of the template, or no
//!   qualification where it is not needed; elsewhere they stay, but members with template arguments have the path everywhere.
//!
//! A path holds inline namespaces and no namespace alias, and leaves out what is around the declaration ([`crate::path`]).

use crate::builder::Builder;
use crate::path::Target;
use cufe_il::{
    EntityId, EntityKind, ExpressionKind, NameInTemplate, Program, ScopeId, ScopeKind, TemplateKind, Type, TypeId,
};
use cufe_lex::TokenKind;
use std::collections::BTreeMap;

impl Builder<'_> {
    /// Qualifies them as the reference does.
    pub fn names_in_types(&mut self) {
        let program = self.program();
        if !self.options.dialect.is_clang() || program.names_in_templates.is_empty() {
            return;
        }
        let mut held = BTreeMap::new();
        for expression in program.expression_scopes.keys() {
            let entry = &program.expressions[*expression];
            let names = (entry.first..=entry.last).filter_map(|token| program.names_in_templates.get_key_value(&token));
            held.extend(names);
        }
        for (&first, name) in held {
            if !self.unit.is_unneeded(first) && !self.is_in_block(name.scope) {
                self.qualify(first, name);
            }
        }
    }

    /// Whether a type belongs to the statements of a function: no name is made of it.
    fn is_in_block(&self, scope: ScopeId) -> bool {
        let program = self.program();
        let mut kinds = self.scopes_around(scope).map(|scope| program.scopes[scope].kind);
        let is_decisive =
            |kind: &ScopeKind| !matches!(kind, ScopeKind::TemplateParameters | ScopeKind::FunctionParameters);
        kinds.find(is_decisive) == Some(ScopeKind::Block)
    }

    fn qualify(&mut self, first: u32, name: &NameInTemplate) {
        if let Some(last) = self.is_member_around(name).then_some(name.name - 1).filter(|&last| last > first) {
            self.cut(first, last);
            return;
        }
        let Some(root) = self.root(first) else { return };
        let Some(path) = self.path_in_type(first, root, name) else { return };
        let written: String = (first..root).map(|token| self.spelling(token)).collect();
        if written == path {
            return;
        }
        if root == first {
            if self.first_time(root, "::") {
                self.insert_before(root, path);
            }
        } else if path.is_empty() {
            self.cut(first, root - 1);
        } else {
            self.replace(first, root - 1, path);
        }
    }

    /// Whether a variable template of a class around is named in a template argument list: there it stands alone.
    fn is_member_around(&self, name: &NameInTemplate) -> bool {
        let program = self.program();
        let ExpressionKind::Name { entity, .. } = program.expressions[name.expression].kind else { return false };
        name.is_argument
            && self.is_variable_template(entity)
            && program.scopes[program.entities[entity].scope].kind == ScopeKind::Class
            && self.scopes_around(name.scope).any(|scope| scope == program.entities[entity].scope)
    }

    fn is_variable_template(&self, entity: EntityId) -> bool {
        let program = self.program();
        let EntityKind::Template(template) = program.entities[entity].kind else { return false };
        program.templates[template].kind == TemplateKind::Variable
    }

    /// The first component that is a name with template arguments, or the last one: those before it are plain.
    fn root(&self, first: u32) -> Option<u32> {
        let mut token = first + u32::from(self.kind(first) == TokenKind::ColonColon);
        loop {
            token += u32::from(token > first && self.kind(token) == TokenKind::KwTemplate);
            if self.kind(token) != TokenKind::Identifier {
                return None;
            }
            if self.kind(token + 1) != TokenKind::ColonColon || self.kind(token + 2) == TokenKind::Star {
                return Some(token);
            }
            token += 2;
        }
    }

    /// What stands before the root of a name in the reference's text; `None` where the text stays.
    fn path_in_type(&self, first: u32, root: u32, name: &NameInTemplate) -> Option<String> {
        let program = self.program();
        match program.expressions[name.expression].kind {
            ExpressionKind::DependentName { qualifier, arguments, .. } => {
                let is_written = name.is_argument || arguments.is_some();
                let template = self.root_template(qualifier).filter(|_| is_written && root != name.name)?;
                self.path_of(template, root, name)
            }
            ExpressionKind::Overloads { candidates, .. } => {
                let candidate = *program.entity_list(candidates).first()?;
                self.path_of_functions(candidate, first, root, name)
            }
            ExpressionKind::Name { entity, .. } => match program.entities[entity].kind {
                EntityKind::Template(template) => match program.templates[template].kind {
                    TemplateKind::Function => self.path_of_functions(entity, first, root, name),
                    TemplateKind::Variable if name.is_argument && root == name.name => self.path_of(entity, root, name),
                    TemplateKind::Variable if name.is_argument => self.path_of_class(entity, root, name),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// The class template whose specialization a dependent type is, or is a member of.
    fn root_template(&self, ty: TypeId) -> Option<EntityId> {
        let program = self.program();
        match program.structure(program.canonical(ty)) {
            Type::DependentName { qualifier, .. } => self.root_template(qualifier),
            Type::Specialization { template, .. } => Some(template),
            Type::Class(class) => Some(program.templates[program.classes[class].template?].entity),
            _ => None,
        }
    }

    fn path_of(&self, template: EntityId, root: u32, name: &NameInTemplate) -> Option<String> {
        let entry = &self.program().entities[template];
        if entry.name.symbol() != Some(self.tokens().symbol(root)) {
            // An alias template, or a typedef.
            return None;
        }
        self.relative_path(entry.scope, Target::Member(template), name.scope)
    }

    /// The path of the class around a member that the root names, with template arguments.
    fn path_of_class(&self, member: EntityId, root: u32, name: &NameInTemplate) -> Option<String> {
        let program = self.program();
        let named = self.tokens().symbol(root);
        let mut scopes = self.scopes_around(program.entities[member].scope);
        let class = scopes.find_map(|scope| match program.entities[program.scopes[scope].entity?].kind {
            EntityKind::Class(class) => {
                let entity = program.classes[class].entity;
                (program.symbol(entity) == Some(named)).then_some(class)
            }
            _ => None,
        })?;
        self.path_of(program.templates[program.classes[class].template?].entity, root, name)
    }

    /// The path of the namespace or class in which functions were looked up.
    fn path_of_functions(&self, function: EntityId, first: u32, root: u32, name: &NameInTemplate) -> Option<String> {
        let program = self.program();
        if root != name.name {
            return self.path_of_class(function, root, name);
        }
        if first == root {
            return None;
        }
        let scope = program.entities[function].scope;
        let scope = match name.named_in {
            Some(Program::GLOBAL_SCOPE) => return None,
            Some(namespace) => namespace,
            None if program.scopes[scope].kind == ScopeKind::Class => scope,
            None => return None,
        };
        self.relative_path(scope, Target::Scope, name.scope)
    }
}
