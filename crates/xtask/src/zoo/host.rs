//! Compiles the host files of units that cufe accepts: a verdict says nothing of a host file that the compiler refuses.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use super::front_end::FrontEnd;
use crate::process;
use crate::toolkit::Toolkit;

const LIMIT: Duration = Duration::from_secs(300);

/// The name of the host file in the folder where a front end ran.
const HOST_FILE: &str = "out.cudafe1.cpp";

/// The name of the stubs, which the host file includes. They come from the device compiler, which does not run here.
const STUBS: &str = "out.cudafe1.stub.c";

/// Runs the front end on the file `input` in a folder of its own and compiles the host file, without making code; the
/// first error, if there is one.
pub fn error(
    front_end: &FrontEnd,
    toolkit: &Toolkit,
    input: &Path,
    arguments: &[String],
    standard: &str,
) -> Result<Option<String>> {
    let folder = tempfile::Builder::new().prefix("zoo-").tempdir()?;
    let folder = folder.path();
    let ran = front_end.run_on(input, folder, arguments)?;
    if !ran.accepted {
        return Ok(Some(format!("{}: {}", ran.ended, ran.first_error)));
    }
    fs::write(folder.join(STUBS), "")?;
    let mut command = Command::new("g++");
    command.arg(format!("-std={standard}")).args(["-fsyntax-only", "-w", "-Wno-psabi"]);
    // As nvcc does it: the host file includes the runtime's headers.
    command.args(["-D__CUDA_ARCH__=800", "-D__CUDA_ARCH_LIST__=800", "-DCUDA_DOUBLE_MATH_FUNCTIONS"]);
    command.args(toolkit.include_arguments()).arg(HOST_FILE).current_dir(folder);
    let compiled = process::run(&mut command, LIMIT)?;
    if compiled.ended.succeeded() {
        return Ok(None);
    }
    let line = compiled.stderr.lines().find(|line| line.contains("error:")).unwrap_or("no message");
    Ok(Some(format!("{}: {}", compiled.ended, line.chars().take(300).collect::<String>())))
}
