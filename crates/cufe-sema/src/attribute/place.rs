//! Attributes at places where they do not apply (1835, 1866, 1098), and those that apply wherever they may stand.

use super::{Attribute, Form, Kind, Place};
use crate::Sema;
use crate::cuda::CudaAttribute;
use cufe_diagnostics::{Report, code};
use cufe_il::{AttributeFacts, EntityId};

impl Sema<'_> {
    /// Whether an attribute may stand at a sort of place; if not, that is reported: as an error for a few of the standard's
    /// on what only has a type, else as a warning.
    pub(super) fn may_stand(&mut self, attribute: &Attribute, place: Place) -> bool {
        if attribute.kind == Kind::Alignas || attribute.kind.places().intersects(place) {
            return true;
        }
        let typed = Place::VARIABLE
            | Place::PARAMETER
            | Place::FIELD
            | Place::BIT_FIELD
            | Place::TYPEDEF
            | Place::FUNCTION_TYPEDEF
            | Place::LAMBDA_TYPE;
        let is_error = match attribute.kind {
            Kind::StandardNoReturn => place.intersects(typed),
            Kind::MaybeUnused => place.intersects(Place::FUNCTION_TYPEDEF | Place::LAMBDA_TYPE),
            Kind::Aligned => place == Place::PARAMETER,
            _ => false,
        };
        if is_error {
            self.fail_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
        } else if place == Place::ENUM_END && attribute.form != Form::Standard {
            self.say_of_attribute(code::ATTRIBUTE_WITHOUT_ENTITY, attribute);
        } else {
            self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
        }
        false
    }

    /// Attributes at a place where nothing is declared that could keep them, or that keeps only that they are there.
    pub fn apply_attributes_at(&mut self, attributes: &[Attribute], place: Place, entity: Option<EntityId>) {
        if self.context.speculating > 0 {
            return;
        }
        for attribute in attributes {
            if attribute.kind == Kind::Alignas {
                self.refuse_alignas(attribute, place);
            } else if attribute.kind == Kind::MayAlias && place == Place::ENUM_END {
                self.fail_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
            } else if self.may_stand(attribute, place) {
                if let Some(entity) = entity {
                    self.note_attribute(attribute, entity);
                }
                self.rules_of_place(attribute, place);
            }
        }
    }

    /// What an attribute does wherever it may stand.
    fn rules_of_place(&mut self, attribute: &Attribute, place: Place) {
        match attribute.kind {
            Kind::CarriesDependency => self.say_of_attribute(code::ATTRIBUTE_IGNORED, attribute),
            Kind::NoUniqueAddress if place == Place::BIT_FIELD => {
                self.say_of_attribute(code::ATTRIBUTE_ON_BIT_FIELD, attribute)
            }
            Kind::Cdecl | Kind::Stdcall | Kind::Fastcall if place == Place::LAMBDA_TYPE => {
                self.say_of_attribute(code::CALLING_CONVENTION_IGNORED, attribute);
            }
            _ => {}
        }
    }

    /// Attributes of the parameter of a function.
    pub fn apply_parameter_attributes(&mut self, attributes: &[Attribute], entity: EntityId) {
        let Some(variable) = self.program.variable_of(entity) else { return };
        let ty = self.program.variables[variable].ty;
        for attribute in attributes {
            if attribute.kind.is_of_function_type() && attribute.kind.places().intersects(Place::PARAMETER) {
                self.apply_to_function_type(attribute, ty, None);
            } else if attribute.kind == Kind::Aligned
                && matches!(self.program.structure(self.program.unqualified(ty).0), cufe_il::Type::Pointer(_))
            {
                // It is about the type, as measured.
            } else {
                self.apply_attributes_at(std::slice::from_ref(attribute), Place::PARAMETER, Some(entity));
            }
        }
    }

    /// Attributes of a typedef name or alias.
    pub fn apply_typedef_attributes(&mut self, attributes: &[Attribute], entity: EntityId, ty: cufe_il::TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        let is_function = self.program.as_function(ty).is_some();
        let place = if is_function { Place::FUNCTION_TYPEDEF } else { Place::TYPEDEF };
        for attribute in attributes {
            let place = if attribute.is_standard() { Place::TYPEDEF } else { place };
            match attribute.kind {
                Kind::Alignas => {
                    // Warned of, and in force.
                    self.refuse_alignas(attribute, place);
                    if matches!(self.program.entities[entity].kind, cufe_il::EntityKind::Typedef(_)) {
                        self.note_alignment(attribute, entity);
                    }
                }
                Kind::Aligned => match self.program.entities[entity].kind {
                    // `typedef struct S { ... } S` repeats the class's name: which alignment is meant where is not known.
                    cufe_il::EntityKind::Class(class) => {
                        self.program.classes[class].layout.has_unknown_alignment = true
                    }
                    _ => self.note_alignment(attribute, entity),
                },
                kind if kind.is_of_function_type() && kind.places().intersects(place) => {
                    self.apply_to_function_type(attribute, ty, None);
                }
                // A typedef's name is no entity of its own for most: it is told here whether they may stand.
                _ => self.apply_attributes_at(std::slice::from_ref(attribute), place, Some(entity)),
            }
        }
    }

    /// Attributes in a type-id: of the function type, or nothing's.
    pub fn apply_type_attributes(&mut self, attributes: &[Attribute], ty: cufe_il::TypeId) {
        if self.context.speculating > 0 {
            return;
        }
        for attribute in attributes {
            if attribute.kind.is_of_function_type() && attribute.kind.places().intersects(Place::TYPE) {
                self.apply_to_function_type(attribute, ty, None);
            } else {
                self.apply_attributes_at(std::slice::from_ref(attribute), Place::TYPE, None);
            }
        }
    }

    /// Reports a bracket attribute list between specifiers where none may stand (1866, an error there).
    pub fn report_bracket_attributes(&mut self, token: u32) {
        let report = Report::new(code::ATTRIBUTE_WITHOUT_ENTITY, self.position(token)).as_error();
        self.report(report);
    }

    /// Reports attributes on the name of a namespace alias (1098, an error there).
    pub fn report_misplaced_attribute(&mut self, token: u32) {
        let report = Report::new(code::MISPLACED_ATTRIBUTE, self.position(token)).as_error();
        self.report(report);
    }

    /// Attributes that belong to no entity: of those of one declaration the last is told of (1866; measured).
    pub fn attributes_without_entity(&mut self, cuda: &[CudaAttribute], general: &[Attribute]) {
        let is_reported = |attribute: &&Attribute| !attribute.kind.forms_type() && attribute.kind != Kind::Unknown;
        let general = general.iter().filter(is_reported).max_by_key(|attribute| attribute.first);
        let cuda = cuda.iter().max_by_key(|attribute| attribute.first);
        match (cuda, general) {
            (Some(cuda), Some(general)) if cuda.first > general.first => {
                self.report_attribute(code::ATTRIBUTE_WITHOUT_ENTITY, cuda)
            }
            (_, Some(general)) => self.say_of_attribute(code::ATTRIBUTE_WITHOUT_ENTITY, general),
            (Some(cuda), None) => self.report_attribute(code::ATTRIBUTE_WITHOUT_ENTITY, cuda),
            (None, None) => {}
        }
    }

    /// A declaration that is nothing but attributes (1835, an error).
    pub fn general_attributes_alone(&mut self, attributes: &[Attribute], is_member: bool) {
        for attribute in attributes {
            match attribute.kind {
                kind if is_member && !kind.forms_type() => {
                    self.say_of_attribute(code::ATTRIBUTE_DECLARES_NOTHING, attribute)
                }
                kind if kind.forms_type() || kind == Kind::Unknown => {}
                Kind::Alignas => self.say_of_attribute(code::ALIGNAS_DOES_NOT_APPLY, attribute),
                Kind::AllocSize => self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute),
                _ => self.fail_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute),
            }
        }
    }

    /// Attributes of a data member without name.
    pub fn apply_attributes_to_unnamed(&mut self, attributes: &[Attribute], place: Place, ty: cufe_il::TypeId) {
        for attribute in attributes {
            if attribute.kind.is_of_function_type() {
                self.apply_to_function_type(attribute, ty, None);
            } else {
                self.apply_attributes_at(std::slice::from_ref(attribute), place, None);
            }
        }
    }

    /// Attributes where none may stand (1098).
    pub fn general_attributes_misplaced(&mut self, attributes: &[Attribute]) {
        for attribute in attributes {
            self.say_of_attribute(code::MISPLACED_ATTRIBUTE, attribute);
        }
    }

    /// Keeps what an attribute that is there or not says about an entity.
    pub(super) fn note_attribute(&mut self, attribute: &Attribute, entity: EntityId) {
        let fact = match attribute.kind {
            Kind::Deprecated | Kind::StandardDeprecated => AttributeFacts::DEPRECATED,
            Kind::Unavailable => AttributeFacts::UNAVAILABLE,
            Kind::NoDiscard => AttributeFacts::NODISCARD,
            Kind::WarnUnusedResult => AttributeFacts::WARN_UNUSED_RESULT,
            Kind::Unused | Kind::MaybeUnused => AttributeFacts::MAYBE_UNUSED,
            Kind::Used => AttributeFacts::USED,
            Kind::Weak => AttributeFacts::WEAK,
            Kind::NoThrow => AttributeFacts::NOTHROW,
            Kind::Pure | Kind::Const => AttributeFacts::PURE,
            Kind::Malloc => AttributeFacts::MALLOC,
            Kind::Constructor => AttributeFacts::CONSTRUCTOR,
            Kind::Destructor => AttributeFacts::DESTRUCTOR,
            Kind::WeakReference => AttributeFacts::WEAK_REFERENCE,
            Kind::Ifunc => AttributeFacts::INDIRECT,
            Kind::MayAlias => AttributeFacts::MAY_ALIAS,
            Kind::NoReturn | Kind::StandardNoReturn => AttributeFacts::NORETURN,
            Kind::Packed => {
                self.program.attributes_mut(entity).layout.is_packed = true;
                return;
            }
            Kind::NoUniqueAddress => {
                self.program.attributes_mut(entity).layout.no_unique_address = true;
                return;
            }
            Kind::Aligned => return self.note_alignment(attribute, entity),
            _ => return,
        };
        let text = attribute.text();
        let record = self.program.attributes_mut(entity);
        record.facts |= fact;
        match attribute.kind {
            Kind::NoDiscard => record.discard_text = record.discard_text.or(text),
            Kind::Deprecated | Kind::StandardDeprecated | Kind::Unavailable => {
                record.deprecation_text = record.deprecation_text.or(text);
            }
            _ => {}
        }
    }
}
