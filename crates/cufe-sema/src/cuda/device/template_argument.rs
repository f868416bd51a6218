//! Template arguments of kernels (3582 to 3587, 3714) and of device variable templates (3637 to 3641): the host compiler must be able
//! to name them outside of the place where they are declared.

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    Access, ArgumentsId, EntityId, EntityKind, ExecutionSpace, ExtendedKind, FunctionId, Name, ScopeKind,
    TemplateArgument, TemplateParameterKind, Type, TypeId,
};

/// The numbers of the rules.
struct Numbers {
    closure: Code,
    local: Code,
    private: Code,
    unnamed: Code,
    private_template: Code,
}

const KERNEL: Numbers = Numbers {
    closure: code::GLOBAL_LAMBDA_TEMPLATE_ARG,
    local: code::GLOBAL_FUNC_LOCAL_TEMPLATE_ARG,
    private: code::GLOBAL_PRIVATE_TYPE_ARG,
    unnamed: code::GLOBAL_UNNAMED_TYPE_ARG,
    private_template: code::GLOBAL_PRIVATE_TEMPLATE_ARG,
};
const VARIABLE: Numbers = Numbers {
    closure: code::VARIABLE_TEMPLATE_LAMBDA_TEMPLATE_ARG,
    local: code::VARIABLE_TEMPLATE_FUNC_LOCAL_TEMPLATE_ARG,
    private: code::VARIABLE_TEMPLATE_PRIVATE_TYPE_ARG,
    unnamed: code::VARIABLE_TEMPLATE_UNNAMED_TYPE_TEMPLATE_ARG,
    private_template: code::VARIABLE_TEMPLATE_PRIVATE_TEMPLATE_ARG,
};

/// Where something is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// In no function.
    Outside,
    /// In device code.
    Device,
    /// In a function that exists on both sides.
    Both(FunctionId),
    /// In host code.
    Host,
    /// Nobody can tell.
    Unknown,
}

