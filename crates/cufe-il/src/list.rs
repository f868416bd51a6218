//! Lists of ids inside of nodes: slices of one store for each sort of id, so that nodes stay small.

use std::marker::PhantomData;

/// A list in a [`Lists`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List<T> {
    start: u32,
    length: u32,
    of: PhantomData<T>,
}

impl<T> List<T> {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self { start: 0, length: 0, of: PhantomData }
    }
}

/// All lists of one sort of id, one behind the other.
#[derive(Clone, Debug)]
pub struct Lists<T> {
    elements: Vec<T>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { elements: Vec::new() }
    }
}

impl<T: Copy> Lists<T> {
    /// Adds a list.
    pub fn add(&mut self, list: &[T]) -> List<T> {
        let start = self.elements.len() as u32;
        self.elements.extend_from_slice(list);
        List { start, length: list.len() as u32, of: PhantomData }
    }

    /// The elements of a list.
    pub fn get(&self, list: List<T>) -> &[T] {
        &self.elements[list.start as usize..(list.start + list.length) as usize]
    }
}
