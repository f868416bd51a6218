//! Findings as diagnostics of the protocol, and their fixes as code actions.

use crate::answer::{Answer, Finding, Fix, Level};
use crate::document::Encoding;
use crate::uri::uri_of;
use crate::views::{location, range};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

/// The command that adds an option for the session.
pub const ADD_OPTION: &str = "cufe.addOption";

/// A diagnostic and what would mend it.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnosis {
    /// The file.
    pub file: PathBuf,
    /// The diagnostic as the protocol has it.
    pub diagnostic: Value,
    /// Code actions, without the diagnostic.
    pub actions: Vec<Value>,
}

/// The diagnostics of an answer.
pub fn diagnoses(answer: &Answer, encoding: Encoding) -> Vec<Diagnosis> {
    let one = |finding: &Finding| {
        let file = answer.files.get(finding.place.file as usize)?.clone();
        let related: Vec<Value> = finding
            .related
            .iter()
            .filter_map(|(span, text)| {
                Some(json!({ "location": location(&answer.files, *span, encoding)?, "message": text }))
            })
            .collect();
        let mut message = finding.message.clone();
        if !finding.tag.is_empty() {
            let end = message.find('\n').unwrap_or(message.len());
            message.insert_str(end, &format!(" [{}]", finding.tag));
        }
        let mut diagnostic = json!({
            "range": range(finding.place, encoding),
            "severity": match finding.level { Level::Error => 1, Level::Warning => 2, Level::Remark => 3 },
            "source": "cufe",
            "message": message,
            "relatedInformation": related,
        });
        if finding.number != 0 {
            diagnostic["code"] = json!(finding.number);
            diagnostic["data"] = json!({ "tag": finding.tag });
        }
        let actions = finding.fixes.iter().filter_map(|fix| action(answer, fix, encoding)).collect();
        Some(Diagnosis { file, diagnostic, actions })
    };
    answer.findings.iter().filter_map(one).collect()
}

fn action(answer: &Answer, fix: &Fix, encoding: Encoding) -> Option<Value> {
    match fix {
        Fix::Option(option) => {
            let title = format!("Use the option {option}");
            let command = json!({ "title": title, "command": ADD_OPTION, "arguments": [option] });
            Some(json!({ "title": title, "kind": "quickfix", "command": command }))
        }
        Fix::Edit { title, insertions } => {
            let mut changes: Map<String, Value> = Map::new();
            for (span, text) in insertions {
                let file = answer.files.get(span.file as usize)?;
                let at = json!({ "line": span.line, "character": encoding.of(span.start) });
                let edit = json!({ "range": { "start": at, "end": at }, "newText": text });
                if let Value::Array(list) = changes.entry(uri_of(file)).or_insert_with(|| json!([])) {
                    list.push(edit);
                }
            }
            Some(json!({ "title": title, "kind": "quickfix", "edit": { "changes": changes } }))
        }
    }
}

/// A diagnostic of a file that could not be analysed.
pub fn failure(file: PathBuf, why: &str) -> Diagnosis {
    let start = json!({ "line": 0, "character": 0 });
    let diagnostic = json!({
        "range": { "start": start, "end": start },
        "severity": 2,
        "source": "cufe",
        "message": format!("cufe cannot analyse this file: {}", why.trim_end()),
    });
    Diagnosis { file, diagnostic, actions: Vec::new() }
}
