//! What stands between an expression and the place where it is used: implicit conversions (\[conv\]), the object that the name of a
//! member implies, and the ends of lives. The operands of an expression are those that were written; what is implied between is
//! kept beside them, where the program is wanted complete: [`Program::as_used`] leads from an operand to what its place takes.

use crate::{ExpressionId, ExpressionKind, FunctionId, Program, StatementId, VariableId};
use serde::{Deserialize, Serialize};

/// What an implicit conversion does: one row of [tab:over.ics.scs], or a user-defined conversion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ConversionKind {
    /// The value of an object is read ([conv.lval]).
    LvalueToRvalue,
    /// An array becomes a pointer to its first element ([conv.array]).
    ArrayToPointer,
    /// A function becomes a pointer to it ([conv.func]).
    FunctionToPointer,
    /// A prvalue becomes a temporary object ([conv.rval]).
    TemporaryMaterialization,
    /// Qualifiers change ([conv.qual]); of the object that a reference is bound to, too.
    Qualification,
    /// A function that does not throw is pointed to as any other ([conv.fctptr]).
    FunctionPointer,
    /// [conv.prom]
    IntegralPromotion,
    /// [conv.fpprom]
    FloatingPointPromotion,
    /// [conv.integral]; of an unscoped enumeration, too.
    Integral,
    /// [conv.double]
    FloatingPoint,
    /// [conv.fpint], in both directions.
    FloatingIntegral,
    /// To or from a complex type or a vector (GNU).
    OtherArithmetic,
    /// To `bool` ([conv.bool]).
    Boolean,
    /// A null pointer constant becomes a null pointer ([conv.ptr]/1).
    NullPointer,
    /// A pointer becomes one to `void` ([conv.ptr]/2), or what the reference lets through with a warning.
    Pointer,
    /// An object becomes its base, or a pointer to one a pointer to its base ([conv.ptr]/3).
    DerivedToBase,
    /// A null pointer constant becomes a null member pointer ([conv.mem]/1).
    NullMemberPointer,
    /// A pointer to a member of a base becomes one to a member of the derived class ([conv.mem]/2).
    MemberPointer,
    /// A constructor makes an object of the operand ([class.conv.ctor]): [`Program::called`] says which.
    Constructor,
    /// A conversion function is called ([class.conv.fct]): [`Program::called`] says which.
    ConversionFunction,
}

impl ConversionKind {
    /// Whether a function of the program does it.
    pub fn is_user_defined(self) -> bool {
        matches!(self, Self::Constructor | Self::ConversionFunction)
    }
}

/// What is destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndingObject {
    /// A variable; of an array all elements.
    Variable(VariableId),
    /// The temporary object that an expression makes.
    Temporary(ExpressionId),
}

/// The end of a life: a call of a destructor that nobody wrote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EndOfLife {
    /// The object.
    pub object: EndingObject,
    /// Its destructor, which is not trivial.
    pub destructor: FunctionId,
}

/// Where lives end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum LifeEnd {
    /// At the end of each iteration of a loop: what its condition or, over a range, its declaration declares.
    Iteration(StatementId),
    /// Behind a statement: at the closing brace of a block, behind a loop or selection whose init-statement or condition declares
    /// something. Control may not come there ([`crate::Program::unreached_ends`]).
    Behind(StatementId),
    /// At a jump that leaves blocks, behind the operand of a `return` ([stmt.jump.general]/2).
    Jump(StatementId),
    /// At the end of a full-expression ([class.temporary]/4).
    FullExpression(ExpressionId),
}

impl Program {
    /// What the place of an operand takes: the outermost of its conversions, or the operand itself.
    pub fn as_used(&self, operand: ExpressionId) -> ExpressionId {
        self.implied.conversions.get(&operand).copied().unwrap_or(operand)
    }

    /// What a conversion converts. It was made before the conversion: so a walk along them ends, whatever a stored program says.
    fn converted_operand(&self, conversion: ExpressionId) -> Option<(ConversionKind, ExpressionId)> {
        match self.expressions.get(conversion)?.kind {
            ExpressionKind::Conversion { kind, operand } if operand < conversion => Some((kind, operand)),
            _ => None,
        }
    }

    /// The operand that was written, behind all conversions.
    pub fn as_written(&self, mut expression: ExpressionId) -> ExpressionId {
        while let Some((_, operand)) = self.converted_operand(expression) {
            expression = operand;
        }
        expression
    }

    /// The conversions of an operand, the first one first: their expressions and kinds.
    pub fn conversions_of(&self, operand: ExpressionId) -> Vec<(ExpressionId, ConversionKind)> {
        let mut found = Vec::new();
        let mut at = self.as_used(operand);
        while at != operand
            && let Some((kind, inner)) = self.converted_operand(at)
        {
            found.push((at, kind));
            at = inner;
        }
        found.reverse();
        found
    }
}
