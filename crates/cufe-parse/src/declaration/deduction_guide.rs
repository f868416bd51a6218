//! Deduction guides ([temp.deduct.guide]).

use crate::Parser;
use crate::name::ParsedName;
use cufe_diagnostics::code;
use cufe_il::NameKind;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// 2880 at a deduction guide with a body; what stands for one is taken for a missing semicolon.
    pub(super) fn refuses_guide_body(&mut self, name: &ParsedName, has_body: bool) -> bool {
        let is_guide = matches!(name.name.kind(), NameKind::DeductionGuide(_));
        let is_wrong = is_guide && (has_body || self.is(TokenKind::Equal));
        if is_wrong {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::DEDUCTION_GUIDE_BODY, name.token, text);
            self.syntax_error(code::EXPECTED_SEMICOLON);
        }
        is_wrong
    }
}
