//! The catalogue: what is known of each diagnostic without looking at a report. It is derived from
//! `tables/diagnostics.tsv` by the build script.

use crate::Code;
use cufe_base::Release;

/// How serious a diagnostic is, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Part of another report.
    Note,
    /// Not reported at all.
    Suppressed,
    /// Shown with `--remarks` only.
    Remark,
    /// Does not make the run fail.
    Warning,
    /// Makes the run fail at its end.
    Error,
    /// A mistake on the command line; the run ends.
    CommandLine,
    /// The run ends.
    Catastrophic,
    /// A defect of the front end itself; the run aborts.
    Internal,
}

impl Severity {
    /// The words of the text form.
    pub fn words(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Suppressed | Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::CommandLine => "command-line error",
            Severity::Catastrophic => "catastrophic error",
            Severity::Internal => "internal error",
        }
    }

    /// Whether it ends the run.
    pub fn is_catastrophic(self) -> bool {
        self >= Severity::CommandLine
    }
}

/// One diagnostic of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its internal number.
    pub code: Code,
    /// The name of its constant in [`code`].
    pub name: &'static str,
    /// Its tag, or an empty text.
    pub tag: &'static str,
    /// Severity without options and pragmas.
    pub severity: Severity,
    /// Whether options and pragmas may change the severity.
    pub changeable: bool,
    /// The message with placeholders (see [`crate::message`]).
    pub message: &'static str,
}

/// What a diagnostic is about, for people (`tables/explanations.tsv`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The rule behind it.
    pub rule: &'static str,
    /// What to write instead.
    pub help: &'static str,
}

/// What a diagnostic means, at length (`tables/lessons.txt`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it means, and what to do.
    pub meaning: &'static str,
    /// Examples, where an ordinary program gives the diagnostic.
    pub programs: Option<Programs>,
}

/// A mistake and its correction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Programs {
    /// The options of `cufe check` that they need.
    pub options: &'static [&'static str],
    /// A program that gives the diagnostic.
    pub wrong: &'static str,
    /// One that says the same right.
    pub right: &'static str,
}

/// A constant for each diagnostic of the catalogue.
pub mod code {
    use crate::Code;

    include!(concat!(env!("OUT_DIR"), "/codes.rs"));
}

include!(concat!(env!("OUT_DIR"), "/rows.rs"));

/// The largest internal number.
pub const LAST_NUMBER: u16 = 3794;

/// The first internal number of the CUDA diagnostics.
pub const FIRST_CUDA_NUMBER: u16 = 3457;

/// The first number of the diagnostics that the reference does not have.
pub const FIRST_OWN_NUMBER: u16 = 30000;

/// What the displayed number of a CUDA diagnostic adds to its internal one.
pub const DISPLAYED_OFFSET: u16 = 16543;

