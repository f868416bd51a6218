//! Lists in braces as initializers of placeholder types ([dcl.type.auto.deduct]/4).

use crate::Sema;
use crate::declare::Deduction;
use cufe_diagnostics::code;
use cufe_il::{ExpressionId, ExpressionKind, Type, TypeId};
use cufe_lex::TokenKind;

/// What has a placeholder type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlaceholderOf {
    Variable,
    Capture,
    New,
}

impl Sema<'_> {
    /// Checks the initializer of a placeholder that stands at `placeholder`, if it is a list: `decltype(auto)` takes one of one
    /// element without `=` (2544), `auto` one of which a `std::initializer_list` can be made (1587, 2352); without `=` there is
    /// one element (2663). Returns whether it is a list.
    pub(crate) fn check_braced_placeholder(
        &mut self,
        declared: TypeId,
        initializer: ExpressionId,
        placeholder: u32,
        of: PlaceholderOf,
    ) -> bool {
        let entry = self.expression(initializer);
        let ExpressionKind::InitializerList(list) = entry.kind else { return false };
        let elements = self.program.expression_list(list).to_vec();
        let bare = self.program.unqualified(declared).0;
        let is_decltype = self.program.written(bare) == Type::DecltypeAuto;
        let is_direct = !self.reader.is_behind_equal(entry.first);
        let has_expansion =
            elements.iter().any(|&element| matches!(self.expression(element).kind, ExpressionKind::PackExpansion(_)));
        let has_wrong_count = is_direct && elements.len() != 1 && !has_expansion;
        let misses_header = !is_decltype && self.misses_initializer_list(initializer);
        let fails = match is_decltype {
            true => has_wrong_count || !is_direct,
            false => misses_header || self.deduce_placeholder(declared, initializer) == Deduction::Fails,
        };
        if fails {
            self.error_at(
                if is_decltype { code::DECLTYPE_AUTO_NOT_DEDUCED } else { code::AUTO_NOT_DEDUCED },
                placeholder,
            );
        }
        if misses_header {
            self.error_at(code::INITIALIZER_LIST_HEADER_MISSING, entry.first);
        }
        if has_wrong_count {
            self.error_at(code::AUTO_BRACED_ELEMENT_COUNT, entry.first);
        }
        // What no type is deduced from is read as the initializer of a scalar, too.
        let is_parenthesized = is_direct && self.reader.is(entry.first - 1, TokenKind::LeftParen);
        // So is one of a pointer to the `std::initializer_list` that is deduced.
        let is_pointer = matches!(self.program.written(bare), Type::Pointer(_));
        let is_scalar = match of {
            PlaceholderOf::Variable if !fails => is_pointer && is_direct,
            _ if !fails => false,
            PlaceholderOf::Variable => is_parenthesized,
            PlaceholderOf::Capture => is_parenthesized || !is_direct,
            PlaceholderOf::New => is_direct && !is_parenthesized,
        };
        if let &[_, second, ..] = elements.as_slice()
            && is_scalar
        {
            self.error_at(code::TOO_MANY_INITIALIZERS, self.expression(second).first);
        }
        true
    }
}
