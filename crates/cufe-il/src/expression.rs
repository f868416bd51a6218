//! Expressions (\[expr\]): the written form, with types where they are known.

use crate::{
    ArgumentsId, ConversionKind, EntityId, ExpressionId, FunctionId, List, LiteralId, Name, Operator, ScopeId,
    StatementId, StringLiteralId, TypeId,
};
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use serde::{Deserialize, Serialize};

/// Value category ([basic.lval]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum ValueCategory {
    /// A prvalue, or not known.
    #[default]
    Prvalue,
    /// An lvalue.
    Lvalue,
    /// An xvalue.
    Xvalue,
}

bitflags::bitflags! {
    /// Dependence and other facts about an expression.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct ExpressionFlags: u8 {
        /// Type-dependent ([temp.dep.expr]).
        const TYPE_DEPENDENT = 1 << 0;
        /// Value-dependent ([temp.dep.constexpr]).
        const VALUE_DEPENDENT = 1 << 1;
        /// Contains a pack that is not expanded.
        const UNEXPANDED = 1 << 2;
        /// A name that is written with a qualification.
        const QUALIFIED = 1 << 3;
    }
}

/// Operands.
pub type ExpressionList = List<ExpressionId>;

/// A part of a designated initializer ([dcl.init.aggr]/3.1; those of arrays are GNU's).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Designator {
    /// `.name`, GNU `name:`
    Member {
        /// The name.
        name: Symbol,
        /// Its token.
        token: u32,
    },
    /// `[i]`
    Element(ExpressionId),
    /// `[i ... j]`
    Elements(ExpressionId, ExpressionId),
}

/// Designators of an initializer.
pub type DesignatorList = List<Designator>;

/// Entities that a name may mean.
pub type EntityList = List<EntityId>;

/// The types that a trait asks about.
pub type TypeList = List<TypeId>;

/// Prefix and postfix operators that are no casts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum UnaryOperator {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `!`
    Not,
    /// `~`
    Complement,
    /// `*`
    Dereference,
    /// `&`
    AddressOf,
    /// `++x`
    PreIncrement,
    /// `--x`
    PreDecrement,
    /// `x++`
    PostIncrement,
    /// `x--`
    PostDecrement,
    /// `__real__`
    Real,
    /// `__imag__`
    Imag,
    /// `__extension__`
    Extension,
    /// `co_await`
    CoAwait,
    /// The call of an overloaded `->` in `o->m`, whose result takes the place of the object ([over.ref]).
    Arrow,
}

/// What kind of cast was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CastKind {
    /// `(T)e`
    CStyle,
    /// `static_cast`
    Static,
    /// `const_cast`
    Const,
    /// `reinterpret_cast`
    Reinterpret,
    /// `dynamic_cast`
    Dynamic,
    /// `__builtin_bit_cast`
    Bit,
}

/// How the initializer of a new-expression is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NewInitializer {
    /// There is none.
    None,
    /// `(a, ...)`
    Parenthesized,
    /// `{a, ...}`: the last operand.
    Braced,
}

