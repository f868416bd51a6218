//! Implicit conversion sequences ([over.best.ics]): which there is between a value and
//! a type, and which of two is better. Nothing is reported here and nothing is changed: the same questions are asked for
//! every candidate of a call.

mod address;
pub(crate) mod arithmetic;
mod base;
mod list;
mod qualification;
mod rank;
mod reference;
mod standard;
mod steps;
mod user;
mod user_template;

pub(crate) use arithmetic::{Arithmetic, arithmetic_class};
pub(crate) use base::AccessCheck;
pub use rank::Comparison;
pub(crate) use reference::Related;
pub(crate) use steps::Chain;
pub use user_template::PendingConversions;

use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{ArgumentsId, ClassId, EntityId, ExpressionId, ExpressionKind, FunctionId, Type, TypeId, ValueCategory};

/// What is converted: an expression, or something of which only type and category are known (an object parameter, the
/// result of a conversion function).
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The type, no reference.
    pub ty: TypeId,
    /// The value category.
    pub category: ValueCategory,
    /// The expression: null pointer constants, string literals, bit-fields, lists and overload sets are known by it.
    pub expression: Option<ExpressionId>,
}

/// The lvalue transformation of a standard conversion ([over.ics.scs]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Transformation {
    /// None, or lvalue-to-rvalue.
    #[default]
    None,
    /// Array to pointer.
    Array,
    /// Function to pointer.
    Function,
}

/// The second step of a standard conversion: promotion or conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// None.
    #[default]
    Identity,
    /// [conv.prom], [conv.fpprom]
    Promotion,
    /// An enumeration with fixed underlying type to that type: better than to what it promotes to ([over.ics.rank]).
    PromotionToUnderlying,
    /// Between integral types, and from enumerations.
    Integral,
    /// Between floating types, and between them and integral ones.
    Floating,
    /// Of pointers: null pointers, to `void *`, to a base.
    Pointer,
    /// Of pointers to members: null, to a derived class.
    MemberPointer,
    /// To `bool` from arithmetic types.
    Boolean,
    /// To `bool` from pointers and pointers to members.
    BooleanFromPointer,
    /// Of a class to a base.
    DerivedToBase,
    /// Between other arithmetic types: complex, vectors.
    Other,
}

/// The rank of a standard conversion ([tab:over.ics.scs]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Exact match.
    Exact,
    /// Promotion.
    Promotion,
    /// Conversion.
    Conversion,
}

impl Step {
    /// The rank of a conversion with this second step.
    pub fn rank(self) -> Rank {
        match self {
            Step::Identity => Rank::Exact,
            Step::Promotion | Step::PromotionToUnderlying => Rank::Promotion,
            _ => Rank::Conversion,
        }
    }
}

/// How a reference is bound; two bindings are compared by it ([over.ics.rank]/3.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The reference is an rvalue reference.
    pub is_rvalue_reference: bool,
    /// It is bound to an rvalue.
    pub to_rvalue: bool,
    /// It is bound to a function lvalue.
    pub to_function: bool,
    /// It is the implicit object parameter of a function without ref-qualifier.
    pub is_unqualified_object: bool,
}

/// A standard conversion sequence ([over.ics.scs]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standard {
    /// The lvalue transformation.
    pub first: Transformation,
    /// The promotion or conversion.
    pub step: Step,
    /// Qualifiers are added below the top, or `noexcept` is removed.
    pub adjusts_qualifiers: bool,
    /// A string literal becomes a pointer to non-const characters (2464).
    pub drops_const_of_string: bool,
    /// The source, canonical, after the lvalue transformation.
    pub from: TypeId,
    /// The target, canonical; of references the type referred to, with its qualifiers.
    pub to: TypeId,
    /// The target is a reference.
    pub binding: Option<Binding>,
    /// A braced list becomes a `std::initializer_list`.
    pub to_initializer_list: bool,
}

/// A user-defined conversion sequence ([over.ics.user]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UserDefined {
    /// The constructor or conversion function; none where several are equally good, or where a list initializes an
    /// aggregate.
    pub function: Option<FunctionId>,
    /// Where that is made of a template: which, and what was deduced.
    pub specialization: Option<Specialized>,
    /// The conversion of its result.
    pub second: Standard,
    /// Several functions are equally good ([over.best.ics]/10).
    pub is_ambiguous: bool,
}

/// What deduction made of a constructor or conversion function template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Specialized {
    /// The template.
    pub template: EntityId,
    /// Its arguments, one for each parameter.
    pub arguments: ArgumentsId,
    /// The function's type with them.
    pub ty: TypeId,
}

impl UserDefined {
    /// By a function that is no template's.
    pub fn by(function: FunctionId, second: Standard) -> Self {
        Self { function: Some(function), specialization: None, second, is_ambiguous: false }
    }

    /// Of a list that initializes an aggregate.
    pub fn of_aggregate(second: Standard) -> Self {
        Self { function: None, specialization: None, second, is_ambiguous: false }
    }

    /// By several functions that are equally good.
    pub fn ambiguous(second: Standard) -> Self {
        Self { function: None, specialization: None, second, is_ambiguous: true }
    }
}

/// An implicit conversion sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sequence {
    /// There is none.
    Impossible,
    /// Nobody can tell: something is dependent, not known or not supported.
    Unknown,
    /// A standard conversion.
    Standard(Standard),
    /// By a constructor or conversion function.
    User(UserDefined),
    /// The argument matches `...`.
    Ellipsis,
}

