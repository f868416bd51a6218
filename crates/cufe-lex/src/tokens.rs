//! The token array.

use crate::TokenKind;
use cufe_base::{Interner, Position, Range, Symbol, define_ids};
use serde::{Deserialize, Serialize};

define_ids! {
    /// A token, by its place in the array; indices also serve as sequence numbers of declarations.
    TokenIndex;
}

bitflags::bitflags! {
    /// Facts about a token that its kind does not tell.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct TokenFlags: u8 {
        /// First token on its line.
        const FIRST_ON_LINE = 1 << 0;
        /// White space (or a line end) stands before the token.
        const SPACE_BEFORE = 1 << 1;
        /// A `>` directly followed by another `>`, or a `<` directly followed by another `<`... set on every `>` token
        /// whose next byte is the start of the next `>` token: the parser reads `>` `>` as a shift where no template
        /// argument list is open.
        const JOINED = 1 << 2;
        /// Literal with a user-defined suffix.
        const USER_SUFFIX = 1 << 3;
        /// A pragma stands directly before this token (see [`Tokens::pragmas`]).
        const PRAGMA_BEFORE = 1 << 4;
        /// The spelling differs from the canonical one: digraph, alternative token, line splice or universal character
        /// name inside.
        const RESPELT = 1 << 5;
        /// The token is malformed; a diagnostic was given.
        const ERRONEOUS = 1 << 6;
        /// An identifier that is the type trait of the same name where an operand in parentheses follows and an expression
        /// is wanted: see [`Tokens::is_trait_as_expression`].
        const CONTEXTUAL_TRAIT = 1 << 7;
    }
}

/// What a pragma is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PragmaKind {
    /// Written to the host file as it stands (unknown names included).
    PassedOn,
    /// `unroll`, `nounroll`.
    Unroll,
    /// `pack`.
    Pack,
    /// `nv_diag_*`, `nv_diagnostic`: severities.
    Diagnostic,
    /// `nv_exec_check_disable`, `hd_warning_disable`.
    ExecutionCheckDisable,
    /// `nv_abi`.
    Abi,
    /// `once`, empty pragmas and others that are accepted and not written.
    Dropped,
    /// `STDC ...`.
    Stdc,
}

/// A pragma in its place between two tokens.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Pragma {
    /// The token before which it stands (the end-of-file token where none follows).
    pub before: TokenIndex,
    /// From the `#` (or `_Pragma`) to the end of its text, without the line end.
    pub range: Range,
    /// The text after `#pragma` (of a `_Pragma` operator: the range of its string literal).
    pub text: Range,
    /// Written with the operator `_Pragma`.
    pub is_operator: bool,
    /// What it is for.
    pub kind: PragmaKind,
    /// The packing in force after it; that of the options where no pragma set one.
    pub packing: Option<u32>,
}

/// What is kept of a token beside its kind.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Detail {
    /// The first byte.
    pub start: u32,
    /// Of identifiers and keywords the symbol; of brackets the index of the partner (`u32::MAX` without partner); of
    /// literals with a user-defined suffix the suffix' symbol.
    pub payload: u32,
    /// The length in bytes; `u16::MAX` stands for a length in [`Tokens::long_lengths`].
    pub length: u16,
    pub flags: TokenFlags,
}

const _: () = assert!(size_of::<Detail>() == 12);

/// The tokens of a translation unit. The last one is [`TokenKind::EndOfFile`].
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    /// Kinds: the parser looks at them far more often than at anything else, so that they lie close together.
    pub(crate) kinds: Vec<TokenKind>,
    /// Everything else, in the same order.
    pub(crate) details: Vec<Detail>,
    /// Lengths that do not fit [`Detail::length`], by token, in order.
    pub(crate) long_lengths: Vec<(u32, u32)>,
    /// Pragmas, in order.
    pub(crate) pragmas: Vec<Pragma>,
    /// `<<` directly followed by `<`: where a kernel launch may open; index of the first `<`.
    pub(crate) launch_candidates: Vec<TokenIndex>,
    /// `__attribute__` keywords whose list holds at least one name that is a CUDA attribute.
    pub(crate) cuda_attributes: Vec<TokenIndex>,
    /// The names of CUDA's built-in variables.
    pub(crate) builtin_variables: Vec<TokenIndex>,
    /// The words that make a function a coroutine.
    pub(crate) coroutine_words: Vec<TokenIndex>,
    /// All names of the unit.
    pub interner: Interner,
}

impl Tokens {
    /// Whether a token is an identifier that, as the begin of an expression, is a type trait with its operands: Clang takes
    /// `__is_void` back as a name from `struct __is_void` on, and keeps `__is_void(T)`.
    pub fn is_trait_as_expression(&self, index: u32) -> bool {
        self.kind(index) == TokenKind::Identifier
            && self.kind(index + 1) == TokenKind::LeftParen
            && self.flags(index).contains(TokenFlags::CONTEXTUAL_TRAIT)
    }

