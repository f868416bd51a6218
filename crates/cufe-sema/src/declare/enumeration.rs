//! Enumerations ([dcl.enum]).

use super::{DeclarationContext, ParsedName};
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{Builtin, EntityId, EntityKind, EnumId, Name, Program, TypeId};

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

    /// Whether a member enumeration cannot be defined by an explicit specialization ([temp.expl.spec]/7): its enumerators are
    /// known already, because they are members of the class (2517), because something used them, or because the class is
    /// itself an explicit specialization (1449).
    pub fn refuses_enum_specialization(
        &mut self,
        context: &DeclarationContext,
        tag: EntityId,
        is_scoped: bool,
        name: &ParsedName,
    ) -> bool {
        let EntityKind::Enum(id) = self.program.entities[tag].kind else { return false };
        let entry = &self.program.enums[id];
        let is_specialized = self.instances.specialized_enums.contains(&id);
        let is_open = !entry.is_complete || is_specialized || self.instances.unread_enums.contains_key(&id);
        if self.declaring.in_instance || self.context.speculating > 0 || is_open {
            return false;
        }
        let Some(class) = self.class_with_scope(self.program.entities[tag].scope) else { return false };
        let is_of_instance = self.origin_of_class(class).is_some();
        let has_explicit_head =
            !context.heads.is_empty() && context.heads.iter().all(|head| head.parameters.is_empty());
        let is_specialization = has_explicit_head && self.program.classes[class].template.is_some();
        if !is_of_instance && !is_specialization {
            return false;
        }
        let is_member_list = !entry.is_scoped && !is_scoped;
        let code = if is_member_list { code::UNSCOPED_ENUM_SPECIALIZED } else { code::SPECIALIZATION_AFTER_USE };
        self.name_error_at(code, name.token, self.name_text(name.name));
        true
    }

    /// A member enumeration of an instance is declared outside of it: what its template says of enumerators that nobody
    /// asked for yet is not for this one ([temp.expl.spec]/1).
    pub fn specialize_enum(&mut self, tag: EntityId) {
        let EntityKind::Enum(id) = self.program.entities[tag].kind else { return };
        if self.declaring.in_instance || self.context.speculating > 0 {
            return;
        }
        let class = self.class_with_scope(self.program.entities[tag].scope);
        if class.is_none_or(|class| self.origin_of_class(class).is_none()) {
            return;
        }
        if self.instances.unread_enums.remove(&id).is_some() {
            self.program.enums[id].is_complete = false;
            self.note_change();
        }
        if !self.program.enums[id].is_complete {
            self.instances.specialized_enums.insert(id);
        }
    }
}
