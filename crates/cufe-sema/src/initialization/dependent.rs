//! Initializations that no template arguments make valid ([temp.res.general]/6): a scalar that depends on template parameters,
//! made of one of another kind. `T *p = 1` is wrong whatever `T` is.

use super::{Initializer, Purpose};
use crate::Sema;
use crate::conversion::Sequence;
use cufe_diagnostics::code;
use cufe_il::{Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Type, TypeId};

/// The kinds of scalar types of which none converts to another one but to `bool`, null pointers apart ([conv.general]).
#[derive(Clone, Copy, PartialEq, Eq)]
enum ScalarKind {
    Number,
    Pointer,
    MemberPointer,
    NullPointer,
}

impl Sema<'_> {
    /// Reports what is wrong with the initializer of a variable or member (`purpose`) whichever template arguments there will be;
    /// whether anything depends on them.
    pub(super) fn check_dependent_initializer(
        &mut self,
        ty: TypeId,
        initializer: Initializer<'_>,
        purpose: Purpose,
    ) -> bool {
        let depends = self.is_dependent_type(ty);
        if !self.in_template() {
            return depends;
        }
        match initializer {
            Initializer::None => {}
            Initializer::Copy(expression) | Initializer::List(expression) => {
                if depends || self.depends_on_arguments(expression) {
                    self.check_dependent_value(expression, ty, purpose);
                    return true;
                }
            }
            Initializer::Parenthesized(&[single], _) => {
                if (depends || self.depends_on_arguments(single)) && !self.is_braced(single) {
                    self.check_dependent_value(single, ty, Purpose::Object);
                    return true;
                }
            }
            Initializer::Parenthesized(&[first, second, ..], _) => {
                let is_pack = |one: ExpressionId| matches!(self.expression(one).kind, ExpressionKind::PackExpansion(_));
                if depends && self.scalar_kind(ty).is_some() && !is_pack(first) && !is_pack(second) {
                    self.report_at(code::TOO_MANY_INITIALIZERS, self.expression(second).first);
                }
            }
            Initializer::Parenthesized(..) => {}
        }
        depends
    }

    /// Whether an operator has an operand whose type depends on template parameters: it may be an overloaded one, and nothing is
    /// known of its result; nor is it of a variable whose type is deduced from such an expression.
    fn is_result_open(&self, expression: ExpressionId) -> bool {
        let inner = self.without_parentheses(expression);
        match self.expression(inner).kind {
            ExpressionKind::Unary { .. } | ExpressionKind::Binary { .. } | ExpressionKind::Conditional { .. } => {
                self.expression(inner).flags.contains(ExpressionFlags::TYPE_DEPENDENT)
            }
            _ => false,
        }
    }

    /// Whether the type of an expression depends on template parameters, or that of an element of a list.
    fn depends_on_arguments(&self, expression: ExpressionId) -> bool {
        self.expression(expression).flags.contains(ExpressionFlags::TYPE_DEPENDENT)
            || self.list_elements(expression).iter().any(|&element| self.depends_on_arguments(element))
    }

    /// The same for one value, or a list with the elements of an array.
    fn check_dependent_value(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose) {
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        if !self.is_braced(expression) {
            if self.never_converts(expression, target) {
                self.report_conversion_failure(expression, ty, purpose);
            }
            return;
        }
        let elements = self.list_elements(expression);
        match self.program.written(target) {
            Type::Array { element, .. } => {
                for initializer in elements {
                    self.check_dependent_value(initializer, element, Purpose::Object);
                }
            }
            _ if self.scalar_kind(target).is_some() => match elements.as_slice() {
                [] => {}
                &[single] if self.is_braced(single) => {
                    self.report_at(code::TOO_MANY_BRACES_AROUND_SCALAR, self.expression(single).first);
                }
                &[single] => self.check_dependent_value(single, target, Purpose::Object),
                &[_, second, ..] => self.report_at(code::TOO_MANY_INITIALIZERS, self.expression(second).first),
            },
            _ => {}
        }
    }

    /// Whether a value is a scalar that converts to a scalar type for no template arguments.
    fn never_converts(&mut self, expression: ExpressionId, target: TypeId) -> bool {
        let entry = self.expression(expression);
        if entry.flags.contains(ExpressionFlags::UNEXPANDED)
            || matches!(
                entry.kind,
                ExpressionKind::Unknown | ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. }
            )
            || self.function_set(expression).is_some()
            || self.is_result_open(expression)
        {
            return false;
        }
        let source = self.decayed(entry.ty);
        let (Some(from), Some(to)) = (self.scalar_kind(source), self.scalar_kind(target)) else { return false };
        if from == to || self.program.written(target) == Type::Builtin(Builtin::Bool) {
            return false;
        }
        let operand = self.operand(expression);
        self.standard_conversion(&operand, target) == Sequence::Impossible
    }

    /// The kind of a scalar type, although it may depend on template parameters.
    fn scalar_kind(&self, ty: TypeId) -> Option<ScalarKind> {
        match self.program.structure(ty) {
            Type::Builtin(Builtin::Nullptr) => Some(ScalarKind::NullPointer),
            Type::Builtin(Builtin::Void) => None,
            Type::Builtin(_) => Some(ScalarKind::Number),
            Type::Enum(_) if self.is_enumeration_of_pattern(ty) => None,
            Type::Enum(_) => Some(ScalarKind::Number),
            // What is wrong with the type was said.
            Type::Pointer(inner) if self.program.structure(inner) == Type::Unknown => None,
            Type::Pointer(_) => Some(ScalarKind::Pointer),
            Type::MemberPointer { .. } => Some(ScalarKind::MemberPointer),
            _ => None,
        }
    }

    /// Whether a type is an enumeration that is a member of a template's pattern: a dependent type ([temp.dep.type]/7).
    pub(super) fn is_enumeration_of_pattern(&self, ty: TypeId) -> bool {
        let Type::Enum(id) = self.value_structure(ty) else { return false };
        let scope = self.program.entities[self.program.enums[id].entity].scope;
        self.program.enclosing_class(scope).is_some_and(|class| self.program.classes[class].is_dependent)
    }
}