/// What an expression is. Written parentheses are kept. Operands are those that were written; implicit conversions are nodes beside
/// them ([`crate::Program::as_used`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ExpressionKind {
    /// Erroneous or not supported.
    Unknown,
    /// An object that the program does not name: a part of a class that a defaulted comparison compares.
    Implied,
    /// An integer, floating or character literal.
    Literal(LiteralId),
    /// String literals that stand side by side.
    String(StringLiteralId),
    /// `true`, `false`
    Boolean(bool),
    /// `nullptr`, `__null`
    Nullptr,
    /// `this`
    This,
    /// `__func__` and its like; with the text where the function is no pattern.
    FunctionName(Option<StringLiteralId>),
    /// A name that denotes one entity.
    Name {
        /// The entity.
        entity: EntityId,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// A name that denotes several functions or function templates.
    Overloads {
        /// The candidates.
        candidates: EntityList,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// An unqualified name without declaration, left to argument-dependent lookup, or an error that was reported.
    UnresolvedName {
        /// The name.
        name: Name,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// `Q::name` where `Q` is dependent or not known.
    DependentName {
        /// The type before `::`.
        qualifier: TypeId,
        /// The name.
        name: Name,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// `e.m`, `e->m` with a known member.
    Member {
        /// The object.
        object: ExpressionId,
        /// The member; the first of an overload set.
        member: EntityId,
        /// `->`
        is_arrow: bool,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// `e.m`, `e->m` where the class of `e` is dependent or not known.
    DependentMember {
        /// The object.
        object: ExpressionId,
        /// The member's name.
        name: Name,
        /// `->`
        is_arrow: bool,
        /// Template arguments as written.
        arguments: Option<ArgumentsId>,
    },
    /// `e.~T`, `e->~T` for an object that is of no class ([expr.prim.id.dtor]); its type is that of a destructor.
    PseudoDestructor {
        /// The object.
        object: ExpressionId,
        /// `->`
        is_arrow: bool,
    },
    /// `f(a, ...)`
    Call {
        /// The callee.
        callee: ExpressionId,
        /// The arguments.
        arguments: ExpressionList,
    },
    /// `f<<<...>>>(a, ...)`: index in [`crate::Program::launches`].
    Launch {
        /// The callee.
        callee: ExpressionId,
        /// The configuration, then the arguments ([`crate::Program::launch_operands`]).
        operands: ExpressionList,
        /// How many of the operands are the configuration.
        configuration: u16,
    },
    /// `a[b, ...]`
    Subscript {
        /// The array.
        base: ExpressionId,
        /// The subscripts.
        subscripts: ExpressionList,
    },
    /// A prefix or postfix operator.
    Unary {
        /// The operator.
        operator: UnaryOperator,
        /// The operand.
        operand: ExpressionId,
    },
    /// A binary operator, assignments and the comma included; `.*` and `->*` as `ArrowStar` (with `.` when
    /// `Operator::Minimum` would be meant otherwise is never the case).
    Binary {
        /// The operator.
        operator: Operator,
        /// The left operand.
        left: ExpressionId,
        /// The right operand.
        right: ExpressionId,
    },
    /// `a .* b`
    MemberPointerAccess {
        /// The object.
        object: ExpressionId,
        /// The pointer to member.
        pointer: ExpressionId,
    },
    /// `a ? b : c`, GNU `a ?: c`
    Conditional {
        /// The condition.
        condition: ExpressionId,
        /// The second operand; the condition where it was left out.
        then: ExpressionId,
        /// The third operand.
        otherwise: ExpressionId,
    },
    /// A cast with a type and one operand.
    Cast {
        /// Which.
        kind: CastKind,
        /// The operand.
        operand: ExpressionId,
    },
    /// `T(a, ...)`, `T{a, ...}`: the type is that of the expression.
    Construct {
        /// The arguments.
        arguments: ExpressionList,
        /// Written with braces.
        is_braced: bool,
    },
    /// `(T){...}`
    CompoundLiteral {
        /// The braced list.
        list: ExpressionId,
    },
    /// `{a, ...}`
    InitializerList(ExpressionList),
    /// `(a, ...)` as an initializer of a variable or member, with any number of elements.
    ParenthesizedList(ExpressionList),
    /// `.name = e`, `[i] = e`
    Designated {
        /// The designators, from outside to inside.
        designators: DesignatorList,
        /// The initializer.
        value: ExpressionId,
    },
    /// `sizeof e`, `alignof e`, `noexcept(e)`, `typeid(e)`; the expression begins at the keyword.
    OperatorOnExpression {
        /// The keyword.
        keyword: TokenKind,
        /// The operand.
        operand: ExpressionId,
    },
    /// `sizeof(T)`, `alignof(T)`, `typeid(T)`.
    OperatorOnType {
        /// The keyword.
        keyword: TokenKind,
        /// The operand.
        operand: TypeId,
    },
    /// `sizeof...(pack)`
    SizeofPack {
        /// The pack.
        pack: Option<EntityId>,
    },
    /// `new T`, with placement and initializer.
    New {
        /// The allocated type.
        ty: TypeId,
        /// Placement arguments, the outermost bound, then the initializer.
        operands: ExpressionList,
        /// It makes an array of objects of the type: a bound stands behind it.
        has_bound: bool,
        /// How many of the operands are placement arguments.
        placement: u16,
        /// How the initializer is written.
        initializer: NewInitializer,
    },
    /// `delete e`
    Delete {
        /// The operand.
        operand: ExpressionId,
        /// `delete[]`
        is_array: bool,
    },
    /// `throw e`
    Throw {
        /// The operand.
        operand: Option<ExpressionId>,
    },
    /// `co_yield e`
    CoYield {
        /// The operand.
        operand: ExpressionId,
    },
    /// A lambda: index in [`crate::Program::lambdas`].
    Lambda(u32),
    /// A fold expression.
    Fold {
        /// The operator.
        operator: Operator,
        /// The operand left of it.
        left: Option<ExpressionId>,
        /// The operand right of it.
        right: Option<ExpressionId>,
    },
    /// `e...`
    PackExpansion(ExpressionId),
    /// `requires (...) { ... }`
    Requires,
    /// `({ ... })`
    StatementExpression(StatementId),
    /// `__is_class(T)` and its like.
    TypeTrait {
        /// The keyword.
        keyword: Symbol,
        /// The operands that are types.
        types: TypeList,
        /// The operand of `__array_extent` that is a value.
        value: Option<ExpressionId>,
    },
    /// A builtin operator with special syntax; the expression begins at its keyword.
    Builtin {
        /// The keyword.
        keyword: TokenKind,
        /// Operands that are expressions.
        operands: ExpressionList,
    },
    /// `&&label`
    LabelAddress(Symbol),
    /// `( e )`
    Parenthesized(ExpressionId),
    /// An implicit conversion of what an operand is written as, to what its place takes.
    Conversion {
        /// What it does.
        kind: ConversionKind,
        /// The operand: what was written, or a conversion before this one.
        operand: ExpressionId,
    },
    /// A type where an expression was expected, for example a functional cast's callee.
    Type,
}

/// An expression.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Expression {
    /// What it is.
    pub kind: ExpressionKind,
    /// Its type, without reference ([expr.type]); unknown where it is not computed.
    pub ty: TypeId,
    /// Its value category.
    pub category: ValueCategory,
    /// Dependence.
    pub flags: ExpressionFlags,
    /// First token.
    pub first: u32,
    /// Last token.
    pub last: u32,
}

const _: () = assert!(std::mem::size_of::<Expression>() <= 36);

bitflags::bitflags! {
    /// What the head of a lambda holds.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct LambdaFlags: u16 {
        /// `mutable`
        const MUTABLE = 1 << 0;
        /// `constexpr`
        const CONSTEXPR = 1 << 1;
        /// `consteval`
        const CONSTEVAL = 1 << 2;
        /// `noexcept`
        const NOEXCEPT = 1 << 3;
        /// Has template parameters, written or from `auto`.
        const GENERIC = 1 << 4;
        /// `__device__` stands between `]` and `(`.
        const DEVICE = 1 << 5;
        /// `__host__` stands between `]` and `(`.
        const HOST = 1 << 6;
        /// Default capture `=`.
        const COPY_DEFAULT = 1 << 7;
        /// Default capture `&`.
        const REFERENCE_DEFAULT = 1 << 8;
        /// `static`
        const STATIC = 1 << 9;
        /// No lambda of the text: a pattern's, read again for an instance, or one that reading ahead left behind.
        const NOT_WRITTEN = 1 << 10;
        /// In an operand that is not evaluated.
        const UNEVALUATED = 1 << 11;
    }
}

/// How something is captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CaptureKind {
    /// `x`
    Copy,
    /// `&x`
    Reference,
    /// `this`
    This,
    /// `*this`
    StarThis,
    /// `x = e`
    Init,
    /// `&x = e`
    InitReference,
}

/// A capture: explicit ones as they are written, then implicit ones in the order of their first uses.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Capture {
    /// How.
    pub kind: CaptureKind,
    /// The captured variable, or the variable that an init-capture declares.
    pub entity: Option<EntityId>,
    /// Of an init-capture.
    pub initializer: Option<ExpressionId>,
    /// Followed or preceded by `...`.
    pub is_pack: bool,
    /// By a capture default.
    pub is_implicit: bool,
    /// The token of the name or of `this`; of an implicit capture its first use.
    pub name: u32,
    /// First token.
    pub first: u32,
    /// Last token.
    pub last: u32,
}

