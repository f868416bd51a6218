//! Preprocessing for the host pass, as nvcc does it, with the results kept between runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::process;
use crate::toolkit::Toolkit;
use crate::workplace;

/// The architecture that everything is compiled for where nothing else is asked.
pub const ARCHITECTURE: &str = "750";

const LIMIT: Duration = Duration::from_secs(120);

/// What nvcc 13.0.88 defines when it preprocesses for the host pass.
pub const DEFINITIONS: &[&str] = &[
    "-D__CUDACC__",
    "-D__NVCC__",
    "-D__CUDACC_VER_MAJOR__=13",
    "-D__CUDACC_VER_MINOR__=0",
    "-D__CUDACC_VER_BUILD__=88",
    "-D__CUDA_API_VER_MAJOR__=13",
    "-D__CUDA_API_VER_MINOR__=0",
    "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
    "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1",
    "-include",
    "cuda_runtime.h",
];

/// One preprocessing to be done.
#[derive(Debug)]
pub struct Request<'a> {
    /// The source file; the preprocessor runs in its folder and is given its bare name.
    pub source: &'a Path,
    /// The language standard, as in `-std=`.
    pub standard: &'a str,
    /// Whether to define nvcc's macros and include `cuda_runtime.h` first.
    pub cuda: bool,
    /// Further arguments.
    pub further: Vec<String>,
}

impl Request<'_> {
    fn arguments(&self, toolkit: &Toolkit) -> Vec<String> {
        let mut arguments: Vec<String> = vec![format!("-std={}", self.standard)];
        arguments.extend(["-E", "-x", "c++", "-m64"].map(String::from));
        arguments.push(format!("-D__CUDA_ARCH_LIST__={ARCHITECTURE}"));
        if self.cuda {
            arguments.extend(DEFINITIONS.iter().map(|definition| String::from(*definition)));
        }
        arguments.extend(toolkit.include_arguments());
        arguments.extend(self.further.iter().cloned());
        arguments
    }
}

/// The preprocessor with its cache.
#[derive(Debug)]
pub struct Preprocessor<'a> {
    toolkit: &'a Toolkit,
    cache: PathBuf,
    /// What the compiler and the C library say they are: part of the key of every kept file.
    compiler: String,
}

impl<'a> Preprocessor<'a> {
    /// A preprocessor that uses the headers of `toolkit`.
    pub fn new(toolkit: &'a Toolkit) -> Result<Preprocessor<'a>> {
        let mut compiler = process::run(Command::new("gcc").arg("-v"), LIMIT)?.stderr;
        compiler += &process::run(Command::new("getconf").arg("GNU_LIBC_VERSION"), LIMIT)?.stdout;
        Ok(Preprocessor { toolkit, cache: workplace::cache_folder("conformance-cache")?, compiler })
    }

    /// The preprocessed text of a source, as a file of the name `STEM.cpp4.ii` in `folder`; or, in the inner result, what
    /// the preprocessor said when it failed.
    ///
    /// A kept text is used again when the compiler, the C library, the toolkit's place and the age of its headers, the arguments, the
    /// name and the text of the source are the same. What the source includes beside itself is not looked at: neither
    /// cases nor probes do that.
    pub fn run(&self, request: &Request, folder: &Path) -> Result<std::result::Result<PathBuf, String>> {
        let name = request.source.file_name().context("a source has a name")?;
        let stem = request.source.file_stem().context("a source has a name")?.to_string_lossy();
        let output = folder.join(format!("{stem}.cpp4.ii"));
        let arguments = request.arguments(self.toolkit);
        let kept = self.cache.join(self.key(request.source, &arguments)?);
        if fs::copy(&kept, &output).is_ok() {
            return Ok(Ok(output));
        }
        let mut command = Command::new("gcc");
        command.args(&arguments).arg(name).arg("-o").arg(&output);
        command.current_dir(request.source.parent().context("a source lies in a folder")?);
        let ran = process::run(&mut command, LIMIT)?;
        if !ran.ended.succeeded() {
            return Ok(Err(ran.stderr));
        }
        // Put in place whole; where that fails, the next run preprocesses again.
        if let Ok(unfinished) = tempfile::NamedTempFile::new_in(&self.cache)
            && fs::copy(&output, unfinished.path()).is_ok()
        {
            let _ = unfinished.persist(&kept);
        }
        Ok(Ok(output))
    }

    fn key(&self, source: &Path, arguments: &[String]) -> Result<String> {
        let age = fs::metadata(self.toolkit.root.join("include/cuda_runtime.h"))?.modified()?;
        let mut hash = Sha256::new();
        for part in [
            &self.compiler,
            &format!("{age:?}"),
            &arguments.join("\0"),
            &*source.file_name().unwrap_or_default().to_string_lossy(),
        ] {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        hash.update(fs::read(source)?);
        Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// The arguments with which nvcc starts the front end on a preprocessed file, before what a case adds.
pub fn front_end_arguments(source: &Path, standard: &str, folder: &Path) -> Vec<String> {
    let name = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut arguments = vec![format!("--{standard}")];
    let mut add = |words: &[&str]| arguments.extend(words.iter().map(|word| String::from(*word)));
    add(&["--static-host-stub", "--device-hidden-visibility", "--gnu_version=120200", "--display_error_number"]);
    add(&["--orig_src_file_name", &name, "--orig_src_path_name", &source.to_string_lossy()]);
    add(&["--allow_managed", "--m64", "--parse_templates"]);
    add(&["--gen_c_file_name", &folder.join("out.cudafe1.cpp").to_string_lossy()]);
    add(&["--stub_file_name", "out.cudafe1.stub.c", "--gen_module_id_file"]);
    add(&["--module_id_file_name", &folder.join("out.module_id").to_string_lossy()]);
    arguments
}
