//! `cufe check`: the reports of one source, of many, or of a whole project.

mod outcome;
pub mod project;
mod together;

use super::merge::{write_document, write_whole};
use super::unit::{Failure, MISTAKE, Pass, Workplace, controls, with_colors};
use super::{CheckOptions, Format};
use crate::preprocess::Input;
use crate::process::available_memory;
use crate::timeline::Timeline;
use cufe_base::file_name::{from_path, shown, to_bytes, to_path};
use cufe_diagnostics::Resolved;
use cufe_diagnostics::human::{Counts, write_counts};
use cufe_diagnostics::sarif::Merged;
use cufe_diagnostics::text::write_summary;
use cufe_project::budget::Budget;
use cufe_project::cache::{self, Cache, Known};
use cufe_project::{changed, dependencies};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use outcome::{Outcome, Wanted, Weight, check_source};
use project::Sources;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use together::{Extent, Portions, compare_all};

/// Stack of a thread that checks: reserved, not used.
const STACK_SIZE: usize = 256 << 20;

/// How many options that nobody knows are named.
const NAMED_OPTIONS: usize = 8;

/// A source that is checked, with the options for it.
pub struct Checked {
    input: Input,
    /// The program of which the build says that the source is part.
    program: Option<String>,
    workplace: Arc<Workplace>,
}

/// How sources are checked.
struct Checker {
    passes: &'static [Pass],
    statistics: bool,
    budget: Budget,
    cache: Option<Cache>,
    /// Of a project: what its sources are compared by.
    portions: Option<Portions>,
}

/// The program itself: another one may find other things.
fn program_identity() -> String {
    let data = std::env::current_exe().and_then(std::fs::metadata);
    let modified = data.as_ref().ok().and_then(|data| data.modified().ok());
    let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    let size = data.map_or(0, |data| data.len());
    format!("{} {size} {}", env!("CARGO_PKG_VERSION"), modified.as_nanos())
}

impl Checker {
    /// All that a result depends on, but for the contents of files.
    fn command(&self, source: &Checked) -> cache::Hash {
        let directory = crate::stages::working_directory();
        let (identity, workplace) = (program_identity(), source.workplace.identity());
        let passes = format!("{:?} {}", self.passes, self.statistics);
        cache::hash([identity.as_bytes(), workplace.as_bytes(), directory.as_bytes(), passes.as_bytes()])
    }

    /// The name under which the result of a source is kept: one for each way in which a project compiles it.
    fn unit(source: &Checked) -> String {
        format!("{} {}", source.input.name(), source.workplace.identity())
    }

    fn known(&self, source: &Checked) -> Option<Outcome> {
        let Input::File(_) = &source.input else { return None };
        let cache = self.cache.as_ref()?;
        let Known::Result(outcome, _) = cache.find::<Outcome>(&Self::unit(source), &self.command(source)) else {
            return None;
        };
        let holds = |portions: &Portions| outcome.unit.as_ref().is_some_and(|unit| portions.hold(unit, cache));
        self.portions.as_ref().is_none_or(holds).then_some(outcome)
    }

    /// What is found in a source, now or at an earlier time.
    fn check(&self, source: &Checked) -> Outcome {
        if let Some(known) = self.known(source) {
            return known;
        }
        let begun = SystemTime::now();
        let summary = self.portions.as_ref().map(|portions| (portions, self.cache.as_ref()));
        // A text that is preprocessed is that of the host compiler, unless the command line says otherwise.
        let passes = match source.input.is_preprocessed() && self.passes.len() > 1 {
            true => &[Pass::Host],
            false => self.passes,
        };
        let wanted = Wanted { passes, statistics: self.statistics, summary };
        match check_source(&source.workplace, &source.input, wanted, &self.budget) {
            Ok(outcome) => {
                if let (Some(cache), Input::File(_)) = (&self.cache, &source.input) {
                    let command = cache::Command { command: self.command(source), begun };
                    // What cannot be kept is checked again.
                    let _ = cache.keep(&Self::unit(source), command, &outcome.dependencies, &outcome);
                }
                outcome
            }
            Err(error) => Outcome::failed(&error),
        }
    }

    /// Whether a source is one of these files or includes one.
    fn reads_any(&self, source: &Checked, files: &std::collections::HashSet<PathBuf>) -> bool {
        let here = std::env::current_dir().unwrap_or_default();
        let is_one = |file: &str| {
            let path = here.join(to_path(file));
            files.contains(&path) || path.canonicalize().is_ok_and(|path| files.contains(&path))
        };
        if is_one(source.input.name()) {
            return true;
        }
        if let Some(known) = self.known(source) {
            return known.dependencies.iter().any(|file| is_one(file));
        }
        self.passes.iter().any(|&pass| match source.workplace.prepare(&source.input, pass) {
            Ok(prepared) => prepared.dependencies.iter().any(|file| is_one(file)),
            // The check tells what is wrong.
            Err(_) => true,
        })
    }
}

