//! A copy of the repository that holds mutations, each behind a switch, and the tests that are built of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::Mutation;
use super::candidates::SWITCH;

/// The environment variable with the number of the mutation that is on.
pub const VARIABLE: &str = "CUFE_MUTATION";

/// The function that asks for it, put into the lowest crate.
const FUNCTION: &str = r#"
/// Whether a mutation is on.
#[must_use]
pub fn mutated(number: u32) -> bool {
    static ON: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {
        std::env::var("CUFE_MUTATION").ok().and_then(|number| number.parse().ok()).unwrap_or(0)
    });
    *ON == number
}
"#;

/// A program of tests.
#[derive(Clone, Debug)]
pub struct TestProgram {
    /// The crate that it belongs to.
    pub package: String,
    /// The name of the target.
    pub name: String,
    /// Where it lies.
    pub path: PathBuf,
    /// The folder of the crate, in which it runs.
    pub folder: PathBuf,
}

/// A place that an error of a build names.
#[derive(Clone, Debug)]
pub struct BuildError {
    /// The file, from the root of the copy.
    pub file: String,
    /// The line.
    pub line: usize,
    /// What is said.
    pub text: String,
}

/// The copy.
#[derive(Debug)]
pub struct Tree {
    repository: PathBuf,
    /// The root of the copy.
    pub root: PathBuf,
    /// The build folder of the copy.
    target: PathBuf,
    /// The crates whose tests are built; all where there are none.
    tested: Vec<String>,
}

impl Tree {
    /// A copy of `repository` below a folder.
    pub fn new(repository: PathBuf, folder: &Path, tested: Vec<String>) -> Tree {
        Tree { repository, root: folder.join("tree"), target: folder.join("target"), tested }
    }

    /// Brings the copy up to date, with these mutations in it. Files that stay as they are are not touched: what is built of
    /// them stays, too.
    pub fn write(&self, mutations: &[&Mutation]) -> Result<()> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(&self.repository)
            .output()
            .context("cannot start git")?;
        ensure!(listed.status.success(), "git does not list the files of {}", self.repository.display());
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let mut files: BTreeSet<PathBuf> = BTreeSet::new();
        for name in listed.split('\0').filter(|name| !name.is_empty()) {
            let Ok(bytes) = fs::read(self.repository.join(name)) else { continue };
            let bytes = match String::from_utf8(bytes) {
                Ok(text) => self.mutated(name, text, mutations).into_bytes(),
                Err(error) => error.into_bytes(),
            };
            let path = self.root.join(name);
            if fs::read(&path).ok().as_ref() != Some(&bytes) {
                fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
                fs::write(&path, bytes)?;
            }
            files.insert(path);
        }
        for entry in walkdir::WalkDir::new(&self.root) {
            let entry = entry?;
            if entry.file_type().is_file() && !files.contains(entry.path()) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }

    fn mutated(&self, name: &str, text: String, mutations: &[&Mutation]) -> String {
        let mut text = text;
        let mut own: Vec<&&Mutation> = mutations.iter().filter(|mutation| mutation.file == name).collect();
        own.sort_by_key(|mutation| std::cmp::Reverse(mutation.edit.range.start));
        let asks = if name.starts_with("crates/cufe-base/") { "crate::mutated" } else { "::cufe_base::mutated" };
        for mutation in own {
            let switched = mutation.edit.text.replace(SWITCH, &format!("{asks}({})", mutation.number));
            text.replace_range(mutation.edit.range.clone(), &switched);
        }
        if name == "crates/cufe-base/src/lib.rs" {
            text.push_str(FUNCTION);
        }
        text
    }

    /// The first and the last line of a mutation in the copy.
    pub fn lines(&self, mutation: &Mutation) -> Option<(usize, usize)> {
        let text = fs::read_to_string(self.root.join(&mutation.file)).ok()?;
        let at = text.find(&format!("mutated({})", mutation.number))?;
        let first = text.get(..at)?.matches('\n').count() + 1;
        Some((first, first + mutation.edit.text.matches('\n').count()))
    }

    /// Builds the tests. Where the build fails, the inner result is the places of its errors, by file and line.
    pub fn build(&self) -> Result<std::result::Result<Vec<TestProgram>, Vec<BuildError>>> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["test", "--no-run", "--message-format=json"]);
        match self.tested.as_slice() {
            [] => command.args(["--workspace", "--exclude", "xtask"]),
            crates => command.args(crates.iter().flat_map(|name| ["--package", name])),
        };
        let output = command
            .arg("--target-dir")
            .arg(&self.target)
            .env_remove("CARGO_MANIFEST_DIR")
            .current_dir(&self.root)
            .stderr(std::process::Stdio::null())
            .output()
            .context("cannot start cargo")?;
        let mut programs: BTreeMap<PathBuf, TestProgram> = BTreeMap::new();
        let mut errors = Vec::new();
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
            match message["reason"].as_str() {
                Some("compiler-message") if message["message"]["level"] == "error" => {
                    let text = message["message"]["message"].as_str().unwrap_or_default();
                    for span in message["message"]["spans"].as_array().into_iter().flatten() {
                        let file = span["file_name"].as_str().unwrap_or_default().to_owned();
                        let line = span["line_start"].as_u64().unwrap_or(0) as usize;
                        errors.push(BuildError { file, line, text: text.to_owned() });
                    }
                }
                Some("compiler-artifact") if message["profile"]["test"] == true => {
                    let Some(path) = message["executable"].as_str() else { continue };
                    let manifest = Path::new(message["manifest_path"].as_str().unwrap_or_default());
                    let folder = manifest.parent().unwrap_or(&self.root).to_owned();
                    let program = TestProgram {
                        package: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(),
                        name: message["target"]["name"].as_str().unwrap_or_default().to_owned(),
                        path: path.into(),
                        folder,
                    };
                    programs.insert(program.path.clone(), program);
                }
                _ => {}
            }
        }
        match output.status.success() {
            true => Ok(Ok(programs.into_values().collect())),
            false => Ok(Err(errors)),
        }
    }

    /// The front end that was built.
    pub fn front_end(&self) -> PathBuf {
        self.target.join("debug/cufe")
    }
}
