//! Building expressions: the actions that give every expression its type, value category and dependence (\[expr\]). What
//! needs overload resolution, substitution or deduction has the type *unknown* until those exist; no diagnostic follows
//! from it.

mod access;
mod ahead;
mod bit_cast;
mod bound_function;
pub mod builtin;
mod builtin_call;
mod call;
mod callee;
mod capture;
mod cast;
mod cast_type;
mod conditional;
mod deallocation;
mod explicit_conversion;
mod function_name;
mod implied_object;
mod init_capture;
mod lambda;
mod launch;
mod list;
mod literal;
mod local_name;
mod name;
mod new_delete;
mod noexcept;
mod offsetof;
mod operand;
mod operand_rules;
mod operator;
mod reference;
mod statement_expression;
mod this;
mod trait_argument;
mod uncaptured;
mod user_literal;

pub(crate) use deallocation::UsualDeallocation;
pub use lambda::{CaptureUse, Captured};
pub use launch::LaunchParts;
pub use name::WrittenName;
pub use new_delete::{DeleteExpression, NewExpression};
pub use noexcept::NoexceptOperand;
pub use offsetof::OffsetStep;

use crate::Sema;
use cufe_il::{
    Expression, ExpressionFlags, ExpressionId, ExpressionKind, Program, Type, TypeId, UnaryOperator, ValueCategory,
};

/// What is common to all expressions: the range of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// First token.
    pub first: u32,
    /// Last token.
    pub last: u32,
}

impl Sema<'_> {
    /// Adds an expression. A dependent type makes it type-dependent.
    pub fn build(
        &mut self,
        kind: ExpressionKind,
        ty: TypeId,
        category: ValueCategory,
        flags: ExpressionFlags,
        extent: Extent,
    ) -> ExpressionId {
        let mut flags = flags - ExpressionFlags::QUALIFIED;
        if ty != Program::UNKNOWN && !flags.contains(ExpressionFlags::TYPE_DEPENDENT) && self.is_dependent_type(ty) {
            flags |= ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        }
        // A type that is written as the `decltype` of what depends on values is known, but substitution may fail in it.
        let written = match kind {
            ExpressionKind::Construct { .. } | ExpressionKind::Cast { .. } => Some(ty),
            ExpressionKind::OperatorOnType { operand, .. } => Some(operand),
            _ => None,
        };
        if written.is_some_and(|ty| self.program.type_facts(ty).has_value_decltype) {
            flags |= ExpressionFlags::VALUE_DEPENDENT;
        }
        // Patterns of expansions are read again for their elements.
        if ty == Program::UNKNOWN
            && !flags.contains(ExpressionFlags::UNEXPANDED)
            && !matches!(
                kind,
                ExpressionKind::InitializerList(_)
                    | ExpressionKind::ParenthesizedList(_)
                    | ExpressionKind::Overloads { .. }
                    | ExpressionKind::UnresolvedName { .. }
                    | ExpressionKind::Name { .. }
                    | ExpressionKind::Member { .. }
                    // The list that it stands in tells.
                    | ExpressionKind::Designated { .. }
            )
            && !self.is_set_of_functions(kind)
        {
            self.note_unknown();
            self.note_throwing(None);
        }
        self.count_expression(kind, ty, flags, extent.first);
        if category == ValueCategory::Prvalue && self.context.noexcept_operand.is_some() {
            self.note_throwing_destruction(ty);
        }
        self.program.expressions.push(Expression { kind, ty, category, flags, first: extent.first, last: extent.last })
    }

    /// Whether an expression stands for functions that the place where it stands chooses from ([over.over]): that place tells
    /// whether it could.
    pub(crate) fn is_set_of_functions(&self, kind: ExpressionKind) -> bool {
        match kind {
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand: inner }
            | ExpressionKind::Parenthesized(inner) => self.function_set(inner).is_some(),
            _ => false,
        }
    }

    /// Notes that a name is written with a qualification.
    pub fn note_qualified(&mut self, name: ExpressionId) {
        self.program.expressions[name].flags |= ExpressionFlags::QUALIFIED;
    }

    /// Adds an expression of unknown type that depends on what its operands depend on.
    pub fn build_unknown(&mut self, kind: ExpressionKind, flags: ExpressionFlags, extent: Extent) -> ExpressionId {
        self.build(kind, Program::UNKNOWN, ValueCategory::Prvalue, flags, extent)
    }

    /// Adds an expression that stands for one token range; names of parameters and packs that declarations make need no
    /// more.
    pub fn new_expression(&mut self, kind: ExpressionKind, ty: TypeId, first: u32, last: u32) -> ExpressionId {
        self.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), Extent { first, last })
    }

    /// An expression that is erroneous or not supported: nothing is reported that follows from it.
    pub fn unknown_expression(&mut self, extent: Extent) -> ExpressionId {
        self.build_unknown(ExpressionKind::Unknown, ExpressionFlags::empty(), extent)
    }

    /// A copy of an expression; an unknown one for an id that is none.
    pub fn expression(&self, expression: ExpressionId) -> Expression {
        self.program.expressions.get(expression).copied().unwrap_or(Expression {
            kind: ExpressionKind::Unknown,
            ty: Program::UNKNOWN,
            category: ValueCategory::Prvalue,
            flags: ExpressionFlags::empty(),
            first: 0,
            last: 0,
        })
    }

    /// What the operands of an expression depend on, united.
    pub fn flags_of(&self, operands: &[ExpressionId]) -> ExpressionFlags {
        operands.iter().fold(ExpressionFlags::empty(), |flags, &operand| flags | self.expression(operand).flags)
    }

    /// Whether nothing can be known from the expression's type: it is dependent or not known.
    pub fn is_open(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) || self.program.structure(entry.ty) == Type::Unknown
    }

    /// Whether an expression is erroneous or not understood: it has no type, and none depends on arguments.
    pub fn is_without_type(&self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        entry.ty == Program::UNKNOWN
            && !entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
    }

    /// `( e )`
    pub fn build_parenthesized(&mut self, inner: ExpressionId, extent: Extent) -> ExpressionId {
        let entry = self.expression(inner);
        self.build(ExpressionKind::Parenthesized(inner), entry.ty, entry.category, entry.flags, extent)
    }

    /// `e...`
    pub fn build_pack_expansion(&mut self, pattern: ExpressionId, extent: Extent) -> ExpressionId {
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        let flags = (self.expression(pattern).flags - ExpressionFlags::UNEXPANDED) | dependent;
        self.build_unknown(ExpressionKind::PackExpansion(pattern), flags, extent)
    }

    /// The expression without parentheses around it.
    pub fn without_parentheses(&self, mut expression: ExpressionId) -> ExpressionId {
        while let ExpressionKind::Parenthesized(inner) = self.expression(expression).kind {
            expression = inner;
        }
        expression
    }

    /// The structure of a type without sugar, reference and top-level qualifiers.
    pub fn value_structure(&self, ty: TypeId) -> Type {
        let ty = self.program.non_reference(ty);
        self.program.written(self.program.unqualified(self.program.canonical(ty)).0)
    }
}
