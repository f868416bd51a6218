//! Interned names: equality of names is equality of ids.

use rustc_hash::FxHasher;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hasher;

/// An interned identifier or other text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Symbol(pub u32);

/// Texts by [`Symbol`]; the same text always has the same symbol.
///
/// A lexer looks up a name for every other token, and nearly always finds it: names of up to 16 bytes, which most are, are
/// compared as two numbers (`Key`), without a look at their texts.
#[derive(Clone, Default)]
pub struct Interner {
    /// A hash table with linear probing, at most half full: symbols plus one. Its size is a power of two.
    slots: Vec<u32>,
    /// By symbol.
    keys: Vec<Key>,
    text: String,
}

/// What tells most names apart.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    /// The first and the last eight bytes of the text. Of shorter texts the first has all bytes.
    ends: (u64, u64),
    /// The lower half of the hash of the text.
    hash: u32,
    length: u32,
    /// Where the text stands among all texts.
    start: u32,
}

/// Texts of which the ends say everything.
const SHORT: usize = 16;

fn bytes<const N: usize>(name: &[u8], at: usize) -> [u8; N] {
    name.get(at..at + N).and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; N])
}

/// The first and the last bytes of a text. Texts of one length of up to [`SHORT`] bytes have the same only if they are the
/// same.
#[inline]
fn ends(name: &[u8]) -> (u64, u64) {
    let length = name.len();
    match length {
        8.. => (u64::from_le_bytes(bytes(name, 0)), u64::from_le_bytes(bytes(name, length - 8))),
        4.. => {
            let (first, last) = (u32::from_le_bytes(bytes(name, 0)), u32::from_le_bytes(bytes(name, length - 4)));
            (u64::from(first) << 32 | u64::from(last), 0)
        }
        1.. => {
            let [first, middle, last] = [name[0], name[length / 2], name[length - 1]].map(u64::from);
            (first << 16 | middle << 8 | last, 0)
        }
        0 => (0, 0),
    }
}

impl Key {
    #[inline]
    fn new(name: &[u8], start: usize) -> Self {
        let ends = ends(name);
        let mut hasher = FxHasher::default();
        if name.len() > SHORT {
            hasher.write(name);
        } else {
            hasher.write_u64(ends.0 ^ (name.len() as u64) << 56);
            hasher.write_u64(ends.1);
        }
        Self { ends, hash: hasher.finish() as u32, length: name.len() as u32, start: start as u32 }
    }

    /// The slot where the search for it begins: all bits of the hash have a say in it.
    #[inline]
    fn slot(&self, slots: usize) -> usize {
        let spread = u64::from(self.hash).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (spread >> 32) as usize & slots.wrapping_sub(1)
    }
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The symbol of a text, or the slot where it belongs.
    #[inline]
    fn search(&self, key: &Key, name: &[u8]) -> Result<Symbol, usize> {
        let mut slot = key.slot(self.slots.len());
        loop {
            let Some(number) = self.slots.get(slot).copied().unwrap_or(0).checked_sub(1) else { return Err(slot) };
            let known = &self.keys[number as usize];
            if known.ends == key.ends
                && (known.length, known.hash) == (key.length, key.hash)
                && (name.len() <= SHORT || self.text_of(known).as_bytes() == name)
            {
                return Ok(Symbol(number));
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    fn text_of(&self, key: &Key) -> &str {
        &self.text[key.start as usize..(key.start + key.length) as usize]
    }

    /// The symbol of a text, which is added if it is new.
    pub fn intern(&mut self, name: &str) -> Symbol {
        let key = Key::new(name.as_bytes(), self.text.len());
        self.search(&key, name.as_bytes()).unwrap_or_else(|slot| self.add(key, slot, name))
    }

    /// As [`Self::intern`], of ASCII characters: only where the text is new it is looked at as characters.
    #[inline]
    pub fn intern_ascii(&mut self, name: &[u8]) -> Symbol {
        let key = Key::new(name, self.text.len());
        self.search(&key, name).unwrap_or_else(|slot| match std::str::from_utf8(name) {
            Ok(name) => self.add(key, slot, name),
            Err(_) => self.intern(&String::from_utf8_lossy(name)),
        })
    }

    /// Makes room for further symbols.
    pub fn reserve(&mut self, additional: usize) {
        self.keys.reserve(additional);
        self.text.reserve(12 * additional);
        self.make_slots(2 * (self.keys.len() + additional));
    }

    /// Makes the table at least so large.
    fn make_slots(&mut self, least: usize) {
        let count = least.next_power_of_two().max(64);
        if count <= self.slots.len() {
            return;
        }
        self.slots = vec![0; count];
        for (key, number) in self.keys.iter().zip(1..) {
            let mut slot = key.slot(count);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (count - 1);
            }
            self.slots[slot] = number;
        }
    }

    #[cold]
    fn add(&mut self, key: Key, mut slot: usize, name: &str) -> Symbol {
        let symbol = Symbol(self.keys.len() as u32);
        if 2 * (self.keys.len() + 1) > self.slots.len() {
            self.make_slots(2 * self.slots.len().max(32));
            slot = self.search(&key, name.as_bytes()).err().unwrap_or(slot);
        }
        self.text.push_str(name);
        self.keys.push(key);
        self.slots[slot] = symbol.0 + 1;
        symbol
    }

    /// The symbol of a text, if the text occurs.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.search(&Key::new(name.as_bytes(), 0), name.as_bytes()).ok()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.text_of(&self.keys[symbol.0 as usize])
    }

    /// The number of symbols.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there is no symbol.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }
}

impl fmt::Debug for Interner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys.iter().map(|key| self.text_of(key))).finish()
    }
}

/// Stored as the list of its texts: their places are the numbers of the symbols.
impl Serialize for Interner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.keys.iter().map(|key| self.text_of(key)))
    }
}

impl<'de> Deserialize<'de> for Interner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Texts;

        impl<'de> Visitor<'de> for Texts {
            type Value = Interner;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("texts that differ")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<Interner, A::Error> {
                let mut interner = Interner::new();
                let mut count = 0;
                while let Some(text) = texts.next_element::<&str>()? {
                    let symbol = interner.intern(text);
                    if symbol.0 != count {
                        return Err(serde::de::Error::custom("the same name twice"));
                    }
                    count += 1;
                }
                Ok(interner)
            }
        }

        deserializer.deserialize_seq(Texts)
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

    #[test]
    fn texts_of_all_lengths_are_told_apart() {
        let mut names = Interner::new();
        let texts: Vec<String> = (0..40)
            .flat_map(|length| {
                (0..=length).map(move |at| (0..length).map(|place| if place == at { 'b' } else { 'a' }).collect())
            })
            .collect();
        let symbols: Vec<Symbol> = texts.iter().map(|text| names.intern(text)).collect();
        for (text, &symbol) in texts.iter().zip(&symbols) {
            assert_eq!((names.text(symbol), names.find(text)), (text.as_str(), Some(symbol)));
        }
        assert_eq!(names.len(), 40 * 41 / 2);
    }
}
