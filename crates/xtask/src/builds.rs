//! `cargo xtask builds`: whole builds in an overlay whose `cicc` makes device texts (docs/device-text.md). By default the
//! device compiler runs on the whole text, too, and what it makes must be the same; with `--edits` every program is changed
//! where the device side does not see it, and built again with a cache.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::conformance::nvcc;
use crate::sources::Programs;
use crate::toolkit::Toolkit;
use crate::{process, symbols, workplace};

/// Which programs to build, and how.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder whose .cu files are built [default: the inputs of `bench`]
    folder: Option<PathBuf>,
    /// Change each program where the device side does not see it: its device text must stay the same, and so must the object
    #[arg(long)]
    edits: bool,
    /// What is not the same is a failure, also where the whole text is used
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    programs: Programs,
    /// The architecture
    #[arg(long, default_value = "sm_80")]
    arch: String,
    /// How many files to build at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// Seconds a build may take
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// The release of the toolkit (default: 13.0)
    #[arg(long)]
    version: Option<String>,
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Write a line for each file: what came of it, and what was said
    #[arg(long)]
    report: Option<PathBuf>,
}

/// What came of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// The device text gives the same; of an edited program: its device text has stayed the same, and so has the object.
    Same,
    /// It gives something else.
    Other,
    /// The whole text is used: nothing is gained.
    Whole,
    /// Of an edited program: the device compiler had to run again.
    Again,
    /// nvcc does not build it without cufe, either, or it cannot be preprocessed here.
    Refused,
}

impl Outcome {
    fn words(self) -> &'static str {
        match self {
            Outcome::Same => "same",
            Outcome::Other => "OTHER",
            Outcome::Whole => "whole text used",
            Outcome::Again => "compiled again",
            Outcome::Refused => "refused",
        }
    }
}

/// What is known of a build.
#[derive(Debug, Default, PartialEq)]
struct Row {
    /// Bytes of the device texts, and of the whole ones.
    bytes: (u64, u64),
    /// Seconds of the device compiler on both.
    seconds: (f64, f64),
    said: String,
}

/// Builds the programs and prints what came of them; `Ok(false)` if one differs.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let real = match &arguments.version {
        Some(version) => Toolkit::of_release(version)?,
        None => Toolkit::find()?,
    };
    let folder = match &arguments.folder {
        Some(folder) => folder.clone(),
        None => workplace::repository()?.join("benches/inputs"),
    };
    let root = folder.canonicalize().with_context(|| format!("no folder {}", folder.display()))?;
    let files = arguments.programs.below(&root)?;
    let scratch = tempfile::Builder::new().prefix("builds-").tempdir()?;
    let overlaid = real.cufe_overlay(&tool, &scratch.path().join("toolkit"), "never")?;
    process::limit_children();
    let results = workplace::in_parallel(&files, workplace::jobs(arguments.jobs), |file| {
        if arguments.edits { edited(arguments, &overlaid, file) } else { verified(arguments, &overlaid, file) }
    });

    let (mut counts, mut total, mut report) = (BTreeMap::<Outcome, usize>::new(), Row::default(), String::new());
    for (file, result) in files.iter().zip(results) {
        let (outcome, row) = result?;
        *counts.entry(outcome).or_default() += 1;
        let name = file.strip_prefix(&root).unwrap_or(file).display();
        if outcome != Outcome::Same {
            println!("{}: {name}: {}", outcome.words(), row.said);
        }
        report += &format!("{name}\t{}\t{}\n", outcome.words(), row.said);
        total.bytes = (total.bytes.0 + row.bytes.0, total.bytes.1 + row.bytes.1);
        total.seconds = (total.seconds.0 + row.seconds.0, total.seconds.1 + row.seconds.1);
    }
    if let Some(place) = &arguments.report {
        fs::write(place, report).with_context(|| format!("cannot write {}", place.display()))?;
    }
    for (outcome, count) in &counts {
        println!("{:>16} {count:>6}", outcome.words());
    }
    if total.bytes.1 > 0 {
        let [device, whole] = [total.bytes.0, total.bytes.1].map(|bytes| bytes as f64 / 1e6);
        println!(
            "{device:.1} of {whole:.1} MB, {:.1} of {:.1} s of the device compiler",
            total.seconds.0, total.seconds.1
        );
    }
    let is_failure = |outcome: Outcome| outcome == Outcome::Other || arguments.strict && outcome != Outcome::Same;
    let failed: usize = counts.iter().filter(|&(&outcome, _)| is_failure(outcome)).map(|(_, count)| count).sum();
    println!("{} passed, {failed} failed", files.len() - failed);
    Ok(failed == 0)
}

