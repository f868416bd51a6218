//! Processes that analyse: each gets one query and gives one answer, or is ended.

use crate::answer::{Answer, Names, Query, read_part};
use std::ffi::OsString;
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// An answer is never longer.
const MAXIMUM_ANSWER: u64 = 1 << 30;

/// What comes of a worker, in this order; what it does not come to is left out but for the end.
#[derive(Debug)]
pub enum Part {
    /// Its reports.
    Answer(Answer),
    /// What names mean.
    Names(Names),
    /// It has ended; how, if it did not answer.
    End(String),
}

/// How a worker is started: a program with arguments, that reads a [`Query`] as JSON from standard input and writes an
/// [`Answer`], and then maybe [`Names`], to standard output ([`crate::write_part`]).
#[derive(Clone, Debug)]
pub struct Workers {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

/// A worker that was started.
#[derive(Debug)]
pub struct Running(Arc<Mutex<Option<Child>>>);

impl Running {
    /// Ends the worker and the processes that it has started.
    pub fn end(&self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(child) = child.as_mut() {
            let group = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw);
            if let Some(group) = group {
                let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            let _ = child.kill();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

impl Workers {
    /// Starts a worker; what comes of it is sent as `event` makes it.
    pub fn start<T: Send + 'static>(
        &self,
        query: &Query,
        events: Sender<T>,
        event: impl Fn(Part) -> T + Send + 'static,
    ) -> Running {
        // Whatever it leaves behind when it is ended lies there.
        let folder = tempfile::Builder::new().prefix("cufe-lsp-").tempdir();
        let mut command = Command::new(&self.program);
        if let Ok(folder) = &folder {
            command.env("TMPDIR", folder.path());
        }
        let child = command
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // So that it can be ended with the compiler that it runs.
            .process_group(0)
            .spawn();
        let mut child = match child {
            Ok(child) => child,
            Err(error) => {
                // If nobody listens any more, nobody waits.
                let _ = events.send(event(Part::End(format!("{}: {error}", self.program.display()))));
                return Running(Arc::default());
            }
        };
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let shared = Arc::new(Mutex::new(Some(child)));
        let running = Running(Arc::clone(&shared));
        let query = serde_json::to_vec(query).unwrap_or_default();
        let work = move || {
            if let Some(mut input) = input {
                // A worker that does not listen gives no answer either.
                let _ = input.write_all(&query);
            }
            if let Some(output) = output {
                let mut output = output.take(MAXIMUM_ANSWER);
                if let Some(answer) = read_part(&mut output) {
                    let _ = events.send(event(Part::Answer(answer)));
                    if let Some(names) = read_part(&mut output) {
                        let _ = events.send(event(Part::Names(names)));
                    }
                }
                // So that it does not wait for somebody who reads.
                let _ = std::io::copy(&mut output, &mut std::io::sink());
            }
            let child = shared.lock().unwrap_or_else(PoisonError::into_inner).take();
            let status = child.map(|mut child| child.wait());
            drop(folder);
            let how = match status {
                Some(Ok(status)) => format!("the analysis failed ({status})"),
                _ => "the analysis failed".to_owned(),
            };
            let _ = events.send(event(Part::End(how)));
        };
        // Without a thread there is no answer: the time limit ends the wait for it.
        let _ = thread::Builder::new().name("worker".to_owned()).spawn(work);
        running
    }
}
