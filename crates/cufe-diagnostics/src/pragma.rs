//! The pragmas of the source that change severities, from their texts to entries of [`Controls`].

use crate::catalogue::{Tagged, find_tag};
use crate::control::{PragmaAction, PragmaEntry};
use crate::{Argument, Code, Controls, Report, Severity, code};
use cufe_base::{Position, Range, Source};

/// A pragma as the lexer found it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PragmaText {
    /// Where it stands: what comes later is affected.
    pub position: Position,
    /// Its text from its name on (of the operator `_Pragma`: its string literal, with the quotes).
    pub text: Range,
}

/// What the named diagnostics get.
#[derive(Clone, Copy)]
enum ListPragma {
    Set(Severity),
    Default,
    Once,
}

/// A token of a pragma's text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Number(&'a str),
    Identifier(&'a str),
    Comma,
    Equal,
    Other(&'a str),
    End,
}

struct Scanner<'a> {
    text: &'a str,
    offset: usize,
    /// Position of the text's first byte.
    start: Position,
    /// In the operator `_Pragma` all reports stand at the string literal (measured).
    fixed: bool,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.offset..).unwrap_or_default()
    }

    /// Passes blanks, joined lines and comments.
    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let blanks = rest.len() - rest.trim_start_matches([' ', '\t', '\x0b', '\x0c', '\r', '\n']).len();
            let length = match &rest[blanks..] {
                joined if joined.starts_with("\\\n") => 2,
                joined if joined.starts_with("\\\r\n") => 3,
                comment if comment.starts_with("//") => comment.find('\n').unwrap_or(comment.len()),
                comment if comment.starts_with("/*") => {
                    comment.get(2..).and_then(|inner| inner.find("*/")).map_or(comment.len(), |end| end + 4)
                }
                _ => 0,
            };
            self.offset += blanks + length;
            if length == 0 {
                return;
            }
        }
    }

    /// The next token, which is not passed, and where it stands.
    fn peek(&mut self) -> (Token<'a>, Position) {
        self.skip_blanks();
        let position = if self.fixed { self.start } else { Position(self.start.0 + self.offset as u32) };
        let rest = self.rest();
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
        let Some(first) = rest.chars().next() else { return (Token::End, position) };
        let run = |accepts: &dyn Fn(char) -> bool| {
            let end = rest.find(|letter| !accepts(letter)).unwrap_or(rest.len());
            &rest[..end]
        };
        let token = match first {
            ',' => Token::Comma,
            '=' => Token::Equal,
            '0'..='9' => Token::Number(run(&|letter| is_word(letter) || letter == '.' || letter == '\'')),
            _ if is_word(first) => Token::Identifier(run(&is_word)),
            '"' | '\'' => Token::Other(quoted(rest, first)),
            _ => Token::Other(&rest[..first.len_utf8()]),
        };
        (token, position)
    }

    fn pass(&mut self, token: Token<'_>) {
        self.offset += match token {
            Token::Number(text) | Token::Identifier(text) | Token::Other(text) => text.len(),
            Token::Comma | Token::Equal => 1,
            Token::End => 0,
        };
    }
}

/// A literal up to its closing quote or the end of the text.
fn quoted(text: &str, quote: char) -> &str {
    let mut escaped = false;
    for (offset, letter) in text.char_indices().skip(1) {
        if letter == quote && !escaped {
            return &text[..offset + 1];
        }
        escaped = letter == '\\' && !escaped;
    }
    text
}

/// The value of an integer literal without suffix.
fn integer(text: &str) -> Option<u64> {
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) if digits.bytes().all(|byte| byte.is_ascii_hexdigit()) => u64::from_str_radix(digits, 16).ok(),
        Some(_) => None,
        None if !text.bytes().all(|byte| byte.is_ascii_digit()) => None,
        None if text.len() > 1 && text.starts_with('0') => u64::from_str_radix(text, 8).ok(),
        None => text.parse().ok().or(Some(u64::MAX)),
    }
}

