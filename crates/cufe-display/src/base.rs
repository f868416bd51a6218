//! The bases of a class, direct and indirect ones ([class.derived]): an entry for each base that an object has, with the ways
//! that lead to it.

use crate::builder::Builder;
use crate::class::access_text;
use crate::graph::{EntryId, FILE};
use crate::kind::Kind;
use crate::place::DECLARATION;
use cufe_il::{Access, Class, ClassId, FunctionFlags, FunctionId, Type, TypeId};

/// Classes nested deeper than this are not followed.
const MAXIMUM_DEPTH: usize = 64;

/// A base that objects of a class have.
struct Found {
    entry: EntryId,
    class: Option<ClassId>,
    ty: TypeId,
    is_virtual: bool,
    derivations: Vec<EntryId>,
    has_public: bool,
}

/// The bases of one class while they are collected.
struct Bases<'c> {
    owner: ClassId,
    class: &'c Class,
    found: Vec<Found>,
    /// Each after those that it is derived from.
    inner_first: Vec<EntryId>,
    direct: Vec<EntryId>,
}

/// A way from a class to one of its bases.
#[derive(Clone, Default)]
struct Way {
    steps: Vec<EntryId>,
    access: Option<Access>,
    offset: Option<u64>,
    /// Where the direct base stands.
    token: u32,
}

/// The access through a base of the members that were accessible before.
fn narrower(a: Option<Access>, b: Access) -> Access {
    match (a, b) {
        (Some(Access::Private), _) | (_, Access::Private) => Access::Private,
        (Some(Access::Protected), _) | (_, Access::Protected) => Access::Protected,
        _ => Access::Public,
    }
}

