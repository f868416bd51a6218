//! The text form of reports, line for line that of the reference.

use crate::color::{Category, ColorScheme};
use crate::message::{self, Piece};
use crate::{Argument, Code, InstantiationFrame, Resolved, ResolvedReport, Severity};
use cufe_base::file_name::to_bytes;
use cufe_base::{Position, Source};
use std::io::{self, Write};

/// Columns of a line of a wrapped message.
const LINE_WIDTH: usize = 79;

/// Indentation of the following lines of a wrapped message, relative to its first line.
const WRAP_INDENT: usize = 10;

/// How reports are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextForm {
    /// `--brief_diagnostics`: no source lines, no empty lines.
    pub brief: bool,
    /// `--wrap_diagnostics`
    pub wrap: bool,
    /// `--context_limit`: how many levels of instantiation are named; 0 for all.
    pub context_limit: usize,
    /// `--add_match_notes`: notes about candidates are written.
    pub match_notes: bool,
    /// Colours, if there are any.
    pub colors: Option<ColorScheme>,
}

impl Default for TextForm {
    fn default() -> Self {
        Self { brief: false, wrap: false, context_limit: 10, match_notes: true, colors: None }
    }
}

/// Whether a note is one about a candidate (`--no_add_match_notes` leaves it out).
pub(crate) fn is_match_note(code: Code) -> bool {
    use crate::code as known;
    [
        known::CANDIDATE_CONSTRAINT,
        known::CANDIDATE_PARAMETER_COUNT,
        known::CANDIDATE_EXPLICIT_ARGUMENTS,
        known::CANDIDATE_ARGUMENT,
        known::CANDIDATE_DEDUCTION,
        known::CANDIDATE_BUILTIN_OPERATOR,
    ]
    .contains(&code)
}

fn category(severity: Severity) -> Category {
    match severity {
        Severity::Note | Severity::Suppressed | Severity::Remark => Category::Note,
        Severity::Warning => Category::Warning,
        _ => Category::Error,
    }
}

/// A line with its first letter in upper case.
fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Breaks a line at blanks so that lines have at most [`LINE_WIDTH`] columns. Escape sequences have no width.
fn wrapped(line: &str, indent: usize) -> String {
    let mut text = String::with_capacity(line.len());
    let lead = line.len() - line.trim_start_matches(' ').len();
    text.push_str(&line[..lead]);
    let mut column = lead;
    let mut is_first = true;
    for word in line[lead..].split(' ') {
        let mut in_escape = false;
        let visible = word.chars().filter(|&letter| {
            let counts = !in_escape && letter != '\x1b';
            in_escape = letter == '\x1b' || (in_escape && letter != 'm');
            counts
        });
        let width = visible.count();
        if !is_first && column + 1 + width > LINE_WIDTH {
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if !is_first {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
        is_first = false;
    }
    text
}

/// Part of a report or note that begins with a severity.
struct Head<'a> {
    code: Code,
    position: Position,
    arguments: &'a [Argument],
    severity: Severity,
    number: Option<u16>,
}

struct TextWriter<'a> {
    out: &'a mut dyn Write,
    source: &'a Source,
    form: &'a TextForm,
}

