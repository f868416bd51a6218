//! What the device needs of programs against the facts recorded from the device compiler (`tests/device-selection`).

use crate::toolkit::Toolkit;
use crate::workplace;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Fail where a case of the ratchet is not as recorded
    #[arg(long)]
    ratchet: bool,
    /// Write the cases that are as recorded into the ratchet
    #[arg(long)]
    update: bool,
    /// Show the differences of all cases
    #[arg(long)]
    verbose: bool,
}

/// The tables of facts and the folders of their cases, below the repository.
const TABLES: [(&str, &str); 2] = [
    ("tests/device-selection/shared.tsv", "tests/conformance/device-selection"),
    ("tests/device-selection/kept.tsv", "tests/device-selection"),
];

/// A row without its place: kind, form, name, marks.
type Row = [String; 4];

/// The rows of cases, in order.
type Table = BTreeMap<String, Vec<Row>>;

/// Runs all cases; whether those of the ratchet are as recorded.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let repository = workplace::repository()?;
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    let ratchet = repository.join("tests/device-selection/ratchet.txt");
    let mut good = BTreeSet::new();
    let mut all = 0;
    for (facts, folder) in TABLES {
        let recorded =
            std::fs::read_to_string(repository.join(facts)).with_context(|| format!("no facts at {facts}"))?;
        for (case, wanted) in read(&recorded) {
            let found = manifest(&tool, &toolkit, &repository.join(folder).join(&case))?;
            let differences = differences(&wanted, found.get(&case).map_or(&[][..], Vec::as_slice));
            all += 1;
            if differences.is_empty() {
                good.insert(case);
            } else if arguments.verbose {
                println!("FAIL {case}");
                differences.iter().for_each(|difference| println!("  {difference}"));
            }
        }
    }
    println!("{} of {all} cases as recorded", good.len());
    if arguments.update {
        let lines: Vec<&str> = good.iter().map(String::as_str).collect();
        std::fs::write(&ratchet, lines.join("\n") + "\n").context("cannot write the ratchet")?;
    }
    if !arguments.ratchet {
        return Ok(true);
    }
    let before = std::fs::read_to_string(&ratchet).context("there is no ratchet")?;
    let lost: Vec<&str> = before.lines().filter(|&case| !good.contains(case)).collect();
    lost.iter().for_each(|case| println!("FAIL {case}"));
    println!("{} passed, {} failed", before.lines().count() - lost.len(), lost.len());
    Ok(lost.is_empty())
}

/// What cufe tells of a case.
fn manifest(tool: &Path, toolkit: &Toolkit, case: &Path) -> Result<Table> {
    let source = std::fs::read_to_string(case).with_context(|| format!("cannot read {}", case.display()))?;
    let directive = |name: &str| {
        let start = format!("// {name}:");
        source.lines().take_while(|line| line.starts_with("//")).find_map(|line| line.strip_prefix(&start))
    };
    let output = Command::new(tool)
        .env("CUDA_HOME", &toolkit.root)
        .args(["dump", "--device", "-arch=sm_75"])
        .arg(format!("-std={}", directive("std").map_or("c++17", str::trim)))
        .args(directive("nvcc").unwrap_or_default().split_whitespace())
        .arg(case)
        .output()
        .context("cannot start the front end")?;
    Ok(read(&String::from_utf8_lossy(&output.stdout)))
}

/// The rows of the front end's stage.
fn read(text: &str) -> Table {
    let mut table = Table::new();
    for line in text.lines().skip(1) {
        let mut columns: Vec<&str> = line.split('\t').collect();
        columns.resize(7, "");
        if columns[1] == "front" {
            let row = [columns[3], columns[4], columns[5], columns[6]].map(str::to_owned);
            table.entry(columns[0].to_owned()).or_default().push(row);
        }
    }
    table
}

/// The group in which a row is numbered.
fn group(row: &Row) -> usize {
    match row[0].as_str() {
        "function" | "kernel" => 1,
        "variable" => 2,
        _ => 0,
    }
}

/// Rows that are missing or too many, and groups in another order.
fn differences(wanted: &[Row], found: &[Row]) -> Vec<String> {
    let only = |rows: &[Row], others: &[Row], what: &str| -> Vec<String> {
        rows.iter().filter(|row| !others.contains(row)).map(|row| format!("{what}: {}", row.join(" "))).collect()
    };
    let mut differences = only(wanted, found, "missing");
    differences.extend(only(found, wanted, "extra"));
    for (number, name) in ["types", "functions", "variables"].into_iter().enumerate() {
        let names = |rows: &[Row], others: &[Row]| -> Vec<String> {
            let common = rows.iter().filter(|row| group(row) == number && others.contains(row));
            common.map(|row| row[2].clone()).collect()
        };
        let (wanted, found) = (names(wanted, found), names(found, wanted));
        if wanted != found {
            differences.push(format!("order of {name}: expected {}, found {}", wanted.join(" "), found.join(" ")));
        }
    }
    differences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_compared_as_sets_and_by_their_order() {
        let head = "case\tstage\torder\tkind\tform\tname\tmarks\n";
        let table = |rows: &str| read(&format!("{head}{rows}")).remove("a.cu").unwrap_or_default();
        let one = table(
            "a.cu\tfront\t1\tkernel\tdefined\tf\t\na.cu\tfront\t2\tkernel\tdefined\tg\t\na.cu\tptx\t1\tkernel\tdefined\tg\t",
        );
        let other = table("a.cu\tfront\t1\tkernel\tdefined\tg\t\na.cu\tfront\t2\tkernel\tdefined\tf");
        assert_eq!(one.len(), 2);
        assert_eq!(differences(&one, &one), Vec::<String>::new());
        assert_eq!(differences(&one, &other), ["order of functions: expected f g, found g f"]);
        assert_eq!(differences(&one, &other[..1]), ["missing: kernel defined f "]);
    }
}
