//! Attributes in all three syntaxes ([dcl.attr], GNU, `alignas`) and what they set.

use crate::Parser;
use crate::feature::Feature;
use cufe_diagnostics::code;
use cufe_il::{AttributeUse, ExecutionSpace, MemorySpace, WrittenAttribute};
use cufe_lex::TokenKind;
use cufe_lex::cuda_names;
use cufe_sema::attribute::{Attribute, Form, Kind};
use cufe_sema::cuda::AttributeKind;
use smallvec::SmallVec;

pub(crate) use cufe_sema::attribute::{AttributeFlags, AttributeSet};

/// What stands in front of the entries of an attribute list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ListPrefix {
    /// `[[`
    None,
    /// `__attribute__((`: names are GNU's.
    Gnu,
    /// `[[using gnu:`
    UsingGnu,
    /// `[[using other:`
    UsingOther,
}

impl Parser<'_, '_> {
    /// Whether an attribute list begins here.
    pub(crate) fn is_attribute(&self) -> bool {
        match self.kind() {
            TokenKind::KwAttribute | TokenKind::KwAlignas | TokenKind::KwNoinline | TokenKind::KwRegisterParameters => {
                true
            }
            TokenKind::LeftBracket => self.peek(1) == TokenKind::LeftBracket,
            _ => false,
        }
    }

    /// Passes all attribute lists that stand here and collects what they set.
    pub(crate) fn attributes(&mut self) -> AttributeSet {
        let mut set = AttributeSet::default();
        self.attributes_into(&mut set);
        set
    }

    /// Passes one bracket attribute list or `alignas`.
    pub(super) fn one_attribute_list(&mut self, set: &mut AttributeSet) {
        if self.is(TokenKind::KwAlignas) {
            set.flags |= AttributeFlags::ANY;
            self.alignas(set);
        } else {
            self.standard_attribute_list(set);
        }
    }

    /// As [`Self::attributes`], adding to a set.
    pub(crate) fn attributes_into(&mut self, set: &mut AttributeSet) {
        loop {
            match self.kind() {
                TokenKind::KwAttribute => self.gnu_attribute_list(set),
                TokenKind::KwRegisterParameters => {
                    let token = self.advance();
                    self.apply_gnu_name(set, "nv_register_params", token, None, (token, token), (token, token));
                }
                TokenKind::KwNoinline => {
                    set.flags |= AttributeFlags::ANY;
                    self.noinline_macro(set);
                }
                TokenKind::KwAlignas => {
                    set.flags |= AttributeFlags::ANY;
                    self.alignas(set);
                }
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => self.standard_attribute_list(set),
                _ => return,
            }
        }
    }

    /// Passes the attribute lists with CUDA's attributes between two tokens: they belong to nothing.
    pub(crate) fn pass_attributes(&mut self, first: u32, end: u32) {
        let lists = self.tokens.cuda_attributes();
        let lists = &lists[lists.partition_point(|list| list.number() < first)..];
        let mut set = AttributeSet::default();
        for list in lists.iter().map(|list| list.number()).take_while(|&list| list < end) {
            self.at = list;
            if self.is(TokenKind::KwAttribute) {
                self.gnu_attribute_list(&mut set);
            } else {
                self.standard_attribute_list(&mut set);
            }
        }
    }

    /// `__attribute__((...))`
    fn gnu_attribute_list(&mut self, set: &mut AttributeSet) {
        let list_first = self.advance();
        set.flags |= AttributeFlags::ANY;
        if !self.is(TokenKind::LeftParen) {
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            return;
        }
        let Some(list_last) = self.tokens.partner(self.at) else {
            self.syntax_error(code::EXPECTED_CLOSING_PARENTHESIS);
            self.at = self.end_of_file();
            return;
        };
        if self.peek(1) != TokenKind::LeftParen {
            self.at += 1;
            self.syntax_error(code::EXPECTED_OPENING_PARENTHESIS);
            self.at = list_last + 1;
            return;
        }
        self.at += 2;
        let end = list_last.saturating_sub(1);
        self.attribute_entries(set, (list_first, list_last), end, ListPrefix::Gnu);
        self.at = list_last + 1;
    }

