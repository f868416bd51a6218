//! `cargo xtask recipes`: the commands of the README and of the guide, run as they are written.
//!
//! A block whose info string names a file behind the language is that file; a block of `sh` is run. Every section of the
//! recipes has a folder of its own, which is empty when it begins. Programs that are missing come from the Python package
//! index, where they are there; a section whose programs cannot be had is passed over, and that is told.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::python::environment;
use crate::toolkit::Toolkit;
use crate::{process, workplace};

/// How long a section may take.
const LIMIT: Duration = Duration::from_secs(900);

/// Which recipes.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The cufe to run, in the place of a release build
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Only sections whose headings hold this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// The documents whose commands are run.
const DOCUMENTS: [&str; 3] = ["README.md", "docs/recipes.md", "docs/installing.md"];

/// Sections and the programs that they need; PyTorch, which is very large, brings one with this name.
const PROGRAMS: [(&str, &str); 6] = [
    ("Make", "make"),
    ("CMake", "cmake"),
    ("Ninja", "ninja"),
    ("ccache", "ccache"),
    ("sccache", "sccache"),
    ("PyTorch extensions", "torchrun"),
];

/// A block of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block {
    /// A file and what is in it.
    File(String, String),
    /// Commands.
    Commands(String),
}

/// A part of a document with a heading of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Section {
    heading: String,
    blocks: Vec<Block>,
}

/// The sections of a document that have something to run.
fn sections(text: &str) -> Vec<Section> {
    let mut sections = vec![Section { heading: String::new(), blocks: Vec::new() }];
    let mut open: Option<(String, String)> = None;
    for line in text.lines() {
        let section = sections.last_mut().expect("there is one");
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => open = Some((info.trim().to_owned(), String::new())),
            (Some((info, content)), Some("")) => {
                match info.split_once(' ') {
                    Some((_, file)) => section.blocks.push(Block::File(file.to_owned(), content.clone())),
                    None if info == "sh" => section.blocks.push(Block::Commands(content.clone())),
                    None => {}
                }
                open = None;
            }
            (Some((_, content)), _) => {
                content.push_str(line);
                content.push('\n');
            }
            (None, None) => {
                if let Some(heading) = line.strip_prefix("#") {
                    let heading = heading.trim_start_matches('#').trim().to_owned();
                    sections.push(Section { heading, blocks: Vec::new() });
                }
            }
        }
    }
    sections.retain(|section| section.blocks.iter().any(|block| matches!(block, Block::Commands(_))));
    sections
}

/// Runs all recipes; whether all went as they are written.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let tool = workplace::front_end(arguments.tool.as_deref())?;
    let root = workplace::repository()?;
    let toolkit = Toolkit::find()?;
    let python = environment("recipes", &root.join("tests/recipes/requirements.txt"))?;
    let programs = tempfile::tempdir()?;
    std::os::unix::fs::symlink(&tool, programs.path().join("cufe"))?;
    let mut path = vec![programs.path().to_owned(), python.join("bin"), toolkit.root.join("bin")];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let path = std::env::join_paths(path)?;
    let (mut passed, mut failed) = (0, 0);
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).with_context(|| format!("no {document}"))?;
        for section in sections(&text) {
            if arguments.only.as_ref().is_some_and(|only| !section.heading.contains(only)) {
                continue;
            }
            let place = |program: &str| std::env::split_paths(&path).find(|folder| folder.join(program).is_file());
            let needed = PROGRAMS.iter().find(|(heading, _)| *heading == section.heading);
            let mut folders: Vec<PathBuf> = Vec::new();
            if let Some((_, program)) = needed {
                // What it needs may have a Python of its own beside it.
                let Some(place) = place(program) else {
                    println!("{document}: {}: passed over, there is no {program}", section.heading);
                    continue;
                };
                folders.push(place);
            }
            folders.extend(std::env::split_paths(&path));
            let path = std::env::join_paths(folders)?;
            let folder = tempfile::tempdir()?;
            // The commands of the README are those of somebody who has just fetched the repository.
            let folder = if document == "README.md" { &root } else { folder.path() };
            let begun = Instant::now();
            let said = run_section(&section, folder, |command| {
                command.env("PATH", &path).env("CUDA_HOME", &toolkit.root);
            })?;
            let seconds = begun.elapsed().as_secs_f64();
            match said {
                None => passed += 1,
                Some(_) => failed += 1,
            }
            println!(
                "{document}: {}: {} ({seconds:.1} s)",
                section.heading,
                if said.is_some() { "failed" } else { "ran" }
            );
            said.iter().for_each(|said| println!("{said}"));
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0 && passed > 0)
}

/// Runs the blocks of a section in their order; what was said where a command fails.
fn run_section(section: &Section, folder: &Path, prepare: impl Fn(&mut Command)) -> Result<Option<String>> {
    for block in &section.blocks {
        match block {
            Block::File(name, content) => fs::write(folder.join(name), content)?,
            Block::Commands(commands) => {
                let mut command = Command::new("bash");
                command.args(["-euo", "pipefail", "-c", commands]).current_dir(folder);
                prepare(&mut command);
                let said = process::run(&mut command, LIMIT)?;
                if !said.ended.succeeded() {
                    return Ok(Some(format!("{commands}{}{}", said.stdout, said.stderr)));
                }
            }
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_commands_are_found_by_section() {
        let text = "# A\n```sh\na\n```\n## B\n```console\nb\n```\n## C\n```make Makefile\n# no heading\n```\n```sh\nmake\n```\n";
        let found = sections(text);
        let headings: Vec<&str> = found.iter().map(|section| section.heading.as_str()).collect();
        assert_eq!(headings, ["A", "C"]);
        let file = Block::File("Makefile".to_owned(), "# no heading\n".to_owned());
        assert_eq!(found[1].blocks, [file, Block::Commands("make\n".to_owned())]);
    }
}
