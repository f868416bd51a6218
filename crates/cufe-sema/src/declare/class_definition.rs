//! The definition of a class, from its head to its end ([class.pre], [class.mem]).

use super::{DeclarationContext, ParsedName, Qualifier};
use crate::Sema;
use crate::attribute::{AttributeFlags, AttributeSet};
use crate::cuda::{AttributeKind, CudaAttribute};
use crate::template::UnreadPattern;
use crate::template::instance::Unread;
use cufe_il::{
    ClassId, ClassKey, EntityFlags, EntityId, Inherited, LayoutAttributes, Name, ScopeId, ScopeKind, WrittenKind,
};

/// The head of a definition of a class.
#[derive(Clone, Copy)]
pub struct ClassHead<'d> {
    /// The class-key.
    pub key: ClassKey,
    /// `final` stands behind the name.
    pub is_final: bool,
    /// The name.
    pub name: Option<&'d ParsedName>,
    /// The attributes between class-key and name.
    pub attributes: &'d AttributeSet,
    /// Where it stands.
    pub context: &'d DeclarationContext,
}

impl Sema<'_> {
    /// Notes what the head of its definition says of a class.
    pub fn note_class_head(&mut self, class: ClassId, head: &ClassHead) {
        self.program.classes[class].key = head.key;
        self.program.classes[class].is_final = head.is_final;
        let entity = self.program.classes[class].entity;
        if let Some(name) = head.name {
            self.note_definition_name(entity, name.token);
        }
        if head.attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.mark_device_builtin(entity);
        }
        let is_texture = |attribute: &CudaAttribute| {
            matches!(attribute.kind, AttributeKind::TextureType | AttributeKind::SurfaceType)
        };
        if head.attributes.cuda.iter().any(is_texture) {
            self.program.entities[entity].flags |= EntityFlags::TEXTURE;
        }
        let is_template = self.program.classes[class].template.is_some();
        if let Some(last) = head.context.heads.last()
            && is_template
        {
            self.program.pattern_heads.insert(class, last.clone());
        }
        let is_member = head.name.is_some_and(|name| matches!(name.qualifier, Qualifier::Type(_)));
        if is_member && !self.declaring.in_instance {
            let heads: Vec<_> = head.context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.program.member_class_heads.insert(class, heads);
            }
        }
    }

    /// Marks one of the toolkit's own entities.
    pub fn mark_device_builtin(&mut self, entity: EntityId) {
        self.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
    }

    /// Merges what attributes say of the layout of a class.
    pub fn merge_class_layout(&mut self, class: ClassId, layout: LayoutAttributes) {
        self.program.classes[class].layout.merge(layout);
    }

    /// The alignment that the attributes of a pattern ask for, known with the arguments of an instance.
    pub fn align_instance(&mut self, class: ClassId, layout: LayoutAttributes) {
        self.program.classes[class].layout.has_unknown_alignment = false;
        self.merge_class_layout(class, layout);
    }

    /// The definition of a member class of an instance, at `:` or `{`, is left until something needs it ([temp.inst]/3).
    pub fn leave_class_unread(&mut self, class: ClassId, at: u32, scope: ScopeId) {
        let entry = &mut self.program.classes[class];
        entry.definition = Some(at);
        if let Some(template) = entry.template {
            // A pattern is read for its instances only.
            entry.is_complete = true;
            self.program.templates[template].is_defined = true;
        } else {
            self.instances.unread.insert(class, Unread { at, scope });
        }
    }

    /// The definition of a class template, which ends at a token, is left until something needs its members.
    pub fn leave_pattern_unread(&mut self, class: ClassId, unread: UnreadPattern, last: u32) {
        let entry = &mut self.program.classes[class];
        entry.definition = Some(unread.at);
        entry.is_complete = true;
        entry.last = Some(last);
        if let Some(template) = entry.template {
            self.program.templates[template].is_defined = true;
        }
        self.instances.unread_patterns.insert(class, unread);
        self.note_change();
    }

    /// Begins the definition of a class, at the token behind its head: its scope is inside `parent`, and holds its name
    /// ([class.pre]/2).
    pub fn begin_class(&mut self, class: ClassId, parent: ScopeId, definition: u32) -> ScopeId {
        let entity = self.program.classes[class].entity;
        let scope = self.program.add_scope(ScopeKind::Class, parent, Some(entity));
        let entry = &mut self.program.classes[class];
        entry.definition = Some(definition);
        entry.scope = Some(scope);
        entry.is_being_defined = true;
        entry.bases.clear();
        entry.inherited = Inherited::default();
        let name = self.program.entities[entity].name;
        if name != Name::UNNAMED {
            self.program.bind(scope, name, entity, 0, false);
        }
        scope
    }

    /// The packing that a pragma sets for the members of a class.
    pub fn pack_class(&mut self, class: ClassId, pack: u32) {
        self.program.classes[class].layout.pack = pack;
    }

    /// The members of a class that was begun do not follow.
    pub fn abandon_class(&mut self, class: ClassId) {
        self.program.classes[class].is_being_defined = false;
    }

    /// A class is complete, at the `}` ([class.mem.general]/8).
    pub fn finish_class(&mut self, class: ClassId, last: u32) {
        self.note_change();
        let entry = &mut self.program.classes[class];
        entry.is_being_defined = false;
        entry.is_complete = true;
        entry.last = Some(last);
        if self.options.complete_program {
            self.program.ends.classes.insert(class, self.program.entities.len() as u32);
        }
        self.settle_inherited(class);
        self.check_flexible_members(class);
        let (scope, token) = self.place_of_definition(self.program.classes[class].entity);
        self.record(WrittenKind::ClassDefinition(class), scope, (token, last));
        if let Some(template) = self.program.classes[class].template {
            self.program.templates[template].is_defined = true;
        }
    }
}
