//! Directives that occur in preprocessed text: line markers and pragmas; others are diagnosed.

use crate::literal::text::{quoted_end, string_of};
use crate::literal::{CodeUnits, Encoding};
use crate::pragma::{Issue, Issues};
use crate::scan::{Marker, Scanner};
use crate::text::{byte_at, is_blank, is_word_byte, skip_splices};
use crate::{Pragma, PragmaKind, TokenFlags, TokenIndex};
use cufe_base::file_name;
use cufe_base::{Position, Range};
use cufe_diagnostics::{Argument, Code, Report, code};

/// Pragmas by first word; all others are passed on.
const PRAGMAS: &[(&str, PragmaKind)] = &[
    ("", PragmaKind::Dropped),
    ("once", PragmaKind::Dropped),
    ("can_instantiate", PragmaKind::Dropped),
    ("do_not_instantiate", PragmaKind::Dropped),
    ("instantiate", PragmaKind::Dropped),
    ("define_type_info", PragmaKind::Dropped),
    ("hd_warning_disable", PragmaKind::ExecutionCheckDisable),
    ("nv_exec_check_disable", PragmaKind::ExecutionCheckDisable),
    ("nv_abi", PragmaKind::Abi),
    ("nv_diag_suppress", PragmaKind::Diagnostic),
    ("nv_diag_remark", PragmaKind::Diagnostic),
    ("nv_diag_warning", PragmaKind::Diagnostic),
    ("nv_diag_error", PragmaKind::Diagnostic),
    ("nv_diag_default", PragmaKind::Diagnostic),
    ("nv_diag_once", PragmaKind::Diagnostic),
    ("nv_diagnostic", PragmaKind::Diagnostic),
    ("nounroll", PragmaKind::Unroll),
    ("unroll", PragmaKind::Unroll),
    ("pack", PragmaKind::Pack),
    ("STDC", PragmaKind::Stdc),
];

/// Second words of `GCC` pragmas that are accepted without diagnostic.
const GCC_PRAGMAS: &[&str] =
    &["diagnostic", "visibility", "system_header", "push_options", "pop_options", "target", "ivdep", "warning"];

/// Second words of `STDC` pragmas.
const STDC_PRAGMAS: &[&str] = &["FP_CONTRACT", "FENV_ACCESS", "CX_LIMITED_RANGE"];

/// Third words of `STDC` pragmas.
const STDC_SWITCHES: &[&str] = &["ON", "OFF", "DEFAULT"];

/// Words of a pragma's text, with their offsets: runs of letters, or single other characters.
fn word_at(text: &[u8], mut at: usize) -> (usize, &[u8]) {
    while is_blank(byte_at(text, at)) {
        at += 1;
    }
    let rest = text.get(at..).unwrap_or_default();
    let length = rest.iter().position(|&byte| !is_word_byte(byte)).unwrap_or(rest.len());
    (at.min(text.len()), &rest[..length])
}

fn contains(names: &[&str], word: &[u8]) -> bool {
    names.iter().any(|name| name.as_bytes() == word)
}

/// The kind of a pragma from its text, and what to report, with the offset in the text.
fn classify(text: &[u8]) -> (PragmaKind, Option<(Code, usize)>) {
    let (at, first) = word_at(text, 0);
    if at == text.len() {
        return (PragmaKind::Dropped, Some((code::UNRECOGNIZED_PRAGMA, at)));
    }
    let (second_at, second) = word_at(text, at + first.len());
    match first {
        b"GCC" if !contains(GCC_PRAGMAS, second) => {
            (PragmaKind::PassedOn, Some((code::UNRECOGNIZED_GCC_PRAGMA, second_at)))
        }
        b"STDC" if !contains(STDC_PRAGMAS, second) => {
            (PragmaKind::Dropped, Some((code::UNKNOWN_STDC_PRAGMA, second_at)))
        }
        b"STDC" => {
            let (third_at, third) = word_at(text, second_at + second.len());
            let issue = (!contains(STDC_SWITCHES, third)).then_some((code::STDC_SWITCH, third_at));
            (PragmaKind::Stdc, issue)
        }
        // Text that begins with no word has no row.
        b"" => (PragmaKind::PassedOn, None),
        _ => {
            let row = PRAGMAS.iter().find(|row| row.0.as_bytes() == first);
            (row.map_or(PragmaKind::PassedOn, |row| row.1), None)
        }
    }
}

