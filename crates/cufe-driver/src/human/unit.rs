//! A source from its file to what is known of it, for all commands.

use super::surroundings::UnitSurroundings;
use super::{Format, SourceOptions};
use crate::preprocess::Failure::Rejected;
use crate::preprocess::{HostCompiler, preprocess};
use crate::process::guarded;
use crate::stages::{self, Analysis};
use crate::toolkit::Toolkit;
use cufe_base::{DeclarationPolicy, Options, Source};
use cufe_diagnostics::human::{HumanForm, write_human};
use cufe_diagnostics::sarif::StandardDocument;
use cufe_diagnostics::text::{TextForm, write_reports, write_summary};
use cufe_diagnostics::{Controls, ListAction};
use std::fs;
use std::io::{self, IsTerminal, Write};

/// Exit status of what is no mistake in a source: of a command line, a missing file or compiler.
pub const MISTAKE: u8 = 4;

/// How a toolkit is found.
const TOOLKIT_PLACES: &str = "for those of a toolkit set CUDA_HOME, put its nvcc into PATH, or use --cuda-path";

/// An error of a command, told after the program's name.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What is the same for all sources of a command.
pub struct Workplace {
    toolkit: Toolkit,
    request: crate::preprocess::Request,
    options: Options,
    /// Severities.
    pub controls: Controls,
    device_architecture: u32,
    tell_reading: bool,
}

/// Whose rules are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Those of the front end of host code.
    Host,
    /// Those of the device compiler.
    Device,
}

impl Workplace {
    /// Finds headers and host compiler, and reads the lists of diagnostics.
    pub fn new(source: &SourceOptions) -> Result<Self, Failure> {
        let toolkit =
            if source.embedded_headers { Toolkit::embedded()? } else { Toolkit::find(source.cuda_path.as_deref())? };
        let request = source.request();
        let compiler = HostCompiler::examine(&request.compiler)?;
        let mut controls = Controls::new();
        controls.remarks = source.remarks;
        controls.no_warnings = source.no_warnings;
        let lists = [
            (ListAction::Error, &source.diag_error),
            (ListAction::Warning, &source.diag_warn),
            (ListAction::Suppress, &source.diag_suppress),
        ];
        for (action, list) in lists.iter().flat_map(|(action, lists)| lists.iter().map(move |list| (*action, list))) {
            controls.apply_list(action, list)?;
        }
        let options = Options {
            dialect: compiler.dialect(source.standard.as_ref().map(|standard| standard.standard)),
            extended_lambda: source.extended_lambda,
            relaxed_constexpr: source.expt_relaxed_constexpr,
            device_c: source.rdc,
            static_host_stub: !source.rdc,
            device_hidden_visibility: true,
            debug_mode: source.device_debug,
            declarations: match source.all_declarations {
                true => DeclarationPolicy::All,
                false => DeclarationPolicy::Needed,
            },
            ..Options::default()
        };
        let device_architecture = source.device_architecture();
        let tell_reading = source.tell_reading;
        Ok(Self { toolkit, request, options, controls, device_architecture, tell_reading })
    }

    /// The same, counting how much of every unit is decided.
    pub fn with_statistics(mut self) -> Self {
        self.options.statistics = true;
        self
    }

    /// The same, for commands that show all declarations.
    pub fn with_all_declarations(mut self) -> Self {
        self.options.declarations = DeclarationPolicy::All;
        self
    }

    /// The same, keeping in the program what only a display of it needs.
    pub fn with_complete_program(mut self) -> Self {
        self.options.complete_program = true;
        self
    }

    /// The preprocessed source and the options for it.
    pub fn preprocess(&self, file: &str) -> Result<(Source, Options), Failure> {
        self.preprocess_for(file, Pass::Host)
    }

    fn preprocess_for(&self, file: &str, pass: Pass) -> Result<(Source, Options), Failure> {
        let mut request = self.request.clone();
        request.device_architecture = (pass == Pass::Device).then_some(self.device_architecture);
        if !fs::metadata(file).map_err(|error| format!("{file}: {error}"))?.is_file() {
            return Err(format!("{file}: not a file").into());
        }
        let text = preprocess(file, &request, &self.toolkit).map_err(|failure| match self.toolkit {
            // The usual reason why a header is missing.
            Toolkit::Embedded(_) if matches!(failure, Rejected { .. }) => {
                format!("{file}: {failure}\n(only the few CUDA headers that cufe carries are used; {TOOLKIT_PLACES})")
            }
            _ => format!("{file}: {failure}"),
        })?;
        if !stages::fits(&text) {
            return Err(format!("{file}: the preprocessed source is too large").into());
        }
        let path = fs::canonicalize(file).map(|path| path.to_string_lossy().into_owned());
        let mut options = self.options.clone();
        options.device_pass = pass == Pass::Device;
        options.device_architecture = self.device_architecture;
        options.device_specific = self.request.device_specific;
        options.original_file_name = Some(file.to_owned());
        options.original_path_name = Some(path.unwrap_or_else(|_| file.to_owned()));
        Ok((stages::read(file, text, &options), options))
    }

    /// The analysed source.
    pub fn analyse(&self, file: &str) -> Result<Analysis, Failure> {
        self.analyse_for(file, Pass::Host)
    }

    /// The source as one of the compilers sees it.
    pub fn analyse_for(&self, file: &str, pass: Pass) -> Result<Analysis, Failure> {
        let (source, mut options) = self.preprocess_for(file, pass)?;
        options.stub_file_name = format!("{}.cudafe1.stub.c", stem(file));
        let analysis = guarded(|| stages::analyse(source, &options, &Default::default(), &self.controls))
            .map_err(|said| format!("{file}: {said}"))?;
        if self.tell_reading {
            // What cannot be written to standard error cannot be reported either.
            let _ = writeln!(io::stderr(), "{file}: {}", analysis.reading.describe(&analysis.unit.source));
        }
        Ok(analysis)
    }
}

/// The file's name without folder and suffix.
pub fn stem(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The reports of a source in the form asked for.
pub fn reports(analysis: &Analysis, format: Format, file: &str) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let (resolved, source) = (&analysis.resolved, &analysis.unit.source);
    match format {
        Format::Human => {
            let colors = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            let form = HumanForm { colors, unicode: colors, ..HumanForm::default() };
            write_human(&mut out, resolved, source, &form, &UnitSurroundings::new(&analysis.unit))?;
        }
        Format::Text => {
            write_reports(&mut out, resolved, source, &TextForm::default())?;
            write_summary(&mut out, resolved, Some(file))?;
        }
        Format::Sarif => {
            let mut document = StandardDocument::default();
            let surroundings = UnitSurroundings::new(&analysis.unit);
            document.add(resolved, source, &stages::working_directory(), &surroundings);
            document.write(&mut out)?;
        }
    }
    Ok(out)
}

/// Shows reports: SARIF on standard output, for other programs; the rest on standard error.
pub fn show(text: &[u8], format: Format) {
    // A closed stream is no reason to end the work.
    let _ = match format {
        Format::Sarif => io::stdout().write_all(text).and_then(|()| io::stdout().flush()),
        Format::Human | Format::Text => io::stderr().write_all(text),
    };
}
