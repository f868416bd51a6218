//! `cufe report`: lists and packs the reports that were written where the toolkit's own front end was right and cufe was not.

use super::ReportOptions;
use super::unit::Failure;
use crate::outputs::PendingFile;
use crate::reports::{Kept, Reports};
use cufe_base::file_name::from_path;
use std::io::{self, Write};
use std::path::Path;

/// Bytes as people read them.
fn size(bytes: u64) -> String {
    match bytes {
        0..10_240 => format!("{bytes} B"),
        10_240..10_485_760 => format!("{} KiB", bytes >> 10),
        _ => format!("{} MiB", bytes >> 20),
    }
}

fn row(kept: &Kept) -> String {
    let Some(summary) = &kept.summary else { return format!("{}  cannot be read\n", kept.name) };
    format!(
        "{}  {}\n    {}: {}\n    cufe {}: {}; {}: {}\n",
        kept.name,
        size(kept.bytes),
        summary.source,
        summary.defect,
        summary.cufe.version,
        summary.cufe.how,
        summary.toolkit.version,
        summary.toolkit.how
    )
}

/// Writes the archive whole or not at all.
fn pack(reports: &Reports, names: &[String], path: &Path) -> Result<(), Failure> {
    let name = from_path(path);
    let refused = |why: String| -> Failure { format!("{name}: {why}").into() };
    let mut file = PendingFile::create(&name, None)
        .map_err(|refusal| refused(refusal.0.unwrap_or("it cannot be written").to_owned()))?;
    file.write_with(|out| reports.pack(names, out)).map_err(|error| refused(error.to_string()))?;
    file.commit().map_err(|error| refused(error.to_string()))
}

/// Does what the options ask for.
pub fn report(options: &ReportOptions) -> Result<u8, Failure> {
    let reports = Reports::find().ok_or("there is no place for reports: neither XDG_STATE_HOME nor HOME is set")?;
    let mut list = reports.list();
    if !options.names.is_empty() {
        if let Some(unknown) = options.names.iter().find(|name| !list.iter().any(|kept| kept.name == **name)) {
            return Err(format!("there is no report {unknown} in {}", reports.folder().display()).into());
        }
        list.retain(|kept| options.names.contains(&kept.name));
    }
    let names: Vec<String> = list.iter().map(|kept| kept.name.clone()).collect();
    let mut text = String::new();
    if list.is_empty() {
        text = format!("no reports in {}\n", reports.folder().display());
    } else if let Some(path) = &options.pack {
        pack(&reports, &names, path)?;
        text = format!("{} packed into {}; they hold your sources\n", counted(names.len()), path.display());
    } else if options.remove {
        let removed = reports.remove_all(|name| names.iter().any(|meant| meant == name));
        text = format!("{} removed\n", counted(removed));
    } else {
        text.extend(list.iter().map(row));
        text.push_str(&format!("{} in {}\n", counted(list.len()), reports.folder().display()));
    }
    // A closed stream is no reason to fail.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(0)
}

fn counted(count: usize) -> String {
    if count == 1 { "1 report".to_owned() } else { format!("{count} reports") }
}
