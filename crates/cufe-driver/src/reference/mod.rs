//! The command line of the reference, as nvcc calls it: the way from its arguments to an exit status.

mod arguments;
mod compare;
mod confirm;
mod dialect;
mod failure;
mod information;
mod run;
pub(crate) mod settings;
mod table;
pub(crate) mod tool;
mod worker;

use crate::overlay::Overlay;
use crate::process::Moment;
use arguments::{ArgumentReader, CommandLineError, Item, MistakeKind};
use cufe_diagnostics::color::ColorScheme;
use cufe_diagnostics::{Resolved, Severity, sarif, text};
use settings::{Request, Settings};
use std::io::{IsTerminal, Write};
use worker::OwnOptions;

/// Exit status of a mistake on the command line.
const MISTAKE: u8 = 4;

/// The colours of standard error.
fn terminal_colors(settings: &Settings) -> Option<ColorScheme> {
    let is_terminal = settings.terminal || std::io::stderr().is_terminal();
    ColorScheme::from_environment(is_terminal, |name| std::env::var(name).ok()).filter(|_| settings.colors)
}

/// Reads the command line into settings. An exit status where an option ends the run.
fn read(settings: &mut Settings, arguments: &[String]) -> Result<Option<u8>, CommandLineError> {
    let mut reader = ArgumentReader::new(arguments);
    let mut informed = false;
    loop {
        match reader.next_item()? {
            Item::Option(given) => {
                if let Some(request) = settings.apply(given)? {
                    informed = true;
                    information::answer(request, settings);
                    if request == Request::StopAfterVersion {
                        return Ok(Some(1));
                    }
                }
            }
            Item::Source(source) => {
                settings.source = Some(source);
                break;
            }
            Item::End if informed => return Ok(Some(0)),
            Item::End => return Err(CommandLineError::new("there is no source")),
        }
    }
    settings.resolve_dialect()?;
    settings.check_files()?;
    settings.search.folders.push("/usr/include".to_owned());
    Ok(None)
}

impl Settings {
    /// Checks that all files that the run needs are named. Their opening comes later.
    fn check_files(&mut self) -> Result<(), CommandLineError> {
        let files = &self.files;
        let mistake = |text: &str| {
            let mut error = CommandLineError::new(text);
            error.input.clone_from(&self.source);
            Err(error)
        };
        if self.device_manifest && self.device_file.is_none() {
            return mistake(
                "a list of what the device needs is asked for, but no file for it (--gen_device_file_name)",
            );
        }
        if files.preprocessed.is_some() && self.preprocessing.is_none() {
            return mistake("an output file is named, but there is no preprocessed text to write");
        }
        if self.preprocessing.is_some() || self.no_code_generation {
            return Ok(());
        }
        if self.options.stub_file_name.is_empty() {
            return mistake("the host file needs the name of the stub file (--stub_file_name)");
        }
        if files.write_module_id && files.module_id.is_none() {
            return mistake("the file of the module id has no name (--module_id_file_name)");
        }
        Ok(())
    }
}

/// Reports a mistake on the command line, in the form that was asked for before it.
fn report(settings: &Settings, error: &CommandLineError) {
    let mut out = std::io::stderr().lock();
    // What cannot be written to standard error cannot be reported either.
    let _ = if settings.sarif {
        sarif::write_plain(&mut out, error.number, Severity::CommandLine, &error.text)
    } else {
        let colors = terminal_colors(settings);
        let ended = Resolved { catastrophes: 1, ..Resolved::default() };
        let name = error.input.as_deref();
        let name = name.map(|input| settings.options.original_file_name.as_deref().unwrap_or(input));
        text::write_plain(&mut out, Severity::CommandLine, &error.text, colors.as_ref())
            .and_then(|()| text::write_summary(&mut out, &ended, name))
    };
    let _ = out.flush();
}

/// The overlay in which this process runs, if it does and is not watched itself.
fn overlay(own: &OwnOptions) -> Option<Overlay> {
    if own.worker {
        return None;
    }
    Overlay::of_this_process().unwrap_or_else(|error| {
        eprintln!("cufe: {} beside this program cannot be read: {error}", crate::overlay::DESCRIPTION);
        None
    })
}

/// Why a command is none for this program, though the toolkit's front end may know it.
fn foreign(settings: &Settings, read: &Result<Option<u8>, CommandLineError>) -> Option<String> {
    match (&settings.foreign, read) {
        (Some(option), _) => Some(format!("{option} is beyond this front end")),
        (None, Err(error)) if error.kind == MistakeKind::UnknownOption => Some(error.text.clone()),
        _ => None,
    }
}

/// The settings that a command line without this program's own options stands for; why there are none.
pub(crate) fn settings_of(release: cufe_base::Release, arguments: &[String]) -> Result<Settings, String> {
    let mut settings = Settings::new(release);
    match read(&mut settings, arguments) {
        Ok(None) => Ok(settings),
        Ok(Some(_)) => Err("it asks for information only".to_owned()),
        Err(error) => Err(error.text),
    }
}

/// Whether an option takes the next argument as its value.
pub(crate) fn takes_value(option: &str) -> bool {
    let found = option.strip_prefix("--").map(table::find_name);
    matches!(found, Some(table::NameMatch::One(name)) if name.row.value != table::ValueKind::None)
}

/// Runs the front end with the arguments after the program's name, and returns the exit status.
pub fn main(arguments: &[String]) -> u8 {
    let begin = Moment::now();
    let (own, arguments) = OwnOptions::split(arguments);
    if own.worker {
        worker::begin();
    }
    let overlay = overlay(&own);
    let release = own.release.or_else(|| overlay.as_ref().map(Overlay::release)).unwrap_or_default();
    let mut settings = Settings::new(release);
    settings.terminal = own.terminal;
    if own.all_bodies {
        settings.options.bodies = cufe_base::BodyPolicy::All;
    }
    if let Some(tool) = overlay.as_ref().and_then(|overlay| overlay.tool.as_ref()) {
        settings.tool_version.clone_from(&tool.version);
    }
    settings.tell_reading = own.tell_reading;
    settings.options.complete_program = own.emit_program.is_some();
    settings.emit_program = own.emit_program;
    settings.device_manifest = own.device_manifest;
    let status = read(&mut settings, &arguments);
    if !own.all_bodies && !own.all_declarations && !settings.options.complete_program {
        settings.options.declarations = match settings.options.dialect.is_clang() {
            true => cufe_base::DeclarationPolicy::AllUnlessReported,
            false => cufe_base::DeclarationPolicy::Needed,
        };
    }
    let foreign = foreign(&settings, &status);
    if let Some(overlay) = &overlay {
        let status = match (&status, foreign) {
            (_, Some(why)) => confirm::hand_over(overlay, &why, &arguments),
            (Ok(Some(_)), None) => None,
            (Ok(None), None) => confirm::run(overlay, &settings, &arguments),
            (Err(_), None) => confirm::accepted_by_tool(overlay, &arguments),
        };
        if let Some(status) = status {
            return status;
        }
    } else if let (Some(why), Ok(_), true) = (foreign, &status, settings.is_foreign_fatal) {
        report(&settings, &CommandLineError::new(why));
        return MISTAKE;
    }
    let status = match status {
        Ok(Some(status)) => Ok(status),
        Ok(None) => run::run(&settings, begin),
        Err(error) => Err(error),
    };
    status.unwrap_or_else(|error| {
        report(&settings, &error);
        MISTAKE
    })
}
