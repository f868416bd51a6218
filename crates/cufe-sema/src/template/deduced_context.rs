//! The template parameters that stand in deduced contexts of a type, from which deduction may tell them
//! ([temp.deduct.type]).

use super::arguments::MAXIMUM_ALIASES;
use crate::Sema;
use cufe_base::Standard;
use cufe_il::{
    ArgumentsId, ArrayBound, EntityId, EntityKind, ExpressionId, ExpressionKind, TemplateArgument, TemplateHead,
    TemplateKind, TemplateParameterKind, Type, TypeId,
};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// What is found in a deduced context.
#[derive(Clone, Copy)]
pub(super) enum Deducible {
    /// The parameter with this index.
    Parameter(u16),
    /// A template that is named with arguments, or is an argument; it may be a parameter.
    Template(EntityId),
    /// A function type, whose exception specification may tell values since C++17 ([temp.deduct.type]/8).
    Function,
    /// A non-deduced context, which tells nothing of the parameters that it mentions.
    Nothing,
    /// Something that nobody can tell, or that depends on parameters of another depth.
    Unknown,
}

/// A walk over a type.
struct Walk<'f> {
    /// The depth of the parameters.
    depth: u16,
    open: Vec<TypeId>,
    seen: FxHashSet<TypeId>,
    aliases: u32,
    found: &'f mut dyn FnMut(Deducible) -> ControlFlow<()>,
}

