//! The types of three-way comparisons: `std::strong_ordering` and its like ([cmp.categories], [class.spaceship]).

use crate::Sema;
use cufe_il::{Builtin, EntityKind, Name, Program, Type, TypeId};

/// A comparison category, the weakest first: what two have in common is the weaker one ([class.spaceship]/4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum ComparisonCategory {
    /// Values may be neither less, equal nor greater.
    Partial,
    /// Equivalent values may differ.
    Weak,
    /// Equal values are the same.
    Strong,
}

use ComparisonCategory::{Partial, Strong, Weak};

impl Sema<'_> {
    fn category_name(&self, category: ComparisonCategory) -> Name {
        Name::identifier(match category {
            Partial => self.known.partial_ordering,
            Weak => self.known.weak_ordering,
            Strong => self.known.strong_ordering,
        })
    }

    /// The class of a category; none where `<compare>` is not included.
    pub(crate) fn category_type(&mut self, category: ComparisonCategory) -> Option<TypeId> {
        let std = self.program.bindings(Program::GLOBAL_SCOPE, Name::identifier(self.known.std)).next()?.1.entity;
        let scope = self.namespace_scope(std);
        let entity = self.lookup_previous(scope, self.category_name(category), u32::MAX).first()?;
        let EntityKind::Class(class) = self.program.entities[entity].kind else { return None };
        Some(self.program.classes[class].ty)
    }

    /// The category that a type is.
    pub(crate) fn comparison_category(&mut self, ty: TypeId) -> Option<ComparisonCategory> {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        [Strong, Weak, Partial]
            .into_iter()
            .find(|&category| self.category_type(category).is_some_and(|own| self.program.canonical(own) == ty))
    }

    /// The type of a built-in `<=>` ([expr.spaceship]/3-6); none where there is none, or it is not known.
    pub(crate) fn spaceship_type(&mut self, left: TypeId, right: TypeId) -> Option<TypeId> {
        let (a, b) = (self.value_structure(left), self.value_structure(right));
        let is_bool = |ty: &Type| matches!(ty, Type::Builtin(Builtin::Bool));
        let is_floating = |ty: &Type| matches!(ty, Type::Builtin(builtin) if builtin.is_floating());
        let category = match (&a, &b) {
            _ if is_bool(&a) != is_bool(&b) => return None,
            (Type::Builtin(Builtin::Nullptr | Builtin::Void), _)
            | (_, Type::Builtin(Builtin::Nullptr | Builtin::Void)) => {
                return None;
            }
            (Type::Builtin(_) | Type::Enum(_), Type::Builtin(_) | Type::Enum(_)) => {
                match is_floating(&a) || is_floating(&b) {
                    true => Partial,
                    false => Strong,
                }
            }
            (Type::Pointer(_) | Type::Array { .. }, Type::Pointer(_) | Type::Array { .. }) => Strong,
            _ => return None,
        };
        self.category_type(category)
    }
}
