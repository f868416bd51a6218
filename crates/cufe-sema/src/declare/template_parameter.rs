//! Template parameters ([temp.param]).

use crate::Sema;
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExpressionId, Name, Template, TemplateHead, TemplateId, TemplateKind, Type,
    TypeId, VariableFlags,
};

/// Where a template parameter stands and how it is named.
#[derive(Clone, Copy, Debug)]
pub struct TemplateParameterPlace {
    /// Depth of its template.
    pub depth: u16,
    /// Position in its list.
    pub index: u16,
    /// It is a pack.
    pub is_pack: bool,
    /// The name.
    pub name: Name,
    /// Its token, or the first one of a parameter without name.
    pub token: u32,
}

impl Sema<'_> {
    /// Declares a type parameter.
    pub fn declare_type_parameter(&mut self, place: TemplateParameterPlace, behind: u32) -> EntityId {
        let ty = self.template_parameter_type(place.depth, place.index, place.is_pack);
        let entity = self.new_entity(EntityKind::TypeParameter(ty), place.name, self.context.scope, place.token);
        // The type is there before anybody asks for it by its name.
        self.program.intern_type(Type::NamedParameter(entity));
        self.declare(entity, behind);
        entity
    }

    /// Declares a template template parameter. Those of one position whose heads are the same stand for one another.
    pub fn declare_template_template_parameter(
        &mut self,
        place: TemplateParameterPlace,
        head: TemplateHead,
        behind: u32,
    ) -> EntityId {
        let id = self.program.templates.next_id();
        let entity = self.new_entity(EntityKind::Template(id), place.name, self.context.scope, place.token);
        let ellipsis = if place.is_pack { "..." } else { "" };
        let shape = format!("{}.{}{ellipsis}{}", place.depth, place.index, self.head_shape(&head, 0));
        let shape = self.profiles.intern(&shape).0;
        let representative = *self.template_parameters.entry(shape).or_insert(entity);
        self.program.templates.push(Template {
            parameter: Some((place.depth, place.index)),
            representative: Some(representative),
            depth: place.depth.saturating_add(1),
            ..Template::new(entity, TemplateKind::Parameter, head)
        });
        self.declare(entity, behind);
        if place.is_pack {
            self.program.entities[entity].flags |= EntityFlags::PACK;
        }
        entity
    }

    /// Declares a value parameter, visible from the token `behind` on.
    pub fn declare_value_parameter(&mut self, place: TemplateParameterPlace, ty: TypeId, behind: u32) -> EntityId {
        let flags = if place.is_pack { VariableFlags::PACK } else { VariableFlags::empty() };
        let entity = self.new_variable(place.name, ty, self.context.scope, place.token, flags, false);
        if let EntityKind::Variable(variable) = self.program.entities[entity].kind {
            self.program.entities[entity].kind = EntityKind::ValueParameter(variable);
        }
        self.value_parameters.insert(entity, (place.depth, place.index));
        self.declare(entity, behind);
        entity
    }

    /// The constraint-expression of a concept ([temp.concept]). Its name is declared behind it, because it cannot refer to
    /// itself.
    pub fn define_concept(&mut self, concept: TemplateId, constraint: ExpressionId, behind: u32) {
        let entity = self.program.templates[concept].entity;
        self.program.constraints.insert(entity, constraint);
        self.declare(entity, behind);
    }
}
