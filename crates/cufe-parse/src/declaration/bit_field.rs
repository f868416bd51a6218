//! Widths of bit-fields ([class.bit]).

use super::declarator::Declarator;
use super::specifier::Specifiers;
use crate::Parser;
use crate::constant::WantedInteger;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::declare::BitFieldTokens;

impl Parser<'_, '_> {
    /// `: width` behind the declarator of a data member, at the colon: the width, and the type of the bit-field.
    pub(super) fn bit_field_width(
        &mut self,
        specifiers: &Specifiers,
        declarator: &Declarator,
        ty: TypeId,
    ) -> (ExpressionId, TypeId) {
        self.advance();
        let width = self.constant_expression();
        if self.sema.context.speculating > 0 {
            return (width, ty);
        }
        self.integral_constant(width, WantedInteger::OfAnyType);
        let name = declarator.name.as_ref().map(|name| name.token);
        let ty = self.sema.check_bit_field(ty, width, BitFieldTokens { specifiers: specifiers.first, name });
        if matches!(self.kind(), TokenKind::Equal | TokenKind::LeftBrace) && !self.since(Standard::Cpp20) {
            self.error_at(code::BIT_FIELD_INITIALIZER_BEFORE_CPP20, self.at);
        }
        (self.sema.settled_width(width), ty)
    }

    /// As [`Self::bit_field_width`] for an unnamed bit-field.
    pub(super) fn unnamed_bit_field_width(&mut self, specifiers: &Specifiers, ty: TypeId) -> (ExpressionId, TypeId) {
        self.advance();
        let mut ty = ty;
        let width = self.constant_expression();
        if self.sema.context.speculating == 0 {
            self.integral_constant(width, WantedInteger::OfAnyType);
            ty = self.sema.check_bit_field(ty, width, BitFieldTokens { specifiers: specifiers.first, name: None });
        }
        (self.sema.settled_width(width), ty)
    }
}
