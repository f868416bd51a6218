//! Addresses that are integers: null pointers, pointers that were integers, and what lies behind them ([expr.ref], [expr.add]).
//!
//! What such a pointer points to can be named as long as nothing is read of it: `&((S*)0)->member` is the offset of a member,
//! which is how `offsetof` was written before it was a builtin. The way to a part is added to the address at once, by the
//! layout of the class as which the object is seen, so that an address never has a path. Measured: in calls arithmetic and
//! order of such pointers are constants only where they are written as literals.

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Base, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind, Type, TypeId};

impl Evaluator<'_, '_> {
    /// The place that a pointer points to, of which perhaps nothing is read: a null pointer may stand there (CWG 232).
    pub(super) fn pointed_place(&self, pointer: &Value) -> Evaluated<Place> {
        match pointer {
            Value::Pointer(Some(place)) => Ok((**place).clone()),
            Value::Pointer(None) => Ok(Place::whole(Base::Address(0))),
            _ => Err(Failure::unknown()),
        }
    }

    /// The address that a pointer holds; none where it points to an object or function.
    pub(super) fn address_in(&self, pointer: &Value) -> Option<i64> {
        match pointer {
            Value::Pointer(None) => Some(0),
            Value::Pointer(Some(place)) => match place.base {
                Base::Address(address) if place.path.is_empty() => Some(address),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type of the object of a member access, `object.member` or `object->member`.
    pub(super) fn object_type(&self, object: ExpressionId, is_arrow: bool) -> TypeId {
        let ty = self.sema.expression(object).ty;
        match self.sema.value_structure(ty) {
            Type::Pointer(inner) | Type::Array { element: inner, .. } if is_arrow => inner,
            _ => ty,
        }
    }

    /// A part of an object of a class: the way to it is appended, or added to an address.
    pub(super) fn part_of(&self, place: &Place, class: TypeId, steps: Vec<Step>) -> Evaluated<Place> {
        let mut place = place.clone();
        match place.base {
            Base::Address(address) if place.path.is_empty() => {
                let offset = self.length_of_path(class, &steps).or_failure()?.0;
                place.base = Base::Address(address.wrapping_add(offset as i64));
            }
            _ => place.path.extend(steps),
        }
        Ok(place)
    }

    /// An object of a class seen as a base: what lies at the address 0 stays there, as null pointers do ([conv.ptr]/3).
    pub(super) fn base_of(&self, place: Place, derived: TypeId, base: TypeId) -> Evaluated<Place> {
        match place.base {
            Base::Address(0) if place.path.is_empty() => Ok(place),
            _ => {
                let steps = self.base_steps(derived, base)?;
                self.part_of(&place, derived, steps)
            }
        }
    }

    /// An address of a base of objects of a class, as the address of such an object.
    pub(super) fn derived_address(
        &self,
        address: i64,
        base: TypeId,
        derived: TypeId,
        cast: ExpressionId,
    ) -> Evaluated<Place> {
        if address == 0 {
            return Ok(Place::whole(Base::Address(0)));
        }
        if self.frames.len() > 1 {
            return self.fail(code::CONSTANT_BAD_DERIVED_CAST, cast);
        }
        let steps = self.base_steps(derived, base)?;
        let offset = self.length_of_path(derived, &steps).or_failure()?.0;
        Ok(Place::whole(Base::Address(address.wrapping_sub(offset as i64))))
    }

    /// The address so many elements behind another; none before the address 0.
    fn element_address(&self, address: i64, count: i128, element: TypeId, at: ExpressionId) -> Evaluated<i64> {
        let size = i128::from(self.size_behind_pointer(element).or_failure()?);
        let moved = count.checked_mul(size).and_then(|length| length.checked_add(i128::from(address as u64)));
        match moved {
            Some(moved) if moved >= 0 => Ok(moved as i64),
            _ => self.fail(code::CONSTANT_VALUE_OUT_OF_RANGE, at),
        }
    }

    /// The type that a pointer points to, or of an array of its elements.
    pub(super) fn pointed_type(&self, pointer: ExpressionId) -> Option<TypeId> {
        match self.sema.value_structure(self.sema.expression(pointer).ty) {
            Type::Pointer(inner) | Type::Array { element: inner, .. } => Some(inner),
            _ => None,
        }
    }

    /// The size by which pointers to a type move.
    fn size_behind_pointer(&self, element: TypeId) -> Option<u64> {
        // GNU C++: what has no size counts as one byte.
        if self.sema.has_no_size(element) {
            return Some(1);
        }
        Some(self.sema.size_and_alignment(element)?.0).filter(|&size| size > 0)
    }

    /// `pointer + count` where the pointer holds an address.
    pub(super) fn advance_address(&self, address: i64, count: i128, expression: ExpressionId) -> Evaluated<Value> {
        if count == 0 {
            return Ok(Value::pointer(Place::whole(Base::Address(address))));
        }
        if !self.has_address_arithmetic(expression) {
            return self.fail(code::CONSTANT_RUN_TIME_STORAGE, expression);
        }
        let Type::Pointer(element) = self.sema.value_structure(self.sema.expression(expression).ty) else {
            return Err(Failure::unknown());
        };
        Ok(Value::pointer(Place::whole(Base::Address(self.element_address(address, count, element, expression)?))))
    }

    /// Whether an expression is made of literals and parts of what they point to, so that its value does not depend on the
    /// call.
    fn is_written_address(&self, expression: ExpressionId) -> bool {
        match self.sema.expression(self.sema.without_parentheses(expression)).kind {
            ExpressionKind::Binary { left, right, .. } => {
                self.is_written_address(left) && self.is_written_address(right)
            }
            ExpressionKind::Subscript { base, subscripts } => {
                let subscripts = self.sema.program.expression_list(subscripts);
                self.is_written_address(base) && subscripts.iter().all(|&index| self.is_written_address(index))
            }
            ExpressionKind::Cast { operand, .. }
            | ExpressionKind::Unary { operand, .. }
            | ExpressionKind::Member { object: operand, .. } => self.is_written_address(operand),
            ExpressionKind::Literal(_) | ExpressionKind::Nullptr => true,
            _ => false,
        }
    }

    /// Whether arithmetic and order of addresses are constants in an expression: outside of calls, and of pointers that are
    /// written as such.
    pub(super) fn has_address_arithmetic(&self, expression: ExpressionId) -> bool {
        self.frames.len() == 1 || self.is_written_address(expression)
    }

    /// `pointer[count]` where the pointer holds an address.
    pub(super) fn element_behind(
        &self,
        address: i64,
        count: i128,
        element: TypeId,
        expression: ExpressionId,
    ) -> Evaluated<Place> {
        if count < 0 {
            return self.fail(code::CONSTANT_RUN_TIME_STORAGE, expression);
        }
        Ok(Place::whole(Base::Address(self.element_address(address, count, element, expression)?)))
    }

    /// `left - right` for pointers that hold addresses.
    pub(super) fn address_distance(&self, left: i64, right: i64, expression: ExpressionId) -> Evaluated<i128> {
        if left == right {
            return Ok(0);
        }
        let ExpressionKind::Binary { left: operand, .. } = self.sema.expression(expression).kind else {
            return Err(Failure::unknown());
        };
        let element = self.pointed_type(operand).or_failure()?;
        let size = i128::from(self.size_behind_pointer(element).or_failure()?);
        Ok((i128::from(left) - i128::from(right)) / size)
    }
}
