//! A source from its file to what is known of it, for all commands.

use super::surroundings::UnitSurroundings;
use super::{ColorChoice, Format, PreprocessorName, SourceOptions};
use crate::preprocess::Failure::Rejected;
use crate::preprocess::{HostCompiler, Input, Memory, Preprocessed, Preprocessor, preprocess};
use crate::process::guarded;
use crate::stages::{self, Analysis};
use crate::timeline::Stage;
use crate::toolkit::Toolkit;
use cufe_base::file_name::{from_path, to_path};
use cufe_base::{DeclarationPolicy, Options, Source};
use cufe_diagnostics::human::{HumanForm, write_human};
use cufe_diagnostics::sarif::StandardDocument;
use cufe_diagnostics::text::{TextForm, write_reports, write_summary};
use cufe_diagnostics::{Controls, ListAction};
use cufe_project::database::absolute;
use std::collections::HashMap;
use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Exit status of what is no mistake in a source: of a command line, a missing file or compiler.
pub const MISTAKE: u8 = 4;

/// Exit status of a source with errors.
const REJECTED: u8 = 2;

/// How a toolkit is found.
pub const TOOLKIT_PLACES: &str = "for those of a toolkit set CUDA_HOME, put its nvcc into PATH, or use --cuda-path";

/// An error of a command, told after the program's name.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Toolkits and host compilers, each looked for and asked once.
#[derive(Default)]
pub struct Installations {
    compilers: Mutex<HashMap<String, HostCompiler>>,
    toolkits: Mutex<HashMap<Option<PathBuf>, Arc<Toolkit>>>,
    embedded: OnceLock<Arc<Toolkit>>,
    memory: Arc<Memory>,
}

impl Installations {
    fn compiler(&self, name: &str) -> Result<HostCompiler, Failure> {
        let mut compilers = self.compilers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = compilers.get(name) {
            return Ok(known.clone());
        }
        let compiler = HostCompiler::examine(name)?;
        compilers.insert(name.to_owned(), compiler.clone());
        Ok(compiler)
    }

    fn embedded(&self) -> Result<Arc<Toolkit>, Failure> {
        if let Some(toolkit) = self.embedded.get() {
            return Ok(Arc::clone(toolkit));
        }
        let toolkit = Arc::new(Toolkit::embedded()?);
        Ok(Arc::clone(self.embedded.get_or_init(|| toolkit)))
    }

    fn toolkit(&self, folder: Option<&Path>) -> Result<Arc<Toolkit>, Failure> {
        let mut toolkits = self.toolkits.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = folder.map(Path::to_owned);
        if let Some(known) = toolkits.get(&folder) {
            return Ok(Arc::clone(known));
        }
        let toolkit = match Toolkit::installed(folder.as_deref())? {
            Some(toolkit) => Arc::new(toolkit),
            None => self.embedded()?,
        };
        toolkits.insert(folder, Arc::clone(&toolkit));
        Ok(toolkit)
    }
}

/// A source that has a mistake which is found before it is read: a header is missing, an `#error`, its encoding.
#[derive(Debug)]
pub struct Rejection(String);

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Rejection {}

/// The exit status for an error: that of mistakes in sources, or that of all others.
pub fn status_of(error: &Failure) -> u8 {
    if error.is::<Rejection>() { REJECTED } else { MISTAKE }
}

/// Whether a file begins with the byte order mark of UTF-16.
fn is_utf16(file: &str) -> bool {
    let mut mark = [0; 2];
    let read = fs::File::open(to_path(file)).and_then(|mut file| file.read_exact(&mut mark));
    read.is_ok() && [[0xff, 0xfe], [0xfe, 0xff]].contains(&mark)
}

/// What is the same for all sources of a command.
pub struct Workplace {
    toolkit: Arc<Toolkit>,
    request: crate::preprocess::Request,
    compiler: HostCompiler,
    options: Options,
    /// Severities.
    pub controls: Controls,
    device_architecture: u32,
    tell_reading: bool,
    /// What the preprocessor reads for every source, as options and macros decide it.
    spelled: String,
    /// What compilers told, where cufe preprocesses in their place.
    memory: Option<Arc<Memory>>,
}

/// A preprocessed source with the options for it.
pub struct Prepared {
    /// The source.
    pub source: Source,
    /// The options.
    pub options: Options,
    /// The files that were read, as the compiler names them.
    pub dependencies: Vec<String>,
    /// How long preprocessing took.
    pub stages: Vec<Stage>,
}

