//! Template parameters in the text of types ([`crate::spelled_type`]): those around the place have their names there; where
//! the target of an alias template is written, its own parameters are its arguments, and packs are expanded ([temp.variadic]).

use crate::builder::Builder;
use crate::spelled_type::{Resolved, Speller};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionId, ExpressionKind, Program, ScopeId, TemplateArgument, TemplateHead,
    TemplateId, TemplateKind, Type, TypeId,
};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::rc::Rc;

/// The template parameters of heads that are types and templates, by the heads' scopes and what stands for such a parameter
/// of any head.
#[derive(Default)]
pub(crate) struct ParametersByScope {
    types: FxHashMap<(ScopeId, TypeId), EntityId>,
    templates: FxHashMap<(ScopeId, EntityId), EntityId>,
}

/// The arguments of an alias template.
#[derive(Clone)]
pub(crate) struct Bound<'a> {
    head: &'a TemplateHead,
    depth: u16,
    /// One for each parameter.
    arguments: Rc<[BoundArgument]>,
    /// What the arguments themselves are spelled with.
    outer: Option<&'a Bound<'a>>,
    /// The element of packs that is written, and how many the packs have that were met.
    element: Option<usize>,
    elements: Cell<Option<usize>>,
    /// The element met is the pattern of an expansion, which stays one.
    is_expansion: Cell<bool>,
}

enum BoundArgument {
    One(TemplateArgument),
    Pack(Vec<TemplateArgument>),
}

impl Builder<'_> {
    /// All template parameters that are types or templates.
    pub(crate) fn parameters_by_scope(&self) -> ParametersByScope {
        let program = self.program();
        let mut parameters = ParametersByScope::default();
        for (entity, entry) in program.entities.iter() {
            match entry.kind {
                EntityKind::TypeParameter(ty) => {
                    parameters.types.insert((entry.scope, program.canonical(ty)), entity);
                }
                EntityKind::Template(template) if program.templates[template].kind == TemplateKind::Parameter => {
                    parameters.templates.insert((entry.scope, program.canonical_template(entity)), entity);
                }
                _ => {}
            }
        }
        parameters
    }
}

impl<'a> Bound<'a> {
    fn new(
        program: &'a Program,
        template: TemplateId,
        arguments: ArgumentsId,
        outer: Option<&'a Self>,
    ) -> Option<Self> {
        let entry = &program.templates[template];
        let list = program.arguments(arguments);
        let mut by_parameter = Vec::with_capacity(entry.head.parameters.len());
        for (index, parameter) in entry.head.parameters.iter().enumerate() {
            by_parameter.push(match list.get(index) {
                Some(&TemplateArgument::Pack(elements)) => BoundArgument::Pack(program.arguments(elements).to_vec()),
                _ if parameter.is_pack => BoundArgument::Pack(list.get(index..).unwrap_or_default().to_vec()),
                Some(&argument) if !is_expansion(program, argument) => BoundArgument::One(argument),
                _ => return None,
            });
        }
        Some(Self {
            head: &entry.head,
            depth: entry.depth,
            arguments: by_parameter.into(),
            outer,
            element: None,
            elements: Cell::new(None),
            is_expansion: Cell::new(false),
        })
    }

    /// The same arguments, of whose packs one element is written.
    fn with_element(&self, element: usize) -> Self {
        let (elements, is_expansion) = (Cell::new(None), Cell::new(false));
        Self { element: Some(element), elements, is_expansion, ..self.clone() }
    }

    /// The argument at a position; of a pack the element that is written, without the ellipsis of an expansion.
    fn argument(&self, program: &Program, index: usize) -> Option<TemplateArgument> {
        match self.arguments.get(index)? {
            BoundArgument::One(argument) => Some(*argument),
            BoundArgument::Pack(elements) => {
                let argument = *elements.get(self.element?)?;
                self.elements.set(Some(self.elements.get().unwrap_or(0).max(elements.len())));
                let pattern = without_ellipsis(program, argument);
                self.is_expansion.set(self.is_expansion.get() || pattern.is_some());
                Some(pattern.unwrap_or(argument))
            }
        }
    }
}

impl<'a> Speller<'a> {
    /// The text before `::` and the name of a member template: what specializations of alias templates stand for.
    pub fn written_out(self, ty: TypeId) -> Option<String> {
        let resolved = self.deeper()?.resolved(ty)?;
        match resolved.speller.named_target(resolved.ty) {
            Some(_) => resolved.speller.alias_written_out(resolved.ty),
            None => resolved.speller.qualifier(resolved.ty),
        }
    }

