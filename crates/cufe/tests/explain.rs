//! `cufe explain`, and the programs that it shows: each mistake gives its diagnostic, and no correction gives it.

use cufe_diagnostics::catalogue::{Programs, rows};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn cufe(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH").output().unwrap()
}

/// The rules of the results in each file, and those that are errors.
fn found(document: &Value) -> BTreeMap<String, Vec<(String, bool)>> {
    let mut found: BTreeMap<String, Vec<(String, bool)>> = BTreeMap::new();
    for result in document["runs"][0]["results"].as_array().unwrap() {
        let file = &result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
        let rule = result["ruleId"].as_str().unwrap().to_owned();
        found.entry(file.as_str().unwrap().to_owned()).or_default().push((rule, result["level"] == "error"));
    }
    found
}

#[test]
fn mistakes_give_their_diagnostics_and_corrections_are_right() {
    let folder = tempfile::tempdir().unwrap();
    let mut groups: BTreeMap<&[&str], Vec<(u16, u16, &Programs)>> = BTreeMap::new();
    for row in rows() {
        if let Some(programs) = row.code.lesson().and_then(|lesson| lesson.programs.as_ref()) {
            groups.entry(programs.options).or_default().push((row.code.displayed(), row.code.0, programs));
        }
    }
    let mut wrong = BTreeSet::new();
    for (options, lessons) in groups {
        let mut arguments = vec!["check", "--embedded-headers", "--format=sarif"];
        if !options.iter().any(|option| option.starts_with("-std")) {
            arguments.push("-std=c++17");
        }
        arguments.extend(options);
        let mut names = Vec::new();
        for (number, _, programs) in &lessons {
            for (kind, text) in [("wrong", programs.wrong), ("right", programs.right)] {
                let name = format!("{kind}{number}.cu");
                fs::write(folder.path().join(&name), format!("{text}\n")).unwrap();
                names.push(name);
            }
        }
        arguments.extend(names.iter().map(String::as_str));
        let output = cufe(folder.path(), &arguments);
        let found = found(&serde_json::from_slice(&output.stdout).unwrap());
        for (number, internal, _) in &lessons {
            let rules = |kind: &str| found.get(&format!("{kind}{number}.cu")).cloned().unwrap_or_default();
            let is_it = |(rule, _): &(String, bool)| *rule == format!("EC{internal}");
            if !rules("wrong").iter().any(is_it) {
                wrong.insert(format!("{number} is not given, but {:?}", rules("wrong")));
            }
            if rules("right").iter().any(|rule| is_it(rule) || rule.1) {
                wrong.insert(format!("{number} is corrected by {:?}", rules("right")));
            }
        }
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<String>>().join("\n"));
}

#[test]
fn a_diagnostic_is_explained_by_its_number_and_by_its_tag() {
    let explained = |name: &str| cufe(Path::new("."), &["explain", name]);
    let text = String::from_utf8(explained("20011").stdout).unwrap();
    for part in ["warning[20011 h_hd_illegal_call]: ", "This gives it:", "This does not:", "--diag-suppress="] {
        assert!(text.contains(part), "{part}: {text}");
    }
    for name in ["h_hd_illegal_call", "3468", "EC3468", "#20011-D"] {
        assert_eq!(String::from_utf8(explained(name).stdout).unwrap(), text, "{name}");
    }
    for name in ["no_such_tag", "99999", ""] {
        assert_eq!(explained(name).status.code(), Some(4), "{name}");
    }
    let list = String::from_utf8(cufe(Path::new("."), &["explain", "--list"]).stdout).unwrap();
    assert_eq!(list.lines().count(), rows().len());
}
