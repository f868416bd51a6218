//! This program as a process of its own, which is watched: it may fail in any way without the build noticing.

use super::settings::Settings;
use super::tool::Running;
use crate::process;
use cufe_base::Release;
use std::io::{self, IsTerminal};
use std::path::Path;

/// Stores the program.
const EMIT_PROGRAM: &str = "--cufe-emit-program=";

/// Writes what the device needs.
const DEVICE_MANIFEST: &str = "--gen_device_manifest";

/// Options of this program that the reference doesn't have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnOptions {
    /// `--cufe-all-bodies`: parse all declarations and the bodies of all functions, those of headers that no output needs
    /// included; for tests of the parser.
    pub all_bodies: bool,
    /// `--cufe-all-declarations`: parse all declarations of headers, those that nothing needs included.
    pub all_declarations: bool,
    /// `--cufe-tell-reading`: tell on standard error how much of the unit was read, and why twice if it was.
    pub tell_reading: bool,
    /// `--cufe-emit-program=FILE.cufe`: store the whole analysed program in a file.
    pub emit_program: Option<String>,
    /// `--gen_device_manifest`: list what the device needs of the unit in the file that `--gen_device_file_name` names.
    pub device_manifest: bool,
    /// `--cufe-release=13.5`: the release of the toolkit, where no overlay tells it.
    pub release: Option<Release>,
    /// `--cufe-worker`: this process is watched.
    pub worker: bool,
    /// `--cufe-terminal`: standard error of the watching process is a terminal.
    pub terminal: bool,
}

impl OwnOptions {
    /// Takes them out of a command line.
    pub fn split(arguments: &[String]) -> (Self, Vec<String>) {
        let mut own = Self::default();
        let rest = arguments.iter().filter(|argument| !own.take(argument)).cloned().collect();
        (own, rest)
    }

    fn take(&mut self, argument: &str) -> bool {
        match argument {
            "--cufe-all-bodies" => self.all_bodies = true,
            "--cufe-all-declarations" => self.all_declarations = true,
            "--cufe-tell-reading" => self.tell_reading = true,
            DEVICE_MANIFEST => self.device_manifest = true,
            "--cufe-worker" => self.worker = true,
            "--cufe-terminal" => self.terminal = true,
            _ => {
                if let Some(file) = argument.strip_prefix(EMIT_PROGRAM) {
                    self.emit_program = Some(file.to_owned());
                    return true;
                }
                let release = argument.strip_prefix("--cufe-release=").and_then(|text| text.parse().ok());
                self.release = release.or(self.release);
                return release.is_some();
            }
        }
        true
    }
}

/// Starts this program once more with a command line of the reference, for the further outputs that settings ask for.
pub fn start(release: Release, settings: &Settings, arguments: &[String]) -> io::Result<Running> {
    let mut all =
        vec![crate::REFERENCE_NAME.to_owned(), "--cufe-worker".to_owned(), format!("--cufe-release={release}")];
    if io::stderr().is_terminal() {
        all.push("--cufe-terminal".to_owned());
    }
    all.extend(settings.emit_program.as_ref().map(|file| format!("{EMIT_PROGRAM}{file}")));
    all.extend(settings.device_manifest.then(|| DEVICE_MANIFEST.to_owned()));
    all.extend_from_slice(arguments);
    // Also when the file was replaced meanwhile.
    Running::start(Path::new("/proc/self/exe"), &all)
}

/// What a watched process does first: it doesn't outlive the one that watches, nor take all of the machine.
pub fn begin() {
    process::be_watched();
    process::limit_memory();
}
