//! Entities of namespace scope with internal linkage, at the end of the unit.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExpressionKind, FunctionFlags, FunctionId, Linkage, Name, ScopeId, ScopeKind,
    StorageClass, VariableFlags, VariableId,
};

impl Sema<'_> {
    /// Reports variables and functions with internal linkage that nothing names (177) or that are only set (550), and
    /// functions that are used and not defined: those with internal linkage (114), members of local classes (329).
    pub fn check_unused_of_unit(&mut self) {
        self.mark_open_overloads();
        self.check_undefined_inline();
        self.check_undefined_inline_variables();
        for number in 0..self.program.entities.len() as u32 {
            let entity = EntityId::from_number(number);
            let entry = &self.program.entities[entity];
            if entry.token == u32::MAX || entry.template.is_some() || entry.flags.contains(EntityFlags::LOCAL) {
                continue;
            }
            match entry.kind {
                EntityKind::Variable(variable) if self.usage.is_told => self.check_unit_variable(entity, variable),
                EntityKind::Function(function) => {
                    self.check_unit_function(entity, function);
                    self.check_local_member(entity, function);
                }
                _ => {}
            }
        }
    }

    /// Overloaded names of which it is not known what they denote refer to all they may.
    fn mark_open_overloads(&mut self) {
        for name in std::mem::take(&mut self.usage.overloads) {
            if self.usage.resolved.contains(&name) {
                continue;
            }
            if let ExpressionKind::Overloads { candidates, .. } = self.expression(name).kind {
                for entity in self.program.entity_list(candidates).to_vec() {
                    self.program.entities[entity].flags |= EntityFlags::REFERENCED;
                }
            }
        }
    }

    /// Whether a scope is that of a namespace, or of a class in one.
    fn is_outside_functions(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if !matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace | ScopeKind::Class) {
                return false;
            }
            next = entry.parent;
        }
        true
    }

    /// Whether an entity is internal to the unit, declared in the user's own text, and no template has to do with it.
    fn is_internal_to_unit(&self, entity: EntityId, linkage: Linkage) -> bool {
        let entry = &self.program.entities[entity];
        let is_unnamed = self.program.scopes[entry.scope].in_unnamed_namespace;
        let is_member = self.program.scopes[entry.scope].kind == ScopeKind::Class;
        let class = self.program.enclosing_class(entry.scope);
        (is_unnamed || linkage == Linkage::Internal && !is_member)
            && class.is_none_or(|class| {
                let class = &self.program.classes[class];
                !class.is_dependent && class.template.is_none() && !class.is_closure
            })
            && !self.is_in_system_header(entry.token)
            && (!self.options.device_pass || self.is_in_main_file(entry.token))
            && self.is_outside_functions(entry.scope)
            && !self.may_be_unused(entity)
    }

    /// Whether a token stands in the source file itself: of what headers declare, the device compiler does not say that it is
    /// unused.
    fn is_in_main_file(&self, token: u32) -> bool {
        let main = self.options.original_file_name.as_deref().unwrap_or(self.source.name());
        let (file, ..) = self.source.line(self.position(token));
        self.source.file_name(file) == main
    }

    fn check_unit_variable(&mut self, entity: EntityId, variable: VariableId) {
        let entry = &self.program.variables[variable];
        let left_out = VariableFlags::PARAMETER
            | VariableFlags::BINDING
            | VariableFlags::ANONYMOUS_UNION
            | VariableFlags::SPECIALIZATION;
        let is_unnamed = self.program.scopes[self.program.entities[entity].scope].in_unnamed_namespace;
        let is_initialized = entry.initializer.is_some();
        if entry.flags.intersects(left_out)
            || self.program.entities[entity].name.symbol().is_none()
            || is_unnamed && entry.flags.contains(VariableFlags::C_LINKAGE)
            || !is_unnamed && entry.storage == StorageClass::Extern && !is_initialized
            || !self.is_internal_to_unit(entity, entry.linkage)
        {
            return;
        }
        let token = self.program.entities[entity].token;
        if self.is_referenced(entity) {
            if self.is_only_set(entity, is_initialized) && !self.is_used_by_itself(variable) {
                self.report_unused(code::SET_BUT_NOT_USED, entity, token);
            }
        } else if is_unnamed && !self.options.device_pass && !self.is_volatile_variable(variable)
            || !self.is_used_by_itself(variable)
        {
            self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, entity, token);
        }
    }

    fn is_volatile_variable(&self, variable: VariableId) -> bool {
        self.element_type(self.program.variables[variable].ty).1.contains(cufe_il::Qualifiers::VOLATILE)
    }

    fn check_unit_function(&mut self, entity: EntityId, function: FunctionId) {
        let entry = &self.program.functions[function];
        let left_out = FunctionFlags::IMPLICIT
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED
            | FunctionFlags::LAMBDA
            | FunctionFlags::VIRTUAL
            | FunctionFlags::TEMPLATED
            | FunctionFlags::SPECIALIZATION;
        let name = self.program.entities[entity].name;
        let is_unnamed = self.program.scopes[self.program.entities[entity].scope].in_unnamed_namespace;
        let is_defined = entry.flags.contains(FunctionFlags::DEFINED);
        if entry.flags.intersects(left_out)
            || entry.flags.contains(FunctionFlags::C_LINKAGE) && is_unnamed
            || entry.specialized.is_some()
            || name == Name::DESTRUCTOR
            || name == Name::CONSTRUCTOR && !is_defined
            || !self.is_internal_to_unit(entity, entry.linkage)
        {
            return;
        }
        let flags = self.program.entities[entity].flags;
        let token = self.program.entities[entity].token;
        if !flags.contains(EntityFlags::REFERENCED) {
            let definition = entry.definition.map(|record| self.program.function_declarations[record].name);
            self.report_unused(code::DECLARED_BUT_NOT_REFERENCED, entity, definition.unwrap_or(token));
        } else if !is_defined && flags.contains(EntityFlags::EVALUATED) {
            let name = self.entity_name(entity);
            let report = Report::new(code::REFERENCED_NOT_DEFINED, self.position(token)).quoted(name).as_warning();
            self.report(report);
        }
    }
}
