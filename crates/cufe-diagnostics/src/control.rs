//! What users decide about severities: options, thresholds, and the pragmas of the source.

use crate::catalogue::{Tagged, find_tag};
use crate::{Code, Report, Severity};
use cufe_base::{Position, Release};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// Which severity option a list of diagnostics was given to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListAction {
    /// `--diag_suppress`
    Suppress,
    /// `--diag_remark`
    Remark,
    /// `--diag_warning`
    Warning,
    /// `--diag_error`
    Error,
    /// `--diag_once`
    Once,
}

impl ListAction {
    /// The severity that the named diagnostics get; `None` for once, which leaves it as it is.
    pub fn severity(self) -> Option<Severity> {
        match self {
            ListAction::Suppress => Some(Severity::Suppressed),
            ListAction::Remark => Some(Severity::Remark),
            ListAction::Warning => Some(Severity::Warning),
            ListAction::Error => Some(Severity::Error),
            ListAction::Once => None,
        }
    }
}

/// An element of an option's list that names no diagnostic: a command-line error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListError {
    /// Begins with a digit and is no decimal number.
    MalformedNumber(String),
    /// There is no diagnostic of this number.
    UnknownNumber(String),
    /// There is no diagnostic with this tag; the empty text for an empty element.
    UnknownTag(String),
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListError::MalformedNumber(text) => write!(f, "\"{text}\" is not a number"),
            ListError::UnknownNumber(text) => write!(f, "there is no diagnostic with the number {text}"),
            ListError::UnknownTag(text) => write!(f, "there is no diagnostic with the tag \"{text}\""),
        }
    }
}

impl std::error::Error for ListError {}

/// What a pragma changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PragmaAction {
    /// The severity of a diagnostic.
    Set(Code, Severity),
    /// Back to the severity that options give.
    Default(Code),
    /// Saves the state.
    Push,
    /// Restores the state before the entry with this index, if there is one.
    Pop(Option<usize>),
}

/// A change of the state, from its position on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PragmaEntry {
    pub(crate) position: Position,
    pub(crate) action: PragmaAction,
}

/// Everything that decides which reports are shown, and as what.
#[derive(Clone, Debug)]
pub struct Controls {
    /// `--remarks`
    pub remarks: bool,
    /// `--no_warnings`
    pub no_warnings: bool,
    /// `--promote_warnings`
    pub promote_warnings: bool,
    /// `--error_limit`
    pub error_limit: u32,
    /// `--display_error_number`
    pub display_numbers: bool,
    /// The release of the toolkit, which decides what numbers name.
    pub release: Release,
    options: FxHashMap<Code, Severity>,
    once: FxHashSet<Code>,
    pub(crate) entries: Vec<PragmaEntry>,
    pub(crate) in_pragmas: FxHashSet<Code>,
    pub(crate) once_from: FxHashMap<Code, Position>,
}

impl Default for Controls {
    fn default() -> Self {
        Self {
            remarks: false,
            no_warnings: false,
            promote_warnings: false,
            error_limit: 100,
            display_numbers: false,
            release: Release::default(),
            options: FxHashMap::default(),
            once: FxHashSet::default(),
            entries: Vec::new(),
            in_pragmas: FxHashSet::default(),
            once_from: FxHashMap::default(),
        }
    }
}

/// The diagnostic that an element of an option's list names; `None` for a tag of what is never reported.
fn list_element(element: &str, release: Release) -> Result<Option<Code>, ListError> {
    let diagnostic = |named| match named {
        Tagged::Diagnostic(code) => Some(code),
        Tagged::Unreported => None,
    };
    if element.starts_with(|first: char| first.is_ascii_digit()) {
        if !element.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ListError::MalformedNumber(element.to_owned()));
        }
        // Number 0 is a diagnostic for pragmas, but not for options.
        let number = element.parse().ok().filter(|&number| number != 0);
        let named = number.and_then(|number| Code::from_number(number, release));
        return named.map(diagnostic).ok_or_else(|| ListError::UnknownNumber(element.to_owned()));
    }
    find_tag(element).map(diagnostic).ok_or_else(|| ListError::UnknownTag(element.to_owned()))
}

