//! decl-specifier-seq and type-specifier-seq ([dcl.spec]).

use super::DeclarationContext;
use super::attribute::{AttributeFlags, AttributeSet};
use crate::Parser;
use crate::feature::Feature;
use crate::name::{NameMode, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::{Code, code};
use cufe_il::{Builtin, NameKind, Program, Qualifiers, StorageClass, TypeId};
use cufe_lex::TokenKind;

pub(crate) use cufe_sema::declare::{SpecifierFlags, Specifiers};

/// Which specifiers are expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SpecifierMode {
    /// Those of a declaration.
    Declaration,
    /// Those of a type-id: type-specifiers only.
    Type,
    /// Type-specifiers without definitions: conversion functions, new.
    TypeOnly,
    /// Those of a trailing return type: `{` after the name of a class begins the body of the function ([dcl.fct]/1).
    Trailing,
}

/// The words of fundamental types, counted.
#[derive(Default)]
struct Words {
    base: Option<Builtin>,
    long: u8,
    short: bool,
    signed: bool,
    unsigned: bool,
    complex: bool,
    any: bool,
}

impl Words {
    /// The number of the error that a further word is, if it can't stand beside those of its sort before it
    /// ([dcl.type.simple]).
    fn conflict(&self, word: TokenKind) -> Option<Code> {
        if self.complex {
            return None;
        }
        let is_wrong = match word {
            TokenKind::KwLong => self.short || self.long >= 2,
            TokenKind::KwShort if self.short => return Some(code::DUPLICATE_SPECIFIER),
            TokenKind::KwShort => self.long > 0,
            TokenKind::KwSigned if self.signed => return Some(code::DUPLICATE_SPECIFIER),
            TokenKind::KwUnsigned if self.unsigned => return Some(code::DUPLICATE_SPECIFIER),
            TokenKind::KwSigned | TokenKind::KwUnsigned => self.signed || self.unsigned,
            _ => fundamental(word).is_some() && self.base.is_some(),
        };
        is_wrong.then_some(code::INVALID_TYPE_SPECIFIERS)
    }

    /// Whether the type that was written can have the sign and size that were written.
    fn are_compatible(&self) -> bool {
        use Builtin::*;
        let has_sign = self.signed || self.unsigned;
        match self.base {
            _ if self.complex => true,
            None | Some(Int) => true,
            Some(Char | Int128) => self.long == 0 && !self.short,
            Some(Double) => self.long <= 1 && !self.short && !has_sign,
            Some(_) => self.long == 0 && !self.short && !has_sign,
        }
    }

    fn ty(&self) -> Option<Builtin> {
        use Builtin::*;
        if !self.any {
            return None;
        }
        Some(match (self.base, self.long, self.short, self.unsigned, self.signed) {
            (Some(Char), 0, false, true, _) => UnsignedChar,
            (Some(Char), 0, false, false, true) => SignedChar,
            (Some(Double), 1, ..) => LongDouble,
            (Some(Int128), _, _, true, _) => UnsignedInt128,
            (Some(Int) | None, 0, true, true, _) => UnsignedShort,
            (Some(Int) | None, 0, true, false, _) => Short,
            (Some(Int) | None, 1, _, true, _) => UnsignedLong,
            (Some(Int) | None, 1, _, false, _) => Long,
            (Some(Int) | None, 2.., _, true, _) => UnsignedLongLong,
            (Some(Int) | None, 2.., _, false, _) => LongLong,
            (None, 0, false, false, false) if self.complex => Double,
            (Some(Int) | None, 0, false, true, _) => UnsignedInt,
            (Some(Int) | None, 0, false, false, _) => Int,
            (Some(base), ..) => base,
        })
    }
}

