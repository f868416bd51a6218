//! `cargo xtask suites`: compilers' own tests, given as folders, through cufe and the reference. They are full of mistakes, so
//! they tell which errors cufe misses, and where.

mod report;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use walkdir::WalkDir;

use crate::toolkit::Toolkit;
use crate::zoo::{self, FrontEnd, Request, Text, Texts, Unit};
use crate::{process, workplace};
use report::Row;

/// What the names of translation units end in.
const ENDINGS: [&str; 5] = ["C", "cc", "cpp", "cu", "cxx"];

/// GiB of address space that a child may have.
const MEMORY: u64 = 6;

/// Both front ends go on to the end of a file: where they stopped, they would differ for one error that only one reports.
const NO_LIMIT: &str = "--error_limit=100000";

/// What `cufe check --statistics` writes before the place of an assertion that it can't decide.
const UNDECIDED: &str = "undecided: ";

/// Which tests to try, and how.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Folders with tests; every source below one is tried
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// The language standard
    #[arg(long, default_value = "c++20")]
    std: String,
    /// A folder of headers (may be repeated)
    #[arg(short = 'I')]
    include: Vec<PathBuf>,
    /// Only files whose path contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Take only so many files
    #[arg(long)]
    sample: Option<usize>,
    /// Chooses the files of a sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds that a front end may take for a file
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Write a row for each file, with verdicts and diagnostics that differ
    #[arg(long)]
    report: Option<PathBuf>,
    /// Name the static assertions that cufe can't decide
    #[arg(long)]
    undecided: bool,
    /// Where preprocessed texts and results are kept [default: suites in the build folder]
    #[arg(long)]
    cache: Option<PathBuf>,
    /// How many files to try at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// Tries the tests; `Ok(false)` if cufe rejects, or breaks on, what the reference accepts.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    process::limit_children_to(MEMORY);
    let units = units(arguments)?;
    let include = arguments.include.iter().map(|folder| {
        let folder = folder.canonicalize().with_context(|| format!("no folder {}", folder.display()))?;
        Ok(format!("-I{}", folder.display()))
    });
    let limit = Duration::from_secs(arguments.seconds);
    let suites = Suites {
        standard: &arguments.std,
        include: include.collect::<Result<_>>()?,
        texts: Texts::new(&toolkit, cache_folder(arguments, "texts")?)?,
        cufe: FrontEnd::new(&tool, limit, cache_folder(arguments, "results")?)?,
        reference: FrontEnd::new(&toolkit.reference(), limit, cache_folder(arguments, "results")?)?,
    };
    let jobs = workplace::jobs(arguments.jobs);
    let bar = zoo::progress(units.len(), "suites")?;
    let rows = workplace::in_parallel(&units, jobs, |unit| {
        let row = suites.compare(unit).with_context(|| unit.name.clone());
        bar.inc(1);
        row
    });
    bar.finish_and_clear();
    let rows: Vec<Row> = rows.into_iter().filter_map(Result::transpose).collect::<Result<_>>()?;
    println!("{} files, {} of them preprocess", units.len(), rows.len());
    if let Some(path) = &arguments.report {
        std::fs::write(path, report::table(&rows)).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let are_accepted = report::print(&rows);
    if arguments.undecided {
        let found = workplace::in_parallel(&units, jobs, |unit| {
            undecided(unit, &tool, &toolkit, &suites).with_context(|| unit.name.clone())
        });
        let found: Vec<String> = found.into_iter().collect::<Result<Vec<_>>>()?.concat();
        println!("{} static assertions are undecided", found.len());
        found.iter().for_each(|line| println!("     {line}"));
    }
    Ok(are_accepted)
}

fn cache_folder(arguments: &Arguments, name: &str) -> Result<PathBuf> {
    let Some(cache) = &arguments.cache else { return workplace::cache_folder(&format!("suites/{name}")) };
    let folder = std::path::absolute(cache)?.join(name);
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// The sources in the folders, or a sample of them; a name begins with the name of its folder.
fn units(arguments: &Arguments) -> Result<Vec<Unit>> {
    let mut units = Vec::new();
    for folder in &arguments.folders {
        let root = folder.canonicalize().with_context(|| format!("no folder {}", folder.display()))?;
        let above = root.parent().context("the root of the file system is no suite")?;
        for entry in WalkDir::new(&root).sort_by_file_name() {
            let path = entry?.into_path();
            let ending = path.extension().unwrap_or_default().to_string_lossy();
            let name = path.strip_prefix(above)?.to_string_lossy().into_owned();
            if ENDINGS.contains(&&*ending) && path.is_file() && name.contains(&arguments.only) {
                units.push(Unit { name, path });
            }
        }
    }
    ensure!(!units.is_empty(), "no file to try");
    if let Some(sample) = arguments.sample {
        zoo::choose(&mut units, sample, arguments.seed);
    }
    Ok(units)
}

/// What all files share.
#[derive(Debug)]
struct Suites<'a> {
    standard: &'a str,
    include: Vec<String>,
    texts: Texts<'a>,
    cufe: FrontEnd,
    reference: FrontEnd,
}

impl Suites<'_> {
    /// Both front ends on a file; nothing where it does not preprocess.
    fn compare(&self, unit: &Unit) -> Result<Option<Row>> {
        let folder = unit.path.parent().context("a file lies in a folder")?;
        let (source, further) = (&*unit.path, &*self.include);
        let request = Request { source, folder, standard: self.standard, cuda: false, further };
        let Text::Made(text) = self.texts.make(&request)? else { return Ok(None) };
        let words = zoo::front_end_arguments(source, self.standard, false, &[NO_LIMIT.into()]);
        let reference = self.reference.run(&self.texts, &text, &words)?;
        let cufe = self.cufe.run(&self.texts, &text, &words)?;
        Ok(Some(Row::of(&unit.name, &reference, &cufe)))
    }
}

/// The lines in which cufe tells which assertions of a file it can't decide.
fn undecided(unit: &Unit, tool: &Path, toolkit: &Toolkit, suites: &Suites) -> Result<Vec<String>> {
    let mut command = Command::new(tool);
    command.args(["check", "--statistics", "--host", "-w"]).arg(format!("-std={}", suites.standard));
    command.arg("--cuda-path").arg(&toolkit.root).args(&suites.include).arg(&unit.path);
    let said = process::run(&mut command, Duration::from_secs(120))?.stderr;
    Ok(said.lines().filter_map(|line| line.strip_prefix(UNDECIDED)).map(String::from).collect())
}
