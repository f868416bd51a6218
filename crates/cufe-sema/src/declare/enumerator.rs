//! The types of enumerators while their enumeration is not complete ([dcl.enum]/5).

use crate::Sema;
use crate::constant::integral::integral_properties;
use cufe_il::{ExpressionId, Program, Type, TypeId};

impl Sema<'_> {
    /// The type of an enumerator whose value this expression gives; `None` where it is not known.
    pub fn type_of_enumerator(&self, expression: ExpressionId) -> Option<TypeId> {
        match self.value_structure(self.expression(expression).ty) {
            Type::Builtin(builtin) => {
                integral_properties(builtin, self.options.dialect.unsigned_chars).map(|_| Program::builtin(builtin))
            }
            Type::Enum(id) if !self.program.enums[id].is_scoped => self.program.enums[id].underlying,
            _ => None,
        }
    }

    /// Whether an integral type has a value.
    pub fn is_value_of(&self, value: i128, ty: TypeId) -> bool {
        let Type::Builtin(builtin) = self.value_structure(ty) else { return false };
        match integral_properties(builtin, self.options.dialect.unsigned_chars) {
            Some((bits, true)) if bits < 128 => (-(1i128 << (bits - 1))..1i128 << (bits - 1)).contains(&value),
            Some((bits, false)) if bits < 127 => (0..1i128 << bits).contains(&value),
            _ => false,
        }
    }
}
