//! Work that takes memory, side by side within a limit.

use std::sync::{Condvar, Mutex, PoisonError};

/// How much memory work that runs at the same time may take together, in bytes.
pub struct Budget {
    limit: u64,
    taken: Mutex<u64>,
    given_back: Condvar,
}

/// A part of a budget, given back when it is dropped.
pub struct Share<'b> {
    budget: &'b Budget,
    bytes: u64,
}

impl Budget {
    /// With a limit in bytes.
    pub fn new(limit: u64) -> Self {
        Self { limit, taken: Mutex::new(0), given_back: Condvar::new() }
    }

    /// Waits until there is room for as much. What is more than the limit runs alone.
    pub fn take(&self, bytes: u64) -> Share<'_> {
        let bytes = bytes.min(self.limit);
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |taken: &mut u64| taken.saturating_add(bytes) > self.limit;
        let mut taken = self.given_back.wait_while(taken, fits).unwrap_or_else(PoisonError::into_inner);
        *taken += bytes;
        Share { budget: self, bytes }
    }
}

impl Drop for Share<'_> {
    fn drop(&mut self) {
        let mut taken = self.budget.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *taken -= self.bytes;
        self.budget.given_back.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn shares_never_exceed_the_limit_and_all_work_is_done() {
        let (budget, taken, done) = (Budget::new(10), AtomicU64::new(0), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for size in [3, 4, 5, 6, 40, 1, 10, 2] {
                let (budget, taken, done) = (&budget, &taken, &done);
                scope.spawn(move || {
                    let _share = budget.take(size);
                    let size = size.min(10);
                    assert!(taken.fetch_add(size, Ordering::SeqCst) + size <= 10);
                    std::thread::yield_now();
                    taken.fetch_sub(size, Ordering::SeqCst);
                    done.fetch_add(1, Ordering::SeqCst);
                });
            }
        });
        assert_eq!(done.into_inner(), 8);
    }
}