impl<'a> Scanner<'a> {
    /// A directive whose `#` (of `length` bytes) is at the present place; moves to the end of its line.
    pub fn directive(&mut self, length: usize) {
        let start = self.at;
        let end = self.line_end(start);
        let name_at = self.skip_blanks(start + length, end);
        let name_end = self.word_end(name_at, end);
        self.at = end;
        let text = self.text;
        let name = &text[name_at..name_end];
        match name {
            b"" if name_at >= end => {}
            [b'0'..=b'9', ..] => self.line_marker(name_at, end, false),
            b"line" => self.line_marker(self.skip_blanks(name_end, end), end, true),
            b"pragma" => self.pragma(start, name_end, end),
            b"ident" => {
                let operand = self.trimmed(name_end, end);
                if byte_at(text, operand.start.0 as usize) != b'"' {
                    self.report(code::IDENT_WITHOUT_STRING, operand.start.0 as usize);
                }
                let text_range = self.trimmed(name_at, end);
                self.add_pragma(start, text_range, false, PragmaKind::PassedOn);
            }
            b"error" | b"warning" => {
                let fatal = name == b"error";
                let code = if fatal { code::ERROR_DIRECTIVE } else { code::WARNING_DIRECTIVE };
                let range = self.trimmed(name_end, end);
                let message = String::from_utf8_lossy(&text[range.indices()]).into_owned();
                self.reports.push(Report::new(code, Position(name_at as u32)).with(Argument::Text(message)));
                if fatal {
                    // The run ends here: what follows is not looked at.
                    self.at = text.len();
                }
            }
            _ => {
                // What stands here is of no use: the text is lexed anew after preprocessing.
                self.needs_preprocessing = true;
                self.at = text.len();
            }
        }
    }

    pub fn skip_blanks(&self, mut at: usize, end: usize) -> usize {
        loop {
            at = skip_splices(self.text, at);
            if at >= end || !is_blank(self.text[at]) {
                return at.min(end);
            }
            at += 1;
        }
    }

    pub fn word_end(&self, at: usize, end: usize) -> usize {
        let rest = self.text.get(at..end).unwrap_or_default();
        at + rest.iter().position(|&byte| !is_word_byte(byte)).unwrap_or(rest.len())
    }

    /// The text between two offsets without blanks around it and without a comment that runs to its end.
    fn trimmed(&self, from: usize, end: usize) -> Range {
        let start = self.skip_blanks(from, end);
        let mut length = end - start;
        let text = &self.text[start..end];
        let mut at = 0;
        while at < text.len() {
            match text[at] {
                b'"' | b'\'' => at = quoted_end(text, at).unwrap_or_else(|end| end).max(at + 1),
                b'/' if byte_at(text, at + 1) == b'/' => {
                    length = at;
                    break;
                }
                b'/' if byte_at(text, at + 1) == b'*' => {
                    let rest = &text[(at + 2).min(text.len())..];
                    let comment = memchr::memmem::find(rest, b"*/").map_or(text.len(), |found| at + found + 4);
                    if text.get(comment..).unwrap_or_default().trim_ascii().is_empty() {
                        length = at;
                        break;
                    }
                    at = comment;
                }
                _ => at += 1,
            }
        }
        let kept = text[..length].trim_ascii_end().len();
        Range::new(start as u32, (start + kept) as u32)
    }

    /// `# N "file" flags` or `#line N "file"`, from the number on.
    fn line_marker(&mut self, at: usize, end: usize, is_line_directive: bool) {
        let text = self.text;
        let digits = text[at..end].iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(end - at);
        if digits == 0 {
            return self.report(code::EXPECTED_LINE_NUMBER, at);
        }
        let number = text[at..at + digits]
            .iter()
            .try_fold(0u32, |value, digit| value.checked_mul(10)?.checked_add(u32::from(digit - b'0')));
        // Preprocessors write `# 0` for what stands before the first line.
        let number = number.filter(|&number| number > 0 || !is_line_directive);
        if number.is_none() {
            self.report(code::LINE_NUMBER_OUT_OF_RANGE, at);
        }
        let mut file = None;
        let mut system = false;
        let mut rest = self.skip_blanks(at + digits, end);
        if rest < end {
            match quoted_end(text, rest) {
                Ok(after) if text[rest] == b'"' && after <= end => {
                    file = Some(&text[rest + 1..after - 1]);
                    rest = self.skip_blanks(after, end);
                }
                _ => {
                    self.report(code::FILE_NAME_NOT_QUOTED, rest);
                    rest = end;
                }
            }
        }
        while rest < end {
            let after = self.word_end(rest, end);
            if is_line_directive || after == rest || !text[rest..after].iter().all(u8::is_ascii_digit) {
                self.report(code::EXTRA_TEXT_AFTER_DIRECTIVE, rest);
                break;
            }
            system |= &text[rest..after] == b"3";
            rest = self.skip_blanks(after, end);
        }
        let Some(line) = number else { return };
        let offset = (end + 1).min(text.len()) as u32;
        // `#line` keeps the header a system header; a marker says anew what it is.
        let system = if is_line_directive { self.markers.last().is_some_and(|last| last.system) } else { system };
        let file = file.map(|spelling| self.file_number(spelling));
        self.markers.push(Marker { offset, line, file, system });
    }

