//! Packages of Python for tasks, of pinned versions.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::{process, workplace};

/// How long an installation may take.
const LIMIT: Duration = Duration::from_secs(900);

/// A virtual environment in the build folder with the packages of a list, which is made when the list is another one.
pub fn environment(name: &str, requirements: &Path) -> Result<PathBuf> {
    let folder = workplace::cache_folder("python")?.join(name);
    let (list, made) = (std::fs::read_to_string(requirements)?, folder.join("requirements.txt"));
    if std::fs::read_to_string(&made).ok().as_ref() != Some(&list) {
        let succeed = |command: &mut Command| -> Result<()> {
            let said = process::run(command, LIMIT).context("this task needs python3 with venv and pip")?;
            ensure!(said.ended.succeeded(), "{command:?} failed: {}", said.stderr);
            Ok(())
        };
        succeed(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
        succeed(Command::new(folder.join("bin/pip")).args(["install", "--quiet", "--requirement"]).arg(requirements))?;
        std::fs::write(made, list)?;
    }
    Ok(folder)
}
