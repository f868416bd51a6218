//! In what form functions are declared: the host file makes the declarations of one function agree about `constexpr` and
//! about where it runs. So what declares one function in two forms is needed, and nothing may be passed over of it.
//!
//! Functions of one name are many in headers (`sin` of each floating type, in several namespaces), and few are declared in
//! two forms. Two declarations declare different functions for sure where they stand in different namespaces, where one
//! is a template and the other is none, and where their parameters are of different fundamental types.

use super::Need;
use super::declaration_index::{DeclarationIndex, Shape};
use super::space_attributes::SpaceAttributes;
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;

pub(super) const PLAIN: u8 = 1;
pub(super) const CONSTEXPR: u8 = 2;
const HOST: u8 = 4;
const DEVICE: u8 = 8;
const DEVICE_BUILTIN: u8 = 16;

/// Functions of one name that are compared with each other; of more all declarations are needed.
const MAXIMUM_COMPARED: usize = 64;

/// Where a function runs.
pub(super) fn place(shown: SpaceAttributes) -> u8 {
    match (shown.is_device && !shown.is_host, shown.is_builtin) {
        (false, _) => HOST,
        (true, false) => DEVICE,
        (true, true) => DEVICE_BUILTIN,
    }
}

/// Whether a function is declared constexpr.
pub(super) fn constancy(shape: &Shape) -> u8 {
    if shape.is_constexpr { CONSTEXPR } else { PLAIN }
}

/// Whether two forms are in a set that the host file makes agree.
fn is_mixed(forms: u8) -> bool {
    (forms & (PLAIN | CONSTEXPR)).count_ones() > 1 || (forms & (HOST | DEVICE | DEVICE_BUILTIN)).count_ones() > 1
}

/// A namespace.
#[derive(Clone, Copy, Default)]
pub(super) struct Scope {
    /// A hash of its name and those around it.
    path: u64,
    /// In a linkage specification of C: functions of one name are the same in all namespaces.
    is_c: bool,
}

/// Where namespaces and linkage specifications begin and end.
#[derive(Default)]
pub(super) struct Scopes {
    /// The open ones around the current token.
    outer: Vec<Scope>,
    current: Scope,
    /// From which token on which one it is, in order.
    changes: Vec<(u32, Scope)>,
}

impl Scopes {
    fn enter(&mut self, brace: u32, scope: Scope) {
        self.outer.push(std::mem::replace(&mut self.current, scope));
        self.changes.push((brace, scope));
    }

    pub(super) fn leave(&mut self, brace: u32) {
        self.current = self.outer.pop().unwrap_or_default();
        self.changes.push((brace, self.current));
    }

    fn at(&self, token: u32) -> Scope {
        let behind = self.changes.partition_point(|&(first, _)| first <= token);
        behind.checked_sub(1).map_or_else(Scope::default, |index| self.changes[index].1)
    }
}

/// What the tokens of a function's declaration tell about which function it is; what they do not tell may be anything.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub form: u8,
    /// The token of its name.
    name: Option<u32>,
    scope: Option<u64>,
    is_template: Option<bool>,
    /// A hash of the types of its parameters.
    parameters: Option<u64>,
}

impl Declared {
    fn may_be(&self, other: &Self) -> bool {
        fn may_equal<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
            a.is_none() || b.is_none() || a == b
        }
        may_equal(self.scope, other.scope)
            && may_equal(self.is_template, other.is_template)
            && may_equal(self.parameters, other.parameters)
    }
}

