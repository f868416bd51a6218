//! Tables of virtual functions by the Itanium C++ ABI (2.5, 2.6): the parts of objects that have their own, the functions in
//! them, and the tables that constructors of bases use.

use crate::facts::Facts;
use cufe_il::{ClassId, FunctionFlags, FunctionId, NameKind};

/// The distance of the first offset for a virtual base or a call of its functions from the beginning of a table, in bytes.
const FIRST_OFFSET: u64 = 24;
/// The size of an entry of a table, in bytes.
const ENTRY: u64 = 8;

/// A part of an object with its own table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TablePart {
    pub(crate) class: ClassId,
    /// Its place in the object, in bytes.
    pub(crate) offset: u64,
    /// The virtual base in which it lies, and its place there.
    pub(crate) in_virtual: Option<(ClassId, u64)>,
}

impl Facts<'_> {
    pub(crate) fn has_virtual_bases(&self, class: ClassId) -> bool {
        self.program.layouts.get(&class).is_some_and(|layout| !layout.virtual_bases.is_empty())
    }

    pub(crate) fn is_virtual(&self, function: FunctionId) -> bool {
        self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL)
            || self.program.overridden.get(&function).is_some_and(|list| !list.is_empty())
    }

    /// The parts of an object of a class that have their own tables: not those that share that of what they are the primary
    /// base of. Virtual bases that share one are among them if `with_shared` says so: what derives from the class may place
    /// them elsewhere.
    pub(crate) fn table_parts(&self, class: ClassId, with_shared: bool) -> Vec<TablePart> {
        let mut parts = Vec::new();
        self.add_table_parts(TablePart { class, offset: 0, in_virtual: None }, &mut parts);
        let Some(layout) = self.program.layouts.get(&class) else { return parts };
        for &(base, offset) in &layout.virtual_bases {
            if self.is_polymorphic(base) && (with_shared || !self.is_shared_in(class, base)) {
                let part = TablePart { class: base, offset, in_virtual: Some((base, 0)) };
                parts.push(part);
                self.add_table_parts(part, &mut parts);
            }
        }
        parts
    }

    fn add_table_parts(&self, of: TablePart, parts: &mut Vec<TablePart>) {
        let Some(layout) = self.program.layouts.get(&of.class) else { return };
        for ((base, entry), &place) in self.program.base_classes(of.class).zip(&layout.bases) {
            if entry.is_virtual || !self.is_polymorphic(base) {
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

    /// Whether a virtual base is the primary base of a class or of a part of it.
    fn is_shared_in(&self, class: ClassId, base: ClassId) -> bool {
        let Some(layout) = self.program.layouts.get(&class) else { return false };
        layout.primary == Some((base, true))
            || self.program.base_classes(class).any(|(inner, _)| self.is_shared_in(inner, base))
    }

    /// The functions in the table of a part: those of the primary base first. Those of a virtual one are called through its own
    /// table, wherever that is.
    pub(crate) fn table_functions(&self, class: ClassId) -> Vec<FunctionId> {
        let primary = self.program.layouts.get(&class).and_then(|layout| layout.primary);
        let primary = primary.filter(|&(_, is_virtual)| !is_virtual);
        let mut functions = primary.map_or_else(Vec::new, |(base, _)| self.table_functions(base));
        functions.extend(self.program.member_functions(class).filter(|&function| self.is_virtual(function)));
        functions
    }

    /// Whether a function overrides another, directly or not.
    pub(crate) fn overrides(&self, function: FunctionId, other: FunctionId) -> bool {
        let overridden = self.program.overridden.get(&function);
        overridden.into_iter().flatten().any(|&base| base == other || self.overrides(base, other))
    }

    /// The place, below the beginning of the table of a virtual base, of the offset for calls of one of its functions.
    pub(crate) fn call_offset(&self, base: ClassId, function: FunctionId) -> Option<u64> {
        let functions = self.functions_with_call_offset(base);
        let number = functions.iter().position(|&other| {
            other == function || self.overrides(other, function) || self.overrides(function, other)
        })?;
        let bases = self.program.layouts.get(&base)?.virtual_bases.len() as u64;
        Some(FIRST_OFFSET + ENTRY * (bases + number as u64))
    }

    fn functions_with_call_offset(&self, class: ClassId) -> Vec<FunctionId> {
        let mut functions: Vec<FunctionId> = Vec::new();
        let mut add = |new: Vec<FunctionId>| {
            for function in new {
                if !functions.iter().any(|&known| known == function || self.overrides(function, known)) {
                    functions.push(function);
                }
            }
        };
        add(self.table_functions(class));
        for part in self.table_parts(class, false) {
            add(self.table_functions(part.class));
        }
        functions
    }

    /// Whether a class declares virtual functions itself, implicit ones apart.
    pub(crate) fn declares_virtual_functions(&self, class: ClassId) -> bool {
        self.program.member_functions(class).any(|function| {
            self.is_virtual(function) && !self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT)
        })
    }

    /// The tables that constructors of the bases of a class use.
    pub(crate) fn construction_tables(&self, class: ClassId) -> Vec<ConstructionTable> {
        let mut tables = Vec::new();
        self.add_construction_tables(&ConstructionTable { part: None, path: Vec::new(), whole: class }, 0, &mut tables);
        let virtual_bases = self.program.layouts.get(&class).map_or(&[][..], |layout| &layout.virtual_bases);
        for &(base, place) in virtual_bases {
            if self.has_virtual_bases(base) {
                let own = ConstructionTable { part: None, path: vec![base], whole: class };
                self.add_construction_tables_of(own, place, &mut tables);
            }
        }
        tables
    }

    /// Those of the direct bases of a class, which lies at a place in the larger object.
    fn add_construction_tables(&self, of: &ConstructionTable, place: u64, tables: &mut Vec<ConstructionTable>) {
        let class = of.path.first().copied().unwrap_or(of.whole);
        let Some(layout) = self.program.layouts.get(&class) else { return };
        for ((base, entry), &offset) in self.program.base_classes(class).zip(&layout.bases) {
            if !entry.is_virtual && self.has_virtual_bases(base) {
                let path = [base].iter().chain(&of.path).copied().collect();
                self.add_construction_tables_of(ConstructionTable { path, ..of.clone() }, place + offset, tables);
            }
        }
    }

    fn add_construction_tables_of(&self, own: ConstructionTable, place: u64, tables: &mut Vec<ConstructionTable>) {
        let base = own.path[0];
        tables.push(own.clone());
        self.add_construction_tables(&own, place, tables);
        let place_in = |class: ClassId, base: ClassId| {
            let bases = self.program.layouts.get(&class).map_or(&[][..], |layout| &layout.virtual_bases);
            bases.iter().find(|entry| entry.0 == base).map(|entry| entry.1)
        };
        for part in self.table_parts(base, true) {
            // One that shares a table in the base may lie elsewhere in the larger object.
            let is_shared = part.in_virtual.is_some_and(|(class, inner)| {
                inner == 0
                    && self.is_shared_in(base, class)
                    && place_in(own.whole, class) == place_in(base, class).map(|offset| place + offset)
            });
            if !is_shared {
                tables.push(ConstructionTable { part: Some(part.class), ..own.clone() });
            }
        }
    }
}

/// A table that the constructor of a base uses while it makes its part of a larger object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ConstructionTable {
    /// The part of the base whose table it is; none for the base itself.
    pub(crate) part: Option<ClassId>,
    /// The base, and the bases around it.
    pub(crate) path: Vec<ClassId>,
    /// The class of the larger object.
    pub(crate) whole: ClassId,
}

