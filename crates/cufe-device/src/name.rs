//! Names on the device side. The module id, which depends on the path of the source, is
//! written as `<id>`, and the parts of names made of it as `<unnamed>` and `<internal>`.

use crate::facts::Facts;
use crate::virtual_tables::ConstructionTable;
use cufe_il::{ArgumentsId, ClassId, EntityId, FunctionId, Linkage, ScopeKind, TypeId, VariableFlags, VariableId};
use cufe_mangle::{
    MangleOptions, SymbolForm, mangle_alias_instance, mangle_function_as, mangle_internal_type, mangle_type,
    mangle_variable_as, source_name,
};
use rustc_hash::FxHashMap;

/// The name of an anonymous union, without its number.
pub(crate) const UNNUMBERED: &str = "__C<n>";

/// Makes the names of one unit.
pub(crate) struct Names<'a> {
    pub(crate) facts: &'a Facts<'a>,
    module_id: &'a str,
    pseudo_namespace: String,
    anonymous_unions: FxHashMap<EntityId, u32>,
}

impl<'a> Names<'a> {
    /// `anonymous_unions`: their numbers.
    pub(crate) fn new(facts: &'a Facts<'a>, module_id: &'a str, anonymous_unions: FxHashMap<EntityId, u32>) -> Self {
        Self { facts, module_id, pseudo_namespace: format!("_INTERNAL_{module_id}"), anonymous_unions }
    }

