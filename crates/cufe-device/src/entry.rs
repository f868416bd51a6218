//! What the device side has for sure: kernels that are written as they are launched, and variables that the host can name.

use crate::facts::Facts;
use crate::name::Names;
use cufe_base::StoreId;
use cufe_il::{FunctionFlags, FunctionId, Linkage, MemorySpace, Qualifiers, VariableFlags, VariableId};
use cufe_mangle::SymbolForm;
use cufe_sema::Unit;
use rustc_hash::{FxHashMap, FxHashSet};

/// The symbols of the kernels that a unit defines, instances of templates apart; those whose symbols depend on the module id
/// apart, too.
pub fn kernel_symbols(unit: &Unit) -> Vec<String> {
    let facts = Facts::new(unit);
    let names = Names::new(&facts, "", FxHashMap::default());
    let program = &unit.program;
    // Some instances are declared by reading the template's declaration again, and do not know of it.
    let templates: FxHashSet<u32> = program
        .entities
        .iter()
        .filter(|(_, entity)| entity.template.is_some())
        .map(|(_, entity)| entity.token)
        .collect();
    let functions = (0..program.functions.len()).map(FunctionId::from_index).filter(|&function| {
        let entry = &program.functions[function];
        entry.space.is_kernel()
            && entry.flags.contains(FunctionFlags::DEFINED)
            && !facts.is_pattern(function)
            && !templates.contains(&program.entities[entry.entity].token)
            && !facts.is_made(function)
            && !facts.is_instantiated(function)
    });
    functions
        .filter_map(|function| names.function(function, SymbolForm::default()))
        .filter(|name| !name.contains('<'))
        .collect()
}

/// The symbols of the variables with external linkage that a unit defines in the device's memory, those of templates and
/// constants apart.
pub fn variable_symbols(unit: &Unit) -> Vec<String> {
    let facts = Facts::new(unit);
    let names = Names::new(&facts, "", FxHashMap::default());
    let program = &unit.program;
    let is_there = |variable: &VariableId| {
        let entry = &program.variables[*variable];
        let entity = &program.entities[entry.entity];
        entry.space.intersects(MemorySpace::DEVICE | MemorySpace::CONSTANT | MemorySpace::MANAGED)
            && entry.flags.contains(VariableFlags::DEFINED)
            && !entry.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::INLINE | VariableFlags::SPECIALIZATION)
            && !program.unqualified(program.canonical(entry.ty)).1.contains(Qualifiers::CONST)
            && entry.linkage == Linkage::External
            && entity.template.is_none()
            && facts.class_around(entity.scope).is_none()
            && !facts.is_in_pattern(entity.scope)
            && !facts.is_local(facts.home(entity.scope))
    };
    let variables = (0..program.variables.len()).map(VariableId::from_index).filter(is_there);
    variables.filter_map(|variable| names.variable(variable)).filter(|name| !name.contains('<')).collect()
}
