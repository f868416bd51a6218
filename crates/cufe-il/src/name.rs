//! Names of entities: identifiers, operators, conversion functions and so on, in four bytes.

use cufe_base::Symbol;
use cufe_lex::TokenKind;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! operators {
    ($($name:ident $spelling:literal $unary:literal $binary:literal;)*) => {
        /// An overloadable operator ([over.oper]).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Operator { $(#[doc = concat!("`", $spelling, "`")] $name,)* }

        impl Operator {
            /// All operators.
            pub const ALL: &[Operator] = &[$(Operator::$name),*];

            /// The spelling after the keyword `operator`.
            pub const fn spelling(self) -> &'static str {
                match self { $(Operator::$name => $spelling,)* }
            }

            /// The Itanium code with one operand, and with two or more; empty where there
            /// is no such form.
            pub const fn mangled(self) -> (&'static str, &'static str) {
                match self { $(Operator::$name => ($unary, $binary),)* }
            }
        }
    };
}

operators! {
    New "new" "nw" "nw";
    NewArray "new[]" "na" "na";
    Delete "delete" "dl" "dl";
    DeleteArray "delete[]" "da" "da";
    CoAwait "co_await" "aw" "";
    Plus "+" "ps" "pl";
    Minus "-" "ng" "mi";
    Star "*" "de" "ml";
    Slash "/" "" "dv";
    Percent "%" "" "rm";
    Caret "^" "" "eo";
    Ampersand "&" "ad" "an";
    Pipe "|" "" "or";
    Tilde "~" "co" "";
    Exclaim "!" "nt" "";
    Equal "=" "" "aS";
    Less "<" "" "lt";
    Greater ">" "" "gt";
    PlusEqual "+=" "" "pL";
    MinusEqual "-=" "" "mI";
    StarEqual "*=" "" "mL";
    SlashEqual "/=" "" "dV";
    PercentEqual "%=" "" "rM";
    CaretEqual "^=" "" "eO";
    AmpersandEqual "&=" "" "aN";
    PipeEqual "|=" "" "oR";
    LessLess "<<" "" "ls";
    GreaterGreater ">>" "" "rs";
    LessLessEqual "<<=" "" "lS";
    GreaterGreaterEqual ">>=" "" "rS";
    EqualEqual "==" "" "eq";
    ExclaimEqual "!=" "" "ne";
    LessEqual "<=" "" "le";
    GreaterEqual ">=" "" "ge";
    Spaceship "<=>" "" "ss";
    AmpersandAmpersand "&&" "" "aa";
    PipePipe "||" "" "oo";
    PlusPlus "++" "pp" "pp";
    MinusMinus "--" "mm" "mm";
    Comma "," "" "cm";
    ArrowStar "->*" "" "pm";
    Arrow "->" "pt" "pt";
    Call "()" "cl" "cl";
    Subscript "[]" "ix" "ix";
    Minimum "<?" "" "v23min";
    Maximum ">?" "" "v23max";
}

impl Operator {
    /// The operator that one token spells; not those of several tokens (`new[]`, `()`, `[]`, `>>`).
    pub fn from_token(kind: TokenKind) -> Option<Self> {
        Self::ALL.iter().copied().find(|operator| operator.spelling() == kind.spelling())
    }

    /// Whether it assigns to its left operand ([expr.ass]).
    pub fn is_assignment(self) -> bool {
        self == Operator::Equal || self.is_compound_assignment()
    }

    /// Whether it is one of `+=`, `-=` and so on ([expr.ass]).
    pub fn is_compound_assignment(self) -> bool {
        use Operator::*;
        matches!(
            self,
            PlusEqual
                | MinusEqual
                | StarEqual
                | SlashEqual
                | PercentEqual
                | CaretEqual
                | AmpersandEqual
                | PipeEqual
                | LessLessEqual
                | GreaterGreaterEqual
        )
    }
}

