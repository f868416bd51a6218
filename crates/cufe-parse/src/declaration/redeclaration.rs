//! Names that are declared again where they may not be ([basic.scope.scope], [basic.def.odr]). Only what is certain is
//! reported: types that depend on template parameters or are not known can make any two declarations differ or agree.

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn reported(text: &str) -> Vec<u16> {
        reports(text).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_scope_declares_a_name_for_one_kind_of_entity() {
        assert_eq!(reported("typedef int T; int T;"), [101]);
        assert_eq!(reported("void f(); int f;"), [147]);
        assert_eq!(reported("enum E { A, A };"), [101]);
        assert_eq!(reported("struct S {}; int S; void f() { struct T {}; int T; }"), [0u16; 0]);
    }

    #[test]
    fn parameters_are_not_declared_again_in_the_body() {
        assert_eq!(reported("void f(int x) { int x; }"), [101]);
        assert_eq!(reported("void f(int x) { { int x; } }"), [0u16; 0]);
        assert_eq!(reported("void f(int x, int x);"), [100]);
        assert_eq!(reported("void f(int p) { auto l = [](int p) {}; auto m = [p] { int p; }; }"), [0u16; 0]);
    }

    #[test]
    fn variables_and_functions_are_defined_once() {
        assert_eq!(reported("int a; int a;"), [3369]);
        assert_eq!(reported("extern int a; int a; extern int a;"), [0u16; 0]);
        assert_eq!(reported("void f() {} void f() {}"), [3369]);
        assert_eq!(reported("void f(); int f();"), [311]);
        assert_eq!(reported("struct S { void f(); void f(); void f() const; };"), [403]);
        assert_eq!(reported("struct S { static int a; }; int S::a; int S::a;"), [3369]);
        assert_eq!(reported("struct S { static constexpr int a = 1; }; constexpr int S::a;"), [0u16; 0]);
    }

    #[test]
    fn declarations_of_a_variable_agree_in_thread_storage() {
        assert_eq!(reported("extern int b; thread_local int b;"), [2502]);
        assert_eq!(reported("extern thread_local int b; extern int b;"), [2503]);
        assert_eq!(reported("extern thread_local int b; thread_local int b;"), [0u16; 0]);
    }

    #[test]
    fn a_block_declares_the_variable_of_the_namespace() {
        assert_eq!(reported("int a; void f() { extern int a; }"), [0u16; 0]);
        assert_eq!(reported("int a; void f() { extern long a; }"), [159]);
        assert_eq!(reported("void f() { extern int a; extern long a; }"), [147]);
    }
}
