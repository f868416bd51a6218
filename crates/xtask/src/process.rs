//! Running other programs: with a time limit, in a process group of their own, their output collected.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Pid, Resource, Rlimit, Signal};

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It exited with this status.
    Status(i32),
    /// This signal ended it.
    Signal(i32),
    /// It ran past its time limit and was killed, with everything it had started.
    TimedOut,
}

impl Ended {
    /// Whether the program exited with status 0.
    pub fn succeeded(self) -> bool {
        self == Ended::Status(0)
    }
}

impl From<ExitStatus> for Ended {
    fn from(status: ExitStatus) -> Ended {
        match status.code() {
            Some(code) => Ended::Status(code),
            None => Ended::Signal(status.signal().unwrap_or(0)),
        }
    }
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ended::Status(code) => write!(f, "exit status {code}"),
            Ended::Signal(number) => write!(f, "signal {number}"),
            Ended::TimedOut => write!(f, "time limit passed"),
        }
    }
}

/// What a program did.
#[derive(Debug)]
pub struct Output {
    /// How it ended.
    pub ended: Ended,
    /// Its standard output, ill-formed UTF-8 replaced.
    pub stdout: String,
    /// Its standard error, ill-formed UTF-8 replaced.
    pub stderr: String,
}

/// Runs `command` with no input and collects its output; after `limit` its whole process group is killed.
///
/// The output goes through unnamed files, not pipes, so that nothing a program leaves behind can hold the caller up.
pub fn run(command: &mut Command, limit: Duration) -> Result<Output> {
    let mut stdout = tempfile::tempfile()?;
    let mut stderr = tempfile::tempfile()?;
    let child = command
        .stdin(Stdio::null())
        .stdout(stdout.try_clone()?)
        .stderr(stderr.try_clone()?)
        .process_group(0)
        .spawn()
        .with_context(|| format!("cannot start {}", command.get_program().to_string_lossy()))?;
    let ended = wait(child, limit)?;
    Ok(Output { ended, stdout: contents(&mut stdout)?, stderr: contents(&mut stderr)? })
}

fn wait(mut child: Child, limit: Duration) -> Result<Ended> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.into());
        }
        if start.elapsed() > limit {
            // Failure means that the group is gone already.
            let _ = rustix::process::kill_process_group(Pid::from_child(&child), Signal::KILL);
            child.wait()?;
            return Ok(Ended::TimedOut);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn contents(file: &mut File) -> Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Limits what every program started from here on may take: 16 GiB of address space and no core file.
///
/// A front end under test that runs away then fails its case and not the machine.
pub fn limit_children() {
    limit_children_to(16);
}

/// As [`limit_children`], with as many GiB of address space.
pub fn limit_children_to(gibibytes: u64) {
    let lower = |resource, most: u64| {
        let limit = rustix::process::getrlimit(resource);
        let most = limit.maximum.map_or(most, |maximum| maximum.min(most));
        // Where a limit cannot be set the checks still mean the same.
        let _ = rustix::process::setrlimit(resource, Rlimit { current: Some(most), maximum: limit.maximum });
    };
    lower(Resource::As, gibibytes << 30);
    lower(Resource::Core, 0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limit: Duration) -> Output {
        run(Command::new("sh").args(["-c", script]), limit).unwrap()
    }

    #[test]
    fn output_and_exit_status_are_collected() {
        let output = shell("echo out; echo err >&2; exit 3", Duration::from_secs(20));
        assert_eq!((output.ended, &*output.stdout, &*output.stderr), (Ended::Status(3), "out\n", "err\n"));
    }

    #[test]
    fn a_program_past_its_limit_is_killed() {
        assert_eq!(shell("sleep 60 & wait", Duration::from_millis(50)).ended, Ended::TimedOut);
    }

    #[test]
    fn a_signal_is_told_from_an_exit() {
        assert_eq!(shell("kill -TERM $$", Duration::from_secs(20)).ended, Ended::Signal(15));
    }
}
