//! `cargo xtask bench`: time and memory of cufe against the reference, on the programs of `benches/inputs`.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::measure::{Limits, Sample, measure};
use crate::preprocess::{Preprocessor, Request, front_end_arguments};
use crate::toolkit::Toolkit;
use crate::{bench_builds, workplace, zoo};

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// How often each program is run with each front end
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
    /// Measure the files of the zoo that `benches/zoo.txt` names, too; their packages are fetched
    #[arg(long)]
    zoo: bool,
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
    ensure!(!inputs.is_empty() || arguments.zoo, "no input to measure");
    if arguments.builds {
        let options = [&[format!("-std={}", arguments.std)], &arguments.further[..]].concat();
        return bench_builds::run(&inputs, &tool, &toolkit, scratch.path(), &options, arguments.runs);
    }

    let mut programs = Vec::new();
    for input in &inputs {
        let request = Request { source: input, standard: &arguments.std, cuda: true, further: Vec::new() };
        let text = preprocessor
            .run(&request, scratch.path())?
            .map_err(|said| anyhow::anyhow!("{}: {said}", input.display()))?;
        // Every program is written under the same name.
        let kept = scratch.path().join(format!("program{}.ii", programs.len()));
        fs::copy(&text, &kept)?;
        programs.push(zoo::Input {
            name: input.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            source: input.clone(),
            text: kept,
            standard: arguments.std.clone(),
            further: Vec::new(),
        });
    }
    if arguments.zoo {
        let list = fs::read_to_string(workplace::repository()?.join("benches/zoo.txt"))?;
        let names = list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
        let names: Vec<(&str, &str)> = names.filter(|(_, file)| file.contains(&arguments.only)).collect();
        programs.extend(zoo::inputs(&names, &toolkit, scratch.path())?);
    }
    ensure!(!programs.is_empty(), "no input to measure");
    println!("{}", row(&HEADINGS.map(str::to_owned)));
    println!("{}", row(&["---"].repeat(HEADINGS.len()).iter().map(|&line| line.to_owned()).collect::<Vec<_>>()));
    let mut all_succeeded = true;
    for program in &programs {
        all_succeeded &= bench(program, &own, &toolkit, scratch.path(), arguments.runs.max(1))?;
    }
    Ok(all_succeeded)
}

/// The columns of the table. Times are those of processors, of the program and of the system, in seconds; memory is the peak,
/// in MiB.
const HEADINGS: [&str; 9] =
    ["input", "MB", "reference", "median", "cufe", "median", "ratio", "g++", "memory: reference, cufe, ratio"];

/// A row of a table in Markdown.
fn row(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// Measures a program with both front ends in turns, so that what else the machine does falls on both, and g++ on
/// the host file; prints a row. Whether both front ends succeeded.
fn bench(program: &zoo::Input, own: &Path, toolkit: &Toolkit, folder: &Path, runs: usize) -> Result<bool> {
    let front_ends = [&*toolkit.reference(), own];
    let mut samples = [Vec::new(), Vec::new()];
    for _ in 0..runs {
        for (front_end, samples) in front_ends.iter().zip(&mut samples) {
            let mut command = Command::new(front_end);
            command.args(front_end_arguments(&program.source, &program.standard, folder)).args(&program.further);
            samples.push(measure(command.arg(&program.text).current_dir(folder), Limits::default())?);
        }
    }
    let [of_reference, of_own] = &samples;
    // The stubs come from the device compiler, which does not run here.
    fs::write(folder.join("out.cudafe1.stub.c"), "")?;
    // The host file is now cufe's; what g++ needs to read it is what it needs for the program.
    let by_host_compiler = || -> Result<f64> {
        let mut least = f64::INFINITY;
        for _ in 0..runs.min(3) {
            let mut command = Command::new("g++");
            command.arg(format!("-std={}", program.standard)).args(["-fsyntax-only", "-w", "-m64", "-x", "c++"]);
            command.args(toolkit.include_arguments()).arg("out.cudafe1.cpp").current_dir(folder);
            match measure(&mut command, Limits::default()) {
                Ok(sample) if sample.succeeded() => least = least.min(sample.used.as_secs_f64()),
                _ => return Ok(f64::NAN),
            }
        }
        Ok(least)
    };
    let times = |samples: &[Sample]| -> Vec<f64> { samples.iter().map(|sample| sample.used.as_secs_f64()).collect() };
    // What else the machine does only adds to a time: the least of both differ least from one bench to the next.
    let least = |samples: &[Sample]| times(samples).into_iter().fold(f64::INFINITY, f64::min);
    let memory =
        |samples: &[Sample]| median(samples.iter().map(|sample| sample.memory as f64 / f64::from(1 << 20)).collect());
    let memories = (memory(of_reference), memory(of_own));
    let seconds = |value: f64| if value.is_finite() { format!("{value:.3}") } else { "-".to_owned() };
    let failed = |samples: &[Sample]| samples.iter().any(|sample| !sample.succeeded());
    let told = |samples: &[Sample]| if failed(samples) { "failed".to_owned() } else { seconds(least(samples)) };
    println!(
        "{}",
        row(&[
            program.name.clone(),
            format!("{:.1}", fs::metadata(&program.text)?.len() as f64 / 1e6),
            told(of_reference),
            seconds(median(times(of_reference))),
            told(of_own),
            seconds(median(times(of_own))),
            seconds(least(of_own) / least(of_reference)),
            seconds(by_host_compiler()?),
            format!("{:.0}, {:.0}, {:.3}", memories.0, memories.1, memories.1 / memories.0),
        ])
    );
    Ok(!failed(of_reference) && !failed(of_own))
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
