//! The operands of expressions, in the order of the text.

use cufe_il::{ExpressionId, ExpressionKind, Program};
use smallvec::SmallVec;

/// A short list of expressions.
pub type Operands = SmallVec<[ExpressionId; 4]>;

/// The expressions directly inside of an expression. The bodies of lambdas and statement expressions are none; nor are
/// the initializers of captures.
pub fn operands(program: &Program, expression: ExpressionId) -> Operands {
    program.expressions.get(expression).map_or_else(Operands::new, |entry| operands_of(program, entry.kind))
}

/// The same, of an expression that need not exist yet.
pub fn operands_of(program: &Program, kind: ExpressionKind) -> Operands {
    use ExpressionKind as E;
    let list = |list| Operands::from_slice(program.expression_list(list));
    let with = |first: ExpressionId, list| {
        let mut operands = Operands::from_slice(&[first]);
        operands.extend_from_slice(program.expression_list(list));
        operands
    };
    match kind {
        E::Unknown
        | E::Implied
        | E::Literal(_)
        | E::String(_)
        | E::Boolean(_)
        | E::Nullptr
        | E::This
        | E::FunctionName
        | E::Name { .. }
        | E::Overloads { .. }
        | E::UnresolvedName { .. }
        | E::DependentName { .. }
        | E::OperatorOnType { .. }
        | E::SizeofPack { .. }
        | E::Lambda(_)
        | E::Requires
        | E::StatementExpression(_)
        | E::TypeTrait { .. }
        | E::LabelAddress(_)
        | E::Type => Operands::new(),
        E::Member { object: one, .. }
        | E::DependentMember { object: one, .. }
        | E::PseudoDestructor { object: one, .. }
        | E::Unary { operand: one, .. }
        | E::Cast { operand: one, .. }
        | E::CompoundLiteral { list: one }
        | E::Designated { value: one, .. }
        | E::OperatorOnExpression { operand: one, .. }
        | E::Delete { operand: one, .. }
        | E::CoYield { operand: one }
        | E::PackExpansion(one)
        | E::Parenthesized(one) => Operands::from_slice(&[one]),
        E::Call { callee, arguments } => with(callee, arguments),
        E::Launch { callee, operands } => with(callee, operands),
        E::Subscript { base, subscripts } => with(base, subscripts),
        E::Binary { left, right, .. } | E::MemberPointerAccess { object: left, pointer: right } => {
            Operands::from_slice(&[left, right])
        }
        E::Conditional { condition, then, otherwise } if condition == then => {
            Operands::from_slice(&[condition, otherwise])
        }
        E::Conditional { condition, then, otherwise } => Operands::from_slice(&[condition, then, otherwise]),
        E::Construct { arguments: elements, .. }
        | E::InitializerList(elements)
        | E::ParenthesizedList(elements)
        | E::New { operands: elements, .. }
        | E::Builtin { operands: elements, .. } => list(elements),
        E::Throw { operand } => operand.into_iter().collect(),
        E::Fold { left, right, .. } => left.into_iter().chain(right).collect(),
    }
}
