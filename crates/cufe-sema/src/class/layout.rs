//! Sizes and alignments of types: the x86-64 Linux ABI as the reference computes it. The
//! layout of classes is in [`super::class_layout`].

use super::class_layout::LayoutMemory;
use crate::Sema;
use cufe_il::{ArrayBound, Builtin, ClassId, DataMemberFlags, EnumId, Type, TypeId};

/// Size and alignment of a complete object type, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// `sizeof`
    pub size: u64,
    /// `alignof`
    pub alignment: u64,
}

impl Sema<'_> {
    /// Size and alignment of a type; of a reference those of what it refers to. `None` for incomplete types, and where they
    /// are not known.
    pub fn layout_of(&self, ty: TypeId) -> Option<Layout> {
        self.layout_with(ty, &mut LayoutMemory::default())
    }

    /// The place of a data member in its class (not in an enclosing one), in bytes; of bit-fields none.
    pub fn offset_of_member(&self, class: ClassId, index: usize) -> Option<u64> {
        let member = self.program.classes[class].data_members.get(index)?;
        if member.flags.contains(DataMemberFlags::BIT_FIELD) {
            return None;
        }
        let layout = self.class_layout_with(class, &mut LayoutMemory::default())?;
        layout.fields.get(index).map(|bits| bits / 8)
    }

    /// The place of a direct base in its class where that is fixed: of virtual bases in a complete object.
    pub fn offset_of_base(&self, class: ClassId, index: usize) -> Option<u64> {
        let layout = self.class_layout_with(class, &mut LayoutMemory::default())?;
        let base = self.program.classes[class].bases.get(index)?;
        if base.is_virtual {
            let base = self.program.class_of(base.ty)?;
            return layout.virtual_bases.iter().find(|entry| entry.0 == base).map(|entry| entry.1);
        }
        layout.bases.get(index).copied()
    }

    pub(super) fn layout_with(&self, ty: TypeId, memory: &mut LayoutMemory) -> Option<Layout> {
        let both = |size: u64, alignment: u64| Some(Layout { size, alignment });
        match self.program.written(ty) {
            Type::Typedef(entity) => {
                let target = match self.program.entities[entity].kind {
                    cufe_il::EntityKind::Typedef(target) => target,
                    _ => return None,
                };
                let layout = self.layout_with(target, memory)?;
                match self.program.attributes_of(entity).map(|attributes| attributes.layout) {
                    Some(attributes) if attributes.has_unknown_alignment => None,
                    Some(attributes) if attributes.alignment != 0 => both(layout.size, u64::from(attributes.alignment)),
                    _ => Some(layout),
                }
            }
            Type::Qualified(_, inner) => self.layout_with(inner, memory),
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => self.layout_with(inner, memory),
            Type::Builtin(Builtin::Void) => None,
            Type::Builtin(builtin) => both(u64::from(builtin.size()), u64::from(builtin.size())),
            Type::Complex(inner) => {
                let layout = self.layout_with(inner, memory)?;
                both(layout.size.checked_mul(2)?, layout.alignment)
            }
            Type::Pointer(_) => both(8, 8),
            Type::MemberPointer { member, .. } => match self.program.structure(member) {
                Type::Function(_) => both(16, 8),
                _ if self.is_dependent_type(member) => None,
                _ => both(8, 8),
            },
            Type::Array { element, bound } => {
                let layout = self.layout_with(element, memory)?;
                match bound {
                    ArrayBound::Known(count) => both(layout.size.checked_mul(count)?, layout.alignment),
                    _ => None,
                }
            }
            Type::Enum(id) => self.enum_layout(id),
            Type::Vector { bytes, .. } if bytes != 0 => both(u64::from(bytes), u64::from(bytes)),
            Type::Class(class) => {
                let layout = self.class_layout_with(class, memory)?;
                both(layout.size, layout.alignment)
            }
            _ => {
                let canonical = self.program.canonical(ty);
                if canonical == ty { None } else { self.layout_with(canonical, memory) }
            }
        }
    }

    /// The type that represents an enumeration: the one that is written, or the first that holds all values
    /// ([dcl.enum]).
    pub fn enum_representation(&self, id: EnumId) -> Option<Builtin> {
        let entry = &self.program.enums[id];
        if let Some(underlying) = entry.underlying {
            return match self.program.written(self.program.unqualified(self.program.canonical(underlying)).0) {
                Type::Builtin(builtin) => Some(builtin),
                _ => None,
            };
        }
        if entry.is_scoped {
            return Some(Builtin::Int);
        }
        if !entry.is_complete {
            return None;
        }
        let mut range = (0i128, 0i128);
        for &(_, value) in &entry.enumerators {
            let value = value?;
            range = (range.0.min(value), range.1.max(value));
        }
        let is_packed = self.program.attributes_of(entry.entity).is_some_and(|attributes| attributes.layout.is_packed);
        use Builtin::*;
        let candidates: &[(Builtin, i128, i128)] = &[
            (UnsignedChar, 0, 0xFF),
            (SignedChar, -0x80, 0x7F),
            (UnsignedShort, 0, 0xFFFF),
            (Short, -0x8000, 0x7FFF),
            (UnsignedInt, 0, 0xFFFF_FFFF),
            (Int, -0x8000_0000, 0x7FFF_FFFF),
            (UnsignedLong, 0, 0xFFFF_FFFF_FFFF_FFFF),
            (Long, -0x8000_0000_0000_0000, 0x7FFF_FFFF_FFFF_FFFF),
        ];
        let first = if is_packed { 0 } else { 4 };
        candidates[first..].iter().find(|&&(_, low, high)| low <= range.0 && range.1 <= high).map(|entry| entry.0)
    }

    fn enum_layout(&self, id: EnumId) -> Option<Layout> {
        let size = u64::from(self.enum_representation(id)?.size());
        let attributes = self.program.attributes_of(self.program.enums[id].entity).map(|attributes| attributes.layout);
        match attributes {
            Some(attributes) if attributes.has_unknown_alignment => None,
            Some(attributes) => Some(Layout { size, alignment: size.max(u64::from(attributes.alignment)) }),
            None => Some(Layout { size, alignment: size }),
        }
    }
}