/// Whether the host sees a wrapper in place of a lambda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ExtendedKind {
    /// No: an ordinary lambda.
    #[default]
    None,
    /// An extended `__device__` lambda.
    Device,
    /// An extended `__host__ __device__` lambda.
    HostDevice,
}

/// What makes a lambda an extended one and what identifies it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Extended {
    /// Which wrapper it gets.
    pub kind: ExtendedKind,
    /// The function whose address identifies it.
    pub parent: Option<FunctionId>,
    /// Its number in the parent, from 1; 0 until all of them are known.
    pub ordinal: u32,
    /// The type of what the first return statement of the body returns.
    pub result: Option<TypeId>,
    /// First and last token of a trailing return type that names no parameter, and so is part of the wrapper's type.
    pub return_type: Option<(u32, u32)>,
}

/// A lambda expression.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Lambda {
    /// `[` and `]`.
    pub introducer: (u32, u32),
    /// The closure class.
    pub closure: EntityId,
    /// Its call operator.
    pub call_operator: Option<FunctionId>,
    /// Explicit captures.
    pub captures: Vec<Capture>,
    /// `(` and `)` of the parameters.
    pub parameters: Option<(u32, u32)>,
    /// The parameters.
    pub parameter_list: Vec<crate::ParameterDeclaration>,
    /// `->` of the return type.
    pub trailing_return: Option<u32>,
    /// Scope of captures and parameters.
    pub scope: ScopeId,
    /// Braces of the body.
    pub body: (u32, u32),
    /// The body.
    pub statement: Option<StatementId>,
    /// The head.
    pub flags: LambdaFlags,
    /// The function whose body contains it.
    pub enclosing: Option<FunctionId>,
    /// The scope in which it stands: what it can capture is declared there or further out.
    pub outer_scope: ScopeId,
    /// The innermost function or lambda body that contains it; none in default arguments and initializers outside of
    /// functions.
    pub callable: Option<FunctionId>,
    /// The token after the annotations.
    pub head: u32,
    /// Keyword and `)` of each `__nv_parent(e)`.
    pub parent_directives: Vec<(u32, u32)>,
    /// Whether and how it is extended.
    pub extended: Extended,
    /// What copies and destroys its closure, where the program is wanted complete.
    pub special_members: crate::SpecialMembers,
}

impl Lambda {
    /// Whether a closure holds a pointer to what calls it behind its captures: that of an extended lambda of both sides that
    /// does not convert to a pointer to a function (measured).
    pub fn holds_invoker(&self) -> bool {
        let has_default = self.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT);
        self.extended.kind == ExtendedKind::HostDevice && (has_default || !self.captures.is_empty())
    }
}
