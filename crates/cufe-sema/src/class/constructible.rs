//! The traits that ask whether an initialization or an assignment from values of types is well-formed ([meta.unary.prop]):
//! overload resolution tells, as for the expressions in which they are defined.

use super::accessible::{AccessPlace, both};
use super::special::SpecialMember;
use crate::Sema;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence};
use crate::overload::{CallSet, Candidate, Resolution, Verdict};
use cufe_il::{
    Access, Builtin, ClassId, EntityKind, FunctionFlags, FunctionId, Name, Operator, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// What a trait wants of the functions that are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// Only that they can be called.
    Usable,
    /// They are trivial.
    Trivial,
    /// They do not throw.
    Nothrow,
}

impl Wanted {
    /// What the trait with a name wants.
    pub(super) fn of(name: &str) -> Self {
        if name.starts_with("__is_trivially") {
            Wanted::Trivial
        } else if name.starts_with("__is_nothrow") {
            Wanted::Nothrow
        } else {
            Wanted::Usable
        }
    }
}

impl Sema<'_> {
    /// The value that `declval` gives of a type; none of `void`.
    fn declared_value(&self, ty: TypeId) -> Option<Operand> {
        let (referred, category) = match self.program.structure(ty) {
            Type::LvalueReference(inner) => (inner, ValueCategory::Lvalue),
            Type::RvalueReference(inner) => (inner, ValueCategory::Xvalue),
            Type::Builtin(Builtin::Void) => return None,
            _ => (ty, ValueCategory::Xvalue),
        };
        let is_function = matches!(self.program.structure(referred), Type::Function(_));
        let category = if is_function { ValueCategory::Lvalue } else { category };
        Some(Operand { ty: self.program.canonical(referred), category, expression: None })
    }

    /// The values of types; `None` where one has no values, or is not known.
    fn declared_values(&self, types: &[TypeId]) -> Option<SmallVec<[Operand; 4]>> {
        types.iter().map(|&ty| self.declared_value(ty)).collect()
    }

    /// Whether an object of a class can be initialized from values of these types, in parentheses. Traits do not know a place
    /// and ask for public functions.
    pub(crate) fn is_class_constructible(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        arguments: &[TypeId],
        place: Option<&AccessPlace>,
    ) -> Option<bool> {
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return None;
        }
        let Some(values) = self.declared_values(arguments) else { return Some(false) };
        match self.resolve_constructor(&constructors.entities, &values, true) {
            Resolution::Selected(candidate) => {
                self.answers_of_candidate(wanted, &candidate, place.map(|place| (class, place)))
            }
            // C++20: members of an aggregate may be initialized by a list in parentheses.
            _ if self.since(cufe_base::Standard::Cpp20) && self.is_aggregate_class(class) != Some(false) => None,
            Resolution::NoMatch(_) | Resolution::Ambiguous(_) => Some(false),
            Resolution::Unknown => None,
        }
    }

    /// Whether something that is no class can be initialized or assigned to from one value of a type.
    pub(super) fn takes_value(
        &mut self,
        wanted: Wanted,
        target: TypeId,
        from: TypeId,
        allowed: Allowed,
    ) -> Option<bool> {
        let Some(value) = self.declared_value(from) else { return Some(false) };
        match self.implicit_conversion(&value, target, allowed) {
            Sequence::Impossible => Some(false),
            Sequence::Standard(_) => Some(true),
            Sequence::User(user) if user.is_ambiguous => Some(false),
            Sequence::User(user) if wanted == Wanted::Usable => self.is_conversion_usable(user.function?),
            sequence @ Sequence::User(_) if wanted == Wanted::Nothrow => self.is_nothrow_sequence(&sequence),
            Sequence::User(_) | Sequence::Ellipsis | Sequence::Unknown => None,
        }
    }

    /// Whether an object of a class can be assigned to from a value of a type. `to` is the type of the left operand.
    pub(crate) fn is_class_assignable(
        &mut self,
        wanted: Wanted,
        class: ClassId,
        to: TypeId,
        from: TypeId,
        place: Option<&AccessPlace>,
    ) -> Option<bool> {
        self.declare_implicit_members(class);
        let found = self.lookup_in_class(class, Name::operator(Operator::Equal), u32::MAX);
        if found.is_dependent || found.specialization.is_some() || !self.has_known_members(class) {
            return None;
        }
        let candidates: SmallVec<[_; 8]> = found.entities.iter().copied().collect();
        if !self.only_functions(&candidates) {
            return None;
        }
        let (Some(object), Some(value)) = (self.declared_value(to), self.declared_value(from)) else {
            return Some(false);
        };
        let resolution = self.resolve(&CallSet {
            candidates: &candidates,
            object: Some(object),
            object_class: ObjectClass::OfObject,
            template_arguments: None,
            arguments: &[value],
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        });
        match resolution {
            Resolution::Selected(candidate) => {
                self.answers_of_candidate(wanted, &candidate, place.map(|place| (class, place)))
            }
            Resolution::NoMatch(_) | Resolution::Ambiguous(_) => Some(false),
            Resolution::Unknown => None,
        }
    }

    /// What the function that overload resolution chose answers to a trait.
    fn answers_of_candidate(
        &mut self,
        wanted: Wanted,
        candidate: &Candidate,
        place: Option<(ClassId, &AccessPlace)>,
    ) -> Option<bool> {
        if candidate.verdict != Verdict::Viable {
            return None;
        }
        let function = candidate.function?;
        let facts = self.special_facts(function);
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        let is_deleted = match flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            true => facts.is_deleted,
            false => Some(flags.contains(FunctionFlags::DELETED)),
        };
        let named = match self.program.entities[candidate.entity].kind {
            EntityKind::Template(_) => candidate.entity,
            _ => entry.entity,
        };
        let is_accessible = match place {
            Some((class, place)) => self.is_accessible(named, class, place),
            None => Some(self.program.entities[named].access == Access::Public),
        };
        let usable = both(is_deleted.map(|is| !is), is_accessible);
        let converts = candidate.conversions.iter().any(|sequence| !matches!(sequence, Sequence::Standard(_)));
        let wanted = match wanted {
            Wanted::Usable => self.are_conversions_usable(candidate),
            Wanted::Trivial if candidate.is_template || converts => Some(false),
            Wanted::Trivial => match self.special_member(function) {
                Some(SpecialMember::DefaultConstructor) if !candidate.conversions.is_empty() => Some(false),
                Some(_) => facts.is_trivial,
                None => Some(false),
            },
            Wanted::Nothrow => self.is_nothrow_candidate(candidate),
        };
        both(usable, wanted)
    }

    /// Whether the call of a chosen function lets no exception out: the function, and what converts its arguments
    /// ([expr.unary.noexcept]).
    fn is_nothrow_candidate(&mut self, candidate: &Candidate) -> Option<bool> {
        let function = self.function_with_specification(candidate)?;
        let own = self.is_nothrow_callee(function);
        if own == Some(false) {
            return own;
        }
        let ty = candidate.ty.unwrap_or(self.program.functions[function].ty);
        let parameters = self.program.as_function(ty)?.parameters.clone();
        let is_plain = |&ty: &TypeId| self.program.is_reference(ty) || self.program.class_of(ty).is_none();
        if parameters.len() != candidate.conversions.len() || !parameters.iter().all(is_plain) {
            return None;
        }
        candidate.conversions.iter().fold(own, |result, sequence| both(result, self.is_nothrow_sequence(sequence)))
    }

    /// Whether a conversion lets no exception out, and neither does the end of the object that it makes.
    fn is_nothrow_sequence(&mut self, sequence: &Sequence) -> Option<bool> {
        let user = match sequence {
            Sequence::Standard(_) | Sequence::Ellipsis => return Some(true),
            Sequence::User(user) if !user.is_ambiguous => user,
            _ => return None,
        };
        let function = self.specialized_with_specification(user.function?, user.specialization)?;
        let made = match self.program.entities[self.program.functions[function].entity].name {
            Name::CONSTRUCTOR => self.class_of_member(function),
            _ => {
                let result = self.program.as_function(self.program.functions[function].ty)?.result;
                if self.program.is_reference(result) { None } else { self.program.class_of(result) }
            }
        };
        let mut result = self.is_nothrow_callee(function);
        if let Some(class) = made {
            let destructor = self.destructor(class)?;
            result = both(result, self.special_facts(destructor).is_nothrow);
        }
        result
    }

    /// Whether a constructor or conversion function can be called from everywhere. Of those that cannot, somebody else may tell
    /// why a value converts all the same: that is not known.
    fn is_conversion_usable(&self, function: FunctionId) -> Option<bool> {
        let entry = &self.program.functions[function];
        let is_public = self.program.entities[entry.entity].access == Access::Public;
        (is_public && !entry.flags.contains(FunctionFlags::DELETED)).then_some(true)
    }

    /// Whether the functions that convert the arguments can be called.
    fn are_conversions_usable(&mut self, candidate: &Candidate) -> Option<bool> {
        let mut result = Some(true);
        for sequence in &candidate.conversions {
            result = both(
                result,
                match sequence {
                    Sequence::Standard(_) | Sequence::Ellipsis => Some(true),
                    Sequence::User(user) if user.is_ambiguous => Some(false),
                    Sequence::User(user) => user.function.and_then(|function| self.is_conversion_usable(function)),
                    Sequence::Unknown | Sequence::Impossible => None,
                },
            );
        }
        result
    }

    /// Whether a class has a constructor that is a template, inherited ones included.
    pub(super) fn has_constructor_template(&mut self, class: ClassId) -> bool {
        let constructors = self.constructors(class);
        constructors.entities.iter().any(|&entity| self.program.entities[entity].kind.is_template())
    }
}
