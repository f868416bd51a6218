//! Small mutations of cufe, and whether the tests notice them.
//!
//! A seeded sample of mutations is put into a copy of the repository, each behind a switch, so that one build holds them all. Then
//! every mutation is switched on and the tests run until one fails: those of its crate first, then all others from the fastest to
//! the slowest, at last the ratchets of the conformance cases and dumps. A mutation that nothing notices survives: a test is missing,
//! or it changes nothing that can be seen.
//!
//! A sample is in the order of hashes of what the mutations are called, not of their places: other changes leave it as it is.
//! Results are kept as long as the file of the mutation and the tests stay the same, so that a run goes on where the last one
//! ended.

mod candidates;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::process::{self, Ended};
use crate::workplace;
use candidates::{Candidate, Edit};
use tree::{TestProgram, Tree, VARIABLE};

/// How often a build may fail because of mutations that make no sense.
const MOST_BUILDS: u32 = 12;

#[derive(Debug, Args)]
pub struct Arguments {
    /// Which sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many mutations
    #[arg(long, default_value_t = 80)]
    count: usize,
    /// Start no mutation after so many minutes; the next run goes on
    #[arg(long)]
    minutes: Option<u64>,
    /// Only mutations of this crate (may be repeated)
    #[arg(long = "crate")]
    crates: Vec<String>,
    /// Only the tests of this crate, and no ratchets (may be repeated) [default: all]
    #[arg(long = "tests")]
    tests: Vec<String>,
    /// Only mutations whose names contain this
    #[arg(long, default_value = "")]
    only: String,
    /// Try those that survived again, with the tests as they are now
    #[arg(long)]
    survivors: bool,
    /// Without the ratchets, which need a toolkit
    #[arg(long)]
    no_ratchets: bool,
    /// Name the mutations of the sample, and try none
    #[arg(long)]
    list: bool,
}

/// A mutation of the sample.
#[derive(Clone, Debug)]
pub struct Mutation {
    /// What switches it on, from 1.
    number: u32,
    /// The crate.
    package: String,
    /// The file, from the root of the repository.
    file: String,
    /// What it is called.
    name: String,
    edit: Edit,
    /// The hash of the file that it was found in.
    text: String,
}

/// What came of a mutation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Verdict {
    /// By this test.
    Caught(String),
    Survived,
    /// It does not build.
    Senseless,
}

/// The verdicts of earlier runs, by the names of mutations, with the hashes of their files.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Results {
    verdicts: BTreeMap<String, (String, Verdict)>,
}

/// Runs the task; whether no mutation survived.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let repository = workplace::repository()?;
    let sample = sample(&repository, arguments)?;
    if arguments.list {
        for mutation in &sample {
            println!("{}", mutation.name);
        }
        return Ok(true);
    }
    let folder = workplace::cache_folder("mutate")?;
    let kept = folder.join("results.json");
    let mut results: Results =
        fs::read_to_string(&kept).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let is_open = |mutation: &&Mutation, results: &Results| match results.verdicts.get(&mutation.name) {
        Some((text, verdict)) if *text == mutation.text => arguments.survivors && *verdict == Verdict::Survived,
        _ => true,
    };
    let open: Vec<&Mutation> = sample.iter().filter(|mutation| is_open(mutation, &results)).collect();
    if !open.is_empty() {
        let tree = Tree::new(repository, &folder, arguments.tests.clone());
        let (programs, alive) = build(&tree, open, &mut results)?;
        try_all(&tree, &programs, &alive, arguments, &mut results, &kept)?;
    }
    Ok(summary(&sample, &results))
}

