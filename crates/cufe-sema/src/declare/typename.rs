//! Where a type begins: names that are types, and typename-specifiers ([temp.res.general]).

use crate::Sema;
use crate::declare::ParsedName;
use cufe_diagnostics::code;
use cufe_il::ScopeKind;
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// `typename T::x` where T has no members: 937; where an expression was tried before, 276 as well (measured).
    pub fn no_scope_after_typename(&mut self, keyword: u32, name: &ParsedName) {
        let is_in = |kind| self.program.scopes[self.context.scope].kind == kind;
        let before = keyword.saturating_sub(1);
        let ends_statement = &[TokenKind::LeftBrace, TokenKind::RightBrace, TokenKind::Semicolon];
        let may_be_expression = self.reader.is(before, TokenKind::KwNew)
            || self.reader.is(before, TokenKind::LeftParen) && !is_in(ScopeKind::FunctionParameters)
            || self.reader.is_any(before, ends_statement) && is_in(ScopeKind::Block);
        let text = self.name_text(name.name);
        if may_be_expression {
            self.name_error_at(code::NOT_CLASS_OR_NAMESPACE, name.token, text);
        }
        self.error_at(code::EXPECTED_QUALIFIED_NAME, name.token);
    }
}
