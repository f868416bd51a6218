//! The stages of a translation unit, in their order; the one place where the driver calls them.

use crate::timeline::Stage;
use cufe_base::file_name::{from_path, to_path};
use cufe_base::limits::MAXIMUM_SOURCE_LENGTH;
use cufe_base::{Options, Source};
use cufe_diagnostics::{Controls, PragmaText, Report, Resolved, ResolvedReport, Severity, Sink, resolve};
use cufe_host::{Facts, HostFile};
use cufe_lex::preprocess::{FileReader, Headers, Preprocessed, preprocess};
use cufe_lex::{PragmaKind, Tokens};
use cufe_parse::Coverage;
use cufe_sema::Unit;
use std::fs::Metadata;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// An analysed source with what is shown of its reports.
pub struct Analysis {
    /// The unit.
    pub unit: Unit,
    /// Its reports.
    pub resolved: Resolved,
    /// How much of it was read.
    pub reading: Coverage,
    /// How long each stage took.
    pub stages: Vec<Stage>,
}

/// Facts about this run and the named source.
fn facts(source: &str) -> Facts {
    Facts { time: source_time(source), working_directory: working_directory(), process_id: std::process::id() }
}

/// When a file was modified, in seconds since 1970; the current time where there is no such regular file.
fn source_time(source: &str) -> i64 {
    let modified =
        std::fs::metadata(to_path(source)).ok().filter(Metadata::is_file).and_then(|file| file.modified().ok());
    let time = modified.unwrap_or_else(SystemTime::now);
    match time.duration_since(UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).unwrap_or(i64::MAX),
        // Parts of a second count down to the second before.
        Err(before) => {
            let before = before.duration();
            let seconds = before.as_secs() + u64::from(before.subsec_nanos() > 0);
            i64::try_from(seconds).map_or(i64::MIN, i64::wrapping_neg)
        }
    }
}

/// The working directory, empty if there is none.
pub fn working_directory() -> String {
    std::env::current_dir().map(from_path).unwrap_or_default()
}

/// Whether a text is small enough for positions.
pub fn fits(text: &[u8]) -> bool {
    text.len() <= MAXIMUM_SOURCE_LENGTH
}

/// A source in the form in which it is lexed.
pub fn read(name: &str, bytes: Vec<u8>, options: &Options) -> Source {
    let text = cufe_lex::decode(bytes);
    let text = if options.dialect.trigraphs { cufe_lex::replace_trigraphs(&text) } else { text };
    Source::new(name, text)
}

/// Where the headers of input that is not preprocessed are found.
#[derive(Clone, Default, Debug)]
pub struct HeaderSearch {
    /// Folders in the order of the search.
    pub folders: Vec<String>,
    /// Files that are read before the source.
    pub preincluded: Vec<String>,
    /// Files that are read before for their macros only.
    pub preincluded_macros: Vec<String>,
}

/// Headers from the file system; relative names are those in a folder, if one is given, else in the working directory.
pub struct Disk<'a>(pub Option<&'a Path>);

impl Disk<'_> {
    fn name(&self, name: &str) -> String {
        match self.0 {
            Some(folder) => from_path(folder.join(to_path(name))),
            None => name.to_owned(),
        }
    }
}

impl FileReader for Disk<'_> {
    fn read(&self, name: &str) -> Option<Vec<u8>> {
        let bytes = crate::outputs::read_source(&self.name(name)).ok()?;
        fits(&bytes).then_some(bytes)
    }

    fn identity(&self, name: &str) -> String {
        std::fs::canonicalize(to_path(&self.name(name))).map_or_else(|_| name.to_owned(), from_path)
    }
}

impl HeaderSearch {
    fn headers(&self) -> Headers<'_> {
        Headers {
            folders: &self.folders,
            preincluded: &self.preincluded,
            preincluded_macros: &self.preincluded_macros,
            reader: Some(&Disk(None)),
            go_on_without: false,
            compiler: None,
        }
    }

    /// The text of a source after preprocessing, whether it needs that or not.
    pub fn preprocess(&self, source: &Source, options: &Options, go_on_without: bool) -> Preprocessed {
        preprocess(source, &options.dialect, &Headers { go_on_without, ..self.headers() })
    }
}

/// The tokens of a source.
pub fn lex(source: &mut Source, options: &Options, search: &HeaderSearch, sink: &mut Sink) -> Tokens {
    cufe_lex::lex_with(source, &options.dialect, &search.headers(), sink)
}

/// Everything from the source to the finished program, and severities.
pub fn analyse(mut source: Source, options: &Options, search: &HeaderSearch, controls: &Controls) -> Analysis {
    let mut lexical = Sink::new();
    let mut stages = Vec::new();
    let tokens = Stage::run("lexing", &mut stages, || lex(&mut source, options, search, &mut lexical));
    let mut controls = controls.clone();
    let mut early = lexical.reports().to_vec();
    early.extend(controls.read_pragmas(&source, &diagnostic_pragmas(&tokens)));
    early.sort_by_key(|report| report.position);
    // Lexical reports are the same whatever is parsed. What is warned of in text that is read in full does not depend on
    // what is left out of headers, but an error may come from what is missing.
    let shown = |sink: &Sink, source: &Source| {
        let doubtful =
            |shown: &ResolvedReport| shown.severity >= Severity::Error || !source.is_own_text(shown.report.position);
        resolve(sink, &controls, source).reports.into_iter().find(doubtful).map(|shown| shown.report)
    };
    const ANALYSIS: &str = "parsing and analysis";
    let sink = Sink::without(controls.never_shown());
    let analysis = || cufe_parse::analyse_unless_shown(source, tokens, options.clone(), sink, &shown);
    let (mut unit, reading) = match options.record_time {
        true => Stage::record(ANALYSIS, &mut stages, analysis),
        false => Stage::run(ANALYSIS, &mut stages, analysis),
    };
    unit.sink = merged(early, std::mem::take(&mut unit.sink).into_reports());
    let resolved = resolve(&unit.sink, &controls, &unit.source);
    Analysis { unit, resolved, reading, stages }
}

