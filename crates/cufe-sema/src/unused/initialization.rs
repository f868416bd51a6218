//! Variables whose initialization or destruction does something: they need no further use.

use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::Value;
use cufe_il::{
    ClassId, ClassKey, ExpressionId, ExpressionKind, FunctionFlags, Qualifiers, Type, ValueCategory, VariableId,
};

impl Sema<'_> {
    /// Whether a variable is never reported: its type is volatile or not known, a constructor runs where it is declared, or a
    /// destructor at its end.
    pub(super) fn is_used_by_itself(&mut self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        let canonical = self.program.canonical(ty);
        let (inner, qualifiers) = self.element_type(canonical);
        if qualifiers.contains(Qualifiers::VOLATILE) {
            return true;
        }
        let is_array = matches!(self.program.structure(canonical), Type::Array { .. });
        if self.options.device_pass && (self.has_effective_initializer(variable) || self.is_refused_array(ty)) {
            return true;
        }
        if let Some(class) = self.program.class_of(inner) {
            if self.program.classes[class].is_closure {
                return self.program.classes[class].is_dependent;
            }
            return self.is_dependent_type(inner)
                || self.is_trivial_member(class, SpecialMember::Destructor) != Some(true)
                || (!is_array || self.options.device_pass && initializer.is_none())
                    && self.is_constructed(class, variable, initializer);
        }
        !matches!(
            self.program.written(inner),
            Type::Builtin(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::Enum(_)
                | Type::Complex(_)
                | Type::Vector { .. }
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::Function(_)
        )
    }

    /// Whether an initializer is an object of the class that is copied without calling anything.
    fn is_copied_trivially(&mut self, class: ClassId, initializer: ExpressionId) -> bool {
        let source = match self.expression(initializer).kind {
            ExpressionKind::ParenthesizedList(list) => match self.program.expression_list(list) {
                &[only] => only,
                _ => return false,
            },
            _ => initializer,
        };
        let entry = self.expression(source);
        entry.category != ValueCategory::Prvalue
            && self.program.class_of(entry.ty) == Some(class)
            && self.is_trivial_member(class, SpecialMember::CopyConstructor) == Some(true)
            && !self.is_copy_deleted(class)
    }

    /// Whether a class has a deleted copy constructor: its use was an error.
    fn is_copy_deleted(&mut self, class: ClassId) -> bool {
        let members = self.special_members(class, SpecialMember::CopyConstructor);
        members.into_iter().any(|member| {
            self.program.functions[member].flags.contains(FunctionFlags::DELETED)
                || self.special_facts(member).is_deleted == Some(true)
        })
    }

    /// Whether some part of an object has no value; of a union one member has.
    pub(crate) fn lacks_values(&self, value: &Value) -> bool {
        match value {
            Value::Indeterminate => true,
            Value::Class(object) => {
                let class = &self.program.classes[object.class];
                if class.key == ClassKey::Union && !object.members.is_empty() {
                    let has_value = |member: &Value| !matches!(member, Value::Indeterminate);
                    return !object.members.iter().any(|member| has_value(member) && !self.lacks_values(member));
                }
                let members = class.data_members.iter().zip(&object.members);
                object.bases.iter().any(|base| self.lacks_values(base))
                    || members
                        .filter(|(member, _)| !member.is_unnamed_bit_field())
                        .any(|(_, value)| self.lacks_values(value))
            }
            Value::Array(array) => {
                array.elements.iter().any(|element| self.lacks_values(element))
                    || array.length > array.elements.len() as u64 && self.lacks_values(&array.rest)
            }
            _ => false,
        }
    }

    /// Whether a constructor runs that is no constant initialization.
    fn is_constructed(&mut self, class: ClassId, variable: VariableId, initializer: Option<ExpressionId>) -> bool {
        let Some(initializer) = initializer else {
            // A constructor that leaves something without value is no constant one.
            return self.is_trivial_member(class, SpecialMember::DefaultConstructor) != Some(true)
                && self.value_of_initialization(variable).map_or(true, |value| self.lacks_values(&value));
        };
        let inner = self.without_parentheses(initializer);
        if self.options.device_pass && self.is_copied_trivially(class, inner) {
            return false;
        }
        let entry = self.expression(inner);
        let is_called = self.program.called.contains_key(&inner) || self.program.converted.contains_key(&inner);
        let is_direct = match entry.kind {
            ExpressionKind::InitializerList(_) => !is_called && self.is_aggregate_class(class) == Some(true),
            // The result of a call is the object itself.
            ExpressionKind::Call { .. } => self.program.class_of(entry.ty) == Some(class),
            _ => {
                !is_called && entry.category == ValueCategory::Prvalue && self.program.class_of(entry.ty) == Some(class)
            }
        };
        !is_direct && self.value_of_initialization(variable).is_err()
    }
}
