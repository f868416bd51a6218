//! What only several units of a program show: one entity declared or defined differently in two of them ([basic.def.odr]/15,
//! [basic.link]/11), kernels and device functions that separate compilation will not find or will find twice, and module ids
//! that are the same.
//!
//! Each unit gives a [`UnitSummary`]: what it declares in the user's own files that other units may declare, too. Entities go
//! by their mangled names. What a unit has from one file is a [`Portion`], which is known by the hash of its content: units
//! that see the same in a header share it, so summaries are small and only portions that differ are compared.

mod compare;
mod definition;
mod entities;
mod report;
mod summary;
mod uses;

pub use compare::{Member, compare, missing_definitions, programs};
pub use report::Reports;
pub use summary::{summarize, summarize_device};

use cufe_diagnostics::{Code, code};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is compared of an entity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Aspect {
    /// Function, variable, class, enumeration or template.
    Kind,
    /// The type of a function or variable, the underlying type of an enumeration.
    Type,
    /// The bound of an array.
    Bound,
    /// Where a function runs.
    ExecutionSpace,
    /// Where a variable lies.
    MemorySpace,
    /// Bases and data members of a class, in order.
    Layout,
    /// The enumerators with their values.
    Enumerators,
    /// The tokens of a definition that may be repeated.
    Definition,
}

/// What is compared, with the diagnostic for a difference, in the order in which it is: of an entity the first difference is
/// told only, because others follow from it. `docs/projects.md` has the same table for users.
pub const ASPECTS: [(Aspect, Code); 8] = [
    (Aspect::Kind, code::UNITS_DIFFER_IN_KIND),
    (Aspect::Type, code::UNITS_DIFFER_IN_TYPE),
    (Aspect::Bound, code::UNITS_DIFFER_IN_TYPE),
    (Aspect::ExecutionSpace, code::UNITS_DIFFER_IN_EXECUTION_SPACE),
    (Aspect::MemorySpace, code::UNITS_DIFFER_IN_MEMORY_SPACE),
    (Aspect::Layout, code::UNITS_DIFFER_IN_LAYOUT),
    (Aspect::Enumerators, code::UNITS_DIFFER_IN_ENUMERATORS),
    (Aspect::Definition, code::UNITS_DIFFER_IN_DEFINITION),
];

/// What is known of an entity under one aspect. What is not known is no fact, and not compared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// What is compared.
    pub value: String,
    /// The same for people; empty where it says nothing to them.
    pub shown: String,
}

/// A place in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The file with its folder.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// Of the preprocessed line, from 1.
    pub column: u32,
    /// What stands there: the name.
    pub word: String,
}

/// How often an entity may be defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Repetition {
    /// This is a declaration.
    Declared,
    /// In every unit, with the same tokens.
    Shared,
    /// Once in the program.
    Unique,
}

/// A declaration or definition of an entity that other units may declare.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// By what the entity is known in all units.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// Where its name stands.
    pub place: Place,
    /// Whether it is defined here.
    pub repetition: Repetition,
    /// What is known of it.
    pub facts: BTreeMap<Aspect, Fact>,
}

/// What a unit declares in one file.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Portion {
    /// In the order of their places.
    pub records: Vec<Record>,
}

/// A use of a kernel or device function that the unit does not define.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// By what the function is known in all units.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// A kernel that is launched.
    pub is_launch: bool,
    /// Where.
    pub place: Place,
    /// Where the function is declared.
    pub declared: Place,
}

/// What a unit declares, apart from the portions themselves.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct UnitSummary {
    /// It could not be analysed without errors, so nothing follows from what is not in it.
    pub is_partial: bool,
    /// It defines `main`.
    pub has_main: bool,
    /// The module id, where other units may name device entities by it.
    pub module_id: Option<String>,
    /// The place that stands for the whole source.
    pub start: Option<Place>,
    /// The hashes of its portions.
    pub portions: Vec<String>,
    /// The keys of kernels and device functions that it defines.
    pub defined: Vec<String>,
    /// What it uses and does not define.
    pub used: Vec<Use>,
}
