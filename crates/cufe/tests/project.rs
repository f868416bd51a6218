//! Projects: sources with the options of their compile commands, checked at once.

mod sarif;

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn cufe(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(line.split(' ')).current_dir(folder).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A project of three sources that share a header with a mistake; the second needs what its command defines.
fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    fs::create_dir_all(root.join("build")).unwrap();
    fs::create_dir_all(root.join("include")).unwrap();
    fs::write(root.join("include/shared.h"), "inline int f() { return undeclared; }\n").unwrap();
    fs::write(root.join("a.cu"), "#include <shared.h>\n__global__ void k() {}\n").unwrap();
    fs::write(root.join("b.cu"), "#include <shared.h>\nint b = VALUE;\n").unwrap();
    fs::write(root.join("c.cpp"), "#include \"include/shared.h\"\n__global__ void k() {}\n").unwrap();
    fs::write(root.join("build/options.rsp"), "-I../include \"-DVALUE=1\"").unwrap();
    let text = json!([
        { "directory": "build", "file": "../a.cu", "command": "ccache nvcc -I'../include' -dc ../a.cu -o a.o" },
        { "directory": "build", "file": "../b.cu",
          "arguments": ["nvcc", "--options-file", "options.rsp", "-std=c++17", "-c", "../b.cu", "-o", "b.o"] },
        { "directory": "build", "file": "../c.cpp", "command": "nvcc -x cu --novelty -c ../c.cpp -o c.o" },
        { "directory": "build", "file": "../main.cpp", "command": "g++ -c ../main.cpp" },
    ]);
    let text: Value =
        serde_json::from_str(&text.to_string().replace("\"build\"", &json!(root.join("build")).to_string())).unwrap();
    fs::write(root.join("build/compile_commands.json"), text.to_string()).unwrap();
    folder
}

fn results(output: &Path) -> Vec<Value> {
    let document: Value = serde_json::from_slice(&fs::read(output).unwrap()).unwrap();
    assert_eq!(sarif::validate(&document, false), Ok(()));
    document["runs"][0]["results"].as_array().unwrap().clone()
}

#[test]
fn all_sources_are_checked_and_a_mistake_in_a_header_is_told_once() {
    let folder = project();
    let output = cufe(folder.path(), "check --embedded-headers -p build");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    let said = said(&output);
    assert_eq!(said.matches("error[20 ").count(), 1, "{said}");
    assert!(said.contains("3 sources checked: 1 error\n"), "{said}");
    assert!(said.contains("passed over: --novelty\n"), "{said}");
}

#[test]
fn a_document_of_all_sources_is_that_of_each_merged() {
    let folder = project();
    let root = folder.path();
    let output = cufe(root, "check --embedded-headers -p build --format=json -o all.sarif");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    let all = results(&root.join("all.sarif"));
    let region = &all[0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!((all.len(), &region["startColumn"], &region["endColumn"]), (1, &json!(25), &json!(35)));
    for name in ["a.cu", "b.cu", "c.cpp"] {
        let line =
            format!("check --embedded-headers -p build --format=sarif -o {name}.sarif --depfile {name}.d {name}");
        assert_eq!(cufe(root, &line).status.code(), Some(2));
        let rule = fs::read_to_string(root.join(format!("{name}.d"))).unwrap();
        assert!(rule.starts_with(&format!("{name}.sarif:")) && rule.contains("include/shared.h"), "{rule}");
    }
    let output = cufe(root, "merge a.cu.sarif b.cu.sarif c.cpp.sarif -o merged.sarif");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(results(&root.join("merged.sarif")), all);
    assert_eq!(cufe(root, "merge a.cu").status.code(), Some(4));
}

#[test]
fn results_are_kept_until_something_changes() {
    let folder = project();
    let root = folder.path();
    let line = "check --embedded-headers -p build";
    assert_eq!(cufe(root, line).status.code(), Some(2));
    let kept = || {
        let entries = fs::read_dir(root.join("build/.cufe")).unwrap().map(|entry| entry.unwrap());
        let mut times: Vec<_> = entries.map(|entry| entry.metadata().unwrap().modified().unwrap()).collect();
        times.sort();
        times
    };
    let first = kept();
    assert_eq!(first.len(), 3);
    for form in ["human", "text", "sarif"] {
        let again = cufe(root, &format!("{line} --format={form}"));
        assert_eq!(again.status.code(), Some(2), "{}", said(&again));
    }
    // A check would have kept its result anew.
    assert_eq!(kept(), first);
    fs::write(root.join("include/shared.h"), "inline int f() { return 1; }\n").unwrap();
    let output = cufe(root, line);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(cufe(root, &format!("{line} -UVALUE")).status.code(), Some(2));
    assert_eq!(cufe(root, &format!("{line} -UVALUE a.cu")).status.code(), Some(0));
}

#[test]
fn only_what_a_change_touches_is_checked() {
    let folder = project();
    let root = folder.path();
    let git = |line: &str| {
        let status = Command::new("git").args(line.split(' ')).current_dir(root).status().unwrap();
        assert!(status.success(), "{line}");
    };
    git("init -q");
    fs::write(root.join(".gitignore"), "build\n*.sarif\n").unwrap();
    git("add .");
    git("-c user.name=a -c user.email=a@b commit -qm first");
    let checked = |count: &str| {
        let output = cufe(root, "check --embedded-headers -p build --changed-since HEAD");
        assert!(said(&output).contains(&format!("{count} checked")), "{}", said(&output));
    };
    checked("0 sources");
    fs::write(root.join("b.cu"), "#include <shared.h>\nint b = VALUE + 1;\n").unwrap();
    checked("1 source");
    fs::write(root.join("include/shared.h"), "inline int f() { return 1; }\n").unwrap();
    checked("3 sources");
    let output = cufe(root, "check --embedded-headers -p build --changed-since no-such-commit");
    assert_eq!(output.status.code(), Some(4));
}

#[test]
fn a_project_that_cannot_be_read_is_explained() {
    let folder = project();
    let root = folder.path();
    let output = cufe(root, "check -p .");
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("CMAKE_EXPORT_COMPILE_COMMANDS"), "{}", said(&output));
    let output = cufe(root, "check --embedded-headers -p build missing.cu");
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("no compile command"), "{}", said(&output));
}