impl Controls {
    /// Takes the pragmas of a source into account and returns the mistakes in them (1222, 1223, 1224, 253, 3184, 3185).
    /// Pragmas of other names are passed over.
    pub fn read_pragmas(&mut self, source: &Source, pragmas: &[PragmaText]) -> Vec<Report> {
        let mut pragmas = pragmas.to_vec();
        pragmas.sort_by_key(|pragma| pragma.position);
        let mut reports = Vec::new();
        // A push that no pop has matched yet, by index of its entry.
        let mut pushes = Vec::new();
        for pragma in pragmas {
            let text = source.slice(pragma.text);
            // Replaced bytes would move offsets; only comments and mistakes can hold such bytes.
            let fixed = text.trim_start().trim_start_matches(['L', 'u', 'U', '8']).starts_with('"');
            let text = if fixed { text.split('"').nth(1).unwrap_or_default() } else { &*text };
            let mut scanner = Scanner { text, offset: 0, start: pragma.text.start, fixed };
            if let (Token::Identifier(name), _) = scanner.peek() {
                scanner.pass(Token::Identifier(name));
                let list = match name {
                    "nv_diag_suppress" => ListPragma::Set(Severity::Suppressed),
                    "nv_diag_remark" => ListPragma::Set(Severity::Remark),
                    "nv_diag_warning" => ListPragma::Set(Severity::Warning),
                    "nv_diag_error" => ListPragma::Set(Severity::Error),
                    "nv_diag_default" => ListPragma::Default,
                    "nv_diag_once" => ListPragma::Once,
                    "nv_diagnostic" => {
                        self.stack_pragma(&mut scanner, pragma.position, &mut pushes, &mut reports);
                        continue;
                    }
                    _ => continue,
                };
                self.list_pragma(&mut scanner, pragma.position, list, &mut reports);
            }
        }
        reports
    }

    /// `nv_diagnostic push` and `pop`.
    fn stack_pragma(
        &mut self,
        scanner: &mut Scanner<'_>,
        position: Position,
        pushes: &mut Vec<usize>,
        reports: &mut Vec<Report>,
    ) {
        let (token, place) = scanner.peek();
        scanner.pass(token);
        let action = match token {
            Token::Identifier("push") => {
                pushes.push(self.entries.len());
                PragmaAction::Push
            }
            Token::Identifier("pop") => {
                let push = pushes.pop();
                if push.is_none() {
                    // Located after the word (measured).
                    let (_, place) = scanner.peek();
                    reports.push(Report::new(code::DIAGNOSTIC_POP_WITHOUT_PUSH, place));
                }
                PragmaAction::Pop(push)
            }
            _ => {
                reports.push(Report::new(code::DIAGNOSTIC_PRAGMA_ACTION, place));
                return;
            }
        };
        self.entries.push(PragmaEntry { position, action });
    }

    /// `nv_diag_suppress` and its relatives: a list of numbers and tags.
    fn list_pragma(
        &mut self,
        scanner: &mut Scanner<'_>,
        position: Position,
        pragma: ListPragma,
        reports: &mut Vec<Report>,
    ) {
        if let (Token::Equal, _) = scanner.peek() {
            scanner.pass(Token::Equal);
        }
        loop {
            let (token, place) = scanner.peek();
            scanner.pass(token);
            let wrong = |code: Code, text: &str| Report::new(code, place).with(Argument::Quoted(text.to_owned()));
            match token {
                Token::Number(text) => match integer(text).map(|number| Code::from_number(number, self.release)) {
                    Some(Some(Tagged::Diagnostic(code))) if code.0 != 0 => self.list_item(position, pragma, code),
                    Some(Some(Tagged::Unreported)) => {}
                    Some(_) => reports.push(wrong(code::INVALID_DIAGNOSTIC_NUMBER, text)),
                    None => reports.push(Report::new(code::EXPECTED_DIAGNOSTIC_NUMBER_OR_TAG, place)),
                },
                Token::Identifier(text) => match find_tag(text) {
                    Some(Tagged::Diagnostic(code)) => self.list_item(position, pragma, code),
                    Some(Tagged::Unreported) => {}
                    None => reports.push(wrong(code::INVALID_DIAGNOSTIC_TAG, text)),
                },
                Token::Comma | Token::Equal | Token::Other(_) | Token::End => {
                    reports.push(Report::new(code::EXPECTED_DIAGNOSTIC_NUMBER_OR_TAG, place));
                }
            }
            let (next, next_place) = scanner.peek();
            match next {
                // After a missing last item the reference asks for the comma too (measured).
                Token::End if token == Token::End => {
                    reports.push(Report::new(code::EXPECTED_COMMA, next_place).as_warning());
                    return;
                }
                Token::End => return,
                Token::Comma => scanner.pass(next),
                _ => {
                    reports.push(Report::new(code::EXPECTED_COMMA, next_place).as_warning());
                    return;
                }
            }
        }
    }

