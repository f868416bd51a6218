//! Types ([basic.types]): interned values, compared by id.

use crate::{ArgumentsId, ClassId, EntityId, EnumId, ExpressionId, FloatingFormat, FunctionTypeId, Name, TypeId};
use cufe_base::Symbol;
use serde::{Deserialize, Serialize};

macro_rules! builtins {
    ($($(#[$meta:meta])* $name:ident $spelling:literal $code:literal $size:literal;)*) => {
        /// A fundamental type or an extended arithmetic type.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Builtin { $(#[doc = concat!("`", $spelling, "`")] $(#[$meta])* $name,)* }

        impl Builtin {
            /// All of them.
            pub const ALL: &[Builtin] = &[$(Builtin::$name),*];

            /// The spelling in diagnostics and dumps.
            pub const fn spelling(self) -> &'static str { match self { $(Builtin::$name => $spelling,)* } }

            /// The Itanium code.
            pub const fn mangled(self) -> &'static str { match self { $(Builtin::$name => $code,)* } }

            /// Size and alignment in bytes on x86-64 (0 for `void`).
            pub const fn size(self) -> u32 { match self { $(Builtin::$name => $size,)* } }
        }
    };
}

builtins! {
    Void "void" "v" 0;
    Bool "bool" "b" 1;
    Char "char" "c" 1;
    SignedChar "signed char" "a" 1;
    UnsignedChar "unsigned char" "h" 1;
    Wchar "wchar_t" "w" 4;
    Char8 "char8_t" "Du" 1;
    Char16 "char16_t" "Ds" 2;
    Char32 "char32_t" "Di" 4;
    Short "short" "s" 2;
    UnsignedShort "unsigned short" "t" 2;
    Int "int" "i" 4;
    UnsignedInt "unsigned int" "j" 4;
    Long "long" "l" 8;
    UnsignedLong "unsigned long" "m" 8;
    LongLong "long long" "x" 8;
    UnsignedLongLong "unsigned long long" "y" 8;
    Int128 "__int128" "n" 16;
    UnsignedInt128 "unsigned __int128" "o" 16;
    Float16 "_Float16" "DF16_" 2;
    /// GNU before 13; later `DF16b`.
    Bfloat16 "__bf16" "u6__bf16" 2;
    Fp16 "__fp16" "Dh" 2;
    Float "float" "f" 4;
    Double "double" "d" 8;
    LongDouble "long double" "e" 16;
    Float80 "__float80" "e" 16;
    Float128 "__float128" "g" 16;
    Float32 "_Float32" "DF32_" 4;
    Float32x "_Float32x" "DF32x" 8;
    Float64 "_Float64" "DF64_" 8;
    Float64x "_Float64x" "DF64x" 16;
    Nullptr "std::nullptr_t" "Dn" 8;
}

impl Builtin {
    /// Whether it is a floating type.
    pub const fn is_floating(self) -> bool {
        self.floating_format().is_some()
    }

    /// How a floating type stores its values on x86-64; none of other types.
    pub const fn floating_format(self) -> Option<FloatingFormat> {
        use Builtin::*;
        Some(match self {
            Float16 | Fp16 => FloatingFormat::Half,
            Bfloat16 => FloatingFormat::Brain,
            Float | Float32 => FloatingFormat::Single,
            Double | Float64 | Float32x => FloatingFormat::Double,
            LongDouble | Float80 | Float64x => FloatingFormat::Extended,
            Float128 => FloatingFormat::Quad,
            _ => return None,
        })
    }
}

bitflags::bitflags! {
    /// cv-qualifiers and `restrict`.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
    pub struct Qualifiers: u8 {
        /// `const`
        const CONST = 1;
        /// `volatile`
        const VOLATILE = 2;
        /// `__restrict__`
        const RESTRICT = 4;
    }
}

/// An expression in a type whose value or type is not known. Two are equal when they are written alike with template
/// parameters by depth and index ([temp.over.link]), whichever expression stands for them.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Profiled {
    /// One expression that is written so.
    pub expression: ExpressionId,
    /// The interned spelling.
    pub profile: u32,
}

impl PartialEq for Profiled {
    fn eq(&self, other: &Self) -> bool {
        self.profile == other.profile
    }
}

impl Eq for Profiled {}

impl std::hash::Hash for Profiled {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.profile.hash(state);
    }
}

/// The bound of an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ArrayBound {
    /// `[]`
    Unknown,
    /// A constant.
    Known(u64),
    /// An expression whose value is not known.
    Expression(Profiled),
}

