//! The option table of the reference's command line, derived from `tables/cli-flags.tsv`.

use cufe_base::Release;

/// What follows an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// Nothing.
    None,
    /// An unsigned decimal number.
    Number,
    /// A text.
    Text,
}

/// What an option says about the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// Nothing.
    Any,
    /// The source is C.
    SelectsC,
    /// The source is C++.
    SelectsCpp,
    /// The option has a meaning in C only.
    NeedsC,
    /// The option has a meaning in C++ only.
    NeedsCpp,
    /// The option has a meaning in GNU (or Clang) mode only.
    NeedsGnu,
}

/// A row of the table: a name with its negation. Rows stand in the order of listings, a negation directly after its name.
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    /// Which option.
    pub flag: Flag,
    /// The name without the leading hyphens.
    pub name: &'static str,
    /// The name of the negation, or an empty text.
    pub negative: &'static str,
    /// The letter of the short form.
    pub short: Option<char>,
    /// The letter of the negation's short form.
    pub negative_short: Option<char>,
    /// What follows.
    pub value: ValueKind,
    /// What it says about the language.
    pub language: Language,
    /// What its negation says about the language.
    pub negative_language: Language,
    /// The first release of the toolkit that lists it. It is understood in earlier ones too: nobody gives it there.
    pub since: Release,
}

include!(concat!(env!("OUT_DIR"), "/options.rs"));

/// A name of the table: a row and which of its two names.
#[derive(Clone, Copy, Debug)]
pub struct OptionName {
    /// The row.
    pub row: &'static OptionRow,
    /// The negation's name.
    pub negated: bool,
}

impl OptionName {
    /// The name without the leading hyphens.
    pub fn name(self) -> &'static str {
        if self.negated { self.row.negative } else { self.row.name }
    }

    /// What the option says about the language.
    pub fn language(self) -> Language {
        if self.negated { self.row.negative_language } else { self.row.language }
    }
}

/// All names, in table order.
pub fn names() -> impl Iterator<Item = OptionName> {
    ROWS.iter().flat_map(|row| {
        let positive = OptionName { row, negated: false };
        let negative = (!row.negative.is_empty()).then_some(OptionName { row, negated: true });
        std::iter::once(positive).chain(negative)
    })
}

/// What a name on the command line may stand for.
#[derive(Clone, Debug)]
pub enum NameMatch {
    /// One option: the name itself, or the beginning of one name only.
    One(OptionName),
    /// The beginning of several names, in table order.
    Several(Vec<&'static str>),
    /// No option.
    Unknown,
}

/// Finds a long name or the beginning of one.
pub fn find_name(given: &str) -> NameMatch {
    if let Some(exact) = names().find(|name| name.name() == given) {
        return NameMatch::One(exact);
    }
    let candidates: Vec<OptionName> = names().filter(|name| name.name().starts_with(given)).collect();
    match candidates[..] {
        [] => NameMatch::Unknown,
        [only] => NameMatch::One(only),
        _ => NameMatch::Several(candidates.iter().map(|name| name.name()).collect()),
    }
}

/// Finds the letter of a short form.
pub fn find_letter(letter: char) -> Option<OptionName> {
    names().find(|name| (if name.negated { name.row.negative_short } else { name.row.short }) == Some(letter))
}

/// Names and values of the constants that `--dump_configuration` shows; one without value is not defined.
pub fn configuration() -> &'static [(&'static str, &'static str)] {
    &CONFIGURATION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_name_once_and_in_order() {
        let all: Vec<&str> = names().map(OptionName::name).collect();
        assert_eq!(all.len(), 388);
        let recorded = names().filter(|name| name.row.since == Release::RECORDED);
        assert_eq!(recorded.count(), 386);
        let unique: std::collections::BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(unique.len(), all.len());
    }

    #[test]
    fn an_exact_name_is_found_before_longer_ones() {
        assert!(matches!(find_name("c"), NameMatch::One(name) if name.row.flag == Flag::LanguageC));
        assert!(matches!(find_name("list"), NameMatch::One(name) if name.row.flag == Flag::List));
    }

    #[test]
    fn a_beginning_of_one_name_is_enough() {
        assert!(matches!(find_name("diag_warn"), NameMatch::One(name) if name.row.flag == Flag::DiagWarning));
        assert!(matches!(find_name("sta"), NameMatch::One(name) if name.row.flag == Flag::StaticHostStub));
        assert!(matches!(find_name("no_exce"), NameMatch::One(name) if name.negated));
    }

    #[test]
    fn a_beginning_of_several_names_lists_them_in_order() {
        let NameMatch::Several(found) = find_name("diag") else { panic!("not ambiguous") };
        assert_eq!(found, ["diag_suppress", "diag_remark", "diag_warning", "diag_error", "diag_once"]);
        assert!(matches!(find_name("diag-suppress"), NameMatch::Unknown));
    }

    #[test]
    fn letters_are_found_also_of_negations() {
        assert!(matches!(find_letter('u'), Some(name) if name.negated && name.row.flag == Flag::SignedChars));
        assert!(find_letter('q').is_none());
    }
}
