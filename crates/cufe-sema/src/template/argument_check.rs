//! Template arguments against the parameters of their template ([temp.arg.general]).

use super::arguments::is_expansion;
use crate::Sema;
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, ExpressionKind, Program, TemplateArgument, TemplateId, TemplateKind,
    TemplateParameterKind, Type, TypeId,
};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// What is wrong with a list of template arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentMistake {
    /// A parameter has neither an argument nor a default: 442 at the closing bracket.
    TooFew,
    /// The first argument that no parameter takes: 443.
    TooMany(usize),
    /// An argument that is no type for a type parameter.
    NotAType(usize),
    /// A type for a value parameter.
    NotAValue(usize),
    /// An argument that is no template for a template template parameter.
    NotATemplate(usize),
    /// A template whose parameters are not those of the template template parameter: 999.
    Unfit(usize),
}

impl ArgumentMistake {
    /// The same in a list whose first argument is left out.
    fn without_first(self) -> Self {
        match self {
            Self::TooFew => Self::TooFew,
            Self::TooMany(index) => Self::TooMany(index.saturating_sub(1)),
            Self::NotAType(index) => Self::NotAType(index.saturating_sub(1)),
            Self::NotAValue(index) => Self::NotAValue(index.saturating_sub(1)),
            Self::NotATemplate(index) => Self::NotATemplate(index.saturating_sub(1)),
            Self::Unfit(index) => Self::Unfit(index.saturating_sub(1)),
        }
    }
}

