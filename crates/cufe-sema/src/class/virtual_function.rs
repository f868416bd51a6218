//! Virtual functions ([class.virtual], [class.abstract]): which functions a function overrides, which classes are
//! polymorphic or abstract.

use super::accessible::either;
use crate::Sema;
use cufe_base::Standard;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_diagnostics::code;
use cufe_il::{
    ClassId, EntityId, EntityKind, ExecutionSpace, FunctionFlags, FunctionId, FunctionTypeFlags, Inherited, Name,
    ScopeKind,
};
use rustc_hash::FxHashMap;

/// The functions that a member function overrides, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct Overridden {
    /// The functions, those of nearer bases first.
    pub functions: Vec<FunctionId>,
    /// Some base is not known, so there may be more.
    pub is_partial: bool,
}

/// Nesting of bases beyond this depth is not followed.
const MAXIMUM_DEPTH: u32 = 200;

impl Sema<'_> {
    /// Whether a function is a member of a class, static or not.
    pub fn is_member_function(&self, function: FunctionId) -> bool {
        let scope = self.program.entities[self.program.functions[function].entity].scope;
        self.program.scopes[scope].kind == ScopeKind::Class
    }

    /// The class that a function is a member of.
    pub fn class_of_member(&self, function: FunctionId) -> Option<ClassId> {
        let scope = self.program.entities[self.program.functions[function].entity].scope;
        if self.program.scopes[scope].kind != ScopeKind::Class {
            return None;
        }
        match self.program.entities[self.program.scopes[scope].entity?].kind {
            EntityKind::Class(class) => Some(class),
            _ => None,
        }
    }

    /// The functions that a member function overrides, directly or indirectly.
    pub fn overridden_functions(&self, function: FunctionId) -> Overridden {
        let mut result = Overridden::default();
        let name = self.program.entities[self.program.functions[function].entity].name;
        if name == Name::CONSTRUCTOR || self.program.functions[function].flags.contains(FunctionFlags::STATIC_MEMBER) {
            return result;
        }
        if let Some(class) = self.class_of_member(function) {
            self.add_overridden(class, (function, name), &mut result, &mut FxHashMap::default(), 0);
        }
        result
    }

    /// Adds what `member` overrides in the bases of a class, and returns whether there is anything. `seen` are the bases
    /// that were searched: they can be shared.
    fn add_overridden(
        &self,
        class: ClassId,
        member: (FunctionId, Name),
        result: &mut Overridden,
        seen: &mut FxHashMap<ClassId, bool>,
        depth: u32,
    ) -> bool {
        let (function, name) = member;
        if depth > MAXIMUM_DEPTH {
            result.is_partial = true;
            return false;
        }
        let mut found = false;
        for base in &self.program.classes[class].bases {
            let Some(base) = self.program.class_of(base.ty).filter(|&base| {
                let base = &self.program.classes[base];
                base.is_complete && !base.is_dependent
            }) else {
                result.is_partial = true;
                continue;
            };
            // Nothing that is not virtual is overridden.
            if self.settled_polymorphic(base) == Some(false) {
                continue;
            }
            if let Some(&found_before) = seen.get(&base) {
                found |= found_before;
                continue;
            }
            result.is_partial |= self.program.classes[base].scope.is_some_and(|scope| {
                self.program.bindings(scope, name).any(|(_, binding)| {
                    match self.program.entities[binding.entity].kind {
                        EntityKind::Function(member) => self.may_have_same_signature(member, function),
                        _ => false,
                    }
                })
            });
            let in_base = self.program.classes[base].scope.and_then(|scope| {
                self.program.bindings(scope, name).find_map(|(_, binding)| {
                    match self.program.entities[binding.entity].kind {
                        EntityKind::Function(member) if self.has_same_signature(member, function) => Some(member),
                        _ => None,
                    }
                })
            });
            let position = result.functions.len();
            let mut is_virtual = self.add_overridden(base, member, result, seen, depth + 1);
            if let Some(in_base) = in_base {
                is_virtual |= self.program.functions[in_base].flags.contains(FunctionFlags::VIRTUAL);
                if is_virtual && !result.functions.contains(&in_base) {
                    result.functions.insert(position, in_base);
                }
            }
            seen.insert(base, is_virtual);
            found |= is_virtual;
        }
        found
    }

    /// Same parameters, cv-qualifiers and ref-qualifier, and for conversion functions the same type. Types that are not known
    /// are not the same.
    pub(super) fn has_same_signature(&self, a: FunctionId, b: FunctionId) -> bool {
        self.same_signature(a, b) == Some(true)
    }

    /// Whether types that are not known leave open whether two functions have the same signature.
    fn may_have_same_signature(&self, a: FunctionId, b: FunctionId) -> bool {
        self.same_signature(a, b).is_none()
    }

    /// Whether two functions have the same signature, as far as their types are known.
    pub(super) fn overrides_or_may(&self, a: FunctionId, b: FunctionId) -> bool {
        self.same_signature(a, b) != Some(false)
    }

    fn same_signature(&self, a: FunctionId, b: FunctionId) -> Option<bool> {
        let program = &self.program;
        let (a, b) = (&program.functions[a], &program.functions[b]);
        let same_conversion = match (a.conversion, b.conversion) {
            (Some(a), Some(b)) => program.canonical(a) == program.canonical(b),
            (None, None) => true,
            _ => false,
        };
        let (Some(a), Some(b)) = (program.as_function(a.ty), program.as_function(b.ty)) else { return Some(false) };
        let mask = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE
            | FunctionTypeFlags::VARIADIC;
        if !same_conversion || a.flags & mask != b.flags & mask || a.parameters.len() != b.parameters.len() {
            return Some(false);
        }
        let mut result = Some(true);
        for (&a, &b) in a.parameters.iter().zip(&b.parameters) {
            if self.is_dependent_type(a) || self.is_dependent_type(b) {
                result = None;
            } else if program.canonical(a) != program.canonical(b) {
                return Some(false);
            }
        }
        result
    }

    /// Notes that a member function is declared, when its type and the bases of its class are known: what overrides a
    /// virtual function is virtual.
    pub fn note_member_function(&mut self, function: FunctionId) {
        let flags = self.program.functions[function].flags;
        let entity = self.program.functions[function].entity;
        if flags.intersects(FunctionFlags::VIRTUAL | FunctionFlags::STATIC_MEMBER)
            || self.program.entities[entity].template.is_some()
        {
            return;
        }
        if !self.overridden_functions(function).functions.is_empty() {
            self.program.functions[function].flags |= FunctionFlags::VIRTUAL;
            self.refuse_virtual_constexpr(function);
        }
    }

    /// Before C++20 no virtual function is constexpr ([dcl.constexpr]): one that overrides is refused at its name (2390).
    fn refuse_virtual_constexpr(&mut self, function: FunctionId) {
        let entry = &self.program.functions[function];
        if !self.since(Standard::Cpp20) && entry.flags.contains(FunctionFlags::CONSTEXPR) {
            let token = self.program.entities[entry.entity].token;
            self.report_at(code::VIRTUAL_CONSTEXPR, token);
        }
    }

    /// Makes an implicitly declared function virtual if it overrides one, with the execution spaces of those that it
    /// overrides.
    pub(super) fn note_implicit_override(&mut self, function: FunctionId) {
        let overridden = self.overridden_functions(function).functions;
        let mut space = ExecutionSpace::empty();
        for &base in &overridden {
            let base = self.program.functions[base].space;
            if !base.is_device_only() {
                space |= ExecutionSpace::HOST_SIDE;
            }
            space |= base & ExecutionSpace::DEVICE_SIDE;
        }
        if !overridden.is_empty() {
            let entry = &mut self.program.functions[function];
            entry.flags |= FunctionFlags::VIRTUAL;
            entry.space |= space;
        }
    }

    /// Whether a class has virtual functions, inherited ones included.
    pub fn is_polymorphic(&self, class: ClassId) -> Option<bool> {
        self.settled_polymorphic(class).or_else(|| self.asked_polymorphic(class))
    }

    /// Keeps what a definition, now complete, says of the class and its bases.
    pub(crate) fn settle_inherited(&mut self, class: ClassId) {
        // Of patterns little is known, and their instances are classes of their own.
        if self.program.classes[class].is_dependent {
            return;
        }
        let polymorphic = self.asked_polymorphic(class);
        let may_have_virtual_bases = self.program.classes[class].inherited.contains(Inherited::MAY_HAVE_VIRTUAL_BASES);
        // With virtual bases the answer needs all classes above, and is left to who asks.
        let has_no_pure = polymorphic == Some(false)
            || !may_have_virtual_bases && {
                let pure = self.pure_functions(class);
                pure.functions.is_empty() && !pure.is_partial
            };
        let inherited = &mut self.program.classes[class].inherited;
        inherited.set(Inherited::POLYMORPHIC, polymorphic == Some(true));
        inherited.set(Inherited::NOT_POLYMORPHIC, polymorphic == Some(false));
        inherited.set(Inherited::NO_PURE_FUNCTIONS, has_no_pure);
    }

    fn settled_polymorphic(&self, class: ClassId) -> Option<bool> {
        let inherited = self.program.classes[class].inherited;
        if inherited.contains(Inherited::POLYMORPHIC) {
            return Some(true);
        }
        inherited.contains(Inherited::NOT_POLYMORPHIC).then_some(false)
    }

    fn asked_polymorphic(&self, class: ClassId) -> Option<bool> {
        self.polymorphic_visiting(class, &mut FxHashMap::default())
    }

    fn polymorphic_visiting(&self, class: ClassId, seen: &mut FxHashMap<ClassId, Option<bool>>) -> Option<bool> {
        if let Some(&known) = seen.get(&class) {
            return known;
        }
        seen.insert(class, Some(false));
        let entry = &self.program.classes[class];
        let own = entry.functions.iter().any(|&entity| match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL),
            _ => false,
        });
        let mut result = if entry.scope.is_none() && entry.is_dependent { None } else { Some(own) };
        for base in &entry.bases {
            if result == Some(true) {
                break;
            }
            let in_base = self.program.class_of(base.ty).and_then(|base| {
                self.settled_polymorphic(base).or_else(|| {
                    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.polymorphic_visiting(base, seen))
                })
            });
            result = either(result, in_base);
        }
        seen.insert(class, result);
        result
    }

    /// Whether a class is abstract: has a pure virtual function without final overrider ([class.abstract]).
    pub fn is_abstract(&self, class: ClassId) -> Option<bool> {
        let pure = self.pure_functions(class);
        match (pure.functions.is_empty(), pure.is_partial) {
            (false, false) => Some(true),
            (true, false) => Some(false),
            _ => None,
        }
    }

    /// The pure virtual functions of a class that nothing in it overrides, those of bases first.
    pub fn pure_functions(&self, class: ClassId) -> Overridden {
        if self.program.classes[class].inherited.contains(Inherited::NO_PURE_FUNCTIONS) {
            return Overridden::default();
        }
        let mut pure = self.pure_visiting(class, &mut FxHashMap::default());
        // An overrider counts for the subobjects that it contains; which these are matters where some are shared
        // ([class.virtual]/2).
        if !self.virtual_bases(class).is_empty()
            && !pure.is_partial
            && let Some(functions) = self.pure_in_subobjects(class)
        {
            pure.functions = functions;
        }
        pure
    }

    fn pure_visiting(&self, class: ClassId, seen: &mut FxHashMap<ClassId, Overridden>) -> Overridden {
        if let Some(known) = seen.get(&class) {
            return known.clone();
        }
        seen.insert(class, Overridden::default());
        let inherited = self.program.classes[class].inherited;
        // Where there are virtual bases, all classes are wanted: one may override what another inherits.
        if inherited.contains(Inherited::NO_PURE_FUNCTIONS) && !inherited.contains(Inherited::MAY_HAVE_VIRTUAL_BASES) {
            return Overridden::default();
        }
        let entry = &self.program.classes[class];
        let mut found = Overridden { functions: Vec::new(), is_partial: entry.is_dependent && entry.scope.is_none() };
        for base in &entry.bases {
            let in_base = match self.program.class_of(base.ty) {
                Some(base) => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.pure_visiting(base, seen)),
                None => Overridden { functions: Vec::new(), is_partial: true },
            };
            found.is_partial |= in_base.is_partial;
            for function in in_base.functions {
                let is_destructor =
                    self.program.entities[self.program.functions[function].entity].name == Name::DESTRUCTOR;
                if is_destructor || self.overrider_in(class, function).is_some() || found.functions.contains(&function)
                {
                    continue;
                }
                match self.may_be_overridden_in(class, function) {
                    true => found.is_partial = true,
                    false => found.functions.push(function),
                }
            }
        }
        for &entity in &entry.functions {
            if let EntityKind::Function(function) = self.program.entities[entity].kind
                && self.program.functions[function].flags.contains(FunctionFlags::PURE | FunctionFlags::VIRTUAL)
            {
                found.functions.push(function);
            }
        }
        seen.insert(class, found.clone());
        found
    }

    /// Whether a class declares a function that may override a virtual one, with types that are not known.
    fn may_be_overridden_in(&self, class: ClassId, function: FunctionId) -> bool {
        let name = self.program.entities[self.program.functions[function].entity].name;
        self.program.classes[class].functions.iter().any(|&entity| match self.program.entities[entity].kind {
            EntityKind::Function(own) => {
                self.program.entities[entity].name == name && self.may_have_same_signature(own, function)
            }
            _ => false,
        })
    }

    /// The function that a class itself declares to override a virtual function.
    pub(super) fn overrider_in(&self, class: ClassId, function: FunctionId) -> Option<FunctionId> {
        let name = self.program.entities[self.program.functions[function].entity].name;
        self.program.classes[class].functions.iter().find_map(|&entity: &EntityId| {
            match self.program.entities[entity].kind {
                EntityKind::Function(own)
                    if self.program.entities[entity].name == name && self.has_same_signature(own, function) =>
                {
                    Some(own)
                }
                _ => None,
            }
        })
    }
}
