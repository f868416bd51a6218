//! External names of the Itanium C++ ABI, as GNU C++ 12 writes them (spec/mangling.md).
//!
//! Made in two steps: from the program a tree of name components, in which equal components are one node (`names`,
//! `types`, `expressions`), and from the tree the text, in which repeated components are abbreviated (`write`). What the
//! program does not know yet has no mangled name: every function answers `None` then.

mod abi_tags;
mod constants;
mod expressions;
mod names;
mod tree;
mod types;
mod write;

use cufe_base::{Dialect, Interner, Standard};
use cufe_il::{EntityId, FunctionId, Program, TypeId, VariableId};

/// What names depend on beside the program.
#[derive(Clone, Copy, Default)]
pub struct MangleOptions<'a> {
    /// The module id, part of the name of unnamed namespaces. Without it they are called as the host compiler calls them.
    pub module_id: Option<&'a str>,
    /// The dialect: exception specifications are part of types from C++17 on. The default dialect if absent.
    pub dialect: Option<&'a Dialect>,
}

impl MangleOptions<'_> {
    fn exceptions_are_part_of_types(&self) -> bool {
        self.dialect.is_none_or(|dialect| dialect.standard >= Standard::Cpp17)
    }
}

/// The name of a function in object files: its plain name for C linkage, `main` and builtin functions, else `_Z` and its
/// encoding. Constructors and destructors are the complete ones.
pub fn mangle_function(
    program: &Program,
    interner: &Interner,
    function: FunctionId,
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    match builder.function_symbol(function)? {
        names::SymbolName::Plain(name) => Some(name),
        names::SymbolName::Encoding(node) => Some(format!("_Z{}", write::write(&builder.tree, node)?)),
    }
}

/// How a name departs from that in the host compiler's object files: the device compiler's names of internal entities, and
/// the variants of constructors and destructors.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolForm<'a> {
    /// A namespace around all others, in place of the mark of internal linkage (spec/device-output.md "Names").
    pub namespace: Option<&'a str>,
    /// `C1`, `C2`, `D0`, `D1` or `D2`; without it the complete object's.
    pub structor: Option<&'static str>,
    /// Internal linkage does not show in the name.
    pub is_external: bool,
}

impl SymbolForm<'_> {
    fn shows_linkage(&self) -> bool {
        self.namespace.is_none() && !self.is_external
    }
}

/// The name that a type or typedef name of a scope would have as a symbol.
pub fn mangle_member(
    program: &Program,
    interner: &Interner,
    scope: cufe_il::ScopeId,
    name: &str,
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    let node = builder.member_named(scope, name)?;
    Some(format!("_Z{}", write::write(&builder.tree, node)?))
}

/// The encoded name of a function in another form.
pub fn mangle_function_as(
    program: &Program,
    interner: &Interner,
    function: FunctionId,
    options: &MangleOptions,
    form: SymbolForm<'_>,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    builder.form = form;
    match builder.function_symbol(function)? {
        names::SymbolName::Plain(name) => Some(name),
        names::SymbolName::Encoding(node) => Some(format!("_Z{}", write::write(&builder.tree, node)?)),
    }
}

/// The encoded name of a variable in another form, whatever its scope is.
pub fn mangle_variable_as(
    program: &Program,
    interner: &Interner,
    variable: VariableId,
    options: &MangleOptions,
    form: SymbolForm<'_>,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    builder.form = form;
    let node = builder.variable_encoding(variable)?;
    Some(format!("_Z{}", write::write(&builder.tree, node)?))
}

/// The name of a variable in object files: its plain name at global scope and for C linkage, else `_Z` and its encoding.
pub fn mangle_variable(
    program: &Program,
    interner: &Interner,
    variable: VariableId,
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    match builder.variable_symbol(variable)? {
        names::SymbolName::Plain(name) => Some(name),
        names::SymbolName::Encoding(node) => Some(format!("_Z{}", write::write(&builder.tree, node)?)),
    }
}

/// The name of a function or variable in object files.
pub fn mangle_entity(
    program: &Program,
    interner: &Interner,
    entity: EntityId,
    options: &MangleOptions,
) -> Option<String> {
    if let Some(function) = program.function_of(entity) {
        return mangle_function(program, interner, function, options);
    }
    mangle_variable(program, interner, program.variable_of(entity)?, options)
}

/// The encoding of a type, as `typeid` and vendor names use it.
pub fn mangle_type(program: &Program, interner: &Interner, ty: TypeId, options: &MangleOptions) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    let node = builder.ty(ty)?;
    write::write(&builder.tree, node)
}

/// A name as one component: its length and itself.
pub fn source_name(name: &str) -> String {
    format!("{}{name}", name.len())
}

#[cfg(test)]
mod tests;
