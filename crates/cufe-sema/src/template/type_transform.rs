//! Types that builtin operators make of others: `__remove_cvref(T)` and its like, which are the traits of [meta.trans] as operators.

use super::substitute::{Substituted, SubstitutionFailure};
use crate::Sema;
use crate::gap::Unknown;
use cufe_base::Symbol;
use cufe_il::{Builtin, Program, Qualifiers, Type, TypeId};

/// The integers of each size, signed and unsigned: the first of the size is taken ([meta.trans.sign]).
const INTEGERS: [(Builtin, Builtin); 6] = [
    (Builtin::SignedChar, Builtin::UnsignedChar),
    (Builtin::Short, Builtin::UnsignedShort),
    (Builtin::Int, Builtin::UnsignedInt),
    (Builtin::Long, Builtin::UnsignedLong),
    (Builtin::LongLong, Builtin::UnsignedLongLong),
    (Builtin::Int128, Builtin::UnsignedInt128),
];

impl Sema<'_> {
    /// `__underlying_type(T)` and its like; of an operand for which it is not known, itself.
    pub fn transformed_type(&mut self, keyword: Symbol, operand: TypeId) -> TypeId {
        if !self.is_dependent_type(operand)
            && let Ok(ty) = self.transformed(keyword, operand)
        {
            return ty;
        }
        self.program.intern_type(Type::Transform { keyword, operand })
    }

    /// As [`Self::transformed_type`], of an operand that depends on nothing.
    pub(super) fn transformed(&mut self, keyword: Symbol, operand: TypeId) -> Substituted<TypeId> {
        let canonical = self.program.canonical(operand);
        let structure = self.program.structure(canonical);
        if matches!(structure, Type::Unknown | Type::Transform { .. }) {
            return Err(SubstitutionFailure::unknown());
        }
        let referred = self.program.non_reference(canonical);
        Ok(match self.text(keyword) {
            "__remove_reference" | "__remove_reference_t" => referred,
            "__remove_const" => self.program.with_fewer_qualifiers(canonical, Qualifiers::CONST),
            "__remove_volatile" => self.program.with_fewer_qualifiers(canonical, Qualifiers::VOLATILE),
            "__remove_restrict" => self.program.with_fewer_qualifiers(canonical, Qualifiers::RESTRICT),
            "__remove_cv" => self.program.with_fewer_qualifiers(canonical, Qualifiers::CONST | Qualifiers::VOLATILE),
            "__remove_cvref" => self.program.with_fewer_qualifiers(referred, Qualifiers::CONST | Qualifiers::VOLATILE),
            "__remove_pointer" => match self.program.structure(self.program.unqualified(canonical).0) {
                Type::Pointer(inner) => inner,
                _ => canonical,
            },
            "__remove_extent" => self.without_extent(canonical).unwrap_or(canonical),
            "__remove_all_extents" => {
                let mut ty = canonical;
                while let Some(element) = self.without_extent(ty) {
                    ty = element;
                }
                ty
            }
            "__add_pointer" | "__add_lvalue_reference" | "__add_rvalue_reference" | "__decay"
                if self.is_qualified_function(referred) =>
            {
                return Err(SubstitutionFailure::unknown());
            }
            "__add_pointer" => self.program.intern_type(Type::Pointer(referred)),
            "__add_lvalue_reference" => self.with_reference(canonical, Type::LvalueReference),
            "__add_rvalue_reference" => self.with_reference(canonical, Type::RvalueReference),
            "__decay" => self.decayed(canonical),
            "__make_signed" => self.integer_of_sign(canonical, |(signed, _)| signed)?,
            "__make_unsigned" => self.integer_of_sign(canonical, |(_, unsigned)| unsigned)?,
            "__underlying_type" => match self.program.structure(self.program.unqualified(canonical).0) {
                Type::Enum(id) => self.program.enums[id].underlying.unwrap_or(Program::builtin(Builtin::UnsignedInt)),
                Type::Specialization { .. } => return Err(SubstitutionFailure::unknown()),
                _ => return Err(SubstitutionFailure::IllFormed),
            },
            _ => return Err(SubstitutionFailure::unknown()),
        })
    }

    fn without_extent(&self, ty: TypeId) -> Option<TypeId> {
        match self.program.structure(ty) {
            Type::Array { element, .. } => Some(element),
            _ => None,
        }
    }

    /// A reference to a type ([dcl.ref]/6); `void` stays what it is.
    fn with_reference(&mut self, ty: TypeId, reference: impl FnOnce(TypeId) -> Type) -> TypeId {
        if self.program.unqualified(ty).0 == Program::builtin(Builtin::Void) {
            return ty;
        }
        let reference = self.program.intern_type(reference(ty));
        self.program.canonical(reference)
    }

    /// The integer type of a sign that belongs to an integer or enumeration type, with its qualifiers: none of `bool`.
    fn integer_of_sign(&mut self, ty: TypeId, pick: fn((Builtin, Builtin)) -> Builtin) -> Substituted<TypeId> {
        let (bare, qualifiers) = self.program.unqualified(ty);
        let own = match self.program.structure(bare) {
            Type::Builtin(builtin) => builtin,
            Type::Enum(_) => {
                let (size, _) = self.size_and_alignment(bare).ok_or_else(SubstitutionFailure::unknown)?;
                let of_size = INTEGERS.iter().find(|(signed, _)| u64::from(signed.size()) == size);
                of_size.ok_or_else(SubstitutionFailure::unknown)?.0
            }
            Type::Specialization { .. } => return Err(SubstitutionFailure::unknown()),
            _ => return Err(SubstitutionFailure::IllFormed),
        };
        let is_named = |&&(signed, unsigned): &&(Builtin, Builtin)| own == signed || own == unsigned;
        let is_character =
            matches!(own, Builtin::Char | Builtin::Wchar | Builtin::Char8 | Builtin::Char16 | Builtin::Char32);
        let found = match INTEGERS.iter().find(is_named) {
            None if is_character => INTEGERS.iter().find(|(signed, _)| signed.size() == own.size()),
            found => found,
        };
        let &integers = found.ok_or(SubstitutionFailure::IllFormed)?;
        Ok(self.program.qualified(Program::builtin(pick(integers)), qualifiers))
    }
}
