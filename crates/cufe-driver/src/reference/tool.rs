//! Running front ends as processes of their own: the toolkit's, and this one where it is watched. Their outputs are written
//! beside their places until it is clear whose count.

use super::run::host_name;
use super::settings::Settings;
use crate::outputs::{PendingFile, Refusal};
use crate::overlay::Tool;
use crate::process::{forget_child, register_child, stop_if_ending};
use crate::reports::Ended;
use cufe_base::file_name::{from_path, to_path};
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A front end that ended.
pub struct Finished {
    status: ExitStatus,
    /// What it wrote to standard error.
    pub said: Vec<u8>,
    /// How long it took.
    pub time: Duration,
}

impl Finished {
    /// Whether it accepted its input.
    pub fn accepted(&self) -> bool {
        self.status.success()
    }

    /// Its exit status; `None` where a signal ended it.
    pub fn code(&self) -> Option<u8> {
        self.status.code().and_then(|code| u8::try_from(code).ok())
    }

    /// How it ended, in words.
    pub fn how(&self) -> String {
        match (self.status.code(), self.status.signal()) {
            (Some(code), _) => format!("exit status {code}"),
            (None, Some(signal)) => format!("killed by signal {signal}"),
            (None, None) => "ended without a status".to_owned(),
        }
    }

    /// The same for a report, with the version of the program.
    pub fn ended(&self, version: &str) -> Ended {
        Ended { version: version.to_owned(), how: self.how(), seconds: self.time.as_secs_f64() }
    }
}

/// A front end that runs.
pub struct Running {
    child: std::process::Child,
    begin: Instant,
}

impl Running {
    /// Starts a program; what it says is kept.
    pub fn start(program: &Path, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(program);
        command
            .args(arguments.iter().map(|argument| to_path(argument).into_owned()))
            .stdin(Stdio::null())
            .stderr(Stdio::piped());
        let begin = Instant::now();
        let child = command.spawn()?;
        register_child(child.id());
        Ok(Self { child, begin })
    }

    /// Waits for its end.
    pub fn finish(self) -> io::Result<Finished> {
        let id = self.child.id();
        let output = self.child.wait_with_output();
        stop_if_ending();
        forget_child(id);
        let output = output?;
        Ok(Finished { status: output.status, said: output.stderr, time: self.begin.elapsed() })
    }
}

/// Outputs that a front end writes beside their places.
pub struct Outputs {
    files: Vec<(&'static str, PendingFile)>,
}

impl Outputs {
    /// Files for everything that a run with these settings writes.
    pub fn create(settings: &Settings, source: &str) -> Result<Self, Refusal> {
        let files = &settings.files;
        let host = (!settings.no_code_generation).then(|| host_name(settings, source));
        let module_id = files.module_id.clone().filter(|_| files.write_module_id && host.is_some());
        let wanted = [
            ("--gen_c_file_name", host),
            ("--module_id_file_name", module_id),
            ("--error_output", files.error_output.clone()),
            ("--list", files.listing.clone()),
            ("--xref", files.cross_reference.clone()),
        ];
        let mut made = Vec::new();
        for (option, name) in wanted {
            if let Some(name) = name {
                made.push((option, PendingFile::create(&name, Some(source))?));
            }
        }
        Ok(Self { files: made })
    }

    /// Arguments that send the outputs to these files. The later of two such options holds, and the source stays the last
    /// argument.
    pub fn redirected(&self, arguments: &[String]) -> Vec<String> {
        let files = self.files.iter().map(|(option, file)| [(*option).to_owned(), from_path(file.path())]);
        let options: Vec<String> = files.flatten().collect();
        let end = arguments.len() - 1;
        let end = if end > 0 && arguments[end - 1] == "--" { end - 1 } else { end };
        [&arguments[..end], &options, &arguments[end..]].concat()
    }

    /// The file of an option.
    pub fn path(&self, option: &str) -> Option<&Path> {
        self.files.iter().find(|(name, _)| *name == option).map(|(_, file)| file.path())
    }

    /// Puts all of them in their places.
    pub fn commit(self) -> io::Result<()> {
        self.files.into_iter().try_for_each(|(_, file)| file.commit())
    }
}

/// Becomes the toolkit's own front end; returns only where that fails.
pub fn become_tool(tool: &Tool, arguments: &[String]) -> io::Error {
    Command::new(&tool.path).args(arguments.iter().map(|argument| to_path(argument).into_owned())).exec()
}
