//! What came of the tests: a row for each, and the sums.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::zoo::{Diagnostic, Ran, Verdict};

/// How many of the numbers that are missing, or too many, are shown.
const SHOWN_NUMBERS: usize = 25;

/// How the front ends compare on one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    name: String,
    verdict: Verdict,
    /// Whether errors are reported in the same lines.
    are_lines_same: bool,
    /// Errors of the reference in lines for which cufe reports none.
    missing: BTreeSet<Diagnostic>,
    /// Errors of cufe in lines for which the reference reports none.
    extra: BTreeSet<Diagnostic>,
    first_error: String,
}

impl Row {
    /// The row of a file.
    pub fn of(name: &str, reference: &Ran, cufe: &Ran) -> Row {
        let (theirs, own) = (errors(reference), errors(cufe));
        let not_in = |some: &BTreeSet<Diagnostic>, others: &BTreeSet<Diagnostic>| -> BTreeSet<Diagnostic> {
            let lines: BTreeSet<_> = others.iter().map(line).collect();
            some.iter().filter(|one| !lines.contains(&line(one))).cloned().collect()
        };
        let (missing, extra) = (not_in(&theirs, &own), not_in(&own, &theirs));
        Row {
            name: name.to_owned(),
            verdict: Verdict::of(cufe, Some(reference)),
            are_lines_same: missing.is_empty() && extra.is_empty(),
            missing,
            extra,
            first_error: cufe.first_error.clone(),
        }
    }

    fn is_verdict_same(&self) -> bool {
        matches!(self.verdict, Verdict::BothAccept | Verdict::BothReject)
    }
}

/// The errors, those that end the run included.
fn errors(ran: &Ran) -> BTreeSet<Diagnostic> {
    ran.diagnostics.iter().filter(|one| one.0 == "error" || one.0 == "catastrophe").cloned().collect()
}

fn line(diagnostic: &Diagnostic) -> (&str, u64) {
    (&diagnostic.2, diagnostic.3)
}

/// The rows as a table: file, verdict, whether the lines are the same, what is missing, what is too much.
pub fn table(rows: &[Row]) -> String {
    let mut text = String::from("file\tverdict\tlines\tmissing\textra\n");
    let all = |some: &BTreeSet<Diagnostic>| {
        let words: Vec<String> = some.iter().map(|one| format!("{}:{}:{}", one.3, one.4, one.1)).collect();
        words.join(" ")
    };
    for row in rows {
        let lines = if row.are_lines_same { "same" } else { "differ" };
        let (verdict, missing, extra) = (format!("{:?}", row.verdict), all(&row.missing), all(&row.extra));
        let _ = writeln!(text, "{}\t{verdict}\t{lines}\t{missing}\t{extra}", row.name);
    }
    text
}

/// Prints failures and sums; whether cufe accepts all that the reference accepts.
pub fn print(rows: &[Row]) -> bool {
    for row in rows {
        match row.verdict {
            Verdict::FalseError | Verdict::Broken => {
                println!("{:?}: {}\n     {}", row.verdict, row.name, row.first_error)
            }
            Verdict::ReferenceBroken => println!("the reference breaks on {}", row.name),
            _ => {}
        }
    }
    print!("{}", numbers(rows));
    print!("{}", sums(rows));
    !rows.iter().any(|row| matches!(row.verdict, Verdict::FalseError | Verdict::Broken))
}

/// The rules whose errors are missing, or too many, most often: in how many files, and how many.
fn numbers(rows: &[Row]) -> String {
    let mut text = String::new();
    for (title, of) in
        [("missing", (|row| &row.missing) as fn(&Row) -> &BTreeSet<Diagnostic>), ("extra", |row| &row.extra)]
    {
        let mut counts: BTreeMap<&str, (BTreeSet<&str>, usize)> = BTreeMap::new();
        for row in rows.iter().filter(|row| row.verdict != Verdict::ReferenceBroken) {
            for one in of(row) {
                let (files, errors) = counts.entry(&one.1).or_default();
                files.insert(&row.name);
                *errors += 1;
            }
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, (files, errors))| std::cmp::Reverse((files.len(), *errors)));
        for (rule, (files, errors)) in counts.iter().take(SHOWN_NUMBERS) {
            let first = files.first().copied().unwrap_or_default();
            let _ = writeln!(text, "{title} {rule:<8} {:>4} files {errors:>5} errors, first in {first}", files.len());
        }
    }
    text
}

