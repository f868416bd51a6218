//! Explicit and partial specializations of variable templates, and explicit specializations of static data members
//! ([temp.expl.spec]; spec/templates.md section 13).

use super::DeclarationContext;
use super::specifier::Specifiers;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateHead, TemplateId, VariableId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Checks a variable that is declared with a template head of its own. `previous`: what the scope has of that name.
    pub(super) fn check_variable_specialization(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        previous: Option<(EntityId, VariableId)>,
    ) {
        let [head] = context.heads.as_slice() else { return };
        let is_directive = context.is_instantiation || context.is_instantiation_declaration;
        if self.sema.context.speculating > 0
            || self.sema.declaring.in_instance
            || context.in_class
            || context.in_block
            || is_directive
        {
            return;
        }
        let template = previous.and_then(|(entity, _)| match self.sema.program().entities[entity].kind {
            EntityKind::Template(template) => Some(template),
            _ => None,
        });
        if !head.parameters.is_empty() {
            if let (Some(template), Some(arguments)) = (template, name.arguments) {
                self.check_partial_variable(name, template, arguments, head);
            }
            return;
        }
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern] {
            if let Some(token) = self.specifier_token(specifiers, kind)
                && !matches!(name.qualifier, Qualifier::Type(_))
            {
                self.error_at(2515, token);
            }
        }
        let Some((entity, variable)) = previous else {
            self.check_specialized_member(name);
            return;
        };
        let text = self.sema.name_text(name.name);
        let is_outside = !self.is_enclosed(context, self.sema.program().entities[entity].scope);
        match (template, name.arguments) {
            (Some(_), Some(_)) if is_outside => self.name_error_at(503, name.token, text),
            (Some(template), Some(arguments)) => self.check_full_variable(specifiers, name, template, arguments),
            (None, _) if is_outside => self.warning_at(503, name.token),
            (None, _) => {
                let is_definition =
                    matches!(self.kind(), TokenKind::Equal | TokenKind::LeftBrace | TokenKind::LeftParen);
                if is_definition && !self.sema.declarations.defined_members.insert(variable) {
                    self.name_error_at(3369, name.token, text);
                }
            }
            _ => {}
        }
    }

    /// The member of a class template's instance that an explicit specialization names exists (135).
    pub(super) fn check_specialized_member(&mut self, name: &ParsedName) {
        let Qualifier::Type(class) = name.qualifier else { return };
        let Some(scope) = self.member_scope(class) else { return };
        if !self.has_all_members(class) || name.name.symbol().is_none() {
            return;
        }
        let found = self.sema.lookup_previous(scope, name.name, u32::MAX);
        if found.entities.is_empty() && !found.is_dependent && !found.is_unknown_using {
            self.undeclared(name);
        }
    }

    /// 3369 for a second specialization with the same arguments, 1449 for one behind a use, which instantiated the template;
    /// `constexpr` may not stand there either then (2386).
    fn check_full_variable(
        &mut self,
        specifiers: &Specifiers,
        name: &ParsedName,
        template: TemplateId,
        arguments: ArgumentsId,
    ) {
        let arguments = self.sema.complete_arguments(template, arguments);
        let arguments = self.sema.program.canonical_arguments(arguments);
        let is_known = self.has_variable_specialization(template, arguments, None);
        let is_used = matches!(self.sema.instances.variables.get(&(template, arguments)), Some(Some(_)));
        if !is_known && !is_used {
            return;
        }
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr) {
            self.error_at(2386, token);
        }
        let text = self.sema.name_text(name.name);
        self.name_error_at(if is_known { 3369 } else { 1449 }, name.token, text);
    }

    fn check_partial_variable(
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
        let arguments = self.sema.complete_arguments(template, arguments);
        let arguments = self.sema.program.canonical_arguments(arguments);
        if self.has_variable_specialization(template, arguments, Some(head)) {
            let text = self.sema.name_text(name.name);
            self.name_error_at(3369, name.token, text);
        } else if !self.sema.are_dependent(arguments) {
            self.error_at(834, name.token);
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
        let specializations = self.sema.program().templates[template].specializations.clone();
        specializations.into_iter().any(|entity| {
            let Some(variable) = self.sema.program().variable_of(entity) else { return false };
            let Some(pattern) = self.sema.program().variable_patterns.get(&variable) else { return false };
            let is_alike = match (&pattern.head, head) {
                (None, None) => true,
                (Some(known), Some(_)) => !known.is_constrained(),
                _ => false,
            };
            let Some(own) = pattern.arguments.filter(|_| is_alike) else { return false };
            self.sema.program.canonical_arguments(own) == arguments
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn codes(text: &str) -> Vec<u16> {
        let head = "template <class T> int v = 1; template <class T> struct A { static int s; };";
        reports(&format!("{head}{text}")).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_variable_is_specialized_once_for_its_arguments() {
        assert_eq!(codes("template <> int v<int> = 2; template <> int v<char>; template <> int v<char> = 3;"), [3369]);
        assert_eq!(codes("template <class T> int v<T *> = 2; template <class U> int v<U *> = 3;"), [3369]);
        assert_eq!(codes("int i = v<int>; template <> int v<int> = 2; template <> int v<long> = 2;"), [1449]);
        assert_eq!(codes("template <> static int v<int> = 2;"), [2515]);
    }

    #[test]
    fn a_static_member_is_declared_and_defined_for_an_instance() {
        assert_eq!(codes("template <> int A<int>::s; template <> int A<int>::s = 1;"), [0u16; 0]);
        assert_eq!(codes("template <> int A<int>::s = 2; template <> int A<int>::s = 1;"), [3369]);
        assert_eq!(codes("template <> int A<int>::none = 2;"), [135]);
    }
}
