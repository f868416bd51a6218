//! Tables of virtual functions by the Itanium C++ ABI (2.5): what stands in them, as data. They follow from the layouts of classes
//! and from what functions override, and are made when something asks.

use crate::{ClassId, ClassLayout, FunctionFlags, FunctionId, FunctionTypeFlags, Name, NameKind, Program, Type};

/// The distance of the first offset for a virtual base or a call of its functions from the address point, in bytes.
const FIRST_OFFSET: u64 = 24;
/// The size of an entry, in bytes.
const ENTRY: u64 = 8;

/// The tables of an object of a class that is no part of another one, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VirtualTable {
    /// The table of the object itself, then those of its bases that do not share one.
    pub parts: Vec<VirtualTablePart>,
}

/// A part of an object that has a table of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePart {
    /// The class of the part.
    pub class: ClassId,
    /// Its place in the object, in bytes.
    pub offset: u64,
    /// The virtual base in which it lies, and its place there.
    pub in_virtual: Option<(ClassId, u64)>,
}

/// The table of one part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VirtualTablePart {
    /// Whose it is.
    pub part: TablePart,
    /// How far objects lie from the part, in bytes, in the order of their addresses.
    pub offsets: Vec<(Offset, i64)>,
    /// From the part to the whole object; the type information follows.
    pub offset_to_top: i64,
    /// The functions, from the address point on.
    pub entries: Vec<TableEntry>,
}

/// What an offset in a table leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offset {
    /// A virtual base.
    Base(ClassId),
    /// The object with which a function of a virtual base is called.
    Call {
        /// A function with the signature.
        function: FunctionId,
        /// The virtual base.
        base: ClassId,
    },
}

/// An entry of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableEntry {
    /// The function that is called: the final overrider ([class.virtual]/2). None where nothing calls through the entry.
    pub function: Option<FunctionId>,
    /// It destroys the object and gives its memory back: the second entry of a destructor.
    pub is_deleting: bool,
    /// What is done to the object before the call.
    pub object: Adjustment,
    /// What is done to the result behind it, in bytes; of results in virtual bases nothing is told.
    pub result: i64,
}

/// How the object of a part becomes that of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adjustment {
    /// So many bytes are added.
    pub fixed: i64,
    /// Then what stands so many bytes from the address point of the table: of a virtual base.
    pub through: Option<i64>,
}

/// A base object, or the whole one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Subobject {
    class: ClassId,
    offset: u64,
}

/// An offset of a table, before it is known where in a larger object it leads.
#[derive(Clone, Copy, Debug)]
struct FoundOffset {
    offset: Offset,
    /// The part of the virtual base that declares the function.
    declared: Subobject,
}

/// A function of a table, before it is known who overrides it.
#[derive(Clone, Copy, Debug)]
struct Slot {
    function: FunctionId,
    /// Where it was declared, counted in primary bases.
    depth: usize,
    /// The second entry of a destructor.
    is_deleting: bool,
}

impl Program {
    /// The tables of a class that has virtual functions or bases; none of others, and where layouts are not known.
    pub fn virtual_table(&self, class: ClassId) -> Option<VirtualTable> {
        let layout = self.layouts.get(&class).filter(|layout| layout.is_dynamic)?;
        let own = TablePart { class, offset: 0, in_virtual: None };
        let whole = Whole { program: self, class, layout };
        let parts = std::iter::once(own).chain(self.table_parts(class, false));
        Some(VirtualTable { parts: parts.map(|part| whole.table_of(part)).collect() })
    }

    /// The parts of an object of a class that have their own tables, the object itself apart: not those that share that of what
    /// they are the primary base of. Virtual bases that share one are among them if `with_shared` says so: what derives from the
    /// class may place them elsewhere.
    pub fn table_parts(&self, class: ClassId, with_shared: bool) -> Vec<TablePart> {
        let mut parts = Vec::new();
        self.add_table_parts(TablePart { class, offset: 0, in_virtual: None }, &mut parts);
        let Some(layout) = self.layouts.get(&class) else { return parts };
        for &(base, offset) in &layout.virtual_bases {
            if self.has_virtual_table(base) && (with_shared || !self.shares_table(class, base)) {
                let part = TablePart { class: base, offset, in_virtual: Some((base, 0)) };
                parts.push(part);
                self.add_table_parts(part, &mut parts);
            }
        }
        parts
    }

