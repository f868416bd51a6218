//! Where the cursor stands in a call or a launch: found from the tokens before it, because what is being written is not
//! complete.

use cufe_base::{Dialect, Source};
use cufe_diagnostics::Sink;
use cufe_lex::{TokenKind, lex};

/// A call or launch around the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The offset of the callee's name in the text.
    pub name: usize,
    /// How many commas stand between its parenthesis, or `<<<`, and the cursor.
    pub argument: u32,
    /// The cursor is in the configuration of a launch.
    pub is_configuration: bool,
}

/// What is open at a token.
#[derive(Clone, Copy)]
struct Open {
    /// The token before the bracket.
    before: Option<u32>,
    kind: TokenKind,
    commas: u32,
    is_configuration: bool,
}

/// The innermost call around the end of a text.
pub fn call_site(text: &str) -> Option<CallSite> {
    // A directive ends what is before it, and is none of the language.
    let mut start = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        at += line.len();
        if line.trim_start().starts_with('#') {
            start = at;
        }
    }
    let text = text.get(start..)?;
    let mut source = Source::new("", text.as_bytes().to_vec());
    let tokens = lex(&mut source, &Dialect::default(), &mut Sink::new());
    let mut open: Vec<Open> = Vec::new();
    let mut token = 0;
    let count = tokens.len() as u32;
    while token < count {
        let kind = tokens.kind(token);
        let push = |open: &mut Vec<Open>, is_configuration| {
            open.push(Open { before: token.checked_sub(1), kind, commas: 0, is_configuration });
        };
        let touches = |first: u32, second: u32| second < count && tokens.end(first) == tokens.start(second);
        match kind {
            TokenKind::LessLess if touches(token, token + 1) && tokens.kind(token + 1) == TokenKind::Less => {
                push(&mut open, true);
                token += 1;
            }
            TokenKind::Greater
                if open.last().is_some_and(|last| last.is_configuration)
                    && touches(token, token + 1)
                    && touches(token + 1, token + 2)
                    && tokens.kind(token + 1) == TokenKind::Greater
                    && tokens.kind(token + 2) == TokenKind::Greater =>
            {
                let launch = open.pop();
                token += 2;
                if token + 1 < count && tokens.kind(token + 1) == TokenKind::LeftParen {
                    open.push(Open {
                        before: launch.and_then(|it| it.before),
                        kind,
                        commas: 0,
                        is_configuration: false,
                    });
                    token += 1;
                }
            }
            TokenKind::LeftParen | TokenKind::LeftBrace | TokenKind::LeftBracket => push(&mut open, false),
            TokenKind::RightParen | TokenKind::RightBrace | TokenKind::RightBracket => {
                open.pop();
            }
            TokenKind::Semicolon => {
                // A statement ends all that is open but blocks.
                while open.last().is_some_and(|last| last.kind != TokenKind::LeftBrace) {
                    open.pop();
                }
            }
            TokenKind::Comma => {
                if let Some(last) = open.last_mut() {
                    last.commas += 1;
                }
            }
            _ => {}
        }
        token += 1;
    }
    let innermost = open.iter().rev().take_while(|it| it.kind != TokenKind::LeftBrace);
    innermost
        .filter_map(|it| {
            let mut name = it.before?;
            // `f<int>(`
            if tokens.kind(name) == TokenKind::Greater {
                let mut nesting = 1;
                while nesting > 0 {
                    name = name.checked_sub(1)?;
                    match tokens.kind(name) {
                        TokenKind::Greater => nesting += 1,
                        TokenKind::Less => nesting -= 1,
                        _ => {}
                    }
                }
                name = name.checked_sub(1)?;
            }
            let is_callee = tokens.kind(name) == TokenKind::Identifier && it.kind != TokenKind::LeftBracket;
            is_callee.then(|| CallSite {
                name: start + tokens.start(name).0 as usize,
                argument: it.commas,
                is_configuration: it.is_configuration,
            })
        })
        .next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(text: &str) -> Option<(&str, u32, bool)> {
        let site = call_site(text)?;
        let rest = &text[site.name..];
        let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
        Some((&rest[..end], site.argument, site.is_configuration))
    }

    #[test]
    fn the_innermost_call_counts_its_own_commas() {
        assert_eq!(site("void g() { f("), Some(("f", 0, false)));
        assert_eq!(site("void g() { f(1, h(2, 3), "), Some(("f", 2, false)));
        assert_eq!(site("void g() { f(1, h(2, "), Some(("h", 1, false)));
        assert_eq!(site("#define X f(\nvoid g() { f(1, (2, 3), a[1], "), Some(("f", 3, false)));
        assert_eq!(site("void g() { f<int, A<2>>(1, "), Some(("f", 1, false)));
    }

    #[test]
    fn a_launch_has_a_configuration_and_arguments() {
        assert_eq!(site("void g() { k<<<"), Some(("k", 0, true)));
        assert_eq!(site("void g() { k<<<dim3(1, 2), 3, "), Some(("k", 2, true)));
        assert_eq!(site("void g() { k<<<1, 2>>>(a, "), Some(("k", 1, false)));
        assert_eq!(site("void g() { k<int><<<1, "), Some(("k", 1, true)));
    }

    #[test]
    fn outside_of_calls_there_is_none() {
        for text in ["", "int a;", "void g() { f(); ", "void g() { f(1, 2); { ", "int a[", "((((", "<<<", ">>>(", ")}]"]
        {
            assert_eq!(site(text), None, "{text}");
        }
    }
}
