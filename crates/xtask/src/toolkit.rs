//! The CUDA toolkit: found, fetched, or overlaid with another front end.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::{process, workplace};

/// A release of the toolkit, with the Python packages that together are it.
struct Release {
    /// As nvcc names it.
    name: &'static str,
    packages: [&'static str; 6],
}

/// All releases, the one first that the facts were recorded with. Where the packages of libraries have numbers of their own, the
/// newest is taken.
const RELEASES: [Release; 6] = [
    Release {
        name: "13.0",
        packages: [
            "nvidia-cuda-nvcc==13.0.88",
            "nvidia-nvvm==13.0.88",
            "nvidia-cuda-crt==13.0.88",
            "nvidia-cuda-runtime==13.0.96",
            "nvidia-cuda-cccl==13.0.85",
            "nvidia-curand==10.4.0.35",
        ],
    },
    Release {
        name: "13.1",
        packages: [
            "nvidia-cuda-nvcc==13.1.*",
            "nvidia-nvvm==13.1.*",
            "nvidia-cuda-crt==13.1.*",
            "nvidia-cuda-runtime==13.1.*",
            "nvidia-cuda-cccl==13.1.*",
            "nvidia-curand",
        ],
    },
    Release {
        name: "13.2",
        packages: [
            "nvidia-cuda-nvcc==13.2.*",
            "nvidia-nvvm==13.2.*",
            "nvidia-cuda-crt==13.2.*",
            "nvidia-cuda-runtime==13.2.*",
            "nvidia-cuda-cccl==13.2.*",
            "nvidia-curand",
        ],
    },
    Release {
        name: "13.3",
        packages: [
            "nvidia-cuda-nvcc==13.3.*",
            "nvidia-nvvm==13.3.*",
            "nvidia-cuda-crt==13.3.*",
            "nvidia-cuda-runtime==13.3.*",
            "nvidia-cuda-cccl",
            "nvidia-curand",
        ],
    },
    Release {
        name: "13.4",
        packages: [
            "nvidia-cuda-nvcc==13.4.*",
            "nvidia-nvvm==13.4.*",
            "nvidia-cuda-crt==13.4.*",
            "nvidia-cuda-runtime==13.4.*",
            "nvidia-cuda-cccl",
            "nvidia-curand",
        ],
    },
    Release {
        name: "13.5",
        packages: [
            "nvidia-cuda-nvcc==13.5.*",
            "nvidia-nvvm==13.5.*",
            "nvidia-cuda-crt==13.5.*",
            "nvidia-cuda-runtime==13.5.*",
            "nvidia-cuda-cccl",
            "nvidia-curand",
        ],
    },
];

/// The release that the facts were recorded with.
const RECORDED: &str = RELEASES[0].name;

/// The newest release.
pub const NEWEST: &str = RELEASES[RELEASES.len() - 1].name;

/// Says that a fetched toolkit is whole.
const COMPLETE: &str = ".complete";

/// A CUDA toolkit on this machine.
#[derive(Clone, Debug)]
pub struct Toolkit {
    /// Its folder, absolute and without links.
    pub root: PathBuf,
}

impl Toolkit {
    /// The toolkit at `$CUDA_HOME` if that is set, or else the repository's own, fetched when it is missing.
    pub fn find() -> Result<Toolkit> {
        match std::env::var_os("CUDA_HOME") {
            Some(home) => {
                let toolkit = Toolkit::at(Path::new(&home)).context("CUDA_HOME does not name a CUDA toolkit")?;
                toolkit.warn_of_version()?;
                Ok(toolkit)
            }
            None => fetch(RECORDED, None),
        }
    }

    /// The toolkit of a release: that of [`Toolkit::find`], or the one that a variable such as `CUDA_HOME_13_5` names, or else the
    /// repository's own, fetched when it is missing.
    pub fn of_release(release: &str) -> Result<Toolkit> {
        if release == RECORDED {
            return Toolkit::find();
        }
        let variable = format!("CUDA_HOME_{}", release.replace('.', "_"));
        match std::env::var_os(&variable) {
            Some(home) => {
                Toolkit::at(Path::new(&home)).with_context(|| format!("{variable} does not name a CUDA toolkit"))
            }
            None => fetch(release, None),
        }
    }

    /// The toolkit at `folder`, if what is needed of one is there.
    pub fn at(folder: &Path) -> Result<Toolkit> {
        for part in ["bin/nvcc", "bin/cudafe++", "nvvm/bin/cicc", "include/cuda_runtime.h"] {
            ensure!(folder.join(part).is_file(), "{} has no {part}", folder.display());
        }
        Ok(Toolkit { root: folder.canonicalize()? })
    }

    /// Says so when this is not the version that the facts were recorded with.
    fn warn_of_version(&self) -> Result<()> {
        let said = process::run(Command::new(self.nvcc()).arg("--version"), Duration::from_secs(60))?.stdout;
        if !said.contains(RECORDED) {
            eprintln!("xtask: {} is not CUDA {RECORDED}; recorded facts may not hold for it", self.root.display());
        }
        Ok(())
    }

    /// The compiler driver.
    pub fn nvcc(&self) -> PathBuf {
        self.root.join("bin/nvcc")
    }

    /// The reference front end.
    pub fn reference(&self) -> PathBuf {
        self.root.join("bin/cudafe++")
    }

    /// Where the toolkit's headers lie, as arguments for a preprocessor: the same, in the same order, as nvcc's.
    pub fn include_arguments(&self) -> Vec<String> {
        let include = self.root.join("include");
        let cccl = include.join("cccl");
        vec!["-I".into(), include.display().to_string(), "-isystem".into(), cccl.display().to_string()]
    }

