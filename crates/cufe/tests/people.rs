//! The command line for people.

mod sarif;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn cufe(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn example() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/saxpy.cu");
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_example_is_right_with_the_embedded_headers() {
    let folder = tempfile::tempdir().unwrap();
    let output = cufe(folder.path(), &["check", "--embedded-headers", &example()]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
fn the_example_is_split() {
    let folder = tempfile::tempdir().unwrap();
    let output = cufe(folder.path(), &["split", "--embedded-headers", "-std=c++17", &example(), "-o", "new/folder"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(folder.path().join("new/folder/saxpy.cudafe1.cpp").is_file());
    assert!(folder.path().join("new/folder/saxpy.module_id").is_file());
}

#[test]
fn tokens_are_dumped() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "int answer = 42;\n").unwrap();
    let output = cufe(folder.path(), &["dump", "--tokens", "--embedded-headers", "a.cu"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("answer"), "{}", said(&output));
}

#[test]
fn a_dump_of_a_source_with_errors_tells_of_them_and_its_status_says_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "int answer = question;\n").unwrap();
    for kind in ["--il", "--device", "--spaces"] {
        let output = cufe(folder.path(), &["dump", kind, "--embedded-headers", "a.cu"]);
        assert_eq!(output.status.code(), Some(2), "{kind}");
        assert!(said(&output).contains("error[20 "), "{kind}: {}", said(&output));
    }
    fs::write(folder.path().join("a.cu"), "int answer = 42;\n").unwrap();
    let output = cufe(folder.path(), &["dump", "--il", "--embedded-headers", "a.cu"]);
    assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()));
}

#[test]
fn several_files_are_checked_and_each_mistake_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("good.cu"), "int x;\n").unwrap();
    fs::write(folder.path().join("bad.cu"), "#error no\n").unwrap();
    let output = cufe(folder.path(), &["check", "--embedded-headers", "good.cu", "bad.cu", "missing.cu"]);
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("bad.cu") && said(&output).contains("missing.cu"), "{}", said(&output));
    assert!(!said(&output).contains("good.cu"), "{}", said(&output));
}

#[test]
fn what_is_wrong_in_instances_of_host_code_is_found_in_both_passes() {
    let folder = tempfile::tempdir().unwrap();
    let source = "template <class T> int length(const T &v) { return v.size(); }\n\
                  template <class T> __device__ int on_device(T v) { return v.size(); }\n\
                  template <class T> __host__ __device__ int both(T v) { return on_device(v); }\n\
                  struct Sized { __device__ int size() { return 1; } };\n\
                  template <class T> __global__ void kernel(T v) { on_device(v); length(1L); }\n\
                  int number = length(5) + both(Sized());\n";
    fs::write(folder.path().join("a.cu"), source).unwrap();
    let lines = |options: &[&str]| {
        let output =
            cufe(folder.path(), &[&["check", "--embedded-headers", "--format=text", "a.cu"], options].concat());
        let errors = said(&output).lines().filter(|line| line.contains("error: ")).count();
        (output.status.code(), errors, said(&output).contains("with T=int"))
    };
    // The host front end leaves it to the host compiler, which knows nothing of execution spaces.
    assert_eq!(lines(&["--host"]), (Some(0), 0, false));
    assert_eq!(lines(&["--host", "--instantiate"]), (Some(2), 1, true));
    assert_eq!(lines(&["--device"]), (Some(2), 1, true));
}

#[test]
fn a_missing_header_and_an_encoding_are_mistakes_of_the_source() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("header.cu"), "#include \"none.h\"\n").unwrap();
    fs::write(folder.path().join("wide.cu"), b"\xff\xfei\0n\0t\0 \0x\0;\0").unwrap();
    for (file, said_of_it) in [("header.cu", "none.h"), ("wide.cu", "UTF-16")] {
        for command in ["check", "split"] {
            let output = cufe(folder.path(), &[command, "--embedded-headers", file]);
            assert_eq!(output.status.code(), Some(2), "{command} {file}");
            assert_eq!(said(&output).matches(said_of_it).count().min(1), 1, "{}", said(&output));
        }
    }
    let output = cufe(folder.path(), &["check", "--embedded-headers", "wide.cu"]);
    assert_eq!(said(&output).lines().count(), 1, "{}", said(&output));
}

