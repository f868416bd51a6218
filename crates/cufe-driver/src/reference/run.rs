//! A run of the front end after its command line is understood: stages, gates and exit status.

use super::arguments::CommandLineError;
use super::settings::{Preprocessing, Settings};
use super::terminal_colors;
use crate::outputs::{PendingFile, Refusal, read_source};
use crate::process::{DEFECT, Moment, guarded, handle_signals, is_watched, limit_cpu_time};
use crate::stages::{self, Analysis};
use cufe_base::file_name::{to_bytes, to_path};
use cufe_base::{DeclarationPolicy, Options, Position, Source};
use cufe_diagnostics::{
    Argument, Report, Resolved, ResolvedReport, Severity, Sink, code, listing, resolve, sarif, text,
};
use cufe_display::{Filter, Form};
use cufe_lex::preprocess::Preprocessed;
use std::fs::File;
use std::io::{BufWriter, Read, Write};

/// Result of a step that a catastrophe ends.
type Step<T> = Result<T, Box<Report>>;

/// Lines of `--timing`, and whether they are wanted.
#[derive(Default)]
struct Timing {
    lines: Vec<String>,
}

/// What has to be told at the end.
struct Outcome {
    source: Source,
    resolved: Resolved,
    timing: Timing,
}

/// A file cannot be opened (1696).
fn cannot_open(what: &str, name: &str, refusal: &Refusal, position: Position) -> Box<Report> {
    let report = Report::new(code::CANNOT_OPEN_SOURCE, position)
        .with(Argument::Text(what.to_owned()))
        .with(Argument::Quoted(name.to_owned()));
    Box::new(match refusal.0 {
        Some(reason) => report.with(Argument::Text(reason.to_owned())),
        None => report,
    })
}

fn end_with(resolved: &mut Resolved, report: Report) {
    let severity = match report.natural_severity() {
        Severity::Internal => Severity::Internal,
        _ => Severity::Catastrophic,
    };
    resolved.reports.push(ResolvedReport { report, severity, number: None });
    resolved.catastrophes += 1;
}

/// The text of the source, in which nothing is known yet.
fn open(name: &str, options: &Options) -> Step<Source> {
    let bytes = if name == "-" {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        read.map(|_| bytes).map_err(|_| Refusal(None))
    } else {
        read_source(name)
    };
    let bytes =
        bytes.and_then(|bytes| if stages::fits(&bytes) { Ok(bytes) } else { Err(Refusal(Some("it is too large"))) });
    let bytes = bytes.map_err(|refusal| cannot_open("source", name, &refusal, Position::NONE))?;
    Ok(stages::read(name, bytes, options))
}

/// The name of the host file: that of the option, else made from the source's in the working directory.
pub(super) fn host_name(settings: &Settings, source: &str) -> String {
    settings.files.host.clone().unwrap_or_else(|| {
        let name = source.rsplit('/').next().unwrap_or(source);
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        format!("{stem}.int.c")
    })
}

/// Host file and module id file, both or none.
fn back_end(settings: &Settings, analysis: &Analysis, name: &str) -> Step<()> {
    let files = &settings.files;
    // Where the source begins: reports about the module id stand there.
    let first = Position(0);
    let module_id_refused =
        |refusal: Refusal| cannot_open("module id", files.module_id.as_deref().unwrap_or_default(), &refusal, first);
    let host_name = host_name(settings, name);
    let host_refused = |refusal: Refusal| cannot_open("generated C++", &host_name, &refusal, Position::NONE);
    let source = Some(name).filter(|&name| name != "-");
    let mut host_target = match source {
        Some(_) => Some(PendingFile::create(&host_name, source).map_err(host_refused)?),
        None => None,
    };
    let (mut id_target, given_id) = match &files.module_id {
        Some(path) if files.write_module_id => {
            (Some(PendingFile::create(path, source).map_err(module_id_refused)?), None)
        }
        Some(path) => {
            let bytes = read_source(path).map_err(module_id_refused)?;
            (None, Some(String::from_utf8_lossy(&bytes).into_owned()))
        }
        None => (None, None),
    };
    let host = stages::host_file(&analysis.unit, given_id);
    let failed = |error: std::io::Error| {
        let report = Report::new(code::CANNOT_OPEN_SOURCE, Position::NONE)
            .with(Argument::Text("generated C++".to_owned()))
            .with(Argument::Quoted(host_name.clone()));
        Box::new(report.with(Argument::Text(error.to_string())))
    };
    match &mut host_target {
        Some(target) => target.write_with(|out| host.write_to(out)).map_err(failed)?,
        None => {
            let mut out = BufWriter::new(std::io::stdout().lock());
            host.write_to(&mut out).and_then(|()| out.flush()).map_err(failed)?;
        }
    }
    if let Some(target) = &mut id_target {
        target.write(host.module_id.as_bytes()).map_err(failed)?;
    }
    for target in [host_target, id_target].into_iter().flatten() {
        target.commit().map_err(failed)?;
    }
    Ok(())
}