impl DeclarationIndex<'_> {
    /// Enters the namespace between whose first token and brace its names stand.
    pub(super) fn enter_namespace(&mut self, first: u32, brace: u32) {
        // The language linkage of what stands around it holds in it too ([dcl.link]/5).
        let mut scope = self.scopes.current;
        let mut is_named = false;
        let mut at = first;
        while at < brace {
            at = match self.kind(at) {
                TokenKind::Identifier => {
                    is_named = true;
                    scope.path = mixed_with(scope.path, u64::from(self.tokens.symbol(at).0) + 1);
                    at + 1
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => self.behind(at).unwrap_or(brace),
                _ => at + 1,
            };
        }
        if !is_named {
            scope.path = mixed_with(scope.path, 0);
        }
        self.scopes.enter(brace, scope);
    }

    /// Enters a linkage specification at its brace.
    pub(super) fn enter_linkage(&mut self, brace: u32) {
        let scope = Scope { is_c: self.is_c_linkage(brace - 1), ..self.scopes.current };
        self.scopes.enter(brace, scope);
    }

    fn is_c_linkage(&self, literal: u32) -> bool {
        self.source.slice(self.tokens.range(literal)) != "\"C++\""
    }

    /// Notes in what form a function is declared.
    pub(super) fn note_form(&mut self, name: u32, now: u8) {
        if self.kind(name) != TokenKind::Identifier {
            return;
        }
        let symbol = self.tokens.symbol(name);
        let Some(seen) = self.forms.get_mut(symbol.0 as usize) else { return };
        let all = *seen | now;
        if all != *seen && is_mixed(all) && !is_mixed(*seen) {
            self.mixed.push(symbol);
        }
        *seen = all;
    }

    /// What a candidate declares, if that is a function; where its name is not certain, perhaps all functions whose names
    /// are written in it.
    fn declared(&self, candidate: u32) -> Option<Declared> {
        let (first, end) = *self.candidates.get(candidate as usize)?;
        let mut start = first;
        while self.kind(start) == TokenKind::KwExtension {
            start += 1;
        }
        let mut scope = self.scopes.at(first);
        if self.kind(start) == TokenKind::KwExtern && self.kind(start + 1) == TokenKind::StringLiteral {
            scope.is_c = self.is_c_linkage(start + 1);
            start += 2;
            while self.kind(start) == TokenKind::StringLiteral {
                start += 1;
            }
        }
        let (shape, _) = self.shape(start)?;
        let open = shape.parameters?;
        let lists = self.attributes.within(first, end);
        let place = place(self.space_attributes(lists).unwrap_or_default());
        let name = shape.name.filter(|_| !shape.is_odd && !shape.has_comma);
        if name.is_none() {
            return Some(Declared { form: place, name, scope: None, is_template: None, parameters: None });
        }
        let close = self.behind(open)?;
        // `f(auto)` is a template too.
        let is_abbreviated = (open..close).any(|token| self.kind(token) == TokenKind::KwAuto);
        Some(Declared {
            form: place | constancy(&shape),
            name,
            scope: (!scope.is_c).then_some(scope.path),
            is_template: (!is_abbreviated).then_some(shape.is_template),
            parameters: self.fundamental_parameters(open, close - 1),
        })
    }

    /// What a friend declaration of the current class declares, as [`Self::declared`] tells it. The class that it stands in
    /// is a candidate: what is in it runs on the host.
    pub(super) fn declared_friend(
        &self,
        name: u32,
        constancy: u8,
        is_template: bool,
        (open, close): (u32, u32),
    ) -> Declared {
        let scope = self.scopes.current;
        let is_abbreviated = (open..close).any(|token| self.kind(token) == TokenKind::KwAuto);
        Declared {
            form: HOST | constancy,
            name: Some(name),
            scope: (!scope.is_c && !self.is_qualified(name)).then_some(scope.path),
            is_template: (!is_abbreviated).then_some(is_template),
            parameters: self.fundamental_parameters(open, close),
        }
    }

    /// A hash of the types of parameters, if all are fundamental types, or pointers to such without qualifiers.
    fn fundamental_parameters(&self, open: u32, close: u32) -> Option<u64> {
        let mut hash = 0;
        let mut at = open + 1;
        if self.kind(at) == TokenKind::KwVoid && at + 1 == close {
            at = close;
        }
        while at < close {
            let behind = (at..close).find(|&token| self.kind(token) == TokenKind::Comma).unwrap_or(close);
            hash = mixed_with(hash, self.fundamental_type(at, behind)?);
            at = behind + 1;
        }
        Some(hash)
    }

    /// A number for the type of a parameter, which its tokens and perhaps its name make.
    fn fundamental_type(&self, first: u32, end: u32) -> Option<u64> {
        let (mut base, mut long, mut short, mut pointers) = (0, 0, 0, 0);
        let (mut is_unsigned, mut is_signed, mut is_qualified, mut is_typed) = (false, false, false, false);
        for token in first..end {
            match self.kind(token) {
                TokenKind::Identifier if is_typed && token + 1 == end => continue,
                TokenKind::Star if is_typed => {
                    pointers += 1;
                    continue;
                }
                _ if pointers > 0 => return None,
                TokenKind::KwConst => {
                    is_qualified = true;
                    continue;
                }
                TokenKind::KwLong => long += 1,
                TokenKind::KwShort => short += 1,
                TokenKind::KwUnsigned => is_unsigned = true,
                TokenKind::KwSigned => is_signed = true,
                TokenKind::KwInt => {}
                kind @ (TokenKind::KwChar
                | TokenKind::KwBool
                | TokenKind::KwWchar
                | TokenKind::KwFloat
                | TokenKind::KwDouble
                | TokenKind::KwVoid) => base = kind as u64,
                _ => return None,
            }
            is_typed = true;
        }
        // The type of a parameter has no qualifiers at its top, but what it points to may.
        if !is_typed || is_qualified && pointers > 0 {
            return None;
        }
        let is_signed_char = is_signed && base == TokenKind::KwChar as u64;
        let facts = u64::from(is_unsigned) << 1 | u64::from(is_signed_char);
        Some(base | facts << 16 | long << 24 | short << 32 | pointers << 40 | 1 << 63)
    }
}

