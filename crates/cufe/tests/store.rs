//! Programs that are stored and read back: `cufe split --emit-program` and `cufe dump` of what it wrote.

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

/// All `.cu` files of a folder of the repository.
fn sources(folder: &str) -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|suffix| suffix == "cu")).collect();
    found.sort();
    found.into_iter().map(|path| path.canonicalize().unwrap().to_str().unwrap().to_owned()).collect()
}

const SOURCE: [&str; 2] = ["-std=c++20", "--embedded-headers"];

fn store(folder: &Path, source: &str) {
    let arguments = [["split", source, "--emit-program", "unit.cufe"], [SOURCE[0], SOURCE[1], "-o", "out"]].concat();
    let output = cufe(folder, &arguments);
    assert!(output.status.success(), "{source}: {}", said(&output));
}

/// A dump of a source must be that of its stored program.
fn are_alike(folder: &Path, source: &str, kind: &[&str]) {
    let dump = |file: &str| cufe(folder, &[&["dump", file][..], kind, &SOURCE].concat());
    let (expected, found) = (dump(source), dump("unit.cufe"));
    assert!(found.status.success() && expected.status.success(), "{source}: {}", said(&found));
    assert!(!found.stdout.is_empty(), "{source} {kind:?}");
    assert!(expected.stdout == found.stdout, "{source} {kind:?}: another dump");
}

/// Arguments of the reference command line.
const REFERENCE: [&str; 6] = [
    "cudafe++",
    "--c++20",
    "--gnu_version=120200",
    "--extended-lambda",
    "--stub_file_name=unit.stub.c",
    "--gen_c_file_name=unit.cpp",
];

#[test]
fn a_stored_program_is_dumped_as_its_source_is() {
    let folder = tempfile::tempdir().unwrap();
    let sources = sources("tests/il-display");
    assert!(sources.len() >= 40);
    for source in &sources {
        let own = ["--il_display", "--cufe-emit-program=unit.cufe", source];
        let expected = cufe(folder.path(), &[&REFERENCE[..], &own].concat());
        assert!(expected.status.success(), "{source}: {}", said(&expected));
        let found = cufe(folder.path(), &["dump", "--il", "unit.cufe"]);
        assert!(found.status.success(), "{source}: {}", said(&found));
        assert!(expected.stdout == found.stdout && found.stdout.len() > 10_000, "{source}: another dump");
    }
}

#[test]
fn all_forms_of_a_dump_are_those_of_the_source() {
    let folder = tempfile::tempdir().unwrap();
    let source = &sources("examples")[0];
    store(folder.path(), source);
    for kind in [
        &["--il"][..],
        &["--il", "--format=json"],
        &["--il", "--main-file"],
        &["--entities"],
        &["--spaces"],
        &["--tokens"],
    ] {
        are_alike(folder.path(), source, kind);
    }
}

#[test]
fn the_host_file_is_the_same_where_the_program_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let examples = sources("examples");
    let source = examples.iter().find(|source| source.ends_with("saxpy.cu")).unwrap();
    store(folder.path(), source);
    let output = cufe(folder.path(), &[&["split", source, "-o", "plain"][..], &SOURCE].concat());
    assert!(output.status.success(), "{}", said(&output));
    let host = |name: &str| fs::read(folder.path().join(name).join("saxpy.cudafe1.cpp")).unwrap();
    assert!(host("out") == host("plain"));
}

#[test]
fn the_reference_command_line_stores_programs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.cu"), "namespace n { int answer = 42; }\n").unwrap();
    let output = cufe(folder.path(), &[&REFERENCE[..], &["--cufe-emit-program=unit.cufe", "a.cu"]].concat());
    assert!(output.status.success(), "{}", said(&output));
    let dump = cufe(folder.path(), &["dump", "--il", "unit.cufe"]);
    assert!(String::from_utf8_lossy(&dump.stdout).contains("answer"), "{}", said(&dump));
    // A file that cannot be written is reported, and a program with errors is not stored.
    let output = cufe(folder.path(), &[&REFERENCE[..], &["--cufe-emit-program=no/folder/unit.cufe", "a.cu"]].concat());
    assert!(!output.status.success() && said(&output).contains("no/folder/unit.cufe"), "{}", said(&output));
    fs::write(folder.path().join("bad.cu"), "int x = y;\n").unwrap();
    let output = cufe(folder.path(), &[&REFERENCE[..], &["--cufe-emit-program=bad.cufe", "bad.cu"]].concat());
    assert!(!output.status.success() && !folder.path().join("bad.cufe").exists(), "{}", said(&output));
}

#[test]
fn the_reference_command_line_lists_what_the_device_needs() {
    let folder = tempfile::tempdir().unwrap();
    let program = "__attribute__((device)) int used, unused;\n__attribute__((global)) void kernel() { used = 1; }\nvoid host() {}\n";
    fs::write(folder.path().join("a.cu"), program).unwrap();
    let list = |arguments: &[&str]| cufe(folder.path(), &[&REFERENCE[..], arguments, &["a.cu"]].concat());
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let output = list(&["--gen_device_manifest", "--gen_device_file_name", "a.tsv"]);
    assert!(output.status.success(), "{}", said(&output));
    assert!(
        read("a.tsv").contains("kernel\tdefined\t_Z6kernelv") && !read("a.tsv").contains("host"),
        "{}",
        read("a.tsv")
    );
    let output = list(&["--gen_device_manifest", "--gen_device_file_name", "a.json"]);
    assert!(output.status.success() && read("a.json").contains("\"_Z6kernelv\""), "{}", said(&output));
    // Without the list nothing is written for the device, as with the reference; a list needs a file.
    let output = list(&["--gen_device_file_name", "b.tsv"]);
    assert!(output.status.success() && !folder.path().join("b.tsv").exists(), "{}", said(&output));
    assert!(!list(&["--gen_device_manifest"]).status.success());
    fs::write(folder.path().join("a.cu"), "int x = y;\n").unwrap();
    assert!(!list(&["--gen_device_manifest", "--gen_device_file_name", "c.tsv"]).status.success());
    assert!(!folder.path().join("c.tsv").exists());
}

#[test]
fn what_is_no_stored_program_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("unit.cufe");
    store(folder.path(), &sources("examples")[0]);
    let whole = fs::read(&path).unwrap();
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 4;
    let mut other_version = whole.clone();
    other_version[8] ^= 2;
    let files: [(&[u8], &str); 6] = [
        (b"", "cut off"),
        (b"int x;\n", "not a program"),
        (&whole[..20], "cut off"),
        (&whole[..whole.len() / 2], "cut off"),
        (&flipped, "damaged"),
        (&other_version, "another version"),
    ];
    for (bytes, expected) in files {
        fs::write(&path, bytes).unwrap();
        let output = cufe(folder.path(), &["dump", "--il", "unit.cufe"]);
        assert!(!output.status.success() && said(&output).contains(expected), "{expected}: {}", said(&output));
        assert_eq!(said(&output).lines().count(), 1, "{}", said(&output));
    }
    let missing = cufe(folder.path(), &["dump", "--il", "no.cufe"]);
    assert!(!missing.status.success());
    // The suffix does not matter where the file begins as a program does.
    fs::write(folder.path().join("unit.bin"), &flipped).unwrap();
    assert!(said(&cufe(folder.path(), &["dump", "--il", "unit.bin"])).contains("damaged"));
}
