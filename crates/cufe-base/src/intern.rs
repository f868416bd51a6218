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
    table: HashTable<u32>,
    text: String,
    ends: Vec<u32>,
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    fn slice<'a>(text: &'a str, ends: &[u32], index: u32) -> &'a str {
        let start = if index == 0 { 0 } else { ends[index as usize - 1] as usize };
        &text[start..ends[index as usize] as usize]
    }

    /// The symbol of a text, which is added if it is new.
    pub fn intern(&mut self, name: &str) -> Symbol {
        let hash_value = hash(name);
        let (text, ends) = (&self.text, &self.ends);
        if let Some(&found) = self.table.find(hash_value, |&index| Self::slice(text, ends, index) == name) {
            return Symbol(found);
        }
        let index = self.ends.len() as u32;
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        let (text, ends) = (&self.text, &self.ends);
        self.table.insert_unique(hash_value, index, |&index| hash(Self::slice(text, ends, index)));
        Symbol(index)
    }

    /// The symbol of a text, if the text occurs.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.table
            .find(hash(name), |&index| Self::slice(&self.text, &self.ends, index) == name)
            .map(|&index| Symbol(index))
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        Self::slice(&self.text, &self.ends, symbol.0)
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
        assert_eq!(names.text(b), "beta");
        assert_eq!(names.find("gamma"), None);
        assert_eq!(names.intern(""), names.intern(""));
    }
}
