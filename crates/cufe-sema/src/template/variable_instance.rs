//! Instances of variable templates ([temp.inst]/7): the declaration is read again with the parameters bound, when the
//! variable is named.

use super::SubstitutionFailure;
use super::deduction::Compared;
use super::instance::{Best, InstantiatedPart, Matching, ReadResult};
use super::member_instance::OutsidePartialVariable;
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, EntityId, TemplateId, TemplateKind, VariableFlags, VariableId};

impl Sema<'_> {
    /// The variable that `template<arguments>` names; `None` where it can't be known.
    pub(crate) fn variable_instance(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<EntityId> {
        if self.program.templates[template].kind != TemplateKind::Variable || self.are_dependent(arguments) {
            return None;
        }
        let arguments = self.complete_arguments(template, arguments);
        if self.are_dependent(arguments) {
            return None;
        }
        let arguments = self.program.canonical_arguments(arguments);
        if let Some(&known) = self.instances.variables.get(&(template, arguments)) {
            self.note_naming(known);
            return known;
        }
        // While it is read nothing is known of it.
        self.instances.variables.insert((template, arguments), None);
        let instance = self.make_variable_instance(template, arguments);
        self.instances.variables.insert((template, arguments), instance);
        if let Some(variable) = instance.and_then(|entity| self.program.variable_of(entity))
            && self.options.complete_program
        {
            self.program.variable_arguments.insert(variable, (template, arguments));
        }
        self.note_naming(instance);
        instance
    }

    /// Keeps when a specialization is named outside of templates first, where the program is wanted complete.
    fn note_naming(&mut self, instance: Option<EntityId>) {
        if self.options.complete_program
            && let Some(variable) = instance.and_then(|entity| self.program.variable_of(entity))
            && !self.program.ends.variables.contains_key(&variable)
            // Explicit specializations stand where they are written.
            && !self.program.variable_patterns.contains_key(&variable)
            && !self.is_in_pattern()
        {
            self.program.ends.variables.insert(variable, self.program.entities.len() as u32);
        }
    }

    /// A template-id of a variable template that has no instance may have a default argument that is ill-formed
    /// ([temp.arg.general]/7).
    pub(crate) fn check_default_arguments_of_variable(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        token: u32,
    ) {
        if self.program.templates[template].kind != TemplateKind::Variable || self.are_dependent(arguments) {
            return;
        }
        let (_, failure) = self.completed_arguments(template, arguments);
        if failure != Some(SubstitutionFailure::IllFormed) {
            return;
        }
        if self.context.in_substitution || self.context.speculating > 0 {
            self.report_at(code::NO_SUCH_MEMBER, token);
        } else if !self.is_in_pattern() {
            self.report_ill_formed_default(template, arguments);
        }
    }

    fn make_variable_instance(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<EntityId> {
        let mut matching = Vec::new();
        for entity in self.program.templates[template].specializations.clone() {
            let variable = self.program.variable_of(entity)?;
            // Explicit instantiations have none.
            let Some(pattern) = self.program.variable_patterns.get(&variable).cloned() else { continue };
            let written = pattern.arguments?;
            match pattern.head {
                None => {
                    let written = self.program.canonical_arguments(written);
                    if self.same_arguments(written, arguments) {
                        return Some(entity);
                    }
                }
                Some(head) => {
                    if let Some(deduced) =
                        self.match_specialization(&head, written, arguments, Compared::Specialization(template))?
                    {
                        matching.push(Matching { pattern: (variable, None), head, written, deduced });
                    }
                }
            }
        }
        for OutsidePartialVariable { variable, head, written, outside } in self.outside_partial_variables(template)? {
            if let Some(deduced) =
                self.match_specialization(&head, written, arguments, Compared::Specialization(template))?
            {
                matching.push(Matching { pattern: (variable, Some(outside)), head, written, deduced });
            }
        }
        let ((pattern, outside), head, list) = match self.most_specialized(matching)? {
            Best::Ambiguous => return None,
            Best::One(Some(Matching { pattern, head, deduced, .. })) => (pattern, head, deduced),
            Best::One(None) => {
                let pattern = self.program.variable_of(self.program.templates[template].pattern?)?;
                let head = self.program.templates[template].head.clone();
                let list = self.arguments_by_parameter(&head, arguments)?;
                if !self.head_satisfaction(&head, &list).value()? {
                    return None;
                }
                ((pattern, None), head, list)
            }
        };
        let entry = self.program.variable_patterns.get(&pattern)?;
        let (at, in_class) = (entry.specifiers, entry.in_class);
        let scope = match &outside {
            Some(outside) => self.bind_outside(outside, &head, &list)?,
            None => self.bind_parameters(&head, &list)?,
        };
        let ReadResult::Variable(entity) =
            self.read(InstantiatedPart::Variable { template, arguments, at, in_class, scope })
        else {
            return None;
        };
        // What it was read from may be no definition.
        if let Some(variable) = self.program.variable_of(entity)
            && self.program.variables[variable].initializer.is_none()
            && !self.deferred_initializers.contains_key(&variable)
        {
            let list = self.program.intern_arguments(list);
            self.instances.declared_variables.insert(variable, (pattern, list));
        }
        Some(entity)
    }

    /// Gives a new variable what an instance has from its template.
    pub fn make_variable_of(&mut self, variable: VariableId, template: TemplateId) {
        let Some(pattern) =
            self.program.templates[template].pattern.and_then(|entity| self.program.variable_of(entity))
        else {
            return;
        };
        let pattern = &self.program.variables[pattern];
        let (space, linkage, storage, source) = (pattern.space, pattern.linkage, pattern.storage, pattern.entity);
        let access = self.program.entities[source].access;
        let entry = &mut self.program.variables[variable];
        entry.space = space;
        entry.linkage = linkage;
        entry.storage = storage;
        entry.flags |= VariableFlags::SPECIALIZATION;
        let entity = entry.entity;
        self.program.entities[entity].access = access;
    }
}
