//! `cargo xtask preprocessors`: the tokens of programs as cufe's own preprocessor gives them against those of the host
//! compiler.
//!
//! Kinds, spellings and lines are compared; columns are not, as compilers do not keep them, and neither are the lines of
//! pragmas that macros give, and pragmas that concern the host compiler's warnings, some of which clang leaves out.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::sources::Programs;
use crate::toolkit::Toolkit;
use crate::{headers, process, workplace};

const LIMIT: Duration = Duration::from_secs(300);

/// Which programs to compare.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A folder of programs [default: the conformance cases]
    folder: Option<PathBuf>,
    #[command(flatten)]
    programs: Programs,
    /// The host compiler
    #[arg(long, default_value = "g++")]
    host_compiler: String,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// How many programs to compare at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
}

/// What came of a program.
enum Outcome {
    /// The tokens are the same; how long both took.
    Same(Duration, Duration),
    /// The host compiler does not take it.
    Refused,
    /// It was left to the host compiler, and why.
    Left(String),
    /// The first line that differs.
    Differs(String),
}

/// Compares all programs and one that includes most headers; whether none differs.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let repository = workplace::repository()?;
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let folder = arguments.folder.clone().unwrap_or_else(|| repository.join("tests/conformance"));
    let mut programs = arguments.programs.below(&folder)?;
    let scratch = tempfile::Builder::new().prefix("preprocessors-").tempdir()?;
    programs.push(headers::program(scratch.path())?);
    let compare = |program: &PathBuf| outcome(arguments, &tool, &toolkit, program);
    let outcomes = workplace::in_parallel(&programs, workplace::jobs(arguments.jobs), compare);
    let (mut same, mut differing, mut refused, mut left) = (0, 0, 0, 0);
    let (mut host, mut own) = (Duration::ZERO, Duration::ZERO);
    for (program, outcome) in programs.iter().zip(outcomes) {
        match outcome? {
            Outcome::Same(by_host, by_own) => {
                same += 1;
                host += by_host;
                own += by_own;
            }
            Outcome::Refused => refused += 1,
            Outcome::Left(reason) => {
                left += 1;
                println!("LEFT {}", reason.trim());
            }
            Outcome::Differs(line) => {
                differing += 1;
                println!("FAIL {}: {line}", program.display());
            }
        }
    }
    println!("{refused} that the host compiler does not take, {left} left to it");
    println!("{:.1} s with the host compiler, {:.1} s without, tokens included", host.as_secs_f64(), own.as_secs_f64());
    println!("{same} passed, {differing} failed");
    Ok(differing == 0)
}

fn outcome(arguments: &Arguments, tool: &Path, toolkit: &Toolkit, program: &Path) -> Result<Outcome> {
    let start = Instant::now();
    let host = tokens(arguments, tool, toolkit, program, "host")?;
    let by_host = start.elapsed();
    let start = Instant::now();
    let own = tokens(arguments, tool, toolkit, program, "own")?;
    let by_own = start.elapsed();
    let (Some((host, _)), Some((own, said))) = (host, own) else { return Ok(Outcome::Refused) };
    if said.contains("preprocessed by the host compiler") {
        return Ok(Outcome::Left(said));
    }
    let differs = host.iter().zip(&own).find(|(host, own)| host != own);
    Ok(match differs {
        Some((host, own)) => Outcome::Differs(format!("'{host}' and '{own}'")),
        None if host.len() != own.len() => Outcome::Differs(format!("{} and {} tokens", host.len(), own.len())),
        None => Outcome::Same(by_host, by_own),
    })
}

/// The tokens that are compared, one a line, and what was said; nothing if the program is refused.
fn tokens(
    arguments: &Arguments,
    tool: &Path,
    toolkit: &Toolkit,
    program: &Path,
    preprocessor: &str,
) -> Result<Option<(Vec<String>, String)>> {
    let mut command = Command::new(tool);
    command.env("CUDA_HOME", &toolkit.root).args(["dump", "--tokens", "--tell-reading"]);
    command.arg(format!("--preprocessor={preprocessor}")).arg(format!("--host-compiler={}", arguments.host_compiler));
    command.args(arguments.programs.nvcc_arguments(&arguments.programs.include_folders(program))).arg(program);
    let output = process::run(&mut command, LIMIT).context("cannot start the front end")?;
    if !output.ended.succeeded() {
        return Ok(None);
    }
    Ok(Some((output.stdout.lines().filter_map(compared).collect(), output.stderr)))
}

/// What is compared of a line of the list of tokens.
fn compared(line: &str) -> Option<String> {
    if line.starts_with("pragma PassedOn GCC diagnostic ") {
        return None;
    }
    let (before, after) = line.rsplit_once(':')?;
    if line.starts_with("pragma ") {
        return before.rsplit_once(' ').map(|(text, _)| text.to_owned());
    }
    // `JOINED` tells whether a blank stands between `>` and `>`.
    let flags = after.trim_start_matches(|byte: char| byte.is_ascii_digit()).replace(" JOINED", "");
    Some(format!("{before}{flags}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_and_places_of_pragmas_are_not_compared() {
        assert_eq!(compared("Identifier a 3:14"), Some("Identifier a 3".to_owned()));
        assert_eq!(compared("Greater > 51:7 JOINED"), Some("Greater > 51".to_owned()));
        assert_eq!(compared("LeftParen ( 5:1 ~12"), Some("LeftParen ( 5 ~12".to_owned()));
        assert_eq!(compared("pragma Unroll unroll 7:3"), Some("pragma Unroll unroll".to_owned()));
        assert_eq!(compared("pragma PassedOn GCC diagnostic push 7:3"), None);
    }
}
