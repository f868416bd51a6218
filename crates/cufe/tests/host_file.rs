//! What the host file writes differently because host compilers refuse what the reference takes.

use std::fs;
use std::process::Command;

/// The lines of the host file of a source.
fn host_file(source: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ii"), source).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["cudafe++", "--c++17", "--allow_managed", "--gen_c_file_name", "out.cpp", "--stub_file_name", "s.c"]);
    command.args(["--gen_module_id_file", "--module_id_file_name", "id", "--gnu_version=120200", "a.ii"]);
    let output = command.current_dir(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    fs::read_to_string(folder.path().join("out.cpp")).unwrap()
}

fn assert_written(source: &str, expected: &str) {
    let text = host_file(source);
    assert!(text.contains(expected), "{expected:?} is not in {text}");
}

#[test]
fn further_declarations_of_templated_functions_have_no_default_arguments() {
    assert_written(
        "template<class T> int f(T t, int x); template<class T> int f(T t, int x = 3) { return x; }\n",
        "template<class T> int f(T t, int x); template<class T> int f(T t, int x ) { return x; }",
    );
    assert_written(
        "template<class T> struct S { void f(int, int = 1); };\ntemplate<class T> void S<T>::f(int x = 3, int y) {}\n",
        "template<class T> struct S { void f(int, int = 1); };\ntemplate<class T> void S<T>::f(int x , int y) {}",
    );
}

#[test]
fn other_functions_keep_their_default_arguments() {
    assert_written("int f(int x); int f(int x = 3);\n", "int f(int x); int f(int x = 3);");
    assert_written("template<class T> int f(T t, int x = 3);\n", "template<class T> int f(T t, int x = 3);");
}

#[test]
fn static_names_have_no_language_linkage() {
    assert_written(
        "static int f(int); extern \"C\" int f(int x) { return x; } int g() { return f(1); }\n",
        "static int f(int);  int f(int x) { return x; }",
    );
    assert_written("static int w; extern \"C\" int w; int g() { return w; }\n", "static int w; extern  int w;");
    assert_written("extern \"C\" int f(int x) { return x; }\n", "extern \"C\" int f(int x) { return x; }");
}

#[test]
fn directives_of_unnamed_namespaces_are_qualified() {
    let text = host_file("namespace a { inline namespace b { namespace { int x; } } } int f() { return a::x; }\n");
    assert!(text.contains("using namespace ::a::b::_GLOBAL__N_"), "{text}");
}

#[test]
fn scalars_whose_conversion_in_braces_narrows_have_no_braces() {
    let source = "typedef unsigned long S;\n\
                  S f() { return S{-1} / 2; }\n\
                  struct A { S s = {-1}; S t{-1}; unsigned u = unsigned{-1}; };\n\
                  float g(double d) { float x = {d}; return x + float{d}; }\n\
                  template<class T> struct B { using S = unsigned long; S m() const noexcept { return S {-1}; } };\n\
                  S b = B<int>().m();\n";
    let text = host_file(source);
    for expected in [
        "S f() { return ((S)(-1)) / 2; }",
        "struct A { S s = (-1); S t{-1}; unsigned u = ((unsigned)(-1)); };",
        "float g(double d) { float x = (d); return x + ((float)(d)); }",
        "S m() const noexcept { return ((S )(-1)); }",
    ] {
        assert!(text.contains(expected), "{expected:?} is not in {text}");
    }
}

#[test]
fn other_scalars_in_braces_stay_as_they_are_written() {
    let source = "typedef unsigned long S;\n\
                  S f(int i) { S s = {1}; return s + S{2} + S{sizeof(i)} + int{i}; }\n\
                  template<class T> T g() { return T{-1}; }\n\
                  unsigned u = g<unsigned>();\n";
    assert_written(source, "S f(int i) { S s = {1}; return s + S{2} + S{sizeof(i)} + int{i}; }");
    assert_written(source, "T g() { return T{-1}; }");
}

/// Class and alias templates of the tests of written out aliases.
const ALIASES: &str = "namespace n {\n\
     template<class T> struct in { using type = T; };\n\
     template<class T> struct tc { template<class U> using op = U; template<class U> static U g(); };\n\
     template<class T> using mc = tc<typename in<T>::type>;\n\
     template<class T> using mm = mc<mc<T>>;\n\
     template<class T> using same = T;\n\
     template<class T> using ref = tc<const T &>;\n\
     template<class T> using dc = decltype(T() + 1);\n\
     template<class T, int N, bool B> struct v { template<class U> using op = U; };\n\
     template<class T, int N> using vn = v<T, N + 1, (sizeof(T) > 4)>;\n\
     template<class... T> struct list { template<class U> using op = U; };\n\
     template<class... T> using lst = list<const T *..., T...>;\n\
     template<class... T> using num = v<int, sizeof...(T), true>;\n\
     }\n";

/// Asserts what is written for a declaration behind [`ALIASES`].
#[track_caller]
fn assert_written_out(declaration: &str, expected: &str) {
    assert_written(&format!("{ALIASES}{declaration}\n"), expected);
}

#[test]
fn aliases_are_written_out_before_member_templates() {
    assert_written_out(
        "template<class T> typename n::mc<T>::template op<T> f(n::mc<T> &&);",
        "template<class T> typename n::tc< typename n::in< T >::type >::template op<T> f(n::mc<T> &&);",
    );
    assert_written_out(
        "template<class T> auto f(T) -> decltype(n::mm<T>::template g<T>());",
        "decltype(n::tc< typename n::in< n::mc< T > >::type >::template g<T>());",
    );
    assert_written_out(
        "template<template<class> class X> struct S; template<class T> S<n::mc<T>::template op> f(T);",
        "S<n::tc< typename n::in< T >::type >::template op> f(T);",
    );
}

#[test]
fn aliases_of_parameters_are_written_out_in_names_of_types() {
    assert_written_out("template<class T> typename n::same<const T>::x f(T);", "typename T::x f(T);");
    assert_written_out("template<class T> decltype(n::same<T>::x) f(T);", "decltype(n::same<T>::x) f(T);");
}

#[test]
fn other_aliases_stay_as_they_are_written() {
    assert_written_out("template<class T> typename n::mc<T>::x f(T);", "typename n::mc<T>::x f(T);");
    assert_written_out("template<class T> n::same<T> f(T);", "n::same<T> f(T);");
    assert_written_out(
        "template<class T> typename n::dc<T>::template op<T> f(T);",
        "typename n::dc<T>::template op<T> f(T);",
    );
}

#[test]
fn arguments_of_aliases_take_the_place_of_parameters() {
    assert_written_out(
        "template<class T, int N> typename n::vn<T, N>::template op<T> f(T);",
        "typename n::v< T, (N + 1), ((sizeof(T)) > 4) >::template op<T> f(T);",
    );
    // [dcl.ref]/6
    assert_written_out(
        "template<class T> typename n::ref<T &&>::template op<T> f(T);",
        "typename n::tc< T & >::template op<T> f(T);",
    );
    assert_written_out(
        "template<class... T> typename n::lst<T *...>::template op<int> f(T...);",
        "typename n::list< T *const *..., T *... >::template op<int> f(T...);",
    );
}

#[test]
fn packs_in_aliases_are_expanded() {
    assert_written_out(
        "template<class... T> typename n::lst<int, T...>::template op<int> f(T...);",
        "typename n::list< int const *, T const *..., int, T... >::template op<int> f(T...);",
    );
    assert_written_out(
        "template<class... T> typename n::num<T...>::template op<int> f(T...);",
        "typename n::v< int, (sizeof...(T)), (bool)1 >::template op<int> f(T...);",
    );
}

#[test]
fn names_in_written_out_aliases_mean_the_same_at_their_place() {
    assert_written_out(
        "namespace k { struct tc; struct n; template<class T> typename ::n::mc<T>::template op<T> f(T); }",
        "typename ::n::tc< typename ::n::in< T >::type >::template op<T> f(T);",
    );
    assert_written_out(
        "template<class A> struct C { template<class T> struct in {}; template<class T> using al = in<T>;\n\
         template<class T> typename al<T>::template op<T> f(T); };",
        "typename in< T >::template op<T> f(T);",
    );
}
