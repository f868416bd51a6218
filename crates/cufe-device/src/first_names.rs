//! The template arguments with which instances were named first: the typedef names among them are parts of the instances
//! (measured).

use cufe_il::{ArgumentsId, ExpressionKind, FunctionId, Program, Type, TypeId};
use rustc_hash::FxHashMap;

/// The first written arguments of instances.
#[derive(Default)]
pub(crate) struct FirstNames {
    /// Those of classes, by the classes' types.
    pub(crate) classes: FxHashMap<TypeId, ArgumentsId>,
    /// Those of specializations of alias templates, by these with canonical arguments.
    pub(crate) aliases: FxHashMap<TypeId, ArgumentsId>,
    /// Those of functions: the arguments that are not deduced.
    pub(crate) functions: FxHashMap<FunctionId, ArgumentsId>,
}

impl FirstNames {
    pub(crate) fn new(program: &Program) -> Self {
        let mut names = Self::default();
        for (ty, written) in program.types_written() {
            let Type::Specialization { arguments, .. } = written else { continue };
            if let Some(alias) = program.aliases.instances.get(&ty) {
                names.aliases.entry(alias.canonical).or_insert(arguments);
            } else if ty < program.canonical(ty) {
                // A type is numbered before the canonical one that it makes.
                names.classes.entry(program.canonical(ty)).or_insert(arguments);
            }
        }
        for (id, expression) in program.expressions.iter() {
            let (named, arguments) = match expression.kind {
                ExpressionKind::Name { entity, arguments: Some(arguments) } => (Some(entity), arguments),
                ExpressionKind::Member { member, arguments: Some(arguments), .. } => (Some(member), arguments),
                ExpressionKind::Overloads { arguments: Some(arguments), .. } => (None, arguments),
                _ => continue,
            };
            let named = named.and_then(|entity| program.function_of(entity));
            let named = named.filter(|&function| program.functions[function].specialized.is_some());
            if let Some(instance) = program.callees.get(&id).copied().or(named) {
                names.functions.entry(instance).or_insert(arguments);
            }
        }
        names
    }
}
