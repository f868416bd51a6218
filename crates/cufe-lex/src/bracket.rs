//! Matching brackets: every closing bracket finds its opening one, in a single pass with recovery by kind.

use crate::TokenKind;

/// The open brackets at a point of the token sequence.
#[derive(Default)]
pub(crate) struct Brackets {
    open: Vec<(TokenKind, u32)>,
    /// Open parentheses and square brackets since the last open brace.
    since_brace: Counts,
    /// The same for the text around each open brace.
    outer: Vec<Counts>,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    parens: u32,
    squares: u32,
}

impl Counts {
    fn of(&mut self, opening: TokenKind) -> &mut u32 {
        if opening == TokenKind::LeftParen { &mut self.parens } else { &mut self.squares }
    }
}

impl Brackets {
    /// Notes an opening bracket.
    #[inline]
    pub fn open(&mut self, kind: TokenKind, index: u32) {
        self.open.push((kind, index));
        if kind == TokenKind::LeftBrace {
            self.outer.push(self.since_brace);
            self.since_brace = Counts::default();
        } else {
            *self.since_brace.of(kind) += 1;
        }
    }

    /// Finds the partner of a closing bracket. A closing brace closes the last open brace, whatever is open in it; other
    /// closing brackets close the last open one of their kind within the innermost open brace. What is open after the
    /// partner stays without one; a closing bracket without partner changes nothing.
    #[inline]
    pub fn close(&mut self, kind: TokenKind) -> Option<u32> {
        let opening = match kind {
            TokenKind::RightParen => TokenKind::LeftParen,
            TokenKind::RightBracket => TokenKind::LeftBracket,
            _ => TokenKind::LeftBrace,
        };
        if opening == TokenKind::LeftBrace {
            self.since_brace = self.outer.pop()?;
        } else if *self.since_brace.of(opening) == 0 {
            return None;
        }
        loop {
            let (kind, index) = self.open.pop()?;
            if kind == opening {
                if opening != TokenKind::LeftBrace {
                    *self.since_brace.of(kind) -= 1;
                }
                return Some(index);
            }
            if opening != TokenKind::LeftBrace {
                *self.since_brace.of(kind) -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn partners(text: &str) -> String {
        let mut brackets = Brackets::default();
        let mut result = vec!['-'; text.len()];
        for (index, byte) in text.bytes().enumerate() {
            let kind = match byte {
                b'(' => TokenKind::LeftParen,
                b')' => TokenKind::RightParen,
                b'[' => TokenKind::LeftBracket,
                b']' => TokenKind::RightBracket,
                b'{' => TokenKind::LeftBrace,
                _ => TokenKind::RightBrace,
            };
            if kind.is_opening_bracket() {
                brackets.open(kind, index as u32);
            } else if let Some(partner) = brackets.close(kind) {
                result[index] = char::from(b'0' + partner as u8);
                result[partner as usize] = char::from(b'0' + index as u8);
            }
        }
        result.into_iter().collect()
    }

    #[test]
    fn nested_brackets_match() {
        assert_eq!(partners("([]{()})"), "72165430");
    }

    #[test]
    fn a_stray_closing_bracket_leaves_the_outer_ones_alone() {
        assert_eq!(partners("{(])}"), "43-10");
        assert_eq!(partners("(})"), "2-0");
        assert_eq!(partners("({)})"), "43-10");
    }

    #[test]
    fn a_closing_brace_ends_what_is_open_inside() {
        assert_eq!(partners("{([}{}"), "3--054");
        assert_eq!(partners("([(])"), "43-10");
    }
}
