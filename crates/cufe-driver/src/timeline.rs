//! Where the time goes: the stages of every source as a trace for Chrome's viewer, Perfetto or Speedscope, and as a table.

use cufe_base::profile::{self, Activity, Span};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// How many sources a table names.
const NAMED_SOURCES: usize = 10;

/// How many of a kind of spans a table names.
const NAMED_SPANS: usize = 8;
/// As many characters of a name are shown in a table.
const NAME_LENGTH: usize = 110;

/// A stage of a source that was run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    begun: Instant,
    took: Duration,
    thread: ThreadId,
    /// What took long in it, if that was asked for.
    spans: Vec<Span>,
}

impl Stage {
    /// Does the work of a stage.
    pub fn run<T>(name: &'static str, stages: &mut Vec<Stage>, work: impl FnOnce() -> T) -> T {
        let begun = Instant::now();
        let result = work();
        let thread = std::thread::current().id();
        stages.push(Self { name, begun, took: begun.elapsed(), thread, spans: Vec::new() });
        result
    }

    /// As [`Self::run`]; records what takes long in it.
    pub fn record<T>(name: &'static str, stages: &mut Vec<Stage>, work: impl FnOnce() -> T) -> T {
        let (result, spans) = Self::run(name, stages, || profile::record(work));
        if let Some(stage) = stages.last_mut() {
            stage.spans = spans;
        }
        result
    }
}

/// The stages of all sources.
pub struct Timeline {
    begun: Instant,
    sources: Vec<(String, Vec<Stage>)>,
}

impl Timeline {
    /// One that begins now.
    pub fn begin() -> Self {
        Self { begun: Instant::now(), sources: Vec::new() }
    }

    /// Adds the stages of a source; one whose result was kept has none.
    pub fn add(&mut self, name: &str, stages: &[Stage]) {
        if !stages.is_empty() {
            self.sources.push((name.to_owned(), stages.to_vec()));
        }
    }

    /// The trace: in the JSON object format of Chrome's trace events, times in microseconds.
    pub fn trace(&self) -> String {
        let mut threads: HashMap<ThreadId, usize> = HashMap::new();
        let mut events: Vec<Value> = Vec::new();
        for (name, stage) in self.sources.iter().flat_map(|(name, list)| list.iter().map(move |stage| (name, stage))) {
            let count = threads.len();
            let thread = *threads.entry(stage.thread).or_insert(count);
            let mut event = |event: &str, category: &str, begun: Instant, took: Duration| {
                events.push(json!({
                    "name": event, "cat": category, "ph": "X", "pid": 1, "tid": thread,
                    "ts": begun.saturating_duration_since(self.begun).as_micros() as u64,
                    "dur": took.as_micros() as u64,
                    "args": { "source": name },
                }));
            };
            event(stage.name, "stage", stage.begun, stage.took);
            for span in &stage.spans {
                event(&span.name, span.activity.name(), span.begun, span.took);
            }
        }
        format!("{}\n", json!({ "traceEvents": events, "displayTimeUnit": "ms" }))
    }

    /// The table: the time of each stage over all sources and threads, and the sources that took longest.
    pub fn report(&self) -> String {
        let mut stages: BTreeMap<&str, Duration> = BTreeMap::new();
        let mut sources: Vec<(Duration, &str)> = Vec::new();
        for (name, list) in &self.sources {
            sources.push((list.iter().map(|stage| stage.took).sum(), name));
            for stage in list {
                *stages.entry(stage.name).or_default() += stage.took;
            }
        }
        let all: Duration = stages.values().sum();
        let mut rows: Vec<(Duration, &str)> = stages.into_iter().map(|(name, took)| (took, name)).collect();
        let mut text = format!("{:>10}  {:>5}  stage\n", "seconds", "%");
        let row = |text: &mut String, took: Duration, name: &str| {
            let share = if all.is_zero() { 0.0 } else { took.as_secs_f64() / all.as_secs_f64() * 100.0 };
            // Writing to a string does not fail.
            let _ = writeln!(text, "{:>10.3}  {share:>5.1}  {name}", took.as_secs_f64());
        };
        for list in [&mut rows, &mut sources] {
            list.sort_by_key(|&row| std::cmp::Reverse(row));
        }
        rows.iter().for_each(|&(took, name)| row(&mut text, took, name));
        row(&mut text, all, "all");
        if sources.len() > 1 {
            text.push_str("the sources that took longest\n");
            sources.iter().take(NAMED_SOURCES).for_each(|&(took, name)| row(&mut text, took, name));
        }
        for activity in Activity::ALL {
            let spans = self.longest(activity);
            if !spans.is_empty() {
                let _ = writeln!(text, "{} that took longest", activity.plural());
            }
            spans.iter().take(NAMED_SPANS).for_each(|&(took, name)| row(&mut text, took, &shortened(name)));
        }
        let elapsed = self.begun.elapsed().as_secs_f64();
        let _ = writeln!(text, "{elapsed:>10.3}         elapsed");
        text
    }

    /// The time of the spans of an activity, by name, the longest first. What an instance needs is part of its time.
    fn longest(&self, activity: Activity) -> Vec<(Duration, &str)> {
        let mut names: HashMap<&str, Duration> = HashMap::new();
        for span in self.sources.iter().flat_map(|(_, stages)| stages).flat_map(|stage| &stage.spans) {
            if span.activity == activity {
                *names.entry(&span.name).or_default() += span.took;
            }
        }
        let mut rows: Vec<(Duration, &str)> = names.into_iter().map(|(name, took)| (took, name)).collect();
        rows.sort_by_key(|&row| std::cmp::Reverse(row));
        rows
    }
}

/// The begin of a name that is too long for a table.
fn shortened(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(NAME_LENGTH) {
        Some((end, _)) => format!("{}...", &name[..end]).into(),
        None => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timeline() -> Timeline {
        let mut timeline = Timeline::begin();
        for source in ["a.cu", "b.cu"] {
            let mut stages = Vec::new();
            assert_eq!(Stage::run("lexing", &mut stages, || 1), 1);
            Stage::run("analysis", &mut stages, || std::thread::sleep(Duration::from_millis(2)));
            timeline.add(source, &stages);
        }
        timeline.add("kept.cu", &[]);
        timeline
    }

    #[test]
    fn a_trace_has_an_event_for_each_stage_of_each_source() {
        let trace: Value = serde_json::from_str(&timeline().trace()).unwrap();
        let events = trace["traceEvents"].as_array().unwrap();
        assert_eq!(events.len(), 4);
        assert_eq!((&events[3]["name"], &events[3]["args"]["source"]), (&json!("analysis"), &json!("b.cu")));
        assert!(events[3]["dur"].as_u64() >= Some(2000) && events[3]["ts"].as_u64() >= events[1]["ts"].as_u64());
    }

    #[test]
    fn a_table_has_stages_and_sources_the_longest_first() {
        let report = timeline().report();
        let names: Vec<&str> = report.lines().filter_map(|line| line.split_whitespace().last()).collect();
        assert_eq!(names[..5], ["stage", "analysis", "lexing", "all", "longest"]);
        assert!(!report.contains("kept.cu"), "{report}");
    }
}