/// The mutations of the sample, without those inside of others.
fn sample(repository: &Path, arguments: &Arguments) -> Result<Vec<Mutation>> {
    let mut all: Vec<(String, Mutation)> = Vec::new();
    for package in workplace_crates(repository)? {
        if !arguments.crates.is_empty() && !arguments.crates.contains(&package) {
            continue;
        }
        for entry in walkdir::WalkDir::new(repository.join("crates").join(&package).join("src")).sort_by_file_name() {
            let path = entry?.into_path();
            let is_tests = path.file_stem().is_some_and(|stem| stem == "tests");
            if path.extension().is_none_or(|extension| extension != "rs") || is_tests {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let file = path.strip_prefix(repository)?.to_string_lossy().into_owned();
            let found = candidates::of_file(&text).with_context(|| file.clone())?;
            let hash = hash(&[&text]);
            let mut seen: BTreeMap<String, u32> = BTreeMap::new();
            for candidate in found {
                let Candidate { line, column, function, what, edit } = candidate;
                // The place of a mutation in its file is no part of what orders the sample.
                let key = format!("{file} {function} {what}");
                let count = seen.entry(key.clone()).or_default();
                *count += 1;
                let order = self::hash(&[&arguments.seed.to_string(), &key, &count.to_string()]);
                let name = format!("{file}:{line}:{column} {function}: {what}");
                if !name.contains(&arguments.only) {
                    continue;
                }
                let hash = hash.clone();
                let mutation =
                    Mutation { number: 0, package: package.clone(), file: file.clone(), name, edit, text: hash };
                all.push((order, mutation));
            }
        }
    }
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut chosen: Vec<Mutation> = Vec::new();
    for (_, mut mutation) in all {
        if chosen.len() == arguments.count {
            break;
        }
        let (start, end) = (mutation.edit.range.start, mutation.edit.range.end);
        let overlaps = chosen
            .iter()
            .any(|other| other.file == mutation.file && other.edit.range.start <= end && start <= other.edit.range.end);
        if !overlaps {
            mutation.number = chosen.len() as u32 + 1;
            chosen.push(mutation);
        }
    }
    Ok(chosen)
}

/// The crates of the product whose sources can ask for a mutation.
fn workplace_crates(repository: &Path) -> Result<Vec<String>> {
    let mut crates = Vec::new();
    for entry in fs::read_dir(repository.join("crates"))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).unwrap_or_default();
        if name == "cufe-base" || name != "xtask" && manifest.contains("cufe-base") {
            crates.push(name);
        }
    }
    crates.sort();
    Ok(crates)
}

fn hash(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// Builds the tests with mutations in them, without those that do not build.
fn build<'m>(
    tree: &Tree,
    mut open: Vec<&'m Mutation>,
    results: &mut Results,
) -> Result<(Vec<TestProgram>, Vec<&'m Mutation>)> {
    for _ in 0..MOST_BUILDS {
        tree.write(&open)?;
        eprintln!("building with {} mutations", open.len());
        let errors = match tree.build()? {
            Ok(programs) => return Ok((programs, open)),
            Err(errors) => errors,
        };
        let at_fault: BTreeSet<u32> = errors
            .iter()
            .filter_map(|error| {
                let own = open.iter().filter(|mutation| mutation.file == error.file);
                let mut at = own.filter(|mutation| {
                    tree.lines(mutation).is_some_and(|(first, last)| (first..=last).contains(&error.line))
                });
                at.next().map(|mutation| mutation.number)
            })
            .collect();
        if at_fault.is_empty() {
            let said: Vec<String> =
                errors.iter().map(|error| format!("{}:{}: {}", error.file, error.line, error.text)).collect();
            bail!("the tests do not build\n{}", said.join("\n"));
        }
        for mutation in open.iter().filter(|mutation| at_fault.contains(&mutation.number)) {
            results.verdicts.insert(mutation.name.clone(), (mutation.text.clone(), Verdict::Senseless));
        }
        open.retain(|mutation| !at_fault.contains(&mutation.number));
    }
    bail!("after {MOST_BUILDS} builds there are still mutations that do not build")
}

/// A step of trying a mutation: a program of tests, or a ratchet.
struct Step {
    name: String,
    package: String,
    program: PathBuf,
    arguments: Vec<String>,
    folder: PathBuf,
    /// How long it takes without mutation.
    takes: Duration,
}

impl Step {
    fn run(&self, mutation: Option<u32>) -> Result<Ended> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(&self.folder).env("RUST_BACKTRACE", "0");
        match mutation {
            Some(number) => command.env(VARIABLE, number.to_string()),
            None => command.env_remove(VARIABLE),
        };
        let limit = self.takes * 4 + Duration::from_secs(if mutation.is_some() { 30 } else { 1200 });
        Ok(process::run(&mut command, limit)?.ended)
    }
}