/// Builds a source; the environment's variables with their values are set for it.
fn build(
    arguments: &Arguments,
    toolkit: &Toolkit,
    source: &Path,
    folders: &[PathBuf],
    object: &Path,
    variables: &[(&str, &str)],
) -> Result<process::Output> {
    let folder = object.parent().context("an object lies in a folder")?;
    let mut command = nvcc(toolkit, folder);
    command.arg(format!("-arch={}", arguments.arch)).args(arguments.programs.nvcc_arguments(folders));
    // Names of temporary files are in objects, too.
    command.arg("--keep").arg("--keep-dir").arg(folder).arg("-c").arg(source).arg("-o").arg(object);
    command.env("CUFE_EXPLAIN_DEVICE", "1").env("XDG_STATE_HOME", folder);
    command.env_remove("CUFE_DEVICE_CACHE").envs(variables.iter().copied());
    command.current_dir(source.parent().context("a file lies in a folder")?);
    process::run(&mut command, Duration::from_secs(arguments.seconds))
}

/// Builds a program with a device compiler that verifies.
fn verified(arguments: &Arguments, overlaid: &Toolkit, file: &Path) -> Result<(Outcome, Row)> {
    let scratch = tempfile::Builder::new().prefix("builds-").tempdir()?;
    let folders = arguments.programs.include_folders(file);
    let object = scratch.path().join("program.o");
    let output = build(arguments, overlaid, file, &folders, &object, &[("CUFE_DEVICE_TEXT", "verify")])?;
    Ok(judged(output.ended.succeeded(), &(output.stderr + &output.stdout)))
}

/// What the messages of a build that verifies say.
fn judged(succeeded: bool, said: &str) -> (Outcome, Row) {
    let mut row = Row::default();
    let mut outcomes = Vec::new();
    for line in said.lines().filter_map(|line| line.strip_prefix("cufe: ")) {
        if let Some((_, figures)) = line.split_once("the device text gives the same PTX: ") {
            let numbers: Vec<f64> = figures.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
            if let [device, whole, own, real] = numbers[..] {
                row.bytes = (row.bytes.0 + device as u64, row.bytes.1 + whole as u64);
                row.seconds = (row.seconds.0 + own, row.seconds.1 + real);
            }
            outcomes.push(Outcome::Same);
        } else if line.contains("the device text gives other PTX") || line.contains("the device text hides errors") {
            outcomes.push(Outcome::Other);
            line.clone_into(&mut row.said);
        } else if let Some((_, why)) = line.split_once(": no device text is used: ") {
            outcomes.push(Outcome::Whole);
            why.clone_into(&mut row.said);
        } else if let Some((_, why)) = line.split_once("the whole text is used: ") {
            outcomes.push(Outcome::Whole);
            why.clone_into(&mut row.said);
        }
    }
    // The worst of several architectures counts; what does not build tells nothing of the device text, but where the text
    // hid an error.
    let outcome = match [Outcome::Other, Outcome::Whole, Outcome::Same].into_iter().find(|one| outcomes.contains(one)) {
        Some(outcome) if succeeded || outcome == Outcome::Other => outcome,
        _ => {
            row.said = said.lines().find(|line| line.contains("error")).unwrap_or_default().to_owned();
            Outcome::Refused
        }
    };
    (outcome, row)
}

