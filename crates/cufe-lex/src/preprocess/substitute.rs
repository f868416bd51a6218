//! Parameters of a replacement list are replaced by arguments; `#`, `##` and `__VA_OPT__` ([cpp.subst], [cpp.stringize],
//! [cpp.concat]).

use super::Preprocessor;
use super::macros::{Piece, is};
use super::token::{Kind, Reader, Token};
use cufe_diagnostics::code;

/// The arguments of an invocation.
struct Given {
    id: u32,
    name: Token,
    raw: Vec<Vec<Token>>,
    /// With macros replaced, as far as they were needed.
    replaced: Vec<Option<Vec<Token>>>,
    /// A comma goes with the last argument if that is empty.
    rest_is_omitted: bool,
}

impl Preprocessor<'_> {
    /// The replacement of an invocation; `rest_is_omitted`: a comma before `##` goes with a last argument that is empty.
    pub(super) fn substitute(
        &mut self,
        id: u32,
        arguments: Vec<Vec<Token>>,
        name: Token,
        rest_is_omitted: bool,
    ) -> Vec<Token> {
        let replaced = vec![None; arguments.len()];
        let mut given = Given { id, name, raw: arguments, replaced, rest_is_omitted };
        let length = self.macros.get(id).body.len();
        let mut tokens = self.pieces(0..length, &mut given);
        tokens.retain(|token| token.kind != Kind::Placemarker);
        for token in &mut tokens {
            token.at = name.at;
        }
        if let Some(first) = tokens.first_mut() {
            first.space = name.space;
        }
        tokens
    }

    fn piece(&self, id: u32, at: usize) -> Option<Piece> {
        self.macros.get(id).body.get(at).copied()
    }

    /// How many pieces the operand at an index takes.
    fn length(&self, id: u32, at: usize) -> usize {
        match self.piece(id, at) {
            Some(Piece::Stringize(_)) => 1 + self.length(id, at + 1),
            Some(Piece::Optional(_, count)) => 1 + count as usize,
            _ => 1,
        }
    }

    fn pieces(&mut self, range: std::ops::Range<usize>, given: &mut Given) -> Vec<Token> {
        let id = given.id;
        let mut result: Vec<Token> = Vec::new();
        let mut at = range.start;
        let mut after_paste = false;
        while at < range.end && !self.stopped {
            let next = at + self.length(id, at);
            let before_paste = next < range.end && matches!(self.piece(id, next), Some(Piece::Paste(_)));
            let is_rest =
                after_paste && self.is_rest(id, at) && result.last().is_some_and(|last| is(last, &self.text, b","));
            let tokens = self.operand(at, given, after_paste || before_paste);
            if !self.spend(tokens.len()) {
                break;
            }
            let mut tokens = tokens.into_iter().peekable();
            if is_rest {
                // GNU: the comma goes with the last argument.
                let is_empty = tokens.peek().is_none_or(|first| first.kind == Kind::Placemarker);
                if is_empty && given.rest_is_omitted {
                    result.pop();
                }
            } else if after_paste {
                let left = result.pop();
                let right = tokens.next();
                if let (Some(left), Some(right)) = (left, right) {
                    self.paste(left, right, given, &mut result);
                } else {
                    result.extend(left.or(right));
                }
            }
            result.extend(tokens);
            at = next + usize::from(before_paste);
            after_paste = before_paste;
        }
        result
    }

    /// Whether a piece is the parameter that takes all further arguments.
    fn is_rest(&self, id: u32, at: usize) -> bool {
        let found = self.macros.get(id);
        let last = found.parameters.as_ref().map_or(0, Vec::len).wrapping_sub(1);
        found.variadic && matches!(self.piece(id, at), Some(Piece::Parameter(_, index)) if index as usize == last)
    }

    /// The tokens of one operand; `raw` beside a `##`.
    fn operand(&mut self, at: usize, given: &mut Given, raw: bool) -> Vec<Token> {
        let mut tokens = match self.piece(given.id, at) {
            None | Some(Piece::Paste(_)) => return Vec::new(),
            Some(Piece::Token(token)) => return vec![token],
            Some(Piece::Parameter(_, index)) if raw => given.raw.get(index as usize).cloned().unwrap_or_default(),
            Some(Piece::Parameter(_, index)) => self.argument(index as usize, given).to_vec(),
            Some(Piece::Stringize(_)) => {
                let operand = match self.piece(given.id, at + 1) {
                    Some(Piece::Parameter(_, index)) => given.raw.get(index as usize).cloned().unwrap_or_default(),
                    _ => self.operand(at + 1, given, false),
                };
                vec![self.stringized(&operand, given.name)]
            }
            Some(Piece::Optional(_, count)) => {
                let last = given.raw.len().wrapping_sub(1);
                if self.argument(last, given).is_empty() {
                    Vec::new()
                } else {
                    self.pieces(at + 1..at + 1 + count as usize, given)
                }
            }
        };
        let space = self.piece(given.id, at).is_some_and(|piece| piece.token().space);
        match tokens.first_mut() {
            Some(first) => first.space = space,
            None if raw => tokens.push(Token { kind: Kind::Placemarker, space, ..given.name }),
            None => {}
        }
        tokens
    }

    fn argument<'g>(&mut self, index: usize, given: &'g mut Given) -> &'g [Token] {
        let (Some(slot), Some(raw)) = (given.replaced.get_mut(index), given.raw.get(index)) else { return &[] };
        slot.get_or_insert_with(|| self.replaced(raw.clone()))
    }

    /// Adds a spelling to the text.
    pub(super) fn made(&mut self, spelling: &[u8]) -> std::ops::Range<usize> {
        let start = self.text.len();
        self.text.extend_from_slice(spelling);
        start..self.text.len()
    }

    fn stringized(&mut self, tokens: &[Token], name: Token) -> Token {
        let mut spelling = vec![b'"'];
        for (index, token) in tokens.iter().enumerate() {
            if token.kind == Kind::Placemarker {
                continue;
            }
            if token.space && index > 0 {
                spelling.push(b' ');
            }
            let is_literal = matches!(token.kind, Kind::String | Kind::Character);
            for &byte in &self.text[token.range()] {
                match byte {
                    b'"' | b'\\' if is_literal => spelling.extend([b'\\', byte]),
                    // Of a raw string.
                    b'\n' => spelling.extend(*b"\\n"),
                    _ => spelling.push(byte),
                }
            }
        }
        spelling.push(b'"');
        self.spend(spelling.len());
        let range = self.made(&spelling);
        Token { kind: Kind::String, start: range.start as u32, end: range.end as u32, painted: false, ..name }
    }

    fn paste(&mut self, left: Token, right: Token, given: &Given, result: &mut Vec<Token>) {
        if left.kind == Kind::Placemarker {
            return result.push(Token { space: left.space, ..right });
        }
        if right.kind == Kind::Placemarker {
            return result.push(left);
        }
        let spelling = [&self.text[left.range()], &self.text[right.range()]].concat();
        self.spend(spelling.len());
        let range = self.made(&spelling);
        let mut reader = Reader::new(range.clone(), self.dialect);
        let mut whole = std::mem::take(&mut self.text);
        let token = reader.next(&mut whole);
        self.text = whole;
        if reader.at == range.end && !token.space && !matches!(token.kind, Kind::Other | Kind::End | Kind::Newline) {
            return result.push(Token { space: left.space, at: given.name.at, ..token });
        }
        self.text.truncate(range.start);
        self.report(code::PASTE_FORMS_NO_TOKEN, given.name.at);
        result.extend([left, Token { space: true, ..right }]);
    }
}
