//! The attributes of a declaration together, as the grammar hands them to the actions.

use super::Attribute;
use crate::cuda::CudaAttribute;
use cufe_il::{ExecutionSpace, MemorySpace};

bitflags::bitflags! {
    /// Effects of attributes that are not CUDA's, and of the toolkit headers' own.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct AttributeFlags: u16 {
        /// `weak`
        const WEAK = 1 << 0;
        /// `visibility(...)`
        const VISIBILITY = 1 << 1;
        /// `gnu_inline`
        const GNU_INLINE = 1 << 2;
        /// `noreturn`
        const NORETURN = 1 << 3;
        /// `device_builtin`
        const DEVICE_BUILTIN = 1 << 4;
        /// `grid_constant`
        const GRID_CONSTANT = 1 << 5;
        /// Some attribute was written.
        const ANY = 1 << 6;
        /// `alias`, `ifunc`, `weakref`: the entity is defined elsewhere.
        const ALIAS = 1 << 7;
    }
}

/// The attributes of a declaration, a declarator or a specifier.
#[derive(Clone, Debug, Default)]
pub struct AttributeSet {
    /// Execution spaces, united.
    pub execution: ExecutionSpace,
    /// Memory spaces, united.
    pub memory: MemorySpace,
    /// Other effects.
    pub flags: AttributeFlags,
    /// The CUDA attributes whose arguments are right, in order.
    pub cuda: Vec<CudaAttribute>,
    /// The other attributes whose arguments are right, in order.
    pub general: Vec<Attribute>,
    /// What they say about layout.
    pub layout: cufe_il::LayoutAttributes,
}

impl AttributeSet {
    /// The first token of the first attribute.
    pub fn first(&self) -> Option<u32> {
        let general = self.general.first().map(|attribute| attribute.first);
        let cuda = self.cuda.first().map(|attribute| attribute.first);
        general.into_iter().chain(cuda).min()
    }

    /// Takes out the attributes that the standard has: behind a type or a function declarator they belong to the type.
    pub fn take_standard(&mut self) -> Vec<Attribute> {
        let (standard, others): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.general).into_iter().partition(|attribute| attribute.is_standard());
        self.general = others;
        self.layout = Default::default();
        for attribute in &self.general {
            attribute.add_to_layout(&mut self.layout);
        }
        standard
    }

    /// Whether no attribute is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.flags.is_empty() && self.cuda.is_empty() && self.general.is_empty()
    }

    /// Adds what another set holds.
    #[inline]
    pub fn merge(&mut self, other: &AttributeSet) {
        if !other.is_empty() {
            self.add_all(other);
        }
    }

    fn add_all(&mut self, other: &AttributeSet) {
        self.execution |= other.execution;
        self.memory |= other.memory;
        self.flags |= other.flags;
        self.cuda.extend(other.cuda.iter().cloned());
        self.general.extend(other.general.iter().cloned());
        self.layout.merge(other.layout);
    }
}