impl Sema<'_> {
    /// Checks the arguments of a specialization of a kernel template or device variable template at the place that first
    /// names it.
    pub(crate) fn check_device_template_arguments(&mut self, template: EntityId, arguments: ArgumentsId, token: u32) {
        if !self.options.device_pass || self.context.speculating > 0 || self.are_dependent(arguments) {
            return;
        }
        let EntityKind::Template(id) = self.program.entities[template].kind else { return };
        let Some(pattern) = self.program.templates[id].pattern else { return };
        self.check_texture_arguments(template, arguments, token);
        let numbers = match (self.program.function_of(pattern), self.program.variable_of(pattern)) {
            (Some(function), _) if self.program.functions[function].space.is_kernel() => &KERNEL,
            (_, Some(variable)) if !self.program.variables[variable].space.is_empty() => &VARIABLE,
            _ => return,
        };
        if self.cuda.checked_specializations.insert((template, arguments)) {
            self.check_argument_list(arguments, numbers, token);
        }
    }

    /// 3636: an argument of a function template of device code points or refers to a texture or surface.
    fn check_texture_arguments(&mut self, template: EntityId, arguments: ArgumentsId, token: u32) {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return };
        let pattern = self.program.templates[id].pattern.and_then(|pattern| self.program.function_of(pattern));
        let Some(function) = pattern else { return };
        let space = self.program.functions[function].space;
        if !space.is_device_code() && !space.contains(ExecutionSpace::DEVICE_SIDE) {
            return;
        }
        let parameters = self.program.templates[id].head.parameters.clone();
        let list = self.program.arguments(arguments).to_vec();
        let is_texture = parameters.iter().zip(list).any(|(parameter, argument)| {
            let TemplateParameterKind::Value(ty) = parameter.kind else { return false };
            let is_given = match argument {
                TemplateArgument::Pack(list) => !self.program.arguments(list).is_empty(),
                _ => true,
            };
            match (self.program.structure(ty), argument) {
                (Type::Pointer(inner) | Type::LvalueReference(inner), _) if self.is_plain_texture(inner) => is_given,
                // `auto`, `T *`
                (_, TemplateArgument::Entity(entity)) => self.program.variable_of(entity).is_some_and(|variable| {
                    self.is_plain_texture(self.program.variables[variable].ty)
                        && (self.is_dependent_type(ty) || self.program.has_placeholder(ty))
                }),
                _ => false,
            }
        });
        if is_texture && self.cuda.checked_specializations.insert((template, arguments)) {
            self.report_device(Report::new(code::DEVICE_FUNC_TEX_ARG, self.position(token)), token);
        }
    }

    /// A texture that is not const.
    fn is_plain_texture(&self, ty: TypeId) -> bool {
        self.is_texture_type(ty) && self.program.unqualified(self.program.canonical(ty)).1.is_empty()
    }

    fn check_argument_list(&mut self, arguments: ArgumentsId, numbers: &Numbers, token: u32) {
        for argument in self.program.arguments(arguments).to_vec() {
            match argument {
                TemplateArgument::Type(ty) => {
                    for (entity, ty) in self.named_in_type(ty, true) {
                        self.check_argument_type(entity, ty, numbers, token);
                    }
                }
                TemplateArgument::Template(entity) if self.is_hidden_member(entity) => {
                    self.report_template_argument(numbers.private_template, entity, token);
                }
                TemplateArgument::Pack(list) => self.check_argument_list(list, numbers, token),
                _ => {}
            }
        }
    }

    fn check_argument_type(&mut self, entity: EntityId, ty: TypeId, numbers: &Numbers, token: u32) {
        if let Some(lambda) = self.closure_of(ty) {
            let (is_extended, enclosing) = (lambda.extended.kind != ExtendedKind::None, lambda.enclosing);
            let place = enclosing.map_or(Place::Host, |function| self.place_of_function(function));
            match place {
                Place::Both(function) if !is_extended => self.report_local_type(entity, function),
                Place::Host if !is_extended || enclosing.is_none() => {
                    self.report_template_argument(numbers.closure, entity, token);
                }
                _ => {}
            }
            return;
        }
        let place = self.place_of(entity);
        match place {
            Place::Host => self.report_template_argument(numbers.local, entity, token),
            Place::Both(function) => self.report_local_type(entity, function),
            _ => {}
        }
        if self.is_unnamed_type(entity) && !matches!(place, Place::Device | Place::Both(_)) {
            self.report_template_argument(numbers.unnamed, entity, token);
        }
        // A class around it may be hidden as well.
        let mut next = Some(entity);
        while let Some(entity) = next.filter(|_| matches!(place, Place::Outside | Place::Host)) {
            if self.is_hidden_member(entity) {
                return self.report_template_argument(numbers.private, entity, token);
            }
            let scope = self.program.entities[entity].scope;
            next = self.class_of_scope(scope).map(|class| self.program.classes[class].entity);
        }
    }

    fn report_template_argument(&mut self, code: Code, entity: EntityId, token: u32) {
        let name = self.entity_name(entity);
        self.report_device(Report::new(code, self.position(token)).with(Argument::Quoted(name)), token);
    }

    /// 3714, where the type is declared.
    fn report_local_type(&mut self, entity: EntityId, function: FunctionId) {
        let token = self.program.entities[entity].token;
        let (name, around) = (self.entity_name(entity), self.entity_name(self.program.functions[function].entity));
        let report = Report::new(code::LOCAL_TYPE_USED_IN_GLOBAL_FUNCTION, self.position(token))
            .with(Argument::Quoted(name))
            .with(Argument::Quoted(around));
        self.report_device(report, token);
    }

    /// A private or protected member.
    fn is_hidden_member(&self, entity: EntityId) -> bool {
        let entry = &self.program.entities[entity];
        entry.access != Access::Public && self.class_of_scope(entry.scope).is_some()
    }

    /// A class or enumeration without name, also for linkage.
    fn is_unnamed_type(&self, entity: EntityId) -> bool {
        let entry = &self.program.entities[entity];
        entry.name == Name::UNNAMED
            && match entry.kind {
                EntityKind::Class(class) => self.program.classes[class].typedef_name.is_none(),
                EntityKind::Enum(id) => self.program.enums[id].typedef_name.is_none(),
                _ => false,
            }
    }

    /// The code in which an entity is declared.
    fn place_of(&self, entity: EntityId) -> Place {
        let mut next = Some(self.program.entities[entity].scope);
        while let Some(scope) = next {
            let Some(entry) = self.program.scopes.get(scope) else { return Place::Unknown };
            match (entry.kind, entry.entity) {
                (ScopeKind::Global | ScopeKind::Namespace, _) => return Place::Outside,
                (ScopeKind::FunctionParameters, Some(function)) => {
                    return match self.program.function_of(function) {
                        Some(function) => self.place_of_function(function),
                        None => Place::Unknown,
                    };
                }
                (ScopeKind::Lambda, _) => {
                    let lambda = self.program.lambdas.iter().find(|lambda| lambda.scope == scope);
                    return match lambda.and_then(|lambda| lambda.call_operator) {
                        Some(operator) => self.place_of_function(operator),
                        None => Place::Unknown,
                    };
                }
                _ => next = entry.parent,
            }
        }
        Place::Unknown
    }

    fn place_of_function(&self, function: FunctionId) -> Place {
        let space = self.program.functions[function].space;
        match (space.is_device_code(), space.contains(ExecutionSpace::DEVICE_SIDE)) {
            (true, _) => Place::Device,
            (_, true) => Place::Both(function),
            _ => Place::Host,
        }
    }
}
