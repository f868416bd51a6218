//! `cufe split`: the host file and the module id of a source.

use super::SplitOptions;
use super::unit::{Failure, Workplace, reports, show, stem};
use crate::outputs::{PendingFile, Refusal};
use crate::process::guarded;
use crate::stages;
use std::fs;

fn refused(path: &str, refusal: &Refusal) -> String {
    format!("{path} cannot be written: {}", refusal.0.unwrap_or("no permission, or there is no such folder"))
}

/// Splits a source and returns the exit status.
pub fn split(options: &SplitOptions) -> Result<u8, Failure> {
    let workplace = Workplace::new(&options.source)?;
    let analysis = workplace.analyse(&options.file)?;
    show(&reports(&analysis, options.format, &options.file)?, options.format);
    if analysis.resolved.has_errors() {
        return Ok(analysis.resolved.exit_status());
    }
    let (text, module_id) = guarded(|| {
        let host = stages::host_file(&analysis.unit, None);
        let mut text = Vec::new();
        host.write_to(&mut text).map(|()| (text, host.module_id))
    })??;
    fs::create_dir_all(&options.output).map_err(|error| format!("{}: {error}", options.output.display()))?;
    let base = options.output.join(stem(&options.file)).display().to_string();
    let outputs = [("cudafe1.cpp", text.as_slice()), ("module_id", module_id.as_bytes())];
    let mut files = Vec::new();
    for (suffix, content) in outputs {
        let path = format!("{base}.{suffix}");
        let mut file = PendingFile::create(&path, Some(&options.file)).map_err(|refusal| refused(&path, &refusal))?;
        file.write(content).map_err(|error| format!("{path}: {error}"))?;
        files.push((path, file));
    }
    for (path, file) in files {
        file.commit().map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(0)
}
