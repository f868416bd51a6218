//! The entries that the device side has for sure: kernels that are written as they are launched.

use crate::facts::Facts;
use crate::name::Names;
use cufe_base::StoreId;
use cufe_il::{FunctionFlags, FunctionId};
use cufe_sema::Unit;

/// The symbols of the kernels that a unit defines, instances of templates apart; those whose symbols depend on the module id
/// apart, too.
pub fn kernel_symbols(unit: &Unit) -> Vec<String> {
    let facts = Facts::new(unit);
    let names = Names::new(&facts, "");
    let program = &unit.program;
    let functions = (0..program.functions.len()).map(FunctionId::from_index).filter(|&function| {
        let entry = &program.functions[function];
        entry.space.is_kernel()
            && entry.flags.contains(FunctionFlags::DEFINED)
            && !facts.is_pattern(function)
            && !facts.is_made(function)
            && !facts.is_instantiated(function)
    });
    functions.filter_map(|function| names.function(function, None)).filter(|name| !name.contains('<')).collect()
}
