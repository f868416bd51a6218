//! Statements ([stmt.stmt]).

use crate::{EntityId, EntityList, ExpressionId, List, ScopeId, StatementId};
use cufe_base::Symbol;
use serde::{Deserialize, Serialize};

/// The parts of a statement.
pub type StatementList = List<StatementId>;

/// What a statement is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StatementKind {
    /// `;`
    Empty,
    /// `e;`
    Expression(ExpressionId),
    /// `{ ... }`
    Compound {
        /// The statements.
        statements: StatementList,
        /// The block's scope.
        scope: ScopeId,
    },
    /// A declaration; the records of its declarators lie in the program's declaration stores.
    Declaration {
        /// The first entity that it declares.
        first: Option<EntityId>,
        /// The variables that it declares, in order; structured bindings are not among them.
        variables: EntityList,
    },
    /// `if (...) ... else ...`; conditions are expression or declaration statements.
    If {
        /// Init-statement and condition, in order, then the branches.
        parts: StatementList,
        /// `if constexpr`
        is_constexpr: bool,
        /// The last part is the `else` branch.
        has_else: bool,
    },
    /// `if consteval`
    IfConsteval {
        /// The branches.
        parts: StatementList,
    },
    /// `switch (...) ...`: init-statement, condition, body.
    Switch(StatementList),
    /// `while (...) ...`: condition, body.
    While(StatementList),
    /// `do ... while (...);`: body, condition.
    Do(StatementList),
    /// `for (...; ...; ...) ...`: init, condition, step, body; absent parts are empty statements.
    For(StatementList),
    /// `for (... : ...) ...`: init-statement or empty, declaration, range, body.
    RangeFor(StatementList),
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return e;`, also `co_return`.
    Return {
        /// The operand.
        value: Option<ExpressionId>,
        /// `co_return`
        is_coroutine: bool,
    },
    /// `goto name;`
    Goto(Symbol),
    /// `goto *e;`
    ComputedGoto(ExpressionId),
    /// `name: ...`
    Label {
        /// The label.
        name: Symbol,
        /// What follows.
        statement: StatementId,
    },
    /// `case a: ...`, GNU `case a ... b: ...`
    Case {
        /// The value.
        low: ExpressionId,
        /// The end of a range.
        high: Option<ExpressionId>,
        /// What follows.
        statement: StatementId,
    },
    /// `default: ...`
    Default(StatementId),
    /// `try { ... } catch ...`: block, then handlers.
    Try(StatementList),
    /// A handler: its declaration and block.
    Handler {
        /// The declared object, also where it has no name; none of `catch (...)`.
        declaration: Option<EntityId>,
        /// The first token of the declaration, or `...`.
        at: u32,
        /// The block.
        body: StatementId,
    },
    /// `asm ...;`
    Asm(AsmOperands),
    /// Erroneous.
    Unknown,
}

/// An operand of an assembler statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AsmOperand {
    /// The string of its constraint.
    pub constraint: u32,
    /// The expression.
    pub value: ExpressionId,
    /// It stands among the outputs.
    pub is_output: bool,
}

/// A slice of all operands of assembler statements.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct AsmOperands {
    /// The first.
    pub start: u32,
    /// How many.
    pub length: u32,
}

/// A statement.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// First token.
    pub first: u32,
    /// Last token.
    pub last: u32,
}

const _: () = assert!(std::mem::size_of::<Statement>() <= 24);
