//! Arguments of alias templates that the target does not mention: substitution may fail in them all the same ([temp.alias]/2,
//! CWG issue 1558).

use crate::Sema;
use cufe_il::{ArgumentsId, EntityKind, ExpressionKind, Part, TemplateArgument, TemplateId, Type, TypeId};
use rustc_hash::FxHashSet;

impl Sema<'_> {
    /// Whether substitution may fail in what a specialization of an alias template is written with, and not in its target.
    pub(super) fn may_fail_beside_target(&self, template: TemplateId, arguments: ArgumentsId, target: TypeId) -> bool {
        if !self.are_dependent(arguments) {
            return false;
        }
        self.program.type_facts(target).has_value_decltype || self.has_unmentioned_argument(template, arguments)
    }

    /// Whether one of the arguments in which substitution may fail is for a parameter that the target does not mention. So may a
    /// default argument fail that is not made yet.
    pub(super) fn has_unmentioned_argument(&self, template: TemplateId, arguments: ArgumentsId) -> bool {
        let list = self.program.arguments(arguments);
        let parameters = &self.program.templates[template].head.parameters;
        let count = parameters.len();
        let may_fail = |position: &usize| match list.get(*position) {
            Some(&argument) => self.may_argument_fail(argument),
            None => !parameters[*position].is_pack,
        };
        let open: Vec<usize> = (0..list.len().max(count)).filter(may_fail).collect();
        // All arguments behind the last parameter are for that, which is a pack.
        !open.is_empty()
            && self.mentioned_in_target(template).is_some_and(|mentioned| {
                open.iter().any(|&position| !mentioned.contains(&position.min(count.saturating_sub(1))))
            })
    }

    /// Whether replacing parameters in an argument may fail: not in one that is just a parameter.
    fn may_argument_fail(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => {
                let ty = match self.program.structure(ty) {
                    Type::Expansion(pattern) => pattern,
                    _ => ty,
                };
                self.is_dependent_type(ty) && !matches!(self.program.structure(ty), Type::TemplateParameter { .. })
            }
            TemplateArgument::Expression(profiled) => {
                self.program.expressions.get(profiled.expression).is_some()
                    && self.is_undecided(profiled.expression)
                    && !matches!(self.expression(profiled.expression).kind, ExpressionKind::Name { entity, .. }
                        if matches!(self.program.entities[entity].kind, EntityKind::ValueParameter(_)))
            }
            TemplateArgument::Pack(list) => {
                self.program.arguments(list).iter().any(|&element| self.may_argument_fail(element))
            }
            _ => false,
        }
    }

    /// The parameters that the target of an alias template mentions; `None` where an expression may name any of them.
    fn mentioned_in_target(&self, template: TemplateId) -> Option<FxHashSet<usize>> {
        let EntityKind::Typedef(target) = self.program.entities[self.program.templates[template].pattern?].kind else {
            return None;
        };
        let depth = self.template_depth(template);
        let (mut mentioned, mut met) = (FxHashSet::default(), FxHashSet::default());
        let mut open = vec![Part::Type(self.program.canonical(target))];
        while let Some(part) = open.pop() {
            if !met.insert(part) {
                continue;
            }
            match part {
                Part::Expression(_) => return None,
                Part::Type(ty) => {
                    let structure = self.program.structure(ty);
                    match structure {
                        Type::TemplateParameter { depth: own, index, .. } if own == depth => {
                            mentioned.insert(usize::from(index));
                        }
                        _ => self.program.type_parts(structure, &mut |part| open.push(part)),
                    }
                }
                Part::Arguments(list) => {
                    for &argument in self.program.arguments(list) {
                        self.program.argument_parts(argument, &mut |part| open.push(part));
                    }
                }
                _ => {}
            }
        }
        Some(mentioned)
    }
}
