//! `cufe overlay`: a toolkit in which cudafe++ and cicc are this program and everything else is the installed toolkit's.

use super::OverlayOptions;
use super::unit::Failure;
use crate::overlay::{Confirm, DESCRIPTION, DeviceTextUse, Overlay, Tool};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// What nvcc finds beside itself, so it must be a file of its own in the new toolkit.
const COPIED: [&str; 2] = ["nvcc", "nvcc.profile"];

/// Where the device compiler is in a toolkit.
const DEVICE_PROGRAMS: &str = "nvvm/bin";

/// Makes the folder.
pub fn overlay(options: &OverlayOptions) -> Result<(), Failure> {
    let OverlayOptions { toolkit, destination, confirm, device_text, force } = options;
    let confirm = *confirm;
    let program = std::env::current_exe()?;
    if *force {
        remove_overlay(destination)?;
    }
    let made = overlay_with(&program, toolkit, destination, confirm, *device_text)?;
    let nvcc = destination.join("bin/nvcc");
    let release = match made.tool.as_ref().and_then(Tool::release) {
        Some(release) => format!(" of CUDA {release}"),
        None => String::new(),
    };
    let mut text = format!("{} is an nvcc{release} that uses cufe\n", nvcc.display());
    match (&made.tool, confirm) {
        (None, _) => text.push_str("the toolkit has no cudafe++ of its own: errors of cufe cannot be confirmed\n"),
        (Some(_), Confirm::Errors) => text.push_str("errors are confirmed by the toolkit's own cudafe++\n"),
        (Some(_), Confirm::Always) => {
            text.push_str("every output is compared with that of the toolkit's own cudafe++\n")
        }
        (Some(_), Confirm::Never) => {}
    }
    match made.device_text {
        DeviceTextUse::Off => {}
        _ if made.device_compiler.is_none() => text.push_str("the toolkit has no device compiler of its own\n"),
        DeviceTextUse::Auto => text.push_str("the device compiler gets what it needs of each source, and no more\n"),
        DeviceTextUse::Verify => text
            .push_str("the device compiler works on device texts and on whole texts, and both results are compared\n"),
    }
    // A closed stream is no reason to fail.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Removes an overlay, and nothing that is none.
fn remove_overlay(folder: &Path) -> Result<(), Failure> {
    if !folder.exists() || entries(folder)?.is_empty() {
        return Ok(());
    }
    if !folder.join("bin").join(DESCRIPTION).is_file() {
        return Err(format!("{} is no overlay, so it is not replaced", folder.display()).into());
    }
    // What the links name stays.
    fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// A path whose last parts need not exist, without links and `..`.
fn resolved(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let existing = path.ancestors().find_map(|part| Some((part, part.canonicalize().ok()?)));
    existing.map_or_else(
        || path.clone(),
        |(part, real)| match path.strip_prefix(part) {
            Ok(rest) if rest.as_os_str().is_empty() => real,
            Ok(rest) => real.join(rest),
            Err(_) => real,
        },
    )
}

/// Makes a file of its own with the content of another one: a further name for it where the file system gives one, else a
/// copy.
fn duplicate(source: &Path, place: &Path) -> Result<(), Failure> {
    fs::hard_link(source, place).or_else(|_| copy(source, place))
}

fn copy(source: &Path, place: &Path) -> Result<(), Failure> {
    fs::copy(source, place).map(drop).map_err(|error| format!("{}: {error}", place.display()).into())
}

fn link(target: &Path, place: &Path) -> Result<(), Failure> {
    symlink(target, place).map_err(|error| format!("{}: {error}", place.display()).into())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let read = fs::read_dir(folder).and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect());
    read.map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// The toolkit's own front end: that of the toolkit below, where the toolkit is an overlay itself.
fn own_tool(toolkit: &Path) -> io::Result<Option<Tool>> {
    let programs = toolkit.join("bin");
    if let Some(below) = Overlay::read(&programs)? {
        return Ok(below.tool);
    }
    match Tool::at(&programs.join(crate::REFERENCE_NAME)) {
        Ok(tool) => Ok(Some(tool)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The toolkit's own device compiler.
fn own_device_compiler(toolkit: &Path) -> io::Result<Option<PathBuf>> {
    match Overlay::read(&toolkit.join("bin"))? {
        Some(below) => Ok(below.device_compiler),
        None => Ok(Some(toolkit.join(DEVICE_PROGRAMS).join(crate::DEVICE_COMPILER_NAME)).filter(|path| path.is_file())),
    }
}

/// The folder of the device compiler, with links to all but that, which this program is.
fn device_programs(program: &Path, toolkit: &Path, destination: &Path, made: &Overlay) -> Result<(), Failure> {
    let programs = destination.join(DEVICE_PROGRAMS);
    fs::create_dir_all(&programs).map_err(|error| format!("{}: {error}", programs.display()))?;
    for folder in [Path::new(DEVICE_PROGRAMS), Path::new(DEVICE_PROGRAMS).parent().unwrap_or(Path::new(""))] {
        for entry in entries(&toolkit.join(folder))? {
            let Some(name) = entry.file_name() else { continue };
            let place = destination.join(folder).join(name);
            if name != crate::DEVICE_COMPILER_NAME && name != DESCRIPTION && !place.exists() {
                link(&entry, &place)?;
            }
        }
    }
    link(program, &programs.join(crate::DEVICE_COMPILER_NAME))?;
    made.write(&programs).map_err(|error| format!("{}: {error}", programs.join(DESCRIPTION).display()).into())
}

fn overlay_with(
    program: &Path,
    toolkit: &Path,
    destination: &Path,
    confirm: Confirm,
    device_text: DeviceTextUse,
) -> Result<Overlay, Failure> {
    let toolkit = fs::canonicalize(toolkit).map_err(|error| format!("{}: {error}", toolkit.display()))?;
    if !toolkit.join("bin/nvcc").is_file() {
        return Err(format!("{} is no CUDA toolkit: it has no bin/nvcc", toolkit.display()).into());
    }
    if resolved(destination).starts_with(&toolkit) {
        return Err(format!("{} lies in the toolkit itself: name a folder elsewhere", destination.display()).into());
    }
    if destination.exists() && !entries(destination)?.is_empty() {
        return Err(
            format!("{} exists already and is not empty; --force replaces an overlay", destination.display()).into()
        );
    }
    let bin = destination.join("bin");
    fs::create_dir_all(&bin).map_err(|error| format!("{}: {error}", bin.display()))?;
    let device_compiler = own_device_compiler(&toolkit)?;
    let own_folders = if device_compiler.is_some() { &["bin", "nvvm"][..] } else { &["bin"] };
    for entry in entries(&toolkit)? {
        match entry.file_name() {
            Some(name) if !own_folders.iter().any(|folder| name == *folder) => link(&entry, &destination.join(name))?,
            _ => {}
        }
    }
    for entry in entries(&toolkit.join("bin"))? {
        let Some(name) = entry.file_name() else { continue };
        let place = bin.join(name);
        if name == crate::REFERENCE_NAME || name == DESCRIPTION {
            continue;
        } else if COPIED.iter().any(|&copied| name == copied) {
            // Who changes the profile of the overlay must not change the toolkit's.
            if name == "nvcc" { duplicate(&entry, &place)? } else { copy(&entry, &place)? }
        } else {
            link(&entry, &place)?;
        }
    }
    link(program, &bin.join(crate::REFERENCE_NAME))?;
    let tool = own_tool(&toolkit)?;
    let made = Overlay { toolkit, tool, confirm, device_compiler, device_text };
    made.write(&bin).map_err(|error| format!("{}: {error}", bin.join(DESCRIPTION).display()))?;
    if made.device_compiler.is_some() {
        device_programs(program, &made.toolkit, destination, &made)?;
    }
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a toolkit that has the programs that matter.
    fn toolkit() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let toolkit = folder.path().join("cuda");
        fs::create_dir_all(toolkit.join("bin")).unwrap();
        fs::create_dir_all(toolkit.join("include")).unwrap();
        for name in ["nvcc", "nvcc.profile", "cudafe++", "ptxas"] {
            fs::write(toolkit.join("bin").join(name), name).unwrap();
        }
        (folder, toolkit)
    }

    #[test]
    fn an_overlay_links_all_but_the_front_end() {
        let (folder, toolkit) = toolkit();
        let new = folder.path().join("new");
        let program = Path::new("/program");
        overlay_with(program, &toolkit, &new, Confirm::Never, DeviceTextUse::Off).unwrap();
        assert_eq!(fs::read_link(new.join("bin/cudafe++")).unwrap(), program);
        assert!(!new.join("bin/nvcc").is_symlink());
        assert!(new.join("bin/ptxas").is_symlink() && new.join("include").is_dir());
        assert!(overlay_with(program, &toolkit, &new, Confirm::Never, DeviceTextUse::Off).is_err());
        assert!(overlay_with(program, folder.path(), &toolkit.join("x"), Confirm::Never, DeviceTextUse::Off).is_err());
    }

    #[test]
    fn nothing_is_written_into_the_toolkit_and_only_overlays_are_replaced() {
        let (folder, toolkit) = toolkit();
        let program = Path::new("/program");
        std::os::unix::fs::symlink(&toolkit, folder.path().join("link")).unwrap();
        for inside in [toolkit.join("new"), toolkit.join("a/b"), folder.path().join("link/new")] {
            assert!(
                overlay_with(program, &toolkit, &inside, Confirm::Never, DeviceTextUse::Off).is_err(),
                "{}",
                inside.display()
            );
        }
        assert_eq!(entries(&toolkit).unwrap().len(), 2);
        assert!(remove_overlay(&toolkit).is_err());
        let new = folder.path().join("new");
        overlay_with(program, &toolkit, &new, Confirm::Never, DeviceTextUse::Off).unwrap();
        remove_overlay(&new).unwrap();
        assert!(!new.exists() && toolkit.join("bin/nvcc").is_file());
        remove_overlay(&new).unwrap();
    }

    #[test]
    fn an_overlay_knows_the_front_end_of_the_toolkit_below_also_through_another_one() {
        let (folder, toolkit) = toolkit();
        let (new, newer) = (folder.path().join("new"), folder.path().join("newer"));
        let program = Path::new("/program");
        let made = overlay_with(program, &toolkit, &new, Confirm::Errors, DeviceTextUse::Off).unwrap();
        let own = fs::canonicalize(toolkit.join("bin/cudafe++")).unwrap();
        assert_eq!(made.tool.as_ref().map(|tool| tool.path.clone()), Some(own));
        assert_eq!(Overlay::read(&new.join("bin")).unwrap(), Some(made.clone()));
        let second = overlay_with(program, &new, &newer, Confirm::Always, DeviceTextUse::Off).unwrap();
        assert_eq!((second.tool, second.confirm), (made.tool, Confirm::Always));
    }
}
