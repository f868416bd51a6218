//! Operators that are no members. Expressions find them by the types of their operands ([over.match.oper]), so one matters
//! only where operands of its parameters' types can be: where the names of these types are mentioned, or stand for types
//! whose names are.

use super::{DeviceSurvey, Form};
use crate::needed::Need;
use cufe_base::Symbol;
use cufe_lex::TokenKind;
use rustc_hash::{FxHashMap, FxHashSet};

/// By name, whether something that is kept can have a type of that name.
type Types = FxHashMap<Symbol, bool>;

/// What a parameter's tokens tell of its type.
enum Operand {
    /// No class or enumeration that the unit declares.
    Builtin,
    /// Anything.
    Any,
    /// A type that these names name; an object of it is needed, or something that converts to it.
    Named { names: Vec<u32>, needs_object: bool },
}

impl Need<'_> {
    /// Operators that are not known to be needed and that may have operands.
    pub(super) fn operators_with_operands(&self, device: &DeviceSurvey) -> Vec<u32> {
        let mut types = Types::default();
        let candidates = (0..).zip(&device.declarations).filter(|&(candidate, declaration)| {
            let Form::Operator(operator) = declaration.form else { return false };
            !self.needed[candidate as usize] && self.tokens.kind(operator + 1) != TokenKind::StringLiteral
        });
        candidates
            .filter(|(_, declaration)| {
                let shape = &declaration.shape;
                let own: FxHashSet<Symbol> = (declaration.start..shape.specifiers)
                    .filter(|&token| self.tokens.kind(token) == TokenKind::Identifier)
                    .map(|token| self.tokens.symbol(token))
                    .collect();
                shape.parameters.is_none_or(|open| self.has_operands(open, &own, &mut types))
            })
            .map(|(candidate, _)| candidate)
            .collect()
    }

    /// Whether operands can be for the parameters in parentheses, `own` being the names of template parameters.
    fn has_operands(&self, open: u32, own: &FxHashSet<Symbol>, types: &mut Types) -> bool {
        let Some(close) = self.tokens.partner(open).filter(|&close| close > open) else { return true };
        let mut may_be = false;
        let mut first = open + 1;
        while first < close {
            let Some(end) = self.end_of_parameter(first, close) else { return true };
            match self.operand(first, end, own) {
                Operand::Builtin => {}
                Operand::Any => may_be = true,
                Operand::Named { names, needs_object } => {
                    let is_there = names.iter().all(|&name| self.is_type_there(self.tokens.symbol(name), types));
                    if needs_object && !is_there {
                        return false;
                    }
                    may_be |= is_there;
                }
            }
            first = end + 1;
        }
        may_be
    }

    /// The `,` or `)` behind a parameter.
    fn end_of_parameter(&self, mut at: u32, close: u32) -> Option<u32> {
        while at < close {
            at = match self.tokens.kind(at) {
                TokenKind::Comma => return Some(at),
                TokenKind::Less => self.survey.behind_arguments(at)?,
                kind if kind.is_opening_bracket() => self.survey.behind(at)?,
                _ => at + 1,
            };
        }
        Some(close)
    }

    fn operand(&self, first: u32, end: u32, own: &FxHashSet<Symbol>) -> Operand {
        let kind = |token: u32| self.tokens.kind(token);
        let end = (first..end).find(|&token| kind(token) == TokenKind::Equal).unwrap_or(end);
        if (first..end).any(|token| kind(token).is_opening_bracket() || kind(token) == TokenKind::KwAuto) {
            return Operand::Any;
        }
        // The parameter's own name stands behind something that is a type.
        let last = end - 1;
        let is_parameter_name = kind(last) == TokenKind::Identifier
            && last > first
            && !matches!(
                kind(last - 1),
                TokenKind::ColonColon | TokenKind::KwConst | TokenKind::KwVolatile | TokenKind::KwTypename
            );
        let end = if is_parameter_name { last } else { end };
        let mut names = Vec::new();
        let mut is_const = false;
        let mut is_dependent = false;
        let mut depth = 0u32;
        for token in first..end {
            match kind(token) {
                TokenKind::Less => depth += 1,
                TokenKind::Greater => depth = depth.saturating_sub(1),
                TokenKind::KwConst if depth == 0 => is_const = true,
                TokenKind::Identifier => {
                    let symbol = self.tokens.symbol(token);
                    if own.contains(&symbol) {
                        is_dependent |= depth == 0;
                    } else if !self.is_qualifier(token)
                        && !self.is_qualified_by_class(token)
                        && self.is_introduced(symbol)
                    {
                        names.push(token);
                    }
                }
                _ => {}
            }
        }
        if is_dependent {
            return Operand::Any;
        }
        if names.is_empty() {
            return Operand::Builtin;
        }
        let is_member = names.iter().any(|&name| kind(name + 1) == TokenKind::ColonColon)
            || (first..end).any(|token| kind(token) == TokenKind::KwTypename);
        let is_reference = (first..end).any(|token| kind(token) == TokenKind::Ampersand);
        Operand::Named { needs_object: is_reference && !is_const && !is_member, names }
    }

    /// Whether a name stands for a namespace: a class may have the same name elsewhere.
    fn is_qualifier(&self, token: u32) -> bool {
        self.tokens.kind(token + 1) == TokenKind::ColonColon
            && self.device.namespaces.contains(&self.tokens.symbol(token))
    }

    fn is_introduced(&self, symbol: Symbol) -> bool {
        let mut is_introduced = false;
        self.survey.introductions.of(symbol, |_| is_introduced = true);
        is_introduced
    }

    /// Whether something that is kept can have a type of a name: it mentions it, or the name is an alias of what can be.
    fn is_type_there(&self, symbol: Symbol, types: &mut Types) -> bool {
        if self.names.get(symbol.0 as usize) == Some(&true) {
            return true;
        }
        if let Some(&known) = types.get(&symbol) {
            return known;
        }
        // What is asked again on the way is taken for one that can be.
        types.insert(symbol, true);
        let mut aliases = Vec::new();
        self.survey.introductions.of(symbol, |candidate| {
            let (first, end) = self.survey.candidates[candidate as usize];
            let is_alias = match self.tokens.kind(first) {
                TokenKind::KwUsing | TokenKind::KwTypedef => true,
                TokenKind::KwTemplate => (first..end).any(|token| self.tokens.kind(token) == TokenKind::KwUsing),
                _ => false,
            };
            aliases.extend(is_alias.then_some((first, end)));
        });
        let is_there = aliases.into_iter().any(|(first, end)| {
            let names = (first..end).filter(|&token| self.tokens.kind(token) == TokenKind::Identifier);
            let others: Vec<Symbol> = names.map(|token| self.tokens.symbol(token)).collect();
            let mut others = others.into_iter().filter(|&other| other != symbol && self.is_introduced(other));
            others.all(|other| self.is_type_there(other, types))
        });
        types.insert(symbol, is_there);
        is_there
    }
}
