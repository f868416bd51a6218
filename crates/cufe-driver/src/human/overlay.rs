//! `cufe overlay`: a toolkit in which cudafe++ is this program and everything else is the installed toolkit's.

use super::unit::Failure;
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// What nvcc finds beside itself, so it must be a file of its own in the new toolkit.
const COPIED: [&str; 2] = ["nvcc", "nvcc.profile"];

/// Makes the folder.
pub fn overlay(toolkit: &Path, destination: &Path) -> Result<(), Failure> {
    let program = std::env::current_exe()?;
    overlay_with(&program, toolkit, destination)?;
    let nvcc = destination.join("bin/nvcc");
    // A closed stream is no reason to fail.
    let _ = writeln!(io::stdout(), "{} is an nvcc that uses cufe", nvcc.display());
    Ok(())
}

fn link(target: &Path, place: &Path) -> Result<(), Failure> {
    symlink(target, place).map_err(|error| format!("{}: {error}", place.display()).into())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let read = fs::read_dir(folder).and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect());
    read.map_err(|error| format!("{}: {error}", folder.display()).into())
}

fn overlay_with(program: &Path, toolkit: &Path, destination: &Path) -> Result<(), Failure> {
    let toolkit = fs::canonicalize(toolkit).map_err(|error| format!("{}: {error}", toolkit.display()))?;
    if !toolkit.join("bin/nvcc").is_file() {
        return Err(format!("{} is no CUDA toolkit: it has no bin/nvcc", toolkit.display()).into());
    }
    if destination.exists() && !entries(destination)?.is_empty() {
        return Err(format!("{} exists already and is not empty", destination.display()).into());
    }
    let bin = destination.join("bin");
    fs::create_dir_all(&bin).map_err(|error| format!("{}: {error}", bin.display()))?;
    for entry in entries(&toolkit)? {
        match entry.file_name() {
            Some(name) if name != "bin" => link(&entry, &destination.join(name))?,
            _ => {}
        }
    }
    for entry in entries(&toolkit.join("bin"))? {
        let Some(name) = entry.file_name() else { continue };
        let place = bin.join(name);
        if name == crate::REFERENCE_NAME {
            continue;
        } else if COPIED.iter().any(|&copied| name == copied) {
            fs::copy(&entry, &place).map_err(|error| format!("{}: {error}", place.display()))?;
        } else {
            link(&entry, &place)?;
        }
    }
    link(program, &bin.join(crate::REFERENCE_NAME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overlay_links_all_but_the_front_end() {
        let folder = tempfile::tempdir().unwrap();
        let (toolkit, new) = (folder.path().join("cuda"), folder.path().join("new"));
        fs::create_dir_all(toolkit.join("bin")).unwrap();
        fs::create_dir_all(toolkit.join("include")).unwrap();
        for name in ["nvcc", "nvcc.profile", "cudafe++", "ptxas"] {
            fs::write(toolkit.join("bin").join(name), name).unwrap();
        }
        overlay_with(Path::new("/program"), &toolkit, &new).unwrap();
        assert_eq!(fs::read_link(new.join("bin/cudafe++")).unwrap(), Path::new("/program"));
        assert!(!new.join("bin/nvcc").is_symlink());
        assert!(new.join("bin/ptxas").is_symlink() && new.join("include").is_dir());
        assert!(overlay_with(Path::new("/program"), &toolkit, &new).is_err());
        assert!(overlay_with(Path::new("/program"), folder.path(), &toolkit.join("x")).is_err());
    }
}
