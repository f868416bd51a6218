//! Runs one case and gathers the facts.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use super::case::{Case, Mode};
use super::facts::{self, Facts};
use crate::preprocess::{Preprocessor, Request, front_end_arguments};
use crate::process::{self, Ended};
use crate::symbols;
use crate::toolkit::Toolkit;

const LIMIT: Duration = Duration::from_secs(120);

/// Arguments of the front end for which nvcc defines a macro when it preprocesses.
const MACROS: &[(&str, &str)] = &[
    ("--extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__"),
    ("--relaxed_constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__"),
    ("--device-c", "-D__CUDACC_RDC__"),
];

/// What is needed to run cases.
#[derive(Debug)]
pub struct Runner<'a> {
    /// The toolkit whose front end is the one under test.
    pub toolkit: &'a Toolkit,
    /// The preprocessor, with the real toolkit's headers.
    pub preprocessor: &'a Preprocessor<'a>,
}

impl Runner<'_> {
    /// Runs a case; an error of ours, not of the front end's, comes back as facts that agree with no other.
    pub fn run(&self, case: &Case) -> Facts {
        let outcome =
            tempfile::Builder::new().prefix("conformance-").tempdir().map_err(Into::into).and_then(|folder| match case
                .directives
                .mode
            {
                Mode::Diagnostics => self.diagnostics(case, folder.path()),
                Mode::Build => self.build(case, folder.path()),
                Mode::Run => self.build_and_run(case, folder.path()),
            });
        outcome.unwrap_or_else(|error| Facts::ended("not run", format!("{error:#}")))
    }

    fn diagnostics(&self, case: &Case, folder: &Path) -> Result<Facts> {
        let directives = &case.directives;
        let mut further = Vec::new();
        if directives.cuda {
            let given = directives.front_end.join(" ");
            further.extend(
                MACROS.iter().filter(|(option, _)| given.contains(option)).map(|(_, define)| String::from(*define)),
            );
        }
        further.extend(directives.preprocessor.iter().cloned());
        let request = Request { source: &case.path, standard: &directives.standard, cuda: directives.cuda, further };
        let preprocessed = match self.preprocessor.run(&request, folder)? {
            Ok(path) => path,
            Err(said) => return Ok(Facts::ended("preprocessor failed", head(&said))),
        };
        let mut command = Command::new(self.toolkit.reference());
        command.args(["--output_mode", "sarif"]);
        command.args(front_end_arguments(&case.path, &directives.standard, folder));
        command.args(&directives.front_end).arg(preprocessed).current_dir(parent(&case.path)?);
        let output = process::run(&mut command, LIMIT)?;
        let text = if output.stderr.contains("\"results\"") { &output.stderr } else { &output.stdout };
        Ok(match facts::diagnostics(text, &case.file) {
            Ok(found) => {
                let exit = facts::exit_word(output.ended);
                Facts { exit, diagnostics: Some(found), said: head(&output.stderr), ..Facts::default() }
            }
            Err(error) => Facts::ended("bad SARIF", format!("{error:#} ({})", output.ended)),
        })
    }

    fn build(&self, case: &Case, folder: &Path) -> Result<Facts> {
        Ok(match self.compile(case, folder)? {
            Err(failure) => failure,
            Ok(object) => Facts {
                exit: "ok".into(),
                symbols: Some(symbols::symbols(&object)?),
                host_references: Some(symbols::host_references(&object)?),
                ..Facts::default()
            },
        })
    }

    fn build_and_run(&self, case: &Case, folder: &Path) -> Result<Facts> {
        let object = match self.compile(case, folder)? {
            Err(failure) => return Ok(failure),
            Ok(object) => object,
        };
        let program = folder.join("program.exe");
        let mut link = self.nvcc(case, folder)?;
        link.args(case.directives.nvcc.iter().filter(|argument| argument.contains("rdc")))
            .arg(&object)
            .arg("-o")
            .arg(&program);
        let linked = process::run(&mut link, LIMIT)?;
        if !linked.ended.succeeded() {
            return Ok(Facts::ended("link error", tail(&linked.stderr)));
        }
        let ran = process::run(Command::new(&program).current_dir(folder), LIMIT)?;
        let status = match ran.ended {
            Ended::Status(code) => Some(i64::from(code)),
            Ended::Signal(number) => Some(-i64::from(number)),
            Ended::TimedOut => None,
        };
        Ok(Facts { exit: "ok".into(), status, stdout: Some(ran.stdout), ..Facts::default() })
    }

    /// Compiles a case to an object with nvcc; the inner error is the facts of the failure.
    fn compile(&self, case: &Case, folder: &Path) -> Result<std::result::Result<PathBuf, Facts>> {
        let object = folder.join("object.o");
        let mut command = self.nvcc(case, folder)?;
        command.arg(format!("-std={}", case.directives.standard)).args(&case.directives.nvcc);
        command.arg("-c").arg(&case.file).arg("-o").arg(&object);
        let compiled = process::run(&mut command, LIMIT)?;
        Ok(if compiled.ended.succeeded() { Ok(object) } else { Err(Facts::ended("error", tail(&compiled.stderr))) })
    }

    fn nvcc(&self, case: &Case, folder: &Path) -> Result<Command> {
        let mut command = nvcc(self.toolkit, folder);
        command.arg("-arch=sm_75").current_dir(parent(&case.path)?);
        Ok(command)
    }
}

/// nvcc of a toolkit, with its temporary files in `folder`.
pub fn nvcc(toolkit: &Toolkit, folder: &Path) -> Command {
    let mut path = toolkit.root.join("bin").into_os_string();
    if let Some(others) = std::env::var_os("PATH") {
        path.push(":");
        path.push(others);
    }
    let mut command = Command::new(toolkit.nvcc());
    command.env("PATH", path).env("TMPDIR", folder);
    command
}

fn parent(path: &Path) -> Result<&Path> {
    path.parent().context("a case lies in a folder")
}

fn head(text: &str) -> String {
    text.chars().take(300).collect()
}

fn tail(text: &str) -> String {
    let characters = text.chars().count();
    text.chars().skip(characters.saturating_sub(400)).collect()
}
