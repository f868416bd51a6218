//! Names that a class uses and then declares ([basic.scope.class]): the host file says what they mean. Each text is refused
//! by gcc, and what the reference writes is not.

use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_host::with_module_id;

/// The line of a host file that a line of a source became.
fn host_line(text: &str) -> String {
    let options = Options::default();
    let mut source = Source::new("in.ii", format!("# 1 \"a.cu\"\n{text}\n").into_bytes());
    let mut sink = Sink::default();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options.clone(), sink);
    let mut out = Vec::new();
    with_module_id(&unit, &options, "ID".to_owned()).write_to(&mut out).expect("writing to memory");
    let out = String::from_utf8_lossy(&out).into_owned();
    let start = out.rfind("# 1 \"a.cu\"\n").map_or(0, |at| at + 11);
    out[start..].lines().next().unwrap_or_default().to_owned()
}

fn becomes(text: &str, wanted: &str) {
    assert_eq!(host_line(text), wanted);
}

fn stays(text: &str) {
    becomes(text, text);
}

#[test]
fn types_are_qualified_in_declarations_of_members() {
    becomes(
        "enum class A { x }; struct S { static constexpr A A(); };",
        "enum class A { x }; struct S { static constexpr ::A A(); };",
    );
    becomes("struct A {}; struct S { A *A; };", "struct A {}; struct S { ::A *A; };");
    becomes(
        "struct A {}; struct S { A f(const A &); void A(); };",
        "struct A {}; struct S { ::A f(const ::A &); void A(); };",
    );
    becomes("struct A {}; struct S { S(A); int A; };", "struct A {}; struct S { S(::A); int A; };");
    becomes("struct A {}; struct S { operator A(); int A; };", "struct A {}; struct S { operator ::A(); int A; };");
    becomes(
        "struct A {}; struct S { typedef A B; typedef int A; };",
        "struct A {}; struct S { typedef ::A B; typedef int A; };",
    );
    becomes("struct A {}; struct S { friend A f(); int A; };", "struct A {}; struct S { friend ::A f(); int A; };");
    becomes("struct A {}; struct S { A a; enum E { A }; };", "struct A {}; struct S { ::A a; enum E { A }; };");
    becomes("struct A {}; struct S { A a; struct A {}; };", "struct A {}; struct S { ::A a; struct A {}; };");
}

#[test]
fn the_declaration_that_changes_the_meaning_uses_the_old_one() {
    becomes("struct A {}; struct S { using A = A; };", "struct A {}; struct S { using A = ::A; };");
    becomes("struct A {}; struct S { typedef A A; };", "struct A {}; struct S { typedef ::A A; };");
    becomes(
        "template <class T> struct A {}; struct S { A<int> A; };",
        "template <class T> struct A {}; struct S { ::A<int> A; };",
    );
}

#[test]
fn names_are_qualified_with_namespaces_and_classes() {
    becomes(
        "namespace n { struct A {}; struct S { A a; int A; }; }",
        "namespace n { struct A {}; struct S { ::n::A a; int A; }; }",
    );
    becomes(
        "struct O { struct A {}; struct S { A a; int A; }; };",
        "struct O { struct A {}; struct S { ::O::A a; int A; }; };",
    );
    becomes(
        "template <class T> struct O { struct A {}; struct S { A a; int A; }; };",
        "template <class T> struct O { struct A {}; struct S { O::A a; int A; }; };",
    );
    becomes(
        "void f() { struct A {}; struct S { A a; int A; }; }",
        "void f() { struct A {}; struct S { struct A a; int A; }; }",
    );
}

#[test]
fn templates_and_constants_are_qualified_too() {
    becomes(
        "template <class T> struct A {}; template <class T> struct S { A<A<T>> g(A<T> x); int A; };",
        "template <class T> struct A {}; template <class T> struct S { ::A<::A<T>> g(::A<T> x); int A; };",
    );
    becomes(
        "const int A = 1; struct S { int a[A]; static const int A = 2; };",
        "const int A = 1; struct S { int a[::A]; static const int A = 2; };",
    );
    becomes("struct A { struct T {}; }; struct S { A::T A; };", "struct A { struct T {}; }; struct S { ::A::T A; };");
}

#[test]
fn what_means_the_same_in_the_complete_class_stays() {
    stays("struct A {}; struct S { A a; int B; };");
    stays("struct A {}; struct S { int A; };");
    stays("struct A {}; struct S { ::A A; };");
    stays("struct A {}; struct S { struct A *p; int A; };");
    stays("struct A {}; struct S { void f(int A); void A(); };");
    stays("struct A {}; struct S { struct N { A a; }; int A; };");
    stays("namespace A { struct T {}; } struct S { A::T A(); };");
    stays("struct B { struct A {}; }; struct S : B { A a; using B::A; };");
    stays("struct A {}; struct S { int f() { return A; } int A; };");
}

#[test]
fn what_is_read_in_the_complete_class_has_its_meaning_there() {
    stays("struct A {}; struct S { S() : A(0) {} int A; };");
    stays("struct A {}; struct S { S() : A{0} {} int A; };");
    stays("struct A {}; template <class T> struct S { S() : A(0) {} int A; };");
    stays(
        "struct A {}; struct S { int f(int x = sizeof(A)) noexcept(sizeof(A) > 1); int y = sizeof(A), z = A[0]; int A[3]; };",
    );
    stays("template <class T> struct A {}; struct S { int f(int x = sizeof(A<int>)) { return sizeof(A<x>); } };");
}
