//! Operators and punctuation: the longest match ([lex.pptoken]).

use crate::TokenKind;
use cufe_base::{Dialect, Standard};

/// A piece of punctuation at the start of some characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Punctuation {
    /// Its kind; for `>>` that of each of its two tokens.
    pub kind: TokenKind,
    /// How many characters it takes.
    pub length: u8,
    /// A digraph.
    pub respelt: bool,
    /// `>>`: two tokens.
    pub twice: bool,
}

const fn plain(kind: TokenKind, length: u8) -> Option<Punctuation> {
    Some(Punctuation { kind, length, respelt: false, twice: false })
}

const fn digraph(kind: TokenKind, length: u8) -> Option<Punctuation> {
    Some(Punctuation { kind, length, respelt: true, twice: false })
}

/// The longest punctuation at the start of four characters (NUL beyond the end of the text).
pub(crate) fn longest_match(characters: [u8; 4], dialect: &Dialect) -> Option<Punctuation> {
    use TokenKind::*;
    let [first, second, third, fourth] = characters;
    match first {
        b'(' => plain(LeftParen, 1),
        b')' => plain(RightParen, 1),
        b'[' => plain(LeftBracket, 1),
        b']' => plain(RightBracket, 1),
        b'{' => plain(LeftBrace, 1),
        b'}' => plain(RightBrace, 1),
        b';' => plain(Semicolon, 1),
        b',' => plain(Comma, 1),
        b'?' => plain(Question, 1),
        b'~' => plain(Tilde, 1),
        b':' => match second {
            b':' => plain(ColonColon, 2),
            b'>' => digraph(RightBracket, 2),
            _ => plain(Colon, 1),
        },
        b'.' => match (second, third) {
            (b'.', b'.') => plain(Ellipsis, 3),
            (b'*', _) => plain(DotStar, 2),
            _ => plain(Dot, 1),
        },
        b'<' => match (second, third, fourth) {
            (b'<', b'=', _) => plain(LessLessEqual, 3),
            (b'<', ..) => plain(LessLess, 2),
            (b'=', b'>', _) if dialect.standard >= Standard::Cpp20 => plain(Spaceship, 3),
            (b'=', ..) => plain(LessEqual, 2),
            (b'?', ..) => plain(LessQuestion, 2),
            (b'%', ..) => digraph(LeftBrace, 2),
            // [lex.pptoken]: `<::` not followed by `:` or `>` is `<` and `::`.
            (b':', b':', after) if dialect.standard >= Standard::Cpp11 && after != b':' && after != b'>' => {
                plain(Less, 1)
            }
            (b':', ..) => digraph(LeftBracket, 2),
            _ => plain(Less, 1),
        },
        b'>' => match (second, third) {
            (b'>', b'=') => plain(GreaterGreaterEqual, 3),
            (b'>', _) => Some(Punctuation { kind: Greater, length: 2, respelt: false, twice: true }),
            (b'=', _) => plain(GreaterEqual, 2),
            (b'?', _) => plain(GreaterQuestion, 2),
            _ => plain(Greater, 1),
        },
        b'-' => match (second, third) {
            (b'>', b'*') => plain(ArrowStar, 3),
            (b'>', _) => plain(Arrow, 2),
            (b'-', _) => plain(MinusMinus, 2),
            (b'=', _) => plain(MinusEqual, 2),
            _ => plain(Minus, 1),
        },
        b'+' => match second {
            b'+' => plain(PlusPlus, 2),
            b'=' => plain(PlusEqual, 2),
            _ => plain(Plus, 1),
        },
        b'&' => match second {
            b'&' => plain(AmpersandAmpersand, 2),
            b'=' => plain(AmpersandEqual, 2),
            _ => plain(Ampersand, 1),
        },
        b'|' => match second {
            b'|' => plain(PipePipe, 2),
            b'=' => plain(PipeEqual, 2),
            _ => plain(Pipe, 1),
        },
        b'%' => match (second, third, fourth) {
            (b'=', ..) => plain(PercentEqual, 2),
            (b'>', ..) => digraph(RightBrace, 2),
            (b':', b'%', b':') => digraph(HashHash, 4),
            (b':', ..) => digraph(Hash, 2),
            _ => plain(Percent, 1),
        },
        b'#' if second == b'#' => plain(HashHash, 2),
        b'#' => plain(Hash, 1),
        b'*' if second == b'=' => plain(StarEqual, 2),
        b'*' => plain(Star, 1),
        b'/' if second == b'=' => plain(SlashEqual, 2),
        b'/' => plain(Slash, 1),
        b'^' if second == b'=' => plain(CaretEqual, 2),
        b'^' => plain(Caret, 1),
        b'!' if second == b'=' => plain(ExclaimEqual, 2),
        b'!' => plain(Exclaim, 1),
        b'=' if second == b'=' => plain(EqualEqual, 2),
        b'=' => plain(Equal, 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::Category;

    fn first(text: &str, dialect: &Dialect) -> (TokenKind, u8) {
        let mut characters = [0; 4];
        for (slot, byte) in characters.iter_mut().zip(text.bytes()) {
            *slot = byte;
        }
        let found = longest_match(characters, dialect).unwrap();
        (found.kind, found.length)
    }

    #[test]
    fn every_operator_is_its_own_longest_match() {
        let dialect = Dialect { standard: Standard::Cpp20, ..Dialect::default() };
        for &kind in TokenKind::ALL.iter().filter(|kind| kind.category() == Category::Punctuation) {
            let spelling = kind.spelling();
            assert_eq!(first(spelling, &dialect), (kind, spelling.len() as u8), "{spelling}");
        }
    }

    #[test]
    fn digraphs_stand_for_brackets() {
        let dialect = Dialect::default();
        assert_eq!(first("<:", &dialect), (TokenKind::LeftBracket, 2));
        assert_eq!(first(":>", &dialect), (TokenKind::RightBracket, 2));
        assert_eq!(first("<%", &dialect), (TokenKind::LeftBrace, 2));
        assert_eq!(first("%>", &dialect), (TokenKind::RightBrace, 2));
        assert_eq!(first("%:%:", &dialect), (TokenKind::HashHash, 4));
        assert_eq!(first("%:%", &dialect), (TokenKind::Hash, 2));
    }

    #[test]
    fn less_before_a_double_colon_is_no_digraph_from_cpp11() {
        let old = Dialect { standard: Standard::Cpp03, ..Dialect::default() };
        let new = Dialect::default();
        assert_eq!(first("<::B", &new), (TokenKind::Less, 1));
        assert_eq!(first("<:::", &new), (TokenKind::LeftBracket, 2));
        assert_eq!(first("<::>", &new), (TokenKind::LeftBracket, 2));
        assert_eq!(first("<::B", &old), (TokenKind::LeftBracket, 2));
    }

    #[test]
    fn the_three_way_comparison_exists_from_cpp20() {
        assert_eq!(first("<=>", &Dialect::default()), (TokenKind::LessEqual, 2));
    }
}
