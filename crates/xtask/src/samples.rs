//! `cargo xtask samples`: the programs of a checkout of NVIDIA's cuda-samples without a toolkit. Each is split with the headers
//! that cufe carries, checked as the device compiler does, and its host file is compiled by the host compiler with the same
//! headers. Nothing of the samples is in this repository.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use crate::{process, workplace};

/// How long a step of a program may take.
const LIMIT: Duration = Duration::from_secs(120);

/// Which programs.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The checkout, or a folder of it
    checkout: PathBuf,
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
    /// How many programs at a time [default: one per processor]
    #[arg(short, long)]
    jobs: Option<usize>,
    /// Fail where fewer programs than this go through
    #[arg(long, default_value_t = 20)]
    least: usize,
}

/// How far a program came.
enum Outcome {
    /// Its host file compiles.
    Compiled,
    /// The first line that says what is wrong, and in which step.
    Stopped(&'static str, String),
}

/// All CUDA sources below a folder.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|suffix| suffix == "cu") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The options that make a program find its own headers and those that the samples share.
fn include_options(source: &Path) -> Vec<String> {
    let around = source.ancestors().skip(1).take(5);
    around
        .flat_map(|folder| [folder.to_owned(), folder.join("Common"), folder.join("inc")])
        .filter(|folder| folder.is_dir())
        .map(|folder| format!("-I{}", folder.display()))
        .collect()
}

fn first_error(output: &process::Output) -> String {
    let text = &output.stderr;
    text.lines().find(|line| line.contains("error")).or(text.lines().next()).unwrap_or_default().to_owned()
}

/// Takes one program through all steps.
fn try_program(tool: &Path, headers: &Path, source: &Path) -> Result<Outcome> {
    let folder = tempfile::tempdir()?;
    let stem = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let options = include_options(source);
    let cufe = |command: &str, more: &[&str]| {
        let mut cufe = Command::new(tool);
        cufe.args([command, "--embedded-headers", "-std=c++17", "--format=text"]).args(more).args(&options).arg(source);
        process::run(cufe.current_dir(folder.path()), LIMIT)
    };
    let output = cufe("split", &[])?;
    if !output.ended.succeeded() {
        return Ok(Outcome::Stopped("split", first_error(&output)));
    }
    let output = cufe("check", &["--device", "-rdc=true"])?;
    if !output.ended.succeeded() {
        return Ok(Outcome::Stopped("device check", first_error(&output)));
    }
    // What the device compiler would write.
    std::fs::write(folder.path().join(format!("{stem}.cudafe1.stub.c")), "")?;
    let mut compiler = Command::new("g++");
    compiler.args(["-std=c++17", "-w", "-c", "-I."]).arg("-I").arg(headers).arg(format!("{stem}.cudafe1.cpp"));
    let output = process::run(compiler.current_dir(folder.path()), LIMIT)?;
    Ok(match output.ended.succeeded() {
        true => Outcome::Compiled,
        false => Outcome::Stopped("host compiler", first_error(&output)),
    })
}

/// Tries all programs, and tells how many go through.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let headers = tempfile::tempdir()?;
    process::run(Command::new(&tool).arg("headers").arg(headers.path()), LIMIT)?;
    let found = sources(&std::fs::canonicalize(&arguments.checkout)?)?;
    let jobs = workplace::jobs(arguments.jobs);
    let outcomes = workplace::in_parallel(&found, jobs, |source| try_program(&tool, headers.path(), source));
    let mut compiled = 0;
    for (source, outcome) in found.iter().zip(outcomes) {
        match outcome? {
            Outcome::Compiled => compiled += 1,
            Outcome::Stopped(step, why) => println!("{}: {step}: {why}", source.display()),
        }
    }
    println!("{compiled} of {} programs compile without a toolkit", found.len());
    Ok(compiled >= arguments.least)
}