impl Builder<'_> {
    /// Fills the lists of bases of a class.
    pub(crate) fn bases(&mut self, id: ClassId, class: &Class, supplement: EntryId) {
        let mut bases = Bases { owner: id, class, found: Vec::new(), inner_first: Vec::new(), direct: Vec::new() };
        self.bases_of(&mut bases, id, &Way { offset: Some(0), ..Way::default() });
        let program = self.program;
        for index in 0..bases.found.len() {
            let found = &bases.found[index];
            let is_repeated = bases.found.iter().filter(|other| other.class == found.class).count() > 1;
            self.graph.flag(found.entry, "ambiguous", is_repeated && found.class.is_some());
            self.graph.flag(found.entry, "has_public_derivation", found.has_public);
            self.graph.list(found.entry, "derivation", "next", &found.derivations);
        }
        self.shared_tables(&bases, supplement);
        self.overriding(&bases);
        let preorder: Vec<EntryId> = bases.found.iter().map(|found| found.entry).collect();
        self.graph.list(supplement, "base_classes", "next", &bases.inner_first);
        self.graph.list(supplement, "direct_base_classes", "next_direct", &bases.direct);
        self.graph.list(supplement, "preorder_base_classes", "next_preorder", &preorder);
        let _ = program;
    }

    /// Adds the bases of a class that a way leads to.
    fn bases_of(&mut self, bases: &mut Bases<'_>, class: ClassId, way: &Way) {
        let program = self.program;
        if way.steps.len() > MAXIMUM_DEPTH {
            return;
        }
        for (index, base) in program.classes[class].bases.iter().enumerate() {
            let inner = program.class_of(base.ty);
            let is_direct = way.steps.is_empty();
            let token = if is_direct { base.token } else { way.token };
            let layout = program.layouts.get(&class);
            let own = layout.and_then(|layout| layout.bases.get(index)).copied();
            let whole = program.layouts.get(&bases.owner);
            let offset = match base.is_virtual {
                true => inner
                    .and_then(|inner| whole?.virtual_bases.iter().find(|entry| entry.0 == inner).map(|entry| entry.1)),
                false => way.offset.zip(own).map(|(outer, own)| outer + own),
            };
            let access = narrower(way.access, base.access);
            let known = match base.is_virtual {
                true => bases.found.iter().position(|found| found.is_virtual && found.class == inner),
                false => None,
            };
            let at = match known {
                Some(at) => at,
                None => {
                    let entry = self.base_entry(bases, base.ty, token);
                    if let Some(inner) = inner {
                        self.base_entries.entry((bases.owner, inner)).or_insert(entry);
                    }
                    self.graph.flag(entry, "is_virtual", base.is_virtual);
                    if let Some(offset) = offset.filter(|&offset| offset != 0) {
                        self.graph.set(entry, "offset", offset);
                    }
                    bases.found.push(Found {
                        entry,
                        class: inner,
                        ty: base.ty,
                        is_virtual: base.is_virtual,
                        derivations: Vec::new(),
                        has_public: false,
                    });
                    bases.found.len() - 1
                }
            };
            let entry = bases.found[at].entry;
            if is_direct {
                self.graph.mark(entry, "direct");
                self.graph.set(entry, "direct_base_number", index + 1);
                bases.direct.push(entry);
            }
            let derivation = self.graph.add(Kind::BaseDerivation, FILE);
            self.graph.flag(derivation, "direct", is_direct);
            self.graph.flag(derivation, "preferred", bases.found[at].derivations.is_empty());
            let mut steps = way.steps.clone();
            steps.push(entry);
            for &step in &steps {
                self.graph.set(derivation, "path/base_class", step);
            }
            self.graph.set(derivation, "access", access_text(access));
            bases.found[at].derivations.push(derivation);
            bases.found[at].has_public |= access == Access::Public;
            if known.is_none() {
                if let Some(inner) = inner {
                    self.bases_of(bases, inner, &Way { steps, access: Some(access), offset, token });
                }
                bases.inner_first.push(entry);
            }
        }
    }

    fn base_entry(&mut self, bases: &Bases<'_>, base: TypeId, token: u32) -> EntryId {
        let owner = self.type_entry(bases.class.ty);
        let entry = self.graph.add(Kind::Base, FILE);
        let written = self.type_entry(base);
        let proxy = self.proxy_class(base);
        self.graph.set(entry, "type", proxy.unwrap_or(written));
        self.graph.set_if(entry, "orig_type", proxy.map(|_| written));
        self.graph.set(entry, "derived_class", owner);
        let base = match proxy {
            Some(proxy) => self.graph.entry(proxy).text.clone().unwrap_or_default(),
            None => self.type_text(base),
        };
        let text = format!("{base} (in {})", self.type_text(bases.class.ty));
        self.graph.entry_mut(entry).text = Some(text);
        self.place(entry, DECLARATION, token);
        entry
    }

    /// The bases with which a class shares its table of virtual functions.
    fn shared_tables(&mut self, bases: &Bases<'_>, supplement: EntryId) {
        let program = self.program;
        let mut class = bases.owner;
        let mut owner: Option<EntryId> = None;
        let mut last = None;
        for _ in 0..MAXIMUM_DEPTH {
            let Some((primary, _)) = program.layouts.get(&class).and_then(|layout| layout.primary) else { break };
            let Some(found) = bases.found.iter().find(|found| found.class == Some(primary)) else { break };
            // A class whose table has one function only, inherited, has no table of its own to share.
            let introduces = program.layouts.get(&primary).is_none_or(|layout| layout.primary.is_none());
            let has_table = introduces || self.virtual_numbers(primary) != 1;
            self.graph.flag(found.entry, "shares_virtual_function_info", has_table);
            self.graph.set(owner.unwrap_or(supplement), "primary_base_class", found.entry);
            owner = Some(found.entry);
            last = owner;
            class = primary;
        }
        let numbers = self.virtual_numbers(bases.owner);
        self.graph.set_if(supplement, "virtual_function_info_base_class", last.filter(|_| numbers != 1));
        // Bases that share nothing with the class may still share among themselves.
        for found in &bases.found {
            let primary = found.class.and_then(|class| program.layouts.get(&class)).and_then(|layout| layout.primary);
            let Some((primary, _)) = primary else { continue };
            if self.graph.get(found.entry, "primary_base_class").is_some() {
                continue;
            }
            if let Some(inner) = bases.found.iter().find(|inner| inner.class == Some(primary)) {
                self.graph.set(found.entry, "primary_base_class", inner.entry);
            }
        }
        if numbers > 0 {
            self.graph.set(supplement, "highest_virtual_function_number", numbers - 1);
        }
    }

    /// The number of places in the table of virtual functions of a class that it shares with its primary base.
    pub(crate) fn virtual_numbers(&self, class: ClassId) -> u32 {
        let program = self.program;
        let primary = program.layouts.get(&class).and_then(|layout| layout.primary);
        let inherited = primary.map_or(0, |(primary, _)| self.virtual_numbers(primary));
        let own = self.new_virtual_functions(class);
        inherited + own.into_iter().map(|function| self.places(function)).sum::<u32>()
    }

    /// The places that a virtual function takes: a destructor has one for complete objects and one that deallocates.
    fn places(&self, function: FunctionId) -> u32 {
        let entity = self.program.functions[function].entity;
        let is_destructor = self.program.entities[entity].name.kind() == cufe_il::NameKind::Destructor;
        if is_destructor { 2 } else { 1 }
    }

    /// The function of the primary base, or of one of its primary bases, that a function overrides.
    fn overridden_in_primary(&self, class: ClassId, function: FunctionId) -> Option<FunctionId> {
        let program = self.program;
        let mut next = program.layouts.get(&class).and_then(|layout| layout.primary);
        for _ in 0..MAXIMUM_DEPTH {
            let (primary, _) = next?;
            let found = program.overridden.get(&function).and_then(|list| {
                list.iter().copied().find(|&other| {
                    let scope = self.home(program.entities[program.functions[other].entity].scope);
                    self.class_of_scope(scope) == Some(primary)
                })
            });
            if found.is_some() {
                return found;
            }
            next = program.layouts.get(&primary).and_then(|layout| layout.primary);
        }
        None
    }

    /// The virtual functions of a class that have places of their own in its table, in order.
    pub(crate) fn new_virtual_functions(&self, class: ClassId) -> Vec<FunctionId> {
        let program = self.program;
        let functions = program.classes[class].functions.iter().filter_map(|&entity| program.function_of(entity));
        functions
            .filter(|function| program.functions[*function].flags.contains(FunctionFlags::VIRTUAL))
            .filter(|&function| self.overridden_in_primary(class, function).is_none())
            .collect()
    }

    /// The place of a virtual function in the table of its class, from 0: that of what it overrides, or its own.
    pub(crate) fn virtual_number(&self, function: FunctionId) -> Option<u32> {
        let program = self.program;
        let scope = self.home(program.entities[program.functions[function].entity].scope);
        let class = self.class_of_scope(scope)?;
        if let Some(overridden) = self.overridden_in_primary(class, function) {
            return self.virtual_number(overridden);
        }
        let primary = program.layouts.get(&class).and_then(|layout| layout.primary);
        let inherited = primary.map_or(0, |(primary, _)| self.virtual_numbers(primary));
        let own = self.new_virtual_functions(class);
        let place = own.iter().position(|&other| other == function)?;
        Some(inherited + own[..place].iter().map(|&before| self.places(before)).sum::<u32>())
    }

    /// Which functions override those of each base.
    fn overriding(&mut self, bases: &Bases<'_>) {
        let program = self.program;
        for found in &bases.found {
            let Some(base) = found.class else { continue };
            let mut list = Vec::new();
            let mut functions: Vec<FunctionId> = program.classes[base]
                .functions
                .iter()
                .filter_map(|&entity| program.function_of(entity))
                .filter(|function| program.functions[*function].flags.contains(FunctionFlags::VIRTUAL))
                .collect();
            functions.sort_by_key(|&function| self.virtual_number(function));
            for function in functions {
                let Some((class, overrider)) = self.final_overrider(bases, function) else { continue };
                let id = self.graph.add(Kind::OverridingFunction, FILE);
                let primary = self.function_entry(function);
                let overriding = self.function_entry(overrider);
                self.graph.set(id, "primary_function", primary);
                self.graph.set(id, "overriding_function", overriding);
                if let Some(other) = bases.found.iter().find(|other| other.class == Some(class)) {
                    self.graph.set(id, "base_class", other.entry);
                }
                if let Some(adjusted) = self.covariant_result(function, overrider) {
                    self.result_adjustments.push((id, adjusted));
                }
                list.push(id);
            }
            self.graph.list(found.entry, "variant.overriding_virtual_functions", "next", &list);
            let _ = found.ty;
        }
    }

    /// The class that the result of an overriding function refers to, and the base of it that the result of the overridden one
    /// does, where they differ ([class.virtual]/8).
    pub(crate) fn covariant_result(&self, overridden: FunctionId, overrider: FunctionId) -> Option<(ClassId, ClassId)> {
        let program = self.program;
        let referred = |function: FunctionId| {
            let result = program.as_function(program.functions[function].ty)?.result;
            let target = match program.structure(program.canonical(result)) {
                Type::Pointer(target) | Type::LvalueReference(target) | Type::RvalueReference(target) => target,
                _ => return None,
            };
            program.class_of(self.bare(target))
        };
        let (base, derived) = (referred(overridden)?, referred(overrider)?);
        (base != derived).then_some((derived, base))
    }

    /// Names the bases to which results of overriding functions are converted: all classes have their bases by now.
    pub(crate) fn finish_result_adjustments(&mut self) {
        for (id, way) in std::mem::take(&mut self.result_adjustments) {
            let base = self.base_entries.get(&way).copied();
            self.graph.set_if(id, "return_adjustment_base_class", base);
        }
    }

    /// The function of a class or of one of its bases that overrides a function of another base, and whose member it is.
    fn final_overrider(&self, bases: &Bases<'_>, function: FunctionId) -> Option<(ClassId, FunctionId)> {
        let program = self.program;
        let classes = std::iter::once(bases.owner).chain(bases.found.iter().filter_map(|found| found.class));
        for class in classes {
            let functions = program.classes[class].functions.iter().filter_map(|&entity| program.function_of(entity));
            for other in functions {
                if program.overridden.get(&other).is_some_and(|list| list.contains(&function)) {
                    return Some((class, other));
                }
            }
        }
        None
    }
}
