//! Statements that go from bodies that stay: what such a body must still do is to ask for the same instances of kernels. An
//! expression statement that names nothing which leads to kernels asks for none; the device side sees no other effect of it.

use super::host_bodies::Body;
use super::kernel_names::KernelNames;
use crate::needed::declaration_index::DeclarationIndex;
use cufe_lex::TokenKind;

impl DeclarationIndex<'_> {
    /// The statements that are left out of bodies that are kept, each with its `;`.
    pub(super) fn statements_left_out(&self, kept: &[Body], kernels: &KernelNames) -> Vec<(u32, u32)> {
        let mut found = Vec::new();
        for body in kept.iter().filter(|body| body.is_host_only && !body.is_deduced) {
            self.statements_in(body, kernels, &mut found);
        }
        found.sort_unstable();
        found
    }

    fn statements_in(&self, body: &Body, kernels: &KernelNames, found: &mut Vec<(u32, u32)>) {
        // From the member initializers on: a `{` among them begins no block.
        if self.kind(body.first) != TokenKind::LeftBrace {
            return;
        }
        let mut at = body.first;
        while at < body.end {
            at = match self.kind(at) {
                TokenKind::LeftBrace
                | TokenKind::RightBrace
                | TokenKind::Semicolon
                | TokenKind::KwElse
                | TokenKind::KwDo
                | TokenKind::KwTry => at + 1,
                TokenKind::KwIf | TokenKind::KwFor | TokenKind::KwWhile | TokenKind::KwSwitch | TokenKind::KwCatch => {
                    match self.behind_condition(at + 1) {
                        Some(behind) => behind,
                        None => return,
                    }
                }
                _ => {
                    let Some(behind) = self.behind_semicolon(at) else { return };
                    // Without a `;` the statement is none that is known here.
                    if self.kind(behind - 1) == TokenKind::Semicolon
                        && self.is_expression_statement(at, behind - 1)
                        && !self.has_lambda(at, behind)
                        && !kernels.are_mentioned(self.tokens, at, behind)
                    {
                        found.push((at, behind));
                    }
                    behind
                }
            };
        }
    }

    /// Behind the parentheses of a condition; `if constexpr` and `if consteval` have a word in front of them.
    fn behind_condition(&self, at: u32) -> Option<u32> {
        let at = at + u32::from(matches!(self.kind(at), TokenKind::KwConstexpr));
        if self.kind(at) == TokenKind::LeftParen { self.behind(at) } else { Some(at) }
    }

    /// A closure's number in its function counts: statements with lambdas stay.
    fn has_lambda(&self, first: u32, end: u32) -> bool {
        (first..end).any(|token| {
            let before = self.kind(token.wrapping_sub(1));
            self.kind(token) == TokenKind::LeftBracket
                && !matches!(before, TokenKind::Identifier | TokenKind::RightParen | TokenKind::RightBracket)
        })
    }

    /// Whether a statement, up to its `;`, is certainly no declaration ([stmt.ambig]): only what can't begin one, or can't
    /// stand in one, tells.
    fn is_expression_statement(&self, first: u32, semicolon: u32) -> bool {
        match self.kind(first) {
            TokenKind::Star
            | TokenKind::LeftParen
            | TokenKind::PlusPlus
            | TokenKind::MinusMinus
            | TokenKind::KwDelete
            | TokenKind::KwThis => return true,
            TokenKind::Identifier | TokenKind::ColonColon => {}
            _ => return false,
        }
        // A qualified name alone so far.
        let mut at = first;
        loop {
            let before = if at == first { TokenKind::Semicolon } else { self.kind(at - 1) };
            match self.kind(at) {
                TokenKind::Identifier if before != TokenKind::Identifier => at += 1,
                TokenKind::ColonColon if before != TokenKind::ColonColon => at += 1,
                _ => break,
            }
        }
        match self.kind(at) {
            TokenKind::LeftParen => {
                let Some(behind) = self.behind(at) else { return false };
                behind <= semicolon && !self.can_be_declarator(at + 1, behind - 1)
            }
            // After a name alone, these are operators of an expression.
            TokenKind::Equal
            | TokenKind::LeftBracket
            | TokenKind::Dot
            | TokenKind::Arrow
            | TokenKind::PlusPlus
            | TokenKind::MinusMinus
            | TokenKind::LessLess
            | TokenKind::PlusEqual
            | TokenKind::MinusEqual
            | TokenKind::StarEqual
            | TokenKind::SlashEqual
            | TokenKind::PercentEqual
            | TokenKind::AmpersandEqual
            | TokenKind::PipeEqual
            | TokenKind::CaretEqual
            | TokenKind::LessLessEqual => true,
            _ => false,
        }
    }

    /// Whether what stands in parentheses behind a name can be the declarator of a declaration whose type is that name.
    fn can_be_declarator(&self, first: u32, end: u32) -> bool {
        let mut at = first;
        while at < end {
            at = match self.kind(at) {
                // Bounds are expressions.
                TokenKind::LeftBracket => match self.behind(at) {
                    Some(behind) => behind,
                    None => return true,
                },
                TokenKind::Comma
                | TokenKind::Dot
                | TokenKind::Arrow
                | TokenKind::StringLiteral
                | TokenKind::CharacterLiteral
                | TokenKind::IntegerLiteral
                | TokenKind::FloatingLiteral
                | TokenKind::KwTrue
                | TokenKind::KwFalse
                | TokenKind::KwNullptr => return false,
                // Parameters, or nested declarators: only what stands outside of them tells.
                TokenKind::LeftParen => match self.behind(at) {
                    Some(behind) => behind,
                    None => return true,
                },
                _ => at + 1,
            };
        }
        first < end
    }
}
