//! Directives that the lexer carries out, and so stay in the text: line markers, pragmas, `#error` and the like. Macros in
//! them are replaced where they are to be.

use super::token::{Kind, Reader, Token};
use super::writer::Place;
use super::{Preprocessor, macros::is};
use crate::literal::text::quoted_end;
use cufe_diagnostics::code;

/// Pragmas in which no macros are replaced (measured).
const VERBATIM_PRAGMAS: &[&[u8]] = &[
    b"GCC",
    b"STDC",
    b"define_type_info",
    b"nv_diag_default",
    b"nv_diag_error",
    b"nv_diag_once",
    b"nv_diag_remark",
    b"nv_diag_suppress",
    b"nv_diag_warning",
    b"nv_diagnostic",
    b"omp",
    b"once",
    b"pop_macro",
    b"push_macro",
    b"redefine_extname",
];

impl Preprocessor<'_> {
    /// A directive that stays: its `#`, its name and the offset after it, and the end of its line.
    pub(super) fn passed_directive(&mut self, hash: Token, name: &[u8], after_name: usize, end: usize) {
        let start = hash.at as usize;
        if self.collecting > 0 && name != b"pragma" {
            // Lines within an invocation cannot be renumbered, and what ends the run ends it.
            if name == b"error" {
                self.stop();
            }
            return self.go_on_at(end);
        }
        let as_compiler = self.headers.compiler.is_some();
        match name {
            b"pragma" => self.pragma(start, after_name, end),
            // The compiler tells it.
            b"warning" if as_compiler => {}
            b"error" if as_compiler => {
                self.report(code::ERROR_DIRECTIVE, hash.at);
                self.stop();
            }
            b"error" => {
                self.write_line(start..end, None);
                self.stop();
            }
            b"warning" | b"ident" => self.write_line(start..end, None),
            _ => self.line_directive(hash, name, after_name, end),
        }
        self.go_on_at(end);
    }

    /// Writes a line as it stands, or up to an offset as it stands and then tokens.
    fn write_line(&mut self, range: std::ops::Range<usize>, rest: Option<(usize, &[Token])>) {
        if let Some(place) = self.place(range.start) {
            self.writer.go_to(&place, &self.names);
        }
        self.writer.end_line();
        let copied = rest.map_or(range.end, |(from, _)| from);
        self.writer.copy(&self.text[range.start..copied], range.start);
        if let Some((_, tokens)) = rest {
            let strays = self.writer.stray_hashes.len();
            self.writer.tokens(tokens, &self.text);
            self.writer.stray_hashes.truncate(strays);
        }
        // A report about the end of the line has the end of the written line.
        self.writer.map_end(range.end);
        self.writer.end_line();
    }

    /// The tokens of a part of a line, and whether macros are among them.
    fn part(&mut self, range: std::ops::Range<usize>) -> (Vec<Token>, bool) {
        let mut reader = Reader::new(range, self.dialect);
        let mut tokens = Vec::new();
        loop {
            let token = reader.next(&mut self.text);
            if matches!(token.kind, Kind::End | Kind::Newline) {
                break;
            }
            tokens.push(token);
        }
        let is_macro = |token: &Token| {
            let found = self.macros.find(&self.text[token.range()]);
            token.kind == Kind::Identifier && found.is_some_and(|id| !self.macros.get(id).is_token)
        };
        let any = tokens.iter().any(is_macro);
        (tokens, any)
    }

    fn pragma(&mut self, start: usize, after: usize, end: usize) {
        let (tokens, _) = self.part(after..end);
        let name = tokens.first().map_or(&b""[..], |first| &self.text[first.range()]).to_vec();
        match &name[..] {
            b"once" => {
                if let Some(frame) = self.frames.last() {
                    self.once.insert(frame.identity.clone());
                }
                if self.headers.compiler.is_some() {
                    return;
                }
            }
            b"push_macro" | b"pop_macro" => {
                self.macro_stack(&tokens);
                if self.headers.compiler.is_some() {
                    return;
                }
            }
            b"GCC" | b"clang" if self.headers.compiler.is_some() => {
                let is_header = tokens.get(1).is_some_and(|word| &self.text[word.range()] == b"system_header");
                // It has no effect in the source itself.
                if is_header {
                    if let Some(frame) = self.frames.last_mut() {
                        frame.system |= frame.file != 0;
                    }
                    // The line markers tell it.
                    return;
                }
            }
            _ => {}
        }
        if self.collecting > 0 {
            let place = self.place(start);
            return self.passed.push((start..end, place));
        }
        let expands = match self.headers.compiler {
            Some(compiler) => !compiler.is_clang && name == b"message",
            None => !VERBATIM_PRAGMAS.contains(&&name[..]),
        };
        let after_name = tokens.first().map_or(end, |first| first.at as usize + name.len());
        let (rest, any) = self.part(after_name.min(end)..end);
        if !any || !expands {
            return self.write_line(start..end, None);
        }
        let rest = self.replaced(rest);
        self.write_line(start..end, Some((after_name, &rest)));
    }

    /// `push_macro("name")` or `pop_macro("name")`.
    fn macro_stack(&mut self, tokens: &[Token]) {
        let [command, open, name, ..] = tokens else { return };
        if !is(open, &self.text, b"(") || name.kind != Kind::String {
            return;
        }
        let spelling = &self.text[name.range()];
        let Some(name) = spelling.strip_prefix(b"\"").and_then(|rest| rest.strip_suffix(b"\"")) else { return };
        let name = name.to_vec();
        if &self.text[command.range()] == b"push_macro" { self.macros.push(&name) } else { self.macros.pop(&name) }
    }

    /// After the word `_Pragma` in the text: what concerns macros is done here.
    pub(super) fn pragma_operator(&mut self, word: Token) {
        let Some(frame) = self.frames.last() else { return };
        let mut reader = Reader::new(frame.at..frame.end, self.dialect);
        let open = reader.next(&mut self.text);
        let string = reader.next(&mut self.text);
        let close = reader.next(&mut self.text);
        let end = reader.at;
        let Some(text) = self.destringized(&[open, string]) else { return };
        let is_done = self.concern_macros(&text);
        if self.headers.compiler.is_some() && is(&close, &self.text, b")") {
            self.flush(word.at as usize);
            if let Some(place) = self.place(word.at as usize).filter(|_| !is_done) {
                self.writer.go_to(&place, &self.names);
                self.writer.pragma(&text, &place, &self.names);
            }
            self.go_on_at(end);
        }
    }

    /// The text of a pragma whose operator is followed by these tokens ([cpp.pragma.op]).
    fn destringized(&self, operand: &[Token]) -> Option<Vec<u8>> {
        let [open, string, ..] = operand else { return None };
        let range = string.range();
        if !is(open, &self.text, b"(") || string.kind != Kind::String || quoted_end(&self.text, range.start).is_err() {
            return None;
        }
        let body = self.text.get(range.start + 1..range.end.saturating_sub(1)).unwrap_or_default();
        let mut text = Vec::with_capacity(body.len());
        let mut bytes = body.iter().copied().peekable();
        while let Some(byte) = bytes.next() {
            let escaped = if byte == b'\\' { bytes.next_if(|next| matches!(next, b'"' | b'\\')) } else { None };
            text.push(escaped.unwrap_or(byte));
        }
        Some(text)
    }

    /// Does what the text of a pragma says about macros; whether nothing is left to do then: compilers do not pass it on.
    fn concern_macros(&mut self, text: &[u8]) -> bool {
        let is_concerned = text.starts_with(b"push_macro") || text.starts_with(b"pop_macro");
        if is_concerned {
            let at = self.text.len();
            self.text.extend_from_slice(text);
            let (tokens, _) = self.part(at..self.text.len());
            self.macro_stack(&tokens);
        }
        is_concerned && self.headers.compiler.is_some()
    }

    /// Writes what a macro gives, with the pragmas in it on lines of their own, as compilers do.
    pub(super) fn write_with_pragmas(&mut self, tokens: &[Token]) {
        let mut rest = tokens;
        while let Some(found) = rest.iter().position(|token| &self.text[token.range()] == b"_Pragma") {
            let (before, after) = rest.split_at(found);
            let text = self
                .destringized(&after[1..])
                .filter(|_| after.get(3).is_some_and(|close| is(close, &self.text, b")")));
            let (Some(text), Some(place)) = (text, self.place(after[0].at as usize)) else { break };
            self.writer.tokens(before, &self.text);
            if !self.concern_macros(&text) {
                self.writer.pragma(&text, &place, &self.names);
            }
            rest = &after[4..];
        }
        self.writer.tokens(rest, &self.text);
    }

    /// Writes the pragmas that stood within an invocation, behind it.
    pub(super) fn pass_pragmas(&mut self) {
        for (range, place) in std::mem::take(&mut self.passed) {
            if let Some(place) = place {
                self.writer.end_line();
                self.writer.go_to(&place, &self.names);
            }
            self.writer.copy(&self.text[range.clone()], range.start);
            self.writer.end_line();
        }
    }

    /// `#line`, or a line marker: the lines that follow have another place.
    fn line_directive(&mut self, hash: Token, name: &[u8], after_name: usize, end: usize) {
        let start = hash.at as usize;
        let is_line = name == b"line";
        let from = if is_line { after_name } else { after_name - name.len() };
        let (tokens, any) = self.part(from..end);
        let tokens = if any { self.replaced(tokens) } else { tokens };
        self.write_line(start..end, any.then_some((from, &tokens)));
        let spelling = |index: usize| tokens.get(index).map(|token| &self.text[token.range()]);
        let digits = spelling(0).and_then(|digits| std::str::from_utf8(digits).ok());
        let Some(line) = digits.and_then(|digits| digits.parse::<u32>().ok()).filter(|&line| line > 0 || !is_line)
        else {
            return;
        };
        let named = spelling(1).and_then(|name| name.strip_prefix(b"\"")?.strip_suffix(b"\""));
        let named = named.map(crate::directive::file_name);
        let system = tokens.iter().skip(2).any(|token| &self.text[token.range()] == b"3");
        let file = named.map(|name| self.file_index(&name));
        let next = (end + 1).min(self.text.len());
        let Some(frame) = self.frames.last_mut() else { return };
        frame.known = (next, line);
        frame.file = file.unwrap_or(frame.file);
        if !is_line {
            frame.system = system;
        }
        let place = Place { file: frame.file, system: frame.system, line };
        self.writer.set_place(place);
    }
}
