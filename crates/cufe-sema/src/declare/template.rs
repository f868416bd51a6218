//! template-declaration, explicit specialization and instantiation, template parameters, concepts ([temp]).

use crate::Sema;
use crate::declare::TemplateParameterPlace;
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, EntityKind, FunctionId, Name, ScopeId, ScopeKind, Template, TemplateHead, TemplateId, TemplateKind,
    TemplateParameterKind,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// A text that is the same for two heads exactly when they are equivalent ([temp.over.link]/6); constrained ones are equivalent
    /// only to themselves.
    pub fn head_shape(&self, head: &TemplateHead, nesting: u32) -> String {
        use std::fmt::Write;
        let mut shape = String::from("<");
        for parameter in &head.parameters {
            let pack = if parameter.is_pack { "..." } else { "" };
            let _ = match parameter.kind {
                TemplateParameterKind::Type => write!(shape, "t{pack}"),
                TemplateParameterKind::Value(ty) => {
                    write!(shape, "v{}{pack}", self.program.canonical(ty).number())
                }
                TemplateParameterKind::Template => match self.program.entities[parameter.entity].kind {
                    EntityKind::Template(template) if nesting < 16 => {
                        let inner = self.head_shape(&self.program.templates[template].head, nesting + 1);
                        write!(shape, "T{pack}{inner}")
                    }
                    _ => write!(shape, "e{}", parameter.entity.number()),
                },
            };
            if parameter.constraint.is_some() {
                let _ = write!(shape, "c{}", parameter.entity.number());
            }
            shape.push(',');
        }
        if head.requires.is_some() {
            let _ = write!(shape, "r{}", head.first);
        }
        shape.push('>');
        shape
    }

    /// Reports the name of a template parameter that a parameter around it has.
    pub fn check_parameter_name_is_new(&mut self, name: Option<u32>) {
        if let Some(token) = name {
            let scope = self.context.scope;
            let name = self.identifier_name(token);
            self.check_hides_parameter(scope, name, token);
        }
    }

    /// Adds a template around a pattern; it is not yet visible.
    pub fn new_template(&mut self, kind: TemplateKind, head: TemplateHead, pattern: EntityId) -> TemplateId {
        if matches!(kind, TemplateKind::Class | TemplateKind::Variable | TemplateKind::Alias) {
            self.check_parameter_order(&head, &[]);
        }
        let id = self.program.templates.next_id();
        let (name, scope, token) = {
            let pattern = &self.program.entities[pattern];
            (pattern.name, pattern.scope, pattern.token)
        };
        let entity = self.new_entity(EntityKind::Template(id), name, scope, token);
        let own_arguments = self.own_arguments(&head);
        let depth = self.declaring.template_depth.saturating_sub(1);
        self.program.templates.push(Template {
            pattern: Some(pattern),
            own_arguments,
            depth,
            ..Template::new(entity, kind, head)
        });
        self.program.entities[pattern].template = Some(id);
        id
    }

    /// Whether there is an error in the default argument of a member template of an instance, which says that the argument
    /// cannot be made; it is no error as long as nobody asks for it. Missing members are told (measured).
    pub fn fails_in_instance(&mut self, before: cufe_diagnostics::Mark) -> bool {
        let fails = self.declaring.in_instance && self.sink.failed_otherwise_since(before, &[code::NO_SUCH_MEMBER]);
        if fails {
            self.sink.rollback(before);
        }
        fails
    }

    /// Adds what a further declaration's head tells: default arguments, and the names of the definition.
    pub fn merge_head(&mut self, template: TemplateId, head: TemplateHead) {
        let depth = self.declaring.template_depth.saturating_sub(1);
        if self.program.templates[template].depth != depth {
            // First declared as a friend inside another template: the parameters get the depth of the declaration outside.
            let own_arguments = self.own_arguments(&head);
            let entry = &mut self.program.templates[template];
            entry.head = head;
            entry.own_arguments = own_arguments;
            entry.depth = depth;
            return;
        }
        self.check_head_again(template, &head);
        self.merge_default_arguments(template, &head);
    }

    /// Adds the default arguments of a further declaration of a function template.
    pub fn merge_function_head(&mut self, function: FunctionId, head: Option<&TemplateHead>) {
        let template = self.program.entities[self.program.functions[function].entity].template;
        if let (Some(template), Some(head)) = (template, head) {
            self.merge_default_arguments(template, head);
        }
    }

    /// The default arguments that can be used are those of all declarations ([temp.param]/13).
    fn merge_default_arguments(&mut self, template: TemplateId, head: &TemplateHead) {
        let entry = &mut self.program.templates[template];
        if entry.head.parameters.len() != head.parameters.len() {
            return;
        }
        for (known, new) in entry.head.parameters.iter_mut().zip(&head.parameters) {
            if known.default.is_none() {
                known.default = new.default;
            }
        }
    }

    /// Where a concept is defined (3045), that its name is new (3046), and that it has no constraints itself (3102)
    /// ([temp.concept]). Returns whether the name is new.
    pub fn check_concept(&mut self, head: &TemplateHead, scope: ScopeId, name: Name, token: u32, keyword: u32) -> bool {
        let is_new = self.lookup_previous(scope, name, token).is_nothing();
        if self.context.speculating > 0 {
            return is_new;
        }
        if !matches!(self.program.scopes[scope].kind, ScopeKind::Global | ScopeKind::Namespace) {
            self.error_at(code::CONCEPT_SCOPE, keyword);
        } else if !is_new {
            let text = self.name_text(name);
            self.name_error_at(code::CONCEPT_REDECLARED, token, text);
        }
        let constrained = head.parameters.iter().find(|parameter| {
            parameter.kind == TemplateParameterKind::Type
                && self.reader.is_any(parameter.first, &[TokenKind::Identifier, TokenKind::ColonColon])
        });
        let constraint = match (constrained, head.requires) {
            (Some(parameter), _) => Some(parameter.first),
            (None, Some(requires)) => Some(self.expression(requires).first),
            (None, None) => None,
        };
        if let Some(token) = constraint {
            self.error_at(code::CONCEPT_CONSTRAINED, token);
        }
        is_new
    }

    /// The alias template of a name that its scope has.
    pub fn known_alias_template(&self, scope: cufe_il::ScopeId, name: Name) -> Option<TemplateId> {
        let program = &self.program;
        program.bindings(scope, name).find_map(|(_, binding)| match program.entities[binding.entity].kind {
            EntityKind::Template(template)
                if program.templates[template].kind == TemplateKind::Alias
                    && program.entities[binding.entity].scope == scope =>
            {
                Some(template)
            }
            _ => None,
        })
    }

    /// A further declaration of an alias template: the same type (2638), and parameters as of other templates.
    pub fn alias_template_again(&mut self, template: TemplateId, head: TemplateHead, ty: cufe_il::TypeId, token: u32) {
        self.merge_head(template, head);
        let pattern = self.program.templates[template].pattern;
        if let Some(known) = pattern.and_then(|pattern| self.type_of_entity(pattern))
            && self.program.canonical(known) != self.program.canonical(ty)
            && !self.has_unknown_part(&[known, ty])
        {
            self.rule_violation(code::ALIAS_REDECLARED_DIFFERENTLY, token);
        }
    }
}

impl Sema<'_> {
    /// Where a template parameter stands. `name`: its token.
    pub fn parameter_place(
        &self,
        (depth, index): (u16, u16),
        is_pack: bool,
        name: Option<u32>,
        first: u32,
    ) -> TemplateParameterPlace {
        let token = name.unwrap_or(first);
        let name = name.map_or(Name::UNNAMED, |token| self.identifier_name(token));
        TemplateParameterPlace { depth, index, is_pack, name, token }
    }
}
