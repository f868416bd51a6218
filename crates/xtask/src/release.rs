//! `cargo xtask release`: a release build that is guided by a profile of the programs of `benches/training`. None of these is
//! measured by `cargo xtask bench`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::preprocess::{Preprocessor, Request, front_end_arguments};
use crate::toolkit::Toolkit;
use crate::workplace;

/// What to build.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The profile of cargo that is guided
    #[arg(long, default_value = "release")]
    profile: String,
}

/// The standards for which each program is read.
const STANDARDS: [&str; 2] = ["c++17", "c++20"];

/// Builds, trains and builds again; prints where the program is.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let target = host_target()?;
    let merger = merger(&target)?;
    let toolkit = Toolkit::find()?;
    let folder = workplace::cache_folder("guided")?;
    let profiles = folder.join("profiles");
    if profiles.exists() {
        std::fs::remove_dir_all(&profiles)?;
    }
    // Each has a folder of its own, so that both can be built again in part.
    let trained = build(
        arguments,
        &target,
        &folder.join("training"),
        &format!("-Cprofile-generate={}", profiles.display()),
        true,
    )?;
    let programs = train(&trained, &toolkit)?;
    let merged = folder.join("merged.profdata");
    let status = Command::new(&merger).args(["merge", "-o"]).arg(&merged).arg(&profiles).status();
    ensure!(status.is_ok_and(|status| status.success()), "{} failed", merger.display());
    let built =
        build(arguments, &target, &folder.join("built"), &format!("-Cprofile-use={}", merged.display()), false)?;
    println!("{} is guided by {programs} readings of programs", built.display());
    Ok(true)
}

/// The target that rustc builds for here.
fn host_target() -> Result<String> {
    let said = Command::new("rustc").arg("-vV").output().context("cannot start rustc")?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).context("rustc names no host")
}

/// The program of the toolchain that merges profiles.
fn merger(target: &str) -> Result<PathBuf> {
    let said = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot start rustc")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&said.stdout).trim());
    let merger = sysroot.join("lib/rustlib").join(target).join("bin/llvm-profdata");
    ensure!(merger.exists(), "there is no llvm-profdata: rustup component add llvm-tools");
    Ok(merger)
}

/// Builds cufe with a flag for the compiler, and for training or not. With a target, so that programs that only help to build get
/// no flag.
fn build(arguments: &Arguments, target: &str, folder: &Path, flag: &str, is_training: bool) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    if is_training {
        command.env("CUFE_TRAINING", "1");
    }
    let status = command
        .args(["build", "--package", "cufe", "--locked", "--profile", &arguments.profile, "--target", target])
        .arg("--target-dir")
        .arg(folder)
        .env("RUSTFLAGS", flag)
        .current_dir(workplace::repository()?)
        .status()
        .context("cannot start cargo")?;
    ensure!(status.success(), "cufe does not build with {flag}");
    Ok(folder.join(target).join(&arguments.profile).join("cufe"))
}

/// Reads all programs for all standards: in the place of `cudafe++`, and as both passes of a check. How many readings.
fn train(tool: &Path, toolkit: &Toolkit) -> Result<usize> {
    let scratch = tempfile::Builder::new().prefix("training-").tempdir()?;
    let front_end = scratch.path().join("cudafe++");
    std::os::unix::fs::symlink(tool, &front_end)?;
    let preprocessor = Preprocessor::new(toolkit)?;
    let mut readings = 0;
    for source in workplace::files_with(&workplace::repository()?.join("benches/training"), "cu")? {
        for standard in STANDARDS {
            let request = Request { source: &source, standard, cuda: true, further: Vec::new() };
            let text = preprocessor
                .run(&request, scratch.path())?
                .map_err(|said| anyhow::anyhow!("{}: {said}", source.display()))?;
            let mut command = Command::new(&front_end);
            command.args(front_end_arguments(&source, standard, scratch.path())).arg("--extended-lambda").arg(&text);
            let said = command.current_dir(scratch.path()).output().context("cannot start cufe")?;
            ensure!(
                said.status.success(),
                "{} ({standard}) is rejected: {}",
                source.display(),
                String::from_utf8_lossy(&said.stderr)
            );
            let mut command = Command::new(tool);
            command
                .args(["check", "--no-cache", "-w", "--extended-lambda"])
                .arg(format!("-std={standard}"))
                .arg(&source);
            let said = command.env("CUDA_HOME", &toolkit.root).output().context("cannot start cufe")?;
            ensure!(
                said.status.success(),
                "{} ({standard}) is rejected: {}",
                source.display(),
                String::from_utf8_lossy(&said.stderr)
            );
            readings += 3;
        }
    }
    Ok(readings)
}
