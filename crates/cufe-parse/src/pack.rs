//! Where parameter packs are named and where they are expanded ([temp.variadic]): a pack that no expansion covers is an error
//! (1919), and so is an expansion of what names no pack (1920).

use crate::Parser;
use cufe_diagnostics::code;
use cufe_il::EntityId;
use cufe_sema::Found;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// A name of a pack.
#[derive(Clone, Copy, Debug)]
struct PackUse {
    /// None of `__integer_pack` and its like, about which nothing is said.
    pack: Option<EntityId>,
    /// It was read, and not only read ahead.
    is_certain: bool,
}

/// What an expansion covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Covering {
    /// A pack.
    Pack,
    /// Nothing, and nobody said so.
    Nothing,
    /// Nothing, which was said.
    Reported,
}

/// The names of packs and the expansions in what is being parsed. Both are known by their tokens: what is read twice counts
/// once.
#[derive(Default, Debug)]
pub(crate) struct Packs {
    /// Names that no expansion covers so far.
    open: BTreeMap<u32, PackUse>,
    /// Names that an expansion covers.
    covered: FxHashSet<u32>,
    /// What expansions cover, by their ellipses, besides the packs that others inside them do.
    expansions: BTreeMap<u32, Covering>,
    /// Tokens between which a pack is reported once: lambdas, conditional operators, member initializers.
    groups: Vec<(u32, u32)>,
}

impl Packs {
    /// Whether a name of a pack stands between two tokens that no expansion covers so far.
    fn has_open(&self, first: u32, end: u32) -> bool {
        first < end && self.open.range(first..end).next().is_some()
    }
}

impl Parser<'_, '_> {
    /// Whether what is read now is not only read ahead.
    fn is_reading(&self) -> bool {
        self.sema.context.speculating == 0 && self.failures.discarded == 0
    }

    /// Notes the meaning of a name.
    pub(crate) fn note_pack(&mut self, found: &Found, token: u32) {
        if let Some(pack) = found.first().filter(|&entity| self.sema.is_pack(entity)) {
            self.note_pack_use(Some(pack), token);
        }
    }

    /// Notes the keyword of a builtin operator that makes a pack.
    pub(crate) fn note_pack_generator(&mut self, token: u32) {
        self.note_pack_use(None, token);
    }

    fn note_pack_use(&mut self, pack: Option<EntityId>, token: u32) {
        if self.sema.declaring.in_instance || self.packs.covered.contains(&token) {
            return;
        }
        let is_certain = self.is_reading();
        let known = self.packs.open.entry(token).or_insert(PackUse { pack, is_certain });
        known.is_certain |= is_certain;
    }

    /// Notes that a token that was read ahead as a name declares one.
    pub(crate) fn forget_pack(&mut self, token: u32) {
        self.packs.open.remove(&token);
    }

    /// Notes that what was read ahead from a token up to another is taken as it was.
    pub(crate) fn confirm_packs(&mut self, first: u32, end: u32) {
        if !self.is_reading() || first >= end || self.sema.declaring.in_instance {
            return;
        }
        self.packs.open.range_mut(first..end).for_each(|(_, known)| known.is_certain = true);
        let unsaid = |(&at, &covering): (&u32, &Covering)| (covering == Covering::Nothing).then_some(at);
        while let Some(ellipsis) = self.packs.expansions.range(first..end).find_map(unsaid) {
            self.packs.expansions.insert(ellipsis, Covering::Reported);
            self.expands_nothing(ellipsis);
        }
    }

    /// Forgets what was said of expansions from a token on: the reports are taken back.
    pub(crate) fn unsay_expansions(&mut self, first: u32) {
        for (_, covering) in self.packs.expansions.range_mut(first..) {
            if *covering == Covering::Reported {
                *covering = Covering::Nothing;
            }
        }
    }

