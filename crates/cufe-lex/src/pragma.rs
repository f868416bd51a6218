//! Pragmas with a stack, `pack`, `push_macro` and `GCC visibility`: the packing that holds after
//! each, and the mistakes in them that are reported. What macros mean is left to the compilers that read the output.

use crate::text::{byte_at, is_blank, is_word_byte};
use cufe_diagnostics::{Code, code};
use rustc_hash::FxHashMap;

/// The stacks.
#[derive(Default)]
pub(crate) struct PragmaStacks {
    /// Names given to `pack(push, name)`, empty where none was given, with the packings that held before.
    packs: Vec<(Vec<u8>, Option<u32>)>,
    /// The packing in force; that of the options where no pragma set one.
    pub packing: Option<u32>,
    /// Depth of each macro's stack.
    macros: FxHashMap<Vec<u8>, u32>,
    /// How many visibilities are pushed.
    visibilities: u32,
}

/// Something that is wrong with a pragma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Issue {
    /// The number of its report.
    pub code: Code,
    /// The offset in the pragma's text.
    pub at: usize,
    /// It is only a warning, although the number is that of an error.
    pub is_warning: bool,
}

/// What is wrong with a pragma, in order.
pub(crate) type Issues = Vec<Issue>;

impl Issue {
    /// An issue with the severity of its number.
    pub fn new(code: Code, at: usize) -> Self {
        Self { code, at, is_warning: false }
    }

    fn warning(code: Code, at: usize) -> Self {
        Self { is_warning: true, ..Self::new(code, at) }
    }
}

/// Reads words and punctuation of a pragma.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn skip(&mut self) -> usize {
        while is_blank(byte_at(self.text, self.at)) {
            self.at += 1;
        }
        self.at
    }

    fn eat(&mut self, byte: u8) -> bool {
        self.skip();
        let is = byte_at(self.text, self.at) == byte;
        self.at += usize::from(is);
        is
    }

    fn is_next(&mut self, byte: u8) -> bool {
        let at = self.skip();
        byte_at(self.text, at) == byte
    }

    fn is_number_next(&mut self) -> bool {
        let at = self.skip();
        byte_at(self.text, at).is_ascii_digit()
    }

    /// A packing, if there is one: 0 where the number is none (measured). An error where the pragma is not read on.
    fn packing(&mut self, issues: &mut Issues) -> Packing {
        let (at, word) = self.word();
        match word.first() {
            Some(b'0'..=b'9') if !self.is_next(b')') => {
                issues.push(Issue::new(code::PRAGMA_WITHOUT_CLOSING_PARENTHESIS, self.at));
                return Err(PassedOver);
            }
            Some(b'0'..=b'9') => {
                let value = packing_of(word);
                if value.is_none() {
                    issues.push(Issue::new(code::BAD_PACK_VALUE, at));
                }
                return Ok(Some(value.unwrap_or(0)));
            }
            Some(_) => {
                issues.push(Issue::new(code::EXPECTED_INTEGER_CONSTANT, at));
                self.at = at;
            }
            None => {
                issues.push(Issue::new(code::EXPECTED_INTEGER_CONSTANT, at));
                // One token that is no word is passed over.
                self.at = match byte_at(self.text, at) {
                    b'"' => self.text[at + 1..]
                        .iter()
                        .position(|&byte| byte == b'"')
                        .map_or(self.text.len(), |end| at + end + 2),
                    b')' => at,
                    _ => (at + 1).min(self.text.len()),
                };
            }
        }
        Ok(None)
    }

    /// `, name` and `, packing` behind `push` and `pop`: the name and its offset, empty without one, and the packing.
    fn name_and_packing(&mut self, issues: &mut Issues) -> ((usize, &'a [u8]), Packing) {
        let mut name: (usize, &[u8]) = (self.at, &[]);
        for may_be_name in [true, false] {
            if self.is_next(b')') {
                break;
            }
            if !self.eat(b',') {
                issues.push(Issue::new(code::EXPECTED_COMMA, self.at));
            } else if self.is_next(b')') {
                break;
            }
            let (at, word) = self.word();
            if may_be_name && word.first().is_some_and(|first| !first.is_ascii_digit()) {
                name = (at, word);
                continue;
            }
            self.at = at;
            return (name, self.packing(issues));
        }
        (name, Ok(None))
    }

    /// Where something is left.
    fn rest(&mut self) -> Option<usize> {
        let at = self.skip();
        (at < self.text.len()).then_some(at)
    }

    /// What stands in an ordinary string literal.
    fn string(&mut self) -> Option<&'a [u8]> {
        if !self.eat(b'"') {
            return None;
        }
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|&byte| byte == b'"')?;
        self.at += length + 1;
        Some(&rest[..length])
    }

    /// A word, a string literal or a mark, with its offset.
    fn token(&mut self) -> (usize, &'a [u8]) {
        let at = self.skip();
        if is_word_byte(byte_at(self.text, at)) {
            return self.word();
        }
        if self.string().is_none() {
            self.at = (at + 1).min(self.text.len());
        }
        (at, &self.text[at..self.at])
    }

    /// A run of letters and digits, with its offset.
    fn word(&mut self) -> (usize, &'a [u8]) {
        let start = self.skip();
        while self.at < self.text.len() && is_word_byte(byte_at(self.text, self.at)) {
            self.at += 1;
        }
        (start, self.text.get(start..self.at).unwrap_or_default())
    }
}

