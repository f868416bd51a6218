//! Conditional groups ([cpp.cond]).

use super::Preprocessor;
use super::macros::is_hash;
use super::token::{Kind, Token};
use cufe_base::Position;
use cufe_diagnostics::{Report, code};

/// An open conditional.
pub(super) struct Conditional {
    /// The place of the name of its first directive.
    pub at: u32,
    /// One of its groups was read, or is being read.
    taken: bool,
    seen_else: bool,
}

impl Preprocessor<'_> {
    /// Whether the innermost file has an open conditional.
    pub(super) fn is_conditional_open(&self) -> bool {
        self.conditionals.len() > self.frames.last().map_or(0, |frame| frame.conditionals)
    }

    /// A directive of a conditional, met where text is read; `line` is what follows its name.
    pub(super) fn conditional(&mut self, spelling: &[u8], name: Token, line: &[Token]) {
        match spelling {
            b"if" | b"ifdef" | b"ifndef" => {
                let taken = self.condition(spelling, line);
                self.conditionals.push(Conditional { at: name.at, taken, seen_else: false });
                if !taken {
                    self.skip_groups();
                }
            }
            _ if !self.is_conditional_open() => self.report(code::DIRECTIVE_WITHOUT_IF, name.at),
            b"endif" => {
                self.check_end(line.first(), false);
                self.conditionals.pop();
            }
            _ => {
                self.check_order(spelling, name, line);
                self.skip_groups();
            }
        }
    }

    /// Reports what is wrong with the directive of a further group.
    fn check_order(&mut self, spelling: &[u8], name: Token, line: &[Token]) {
        let Some(open) = self.conditionals.last_mut() else { return };
        if open.seen_else {
            return self.report(code::ELSE_AFTER_ELSE, name.at);
        }
        if spelling == b"else" {
            open.seen_else = true;
            self.check_end(line.first(), false);
        }
    }

    /// Whether the group after a directive is to be read.
    fn condition(&mut self, spelling: &[u8], line: &[Token]) -> bool {
        if matches!(spelling, b"if" | b"elif") {
            self.in_condition = self.headers.compiler.is_some();
            let replaced = self.replaced(line.to_vec());
            self.in_condition = false;
            return self.evaluate(&replaced);
        }
        let negated = spelling.ends_with(b"ndef");
        let Some(name) = line.first() else { return negated };
        if name.kind != Kind::Identifier {
            let report = Report::new(code::EXPECTED_IDENTIFIER, Position::NONE);
            self.add_report(if name.kind == Kind::End { report } else { report.as_warning() }, name.at);
            return false;
        }
        let is_defined = self.macros.find(&self.text[name.range()]).is_some();
        self.check_end(line.get(1), false);
        is_defined != negated
    }

    /// Passes lines up to the next group of the innermost conditional that is to be read, or its end.
    fn skip_groups(&mut self) {
        let mut depth = 0u32;
        while !self.stopped {
            let mut token = self.next_raw();
            let Some(frame) = self.frames.last_mut() else { return };
            if token.kind == Kind::End {
                break;
            }
            if token.kind == Kind::Newline {
                frame.line_start = true;
                continue;
            }
            if !std::mem::replace(&mut frame.line_start, false) || !is_hash(&token, &self.text) {
                self.pass_plain_line();
                continue;
            }
            token = self.next_raw();
            let Some(frame) = self.frames.last_mut() else { return };
            if token.kind == Kind::Newline {
                frame.line_start = true;
                continue;
            }
            if token.kind != Kind::Identifier {
                continue;
            }
            let spelling = self.text[token.range()].to_vec();
            match &spelling[..] {
                b"if" | b"ifdef" | b"ifndef" => depth += 1,
                b"endif" | b"else" if depth > 0 => {
                    depth -= u32::from(spelling == b"endif");
                    let rest = self.line_tokens();
                    self.check_end(rest.first(), false);
                }
                b"endif" | b"else" | b"elif" | b"elifdef" | b"elifndef" if depth == 0 => {
                    let line = self.line_tokens();
                    if self.next_group(&spelling, token, &line) {
                        break;
                    }
                }
                _ => {}
            }
        }
        let at = self.frames.last().map_or(0, |frame| frame.at);
        self.go_on_at(at);
    }

    /// Goes to the end of the line, if nothing on the rest of it can go on behind that.
    fn pass_plain_line(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let rest = &self.text[frame.at..frame.end];
        let Some(line) = memchr::memchr(b'\n', rest).map(|length| &rest[..length]) else { return };
        // Comments, raw strings and splices may.
        if memchr::memchr3(b'"', b'/', b'\\', line).is_none() {
            frame.at += line.len();
        }
    }

    /// A directive of the conditional whose groups are passed; whether passing them ends.
    fn next_group(&mut self, spelling: &[u8], name: Token, line: &[Token]) -> bool {
        self.guarding(spelling, line);
        if spelling == b"endif" {
            self.check_end(line.first(), false);
            self.conditionals.pop();
            return true;
        }
        let is_decided = self.conditionals.last().is_none_or(|open| open.taken || open.seen_else);
        self.check_order(spelling, name, line);
        let enters = !is_decided && (spelling == b"else" || self.condition(spelling, line));
        if let Some(open) = self.conditionals.last_mut() {
            open.taken |= enters;
        }
        enters
    }
}
