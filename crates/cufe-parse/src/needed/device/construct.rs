//! Names that constructs of the language look up without their being written, and the literals with suffixes in a text.

use super::{DeviceSurvey, Form};
use crate::needed::Need;
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;

/// What a construct looks up, by the token that shows it.
const CONSTRUCTS: &[(TokenKind, &[&str])] = &[
    // [stmt.ranged]; other loops look up no more than they mention, but that takes a look at their heads.
    (TokenKind::KwFor, &["begin", "end"]),
    // [dcl.struct.bind]
    (TokenKind::KwAuto, crate::needed::LOOKED_UP),
    // [dcl.init.list]
    (TokenKind::LeftBrace, &["initializer_list"]),
    // [cmp]
    (TokenKind::Spaceship, &["strong_ordering", "weak_ordering", "partial_ordering"]),
    // [expr.typeid]
    (TokenKind::KwTypeid, &["type_info"]),
    // [dcl.fct.def.coroutine]
    (TokenKind::KwCoAwait, &["coroutine_traits", "coroutine_handle"]),
    (TokenKind::KwCoReturn, &["coroutine_traits", "coroutine_handle"]),
    (TokenKind::KwCoYield, &["coroutine_traits", "coroutine_handle"]),
];

/// What launches look up, from host code and from device code.
const LAUNCHES: &[&str] = &[
    "__cudaPushCallConfiguration",
    "cudaConfigureCall",
    "cudaGetParameterBuffer",
    "cudaGetParameterBufferV2",
    "cudaLaunchDevice",
    "cudaLaunchDeviceV2",
    "cudaStream_t",
    "dim3",
];

/// The constructs of which a text that is read has some.
#[derive(Default)]
pub(in crate::needed) struct Constructs {
    /// By row of [`CONSTRUCTS`].
    seen: [bool; CONSTRUCTS.len()],
    launches: bool,
    /// The suffixes of literals.
    suffixes: FxHashSet<Symbol>,
}

impl Need<'_> {
    /// Mentions what the constructs in a text look up.
    pub(in crate::needed) fn mention_constructs(&mut self, first: u32, end: u32) {
        for token in first..end {
            let kind = self.tokens.kind(token);
            let row = CONSTRUCTS.iter().position(|&(shown, _)| shown == kind);
            if let Some(row) = row.filter(|&row| !self.device.constructs.seen[row])
                && self.is_construct(token)
            {
                self.device.constructs.seen[row] = true;
                CONSTRUCTS[row].1.iter().for_each(|name| self.mention_text(name));
            }
            if kind.is_literal()
                && let Some(suffix) = self.tokens.suffix(token)
            {
                self.device.constructs.suffixes.insert(suffix);
            }
        }
        if !self.device.constructs.launches && !self.survey.launches.within(first, end).is_empty() {
            self.device.constructs.launches = true;
            LAUNCHES.iter().for_each(|name| self.mention_text(name));
        }
    }

    /// Whether a token that may show a construct does.
    fn is_construct(&self, token: u32) -> bool {
        match self.tokens.kind(token) {
            // `for (T t : range)`
            TokenKind::KwFor => {
                let Some(close) = self.tokens.partner(token + 1) else { return true };
                (token + 2..close).any(|inner| self.tokens.kind(inner) == TokenKind::Colon)
            }
            // `auto &[a, b]`
            TokenKind::KwAuto => (token + 1..token + 4)
                .find(|&behind| {
                    !matches!(
                        self.tokens.kind(behind),
                        TokenKind::Ampersand | TokenKind::AmpersandAmpersand | TokenKind::KwConst
                    )
                })
                .is_some_and(|behind| self.tokens.kind(behind) == TokenKind::LeftBracket),
            // Not the body of a function or statement.
            TokenKind::LeftBrace => {
                token > 0
                    && !matches!(
                        self.tokens.kind(token - 1),
                        TokenKind::RightParen
                            | TokenKind::Semicolon
                            | TokenKind::LeftBrace
                            | TokenKind::RightBrace
                            | TokenKind::KwElse
                            | TokenKind::KwDo
                            | TokenKind::KwConst
                    )
            }
            _ => true,
        }
    }

    /// Literal operators that are not known to be needed, and whose suffix a literal has.
    pub(super) fn literal_operators(&self, device: &DeviceSurvey) -> Vec<u32> {
        let candidates = (0..).zip(&device.declarations).filter(|&(candidate, declaration)| {
            let Form::Operator(operator) = declaration.form else { return false };
            let is_used = |token: u32| {
                let suffix = match self.tokens.kind(token) {
                    TokenKind::Identifier => Some(self.tokens.symbol(token)),
                    _ => self.tokens.suffix(token),
                };
                suffix.is_some_and(|suffix| self.device.constructs.suffixes.contains(&suffix))
            };
            !self.needed[candidate as usize]
                && self.tokens.kind(operator + 1) == TokenKind::StringLiteral
                && (is_used(operator + 1) || is_used(operator + 2))
        });
        candidates.map(|(candidate, _)| candidate).collect()
    }
}