impl Controls {
    /// Without options and pragmas.
    pub fn new() -> Self {
        Self::default()
    }

    /// Applies the list of a severity option: numbers (internal or displayed) and tags, separated by commas. The last
    /// option for a diagnostic holds. The first element that names nothing ends it.
    pub fn apply_list(&mut self, action: ListAction, list: &str) -> Result<(), ListError> {
        for element in list.split(',') {
            let Some(code) = list_element(element, self.release)? else { continue };
            match action.severity() {
                Some(severity) => {
                    self.options.insert(code, severity);
                }
                None => {
                    self.once.insert(code);
                }
            }
        }
        Ok(())
    }

    /// The severity of a report after options and pragmas, before thresholds.
    pub fn severity(&self, report: &Report) -> Severity {
        if !report.is_changeable() {
            return report.natural_severity();
        }
        let by_option = || self.options.get(&report.code).copied().unwrap_or_else(|| report.natural_severity());
        self.pragma_severity(report.code, report.position).unwrap_or_else(by_option)
    }

    /// The diagnostics that are remarks or less by nature, and that no option or pragma makes more of: no report of these is
    /// ever shown, unless it has a severity of its own.
    pub fn never_shown(&self) -> Vec<Code> {
        let threshold = if self.remarks && !self.no_warnings { Severity::Suppressed } else { Severity::Remark };
        let by_pragmas = self.entries.iter().filter_map(|entry| match entry.action {
            PragmaAction::Set(code, severity) => Some((code, severity)),
            _ => None,
        });
        let by_options = self.options.iter().map(|(&code, &severity)| (code, severity));
        let raised: FxHashSet<Code> =
            by_pragmas.chain(by_options).filter(|&(_, severity)| severity > threshold).map(|(code, _)| code).collect();
        Code::all().filter(|code| code.severity() <= threshold && !raised.contains(code)).collect()
    }

    /// The severity that a pragma gives a diagnostic at a position.
    fn pragma_severity(&self, code: Code, position: Position) -> Option<Severity> {
        if !position.is_some() || !self.in_pragmas.contains(&code) {
            return None;
        }
        let mut index = self.entries.partition_point(|entry| entry.position < position);
        while index > 0 {
            index -= 1;
            match self.entries.get(index)?.action {
                PragmaAction::Set(named, severity) if named == code => return Some(severity),
                PragmaAction::Default(named) if named == code => return None,
                // A matching push always stands before its pop, so the search makes progress.
                PragmaAction::Pop(Some(push)) => index = push.min(index),
                _ => {}
            }
        }
        None
    }

