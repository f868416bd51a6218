//! `--preprocessor=own` against the host compiler's preprocessor.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn cufe(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(arguments).arg("--embedded-headers").current_dir(folder).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Kinds, spellings and lines of the tokens of `a.cu`.
fn tokens(folder: &Path, preprocessor: &str, options: &[&str]) -> Vec<String> {
    let arguments = [&["dump", "--tokens", "--tell-reading", preprocessor, "a.cu"], options].concat();
    let output = cufe(folder, &arguments);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(!said(&output).contains("preprocessed by the host compiler"), "{}", said(&output));
    let text = String::from_utf8_lossy(&output.stdout);
    let tokens = text.lines().filter(|line| !line.starts_with("pragma "));
    tokens.map(|line| line.rsplit_once(':').map_or(line, |(token, _)| token).to_owned()).collect()
}

#[test]
fn the_tokens_are_those_of_the_host_compiler() {
    let folder = tempfile::tempdir().unwrap();
    let program = "#include <vector>\n#include <stdio.h>\n#include <limits.h>\n#include <assert.h>\n#include \"own.h\"\n\
                   #define TWICE(x, ...) x, ##__VA_ARGS__, __LINE__\n\
                   #if defined FROM_COMMAND_LINE && __has_include(<own.h>) && __has_include(\"own.h\")\n\
                   int a[] = {TWICE(1), TWICE(2,\n 3), CHAR_BIT};\n#endif\n\
                   __global__ void k(int *p) { /* what */ assert(p); p[threadIdx.x] = INT_MAX; }\n";
    fs::write(folder.path().join("a.cu"), program).unwrap();
    fs::create_dir(folder.path().join("headers")).unwrap();
    fs::write(folder.path().join("headers/own.h"), "#pragma once\ninline int own() { return __LINE__; }\n").unwrap();
    for standard in ["-std=c++14", "-std=c++17", "-std=gnu++20"] {
        let options = [standard, "-Iheaders", "-DFROM_COMMAND_LINE"];
        let host = tokens(folder.path(), "--preprocessor=host", &options);
        let own = tokens(folder.path(), "--preprocessor=own", &options);
        assert!(host.len() > 10_000);
        let differing = host.iter().zip(&own).find(|(host, own)| host != own);
        assert_eq!((differing, host.len()), (None, own.len()), "{standard}");
    }
}

#[test]
fn what_only_the_compiler_can_tell_is_left_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let check = |program: &str| {
        fs::write(folder.path().join("a.cu"), program).unwrap();
        cufe(folder.path(), &["check", "--preprocessor=own", "--tell-reading", "a.cu"])
    };
    let output = check("const char *when = __DATE__;\n");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(said(&output).contains("preprocessed by the host compiler: the date"), "{}", said(&output));
    // Mistakes are told in the compiler's words.
    let output = check("#error this is wrong\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("this is wrong"), "{}", said(&output));
    let output = check("#include <there/is/none.h>\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("there/is/none.h"), "{}", said(&output));
}

#[test]
fn folders_of_the_system_are_known() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("headers")).unwrap();
    fs::write(folder.path().join("headers/a.h"), "int f() {}\n").unwrap();
    fs::write(folder.path().join("a.cu"), "#include <a.h>\nint main() { return f(); }\n").unwrap();
    let check = |option: &str| {
        said(&cufe(folder.path(), &["check", "--host", "--preprocessor=own", option, "headers", "a.cu"]))
    };
    assert!(check("-I").contains("warning"), "{}", check("-I"));
    assert_eq!(check("-isystem"), "");
}

#[test]
fn the_files_that_were_read_are_known() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.h"), "int a;\n").unwrap();
    fs::write(folder.path().join("a.cu"), "#include \"a.h\"\n").unwrap();
    let output = cufe(
        folder.path(),
        &["check", "--host", "--preprocessor=own", "--format=sarif", "-o", "a.sarif", "--depfile", "a.d", "a.cu"],
    );
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let rule = fs::read_to_string(folder.path().join("a.d")).unwrap();
    assert!(rule.contains("a.cu") && rule.contains("a.h"), "{rule}");
}