/// Reports in the order in which they would occur if tokens were made as the parser needs them: lexical ones, which are
/// sorted, before the first of the others that stands later in the text.
fn merged(early: Vec<Report>, late: Vec<Report>) -> Sink {
    if early.is_empty() {
        return late.into_iter().collect();
    }
    let mut sink = Sink::new();
    let mut early = early.into_iter().peekable();
    for report in late {
        if report.position.is_some() {
            while let Some(report) = early.next_if(|earlier| earlier.position <= report.position) {
                sink.report(report);
            }
        }
        sink.report(report);
    }
    early.for_each(|report| sink.report(report));
    sink
}

/// The pragmas that change severities, in the order of the text.
fn diagnostic_pragmas(tokens: &Tokens) -> Vec<PragmaText> {
    let pragmas = tokens.pragmas().iter().filter(|pragma| pragma.kind == PragmaKind::Diagnostic);
    pragmas.map(|pragma| PragmaText { position: pragma.range.start, text: pragma.text }).collect()
}

/// The host file of a unit without errors; with the module id that is given, or with its own.
pub fn host_file(unit: &Unit, module_id: Option<String>) -> HostFile<'_> {
    match module_id {
        Some(module_id) => cufe_host::with_module_id(unit, &unit.options, module_id),
        None => {
            let name = unit.options.original_file_name.as_deref().unwrap_or(unit.source.name());
            cufe_host::host_file(unit, &unit.options, &facts(name))
        }
    }
}

/// The module id of a unit, where it is the same whenever the unit is compiled: by an entity that it defines, or a seed.
pub fn lasting_module_id(unit: &Unit) -> Option<String> {
    let is_lasting = unit.options.random_seed.is_some() || cufe_host::module_id::naming_entity_name(unit).is_some();
    let name = unit.options.original_file_name.as_deref().unwrap_or(unit.source.name());
    is_lasting.then(|| cufe_host::module_id::module_id(unit, &unit.options, &facts(name)))
}

/// The declared entities as text.
pub fn dump_entities(unit: &Unit) -> String {
    cufe_sema::dump::dump_entities(unit)
}

/// Writes the whole program, of a unit that was analysed to be complete.
pub fn display(
    unit: &Unit,
    filter: cufe_display::Filter,
    form: cufe_display::Form,
    out: &mut dyn std::io::Write,
) -> std::io::Result<()> {
    cufe_display::write(unit, filter, form, out)
}

/// Analyses a source in the device view once more: with only the declarations that are needed, or, where all host code is read, with
/// all.
pub fn analyse_device(
    file: &str,
    source: &Source,
    options: &Options,
    bodies: cufe_base::BodyPolicy,
    search: &HeaderSearch,
    controls: &Controls,
) -> Analysis {
    let declarations = match bodies {
        cufe_base::BodyPolicy::Needed => cufe_base::DeclarationPolicy::Needed,
        _ => cufe_base::DeclarationPolicy::All,
    };
    let statistics = bodies != cufe_base::BodyPolicy::Needed;
    let options = Options { declarations, bodies, statistics, ..options.clone() };
    analyse(read(file, source.text().to_vec(), &options), &options, search, controls)
}

/// What the device needs of a unit that was analysed in the device view to be complete.
pub fn device_manifest(unit: &Unit) -> Vec<cufe_device::Row> {
    let name = unit.options.original_file_name.as_deref().unwrap_or(unit.source.name());
    let module_id = cufe_host::module_id::module_id(unit, &unit.options, &facts(name));
    cufe_device::manifest(unit, &cufe_device::select(unit), &module_id)
}

/// The stored form of a unit that was analysed to be complete.
pub fn store(unit: &Unit) -> Vec<u8> {
    cufe_store::write(unit)
}

/// A unit from its stored form.
pub fn load(bytes: &[u8]) -> Result<Unit, cufe_store::LoadError> {
    cufe_store::read(bytes)
}

/// Whether a file is the stored form of a unit: by its first bytes, or by the suffix that such files have, so that one that
/// is damaged there is told and not taken for a source.
pub fn is_stored(name: &str, bytes: &[u8]) -> bool {
    name.ends_with(".cufe") || cufe_store::is_program(bytes)
}

/// The functions of the user's files with their execution spaces.
pub fn function_spaces(unit: &Unit) -> Vec<cufe_sema::cuda::spaces::FunctionSpace> {
    cufe_sema::cuda::spaces::function_spaces(unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_base::Position;
    use cufe_diagnostics::{Code, code};

    #[test]
    fn lexical_reports_stand_between_the_others() {
        let reports = |list: &[(Code, u32)]| -> Vec<Report> {
            list.iter().map(|&(code, at)| Report::new(code, Position(at))).collect()
        };
        let (stray, fatal, late) = (code::STRAY_CHARACTER, code::ERROR_DIRECTIVE, code::UNDECLARED_IDENTIFIER);
        // The third of the late ones is found when a template is instantiated.
        let sink = merged(
            reports(&[(stray, 5), (stray, 20), (fatal, 90)]),
            reports(&[(late, 1), (late, 30), (late, 3), (late, 40)]),
        );
        let places: Vec<u32> = sink.reports().iter().map(|report| report.position.0).collect();
        assert_eq!(places, [1, 5, 20, 30, 3, 40, 90]);
    }
}
