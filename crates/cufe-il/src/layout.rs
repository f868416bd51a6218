//! The layout of classes, as data: computed by the semantic layer, kept in [`crate::Program::layouts`] where the program is
//! wanted complete.

use crate::ClassId;
use serde::{Deserialize, Serialize};

/// What is trivial of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ClassTraits {
    /// Its destructor does nothing ([class.dtor]/8).
    pub has_trivial_destructor: bool,
    /// Its objects are copied byte by byte ([class.prop]/1).
    pub is_trivially_copyable: bool,
}

/// A class's layout. Sizes and places in bytes unless said otherwise.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ClassLayout {
    /// With tail padding.
    pub size: u64,
    /// `alignof`
    pub alignment: u64,
    /// Without tail padding: what follows may be placed there.
    pub data_size: u64,
    /// Without virtual bases.
    pub non_virtual_size: u64,
    /// Of what is not virtual.
    pub non_virtual_alignment: u64,
    /// The places of data members, in bits.
    pub fields: Vec<u64>,
    /// The places of direct bases; of virtual ones 0.
    pub bases: Vec<u64>,
    /// The places of all virtual bases.
    pub virtual_bases: Vec<(ClassId, u64)>,
    /// The base whose table of virtual functions it shares, and whether it is virtual.
    pub primary: Option<(ClassId, bool)>,
    /// Has no data.
    pub is_empty: bool,
    /// Has virtual functions or bases.
    pub is_dynamic: bool,
    /// Holds nothing but the pointer to its table of virtual functions.
    pub is_nearly_empty: bool,
    /// Plain data for the ABI: its tail padding is not used again.
    pub is_plain_data: bool,
    /// The size of the largest empty class in it.
    pub largest_empty: u64,
}
