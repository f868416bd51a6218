//! Preprocessed texts of the zoo's units, kept compressed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::preprocess::{ARCHITECTURE, DEFINITIONS};
use crate::process;
use crate::toolkit::Toolkit;

const LIMIT: Duration = Duration::from_secs(180);

/// One preprocessing to be done.
#[derive(Debug)]
pub struct Request<'a> {
    /// The source.
    pub source: &'a Path,
    /// Where the preprocessor runs: the project's root.
    pub folder: &'a Path,
    /// The language standard.
    pub standard: &'a str,
    /// Whether it is a CUDA program.
    pub cuda: bool,
    /// Further arguments, those that name folders of headers among them.
    pub further: &'a [String],
}

/// What came of it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub enum Text {
    /// The text whose hash this is.
    Made(String),
    /// The preprocessor refused; its first error.
    Refused(String),
}

/// The preprocessor and the kept texts.
#[derive(Debug)]
pub struct Texts<'a> {
    toolkit: &'a Toolkit,
    folder: PathBuf,
    /// What decides every text beside its request: the compiler, the C library, the toolkit.
    environment: String,
}

impl<'a> Texts<'a> {
    /// Texts made with the headers of `toolkit`, kept in `folder`.
    pub fn new(toolkit: &'a Toolkit, folder: PathBuf) -> Result<Texts<'a>> {
        let mut environment = process::run(Command::new("gcc").arg("-v"), LIMIT)?.stderr;
        environment += &process::run(Command::new("getconf").arg("GNU_LIBC_VERSION"), LIMIT)?.stdout;
        let header = toolkit.root.join("include/cuda_runtime.h");
        environment += &format!("{:?} {}", age(&header)?, toolkit.root.display());
        Ok(Texts { toolkit, folder, environment })
    }

    /// The text of a unit, preprocessed if it is not kept.
    ///
    /// Packages never change where they lie, so only the source itself is looked at; after a header of a checkout
    /// changes, the kept texts are to be removed.
    pub fn make(&self, request: &Request) -> Result<Text> {
        let arguments = self.arguments(request);
        let mut hash = Sha256::new();
        for part in [&self.environment, &arguments.join("\0"), &*request.source.to_string_lossy()] {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        hash.update(format!("{:?}", age(request.source)?));
        let record = self.folder.join(format!("{}.json", hexadecimal(hash)));
        if let Some(text) = fs::read(&record).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok())
            && self.is_kept(&text)
        {
            return Ok(text);
        }
        let scratch = tempfile::Builder::new().prefix("zoo-").tempdir()?;
        let output = scratch.path().join("text.ii");
        let mut command = Command::new("gcc");
        command.args(&arguments).arg(request.source).arg("-o").arg(&output).current_dir(request.folder);
        let ran = process::run(&mut command, LIMIT)?;
        let text = if ran.ended.succeeded() {
            let bytes = fs::read(&output)?;
            let name = hexadecimal(Sha256::new().chain_update(&bytes));
            write_whole(&self.folder, &self.file(&name), &zstd::encode_all(&*bytes, 1)?)?;
            Text::Made(name)
        } else {
            let line = ran.stderr.lines().find(|line| line.contains("error")).unwrap_or("no message");
            Text::Refused(line.chars().take(300).collect())
        };
        write_whole(&self.folder, &record, &serde_json::to_vec(&text)?)?;
        Ok(text)
    }

    /// Writes a kept text to `path`.
    pub fn write(&self, name: &str, path: &Path) -> Result<()> {
        let file = self.file(name);
        let kept = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        fs::write(path, zstd::decode_all(&*kept)?)?;
        Ok(())
    }

    fn is_kept(&self, text: &Text) -> bool {
        match text {
            Text::Made(name) => self.file(name).is_file(),
            Text::Refused(_) => true,
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.ii.zst"))
    }

    fn arguments(&self, request: &Request) -> Vec<String> {
        let mut arguments: Vec<String> = vec![format!("-std={}", request.standard)];
        arguments.extend(["-E", "-x", "c++", "-m64", "-w"].map(String::from));
        arguments.push(format!("-D__CUDA_ARCH_LIST__={ARCHITECTURE}"));
        if request.cuda {
            arguments.extend(DEFINITIONS.iter().map(|definition| String::from(*definition)));
        }
        arguments.extend(request.further.iter().cloned());
        arguments.extend(self.toolkit.include_arguments());
        arguments
    }
}

fn age(path: &Path) -> Result<SystemTime> {
    let metadata = fs::metadata(path).with_context(|| format!("no file {}", path.display()))?;
    Ok(metadata.modified()?)
}

/// A hash in hexadecimal digits, as long as a file's name should be.
pub fn hexadecimal(hash: Sha256) -> String {
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Puts a file in place whole, so that an interrupted run leaves nothing that could be read as a result.
pub fn write_whole(folder: &Path, path: &Path, bytes: &[u8]) -> Result<()> {
    ensure!(folder.is_dir(), "no folder {}", folder.display());
    let unfinished = tempfile::NamedTempFile::new_in(folder)?;
    fs::write(unfinished.path(), bytes)?;
    unfinished.persist(path)?;
    Ok(())
}
