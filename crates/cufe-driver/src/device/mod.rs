//! The device compiler's place in an overlay (`nvvm/bin/cicc`): nvcc calls this program there, which makes the device text
//! and has the toolkit's own device compiler work on that, or on the whole text where anything is in doubt
//! (docs/device-text.md).
//!
//! The device text says nothing of mistakes outside of it. So the whole text is analysed here, while the device compiler
//! works: with errors in it the device compiler gets the whole text after all, and reports them itself.

mod cache;
mod command;
mod guard;
mod kept;
mod verify;

use self::cache::Cache;
use crate::overlay::{DeviceTextUse, Overlay};
use crate::process::{guarded, handle_signals};
use crate::reference::tool::{Finished, Running};
use crate::stages::{self, Analysis};
use command::Command;
use cufe_base::file_name::{from_path, shown, to_path};
use cufe_base::{BodyPolicy, Source};
use cufe_device::{Asked, Content, DeviceText};
use cufe_diagnostics::{Severity, Sink, text};
use cufe_lex::Tokens;
use cufe_project::cache::{Hash, hash};
use std::ffi::OsStr;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::Path;

/// The environment variable that goes over what the overlay was made with.
const USE_VARIABLE: &str = "CUFE_DEVICE_TEXT";

/// The environment variable that asks for the reason where the whole text is used.
const EXPLAIN_VARIABLE: &str = "CUFE_EXPLAIN_DEVICE";

/// By how many bytes a device text must be shorter to be worth it: reading this much takes the device compiler some
/// hundredths of a second.
const MINIMAL_GAIN: usize = 128 << 10;

/// Exit status of a command that can't be done.
const MISTAKE: u8 = 4;

/// Runs the device compiler with the arguments after the program's name, and returns the exit status.
pub fn main(arguments: &[String]) -> u8 {
    let overlay = match Overlay::of_this_process() {
        Ok(Some(overlay)) => overlay,
        Ok(None) => {
            eprintln!("cufe: this is no overlay of a toolkit: `cufe overlay` makes one");
            return MISTAKE;
        }
        Err(error) => {
            eprintln!("cufe: {} beside this program cannot be read: {error}", crate::overlay::DESCRIPTION);
            return MISTAKE;
        }
    };
    let Some(compiler) = overlay.device_compiler.clone() else {
        eprintln!("cufe: the toolkit below this overlay has no {}", crate::DEVICE_COMPILER_NAME);
        return MISTAKE;
    };
    let named = std::env::var(USE_VARIABLE).ok();
    let chosen = match named.as_deref() {
        None | Some("") => overlay.device_text,
        Some("auto") => DeviceTextUse::Auto,
        Some("off") => DeviceTextUse::Off,
        Some("verify") => DeviceTextUse::Verify,
        Some(other) => {
            eprintln!("cufe: {USE_VARIABLE}={other}: it is one of auto, off and verify; the whole text is used");
            DeviceTextUse::Off
        }
    };
    if chosen == DeviceTextUse::Off {
        return become_compiler(&compiler, arguments);
    }
    handle_signals();
    let work = guarded(|| match chosen {
        DeviceTextUse::Verify => verify::run(&overlay, &compiler, arguments),
        _ => with_device_text(&overlay, &compiler, arguments),
    });
    let why = match work {
        Ok(Ok(status)) => return status,
        Ok(Err(why)) => why,
        Err(defect) => format!("cufe failed: {defect}"),
    };
    explain(arguments, &format!("the whole text is used: {why}"));
    become_compiler(&compiler, arguments)
}

/// Tells what was done, and why, if somebody asks.
fn explain(arguments: &[String], what: &str) {
    if std::env::var_os(EXPLAIN_VARIABLE).is_some_and(|value| !value.is_empty() && value != "0") {
        let source = arguments.iter().rev().find(|argument| argument.ends_with(".ii")).map_or("", String::as_str);
        eprintln!("cufe: {}: {what}", shown(source));
    }
}

/// Becomes the toolkit's device compiler; returns only where that fails.
fn become_compiler(compiler: &Path, arguments: &[String]) -> u8 {
    let error = std::process::Command::new(compiler)
        .args(arguments.iter().map(|argument| to_path(argument).into_owned()))
        .exec();
    eprintln!("cufe: {}: {error}", compiler.display());
    MISTAKE
}

/// What is wrong with the whole text of a command.
fn analysis(command: &Command, source: &Source, bodies: BodyPolicy) -> Analysis {
    let settings = &command.settings;
    stages::analyse_device(&command.input, source, &settings.options, bodies, &settings.search, &settings.controls)
}

