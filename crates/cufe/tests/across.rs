//! What only several sources of a project show together.

mod sarif;

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A source with the options of its compile command and the object file that it names.
type Source<'s> = (&'s str, &'s str, &'s str);

/// Writes a project and its compile commands.
fn project(sources: &[Source<'_>]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let mut commands = Vec::new();
    for (index, (name, options, text)) in sources.iter().enumerate() {
        fs::write(root.join(name), text).unwrap();
        if name.ends_with(".cu") {
            let object = if options.contains("-o ") { String::new() } else { format!("-o out/{index}.o") };
            commands.push(
                json!({ "directory": root, "file": name, "command": format!("nvcc {options} -c {name} {object}") }),
            );
        }
    }
    fs::write(root.join("compile_commands.json"), json!(commands).to_string()).unwrap();
    folder
}

fn check(root: &Path, options: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    let line = format!("check --embedded-headers -p . {options}");
    command.args(line.split_ascii_whitespace()).current_dir(root).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

/// The reports about several sources: number, message, and the files and lines of both places.
fn reports(root: &Path, options: &str) -> Vec<(u64, String, [String; 2])> {
    let output = check(root, &format!("--format=sarif -o all.sarif {options}"));
    let said = String::from_utf8_lossy(&output.stderr);
    let document: Value = serde_json::from_slice(&fs::read(root.join("all.sarif")).expect(&said)).unwrap();
    assert_eq!(sarif::validate(&document, false), Ok(()));
    let results = document["runs"][0]["results"].as_array().unwrap().clone();
    let number = |result: &Value| result["ruleId"].as_str().unwrap()["EC".len()..].parse::<u64>().unwrap();
    let place = |location: &Value| {
        let location = &location["physicalLocation"];
        let file = location["artifactLocation"]["uri"].as_str().unwrap().rsplit('/').next().unwrap();
        format!("{file}:{}", location["region"]["startLine"])
    };
    let across = results.iter().filter(|result| number(result) >= 30000);
    across
        .map(|it| {
            let message = it["message"]["text"].as_str().unwrap().to_owned();
            (number(it), message, [place(&it["locations"][0]), place(&it["relatedLocations"][0])])
        })
        .collect()
}

fn numbers(sources: &[Source<'_>]) -> Vec<u64> {
    reports(project(sources).path(), "").into_iter().map(|report| report.0).collect()
}

#[test]
fn a_function_with_two_types_is_told_with_both_places() {
    let folder =
        project(&[("a.cu", "", "\nint f();\nint g() { return f(); }"), ("b.cu", "", "float f() { return 1; }")]);
    let found = reports(folder.path(), "");
    assert_eq!(found.len(), 1, "{found:?}");
    let (number, message, places) = &found[0];
    assert_eq!((*number, places), (30002, &["a.cu:2".to_owned(), "b.cu:1".to_owned()]));
    assert!(message.contains("\"int f()\"") && message.contains("\"float f()\""), "{message}");
    let output = check(folder.path(), "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("b.cu:1:7") && said.contains("all sources together: 1 warning"), "{said}");
    assert_eq!(check(folder.path(), "-Werror=units_differ_in_type").status.code(), Some(2));
    assert!(reports(folder.path(), "-Wno-units_differ_in_type").is_empty());
}

#[test]
fn parameters_make_other_functions_unless_names_are_those_of_c() {
    let declared = |linkage: &str, ty: &str| format!("{linkage} int f({ty}); int use_{ty}() {{ return f(1); }}");
    let pair = |linkage: &str| {
        let [a, b] = ["int", "float"].map(|ty| declared(linkage, ty));
        numbers(&[("a.cu", "", &a), ("b.cu", "", &b)])
    };
    assert_eq!(pair(""), [0; 0]);
    assert_eq!(pair("extern \"C\""), [30002]);
}

#[test]
fn a_variable_has_one_type_and_a_bound_may_be_left_out() {
    let with =
        |other: &str| numbers(&[("a.cu", "", "int t[3] = {};"), ("b.cu", "", &format!("{other}; int *p = (int *)t;"))]);
    assert_eq!(with("extern int t[]"), [0; 0]);
    assert_eq!(with("extern int t[3]"), [0; 0]);
    assert_eq!(with("extern int t[4]"), [30002]);
    assert_eq!(with("extern unsigned t[]"), [30002]);
    assert_eq!(with("extern int *t"), [30002]);
    assert_eq!(with("extern \"C\" void t()"), [30001]);
}

#[test]
fn execution_and_memory_spaces_are_compared() {
    let functions =
        |other: &str| numbers(&[("a.cu", "", "__host__ __device__ int f() { return 1; }"), ("b.cu", "", other)]);
    assert_eq!(functions("__device__ __host__ int f(); int x = f();"), [0; 0]);
    assert_eq!(functions("int f(); int x = f();"), [30004]);
    let variables =
        |options: &str, other: &str| numbers(&[("a.cu", options, "__constant__ int c[4];"), ("b.cu", options, other)]);
    assert_eq!(variables("-rdc=true", "extern __constant__ int c[4]; const void *p = c;"), [0; 0]);
    assert_eq!(variables("-rdc=true", "extern __device__ int c[4]; const void *p = c;"), [30005]);
    // Without separate compilation every source has device variables of its own.
    assert_eq!(variables("", "__device__ float c[5];"), [0; 0]);
}

const CONFIGURED: &str = "struct S { int a;\n#ifdef BIG\n int b;\n#endif\n};\n";

#[test]
fn a_macro_that_changes_a_layout_is_told() {
    let used = format!("{CONFIGURED}int size = sizeof(S);");
    let folder = project(&[("a.cu", "", &used.replace("size =", "one =")), ("b.cu", "-DBIG", &used)]);
    let found = reports(folder.path(), "");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, 30003);
    assert!(found[0].1.contains("here nothing more, there \"int b\""), "{}", found[0].1);
}

#[test]
fn what_no_other_source_can_name_may_differ() {
    let hidden = format!(
        "namespace {{ {CONFIGURED} }}\nstatic int f() {{ return sizeof(S); }}\n\
         static int counter;\nconst int limit = sizeof(S);\nS object;\ninline int use(S s) {{ return s.a + f() + counter; }}\n\
         int UNIQUE() {{ struct Local {{ S s; int x[sizeof(S)]; }}; auto l = [] {{ return sizeof(S); }}; \
         return sizeof(Local) + l() + limit + use(object); }}\ntypedef decltype(sizeof(S) + 0.0f) number;"
    );
    assert_eq!(numbers(&[("a.cu", "-DUNIQUE=x", &hidden), ("b.cu", "-DUNIQUE=y -DBIG", &hidden)]), [0; 0]);
}

#[test]
fn inline_functions_and_templates_have_the_same_tokens_in_all_sources() {
    let function = "inline int f(int x) { return BODY; }\nint UNIQUE() { return f(1); }";
    let pair = |text: &str, one: &str, other: &str| {
        let [one, other] = [format!("-DUNIQUE=x {one}"), format!("-DUNIQUE=y {other}")];
        numbers(&[("a.cu", &one, text), ("b.cu", &other, text)])
    };
    assert_eq!(pair(function, "-DBODY=x+x", "-DBODY=2*x"), [30007]);
    assert_eq!(pair(function, "-DBODY=2*x", "-DBODY=2*x"), [0; 0]);
    let class = "template <class T> struct B { T a[BODY]; };\nB<int> *UNIQUE() { return 0; }";
    assert_eq!(pair(class, "-DBODY=1", "-DBODY=2"), [30007]);
    let template = "template <class T> T f(T x) { return BODY; }\nint UNIQUE() { return f(1); }";
    assert_eq!(pair(template, "-DBODY=x+x", "-DBODY=2*x"), [30007]);
    // Another head is another template.
    let overload = "template <class T, int n = BODY> T f(T x) { return n; }\nint UNIQUE() { return f(1); }";
    assert_eq!(pair(overload, "-DBODY=1", "-DBODY=2"), [0; 0]);
}

#[test]
fn names_of_files_and_lines_in_a_header_are_no_difference() {
    let header = "inline const char *where() { return __FILE__; }\ninline int line() { return __LINE__; }\n";
    let [a, b] = ["h.h", "./sub/../h.h"].map(|name| format!("#include \"{name}\"\n"));
    let folder = project(&[
        ("h.h", "", header),
        ("a.cu", "", &format!("{a}int x() {{ return line() + !where(); }}")),
        ("b.cu", "", &format!("{b}int y() {{ return line() + !where(); }}")),
    ]);
    fs::create_dir(folder.path().join("sub")).unwrap();
    let found = reports(folder.path(), "");
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn enumerators_are_compared_with_their_values() {
    let text = "enum class Mode { slow = FIRST, fast };\nMode UNIQUE() { return Mode::fast; }";
    assert_eq!(numbers(&[("a.cu", "-DUNIQUE=x -DFIRST=1", text), ("b.cu", "-DUNIQUE=y -DFIRST=2-1", text)]), [0; 0]);
    assert_eq!(numbers(&[("a.cu", "-DUNIQUE=x -DFIRST=1", text), ("b.cu", "-DUNIQUE=y -DFIRST=2", text)]), [30006]);
}

#[test]
fn two_definitions_are_told_unless_they_are_inline_or_weak() {
    let pair = |text: &str| numbers(&[("a.cu", "-rdc=true", text), ("b.cu", "-rdc=true", text)]);
    for text in ["int f() { return 1; }", "__device__ int f() { return 1; }", "__global__ void f() {}", "int v = 1;"] {
        assert_eq!(pair(text), [30008], "{text}");
    }
    for text in ["inline int f() { return 1; }", "__attribute__((weak)) int f() { return 1; }", "static int v = 1;"] {
        assert_eq!(pair(text), [0; 0], "{text}");
    }
}

#[test]
fn programs_of_one_build_are_compared_each_for_itself() {
    let main = "int f() { return 1; }\nint main() { return f(); }";
    let [one, other] = ["one", "other"].map(|name| format!("-o CMakeFiles/{name}.dir/main.o"));
    assert_eq!(numbers(&[("a.cu", &one, main), ("b.cu", &other, main)]), [0; 0]);
    assert_eq!(numbers(&[("a.cu", &one, main), ("b.cu", &one, main)]), [30008, 30008]);
    let folder = project(&[("a.cu", "", main), ("b.cu", "", main)]);
    assert!(reports(folder.path(), "").is_empty());
    let output = check(folder.path(), "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("2 of them define main"), "{said}");
}

const KERNEL: &str = "__device__ int helper(int); __global__ void k(int *p) { *p = helper(1); }";

#[test]
fn device_functions_that_no_source_defines_are_told() {
    let with = |other: &str| numbers(&[("a.cu", "-rdc=true", KERNEL), ("b.cu", "-rdc=true", other)]);
    assert_eq!(with("__device__ int helper(int x) { return x; }"), [0; 0]);
    assert_eq!(with("__device__ float helper(float x) { return x; }"), [30009]);
    // What nothing calls is not linked; what may be missing need not be there.
    assert_eq!(
        numbers(&[("a.cu", "-rdc=true", "__device__ int h(); inline __device__ int i() { return h(); }")]),
        [0; 0]
    );
    assert_eq!(numbers(&[("a.cu", "-rdc=true", &format!("__attribute__((weak)) {KERNEL}"))]), [0; 0]);
    // The host's side of a function needs no device code.
    let host = "__host__ __device__ int h(); int f() { return h(); }";
    assert_eq!(numbers(&[("a.cu", "-rdc=true", host)]), [0; 0]);
}

#[test]
fn kernels_that_are_launched_and_nowhere_defined_are_told() {
    let launch = "__global__ void k(int *); void f() { k<<<1, 1>>>(0); }";
    assert_eq!(numbers(&[("a.cu", "", launch), ("b.cu", "", "__global__ void k(int *p) {}")]), [0; 0]);
    assert_eq!(numbers(&[("a.cu", "", launch), ("b.cu", "", "int x;")]), [30009]);
    // Of a part of the project nobody knows.
    let folder = project(&[("a.cu", "", launch), ("b.cu", "", "int x;")]);
    assert!(reports(folder.path(), "a.cu").is_empty());
    // Nor where a source has errors.
    assert_eq!(numbers(&[("a.cu", "", launch), ("b.cu", "", "int x = undeclared;")]), [0; 0]);
}

#[test]
fn one_source_twice_in_a_program_has_one_module_id() {
    let text = "__global__ void k() {}";
    let folder = project(&[("a.cu", "", text)]);
    let entry = |number: u32, options: &str| {
        let object = format!("CMakeFiles/x.dir/{number}.o");
        json!({ "directory": folder.path(), "file": "a.cu", "command": format!("nvcc {options} -c a.cu -o {object}") })
    };
    for (options, expected) in [("-rdc=true", &[30010][..]), ("", &[])] {
        let commands = json!([entry(1, options), entry(2, options)]);
        fs::write(folder.path().join("compile_commands.json"), commands.to_string()).unwrap();
        let found: Vec<u64> = reports(folder.path(), "").into_iter().map(|report| report.0).collect();
        assert_eq!(found, expected, "{options}");
    }
}

#[test]
fn the_guide_lists_every_diagnostic_of_several_sources() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/projects.md");
    let guide = fs::read_to_string(guide).unwrap();
    let own = cufe_diagnostics::catalogue::rows().iter().filter(|row| row.code.0 >= 30000 && !row.tag.is_empty());
    for row in own {
        assert!(guide.contains(&format!("| {} `{}` |", row.code.0, row.tag)), "{}", row.tag);
    }
}

#[test]
fn kept_results_are_compared_like_new_ones() {
    let folder = project(&[("a.cu", "", "int f();\nint g() { return f(); }"), ("b.cu", "", "float f() { return 1; }")]);
    let root = folder.path();
    let first = reports(root, "");
    assert_eq!(first.len(), 1);
    assert_eq!(reports(root, ""), first);
    // A part that is gone is found again.
    fs::remove_dir_all(root.join(".cufe/shared")).unwrap();
    assert_eq!(reports(root, ""), first);
    fs::write(root.join("b.cu"), "int f() { return 1; }").unwrap();
    assert!(reports(root, "").is_empty());
    // Nothing is kept that no source has any more.
    assert_eq!(fs::read_dir(root.join(".cufe/shared")).unwrap().count(), 2);
}
