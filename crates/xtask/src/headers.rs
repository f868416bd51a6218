//! `cargo xtask headers`: every standard, CUDA and CCCL header, alone, through the front end with all bodies analysed.
//!
//! These headers are valid: a diagnostic is a defect of the front end. So is a difference between reading the declarations
//! that are needed, as builds do, and reading all.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::preprocess::{Preprocessor, Request, front_end_arguments};
use crate::readings::{self, Comparison};
use crate::toolkit::Toolkit;
use crate::{process, workplace};

const LIMIT: Duration = Duration::from_secs(180);

/// Makes the front end analyse every body, also those that its policy would leave.
const ALL_BODIES: &str = "--cufe-all-bodies";

/// The headers of the C++17 library, without `<execution>` (needs a library of its own) and `<strstream>` (deprecated).
const CXX17: &str = "algorithm any array atomic bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono cinttypes \
    ciso646 climits clocale cmath codecvt complex condition_variable csetjmp csignal cstdalign cstdarg cstdbool cstddef \
    cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception filesystem forward_list fstream \
    functional future initializer_list iomanip ios iosfwd iostream istream iterator limits list locale map memory \
    memory_resource mutex new numeric optional ostream queue random ratio regex scoped_allocator set shared_mutex sstream \
    stack stdexcept streambuf string string_view system_error thread tuple type_traits typeindex typeinfo unordered_map \
    unordered_set utility valarray variant vector";

/// What C++20 adds.
const CXX20: &str = "barrier bit compare concepts coroutine latch numbers ranges semaphore source_location span stop_token \
    syncstream version";

/// What C++23 adds, as far as host compilers have it; what they have not is left out when it is met.
const CXX23: &str = "expected generator mdspan print spanstream stacktrace stdfloat flat_map flat_set";

/// The CUDA headers that a program includes by name.
const CUDA: &str = "cuda_runtime.h cuda_runtime_api.h cuda.h cooperative_groups.h cooperative_groups/reduce.h \
    cooperative_groups/scan.h cooperative_groups/memcpy_async.h cuda_fp16.h cuda_bf16.h cuda_fp8.h cuda_fp6.h cuda_fp4.h \
    mma.h cuComplex.h cuda_pipeline.h cuda_awbarrier.h cuda_occupancy.h curand.h curand_kernel.h curand_mtgp32_host.h \
    curand_mtgp32dc_p_11213.h cub/cub.cuh thrust/execution_policy.h";

/// CUDA headers that include many others.
const LARGE: &str =
    "cooperative_groups.h cuda_fp16.h mma.h cuda/std/tuple cub/cub.cuh thrust/device_vector.h thrust/sort.h";

/// Folders of the CCCL whose files are all headers that a program may include.
const CCCL_FOLDERS: &[&str] = &["thrust", "cuda", "cuda/std"];

/// Which headers to try, and how.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The language standard: c++17, c++20 or c++23
    #[arg(long, default_value = "c++17")]
    std: String,
    /// Only headers whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Print everything said of a header, not only the first lines
    #[arg(short, long)]
    verbose: bool,
    /// How many headers to try at once (default: one for each core)
    #[arg(long)]
    jobs: Option<usize>,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Leave out the options that have all bodies analysed or all declarations read (for a front end that does not know
    /// them)
    #[arg(long)]
    no_all_bodies: bool,
}

/// What came of one header.
#[derive(Debug)]
enum Outcome {
    Clean,
    /// The preprocessor or, for a standard header, the host compiler alone does not take it.
    LeftOut(String),
    Said(String),
}

/// Tries the headers; `Ok(false)` if one has a diagnostic.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let preprocessor = Preprocessor::new(&toolkit)?;
    let scratch = tempfile::Builder::new().prefix("headers-").tempdir()?;
    let front_end = scratch.path().join("cudafe++");
    symlink(&tool, &front_end)?;
    process::limit_children();
    let mut headers = standard_headers(&arguments.std);
    headers.extend(cuda_headers(&toolkit)?);
    headers.retain(|header| header.name.contains(&arguments.only));
    let outcomes = workplace::in_parallel(&headers, workplace::jobs(arguments.jobs), |header| {
        try_header(arguments, &preprocessor, &front_end, header)
    });
    let (mut clean, mut failed, mut left_out) = (0, 0, Vec::new());
    for (header, outcome) in headers.iter().zip(outcomes) {
        match outcome.with_context(|| header.name.clone())? {
            Outcome::Clean => clean += 1,
            Outcome::LeftOut(said) => left_out.push((&header.name, said)),
            Outcome::Said(said) => {
                failed += 1;
                println!("FAIL <{}>", header.name);
                for line in said.lines().take(if arguments.verbose { usize::MAX } else { 3 }) {
                    println!("       {}", line.chars().take(300).collect::<String>());
                }
            }
        }
    }
    for (name, said) in &left_out {
        println!("left out <{name}>: {said}");
    }
    println!("{clean} passed, {failed} failed, {} left out", left_out.len());
    Ok(failed == 0)
}

