//! The form for people: source lines with the place marked, in the manner of modern compilers.

use crate::message;
use crate::text::is_match_note;
use crate::{Code, Report, Resolved, ResolvedReport, Severity};
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use cufe_base::{Position, Source};
use std::io::{self, Write};

/// How the form looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HumanForm {
    /// With colours.
    pub colors: bool,
    /// With box-drawing characters instead of ASCII.
    pub unicode: bool,
    /// Columns of the terminal.
    pub width: usize,
    /// How many levels of instantiation are shown; 0 for all.
    pub context_limit: usize,
    /// Notes about candidates are shown.
    pub match_notes: bool,
}

impl Default for HumanForm {
    fn default() -> Self {
        Self { colors: false, unicode: false, width: 140, context_limit: 10, match_notes: true }
    }
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Note => Level::NOTE,
        Severity::Suppressed | Severity::Remark => Level::INFO.with_name(severity.words()),
        Severity::Warning => Level::WARNING,
        Severity::Error => Level::ERROR,
        _ => Level::ERROR.with_name(severity.words()),
    }
}

/// Number and tag, by either of which options and pragmas name a diagnostic.
fn identification(code: Code) -> String {
    match code.row() {
        Some(row) if !row.tag.is_empty() => format!("{} {}", code.displayed(), row.tag),
        _ => code.displayed().to_string(),
    }
}

/// Length in bytes of what is marked at an offset of a line: a word, or one character.
fn marked_length(line: &str, offset: usize) -> usize {
    let rest = line.get(offset..).unwrap_or_default();
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let word = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
    if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) }
}

/// The line at a position with the place marked.
fn snippet(source: &Source, position: Position) -> Option<Snippet<'static, annotate_snippets::Annotation<'static>>> {
    if !position.is_some() || position >= source.end() {
        return None;
    }
    let location = source.location(position);
    let range = source.line_range(source.physical_line(position));
    let bytes = source.text().get(range.indices())?;
    let before = bytes.get(..position.0.saturating_sub(range.start.0) as usize).unwrap_or(bytes);
    // Bytes that are no UTF-8 are replaced, so offsets are those of the replaced text.
    let offset = String::from_utf8_lossy(before).len();
    let line = String::from_utf8_lossy(bytes).into_owned();
    let offset = if line.is_char_boundary(offset) { offset.min(line.len()) } else { line.len() };
    let end = offset + marked_length(&line, offset);
    let annotation = AnnotationKind::Primary.span(offset..end);
    let snippet = Snippet::source(line).path(source.file_name(location.file).to_owned());
    Some(snippet.line_start(location.line as usize).annotation(annotation))
}

/// A group with a title and the place that belongs to it.
fn placed(group: Group<'static>, source: &Source, position: Position) -> Group<'static> {
    match snippet(source, position) {
        Some(snippet) => group.element(snippet),
        None if position.is_some() => {
            let location = source.location(crate::sarif::end_position(source));
            group.element(Origin::path(source.file_name(location.file).to_owned()).line(location.line as usize))
        }
        None => group,
    }
}

/// The groups of one report: itself, its instantiations, its notes.
fn groups(resolved: &ResolvedReport, source: &Source, form: &HumanForm) -> Vec<Group<'static>> {
    let report: &Report = &resolved.report;
    let text = message::text(report.code, &report.arguments, source, report.position);
    let title = level(resolved.severity).primary_title(text);
    let title = match report.code {
        crate::code::WARNINGS_CAN_BE_SUPPRESSED => title,
        code => title.id(identification(code)),
    };
    let mut main = placed(Group::with_title(title), source, report.position);
    for detail in &report.details {
        let mut text = detail.text.clone();
        if detail.declared.is_some() {
            text.push_str(&format!(" (declared {})", message::place(source, None, detail.declared)));
        }
        main = main.element(Level::NOTE.message(text));
    }
    let mut groups = vec![main];
    let limit = if form.context_limit == 0 { usize::MAX } else { form.context_limit };
    for frame in report.context.iter().take(limit) {
        let title = Level::NOTE.secondary_title(format!("in the instantiation of {}", frame.entity));
        groups.push(placed(Group::with_title(title), source, frame.position));
    }
    let omitted = report.context.len().saturating_sub(limit);
    if omitted > 0 {
        let title = Level::NOTE.secondary_title(format!("{omitted} more levels of instantiation are left out"));
        groups.push(Group::with_title(title));
    }
    for note in &report.notes {
        if form.match_notes || !is_match_note(note.code) {
            let text = message::text(note.code, &note.arguments, source, note.position);
            groups.push(placed(Group::with_title(Level::NOTE.secondary_title(text)), source, note.position));
        }
    }
    groups
}

