//! The raw listing of `--list`.

use crate::message;
use crate::sarif::end_position;
use crate::{Argument, Code, Resolved, Severity};
use cufe_base::file_name::to_bytes;
use cufe_base::{Position, Source};
use std::io::{self, Write};

fn letter(severity: Severity) -> char {
    match severity {
        Severity::Note | Severity::Suppressed | Severity::Remark => 'R',
        Severity::Warning => 'W',
        Severity::Error => 'E',
        Severity::CommandLine | Severity::Catastrophic | Severity::Internal => 'C',
    }
}

struct Listing<'a> {
    out: &'a mut dyn Write,
    source: &'a Source,
    /// The first physical line that is not written yet.
    next_line: u32,
    lines: u32,
}

impl Listing<'_> {
    /// Writes source lines up to the one with this index, which stays.
    fn lines_before(&mut self, line: u32) -> io::Result<()> {
        while self.next_line < line.min(self.lines) {
            let range = self.source.line_range(self.next_line);
            // A line marker takes effect in the line after it and is written as that.
            let following = self.source.marker_at(Position(range.end.0.saturating_add(1)));
            if following.offset > range.start.0 {
                let marker = format!("L {} \"{}\"\n", following.line, self.source.file_name(following.file));
                self.out.write_all(&to_bytes(&marker))?;
            } else {
                self.out.write_all(b"N")?;
                self.out.write_all(self.source.text().get(range.indices()).unwrap_or_default())?;
                self.out.write_all(b"\n")?;
            }
            self.next_line += 1;
        }
        Ok(())
    }

    fn report(&mut self, letter: char, code: Code, position: Position, arguments: &[Argument]) -> io::Result<()> {
        let is_end = position >= self.source.end();
        let text = message::text(code, arguments, self.source, position);
        if !position.is_some() {
            return writeln!(self.out, "{letter} \"\" 0 0 {text}");
        }
        let location = self.source.location(if is_end { end_position(self.source) } else { position });
        let column = if is_end { 0 } else { location.column };
        let file = to_bytes(self.source.file_name(location.file));
        write!(self.out, "{letter} \"")?;
        self.out.write_all(&file)?;
        writeln!(self.out, "\" {} {column} {text}", location.line)
    }
}

/// Writes the listing: source lines and, before the line they stand in, the reports.
pub fn write_listing(out: &mut dyn Write, resolved: &Resolved, source: &Source) -> io::Result<()> {
    let lines = if source.text().is_empty() { 0 } else { source.physical_line(end_position(source)) + 1 };
    let mut listing = Listing { out, source, next_line: 0, lines };
    if lines > 0 && source.markers().get(1).is_none_or(|marker| marker.physical_line > 1) {
        let name = source.markers().first().map_or("", |marker| source.file_name(marker.file));
        listing.out.write_all(&to_bytes(&format!("L 1 \"{name}\"\n")))?;
    }
    for resolved in &resolved.reports {
        let report = &resolved.report;
        if report.position.is_some() {
            let is_end = report.position >= source.end();
            listing.lines_before(if is_end { lines } else { source.physical_line(report.position) })?;
        }
        let letter = letter(resolved.severity);
        if resolved.severity == Severity::Internal {
            let mut arguments = report.arguments.clone();
            if let Some(Argument::Text(text) | Argument::Quoted(text)) = arguments.first_mut() {
                text.insert_str(0, "(internal error) ");
            }
            listing.report(letter, report.code, report.position, &arguments)?;
        } else {
            listing.report(letter, report.code, report.position, &report.arguments)?;
        }
        for note in &report.notes {
            // The letter of the report in lower case (measured).
            listing.report(letter.to_ascii_lowercase(), note.code, note.position, &note.arguments)?;
        }
    }
    if resolved.limit_reached {
        writeln!(listing.out, "C \"\" 0 0 error limit reached")?;
    } else if resolved.catastrophes == 0 {
        listing.lines_before(lines)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controls, Note, Report, Sink, code, resolve};

    fn listed(text: &str, source: &Source, reports: Vec<Report>, error_limit: u32) -> Vec<String> {
        let mut sink = Sink::new();
        reports.into_iter().for_each(|report| sink.report(report));
        let mut controls = Controls::new();
        controls.display_numbers = true;
        controls.error_limit = error_limit;
        let mut out = Vec::new();
        write_listing(&mut out, &resolve(&sink, &controls, source), source).unwrap();
        assert_eq!(source.text(), text.as_bytes());
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn reports_stand_before_their_line() {
        let text = "bool f;\nint main() {\n";
        let source = Source::new("b.cu", text.as_bytes().to_vec());
        let warning = Report::new(code::UNSIGNED_COMPARE_WITH_ZERO, Position(5));
        let error = Report::new(code::EXPECTED_CLOSING_BRACE, source.end())
            .note(Note::new(code::OPENING_BRACKET_NOTE, Position(19)));
        let lines = listed(text, &source, vec![warning, error], 100);
        assert_eq!(lines[0], "L 1 \"b.cu\"");
        assert!(lines[1].starts_with("W \"b.cu\" 1 6 "));
        assert!(lines[2].starts_with("R \"\" 0 0 "));
        assert_eq!(lines[3..5], ["Nbool f;", "Nint main() {"]);
        assert!(lines[5].starts_with("E \"b.cu\" 2 0 "));
        assert!(lines[6].starts_with("e \"b.cu\" 2 12 "), "{lines:?}");
        assert_eq!(lines.len(), 7);
    }

    #[test]
    fn line_markers_are_written_as_files() {
        let text = "# 1 \"a.cu\"\nint x;\n# 7 \"b.h\"\nint y;";
        let mut source = Source::new("a.ii", text.as_bytes().to_vec());
        source.add_marker(11, 1, Some("a.cu"), false);
        source.add_marker(28, 7, Some("b.h"), false);
        let lines = listed(text, &source, Vec::new(), 100);
        assert_eq!(lines, ["L 1 \"a.cu\"", "Nint x;", "L 7 \"b.h\"", "Nint y;"]);
    }

    #[test]
    fn the_limit_is_the_last_line() {
        let source = Source::new("b.cu", b"a\nb\n".to_vec());
        let lines = listed("a\nb\n", &source, vec![Report::new(code::EXPECTED_SEMICOLON, Position(0))], 1);
        assert_eq!(lines.last().map(String::as_str), Some("C \"\" 0 0 error limit reached"));
    }
}