impl Parser<'_, '_> {
    /// decl-specifier-seq or type-specifier-seq. Stops at the first token that is none; reports nothing when there is no
    /// type, because constructors and conversion functions have none.
    pub(crate) fn specifiers(&mut self, mode: SpecifierMode, context: &DeclarationContext) -> Specifiers {
        let first = self.at;
        let mut result = Specifiers {
            first,
            end: first,
            ty: None,
            storage: StorageClass::None,
            storage_token: None,
            flags: SpecifierFlags::empty(),
            placeholder: None,
            placeholder_constraint: None,
            class_placeholder: None,
            tag: None,
            explicit_condition: None,
            attributes: AttributeSet::default(),
        };
        let mut words = Words::default();
        let mut qualifiers = Qualifiers::empty();
        let mut restrict = None;
        loop {
            let token = self.at;
            let has_type = result.ty.is_some() || words.any;
            self.check_specifier(mode, &words, qualifiers, &result);
            if self.second_type(mode, context, &words, &result) {
                continue;
            }
            let flag = match self.kind() {
                TokenKind::KwConst => {
                    qualifiers |= Qualifiers::CONST;
                    None
                }
                TokenKind::KwVolatile => {
                    qualifiers |= Qualifiers::VOLATILE;
                    None
                }
                TokenKind::KwRestrict => {
                    qualifiers |= Qualifiers::RESTRICT;
                    restrict = restrict.or(Some(token));
                    None
                }
                TokenKind::KwExtension | TokenKind::KwNullability => None,
                TokenKind::KwNoinline => {
                    self.noinline_macro(&mut result.attributes);
                    continue;
                }
                TokenKind::KwAttribute | TokenKind::KwRegisterParameters => {
                    self.attributes_into(&mut result.attributes);
                    continue;
                }
                TokenKind::KwAlignas => {
                    self.bracket_attributes(mode, &mut result, has_type);
                    continue;
                }
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                    self.bracket_attributes(mode, &mut result, has_type);
                    continue;
                }
                TokenKind::KwTypedef if mode == SpecifierMode::Declaration => {
                    result.set_storage(StorageClass::Typedef, token);
                    Some(SpecifierFlags::TYPEDEF)
                }
                TokenKind::KwStatic if mode == SpecifierMode::Declaration => {
                    result.set_storage(StorageClass::Static, token);
                    Some(SpecifierFlags::STATIC)
                }
                TokenKind::KwExtern if mode == SpecifierMode::Declaration => {
                    result.set_storage(StorageClass::Extern, token);
                    Some(SpecifierFlags::EXTERN)
                }
                TokenKind::KwRegister if mode == SpecifierMode::Declaration => {
                    result.storage = StorageClass::Register;
                    Some(SpecifierFlags::REGISTER)
                }
                TokenKind::KwMutable if mode == SpecifierMode::Declaration => {
                    result.storage = StorageClass::Mutable;
                    Some(SpecifierFlags::MUTABLE)
                }
                // A storage class in C++03 ([dcl.stc] there).
                TokenKind::KwAuto if !self.since(Standard::Cpp11) => {
                    if mode == SpecifierMode::Declaration {
                        result.set_storage(StorageClass::Auto, token);
                    } else {
                        self.rule_violation(code::STORAGE_CLASS_NOT_ALLOWED, token);
                    }
                    None
                }
                TokenKind::KwFriend if mode == SpecifierMode::Declaration => Some(SpecifierFlags::FRIEND),
                TokenKind::KwVirtual if mode == SpecifierMode::Declaration => Some(SpecifierFlags::VIRTUAL),
                TokenKind::KwInline if mode == SpecifierMode::Declaration => Some(SpecifierFlags::INLINE),
                TokenKind::KwConstexpr if mode == SpecifierMode::Declaration => Some(SpecifierFlags::CONSTEXPR),
                TokenKind::KwConsteval if mode == SpecifierMode::Declaration => Some(SpecifierFlags::CONSTEVAL),
                TokenKind::KwConstinit if mode == SpecifierMode::Declaration => Some(SpecifierFlags::CONSTINIT),
                TokenKind::KwThreadLocal | TokenKind::KwGnuThread if mode == SpecifierMode::Declaration => {
                    Some(SpecifierFlags::THREAD_LOCAL)
                }
                TokenKind::KwNoreturn => None,
                TokenKind::KwExplicit if mode == SpecifierMode::Declaration => {
                    self.advance();
                    if self.is(TokenKind::LeftParen) {
                        self.uses_feature(Feature::ConditionalExplicit, token);
                        let open = self.advance();
                        let condition = self.in_brackets(Self::constant_expression);
                        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                        let value = self.converted_condition(condition);
                        result.flags.set(SpecifierFlags::EXPLICIT, value == Some(true));
                        result.explicit_condition = value.is_none().then_some(condition);
                    } else {
                        result.flags |= SpecifierFlags::EXPLICIT;
                    }
                    continue;
                }
                TokenKind::KwComplex => {
                    words.complex = true;
                    words.any = true;
                    None
                }
                TokenKind::KwLong => {
                    words.long += 1;
                    words.any = true;
                    None
                }
                TokenKind::KwShort => {
                    words.short = true;
                    words.any = true;
                    None
                }
                TokenKind::KwSigned => {
                    words.signed = true;
                    words.any = true;
                    None
                }
                TokenKind::KwUnsigned => {
                    words.unsigned = true;
                    words.any = true;
                    None
                }
                kind if fundamental(kind).is_some() && (result.ty.is_none()) => {
                    words.base = fundamental(kind);
                    words.any = true;
                    None
                }
                TokenKind::KwFloatN if !has_type => {
                    words.base = Some(float_n(self.sema.text(self.tokens.symbol(token))));
                    words.any = true;
                    None
                }
                TokenKind::KwAuto if !has_type => {
                    result.placeholder = Some(token);
                    result.ty = Some(Program::AUTO);
                    None
                }
                // A second type is reported and passed.
                TokenKind::KwAuto if mode == SpecifierMode::Declaration => {
                    self.rule_violation(code::INVALID_TYPE_SPECIFIERS, token);
                    None
                }
                kind if fundamental(kind).is_some() && result.placeholder.is_some() => {
                    self.rule_violation(code::INVALID_TYPE_SPECIFIERS, token);
                    None
                }
                TokenKind::KwDecltype if !has_type => {
                    if self.peek(1) == TokenKind::LeftParen
                        && self.peek(2) == TokenKind::KwAuto
                        && self.peek(3) == TokenKind::RightParen
                    {
                        result.placeholder = Some(token);
                        result.ty = Some(Program::DECLTYPE_AUTO);
                        self.at += 4;
                        continue;
                    }
                    if let Some(close) = self.after_bracket(self.at + 1)
                        && self.peek(1) == TokenKind::LeftParen
                        && self.tokens.kind(close) == TokenKind::ColonColon
                    {
                        match self.named_type(mode, context, &mut result) {
                            Some(ty) => result.ty = Some(ty),
                            None => break,
                        }
                    } else {
                        result.ty = Some(self.decltype_specifier());
                    }
                    continue;
                }
                TokenKind::KwTypeof if !has_type => {
                    result.ty = Some(self.typeof_specifier());
                    continue;
                }
                TokenKind::KwTypeTransform if !has_type => {
                    result.ty = Some(self.transform_specifier());
                    continue;
                }
                TokenKind::KwAtomic if !has_type => {
                    self.advance();
                    if self.is(TokenKind::LeftParen) {
                        self.advance();
                        result.ty = Some(self.in_brackets(Self::type_id));
                        self.expect(TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                    }
                    continue;
                }
                TokenKind::KwPackGenerator if !has_type && self.peek(1) == TokenKind::Less => {
                    self.advance();
                    self.template_argument_list();
                    result.ty = Some(Program::UNKNOWN);
                    continue;
                }
                TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion if !has_type => {
                    self.class_specifier(mode, context, &mut result);
                    continue;
                }
                TokenKind::KwEnum if !has_type => {
                    self.enum_specifier(mode, context, &mut result);
                    continue;
                }
                TokenKind::KwTypename if !has_type => {
                    result.ty = Some(self.typename_specifier());
                    continue;
                }
                TokenKind::Identifier | TokenKind::ColonColon if !has_type => {
                    match self.named_type(mode, context, &mut result) {
                        Some(ty) => {
                            result.ty = Some(ty);
                            continue;
                        }
                        None => break,
                    }
                }
                _ => break,
            };
            if let Some(flag) = flag {
                result.flags |= flag;
            }
            self.advance();
        }
        if !words.are_compatible() {
            self.rule_violation(code::INVALID_TYPE_SPECIFIERS, first);
        }
        if let Some(token) = restrict
            && words.any
        {
            // Only pointers and references are restricted.
            self.rule_violation(code::INVALID_RESTRICT, token);
        }
        if let Some(builtin) = words.ty() {
            let mut ty = Program::builtin(builtin);
            if words.complex {
                ty = self.sema.complex_type(ty);
            }
            result.ty = Some(ty);
        }
        if result.ty.is_none()
            && !qualifiers.is_empty()
            && mode == SpecifierMode::Declaration
            && self.is(TokenKind::Identifier)
        {
            // `const x = 1;`: int is assumed after the error 260, which the caller reports.
        }
        if let Some(ty) = result.ty {
            // Brackets in front of an explicit instantiation are misplaced.
            let is_misplaced = context.is_instantiation && self.tokens.kind(first) == TokenKind::LeftBracket;
            let ty = if is_misplaced { ty } else { self.sema.with_type_attributes(ty, &result.attributes) };
            result.ty = Some(self.sema.qualified_type(ty, qualifiers));
            result.end = self.at;
            if !qualifiers.is_empty() {
                self.sema.check_meaningless_qualifiers(&result, ty);
            }
        }
        result.end = self.at;
        if let Some(ty) = result.ty {
            self.sema.count_type(ty, first);
        }
        result
    }

