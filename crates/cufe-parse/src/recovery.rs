//! What is passed after a syntax error, up to the token at which the reference goes on (measured).

use crate::Parser;
use cufe_diagnostics::{Report, code};
use cufe_lex::TokenKind;

/// The least number of lines between an error and the token at which parsing goes on for which the latter is told (12).
const TOLD_DISTANCE: u32 = 3;

impl Parser<'_, '_> {
    /// Tells where parsing goes on after an error at a token, if that is some lines further on.
    pub(crate) fn resume_after(&mut self, error: u32) {
        if self.sema.context.speculating > 0 || self.sema.declaring.in_instance || self.is(TokenKind::EndOfFile) {
            return;
        }
        let position = self.sema.position(self.at);
        let (file, line, _) = self.sema.source.line(position);
        let (error_file, error_line, _) = self.sema.source.line(self.sema.position(error));
        if file == error_file && line >= error_line.saturating_add(TOLD_DISTANCE) {
            self.sema.report(Report::new(code::PARSING_RESTARTS, position));
        }
    }

    /// Skips to a `;` (which is passed) or before a `}` that closes an enclosing block, over balanced brackets.
    pub(crate) fn skip_to_semicolon(&mut self) {
        let error = self.at;
        loop {
            match self.kind() {
                TokenKind::EndOfFile => return,
                TokenKind::RightBrace => return self.resume_after(error),
                TokenKind::Semicolon => {
                    self.resume_after(error);
                    self.at += 1;
                    return;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
    }

    /// Goes from where an operand is missing to what ends the expression: a closing bracket or `;`, and where a list is read
    /// also its separator.
    pub(crate) fn skip_operand(&mut self) {
        let error = self.at;
        loop {
            match self.kind() {
                TokenKind::Semicolon
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace
                | TokenKind::EndOfFile => break,
                TokenKind::Comma | TokenKind::Colon if !self.comma_operates => break,
                TokenKind::Greater if self.greater_closes => break,
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
        self.resume_after(error);
    }

    /// Goes to the `,` or `}` behind an element of a list in braces, or to what ends the declaration.
    pub(crate) fn skip_element(&mut self) {
        let error = self.at;
        loop {
            match self.kind() {
                TokenKind::Comma | TokenKind::RightBrace | TokenKind::Semicolon | TokenKind::EndOfFile => break,
                kind if kind.is_opening_bracket() => self.skip_brackets(),
                _ => self.at += 1,
            }
        }
        self.resume_after(error);
    }

    /// Goes behind the bracket that closes the list in which an error was reported.
    pub(crate) fn go_behind(&mut self, close: u32) {
        let error = self.at;
        self.at = close;
        self.resume_after(error);
        self.at = close + 1;
    }
}
