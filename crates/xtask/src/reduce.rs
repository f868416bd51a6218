//! `cargo xtask reduce`: the smallest program on which cufe and the reference still differ in the same way.
//!
//! First whole declarations are taken away, from the outermost inwards, which makes a program of megabytes small in
//! minutes; then Shrink Ray, a reducer from the Python package index, does the rest.

use std::fs;
use std::ops::Range;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::toolkit::Toolkit;
use crate::zoo::{FrontEnd, Ran, front_end_arguments, tool_from_python};
use crate::{process, workplace};

const REDUCER: &str = "shrinkray==0.0.2";

/// How deep into braces declarations are taken away.
const DEPTH: usize = 8;

/// What to reduce, and what must stay.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The preprocessed program; one of the zoo's kept texts (.ii.zst) will do
    file: PathBuf,
    /// Arguments for both front ends
    #[arg(last = true)]
    further: Vec<String>,
    /// The language standard
    #[arg(long, default_value = "c++17")]
    std: String,
    /// Keep a difference in this rule (as EC754), in the place of: only cufe rejects, with the same first error
    #[arg(long)]
    rule: Option<String>,
    /// Where to write the result [default: FILE.reduced.cpp]
    #[arg(long)]
    output: Option<PathBuf>,
    /// Seconds that the whole may take
    #[arg(long, default_value_t = 900)]
    seconds: u64,
    /// Seconds that a front end may take for one program
    #[arg(long, default_value_t = 120)]
    limit: u64,
    /// Leave out the second reducer
    #[arg(long)]
    quick: bool,
    /// The front end to run, in the place of a release build of cufe
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Only tell by the exit status whether the file differs so; the first error of cufe is this
    #[arg(long, hide = true)]
    check: Option<String>,
}

/// What every smaller program must still show.
#[derive(Clone, Debug, PartialEq)]
enum Wanted {
    /// The reference accepts and cufe's first error has this rule.
    FalseError(String),
    /// This rule is reported by one of the two.
    Difference(String),
}

#[derive(Debug)]
struct Reducer {
    cufe: FrontEnd,
    reference: FrontEnd,
    arguments: Vec<String>,
    wanted: Wanted,
    until: Instant,
}

/// Reduces the file; `Ok(false)` if a check failed.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let toolkit = Toolkit::find()?;
    process::limit_children_to(10);
    let limit = Duration::from_secs(arguments.limit);
    let text = read(&arguments.file)?;
    let results = workplace::cache_folder("zoo/results")?;
    let mut reducer = Reducer {
        cufe: FrontEnd::new(&tool, limit, results.clone())?,
        reference: FrontEnd::new(&toolkit.reference(), limit, results)?,
        arguments: front_end_arguments(Path::new("in.cpp"), &arguments.std, false, &arguments.further),
        wanted: Wanted::FalseError(String::new()),
        until: Instant::now() + Duration::from_secs(arguments.seconds),
    };
    if let Some(rule) = &arguments.check {
        reducer.wanted = wanted(arguments, rule);
        return reducer.shows(&text);
    }
    let rule = first_rule(&reducer.run(&reducer.cufe, &text)?).unwrap_or_default();
    reducer.wanted = wanted(arguments, &rule);
    ensure!(reducer.shows(&text)?, "the two do not differ so on this file (cufe's first error: {rule:?})");
    println!("{} bytes, kept: {:?}", text.len(), reducer.wanted);

    let text = reducer.without_declarations(without_line_markers(&reducer, text)?)?;
    let output = match &arguments.output {
        Some(path) => path.clone(),
        None => arguments.file.with_extension("reduced.cpp"),
    };
    fs::write(&output, &text)?;
    println!("{} bytes without unneeded declarations", text.len());
    if !arguments.quick {
        shrink(arguments, &tool, &rule, &output, reducer.until)?;
        println!("{} bytes in the end", fs::metadata(&output)?.len());
    }
    println!("{}", output.display());
    Ok(true)
}

fn wanted(arguments: &Arguments, first_rule: &str) -> Wanted {
    match &arguments.rule {
        Some(rule) => Wanted::Difference(rule.clone()),
        None => Wanted::FalseError(first_rule.into()),
    }
}

