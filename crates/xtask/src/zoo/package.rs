//! Packages: fetched with the ordinary client of their registry, unpacked once, and kept.
//!
//! Nothing of a package is run: no `setup.py`, no build script.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

use super::table::Package;
use crate::{process, workplace};

const LIMIT: Duration = Duration::from_secs(1800);

/// The Python packages that the tasks use, in a virtual environment of their own.
const UNEARTH: &str = "unearth==0.19.0";

/// Unpacks those members of a zip file that match a pattern; all, if there is none.
const UNZIP: &str = "import fnmatch, sys, zipfile\n\
    archive = zipfile.ZipFile(sys.argv[1])\n\
    wanted = [n for n in archive.namelist() if not sys.argv[3:] or any(fnmatch.fnmatch(n, p) for p in sys.argv[3:])]\n\
    archive.extractall(sys.argv[2], wanted)\n";

/// The store of unpacked packages.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The store in the build folder.
    pub fn new() -> Result<Store> {
        Ok(Store { folder: workplace::cache_folder("zoo/packages")? })
    }

    /// Where a package lies once it is fetched: a name that changes with everything that decides what lies there.
    ///
    /// Several projects may be parts of one package.
    pub fn place(&self, package: &Package) -> PathBuf {
        let mut hash = Sha256::new();
        hash.update(&package.source);
        for part in package.keep.iter().chain(package.generate.keys()).chain(package.generate.values()) {
            hash.update([0]);
            hash.update(part);
        }
        let digest = hash.finalize();
        let name: String =
            package.origin().1.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        self.folder.join(format!("{name}-{:02x}{:02x}{:02x}{:02x}", digest[0], digest[1], digest[2], digest[3]))
    }

    /// The root of a package, which is fetched if it is not there.
    pub fn root(&self, name: &str, package: &Package) -> Result<PathBuf> {
        let place = self.place(package);
        if place.is_dir() {
            return Ok(place);
        }
        let scratch = tempfile::Builder::new().prefix(".fetch-").tempdir_in(&self.folder)?;
        let root = scratch.path().join("root");
        fs::create_dir(&root)?;
        let (kind, which) = package.origin();
        match kind {
            "pypi" => unpack(&self.python_source(which, scratch.path())?, &root, &package.keep)?,
            "wheel" => unpack(&self.wheel(which, scratch.path())?, &root, &package.keep)?,
            "npm" => unpack(&npm(which, scratch.path())?, &root, &[])?,
            "crate" => fs::rename(rust_crate(which, scratch.path())?, &root)?,
            "debian" => unpack(&debian(which, scratch.path())?, &root, &[])?,
            _ => bail!("{name} is not to be had from a registry; give --checkout {name}=DIR"),
        }
        for (path, text) in &package.generate {
            let path = root.join(path);
            fs::create_dir_all(path.parent().context("a generated file lies in a folder")?)?;
            fs::write(&path, text)?;
        }
        // Another run may have been faster.
        if !place.is_dir() {
            fs::rename(&root, &place)?;
        }
        Ok(place)
    }

    fn python_source(&self, requirement: &str, scratch: &Path) -> Result<PathBuf> {
        // pip would run the package's own build to learn its name.
        let unearth = tool_from_python("unearth", UNEARTH)?;
        let folder = scratch.join("download");
        let mut command = Command::new(unearth);
        command.args([requirement, "--no-binary", "--download"]).arg(&folder);
        if let Some(index) = pip_index()? {
            command.args(["--index-url", &index]);
        }
        succeed(&mut command)?;
        only_file(&folder)
    }

    fn wheel(&self, requirement: &str, scratch: &Path) -> Result<PathBuf> {
        let folder = scratch.join("download");
        let mut command = Command::new("python3");
        command.args(["-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir", "--only-binary", ":all:"]);
        succeed(command.arg("--dest").arg(&folder).arg(requirement))?;
        only_file(&folder)
    }
}

