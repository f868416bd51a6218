//! Bodies of functions in headers that nobody reads: the names in them are not needed. Only the bodies of constexpr
//! functions, and of functions whose results are deduced, are read because something needs what is in them, and those that
//! the host file shows differently. Should another one be read after all, the unit is parsed again with all declarations.

use super::survey::{Shape, Survey};
use cufe_lex::TokenKind;

/// What braces in a class hold.
enum Braces {
    /// The body of a member function that nobody reads.
    Unread,
    /// The members of a class.
    Class,
    /// Something else.
    Other,
}

impl Survey<'_> {
    /// Finds where variables and kernels are mentioned that the host file writes differently. Bodies in which they are
    /// mentioned are read.
    pub(super) fn find_rewritten_mentions(&mut self) {
        if self.rewritten.is_empty() {
            return;
        }
        let mut is_rewritten = vec![false; self.tokens.interner.len()];
        for symbol in &self.rewritten {
            is_rewritten[symbol.0 as usize] = true;
        }
        let mentions = self.tokens.of_kind(TokenKind::Identifier);
        self.rewritten_mentions =
            mentions.filter(|&token| is_rewritten[self.tokens.symbol(token).0 as usize]).collect();
        let mentions = &self.rewritten_mentions;
        self.unread.retain(|&(first, end)| {
            mentions.get(mentions.partition_point(|&token| token < first)).is_none_or(|&token| token >= end)
        });
    }

    /// Notes the bodies of a declaration that nobody reads.
    pub(super) fn note_unread(&mut self, start: u32, end: u32, shape: &Shape) {
        if !self.is_header_text(start) || !self.is_header_text(end - 1) {
            return;
        }
        if let Some(body) = shape.body {
            let is_read = (start..body).any(|token| match self.kind(token) {
                TokenKind::KwAuto | TokenKind::KwConstexpr | TokenKind::KwConsteval => true,
                TokenKind::RightParen => self.is_declarator_in_parentheses(token),
                _ => false,
            });
            if !is_read && self.is_plain(body, end) {
                self.unread.push((body, end));
            }
        } else if let Some((open, behind)) = shape.class_body.filter(|_| !shape.is_enum) {
            self.note_unread_members(open, behind);
        }
    }

    /// The same for the members of a class, and of classes in it.
    fn note_unread_members(&mut self, open: u32, end: u32) {
        let mut at = open + 1;
        while at < end {
            at = match self.kind(at) {
                TokenKind::LeftBrace => {
                    let Some(behind) = self.behind(at) else { return };
                    match self.braces(at, open) {
                        Braces::Class => at + 1,
                        Braces::Unread if self.is_plain(at, behind) => {
                            self.unread.push((at, behind));
                            behind
                        }
                        Braces::Unread | Braces::Other => behind,
                    }
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => match self.behind(at) {
                    Some(behind) => behind,
                    None => return,
                },
                _ => at + 1,
            };
        }
    }

    /// Whether a `)` closes the `(*f)` of `int (*f)(int) {g}`: a variable, and no function.
    fn is_declarator_in_parentheses(&self, close: u32) -> bool {
        let operator = self.tokens.partner(close).and_then(|open| open.checked_sub(1));
        self.kind(close + 1) == TokenKind::LeftParen
            && operator.is_none_or(|operator| self.kind(operator) != TokenKind::KwOperator)
    }

    /// What a `{` begins that stands in a class and in no other brackets.
    fn braces(&self, brace: u32, class: u32) -> Braces {
        let (mut has_parentheses, mut has_class_key) = (false, false);
        let mut at = brace - 1;
        while at > class {
            match self.kind(at) {
                // Behind a member initializer stands more of the same function.
                TokenKind::RightBrace if self.kind(at + 1) == TokenKind::Comma => return Braces::Other,
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
                    let Some(open) = self.tokens.partner(at).filter(|&open| open < at) else { return Braces::Other };
                    if self.kind(at) == TokenKind::RightParen {
                        if self.is_declarator_in_parentheses(at) {
                            return Braces::Other;
                        }
                        has_parentheses |= !matches!(
                            self.kind(open - 1),
                            TokenKind::KwAttribute | TokenKind::KwAlignas | TokenKind::KwDecltype | TokenKind::KwTypeof
                        );
                    } else if self.kind(open + 1) != TokenKind::LeftBracket {
                        // The introducer of a lambda, or a bound.
                        return Braces::Other;
                    }
                    at = open;
                }
                TokenKind::KwStruct | TokenKind::KwClass | TokenKind::KwUnion => has_class_key = true,
                TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::Equal
                | TokenKind::KwAuto
                | TokenKind::KwConstexpr
                | TokenKind::KwConsteval
                | TokenKind::KwRequires
                | TokenKind::KwEnum
                | TokenKind::KwUsing => return Braces::Other,
                _ => {}
            }
            at -= 1;
        }
        let before = self.kind(brace - 1);
        match has_parentheses {
            true if matches!(before, TokenKind::RightParen | TokenKind::KwConst | TokenKind::KwNoexcept) => {
                Braces::Unread
            }
            false if has_class_key => Braces::Class,
            _ => Braces::Other,
        }
    }

    /// Whether the host file shows nothing of a body differently.
    fn is_plain(&self, first: u32, end: u32) -> bool {
        self.launches.within(first, end).is_empty() && self.attributes.within(first, end).is_empty()
    }
}
