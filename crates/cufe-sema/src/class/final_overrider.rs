//! The final overriders of virtual functions in virtual bases ([class.virtual]/2).

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{ClassId, EntityKind, FunctionFlags, FunctionId};
use rustc_hash::FxHashMap;

/// How many base class subobjects are looked at: there can be exponentially many.
const MAXIMUM_SUBOBJECTS: usize = 1024;

/// A base class subobject of a class, or the object itself.
struct Subobject {
    class: ClassId,
    /// Those of its direct bases; virtual ones are shared.
    bases: Vec<usize>,
}

impl Sema<'_> {
    /// Checks the virtual functions of a class that was defined; its functions begin at a number.
    pub fn check_virtual_functions(&mut self, class: ClassId, first_member: usize) {
        self.check_override_spaces(class, first_member);
        self.check_hidden_functions(class);
        self.check_final_overriders(class);
    }

    /// Reports a virtual function of a shared base that several bases of a complete class override, none of them for the others
    /// (318, at the class's name).
    pub fn check_final_overriders(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        if entry.is_dependent || entry.bases.len() < 2 || self.virtual_bases(class).is_empty() {
            return;
        }
        let token = self.program.entities[entry.entity].token;
        let Some(objects) = self.subobject_graph(class) else { return };
        if let Some(function) = self.function_of_several_overriders(&objects) {
            let argument = self.signature_argument(function);
            self.report(Report::new(code::AMBIGUOUS_FINAL_OVERRIDER, self.position(token)).with(argument));
        }
    }

    /// The object and its base class subobjects, that of the class first; none where a base is not known, or there are too
    /// many.
    fn subobject_graph(&self, class: ClassId) -> Option<Vec<Subobject>> {
        let mut objects = vec![Subobject { class, bases: Vec::new() }];
        let mut shared: FxHashMap<ClassId, usize> = FxHashMap::default();
        let mut next = 0;
        while next < objects.len() {
            let class = objects[next].class;
            for base in &self.program.classes[class].bases {
                let of_base = self.program.class_of(base.ty).filter(|&base| self.has_known_members(base))?;
                let fresh = objects.len();
                let position = if base.is_virtual { *shared.entry(of_base).or_insert(fresh) } else { fresh };
                if position == fresh {
                    objects.push(Subobject { class: of_base, bases: Vec::new() });
                }
                objects[next].bases.push(position);
            }
            next += 1;
            if objects.len() > MAXIMUM_SUBOBJECTS {
                return None;
            }
        }
        Some(objects)
    }

    /// For each subobject those that contain it.
    fn containing_subobjects(objects: &[Subobject]) -> Vec<Vec<usize>> {
        let mut around: Vec<Vec<usize>> = vec![Vec::new(); objects.len()];
        for start in 0..objects.len() {
            let mut open = objects[start].bases.clone();
            while let Some(inner) = open.pop() {
                if !around[inner].contains(&start) {
                    around[inner].push(start);
                    open.extend_from_slice(&objects[inner].bases);
                }
            }
        }
        around
    }

    /// The pure virtual functions of a class and its bases that no subobject overrides for one of those that have them; none
    /// where a base is not known.
    pub(super) fn pure_in_subobjects(&self, class: ClassId) -> Option<Vec<FunctionId>> {
        let objects = self.subobject_graph(class)?;
        let around = Self::containing_subobjects(&objects);
        let mut pure = Vec::new();
        for (position, object) in objects.iter().enumerate().rev() {
            for &entity in &self.program.classes[object.class].functions {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { continue };
                let is_pure = self.program.functions[function].flags.contains(FunctionFlags::PURE)
                    && !pure.contains(&function)
                    // Every class has a destructor of its own.
                    && (position == 0 || self.program.entities[entity].name != cufe_il::Name::DESTRUCTOR);
                let is_overridden = |&outer: &usize| self.overrider_in(objects[outer].class, function).is_some();
                if is_pure && !around[position].iter().any(is_overridden) {
                    pure.push(function);
                }
            }
        }
        Some(pure)
    }

    fn function_of_several_overriders(&self, objects: &[Subobject]) -> Option<FunctionId> {
        let around = Self::containing_subobjects(objects);
        for (position, object) in objects.iter().enumerate() {
            for &entity in &self.program.classes[object.class].functions {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { continue };
                if !self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL)
                    || self.program.entities[entity].name == cufe_il::Name::DESTRUCTOR
                {
                    continue;
                }
                let overriders: Vec<usize> = around[position]
                    .iter()
                    .copied()
                    .filter(|&outer| self.overrider_in(objects[outer].class, function).is_some())
                    .collect();
                let is_overridden = |inner: usize| overriders.iter().any(|outer| around[inner].contains(outer));
                if overriders.iter().filter(|&&overrider| !is_overridden(overrider)).count() > 1 {
                    return Some(function);
                }
            }
        }
        None
    }
}
