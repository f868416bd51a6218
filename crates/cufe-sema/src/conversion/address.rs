//! Conversions of names of overloaded functions and function templates ([over.over], [over.best.ics]).

use super::{Allowed, Binding, Operand, Sequence, Standard, Transformation};
use crate::Sema;
use crate::overload::address::{Address, FunctionSet};
use cufe_il::{Qualifiers, Type, TypeId};

impl Sema<'_> {
    /// The conversion of a set of functions to a canonical type.
    pub(super) fn address_conversion(
        &mut self,
        set: &FunctionSet,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Sequence {
        if set.is_bound {
            return Sequence::Impossible;
        }
        let (referred, is_rvalue_reference) = match self.program.written(to) {
            Type::LvalueReference(referred) => (referred, false),
            Type::RvalueReference(referred) => (referred, true),
            _ => return self.address_value_conversion(set, from, to, allowed),
        };
        let is_function = matches!(self.program.written(referred), Type::Function(_));
        let is_const = self.object_qualifiers(referred) == Qualifiers::CONST;
        if is_function && set.is_address || !is_function && !is_rvalue_reference && !is_const {
            return Sequence::Impossible;
        }
        let target = self.program.unqualified(referred).0;
        let binding = Some(Binding {
            is_rvalue_reference,
            to_rvalue: !is_function,
            to_function: is_function,
            is_unqualified_object: false,
        });
        match self.address_value_conversion(set, from, target, allowed) {
            Sequence::Standard(standard) => {
                let first = if is_function { Transformation::None } else { standard.first };
                Sequence::Standard(Standard { first, binding, to: referred, ..standard })
            }
            Sequence::User(mut user) => {
                user.second.binding = binding;
                user.second.to = referred;
                Sequence::User(user)
            }
            other => other,
        }
    }

    fn address_value_conversion(
        &mut self,
        set: &FunctionSet,
        from: &Operand,
        to: TypeId,
        allowed: Allowed,
    ) -> Sequence {
        let to = self.program.unqualified(to).0;
        if let Some((target, class)) = self.address_target(to) {
            return match self.select_address(set, target, class) {
                Address::One(_) => {
                    Sequence::Standard(Standard { first: Transformation::Function, ..Standard::identity(to, to) })
                }
                Address::Unknown => Sequence::Unknown,
                Address::None | Address::Several => Sequence::Impossible,
            };
        }
        match self.program.written(to) {
            Type::Class(_) if allowed.user => self.user_conversion(from, to, allowed),
            Type::Specialization { .. } | Type::Unknown => Sequence::Unknown,
            Type::Class(_) => Sequence::Impossible,
            _ => match self.identify_address(set) {
                Address::Unknown => Sequence::Unknown,
                _ => Sequence::Impossible,
            },
        }
    }
}
