//! The scanner: one pass over the text, from characters to the token array.

use crate::bracket::Brackets;
use crate::keyword::keywords;
use crate::kind::Category;
use crate::literal::{Issue, number, text as literal_text};
use crate::preprocess::{Headers, preprocess};
use crate::punctuation::longest_match;
use crate::text::{
    UniversalName, byte_at, first_character, is_allowed_first, is_allowed_in_identifier, is_blank, is_word_byte,
    offset_with_splices, skip_splices, splice_end, unsplice,
};
use crate::tokens::Detail;
use crate::{TokenFlags, TokenIndex, TokenKind, Tokens, cuda_names};
use cufe_base::{Dialect, Position, Source, Standard, Symbol};
use cufe_diagnostics::{Argument, Code, Report, Sink, code};
use memchr::memmem;
use rustc_hash::{FxHashMap, FxHashSet};

/// A line marker found by the scanner.
pub(crate) struct Marker {
    /// Start of the line after the marker.
    pub offset: u32,
    pub line: u32,
    /// Index in [`Scanner::file_names`].
    pub file: Option<u32>,
    pub system: bool,
}

/// What the scanner has made.
struct Lexed {
    tokens: Tokens,
    markers: Vec<Marker>,
    file_names: Vec<String>,
    reports: Vec<Report>,
}

/// Lexes a source: its line markers are added to it, lexical diagnostics go to the sink in the order of their positions.
/// Text that is not preprocessed becomes preprocessed text; headers are not found.
pub fn lex(source: &mut Source, dialect: &Dialect, sink: &mut Sink) -> Tokens {
    lex_with(source, dialect, &Headers::default(), sink)
}

/// As [`lex`], with headers.
pub fn lex_with(source: &mut Source, dialect: &Dialect, headers: &Headers<'_>, sink: &mut Sink) -> Tokens {
    let mut early = Vec::new();
    let mut expand = |source: &mut Source| {
        let found = preprocess(source, dialect, headers);
        (*source, early) = (found.source, found.reports);
    };
    if (!headers.preincluded.is_empty() || !headers.preincluded_macros.is_empty()) && source.origin().is_none() {
        expand(source);
    }
    let mut scanner = Scanner::new(source, dialect);
    scanner.run();
    if scanner.needs_preprocessing {
        expand(source);
        scanner = Scanner::new(source, dialect);
        scanner.run();
    }
    scanner.check_physical_lines();
    let Lexed { tokens, markers, file_names, mut reports } = scanner.finish();
    let mut files = Vec::new();
    source.reserve_markers(markers.len());
    for marker in markers {
        // Names are numbered in the order of the markers.
        if let Some(name) = marker.file.and_then(|file| file_names.get(file as usize))
            && marker.file == Some(files.len() as u32)
        {
            files.push(source.file(name));
        }
        let file = marker.file.and_then(|file| files.get(file as usize).copied());
        source.add_marker_of_file(marker.offset, marker.line, file, marker.system);
    }
    reports.append(&mut early);
    reports.sort_by_key(|report| report.position);
    reports.into_iter().for_each(|report| sink.report(report));
    tokens
}

/// What a first byte can begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Blank,
    Newline,
    Word,
    Digit,
    Quote,
    Dot,
    Slash,
    Hash,
    Bracket,
    Punctuation,
    /// Control characters, backslashes, bytes of other characters.
    Other,
}

static CLASSES: [Class; 256] = {
    let mut table = [Class::Other; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\r' | 0x0B | 0x0C => Class::Blank,
            b'\n' => Class::Newline,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => Class::Word,
            b'0'..=b'9' => Class::Digit,
            b'"' | b'\'' => Class::Quote,
            b'.' => Class::Dot,
            b'/' => Class::Slash,
            b'#' => Class::Hash,
            b'(' | b')' | b'[' | b']' | b'{' | b'}' => Class::Bracket,
            b'%' | b'&' | b'*' | b'+' | b',' | b'-' | b':' | b';' | b'<' | b'=' | b'>' | b'?' | b'!' | b'^' | b'|'
            | b'~' => Class::Punctuation,
            _ => Class::Other,
        };
        byte += 1;
    }
    table
};

