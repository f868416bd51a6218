//! `cargo xtask zoo`: real projects, file by file, through cufe and the reference.

mod build;
mod compare;
mod front_end;
mod host;
mod package;
mod report;
mod said;
mod sources;
mod table;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use sha2::{Digest, Sha256};

use crate::conformance::ratchet;
use crate::preprocess::front_end_arguments as front_end_arguments_in;
use crate::readings::{self, Comparison};
use crate::toolkit::Toolkit;
use crate::{process, workplace};
pub use compare::Verdict;
pub use front_end::{FrontEnd, Ran, arguments as front_end_arguments};
pub use package::tool_from_python;
use report::{Host, Outcome};
pub use said::Diagnostic;
pub use sources::{Unit, choose};
use table::{Package, Table};
pub use text::{Request, Text, Texts};

const TITLE: &str = "# Files of the zoo that cufe accepts, as the reference does. CI fails when one is rejected. Written by: cargo xtask zoo --update";

/// Arguments of the front end for which nvcc defines a macro when it preprocesses.
const MACROS: &[(&str, &str)] =
    &[("--extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__"), ("--relaxed_constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__")];

/// How long a front end may take for one unit.
const CUFE: Duration = Duration::from_secs(120);
const REFERENCE: Duration = Duration::from_secs(400);

/// GiB of address space that a child may have.
const MEMORY: u64 = 10;

/// When the reference is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Ask {
    /// For every unit
    Always,
    /// Where cufe rejects
    Rejected,
    /// Never: only results that are kept are used
    Never,
}

/// Which projects to try, and how.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Only these projects (default: all that can be had)
    projects: Vec<String>,
    /// Only files whose path contains this
    #[arg(long, default_value = "")]
    only: String,
    /// At most this many files of each project, in the place of the table's numbers
    #[arg(long)]
    most: Option<usize>,
    /// Chooses the files where a project has more than that
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Take a project's files from a folder (may be repeated)
    #[arg(long, value_name = "NAME=DIR")]
    checkout: Vec<String>,
    /// When to ask the reference
    #[arg(long, value_enum, default_value = "always")]
    reference: Ask,
    /// Build this many of the files that both accept, both ways, and compare the objects
    #[arg(long, default_value_t = 0)]
    build: usize,
    /// Read each file that cufe accepts in both ways, with only the needed declarations of headers and with all, and compare
    #[arg(long)]
    readings: bool,
    /// Compile the host file of each file that cufe accepts, without making code
    #[arg(long)]
    hosts: bool,
    /// Run only the files that the ratchet lists, of the projects for CI (or of those given); all must be accepted
    #[arg(long)]
    ratchet: bool,
    /// Add the files that both accept to the ratchet
    #[arg(long)]
    update: bool,
    /// Name every file with its verdict
    #[arg(long)]
    list: bool,
    /// Fetch what is needed and name the files, but run nothing
    #[arg(long)]
    fetch: bool,
    /// Tell how the runs differ where both accept
    #[arg(short, long)]
    verbose: bool,
    /// Where to write the results [default: zoo/results.json in the build folder]
    #[arg(long)]
    results: Option<PathBuf>,
    /// How many files to try at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// A unit with what is needed to try it.
#[derive(Debug)]
struct Trial {
    project: String,
    unit: Unit,
    root: PathBuf,
    package: Package,
    /// Arguments of the preprocessor: definitions and folders of headers.
    preprocessor: Vec<String>,
}

impl Trial {
    fn name(&self) -> String {
        format!("{}/{}", self.project, self.unit.name)
    }

    fn front_end_arguments(&self) -> Vec<String> {
        front_end::arguments(&self.unit.path, &self.package.standard, self.package.cuda, &self.package.arguments)
    }
}

