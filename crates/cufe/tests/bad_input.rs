//! Input that nobody means: what cannot be read, is no program, nests without reason, or cannot be written. The program
//! ends by itself with a documented status, and leaves whole outputs or none.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A folder with a source, in which the tool runs.
struct Place {
    folder: TempDir,
}

const PROGRAM: &str = env!("CARGO_BIN_EXE_cufe");

const ARGUMENTS: [&str; 12] = [
    "cudafe++",
    "--c++20",
    "--gnu_version=120200",
    "--static-host-stub",
    "--gen_c_file_name",
    "out.cpp",
    "--stub_file_name",
    "out.stub.c",
    "--gen_module_id_file",
    "--module_id_file_name",
    "out.id",
    "a.ii",
];

impl Place {
    fn new(source: &[u8]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.ii"), source).unwrap();
        Self { folder }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn split(&self) -> Output {
        Command::new(PROGRAM).args(ARGUMENTS).current_dir(self.path()).stdin(Stdio::null()).output().unwrap()
    }

    /// Runs after a command of the shell, in the same process: limits hold for it.
    fn split_after(&self, command: &str) -> Output {
        let script = format!("{command} && exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, PROGRAM]).args(ARGUMENTS).current_dir(self.path()).stdin(Stdio::null());
        shell.output().unwrap()
    }

    /// Names of all files, in order.
    fn files(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(self.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// The exit status; a signal is a failure.
fn status(output: &Output) -> i32 {
    output.status.code().unwrap_or_else(|| panic!("ended by {:?}: {}", output.status, said(output)))
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).chars().take(2000).collect()
}

const OUTPUTS: [&str; 3] = ["a.ii", "out.cpp", "out.id"];

/// A program whose host file is longer than the limits of these tests.
fn long_program() -> String {
    (0..20_000).map(|number| format!("int variable_{number} = {number};\n")).collect()
}

#[test]
fn a_source_without_permission_is_a_catastrophe() {
    let place = Place::new(b"int x;\n");
    let source = place.path().join("a.ii");
    fs::set_permissions(&source, fs::Permissions::from_mode(0o0)).unwrap();
    if fs::File::open(&source).is_ok() {
        // Who may read everything has no such source.
        return;
    }
    let output = place.split();
    assert_eq!(status(&output), 4, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii"]);
}

#[test]
fn binary_texts_are_errors() {
    let all: Vec<u8> = (0..=u8::MAX).cycle().take(1 << 16).collect();
    let mixed: Vec<u8> = (0_u32..1 << 16).map(|number| (number.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let program = fs::read(PROGRAM).unwrap();
    let program = program.get(..1 << 16).unwrap_or(&program);
    for text in [&all[..], &mixed, program] {
        let place = Place::new(text);
        let output = place.split();
        assert!([2, 4].contains(&status(&output)), "{}", said(&output));
        assert_eq!(place.files(), ["a.ii"]);
    }
}

#[test]
fn brackets_without_partner_are_errors() {
    for text in
        ["(", "[", "{", "template <class T> struct A; A<", "[[", "({[", ")", "]", "}", ">", ")]}>", "}{", "int f(]"]
    {
        let text = text.repeat(1000);
        let place = Place::new(text.as_bytes());
        let output = place.split();
        assert!([2, 4].contains(&status(&output)), "{text}: {}", said(&output));
        assert_eq!(place.files(), ["a.ii"], "{text}");
    }
}

#[test]
fn classes_that_would_hold_themselves_are_errors() {
    for text in [
        "struct A { int y; constexpr A(int y) : y(y) {} A inner{2}; };\nconstexpr A list[] = {A(1)};",
        "struct A { A(int); A : 3; };\nconstexpr A a;",
        "struct A { A named : 3; A array[2]; };\nint size = sizeof(A); A a; A b = a;",
    ] {
        let place = Place::new(text.as_bytes());
        let output = place.split();
        assert_eq!(status(&output), 2, "{text}: {}", said(&output));
        assert_eq!(place.files(), ["a.ii"], "{text}");
    }
}

#[test]
fn a_hundred_thousand_levels_end_with_a_status() {
    let nested =
        |open: &str, inner: &str, close: &str| format!("{}{inner}{}", open.repeat(100_000), close.repeat(100_000));
    let texts = [
        format!("int x = {};\n", nested("(", "1", ")")),
        format!("void f() {}\n", nested("{", "", "}")),
        format!("int x = {};\n", nested("{", "1", "}")),
        format!("template <class T> struct A; using X = {};\n", nested("A<", "int", ">")),
        nested("template <class T> ", "struct A;", ""),
        format!("auto x = {};\n", nested("[] { return ", "0", "; }")),
        format!("auto x = {};\n", nested("[](int a = ", "0", ") {}")),
        nested("struct A {", "int x;", "};"),
        nested("namespace A {", "int x;", "}"),
        nested("namespace {", "int x;", "}"),
        nested("extern \"C\" {", "int x;", "}"),
        format!("int {} x;\n", "*".repeat(100_000)),
        format!("int x{};\n", "[2]".repeat(100_000)),
        format!("int y; int x = {}y;\n", "-".repeat(100_000).replace("--", "-~")),
        format!("void f({});\n", nested("int (*)(", "", ")")),
        nested("(", "", ""),
        nested("{", "", ""),
        nested("namespace A {", "", ""),
        nested("struct A {", "", ""),
        nested("auto x = [] { ", "", ""),
    ];
    for text in &texts {
        let place = Place::new(text.as_bytes());
        let begin = Instant::now();
        let output = place.split();
        let begins: String = text.chars().take(60).collect();
        let found = status(&output);
        // 4: a hundred errors are the limit.
        assert!([0, 2, 4].contains(&found), "{begins}: {found} {}", said(&output));
        assert_eq!(place.files().len(), if found == 0 { 3 } else { 1 }, "{begins}");
        assert!(begin.elapsed() < Duration::from_secs(60), "{begins}");
    }
}

#[test]
fn ten_megabytes_on_one_line_are_read() {
    let numbers = format!("int x[] = {{{}}};", "1, ".repeat(3_400_000));
    let name = format!("int {};", "x".repeat(10_000_000));
    let text = format!("const char *x = \"{}\";", "x".repeat(10_000_000));
    let comment = format!("/*{}*/", "*".repeat(10_000_000));
    for source in [numbers, name, text, comment] {
        let place = Place::new(source.as_bytes());
        let output = place.split();
        assert_eq!(status(&output), 0, "{}", said(&output));
        assert_eq!(place.files(), OUTPUTS);
    }
}

#[test]
fn a_folder_that_cannot_be_written_leaves_nothing() {
    let place = Place::new(b"int x;\n");
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let may_write = fs::write(place.path().join("probe"), "").is_ok();
    let output = place.split();
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o755)).unwrap();
    if may_write {
        return;
    }
    assert_eq!(status(&output), 4, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii"]);
}

#[test]
fn a_limit_of_file_sizes_is_a_catastrophe_that_leaves_nothing() {
    let place = Place::new(long_program().as_bytes());
    let output = place.split_after("ulimit -f 16");
    assert_eq!(status(&output), 4, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii"]);
    fs::write(place.path().join("out.cpp"), "old").unwrap();
    let output = place.split_after("ulimit -f 16");
    assert_eq!(status(&output), 4, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii", "out.cpp"]);
    assert_eq!(fs::read(place.path().join("out.cpp")).unwrap(), b"old");
}

#[test]
fn a_full_disk_is_a_catastrophe() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let place = Place::new(b"int x;\n");
    let mut command = Command::new(PROGRAM);
    command.args(["cudafe++", "--c++20", "--stub_file_name", "out.stub.c", "-"]).current_dir(place.path());
    let source = fs::File::open(place.path().join("a.ii")).unwrap();
    let target = fs::OpenOptions::new().write(true).open(full).unwrap();
    let output = command.stdin(source).stdout(target).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(status(&output), 4, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii"]);
}

#[test]
fn a_run_that_is_told_to_end_leaves_no_file_of_its_own() {
    let place = Place::new(long_program().repeat(20).replace("variable", "v").as_bytes());
    for wait in [5, 50, 200, 400] {
        let mut command = Command::new(PROGRAM);
        command.args(ARGUMENTS).current_dir(place.path()).stdin(Stdio::null()).stdout(Stdio::null());
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(wait));
        let _ = Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status();
        // Before its handler is in place the signal ends it, and no file is there yet.
        let ended = child.wait().unwrap();
        assert!(ended.code().is_none_or(|code| [0, 2, 4].contains(&code)), "{ended}");
        let files = place.files();
        assert!(files.iter().all(|name| OUTPUTS.contains(&name.as_str())), "{files:?}");
    }
}

#[test]
fn closed_streams_change_nothing() {
    let good = Place::new(b"int x;\n");
    assert_eq!(status(&good.split_after("exec 1>&- 2>&-")), 0);
    assert_eq!(good.files(), OUTPUTS);
    let bad = Place::new(b"int x\n");
    assert_eq!(status(&bad.split_after("exec 1>&- 2>&-")), 2);
    assert_eq!(bad.files(), ["a.ii"]);
}

#[test]
fn arrays_of_objects_that_know_their_places_need_no_unbounded_memory() {
    let source = b"struct A { A *self = this; int n; };
struct B { A elements[2000000000]; };
constexpr int f() { B b{}; return 1; }
constexpr int g() { A a[4000000] = {}; return 1; }
constexpr int x = f(), y = g();
";
    let output = Place::new(source).split_after("ulimit -v 1500000");
    assert!(output.status.code().is_some_and(|code| code <= 2), "{output:?}");
}