/// The rest of a pragma is passed over.
struct PassedOver;

/// A packing that is given, if one is.
type Packing = Result<Option<u32>, PassedOver>;

/// No type is aligned higher by itself: greater packings change nothing.
const MAXIMUM_PACKING: u32 = 16;

/// A packing: a power of two, or 0 for none.
fn packing_of(word: &[u8]) -> Option<u32> {
    let value = std::str::from_utf8(word).ok()?.parse::<u32>().ok()?;
    let is_packing = value == 0 || value.is_power_of_two();
    is_packing.then_some(if value <= MAXIMUM_PACKING { value } else { 0 })
}

impl PragmaStacks {
    /// Takes a pragma in; tells what is wrong with it. `name` is its first word, which ends at `after`.
    pub fn take(&mut self, name: &[u8], text: &[u8], after: usize) -> Issues {
        let reader = Reader { text, at: after };
        let mut issues = Issues::new();
        match name {
            b"pack" => self.pack(reader, &mut issues),
            b"push_macro" => self.macro_stack(reader, true, &mut issues),
            b"pop_macro" => self.macro_stack(reader, false, &mut issues),
            b"GCC" => self.visibility(reader, &mut issues),
            _ => {}
        }
        issues
    }

    fn pack(&mut self, mut reader: Reader<'_>, issues: &mut Issues) {
        if !reader.eat(b'(') {
            issues.push(Issue::warning(code::EXPECTED_OPENING_PARENTHESIS, reader.at));
        }
        let start = reader.at;
        let (at, word) = reader.word();
        let packing = match word {
            b"" if reader.is_next(b')') => {
                self.packing = None;
                Ok(None)
            }
            b"show" => {
                issues.push(Issue::new(code::PACK_ALIGNMENT, at));
                let shown = if reader.is_number_next() { reader.packing(issues) } else { Ok(None) };
                shown.map(|_| None)
            }
            b"push" | b"pop" => {
                let (name, packing) = reader.name_and_packing(issues);
                self.push_or_pop(word == b"push", name, at, issues);
                packing
            }
            _ => {
                reader.at = start;
                reader.packing(issues)
            }
        };
        let Ok(packing) = packing else { return };
        self.packing = packing.or(self.packing);
        if !reader.eat(b')') {
            issues.push(Issue::warning(code::EXPECTED_CLOSING_PARENTHESIS, reader.at));
        }
        if let Some(at) = reader.rest() {
            issues.push(Issue::new(code::EXTRA_TEXT_AFTER_DIRECTIVE, at));
        }
    }

    /// `push`, or `pop` at `at`: 689 where nothing was pushed, 688 where nothing was by that name, which pops the last entry
    /// (measured).
    fn push_or_pop(&mut self, is_push: bool, (name_at, name): (usize, &[u8]), at: usize, issues: &mut Issues) {
        if is_push {
            self.packs.push((name.to_vec(), self.packing));
            return;
        }
        let Some(last) = self.packs.len().checked_sub(1) else {
            issues.push(Issue::new(code::PACK_STACK_EMPTY, at));
            return;
        };
        let named = self.packs.iter().rposition(|known| known.0 == name);
        if named.is_none() && !name.is_empty() {
            issues.push(Issue::new(code::PACK_NAME_UNKNOWN, name_at));
        }
        let popped = if name.is_empty() { last } else { named.unwrap_or(last) };
        self.packing = self.packs[popped].1;
        self.packs.truncate(popped);
    }