/// A type. Compound types hold ids of the types they are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Type {
    /// Dependent without structure, erroneous, or not supported: converts to and from everything, and no diagnostic
    /// follows from it.
    Unknown,
    /// Fundamental.
    Builtin(Builtin),
    /// `_Complex T`
    Complex(TypeId),
    /// `T *`
    Pointer(TypeId),
    /// `T &`
    LvalueReference(TypeId),
    /// `T &&`
    RvalueReference(TypeId),
    /// `M C::*`
    MemberPointer {
        /// The class.
        class: TypeId,
        /// The member's type.
        member: TypeId,
    },
    /// `T[n]`
    Array {
        /// The element type.
        element: TypeId,
        /// The bound.
        bound: ArrayBound,
    },
    /// A function type.
    Function(FunctionTypeId),
    /// cv T; the inner type has no qualifiers at its top.
    Qualified(Qualifiers, TypeId),
    /// A class.
    Class(ClassId),
    /// An enumeration.
    Enum(EnumId),
    /// Sugar: a typedef or alias by name; its canonical type is that of its target.
    Typedef(EntityId),
    /// A type template parameter by position ([temp.type]).
    TemplateParameter {
        /// Nesting depth of the head, from 0.
        depth: u16,
        /// Position in the head, from 0.
        index: u16,
        /// A pack.
        is_pack: bool,
    },
    /// A type template parameter pack of a class around a member template, in an instance of that class: its elements, of which
    /// an expansion takes one at a time with those of the member's own packs ([temp.variadic]).
    KnownPack {
        /// Nesting depth of the head, from 0.
        depth: u16,
        /// Position in the head, from 0.
        index: u16,
        /// The elements, all of them types.
        elements: ArgumentsId,
    },
    /// Sugar: a type template parameter by name.
    NamedParameter(EntityId),
    /// A template-id that names a type: class or alias template, template template parameter.
    Specialization {
        /// The template.
        template: EntityId,
        /// Its arguments.
        arguments: ArgumentsId,
    },
    /// `typename Q::name`, `Q::template name<arguments>`.
    DependentName {
        /// The dependent type before `::`.
        qualifier: TypeId,
        /// The member.
        name: Name,
        /// Its template arguments.
        arguments: Option<ArgumentsId>,
    },
    /// `decltype(e)` or `typeof(e)` of an expression whose type is not known.
    Decltype(Profiled),
    /// Sugar: `decltype(e)` whose type is known although the value of `e` depends on template parameters. As a template
    /// argument it is dependent, as the reference has it (measured): `S<decltype(N)>` waits for the instance.
    KnownDecltype {
        /// The type.
        target: TypeId,
        /// The operand.
        operand: Profiled,
    },
    /// `auto`, before deduction.
    Auto,
    /// `decltype(auto)`, before deduction.
    DecltypeAuto,
    /// A class template's name as a placeholder for a deduced class type ([dcl.type.class.deduct]).
    DeducedTemplate(EntityId),
    /// `T...`
    Expansion(TypeId),
    /// A vector type of this many bytes (0: not known).
    Vector {
        /// The element type.
        element: TypeId,
        /// Size in bytes.
        bytes: u32,
    },
    /// A vector type whose size depends on template parameters (`vector_size` in an alias template).
    DependentVector {
        /// The element type.
        element: TypeId,
        /// Size in bytes.
        bytes: Profiled,
    },
    /// `__underlying_type(T)` and its like, of a type for which it is not known.
    Transform {
        /// The keyword.
        keyword: Symbol,
        /// The operand.
        operand: TypeId,
    },
}

const _: () = assert!(std::mem::size_of::<Type>() <= 24);

bitflags::bitflags! {
    /// The parts of a function type that are yes or no.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
    pub struct FunctionTypeFlags: u8 {
        /// Ends in `...`.
        const VARIADIC = 1 << 0;
        /// `const`
        const CONST = 1 << 1;
        /// `volatile`
        const VOLATILE = 1 << 2;
        /// `&`
        const LVALUE = 1 << 3;
        /// `&&`
        const RVALUE = 1 << 4;
        /// Non-throwing.
        const NOEXCEPT = 1 << 5;
        /// Written with a trailing return type.
        const TRAILING_RETURN = 1 << 6;
    }
}

/// A function type.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FunctionType {
    /// The result.
    pub result: TypeId,
    /// Parameter types after adjustment ([dcl.fct]).
    pub parameters: Vec<TypeId>,
    /// Variadic, qualifiers, exception specification.
    pub flags: FunctionTypeFlags,
    /// The operand of `noexcept(e)` where its value is not known: of types that are no declared function's ([except.spec]/1).
    pub specification: Option<Profiled>,
}
