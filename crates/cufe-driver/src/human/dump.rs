//! `cufe dump`: tokens, entities or execution spaces of a source.

use super::unit::{Failure, Workplace};
use super::{DumpOptions, SpacesFormat};
use crate::process::guarded;
use crate::stages;
use cufe_diagnostics::Sink;
use cufe_display::{Filter, Form};
use std::io::{self, Write};

/// Writes a dump to standard output and returns the exit status.
pub fn dump(options: &DumpOptions) -> Result<u8, Failure> {
    let workplace = Workplace::new(&options.source)?.with_all_declarations();
    let text = if options.what.tokens {
        let (mut source, stage_options) = workplace.preprocess(&options.file)?;
        guarded(|| {
            let tokens = stages::lex(&mut source, &stage_options, &Default::default(), &mut Sink::new());
            cufe_lex::dump(&tokens, &source)
        })?
    } else if options.what.spaces {
        let analysis = workplace.analyse(&options.file)?;
        guarded(|| super::spaces::write_spaces(&analysis.unit, options.format))?
    } else if options.what.il {
        let analysis = workplace.with_complete_program().analyse(&options.file)?;
        let filter = if options.main_file { Filter::MainFile } else { Filter::All };
        let form = match options.format {
            SpacesFormat::Json => Form::Json,
            SpacesFormat::Text | SpacesFormat::Dot => Form::Text,
        };
        let mut text = Vec::new();
        guarded(|| stages::display(&analysis.unit, filter, form, &mut text))??;
        String::from_utf8_lossy(&text).into_owned()
    } else {
        let analysis = workplace.analyse(&options.file)?;
        guarded(|| stages::dump_entities(&analysis.unit))?
    };
    match io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()) {
        // The reader has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(0),
        result => Ok(result.map(|()| 0)?),
    }
}
