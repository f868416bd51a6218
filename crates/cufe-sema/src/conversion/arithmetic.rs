//! Promotions and conversions between arithmetic and enumeration types ([conv.prom] to [conv.fpint], [conv.bool]).

use super::Step;
use crate::Sema;
use cufe_il::{Builtin, EntityKind, EnumId, ExpressionId, ExpressionKind, Type, TypeId, ValueCategory, VariableId};
use cufe_lex::TokenKind;

/// The class of a builtin type in conversions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arithmetic {
    /// An integral type, `bool` included.
    Integral,
    /// A floating type.
    Floating,
}

/// The class of a builtin type; none for `void` and `std::nullptr_t`.
pub(crate) fn arithmetic_class(builtin: Builtin) -> Option<Arithmetic> {
    match builtin {
        Builtin::Void | Builtin::Nullptr => None,
        _ if builtin.is_floating() => Some(Arithmetic::Floating),
        _ => Some(Arithmetic::Integral),
    }
}

/// The type that a builtin type promotes to; the type itself where it does not.
pub(crate) fn promoted_builtin(builtin: Builtin) -> Builtin {
    match builtin {
        Builtin::Bool
        | Builtin::Char
        | Builtin::SignedChar
        | Builtin::UnsignedChar
        | Builtin::Char8
        | Builtin::Char16
        | Builtin::Short
        | Builtin::UnsignedShort
        | Builtin::Wchar => Builtin::Int,
        Builtin::Char32 => Builtin::UnsignedInt,
        other => other,
    }
}