impl TextWriter<'_> {
    fn paint(&self, line: &mut String, category: Category, text: &str) {
        match &self.form.colors {
            Some(scheme) => scheme.paint(line, category, text),
            None => line.push_str(text),
        }
    }

    fn line(&mut self, line: &str, indent: usize) -> io::Result<()> {
        let line = if self.form.wrap { &wrapped(line, indent) } else { line };
        self.out.write_all(&to_bytes(line))?;
        self.out.write_all(b"\n")
    }

    fn is_end(&self, position: Position) -> bool {
        position.is_some() && position >= self.source.end()
    }

    fn head(&mut self, head: &Head<'_>) -> io::Result<()> {
        let mut line = String::new();
        let words = head.severity.words();
        let words_category = category(head.severity);
        if !head.position.is_some() {
            if self.form.colors.is_some() {
                self.paint(&mut line, words_category, "");
            }
            self.paint(&mut line, words_category, &capitalized(words));
        } else {
            if self.is_end(head.position) {
                line.push_str("At end of source: ");
            } else {
                let location = self.source.location(head.position);
                let file = self.source.file_name(location.file);
                let locus =
                    if file == "-" { format!("Line {}", location.line) } else { format!("{file}({})", location.line) };
                if self.form.colors.is_some() {
                    self.paint(&mut line, Category::Locus, "");
                }
                self.paint(&mut line, Category::Locus, &locus);
                line.push_str(": ");
            }
            self.paint(&mut line, words_category, words);
        }
        if let Some(number) = head.number {
            line.push_str(&format!(" #{number}-D"));
        }
        line.push_str(": ");
        for Piece { text, quoted } in message::pieces(head.code, head.arguments, self.source, head.position) {
            if quoted { self.paint(&mut line, Category::Quote, &text) } else { line.push_str(&text) }
        }
        self.line(&line, WRAP_INDENT)
    }

    /// The source line and the caret line below it.
    fn source_lines(&mut self, position: Position) -> io::Result<()> {
        if self.form.brief || !position.is_some() || self.is_end(position) {
            return Ok(());
        }
        let (bytes, at) = self.source.written_line(position);
        let before = bytes.get(..at).unwrap_or(bytes);
        let blanks = before.iter().filter(|&&byte| byte & 0xC0 != 0x80);
        let mut caret: Vec<u8> = blanks.map(|&byte| if byte == b'\t' { b'\t' } else { b' ' }).collect();
        caret.push(b'^');
        for line in [bytes, &caret] {
            self.out.write_all(b"  ")?;
            self.out.write_all(line)?;
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }

    fn frame(&self, frame: &InstantiationFrame, report: Position) -> String {
        let mut text = format!("instantiation of {}", frame.entity);
        if frame.position.is_some() {
            let file = report.is_some().then(|| self.source.location(report).file);
            text.push(' ');
            text.push_str(&message::place(self.source, file, frame.position));
        }
        text
    }

    /// The instantiations around a report.
    fn context(&mut self, context: &[InstantiationFrame], report: Position) -> io::Result<()> {
        match context {
            [] => return Ok(()),
            [only] => {
                let line = format!("          detected during {}", self.frame(only, report));
                return self.line(&line, 10 + WRAP_INDENT);
            }
            _ => writeln!(self.out, "          detected during:")?,
        }
        let limit = self.form.context_limit;
        let half = (limit / 2).max(1);
        let is_limited = limit > 0 && context.len() > limit.saturating_add(1);
        let inner = if is_limited { half.min(context.len()) } else { context.len() };
        let outer = if is_limited { context.len().saturating_sub(half).max(inner) } else { context.len() };
        for (index, frame) in context.iter().enumerate() {
            if index == inner && outer > inner {
                writeln!(self.out, "            [ {} levels of instantiation left out ]", outer - inner)?;
            }
            if index < inner || index >= outer {
                let line = format!("            {}", self.frame(frame, report));
                self.line(&line, 12 + WRAP_INDENT)?;
            }
        }
        Ok(())
    }

    fn report(&mut self, resolved: &ResolvedReport, display_numbers: bool) -> io::Result<()> {
        let report = &resolved.report;
        self.head(&Head {
            code: report.code,
            position: report.position,
            arguments: &report.arguments,
            severity: resolved.severity,
            number: resolved.number,
        })?;
        for detail in &report.details {
            let mut line = format!("            {}", detail.text);
            if detail.declared.is_some() {
                let file = report.position.is_some().then(|| self.source.location(report.position).file);
                line.push_str(&format!(" (declared {})", message::place(self.source, file, detail.declared)));
            }
            self.line(&line, 12 + WRAP_INDENT)?;
        }
        self.source_lines(report.position)?;
        self.context(&report.context, report.position)?;
        for note in &report.notes {
            if !self.form.match_notes && is_match_note(note.code) {
                continue;
            }
            self.head(&Head {
                code: note.code,
                position: note.position,
                arguments: &note.arguments,
                severity: Severity::Note,
                number: display_numbers.then(|| note.code.displayed()),
            })?;
            self.source_lines(note.position)?;
        }
        if self.form.brief { Ok(()) } else { writeln!(self.out) }
    }
}

/// Writes all reports.
pub fn write_reports(out: &mut dyn Write, resolved: &Resolved, source: &Source, form: &TextForm) -> io::Result<()> {
    let mut writer = TextWriter { out, source, form };
    for report in &resolved.reports {
        writer.report(report, resolved.display_numbers)?;
    }
    Ok(())
}

