//! Enumerations ([dcl.enum]).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{Builtin, EntityKind, EnumId, Name, Program, TypeId};

impl Sema<'_> {
    /// Whether a scope is that of a class with a name.
    pub fn class_with_own_name(&self, scope: cufe_il::ScopeId, name: Name) -> bool {
        self.class_with_scope(scope).is_some_and(|class| {
            let entity = self.program.classes[class].entity;
            name.symbol().is_some() && self.program.symbol(entity) == name.symbol()
        })
    }

    /// The enumeration that an entity is.
    pub fn enum_id(&self, entity: cufe_il::EntityId) -> Option<EnumId> {
        match self.program.entities[entity].kind {
            EntityKind::Enum(id) => Some(id),
            _ => None,
        }
    }

    /// Negative values and such as only an unsigned type has together have no underlying type ([dcl.enum]/7): 1420.
    pub fn check_enumerator_range(&mut self, id: EnumId) {
        let entry = &self.program.enums[id];
        let values = || entry.enumerators.iter().filter_map(|&(_, value)| value);
        let is_too_wide = values().any(|value| value < 0) && values().any(|value| value > i128::from(i64::MAX));
        if is_too_wide && self.context.speculating == 0 {
            let token = self.program.entities[entry.entity].token;
            self.warning_at(code::ENUMERATORS_TOO_FAR_APART, token);
        }
    }

    /// The first of int, unsigned, long, unsigned long that holds all values; unknown if some value is not known.
    pub fn default_underlying(&self, id: EnumId) -> Option<TypeId> {
        let values = &self.program.enums[id].enumerators;
        let mut minimum = 0;
        let mut maximum = 0;
        for (_, value) in values {
            let value = (*value)?;
            minimum = value.min(minimum);
            maximum = value.max(maximum);
        }
        let builtin = if minimum >= i128::from(i32::MIN) && maximum <= i128::from(i32::MAX) {
            Builtin::Int
        } else if minimum >= 0 && maximum <= i128::from(u32::MAX) {
            Builtin::UnsignedInt
        } else if minimum >= i128::from(i64::MIN) && maximum <= i128::from(i64::MAX) {
            Builtin::Long
        } else {
            Builtin::UnsignedLong
        };
        // GNU uses the unsigned type where no value is negative.
        Some(Program::builtin(match builtin {
            Builtin::Int if minimum >= 0 => Builtin::UnsignedInt,
            Builtin::Long if minimum >= 0 => Builtin::UnsignedLong,
            other => other,
        }))
    }
}
