//! An overlay at work: options that cufe does not know, and confirmation by the toolkit's own front end. The toolkit is a small
//! one made for the test: its front end is a script that accepts what holds the word `fine` and writes what it was called
//! with.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The front end of the toolkit: it knows its version, the two options for outputs, and the last argument.
const TOOL: &str = r#"#!/bin/sh
if [ "$1" = --version ]; then echo "tools, release 13.5, V13.5.37" >&2; exit 0; fi
echo "$*" >> "$(dirname "$0")/calls"
while [ $# -gt 1 ]; do
  case $1 in
    --gen_c_file_name) host=$2; shift ;;
    --module_id_file_name) id=$2; shift ;;
  esac
  shift
done
if ! grep -q fine "$1"; then echo "the toolkit rejects this" >&2; exit 2; fi
echo "the toolkit warns" >&2
echo "int from_toolkit;" > "$host"
echo "toolkit_id" > "$id"
"#;

struct Place {
    folder: TempDir,
}

impl Place {
    /// A folder with a toolkit, its overlay and a source.
    fn new(confirm: &str, source: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let place = Self { folder };
        let programs = place.path("cuda/bin");
        fs::create_dir_all(&programs).unwrap();
        fs::write(programs.join("nvcc"), "").unwrap();
        fs::write(programs.join("cudafe++"), TOOL).unwrap();
        fs::set_permissions(programs.join("cudafe++"), fs::Permissions::from_mode(0o755)).unwrap();
        fs::write(place.path("a.ii"), source).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        let made =
            command.args(["overlay", &format!("--confirm={confirm}"), "cuda", "new"]).current_dir(place.path(""));
        let output = made.output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, options: &[&str]) -> Command {
        let mut command = Command::new(self.path("new/bin/cudafe++"));
        command.args(["--c++17", "--gnu_version=120200", "--orig_src_file_name", "a.cu"]);
        command.args(["--gen_c_file_name", "out.cpp", "--stub_file_name", "out.stub.c"]);
        command.args(["--gen_module_id_file", "--module_id_file_name", "out.id"]).args(options).arg("a.ii");
        command.current_dir(self.path("")).stdin(Stdio::null());
        command.env("XDG_STATE_HOME", self.path("state")).env_remove("CUFE_FAIL");
        command
    }

    fn run(&self, options: &[&str]) -> Output {
        self.command(options).output().unwrap()
    }

    /// Runs a cufe that is made to fail.
    fn failing(&self, how: &str) -> Output {
        self.command(&[]).env("CUFE_FAIL", how).output().unwrap()
    }

    /// How often the toolkit's front end was called.
    fn calls(&self) -> usize {
        fs::read_to_string(self.path("cuda/bin/calls")).map_or(0, |text| text.lines().count())
    }

