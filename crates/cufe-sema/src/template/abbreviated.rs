//! Abbreviated function templates ([dcl.fct]/22): each placeholder in the type of a parameter stands for a template parameter
//! behind those that are written. Call operators of generic lambdas are made in the same way ([expr.prim.lambda.closure]/3).

use crate::Sema;
use cufe_il::{
    EntityKind, FunctionId, FunctionType, Name, ParameterDeclaration, ParameterFlags, ScopeKind, TemplateArgument,
    TemplateHead, TemplateParameter, TemplateParameterKind, Type,
};

/// A constrained placeholder: the number of the parameter, first and last token of the type-constraint.
pub type PlaceholderConstraint = (usize, (u32, u32));

impl Sema<'_> {
    /// Adds to a head the template parameters that the placeholders of function parameters stand for, and notes the type of
    /// the function with them. `None` where the form of a parameter is not understood.
    pub(super) fn invent_parameters(
        &mut self,
        function: FunctionId,
        head: &mut TemplateHead,
        depth: u16,
        list: &[ParameterDeclaration],
        constraints: &[PlaceholderConstraint],
    ) -> Option<()> {
        let entry = &self.program.functions[function];
        let (entity, ty) = (entry.entity, self.program.as_function(entry.ty)?.clone());
        let token = self.program.entities[entity].token;
        let mut parameters = ty.parameters;
        for (position, (parameter, ty)) in list.iter().zip(&mut parameters).enumerate() {
            if !parameter.flags.contains(ParameterFlags::PLACEHOLDER) {
                continue;
            }
            let is_pack = parameter.flags.contains(ParameterFlags::PACK);
            let index = u16::try_from(head.parameters.len()).ok()?;
            let invented = self.program.intern_type(Type::TemplateParameter { depth, index, is_pack });
            *ty = self.with_placeholder(*ty, invented)?;
            let constraint = constraints.iter().find(|&&(own, _)| own == position).map(|&(_, tokens)| tokens);
            if let Some(known) = constraint.and_then(|(first, _)| self.constraints.types.get_mut(&first)) {
                known.subject = Some(TemplateArgument::Type(invented));
            }
            let entity = self.new_entity(EntityKind::TypeParameter(invented), Name::UNNAMED, head.scope, token);
            head.parameters.push(TemplateParameter {
                entity,
                kind: TemplateParameterKind::Type,
                is_pack,
                default: None,
                first: u32::MAX,
                last: u32::MAX,
                name: None,
                equal: None,
                constraint,
            });
        }
        let invented = self.program.function_type(FunctionType { parameters, ..ty });
        self.program.invented_types.insert(function, invented);
        Some(())
    }

    /// The number of template heads around the body of a function in a place with so many: a template without a written head has
    /// one, too.
    pub fn template_depth_of_body(&self, function: FunctionId, depth: u16) -> u16 {
        let template = self.program.entities[self.program.functions[function].entity].template;
        let has_invented_head =
            template.is_some_and(|template| self.program.templates[template].head.first == u32::MAX);
        if has_invented_head { depth.saturating_add(1) } else { depth }
    }

    /// Gives the template that a function with placeholders is the parameters that these stand for. `depth` is that of a
    /// template without a written head.
    pub fn abbreviate_template(
        &mut self,
        function: FunctionId,
        depth: u16,
        list: &[ParameterDeclaration],
        constraints: &[PlaceholderConstraint],
    ) {
        let Some(template) = self.program.entities[self.program.functions[function].entity].template else { return };
        let entry = &self.program.templates[template];
        let (mut head, mut own_depth) = (entry.head.clone(), entry.depth);
        if head.first == u32::MAX {
            head.scope = self.program.add_scope(ScopeKind::TemplateParameters, head.scope, None);
            own_depth = depth;
        }
        if self.invent_parameters(function, &mut head, own_depth, list, constraints).is_some() {
            let entry = &mut self.program.templates[template];
            entry.head = head;
            entry.depth = own_depth;
        }
    }
}
