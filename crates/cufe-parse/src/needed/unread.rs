//! Bodies of functions in headers that nobody reads: the names in them are not needed. Only the bodies of constexpr
//! functions, and of functions whose results are deduced, are read because something needs what is in them, and those that
//! the host file shows differently. Should another one be read after all that mentions what was passed over, the unit is parsed
//! again with all declarations.

use super::declaration_index::{DeclarationIndex, Shape};
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

impl DeclarationIndex<'_> {
    /// Finds where variables and kernels are mentioned that the host file writes differently. Bodies in which they are
    /// mentioned are read, but for built-in variables in bodies of which the host file shows nothing.
    pub(super) fn find_rewritten_mentions(&mut self) {
        let mut rewritten = self.mentions_of_rewritten();
        let is_in = |mentions: &[u32], (first, end): (u32, u32)| {
            mentions.get(mentions.partition_point(|&token| token < first)).is_some_and(|&token| token < end)
        };
        let builtin: Vec<u32> = self.tokens.builtin_variables().iter().map(|token| token.number()).collect();
        let mut hidden: Vec<(u32, u32)> = Vec::new();
        let mut unread = std::mem::take(&mut self.unread);
        unread.retain(|&body| {
            if is_in(&rewritten, body) {
                return false;
            }
            if !is_in(&builtin, body) {
                return true;
            }
            let is_hidden = self.is_device_body(body.0);
            hidden.extend(is_hidden.then_some(body));
            is_hidden
        });
        self.unread = unread;
        rewritten.extend(builtin.iter().filter(|&&token| {
            let body = hidden.partition_point(|&(_, end)| end <= token);
            hidden.get(body).is_none_or(|&(first, _)| token < first)
        }));
        rewritten.sort_unstable();
        self.rewritten_mentions = rewritten;
    }

    /// Whether a body that begins at a token is one of device code: of a function with the attributes of a kernel or a device
    /// function that does not run on the host.
    fn is_device_body(&self, body: u32) -> bool {
        let mut at = body;
        while let Some(before) = at.checked_sub(1) {
            at = match self.kind(before) {
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => break,
                TokenKind::RightParen | TokenKind::RightBracket => match self.tokens.partner(before) {
                    Some(open) if open < before => open,
                    _ => return false,
                },
                _ => before,
            };
        }
        let mut is_device = false;
        for name in self.attributes.within(at, body).iter().flat_map(|&list| self.names_in(list)) {
            match name {
                "host" => return false,
                "device" | "global" => is_device = true,
                _ => {}
            }
        }
        is_device
    }

    fn mentions_of_rewritten(&self) -> Vec<u32> {
        if self.rewritten.is_empty() {
            return Vec::new();
        }
        let mut is_rewritten = vec![false; self.tokens.interner.len()];
        for symbol in &self.rewritten {
            is_rewritten[symbol.0 as usize] = true;
        }
        let mentions = self.tokens.of_kind(TokenKind::Identifier);
        mentions.filter(|&token| is_rewritten[self.tokens.symbol(token).0 as usize]).collect()
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
                        // A result `decltype(auto)` is deduced from the body.
                        if self.is_declarator_in_parentheses(at) || self.kind(open + 1) == TokenKind::KwAuto {
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
