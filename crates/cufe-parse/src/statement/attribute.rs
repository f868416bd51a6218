//! Attributes on statements ([stmt.pre], [dcl.attr.fallthrough]).

use crate::Parser;
use crate::declaration::AttributeSet;
use cufe_lex::TokenKind;
use cufe_sema::attribute::{Place, StatementPlace};
use cufe_sema::cuda::AttributeTarget;

impl Parser<'_, '_> {
    /// Whether a statement that is no declaration or expression begins behind its attributes here.
    pub(super) fn is_attributed_statement(&self) -> bool {
        use TokenKind as T;
        matches!(
            self.kind(),
            T::Semicolon
                | T::LeftBrace
                | T::KwIf
                | T::KwSwitch
                | T::KwWhile
                | T::KwDo
                | T::KwFor
                | T::KwBreak
                | T::KwContinue
                | T::KwReturn
                | T::KwCoReturn
                | T::KwGoto
                | T::KwCase
                | T::KwDefault
                | T::KwTry
                | T::RightBrace
                | T::EndOfFile
        )
    }

    /// Applies the attributes in front of the statement at the current token; `first` is their first token.
    pub(super) fn statement_attributes(&mut self, attributes: &AttributeSet, first: u32, is_label: bool) {
        if self.sema.context.speculating > 0 {
            return;
        }
        self.sema.refuse_attribute_set(attributes, AttributeTarget::OTHER);
        let place = match self.kind() {
            _ if is_label => Place::LABEL,
            TokenKind::Semicolon | TokenKind::RightBrace => Place::NULL_STATEMENT,
            _ => Place::STATEMENT,
        };
        let in_switch = self.in_switch();
        let before_case = self.is_before_case();
        let statement = StatementPlace { place, in_switch, before_case, first };
        self.sema.apply_statement_attributes(&attributes.general, statement);
    }

    /// Whether control that goes on behind the null statement here comes to a `case` or `default` next: past the ends of
    /// blocks and the other branches of `if`, but not past the end of the switch or of a loop.
    fn is_before_case(&self) -> bool {
        let mut at = self.at;
        if self.tokens.kind(at) == TokenKind::Semicolon {
            at += 1;
        }
        loop {
            match self.tokens.kind(at) {
                TokenKind::KwCase | TokenKind::KwDefault => return true,
                TokenKind::RightBrace if !self.ends_switch_or_loop(at) => at += 1,
                TokenKind::KwElse => at = self.after_branch(at + 1),
                TokenKind::Identifier if self.tokens.kind(at + 1) == TokenKind::Colon => at += 2,
                TokenKind::LeftBracket if self.tokens.kind(at + 1) == TokenKind::LeftBracket => {
                    match self.after_bracket(at) {
                        Some(after) if after > at => at = after,
                        _ => return false,
                    }
                }
                _ => return false,
            }
        }
    }

    /// Whether a closing brace ends the body of a switch or loop, or a function.
    fn ends_switch_or_loop(&self, brace: u32) -> bool {
        let Some(open) = self.tokens.partner(brace).filter(|&open| open > 0 && open < brace) else { return true };
        match self.tokens.kind(open - 1) {
            TokenKind::KwDo => true,
            TokenKind::RightParen => {
                let head = self.tokens.partner(open - 1).filter(|&head| head > 0 && head < open);
                // `if constexpr (...)` is an if too.
                let word = head.map(|head| self.tokens.kind(head - 1));
                !matches!(word, Some(TokenKind::KwIf | TokenKind::KwConstexpr))
            }
            _ => false,
        }
    }

    /// The token behind the statement that is the branch of an `else`: a block, or up to its `;`.
    fn after_branch(&self, branch: u32) -> u32 {
        let mut at = branch;
        loop {
            match self.tokens.kind(at) {
                TokenKind::LeftBrace => return self.after_bracket(at).unwrap_or_else(|| self.end_of_file()),
                TokenKind::Semicolon => return at + 1,
                TokenKind::RightBrace | TokenKind::EndOfFile => return at,
                kind if kind.is_opening_bracket() => match self.after_bracket(at) {
                    Some(after) if after > at => at = after,
                    _ => return self.end_of_file(),
                },
                _ => at += 1,
            }
        }
    }
}
