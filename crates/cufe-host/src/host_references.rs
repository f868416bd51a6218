//! The host reference arrays: which device symbols host code names.

use crate::module_id::{static_prefix, unnamed_namespace};
use crate::naming_entity::is_in_unnamed_namespace;
use cufe_il::{
    EntityId, EntityKind, ExecutionSpace, FunctionFlags, FunctionId, HostReference, Linkage, MemorySpace, Program,
    Qualifiers, ScopeId, ScopeKind, Type, TypeId, VariableFlags,
};
use cufe_mangle::source_name;
use cufe_sema::Unit;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The arrays in their order: section, name.
const ARRAYS: [(&str, &str); 6] = [
    (".nvHRKI", "hostRefKernelArrayInternalLinkage"),
    (".nvHRKE", "hostRefKernelArrayExternalLinkage"),
    (".nvHRDI", "hostRefDeviceArrayInternalLinkage"),
    (".nvHRDE", "hostRefDeviceArrayExternalLinkage"),
    (".nvHRCI", "hostRefConstantArrayInternalLinkage"),
    (".nvHRCE", "hostRefConstantArrayExternalLinkage"),
];

/// Patterns for the six arrays, in their order: distinct, in ascending byte order.
pub fn patterns(unit: &Unit, module_id: &str) -> [BTreeSet<String>; 6] {
    let mut arrays: [BTreeSet<String>; 6] = Default::default();
    for (_, found) in listed(unit, module_id) {
        let place = found.sort * 2;
        if let Some(pattern) = found.internal
            && let Some(array) = arrays.get_mut(place)
        {
            array.insert(pattern);
        }
        if let Some(pattern) = found.external
            && let Some(array) = arrays.get_mut(place + 1)
        {
            array.insert(pattern);
        }
    }
    arrays
}

/// The name of the first use that is listed with the module id in its pattern.
pub(crate) fn first_internal(unit: &Unit) -> Option<u32> {
    listed(unit, "").filter(|(_, found)| found.internal.is_some()).map(|(name, _)| name).min()
}

/// The uses outside of device code, each with the token of its name.
fn listed<'u>(unit: &'u Unit, module_id: &'u str) -> impl Iterator<Item = (u32, Listed)> + 'u {
    let closures = Closures::new(&unit.program);
    unit.program.host_references.iter().filter_map(move |reference| {
        let is_device = reference.function.is_some_and(|function| closures.is_device_code(&unit.program, function));
        let found = if is_device { None } else { Listed::new(unit, reference, module_id) };
        found.map(|found| (reference.name, found))
    })
}

/// Appends the arrays to the host file.
pub fn write(unit: &Unit, module_id: &str, out: &mut Vec<u8>) {
    for ((section, name), patterns) in ARRAYS.iter().zip(patterns(unit, module_id)) {
        let mut text = format!(
            "\nextern \"C\" {{\nextern __attribute__((section(\"{section}\"))) __attribute__((weak)) const unsigned char {name}[] = {{"
        );
        for pattern in &patterns {
            text.push_str(&format!("\n/* {pattern} */\n"));
            for byte in pattern.bytes() {
                text.push_str(&format!("0x{byte:x},"));
            }
            text.push_str("0x0,");
        }
        if patterns.is_empty() {
            text.push_str("0x0");
        }
        text.push_str("};\n}\n");
        out.extend_from_slice(text.as_bytes());
    }
}

/// The functions around closures: call operators without annotation of their own follow them.
struct Closures {
    enclosing: FxHashMap<FunctionId, FunctionId>,
}

impl Closures {
    fn new(program: &Program) -> Self {
        let pairs = program.written_lambdas().filter_map(|lambda| Some((lambda.call_operator?, lambda.enclosing?)));
        Self { enclosing: pairs.collect() }
    }

    /// Whether the body of a function is device code only, as far as is known at the end of the translation unit.
    fn is_device_code(&self, program: &Program, function: FunctionId) -> bool {
        let mut function = function;
        // Closures nest less deeply than there are closures.
        for _ in 0..=self.enclosing.len() {
            let Some(entry) = program.functions.get(function) else { return false };
            if entry.space.is_device_code() {
                return true;
            }
            match self.enclosing.get(&function) {
                Some(&outer) if !entry.space.contains(ExecutionSpace::ANNOTATED) => function = outer,
                _ => return false,
            }
        }
        false
    }
}

/// The patterns that one use adds.
struct Listed {
    /// 0 for kernels, 1 for device variables, 2 for constant variables.
    sort: usize,
    internal: Option<String>,
    external: Option<String>,
}

/// What the patterns depend on.
struct Facts {
    sort: usize,
    linkage: Linkage,
    is_c: bool,
    is_static: bool,
    /// A variable that `const` or `constexpr` makes internal.
    is_const: bool,
    is_variable: bool,
}

