//! Classes in functions ([class.local]) and anonymous unions ([class.union.anon]): which members they may not have.

use super::DeclarationContext;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::NameKind;

impl Parser<'_, '_> {
    /// A friend of a local class is declared before in the scope around the class (948) and defined elsewhere (551); it is no
    /// template (978).
    pub(super) fn check_local_friend(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        is_definition: bool,
    ) {
        if !context.in_class
            || !specifiers.flags.contains(SpecifierFlags::FRIEND)
            || name.qualifier != Qualifier::None
            || !self.sema.in_local_class()
        {
            return;
        }
        if context.heads.iter().any(|head| !head.parameters.is_empty()) {
            // Of templates in templates it is reported once, of functions in each instance.
            if !self.sema.declaring.in_instance {
                self.error_at(code::LOCAL_CLASS_TEMPLATE_FRIEND, name.token);
            }
            return;
        }
        if self.sema.in_template() {
            return;
        }
        if matches!(name.name.kind(), NameKind::Identifier(_)) {
            let found = self.sema.lookup_unqualified(name.name, self.sema.context.scope, name.token);
            let is_known = found.entities.iter().any(|&entity| self.sema.program().function_of(entity).is_some());
            if !is_known && !found.is_dependent {
                self.name_error_at(code::UNDECLARED_LOCAL_FRIEND, name.token, self.sema.name_text(name.name));
            }
        }
        if is_definition {
            self.error_at(code::CLASS_DEFINITION_NOT_ALLOWED, self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn a_local_class_has_no_static_data_members() {
        assert_eq!(reports("void f() { struct L { static int s; static void g() {} }; }"), [(817, 23)]);
        assert_eq!(reports("struct S { static int s; void f() { struct L { enum { e }; }; } };"), []);
        assert_eq!(reports("auto l = [] { struct L { struct N { static const int s = 1; }; }; };"), [(817, 37)]);
    }

    #[test]
    fn friends_of_a_local_class_are_declared_before() {
        assert_eq!(reports("void f() { struct L { friend void g(); }; }"), [(948, 35)]);
        assert_eq!(reports("void g(); void f() { struct L { friend void g(); friend class Z; }; }"), []);
    }

    #[test]
    fn an_anonymous_union_has_public_data_members_only() {
        assert_eq!(reports("struct T { union { int a; private: int c; }; };"), [(363, 18)]);
        assert_eq!(reports("struct T { union { int a; void f(); }; };"), [(364, 18)]);
        assert_eq!(reports("struct T { union { int a; struct X {}; }; };"), [(1055, 34)]);
        assert_eq!(reports("struct T { union { int a; float b; }; int a; };"), [(101, 43)]);
        assert_eq!(reports("struct T { int a; union { int a; float b; }; };"), [(101, 31)]);
        assert_eq!(reports("struct T { int a; union { int b; struct { int c; int d; }; }; };"), []);
    }
}
