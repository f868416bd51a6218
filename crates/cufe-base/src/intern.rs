//! Interned names: equality of names is equality of ids.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// An interned identifier or other text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u32);

/// Texts by [`Symbol`]; the same text always has the same symbol.
#[derive(Clone, Default)]
pub struct Interner {
    table: HashTable<Entry>,
    text: String,
    ends: Vec<u32>,
}

/// A row of the table. Its hash tells most other names apart without a look at their texts, and lets the table grow
/// without hashing anew.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    symbol: Symbol,
}

fn hash(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}

/// Where the text of a symbol stands among all texts.
fn range(ends: &[u32], symbol: Symbol) -> std::ops::Range<usize> {
    let index = symbol.0 as usize;
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    start..ends[index] as usize
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    fn find_hashed(&self, hash: u64, name: &[u8]) -> Option<Symbol> {
        let is_it =
            |entry: &Entry| entry.hash == hash && &self.text.as_bytes()[range(&self.ends, entry.symbol)] == name;
        self.table.find(hash, is_it).map(|entry| entry.symbol)
    }

    /// The symbol of a text, which is added if it is new.
    pub fn intern(&mut self, name: &str) -> Symbol {
        let hash = hash(name.as_bytes());
        self.find_hashed(hash, name.as_bytes()).unwrap_or_else(|| self.add(hash, name))
    }

    /// As [`Self::intern`], of ASCII characters: only where the text is new it is looked at as characters.
    pub fn intern_ascii(&mut self, name: &[u8]) -> Symbol {
        let hash = hash(name);
        self.find_hashed(hash, name).unwrap_or_else(|| self.add(hash, &String::from_utf8_lossy(name)))
    }

    fn add(&mut self, hash: u64, name: &str) -> Symbol {
        let symbol = Symbol(self.ends.len() as u32);
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.table.insert_unique(hash, Entry { hash, symbol }, |entry| entry.hash);
        symbol
    }

    /// The symbol of a text, if the text occurs.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.find_hashed(hash(name.as_bytes()), name.as_bytes())
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.text[range(&self.ends, symbol)]
    }

    /// The number of symbols.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no symbol.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_equal_symbols() {
        let mut names = Interner::new();
        let a = names.intern("alpha");
        let b = names.intern("beta");
        assert_ne!(a, b);
        assert_eq!(names.intern("alpha"), a);
        assert_eq!(names.intern_ascii(b"beta"), b);
        assert_eq!(names.text(b), "beta");
        assert_eq!(names.find("gamma"), None);
        let c = names.intern_ascii(b"gamma");
        assert_eq!((names.find("gamma"), names.text(c)), (Some(c), "gamma"));
        assert_eq!(names.intern(""), names.intern(""));
    }
}
