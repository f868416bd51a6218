//! Development tasks of cufe: `cargo xtask TASK`.

mod bench;
mod conformance;
mod corpus;
mod headers;
mod preprocess;
mod process;
mod reduce;
mod symbols;
mod toolkit;
mod workplace;
mod zoo;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Development tasks of cufe
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Fetch the CUDA 13.0 toolkit from the Python package index, unless it is there, and print its folder
    Toolkit {
        /// Where to put it [default: $CUDA_HOME if set, else .toolkit in the repository]
        folder: Option<PathBuf>,
    },
    /// Run the conformance cases and compare with the recorded facts
    Conformance(conformance::Arguments),
    /// Compile real programs with the reference and with cufe and compare the objects
    Corpus(corpus::Arguments),
    /// Try every standard, CUDA and CCCL header alone; any diagnostic is a failure
    Headers(headers::Arguments),
    /// Try the files of real projects with cufe and with the reference
    Zoo(zoo::Arguments),
    /// Make the smallest program that only cufe rejects
    Reduce(reduce::Arguments),
    /// Measure time and memory against the reference
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Task::parse() {
        Task::Toolkit { folder } => toolkit::ensure_present(folder.as_deref()).map(|()| true),
        Task::Conformance(arguments) => conformance::run(&arguments),
        Task::Corpus(arguments) => corpus::run(&arguments),
        Task::Headers(arguments) => headers::run(&arguments),
        Task::Zoo(arguments) => zoo::run(&arguments),
        Task::Reduce(arguments) => reduce::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}
