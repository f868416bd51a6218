//! Statements that are passed by their tokens: the branches of a constexpr if that an instance does not have ([stmt.if]/2).
//! Nothing in them may be looked up, because that would instantiate what they name.

use crate::Parser;
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Goes behind a statement.
    pub(crate) fn pass_statement(&mut self) {
        // The `else` branches and loops around the current statement that go on behind it, the innermost last.
        let mut around: Vec<TokenKind> = Vec::new();
        loop {
            match self.kind() {
                kind @ (TokenKind::KwIf | TokenKind::KwSwitch | TokenKind::KwWhile | TokenKind::KwFor) => {
                    self.advance();
                    while !matches!(self.kind(), TokenKind::LeftParen | TokenKind::LeftBrace | TokenKind::EndOfFile) {
                        // constexpr, consteval, !
                        self.advance();
                    }
                    if self.is(TokenKind::LeftParen) {
                        self.skip_brackets();
                    }
                    if kind == TokenKind::KwIf {
                        around.push(kind);
                    }
                    continue;
                }
                TokenKind::KwDo => {
                    self.advance();
                    around.push(TokenKind::KwDo);
                    continue;
                }
                TokenKind::KwTry => {
                    self.advance();
                    around.push(TokenKind::KwTry);
                    continue;
                }
                TokenKind::KwDefault if self.peek(1) == TokenKind::Colon => {
                    self.at += 2;
                    continue;
                }
                TokenKind::Identifier if self.peek(1) == TokenKind::Colon => {
                    self.at += 2;
                    continue;
                }
                TokenKind::KwCase => {
                    self.pass_until(TokenKind::Colon);
                    continue;
                }
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                    self.skip_brackets();
                    continue;
                }
                TokenKind::LeftBrace => self.skip_brackets(),
                _ => self.pass_until(TokenKind::Semicolon),
            }
            // What goes on behind the statement.
            loop {
                match around.last() {
                    None => return,
                    Some(TokenKind::KwIf) => {
                        around.pop();
                        if self.eat(TokenKind::KwElse) {
                            break;
                        }
                    }
                    Some(TokenKind::KwTry) => {
                        if !self.eat(TokenKind::KwCatch) {
                            around.pop();
                            continue;
                        }
                        if self.is(TokenKind::LeftParen) {
                            self.skip_brackets();
                        }
                        break;
                    }
                    Some(_) => {
                        around.pop();
                        // while (...);
                        self.pass_until(TokenKind::Semicolon);
                    }
                }
            }
        }
    }

    /// Goes behind a token that stands outside of brackets; not out of the brackets around.
    fn pass_until(&mut self, last: TokenKind) {
        loop {
            let kind = self.kind();
            if matches!(kind, TokenKind::EndOfFile | TokenKind::RightBrace) {
                return;
            }
            if kind.is_opening_bracket() {
                self.skip_brackets();
                continue;
            }
            self.advance();
            if kind == last {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn a_discarded_branch_of_an_instance_is_passed_whole() {
        let text = |branch: &str| {
            format!(
                "template <class T> auto f() {{ if constexpr (sizeof(T) == 1) return 1; else {branch} return 2; }}
                int i = f<char>();"
            )
        };
        for branch in [
            "return T::none() + 1;",
            "if (T::a) T::b(); else if (T::c) { T::d(); } else do T::e(); while (T::f);",
            "for (;;) switch (T::a) { case 1: default: T::b(); }",
            "l: while (T::a ? true : false) [[likely]] { auto g = [] { return T::x; }; goto l; }",
            "try { T::a(); } catch (typename T::x &) { } catch (...) { T::b(); }",
        ] {
            assert_eq!(reports(&text(branch)), [], "{branch}");
        }
    }
}
