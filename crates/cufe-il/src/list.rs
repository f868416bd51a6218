//! Lists of ids inside of nodes: slices of one store for each sort of id, so that nodes stay small.

use crate::{Designator, EntityId, ExpressionId, StatementId, TypeId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// What there are lists of.
pub trait Listed {
    /// The name under which its lists are stored.
    const NAME: &'static str;
}

impl Listed for EntityId {
    const NAME: &'static str = "EntityList";
}

impl Listed for ExpressionId {
    const NAME: &'static str = "ExpressionList";
}

impl Listed for StatementId {
    const NAME: &'static str = "StatementList";
}

impl Listed for TypeId {
    const NAME: &'static str = "TypeList";
}

impl Listed for Designator {
    const NAME: &'static str = "DesignatorList";
}

/// As one number under the name of its sort: the length in the upper half, the start in the lower.
impl<T: Listed> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(T::NAME, &(u64::from(self.length) << 32 | u64::from(self.start)))
    }
}

impl<'de, T> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Ok(Self { start: number as u32, length: (number >> 32) as u32, of: PhantomData })
    }
}

/// All lists of one sort of id, one behind the other.
#[derive(Clone, Debug, Serialize, Deserialize)]
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

    /// The number of elements of all lists.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether no list has an element.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// The elements of a list.
    pub fn get(&self, list: List<T>) -> &[T] {
        &self.elements[list.start as usize..(list.start + list.length) as usize]
    }
}