    /// A type-specifier behind another type is reported (84) and passed; behind the definition of a class or enumeration a `;`
    /// is missing. Words of the sign and size are told at the first specifier.
    fn second_type(
        &mut self,
        mode: SpecifierMode,
        context: &DeclarationContext,
        words: &Words,
        known: &Specifiers,
    ) -> bool {
        let defines = known.flags.contains(SpecifierFlags::DEFINES);
        if known.placeholder.is_some() || defines || known.ty.is_none() && !words.any || mode == SpecifierMode::Trailing
        {
            return false;
        }
        let token = self.at;
        match self.kind() {
            kind if fundamental(kind).is_some() && known.ty.is_some() => {
                self.rule_violation(code::INVALID_TYPE_SPECIFIERS, token);
                self.advance();
            }
            TokenKind::KwShort | TokenKind::KwLong | TokenKind::KwSigned | TokenKind::KwUnsigned
                if known.ty.is_some() =>
            {
                self.rule_violation(code::INVALID_TYPE_SPECIFIERS, known.first);
                self.advance();
            }
            TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion | TokenKind::KwEnum => {
                self.rule_violation(code::INVALID_TYPE_SPECIFIERS, token);
                self.specifiers(SpecifierMode::TypeOnly, context);
            }
            _ => return false,
        }
        self.at > token
    }

