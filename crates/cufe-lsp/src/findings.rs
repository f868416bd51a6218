//! The answer of a worker, from an analysed unit.

use crate::answer::{Answer, Finding, Level, Names, Span};
use crate::fix::fixes;
use crate::index::index;
use crate::places::Places;
use cufe_base::Position;
use cufe_base::file_name::to_path;
use cufe_diagnostics::human::Surroundings;
use cufe_diagnostics::{Resolved, ResolvedReport, Severity, message};
use cufe_sema::Unit;
use std::path::{Path, PathBuf};

/// How many levels of instantiation are told of one report.
const MAXIMUM_CONTEXT: usize = 10;

/// The answer about a unit, whose compiler ran in the folder of the places.
pub fn answer(
    unit: &Unit,
    resolved: &Resolved,
    surroundings: &dyn Surroundings,
    places: &mut Places<'_>,
    dependencies: &[String],
) -> Answer {
    let mut findings = Vec::with_capacity(resolved.reports.len());
    for report in &resolved.reports {
        let finding = finding(unit, report, surroundings, places);
        // What a macro repeats looks the same each time, and once is enough.
        if !findings.contains(&finding) {
            findings.push(finding);
        }
    }
    let dependencies = dependencies.iter().map(|file| places.directory().join(to_path(file))).collect();
    Answer { failure: None, files: places.files().to_vec(), dependencies, findings }
}

/// What the names of a unit mean that was analysed with [`cufe_base::Options::record_names`].
pub fn names<'u>(unit: &'u Unit, mut places: Places<'u>) -> Names {
    let index = index(unit, &mut places);
    Names { files: places.files().to_vec(), index }
}

fn finding(
    unit: &Unit,
    resolved: &ResolvedReport,
    surroundings: &dyn Surroundings,
    places: &mut Places<'_>,
) -> Finding {
    let (report, source) = (&resolved.report, &unit.source);
    let code = report.code;
    let mut message = message::text_for_people(code, &report.arguments, source, report.position);
    let mut related = Vec::new();
    for detail in &report.details {
        match places.report(detail.declared) {
            Some(place) => related.push((place, detail.text.clone())),
            None => message.push_str(&format!("\n{}", detail.text)),
        }
    }
    if let Some(explanation) = code.explanation() {
        message.push_str(&format!("\n{}\nhelp: {}", explanation.rule, explanation.help));
    }
    if let Some(help) = report.help.clone().or_else(|| surroundings.help(report)) {
        message.push_str(&format!("\nhelp: {help}"));
    }
    let mut relate = |position: Position, text: String, places: &mut Places<'_>| {
        if let Some(place) = places.report(position) {
            let one = (place, text);
            if !related.contains(&one) {
                related.push(one);
            }
        }
    };
    for (position, text) in report.related.iter().cloned().chain(surroundings.related(report)) {
        relate(position, text, places);
    }
    for frame in report.context.iter().take(MAXIMUM_CONTEXT) {
        relate(frame.position, format!("in the instantiation of {}", frame.entity), places);
    }
    for note in &report.notes {
        let text = message::text_for_people(note.code, &note.arguments, source, note.position);
        relate(note.position, text, places);
        for (position, text) in &note.because {
            relate(*position, text.clone(), places);
        }
    }
    let place = places.report(report.position).unwrap_or_else(|| places.start_of(&to_path(source.name())));
    let level = match resolved.severity {
        Severity::Note | Severity::Suppressed | Severity::Remark => Level::Remark,
        Severity::Warning => Level::Warning,
        _ => Level::Error,
    };
    let fixes = fixes(unit, report, places);
    let tag = code.row().map_or("", |row| row.tag).to_owned();
    Finding { number: code.displayed(), tag, level, message, place, related, fixes }
}

/// The answer about a source that the host compiler's preprocessor has rejected: what it said, as `FILE:LINE:COLUMN: error: TEXT`
/// lines, at the places that it named.
pub fn rejected(file: &Path, said: &str) -> Answer {
    let mut files: Vec<PathBuf> = vec![file.to_owned()];
    let mut findings = Vec::new();
    for line in said.lines() {
        let Some((place, text)) = line.split_once(" error: ").or_else(|| line.split_once(" fatal error: ")) else {
            continue;
        };
        let mut parts = place.trim_end_matches("fatal").trim_end().trim_end_matches(':').rsplitn(3, ':');
        let (column, line, name) = (parts.next(), parts.next(), parts.next());
        let number = |part: Option<&str>| part.and_then(|part| part.parse::<u32>().ok()?.checked_sub(1));
        let (Some(column), Some(line), Some(name)) = (number(column), number(line), name) else { continue };
        let path = &*to_path(name);
        let known = files.iter().position(|known| known == path);
        let file = known.unwrap_or_else(|| {
            files.push(path.to_owned());
            files.len() - 1
        }) as u32;
        let column = crate::answer::Column { utf8: column, utf16: column };
        findings.push(Finding {
            number: 0,
            tag: String::new(),
            level: Level::Error,
            message: text.to_owned(),
            place: Span { file, line, start: column, end: column },
            related: Vec::new(),
            fixes: Vec::new(),
        });
    }
    let failure = findings.is_empty().then(|| said.to_owned());
    Answer { failure, files, findings, ..Answer::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_preprocessor_said_is_shown_at_its_place() {
        let said = "a.cu: the host compiler could not preprocess the source\n\
                    /p/a.cu:3:10: fatal error: missing.h: No such file or directory\n\
                    In file included from /p/a.cu:1:\n/p/b:c.h:1:2: error: #error no";
        let answer = rejected(Path::new("/p/a.cu"), said);
        let told: Vec<_> =
            answer.findings.iter().map(|it| (it.place.file, it.place.line, it.place.start.utf8)).collect();
        assert_eq!(told, [(0, 2, 9), (1, 0, 1)]);
        assert_eq!(answer.files, [PathBuf::from("/p/a.cu"), PathBuf::from("/p/b:c.h")]);
        assert_eq!(answer.findings[0].message, "missing.h: No such file or directory");
        assert_eq!(answer.failure, None);
        assert!(rejected(Path::new("a"), "nothing with a place").failure.is_some());
    }
}
