//! The braces of namespaces and linkage specifications around what is kept.

use super::Nest;
use cufe_base::Symbol;
use cufe_lex::{TokenKind, Tokens};
use rustc_hash::{FxHashMap, FxHashSet};

/// A namespace, by its path from the global one, which is 0. All unnamed namespaces of a namespace are one.
type Path = u32;

/// What a nest declares.
struct Head {
    /// The nest around it.
    around: Option<usize>,
    /// The namespace in it.
    path: Path,
    /// The names of the namespace, if it has any: more than one in `namespace a::b`.
    names: Vec<Symbol>,
    /// It is a namespace that is declared inline or with attributes, which need not be said again.
    says_more: bool,
}

/// Adds the nests around what is kept, and those namespaces that hold nothing of it but must have been declared: the first
/// one of a name that is mentioned, and the first one that says more than the name where another one is kept.
pub(super) fn with_nests(
    mut kept: Vec<(u32, u32)>,
    nests: &[Nest],
    tokens: &Tokens,
    is_mentioned: impl Fn(Symbol) -> bool,
) -> Vec<(u32, u32)> {
    let heads = heads(nests, tokens);
    let mut stays: Vec<bool> = nests.iter().map(|nest| holds_something(nest, &kept)).collect();
    let wanted: FxHashSet<Path> =
        heads.iter().zip(&stays).filter(|&(_, &stays)| stays).map(|(head, _)| head.path).collect();
    let (mut declared, mut told) = (FxHashSet::default(), FxHashSet::default());
    for (number, head) in heads.iter().enumerate() {
        let is_first = !declared.contains(&head.path) && head.names.iter().any(|&name| is_mentioned(name));
        let is_first_to_tell = head.says_more && wanted.contains(&head.path) && !told.contains(&head.path);
        if is_first || is_first_to_tell {
            stays[number] = true;
        }
        if stays[number] {
            declared.insert(head.path);
            if head.says_more {
                told.insert(head.path);
            }
        }
    }
    // Those in others come behind them.
    for (number, head) in heads.iter().enumerate().rev() {
        if let (true, Some(around)) = (stays[number], head.around) {
            stays[around] = true;
        }
    }
    for (nest, _) in nests.iter().zip(stays).filter(|&(_, stays)| stays) {
        kept.push((nest.first, nest.open + 1));
        kept.push((nest.close, nest.close + 1));
    }
    kept.sort_unstable();
    kept
}

fn holds_something(nest: &Nest, kept: &[(u32, u32)]) -> bool {
    let from = kept.partition_point(|&(first, _)| first <= nest.open);
    kept.get(from).is_some_and(|&(first, _)| first < nest.close)
}

/// What all nests declare. They are in the order of their first tokens.
fn heads(nests: &[Nest], tokens: &Tokens) -> Vec<Head> {
    let mut paths: FxHashMap<(Path, Option<Symbol>), Path> = FxHashMap::default();
    let mut heads: Vec<Head> = Vec::with_capacity(nests.len());
    let mut open: Vec<usize> = Vec::new();
    for (number, nest) in nests.iter().enumerate() {
        while open.last().is_some_and(|&last| nests[last].close < nest.first) {
            open.pop();
        }
        let around = open.last().copied();
        let mut head =
            Head { around, path: around.map_or(0, |around| heads[around].path), names: Vec::new(), says_more: false };
        if (nest.first..nest.open).any(|token| tokens.kind(token) == TokenKind::KwNamespace) {
            let mut token = nest.first;
            while token < nest.open {
                match tokens.kind(token) {
                    TokenKind::Identifier => head.names.push(tokens.symbol(token)),
                    TokenKind::KwInline => head.says_more = true,
                    TokenKind::LeftParen | TokenKind::LeftBracket => {
                        head.says_more = true;
                        token = tokens.partner(token).unwrap_or(token);
                    }
                    _ => {}
                }
                token += 1;
            }
            let names: Vec<Option<Symbol>> = match &head.names[..] {
                [] => vec![None],
                names => names.iter().copied().map(Some).collect(),
            };
            for name in names {
                let next = paths.len() as Path + 1;
                head.path = *paths.entry((head.path, name)).or_insert(next);
            }
        }
        heads.push(head);
        open.push(number);
    }
    heads
}
