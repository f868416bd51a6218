//! What a run of a program costs: time and memory, of the program and what it waited for.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Pid, Resource, Rlimit};
use wait4::Wait4;

/// One run of a program.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// From start to end.
    pub wall: Duration,
    /// What processors spent on it, for the program and for the system on its behalf.
    pub used: Duration,
    /// The most memory it held, in bytes.
    pub memory: u64,
    /// Its exit status; none if a signal ended it, as one does past a limit.
    pub status: Option<i32>,
}

impl Sample {
    /// Whether the program exited with status 0.
    pub fn succeeded(&self) -> bool {
        self.status == Some(0)
    }
}

/// What a run may take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Seconds of processor time.
    pub seconds: Option<u64>,
    /// Bytes of address space.
    pub memory: Option<u64>,
}

/// Runs a program with no input, its output thrown away.
///
/// # Errors
///
/// It cannot be started or waited for.
pub fn measure(command: &mut Command, limits: Limits) -> Result<Sample> {
    let start = Instant::now();
    let child = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start {}", command.get_program().to_string_lossy()))?;
    for (resource, limit) in [(Resource::Cpu, limits.seconds), (Resource::As, limits.memory)] {
        if limit.is_some() {
            // It may have ended already.
            let _ = rustix::process::prlimit(
                Some(Pid::from_child(&child)),
                resource,
                Rlimit { current: limit, maximum: limit },
            );
        }
    }
    let used = child.wait4()?;
    Ok(Sample {
        wall: start.elapsed(),
        used: used.rusage.utime + used.rusage.stime,
        memory: used.rusage.maxrss,
        status: used.status.code(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_childs_time_and_memory_are_measured() {
        let sample = measure(&mut Command::new("true"), Limits::default()).unwrap();
        assert!(sample.succeeded() && sample.memory > 100_000 && sample.wall > Duration::ZERO);
    }

    #[test]
    fn a_run_past_its_time_has_no_status() {
        let limits = Limits { seconds: Some(1), memory: None };
        let sample = measure(Command::new("sh").args(["-c", "while :; do :; done"]), limits).unwrap();
        assert_eq!(sample.status, None);
        assert!(sample.used >= Duration::from_millis(900));
    }
}
