//! What a front end leaves behind, read into facts: its diagnostics, and the host references in the host file.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::conformance::facts;

/// A diagnostic without its words: severity, rule, name of the file without folders (empty if it has no place), line,
/// column.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Diagnostic(pub String, pub String, pub String, pub u64, pub u64);

impl std::fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Diagnostic(severity, rule, file, line, column) = self;
        write!(f, "{file}:{line}:{column}: {severity} {rule}")
    }
}

/// The diagnostics of what a front end printed as SARIF, and its first error with words; if it printed something else,
/// the first line of that.
pub fn diagnostics(text: &str) -> (BTreeSet<Diagnostic>, String) {
    let reported = facts::reported(text).unwrap_or_default();
    let shown = |one: &facts::Reported| match &one.place {
        Some((uri, line, column)) => {
            format!("{}:{line}:{column}: {} {}", uri.trim_start_matches("file://"), one.rule, one.message)
        }
        None => format!("{} {}", one.rule, one.message),
    };
    let first_error = match reported.iter().find(|one| one.level == "error") {
        Some(one) => shown(one),
        None => text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim().to_owned(),
    };
    let found = reported
        .into_iter()
        .map(|one| {
            let (uri, line, column) = one.place.unwrap_or_default();
            let file = uri.rsplit('/').next().unwrap_or_default().to_owned();
            Diagnostic(one.level, one.rule, file, line, column)
        })
        .collect();
    (found, first_error.chars().take(400).collect())
}

/// The patterns in the sections `.nvHR??` of a host file's text, by section.
pub fn host_references(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    let mut rest = text;
    while let Some(at) = rest.find("\".nvHR") {
        rest = &rest[at + 1..];
        let Some((section, behind)) = rest.split_once('"') else { break };
        let Some((_, behind)) = behind.split_once('{') else { break };
        let Some((list, behind)) = behind.split_once("};") else { break };
        found.insert(section.to_owned(), patterns(list));
        rest = behind;
    }
    found
}

/// The strings in a list of bytes, each ended by a zero; comments stand between.
fn patterns(list: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut name = Vec::new();
    for word in without_comments(list).split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let byte = match word.strip_prefix("0x") {
            Some(digits) => u8::from_str_radix(digits, 16),
            None => word.parse(),
        };
        match byte {
            Ok(0) => {
                if !name.is_empty() {
                    found.insert(String::from_utf8_lossy(&name).into_owned());
                }
                name.clear();
            }
            Ok(byte) => name.push(byte),
            Err(_) => {
                found.insert(format!("not a byte: {word}"));
            }
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("/*") {
        result.push_str(before);
        rest = behind.split_once("*/").map_or("", |(_, behind)| behind);
    }
    result.push_str(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"runs":[{"results":[
        {"ruleId":"EC177","level":"warning","message":{"text":"unused"},"locations":[{"physicalLocation":{
         "artifactLocation":{"uri":"file:///a/b.h"},"region":{"startLine":7,"startColumn":2}}}]}
        {"ruleId":"EC20","level":"error","message":{"text":"not declared"},"locations":[{"physicalLocation":{
         "artifactLocation":{"uri":"file:///a/c.cu"},"region":{"startLine":12,"startColumn":3}}}]}
        {"ruleId":"EC9","level":"error","message":{"text":"at the end"}}]}]}"#;

    #[test]
    fn diagnostics_are_kept_without_words_and_folders_and_the_first_error_with_them() {
        let (found, first) = diagnostics(TEXT);
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(found, ["c.cu:12:3: error EC20", ":0:0: error EC9", "b.h:7:2: warning EC177"]);
        assert_eq!(first, "/a/c.cu:12:3: EC20 not declared");
    }

    #[test]
    fn of_what_is_no_sarif_the_first_line_is_told() {
        assert_eq!(diagnostics("\nSegmentation fault\nx").1, "Segmentation fault");
    }

    #[test]
    fn host_references_are_strings_in_lists_of_bytes() {
        let text = "__attribute__((section (\".nvHRKE\"))) const unsigned char a[] = {\n/* _Z1 */\n0x5f,0x5a,0x31,0x0,\n};\n\
            __attribute__((section (\".nvHRKI\"))) const unsigned char b[] = {0x0};";
        let found = host_references(text);
        assert_eq!(found[".nvHRKE"], BTreeSet::from([String::from("_Z1")]));
        assert_eq!((found.len(), found[".nvHRKI"].len()), (2, 0));
    }
}