    /// The number of a file by the spelling of its name. The same few files come again and again.
    fn file_number(&mut self, spelling: &'a [u8]) -> u32 {
        let next = self.file_names.len() as u32;
        let number = *self.file_numbers.entry(spelling).or_insert(next);
        if number == next {
            self.file_names.push(file_name(spelling));
        }
        number
    }

    fn pragma(&mut self, start: usize, name_end: usize, end: usize) {
        let range = self.trimmed(name_end, end);
        let text = self.text;
        let (kind, issues) = self.classify_pragma(text.get(range.indices()).unwrap_or_default());
        for issue in issues {
            // A missing word is reported at the end of the line.
            let at = range.start.0 as usize + issue.at;
            let at = if at >= range.end.0 as usize { end } else { at };
            self.report_issue(&issue, at);
        }
        self.add_pragma(start, range, false, kind);
    }

    fn report_issue(&mut self, issue: &Issue, at: usize) {
        let report = Report::new(issue.code, Position(at as u32));
        self.reports.push(if issue.is_warning { report.as_warning() } else { report });
    }

    /// The kind of a pragma with this text, and what to report.
    fn classify_pragma(&mut self, text: &[u8]) -> (PragmaKind, Issues) {
        let (kind, issue) = classify(text);
        let (at, name) = word_at(text, 0);
        let issues = match issue {
            Some((code, at)) => vec![Issue::new(code, at)],
            None => self.pragma_stacks.take(name, text, at + name.len()),
        };
        (kind, issues)
    }

    fn add_pragma(&mut self, start: usize, text: Range, is_operator: bool, kind: PragmaKind) {
        let before = TokenIndex::from_number(self.next_index());
        let end = if is_operator { self.at as u32 } else { text.end.0.max(start as u32) };
        let range = Range::new(start as u32, end);
        let packing = self.pragma_stacks.packing;
        self.tokens.pragmas.push(Pragma { before, range, text, is_operator, kind, packing });
        self.pending |= TokenFlags::PRAGMA_BEFORE;
    }

    /// The operand of `_Pragma` ([cpp.pragma.op]). Without a well-formed operand nothing is done, and the word is left to
    /// the parser as an identifier.
    pub fn pragma_operator(&mut self, start: usize, end: usize) -> bool {
        let text = self.text;
        let open = self.skip_space(end);
        if byte_at(text, open) != b'(' {
            self.report(code::EXPECTED_OPENING_PARENTHESIS, open.min(text.len()));
            return false;
        }
        let string = self.skip_space(open + 1);
        let quote = self.word_end(string, text.len());
        if byte_at(text, quote) != b'"' {
            self.report(code::EXPECTED_STRING_LITERAL, string.min(text.len()));
            return false;
        }
        let Ok(after) = quoted_end(text, quote) else { return false };
        let close = self.skip_space(after);
        if byte_at(text, close) != b')' {
            return false;
        }
        // The prefix does not matter; neither do the escapes that the literal could not have: only `\"` and `\\` are
        // undone in destringising, and the words that decide the kind hold none.
        let units = string_of(&text[quote..after], Some(Encoding::Ordinary), self.dialect, &mut Vec::new()).units;
        let spelt = match &units {
            CodeUnits::Narrow(bytes) => bytes.as_slice(),
            _ => &[],
        };
        let (kind, issues) = self.classify_pragma(spelt);
        for issue in issues {
            self.report_issue(&issue, string);
        }
        self.at = close + 1;
        self.add_pragma(start, Range::new(string as u32, after as u32), true, kind);
        true
    }

    /// The next offset that is neither white space nor a line splice.
    fn skip_space(&self, mut at: usize) -> usize {
        loop {
            at = skip_splices(self.text, at);
            let byte = byte_at(self.text, at);
            if !is_blank(byte) && byte != b'\n' {
                return at;
            }
            at += 1;
        }
    }
}

/// The name in a line marker: backslashes escape backslashes and quotes, or begin an octal value.
pub(crate) fn file_name(text: &[u8]) -> String {
    if memchr::memchr(b'\\', text).is_none() {
        return file_name::from_bytes(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let digits = text[at..].iter().take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
        if digits > 0 {
            let value = text[at..at + digits].iter().fold(0u32, |value, digit| value * 8 + u32::from(digit - b'0'));
            bytes.push(value as u8);
            at += digits;
        } else if let Some(&escaped) = text.get(at) {
            bytes.push(escaped);
            at += 1;
        }
    }
    file_name::from_bytes(&bytes)
}
