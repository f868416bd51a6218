//! What the text says where the program does not: the one way by which actions look at tokens (`ARCHITECTURE.md`,
//! "Invariants"). Every question here is about what is written; meaning is in the program.

use cufe_base::{Dialect, Interner, Position, Range, Source, Symbol};
use cufe_il::{Literal, LiteralValue, Name, StringLiteral};
use cufe_lex::literal::{self, CodeUnits, Encoding};
use cufe_lex::{TokenKind, Tokens};
use std::borrow::Cow;

/// Answers questions about tokens.
#[derive(Clone, Copy)]
pub struct Reader<'t> {
    tokens: &'t Tokens,
    source: &'t Source,
}

impl<'t> Reader<'t> {
    /// A reader of the tokens of a text.
    pub fn new(tokens: &'t Tokens, source: &'t Source) -> Self {
        Self { tokens, source }
    }

    /// The interned names.
    pub fn names(&self) -> &'t Interner {
        &self.tokens.interner
    }

    /// The tokens, for the parser.
    pub fn tokens(&self) -> &'t Tokens {
        self.tokens
    }
}

/// Positions.
impl<'t> Reader<'t> {
    /// Where a token begins.
    pub fn position(&self, token: u32) -> Position {
        self.tokens.start(token)
    }

    /// Where the text of tokens lies, both included.
    pub fn range(&self, first: u32, last: u32) -> Range {
        Range { start: self.tokens.start(first), end: self.tokens.end(last) }
    }

    /// Whether a token stands in a file of the user's own.
    pub fn is_own_text(&self, token: u32) -> bool {
        self.source.is_own_text(self.tokens.start(token))
    }
}

/// Names and words.
impl<'t> Reader<'t> {
    /// The name that an identifier is.
    pub fn identifier(&self, token: u32) -> Option<Name> {
        self.is(token, TokenKind::Identifier).then(|| self.name(token))
    }

    /// The name at a token that the grammar knows to be an identifier.
    pub fn name(&self, token: u32) -> Name {
        Name::identifier(self.tokens.symbol(token))
    }

    /// The text of an identifier or of a keyword.
    pub fn word(&self, token: u32) -> Option<&'t str> {
        self.tokens.kind(token).has_symbol().then(|| self.tokens.interner.text(self.tokens.symbol(token)))
    }

    /// The identifiers among tokens, each with its token.
    pub fn identifiers(&self, tokens: std::ops::Range<u32>) -> impl Iterator<Item = (u32, Name)> + use<'t> {
        let reader = *self;
        tokens.filter_map(move |token| Some((token, reader.identifier(token)?)))
    }

    /// Whether a name is one of a member or of a scope: `.`, `->` or `::` stands before it.
    pub fn is_of_member_or_scope(&self, name: u32) -> bool {
        name.checked_sub(1)
            .is_some_and(|before| self.is_any(before, &[TokenKind::Dot, TokenKind::Arrow, TokenKind::ColonColon]))
    }

    /// Whether `::` stands before a name.
    pub fn is_qualified(&self, name: u32) -> bool {
        self.is_before(name, TokenKind::ColonColon)
    }

    /// Whether `(` follows a name.
    pub fn is_called(&self, name: u32) -> bool {
        self.is(name + 1, TokenKind::LeftParen)
    }

    /// Tokens as they are compared where spellings count: names are for whoever asks, all else is text.
    pub fn spelled(&self, tokens: std::ops::Range<u32>) -> impl Iterator<Item = (u32, Spelled<'t>)> + use<'t> {
        let reader = *self;
        tokens.map(move |token| (token, reader.spelled_token(token)))
    }

    fn spelled_token(&self, token: u32) -> Spelled<'t> {
        let kind = self.tokens.kind(token);
        match kind {
            TokenKind::Identifier => Spelled::Name(self.tokens.symbol(token)),
            _ if is_told_by_text(kind) => Spelled::Text(self.source.slice(self.tokens.range(token))),
            _ => Spelled::Text(kind.spelling().into()),
        }
    }

    /// The source text of tokens, both included.
    pub fn text(&self, first: u32, last: u32) -> Cow<'t, str> {
        self.source.slice(self.range(first, last))
    }
}

/// Punctuators, keywords and brackets.
impl<'t> Reader<'t> {
    /// Whether a token is of a kind.
    pub fn is(&self, token: u32, kind: TokenKind) -> bool {
        self.tokens.kind(token) == kind
    }

    /// Whether a token is of one of some kinds.
    pub fn is_any(&self, token: u32, kinds: &[TokenKind]) -> bool {
        kinds.contains(&self.tokens.kind(token))
    }

    /// Whether a token of a kind stands before another.
    pub fn is_before(&self, token: u32, kind: TokenKind) -> bool {
        token.checked_sub(1).is_some_and(|before| self.is(before, kind))
    }

