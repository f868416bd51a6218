//! The headers that cufe carries: small programs need no toolkit.

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

fn programs() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/embedded");
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    assert!(found.len() > 10);
    found
}

#[test]
fn programs_like_those_of_the_samples_are_right_on_both_sides() {
    let folder = tempfile::tempdir().unwrap();
    for program in programs() {
        let output = cufe(folder.path(), &["check", "--embedded-headers", "-std=c++17", program.to_str().unwrap()]);
        assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()), "{}", program.display());
    }
}

#[test]
fn the_host_compiler_takes_their_host_files_with_the_same_headers() {
    let folder = tempfile::tempdir().unwrap();
    let output = cufe(folder.path(), &["headers", "include"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    for program in programs() {
        let output = cufe(folder.path(), &["split", "--embedded-headers", "-std=c++17", program.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let stem = program.file_stem().unwrap().to_str().unwrap();
        fs::write(folder.path().join(format!("{stem}.cudafe1.stub.c")), "").unwrap();
        let mut compiler = Command::new("g++");
        compiler.args(["-std=c++17", "-fsyntax-only", "-w", "-Iinclude", "-I.", &format!("{stem}.cudafe1.cpp")]);
        let output = compiler.current_dir(folder.path()).output().unwrap();
        assert!(output.status.success(), "{stem}: {}", said(&output));
    }
}

#[test]
fn the_host_file_is_the_same_each_time() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "__global__ void k() {} int main() { k<<<1, 1>>>(); }").unwrap();
    let [one, other] = ["one", "other"].map(|name| {
        let output = cufe(folder.path(), &["split", "--embedded-headers", "a.cu", "-o", name]);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        fs::read_to_string(folder.path().join(name).join("a.cudafe1.cpp")).unwrap()
    });
    assert_eq!(one, other);
    assert!(one.contains("\"<cufe>/cuda_runtime.h\""));
}

#[test]
fn a_name_that_is_missing_tells_how_to_name_a_toolkit() {
    let folder = tempfile::tempdir().unwrap();
    let told = |text: &str| {
        fs::write(folder.path().join("a.cu"), text).unwrap();
        said(&cufe(folder.path(), &["check", "--embedded-headers", "a.cu"]))
    };
    let missing = told("int main() { return cudaGraphCreateSomething(); }");
    assert!(missing.contains("cufe carries") && missing.contains("CUDA_HOME"), "{missing}");
    let misspelled = told("int counter; int main() { return countre; }");
    assert!(misspelled.contains("\"counter\"") && !misspelled.contains("cufe carries"), "{misspelled}");
    let header = told("#include <thrust/sort.h>\n");
    assert!(header.contains("cufe carries") && header.contains("CUDA_HOME"), "{header}");
}