    fn reports(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.path("state/cufe/reports")).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_default()
    }

    /// Whether nothing lies about but the named outputs.
    fn has_only(&self, outputs: &[&str]) -> bool {
        let mut names: Vec<String> = fs::read_dir(self.path(""))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.retain(|name| !["a.ii", "cuda", "new", "state"].contains(&&**name));
        names.sort();
        names == outputs
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

#[test]
fn what_cufe_accepts_needs_no_confirmation() {
    let place = Place::new("errors", "int x; // fine\n");
    let output = place.run(&["--simt-only"]);
    assert_eq!((status(&output), said(&output)), (0, String::new()));
    assert!(place.read("out.cpp").contains("int x;"));
    assert_eq!(place.calls(), 0);
    assert!(place.has_only(&["out.cpp", "out.id"]));
}

#[test]
fn warnings_of_the_watched_process_are_shown() {
    let place = Place::new("errors", "__attribute__((global)) inline void k() { }\n");
    let output = place.run(&["--display_error_number"]);
    assert_eq!(status(&output), 0);
    assert!(said(&output).contains("20050"), "{}", said(&output));
}

#[test]
fn what_only_cufe_rejects_is_accepted_with_one_line_and_a_report() {
    let place = Place::new("errors", "int x = undeclared; // fine\n");
    let output = place.run(&["--simt-only"]);
    assert_eq!(status(&output), 0, "{}", said(&output));
    assert_eq!((place.read("out.cpp"), place.read("out.id")), ("int from_toolkit;\n".into(), "toolkit_id\n".into()));
    let text = said(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, "the toolkit warns"), "{text}");
    assert!(lines[1].starts_with("cufe: a.cu: cufe rejects it, the cudafe++ of CUDA 13.5 accepts it"), "{text}");
    let reports = place.reports();
    assert_eq!(reports.len(), 1);
    assert!(lines[1].ends_with(&format!("report: {}", reports[0].display())), "{text}");
    assert!(fs::read_to_string(reports[0].join("cufe.txt")).unwrap().contains("undeclared"));
    assert_eq!(fs::read_to_string(reports[0].join("toolkit.txt")).unwrap(), "the toolkit warns\n");
    let summary: serde_json::Value =
        serde_json::from_slice(&fs::read(reports[0].join("report.json")).unwrap()).unwrap();
    assert_eq!((&summary["source"], &summary["cufe"]["how"]), (&"a.cu".into(), &"exit status 2".into()));
    assert!(place.has_only(&["out.cpp", "out.id"]));
}

#[test]
fn what_both_reject_is_shown_as_cufe_says_it() {
    let place = Place::new("errors", "int x = undeclared;\n");
    fs::write(place.path("out.cpp"), "old").unwrap();
    let output = place.run(&[]);
    assert_eq!((status(&output), place.calls()), (2, 1));
    assert!(said(&output).contains("undeclared") && !said(&output).contains("toolkit"), "{}", said(&output));
    assert_eq!(place.read("out.cpp"), "old");
    assert!(place.reports().is_empty() && place.has_only(&["out.cpp"]));
}

#[test]
fn a_cufe_that_fails_in_any_way_is_replaced_by_the_toolkit() {
    for how in ["error", "panic", "abort"] {
        let place = Place::new("errors", "int x; // fine\n");
        let output = place.failing(how);
        assert_eq!(status(&output), 0, "{how}: {}", said(&output));
        assert_eq!(place.read("out.cpp"), "int from_toolkit;\n", "{how}");
        assert!(said(&output).contains("cufe is wrong"), "{how}: {}", said(&output));
        assert_eq!(place.reports().len(), 1, "{how}");
        assert!(place.has_only(&["out.cpp", "out.id"]), "{how}");
    }
}

#[test]
fn a_cufe_that_is_stopped_by_limits_is_replaced_by_the_toolkit() {
    // Without the option the limit of time is ten minutes.
    for (how, limit, option) in [("memory", "ulimit -v 2000000", "--simt-only"), ("time", ":", "--time_limit=1")] {
        let place = Place::new("errors", "int x; // fine\n");
        let command = place.command(&[option]);
        let output = Command::new("sh")
            .args(["-c", &format!("{limit}; exec \"$0\" \"$@\"")])
            .arg(command.get_program())
            .args(command.get_args())
            .env("XDG_STATE_HOME", place.path("state"))
            .env("CUFE_FAIL", how)
            .current_dir(place.path(""))
            .output()
            .unwrap();
        assert_eq!(status(&output), 0, "{how}: {}", said(&output));
        assert_eq!(place.read("out.cpp"), "int from_toolkit;\n", "{how}");
        assert!(said(&output).contains("cufe: a.cu: cufe failed"), "{how}: {}", said(&output));
        assert_eq!(place.reports().len(), 1, "{how}");
    }
}

#[test]
fn a_failure_on_a_program_with_errors_shows_the_errors_of_the_toolkit() {
    let place = Place::new("errors", "int x = undeclared;\n");
    let output = place.failing("panic");
    assert_eq!(status(&output), 2);
    let text = said(&output);
    assert!(text.starts_with("the toolkit rejects this\ncufe: a.cu: cufe failed with an internal error"), "{text}");
    assert_eq!(place.reports().len(), 1);
    assert!(place.has_only(&[]));
}