fn read(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let bytes = if path.extension().is_some_and(|ending| ending == "zst") { zstd::decode_all(&*bytes)? } else { bytes };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn first_rule(ran: &Ran) -> Option<String> {
    let mut words = ran.first_error.split_whitespace();
    words.find(|word| word.starts_with("EC")).map(String::from)
}

impl Reducer {
    fn run(&self, front_end: &FrontEnd, text: &str) -> Result<Ran> {
        let folder = tempfile::Builder::new().prefix("reduce-").tempdir()?;
        let input = folder.path().join("in.ii");
        fs::write(&input, text)?;
        front_end.run_on(&input, folder.path(), &self.arguments)
    }

    /// Whether a program still shows what is wanted. The slower reference is asked last.
    fn shows(&self, text: &str) -> Result<bool> {
        let own = self.run(&self.cufe, text)?;
        match &self.wanted {
            Wanted::FalseError(rule) => {
                let same = !own.accepted && first_rule(&own).unwrap_or_default() == *rule;
                Ok(same && self.run(&self.reference, text)?.accepted)
            }
            Wanted::Difference(rule) => {
                let reports = |ran: &Ran| ran.diagnostics.iter().any(|diagnostic| diagnostic.1 == *rule);
                Ok(reports(&own) != reports(&self.run(&self.reference, text)?))
            }
        }
    }

    /// Takes declarations away as long as the program shows what is wanted.
    fn without_declarations(&self, mut text: String) -> Result<String> {
        loop {
            let before = text.len();
            for depth in 0..DEPTH {
                text = self.without_declarations_at(text, depth)?;
            }
            if text.len() == before || Instant::now() > self.until {
                return Ok(text);
            }
        }
    }

    /// Delta debugging of the declarations at one depth: runs of them are taken away, long ones first.
    fn without_declarations_at(&self, mut text: String, depth: usize) -> Result<String> {
        let mut parts = declarations(&text, depth);
        let mut length = parts.len().div_ceil(2);
        while length > 0 && !parts.is_empty() {
            let mut at = 0;
            while at < parts.len() {
                if Instant::now() > self.until {
                    return Ok(text);
                }
                let end = (at + length).min(parts.len());
                let candidate = without(&text, &parts[at..end]);
                if self.shows(&candidate)? {
                    text = candidate;
                    parts = declarations(&text, depth);
                    // The next ones have taken the places of those.
                } else {
                    at = end;
                }
            }
            length /= 2;
        }
        Ok(text)
    }
}

/// The text without line markers, if it shows what is wanted without them.
fn without_line_markers(reducer: &Reducer, text: String) -> Result<String> {
    let is_marker = |line: &str| line.starts_with("# ") || line.trim().is_empty();
    let shorter: String = text.lines().filter(|line| !is_marker(line)).flat_map(|line| [line, "\n"]).collect();
    Ok(if reducer.shows(&shorter)? { shorter } else { text })
}

fn without(text: &str, parts: &[Range<usize>]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut at = 0;
    for part in parts {
        result.push_str(&text[at..part.start]);
        at = part.end;
    }
    result.push_str(&text[at..]);
    result
}

/// The parts of a text that lie in `depth` pairs of braces and end with a semicolon or a closing brace. These are
/// declarations, statements and enumerators near enough: a part that is none makes a program that shows nothing.
fn declarations(text: &str, depth: usize) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut parts = Vec::new();
    let (mut level, mut start, mut at) = (0usize, 0usize, 0usize);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at = end_of_string(bytes, at),
            b'\'' if at == 0 || !bytes[at - 1].is_ascii_alphanumeric() => at = end_of_literal(bytes, at),
            b'{' => {
                level += 1;
                if level == depth {
                    start = at + 1;
                }
            }
            b'}' => {
                level = level.saturating_sub(1);
                if level == depth {
                    let semicolon = bytes[at + 1..].iter().position(|byte| !byte.is_ascii_whitespace());
                    if let Some(ahead) = semicolon.filter(|ahead| bytes[at + 1 + ahead] == b';') {
                        at += 1 + ahead;
                    }
                    parts.push(start..at + 1);
                    start = at + 1;
                }
            }
            b';' if level == depth => {
                parts.push(start..at + 1);
                start = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    parts
}

/// The last byte of the string literal that begins at `at`, a raw one among them.
fn end_of_string(bytes: &[u8], at: usize) -> usize {
    if at > 0 && bytes[at - 1] == b'R' {
        let open = bytes[at..].iter().position(|byte| *byte == b'(').unwrap_or(0);
        let mut end = vec![b')'];
        end.extend(&bytes[at + 1..(at + open).max(at + 1)]);
        end.push(b'"');
        let found = bytes[at..].windows(end.len()).position(|window| window == end);
        return found.map_or(bytes.len(), |found| at + found + end.len() - 1);
    }
    end_of_literal(bytes, at)
}

fn end_of_literal(bytes: &[u8], at: usize) -> usize {
    let quote = bytes[at];
    let mut end = at + 1;
    while end < bytes.len() && bytes[end] != quote && bytes[end] != b'\n' {
        end += if bytes[end] == b'\\' { 2 } else { 1 };
    }
    end
}

/// Runs Shrink Ray on the file, which it replaces by the result.
fn shrink(arguments: &Arguments, tool: &Path, rule: &str, file: &Path, until: Instant) -> Result<()> {
    let left = until.saturating_duration_since(Instant::now());
    if left.is_zero() {
        return Ok(());
    }
    let program = tool_from_python("shrinkray", REDUCER)?;
    let folder = tempfile::Builder::new().prefix("reduce-").tempdir()?;
    let test = folder.path().join("test");
    let mut words = vec![std::env::current_exe()?.display().to_string(), "reduce".into(), "\"$file\"".into()];
    words.extend(["--check".into(), rule.into(), "--std".into(), arguments.std.clone()]);
    words.extend(["--tool".into(), tool.display().to_string(), "--limit".into(), arguments.limit.to_string()]);
    if let Some(rule) = &arguments.rule {
        words.extend(["--rule".into(), rule.clone()]);
    }
    words.push("--".into());
    words.extend(arguments.further.iter().cloned());
    let script = format!(
        "#!/bin/sh\nfile=$(mktemp)\ncat > \"$file\"\n{}\nstatus=$?\nrm \"$file\"\nexit $status\n",
        words.join(" ")
    );
    fs::write(&test, script)?;
    fs::set_permissions(&test, fs::Permissions::from_mode(0o755))?;
    let target = folder.path().join("result");
    let mut command = Command::new(program);
    command.arg("--timeout").arg((2 * arguments.limit).to_string()).arg("--target").arg(&target).arg(&test).arg(file);
    let ran = process::run(&mut command, left)?;
    if target.is_file() {
        fs::copy(&target, file)?;
    } else if !ran.ended.succeeded() {
        bail!("shrinkray: {} {}", ran.ended, ran.stderr.lines().last().unwrap_or_default());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, depth: usize) -> Vec<&str> {
        declarations(text, depth).into_iter().map(|part| text[part].trim()).collect()
    }

    #[test]
    fn parts_end_with_semicolons_and_closing_braces() {
        let text = "int a; struct B { int c; void f() { g(); } }; void h() {} namespace N { int d; }";
        assert_eq!(
            at(text, 0),
            ["int a;", "struct B { int c; void f() { g(); } };", "void h() {}", "namespace N { int d; }"]
        );
        assert_eq!(at(text, 1), ["int c;", "void f() { g(); }", "int d;"]);
        assert_eq!(at(text, 2), ["g();"]);
    }

    #[test]
    fn braces_in_literals_are_no_braces() {
        assert_eq!(at("char a = '{'; auto b = \"}\\\"{\"; int c = 1'0;", 0).len(), 3);
        assert_eq!(at("auto r = R\"x({)\" )x\"; int d;", 0).len(), 2);
    }

    #[test]
    fn taking_parts_away_leaves_the_rest() {
        let text = "int a; int b; int c;";
        assert_eq!(without(text, &declarations(text, 0)[1..2]), "int a; int c;");
    }
}
