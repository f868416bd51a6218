//! Long texts are scanned in two parts at once, the second of them on a thread of its own. The second part begins at a line
//! marker, where hardly ever anything but brackets and pragmas reaches over; what does is found when the parts are joined.
//! The result is what one scanner would have made of the whole, symbols and their order included. Where that is not certain
//! (a comment or literal goes on at the marker, something is reported), the first scanner goes on alone.

use crate::kind::Category;
use crate::scan::{Marker, Scanner};
use crate::tokens::Detail;
use crate::{Pragma, TokenFlags, TokenIndex, TokenKind};
use cufe_base::{Dialect, Source, Symbol};
use memchr::memmem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Shorter texts are scanned sooner than a thread is started and its work joined.
const LEAST_LENGTH: usize = 256 << 10;

/// The share of the first part, in hundredths: joining costs time for each token of the second.
const FIRST_SHARE: usize = 54;

/// Scans a text, up to its end or to where it turns out that it needs preprocessing.
pub(crate) fn scan<'a>(source: &'a Source, dialect: &'a Dialect) -> Scanner<'a> {
    let length = source.text().len();
    let from = if length < LEAST_LENGTH { length } else { length / 100 * FIRST_SHARE };
    match line_marker(source.text(), from) {
        Some(division) => in_parts(source, dialect, division),
        None => {
            let mut scanner = Scanner::new(source, dialect, 0);
            scanner.run(length);
            scanner
        }
    }
}

/// The first line that begins behind an offset and looks like a line marker with a file name.
fn line_marker(text: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let lines = memmem::find_iter(rest, b"\n# ").map(|found| from + found + 1);
    let is_marker = |&line: &usize| {
        let number = &text[line + 2..];
        let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
        digits > 0 && number[digits..].starts_with(b" \"")
    };
    lines.take(64).find(is_marker)
}

/// Scans the text before and behind a division at once.
fn in_parts<'a>(source: &'a Source, dialect: &'a Dialect, division: usize) -> Scanner<'a> {
    let end = source.text().len();
    // A thread that has not begun when the first part is done is not waited for.
    let is_begun = AtomicBool::new(false);
    thread::scope(|scope| {
        let scan_second = || {
            (!is_begun.swap(true, Ordering::Relaxed)).then(|| {
                let mut second = Scanner::new(source, dialect, division);
                second.run(end);
                second
            })
        };
        let thread = thread::Builder::new().name("lexer".to_owned()).spawn_scoped(scope, scan_second);
        let mut first = Scanner::new(source, dialect, 0);
        first.run(division);
        let second = thread.ok().filter(|_| is_begun.swap(true, Ordering::Relaxed));
        let second = second.and_then(|thread| thread.join().ok().flatten());
        match second.filter(|second| first.may_be_followed(division) && second.may_follow()) {
            Some(second) => first.append(second),
            None => first.run(end),
        }
        first
    })
}

impl<'a> Scanner<'a> {
    /// Whether a scanner that begins anew where this one is would see the same tokens.
    fn may_be_followed(&self, division: usize) -> bool {
        let joins_with_next = matches!(self.tokens.kinds.last(), Some(TokenKind::LeftBracket | TokenKind::LessLess));
        self.at == division && !self.needs_preprocessing && !self.awaits_operand && !joins_with_next
    }

    /// Whether what this one has found is certain without what stands before. Some reports name the token before.
    fn may_follow(&self) -> bool {
        self.reports.is_empty() && !self.needs_preprocessing
    }

    /// Takes over what a scanner has found that began where this one is.
    fn append(&mut self, second: Scanner<'a>) {
        let offset = self.next_index();
        let before = std::mem::replace(&mut self.pending, second.pending);
        (self.at, self.awaits_operand) = (second.at, second.awaits_operand);
        self.append_markers(&second);
        let tokens = second.tokens;
        let symbols = 0..tokens.interner.len() as u32;
        let symbols: Vec<u32> =
            symbols.map(|symbol| self.tokens.interner.intern(tokens.interner.text(Symbol(symbol))).0).collect();
        for ((&kind, detail), index) in tokens.kinds.iter().zip(&tokens.details).zip(offset..) {
            let payload = match kind {
                _ if kind.has_symbol() || detail.flags.contains(TokenFlags::USER_SUFFIX) => {
                    symbols.get(detail.payload as usize).copied().unwrap_or(detail.payload)
                }
                _ if kind.category() == Category::Punctuation => self.partner(kind, index),
                _ => detail.payload,
            };
            self.tokens.details.push(Detail { payload, ..*detail });
        }
        self.tokens.kinds.extend(&tokens.kinds);
        match self.tokens.details.get_mut(offset as usize) {
            Some(first) => first.flags |= before,
            None => self.pending |= before,
        }
        let moved = |token: &TokenIndex| TokenIndex::from_number(token.number() + offset);
        self.tokens.long_lengths.extend(tokens.long_lengths.iter().map(|&(token, length)| (token + offset, length)));
        self.tokens.launch_candidates.extend(tokens.launch_candidates.iter().map(moved));
        self.lists.extend(second.lists.iter().map(|list| list + offset));
        for pragma in &tokens.pragmas {
            self.tokens.pragmas.push(Pragma { before: moved(&pragma.before), ..*pragma });
            if !pragma.is_operator {
                self.check_pragma_stack(pragma.text, pragma.range.start);
            }
        }
    }