    fn add_table_parts(&self, of: TablePart, parts: &mut Vec<TablePart>) {
        let Some(layout) = self.layouts.get(&of.class) else { return };
        for ((base, entry), &place) in self.base_classes(of.class).zip(&layout.bases) {
            if entry.is_virtual || !self.has_virtual_table(base) {
                continue;
            }
            let part = TablePart {
                class: base,
                offset: of.offset + place,
                in_virtual: of.in_virtual.map(|(class, inner)| (class, inner + place)),
            };
            if layout.primary != Some((base, false)) {
                parts.push(part);
            }
            self.add_table_parts(part, parts);
        }
    }

    /// Whether objects of a class have a table: it has virtual functions or bases.
    pub fn has_virtual_table(&self, class: ClassId) -> bool {
        self.layouts.get(&class).is_some_and(|layout| layout.is_dynamic)
    }

    /// Whether a virtual base is the primary base of a class or of a part of it.
    pub fn shares_table(&self, class: ClassId, base: ClassId) -> bool {
        let Some(layout) = self.layouts.get(&class) else { return false };
        layout.primary == Some((base, true))
            || self.base_classes(class).any(|(inner, _)| self.shares_table(inner, base))
    }

    /// Whether a function is virtual: declared so, or because it overrides one ([class.virtual]/1, 2).
    pub fn is_virtual(&self, function: FunctionId) -> bool {
        self.functions[function].flags.contains(FunctionFlags::VIRTUAL)
            || self.overridden.get(&function).is_some_and(|list| !list.is_empty())
    }

    /// Whether a function overrides another, directly or not.
    pub fn overrides(&self, function: FunctionId, other: FunctionId) -> bool {
        let overridden = self.overridden.get(&function);
        overridden.into_iter().flatten().any(|&base| base == other || self.overrides(base, other))
    }

    fn is_or_overrides(&self, function: FunctionId, other: FunctionId) -> bool {
        function == other || self.overrides(function, other)
    }

    /// The functions in the table of a part: those of the primary base first. Those of a virtual one are called through its own
    /// table, wherever that is.
    pub fn table_functions(&self, class: ClassId) -> Vec<FunctionId> {
        let primary = self.layouts.get(&class).and_then(|layout| layout.primary);
        let primary = primary.filter(|&(_, is_virtual)| !is_virtual);
        let mut functions = primary.map_or_else(Vec::new, |(base, _)| self.table_functions(base));
        functions.extend(self.member_functions(class).filter(|&function| self.is_virtual(function)));
        functions
    }

    /// The place, below the address point of the table of a virtual base, of the offset for calls of one of its functions.
    pub fn call_offset(&self, base: ClassId, function: FunctionId) -> Option<u64> {
        let number = self.offsets(base, true).iter().position(|found| match found.offset {
            Offset::Call { function: other, .. } => self.have_same_signature(other, function),
            Offset::Base(_) => false,
        })?;
        Some(FIRST_OFFSET + ENTRY * number as u64)
    }

    /// The offsets below the address point of the table of a class, the nearest one first.
    fn offsets(&self, class: ClassId, is_virtual: bool) -> Vec<FoundOffset> {
        let mut offsets = Vec::new();
        self.add_offsets(class, is_virtual, &mut offsets);
        offsets
    }

    /// Those of the primary base first, then to the virtual bases, then those for calls of the functions of a virtual base.
    fn add_offsets(&self, class: ClassId, is_virtual: bool, offsets: &mut Vec<FoundOffset>) {
        let Some(layout) = self.layouts.get(&class) else { return };
        if let Some((base, is_virtual)) = layout.primary {
            self.add_offsets(base, is_virtual, offsets);
        }
        let mut bases = Vec::new();
        self.add_virtual_bases(class, &mut bases);
        for base in bases {
            let offset = Offset::Base(base);
            if offsets.iter().all(|found| found.offset != offset) {
                offsets.push(FoundOffset { offset, declared: Subobject { class: base, offset: 0 } });
            }
        }
        if is_virtual {
            self.add_call_offsets(class, Subobject { class, offset: 0 }, offsets);
        }
    }

    /// The virtual bases in the order of the inheritance graph: depth first, from left to right.
    fn add_virtual_bases(&self, class: ClassId, found: &mut Vec<ClassId>) {
        for (base, entry) in self.base_classes(class) {
            if entry.is_virtual {
                if found.contains(&base) {
                    continue;
                }
                found.push(base);
            }
            self.add_virtual_bases(base, found);
        }
    }

