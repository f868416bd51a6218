//! `cargo xtask scale`: how the time of cufe grows with the size of generated inputs.
//!
//! Each kind of input holds n of one thing and little else. Where twice as much of it takes more than twice the time, some
//! algorithm looks at everything again for each.

mod classes;
mod cuda;
mod expressions;
mod functions;
mod kind;
mod lambdas;
mod scopes;
mod statements;
mod templates;
mod text;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, ensure};

use crate::measure::{Limits, Sample, measure};
use crate::preprocess::front_end_arguments;
use crate::toolkit::Toolkit;
use crate::workplace;
use kind::Kind;

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Only kinds whose names contain this
    #[arg(long, default_value = "")]
    kind: String,
    /// The sizes, rising; the exponent is taken between the largest two that were run
    #[arg(long, value_delimiter = ',', default_value = "1024,4096,16384")]
    sizes: Vec<usize>,
    /// How often each is run; the fastest counts
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// Measure the reference too
    #[arg(long)]
    reference: bool,
    /// Seconds of processor time for one run; a kind that needs more, or would at the next size, is not run at larger ones
    #[arg(long, default_value_t = 20)]
    limit: u64,
    /// GiB of address space for one run
    #[arg(long, default_value_t = 8)]
    memory: u64,
    /// The form of the table
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Only see that small programs of all kinds are accepted, or reported on where they shall be; with --reference, by both
    #[arg(long)]
    check_valid: bool,
    /// Write the programs into this folder instead of running anything
    #[arg(long)]
    write: Option<PathBuf>,
    /// The front end to measure, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Text,
    Tsv,
}

/// The tables, one for a topic.
const TOPICS: &[&[Kind]] = &[
    functions::KINDS,
    scopes::KINDS,
    statements::KINDS,
    classes::KINDS,
    expressions::KINDS,
    lambdas::KINDS,
    templates::KINDS,
    text::KINDS,
    cuda::KINDS,
];

/// All kinds whose names contain a text.
fn kinds(text: &str) -> Vec<Kind> {
    TOPICS.iter().copied().flatten().filter(|kind| kind.name.contains(text)).copied().collect()
}

/// A program of a kind, as the front ends take it.
fn program(kind: &Kind, size: usize) -> String {
    format!("# 1 \"scale.cu\"\n{}", (kind.generate)(size))
}

/// The time of one front end on a kind, at one size after the other.
#[derive(Debug, Default)]
struct Growth {
    /// Sizes and the least time, in seconds.
    times: Vec<(usize, f64)>,
    /// The size at which a run failed or passed its limit.
    failed: Option<(usize, Option<i32>)>,
}

impl Growth {
    /// The exponent of the time between the largest two sizes, less what an empty program takes; none where the time is too
    /// short to tell.
    fn exponent(&self, empty: f64) -> Option<f64> {
        let [.., (small, before), (large, after)] = self.times[..] else { return None };
        // Below two milliseconds it is noise that grows.
        let (before, after) = ((before - empty).max(0.002), after - empty);
        (after > 0.004).then(|| (after / before).log2() / (large as f64 / small as f64).log2())
    }

    fn last(&self) -> Option<(usize, f64)> {
        self.times.last().copied()
    }

    /// The time at a size.
    fn at(&self, size: usize) -> Option<f64> {
        self.times.iter().find(|(of, _)| *of == size).map(|(_, time)| *time)
    }
}

/// One row of the table.
#[derive(Debug)]
struct Row {
    kind: Kind,
    own: Growth,
    reference: Option<Growth>,
}

/// What runs the front ends.
struct Bench<'a> {
    arguments: &'a Arguments,
    folder: PathBuf,
}

impl Bench<'_> {
    fn run(&self, front_end: &Path, text: &str) -> Result<Sample> {
        let source = self.folder.join("scale.cu");
        let input = self.folder.join("scale.cpp4.ii");
        fs::write(&input, text)?;
        let mut command = Command::new(front_end);
        command.args(front_end_arguments(&source, "c++20", &self.folder)).arg("--extended-lambda").arg(&input);
        let limits = Limits { seconds: Some(self.arguments.limit), memory: Some(self.arguments.memory << 30) };
        measure(command.current_dir(&self.folder), limits)
    }

    /// The least time of the runs on a text; or the status of one that failed.
    fn time(&self, front_end: &Path, text: &str, is_valid: bool) -> Result<std::result::Result<f64, Option<i32>>> {
        let mut least = Duration::MAX;
        for run in 0..self.arguments.runs.max(1) {
            let sample = self.run(front_end, text)?;
            if sample.status.is_none() || is_valid && !sample.succeeded() {
                return Ok(Err(sample.status));
            }
            least = least.min(sample.used);
            // What takes long is measured well enough at once.
            if run == 0 && sample.used > Duration::from_secs(3) {
                break;
            }
        }
        Ok(Ok(least.as_secs_f64()))
    }

    fn growth(&self, front_end: &Path, kind: &Kind) -> Result<Growth> {
        let mut growth = Growth::default();
        for &size in self.arguments.sizes.iter().filter(|size| **size <= kind.largest) {
            if let [.., (small, before), (large, after)] = growth.times[..] {
                let exponent = (after / before).log2() / (large as f64 / small as f64).log2();
                if after * (size as f64 / large as f64).powf(exponent) > self.arguments.limit as f64 {
                    break;
                }
            }
            match self.time(front_end, &program(kind, size), kind.is_valid)? {
                Ok(time) => growth.times.push((size, time)),
                Err(status) => {
                    growth.failed = Some((size, status));
                    break;
                }
            }
        }
        Ok(growth)
    }
}

