//! `cargo xtask project`: `cufe check -p` on a generated CMake project: how much faster it is on all cores than on one, how
//! much memory it takes, how long a second run takes, and that nothing is left of a run that is killed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::measure::{Limits, Sample, measure};
use crate::python::environment;
use crate::toolkit::Toolkit;
use crate::{process, workplace};

/// How long CMake may take.
const LIMIT: Duration = Duration::from_secs(600);

/// How large the project is.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
    /// How many sources the project has
    #[arg(long, default_value_t = 200)]
    sources: usize,
}

/// Writes a project: a header, and sources that each define a kernel and launch it; the last has a mistake, so that there is
/// something to tell.
fn generate(folder: &Path, count: usize) -> Result<()> {
    fs::write(
        folder.join("common.cuh"),
        "#pragma once\n#include <cuda_runtime.h>\n#include <cstdio>\n\n\
         struct Range { int first, last; };\n\n\
         template <class T> __host__ __device__ T clamp(T value, T low, T high) {\n    \
         return value < low ? low : value > high ? high : value;\n}\n",
    )?;
    let mut names = String::new();
    for number in 0..count {
        let mut text = format!("#include \"common.cuh\"\n\n__device__ int offset_{number} = {number};\n\n");
        for part in 0..8 {
            let _ = write!(
                text,
                "__global__ void kernel_{number}_{part}(int *out, Range range) {{\n    \
                 int i = range.first + blockIdx.x * blockDim.x + threadIdx.x;\n    \
                 if (i < range.last) out[i] = clamp(out[i] + offset_{number}, {part}, 4096);\n}}\n\
                 void launch_{number}_{part}(int *out, int n) {{ kernel_{number}_{part}<<<(n + 127) / 128, 128>>>(out, Range{{0, n}}); }}\n\n"
            );
        }
        if number + 1 == count {
            text.push_str("int mistake() { return undeclared; }\n");
        }
        fs::write(folder.join(format!("part_{number}.cu")), text)?;
        let _ = write!(names, " part_{number}.cu");
    }
    let lists = format!(
        "cmake_minimum_required(VERSION 3.22)\nproject(generated LANGUAGES CXX CUDA)\nadd_library(generated{names})\n"
    );
    Ok(fs::write(folder.join("CMakeLists.txt"), lists)?)
}

/// Runs and measures; whether what must hold does.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let python = environment("recipes", &workplace::repository()?.join("tests/recipes/requirements.txt"))?;
    let folder = tempfile::tempdir()?;
    let root = folder.path();
    generate(root, arguments.sources)?;
    let mut configure = Command::new(python.join("bin/cmake"));
    configure.args([
        "-G",
        "Ninja",
        "-B",
        "build",
        "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
        "-DCMAKE_CUDA_ARCHITECTURES=75",
    ]);
    configure.arg(format!("-DCMAKE_CUDA_COMPILER={}", toolkit.nvcc().display()));
    configure.arg(format!("-DCMAKE_MAKE_PROGRAM={}", python.join("bin/ninja").display()));
    let said = process::run(configure.current_dir(root), LIMIT)?;
    ensure!(said.ended.succeeded(), "CMake failed: {}{}", said.stdout, said.stderr);
    let check = |options: &[&str]| {
        let mut command = Command::new(&tool);
        command.args(["check", "-p", "build", "--format=sarif", "-o", "all.sarif"]).args(options).current_dir(root);
        command
    };
    let run = |options: &[&str]| -> Result<Sample> {
        let sample = measure(&mut check(options), Limits::default())?;
        ensure!(sample.status == Some(2), "exit status {:?} of a project with one mistake", sample.status);
        Ok(sample)
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let one = run(&["--no-cache", "-j", "1"])?;
    let results = results(&root.join("all.sarif"))?;
    killed(&mut check(&["--no-cache"]), root, one.wall / 4)?;
    let all = run(&[])?;
    let again = run(&[])?;
    let seconds = |sample: &Sample| sample.wall.as_secs_f64();
    let megabytes = |sample: &Sample| sample.memory >> 20;
    println!("{} sources, {results} result(s)", arguments.sources);
    println!("one at a time:   {:7.2} s, {} MiB", seconds(&one), megabytes(&one));
    println!(
        "on {cores} cores:      {:7.2} s, {} MiB, {:.2} times as fast",
        seconds(&all),
        megabytes(&all),
        seconds(&one) / seconds(&all)
    );
    println!("the second time: {:7.2} s, 1/{:.0}", seconds(&again), seconds(&all) / seconds(&again));
    println!("killed half-way: no output is left");
    Ok(results == 1 && again.wall * 10 <= all.wall)
}

/// The number of results in a document.
fn results(document: &Path) -> Result<usize> {
    let document: Value = serde_json::from_slice(&fs::read(document)?)?;
    document["runs"][0]["results"].as_array().map(Vec::len).context("the document has no results")
}

/// Ends a run after a while, and asserts that it leaves the document as it was.
fn killed(check: &mut Command, root: &Path, after: Duration) -> Result<()> {
    let document = root.join("all.sarif");
    fs::remove_file(&document)?;
    let names = || -> Result<Vec<_>> {
        let mut names: Vec<_> = fs::read_dir(root)?.map(|entry| Ok(entry?.file_name())).collect::<Result<_>>()?;
        names.sort();
        Ok(names)
    };
    let before = names()?;
    for signal in [Signal::TERM, Signal::KILL] {
        let mut child = check.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let begun = Instant::now();
        while begun.elapsed() < after && child.try_wait()?.is_none() {
            std::thread::sleep(Duration::from_millis(10));
        }
        ensure!(child.try_wait()?.is_none(), "the run ended before it was killed");
        kill_process(Pid::from_child(&child), signal)?;
        child.wait()?;
        ensure!(names()? == before, "a run that was killed leaves something behind");
    }
    Ok(())
}
