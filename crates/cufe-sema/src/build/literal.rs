//! Types of literals ([lex.literal], spec/lexer.md "Numbers", "Character and string literals").

use super::Extent;
use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArrayBound, Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Program, Qualifiers, ScopeId, Type, TypeId,
    ValueCategory,
};
use cufe_lex::literal::{CharacterType, Encoding, FloatingKind, IntegerKind};
use cufe_lex::{TokenKind, literal};

impl<'t> Sema<'t> {
    /// The text of a token.
    pub fn token_text(&self, token: u32) -> &'t [u8] {
        self.source.text().get(self.tokens.range(token).indices()).unwrap_or_default()
    }

    /// An integer, floating or character literal.
    pub fn build_literal(&mut self, token: u32, scope: ScopeId) -> ExpressionId {
        let extent = Extent { first: token, last: token };
        let kind = ExpressionKind::Literal(token);
        if self.tokens.suffix(token).is_some() {
            return self.build_user_literal(kind, token, None, scope, extent);
        }
        let text = self.token_text(token);
        let dialect = &self.options.dialect;
        let builtin = match self.tokens.kind(token) {
            TokenKind::IntegerLiteral => match literal::integer_value(text, dialect).kind {
                IntegerKind::Int => Builtin::Int,
                IntegerKind::UnsignedInt => Builtin::UnsignedInt,
                IntegerKind::Long => Builtin::Long,
                IntegerKind::UnsignedLong => Builtin::UnsignedLong,
                IntegerKind::LongLong => Builtin::LongLong,
                IntegerKind::UnsignedLongLong => Builtin::UnsignedLongLong,
            },
            TokenKind::FloatingLiteral => match literal::floating(text, dialect).kind {
                FloatingKind::Float => Builtin::Float,
                FloatingKind::Double => Builtin::Double,
                FloatingKind::LongDouble => Builtin::LongDouble,
                FloatingKind::Float128 => Builtin::Float128,
            },
            _ => self.character_type(token),
        };
        self.build(kind, Program::builtin(builtin), ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// The type of a character literal ([lex.ccon]).
    pub(super) fn character_type(&self, token: u32) -> Builtin {
        match literal::character_value(self.token_text(token), &self.options.dialect).ty {
            CharacterType::Char => Builtin::Char,
            CharacterType::Int => Builtin::Int,
            CharacterType::Wchar => Builtin::Wchar,
            CharacterType::Char8 => Builtin::Char8,
            CharacterType::Char16 => Builtin::Char16,
            CharacterType::Char32 => Builtin::Char32,
        }
    }

    /// String literals that stand side by side ([lex.string]): 1282 for different prefixes, 2484 for different suffixes.
    pub fn build_string(&mut self, first: u32, count: u32, scope: ScopeId) -> ExpressionId {
        let extent = Extent { first, last: first + count.saturating_sub(1) };
        let kind = ExpressionKind::String { first, count };
        let dialect = &self.options.dialect;
        let mut encoding = Encoding::Ordinary;
        let mut suffix = None;
        let mut mixed = None;
        let mut different = None;
        for token in first..first + count {
            let own = literal::string_encoding(self.token_text(token), dialect);
            if own != Encoding::Ordinary && own != encoding {
                if encoding == Encoding::Ordinary {
                    encoding = own;
                } else {
                    mixed = mixed.or(Some(token));
                }
            }
            if let Some(own) = self.tokens.suffix(token) {
                if suffix.is_some_and(|(_, suffix)| suffix != own) {
                    different = different.or(Some(token));
                }
                suffix = suffix.or(Some((token, own)));
            }
        }
        if let Some(token) = mixed {
            self.report_at(code::MIXED_STRING_LITERALS, token);
            return self.unknown_expression(extent);
        }
        if let Some(token) = different {
            self.report_different_suffix(token);
        } else if let Some((token, _)) = suffix {
            let string = self.plain_string(first, count, encoding, extent);
            return self.build_user_literal(kind, token, Some(string), scope, extent);
        }
        self.plain_string(first, count, encoding, extent)
    }

    /// Reports the suffix of a string literal beside another with a suffix of its own ([lex.ext]/8).
    pub fn report_different_suffix(&mut self, token: u32) {
        let length = self.tokens.suffix(token).map_or(0, |suffix| self.text(suffix).len() as u32);
        let position = cufe_base::Position(self.tokens.end(token).0.saturating_sub(length));
        self.report(Report::new(code::LITERAL_SUFFIX_MISMATCH, position));
    }

    /// A string literal as it is without suffix.
    fn plain_string(&mut self, first: u32, count: u32, encoding: Encoding, extent: Extent) -> ExpressionId {
        let mut length = 1;
        for token in first..first + count {
            length += literal::string_value(self.token_text(token), Some(encoding), &self.options.dialect).units.len();
        }
        let element = match encoding {
            Encoding::Ordinary => Builtin::Char,
            Encoding::Utf8 if self.since(cufe_base::Standard::Cpp20) => Builtin::Char8,
            Encoding::Utf8 => Builtin::Char,
            Encoding::Wide => Builtin::Wchar,
            Encoding::Utf16 => Builtin::Char16,
            Encoding::Utf32 => Builtin::Char32,
        };
        let ty = self.constant_array(element, Some(length as u64));
        let kind = ExpressionKind::String { first, count };
        self.build(kind, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), extent)
    }

    /// `__func__` and its like: a constant array of `char`; its length is not computed.
    pub fn build_function_name(&mut self, token: u32) -> ExpressionId {
        let ty = self.constant_array(Builtin::Char, None);
        let extent = Extent { first: token, last: token };
        self.build(ExpressionKind::FunctionName, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), extent)
    }

    fn constant_array(&mut self, element: Builtin, length: Option<u64>) -> TypeId {
        let element = self.program.qualified(Program::builtin(element), Qualifiers::CONST);
        let bound = length.map_or(ArrayBound::Unknown, ArrayBound::Known);
        self.program.intern_type(Type::Array { element, bound })
    }

    /// Adds an expression whose type is written, perhaps a reference: the type without it, and the category that it
    /// means ([expr.type], [basic.lval]).
    pub fn build_of_type(
        &mut self,
        kind: ExpressionKind,
        ty: TypeId,
        flags: ExpressionFlags,
        extent: Extent,
    ) -> ExpressionId {
        let (ty, category) = match self.program.structure(ty) {
            Type::LvalueReference(inner) => (inner, ValueCategory::Lvalue),
            Type::RvalueReference(inner) => match self.program.structure(inner) {
                Type::Function(_) => (inner, ValueCategory::Lvalue),
                _ => (inner, ValueCategory::Xvalue),
            },
            Type::Auto | Type::DecltypeAuto => (Program::UNKNOWN, ValueCategory::Prvalue),
            // Values that are no objects of classes have no qualifiers ([expr.type]/2).
            Type::Qualified(_, inner)
                if matches!(
                    self.value_structure(inner),
                    Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_) | Type::MemberPointer { .. }
                ) =>
            {
                (self.program.unqualified(ty).0, ValueCategory::Prvalue)
            }
            _ => (ty, ValueCategory::Prvalue),
        };
        self.build(kind, ty, category, flags, extent)
    }
}
