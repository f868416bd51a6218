//! An overlay: a toolkit in which `cudafe++` and `cicc` are this program (`cufe overlay` makes it). A file beside each of them
//! tells which toolkit lies below, and so its release, its own front end and its own device compiler.

use cufe_base::Release;
use serde::{Deserialize, Serialize};
use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The name of the file that describes an overlay; it lies beside `cudafe++` and beside `cicc`.
pub const DESCRIPTION: &str = "cufe-overlay.json";

/// When the toolkit's own front end is asked too.
#[derive(clap::ValueEnum, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Where cufe is about to report an error.
    #[default]
    Errors,
    /// Always: both run, and the symbols of their host files are compared.
    Always,
    /// Never: cufe alone decides.
    Never,
}

/// Whether the device compiler gets a text with only what the device side can depend on.
#[derive(clap::ValueEnum, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum DeviceTextUse {
    /// Wherever it is known to be enough.
    Auto,
    /// Never.
    #[default]
    Off,
    /// The device compiler runs on both texts, the results are compared, and those of the whole text count.
    Verify,
}

/// By what a changed program is known.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    size: u64,
    modified: i64,
}

impl Stamp {
    fn of(metadata: &Metadata) -> Self {
        Self { size: metadata.len(), modified: metadata.mtime() }
    }
}

/// The toolkit's own front end.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// Where it is.
    pub path: PathBuf,
    /// What it says of its version: `Cuda compilation tools, release 13.5, V13.5.37`; empty where it says nothing.
    pub version: String,
    stamp: Stamp,
}

impl Tool {
    /// The program at a place, which must be a file, and is asked for its version.
    pub fn at(path: &Path) -> io::Result<Self> {
        let stamp = Stamp::of(&fs::metadata(path)?);
        Ok(Self { path: path.to_owned(), version: version_of(path), stamp })
    }

    /// The release of its toolkit, if it says so.
    pub fn release(&self) -> Option<Release> {
        Release::of_banner(&self.version)
    }

    /// The same program as it is now: a toolkit may be replaced under an overlay.
    fn refreshed(self) -> Option<Self> {
        let metadata = fs::metadata(&self.path).ok().filter(Metadata::is_file)?;
        if Stamp::of(&metadata) == self.stamp { Some(self) } else { Tool::at(&self.path).ok() }
    }
}

/// The last line of what a program says of its version.
fn version_of(path: &Path) -> String {
    let output = Command::new(path).arg("--version").stdin(Stdio::null()).output();
    let Ok(output) = output else { return String::new() };
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    said.lines().rev().map(str::trim).find(|line| line.contains("release ")).unwrap_or_default().to_owned()
}

/// What the file beside the program tells.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlay {
    /// The toolkit below.
    pub toolkit: PathBuf,
    /// Its own front end; `None` where it has none.
    pub tool: Option<Tool>,
    /// When that is asked too.
    pub confirm: Confirm,
    /// Its device compiler; `None` where it has none.
    #[serde(default)]
    pub device_compiler: Option<PathBuf>,
    /// What that gets.
    #[serde(default)]
    pub device_text: DeviceTextUse,
}

impl Overlay {
    /// The release of the toolkit below; where nothing tells it, the one that holds without overlays.
    pub fn release(&self) -> Release {
        self.tool.as_ref().and_then(Tool::release).unwrap_or_default()
    }

    /// Reads the file in a folder of programs; `None` where there is none.
    pub fn read(programs: &Path) -> io::Result<Option<Self>> {
        let text = match fs::read(programs.join(DESCRIPTION)) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        serde_json::from_slice(&text).map(Some).map_err(io::Error::from)
    }

    /// Writes the file into a folder of programs.
    pub fn write(&self, programs: &Path) -> io::Result<()> {
        let mut text = serde_json::to_vec_pretty(self).map_err(io::Error::from)?;
        text.push(b'\n');
        fs::write(programs.join(DESCRIPTION), text)
    }

    /// The overlay in which this program was started, by the name under which the system found it.
    pub fn of_this_process() -> io::Result<Option<Self>> {
        let started = Path::new(OsStr::from_bytes(rustix::param::linux_execfn().to_bytes()));
        let Some(programs) = started.parent() else { return Ok(None) };
        let Some(mut overlay) = Self::read(programs)? else { return Ok(None) };
        overlay.tool = overlay.tool.and_then(Tool::refreshed);
        Ok(Some(overlay))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Overlay::read(folder.path()).unwrap(), None);
        let tool = Tool::at(Path::new("/bin/true")).unwrap();
        let overlay =
            Overlay { toolkit: "/cuda".into(), tool: Some(tool), confirm: Confirm::Always, ..Overlay::default() };
        overlay.write(folder.path()).unwrap();
        assert_eq!(Overlay::read(folder.path()).unwrap(), Some(overlay));
        fs::write(folder.path().join(DESCRIPTION), "{").unwrap();
        assert!(Overlay::read(folder.path()).is_err());
    }

    #[test]
    fn the_release_is_that_of_the_tool_or_the_recorded_one() {
        let overlay = |version: &str| {
            let stamp = Stamp { size: 0, modified: 0 };
            let tool = Tool { path: "/cuda/bin/cudafe++".into(), version: version.to_owned(), stamp };
            Overlay { toolkit: "/cuda".into(), tool: Some(tool), ..Overlay::default() }
        };
        let newest = Release { major: 13, minor: 5 };
        assert_eq!(overlay("Cuda compilation tools, release 13.5, V13.5.37").release(), newest);
        assert_eq!(overlay("").release(), Release::RECORDED);
        assert_eq!(Overlay { tool: None, ..overlay("") }.release(), Release::RECORDED);
    }

    #[test]
    fn a_tool_that_was_replaced_is_asked_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cudafe++");
        let put = |text: &str| {
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        };
        put("#!/bin/sh\necho 'tools, release 13.4, V1' >&2\n");
        let tool = Tool::at(&path).unwrap();
        assert_eq!(tool.release(), "13.4".parse().ok());
        assert_eq!(tool.clone().refreshed(), Some(tool.clone()));
        put("#!/bin/sh\necho 'tools, release 13.5, V1.2' >&2\n");
        assert_eq!(tool.clone().refreshed().unwrap().release(), "13.5".parse().ok());
        fs::remove_file(&path).unwrap();
        assert_eq!(tool.refreshed(), None);
    }
}