/// Tries the projects; `Ok(false)` if cufe rejects what the reference accepts.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let folder = workplace::repository()?.join("tests/zoo");
    let table = table::read(&folder.join("zoo.toml"))?;
    let listed = ratchet::read(&folder.join("ratchet.txt"))?;
    let trials = trials(arguments, &table, &listed)?;
    if arguments.fetch {
        for trial in &trials {
            println!("{}", trial.name());
        }
        return Ok(true);
    }
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    process::limit_children_to(MEMORY);
    let zoo = Zoo {
        texts: Texts::new(&toolkit, workplace::cache_folder("zoo/texts")?)?,
        cufe: FrontEnd::new(&tool, CUFE, workplace::cache_folder("zoo/results")?)?,
        reference: FrontEnd::new(&toolkit.reference(), REFERENCE, workplace::cache_folder("zoo/results")?)?,
        ask: if arguments.ratchet { Ask::Never } else { arguments.reference },
        jobs: workplace::jobs(arguments.jobs),
    };
    let mut outcomes = zoo.run(&trials)?;
    if arguments.readings {
        zoo.compare_readings(&trials, &mut outcomes)?;
    }
    if arguments.hosts {
        zoo.compile_hosts(&toolkit, &trials, &mut outcomes)?;
    }
    if arguments.build > 0 {
        build_sample(arguments, &toolkit, &tool, &trials, &mut outcomes)?;
    }
    if arguments.ratchet {
        return Ok(report_ratchet(&outcomes));
    }
    if arguments.list {
        for outcome in &outcomes {
            println!("{:?} {} {:.2} s", outcome.verdict, outcome.name(), outcome.seconds());
        }
    }
    report::print(&outcomes, arguments.verbose);
    let results = match &arguments.results {
        Some(path) => path.clone(),
        None => workplace::cache_folder("zoo")?.join("results.json"),
    };
    report::write(&results, &outcomes)?;
    println!("results: {}", results.display());
    if arguments.update {
        let accepted = outcomes.iter().filter(|outcome| outcome.verdict == Verdict::BothAccept);
        let names: BTreeSet<String> = accepted.map(Outcome::name).collect();
        println!("added to the ratchet: {}", ratchet::add(&folder.join("ratchet.txt"), TITLE, &names)?);
    }
    Ok(!outcomes.iter().any(Outcome::is_failure))
}

/// A unit of the zoo, preprocessed.
#[derive(Debug)]
pub struct Input {
    /// Its project and file.
    pub name: String,
    /// The file.
    pub source: PathBuf,
    /// Its preprocessed text.
    pub text: PathBuf,
    /// Its standard.
    pub standard: String,
    /// Further arguments for the front end.
    pub further: Vec<String>,
}

/// The units with these projects and files, their texts written into a folder. What their projects need is fetched.
///
/// # Errors
///
/// A package cannot be had, has no such file, or the preprocessor refuses it.
pub fn inputs(names: &[(&str, &str)], toolkit: &Toolkit, folder: &Path) -> Result<Vec<Input>> {
    let table = table::read(&workplace::repository()?.join("tests/zoo/zoo.toml"))?;
    let store = package::Store::new()?;
    let root =
        |name: &str, package: &Package| store.root(name, package).with_context(|| format!("cannot fetch {name}"));
    let texts = Texts::new(toolkit, workplace::cache_folder("zoo/texts")?)?;
    let input = |(at, &(project, file)): (usize, &(&str, &str))| {
        let package = table.get(project).with_context(|| format!("the table has no {project}"))?;
        let place = root(project, package)?;
        let source = place.join(file);
        let further = preprocessor_arguments(&table, package, &place, &root)?;
        let standard = &package.standard;
        let request = Request { source: &source, folder: &place, standard, cuda: package.cuda, further: &further };
        let text = folder.join(format!("{at}.cpp4.ii"));
        match texts.make(&request).with_context(|| format!("{project}/{file}"))? {
            Text::Made(kept) => texts.write(&kept, &text)?,
            Text::Refused(said) => bail!("{project}/{file}: {said}"),
        }
        let name = format!("{project}/{}", source.file_stem().unwrap_or_default().to_string_lossy());
        Ok(Input { name, source, text, standard: package.standard.clone(), further: package.arguments.clone() })
    };
    names.iter().enumerate().map(input).collect()
}

fn report_ratchet(outcomes: &[Outcome]) -> bool {
    let (mut passed, mut failed) = (0, 0);
    for outcome in outcomes {
        match outcome.verdict {
            Verdict::Accepted | Verdict::BothAccept => {
                passed += 1;
                continue;
            }
            // Something that the project includes is not on this machine; the front end is not to blame.
            Verdict::Refused => {}
            _ => failed += 1,
        }
        println!("{:?}: {}\n     {}", outcome.verdict, outcome.name(), outcome.first_error());
    }
    println!("{passed} passed, {failed} failed");
    failed == 0 && passed > 0
}

