//! The results, for people and for programs.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use super::build::Built;
use super::compare::{Agreement, Verdict, differences};
use super::front_end::Ran;

/// What the host compiler says of cufe's host file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Host {
    /// It compiles.
    Compiles,
    /// Neither cufe's nor the reference's does; the first error of cufe's.
    NeitherCompiles(String),
    /// Only the reference's does: a defect; the first error of cufe's.
    Broken(String),
}

/// What came of one unit.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// The project's name in the table.
    pub project: String,
    /// What kind of program the project is.
    pub about: String,
    /// The file, relative to the project's root.
    pub file: String,
    /// Whether it is a CUDA program.
    pub cuda: bool,
    /// The verdict.
    pub verdict: Verdict,
    /// The name of the preprocessed text among the kept ones.
    pub text: Option<String>,
    /// What the preprocessor said.
    pub refusal: Option<String>,
    /// What cufe did.
    pub cufe: Option<Ran>,
    /// What the reference did.
    pub reference: Option<Ran>,
    /// What of the two agrees.
    pub agreement: Option<Agreement>,
    /// Whether both readings of the unit were compared, and how they differ.
    pub readings: Option<Option<String>>,
    /// What the host compiler says of the host file, if it was asked.
    pub host: Option<Host>,
    /// How the two builds compare.
    pub built: Option<Built>,
}

impl Outcome {
    /// Project and file.
    pub fn name(&self) -> String {
        format!("{}/{}", self.project, self.file)
    }

    /// The name of the preprocessed text of a unit that was tried.
    pub fn made_text(&self) -> Result<&str> {
        self.text.as_deref().context("a unit that was tried has a text")
    }

    /// Whether the unit shows a defect of cufe.
    pub fn is_failure(&self) -> bool {
        self.verdict.is_failure()
            || matches!(self.readings, Some(Some(_)))
            || matches!(self.host, Some(Host::Broken(_)))
    }

    /// How long cufe took.
    pub fn seconds(&self) -> f64 {
        self.cufe.as_ref().map_or(0.0, |ran| ran.seconds)
    }

    /// The first error of cufe, or of the preprocessor.
    pub fn first_error(&self) -> &str {
        self.cufe.as_ref().map(|ran| &*ran.first_error).or(self.refusal.as_deref()).unwrap_or_default()
    }

    /// Adds what the reference did.
    pub fn confirm(&mut self, reference: Ran) {
        if let Some(cufe) = &self.cufe {
            self.verdict = Verdict::of(cufe, Some(&reference));
            self.agreement = Some(Agreement::of(cufe, &reference));
        }
        self.reference = Some(reference);
    }
}

/// Sums of one project, or of all.
#[derive(Clone, Debug, Default, Serialize)]
struct Sums {
    files: usize,
    verdicts: BTreeMap<Verdict, usize>,
    /// Of the files that both accept: as many have the same diagnostics, module id, host references.
    diagnostics: usize,
    module_ids: usize,
    host_references: usize,
    readings: usize,
    same_readings: usize,
    /// Host files that were compiled: those that compile, and those of which only the reference's does.
    hosts: usize,
    broken_hosts: usize,
    built: usize,
    symbols: usize,
    code: usize,
    ptx: usize,
    cufe_seconds: f64,
    reference_seconds: f64,
}

impl Sums {
    fn add(&mut self, outcome: &Outcome) {
        self.files += 1;
        *self.verdicts.entry(outcome.verdict).or_default() += 1;
        if outcome.verdict == Verdict::BothAccept
            && let Some(agreement) = outcome.agreement
        {
            self.diagnostics += usize::from(agreement.diagnostics);
            self.module_ids += usize::from(agreement.module_id);
            self.host_references += usize::from(agreement.host_references);
        }
        if let (Some(own), Some(reference)) = (&outcome.cufe, &outcome.reference) {
            self.cufe_seconds += own.seconds;
            self.reference_seconds += reference.seconds;
        }
        self.readings += usize::from(outcome.readings.is_some());
        self.same_readings += usize::from(outcome.readings == Some(None));
        self.hosts += usize::from(outcome.host == Some(Host::Compiles));
        self.broken_hosts += usize::from(matches!(outcome.host, Some(Host::Broken(_))));
        match &outcome.built {
            Some(Built::Both { symbols, code, ptx, .. }) => {
                self.built += 1;
                self.symbols += usize::from(*symbols);
                self.code += usize::from(*code);
                self.ptx += usize::from(*ptx);
            }
            Some(Built::NotByCufe(_)) => self.built += 1,
            Some(Built::NotByReference(_)) | None => {}
        }
    }

