//! Reading patterns again for instances: the grammar's part of instantiation. What
//! the template parameters stand for is bound in the scope in which the text is read; see `cufe_sema::template::instance`.

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{EntityId, Name, ScopeId, ScopeKind};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

impl Sema<'_> {
    /// In an instance: whether tokens name a template parameter of the pattern.
    pub fn mentions_parameter(&self, first: u32, end: u32) -> bool {
        self.reader.identifiers(first..end).any(|(token, name)| {
            let found = self.lookup_unqualified(name, self.context.scope, token);
            found.first().is_some_and(|entity| {
                let scope = self.program.entities[entity].scope;
                self.program.scopes[scope].kind == ScopeKind::TemplateParameters
            })
        })
    }

    /// In an instance: the number of elements of a pack.
    pub fn length_of_pack(&self, pack: EntityId) -> Option<usize> {
        Some(self.program.arguments(*self.instances.packs.get(&pack)?).len())
    }

    /// As [`Self::length_of_pack`], where that is known: no element is the expansion of another pack.
    pub fn known_length_of_pack(&self, pack: EntityId) -> Option<usize> {
        let elements = self.program.arguments(*self.instances.packs.get(&pack)?);
        let is_open = elements.iter().any(|&element| self.pattern_of_expansion(element).is_some());
        (!is_open).then_some(elements.len())
    }

    /// In an instance: the packs with known elements that tokens name in a scope, each with the first token that does, but
    /// not in the patterns of expansions inside.
    pub fn known_packs_between(
        &self,
        first: u32,
        end: u32,
        scope: ScopeId,
        inner: &[(u32, u32)],
    ) -> SmallVec<[(EntityId, u32); 4]> {
        let mut packs = self.packs_between(first, end, scope, inner);
        packs.retain(|&mut (pack, _)| self.instances.packs.contains_key(&pack));
        packs
    }

    /// In an instance: whether such tokens name a pack whose elements are not known, as that of a member template.
    pub fn names_open_pack(&self, first: u32, end: u32, scope: ScopeId, inner: &[(u32, u32)]) -> bool {
        let packs = self.packs_between(first, end, scope, inner);
        packs.iter().any(|(pack, _)| !self.instances.packs.contains_key(pack))
    }

    /// The packs, known or not, that tokens name in a scope.
    fn packs_between(
        &self,
        first: u32,
        end: u32,
        scope: ScopeId,
        inner: &[(u32, u32)],
    ) -> SmallVec<[(EntityId, u32); 4]> {
        let mut packs = SmallVec::new();
        let mut token = first;
        while token < end {
            let at = token;
            token += 1;
            if let Some(behind) = inner.iter().filter(|&&(start, _)| start == at).map(|&(_, behind)| behind).max() {
                token = behind;
                continue;
            }
            // `sizeof...(P)` expands nothing, and members have scopes of their own.
            let is_other = self.is_counted_pack(at)
                || at > first
                    && (self.reader.is_of_member_or_scope(at) || self.reader.is_before(at, TokenKind::KwTemplate));
            let Some(name) = self.reader.identifier(at).filter(|_| !is_other) else { continue };
            if let Some(pack) = self.named_around_elements(name, scope, at)
                && (self.is_pack(pack) || self.instances.packs.contains_key(&pack))
                && !packs.iter().any(|&(known, _)| known == pack)
            {
                packs.push((pack, at));
            }
        }
        packs
    }

    /// What a name in the pattern of an expansion, or in the operand of `sizeof...`, means: what stands for an element in an expansion around this one is the pack
    /// still, all of which the inner one expands ([temp.variadic]/6).
    pub fn named_around_elements(&self, name: Name, scope: ScopeId, token: u32) -> Option<EntityId> {
        let mut around = scope;
        let mut next = Some(scope);
        while let Some(scope) = next {
            next = self.program.scopes[scope].parent;
            if self.program.bindings(scope, name).next().is_none() {
                continue;
            }
            if !self.instances.element_scopes.contains(&scope) {
                break;
            }
            around = next?;
        }
        self.lookup_unqualified(name, around, token).first()
    }

    /// Whether a token is the operand of `sizeof...`.
    fn is_counted_pack(&self, token: u32) -> bool {
        token >= 3
            && self.reader.is(token - 1, TokenKind::LeftParen)
            && self.reader.is(token - 2, TokenKind::Ellipsis)
            && self.reader.is(token - 3, TokenKind::KwSizeof)
    }

    /// The number of elements of packs that are expanded together; `None` without packs, or where they differ.
    pub fn common_length(&self, packs: &[EntityId]) -> Option<usize> {
        let mut lengths =
            packs.iter().filter_map(|pack| Some(self.program.arguments(*self.instances.packs.get(pack)?).len()));
        let first = lengths.next()?;
        lengths.all(|length| length == first).then_some(first)
    }

    /// Packs that are expanded together have equally many elements ([temp.variadic]/5): else 1921 at the second of two.
    pub fn check_lengths(&mut self, packs: &[(EntityId, u32)]) {
        let Some(&(first, _)) = packs.first() else { return };
        let length = self.length_of_pack(first);
        let other = packs.iter().find(|&&(pack, _)| self.length_of_pack(pack) != length);
        if let Some(&(other, token)) = other
            && self.context.speculating == 0
        {
            let (other, first) = (self.entity_name(other), self.entity_name(first));
            self.report(Report::new(code::PACK_LENGTHS_DIFFER, self.position(token)).quoted(other).quoted(first));
        }
    }

    /// A scope inside the current one in which packs stand for one of their elements.
    pub fn scope_of_element(&mut self, packs: &[EntityId], element: usize) -> Option<ScopeId> {
        let outer = self.context.scope;
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, outer, None);
        for &pack in packs {
            let (name, token) = (self.program.entities[pack].name, self.program.entities[pack].token);
            let entity = self.element_of_pack(pack, element, scope)?;
            self.program.bind(scope, name, entity, token, false);
        }
        self.instances.element_scopes.insert(scope);
        Some(scope)
    }
}