    fn list_item(&mut self, position: Position, pragma: ListPragma, code: Code) {
        let action = match pragma {
            ListPragma::Set(severity) => PragmaAction::Set(code, severity),
            ListPragma::Default => PragmaAction::Default(code),
            ListPragma::Once => {
                // Once is a mark of the diagnostic that no later pragma takes away (measured).
                self.once_from.entry(code).or_insert(position);
                return;
            }
        };
        self.in_pragmas.insert(code);
        self.entries.push(PragmaEntry { position, action });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source whose lines are `text`, the controls of its pragmas and the mistakes in them as number, line, column.
    fn read(text: &str) -> (Source, Controls, Vec<(u16, u32, u32)>) {
        let source = Source::new("a.cu", text.as_bytes().to_vec());
        let mut pragmas = Vec::new();
        let mut start = 0;
        for line in text.split('\n') {
            let end = start + line.len();
            if let Some(at) = line.find("#pragma ") {
                let position = Position((start + at) as u32);
                pragmas.push(PragmaText { position, text: Range::new((start + at + 8) as u32, end as u32) });
            } else if let Some(at) = line.find("_Pragma(") {
                let position = Position((start + at) as u32);
                pragmas.push(PragmaText { position, text: Range::new((start + at + 8) as u32, end as u32 - 1) });
            }
            start = end + 1;
        }
        let mut controls = Controls::new();
        let reports = controls.read_pragmas(&source, &pragmas);
        let places = reports.iter().map(|report| {
            let location = source.location(report.position);
            (report.code.0, location.line, location.column)
        });
        let places = places.collect();
        (source, controls, places)
    }

    /// The severities of the unsigned comparison (186, a warning) at each letter `x` of the text.
    fn severities(text: &str) -> Vec<Severity> {
        let (_, controls, mistakes) = read(text);
        assert_eq!(mistakes, []);
        let places = text.match_indices('x').filter(|&(at, _)| text[..at].ends_with('\n') || at == 0);
        places
            .map(|(at, _)| controls.severity(&Report::new(code::UNSIGNED_COMPARE_WITH_ZERO, Position(at as u32))))
            .collect()
    }

    use Severity::{Error, Remark, Suppressed, Warning};

    #[test]
    fn a_pragma_holds_from_its_place_on() {
        assert_eq!(
            severities("x\n#pragma nv_diag_suppress 186\nx\n#pragma nv_diag_default 186\nx"),
            [Warning, Suppressed, Warning]
        );
        assert_eq!(severities("#pragma nv_diag_error = unsigned_compare_with_zero , 0x3ac\nx"), [Error]);
        assert_eq!(severities("_Pragma(\"nv_diag_remark 186\")\nx"), [Remark]);
    }

    #[test]
    fn a_pop_skips_what_was_set_since_its_push() {
        let text = "#pragma nv_diag_error 186\n#pragma nv_diagnostic push\n#pragma nv_diag_suppress 186\n\
                    #pragma nv_diagnostic push\n#pragma nv_diag_remark 186\nx\n#pragma nv_diagnostic pop\nx\n\
                    #pragma nv_diagnostic pop\nx";
        assert_eq!(severities(text), [Remark, Suppressed, Error]);
    }

    #[test]
    fn an_unmatched_push_has_no_effect() {
        assert_eq!(severities("#pragma nv_diag_error 186\n#pragma nv_diagnostic push\nx"), [Error]);
    }

    #[test]
    fn default_means_the_severity_of_the_options() {
        let (_, mut controls, _) = read("#pragma nv_diag_suppress 186\n#pragma nv_diag_default 186\nx");
        controls.apply_list(crate::control::ListAction::Error, "186").unwrap();
        assert_eq!(controls.severity(&Report::new(crate::code::UNSIGNED_COMPARE_WITH_ZERO, Position(60))), Error);
        assert_eq!(controls.severity(&Report::new(crate::code::UNSIGNED_COMPARE_WITH_ZERO, Position(29))), Suppressed);
    }

    #[test]
    fn other_names_are_passed_over() {
        assert_eq!(severities("#pragma diag_suppress 186\n#pragma nv_diag_push\n#pragma nv_diag_pop 1\nx"), [Warning]);
    }

    #[test]
    fn mistakes_are_located_at_their_item() {
        assert_eq!(read("#pragma nv_diag_suppress 177 186, 3").2, [(253, 1, 30)]);
        assert_eq!(
            read("#pragma nv_diag_suppress foo, 99999, (, 186").2,
            [(1223, 1, 26), (1222, 1, 31), (1224, 1, 38)]
        );
        assert_eq!(read("#pragma nv_diag_suppress").2, [(1224, 1, 25), (253, 1, 25)]);
        assert_eq!(read("#pragma nv_diag_suppress \"abc\", 186").2, [(1224, 1, 26)]);
        assert_eq!(read("#pragma nv_diag_suppress 186,").2, [(1224, 1, 30), (253, 1, 30)]);
        assert_eq!(read("_Pragma(\"nv_diag_suppress foo\")").2, [(1223, 1, 9)]);
        assert_eq!(read("#pragma nv_diag_suppress 186, foo bar").2, [(1223, 1, 31), (253, 1, 35)]);
        assert_eq!(read("#pragma nv_diag_suppress 12x, 0x3ac,07,+4").2, [(1224, 1, 26), (1224, 1, 40), (253, 1, 41)]);
        assert_eq!(read("#pragma nv_diagnostic foo").2, [(3184, 1, 23)]);
        assert_eq!(read("#pragma nv_diagnostic").2, [(3184, 1, 22)]);
        assert_eq!(read("#pragma nv_diagnostic pop").2, [(3185, 1, 26)]);
    }

    #[test]
    fn items_before_a_missing_comma_count() {
        let (_, controls, mistakes) = read("#pragma nv_diag_suppress 186 177\nx");
        assert_eq!(mistakes.len(), 1);
        assert_eq!(controls.severity(&Report::new(crate::code::UNSIGNED_COMPARE_WITH_ZERO, Position(33))), Suppressed);
        assert_eq!(controls.severity(&Report::new(crate::code::DECLARED_BUT_NOT_REFERENCED, Position(33))), Remark);
    }

    #[test]
    fn any_bytes_are_read_to_the_end() {
        for text in
            ["", "\"", "nv_diag_suppress /*", "nv_diag_suppress \\\n 1 // x", "nv_diag_once \u{e9},'\\", "8u\"\u{0}"]
        {
            let source = Source::new("a", text.as_bytes().to_vec());
            let range = Range::new(0, text.len() as u32);
            Controls::new().read_pragmas(&source, &[PragmaText { position: Position(0), text: range }]);
        }
        let source = Source::new("a", b"nv_diag_suppress \xff, 1".to_vec());
        let pragma = PragmaText { position: Position(0), text: Range::new(0, 21) };
        assert_eq!(Controls::new().read_pragmas(&source, &[pragma]).len(), 1);
    }
}
