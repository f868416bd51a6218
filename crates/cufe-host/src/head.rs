//! Qualified names in the heads of definitions of classes and enumerations: `template <> struct ::n::S<int> { };`.

use crate::builder::Builder;
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// Leaves out what host compilers refuse there: the `::` in front, and a qualification with the scope in which the
    /// definition stands ([class.pre]; GCC has "global qualification" and "extra qualification").
    pub fn qualified_heads(&mut self) {
        for head in &self.program().qualified_heads {
            if head.name <= head.first || !self.first_time(head.first, "head") {
                continue;
            }
            if head.is_in_place {
                self.cut(head.first, head.name - 1);
            } else if self.kind(head.first) == TokenKind::ColonColon {
                self.cut(head.first, head.first);
            }
        }
    }
}
