//! `cufe dump`: tokens, entities or execution spaces of a source.

use super::DumpOptions;
use super::unit::{Failure, Workplace};
use crate::process::guarded;
use crate::stages;
use cufe_diagnostics::Sink;
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
