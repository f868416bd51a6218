//! Names of files that are no UTF-8: to Linux a name is bytes.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn cufe(folder: &Path, arguments: &[&OsStr]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

fn name(bytes: &[u8]) -> &OsStr {
    OsStr::from_bytes(bytes)
}

fn words<'a>(words: &[&'a str]) -> Vec<&'a OsStr> {
    words.iter().map(|word| OsStr::new(*word)).collect()
}

fn holds(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}

/// A folder whose name is no UTF-8, with a source and a header of that kind; the header holds the text.
fn place(header: &str) -> (TempDir, PathBuf) {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join(name(b"d\xfe"));
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join(name(b"h\xfd.h")), header).unwrap();
    let source = b"#include \"h\xfd.h\"\n__global__ void k() {}\nint main() { k<<<1, 1>>>(); }\n";
    fs::write(folder.join(name(b"a\xff\xe4.cu")), source).unwrap();
    (root, folder)
}

const SOURCE: &[u8] = b"a\xff\xe4.cu";

#[test]
fn host_files_and_module_ids_are_named_after_the_source() {
    let (_root, folder) = place("int x;\n");
    let mut arguments = words(&["split", "--embedded-headers"]);
    arguments.extend([name(SOURCE), name(b"-o"), name(b"o\xfc")]);
    let output = cufe(&folder, &arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let id = fs::read_to_string(folder.join(name(b"o\xfc/a\xff\xe4.module_id"))).unwrap();
    // As the reference has it: the length counts bytes, and what is no letter becomes a line.
    assert!(id.ends_with("_6_a___cu__Z1kv"), "{id}");
    let host = fs::read(folder.join(name(b"o\xfc/a\xff\xe4.cudafe1.cpp"))).unwrap();
    assert!(host.starts_with(b"# 1 \"a\xff\xe4.cu\"\n"));
    assert!(holds(&host, b"\"h\xfd.h\""));
    assert!(holds(&host, b"#include \"a\xff\xe4.cudafe1.stub.c\""));
}

#[test]
fn reports_name_the_files() {
    let (_root, folder) = place("int x = y;\n");
    let told = |format: &str| {
        let mut arguments = words(&["check", "--embedded-headers", "--host", format]);
        arguments.push(name(SOURCE));
        let output = cufe(&folder, &arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        [output.stdout, output.stderr].concat()
    };
    let text = told("--format=text");
    assert!(text.starts_with(b"h\xfd.h(1): error"), "{text:?}");
    assert!(holds(&text, b"in the compilation of \"a\xff\xe4.cu\""), "{text:?}");
    assert!(String::from_utf8(told("--format=human")).unwrap().contains("--> h\u{fffd}.h:1:9"));
    assert!(String::from_utf8(told("--format=sarif")).unwrap().contains("h%FD.h"));
}

#[test]
fn what_is_missing_is_told() {
    let (_root, folder) = place("");
    let mut arguments = words(&["check", "--embedded-headers"]);
    arguments.push(name(b"none\xff.cu"));
    let output = cufe(&folder, &arguments);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(String::from_utf8(output.stderr).unwrap().contains("none\u{fffd}.cu"));
}

#[test]
fn the_place_of_cudafe_takes_such_names_for_all_its_files() {
    let (_root, folder) = place("");
    fs::write(folder.join(name(b"a\xff.ii")), b"# 1 \"a\xff.cu\"\nint f();\n").unwrap();
    let joined = |option: &str, file: &[u8]| OsString::from(OsStr::from_bytes(&[option.as_bytes(), file].concat()));
    let arguments = [
        joined("cudafe++", b""),
        joined("--gen_c_file_name=", b"a\xff.cpp"),
        joined("--stub_file_name=", b"a\xff.stub.c"),
        joined("--orig_src_file_name=", b"a\xff.cu"),
        joined("--orig_src_path_name=", b"/a\xff.cu"),
        joined("--module_id_file_name=", b"a\xff.id"),
        joined("--gen_module_id_file", b""),
        joined("", b"a\xff.ii"),
    ];
    let arguments: Vec<&OsStr> = arguments.iter().map(OsString::as_os_str).collect();
    let output = cufe(&folder, &arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let host = fs::read(folder.join(name(b"a\xff.cpp"))).unwrap();
    assert!(holds(&host, b"# 1 \"a\xff.cu\"") && holds(&host, b"#include \"a\xff.stub.c\""));
    assert!(folder.join(name(b"a\xff.id")).is_file());
}

#[test]
fn projects_name_such_sources_and_keep_their_results() {
    let (_root, folder) = place("int x;\n");
    // Written as CMake does: with the bytes of the names.
    let mut database = b"[{\"directory\": \"".to_vec();
    database.extend_from_slice(folder.as_os_str().as_bytes());
    database
        .extend_from_slice(b"\", \"file\": \"a\xff\xe4.cu\", \"command\": \"nvcc -I. -c a\xff\xe4.cu -o a\xff.o\"}]");
    fs::write(folder.join("compile_commands.json"), database).unwrap();
    let arguments =
        words(&["check", "-p", ".", "--embedded-headers", "-o", "a.sarif", "--format=sarif", "--depfile", "a.d"]);
    for _ in 0..2 {
        let output = cufe(&folder, &arguments);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    assert!(holds(&fs::read(folder.join("a.d")).unwrap(), b"h\xfd.h"));
    fs::write(folder.join(name(b"h\xfd.h")), "int x = y;\n").unwrap();
    assert_eq!(cufe(&folder, &arguments).status.code(), Some(2), "a header has changed");
    assert!(fs::read_to_string(folder.join("a.sarif")).unwrap().contains("h%FD.h"));
}