/// Whose rules are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Those of the front end of host code.
    Host,
    /// Those of the device compiler.
    Device,
}

/// The severities that options ask for.
pub fn controls(source: &SourceOptions) -> Result<Controls, Failure> {
    let mut controls = Controls::new();
    controls.remarks = source.remarks;
    controls.promote_warnings = source.promote_warnings;
    controls.error_limit = source.error_limit;
    controls.no_warnings = source.no_warnings;
    let lists = [
        (ListAction::Error, &source.diag_error),
        (ListAction::Warning, &source.diag_warn),
        (ListAction::Suppress, &source.diag_suppress),
    ];
    for (action, list) in lists.iter().flat_map(|(action, lists)| lists.iter().map(move |list| (*action, list))) {
        controls.apply_list(action, list)?;
    }
    Ok(controls)
}

impl Workplace {
    /// Finds headers and host compiler, and reads the lists of diagnostics.
    pub fn new(source: &SourceOptions) -> Result<Self, Failure> {
        Self::among(&Installations::default(), source, None)
    }

    /// The same, with what other commands have found; for a command that runs in a folder.
    pub fn among(
        installations: &Installations,
        source: &SourceOptions,
        directory: Option<&Path>,
    ) -> Result<Self, Failure> {
        let toolkit = match source.embedded_headers {
            true => installations.embedded()?,
            false => installations.toolkit(source.cuda_path.as_deref())?,
        };
        let mut request = source.request();
        request.directory = directory.map(Path::to_owned);
        let compiler = installations.compiler(&request.compiler)?;
        let controls = controls(source)?;
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
        let spelled = format!("{source:?}");
        let memory = match source.preprocessor {
            PreprocessorName::Own => Some(Arc::clone(&installations.memory)),
            PreprocessorName::Host => None,
        };
        Ok(Self { toolkit, request, compiler, options, controls, device_architecture, tell_reading, spelled, memory })
    }

    /// The same, counting how much of every unit is decided.
    pub fn with_statistics(mut self) -> Self {
        self.options.statistics = true;
        self
    }

    /// The same, instantiating in the host pass what code uses.
    pub fn with_instances(mut self) -> Self {
        self.options.instantiate = true;
        // Bodies in headers are read.
        self.options.declarations = DeclarationPolicy::All;
        self
    }

    /// The same, recording where the time of the analysis goes, if that is asked for.
    pub fn with_time(mut self, is_asked: bool) -> Self {
        self.options.record_time = is_asked;
        self
    }

    /// The same, for commands that show all declarations.
    pub fn with_all_declarations(mut self) -> Self {
        self.options.declarations = DeclarationPolicy::All;
        self
    }

    /// The same, recording what the names of the user's own files mean.
    pub fn with_names(mut self) -> Self {
        self.options.record_names = true;
        self
    }

    /// The same, for sources and headers below a folder in the place of the file system's root.
    pub fn below(mut self, root: &Path) -> Self {
        self.request.root = Some(root.to_owned());
        self
    }

    /// The same, keeping in the program what only a display of it needs.
    pub fn with_complete_program(mut self) -> Self {
        self.options.complete_program = true;
        self
    }

    /// The preprocessed source and the options for it.
    pub fn preprocess(&self, file: &str) -> Result<(Source, Options), Failure> {
        let prepared = self.prepare(&Input::File(file.to_owned()), Pass::Host)?;
        Ok((prepared.source, prepared.options))
    }

