//! Binding references ([dcl.init.ref], [over.ics.ref]).

use super::{Allowed, Binding, Operand, Sequence, Standard, Step};
use crate::Sema;
use crate::class::BaseRelation;
use cufe_il::{Qualifiers, Type, TypeId, ValueCategory};

/// How the type referred to relates to the type of what is bound ([dcl.init.ref]/4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Related {
    /// Not at all.
    No,
    /// Nobody can tell.
    Unknown,
    /// The same type up to qualifiers, or similar.
    Same,
    /// A base of it.
    Base,
}

impl Sema<'_> {
    /// The qualifiers of a type; those of an array are its elements' ([basic.type.qualifier]).
    pub(crate) fn object_qualifiers(&self, ty: TypeId) -> Qualifiers {
        let mut ty = self.program.canonical(ty);
        while let Type::Array { element, .. } = self.program.written(ty) {
            ty = element;
        }
        self.program.unqualified(ty).1
    }

    /// How the type referred to relates to the type of what is bound; both canonical.
    pub(crate) fn reference_relation(&mut self, referred: TypeId, source: TypeId) -> Related {
        let (target, from) = (self.program.unqualified(referred).0, self.program.unqualified(source).0);
        if target == from {
            return Related::Same;
        }
        if self.is_dependent_type(from) {
            return Related::Unknown;
        }
        match (self.program.written(target), self.program.written(from)) {
            (Type::Class(_) | Type::Specialization { .. }, Type::Class(_) | Type::Specialization { .. }) => {
                match self.base_relation(from, target) {
                    BaseRelation::Yes(_) => Related::Base,
                    BaseRelation::Unknown => Related::Unknown,
                    BaseRelation::No => Related::No,
                }
            }
            // Similar types: pointers that differ in qualifiers below, arrays of unknown bound, noexcept functions.
            (Type::Pointer(_), Type::Pointer(_)) | (Type::Array { .. }, Type::Array { .. }) => {
                if self.is_qualification_conversion(from, target) || self.is_reference_compatible(from, target) {
                    Related::Same
                } else {
                    Related::No
                }
            }
            (Type::Function(_), Type::Function(_)) if self.removes_noexcept(from, target) => Related::Same,
            _ => Related::No,
        }
    }

    /// The sequence that binds a reference (a canonical reference type) to a value.
    pub(super) fn reference_binding(&mut self, from: &Operand, to: TypeId, allowed: Allowed) -> Sequence {
        let (referred, is_rvalue_reference) = match self.program.written(to) {
            Type::LvalueReference(inner) => (inner, false),
            Type::RvalueReference(inner) => (inner, true),
            _ => return Sequence::Unknown,
        };
        let source = self.program.canonical(from.ty);
        if self.program.written(source) == Type::Unknown || self.is_dependent_type(source) {
            return Sequence::Unknown;
        }
        let is_function = matches!(self.program.written(source), Type::Function(_));
        let related = self.reference_relation(referred, source);
        let is_lvalue = from.category == ValueCategory::Lvalue;
        let is_bit_field = from.expression.is_some_and(|expression| self.bit_field(expression).is_some());
        let binding = Binding {
            is_rvalue_reference,
            to_rvalue: !is_lvalue,
            to_function: is_function,
            is_unqualified_object: false,
        };
        let direct = |step: Step| {
            let adjusts = false;
            let standard = Standard { step, adjusts_qualifiers: adjusts, ..Standard::identity(source, referred) };
            Sequence::Standard(Standard { binding: Some(binding), ..standard })
        };
        let step = match related {
            Related::Unknown => return Sequence::Unknown,
            Related::Same => Some(Step::Identity),
            Related::Base => Some(Step::DerivedToBase),
            Related::No => None,
        };
        let qualifiers = self.object_qualifiers(referred);
        let is_const = qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE);
        if let Some(step) = step {
            let source_qualifiers = self.object_qualifiers(source);
            let is_compatible = (qualifiers | Qualifiers::RESTRICT).contains(source_qualifiers)
                && (step == Step::DerivedToBase || self.is_reference_compatible(source, referred));
            if is_compatible {
                let binds = if is_rvalue_reference {
                    !is_lvalue || is_function
                } else {
                    is_const || is_lvalue && !is_bit_field
                };
                if binds {
                    return direct(step);
                }
            }
            let is_class = matches!(self.program.written(self.program.unqualified(source).0), Type::Class(_));
            if !is_compatible || !is_class || is_lvalue && is_rvalue_reference {
                let is_similar_only = self.program.unqualified(referred).0 != self.program.unqualified(source).0;
                // A related type that can't be bound directly makes no temporary ([dcl.init.ref]/5.4.3); similar but
                // different types do.
                if !(is_similar_only && step == Step::Identity && (is_const || is_rvalue_reference)) {
                    return Sequence::Impossible;
                }
            }
        }
        // A conversion function to a reference that can be bound directly, or a temporary.
        let source_class = self.program.written(self.program.unqualified(source).0);
        if step.is_none() && matches!(source_class, Type::Class(_)) && allowed.user {
            let by_function = self.conversion_to_reference(from, referred, is_rvalue_reference, allowed);
            if by_function.is_possible() {
                return by_function;
            }
        } else if matches!(source_class, Type::Specialization { .. }) {
            return Sequence::Unknown;
        }
        if !is_rvalue_reference && !is_const {
            return Sequence::Impossible;
        }
        if step.is_some() && !matches!(source_class, Type::Pointer(_) | Type::Array { .. }) {
            return Sequence::Impossible;
        }
        let target = self.program.unqualified(referred).0;
        if matches!(self.program.written(target), Type::Function(_) | Type::Array { .. }) {
            return Sequence::Impossible;
        }
        let to_temporary =
            Binding { is_rvalue_reference, to_rvalue: true, to_function: false, is_unqualified_object: false };
        match self.value_conversion(from, target, allowed) {
            Sequence::Standard(standard) => {
                Sequence::Standard(Standard { binding: Some(to_temporary), to: referred, ..standard })
            }
            // What a conversion function gives is bound itself where it can be: an lvalue of the type can't ([dcl.init.ref]/5.4.1).
            Sequence::User(user) if is_rvalue_reference && self.gives_related_lvalue(&user, referred) => {
                Sequence::Impossible
            }
            Sequence::User(mut user) => {
                user.second.binding = Some(to_temporary);
                user.second.to = referred;
                Sequence::User(user)
            }
            other => other,
        }
    }

    /// Whether a conversion function gives an lvalue of a type, or of one derived from it; for a reference to no class any
    /// lvalue counts (measured).
    fn gives_related_lvalue(&mut self, user: &super::UserDefined, referred: TypeId) -> bool {
        if user.function.is_none_or(|function| self.is_constructor(function)) {
            return false;
        }
        let result = self.conversion_type_of(user).and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
        match result.map(|result| self.program.structure(result)) {
            Some(Type::LvalueReference(inner)) => {
                self.program.class_of(referred).is_none()
                    || matches!(self.reference_relation(referred, inner), Related::Same | Related::Base)
            }
            _ => false,
        }
    }
}
