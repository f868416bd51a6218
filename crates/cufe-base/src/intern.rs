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

/// A row of the table. Its hash and its length tell most other names apart without a look at their texts; the hash lets
/// the table grow without hashing anew.
#[derive(Clone, Copy)]
struct Entry {
    /// The lower half of the hash of the text.
    hash: u32,
    length: u32,
    /// Where the text stands among all texts.
    start: u32,
    symbol: Symbol,
}

impl Entry {
    /// The hash by which the table is ordered: all bits of it differ where one of the kept ones does.
    #[inline]
    fn spread(hash: u32) -> u64 {
        u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

#[inline]
fn hash(name: &[u8]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish() as u32
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    fn find_hashed(&self, hash: u32, name: &[u8]) -> Option<Symbol> {
        let is_it = |entry: &Entry| {
            let start = entry.start as usize;
            entry.hash == hash
                && entry.length as usize == name.len()
                && self.text.as_bytes().get(start..start + name.len()) == Some(name)
        };
        self.table.find(Entry::spread(hash), is_it).map(|entry| entry.symbol)
    }

    /// The symbol of a text, which is added if it is new.
    pub fn intern(&mut self, name: &str) -> Symbol {
        let hash = hash(name.as_bytes());
        self.find_hashed(hash, name.as_bytes()).unwrap_or_else(|| self.add(hash, name))
    }

    /// As [`Self::intern`], of ASCII characters: only where the text is new it is looked at as characters.
    pub fn intern_ascii(&mut self, name: &[u8]) -> Symbol {
        let hash = hash(name);
        self.find_hashed(hash, name).unwrap_or_else(|| match std::str::from_utf8(name) {
            Ok(name) => self.add(hash, name),
            Err(_) => self.intern(&String::from_utf8_lossy(name)),
        })
    }

    /// Makes room for further symbols.
    pub fn reserve(&mut self, additional: usize) {
        self.table.reserve(additional, |entry| Entry::spread(entry.hash));
        self.ends.reserve(additional);
        self.text.reserve(16 * additional);
    }

    fn add(&mut self, hash: u32, name: &str) -> Symbol {
        let symbol = Symbol(self.ends.len() as u32);
        let start = self.text.len() as u32;
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        let entry = Entry { hash, length: name.len() as u32, start, symbol };
        self.table.insert_unique(Entry::spread(hash), entry, |entry| Entry::spread(entry.hash));
        symbol
    }

    /// The symbol of a text, if the text occurs.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.find_hashed(hash(name.as_bytes()), name.as_bytes())
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        let index = symbol.0 as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
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
