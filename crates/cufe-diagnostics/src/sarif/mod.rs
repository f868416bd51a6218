//! SARIF 2.1.0: one line of valid JSON, members in the order of the specification.

mod merge;
mod standard;

pub use merge::{MergeError, Merged};
pub use standard::StandardDocument;

use crate::message;
use crate::text::is_match_note;
use crate::{Resolved, ResolvedReport, Severity};
use cufe_base::file_name::to_bytes;
use cufe_base::release::RemarkLevel;
use cufe_base::{Position, Release, Source};
use serde::Serialize;
use standard::{Bases, Fingerprints, Invocation, Rule};
use std::io::{self, Write};

const SCHEMA: &str = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json";

#[derive(Serialize)]
struct Document<'a> {
    version: &'a str,
    #[serde(rename = "$schema")]
    schema: &'a str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Tool<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    invocations: Option<[Invocation; 1]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    original_uri_base_ids: Option<Bases>,
    column_kind: &'a str,
    results: Vec<SarifResult<'a>>,
}

#[derive(Serialize)]
struct Tool<'a> {
    driver: Driver<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver<'a> {
    name: &'a str,
    version: &'a str,
    organization: &'a str,
    full_name: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<Rule>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult<'a> {
    rule_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'a str,
    message: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    locations: Option<[Location; 1]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Related>,
    #[serde(skip_serializing_if = "Option::is_none")]
    partial_fingerprints: Option<Fingerprints>,
}

#[derive(PartialEq, Eq, Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    physical_location: PhysicalLocation,
}

#[derive(PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Related {
    message: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    physical_location: Option<PhysicalLocation>,
}

#[derive(PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    region: Region,
}

#[derive(PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct ArtifactLocation {
    uri: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    uri_base_id: Option<&'static str>,
}

#[derive(PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_column: Option<u32>,
}

fn level(severity: Severity, release: Release) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Suppressed | Severity::Remark => match release.facts().remark_level {
            RemarkLevel::Remark => "remark",
            RemarkLevel::Note => "note",
        },
        Severity::Warning => "warning",
        Severity::Error | Severity::CommandLine => "error",
        Severity::Catastrophic => "catastrophe",
        Severity::Internal => "internal_error",
    }
}

/// The `file://` form of a path, made absolute with the working directory. What a URI cannot hold is escaped.
fn uri(path: &str, directory: &str) -> String {
    let base = if path.starts_with('/') { "" } else { directory.trim_end_matches('/') };
    let separator = if base.is_empty() { "" } else { "/" };
    format!("file://{}{separator}{}", escaped(base), escaped(path))
}

/// A path with all that a URI cannot hold escaped.
fn escaped(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for &byte in to_bytes(path).iter() {
        if byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/".contains(&byte) {
            uri.push(byte as char);
        } else {
            uri.push_str(&format!("%{byte:02X}"));
        }
    }
    uri
}

/// The last line of a source as its users count: a line end at the end begins no further line.
pub fn end_position(source: &Source) -> Position {
    let end = source.end().0;
    Position(if source.text().ends_with(b"\n") { end - 1 } else { end })
}

fn physical_location(source: &Source, position: Position, directory: &str) -> Option<PhysicalLocation> {
    if !position.is_some() {
        return None;
    }
    let is_end = position >= source.end();
    let location = source.location(if is_end { end_position(source) } else { position });
    Some(PhysicalLocation {
        artifact_location: ArtifactLocation { uri: uri(source.file_name(location.file), directory), uri_base_id: None },
        region: Region {
            start_line: location.line,
            start_column: (!is_end).then_some(location.column),
            end_column: None,
        },
    })
}

fn result(
    resolved: &ResolvedReport,
    source: &Source,
    directory: &str,
    match_notes: bool,
    release: Release,
) -> SarifResult<'static> {
    let report = &resolved.report;
    let text = message::text(report.code, &report.arguments, source, report.position);
    let notes = report.notes.iter().filter(|note| match_notes || !is_match_note(note.code));
    // Equal ones, such as the calls of a recursion, are reported once: the standard has sets there.
    let mut related: Vec<Related> = Vec::new();
    for note in notes {
        let location = Related {
            message: Message { text: message::text(note.code, &note.arguments, source, note.position) },
            physical_location: physical_location(source, note.position, directory),
        };
        if !related.contains(&location) {
            related.push(location);
        }
    }
    SarifResult {
        rule_id: format!("EC{}", report.code.internal_in(release)),
        rule_index: None,
        level: level(resolved.severity, release),
        message: Message { text },
        locations: physical_location(source, report.position, directory)
            .map(|physical_location| [Location { physical_location }]),
        related_locations: related,
        partial_fingerprints: None,
    }
}

