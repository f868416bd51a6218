//! Which names in the body of a lambda only read constants. They are no odr-uses, so that they capture nothing
//! ([basic.def.odr]/5, [expr.prim.lambda.capture]/7).

use super::{Use, Walk};
use crate::Sema;
use crate::build::{CaptureUse, Captured};
use cufe_il::{EntityId, EntityKind, ExpressionId, ExtendedKind, Lambda, Qualifiers, Type, VariableFlags};
use rustc_hash::FxHashSet;

/// What was found of the names of constants, by their tokens.
#[derive(Default)]
pub(super) struct ConstantReads {
    /// Those whose value is read.
    read: FxHashSet<u32>,
    /// Those that are used otherwise, or nobody knows how.
    others: FxHashSet<u32>,
}

impl Sema<'_> {
    /// The tokens of the uses in the body of a lambda that capture nothing. An extended lambda captures constants, too
    /// (measured).
    pub(crate) fn reads_of_constants(&mut self, lambda: &Lambda, uses: &[CaptureUse]) -> FxHashSet<u32> {
        let may_be_read = |entry: &CaptureUse| matches!(entry.captured, Captured::Variable(entity) if self.is_read_as_constant(entity));
        let (Some(function), Some(body)) = (lambda.call_operator, lambda.statement) else {
            return FxHashSet::default();
        };
        if lambda.extended.kind != ExtendedKind::None || !uses.iter().any(may_be_read) {
            return FxHashSet::default();
        }
        let mut walk = Walk::new(self, function, false, false);
        walk.reads = Some(ConstantReads::default());
        walk.statement(body);
        let ConstantReads { mut read, others } = walk.reads.unwrap_or_default();
        read.retain(|token| !others.contains(token));
        read
    }

    /// Whether the value of a variable is that of its initializer wherever it is read: a scalar that is constexpr, or const
    /// with a value that is known.
    fn is_read_as_constant(&self, entity: EntityId) -> bool {
        let Some(variable) = self.program.variable_of(entity) else { return false };
        let variable = &self.program.variables[variable];
        let (ty, qualifiers) = self.program.unqualified(self.program.canonical(variable.ty));
        let is_scalar = matches!(
            self.program.written(ty),
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::MemberPointer { .. }
        );
        is_scalar
            && !qualifiers.contains(Qualifiers::VOLATILE)
            && (variable.flags.contains(VariableFlags::CONSTEXPR)
                || qualifiers.contains(Qualifiers::CONST) && variable.value.is_some())
    }
}

impl Walk<'_, '_> {
    /// A name in an expression, where names of constants are collected. Whether they are.
    pub(super) fn collect_constant(&mut self, entity: EntityId, expression: ExpressionId, used: Use) -> bool {
        if self.reads.is_none() {
            return false;
        }
        if let EntityKind::Variable(_) = self.program().entities[entity].kind
            && self.sema.is_read_as_constant(entity)
        {
            let entry = self.sema.expression(expression);
            let token = self.name_token(entry.first, entry.last);
            if let Some(reads) = &mut self.reads {
                let tokens = if used == Use::Read { &mut reads.read } else { &mut reads.others };
                tokens.insert(token);
            }
        }
        true
    }
}
