//! `cargo xtask bench --builds`: whole builds with `nvcc -c`, in a toolkit as it is, in an overlay that gives the device
//! compiler device texts, and in one that has built the program before it was changed, with a cache.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::conformance::nvcc;
use crate::measure::{Limits, Sample, measure};
use crate::toolkit::Toolkit;

/// The architectures of a build for one, and of a build for several.
const ARCHITECTURES: [&[&str]; 2] = [&["80"], &["75", "80", "86", "90"]];

/// What is measured of a build.
struct Build<'a> {
    toolkit: &'a Toolkit,
    variables: Vec<(&'static str, String)>,
}

/// Measures all inputs and prints the table; `Ok(false)` if a build failed.
pub fn run(
    inputs: &[PathBuf],
    tool: &Path,
    real: &Toolkit,
    folder: &Path,
    options: &[String],
    runs: usize,
) -> Result<bool> {
    let overlaid = real.cufe_overlay(tool, &folder.join("toolkit"), "errors")?;
    let cache = folder.join("cache").display().to_string();
    let device_text = ("CUFE_DEVICE_TEXT", "auto".to_owned());
    let builds = [
        Build { toolkit: real, variables: Vec::new() },
        Build { toolkit: &overlaid, variables: vec![device_text.clone()] },
        Build { toolkit: &overlaid, variables: vec![device_text, ("CUFE_DEVICE_CACHE", cache)] },
    ];
    println!("{:<24}{:>14}{:>46}", "", "", "user and system time of the build, fastest, s");
    println!(
        "{:<24}{:>14}{:>12}{:>12}{:>10}{:>12}{:>10}",
        "input", "architectures", "toolkit", "overlay", "ratio", "kept", "ratio"
    );
    let mut all_succeeded = true;
    for input in inputs {
        for architectures in ARCHITECTURES {
            let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); builds.len()];
            // What the last one needs must be kept once.
            let first = build(&builds[2], input, architectures, options, folder)?;
            // In turns, so that what else the machine does falls on all.
            for _ in 0..runs.max(1) {
                for (one, samples) in builds.iter().zip(&mut samples) {
                    samples.push(build(one, input, architectures, options, folder)?);
                }
            }
            let succeeded = first.succeeded() && samples.iter().flatten().all(Sample::succeeded);
            all_succeeded &= succeeded;
            let [toolkit, overlay, kept] = [0, 1, 2].map(|number: usize| fastest(&samples[number]));
            let name = input.file_stem().unwrap_or_default().to_string_lossy();
            print!("{name:<24}{:>14}{toolkit:>12.2}{overlay:>12.2}", architectures.len());
            print!("{:>10.2}{kept:>12.2}{:>10.2}", overlay / toolkit, kept / toolkit);
            println!("{}", if succeeded { "" } else { "  a build failed" });
        }
    }
    Ok(all_succeeded)
}

fn fastest(samples: &[Sample]) -> f64 {
    samples.iter().map(|sample| sample.used.as_secs_f64()).fold(f64::INFINITY, f64::min)
}

fn build(one: &Build<'_>, input: &Path, architectures: &[&str], options: &[String], folder: &Path) -> Result<Sample> {
    let mut command: Command = nvcc(one.toolkit, folder);
    command.args(architectures.iter().map(|number| format!("-gencode=arch=compute_{number},code=sm_{number}")));
    command.args(options).arg("-c").arg(input).arg("-o").arg(folder.join("program.o"));
    command.env("XDG_STATE_HOME", folder).env_remove("CUFE_DEVICE_CACHE").env_remove("CUFE_DEVICE_TEXT");
    command.envs(one.variables.iter().map(|(name, value)| (name, value)));
    measure(&mut command, Limits::default())
}
