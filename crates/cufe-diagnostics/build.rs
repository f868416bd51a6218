//! Derives the constants and the static rows of the catalogue from `tables/diagnostics.tsv` and
//! `tables/explanations.tsv`.

use std::fmt::Write as _;
use std::path::PathBuf;

const TABLE: &str = "tables/diagnostics.tsv";

const EXPLANATIONS: &str = "tables/explanations.tsv";

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
    ) + &explanations();
    std::fs::write(folder.join("rows.rs"), rows).expect("written");
}
