//! Programs whose static_asserts hold, one on a line, and their twins in which all of them are negated, made here: what holds is
//! decided, and not only accepted. C++20, or C++23 where the name of the file ends so; without headers.

mod common;

use common::lines_reported_in;
use cufe_base::Standard;
use std::fmt::Write;

const FACT: &str = "static_assert(";

/// The twin of a line that is a fact.
fn negated(line: &str) -> Option<String> {
    let condition = line.strip_prefix(FACT)?.strip_suffix(");")?;
    Some(format!("{FACT}!({condition}));"))
}

#[test]
fn every_fact_holds_and_its_negation_is_reported() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/decided");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let mut failures = String::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).unwrap();
        let standard = if name.ends_with("_cpp23.cu") { Standard::Cpp23 } else { Standard::Cpp20 };
        for (line, code) in lines_reported_in(&text, standard) {
            let _ = writeln!(failures, "{name}:{line}: {code} is reported");
        }
        let twin: Vec<String> = text.lines().map(|line| negated(line).unwrap_or_else(|| line.to_owned())).collect();
        let reported = lines_reported_in(&twin.join("\n"), standard);
        let facts = (1..).zip(text.lines()).filter(|(_, line)| negated(line).is_some()).map(|(number, _)| number);
        let expected: Vec<(usize, u16)> = facts.map(|number| (number, 2784)).collect();
        assert!(!expected.is_empty(), "{name} states no fact");
        for (line, _) in expected.iter().filter(|fact| !reported.contains(fact)) {
            let _ = writeln!(failures, "{name}:{line}: the negation is not reported");
        }
        for (line, code) in reported.iter().filter(|report| !expected.contains(report)) {
            let _ = writeln!(failures, "{name}:{line}: {code} is reported in the twin");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