impl Code {
    /// The diagnostics of the catalogue, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|row| row.code)
    }

    /// The row of the catalogue, if the diagnostic is known.
    pub fn row(self) -> Option<&'static Row> {
        ROWS.binary_search_by_key(&self, |row| row.code).ok().and_then(|index| ROWS.get(index))
    }

    /// The explanation, of those that have one.
    pub fn explanation(self) -> Option<&'static Explanation> {
        let found = EXPLANATIONS.binary_search_by_key(&self, |row| row.0).ok()?;
        EXPLANATIONS.get(found).map(|row| &row.1)
    }

    /// What it means at length, of those that have that.
    pub fn lesson(self) -> Option<&'static Lesson> {
        let found = LESSONS.binary_search_by_key(&self.displayed(), |row| row.0).ok()?;
        LESSONS.get(found).map(|row| &row.1)
    }

    /// The number that users see: CUDA diagnostics are shown as 20000 and up.
    pub fn displayed(self) -> u16 {
        if (FIRST_CUDA_NUMBER..=LAST_NUMBER).contains(&self.0) { self.0 + DISPLAYED_OFFSET } else { self.0 }
    }

    /// The internal number in a release of the toolkit.
    pub fn internal_in(self, release: Release) -> u16 {
        let is_cuda = (FIRST_CUDA_NUMBER..FIRST_OWN_NUMBER).contains(&self.0);
        if !is_cuda { self.0 } else { self.0.saturating_add(release.facts().cuda_number_shift) }
    }

    /// What a user names by an internal or a displayed number in a release of the toolkit; `None` if there is no such
    /// diagnostic.
    pub fn from_number(number: u64, release: Release) -> Option<Tagged> {
        if let Some(own) = u16::try_from(number).ok().filter(|&number| number >= FIRST_OWN_NUMBER) {
            return Code(own).row().map(|row| Tagged::Diagnostic(row.code));
        }
        let facts = release.facts();
        let (first_cuda, offset) =
            (FIRST_CUDA_NUMBER + facts.cuda_number_shift, DISPLAYED_OFFSET - facts.cuda_number_shift);
        let last = facts.last_displayed_number - offset;
        let internal = match u16::try_from(number).ok()? {
            number if number <= last => number,
            number => number.checked_sub(offset).filter(|internal| (first_cuda..=last).contains(internal))?,
        };
        let recorded = if internal < first_cuda { internal } else { internal - facts.cuda_number_shift };
        // The release has got diagnostics of its own behind the general ones and behind CUDA's.
        let is_known = if internal < first_cuda { recorded < FIRST_CUDA_NUMBER } else { recorded <= LAST_NUMBER };
        Some(if is_known { Tagged::Diagnostic(Code(recorded)) } else { Tagged::Unreported })
    }

    /// The severity without options and pragmas; unknown diagnostics are errors.
    pub fn severity(self) -> Severity {
        self.row().map_or(Severity::Error, |row| row.severity)
    }

    /// Whether options and pragmas may change the severity.
    pub fn is_changeable(self) -> bool {
        self.row().is_some_and(|row| row.changeable)
    }
}

/// What a tag names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tagged {
    /// A diagnostic of the catalogue.
    Diagnostic(Code),
    /// A diagnostic that this front end never reports: naming it is right and has no effect.
    Unreported,
}

/// What a tag names, exactly as it is written; `None` if there is no such tag.
pub fn find_tag(tag: &str) -> Option<Tagged> {
    if let Ok(found) = TAGS.binary_search_by_key(&tag, |&(known, _)| known) {
        let row = TAGS.get(found).and_then(|&(_, index)| ROWS.get(index))?;
        return Some(Tagged::Diagnostic(row.code));
    }
    UNNUMBERED_TAGS.binary_search(&tag).is_ok().then_some(Tagged::Unreported)
}

/// The diagnostic that a user names: by its number, its tag, or its rule in SARIF (`EC3471`); an error says what is wrong.
pub fn named(name: &str) -> Result<Code, String> {
    let unknown = || format!("there is no diagnostic {name}");
    let number = name.trim_start_matches('#').trim_end_matches("-D");
    let number = number.strip_prefix("EC").unwrap_or(number);
    let named = match number.parse::<u64>() {
        Ok(number) => Code::from_number(number, Release::RECORDED),
        Err(_) => find_tag(name),
    };
    match named.ok_or_else(unknown)? {
        Tagged::Diagnostic(code) if code.row().is_some() => Ok(code),
        _ => Err(format!("cufe never reports {name}")),
    }
}

