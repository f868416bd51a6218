//! In which subobjects of a class a member is found ([class.member.lookup]): several, and the name is ambiguous (266), or one
//! that the conversion of the object does not lead to (286).

use super::Found;
use crate::Sema;
use crate::class::BaseRelation;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::code;
use cufe_il::{ClassId, EntityId, EntityKind, Name, TemplateId, TypeId};
use smallvec::SmallVec;

/// A subobject: the classes on the way to it, from the most derived class, or from the last virtual base, of which there is
/// one only.
type Subobject = SmallVec<[ClassId; 4]>;

/// The lookup set of a name in a subobject ([class.member.lookup]/3).
#[derive(Default)]
struct LookupSet {
    entities: SmallVec<[EntityId; 4]>,
    subobjects: SmallVec<[Subobject; 2]>,
    /// The declaration set is invalid.
    is_ambiguous: bool,
    /// What makes it so, if all of it are the injected names of one class template.
    injected_in: Option<TemplateId>,
}

/// How many subobjects are looked at before the answer is not known.
const SUBOBJECTS: u32 = 512;

impl Sema<'_> {
    /// Whether a name that was found in a class is ambiguous there: bases have different members of that name, or one
    /// non-static member is in several subobjects.
    pub(crate) fn is_ambiguous_member(&self, class: ClassId, name: Name, found: &Found) -> bool {
        self.is_ambiguous_in_bases(class, name, found, |_| true)
    }

    /// As [`Self::is_ambiguous_member`], of a name with template arguments: the injected class names of specializations of one
    /// class template all mean that template ([temp.local]/4).
    pub(crate) fn is_ambiguous_template(&self, class: ClassId, name: Name, found: &Found) -> bool {
        self.is_ambiguous_in_bases(class, name, found, |set| set.injected_in.is_none())
    }

    fn is_ambiguous_in_bases(
        &self,
        class: ClassId,
        name: Name,
        found: &Found,
        counts: impl Fn(&LookupSet) -> bool,
    ) -> bool {
        const CHAIN: u32 = 256;
        if found.entities.is_empty() || found.is_dependent || found.specialization.is_some() {
            return false;
        }
        // Most classes have one base, or the name themselves.
        let mut class = class;
        for _ in 0..CHAIN {
            let entry = &self.program.classes[class];
            let Some(scope) = entry.scope.filter(|_| !entry.is_dependent) else { return false };
            if self.program.bindings(scope, name).next().is_some() || self.program.transparent(scope).next().is_some() {
                return false;
            }
            match entry.bases.as_slice() {
                [] => return false,
                [only] => match self.program.class_of(only.ty) {
                    Some(base) => class = base,
                    None => return false,
                },
                _ => {
                    let mut left = SUBOBJECTS;
                    let set = self.lookup_set(name, &Subobject::from_slice(&[class]), &mut left);
                    return set.is_some_and(|set| {
                        set.is_ambiguous && counts(&set)
                            || set.subobjects.len() > 1
                                && set.entities.iter().any(|&entity| {
                                    self.is_of_object(entity) && self.is_declared_in(entity, &set.subobjects)
                                })
                    });
                }
            }
        }
        false
    }

    /// Whether an entity is a non-static member; templates do not count (measured).
    fn is_of_object(&self, entity: EntityId) -> bool {
        match self.program.entities[entity].kind {
            EntityKind::Field(_) => true,
            EntityKind::Function(function) => self.is_non_static_member(function),
            _ => false,
        }
    }

    /// Whether one of the subobjects is of the class that declares an entity. What using-declarations name in several
    /// subobjects may be a member of one virtual base, and is not ambiguous then (measured).
    fn is_declared_in(&self, entity: EntityId, subobjects: &[Subobject]) -> bool {
        let class = self.program.enclosing_class(self.program.entities[entity].scope);
        subobjects.iter().any(|subobject| subobject.last().copied() == class)
    }

    /// The lookup set of a name in a subobject; `None` where it is not known.
    fn lookup_set(&self, name: Name, subobject: &Subobject, left: &mut u32) -> Option<LookupSet> {
        *left = left.checked_sub(1)?;
        let &class = subobject.last()?;
        let entry = &self.program.classes[class];
        let scope = entry.scope.filter(|_| !entry.is_dependent)?;
        let mut own = Found::default();
        self.collect_bindings(scope, name, u32::MAX, false, &|_| true, &mut own);
        self.hide_types(&mut own);
        if own.is_dependent || own.is_dependent_type || own.is_unknown_using {
            return None;
        }
        if !own.entities.is_empty() {
            let subobjects = SmallVec::from_iter([subobject.clone()]);
            let injected_in = match own.entities.as_slice() {
                &[only] if matches!(self.program.entities[only].kind, EntityKind::Class(_)) => self.template_of(only),
                _ => None,
            };
            return Some(LookupSet { entities: own.entities, subobjects, is_ambiguous: false, injected_in });
        }
        let mut set = LookupSet::default();
        for base in &entry.bases {
            let inner = self.program.class_of(base.ty)?;
            let mut path = if base.is_virtual { Subobject::new() } else { subobject.clone() };
            path.push(inner);
            let of_base = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.lookup_set(name, &path, left))?;
            self.merge_lookup_sets(&mut set, of_base);
        }
        Some(set)
    }

    /// [class.member.lookup]/6
    fn merge_lookup_sets(&self, set: &mut LookupSet, other: LookupSet) {
        let is_hidden = |inner: &LookupSet, outer: &LookupSet| {
            inner.subobjects.iter().all(|inner| outer.subobjects.iter().any(|outer| self.is_within(inner, outer)))
        };
        if other.subobjects.is_empty() || !set.subobjects.is_empty() && is_hidden(&other, set) {
            return;
        }
        if set.subobjects.is_empty() || is_hidden(set, &other) {
            *set = other;
            return;
        }
        set.is_ambiguous |= other.is_ambiguous
            || set.entities.len() != other.entities.len()
            || !other.entities.iter().all(|entity| set.entities.contains(entity));
        set.injected_in = set.injected_in.filter(|&template| other.injected_in == Some(template));
        for subobject in other.subobjects {
            if !set.subobjects.contains(&subobject) {
                set.subobjects.push(subobject);
            }
        }
    }

    /// Whether a subobject is another one or a base class subobject of it.
    fn is_within(&self, inner: &Subobject, outer: &Subobject) -> bool {
        if inner.starts_with(outer) {
            return true;
        }
        let (Some(&first), Some(&last)) = (inner.first(), outer.last()) else { return false };
        let ty = self.program.classes[first].ty;
        self.virtual_bases(last).contains(&self.program.canonical(ty))
    }

    /// An object of a class is converted to the class that a non-static member is named in (`naming`, where one stands
    /// before `::`; 269 where that is no accessible base), and on to the class of the member: 286, at `token`, where one of
    /// these is an ambiguous base.
    pub(crate) fn check_object_base(&mut self, object: TypeId, naming: Option<TypeId>, member: EntityId, token: u32) {
        if self.context.speculating > 0 || self.context.in_instance && !self.context.in_substitution {
            return;
        }
        // In templates the reference says it of calls only (measured).
        let is_in_template = self
            .program
            .enclosing_class(self.context.scope)
            .is_some_and(|class| self.program.classes[class].is_dependent);
        if is_in_template && matches!(self.program.entities[member].kind, EntityKind::Field(_)) {
            return;
        }
        let pattern = match self.program.entities[member].template {
            Some(template) => self.program.templates[template].entity,
            None => member,
        };
        let Some(home) = self.home_class(pattern).or_else(|| self.home_class(member)) else { return };
        let home = self.program.classes[home].ty;
        let mut from = object;
        for to in naming.into_iter().chain([home]) {
            if let BaseRelation::Yes(relation) = self.base_relation(from, to) {
                if relation.is_ambiguous {
                    return self.report_at(code::AMBIGUOUS_BASE, token);
                }
                // Of what is inaccessible as a member of that class nothing more is said.
                if Some(to) == naming && self.is_named_accessibly(member, to) {
                    self.check_base_access(&relation.path, token);
                }
            }
            from = to;
        }
    }

    /// Whether a class is, for certain, neither another one nor derived from it.
    pub fn is_unrelated(&self, class: TypeId, other: TypeId) -> bool {
        let bare = |ty: TypeId| self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
        let (class, other) = (bare(class), bare(other));
        class != other && self.base_relation(class, other) == BaseRelation::No
    }

    fn is_named_accessibly(&self, member: EntityId, naming: TypeId) -> bool {
        let place = self.current_access_place();
        self.program.class_of(naming).is_none_or(|class| self.is_accessible(member, class, &place) != Some(false))
    }
}
