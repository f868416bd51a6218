//! Explicit and partial specializations ([temp.expl.spec], [temp.spec.partial]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier};
use cufe_diagnostics::{Report, code};
use cufe_il::{ArgumentsId, TemplateHead, TemplateId, TemplateParameterKind, Type, TypeId};

impl Sema<'_> {
    /// Checks a class declared with template arguments. `arguments`: complete and canonical.
    pub(crate) fn check_specialization(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        template: TemplateId,
        arguments: ArgumentsId,
        is_definition: bool,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let Some(head) = context.heads.last().cloned() else {
            self.error_at(code::SPECIALIZATION_WITHOUT_HEADER, name.token);
            return;
        };
        if head.parameters.is_empty() {
            self.check_explicit_specialization(context, name, template, arguments, is_definition, &head);
            return;
        }
        if arguments == self.program.templates[template].own_arguments && !self.has_other_values(template, &head) {
            // With constraints it is a partial specialization (C++20).
            if !head.is_constrained() && !self.declaring.in_instance || !self.since(cufe_base::Standard::Cpp20) {
                self.error_at(code::ARGUMENTS_ON_PRIMARY_TEMPLATE, name.token);
            } else if is_definition && self.is_defined_partially(context, template, arguments, &head) {
                self.error_at(code::VARIABLE_REDEFINED, name.first);
            }
            return;
        }
        // The template was judged: in an instance a pack around it may leave no argument.
        if !self.are_dependent(arguments) && !self.has_specification_of_type(name) && !self.declaring.in_instance {
            self.error_at(code::PARTIAL_SPECIALIZATION_ALL_FIXED, name.token);
        }
        if self.has_value_of_dependent_type(template, arguments) {
            self.error_at(code::DEPENDENT_SPECIALIZED_ARGUMENT, name.token);
        }
        if is_definition && self.is_defined_partially(context, template, arguments, &head) {
            self.error_at(code::VARIABLE_REDEFINED, name.first);
        }
        self.check_partial_parameters(&head, name, arguments);
    }

    /// Whether a partial specialization with these arguments and the constraints of a head is defined already ([temp.spec.partial]).
    fn is_defined_partially(
        &self,
        context: &DeclarationContext,
        template: TemplateId,
        arguments: ArgumentsId,
        head: &TemplateHead,
    ) -> bool {
        if self.declaring.in_instance || context.heads.iter().any(|head| head.parameters.is_empty()) {
            return false;
        }
        let Some(class) = self.specialization_with_constraints(template, arguments, head.scope) else { return false };
        self.program.classes[class].is_complete
            && self.program.pattern_heads.get(&class).is_some_and(|known| {
                known.is_constrained() == head.is_constrained() && !self.differ_in_value_types(known, head)
            })
    }

    /// Whether a value parameter of a partial specialization has another type than that of the template in its place, as
    /// `auto *` for `auto`.
    fn has_other_values(&self, template: TemplateId, head: &TemplateHead) -> bool {
        self.differ_in_value_types(&self.program.templates[template].head, head)
    }

    fn differ_in_value_types(&self, own: &TemplateHead, head: &TemplateHead) -> bool {
        let program = &self.program;
        own.parameters.iter().zip(&head.parameters).any(|(own, other)| match (own.kind, other.kind) {
            (TemplateParameterKind::Value(own), TemplateParameterKind::Value(other)) => {
                program.canonical(own) != program.canonical(other)
            }
            _ => false,
        })
    }

    /// The parameters of a partial specialization have no defaults (841), and its arguments can tell them (842; for the parameters
    /// of its own, when those of the templates around have no part in it).
    pub(crate) fn check_partial_parameters(&mut self, head: &TemplateHead, name: &ParsedName, arguments: ArgumentsId) {
        let list = self.program.arguments(arguments);
        // What is expanded stands at the end ([temp.spec.partial.general]/9).
        if list
            .split_last()
            .is_some_and(|(_, others)| others.iter().any(|&argument| self.pattern_of_expansion(argument).is_some()))
        {
            self.error_at(code::PARTIAL_SPECIALIZATION_EXPANSION, name.token);
        }
        for (index, parameter) in head.parameters.iter().enumerate() {
            let token = parameter.name.unwrap_or(parameter.first);
            if parameter.default.is_some() {
                self.error_at(code::PARTIAL_SPECIALIZATION_DEFAULTS, token);
            }
            if self.are_dependent(arguments) && !self.has_specification_of_type(name) {
                self.check_deducible(head, index, name, arguments);
            }
        }
    }

    /// Whether the arguments of a specialization tell a parameter of a head (warning 842).
    fn check_deducible(&mut self, head: &TemplateHead, index: usize, name: &ParsedName, arguments: ArgumentsId) {
        if self.may_deduce_parameter(head, arguments, index as u16) {
            return;
        }
        let parameter = &head.parameters[index];
        let token = parameter.name.unwrap_or(parameter.first);
        let text = parameter.name.map(|name| self.name_text(self.reader.name(name)));
        let report = Report::new(code::PARAMETER_NOT_DEDUCIBLE, self.position(token));
        let report = report.quoted(text.unwrap_or_else(|| "<unnamed>".to_owned()));
        let specialization = self.name_text(name.name);
        self.report(report.quoted(specialization));
    }

    /// Whether a function type among the arguments of a template-id has an exception specification with an operand, which
    /// may tell a parameter (since C++17): types keep only its outcome.
    fn has_specification_of_type(&self, name: &ParsedName) -> bool {
        self.since(cufe_base::Standard::Cpp17)
            && (name.token..name.last)
                .any(|token| self.reader.is(token, cufe_lex::TokenKind::KwNoexcept) && self.reader.is_called(token))
    }

    fn check_explicit_specialization(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        template: TemplateId,
        arguments: ArgumentsId,
        is_definition: bool,
        head: &cufe_il::TemplateHead,
    ) {
        let entity = self.program.templates[template].entity;
        if context.heads.len() > 1 && context.heads.iter().any(|head| !head.parameters.is_empty()) {
            self.error_at(code::SPECIALIZATION_AFTER_PARAMETERS, head.close);
            // The parameters that are there are taken for those of a partial specialization.
            if !self.declaring.in_instance {
                for outer in context.heads.iter().filter(|head| !head.parameters.is_empty()) {
                    for index in 0..outer.parameters.len() {
                        self.check_deducible(outer, index, name, arguments);
                    }
                }
            }
            return;
        }
        let scope = self.program.entities[entity].scope;
        if !self.is_enclosed(context, scope) {
            self.error_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, name.first);
            return;
        }
        if context.in_class {
            return;
        }
        if is_definition
            && let Some(class) = self.explicit_specialization(template, arguments)
            && self.program.classes[class].is_complete
        {
            self.error_at(code::VARIABLE_REDEFINED, name.first);
            return;
        }
        let ty = self.program.intern_type(Type::Specialization { template: entity, arguments });
        let ty = self.program.canonical(ty);
        if self.declarations.used_specializations.contains(&ty)
            && self.explicit_specialization(template, arguments).is_none()
        {
            self.error_at(code::SPECIALIZATION_AFTER_USE, name.token);
        }
    }

    /// Notes that a complete class was needed of a specialization, which cannot be specialized explicitly after that.
    pub fn use_specialization(&mut self, ty: TypeId, at: u32) {
        let canonical = self.program.canonical(ty);
        let bare = self.program.unqualified(canonical).0;
        if self.context.speculating == 0
            && self.program.template_id(bare).is_some()
            && !self.is_dependent_type(bare)
            && self.is_user_text(at)
        {
            self.declarations.used_specializations.insert(bare);
        }
    }

    /// `template <> struct S`: the name is that of no template (792).
    pub(crate) fn check_specialized_name(&mut self, context: &DeclarationContext, name: &ParsedName) {
        let is_wrong = context.is_explicit_specialization()
            && context.heads.len() == 1
            && name.arguments.is_none()
            && name.last == name.token
            && name.qualifier == Qualifier::None
            && self.context.speculating == 0;
        if is_wrong {
            self.error_at(code::NOT_SPECIALIZABLE, name.first.saturating_sub(1));
        }
    }
}
