//! Development tasks of cufe: `cargo xtask TASK`.

mod bench;
mod bench_builds;
mod builds;
mod conformance;
mod corpus;
mod device_selection;
mod headers;
mod il_display;
mod lsp;
mod measure;
mod mutate;
mod overlay;
mod preprocess;
mod preprocessors;
mod process;
mod project;
mod python;
mod readings;
mod recipes;
mod reduce;
mod release;
mod scale;
mod sources;
mod suites;
mod symbols;
mod toolkit;
mod unknowns;
mod without_toolkit;
mod workplace;
mod zoo;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Development tasks of cufe
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Fetch a CUDA toolkit from the Python package index, unless it is there, and print its folder
    Toolkit {
        /// The release, 13.0 to 13.5 [default: 13.0]
        #[arg(long)]
        version: Option<String>,
        /// Where to put it [default: $CUDA_HOME or, with a version, such as $CUDA_HOME_13_5 if set, else .toolkit in the repository]
        folder: Option<PathBuf>,
    },
    /// Build a program and a CMake project in overlays and compare with what the toolkits' own front ends give
    Overlay(overlay::Arguments),
    /// Run the conformance cases and compare with the recorded facts
    Conformance(conformance::Arguments),
    /// Compare dumps of the program with the facts recorded from the reference
    IlDisplay(il_display::Arguments),
    /// Compare what the device needs of programs with the facts recorded from the device compiler
    DeviceSelection(device_selection::Arguments),
    /// Count what cufe can't decide in the headers of libraries, and compare with what it could not before
    Unknowns(unknowns::Arguments),
    /// Run the commands of the README and of docs/recipes.md as they are written
    Recipes(recipes::Arguments),
    /// Measure cufe check -p on a generated CMake project
    Project(project::Arguments),
    /// Drive the language server with a client from the Python package index
    Lsp(lsp::Arguments),
    /// Compile real programs with the reference and with cufe and compare the objects
    Corpus(corpus::Arguments),
    /// Build real programs in an overlay with device texts, and compare with what whole texts give
    Builds(builds::Arguments),
    /// Try every standard, CUDA and CCCL header alone; any diagnostic is a failure, and so is a difference between reading
    /// what is needed and reading all
    Headers(headers::Arguments),
    /// Try which programs of a folder need no toolkit
    WithoutToolkit(without_toolkit::Arguments),
    /// Compare the tokens that cufe's own preprocessor gives with those of the host compiler
    Preprocessors(preprocessors::Arguments),
    /// Try the files of real projects with cufe and with the reference
    Zoo(zoo::Arguments),
    /// Try compilers' own tests, given as folders, with cufe and with the reference
    Suites(suites::Arguments),
    /// Try small mutations of cufe, and name those that no test notices
    Mutate(mutate::Arguments),
    /// Make the smallest program that only cufe rejects
    Reduce(reduce::Arguments),
    /// Build a release that is guided by a profile of the programs of benches/training
    Release(release::Arguments),
    /// Measure time and memory against the reference
    Bench(bench::Arguments),
    /// Measure how time grows with the size of generated inputs
    Scale(scale::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Task::parse() {
        Task::Toolkit { version, folder } => {
            toolkit::ensure_present(version.as_deref(), folder.as_deref()).map(|()| true)
        }
        Task::Overlay(arguments) => overlay::run(&arguments),
        Task::Conformance(arguments) => conformance::run(&arguments),
        Task::IlDisplay(arguments) => il_display::run(&arguments),
        Task::DeviceSelection(arguments) => device_selection::run(&arguments),
        Task::Unknowns(arguments) => unknowns::run(&arguments),
        Task::Recipes(arguments) => recipes::run(&arguments),
        Task::Project(arguments) => project::run(&arguments),
        Task::Lsp(arguments) => lsp::run(&arguments),
        Task::Corpus(arguments) => corpus::run(&arguments),
        Task::Builds(arguments) => builds::run(&arguments),
        Task::Headers(arguments) => headers::run(&arguments),
        Task::WithoutToolkit(arguments) => without_toolkit::run(&arguments),
        Task::Preprocessors(arguments) => preprocessors::run(&arguments),
        Task::Zoo(arguments) => zoo::run(&arguments),
        Task::Suites(arguments) => suites::run(&arguments),
        Task::Mutate(arguments) => mutate::run(&arguments),
        Task::Reduce(arguments) => reduce::run(&arguments),
        Task::Release(arguments) => release::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Scale(arguments) => scale::run(&arguments),
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