/// Stores the whole program in a file.
fn store(analysis: &Analysis, path: &str, name: &str) -> Step<()> {
    let refused = |refusal: Refusal| cannot_open("program", path, &refusal, Position::NONE);
    let mut target = PendingFile::create(path, Some(name)).map_err(refused)?;
    let written = target.write(&stages::store(&analysis.unit)).and_then(|()| target.commit());
    written.map_err(|_| refused(Refusal(None)))
}

/// Lists what the device needs of a source in a file: as JSON if its name says so, else as a table. The source is read once
/// more, as the device compiler sees it.
fn list_device_entities(source: Source, settings: &Settings, path: &str) -> Step<()> {
    let name = source.name().to_owned();
    let refused = |refusal: Refusal| cannot_open("device", path, &refusal, Position::NONE);
    let mut target = PendingFile::create(path, Some(&name)).map_err(refused)?;
    let options = Options {
        device_pass: true,
        complete_program: true,
        declarations: DeclarationPolicy::All,
        ..settings.options.clone()
    };
    let analysis = stages::analyse(source, &options, &settings.search, &settings.controls);
    let rows = stages::device_manifest(&analysis.unit);
    let case = name.rsplit('/').next().unwrap_or(&name);
    let mut text = Vec::new();
    let listed = match path.ends_with(".json") {
        true => cufe_device::write_json(&mut text, case, &rows),
        false => cufe_device::write_tsv(&mut text, case, &rows),
    };
    listed.and_then(|()| target.write(&text)).and_then(|()| target.commit()).map_err(|_| refused(Refusal(None)))
}

/// Text without line markers.
fn without_markers(text: &[u8]) -> Vec<u8> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.filter(|line| !is_marker(line)).flatten().copied().collect()
}

/// Whether a line is a line marker or `#line`.
fn is_marker(line: &[u8]) -> bool {
    let Some(rest) = line.trim_ascii_start().strip_prefix(b"#") else { return false };
    let rest = rest.trim_ascii_start();
    rest.first().is_some_and(u8::is_ascii_digit) || rest.starts_with(b"line ")
}

/// What replaces the host file where only preprocessing is asked for.
fn preprocess(settings: &Settings, mode: Preprocessing, found: &Preprocessed) -> Step<()> {
    let source = &found.source;
    let content = match mode {
        Preprocessing::Text { markers: true } if is_marker(source.text()) => source.text().to_vec(),
        Preprocessing::Text { markers: true } => {
            [&*to_bytes(&format!("# 1 \"{}\"\n", source.name())), source.text()].concat()
        }
        Preprocessing::Text { markers: false } => without_markers(source.text()),
        Preprocessing::Dependencies => {
            let name = source.name();
            let base = name.rsplit('/').next().unwrap_or(name);
            let stem = base.rsplit_once('.').map_or(base, |(stem, _)| stem);
            let mut seen: Vec<&str> = Vec::new();
            for file in std::iter::once(name).chain(found.files.iter().map(|(_, file)| file.as_str())) {
                if !seen.contains(&file) {
                    seen.push(file);
                }
            }
            let lines: String = seen.iter().map(|file| format!("{stem}.o: {file}\n")).collect();
            to_bytes(&lines).into_owned()
        }
        Preprocessing::Macros => found.macros.clone(),
    };
    let Some(path) = &settings.files.preprocessed else {
        let written = std::io::stdout().write_all(&content).and_then(|()| std::io::stdout().flush());
        return written.map_err(|_| cannot_open("output", "-", &Refusal(None), Position::NONE));
    };
    let refused = |refusal: Refusal| cannot_open("output", path, &refusal, Position::NONE);
    let mut target = PendingFile::create(path, Some(source.name())).map_err(refused)?;
    target.write(&content).and_then(|()| target.commit()).map_err(|_| refused(Refusal(None)))
}