impl Listed {
    fn new(unit: &Unit, reference: &HostReference, module_id: &str) -> Option<Self> {
        let program = &unit.program;
        let entity = reference.entity;
        let facts = facts(program, entity)?;
        let is_template = is_template(program, entity);
        let scope = declared_scope(program, entity);
        let name = unit.tokens.interner.text(program.symbol(entity)?);
        // What has C linkage is internal only where `static` is written, even if it is const or in an unnamed namespace.
        let is_unnamed = !facts.is_c && is_in_unnamed_namespace(program, scope);
        let is_internal = if facts.is_variable && is_template {
            // The linkage of an instance is known only where the arguments are.
            is_unnamed || reference.is_instance && (facts.is_static || facts.is_const)
        } else {
            facts.is_static || is_unnamed || !facts.is_c && facts.linkage == Linkage::Internal
        };
        let components = components(unit, scope, module_id);
        // Only variables at global scope and C linkage keep their plain names.
        let is_plain_variable = facts.is_variable && !is_template && components.is_empty();
        let internal = || {
            let mut pattern = static_prefix(module_id);
            pattern.push('*');
            if is_plain_variable {
                pattern.push_str(name);
            } else {
                pattern.push_str(&components.concat());
                pattern.push_str(&source_name(name));
                pattern.push('*');
            }
            pattern
        };
        let external = || {
            if is_plain_variable || (facts.is_c && !is_template) {
                name.to_owned()
            } else {
                let nested = if components.is_empty() { "" } else { "N" };
                format!("_Z{nested}{}{}*", components.concat(), source_name(name))
            }
        };
        let has_internal = is_internal || is_template;
        let is_only_internal = is_internal || (is_template && reference.has_internal_argument);
        Some(Self {
            sort: facts.sort,
            internal: has_internal.then(internal),
            external: (!is_only_internal).then(external),
        })
    }
}

fn facts(program: &Program, entity: EntityId) -> Option<Facts> {
    if let Some(function) = program.function_of(entity) {
        let function = &program.functions[function];
        return function.space.is_kernel().then(|| Facts {
            sort: 0,
            linkage: function.linkage,
            is_c: function.flags.contains(FunctionFlags::C_LINKAGE),
            is_static: function.storage == cufe_il::StorageClass::Static,
            is_const: false,
            is_variable: false,
        });
    }
    let variable = &program.variables[program.variable_of(entity)?];
    let sort = match variable.space {
        space if space.contains(MemorySpace::SHARED) => return None,
        space if space.contains(MemorySpace::CONSTANT) => 2,
        space if space.intersects(MemorySpace::DEVICE | MemorySpace::MANAGED) => 1,
        _ => return None,
    };
    Some(Facts {
        sort,
        linkage: variable.linkage,
        is_c: variable.flags.contains(VariableFlags::C_LINKAGE),
        is_static: variable.storage == cufe_il::StorageClass::Static,
        is_const: is_const(program, variable.ty)
            && variable.storage != cufe_il::StorageClass::Extern
            && !variable.flags.contains(VariableFlags::INLINE),
        is_variable: true,
    })
}

/// Whether objects of a type are const; those of an array are its elements.
fn is_const(program: &Program, ty: TypeId) -> bool {
    let mut ty = program.canonical(ty);
    while let Type::Array { element, .. } = program.written(program.unqualified(ty).0) {
        ty = program.canonical(element);
    }
    program.unqualified(ty).1.contains(Qualifiers::CONST)
}

/// Whether uses of an entity are uses of a template: the template itself, its pattern, or a specialization.
fn is_template(program: &Program, entity: EntityId) -> bool {
    let entry = &program.entities[entity];
    if entry.kind.is_template() || entry.template.is_some() {
        return true;
    }
    match entry.kind {
        EntityKind::Function(function) => program.functions[function].specialized.is_some(),
        EntityKind::Variable(variable) => program.variables[variable].flags.contains(VariableFlags::SPECIALIZATION),
        _ => false,
    }
}

/// The scope in which an entity is a member, without template heads.
fn declared_scope(program: &Program, entity: EntityId) -> ScopeId {
    let mut scope = program.entities[entity].scope;
    while program.scopes[scope].kind == ScopeKind::TemplateParameters
        && let Some(parent) = program.scopes[scope].parent
    {
        scope = parent;
    }
    scope
}

/// The enclosing namespaces, outermost first, each with its length.
fn components(unit: &Unit, scope: ScopeId, module_id: &str) -> Vec<String> {
    let program = &unit.program;
    let mut components = Vec::new();
    for scope in std::iter::successors(Some(scope), |&scope| program.scopes[scope].parent) {
        let Some(entity) = program.scopes[scope].entity else { continue };
        match program.entities[entity].kind {
            EntityKind::Namespace(namespace) if program.scopes[scope].kind == ScopeKind::Namespace => {
                if program.namespaces[namespace].is_unnamed {
                    components.push(source_name(&unnamed_namespace(module_id)));
                } else if let Some(symbol) = program.symbol(entity) {
                    components.push(source_name(unit.tokens.interner.text(symbol)));
                }
            }
            // Kernels may be static members of classes.
            EntityKind::Class(_) if program.scopes[scope].kind == ScopeKind::Class => {
                if let Some(symbol) = program.symbol(entity) {
                    components.push(source_name(unit.tokens.interner.text(symbol)));
                }
            }
            _ => {}
        }
    }
    components.reverse();
    components
}
