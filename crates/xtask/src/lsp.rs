//! `cargo xtask lsp`: the language server is driven by a client from the Python package index (`tests/lsp/session.py`), and
//! the time from an edit of a large source to its diagnostics is compared with that of a check.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, ensure};

use crate::measure::{Limits, measure};
use crate::python::environment;
use crate::{process, workplace};

/// How long a session may take.
const LIMIT: Duration = Duration::from_secs(1800);

/// The options of checks and sessions: the headers that the program carries are read fast, and are the same everywhere.
const OPTIONS: &str = "--embedded-headers";

/// What is asked of the server.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Measure instead: the time of a check of a generated source of so many lines, and the time from an edit to diagnostics
    #[arg(long, value_name = "LINES")]
    measure: Option<usize>,
}

/// Runs the session, or measures; whether all went as it should.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let python = environment("lsp", &workplace::repository()?.join("tests/lsp/requirements.txt"))?.join("bin/python");
    let session = workplace::repository()?.join("tests/lsp/session.py");
    let mut command = Command::new(python);
    command.arg(session).arg(&tool);
    let Some(lines) = arguments.measure else {
        let said = process::run(&mut command, LIMIT)?;
        print!("{}{}", said.stderr, said.stdout);
        return Ok(said.ended.succeeded());
    };
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("large.cu");
    let text = source(lines);
    std::fs::write(&file, &text)?;
    // What the edit makes of it: a source with a mistake is read whole.
    let edited = folder.path().join("edited.cu");
    std::fs::write(&edited, format!("int edit = wrong;\n{text}"))?;
    let mut check = Command::new(&tool);
    check.args(["check", OPTIONS]).arg(&edited);
    let (mut best, mut used) = (Duration::MAX, Duration::MAX);
    for _ in 0..2 {
        let sample = measure(&mut check, Limits::default())?;
        ensure!(sample.status == Some(2), "exit status {:?} of a source with one mistake", sample.status);
        (best, used) = (best.min(sample.wall), used.min(sample.used));
    }
    let [best, used] = [best, used].map(|time| time.as_secs_f64());
    println!("a check of {lines} lines with a mistake: {best:.2} s at best, {used:.2} s of processors");
    let said = process::run(command.arg("--edit").arg(&file).arg(OPTIONS), LIMIT)?;
    print!("{}{}", said.stderr, said.stdout);
    Ok(said.ended.succeeded())
}

/// A source of so many lines: classes, functions for both sides, kernels and launches.
fn source(lines: usize) -> String {
    const PART: usize = 16;
    let mut text = String::new();
    for number in 0..lines / PART {
        let _ = write!(
            text,
            "struct Item{number} {{\n    int first;\n    float second;\n}};\n\
             __host__ __device__ int scale{number}(int value) {{\n    int result = value * {number};\n    \
             for (int i = 0; i < 4; ++i) {{\n        result += value + i;\n    }}\n    return result;\n}}\n\
             __global__ void apply{number}(Item{number} *items) {{\n    items->first = scale{number}(items->first);\n}}\n\
             void launch{number}(Item{number} *items) {{ apply{number}<<<1, 32>>>(items); }}\n\n"
        );
    }
    text
}
