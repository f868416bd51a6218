//! Classes ([class]): their heads, and what is declared by them.

use crate::Sema;
use crate::declare::redeclaration::NewKind;
use crate::declare::{DeclarationContext, ParsedName, Qualifier, TagKey};
use cufe_diagnostics::code;
use cufe_il::{
    ClassId, ClassKey, EntityFlags, EntityId, EntityKind, Name, ScopeKind, TemplateHead, TemplateKind, Type, TypeId,
};

impl Sema<'_> {
    /// The template head that belongs to a class or function with this name: the heads in front belong to the templates
    /// that the name is qualified with, except for a further one.
    pub fn own_head<'c>(&self, context: &'c DeclarationContext, qualifier: Qualifier) -> Option<&'c TemplateHead> {
        let depth = match qualifier {
            Qualifier::Type(ty) => self.templates_around(ty),
            _ => 0,
        };
        let head = context.heads.last()?;
        // Those without parameters belong to classes that are no templates any more.
        let count = context.heads.iter().filter(|head| !head.parameters.is_empty()).count();
        (count > depth && !head.parameters.is_empty()).then_some(head)
    }

    /// The number of class templates (patterns and partial specializations) that a class is or is nested in.
    fn templates_around(&self, ty: TypeId) -> usize {
        let mut count = 0;
        let Some(class) = self.program.class_of(ty) else {
            return usize::from(
                matches!(self.program.structure(ty), Type::Specialization { .. }) && self.is_dependent_type(ty),
            );
        };
        let mut next = self.program.classes[class].scope;
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if entry.kind == ScopeKind::Class
                && let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.program.entities[entity].kind)
            {
                let class = &self.program.classes[class];
                let is_full = class.arguments.is_some_and(|arguments| !self.are_dependent(arguments));
                if class.template.is_some() && !is_full {
                    count += 1;
                }
            }
            next = entry.parent;
        }
        count
    }

    /// The class that a definition defines: declared before, or new.
    pub fn class_to_define(
        &mut self,
        key: ClassKey,
        name: Option<&ParsedName>,
        context: &DeclarationContext,
        behind: u32,
    ) -> ClassId {
        let scope = self.declaration_scope();
        let is_dependent = self.declaring.template_depth > 0;
        let Some(name) = name.filter(|name| name.name.symbol().is_some() || name.name == Name::CONSTRUCTOR) else {
            return self.new_class(Name::UNNAMED, key, scope, behind, is_dependent);
        };
        if self.has_name_of_class(context, name) {
            return self.new_class(name.name, key, scope, name.token, is_dependent);
        }
        // `struct A::A` is read as a constructor's name in declarator mode; the injected name is meant.
        let own_head = self.own_head(context, name.qualifier).cloned();
        let target_scope = match name.qualifier {
            Qualifier::None => scope,
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => {
                self.program.class_of(ty).and_then(|class| self.program.classes[class].scope).unwrap_or(scope)
            }
            Qualifier::Unknown => scope,
        };
        if let Some(arguments) = name.arguments {
            return self.specialization_to_define(key, name, arguments, context, target_scope, true);
        }
        let previous = self.lookup_tag(name, name.qualifier == Qualifier::None);
        if previous.is_none() && name.qualifier != Qualifier::None {
            self.check_declared_tag(context, name);
        }
        if let Some(previous) = previous {
            self.unhide(previous, behind);
            // A template has no second meaning, which is told where it is declared.
            if own_head.is_none() || self.program.entities[previous].kind.is_template() {
                self.check_tag_key(TagKey::from(key), previous, name);
            }
            let is_template = matches!(self.program.entities[previous].kind, EntityKind::Template(template)
                if matches!(self.program.templates[template].kind, TemplateKind::Class | TemplateKind::Alias));
            if is_template
                && context.heads.is_empty()
                && name.qualifier == Qualifier::None
                && self.program.entities[previous].scope == target_scope
                && !self.declaring.in_instance
                && self.context.speculating == 0
            {
                // A template has no second meaning ([temp.pre]/7).
                let text = self.name_text(name.name);
                let code = if context.in_class { code::ALREADY_DECLARED } else { code::TEMPLATE_ARGUMENTS_MISSING };
                self.name_error_at(code, name.token, text);
                return self.new_class(name.name, key, scope, name.token, is_dependent);
            }
            match self.program.entities[previous].kind {
                EntityKind::Class(class) if !self.program.classes[class].is_complete => {
                    if !self.declaring.in_instance && self.misses_head(context, name) {
                        self.rule_violation(code::SPECIALIZATION_WITHOUT_HEADER, name.first);
                    }
                    return class;
                }
                EntityKind::Template(template) if self.program.templates[template].kind == TemplateKind::Class => {
                    if let Some(EntityKind::Class(class)) =
                        self.program.templates[template].pattern.map(|pattern| self.program.entities[pattern].kind)
                        && (!self.program.classes[class].is_complete
                            || context.heads.first().is_some_and(|head| head.parameters.is_empty())
                                && self.program.classes[class].scope.is_none())
                    {
                        if let Some(head) = own_head {
                            self.check_constraints_again(template, &head, name.token);
                            self.check_defaults_allowed(context, name, false);
                            self.merge_head(template, head);
                        }
                        return class;
                    } else if self.misses_explicit_head(context, name) {
                        self.rule_violation(code::TEMPLATE_NESTING_DIFFERS, behind);
                    } else if own_head.is_some() && self.program.entities[previous].scope == target_scope {
                        self.rule_violation(code::VARIABLE_REDEFINED, name.token);
                    }
                }
                EntityKind::Class(class)
                    if self.program.entities[previous].scope == target_scope
                        && self.program.classes[class].template.is_none()
                        && own_head.is_none() =>
                {
                    let is_of_pattern = context.heads.iter().any(|head| !head.parameters.is_empty());
                    self.rule_violation(code::VARIABLE_REDEFINED, if is_of_pattern { name.token } else { name.first });
                }
                _ => {}
            }
        }
        self.check_specialized_name(context, name);
        self.check_member_name(context, name.name, name.token, false);
        let class = self.new_class(name.name, key, target_scope, name.token, is_dependent);
        self.declare_class(class, own_head);
        class
    }

    /// Whether a member template of an instance is named without the `template <>` that specializes the class.
    fn misses_explicit_head(&self, context: &DeclarationContext, name: &ParsedName) -> bool {
        matches!(name.qualifier, Qualifier::Type(ty)
            if self.program.class_of(ty).is_some_and(|class| self.program.classes[class].is_instance))
            && context.heads.iter().all(|head| !head.parameters.is_empty())
            && !self.declaring.in_instance
    }

    /// Makes a new class, or the template whose pattern it is, visible.
    pub fn declare_class(&mut self, class: ClassId, head: Option<TemplateHead>) {
        let entity = self.program.classes[class].entity;
        let sequence = self.program.entities[entity].token;
        let name = self.program.entities[entity].name;
        match &head {
            Some(head) => {
                self.check_own_name(head, name, sequence);
                if !self.declaring.in_instance {
                    let scope = self.program.entities[entity].scope;
                    self.check_name_is_free(scope, name, sequence, NewKind::ClassTemplate);
                }
            }
            None => {
                let scope = self.program.entities[entity].scope;
                if !self.check_hides_parameter(scope, name, sequence) {
                    self.check_tag_after_using(scope, name, sequence);
                }
            }
        }
        match head {
            Some(head) => {
                let template = self.new_template(TemplateKind::Class, head, entity);
                self.program.classes[class].template = Some(template);
                self.program.classes[class].is_dependent = true;
                let template_entity = self.program.templates[template].entity;
                self.declare(template_entity, sequence);
            }
            None => self.declare(entity, sequence),
        }
    }

    /// The class for a partial or explicit specialization.
    pub fn specialization_to_define(
        &mut self,
        key: ClassKey,
        name: &ParsedName,
        arguments: cufe_il::ArgumentsId,
        context: &DeclarationContext,
        scope: cufe_il::ScopeId,
        is_definition: bool,
    ) -> ClassId {
        let template = name.found.first().and_then(|entity| self.template_of(entity));
        let is_dependent =
            context.heads.iter().any(|head| !head.parameters.is_empty()) || self.declaring.template_depth > 0;
        let Some(template) = template else {
            return self.new_class(name.name, key, scope, name.token, is_dependent);
        };
        let arguments = self.complete_arguments(template, arguments);
        let canonical = self.program.canonical_arguments(arguments);
        self.check_specialization(context, name, template, canonical, is_definition);
        let is_own = canonical == self.program.templates[template].own_arguments;
        let declared = match context.heads.last().filter(|head| !head.parameters.is_empty()) {
            Some(head) => self.specialization_with_constraints(template, canonical, head.scope),
            None => self.explicit_specialization(template, canonical),
        };
        if let Some(class) = declared
            && !self.program.classes[class].is_complete
            && (!is_own || context.heads.last().is_some_and(|head| head.is_constrained()))
        {
            return class;
        }
        let symbol_name = self.program.entities[self.program.templates[template].entity].name;
        let target = self.program.entities[self.program.templates[template].entity].scope;
        if let Some(class) = self.specialize_undefined(template, canonical) {
            self.program.add_class_specialization(template, canonical, class);
            return class;
        }
        let class = self.new_class(symbol_name, key, target, name.token, is_dependent);
        self.program.add_class_specialization(template, canonical, class);
        if let Some(head) = context.heads.last().filter(|head| !head.parameters.is_empty()) {
            self.program.pattern_heads.insert(class, head.clone());
        }
        if !self.are_dependent(canonical) {
            // It may have been named before.
            let template = self.program.templates[template].entity;
            let ty = self.program.intern_type(Type::Specialization { template, arguments: canonical });
            self.program.become_class(ty, class);
        }
        class
    }

    /// The class of a scope that only a friend declaration declared so far: lookup does not find it, a further declaration
    /// means it ([namespace.memdef]).
    pub fn befriended_class(&self, scope: cufe_il::ScopeId, name: &ParsedName) -> Option<(EntityId, ClassId)> {
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        found.entities.into_iter().find_map(|entity| match self.program.entities[entity].kind {
            EntityKind::Class(class) => Some((entity, class)),
            _ => None,
        })
    }

    /// What a friend declaration declares again that only others declared so far ([namespace.memdef]/3, [temp.friend]): a class
    /// template by one with a head; in an instance, what the pattern's declaration declared.
    pub(crate) fn befriended_before(&self, name: &ParsedName, has_head: bool) -> Option<EntityId> {
        let in_instance = self.declaring.in_instance;
        if !in_instance && !has_head || name.qualifier != Qualifier::None {
            return None;
        }
        let scope = self.program.enclosing_namespace(self.context.scope);
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        found.entities.into_iter().find(|&entity| match self.program.entities[entity].kind {
            EntityKind::Class(_) => in_instance,
            EntityKind::Template(template) => self.program.templates[template].kind == TemplateKind::Class,
            _ => false,
        })
    }

    /// Gives the outermost template head in front of a declaration another scope around it.
    pub fn reparent_heads(&mut self, scope: cufe_il::ScopeId) {
        let mut outermost = None;
        let mut current = self.context.scope;
        while self.program.scopes[current].kind == ScopeKind::TemplateParameters {
            outermost = Some(current);
            match self.program.scopes[current].parent {
                Some(parent) => current = parent,
                None => break,
            }
        }
        if let Some(outermost) = outermost {
            self.reparent(outermost, scope);
        }
    }

    /// Gives a scope that is or encloses the current one another scope around it.
    pub(crate) fn reparent(&mut self, outermost: cufe_il::ScopeId, scope: cufe_il::ScopeId) {
        let scopes = &mut self.program.scopes;
        scopes[outermost].parent = Some(scope);
        scopes[outermost].around = Some(scope);
        scopes[outermost].is_outside_class = scopes[scope].kind == ScopeKind::Class;
        let in_unnamed_namespace = scopes[scope].in_unnamed_namespace;
        let mut current = self.context.scope;
        loop {
            scopes[current].in_unnamed_namespace |= in_unnamed_namespace;
            match scopes[current].parent {
                Some(parent) if current != outermost => current = parent,
                _ => return,
            }
        }
    }

    /// Records a declaration that the host file leaves out, if it is one of the toolkit's own types.
    pub fn record_suppressed(&mut self, first: u32, last: u32, entity: Option<EntityId>) {
        if self.context.speculating == 0 {
            self.program.suppressed.push(cufe_il::SuppressedDeclaration { first, last });
        }
        if let Some(entity) = entity {
            self.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
    }

    /// Makes a class known that a friend declaration declares first: invisible to ordinary lookup until it is declared in its
    /// namespace ([namespace.memdef]/3).
    pub fn declare_friend_class(&mut self, class: ClassId, head: Option<TemplateHead>, scope: cufe_il::ScopeId) {
        let entity = self.program.classes[class].entity;
        let bound = match head {
            Some(head) => {
                let template = self.new_template(TemplateKind::Class, head, entity);
                self.program.classes[class].template = Some(template);
                self.program.templates[template].entity
            }
            None => entity,
        };
        let (name, token) = (self.program.entities[entity].name, self.program.entities[entity].token);
        self.program.bind(scope, name, bound, token, true);
    }
}
