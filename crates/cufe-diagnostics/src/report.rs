//! A report (one occurrence of a diagnostic) as data, and the sink that collects reports in order of occurrence.

use crate::Severity;
use cufe_base::Position;

/// A diagnostic by its internal number, 0 to 3794.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(pub u16);

/// A value for a placeholder of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Shown as it is.
    Text(String),
    /// Shown in double quotes: a name or an attribute.
    Quoted(String),
    /// A number.
    Number(i64),
    /// A type as written and, where it differs, in plain form.
    Type {
        /// With typedefs.
        written: String,
        /// Without typedefs; equal to `written` where there are none.
        plain: String,
        /// Beside another long type: without what both have in common. For people.
        short: Option<String>,
    },
    /// A declared entity: kind word (`function`, `variable`, ...) and name.
    Entity {
        /// The kind word, possibly empty.
        kind: &'static str,
        /// The name, qualified as needed.
        name: String,
    },
    /// A place, shown as `at line N`.
    Position(Position),
}

/// A further place or fact that belongs to a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Which message.
    pub code: Code,
    /// Where, or [`Position::NONE`].
    pub position: Position,
    /// Values for the placeholders, in order.
    pub arguments: Vec<Argument>,
    /// Places that tell why, and what is there, for people.
    pub because: Vec<(Position, String)>,
}

/// A level of the instantiations inside which something was reported, innermost first in a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InstantiationFrame {
    /// What is instantiated: kind word and name with its template parameters, as `class "A<T> [with T=int]"` has it.
    pub entity: String,
    /// Where it was asked for, or [`Position::NONE`].
    pub position: Position,
}

/// An extra line of a report, shown before the source line: a candidate or the types of the arguments of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// The text.
    pub text: String,
    /// Where the named entity is declared, or [`Position::NONE`].
    pub declared: Position,
}

/// One occurrence of a diagnostic, before severities are decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Which diagnostic.
    pub code: Code,
    /// Where: [`Position::NONE`] without place; the end of the source text for "at end of source".
    pub position: Position,
    /// Values for the placeholders, in order.
    pub arguments: Vec<Argument>,
    /// Notes, in order.
    pub notes: Vec<Note>,
    /// The severity of this occurrence, for the few diagnostics whose severity depends on the place (70, 1835, ...);
    /// `None` is that of the catalogue. As a warning it may be changed by options and pragmas.
    pub severity: Option<Severity>,
    /// Extra lines, in order.
    pub details: Vec<Detail>,
    /// The instantiations around, innermost first.
    pub context: Vec<InstantiationFrame>,
    /// Further places and what is there, for people.
    pub related: Vec<(Position, String)>,
    /// What would mend it, for people.
    pub help: Option<String>,
}

impl Note {
    /// A note without arguments.
    pub fn new(code: Code, position: Position) -> Self {
        Self { code, position, arguments: Vec::new(), because: Vec::new() }
    }

    /// Adds a value for the next placeholder.
    pub fn with(mut self, argument: Argument) -> Self {
        self.arguments.push(argument);
        self
    }
}

impl Report {
    /// A report without arguments and notes.
    pub fn new(code: Code, position: Position) -> Self {
        Self {
            code,
            position,
            arguments: Vec::new(),
            notes: Vec::new(),
            severity: None,
            details: Vec::new(),
            context: Vec::new(),
            related: Vec::new(),
            help: None,
        }
    }

    /// Adds a value for the next placeholder.
    pub fn with(mut self, argument: Argument) -> Self {
        self.arguments.push(argument);
        self
    }

    /// Adds a quoted text for the next placeholder.
    pub fn quoted(self, text: impl Into<String>) -> Self {
        self.with(Argument::Quoted(text.into()))
    }

    /// Adds a note.
    pub fn note(mut self, note: Note) -> Self {
        self.notes.push(note);
        self
    }

    /// Makes this occurrence a warning, where the catalogue has an error.
    pub fn as_warning(mut self) -> Self {
        self.severity = Some(Severity::Warning);
        self
    }

    /// Makes this occurrence an error, where the catalogue has a warning.
    pub fn as_error(mut self) -> Self {
        self.severity = Some(Severity::Error);
        self
    }

    /// Makes this occurrence end the run.
    pub fn as_catastrophe(mut self) -> Self {
        self.severity = Some(Severity::Catastrophic);
        self
    }

    /// Adds an extra line without a place.
    pub fn detail(mut self, text: impl Into<String>) -> Self {
        self.details.push(Detail { text: text.into(), declared: Position::NONE });
        self
    }

    /// Adds a place for people, if it is one.
    pub fn related(mut self, position: Position, text: impl Into<String>) -> Self {
        if position.is_some() {
            self.related.push((position, text.into()));
        }
        self
    }