#[test]
fn without_a_place_for_reports_the_build_goes_on() {
    let place = Place::new("errors", "int x = undeclared; // fine\n");
    fs::write(place.path("state"), "").unwrap();
    let output = place.run(&[]);
    assert_eq!(status(&output), 0);
    assert!(said(&output).contains("no report could be written"), "{}", said(&output));
    let output = place.command(&[]).env_remove("XDG_STATE_HOME").env_remove("HOME").output().unwrap();
    assert_eq!(status(&output), 0);
    assert!(said(&output).contains("neither XDG_STATE_HOME nor HOME"), "{}", said(&output));
}

#[test]
fn without_the_tool_the_verdict_of_cufe_stands() {
    let place = Place::new("errors", "int x = undeclared; // fine\n");
    fs::write(place.path("cuda/bin/cudafe++"), "#!/no/such/program\n").unwrap();
    let output = place.run(&[]);
    assert_eq!(status(&output), 2);
    assert!(
        said(&output).contains("undeclared") && said(&output).contains("could not confirm this"),
        "{}",
        said(&output)
    );
    fs::remove_file(place.path("cuda/bin/cudafe++")).unwrap();
    let output = place.run(&[]);
    assert_eq!(status(&output), 2);
    assert!(said(&output).contains("undeclared"), "{}", said(&output));
}

#[test]
fn an_unknown_option_hands_the_command_over_with_one_line() {
    let place = Place::new("errors", "int x; // fine\n");
    for option in ["--no_such_option", "--enable-tile", "--tile-only", "--c++26", "--lossy_conversion_warning"] {
        let output = place.run(&[option]);
        assert_eq!(status(&output), 0, "{option}: {}", said(&output));
        assert_eq!(place.read("out.cpp"), "int from_toolkit;\n", "{option}");
        let text = said(&output);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines.len(), lines[1]), (2, "the toolkit warns"), "{text}");
        assert!(lines[0].starts_with("cufe: ") && lines[0].contains(option), "{text}");
    }
    assert!(place.reports().is_empty());
}

#[test]
fn other_mistakes_on_the_command_line_are_confirmed() {
    let place = Place::new("errors", "int x;\n");
    let output = place.run(&["--context_limit=x"]);
    assert_eq!((status(&output), place.calls()), (4, 1));
    assert!(said(&output).starts_with("Command-line error: "), "{}", said(&output));
    let place = Place::new("errors", "int x; // fine\n");
    let output = place.run(&["--context_limit=x"]);
    assert_eq!(status(&output), 0);
    assert!(said(&output).contains("cufe rejects this command line"), "{}", said(&output));
}

#[test]
fn never_means_that_cufe_alone_decides() {
    let place = Place::new("never", "int x = undeclared; // fine\n");
    let output = place.run(&[]);
    assert_eq!((status(&output), place.calls()), (2, 0));
    assert!(place.reports().is_empty() && place.has_only(&[]));
}

#[test]
fn always_takes_the_outputs_of_the_toolkit_where_symbols_differ() {
    // The toolkit of this test has another module id than cufe.
    let place = Place::new("always", "int x; // fine\n");
    let output = place.run(&[]);
    assert_eq!((status(&output), place.calls()), (0, 1));
    assert!(said(&output).contains("the host file differs"), "{}", said(&output));
    assert_eq!(place.read("out.cpp"), "int from_toolkit;\n");
    assert!(place.has_only(&["out.cpp", "out.id"]));
    assert_eq!(place.reports().len(), 1);
}

