//! Templates, their heads and arguments.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{ArgumentsId, EntityKind, TemplateArgument, TemplateId, TemplateKind, TemplateParameterKind, Type};

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
        let needed =
            entry.head.parameters.iter().take_while(|parameter| parameter.default.is_none() && !parameter.is_pack);
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
            let head = self.head(template);
            self.graph.set(id, "template_decl", head);
            if let Some(text) = self.template_text(template) {
                self.graph.set(id, "text", Value::Text(Kind::OtherText, text));
            }
        }
    }

    fn head(&mut self, template: TemplateId) -> EntryId {
        let program = self.program;
        let id = self.graph.add(Kind::TemplateHead, FILE);
        let scope = self.graph.add(Kind::Scope, FILE);
        self.graph.set_kind(scope, "sck_template_declaration");
        let (mut parameters, mut types) = (Vec::new(), Vec::new());
        let mut constants = Vec::new();
        for parameter in &program.templates[template].head.parameters {
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
            self.graph.set(id, "coordinates.depth", u32::from(depth) + 1);
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
                let function = &program.functions[function];
                program.function_declarations[function.definition.or(function.first_declaration)?].last
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

    /// A list of template arguments, as a group of fields.
    pub(crate) fn template_arguments(&mut self, arguments: ArgumentsId, id: EntryId) {
        for &argument in self.program.arguments(arguments) {
            match argument {
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => {
                    let ty = self.type_entry(ty);
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
                    self.template_arguments(elements, id);
                }
                _ => {}
            }
        }
    }
}
