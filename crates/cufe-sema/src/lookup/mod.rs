//! Name lookup ([basic.lookup]): unqualified, qualified, in classes. Argument-dependent lookup comes with overload
//! resolution.

mod ambiguity;
mod class;
mod destructor;
mod qualified;
mod subobject;
mod undeclared;
mod undeclared_name;
mod unqualified;

pub use undeclared::UndeclaredNames;

use cufe_base::Seen;
use cufe_il::{EntityId, EntityKind, Program, TypeId};
use smallvec::SmallVec;

/// What a lookup found.
#[derive(Debug, Default)]
pub struct Found {
    /// The entities: one, or a set of functions and function templates, or several in case of ambiguity.
    /// Using-declarations are replaced by what they name.
    pub entities: SmallVec<[EntityId; 4]>,
    /// The name is, or may be, a member of an unknown specialization: only instantiation can tell.
    pub is_dependent: bool,
    /// A dependent using-declaration with `typename` named it: it is a type.
    pub is_dependent_type: bool,
    /// A using-declaration of this name was found whose target depends on template parameters: lookup ends here.
    pub is_unknown_using: bool,
    /// Namespaces have different entities of this name.
    pub is_ambiguous: bool,
    /// The specialization in whose template's pattern the entities were found: their types are to be substituted.
    pub specialization: Option<TypeId>,
    /// Overload sets have no limit.
    seen: Seen<EntityId>,
}

impl Clone for Found {
    fn clone(&self) -> Self {
        Self {
            // Copied as a whole: names that were read are cloned all the time to be remembered.
            entities: SmallVec::from_slice(&self.entities),
            is_dependent: self.is_dependent,
            is_dependent_type: self.is_dependent_type,
            is_unknown_using: self.is_unknown_using,
            is_ambiguous: self.is_ambiguous,
            specialization: self.specialization,
            seen: self.seen.clone(),
        }
    }
}

impl Found {
    /// A name that only instantiation can tell.
    pub fn dependent() -> Self {
        Self { is_dependent: true, ..Self::default() }
    }

    /// One entity that was found.
    pub(crate) fn entity(entity: EntityId) -> Self {
        let mut found = Self::default();
        found.entities.push(entity);
        found
    }

    /// Nothing was found, and nothing can be found later.
    pub fn is_nothing(&self) -> bool {
        self.entities.is_empty() && !self.is_dependent
    }

    /// The first entity.
    pub fn first(&self) -> Option<EntityId> {
        self.entities.first().copied()
    }

    /// The type among the entities: class, enumeration, typedef, type parameter; not class templates.
    pub fn type_entity(&self, program: &Program) -> Option<EntityId> {
        self.entities.iter().copied().find(|&entity| is_type(program, entity))
    }

    /// The template among the entities.
    pub fn template_entity(&self, program: &Program) -> Option<EntityId> {
        self.entities.iter().copied().find(|&entity| program.entities[entity].kind.is_template())
    }

    /// Adds an entity unless it is there.
    pub fn add(&mut self, entity: EntityId) {
        if self.seen.is_new(&self.entities, entity) {
            self.entities.push(entity);
        }
    }
}

/// Whether an entity is a type name.
pub fn is_type(program: &Program, entity: EntityId) -> bool {
    matches!(
        program.entities[entity].kind,
        EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Typedef(_) | EntityKind::TypeParameter(_)
    )
}
