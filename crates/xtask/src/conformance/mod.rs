//! `cargo xtask conformance`: runs the cases of `tests/conformance` and compares what happens with the recorded facts.

mod case;
pub mod facts;
pub mod ratchet;
mod run;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::preprocess::Preprocessor;
use crate::toolkit::Toolkit;
use crate::{process, workplace};
use case::Case;
pub use run::nvcc;

/// Which cases to run, with what, and what to do with the result.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Only this topic (may be repeated)
    #[arg(long)]
    topic: Vec<String>,
    /// Only cases whose file name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Print every difference of the cases that fail
    #[arg(short, long)]
    verbose: bool,
    /// Name every case with its result
    #[arg(long)]
    list: bool,
    /// How many cases to run at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Add the cases that pass to the ratchet
    #[arg(long)]
    update: bool,
    /// Run only the cases that the ratchet lists; all of them must pass
    #[arg(long)]
    ratchet: bool,
}

/// Runs the cases; `Ok(false)` if one failed.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let real = Toolkit::find()?;
    let scratch = tempfile::Builder::new().prefix("conformance-").tempdir()?;
    let toolkit = real.overlay(&tool, &scratch.path().join("toolkit"))?;
    let preprocessor = Preprocessor::new(&real)?;
    let runner = run::Runner { toolkit: &toolkit, preprocessor: &preprocessor };
    process::limit_children();

    let root = workplace::repository()?.join("tests/conformance");
    let ratchet_file = root.join("ratchet.txt");
    let listed = ratchet::read(&ratchet_file)?;
    let mut expected = BTreeMap::new();
    let mut cases = Vec::new();
    let known = case::topics(&root)?;
    if let Some(unknown) = arguments.topic.iter().find(|topic| !known.contains(topic)) {
        anyhow::bail!("no topic {unknown}; there are: {}", known.join(" "));
    }
    for topic in known.iter().filter(|topic| arguments.topic.is_empty() || arguments.topic.contains(topic)) {
        expected.insert(topic.clone(), facts::recorded(&root.join(topic))?);
        cases.extend(case::cases(&root, topic)?);
    }
    if arguments.ratchet {
        let there: BTreeSet<String> = cases.iter().map(Case::name).collect();
        let gone: Vec<&str> = listed
            .iter()
            .filter(|name| {
                name.split_once('/').is_some_and(|(topic, _)| expected.contains_key(topic)) && !there.contains(*name)
            })
            .map(String::as_str)
            .collect();
        ensure!(gone.is_empty(), "the ratchet lists cases that are not there: {}", gone.join(" "));
        cases.retain(|case| listed.contains(&case.name()));
    }
    cases.retain(|case| case.file.contains(&arguments.only));
    // What takes longest goes first, so that no job is left with it at the end.
    cases.sort_by_key(|case| case.directives.mode);
    let results = workplace::in_parallel(&cases, workplace::jobs(arguments.jobs), |case| {
        match expected.get(&case.topic).and_then(|facts| facts.get(&case.file)) {
            Some(expected) => runner.run(case).differences(expected),
            None => vec!["no recorded facts".into()],
        }
    });
    let mut outcomes: Vec<(Case, Vec<String>)> = cases.into_iter().zip(results).collect();
    outcomes.sort_by_key(|(case, _)| case.name());
    report(arguments, &outcomes);

    let passed: BTreeSet<String> =
        outcomes.iter().filter(|(_, rows)| rows.is_empty()).map(|(case, _)| case.name()).collect();
    let fallen: Vec<String> = outcomes
        .iter()
        .map(|(case, _)| case.name())
        .filter(|name| listed.contains(name) && !passed.contains(name))
        .collect();
    if !fallen.is_empty() {
        println!("listed in the ratchet and failing: {}", fallen.join(" "));
    }
    if arguments.update {
        let added = ratchet::add(&ratchet_file, ratchet::CONFORMANCE, &passed).context("the ratchet")?;
        println!("added to the ratchet: {added}");
    }
    let failed = outcomes.len() - passed.len();
    println!("{} passed, {failed} failed", passed.len());
    Ok(if arguments.update { fallen.is_empty() } else { failed == 0 })
}

fn report(arguments: &Arguments, outcomes: &[(Case, Vec<String>)]) {
    for of_topic in outcomes.chunk_by(|(a, _), (b, _)| a.topic == b.topic) {
        for (case, rows) in of_topic {
            if arguments.list || arguments.verbose && !rows.is_empty() {
                println!("{} {}", if rows.is_empty() { "ok  " } else { "FAIL" }, case.name());
            }
            if arguments.verbose {
                for row in rows.iter().take(12) {
                    println!("       {}", row.replace('\n', "\n       ").chars().take(400).collect::<String>());
                }
            }
        }
        if let Some((case, _)) = of_topic.first() {
            let passed = of_topic.iter().filter(|(_, rows)| rows.is_empty()).count();
            println!("{}: {passed} passed, {} failed", case.topic, of_topic.len() - passed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_recorded_facts_and_the_ratchet_lists_only_cases() {
        let root = workplace::repository().unwrap().join("tests/conformance");
        let mut names = BTreeSet::new();
        for topic in case::topics(&root).unwrap() {
            let recorded = facts::recorded(&root.join(&topic)).unwrap();
            let cases = case::cases(&root, &topic).unwrap();
            let files: BTreeSet<&String> = cases.iter().map(|case| &case.file).collect();
            assert_eq!(files, recorded.keys().collect(), "{topic}");
            names.extend(cases.iter().map(Case::name));
        }
        let listed = ratchet::read(&root.join("ratchet.txt")).unwrap();
        assert_eq!(listed.difference(&names).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
