//! Expressions whose evaluation does nothing (174).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{
    Builtin, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Operator, Qualifiers, Type, TypeId,
    UnaryOperator, ValueCategory,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Checks an expression whose value is dropped: an expression statement, the left operand of a comma.
    pub fn check_effect(&mut self, expression: ExpressionId) {
        self.settle_address(expression);
        if self.context.speculating > 0
            || self.context.unevaluated != self.context.dropped
            || !self.has_no_effect(expression)
        {
            return;
        }
        let mut shown = expression;
        while let ExpressionKind::Unary { operator: UnaryOperator::Extension, operand } = self.expression(shown).kind {
            shown = operand;
        }
        self.report_at(code::EXPR_HAS_NO_EFFECT, self.expression(shown).first);
    }

    /// Whether a type is one whose operators and conversions call no function.
    fn is_plain_operand(&self, expression: ExpressionId) -> bool {
        let ty = self.expression(expression).ty;
        !self.is_dependent_type(ty)
            && (self.is_scalar_type(ty) || matches!(self.value_structure(ty), Type::Array { .. } | Type::Function(_)))
    }

    fn is_volatile(&self, ty: TypeId) -> bool {
        self.program.unqualified(self.program.canonical(ty)).1.contains(Qualifiers::VOLATILE)
    }

    /// Whether evaluation of an expression whose value is dropped does nothing, for certain.
    pub fn has_no_effect(&self, expression: ExpressionId) -> bool {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.does_nothing(expression)
        })
    }

    fn do_nothing(&self, operands: &[ExpressionId]) -> bool {
        operands.iter().all(|&operand| self.is_plain_operand(operand) && self.has_no_effect(operand))
    }

    fn does_nothing(&self, expression: ExpressionId) -> bool {
        use ExpressionKind as E;
        let entry = self.expression(expression);
        if !(entry.flags - ExpressionFlags::QUALIFIED).is_empty() || self.program.called.contains_key(&expression) {
            return false;
        }
        match entry.kind {
            E::Literal(literal) => self.program.literals.get(literal).suffix.is_none(),
            E::String(_) | E::Boolean(_) | E::Nullptr | E::FunctionName(_) | E::OperatorOnType { .. } => {
                !self.is_dependent_type(entry.ty)
            }
            E::OperatorOnExpression { keyword, operand } => {
                let ty = self.expression(operand).ty;
                let is_evaluated = keyword == TokenKind::KwTypeid
                    && self.program.class_of(ty).is_some_and(|class| self.is_polymorphic(class) != Some(false));
                // `noexcept` has a value whatever is wrong in its operand.
                let is_noexcept = keyword == TokenKind::KwNoexcept;
                !is_evaluated && (is_noexcept || !self.is_open(operand))
            }
            E::Parenthesized(inner) => self.has_no_effect(inner),
            E::Name { entity, arguments } => match self.program.entities[entity].kind {
                EntityKind::Template(_) => matches!(self.value_structure(entry.ty), Type::Function(_)),
                _ if arguments.is_some() => false,
                EntityKind::Variable(_) | EntityKind::Field(_) => {
                    !self.is_dependent_type(entry.ty) && !self.is_volatile(entry.ty)
                }
                EntityKind::Function(_) => !self.is_dependent_type(entry.ty),
                EntityKind::Enumerator(_) => !self.is_dependent_type(entry.ty),
                _ => false,
            },
            E::Member { object, member, is_arrow, .. } => {
                let is_object = match self.value_structure(self.expression(object).ty) {
                    Type::Pointer(_) => is_arrow,
                    Type::Class(_) => !is_arrow,
                    _ => false,
                };
                let is_known = match self.program.entities[member].kind {
                    EntityKind::Field(_) | EntityKind::Variable(_) => !self.is_volatile(entry.ty),
                    EntityKind::Enumerator(_) => true,
                    EntityKind::Function(function) => {
                        self.program.functions[function].flags.contains(cufe_il::FunctionFlags::STATIC_MEMBER)
                    }
                    _ => false,
                };
                is_object && is_known && !self.is_dependent_type(entry.ty) && self.has_no_effect(object)
            }
            E::MemberPointerAccess { object, pointer } => {
                let is_known = match self.value_structure(self.expression(pointer).ty) {
                    Type::MemberPointer { class, member } => {
                        !self.is_incomplete(class) && !matches!(self.value_structure(member), Type::Function(_))
                    }
                    _ => false,
                };
                is_known && !self.is_open(object) && self.do_nothing(&[pointer]) && self.has_no_effect(object)
            }
            E::Binary { operator: Operator::Comma, left, right } => {
                self.is_plain_operand(left)
                    && self.is_plain_operand(right)
                    && self.has_no_effect(left)
                    && self.has_no_effect(right)
            }
            E::Binary { operator, left, right } => {
                !operator.is_compound_assignment() && operator != Operator::Equal && self.do_nothing(&[left, right])
            }
            E::Conditional { condition, then, otherwise } => {
                let canonical = |expression| self.program.canonical(self.expression(expression).ty);
                let is_arithmetic =
                    |expression| matches!(self.value_structure(self.expression(expression).ty), Type::Builtin(_));
                let is_meant = canonical(then) == canonical(otherwise)
                    || is_arithmetic(then) && is_arithmetic(otherwise)
                    || matches!(self.value_structure(entry.ty), Type::Pointer(_));
                is_meant && self.is_plain_operand(expression) && self.do_nothing(&[condition, then, otherwise])
            }
            E::Cast { operand, .. } => {
                let is_value = self.is_scalar_type(entry.ty) && self.is_plain_operand(operand);
                let is_reference = entry.category != ValueCategory::Prvalue && !self.is_open(operand);
                let is_void = self.value_structure(entry.ty) == Type::Builtin(Builtin::Void);
                !is_void && !self.is_open(expression) && (is_value || is_reference) && self.has_no_effect(operand)
            }
            E::Construct { arguments, .. } => {
                self.is_scalar_type(entry.ty)
                    && !self.is_dependent_type(entry.ty)
                    && self.do_nothing(self.program.expression_list(arguments))
            }
            E::Unary { operator, operand } => {
                use UnaryOperator as U;
                match operator {
                    U::Plus | U::Minus | U::Not | U::Complement | U::Real | U::Imag => self.do_nothing(&[operand]),
                    U::Dereference => !self.is_volatile(entry.ty) && self.do_nothing(&[operand]),
                    U::AddressOf => !self.is_open(expression) && self.has_no_effect(operand),
                    U::Extension => self.has_no_effect(operand),
                    U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement | U::CoAwait | U::Arrow => {
                        false
                    }
                }
            }
            E::Subscript { base, subscripts } => {
                !self.is_volatile(entry.ty)
                    && self.do_nothing(&[base])
                    && self.do_nothing(self.program.expression_list(subscripts))
            }
            _ => false,
        }
    }
}
