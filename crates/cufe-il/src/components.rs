//! What types are made of.

use crate::{Part, Program, Type, TypeId};

impl Program {
    /// Adds the types that a type is made of directly: what it points or refers to, its elements, its class, its result and
    /// parameters. Not template arguments, nor what a dependent type is computed from.
    pub fn push_components(&self, structure: Type, open: &mut impl Extend<TypeId>) {
        if matches!(structure, Type::DependentName { .. } | Type::KnownDecltype { .. } | Type::Transform { .. }) {
            return;
        }
        self.type_parts(structure, &mut |part| {
            if let Part::Type(ty) = part {
                open.extend([ty]);
            }
        });
    }
}
