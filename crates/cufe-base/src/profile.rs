//! Where the time of an analysis goes: spans of single headers, instances and evaluations, recorded by the thread that
//! analyses while someone asks for them.
//!
//! Of instances and evaluations only spans of at least [`GRANULARITY`] are kept: a large unit has a million of shorter ones. While nothing is recorded,
//! a call costs a look at a variable of the thread.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

/// The shortest time that an instance or evaluation must take to be kept.
pub const GRANULARITY: Duration = Duration::from_micros(500);

/// What a span is the time of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Activity {
    /// Declarations of one file that follow each other, with the instances and evaluations that they ask for.
    File,
    /// A part of an instance of a template: a class, a declaration, a body, an initializer.
    Instance,
    /// The evaluation of an expression that must be constant.
    Evaluation,
}

impl Activity {
    /// All, in the order of a report.
    pub const ALL: [Self; 3] = [Self::File, Self::Instance, Self::Evaluation];

    /// Its name in traces.
    pub fn name(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Instance => "instance",
            Self::Evaluation => "evaluation",
        }
    }

    /// Its name in the head of a table.
    pub fn plural(self) -> &'static str {
        match self {
            Self::File => "files",
            Self::Instance => "instances",
            Self::Evaluation => "evaluations",
        }
    }
}

/// A span of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What was done.
    pub activity: Activity,
    /// To what: a file, an instance as diagnostics name it, the place of an expression.
    pub name: String,
    /// When it began.
    pub begun: Instant,
    /// How long it took, with all that happened within.
    pub took: Duration,
}

thread_local! {
    static IS_RECORDING: Cell<bool> = const { Cell::new(false) };
    static RECORDER: RefCell<Recorder> = const { RefCell::new(Recorder { spans: Vec::new(), file: None }) };
}

struct Recorder {
    spans: Vec<Span>,
    /// The file at hand, and since when.
    file: Option<(String, Instant)>,
}

impl Recorder {
    fn leave_file(&mut self, now: Instant) {
        if let Some((name, begun)) = self.file.take() {
            let took = now.saturating_duration_since(begun);
            self.spans.push(Span { activity: Activity::File, name, begun, took });
        }
    }
}

/// Stops the recording, also when the work panics.
struct Recording;

impl Drop for Recording {
    fn drop(&mut self) {
        IS_RECORDING.set(false);
    }
}

/// Does some work in which the spans of this thread are recorded, and gives them in the order of their ends. Work within
/// recorded work adds to what is recorded around it.
pub fn record<T>(work: impl FnOnce() -> T) -> (T, Vec<Span>) {
    if IS_RECORDING.replace(true) {
        return (work(), Vec::new());
    }
    let recording = Recording;
    RECORDER.set(Recorder { spans: Vec::new(), file: None });
    let result = work();
    drop(recording);
    let mut recorder = RECORDER.replace(Recorder { spans: Vec::new(), file: None });
    recorder.leave_file(Instant::now());
    (result, recorder.spans)
}

/// The time at which an activity begins; `None` while nothing is recorded.
pub fn begin() -> Option<Instant> {
    IS_RECORDING.get().then(Instant::now)
}

/// Ends an activity that [`begin`] began. The name is asked for only if the span took long enough; one without is not kept.
pub fn end(activity: Activity, begun: Option<Instant>, name: impl FnOnce() -> Option<String>) {
    let Some(begun) = begun else { return };
    let took = begun.elapsed();
    if took >= GRANULARITY
        && let Some(name) = name()
    {
        RECORDER.with_borrow_mut(|recorder| recorder.spans.push(Span { activity, name, begun, took }));
    }
}

/// From here on declarations of this file are read, until another one is named.
pub fn enter_file(name: &str) {
    if !IS_RECORDING.get() {
        return;
    }
    RECORDER.with_borrow_mut(|recorder| {
        if recorder.file.as_ref().is_none_or(|(file, _)| file != name) {
            let now = Instant::now();
            recorder.leave_file(now);
            recorder.file = Some((name.to_owned(), now));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;

    #[test]
    fn only_long_spans_within_recorded_work_are_kept() {
        assert_eq!(begin(), None);
        let ((), spans) = record(|| {
            let begun = begin();
            end(Activity::Instance, begun, || unreachable!("too short to be named"));
            let begun = begin();
            sleep(GRANULARITY);
            end(Activity::Evaluation, begun, || Some("a".to_owned()));
            end(Activity::Evaluation, begun, || None);
        });
        let names: Vec<_> = spans.iter().map(|span| (span.activity, span.name.as_str())).collect();
        assert_eq!(names, [(Activity::Evaluation, "a")]);
        assert!(spans[0].took >= GRANULARITY);
        assert_eq!(begin(), None);
    }

    #[test]
    fn declarations_of_one_file_are_one_span() {
        let ((), spans) = record(|| {
            for file in ["a.h", "a.h", "b.h", "a.h"] {
                enter_file(file);
                sleep(GRANULARITY);
            }
        });
        let names: Vec<_> = spans.iter().map(|span| span.name.as_str()).collect();
        assert_eq!(names, ["a.h", "b.h", "a.h"]);
        assert!(spans[0].took >= GRANULARITY * 2);
    }

    #[test]
    fn a_panic_ends_the_recording() {
        assert!(std::panic::catch_unwind(|| record(|| panic!("as intended"))).is_err());
        assert_eq!(begin(), None);
        assert_eq!(record(|| ()).1, []);
    }
}