    fn macro_stack(&mut self, mut reader: Reader<'_>, is_push: bool, issues: &mut Issues) {
        if !reader.eat(b'(') {
            issues.push(Issue::warning(code::EXPECTED_OPENING_PARENTHESIS, reader.at));
            return;
        }
        let at = reader.skip();
        let Some(name) = reader.string() else {
            issues.push(Issue::warning(code::EXPECTED_STRING_LITERAL, at));
            return;
        };
        let depth = self.macros.entry(name.to_vec()).or_insert(0);
        if is_push {
            *depth += 1;
        } else if let Some(rest) = depth.checked_sub(1) {
            *depth = rest;
        } else {
            issues.push(Issue::new(code::POP_MACRO_WITHOUT_PUSH, at));
        }
        if !reader.eat(b')') {
            issues.push(Issue::warning(code::EXPECTED_CLOSING_PARENTHESIS, reader.at));
        } else if let Some(at) = reader.rest() {
            issues.push(Issue::new(code::EXTRA_TEXT_AFTER_DIRECTIVE, at));
        }
    }

    /// `GCC visibility push(kind)` and `GCC visibility pop`, behind `GCC`. What is wrong with them are warnings.
    fn visibility(&mut self, mut reader: Reader<'_>, issues: &mut Issues) {
        if reader.word().1 != b"visibility" {
            return;
        }
        match reader.word() {
            (_, b"push") => {
                if !reader.eat(b'(') {
                    issues.push(Issue::warning(code::EXPECTED_OPENING_PARENTHESIS, reader.at));
                    return;
                }
                let (at, kind) = reader.token();
                if matches!(kind, b"default" | b"hidden" | b"internal" | b"protected") {
                    self.visibilities += 1;
                } else {
                    issues.push(Issue::warning(code::UNKNOWN_VISIBILITY, at));
                }
                if !reader.eat(b')') {
                    issues.push(Issue::warning(code::EXPECTED_CLOSING_PARENTHESIS, reader.at));
                    return;
                }
            }
            (at, b"pop") => match self.visibilities.checked_sub(1) {
                Some(rest) => self.visibilities = rest,
                None => issues.push(Issue::warning(code::NO_VISIBILITY_PUSHED, at)),
            },
            (at, _) => {
                issues.push(Issue::warning(code::UNKNOWN_VISIBILITY_PRAGMA, at));
                return;
            }
        }
        if let Some(at) = reader.rest() {
            issues.push(Issue::warning(code::EXTRA_TEXT_AFTER_DIRECTIVE, at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn issues(pragmas: &[&str]) -> Vec<Vec<(u16, usize)>> {
        let mut stacks = PragmaStacks::default();
        pragmas
            .iter()
            .map(|text| {
                let length = text.bytes().position(|byte| !is_word_byte(byte)).unwrap_or(text.len());
                let issues = stacks.take(&text.as_bytes()[..length], text.as_bytes(), length);
                issues.into_iter().map(|issue| (issue.code.0, issue.at)).collect()
            })
            .collect()
    }

    #[test]
    fn a_packing_is_a_power_of_two() {
        assert_eq!(issues(&["pack(3)", "pack(16)", "pack()"]), [vec![(660, 5)], vec![], vec![]]);
        assert_eq!(issues(&["pack(show)", "pack"]), [vec![(1258, 5)], vec![(125, 4), (661, 4), (18, 4)]]);
    }

    #[test]
    fn what_stands_elsewhere_is_told_apart_from_what_is_missing() {
        assert_eq!(issues(&["pack(a)", "pack(=)"]), [vec![(661, 5), (18, 5), (14, 5)], vec![(661, 5)]]);
        assert_eq!(issues(&["pack(4 x)", "pack(push, 2, x)"]), [vec![(2300, 7)], vec![(2300, 12)]]);
        assert_eq!(
            issues(&["pack(push", "pack(push,"]),
            [vec![(253, 9), (661, 9), (18, 9)], vec![(661, 10), (18, 10)]]
        );
        assert_eq!(issues(&["pack(push x)", "pack(push 3)"]), [vec![(253, 10)], vec![(253, 10), (660, 10)]]);
        assert_eq!(issues(&["pack(2) x"]), [vec![(14, 8)]]);
    }

    #[test]
    fn what_was_not_pushed_cannot_be_popped() {
        assert_eq!(issues(&["pack 4", "pack )"]), [vec![(125, 5), (2300, 6)], vec![(125, 5)]]);
        assert_eq!(issues(&["pack(push)", "pack(pop, b)", "pack(pop)"]), [vec![], vec![(688, 10)], vec![(689, 5)]]);
        assert_eq!(issues(&["pack(push, 2)", "pack(pop)", "pack(pop)"]), [vec![], vec![], vec![(689, 5)]]);
        assert_eq!(issues(&["pack(push, a, 4)", "pack(pop, b)"]), [vec![], vec![(688, 10)]]);
        let macros = ["push_macro(\"X\")", "pop_macro(\"X\")", "pop_macro(\"X\")"];
        assert_eq!(issues(&macros), [vec![], vec![], vec![(1433, 10)]]);
    }
}
