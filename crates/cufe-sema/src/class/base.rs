//! Derivation between classes ([class.derived], [class.mi]): is one a base of the other, by which way, and is that
//! unambiguous.

use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{ClassId, Inherited, Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A way from a class to one of its bases: each step is a class and the number of the base in its list of bases.
pub type BasePath = SmallVec<[(ClassId, u32); 4]>;

/// Whether a class is derived from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BaseRelation {
    /// It is not. A class is no base of itself.
    No,
    /// Some base is not known, so it may be.
    Unknown,
    /// It is.
    Yes(DerivedFrom),
}

/// How a class is derived from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DerivedFrom {
    /// There is more than one subobject of the base ([class.member.lookup]).
    pub is_ambiguous: bool,
    /// Some step of the way is a virtual base: the way back is not fixed.
    pub is_virtual: bool,
    /// One way; of several to one virtual base, one on which every step is as accessible as possible.
    pub path: BasePath,
    /// Some other base is not known: there may be further subobjects.
    pub is_partial: bool,
}

/// The way of a search through bases.
#[derive(Default)]
struct Search {
    /// Classes and the number of subobjects of the wanted type in them, without those in virtual bases.
    counts: FxHashMap<ClassId, u64>,
    virtual_bases: FxHashSet<TypeId>,
    is_partial: bool,
}

