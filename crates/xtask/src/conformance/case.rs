//! A conformance case: a `.cu` file and the directives in its leading comment lines.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What is compared of a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Compiled by nvcc, linked and run: exit status and standard output.
    Run,
    /// Compiled by nvcc: the object's symbols and host references.
    Build,
    /// Only the front end: whether it accepts, and its diagnostics.
    #[default]
    Diagnostics,
}

/// What a case asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directives {
    /// `// mode: diag | build | run`
    pub mode: Mode,
    /// `// std: c++17`
    pub standard: String,
    /// `// args: ...`, further arguments for the front end (mode diag).
    pub front_end: Vec<String>,
    /// `// nvcc: ...`, further arguments for nvcc (modes build and run).
    pub nvcc: Vec<String>,
    /// `// pp: ...`, further arguments for the preprocessor (mode diag).
    pub preprocessor: Vec<String>,
    /// No `// nocuda`: `cuda_runtime.h` is included first (mode diag).
    pub cuda: bool,
}

impl Default for Directives {
    fn default() -> Directives {
        Directives {
            mode: Mode::default(),
            standard: "c++17".into(),
            front_end: Vec::new(),
            nvcc: Vec::new(),
            preprocessor: Vec::new(),
            cuda: true,
        }
    }
}

impl Directives {
    /// Reads the directives of a source; a comment line that is not a directive is passed over, and the first line that
    /// is no comment ends them. A directive given twice counts as given last.
    pub fn read(source: &str) -> Directives {
        let mut directives = Directives::default();
        for line in source.lines() {
            let Some(comment) = line.strip_prefix("//") else { break };
            let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
            match comment.split_once(':').map(|(name, value)| (name.trim(), value.trim())) {
                Some(("mode", "build")) => directives.mode = Mode::Build,
                Some(("mode", "run")) => directives.mode = Mode::Run,
                Some(("mode", _)) => directives.mode = Mode::Diagnostics,
                Some(("std", value)) => directives.standard = value.into(),
                Some(("args", value)) => directives.front_end = words(value),
                Some(("nvcc", value)) => directives.nvcc = words(value),
                Some(("pp", value)) => directives.preprocessor = words(value),
                Some(_) => {}
                None => directives.cuda &= comment.trim() != "nocuda",
            }
        }
        directives
    }
}

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The folder it lies in, by its bare name.
    pub topic: String,
    /// The file's name.
    pub file: String,
    /// The file, absolute.
    pub path: PathBuf,
    /// What it asks for.
    pub directives: Directives,
}

impl Case {
    /// `TOPIC/NAME`, without the ending: how the ratchet names it.
    pub fn name(&self) -> String {
        format!("{}/{}", self.topic, self.file.strip_suffix(".cu").unwrap_or(&self.file))
    }
}

/// The names of the topics: the folders in `root`, in order.
pub fn topics(root: &Path) -> Result<Vec<String>> {
    let mut topics = Vec::new();
    for entry in std::fs::read_dir(root).with_context(|| format!("no cases at {}", root.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            topics.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    topics.sort();
    Ok(topics)
}

/// The cases of a topic, in the order of their names.
pub fn cases(root: &Path, topic: &str) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for entry in std::fs::read_dir(root.join(topic)).with_context(|| format!("no topic {topic}"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "cu") {
            let source = std::fs::read(&path)?;
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let directives = Directives::read(&String::from_utf8_lossy(&source));
            cases.push(Case { topic: topic.into(), file, path, directives });
        }
    }
    cases.sort_by(|a, b| a.file.cmp(&b.file));
    Ok(cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_stand_in_the_leading_comment_lines() {
        let read = Directives::read(
            "// A title: with a colon\n// mode: build\n// std: c++20\n//nvcc: -rdc=true -G\n\n// nocuda\n",
        );
        let expected = Directives {
            mode: Mode::Build,
            standard: "c++20".into(),
            nvcc: vec!["-rdc=true".into(), "-G".into()],
            ..Directives::default()
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn a_case_without_directives_is_compared_by_its_diagnostics() {
        assert_eq!(Directives::read("int x;\n// mode: run\n"), Directives::default());
        assert!(!Directives::read("// nocuda\n").cuda);
    }
}