    /// `[[...]]`
    fn standard_attribute_list(&mut self, set: &mut AttributeSet) {
        let list_first = self.at;
        self.uses_feature(Feature::AttributeBrackets, list_first);
        set.flags |= AttributeFlags::ANY;
        let Some(list_last) = self.tokens.partner(self.at) else {
            self.syntax_error(code::EXPECTED_CLOSING_BRACKET);
            self.at = self.end_of_file();
            return;
        };
        let end = self.tokens.partner(self.at + 1).unwrap_or(list_last);
        self.at += 2;
        // `[[using gnu: ...]]`
        let mut prefix = ListPrefix::None;
        if self.is(TokenKind::KwUsing) {
            self.advance();
            self.uses_feature(Feature::AttributeUsing, self.at);
            if self.kind().has_symbol() {
                prefix =
                    if self.sema.is_gnu_namespace(self.at) { ListPrefix::UsingGnu } else { ListPrefix::UsingOther };
                self.sema.check_attribute_namespace(self.at);
                self.advance();
                if !self.eat(TokenKind::Colon) {
                    self.syntax_error(code::EXPECTED_COLON);
                    self.skip_attribute(end);
                }
            } else if self.at < end {
                // Without a namespace it is the name of an attribute.
                self.syntax_error(code::EXPECTED_COMMA);
                self.skip_attribute(end);
            }
        }
        self.attribute_entries(set, (list_first, list_last), end, prefix);
        self.at = list_last + 1;
    }

    /// Goes to the `,` behind an attribute with a mistake, or to the end of the list.
    fn skip_attribute(&mut self, end: u32) {
        while self.at < end && !self.is(TokenKind::Comma) {
            if self.kind().is_opening_bracket() {
                self.skip_brackets();
            } else {
                self.advance();
            }
        }
        self.at = self.at.min(end);
    }

    /// The entries of a list, up to the token `end`.
    fn attribute_entries(&mut self, set: &mut AttributeSet, list: (u32, u32), end: u32, prefix: ListPrefix) {
        let mut seen: SmallVec<[&str; 4]> = SmallVec::new();
        while self.at < end {
            if self.eat(TokenKind::Ellipsis) {
                let ellipsis = self.previous();
                self.note_expansion(list.0, ellipsis, ellipsis);
                continue;
            }
            if self.eat(TokenKind::Comma) {
                continue;
            }
            if !self.kind().has_symbol() {
                // Empty entries were passed; anything else is passed as a balanced group.
                match self.kind() {
                    TokenKind::KwAttribute if prefix == ListPrefix::Gnu => {
                        if self.peek(1) == TokenKind::LeftParen {
                            self.name_error_at(code::NESTED_ATTRIBUTE, self.at, "__attribute__");
                        } else {
                            self.error_at(code::EXPECTED_OPENING_PARENTHESIS, self.at + 1);
                        }
                        self.advance();
                    }
                    TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => self.skip_brackets(),
                    _ => {
                        self.syntax_error(code::EXPECTED_IDENTIFIER);
                        self.skip_attribute(end);
                    }
                }
                continue;
            }
            let first = self.at;
            let mut name = self.advance();
            let mut is_known = matches!(prefix, ListPrefix::Gnu | ListPrefix::UsingGnu);
            if self.is(TokenKind::ColonColon) {
                is_known = self.sema.is_gnu_namespace(name);
                if matches!(prefix, ListPrefix::UsingGnu | ListPrefix::UsingOther) && self.sema.context.speculating == 0
                {
                    self.error_at(code::ATTRIBUTE_NAMESPACE_TWICE, name);
                } else {
                    self.sema.check_attribute_namespace(name);
                }
                self.advance();
                if !self.kind().has_symbol() {
                    self.syntax_error(code::EXPECTED_IDENTIFIER);
                    self.skip_attribute(end);
                    continue;
                }
                name = self.advance();
            }
            let arguments = if self.is(TokenKind::LeftParen) { Some(self.at) } else { None };
            if arguments.is_some() {
                self.skip_brackets();
                self.at = self.at.min(end);
            }
            let last = self.previous();
            if self.at < end && !matches!(self.kind(), TokenKind::Comma | TokenKind::Ellipsis) {
                self.syntax_error(code::EXPECTED_COMMA);
                self.skip_attribute(end);
            }
            self.sema.record_written_attribute(WrittenAttribute {
                name,
                namespace: (first != name).then_some(first),
                arguments: arguments.map(|open| (open, last)),
                list_first: list.0,
            });
            let text = self.tokens.interner.text(self.tokens.symbol(name));
            if is_known {
                self.apply_gnu_name(set, cuda_names::strip_underscores(text), name, arguments, (first, last), list);
            }
            let text = cuda_names::strip_underscores(text);
            if prefix == ListPrefix::Gnu && self.sema.context.speculating == 0 {
                if seen.contains(&text) {
                    self.error_at(code::DUPLICATE_ATTRIBUTE, name);
                } else {
                    seen.push(text);
                }
            }
            let form = match (prefix, is_known, first == name) {
                (ListPrefix::Gnu, ..) => Form::Gnu,
                (_, true, _) => Form::Scoped,
                (ListPrefix::None, false, true) => Form::Standard,
                // Of a namespace that is not known: as a name that is not known.
                _ => {
                    let arguments = Default::default();
                    let (kind, form) = (Kind::Unknown, Form::Standard);
                    set.general.push(Attribute { kind, form, first, name, arguments });
                    continue;
                }
            };
            if form != Form::Standard && AttributeKind::from_name(text).is_some() {
                continue;
            }
            let kind = Kind::find(text, form, self.sema.options);
            if kind.is_none() && self.sema.context.speculating == 0 {
                let arguments = Default::default();
                set.general.push(Attribute { kind: Kind::Unknown, form, first, name, arguments });
            }
            if let Some(kind) = kind {
                if kind == Kind::StandardNoReturn {
                    set.flags |= AttributeFlags::NORETURN;
                }
                self.general_attribute(set, kind, form, first, name, arguments);
            }
        }
    }

