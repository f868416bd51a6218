//! Which types and arguments depend on template parameters ([temp.dep.type]).

use crate::Sema;
use cufe_il::{
    ArgumentsId, ArrayBound, ClassId, EntityId, EntityKind, ScopeId, ScopeKind, TemplateArgument, TemplateId, Type,
    TypeId,
};

impl Sema<'_> {
    /// Whether a type depends on template parameters, or is not known.
    pub fn is_dependent_type(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Unknown
            | Type::TemplateParameter { .. }
            | Type::NamedParameter(_)
            | Type::DependentName { .. }
            | Type::Decltype(_)
            | Type::Transform { .. }
            | Type::Auto
            | Type::DecltypeAuto
            | Type::DeducedTemplate(_)
            | Type::Expansion(_) => true,
            Type::Builtin(_) | Type::Enum(_) => false,
            Type::Class(class) => self.program.classes[class].is_dependent,
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. } => self.is_dependent_type(inner),
            Type::MemberPointer { class, member } => self.is_dependent_type(class) || self.is_dependent_type(member),
            Type::Array { element, bound } => {
                matches!(bound, ArrayBound::Expression(_)) || self.is_dependent_type(element)
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                self.is_dependent_type(function.result)
                    || function.parameters.iter().any(|&parameter| self.is_dependent_type(parameter))
            }
            Type::Typedef(_) => true,
            Type::Specialization { template, arguments } => {
                matches!(self.program.entities[template].kind, EntityKind::Template(template)
                    if self.program.templates[template].parameter.is_some())
                    || self.are_dependent(arguments)
            }
        }
    }

    /// Whether a type mentions a template parameter pack that is not expanded in it ([temp.variadic]).
    pub fn has_unexpanded_pack(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::TemplateParameter { is_pack, .. } => is_pack,
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Vector { element: inner, .. }
            | Type::Array { element: inner, .. }
            | Type::Transform { operand: inner, .. } => self.has_unexpanded_pack(inner),
            Type::MemberPointer { class, member } => {
                self.has_unexpanded_pack(class) || self.has_unexpanded_pack(member)
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function);
                self.has_unexpanded_pack(function.result)
                    || function.parameters.iter().any(|&parameter| self.has_unexpanded_pack(parameter))
            }
            Type::Specialization { arguments, .. } => self.arguments_have_unexpanded_pack(arguments),
            Type::DependentName { qualifier, arguments, .. } => {
                self.has_unexpanded_pack(qualifier)
                    || arguments.is_some_and(|arguments| self.arguments_have_unexpanded_pack(arguments))
            }
            _ => false,
        }
    }

    fn arguments_have_unexpanded_pack(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments(arguments).iter().any(|&argument| match argument {
            TemplateArgument::Type(ty) => self.has_unexpanded_pack(ty),
            TemplateArgument::Expression(profiled) => {
                self.program.expressions.get(profiled.expression).is_some_and(|expression| {
                    expression.flags.contains(cufe_il::ExpressionFlags::UNEXPANDED)
                        && !matches!(expression.kind, cufe_il::ExpressionKind::PackExpansion(_))
                })
            }
            TemplateArgument::Pack(list) => self.arguments_have_unexpanded_pack(list),
            _ => false,
        })
    }

    /// Whether a list of template arguments depends on template parameters.
    pub fn are_dependent(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments(arguments).iter().any(|&argument| self.is_dependent_argument(argument))
    }

    fn is_dependent_argument(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Type(ty) => self.is_dependent_type(ty),
            TemplateArgument::Value(ty, _) => self.is_dependent_type(ty),
            // An expression whose value is not known may depend on parameters; it is treated as if it did.
            TemplateArgument::Expression(_) | TemplateArgument::UnknownTemplate | TemplateArgument::Expansion(_) => {
                true
            }
            TemplateArgument::Entity(_) | TemplateArgument::Null => false,
            TemplateArgument::Template(entity) => match self.program.entities[entity].kind {
                EntityKind::Template(template) => self.program.templates[template].parameter.is_some(),
                _ => true,
            },
            TemplateArgument::Pack(list) => self.are_dependent(list),
        }
    }

    /// The class that the primary template's pattern is; of an alias template or parameter, none.
    pub fn pattern_class(&self, template: EntityId) -> Option<ClassId> {
        let EntityKind::Template(template) = self.program.entities[template].kind else { return None };
        match self.program.entities[self.program.templates[template].pattern?].kind {
            EntityKind::Class(class) => Some(class),
            _ => None,
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
