//! Layout-compatible types ([basic.types.general]/11, [dcl.enum]/9, [class.mem.general]/25 to 27).

use super::accessible::{both, either};
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{Builtin, ClassId, ClassKey, DataMember, EnumId, Type, TypeId};

impl Sema<'_> {
    /// Whether two types are layout-compatible: the same but for qualifiers, enumerations with the same underlying type, or
    /// standard-layout classes whose members correspond. None where that is not known.
    pub(super) fn are_layout_compatible(&mut self, a: TypeId, b: TypeId) -> Option<bool> {
        let plain = |sema: &Self, ty: TypeId| sema.program.unqualified(sema.program.canonical(ty)).0;
        let (a, b) = (plain(self, a), plain(self, b));
        match (self.program.written(a), self.program.written(b)) {
            (Type::Enum(first), Type::Enum(second)) => self.are_enums_compatible(first, second),
            (Type::Class(first), Type::Class(second)) if first != second => {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.are_classes_compatible(first, second))
            }
            // Classes as elements of arrays must be the same (measured).
            (Type::Array { element: first, bound }, Type::Array { element: second, bound: other })
                if bound == other =>
            {
                self.are_same(plain(self, first), plain(self, second))
            }
            _ => self.are_same(a, b),
        }
    }

    /// An enumeration that does not say its type counts as `int` where that holds its values (measured).
    fn are_enums_compatible(&self, first: EnumId, second: EnumId) -> Option<bool> {
        let kind = |id: EnumId| {
            let entry = &self.program.enums[id];
            let is_small =
                entry.enumerators.iter().all(|&(_, value)| value.is_some_and(|value| value <= i32::MAX.into()));
            match self.enum_representation(id)? {
                Builtin::UnsignedInt if !entry.is_fixed && is_small => Some(Builtin::Int),
                representation => Some(representation),
            }
        };
        Some(kind(first)? == kind(second)?)
    }

    /// A union is no other class's equal, and neither is a class with another key (measured).
    fn are_classes_compatible(&mut self, first: ClassId, second: ClassId) -> Option<bool> {
        let [a, b] = [first, second].map(|class| &self.program.classes[class]);
        if a.key != b.key || a.bases.len() != b.bases.len() || a.data_members.len() != b.data_members.len() {
            return if a.is_dependent || b.is_dependent { None } else { Some(false) };
        }
        let [ty, other] = [a.ty, b.ty];
        let bases: Vec<[TypeId; 2]> = a.bases.iter().zip(&b.bases).map(|(a, b)| [a.ty, b.ty]).collect();
        let (members, mut others) = (a.data_members.clone(), b.data_members.clone());
        let is_union = a.key == ClassKey::Union;
        let mut result = both(self.is_standard_layout(ty), self.is_standard_layout(other));
        let is_same_layout = match (self.layout_of(ty), self.layout_of(other)) {
            (Some(a), Some(b)) => Some(a == b),
            _ => None,
        };
        result = both(result, is_same_layout);
        if !is_union {
            let [fields, of_other] = [first, second].map(|class| self.places_of_members(class));
            result = both(result, fields.zip(of_other).map(|(a, b)| a == b));
        }
        for [base, other] in bases {
            result = both(result, self.are_layout_compatible(base, other));
        }
        for (index, member) in members.iter().enumerate() {
            if result == Some(false) {
                break;
            }
            if is_union {
                // The members of a union correspond in any order.
                let mut found = Some(false);
                for position in 0..others.len() {
                    let fits = self.are_members_compatible(member, &others[position]);
                    found = either(found, fits);
                    if fits == Some(true) {
                        others.remove(position);
                        break;
                    }
                }
                result = both(result, found);
                continue;
            }
            result = both(result, self.are_members_compatible(member, &others[index]));
        }
        result
    }

    fn places_of_members(&self, class: ClassId) -> Option<Vec<u64>> {
        let layout = self.class_layout(class)?;
        Some(layout.fields.to_vec())
    }

    fn are_members_compatible(&mut self, a: &DataMember, b: &DataMember) -> Option<bool> {
        if a.width.is_some() != b.width.is_some() || a.layout.no_unique_address != b.layout.no_unique_address {
            return Some(false);
        }
        if let (Some(first), Some(second)) = (a.width, b.width) {
            let [first, second] = [first, second].map(|width| self.integral_value(width));
            let are_same_width = match (first, second) {
                (Some(first), Some(second)) => Some(first == second),
                _ => None,
            };
            return both(are_same_width, self.are_same(a.ty, b.ty));
        }
        self.are_layout_compatible(a.ty, b.ty)
    }
}
