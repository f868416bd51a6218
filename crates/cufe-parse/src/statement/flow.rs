//! The end of function bodies, where flow is checked (see [`cufe_sema::flow`]).

use crate::Parser;
use cufe_base::Standard;
use cufe_il::{FunctionId, StatementId};
use cufe_lex::TokenKind;
use cufe_sema::flow::FunctionBody;

/// The bodies, first and last token, whose first word of a coroutine is at a token: from the inside out.
pub(crate) type CoroutineBodies = rustc_hash::FxHashMap<u32, Vec<(u32, u32)>>;

impl Parser<'_, '_> {
    /// Whether `co_await`, `co_return` or `co_yield` stands in a body between two tokens, and not in a lambda or member
    /// function inside of it, whose bodies were complete before.
    fn has_coroutine_word(&mut self, first: u32, end: u32) -> bool {
        let places = self.tokens.coroutine_words();
        let bodies = &mut self.coroutine_bodies;
        let begin = places.partition_point(|word| word.number() < first);
        let mut next = begin;
        let mut found = false;
        while let Some(word) = places.get(next).map(|word| word.number()).filter(|&word| word < end) {
            let known = bodies.get(&word).map_or(&[][..], Vec::as_slice);
            let inside = known.partition_point(|&(start, _)| start > first).checked_sub(1);
            let Some((_, last)) = inside.map(|index| known[index]) else {
                found = true;
                break;
            };
            next = places.partition_point(|word| word.number() <= last).max(next + 1);
        }
        if let Some(word) = places.get(begin).map(|word| word.number()).filter(|&word| word < end) {
            let known = bodies.entry(word).or_default();
            if known.last().is_none_or(|&(start, _)| start > first) {
                known.push((first, end));
            }
        }
        found
    }

    /// Checks a body that is complete: its outermost block, and of a function-try-block the handlers. `end` is its last
    /// token.
    pub(crate) fn check_function_end(&mut self, function: FunctionId, parts: &[StatementId], end: u32) {
        if self.tokens.kind(end) != TokenKind::RightBrace {
            return;
        }
        let first = parts.first().map_or(end, |&statement| self.sema.program().statements[statement].first);
        let is_coroutine = self.since(Standard::Cpp20) && self.has_coroutine_word(first, end);
        let is_pattern = self.sema.declaring.template_depth > 0;
        if is_coroutine {
            self.sema.check_coroutine(function, parts, is_pattern);
        }
        self.sema.check_flow(&FunctionBody { function, parts, is_pattern, is_coroutine });
    }
}
