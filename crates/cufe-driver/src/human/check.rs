//! `cufe check`: the reports of one source or many.

use super::statistics::write_statistics;
use super::surroundings::UnitSurroundings;
use super::unit::{Failure, MISTAKE, Pass, Workplace, reports, show};
use super::{CheckOptions, Format};
use crate::stages::working_directory;
use cufe_diagnostics::Report;
use cufe_diagnostics::sarif::StandardDocument;
use std::collections::HashSet;
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

/// The reports of a file as the compilers see it, and the exit status.
fn checked(
    workplace: &Workplace,
    file: &str,
    options: &CheckOptions,
    passes: &[Pass],
) -> Result<(Vec<u8>, u8), Failure> {
    let format = options.format;
    let (mut text, mut status) = (Vec::new(), 0);
    let mut document = StandardDocument::default();
    let mut known: HashSet<(u16, String, u32, u32)> = HashSet::new();
    for &pass in passes {
        let mut analysis = workplace.analyse_for(file, pass)?;
        let source = &analysis.unit.source;
        // What an earlier pass found is not told again.
        let place = |report: &Report| {
            let location = source.location(report.position);
            (report.code.0, source.file_name(location.file).to_owned(), location.line, location.column)
        };
        analysis
            .resolved
            .reports
            .retain(|shown| !shown.report.position.is_some() || known.insert(place(&shown.report)) || passes.len() < 2);
        status = analysis.resolved.exit_status().max(status);
        match format {
            Format::Sarif => {
                let surroundings = UnitSurroundings::new(&analysis.unit);
                document.add(&analysis.resolved, &analysis.unit.source, &working_directory(), &surroundings);
            }
            Format::Human | Format::Text => text.extend(reports(&analysis, format, file)?),
        }
        if options.statistics && format != Format::Sarif {
            write_statistics(&mut text, pass, &analysis.unit)?;
        }
    }
    if format == Format::Sarif {
        document.write(&mut text)?;
    }
    Ok((text, status))
}

fn check_file(workplace: &Workplace, index: usize, file: &str, options: &CheckOptions, passes: &[Pass]) -> Checked {
    match checked(workplace, file, options, passes) {
        Ok((text, status)) => Checked { index, text, failure: None, status },
        Err(error) => {
            let (mut text, failure) = (Vec::new(), error.to_string());
            if options.format == Format::Sarif {
                // Who reads the output finds a document for every source. Writing to memory does not fail.
                let _ = StandardDocument::write_failure(&mut text, &failure);
            }
            Checked { index, text, failure: Some(failure), status: MISTAKE }
        }
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
    let mut workplace = Workplace::new(&options.source)?;
    if options.statistics {
        workplace = workplace.with_statistics();
    }
    let (files, format) = (&options.files, options.format);
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 { processors } else { options.jobs }.clamp(1, files.len().max(1));
    let passes: &[Pass] = match (options.host, options.device) {
        (true, _) => &[Pass::Host],
        (_, true) => &[Pass::Device],
        _ => &[Pass::Host, Pass::Device],
    };
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
                    if sender.send(check_file(workplace, index, file, options, passes)).is_err() {
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
