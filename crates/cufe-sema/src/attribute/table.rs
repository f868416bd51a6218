//! The attributes that are not CUDA's: names, arguments, and the places where they may stand.

use cufe_base::{Options, Standard};

bitflags::bitflags! {
    /// The sorts of places that attributes are written at.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Place: u32 {
        /// A function or function template.
        const FUNCTION = 1 << 0;
        /// A variable, static data member or variable template.
        const VARIABLE = 1 << 1;
        /// A parameter of a function.
        const PARAMETER = 1 << 2;
        /// A non-static data member.
        const FIELD = 1 << 3;
        /// A bit-field.
        const BIT_FIELD = 1 << 4;
        /// The head of a class.
        const CLASS = 1 << 5;
        /// Behind the body of a class.
        const CLASS_END = 1 << 6;
        /// The head of an enumeration.
        const ENUM = 1 << 7;
        /// Behind the body of an enumeration.
        const ENUM_END = 1 << 8;
        /// An enumerator.
        const ENUMERATOR = 1 << 9;
        /// A typedef name or alias of a type that is no function type.
        const TYPEDEF = 1 << 10;
        /// A typedef name or alias of a function type.
        const FUNCTION_TYPEDEF = 1 << 11;
        /// A namespace.
        const NAMESPACE = 1 << 12;
        /// A label.
        const LABEL = 1 << 13;
        /// A null statement.
        const NULL_STATEMENT = 1 << 14;
        /// Another statement.
        const STATEMENT = 1 << 15;
        /// A type-id.
        const TYPE = 1 << 16;
        /// The function type of a lambda: behind its parameters, standard form.
        const LAMBDA_TYPE = 1 << 17;
        /// A type or object that belongs to no entity, where the attribute can only be about the type.
        const OTHER = 1 << 18;
    }
}

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `__attribute__((x))`
    Gnu,
    /// `[[gnu::x]]`
    Scoped,
    /// `[[x]]`
    Standard,
    /// `alignas(x)`
    Alignas,
}

/// The arguments that an attribute takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// None.
    None,
    /// A string literal.
    Text,
    /// A string literal, or no list.
    OptionalText,
    /// A string literal with any encoding, or no list.
    AnyText,
    /// String literals, or none in a list.
    Texts,
    /// At least one string literal.
    Tags,
    /// A constant.
    Integer,
    /// A constant, or no list.
    OptionalInteger,
    /// One or two constants.
    Integers,
    /// Any number of constants, or no list.
    AnyIntegers,
    /// The name of a machine mode.
    Mode,
    /// An archetype and two constants.
    Format,
    /// A function and a constant, both optional.
    Deallocator,
}

macro_rules! attributes {
    ($($kind:ident $name:literal $is_standard:literal $pattern:ident $places:expr;)*) => {
        /// An attribute that is not CUDA's.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Kind {
            $(#[doc = concat!("`", $name, "`")] $kind,)*
            /// `alignas`
            Alignas,
            /// A name that is not known: nothing is said about it but where no attribute may stand.
            Unknown,
        }

        /// The rows that have names.
        const ROWS: &[(Kind, &str, bool)] = &[$((Kind::$kind, $name, $is_standard)),*];

        impl Kind {
            /// The name, without underscores.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* Self::Alignas => "alignas", Self::Unknown => "" }
            }

            /// What arguments it takes.
            pub const fn pattern(self) -> Pattern {
                match self { $(Self::$kind => Pattern::$pattern,)* Self::Alignas => Pattern::Integer, Self::Unknown => Pattern::None }
            }

            /// Where it may stand; elsewhere it does not apply.
            pub const fn places(self) -> Place {
                match self { $(Self::$kind => $places,)* Self::Alignas => ALIGNED, Self::Unknown => Place::all() }
            }

            /// Whether it is one of the standard's.
            pub const fn is_standard(self) -> bool {
                match self { $(Self::$kind => $is_standard,)* Self::Alignas => true, Self::Unknown => false }
            }
        }
    };
}

