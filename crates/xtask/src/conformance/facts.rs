//! Recorded facts, and how what a front end did differs from them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::process::Ended;

/// A diagnostic located in a case: rule, level, line, column; line 0 when it has no place.
pub type Located = (String, String, u64, u64);

/// What a front end did with a case, or was recorded to do.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
pub struct Facts {
    /// `ok`, `error`, or in what other way it ended.
    pub exit: String,
    /// The diagnostics (mode diag).
    pub diagnostics: Option<BTreeSet<Located>>,
    /// The object's symbols (mode build).
    pub symbols: Option<BTreeSet<String>>,
    /// The strings of the object's host reference sections (mode build).
    pub host_references: Option<BTreeMap<String, Vec<String>>>,
    /// How the program ended: its exit status, or minus the signal (mode run).
    pub status: Option<i64>,
    /// What the program wrote (mode run).
    pub stdout: Option<String>,
    /// What was said of a failure; not a fact, not compared.
    #[serde(skip)]
    pub said: String,
}

impl Facts {
    /// Facts of a case that ended before there was anything else to compare.
    pub fn ended(exit: impl Into<String>, said: impl Into<String>) -> Facts {
        Facts { exit: exit.into(), said: said.into(), ..Facts::default() }
    }

    /// The differences from what was expected, a line each; none if the facts agree.
    ///
    /// Diagnostics and symbols are compared as sets; the rest only where both ended in the same way.
    pub fn differences(&self, expected: &Facts) -> Vec<String> {
        let mut rows = Vec::new();
        if expected.exit != self.exit {
            rows.push(format!("exit: expected {}, got {} {}", expected.exit, self.exit, self.said.trim()));
        }
        compare_sets("diagnostic", expected.diagnostics.as_ref(), self.diagnostics.as_ref(), &mut rows, |row| {
            format!("{} {} at {}:{}", row.0, row.1, row.2, row.3)
        });
        compare_sets("symbol", expected.symbols.as_ref(), self.symbols.as_ref(), &mut rows, String::clone);
        if expected.exit == self.exit {
            let mut compare = |what: &str, expected: String, got: String| {
                if expected != got {
                    rows.push(format!("{what}: expected {expected}, got {got}"));
                }
            };
            compare(
                "host references",
                format!("{:?}", expected.host_references),
                format!("{:?}", self.host_references),
            );
            compare("status", format!("{:?}", expected.status), format!("{:?}", self.status));
            compare("stdout", format!("{:?}", expected.stdout), format!("{:?}", self.stdout));
        }
        rows
    }
}

fn compare_sets<T: Ord>(
    what: &str,
    expected: Option<&BTreeSet<T>>,
    got: Option<&BTreeSet<T>>,
    rows: &mut Vec<String>,
    show: impl Fn(&T) -> String,
) {
    let none = BTreeSet::new();
    let (expected, got) = (expected.unwrap_or(&none), got.unwrap_or(&none));
    rows.extend(expected.difference(got).map(|item| format!("{what} missing: {}", show(item))));
    rows.extend(got.difference(expected).map(|item| format!("{what} extra: {}", show(item))));
}

/// The recorded facts of a topic, by the names of the cases' files.
pub fn recorded(topic: &Path) -> Result<BTreeMap<String, Facts>> {
    let path = topic.join("expected.json");
    let text = std::fs::read_to_string(&path).with_context(|| format!("no facts at {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not facts", path.display()))
}

/// The word for how a front end ended.
pub fn exit_word(ended: Ended) -> String {
    match ended {
        Ended::Status(0) => "ok".into(),
        Ended::Status(1..100) => "error".into(),
        Ended::Status(code) => format!("crash {code}"),
        Ended::Signal(number) => format!("crash -{number}"),
        Ended::TimedOut => "crash timeout".into(),
    }
}

/// A diagnostic of a SARIF text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// The rule, which holds the number.
    pub rule: String,
    /// `error`, `warning` or `note`.
    pub level: String,
    /// What it says.
    pub message: String,
    /// The file as a URI, line and column, if it has a place.
    pub place: Option<(String, u64, u64)>,
}

/// The diagnostics of a SARIF text; an error if it is not SARIF.
///
/// The reference writes no comma between two results or notes and one too many after the last note: both are mended.
/// What stands before the first brace and after the end of the document is not looked at.
pub fn reported(text: &str) -> Result<Vec<Reported>> {
    let Some(start) = text.find('{') else { return Ok(Vec::new()) };
    // Characters of assertions' messages are written as they are; a space is what JSON takes for them everywhere.
    let text = text.get(start..).unwrap_or_default().replace(|c: char| c.is_ascii_control(), " ");
    let mended = mend(&text);
    let document = serde_json::Deserializer::from_str(&mended).into_iter::<Value>().next();
    let document = document.context("the output is empty")?.context("the output is not JSON")?;
    let results =
        document.pointer("/runs/0/results").and_then(Value::as_array).context("the document has no results")?;
    results.iter().map(result).collect()
}

