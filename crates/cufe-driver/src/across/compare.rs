//! Summaries compared.

use super::{ASPECTS, Aspect, Fact, Place, Portion, Record, Repetition, UnitSummary, Use, definition};
use cufe_diagnostics::{Code, code};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// A unit of a program.
pub struct Member<'s> {
    /// The source.
    pub file: &'s str,
    /// The program that the build says it is linked into.
    pub program: Option<&'s str>,
    /// What it declares.
    pub summary: &'s UnitSummary,
    /// Its portions.
    pub portions: Vec<(&'s str, Arc<Portion>)>,
}

/// A mistake that two units show together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What it is.
    pub code: Code,
    /// The entity, or the module id.
    pub name: String,
    /// What is different, for people: here and there; may be empty.
    pub shown: [String; 2],
    /// Where.
    pub here: Place,
    /// The unit in which the other one is, and where.
    pub there: (String, Place),
}

/// The units that are linked into one program, by the indices of the members.
pub type Programs = Vec<Vec<usize>>;

/// The programs of a project: those of each target of the build, and all units of which the build does not tell that
/// together, unless they cannot be one program; the error says why, beside the programs that are known.
pub fn programs(members: &[Member<'_>]) -> Result<Programs, (Programs, String)> {
    let mut known: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut rest = Vec::new();
    for (index, member) in members.iter().enumerate() {
        match member.program {
            Some(program) => known.entry(program).or_default().push(index),
            None => rest.push(index),
        }
    }
    let mut groups: Vec<Vec<usize>> = known.into_values().collect();
    let mut files = BTreeSet::new();
    let unknown = || rest.iter().filter_map(|&index| members.get(index));
    let mains = unknown().filter(|member| member.summary.has_main).count();
    let is_one = mains < 2 && unknown().all(|member| files.insert(member.file));
    if is_one {
        groups.push(rest);
        return Ok(groups);
    }
    let why = if mains > 1 { format!("{mains} of them define main") } else { "some are compiled twice".to_owned() };
    let said = "and the project does not say which belong to one program";
    Err((groups, format!("{} sources are not compared with each other: {why}, {said}", rest.len())))
}

/// All mistakes of a program, in the order of its units.
pub fn compare(units: &[&Member<'_>]) -> Vec<Difference> {
    let mut found = differences(units);
    found.extend(repeated_definitions(units));
    found.extend(module_ids(units));
    found
}

fn is_same(aspect: Aspect, left: &Fact, right: &Fact) -> bool {
    match aspect {
        Aspect::Definition => definition::is_same(left, right),
        _ => left.value == right.value,
    }
}

/// What differs first between two lists of lines, for people.
fn first_difference(left: &Fact, right: &Fact) -> [String; 2] {
    let (mut left, mut right) = (left.shown.lines(), right.shown.lines());
    loop {
        match (left.next(), right.next()) {
            (Some(left), Some(right)) if left == right => {}
            (None, None) => return [String::new(), String::new()],
            (left, right) => return [left.unwrap_or_default().to_owned(), right.unwrap_or_default().to_owned()],
        }
    }
}

/// Entities that are declared or defined differently: of each the first difference.
fn differences(units: &[&Member<'_>]) -> Vec<Difference> {
    let mut portions_seen = BTreeSet::new();
    let mut first: HashMap<(&str, Aspect), (&Record, &Fact)> = HashMap::new();
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for unit in units {
        for (_, portion) in unit.portions.iter().filter(|(hash, _)| portions_seen.insert(*hash)) {
            for record in &portion.records {
                for (aspect, code) in ASPECTS {
                    let Some(fact) = record.facts.get(&aspect) else { continue };
                    let &mut (other, known) = first.entry((&record.key, aspect)).or_insert((record, fact));
                    if is_same(aspect, known, fact) {
                        continue;
                    }
                    if told.insert(&record.key) {
                        found.push(difference(aspect, code, (other, known), (record, fact), unit.file));
                    }
                    break;
                }
            }
        }
    }
    found
}

fn difference(aspect: Aspect, code: Code, one: (&Record, &Fact), other: (&Record, &Fact), file: &str) -> Difference {
    let shown = match aspect {
        Aspect::Layout | Aspect::Enumerators => first_difference(one.1, other.1),
        _ => [one.1.shown.clone(), other.1.shown.clone()],
    };
    let there = (file.to_owned(), other.0.place.clone());
    Difference { code, name: one.0.name.clone(), shown, here: one.0.place.clone(), there }
}

/// Functions and variables of which several units hold a definition, and only one may ([basic.def.odr]/12).
fn repeated_definitions(units: &[&Member<'_>]) -> Vec<Difference> {
    let mut first: HashMap<&str, (&Record, &str)> = HashMap::new();
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for unit in units {
        let records = unit.portions.iter().flat_map(|(_, portion)| &portion.records);
        for record in records.filter(|record| record.repetition == Repetition::Unique) {
            let &mut (other, file) = first.entry(&record.key).or_insert((record, unit.file));
            if file != unit.file && told.insert(&record.key) {
                found.push(Difference {
                    code: code::DEFINED_IN_TWO_UNITS,
                    name: record.name.clone(),
                    shown: [String::new(), String::new()],
                    here: other.place.clone(),
                    there: (unit.file.to_owned(), record.place.clone()),
                });
            }
        }
    }
    found
}

/// Units that have one module id.
fn module_ids(units: &[&Member<'_>]) -> Vec<Difference> {
    let mut first: HashMap<&str, &Place> = HashMap::new();
    let mut found = Vec::new();
    for unit in units {
        let (Some(id), Some(start)) = (&unit.summary.module_id, &unit.summary.start) else { continue };
        if let Some(other) = first.insert(id, start) {
            found.push(Difference {
                code: code::SAME_MODULE_ID,
                name: id.clone(),
                shown: [String::new(), String::new()],
                here: other.clone(),
                there: (unit.file.to_owned(), start.clone()),
            });
        }
    }
    found
}

/// Kernels and device functions that units use and none of the project defines.
pub fn missing_definitions<'s>(units: &[Member<'s>]) -> Vec<&'s Use> {
    let defined: BTreeSet<&str> =
        units.iter().flat_map(|unit| unit.summary.defined.iter().map(String::as_str)).collect();
    let mut told = BTreeSet::new();
    let used = units.iter().flat_map(|unit| &unit.summary.used);
    used.filter(|used| !defined.contains(used.key.as_str()) && told.insert(&used.key)).collect()
}
