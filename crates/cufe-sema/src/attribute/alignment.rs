//! `alignas` and `aligned` ([dcl.align]).

use super::{Argument, Attribute, AttributedVariable, Form, Kind, Place};
use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{ClassId, EntityId, EnumId, LayoutAttributes, Type, TypeId};

/// What `aligned` without arguments asks for.
const LARGEST_USEFUL: u32 = 16;

impl Attribute {
    /// The alignment that `alignas` or `aligned` asks for; `None` where it is not known.
    pub(super) fn alignment(&self) -> Option<u32> {
        if self.arguments.is_empty() {
            return Some(if self.kind == Kind::Aligned { LARGEST_USEFUL } else { 0 });
        }
        let mut strictest = 0;
        for argument in &self.arguments {
            let value = match argument {
                Argument::Value { value, .. } => u32::try_from((*value)?).ok()?,
                Argument::Alignment(alignment) => u32::try_from((*alignment)?).ok()?,
                _ => return None,
            };
            strictest = value.max(strictest);
        }
        Some(strictest)
    }

    /// Adds what the attribute says to what is known about layout.
    pub fn add_to_layout(&self, layout: &mut LayoutAttributes) {
        match self.kind {
            Kind::Aligned | Kind::Alignas => match self.alignment() {
                Some(alignment) => layout.alignment = layout.alignment.max(alignment),
                None => layout.has_unknown_alignment = true,
            },
            Kind::Packed => layout.is_packed = true,
            Kind::NoUniqueAddress => layout.no_unique_address = true,
            _ => {}
        }
    }
}

