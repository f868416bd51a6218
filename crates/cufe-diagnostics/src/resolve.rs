//! From occurrences to what is shown: severities, thresholds, repetition, promotion, the error limit.

use crate::{Controls, Report, Severity, Sink, code};
use cufe_base::{Position, Release, Source};
use rustc_hash::{FxHashMap, FxHashSet};

/// A report that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedReport {
    /// The occurrence.
    pub report: Report,
    /// As what it is shown and counted.
    pub severity: Severity,
    /// The number that the text form shows after the severity.
    pub number: Option<u16>,
}

/// Everything that is shown, in order, with what the end of the run depends on.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The reports.
    pub reports: Vec<ResolvedReport>,
    /// How many of them are errors.
    pub errors: u32,
    /// How many of them end the run.
    pub catastrophes: u32,
    /// The limit of errors was reached; later reports are left out.
    pub limit_reached: bool,
    /// Numbers are displayed, also those of notes.
    pub display_numbers: bool,
    /// The release of the toolkit, which decides the internal numbers of SARIF.
    pub release: Release,
}

impl Resolved {
    /// Whether the run fails.
    pub fn has_errors(&self) -> bool {
        self.errors + self.catastrophes > 0
    }

    /// Whether an internal error was reported.
    pub fn is_aborted(&self) -> bool {
        self.reports.iter().any(|resolved| resolved.severity == Severity::Internal)
    }

    /// The exit status of the run: 0 without errors, 2 with errors, 4 where it ended early.
    pub fn exit_status(&self) -> u8 {
        if self.catastrophes > 0 || self.limit_reached {
            4
        } else if self.errors > 0 {
            2
        } else {
            0
        }
    }
}

/// Whether a report of this severity is dropped before it counts.
fn below_threshold(report: &Report, severity: Severity, controls: &Controls, source: &Source) -> bool {
    let threshold = match severity {
        Severity::Note | Severity::Suppressed => true,
        Severity::Remark => !controls.remarks || controls.no_warnings,
        Severity::Warning => controls.no_warnings,
        _ => false,
    };
    // In system headers only what nobody can change is kept, whatever made the severity.
    let changeable = severity < Severity::CommandLine && report.is_changeable();
    threshold || (changeable && report.position.is_some() && source.is_system(report.position))
}