    /// The source as one of the compilers gets it from the preprocessor.
    pub fn prepare(&self, input: &Input, pass: Pass) -> Result<Prepared, Failure> {
        let mut request = self.request.clone();
        request.device_architecture = (pass == Pass::Device).then_some(self.device_architecture);
        let file = input.name();
        let stored = match &request.root {
            Some(root) if file.starts_with('/') => format!("{}{file}", from_path(root)),
            _ => file.to_owned(),
        };
        if let Input::File(_) = input
            && !fs::metadata(to_path(&stored)).map_err(|error| format!("{file}: {error}"))?.is_file()
        {
            return Err(format!("{file}: not a file").into());
        }
        if is_utf16(&stored) {
            return Err(
                Rejection(format!("{file}: the source is in UTF-16; compilers read UTF-8, so convert it")).into()
            );
        }
        let mut stages = Vec::new();
        let preprocessed = match input.is_preprocessed() {
            true => Ok(Preprocessed {
                text: fs::read(to_path(&stored)).map_err(|error| format!("{file}: {error}"))?,
                dependencies: vec![file.to_owned()],
                left_to_compiler: None,
            }),
            false => Stage::run("preprocessing", &mut stages, || {
                let preprocessor = match &self.memory {
                    Some(memory) => Preprocessor::Own(&self.options.dialect, memory),
                    None => Preprocessor::Host,
                };
                preprocess(input, &request, &self.toolkit, preprocessor)
            }),
        };
        let preprocessed = preprocessed.map_err(|failure| -> Failure {
            let mut said = format!("{file}: {failure}");
            if !matches!(failure, Rejected { .. }) {
                return said.into();
            }
            // The usual reason why a header is missing.
            if self.toolkit.carried().is_some() {
                said.push_str(&format!("\n(only the few CUDA headers that cufe carries are used; {TOOLKIT_PLACES})"));
            }
            Rejection(said).into()
        })?;
        if let Some(reason) = preprocessed.left_to_compiler.filter(|_| self.tell_reading) {
            // What cannot be written to standard error cannot be reported either.
            let _ = writeln!(io::stderr(), "{file}: preprocessed by the host compiler: {reason}");
        }
        if !stages::fits(&preprocessed.text) {
            return Err(format!("{file}: the preprocessed source is too large").into());
        }
        let path = fs::canonicalize(to_path(file)).map(from_path);
        let mut options = self.options.clone();
        options.carried_headers = self.toolkit.carried().is_some();
        options.device_pass = pass == Pass::Device;
        options.device_architecture = self.device_architecture;
        options.device_specific = self.request.device_specific;
        options.original_file_name = Some(file.to_owned());
        options.original_path_name = Some(path.unwrap_or_else(|_| file.to_owned()));
        options.stub_file_name = format!("{}.cudafe1.stub.c", stem(file));
        let dependencies = self.without_own(preprocessed.dependencies);
        Ok(Prepared { source: stages::read(file, preprocessed.text, &options), options, dependencies, stages })
    }

    /// The files that were read but for those that this program carries.
    fn without_own(&self, mut files: Vec<String>) -> Vec<String> {
        if let Some(folder) = self.toolkit.carried() {
            files.retain(|file| !to_path(file).starts_with(folder));
        }
        match &self.request.directory {
            Some(directory) => files.iter().map(|file| from_path(absolute(&to_path(file), directory))).collect(),
            None => files,
        }
    }

    /// Where the compiler runs: relative names of files are those there.
    pub fn directory(&self) -> PathBuf {
        self.request.directory.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default()
    }

    /// All that decides what is reported of a source, but for the contents of files: options, compiler, headers.
    pub fn identity(&self) -> String {
        let toolkit = match &*self.toolkit {
            Toolkit::Installed(folder) => from_path(folder),
            Toolkit::Embedded(_) => "embedded".to_owned(),
        };
        let instances = if self.options.instantiate { " instances" } else { "" };
        format!("{}{instances} {} {toolkit} {:?}", self.spelled, self.compiler.identity, self.request.directory)
    }

    /// The analysed source.
    pub fn analyse(&self, file: &str) -> Result<Analysis, Failure> {
        self.analyse_for(file, Pass::Host)
    }

    /// The source as one of the compilers sees it.
    pub fn analyse_for(&self, file: &str, pass: Pass) -> Result<Analysis, Failure> {
        self.analyse_prepared(self.prepare(&Input::File(file.to_owned()), pass)?)
    }

    /// The source as one of the compilers sees it, from its preprocessed text.
    pub fn analyse_prepared(&self, prepared: Prepared) -> Result<Analysis, Failure> {
        let Prepared { source, options, stages: mut all, .. } = prepared;
        let file = source.name().to_owned();
        let mut analysis = guarded(|| stages::analyse(source, &options, &Default::default(), &self.controls))
            .map_err(|said| format!("{file}: {said}"))?;
        all.append(&mut analysis.stages);
        analysis.stages = all;
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

/// Whether reports on standard error have colours.
pub fn with_colors(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
    }
}

/// The reports of a source in the form asked for.
pub fn reports(analysis: &Analysis, format: Format, file: &str) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let (resolved, source) = (&analysis.resolved, &analysis.unit.source);
    match format {
        Format::Human => {
            let colors = with_colors(ColorChoice::Auto);
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
