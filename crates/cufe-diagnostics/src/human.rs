//! The form for people: source lines with the place marked, in the manner of modern compilers.

use crate::message;
use crate::original::{Written, written_place};
use crate::text::is_match_note;
use crate::{Code, Report, Resolved, ResolvedReport, Severity};
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use cufe_base::file_name::shown as shown_name;
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

/// What is known around the reports, besides the preprocessed source. Without it: `()`.
pub trait Surroundings {
    /// A line of a file as it was written, before preprocessing.
    fn written_line(&self, _file: &str, _line: u32) -> Option<String> {
        None
    }

    /// Further places that a report is about, and what is there.
    fn related(&self, _report: &Report) -> Vec<(Position, String)> {
        Vec::new()
    }

    /// Advice for a report.
    fn help(&self, _report: &Report) -> Option<String> {
        None
    }
}

impl Surroundings for () {}

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
pub fn marked_length(line: &str, offset: usize) -> usize {
    let rest = line.get(offset..).unwrap_or_default();
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let word = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
    if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) }
}

/// A line with a mark in it.
type MarkedLine = Snippet<'static, annotate_snippets::Annotation<'static>>;

/// The lines of one place, the preprocessed one only where the written one does not tell enough.
struct MarkedLines {
    written: Option<MarkedLine>,
    preprocessed: Option<MarkedLine>,
}

/// The line at a position with the place marked.
fn shown(source: &Source, position: Position, surroundings: &dyn Surroundings) -> Option<MarkedLines> {
    if !position.is_some() || position >= source.end() {
        return None;
    }
    let location = source.location(position);
    let (bytes, at) = source.written_line(position);
    let before = bytes.get(..at).unwrap_or(bytes);
    // Bytes that are no UTF-8 are replaced, so offsets are those of the replaced text.
    let offset = String::from_utf8_lossy(before).len();
    let line = String::from_utf8_lossy(bytes).into_owned();
    let offset = if line.is_char_boundary(offset) { offset.min(line.len()) } else { line.len() };
    let file = source.file_name(location.file);
    let marked = |line: String, range: std::ops::Range<usize>| -> MarkedLine {
        let annotation = AnnotationKind::Primary.span(range);
        Snippet::source(line)
            .path(shown_name(file).into_owned())
            .line_start(location.line as usize)
            .annotation(annotation)
    };
    let end = offset + marked_length(&line, offset);
    let written = surroundings.written_line(file, location.line);
    let place = written.as_deref().and_then(|written| written_place(&line, offset, written));
    let is_marked = |written: &String, range: &std::ops::Range<usize>| written.get(range.clone()).is_some();
    let (written, is_whole) = match (written, place) {
        (Some(text), Some(Written::Same(range))) if is_marked(&text, &range) => {
            let end = range.start + marked_length(&text, range.start);
            (Some(marked(text, range.start..end)), true)
        }
        (Some(text), Some(Written::Expanded(range))) if is_marked(&text, &range) => (Some(marked(text, range)), false),
        _ => (None, false),
    };
    Some(MarkedLines { written, preprocessed: (!is_whole).then(|| marked(line, offset..end)) })
}

/// Groups with a title and the place that belongs to it.
fn placed(
    group: Group<'static>,
    source: &Source,
    position: Position,
    surroundings: &dyn Surroundings,
) -> Vec<Group<'static>> {
    match shown(source, position, surroundings) {
        Some(MarkedLines { written: Some(written), preprocessed: Some(preprocessed) }) => {
            let expansion = Group::with_title(Level::NOTE.secondary_title("after preprocessing the line is this"));
            vec![group.element(written), expansion.element(preprocessed)]
        }
        Some(MarkedLines { written: Some(line), .. } | MarkedLines { preprocessed: Some(line), .. }) => {
            vec![group.element(line)]
        }
        None if position.is_some() => {
            let location = source.location(crate::sarif::end_position(source));
            let file = source.file_name(location.file).to_owned();
            vec![group.element(Origin::path(shown_name(&file).into_owned()).line(location.line as usize))]
        }
        _ => vec![group],
    }
}

/// The groups of one report: itself, its instantiations, its notes.
fn groups(
    resolved: &ResolvedReport,
    source: &Source,
    form: &HumanForm,
    surroundings: &dyn Surroundings,
) -> Vec<Group<'static>> {
    let report: &Report = &resolved.report;
    let text = message::text_for_people(report.code, &report.arguments, source, report.position);
    let title = level(resolved.severity).primary_title(text);
    let title = match report.code {
        crate::code::WARNINGS_CAN_BE_SUPPRESSED => title,
        code => title.id(identification(code)),
    };
    let mut groups = placed(Group::with_title(title), source, report.position, surroundings);
    let mut main = groups.remove(0);
    for detail in &report.details {
        let mut text = detail.text.clone();
        if detail.declared.is_some() {
            text.push_str(&format!(" (declared {})", message::place(source, None, detail.declared)));
        }
        main = main.element(Level::NOTE.message(text));
    }
    if let Some(explanation) = report.code.explanation() {
        main = main.element(Level::NOTE.message(explanation.rule)).element(Level::HELP.message(explanation.help));
    }
    if let Some(help) = report.help.clone().or_else(|| surroundings.help(report)) {
        main = main.element(Level::HELP.message(help));
    }
    groups.insert(0, main);
    for (position, text) in report.related.iter().cloned().chain(surroundings.related(report)) {
        let group = Group::with_title(Level::NOTE.secondary_title(text));
        groups.extend(placed(group, source, position, surroundings));
    }
    let limit = if form.context_limit == 0 { usize::MAX } else { form.context_limit };
    for frame in report.context.iter().take(limit) {
        let title = Level::NOTE.secondary_title(format!("in the instantiation of {}", frame.entity));
        groups.extend(placed(Group::with_title(title), source, frame.position, surroundings));
    }
    let omitted = report.context.len().saturating_sub(limit);
    if omitted > 0 {
        let title = Level::NOTE.secondary_title(format!("{omitted} more levels of instantiation are left out"));
        groups.push(Group::with_title(title));
    }
    for note in &report.notes {
        if form.match_notes || !is_match_note(note.code) {
            let text = message::text_for_people(note.code, &note.arguments, source, note.position);
            let group = Group::with_title(Level::NOTE.secondary_title(text));
            groups.extend(placed(group, source, note.position, surroundings));
            for (position, text) in &note.because {
                let group = Group::with_title(Level::NOTE.secondary_title(text.clone()));
                groups.extend(placed(group, source, *position, surroundings));
            }
        }
    }
    groups
}

