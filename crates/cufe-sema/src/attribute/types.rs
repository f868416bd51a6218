//! Attributes that form types: `mode`, `vector_size`, `may_alias`.

use super::{Argument, Attribute, Kind};
use crate::Sema;
use cufe_diagnostics::{Code, code};
use cufe_il::{Builtin, EnumId, Profiled, Program, Type, TypeId};
use cufe_lex::cuda_names::strip_underscores;

/// A machine mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mode {
    class: ModeClass,
    bytes: u32,
    /// Elements of a vector mode; 1 of others.
    elements: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ModeClass {
    Integer,
    Float,
    Complex,
}

/// The size of a fundamental type, which is its alignment too.
pub(super) fn builtin_size(builtin: Builtin) -> Option<u64> {
    use Builtin as B;
    Some(match builtin {
        B::Bool | B::Char | B::SignedChar | B::UnsignedChar | B::Char8 => 1,
        B::Short | B::UnsignedShort | B::Char16 => 2,
        B::Int | B::UnsignedInt | B::Char32 | B::Wchar | B::Float | B::Float32 => 4,
        B::Long
        | B::UnsignedLong
        | B::LongLong
        | B::UnsignedLongLong
        | B::Double
        | B::Float64
        | B::Float32x
        | B::Nullptr => 8,
        B::Int128 | B::UnsignedInt128 | B::LongDouble | B::Float128 | B::Float64x => 16,
        _ => return None,
    })
}

/// The mode with a name, which may be that of a vector mode (`V4SI`).
fn find_mode(name: &str) -> Option<Mode> {
    let name = strip_underscores(name);
    if let Some(rest) = name.strip_prefix('V') {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (count, element) = rest.split_at_checked(digits)?;
        let elements: u32 = count.parse().ok()?;
        let mode = find_mode(element).filter(|mode| mode.elements == 1)?;
        return (elements.is_power_of_two() && elements > 1).then_some(Mode { elements, ..mode });
    }
    let (class, bytes) = match name {
        "QI" | "byte" => (ModeClass::Integer, 1),
        "HI" => (ModeClass::Integer, 2),
        "SI" => (ModeClass::Integer, 4),
        "DI" | "word" | "pointer" | "unwind_word" | "libgcc_cmp_return" | "libgcc_shift_count" => {
            (ModeClass::Integer, 8)
        }
        "TI" => (ModeClass::Integer, 16),
        "SF" => (ModeClass::Float, 4),
        "DF" => (ModeClass::Float, 8),
        "XF" => (ModeClass::Float, 10),
        "TF" => (ModeClass::Float, 16),
        "SC" => (ModeClass::Complex, 4),
        "DC" => (ModeClass::Complex, 8),
        "XC" => (ModeClass::Complex, 10),
        "TC" => (ModeClass::Complex, 16),
        _ => return None,
    };
    Some(Mode { class, bytes, elements: 1 })
}

impl Mode {
    fn builtin(self, is_unsigned: bool) -> Builtin {
        use Builtin as B;
        match (self.class, self.bytes, is_unsigned) {
            (ModeClass::Integer, 1, false) => B::SignedChar,
            (ModeClass::Integer, 1, true) => B::UnsignedChar,
            (ModeClass::Integer, 2, false) => B::Short,
            (ModeClass::Integer, 2, true) => B::UnsignedShort,
            (ModeClass::Integer, 4, false) => B::Int,
            (ModeClass::Integer, 4, true) => B::UnsignedInt,
            (ModeClass::Integer, 8, false) => B::Long,
            (ModeClass::Integer, 8, true) => B::UnsignedLong,
            (ModeClass::Integer, _, false) => B::Int128,
            (ModeClass::Integer, _, true) => B::UnsignedInt128,
            (_, 4, _) => B::Float,
            (_, 8, _) => B::Double,
            (_, 10, _) => B::LongDouble,
            _ => B::Float128,
        }
    }
}

/// How large a vector type is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VectorSize {
    /// Of as many bytes.
    Known(i128),
    /// As an expression says that depends on template parameters.
    Dependent(Profiled),
    /// Nobody can tell.
    Unknown,
}

