//! Qualifiers in the type of a cast ([expr.type]/2: of a prvalue of scalar type they are dropped).

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{Type, TypeId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Warning 191 at the type of a cast, whose first token `first` is and which ends before `end`: it is written with
    /// `const`, `volatile` or `restrict` that say nothing. Those of a typedef name and of classes are left alone.
    pub fn check_cast_qualifiers(&mut self, ty: TypeId, first: u32, end: u32) {
        let program = &self.program;
        if self.context.speculating > 0 || !matches!(program.written(ty), Type::Qualified(..)) {
            return;
        }
        let is_written =
            self.reader.holds(first..end, &[TokenKind::KwConst, TokenKind::KwVolatile, TokenKind::KwRestrict]);
        let is_scalar = matches!(
            program.structure(program.unqualified(program.canonical(ty)).0),
            Type::Builtin(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Enum(_) | Type::Complex(_)
        );
        if is_written && is_scalar {
            self.report_at(code::QUALIFIER_ON_CAST, first);
        }
    }
}
