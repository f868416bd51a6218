//! Where the CUDA headers come from: a toolkit, or the small headers that this program carries.

use crate::outputs::{forget_temporary, register_temporary};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The headers that this program carries, for code that needs no more than the language and the basic runtime API.
const EMBEDDED: [(&str, &str); 18] = [
    ("cuda_runtime.h", include_str!("../headers/cuda_runtime.h")),
    ("cuda_runtime_api.h", include_str!("../headers/cuda_runtime_api.h")),
    ("vector_types.h", include_str!("../headers/vector_types.h")),
    // Headers of the host, with what exists on both sides.
    ("cmath", include_str!("../headers/library/cmath")),
    ("cstdio", include_str!("../headers/library/cstdio")),
    ("cstdlib", include_str!("../headers/library/cstdlib")),
    ("cstring", include_str!("../headers/library/cstring")),
    ("ctime", include_str!("../headers/library/ctime")),
    ("device_math.h", include_str!("../headers/library/device_math.h")),
    ("device_stdio.h", include_str!("../headers/library/device_stdio.h")),
    ("device_stdlib.h", include_str!("../headers/library/device_stdlib.h")),
    ("device_string.h", include_str!("../headers/library/device_string.h")),
    ("device_time.h", include_str!("../headers/library/device_time.h")),
    ("math.h", include_str!("../headers/library/math.h")),
    ("stdio.h", include_str!("../headers/library/stdio.h")),
    ("stdlib.h", include_str!("../headers/library/stdlib.h")),
    ("string.h", include_str!("../headers/library/string.h")),
    ("time.h", include_str!("../headers/library/time.h")),
];

/// A toolkit, or what replaces one.
pub enum Toolkit {
    /// An installed one.
    Installed(PathBuf),
    /// The embedded headers, in a folder that lives as long as this value.
    Embedded(TempDir),
}

impl Drop for Toolkit {
    fn drop(&mut self) {
        if let Toolkit::Embedded(folder) = self {
            forget_temporary(folder.path());
        }
    }
}

/// Whether a folder is a toolkit.
pub fn is_toolkit(folder: &Path) -> bool {
    folder.join("include/cuda_runtime.h").is_file()
}

/// The toolkit to which the nvcc in the search path belongs.
fn beside_nvcc() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let nvcc = std::env::split_paths(&path).map(|folder| folder.join("nvcc")).find(|file| file.is_file())?;
    let nvcc = fs::canonicalize(nvcc).ok()?;
    Some(nvcc.parent()?.parent()?.to_owned())
}

impl Toolkit {
    /// The toolkit at a given place, or else the first of `CUDA_HOME`, `CUDA_PATH` and the one whose nvcc is found, if any is.
    pub fn installed(given: Option<&Path>) -> io::Result<Option<Self>> {
        if let Some(folder) = given {
            if is_toolkit(folder) {
                return Ok(Some(Toolkit::Installed(folder.to_owned())));
            }
            let text = format!("{} is no CUDA toolkit: it has no include/cuda_runtime.h", folder.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, text));
        }
        let variables = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(std::env::var_os).map(PathBuf::from);
        Ok(variables.chain(beside_nvcc()).find(|folder| is_toolkit(folder)).map(Toolkit::Installed))
    }

    /// The embedded headers, written to a temporary folder.
    pub fn embedded() -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("cufe-headers-").tempdir()?;
        register_temporary(folder.path());
        for (name, text) in EMBEDDED {
            fs::write(folder.path().join(name), text)?;
        }
        Ok(Toolkit::Embedded(folder))
    }

    /// Options that let the host compiler find the headers, as nvcc gives them.
    pub fn include_options(&self) -> Vec<String> {
        match self {
            Toolkit::Installed(folder) => {
                let include = folder.join("include");
                vec![
                    format!("-I{}", include.display()),
                    "-isystem".to_owned(),
                    include.join("cccl").display().to_string(),
                ]
            }
            Toolkit::Embedded(folder) => vec![format!("-I{}", folder.path().display())],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_headers_is_no_toolkit() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Toolkit::installed(Some(folder.path())).is_err());
        fs::create_dir(folder.path().join("include")).unwrap();
        fs::write(folder.path().join("include/cuda_runtime.h"), "").unwrap();
        assert!(matches!(Toolkit::installed(Some(folder.path())), Ok(Some(Toolkit::Installed(_)))));
    }

    #[test]
    fn embedded_headers_vanish_with_their_value() {
        let toolkit = Toolkit::embedded().unwrap();
        let Toolkit::Embedded(folder) = &toolkit else { panic!("not embedded") };
        let path = folder.path().to_owned();
        assert!(path.join("cuda_runtime.h").is_file());
        drop(toolkit);
        assert!(!path.exists());
    }
}
