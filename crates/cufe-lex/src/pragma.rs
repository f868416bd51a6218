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

/// A report: its number and the offset in the pragma's text.
type Issue = Option<(u16, usize)>;

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
    pub fn take(&mut self, name: &[u8], text: &[u8], after: usize) -> Issue {
        let reader = Reader { text, at: after };
        match name {
            b"pack" => self.pack(reader),
            b"push_macro" => self.macro_stack(reader, true),
            b"pop_macro" => self.macro_stack(reader, false),
            _ => None,
        }
    }

    fn pack(&mut self, mut reader: Reader<'_>) -> Issue {
        if !reader.eat(b'(') {
            return Some((125, reader.at));
        }
        if reader.eat(b')') {
            return None;
        }
        let (at, word) = reader.word();
        let mut issue = None;
        match word {
            b"show" => issue = Some((1258, at)),
            b"push" | b"pop" => {
                let mut name: &[u8] = &[];
                while reader.eat(b',') {
                    let (at, word) = reader.word();
                    match word.first() {
                        Some(b'0'..=b'9') if !is_packing(word) => issue = Some((660, at)),
                        Some(b'0'..=b'9') => {}
                        Some(_) => name = word,
                        None => return None,
                    }
                }
                if word == b"push" {
                    self.packs.push(name.to_vec());
                } else if name.is_empty() {
                    issue = self.packs.pop().is_none().then_some((689, at)).or(issue);
                } else {
                    match self.packs.iter().rposition(|known| known == name) {
                        Some(index) => self.packs.truncate(index),
                        None => issue = Some((689, at)),
                    }
                }
            }
            [b'0'..=b'9', ..] if is_packing(word) => {}
            [b'0'..=b'9', ..] => issue = Some((660, at)),
            _ => return Some((661, at)),
        }
        if issue.is_none() && !reader.eat(b')') {
            let at = reader.skip();
            return Some((if at < reader.text.len() { 253 } else { 18 }, at));
        }
        issue
    }

    fn macro_stack(&mut self, mut reader: Reader<'_>, is_push: bool) -> Issue {
        if !reader.eat(b'(') {
            return Some((125, reader.at));
        }
        let at = reader.skip();
        if !reader.eat(b'"') {
            return Some((1038, at));
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
            None => Some((1433, at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn issues(pragmas: &[&str]) -> Vec<Issue> {
        let mut stacks = PragmaStacks::default();
        pragmas
            .iter()
            .map(|text| {
                let length = text.bytes().position(|byte| !is_word_byte(byte)).unwrap_or(text.len());
                stacks.take(&text.as_bytes()[..length], text.as_bytes(), length)
            })
            .collect()
    }

    #[test]
    fn a_packing_is_a_power_of_two() {
        assert_eq!(issues(&["pack(3)", "pack(16)", "pack()"]), [Some((660, 5)), None, None]);
        assert_eq!(issues(&["pack(show)", "pack"]), [Some((1258, 5)), Some((125, 4))]);
    }

    #[test]
    fn what_was_not_pushed_cannot_be_popped() {
        assert_eq!(issues(&["pack(push, 2)", "pack(pop)", "pack(pop)"]), [None, None, Some((689, 5))]);
        assert_eq!(issues(&["pack(push, a, 4)", "pack(pop, b)"]), [None, Some((689, 5))]);
        let macros = ["push_macro(\"X\")", "pop_macro(\"X\")", "pop_macro(\"X\")"];
        assert_eq!(issues(&macros), [None, None, Some((1433, 10))]);
    }
}
