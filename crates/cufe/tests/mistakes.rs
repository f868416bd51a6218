//! `docs/mistakes.md`: common mistakes, and what cufe says of them beside other compilers. What cufe says is what it says now;
//! what the others say was recorded (`tests/mistakes/clang_and_nvcc.txt`).

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Set to write the page anew.
const UPDATE: &str = "CUFE_UPDATE_MISTAKES";

/// More lines of a report are not shown.
const SHOWN: usize = 24;

/// A program with what was recorded of it.
struct Mistake<'t> {
    name: &'t str,
    standard: &'t str,
    recorded: Vec<(&'t str, &'t str)>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/mistakes")
}

fn mistakes(text: &str) -> Vec<Mistake<'_>> {
    let mut found: Vec<Mistake<'_>> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match (line.strip_prefix("== "), found.last_mut()) {
            (Some(head), _) => {
                let (name, standard) = head.split_once(' ').unwrap();
                found.push(Mistake { name, standard, recorded: Vec::new() });
            }
            (None, Some(last)) => last.recorded.push(line.split_once(' ').unwrap()),
            (None, None) => panic!("{line}"),
        }
    }
    found
}

/// What cufe says of a program.
fn told(mistake: &Mistake<'_>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["check", "--embedded-headers", "--color=never", mistake.standard, &format!("{}.cu", mistake.name)]);
    command.current_dir(folder()).env_remove("CUDA_HOME").env_remove("CUDA_PATH").stdin(Stdio::null());
    String::from_utf8(command.output().unwrap().stderr).unwrap()
}

/// The first place that cufe tells, as `LINE:COLUMN`.
fn place<'t>(said: &'t str, name: &str) -> &'t str {
    let arrow = format!("--> {name}.cu:");
    said.lines().find_map(|line| line.trim_start().strip_prefix(arrow.as_str())).unwrap_or("-")
}

fn page() -> String {
    let recorded = fs::read_to_string(folder().join("clang_and_nvcc.txt")).unwrap();
    let mistakes = mistakes(&recorded);
    let mut page = fs::read_to_string(folder().join("introduction.md")).unwrap();
    page.push_str("\n| mistake | cufe | clang | nvcc |\n|---|---|---|---|\n");
    let mut sections = String::new();
    for mistake in &mistakes {
        let program = fs::read_to_string(folder().join(format!("{}.cu", mistake.name))).unwrap();
        let (title, program) = program.split_once(".\n").unwrap();
        let title = title.trim_start_matches("// ");
        let said = told(mistake);
        let of = |kinds: &[&str]| -> Vec<&(&str, &str)> {
            mistake.recorded.iter().filter(|(kind, _)| kinds.contains(kind)).collect()
        };
        let clang = of(&["error", "warning", "note"]);
        let clang_place = clang.first().map_or("-", |(_, text)| text.split(' ').next().unwrap());
        let nvcc: Vec<String> = of(&["nvcc", "host", "cicc"])
            .iter()
            .map(|(kind, text)| if *kind == "nvcc" { (*text).to_owned() } else { format!("{text} ({kind})") })
            .collect();
        let nvcc = if nvcc.is_empty() { "-".to_owned() } else { nvcc.join(", ") };
        let cufe_place = place(&said, mistake.name);
        writeln!(page, "| [{title}](#{}) | {cufe_place} | {clang_place} | {nvcc} |", mistake.name).unwrap();
        writeln!(sections, "\n## {title} <a id=\"{}\"></a>\n\n```cpp\n{program}```\n\ncufe:\n\n```text", mistake.name)
            .unwrap();
        let lines: Vec<&str> = said.lines().filter(|line| !line.is_empty()).collect();
        for line in lines.iter().take(SHOWN) {
            writeln!(sections, "{line}").unwrap();
        }
        if lines.len() > SHOWN {
            writeln!(sections, "... and {} lines more", lines.len() - SHOWN).unwrap();
        }
        if lines.is_empty() {
            sections.push_str("nothing\n");
        }
        sections.push_str("```\n\nclang:\n\n```text\n");
        for (kind, text) in &clang {
            writeln!(sections, "{kind}: {text}").unwrap();
        }
        if clang.is_empty() {
            sections.push_str("nothing\n");
        }
        sections.push_str("```\n");
    }
    page.push_str(&sections);
    page
}

#[test]
fn the_page_of_mistakes_is_what_the_program_says() {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/mistakes.md");
    let page = page();
    if std::env::var_os(UPDATE).is_some() {
        fs::write(&path, &page).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    let differs = stored.lines().zip(page.lines()).find(|(stored, now)| stored != now);
    assert!(stored == page, "docs/mistakes.md shows something else; {UPDATE}=1 writes it anew: {differs:?}");
}

#[test]
fn every_program_of_a_mistake_is_on_the_page() {
    let recorded = fs::read_to_string(folder().join("clang_and_nvcc.txt")).unwrap();
    let mut known: Vec<String> = mistakes(&recorded).iter().map(|it| format!("{}.cu", it.name)).collect();
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = files.filter(|name| name.ends_with(".cu")).collect();
    known.sort();
    files.sort();
    assert_eq!(known, files);
    assert!(known.len() >= 40);
}
