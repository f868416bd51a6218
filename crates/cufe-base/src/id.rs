//! Typed ids and the stores they address: nodes refer to each other by `u32` ids, never by pointers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// An id that addresses a [`Store`].
pub trait StoreId: Copy + Eq {
    /// The id of the item at `index`.
    fn from_index(index: usize) -> Self;
    /// The position of the item in its store.
    fn index(self) -> usize;
}

/// Declares id types: `Copy`, ordered by creation, four bytes, with `Option<Id>` four bytes as well.
#[macro_export]
macro_rules! define_ids {
    ($($(#[$meta:meta])* $name:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::num::NonZeroU32);

        impl $name {
            /// The number of the entry, from 0 in order of creation.
            pub const fn number(self) -> u32 { self.0.get() - 1 }

            /// The id with this number; numbers are below `u32::MAX`.
            pub const fn from_number(number: u32) -> Self {
                match std::num::NonZeroU32::new(number.wrapping_add(1)) {
                    Some(value) => Self(value),
                    None => Self(std::num::NonZeroU32::MAX),
                }
            }
        }

        impl $crate::StoreId for $name {
            fn from_index(index: usize) -> Self {
                // A store beyond u32::MAX items can't arise: inputs are limited to u32 offsets.
                Self::from_number(index as u32)
            }
            fn index(self) -> usize { self.number() as usize }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({})", stringify!($name), self.number())
            }
        }

        // As a number under the name of the sort: who reads a stored program tells sorts of ids apart by these names.
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($name), &self.number())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number: u32 = $crate::serde::Deserialize::deserialize(deserializer)?;
                match number {
                    u32::MAX => Err($crate::serde::de::Error::custom("a number that no entry has")),
                    number => Ok(Self::from_number(number)),
                }
            }
        }
    )*};
}

/// Values of one kind, addressed by their own id type; ids are handed out in order and never freed.
#[derive(Clone)]
pub struct Store<I, T> {
    items: Vec<T>,
    id: PhantomData<I>,
}

impl<I: StoreId, T> Store<I, T> {
    /// An empty store.
    pub const fn new() -> Self {
        Self { items: Vec::new(), id: PhantomData }
    }

    /// Adds an item and returns its id.
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_index(self.items.len());
        self.items.push(item);
        id
    }

    /// Makes room for further items.
    pub fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is no item.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The id that the next item will get.
    pub fn next_id(&self) -> I {
        I::from_index(self.items.len())
    }

    /// Items with their ids, in order of creation.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> {
        self.items.iter().enumerate().map(|(index, item)| (I::from_index(index), item))
    }

    /// All ids, in order of creation.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + use<I, T> {
        (0..self.items.len()).map(I::from_index)
    }

    /// The items, in order of creation.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// Forgets all items from the `length`th on; their ids must not be used any more.
    pub fn truncate(&mut self, length: usize) {
        self.items.truncate(length);
    }

    /// The item, if the id is one of this store.
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }
}

impl<I: StoreId + fmt::Debug, T: fmt::Debug> fmt::Debug for Store<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Stored as the list of its items: their ids are their places.
impl<I, T: Serialize> Serialize for Store<I, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.items.serialize(serializer)
    }
}

impl<'de, I, T: Deserialize<'de>> Deserialize<'de> for Store<I, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { items: Vec::deserialize(deserializer)?, id: PhantomData })
    }
}

impl<I: StoreId, T> Default for Store<I, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: StoreId, T> Index<I> for Store<I, T> {
    type Output = T;
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: StoreId, T> IndexMut<I> for Store<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}