#[test]
fn sarif_goes_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "int x;\n").unwrap();
    let output = cufe(folder.path(), &["check", "--format=sarif", "--embedded-headers", "a.cu"]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["version"], "2.1.0");
    // A source that cannot be read has a document too.
    let output = cufe(folder.path(), &["check", "--format=sarif", "--embedded-headers", "none.cu"]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(sarif::validate(&document, false), Ok(()));
    assert_eq!(document["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

#[test]
fn wrong_calls_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "int x;\n").unwrap();
    let calls: [&[&str]; 6] = [
        &[],
        &["frobnicate"],
        &["check"],
        &["check", "-std=c++99", "a.cu"],
        &["check", "--cuda-path", ".", "a.cu"],
        &["check", "--embedded-headers", "--host-compiler", "/no/such/compiler", "a.cu"],
    ];
    for arguments in calls {
        let output = cufe(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(4), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn failed_deductions_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let text = "template <class T> int same(T, T);\n\
        template <class T> int points(T *);\n\
        template <class T, class U> U made(T);\n\
        template <class T> typename T::type typed(T);\n\
        template <class T> auto called(T t) -> decltype(missing(t));\n\
        template <class T> concept Small = sizeof(T) == 1;\n\
        template <Small T> int small(T);\n\
        void f() { same(1, 2.0); points(1); made(1); typed(1); called(1); small(1); }\n";
    fs::write(folder.path().join("a.cu"), text).unwrap();
    let output = cufe(folder.path(), &["check", "-std=c++20", "--embedded-headers", "a.cu"]);
    for reason in [
        "\"T\" would be both \"int\" and \"double\"",
        "argument 1 of type \"int\" has not the form \"T *\"",
        "nothing tells what \"U\" is",
        "\"type\" is no member of \"int\" [with T=int]",
        "\"missing\" is not declared here [with T=int]",
        "its constraint \"Small\" is not satisfied [with T=int]",
    ] {
        assert!(said(&output).contains(reason), "{reason} in {}", said(&output));
    }
}

#[test]
fn help_has_examples() {
    for arguments in [&["--help"][..], &["check", "--help"], &["split", "--help"], &["overlay", "--help"]] {
        let output = cufe(Path::new("."), arguments);
        assert_eq!(output.status.code(), Some(0));
        assert!(String::from_utf8_lossy(&output.stdout).contains("Example"), "{arguments:?}");
    }
}

#[test]
fn a_compile_command_is_checked_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "int x;\n").unwrap();
    let command =
        "check --embedded-headers -O2 -g -std=gnu++17 -x cu -arch=sm_80 -Xcompiler -Wall -MD -MF a.d -c a.cu -o a.o";
    let output = cufe(folder.path(), &command.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
fn a_mistake_is_shown_where_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let source = "#define SQUARE(x) ((x) * (x))\nint f(int counter) {\n    return SQUARE(countr); // squared\n}\n";
    fs::write(folder.path().join("a.cu"), source).unwrap();
    let output = cufe(folder.path(), &["check", "--embedded-headers", "a.cu"]);
    assert_eq!(output.status.code(), Some(2));
    for part in ["a.cu:3:19", "return SQUARE(countr); // squared", "\"counter\"", "a.cu: 1 error\n"] {
        assert!(said(&output).contains(part), "{part}: {}", said(&output));
    }
}

#[test]
fn both_passes_are_one_sarif_document() {
    let folder = tempfile::tempdir().unwrap();
    // A mistake of the host's only: calls are not looked at in a pass that has other errors.
    let source = "void h();\n__device__ void d() { h(); }\n#ifndef __CUDA_ARCH__\nint g() { return undeclared; }\n#endif\n\
                  __device__ int v;\nint r() { return v; }\n";
    fs::write(folder.path().join("a.cu"), source).unwrap();
    let output = cufe(folder.path(), &["check", "--format=sarif", "--embedded-headers", "a.cu"]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(sarif::validate(&document, false), Ok(()));
    let results = document["runs"][0]["results"].as_array().unwrap();
    let of = |rule: &str| results.iter().filter(|result| result["ruleId"] == rule).count();
    assert_eq!((of("EC20"), of("EC3548"), of("EC3473")), (1, 1, 1), "{document}");
    let host = cufe(folder.path(), &["check", "--host", "--format=sarif", "--embedded-headers", "a.cu"]);
    assert!(!String::from_utf8_lossy(&host.stdout).contains("EC3473"));
}

#[test]
fn a_template_is_named_with_the_names_of_its_parameters() {
    let folder = tempfile::tempdir().unwrap();
    let text = "template<class T, int n, class... Rest> struct D { __host__ D(const D&) = default; };\n";
    fs::write(folder.path().join("a.cu"), text).unwrap();
    let output = cufe(folder.path(), &["check", "--host", "--embedded-headers", "a.cu"]);
    assert!(said(&output).contains("\"D<T, n, Rest...>::D(const D<T, n, Rest...> &)\""), "{}", said(&output));
}

#[test]
fn long_types_that_do_not_convert_are_shown_by_their_difference() {
    let folder = tempfile::tempdir().unwrap();
    let text = "template <class, class> struct Pair {}; struct with_a_long_name_of_its_own {};\n\
                using L = Pair<Pair<with_a_long_name_of_its_own, long>, with_a_long_name_of_its_own>;\n\
                using R = Pair<Pair<with_a_long_name_of_its_own, int>, with_a_long_name_of_its_own>;\n\
                void f(const L &, int); void f(); void g(R r) { L l = r; f(r, 1); }\n";
    fs::write(folder.path().join("a.cu"), text).unwrap();
    let output = cufe(folder.path(), &["check", "--embedded-headers", "a.cu"]);
    let said = said(&output);
    let difference = "\"Pair<Pair<[...], int>, [...]>\" cannot be converted to \"";
    assert!(said.contains(&format!("{difference}Pair<Pair<[...], long>, [...]>\"")), "{said}");
    assert!(said.contains(&format!("{difference}const Pair<Pair<[...], long>, [...]> &\"")), "{said}");
    assert!(said.contains("\"f()\" does not fit: it takes 0 arguments, not 2"), "{said}");
}

#[test]
fn statistics_tell_what_is_unknown_and_where_it_comes_from() {
    let folder = tempfile::tempdir().unwrap();
    let statistics = |text: &str| {
        fs::write(folder.path().join("a.cu"), text).unwrap();
        let output = cufe(folder.path(), &["check", "--host", "--statistics", "--embedded-headers", "a.cu"]);
        said(&output)
    };
    let row = |said: &str, name: &str| -> Vec<u64> {
        let line = said.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().skip(1).take(2).map(|cell| cell.parse().unwrap()).collect()
    };
    let text = "constexpr int f(int x) { return x + 1; } static_assert(f(1) == 2);
        template <class T> int g(T x) { return x.member(1); }";
    let known = statistics(text);
    assert_eq!(row(&known, "static_asserts"), [1, 0], "{known}");
    assert!(row(&known, "expressions")[0] > 5 && row(&known, "expressions")[1] == 0, "{known}");
    assert!(!known.contains("first at"), "{known}");
    // After an error nothing is known of what is wrong.
    let unknown = statistics(&format!("{text} int i = (undeclared.member + 1) * 2;"));
    assert!(row(&unknown, "expressions")[1] > 0, "{unknown}");
    assert!(unknown.contains("first at a.cu:2:"), "{unknown}");
    // A condition that nobody decided is reported with the places of this program that could not tell.
    assert!(!known.contains("undecided:"), "{known}");
    let undecided = statistics("constexpr int e = undeclared(1);\nstatic_assert(e == 1);");
    let line = undecided.lines().find(|line| line.starts_with("undecided: a.cu:2:15: ")).unwrap_or_default();
    assert!(line.contains(".rs:"), "{undecided}");
    // One of unknown type, too; what depends on the parameters of a template is not asked.
    let unknown = statistics("constexpr auto e = undeclared(1);\nstatic_assert(e.member);");
    assert!(unknown.contains("undecided: a.cu:2:15: "), "{unknown}");
    let dependent =
        statistics("void f(auto x) { static_assert(sizeof(x) == 4); struct L { static_assert(sizeof(x)); }; }");
    assert!(!dependent.contains("undecided: "), "{dependent}");
    // The parameters of one template as the arguments of another depend as much as those.
    let own = statistics(
        "template <int F> constexpr auto size() { return F; } template <int F> using sized = decltype(size<F>());
        template <int F> struct S { sized<F> member; }; template <int... F> void f(sized<F>...);",
    );
    assert!(!own.contains("first at"), "{own}");
    // What substitution finds ill-formed is an answer, and a set of functions has no type.
    let answered = statistics(
        "template <class T> T&& declval();
        template <class T, class = decltype(declval<T&>().member(1))> char asks(int); template <class T> int asks(...);
        struct S { void f(int); template <class T> void f(T, int); };
        static_assert(sizeof(asks<S>(0)) == 4); void g(S s) { s.f(1); s.f(1, 2); }",
    );
    assert!(!answered.contains("first at"), "{answered}");
}

#[test]
fn a_preprocessed_source_is_read_as_it_is_by_the_host_pass() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, arguments: &[&str]| {
        fs::write(folder.path().join("a.ii"), text).unwrap();
        cufe(folder.path(), &[&["check", "--embedded-headers"], arguments, &["a.ii"]].concat())
    };
    // Nothing is included in front of it, and directives of the preprocessor are none of it.
    let text = "# 1 \"a.cu\"\nstruct int2 {};\n# 7 \"a.cu\"\n";
    let output = check(text, &[]);
    assert!(output.status.success(), "{}", said(&output));
    let output = check(&format!("{text}int i = missing;\n"), &[]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("a.cu:7:9"), "{}", said(&output));
    // The device pass would find the same again, and what the other compiler gets is not known.
    let text = "void host(); __attribute__((device)) void f() { host(); }\n";
    assert!(check(text, &[]).status.success());
    assert!(!check(text, &["--device"]).status.success());
}