/// Writes a report that stands before every source, such as a mistake on the command line, with its text.
pub fn write_plain(
    out: &mut dyn Write,
    severity: Severity,
    text: &str,
    colors: Option<&ColorScheme>,
) -> io::Result<()> {
    let mut line = String::new();
    let words = capitalized(severity.words());
    match colors {
        Some(scheme) => {
            scheme.paint(&mut line, category(severity), "");
            scheme.paint(&mut line, category(severity), &words);
        }
        None => line.push_str(&words),
    }
    writeln!(out, "{line}: {text}\n")
}

/// `1 error`, `2 errors`.
fn counted(count: u32, words: &str) -> String {
    format!("{count} {words}{}", if count == 1 { "" } else { "s" })
}

/// Writes the lines at the end of the run. The input has no name where there is none, or where it is standard input.
pub fn write_summary(out: &mut dyn Write, resolved: &Resolved, input: Option<&str>) -> io::Result<()> {
    if resolved.limit_reached {
        writeln!(out, "Error limit reached.")?;
    }
    let counts = match (resolved.errors, resolved.catastrophes) {
        (0, 0) => return Ok(()),
        (errors, 0) => counted(errors, "error"),
        (0, catastrophes) => counted(catastrophes, "catastrophic error"),
        (errors, catastrophes) => {
            format!("{} and {}", counted(errors, "error"), counted(catastrophes, "catastrophic error"))
        }
    };
    match input.filter(|&name| name != "-") {
        Some(name) => {
            let line = format!("{counts} detected in the compilation of \"{name}\".\n");
            out.write_all(&to_bytes(&line))?;
        }
        None => writeln!(out, "{counts} detected in this compilation.")?,
    }
    if resolved.is_aborted() {
        writeln!(out, "Compilation aborted.")?;
    } else if resolved.catastrophes > 0 || resolved.limit_reached {
        writeln!(out, "Compilation terminated.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::DEFAULT_SCHEME;
    use crate::{Controls, Note, Report, Sink, code, resolve};

    const TEXT: &str = "int \u{e9}a;\n\tint b = c;  \nint d() {\n";

    fn source() -> Source {
        Source::new("dir/a.cu", TEXT.as_bytes().to_vec())
    }

    fn written(reports: Vec<Report>, source: &Source, form: &TextForm, display_numbers: bool) -> String {
        let mut sink = Sink::new();
        reports.into_iter().for_each(|report| sink.report(report));
        let mut controls = Controls::new();
        controls.display_numbers = display_numbers;
        let resolved = resolve(&sink, &controls, source);
        let mut out = Vec::new();
        write_reports(&mut out, &resolved, source, form).unwrap();
        write_summary(&mut out, &resolved, Some("dir/a.cu")).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn at(text: &str) -> Position {
        Position(TEXT.find(text).unwrap() as u32)
    }

    #[test]
    fn an_error_has_no_number_and_its_line_is_shown_as_it_is() {
        let report = Report::new(code::UNDECLARED_IDENTIFIER, at("c;")).quoted("c");
        let expected = "dir/a.cu(2): error: \"c\" is not declared here\n  \tint b = c;  \n  \t        ^\n\n\
                        1 error detected in the compilation of \"dir/a.cu\".\n";
        assert_eq!(written(vec![report], &source(), &TextForm::default(), true), expected);
    }

    #[test]
    fn columns_count_characters_and_warnings_show_their_number_and_the_remark_once() {
        let warning = || Report::new(code::UNSIGNED_COMPARE_WITH_ZERO, at("a;"));
        let mut second = warning();
        second.position = at("b =");
        let form = TextForm { brief: true, ..TextForm::default() };
        let text = written(vec![warning(), second], &source(), &form, true);
        let lines: Vec<_> = text.lines().collect();
        assert!(lines[0].starts_with("dir/a.cu(1): warning #186-D: "), "{text}");
        assert!(lines[1].starts_with("Remark: "), "{text}");
        assert!(lines[2].starts_with("dir/a.cu(2): warning #186-D: "), "{text}");
        assert_eq!(lines.len(), 3);
        let full = written(vec![warning()], &source(), &TextForm::default(), false);
        assert!(full.ends_with("\n  int \u{e9}a;\n       ^\n\n"), "{full}");
        assert!(!full.contains('#'));
    }

    #[test]
    fn the_end_of_the_source_has_no_line_and_notes_belong_to_their_report() {
        let source = source();
        let note = Note::new(code::OPENING_BRACKET_NOTE, at("{")).with(Argument::Quoted("{".to_owned()));
        let report = Report::new(code::EXPECTED_CLOSING_BRACE, source.end()).note(note);
        let expected = "At end of source: error: a closing brace '}' is missing here\n\
                        dir/a.cu(3): note #3196-D: the opening bracket \"{\" is here\n  int d() {\n          ^\n\n\
                        1 error detected in the compilation of \"dir/a.cu\".\n";
        assert_eq!(written(vec![report], &source, &TextForm::default(), true), expected);
    }

    #[test]
    fn without_position_the_severity_begins_the_line() {
        let report = Report::new(code::CANNOT_OPEN_SOURCE, Position::NONE)
            .with(Argument::Text("source".to_owned()))
            .quoted("x.cu");
        let expected = "Catastrophic error: the source file \"x.cu\" cannot be opened\n\n\
                        1 catastrophic error detected in the compilation of \"dir/a.cu\".\n\
                        Compilation terminated.\n";
        assert_eq!(written(vec![report], &source(), &TextForm::default(), true), expected);
    }

    #[test]
    fn standard_input_is_shown_by_line_only() {
        let source = Source::new("-", b"x\n".to_vec());
        let text = written(
            vec![Report::new(code::EXPECTED_COMMA, Position(0)).as_warning()],
            &source,
            &TextForm::default(),
            false,
        );
        assert!(text.starts_with("Line 1: warning: "), "{text}");
    }

    #[test]
    fn colors_surround_place_severity_and_quotes() {
        let form = TextForm { colors: Some(ColorScheme::parse(DEFAULT_SCHEME)), ..TextForm::default() };
        let report = Report::new(code::UNDECLARED_IDENTIFIER, at("c;")).quoted("c");
        let text = written(vec![report], &source(), &form, true);
        let expected =
            "\x1b[01m\x1b[0m\x1b[01mdir/a.cu(2)\x1b[0m: \x1b[01;31merror\x1b[0m: \x1b[01m\"c\"\x1b[0m is not";
        assert!(text.starts_with(expected), "{text:?}");
    }

    #[test]
    fn contexts_are_shown_from_both_ends() {
        let frame = |name: usize| InstantiationFrame { entity: format!("class \"A<{name}>\""), position: at("b =") };
        let context = |count: usize, limit: usize| {
            let report =
                Report::new(code::EXPECTED_COMMA, at("a;")).as_warning().within((1..=count).map(frame).collect());
            let form = TextForm { context_limit: limit, ..TextForm::default() };
            let text = written(vec![report], &source(), &form, false);
            text.lines().skip(3).filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(context(1, 10), ["          detected during instantiation of class \"A<1>\" at line 2"]);
        assert_eq!(
            context(3, 1),
            [
                "          detected during:",
                "            instantiation of class \"A<1>\" at line 2",
                "            [ 1 levels of instantiation left out ]",
                "            instantiation of class \"A<3>\" at line 2",
            ]
        );
        assert_eq!(context(2, 1).len(), 3);
        assert_eq!(context(11, 10).len(), 12);
        assert_eq!(context(12, 10).len(), 12);
        assert_eq!(context(12, 0).len(), 13);
    }

    #[test]
    fn long_messages_are_wrapped_at_blanks() {
        let line =
            "a.cu(1): error: \x1b[01mthis\x1b[0m message is much longer than one line of a terminal can hold and so on";
        let text = wrapped(line, 10);
        let lines: Vec<_> = text.split('\n').collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[1].starts_with("          "));
        assert_eq!(text.split_whitespace().collect::<Vec<_>>(), line.split_whitespace().collect::<Vec<_>>());
        assert_eq!(wrapped("            short", 22), "            short");
    }

    #[test]
    fn details_stand_before_the_source_line() {
        let report = Report::new(code::AMBIGUOUS_CALL, at("c;")).detail("argument types are: (int)");
        let text = written(vec![report], &source(), &TextForm::default(), false);
        assert_eq!(text.lines().nth(1), Some("            argument types are: (int)"));
        assert_eq!(text.lines().nth(2), Some("  \tint b = c;  "));
    }

    #[test]
    fn both_kinds_of_errors_are_counted() {
        let resolved = Resolved { errors: 2, catastrophes: 1, ..Resolved::default() };
        let mut out = Vec::new();
        write_summary(&mut out, &resolved, None).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "2 errors and 1 catastrophic error detected in this compilation.\nCompilation terminated.\n");
    }
}
