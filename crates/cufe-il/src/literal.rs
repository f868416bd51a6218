//! Literals ([lex.literal]) by what they mean: equal ones are one.

use crate::{LiteralId, StringLiteralId};
use cufe_base::{Store, Symbol};
use cufe_lex::literal::{CharacterType, CodeUnits, Encoding, FloatingKind, IntegerKind};
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use std::hash::Hasher;

/// What a literal of one token is the value of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LiteralValue {
    /// An integer literal ([lex.icon]): the first type of its list that can hold it, and its value; none where no type can.
    Integer(IntegerKind, Option<i128>),
    /// A character literal ([lex.ccon]): its type, and its value; none of one that does not end.
    Character(CharacterType, Option<i128>),
    /// A floating literal ([lex.fcon]): its spelling tells the value exactly.
    Floating(FloatingKind),
}

impl LiteralValue {
    /// The value of an integer or character literal.
    pub fn integer(self) -> Option<i128> {
        match self {
            LiteralValue::Integer(_, value) | LiteralValue::Character(_, value) => value,
            LiteralValue::Floating(_) => None,
        }
    }
}

/// An integer, floating or character literal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Literal {
    /// What it means by itself.
    pub value: LiteralValue,
    /// As it is written, without the suffix of a literal operator.
    pub spelling: Box<[u8]>,
    /// The suffix of a user-defined literal ([lex.ext]): the value of the expression is what the operator gives.
    pub suffix: Option<Symbol>,
}

impl Literal {
    /// The literal `0`.
    pub fn zero() -> Self {
        Self { value: LiteralValue::Integer(IntegerKind::Int, Some(0)), spelling: Box::new(*b"0"), suffix: None }
    }

    /// The value of an integer or character literal that is no user-defined one.
    pub fn plain_integer(&self) -> Option<i128> {
        self.value.integer().filter(|_| self.suffix.is_none())
    }

    /// Whether it is a floating literal.
    pub fn is_floating(&self) -> bool {
        matches!(self.value, LiteralValue::Floating(_))
    }

    /// Whether it is an integer literal.
    pub fn is_integer(&self) -> bool {
        matches!(self.value, LiteralValue::Integer(..))
    }
}

/// A string literal ([lex.string]), made of all that stand side by side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StringLiteral {
    /// The encoding that its prefixes ask for.
    pub encoding: Encoding,
    /// The code units, without the zero at the end.
    pub units: CodeUnits,
    /// The suffix of a user-defined literal.
    pub suffix: Option<Symbol>,
}

/// The literals of a program.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Literals {
    literals: Store<LiteralId, Literal>,
    #[serde(skip)]
    table: HashTable<LiteralId>,
    strings: Store<StringLiteralId, StringLiteral>,
}

impl std::fmt::Debug for Literals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let literals = self.literals.iter().map(|(_, literal)| literal);
        f.debug_struct("Literals").field("literals", &literals.collect::<Vec<_>>()).finish_non_exhaustive()
    }
}

fn hash_of(literal: &Literal) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(&literal.spelling);
    hasher.finish()
}

impl Literals {
    /// A literal, made unique.
    pub fn add(&mut self, literal: Literal) -> LiteralId {
        let literals = &mut self.literals;
        let entry = self.table.entry(
            hash_of(&literal),
            |&known| literals[known] == literal,
            |&known| hash_of(&literals[known]),
        );
        match entry {
            hashbrown::hash_table::Entry::Occupied(known) => *known.get(),
            hashbrown::hash_table::Entry::Vacant(place) => {
                let id = literals.next_id();
                place.insert(id);
                literals.push(literal)
            }
        }
    }

    /// A string literal; each is an object of its own.
    pub fn add_string(&mut self, string: StringLiteral) -> StringLiteralId {
        self.strings.push(string)
    }

    /// Fills the table from the store, after the program was read from a file.
    pub(crate) fn find_interned(&mut self) {
        let literals = &self.literals;
        for (id, literal) in literals.iter() {
            self.table.insert_unique(hash_of(literal), id, |&id| hash_of(&literals[id]));
        }
    }

    /// How many literals there are, and how many string literals.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.literals.len(), self.strings.len())
    }

    /// A literal.
    pub fn get(&self, id: LiteralId) -> &Literal {
        &self.literals[id]
    }

    /// A string literal.
    pub fn string(&self, id: StringLiteralId) -> &StringLiteral {
        &self.strings[id]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_literals_are_one_and_others_are_not() {
        let literal = |spelling: &str, value| Literal {
            value: LiteralValue::Integer(IntegerKind::Int, Some(value)),
            spelling: spelling.as_bytes().into(),
            suffix: None,
        };
        let mut literals = Literals::default();
        let two = literals.add(literal("2", 2));
        assert_eq!(literals.add(literal("2", 2)), two);
        assert_ne!(literals.add(literal("0x2", 2)), two, "they are written differently");
        assert_ne!(literals.add(literal("3", 3)), two);
        assert_eq!(literals.get(two).plain_integer(), Some(2));
    }
}
