//! Template argument lists ([temp.arg], [temp.names]).

use crate::Sema;
use crate::declare::ParsedName;
use crate::reader::Spelled;
use cufe_il::{ArgumentsId, EntityKind, ExpressionKind, Name, Profiled, TemplateArgument, Type, VariableFlags};

impl Sema<'_> {
    /// Whether a list was read ahead that holds expressions to be evaluated: what they call is not recorded then.
    pub fn lacks_records(&self, arguments: ArgumentsId) -> bool {
        self.context.speculating > 0
            && self.program.arguments(arguments).iter().any(|argument| match argument {
                TemplateArgument::Expression(profiled) => {
                    self.program.expressions.get(profiled.expression).is_some()
                        && !self.is_undecided(profiled.expression)
                }
                _ => false,
            })
    }

    /// The template that the injected name of one of its classes means, where that is the whole of a name.
    pub fn template_of_injected_name(&self, name: &ParsedName) -> Option<cufe_il::EntityId> {
        let program = &self.program;
        let EntityKind::Class(class) = program.entities[name.found.first()?].kind else { return None };
        let template = program.classes[class].template.filter(|_| name.arguments.is_none())?;
        Some(program.templates[template].entity)
    }

    /// The expansion of a pattern: `argument...`.
    pub fn expanded_argument(&mut self, argument: TemplateArgument, ellipsis: u32) -> TemplateArgument {
        match argument {
            TemplateArgument::Type(ty) => {
                let ty = self.program.intern_type(Type::Expansion(ty));
                TemplateArgument::Type(ty)
            }
            TemplateArgument::Expression(Profiled { expression, .. }) => {
                let first = self.program.expressions[expression].first;
                let expression = self.new_expression(
                    ExpressionKind::PackExpansion(expression),
                    cufe_il::Program::UNKNOWN,
                    first,
                    ellipsis,
                );
                let profile = self.profile_by_form(expression, |sema| sema.profile(first, ellipsis));
                TemplateArgument::Expression(Profiled { expression, profile })
            }
            // The expansion of a pack of templates is the pack itself.
            TemplateArgument::Template(entity)
                if self.program.entities[entity].flags.contains(cufe_il::EntityFlags::PACK) =>
            {
                argument
            }
            // A constant or entity can't be expanded, and the expansion of another template is not known.
            _ => TemplateArgument::UnknownTemplate,
        }
    }

    /// The interned spelling of a range of tokens, with template parameters by depth and index, so that redeclarations
    /// that name them differently are recognised ([temp.over.link]).
    pub fn profile(&mut self, first: u32, last: u32) -> u32 {
        let mut text = String::new();
        self.profile_text(&mut text, first..last + 1, false);
        self.profiles.intern(&text).0
    }

    /// Whether a parameter is that of a function in whose body the current place is: as in the type of a lambda, it is
    /// an object like others, and another one in each instance.
    fn is_parameter_of_body(&self, parameter: cufe_il::EntityId) -> bool {
        let scopes = &self.program.scopes;
        let own = self.program.entities[parameter].scope;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next.filter(|&scope| scope != own) {
            if scopes[scope].kind == cufe_il::ScopeKind::Block {
                return true;
            }
            next = scopes[scope].parent;
        }
        false
    }

    /// Adds the spelling of a range of tokens, as in [`Self::profile`], to a text; all parameters of functions alike where
    /// their names do not matter.
    pub fn profile_text(&mut self, text: &mut String, tokens: std::ops::Range<u32>, hides_parameters: bool) {
        use std::fmt::Write;
        let mut after_scope = false;
        for (token, spelled) in self.reader.spelled(tokens) {
            if let Spelled::Name(symbol) = spelled {
                let found = if after_scope {
                    None
                } else {
                    self.lookup_unqualified(Name::identifier(symbol), self.context.scope, token).first()
                };
                let pack = found.and_then(|entity| self.instances.packs.get(&entity)).copied();
                match found.map(|entity| (entity, self.program.entities[entity].kind)) {
                    // In an instance: what the pack stands for.
                    Some(_) if let Some(pack) = pack => {
                        let _ = write!(text, "${{{}}}", pack.number());
                    }
                    Some((_, EntityKind::TypeParameter(ty))) => {
                        if let Type::TemplateParameter { depth, index, .. } = self.program.structure(ty) {
                            let _ = write!(text, "${depth}.{index}");
                        }
                    }
                    Some((entity, EntityKind::ValueParameter(_))) => {
                        if let Some((depth, index)) = self.value_parameters.get(&entity) {
                            let _ = write!(text, "${depth}.{index}");
                        } else if let EntityKind::ValueParameter(variable) = self.program.entities[entity].kind {
                            // In an instance: its value.
                            let entry = &self.program.variables[variable];
                            let ty = self.program.canonical(entry.ty).number();
                            let _ = match entry.value {
                                Some(value) => write!(text, "$={ty}:{value}"),
                                None => write!(text, "$@{}", variable.number()),
                            };
                        }
                    }
                    Some((_, EntityKind::Template(template)))
                        if let Some((depth, index)) = self.program.templates[template].parameter =>
                    {
                        let _ = write!(text, "${depth}.{index}");
                    }
                    Some((entity, EntityKind::Variable(variable)))
                        if self.program.variables[variable].flags.contains(VariableFlags::PARAMETER)
                            && !self.is_parameter_of_body(entity) =>
                    {
                        text.push_str(if hides_parameters { "#" } else { self.text(symbol) });
                    }
                    // The same spelling may mean something else elsewhere.
                    Some((entity, _)) => {
                        let _ = write!(text, "{}@{}", self.text(symbol), entity.number());
                    }
                    None => text.push_str(self.text(symbol)),
                }
            } else if let Spelled::Text(spelling) = spelled {
                text.push_str(&spelling);
            }
            text.push(' ');
            after_scope = self.reader.is_of_member_or_scope(token + 1);
        }
    }
}
