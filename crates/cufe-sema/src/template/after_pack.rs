//! Parameters of function templates that can never be told: behind a parameter pack no argument is written for them, they have
//! no default argument, and nothing deduces them (2097; [temp.param]/14).

use crate::Sema;
use cufe_diagnostics::{Code, Report};
use cufe_il::{
    ArrayBound, EntityId, ExpressionId, ExpressionKind, FunctionId, NameKind, TemplateArgument, TemplateHead,
    TemplateParameterKind, Type, TypeId,
};
use rustc_hash::FxHashSet;

/// The parameters that a function's parameters may deduce.
struct Deducible {
    depth: u16,
    is_deducible: Vec<bool>,
    /// Templates that are named with arguments.
    templates: FxHashSet<EntityId>,
    /// Something is not known.
    is_partial: bool,
}

impl Deducible {
    fn note(&mut self, index: u16) {
        if let Some(is_deducible) = self.is_deducible.get_mut(usize::from(index)) {
            *is_deducible = true;
        }
    }
}

impl Sema<'_> {
    /// Checks the parameters of a function template when it is declared.
    pub fn check_parameters_after_pack(&mut self, head: &TemplateHead, function: FunctionId) {
        let Some(pack) = head.parameters.iter().position(|parameter| parameter.is_pack) else { return };
        if self.context.speculating > 0 {
            return;
        }
        let entity = self.program.functions[function].entity;
        let Some(template) = self.program.entities[entity].template else { return };
        let depth = self.template_depth(template);
        let Some(types) = self.program.as_function(self.program.functions[function].ty) else { return };
        let mut deducible = Deducible {
            depth,
            is_deducible: vec![false; head.parameters.len()],
            templates: FxHashSet::default(),
            is_partial: false,
        };
        let mut deduced_from = types.parameters.clone();
        if self.program.entities[entity].name.kind() == NameKind::Conversion {
            deduced_from.push(types.result);
        }
        self.note_deducible(deduced_from, &mut deducible);
        if deducible.is_partial {
            return;
        }
        for (index, parameter) in head.parameters.iter().enumerate().skip(pack + 1) {
            let is_known = deducible.is_deducible.get(index).copied().unwrap_or(true)
                || deducible.templates.contains(&parameter.entity)
                || parameter.default.is_some()
                || parameter.equal.is_some();
            if !is_known && parameter.first != u32::MAX {
                let kind = match parameter.kind {
                    TemplateParameterKind::Value(_) => "constant",
                    _ => "template parameter",
                };
                let name = self.entity_name(parameter.entity);
                let token = parameter.name.unwrap_or(parameter.first);
                let report = Report::new(Code(2097), self.position(token));
                self.report(report.with(cufe_diagnostics::Argument::Entity { kind, name }));
            }
        }
    }

    /// Notes the template parameters in deduced contexts of types ([temp.deduct.type]).
    fn note_deducible(&self, mut open: Vec<TypeId>, found: &mut Deducible) {
        let mut seen = FxHashSet::default();
        while let Some(ty) = open.pop() {
            if !seen.insert(ty) {
                continue;
            }
            match self.program.structure(ty) {
                Type::Unknown => found.is_partial = true,
                Type::TemplateParameter { depth, index, .. } if depth == found.depth => found.note(index),
                Type::Complex(inner)
                | Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner)
                | Type::Qualified(_, inner)
                | Type::Expansion(inner)
                | Type::Vector { element: inner, .. } => open.push(inner),
                Type::MemberPointer { class, member } => open.extend([class, member]),
                Type::Array { element, bound } => {
                    open.push(element);
                    if let ArrayBound::Expression(bound) = bound {
                        self.note_deducible_value(bound.expression, found);
                    }
                }
                Type::Function(function) => {
                    let function = self.program.function_type_data(function);
                    open.push(function.result);
                    open.extend(&function.parameters);
                }
                Type::Specialization { template, arguments } => {
                    found.templates.insert(template);
                    let mut lists = vec![arguments];
                    while let Some(list) = lists.pop() {
                        for &argument in self.program.arguments(list) {
                            match argument {
                                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => open.push(ty),
                                TemplateArgument::Expression(profiled) => {
                                    self.note_deducible_value(profiled.expression, found);
                                }
                                TemplateArgument::Template(entity) => {
                                    found.templates.insert(entity);
                                }
                                TemplateArgument::Pack(list) => lists.push(list),
                                TemplateArgument::UnknownTemplate => found.is_partial = true,
                                TemplateArgument::Value(..) | TemplateArgument::Entity(_) | TemplateArgument::Null => {}
                            }
                        }
                    }
                }
                // The class may be a pattern, whose arguments are not written.
                Type::Class(class) => {
                    if let Some(arguments) = self.program.classes[class].arguments {
                        let types = self.program.arguments(arguments).iter().filter_map(|argument| match argument {
                            &TemplateArgument::Type(ty) => Some(ty),
                            _ => None,
                        });
                        open.extend(types);
                    }
                }
                _ => {}
            }
        }
    }

    /// `N`, and the pack expansion `N...`.
    fn note_deducible_value(&self, mut expression: ExpressionId, found: &mut Deducible) {
        if let ExpressionKind::PackExpansion(pattern) = self.expression(expression).kind {
            expression = pattern;
        }
        if let Some(index) = self.value_parameter_index(expression, found.depth) {
            found.note(index);
        }
    }
}