/// The kinds of punctuation of one character, by character.
static SINGLE: [TokenKind; 128] = {
    let mut table = [TokenKind::Unknown; 128];
    let mut row = 0;
    while row < TokenKind::ALL.len() {
        let kind = TokenKind::ALL[row];
        let spelling = kind.spelling().as_bytes();
        if matches!(kind.category(), Category::Punctuation) && spelling.len() == 1 {
            table[spelling[0] as usize] = kind;
        }
        row += 1;
    }
    table
};

/// Bytes of preprocessed C++ that give a token, at least about: sizes the vectors. Room that stays empty costs nothing, and
/// growing copies all tokens: headers of C have 5.7 bytes for each, those of libraries of templates more.
const BYTES_PER_TOKEN: usize = 5;

/// The same for different names.
const BYTES_PER_NAME: usize = 250;

/// Bytes of text for each line marker: more where macros stand in headers.
const BYTES_PER_MARKER: usize = 200;

/// The state of the one pass.
pub(crate) struct Scanner<'a> {
    pub text: &'a [u8],
    pub dialect: &'a Dialect,
    pub at: usize,
    pub tokens: Tokens,
    pub markers: Vec<Marker>,
    /// The names of files in line markers, in order of first appearance.
    pub file_names: Vec<String>,
    /// Their numbers, by their spellings.
    pub file_numbers: FxHashMap<&'a [u8], u32>,
    /// Flags of the next token.
    pub pending: TokenFlags,
    pub reports: Vec<Report>,
    /// What `pack` and `push_macro` have pushed.
    pub pragma_stacks: crate::pragma::PragmaStacks,
    /// A directive was met that only preprocessing carries out; the scanner stopped there.
    pub needs_preprocessing: bool,
    /// In expanded text: `#` that begin no directive.
    stray_hashes: &'a [u32],
    brackets: Brackets,
    /// Kinds of the symbols that are keywords, by symbol.
    kinds: Vec<TokenKind>,
    /// Whether a symbol is the name of a CUDA attribute.
    cuda: Vec<bool>,
    /// The last token is a type trait or a type transform.
    awaits_operand: bool,
    /// Traits that are names outside of expressions, or were taken back as names: `struct __is_void`.
    contextual: FxHashSet<Symbol>,
    /// Tokens that begin an attribute list.
    lists: Vec<u32>,
    issues: Vec<Issue>,
}

/// The symbol of `_Pragma`, which is interned first.
const PRAGMA_OPERATOR: Symbol = Symbol(0);
/// The last of the built-in variables, which are interned behind it.
const LAST_BUILTIN_VARIABLE: Symbol = Symbol(cuda_names::BUILTIN_VARIABLES.len() as u32);

impl<'a> Scanner<'a> {
    pub fn new(source: &'a Source, dialect: &'a Dialect) -> Self {
        let text = source.text();
        let mut tokens = Tokens::default();
        let capacity = text.len() / BYTES_PER_TOKEN + 16;
        tokens.kinds.reserve(capacity);
        tokens.details.reserve(capacity);
        tokens.interner.reserve(text.len() / BYTES_PER_NAME);
        tokens.interner.intern("_Pragma");
        for name in cuda_names::BUILTIN_VARIABLES {
            tokens.interner.intern(name);
        }
        let mut kinds = vec![TokenKind::Identifier; tokens.interner.len()];
        let mut contextual = FxHashSet::default();
        for row in keywords().iter().filter(|row| row.is_enabled(dialect)) {
            let symbol = tokens.interner.intern(row.name);
            if row.is_contextual {
                contextual.insert(symbol);
            }
            kinds.push(row.kind);
        }
        for name in cuda_names::CUDA_ATTRIBUTES {
            tokens.interner.intern(name);
            tokens.interner.intern(&format!("__{name}__"));
        }
        kinds.resize(tokens.interner.len(), TokenKind::Identifier);
        let cuda = (0..kinds.len() as u32).map(|number| tokens.interner.text(Symbol(number)));
        let cuda = cuda.map(cuda_names::is_cuda_attribute).collect();
        Self {
            text,
            dialect,
            at: 0,
            tokens,
            markers: Vec::with_capacity(text.len() / BYTES_PER_MARKER),
            file_names: Vec::new(),
            file_numbers: FxHashMap::default(),
            pending: TokenFlags::FIRST_ON_LINE | TokenFlags::SPACE_BEFORE,
            reports: Vec::new(),
            pragma_stacks: Default::default(),
            needs_preprocessing: false,
            stray_hashes: source.origin().map_or(&[], |origin| &origin.stray_hashes),
            brackets: Brackets::default(),
            kinds,
            cuda,
            awaits_operand: false,
            contextual,
            lists: Vec::new(),
            issues: Vec::new(),
        }
    }