/// A device text, and what had to be found out for it.
struct Prelude {
    made: DeviceText,
    asked: Option<Asked>,
    analysed: Option<Analysis>,
}

impl Prelude {
    /// Makes the device text of a command; the reason why there is none.
    fn of(arguments: &[String], command: &Command, source: &Source, tokens: &Tokens) -> Result<Self, String> {
        let without_brackets = "the brackets of the source do not match";
        let mut made = cufe_device::device_text(source, tokens, None).ok_or(without_brackets)?;
        if !made.keeps_asking_code {
            return Ok(Self { made, asked: None, analysed: None });
        }
        let analysis = guarded(|| analysis(command, source, BodyPolicy::OfHostCode));
        let analysis = analysis.map_err(|defect| format!("cufe failed: {defect}"))?;
        if analysis.resolved.has_errors() {
            return Err("the program has errors".to_owned());
        }
        let mut asked = None;
        match guarded(|| cufe_device::asked(&analysis.unit)).unwrap_or_else(Err) {
            Ok(instances) => {
                made = cufe_device::device_text(source, tokens, Some(&instances)).ok_or(without_brackets)?;
                asked = Some(instances);
            }
            Err(why) => explain(arguments, &format!("host code stays that asks for kernels: {why}")),
        }
        Ok(Self { made, asked, analysed: Some(analysis) })
    }
}

/// The source of a command, and its device text in a file.
struct Prepared {
    command: Command,
    source: Source,
    made: DeviceText,
    /// The instances that functions in the text ask for, in the place of host code.
    asked: Option<Asked>,
    /// What is wrong with the whole text, where that was found out already.
    analysed: Option<Analysis>,
    /// What it says, where results are kept by that.
    content: Option<Content>,
    file: tempfile::NamedTempFile,
}

impl Prepared {
    /// Reads a command and makes its device text; the reason why there is none.
    fn of(overlay: &Overlay, arguments: &[String], keeps_results: bool) -> Result<Self, String> {
        let command = Command::read(overlay.release(), arguments)?;
        let options = &command.settings.options;
        let bytes = std::fs::read(to_path(&command.input)).map_err(|error| format!("{}: {error}", command.input))?;
        if !stages::fits(&bytes) {
            return Err("the source is too large".to_owned());
        }
        let mut source = stages::read(&command.input, bytes, options);
        let mut sink = Sink::new();
        let tokens = stages::lex(&mut source, options, &command.settings.search, &mut sink);
        if sink.reports().iter().any(|report| report.natural_severity() >= Severity::Error) {
            return Err("the source is ill-formed".to_owned());
        }
        let Prelude { made, asked, analysed } = Prelude::of(arguments, &command, &source, &tokens)?;
        if made.text.len() + MINIMAL_GAIN > source.text().len() {
            return Err("a device text is not much shorter".to_owned());
        }
        let content = keeps_results.then(|| made.content(&source, &tokens));
        let output = to_path(&command.output);
        let folder = output.parent().filter(|folder| *folder != OsStr::new("")).unwrap_or(Path::new("."));
        let file = tempfile::Builder::new().prefix(".cufe-").suffix(".ii").tempfile_in(folder);
        let mut file = file.map_err(|error| format!("the device text cannot be written: {error}"))?;
        crate::outputs::register_temporary(file.path());
        file.write_all(&made.text).map_err(|error| format!("the device text cannot be written: {error}"))?;
        Ok(Self { command, source, made, asked, analysed, content, file })
    }

    fn file_name(&self) -> String {
        from_path(self.file.path())
    }

    /// What is wrong with the whole text.
    fn analysis(&mut self) -> Result<Analysis, String> {
        if let Some(analysis) = self.analysed.take() {
            return Ok(analysis);
        }
        let analysis = guarded(|| analysis(&self.command, &self.source, BodyPolicy::default()));
        analysis.map_err(|defect| format!("cufe failed: {defect}"))
    }

    /// Whether what the device compiler made of the device text counts; the reason why not.
    fn judge(&self, finished: &Finished, ptx: &str, analysis: &Analysis) -> Result<(), String> {
        if analysis.resolved.has_errors() {
            return Err("the program has errors".to_owned());
        }
        if !finished.accepted() {
            let said = String::from_utf8_lossy(&finished.said);
            return Err(format!("the device compiler rejects the device text: {}", said.lines().next().unwrap_or("")));
        }
        self.judge_ptx(&std::fs::read_to_string(ptx).map_err(|error| format!("{ptx}: {error}"))?, analysis)
    }

