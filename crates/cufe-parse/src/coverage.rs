//! How much of a translation unit was read, and why all of it where a part was to suffice.

use cufe_base::{Location, Source};
use cufe_diagnostics::Report;
use std::fmt;

/// How much of a translation unit was read.
#[derive(Debug)]
pub enum Coverage {
    /// All declarations.
    Whole {
        /// Names that declarations introduced which seemed not to be needed, although something needed mentions the name:
        /// a defect, unless there is none.
        overlooked: Vec<String>,
    },
    /// Those that something needs.
    Part {
        /// The number of tokens of the others.
        left_out: usize,
    },
    /// First those that seemed to be needed, then all; the second reading counts.
    Twice {
        /// Why the first one did not.
        because: Because,
    },
}

/// Why the declarations that seemed to be needed may not have been all.
#[derive(Debug)]
pub enum Because {
    /// There was an error to show, or a report in a header: it might not be there, or another one, had all been read.
    Shown(Box<Report>),
    /// The body of a function of a header was read, of which that was not expected: names in it may be missing.
    BodyRead(Location),
    /// Something that was left out mentions a variable or kernel that the host file writes differently.
    WrittenDifferently(String),
}

impl Coverage {
    /// A line that tells it.
    pub fn describe<'a>(&'a self, source: &'a Source) -> impl fmt::Display + 'a {
        Described { reading: self, source }
    }
}

struct Described<'a> {
    reading: &'a Coverage,
    source: &'a Source,
}

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |location: &Location| format!("{}:{}", self.source.file_name(location.file), location.line);
        match self.reading {
            Coverage::Whole { overlooked } if overlooked.is_empty() => write!(f, "all declarations were read"),
            Coverage::Whole { overlooked } => {
                write!(f, "all declarations were read, overlooked would have been: {}", overlooked.join(", "))
            }
            Coverage::Part { left_out } => write!(f, "needed declarations were read, {left_out} tokens left out"),
            Coverage::Twice { because: Because::Shown(report) } => {
                write!(f, "read twice: diagnostic {}", report.code.0)?;
                if report.position.is_some() {
                    write!(f, " at {}", place(&self.source.location(report.position)))?;
                }
                Ok(())
            }
            Coverage::Twice { because: Because::BodyRead(location) } => {
                write!(f, "read twice: the body at {} was read", place(location))
            }
            Coverage::Twice { because: Because::WrittenDifferently(name) } => {
                write!(f, "read twice: something left out mentions \"{name}\", which the host file writes differently")
            }
        }
    }
}
