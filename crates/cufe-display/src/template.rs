//! Templates, their heads and arguments.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{
    ArgumentsId, ClassId, EntityKind, TemplateArgument, TemplateId, TemplateKind, TemplateParameterKind, Type,
};

impl Builder<'_> {
    /// Fills the entry of a template.
    pub(crate) fn fill_template(&mut self, template: TemplateId, id: EntryId) {
        let program = self.program;
        let entry = &program.templates[template];
        self.correspondence(entry.entity, id);
        let pattern = entry.pattern.map(|pattern| program.entities[pattern].kind);
        self.graph.set_kind(
            id,
            match entry.kind {
                TemplateKind::Class => "templk_class",
                TemplateKind::Function => "templk_function",
                TemplateKind::Variable => "templk_variable",
                TemplateKind::Alias => "templk_class",
                TemplateKind::Concept => "templk_concept",
                TemplateKind::Parameter => "templk_template_template_param",
                TemplateKind::Builtin => "templk_none",
            },
        );
        self.graph.set(id, "canonical_template", id);
        if entry.is_defined {
            self.graph.set(id, "definition_template", id);
        }
        let needed = entry.head.parameters.iter().take_while(|parameter| parameter.default.is_none());
        let minimum = needed.count();
        match pattern {
            Some(EntityKind::Class(class)) => {
                let ty = self.type_entry(program.classes[class].ty);
                self.graph.set(id, "type", ty);
            }
            Some(EntityKind::Function(function)) => {
                let function = self.function_entry(function);
                self.graph.set(id, "routine", function);
            }
            Some(EntityKind::Variable(variable)) => {
                let variable = self.variable_entry(variable);
                self.graph.set(id, "variable", variable);
            }
            Some(EntityKind::Typedef(_)) => {
                if let Some(ty) = entry.pattern.and_then(|pattern| program.known_type(Type::Typedef(pattern))) {
                    let ty = self.type_entry(ty);
                    self.graph.set(id, "type", ty);
                }
            }
            _ => {}
        }
        if !matches!(entry.kind, TemplateKind::Concept | TemplateKind::Parameter) {
            self.graph.set(id, "min_template_arguments", minimum);
        }
        if let Some((depth, index)) = entry.parameter {
            self.graph.set(id, "coordinates.position", u32::from(index) + 1);
            self.graph.set(id, "coordinates.depth", u32::from(depth) + 1);
        }
        if entry.head.first != u32::MAX {
            let head = self.head(&entry.head);
            self.graph.set(id, "template_decl", head);
            if let Some(text) = self.template_text(template) {
                self.graph.set(id, "text", Value::Text(Kind::OtherText, text));
            }
        }
    }

    /// The definition of a template that was declared before, as an entry of its own beside the one for the template: from
    /// its first token to its last one, with its innermost head, and what it makes.
    pub(crate) fn template_definition(
        &mut self,
        canonical: EntryId,
        (first, last): (u32, u32),
        head: Option<&cufe_il::TemplateHead>,
    ) -> EntryId {
        self.drain();
        let id = self.graph.add(Kind::Template, FILE);
        let entry = self.graph.entry(canonical);
        let kept: Vec<(&'static str, Value)> = entry
            .fields
            .iter()
            .filter(|field| {
                matches!(
                    field.0,
                    "name"
                        | "is_class_member"
                        | "access"
                        | "parent_scope"
                        | "name_linkage"
                        | "needed"
                        | "routine"
                        | "type"
                        | "variable"
                )
            })
            .cloned()
            .collect();
        let sub_kind = entry.sub_kind;
        self.graph.set_kind(id, sub_kind);
        for (label, value) in kept {
            self.graph.set(id, label, value);
        }
        self.declared_at(id, first);
        self.graph.set(id, "canonical_template", canonical);
        self.graph.unset(canonical, "definition_template");
        self.graph.set(canonical, "definition_template", id);
        if let Some(head) = head {
            let declared = self.head(head);
            self.graph.set(id, "template_decl", declared);
        }
        let text = self.tokens_text(first, last);
        self.graph.set(id, "text", Value::Text(Kind::OtherText, text));
        id
    }

    /// The head of a template.
    fn head(&mut self, head: &cufe_il::TemplateHead) -> EntryId {
        let program = self.program;
        let id = self.graph.add(Kind::TemplateHead, FILE);
        let scope = self.graph.add(Kind::Scope, FILE);
        self.graph.set_kind(scope, "sck_template_declaration");
        let (mut parameters, mut types) = (Vec::new(), Vec::new());
        let mut constants = Vec::new();
        for parameter in &head.parameters {
            self.head_scopes.insert(parameter.entity, scope);
            let entry = self.graph.add(Kind::TemplateParameter, FILE);
            let name = self.symbol_text(parameter.entity);
            self.graph.entry_mut(entry).text = Some(name.clone());
            if !name.is_empty() {
                self.graph.set(entry, "name", Value::Text(Kind::IdName, name));
            }
            self.declared_at(entry, program.entities[parameter.entity].token);
            self.graph.set(entry, "parent_scope", scope);
            self.graph.flag(entry, "is_pack", parameter.is_pack);
            match parameter.kind {
                TemplateParameterKind::Type => {
                    self.graph.set_kind(entry, "tpk_type");
                    self.graph.flag(entry, "is_abbreviated", parameter.is_invented());
                    if let Some(ty) = program.known_type(Type::NamedParameter(parameter.entity)) {
                        let ty = self.type_entry(ty);
                        self.graph.set(entry, "ptr", ty);
                        types.push(ty);
                    }
                    if let Some(TemplateArgument::Type(ty)) = parameter.default {
                        let ty = self.type_entry(ty);
                        self.graph.set(entry, "default_arg_type", ty);
                    }
                }
                TemplateParameterKind::Value(_) => {
                    self.graph.set_kind(entry, "tpk_nontype");
                    if let Some(constant) = self.value_parameter(parameter.entity) {
                        self.graph.set(constant, "parent_scope", scope);
                        self.graph.set(entry, "constant", constant);
                        constants.push(constant);
                    }
                }
                TemplateParameterKind::Template => {
                    self.graph.set_kind(entry, "tpk_template");
                    if let EntityKind::Template(inner) = program.entities[parameter.entity].kind {
                        let inner = self.template_entry(inner);
                        self.graph.set(entry, "class_template", inner);
                    }
                }
            }
            parameters.push(entry);
        }
        self.graph.list(id, "param_list", "next", &parameters);
        self.graph.list(scope, "types", "next", &types);
        self.graph.list(scope, "constants", "next", &constants);
        self.graph.set(id, "scope", scope);
        id
    }

    /// The partial specialization that a class is, or of which it is an instance.
    pub(crate) fn partial_of(&self, class: ClassId) -> Option<ClassId> {
        let program = self.program;
        let entry = &program.classes[class];
        let template = entry.template?;
        let is_partial = |id: ClassId| {
            let other = &program.classes[id];
            other.is_dependent && other.arguments.is_some() && program.pattern_heads.contains_key(&id)
        };
        if is_partial(class) {
            return Some(class);
        }
        let definition = entry.definition.filter(|_| entry.is_instance)?;
        let specializations = program.templates[template].specializations.iter();
        specializations
            .filter_map(|&entity| match program.entities[entity].kind {
                EntityKind::Class(class) => Some(class),
                _ => None,
            })
            .find(|&other| is_partial(other) && program.classes[other].definition == Some(definition))
    }

    /// The template that a partial specialization is.
    pub(crate) fn partial_template(&mut self, class: ClassId) -> EntryId {
        if let Some(&known) = self.partials.get(&class) {
            return known;
        }
        let program = self.program;
        let id = self.graph.add(Kind::Template, FILE);
        self.partials.insert(class, id);
        let entry = &program.classes[class];
        let Some(head) = program.pattern_heads.get(&class) else { return id };
        let name = self.plain_name(program.templates[entry.template.unwrap_or(TemplateId::from_number(0))].entity);
        self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        self.declared_at(id, head.first);
        let scope = self.scope_entry(program.entities[entry.entity].scope);
        self.graph.set(id, "parent_scope", scope);
        self.graph.set(id, "name_linkage", "C++");
        self.graph.set_kind(id, "templk_class");
        self.graph.set(id, "canonical_template", id);
        self.graph.set(id, "definition_template", id);
        let minimum = head.parameters.len();
        self.graph.set(id, "min_template_arguments", minimum);
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        let declared = self.head(head);
        self.graph.set(id, "template_decl", declared);
        if let Some(last) = entry.last {
            let last = last + u32::from(self.unit.tokens.kind(last + 1) == cufe_lex::TokenKind::Semicolon);
            let text = self.tokens_text(head.first, last);
            self.graph.set(id, "text", Value::Text(Kind::OtherText, text));
        }
        id
    }

    fn tokens_text(&self, first: u32, last: u32) -> String {
        let words = (first..=last).map(|token| {
            let range = self.unit.tokens.range(token);
            String::from_utf8_lossy(&self.unit.source.text()[range.indices()]).into_owned()
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Whether an entity is a member of a class template or of an instance of one.
    pub(crate) fn is_in_template(&self, entity: cufe_il::EntityId) -> bool {
        let scope = self.home(self.program.entities[entity].scope);
        self.class_of_scope(scope).is_some_and(|class| {
            let class = &self.program.classes[class];
            (class.is_dependent || class.is_instance) && !class.is_closure
        })
    }

    /// The template that a member class of a class template is: one for all at one place.
    pub(crate) fn member_class_template(&mut self, class: ClassId) -> EntryId {
        let program = self.program;
        let entry = &program.classes[class];
        let token = program.entities[entry.entity].token;
        let known = self.member_templates.get(&token).copied();
        let id = known.unwrap_or_else(|| self.graph.add(Kind::Template, FILE));
        self.member_templates.insert(token, id);
        if known.is_some() && !entry.is_dependent {
            return id;
        }
        self.member_template_head(entry.entity, id);
        self.graph.set_kind(id, "templk_member_class");
        self.graph.set(id, "canonical_template", id);
        if entry.is_complete {
            self.graph.set(id, "definition_template", id);
        }
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        id
    }

    /// The template that a static data member of a class template is.
    pub(crate) fn static_member_template(&mut self, variable: cufe_il::VariableId, entry: EntryId) -> EntryId {
        let program = self.program;
        let entity = program.variables[variable].entity;
        let token = program.entities[entity].token;
        let is_pattern = self.is_in_pattern(program.entities[entity].scope);
        let known = self.member_templates.get(&token).copied();
        let id = known.unwrap_or_else(|| self.graph.add(Kind::Template, FILE));
        self.member_templates.insert(token, id);
        if known.is_some() && !is_pattern {
            return id;
        }
        self.member_template_head(entity, id);
        self.graph.set_kind(id, "templk_static_data_member");
        self.graph.set(id, "canonical_template", id);
        let flags = program.variables[variable].flags;
        if flags.contains(cufe_il::VariableFlags::CONSTEXPR) || flags.contains(cufe_il::VariableFlags::INLINE) {
            self.graph.set(id, "definition_template", id);
        }
        self.graph.set(id, "variable", entry);
        id
    }

    /// What the templates that members are have in common.
    pub(crate) fn member_template_head(&mut self, entity: cufe_il::EntityId, id: EntryId) {
        let program = self.program;
        self.graph.entry_mut(id).fields.clear();
        let name = self.plain_name(entity);
        self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        self.declared_at(id, program.entities[entity].token);
        self.graph.mark(id, "is_class_member");
        self.graph.set(id, "access", crate::class::access_text(program.entities[entity].access));
        let scope = self.scope_entry(program.entities[entity].scope);
        self.graph.set(id, "parent_scope", scope);
        self.graph.set(id, "name_linkage", "C++");
    }

    /// What a variable that is a template's, or a member of one, says of it.
    pub(crate) fn variable_template(&mut self, variable: cufe_il::VariableId, id: EntryId) {
        let program = self.program;
        let entity = program.variables[variable].entity;
        let is_static = program.variables[variable].flags.contains(cufe_il::VariableFlags::STATIC_MEMBER);
        let template = program.entities[entity].template;
        if template.is_none() && !(is_static && self.is_in_template(entity)) {
            return;
        }
        let info = self.graph.add(Kind::VariableTemplateInfo, FILE);
        self.graph.set(id, "template_info", info);
        self.graph.mark(id, "is_template_variable");
        let is_pattern = template.is_some() || self.is_in_pattern(program.entities[entity].scope);
        self.graph.flag(id, "is_prototype_instantiation", is_pattern);
        self.graph.flag(id, "is_nonreal", is_pattern);
        match template {
            Some(template) => {
                let entry = self.template_entry(template);
                self.graph.set(info, "assoc_template", entry);
                self.own_arguments(template, info);
            }
            None => {
                let entry = self.static_member_template(variable, id);
                self.graph.set(info, "assoc_template", entry);
            }
        }
    }

    /// A specialization of a template of which nothing is known but its arguments, as a class.
    pub(crate) fn fill_specialization(
        &mut self,
        (template, arguments): (cufe_il::EntityId, ArgumentsId),
        id: EntryId,
    ) -> bool {
        let program = self.program;
        let EntityKind::Template(template) = program.entities[template].kind else { return false };
        let entry = &program.templates[template];
        let Some(EntityKind::Class(class)) = entry.pattern.map(|pattern| program.entities[pattern].kind) else {
            return false;
        };
        let class = &program.classes[class];
        let name = self.plain_name(class.entity);
        self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        self.declared_at(id, program.entities[class.entity].token);
        let scope = self.scope_entry(program.entities[entry.entity].scope);
        self.graph.set(id, "parent_scope", scope);
        self.graph.set(id, "name_linkage", "C++");
        self.graph.set(id, "size", 1u32);
        self.graph.set(id, "alignment", 1u32);
        self.graph.set_kind(
            id,
            match class.key {
                cufe_il::ClassKey::Class => "tk_class",
                cufe_il::ClassKey::Struct => "tk_struct",
                cufe_il::ClassKey::Union => "tk_union",
            },
        );
        self.graph.mark(id, "is_template_class");
        self.graph.mark(id, "is_nonreal_class");
        let supplement = self.graph.add(Kind::ClassSupplement, FILE);
        self.graph.set(id, "extra_info", supplement);
        self.graph.set(supplement, "alignment_without_virtual_base_classes", 1u32);
        let associated = self.template_entry(template);
        self.graph.set(supplement, "assoc_template", associated);
        self.template_arguments(arguments, supplement);
        true
    }

    /// The class that stands for a template parameter where a class must be: of bases.
    pub(crate) fn proxy_class(&mut self, parameter: cufe_il::TypeId) -> Option<EntryId> {
        let program = self.program;
        let shown = self.shown_type(parameter);
        let Type::NamedParameter(entity) = program.written(shown) else { return None };
        if let Some(&known) = self.proxies.get(&entity) {
            return Some(known);
        }
        let id = self.graph.add(Kind::Type, FILE);
        self.proxies.insert(entity, id);
        let name = self.symbol_text(entity);
        self.graph.entry_mut(id).text = Some(name.clone());
        self.graph.set(id, "name", Value::Text(Kind::IdName, name));
        self.declared_at(id, program.entities[entity].token);
        self.graph.set(id, "parent_scope", self.file_scope);
        self.graph.set(id, "name_linkage", "no");
        self.graph.mark(id, "needed");
        self.graph.set(id, "size", 1u32);
        self.graph.set(id, "alignment", 1u32);
        self.graph.set_kind(id, "tk_class");
        self.graph.mark(id, "is_nonreal_class");
        self.graph.mark(id, "proxy_class");
        let supplement = self.graph.add(Kind::ClassSupplement, FILE);
        self.graph.set(id, "extra_info", supplement);
        self.graph.set(supplement, "alignment_without_virtual_base_classes", 1u32);
        let parameter = self.type_entry(shown);
        self.graph.set(supplement, "proxy_of_type", parameter);
        self.graph.set(parameter, "class_type", id);
        Some(id)
    }

    /// The classes that stand for the parameters that the pattern of a class template is derived from.
    pub(crate) fn proxies_of_bases(&mut self, class: ClassId) -> Vec<EntryId> {
        let entry = &self.program.classes[class];
        if !entry.is_dependent {
            return Vec::new();
        }
        let proxies: Vec<EntryId> = entry.bases.iter().filter_map(|base| self.proxy_class(base.ty)).collect();
        self.proxies_of_bases.extend(&proxies);
        proxies
    }

    /// The constant that a value parameter is.
    pub(crate) fn value_parameter(&mut self, entity: cufe_il::EntityId) -> Option<EntryId> {
        if let Some(&known) = self.entities.get(&entity) {
            return Some(known);
        }
        let program = self.program;
        let EntityKind::ValueParameter(variable) = program.entities[entity].kind else { return None };
        let id = self.graph.add(Kind::Constant, FILE);
        self.entities.insert(entity, id);
        let name = self.symbol_text(entity);
        if !name.is_empty() {
            self.graph.set(id, "name", Value::Text(Kind::IdName, name.clone()));
        }
        self.graph.entry_mut(id).text = Some(name);
        self.declared_at(id, program.entities[entity].token);
        let ty = self.type_entry(program.variables[variable].ty);
        self.graph.set(id, "type", ty);
        self.graph.set_kind(id, "ck_template_param");
        self.graph.set(id, "kind", "tpck_param");
        if let Some((depth, index)) = self.value_positions.get(&entity).copied() {
            self.graph.set(id, "coordinates.position", u32::from(index) + 1);
            let outer = self.outer_heads.get(&entity).copied().unwrap_or_default();
            self.graph.set(id, "coordinates.depth", u32::from(depth + outer) + 1);
        }
        Some(id)
    }

    /// The tokens of a template's definition, joined by blanks.
    fn template_text(&self, template: TemplateId) -> Option<String> {
        let program = self.program;
        let entry = &program.templates[template];
        let last = match program.entities[entry.pattern?].kind {
            EntityKind::Class(class) => {
                let last = program.classes[class].last?;
                last + u32::from(self.unit.tokens.kind(last + 1) == cufe_lex::TokenKind::Semicolon)
            }
            EntityKind::Function(function) => {
                // A definition behind the first declaration has an entry of its own.
                let function = &program.functions[function];
                program.function_declarations[function.first_declaration.or(function.definition)?].last
            }
            EntityKind::Variable(variable) => {
                program.variable_declarations[program.variables[variable].definition?].end
            }
            _ => return None,
        };
        let first = entry.head.first;
        if last < first {
            return None;
        }
        let words = (first..=last).map(|token| {
            let range = self.unit.tokens.range(token);
            String::from_utf8_lossy(&self.unit.source.text()[range.indices()]).into_owned()
        });
        Some(words.collect::<Vec<_>>().join(" "))
    }

    /// The parameters of a template as its arguments.
    pub(crate) fn own_arguments(&mut self, template: TemplateId, id: EntryId) {
        let program = self.program;
        for parameter in &program.templates[template].head.parameters {
            match parameter.kind {
                TemplateParameterKind::Type => {
                    if let Some(ty) = program.known_type(Type::NamedParameter(parameter.entity)) {
                        let ty = self.type_entry(ty);
                        self.graph.set(id, "template_arg_list/type", ty);
                    }
                }
                TemplateParameterKind::Value(_) => {
                    let constant = self.value_parameter(parameter.entity);
                    self.graph.set_if(id, "template_arg_list/constant", constant);
                }
                TemplateParameterKind::Template => {
                    if let EntityKind::Template(inner) = program.entities[parameter.entity].kind {
                        let inner = self.template_entry(inner);
                        self.graph.set(id, "template_arg_list/template", inner);
                    }
                }
            }
            if parameter.is_pack {
                self.graph.set(id, "template_arg_list/is_pack_element", Value::True);
                self.graph.set(id, "template_arg_list/is_pack", Value::True);
            }
        }
    }

    /// A list of template arguments, as a group of fields.
    pub(crate) fn template_arguments(&mut self, arguments: ArgumentsId, id: EntryId) {
        self.template_arguments_in(arguments, 0, id, false);
    }

    /// The same, of which the first ones are written.
    pub(crate) fn explicit_arguments(&mut self, arguments: ArgumentsId, count: usize, id: EntryId) {
        self.template_arguments_in(arguments, count, id, false);
    }

    fn template_arguments_in(&mut self, arguments: ArgumentsId, explicit: usize, id: EntryId, is_in_pack: bool) {
        for (index, &argument) in self.program.arguments(arguments).iter().enumerate() {
            let mut is_expansion = false;
            match argument {
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => {
                    let mut shown = ty;
                    while let Type::Expansion(inner) = self.program.structure(shown) {
                        shown = inner;
                        is_expansion = true;
                    }
                    is_expansion |= matches!(argument, TemplateArgument::Expansion(_));
                    let ty = self.type_entry(shown);
                    self.graph.set(id, "template_arg_list/type", ty);
                }
                TemplateArgument::Value(ty, value) => {
                    let constant = self.constant(ty, &cufe_il::constant::Value::Integer(value), None);
                    self.graph.set(id, "template_arg_list/constant", constant);
                }
                TemplateArgument::Constant(ty, value) => {
                    let value = self.program.constant(value).clone();
                    let constant = self.constant(ty, &value, None);
                    self.graph.set(id, "template_arg_list/constant", constant);
                }
                TemplateArgument::Template(entity) => {
                    if let EntityKind::Template(template) = self.program.entities[entity].kind {
                        let template = self.template_entry(template);
                        self.graph.set(id, "template_arg_list/template", template);
                    }
                }
                TemplateArgument::Pack(elements) => {
                    self.template_arguments_in(elements, explicit.saturating_sub(index), id, true);
                    continue;
                }
                TemplateArgument::Expression(profiled) => {
                    let named = match self.program.expressions[profiled.expression].kind {
                        cufe_il::ExpressionKind::Name { entity, .. } => self.value_parameter(entity),
                        _ => None,
                    };
                    self.graph.set_if(id, "template_arg_list/constant", named);
                }
                _ => {}
            }
            if index < explicit {
                self.graph.set(id, "template_arg_list/explicitly_specified", Value::True);
            }
            if is_in_pack {
                self.graph.set(id, "template_arg_list/is_pack_element", Value::True);
            }
            if is_expansion {
                self.graph.set(id, "template_arg_list/is_pack", Value::True);
            }
        }
    }
}