    /// Bracket attributes or `alignas` among the specifiers: in front they belong to what is declared, behind the type to the
    /// type ([dcl.spec.general]); elsewhere none may stand (1866).
    fn bracket_attributes(&mut self, mode: SpecifierMode, result: &mut Specifiers, has_type: bool) {
        let first = self.at;
        let is_in_front = self.is_in_front(result.first);
        let mut attributes = AttributeSet::default();
        self.one_attribute_list(&mut attributes);
        if is_in_front {
            result.attributes.merge(&attributes);
        } else if !has_type {
            if self.sema.context.speculating == 0 {
                self.sema.report_bracket_attributes(first);
            }
        } else if self.sema.context.speculating == 0 && mode != SpecifierMode::TypeOnly {
            let of_type = attributes.take_standard();
            self.sema.apply_type_attributes(&of_type, Program::UNKNOWN);
            result.attributes.merge(&attributes);
        } else {
            result.attributes.merge(&attributes);
        }
    }

    /// Whether nothing but attributes stands between a token and here.
    pub(super) fn is_in_front(&self, first: u32) -> bool {
        let mut token = first;
        while token < self.at {
            let open = match self.tokens.kind(token) {
                TokenKind::KwAttribute | TokenKind::KwAlignas => token + 1,
                TokenKind::LeftBracket => token,
                TokenKind::KwNoinline | TokenKind::KwExtension | TokenKind::KwRegisterParameters => {
                    token += 1;
                    continue;
                }
                _ => return false,
            };
            match self.tokens.partner(open) {
                Some(close) if close > open => token = close + 1,
                _ => return true,
            }
        }
        true
    }