/// The steps, with the time that each takes; all must succeed without mutation.
fn steps(tree: &Tree, programs: &[TestProgram], arguments: &Arguments) -> Result<Vec<Step>> {
    let mut steps: Vec<Step> = programs
        .iter()
        .map(|program| Step {
            name: format!("{}, {}", program.package, program.name),
            package: program.package.clone(),
            program: program.path.clone(),
            arguments: Vec::new(),
            folder: program.folder.clone(),
            takes: Duration::ZERO,
        })
        .collect();
    if !arguments.no_ratchets && arguments.tests.is_empty() {
        for ratchet in ["conformance", "il-display"] {
            let tool = tree.front_end().to_string_lossy().into_owned();
            steps.push(Step {
                name: format!("the ratchet of {ratchet}"),
                package: String::new(),
                program: std::env::current_exe()?,
                arguments: [ratchet, "--ratchet", "--tool", &tool].map(String::from).to_vec(),
                folder: workplace::repository()?,
                takes: Duration::ZERO,
            });
        }
    }
    for step in &mut steps {
        let start = Instant::now();
        let ended = step.run(None)?;
        ensure!(ended.succeeded(), "without mutation, {} ends with {ended}", step.name);
        step.takes = start.elapsed();
    }
    steps.sort_by_key(|step| (step.package.is_empty(), step.takes));
    Ok(steps)
}

fn try_all(
    tree: &Tree,
    programs: &[TestProgram],
    alive: &[&Mutation],
    arguments: &Arguments,
    results: &mut Results,
    kept: &Path,
) -> Result<()> {
    let start = Instant::now();
    let steps = steps(tree, programs, arguments)?;
    for (index, mutation) in alive.iter().enumerate() {
        if arguments.minutes.is_some_and(|minutes| start.elapsed() >= Duration::from_secs(minutes * 60)) {
            eprintln!("{} mutations are left to the next run", alive.len() - index);
            break;
        }
        let own = steps.iter().filter(|step| step.package == mutation.package);
        let others = steps.iter().filter(|step| step.package != mutation.package);
        let mut verdict = Verdict::Survived;
        for step in own.chain(others) {
            if !step.run(Some(mutation.number))?.succeeded() {
                verdict = Verdict::Caught(step.name.clone());
                break;
            }
        }
        match &verdict {
            Verdict::Caught(by) => println!("caught    {} ({by})", mutation.name),
            _ => println!("survived  {}", mutation.name),
        }
        results.verdicts.insert(mutation.name.clone(), (mutation.text.clone(), verdict));
        fs::write(kept, serde_json::to_string_pretty(results)?)?;
    }
    Ok(())
}

/// Prints how many were caught, and those that were not; whether none survived.
fn summary(sample: &[Mutation], results: &Results) -> bool {
    let verdict = |mutation: &Mutation| {
        results.verdicts.get(&mutation.name).filter(|(text, _)| *text == mutation.text).map(|(_, verdict)| verdict)
    };
    let count = |wanted: fn(&Verdict) -> bool| sample.iter().filter_map(verdict).filter(|it| wanted(it)).count();
    let caught = count(|verdict| matches!(verdict, Verdict::Caught(_)));
    let survived = count(|verdict| *verdict == Verdict::Survived);
    let senseless = count(|verdict| *verdict == Verdict::Senseless);
    for mutation in sample.iter().filter(|mutation| verdict(mutation) == Some(&Verdict::Survived)) {
        println!("survivor: {}", mutation.name);
    }
    let open = sample.len() - caught - survived - senseless;
    println!("{caught} caught, {survived} survived, {senseless} do not build, {open} not tried");
    survived == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(seed: u64) -> Arguments {
        Arguments {
            seed,
            count: 20,
            minutes: None,
            crates: vec!["cufe-lex".to_owned()],
            tests: Vec::new(),
            only: String::new(),
            survivors: false,
            no_ratchets: true,
            list: true,
        }
    }

    #[test]
    fn a_seed_is_a_sample() {
        let repository = workplace::repository().unwrap();
        let names = |seed| {
            let sample = sample(&repository, &arguments(seed)).unwrap();
            sample.into_iter().map(|mutation| mutation.name).collect::<Vec<_>>()
        };
        assert_eq!(names(1).len(), 20);
        assert_eq!(names(1), names(1));
        assert_ne!(names(1), names(2));
    }
}
