//! Instances of kernels that host code asks for, in device texts: functions that name them stand in the place of that code.

use std::fs;
use std::process::Command;

/// The device text of a source, without line markers and blank lines.
fn device_text(source: &str, options: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ii"), format!("# 1 \"a.cu\"\n{source}")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["split", "--device", "--std=c++17", "a.ii", "-o", "text.ii"])
        .args(options)
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = fs::read_to_string(folder.path().join("text.ii")).unwrap();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("# "));
    lines.collect::<Vec<_>>().join("\n")
}

/// The instances that a device text names, in order.
fn named(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix("(void)(")?.strip_suffix(");")).collect()
}

const KERNEL: &str = "template<class T> __attribute__((global)) void k(T) { }\n";

#[test]
fn host_code_goes_and_what_it_asks_for_is_named() {
    let text = device_text(
        &format!(
            "namespace n {{\nstruct S {{ }};\n{KERNEL}template<class T> void launch(T t) {{ k<<<1, 1>>>(t); }}\n}}\n\
             void f() {{ n::launch(n::S()); n::launch(1); auto p = &n::k<float *>; p = nullptr; }}\n"
        ),
        &[],
    );
    assert_eq!(named(&text), ["::n::k< float * >", "::n::k< ::n::S >", "::n::k< int >"]);
    assert!(!text.contains("launch") && !text.contains("void f()") && text.contains("struct S"), "{text}");
}

#[test]
fn only_what_is_used_is_named() {
    let text = device_text(
        &format!(
            "{KERNEL}template<class T> struct S {{ static constexpr decltype(&k<T>) get() {{ return &k<T>; }} }};\n\
             template<class T> void unused() {{ k<<<1, 1>>>(T()); }}\n\
             template<int N> void chosen() {{ if constexpr (N > 0) k<<<1, 1>>>(1L); else k<<<1, 1>>>('a'); }}\n\
             void f() {{ decltype(&k<int>) p = nullptr; (void)p; S<float> s; (void)s; chosen<1>(); S<double>::get(); }}\n"
        ),
        &[],
    );
    // A member whose value is needed is instantiated at once, other functions when the unit has been read.
    assert_eq!(named(&text), ["::k< double >", "::k< long >"]);
}

#[test]
fn references_stand_before_the_kernel_that_is_written_next() {
    let text = device_text(
        &format!(
            "{KERNEL}void f() {{ k<<<1, 1>>>(1); }}\n__attribute__((global)) void other() {{ }}\n\
             void g() {{ k<<<1, 1>>>('a'); k<<<1, 1>>>(2); }}\ntemplate __attribute__((global)) void k(float);\n\
             void h() {{ k<<<1, 1>>>(2L); }}\n"
        ),
        &[],
    );
    let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}: {text}"));
    let order = ["(void)(::k< int >)", "void other()", "(void)(::k< char >)", "void k(float)", "(void)(::k< long >)"];
    assert!(order.windows(2).all(|pair| place(pair[0]) < place(pair[1])), "{text}");
    assert_eq!(named(&text).len(), 3);
}

#[test]
fn host_code_stays_where_an_instance_cannot_be_named() {
    for (what, source) in [
        (
            "private types",
            "class C { struct P { }; public: static void f() { k<<<1, 1>>>(P()); } };\nvoid f() { C::f(); }",
        ),
        ("closures", "void f() { k<<<1, 1>>>([] __attribute__((device)) () { }); }"),
        (
            "overloaded templates",
            "template<class T> __attribute__((global)) void k(T, int) { }\nvoid f() { k<<<1, 1>>>(1); }",
        ),
        (
            "variables of the device",
            "template<class T> __attribute__((device)) T v;\nvoid f() { k<<<1, 1>>>(1); (void)&v<int>; }",
        ),
    ] {
        let text = device_text(&format!("{KERNEL}{source}\n"), &["--extended-lambda"]);
        assert!(text.contains("void f()") && named(&text).is_empty(), "{what}: {text}");
    }
}

#[test]
fn bodies_of_headers_ask_for_instances_too() {
    let text = device_text(
        &format!(
            "# 1 \"h.h\" 1 3\n{KERNEL}inline int f() {{ void (*p)(int) = k<int>; return p != nullptr; }}\n\
             template<class T> struct S {{ void m() {{ k<<<1, 1>>>(T()); }} }};\ninline void g() {{ S<char>().m(); }}\n\
             # 1 \"a.cu\" 2\nint unused;\n"
        ),
        &[],
    );
    assert_eq!(named(&text), ["::k< int >", "::k< char >"]);
}
