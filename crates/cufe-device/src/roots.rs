//! Where the marks start.

use crate::marks::Selector;
use cufe_base::StoreId;
use cufe_il::VariableDeclarationFlags;
use cufe_il::{
    AttributeFacts, FunctionFlags, FunctionId, Linkage, MemorySpace, Qualifiers, ScopeKind, StorageClass,
    VariableFlags, VariableId,
};

/// The spaces of variables that exist on the device for all of the program's run.
const LASTING: MemorySpace = MemorySpace::DEVICE.union(MemorySpace::CONSTANT).union(MemorySpace::MANAGED);

impl Selector<'_> {
    pub(crate) fn mark_roots(&mut self) {
        for index in 0..self.program.variables.len() {
            let variable = VariableId::from_index(index);
            if self.is_root_variable(variable) {
                self.use_variable(variable);
            }
        }
        for index in 0..self.program.functions.len() {
            let function = FunctionId::from_index(index);
            if self.is_root_function(function) {
                self.use_function(function);
            }
        }
    }

    fn is_root_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let facts = &self.facts;
        if facts.is_instantiated(function) {
            return facts.has_body(function);
        }
        // The instance of a kernel is kept wherever it is launched, in a function that nothing needs, too (measured).
        if entry.space.is_kernel() && facts.is_made(function) && !facts.is_pattern(function) {
            return self.program.definition_of(function).is_some_and(|definition| definition.statement.is_some());
        }
        if !entry.flags.contains(FunctionFlags::DEFINED)
            || entry.flags.contains(FunctionFlags::IMPLICIT)
            || facts.is_closure_operator(function)
            || facts.is_pattern(function)
            || facts.is_made(function)
        {
            return false;
        }
        let kept = AttributeFacts::USED | AttributeFacts::CONSTRUCTOR | AttributeFacts::DESTRUCTOR;
        let scope = self.program.entities[entry.entity].scope;
        entry.space.is_kernel()
            || facts.has_attribute(entry.entity, kept)
            || !entry.flags.contains(FunctionFlags::INLINE) && !facts.is_internal(entry.linkage, scope)
    }

    fn is_root_variable(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let facts = &self.facts;
        let entity = &self.program.entities[entry.entity];
        let scope = facts.home(entity.scope);
        let cufe_il::EntityKind::Variable(_) = entity.kind else { return false };
        if entry.flags.intersects(VariableFlags::PARAMETER | VariableFlags::BINDING)
            || entity.template.is_some()
            || facts.is_in_pattern(entity.scope)
        {
            return false;
        }
        if facts.is_local(scope) {
            return self.is_static_on_device(variable);
        }
        if entry.space.intersects(LASTING) {
            return true;
        }
        if !entry.flags.contains(VariableFlags::DEFINED) {
            return false;
        }
        // Of shared memory those that other translation units could name.
        if !entry.space.is_empty() {
            return entry.storage != StorageClass::Extern && !facts.is_internal(entry.linkage, scope);
        }
        let is_const = self.program.unqualified(self.program.canonical(entry.ty)).1.contains(Qualifiers::CONST);
        if !facts.is_internal(entry.linkage, scope) && entry.linkage == Linkage::External {
            // A static member with an initializer in its class is declared there only ([class.static.data]/4).
            let definition = entry.definition.and_then(|id| self.program.variable_declarations.get(id));
            let is_only_declared = definition.is_some_and(|declaration| {
                declaration.flags.contains(VariableDeclarationFlags::IN_CLASS)
                    && !entry.flags.contains(VariableFlags::INLINE)
            });
            let is_made = facts.class_around(entity.scope).is_some_and(|class| self.program.classes[class].is_instance);
            if is_only_declared || is_made {
                return false;
            }
            let is_constexpr = entry.flags.contains(VariableFlags::CONSTEXPR);
            let is_member = self.program.scopes[scope].kind == ScopeKind::Class;
            let is_seen = !is_const || entry.storage == StorageClass::Extern || is_member;
            return !is_constexpr && is_seen;
        }
        facts.has_attribute(entry.entity, AttributeFacts::USED) || self.is_initialized_at_run_time(variable)
    }

    /// A static variable of a function that exists on the device and is no template: kept even where the function is not.
    fn is_static_on_device(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        if entry.storage != StorageClass::Static || entry.space.contains(MemorySpace::SHARED) {
            return false;
        }
        let around = self.facts.function_around(self.program.entities[entry.entity].scope);
        around.is_some_and(|function| {
            self.facts.is_on_device(function) && !self.facts.is_pattern(function) && !self.facts.is_made(function)
        })
    }

    /// Whether code runs before `main` for a variable, or after it.
    pub(crate) fn is_initialized_at_run_time(&self, variable: VariableId) -> bool {
        let program = self.program;
        let object = program.objects.get(&variable).copied().unwrap_or_default();
        let is_trivial = |function: &FunctionId| program.trivial_functions.contains(function);
        if object.destructor.is_some_and(|function| !is_trivial(&function)) {
            return true;
        }
        if program.values_of_variables.contains_key(&variable)
            || program.initial_values.contains_key(&variable)
            || program.variables[variable].value.is_some()
        {
            return false;
        }
        match program.variables[variable].initializer {
            Some(initializer) => !program.values.contains_key(&initializer),
            None => object.constructor.is_some_and(|function| !is_trivial(&function)),
        }
    }
}