    fn options(&self) -> MangleOptions<'_> {
        MangleOptions {
            module_id: Some(self.module_id),
            dialect: Some(&self.facts.unit.options.dialect),
            internal_namespace: Some(&self.pseudo_namespace),
            anonymous_unions: Some(&self.anonymous_unions),
        }
    }

    /// A name without what depends on the path of the source.
    fn shown(&self, name: &str) -> String {
        let internal = source_name(&self.pseudo_namespace);
        let unnamed = source_name(&format!("_GLOBAL__N_{}", self.module_id));
        name.replace(&internal, "<internal>").replace(&unnamed, "<unnamed>")
    }

    /// A function, in one of its forms.
    pub(crate) fn function(&self, function: FunctionId, form: SymbolForm) -> Option<String> {
        let facts = self.facts;
        let entry = &facts.program.functions[function];
        let scope = facts.home(facts.program.entities[entry.entity].scope);
        let is_kernel = entry.space.is_kernel();
        let is_internal = facts.is_internal(entry.linkage, scope) || self.has_internal_template(function);
        let (program, interner) = (facts.program, &facts.unit.tokens.interner);
        let name = self.shown(&mangle_function_as(program, interner, function, &self.options(), form)?);
        let is_separate = facts.unit.options.device_c && is_kernel && is_internal;
        Some(if is_separate { format!("__nv_static_<id>_{name}") } else { name })
    }

    fn has_internal_template(&self, function: FunctionId) -> bool {
        let program = self.facts.program;
        program.functions[function].specialized.is_some_and(|template| {
            program.templates[template]
                .pattern
                .and_then(|pattern| program.function_of(pattern))
                .is_some_and(|pattern| program.functions[pattern].linkage == Linkage::Internal)
        })
    }

    /// A variable: its plain name at file scope, and of arrays whose size the launch gives.
    pub(crate) fn variable(&self, variable: VariableId) -> Option<String> {
        let facts = self.facts;
        let program = facts.program;
        let entry = &program.variables[variable];
        let entity = &program.entities[entry.entity];
        let interner = &facts.unit.tokens.interner;
        let scope = facts.variable_scope(variable);
        let is_internal = facts.is_internal(entry.linkage, scope) || facts.is_constant_instance(variable);
        let is_at_file_scope = program.scopes[scope].kind == ScopeKind::Global;
        let is_extern_shared = self.is_extern_shared(variable);
        let is_plain = is_at_file_scope && !entry.flags.contains(VariableFlags::SPECIALIZATION);
        let name = if is_plain || is_extern_shared || entry.flags.contains(VariableFlags::C_LINKAGE) {
            interner.text(entity.name.symbol()?).to_owned()
        } else {
            let form = SymbolForm { is_internal: is_internal && !facts.is_local(scope), ..SymbolForm::default() };
            self.shown(&mangle_variable_as(program, interner, variable, &self.options(), form)?)
        };
        let is_separate = facts.unit.options.device_c && is_internal && !facts.is_local(scope);
        Some(if is_separate { format!("__nv_static_<id>_{name}") } else { name })
    }

    /// Whether a variable is an array of shared memory whose size the launch gives.
    pub(crate) fn is_extern_shared(&self, variable: VariableId) -> bool {
        let entry = &self.facts.program.variables[variable];
        entry.space.contains(cufe_il::MemorySpace::SHARED) && entry.storage == cufe_il::StorageClass::Extern
    }

    /// The table of virtual functions of a class.
    pub(crate) fn table(&self, class: ClassId) -> Option<String> {
        let program = self.facts.program;
        let ty = mangle_type(program, &self.facts.unit.tokens.interner, program.classes[class].ty, &self.options())?;
        Some(self.shown(&format!("_ZTV{ty}")))
    }

    /// The table of the tables that constructors of bases of a class use.
    pub(crate) fn table_of_tables(&self, class: ClassId) -> Option<String> {
        Some(self.table(class)?.replacen("_ZTV", "_ZTT", 1))
    }

    /// A table that the constructor of a base uses.
    pub(crate) fn construction_table(&self, table: &ConstructionTable) -> Option<String> {
        let encoded = |class: ClassId| Some(self.table(class)?.strip_prefix("_ZTV")?.to_owned());
        let part = table.part.map(encoded);
        let path: Option<String> = table.path.iter().map(|&class| encoded(class)).collect();
        let (path, whole) = (path?, encoded(table.whole)?);
        Some(match part {
            Some(part) => format!("_ZTV{}__{path}__{whole}", part?),
            None => format!("_ZTV{path}__{whole}"),
        })
    }

    /// A class or enumeration.
    pub(crate) fn tag(
        &self,
        entity: cufe_il::EntityId,
        ty: TypeId,
        typedef: Option<cufe_il::EntityId>,
    ) -> Option<String> {
        let program = self.facts.program;
        let interner = &self.facts.unit.tokens.interner;
        let entry = &program.entities[entity];
        let is_instance = matches!(program.written(ty), cufe_il::Type::Specialization { .. })
            || program.class_of(ty).is_some_and(|class| program.classes[class].template.is_some());
        let symbol = entry.name.symbol().or_else(|| typedef.and_then(|name| program.symbol(name)));
        if program.class_of(ty).is_some_and(|class| program.is_anonymous_union(class)) {
            return Some(UNNUMBERED.to_owned());
        }
        if program.scopes[self.facts.home(entry.scope)].kind == ScopeKind::Global && !is_instance {
            return match symbol {
                Some(symbol) => Some(interner.text(symbol).to_owned()),
                None => Some("_ZN<internal>Ut<n>_E".to_owned()),
            };
        }
        let is_of_namespace = program.scopes[self.facts.home(entry.scope)].kind == ScopeKind::Namespace;
        let mangled = match is_of_namespace && symbol.is_none() && !is_instance {
            true => mangle_internal_type(program, interner, (ty, entry.scope), &self.options())?,
            false => mangle_type(program, interner, ty, &self.options())?,
        };
        Some(self.shown(&format!("_Z{mangled}")))
    }

    /// A specialization of an alias template.
    pub(crate) fn alias_instance(&self, template: EntityId, arguments: ArgumentsId) -> Option<String> {
        let interner = &self.facts.unit.tokens.interner;
        mangle_alias_instance(self.facts.program, interner, (template, arguments), &self.options())
            .map(|name| self.shown(&name))
    }

    /// A typedef name.
    pub(crate) fn typedef(&self, entity: cufe_il::EntityId) -> Option<String> {
        let program = self.facts.program;
        let interner = &self.facts.unit.tokens.interner;
        let text = interner.text(program.symbol(entity)?);
        let scope = self.facts.home(program.entities[entity].scope);
        if program.scopes[scope].kind == ScopeKind::Global {
            return Some(text.to_owned());
        }
        let name = cufe_mangle::mangle_named(program, interner, entity, &self.options())?;
        Some(self.shown(&name))
    }
}