/// Does work for each of the items on several threads, and hands on what it gives, in the order in which it is done. The
/// second function is told of items as their work begins.
fn in_parallel<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    work: impl Fn(&T) -> R + Sync,
    begun: impl Fn(&T) + Sync,
    mut done: impl FnMut(usize, R),
) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            let (sender, next, work, begun) = (sender.clone(), &next, &work, &begun);
            let all = move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    begun(item);
                    if sender.send((index, work(item))).is_err() {
                        return;
                    }
                }
            };
            thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, all)?;
        }
        drop(sender);
        receiver.iter().for_each(|(index, result)| done(index, result));
        Ok(())
    })
}

/// A line that tells how far the work is, which file is at hand, and how much time is left: where somebody looks at it.
fn progress(total: usize) -> ProgressBar {
    let target = if total > 1 { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(total as u64), target);
    if let Ok(style) = ProgressStyle::with_template("[{pos}/{len}] {eta} left  {wide_msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Shows what was found, each thing once.
struct Shower<'o> {
    options: &'o CheckOptions,
    merged: Merged,
    colors: usize,
    total: Counts,
    dependencies: BTreeSet<String>,
    timeline: Timeline,
}

impl Shower<'_> {
    /// What is shown of a source on standard error.
    fn text(&mut self, name: &str, outcome: &Outcome) -> io::Result<Vec<u8>> {
        let mut out = Vec::new();
        if let Some(failure) = &outcome.failure {
            writeln!(out, "cufe: {}", shown(failure))?;
        }
        // A document of this program is one.
        let news = self.merged.add(&outcome.document).unwrap_or_default();
        self.timeline.add(name, &outcome.stages);
        self.dependencies.extend(outcome.dependencies.iter().cloned());
        let mut last = "";
        let (mut counts, mut resolved) = (Counts::default(), Resolved::default());
        for (index, finding) in outcome.findings.iter().enumerate() {
            // Sources of one project share their headers.
            if news.get(index) == Some(&false) {
                continue;
            }
            let human = finding.human.get(self.colors).map_or("", String::as_str);
            match self.options.format {
                // What a macro repeats looks the same each time, and once is enough.
                Format::Human if human == last => continue,
                Format::Human => writeln!(out, "{human}\n")?,
                Format::Text => out.extend_from_slice(&to_bytes(&finding.text)),
                Format::Sarif => {}
            }
            last = human;
            counts.add(finding.weight.severity());
            resolved.errors += u32::from(finding.weight == Weight::Error);
            resolved.catastrophes += u32::from(finding.weight == Weight::Catastrophe);
        }
        resolved.limit_reached = outcome.limit_reached;
        self.total.errors += counts.errors;
        self.total.warnings += counts.warnings;
        match self.options.format {
            Format::Human => write_counts(&mut out, name, counts, outcome.limit_reached)?,
            Format::Text => write_summary(&mut out, &resolved, Some(name))?,
            Format::Sarif => {}
        }
        if self.options.format != Format::Sarif {
            out.extend(outcome.statistics.as_bytes());
        }
        Ok(out)
    }
}

/// Tells of the options of compile commands that nobody knows.
fn tell_unknown(sources: &Sources) {
    if sources.unknown.is_empty() {
        return;
    }
    let named: Vec<&str> = sources.unknown.keys().take(NAMED_OPTIONS).map(String::as_str).collect();
    let more = sources.unknown.len() - named.len();
    let more = if more == 0 { String::new() } else { format!(" and {more} more") };
    let _ = writeln!(io::stderr(), "cufe: options that are not known are passed over: {}{more}", named.join(" "));
}