impl Sema<'_> {
    /// Whether a type may tell something about the template's parameters of a depth: not if it mentions them in non-deduced
    /// contexts only ([temp.deduct.type]/5).
    pub(super) fn takes_part_in_deduction(&self, ty: TypeId, depth: u16) -> bool {
        self.tells_parameters(ty, depth, MAXIMUM_ALIASES)
    }

    fn tells_parameters(&self, ty: TypeId, depth: u16, aliases: u32) -> bool {
        let mut found = |mention| match mention {
            Deducible::Nothing | Deducible::Function => ControlFlow::Continue(()),
            Deducible::Template(template) if !self.is_template_parameter(template) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        self.walk_deduced_contexts(vec![ty], depth, aliases, &mut found).is_break()
    }

    fn is_template_parameter(&self, template: EntityId) -> bool {
        matches!(self.program.entities[template].kind,
            EntityKind::Template(id) if self.program.templates[id].parameter.is_some())
    }

    /// Tells what stands in the deduced contexts of types, up to the first answer to break.
    pub(super) fn for_deduced_contexts(
        &self,
        types: Vec<TypeId>,
        depth: u16,
        found: &mut dyn FnMut(Deducible) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.walk_deduced_contexts(types, depth, MAXIMUM_ALIASES, found)
    }

    /// Whether the arguments of a partial specialization may tell the parameter of its head with an index: one that they name
    /// in non-deduced contexts only can never be deduced ([temp.spec.partial.match]/2).
    pub fn may_deduce_parameter(&self, head: &TemplateHead, arguments: ArgumentsId, index: u16) -> bool {
        let depth = self.depth_of_head(head);
        let mut told: FxHashSet<u16> = FxHashSet::default();
        let mut is_unknown = false;
        let mut note = |found| {
            match found {
                Deducible::Parameter(index) => {
                    told.insert(index);
                }
                Deducible::Template(template) => {
                    if let EntityKind::Template(id) = self.program.entities[template].kind
                        && let Some((_, index)) = self.program.templates[id].parameter.filter(|&(own, _)| own == depth)
                    {
                        told.insert(index);
                    }
                }
                Deducible::Nothing | Deducible::Function => {}
                Deducible::Unknown => is_unknown = true,
            }
            ControlFlow::Continue(())
        };
        let mut walk =
            Walk { depth, open: Vec::new(), seen: FxHashSet::default(), aliases: MAXIMUM_ALIASES, found: &mut note };
        let _ = self.walk_arguments(arguments, &mut walk);
        let _ = self.walk_open(&mut walk);
        // The type of a value tells its parameters too, since C++17 ([temp.deduct.type]/13).
        if self.since(Standard::Cpp17) {
            for (number, parameter) in head.parameters.iter().enumerate() {
                if let TemplateParameterKind::Value(ty) = parameter.kind
                    && told.contains(&(number as u16))
                {
                    let mut note = |found| {
                        if let Deducible::Parameter(index) = found {
                            told.insert(index);
                        }
                        ControlFlow::Continue(())
                    };
                    let _ = self.for_deduced_contexts(vec![ty], depth, &mut note);
                }
            }
        }
        is_unknown || told.contains(&index)
    }

    /// Whether a type mentions a type parameter before `::`, as itself or in the arguments of a template.
    pub(super) fn qualifies_name(&self, ty: TypeId, depth: u16, index: u16) -> bool {
        // Types, and whether they stand before `::`.
        let mut open = vec![(ty, false)];
        let mut seen = FxHashSet::default();
        while let Some((ty, is_before)) = open.pop() {
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            if !self.is_dependent_type(ty) || !seen.insert((ty, is_before)) {
                continue;
            }
            let structure = self.program.written(ty);
            match structure {
                Type::TemplateParameter { depth: own_depth, index: own, .. } => {
                    if is_before && (own_depth, own) == (depth, index) {
                        return true;
                    }
                }
                Type::DependentName { qualifier, .. } => open.push((qualifier, true)),
                Type::Specialization { arguments, .. } => {
                    open.extend(self.program.arguments(arguments).iter().filter_map(|&argument| match argument {
                        TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => Some((ty, is_before)),
                        _ => None,
                    }));
                }
                Type::Decltype(_) | Type::KnownDecltype { .. } | Type::Unknown => {}
                _ => {
                    let mut parts = Vec::new();
                    self.program.push_components(structure, &mut parts);
                    open.extend(parts.into_iter().map(|part| (part, is_before)));
                }
            }
        }
        false
    }

    /// Whether all of the arguments of a partial specialization are deduced contexts.
    pub(super) fn is_deduced_list(&self, arguments: ArgumentsId, depth: u16) -> bool {
        let mut found = |mention| match mention {
            Deducible::Parameter(_) | Deducible::Template(_) | Deducible::Function => ControlFlow::Continue(()),
            Deducible::Nothing | Deducible::Unknown => ControlFlow::Break(()),
        };
        let mut walk =
            Walk { depth, open: Vec::new(), seen: FxHashSet::default(), aliases: MAXIMUM_ALIASES, found: &mut found };
        self.walk_arguments(arguments, &mut walk).is_continue() && self.walk_open(&mut walk).is_continue()
    }

    fn walk_deduced_contexts(
        &self,
        open: Vec<TypeId>,
        depth: u16,
        aliases: u32,
        found: &mut dyn FnMut(Deducible) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut walk = Walk { depth, open, seen: FxHashSet::default(), aliases, found };
        self.walk_open(&mut walk)
    }

    fn walk_open(&self, walk: &mut Walk) -> ControlFlow<()> {
        // A list instead of recursion: types may be nested deeply.
        while let Some(ty) = walk.open.pop() {
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            let structure = self.program.written(ty);
            match structure {
                Type::Unknown => (walk.found)(Deducible::Unknown)?,
                Type::TemplateParameter { depth, index, .. } if depth == walk.depth => {
                    (walk.found)(Deducible::Parameter(index))?;
                }
                Type::Specialization { .. } | Type::Function(_) if !walk.seen.insert(ty) => {}
                Type::Specialization { template, .. } if !self.is_transparent(template, walk.aliases) => {
                    (walk.found)(Deducible::Nothing)?;
                }
                Type::Specialization { template, arguments } => {
                    if self.is_alias_template(template) {
                        // Its target may mention a part of what is written in a non-deduced context.
                        (walk.found)(Deducible::Nothing)?;
                    }
                    (walk.found)(Deducible::Template(template))?;
                    self.walk_arguments(arguments, walk)?;
                }
                // The class may be a pattern, whose arguments are not written.
                Type::Class(class) => {
                    if let Some(arguments) = self.program.classes[class].arguments
                        && self.is_dependent_type(ty)
                        && walk.seen.insert(ty)
                    {
                        self.walk_arguments(arguments, walk)?;
                    }
                }
                Type::DependentName { .. } | Type::Decltype(_) | Type::Transform { .. } => {
                    (walk.found)(Deducible::Nothing)?;
                }
                Type::Array { element, bound } => {
                    if let ArrayBound::Expression(bound) = bound {
                        self.walk_value(bound.expression, walk)?;
                    }
                    walk.open.push(element);
                }
                Type::Complex(_)
                | Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::Expansion(_)
                | Type::Vector { .. }
                | Type::DependentVector { .. }
                | Type::MemberPointer { .. } => self.program.push_components(structure, &mut walk.open),
                Type::Function(function) => {
                    (walk.found)(Deducible::Function)?;
                    if let Some(open) = self.program.function_type_data(function).specification {
                        self.walk_value(open.expression, walk)?;
                    }
                    self.program.push_components(structure, &mut walk.open);
                }
                _ if self.is_dependent_type(ty) => (walk.found)(Deducible::Unknown)?,
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn is_alias_template(&self, template: EntityId) -> bool {
        matches!(self.program.entities[template].kind,
            EntityKind::Template(id) if self.program.templates[id].kind == TemplateKind::Alias)
    }

    /// An alias tells nothing that its target does not tell ([temp.alias]/2).
    fn is_transparent(&self, template: EntityId, aliases: u32) -> bool {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return true };
        let entry = &self.program.templates[id];
        if entry.kind != TemplateKind::Alias {
            return true;
        }
        let Some(aliases) = aliases.checked_sub(1) else { return true };
        match entry.pattern.map(|pattern| self.program.entities[pattern].kind) {
            Some(EntityKind::Typedef(target)) => self.tells_parameters(target, self.template_depth(id), aliases),
            _ => true,
        }
    }

    fn walk_arguments(&self, arguments: ArgumentsId, walk: &mut Walk) -> ControlFlow<()> {
        let mut lists = vec![arguments];
        while let Some(list) = lists.pop() {
            for &argument in self.program.arguments(list) {
                match argument {
                    TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => walk.open.push(ty),
                    TemplateArgument::Expression(profiled) => self.walk_value(profiled.expression, walk)?,
                    TemplateArgument::Template(entity) => (walk.found)(Deducible::Template(entity))?,
                    TemplateArgument::Pack(list) => lists.push(list),
                    TemplateArgument::MemberTemplate { .. } => (walk.found)(Deducible::Nothing)?,
                    TemplateArgument::UnknownTemplate => (walk.found)(Deducible::Unknown)?,
                    TemplateArgument::Value(..)
                    | TemplateArgument::Constant(..)
                    | TemplateArgument::Entity(_)
                    | TemplateArgument::Null => {}
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// `N`, and the pack expansion `N...`.
    fn walk_value(&self, mut expression: ExpressionId, walk: &mut Walk) -> ControlFlow<()> {
        if let ExpressionKind::PackExpansion(pattern) = self.expression(expression).kind {
            expression = pattern;
        }
        match self.value_parameter_index(expression, walk.depth) {
            Some(index) => (walk.found)(Deducible::Parameter(index)),
            None => (walk.found)(Deducible::Nothing),
        }
    }
}
