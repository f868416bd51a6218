//! The types of three-way comparisons: `std::strong_ordering` and its like ([cmp.categories], [class.spaceship]).

use crate::Sema;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{Builtin, ClassId, EntityKind, Friend, FunctionFlags, FunctionId, Name, Operator, Program, Type, TypeId};

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
        let category = self.spaceship_category(left, right)?;
        self.category_type(category)
    }

    fn spaceship_category(&self, left: TypeId, right: TypeId) -> Option<ComparisonCategory> {
        let (a, b) = (self.value_structure(left), self.value_structure(right));
        let is_bool = |ty: &Type| matches!(ty, Type::Builtin(Builtin::Bool));
        let is_floating = |ty: &Type| matches!(ty, Type::Builtin(builtin) if builtin.is_floating());
        let category = match (&a, &b) {
            _ if is_bool(&a) != is_bool(&b) => return None,
            // A null pointer is compared as the other pointer ([expr.spaceship]/6).
            (Type::Builtin(Builtin::Nullptr), Type::Pointer(_) | Type::Array { .. })
            | (Type::Pointer(_) | Type::Array { .. }, Type::Builtin(Builtin::Nullptr)) => Strong,
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
            (
                Type::Pointer(_) | Type::Array { .. } | Type::Function(_),
                Type::Pointer(_) | Type::Array { .. } | Type::Function(_),
            ) => Strong,
            _ => return None,
        };
        Some(category)
    }

    /// A built-in `<=>` has a type that the header `<compare>` declares ([expr.spaceship]/8): 2916 at its right operand `token`.
    pub(crate) fn check_spaceship_header(&mut self, left: TypeId, right: TypeId, token: u32) {
        if let Some(category) = self.spaceship_category(left, right) {
            self.require_category(category, token);
        }
    }

    /// A class that defaults `<=>` needs the same header ([class.spaceship]/1): 2916 at its name.
    pub fn check_defaulted_spaceship_header(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        if !self.since(Standard::Cpp20) || entry.is_dependent {
            return;
        }
        let token = self.program.entities[entry.entity].token;
        let friends = entry.friends.iter().filter_map(|friend| match *friend {
            Friend::Entity(entity) => Some(entity),
            _ => None,
        });
        let is_defaulted = entry.functions.iter().copied().chain(friends).any(|entity| {
            self.program.entities[entity].name == Name::operator(Operator::Spaceship)
                && self
                    .program
                    .function_of(entity)
                    .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::DEFAULTED))
        });
        if is_defaulted {
            self.require_category(Strong, token);
        }
    }

    /// A defaulted `<=>` is defined where it is used, for which all categories must be declared: 2916 at the token `behind` the
    /// expression (measured).
    pub(crate) fn check_used_spaceship_headers(&mut self, function: FunctionId, behind: u32) {
        let entry = &self.program.functions[function];
        let is_defaulted = entry.flags.contains(FunctionFlags::DEFAULTED)
            && self.program.entities[entry.entity].name == Name::operator(Operator::Spaceship);
        let is_in_pattern =
            self.class_of_member(function).is_some_and(|class| self.program.classes[class].is_dependent);
        if is_defaulted
            && !is_in_pattern
            && self.context.unevaluated == 0
            && self.is_deleted_comparison(function) != Some(true)
        {
            for category in [Strong, Weak, Partial] {
                self.require_category(category, behind);
            }
        }
    }

    /// Reports that the class of a category is not declared, once.
    fn require_category(&mut self, category: ComparisonCategory, token: u32) {
        if self.context.speculating == 0
            && self.category_type(category).is_none()
            && !self.class_state.missing_categories.contains(&category)
        {
            self.class_state.missing_categories.push(category);
            self.report_at(code::COMPARE_HEADER_MISSING, token);
        }
    }
}
