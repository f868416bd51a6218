//! Directives ([cpp.pre]).

use super::Preprocessor;
use super::token::{Kind, Reader, Token, line_end};
use cufe_base::Position;
use cufe_diagnostics::{Report, code};

impl Preprocessor<'_> {
    /// The tokens up to the end of the line; the last one is the end.
    pub(super) fn line_tokens(&mut self) -> Vec<Token> {
        let mut tokens = Vec::new();
        loop {
            let mut token = self.next_raw();
            if token.kind == Kind::Newline {
                if let Some(frame) = self.frames.last_mut() {
                    frame.at = token.at as usize;
                }
                token.kind = Kind::End;
            }
            tokens.push(token);
            if token.kind == Kind::End {
                return tokens;
            }
        }
    }

    /// The innermost file goes on here, and what is before is not written.
    pub(super) fn go_on_at(&mut self, at: usize) {
        if let Some(frame) = self.frames.last_mut() {
            (frame.at, frame.copied) = (at, at);
            frame.stray_hashes.clear();
            frame.set_aside.clear();
        }
    }

    /// A directive whose `#` was read.
    pub(super) fn directive(&mut self, hash: Token) {
        let Some(frame) = self.frames.last() else { return };
        let (after_hash, file_end) = (frame.at, frame.end);
        let mut reader = Reader::new(after_hash..file_end, self.dialect);
        let name = reader.next(&mut self.text);
        let spelling = self.text[name.range()].to_vec();
        let passes = match name.kind {
            Kind::Number => true,
            Kind::Identifier => matches!(&spelling[..], b"line" | b"pragma" | b"ident" | b"error" | b"warning"),
            _ => false,
        };
        if passes {
            self.guarding(&spelling, &[]);
            let end = line_end(&self.text, after_hash, file_end);
            self.passed_directive(hash, &spelling, reader.at, end);
        } else if name.kind == Kind::Identifier {
            self.go_on_at(reader.at);
            self.own_directive(&spelling, name);
        } else {
            let empty = matches!(name.kind, Kind::Newline | Kind::End);
            if !empty {
                self.report(code::UNKNOWN_DIRECTIVE, name.at);
            }
            let end = line_end(&self.text, after_hash, file_end);
            self.go_on_at(end);
        }
        if self.collecting == 0 {
            self.place_reports();
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.line_start = true;
        }
    }

    /// A directive that is carried out here; its name was read.
    fn own_directive(&mut self, spelling: &[u8], name: Token) {
        match spelling {
            b"define" | b"undef" | b"if" | b"ifdef" | b"ifndef" | b"elif" | b"elifdef" | b"elifndef" | b"else"
            | b"endif" => {
                let tokens = self.line_tokens();
                self.go_on_at(tokens.last().map_or(0, |end| end.at as usize));
                self.guarding(spelling, &tokens);
                match spelling {
                    b"define" => self.define(&tokens),
                    b"undef" => self.undefine(&tokens),
                    _ => self.conditional(spelling, name, &tokens),
                }
            }
            b"include" | b"include_next" => {
                self.guarding(spelling, &[]);
                self.include(name, spelling == b"include_next");
            }
            _ => {
                self.guarding(spelling, &[]);
                // Assertions are taken and never asked for.
                if !matches!(spelling, b"assert" | b"unassert") {
                    self.report(code::UNKNOWN_DIRECTIVE, name.at);
                }
                let end = self.line_tokens().last().map_or(0, |end| end.at as usize);
                self.go_on_at(end);
            }
        }
    }

    /// Reports what is left on the line of a directive (14), as an error after conditions.
    pub(super) fn check_end(&mut self, rest: Option<&Token>, is_error: bool) {
        if let Some(rest) = rest.filter(|rest| rest.kind != Kind::End) {
            let report = Report::new(code::EXTRA_TEXT_AFTER_DIRECTIVE, Position::NONE);
            let report = if is_error { report.as_error() } else { report.as_warning() };
            self.add_report(report, rest.at);
        }
    }
}
