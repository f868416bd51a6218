//! Attributes: those of CUDA that were applied are not shown to the host compiler.

use crate::builder::Builder;
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// Removes the applied CUDA attributes; a list of nothing else goes as a whole.
    pub fn attributes(&mut self) {
        let mut uses: Vec<_> = self.program().attribute_uses.clone();
        uses.sort_by_key(|attribute| (attribute.list_first, attribute.first, attribute.last));
        uses.dedup_by_key(|attribute| (attribute.list_first, attribute.first));
        for list in uses.chunk_by(|a, b| a.list_first == b.list_first) {
            let Some(&head) = list.first() else { continue };
            let (first, last) = (head.list_first, head.list_last);
            let (open, close) = self.list_bounds(first, last);
            // What would stay: an attribute, or a prefix that nothing follows.
            let mut stays = false;
            let mut token = open;
            if self.kind(token) == TokenKind::KwUsing {
                token += 3;
            }
            while token < close {
                if let Some(used) = list.iter().find(|used| used.first == token && !used.is_pure) {
                    token = used.last.max(token) + 1;
                    continue;
                }
                stays |= self.kind(token) != TokenKind::Comma;
                token += 1;
            }
            if !stays {
                self.cut(first, last);
                continue;
            }
            for attribute in list {
                if !attribute.is_pure {
                    // Empty places in an attribute list are allowed in both notations.
                    self.cut(attribute.first, attribute.last);
                } else if self.kind(first) == TokenKind::KwAttribute || self.kind(open) == TokenKind::KwUsing {
                    self.replace(attribute.first, attribute.last, "pure");
                } else {
                    self.replace(attribute.first, attribute.last, "gnu::pure");
                }
            }
        }
    }

    /// The first token inside an attribute list, and the one behind the last.
    fn list_bounds(&self, first: u32, last: u32) -> (u32, u32) {
        match self.kind(first) {
            TokenKind::KwAttribute => (first + 3, last.saturating_sub(1)),
            _ => (first + 2, last.saturating_sub(1)),
        }
    }

    /// The word `__noinline__`: headers that the host file includes define it as a macro that stands for a whole attribute.
    /// Inside a list it becomes the attribute's plain name.
    pub fn noinline_words(&mut self) {
        let tokens: Vec<u32> = self.tokens().of_kind(TokenKind::KwNoinline).filter(|&token| token > 0).collect();
        for token in tokens {
            let in_list = matches!(self.kind(token - 1), TokenKind::LeftParen | TokenKind::Comma)
                && matches!(self.kind(token + 1), TokenKind::RightParen | TokenKind::Comma);
            let in_brackets = matches!(
                self.kind(token - 1),
                TokenKind::LeftBracket | TokenKind::ColonColon | TokenKind::Colon | TokenKind::Comma
            ) && matches!(self.kind(token + 1), TokenKind::RightBracket | TokenKind::Comma);
            let text = if in_list || in_brackets { "noinline" } else { "__attribute__((noinline))" };
            self.replace(token, token, text);
        }
    }
}
