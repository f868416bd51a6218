//! The instances of kernel templates that host code asks for, as functions that name them: what is left of that host code in a
//! device text.
//!
//! The device compiler makes an instance of a kernel template where anything names it. It has the kernels of a namespace in
//! the order in which they were first needed, and what is static in them in the order of all; so a function that names the
//! instances stands before the next kernel that is written, or at the end of the text.

use crate::facts::Facts;
use crate::name::Names;
use crate::order::function_time;
use cufe_base::StoreId;
use cufe_host::InstanceNames;
use cufe_il::{ExecutionSpace, FunctionId, MemorySpace, VariableFlags, VariableId};
use cufe_lex::TokenKind;
use cufe_mangle::SymbolForm;
use cufe_sema::Unit;
use rustc_hash::FxHashMap;

/// The instances, in the device compiler's order.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Functions that name instances.
    pub functions: Vec<AskingFunction>,
    /// The symbols of all instances of kernel templates.
    pub symbols: Vec<String>,
}

/// A function that names instances.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskingFunction {
    /// Its definition.
    pub text: String,
    /// A token of the declaration before which it stands; none for the end of the text.
    pub before: Option<u32>,
}

/// Finds the instances that a unit asks for, which was analysed in the device view with the bodies of host code
/// ([`cufe_base::BodyPolicy::OfHostCode`]) and with statistics. The reason where they cannot be named, or are not all that host code asks for.
pub fn asked(unit: &Unit) -> Result<Asked, String> {
    let facts = Facts::new(unit);
    if !unit.statistics.is_complete() {
        return Err(what_is_unknown(unit));
    }
    // Whether those of headers are used on the device shows in the PTX.
    let is_users_code = |space: ExecutionSpace, body| space.is_device_code() && unit.reader().is_own_text(body);
    if has_shared_strings(unit) && has_strings(&facts, is_users_code) {
        return Err(
            "string constants of functions of both sides are numbered, and host code asks for those, too".to_owned()
        );
    }
    if let Some(variable) = instance_in_device_memory(&facts) {
        let name = unit.program.symbol(unit.program.variables[variable].entity);
        let name = name.map_or("", |name| unit.tokens.interner.text(name));
        return Err(format!("{name} is an instance of a template of variables of the device"));
    }
    let names = Names::new(&facts, "", FxHashMap::default());
    let spelled = InstanceNames::new(unit);
    let mut asked = Asked::default();
    // What the next function names.
    let mut open: Vec<String> = Vec::new();
    for kernel in kernels(&facts) {
        if let Some(token) = written_at(&facts, kernel) {
            asked.add(&mut open, Some(token));
            continue;
        }
        let symbol = names.function(kernel, SymbolForm::default()).ok_or("a kernel has no symbol")?;
        let name = spelled.of(kernel).ok_or_else(|| format!("{symbol} cannot be named"))?;
        open.push(name);
        asked.symbols.push(symbol);
    }
    asked.add(&mut open, None);
    Ok(asked)
}

impl Asked {
    fn add(&mut self, instances: &mut Vec<String>, before: Option<u32>) {
        if instances.is_empty() {
            return;
        }
        let mut text = format!("inline void __cufe_asks_{}() {{\n", self.functions.len());
        for instance in instances.drain(..) {
            text.push_str(&format!("  (void)({instance});\n"));
        }
        text.push_str("}\n");
        self.functions.push(AskingFunction { text, before });
    }
}

/// The kernels that the device side has, in the order in which they were first needed or written.
fn kernels(facts: &Facts<'_>) -> Vec<FunctionId> {
    let program = facts.program;
    let kernels = (0..program.functions.len()).map(FunctionId::from_index).filter(|&function| {
        program.functions[function].space.is_kernel()
            && !facts.is_pattern(function)
            && (written_at(facts, function).is_some() || is_needed(facts, function))
    });
    let mut found: Vec<FunctionId> = kernels.collect();
    found.sort_by_key(|&kernel| function_time(facts, kernel));
    found
}

/// A token of the declaration that puts a kernel where it is: its definition, or an explicit instantiation. None of instances
/// that something asks for.
fn written_at(facts: &Facts<'_>, kernel: FunctionId) -> Option<u32> {
    let program = facts.program;
    if let Some(&directive) = program.function_instances.explicit.get(&kernel) {
        return Some(directive);
    }
    let definition = program.functions[kernel].definition.filter(|_| !facts.is_made(kernel))?;
    Some(program.function_declarations[definition].specifiers)
}

/// Whether the definition of an instance was needed: what is only named in an operand that is not evaluated is not
/// ([temp.inst]/5).
fn is_needed(facts: &Facts<'_>, kernel: FunctionId) -> bool {
    let program = facts.program;
    let definition = program.functions[kernel].definition;
    definition.is_some_and(|definition| program.function_declarations[definition].statement.is_some())
}

/// What cufe does not know of a unit: instances that such code asks for may be missing.
fn what_is_unknown(unit: &Unit) -> String {
    match unit.statistics.origins().first() {
        Some(origin) => {
            let (file, line, _) = unit.source.line(origin.first);
            format!("something is unknown ({}, first at {}:{line})", origin.reason, unit.source.file_name(file))
        }
        None => "not everything that code uses was read".to_owned(),
    }
}

/// Whether there are strings in functions of both sides that something uses. The device compiler numbers its string constants
/// (`$str$1`), those of such functions where host code asks for them, too: PTX that has some is another one without that code.
pub fn has_shared_strings(unit: &Unit) -> bool {
    has_strings(&Facts::new(unit), |space, _| !space.is_device_code())
}

/// Whether a string stands in the body of a function of the device that something uses, of those that are meant by their space and
/// the token with which the body begins.
fn has_strings(facts: &Facts<'_>, is_meant: impl Fn(ExecutionSpace, u32) -> bool) -> bool {
    let program = facts.program;
    program.function_declarations.values().any(|declaration| {
        let space = program.functions[declaration.function].space;
        declaration.statement.is_some()
            && (space.is_kernel() || space.contains(ExecutionSpace::DEVICE_SIDE))
            && declaration.body.is_some_and(|(open, close)| {
                is_meant(space, open)
                    && (open..close).any(|token| facts.unit.tokens.kind(token) == TokenKind::StringLiteral)
            })
    })
}

/// An instance of a variable template, or a static member of an instance, in the device's memory: host code asks for these
/// by naming them, too.
fn instance_in_device_memory(facts: &Facts<'_>) -> Option<VariableId> {
    let program = facts.program;
    (0..program.variables.len()).map(VariableId::from_index).find(|&variable| {
        let entry = &program.variables[variable];
        let scope = facts.variable_scope(variable);
        let is_instance = entry.flags.contains(VariableFlags::SPECIALIZATION)
            || facts.class_around(scope).is_some_and(|class| program.classes[class].is_instance);
        is_instance
            && entry.space.intersects(MemorySpace::DEVICE | MemorySpace::CONSTANT | MemorySpace::MANAGED)
            && !entry.flags.contains(VariableFlags::CONSTEXPR)
            && !facts.is_in_pattern(scope)
            && !facts.is_local(scope)
    })
}
