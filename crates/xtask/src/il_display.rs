//! The dump of the program against the facts recorded from the reference (`tests/il-display`).

use crate::workplace;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Fail where a case has fewer equal entries than the ratchet tells
    #[arg(long)]
    ratchet: bool,
    /// Write the equal entries of all cases into the ratchet
    #[arg(long)]
    update: bool,
    /// Cases to run at once
    #[arg(long)]
    jobs: Option<usize>,
}

/// How many entries of a case are equal, of how many.
type Counts = BTreeMap<String, (u32, u32)>;

/// Runs all cases; whether none has fewer equal entries than before.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let folder = workplace::repository()?.join("tests/il-display");
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let counts = check(&folder, &tool, workplace::jobs(arguments.jobs))?;
    let ratchet = folder.join("ratchet.tsv");
    if arguments.update {
        std::fs::write(&ratchet, table(&counts)).context("cannot write the ratchet")?;
    }
    let (equal, all) = counts.values().fold((0, 0), |(equal, all), counts| (equal + counts.0, all + counts.1));
    let whole = counts.values().filter(|(equal, all)| equal == all).count();
    println!("{equal} of {all} entries equal, {whole} cases whole");
    if !arguments.ratchet {
        return Ok(true);
    }
    let before = read_table(&std::fs::read_to_string(&ratchet).context("there is no ratchet")?);
    let mut failed = 0;
    for (case, &wanted) in &before {
        let found = counts.get(case).map_or(0, |counts| counts.0);
        if found < wanted {
            failed += 1;
            println!("FAIL {case}: {found} entries equal, {wanted} before");
        }
    }
    println!("{} passed, {failed} failed", before.len() - failed);
    Ok(failed == 0)
}

/// What `ildump` tells of all cases with a front end.
fn check(folder: &Path, tool: &Path, jobs: usize) -> Result<Counts> {
    let cases = workplace::files_with(folder, "cu")?;
    let scratch = tempfile::tempdir()?;
    let named = scratch.path().join("cudafe++");
    std::os::unix::fs::symlink(tool, &named)?;
    let output = Command::new("python3")
        .arg(folder.join("ildump"))
        .arg("check")
        .arg("--tool")
        .arg(&named)
        .args(["--jobs", &jobs.to_string()])
        .args(&cases)
        .output()
        .context("cannot start python3")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let counts = counts(&text, folder)?;
    ensure!(
        counts.len() == cases.len(),
        "ildump tells of {} cases, there are {}: {}",
        counts.len(),
        cases.len(),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(counts)
}

/// The counts in lines such as `FAIL enums.cu: 200 of 303 entries equal` and `PASS enums.cu`.
fn counts(text: &str, folder: &Path) -> Result<Counts> {
    let mut counts = Counts::new();
    for line in text.lines() {
        if let Some(case) = line.strip_prefix("PASS ") {
            let all = recorded(&folder.join(case).with_extension("il"))?;
            counts.insert(case.to_owned(), (all, all));
        } else if let Some((case, rest)) = line.strip_prefix("FAIL ").and_then(|line| line.split_once(": ")) {
            let mut words = rest.split(' ');
            let equal = words.next().and_then(|word| word.parse().ok());
            let all = words.nth(1).and_then(|word| word.parse().ok());
            counts.insert(case.to_owned(), (equal.unwrap_or(0), all.unwrap_or(0)));
        }
    }
    Ok(counts)
}

/// The number of entries in a file of facts, from its first line: `# enums.cu: 303 entries; ...`.
fn recorded(facts: &Path) -> Result<u32> {
    let text = std::fs::read_to_string(facts).with_context(|| format!("no facts at {}", facts.display()))?;
    let number = text.lines().next().and_then(|line| line.split(' ').nth(2)).and_then(|word| word.parse().ok());
    number.with_context(|| format!("{} does not tell its number of entries", facts.display()))
}

fn table(counts: &Counts) -> String {
    let mut text = String::from("case\tequal\tall\n");
    for (case, (equal, all)) in counts {
        let _ = writeln!(text, "{case}\t{equal}\t{all}");
    }
    text
}

fn read_table(text: &str) -> BTreeMap<String, u32> {
    let rows = text.lines().skip(1).filter_map(|line| {
        let mut columns = line.split('\t');
        Some((columns.next()?.to_owned(), columns.next()?.parse().ok()?))
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratchet_is_read_as_it_is_written() {
        let counts = Counts::from([("a.cu".to_owned(), (3, 5)), ("b.cu".to_owned(), (7, 7))]);
        assert_eq!(read_table(&table(&counts)), BTreeMap::from([("a.cu".to_owned(), 3), ("b.cu".to_owned(), 7)]));
    }
}
