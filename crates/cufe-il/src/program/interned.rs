//! The tables by which interned values are found again.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The hash of a value that is interned.
pub(super) fn hash_of<T: Hash>(value: &T) -> u32 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// Ids of interned values by the hashes of the values.
///
/// The hashes are kept: most values of another hash are told apart without being looked at, and none is hashed again when the
/// table grows. Values lie scattered in memory, so that each look costs what a hundred instructions do.
#[derive(Clone, Debug)]
pub(super) struct Interned<I>(HashTable<(u32, I)>);

impl<I> Default for Interned<I> {
    fn default() -> Self {
        Interned(HashTable::new())
    }
}

impl<I: Copy> Interned<I> {
    /// The id of the value with this hash that `is_it` accepts.
    pub(super) fn find(&self, hash: u32, is_it: impl Fn(I) -> bool) -> Option<I> {
        self.0.find(spread(hash), |&(known, id)| known == hash && is_it(id)).map(|&(_, id)| id)
    }

    /// Adds a value that is not in the table.
    pub(super) fn insert(&mut self, hash: u32, id: I) {
        self.0.insert_unique(spread(hash), (hash, id), |&(known, _)| spread(known));
    }

    /// Removes the value with this hash that `is_it` accepts.
    pub(super) fn remove(&mut self, hash: u32, is_it: impl Fn(I) -> bool) {
        if let Ok(entry) = self.0.find_entry(spread(hash), |&(known, id)| known == hash && is_it(id)) {
            entry.remove();
        }
    }

    /// Makes room for so many more values.
    pub(super) fn reserve(&mut self, additional: usize) {
        self.0.reserve(additional, |&(known, _)| spread(known));
    }
}

/// A hash of 64 bits of which both ends vary: the table takes places from the lower, and tags from the upper.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}