impl Sema<'_> {
    /// The second step of the conversion from one builtin type to another, different one; none if there is no conversion.
    pub(super) fn arithmetic_step(&self, from: Builtin, to: Builtin) -> Option<Step> {
        let (source, target) = (arithmetic_class(from)?, arithmetic_class(to)?);
        if promoted_builtin(from) == to
            || from == Builtin::Float && to == Builtin::Double
            // Of half a precision, as the reference has it.
            || from == Builtin::Fp16 && to == Builtin::Float
        {
            return Some(Step::Promotion);
        }
        Some(match (source, target) {
            _ if to == Builtin::Bool => Step::Boolean,
            (Arithmetic::Integral, Arithmetic::Integral) => Step::Integral,
            _ => Step::Floating,
        })
    }

    /// The step from an unscoped enumeration to a builtin type; none for scoped ones.
    pub(super) fn enum_step(&self, from: EnumId, to: Builtin) -> Option<Step> {
        let target = arithmetic_class(to)?;
        let entry = &self.program.enums[from];
        if entry.is_scoped {
            return None;
        }
        if let Some(underlying) = entry.underlying.filter(|_| entry.is_fixed)
            && let Type::Builtin(underlying) = self.value_structure(underlying)
        {
            if underlying == to {
                return Some(Step::PromotionToUnderlying);
            }
            if promoted_builtin(underlying) == to {
                return Some(Step::Promotion);
            }
        } else if self.promoted_enum(from) == Some(to) {
            return Some(Step::Promotion);
        }
        Some(match target {
            _ if to == Builtin::Bool => Step::Boolean,
            Arithmetic::Integral => Step::Integral,
            Arithmetic::Floating => Step::Floating,
        })
    }

    /// The type that an unscoped enumeration promotes to ([conv.prom]); none for scoped ones.
    pub(crate) fn promoted_enum(&self, id: EnumId) -> Option<Builtin> {
        let entry = &self.program.enums[id];
        if entry.is_scoped {
            return None;
        }
        if let Some(underlying) = entry.underlying.filter(|_| entry.is_fixed) {
            return match self.value_structure(underlying) {
                Type::Builtin(builtin) => Some(promoted_builtin(builtin)),
                _ => None,
            };
        }
        let (mut low, mut high) = (0i128, 0i128);
        for &(_, value) in &entry.enumerators {
            let value = value?;
            low = low.min(value);
            high = high.max(value);
        }
        let fits = |min: i128, max: i128| low >= min && high <= max;
        Some(if fits(i128::from(i32::MIN), i128::from(i32::MAX)) {
            Builtin::Int
        } else if fits(0, i128::from(u32::MAX)) {
            Builtin::UnsignedInt
        } else if fits(i128::from(i64::MIN), i128::from(i64::MAX)) {
            Builtin::Long
        } else {
            Builtin::UnsignedLong
        })
    }

    /// The bit-field that an expression denotes: so do assignments to it, what stands behind a comma, and `?:` with one.
    pub fn bit_field(&self, expression: ExpressionId) -> Option<VariableId> {
        let entry = self.expression(expression);
        match entry.kind {
            ExpressionKind::Conditional { then, otherwise, .. } if entry.category != ValueCategory::Prvalue => {
                self.bit_field(then).or_else(|| self.bit_field(otherwise))
            }
            _ => match self.passes_bit_field(expression) {
                Some(inner) => self.bit_field(inner),
                None => self.named_bit_field(expression),
            },
        }
    }

    /// The bit-field whose width decides what an expression promotes to. The value before `++` is that of a bit-field, too, and that
    /// of `?:` is not (measured; gcc says the same).
    pub(super) fn promoted_bit_field(&self, expression: ExpressionId) -> Option<VariableId> {
        use cufe_il::UnaryOperator::{PostDecrement, PostIncrement};
        match self.expression(expression).kind {
            ExpressionKind::Unary { operator: PostIncrement | PostDecrement, operand } => {
                self.promoted_bit_field(operand)
            }
            _ => match self.passes_bit_field(expression) {
                Some(inner) => self.promoted_bit_field(inner),
                None => self.named_bit_field(expression),
            },
        }
    }

    /// The operand that an expression denotes.
    fn passes_bit_field(&self, expression: ExpressionId) -> Option<ExpressionId> {
        use cufe_il::UnaryOperator::{PreDecrement, PreIncrement};
        match self.expression(expression).kind {
            ExpressionKind::Parenthesized(inner) => Some(inner),
            ExpressionKind::Unary { operator: PreIncrement | PreDecrement, operand } => Some(operand),
            ExpressionKind::Binary { operator, left, .. } if operator.is_assignment() => Some(left),
            ExpressionKind::Binary { operator: cufe_il::Operator::Comma, right, .. } => Some(right),
            _ => None,
        }
    }

    fn named_bit_field(&self, expression: ExpressionId) -> Option<VariableId> {
        match self.expression(expression).kind {
            ExpressionKind::Name { entity: member, .. } | ExpressionKind::Member { member, .. } => {
                let variable = self.program.variable_of(member)?;
                if self.program.variables[variable].flags.contains(cufe_il::VariableFlags::BIT_FIELD) {
                    return Some(variable);
                }
                // [dcl.struct.bind]/6
                self.bound_bit_fields.get(&variable).copied()
            }
            _ => None,
        }
    }

    /// Whether an expression is a null pointer constant ([conv.ptr]): a literal with value zero, `nullptr`, `__null`. As with
    /// GNU's, what is written as a literal value may be a character, be cast, or be chosen by `?:` (measured).
    pub fn is_null_pointer_constant(&self, expression: ExpressionId) -> bool {
        let inner = self.without_parentheses(expression);
        let entry = self.expression(inner);
        match entry.kind {
            ExpressionKind::Nullptr => true,
            ExpressionKind::Literal(literal) => self.program.literals.get(literal).plain_integer() == Some(0),
            // Where the offset is not known, it may be zero.
            ExpressionKind::Builtin { .. } if self.is_offset(inner) => self.integral_value(inner).unwrap_or(0) == 0,
            ExpressionKind::Unary { operator: cufe_il::UnaryOperator::Extension, operand } => {
                self.is_null_pointer_constant(operand)
            }
            ExpressionKind::Cast { .. } | ExpressionKind::Construct { .. } | ExpressionKind::Conditional { .. } => {
                matches!(self.value_structure(entry.ty), Type::Builtin(builtin)
                    if builtin != Builtin::Bool && arithmetic_class(builtin) == Some(Arithmetic::Integral))
                    && self.is_literal_value(inner, 0)
                    && self.integral_value(inner) == Some(0)
            }
            _ => self.value_structure(entry.ty) == Type::Builtin(Builtin::Nullptr),
        }
    }

    /// Whether an expression is `__builtin_offsetof`, which counts as a literal (measured).
    fn is_offset(&self, expression: ExpressionId) -> bool {
        matches!(
            self.expression(expression).kind,
            ExpressionKind::Builtin { keyword: TokenKind::KwBuiltinOffsetof, .. }
        )
    }

    /// Whether a value is written without operators other than casts and `?:`.
    fn is_literal_value(&self, expression: ExpressionId, depth: u32) -> bool {
        const NESTED: u32 = 64;
        let inner = self.without_parentheses(expression);
        let is_literal = |part| self.is_literal_value(part, depth + 1);
        match self.expression(inner).kind {
            _ if depth > NESTED => false,
            ExpressionKind::Literal(_) | ExpressionKind::Boolean(_) => true,
            ExpressionKind::Builtin { .. } => self.is_offset(inner),
            ExpressionKind::Name { entity, .. } => {
                matches!(self.program.entities[entity].kind, EntityKind::Enumerator(_))
            }
            ExpressionKind::Cast { operand, .. } => is_literal(operand),
            ExpressionKind::Construct { arguments, .. } => match self.program.expression_list(arguments) {
                [] => true,
                &[single] => is_literal(single),
                _ => false,
            },
            // The condition is constant, or there would be no value.
            ExpressionKind::Conditional { then, otherwise, .. } => is_literal(then) && is_literal(otherwise),
            _ => false,
        }
    }

    /// Whether a type is arithmetic or an unscoped enumeration.
    pub fn is_arithmetic_or_unscoped(&self, ty: TypeId) -> bool {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => arithmetic_class(builtin).is_some(),
            Type::Enum(id) => !self.program.enums[id].is_scoped,
            Type::Complex(_) => true,
            _ => false,
        }
    }

    /// Whether a type is integral or an unscoped enumeration.
    pub fn is_integral_or_unscoped(&self, ty: TypeId) -> bool {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => arithmetic_class(builtin) == Some(Arithmetic::Integral),
            Type::Enum(id) => !self.program.enums[id].is_scoped,
            _ => false,
        }
    }
}
