//! What the check of one source found, in all forms in which it may be shown: so it can be kept, and shown in another form.

use super::together::Portions;
use crate::across::{UnitSummary, summarize, summarize_device};
use crate::human::statistics::write_statistics;
use crate::human::surroundings::UnitSurroundings;
use crate::human::unit::{Failure, Pass, Workplace, status_of};
use crate::preprocess::Input;
use crate::stages::working_directory;
use crate::timeline::Stage;
use cufe_base::Source;
use cufe_base::file_name::from_bytes;
use cufe_diagnostics::human::{HumanForm, Surroundings, human_reports};
use cufe_diagnostics::sarif::StandardDocument;
use cufe_diagnostics::text::{TextForm, write_reports};
use cufe_diagnostics::{Report, Resolved, Severity};
use cufe_project::budget::Budget;
use cufe_project::cache::Cache;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashSet;
use std::io;

/// Memory that the analysis of a source is taken to need for each byte of its preprocessed text: twice what nearly empty
/// sources and sorts with Thrust took when it was measured (15 to 25 bytes).
const MEMORY_PER_BYTE: u64 = 48;

/// What it is taken to need for any source, in bytes.
const MEMORY_AT_LEAST: u64 = 32 << 20;

/// One report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// For people, without and with colours.
    pub human: [String; 2],
    /// Like the reference.
    pub text: String,
    /// Whether it counts as an error, as a warning, or not.
    pub weight: Weight,
}

/// As what a report counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Weight {
    /// A remark.
    Remark,
    /// A warning.
    Warning,
    /// An error.
    Error,
    /// An error that ends the check.
    Catastrophe,
}

impl Weight {
    fn of(severity: Severity) -> Self {
        match severity {
            Severity::Warning => Self::Warning,
            Severity::Error => Self::Error,
            severity if severity > Severity::Error => Self::Catastrophe,
            _ => Self::Remark,
        }
    }

    /// The severity that counts the same.
    pub fn severity(self) -> Severity {
        match self {
            Self::Remark => Severity::Remark,
            Self::Warning => Severity::Warning,
            Self::Error => Severity::Error,
            Self::Catastrophe => Severity::Catastrophic,
        }
    }
}

/// All that a check found.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The exit status of the source.
    pub status: u8,
    /// The reports, in their order.
    pub findings: Vec<Finding>,
    /// The same as a SARIF document: its results are the findings.
    pub document: Value,
    /// The limit of errors was reached.
    pub limit_reached: bool,
    /// The figures of `--statistics`.
    pub statistics: String,
    /// Why the source could not be checked.
    pub failure: Option<String>,
    /// The files that were read.
    pub dependencies: Vec<String>,
    /// What other sources are compared with.
    pub unit: Option<UnitSummary>,
    /// How long the stages took, if this was not kept.
    #[serde(skip)]
    pub stages: Vec<Stage>,
}

impl Outcome {
    /// Of a source that could not be checked.
    pub fn failed(error: &Failure) -> Self {
        let failure = error.to_string();
        let mut document = Vec::new();
        // Writing to memory does not fail.
        let _ = StandardDocument::write_failure(&mut document, &failure);
        Self {
            status: status_of(error),
            document: serde_json::from_slice(&document).unwrap_or_default(),
            failure: Some(failure),
            ..Self::default()
        }
    }
}

/// What is asked of a source.
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Whose rules are checked.
    pub passes: &'w [Pass],
    /// The figures of `--statistics`.
    pub statistics: bool,
    /// What other sources are compared with goes here, and is kept beside the results.
    pub summary: Option<(&'w Portions, Option<&'w Cache>)>,
}

/// Checks a source as the compilers see it.
pub fn check_source(
    workplace: &Workplace,
    input: &Input,
    wanted: Wanted<'_>,
    budget: &Budget,
) -> Result<Outcome, Failure> {
    let (mut findings, mut statistics, mut dependencies) = (Vec::new(), Vec::new(), Vec::new());
    let (mut status, mut limit_reached) = (0, false);
    let passes = wanted.passes;
    let mut unit: Option<UnitSummary> = None;
    let mut stages = Vec::new();
    let mut document = StandardDocument::default();
    let mut known: HashSet<(u16, String, u32, u32)> = HashSet::new();
    for &pass in passes {
        let mut prepared = workplace.prepare(input, pass)?;
        dependencies.append(&mut prepared.dependencies);
        let size = prepared.source.text().len() as u64;
        let _share = budget.take(MEMORY_AT_LEAST + size * MEMORY_PER_BYTE);
        let mut analysis = workplace.analyse_prepared(prepared)?;
        stages.append(&mut analysis.stages);
        let source = &analysis.unit.source;
        // What an earlier pass found is not told again.
        let place = |report: &Report| {
            let location = source.location(report.position);
            (report.code.0, source.file_name(location.file).to_owned(), location.line, location.column)
        };
        analysis
            .resolved
            .reports
            .retain(|shown| !shown.report.position.is_some() || known.insert(place(&shown.report)) || passes.len() < 2);
        status = analysis.resolved.exit_status().max(status);
        limit_reached |= analysis.resolved.limit_reached;
        let mut shown = Stage::run("showing reports", &mut stages, || {
            let surroundings = UnitSurroundings::new(&analysis.unit);
            document.add(&analysis.resolved, &analysis.unit.source, &working_directory(), &surroundings);
            written(&analysis.resolved, &analysis.unit.source, &surroundings)
        })?;
        findings.append(&mut shown);
        if let Some((portions, cache)) = wanted.summary {
            let (directory, has_errors) = (workplace.directory(), analysis.resolved.has_errors());
            match (pass, &mut unit) {
                (Pass::Host, _) => {
                    let (summary, found) = summarize(&analysis.unit, &directory, has_errors);
                    portions.add(found, cache);
                    unit = Some(summary);
                }
                (Pass::Device, Some(unit)) => summarize_device(&analysis.unit, &directory, has_errors, unit),
                (Pass::Device, None) => {}
            }
        }
        if wanted.statistics {
            write_statistics(&mut statistics, pass, &analysis.unit)?;
        }
    }
    dependencies.sort();
    dependencies.dedup();
    let mut text = Vec::new();
    document.write(&mut text)?;
    Ok(Outcome {
        status,
        findings,
        document: serde_json::from_slice(&text)?,
        limit_reached,
        statistics: String::from_utf8_lossy(&statistics).into_owned(),
        failure: None,
        dependencies,
        unit,
        stages,
    })
}

/// Reports in their forms.
pub fn written(resolved: &Resolved, source: &Source, surroundings: &dyn Surroundings) -> io::Result<Vec<Finding>> {
    let forms = [false, true].map(|colors| {
        let form = HumanForm { colors, unicode: colors, ..HumanForm::default() };
        human_reports(resolved, source, &form, surroundings)
    });
    let [plain, colored] = forms;
    let mut findings = Vec::with_capacity(resolved.reports.len());
    for ((plain, colored), report) in plain.into_iter().zip(colored).zip(&resolved.reports) {
        let one = Resolved {
            reports: vec![report.clone()],
            display_numbers: resolved.display_numbers,
            release: resolved.release,
            ..Resolved::default()
        };
        let mut text = Vec::new();
        write_reports(&mut text, &one, source, &TextForm::default())?;
        findings.push(Finding {
            human: [plain, colored],
            text: from_bytes(&text),
            weight: Weight::of(report.severity),
        });
    }
    Ok(findings)
}