    /// Says what would mend it.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Sets the instantiations around, innermost first.
    pub fn within(mut self, context: Vec<InstantiationFrame>) -> Self {
        self.context = context;
        self
    }

    /// The severity before options and pragmas.
    pub fn natural_severity(&self) -> Severity {
        self.severity.unwrap_or_else(|| self.code.severity())
    }

    /// Whether options and pragmas may change the severity of this occurrence: what is a warning, remark or
    /// suppressed by nature, and the errors that the catalogue marks.
    pub fn is_changeable(&self) -> bool {
        match self.severity {
            None => self.code.is_changeable(),
            Some(Severity::Suppressed | Severity::Remark | Severity::Warning) => true,
            Some(_) => self.code.is_changeable() && self.code.severity() >= Severity::Error,
        }
    }
}

/// A state of the sink to which speculative work can return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    kept: usize,
    dropped: usize,
}

/// Collects reports in order of occurrence. Severities, pragmas and limits are applied later, at the edge; but those that
/// nothing can show may be dropped at once: there are ten thousands of remarks about unused parameters in a large unit.
#[derive(Clone, Default, Debug)]
pub struct Sink {
    reports: Vec<Report>,
    /// Reports of these are dropped, in order.
    unshown: Vec<Code>,
    /// How many were dropped: they count as reported all the same.
    dropped: usize,
}

impl FromIterator<Report> for Sink {
    fn from_iter<I: IntoIterator<Item = Report>>(reports: I) -> Self {
        Self { reports: reports.into_iter().collect(), ..Self::default() }
    }
}

impl Sink {
    /// An empty sink.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty sink that keeps no reports of some diagnostics, but those that are given another severity.
    pub fn without(mut unshown: Vec<Code>) -> Self {
        unshown.sort_unstable();
        Self { unshown, ..Self::default() }
    }

    /// Adds a report.
    pub fn report(&mut self, report: Report) {
        if report.severity.is_none() && self.drops(report.code) {
            self.dropped += 1;
        } else {
            self.reports.push(report);
        }
    }

    /// Whether reports of a diagnostic are dropped: nobody need find out what is in them. They count as reported.
    pub fn drops(&self, code: Code) -> bool {
        self.unshown.binary_search(&code).is_ok()
    }

    /// Counts a report of a diagnostic that is dropped.
    pub fn report_dropped(&mut self) {
        self.dropped += 1;
    }

    /// Remembers the present state.
    pub fn mark(&self) -> Mark {
        Mark { kept: self.reports.len(), dropped: self.dropped }
    }

    /// Whether something was reported since the mark.
    pub fn reported_since(&self, mark: Mark) -> bool {
        self.reports.len() > mark.kept || self.dropped > mark.dropped
    }

    /// Whether an error was reported since the mark.
    pub fn failed_since(&self, mark: Mark) -> bool {
        self.reports
            .get(mark.kept..)
            .unwrap_or_default()
            .iter()
            .any(|report| report.natural_severity() >= Severity::Error)
    }

    /// Whether an error was reported since the mark that is none of these.
    pub fn failed_otherwise_since(&self, mark: Mark, except: &[Code]) -> bool {
        let reports = self.reports.get(mark.kept..).unwrap_or_default();
        reports.iter().any(|report| report.natural_severity() >= Severity::Error && !except.contains(&report.code))
    }

    /// Adds a place for people to what was reported since the mark, if it is one.
    pub fn relate_since(&mut self, mark: Mark, position: Position, text: &str) {
        for report in self.reports.iter_mut().skip(mark.kept).filter(|_| position.is_some()) {
            report.related.push((position, text.to_owned()));
        }
    }

    /// Forgets what was reported since the mark.
    pub fn rollback(&mut self, mark: Mark) {
        self.reports.truncate(mark.kept);
        self.dropped = self.dropped.min(mark.dropped);
    }

    /// All reports, taken out.
    pub fn into_reports(self) -> Vec<Report> {
        self.reports
    }

    /// All reports.
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;

    #[test]
    fn what_is_dropped_counts_as_reported() {
        let mut sink = Sink::without(vec![code::SET_BUT_NOT_USED, code::PARAMETER_NOT_USED]);
        let before = sink.mark();
        sink.report(Report::new(code::PARAMETER_NOT_USED, Position::NONE));
        assert!(sink.reports().is_empty() && sink.reported_since(before) && !sink.failed_since(before));
        sink.rollback(before);
        assert!(!sink.reported_since(before));
        sink.report(Report::new(code::PARAMETER_NOT_USED, Position::NONE).as_warning());
        assert_eq!(sink.reports().len(), 1);
    }
}
