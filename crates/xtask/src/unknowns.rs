//! How much of libraries' headers cufe can't decide (`cufe check --statistics`), against what it could not before
//! (`tests/unknowns/ratchet.tsv`).

use crate::toolkit::Toolkit;
use crate::workplace;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many reasons are shown.
const SHOWN_REASONS: usize = 10;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Fail where a unit has more that is unknown than the ratchet tells
    #[arg(long)]
    ratchet: bool,
    /// Write what is unknown into the ratchet
    #[arg(long)]
    update: bool,
    /// Units to read at once
    #[arg(long)]
    jobs: Option<usize>,
}

/// What is counted, in the order of the columns.
const COUNTED: [&str; 4] = ["expressions", "calls", "types", "static_asserts"];

/// A row of the ratchet: a unit that includes headers, read in a standard, and what may be unknown in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    /// The headers, with commas between them.
    headers: String,
    /// Such as `c++17`.
    standard: String,
    /// The most that may be unknown of each [`COUNTED`].
    limits: [u64; 4],
}

impl Row {
    /// What the unit is called in reports.
    fn name(&self) -> String {
        match self.headers.split_once(',') {
            None => format!("{} {}", self.standard, self.headers),
            Some((first, rest)) => format!("{} {first} and {} more", self.standard, rest.split(',').count()),
        }
    }
}

/// What is found in a unit.
#[derive(Default, Debug, PartialEq, Eq)]
struct Found {
    all: [u64; 4],
    unknown: [u64; 4],
    reasons: BTreeMap<String, u64>,
}

/// Reads all units of the ratchet; whether none has more that is unknown than before.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let path = workplace::repository()?.join("tests/unknowns/ratchet.tsv");
    let mut rows = read_table(&std::fs::read_to_string(&path).context("there is no ratchet")?)?;
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let results =
        workplace::in_parallel(&rows, workplace::jobs(arguments.jobs), |row| check(row, &tool, &toolkit.root));
    let mut total = Found::default();
    let mut failed = 0;
    println!(
        "{:<50} {:>8} {:>8} {:>8} {:>15} of all expressions",
        "unknown", "expr", "calls", "types", "static_asserts"
    );
    for (row, found) in rows.iter_mut().zip(results) {
        let found = found.with_context(|| format!("{} in {}", row.headers, row.standard))?;
        let [expressions, calls, types, asserts] = found.unknown;
        let name = row.name();
        println!("{name:<50} {expressions:>8} {calls:>8} {types:>8} {asserts:>15} of {}", found.all[0]);
        if arguments.ratchet && (0..COUNTED.len()).any(|index| found.unknown[index] > row.limits[index]) {
            failed += 1;
            println!("FAIL {name}: {:?} unknown, {:?} before", found.unknown, row.limits);
        }
        row.limits = found.unknown;
        for index in 0..COUNTED.len() {
            total.all[index] += found.all[index];
            total.unknown[index] += found.unknown[index];
        }
        for (reason, count) in found.reasons {
            *total.reasons.entry(reason).or_default() += count;
        }
    }
    for (index, name) in COUNTED.iter().enumerate() {
        println!("{name}: {} of {} unknown", total.unknown[index], total.all[index]);
    }
    let mut reasons: Vec<_> = total.reasons.into_iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (reason, count) in reasons.iter().take(SHOWN_REASONS) {
        println!("{count:>8} {reason}");
    }
    if arguments.update {
        std::fs::write(&path, table(&rows)).context("cannot write the ratchet")?;
    }
    if !arguments.ratchet {
        return Ok(true);
    }
    println!("{} passed, {failed} failed", rows.len() - failed);
    Ok(failed == 0)
}

/// What cufe tells of a unit.
fn check(row: &Row, tool: &Path, toolkit: &Path) -> Result<Found> {
    let scratch = tempfile::tempdir()?;
    let source = scratch.path().join("unit.cu");
    let text: String = row.headers.split(',').map(|header| format!("#include <{header}>\n")).collect();
    std::fs::write(&source, text)?;
    let output = Command::new(tool)
        .args(["check", "--statistics", "--host", "--all-declarations"])
        .arg(format!("-std={}", row.standard))
        .arg("--cuda-path")
        .arg(toolkit)
        .arg(&source)
        .output()
        .context("cannot start cufe")?;
    ensure!(output.status.success(), "cufe rejects it: {}", String::from_utf8_lossy(&output.stderr));
    found(&String::from_utf8_lossy(&output.stderr))
}

/// Reads the lines of `--statistics`: `calls 1000 2 0.20 %` and `     12  call, first at FILE:1:2`.
fn found(text: &str) -> Result<Found> {
    let mut found = Found::default();
    let mut counted = 0;
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let [name, all, unknown, ..] = *words
            && let Some(index) = COUNTED.iter().position(|&counted| counted == name)
        {
            found.all[index] = all.parse()?;
            found.unknown[index] = unknown.parse()?;
            counted += 1;
        } else if let Some((reason, _)) = line.split_once(", first at ")
            && let Some((count, reason)) = reason.trim().split_once("  ")
        {
            found.reasons.insert(reason.to_owned(), count.parse()?);
        }
    }
    ensure!(counted == COUNTED.len(), "cufe tells no statistics");
    Ok(found)
}

fn table(rows: &[Row]) -> String {
    let mut text = format!("headers\tstandard\t{}\n", COUNTED.join("\t"));
    for Row { headers, standard, limits: [expressions, calls, types, asserts] } in rows {
        let _ = writeln!(text, "{headers}\t{standard}\t{expressions}\t{calls}\t{types}\t{asserts}");
    }
    text
}

fn read_table(text: &str) -> Result<Vec<Row>> {
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[headers, standard, ref limits @ ..] = columns.as_slice() else { anyhow::bail!("no row: {line}") };
        let limits: Vec<u64> = limits.iter().map(|limit| limit.parse()).collect::<Result<_, _>>()?;
        let limits = limits.try_into().map_err(|_| anyhow::anyhow!("no row: {line}"))?;
        Ok(Row { headers: headers.to_owned(), standard: standard.to_owned(), limits })
    };
    text.lines().skip(1).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratchet_is_read_as_it_is_written() {
        let row = Row { headers: "tuple,array".to_owned(), standard: "c++17".to_owned(), limits: [4, 3, 2, 1] };
        assert_eq!(read_table(&table(std::slice::from_ref(&row))).unwrap(), vec![row]);
    }

    #[test]
    fn figures_and_reasons_are_found_in_what_is_told() {
        let text = "host pass             all    unknown\nexpressions      100          5    5.00 %\ncalls  20 2 10.00 %\n\
                    types  3 0 0.00 %\nstatic_asserts  1 0 0.00 %\n         4  call, first at a.h:1:2\n";
        let found = found(text).unwrap();
        assert_eq!(found.all, [100, 20, 3, 1]);
        assert_eq!(found.unknown, [5, 2, 0, 0]);
        assert_eq!(found.reasons, BTreeMap::from([("call".to_owned(), 4)]));
    }

    #[test]
    fn a_unit_without_figures_is_an_error() {
        assert!(found("host pass\n").is_err());
    }
}