const FUNCTIONS: Place = Place::FUNCTION;
const VARIABLES: Place = Place::VARIABLE;
const FUNCTIONS_AND_VARIABLES: Place = FUNCTIONS.union(VARIABLES);
const FIELDS: Place = Place::FIELD.union(Place::BIT_FIELD);
const CLASSES: Place = Place::CLASS.union(Place::CLASS_END);
const TYPEDEFS: Place = Place::TYPEDEF.union(Place::FUNCTION_TYPEDEF);
const STATEMENTS: Place = Place::LABEL.union(Place::NULL_STATEMENT).union(Place::STATEMENT);
/// What has a type: an attribute of function types warns differently there.
const TYPED: Place = FUNCTIONS_AND_VARIABLES
    .union(Place::PARAMETER)
    .union(FIELDS)
    .union(TYPEDEFS)
    .union(Place::TYPE)
    .union(Place::LAMBDA_TYPE);
const ALIGNED: Place =
    FUNCTIONS_AND_VARIABLES.union(FIELDS).union(CLASSES).union(Place::ENUM).union(TYPEDEFS).union(Place::TYPE);
const DEPRECATED: Place = FUNCTIONS_AND_VARIABLES
    .union(Place::PARAMETER)
    .union(FIELDS)
    .union(CLASSES)
    .union(Place::ENUM)
    .union(Place::ENUMERATOR)
    .union(TYPEDEFS)
    .union(Place::NAMESPACE);
const STANDARD_DEPRECATED: Place = FUNCTIONS_AND_VARIABLES
    .union(Place::PARAMETER)
    .union(FIELDS)
    .union(Place::CLASS)
    .union(Place::ENUM)
    .union(Place::ENUMERATOR)
    .union(Place::TYPEDEF);
/// Attributes that form types: what they do not fit is reported where the type is formed.
const ANYWHERE_BUT_CLASSES: Place = CLASSES.complement();

attributes! {
    // kind              name                     standard arguments    may stand on
    AbiTag               "abi_tag"                false Tags            FUNCTIONS_AND_VARIABLES.union(CLASSES).union(Place::ENUM).union(Place::NAMESPACE);
    Alias                "alias"                  false Text            FUNCTIONS_AND_VARIABLES;
    Aligned              "aligned"                false OptionalInteger ALIGNED;
    AllocSize            "alloc_size"             false Integers        TYPED.union(CLASSES).union(Place::ENUM);
    Artificial           "artificial"             false None            FUNCTIONS;
    Cdecl                "cdecl"                  false None            TYPED;
    Stdcall              "stdcall"                false None            TYPED;
    Fastcall             "fastcall"               false None            TYPED;
    Cold                 "cold"                   false None            FUNCTIONS.union(Place::LABEL);
    Hot                  "hot"                    false None            FUNCTIONS.union(Place::LABEL);
    Common               "common"                 false None            VARIABLES;
    NoCommon             "nocommon"               false None            VARIABLES;
    Const                "const"                  false None            TYPED.difference(Place::FUNCTION_TYPEDEF);
    Constructor          "constructor"            false OptionalInteger FUNCTIONS;
    Destructor           "destructor"             false OptionalInteger FUNCTIONS;
    Deprecated           "deprecated"             false AnyText         DEPRECATED;
    Error                "error"                  false Text            FUNCTIONS;
    Warning              "warning"                false Text            FUNCTIONS;
    ExternallyVisible    "externally_visible"     false None            FUNCTIONS_AND_VARIABLES;
    Fallthrough          "fallthrough"            false None            Place::NULL_STATEMENT.union(Place::STATEMENT);
    Flatten              "flatten"                false None            FUNCTIONS;
    NoCheckMemoryUsage   "no_check_memory_usage"  false None            FUNCTIONS;
    NoInstrumentFunction "no_instrument_function" false None            FUNCTIONS;
    NoPlt                "noplt"                  false None            FUNCTIONS;
    Pure                 "pure"                   false None            FUNCTIONS;
    Format               "format"                 false Format          TYPED;
    FormatArgument       "format_arg"             false Integer         FUNCTIONS;
    GnuInline            "gnu_inline"             false None            FUNCTIONS;
    Ifunc                "ifunc"                  false Text            FUNCTIONS;
    InitPriority         "init_priority"          false Integer         VARIABLES;
    Malloc               "malloc"                 false Deallocator     FUNCTIONS;
    MayAlias             "may_alias"              false None            Place::all();
    Mode                 "mode"                   false Mode            ANYWHERE_BUT_CLASSES;
    NonNull              "nonnull"                false AnyIntegers     TYPED;
    NoReturn             "noreturn"               false None            TYPED;
    NoThrow              "nothrow"                false None            FUNCTIONS;
    Packed               "packed"                 false None            FIELDS.union(CLASSES).union(Place::ENUM).union(Place::ENUM_END);
    Section              "section"                false Text            FUNCTIONS_AND_VARIABLES;
    Sentinel             "sentinel"               false OptionalInteger TYPED.difference(Place::PARAMETER);
    Target               "target"                 false Texts           FUNCTIONS;
    TlsModel             "tls_model"              false Text            VARIABLES;
    Unavailable          "unavailable"            false AnyText         DEPRECATED;
    Unused               "unused"                 false None            FUNCTIONS_AND_VARIABLES
        .union(Place::PARAMETER).union(CLASSES).union(Place::ENUM).union(TYPEDEFS).union(Place::LABEL).union(Place::TYPE);
    Used                 "used"                   false None            FUNCTIONS_AND_VARIABLES;
    VectorSize           "vector_size"            false Integer         ANYWHERE_BUT_CLASSES.difference(Place::ENUM);
    Visibility           "visibility"             false Text            FUNCTIONS_AND_VARIABLES
        .union(CLASSES).union(Place::ENUM).union(Place::NAMESPACE);
    WarnUnusedResult     "warn_unused_result"     false None            TYPED.difference(Place::PARAMETER);
    Weak                 "weak"                   false None            FUNCTIONS_AND_VARIABLES;
    WeakReference        "weakref"                false OptionalText    FUNCTIONS_AND_VARIABLES;

    StandardNoReturn     "noreturn"               true  None            FUNCTIONS;
    CarriesDependency    "carries_dependency"     true  None            FUNCTIONS.union(Place::PARAMETER);
    StandardDeprecated   "deprecated"             true  AnyText         STANDARD_DEPRECATED.union(Place::NAMESPACE);
    StandardFallthrough  "fallthrough"            true  None            Place::NULL_STATEMENT.union(Place::STATEMENT);
    MaybeUnused          "maybe_unused"           true  None            STANDARD_DEPRECATED.union(Place::LABEL);
    NoDiscard            "nodiscard"              true  AnyText         FUNCTIONS.union(Place::CLASS).union(Place::ENUM);
    Likely               "likely"                 true  None            STATEMENTS;
    Unlikely             "unlikely"               true  None            STATEMENTS;
    NoUniqueAddress      "no_unique_address"      true  None            FIELDS;
}