/// What may take part in a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    /// User-defined conversions: at most one in a sequence.
    pub user: bool,
    /// Explicit conversion functions: direct initialization.
    pub explicit: bool,
    /// Explicit constructors, too.
    pub explicit_constructors: bool,
}

/// The class of the implicit object parameter of a candidate ([over.match.funcs.general]/4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectClass {
    /// The class that the function is a member of.
    OfMember,
    /// The class of the object: of conversion functions, and of what a using-declaration names. Where all candidates come
    /// from one lookup by name it makes no difference for the others.
    OfObject,
    /// The class in which the name was found: what a using-declaration there names is compared, as a member of this class,
    /// with candidates that another lookup found.
    Of(ClassId),
}

impl Allowed {
    /// What copy-initialization allows.
    pub const IMPLICIT: Self = Self { user: true, explicit: false, explicit_constructors: false };
    /// What direct-initialization allows.
    pub const EXPLICIT: Self = Self { user: true, explicit: true, explicit_constructors: true };
    /// What the first parameter of a constructor that copies or moves allows in direct-initialization ([over.match.copy]/1).
    pub const EXPLICIT_FUNCTIONS: Self = Self { user: true, explicit: true, explicit_constructors: false };
    /// Only standard conversions.
    pub const STANDARD: Self = Self { user: false, explicit: false, explicit_constructors: false };
}

impl Sequence {
    /// Whether there may be a conversion.
    pub fn is_possible(&self) -> bool {
        *self != Sequence::Impossible
    }

    /// The standard conversion, or the second one of a user-defined conversion.
    pub fn standard(&self) -> Option<&Standard> {
        match self {
            Sequence::Standard(standard) => Some(standard),
            Sequence::User(user) => Some(&user.second),
            _ => None,
        }
    }

    /// Whether no other conversion can be better: an exact match without any adjustment.
    pub fn is_perfect(&self) -> bool {
        match self {
            Sequence::Standard(standard) => {
                standard.step == Step::Identity
                    && !standard.adjusts_qualifiers
                    && standard.from == standard.to
                    && standard.binding.is_none_or(|binding| binding.is_rvalue_reference == binding.to_rvalue)
            }
            _ => false,
        }
    }
}

impl Standard {
    /// No conversion at all between equal types.
    pub fn identity(from: TypeId, to: TypeId) -> Self {
        Self {
            first: Transformation::None,
            step: Step::Identity,
            adjusts_qualifiers: false,
            drops_const_of_string: false,
            from,
            to,
            binding: None,
            to_initializer_list: false,
        }
    }

    /// The rank.
    pub fn rank(&self) -> Rank {
        self.step.rank()
    }
}

impl Sema<'_> {
    /// The operand that an expression is.
    pub fn operand(&self, expression: ExpressionId) -> Operand {
        let entry = self.expression(expression);
        Operand { ty: entry.ty, category: entry.category, expression: Some(expression) }
    }

    /// The implicit conversion sequence from a value to a type ([over.best.ics]).
    pub fn implicit_conversion(&mut self, from: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.conversion_to(from, to, allowed))
    }

    fn conversion_to(&mut self, from: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        let to = self.program.canonical(to);
        if self.is_dependent_type(to) {
            return Sequence::Unknown;
        }
        self.complete_converted(from.ty, to, allowed);
        if let Some(expression) = from.expression {
            let inner = self.without_parentheses(expression);
            match self.expression(inner).kind {
                ExpressionKind::InitializerList(_) => return self.list_conversion(inner, to, allowed),
                ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. } => return Sequence::Unknown,
                _ => {}
            }
            if let Some(set) = self.function_set(expression) {
                return self.address_conversion(&set, from, to, allowed);
            }
        }
        match self.program.written(to) {
            Type::LvalueReference(_) | Type::RvalueReference(_) => self.reference_binding(from, to, allowed),
            _ => match self.null_to_bool(from, to, allowed) {
                Some(sequence) => sequence,
                None => self.value_conversion(from, to, allowed),
            },
        }
    }

    /// The conversion to a type that is no reference.
    pub(crate) fn value_conversion(&mut self, from: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        let target = self.program.unqualified(to).0;
        let source = self.program.unqualified(self.program.canonical(from.ty)).0;
        if self.is_dependent_type(source) || self.program.written(source) == Type::Unknown {
            return Sequence::Unknown;
        }
        let is_class = |ty: Type| matches!(ty, Type::Class(_) | Type::Specialization { .. });
        let (source_structure, target_structure) = (self.program.written(source), self.program.written(target));
        if source == target && is_class(target_structure) {
            return Sequence::Standard(Standard::identity(source, target));
        }
        if is_class(source_structure) && is_class(target_structure) {
            match self.base_relation(source, target) {
                crate::class::BaseRelation::Yes(_) => {
                    let standard = Standard { step: Step::DerivedToBase, ..Standard::identity(source, target) };
                    return Sequence::Standard(standard);
                }
                crate::class::BaseRelation::Unknown => return Sequence::Unknown,
                crate::class::BaseRelation::No => {}
            }
        }
        if is_class(source_structure) || is_class(target_structure) {
            if matches!(source_structure, Type::Specialization { .. }) {
                return Sequence::Unknown;
            }
            if !allowed.user {
                return Sequence::Impossible;
            }
            if matches!(target_structure, Type::Specialization { .. }) {
                return Sequence::Unknown;
            }
            return self.user_conversion(from, target, allowed);
        }
        self.standard_conversion(from, target)
    }
}