    fn apply_gnu_name(
        &mut self,
        set: &mut AttributeSet,
        text: &str,
        name: u32,
        arguments: Option<u32>,
        entry: (u32, u32),
        list: (u32, u32),
    ) {
        let kind = AttributeKind::from_name(text);
        if let Some(kind) = kind
            && let Some(attribute) = self.cuda_attribute(kind, entry.0, name, arguments)
        {
            set.cuda.push(attribute);
        }
        let is_cuda = !matches!(kind, None | Some(AttributeKind::NoInline | AttributeKind::AlwaysInline));
        match text {
            "host" => set.execution |= ExecutionSpace::HOST,
            "device" => {
                set.execution |= ExecutionSpace::DEVICE;
                set.memory |= MemorySpace::DEVICE;
            }
            "global" | "tile_global" => set.execution |= ExecutionSpace::GLOBAL,
            "shared" => set.memory |= MemorySpace::SHARED,
            "constant" => set.memory |= MemorySpace::CONSTANT,
            "managed" => set.memory |= MemorySpace::MANAGED | MemorySpace::DEVICE,
            "grid_constant" => set.flags |= AttributeFlags::GRID_CONSTANT,
            "device_builtin" => set.flags |= AttributeFlags::DEVICE_BUILTIN,
            _ => {}
        }
        if is_cuda {
            self.sema.record_attribute(AttributeUse {
                first: entry.0,
                last: entry.1,
                list_first: list.0,
                list_last: list.1,
                is_pure: text == "nv_pure",
            });
            return;
        }
        match text {
            "weak" => set.flags |= AttributeFlags::WEAK,
            "alias" | "ifunc" | "weakref" => set.flags |= AttributeFlags::ALIAS,
            "visibility" => set.flags |= AttributeFlags::VISIBILITY,
            "gnu_inline" => set.flags |= AttributeFlags::GNU_INLINE,
            "noreturn" => set.flags |= AttributeFlags::NORETURN,
            _ => {}
        }
    }
}