/// The names of the headers that are read, one a line, those within others further right.
fn trace(files: &[(usize, String)]) {
    let lines: String =
        files.iter().map(|(depth, name)| format!("{:width$}{name}\n", "", width = depth.saturating_sub(1))).collect();
    // Nobody is there to be told that standard error is closed.
    let _ = std::io::stderr().write_all(&to_bytes(&lines));
}

/// All stages. What ends them early is a report in the outcome.
fn stages(settings: &Settings, name: &str) -> Outcome {
    let mut timing = Timing::default();
    let begin = Moment::now();
    let source = match open(name, &settings.options) {
        Ok(source) => source,
        Err(report) => {
            let mut resolved = Resolved {
                display_numbers: settings.controls.display_numbers,
                release: settings.controls.release,
                ..Resolved::default()
            };
            end_with(&mut resolved, *report);
            return Outcome { source: Source::new(name, Vec::new()), resolved, timing };
        }
    };
    if let Some(mode) = settings.preprocessing {
        let go_on_without = matches!(mode, Preprocessing::Text { .. } | Preprocessing::Macros);
        let found = settings.search.preprocess(&source, &settings.options, go_on_without);
        if settings.trace_includes {
            trace(&found.files);
        }
        let mut sink = Sink::new();
        let mut source = found.source.clone();
        // The lexer tells where the lines of the reports are; what it has to say belongs to a later stage.
        stages::lex(&mut source, &settings.options, &settings.search, &mut Sink::new());
        found.reports.iter().for_each(|report| sink.report(report.clone()));
        let mut resolved = resolve(&sink, &settings.controls, &source);
        if resolved.catastrophes == 0
            && let Err(report) = preprocess(settings, mode, &found)
        {
            end_with(&mut resolved, *report);
        }
        return Outcome { source, resolved, timing };
    }
    let for_device = settings.device_file.as_ref().filter(|_| settings.device_manifest);
    let for_device = for_device.map(|path| (path, source.clone()));
    let mut analysis = stages::analyse(source, &settings.options, &settings.search, &settings.controls);
    if analysis.resolved.catastrophes == 0 {
        timing.lines.push(begin.line("Front end time"));
    }
    if settings.tell_reading {
        // What cannot be written to standard error cannot be reported either.
        let _ = writeln!(std::io::stderr(), "{name}: {}", analysis.reading.describe(&analysis.unit.source));
    }
    if super::failure::is_error_wanted() {
        let report = Report::new(code::INTERNAL_ERROR, Position::NONE);
        let report = report.with(Argument::Text("an error was asked for".to_owned()));
        analysis.resolved.reports.push(ResolvedReport { report, severity: Severity::Error, number: None });
        analysis.resolved.errors += 1;
    }
    if !analysis.resolved.has_errors() && !settings.no_code_generation {
        let begin = Moment::now();
        match back_end(settings, &analysis, name) {
            Ok(()) => timing.lines.push(begin.line("Back end time")),
            Err(report) => end_with(&mut analysis.resolved, *report),
        }
    }
    if settings.display_program && !analysis.resolved.has_errors() {
        let mut out = BufWriter::new(std::io::stdout().lock());
        // Nobody is there to be told that standard output is closed.
        let _ = stages::display(&analysis.unit, Filter::All, Form::Text, &mut out).and_then(|()| out.flush());
    }
    if let Some(path) = &settings.emit_program
        && !analysis.resolved.has_errors()
        && let Err(report) = store(&analysis, path, name)
    {
        end_with(&mut analysis.resolved, *report);
    }
    if let Some((path, source)) = for_device
        && !analysis.resolved.has_errors()
        && let Err(report) = list_device_entities(source, settings, path)
    {
        end_with(&mut analysis.resolved, *report);
    }
    let Analysis { unit, resolved, .. } = analysis;
    let cufe_sema::Unit { source, tokens, program, .. } = unit;
    // The process ends soon, and with it goes what it holds, faster than by millions of deallocations.
    std::mem::forget((tokens, program));
    Outcome { source, resolved, timing }
}

