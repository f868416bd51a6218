//! Both ways to read a translation unit, compared: only the declarations of headers that something needs, and all of them.
//! Diagnostics, exit status, host file and module id must be the same, and what is left out may not introduce a name that
//! something needed mentions.
//!
//! ```ignore
//! let arguments = |folder: &Path| front_end_arguments(&source, "c++17", folder);
//! match readings::compare(&front_end, &preprocessed, &arguments, LIMIT)? {
//!     Comparison::Same => ...,
//!     Comparison::Different(what) => ...,     // a defect: one line that tells where they differ
//! }
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::process::{self, Ended};

/// Makes the front end read all declarations.
pub const ALL_DECLARATIONS: &str = "--cufe-all-declarations";

/// Makes the front end tell how much it read.
const TELL_READING: &str = "--cufe-tell-reading";

/// What it tells where names would have been overlooked.
const OVERLOOKED: &str = "overlooked would have been: ";

/// Names the unit where nothing in it does; else its module id holds a process's number.
const SEED: &str = "--frandom-seed=readings";

/// What the comparison came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// There is no difference.
    Same,
    /// What differs, in one line.
    Different(String),
}

/// What one reading gives.
struct Given {
    ended: Ended,
    said: String,
    /// The outputs by their names.
    files: BTreeMap<String, Vec<u8>>,
}

/// Reads a preprocessed unit in both ways. `front_end` is a link named `cudafe++`; `arguments` are those of the front end
/// without the input, with the outputs in the folder that it is given.
pub fn compare(
    front_end: &Path,
    preprocessed: &Path,
    arguments: &dyn Fn(&Path) -> Vec<String>,
    limit: Duration,
) -> Result<Comparison> {
    let place = tempfile::Builder::new().prefix("readings-").tempdir()?;
    // The working directory may be part of what is written: it is the same for both.
    let working_directory = preprocessed.parent().context("a source lies in a folder")?;
    let read = |own: &[&str]| -> Result<Given> {
        let folder = place.path().join("outputs");
        fs::create_dir(&folder)?;
        let mut command = Command::new(front_end);
        command.args(arguments(&folder)).arg(SEED).args(own).arg(preprocessed).current_dir(working_directory);
        let output = process::run(&mut command, limit)?;
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            files.insert(entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?);
        }
        fs::remove_dir_all(&folder)?;
        Ok(Given { ended: output.ended, said: format!("{}{}", output.stderr, output.stdout), files })
    };
    let (needed, mut all) = (read(&[])?, read(&[ALL_DECLARATIONS, TELL_READING])?);
    let told = format!("{}: all declarations were read", preprocessed.display());
    if let Some(line) = all.said.lines().find(|line| line.starts_with(&told)).map(str::to_owned) {
        if let Some((_, names)) = line.split_once(OVERLOOKED) {
            return Ok(Comparison::Different(format!("overlooked: {names}")));
        }
        all.said = all.said.replacen(&format!("{line}\n"), "", 1);
    }
    Ok(difference(&needed, &all).map_or(Comparison::Same, Comparison::Different))
}

/// The first difference of two readings.
fn difference(needed: &Given, all: &Given) -> Option<String> {
    if needed.said != all.said {
        let (first, second) = first_difference(&needed.said, &all.said);
        return Some(format!("diagnostics differ: needed \"{first}\", all \"{second}\""));
    }
    if needed.ended != all.ended {
        return Some(format!("needed ends with {}, all with {}", needed.ended, all.ended));
    }
    let names: Vec<&String> = needed.files.keys().chain(all.files.keys()).collect();
    names.into_iter().find_map(|name| match (needed.files.get(name), all.files.get(name)) {
        (Some(one), Some(other)) if one == other => None,
        (Some(one), Some(other)) => {
            let (one, other) = (String::from_utf8_lossy(one), String::from_utf8_lossy(other));
            let (first, second) = first_difference(&one, &other);
            Some(format!("{name} differs: needed \"{first}\", all \"{second}\""))
        }
        (one, _) => {
            Some(format!("{name} is written only where {} read", if one.is_some() { "a part is" } else { "all is" }))
        }
    })
}

/// The first lines in which two texts differ, short enough to be shown.
fn first_difference(one: &str, other: &str) -> (String, String) {
    let short = |line: Option<&str>| line.unwrap_or("(nothing)").chars().take(200).collect();
    let (mut one, mut other) = (one.lines(), other.lines());
    loop {
        let (first, second) = (one.next(), other.next());
        if first != second || first.is_none() {
            return (short(first), short(second));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(said: &str, host: &str) -> Given {
        let files = BTreeMap::from([("host".to_owned(), host.as_bytes().to_vec())]);
        Given { ended: Ended::Status(0), said: said.to_owned(), files }
    }

    #[test]
    fn readings_differ_in_what_they_say_or_write() {
        assert_eq!(difference(&given("a", "b\nc"), &given("a", "b\nc")), None);
        let found = difference(&given("a", "b\nc"), &given("a", "b\nd")).unwrap();
        assert_eq!(found, "host differs: needed \"c\", all \"d\"");
        let found = difference(&given("a", "b"), &given("", "b")).unwrap();
        assert_eq!(found, "diagnostics differ: needed \"a\", all \"(nothing)\"");
        let failed = Given { ended: Ended::Status(2), ..given("", "b") };
        assert!(difference(&given("", "b"), &failed).is_some());
        let written = Given { files: BTreeMap::new(), ..given("", "") };
        assert!(difference(&given("", "b"), &written).is_some());
    }
}