    /// Whether PTX can be that of the whole text; the reason why not.
    fn judge_ptx(&self, ptx: &str, analysis: &Analysis) -> Result<(), String> {
        let files = &self.command.settings.files;
        if (files.module_id.is_none() || files.write_module_id) && guard::names_unit(ptx) {
            return Err("without a module id, names of internal linkage are made of the text".to_owned());
        }
        if ptx.contains("$str") && cufe_device::has_shared_strings(&analysis.unit) {
            return Err("string constants are numbered, and those of host code are not there".to_owned());
        }
        let mut kernels = cufe_device::kernel_symbols(&analysis.unit);
        kernels.extend(self.asked.iter().flat_map(|asked| &asked.symbols).cloned());
        let expected = guard::Expected { kernels, variables: cufe_device::variable_symbols(&analysis.unit) };
        guard::doubt(ptx, &expected, &self.made.without_bodies).map_or(Ok(()), Err)
    }

    /// The key of what the device compiler makes of the device text; `None` where that is not kept.
    fn key(&self, compiler: &Path) -> Option<Hash> {
        let content = self.content.as_ref()?;
        let has_lines = self.command.has("-generate-line-info") || content.asks_for_places;
        let places = if has_lines { content.places(&self.source) } else { Vec::new() };
        let circumstances = kept::circumstances(&self.command, compiler)?;
        let parts = circumstances.iter().map(Vec::as_slice).chain([content.bytes.as_slice(), places.as_slice()]);
        Some(hash(parts))
    }

    /// What the device compiler wrote when it had a device text of the same content.
    fn known(&self, cache: &Cache, key: &Hash) -> Option<Vec<Vec<u8>>> {
        let results: kept::Results = postcard::from_bytes(&cache.find(key)?).ok()?;
        results.texts(&self.command, self.content.as_ref()?, &self.source)
    }

    /// Writes what is known from an earlier time; the reason why it does not count.
    fn take(&self, outputs: &[Vec<u8>], analysis: &Analysis) -> Result<(), String> {
        if analysis.resolved.has_errors() {
            return Err("the program has errors".to_owned());
        }
        for ((_, name), text) in self.command.outputs().zip(outputs) {
            if name == self.command.output {
                self.judge_ptx(&String::from_utf8_lossy(text), analysis)?;
            }
        }
        for ((_, name), text) in self.command.outputs().zip(outputs) {
            std::fs::write(to_path(name), text).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(())
    }

    /// Keeps what the device compiler wrote. Where that fails nothing is kept.
    fn keep(&self, cache: &Cache, key: &Hash) {
        let results = self.content.as_ref().and_then(|content| kept::Results::of(&self.command, content, &self.source));
        let Some(packed) = results.and_then(|results| postcard::to_allocvec(&results).ok()) else { return };
        if let Err(error) = cache.keep(key, &packed) {
            explain(std::slice::from_ref(&self.command.input), &format!("nothing is kept for the next time: {error}"));
        }
    }

    /// Shows the warnings of the whole text.
    fn show(&self, analysis: &Analysis) {
        let mut said = Vec::new();
        let form = &self.command.settings.form;
        // Nothing fails that writes into memory.
        let _ = text::write_reports(&mut said, &analysis.resolved, &analysis.unit.source, form);
        let _ = std::io::stderr().write_all(&said);
    }
}

/// Gives the device compiler the device text; the reason why it must have the whole text.
fn with_device_text(overlay: &Overlay, compiler: &Path, arguments: &[String]) -> Result<u8, String> {
    let cache = Cache::of_environment();
    let mut prepared = Prepared::of(overlay, arguments, cache.is_some())?;
    let key = cache.as_ref().and_then(|_| prepared.key(compiler));
    let known = cache.as_ref().zip(key.as_ref()).and_then(|(cache, key)| prepared.known(cache, key));
    if let Some(outputs) = known {
        let analysis = prepared.analysis()?;
        prepared.take(&outputs, &analysis)?;
        prepared.show(&analysis);
        explain(arguments, "what the device compiler made of this device text is kept from an earlier time");
        return Ok(0);
    }
    let running = Running::start(compiler, &prepared.command.for_source(&prepared.file_name()));
    let running = running.map_err(|error| format!("{}: {error}", compiler.display()))?;
    let analysis = prepared.analysis();
    let finished = running.finish().map_err(|error| error.to_string())?;
    let analysis = analysis?;
    prepared.judge(&finished, &prepared.command.output, &analysis)?;
    // What it says would be lost the next time.
    if let (Some(cache), Some(key), true) = (&cache, &key, finished.said.is_empty()) {
        prepared.keep(cache, key);
    }
    prepared.show(&analysis);
    Ok(0)
}
