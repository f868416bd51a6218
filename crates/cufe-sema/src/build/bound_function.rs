//! Member functions reached by `.*` and `->*`: they can only be called, by an object that fits ([expr.mptr.oper]/6).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind, FunctionTypeFlags, Qualifiers, Type, ValueCategory};

/// `object .* pointer` where the pointer is one to a member function.
pub(crate) struct BoundFunction {
    object: ExpressionId,
    pointer: ExpressionId,
    flags: FunctionTypeFlags,
}

impl Sema<'_> {
    /// The parts of an expression that denotes a member function by a pointer to it.
    pub(crate) fn bound_function(&self, expression: ExpressionId) -> Option<BoundFunction> {
        let inner = self.without_parentheses(expression);
        let ExpressionKind::MemberPointerAccess { object, pointer } = self.expression(inner).kind else { return None };
        if self.is_unjudged(object) || self.is_unjudged(pointer) {
            return None;
        }
        let Type::MemberPointer { member, .. } = self.value_structure(self.expression(pointer).ty) else { return None };
        let flags = self.program.as_function(member)?.flags;
        Some(BoundFunction { object, pointer, flags })
    }

    /// The object of a call fits the qualifiers of the member function: 315, and 2454 and 2455 for `&` and `&&`.
    pub(super) fn check_bound_call(&mut self, callee: ExpressionId) {
        if self.context.speculating > 0 {
            return;
        }
        let Some(bound) = self.bound_function(callee) else { return };
        let entry = self.expression(bound.object);
        if self.program.class_of(entry.ty).is_none() {
            return;
        }
        let operator = self.expression(bound.pointer).first.saturating_sub(1);
        let qualifiers = self.program.unqualified(self.program.canonical(self.program.non_reference(entry.ty))).1;
        let misses = |qualifier, flag| qualifiers.contains(qualifier) && !bound.flags.contains(flag);
        let is_lvalue = entry.category == ValueCategory::Lvalue;
        // Rvalues too, since C++20.
        let is_const_only = bound.flags.contains(FunctionTypeFlags::CONST)
            && !bound.flags.contains(FunctionTypeFlags::VOLATILE)
            && self.options.dialect.standard >= cufe_base::Standard::Cpp20;
        if misses(Qualifiers::CONST, FunctionTypeFlags::CONST)
            || misses(Qualifiers::VOLATILE, FunctionTypeFlags::VOLATILE)
        {
            self.report_at(code::OBJECT_LACKS_QUALIFIERS, entry.first);
        } else if bound.flags.contains(FunctionTypeFlags::RVALUE) && is_lvalue {
            self.report_at(code::RVALUE_OBJECT_NEEDED, operator);
        } else if bound.flags.contains(FunctionTypeFlags::LVALUE) && !is_lvalue && !is_const_only {
            self.report_at(code::LVALUE_OBJECT_NEEDED, operator);
        }
    }

    /// 300 where such a function is not called. Whether it was reported.
    pub(crate) fn refuse_bound_function(&mut self, expression: ExpressionId) -> bool {
        let Some(bound) = self.bound_function(expression) else { return false };
        let is_parenthesized = matches!(self.expression(expression).kind, ExpressionKind::Parenthesized(_));
        let place = if is_parenthesized { expression } else { bound.pointer };
        self.report_at(code::MEMBER_FUNCTION_NOT_CALLED, self.expression(place).first);
        self.program.expressions[expression].kind = ExpressionKind::Unknown;
        true
    }
}
