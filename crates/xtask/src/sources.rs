//! The programs of a folder, for the tasks that compile them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// Which programs of a folder are compiled, and how.
#[derive(Debug, clap::Args)]
pub struct Programs {
    /// Only files whose path contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Take only so many files, spread evenly over all
    #[arg(long)]
    sample: Option<usize>,
    /// The language standard
    #[arg(long, default_value = "c++17")]
    std: String,
    /// A folder of headers (may be repeated)
    #[arg(short = 'I')]
    include: Vec<PathBuf>,
    /// A further argument for nvcc (may be repeated)
    #[arg(long = "nvcc", allow_hyphen_values = true)]
    further: Vec<String>,
}

impl Programs {
    /// The programs in and below a folder.
    ///
    /// # Errors
    ///
    /// A folder cannot be read, or there are no such files.
    pub fn below(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        below(folder, &self.only, self.sample)
    }

    /// The folders of headers for a file: those given, and `Common/` of the CUDA samples where one lies above it.
    pub fn include_folders(&self, file: &Path) -> Vec<PathBuf> {
        let mut folders: Vec<PathBuf> = self.include.iter().filter_map(|folder| folder.canonicalize().ok()).collect();
        let common = file
            .ancestors()
            .skip(1)
            .map(|folder| folder.join("Common"))
            .find(|folder| folder.join("helper_cuda.h").is_file());
        folders.extend(common);
        folders
    }

    /// The arguments for nvcc, with these folders of headers.
    pub fn nvcc_arguments(&self, folders: &[PathBuf]) -> Vec<String> {
        let mut words = vec![format!("-std={}", self.std)];
        words.extend(folders.iter().map(|folder| format!("-I{}", folder.display())));
        words.extend(self.further.iter().cloned());
        words
    }
}

/// The `.cu` files in and below a folder whose path contains a text, in order: all of them, or so many, spread evenly.
fn below(folder: &Path, only: &str, sample: Option<usize>) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    find(folder, &mut files)?;
    files.retain(|file| file.to_string_lossy().contains(only));
    files.sort();
    if let Some(sample) = sample {
        files = spread(files, sample);
    }
    ensure!(!files.is_empty(), "no .cu files in {}", folder.display());
    Ok(files)
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        if kind.is_dir() {
            find(&path, found)?;
        } else if kind.is_file() && path.extension().is_some_and(|ending| ending == "cu") {
            found.push(path);
        }
    }
    Ok(())
}

/// So many of the files, at equal distances.
fn spread(files: Vec<PathBuf>, count: usize) -> Vec<PathBuf> {
    let all = files.len();
    let is_taken = |index: usize| index * count / all != (index + 1) * count / all;
    files.into_iter().enumerate().filter(|(index, _)| is_taken(*index)).map(|(_, file)| file).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_the_wanted_size_and_is_spread() {
        let files: Vec<PathBuf> = (0..10).map(|number| PathBuf::from(number.to_string())).collect();
        assert_eq!(spread(files.clone(), 3), ["3", "6", "9"].map(PathBuf::from));
        assert_eq!(spread(files.clone(), 10), files);
        assert_eq!(spread(files.clone(), 99), files);
        assert_eq!(spread(Vec::new(), 3), Vec::<PathBuf>::new());
    }

    #[test]
    fn programs_are_found_below_a_folder_and_by_name() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("b")).unwrap();
        for name in ["a.cu", "a.h", "b/c.cu"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let names = |only: &str| below(folder.path(), only, None).map(|files| files.len()).ok();
        assert_eq!((names(""), names("b/c"), names("none")), (Some(2), Some(1), None));
    }
}
