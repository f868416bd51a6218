//! One document of many: what every unit has in common is told once.

use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::io::{self, Write};

/// The tool whose runs become one.
const TOOL: &str = "cufe";

/// Why a document cannot be merged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MergeError(&'static str);

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for MergeError {}

/// Documents that become one: one run of cufe with the rules and results of all, and the runs of other tools as they are.
/// Results that say the same of the same place, such as those of a header that many units include, are one.
#[derive(Default)]
pub struct Merged {
    driver: Option<Value>,
    rules: BTreeMap<String, Value>,
    results: Vec<Value>,
    told: HashSet<String>,
    notifications: Vec<Value>,
    is_successful: bool,
    bases: Option<Value>,
    others: Vec<Value>,
}

fn list<'v>(value: &'v Value, member: &str) -> &'v [Value] {
    value[member].as_array().map_or(&[], Vec::as_slice)
}

impl Merged {
    /// With nothing in it.
    pub fn new() -> Self {
        Self { is_successful: true, ..Self::default() }
    }

    /// Adds a document, and says of each result of cufe's runs whether no earlier document has it.
    ///
    /// # Errors
    /// Where it is no SARIF document of version 2.1.0.
    pub fn add(&mut self, document: &Value) -> Result<Vec<bool>, MergeError> {
        if document["version"] != "2.1.0" {
            return Err(MergeError("not a SARIF document of version 2.1.0"));
        }
        let runs = document["runs"].as_array().ok_or(MergeError("a SARIF document without runs"))?;
        let (mut news, mut told) = (Vec::new(), Vec::new());
        for run in runs {
            let driver = &run["tool"]["driver"];
            if driver["name"] != TOOL {
                self.others.push(run.clone());
                continue;
            }
            self.driver.get_or_insert_with(|| driver.clone());
            if !run["originalUriBaseIds"].is_null() {
                self.bases.get_or_insert_with(|| run["originalUriBaseIds"].clone());
            }
            for rule in list(driver, "rules") {
                let id = rule["id"].as_str().unwrap_or_default().to_owned();
                self.rules.entry(id).or_insert_with(|| rule.clone());
            }
            for invocation in list(run, "invocations") {
                self.is_successful &= invocation["executionSuccessful"] != false;
                self.notifications.extend(list(invocation, "toolExecutionNotifications").iter().cloned());
            }
            for result in list(run, "results") {
                let identity = format!("{} {} {}", result["ruleId"], result["message"], result["locations"]);
                let is_new = !self.told.contains(&identity);
                news.push(is_new);
                told.push(identity);
                if is_new {
                    self.results.push(result.clone());
                }
            }
        }
        self.told.extend(told);
        Ok(news)
    }

    /// Writes the document.
    ///
    /// # Errors
    /// Those of the output.
    pub fn write(mut self, out: &mut dyn Write) -> io::Result<()> {
        let places: BTreeMap<&String, usize> = self.rules.keys().zip(0..).collect();
        for result in &mut self.results {
            let place = result["ruleId"].as_str().and_then(|id| places.get(&id.to_owned()));
            if let Some(members) = result.as_object_mut() {
                match place {
                    Some(&place) => members.insert("ruleIndex".to_owned(), json!(place)),
                    None => members.remove("ruleIndex"),
                };
            }
        }
        let mut driver = self.driver.unwrap_or_else(|| json!({ "name": TOOL, "version": env!("CARGO_PKG_VERSION") }));
        driver["rules"] = self.rules.into_values().collect();
        let mut invocation = json!({ "executionSuccessful": self.is_successful });
        if !self.notifications.is_empty() {
            invocation["toolExecutionNotifications"] = self.notifications.into();
        }
        let mut run = json!({
            "tool": { "driver": driver },
            "invocations": [invocation],
            "columnKind": "unicodeCodePoints",
            "results": self.results,
        });
        if let Some(bases) = self.bases {
            run["originalUriBaseIds"] = bases;
        }
        let runs: Vec<Value> = std::iter::once(run).chain(self.others).collect();
        let document = json!({ "version": "2.1.0", "$schema": super::SCHEMA, "runs": runs });
        serde_json::to_writer(&mut *out, &document).map_err(io::Error::from)?;
        writeln!(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sarif::StandardDocument;
    use crate::{Code, Controls, Report, Sink, code, resolve};
    use cufe_base::{Position, Source};

    fn document(name: &str, text: &str, codes: &[Code]) -> Value {
        let source = Source::new(name, text.as_bytes().to_vec());
        let mut sink = Sink::new();
        codes.iter().for_each(|&code| sink.report(Report::new(code, Position(4))));
        let mut document = StandardDocument::default();
        document.add(&resolve(&sink, &Controls::new(), &source), &source, "/home/x", &());
        let mut out = Vec::new();
        document.write(&mut out).unwrap();
        serde_json::from_slice(&out).unwrap()
    }

    #[test]
    fn what_two_documents_say_of_one_place_is_one_result() {
        let mut merged = Merged::new();
        let (first, second) = (code::EXPECTED_SEMICOLON, code::UNDECLARED_IDENTIFIER);
        assert_eq!(merged.add(&document("a.h", "int word;", &[first])), Ok(vec![true]));
        assert_eq!(merged.add(&document("a.h", "int word;", &[second, first])), Ok(vec![true, false]));
        assert_eq!(merged.add(&document("b.h", "int word;", &[first])), Ok(vec![true]));
        let mut failure = Vec::new();
        StandardDocument::write_failure(&mut failure, "c.cu: not there").unwrap();
        merged.add(&serde_json::from_slice(&failure).unwrap()).unwrap();
        merged.add(&json!({ "version": "2.1.0", "runs": [{ "tool": { "driver": { "name": "other" } } }] })).unwrap();
        let mut out = Vec::new();
        merged.write(&mut out).unwrap();
        let value: Value = serde_json::from_slice(&out).unwrap();
        let run = &value["runs"][0];
        assert_eq!(list(run, "results").len(), 3);
        for result in list(run, "results") {
            let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
            assert_eq!(rule["id"], result["ruleId"]);
            assert_eq!(result["locations"][0]["physicalLocation"]["region"]["endColumn"], 9);
        }
        assert_eq!(run["invocations"][0]["executionSuccessful"], false);
        assert_eq!(list(&run["invocations"][0], "toolExecutionNotifications").len(), 1);
        assert_eq!(value["runs"][1]["tool"]["driver"]["name"], "other");
    }

    #[test]
    fn what_is_no_document_is_refused() {
        for value in [json!({}), json!([]), json!({ "version": "2.0.0" }), json!({ "version": "2.1.0" })] {
            assert!(Merged::new().add(&value).is_err(), "{value}");
        }
    }
}
