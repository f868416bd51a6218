//! Functions that every unit which uses them has to define ([basic.def.odr]/4), and that this one only declares: inline ones,
//! and templates that are inline or have internal linkage.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{EntityFlags, EntityId, FunctionFlags, FunctionId, Linkage, ScopeKind, VariableFlags};

/// What no definition is asked of.
const DEFINED_OTHERWISE: FunctionFlags = FunctionFlags::DEFINED
    .union(FunctionFlags::DELETED)
    .union(FunctionFlags::DEFAULTED)
    .union(FunctionFlags::DEFAULTED_LATER)
    .union(FunctionFlags::IMPLICIT)
    .union(FunctionFlags::BUILTIN)
    .union(FunctionFlags::LAMBDA)
    .union(FunctionFlags::VIRTUAL);

impl Sema<'_> {
    /// Notes that evaluated code uses a function.
    pub(crate) fn note_inline_use(&mut self, function: FunctionId) {
        if self.context.unevaluated > 0 || self.context.discarded > 0 {
            return;
        }
        let entry = &self.program.functions[function];
        let is_template = entry.specialized.is_some() || self.program.entities[entry.entity].template.is_some();
        if !entry.flags.intersects(DEFINED_OTHERWISE)
            && (is_template || entry.flags.contains(FunctionFlags::INLINE))
            && self.usage.inline_seen.insert(function)
        {
            self.usage.inline_uses.push(function);
        }
    }

    /// Reports inline variables that evaluated code names and that are only declared (821).
    pub(super) fn check_undefined_inline_variables(&mut self) {
        let undefined: Vec<EntityId> = self
            .program
            .variables
            .iter()
            .filter(|(_, variable)| {
                let entity = &self.program.entities[variable.entity];
                let scope = &self.program.scopes[entity.scope];
                variable.flags.contains(VariableFlags::INLINE)
                    && !variable.flags.intersects(
                        VariableFlags::DEFINED | VariableFlags::SPECIALIZATION | VariableFlags::STATIC_MEMBER,
                    )
                    && entity.flags.contains(EntityFlags::EVALUATED)
                    && !entity.flags.intersects(EntityFlags::LOCAL | EntityFlags::PREDECLARED)
                    && entity.template.is_none()
                    && matches!(scope.kind, ScopeKind::Global | ScopeKind::Namespace)
                    && variable.linkage == Linkage::External
                    && !scope.in_unnamed_namespace
                    && entity.token != u32::MAX
                    && self.reader.is_own_text(entity.token)
            })
            .map(|(_, variable)| variable.entity)
            .collect();
        for entity in undefined {
            let token = self.program.entities[entity].token;
            let name = self.entity_name(entity);
            self.report(Report::new(code::EXTERN_INLINE_NEVER_DEFINED, self.position(token)).quoted(name).as_error());
        }
    }

    /// Reports those that are still not defined at the end of the unit: 821, of members and of what is internal to the unit
    /// 114. Instances are reported at the declaration of their template.
    pub(super) fn check_undefined_inline(&mut self) {
        for function in std::mem::take(&mut self.usage.inline_uses) {
            let pattern = self.pattern_of_function(function);
            let is_template =
                pattern != function || self.program.entities[self.program.functions[pattern].entity].template.is_some();
            let entry = &self.program.functions[pattern];
            let entity = &self.program.entities[entry.entity];
            let scope = &self.program.scopes[entity.scope];
            let is_internal = entry.linkage == Linkage::Internal || scope.in_unnamed_namespace;
            let is_member = scope.kind == ScopeKind::Class;
            let is_inline = entry.flags.contains(FunctionFlags::INLINE);
            if self.has_definition(function)
                || self.has_definition(pattern)
                // Of these the walk over the entities tells.
                || is_internal && !is_template && !(is_member && entity.name == cufe_il::Name::CONSTRUCTOR)
                || !(is_inline || is_internal && is_template)
                || entity.token == u32::MAX
                || entity.flags.intersects(EntityFlags::LOCAL | EntityFlags::PREDECLARED)
                || self.is_declared_in_function(pattern)
                || !self.reader.is_own_text(entity.token)
            {
                continue;
            }
            let code =
                if is_member || is_internal { code::REFERENCED_NOT_DEFINED } else { code::EXTERN_INLINE_NEVER_DEFINED };
            let (entity, token) = (entry.entity, entity.token);
            if self.cuda.reported.insert(code, token) {
                let report = Report::new(code, self.position(token)).quoted(self.entity_name(entity));
                self.report(report.as_warning());
            }
        }
    }

    /// The function that a specialization of a function template was made from; any other function itself.
    pub(crate) fn pattern_of_function(&self, function: FunctionId) -> FunctionId {
        self.program.functions[function]
            .specialized
            .filter(|_| !self.program.functions[function].flags.contains(FunctionFlags::SPECIALIZATION))
            .and_then(|template| self.program.templates[template].pattern)
            .and_then(|pattern| self.program.function_of(pattern))
            .unwrap_or(function)
    }

    /// Whether a function, or the class that it is a member of, is declared in a block.
    fn is_declared_in_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let written = entry.first_declaration.map(|record| self.program.function_declarations[record].scope);
        [Some(self.program.entities[entry.entity].scope), written].into_iter().flatten().any(|scope| {
            let mut next = Some(scope);
            while let Some(scope) = next.and_then(|scope| self.program.scopes.get(scope)) {
                if matches!(scope.kind, ScopeKind::Block | ScopeKind::Lambda) {
                    return true;
                }
                next = scope.parent;
            }
            false
        })
    }

    /// Whether the text defines a function, also where nobody read that for an instance.
    pub(crate) fn has_definition(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        entry.flags.intersects(DEFINED_OTHERWISE) || entry.definition.is_some() || self.is_defined_elsewhere(function)
    }
}
