//! `cargo xtask corpus`: compiles real programs with the reference front end and with cufe and compares the objects.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::conformance::nvcc;
use crate::sources::Programs;
use crate::toolkit::Toolkit;
use crate::{process, symbols, workplace};

/// Which programs to compile, and how.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder whose .cu files are compiled
    folder: PathBuf,
    #[command(flatten)]
    programs: Programs,
    /// Compile with the reference again, also where its result is kept from an earlier run
    #[arg(long)]
    reference: bool,
    /// Stop after this many files
    #[arg(long)]
    limit: Option<usize>,
    /// The architecture; only PTX is made of the device code
    #[arg(long, default_value = "compute_80")]
    arch: String,
    /// How many files to compile at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// Seconds a compilation may take
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// The release of the toolkit (default: 13.0)
    #[arg(long)]
    version: Option<String>,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// What a compilation gave: the object's symbols, or the first line of what went wrong.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
enum Compiled {
    Symbols(BTreeSet<String>),
    Failed(String),
}

/// How the two compilations of one file compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Same,
    BothReject,
    CufeRejects,
    CufeAccepts,
    SymbolsDiffer,
}

impl Verdict {
    const ALL: [Verdict; 5] =
        [Verdict::Same, Verdict::BothReject, Verdict::SymbolsDiffer, Verdict::CufeRejects, Verdict::CufeAccepts];

    fn words(self) -> &'static str {
        match self {
            Verdict::Same => "same symbols",
            Verdict::BothReject => "both reject",
            Verdict::CufeRejects => "only cufe rejects",
            Verdict::CufeAccepts => "only cufe accepts",
            Verdict::SymbolsDiffer => "symbols differ",
        }
    }
}

/// Compiles the files and prints the table; `Ok(false)` if one compares badly.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let real = match &arguments.version {
        Some(version) => Toolkit::of_release(version)?,
        None => Toolkit::find()?,
    };
    let scratch = tempfile::Builder::new().prefix("corpus-").tempdir()?;
    let overlaid = real.overlay(&tool, &scratch.path().join("toolkit"))?;
    let cache = workplace::cache_folder("corpus-cache")?;
    process::limit_children();
    let root = arguments.folder.canonicalize().with_context(|| format!("no folder {}", arguments.folder.display()))?;
    let mut files = arguments.programs.below(&root)?;
    files.truncate(arguments.limit.unwrap_or(usize::MAX));
    ensure!(!files.is_empty(), "no .cu files in {}", root.display());

    let results =
        workplace::in_parallel(&files, workplace::jobs(arguments.jobs), |file| -> Result<(Compiled, Compiled)> {
            let kept = cache.join(key(arguments, &real, file)?);
            let reference = match fs::read(&kept).ok().and_then(|text| serde_json::from_slice(&text).ok()) {
                Some(result) if !arguments.reference => result,
                _ => {
                    let result = compile(arguments, &real, file)?;
                    // Written whole, so that an interrupted run leaves nothing that could be read as a result.
                    let mut unfinished = tempfile::NamedTempFile::new_in(&cache)?;
                    serde_json::to_writer(&mut unfinished, &result)?;
                    unfinished.persist(&kept)?;
                    result
                }
            };
            Ok((reference, compile(arguments, &overlaid, file)?))
        });

    let mut verdicts: BTreeMap<Verdict, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for (file, result) in files.iter().zip(results) {
        let (reference, own) = result?;
        let (verdict, said) = compare(&reference, &own);
        *verdicts.entry(verdict).or_default() += 1;
        if !matches!(verdict, Verdict::Same | Verdict::BothReject) {
            failures.push((verdict, file.strip_prefix(&root).unwrap_or(file).display().to_string(), said));
        }
    }
    print_table(files.len(), &verdicts, &mut failures);
    Ok(failures.is_empty())
}

fn print_table(files: usize, verdicts: &BTreeMap<Verdict, usize>, failures: &mut [(Verdict, String, String)]) {
    failures.sort();
    for (verdict, file, said) in failures.iter() {
        println!("{}: {file}", verdict.words());
        println!("       {said}");
    }
    let count = |verdict: &Verdict| verdicts.get(verdict).copied().unwrap_or(0);
    println!("{files} files");
    for verdict in Verdict::ALL {
        println!("{:>20} {:>6} {:>6.1} %", verdict.words(), count(&verdict), percentage(count(&verdict), files));
    }
    let accepted_by_both = count(&Verdict::Same) + count(&Verdict::SymbolsDiffer);
    let accepted = accepted_by_both + count(&Verdict::CufeRejects);
    println!("of {accepted} that the reference accepts, cufe accepts {:.1} %", percentage(accepted_by_both, accepted));
    println!(
        "of {accepted_by_both} that both accept, {:.1} % have the same symbols",
        percentage(count(&Verdict::Same), accepted_by_both)
    );
    println!("{} passed, {} failed", files - failures.len(), failures.len());
}

