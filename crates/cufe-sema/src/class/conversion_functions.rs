//! The conversion functions of a class, those of its bases included ([class.conv.fct], [class.member.lookup]).

use super::MemberSet;
use crate::Sema;
use crate::template::{Constrained, Satisfaction};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{ClassId, EntityId, EntityKind, Name, NameKind, Operator, Type, TypeId};
use smallvec::SmallVec;

/// A conversion function or conversion function template that was found in a class.
#[derive(Clone, Copy)]
struct Found {
    entity: EntityId,
    class: ClassId,
    /// Whether a using-declaration brought it there.
    is_used: bool,
    /// The type that it converts to, and the depth of its template parameters.
    to: Option<(TypeId, u16)>,
}

impl Sema<'_> {
    /// The conversion functions of a class and those of its bases that it does not hide ([class.conv.fct]).
    pub fn conversion_functions(&mut self, class: ClassId) -> MemberSet {
        self.declare_implicit_members(class);
        let (mut set, mut found) = (MemberSet::default(), SmallVec::new());
        self.add_conversions(class, &mut set, &mut found, &mut SmallVec::new());
        let is_visible = |&&own: &&Found| !found.iter().any(|other| self.hides_conversion(other, &own));
        set.entities = found.iter().filter(is_visible).map(|found| found.entity).collect();
        set
    }

    /// The conversion functions of a class that may be candidates: those whose constraints are satisfied
    /// ([over.match.viable]/3), and of several for the same object and type those that no other is more constrained than
    /// ([over.match.best.general]/2). What templates give is judged when it is deduced.
    pub(crate) fn candidate_conversions(&mut self, class: ClassId) -> MemberSet {
        let mut set = self.conversion_functions(class);
        if self.program.constraints.is_empty() {
            return set;
        }
        let mut satisfied: SmallVec<[EntityId; 8]> = SmallVec::new();
        for entity in std::mem::take(&mut set.entities) {
            let is_function = matches!(self.program.entities[entity].kind, EntityKind::Function(_));
            match if is_function { self.function_satisfaction(entity) } else { Satisfaction::Satisfied } {
                Satisfaction::Satisfied => satisfied.push(entity),
                Satisfaction::Unsatisfied => {}
                Satisfaction::Unknown => set.is_partial = true,
            }
        }
        for &entity in &satisfied {
            match self.has_more_constrained(entity, &satisfied) {
                Some(false) => set.entities.push(entity),
                Some(true) => {}
                None => set.is_partial = true,
            }
        }
        set
    }

    /// Whether some of the functions converts the same object to the same type and is more constrained than another.
    fn has_more_constrained(&mut self, entity: EntityId, functions: &[EntityId]) -> Option<bool> {
        let EntityKind::Function(own) = self.program.entities[entity].kind else { return Some(false) };
        for &other in functions {
            let EntityKind::Function(function) = self.program.entities[other].kind else { continue };
            let (first, second) = (&self.program.functions[own], &self.program.functions[function]);
            if other != entity
                && self.program.constraints.contains_key(&other)
                && self.program.canonical(first.ty) == self.program.canonical(second.ty)
                && self.is_more_constrained(
                    Constrained { head: None, function: Some(function) },
                    Constrained { head: None, function: Some(own) },
                )?
            {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Of the conversion functions that a name after `.` or `->` found, leaves those to the type that it names, those of bases
    /// too ([class.member.lookup]). Returns whether that is known; what templates give is not looked at.
    pub fn select_conversions(&mut self, found: &mut crate::Found, object: TypeId, to: TypeId) -> bool {
        if found.is_dependent || self.is_dependent_type(to) || self.program.has_placeholder(to) {
            return false;
        }
        let to = self.program.canonical(to);
        match self.program.class_of(object).and_then(|class| self.conversions_to(class, to)) {
            Some(entities) => {
                found.entities = entities.into_iter().collect();
                true
            }
            None => false,
        }
    }

    /// The conversion functions of a class to the type to which one of them converts. None where that is not known.
    pub(crate) fn conversions_like(&mut self, class: ClassId, function: EntityId) -> Option<SmallVec<[EntityId; 8]>> {
        let (to, _) = self.conversion_type(function)?;
        self.conversions_to(class, to)
    }

    /// The conversion functions of a class to a canonical type. None where that is not known: what templates give is not looked
    /// at.
    fn conversions_to(&mut self, class: ClassId, to: TypeId) -> Option<SmallVec<[EntityId; 8]>> {
        if !self.has_known_members(class) || self.is_generic_closure(class) {
            return None;
        }
        let set = self.conversion_functions(class);
        let is_function = |&entity: &EntityId| matches!(self.program.entities[entity].kind, EntityKind::Function(_));
        if set.is_partial || !set.entities.iter().all(is_function) {
            return None;
        }
        let is_named = |entity: &EntityId| self.conversion_type(*entity).is_some_and(|(ty, _)| ty == to);
        Some(set.entities.into_iter().filter(is_named).collect())
    }

    /// Whether a name is that of an operator function that no class declares implicitly.
    pub fn is_written_operator(&self, name: Name) -> bool {
        matches!(name.kind(), NameKind::Operator(operator) if !matches!(
            operator,
            Operator::Equal | Operator::EqualEqual | Operator::ExclaimEqual | Operator::Call
        ))
    }

    /// The name of the conversion function to a type, as text.
    pub fn conversion_text(&self, to: TypeId) -> String {
        format!("operator {}", crate::types::printing::type_text(&self.program, self.names, to))
    }

    fn add_conversions(
        &self,
        class: ClassId,
        set: &mut MemberSet,
        found: &mut SmallVec<[Found; 8]>,
        visited: &mut SmallVec<[ClassId; 8]>,
    ) {
        if visited.contains(&class) {
            return;
        }
        visited.push(class);
        let entry = &self.program.classes[class];
        let Some(scope) = entry.scope else {
            set.is_partial |= entry.is_dependent;
            return;
        };
        let add = |entity: EntityId, is_used: bool, found: &mut SmallVec<[Found; 8]>| {
            if !found.iter().any(|known| known.entity == entity) {
                found.push(Found { entity, class, is_used, to: self.conversion_type(entity) });
            }
        };
        let bindings: SmallVec<[EntityId; 8]> =
            self.program.bindings(scope, Name::CONVERSION).map(|(_, binding)| binding.entity).collect();
        for entity in bindings.into_iter().rev() {
            match self.program.entities[entity].kind {
                EntityKind::Using(using) => {
                    set.is_partial |= self.program.usings[using].is_dependent;
                    for &target in &self.program.usings[using].targets {
                        add(target, true, found);
                    }
                }
                _ => add(entity, false, found),
            }
        }
        for base in &entry.bases {
            match self.program.class_of(base.ty) {
                Some(base) => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.add_conversions(base, set, found, visited);
                }),
                None => set.is_partial = true,
            }
        }
    }

    /// Whether a conversion function hides another: it converts to the same type and stands in a class derived from that of the
    /// other, or in the class into which a using-declaration brought the other. Those of two bases hide nothing of each other.
    fn hides_conversion(&self, hiding: &Found, hidden: &Found) -> bool {
        let (Some((to, depth)), Some((other, other_depth))) = (hiding.to, hidden.to) else { return false };
        if hiding.class == hidden.class {
            return hidden.is_used && !hiding.is_used && self.is_same_conversion((to, depth), (other, other_depth));
        }
        self.is_same_conversion((to, depth), (other, other_depth))
            && self.is_derived_from(self.program.classes[hiding.class].ty, self.program.classes[hidden.class].ty)
                == Some(true)
    }

    /// Whether two types are the same; a template parameter of the one is that of the other in the same place.
    fn is_same_conversion(&self, (a, a_depth): (TypeId, u16), (b, b_depth): (TypeId, u16)) -> bool {
        let (a, b) = (self.program.canonical(a), self.program.canonical(b));
        if a == b && a_depth == b_depth {
            return true;
        }
        let same = |a, b| self.is_same_conversion((a, a_depth), (b, b_depth));
        match (self.program.written(a), self.program.written(b)) {
            (
                Type::TemplateParameter { depth: first, index: a, .. },
                Type::TemplateParameter { depth: second, index: b, .. },
            ) => first == a_depth && second == b_depth && a == b,
            (Type::Pointer(a), Type::Pointer(b))
            | (Type::LvalueReference(a), Type::LvalueReference(b))
            | (Type::RvalueReference(a), Type::RvalueReference(b)) => same(a, b),
            (Type::Qualified(p, a), Type::Qualified(q, b)) => p == q && same(a, b),
            _ => a == b && !self.is_dependent_type(a),
        }
    }

    /// The type to which a conversion function converts, and the depth of its template parameters.
    fn conversion_type(&self, entity: EntityId) -> Option<(TypeId, u16)> {
        let depth = match self.program.entities[entity].kind {
            EntityKind::Template(template) => self.template_depth(template),
            _ => 0,
        };
        let function = self.program.function_of(entity)?;
        let to = self.program.functions[function].conversion?;
        Some((self.program.canonical(to), depth))
    }
}
