//! The end of function bodies, where flow is checked (see [`cufe_sema::flow`]).

use crate::Parser;
use cufe_base::Standard;
use cufe_il::{FunctionId, StatementId};
use cufe_lex::TokenKind;
use cufe_sema::flow::FunctionBody;

impl Parser<'_, '_> {
    /// Whether `co_await`, `co_return` or `co_yield` stands between two tokens.
    fn has_coroutine_word(&mut self, first: u32, end: u32) -> bool {
        let tokens = self.tokens;
        let words = self.coroutine_words.get_or_insert_with(|| {
            let is_word = |kind| matches!(kind, TokenKind::KwCoAwait | TokenKind::KwCoReturn | TokenKind::KwCoYield);
            (0..tokens.len() as u32).filter(|&token| is_word(tokens.kind(token))).collect()
        });
        let next = words.partition_point(|&word| word < first);
        words.get(next).is_some_and(|&word| word < end)
    }

    /// Checks a body that is complete: its outermost block, and of a function-try-block the handlers. `end` is its last
    /// token.
    pub(crate) fn check_function_end(&mut self, function: FunctionId, parts: &[StatementId], end: u32) {
        if self.tokens.kind(end) != TokenKind::RightBrace {
            return;
        }
        let first = parts.first().map_or(end, |&statement| self.sema.program.statements[statement].first);
        let is_coroutine = self.since(Standard::Cpp20) && self.has_coroutine_word(first, end);
        let is_pattern = self.template_depth > 0;
        if is_coroutine {
            self.sema.check_coroutine(function, parts, is_pattern);
        }
        self.sema.check_flow(&FunctionBody { function, parts, is_pattern, is_coroutine });
    }
}
