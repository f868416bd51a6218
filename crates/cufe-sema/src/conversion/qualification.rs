//! Qualification conversions ([conv.qual]) and function pointer conversions ([conv.fctptr]).

use crate::Sema;
use cufe_base::Standard;
use cufe_il::{ArrayBound, FunctionTypeFlags, Qualifiers, Type, TypeId};

impl Sema<'_> {
    /// Whether a pointer (or pointer to member) type converts to another by adding qualifiers below the top or removing
    /// `noexcept`. Both are canonical and without top-level qualifiers.
    pub(crate) fn is_qualification_conversion(&mut self, from: TypeId, to: TypeId) -> bool {
        let (mut from, mut to) = (from, to);
        // All levels of the target between the top and the current one are const.
        let mut is_const = true;
        let mut is_top = true;
        loop {
            let (a, b) = match (self.program.written(from), self.program.written(to)) {
                (Type::Pointer(a), Type::Pointer(b)) => (a, b),
                (Type::MemberPointer { class: c, member: a }, Type::MemberPointer { class: d, member: b })
                    if c == d =>
                {
                    (a, b)
                }
                (Type::Array { element: a, bound: m }, Type::Array { element: b, bound: n })
                    if !is_top && (m == n || n == ArrayBound::Unknown) =>
                {
                    (a, b)
                }
                _ => return from == to,
            };
            let ((inner_a, qualifiers_a), (inner_b, qualifiers_b)) =
                (self.program.unqualified(a), self.program.unqualified(b));
            if qualifiers_a != qualifiers_b && !(is_const && qualifiers_b.contains(qualifiers_a)) {
                return false;
            }
            if !matches!(self.program.written(inner_b), Type::Array { .. }) {
                is_const &= qualifiers_b.contains(Qualifiers::CONST);
            }
            let may_remove = is_top || !self.since(Standard::Cpp17);
            if inner_a == inner_b || may_remove && self.removes_noexcept(inner_a, inner_b) {
                return true;
            }
            is_top = false;
            (from, to) = (inner_a, inner_b);
        }
    }

    /// Whether two function types differ only in that the first does not throw ([conv.fctptr]); before C++17, where exception
    /// specifications are no part of types, in which of them does.
    pub(crate) fn removes_noexcept(&mut self, from: TypeId, to: TypeId) -> bool {
        if !self.since(Standard::Cpp17)
            && let Some(target) = self.program.as_function(to)
            && target.flags.contains(FunctionTypeFlags::NOEXCEPT)
        {
            return self.without_noexcept(to).is_some_and(|to| to == from);
        }
        self.without_noexcept(from).is_some_and(|from| from == to)
    }

    /// A function type that does not throw as one that may; none for other types.
    pub(crate) fn without_noexcept(&mut self, ty: TypeId) -> Option<TypeId> {
        let mut function = self.program.as_function(ty)?.clone();
        if !function.flags.contains(FunctionTypeFlags::NOEXCEPT) {
            return None;
        }
        function.flags.remove(FunctionTypeFlags::NOEXCEPT);
        Some(self.program.function_type(function))
    }

    /// Whether a reference to `to` can be bound to an object of type `from` as far as qualifiers go, the types being
    /// similar: both canonical, with their qualifiers ([dcl.init.ref]/4).
    pub(crate) fn is_reference_compatible(&mut self, from: TypeId, to: TypeId) -> bool {
        let (a, b) = (self.program.intern_type(Type::Pointer(from)), self.program.intern_type(Type::Pointer(to)));
        self.is_qualification_conversion(a, b)
    }
}
