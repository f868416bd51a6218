//! The document of `cufe check`: it follows the standard to the letter, which the reference's does not, and has what GitHub's
//! code scanning asks for: rules with descriptions, paths below the working directory, a place and a fingerprint for every
//! result.

use super::{
    ArtifactLocation, Location, Message, PhysicalLocation, Region, Related, SarifResult, escaped, physical_location,
    result, write_results,
};
use crate::human::{Surroundings, marked_length};
use crate::original::{Written, written_place};
use crate::{Code, Resolved, ResolvedReport, Severity, message};
use cufe_base::{Position, Release, Source};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{self, Write};

/// The name by which paths refer to the working directory.
const ROOT: &str = "%SRCROOT%";

/// What a rule is, apart from its results.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Rule {
    id: String,
    name: &'static str,
    short_description: Description,
    full_description: Description,
    help: Description,
    default_configuration: Configuration,
    properties: Properties,
}

#[derive(Serialize)]
struct Description {
    text: String,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

/// Words by which rules are found: the language, and the tag by which options and pragmas know the diagnostic.
#[derive(Serialize)]
struct Properties {
    tags: Vec<&'static str>,
}

/// How a run ended.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invocation {
    execution_successful: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tool_execution_notifications: Vec<Notification>,
}

/// Why a run could not look at a source.
#[derive(Serialize)]
struct Notification {
    level: &'static str,
    message: Description,
}

/// What the names of folders in paths stand for.
#[derive(Serialize)]
pub(super) struct Bases {
    #[serde(rename = "%SRCROOT%")]
    root: Base,
}

#[derive(Serialize)]
struct Base {
    uri: String,
}

/// By what a result is known again when the lines around it have changed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Fingerprints {
    primary_location_line_hash: String,
}

/// The level that the standard has for a severity (section 3.27.10): it knows four only.
fn standard_level(severity: Severity) -> &'static str {
    match severity {
        Severity::Note | Severity::Suppressed | Severity::Remark => "note",
        Severity::Warning => "warning",
        Severity::Error | Severity::CommandLine | Severity::Catastrophic | Severity::Internal => "error",
    }
}

/// The 64-bit FNV-1a hash, which is the same on every machine and in every version.
fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn rule(code: Code) -> Rule {
    let row = code.row();
    let tag = row.map_or("", |row| row.tag);
    // Without values the message tells what the rule is about.
    let description = message::text(code, &[], &Source::new("", Vec::new()), Position::NONE);
    let number = code.displayed();
    let help = match (code.is_changeable(), tag) {
        (false, _) => format!("Diagnostic {number}. Its severity cannot be changed."),
        (true, "") => format!(
            "Diagnostic {number}. --diag-suppress={number}, --diag-warn={number} and --diag-error={number} change its \
             severity, and so does #pragma nv_diag_suppress {number} from its place on."
        ),
        (true, tag) => format!(
            "Diagnostic {number}, {tag}. --diag-suppress={tag}, --diag-warn={tag} and --diag-error={tag} change its \
             severity, and so does #pragma nv_diag_suppress {tag} from its place on."
        ),
    };
    let language = if number > code.0 { "cuda" } else { "c++" };
    Rule {
        id: format!("EC{}", code.0),
        name: row.map_or("", |row| row.name),
        short_description: Description { text: description.clone() },
        full_description: Description { text: description },
        help: Description { text: help },
        default_configuration: Configuration { level: standard_level(code.severity()) },
        properties: Properties { tags: [language, tag].into_iter().filter(|word| !word.is_empty()).collect() },
    }
}

/// A document that may hold the reports of several passes over a source.
#[derive(Default)]
pub struct StandardDocument {
    results: Vec<(Code, SarifResult<'static>)>,
    /// How often a line's hash was given.
    hashes: HashMap<(Code, u64, String), u32>,
    directory: String,
}

impl StandardDocument {
    /// Adds the reports of a pass. `directory` is the working directory.
    pub fn add(&mut self, resolved: &Resolved, source: &Source, directory: &str, surroundings: &dyn Surroundings) {
        directory.clone_into(&mut self.directory);
        for report in &resolved.reports {
            let code = report.report.code;
            let mut result = result(report, source, directory, true, Release::RECORDED);
            if let Some([location]) = &mut result.locations {
                mark(&mut location.physical_location.region, source, report.report.position, surroundings);
            }
            result.level = standard_level(report.severity);
            let told = report.report.related.iter().cloned();
            for (position, text) in told.chain(surroundings.related(&report.report)) {
                let physical_location = physical_location(source, position, directory);
                let related = Related { message: Message { text }, physical_location };
                if !result.related_locations.contains(&related) {
                    result.related_locations.push(related);
                }
            }
            // A report without a place is one about the file.
            let locations =
                result.locations.get_or_insert_with(|| [Location { physical_location: start_of(source, directory) }]);
            for location in locations.iter_mut() {
                relate(&mut location.physical_location, directory);
            }
            for location in result.related_locations.iter_mut().filter_map(|related| related.physical_location.as_mut())
            {
                relate(location, directory);
            }
            let file = result.locations.as_ref().map(|locations| {
                let [location] = locations;
                location.physical_location.artifact_location.uri.clone()
            });
            result.partial_fingerprints = Some(self.fingerprints(code, report, source, file.unwrap_or_default()));
            self.results.push((code, result));
        }
    }