/// Writes all reports and the count of errors and warnings.
pub fn write_human(out: &mut dyn Write, resolved: &Resolved, source: &Source, form: &HumanForm) -> io::Result<()> {
    let renderer = if form.colors { Renderer::styled() } else { Renderer::plain() };
    let style = if form.unicode { DecorStyle::Unicode } else { DecorStyle::Ascii };
    let renderer = renderer.decor_style(style).term_width(form.width.max(40));
    for report in &resolved.reports {
        writeln!(out, "{}\n", renderer.render(&groups(report, source, form)))?;
    }
    let warnings = resolved.reports.iter().filter(|report| report.severity == Severity::Warning).count();
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    let errors = (resolved.errors + resolved.catastrophes) as usize;
    let counts = match (errors, warnings) {
        (0, 0) => return Ok(()),
        (0, warnings) => format!("{warnings} warning{}", plural(warnings)),
        (errors, 0) => format!("{errors} error{}", plural(errors)),
        (errors, warnings) => format!("{errors} error{} and {warnings} warning{}", plural(errors), plural(warnings)),
    };
    let end = if resolved.limit_reached { "; the limit of errors is reached" } else { "" };
    writeln!(out, "{}: {counts}{end}", source.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controls, InstantiationFrame, Note, Sink, code, resolve};

    fn written(reports: Vec<Report>, source: &Source, form: &HumanForm) -> String {
        let mut sink = Sink::new();
        reports.into_iter().for_each(|report| sink.report(report));
        let mut out = Vec::new();
        write_human(&mut out, &resolve(&sink, &Controls::new(), source), source, form).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_report_shows_its_line_with_the_word_marked() {
        let source = Source::new("a.cu", b"int a;\nint b = count + 1;\n".to_vec());
        let report = Report::new(code::UNDECLARED_IDENTIFIER, Position(15)).quoted("count");
        let text = written(vec![report], &source, &HumanForm::default());
        let expected = "\
error[20 undefined_identifier]: \"count\" is not declared here
 --> a.cu:2:9
  |
2 | int b = count + 1;
  |         ^^^^^

a.cu: 1 error
";
        assert_eq!(text, expected);
    }

    #[test]
    fn notes_and_instantiations_show_their_places() {
        let source = Source::new("a.cu", b"int a;\nint b() {\n".to_vec());
        let frame = InstantiationFrame { entity: "class \"A<int>\"".to_owned(), position: Position(4) };
        let report = Report::new(code::EXPECTED_CLOSING_BRACE, source.end())
            .note(Note::new(code::OPENING_BRACKET_NOTE, Position(15)))
            .within(vec![frame]);
        let text = written(vec![report], &source, &HumanForm::default());
        for part in ["error[67]: ", "--> a.cu:2", "in the instantiation of class \"A<int>\"", "2 | int b() {"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn any_text_and_any_position_can_be_shown() {
        let mut seed = 7_u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 16
        };
        let alphabet = b"a\n\r\t\0\xc3\xa9\xff\x1b\xe2\x80\xae {}\"\xf0\x9f\x98\x80";
        for round in 0..400_u32 {
            let length = random() % 40;
            let text: Vec<u8> = (0..length).map(|_| alphabet[random() as usize % alphabet.len()]).collect();
            let source = Source::new("a\u{202e}.cu", text);
            let reports = (0..=length)
                .map(|at| {
                    let place = Position(random() % (length + 1));
                    Report::new(code::AMBIGUOUS_CALL, Position(at))
                        .quoted("x\ny")
                        .detail("two\nlines")
                        .note(Note::new(code::OPENING_BRACKET_NOTE, place))
                })
                .collect();
            let form = HumanForm { colors: round % 2 == 0, unicode: round % 3 == 0, width: 40, ..HumanForm::default() };
            written(reports, &source, &form);
        }
    }
}