/// A program of a Python package, in a virtual environment in the build folder that is made when it is missing.
pub fn tool_from_python(program: &str, requirement: &str) -> Result<PathBuf> {
    let folder = workplace::build_folder()?.join("zoo/python");
    let path = folder.join("bin").join(program);
    if !path.is_file() {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        succeed(Command::new(folder.join("bin/pip")).args(["install", "--quiet", requirement]))?;
    }
    Ok(path)
}

/// The folder of the headers of the Python that runs.
pub fn python_headers() -> Result<String> {
    let program = "import sysconfig; print(sysconfig.get_path('include'))";
    let said = process::run(Command::new("python3").args(["-c", program]), LIMIT)?;
    ensure!(said.ended.succeeded(), "python3 does not say where its headers are");
    Ok(said.stdout.trim().to_owned())
}

/// The index that pip is set up to use, if it is not its default.
fn pip_index() -> Result<Option<String>> {
    if let Ok(index) = std::env::var("PIP_INDEX_URL") {
        return Ok(Some(index));
    }
    let said = process::run(Command::new("python3").args(["-m", "pip", "config", "get", "global.index-url"]), LIMIT)?;
    Ok(Some(said.stdout.trim().to_owned()).filter(|index| said.ended.succeeded() && !index.is_empty()))
}

fn npm(package: &str, scratch: &Path) -> Result<PathBuf> {
    let folder = scratch.join("download");
    fs::create_dir(&folder)?;
    succeed(Command::new("npm").args(["pack", "--silent", package, "--pack-destination"]).arg(&folder))?;
    only_file(&folder)
}

/// Fetches a crate as a dependency of an empty one, and returns its folder.
fn rust_crate(which: &str, scratch: &Path) -> Result<PathBuf> {
    let (name, version) = which.split_once('@').context("a crate has a version")?;
    let folder = scratch.join("empty");
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("src/lib.rs"), "")?;
    let manifest = format!(
        "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n{name} = \"={version}\"\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest)?;
    succeed(Command::new("cargo").args(["vendor", "--quiet", "vendored"]).current_dir(&folder))?;
    Ok(folder.join("vendored").join(name))
}

/// Fetches the upstream archive of a Debian source package.
fn debian(which: &str, scratch: &Path) -> Result<PathBuf> {
    let folder = scratch.join("download");
    fs::create_dir(&folder)?;
    let mut command = Command::new("apt-get");
    command.args(["source", "--download-only", "-qq", which]).current_dir(&folder);
    succeed(&mut command)
        .context("the system needs deb-src entries for Debian's source packages, and apt-get update")?;
    let name = which.split('=').next().unwrap_or_default();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // `NAME_VERSION.orig.tar.gz`, and not one component of several.
        if file.starts_with(&format!("{name}_")) && file.contains(".orig.tar.") && !file.ends_with(".asc") {
            return Ok(path);
        }
    }
    bail!("{which} has no upstream archive")
}

fn unpack(archive: &Path, root: &Path, keep: &[String]) -> Result<()> {
    let name = archive.to_string_lossy();
    let mut command;
    if name.ends_with(".whl") || name.ends_with(".zip") {
        command = Command::new("python3");
        command.args(["-c", UNZIP]).arg(archive).arg(root).args(keep);
    } else {
        command = Command::new("tar");
        command.arg("-xf").arg(archive).arg("-C").arg(root).args(["--strip-components=1", "--no-same-owner"]);
        if !keep.is_empty() {
            command.args(["--wildcards", "--no-anchored"]).args(keep);
        }
    }
    succeed(&mut command)
}

fn only_file(folder: &Path) -> Result<PathBuf> {
    let entry = fs::read_dir(folder)?.next().with_context(|| format!("{} is empty", folder.display()))??;
    Ok(entry.path())
}

fn succeed(command: &mut Command) -> Result<()> {
    let output = process::run(command, LIMIT)?;
    let program = command.get_program().to_string_lossy().into_owned();
    let said = output.stderr.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    ensure!(output.ended.succeeded(), "{program}: {} ({said})", output.ended);
    Ok(())
}