/// The trials that were asked for; packages are fetched on the way.
fn trials(arguments: &Arguments, table: &Table, listed: &BTreeSet<String>) -> Result<Vec<Trial>> {
    let mut checkouts = BTreeMap::new();
    for given in &arguments.checkout {
        let (name, folder) = given.split_once('=').context("--checkout NAME=DIR")?;
        ensure!(table.contains_key(name), "the table has no {name}");
        checkouts.insert(name, Path::new(folder).canonicalize().with_context(|| format!("no folder {folder}"))?);
    }
    for name in &arguments.projects {
        ensure!(table.get(name).is_some_and(Package::is_project), "the table has no project {name}");
    }
    let store = package::Store::new()?;
    let root = |name: &str, package: &Package| match checkouts.get(name) {
        Some(folder) => Ok(folder.clone()),
        None => store.root(name, package).with_context(|| format!("cannot fetch {name}")),
    };
    let wanted: Vec<(&String, &Package)> = table
        .iter()
        .filter(|(name, package)| {
            let available = package.source != "checkout" || checkouts.contains_key(name.as_str());
            let asked = if !arguments.projects.is_empty() {
                arguments.projects.contains(name)
            } else if arguments.ratchet {
                package.ci
            } else {
                available
            };
            asked && package.is_project()
        })
        .collect();
    let bar = progress(wanted.len(), "fetching")?;
    let mut trials = Vec::new();
    for (name, package) in wanted {
        bar.set_message(name.clone());
        let found = root(name, package).and_then(|place| {
            let preprocessor = preprocessor_arguments(table, package, &place, &root)?;
            let most = if arguments.ratchet { usize::MAX } else { arguments.most.unwrap_or(package.most) };
            let units = sources::units(name, package, &place, most, arguments.seed)?;
            ensure!(!units.is_empty(), "{name}: no file matches");
            Ok((units, place, preprocessor))
        });
        bar.inc(1);
        let (units, place, preprocessor) = match found {
            Ok(found) => found,
            // One package that is gone should not keep all others from being tried.
            Err(error) if arguments.projects.is_empty() && !arguments.ratchet => {
                bar.suspend(|| eprintln!("xtask: {error:#}"));
                continue;
            }
            Err(error) => return Err(error),
        };
        trials.extend(units.into_iter().map(|unit| Trial {
            project: name.clone(),
            unit,
            root: place.clone(),
            package: package.clone(),
            preprocessor: preprocessor.clone(),
        }));
    }
    bar.finish_and_clear();
    trials.retain(|trial| trial.unit.name.contains(&arguments.only));
    if arguments.ratchet {
        trials.retain(|trial| listed.contains(&trial.name()));
    }
    ensure!(!trials.is_empty(), "no file to try");
    Ok(trials)
}

/// Definitions, and the folders of headers of a package and of those that it needs.
fn preprocessor_arguments(
    table: &Table,
    package: &Package,
    place: &Path,
    root: &impl Fn(&str, &Package) -> Result<PathBuf>,
) -> Result<Vec<String>> {
    let here = place.display().to_string();
    let mut arguments: Vec<String> =
        package.definitions.iter().map(|definition| definition.replace("{root}", &here)).collect();
    for (option, definition) in MACROS {
        if package.cuda && package.arguments.iter().any(|argument| argument == option) {
            arguments.push((*definition).into());
        }
    }
    if package.cuda {
        arguments.push("-D__CUDACC_RDC__".into());
    }
    arguments.extend(package.include.iter().map(|folder| format!("-I{}", place.join(folder).display())));
    let mut needed: Vec<&String> = package.needs.iter().collect();
    let mut at = 0;
    let mut python = package.python;
    while let Some(name) = needed.get(at).copied() {
        at += 1;
        let other = table.get(name).with_context(|| format!("the table has no {name}"))?;
        let place = root(name, other)?;
        python |= other.python;
        arguments.extend(other.include.iter().map(|folder| format!("-I{}", place.join(folder).display())));
        for further in &other.needs {
            if !needed.contains(&further) {
                needed.push(further);
            }
        }
    }
    if python {
        arguments.push(format!("-I{}", package::python_headers()?));
    }
    Ok(arguments)
}

/// What all trials share.
#[derive(Debug)]
struct Zoo<'a> {
    texts: Texts<'a>,
    cufe: FrontEnd,
    reference: FrontEnd,
    ask: Ask,
    jobs: usize,
}