fn result(result: &Value) -> Result<Reported> {
    let word = |name: &str| {
        let value = result.get(name).and_then(Value::as_str);
        value.map(String::from).with_context(|| format!("a result has no {name}"))
    };
    let (rule, level) = (word("ruleId")?, word("level")?);
    let message = result.pointer("/message/text").and_then(Value::as_str).unwrap_or_default().to_owned();
    let locations = result.get("locations").and_then(Value::as_array);
    let Some(location) = locations.and_then(|locations| locations.first()) else {
        return Ok(Reported { rule, level, message, place: None });
    };
    let place = location.get("physicalLocation").context("a location has no place")?;
    let uri = place.pointer("/artifactLocation/uri").and_then(Value::as_str).context("a location has no file")?;
    let line = place.pointer("/region/startLine").and_then(Value::as_u64).unwrap_or(0);
    let column = place.pointer("/region/startColumn").and_then(Value::as_u64).unwrap_or(0);
    Ok(Reported { rule, level, message, place: Some((uri.to_owned(), line, column)) })
}

/// The diagnostics of a SARIF text that lie in the file of this name or nowhere; an error if it is not SARIF.
pub fn diagnostics(text: &str, file: &str) -> Result<BTreeSet<Located>> {
    let mut found = BTreeSet::new();
    for Reported { rule, level, place, .. } in reported(text)? {
        match place {
            None => {
                found.insert((rule, level, 0, 0));
            }
            Some((uri, line, column)) => {
                if uri.strip_suffix(file).is_some_and(|folder| folder.ends_with('/')) {
                    found.insert((rule, level, line, column));
                }
            }
        }
    }
    Ok(found)
}

fn mend(text: &str) -> String {
    let mut mended = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('}') {
        let (before, after) = rest.split_at(at + 1);
        mended.push_str(before);
        let next = after.trim_start();
        if next.starts_with('{') {
            mended.push(',');
            rest = next;
        } else if after.starts_with(",]") {
            rest = after.strip_prefix(',').unwrap_or(after);
        } else {
            rest = after;
        }
    }
    mended.push_str(rest);
    mended
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"said first {"runs":[{"results":[
        {"ruleId":"EC20","level":"error","locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///t/a.cu"},
         "region":{"startLine":3,"startColumn":5}}}]}
        {"ruleId":"EC1","level":"note","relatedLocations":[{"x":1},]}
        {"ruleId":"EC9","level":"note","locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///t/aa.cu"},
         "region":{"startLine":3}}}]}]}]} and after"#;

    #[test]
    fn the_references_punctuation_is_mended() {
        let found = diagnostics(TWO, "a.cu").unwrap();
        let expected = [("EC20".into(), "error".into(), 3, 5), ("EC1".into(), "note".into(), 0, 0)];
        assert_eq!(found, BTreeSet::from(expected));
    }

    #[test]
    fn control_characters_in_messages_are_spaces() {
        let text =
            "{\"runs\":[{\"results\":[\n{\"ruleId\":\"EC1\",\"level\":\"error\",\"message\":{\"text\":\"a\tb\"}}]}]}";
        assert_eq!(reported(text).unwrap()[0].message, "a b");
    }

    #[test]
    fn no_document_means_no_diagnostics_and_a_broken_one_is_an_error() {
        assert_eq!(diagnostics("", "a.cu").unwrap(), BTreeSet::new());
        assert!(diagnostics("{\"runs\": [", "a.cu").is_err());
        assert!(diagnostics("{}", "a.cu").is_err());
    }

    #[test]
    fn differences_name_what_is_missing_and_what_is_extra() {
        let expected: Facts =
            serde_json::from_str(r#"{"exit": "error", "diagnostics": [["EC1", "error", 1, 2]], "mode": "diag"}"#)
                .unwrap();
        let mut got = expected.clone();
        assert!(got.differences(&expected).is_empty());
        got.diagnostics = Some(BTreeSet::from([("EC2".into(), "error".into(), 1, 2)]));
        assert_eq!(
            got.differences(&expected),
            ["diagnostic missing: EC1 error at 1:2", "diagnostic extra: EC2 error at 1:2"]
        );
    }
}
