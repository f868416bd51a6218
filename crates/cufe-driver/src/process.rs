//! The process: signals, time, limits, the stack, and what happens when the program itself is wrong.

use crate::outputs;
use rustix::process::{
    Pid, Resource, Rlimit, Signal, getrlimit, kill_process, set_parent_process_death_signal, setrlimit,
};
use rustix::system::sysinfo;
use rustix::time::{ClockId, clock_gettime};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXCPU, SIGXFSZ};
use signal_hook::iterator::Signals;
use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Stack of the work: reserved, not used, and grown beyond by the stages themselves.
const STACK_SIZES: [usize; 3] = [512 << 20, 64 << 20, 8 << 20];

/// Exit status of a run that ended early.
pub const TERMINATED: u8 = 4;

/// Exit status of a watched process that failed because this program has a defect: nothing is known of its input. Nobody but
/// the watching process sees it.
pub const DEFECT: u8 = 70;

/// CPU time after which a watched process is taken to be in an endless loop, in seconds: a hundred times what the largest
/// known programs need.
const WORKER_SECONDS: u64 = 600;

/// Whether this process is watched.
static IS_WATCHED: AtomicBool = AtomicBool::new(false);

/// Whether a signal ends the run.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// The processes that this one has started and watches.
static CHILDREN: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Runs the work with a large stack; without one where the system has none to give. There is no thread for it: a further
/// one would cost the allocator a further heap.
pub fn with_large_stack(work: fn() -> u8) -> u8 {
    for size in STACK_SIZES {
        let has_begun = Cell::new(false);
        let begin = || {
            has_begun.set(true);
            work()
        };
        // A panic before the work begins says that there is no memory for the stack.
        match catch_unwind(AssertUnwindSafe(|| stacker::grow(size, begin))) {
            Ok(status) => return status,
            Err(_) if has_begun.get() => return TERMINATED,
            Err(_) => {}
        }
    }
    catch_unwind(work).unwrap_or(TERMINATED)
}

thread_local! {
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Makes panics silent; [`guarded`] tells what they said.
pub fn record_panics() {
    std::panic::set_hook(Box::new(|information| {
        let payload = information.payload();
        let said = payload
            .downcast_ref::<&str>()
            .copied()
            .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
            .unwrap_or("no message");
        let mut text = said.to_owned();
        if let Some(place) = information.location() {
            let _ = write!(text, " ({}:{})", place.file(), place.line());
        }
        // A panic while the thread ends has nowhere to go.
        let _ = PANIC.try_with(|panic| panic.borrow_mut().replace(text));
    }));
}

/// Does the work; a panic in it is a defect of this program, and is returned as a text.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
        let said = PANIC.with(|panic| panic.borrow_mut().take());
        format!("the front end has a defect: {}", said.unwrap_or_default())
    })
}

/// Whether a signal was ignored when the program was started.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}

fn children() -> MutexGuard<'static, Vec<u32>> {
    CHILDREN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Names a process that must not outlive this one.
pub fn register_child(id: u32) {
    children().push(id);
}

/// Forgets a process that has ended.
pub fn forget_child(id: u32) {
    children().retain(|&known| known != id);
}

/// Ends the processes that this one has started.
fn end_children() {
    for id in children().drain(..) {
        if let Some(child) = i32::try_from(id).ok().and_then(Pid::from_raw) {
            let _ = kill_process(child, Signal::TERM);
        }
    }
}

/// Makes this a watched process: it ends with the one that watches.
pub fn be_watched() {
    IS_WATCHED.store(true, Ordering::Relaxed);
    let _ = set_parent_process_death_signal(Some(Signal::TERM));
}

/// Whether this process is watched.
pub fn is_watched() -> bool {
    IS_WATCHED.load(Ordering::Relaxed)
}

/// Goes no further once a signal ends the run: that the processes which it ends have failed says nothing of them, and no file
/// may be begun any more.
pub fn stop_if_ending() {
    if IS_ENDING.load(Ordering::SeqCst) {
        loop {
            std::thread::park();
        }
    }
}

