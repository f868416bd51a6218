//! `cargo xtask without-toolkit`: which programs of a folder, say NVIDIA's cuda-samples, need no toolkit: they are split and
//! checked with the headers that cufe carries, and the host compiler takes the host files with the same headers.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::sources::Programs;
use crate::{process, workplace};

const LIMIT: Duration = Duration::from_secs(120);

/// Which programs to try.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A folder of programs
    folder: PathBuf,
    #[command(flatten)]
    programs: Programs,
    /// How many programs must need no toolkit
    #[arg(long, default_value_t = 20)]
    at_least: usize,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// How many programs to try at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
}

/// Tries all programs; whether enough of them need no toolkit.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let programs = arguments.programs.below(&arguments.folder.canonicalize()?)?;
    let scratch = tempfile::Builder::new().prefix("without-toolkit-").tempdir()?;
    let headers = scratch.path().join("headers");
    if let Some(said) = refusal(without_toolkit(&tool).arg("headers").arg(&headers))? {
        anyhow::bail!("the headers are not written: {said}");
    }
    let numbered: Vec<(usize, PathBuf)> = programs.into_iter().enumerate().collect();
    let outcomes = workplace::in_parallel(&numbered, workplace::jobs(arguments.jobs), |(number, program)| {
        let folder = scratch.path().join(number.to_string());
        std::fs::create_dir(&folder)?;
        outcome(arguments, &tool, &headers, program, &folder)
    });
    let mut fit = 0;
    for ((_, program), outcome) in numbered.iter().zip(outcomes) {
        match outcome? {
            None => {
                fit += 1;
                println!("fits   {}", program.display());
            }
            Some((stage, said)) => {
                let first = said.lines().find(|line| line.contains("error")).unwrap_or_default();
                println!("{stage:6} {}: {first}", program.display());
            }
        }
    }
    println!("{fit} of {} need no toolkit", numbered.len());
    Ok(fit >= arguments.at_least)
}

fn without_toolkit(tool: &Path) -> Command {
    let mut command = Command::new(tool);
    command.env_remove("CUDA_HOME").env_remove("CUDA_PATH");
    command
}

/// What a command says that fails.
fn refusal(command: &mut Command) -> Result<Option<String>> {
    let output = process::run(command, LIMIT).context("cannot start a command")?;
    let said = output.stderr;
    Ok((!output.ended.succeeded()).then_some(said))
}

/// The stage at which a program does not fit, and what is said there.
fn outcome(
    arguments: &Arguments,
    tool: &Path,
    headers: &Path,
    program: &Path,
    folder: &Path,
) -> Result<Option<(&'static str, String)>> {
    let words = arguments.programs.nvcc_arguments(&arguments.programs.include_folders(program));
    for command in ["split", "check"] {
        let mut run = without_toolkit(tool);
        run.args([command, "--embedded-headers", "-o"]).arg(folder).args(&words).arg(program);
        if let Some(said) = refusal(&mut run)? {
            return Ok(Some((command, said)));
        }
    }
    let stem = program.file_stem().context("a program has a name")?.to_string_lossy();
    std::fs::write(folder.join(format!("{stem}.cudafe1.stub.c")), "")?;
    let mut compiler = Command::new("g++");
    compiler.args(["-w", "-c", "-o", "/dev/null", "-I"]).arg(folder).arg("-I").arg(headers).args(&words);
    compiler.arg("-I").arg(program.parent().context("a program has a folder")?);
    compiler.arg(folder.join(format!("{stem}.cudafe1.cpp")));
    Ok(refusal(&mut compiler)?.map(|said| ("g++", said)))
}