    /// Whether all tokens lie in a text of this length and all names are there, as it must be of tokens that were stored.
    pub fn are_consistent(&self, text: usize) -> bool {
        let names = self.interner.len();
        let has_name = |token: u32, detail: &Detail| {
            !self.kind(token).has_symbol() && !detail.flags.contains(TokenFlags::USER_SUFFIX)
                || (detail.payload as usize) < names
        };
        self.kinds.len() == self.details.len()
            && self.kinds.last() == Some(&TokenKind::EndOfFile)
            && self.details.is_sorted_by_key(|detail| detail.start)
            && (0..).zip(&self.details).all(|(token, detail)| {
                detail.start as usize <= text
                    && detail.start.checked_add(self.length(token, detail)).is_some_and(|end| end as usize <= text)
                    && has_name(token, detail)
            })
    }

    fn length(&self, index: u32, detail: &Detail) -> u32 {
        match detail.length {
            u16::MAX => match self.long_lengths.binary_search_by_key(&index, |entry| entry.0) {
                Ok(found) => self.long_lengths[found].1,
                Err(_) => u32::from(u16::MAX),
            },
            length => u32::from(length),
        }
    }

    /// The number of tokens, the end-of-file token included.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether there is no token; never true after lexing.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// The kind of a token; end of file beyond the last one.
    #[inline]
    pub fn kind(&self, index: u32) -> TokenKind {
        self.kinds.get(index as usize).copied().unwrap_or(TokenKind::EndOfFile)
    }

    /// All tokens of a kind, in order.
    pub fn of_kind(&self, kind: TokenKind) -> impl Iterator<Item = u32> {
        // Few tokens are asked for: whole groups without one are passed at once.
        let groups = self.kinds.chunks(64).zip((0u32..).step_by(64));
        let with_one = groups.filter(move |(group, _)| group.iter().fold(false, |found, &here| found | (here == kind)));
        let numbers = with_one.flat_map(|(group, first)| group.iter().zip(first..));
        numbers.filter(move |&(&here, _)| here == kind).map(|(_, token)| token)
    }

    /// The flags of a token.
    #[inline]
    pub fn flags(&self, index: u32) -> TokenFlags {
        self.details.get(index as usize).map_or(TokenFlags::empty(), |detail| detail.flags)
    }

    /// The position of a token's first byte.
    #[inline]
    pub fn start(&self, index: u32) -> Position {
        Position(self.details.get(index as usize).or(self.details.last()).map_or(0, |detail| detail.start))
    }

    /// The position after a token's last byte.
    pub fn end(&self, index: u32) -> Position {
        let index = (index as usize).min(self.details.len().saturating_sub(1));
        let Some(detail) = self.details.get(index) else { return Position(0) };
        Position(detail.start + self.length(index as u32, detail))
    }

    /// The text range of a token.
    pub fn range(&self, index: u32) -> Range {
        Range { start: self.start(index), end: self.end(index) }
    }

    /// The symbol of an identifier or keyword.
    #[inline]
    pub fn symbol(&self, index: u32) -> Symbol {
        debug_assert!(self.kind(index).has_symbol());
        Symbol(self.payload(index).unwrap_or(0))
    }

    #[inline]
    fn payload(&self, index: u32) -> Option<u32> {
        self.details.get(index as usize).map(|detail| detail.payload)
    }

    /// The symbol of a literal's user-defined suffix.
    pub fn suffix(&self, index: u32) -> Option<Symbol> {
        self.details
            .get(index as usize)
            .filter(|detail| detail.flags.contains(TokenFlags::USER_SUFFIX))
            .map(|detail| Symbol(detail.payload))
    }

    /// The partner of a bracket (parentheses, square brackets, braces, digraphs included); other tokens have none.
    #[inline]
    pub fn partner(&self, index: u32) -> Option<u32> {
        let kind = self.kind(index);
        if !kind.is_opening_bracket() && !kind.is_closing_bracket() {
            return None;
        }
        self.payload(index).filter(|&partner| partner != u32::MAX)
    }

    /// All pragmas, in order.
    pub fn pragmas(&self) -> &[Pragma] {
        &self.pragmas
    }

    /// The pragmas directly before a token.
    pub fn pragmas_before(&self, index: u32) -> &[Pragma] {
        if !self.flags(index).contains(TokenFlags::PRAGMA_BEFORE) {
            return &[];
        }
        let start = self.pragmas.partition_point(|pragma| pragma.before.number() < index);
        let end = self.pragmas.partition_point(|pragma| pragma.before.number() <= index);
        &self.pragmas[start..end]
    }

    /// Places where `<<` is directly followed by `<`.
    pub fn launch_candidates(&self) -> &[TokenIndex] {
        &self.launch_candidates
    }

    /// Where the names of CUDA's built-in variables stand.
    pub fn builtin_variables(&self) -> &[TokenIndex] {
        &self.builtin_variables
    }

    /// `co_await`, `co_return` and `co_yield`, in order, but for `operator co_await`, which is a name.
    pub fn coroutine_words(&self) -> &[TokenIndex] {
        &self.coroutine_words
    }

    /// `__attribute__` keywords of lists that hold the name of a CUDA attribute.
    pub fn cuda_attributes(&self) -> &[TokenIndex] {
        &self.cuda_attributes
    }
}