    /// Notes an expansion of the tokens from `first` up to `end`, which the ellipsis may stand among. Returns whether it
    /// covers no pack, and that is still to be said.
    pub(crate) fn note_expansion(&mut self, first: u32, end: u32, ellipsis: u32) -> bool {
        if self.sema.declaring.in_instance {
            // Packs are lists of elements there; what is wrong was said of the pattern.
            return false;
        }
        let known = self.packs.expansions.get(&ellipsis).copied().unwrap_or(Covering::Nothing);
        let mut covers_nothing = known == Covering::Nothing;
        while first < end
            && let Some((&token, _)) = self.packs.open.range(first..end).next()
        {
            self.packs.open.remove(&token);
            self.packs.covered.insert(token);
            covers_nothing = false;
        }
        let is_said = covers_nothing && self.is_reading();
        let covering = match known {
            _ if is_said => Covering::Reported,
            Covering::Nothing if !covers_nothing => Covering::Pack,
            known => known,
        };
        self.packs.expansions.insert(ellipsis, covering);
        is_said
    }

    /// An expansion of the tokens from `first` on by the ellipsis that was just passed: it must cover a pack.
    pub(crate) fn expand(&mut self, first: u32) {
        let ellipsis = self.previous();
        if self.note_expansion(first, ellipsis, ellipsis) {
            self.expands_nothing(ellipsis);
        }
    }

    /// 1920 in templates; elsewhere an ellipsis is no expansion.
    fn expands_nothing(&mut self, ellipsis: u32) {
        if self.sema.in_template() {
            self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
        }
    }

    /// The expansion that declares a function parameter pack, from the first token of its declaration up to the current one.
    pub(crate) fn expand_parameter(&mut self, first: u32, ellipsis: u32, has_placeholder: bool) {
        if self.note_expansion(first, self.at, ellipsis) && !has_placeholder {
            // Without a pack in its type it is a parameter and an ellipsis, and its name is one too many.
            if self.sema.in_template() {
                self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis)
            } else {
                self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, ellipsis + 1)
            }
        }
    }

    /// A fold from its parenthesis `open` up to the current token: one of its operands holds a pack (2861), and not both
    /// (2858).
    pub(crate) fn expand_fold(&mut self, open: u32, ellipsis: u32) {
        let is_read = self.is_reading() && self.sema.in_template();
        if is_read && self.packs.has_open(open, ellipsis) && self.packs.has_open(ellipsis, self.at) {
            self.error_at(code::FOLD_TWO_PACKS, ellipsis);
        }
        if self.note_expansion(open, self.at, ellipsis) && self.sema.in_template() {
            self.error_at(code::EXPANSION_WITHOUT_PACK, ellipsis);
            self.error_at(code::FOLD_WITHOUT_PACK, ellipsis);
            if self.tokens.kind(ellipsis + 1) == cufe_lex::TokenKind::RightParen {
                self.error_at(code::EXPECTED_EXPRESSION, ellipsis + 1);
            }
        }
    }

    /// Whether a pack that no expansion covers so far is named between two tokens.
    pub(crate) fn has_open_pack(&self, first: u32, end: u32) -> bool {
        self.packs.has_open(first, end)
    }

    /// Notes that a pack is reported once from a token to the last one passed.
    pub(crate) fn report_packs_once(&mut self, first: u32) {
        let last = self.previous();
        if self.packs.has_open(first, last) {
            self.packs.groups.push((first, last));
        }
    }

    /// Reports the packs that were named from a token on and are not expanded (1919).
    pub(crate) fn check_packs(&mut self, first: u32) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let mut rest = self.packs.open.split_off(&first);
        let mut after = rest.split_off(&self.at.max(first));
        self.packs.open.append(&mut after);
        self.packs.covered.clear();
        self.packs.expansions.clear();
        let mut groups = std::mem::take(&mut self.packs.groups);
        groups.sort_unstable_by_key(|&(first, last)| (first, std::cmp::Reverse(last)));
        let mut groups = groups.into_iter().peekable();
        let mut group: Option<(u32, u32)> = None;
        let mut reported: Vec<EntityId> = Vec::new();
        for (token, PackUse { pack, .. }) in rest.into_iter().filter(|(_, known)| known.is_certain) {
            // The outermost group around the token.
            while let Some(next) = groups.next_if(|&(first, _)| first <= token) {
                if group.is_none_or(|(_, last)| last < next.0) {
                    group = Some(next);
                    reported.clear();
                }
            }
            let Some(pack) = pack else { continue };
            let is_grouped = group.is_some_and(|(_, last)| token <= last);
            if is_grouped && reported.contains(&pack) {
                continue;
            }
            if is_grouped {
                reported.push(pack);
            }
            let text = self.sema.entity_name(pack);
            self.name_error_at(code::PACK_NOT_EXPANDED, token, text);
        }
    }
}