fn sums(rows: &[Row]) -> String {
    let count = |verdict: Verdict| rows.iter().filter(|row| row.verdict == verdict).count();
    let compared: Vec<&Row> = rows.iter().filter(|row| row.verdict != Verdict::ReferenceBroken).collect();
    let share = |what: &str, is_counted: fn(&Row) -> bool| {
        let counted = compared.iter().filter(|row| is_counted(row)).count();
        let percent = 100.0 * counted as f64 / compared.len().max(1) as f64;
        format!("{what} in {counted} of {} ({percent:.1} %)\n", compared.len())
    };
    let wrong = count(Verdict::FalseError);
    format!(
        "{wrong} of {} files that the reference accepts are rejected\n{} files that it rejects are accepted\n{} break cufe, {} the reference\n{}{}",
        wrong + count(Verdict::BothAccept),
        count(Verdict::Missed),
        count(Verdict::Broken),
        count(Verdict::ReferenceBroken),
        share("the verdict is the same", Row::is_verdict_same),
        share("all lines with errors are the same", |row| row.are_lines_same),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run that reports these: level, rule, line.
    fn ran(found: &[(&str, &str, u64)]) -> Ran {
        let diagnostics = found
            .iter()
            .map(|(level, rule, line)| Diagnostic((*level).into(), (*rule).into(), "a.cpp".into(), *line, 1))
            .collect();
        let accepted = !found.iter().any(|(level, ..)| *level == "error");
        Ran { accepted, diagnostics, ..Ran::default() }
    }

    #[test]
    fn errors_are_compared_by_line_and_warnings_are_not() {
        let row = Row::of("a.cpp", &ran(&[("error", "EC1", 3), ("warning", "EC9", 4)]), &ran(&[("error", "EC2", 3)]));
        assert!(row.is_verdict_same() && row.are_lines_same);
        let row = Row::of("a.cpp", &ran(&[("error", "EC1", 3)]), &ran(&[("error", "EC1", 5)]));
        assert!(row.is_verdict_same() && !row.are_lines_same);
        assert_eq!(table(&[row]).lines().nth(1), Some("a.cpp\tBothReject\tdiffer\t3:1:EC1\t5:1:EC1"));
    }

    #[test]
    fn files_on_which_the_reference_breaks_are_in_no_share() {
        let broken = Ran { broken: true, ..Ran::default() };
        let rows = [
            Row::of("a", &ran(&[]), &ran(&[("error", "EC1", 1)])),
            Row::of("b", &ran(&[("error", "EC1", 1)]), &ran(&[])),
            Row::of("c", &ran(&[]), &ran(&[])),
            Row::of("d", &broken, &ran(&[])),
        ];
        let text = sums(&rows);
        assert!(text.starts_with("1 of 2 files that the reference accepts are rejected\n1 files that it rejects"));
        assert!(text.contains("0 break cufe, 1 the reference\nthe verdict is the same in 1 of 3 (33.3 %)"));
        assert!(text.ends_with("all lines with errors are the same in 1 of 3 (33.3 %)\n"));
        assert!(!print(&rows) && print(&rows[1..]));
    }

    #[test]
    fn the_rule_that_is_missed_in_most_files_comes_first() {
        let rows = [
            Row::of("a", &ran(&[("error", "EC1", 1), ("error", "EC1", 2), ("error", "EC1", 3)]), &ran(&[])),
            Row::of("b", &ran(&[("error", "EC2", 1)]), &ran(&[])),
            Row::of("c", &ran(&[("error", "EC2", 1)]), &ran(&[("error", "EC3", 2)])),
        ];
        let text = numbers(&rows);
        let rules: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
        assert_eq!(rules, ["EC2", "EC1", "EC3"]);
    }
}
