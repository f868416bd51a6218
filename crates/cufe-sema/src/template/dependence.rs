//! Which types and arguments depend on template parameters ([temp.dep.type]).

use crate::Sema;
use cufe_il::{ArgumentsId, ClassId, EntityId, EntityKind, ScopeId, ScopeKind, TemplateId, Type, TypeId};

impl Sema<'_> {
    /// Whether a type depends on template parameters, or is not known.
    pub fn is_dependent_type(&self, ty: TypeId) -> bool {
        self.program.type_facts(self.program.canonical(ty)).is_dependent
    }

    /// Whether a type mentions a template parameter pack that is not expanded in it ([temp.variadic]).
    pub fn has_unexpanded_pack(&self, ty: TypeId) -> bool {
        self.program.type_facts(self.program.canonical(ty)).has_unexpanded_pack
    }

    /// Whether a list of template arguments depends on template parameters.
    pub fn are_dependent(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments_facts(arguments).is_dependent
    }

    /// The class that the primary template's pattern is; of an alias template or parameter, none.
    pub fn pattern_class(&self, template: EntityId) -> Option<ClassId> {
        let EntityKind::Template(template) = self.program.entities[template].kind else { return None };
        match self.program.entities[self.program.templates[template].pattern?].kind {
            EntityKind::Class(class) => Some(class),
            _ => None,
        }
    }

    /// The class that a type is, or the pattern of the class template that it is a specialization of.
    pub fn class_or_pattern(&self, ty: TypeId) -> Option<ClassId> {
        match self.program.structure(ty) {
            Type::Specialization { template, .. } => self.pattern_class(template),
            _ => self.program.class_of(ty),
        }
    }

    /// The template that an entity is, or whose pattern's injected class name it is.
    pub fn template_of(&self, entity: EntityId) -> Option<TemplateId> {
        match self.program.entities[entity].kind {
            EntityKind::Template(template) => Some(template),
            EntityKind::Class(class) => self.program.classes[class].template,
            _ => None,
        }
    }

    /// The class being defined (or whose member is) that a specialization denotes: the current instantiation
    /// ([temp.dep.type]), found among the classes around `scope`.
    pub fn current_instantiation(
        &self,
        template: TemplateId,
        arguments: ArgumentsId,
        scope: ScopeId,
    ) -> Option<ClassId> {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if entry.kind == ScopeKind::Class
                && let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.program.entities[entity].kind)
                && self.program.classes[class].template == Some(template)
                && self.class_arguments(class) == Some(arguments)
            {
                return Some(class);
            }
            next = entry.parent;
        }
        None
    }

    /// The canonical template arguments of a pattern or specialization.
    pub fn class_arguments(&self, class: ClassId) -> Option<ArgumentsId> {
        let entry = &self.program.classes[class];
        entry.arguments.or_else(|| entry.template.map(|template| self.program.templates[template].own_arguments))
    }
}