/// A program that includes the headers of the C++17 library and large ones of CUDA, written into a folder.
///
/// # Errors
///
/// The program cannot be written.
pub fn program(folder: &Path) -> Result<PathBuf> {
    let names = CXX17.split_whitespace().chain(LARGE.split_whitespace());
    let text: String = names.map(|name| format!("#include <{name}>\n")).collect();
    let program = folder.join("headers.cu");
    fs::write(&program, text).with_context(|| format!("cannot write {}", program.display()))?;
    Ok(program)
}

/// A header to be tried.
#[derive(Debug)]
struct Header {
    name: String,
    /// One of the standard library: the host compiler must take it alone.
    standard: bool,
}

fn standard_headers(standard: &str) -> Vec<Header> {
    let mut lists = vec![CXX17];
    if matches!(standard, "c++20" | "c++23") {
        lists.push(CXX20);
    }
    if standard == "c++23" {
        lists.push(CXX23);
    }
    let names = lists.into_iter().flat_map(str::split_whitespace);
    names.map(|name| Header { name: name.into(), standard: true }).collect()
}

fn cuda_headers(toolkit: &Toolkit) -> Result<Vec<Header>> {
    let mut names: Vec<String> = CUDA.split_whitespace().map(String::from).collect();
    for folder in CCCL_FOLDERS {
        let place = toolkit.root.join("include/cccl").join(folder);
        for entry in fs::read_dir(&place).with_context(|| format!("no headers at {}", place.display()))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            // Names that begin with two underscores are parts of other headers.
            if entry.file_type()?.is_file() && !name.starts_with("__") {
                names.push(format!("{folder}/{name}"));
            }
        }
    }
    names.sort();
    names.dedup();
    Ok(names.into_iter().map(|name| Header { name, standard: false }).collect())
}

fn try_header(
    arguments: &Arguments,
    preprocessor: &Preprocessor,
    front_end: &Path,
    header: &Header,
) -> Result<Outcome> {
    let folder = tempfile::Builder::new().prefix("headers-").tempdir()?;
    let probe = folder.path().join("probe.cu");
    fs::write(&probe, format!("#include <{}>\n", header.name))?;
    if header.standard {
        let mut command = Command::new("gcc");
        command.arg(format!("-std={}", arguments.std)).args(["-fsyntax-only", "-x", "c++"]).arg(&probe);
        let output = process::run(&mut command, LIMIT)?;
        if !output.ended.succeeded() {
            return Ok(Outcome::LeftOut(first_error(&output.stderr)));
        }
    }
    let request = Request { source: &probe, standard: &arguments.std, cuda: true, further: Vec::new() };
    let preprocessed = match preprocessor.run(&request, folder.path())? {
        Ok(path) => path,
        Err(said) => return Ok(Outcome::LeftOut(first_error(&said))),
    };
    let mut command = Command::new(front_end);
    command.args(front_end_arguments(&probe, &arguments.std, folder.path()));
    if !arguments.no_all_bodies {
        command.arg(ALL_BODIES);
    }
    let output = process::run(command.arg(&preprocessed).current_dir(folder.path()), LIMIT)?;
    let said = format!("{}{}", output.stderr, output.stdout);
    Ok(match (output.ended.succeeded(), said.trim().is_empty()) {
        (true, true) if arguments.no_all_bodies => Outcome::Clean,
        (true, true) => {
            let front_end_arguments = |outputs: &Path| front_end_arguments(&probe, &arguments.std, outputs);
            match readings::compare(front_end, &preprocessed, &front_end_arguments, LIMIT)? {
                Comparison::Same => Outcome::Clean,
                Comparison::Different(what) => Outcome::Said(what),
            }
        }
        (true, false) => Outcome::Said(said),
        (false, _) => Outcome::Said(format!("{}\n{said}", output.ended)),
    })
}

fn first_error(said: &str) -> String {
    let line = said.lines().find(|line| line.contains("error")).or_else(|| said.lines().next());
    line.unwrap_or("no message").chars().take(200).collect()
}