    /// The first token of some kinds among others.
    pub fn find(&self, tokens: std::ops::Range<u32>, kinds: &[TokenKind]) -> Option<u32> {
        tokens.into_iter().find(|&token| self.is_any(token, kinds))
    }

    /// The last token of a kind among others.
    pub fn find_last(&self, tokens: std::ops::Range<u32>, kind: TokenKind) -> Option<u32> {
        tokens.into_iter().rev().find(|&token| self.is(token, kind))
    }

    /// Whether a token of some kinds is among others.
    pub fn holds(&self, tokens: std::ops::Range<u32>, kinds: &[TokenKind]) -> bool {
        self.find(tokens, kinds).is_some()
    }

    /// The first token of a kind among others, outside of brackets.
    pub fn find_outside(&self, tokens: std::ops::Range<u32>, kind: TokenKind) -> Option<u32> {
        let mut token = tokens.start;
        while token < tokens.end {
            if self.is(token, kind) {
                return Some(token);
            }
            token = self.behind_bracket(token);
        }
        None
    }

    /// Whether the initializer that begins at a token stands behind `=`.
    pub fn is_behind_equal(&self, initializer: u32) -> bool {
        self.is_before(initializer, TokenKind::Equal)
    }

    /// The token behind one, or behind the bracket that closes it.
    fn behind_bracket(&self, token: u32) -> u32 {
        let close = self.tokens.kind(token).is_opening_bracket().then(|| self.tokens.partner(token)).flatten();
        close.filter(|&close| close > token).unwrap_or(token) + 1
    }

    /// The bracket that closes one.
    pub fn closing(&self, open: u32) -> Option<u32> {
        self.tokens.partner(open).filter(|&close| close > open)
    }

    /// The first token from one on that belongs to no attribute list.
    pub fn behind_attributes(&self, mut token: u32) -> u32 {
        loop {
            let open = match self.tokens.kind(token) {
                TokenKind::KwAttribute => token + 1,
                TokenKind::LeftBracket if self.is(token + 1, TokenKind::LeftBracket) => token,
                _ => return token,
            };
            match self.closing(open) {
                Some(close) => token = close + 1,
                None => return token,
            }
        }
    }

    /// Whether tokens, both included, hold what the host file may write differently: a launch, an attribute or a built-in
    /// variable of CUDA.
    pub fn holds_text_of_cuda(&self, first: u32, last: u32) -> bool {
        let within = |list: &[cufe_lex::TokenIndex]| {
            let start = list.partition_point(|index| index.number() < first);
            list.get(start).is_some_and(|index| index.number() <= last)
        };
        let tokens = self.tokens;
        within(tokens.launch_candidates()) || within(tokens.cuda_attributes()) || within(tokens.builtin_variables())
    }
}

/// Parts of declarations.
impl Reader<'_> {
    /// The first token of a kind among specifiers, which end before `end`.
    pub fn specifier(&self, first: u32, end: u32, kind: TokenKind) -> Option<u32> {
        let mut token = first;
        // Inside template argument lists stand no specifiers of the declaration.
        let mut nesting = 0u32;
        let mut in_bases = false;
        while token < end {
            let here = self.tokens.kind(token);
            match here {
                // From the colon of a class or enumeration to its body stand no specifiers either.
                TokenKind::Colon if nesting == 0 => in_bases = true,
                TokenKind::LeftBrace => in_bases = false,
                _ if in_bases => {}
                TokenKind::Less => nesting += 1,
                TokenKind::Greater => nesting = nesting.saturating_sub(1),
                _ if here == kind && nesting == 0 => return Some(token),
                _ => {}
            }
            token = self.behind_bracket(token);
        }
        None
    }

    /// Whether behind a name before `::`, at the token `last`, template arguments stand, and where the name itself is: no
    /// further back than `first`.
    pub fn name_before_template_arguments(&self, first: u32, last: u32) -> u32 {
        if !self.is(last, TokenKind::Greater) {
            return last;
        }
        let mut token = last;
        let mut nesting = 0u32;
        loop {
            match self.tokens.kind(token) {
                TokenKind::Greater => nesting += 1,
                TokenKind::Less => nesting -= 1,
                _ => {}
            }
            if nesting == 0 || token == first {
                return token.saturating_sub(1);
            }
            token -= 1;
        }
    }

    /// What is written of an exception specification behind the parameters of a function, of which `)` is given.
    pub fn exception_specification(&self, close: u32, last: u32) -> WrittenSpecification {
        let mut token = close + 1;
        while token <= last {
            match self.tokens.kind(token) {
                TokenKind::KwNoexcept if !self.is(token + 1, TokenKind::LeftParen) => {
                    return WrittenSpecification::Noexcept(token);
                }
                TokenKind::KwNoexcept if self.is(token + 2, TokenKind::KwFalse) => {
                    return WrittenSpecification::NoexceptFalse(token);
                }
                TokenKind::KwNoexcept => return WrittenSpecification::Condition(token),
                TokenKind::KwThrow if self.is(token + 2, TokenKind::RightParen) => {
                    return WrittenSpecification::ThrowNothing(token);
                }
                TokenKind::KwThrow => return WrittenSpecification::ThrowTypes(token),
                TokenKind::Arrow => break,
                _ => token = self.behind_bracket(token),
            }
        }
        WrittenSpecification::None
    }
}

