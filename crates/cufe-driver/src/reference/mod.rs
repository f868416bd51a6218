//! The command line of the reference, as nvcc calls it (spec/cli.md): the way from its arguments to an exit status.

mod arguments;
mod dialect;
mod information;
mod run;
mod settings;
mod table;

use crate::process::Moment;
use arguments::{ArgumentReader, CommandLineError, Item};
use cufe_diagnostics::color::ColorScheme;
use cufe_diagnostics::{Resolved, Severity, sarif, text};
use settings::{Request, Settings};
use std::io::{IsTerminal, Write};

/// Parses the bodies of all functions, those of headers that no output needs included: for tests of the parser.
const ALL_BODIES: &str = "--cufe-all-bodies";

/// Exit status of a mistake on the command line.
const MISTAKE: u8 = 4;

/// The colours of standard error.
fn terminal_colors() -> Option<ColorScheme> {
    ColorScheme::from_environment(std::io::stderr().is_terminal(), |name| std::env::var(name).ok())
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
                    information::answer(request);
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
        let colors = terminal_colors().filter(|_| settings.colors);
        let ended = Resolved { catastrophes: 1, ..Resolved::default() };
        let name = error.input.as_deref();
        let name = name.map(|input| settings.options.original_file_name.as_deref().unwrap_or(input));
        text::write_plain(&mut out, Severity::CommandLine, &error.text, colors.as_ref())
            .and_then(|()| text::write_summary(&mut out, &ended, name))
    };
    let _ = out.flush();
}

/// Runs the front end with the arguments after the program's name, and returns the exit status.
pub fn main(arguments: &[String]) -> u8 {
    let begin = Moment::now();
    let mut settings = Settings::default();
    // The one option that the reference doesn't have; every other name is the table's.
    let (own, arguments): (Vec<String>, Vec<String>) =
        arguments.iter().cloned().partition(|argument| argument == ALL_BODIES);
    if !own.is_empty() {
        settings.options.bodies = cufe_base::BodyPolicy::All;
    }
    let status = read(&mut settings, &arguments);
    if own.is_empty() && !settings.display_program {
        settings.options.declarations = cufe_base::DeclarationPolicy::Needed;
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