/// Measures and prints the table, the worst first; `Ok(false)` if cufe failed on a program.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let kinds = kinds(&arguments.kind);
    ensure!(!kinds.is_empty(), "no kind of such a name");
    if let Some(folder) = &arguments.write {
        fs::create_dir_all(folder)?;
        for kind in &kinds {
            for &size in arguments.sizes.iter().filter(|size| **size <= kind.largest) {
                fs::write(folder.join(format!("{}-{size}.ii", kind.name)), program(kind, size))?;
            }
        }
        return Ok(true);
    }
    let scratch = tempfile::Builder::new().prefix("scale-").tempdir()?;
    let own = scratch.path().join("cudafe++");
    symlink(workplace::front_end(arguments.tool.as_deref())?, &own)?;
    let reference = if arguments.reference { Some(Toolkit::find()?.reference()) } else { None };
    let bench = Bench { arguments, folder: scratch.path().to_path_buf() };
    if arguments.check_valid {
        return check(&bench, &kinds, [Some(own), reference].into_iter().flatten());
    }
    let empty = |front_end: &Path| Ok::<_, anyhow::Error>(bench.time(front_end, "int x;\n", true)?.unwrap_or(0.0));
    let empty_own = empty(&own)?;
    let empty_reference = reference.as_deref().map(empty).transpose()?.unwrap_or(0.0);
    let mut rows = Vec::new();
    for kind in kinds {
        let of_own = bench.growth(&own, &kind)?;
        let of_reference = reference.as_deref().map(|front_end| bench.growth(front_end, &kind)).transpose()?;
        rows.push(Row { kind, own: of_own, reference: of_reference });
    }
    let badness = |row: &Row| match row.own.failed {
        Some(_) => f64::INFINITY,
        None => row.own.exponent(empty_own).unwrap_or(0.0),
    };
    rows.sort_by(|left, right| badness(right).total_cmp(&badness(left)));
    print(&rows, arguments.format, empty_own, empty_reference);
    Ok(rows.iter().all(|row| row.own.failed.is_none()))
}

/// Whether front ends accept small programs of all kinds, or report on them where they shall.
fn check(bench: &Bench, kinds: &[Kind], front_ends: impl Iterator<Item = PathBuf>) -> Result<bool> {
    let (mut good, mut bad) = (0, 0);
    for front_end in front_ends {
        for kind in kinds {
            let size = 16.min(kind.largest);
            let sample = bench.run(&front_end, &program(kind, size))?;
            if if kind.is_valid { sample.succeeded() } else { sample.status.is_some() } {
                good += 1;
            } else {
                println!("{}: {} ended with {:?}", kind.name, front_end.display(), sample.status);
                bad += 1;
            }
        }
    }
    println!("{good} passed, {bad} failed");
    Ok(bad == 0)
}

fn print(rows: &[Row], format: Format, empty_own: f64, empty_reference: f64) {
    let number = |value: Option<f64>, digits: usize| {
        value.map_or_else(|| String::from("-"), |value| format!("{value:.digits$}"))
    };
    let titles = ["kind", "size", "cufe, s", "exponent", "reference, s", "exponent", "ratio", ""];
    let mut lines = vec![titles.map(String::from)];
    for row in rows {
        let last = row.own.last();
        let of_reference = |size| row.reference.as_ref().and_then(|growth: &Growth| growth.at(size));
        // Where the reference does less, both are compared at the largest size that both did.
        let common = row.own.times.iter().rev().find(|(size, _)| of_reference(*size).is_some());
        let note = match row.own.failed {
            Some((size, Some(status))) => format!("exit status {status} at {size}"),
            Some((size, None)) => format!("past a limit at {size}"),
            None => match row.reference.as_ref().and_then(|growth| growth.failed) {
                Some((size, _)) => format!("the reference fails at {size}"),
                None => String::new(),
            },
        };
        lines.push([
            String::from(row.kind.name),
            last.map_or_else(|| String::from("-"), |(size, _)| size.to_string()),
            number(last.map(|(_, time)| time), 3),
            number(row.own.exponent(empty_own), 2),
            number(row.reference.as_ref().and_then(Growth::last).map(|(_, time)| time), 3),
            number(row.reference.as_ref().and_then(|growth| growth.exponent(empty_reference)), 2),
            number(common.and_then(|(size, time)| Some(time / of_reference(*size)?)), 2),
            note,
        ]);
    }
    for line in lines {
        match format {
            Format::Tsv => println!("{}", line.join("\t")),
            Format::Text => {
                let [name, size, own, own_exponent, reference, reference_exponent, ratio, note] = line;
                println!(
                    "{name:<56}{size:>7}{own:>9}{own_exponent:>10}{reference:>14}{reference_exponent:>10}{ratio:>8}  {note}"
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_kinds_are_unique() {
        let mut names: Vec<_> = kinds("").iter().map(|kind| kind.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(count >= 100);
    }

    #[test]
    fn programs_grow_with_their_size() {
        for kind in kinds("") {
            let (small, large) = ((kind.generate)(128).len(), (kind.generate)(512).len());
            assert!(
                large > small || kind.name.starts_with("constant-loop") || kind.name == "index-sequence",
                "{}",
                kind.name
            );
            assert!(large < 8 * small, "{} does not grow with n", kind.name);
        }
    }

    #[test]
    fn the_exponent_of_a_square_is_two() {
        let growth = Growth { times: vec![(1, 0.5), (10, 0.11), (100, 10.01)], failed: None };
        assert!((growth.exponent(0.01).unwrap() - 2.0).abs() < 1e-9);
        assert_eq!(Growth::default().exponent(0.0), None);
    }
}