    /// The same of a specialization of an alias template; none where it stays, because what it stands for has no name.
    pub fn alias_written_out(self, ty: TypeId) -> Option<String> {
        let (alias, arguments, target) = self.named_target(ty)?;
        let bound = Bound::new(self.program(), alias, arguments, self.bound)?;
        Speller { bound: Some(&bound), ..self.deeper()? }.written_out(target)
    }

    /// The alias template whose specialization a type is, its arguments, and what it gives a name to that has another one.
    fn named_target(self, ty: TypeId) -> Option<(TemplateId, ArgumentsId, TypeId)> {
        let program = self.program();
        let (alias, arguments) = self.alias(ty)?;
        let target = program.alias_pattern(alias)?;
        let is_named = !matches!(program.structure(target), Type::Decltype(_) | Type::Transform { .. });
        is_named.then_some((alias, arguments, target))
    }

    /// The same where only aliases of parameters are written out; none where the type is no such.
    pub fn parameter_written_out(self, ty: TypeId) -> Option<String> {
        let Resolved { ty, speller, .. } = self.deeper()?.resolved(ty)?;
        let program = self.program();
        let (alias, arguments) = speller.alias(ty)?;
        let (target, _) = program.unqualified(program.alias_pattern(alias)?);
        let depth = program.templates[alias].depth;
        if !matches!(program.structure(target), Type::TemplateParameter { depth: at, .. } if at == depth) {
            return None;
        }
        let bound = Bound::new(program, alias, arguments, speller.bound)?;
        let inner = Speller { bound: Some(&bound), ..speller };
        inner.parameter_written_out(target).or_else(|| inner.qualifier(target))
    }

    /// The alias template whose specialization a type is, and the arguments.
    fn alias(self, ty: TypeId) -> Option<(TemplateId, ArgumentsId)> {
        let program = self.program();
        let Type::Specialization { template, arguments } = program.written(ty) else { return None };
        let EntityKind::Template(template) = program.entities[template].kind else { return None };
        (program.templates[template].kind == TemplateKind::Alias).then_some((template, arguments))
    }

    /// What a type parameter is bound to, and what that is spelled with: `Some(None)` for parameters of the place.
    pub fn bound_type(self, depth: u16, index: u16) -> Option<Option<(TypeId, Speller<'a>)>> {
        let Some(bound) = self.bound.filter(|bound| bound.depth == depth) else { return Some(None) };
        match bound.argument(self.program(), usize::from(index))? {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => Some(Some((ty, self.outside(bound)))),
            _ => None,
        }
    }

    fn outside(self, bound: &Bound<'a>) -> Self {
        Self { bound: bound.outer, ..self }
    }

    /// The name of a type parameter where the text is put: that of the innermost head with such a parameter, unless another
    /// declaration hides it.
    pub fn parameter(self, ty: TypeId) -> Option<String> {
        let (scope, parameters) = self.place?;
        self.visible(self.builder.scopes_around(scope).find_map(|scope| parameters.types.get(&(scope, ty)).copied())?)
    }

    /// The name that a parameter has at the place, if it means it there.
    pub fn visible(self, parameter: EntityId) -> Option<String> {
        let (scope, _) = self.place?;
        self.builder.means(parameter, scope).then(|| self.builder.name_of(parameter)).flatten()
    }

    /// A template: by its name, or what a template parameter is bound to.
    pub fn template(self, template: EntityId) -> Option<String> {
        let program = self.program();
        let EntityKind::Template(id) = program.entities[template].kind else { return None };
        if program.templates[id].kind != TemplateKind::Parameter {
            return self.entity(template);
        }
        let canonical = program.canonical_template(template);
        if let Some(bound) = self.bound {
            let is_it = |entity: EntityId| program.canonical_template(entity) == canonical;
            if let Some(index) = bound.head.parameters.iter().position(|parameter| is_it(parameter.entity)) {
                return self.outside(bound).deeper()?.argument(bound.argument(program, index)?);
            }
        }
        let (scope, parameters) = self.place?;
        let mut scopes = self.builder.scopes_around(scope);
        self.visible(scopes.find_map(|scope| parameters.templates.get(&(scope, canonical)).copied())?)
    }

