//! What types are made of.

use crate::{Program, Type, TypeId};

impl Program {
    /// Adds the types that a type is made of directly: what it points or refers to, its elements, its class, its result and
    /// parameters. Not template arguments, nor what a dependent type is computed from.
    pub fn push_components(&self, structure: Type, open: &mut impl Extend<TypeId>) {
        match structure {
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Array { element: inner, .. }
            | Type::Vector { element: inner, .. } => open.extend([inner]),
            Type::MemberPointer { class, member } => open.extend([class, member]),
            Type::Function(function) => {
                let function = self.function_type_data(function);
                open.extend([function.result]);
                open.extend(function.parameters.iter().copied());
            }
            _ => {}
        }
    }
}