impl Kind {
    /// The attribute with a name, which has no underscores around it, in a form; `None` of unknown ones, about which
    /// nothing is said.
    pub fn find(name: &str, form: Form, options: &Options) -> Option<Self> {
        let is_standard = form == Form::Standard;
        let (kind, ..) = ROWS.iter().find(|(_, known, standard)| *known == name && *standard == is_standard)?;
        let is_since = |standard: Standard| options.dialect.standard >= standard;
        let is_recent = options.dialect.is_clang() || options.dialect.gnu_version >= 70000;
        let is_known = match kind {
            Self::StandardDeprecated => is_since(Standard::Cpp14),
            Self::StandardFallthrough | Self::NoDiscard => is_since(Standard::Cpp17),
            Self::Fallthrough | Self::Unavailable | Self::NoUniqueAddress => is_recent,
            _ => true,
        };
        is_known.then_some(*kind)
    }

    /// Belongs to the type of a function.
    pub const fn is_of_function_type(self) -> bool {
        matches!(
            self,
            Self::AllocSize
                | Self::Cdecl
                | Self::Stdcall
                | Self::Fastcall
                | Self::Const
                | Self::Format
                | Self::NonNull
                | Self::NoReturn
                | Self::Sentinel
                | Self::WarnUnusedResult
        )
    }

    /// Changes the type of what is declared, and does so where the type is formed.
    pub const fn forms_type(self) -> bool {
        matches!(self, Self::Mode | Self::VectorSize | Self::MayAlias)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_decide_which_names_are_known() {
        let options = Options::default();
        assert_eq!(Kind::find("noreturn", Form::Gnu, &options), Some(Kind::NoReturn));
        assert_eq!(Kind::find("noreturn", Form::Standard, &options), Some(Kind::StandardNoReturn));
        assert_eq!(Kind::find("nodiscard", Form::Scoped, &options), None);
        assert_eq!(Kind::find("cleanup", Form::Gnu, &options), None);
        let mut old = Options::default();
        old.dialect.gnu_version = 60000;
        assert_eq!(Kind::find("fallthrough", Form::Gnu, &old), None);
    }
}
