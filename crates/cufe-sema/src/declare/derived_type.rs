//! Types that declarators cannot form ([dcl.meaning], [dcl.array], [dcl.ref], [dcl.fct]; spec/types.md section 10).

use crate::Sema;
use cufe_il::{ArrayBound, Builtin, ExpressionId, FunctionTypeFlags, Type, TypeId};

/// What a declarator puts around a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derivation {
    /// `*`
    Pointer,
    /// `&` and `&&`
    Reference,
    /// `C::*`
    MemberPointer,
    /// `[n]`
    Array,
    /// `(parameters)`
    Function,
}

impl Sema<'_> {
    /// The number of the rule that a derived type of `inner` would break.
    pub fn derived_type_mistake(&self, derivation: Derivation, inner: TypeId) -> Option<u16> {
        use Derivation as D;
        let program = &self.program;
        let bare = program.unqualified(program.canonical(inner)).0;
        match (derivation, program.structure(bare)) {
            (D::Pointer, Type::LvalueReference(_) | Type::RvalueReference(_)) => Some(248),
            (D::MemberPointer, Type::LvalueReference(_) | Type::RvalueReference(_)) => Some(2336),
            (D::Array, Type::LvalueReference(_) | Type::RvalueReference(_)) => Some(251),
            (D::Reference, Type::Builtin(Builtin::Void)) => Some(250),
            (D::MemberPointer, Type::Builtin(Builtin::Void)) => Some(2335),
            (D::Array, Type::Builtin(Builtin::Void)) => Some(89),
            (D::Array, Type::Function(_)) => Some(88),
            (D::Function, Type::Function(_)) => Some(90),
            (D::Function, Type::Array { .. }) => Some(91),
            (D::Array, Type::Array { bound: ArrayBound::Unknown, .. }) => Some(98),
            (D::Pointer | D::Reference, Type::Function(_)) if self.is_qualified_function(bare) => Some(990),
            _ => None,
        }
    }

    /// Whether a type is that of functions with cv- or ref-qualifiers, which belongs to member functions ([dcl.fct]).
    pub fn is_qualified_function(&self, ty: TypeId) -> bool {
        let qualifiers = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE;
        self.program.as_function(ty).is_some_and(|function| function.flags.intersects(qualifiers))
    }

    /// The number of the rule that an array bound breaks ([dcl.array]): it is a positive constant (GNU: not negative) of
    /// integral or unscoped enumeration type; in a block it may be no constant.
    pub fn array_bound_mistake(&self, bound: ExpressionId, in_block: bool) -> Option<u16> {
        let ty = self.program.expressions[bound].ty;
        if self.is_dependent_type(ty) {
            return None;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        let is_wrong = match self.program.structure(bare) {
            Type::Builtin(builtin) => builtin.is_floating() || builtin == Builtin::Nullptr,
            Type::Enum(id) => self.program.enums[id].is_scoped,
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Function(_) | Type::Array { .. } => true,
            _ => false,
        };
        if is_wrong {
            return Some(if in_block { 2140 } else { 2373 });
        }
        self.integral_value(bound).is_some_and(|value| value < 0).then_some(94)
    }

    /// Whether the size of an array in bytes is more than any object has.
    pub fn is_too_large(&self, ty: TypeId) -> bool {
        let mut count = 1u64;
        let mut ty = ty;
        while let Type::Array { element, bound } = self.program.structure(ty) {
            let ArrayBound::Known(bound) = bound else { return false };
            match count.checked_mul(bound) {
                Some(product) => count = product,
                None => return true,
            }
            ty = element;
        }
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let size = match self.program.structure(ty) {
            Type::Builtin(builtin) => u64::from(builtin.size()),
            Type::Pointer(_) => 8,
            _ => 1,
        };
        count.checked_mul(size).is_none()
    }
}
