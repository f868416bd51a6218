//! What the device compiler keeps of tables of virtual functions ([`cufe_il::virtual_table`]): the functions that adjust objects, and
//! the tables that constructors of bases use (Itanium C++ ABI 2.6).

use crate::facts::Facts;
use cufe_il::virtual_table::TablePart;
use cufe_il::{ClassId, FunctionFlags, FunctionId};

impl Facts<'_> {
    pub(crate) fn has_virtual_bases(&self, class: ClassId) -> bool {
        self.program.layouts.get(&class).is_some_and(|layout| !layout.virtual_bases.is_empty())
    }

    /// Whether a class declares virtual functions itself, implicit ones apart.
    pub(crate) fn declares_virtual_functions(&self, class: ClassId) -> bool {
        self.program.member_functions(class).any(|function| {
            self.program.is_virtual(function)
                && !self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT)
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
        for part in self.program.table_parts(base, true) {
            // One that shares a table in the base may lie elsewhere in the larger object.
            let is_shared = part.in_virtual.is_some_and(|(class, inner)| {
                inner == 0
                    && self.program.shares_table(base, class)
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
    if !facts.program.is_virtual(function) {
        return codes;
    }
    let own = TablePart { class, offset: 0, in_virtual: None };
    for part in std::iter::once(own).chain(facts.program.table_parts(class, true)) {
        for other in facts.program.table_functions(part.class) {
            if !facts.program.overrides(function, other) {
                continue;
            }
            let object = match part.in_virtual {
                None => Some(Adjustment::Fixed(part.offset)),
                Some((base, inner)) => {
                    facts.program.call_offset(base, other).map(|place| Adjustment::Virtual(inner, place))
                }
            };
            let result = facts.program.result_offset(function, other);
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
