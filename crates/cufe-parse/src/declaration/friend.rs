//! Friend declarations ([class.friend]): forms that declare no friend, or nothing new.

use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use cufe_diagnostics::code;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// A friend whose name is missing (277 beside what is reported of that).
    pub(super) fn check_friend_without_name(&mut self, specifiers: &Specifiers) {
        if specifiers.flags.contains(SpecifierFlags::FRIEND)
            && self.sema.declaring.class_nesting > 0
            && !matches!(self.kind(), TokenKind::KwTemplate | TokenKind::KwStaticAssert | TokenKind::KwAsm)
        {
            self.rule_violation(code::INVALID_FRIEND_DECLARATION, specifiers.first);
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
    fn friends_of_dependent_types_are_no_templates() {
        let reports = |text: &str| reports(&format!("template <class T> struct A {{ {text} }};"));
        assert_eq!(reports("friend void f(T);"), [(1301, 43)]);
        assert_eq!(reports("friend void f(int); friend void g(T) {} template <class U> friend void h(U);"), []);
    }

    #[test]
    fn qualified_friends_use_the_names_of_their_class() {
        assert_eq!(reports("namespace n { void f(int); } struct A { typedef int T; friend void n::f(T); };"), []);
        let own = "struct B { typedef int T; void f(T); }; typedef long U; struct A { typedef long T; typedef int U; friend void B::f(T); friend void B::f(U); };";
        assert_eq!(reports(own), []);
    }

    #[test]
    fn friends_have_no_storage_class() {
        assert_eq!(reports("struct A { friend static void f(); friend extern void g(); };"), [(784, 19), (784, 43)]);
    }
}