    /// One for each signature in a virtual base and its bases that are not virtual, those of the primary base first.
    fn add_call_offsets(&self, of: ClassId, part: Subobject, offsets: &mut Vec<FoundOffset>) {
        let Some(layout) = self.layouts.get(&part.class) else { return };
        let bases = self.base_classes(part.class).zip(&layout.bases).filter(|((_, entry), _)| !entry.is_virtual);
        let bases: Vec<Subobject> =
            bases.map(|((class, _), place)| Subobject { class, offset: part.offset + place }).collect();
        let is_primary = |base: &&Subobject| layout.primary == Some((base.class, false));
        bases.iter().filter(is_primary).for_each(|&base| self.add_call_offsets(of, base, offsets));
        for function in self.member_functions(part.class).filter(|&function| self.is_virtual(function)) {
            let is_there = |found: &FoundOffset| {
                matches!(found.offset, Offset::Call { function: other, .. }
                if self.have_same_signature(other, function))
            };
            if !offsets.iter().any(is_there) {
                offsets.push(FoundOffset { offset: Offset::Call { function, base: of }, declared: part });
            }
        }
        bases.iter().filter(|base| !is_primary(base)).for_each(|&base| self.add_call_offsets(of, base, offsets));
    }

    /// Whether one of two member functions would override the other ([class.virtual]/2).
    fn have_same_signature(&self, a: FunctionId, b: FunctionId) -> bool {
        let name = |function: FunctionId| self.entities[self.functions[function].entity].name;
        if name(a) == Name::DESTRUCTOR || name(b) == Name::DESTRUCTOR {
            return name(a) == name(b);
        }
        let ty = |function: FunctionId| self.as_function(self.canonical(self.functions[function].ty));
        let (Some(first), Some(second)) = (ty(a), ty(b)) else { return a == b };
        let qualifiers = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE;
        name(a) == name(b)
            && first.parameters == second.parameters
            && (first.flags ^ second.flags) & qualifiers == FunctionTypeFlags::empty()
    }

    /// How far the object to which the result of an overridden function points lies in that of the overriding function
    /// ([class.virtual]/8). Of virtual bases nothing is said.
    pub fn result_offset(&self, function: FunctionId, other: FunctionId) -> u64 {
        let is_structor = self.entities[self.functions[function].entity].name.kind() == NameKind::Destructor;
        let target = |function: FunctionId| {
            let result = self.as_function(self.canonical(self.functions[function].ty))?.result;
            match self.structure(self.unqualified(self.canonical(result)).0) {
                Type::Pointer(target) | Type::LvalueReference(target) | Type::RvalueReference(target) => {
                    self.class_of(self.unqualified(self.canonical(target)).0)
                }
                _ => None,
            }
        };
        match (target(function), target(other)) {
            (Some(derived), Some(base)) if !is_structor => self.fixed_base_offset(derived, base).unwrap_or(0),
            _ => 0,
        }
    }

    /// The place of a base in a class that no virtual base lies between, in bytes.
    fn fixed_base_offset(&self, class: ClassId, base: ClassId) -> Option<u64> {
        if class == base {
            return Some(0);
        }
        let layout = self.layouts.get(&class)?;
        let mut fixed = self.base_classes(class).zip(&layout.bases).filter(|((_, entry), _)| !entry.is_virtual);
        fixed.find_map(|((inner, _), &place)| Some(place + self.fixed_base_offset(inner, base)?))
    }

    /// The entries of the table of a class, by the functions that were declared for them: of the primary base first, then those that
    /// the class declares, but for those that take the place of one of the primary base ([class.virtual]/8: not where the result has
    /// to be adjusted).
    fn slots(&self, class: ClassId, depth: usize) -> Vec<Slot> {
        let primary = self.layouts.get(&class).and_then(|layout| layout.primary);
        let mut slots = primary.map_or_else(Vec::new, |(base, _)| self.slots(base, depth + 1));
        for function in self.member_functions(class).filter(|&function| self.is_virtual(function)) {
            let takes = |slot: &Slot| {
                self.overrides(function, slot.function) && self.result_offset(function, slot.function) == 0
            };
            if slots.iter().any(takes) {
                continue;
            }
            slots.push(Slot { function, depth, is_deleting: false });
            if self.entities[self.functions[function].entity].name == Name::DESTRUCTOR {
                slots.push(Slot { function, depth, is_deleting: true });
            }
        }
        slots
    }
}

/// An object that is no part of another one.
struct Whole<'p> {
    program: &'p Program,
    class: ClassId,
    layout: &'p ClassLayout,
}