fn mixed_with(hash: u64, number: u64) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(hash);
    hasher.write_u64(number);
    hasher.finish()
}

impl Need<'_> {
    /// Declarations that may declare one function in two forms are needed.
    pub(super) fn need_mixed(&mut self) {
        let mut known: FxHashMap<u32, Option<Declared>> = FxHashMap::default();
        let mut functions: Vec<(u32, Declared)> = Vec::new();
        for symbol in std::mem::take(&mut self.survey.mixed) {
            functions.clear();
            let survey = &self.survey;
            survey.introductions.of(symbol, |candidate| {
                let declared = *known.entry(candidate).or_insert_with(|| survey.declared(candidate));
                functions.extend(declared.map(|declared| (candidate, declared)));
            });
            let friends = survey.friends.get(&symbol).into_iter().flatten();
            functions.extend(friends.map(|friend| (friend.candidate, friend.declared)));
            self.need_mixed_among(symbol, &functions);
        }
    }

    fn need_mixed_among(&mut self, symbol: Symbol, functions: &[(u32, Declared)]) {
        if functions.len() > MAXIMUM_COMPARED {
            self.mention(symbol);
            return functions.iter().for_each(|(candidate, declared)| self.need(*candidate, declared));
        }
        for (index, (one, declared)) in functions.iter().enumerate() {
            for (other, before) in &functions[..index] {
                if is_mixed(declared.form | before.form) && declared.may_be(before) {
                    self.need(*one, declared);
                    self.need(*other, before);
                }
            }
        }
    }

    /// A function is needed, but what else has its name is not.
    fn need(&mut self, candidate: u32, declared: &Declared) {
        if std::mem::replace(&mut self.needed[candidate as usize], true) {
            return;
        }
        let (first, end) = self.survey.candidates[candidate as usize];
        let name = declared.name.unwrap_or(end);
        self.read(first, name);
        self.read(name + 1, end);
    }
}