impl Sema<'_> {
    fn mode(&self, token: u32) -> Option<Mode> {
        self.reader.word(token).and_then(find_mode)
    }

    /// Whether a name is that of a machine mode; other ones are 1099.
    pub fn is_machine_mode(&self, token: u32) -> bool {
        self.mode(token).is_some()
    }

    /// A type with the attributes `mode` and `vector_size` applied, in order. Those that do not fit are reported, unless the
    /// outcome of parsing is not decided.
    pub fn type_with_attributes(&mut self, ty: TypeId, attributes: &[Attribute]) -> TypeId {
        let mut ty = ty;
        for attribute in attributes {
            ty = match attribute.kind {
                Kind::Mode => self.type_with_mode(ty, attribute),
                Kind::VectorSize => self.vector_type(ty, attribute),
                Kind::MayAlias => {
                    let structure = self.program.structure(self.program.unqualified(ty).0);
                    if matches!(structure, Type::Class(_) | Type::Enum(_)) && self.context.speculating == 0 {
                        self.fail_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                    }
                    ty
                }
                _ => ty,
            };
        }
        ty
    }

    fn misfit(&mut self, code: Code, attribute: &Attribute, ty: TypeId) -> TypeId {
        if self.context.speculating == 0 {
            self.say_of_attribute(code, attribute);
        }
        ty
    }

    /// Whether an attribute can say nothing about a type that is not known.
    fn is_type_open(&self, ty: TypeId) -> bool {
        self.is_dependent_type(ty) || self.says_nothing(ty)
    }

    /// Sets the underlying type of an enumeration that has none written, where `packed` or `mode` among its attributes asks
    /// for another size; with values that are not all known it is not known.
    pub fn size_enum_by_attributes(&mut self, attributes: &[Attribute], id: EnumId) {
        if self.context.speculating > 0 {
            return;
        }
        let values = self.program.enums[id].enumerators.iter().map(|(_, value)| *value);
        let values: Option<Vec<i128>> = values.collect();
        let is_unsigned = values.as_ref().is_some_and(|values| values.iter().all(|&value| value >= 0));
        for attribute in attributes {
            let mode = match (attribute.kind, attribute.arguments.first()) {
                (Kind::Mode, Some(&Argument::Word(token))) => {
                    self.mode(token).filter(|mode| mode.class == ModeClass::Integer && mode.elements == 1)
                }
                (Kind::Packed, _) => values.as_ref().map(|values| {
                    let fits = |bytes: u32| {
                        let (low, high) = match is_unsigned {
                            true => (0, (1_i128 << (bytes * 8)) - 1),
                            false => (-(1_i128 << (bytes * 8 - 1)), (1_i128 << (bytes * 8 - 1)) - 1),
                        };
                        values.iter().all(|value| (low..=high).contains(value))
                    };
                    let bytes = [1, 2, 4].into_iter().find(|&bytes| fits(bytes)).unwrap_or(8);
                    Mode { class: ModeClass::Integer, bytes, elements: 1 }
                }),
                _ => continue,
            };
            let underlying = mode.map_or(Program::UNKNOWN, |mode| Program::builtin(mode.builtin(is_unsigned)));
            self.program.enums[id].underlying = Some(underlying);
        }
    }

    fn type_with_mode(&mut self, ty: TypeId, attribute: &Attribute) -> TypeId {
        let Some(&Argument::Word(token)) = attribute.arguments.first() else { return ty };
        let Some(mode) = self.mode(token) else { return ty };
        let (plain, qualifiers) = self.program.unqualified(ty);
        if self.is_type_open(plain) {
            return Program::UNKNOWN;
        }
        use Builtin as B;
        let structure = self.program.structure(plain);
        let (class, is_unsigned) = match structure {
            Type::Builtin(builtin) => match builtin {
                B::Float
                | B::Double
                | B::LongDouble
                | B::Float128
                | B::Float32
                | B::Float64
                | B::Float32x
                | B::Float64x => (ModeClass::Float, false),
                B::Void | B::Nullptr => return self.misfit(code::ATTRIBUTE_TYPE_MISMATCH, attribute, ty),
                B::UnsignedInt
                | B::UnsignedLong
                | B::UnsignedLongLong
                | B::UnsignedChar
                | B::UnsignedShort
                | B::UnsignedInt128 => (ModeClass::Integer, true),
                _ => (ModeClass::Integer, false),
            },
            Type::Enum(_) => (ModeClass::Integer, false),
            Type::Complex(_) => (ModeClass::Complex, false),
            // A pointer may have the mode that it has.
            Type::Pointer(_) if mode.class == ModeClass::Integer && mode.bytes == 8 && mode.elements == 1 => return ty,
            Type::Class(_) | Type::Specialization { .. } if self.is_dependent_type(plain) => return ty,
            _ => return self.misfit(code::ATTRIBUTE_TYPE_MISMATCH, attribute, ty),
        };
        if class != mode.class {
            return self.misfit(code::ATTRIBUTE_TYPE_MISMATCH, attribute, ty);
        }
        if matches!(structure, Type::Enum(_)) {
            // An enumeration of another size.
            return Program::UNKNOWN;
        }
        let element = Program::builtin(mode.builtin(is_unsigned));
        let element = match class {
            ModeClass::Complex => self.program.intern_type(Type::Complex(element)),
            _ => element,
        };
        let result = match mode.elements {
            1 => element,
            count => self.program.intern_type(Type::Vector { element, bytes: count.saturating_mul(mode.bytes) }),
        };
        self.program.qualified(result, qualifiers)
    }

    fn vector_type(&mut self, ty: TypeId, attribute: &Attribute) -> TypeId {
        let (plain, qualifiers) = self.program.unqualified(ty);
        if let Type::Pointer(pointee) = self.program.structure(plain)
            && self.program.as_function(pointee).is_some()
        {
            let pointee = self.vector_type(pointee, attribute);
            let pointer = self.program.intern_type(Type::Pointer(pointee));
            return self.program.qualified(pointer, qualifiers);
        }
        if let Type::Array { element, bound } = self.program.structure(plain) {
            let element = self.vector_type(element, attribute);
            return self.program.intern_type(Type::Array { element, bound });
        }
        if let Type::Function(_) = self.program.structure(plain)
            && let Some(data) = self.program.as_function(plain).cloned()
        {
            // It is about the result.
            let result = self.vector_type(data.result, attribute);
            return self.program.function_type(cufe_il::FunctionType { result, ..data });
        }
        let size = match (attribute.value(0), attribute.open_value(0)) {
            (Some(bytes), _) => VectorSize::Known(bytes),
            (None, Some(open)) => VectorSize::Dependent(open),
            (None, None) => VectorSize::Unknown,
        };
        match self.vector_of(ty, size) {
            Ok(vector) => vector,
            Err(code) => {
                let rest = self.misfit(code, attribute, ty);
                // Nothing follows from a vector of nothing.
                let is_void = matches!(self.program.structure(plain), Type::Builtin(Builtin::Void));
                if is_void { Program::UNKNOWN } else { rest }
            }
        }
    }

    /// The vector type with elements of a type that is no array, function or pointer to one; an error is the number of the
    /// rule that the element or the size breaks.
    pub(crate) fn vector_of(&mut self, element: TypeId, size: VectorSize) -> Result<TypeId, Code> {
        let (plain, qualifiers) = self.program.unqualified(element);
        let element_size = match self.program.structure(plain) {
            Type::Builtin(Builtin::Void) => return Err(code::VECTOR_ELEMENT_TYPE),
            Type::Builtin(builtin) if builtin != Builtin::Nullptr => builtin_size(builtin),
            Type::Enum(id) => {
                let underlying = self.program.enums[id].underlying;
                underlying.and_then(|underlying| self.known_alignment(underlying)).or(Some(4))
            }
            _ if self.is_type_open(plain) => None,
            _ => return Err(code::VECTOR_ELEMENT_TYPE),
        };
        let vector = match size {
            VectorSize::Dependent(bytes) => Type::DependentVector { element: plain, bytes },
            VectorSize::Unknown => Type::Vector { element: plain, bytes: 0 },
            VectorSize::Known(bytes) => {
                if let Some(element_size) = element_size.map(i128::from) {
                    let count = bytes / element_size;
                    if bytes % element_size != 0 {
                        return Err(code::VECTOR_SIZE_NOT_MULTIPLE);
                    }
                    if count < 1 || count.count_ones() != 1 {
                        return Err(code::VECTOR_COUNT_NOT_POWER_OF_TWO);
                    }
                }
                Type::Vector { element: plain, bytes: u32::try_from(bytes).unwrap_or(0) }
            }
        };
        let vector = self.program.intern_type(vector);
        Ok(self.program.qualified(vector, qualifiers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vector_modes_are_made_of_plain_ones() {
        assert_eq!(find_mode("__V4SI__"), Some(Mode { class: ModeClass::Integer, bytes: 4, elements: 4 }));
        assert_eq!(find_mode("V3SI"), None);
        assert_eq!(find_mode("VV4SI"), None);
        assert_eq!(find_mode("OI"), None);
    }
}