/// All rows, in the order of their numbers.
pub fn rows() -> &'static [Row] {
    &ROWS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cuda_diagnostic_is_found_by_both_numbers_and_shown_by_the_displayed_one() {
        let code = code::GLOBAL_FUNCTION_INLINE;
        assert_eq!((code.0, code.displayed()), (3507, 20050));
        for number in [3507, 20050] {
            assert_eq!(Code::from_number(number, Release::RECORDED), Some(Tagged::Diagnostic(code)));
        }
        assert_eq!(code::DECLARED_BUT_NOT_REFERENCED.displayed(), 177);
    }

    #[test]
    fn numbers_outside_the_two_ranges_name_nothing() {
        for number in [3795, 19999, 20338, 99999, u64::MAX] {
            assert_eq!(Code::from_number(number, Release::RECORDED), None, "{number}");
        }
        for (displayed, internal) in [(20000, 3457), (20337, 3794)] {
            let found = Code::from_number(displayed, Release::RECORDED);
            assert!(matches!(found, Some(Tagged::Diagnostic(code)) if code.0 == internal), "{displayed}: {found:?}");
        }
    }

    #[test]
    fn later_releases_shift_internal_numbers_and_have_numbers_of_their_own() {
        let (newest, code) = (Release { major: 13, minor: 5 }, code::GLOBAL_FUNCTION_INLINE);
        assert_eq!((code.internal_in(newest), code::DECLARED_BUT_NOT_REFERENCED.internal_in(newest)), (3634, 177));
        for number in [3634, 20050] {
            assert_eq!(Code::from_number(number, newest), Some(Tagged::Diagnostic(code)));
        }
        for number in [3457, 3583, 20338, 20428, 4012] {
            assert_eq!(Code::from_number(number, newest), Some(Tagged::Unreported), "{number}");
        }
        for number in [4013, 19999, 20429] {
            assert_eq!(Code::from_number(number, newest), None, "{number}");
        }
    }

    #[test]
    fn own_diagnostics_keep_their_numbers_in_every_release() {
        let code = code::UNITS_DIFFER_IN_TYPE;
        for release in [Release::RECORDED, Release { major: 13, minor: 5 }] {
            assert_eq!((code.displayed(), code.internal_in(release)), (code.0, code.0));
            assert_eq!(Code::from_number(code.0.into(), release), Some(Tagged::Diagnostic(code)));
        }
        assert_eq!(Code::from_number(39_999, Release::RECORDED), None);
    }

    #[test]
    fn tags_are_found_exactly_as_written() {
        assert_eq!(find_tag("global_function_inline"), Some(Tagged::Diagnostic(code::GLOBAL_FUNCTION_INLINE)));
        assert_eq!(find_tag("Global_Function_Inline"), None);
        assert_eq!(find_tag("deprecated_entity"), Some(Tagged::Unreported));
        assert_eq!(find_tag(""), None);
    }

    #[test]
    fn every_number_has_one_row_and_every_tag_one_number() {
        assert!(ROWS.is_sorted_by(|a, b| a.code < b.code));
        assert!(TAGS.is_sorted_by(|a, b| a.0 < b.0));
        for row in rows() {
            assert_eq!(row.code.row(), Some(row));
            assert!(!row.message.is_empty(), "{}", row.name);
        }
    }

    #[test]
    fn restrictions_of_extended_lambdas_are_explained() {
        // What only Windows hosts report, and a check of the front end's own consistency, need no advice.
        let unexplained = [3689, 3690];
        for row in rows().iter().filter(|row| row.tag.starts_with("extended_lambda_")) {
            assert_eq!(row.code.explanation().is_none(), unexplained.contains(&row.code.0), "{}", row.name);
        }
    }

    #[test]
    fn every_cuda_diagnostic_and_a_hundred_others_have_a_lesson() {
        let reported = rows().iter().filter(|row| row.code.0 < FIRST_OWN_NUMBER || row.severity != Severity::Note);
        let (cuda, others): (Vec<&Row>, Vec<&Row>) = reported.partition(|row| row.code.0 >= FIRST_CUDA_NUMBER);
        for row in cuda {
            assert!(row.code.lesson().is_some(), "{}", row.code.displayed());
        }
        assert!(others.iter().filter(|row| row.code.lesson().is_some()).count() >= 100);
        for (number, _) in &LESSONS {
            assert!(rows().iter().any(|row| row.code.displayed() == *number), "{number}");
        }
    }

    #[test]
    fn rows_that_never_change_are_errors_or_notes() {
        for row in rows() {
            assert!(
                row.changeable
                    || row.severity == Severity::Note
                    || row.severity >= Severity::Error
                    || row.code.0 == 3709,
                "{}",
                row.name
            );
        }
    }
}