    pub fn report(&mut self, code: Code, at: usize) {
        self.reports.push(Report::new(code, Position(at as u32)));
    }

    /// Diagnostics of phases before tokens: the first trigraph, and blanks between a backslash and the end of its line.
    fn check_physical_lines(&mut self) {
        if let Some(at) = self.first_trigraph() {
            self.report(code::TRIGRAPH, at);
        }
        for at in memchr::memchr_iter(b'\\', self.text) {
            let next = byte_at(self.text, at + 1);
            if is_blank(next)
                && !(next == b'\r' && byte_at(self.text, at + 2) == b'\n')
                && splice_end(self.text, at).is_some()
            {
                self.report(code::BLANKS_AFTER_BACKSLASH, at + 1);
            }
        }
    }

    fn first_trigraph(&self) -> Option<usize> {
        let mut from = 0;
        while let Some(found) = self.text.get(from..).and_then(|rest| memmem::find(rest, b"??")) {
            let at = from + found;
            if crate::text::trigraph(byte_at(self.text, at + 2)).is_some() {
                return Some(at);
            }
            // In `???=` the trigraph begins at the second question mark.
            from = at + 1;
        }
        None
    }

    fn run(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            match CLASSES[byte as usize] {
                Class::Blank | Class::Newline => self.space(),
                Class::Word => self.word(),
                Class::Digit => self.number(),
                Class::Quote => self.quoted(self.at, self.at, literal_text::Encoding::Ordinary, false),
                Class::Dot => {
                    let next = byte_at(self.text, skip_splices(self.text, self.at + 1));
                    if next.is_ascii_digit() { self.number() } else { self.long_punctuation() }
                }
                Class::Slash => match byte_at(self.text, skip_splices(self.text, self.at + 1)) {
                    b'/' => self.line_comment(),
                    b'*' => self.block_comment(),
                    _ => self.long_punctuation(),
                },
                Class::Bracket => {
                    self.push_bracket(SINGLE[usize::from(byte & 0x7F)], self.at, self.at + 1, TokenFlags::empty());
                }
                Class::Punctuation => self.punctuation(byte),
                Class::Hash => self.hash(1),
                Class::Other => self.other(byte),
            }
        }
    }

    fn finish(mut self) -> Lexed {
        let end = self.text.len();
        self.push(TokenKind::EndOfFile, end, end, 0, TokenFlags::empty());
        self.find_cuda_attributes();
        let Self { tokens, markers, file_names, reports, .. } = self;
        Lexed { tokens, markers, file_names, reports }
    }

    /// A run of blanks and line ends.
    #[inline]
    fn space(&mut self) {
        self.pending |= TokenFlags::SPACE_BEFORE;
        let mut at = self.at;
        while let Some(&byte) = self.text.get(at) {
            match CLASSES[byte as usize] {
                Class::Blank => {}
                Class::Newline => self.pending |= TokenFlags::FIRST_ON_LINE,
                _ => break,
            }
            at += 1;
        }
        self.at = at;
    }

    /// The index that the next token gets.
    pub fn next_index(&self) -> u32 {
        self.tokens.kinds.len() as u32
    }

    /// Appends a token and moves behind it.
    // Inlined everywhere: the call would cost as much as the work.
    #[inline(always)]
    fn push(&mut self, kind: TokenKind, start: usize, end: usize, payload: u32, flags: TokenFlags) {
        if self.awaits_operand {
            self.end_trait(kind);
        }
        let length = u16::try_from(end - start).unwrap_or(u16::MAX);
        if length == u16::MAX {
            self.tokens.long_lengths.push((self.next_index(), (end - start) as u32));
        }
        self.tokens.kinds.push(kind);
        let flags = self.pending | flags;
        self.tokens.details.push(Detail { start: start as u32, payload, length, flags });
        self.pending = TokenFlags::empty();
        self.at = end;
    }

    /// Traits and transforms are reserved only where an operand follows: libstdc++ declares classes of some of these
    /// names (`__make_unsigned`). Generators of packs are followed by operands or template arguments.
    #[cold]
    fn end_trait(&mut self, next: TokenKind) {
        self.awaits_operand = false;
        let is_generator = self.tokens.kinds.last() == Some(&TokenKind::KwPackGenerator);
        if next != TokenKind::LeftParen
            && !(is_generator && next == TokenKind::Less)
            && let Some(last) = self.tokens.kinds.last_mut()
        {
            *last = TokenKind::Identifier;
        }
    }

    #[inline(always)]
    fn push_bracket(&mut self, kind: TokenKind, start: usize, end: usize, flags: TokenFlags) {
        let index = self.next_index();
        let mut payload = u32::MAX;
        if kind.is_opening_bracket() {
            self.brackets.open(kind, index);
            if kind == TokenKind::LeftBracket && self.tokens.kinds.last() == Some(&TokenKind::LeftBracket) {
                self.lists.push(index - 1);
            }
        } else if let Some(partner) = self.brackets.close(kind) {
            payload = partner;
            self.tokens.details[partner as usize].payload = index;
        }
        self.push(kind, start, end, payload, flags);
    }

    #[inline]
    fn punctuation(&mut self, byte: u8) {
        let start = self.at;
        // Most punctuation is followed by something that cannot be part of it.
        let is_alone = match CLASSES[usize::from(byte_at(self.text, start + 1))] {
            Class::Blank | Class::Newline | Class::Word | Class::Digit | Class::Quote | Class::Bracket => true,
            Class::Dot | Class::Slash | Class::Hash | Class::Punctuation | Class::Other => false,
        };
        match SINGLE.get(usize::from(byte)) {
            Some(&kind) if is_alone => self.push_punctuation(kind, start, start + 1, TokenFlags::empty()),
            _ => self.long_punctuation(),
        }
    }

    /// Punctuation of perhaps more than one character.
    fn long_punctuation(&mut self) {
        let start = self.at;
        let characters = match self.text.get(start..start + 4) {
            Some(&[first, second, third, fourth]) => [first, second, third, fourth],
            _ => std::array::from_fn(|index| byte_at(self.text, start + index)),
        };
        if characters[1..].contains(&b'\\') {
            return self.spliced_punctuation();
        }
        let Some(found) = longest_match(characters, self.dialect) else { return self.unknown(1) };
        let end = start + usize::from(found.length);
        let flags = if found.respelt { TokenFlags::RESPELT } else { TokenFlags::empty() };
        if found.twice {
            self.greater(start, start + 1);
            self.greater(start + 1, end);
        } else {
            self.push_punctuation(found.kind, start, end, flags);
        }
    }

    /// Punctuation near a backslash: the characters are gathered without line splices.
    fn spliced_punctuation(&mut self) {
        let start = self.at;
        let mut characters = [0; 4];
        let mut ends = [start; 4];
        let mut at = start;
        for (character, end) in characters.iter_mut().zip(&mut ends) {
            at = skip_splices(self.text, at);
            *character = byte_at(self.text, at);
            at += 1;
            *end = at.min(self.text.len());
        }
        let Some(found) = longest_match(characters, self.dialect) else { return self.unknown(1) };
        let end = ends[usize::from(found.length).clamp(1, 4) - 1];
        if found.twice {
            self.greater(start, ends[0]);
            if let Some(last) = self.tokens.details.last_mut() {
                last.flags |= TokenFlags::JOINED;
            }
            self.greater(end - 1, end);
            return;
        }
        let respelt = found.respelt || end - start > usize::from(found.length);
        let flags = if respelt { TokenFlags::RESPELT } else { TokenFlags::empty() };
        self.push_punctuation(found.kind, start, end, flags);
    }

    #[inline]
    fn push_punctuation(&mut self, kind: TokenKind, start: usize, end: usize, flags: TokenFlags) {
        match kind {
            TokenKind::Greater => self.greater(start, end),
            TokenKind::Less => {
                if self.tokens.kinds.last() == Some(&TokenKind::LessLess) {
                    self.tokens.launch_candidates.push(TokenIndex::from_number(self.next_index() - 1));
                }
                self.push(kind, start, end, 0, flags);
            }
            TokenKind::LeftBracket => {
                let colon = self.dialect.standard < Standard::Cpp11 && byte_at(self.text, end) == b':';
                if flags.contains(TokenFlags::RESPELT) && colon {
                    // The reference names the token before.
                    let before = self.tokens.details.last().map_or(start, |before| before.start as usize);
                    self.report(code::DIGRAPH_AT_TEMPLATE_ARGUMENT, before);
                }
                self.push_bracket(kind, start, end, flags);
            }
            TokenKind::RightBracket | TokenKind::LeftBrace | TokenKind::RightBrace => {
                self.push_bracket(kind, start, end, flags);
            }
            TokenKind::Hash if self.pending.contains(TokenFlags::FIRST_ON_LINE) => self.hash(end - start),
            TokenKind::Hash | TokenKind::HashHash => {
                self.report(code::MISPLACED_HASH, start);
                if kind == TokenKind::HashHash {
                    // The reference sees two signs.
                    self.report(code::MISPLACED_HASH, start + (end - start) / 2);
                }
                self.push(kind, start, end, 0, flags);
            }
            _ => self.push(kind, start, end, 0, flags),
        }
    }

    fn greater(&mut self, start: usize, end: usize) {
        let previous = self.tokens.kinds.len().wrapping_sub(1);
        if self.tokens.kinds.get(previous) == Some(&TokenKind::Greater)
            && self.tokens.end(previous as u32) == Position(start as u32)
        {
            self.tokens.details[previous].flags |= TokenFlags::JOINED;
        }
        self.push(TokenKind::Greater, start, end, 0, TokenFlags::empty());
    }

    fn hash(&mut self, length: usize) {
        let is_stray = self.stray_hashes.binary_search(&(self.at as u32)).is_ok();
        if self.pending.contains(TokenFlags::FIRST_ON_LINE) && !is_stray {
            self.directive(length);
        } else {
            self.pending.remove(TokenFlags::FIRST_ON_LINE);
            self.long_punctuation();
        }
    }

    fn line_comment(&mut self) {
        self.pending |= TokenFlags::SPACE_BEFORE;
        self.at = self.line_end(self.at);
    }

    /// The end of the logical line that holds an offset: its line feed, or the end of the text.
    pub fn line_end(&self, mut at: usize) -> usize {
        while let Some(found) = self.text.get(at..).and_then(|rest| memchr::memchr(b'\n', rest)) {
            let end = at + found;
            let line = self.text[at..end].trim_ascii_end();
            if line.last() != Some(&b'\\') {
                return end;
            }
            at = end + 1;
        }
        self.text.len()
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let body = (skip_splices(self.text, start + 1) + 1).min(self.text.len());
        self.pending |= TokenFlags::SPACE_BEFORE;
        let (inside, end) = match memmem::find(&self.text[body..], b"*/") {
            Some(length) => (&self.text[body..body + length + 1], body + length + 2),
            None => {
                self.report(code::UNTERMINATED_COMMENT, start);
                (&self.text[body..], self.text.len())
            }
        };
        for inner in memmem::find_iter(inside, b"/*") {
            self.report(code::NESTED_COMMENT_START, body + inner);
        }
        if memchr::memchr(b'\n', inside).is_some() {
            self.pending |= TokenFlags::FIRST_ON_LINE;
        }
        self.at = end;
    }

    fn other(&mut self, byte: u8) {
        match byte {
            0 => {
                self.report(code::NUL_IN_SOURCE, self.at);
                self.at += 1;
                self.pending |= TokenFlags::SPACE_BEFORE;
            }
            b'\\' => match splice_end(self.text, self.at) {
                Some(end) => self.at = end,
                None => self.word_with_names(),
            },
            0x80.. => self.word_with_names(),
            _ => self.unknown(1),
        }
    }

    /// Characters that begin no token.
    fn unknown(&mut self, length: usize) {
        self.report(code::STRAY_CHARACTER, self.at);
        let end = (self.at + length).min(self.text.len());
        self.push(TokenKind::Unknown, self.at, end, 0, TokenFlags::ERRONEOUS);
    }

    fn word(&mut self) {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.iter().position(|&byte| !is_word_byte(byte)).unwrap_or(rest.len());
        let end = start + length;
        match byte_at(self.text, end) {
            quote @ (b'"' | b'\'') if length <= 3 => {
                if let Some((encoding, raw)) = literal_text::prefix(&rest[..length], quote, self.dialect) {
                    return self.quoted(start, end, encoding, raw);
                }
            }
            b'\\' | 0x80.. => return self.word_with_names(),
            _ => {}
        }
        // Word bytes are ASCII.
        let symbol = self.tokens.interner.intern_ascii(&rest[..length]);
        self.finish_word(symbol, start, end, TokenFlags::empty());
    }

    /// A word that may hold line splices, universal character names and characters beyond ASCII.
    fn word_with_names(&mut self) {
        let start = self.at;
        let (name, end, respelt) = self.spell(start);
        if name.is_empty() {
            let length = first_character(&self.text[start..]).map_or(1, |(_, length)| length);
            return self.unknown(length);
        }
        let quote = byte_at(self.text, end);
        if matches!(quote, b'"' | b'\'')
            && let Some((encoding, raw)) = literal_text::prefix(name.as_bytes(), quote, self.dialect)
        {
            return self.quoted(start, end, encoding, raw);
        }
        let symbol = self.tokens.interner.intern(&name);
        let flags = if respelt { TokenFlags::RESPELT } else { TokenFlags::empty() };
        self.finish_word(symbol, start, end, flags);
    }

    /// The identifier at an offset, in UTF-8; the offset after it; whether it is spelt otherwise.
    fn spell(&mut self, start: usize) -> (String, usize, bool) {
        let mut name = String::new();
        let mut end = start;
        let mut respelt = false;
        loop {
            let at = skip_splices(self.text, end);
            let byte = byte_at(self.text, at);
            let length = if is_word_byte(byte) {
                name.push(char::from(byte));
                1
            } else if byte >= 0x80 {
                match first_character(&self.text[at..]) {
                    Some((character, length))
                        if is_allowed_in_identifier(character as u32)
                            && (!name.is_empty() || is_allowed_first(character as u32)) =>
                    {
                        name.push(character);
                        length
                    }
                    _ => break,
                }
            } else if let Some(universal) = UniversalName::parse(&self.text[at..]) {
                self.check_universal_name(universal, at, name.is_empty());
                name.push(universal.character());
                respelt = true;
                universal.length
            } else {
                break;
            };
            respelt |= at > end;
            end = at + length;
        }
        (name, end, respelt)
    }

    fn check_universal_name(&mut self, name: UniversalName, at: usize, first: bool) {
        let code = name.code;
        if !name.complete {
            self.report(code::INCOMPLETE_UNIVERSAL_CHARACTER, at + name.length);
        } else if (0xD800..0xE000).contains(&code) {
            self.report(code::SURROGATE_CHARACTER, at);
        } else if code > 0x10_FFFF {
            self.report(code::UNIVERSAL_CHARACTER_TOO_LARGE, at);
        } else if code < 0x80 && !matches!(code, 0x00..=0x1F | 0x24 | 0x40 | 0x60 | 0x7F) {
            self.report(code::UNIVERSAL_BASIC_CHARACTER, at);
        } else if !is_allowed_in_identifier(code) {
            self.report(code::UNIVERSAL_CHARACTER_IN_IDENTIFIER, at);
        } else if first && !is_allowed_first(code) {
            self.report(code::UNIVERSAL_CHARACTER_FIRST_IN_IDENTIFIER, at);
        }
    }

    /// Whether a trait's name is an identifier here. Clang's traits `__is_...` are taken back by the first `struct` directly
    /// before the name, wherever it stands, and for the rest of the unit (measured; 2549): libstdc++ has
    /// `template<typename T> struct __is_pointer`. No other class key does that, nor does GNU C++.
    #[cold]
    fn is_contextual(&mut self, symbol: Symbol, start: usize) -> bool {
        if self.contextual.contains(&symbol) {
            return true;
        }
        let is_taken_back = self.dialect.is_clang()
            && self.tokens.kinds.last() == Some(&TokenKind::KwStruct)
            && self.tokens.interner.text(symbol).starts_with("__is_");
        if is_taken_back {
            self.contextual.insert(symbol);
            let name = self.tokens.interner.text(symbol).to_owned();
            self.reports.push(Report::new(code::TRAIT_BECOMES_NAME, Position(start as u32)).with(Argument::Text(name)));
        }
        is_taken_back
    }

    #[inline(always)]
    fn finish_word(&mut self, symbol: Symbol, start: usize, end: usize, flags: TokenFlags) {
        let kind = self.kinds.get(symbol.0 as usize).copied().unwrap_or(TokenKind::Identifier);
        match kind {
            TokenKind::Identifier if symbol.0 > LAST_BUILTIN_VARIABLE.0 => {}
            TokenKind::Identifier if symbol != PRAGMA_OPERATOR => {
                let index = TokenIndex::from_number(self.next_index());
                self.tokens.builtin_variables.push(index);
            }
            TokenKind::Identifier if self.pragma_operator(start, end) => return,
            TokenKind::KwAttribute => self.lists.push(self.next_index()),
            TokenKind::KwCoAwait | TokenKind::KwCoReturn | TokenKind::KwCoYield
                if self.tokens.kinds.last() != Some(&TokenKind::KwOperator) =>
            {
                let index = TokenIndex::from_number(self.next_index());
                self.tokens.coroutine_words.push(index);
            }
            TokenKind::KwTypeTrait if self.is_contextual(symbol, start) => {
                return self.push(TokenKind::Identifier, start, end, symbol.0, flags | TokenFlags::CONTEXTUAL_TRAIT);
            }
            TokenKind::KwTypeTransform | TokenKind::KwPackGenerator => {
                self.push(kind, start, end, symbol.0, flags);
                self.awaits_operand = true;
                return;
            }
            _ if kind.category() == Category::Punctuation => {
                return self.push(kind, start, end, 0, flags | TokenFlags::RESPELT);
            }
            _ => {}
        }
        self.push(kind, start, end, symbol.0, flags);
    }

    fn number(&mut self) {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
        let next = byte_at(rest, length);
        // Most numbers are short and decimal.
        if length < 10
            && length > 0
            && (rest[0] != b'0' || length == 1)
            && !is_word_byte(next)
            && !matches!(next, b'.' | b'\'' | b'\\' | 0x80..)
        {
            return self.push(TokenKind::IntegerLiteral, start, start + length, 0, TokenFlags::empty());
        }
        let end = self.number_end(start);
        let spelling = unsplice(&self.text[start..end]);
        let mut flags = TokenFlags::empty();
        if spelling.len() < end - start {
            flags |= TokenFlags::RESPELT;
        }
        let parts = number::analyse(&spelling, self.dialect);
        let kind = if parts.floating { TokenKind::FloatingLiteral } else { TokenKind::IntegerLiteral };
        if let Some(issue) = parts.problem {
            flags |= TokenFlags::ERRONEOUS;
            let offset = offset_with_splices(&self.text[start..end], issue.offset);
            self.report(issue.code, start + offset);
        } else if !parts.floating && number::integer_of(&spelling, &parts).overflow {
            // The reference names the token before the literal.
            let before = self.tokens.details.last().map_or(Position::NONE, |before| Position(before.start));
            self.reports.push(Report::new(code::INTEGER_TOO_LARGE, before));
        }
        if parts.floating
            && parts.radix == number::Radix::Hexadecimal
            && parts.problem.is_none()
            && number::floating_of(&spelling, &parts).is_rounded()
        {
            self.report(code::FLOATING_LITERAL_ROUNDED, start);
        }
        let mut payload = 0;
        if parts.user_suffix {
            let offset = offset_with_splices(&self.text[start..end], parts.suffix.start);
            let (name, _, respelt) = self.spell(start + offset);
            payload = self.tokens.interner.intern(&name).0;
            flags |= TokenFlags::USER_SUFFIX;
            flags.set(TokenFlags::RESPELT, flags.contains(TokenFlags::RESPELT) || respelt);
        }
        self.push(kind, start, end, payload, flags);
    }

    /// The end of the preprocessing number ([lex.ppnumber]) that begins at an offset.
    fn number_end(&mut self, start: usize) -> usize {
        let separators = self.dialect.standard >= Standard::Cpp14;
        let mut end = start;
        let mut last = 0;
        loop {
            let at = skip_splices(self.text, end);
            let byte = byte_at(self.text, at);
            let length = match byte {
                b'.' => 1,
                b'+' | b'-' if matches!(last, b'e' | b'E' | b'p' | b'P') => 1,
                b'\'' if separators => 1,
                b'\'' => {
                    self.report(code::DIGIT_SEPARATOR_BEFORE_CPP14, at);
                    return end;
                }
                _ if is_word_byte(byte) => 1,
                0x80.. => match first_character(&self.text[at..]) {
                    Some((character, length)) if is_allowed_in_identifier(character as u32) => length,
                    _ => return end,
                },
                b'\\' => match UniversalName::parse(&self.text[at..]) {
                    Some(name) => name.length,
                    None => return end,
                },
                _ => return end,
            };
            last = byte;
            end = at + length;
        }
    }

    /// A character or string literal whose opening quote is at `quote_at`.
    fn quoted(&mut self, start: usize, quote_at: usize, encoding: literal_text::Encoding, raw: bool) {
        let quote = self.text[quote_at];
        let mut raw_end = None;
        if raw {
            match literal_text::raw_body(self.text, quote_at) {
                Ok(body) => {
                    let delimiter = body.start - quote_at - 2;
                    raw_end = Some(body.end + delimiter + 2);
                }
                Err((code, offset)) => {
                    self.report(code, offset.max(start));
                    if code == code::UNTERMINATED_RAW_STRING {
                        let end = self.text.len();
                        return self.push(TokenKind::StringLiteral, start, end, 0, TokenFlags::ERRONEOUS);
                    }
                    // Without its `R` it is an ordinary literal.
                }
            }
        }
        let kind = if quote == b'"' { TokenKind::StringLiteral } else { TokenKind::CharacterLiteral };
        let end = match raw_end.map_or_else(|| literal_text::quoted_end(self.text, quote_at), Ok) {
            Ok(end) => end.min(self.text.len()),
            Err(end) => {
                self.report(code::UNTERMINATED_LITERAL, start);
                return self.push(kind, start, end, 0, TokenFlags::ERRONEOUS);
            }
        };
        let body = &self.text[quote_at + 1..end - 1];
        let plain = body.iter().all(|&byte| byte != b'\\' && byte != 0 && byte < 0x80);
        let mut flags = TokenFlags::empty();
        if !plain || quote == b'\'' && body.len() != 1 {
            self.check_text(start, end, kind, encoding);
            if !raw && memchr::memchr(b'\n', &self.text[start..end]).is_some() {
                flags |= TokenFlags::RESPELT;
            }
        }
        let (suffix, end) = self.text_suffix(end);
        if suffix.is_some() {
            flags |= TokenFlags::USER_SUFFIX;
        }
        self.push(kind, start, end, suffix.map_or(0, |symbol| symbol.0), flags);
    }

    fn check_text(&mut self, start: usize, end: usize, kind: TokenKind, encoding: literal_text::Encoding) {
        let mut issues = std::mem::take(&mut self.issues);
        let text = &self.text[start..end];
        if kind == TokenKind::StringLiteral {
            literal_text::string_of(text, Some(encoding), self.dialect, &mut issues);
        } else {
            literal_text::character_of(text, self.dialect, &mut issues);
        }
        for issue in issues.drain(..) {
            self.report(issue.code, start + issue.offset);
        }
        self.issues = issues;
    }

    /// The suffix of a character or string literal, and the offset after it.
    fn text_suffix(&mut self, end: usize) -> (Option<Symbol>, usize) {
        let at = skip_splices(self.text, end);
        let begins = match byte_at(self.text, at) {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => true,
            b'\\' => UniversalName::parse(&self.text[at..]).is_some(),
            _ => false,
        };
        if !begins || self.dialect.standard < Standard::Cpp11 {
            return (None, end);
        }
        let (name, after, _) = self.spell(at);
        if name.is_empty() { (None, end) } else { (Some(self.tokens.interner.intern(&name)), after) }
    }

    /// Keeps the attribute lists that hold the name of a CUDA attribute.
    fn find_cuda_attributes(&mut self) {
        let tokens = &self.tokens;
        let mut found = Vec::new();
        // CUDA attributes' names inside of lists, in order. Lists can nest: what was seen is not looked at again.
        let mut names: Vec<u32> = Vec::new();
        let mut seen = 0;
        for &list in &self.lists {
            let open = if tokens.kind(list) == TokenKind::KwAttribute { list + 1 } else { list };
            if !tokens.kind(open).is_opening_bracket() {
                continue;
            }
            let close = tokens.partner(open).unwrap_or(open);
            let is_name = |index: &u32| {
                tokens.kind(*index).has_symbol() && self.cuda.get(tokens.symbol(*index).0 as usize) == Some(&true)
            };
            names.extend((seen.max(open + 1)..close).filter(is_name));
            seen = seen.max(close);
            let next = names.partition_point(|&name| name <= open);
            if names.get(next).is_some_and(|&name| name < close) {
                found.push(TokenIndex::from_number(list));
            }
        }
        self.tokens.cuda_attributes = found;
    }
}
