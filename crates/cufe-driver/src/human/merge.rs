//! `cufe merge`: one SARIF document of many, as builds make them that check each source in an action of its own.

use super::MergeOptions;
use super::split::refused;
use super::unit::Failure;
use crate::outputs::PendingFile;
use cufe_base::file_name::from_path;
use cufe_diagnostics::sarif::Merged;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Joins documents.
pub fn merge(options: &MergeOptions) -> Result<u8, Failure> {
    let mut merged = Merged::new();
    for file in &options.files {
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = fs::read(file).map_err(|error| told(&error))?;
        let document = serde_json::from_slice(&text).map_err(|error| told(&error))?;
        merged.add(&document).map_err(|error| told(&error))?;
    }
    write_document(merged, options.output.as_deref())?;
    Ok(0)
}

/// Writes a document: into a file, which appears whole or not at all, or to standard output.
pub fn write_document(merged: Merged, output: Option<&Path>) -> Result<(), Failure> {
    let mut text = Vec::new();
    merged.write(&mut text)?;
    write_whole(&text, output)
}

/// Writes a text in the same manner.
pub fn write_whole(text: &[u8], output: Option<&Path>) -> Result<(), Failure> {
    match output {
        Some(path) => {
            let name = from_path(path);
            let mut file = PendingFile::create(&name, None).map_err(|refusal| refused(&name, &refusal))?;
            file.write(text).and_then(|()| file.commit()).map_err(|error| format!("{name}: {error}"))?;
        }
        // A closed stream is no reason to fail.
        None => drop(io::stdout().write_all(text).and_then(|()| io::stdout().flush())),
    }
    Ok(())
}
