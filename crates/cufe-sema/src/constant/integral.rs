//! Evaluation of integral constant expressions over the expression nodes ([expr.const]). What can't be known is `None`.

use crate::Sema;
use cufe_base::Standard;
use cufe_il::{Builtin, EntityKind, ExpressionId, ExpressionKind, Program, Type, TypeId};

impl Sema<'_> {
    /// The value of an integral constant expression, or `None` where it is not one, depends on template parameters, or
    /// cannot be known.
    pub fn integral_value(&self, expression: ExpressionId) -> Option<i128> {
        let entry = self.program.expressions.get(expression)?;
        match entry.kind {
            ExpressionKind::Literal(literal) => self.program.literals.get(literal).plain_integer(),
            ExpressionKind::Boolean(value) => Some(i128::from(value)),
            ExpressionKind::Parenthesized(inner) => self.integral_value(inner),
            ExpressionKind::InitializerList(list) => match self.program.expression_list(list) {
                &[single] => self.integral_value(single),
                _ => None,
            },
            ExpressionKind::TypeTrait { .. } => self.class_state.traits.get(&expression).copied(),
            _ => match self.constants.folded.get(&expression) {
                Some(value) => value.integer(),
                None => self.evaluate(expression, None, true).ok()?.integer(),
            },
        }
    }

    /// The value of a constant variable or enumerator.
    pub fn entity_value(&self, entity: cufe_il::EntityId) -> Option<i128> {
        match self.program.entities[entity].kind {
            EntityKind::Enumerator(id) => {
                // Enumerators are made in their order.
                let enumerators = &self.program.enums[id].enumerators;
                let index = enumerators.binary_search_by_key(&entity, |&(enumerator, _)| enumerator).ok()?;
                enumerators[index].1
            }
            EntityKind::Variable(variable) => self.program.variables[variable].value,
            _ => None,
        }
    }

    /// A value brought into the range of an integral type; of an unknown type it stays if it fits `int`.
    pub fn truncate(&self, value: i128, ty: TypeId) -> Option<i128> {
        let (ty, _) = self.program.unqualified(self.program.canonical(ty));
        let (bits, is_signed) = match self.program.written(ty) {
            Type::Builtin(Builtin::Bool) => return Some(i128::from(value != 0)),
            Type::Builtin(builtin) => integral_properties(builtin, self.options.dialect.unsigned_chars)?,
            Type::Enum(id) => match self.program.enums[id].underlying {
                Some(underlying) => return self.truncate(value, underlying),
                None => return Some(value),
            },
            Type::Unknown => return (i128::from(i32::MIN)..=i128::from(i32::MAX)).contains(&value).then_some(value),
            _ => return None,
        };
        if bits >= 128 {
            return Some(value);
        }
        let mask = (1i128 << bits) - 1;
        let low = value & mask;
        Some(if is_signed && low >> (bits - 1) != 0 { low - (1i128 << bits) } else { low })
    }

    /// Size and alignment of a type, where they are known.
    pub(crate) fn size_and_alignment(&self, ty: TypeId) -> Option<(u64, u64)> {
        // Layouts are those of the model with 8-byte `long`.
        if self.options.data_model != cufe_base::DataModel::Lp64 {
            return None;
        }
        self.layout_of(ty).map(|layout| (layout.size, layout.alignment))
    }

    /// The index of the value parameter that an expression is, if it is one of the given depth by itself.
    pub fn value_parameter_index(&self, expression: ExpressionId, depth: u16) -> Option<u16> {
        match self.program.expressions.get(expression)?.kind {
            ExpressionKind::Name { entity, arguments: None } => match self.program.entities[entity].kind {
                EntityKind::ValueParameter(_) => {
                    let &(own, index) = self.value_parameters.get(&entity)?;
                    (own == depth).then_some(index)
                }
                _ => None,
            },
            ExpressionKind::Parenthesized(inner) => self.value_parameter_index(inner, depth),
            _ => None,
        }
    }

    /// Whether the standard in force is at least this one.
    pub fn since(&self, standard: Standard) -> bool {
        self.options.dialect.standard >= standard
    }

    /// The type `int`, which unknown integral operands default to in dumps.
    pub const INT: TypeId = Program::builtin(Builtin::Int);
}

/// Width in bits and signedness of an integral type.
pub fn integral_properties(builtin: Builtin, unsigned_chars: bool) -> Option<(u32, bool)> {
    use Builtin::*;
    Some(match builtin {
        Bool => (1, false),
        Char => (8, !unsigned_chars),
        SignedChar => (8, true),
        UnsignedChar | Char8 => (8, false),
        Short => (16, true),
        UnsignedShort | Char16 => (16, false),
        Int | Wchar => (32, true),
        UnsignedInt | Char32 => (32, false),
        Long | LongLong => (64, true),
        UnsignedLong | UnsignedLongLong => (64, false),
        Int128 => (128, true),
        UnsignedInt128 => (128, false),
        _ => return None,
    })
}
