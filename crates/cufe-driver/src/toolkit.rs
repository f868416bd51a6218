//! Where the CUDA headers come from: a toolkit, or the small headers that this program carries.

use crate::outputs::{forget_temporary, register_temporary};
use cufe_base::file_name::from_path;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The headers that this program carries, for code that needs no more than the language and the basic runtime API.
const EMBEDDED: &[(&str, &str)] = &[
    ("builtin_types.h", include_str!("../headers/builtin_types.h")),
    ("channel_descriptor.h", include_str!("../headers/channel_descriptor.h")),
    ("cooperative_groups.h", include_str!("../headers/cooperative_groups.h")),
    ("cooperative_groups/reduce.h", include_str!("../headers/cooperative_groups/reduce.h")),
    ("cooperative_groups/memcpy_async.h", include_str!("../headers/cooperative_groups/memcpy_async.h")),
    ("cooperative_groups/scan.h", include_str!("../headers/cooperative_groups/scan.h")),
    ("crt/host_runtime.h", include_str!("../headers/crt/host_runtime.h")),
    ("cuda.h", include_str!("../headers/cuda.h")),
    ("cuda_profiler_api.h", include_str!("../headers/cuda_profiler_api.h")),
    ("cuda_runtime.h", include_str!("../headers/cuda_runtime.h")),
    ("cuda_runtime_api.h", include_str!("../headers/cuda_runtime_api.h")),
    ("device_atomic_functions.h", include_str!("../headers/device_atomic_functions.h")),
    ("device_functions.h", include_str!("../headers/device_functions.h")),
    ("device_launch_parameters.h", include_str!("../headers/device_launch_parameters.h")),
    ("driver_functions.h", include_str!("../headers/driver_functions.h")),
    ("driver_types.h", include_str!("../headers/driver_types.h")),
    ("host_defines.h", include_str!("../headers/host_defines.h")),
    ("math_constants.h", include_str!("../headers/math_constants.h")),
    ("math_functions.h", include_str!("../headers/math_functions.h")),
    ("surface_indirect_functions.h", include_str!("../headers/surface_indirect_functions.h")),
    ("surface_types.h", include_str!("../headers/surface_types.h")),
    ("texture_indirect_functions.h", include_str!("../headers/texture_indirect_functions.h")),
    ("texture_types.h", include_str!("../headers/texture_types.h")),
    ("vector_functions.h", include_str!("../headers/vector_functions.h")),
    ("vector_types.h", include_str!("../headers/vector_types.h")),
    // Headers of the host, with what exists on both sides.
    ("assert.h", include_str!("../headers/library/assert.h")),
    ("cassert", include_str!("../headers/library/cassert")),
    ("cmath", include_str!("../headers/library/cmath")),
    ("cstdio", include_str!("../headers/library/cstdio")),
    ("cstdlib", include_str!("../headers/library/cstdlib")),
    ("cstring", include_str!("../headers/library/cstring")),
    ("ctime", include_str!("../headers/library/ctime")),
    ("device_assert.h", include_str!("../headers/library/device_assert.h")),
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

/// Writes the headers that this program carries into a folder.
pub fn write_embedded(folder: &Path) -> io::Result<()> {
    for (name, text) in EMBEDDED {
        let file = folder.join(name);
        if let Some(inner) = file.parent() {
            fs::create_dir_all(inner)?;
        }
        fs::write(file, text)?;
    }
    Ok(())
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
        write_embedded(folder.path())?;
        Ok(Toolkit::Embedded(folder))
    }

    /// The folder of the headers that this program carries, if they are used.
    pub fn carried(&self) -> Option<&Path> {
        match self {
            Toolkit::Installed(_) => None,
            Toolkit::Embedded(folder) => Some(folder.path()),
        }
    }

    /// Options that let the host compiler find the headers, as nvcc gives them.
    pub fn include_options(&self) -> Vec<String> {
        match self {
            Toolkit::Installed(folder) => {
                let include = folder.join("include");
                vec![format!("-I{}", from_path(&include)), "-isystem".to_owned(), from_path(include.join("cccl"))]
            }
            // No system headers: what their macros make would not be reported then.
            Toolkit::Embedded(folder) => vec![format!("-I{}", from_path(folder.path()))],
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
