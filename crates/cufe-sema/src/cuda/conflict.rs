//! The other declarations of a conflict between spaces, for people and tools: the overridden function, the declarations that
//! an annotation contradicts, the declaration that a message tells of.

use super::spaces::{reason, space_text};
use crate::Unit;
use crate::types::printing::function_signature_text;
use cufe_base::Position;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{FunctionDeclarationFlags, FunctionFlags};

/// More declarations of one entity are not shown.
const MAXIMUM: usize = 4;

/// What is reported of a virtual function whose spaces are not those of the function that it overrides.
const OVERRIDING: [Code; 6] = [
    code::VFUNC_INCOMPAT_EXEC_H_D,
    code::VFUNC_INCOMPAT_EXEC_H_HD,
    code::VFUNC_INCOMPAT_EXEC_D_HD,
    code::VFUNC_INCOMPAT_EXEC_D_H,
    code::VFUNC_INCOMPAT_EXEC_HD_H,
    code::VFUNC_INCOMPAT_EXEC_HD_D,
];

/// What is reported of a declaration that does not agree with an earlier one of the same entity.
const REDECLARING: [Code; 17] = [
    code::CONFLICTING_SPACES,
    code::GLOBAL_FUNCTION_REDECLARED_WITHOUT_GLOBAL,
    code::GLOBAL_FUNCTION_REDECLARED_WITH_HOST,
    code::GLOBAL_FUNCTION_REDECLARED_WITH_DEVICE,
    code::GLOBAL_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
    code::DEVICE_FUNCTION_REDECLARED_WITH_GLOBAL,
    code::DEVICE_FUNCTION_REDECLARED_WITH_HOST,
    code::DEVICE_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
    code::DEVICE_FUNCTION_REDECLARED_WITHOUT_DEVICE,
    code::HOST_FUNCTION_REDECLARED_WITH_GLOBAL,
    code::HOST_FUNCTION_REDECLARED_WITH_DEVICE,
    code::HOST_FUNCTION_REDECLARED_WITH_HOST_DEVICE,
    code::HOST_DEVICE_FUNCTION_REDECLARED_WITH_GLOBAL,
    code::VARIABLE_REDECLARED_WITH_SPACE,
    code::VARIABLE_REDECLARED_WITHOUT_SPACE,
    code::MAIN_IN_DEVICE_SPACE,
    code::MANAGED_CANT_BE_SHARED_CONSTANT,
];

/// A declaration that is named by its place: tokens from its first to the last of its declarator, and that of its name.
struct Declaration {
    first: u32,
    last: u32,
    name: u32,
}

/// The declarations that a report conflicts with: where they are, and what they say.
pub fn conflicting_declarations(unit: &Unit, report: &Report) -> Vec<(Position, String)> {
    let mut found = if OVERRIDING.contains(&report.code) {
        overridden(unit, report)
    } else if REDECLARING.contains(&report.code) {
        earlier(unit, report.position)
    } else {
        Vec::new()
    };
    for argument in &report.arguments {
        if let Argument::Position(position) = argument
            && position.is_some()
            && !found.iter().any(|(known, _)| known == position)
        {
            found.push((*position, "the other declaration is here".to_owned()));
        }
    }
    found
}

/// The function that the first value of a message about overriding names.
fn overridden(unit: &Unit, report: &Report) -> Vec<(Position, String)> {
    let program = &unit.program;
    let Some(Argument::Entity { name, .. }) = report.arguments.first() else { return Vec::new() };
    let base = program.functions.iter().find(|(function, entry)| {
        entry.flags.contains(FunctionFlags::VIRTUAL)
            && program.entities[entry.entity].token != u32::MAX
            && function_signature_text(program, unit.reader().names(), *function) == *name
    });
    let Some((function, entry)) = base else { return Vec::new() };
    let text = format!("the overridden function is {} ({})", space_text(entry.space), reason(unit, function));
    vec![(unit.reader().position(program.entities[entry.entity].token), text)]
}

/// The declarations of an entity in front of the one that holds a position.
fn earlier(unit: &Unit, position: Position) -> Vec<(Position, String)> {
    let program = &unit.program;
    let functions = program.function_declarations.iter().filter_map(|(_, entry)| {
        let is_written = !entry.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN);
        let entity = program.functions[entry.function].entity;
        let place = Declaration { first: entry.first, last: entry.declarator_last, name: entry.name };
        is_written.then_some((entity, place))
    });
    let variables = program.variable_declarations.iter().map(|(_, entry)| {
        let place = Declaration { first: entry.first, last: entry.declarator_last, name: entry.name };
        (program.variables[entry.variable].entity, place)
    });
    let all: Vec<_> = functions.chain(variables).collect();
    let holds = |place: &Declaration| {
        unit.reader().position(place.first) <= position
            && position <= unit.reader().position(place.last.max(place.first))
    };
    // The innermost one.
    let Some((entity, place)) = all.iter().filter(|(_, place)| holds(place)).max_by_key(|(_, place)| place.first)
    else {
        return Vec::new();
    };
    let before = all.iter().filter(|(other, before)| other == entity && before.first < place.first);
    let shown = |(_, before): &(_, Declaration)| {
        (unit.reader().position(before.name), format!("it is declared here with {}", stated(unit, before)))
    };
    before.take(MAXIMUM).map(shown).collect()
}

/// The spaces that a declaration states.
fn stated(unit: &Unit, place: &Declaration) -> String {
    let mut words: Vec<String> = Vec::new();
    for used in &unit.program.attribute_uses {
        if (place.first..=place.last).contains(&used.first) {
            let Some(word) = unit.reader().word(used.last) else { continue };
            let name = word.trim_matches('_');
            if matches!(name, "host" | "device" | "global" | "tile_global" | "shared" | "constant" | "managed") {
                words.push(format!("__{name}__"));
            }
        }
    }
    if words.is_empty() { "no space".to_owned() } else { words.join(" ") }
}
