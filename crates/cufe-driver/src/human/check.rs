//! `cufe check`: the reports of one source or many.

use super::unit::{Failure, MISTAKE, Workplace, reports, show};
use super::{CheckOptions, Format};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Stack of a thread that checks: reserved, not used.
const STACK_SIZE: usize = 256 << 20;

/// A checked file: its place in the command line, its reports, its exit status.
struct Checked {
    index: usize,
    text: Vec<u8>,
    /// A text for standard error that belongs to no source.
    failure: Option<String>,
    status: u8,
}

fn check_file(workplace: &Workplace, index: usize, file: &str, format: Format) -> Checked {
    let result = workplace.analyse(file).and_then(|analysis| {
        let text = reports(&analysis, format, file)?;
        Ok((text, analysis.resolved.exit_status()))
    });
    match result {
        Ok((text, status)) => Checked { index, text, failure: None, status },
        Err(error) => Checked { index, text: Vec::new(), failure: Some(error.to_string()), status: MISTAKE },
    }
}

/// A line that tells how far the work is, where somebody looks at it.
struct Progress {
    shown: bool,
    total: usize,
    done: usize,
}

impl Progress {
    fn new(total: usize) -> Self {
        Self { shown: total > 1 && io::stderr().is_terminal(), total, done: 0 }
    }

    fn clear(&self) {
        if self.shown {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }

    fn advance(&mut self, file: &str) {
        self.done += 1;
        if self.shown && self.done < self.total {
            let _ = write!(io::stderr(), "[{}/{}] {file}", self.done, self.total);
        }
    }
}

/// Checks all files, several at a time, and shows their reports in the order of the command line.
pub fn check(options: &CheckOptions) -> Result<u8, Failure> {
    let workplace = Workplace::new(&options.source)?;
    let (files, format) = (&options.files, options.format);
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 { processors } else { options.jobs }.clamp(1, files.len().max(1));
    let next = AtomicUsize::new(0);
    let mut status = 0;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..jobs {
            let (sender, workplace, next) = (sender.clone(), &workplace, &next);
            let work = move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(index) else { return };
                    if sender.send(check_file(workplace, index, file, format)).is_err() {
                        return;
                    }
                }
            };
            thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work)?;
        }
        drop(sender);
        let mut progress = Progress::new(files.len());
        let mut waiting: Vec<Checked> = Vec::new();
        let mut shown = 0;
        for checked in receiver {
            let index = checked.index;
            status = status.max(checked.status);
            waiting.push(checked);
            progress.clear();
            while let Some(place) = waiting.iter().position(|checked| checked.index == shown) {
                let checked = waiting.swap_remove(place);
                if let Some(failure) = checked.failure {
                    let _ = writeln!(io::stderr(), "cufe: {failure}");
                }
                show(&checked.text, format);
                shown += 1;
            }
            progress.advance(files.get(index).map_or("", String::as_str));
        }
        Ok::<(), Failure>(())
    })?;
    Ok(status)
}
