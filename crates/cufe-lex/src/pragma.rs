//! Pragmas with a stack, `pack` and `push_macro`, as far as mistakes in them are reported (spec/lexer.md "Pragmas"). What
//! they do is left to the compilers that read the output.

use crate::text::{byte_at, is_blank, is_word_byte};
use rustc_hash::FxHashMap;

/// The stacks.
#[derive(Default)]
pub(crate) struct PragmaStacks {
    /// Names given to `pack(push, name)`; empty where none was given.
    packs: Vec<Vec<u8>>,
    /// Depth of each macro's stack.
    macros: FxHashMap<Vec<u8>, u32>,
}

/// Something that is wrong with a pragma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Issue {
    /// The number of its report.
    pub code: u16,
    /// The offset in the pragma's text.
    pub at: usize,
    /// It is only a warning, although the number is that of an error.
    pub is_warning: bool,
}

/// What is wrong with a pragma, in order.
pub(crate) type Issues = Vec<Issue>;

impl Issue {
    /// An issue with the severity of its number.
    pub fn new(code: u16, at: usize) -> Self {
        Self { code, at, is_warning: false }
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

    /// A packing; whether the pragma is read on.
    fn packing(&mut self, issues: &mut Issues) -> bool {
        let (at, word) = self.word();
        match word.first() {
            Some(b'0'..=b'9') if !self.is_next(b')') => {
                issues.push(Issue::new(2300, self.at));
                return false;
            }
            Some(b'0'..=b'9') if is_packing(word) => {}
            Some(b'0'..=b'9') => issues.push(Issue::new(660, at)),
            Some(_) => {
                issues.push(Issue::new(661, at));
                self.at = at;
            }
            None => {
                issues.push(Issue::new(661, at));
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
        true
    }

    /// `, name` and `, packing` behind `push` and `pop`: the name and its offset, empty without one; nothing where the pragma is
    /// not read on.
    fn name_and_packing(&mut self, issues: &mut Issues) -> Option<(usize, &'a [u8])> {
        let mut name: (usize, &[u8]) = (self.at, &[]);
        for may_be_name in [true, false] {
            if self.is_next(b')') {
                break;
            }
            if !self.eat(b',') {
                issues.push(Issue::new(253, self.at));
            } else if self.is_next(b')') {
                break;
            }
            let (at, word) = self.word();
            if may_be_name && word.first().is_some_and(|first| !first.is_ascii_digit()) {
                name = (at, word);
                continue;
            }
            self.at = at;
            if !self.packing(issues) {
                return None;
            }
            break;
        }
        Some(name)
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

/// A packing: a power of two, or 0.
fn is_packing(word: &[u8]) -> bool {
    std::str::from_utf8(word)
        .ok()
        .and_then(|text| text.parse::<u32>().ok())
        .is_some_and(|value| value == 0 || value.is_power_of_two())
}

impl PragmaStacks {
    /// Takes a pragma in; tells what is wrong with it. `name` is its first word, which ends at `after`.
    pub fn take(&mut self, name: &[u8], text: &[u8], after: usize) -> Issues {
        let reader = Reader { text, at: after };
        let mut issues = Issues::new();
        match name {
            b"pack" => self.pack(reader, &mut issues),
            b"push_macro" => issues.extend(self.macro_stack(reader, true)),
            b"pop_macro" => issues.extend(self.macro_stack(reader, false)),
            _ => {}
        }
        issues
    }

    fn pack(&mut self, mut reader: Reader<'_>, issues: &mut Issues) {
        if !reader.eat(b'(') {
            issues.push(Issue { is_warning: true, ..Issue::new(125, reader.at) });
        }
        let start = reader.at;
        let (at, word) = reader.word();
        match word {
            b"" if reader.is_next(b')') => {}
            b"show" => {
                issues.push(Issue::new(1258, at));
                if reader.is_number_next() && !reader.packing(issues) {
                    return;
                }
            }
            b"push" | b"pop" => {
                let Some(name) = reader.name_and_packing(issues) else { return };
                self.push_or_pop(word == b"push", name, at, issues);
            }
            _ => {
                reader.at = start;
                if !reader.packing(issues) {
                    return;
                }
            }
        }
        if !reader.eat(b')') {
            let at = reader.skip();
            issues.push(Issue { is_warning: true, ..Issue::new(18, at) });
        }
        let at = reader.skip();
        if at < reader.text.len() {
            issues.push(Issue::new(14, at));
        }
    }

    /// `push`, or `pop` at `at`: 689 where nothing was pushed, 688 where nothing was by that name, which drops everything.
    fn push_or_pop(&mut self, is_push: bool, (name_at, name): (usize, &[u8]), at: usize, issues: &mut Issues) {
        if is_push {
            self.packs.push(name.to_vec());
        } else if name.is_empty() {
            if self.packs.pop().is_none() {
                issues.push(Issue::new(689, at));
            }
        } else {
            match self.packs.iter().rposition(|known| known == name) {
                Some(index) => self.packs.truncate(index),
                None if self.packs.is_empty() => issues.push(Issue::new(689, at)),
                None => {
                    self.packs.clear();
                    issues.push(Issue::new(688, name_at));
                }
            }
        }
    }

    fn macro_stack(&mut self, mut reader: Reader<'_>, is_push: bool) -> Option<Issue> {
        if !reader.eat(b'(') {
            return Some(Issue::new(125, reader.at));
        }
        let at = reader.skip();
        if !reader.eat(b'"') {
            return Some(Issue::new(1038, at));
        }
        let (_, name) = reader.word();
        let depth = self.macros.entry(name.to_vec()).or_insert(0);
        if is_push {
            *depth += 1;
            return None;
        }
        match depth.checked_sub(1) {
            Some(rest) => {
                *depth = rest;
                None
            }
            None => Some(Issue::new(1433, at)),
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
                issues.into_iter().map(|issue| (issue.code, issue.at)).collect()
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
