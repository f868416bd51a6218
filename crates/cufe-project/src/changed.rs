//! What has changed in a git repository since a commit.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs git in a folder.
fn git(folder: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new("git").current_dir(folder).args(arguments).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("git cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim_end()))
}

/// The files that differ from a commit, in the working tree and the index, and those that git does not know and does not
/// ignore; by their full paths. Removed files are among them.
///
/// # Errors
/// A text, where git is missing, the folder is in no repository, or there is no such commit.
pub fn changed_since(reference: &str, folder: &Path) -> Result<HashSet<PathBuf>, String> {
    if reference.starts_with('-') {
        return Err(format!("{reference} names no commit"));
    }
    let root = git(folder, &["rev-parse", "--show-toplevel"])?;
    let root = PathBuf::from(OsStr::from_bytes(root.trim_ascii_end()));
    let changed = git(&root, &["diff", "--name-only", "--no-renames", "-z", reference, "--"])?;
    let unknown = git(&root, &["ls-files", "--others", "--exclude-standard", "-z"])?;
    let names = [changed, unknown].concat();
    let names = names.split(|&byte| byte == 0).filter(|name| !name.is_empty());
    Ok(names.map(|name| root.join(OsStr::from_bytes(name))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_removed_and_new_files_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().canonicalize().unwrap();
        let run = |arguments: &[&str]| git(&path, arguments).unwrap();
        run(&["init", "-q"]);
        for name in ["same", "changed", "removed"] {
            std::fs::write(path.join(name), "1").unwrap();
        }
        run(&["add", "."]);
        run(&["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"]);
        std::fs::write(path.join("changed"), "2").unwrap();
        std::fs::remove_file(path.join("removed")).unwrap();
        std::fs::write(path.join("new file"), "1").unwrap();
        let mut found: Vec<PathBuf> = changed_since("HEAD", &path).unwrap().into_iter().collect();
        found.sort();
        assert_eq!(found, ["changed", "new file", "removed"].map(|name| path.join(name)));
        assert!(changed_since("no-such-commit", &path).is_err());
        assert!(changed_since("--output=x", &path).is_err());
    }
}