    /// Checks the specifier at the current token against those before it.
    fn check_specifier(&mut self, mode: SpecifierMode, words: &Words, qualifiers: Qualifiers, known: &Specifiers) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let is_declaration = mode == SpecifierMode::Declaration;
        let kind = self.kind();
        match kind {
            TokenKind::KwConst if qualifiers.contains(Qualifiers::CONST) => {
                self.error_at(code::DUPLICATE_QUALIFIER, self.at)
            }
            TokenKind::KwVolatile if qualifiers.contains(Qualifiers::VOLATILE) => {
                self.error_at(code::DUPLICATE_QUALIFIER, self.at)
            }
            TokenKind::KwTypedef
            | TokenKind::KwStatic
            | TokenKind::KwExtern
            | TokenKind::KwRegister
            | TokenKind::KwMutable
                if is_declaration =>
            {
                self.check_storage_class(known.storage);
            }
            TokenKind::KwAuto if is_declaration && !self.since(Standard::Cpp11) => {
                self.check_storage_class(known.storage);
            }
            TokenKind::KwInline => self.check_repeated(known.flags, SpecifierFlags::INLINE),
            TokenKind::KwConstexpr | TokenKind::KwConsteval | TokenKind::KwConstinit => {
                let own = match kind {
                    TokenKind::KwConstexpr => SpecifierFlags::CONSTEXPR,
                    TokenKind::KwConsteval => SpecifierFlags::CONSTEVAL,
                    _ => SpecifierFlags::CONSTINIT,
                };
                let all = SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL | SpecifierFlags::CONSTINIT;
                self.check_repeated(known.flags, own);
                if known.flags.intersects(all - own) {
                    self.error_at(code::CONFLICTING_CONSTEXPR_SPECIFIERS, self.at);
                }
            }
            TokenKind::KwThreadLocal | TokenKind::KwGnuThread
                if is_declaration && known.flags.contains(SpecifierFlags::THREAD_LOCAL) =>
            {
                let is_same = (known.first..self.at).any(|token| self.tokens.kind(token) == kind);
                self.error_at(
                    if is_same { code::DUPLICATE_SPECIFIER } else { code::TWO_THREAD_SPECIFIERS },
                    self.at + u32::from(is_same),
                );
            }
            TokenKind::KwVirtual => self.check_repeated(known.flags, SpecifierFlags::VIRTUAL),
            TokenKind::KwExplicit => self.check_repeated(known.flags, SpecifierFlags::EXPLICIT),
            TokenKind::KwFriend => self.check_repeated(known.flags, SpecifierFlags::FRIEND),
            _ if known.ty.is_none() && (words.any || words.complex) => {
                if let Some(code) = words.conflict(kind) {
                    self.error_at(code, self.at);
                }
            }
            _ => {}
        }
    }

    /// A type that is named, at an identifier or `::`. `None` (and nothing passed) if the name is a declarator's: a
    /// constructor, an operator, or not a type.
    fn named_type(
        &mut self,
        mode: SpecifierMode,
        context: &DeclarationContext,
        result: &mut Specifiers,
    ) -> Option<TypeId> {
        let first = self.at;
        if mode == SpecifierMode::Declaration && self.is_declarator_name(context, result) {
            return None;
        }
        let name_mode = NameMode { is_type: true, ..NameMode::default() };
        let name = match self.parse_name(name_mode) {
            Some(name) if name.name.symbol().is_some() => name,
            _ => {
                self.at = first;
                return None;
            }
        };
        if self.is(TokenKind::ColonColon) && self.peek(1) == TokenKind::Star {
            // `C::*`, a pointer to member: it belongs to the declarator.
            self.at = first;
            return None;
        }
        if self.sema.is_concept_name(&name) {
            // `C auto`, `C<int> auto`, `C decltype(auto)`: a constrained placeholder.
            if matches!(self.kind(), TokenKind::KwAuto | TokenKind::KwDecltype) {
                self.note_type_constraint(first, &name, None);
                result.placeholder_constraint = Some(first);
            }
            match self.kind() {
                TokenKind::KwAuto => {
                    result.placeholder = Some(self.advance());
                    return Some(Program::AUTO);
                }
                TokenKind::KwDecltype => {
                    result.placeholder = Some(self.at);
                    self.at += 4;
                    return Some(Program::DECLTYPE_AUTO);
                }
                // No type is left out in front of a declarator.
                TokenKind::Identifier if mode == SpecifierMode::Declaration && name.arguments.is_none() => {
                    let text = self.sema.name_text(name.name);
                    if self.sema.context.speculating == 0 {
                        self.name_error_at(code::NOT_A_TYPE_NAME, name.token, text);
                    }
                    return Some(Program::UNKNOWN);
                }
                _ => {
                    self.at = first;
                    return None;
                }
            }
        }
        if name.found.is_nothing()
            && mode == SpecifierMode::Declaration
            && !context.in_block
            && name.qualifier == Qualifier::None
            && (name.arguments.is_some() || self.is(TokenKind::Less) && self.is_argument_list_of_type())
        {
            self.rule_violation(code::TEMPLATE_NAME_EXPECTED, name.token);
            if name.arguments.is_none() {
                self.template_argument_list();
            }
            while self.is(TokenKind::ColonColon) && self.peek(1) == TokenKind::Identifier {
                self.at += 2;
                if self.is(TokenKind::Less) {
                    self.template_argument_list();
                }
            }
            return Some(Program::UNKNOWN);
        }
        if mode == SpecifierMode::Declaration
            && name.arguments.is_none()
            && self.is(TokenKind::Identifier)
            && self.sema.is_variable_template(&name)
        {
            // A template whose arguments are missing stands for a type that is not known.
            if self.sema.context.speculating == 0 {
                let text = self.sema.name_text(name.name);
                self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
            }
            return Some(Program::UNKNOWN);
        }
        if name.found.is_nothing() && name.arguments.is_none() {
            if mode == SpecifierMode::Declaration && self.is_followed_by_declarator() && !self.is(TokenKind::ColonColon)
            {
                self.sema.undeclared(&name);
                return Some(Program::UNKNOWN);
            }
            self.at = first;
            return None;
        }
        if self.sema.is_template_without_arguments(&name) {
            // It is taken for a type that is not known.
            if self.sema.context.speculating == 0 {
                let text = self.sema.name_text(name.name);
                self.name_error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token, text);
            }
            return Some(Program::UNKNOWN);
        }
        if self.sema.is_type_name(&name, name_mode) {
            if self.is(TokenKind::Less) && name.arguments.is_none() && self.is_argument_list_of_type() {
                // Nothing but an argument list can be meant.
                self.rule_violation(code::TEMPLATE_ARGUMENTS_ON_NON_TEMPLATE, name.token);
                self.template_argument_list();
                return Some(Program::UNKNOWN);
            }
            self.sema.check_typename(context, result, &name);
            let ty = self.type_of_name(&name);
            if self.sema.names_template(ty) {
                result.class_placeholder = Some(name.token);
            }
            return Some(ty);
        }
        if mode == SpecifierMode::Declaration
            && name.arguments.is_none()
            && self.is_followed_by_declarator()
            && self.sema.is_certainly_no_type(&name)
        {
            if self.sema.declaring.last_error != Some(name.first) {
                self.sema.declaring.last_error = Some(name.first);
                let text = self.sema.name_text(name.name);
                self.name_error_at(code::NOT_A_TYPE_NAME, name.first, text);
            }
            return Some(Program::UNKNOWN);
        }
        // In a C declaration a type can be hidden by a variable of the same name: only an elaborated specifier names it.
        self.at = first;
        None
    }

    /// Whether a template argument list can be read at the `<` here and a declarator follows it.
    pub(super) fn is_argument_list_of_type(&mut self) -> bool {
        self.is_argument_list_before(&[
            TokenKind::Identifier,
            TokenKind::Star,
            TokenKind::Ampersand,
            TokenKind::AmpersandAmpersand,
            TokenKind::ColonColon,
        ])
    }

    /// Whether a template argument list can be read at the `<` here, with one of these tokens behind it.
    pub(crate) fn is_argument_list_before(&mut self, behind: &[TokenKind]) -> bool {
        self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            parser.template_argument_list().is_some()
                && !parser.failed_since(&checkpoint)
                && behind.contains(&parser.kind())
        })
    }

    /// Whether what follows a name that is no type's shows that it was meant as one: the beginning of a declarator that is no
    /// parenthesis.
    fn is_followed_by_declarator(&self) -> bool {
        match self.kind() {
            TokenKind::Identifier
            | TokenKind::KwOperator
            | TokenKind::ColonColon
            | TokenKind::Star
            | TokenKind::Ampersand
            | TokenKind::AmpersandAmpersand => true,
            TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                self.after_bracket(self.at).is_some_and(|after| self.tokens.kind(after) == TokenKind::Identifier)
            }
            _ => false,
        }
    }

    /// Whether the name at the current token is that of a declarator without type: a constructor or destructor, a
    /// conversion function, a deduction guide ([class.ctor], [temp.deduct.guide]).
    fn is_declarator_name(&mut self, context: &DeclarationContext, result: &Specifiers) -> bool {
        let checkpoint = self.checkpoint();
        // Constructor of the class being defined.
        if context.in_class
            && self.is(TokenKind::Identifier)
            && self.peek(1) != TokenKind::ColonColon
            && let Some(class) = self.sema.current_class()
            && self.sema.program().symbol(self.sema.program().classes[class].entity)
                == Some(self.tokens.symbol(self.at))
            && !result.flags.contains(SpecifierFlags::FRIEND)
            && self.peek(1) != TokenKind::ColonColon
        {
            if self.peek(1) == TokenKind::LeftParen {
                return !self.sema.is_parenthesized_declarator(self.at + 1);
            }
            if self.peek(1) == TokenKind::Less {
                let open = self.at + 1;
                self.at = open;
                let is_constructor = self.template_argument_list().is_some()
                    && self.is(TokenKind::LeftParen)
                    && !self.sema.is_parenthesized_declarator(self.at);
                self.rewind(&checkpoint);
                return is_constructor;
            }
            return false;
        }
        if self.is(TokenKind::Identifier)
            && !matches!(self.peek(1), TokenKind::ColonColon | TokenKind::Less | TokenKind::LeftParen)
        {
            return false;
        }
        // What is noted of packs is noted when the name is read for good.
        self.sema.context.speculating += 1;
        let name = self.parse_name(NameMode { is_declarator: true, ..NameMode::default() });
        self.sema.context.speculating -= 1;
        let is_declarator = match &name {
            None => false,
            Some(name) => match name.name.kind() {
                NameKind::Constructor => self.is(TokenKind::LeftParen),
                NameKind::Destructor | NameKind::Conversion | NameKind::Operator(_) | NameKind::LiteralOperator(_) => {
                    true
                }
                NameKind::Identifier(_) => {
                    self.is(TokenKind::LeftParen)
                        && self.sema.is_template_name(name)
                        && self.since(Standard::Cpp17)
                        && !context.in_block
                        && self.after_bracket(self.at).is_some_and(|after| {
                            self.tokens.kind(after) == TokenKind::Arrow
                                || self.tokens.kind(after) == TokenKind::KwNoexcept
                        })
                }
                _ => false,
            },
        };
        self.rewind(&checkpoint);
        is_declarator
    }

    /// Whether the attributes make the declared types part of the toolkit's headers.
    pub(crate) fn is_device_builtin(attributes: &AttributeSet) -> bool {
        attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN)
    }
}