/// Each report in this form, without line ends around it.
pub fn human_reports(
    resolved: &Resolved,
    source: &Source,
    form: &HumanForm,
    surroundings: &dyn Surroundings,
) -> Vec<String> {
    let renderer = if form.colors { Renderer::styled() } else { Renderer::plain() };
    let style = if form.unicode { DecorStyle::Unicode } else { DecorStyle::Ascii };
    let renderer = renderer.decor_style(style).term_width(form.width.max(40));
    resolved.reports.iter().map(|report| renderer.render(&groups(report, source, form, surroundings))).collect()
}

/// What the reports of a run come to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
}

impl Counts {
    /// Counts a report that is shown.
    pub fn add(&mut self, severity: Severity) {
        match severity {
            Severity::Warning => self.warnings += 1,
            severity if severity >= Severity::Error => self.errors += 1,
            _ => {}
        }
    }
}

/// `2 errors and 1 warning`; nothing where there are none.
impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let (errors, warnings) = (self.errors, self.warnings);
        match (errors, warnings) {
            (0, 0) => Ok(()),
            (0, _) => write!(f, "{warnings} warning{}", plural(warnings)),
            (_, 0) => write!(f, "{errors} error{}", plural(errors)),
            _ => write!(f, "{errors} error{} and {warnings} warning{}", plural(errors), plural(warnings)),
        }
    }
}

/// Writes all reports and the count of errors and warnings.
pub fn write_human(
    out: &mut dyn Write,
    resolved: &Resolved,
    source: &Source,
    form: &HumanForm,
    surroundings: &dyn Surroundings,
) -> io::Result<()> {
    // What a macro repeats looks the same each time, and once is enough.
    let mut last = String::new();
    let mut counts = Counts::default();
    for (text, report) in human_reports(resolved, source, form, surroundings).into_iter().zip(&resolved.reports) {
        if text == last {
            continue;
        }
        writeln!(out, "{text}\n")?;
        last = text;
        counts.add(report.severity);
    }
    write_counts(out, source.name(), counts, resolved.limit_reached)
}

/// Writes the line at the end of a run, if there is anything to tell.
pub fn write_counts(out: &mut dyn Write, name: &str, counts: Counts, limit_reached: bool) -> io::Result<()> {
    if counts == Counts::default() {
        return Ok(());
    }
    let end = if limit_reached { "; the limit of errors is reached" } else { "" };
    writeln!(out, "{}: {counts}{end}", shown_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controls, InstantiationFrame, Note, Sink, code, resolve};

    fn written(reports: Vec<Report>, source: &Source, form: &HumanForm) -> String {
        let mut sink = Sink::new();
        reports.into_iter().for_each(|report| sink.report(report));
        let mut out = Vec::new();
        write_human(&mut out, &resolve(&sink, &Controls::new(), source), source, form, &()).unwrap();
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
    fn the_written_line_is_shown_where_it_is_known() {
        struct Editor;
        impl Surroundings for Editor {
            fn written_line(&self, _: &str, line: u32) -> Option<String> {
                ["int b = ZERO; // none", "int c = SQUARE(x);"].get(line as usize - 1).map(|&text| text.to_owned())
            }
            fn help(&self, _: &Report) -> Option<String> {
                Some("a name that is similar: y".to_owned())
            }
        }
        let source = Source::new("a.cu", b"int b = none;\nint c = ((x) * (x));\n".to_vec());
        let mut sink = Sink::new();
        for position in [8, 24, 30] {
            sink.report(Report::new(code::UNDECLARED_IDENTIFIER, Position(position)));
        }
        let mut out = Vec::new();
        let resolved = resolve(&sink, &Controls::new(), &source);
        write_human(&mut out, &resolved, &source, &HumanForm::default(), &Editor).unwrap();
        let expected = "\
error[20 undefined_identifier]: this name is not declared here
 --> a.cu:1:9
  |
1 | int b = ZERO; // none
  |         ^^^^
  |
  = help: a name that is similar: y
note: after preprocessing the line is this
 --> a.cu:1:9
  |
1 | int b = none;
  |         ^^^^

error[20 undefined_identifier]: this name is not declared here
 --> a.cu:2:16
  |
2 | int c = SQUARE(x);
  |                ^
  |
  = help: a name that is similar: y

a.cu: 2 errors
";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
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
