//! The units of a project compared with each other, when all of them are checked.

use super::Checked;
use super::outcome::{Outcome, written};
use crate::across::{Member, Portion, Reports, UnitSummary, compare, missing_definitions, programs};
use crate::human::unit::Failure;
use crate::stages::working_directory;
use cufe_diagnostics::sarif::StandardDocument;
use cufe_diagnostics::{Controls, resolve};
use cufe_project::cache::Cache;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

/// The portions of all summaries, each once: in memory, and beside the kept results.
#[derive(Default)]
pub struct Portions {
    known: Mutex<HashMap<String, Arc<Portion>>>,
}

impl Portions {
    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Portion>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds what a check has found.
    pub fn add(&self, portions: Vec<(String, Portion)>, cache: Option<&Cache>) {
        for (hash, portion) in portions {
            if self.known().contains_key(&hash) {
                continue;
            }
            if let Some(cache) = cache {
                // What cannot be kept is found again.
                let _ = cache.keep_shared(&hash, &portion);
            }
            self.known().insert(hash, Arc::new(portion));
        }
    }

    /// Whether all portions of a kept summary are there.
    pub fn hold(&self, summary: &UnitSummary, cache: &Cache) -> bool {
        summary.portions.iter().all(|hash| self.get(hash, Some(cache)).is_some())
    }

    fn get(&self, hash: &str, cache: Option<&Cache>) -> Option<Arc<Portion>> {
        if let Some(known) = self.known().get(hash) {
            return Some(Arc::clone(known));
        }
        let found = Arc::new(cache?.find_shared::<Portion>(hash)?);
        Some(Arc::clone(self.known().entry(hash.to_owned()).or_insert(found)))
    }
}

/// How much of the project was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All sources: what none of them defines is defined nowhere.
    Whole,
    /// Some of them.
    Part,
}

/// What the sources show together, and why some are not compared.
pub struct Comparison {
    /// The reports.
    pub outcome: Outcome,
    /// Why sources are not compared.
    pub unknown: Option<String>,
}

/// Compares the units of a project.
pub fn compare_all(
    sources: &[Checked],
    summaries: &[Option<UnitSummary>],
    (portions, cache): (&Portions, Option<&Cache>),
    extent: Extent,
    controls: &Controls,
) -> Result<Comparison, Failure> {
    let mut members = Vec::new();
    for (source, summary) in sources.iter().zip(summaries) {
        let Some(summary) = summary else { continue };
        let found = summary.portions.iter().filter_map(|hash| Some((hash.as_str(), portions.get(hash, cache)?)));
        members.push(Member {
            file: source.input.name(),
            program: source.program.as_deref(),
            summary,
            portions: found.collect(),
        });
    }
    if let (Some(cache), Extent::Whole) = (cache, extent) {
        let used: HashSet<&str> = members.iter().flat_map(|unit| unit.portions.iter().map(|(hash, _)| *hash)).collect();
        cache.retain_shared(|hash| used.contains(hash));
    }
    let mut reports = Reports::new();
    let (groups, unknown) = match programs(&members) {
        Ok(groups) => (groups, None),
        Err((groups, why)) => (groups, Some(why)),
    };
    for group in groups {
        let units: Vec<&Member<'_>> = group.iter().filter_map(|&index| members.get(index)).collect();
        compare(&units).iter().for_each(|difference| reports.difference(difference));
    }
    let is_whole = members.len() == sources.len() && members.iter().all(|unit| !unit.summary.is_partial);
    if extent == Extent::Whole && is_whole {
        missing_definitions(&members).into_iter().for_each(|used| reports.missing(used));
    }
    let source = reports.source();
    let resolved = resolve(&reports.sink, controls, &source);
    let mut document = StandardDocument::default();
    document.add(&resolved, &source, &working_directory(), &());
    let findings = written(&resolved, &source, &())?;
    let mut text = Vec::new();
    document.write(&mut text)?;
    let outcome = Outcome {
        status: resolved.exit_status(),
        findings,
        document: serde_json::from_slice(&text)?,
        limit_reached: resolved.limit_reached,
        ..Outcome::default()
    };
    Ok(Comparison { outcome, unknown })
}
