//! Bodies of functions in headers that nobody reads: the names in them are not needed. Only the bodies of constexpr
//! functions, and of functions whose results are deduced, are read because something needs what is in them, and those that
//! the host file shows differently. Should another one be read after all, the unit is parsed again with all declarations.

use super::survey::{Shape, Survey, within};
use cufe_lex::TokenKind;

impl Survey<'_> {
    /// Notes the bodies of a declaration that nobody reads.
    pub(super) fn note_unread(&mut self, start: u32, end: u32, shape: &Shape) {
        if !self.is_header_text(start) || !self.is_header_text(end - 1) {
            return;
        }
        if let Some(body) = shape.body {
            let is_read = (start..body).any(|token| {
                matches!(self.kind(token), TokenKind::KwAuto | TokenKind::KwConstexpr | TokenKind::KwConsteval)
            });
            if !is_read && self.is_plain(body, end) {
                self.unread.push((body, end));
            }
        } else if let Some((open, behind)) = shape.class_body.filter(|_| !shape.is_enum) {
            self.note_unread_members(open, behind);
        }
    }

    /// The same for the members of a class.
    fn note_unread_members(&mut self, open: u32, end: u32) {
        let mut at = open + 1;
        while at < end {
            if self.kind(at) == TokenKind::LeftBrace
                && self.is_unread_member(at, open)
                && let Some(behind) = self.behind(at)
                && self.is_plain(at, behind)
            {
                self.unread.push((at, behind));
                at = behind;
            } else {
                at += 1;
            }
        }
    }

    /// Whether a `{` inside of a class begins the body of a member function that nobody reads.
    fn is_unread_member(&self, brace: u32, class: u32) -> bool {
        if !matches!(self.kind(brace - 1), TokenKind::RightParen | TokenKind::KwConst | TokenKind::KwNoexcept) {
            return false;
        }
        let mut has_parameters = false;
        let mut at = brace - 1;
        while at > class {
            match self.kind(at) {
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => break,
                TokenKind::Colon
                    if matches!(
                        self.kind(at - 1),
                        TokenKind::KwPublic | TokenKind::KwProtected | TokenKind::KwPrivate
                    ) =>
                {
                    break;
                }
                TokenKind::RightParen | TokenKind::RightBracket => {
                    has_parameters |= self.kind(at) == TokenKind::RightParen;
                    match self.tokens.partner(at).filter(|&open| open < at) {
                        Some(open) => at = open,
                        None => return false,
                    }
                }
                TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::KwAuto
                | TokenKind::KwConstexpr
                | TokenKind::KwConsteval
                | TokenKind::KwRequires
                | TokenKind::KwStruct
                | TokenKind::KwUnion
                | TokenKind::KwEnum
                | TokenKind::KwUsing => return false,
                _ => {}
            }
            at -= 1;
        }
        has_parameters
    }

    /// Whether the host file shows nothing of a body differently.
    fn is_plain(&self, first: u32, end: u32) -> bool {
        within(self.tokens.launch_candidates(), first, end).is_empty()
            && within(self.tokens.cuda_attributes(), first, end).is_empty()
    }
}
