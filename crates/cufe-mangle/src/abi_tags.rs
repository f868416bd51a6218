//! ABI tags: `B` and the tag behind the name of what has the attribute `abi_tag` (Itanium C++ ABI "abi-tag").
//!
//! A function also has the tags of its result that nothing else in its name shows: without them two versions of a
//! library could not both have a function that only differs in its result. Which types are looked at is measured, and
//! agrees with GNU C++ but for variables, which inherit no tags, enumerations, whose names show none, and members of
//! classes, through which only the namespaces around them count.

use crate::names::Builder;
use crate::source_name;
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, FunctionId, Linkage, NameKind, Part, Program, ScopeId, ScopeKind,
    TemplateArgument, Type, TypeId,
};
use std::collections::BTreeSet;

/// Tags in the order in which they are written: alphabetically, each once.
type Tags<'a> = BTreeSet<&'a str>;

/// Which tags of a type are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Those that a function with that result has.
    Inherited,
    /// Those that the mangled name of the type has, or that stand for a namespace in it.
    Shown,
}

impl<'a> Builder<'a> {
    /// The tags that the attributes of an entity name.
    fn written_tags(&self, entity: EntityId) -> impl Iterator<Item = &'a str> + use<'a> {
        let program: &'a Program = self.program;
        let record = program.attributes_of(entity);
        record.into_iter().flat_map(|record| record.tags.iter().map(|tag| &*tag.text))
    }

    /// What stands behind the name of a class, template or variable.
    pub(crate) fn tag_text(&self, entity: EntityId) -> String {
        text(self.written_tags(entity).collect())
    }

    /// What stands behind the name of a template: its pattern has the attributes.
    pub(crate) fn template_tag_text(&self, template: EntityId) -> String {
        text(self.template_tags(template).collect())
    }

    fn template_tags(&self, template: EntityId) -> impl Iterator<Item = &'a str> + use<'a> {
        let pattern = match self.program.entities[template].kind {
            EntityKind::Template(id) => self.program.templates[id].pattern,
            _ => None,
        };
        self.written_tags(pattern.unwrap_or(template))
    }

    /// What stands behind the name of a function.
    pub(crate) fn function_tag_text(&mut self, id: FunctionId) -> String {
        text(self.function_tags(id))
    }

    /// The tags of a function: its own, and those of its result that its name does not show otherwise. The result of a
    /// function template is part of its name, the target of a conversion function, too; names within one translation unit
    /// need none.
    fn function_tags(&mut self, id: FunctionId) -> Tags<'a> {
        let program = self.program;
        let function = &program.functions[id];
        let entity = &program.entities[function.entity];
        let mut own: Tags<'a> = self.written_tags(function.entity).collect();
        let has_result =
            !matches!(entity.name.kind(), NameKind::Constructor | NameKind::Destructor | NameKind::Conversion);
        let is_template = entity.template.is_some() || function.specialized.is_some();
        if !has_result || is_template || function.linkage != Linkage::External {
            return own;
        }
        let Some(ty) = program.as_function(program.canonical(function.ty)) else { return own };
        let mut found = Tags::new();
        self.add_tags(ty.result, Asked::Inherited, &mut found);
        if found.is_subset(&own) {
            return own;
        }
        let mut shown = own.clone();
        self.add_tags_around(entity.scope, &mut shown);
        for &parameter in &ty.parameters {
            self.add_tags(parameter, Asked::Shown, &mut shown);
        }
        own.extend(found.difference(&shown));
        own
    }

    /// The tags that the scopes around a member show, with those of their template arguments.
    fn add_tags_around(&mut self, scope: ScopeId, tags: &mut Tags<'a>) {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            let kind = entry.entity.and_then(|entity| self.program.entities.get(entity)).map(|entity| entity.kind);
            match (entry.kind, kind) {
                (ScopeKind::Namespace, Some(EntityKind::Namespace(id))) => {
                    tags.extend(self.written_tags(self.program.namespaces[id].entity));
                }
                (ScopeKind::Class, Some(EntityKind::Class(class))) => self.add_class_tags(class, Asked::Shown, tags),
                (ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda, _) => {
                    if let Some(function) = self.function_of_scope(scope) {
                        tags.extend(self.function_tags(function));
                    }
                }
                _ => {}
            }
        }
    }

    /// The tags of a class itself and of its template arguments.
    fn add_class_tags(&mut self, id: ClassId, asked: Asked, tags: &mut Tags<'a>) {
        let class = &self.program.classes[id];
        match class.template {
            Some(template) => {
                tags.extend(self.template_tags(self.program.templates[template].entity));
                if let Some(arguments) = class.arguments {
                    self.add_tags_of_arguments(arguments, asked, tags);
                }
            }
            None => tags.extend(self.written_tags(class.entity)),
        }
    }

    /// The tags of the scopes around a type: inherited are those of namespaces only, and none through a specialization of a
    /// class template.
    fn add_tags_of_scope(&mut self, scope: ScopeId, asked: Asked, tags: &mut Tags<'a>) {
        if asked == Asked::Shown {
            return self.add_tags_around(scope, tags);
        }
        let mut namespaces = Tags::new();
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            next = entry.parent;
            let Some(entity) = entry.entity.and_then(|entity| self.program.entities.get(entity)) else { continue };
            match entity.kind {
                EntityKind::Namespace(id) => namespaces.extend(self.written_tags(self.program.namespaces[id].entity)),
                EntityKind::Class(class) if self.program.classes[class].template.is_some() => return,
                _ => {}
            }
        }
        tags.extend(namespaces);
    }

    fn add_tags_of_arguments(&mut self, arguments: ArgumentsId, asked: Asked, tags: &mut Tags<'a>) {
        for argument in self.program.arguments(arguments) {
            match *argument {
                TemplateArgument::Type(ty) => self.add_tags(ty, asked, tags),
                TemplateArgument::Pack(elements) => self.add_tags_of_arguments(elements, asked, tags),
                _ => {}
            }
        }
    }

    /// The tags of a type and of the types it is made of.
    fn add_tags(&mut self, ty: TypeId, asked: Asked, tags: &mut Tags<'a>) {
        // Nesting beyond reason has no name, and needs no tags.
        let _ = self.nested(|builder| {
            builder.add_tags_of_type(ty, asked, tags);
            Some(())
        });
    }

    fn add_tags_of_type(&mut self, ty: TypeId, asked: Asked, tags: &mut Tags<'a>) {
        let program = self.program;
        match program.structure(program.canonical(ty)) {
            Type::Class(class) => {
                self.add_tags_of_scope(program.entities[program.classes[class].entity].scope, asked, tags);
                self.add_class_tags(class, asked, tags);
            }
            Type::Enum(id) => {
                let entity = program.enums[id].entity;
                self.add_tags_of_scope(program.entities[entity].scope, asked, tags);
                tags.extend(self.written_tags(entity));
            }
            Type::Specialization { template, arguments } => {
                self.add_tags_of_scope(program.entities[template].scope, asked, tags);
                tags.extend(self.template_tags(template));
                self.add_tags_of_arguments(arguments, asked, tags);
            }
            structure => {
                let mut parts = Vec::new();
                program.type_parts(structure, &mut |part| {
                    if let Part::Type(part) = part {
                        parts.push(part);
                    }
                });
                for part in parts {
                    self.add_tags(part, asked, tags);
                }
            }
        }
    }
}

/// `B` and the tag, for each.
fn text(tags: Tags<'_>) -> String {
    tags.into_iter().map(|tag| format!("B{}", source_name(tag))).collect()
}
