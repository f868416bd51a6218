//! Attributes on variables and data members ([dcl.attr]).

use super::{Attribute, Kind, Place};
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{Linkage, Type, TypeId, VariableFlags, VariableId};

/// A variable or data member with the attributes of one of its declarations.
#[derive(Clone, Copy, Debug)]
pub struct AttributedVariable<'a> {
    /// The variable, with what the declaration says merged into it.
    pub variable: VariableId,
    /// The attributes in order.
    pub attributes: &'a [Attribute],
    /// The token of the declarator's name.
    pub name: u32,
    /// A non-static data member.
    pub is_field: bool,
    /// A bit-field.
    pub is_bit_field: bool,
    /// Declared in a block.
    pub is_block_scope: bool,
    /// Written with `static`.
    pub is_static: bool,
    /// Written with `extern`, or a static data member in its class.
    pub is_extern: bool,
    /// Written with `__thread`.
    pub is_gnu_thread: bool,
    /// Has thread storage duration.
    pub is_thread_local: bool,
    /// Has an initializer.
    pub is_initialized: bool,
    /// The variable existed before.
    pub is_redeclaration: bool,
    /// Written with `register`.
    pub is_register: bool,
    /// The parameter of a handler.
    pub is_handler_parameter: bool,
    /// A static data member in its class.
    pub is_member: bool,
    /// The variable of a template.
    pub is_template: bool,
}

impl AttributedVariable<'_> {
    /// Whether it has automatic storage duration.
    fn is_automatic(&self) -> bool {
        self.is_block_scope && !self.is_static && !self.is_extern && !self.is_thread_local
    }

    /// Whether its declaration counts as a definition for aliases: a static variable without initializer does not.
    pub(super) fn is_definition(&self) -> bool {
        let is_static = self.is_static || self.is_block_scope && self.is_thread_local;
        (self.is_initialized || !is_static && !self.is_extern) && !self.is_member
    }
}

impl Sema<'_> {
    /// Applies attributes to a variable or data member.
    pub fn apply_general_variable_attributes(&mut self, declared: &AttributedVariable<'_>) {
        if self.context.speculating > 0 || declared.attributes.is_empty() {
            return;
        }
        let entity = self.program.variables[declared.variable].entity;
        let place = match (declared.is_field, declared.is_bit_field) {
            (false, _) => Place::VARIABLE,
            (true, false) => Place::FIELD,
            (true, true) => Place::BIT_FIELD,
        };
        if place == Place::VARIABLE {
            self.apply_variable_abi_tags(declared.attributes, entity);
        }
        self.check_alignas(declared);
        for attribute in declared.attributes {
            if attribute.kind == Kind::Alignas {
                self.note_alignment(attribute, entity);
            } else if self.may_stand(attribute, place) {
                self.apply_variable_attribute(declared, attribute, place);
            }
        }
        self.check_lowered_alignment_of_field(declared);
    }

    fn apply_variable_attribute(&mut self, declared: &AttributedVariable<'_>, attribute: &Attribute, place: Place) {
        let variable = &self.program.variables[declared.variable];
        let (entity, ty) = (variable.entity, variable.ty);
        let is_external = variable.linkage == Linkage::External && !declared.is_block_scope
            || declared.is_block_scope && declared.is_extern;
        if place != Place::VARIABLE {
            match attribute.kind {
                kind if kind.is_of_function_type() => self.apply_to_function_type(attribute, ty, None),
                Kind::NoUniqueAddress if place == Place::BIT_FIELD => {
                    self.say_of_attribute(code::ATTRIBUTE_ON_BIT_FIELD, attribute)
                }
                _ => self.note_attribute(attribute, entity),
            }
            return;
        }
        match attribute.kind {
            Kind::Unknown => {}
            Kind::Alias if declared.is_block_scope && !declared.is_extern => {
                self.fail_attribute(code::ATTRIBUTE_ON_LOCAL_VARIABLE, attribute)
            }
            Kind::Alias | Kind::WeakReference => self.apply_variable_alias(declared, attribute, is_external),
            Kind::Weak if !is_external => self.fail_attribute(code::WEAK_NEEDS_EXTERNAL_LINKAGE, attribute),
            Kind::Weak => {
                self.program.variables[declared.variable].flags |= VariableFlags::WEAK;
                self.note_attribute(attribute, entity);
            }
            Kind::ExternallyVisible | Kind::Visibility if !is_external => {
                self.warn_of_attribute(code::WEAK_NEEDS_EXTERNAL_LINKAGE, attribute)
            }
            Kind::Visibility => self.apply_visibility(attribute, entity),
            Kind::Section if declared.is_automatic() => {
                self.fail_attribute(code::ATTRIBUTE_NEEDS_STATIC_STORAGE, attribute)
            }
            Kind::Section => {
                let text = attribute.text();
                let record = self.program.attributes_mut(entity);
                record.section = record.section.or(text);
            }
            Kind::Used | Kind::Common | Kind::NoCommon if declared.is_automatic() => {
                self.warn_of_attribute(code::ATTRIBUTE_NEEDS_STATIC_STORAGE, attribute);
            }
            Kind::InitPriority => self.apply_init_priority(declared, attribute, ty),
            Kind::TlsModel => self.apply_thread_model(declared, attribute),
            kind if kind.is_of_function_type() => self.apply_to_function_type(attribute, ty, None),
            _ => self.note_attribute(attribute, entity),
        }
    }

    /// `init_priority`: 1112 on local variables, 1219 where the type is no class, 1220 below 101.
    fn apply_init_priority(&mut self, declared: &AttributedVariable<'_>, attribute: &Attribute, ty: TypeId) {
        if declared.is_block_scope && !declared.is_extern {
            self.warn_of_attribute(code::ATTRIBUTE_ON_LOCAL_VARIABLE, attribute);
            return;
        }
        let entity = self.program.variables[declared.variable].entity;
        if declared.is_thread_local {
            self.say_of_attribute(code::INIT_PRIORITY_ON_THREAD_LOCAL, attribute);
        }
        if self.is_surely_no_class(ty) {
            self.say_of_attribute(code::INIT_PRIORITY_TYPE, attribute);
            return;
        }
        if attribute.value(0).is_some_and(|value| value < 101) {
            self.say_of_attribute(code::INIT_PRIORITY_RESERVED, attribute);
        }
        self.program.attributes_mut(entity).priority = attribute.value(0).and_then(|value| u16::try_from(value).ok());
    }

    /// Whether a type is known not to be a class or an array of classes.
    fn is_surely_no_class(&self, ty: TypeId) -> bool {
        match self.program.structure(self.program.unqualified(ty).0) {
            Type::Array { element, .. } => self.is_surely_no_class(element),
            Type::Class(_) | Type::Specialization { .. } | Type::DependentName { .. } => false,
            // A template parameter is no class here, as measured.
            _ => !self.says_nothing(ty),
        }
    }

    /// `tls_model` applies to `__thread` variables; other texts than the four models are 1868.
    fn apply_thread_model(&mut self, declared: &AttributedVariable<'_>, attribute: &Attribute) {
        if !declared.is_gnu_thread {
            self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
            return;
        }
        let Some(token) = attribute.text() else { return };
        let models: [&[u8]; 4] = [b"global-dynamic", b"local-dynamic", b"initial-exec", b"local-exec"];
        if !models.contains(&self.literal_text(token)) {
            self.say_of_attribute(code::UNKNOWN_TLS_MODEL, attribute);
            return;
        }
        let entity = self.program.variables[declared.variable].entity;
        self.program.attributes_mut(entity).thread_model = Some(token);
    }
}
