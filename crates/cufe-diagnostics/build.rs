//! Derives the constants and the static rows of the catalogue from `tables/diagnostics.tsv` and
//! `tables/explanations.tsv`.

use std::fmt::Write as _;
use std::path::PathBuf;

const TABLE: &str = "tables/diagnostics.tsv";

const EXPLANATIONS: &str = "tables/explanations.tsv";

const LESSONS: &str = "tables/lessons.txt";

/// The lessons, in the order of their numbers, which are those that users see.
fn lessons() -> String {
    let table = std::fs::read_to_string(LESSONS).expect("the lessons are readable");
    let (mut rows, mut count, mut last) = (String::new(), 0_usize, 0_u32);
    for lesson in table.split("\n== ").skip(1) {
        let lesson = lesson.trim_end();
        let (heading, text) = lesson.split_once('\n').unwrap_or_else(|| panic!("{LESSONS}: {lesson:?} has no text"));
        let mut words = heading.split(' ');
        let number: u32 = words.next().and_then(|number| number.parse().ok()).expect("a number");
        assert!(last < number, "{LESSONS}: {number} is out of order");
        last = number;
        let options: Vec<&str> = words.collect();
        let mut parts = text.split("\n--\n");
        let meaning = parts.next().unwrap_or_default();
        let programs: Vec<&str> = parts.collect();
        let programs = match programs[..] {
            [] => "None".to_owned(),
            [wrong, right] => format!("Some(Programs {{ options: &{options:?}, wrong: {wrong:?}, right: {right:?} }})"),
            _ => panic!("{LESSONS}: {number} has {} programs", programs.len()),
        };
        writeln!(rows, "({number}, Lesson {{ meaning: {meaning:?}, programs: {programs} }}),").expect("written");
        count += 1;
    }
    format!("static LESSONS: [(u16, Lesson); {count}] = [\n{rows}];\n")
}

fn severity(word: &str) -> &'static str {
    match word {
        "note" | "label" => "Note",
        "suppressed" => "Suppressed",
        "remark" => "Remark",
        "warning" => "Warning",
        "error" => "Error",
        "command-line" => "CommandLine",
        "catastrophic" => "Catastrophic",
        "internal" => "Internal",
        _ => panic!("{TABLE}: unknown severity {word}"),
    }
}

/// The rows of the table of explanations, in the order of their numbers.
fn explanations() -> String {
    let table = std::fs::read_to_string(EXPLANATIONS).expect("the table of explanations is readable");
    let (mut rows, mut count, mut last) = (String::new(), 0_usize, None::<u16>);
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [number, rule, help] = cells[..] else { panic!("{EXPLANATIONS}: {line:?} has not three cells") };
        let number: u16 = number.parse().expect("a number");
        assert!(last < Some(number), "{EXPLANATIONS}: {number} is out of order");
        last = Some(number);
        writeln!(rows, "(Code({number}), Explanation {{ rule: {rule:?}, help: {help:?} }}),").expect("written");
        count += 1;
    }
    format!("static EXPLANATIONS: [(Code, Explanation); {count}] = [\n{rows}];\n")
}

fn main() {
    println!("cargo::rerun-if-changed={TABLE}");
    println!("cargo::rerun-if-changed={EXPLANATIONS}");
    println!("cargo::rerun-if-changed={LESSONS}");
    println!("cargo::rerun-if-changed=build.rs");
    let table = std::fs::read_to_string(TABLE).expect("the table of diagnostics is readable");
    let (mut constants, mut rows) = (String::new(), String::new());
    let (mut tags, mut unnumbered) = (Vec::new(), Vec::new());
    let (mut count, mut last) = (0_usize, None::<u16>);
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [number, name, tag, level, changeable, message] = cells[..] else {
            panic!("{TABLE}: {line:?} has not six cells");
        };
        if number == "-" {
            unnumbered.push(tag);
            continue;
        }
        let number: u16 = number.parse().expect("a number");
        assert!(last < Some(number), "{TABLE}: {number} is out of order");
        last = Some(number);
        let document = message.replace('[', "\\[").replace('<', "\\<").replace('\'', "`");
        writeln!(constants, "#[doc = {document:?}]\npub const {name}: Code = Code({number});").expect("written");
        writeln!(
            rows,
            "Row {{ code: Code({number}), name: {name:?}, tag: {tag:?}, severity: Severity::{}, changeable: {}, \
             message: {message:?} }},",
            severity(level),
            changeable == "yes",
        )
        .expect("written");
        if !tag.is_empty() {
            tags.push((tag, count));
        }
        count += 1;
    }
    tags.sort_unstable();
    unnumbered.sort_unstable();
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(folder.join("codes.rs"), constants).expect("written");
    let rows = format!(
        "static ROWS: [Row; {count}] = [\n{rows}];\nstatic TAGS: [(&str, usize); {}] = {tags:?};\n\
         static UNNUMBERED_TAGS: [&str; {}] = {unnumbered:?};\n",
        tags.len(),
        unnumbered.len()
    ) + &explanations()
        + &lessons();
    std::fs::write(folder.join("rows.rs"), rows).expect("written");
}
