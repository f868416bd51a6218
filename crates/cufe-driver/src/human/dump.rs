//! `cufe dump`: tokens, entities, execution spaces, the whole program or what the device needs of a source, or of a program
//! that was stored.

use super::unit::{Failure, Pass, Workplace, reports, show};
use super::{DumpOptions, Format, SpacesFormat};
use crate::outputs::read_source;
use crate::process::guarded;
use crate::stages::{self, Analysis};
use cufe_diagnostics::Sink;
use cufe_display::{Filter, Form};
use cufe_sema::Unit;
use std::fs::File;
use std::io::{self, Read, Write};

/// The unit of a file, if it is one that was stored.
fn stored(name: &str) -> Result<Option<Unit>, Failure> {
    let mut begin = Vec::new();
    // A file that can't be read is told of where it is read as a source.
    let _ = File::open(cufe_base::file_name::to_path(name)).and_then(|file| file.take(64).read_to_end(&mut begin));
    if !stages::is_stored(name, &begin) {
        return Ok(None);
    }
    let bytes = read_source(name).map_err(|refusal| match refusal.0 {
        Some(why) => format!("{name}: {why}"),
        None => format!("{name}: it cannot be read"),
    })?;
    // What is in a file that someone has made on purpose is not foreseen.
    let unit = guarded(|| stages::load(&bytes)).map_err(|_| format!("{name}: the stored program is damaged"))?;
    Ok(Some(unit.map_err(|error| format!("{name}: {error}"))?))
}

/// The entries of the whole program.
fn il(unit: &Unit, options: &DumpOptions) -> Result<String, Failure> {
    let filter = if options.main_file { Filter::MainFile } else { Filter::All };
    let form = match options.format {
        SpacesFormat::Json => Form::Json,
        SpacesFormat::Text | SpacesFormat::Dot => Form::Text,
    };
    let mut text = Vec::new();
    guarded(|| stages::display(unit, filter, form, &mut text))??;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// What is asked for of a unit that is there.
fn of_unit(unit: &Unit, options: &DumpOptions) -> Result<String, Failure> {
    Ok(match &options.what {
        what if what.tokens => guarded(|| cufe_lex::dump(&unit.tokens, &unit.source))?,
        what if what.device => return Err("a stored program is not what the device sees: name the source".into()),
        what if what.spaces => guarded(|| super::spaces::write_spaces(unit, options.format))?,
        what if what.il => il(unit, options)?,
        _ => guarded(|| stages::dump_entities(unit))?,
    })
}

/// What the device needs of a source.
fn device(unit: &Unit, options: &DumpOptions) -> Result<String, Failure> {
    let case = options.file.rsplit('/').next().unwrap_or(&options.file);
    let mut text = Vec::new();
    guarded(|| {
        let rows = stages::device_manifest(unit);
        match options.format {
            SpacesFormat::Json => cufe_device::write_json(&mut text, case, &rows),
            SpacesFormat::Text | SpacesFormat::Dot => cufe_device::write_tsv(&mut text, case, &rows),
        }
    })??;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// Shows what is wrong with a source, if it has errors: what is dumped of it is not what its author means. The exit status.
fn show_errors(analysis: &Analysis, file: &str) -> Result<u8, Failure> {
    let status = analysis.resolved.exit_status();
    if status != 0 {
        show(&reports(analysis, Format::Human, file)?, Format::Human);
    }
    Ok(status)
}

/// What is asked for of a source, and the exit status.
fn of_source(options: &DumpOptions) -> Result<(String, u8), Failure> {
    let mut workplace = Workplace::new(&options.source)?.with_all_declarations();
    if options.what.tokens {
        let (mut source, stage_options) = workplace.preprocess(&options.file)?;
        let text = guarded(|| {
            let tokens = stages::lex(&mut source, &stage_options, &Default::default(), &mut Sink::new());
            cufe_lex::dump(&tokens, &source)
        })?;
        return Ok((text, 0));
    }
    if options.what.il || options.what.device {
        workplace = workplace.with_complete_program();
    }
    let pass = if options.what.device { Pass::Device } else { Pass::Host };
    let analysis = workplace.analyse_for(&options.file, pass)?;
    let status = show_errors(&analysis, &options.file)?;
    let unit = &analysis.unit;
    let text = if options.what.device { device(unit, options)? } else { of_unit(unit, options)? };
    Ok((text, status))
}

/// Writes a dump to standard output and returns the exit status.
pub fn dump(options: &DumpOptions) -> Result<u8, Failure> {
    let (text, status) = match stored(&options.file)? {
        Some(unit) => (of_unit(&unit, options)?, 0),
        None => of_source(options)?,
    };
    match io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()) {
        // The reader has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(0),
        result => Ok(result.map(|()| status)?),
    }
}
