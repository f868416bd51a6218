//! Explicit and partial specializations of variable templates, and explicit specializations of static data members
//! ([temp.expl.spec]).

use crate::Sema;
use crate::declare::{DeclarationContext, Follow, ParsedName, Qualifier, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateHead, TemplateId, VariableId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// The member of a class template's instance that an explicit specialization names exists (135).
    pub fn check_specialized_member(&mut self, name: &ParsedName) {
        let Qualifier::Type(class) = name.qualifier else { return };
        let Some(scope) = self.member_scope(class) else { return };
        if !self.has_all_members(class) || name.name.symbol().is_none() {
            return;
        }
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        if found.entities.is_empty() && !found.is_dependent && !found.is_unknown_using {
            self.undeclared(name);
        }
    }

    /// 3369 for a second specialization with the same arguments, 1449 for one behind a use, which instantiated the template;
    /// `constexpr` may not stand there either then (2386).
    pub fn check_full_variable(
        &mut self,
        specifiers: &Specifiers,
        name: &ParsedName,
        template: TemplateId,
        arguments: ArgumentsId,
    ) {
        let arguments = self.complete_arguments(template, arguments);
        let arguments = self.program.canonical_arguments(arguments);
        let is_known = self.has_variable_specialization(template, arguments, None);
        let is_used = matches!(self.instances.variables.get(&(template, arguments)), Some(Some(_)));
        if !is_known && !is_used {
            return;
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr) {
            self.error_at(code::CONSTEXPR_NOT_ALLOWED, token);
        }
        let text = self.name_text(name.name);
        self.name_error_at(
            if is_known { code::VARIABLE_REDEFINED } else { code::SPECIALIZATION_AFTER_USE },
            name.token,
            text,
        );
    }

    /// Checks a partial specialization of a variable template.
    pub fn check_partial_variable(
        &mut self,
        name: &ParsedName,
        template: TemplateId,
        arguments: ArgumentsId,
        head: &TemplateHead,
    ) {
        if name.qualifier != Qualifier::None {
            // The definition of a member that its class declared.
            return;
        }
        let arguments = self.complete_arguments(template, arguments);
        let arguments = self.program.canonical_arguments(arguments);
        if self.has_variable_specialization(template, arguments, Some(head)) {
            let text = self.name_text(name.name);
            self.name_error_at(code::VARIABLE_REDEFINED, name.token, text);
        } else if !self.are_dependent(arguments) {
            self.error_at(code::PARTIAL_SPECIALIZATION_ALL_FIXED, name.token);
        }
        self.check_partial_parameters(head, name, arguments);
    }

    /// Whether a variable template has a specialization with these canonical arguments: an explicit one, or a partial one
    /// with a head, both without constraints.
    fn has_variable_specialization(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        head: Option<&TemplateHead>,
    ) -> bool {
        if head.is_some_and(TemplateHead::is_constrained) {
            return false;
        }
        let specializations = self.program.templates[template].specializations.clone();
        specializations.into_iter().any(|entity| {
            let Some(variable) = self.program.variable_of(entity) else { return false };
            let Some(pattern) = self.program.variable_patterns.get(&variable) else { return false };
            let is_alike = match (&pattern.head, head) {
                (None, None) => true,
                (Some(known), Some(_)) => !known.is_constrained(),
                _ => false,
            };
            let Some(own) = pattern.arguments.filter(|_| is_alike) else { return false };
            self.program.canonical_arguments(own) == arguments
        })
    }
}

impl Sema<'_> {
    /// Checks a variable that is declared with a template head of its own. `previous`: what the scope has of that name.
    pub(crate) fn check_variable_specialization(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        follow: Follow,
        name: &ParsedName,
        previous: Option<(EntityId, VariableId)>,
    ) {
        let [head] = context.heads.as_slice() else { return };
        let is_directive = context.is_instantiation || context.is_instantiation_declaration;
        if self.context.speculating > 0
            || self.declaring.in_instance
            || context.in_class
            || context.in_block
            || is_directive
        {
            return;
        }
        let template = previous.and_then(|(entity, _)| match self.program.entities[entity].kind {
            EntityKind::Template(template) => Some(template),
            _ => None,
        });
        if !head.parameters.is_empty() {
            if let (Some(template), Some(arguments)) = (template, name.arguments) {
                self.check_partial_variable(name, template, arguments, head);
            }
            return;
        }
        self.refuse_specialized_storage(specifiers);
        let Some((entity, variable)) = previous else {
            self.check_specialized_member(name);
            return;
        };
        let text = self.name_text(name.name);
        if let Qualifier::Type(class) = name.qualifier
            && let Some(class) = self.program.class_of(class)
            && template.is_none()
            && !self.is_of_instance(class)
            && !self.program.classes[class].is_dependent
        {
            return self.name_error_at(code::NOT_SPECIALIZABLE, name.token, text);
        }
        let is_outside = !self.is_enclosed(context, self.program.entities[entity].scope);
        match (template, name.arguments) {
            (Some(_), Some(_)) if is_outside => {
                self.name_error_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, name.token, text)
            }
            (Some(template), Some(arguments)) => self.check_full_variable(specifiers, name, template, arguments),
            (None, _) if is_outside => self.warning_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, name.token),
            (None, _) => {
                let is_definition = follow.is_initializer();
                if is_definition && !self.declarations.defined_members.insert(variable) {
                    self.name_error_at(code::VARIABLE_REDEFINED, name.token, text);
                }
            }
            _ => {}
        }
    }

    /// An explicit specialization has the storage class of its template ([dcl.stc]/1): 2515 at one that is written.
    pub(super) fn refuse_specialized_storage(&mut self, specifiers: &Specifiers) {
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern] {
            if let Some(token) = self.specifier_token(specifiers, kind) {
                self.error_at(code::STORAGE_CLASS_OF_SPECIALIZATION, token);
            }
        }
    }
}
