//! `cargo xtask bench`: time and memory of cufe against the reference, on the programs of `benches/inputs`.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::measure::{Limits, Sample, measure};
use crate::preprocess::{Preprocessor, Request, front_end_arguments};
use crate::toolkit::Toolkit;
use crate::{bench_builds, workplace};

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// How often each program is run with each front end; medians count, and the ratio of the fastest runs is shown beside them
    #[arg(long, default_value_t = 5)]
    runs: usize,
    /// Only programs whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// The language standard
    #[arg(long, default_value = "c++17")]
    std: String,
    /// A folder of further .cu files to measure
    #[arg(long)]
    inputs: Option<PathBuf>,
    /// Measure whole builds with `nvcc -c` instead, for one architecture and for four
    #[arg(long)]
    builds: bool,
    /// A further argument for nvcc in whole builds (may be repeated)
    #[arg(long = "nvcc", allow_hyphen_values = true)]
    further: Vec<String>,
    /// The front end to measure, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// Measures and prints the table; `Ok(false)` if a front end failed on a program.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let preprocessor = Preprocessor::new(&toolkit)?;
    let scratch = tempfile::Builder::new().prefix("bench-").tempdir()?;
    let own = scratch.path().join("cudafe++");
    symlink(&tool, &own)?;
    let mut inputs = Vec::new();
    for folder in
        [Some(workplace::repository()?.join("benches/inputs")), arguments.inputs.clone()].into_iter().flatten()
    {
        for entry in fs::read_dir(&folder).with_context(|| format!("no inputs at {}", folder.display()))? {
            let path = entry?.path().canonicalize()?;
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.ends_with(".cu") && name.contains(&arguments.only) {
                inputs.push(path);
            }
        }
    }
    inputs.sort();
    ensure!(!inputs.is_empty(), "no input to measure");
    if arguments.builds {
        let options = [&[format!("-std={}", arguments.std)], &arguments.further[..]].concat();
        return bench_builds::run(&inputs, &tool, &toolkit, scratch.path(), &options, arguments.runs);
    }

    println!("{:<24}{:>24}{:>10}{:>10}{:>26}{:>10}", "", "wall time, s", "", "", "peak memory, MiB", "");
    println!(
        "{:<24}{:>12}{:>12}{:>10}{:>10}{:>14}{:>12}{:>10}",
        "input", "reference", "cufe", "ratio", "fastest", "reference", "cufe", "ratio"
    );
    let mut all_succeeded = true;
    for input in &inputs {
        let request = Request { source: input, standard: &arguments.std, cuda: true, further: Vec::new() };
        let preprocessed = preprocessor
            .run(&request, scratch.path())?
            .map_err(|said| anyhow::anyhow!("{}: {said}", input.display()))?;
        let (mut of_reference, mut of_own) = (Vec::new(), Vec::new());
        // In turns, so that what else the machine does falls on both.
        for _ in 0..arguments.runs.max(1) {
            for (front_end, samples) in [(&toolkit.reference(), &mut of_reference), (&own, &mut of_own)] {
                let mut command = Command::new(front_end);
                command.args(front_end_arguments(input, &arguments.std, scratch.path())).arg(&preprocessed);
                samples.push(measure(command.current_dir(scratch.path()), Limits::default())?);
            }
        }
        all_succeeded &= print_row(input, &of_reference, &of_own);
    }
    Ok(all_succeeded)
}

fn print_row(input: &Path, of_reference: &[Sample], of_own: &[Sample]) -> bool {
    let name = input.file_stem().unwrap_or_default().to_string_lossy();
    let wall = |samples: &[Sample]| median(samples.iter().map(|sample| sample.wall.as_secs_f64()).collect());
    let memory =
        |samples: &[Sample]| median(samples.iter().map(|sample| sample.memory as f64 / f64::from(1 << 20)).collect());
    let (walls, memories) = ((wall(of_reference), wall(of_own)), (memory(of_reference), memory(of_own)));
    // What else the machine does only adds to a time: the fastest runs of both differ least from one bench to the next.
    let fastest =
        |samples: &[Sample]| samples.iter().map(|sample| sample.wall.as_secs_f64()).fold(f64::INFINITY, f64::min);
    let fastest = fastest(of_own) / fastest(of_reference);
    print!("{name:<24}{:>12.3}{:>12.3}{:>10.3}{fastest:>10.3}", walls.0, walls.1, walls.1 / walls.0);
    print!("{:>14.1}{:>12.1}{:>10.3}", memories.0, memories.1, memories.1 / memories.0);
    let failed = |samples: &[Sample]| samples.iter().any(|sample| !sample.succeeded());
    for (who, samples) in [("reference", of_reference), ("cufe", of_own)] {
        if failed(samples) {
            print!("  {who} failed");
        }
    }
    println!();
    !failed(of_reference) && !failed(of_own)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    let at = |index: usize| values.get(index).copied().unwrap_or(f64::NAN);
    if values.len() % 2 == 1 { at(middle) } else { (at(middle.wrapping_sub(1)) + at(middle)) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_an_even_number_lies_between_the_middle_two() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(Vec::new()).is_nan());
    }
}
