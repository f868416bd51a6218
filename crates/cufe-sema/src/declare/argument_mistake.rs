//! Template arguments of the wrong kind: what is said of them depends on how they are written, because the reference reads an
//! argument as what its parameter wants ([temp.arg.general]).

use crate::Sema;
use crate::declare::{NameMode, ParsedName};
use cufe_il::{EntityKind, TemplateKind};

/// What an argument that is a name denotes.
pub enum Named {
    /// A template whose specializations are types, without arguments.
    Template,
    /// A type.
    Type,
    /// A namespace.
    Namespace,
    /// Something else.
    Other,
    /// Nothing is known, or it was not found, which was reported.
    Unknown,
}

impl Sema<'_> {
    /// What a name in a template argument list means.
    pub fn kind_of_name(&self, name: &ParsedName) -> Named {
        let Some(entity) = name.found.first() else { return Named::Unknown };
        match self.program.entities[entity].kind {
            EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) => Named::Namespace,
            EntityKind::Template(template) => match self.program.templates[template].kind {
                TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept => Named::Other,
                _ if name.arguments.is_none() => Named::Template,
                _ => Named::Type,
            },
            _ if self.is_type_name(name, NameMode::default()) => Named::Type,
            _ => Named::Other,
        }
    }
}