fn percentage(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

fn nvcc_arguments(arguments: &Arguments, file: &Path) -> Vec<String> {
    let code = &arguments.arch;
    let mut words = vec![format!("-gencode=arch={code},code={code}")];
    words.extend(arguments.programs.nvcc_arguments(&arguments.programs.include_folders(file)));
    words
}

/// The name under which the reference's result for a file is kept.
///
/// Headers beside the file are not part of it: `--reference` compiles again after they change.
fn key(arguments: &Arguments, toolkit: &Toolkit, file: &Path) -> Result<String> {
    let mut hash = Sha256::new();
    let place = [file.to_string_lossy().into_owned(), toolkit.root.to_string_lossy().into_owned()];
    hash.update(
        nvcc_arguments(arguments, file).iter().chain(&place).fold(String::new(), |all, word| all + word + "\0"),
    );
    hash.update(fs::read(file)?);
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn compile(arguments: &Arguments, toolkit: &Toolkit, file: &Path) -> Result<Compiled> {
    let scratch = tempfile::Builder::new().prefix("corpus-").tempdir()?;
    let object = scratch.path().join("object.o");
    let mut command = nvcc(toolkit, scratch.path());
    command.args(nvcc_arguments(arguments, file)).arg("-c").arg(file).arg("-o").arg(&object);
    command.current_dir(file.parent().context("a file lies in a folder")?);
    let output = process::run(&mut command, Duration::from_secs(arguments.seconds))?;
    if output.ended.succeeded() {
        return Ok(Compiled::Symbols(symbols::symbols(&object)?));
    }
    let said = format!("{}\n{}", output.stderr, output.stdout);
    let line =
        said.lines().find(|line| line.contains("error")).or_else(|| said.lines().find(|line| !line.trim().is_empty()));
    Ok(Compiled::Failed(line.map_or_else(|| output.ended.to_string(), |line| line.trim().chars().take(300).collect())))
}

fn compare(reference: &Compiled, own: &Compiled) -> (Verdict, String) {
    match (reference, own) {
        (Compiled::Failed(_), Compiled::Failed(_)) => (Verdict::BothReject, String::new()),
        (Compiled::Symbols(_), Compiled::Failed(said)) => (Verdict::CufeRejects, said.clone()),
        (Compiled::Failed(said), Compiled::Symbols(_)) => (Verdict::CufeAccepts, format!("the reference: {said}")),
        (Compiled::Symbols(expected), Compiled::Symbols(got)) if expected == got => (Verdict::Same, String::new()),
        (Compiled::Symbols(expected), Compiled::Symbols(got)) => {
            let first = |sign: &str, a: &BTreeSet<String>, b: &BTreeSet<String>| {
                let mut rows = a.difference(b);
                rows.next().map(|row| format!("{sign} {row} (and {} more)", rows.count())).unwrap_or_default()
            };
            (Verdict::SymbolsDiffer, format!("{} {}", first("missing", expected, got), first("extra", got, expected)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(names: &[&str]) -> Compiled {
        Compiled::Symbols(names.iter().map(|name| String::from(*name)).collect())
    }

    #[test]
    fn a_program_that_only_cufe_rejects_is_told_with_what_was_said() {
        let failed = Compiled::Failed("a.cu(1): error: x".into());
        assert_eq!(compare(&symbols(&[]), &failed), (Verdict::CufeRejects, "a.cu(1): error: x".into()));
        assert_eq!(compare(&failed, &failed).0, Verdict::BothReject);
        assert_eq!(compare(&failed, &symbols(&[])).0, Verdict::CufeAccepts);
    }

    #[test]
    fn symbols_that_differ_are_named() {
        let (verdict, said) = compare(&symbols(&["T a", "T b"]), &symbols(&["T a", "T c"]));
        assert_eq!((verdict, &*said), (Verdict::SymbolsDiffer, "missing T b (and 0 more) extra T c (and 0 more)"));
        assert_eq!(compare(&symbols(&["T a"]), &symbols(&["T a"])).0, Verdict::Same);
    }
}
