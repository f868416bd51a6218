//! Lists without repetition that are mostly short, and have no limit.

use rustc_hash::FxHashSet;
use std::hash::Hash;

/// Up to so many items are compared one by one.
const FEW: usize = 16;

/// What tells quickly whether a list holds an item, once the list is long.
#[derive(Clone, Debug)]
pub struct Seen<T> {
    many: Option<Many<T>>,
}

/// What is known of a long list.
#[derive(Clone, Debug)]
struct Many<T> {
    length: usize,
    least: T,
    greatest: T,
    /// All of it, once an item came that lies between others: mostly they come in order.
    items: Option<Box<FxHashSet<T>>>,
}

impl<T> Default for Seen<T> {
    fn default() -> Self {
        Self { many: None }
    }
}

impl<T: Copy + Ord + Hash> Seen<T> {
    /// Whether a list does not hold an item. One that it does not hold is to be added to it.
    #[inline]
    pub fn is_new(&mut self, list: &[T], item: T) -> bool {
        if list.len() < FEW { !list.contains(&item) } else { self.is_new_to_many(list, item) }
    }

    fn is_new_to_many(&mut self, list: &[T], item: T) -> bool {
        // Items that were taken out of the list since are forgotten.
        let known = self.many.take().filter(|many| many.length == list.len());
        let Some(mut many) = known.or_else(|| Many::of(list)) else { return true };
        let is_new = many.is_new(list, item);
        if is_new {
            many.length += 1;
            many.least = many.least.min(item);
            many.greatest = many.greatest.max(item);
        }
        self.many = Some(many);
        is_new
    }
}

impl<T: Copy + Ord + Hash> Many<T> {
    fn of(list: &[T]) -> Option<Self> {
        let (&least, &greatest) = (list.iter().min()?, list.iter().max()?);
        Some(Self { length: list.len(), least, greatest, items: None })
    }

    fn is_new(&mut self, list: &[T], item: T) -> bool {
        if let Some(items) = &mut self.items {
            return items.insert(item);
        }
        if item < self.least || item > self.greatest {
            return true;
        }
        let items = self.items.insert(Box::new(list.iter().copied().collect()));
        items.insert(item)
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

    #[test]
    fn the_order_of_items_does_not_matter() {
        let items =
            [(0..50).collect::<Vec<i32>>(), (0..50).rev().collect(), (0..50).map(|item| item * 7 % 50).collect()];
        for items in items {
            let (mut list, mut seen) = (Vec::new(), Seen::default());
            for &item in items.iter().chain(&items) {
                if seen.is_new(&list, item) {
                    list.push(item);
                }
            }
            assert_eq!(list, items);
        }
    }
}