fn write_results(
    out: &mut dyn Write,
    results: Vec<SarifResult<'_>>,
    rules: Vec<Rule>,
    invocation: Option<Invocation>,
    bases: Option<Bases>,
) -> io::Result<()> {
    let driver = Driver {
        name: "cufe",
        version: env!("CARGO_PKG_VERSION"),
        organization: "cufe",
        full_name: concat!("cufe CUDA C++ front end ", env!("CARGO_PKG_VERSION")),
        rules,
    };
    let run = Run {
        tool: Tool { driver },
        invocations: invocation.map(|it| [it]),
        original_uri_base_ids: bases,
        column_kind: "unicodeCodePoints",
        results,
    };
    let document = Document { version: "2.1.0", schema: SCHEMA, runs: [run] };
    serde_json::to_writer(&mut *out, &document).map_err(io::Error::from)?;
    writeln!(out)
}

/// Writes the document with all reports. `directory` is the working directory; `match_notes` as in the text form.
pub fn write_sarif(
    out: &mut dyn Write,
    resolved: &Resolved,
    source: &Source,
    directory: &str,
    match_notes: bool,
) -> io::Result<()> {
    let results = resolved.reports.iter();
    let results = results.map(|report| result(report, source, directory, match_notes, resolved.release)).collect();
    write_results(out, results, Vec::new(), None, None)
}

/// Writes a document with one report that stands before every source, such as a mistake on the command line.
pub fn write_plain(out: &mut dyn Write, number: u16, severity: Severity, text: &str) -> io::Result<()> {
    let result = SarifResult {
        rule_id: format!("EC{number}"),
        rule_index: None,
        level: level(severity, Release::RECORDED),
        message: Message { text: text.to_owned() },
        locations: None,
        related_locations: Vec::new(),
        partial_fingerprints: None,
    };
    write_results(out, vec![result], Vec::new(), None, None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controls, Note, Report, Sink, code, resolve};
    use serde_json::{Value, json};

    fn written(reports: Vec<Report>, source: &Source) -> String {
        let mut sink = Sink::new();
        reports.into_iter().for_each(|report| sink.report(report));
        let mut controls = Controls::new();
        controls.display_numbers = true;
        controls.promote_warnings = true;
        let mut out = Vec::new();
        write_sarif(&mut out, &resolve(&sink, &controls, source), source, "/home/a b", true).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_document_is_one_line_of_json_with_members_in_order() {
        let source = Source::new("a.cu", "\u{e9}\t\"x\\\n".as_bytes().to_vec());
        let report = Report::new(code::GLOBAL_FUNCTION_INLINE, Position(3))
            .quoted("\"\\")
            .note(Note::new(code::OPENING_BRACKET_NOTE, Position(0)))
            .note(Note::new(code::OPENING_BRACKET_NOTE, Position::NONE));
        let text = written(vec![report, Report::new(code::EXPECTED_SEMICOLON, Position(0))], &source);
        assert_eq!(text.matches('\n').count(), 1);
        assert!(text.starts_with("{\"version\":\"2.1.0\",\"$schema\":"));
        let result = text.find("{\"ruleId\":\"EC3507\",\"level\":\"error\",\"message\":{\"text\":");
        assert!(result.is_some(), "{text}");
        let document: Value = serde_json::from_str(&text).unwrap();
        let run = &document["runs"][0];
        assert_eq!(run["tool"]["driver"]["name"], "cufe");
        assert_eq!(run["columnKind"], "unicodeCodePoints");
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 3);
        let physical = &results[0]["locations"][0]["physicalLocation"];
        assert_eq!(physical["artifactLocation"]["uri"], "file:///home/a%20b/a.cu");
        assert_eq!(physical["region"], json!({"startLine": 1, "startColumn": 3}));
        let related = results[0]["relatedLocations"].as_array().unwrap();
        assert_eq!(related.len(), 2);
        assert!(related[1].get("physicalLocation").is_none());
        assert_eq!(results[1]["ruleId"], "EC3709");
        assert_eq!(results[1]["level"], "remark");
        assert!(results[1].get("locations").is_none());
        assert_eq!(results[2]["ruleId"], "EC65");
    }

    #[test]
    fn the_end_of_the_source_has_its_last_line_and_no_column() {
        for text in ["int a;\nint b() {\n", "int a;\nint b() {"] {
            let source = Source::new("/a.cu", text.as_bytes().to_vec());
            let text = written(vec![Report::new(code::EXPECTED_CLOSING_BRACE, source.end())], &source);
            let document: Value = serde_json::from_str(&text).unwrap();
            let physical = &document["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
            assert_eq!(*physical, json!({"artifactLocation": {"uri": "file:///a.cu"}, "region": {"startLine": 2}}));
        }
    }

    #[test]
    fn a_run_without_reports_has_an_empty_list() {
        let text = written(Vec::new(), &Source::new("a.cu", Vec::new()));
        assert!(text.ends_with("\"results\":[]}]}\n"), "{text}");
    }

    #[test]
    fn a_mistake_on_the_command_line_is_one_result() {
        let mut out = Vec::new();
        write_plain(&mut out, 923, Severity::CommandLine, "no \"such\" option").unwrap();
        let document: Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(document["runs"][0]["results"][0]["level"], "error");
    }
}
