//! Names of instances of function templates that mean the same at every place of the unit: `::n::f< ::n::S<int *> >`.

use crate::builder::Builder;
use crate::spelled_type::Speller;
use cufe_il::{EntityKind, FunctionId, Name, ScopeId, TemplateArgument, TemplateKind};
use cufe_sema::Unit;
use rustc_hash::FxHashMap;

/// The names of the instances of function templates of one unit.
pub struct InstanceNames<'u> {
    builder: Builder<'u>,
    /// How many functions and function templates of a name a scope has, instances apart.
    overloads: FxHashMap<(ScopeId, Name), u32>,
}

impl<'u> InstanceNames<'u> {
    /// Those of a unit.
    pub fn new(unit: &'u Unit) -> Self {
        let program = &unit.program;
        let mut overloads: FxHashMap<_, u32> = FxHashMap::default();
        for entry in program.entities.values() {
            let counts = match entry.kind {
                EntityKind::Template(template) => program.templates[template].kind == TemplateKind::Function,
                EntityKind::Function(function) => {
                    entry.template.is_none() && program.functions[function].specialized.is_none()
                }
                _ => false,
            };
            if counts {
                *overloads.entry((entry.scope, entry.name)).or_default() += 1;
            }
        }
        Self { builder: Builder::new(unit, &unit.options, ""), overloads }
    }

    /// The name of an instance with all its arguments. None where an argument has no name that can be written everywhere, and
    /// where name and arguments may mean another function, too ([over.over]): of templates that are overloaded, and where
    /// what stands behind a pack is deduced.
    pub fn of(&self, function: FunctionId) -> Option<String> {
        let program = self.builder.program();
        let entry = &program.functions[function];
        let (template, arguments) = (&program.templates[entry.specialized?], entry.arguments?);
        let (_, before) = program.arguments(arguments).split_last()?;
        let scope = program.entities[template.entity].scope;
        let count = self.overloads.get(&(scope, program.entities[template.entity].name));
        if before.iter().any(|argument| matches!(argument, TemplateArgument::Pack(_))) || count != Some(&1) {
            return None;
        }
        let speller = Speller::new(&self.builder, None);
        Some(format!("{}{}", speller.entity(template.entity)?, speller.arguments(arguments)?))
    }
}