    fn count(&self, verdict: Verdict) -> usize {
        self.verdicts.get(&verdict).copied().unwrap_or(0)
    }

    fn row(&self, name: &str) -> String {
        let other =
            self.count(Verdict::ReferenceBroken) + self.count(Verdict::Accepted) + self.count(Verdict::Rejected);
        format!(
            "{name:<28} {:>5} {:>7} {:>8} {:>6} {:>6} {:>6} {:>6} {other:>6} {:>6} {:>6} {:>6}",
            self.files,
            self.count(Verdict::Refused),
            self.count(Verdict::BothReject),
            self.count(Verdict::BothAccept),
            self.count(Verdict::FalseError),
            self.count(Verdict::Broken),
            self.count(Verdict::Missed),
            self.diagnostics,
            self.module_ids,
            self.host_references,
        )
    }
}

/// Prints the failures, the differences (only their number, unless `verbose`), and the table.
pub fn print(outcomes: &[Outcome], verbose: bool) {
    let mut projects: BTreeMap<&str, Sums> = BTreeMap::new();
    let mut all = Sums::default();
    for outcome in outcomes {
        projects.entry(&outcome.project).or_default().add(outcome);
        all.add(outcome);
        print_outcome(outcome, verbose);
    }
    println!(
        "{:<28} {:>5} {:>7} {:>8} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}",
        "project", "files", "refused", "rejected", "both", "FALSE", "broken", "missed", "other", "diags", "ids", "refs"
    );
    for (name, sums) in &projects {
        println!("{}", sums.row(name));
    }
    println!("{}", all.row("all"));
    let (both, wrong) = (all.count(Verdict::BothAccept), all.count(Verdict::FalseError) + all.count(Verdict::Broken));
    println!("of {} files that the reference accepts, cufe rejects {wrong}", both + wrong);
    if all.readings > 0 {
        println!("of {} read in both ways, {} show no difference", all.readings, all.same_readings);
    }
    if all.hosts + all.broken_hosts > 0 {
        println!("of {} host files, {} compile", all.hosts + all.broken_hosts, all.hosts);
    }
    if all.built > 0 {
        println!(
            "of {} built both ways, {} have the same symbols, {} the same machine code, {} the same names in the PTX",
            all.built, all.symbols, all.code, all.ptx
        );
    }
    println!("time where both ran: cufe {:.0} s, reference {:.0} s", all.cufe_seconds, all.reference_seconds);
}

fn print_outcome(outcome: &Outcome, verbose: bool) {
    if outcome.verdict.is_failure() || outcome.verdict == Verdict::Missed {
        println!("{:?}: {} [{}]", outcome.verdict, outcome.name(), outcome.text.as_deref().unwrap_or("no text"));
        if let Some(ran) = &outcome.cufe
            && outcome.verdict.is_failure()
        {
            println!("     {}: {}", ran.ended, ran.first_error);
        } else if let Some(reference) = &outcome.reference {
            println!("     reference: {}", reference.first_error);
        }
    } else if verbose
        && outcome.agreement.is_some_and(|agreement| !agreement.is_whole())
        && let (Some(cufe), Some(reference)) = (&outcome.cufe, &outcome.reference)
    {
        println!("{:?}, but: {}", outcome.verdict, outcome.name());
        for row in differences(cufe, reference) {
            println!("     {row}");
        }
    }
    if let Some(Some(difference)) = &outcome.readings {
        println!("readings differ: {}\n     {difference}", outcome.name());
    }
    if let Some(Host::Broken(said)) = &outcome.host {
        println!("only the reference's host file compiles: {}\n     {said}", outcome.name());
    }
    match &outcome.built {
        Some(Built::NotByCufe(said)) => println!("built only by the reference: {}\n     {said}", outcome.name()),
        Some(Built::Both { differences, .. }) if !differences.is_empty() => {
            println!("builds differ: {}", outcome.name());
            for row in differences.iter().take(6) {
                println!("     {}", row.chars().take(200).collect::<String>().replace('\n', " | "));
            }
        }
        _ => {}
    }
}

/// Writes everything as JSON.
pub fn write(path: &Path, outcomes: &[Outcome]) -> Result<()> {
    let mut projects: BTreeMap<&str, Sums> = BTreeMap::new();
    for outcome in outcomes {
        projects.entry(&outcome.project).or_default().add(outcome);
    }
    let whole = serde_json::json!({ "projects": projects, "files": outcomes });
    std::fs::write(path, serde_json::to_vec_pretty(&whole)?).with_context(|| format!("cannot write {}", path.display()))
}
