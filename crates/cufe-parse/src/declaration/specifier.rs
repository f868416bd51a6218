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
use cufe_sema::template::{ReadResult, Satisfaction};

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

    /// The number of the error that `_Complex` is beside the other words: its parts are floating-point numbers.
    fn complex_mistake(&self) -> Option<Code> {
        match self.base {
            _ if !self.complex => None,
            Some(base) if base.is_floating() => None,
            Some(_) => Some(code::COMPLEX_OF_INTEGERS),
            None => Some(code::COMPLEX_WITHOUT_TYPE),
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

/// The specifiers so far.
struct Sequence {
    mode: SpecifierMode,
    words: Words,
    qualifiers: Qualifiers,
    /// The first `__restrict__`.
    restrict: Option<u32>,
    result: Specifiers,
}

impl Sequence {
    fn has_type(&self) -> bool {
        self.result.ty.is_some() || self.words.any
    }
}

/// What was done with a specifier.
enum Step {
    /// It is one word, which is still there.
    Word(SpecifierFlags),
    /// It was read.
    Parsed,
}

impl Parser<'_, '_> {
    /// decl-specifier-seq or type-specifier-seq. Stops at the first token that is none; reports nothing when there is no
    /// type, because constructors and conversion functions have none.
    pub(crate) fn specifiers(&mut self, mode: SpecifierMode, context: &DeclarationContext) -> Specifiers {
        let first = self.at;
        let mut sequence = Sequence {
            mode,
            words: Words::default(),
            qualifiers: Qualifiers::empty(),
            restrict: None,
            result: Specifiers {
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
            },
        };
        loop {
            let Sequence { words, qualifiers, result, .. } = &sequence;
            self.check_specifier(mode, words, *qualifiers, result);
            if self.second_type(mode, context, words, result) {
                continue;
            }
            let step = self
                .qualifier_or_attribute(&mut sequence)
                .or_else(|| self.declaration_specifier(&mut sequence))
                .or_else(|| self.fundamental_specifier(&mut sequence))
                .or_else(|| self.signed_typedef(&mut sequence, context))
                .or_else(|| self.computed_type_specifier(&mut sequence, context))
                .or_else(|| self.named_type_specifier(&mut sequence, context));
            match step {
                Some(Step::Word(flags)) => {
                    sequence.result.flags |= flags;
                    self.advance();
                }
                Some(Step::Parsed) => {}
                None => break,
            }
        }
        self.finish_specifiers(sequence, context)
    }

    /// cv-qualifier or attributes.
    fn qualifier_or_attribute(&mut self, sequence: &mut Sequence) -> Option<Step> {
        match self.kind() {
            TokenKind::KwConst => sequence.qualifiers |= Qualifiers::CONST,
            TokenKind::KwVolatile => sequence.qualifiers |= Qualifiers::VOLATILE,
            TokenKind::KwRestrict => {
                sequence.qualifiers |= Qualifiers::RESTRICT;
                sequence.restrict = sequence.restrict.or(Some(self.at));
            }
            TokenKind::KwExtension | TokenKind::KwNullability | TokenKind::KwNoreturn => {}
            TokenKind::KwNoinline => {
                self.noinline_macro(&mut sequence.result.attributes);
                return Some(Step::Parsed);
            }
            TokenKind::KwAttribute | TokenKind::KwRegisterParameters => {
                self.attributes_into(&mut sequence.result.attributes);
                return Some(Step::Parsed);
            }
            TokenKind::LeftBracket if self.peek(1) != TokenKind::LeftBracket => return None,
            TokenKind::KwAlignas | TokenKind::LeftBracket => {
                let has_type = sequence.has_type();
                self.bracket_attributes(sequence.mode, &mut sequence.result, has_type);
                return Some(Step::Parsed);
            }
            _ => return None,
        }
        Some(Step::Word(SpecifierFlags::empty()))
    }

    /// A specifier that only declarations have: storage-class-specifier, function-specifier, `friend`, `typedef` and the
    /// `constexpr` family.
    fn declaration_specifier(&mut self, sequence: &mut Sequence) -> Option<Step> {
        let token = self.at;
        let kind = self.kind();
        // A storage class in C++03 ([dcl.stc] there).
        if kind == TokenKind::KwAuto && !self.since(Standard::Cpp11) {
            if sequence.mode == SpecifierMode::Declaration {
                sequence.result.set_storage(StorageClass::Auto, token);
            } else {
                self.rule_violation(code::STORAGE_CLASS_NOT_ALLOWED, token);
            }
            return Some(Step::Word(SpecifierFlags::empty()));
        }
        if sequence.mode != SpecifierMode::Declaration {
            return None;
        }
        let result = &mut sequence.result;
        Some(Step::Word(match kind {
            TokenKind::KwTypedef => {
                result.set_storage(StorageClass::Typedef, token);
                SpecifierFlags::TYPEDEF
            }
            TokenKind::KwStatic => {
                result.set_storage(StorageClass::Static, token);
                SpecifierFlags::STATIC
            }
            TokenKind::KwExtern => {
                result.set_storage(StorageClass::Extern, token);
                SpecifierFlags::EXTERN
            }
            TokenKind::KwRegister => {
                result.storage = StorageClass::Register;
                SpecifierFlags::REGISTER
            }
            TokenKind::KwMutable => {
                result.storage = StorageClass::Mutable;
                SpecifierFlags::MUTABLE
            }
            TokenKind::KwFriend => SpecifierFlags::FRIEND,
            TokenKind::KwVirtual => SpecifierFlags::VIRTUAL,
            TokenKind::KwInline => SpecifierFlags::INLINE,
            TokenKind::KwConstexpr => SpecifierFlags::CONSTEXPR,
            TokenKind::KwConsteval => SpecifierFlags::CONSTEVAL,
            TokenKind::KwConstinit => SpecifierFlags::CONSTINIT,
            TokenKind::KwThreadLocal | TokenKind::KwGnuThread => SpecifierFlags::THREAD_LOCAL,
            TokenKind::KwExplicit => {
                self.explicit_specifier(result);
                return Some(Step::Parsed);
            }
            _ => return None,
        }))
    }

    /// explicit-specifier ([dcl.fct.spec]).
    fn explicit_specifier(&mut self, result: &mut Specifiers) {
        let token = self.advance();
        if !self.is(TokenKind::LeftParen) {
            result.flags |= SpecifierFlags::EXPLICIT;
            return;
        }
        self.uses_feature(Feature::ConditionalExplicit, token);
        let open = self.advance();
        let condition = self.in_brackets(Self::constant_expression);
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        let value = self.converted_condition(condition);
        result.flags.set(SpecifierFlags::EXPLICIT, value == Some(true));
        result.explicit_condition = value.is_none().then_some(condition);
    }

    /// The condition of an explicit-specifier in an instance, up to a token: a contextually converted constant expression of type
    /// `bool`.
    pub(crate) fn explicit_condition(&mut self, last: u32) -> ReadResult {
        let condition = self.required_folding(|parser| parser.in_brackets(Self::constant_expression));
        if self.at != last + 1 || self.sema.is_dependent_type(self.sema.expression(condition).ty) {
            return ReadResult::Unknown;
        }
        match self.converted_condition(condition) {
            Some(true) => ReadResult::Satisfaction(Satisfaction::Satisfied),
            Some(false) => ReadResult::Satisfaction(Satisfaction::Unsatisfied),
            None => ReadResult::Unknown,
        }
    }

    /// A word of a fundamental type.
    fn fundamental_specifier(&mut self, sequence: &mut Sequence) -> Option<Step> {
        let has_type = sequence.has_type();
        let Sequence { words, result, .. } = sequence;
        match self.kind() {
            TokenKind::KwComplex => words.complex = true,
            TokenKind::KwLong => words.long += 1,
            TokenKind::KwShort => words.short = true,
            TokenKind::KwSigned => words.signed = true,
            TokenKind::KwUnsigned => words.unsigned = true,
            // `_Complex` may stand on either side of the name.
            TokenKind::Identifier if !has_type || words.complex && words.base.is_none() && result.ty.is_none() => {
                if !words.complex && self.peek(1) != TokenKind::KwComplex {
                    return None;
                }
                words.base = Some(self.sema.predeclared_floating(self.at)?);
            }
            TokenKind::KwFloatN if !has_type => {
                words.base = Some(float_n(self.sema.text(self.tokens.symbol(self.at))));
            }
            kind => {
                let base = fundamental(kind)?;
                if result.ty.is_some() {
                    // A second type behind a placeholder is reported and passed.
                    result.placeholder?;
                    self.rule_violation(code::INVALID_TYPE_SPECIFIERS, self.at);
                    return Some(Step::Word(SpecifierFlags::empty()));
                }
                words.base = Some(base);
            }
        }
        words.any = true;
        Some(Step::Word(SpecifierFlags::empty()))
    }

    /// A typedef of a signed integer type behind words of sign and size in a type-id, where no declarator could have the name: GNU
    /// C++ takes it for the words that it stands for.
    fn signed_typedef(&mut self, sequence: &mut Sequence, context: &DeclarationContext) -> Option<Step> {
        use Builtin::*;
        let Sequence { mode, words, result, .. } = sequence;
        let is_type_id = *mode != SpecifierMode::Declaration || context.is_alias;
        let is_open = words.any && words.base.is_none() && !words.complex && result.ty.is_none();
        if !is_type_id || !is_open || !self.is(TokenKind::Identifier) {
            return None;
        }
        let name = self.sema.identifier_name(self.at);
        let found = self.sema.lookup_unqualified(name, self.sema.context.scope, self.at);
        let has_size = words.long > 0 || words.short;
        match self.sema.builtin_of_typedef(found.first()?)? {
            Int | Wchar => words.base = Some(Int),
            Short if !has_size => words.short = true,
            Long if !has_size => words.long = 1,
            LongLong if !has_size => words.long = 2,
            SignedChar if !has_size => words.base = Some(Char),
            builtin @ (Char | Int128) if !has_size => words.base = Some(builtin),
            _ => self.rule_violation(code::INVALID_TYPE_SPECIFIERS, sequence.result.first),
        }
        Some(Step::Word(SpecifierFlags::empty()))
    }

    /// A type that is deduced or computed: `auto`, `decltype`, `typeof` and its like.
    fn computed_type_specifier(&mut self, sequence: &mut Sequence, context: &DeclarationContext) -> Option<Step> {
        let token = self.at;
        let has_type = sequence.has_type();
        let result = &mut sequence.result;
        match self.kind() {
            TokenKind::KwAuto if !has_type => {
                result.placeholder = Some(token);
                result.ty = Some(Program::AUTO);
                return Some(Step::Word(SpecifierFlags::empty()));
            }
            // A second type is reported and passed.
            TokenKind::KwAuto if sequence.mode == SpecifierMode::Declaration => {
                self.rule_violation(code::INVALID_TYPE_SPECIFIERS, token);
                return Some(Step::Word(SpecifierFlags::empty()));
            }
            _ if has_type => return None,
            TokenKind::KwDecltype => {
                let is_open = self.peek(1) == TokenKind::LeftParen;
                if is_open && self.peek(2) == TokenKind::KwAuto && self.peek(3) == TokenKind::RightParen {
                    result.placeholder = Some(token);
                    result.ty = Some(Program::DECLTYPE_AUTO);
                    self.at += 4;
                } else if is_open
                    && let Some(close) = self.after_bracket(self.at + 1)
                    && self.tokens.kind(close) == TokenKind::ColonColon
                {
                    result.ty = Some(self.named_type(sequence.mode, context, result)?);
                } else {
                    result.ty = Some(self.decltype_specifier());
                }
            }
            TokenKind::KwTypeof => result.ty = Some(self.typeof_specifier()),
            TokenKind::KwTypeTransform => result.ty = Some(self.transform_specifier()),
            TokenKind::KwAtomic => {
                self.advance();
                if self.eat(TokenKind::LeftParen) {
                    result.ty = Some(self.in_brackets(Self::type_id));
                    self.expect(TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                }
            }
            TokenKind::KwPackGenerator if self.peek(1) == TokenKind::Less => {
                self.advance();
                self.template_argument_list();
                result.ty = Some(Program::UNKNOWN);
            }
            _ => return None,
        }
        Some(Step::Parsed)
    }

    /// A class-specifier, enum-specifier, typename-specifier or the name of a type.
    fn named_type_specifier(&mut self, sequence: &mut Sequence, context: &DeclarationContext) -> Option<Step> {
        if sequence.has_type() {
            return None;
        }
        let (mode, result) = (sequence.mode, &mut sequence.result);
        match self.kind() {
            TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion => {
                self.class_specifier(mode, context, result);
            }
            TokenKind::KwEnum => self.enum_specifier(mode, context, result),
            TokenKind::KwTypename => result.ty = Some(self.typename_specifier()),
            TokenKind::Identifier | TokenKind::ColonColon => {
                result.ty = Some(self.named_type(mode, context, result)?);
            }
            _ => return None,
        }
        Some(Step::Parsed)
    }

    /// The type that all words, qualifiers and attributes make.
    fn finish_specifiers(&mut self, sequence: Sequence, context: &DeclarationContext) -> Specifiers {
        let Sequence { words, qualifiers, restrict, mut result, .. } = sequence;
        let first = result.first;
        if !words.are_compatible() {
            self.rule_violation(code::INVALID_TYPE_SPECIFIERS, first);
        }
        if let Some(code) = words.complex_mistake() {
            self.rule_violation(code, first);
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
        if let Some(ty) = result.ty {
            // Brackets in front of an explicit instantiation are misplaced.
            let is_misplaced = context.is_instantiation && self.tokens.kind(first) == TokenKind::LeftBracket;
            let ty = if is_misplaced { ty } else { self.sema.with_type_attributes(ty, &result.attributes) };
            result.ty = Some(self.sema.type_of_specifiers(ty, qualifiers));
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
    /// is missing. Words of the sign and size are reported at the first specifier.
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
                let is_kept = self.note_type_constraint(first, &name, None);
                result.placeholder_constraint = is_kept.then_some(first);
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
        if mode == SpecifierMode::Declaration
            && !self.is(TokenKind::LeftParen)
            && self.is_followed_by_declarator()
            && self.sema.names_constructor(&name)
        {
            let text = self.sema.name_text(name.name);
            self.name_error_at(code::NOT_A_TYPE_NAME, name.first, text);
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
pub(crate) fn is_type_word(kind: TokenKind) -> bool {
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
