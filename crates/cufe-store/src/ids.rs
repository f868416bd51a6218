//! Whether a stored program holds together: every id lies in its store, every list in its lists, every name is there.
//!
//! Ids are stored under the names of their sorts, so that one pass over everything that is stored, as a writer that writes
//! nothing, meets all of them: no list of fields has to be kept up to date.

use crate::Loaded;
use cufe_il::Name;
use rustc_hash::FxHashMap;
use serde::ser::{self, Serialize};
use std::fmt;

/// What a number is.
#[derive(Clone, Copy)]
enum Sort {
    /// Any number.
    Free,
    /// An id: below this.
    Id(usize),
    /// A list: its end is not above this.
    List(usize),
    /// A name.
    Name,
}

/// The pass.
struct Check {
    bounds: FxHashMap<&'static str, Sort>,
    /// What the next number is.
    next: Sort,
    names: usize,
}

/// Something does not fit.
#[derive(Debug)]
struct Misfit(String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

impl ser::Error for Misfit {
    fn custom<T: fmt::Display>(text: T) -> Self {
        Self(text.to_string())
    }
}

/// Tells what does not fit, if anything.
pub(crate) fn check(loaded: &Loaded) -> Result<(), String> {
    let names = loaded.tokens.interner.len();
    if !loaded.tokens.are_consistent(loaded.source.text().len()) {
        return Err("tokens that are not those of the text".to_owned());
    }
    let mut bounds: FxHashMap<&'static str, Sort> = FxHashMap::default();
    for (sort, count) in loaded.program.bounds() {
        bounds.insert(sort, if sort.ends_with("List") { Sort::List(count) } else { Sort::Id(count) });
    }
    bounds.insert("Name", Sort::Name);
    bounds.insert("Symbol", Sort::Id(names));
    bounds.insert("TokenIndex", Sort::Id(loaded.tokens.len()));
    loaded.serialize(&mut Check { bounds, next: Sort::Free, names }).map_err(|misfit| misfit.0)?;
    match loaded.program.is_consistent() {
        true => Ok(()),
        false => Err("entries that do not fit each other".to_owned()),
    }
}

impl Check {
    fn number(&mut self, number: u64) -> Result<(), Misfit> {
        let fits = match std::mem::replace(&mut self.next, Sort::Free) {
            Sort::Free => true,
            Sort::Id(bound) => number < bound as u64,
            Sort::List(bound) => (number >> 32) + (number & u64::from(u32::MAX)) <= bound as u64,
            Sort::Name => {
                let name = u32::try_from(number).ok().and_then(Name::from_number);
                name.is_some_and(|name| name.any_symbol().is_none_or(|symbol| (symbol.0 as usize) < self.names))
            }
        };
        if fits { Ok(()) } else { Err(Misfit("something is mentioned that is not there".to_owned())) }
    }
}

/// Passes over values that are no ids.
macro_rules! pass {
    ($($method:ident $ty:ty;)*) => {$(
        fn $method(self, _: $ty) -> Result<(), Misfit> {
            Ok(())
        }
    )*};
}

impl ser::Serializer for &mut Check {
    type Ok = ();
    type Error = Misfit;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    pass! {
        serialize_bool bool;
        serialize_i8 i8;
        serialize_i16 i16;
        serialize_i32 i32;
        serialize_i64 i64;
        serialize_i128 i128;
        serialize_u8 u8;
        serialize_u16 u16;
        serialize_u128 u128;
        serialize_f32 f32;
        serialize_f64 f64;
        serialize_char char;
        serialize_str &str;
        serialize_bytes &[u8];
        serialize_unit_struct &'static str;
    }

    fn serialize_u32(self, number: u32) -> Result<(), Misfit> {
        self.number(u64::from(number))
    }

    fn serialize_u64(self, number: u64) -> Result<(), Misfit> {
        self.number(number)
    }

    fn serialize_none(self) -> Result<(), Misfit> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Misfit> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Misfit> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Misfit> {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<(), Misfit> {
        self.next = self.bounds.get(name).copied().unwrap_or(Sort::Free);
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Misfit> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Misfit> {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Self, Misfit> {
        Ok(self)
    }
}

/// Passes over the parts of what has parts.
macro_rules! parts {
    ($($of:ident $method:ident $($key:ident)?;)*) => {$(
        impl ser::$of for &mut Check {
            type Ok = ();
            type Error = Misfit;

            fn $method<T: Serialize + ?Sized>(&mut self, $($key: &'static str,)? part: &T) -> Result<(), Misfit> {
                $(let _ = $key;)?
                part.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Misfit> {
                Ok(())
            }
        }
    )*};
}

parts! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
    SerializeStruct serialize_field key;
    SerializeStructVariant serialize_field key;
}

impl ser::SerializeMap for &mut Check {
    type Ok = ();
    type Error = Misfit;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Misfit> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Misfit> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Misfit> {
        Ok(())
    }
}