/// The name of an entity, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum NameKind {
    /// An identifier.
    Identifier(Symbol),
    /// An operator function.
    Operator(Operator),
    /// A literal operator with its suffix.
    LiteralOperator(Symbol),
    /// Any conversion function: they differ by their types.
    Conversion,
    /// A constructor.
    Constructor,
    /// A destructor.
    Destructor,
    /// A deduction guide of a class template with this name.
    DeductionGuide(Symbol),
    /// No name.
    Unnamed,
}

/// The name of an entity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(u32);

const SHIFT: u32 = 28;
const MASK: u32 = (1 << SHIFT) - 1;

impl Name {
    /// A number that no other name has.
    pub fn number(self) -> u32 {
        self.0
    }

    /// One of 64 bits, the same for the same name.
    #[inline]
    pub(crate) fn filter_bit(self) -> u64 {
        // The upper bits of a product with the golden ratio depend on all bits of the name.
        1 << (self.0.wrapping_mul(0x9E37_79B9) >> 26)
    }

    /// The absence of a name.
    pub const UNNAMED: Name = Name(7 << SHIFT);
    /// Every conversion function.
    pub const CONVERSION: Name = Name(3 << SHIFT);
    /// Every constructor.
    pub const CONSTRUCTOR: Name = Name(4 << SHIFT);
    /// Every destructor.
    pub const DESTRUCTOR: Name = Name(5 << SHIFT);

    /// An identifier.
    pub const fn identifier(symbol: Symbol) -> Self {
        Name(symbol.0 & MASK)
    }

    /// An operator function.
    pub const fn operator(operator: Operator) -> Self {
        Name((1 << SHIFT) | operator as u32)
    }

    /// Whether it is that of an allocation or deallocation function ([basic.stc.dynamic]).
    pub fn is_allocation_function(self) -> bool {
        matches!(
            self.kind(),
            NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
        )
    }

    /// A literal operator.
    pub const fn literal_operator(suffix: Symbol) -> Self {
        Name((2 << SHIFT) | (suffix.0 & MASK))
    }

    /// The deduction guides of a class template.
    pub const fn deduction_guide(template: Symbol) -> Self {
        Name((6 << SHIFT) | (template.0 & MASK))
    }

    /// Takes the name apart.
    pub fn kind(self) -> NameKind {
        let payload = self.0 & MASK;
        match self.0 >> SHIFT {
            0 => NameKind::Identifier(Symbol(payload)),
            1 => NameKind::Operator(Operator::ALL[payload as usize]),
            2 => NameKind::LiteralOperator(Symbol(payload)),
            3 => NameKind::Conversion,
            4 => NameKind::Constructor,
            5 => NameKind::Destructor,
            6 => NameKind::DeductionGuide(Symbol(payload)),
            _ => NameKind::Unnamed,
        }
    }

    /// The symbol of an identifier.
    pub fn symbol(self) -> Option<Symbol> {
        (self.0 >> SHIFT == 0).then_some(Symbol(self.0))
    }

    /// The symbol in a name of any sort.
    pub fn any_symbol(self) -> Option<Symbol> {
        match self.kind() {
            NameKind::Identifier(symbol) | NameKind::LiteralOperator(symbol) | NameKind::DeductionGuide(symbol) => {
                Some(symbol)
            }
            _ => None,
        }
    }

    /// Whether another name is of the same sort: both identifiers, both literal operators.
    pub(crate) fn has_sort_of(self, other: Name) -> bool {
        self.0 >> SHIFT == other.0 >> SHIFT
    }

    /// The name with a number that some name has.
    pub fn from_number(number: u32) -> Option<Self> {
        let payload = number & MASK;
        let is_name = match number >> SHIFT {
            0 | 2 | 6 => true,
            1 => (payload as usize) < Operator::ALL.len(),
            3..=5 | 7 => payload == 0,
            _ => false,
        };
        is_name.then_some(Name(number))
    }

    /// The name as one number, a key for tables.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// As its number, under its own name like an id.
impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Name", &self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Name::from_number(number).ok_or_else(|| serde::de::Error::custom("a number that no name has"))
    }
}