/// What is written of an exception specification ([except.spec]), with its keyword's token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenSpecification {
    /// Nothing.
    None,
    /// `noexcept`
    Noexcept(u32),
    /// `noexcept(false)`
    NoexceptFalse(u32),
    /// `noexcept(e)`
    Condition(u32),
    /// `throw()`
    ThrowNothing(u32),
    /// `throw(T, ...)`
    ThrowTypes(u32),
}

impl WrittenSpecification {
    /// The token of its keyword.
    pub fn keyword(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Noexcept(token)
            | Self::NoexceptFalse(token)
            | Self::Condition(token)
            | Self::ThrowNothing(token)
            | Self::ThrowTypes(token) => Some(token),
        }
    }
}

/// A token where spellings count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spelled<'t> {
    /// An identifier.
    Name(Symbol),
    /// All else.
    Text(Cow<'t, str>),
}

/// Literals.
impl<'t> Reader<'t> {
    /// The text of a token.
    pub fn token_text(&self, token: u32) -> &'t [u8] {
        self.source.text().get(self.tokens.range(token).indices()).unwrap_or_default()
    }

    /// The suffix of a user-defined literal.
    pub fn suffix(&self, token: u32) -> Option<Symbol> {
        self.tokens.suffix(token)
    }

    /// Where the suffix of a user-defined literal begins.
    pub fn suffix_position(&self, token: u32) -> Position {
        let length = self.tokens.suffix(token).map_or(0, |suffix| self.names().text(suffix).len() as u32);
        Position(self.tokens.end(token).0.saturating_sub(length))
    }

    /// The text of a literal without the suffix of a user-defined one.
    pub fn literal_spelling(&self, token: u32) -> &'t [u8] {
        let text = self.token_text(token);
        let length = self.tokens.suffix(token).map_or(0, |suffix| self.names().text(suffix).len());
        text.get(..text.len().saturating_sub(length)).unwrap_or(text)
    }

    /// The integer, floating or character literal that a token is.
    pub fn literal(&self, token: u32, dialect: &Dialect) -> Literal {
        let spelling = self.literal_spelling(token);
        let value = match self.tokens.kind(token) {
            TokenKind::IntegerLiteral => {
                let value = literal::integer_value(spelling, dialect);
                // Of no integer type, or of one that only this value asks for: the lexer has reported it.
                let is_signed_decimal =
                    !spelling.starts_with(b"0") && !spelling.iter().any(|byte| byte.eq_ignore_ascii_case(&b'u'));
                let maximum = if is_signed_decimal { i64::MAX as u128 } else { u128::from(u64::MAX) };
                let known = i128::try_from(value.value).ok().filter(|&value| value as u128 <= maximum);
                LiteralValue::Integer(value.kind, known)
            }
            TokenKind::FloatingLiteral => LiteralValue::Floating(literal::floating(spelling, dialect).kind),
            _ => {
                let value = literal::character_value(spelling, dialect);
                // One that does not end has no value.
                let known = spelling.ends_with(b"'").then_some(i128::from(value.value));
                LiteralValue::Character(value.ty, known)
            }
        };
        Literal { value, spelling: spelling.into(), suffix: self.tokens.suffix(token) }
    }

    /// The string literal that some tokens side by side are; the first one that has another prefix than one before it is
    /// the error.
    pub fn string(&self, first: u32, count: u32, dialect: &Dialect) -> Result<StringLiteral, u32> {
        let mut encoding = Encoding::Ordinary;
        for token in first..first + count {
            let own = literal::string_encoding(self.token_text(token), dialect);
            if own != Encoding::Ordinary && own != encoding {
                if encoding != Encoding::Ordinary {
                    return Err(token);
                }
                encoding = own;
            }
        }
        let mut units: Option<CodeUnits> = None;
        for token in first..first + count {
            let own = literal::string_value(self.token_text(token), Some(encoding), dialect).units;
            match &mut units {
                Some(units) => units.append(&own),
                None => units = Some(own),
            }
        }
        let suffix = (first..first + count).find_map(|token| self.tokens.suffix(token));
        Ok(StringLiteral { encoding, units: units.unwrap_or(CodeUnits::Narrow(Vec::new())), suffix })
    }
}

/// Whether tokens of a kind differ in their text: literals, and keywords of which many are of one kind (all type traits are).
fn is_told_by_text(kind: TokenKind) -> bool {
    kind.is_literal()
        || matches!(
            kind,
            TokenKind::KwTypeTrait
                | TokenKind::KwTypeTransform
                | TokenKind::KwPackGenerator
                | TokenKind::KwBuiltinOperator
                | TokenKind::KwInternal
        )
}