/// Whether a keyword can only be part of a type: that of a fundamental type, its sign or size, or a cv-qualifier.
pub(super) fn is_type_word(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::KwConst
            | TokenKind::KwVolatile
            | TokenKind::KwLong
            | TokenKind::KwShort
            | TokenKind::KwSigned
            | TokenKind::KwUnsigned
    ) || fundamental(kind).is_some()
}

/// The fundamental type that one keyword names.
fn fundamental(kind: TokenKind) -> Option<Builtin> {
    Some(match kind {
        TokenKind::KwVoid => Builtin::Void,
        TokenKind::KwBool => Builtin::Bool,
        TokenKind::KwChar => Builtin::Char,
        TokenKind::KwWchar => Builtin::Wchar,
        TokenKind::KwChar8 => Builtin::Char8,
        TokenKind::KwChar16 => Builtin::Char16,
        TokenKind::KwChar32 => Builtin::Char32,
        TokenKind::KwInt => Builtin::Int,
        TokenKind::KwFloat => Builtin::Float,
        TokenKind::KwDouble => Builtin::Double,
        TokenKind::KwInt128 => Builtin::Int128,
        _ => return None,
    })
}

fn float_n(text: &str) -> Builtin {
    match text {
        "_Float32" => Builtin::Float32,
        "_Float32x" => Builtin::Float32x,
        "_Float64" => Builtin::Float64,
        "_Float64x" => Builtin::Float64x,
        _ => Builtin::Float128,
    }
}
