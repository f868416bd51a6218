//! Runs a front end on a preprocessed text; the results are kept by the contents of text and program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::said::{self, Diagnostic};
use super::text::{Texts, hexadecimal, write_whole};
use crate::{process, symbols};

/// What a front end did with a text.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Ran {
    /// How it ended.
    pub ended: String,
    /// Whether it accepted the text.
    pub accepted: bool,
    /// Whether it ended in another way than by saying yes or no: killed, out of time, out of memory.
    pub broken: bool,
    /// How long it took.
    pub seconds: f64,
    /// What it reported.
    pub diagnostics: BTreeSet<Diagnostic>,
    /// The first error, in its own words.
    pub first_error: String,
    /// The module id, without what depends on the process.
    pub module_id: String,
    /// The host references of the host file.
    pub host_references: BTreeMap<String, BTreeSet<String>>,
}

/// A front end under its real name.
#[derive(Debug)]
pub struct FrontEnd {
    program: PathBuf,
    /// The hash of the program: its results hold for no other.
    identity: String,
    limit: Duration,
    results: PathBuf,
    /// Holds the link by which the program is called.
    _scratch: TempDir,
}

impl FrontEnd {
    /// The front end in the file `program`, each run of which may take as long as `limit`; its results are kept in the folder
    /// `results`.
    pub fn new(program: &Path, limit: Duration, results: PathBuf) -> Result<FrontEnd> {
        let scratch = tempfile::Builder::new().prefix("zoo-").tempdir()?;
        let link = scratch.path().join("cudafe++");
        symlink(program, &link)?;
        let bytes = fs::read(program).with_context(|| format!("no front end at {}", program.display()))?;
        Ok(FrontEnd {
            program: link,
            identity: hexadecimal(Sha256::new().chain_update(bytes)),
            limit,
            results,
            _scratch: scratch,
        })
    }

    /// The program, under the reference's name.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// The kept result for a text, if there is one.
    pub fn kept(&self, text: &str, arguments: &[String]) -> Option<Ran> {
        serde_json::from_slice(&fs::read(self.result(text, arguments)).ok()?).ok()
    }

    /// The result for a text; the program is run if none is kept.
    pub fn run(&self, texts: &Texts, text: &str, arguments: &[String]) -> Result<Ran> {
        if let Some(ran) = self.kept(text, arguments) {
            return Ok(ran);
        }
        let folder = tempfile::Builder::new().prefix("zoo-").tempdir()?;
        let input = folder.path().join("in.cpp4.ii");
        texts.write(text, &input)?;
        let ran = self.run_on(&input, folder.path(), arguments)?;
        // What a busy machine can cause is tried again next time.
        if !ran.broken {
            write_whole(&self.results, &self.result(text, arguments), &serde_json::to_vec(&ran)?)?;
        }
        Ok(ran)
    }

    /// Runs the program in `folder` on the file `input`.
    pub fn run_on(&self, input: &Path, folder: &Path, arguments: &[String]) -> Result<Ran> {
        let mut command = Command::new(&self.program);
        command.args(arguments).arg(input).current_dir(folder);
        let start = Instant::now();
        let output = process::run(&mut command, self.limit)?;
        let (diagnostics, first_error) = said::diagnostics(&format!("{}{}", output.stderr, output.stdout));
        let accepted = output.ended.succeeded();
        let module_id = fs::read_to_string(folder.join("out.module_id")).unwrap_or_default();
        let host = fs::read(folder.join("out.cudafe1.cpp")).unwrap_or_default();
        Ok(Ran {
            ended: output.ended.to_string(),
            accepted,
            broken: !accepted && !matches!(output.ended, process::Ended::Status(1 | 2 | 4)),
            seconds: start.elapsed().as_secs_f64(),
            diagnostics,
            first_error: if accepted { String::new() } else { first_error },
            module_id: without_process(module_id.trim()),
            host_references: said::host_references(&String::from_utf8_lossy(&host))
                .into_iter()
                .map(|(section, names)| (section, names.iter().map(|name| symbols::normal(name)).collect()))
                .collect(),
        })
    }

    fn result(&self, text: &str, arguments: &[String]) -> PathBuf {
        let mut hash = Sha256::new();
        for part in arguments.iter().chain([&self.identity]) {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        self.results.join(format!("{text}-{}.json", hexadecimal(hash)))
    }
}

/// A module id without the process at its end, which stands there when the unit names nothing.
fn without_process(id: &str) -> String {
    let mut parts: Vec<&str> = id.split('_').collect();
    if let [.., checksum, process] = parts[..]
        && checksum.len() == 8
        && checksum.bytes().all(|byte| byte.is_ascii_hexdigit())
        && process.bytes().all(|byte| byte.is_ascii_digit())
    {
        parts.pop();
        parts.pop();
        parts.push("PROCESS");
    }
    parts.join("_")
}

/// The arguments with which nvcc starts the front end on a unit of the zoo.
pub fn arguments(source: &Path, standard: &str, cuda: bool, further: &[String]) -> Vec<String> {
    let mut arguments = crate::preprocess::front_end_arguments(source, standard, Path::new(""));
    // Only so the errors that nothing can change have numbers, too.
    arguments.extend(["--output_mode", "sarif"].map(String::from));
    if cuda {
        // Host references are written for separate compilation only.
        arguments.push("--device-c".into());
    }
    arguments.extend(further.iter().cloned());
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_id_that_ends_with_a_process_is_compared_without_it() {
        assert_eq!(without_process("_00112233_4_a_cu_deadbeef_4711"), "_00112233_4_a_cu_PROCESS");
        assert_eq!(without_process("_00112233_4_a_cu__Z1kv"), "_00112233_4_a_cu__Z1kv");
        assert_eq!(without_process(""), "");
    }
}