/// Handles signals on a thread of its own: the run ends without leaving unfinished files.
pub fn handle_signals() {
    let mut wanted = vec![SIGTERM, SIGXCPU, SIGXFSZ];
    // nohup and shells in the background let programs ignore these.
    wanted.extend([SIGINT, SIGHUP].into_iter().filter(|&signal| !is_ignored(signal)));
    let Ok(mut signals) = Signals::new(wanted) else { return };
    let handler = move || {
        for signal in signals.forever() {
            let text = match signal {
                // The write that went beyond the limit fails and is reported.
                SIGXFSZ => continue,
                SIGXCPU => "\nInternal error: the limit of CPU time is exceeded\nCompilation aborted.\n",
                _ => "\nCompilation terminated.\n",
            };
            IS_ENDING.store(true, Ordering::SeqCst);
            outputs::remove_temporaries();
            end_children();
            let _ = std::io::stderr().write_all(text.as_bytes());
            let status = if signal == SIGXCPU && is_watched() { DEFECT } else { TERMINATED };
            // What was begun before the other thread stopped.
            outputs::remove_temporaries();
            std::process::exit(i32::from(status));
        }
    };
    // Without the thread signals have no effect but their default one.
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(handler);
}

/// Sets the limit of CPU time: to that of the option, else as far as it goes.
pub fn limit_cpu_time(seconds: Option<u64>) {
    let seconds = seconds.or_else(|| is_watched().then_some(WORKER_SECONDS));
    let maximum = getrlimit(Resource::Cpu).maximum;
    let current = match (seconds, maximum) {
        (Some(seconds), Some(maximum)) => Some(seconds.min(maximum)),
        (Some(seconds), None) => Some(seconds),
        (None, maximum) => maximum,
    };
    let _ = setrlimit(Resource::Cpu, Rlimit { current, maximum });
}

/// Keeps a watched process from taking all of the machine's memory: three quarters are enough for every program.
pub fn limit_memory() {
    limit_memory_to(u64::MAX);
}

/// The same, with a limit in bytes beside that.
pub fn limit_memory_to(bytes: u64) {
    let system = sysinfo();
    let total = system.totalram.saturating_mul(u64::from(system.mem_unit.max(1)));
    let wanted = (total / 4 * 3).min(bytes);
    let limit = getrlimit(Resource::As);
    if limit.current.is_none_or(|current| current > wanted) {
        let _ = setrlimit(Resource::As, Rlimit { current: Some(wanted), maximum: limit.maximum });
    }
}

/// How much memory may be taken without driving others out, in bytes: what the kernel says is available, and half of all
/// where it says nothing.
pub fn available_memory() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    let system = sysinfo();
    kibibytes.map_or(system.totalram.saturating_mul(u64::from(system.mem_unit.max(1))) / 2, |number| number << 10)
}

/// A moment, in CPU time of the process and in time.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    cpu: Duration,
    wall: Instant,
}

fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

impl Moment {
    /// Now.
    pub fn now() -> Self {
        Self { cpu: cpu_time(), wall: Instant::now() }
    }

    /// A line of `--timing` for what happened since.
    pub fn line(self, label: &str) -> String {
        let now = Self::now();
        let cpu = now.cpu.saturating_sub(self.cpu).as_secs_f64();
        let elapsed = now.wall.saturating_duration_since(self.wall).as_secs_f64();
        format!("{label:<30} {cpu:>10.2} (CPU) {elapsed:>10.2} (elapsed)\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_text() {
        record_panics();
        let error = guarded(|| -> u8 { panic!("so it is") }).unwrap_err();
        assert!(error.contains("so it is"), "{error}");
        assert_eq!(guarded(|| 3), Ok(3));
    }

    #[test]
    fn lines_of_timing_have_their_columns() {
        let line = Moment::now().line("Front end time");
        assert!(line.starts_with("Front end time                 "), "{line}");
        assert!(line.contains("0.00 (CPU)       0.00 (elapsed)"), "{line}");
    }
}
