//! Uses of names that the outputs need to know: managed and builtin device variables, and what host code refers to.

use crate::Sema;
use cufe_il::{
    ArgumentsId, ClassId, EntityFlags, EntityId, EntityKind, FunctionId, HostReference, Linkage, MemorySpace, NameUse,
    ScopeId, ScopeKind, TemplateArgument, Type, TypeId,
};

impl Sema<'_> {
    /// Records what lookup found for a name in the user's own text, where that is asked for ([`cufe_base::Options`]).
    pub fn record_occurrence(&mut self, token: u32, found: &crate::Found) {
        if self.options.record_names && self.reader.is_own_text(token) {
            self.program.name_occurrences.extend(found.entities.iter().map(|&entity| (token, entity)));
        }
    }

    /// Records a use of an entity by name, in evaluated and unevaluated operands alike. `function` is the function in
    /// which the name stands.
    pub fn record_use(
        &mut self,
        entity: EntityId,
        arguments: Option<ArgumentsId>,
        name: NameUse,
        function: Option<FunctionId>,
    ) {
        let space = match self.program.entities[entity].kind {
            EntityKind::Field(_) => return,
            _ => self.program.variable_of(entity).map(|variable| self.program.variables[variable].space),
        };
        if let Some(space) = space {
            self.note_device_variable(space, name.name);
            let is_builtin = self.program.entities[entity].flags.contains(EntityFlags::DEVICE_BUILTIN);
            if is_builtin || space.contains(MemorySpace::MANAGED) {
                self.program.name_uses.push(NameUse { entity, ..name });
            }
        }
        if !self.options.device_c && !self.options.partial_link {
            return;
        }
        let is_listed = match space {
            Some(space) => {
                space.intersects(MemorySpace::DEVICE | MemorySpace::CONSTANT | MemorySpace::MANAGED)
                    && !space.contains(MemorySpace::SHARED)
            }
            None => self
                .program
                .function_of(entity)
                .is_some_and(|function| self.program.functions[function].space.is_kernel()),
        };
        let function = self.function_of_use(function);
        if is_listed && !function.is_some_and(|function| self.program.functions[function].space.is_device_code()) {
            let is_instance = arguments.is_some_and(|arguments| !self.are_dependent(arguments));
            let has_internal_argument = is_instance && arguments.is_some_and(|arguments| self.has_internal(arguments));
            self.program.host_references.push(HostReference {
                entity,
                name: name.name,
                has_internal_argument,
                is_instance,
                function,
            });
        }
    }

    /// Template arguments that were deduced for a name among some tokens: where one of them is internal, so is the reference.
    pub(crate) fn note_deduced_reference(
        &mut self,
        entity: EntityId,
        arguments: ArgumentsId,
        tokens: std::ops::RangeInclusive<u32>,
    ) {
        // Of overloads every one is recorded.
        const OVERLOADS: usize = 64;
        if (self.options.device_c || self.options.partial_link)
            && !self.are_dependent(arguments)
            && self.has_internal(arguments)
        {
            let references = self.program.host_references.iter_mut().rev().take(OVERLOADS);
            for reference in references.filter(|known| known.entity == entity && tokens.contains(&known.name)) {
                reference.has_internal_argument = true;
            }
        }
    }

    /// The function whose code a name in `function` belongs to: what stands in the head of a lambda is not in its body.
    fn function_of_use(&self, mut function: Option<FunctionId>) -> Option<FunctionId> {
        while let Some(lambda) = self.lambda_of(function?).and_then(|index| self.program.lambdas.get(index))
            && lambda.body.0 <= lambda.introducer.1
        {
            function = lambda.enclosing;
        }
        function
    }

    /// Whether one of the template arguments is internal.
    fn has_internal(&self, arguments: ArgumentsId) -> bool {
        self.program.arguments(arguments).iter().any(|argument| match *argument {
            TemplateArgument::Type(ty) => self.is_internal_type(ty),
            TemplateArgument::Entity(entity) => self.is_internal_value(entity),
            TemplateArgument::Pack(list) => self.has_internal(list),
            _ => false,
        })
    }

    fn is_internal_type(&self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.written(ty) {
            Type::Class(class) => self.is_internal_class(class),
            Type::Specialization { template, arguments } => {
                self.is_in_unnamed_namespace(self.program.entities[template].scope) || self.has_internal(arguments)
            }
            _ => false,
        }
    }

    fn is_internal_class(&self, class: ClassId) -> bool {
        let class = &self.program.classes[class];
        !class.is_closure
            && (self.is_in_unnamed_namespace(self.program.entities[class.entity].scope)
                || class.arguments.is_some_and(|arguments| self.has_internal(arguments)))
    }

    fn is_internal_value(&self, entity: EntityId) -> bool {
        let linkage = match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.program.functions[function].linkage,
            EntityKind::Variable(variable) => self.program.variables[variable].linkage,
            _ => return false,
        };
        linkage == Linkage::Internal || self.is_in_unnamed_namespace(self.program.entities[entity].scope)
    }

    /// Whether a scope is that of an unnamed namespace, or of a class or namespace in one; blocks are not.
    fn is_in_unnamed_namespace(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.kind {
                ScopeKind::Namespace => {
                    if let Some(EntityKind::Namespace(namespace)) =
                        entry.entity.map(|entity| self.program.entities[entity].kind)
                        && self.program.namespaces[namespace].is_unnamed
                    {
                        return true;
                    }
                }
                ScopeKind::Class | ScopeKind::TemplateParameters => {}
                _ => return false,
            }
            next = entry.parent;
        }
        false
    }
}
