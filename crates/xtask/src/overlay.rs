//! `cargo xtask overlay`: a program that uses what the front end writes anew is built in overlays of several releases, and
//! its symbols are compared with those that each toolkit's own front end gives; and a CMake project is built in an overlay
//! whose cufe is made to fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::conformance::nvcc;
use crate::toolkit::{NEWEST, Toolkit};
use crate::{process, symbols, workplace};

/// Which releases, and with what.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A release of the toolkit (may be repeated; default: the first and the newest)
    #[arg(long)]
    version: Vec<String>,
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// What the front end writes anew: stubs, launches, managed variables, both wrappers of lambdas, host references.
const PROGRAM: &str = "\
#include <cstdio>
#include <vector>

__managed__ int total = 0;
static __device__ int factor = 3;
__constant__ float table[4];

template <class F> __global__ void apply(F function, int *values, int count) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index < count) values[index] = function(values[index]) * factor;
}

namespace {
struct Pair { int first, second; };
__global__ void add(Pair pair) { atomicAdd(&total, pair.first + pair.second); }
}

template <class T> T twice(T value) { return value + value; }

int main() {
    std::vector<int> values(64, 1);
    int *device = nullptr, offset = 5;
    if (cudaMalloc(&device, values.size() * sizeof(int)) != cudaSuccess) return 1;
    auto on_device = [=] __device__ (int x) { return x + offset; };
    auto on_both = [=] __host__ __device__ (int x) { return x * offset; };
    apply<<<1, 64>>>(on_device, device, 64);
    apply<<<1, 64>>>(on_both, device, 64);
    add<<<1, 32>>>(Pair{1, twice(2)});
    cudaDeviceSynchronize();
    std::printf(\"%d %d %f\\n\", total, on_both(2), table[0]);
}
";

/// What a CMake project says.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.18)
project(overlay LANGUAGES CXX CUDA)
add_library(program OBJECT program.cu)
target_compile_options(program PRIVATE --extended-lambda)
";

/// How long a build may take.
const LIMIT: Duration = Duration::from_secs(300);

/// Does everything; `Ok(false)` if anything is not as it should be.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let cufe = workplace::front_end(arguments.tool.as_deref())?;
    let releases = match &arguments.version[..] {
        [] => vec!["13.0".to_owned(), NEWEST.to_owned()],
        given => given.to_vec(),
    };
    let scratch = tempfile::Builder::new().prefix("overlay-").tempdir()?;
    let source = scratch.path().join("program.cu");
    fs::write(&source, PROGRAM)?;
    let (mut passed, mut failed) = (0, 0);
    let mut tell = |what: String, outcome: Result<String>| match outcome {
        Ok(said) => {
            println!("{what}: {said}");
            passed += 1;
        }
        Err(error) => {
            println!("{what}: FAILED: {error:#}");
            failed += 1;
        }
    };
    for release in &releases {
        let real = Toolkit::of_release(release)?;
        let overlaid = real.cufe_overlay(&cufe, &scratch.path().join(release), "never")?;
        tell(format!("symbols in {release}"), compare(&real, &overlaid, &source, scratch.path()));
    }
    if let Some(release) = releases.last() {
        let real = Toolkit::of_release(release)?;
        let confirmed = real.cufe_overlay(&cufe, &scratch.path().join("confirmed"), "errors")?;
        tell(format!("CMake in {release}"), cmake_project(&confirmed, &source, scratch.path()));
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

/// The object of the program, made in a toolkit.
fn object(toolkit: &Toolkit, source: &Path, folder: &Path, name: &str) -> Result<PathBuf> {
    let object = folder.join(name);
    let mut command = nvcc(toolkit, folder);
    command.args(["--extended-lambda", "-rdc=true", "-arch=compute_80", "-c"]).arg(source).arg("-o").arg(&object);
    let output = process::run(&mut command, LIMIT)?;
    anyhow::ensure!(output.ended.succeeded(), "nvcc failed ({}): {}{}", output.ended, output.stderr, output.stdout);
    Ok(object)
}

fn compare(real: &Toolkit, overlaid: &Toolkit, source: &Path, folder: &Path) -> Result<String> {
    let expected = object(real, source, folder, "expected.o")?;
    let got = object(overlaid, source, folder, "got.o")?;
    let (names, own) = (symbols::symbols(&expected)?, symbols::symbols(&got)?);
    let differing: Vec<&String> = names.symmetric_difference(&own).collect();
    anyhow::ensure!(differing.is_empty(), "{} symbols differ, such as {}", differing.len(), differing[0]);
    let references = symbols::host_references(&expected)?;
    anyhow::ensure!(references == symbols::host_references(&got)?, "the host references differ");
    Ok(format!("the same {} and {} sections of host references", names.len(), references.len()))
}

/// Configures and builds a project in an overlay, whose cufe works, and then in one whose cufe fails.
fn cmake_project(overlaid: &Toolkit, source: &Path, folder: &Path) -> Result<String> {
    if process::run(Command::new("cmake").arg("--version"), LIMIT).is_err() {
        return Ok("there is no cmake here: not tried".to_owned());
    }
    let project = folder.join("project");
    fs::create_dir_all(&project)?;
    fs::write(project.join("CMakeLists.txt"), PROJECT)?;
    fs::copy(source, project.join("program.cu"))?;
    let mut told = Vec::new();
    // The other ways to fail are tried in the tests of the program, which need no toolkit.
    for failure in [None, Some("panic")] {
        let word = failure.unwrap_or("nothing");
        let (build, state) = (folder.join(format!("build-{word}")), folder.join(format!("state-{word}")));
        let begin = Instant::now();
        let run = |command: &mut Command| -> Result<String> {
            command.env("XDG_STATE_HOME", &state).env_remove("CUFE_FAIL");
            if let Some(failure) = failure {
                command.env("CUFE_FAIL", failure);
            }
            let output = process::run(command, LIMIT)?;
            let said = output.stderr + &output.stdout;
            anyhow::ensure!(output.ended.succeeded(), "{word}: {}: {said}", output.ended);
            Ok(said)
        };
        let mut configure = Command::new("cmake");
        configure.arg("-S").arg(&project).arg("-B").arg(&build).arg("-DCMAKE_CUDA_ARCHITECTURES=80");
        // The runtime's libraries do not belong to what is tried here, and the compiler's test program needs them.
        configure.arg(format!("-DCMAKE_CUDA_COMPILER={}", overlaid.nvcc().display()));
        run(&mut configure)?;
        let said = run(Command::new("cmake").arg("--build").arg(&build))?;
        let reports = fs::read_dir(state.join("cufe/reports")).map_or(0, Iterator::count);
        let seconds = begin.elapsed().as_secs_f64();
        match failure {
            None => {
                anyhow::ensure!(reports == 0 && !said.contains("cufe is wrong"), "a report without a failure: {said}")
            }
            Some(_) => {
                anyhow::ensure!(reports > 0, "{word}: no report was written");
                anyhow::ensure!(said.contains("cufe is wrong"), "{word}: nothing is said of the failure: {said}");
            }
        }
        told.push(format!("{word} fails: {seconds:.1} s, {reports} reports"));
    }
    Ok(told.join("; "))
}