    /// The markers of a scanner, with the numbers that this one gives to their files.
    fn append_markers(&mut self, second: &Scanner<'a>) {
        let mut spellings: Vec<&'a [u8]> = vec![&[]; second.file_names.len()];
        for (&spelling, &number) in &second.file_numbers {
            spellings[number as usize] = spelling;
        }
        let files: Vec<u32> = spellings.into_iter().map(|spelling| self.file_number(spelling)).collect();
        let file = |marker: &Marker| marker.file.and_then(|file| files.get(file as usize).copied());
        self.markers.extend(second.markers.iter().map(|marker| Marker { file: file(marker), ..*marker }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that a scanner has found.
    fn found(scanner: &Scanner<'_>) -> String {
        let tokens = &scanner.tokens;
        let details = tokens.details.iter().map(|detail| (detail.start, detail.payload, detail.length, detail.flags));
        let names = (0..tokens.interner.len() as u32).map(|symbol| tokens.interner.text(Symbol(symbol)));
        let markers = scanner.markers.iter().map(|marker| (marker.offset, marker.line, marker.file, marker.system));
        format!(
            "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}",
            tokens.kinds,
            details.collect::<Vec<_>>(),
            names.collect::<Vec<_>>(),
            (&tokens.long_lengths, &tokens.launch_candidates, &scanner.lists),
            tokens.pragmas,
            markers.collect::<Vec<_>>(),
            (&scanner.file_names, scanner.pending),
            scanner.reports,
            (scanner.at, scanner.needs_preprocessing, scanner.awaits_operand),
            scanner.pragma_stacks.is_some(),
        )
    }

    /// How often two scanners may share the work, with the text divided at each marker; joined, they must find what one finds.
    fn shared(lines: &[&str]) -> usize {
        let lines = lines.iter().zip(1..);
        let text: String = lines.map(|(line, number)| format!("# {number} \"f{}.h\"\n{line}\n", number % 3)).collect();
        let source = Source::new("a.ii", text.into_bytes());
        let dialect = Dialect { standard: cufe_base::Standard::Cpp17, ..Dialect::default() };
        let scanned = |start: usize, end: usize| {
            let mut scanner = Scanner::new(&source, &dialect, start);
            scanner.run(end);
            scanner
        };
        let end = source.text().len();
        let expected = found(&scanned(0, end));
        let (mut count, mut division) = (0, 0);
        while let Some(next) = line_marker(source.text(), division) {
            let (mut first, second) = (scanned(0, next), scanned(next, end));
            if first.may_be_followed(next) && second.may_follow() {
                count += 1;
                first.append(second);
            } else {
                first.run(end);
            }
            assert_eq!(found(&first), expected, "{next}");
            division = next;
        }
        assert_eq!(found(&in_parts(&source, &dialect, division)), expected);
        count
    }

    #[test]
    fn two_scanners_find_what_one_finds() {
        let long = format!("\"{}\"", "l".repeat(70_000));
        let lines = [
            "namespace a { int b(int (*c)[2],",
            "[[nodiscard]] d) ] [",
            "e ]] 8 1.5_f \"s\"_g \"\" a and b",
            "#pragma pack(push, 2)\n#pragma push_macro(\"M\")",
            "#pragma pack(pop)",
            "__attribute__((device))",
            "f<< ",
            "<1>>>(x) > __is_same",
            "(int) } [",
            "[ }} ) }",
            "#line 7\n_Pragma(\"unroll\")",
            "#pragma pop_macro(\"M\")",
            "# 3 \"other.h\" 3\nnew_name",
            &long,
            "",
        ];
        // The ends of three lines may belong to what follows: `<<`, a name that may be a trait, `[`.
        assert_eq!(shared(&lines), lines.len() - 3);
    }

    #[test]
    fn what_is_reported_is_found_by_one() {
        for odd in
            ["\"open", "/* open", "R\"(open", "#pragma pack(pop)", "#define X", "99999999999999999999999", "#error a"]
        {
            assert!(shared(&["#pragma pack(push, 1)", "1", odd, "#pragma pack(pop)", "X"]) < 5, "{odd}");
        }
        assert_eq!(shared(&["a /*", "*/ b R\"(", ")\" c"]), 0);
    }

    #[test]
    fn a_text_is_divided_at_a_marker() {
        let text = b"# 1 \"a\"\n# 2\n#  3 \"b\"\n# 4 \"c\"\n";
        assert_eq!((line_marker(text, 0), line_marker(text, 22)), (Some(21), None));
    }
}