impl Sema<'_> {
    /// Keeps an alignment that is asked for.
    pub(super) fn note_alignment(&mut self, attribute: &Attribute, entity: EntityId) {
        let mut layout = self.program.attributes_of(entity).map_or_else(Default::default, |record| record.layout);
        attribute.add_to_layout(&mut layout);
        self.program.attributes_mut(entity).layout = layout;
    }

    /// `alignas` on what cannot have it (2470).
    pub(super) fn refuse_alignas(&mut self, attribute: &Attribute, place: Place) {
        let is_warning =
            place.intersects(Place::TYPEDEF | Place::FUNCTION_TYPEDEF | Place::TYPE | Place::CLASS_END | Place::OTHER);
        if is_warning {
            self.warn_of_attribute(code::ALIGNAS_DOES_NOT_APPLY, attribute);
        } else {
            self.fail_attribute(code::ALIGNAS_DOES_NOT_APPLY, attribute);
        }
    }

    /// `alignas` on a variable or data member: not on bit-fields, register variables and parameters of handlers; not
    /// different from an earlier declaration.
    pub(super) fn check_alignas(&mut self, declared: &AttributedVariable<'_>) {
        let entity = self.program.variables[declared.variable].entity;
        let Some(attribute) = declared.attributes.iter().find(|attribute| attribute.kind == Kind::Alignas) else {
            return;
        };
        if declared.is_bit_field {
            self.fail_attribute(code::ATTRIBUTE_ON_BIT_FIELD, attribute);
        } else if declared.is_register {
            self.fail_attribute(code::ALIGNAS_ON_REGISTER, attribute);
        } else if declared.is_handler_parameter {
            self.fail_attribute(code::ALIGNAS_ON_HANDLER_PARAMETER, attribute);
        } else if declared.is_redeclaration
            && let Some(known) = self.program.attributes_of(entity).map(|record| record.layout)
            && known.alignment != 0
            && !known.has_unknown_alignment
            && attribute.alignment().is_some_and(|alignment| alignment != known.alignment)
        {
            // The definition is right: other declarations are only warned of.
            if declared.is_definition() {
                self.fail_attribute(code::ALIGNAS_MISMATCH, attribute);
            } else {
                self.warn_of_attribute(code::ALIGNAS_MISMATCH, attribute);
            }
        }
    }

    /// Whether a data member asks for less than its type's alignment without being packed (1160, at its name).
    pub(super) fn check_lowered_alignment_of_field(&mut self, declared: &AttributedVariable<'_>) {
        if !declared.is_field || declared.is_bit_field {
            return;
        }
        let mut layout = LayoutAttributes::default();
        for attribute in declared.attributes {
            attribute.add_to_layout(&mut layout);
        }
        if layout.alignment == 0 || layout.is_packed || layout.has_unknown_alignment {
            return;
        }
        let scope = self.program.entities[self.program.variables[declared.variable].entity].scope;
        let in_packed = self.class_with_scope(scope).is_some_and(|class| self.program.classes[class].layout.is_packed);
        let natural = self.known_alignment(self.program.variables[declared.variable].ty);
        if !in_packed && natural.is_some_and(|natural| natural > u64::from(layout.alignment)) {
            self.report_lowered(declared.name);
        }
    }

    /// Whether the attributes of a complete class ask for less than its members and bases do (1160, at the attribute).
    pub(super) fn check_lowered_alignment_of_class(&mut self, attributes: &[Attribute], class: ClassId) {
        let layout = self.program.classes[class].layout;
        let asks = |attribute: &&Attribute| matches!(attribute.kind, Kind::Aligned | Kind::Alignas);
        let Some(attribute) = attributes.iter().find(asks) else { return };
        if layout.alignment == 0
            || layout.is_packed
            || layout.has_unknown_alignment
            || self.program.classes[class].is_dependent
        {
            return;
        }
        let entry = &self.program.classes[class];
        let mut natural = 1;
        for member in &entry.data_members {
            if member.layout.is_packed || member.layout.has_unknown_alignment {
                return;
            }
            let Some(alignment) = self.known_alignment(member.ty) else { return };
            natural = natural.max(alignment).max(u64::from(member.layout.alignment));
        }
        for base in &entry.bases {
            let Some(alignment) = self.known_alignment(base.ty) else { return };
            natural = natural.max(alignment);
        }
        if natural > u64::from(layout.alignment) {
            self.report_lowered(attribute.first);
        }
    }

    /// Whether the attributes of an enumeration ask for less than its type does (1881, at its name).
    pub(super) fn check_lowered_alignment_of_enum(&mut self, attributes: &[Attribute], id: EnumId, name: u32) {
        let mut layout = LayoutAttributes::default();
        for attribute in attributes {
            attribute.add_to_layout(&mut layout);
        }
        if layout.alignment == 0 || layout.is_packed || layout.has_unknown_alignment {
            return;
        }
        let underlying = self.program.enums[id].underlying;
        let natural = underlying.and_then(|underlying| self.known_alignment(underlying));
        if natural.is_some_and(|natural| natural > u64::from(layout.alignment)) {
            let report = Report::new(code::ALIGNMENT_OF_ENUM_NOT_REDUCED, self.position(name));
            self.report(report);
        }
    }

    fn report_lowered(&mut self, token: u32) {
        let report = Report::new(code::ALIGNMENT_NOT_REDUCED, self.position(token));
        self.report(report);
    }

    /// The alignment of a type, where it is known without looking into templates.
    pub(super) fn known_alignment(&self, ty: TypeId) -> Option<u64> {
        let ty = self.program.unqualified(ty).0;
        Some(match self.program.structure(ty) {
            Type::Builtin(builtin) => crate::attribute::types::builtin_size(builtin)?,
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::LvalueReference(_) | Type::RvalueReference(_) => 8,
            Type::Array { element, .. } | Type::Complex(element) => self.known_alignment(element)?,
            Type::Enum(id) => self.known_alignment(self.program.enums[id].underlying?)?,
            Type::Class(class) => self.known_class_alignment(class)?,
            _ => return None,
        })
    }

    fn known_class_alignment(&self, class: ClassId) -> Option<u64> {
        let entry = &self.program.classes[class];
        if !entry.is_complete || entry.is_dependent || entry.layout.has_unknown_alignment {
            return None;
        }
        let mut natural = u64::from(entry.layout.alignment.max(1));
        if self.has_virtual_part(class) {
            natural = natural.max(8);
        }
        for member in &entry.data_members {
            if member.layout.has_unknown_alignment || entry.layout.pack != 0 {
                return None;
            }
            let is_packed = member.layout.is_packed || entry.layout.is_packed;
            let own = if is_packed { 1 } else { self.known_alignment(member.ty)? };
            natural = natural.max(own).max(u64::from(member.layout.alignment));
        }
        for base in &entry.bases {
            natural = natural.max(self.known_alignment(base.ty)?);
        }
        Some(natural)
    }

    /// Whether a class has a virtual base or a virtual function of its own.
    fn has_virtual_part(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        entry.bases.iter().any(|base| base.is_virtual)
            || entry.functions.iter().any(|&entity| {
                self.program.function_of(entity).is_some_and(|function| {
                    self.program.functions[function].flags.contains(cufe_il::FunctionFlags::VIRTUAL)
                })
            })
    }

    /// The alignment of a type that `alignas` names; an incomplete type is reported (70).
    pub fn alignment_of_type(&mut self, ty: TypeId) -> Option<u64> {
        self.known_alignment(self.program.non_reference(ty))
    }

    /// `alignas` between or behind specifiers, where it belongs to the type.
    pub fn refuse_alignas_of_type(&mut self, attributes: &[Attribute]) {
        for attribute in attributes.iter().filter(|attribute| attribute.form == Form::Alignas) {
            self.refuse_alignas(attribute, Place::OTHER);
        }
    }
}