/// Decides what is shown of the reports in a sink.
pub fn resolve(sink: &Sink, controls: &Controls, source: &Source) -> Resolved {
    let mut resolved =
        Resolved { display_numbers: controls.display_numbers, release: controls.release, ..Resolved::default() };
    let mut shown_codes = FxHashSet::default();
    // Indices of shown reports by number and position, to find repetitions.
    let mut shown: FxHashMap<_, Vec<usize>> = FxHashMap::default();
    let mut suppression_explained = false;
    for report in sink.reports() {
        let natural = report.natural_severity();
        let chosen = controls.severity(report);
        if below_threshold(report, chosen, controls, source) {
            continue;
        }
        if !shown_codes.insert(report.code) && controls.is_once(report.code, report.position) {
            continue;
        }
        let promoted = chosen == Severity::Warning && controls.promote_warnings;
        let severity = if promoted { Severity::Error } else { chosen };
        if report.position.is_some() {
            let at_place = shown.entry((report.code, report.position)).or_default();
            let is_repeated = |&index: &usize| {
                let earlier = resolved.reports.get(index);
                earlier.is_some_and(|earlier| earlier.severity == severity && earlier.report == *report)
            };
            if at_place.iter().any(is_repeated) {
                continue;
            }
            at_place.push(resolved.reports.len());
        }
        let has_number = natural <= Severity::Warning && (severity <= Severity::Warning || promoted);
        let number = (controls.display_numbers && has_number).then(|| report.code.displayed());
        resolved.reports.push(ResolvedReport { report: report.clone(), severity, number });
        if chosen == Severity::Warning && controls.display_numbers && !suppression_explained {
            suppression_explained = true;
            let explanation = Report::new(code::WARNINGS_CAN_BE_SUPPRESSED, Position::NONE);
            // Options can take it away; `--remarks` is not needed to see it. A promoted warning may be the last report.
            let is_last = promoted && resolved.errors + 1 >= controls.error_limit;
            if controls.severity(&explanation) != Severity::Suppressed && !is_last {
                resolved.reports.push(ResolvedReport { report: explanation, severity: Severity::Remark, number: None });
            }
        }
        match severity {
            Severity::Error => resolved.errors += 1,
            severity if severity.is_catastrophic() => resolved.catastrophes += 1,
            _ => continue,
        }
        if severity.is_catastrophic() {
            break;
        }
        if resolved.errors >= controls.error_limit {
            resolved.limit_reached = true;
            break;
        }
    }
    resolved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::ListAction;
    use crate::{Code, Note};

    fn source() -> Source {
        Source::new("a.cu", b"int a;\nint b;\nint c;\nint d;\n".to_vec())
    }

    /// A warning (186), a remark (111), a changeable error (3505) and an error (20).
    const FOUR: [Code; 4] = [
        code::UNSIGNED_COMPARE_WITH_ZERO,
        code::CODE_IS_UNREACHABLE,
        code::GLOBAL_FUNCTION_RETURN_TYPE,
        code::UNDECLARED_IDENTIFIER,
    ];

    /// Numbers and severities of what is shown of [`FOUR`].
    fn shown(adjust: impl FnOnce(&mut Controls)) -> (Vec<(u16, Severity)>, Resolved) {
        let mut sink = Sink::new();
        for (index, code) in FOUR.into_iter().enumerate() {
            sink.report(Report::new(code, Position(index as u32 * 7)));
        }
        let mut controls = Controls::new();
        adjust(&mut controls);
        let resolved = resolve(&sink, &controls, &source());
        (resolved.reports.iter().map(|shown| (shown.report.code.0, shown.severity)).collect(), resolved)
    }

    use Severity::{Error, Remark, Warning};

    #[test]
    fn remarks_are_shown_on_request_only() {
        assert_eq!(shown(|_| ()).0, [(186, Warning), (3505, Error), (20, Error)]);
        let with_remarks = shown(|controls| controls.remarks = true).0;
        assert_eq!(with_remarks, [(186, Warning), (111, Remark), (3505, Error), (20, Error)]);
    }

    #[test]
    fn no_warnings_leaves_errors_only() {
        let (reports, resolved) = shown(|controls| {
            controls.no_warnings = true;
            controls.promote_warnings = true;
            controls.remarks = true;
            controls.display_numbers = true;
        });
        assert_eq!(reports, [(3505, Error), (20, Error)]);
        assert_eq!((resolved.errors, resolved.exit_status()), (2, 2));
    }

    #[test]
    fn a_changed_error_does_not_count() {
        let (reports, resolved) = shown(|controls| controls.apply_list(ListAction::Warning, "3505,20").unwrap());
        assert_eq!(reports, [(186, Warning), (3505, Warning), (20, Error)]);
        assert_eq!(resolved.errors, 1);
    }

    #[test]
    fn promoted_warnings_are_errors_that_keep_their_number() {
        let (reports, resolved) = shown(|controls| {
            controls.promote_warnings = true;
            controls.display_numbers = true;
        });
        assert_eq!(reports, [(186, Error), (3709, Remark), (3505, Error), (20, Error)]);
        let numbers: Vec<_> = resolved.reports.iter().map(|shown| shown.number).collect();
        assert_eq!(numbers, [Some(186), None, None, None]);
    }

    #[test]
    fn the_remark_on_suppression_can_be_suppressed() {
        let (reports, _) = shown(|controls| {
            controls.apply_list(ListAction::Suppress, "3709").unwrap();
            controls.display_numbers = true;
        });
        assert_eq!(reports, [(186, Warning), (3505, Error), (20, Error)]);
    }

    #[test]
    fn a_warning_made_an_error_by_an_option_has_no_number_and_no_remark_follows() {
        let (reports, resolved) = shown(|controls| {
            controls.apply_list(ListAction::Error, "186").unwrap();
            controls.display_numbers = true;
        });
        assert_eq!(reports, [(186, Error), (3505, Error), (20, Error)]);
        assert!(resolved.reports.iter().all(|shown| shown.number.is_none()));
    }

    #[test]
    fn the_limit_ends_the_run_right_after_the_last_error() {
        let (reports, resolved) = shown(|controls| controls.error_limit = 1);
        assert_eq!(reports, [(186, Warning), (3505, Error)]);
        assert!(resolved.limit_reached);
        assert_eq!(resolved.exit_status(), 4);
    }

    #[test]
    fn of_a_system_header_only_unchangeable_errors_are_shown() {
        let mut source = Source::new("a.cu", b"int a;\nint b;\n".to_vec());
        source.add_marker(7, 1, Some("/usr/include/x.h"), true);
        let mut sink = Sink::new();
        for code in FOUR {
            sink.report(Report::new(code, Position(8)));
        }
        let mut controls = Controls::new();
        controls.apply_list(ListAction::Error, "186,111").unwrap();
        controls.remarks = true;
        let resolved = resolve(&sink, &controls, &source);
        assert_eq!(resolved.reports.len(), 1);
        assert_eq!((resolved.reports[0].report.code, resolved.errors), (code::UNDECLARED_IDENTIFIER, 1));
    }

    #[test]
    fn a_diagnostic_set_to_once_is_shown_once() {
        let mut sink = Sink::new();
        for position in [0, 7, 14] {
            sink.report(Report::new(crate::code::UNSIGNED_COMPARE_WITH_ZERO, Position(position)));
        }
        let mut controls = Controls::new();
        assert_eq!(resolve(&sink, &controls, &source()).reports.len(), 3);
        controls.apply_list(ListAction::Once, "186").unwrap();
        assert_eq!(resolve(&sink, &controls, &source()).reports.len(), 1);
    }

    #[test]
    fn an_equal_report_is_not_repeated() {
        let mut sink = Sink::new();
        sink.report(Report::new(crate::code::UNDECLARED_IDENTIFIER, Position(0)).quoted("x"));
        sink.report(Report::new(crate::code::UNDECLARED_IDENTIFIER, Position(0)).quoted("x"));
        sink.report(Report::new(crate::code::UNDECLARED_IDENTIFIER, Position(0)).quoted("y"));
        sink.report(
            Report::new(crate::code::UNDECLARED_IDENTIFIER, Position(0))
                .quoted("y")
                .note(Note::new(crate::code::OPENING_BRACKET_NOTE, Position(7))),
        );
        assert_eq!(resolve(&sink, &Controls::new(), &source()).errors, 3);
    }

    #[test]
    fn a_catastrophe_ends_the_run() {
        let mut sink = Sink::new();
        sink.report(Report::new(code::ERROR_DIRECTIVE, Position(0)));
        sink.report(Report::new(crate::code::UNDECLARED_IDENTIFIER, Position(0)));
        let resolved = resolve(&sink, &Controls::new(), &source());
        assert_eq!((resolved.reports.len(), resolved.catastrophes, resolved.exit_status()), (1, 1, 4));
    }

    #[test]
    fn without_errors_the_status_is_zero() {
        assert_eq!(resolve(&Sink::new(), &Controls::new(), &source()).exit_status(), 0);
    }
}
