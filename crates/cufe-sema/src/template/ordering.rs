//! Partial ordering of function templates ([temp.func.order], [temp.deduct.partial]).

use super::Constrained;
use super::deduce_type::Allowed;
use super::deduction::{Deducing, Step};
use crate::Sema;
use crate::overload::Candidate;
use cufe_il::{EntityId, EntityKind, TemplateArgument, TemplateHead, TemplateId, TemplateParameterKind, Type, TypeId};
use rustc_hash::FxHashSet;

impl Sema<'_> {
    /// Whether two function templates may be declarations of one ([temp.over.link]/5): with the same parameters, where the
    /// result or the type of a template parameter is an alias whose target is not known.
    pub(crate) fn may_be_one_template(&self, a: EntityId, b: EntityId) -> bool {
        let program = &self.program;
        let (Some(f), Some(g)) = (program.function_of(a), program.function_of(b)) else { return false };
        let (f, g) = (program.functions[f].ty, program.functions[g].ty);
        let (Some(f), Some(g)) = (program.as_function(f), program.as_function(g)) else { return false };
        let (EntityKind::Template(t), EntityKind::Template(u)) = (program.entities[a].kind, program.entities[b].kind)
        else {
            return false;
        };
        let is_open = |template: TemplateId, result: TypeId| {
            let values =
                program.templates[template].head.parameters.iter().filter_map(|parameter| match parameter.kind {
                    TemplateParameterKind::Value(ty) => Some(ty),
                    _ => None,
                });
            self.mentions_alias(values.chain([result]).collect())
        };
        t != u
            && program.entities[a].scope == program.entities[b].scope
            && f.parameters.len() == g.parameters.len()
            && f.parameters.iter().zip(&g.parameters).all(|(&a, &b)| program.are_same_in_signature(a, b))
            && (is_open(t, f.result) || is_open(u, g.result))
    }

    /// Whether a part of one of these types is an alias that was not replaced by its target.
    fn mentions_alias(&self, mut open: Vec<TypeId>) -> bool {
        let mut seen = FxHashSet::default();
        while let Some(ty) = open.pop() {
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            if !self.is_dependent_type(ty) || !seen.insert(ty) {
                continue;
            }
            let arguments = match self.program.written(ty) {
                Type::Specialization { template, .. } if self.is_alias_template(template) => return true,
                Type::Specialization { arguments, .. } => Some(arguments),
                Type::DependentName { qualifier, arguments, .. } => {
                    open.push(qualifier);
                    arguments
                }
                structure => {
                    self.program.push_components(structure, &mut open);
                    None
                }
            };
            let list = arguments.map(|arguments| self.program.arguments(arguments)).unwrap_or_default();
            open.extend(list.iter().filter_map(|&argument| match argument {
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => Some(ty),
                _ => None,
            }));
        }
        false
    }

    /// Whether the first of two function templates is more specialized for a call; `None` where nobody can tell.
    pub(crate) fn is_more_specialized(&mut self, a: &Candidate, b: &Candidate) -> Option<bool> {
        if self.are_members_of_other_classes(a, b) {
            return self.is_more_specialized(&without_object(a), &without_object(b));
        }
        let count = a.conversions.len();
        let forwards = self.is_at_least_as_specialized(a, b, count)?;
        let backwards = self.is_at_least_as_specialized(b, a, count)?;
        if forwards != backwards {
            return Some(forwards);
        }
        if forwards {
            let (a_ends, b_ends) = (self.ends_in_pack(a), self.ends_in_pack(b));
            if a_ends != b_ends {
                // [temp.deduct.partial]/11
                return Some(b_ends);
            }
            let (first, second) = (self.parameters_of(a)?, self.parameters_of(b)?);
            let (first, second) = (&first[..count.min(first.len())], &second[..count.min(second.len())]);
            if self.breaks_reference_tie(first, second) {
                return Some(true);
            }
            if self.breaks_reference_tie(second, first) {
                return Some(false);
            }
            let (a_has, b_has) = (self.has_template_pack(a), self.has_template_pack(b));
            if a_has != b_has {
                // No rule of the standard: the reference prefers the template without a pack (measured), where host compilers
                // find both equally good.
                self.declarations.pack_ties += 1;
                return Some(b_has);
            }
            return self.is_more_constrained_template(a.entity, b.entity);
        }
        Some(false)
    }

    /// Whether two candidates for an operator are members of one object, although declared in different classes: a
    /// using-declaration makes them members of one class ([over.match.funcs]/4), and object parameters of two members are not
    /// compared ([temp.func.order]/3).
    fn are_members_of_other_classes(&self, a: &Candidate, b: &Candidate) -> bool {
        let class = |candidate: &Candidate| self.class_of_member(candidate.function?);
        a.begins_with_object && b.begins_with_object && a.is_reversed == b.is_reversed && class(a) != class(b)
    }

    /// Equally specialized: the more constrained one ([temp.func.order]/6).
    pub(super) fn is_more_constrained_template(&mut self, a: EntityId, b: EntityId) -> Option<bool> {
        let head = |sema: &Self, template: EntityId| match sema.program.entities[template].kind {
            EntityKind::Template(template) => Some(sema.program.templates[template].head.clone()),
            _ => None,
        };
        let (first, second) = (head(self, a)?, head(self, b)?);
        if self.are_incomparable_guides((a, &first), (b, &second)) {
            return Some(false);
        }
        let (f, g) = (self.program.function_of(a), self.program.function_of(b));
        self.is_more_constrained(
            Constrained { head: Some(&first), function: f },
            Constrained { head: Some(&second), function: g },
        )
    }

    /// Whether the constraints of guides are not compared: the parameters of a constructor template's guide are those of two
    /// heads, which correspond to those of no other guide ([temp.func.order]/6.2.1). The reference prefers one with constraints
    /// to one without still, unless they are those of the requires-clause in the constructor template's head (measured).
    fn are_incomparable_guides(&self, a: (EntityId, &TemplateHead), b: (EntityId, &TemplateHead)) -> bool {
        let constructor = |guide| self.guides.of(guide).and_then(|guide| guide.constructor);
        let (made, constructor, other) = match (constructor(a.0), constructor(b.0)) {
            (Some((_, constructor)), None) => (a.1, constructor, b),
            (None, Some((_, constructor))) => (b.1, constructor, a),
            _ => return false,
        };
        let has_clause = |entity: EntityId| {
            let function = self.program.function_of(entity).map(|function| self.program.functions[function].entity);
            function.is_some_and(|entity| self.program.constraints.contains_key(&entity))
        };
        if other.1.is_constrained() || has_clause(other.0) {
            return true;
        }
        let own = match self.program.entities[constructor].kind {
            EntityKind::Template(template) => self.program.templates[template].head.requires,
            _ => None,
        };
        own.is_some()
            && made.requires == own
            && !has_clause(constructor)
            && made.parameters.iter().all(|parameter| parameter.constraint.is_none())
    }

    /// The parameters of a candidate's template, whatever explicit specialization was found for it: of an operator that is a
    /// member with that of its object, and in the order of the operands ([temp.func.order]/6).
    fn parameters_of(&mut self, candidate: &Candidate) -> Option<Vec<TypeId>> {
        let pattern = match self.program.entities[candidate.entity].kind {
            EntityKind::Template(_) => self.program.function_of(candidate.entity),
            _ => None,
        };
        let function = pattern.or(candidate.function)?;
        let ty = self.program.as_function(self.deducible_type(function))?;
        let (mut parameters, flags) = (ty.parameters.clone(), ty.flags);
        if candidate.begins_with_object {
            let class = self.class_of_member(function)?;
            let object = self.program.qualified(self.program.classes[class].ty, Self::qualifiers_in(flags));
            parameters.insert(0, self.program.intern_type(Type::LvalueReference(object)));
        }
        if candidate.is_reversed && parameters.len() == 2 {
            parameters.reverse();
        }
        Some(parameters)
    }

    /// Whether the second template's parameters can be deduced from the first one's ([temp.deduct.partial]).
    fn is_at_least_as_specialized(&mut self, a: &Candidate, b: &Candidate, count: usize) -> Option<bool> {
        let EntityKind::Template(target) = self.program.entities[b.entity].kind else { return None };
        let (sources, targets) = (self.parameters_of(a)?, self.parameters_of(b)?);
        let entry = &self.program.templates[target];
        let head = entry.head.clone();
        let mut deducing = Deducing::new(entry.depth, head.parameters.len());
        deducing.is_ordering = true;
        deducing.value_types = Self::value_types(&head);
        if let EntityKind::Template(source) = self.program.entities[a.entity].kind {
            let source = &self.program.templates[source];
            deducing.sources = Some((source.depth, Self::value_types(&source.head)));
        }
        let sources = &sources[..count.min(sources.len())];
        let mut result = Some(true);
        for (index, &target) in targets.iter().enumerate() {
            if let Type::Expansion(pattern) = self.program.structure(target) {
                let rest: Vec<TypeId> = sources
                    .get(index..)
                    .unwrap_or_default()
                    .iter()
                    .map(|&source| match self.program.structure(source) {
                        Type::Expansion(own) => own,
                        _ => source,
                    })
                    .collect();
                let pattern = self.ordered_type(pattern);
                let argument = TemplateArgument::Type(pattern);
                return match self.deduce_pack(&head, argument, rest.len(), &mut deducing, |sema, element, deducing| {
                    let source = sema.ordered_type(rest[element]);
                    sema.deduce(pattern, source, Allowed::Nothing, deducing)
                }) {
                    Step::Fits => result,
                    Step::Fails => Some(false),
                    Step::Unknown => None,
                };
            }
            if index >= count {
                break;
            }
            let &source = sources.get(index)?;
            if let Type::Expansion(_) = self.program.structure(source) {
                // An expansion does not match what is none ([temp.deduct.type]/10).
                return Some(false);
            }
            let (source, target) = (self.ordered_type(source), self.ordered_type(target));
            match self.deduce(target, source, Allowed::Nothing, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return Some(false),
                Step::Unknown => result = None,
            }
        }
        // A parameter that only non-deduced contexts mention has no value ([temp.deduct.partial]/12).
        let compared = &targets[..count.min(targets.len())];
        let is_left = deducing.bound.iter().enumerate().any(|(index, bound)| {
            bound.is_none()
                && !head.parameters[index].is_pack
                && compared.iter().any(|&ty| self.qualifies_name(ty, deducing.depth, index as u16))
        });
        if is_left { Some(false) } else { result }
    }

    /// A parameter's type for partial ordering: without reference and top-level qualifiers ([temp.deduct.partial]/5 to 7).
    pub(super) fn ordered_type(&self, ty: TypeId) -> TypeId {
        let ty = self.program.non_reference(self.program.canonical(ty));
        self.program.unqualified(self.program.canonical(ty)).0
    }

    /// Whether the parameters of a candidate end in a pack.
    fn ends_in_pack(&mut self, candidate: &Candidate) -> bool {
        self.parameters_of(candidate)
            .and_then(|parameters| parameters.last().copied())
            .is_some_and(|last| matches!(self.program.structure(last), Type::Expansion(_)))
    }

    /// Whether a parameter of a candidate's template is a pack.
    fn has_template_pack(&self, candidate: &Candidate) -> bool {
        match self.program.entities[candidate.entity].kind {
            EntityKind::Template(template) => {
                self.program.templates[template].head.parameters.iter().any(|parameter| parameter.is_pack)
            }
            _ => false,
        }
    }

    /// Equally specialized: an lvalue reference stands before an rvalue reference, more qualifiers before fewer
    /// ([temp.deduct.partial]/9). The types are those that the functions are ordered by.
    pub(super) fn breaks_reference_tie(&self, first: &[TypeId], second: &[TypeId]) -> bool {
        let mut is_better = false;
        for (&p, &q) in first.iter().zip(second) {
            let pattern = |sema: &Self, ty: TypeId| match sema.program.structure(ty) {
                Type::Expansion(pattern) => pattern,
                _ => ty,
            };
            let (p, q) = (pattern(self, p), pattern(self, q));
            let (x, y) = match (self.program.structure(p), self.program.structure(q)) {
                (Type::LvalueReference(_), Type::RvalueReference(_)) => {
                    is_better = true;
                    continue;
                }
                (Type::RvalueReference(_), Type::LvalueReference(_)) => return false,
                (Type::LvalueReference(x), Type::LvalueReference(y))
                | (Type::RvalueReference(x), Type::RvalueReference(y)) => (x, y),
                _ => continue,
            };
            let (m, n) = (self.program.unqualified(x).1, self.program.unqualified(y).1);
            if m != n {
                if m.contains(n) {
                    is_better = true;
                } else {
                    return false;
                }
            }
        }
        is_better
    }
}

/// A member as a candidate of a call without the object.
fn without_object(candidate: &Candidate) -> Candidate {
    let mut candidate = candidate.clone();
    candidate.begins_with_object = false;
    candidate.conversions.remove(0);
    candidate
}