impl Sema<'_> {
    /// Whether `derived` is derived from `base`, both classes (qualifiers are ignored). A specialization that is not
    /// instantiated is compared by its arguments; what it is derived from is not known.
    pub fn base_relation(&self, derived: TypeId, base: TypeId) -> BaseRelation {
        let derived = self.program.unqualified(self.program.canonical(derived)).0;
        let base = self.program.unqualified(self.program.canonical(base)).0;
        if derived == base {
            return BaseRelation::No;
        }
        let Type::Class(class) = self.program.written(derived) else {
            return if self.may_be_class(derived) && self.may_be_class(base) {
                BaseRelation::Unknown
            } else {
                BaseRelation::No
            };
        };
        if !self.may_be_class(base) {
            return BaseRelation::No;
        }
        let mut search = Search::default();
        let mut count = self.count_bases(class, base, &mut search);
        let mut visited = FxHashSet::default();
        while let Some(&next) = search.virtual_bases.iter().find(|ty| !visited.contains(*ty)) {
            visited.insert(next);
            count = count.saturating_add(self.count_in_base(next, base, &mut search));
        }
        let is_unknown =
            search.is_partial || !matches!(self.program.written(base), Type::Class(_) | Type::Specialization { .. });
        if count == 0 {
            return if is_unknown { BaseRelation::Unknown } else { BaseRelation::No };
        }
        let path = self.path_to_base(class, base).unwrap_or_default();
        let is_virtual =
            path.iter().any(|&(class, index)| self.program.classes[class].bases[index as usize].is_virtual);
        BaseRelation::Yes(DerivedFrom { is_ambiguous: count > 1, is_virtual, path, is_partial: search.is_partial })
    }

    /// Whether a class is derived from another, as far as that is known.
    pub fn is_derived_from(&self, derived: TypeId, base: TypeId) -> Option<bool> {
        match self.base_relation(derived, base) {
            BaseRelation::No => Some(false),
            BaseRelation::Yes(_) => Some(true),
            BaseRelation::Unknown => None,
        }
    }

    /// Whether a type is a class, or is not known and may be one.
    pub fn may_be_class(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Class(_) | Type::Specialization { .. } => true,
            Type::Qualified(_, inner) => self.may_be_class(inner),
            Type::Builtin(_)
            | Type::Complex(_)
            | Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_)
            | Type::Enum(_)
            | Type::Vector { .. } => false,
            _ => true,
        }
    }

    /// The number of subobjects of type `base` in an object of type `ty` (itself included), without those in virtual
    /// bases.
    fn count_in_base(&self, ty: TypeId, base: TypeId, search: &mut Search) -> u64 {
        if ty == base {
            return 1;
        }
        match self.program.written(ty) {
            // Most bases have no bases themselves.
            Type::Class(class) if self.program.classes[class].bases.is_empty() => self.count_bases(class, base, search),
            Type::Class(class) => {
                if let Some(&known) = search.counts.get(&class) {
                    return known;
                }
                // In error a class can be its own base.
                search.counts.insert(class, 0);
                let count =
                    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.count_bases(class, base, search));
                search.counts.insert(class, count);
                count
            }
            _ => {
                search.is_partial = true;
                0
            }
        }
    }

    fn count_bases(&self, class: ClassId, base: TypeId, search: &mut Search) -> u64 {
        let entry = &self.program.classes[class];
        // What a template that is only declared is derived from comes with its definition.
        search.is_partial |= entry.is_dependent && entry.scope.is_none();
        let mut count = 0u64;
        for direct in &entry.bases {
            let ty = self.program.unqualified(self.program.canonical(direct.ty)).0;
            if direct.is_pack {
                search.is_partial = true;
            } else if direct.is_virtual {
                search.virtual_bases.insert(ty);
            } else {
                count = count.saturating_add(self.count_in_base(ty, base, search));
            }
        }
        count
    }

    /// A way to a base: the one whose least accessible step is the most accessible.
    fn path_to_base(&self, class: ClassId, base: TypeId) -> Option<BasePath> {
        let mut best: FxHashMap<ClassId, Option<(cufe_il::Access, BasePath)>> = FxHashMap::default();
        self.best_path(class, base, &mut best).map(|(_, path)| path)
    }

    fn best_path(
        &self,
        class: ClassId,
        base: TypeId,
        best: &mut FxHashMap<ClassId, Option<(cufe_il::Access, BasePath)>>,
    ) -> Option<(cufe_il::Access, BasePath)> {
        if let Some(known) = best.get(&class) {
            return known.clone();
        }
        best.insert(class, None);
        let mut found: Option<(cufe_il::Access, BasePath)> = None;
        for (index, direct) in self.program.classes[class].bases.iter().enumerate() {
            let ty = self.program.unqualified(self.program.canonical(direct.ty)).0;
            let step = (class, index as u32);
            let candidate = if ty == base {
                Some((direct.access, BasePath::from_slice(&[step])))
            } else if let Type::Class(inner) = self.program.written(ty) {
                let rest = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.best_path(inner, base, best));
                rest.map(|(access, rest)| {
                    let mut path = BasePath::from_slice(&[step]);
                    path.extend(rest);
                    (access.max(direct.access), path)
                })
            } else {
                None
            };
            if let Some(candidate) = candidate
                && found.as_ref().is_none_or(|known| candidate.0 < known.0)
            {
                found = Some(candidate);
            }
        }
        best.insert(class, found.clone());
        found
    }

    /// The virtual bases of a class, direct and indirect, in the order in which they are constructed
    /// ([class.base.init]: depth first, left to right).
    pub fn virtual_bases(&self, class: ClassId) -> Vec<TypeId> {
        let mut found = Vec::new();
        self.add_virtual_bases(class, &mut found, &mut FxHashSet::default());
        found
    }

    fn add_virtual_bases(&self, class: ClassId, found: &mut Vec<TypeId>, visited: &mut FxHashSet<ClassId>) {
        // Most classes have none, and then nothing above them need be looked at.
        let may_have = self.program.classes[class].inherited.contains(Inherited::MAY_HAVE_VIRTUAL_BASES);
        if !may_have || !visited.insert(class) {
            return;
        }
        for base in &self.program.classes[class].bases {
            let ty = self.program.unqualified(self.program.canonical(base.ty)).0;
            if let Type::Class(inner) = self.program.written(ty) {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.add_virtual_bases(inner, found, visited));
            }
            if base.is_virtual && !found.contains(&ty) {
                found.push(ty);
            }
        }
    }
}
