//! Literals as primary expressions ([expr.prim.literal]).

use crate::Parser;
use cufe_il::ExpressionId;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// An integer, floating or character literal.
    pub(crate) fn literal_expression(&mut self) -> ExpressionId {
        let token = self.advance();
        self.sema.build_literal(token, self.sema.context.scope)
    }

    /// String literals that stand side by side.
    pub(crate) fn string_expression(&mut self) -> ExpressionId {
        let first = self.at;
        while self.is(TokenKind::StringLiteral) {
            self.advance();
        }
        self.sema.build_string(first, self.at - first, self.sema.context.scope)
    }
}
