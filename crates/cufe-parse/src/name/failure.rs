//! Template argument lists and operands of `decltype` with mistakes, which are read again and again where the grammar looks
//! ahead: in nested ones the time would double with each level.

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, ScopeId};
use cufe_lex::TokenKind;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What is known of a construct that was read with reports.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure {
    /// What a list gave.
    pub list: Option<ArgumentsId>,
    scope: ScopeId,
    bindings: usize,
    end: u32,
}

/// The constructs with mistakes, by their first token.
#[derive(Default, Debug)]
pub(crate) struct Failures {
    known: FxHashMap<u32, Failure>,
    /// The `<` of the last list after whose mistake something was passed.
    pub passed: Option<u32>,
    /// Above 0 while whatever has a mistake is forgotten and read in another way.
    pub discarded: u32,
    /// The number of lists with arguments that do not fit their template, met while whatever has a mistake is forgotten.
    pub mistaken: u32,
    /// Above 0 while only the grammar is asked for: a mistake in an operand of `decltype` does not tell what the operand is part
    /// of.
    pub classifying: u32,
    /// The `>>` of C++03 that are meant to close two lists: reported with the outermost list around them.
    pub joined_closers: BTreeSet<u32>,
}

impl Parser<'_, '_> {
    /// What is known of the construct at a token, if its reports will be forgotten again and nothing was declared since it
    /// was read.
    pub(crate) fn known_failure(&self, first: u32) -> Option<Failure> {
        if self.sema.context.speculating == 0 && self.failures.discarded == 0 {
            return None;
        }
        let failure = self.failures.known.get(&first)?;
        let bindings = self.sema.program().binding_count();
        (failure.scope == self.sema.context.scope && failure.bindings == bindings).then_some(*failure)
    }

    /// Ends where the construct ended, with a report unless the construct is whole and only the grammar is asked for.
    pub(crate) fn fail_again(&mut self, failure: Failure, is_classified: bool) {
        self.at = failure.end;
        if is_classified && self.tokens.kind(self.at - 1) == TokenKind::RightParen {
            self.names.unsettled += 1;
            return;
        }
        self.sema.declaring.last_error = None;
        self.syntax_error(code::EXPECTED_GREATER);
    }

    /// Remembers a construct that was read to the current token with reports.
    pub(crate) fn remember_failure(&mut self, first: u32, list: Option<ArgumentsId>) {
        let bindings = self.sema.program().binding_count();
        if self.failures.known.len() > 1 << 16 {
            self.failures.known.clear();
        }
        self.failures.known.insert(first, Failure { list, scope: self.sema.context.scope, bindings, end: self.at });
    }
}
