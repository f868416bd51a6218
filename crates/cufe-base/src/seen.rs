//! Lists without repetition that are mostly short, and have no limit.

use rustc_hash::FxHashSet;
use std::hash::Hash;

/// Up to so many items are compared one by one.
const FEW: usize = 16;

/// What tells quickly whether a list holds an item, once the list is long.
#[derive(Clone, Debug)]
pub struct Seen<T> {
    many: Option<Box<FxHashSet<T>>>,
}

impl<T> Default for Seen<T> {
    fn default() -> Self {
        Self { many: None }
    }
}

impl<T: Copy + Eq + Hash> Seen<T> {
    /// Whether a list does not hold an item. One that it does not hold is to be added to it.
    #[inline]
    pub fn is_new(&mut self, list: &[T], item: T) -> bool {
        if list.len() < FEW { !list.contains(&item) } else { self.is_new_to_many(list, item) }
    }

    fn is_new_to_many(&mut self, list: &[T], item: T) -> bool {
        // Items that were taken out of the list since are forgotten.
        let known = self.many.take().filter(|many| many.len() == list.len());
        let mut many = known.unwrap_or_else(|| Box::new(list.iter().copied().collect()));
        let is_new = many.insert(item);
        self.many = Some(many);
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_lists_hold_an_item_once() {
        let mut list = Vec::new();
        let mut seen = Seen::default();
        for item in (0..40).chain(0..40) {
            if seen.is_new(&list, item) {
                list.push(item);
            }
        }
        assert_eq!(list, (0..40).collect::<Vec<_>>());
        list.retain(|item| item % 2 == 0);
        assert!(seen.is_new(&list, 1) && !seen.is_new(&list, 2));
    }
}
