//! Which spellings are keywords in which dialect: the rows of `tables/keywords.tsv`.

use crate::TokenKind;
use cufe_base::{Dialect, Standard};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// A row of the table: a reserved spelling and the dialects in which it is reserved.
#[derive(Clone, Copy, Debug)]
pub struct Keyword {
    /// The spelling.
    pub name: &'static str,
    /// The kind of the token: a keyword's, or the operator's for alternative tokens such as `and`.
    pub kind: TokenKind,
    /// The first standard that has it.
    pub standard: Standard,
    /// The first emulated GNU version that has it, if one has.
    pub gnu_version: Option<u32>,
    /// The first emulated Clang version that has it, if one has.
    pub clang_version: Option<u32>,
    /// It is a name that is a keyword only where an expression begins with it and operands follow in parentheses.
    pub is_contextual: bool,
}

impl Keyword {
    /// Whether the spelling is reserved in this dialect.
    pub fn is_enabled(&self, dialect: &Dialect) -> bool {
        let (since, version) = match dialect.clang_version {
            Some(version) => (self.clang_version, version),
            None => (self.gnu_version, dialect.gnu_version),
        };
        dialect.standard >= self.standard && since.is_some_and(|since| version >= since)
    }
}

static TABLE: LazyLock<Vec<Keyword>> = LazyLock::new(|| {
    let kinds: FxHashMap<&str, TokenKind> = TokenKind::ALL.iter().map(|&kind| (kind.name(), kind)).collect();
    include_str!("../tables/keywords.tsv").lines().skip(1).filter_map(|line| row(line, &kinds)).collect()
});

fn row(line: &'static str, kinds: &FxHashMap<&str, TokenKind>) -> Option<Keyword> {
    let mut cells = line.split('\t');
    Some(Keyword {
        name: cells.next()?,
        kind: *kinds.get(cells.next()?)?,
        standard: match cells.next()? {
            "03" => Standard::Cpp03,
            "11" => Standard::Cpp11,
            "20" => Standard::Cpp20,
            _ => return None,
        },
        gnu_version: cells.next()?.parse().ok(),
        clang_version: cells.next()?.parse().ok(),
        is_contextual: cells.next() == Some("contextual"),
    })
}

/// All rows, in alphabetical order.
pub fn keywords() -> &'static [Keyword] {
    &TABLE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::Category;

    fn kind(name: &str, dialect: &Dialect) -> Option<TokenKind> {
        keywords().iter().find(|row| row.name == name && row.is_enabled(dialect)).map(|row| row.kind)
    }

    #[test]
    fn every_line_of_the_table_is_a_row() {
        assert_eq!(keywords().len() + 1, include_str!("../tables/keywords.tsv").lines().count());
    }

    #[test]
    fn every_keyword_kind_has_a_spelling() {
        for &kind in TokenKind::ALL.iter().filter(|kind| kind.category() == Category::Keyword) {
            assert!(keywords().iter().any(|row| row.kind == kind), "{}", kind.name());
        }
    }

    #[test]
    fn keywords_depend_on_the_standard() {
        let old = Dialect { standard: Standard::Cpp03, ..Dialect::default() };
        assert_eq!(kind("nullptr", &old), None);
        assert_eq!(kind("__decltype", &old), Some(TokenKind::KwDecltype));
        assert_eq!(kind("nullptr", &Dialect::default()), Some(TokenKind::KwNullptr));
        assert_eq!(kind("concept", &Dialect::default()), None);
        let new = Dialect { standard: Standard::Cpp20, ..Dialect::default() };
        assert_eq!(kind("concept", &new), Some(TokenKind::KwConcept));
    }

    #[test]
    fn keywords_depend_on_the_emulated_compiler() {
        let gnu = Dialect::default();
        let newer = Dialect { gnu_version: 130000, ..Dialect::default() };
        let clang = Dialect { clang_version: Some(150000), ..Dialect::default() };
        assert_eq!(kind("_Float32", &gnu), None);
        assert_eq!(kind("_Float32", &newer), Some(TokenKind::KwFloatN));
        assert_eq!(kind("_Float32", &clang), None);
        assert_eq!(kind("__is_pointer", &newer), None);
        assert_eq!(kind("__is_pointer", &clang), Some(TokenKind::KwTypeTrait));
        assert_eq!(kind("__integer_pack", &clang), None);
        assert_eq!(kind("__integer_pack", &gnu), Some(TokenKind::KwPackGenerator));
        assert_eq!(kind("_Static_assert", &clang), Some(TokenKind::KwStaticAssert));
    }

    #[test]
    fn predeclared_names_are_no_keywords() {
        for name in ["__int128_t", "__float128", "__builtin_va_list", "__builtin_expect", "__builtin_LINE"] {
            assert_eq!(kind(name, &Dialect::default()), None, "{name}");
        }
    }
}