#[test]
fn always_takes_the_verdict_of_the_toolkit() {
    let place = Place::new("always", "int x;\n");
    let output = place.run(&[]);
    assert_eq!(status(&output), 2);
    assert!(said(&output).contains("the toolkit rejects this"), "{}", said(&output));
    assert!(said(&output).contains("cufe accepts it"), "{}", said(&output));
    assert!(place.has_only(&[]));
    let place = Place::new("always", "int x = undeclared;\n");
    let output = place.run(&[]);
    assert_eq!((status(&output), place.reports().len()), (2, 0));
    assert!(said(&output).contains("undeclared"), "{}", said(&output));
}

#[test]
fn reports_are_listed_packed_and_removed() {
    let place = Place::new("errors", "int x = undeclared; // fine\n");
    let report = |options: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.arg("report").args(options).current_dir(place.path("")).env("XDG_STATE_HOME", place.path("state"));
        let output = command.output().unwrap();
        (status(&output), String::from_utf8(output.stdout).unwrap())
    };
    assert!(report(&[]).1.starts_with("no reports in "));
    assert_eq!(status(&place.run(&[])), 0);
    let (_, list) = report(&[]);
    assert!(list.contains("a.cu: cufe rejects a valid program") && list.contains("1 report in "), "{list}");
    let name = place.reports()[0].file_name().unwrap().to_string_lossy().into_owned();
    assert_eq!(report(&["--pack", "all.tar.gz", &name]).0, 0);
    assert!(fs::metadata(place.path("all.tar.gz")).unwrap().len() > 0);
    assert_eq!(report(&["no-such-report"]).0, 4);
    assert!(report(&["--remove"]).1.starts_with("1 report removed"));
    assert!(place.reports().is_empty());
}

#[test]
fn several_runs_at_once_do_not_disturb_each_other() {
    let place = Place::new("errors", "int x = undeclared; // fine\n");
    let children: Vec<_> = (0..6)
        .map(|number| {
            let host = format!("out{number}.cpp");
            let mut command =
                place.command(&["--gen_c_file_name", &host, "--module_id_file_name", &format!("out{number}.id")]);
            command.stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for (number, child) in children.into_iter().enumerate() {
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), 0, "{}", said(&output));
        assert_eq!(place.read(&format!("out{number}.cpp")), "int from_toolkit;\n");
    }
    assert!(!place.reports().is_empty());
}

#[test]
fn a_signal_ends_the_watched_process_too() {
    let place = Place::new("errors", "int x; // fine\n");
    let mut child = place.command(&[]).env("CUFE_FAIL", "time").stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    let worker = fs::read_to_string(format!("/proc/{0}/task/{0}/children", child.id())).unwrap();
    let worker = worker.trim().to_owned();
    assert!(!worker.is_empty());
    let sent = Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status().unwrap();
    assert!(sent.success());
    assert_eq!(child.wait().unwrap().code(), Some(4));
    for _ in 0..50 {
        if !Path::new("/proc").join(&worker).exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert!(!Path::new("/proc").join(&worker).exists());
    let left: Vec<_> = fs::read_dir(place.path("")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(place.has_only(&[]), "{left:?}");
    assert_eq!(place.calls(), 0);
}

#[test]
fn sarif_follows_the_release_of_the_toolkit() {
    let place = Place::new("never", "__attribute__((global)) inline int k();\n");
    let ids = |release: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.args(["cudafe++", release, "--output_mode=sarif", "--display_error_number", "-n", "a.ii"]);
        let output = command.current_dir(place.path("")).output().unwrap();
        let document: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        let results = document["runs"][0]["results"].as_array().unwrap().clone();
        let row = |result: &serde_json::Value| format!("{} {}", result["ruleId"], result["level"]).replace('"', "");
        results.iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(ids("--cufe-release=13.0"), ["EC3507 warning", "EC3709 remark", "EC3505 error"]);
    assert_eq!(ids("--cufe-release=13.1"), ["EC3525 warning", "EC3727 note", "EC3523 error"]);
    assert_eq!(ids("--cufe-release=13.5"), ["EC3634 warning", "EC3836 note", "EC3632 error"]);
}
