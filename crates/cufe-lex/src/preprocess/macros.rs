//! Macros: definitions ([cpp.replace]), redefinitions, and the stacks of `push_macro`.

use super::compiler::Dynamic;
use super::token::{Kind, Token};
use rustc_hash::FxHashMap;

/// An element of a replacement list.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece {
    Token(Token),
    /// A parameter; the token tells how it is spelt.
    Parameter(Token, u32),
    /// `#`, whose operand is the next piece.
    Stringize(Token),
    /// `##`
    Paste(Token),
    /// `__VA_OPT__(`, whose operand takes this many pieces.
    Optional(Token, u32),
}

impl Piece {
    pub fn token(&self) -> &Token {
        match self {
            Piece::Token(token)
            | Piece::Parameter(token, _)
            | Piece::Stringize(token)
            | Piece::Paste(token)
            | Piece::Optional(token, _) => token,
        }
    }
}

/// A macro.
#[derive(Clone, Debug)]
pub(super) struct Macro {
    pub name: Vec<u8>,
    /// Names of the parameters; nothing for an object-like macro.
    pub parameters: Option<Vec<Vec<u8>>>,
    /// The last parameter takes all further arguments.
    pub variadic: bool,
    pub body: Vec<Piece>,
    /// How often it is being replaced now.
    pub active: u32,
    /// Left to the lexer, which has a token of its own for the name.
    pub is_token: bool,
    /// Its replacement is made where it is asked for.
    pub dynamic: Option<Dynamic>,
}

impl Macro {
    /// Whether two definitions say the same ([cpp.replace.general]/2).
    fn is_same(&self, other: &Macro, text: &[u8]) -> bool {
        let shape = |piece: &Piece| {
            let (kind, count) = match piece {
                Piece::Token(_) => (0, 0),
                Piece::Parameter(_, index) => (1, *index),
                Piece::Stringize(_) => (2, 0),
                Piece::Paste(_) => (3, 0),
                Piece::Optional(_, count) => (4, *count),
            };
            (kind, count)
        };
        self.parameters == other.parameters
            && self.variadic == other.variadic
            && self.body.len() == other.body.len()
            && self.is_token == other.is_token
            && self.body.iter().zip(&other.body).enumerate().all(|(index, (one, two))| {
                shape(one) == shape(two)
                    && text[one.token().range()] == text[two.token().range()]
                    && (index == 0 || one.token().space == two.token().space)
            })
    }

    /// The definition as `--list_macros` writes it.
    pub fn definition(&self, text: &[u8]) -> Vec<u8> {
        let mut line = b"#define ".to_vec();
        line.extend_from_slice(&self.name);
        if let Some(parameters) = &self.parameters {
            line.push(b'(');
            for (index, name) in parameters.iter().enumerate() {
                if index > 0 {
                    line.push(b',');
                }
                let is_rest = self.variadic && index + 1 == parameters.len();
                if !(is_rest && name == b"__VA_ARGS__") {
                    line.extend_from_slice(name);
                }
                if is_rest {
                    line.extend_from_slice(b"...");
                }
            }
            line.push(b')');
        }
        line.push(b' ');
        for (index, piece) in self.body.iter().enumerate() {
            let is_paste = |piece: Option<&Piece>| matches!(piece, Some(Piece::Paste(_)));
            let after_paste = index > 0 && is_paste(self.body.get(index - 1));
            if index > 0 && (piece.token().space || is_paste(Some(piece)) || after_paste) {
                line.push(b' ');
            }
            line.extend_from_slice(&text[piece.token().range()]);
        }
        line.push(b'\n');
        line
    }
}

/// All macros.
#[derive(Default)]
pub(super) struct Macros {
    all: Vec<Macro>,
    by_name: FxHashMap<Vec<u8>, u32>,
    pushed: FxHashMap<Vec<u8>, Vec<Option<u32>>>,
}

impl Macros {
    pub fn find(&self, name: &[u8]) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    pub fn get(&self, id: u32) -> &Macro {
        &self.all[id as usize]
    }

    pub fn get_mut(&mut self, id: u32) -> &mut Macro {
        &mut self.all[id as usize]
    }

    /// Adds a definition. The one that it contradicts is returned.
    pub fn define(&mut self, definition: Macro, text: &[u8]) -> Option<&Macro> {
        let id = self.all.len() as u32;
        let before = self.by_name.get(&definition.name).copied();
        if let Some(before) = before
            && self.get(before).is_same(&definition, text)
        {
            return None;
        }
        self.by_name.insert(definition.name.clone(), id);
        self.all.push(definition);
        before.map(|before| self.get(before))
    }

    pub fn undefine(&mut self, name: &[u8]) {
        self.by_name.remove(name);
    }

    /// `#pragma push_macro`
    pub fn push(&mut self, name: &[u8]) {
        let now = self.find(name);
        self.pushed.entry(name.to_vec()).or_default().push(now);
    }

    /// `#pragma pop_macro`
    pub fn pop(&mut self, name: &[u8]) {
        match self.pushed.get_mut(name).and_then(Vec::pop) {
            Some(Some(id)) => {
                self.by_name.insert(name.to_vec(), id);
            }
            Some(None) => self.undefine(name),
            None => {}
        }
    }

    /// The macros that are defined, in the order of their definitions.
    pub fn defined(&self) -> impl Iterator<Item = &Macro> {
        self.all.iter().enumerate().filter(|(id, one)| self.find(&one.name) == Some(*id as u32)).map(|(_, one)| one)
    }
}

/// Whether a token is the punctuation with this spelling.
pub(super) fn is(token: &Token, text: &[u8], spelling: &[u8]) -> bool {
    token.kind == Kind::Punctuation && &text[token.range()] == spelling
}

/// Whether a token is `#`, or its digraph.
pub(super) fn is_hash(token: &Token, text: &[u8]) -> bool {
    is(token, text, b"#") || is(token, text, b"%:")
}

/// Whether a token is `##`, or its digraph.
pub(super) fn is_paste(token: &Token, text: &[u8]) -> bool {
    is(token, text, b"##") || is(token, text, b"%:%:")
}