    /// Makes the empty or missing folder `root` a toolkit whose front end is `tool`; everything else is this one's own.
    ///
    /// `nvcc` finds its parts beside its real path, so it and its profile are copied and the rest is linked.
    ///
    /// A tool that is cufe makes it itself, and so knows the toolkit's release; errors are its own, and not confirmed.
    pub fn overlay(&self, tool: &Path, root: &Path) -> Result<Toolkit> {
        if is_cufe(tool)? {
            return self.cufe_overlay(tool, root, "never");
        }
        let bin = root.join("bin");
        fs::create_dir_all(&bin)?;
        for entry in fs::read_dir(&self.root)? {
            let entry = entry?;
            if entry.file_name() != "bin" {
                symlink(entry.path(), root.join(entry.file_name()))?;
            }
        }
        for entry in fs::read_dir(self.root.join("bin"))? {
            let entry = entry?;
            let name = entry.file_name();
            let target = bin.join(&name);
            match name.to_str() {
                Some("cudafe++") => symlink(tool, target)?,
                Some("nvcc" | "nvcc.profile") => drop(fs::copy(entry.path(), target)?),
                _ => symlink(entry.path(), target)?,
            }
        }
        Ok(Toolkit { root: root.to_path_buf() })
    }

    /// An overlay made by cufe, in which errors are confirmed as the word says.
    pub fn cufe_overlay(&self, cufe: &Path, root: &Path, confirm: &str) -> Result<Toolkit> {
        let mut command = Command::new(cufe);
        command.arg("overlay").arg(format!("--confirm={confirm}")).arg(&self.root).arg(root);
        let output = process::run(&mut command, Duration::from_secs(60))?;
        ensure!(output.ended.succeeded(), "cufe overlay failed: {}", output.stderr);
        Ok(Toolkit { root: root.to_path_buf() })
    }
}

/// Whether a front end is cufe, which has commands of its own.
fn is_cufe(tool: &Path) -> Result<bool> {
    let said = process::run(Command::new(tool).arg("--version"), Duration::from_secs(60))?.stdout;
    Ok(said.starts_with("cufe "))
}

/// `cargo xtask toolkit`: makes sure that a toolkit is there and prints its folder.
pub fn ensure_present(release: Option<&str>, folder: Option<&Path>) -> Result<()> {
    let toolkit = match (release, folder) {
        (release, Some(folder)) => fetch(release.unwrap_or(RECORDED), Some(folder))?,
        (Some(release), None) => Toolkit::of_release(release)?,
        (None, None) => Toolkit::find()?,
    };
    println!("{}", toolkit.root.display());
    Ok(())
}

/// Fetches a release's packages from the Python package index into `folder` (`.toolkit` of the repository if none is given,
/// with the release behind it where that is not the recorded one); does nothing where it is already.
fn fetch(release: &str, folder: Option<&Path>) -> Result<Toolkit> {
    let Some(release) = RELEASES.iter().find(|known| known.name == release) else {
        let known: Vec<&str> = RELEASES.iter().map(|known| known.name).collect();
        bail!("there is no release {release} of the toolkit; known are {}", known.join(", "));
    };
    let folder = match folder {
        Some(folder) => std::path::absolute(folder)?,
        None if release.name == RECORDED => workplace::repository()?.join(".toolkit"),
        None => workplace::repository()?.join(format!(".toolkit-{}", release.name)),
    };
    if folder.join(COMPLETE).is_file()
        && let Ok(toolkit) = Toolkit::at(&folder)
    {
        return Ok(toolkit);
    }
    if folder.exists() && fs::read_dir(&folder)?.next().is_some() && !folder.join("nvvm").is_dir() {
        bail!("{} is neither empty nor a toolkit", folder.display());
    }
    let parent = folder.parent().context("the toolkit's folder has no parent")?;
    fs::create_dir_all(parent)?;
    eprintln!("fetching the CUDA {} toolkit into {}", release.name, folder.display());
    // Beside the destination, so that the finished toolkit is put in place by one rename.
    let scratch = tempfile::Builder::new().prefix(".toolkit-").tempdir_in(parent)?;
    let wheels = scratch.path().join("wheels");
    python(
        Command::new("python3")
            .args(["-m", "pip", "download", "--quiet", "--no-deps", "--dest"])
            .arg(&wheels)
            .args(release.packages),
    )?;
    let unpacked = scratch.path().join("unpacked");
    for wheel in fs::read_dir(&wheels)? {
        python(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(wheel?.path()).arg(&unpacked))?;
    }
    let root = unpacked.join("nvidia/cu13");
    for programs in ["bin", "nvvm/bin"] {
        for entry in fs::read_dir(root.join(programs))? {
            let path = entry?.path();
            if path.is_file() {
                fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
            }
        }
    }
    if !root.join("lib64").exists() {
        symlink("lib", root.join("lib64"))?;
    }
    if !root.join("lib/libcudart.so").exists() {
        symlink("libcudart.so.13", root.join("lib/libcudart.so"))?;
    }
    Toolkit::at(&root).context("the packages do not make a whole toolkit")?;
    fs::write(root.join(COMPLETE), "")?;
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::rename(&root, &folder)?;
    Toolkit::at(&folder)
}

fn python(command: &mut Command) -> Result<()> {
    let status = command.status().context("cannot start python3")?;
    ensure!(status.success(), "python3 failed ({status}); fetching the toolkit needs python3 with pip");
    Ok(())
}
