//! What the host file shows of a function with CUDA's attributes, as far as its tokens tell.

use super::PassedFunction;
use super::declaration_index::{DeclarationIndex, Shape};
use cufe_lex::{TokenIndex, TokenKind};

/// What the attributes of a declaration say.
#[derive(Clone, Copy, Default)]
pub(super) struct SpaceAttributes {
    /// `host`
    pub is_host: bool,
    /// `device`
    pub is_device: bool,
    /// `device_builtin`
    pub is_builtin: bool,
    /// An attribute goes in the host file.
    pub is_changed: bool,
}

impl DeclarationIndex<'_> {
    /// What some attribute lists say; `None` where there is more in them than execution spaces.
    pub(super) fn space_attributes(&self, lists: &[TokenIndex]) -> Option<SpaceAttributes> {
        let mut shown = SpaceAttributes::default();
        for name in lists.iter().flat_map(|&list| self.names_in(list)) {
            match name {
                "host" => shown.is_host = true,
                "device" => shown.is_device = true,
                "device_builtin" => shown.is_builtin = true,
                "cudart_builtin" => {}
                "always_inline" | "noinline" => continue,
                _ => return None,
            }
            shown.is_changed = true;
        }
        Some(shown)
    }

    /// A function with CUDA's attributes that the host file shows differently; `None` where more than the tokens of its
    /// head is needed to tell how.
    pub(super) fn passed_function(
        &self,
        at: u32,
        end: u32,
        shape: &Shape,
        lists: &[TokenIndex],
        shown: SpaceAttributes,
    ) -> Option<PassedFunction> {
        let name = shape.name?;
        let parameters = shape.parameters?;
        let head_end = shape.specifiers;
        if shape.is_odd || shape.has_comma || shape.has_equal || shape.has_colon || shape.is_typedef {
            return None;
        }
        if lists.iter().any(|list| list.number() < head_end || list.number() > parameters) {
            return None;
        }
        // Deduced results become others; specializations have what their template has.
        let is_deduced = |token| matches!(self.kind(token), TokenKind::KwAuto | TokenKind::KwDecltype);
        if (head_end..name).any(is_deduced) || self.kind(at + 2) == TokenKind::Greater && head_end > at {
            return None;
        }
        let is_device_only = shown.is_device && !shown.is_host;
        let names = match shape.body {
            Some(_) if is_device_only && !shown.is_builtin => self.parameter_names(parameters)?,
            _ => Vec::new(),
        };
        let head = (head_end > at).then(|| (at, at + 1, head_end - 1));
        let body = shape.body;
        debug_assert!(end > name);
        Some(PassedFunction { specifiers: head_end, name, parameters, body, head, is_device_only, names })
    }

    /// The names of the parameters in a list, packs apart; `None` where they can't be known.
    fn parameter_names(&self, open: u32) -> Option<Vec<u32>> {
        let close = self.behind(open)? - 1;
        let mut names = Vec::new();
        let mut first = open + 1;
        while first < close {
            let mut at = first;
            // The end of the declarator: before a default argument.
            let mut last = None;
            let mut is_pack = false;
            while at < close && self.kind(at) != TokenKind::Comma {
                at = match self.kind(at) {
                    // Attributes in front of the specifiers.
                    TokenKind::LeftBracket if at == first && self.kind(at + 1) == TokenKind::LeftBracket => {
                        first = self.behind(at)?;
                        first
                    }
                    TokenKind::LeftBracket => {
                        last = last.or(Some(at));
                        self.behind(at)?
                    }
                    TokenKind::Less => {
                        if self.kind(at - 1) != TokenKind::Identifier {
                            return None;
                        }
                        self.behind_arguments(at)?
                    }
                    TokenKind::Equal => {
                        last = last.or(Some(at));
                        at + 1
                    }
                    TokenKind::Ellipsis => {
                        is_pack = true;
                        at + 1
                    }
                    // In a default argument they say nothing.
                    TokenKind::LeftParen | TokenKind::LeftBrace if last.is_some() => self.behind(at)?,
                    kind if kind.is_opening_bracket() || kind.is_closing_bracket() => return None,
                    TokenKind::KwAttribute | TokenKind::KwThis => return None,
                    _ => at + 1,
                };
            }
            if !is_pack {
                names.extend(self.parameter_name(first, last.unwrap_or(at)));
            }
            first = at + 1;
        }
        Some(names)
    }

    /// The name of a parameter whose declaration stands between two tokens: its last token, if a type stands before it.
    fn parameter_name(&self, first: u32, end: u32) -> Option<u32> {
        let last = end.checked_sub(1).filter(|&last| last > first && self.kind(last) == TokenKind::Identifier)?;
        match self.kind(last - 1) {
            TokenKind::ColonColon
            | TokenKind::KwStruct
            | TokenKind::KwClass
            | TokenKind::KwUnion
            | TokenKind::KwEnum
            | TokenKind::KwTypename => return None,
            _ => {}
        }
        let is_qualifier = |token| {
            matches!(
                self.kind(token),
                TokenKind::KwConst | TokenKind::KwVolatile | TokenKind::KwRegister | TokenKind::KwExtension
            )
        };
        (!(first..last).all(is_qualifier)).then_some(last)
    }
}
