//! A folder in which all files are as they are, but for some: what an editor has not stored yet.
//!
//! Compilers read files, and there is no option that makes them read something else in their place. So below a folder the file
//! system is made anew, of links: only the folders around the files that differ, and around the source, are folders there. A
//! path `/a/b` is `ROOT/a/b` then. What a header outside of these folders includes by a path with `..` is found as it is stored.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The folder, which lives as long as this value.
pub struct Mirror(TempDir);

impl Mirror {
    /// With texts in the place of files; `source` is the file that includes them. Paths are absolute, without `.` and `..`.
    pub fn new<'a>(source: &Path, texts: impl Iterator<Item = (&'a Path, &'a str)>) -> io::Result<Self> {
        let root = tempfile::Builder::new().prefix("cufe-").tempdir()?;
        let texts: Vec<(&Path, &str)> = texts.filter(|(path, _)| path.is_absolute()).collect();
        let own: BTreeSet<&Path> = texts.iter().map(|(path, _)| *path).collect();
        let named = own.iter().copied().chain([source]);
        let folders: BTreeSet<&Path> = named.flat_map(|path| path.ancestors().skip(1)).collect();
        let below = |path: &Path| match path.strip_prefix("/") {
            Ok(inner) => root.path().join(inner),
            Err(_) => root.path().to_owned(),
        };
        // In order, so that what is around comes first.
        for folder in &folders {
            fs::create_dir_all(below(folder))?;
            // A folder that does not exist yet, or cannot be read, holds nothing else.
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let path: PathBuf = entry.path();
                if !own.contains(path.as_path()) && !folders.contains(path.as_path()) {
                    symlink(&path, below(&path))?;
                }
            }
        }
        for (path, text) in texts {
            fs::write(below(path), text)?;
        }
        Ok(Self(root))
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        self.0.path()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_as_they_are_stored_but_for_those_that_are_given() {
        let stored = tempfile::tempdir().unwrap();
        let folder = fs::canonicalize(stored.path()).unwrap();
        fs::create_dir_all(folder.join("inc/deep")).unwrap();
        for file in ["a.cu", "inc/b.h", "inc/c.h", "inc/deep/d.h"] {
            fs::write(folder.join(file), "stored").unwrap();
        }
        let (changed, new) = (folder.join("inc/b.h"), folder.join("new/e.h"));
        let texts = [(changed.as_path(), "changed"), (new.as_path(), "new")];
        let mirror = Mirror::new(&folder.join("a.cu"), texts.into_iter()).unwrap();
        let read = |file: &str| {
            let path = folder.join(file);
            fs::read_to_string(mirror.root().join(path.strip_prefix("/").unwrap())).unwrap()
        };
        let files = ["a.cu", "inc/b.h", "inc/c.h", "inc/deep/d.h", "new/e.h"];
        assert_eq!(files.map(read), ["stored", "changed", "stored", "stored", "new"]);
        assert_eq!(fs::read_to_string(&changed).unwrap(), "stored");
    }
}
