//! What the host file writes differently because host compilers refuse what the reference takes (spec/host-output.md).

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
