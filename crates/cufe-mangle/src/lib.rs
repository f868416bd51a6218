//! External names of the Itanium C++ ABI, as GNU C++ 12 writes them.
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
use cufe_il::{ArgumentsId, ClassId, EntityId, FunctionId, Program, TypeId, VariableId};
use rustc_hash::FxHashMap;

/// What names depend on beside the program.
#[derive(Clone, Copy, Default)]
pub struct MangleOptions<'a> {
    /// The module id, part of the name of unnamed namespaces. Without it they are called as the host compiler calls them.
    pub module_id: Option<&'a str>,
    /// The dialect: exception specifications are part of types from C++17 on. The default dialect if absent.
    pub dialect: Option<&'a Dialect>,
    /// Names as the front end of the device compiler writes them, with the namespace that
    /// stands around all others where an entity has internal linkage: closures are numbered among those of the same
    /// parameters, an expansion of values among template arguments is its pattern alone, and types of anonymous unions are
    /// not numbered (measured).
    pub internal_namespace: Option<&'a str>,
    /// The numbers of anonymous unions, which are named with them in the names of what they hold.
    pub anonymous_unions: Option<&'a FxHashMap<EntityId, u32>>,
}

impl MangleOptions<'_> {
    /// Whether names are those of the device compiler.
    pub(crate) fn of_device(&self) -> bool {
        self.internal_namespace.is_some()
    }

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

/// Which of the names of an entity is asked for: the variants of constructors and destructors, what pointers that closures give
/// point to, and variables inside of the device compiler's namespace.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolForm {
    /// `C1`, `C2`, `D0`, `D1` or `D2`; without it the complete object's.
    pub structor: Option<&'static str>,
    /// Of a constructor: the class that inherits it.
    pub heir: Option<ClassId>,
    /// Of the call operator of a closure: the name of the function that pointers made of the closure point to.
    pub invoker: Option<&'static str>,
    /// Of a variable: it stands in [`MangleOptions::internal_namespace`].
    pub is_internal: bool,
}

/// The name that a type, typedef name or template would have as a symbol by its name and scope alone.
pub fn mangle_named(
    program: &Program,
    interner: &Interner,
    entity: EntityId,
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    let node = builder.named(entity)?;
    Some(format!("_Z{}", write::write(&builder.tree, node)?))
}

/// The name that a specialization of an alias template would have as a symbol, were it not what it stands for.
pub fn mangle_alias_instance(
    program: &Program,
    interner: &Interner,
    (template, arguments): (EntityId, ArgumentsId),
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    let node = builder.template_id(template, arguments)?;
    Some(format!("_Z{}", write::write(&builder.tree, node)?))
}

/// The encoded name of a type of a namespace as if it had internal linkage.
pub fn mangle_internal_type(
    program: &Program,
    interner: &Interner,
    (ty, scope): (TypeId, cufe_il::ScopeId),
    options: &MangleOptions,
) -> Option<String> {
    let mut builder = names::Builder::new(program, interner, options);
    let scope = builder.scope(scope)?;
    builder.inside(scope);
    let node = builder.ty(ty)?;
    write::write(&builder.tree, node)
}

/// The encoded name of a function in another form.
pub fn mangle_function_as(
    program: &Program,
    interner: &Interner,
    function: FunctionId,
    options: &MangleOptions,
    form: SymbolForm,
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
    form: SymbolForm,
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