impl Whole<'_> {
    fn virtual_base(&self, base: ClassId) -> Option<u64> {
        self.layout.virtual_bases.iter().find(|entry| entry.0 == base).map(|entry| entry.1)
    }

    fn table_of(&self, part: TablePart) -> VirtualTablePart {
        let program = self.program;
        let from = |place: u64| place as i64 - part.offset as i64;
        let is_virtual = matches!(part.in_virtual, Some((base, 0)) if base == part.class);
        let offsets = program.offsets(part.class, is_virtual).into_iter().rev().filter_map(|found| {
            let place = match found.offset {
                Offset::Base(base) => self.virtual_base(base)?,
                Offset::Call { function, base } => {
                    // That of a primary base may lie elsewhere in this object.
                    let place = if base == part.class { part.offset } else { self.virtual_base(base)? };
                    let at = Subobject { class: found.declared.class, offset: place + found.declared.offset };
                    self.final_overrider(function, at)?.1.offset
                }
            };
            Some((found.offset, from(place)))
        });
        let slots = program.slots(part.class, 0);
        VirtualTablePart {
            part,
            offsets: offsets.collect(),
            offset_to_top: -(part.offset as i64),
            entries: slots.into_iter().map(|slot| self.entry(part, slot)).collect(),
        }
    }

    fn entry(&self, part: TablePart, slot: Slot) -> TableEntry {
        let unused =
            TableEntry { function: None, is_deleting: slot.is_deleting, object: Adjustment::default(), result: 0 };
        let Some((at, in_virtual)) = self.declaring_part(part, slot) else { return unused };
        let Some((function, object)) = self.final_overrider(slot.function, at) else { return unused };
        let result = self.program.result_offset(function, slot.function) as i64;
        let place = part.offset as i64;
        let adjustment = match in_virtual {
            // The function's object is not in the virtual base itself.
            Some((base, inner)) if !self.lies_in(object, base) => Adjustment {
                fixed: -(inner as i64),
                through: self.program.call_offset(base, slot.function).map(|place| -(place as i64)),
            },
            _ => Adjustment { fixed: object.offset as i64 - place, through: None },
        };
        TableEntry { function: Some(function), object: adjustment, result, ..unused }
    }

    /// The primary base of a part, or the part itself, that calls a slot's function through the part's table: the first one that
    /// declares it or overrides it, and the virtual base in which that lies, with its place there. None where that is a virtual base
    /// that lies elsewhere in this object.
    fn declaring_part(&self, part: TablePart, slot: Slot) -> Option<(Subobject, Option<(ClassId, u64)>)> {
        let (mut class, mut in_virtual) = (part.class, part.in_virtual);
        let mut lies_here = true;
        for _ in 0..=slot.depth {
            let mut own = self.program.member_functions(class);
            if own.any(|function| self.program.is_or_overrides(function, slot.function)) {
                return lies_here.then_some((Subobject { class, offset: part.offset }, in_virtual));
            }
            let (base, is_virtual) = self.program.layouts.get(&class)?.primary?;
            if is_virtual {
                in_virtual = Some((base, 0));
                lies_here &= self.virtual_base(base) == Some(part.offset);
            }
            class = base;
        }
        None
    }

    /// Whether an object is a virtual base or lies in it.
    fn lies_in(&self, object: Subobject, base: ClassId) -> bool {
        let Some(offset) = self.virtual_base(base) else { return false };
        self.contains(Subobject { class: base, offset }, object, 0)
    }

    /// Whether an object is another one or has it as a base.
    fn contains(&self, object: Subobject, base: Subobject, depth: u32) -> bool {
        object == base || depth < 64 && self.bases_of(object).any(|inner| self.contains(inner, base, depth + 1))
    }

    fn bases_of(&self, object: Subobject) -> impl Iterator<Item = Subobject> {
        let places = self.program.layouts.get(&object.class).map_or(&[][..], |layout| &layout.bases);
        self.program.base_classes(object.class).zip(places).filter_map(move |((class, entry), &place)| {
            let offset = if entry.is_virtual { self.virtual_base(class)? } else { object.offset + place };
            Some(Subobject { class, offset })
        })
    }

    /// The final overrider of a function of a base object, with its own object ([class.virtual]/2).
    fn final_overrider(&self, function: FunctionId, at: Subobject) -> Option<(FunctionId, Subobject)> {
        let mut found = Vec::new();
        self.add_overriders(function, at, Subobject { class: self.class, offset: 0 }, &mut found);
        let is_final =
            |candidate: &&(FunctionId, Subobject)| found.iter().all(|other| self.contains(candidate.1, other.1, 0));
        found.iter().find(is_final).or(found.first()).copied()
    }

    fn add_overriders(
        &self,
        function: FunctionId,
        at: Subobject,
        inside: Subobject,
        found: &mut Vec<(FunctionId, Subobject)>,
    ) {
        if !self.contains(inside, at, 0) || found.iter().any(|&(_, known)| known == inside) {
            return;
        }
        let mut own = self.program.member_functions(inside.class);
        if let Some(own) = own.find(|&own| self.program.is_or_overrides(own, function)) {
            found.push((own, inside));
        }
        for base in self.bases_of(inside) {
            self.add_overriders(function, at, base, found);
        }
    }
}
