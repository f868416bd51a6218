//! Attributes on functions ([dcl.attr]).

use super::{Attribute, Kind, Place};
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{AbiTag, EntityId, FunctionFlags, FunctionId, Linkage, Visibility};

/// A function with the attributes of one of its declarations.
#[derive(Clone, Copy, Debug)]
pub struct AttributedFunction<'a> {
    /// The function, with what the declaration says merged into it.
    pub function: FunctionId,
    /// The attributes in order.
    pub attributes: &'a [Attribute],
    /// The token of the declarator's name.
    pub name: u32,
    /// The declaration has a body, or is defaulted or deleted.
    pub is_definition: bool,
    /// It is defaulted or deleted.
    pub has_no_body: bool,
    /// The function existed before.
    pub is_redeclaration: bool,
    /// It is the call operator of a lambda.
    pub is_lambda: bool,
}

impl Sema<'_> {
    /// Applies attributes to a function.
    pub fn apply_general_function_attributes(&mut self, declared: &AttributedFunction<'_>) {
        if self.context.speculating > 0 {
            return;
        }
        if self.program.functions[declared.function].specialized.is_some() {
            for attribute in declared.attributes.iter().filter(|attribute| attribute.kind == Kind::AbiTag) {
                self.say_of_attribute(code::ABI_TAG_ON_SPECIALIZATION, attribute);
            }
        }
        self.apply_abi_tags(
            declared.attributes,
            self.program.functions[declared.function].entity,
            declared.is_redeclaration,
        );
        for attribute in declared.attributes {
            self.apply_function_attribute(declared, attribute);
        }
    }

    fn apply_function_attribute(&mut self, declared: &AttributedFunction<'_>, attribute: &Attribute) {
        if attribute.kind == Kind::Alignas {
            self.refuse_alignas(attribute, Place::FUNCTION);
            return;
        }
        if !self.may_stand(attribute, Place::FUNCTION) {
            return;
        }
        let function = &self.program.functions[declared.function];
        let (entity, ty, flags, linkage) = (function.entity, function.ty, function.flags, function.linkage);
        let is_external = linkage == Linkage::External && !declared.is_lambda;
        let is_inline = flags.contains(FunctionFlags::INLINE) || declared.is_lambda || declared.has_no_body;
        match attribute.kind {
            Kind::Alias | Kind::Ifunc | Kind::WeakReference => {
                self.apply_function_alias(declared, attribute, is_external);
            }
            Kind::Weak if !is_external => self.fail_attribute(code::WEAK_NEEDS_EXTERNAL_LINKAGE, attribute),
            Kind::ExternallyVisible if !is_external => {
                self.warn_of_attribute(code::WEAK_NEEDS_EXTERNAL_LINKAGE, attribute)
            }
            Kind::Visibility if !is_external => self.warn_of_attribute(code::WEAK_NEEDS_EXTERNAL_LINKAGE, attribute),
            Kind::Visibility => self.apply_visibility(attribute, entity),
            Kind::Mode | Kind::VectorSize | Kind::MayAlias | Kind::Unknown => {}
            Kind::Artificial if !is_inline => self.say_of_attribute(code::ARTIFICIAL_NEEDS_INLINE, attribute),
            Kind::GnuInline if !is_inline => self.say_of_attribute(code::GNU_INLINE_NEEDS_INLINE, attribute),
            Kind::Constructor | Kind::Destructor => self.apply_constructor(declared, attribute),
            Kind::FormatArgument => self.apply_format_argument(attribute, declared.function),
            Kind::NoDiscard if self.program.functions[declared.function].specialized.is_some() => {}
            Kind::NoDiscard => {
                let is_constructor = self.program.entities[entity].name == cufe_il::Name::CONSTRUCTOR;
                let result = self.program.as_function(ty).map(|ty| ty.result);
                let has_no_result = result.is_some_and(|result| self.is_void_result(result)) && !is_constructor;
                if has_no_result {
                    // Members of instances are not looked at, their templates are (measured).
                    if !self.context.in_instance || self.in_template() {
                        self.say_of_attribute(code::NODISCARD_ON_VOID, attribute);
                    }
                } else {
                    self.note_attribute(attribute, entity);
                }
            }
            Kind::CarriesDependency => self.say_of_attribute(code::ATTRIBUTE_IGNORED, attribute),
            Kind::NoThrow => {
                self.program.functions[declared.function].flags |= FunctionFlags::NOEXCEPT;
                self.note_attribute(attribute, entity);
            }
            Kind::Section => {
                let text = attribute.text();
                let record = self.program.attributes_mut(entity);
                record.section = record.section.or(text);
            }
            kind if kind.is_of_function_type() => self.apply_to_function_type(attribute, ty, Some(declared.function)),
            Kind::Aligned => self.note_alignment(attribute, entity),
            _ => self.note_attribute(attribute, entity),
        }
    }

    fn apply_constructor(&mut self, declared: &AttributedFunction<'_>, attribute: &Attribute) {
        let entity = self.program.functions[declared.function].entity;
        if self.has_object_parameter(declared.function) || declared.is_lambda {
            self.say_of_attribute(code::ATTRIBUTE_ON_MEMBER_FUNCTION, attribute);
            return;
        }
        if attribute.value(0).is_some_and(|value| value < 101) {
            self.say_of_attribute(code::PRIORITY_RESERVED, attribute);
        }
        self.note_attribute(attribute, entity);
        self.program.attributes_mut(entity).priority = attribute.value(0).and_then(|value| u16::try_from(value).ok());
    }

    /// `visibility`: the first one counts; a different later one is warned of (1575).
    pub(super) fn apply_visibility(&mut self, attribute: &Attribute, entity: EntityId) {
        let Some(visibility) = attribute.text().and_then(|token| self.visibility_of(token)) else { return };
        match self.program.attributes_of(entity).and_then(|record| record.visibility) {
            Some(known) if known != visibility => self.say_of_attribute(code::VISIBILITY_CONFLICT, attribute),
            Some(_) => {}
            None => self.program.attributes_mut(entity).visibility = Some(visibility),
        }
    }

    /// The visibility that a string literal names.
    pub(super) fn visibility_of(&self, token: u32) -> Option<Visibility> {
        Some(match self.literal_text(token) {
            b"default" => Visibility::Default,
            b"hidden" => Visibility::Hidden,
            b"internal" => Visibility::Internal,
            b"protected" => Visibility::Protected,
            _ => return None,
        })
    }

    /// `abi_tag`: a redeclaration adds no tag to those of the first declaration (2647), nor gives it any (2649).
    pub(super) fn apply_abi_tags(&mut self, attributes: &[Attribute], entity: EntityId, is_redeclaration: bool) {
        for attribute in attributes.iter().filter(|attribute| attribute.kind == Kind::AbiTag) {
            if attribute.arguments.is_empty() {
                // Only inline namespaces have the attribute without tags.
                self.say_at(code::ATTRIBUTE_NEEDS_ARGUMENT, attribute, attribute.name);
                continue;
            }
            let known = self.program.attributes_of(entity).map_or(&[][..], |record| record.tags.as_slice());
            let has_known = !known.is_empty();
            let mut new = self.written_abi_tags(attribute);
            new.retain(|tag| known.iter().all(|other| other.text != tag.text));
            if is_redeclaration && let Some(first) = new.first() {
                match first.token {
                    token if has_known => self.say_at(code::ABI_TAG_MISMATCH, attribute, token),
                    _ => self.say_of_attribute(code::ABI_TAG_ADDED, attribute),
                }
                return;
            }
            self.program.attributes_mut(entity).tags.extend(new);
        }
    }

    /// The tags that an `abi_tag` names.
    fn written_abi_tags(&self, attribute: &Attribute) -> Vec<AbiTag> {
        let texts = attribute.arguments.iter().filter_map(|argument| match argument {
            super::Argument::Text(token) => Some(*token),
            _ => None,
        });
        texts.map(|token| AbiTag { text: String::from_utf8_lossy(self.literal_text(token)).into(), token }).collect()
    }

    /// `abi_tag` of an inline namespace: without arguments the tag is the name of the namespace.
    pub(super) fn apply_namespace_abi_tags(&mut self, attribute: &Attribute, entity: EntityId) {
        let mut tags = self.written_abi_tags(attribute);
        if attribute.arguments.is_empty()
            && let Some(name) = self.program.symbol(entity)
        {
            let text = self.text(name).into();
            tags.push(AbiTag { text, token: attribute.name });
        }
        let known = &mut self.program.attributes_mut(entity).tags;
        tags.retain(|tag| known.iter().all(|other| other.text != tag.text));
        known.extend(tags);
    }

    /// `abi_tag` of a variable: the last attribute counts, an earlier one is warned of (2648).
    pub(super) fn apply_variable_abi_tags(&mut self, attributes: &[Attribute], entity: EntityId) {
        for attribute in attributes.iter().filter(|attribute| attribute.kind == Kind::AbiTag) {
            let tags = self.written_abi_tags(attribute);
            if tags.is_empty() {
                self.say_at(code::ATTRIBUTE_NEEDS_ARGUMENT, attribute, attribute.name);
                continue;
            }
            let superseded = std::mem::replace(&mut self.program.attributes_mut(entity).tags, tags);
            if let Some(first) = superseded.first() {
                // The texts stand in parentheses behind the attribute's name.
                let name = first.token.saturating_sub(2);
                let is_scoped = self.reader.is_qualified(name);
                self.say_at(code::ABI_TAGS_REPEATED, attribute, if is_scoped { name.saturating_sub(2) } else { name });
            }
        }
    }
}
