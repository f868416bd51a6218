//! Verification: the device compiler works on the device text and on the whole text, and what it makes of the whole text
//! counts. Where it makes something else of the device text, a report is kept.

use super::Prepared;
use crate::overlay::Overlay;
use crate::reference::tool::{Finished, Running};
use crate::reports::{self, Report, Summary};
use crate::stages::working_directory;
use std::path::Path;

/// The exit status of a device compiler that was ended by a signal.
const ENDED: u8 = 1;

/// Runs both; the reason why there is no device text.
pub fn run(overlay: &Overlay, compiler: &Path, arguments: &[String]) -> Result<u8, String> {
    let mut prepared = Prepared::of(overlay, arguments, false)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (own_arguments, outputs) = prepared.command.in_folder(&prepared.file_name(), folder.path());
    let start = |arguments: &[String]| {
        Running::start(compiler, arguments)
            .and_then(Running::finish)
            .map_err(|error| format!("{}: {error}", compiler.display()))
    };
    let own = start(&own_arguments)?;
    let analysis = prepared.analysis()?;
    let ptx = outputs.iter().find(|(name, _)| *name == prepared.command.output).map(|(_, place)| place.clone());
    let judged = prepared.judge(&own, &ptx.clone().unwrap_or_default(), &analysis);
    let whole = start(arguments)?;
    eprint!("{}", String::from_utf8_lossy(&whole.said));
    let status = whole.code().unwrap_or(ENDED);
    let name = prepared.command.settings.options.original_file_name.as_deref().unwrap_or(&prepared.command.input);
    match (judged, whole.accepted()) {
        (Err(why), _) => eprintln!("cufe: {name}: no device text is used: {why}"),
        (Ok(()), false) => {
            let told = report(&prepared, overlay, "the device text hides errors", arguments, [&own, &whole]);
            eprintln!("cufe: {name}: the device text hides errors; {told}");
        }
        (Ok(()), true) => match same(ptx.as_deref().unwrap_or_default(), &prepared.command.output) {
            Ok(true) => eprintln!(
                "cufe: {name}: the device text gives the same PTX: {} of {} bytes, {:.2} of {:.2} s",
                prepared.made.text.len(),
                prepared.source.text().len(),
                own.time.as_secs_f64(),
                whole.time.as_secs_f64()
            ),
            Ok(false) => {
                let told = report(&prepared, overlay, "the device text gives other PTX", arguments, [&own, &whole]);
                eprintln!("cufe: {name}: the device text gives other PTX: cufe is wrong; {told}");
            }
            Err(error) => eprintln!("cufe: {name}: the PTX cannot be compared: {error}"),
        },
    }
    Ok(status)
}

/// Whether two files are the same.
fn same(one: &str, other: &str) -> std::io::Result<bool> {
    Ok(std::fs::read(one)? == std::fs::read(other)?)
}

/// Keeps a report, and says where.
fn report(
    prepared: &Prepared,
    overlay: &Overlay,
    defect: &str,
    arguments: &[String],
    [own, whole]: [&Finished; 2],
) -> String {
    let version = overlay.tool.as_ref().map(|tool| tool.version.clone()).unwrap_or_default();
    let settings = &prepared.command.settings;
    let summary = Summary {
        time: reports::now(),
        defect: defect.to_owned(),
        source: settings.options.original_file_name.as_deref().unwrap_or(&prepared.command.input).to_owned(),
        directory: working_directory(),
        arguments: arguments.to_vec(),
        cufe: own.ended(env!("CARGO_PKG_VERSION")),
        toolkit: whole.ended(&version),
    };
    let report = Report { summary, cufe_said: &own.said, toolkit_said: &whole.said, input: prepared.source.text() };
    report.keep()
}
