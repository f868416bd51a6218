//! Lookup of class members ([class.member.lookup]).

use super::Found;
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{ClassId, EntityId, EntityKind, Name, Type, TypeId};
use smallvec::SmallVec;

/// A search through the bases of a class.
#[derive(Default)]
struct Walk {
    /// The types seen.
    visited: SmallVec<[TypeId; 16]>,
    /// The last virtual base on the way to the present class.
    virtual_base: Option<TypeId>,
    /// Where something was found.
    places: SmallVec<[Place; 2]>,
}

/// A class in which something was found.
struct Place {
    class: ClassId,
    virtual_base: Option<TypeId>,
    entities: SmallVec<[EntityId; 4]>,
}

impl Sema<'_> {
    /// What is found in a virtual base is hidden by what is found in a class that has this base: there is one subobject of it
    /// ([class.member.lookup]/6).
    fn apply_dominance(&self, found: &mut Found, walk: &Walk) {
        if walk.places.len() < 2 || found.entities.len() < 2 {
            return;
        }
        let kept = walk.places.iter().filter(|place| !self.is_dominated(place, walk));
        let kept: SmallVec<[EntityId; 8]> = kept.flat_map(|place| place.entities.iter().copied()).collect();
        if !kept.is_empty() {
            found.entities.retain(|entity| kept.contains(entity));
        }
    }

    fn is_dominated(&self, place: &Place, walk: &Walk) -> bool {
        place.virtual_base.is_some_and(|base| {
            let mut others = walk.places.iter().filter(|other| other.class != place.class);
            others.any(|other| self.virtual_bases(other.class).contains(&base))
        })
    }

    /// The class, among a class and its bases, in which a name is declared, be it by a using-declaration. None where there
    /// are several.
    pub(crate) fn class_that_declares(&self, class: ClassId, name: Name) -> Option<ClassId> {
        let mut walk = Walk::default();
        self.lookup_in_class_visiting(class, name, u32::MAX, &|_| true, &mut walk, false);
        let mut kept = walk.places.iter().filter(|place| !self.is_dominated(place, &walk));
        let first = kept.next()?.class;
        kept.all(|place| place.class == first).then_some(first)
    }

    /// Looks a name up among the members of a class and of its bases.
    pub fn lookup_in_class(&self, class: ClassId, name: Name, at: u32) -> Found {
        self.lookup_in_class_where(class, name, at, &|_| true)
    }

    /// As [`Self::lookup_in_class`], considering only entities that `accept` admits.
    pub fn lookup_in_class_where(
        &self,
        class: ClassId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
    ) -> Found {
        self.lookup_from_class(class, name, at, accept, false)
    }

    /// Looks an unqualified name up in a class around the place where it stands: not in bases that depend on template
    /// parameters ([temp.dep.type]).
    pub(crate) fn lookup_inside_class(
        &self,
        class: ClassId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
    ) -> Found {
        self.lookup_from_class(class, name, at, accept, true)
    }

    fn lookup_from_class(
        &self,
        class: ClassId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
        is_inside: bool,
    ) -> Found {
        let mut walk = Walk::default();
        let mut found = self.lookup_in_class_visiting(class, name, at, accept, &mut walk, is_inside);
        self.apply_dominance(&mut found, &walk);
        found
    }

    fn lookup_in_class_visiting(
        &self,
        class: ClassId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
        walk: &mut Walk,
        is_inside: bool,
    ) -> Found {
        let mut found = Found::default();
        let entry = &self.program.classes[class];
        let Some(scope) = entry.scope else {
            // A class that is only declared: members of a pattern may come with a specialization.
            found.is_dependent = entry.is_dependent;
            return found;
        };
        self.collect_bindings(scope, name, at, false, accept, &mut found);
        self.hide_types(&mut found);
        if !found.entities.is_empty() || found.is_dependent_type || found.is_dependent {
            if !found.entities.is_empty() {
                let entities = found.entities.iter().copied().collect();
                walk.places.push(Place { class, virtual_base: walk.virtual_base, entities });
            }
            return found;
        }
        // An explicit specialization of a member is no code of the template: it is looked up in all bases ([temp.dep.type]).
        let is_of_pattern = self.context.in_instance || !entry.is_instance;
        for base in &entry.bases {
            let ty = self.program.canonical(base.ty);
            if walk.visited.contains(&ty) || is_inside && base.is_dependent && is_of_pattern {
                continue;
            }
            walk.visited.push(ty);
            let outer = walk.virtual_base;
            if base.is_virtual {
                walk.virtual_base = Some(self.program.unqualified(ty).0);
            }
            let in_base = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || match self.program.class_of(ty) {
                Some(class) => self.lookup_in_class_visiting(class, name, at, accept, walk, false),
                None => self.lookup_in_type_visiting(ty, name, at, accept, walk),
            });
            walk.virtual_base = outer;
            found.is_dependent |= in_base.is_dependent;
            found.is_dependent_type |= in_base.is_dependent_type;
            if !in_base.entities.is_empty() && found.entities.is_empty() {
                found.specialization = in_base.specialization;
            }
            for entity in in_base.entities {
                found.add(entity);
            }
        }
        // A member class of a template may be specialized explicitly with other members ([temp.expl.spec]); the reference
        // accepts names that the pattern lacks.
        found.is_dependent |=
            found.entities.is_empty() && (entry.is_dependent || self.instances.uncertain.contains(&class));
        found
    }

    /// Looks a name up as a member of a type: class, enumeration, specialization.
    pub fn lookup_in_type(&self, ty: TypeId, name: Name, at: u32) -> Found {
        self.lookup_in_type_where(ty, name, at, &|_| true)
    }

    /// As [`Self::lookup_in_type`], considering only entities that `accept` admits.
    pub fn lookup_in_type_where(&self, ty: TypeId, name: Name, at: u32, accept: &dyn Fn(EntityKind) -> bool) -> Found {
        let mut walk = Walk::default();
        let mut found = self.lookup_in_type_visiting(ty, name, at, accept, &mut walk);
        self.apply_dominance(&mut found, &walk);
        found
    }

    /// Looks a name up in a type. `walk` has the bases seen: a class template may derive from another specialization
    /// of itself.
    fn lookup_in_type_visiting(
        &self,
        ty: TypeId,
        name: Name,
        at: u32,
        accept: &dyn Fn(EntityKind) -> bool,
        walk: &mut Walk,
    ) -> Found {
        let (ty, _) = self.program.unqualified(self.program.canonical(ty));
        match self.program.written(ty) {
            Type::Class(class) => self.lookup_in_class_visiting(class, name, at, accept, walk, false),
            Type::Enum(id) => {
                let mut found = Found::default();
                let entry = &self.program.enums[id];
                self.collect_bindings(entry.scope, name, at, false, accept, &mut found);
                // The enumerators of a member of a template may be declared later, or for one specialization.
                if found.entities.is_empty() && !entry.is_complete {
                    let scope = self.program.entities[entry.entity].scope;
                    found.is_dependent = self
                        .program
                        .enclosing_class(scope)
                        .is_some_and(|class| self.program.classes[class].is_dependent);
                }
                found
            }
            Type::Specialization { template, .. } => {
                // Which declaration is used is known only when the arguments are; members are looked up in the primary
                // template's pattern, and everything that is not there may come from a specialization.
                let mut found = match self.pattern_class(template) {
                    Some(class) if !self.is_dependent_type(ty) => {
                        self.lookup_in_class_visiting(class, name, at, accept, walk, false)
                    }
                    _ => Found::default(),
                };
                found.is_dependent = true;
                found.specialization = Some(ty);
                found
            }
            Type::Builtin(_)
            | Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::Array { .. }
            | Type::Function(_)
            | Type::MemberPointer { .. }
            | Type::Complex(_)
            | Type::Vector { .. } => Found::default(),
            _ => Found::dependent(),
        }
    }
}
