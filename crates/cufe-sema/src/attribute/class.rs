//! Attributes on classes, enumerations and namespaces.

use super::{Attribute, Form, Kind, Place};
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{ClassId, EnumId, NamespaceId};

impl Sema<'_> {
    /// Attributes of the head of a class, or (with [`Place::CLASS_END`]) behind its body.
    pub fn apply_class_attributes(
        &mut self,
        attributes: &[Attribute],
        place: Place,
        class: ClassId,
        is_redeclaration: bool,
    ) {
        if self.context.speculating > 0 || attributes.is_empty() {
            return;
        }
        let entity = self.program.classes[class].entity;
        let is_dependent = self.program.classes[class].is_dependent || self.program.classes[class].template.is_some();
        self.apply_abi_tags(attributes, entity, is_redeclaration);
        let mut layout = self.program.classes[class].layout;
        for attribute in attributes {
            if attribute.kind == Kind::Alignas && place == Place::CLASS_END {
                self.refuse_alignas(attribute, place);
                continue;
            }
            if !self.may_stand(attribute, place) {
                continue;
            }
            match attribute.kind {
                Kind::AllocSize if !is_dependent => {
                    self.say_of_attribute(code::ATTRIBUTE_NEEDS_FUNCTION, attribute);
                    self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                }
                Kind::Visibility if place == Place::CLASS_END => {
                    self.say_of_attribute(code::VISIBILITY_BEHIND_CLASS, attribute)
                }
                Kind::Visibility => {
                    // A later declaration may say something else, as measured.
                    let visibility = attribute.text().and_then(|token| self.visibility_of(token));
                    self.program.attributes_mut(entity).visibility = visibility;
                }
                Kind::Alignas if is_redeclaration && self.differs_in_alignment(attribute, layout.alignment) => {
                    self.fail_attribute(code::ALIGNAS_MISMATCH, attribute);
                }
                _ => {
                    attribute.add_to_layout(&mut layout);
                    self.note_attribute(attribute, entity);
                }
            }
        }
        self.program.classes[class].layout = layout;
    }

    fn differs_in_alignment(&self, attribute: &Attribute, known: u32) -> bool {
        known != 0 && attribute.alignment().is_some_and(|alignment| alignment != known)
    }

    /// The rules of a class's attributes that need its members.
    pub fn check_attributes_of_complete_class(&mut self, attributes: &[Attribute], class: ClassId) {
        if self.context.speculating == 0 && !attributes.is_empty() {
            self.check_lowered_alignment_of_class(attributes, class);
        }
    }

    /// Attributes of the head of an enumeration.
    pub fn apply_enum_attributes(&mut self, attributes: &[Attribute], id: EnumId) {
        if self.context.speculating > 0 {
            return;
        }
        let entity = self.program.enums[id].entity;
        for attribute in attributes {
            if !self.may_stand(attribute, Place::ENUM) {
                continue;
            }
            match attribute.kind {
                Kind::AllocSize => {
                    self.say_of_attribute(code::ATTRIBUTE_NEEDS_FUNCTION, attribute);
                    self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                }
                Kind::Visibility => self.apply_visibility(attribute, entity),
                Kind::AbiTag => self.apply_abi_tags(std::slice::from_ref(attribute), entity, false),
                Kind::Alignas => self.note_alignment(attribute, entity),
                _ => self.note_attribute(attribute, entity),
            }
        }
    }

    /// The rules of an enumeration's attributes that need its type.
    pub fn check_attributes_of_complete_enum(&mut self, attributes: &[Attribute], id: EnumId, name: u32) {
        if self.context.speculating == 0 && !attributes.is_empty() {
            self.check_lowered_alignment_of_enum(attributes, id, name);
        }
    }

    /// Attributes of a namespace: `abi_tag` only of inline ones (2744).
    pub fn apply_namespace_attributes(&mut self, attributes: &[Attribute], namespace: NamespaceId) {
        let entity = self.program.namespaces[namespace].entity;
        for attribute in attributes {
            match attribute.kind {
                Kind::AbiTag if attribute.form != Form::Standard && !self.program.namespaces[namespace].is_inline => {
                    self.say_of_attribute(code::ABI_TAG_ON_NAMESPACE, attribute);
                }
                kind => {
                    if kind == Kind::AbiTag && self.context.speculating == 0 {
                        self.apply_namespace_abi_tags(attribute, entity);
                    }
                    self.apply_attributes_at(std::slice::from_ref(attribute), Place::NAMESPACE, Some(entity));
                }
            }
        }
    }
}