    /// The hash of a report's line without blanks, and which of the same in its file it is.
    fn fingerprints(&mut self, code: Code, report: &ResolvedReport, source: &Source, file: String) -> Fingerprints {
        let position = report.report.position;
        let line = if position.is_some() { source.written_line(position).0 } else { &[] };
        let hash = hash(line.iter().copied().filter(|byte| !byte.is_ascii_whitespace()));
        let count = self.hashes.entry((code, hash, file)).or_insert(0);
        *count += 1;
        Fingerprints { primary_location_line_hash: format!("{hash:016x}:{count}") }
    }

    /// Writes the document.
    pub fn write(self, out: &mut dyn Write) -> io::Result<()> {
        let codes: BTreeSet<Code> = self.results.iter().map(|(code, _)| *code).collect();
        let places: BTreeMap<Code, usize> = codes.iter().enumerate().map(|(index, &code)| (code, index)).collect();
        let rules = codes.into_iter().map(rule).collect();
        let results = self
            .results
            .into_iter()
            .map(|(code, result)| SarifResult { rule_index: places.get(&code).copied(), ..result })
            .collect();
        let root = Base { uri: format!("file://{}/", escaped(self.directory.trim_end_matches('/'))) };
        let bases = (!self.directory.is_empty()).then_some(Bases { root });
        let invocation = Invocation { execution_successful: true, tool_execution_notifications: Vec::new() };
        write_results(out, results, rules, Some(invocation), bases)
    }

    /// Writes a document without results that says why a source could not be looked at.
    pub fn write_failure(out: &mut dyn Write, text: &str) -> io::Result<()> {
        let message = Description { text: text.to_owned() };
        let notification = Notification { level: "error", message };
        let invocation = Invocation { execution_successful: false, tool_execution_notifications: vec![notification] };
        write_results(out, Vec::new(), Vec::new(), Some(invocation), None)
    }
}

/// The columns of a marked place as it is written, where that is known; else as it is preprocessed, up to the end of the word.
fn mark(region: &mut Region, source: &Source, position: Position, surroundings: &dyn Surroundings) {
    if region.start_column.is_none() {
        return;
    }
    let (bytes, at) = source.written_line(position);
    let offset = String::from_utf8_lossy(bytes.get(..at).unwrap_or(bytes)).len();
    let line = String::from_utf8_lossy(bytes);
    let file = source.file_name(source.location(position).file);
    let written = surroundings.written_line(file, region.start_line);
    let place = written.as_deref().and_then(|text| Some((text, written_place(&line, offset, text)?)));
    let (text, start, end) = match &place {
        Some((text, Written::Same(range))) => (*text, range.start, range.start + marked_length(text, range.start)),
        Some((text, Written::Expanded(range))) => (*text, range.start, range.end),
        None => (&*line, offset, offset + marked_length(&line, offset)),
    };
    let columns = |range: std::ops::Range<usize>| text.get(range).map(|part| part.chars().count() as u32);
    if let (Some(before), Some(marked)) = (columns(0..start), columns(start..end)) {
        region.start_column = Some(before + 1);
        region.end_column = (marked > 0).then_some(before + 1 + marked);
    }
}

/// The first line of a source.
fn start_of(source: &Source, directory: &str) -> PhysicalLocation {
    PhysicalLocation {
        artifact_location: ArtifactLocation { uri: super::uri(source.name(), directory), uri_base_id: None },
        region: Region { start_line: 1, start_column: None, end_column: None },
    }
}

/// Files below the working directory are named by their paths in it.
fn relate(location: &mut PhysicalLocation, directory: &str) {
    let root = format!("file://{}/", escaped(directory.trim_end_matches('/')));
    if let Some(path) = location.artifact_location.uri.strip_prefix(&root) {
        location.artifact_location = ArtifactLocation { uri: path.to_owned(), uri_base_id: Some(ROOT) };
    }
    // The text that has no line of its own, such as predefined macros, is told of as line 0.
    location.region.start_line = location.region.start_line.max(1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controls, Report, Sink, code, resolve};
    use serde_json::Value;

    #[test]
    fn every_result_has_a_rule_a_place_and_a_fingerprint() {
        let source = Source::new("a b/a.cu", b"int a\n  int b\nint b\n".to_vec());
        let mut sink = Sink::new();
        for position in [Position(0), Position(8), Position(14), Position::NONE] {
            sink.report(Report::new(code::EXPECTED_SEMICOLON, position));
        }
        let mut document = StandardDocument::default();
        document.add(&resolve(&sink, &Controls::new(), &source), &source, "/home/x", &());
        let mut out = Vec::new();
        document.write(&mut out).unwrap();
        let document: Value = serde_json::from_slice(&out).unwrap();
        let run = &document["runs"][0];
        assert_eq!(run["originalUriBaseIds"]["%SRCROOT%"]["uri"], "file:///home/x/");
        let rule = &run["tool"]["driver"]["rules"][0];
        assert_eq!(rule["id"], "EC65");
        for member in ["shortDescription", "fullDescription", "help"] {
            assert!(rule[member]["text"].as_str().is_some_and(|text| !text.is_empty()), "{member}");
        }
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 4);
        for result in results {
            let location = &result["locations"][0]["physicalLocation"];
            assert_eq!(location["artifactLocation"]["uri"], "a%20b/a.cu");
            assert!(location["region"]["startLine"].as_u64() >= Some(1));
        }
        let hash = |index: usize| results[index]["partialFingerprints"]["primaryLocationLineHash"].as_str().unwrap();
        assert_ne!(hash(0), hash(1));
        // The same line elsewhere is told apart by its number only.
        assert_eq!(hash(1).split_once(':').unwrap().0, hash(2).split_once(':').unwrap().0);
        assert!(hash(1).ends_with(":1") && hash(2).ends_with(":2"));
    }
}