    /// A template parameter that is a value: by its name, or what it is bound to.
    pub fn value_parameter(self, parameter: EntityId) -> Option<String> {
        if let Some(bound) = self.bound
            && let Some(index) = bound.head.parameters.iter().position(|other| other.entity == parameter)
        {
            return self.outside(bound).deeper()?.argument(bound.argument(self.program(), index)?);
        }
        let (scope, _) = self.place?;
        let at = self.program().entities[parameter].scope;
        self.builder.scopes_around(scope).any(|scope| scope == at).then(|| self.visible(parameter)).flatten()
    }

    /// `sizeof...(pack)`
    pub fn size_of_pack(self, pack: EntityId) -> Option<String> {
        let program = self.program();
        let position = |bound: &&Bound<'_>| bound.head.parameters.iter().position(|other| other.entity == pack);
        let Some((bound, index)) = self.bound.and_then(|bound| Some((bound, position(&bound)?))) else {
            return Some(format!("sizeof...({})", self.visible(pack)?));
        };
        let BoundArgument::Pack(elements) = &bound.arguments[index] else { return None };
        let expansions = elements.iter().filter(|&&element| is_expansion(program, element)).count();
        match (elements.as_slice(), expansions) {
            (_, 0) => Some(elements.len().to_string()),
            // The size of the pack that is the whole pattern.
            (&[TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty)], _) => {
                let pattern = match program.written(ty) {
                    Type::Expansion(pattern) => pattern,
                    _ => ty,
                };
                let is_parameter = matches!(program.structure(pattern), Type::TemplateParameter { .. });
                let pattern =
                    self.outside(bound).deeper()?.ty(pattern).filter(|_| is_parameter && bound.outer.is_none());
                Some(format!("sizeof...({})", pattern?))
            }
            _ => None,
        }
    }

    /// A type in a list; expansions as often as their packs have elements.
    pub fn push_type(self, ty: TypeId, texts: &mut Vec<String>) -> Option<()> {
        match self.program().written(ty) {
            Type::Expansion(pattern) => self.push_expansion(texts, |speller| speller.ty(pattern)),
            _ => {
                texts.push(self.ty(ty)?);
                Some(())
            }
        }
    }

    /// A template argument that is an expression, likewise.
    pub fn push_expression(self, expression: ExpressionId, texts: &mut Vec<String>) -> Option<()> {
        match self.program().expressions[expression].kind {
            ExpressionKind::PackExpansion(pattern) => self.push_expansion(texts, |speller| speller.operand(pattern)),
            _ => {
                texts.push(self.operand(expression)?);
                Some(())
            }
        }
    }

    fn push_expansion(self, texts: &mut Vec<String>, pattern: impl Fn(Speller<'_>) -> Option<String>) -> Option<()> {
        let speller = self.deeper()?;
        let Some(bound) = self.bound else {
            texts.push(format!("{}...", pattern(speller)?));
            return Some(());
        };
        let mut count = 1;
        let mut element = 0;
        while element < count {
            let bound = bound.with_element(element);
            let text = pattern(Speller { bound: Some(&bound), ..speller })?;
            // Without a pack of the alias it is one of the place that is expanded.
            count = bound.elements.get().unwrap_or(1);
            let is_expansion = bound.is_expansion.get() || bound.elements.get().is_none();
            texts.push(if is_expansion { format!("{text}...") } else { text });
            element += 1;
        }
        Some(())
    }
}

/// Whether an argument is an expansion.
fn is_expansion(program: &Program, argument: TemplateArgument) -> bool {
    without_ellipsis(program, argument).is_some()
}

/// The pattern of an expansion.
fn without_ellipsis(program: &Program, argument: TemplateArgument) -> Option<TemplateArgument> {
    match argument {
        TemplateArgument::Expansion(pattern) => Some(TemplateArgument::Type(pattern)),
        TemplateArgument::Type(ty) => match program.written(ty) {
            Type::Expansion(pattern) => Some(TemplateArgument::Type(pattern)),
            _ => None,
        },
        TemplateArgument::Expression(mut profiled) => match program.expressions[profiled.expression].kind {
            ExpressionKind::PackExpansion(pattern) => {
                profiled.expression = pattern;
                Some(TemplateArgument::Expression(profiled))
            }
            _ => None,
        },
        _ => None,
    }
}
