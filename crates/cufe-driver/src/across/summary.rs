//! From a unit to its summary.

use super::entities::{Entities, dialect_of_types};
use super::{Place, Portion, Record, UnitSummary, uses};
use crate::stages::lasting_module_id;
use cufe_base::file_name::{from_path, to_path};
use cufe_project::cache::hash;
use cufe_sema::Unit;
use std::collections::BTreeMap;
use std::path::Path;

/// The summary of a unit as the host compiler sees it, and its portions with their hashes. `directory` is where the compiler
/// runs. Of a unit with errors there is nothing.
pub fn summarize(unit: &Unit, directory: &Path, has_errors: bool) -> (UnitSummary, Vec<(String, Portion)>) {
    if has_errors {
        return (UnitSummary { is_partial: true, ..UnitSummary::default() }, Vec::new());
    }
    let types = dialect_of_types(unit);
    let entities = Entities::new(unit, &types, directory);
    let used = uses::launches(&entities);
    let start = (!unit.tokens.is_empty()).then(|| Place {
        file: from_path(cufe_project::database::absolute(&to_path(unit.source.name()), directory)),
        line: 1,
        column: 1,
        word: String::new(),
    });
    let records = entities.find();
    let has_main = records.iter().any(|record| record.key == "main");
    let mut by_file: BTreeMap<String, Vec<Record>> = BTreeMap::new();
    for record in records {
        by_file.entry(record.place.file.clone()).or_default().push(record);
    }
    let portions: Vec<(String, Portion)> = by_file
        .into_values()
        .filter_map(|mut records| {
            records.sort_by(|a, b| (&a.place, &a.key).cmp(&(&b.place, &b.key)));
            let portion = Portion { records };
            Some((hash([serde_json::to_vec(&portion).ok()?.as_slice()]), portion))
        })
        .collect();
    let summary = UnitSummary {
        is_partial: false,
        has_main,
        module_id: unit.options.device_c.then(|| lasting_module_id(unit)).flatten(),
        start,
        portions: portions.iter().map(|(hash, _)| hash.clone()).collect(),
        defined: Vec::new(),
        used,
    };
    (summary, portions)
}

/// Adds what the device compiler sees of the unit: the functions that its device code needs from elsewhere.
pub fn summarize_device(unit: &Unit, directory: &Path, has_errors: bool, summary: &mut UnitSummary) {
    if has_errors {
        *summary = UnitSummary { is_partial: true, ..UnitSummary::default() };
        return;
    }
    let types = dialect_of_types(unit);
    let entities = Entities::new(unit, &types, directory);
    summary.defined = uses::defined(&entities);
    if unit.options.device_c {
        summary.used.extend(uses::calls(&entities));
    }
}