impl Zoo<'_> {
    /// cufe on every unit, then the reference where cufe rejects, then the reference on the rest.
    fn run(&self, trials: &[Trial]) -> Result<Vec<Outcome>> {
        let own = self.pass("cufe", trials, |trial, bar| self.try_cufe(trial, bar))?;
        let mut outcomes: Vec<Outcome> =
            own.into_iter().zip(trials).map(|((text, ran), trial)| outcome(trial, text, ran)).collect();
        let rejected = |outcome: &Outcome| outcome.cufe.as_ref().is_some_and(|ran| !ran.accepted);
        let refused = |outcome: &Outcome| outcome.cufe.is_none();
        let pairs: Vec<(usize, &Trial)> = trials.iter().enumerate().collect();
        let mut rounds = Vec::new();
        if self.ask != Ask::Never {
            rounds.push(pairs.iter().copied().filter(|(at, _)| rejected(&outcomes[*at])).collect::<Vec<_>>());
        }
        if self.ask == Ask::Always {
            let rest = pairs.iter().copied().filter(|(at, _)| !rejected(&outcomes[*at]) && !refused(&outcomes[*at]));
            rounds.push(rest.collect());
        }
        for round in rounds {
            let found = self.pass("reference", &round, |(at, trial), _| self.try_reference(trial, &outcomes[*at]))?;
            for ((at, _), ran) in round.iter().zip(found) {
                outcomes[*at].confirm(ran);
            }
        }
        Ok(outcomes)
    }

    fn pass<T: Sync, R: Send>(
        &self,
        what: &'static str,
        items: &[T],
        work: impl Fn(&T, &ProgressBar) -> Result<R> + Sync,
    ) -> Result<Vec<R>> {
        let bar = progress(items.len(), what)?;
        let results = workplace::in_parallel(items, self.jobs, |item| {
            let result = work(item, &bar);
            bar.inc(1);
            result
        });
        bar.finish_and_clear();
        results.into_iter().collect()
    }

    fn try_cufe(&self, trial: &Trial, bar: &ProgressBar) -> Result<(Text, Option<Ran>)> {
        let request = Request {
            source: &trial.unit.path,
            folder: &trial.root,
            standard: &trial.package.standard,
            cuda: trial.package.cuda,
            further: &trial.preprocessor,
        };
        let text = self.texts.make(&request).with_context(|| trial.name())?;
        let ran = match &text {
            Text::Made(name) => Some(self.cufe.run(&self.texts, name, &trial.front_end_arguments())?),
            Text::Refused(_) => None,
        };
        if let Some(ran) = ran.as_ref().filter(|ran| !ran.accepted) {
            // Told at once: a long run is worth reading before its end.
            bar.suspend(|| eprintln!("rejected: {}\n     {}", trial.name(), ran.first_error));
        }
        Ok((text, ran))
    }

    /// Reads every accepted unit in both ways. Nothing of this is kept: it is cufe alone, twice.
    fn compare_readings(&self, trials: &[Trial], outcomes: &mut [Outcome]) -> Result<()> {
        let chosen = accepted(outcomes);
        let found = self.pass("readings", &chosen, |at, _| {
            let folder = tempfile::Builder::new().prefix("zoo-").tempdir()?;
            let input = folder.path().join("in.cpp4.ii");
            self.texts.write(outcomes[*at].made_text()?, &input)?;
            let Trial { unit, package, .. } = &trials[*at];
            let arguments = |folder: &Path| {
                let mut words = front_end_arguments_in(&unit.path, &package.standard, folder);
                words.extend(package.arguments.iter().cloned());
                words
            };
            readings::compare(self.cufe.program(), &input, &arguments, CUFE)
        })?;
        for (at, comparison) in chosen.into_iter().zip(found) {
            outcomes[at].readings = Some(match comparison {
                Comparison::Same => None,
                Comparison::Different(what) => Some(what),
            });
        }
        Ok(())
    }

    /// Compiles the host file of every accepted unit; where that fails, the reference's host file, too. Nothing is kept:
    /// it is the host compiler that takes the time.
    fn compile_hosts(&self, toolkit: &Toolkit, trials: &[Trial], outcomes: &mut [Outcome]) -> Result<()> {
        let chosen = accepted(outcomes);
        let found = self.pass("hosts", &chosen, |at, bar| {
            let folder = tempfile::Builder::new().prefix("zoo-").tempdir()?;
            let input = folder.path().join("in.cpp4.ii");
            self.texts.write(outcomes[*at].made_text()?, &input)?;
            let arguments = trials[*at].front_end_arguments();
            let error = |front_end: &FrontEnd| {
                host::error(front_end, toolkit, &input, &arguments, &trials[*at].package.standard)
            };
            let Some(said) = error(&self.cufe)? else { return Ok(Host::Compiles) };
            let host = if error(&self.reference)?.is_some() { Host::NeitherCompiles(said) } else { Host::Broken(said) };
            bar.suspend(|| eprintln!("host file: {}\n     {host:?}", outcomes[*at].name()));
            Ok(host)
        })?;
        for (at, host) in chosen.into_iter().zip(found) {
            outcomes[at].host = Some(host);
        }
        Ok(())
    }

    fn try_reference(&self, trial: &Trial, outcome: &Outcome) -> Result<Ran> {
        self.reference.run(&self.texts, outcome.made_text()?, &trial.front_end_arguments())
    }
}