/// How a call through a table comes to a function: what is added to the object, and to the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Adjustment {
    /// So many bytes less.
    Fixed(u64),
    /// As [`Adjustment::Fixed`], and what the table has at a place below its beginning.
    Virtual(u64, u64),
}

impl Adjustment {
    /// `<call-offset>` ([mangle.special]).
    fn code(self) -> String {
        match self {
            Self::Fixed(0) => "h0_".to_owned(),
            Self::Fixed(less) => format!("hn{less}_"),
            Self::Virtual(0, place) => format!("v0_n{place}_"),
            Self::Virtual(less, place) => format!("vn{less}_n{place}_"),
        }
    }
}

/// What stands before the names of the functions that adjust objects and results for a function in the tables of its class:
/// `_ZThn16_` and the like.
pub(crate) fn adjustors(facts: &Facts<'_>, class: ClassId, function: FunctionId) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    if !facts.is_virtual(function) {
        return codes;
    }
    let own = TablePart { class, offset: 0, in_virtual: None };
    for part in std::iter::once(own).chain(facts.table_parts(class, true)) {
        for other in facts.table_functions(part.class) {
            if !facts.overrides(function, other) {
                continue;
            }
            let object = match part.in_virtual {
                None => Some(Adjustment::Fixed(part.offset)),
                Some((base, inner)) => facts.call_offset(base, other).map(|place| Adjustment::Virtual(inner, place)),
            };
            let result = result_offset(facts, function, other);
            let code = match (object, result) {
                (Some(Adjustment::Fixed(0)), 0) | (None, _) => continue,
                (Some(object), 0) => object.code(),
                (Some(object), result) => format!("c{}h{result}_", object.code()),
            };
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
    }
    codes.into_iter().map(|code| format!("_ZT{code}")).collect()
}

/// How far the object to which the result of an overridden function points lies in that of the overriding function
/// ([class.virtual]/8). Of virtual bases nothing is said.
fn result_offset(facts: &Facts<'_>, function: FunctionId, other: FunctionId) -> u64 {
    let program = facts.program;
    let is_structor = program.entities[program.functions[function].entity].name.kind() == NameKind::Destructor;
    let target = |function: FunctionId| {
        let result = program.as_function(program.canonical(program.functions[function].ty))?.result;
        match program.structure(program.unqualified(program.canonical(result)).0) {
            cufe_il::Type::Pointer(target)
            | cufe_il::Type::LvalueReference(target)
            | cufe_il::Type::RvalueReference(target) => facts.element_class(target),
            _ => None,
        }
    };
    match (target(function), target(other)) {
        (Some(derived), Some(base)) if !is_structor => fixed_offset(facts, derived, base).unwrap_or(0),
        _ => 0,
    }
}

/// The place of a base in a class that no virtual base lies between.
fn fixed_offset(facts: &Facts<'_>, class: ClassId, base: ClassId) -> Option<u64> {
    if class == base {
        return Some(0);
    }
    let layout = facts.program.layouts.get(&class)?;
    let bases = facts.program.base_classes(class).zip(&layout.bases);
    let mut fixed = bases.filter(|((_, entry), _)| !entry.is_virtual);
    fixed.find_map(|((inner, _), &place)| Some(place + fixed_offset(facts, inner, base)?))
}
