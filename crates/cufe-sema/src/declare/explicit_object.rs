//! Explicit object parameters ([dcl.fct]/6): where they may stand.

use crate::Sema;
use crate::declare::{Declarator, Specifiers};
use cufe_diagnostics::code;
use cufe_il::ParameterFlags;
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Whether the first parameter of a declared function is the object.
    pub(crate) fn declares_explicit_object(declarator: &Declarator) -> bool {
        let first = declarator.function().and_then(|function| function.parameters.list.first());
        first.is_some_and(|first| first.flags.contains(ParameterFlags::EXPLICIT_OBJECT))
    }

    /// Static and virtual member functions have none (3210, 3236), and no other parameter than the first can be one (3211).
    pub fn check_explicit_object(&mut self, specifiers: &Specifiers, declarator: &Declarator) {
        if self.context.speculating > 0 {
            return;
        }
        let Some(function) = declarator.function() else { return };
        let is_object = |flags: ParameterFlags| flags.contains(ParameterFlags::EXPLICIT_OBJECT);
        let surplus = function.parameters.list.iter().skip(1).find(|parameter| is_object(parameter.flags));
        if let Some(surplus) = surplus.map(|parameter| parameter.first) {
            self.error_at(code::EXPLICIT_OBJECT_NOT_FIRST, surplus);
        }
        if !Self::declares_explicit_object(declarator) {
            return;
        }
        for (kind, code) in [
            (TokenKind::KwStatic, code::EXPLICIT_OBJECT_IN_STATIC),
            (TokenKind::KwVirtual, code::EXPLICIT_OBJECT_IN_VIRTUAL),
        ] {
            if let Some(token) = self.specifier_token(specifiers, kind) {
                self.error_at(code, token);
            }
        }
    }
}