/// Opens a file of reports; a mistake on the command line where that fails.
fn create(what: &str, path: Option<&String>, name: &str) -> Result<Option<File>, CommandLineError> {
    let Some(path) = path else { return Ok(None) };
    File::create(to_path(path)).map(Some).map_err(|_| {
        let mut error = CommandLineError::new(format!("the file \"{path}\" for {what} cannot be opened"));
        error.input = Some(name.to_owned());
        error
    })
}

/// Writes everything that is told about a run.
fn tell(settings: &Settings, outcome: &Outcome, out: &mut dyn Write, begin: Moment) -> std::io::Result<()> {
    let Outcome { source, resolved, timing } = outcome;
    let ended = resolved.catastrophes > 0;
    let mut lines = timing.lines.clone();
    if !ended {
        lines.push(begin.line("Total compilation time"));
    }
    if !settings.timing {
        lines.clear();
    }
    if settings.sarif {
        sarif::write_sarif(out, resolved, source, &stages::working_directory(), settings.form.match_notes)?;
        out.write_all(lines.concat().as_bytes())?;
        return out.flush();
    }
    let mut form = settings.form.clone();
    form.colors = terminal_colors(settings).filter(|_| settings.files.error_output.is_none());
    text::write_reports(out, resolved, source, &form)?;
    let total = if ended { None } else { lines.pop() };
    out.write_all(lines.concat().as_bytes())?;
    let name = settings.options.original_file_name.as_deref().unwrap_or(source.name());
    text::write_summary(out, resolved, Some(name).filter(|_| source.name() != "-"))?;
    out.write_all(total.unwrap_or_default().as_bytes())?;
    out.flush()
}

/// Runs the stages and returns the exit status.
pub fn run(settings: &Settings, begin: Moment) -> Result<u8, CommandLineError> {
    let name = settings.source.as_deref().unwrap_or("-");
    for path in settings.search.preincluded.iter().chain(&settings.search.preincluded_macros) {
        if File::open(to_path(path)).is_err() {
            let mut error = CommandLineError::new(format!("the file \"{path}\" cannot be opened"));
            error.input = Some(name.to_owned());
            return Err(error);
        }
    }
    let error_output = create("reports", settings.files.error_output.as_ref(), name)?;
    let listing_file = create("the listing", settings.files.listing.as_ref(), name)?;
    create("cross references", settings.files.cross_reference.as_ref(), name)?;
    handle_signals();
    limit_cpu_time(settings.time_limit);
    let work = || {
        super::failure::fail_on_purpose();
        stages(settings, name)
    };
    let outcome = guarded(work).unwrap_or_else(|said| {
        crate::outputs::remove_temporaries();
        let mut resolved = Resolved::default();
        end_with(&mut resolved, Report::new(code::INTERNAL_ERROR, Position::NONE).with(Argument::Text(said)));
        Outcome { source: Source::new(name, Vec::new()), resolved, timing: Timing::default() }
    });
    let mut out: Box<dyn Write> = match error_output {
        Some(file) => Box::new(BufWriter::new(file)),
        None => Box::new(BufWriter::new(std::io::stderr())),
    };
    // What cannot be known does not change what was done.
    let _ = tell(settings, &outcome, &mut out, begin);
    if let Some(file) = listing_file {
        let mut file = BufWriter::new(file);
        let _ = listing::write_listing(&mut file, &outcome.resolved, &outcome.source).and_then(|()| file.flush());
    }
    if is_watched() && outcome.resolved.is_aborted() {
        return Ok(DEFECT);
    }
    Ok(outcome.resolved.exit_status())
}