    /// Whether a diagnostic at a position is to be shown once only.
    pub fn is_once(&self, code: Code, position: Position) -> bool {
        self.once.contains(&code) || self.once_from.get(&code).is_some_and(|&from| from < position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;

    fn severity(controls: &Controls, code: Code) -> Severity {
        controls.severity(&Report::new(code, Position(5)))
    }

    #[test]
    fn options_take_both_numbers_and_tags_and_the_last_one_holds() {
        let mut controls = Controls::new();
        controls.apply_list(ListAction::Error, "20050,186,code_is_unreachable").unwrap();
        assert_eq!(severity(&controls, code::GLOBAL_FUNCTION_INLINE), Severity::Error);
        assert_eq!(severity(&controls, code::CODE_IS_UNREACHABLE), Severity::Error);
        controls.apply_list(ListAction::Suppress, "3507").unwrap();
        assert_eq!(severity(&controls, code::GLOBAL_FUNCTION_INLINE), Severity::Suppressed);
        assert_eq!(severity(&controls, code::UNSIGNED_COMPARE_WITH_ZERO), Severity::Error);
    }

    #[test]
    fn an_error_that_may_not_be_changed_stays_one() {
        let mut controls = Controls::new();
        controls.apply_list(ListAction::Suppress, "20,undefined_identifier,3505").unwrap();
        assert_eq!(severity(&controls, code::UNDECLARED_IDENTIFIER), Severity::Error);
        assert_eq!(severity(&controls, code::GLOBAL_FUNCTION_RETURN_TYPE), Severity::Suppressed);
    }

    #[test]
    fn an_occurrence_that_is_a_warning_may_be_changed_where_the_error_may_not() {
        let mut controls = Controls::new();
        controls.apply_list(ListAction::Suppress, "2388").unwrap();
        let error = Report::new(code::STATEMENT_IN_CONSTEXPR_FUNCTION, Position(5));
        assert_eq!(controls.severity(&error), Severity::Error);
        assert_eq!(controls.severity(&error.as_warning()), Severity::Suppressed);
    }

    #[test]
    fn elements_that_name_nothing_are_errors() {
        let mut controls = Controls::new();
        let mut apply = |list: &str| controls.apply_list(ListAction::Suppress, list);
        assert_eq!(apply("0"), Err(ListError::UnknownNumber("0".to_owned())));
        assert_eq!(apply("3795"), Err(ListError::UnknownNumber("3795".to_owned())));
        assert_eq!(apply("186-D"), Err(ListError::MalformedNumber("186-D".to_owned())));
        assert_eq!(apply("1,,2"), Err(ListError::UnknownTag(String::new())));
        assert_eq!(apply("nonsense"), Err(ListError::UnknownTag("nonsense".to_owned())));
        assert_eq!(apply("deprecated_entity,186"), Ok(()));
    }

    #[test]
    fn what_options_or_pragmas_name_may_be_shown() {
        let mut controls = Controls::new();
        let is_never_shown = |controls: &Controls, code| controls.never_shown().contains(&code);
        assert!(is_never_shown(&controls, code::PARAMETER_NOT_USED));
        assert!(!is_never_shown(&controls, code::UNSIGNED_COMPARE_WITH_ZERO));
        controls.remarks = true;
        assert!(!is_never_shown(&controls, code::PARAMETER_NOT_USED));
        assert!(is_never_shown(&controls, code::NARROWING_SUPPRESSED));
        controls.remarks = false;
        controls.apply_list(ListAction::Warning, "826").unwrap();
        controls.apply_list(ListAction::Suppress, "111").unwrap();
        let mut entry = |code, severity| {
            controls.entries.push(PragmaEntry { position: Position(1), action: PragmaAction::Set(code, severity) });
        };
        entry(code::SET_BUT_NOT_USED, Severity::Error);
        entry(code::EMPTY_IF_STATEMENT, Severity::Suppressed);
        assert!(!is_never_shown(&controls, code::PARAMETER_NOT_USED));
        assert!(!is_never_shown(&controls, code::SET_BUT_NOT_USED));
        assert!(is_never_shown(&controls, code::CODE_IS_UNREACHABLE));
        assert!(is_never_shown(&controls, code::EMPTY_IF_STATEMENT));
    }

    #[test]
    fn the_defaults_of_the_tool_hold_without_options() {
        let controls = Controls::new();
        let suppressed = [
            code::ZERO_SIZED_ARRAY_EXTENSION,
            code::EMPTY_STRUCT_EXTENSION,
            code::UNNAMED_STRUCT_EXTENSION,
            code::NARROWING_SUPPRESSED,
        ];
        let remarks = [
            code::CODE_IS_UNREACHABLE,
            code::SUBSCRIPT_OUT_OF_RANGE,
            code::DECLARED_BUT_NOT_REFERENCED,
            code::INITIALIZATION_NOT_REACHABLE,
            code::SET_BUT_NOT_USED,
            code::PARAMETER_NOT_USED,
            code::AGGREGATE_INITIALIZATION_EXTENSION,
            code::INLINE_LINKAGE,
            code::OUT_OF_ORDER_CTOR_INIT,
            code::EMPTY_IF_STATEMENT,
            code::SIGNED_UNSIGNED_COMPARISON,
            code::THIS_ADDR_CAPTURE_EXT_LAMBDA,
            code::DEFAULT_STREAM_LAUNCH,
            code::MISSING_LAUNCH_BOUNDS,
        ];
        for code in suppressed {
            assert_eq!(severity(&controls, code), Severity::Suppressed, "{code:?}");
        }
        for code in remarks {
            assert_eq!(severity(&controls, code), Severity::Remark, "{code:?}");
        }
    }
}
