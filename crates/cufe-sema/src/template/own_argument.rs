//! Template parameters as template arguments: what the injected class name means ([temp.local]/1), and what stands for the
//! parameters of one head in another.

use crate::Sema;
use crate::build::Extent;
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExpressionFlags, ExpressionKind, Profiled, Template, TemplateArgument,
    TemplateHead, TemplateKind, TemplateParameter, TemplateParameterKind, Type,
};

impl Sema<'_> {
    /// The parameters of a head as canonical arguments: what the injected class name means ([temp.local]).
    pub fn own_arguments(&mut self, head: &TemplateHead) -> cufe_il::ArgumentsId {
        let list: Vec<TemplateArgument> =
            head.parameters.iter().filter_map(|parameter| self.own_argument(parameter)).collect();
        self.program.intern_arguments(list)
    }

    /// A parameter as an argument; of a pack its expansion.
    fn own_argument(&mut self, parameter: &TemplateParameter) -> Option<TemplateArgument> {
        Some(match parameter.kind {
            TemplateParameterKind::Type => {
                let EntityKind::TypeParameter(mut ty) = self.program.entities[parameter.entity].kind else {
                    return None;
                };
                if parameter.is_pack {
                    ty = self.program.intern_type(Type::Expansion(ty));
                }
                TemplateArgument::Type(self.program.canonical(ty))
            }
            TemplateParameterKind::Value(_) => {
                let (depth, index) = self.value_parameters.get(&parameter.entity).copied().unwrap_or((0, 0));
                let ellipsis = if parameter.is_pack { "... " } else { "" };
                let token = self.program.entities[parameter.entity].token;
                let name = ExpressionKind::Name { entity: parameter.entity, arguments: None };
                let extent = Extent { first: token, last: token };
                let mut flags = ExpressionFlags::VALUE_DEPENDENT;
                flags.set(ExpressionFlags::UNEXPANDED, parameter.is_pack);
                let mut expression = self.build_unknown(name, flags, extent);
                if parameter.is_pack {
                    let expansion = ExpressionKind::PackExpansion(expression);
                    expression = self.build_unknown(expansion, ExpressionFlags::VALUE_DEPENDENT, extent);
                }
                let profile = self.profile_by_form(expression, |sema| {
                    sema.profiles.intern(&format!("${depth}.{index} {ellipsis}")).0
                });
                TemplateArgument::Expression(Profiled { expression, profile })
            }
            TemplateParameterKind::Template => {
                TemplateArgument::Template(self.program.canonical_template(parameter.entity))
            }
        })
    }

    /// A parameter like another at a depth and position of its own, and what names it.
    pub(super) fn renumbered_parameter(
        &mut self,
        parameter: &TemplateParameter,
        depth: u16,
        index: u16,
    ) -> Option<(TemplateParameter, TemplateArgument)> {
        let old = &self.program.entities[parameter.entity];
        let (name, scope, token) = (old.name, old.scope, old.token);
        let kind = match old.kind {
            EntityKind::TypeParameter(_) => {
                EntityKind::TypeParameter(self.program.intern_type(Type::TemplateParameter {
                    depth,
                    index,
                    is_pack: parameter.is_pack,
                }))
            }
            EntityKind::ValueParameter(variable) => {
                let copy = self.program.variables[variable].clone();
                EntityKind::ValueParameter(self.program.variables.push(copy))
            }
            EntityKind::Template(template) => {
                let head = self.program.templates[template].head.clone();
                EntityKind::Template(self.program.templates.push(Template {
                    parameter: Some((depth, index)),
                    ..Template::new(parameter.entity, TemplateKind::Parameter, head)
                }))
            }
            _ => return None,
        };
        let entity = self.new_entity(kind, name, scope, token);
        match kind {
            EntityKind::ValueParameter(variable) => {
                self.program.variables[variable].entity = entity;
                self.value_parameters.insert(entity, (depth, index));
            }
            EntityKind::Template(template) => self.program.templates[template].entity = entity,
            _ => {}
        }
        if parameter.is_pack {
            let pack = self.program.entities[parameter.entity].flags & EntityFlags::PACK;
            self.program.entities[entity].flags |= pack;
        }
        let made = TemplateParameter { entity, ..parameter.clone() };
        let argument = self.own_argument(&made)?;
        Some((made, argument))
    }

    /// The number of the template template parameter that an entity is: depth and index.
    pub(super) fn number_of_template_parameter(&self, entity: EntityId) -> Option<(u16, u16)> {
        match self.program.entities[entity].kind {
            EntityKind::Template(template) => self.program.templates[template].parameter,
            _ => None,
        }
    }
}
