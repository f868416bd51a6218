//! The device text: what `cufe split --device` writes, and what the device compiler of an overlay gets. The toolkit is a small
//! one made for the test: its device compiler is a script that writes what it was called with, and "PTX" of its input.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A device compiler that makes entries of the kernels, writes where they stand into the stubs, and rejects what does not hold
/// the word of the file `reject`.
const COMPILER: &str = r##"#!/bin/sh
here=$(dirname "$0")
echo "$*" >> "$here/calls"
while [ $# -gt 0 ]; do
  case $1 in
    -o) output=$2; shift ;;
    --stub_file_name) stub=$2; shift ;;
    *.ii) input=$1 ;;
  esac
  shift
done
if [ -f "$here/reject" ] && ! grep -q "$(cat "$here/reject")" "$input"; then echo "it rejects $input" >&2; exit 2; fi
grep -o 'void k[a-z]*(' "$input" | sed 's/void \(k[a-z]*\)(/.visible .entry _Z2\1v(/' > "$output"
awk -v name="$stub" '
  BEGIN { print "#include \"a.fatbin.c\"" }
  /^# [0-9]+ "/ { line = $2 - 1; file = $3; next }
  { line++ }
  /void k[a-z]*\(/ { print "# " line " " file; print "# 1 \"" name "\"" }' "$input" > "$stub"
"##;

struct Place {
    folder: TempDir,
}

impl Place {
    fn new(device_text: &str) -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap() };
        for (name, text) in [("bin/nvcc", ""), ("bin/cudafe++", "#!/bin/sh\n"), ("nvvm/bin/cicc", COMPILER)] {
            let path = place.path("cuda").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        // A header that is long enough for a device text to be worth it.
        let unused: String = (0..6000).map(|number| format!("struct unused_{number} {{ int member; }};\n")).collect();
        let source = format!(
            "# 1 \"h.h\" 1\n{unused}# 1 \"a.cu\" 2\n__attribute__((global)) void ka() {{ }}\nint host() {{ return 1; }}\n"
        );
        fs::write(place.path("a.ii"), source).unwrap();
        fs::write(place.path("a.id"), "_1_a_cu_x").unwrap();
        let made = Command::new(env!("CARGO_BIN_EXE_cufe"))
            .args(["overlay", &format!("--device-text={device_text}"), "cuda", "new"])
            .current_dir(place.path(""))
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", said(&made));
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, options: &[&str]) -> Output {
        self.run_with(options, "")
    }

    /// Runs the device compiler of the overlay; what is kept lies in `cache`, if that is not empty.
    fn run_with(&self, options: &[&str], cache: &str) -> Output {
        let mut command = Command::new(self.path("new/nvvm/bin/cicc"));
        command.args(["--c++17", "--gnu_version=120200", "--orig_src_file_name", "a.cu", "--allow_managed"]);
        command.args(["-arch", "compute_90", "-m64", "-tused", "--module_id_file_name", "a.id"]).args(options);
        command.args(["--stub_file_name", "a.stub.c", "a.ii", "-o", "a.ptx"]).current_dir(self.path(""));
        command
            .env("XDG_STATE_HOME", self.path("state"))
            .env("CUFE_EXPLAIN_DEVICE", "1")
            .env("CUFE_DEVICE_CACHE", cache)
            .env_remove("CUFE_DEVICE_TEXT");
        command.output().unwrap()
    }

    /// The sources that the toolkit's device compiler got: the whole text, or another one.
    fn sources(&self) -> Vec<&'static str> {
        let calls = fs::read_to_string(self.path("cuda/nvvm/bin/calls")).unwrap_or_default();
        calls.lines().map(|call| if call.contains(" a.ii ") { "whole" } else { "device" }).collect()
    }

    /// Writes another source in the place of the one that is there.
    fn change(&self, old: &str, new: &str) {
        let source = fs::read_to_string(self.path("a.ii")).unwrap();
        assert!(source.contains(old));
        fs::write(self.path("a.ii"), source.replace(old, new)).unwrap();
    }

    fn stub(&self) -> String {
        fs::read_to_string(self.path("a.stub.c")).unwrap_or_default()
    }

    fn ptx(&self) -> String {
        fs::read_to_string(self.path("a.ptx")).unwrap_or_default()
    }

    /// Whether no file lies about that was not there or asked for.
    fn is_clean(&self) -> bool {
        let known = ["a.ii", "a.id", "a.ptx", "a.stub.c", "cuda", "new", "state"];
        let mut entries = fs::read_dir(self.path("")).unwrap();
        entries.all(|entry| known.contains(&entry.unwrap().file_name().to_str().unwrap()))
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_overlay_gives_the_device_compiler_the_device_text() {
    let place = Place::new("auto");
    let output = place.run(&[]);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(place.sources(), ["device"]);
    assert_eq!(place.ptx(), ".visible .entry _Z2kav(\n");
    assert!(place.is_clean());
}

#[test]
fn without_being_asked_for_there_is_none() {
    let place = Place::new("off");
    assert!(place.run(&[]).status.success());
    assert_eq!(place.sources(), ["whole"]);
}

#[test]
fn what_needs_the_whole_text_gets_it_with_the_reason() {
    for option in ["-g", "-lto", "-unknown"] {
        let place = Place::new("auto");
        let output = place.run(&[option]);
        assert!(output.status.success() && said(&output).contains("the whole text is used"), "{}", said(&output));
        assert_eq!(place.sources(), ["whole"]);
    }
}

#[test]
fn what_the_device_compiler_rejects_is_repeated_with_the_whole_text() {
    let place = Place::new("auto");
    fs::write(place.path("cuda/nvvm/bin/reject"), "unused_7").unwrap();
    let output = place.run(&[]);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(place.sources(), ["device", "whole"]);
    assert!(place.is_clean());
}

#[test]
fn a_program_with_errors_is_the_device_compilers() {
    let place = Place::new("auto");
    let source = fs::read_to_string(place.path("a.ii")).unwrap();
    fs::write(place.path("a.ii"), format!("{source}int wrong = undeclared;\n")).unwrap();
    fs::write(place.path("cuda/nvvm/bin/reject"), "never").unwrap();
    let output = place.run(&[]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(place.sources(), ["device", "whole"]);
}

#[test]
fn verification_takes_what_the_whole_text_gives_and_says_whether_both_are_the_same() {
    let place = Place::new("verify");
    let output = place.run(&[]);
    assert!(output.status.success() && said(&output).contains("gives the same PTX"), "{}", said(&output));
    assert_eq!(place.sources(), ["device", "whole"]);
    assert_eq!(place.ptx(), ".visible .entry _Z2kav(\n");
}

/// Where the text of the test keeps what the device compiler made.
const CACHE: &str = "state/kept";

#[test]
fn after_a_change_of_host_code_the_device_compiler_does_not_run_and_lines_are_those_of_the_new_text() {
    let place = Place::new("auto");
    assert!(place.run_with(&[], CACHE).status.success());
    assert_eq!(place.stub(), "#include \"a.fatbin.c\"\n# 1 \"a.cu\"\n# 1 \"a.stub.c\"\n");
    let ptx = place.ptx();
    fs::remove_file(place.path("a.ptx")).unwrap();
    place.change("__attribute__", "int more();\n\n__attribute__");
    let output = place.run_with(&[], CACHE);
    assert!(output.status.success() && said(&output).contains("kept from an earlier time"), "{}", said(&output));
    assert_eq!(place.sources(), ["device"]);
    assert_eq!(place.ptx(), ptx);
    assert_eq!(place.stub(), "#include \"a.fatbin.c\"\n# 3 \"a.cu\"\n# 1 \"a.stub.c\"\n");
    assert!(place.is_clean());
}

#[test]
fn after_a_change_of_a_kernel_of_the_options_or_of_lines_that_count_it_runs_again() {
    let changes: [(&[&str], &str, &str); 4] = [
        (&[], "{ }", "{ int i; }"),
        (&["-ftz=true"], "{ }", "{ }"),
        (&["-generate-line-info"], "__attribute__", "\n__attribute__"),
        (&[], "\"h.h\" 1", "\"h.h\" 1 3"),
    ];
    for (number, (options, old, new)) in changes.into_iter().enumerate() {
        let place = Place::new("auto");
        let first = if number == 2 { options } else { &[] };
        assert!(place.run_with(first, CACHE).status.success());
        place.change(old, new);
        let output = place.run_with(options, CACHE);
        assert!(output.status.success(), "{}", said(&output));
        // What goes is of no importance: it is in a header of the system now.
        let expected: &[&str] = if number == 3 { &["device"] } else { &["device", "device"] };
        assert_eq!(place.sources(), expected, "{number}");
    }
}

#[test]
fn an_error_in_host_code_is_told_although_the_kernels_are_kept() {
    let place = Place::new("auto");
    assert!(place.run_with(&[], CACHE).status.success());
    place.change("return 1;", "return undeclared;");
    fs::write(place.path("cuda/nvvm/bin/reject"), "never").unwrap();
    let output = place.run_with(&[], CACHE);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert_eq!(place.sources(), ["device", "whole"]);
}

#[test]
fn a_folder_that_cannot_be_used_changes_nothing_else() {
    let place = Place::new("auto");
    let output = place.run_with(&[], "a.ii/below");
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("nothing is kept"), "{}", said(&output));
    assert_eq!(place.sources(), ["device"]);
    assert_eq!(place.ptx(), ".visible .entry _Z2kav(\n");
}

#[test]
fn the_device_text_of_a_source_is_written_on_request() {
    let place = Place::new("off");
    let output = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["split", "--device", "--embedded-headers", "a.ii", "-o", "text.ii"])
        .current_dir(place.path(""))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let text = fs::read_to_string(place.path("text.ii")).unwrap();
    assert!(text.contains("void ka()") && !text.contains("unused_") && !text.contains("host"));
}

#[test]
fn an_alias_or_template_parameter_does_not_hide_the_name_that_it_is_given() {
    let place = Place::new("off");
    let source = "# 1 \"a.cu\"\n\
        template<class T> class context_t { T t; };\n\
        template<class T> class other_t { T t; };\n\
        template<class other_t = other_t<int>> struct by_default { other_t o; };\n\
        template<class T> __attribute__((global)) void k(T) { using context_t = context_t<T>; context_t c; by_default<> d; }\n\
        void f() { k<<<1, 1>>>(1); }\n";
    fs::write(place.path("b.ii"), source).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["split", "--device", "b.ii", "-o", "b.device.ii"])
        .current_dir(place.path(""))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let text = fs::read_to_string(place.path("b.device.ii")).unwrap();
    assert!(text.contains("class context_t"), "{text}");
    assert!(text.contains("class other_t {"), "{text}");
}