/// Checks all sources, several at a time, and shows their reports in the order of the command line or of the project.
pub fn check(options: &CheckOptions) -> Result<u8, Failure> {
    let mut found = project::sources(options)?;
    tell_unknown(&found);
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 { processors } else { options.jobs };
    let limit = if options.memory == 0 { available_memory() / 4 * 3 } else { options.memory << 20 };
    let folder = options.cache.clone().or(found.cache.take()).filter(|_| !options.no_cache);
    let checker = Checker {
        passes: match (options.host, options.device) {
            (true, _) => &[Pass::Host],
            (_, true) => &[Pass::Device],
            _ => &[Pass::Host, Pass::Device],
        },
        statistics: options.statistics,
        budget: Budget::new(limit),
        cache: folder.map(Cache::new),
        portions: options.project.is_some().then(Portions::default),
    };
    if let Some(reference) = &options.changed_since {
        let folder = options.project.as_deref().filter(|path| path.is_dir()).unwrap_or(Path::new("."));
        let changed = changed::changed_since(reference, folder)?;
        let mut kept = vec![false; found.sources.len()];
        let reads = |source: &Checked| checker.reads_any(source, &changed);
        in_parallel(
            &found.sources,
            jobs,
            reads,
            |_| {},
            |index, reads| {
                if let Some(kept) = kept.get_mut(index) {
                    *kept = reads;
                }
            },
        )?;
        let mut kept = kept.into_iter();
        found.sources.retain(|_| kept.next() == Some(true));
    }
    show_all(options, &found, &checker, jobs)
}

/// Checks the sources and shows what is found; returns the exit status.
fn show_all(options: &CheckOptions, found: &Sources, checker: &Checker, jobs: usize) -> Result<u8, Failure> {
    let colors = usize::from(with_colors(options.color));
    let mut shower = Shower {
        options,
        merged: Merged::new(),
        colors,
        total: Counts::default(),
        dependencies: BTreeSet::new(),
        timeline: Timeline::begin(),
    };
    let mut status = 0;
    for failure in &found.failures {
        let outcome = Outcome::failed(failure);
        let _ = io::stderr().write_all(&shower.text("", &outcome)?);
        status = MISTAKE;
    }
    let sources = &found.sources;
    let bar = progress(sources.len());
    let at_hand: Mutex<Vec<String>> = Mutex::default();
    let names = || at_hand.lock().unwrap_or_else(PoisonError::into_inner);
    let begun = |source: &Checked| {
        let mut names = names();
        names.push(source.input.name().to_owned());
        bar.set_message(shown(&names.join(" ")).into_owned());
    };
    let work = |source: &Checked| {
        let outcome = checker.check(source);
        names().retain(|name| name != source.input.name());
        outcome
    };
    let mut waiting: Vec<Option<Outcome>> = sources.iter().map(|_| None).collect();
    let mut summaries = vec![None; sources.len()];
    let mut shown = 0;
    let mut failure = None;
    in_parallel(sources, jobs, work, begun, |index, outcome| {
        status = status.max(outcome.status);
        if let (Some(place), Some(summary)) = (waiting.get_mut(index), summaries.get_mut(index)) {
            *summary = outcome.unit.clone();
            *place = Some(outcome);
        }
        bar.inc(1);
        while let (Some(outcome), Some(source)) = (waiting.get_mut(shown).and_then(Option::take), sources.get(shown)) {
            match shower.text(source.input.name(), &outcome) {
                // A closed stream is no reason to end the work.
                Ok(text) if !text.is_empty() => bar.suspend(|| drop(io::stderr().write_all(&text))),
                Ok(_) => {}
                Err(error) => failure = Some(error),
            }
            shown += 1;
        }
    })?;
    bar.finish_and_clear();
    if let Some(error) = failure {
        return Err(error.into());
    }
    if let Some(portions) = &checker.portions {
        let extent = match options.files.is_empty() && options.changed_since.is_none() && found.failures.is_empty() {
            true => Extent::Whole,
            false => Extent::Part,
        };
        let places = (portions, checker.cache.as_ref());
        let comparison = compare_all(sources, &summaries, places, extent, &controls(&options.source)?)?;
        status = status.max(comparison.outcome.status);
        let mut text = shower.text("all sources together", &comparison.outcome)?;
        if let (Some(why), Format::Human) = (comparison.unknown, options.format) {
            writeln!(text, "cufe: {why}")?;
        }
        let _ = io::stderr().write_all(&text);
    }
    let Shower { merged, total, dependencies: read, timeline, .. } = shower;
    if options.project.is_some() && options.format == Format::Human {
        let said = if total == Counts::default() { "no errors and no warnings".to_owned() } else { total.to_string() };
        let plural = if sources.len() == 1 { "" } else { "s" };
        let _ = writeln!(io::stderr(), "{} source{plural} checked: {said}", sources.len());
    }
    if options.format == Format::Sarif {
        write_document(merged, options.output.as_deref())?;
    }
    if let (Some(depfile), Some(output)) = (&options.depfile, &options.output) {
        let rule = dependencies::write(&from_path(output), read.iter().map(String::as_str));
        write_whole(&to_bytes(&rule), Some(depfile))?;
    }
    options.time.tell(&timeline)?;
    Ok(status)
}
