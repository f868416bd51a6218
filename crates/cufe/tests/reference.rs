//! The reference's command line, run as nvcc runs it: statuses, files and streams of wrong calls and inputs.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder with a source, in which the tool runs.
struct Place {
    folder: TempDir,
}

const FILES: [&str; 7] = [
    "--gen_c_file_name",
    "out.cpp",
    "--stub_file_name",
    "out.stub.c",
    "--gen_module_id_file",
    "--module_id_file_name",
    "out.id",
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

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.arg("cudafe++").args(arguments).current_dir(self.path()).stdin(Stdio::null());
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// Runs with the options for outputs before the given arguments.
    fn split(&self, arguments: &[&str]) -> Output {
        self.run(&[&["--c++17", "--gnu_version=120200"], &FILES[..], arguments].concat())
    }

    fn exists(&self, name: &str) -> bool {
        self.path().join(name).exists()
    }

    /// Names of all files, in order.
    fn files(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(self.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_source_gives_a_host_file_and_a_module_id() {
    let place = Place::new(b"int x;\n");
    let output = place.split(&["a.ii"]);
    assert_eq!(status(&output), 0, "{}", said(&output));
    assert_eq!(place.files(), ["a.ii", "out.cpp", "out.id"]);
    assert_eq!(said(&output), "");
}

#[test]
fn mistakes_on_the_command_line_end_the_run_with_status_4() {
    let place = Place::new(b"");
    let calls: [&[&str]; 34] = [
        &[],
        &["--help", "a.ii"],
        &["-h"],
        &["--no_such_option", "a.ii"],
        &["--diag", "1", "a.ii"],
        &["--diag-suppress=186", "a.ii"],
        &["--diag_suppress=19999", "a.ii"],
        &["--diag_suppress=", "a.ii"],
        &["--diag_suppress=1,,2", "a.ii"],
        &["--diag_error=no_such_tag", "a.ii"],
        &["--context_limit=2x", "a.ii"],
        &["--error_limit=0", "a.ii"],
        &["-e=5", "a.ii"],
        &["--gnu_version=30199", "a.ii"],
        &["--gnu_version=1000000", "a.ii"],
        &["--dollar=1", "a.ii"],
        &["--target=sm_90", "a.ii"],
        &["--strict", "--gnu_version=120200", "a.ii"],
        &["--strict", "--anachronisms", "a.ii"],
        &["--gcc", "--c++17", "a.ii"],
        &["--c", "--parse_templates", "a.ii"],
        &["--svr4", "a.ii"],
        &["--cfront_3.0", "a.ii"],
        &["--dep_name", "--no_parse_templates", "a.ii"],
        &["--no_bool", "--c++14", "a.ii"],
        &["--instantiate=some", "a.ii"],
        &["--unicode_source_kind=utf-8", "a.ii"],
        &["--pack_alignment=3", "a.ii"],
        &["--set_flag=x", "a.ii"],
        &["--output_mode=xml", "a.ii"],
        &["-o", "x", "a.ii"],
        &["--error_output", "no/such/folder", "a.ii"],
        &["a.ii", "b.ii"],
        &["a.ii", "--strict"],
    ];
    for arguments in calls {
        let output = place.split(arguments);
        assert_eq!(status(&output), 4, "{arguments:?}");
        let text = said(&output);
        assert!(text.starts_with("Command-line error: "), "{arguments:?}: {text}");
        assert!(text.ends_with("\nCompilation terminated.\n"), "{arguments:?}: {text}");
        assert_eq!(place.files(), ["a.ii"], "{arguments:?}");
    }
}

#[test]
fn a_mistake_is_one_sarif_result_where_sarif_was_asked_for() {
    let place = Place::new(b"");
    let output = place.run(&["--output_mode=sarif", "--no_such_option", "a.ii"]);
    assert_eq!(status(&output), 4);
    let document: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
    let results = document["runs"][0]["results"].as_array().unwrap();
    assert_eq!((results.len(), &results[0]["level"]), (1, &serde_json::Value::from("error")));
}

#[test]
fn an_ambiguous_beginning_lists_names_one_per_line() {
    let text = said(&Place::new(b"").run(&["--diag", "1", "a.ii"]));
    let lines: Vec<&str> = text.lines().map(str::trim).skip(1).take(5).collect();
    assert_eq!(lines, ["--diag_suppress", "--diag_remark", "--diag_warning", "--diag_error", "--diag_once"]);
}

#[test]
fn a_host_file_without_stub_file_is_a_mistake() {
    let place = Place::new(b"");
    assert_eq!(status(&place.run(&["--gen_c_file_name", "x.cpp", "a.ii"])), 4);
    assert_eq!(status(&place.run(&["--stub_file_name", "x", "--gen_module_id_file", "a.ii"])), 4);
    assert_eq!(status(&place.run(&["--no_code_gen", "a.ii"])), 0);
    assert_eq!(place.files(), ["a.ii"]);
}

#[test]
fn sources_that_cannot_be_read_are_catastrophes() {
    let place = Place::new(b"");
    for name in ["missing.ii", ".", "/dev/null", ""] {
        let output = place.split(&[name]);
        assert_eq!(status(&output), 4, "{name}");
        assert!(said(&output).starts_with("Catastrophic error: "), "{name}: {}", said(&output));
        let output = place.split(&["--output_mode=sarif", name]);
        let document: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        assert_eq!(document["runs"][0]["results"][0]["ruleId"], "EC1696");
    }
    assert_eq!(place.files(), ["a.ii"]);
}

#[test]
fn targets_that_are_no_regular_files_are_refused() {
    let place = Place::new(b"int x;\n");
    for name in ["/dev/null", ".", "no/such/folder", "a.ii", "./a.ii"] {
        let output = place.split(&["--gen_c_file_name", name, "a.ii"]);
        assert_eq!(status(&output), 4, "{name}");
        assert!(said(&output).starts_with("Catastrophic error: "), "{name}: {}", said(&output));
    }
    let output = place.split(&["--module_id_file_name", "no/such/folder", "a.ii"]);
    assert_eq!(status(&output), 4);
    assert!(said(&output).starts_with("a.ii(1): catastrophic error: "), "{}", said(&output));
    assert_eq!(place.files(), ["a.ii"]);
    assert_eq!(fs::read(place.path().join("a.ii")).unwrap(), b"int x;\n");
}

#[test]
fn errors_leave_old_outputs_as_they_are() {
    let place = Place::new(b"int x;\n/* never closed");
    fs::write(place.path().join("out.cpp"), "old").unwrap();
    fs::write(place.path().join("out.id"), "old").unwrap();
    let output = place.split(&["a.ii"]);
    assert_eq!(status(&output), 2, "{}", said(&output));
    assert!(said(&output).ends_with("1 error detected in the compilation of \"a.ii\".\n"), "{}", said(&output));
    assert_eq!(fs::read(place.path().join("out.cpp")).unwrap(), b"old");
    assert_eq!(fs::read(place.path().join("out.id")).unwrap(), b"old");
}

#[test]
fn unusual_texts_end_without_a_crash() {
    let texts: [&[u8]; 12] = [
        b"",
        b"// only a comment",
        b"int x;\r\nint y;\\\r\n\r\n",
        b"\xef\xbb\xbfint x;",
        b"\xff\xfei\0n\0t\0 \0x\0;\0",
        b"int\0 x;",
        b"char c[] = \"\0\";",
        b"\x1a",
        b"\xff\xff",
        b"\"",
        b"#if 1\n",
        b"{{{{((((",
    ];
    for text in texts {
        let place = Place::new(text);
        let output = place.split(&["a.ii"]);
        let status = status(&output);
        assert!(status == 0 || status == 2, "{text:?}: {status} {}", said(&output));
        assert_eq!(place.exists("out.cpp"), status == 0, "{text:?}");
        assert_eq!(place.exists("out.id"), status == 0, "{text:?}");
    }
}

#[test]
fn standard_input_gives_the_host_file_on_standard_output() {
    let place = Place::new(b"");
    let mut command = place.command(&[&FILES[..], &["-"]].concat());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"int x;\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(status(&output), 0, "{}", said(&output));
    assert!(!output.stdout.is_empty());
    assert!(place.exists("out.id") && !place.exists("out.cpp"));
}

#[test]
fn information_needs_no_source() {
    let place = Place::new(b"");
    let version = place.run(&["--version"]);
    assert_eq!((status(&version), said(&version).lines().count()), (0, 5));
    assert_eq!(status(&place.run(&["-v"])), 0);
    assert_eq!(status(&place.run(&["--Version", "--no_such_option"])), 1);
    assert_eq!(status(&place.run(&["-V"])), 1);
    let names = place.run(&["--dump_command_options"]);
    assert_eq!(String::from_utf8(names.stdout).unwrap().split_whitespace().count(), 386);
    let configuration = place.run(&["--dump_configuration"]);
    assert_eq!(status(&configuration), 0);
    assert!(said(&configuration).contains("#define VERSION_NUMBER "));
}

#[test]
fn preprocessed_text_has_markers_or_not() {
    let place = Place::new(b"# 1 \"a.cu\"\nint x;\n");
    assert_eq!(place.run(&["-E", "a.ii"]).stdout, b"# 1 \"a.cu\"\nint x;\n");
    assert_eq!(place.run(&["-EP", "a.ii"]).stdout, b"int x;\n");
    assert_eq!(place.run(&["-M", "a.ii"]).stdout, b"a.o: a.ii\n");
    assert_eq!(status(&place.run(&["-E", "-o", "text", "a.ii"])), 0);
    assert_eq!(place.files(), ["a.ii", "text"]);
}

#[test]
fn timing_has_three_lines_after_a_good_run() {
    let place = Place::new(b"int x;\n");
    let text = said(&place.split(&["--timing", "a.ii"]));
    let labels: Vec<&str> = text.lines().map(|line| line.get(..30).unwrap_or(line).trim()).collect();
    assert_eq!(labels, ["Front end time", "Back end time", "Total compilation time"]);
}

#[test]
fn reports_go_to_the_file_of_error_output() {
    let place = Place::new(b"/*");
    let output = place.split(&["--error_output", "said", "--list", "listing", "a.ii"]);
    assert_eq!((status(&output), said(&output)), (2, String::new()));
    assert!(fs::read_to_string(place.path().join("said")).unwrap().contains("1 error detected"));
    assert!(fs::read_to_string(place.path().join("listing")).unwrap().starts_with("L 1 \"a.ii\""));
}

#[test]
fn a_signal_ends_the_run_with_status_4() {
    for signal in ["-INT", "-TERM"] {
        let place = Place::new(b"");
        // Where this test runs in the background of a script SIGINT is ignored, and would be ignored by the tool too.
        let mut command = Command::new("env");
        command.args(["--default-signal=INT", "--default-signal=TERM", env!("CARGO_BIN_EXE_cufe"), "cudafe++"]);
        command.args(FILES).arg("-").current_dir(place.path());
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // The tool waits for its input; its handler is in place long before.
        std::thread::sleep(std::time::Duration::from_millis(500));
        let sent = Command::new("sh").args(["-c", &format!("kill {signal} {}", child.id())]).status().unwrap();
        assert!(sent.success());
        // A tool that ignores the signal ends with its input, and the test fails instead of waiting for ever.
        let input = child.stdin.take();
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_secs(20));
            drop(input);
        });
        let output = child.wait_with_output().unwrap();
        assert_eq!((status(&output), said(&output)), (4, "\nCompilation terminated.\n".to_owned()), "{signal}");
        assert_eq!(place.files(), ["a.ii"]);
    }
}

#[test]
fn the_name_decides_the_command_line() {
    let place = Place::new(b"int x;\n");
    let link = place.path().join("cudafe++");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cufe"), &link).unwrap();
    let output = Command::new(&link).args(["-EP", "a.ii"]).current_dir(place.path()).output().unwrap();
    assert_eq!((status(&output), output.stdout), (0, b"int x;\n".to_vec()));
}

#[test]
fn errors_are_a_reason_to_read_what_headers_declare_in_vain_and_warnings_are_not() {
    let place = Place::new(b"# 1 \"h.h\" 1 3\nint nobody(int);\n# 2 \"a.cu\" 2\nint f() { 1; return 1; }\n");
    let reading = |options: &[&str]| said(&place.split(&[&["--cufe-tell-reading"], options, &["a.ii"]].concat()));
    let warned = reading(&[]);
    assert!(warned.contains("has no effect") && warned.contains("6 tokens left out"), "{warned}");
    let refused = reading(&["--diag_error=174"]);
    assert!(refused.contains("read twice: diagnostic 174"), "{refused}");
}
