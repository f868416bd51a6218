//! Template arguments against the parameters of their template ([temp.arg.general]).

use super::arguments::is_expansion;
use crate::Sema;
use cufe_il::{ArgumentsId, TemplateArgument, TemplateId, TemplateKind, TemplateParameterKind, Type};

/// What is wrong with a list of template arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentMistake {
    /// A parameter has neither an argument nor a default: 442 at the closing bracket.
    TooFew,
    /// The first argument that no parameter takes: 443.
    TooMany(usize),
    /// An argument of the wrong kind, with the number of the rule.
    Kind(usize, u16),
}

impl Sema<'_> {
    /// What is certainly wrong with the arguments of a class, alias or variable template. Lists with expansions wait for instances.
    pub fn argument_mistake(&self, template: TemplateId, arguments: ArgumentsId) -> Option<ArgumentMistake> {
        let entry = &self.program.templates[template];
        let list = self.program.arguments(arguments);
        if !matches!(entry.kind, TemplateKind::Class | TemplateKind::Alias | TemplateKind::Variable)
            || list.iter().any(|&argument| {
                is_expansion(&self.program, argument)
                    || matches!(argument, TemplateArgument::Pack(_) | TemplateArgument::Expansion(_))
            })
        {
            return None;
        }
        let parameters = &entry.head.parameters;
        let pack = parameters.iter().position(|parameter| parameter.is_pack);
        if pack.is_some_and(|pack| pack + 1 < parameters.len()) {
            // The expansion of packs around the template: a parameter for each element.
            return None;
        }
        for (index, &argument) in list.iter().enumerate() {
            let position = pack.map_or(index, |pack| index.min(pack));
            let Some(parameter) = parameters.get(position) else { return Some(ArgumentMistake::TooMany(index)) };
            if let Some(code) = self.argument_kind_mistake(parameter.kind, argument) {
                return Some(ArgumentMistake::Kind(index, code));
            }
        }
        let is_missing =
            parameters.iter().skip(list.len()).any(|parameter| parameter.default.is_none() && !parameter.is_pack);
        (is_missing && pack.is_none_or(|pack| pack >= list.len())).then_some(ArgumentMistake::TooFew)
    }

    fn argument_kind_mistake(&self, parameter: TemplateParameterKind, argument: TemplateArgument) -> Option<u16> {
        match (parameter, argument) {
            (TemplateParameterKind::Type, TemplateArgument::Value(..) | TemplateArgument::Null) => Some(79),
            (TemplateParameterKind::Value(_), TemplateArgument::Type(ty)) => {
                // `int()` is taken as the value there.
                let is_function = matches!(self.program.structure(ty), Type::Function(_));
                (!self.is_dependent_type(ty) && !is_function).then_some(254)
            }
            (TemplateParameterKind::Template, TemplateArgument::Value(..)) => Some(40),
            (TemplateParameterKind::Template, TemplateArgument::Type(ty)) => {
                let bare = self.program.unqualified(self.program.canonical(ty)).0;
                match self.program.structure(bare) {
                    Type::Builtin(_) | Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_) => {
                        Some(40)
                    }
                    Type::Class(class) => {
                        let class = &self.program.classes[class];
                        (class.template.is_none() && !class.is_dependent).then_some(40)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
