//! Sources for clang as host compiler, in the reference's command line (columns of clang).

use std::fs;
use std::process::Command;

/// The status of a run for a host compiler, and the host file, or what was said.
fn split(source: &str, host_compiler: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ii"), source).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["cudafe++", "--c++17", "--allow_managed", "--gen_c_file_name", "out.cpp", "--stub_file_name", "s.c"]);
    command.args(["--gen_module_id_file", "--module_id_file_name", "id"]).args(host_compiler).arg("a.ii");
    let output = command.current_dir(folder.path()).output().unwrap();
    let host_file = fs::read_to_string(folder.path().join("out.cpp"));
    (output.status.code(), host_file.unwrap_or_else(|_| String::from_utf8_lossy(&output.stderr).into_owned()))
}

const CLANG: [&str; 2] = ["--clang", "--clang_version=140000"];
const GNU: [&str; 1] = ["--gnu_version=120200"];

#[test]
fn builtin_functions_of_clang_are_not_judged() {
    let source = "void *f(unsigned long n) { return __builtin_operator_new(n); }\n";
    let (status, text) = split(source, &CLANG);
    assert_eq!(status, Some(0), "{text}");
    assert_eq!(split(source, &GNU).0, Some(2));
}

#[test]
fn builtin_templates_have_members() {
    let source = "template <class T, T... I> struct list { using type = int; static constexpr int n = sizeof...(I); };\n\
                  template <class T, T N> using t = typename __make_integer_seq<list, T, N>::type;\n\
                  template <int N, class... Ts> using at = typename __type_pack_element<N, Ts...>::type;\n\
                  t<int, 3> a;\n";
    let (status, text) = split(source, &CLANG);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn inline_managed_variables_are_in_the_section_for_clang_only() {
    let source = "static inline __attribute__((managed)) int m;\nint f() { return m; }\n";
    let section = "__attribute__((section(\"__nv_managed_data__\")))";
    assert!(split(source, &CLANG).1.contains(section));
    assert!(!split(source, &GNU).1.contains(section));
}

#[test]
fn directives_of_the_trailer_have_their_keyword() {
    assert!(split("int x;\n", &CLANG).1.contains("#line 1 \"s.c\""));
    assert!(split("int x;\n", &GNU).1.contains("\n# 1 \"s.c\""));
}

#[test]
fn parentheses_that_came_from_macros_give_no_warning_of_clang() {
    let ignored = "#pragma GCC diagnostic ignored \"-Wparentheses-equality\"\n";
    assert!(split("int x;\n", &CLANG).1.contains(ignored));
    assert!(!split("int x;\n", &GNU).1.contains(ignored));
}
