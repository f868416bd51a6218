//! The stages of a translation unit, in their order; the one place where the driver calls them.

use cufe_base::limits::MAXIMUM_SOURCE_LENGTH;
use cufe_base::{Options, Source};
use cufe_diagnostics::{Controls, PragmaText, Resolved, Sink, resolve};
use cufe_lex::{PragmaKind, Tokens};

/// Until the parser is connected: a unit that is only lexed.
pub struct Unit {
    /// The source.
    pub source: Source,
    /// The tokens.
    pub tokens: Tokens,
    /// What was reported.
    pub sink: Sink,
    /// The options it was analysed with.
    pub options: Options,
}

/// An analysed source with what is shown of its reports.
pub struct Analysis {
    /// The unit.
    pub unit: Unit,
    /// Its reports.
    pub resolved: Resolved,
}

/// Facts about the run that outputs may depend on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Seconds since 1970-01-01 00:00 UTC.
    pub time: i64,
    /// The working directory.
    pub working_directory: String,
    /// The number of the process.
    pub process_id: u32,
    /// The module id, where it was read from a file.
    pub module_id: Option<String>,
}

impl Facts {
    /// Those of this run.
    pub fn of_this_run(module_id: Option<String>) -> Self {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Self {
            time: i64::try_from(now.as_secs()).unwrap_or(i64::MAX),
            working_directory: working_directory(),
            process_id: std::process::id(),
            module_id,
        }
    }
}

/// The working directory, empty if there is none.
pub fn working_directory() -> String {
    std::env::current_dir().map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The outputs of a unit without errors.
pub struct HostFile {
    /// The text.
    pub text: Vec<u8>,
    /// The module id.
    pub module_id: String,
}

/// Whether a text is small enough for positions.
pub fn fits(text: &[u8]) -> bool {
    text.len() <= MAXIMUM_SOURCE_LENGTH
}

/// A source in the form in which it is lexed.
pub fn read(name: &str, bytes: Vec<u8>) -> Source {
    Source::new(name, cufe_lex::decode(bytes))
}

/// The tokens of a source.
pub fn lex(source: &mut Source, options: &Options, sink: &mut Sink) -> Tokens {
    cufe_lex::lex(source, &options.dialect, sink)
}

/// Everything from the source to the finished program, and severities.
pub fn analyse(mut source: Source, options: &Options, controls: &Controls) -> Analysis {
    let mut sink = Sink::new();
    let tokens = lex(&mut source, options, &mut sink);
    let mut controls = controls.clone();
    for report in controls.read_pragmas(&source, &diagnostic_pragmas(&tokens)) {
        sink.report(report);
    }
    let unit = Unit { source, tokens, sink, options: options.clone() };
    let resolved = resolve(&unit.sink, &controls, &unit.source);
    Analysis { unit, resolved }
}

/// The pragmas that change severities, in the order of the text.
fn diagnostic_pragmas(tokens: &Tokens) -> Vec<PragmaText> {
    let pragmas = tokens.pragmas().iter().filter(|pragma| pragma.kind == PragmaKind::Diagnostic);
    pragmas.map(|pragma| PragmaText { position: pragma.range.start, text: pragma.text }).collect()
}

/// The host file and module id of a unit without errors.
pub fn host_file(unit: &Unit, facts: &Facts) -> HostFile {
    // To be connected: cufe_host::host_file.
    HostFile { text: unit.source.text().to_vec(), module_id: facts.module_id.clone().unwrap_or_default() }
}

/// The declared entities as text.
pub fn dump_entities(_unit: &Unit) -> String {
    // To be connected: the display of cufe_il.
    String::new()
}
