//! Friend declarations ([class.friend], spec/declarations.md "Classes"): forms that declare no friend, or nothing new.

use super::Context;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{EntityKind, ScopeKind, TypeId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A friend function that is defined has no qualified name: 998, and 551 for the member of another class. A global name
    /// that is not declared loses its qualifier (970).
    pub(super) fn check_friend_function(
        &mut self,
        context: &Context,
        specifiers: &Specifiers,
        name: &ParsedName,
        is_definition: bool,
    ) {
        if !context.in_class || !specifiers.flags.contains(SpecifierFlags::FRIEND) || self.in_instance {
            return;
        }
        match name.qualifier {
            Qualifier::Namespace(_) if is_definition => self.error_at(998, name.token),
            Qualifier::Type(_) if is_definition => self.error_at(551, name.token),
            Qualifier::Namespace(scope)
                if name.is_global
                    && self.sema.program.scopes[scope].kind == ScopeKind::Global
                    && name.found.is_nothing()
                    && name.arguments.is_none() =>
            {
                self.error_at(970, name.first);
            }
            _ => {}
        }
    }

    /// Storage classes of a friend function (784): whichever of `friend` and the storage class comes second is wrong.
    pub(super) fn check_friend_storage(&mut self, specifiers: &Specifiers) {
        for kind in [TokenKind::KwStatic, TokenKind::KwExtern] {
            if let Some(storage) = self.specifier_token(specifiers, kind) {
                let friend = self.specifier_token(specifiers, TokenKind::KwFriend).unwrap_or(storage);
                self.error_at(784, storage.max(friend));
            }
        }
    }

    /// `friend class X;`, `friend T;`: a definition is wrong (551), the class itself is no friend of its own (522).
    pub(super) fn check_friend_type(&mut self, specifiers: &Specifiers, ty: TypeId) {
        if self.in_instance {
            return;
        }
        if specifiers.flags.contains(SpecifierFlags::DEFINES)
            && let Some(tag) = specifiers.tag
            && matches!(self.sema.program.entities[tag].kind, EntityKind::Class(_))
        {
            let token = self.sema.program.entities[tag].token;
            return self.error_at(551, token);
        }
        let own = self.current_class();
        if own.is_some() && self.sema.program.class_of(ty) == own {
            self.error_at(522, specifiers.first);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn a_class_is_no_friend_of_its_own() {
        assert_eq!(reports("struct A { friend struct A; friend struct B; friend int; };"), [(522, 12)]);
    }

    #[test]
    fn friends_are_not_defined_by_qualified_names() {
        assert_eq!(reports("namespace N { void f(); } struct A { friend void N::f() {} };"), [(998, 53)]);
        assert_eq!(reports("struct B { void f(); }; struct A { friend void B::f() {} };"), [(551, 51)]);
        assert_eq!(reports("struct A { friend class D {}; };"), [(551, 25)]);
    }

    #[test]
    fn friends_have_no_storage_class() {
        assert_eq!(reports("struct A { friend static void f(); friend extern void g(); };"), [(784, 19), (784, 43)]);
    }
}
