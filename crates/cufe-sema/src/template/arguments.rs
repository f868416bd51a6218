//! Template-ids as types: default arguments, current instantiation, explicit specializations, alias templates
//! ([temp.names], [temp.alias]).

use crate::Sema;
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, Profiled, Program, ScopeId, TemplateArgument, TemplateId, TemplateKind,
    TemplateParameterKind, Type, TypeId,
};

impl Sema<'_> {
    /// The type that `template<arguments>` denotes, seen from `scope`. For function and variable templates and concepts the
    /// type is unknown.
    pub fn specialization_type(&mut self, entity: EntityId, arguments: ArgumentsId, scope: ScopeId) -> TypeId {
        let Some(template) = self.template_of(entity) else { return Program::UNKNOWN };
        let template_entity = self.program.templates[template].entity;
        match self.program.templates[template].kind {
            TemplateKind::Class => {
                let arguments = self.complete_arguments(template, arguments);
                let canonical = self.program.canonical_arguments(arguments);
                if let Some(class) = self.current_instantiation(template, canonical, scope) {
                    return self.program.classes[class].ty;
                }
                if let Some(class) = self.explicit_specialization(template, canonical) {
                    return self.program.classes[class].ty;
                }
                self.program.intern_type(Type::Specialization { template: template_entity, arguments })
            }
            TemplateKind::Alias => {
                let arguments = self.complete_arguments(template, arguments);
                let written = Type::Specialization { template: template_entity, arguments };
                let ty = self.program.intern_type(written);
                if self.program.canonical(ty) == ty
                    && let Some(target) = self.alias_target(template, arguments)
                {
                    self.program.set_canonical(ty, target);
                }
                ty
            }
            TemplateKind::Parameter | TemplateKind::Builtin => {
                self.program.intern_type(Type::Specialization { template: template_entity, arguments })
            }
            TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept => Program::UNKNOWN,
        }
    }

    /// The alias' target with the arguments in place, if everything in it can be told.
    fn alias_target(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<TypeId> {
        let pattern = self.program.templates[template].pattern?;
        let EntityKind::Typedef(target) = self.program.entities[pattern].kind else { return None };
        let depth = self.template_depth(template);
        self.substitute_type(target, depth, arguments)
    }

    /// The depth of a template's parameters: the number of heads around its own.
    pub fn template_depth(&self, template: TemplateId) -> u16 {
        self.program.templates[template].depth
    }

    /// The explicit (full) specialization with these canonical arguments.
    pub fn explicit_specialization(&self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        self.program.templates[template].specializations.iter().find_map(|&entity| {
            match self.program.entities[entity].kind {
                EntityKind::Class(class) if self.program.classes[class].arguments == Some(arguments) => Some(class),
                _ => None,
            }
        })
    }

    /// The class that a declarator or class head with these arguments belongs to: the pattern where the arguments are the
    /// template's own parameters, or a partial or explicit specialization.
    pub fn declared_specialization(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        let arguments = self.complete_arguments(template, arguments);
        let canonical = self.program.canonical_arguments(arguments);
        if canonical == self.program.templates[template].own_arguments {
            return self.pattern_class(self.program.templates[template].entity);
        }
        self.explicit_specialization(template, canonical)
    }

    /// Adds the default arguments of the parameters for which there is no argument. Lists with expansions are left as they
    /// are.
    pub fn complete_arguments(&mut self, template: TemplateId, arguments: ArgumentsId) -> ArgumentsId {
        let list = self.program.arguments(arguments);
        let count = list.len();
        let parameters = &self.program.templates[template].head.parameters;
        let has_expansion = list.iter().any(|argument| is_expansion(&self.program, *argument));
        let has_pack = parameters.iter().any(|parameter| parameter.is_pack);
        if has_expansion || count >= parameters.len() && !has_pack {
            return arguments;
        }
        let parameter_count = parameters.len();
        let pack_index = parameters.iter().position(|parameter| parameter.is_pack);
        let mut list: Vec<TemplateArgument> = list.to_vec();
        if list.len() < parameter_count && pack_index.is_none_or(|index| index >= list.len()) {
            let depth = self.template_depth(template);
            while list.len() < parameter_count {
                let parameter = &self.program.templates[template].head.parameters[list.len()];
                if parameter.is_pack {
                    break;
                }
                let Some(default) = parameter.default else { break };
                let kind = parameter.kind;
                let so_far = self.program.intern_arguments(list.clone());
                let Some(argument) = self.substitute_argument(default, depth, so_far) else { break };
                let argument = match (kind, argument) {
                    (TemplateParameterKind::Value(ty), TemplateArgument::Value(_, value)) => {
                        TemplateArgument::Value(self.program.canonical(ty), value)
                    }
                    _ => argument,
                };
                list.push(argument);
            }
        }
        self.program.intern_arguments(list)
    }
}

/// Whether an argument is the expansion of a pack, so that the number of arguments is not known.
pub fn is_expansion(program: &Program, argument: TemplateArgument) -> bool {
    match argument {
        TemplateArgument::Expansion(_) => true,
        TemplateArgument::Type(ty) => matches!(program.written(ty), Type::Expansion(_)),
        TemplateArgument::Expression(Profiled { expression, .. }) => {
            matches!(
                program.expressions.get(expression).map(|expression| expression.kind),
                Some(cufe_il::ExpressionKind::PackExpansion(_))
            )
        }
        _ => false,
    }
}
