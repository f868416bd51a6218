//! Output files appear whole or not at all: they are written beside their target and renamed when all is well.

use cufe_base::file_name::to_path;
use rustix::fs::{CWD, RenameFlags, renameat_with};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{Builder, NamedTempFile};

/// Host files are long: they are written in few pieces.
const WRITE_BUFFER: usize = 64 << 10;

/// Temporary files of this process, which a signal must remove.
static TEMPORARIES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn temporaries() -> MutexGuard<'static, Vec<PathBuf>> {
    TEMPORARIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes what unfinished outputs have left: for the way out by a signal.
pub fn remove_temporaries() {
    for path in temporaries().drain(..) {
        // A folder of headers, or a file beside its target.
        let _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
    }
}

/// Names a path that is to be removed when a signal ends the run.
pub fn register_temporary(path: &Path) {
    temporaries().push(path.to_owned());
}

/// Forgets a path of [`register_temporary`].
pub fn forget_temporary(path: &Path) {
    temporaries().retain(|known| known != path);
}

/// Why a file cannot be opened; without reason where the operating system's is not told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(pub Option<&'static str>);

/// Reads a source file, which must be a regular one.
pub fn read_source(name: &str) -> Result<Vec<u8>, Refusal> {
    if name.is_empty() {
        return Err(Refusal(Some("the name is empty")));
    }
    let path = to_path(name);
    let metadata = fs::metadata(&path).map_err(|_| Refusal(None))?;
    if metadata.is_dir() {
        return Err(Refusal(Some("it is a directory")));
    }
    if !metadata.is_file() {
        return Err(Refusal(Some("it is not a regular file")));
    }
    fs::read(path).map_err(|_| Refusal(None))
}

/// Exchanges two files, if both exist and the file system can do that. A file that is renamed over another one is sent to the
/// disk before the call returns (ext4 does that), which may take longer than all of the run.
fn exchange(one: &Path, other: &Path) -> bool {
    renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).is_ok()
}

/// A file that is written beside its target.
pub struct PendingFile {
    temporary: NamedTempFile,
    target: PathBuf,
}

impl PendingFile {
    /// Begins a file. The target must not be the source, and must be a regular file if it exists.
    pub fn create(name: &str, source: Option<&str>) -> Result<Self, Refusal> {
        if name.is_empty() {
            return Err(Refusal(Some("the name is empty")));
        }
        let mut target = to_path(name).into_owned();
        if let Ok(metadata) = fs::metadata(&target) {
            if metadata.is_dir() {
                return Err(Refusal(Some("it is a directory")));
            }
            if !metadata.is_file() {
                return Err(Refusal(Some("it is not a regular file")));
            }
            let source = source.and_then(|source| fs::metadata(to_path(source)).ok());
            if source.is_some_and(|source| (source.dev(), source.ino()) == (metadata.dev(), metadata.ino())) {
                return Err(Refusal(Some("it is the source")));
            }
            if metadata.permissions().readonly() {
                return Err(Refusal(None));
            }
            // A link stays a link: what it names is replaced.
            target = fs::canonicalize(&target).unwrap_or(target);
        }
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let temporary = Builder::new()
            .prefix(".cufe-")
            .permissions(fs::Permissions::from_mode(0o666))
            .tempfile_in(folder)
            .map_err(|_| Refusal(None))?;
        register_temporary(temporary.path());
        Ok(Self { temporary, target })
    }

    /// Writes the whole content.
    pub fn write(&mut self, content: &[u8]) -> io::Result<()> {
        self.write_with(|out| out.write_all(content))
    }

    /// Writes the whole content piece by piece.
    pub fn write_with(&mut self, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(WRITE_BUFFER, self.temporary.as_file_mut());
        content(&mut out)?;
        out.flush()
    }

    /// Where it is written.
    pub fn path(&self) -> &Path {
        self.temporary.path()
    }

    /// Puts the file in its place.
    pub fn commit(self) -> io::Result<()> {
        let path = self.temporary.path().to_owned();
        let result = if exchange(&path, &self.target) {
            // It has the old file's content now, and removes it.
            drop(self.temporary);
            Ok(())
        } else {
            self.temporary.persist(&self.target).map(drop).map_err(|failure| failure.error)
        };
        forget_temporary(&path);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_committed_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("out");
        fs::write(&target, "old").unwrap();
        let mut file = PendingFile::create(target.to_str().unwrap(), None).unwrap();
        file.write(b"new").unwrap();
        drop(file);
        assert_eq!(fs::read(&target).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_committed_file_replaces_the_old_one_with_common_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("out");
        let plain = folder.path().join("plain");
        fs::write(&plain, "").unwrap();
        for content in ["first", "new"] {
            let mut file = PendingFile::create(target.to_str().unwrap(), None).unwrap();
            file.write(content.as_bytes()).unwrap();
            file.commit().unwrap();
            assert_eq!(fs::read_to_string(&target).unwrap(), content);
        }
        assert_eq!(fs::metadata(&target).unwrap().mode(), fs::metadata(&plain).unwrap().mode());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("a.ii");
        fs::write(&source, "").unwrap();
        let source = source.to_str().unwrap();
        assert!(PendingFile::create("/dev/null", None).is_err());
        assert!(PendingFile::create(folder.path().to_str().unwrap(), None).is_err());
        assert!(PendingFile::create(source, Some(source)).is_err());
        assert!(PendingFile::create("", None).is_err());
        assert!(read_source("/dev/null").is_err());
        assert!(read_source("").is_err());
        assert!(read_source(source).is_ok());
    }
}
