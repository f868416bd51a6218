//! What happens where a local variable is declared: whether it is initialized, whether its life has an end.

use crate::Sema;
use crate::class::SpecialMember;
use cufe_il::{
    Builtin, ClassId, ExpressionId, ExpressionKind, Program, StorageClass, Type, TypeId, VariableFlags, VariableId,
};

impl Sema<'_> {
    /// The type without sugar, qualifiers and array bounds.
    pub(crate) fn element_structure(&self, ty: TypeId) -> Type {
        let mut ty = ty;
        loop {
            match self.program.written(self.program.unqualified(self.program.canonical(ty)).0) {
                Type::Array { element, .. } => ty = element,
                structure => return structure,
            }
        }
    }

    /// Whether the special members of a kind of a class do nothing but copy bytes, or nothing; `None` where that is not
    /// known.
    pub(crate) fn is_trivial_member(&mut self, class: ClassId, kind: SpecialMember) -> Option<bool> {
        let data = &self.program.classes[class];
        if !data.is_complete || data.is_dependent {
            return None;
        }
        let members = self.special_members(class, kind);
        if members.is_empty() {
            return Some(false);
        }
        let mut all = Some(true);
        for member in members {
            match self.special_facts(member).is_trivial {
                Some(true) => {}
                Some(false) => return Some(false),
                None => all = None,
            }
        }
        all
    }

    /// Whether an object of a type that is left without initializer is nevertheless initialized, by a constructor.
    pub(crate) fn has_default_initialization(&mut self, ty: TypeId) -> Option<bool> {
        match self.element_structure(ty) {
            Type::Builtin(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) | Type::Complex(_) => {
                Some(false)
            }
            Type::Vector { .. } => Some(false),
            Type::LvalueReference(_) | Type::RvalueReference(_) => Some(true),
            Type::Class(class) if self.program.classes[class].is_closure => Some(true),
            Type::Class(class) => {
                self.is_trivial_member(class, SpecialMember::DefaultConstructor).map(|is_trivial| !is_trivial)
            }
            _ => None,
        }
    }

    /// Whether something happens where a variable is declared; nothing for statics whose initializer is a constant.
    pub(super) fn is_initialized_where_declared(&mut self, variable: VariableId) -> Option<bool> {
        let entry = &self.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        let is_static = entry.storage == StorageClass::Static || entry.flags.contains(VariableFlags::THREAD_LOCAL);
        if entry.storage == StorageClass::Extern {
            return Some(false);
        }
        match initializer {
            Some(initializer) if is_static => match self.constant_condition(initializer) {
                Some(_) => Some(false),
                None if matches!(self.expression(initializer).kind, ExpressionKind::Call { .. }) => Some(true),
                None => None,
            },
            Some(_) => Some(true),
            None => self.has_default_initialization(ty),
        }
    }

    /// Whether something happens at the end of the life of a variable.
    pub(super) fn has_destruction(&mut self, variable: VariableId) -> Option<bool> {
        let ty = self.program.variables[variable].ty;
        match self.element_structure(ty) {
            Type::Class(class) => {
                self.is_trivial_member(class, SpecialMember::Destructor).map(|is_trivial| !is_trivial)
            }
            Type::Builtin(_)
            | Type::Pointer(_)
            | Type::MemberPointer { .. }
            | Type::Enum(_)
            | Type::Complex(_)
            | Type::Vector { .. }
            | Type::LvalueReference(_)
            | Type::RvalueReference(_) => Some(false),
            _ => None,
        }
    }

    /// The value of a condition that is a constant, as the reference folds it: also of string literals, floating literals
    /// and the last operand of a comma.
    pub(crate) fn constant_condition(&self, expression: ExpressionId) -> Option<bool> {
        if let Some(value) = self.integral_value(expression) {
            return Some(value != 0);
        }
        if let Some(value) = self.statements.condition(expression) {
            return Some(value);
        }
        let entry = self.expression(expression);
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => self.constant_condition(inner),
            ExpressionKind::Binary { operator: cufe_il::Operator::Comma, right, .. } => self.constant_condition(right),
            ExpressionKind::String(_) => Some(true),
            ExpressionKind::Nullptr => Some(false),
            ExpressionKind::Literal(literal) if self.program.literals.get(literal).is_floating() => {
                // Without the suffix: the `f` of `0.0f` is no digit.
                let spelling = &self.program.literals.get(literal).spelling;
                let number = cufe_lex::literal::floating(spelling, &self.options.dialect);
                let exponent = if number.hexadecimal { 'p' } else { 'e' };
                let mut digits = number.digits.chars().take_while(|digit| digit.to_ascii_lowercase() != exponent);
                Some(digits.any(|digit| digit.is_ascii_hexdigit() && digit != '0'))
            }
            _ => None,
        }
    }

    /// Whether a type is known to be arithmetic, a pointer, an enumeration or a pointer to member.
    pub(crate) fn is_scalar_type(&self, ty: TypeId) -> bool {
        match self.value_structure(ty) {
            Type::Builtin(builtin) => builtin != Builtin::Void,
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) | Type::Complex(_) => true,
            _ => false,
        }
    }

    /// Whether an expression has the type `void`.
    pub(crate) fn is_void_expression(&self, expression: ExpressionId) -> bool {
        let ty = self.expression(expression).ty;
        self.program.unqualified(self.program.canonical(ty)).0 == Program::builtin(Builtin::Void)
    }
}
