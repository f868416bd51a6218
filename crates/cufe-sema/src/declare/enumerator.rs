//! Enumerators, and their types while their enumeration is not complete ([dcl.enum]/5).

use super::NewKind;
use crate::Sema;
use crate::constant::integral::integral_properties;
use crate::template::instance::Unread;
use cufe_diagnostics::code;
use cufe_il::{Builtin, EntityId, EntityKind, EnumId, ExpressionId, Program, Type, TypeId, WrittenKind};

impl Sema<'_> {
    /// The type of an enumerator whose value this expression gives: that of the expression, which may be another enumeration
    /// ([dcl.enum]/5 as of C++17; measured). `None` where it is not known.
    pub fn type_of_enumerator(&self, expression: ExpressionId) -> Option<TypeId> {
        match self.value_structure(self.expression(expression).ty) {
            Type::Builtin(builtin) => {
                integral_properties(builtin, self.options.dialect.unsigned_chars).map(|_| Program::builtin(builtin))
            }
            Type::Enum(id) if !self.program.enums[id].is_scoped => Some(self.program.enums[id].ty),
            _ => None,
        }
    }

    /// The type of an enumerator: before the closing brace the underlying type, or that of its value ([dcl.enum]/5).
    pub(crate) fn type_of_named_enumerator(&self, enumerator: EntityId, id: EnumId) -> TypeId {
        let entry = &self.program.enums[id];
        match entry.underlying {
            _ if entry.is_complete => entry.ty,
            Some(underlying) => underlying,
            None => self.incomplete_enumerators.get(&enumerator).copied().unwrap_or(Program::UNKNOWN),
        }
    }

    /// Whether an integral type, or the underlying type of an enumeration, has a value.
    pub fn is_value_of(&self, value: i128, ty: TypeId) -> bool {
        let builtin = match self.value_structure(ty) {
            Type::Builtin(builtin) => builtin,
            Type::Enum(id) => match self.program.enums[id].underlying.map(|ty| self.value_structure(ty)) {
                Some(Type::Builtin(builtin)) => builtin,
                _ => return false,
            },
            _ => return false,
        };
        match integral_properties(builtin, self.options.dialect.unsigned_chars) {
            Some((bits, true)) if bits < 128 => (-(1i128 << (bits - 1))..1i128 << (bits - 1)).contains(&value),
            Some((bits, false)) if bits < 127 => (0..1i128 << bits).contains(&value),
            _ => false,
        }
    }

    /// Declares an enumerator, visible behind its definition ([basic.scope.pdecl]); one of an unscoped enumeration around
    /// that, too. `ty`: its type while the enumeration is not complete.
    pub fn declare_enumerator(&mut self, id: EnumId, token: u32, value: Option<i128>, ty: Option<TypeId>) -> EntityId {
        let entry = &self.program.enums[id];
        let (scope, is_scoped, entity) = (entry.scope, entry.is_scoped, entry.entity);
        let outer = self.program.entities[entity].scope;
        let name = self.identifier_name(token);
        let checked = if is_scoped { scope } else { outer };
        if !is_scoped && self.class_with_own_name(checked, name) {
            self.rule_violation(code::MEMBER_NAMED_AS_CLASS, token);
        }
        self.check_name_is_free(checked, name, token, NewKind::Other);
        let enumerator = self.new_entity(EntityKind::Enumerator(id), name, scope, token);
        self.program.enums[id].enumerators.push((enumerator, value));
        self.incomplete_enumerators.insert(enumerator, ty.unwrap_or(Program::UNKNOWN));
        self.program.bind(scope, name, enumerator, token + 1, false);
        if !is_scoped {
            self.program.bind(outer, name, enumerator, token + 1, false);
        }
        enumerator
    }

    /// The enumerators of a member of an instance are read when one of them is named ([temp.inst]/3).
    pub fn leave_enumerators_unread(&mut self, id: EnumId, open: u32) {
        let unread = Unread { at: open, scope: self.context.scope };
        self.instances.unread_enums.insert(id, unread);
        self.note_change();
        self.program.enums[id].is_complete = true;
    }

    /// An enumeration is complete, at the `}`: its underlying type is known ([dcl.enum]/7).
    pub fn finish_enum(&mut self, id: EnumId, last: u32) {
        self.program.enums[id].is_complete = true;
        let (scope, token) = self.place_of_definition(self.program.enums[id].entity);
        self.record(WrittenKind::EnumDefinition(id), scope, (token, last));
        self.note_change();
        self.incomplete_enumerators.clear();
        if self.program.enums[id].underlying.is_none() {
            let underlying = self.default_underlying(id);
            self.program.enums[id].underlying = underlying;
            self.check_enumerator_range(id);
        }
    }

    /// The value of an enumerator is one of its fixed underlying type ([dcl.enum]/5): else 1749.
    pub fn check_enumerator_value(&mut self, underlying: TypeId, value: i128, token: u32) {
        let bare = self.program.unqualified(self.program.canonical(underlying)).0;
        let Type::Builtin(builtin) = self.program.structure(bare) else { return };
        if builtin == Builtin::Bool {
            return;
        }
        let range = match integral_properties(builtin, self.options.dialect.unsigned_chars) {
            Some((bits, true)) if bits < 128 => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            Some((bits, false)) if bits < 127 => (0, (1i128 << bits) - 1),
            _ => return,
        };
        if value < range.0 || value > range.1 {
            self.error_at(code::ENUMERATOR_OUTSIDE_UNDERLYING_TYPE, token);
        }
    }
}