/// Builds a program, changes it where the device side does not see it, and builds it with what is kept, without, and from
/// the whole text. The last has the same symbols and no more: `cicc` names types in the stubs as the host code which asked
/// for a kernel spelled them, and the host compiler emits constants in the order in which the stubs mention them.
fn edited(arguments: &Arguments, overlaid: &Toolkit, file: &Path) -> Result<(Outcome, Row)> {
    let scratch = tempfile::Builder::new().prefix("builds-").tempdir()?;
    let mut folders = arguments.programs.include_folders(file);
    folders.insert(0, file.parent().context("a file lies in a folder")?.to_owned());
    let path = |name: &str| scratch.path().join(name);
    let (source, cache) = (path("program.cu"), path("cache").display().to_string());
    fs::write(path("unrelated_header.h"), HEADER)?;
    let text = fs::read(file)?;
    let with_cache = [("CUFE_DEVICE_TEXT", "auto"), ("CUFE_DEVICE_CACHE", &*cache)];
    let mut made = Vec::new();
    for (name, text, variables) in [
        ("first", text.clone(), &with_cache[..]),
        ("changed", changed(&text), &with_cache[..]),
        ("clean", changed(&text), &[("CUFE_DEVICE_TEXT", "auto")][..]),
        ("whole", changed(&text), &[("CUFE_DEVICE_TEXT", "off")][..]),
    ] {
        fs::write(&source, text)?;
        // One folder for all, whose name is in the objects; it is emptied.
        let folder = path("kept");
        fs::create_dir(&folder)?;
        let output = build(arguments, overlaid, &source, &folders, &folder.join("program.o"), variables)?;
        let said = output.stderr + &output.stdout;
        let told = |what: &str| said.lines().find(|line| line.contains(what)).unwrap_or_default().to_owned();
        let row = |said| Row { said, ..Row::default() };
        if !output.ended.succeeded() {
            return Ok((Outcome::Refused, row(told("error"))));
        }
        if said.contains("the whole text is used") {
            return Ok((Outcome::Whole, row(told("the whole text is used"))));
        }
        if name == "changed" && !said.contains("is kept from an earlier time") {
            return Ok((Outcome::Again, row("the device text has changed".to_owned())));
        }
        let object = folder.join("program.o");
        made.push((fs::read(&object)?, symbols::symbols(&object)?, symbols::host_references(&object)?));
        fs::remove_dir_all(&folder)?;
    }
    let [_, kept, clean, whole] = &made[..] else { bail!("a build was left out") };
    let said = if kept.0 != clean.0 {
        "the object is not that of a clean build"
    } else if (&clean.1, &clean.2) != (&whole.1, &whole.2) {
        "the object has other symbols or host references than that of the whole text"
    } else {
        return Ok((Outcome::Same, Row::default()));
    };
    Ok((Outcome::Other, Row { said: said.to_owned(), ..Row::default() }))
}

/// A header that no program uses.
const HEADER: &str = "\
#pragma once
#include <climits>
#pragma GCC visibility push(default)
namespace of_an_unrelated_header { struct unrelated { int bits = CHAR_BIT; };
inline int bits_of_unrelated(unrelated object) { return object.bits; } }
#pragma GCC visibility pop
";

/// A program with a remark and a header at its begin, and a function at its end.
fn changed(text: &[u8]) -> Vec<u8> {
    let begin = b"/* a remark\n   of two lines */\n#include \"unrelated_header.h\"\n";
    let end = b"\n/* another */ inline int function_that_only_the_host_has(int number) { return number + 1; }\n";
    [begin.as_slice(), text, end.as_slice()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_a_build_are_understood() {
        let same = "cufe: a.cu: the device text gives the same PTX: 10 of 20 bytes, 0.50 of 1.50 s\n";
        let (outcome, row) = judged(true, &same.repeat(2));
        assert_eq!((outcome, row.bytes, row.seconds), (Outcome::Same, (20, 40), (1.0, 3.0)));
        let other = "cufe: a.cu: the device text gives other PTX: cufe is wrong; a report is at /x\n";
        assert_eq!(judged(true, &(same.to_owned() + other)).0, Outcome::Other);
        assert_eq!(judged(false, other).0, Outcome::Other);
        let whole = "cufe: a.cu: no device text is used: the program has errors\n";
        let (outcome, row) = judged(true, &(same.to_owned() + whole));
        assert_eq!((outcome, &*row.said), (Outcome::Whole, "the program has errors"));
        assert_eq!(judged(false, same).0, Outcome::Refused);
        assert_eq!(judged(true, "").0, Outcome::Refused);
    }
}
