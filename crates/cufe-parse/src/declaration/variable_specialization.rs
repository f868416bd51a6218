//! Explicit and partial specializations of variable templates, and explicit specializations of static data members
//! ([temp.expl.spec]; spec/templates.md section 13).

use super::DeclarationContext;
use super::specifier::Specifiers;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{EntityId, EntityKind, VariableId};
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
                self.sema.check_partial_variable(name, template, arguments, head);
            }
            return;
        }
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern] {
            if let Some(token) = self.sema.specifier_token(specifiers, kind)
                && !matches!(name.qualifier, Qualifier::Type(_))
            {
                self.error_at(2515, token);
            }
        }
        let Some((entity, variable)) = previous else {
            self.sema.check_specialized_member(name);
            return;
        };
        let text = self.sema.name_text(name.name);
        let is_outside = !self.sema.is_enclosed(context, self.sema.program().entities[entity].scope);
        match (template, name.arguments) {
            (Some(_), Some(_)) if is_outside => self.name_error_at(503, name.token, text),
            (Some(template), Some(arguments)) => self.sema.check_full_variable(specifiers, name, template, arguments),
            (None, _) if is_outside => self.sema.warning_at(503, name.token),
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
