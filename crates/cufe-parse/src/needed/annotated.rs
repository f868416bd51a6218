//! Declarations of headers that are passed over although CUDA's attributes are in them: classes, and functions with more
//! than a plain head, whose functions all run on the host too. The host file shows their text without the attributes, and
//! nothing else of it differs.

use super::declaration_index::{DeclarationIndex, Shape};
use cufe_base::Symbol;
use cufe_lex::{TokenIndex, TokenKind};
use rustc_hash::FxHashSet;

impl DeclarationIndex<'_> {
    /// Whether the host file shows a declaration as it is written, but without the attribute lists that stand in it.
    pub(super) fn only_loses_attributes(&self, start: u32, shape: &Shape, lists: &[TokenIndex]) -> bool {
        let is_class = shape.class_body.is_some() && shape.parameters.is_none() && !shape.is_enum;
        let is_function = shape.parameters.is_some() && shape.class_body.is_none();
        let is_specialization =
            self.kind(start) == TokenKind::KwTemplate && self.kind(start + 2) == TokenKind::Greater && is_function;
        if shape.is_odd || shape.is_typedef || shape.has_comma || is_specialization || !(is_class || is_function) {
            return false;
        }
        let mut behind = 0;
        lists.iter().all(|list| {
            let list = list.number();
            if list < behind {
                return true;
            }
            match self.attribute_group(list) {
                Some(end) if self.stands_before_declaration(list) => {
                    behind = end;
                    true
                }
                _ => false,
            }
        })
    }

    /// The token behind the attributes and specifiers that stand together from a list on, if they say that a function runs
    /// on the host, and nothing else.
    fn attribute_group(&self, list: u32) -> Option<u32> {
        let mut is_host = false;
        let mut at = list;
        loop {
            let open = match self.kind(at) {
                TokenKind::KwAttribute => at + 1,
                TokenKind::LeftBracket if self.kind(at + 1) == TokenKind::LeftBracket => at,
                TokenKind::KwInline
                | TokenKind::KwStatic
                | TokenKind::KwConstexpr
                | TokenKind::KwExplicit
                | TokenKind::KwVirtual
                | TokenKind::KwFriend => {
                    at += 1;
                    continue;
                }
                _ => return is_host.then_some(at),
            };
            let behind = self.behind(open)?;
            for token in open..behind {
                if self.kind(token).has_symbol() {
                    match self.tokens.interner.text(self.tokens.symbol(token)).trim_matches('_') {
                        "host" => is_host = true,
                        "device_builtin" | "cudart_builtin" => return None,
                        _ => {}
                    }
                }
            }
            at = behind;
        }
    }

    /// Whether an attribute list stands among the specifiers of a declaration, and not in a lambda.
    fn stands_before_declaration(&self, list: u32) -> bool {
        let Some(before) = list.checked_sub(1) else { return true };
        let opener = || self.tokens.partner(before).filter(|&open| open < before);
        match self.kind(before) {
            TokenKind::RightBracket => opener().is_some_and(|open| {
                self.kind(open + 1) == TokenKind::LeftBracket && self.kind(before - 1) == TokenKind::RightBracket
            }),
            TokenKind::RightParen => opener()
                .and_then(|open| open.checked_sub(1))
                .is_some_and(|word| matches!(self.kind(word), TokenKind::KwAttribute | TokenKind::KwAlignas)),
            // `[]<class T>` begins a lambda too.
            TokenKind::Greater => {
                self.before_template_head(before).is_some_and(|word| self.kind(word) == TokenKind::KwTemplate)
            }
            TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::Colon => true,
            TokenKind::KwInline
            | TokenKind::KwStatic
            | TokenKind::KwConstexpr
            | TokenKind::KwExplicit
            | TokenKind::KwVirtual
            | TokenKind::KwFriend => true,
            _ => false,
        }
    }

    /// The token in front of the `<` that a `>` closes.
    fn before_template_head(&self, close: u32) -> Option<u32> {
        let mut depth = 0u32;
        let mut at = close;
        loop {
            match self.kind(at) {
                TokenKind::Greater => depth += 1,
                TokenKind::Less => {
                    depth -= 1;
                    if depth == 0 {
                        return at.checked_sub(1);
                    }
                }
                TokenKind::RightParen | TokenKind::RightBracket => {
                    at = self.tokens.partner(at).filter(|&open| open < at)?;
                }
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => return None,
                _ => {}
            }
            at = at.checked_sub(1)?;
        }
    }

    /// Whether a class may declare a name that it used before for something else: the host file qualifies such uses.
    pub(super) fn may_change_meanings(&self, first: u32, end: u32) -> bool {
        let mut used: FxHashSet<Symbol> = FxHashSet::default();
        for token in first..end {
            if self.kind(token) != TokenKind::Identifier {
                continue;
            }
            let symbol = self.tokens.symbol(token);
            let before = self.kind(token.saturating_sub(1));
            let following = self.kind(token + 1);
            if before == TokenKind::KwUsing && following == TokenKind::Equal {
                let own = (token + 2..end).take_while(|&other| self.kind(other) != TokenKind::Semicolon);
                let mut own = own.filter(|&other| self.kind(other) == TokenKind::Identifier);
                if used.contains(&symbol) || own.any(|other| self.tokens.symbol(other) == symbol) {
                    return true;
                }
            }
            let is_declared =
                matches!(
                    following,
                    TokenKind::Equal
                        | TokenKind::Semicolon
                        | TokenKind::LeftBrace
                        | TokenKind::LeftParen
                        | TokenKind::LeftBracket
                        | TokenKind::Comma
                        | TokenKind::Colon
                ) && !matches!(before, TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow | TokenKind::Tilde);
            if is_declared && used.contains(&symbol) {
                return true;
            }
            let is_use = matches!(following, TokenKind::Less | TokenKind::ColonColon)
                && !matches!(
                    before,
                    TokenKind::ColonColon
                        | TokenKind::Dot
                        | TokenKind::Arrow
                        | TokenKind::Tilde
                        | TokenKind::Identifier
                );
            if is_use {
                used.insert(symbol);
            }
        }
        false
    }
}