#[test]
fn standard_input_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.h"), "int mine();\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["check", "--embedded-headers", "--color=always", "-"]).current_dir(folder.path());
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let text = b"#include \"mine.h\"\nint a = mine() + your();\n";
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), text).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = said(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("<stdin>:2:18") && said.contains("\x1b["), "{said}");
}

#[test]
fn files_instances_and_evaluations_that_take_long_are_told_and_traced() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let source = "constexpr int count(int to) {\n int i = 0;\n while (i < to) ++i;\n return i;\n}\n\
                  template <int N> struct Counted { static constexpr int value = count(N); };\n\
                  static_assert(Counted<100000>::value == 100000);\n";
    fs::write(root.join("a.cu"), source).unwrap();
    let output = cufe(root, "check --embedded-headers --no-cache --time-report --time-trace trace.json a.cu");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    for part in ["files that took longest", "instances that took longest", "evaluations that took longest"] {
        assert!(said(&output).contains(part), "{part}: {}", said(&output));
    }
    let trace: Value = serde_json::from_slice(&fs::read(root.join("trace.json")).unwrap()).unwrap();
    let named = |category: &str, name: &str| {
        let events = trace["traceEvents"].as_array().unwrap();
        events.iter().any(|event| event["cat"] == category && event["name"].as_str().unwrap().contains(name))
    };
    assert!(
        named("file", "a.cu") && named("instance", "Counted<100000>::value") && named("evaluation", "a.cu:6"),
        "{trace}"
    );
}

#[test]
fn time_is_told_and_traced() {
    let folder = project();
    let root = folder.path();
    let output = cufe(root, "check --embedded-headers -p build --no-cache --time-report --time-trace trace.json");
    for part in ["preprocessing\n", "parsing and analysis\n", "the sources that took longest\n", "a.cu\n"] {
        assert!(said(&output).contains(part), "{part}: {}", said(&output));
    }
    let trace: Value = serde_json::from_slice(&fs::read(root.join("trace.json")).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let of = |category: &str| events.iter().filter(|event| event["cat"] == category).count();
    // Four stages in two passes of three sources.
    assert_eq!(of("stage"), 24, "{trace}");
    assert!(!root.join("build/.cufe").exists());
    let output = cufe(root, "split --embedded-headers a.cu -Iinclude --time-trace split.json");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    fs::write(root.join("include/shared.h"), "").unwrap();
    let output = cufe(root, "split --embedded-headers a.cu -Iinclude --time-trace split.json");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(fs::read_to_string(root.join("split.json")).unwrap().contains("writing the host file"));
}
