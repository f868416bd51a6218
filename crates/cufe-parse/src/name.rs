//! Names: nested-name-specifiers, template-ids, unqualified-ids of every form ([expr.prim.id], [temp.names]).

mod argument_mistake;
mod arguments;
mod changed_meaning;
mod failure;
mod operator;
mod qualified;
pub(crate) mod value_argument;

use cufe_il::{ArgumentsId, ScopeId, TypeId};

pub(crate) use changed_meaning::NameInClass;
pub(crate) use cufe_sema::declare::{NameMode, OnlyNames, ParsedName, Qualifier};
pub(crate) use failure::Failures;

/// A name parsed before, for the parts of the grammar that look ahead and come back.
#[derive(Clone, Debug)]
pub(crate) struct CachedName {
    pub scope: ScopeId,
    pub mode: NameMode,
    pub greater_closes: bool,
    pub name: ParsedName,
    pub end: u32,
}

/// Names parsed before, by first token. Only names just read are read again: each token has a place that it shares with
/// distant ones, and the last name read there is kept.
#[derive(Default)]
pub(crate) struct CachedNames {
    places: Vec<Option<(u32, CachedName)>>,
    /// Names of earlier generations do not hold any more.
    generation: u32,
    /// How many names were read ahead of which more is to be done when they are read for good: ambiguous ones are reported,
    /// classes that are named first are declared.
    pub unsettled: u32,
}

impl CachedNames {
    const PLACES: u32 = 64;

    /// The name that begins at a token.
    pub fn get(&self, first: u32) -> Option<&CachedName> {
        let (generation, cached) = self.places.get((first % Self::PLACES) as usize)?.as_ref()?;
        (*generation == self.generation && cached.name.first == first).then_some(cached)
    }

    /// Keeps a name.
    pub fn insert(&mut self, cached: CachedName) {
        let place = (cached.name.first % Self::PLACES) as usize;
        if self.places.len() <= place {
            self.places.resize_with(Self::PLACES as usize, || None);
        }
        self.places[place] = Some((self.generation, cached));
    }

    /// Forgets the names that begin at a token or behind it.
    pub fn forget_from(&mut self, token: u32) {
        for place in &mut self.places {
            if place.as_ref().is_some_and(|(_, cached)| cached.name.first >= token) {
                *place = None;
            }
        }
    }

    /// Forgets all names.
    pub fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }
}

/// A template argument list parsed before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedArguments {
    pub scope: ScopeId,
    pub arguments: ArgumentsId,
    pub end: u32,
}

/// The operand of a `decltype` parsed before while looking ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedOperand {
    pub scope: ScopeId,
    pub bindings: usize,
    pub ty: TypeId,
    pub end: u32,
}