/// The units that cufe accepts.
fn accepted(outcomes: &[Outcome]) -> Vec<usize> {
    let is_accepted = |at: &usize| outcomes[*at].cufe.as_ref().is_some_and(|ran| ran.accepted);
    (0..outcomes.len()).filter(is_accepted).collect()
}

fn outcome(trial: &Trial, text: Text, ran: Option<Ran>) -> Outcome {
    let verdict = ran.as_ref().map_or(Verdict::Refused, |ran| Verdict::of(ran, None));
    let (text, refusal) = match text {
        Text::Made(name) => (Some(name), None),
        Text::Refused(said) => (None, Some(said)),
    };
    Outcome {
        project: trial.project.clone(),
        about: trial.package.about.clone(),
        file: trial.unit.name.clone(),
        cuda: trial.package.cuda,
        verdict,
        text,
        refusal,
        cufe: ran,
        reference: None,
        agreement: None,
        readings: None,
        host: None,
        built: None,
    }
}

/// Builds some of the files that both accept, chosen by the seed.
fn build_sample(
    arguments: &Arguments,
    toolkit: &Toolkit,
    tool: &Path,
    trials: &[Trial],
    outcomes: &mut [Outcome],
) -> Result<()> {
    let scratch = tempfile::Builder::new().prefix("zoo-").tempdir()?;
    let overlaid = toolkit.overlay(tool, &scratch.path().join("toolkit"))?;
    let mut candidates: Vec<usize> =
        (0..outcomes.len()).filter(|at| outcomes[*at].cuda && outcomes[*at].verdict == Verdict::BothAccept).collect();
    candidates.sort_by_cached_key(|at| Sha256::digest(format!("{} {}", arguments.seed, outcomes[*at].name())).to_vec());
    candidates.truncate(arguments.build);
    let bar = progress(candidates.len(), "building")?;
    let results = workplace::in_parallel(&candidates, workplace::jobs(arguments.jobs), |at| {
        let trial = &trials[*at];
        let mut words =
            vec![format!("-std={}", trial.package.standard), "-gencode=arch=compute_80,code=compute_80".into()];
        words.extend(trial.preprocessor.iter().filter(|word| !word.starts_with("-D__CUDACC_")).cloned());
        words.extend(["-x", "cu", "-w", "-rdc=true"].map(String::from));
        for argument in &trial.package.arguments {
            words.push(if argument == "--relaxed_constexpr" {
                "--expt-relaxed-constexpr".into()
            } else {
                argument.clone()
            });
        }
        let built = build::both_ways(toolkit, &overlaid, &trial.unit.path, &words);
        bar.inc(1);
        built
    });
    bar.finish_and_clear();
    for (at, built) in candidates.iter().zip(results) {
        outcomes[*at].built = Some(built?);
    }
    Ok(())
}

/// A bar for so many steps of what the word says.
pub fn progress(length: usize, what: &'static str) -> Result<ProgressBar> {
    let bar = ProgressBar::new(length as u64).with_prefix(what);
    bar.set_style(ProgressStyle::with_template("{prefix:>9} {wide_bar} {pos}/{len} {eta} {msg}")?);
    Ok(bar)
}
