//! A report (one occurrence of a diagnostic) as data, and the sink that collects reports in order of occurrence.

use cufe_base::Position;

/// A diagnostic by its internal number, 0 to 3794 (spec/diagnostics.md "Numbers").
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
    },
    /// A declared entity: kind word (`function`, `variable`, ...) and name.
    Entity {
        /// The kind word, possibly empty.
        kind: &'static str,
        /// The name, qualified as needed.
        name: String,
    },
    /// A place, shown as `at line N` (spec/diagnostics.md "Positions in messages").
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
}

impl Report {
    /// A report without arguments and notes.
    pub fn new(code: Code, position: Position) -> Self {
        Self { code, position, arguments: Vec::new(), notes: Vec::new() }
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
}

/// A state of the sink to which speculative work can return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(usize);

/// Collects reports in order of occurrence. Severities, pragmas and limits are applied later, at the edge.
#[derive(Clone, Default, Debug)]
pub struct Sink {
    reports: Vec<Report>,
}

impl Sink {
    /// An empty sink.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a report.
    pub fn report(&mut self, report: Report) {
        self.reports.push(report);
    }

    /// Remembers the present state.
    pub fn mark(&self) -> Mark {
        Mark(self.reports.len())
    }

    /// Whether something was reported since the mark.
    pub fn reported_since(&self, mark: Mark) -> bool {
        self.reports.len() > mark.0
    }

    /// Forgets what was reported since the mark.
    pub fn rollback(&mut self, mark: Mark) {
        self.reports.truncate(mark.0);
    }

    /// All reports.
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }
}