impl Sema<'_> {
    /// What is certainly wrong with the arguments of a class, alias or variable template or a template template parameter. Lists with expansions wait for
    /// instances.
    pub fn argument_mistakes(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> SmallVec<[ArgumentMistake; 2]> {
        let is_checked = matches!(
            self.program.templates[template].kind,
            TemplateKind::Class | TemplateKind::Alias | TemplateKind::Variable | TemplateKind::Parameter
        );
        let list: SmallVec<[TemplateArgument; 8]> = SmallVec::from_slice(self.program.arguments(arguments));
        if is_checked { self.mistakes_in(template, &list) } else { SmallVec::new() }
    }

    /// The same for the concept of a type-constraint, whose first argument is not written ([temp.param]/4); the others are numbered
    /// as they are written. Nothing of a concept whose first parameter is no type.
    pub fn type_constraint_mistakes(
        &mut self,
        concept: EntityId,
        arguments: Option<ArgumentsId>,
    ) -> SmallVec<[ArgumentMistake; 2]> {
        let EntityKind::Template(template) = self.program.entities[concept].kind else { return SmallVec::new() };
        let first = self.program.templates[template].head.parameters.first();
        if first.is_none_or(|parameter| !matches!(parameter.kind, TemplateParameterKind::Type)) {
            return SmallVec::new();
        }
        let written = arguments.map_or(&[][..], |arguments| self.program.arguments(arguments));
        let implied = TemplateArgument::Type(Program::UNKNOWN);
        let list: SmallVec<[TemplateArgument; 8]> = std::iter::once(implied).chain(written.iter().copied()).collect();
        let mistakes = self.mistakes_in(template, &list);
        mistakes.into_iter().map(|mistake| mistake.without_first()).collect()
    }

    fn mistakes_in(&mut self, template: TemplateId, list: &[TemplateArgument]) -> SmallVec<[ArgumentMistake; 2]> {
        let mut mistakes = SmallVec::new();
        let entry = &self.program.templates[template];
        if list.iter().any(|&argument| {
            is_expansion(&self.program, argument)
                || matches!(argument, TemplateArgument::Pack(_) | TemplateArgument::Expansion(_))
        }) {
            return mistakes;
        }
        let parameters = &entry.head.parameters;
        let pack = parameters.iter().position(|parameter| parameter.is_pack);
        if pack.is_some_and(|pack| pack + 1 < parameters.len()) {
            // The expansion of packs around the template: a parameter for each element.
            return mistakes;
        }
        let mut templates: SmallVec<[usize; 2]> = SmallVec::new();
        for (index, &argument) in list.iter().enumerate() {
            let position = pack.map_or(index, |pack| index.min(pack));
            let Some(parameter) = parameters.get(position) else {
                mistakes.push(ArgumentMistake::TooMany(index));
                break;
            };
            if let (TemplateParameterKind::Template, TemplateArgument::Template(_)) = (parameter.kind, argument) {
                templates.push(index);
            }
            mistakes.extend(self.argument_kind_mistake(parameter.kind, argument, index));
        }
        if let Some(count) = self.count_of_arguments(parameters) {
            match list.len().cmp(&count) {
                Ordering::Less => mistakes.push(ArgumentMistake::TooFew),
                Ordering::Greater => mistakes.push(ArgumentMistake::TooMany(count)),
                Ordering::Equal => {}
            }
        }
        // Where a parameter without a default follows one with it, that was said of the template.
        let next = parameters.iter().skip(list.len()).find(|parameter| !parameter.is_pack);
        let is_missing = next.is_some_and(|parameter| parameter.default.is_none());
        let is_told = mistakes.contains(&ArgumentMistake::TooFew);
        if !is_told && is_missing && pack.is_none_or(|pack| pack >= list.len()) {
            mistakes.push(ArgumentMistake::TooFew);
        }
        if !templates.is_empty() {
            let (head, list) = (entry.head.clone(), list.to_vec());
            let depth = self.template_depth(template);
            for index in templates {
                let position = pack.map_or(index, |pack| index.min(pack));
                if let Some(&TemplateArgument::Template(argument)) = list.get(index)
                    && self.is_unfit_template(&head, depth, position, argument, &list)
                {
                    mistakes.push(ArgumentMistake::Unfit(index));
                }
            }
        }
        mistakes
    }

    fn argument_kind_mistake(
        &self,
        parameter: TemplateParameterKind,
        argument: TemplateArgument,
        index: usize,
    ) -> Option<ArgumentMistake> {
        match (parameter, argument) {
            (TemplateParameterKind::Type, _) => self.is_no_type(argument).then_some(ArgumentMistake::NotAType(index)),
            (TemplateParameterKind::Value(_), TemplateArgument::Type(ty)) => {
                // `int()` is taken as the value there.
                let is_function = matches!(self.program.structure(ty), Type::Function(_));
                (self.is_certain_type(ty) && !is_function).then_some(ArgumentMistake::NotAValue(index))
            }
            (TemplateParameterKind::Value(_), TemplateArgument::Template(_)) => Some(ArgumentMistake::NotAValue(index)),
            (TemplateParameterKind::Template, TemplateArgument::Type(ty)) => {
                let is_class_template = match self.program.structure(ty) {
                    // An injected class name is a template too.
                    Type::Class(class) => {
                        let class = &self.program.classes[class];
                        class.template.is_some() && !class.is_instance || class.is_dependent
                    }
                    Type::DependentName { .. } | Type::Unknown => true,
                    _ => false,
                };
                (!is_class_template).then_some(ArgumentMistake::NotATemplate(index))
            }
            (TemplateParameterKind::Template, _) => {
                self.is_no_type(argument).then_some(ArgumentMistake::NotATemplate(index)).filter(|_| {
                    // A template is no type.
                    !matches!(argument, TemplateArgument::Template(_))
                })
            }
            _ => None,
        }
    }

    /// Whether a type was written that no instance makes something else of.
    fn is_certain_type(&self, ty: TypeId) -> bool {
        !self.is_dependent_type(ty)
            || matches!(
                self.program.structure(ty),
                Type::TemplateParameter { is_pack: false, .. } | Type::Specialization { .. }
            )
    }

    /// Whether an argument is certainly no type.
    fn is_no_type(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Value(..)
            | TemplateArgument::Constant(..)
            | TemplateArgument::Null
            | TemplateArgument::Entity(_)
            | TemplateArgument::Template(_) => true,
            TemplateArgument::Expression(profiled) => {
                let Some(entry) = self.program.expressions.get(profiled.expression) else { return false };
                match entry.kind {
                    ExpressionKind::Name { entity, .. } => {
                        matches!(self.program.entities[entity].kind, EntityKind::ValueParameter(_))
                            || !self.is_undecided(profiled.expression)
                    }
                    _ => !self.is_undecided(profiled.expression),
                }
            }
            _ => false,
        }
    }
}
