//! Functions that are declared again, and new functions that cannot stand beside those of their name ([basic.link],
//! [over.load], [except.spec], [dcl.link], [dcl.fct.default]).
//! Only what is certain is reported: types that are not known can make any two declarations differ or agree.

use crate::Parser;
use cufe_lex::TokenKind;
impl Parser<'_, '_> {
    /// Whether `= default` or `= delete` stands here.
    pub(super) fn is_defined_by_assignment(&self) -> bool {
        self.is(TokenKind::Equal) && matches!(self.peek(1), TokenKind::KwDefault | TokenKind::KwDelete)
    }
}
