//! Types of literals ([lex.literal]).

use super::Extent;
use super::user_literal::UserSuffix;
use crate::Sema;
use cufe_base::Symbol;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArrayBound, Builtin, ExpressionFlags, ExpressionId, ExpressionKind, LiteralValue, Program, Qualifiers, ScopeId,
    StringLiteral, Type, TypeId, ValueCategory,
};
use cufe_lex::literal::{CharacterType, Encoding, FloatingKind, IntegerKind};

impl Sema<'_> {
    /// An integer, floating or character literal.
    pub fn build_literal(&mut self, token: u32, scope: ScopeId) -> ExpressionId {
        let extent = Extent { first: token, last: token };
        let literal = self.reader.literal(token, &self.options.dialect);
        let (value, suffix) = (literal.value, literal.suffix);
        let kind = ExpressionKind::Literal(self.program.literals.add(literal));
        if let Some(suffix) = suffix {
            return self.build_user_literal(kind, UserSuffix { suffix, token }, None, scope, extent);
        }
        let builtin = match value {
            LiteralValue::Integer(kind, _) => match kind {
                IntegerKind::Int => Builtin::Int,
                IntegerKind::UnsignedInt => Builtin::UnsignedInt,
                IntegerKind::Long => Builtin::Long,
                IntegerKind::UnsignedLong => Builtin::UnsignedLong,
                IntegerKind::LongLong => Builtin::LongLong,
                IntegerKind::UnsignedLongLong => Builtin::UnsignedLongLong,
            },
            LiteralValue::Floating(kind) => match kind {
                FloatingKind::Float => Builtin::Float,
                FloatingKind::Double => Builtin::Double,
                FloatingKind::LongDouble => Builtin::LongDouble,
                FloatingKind::Float128 => Builtin::Float128,
            },
            LiteralValue::Character(ty, _) => builtin_of_character(ty),
        };
        self.build(kind, Program::builtin(builtin), ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// String literals that stand side by side ([lex.string]): 1282 for different prefixes, 2484 for different suffixes.
    pub fn build_string(&mut self, first: u32, count: u32, scope: ScopeId) -> ExpressionId {
        let extent = Extent { first, last: first + count.saturating_sub(1) };
        let string = match self.reader.string(first, count, &self.options.dialect) {
            Ok(string) => string,
            Err(mixed) => {
                self.report_at(code::MIXED_STRING_LITERALS, mixed);
                return self.unknown_expression(extent);
            }
        };
        let suffixes = (first..first + count).filter_map(|token| self.reader.suffix(token).map(|it| (it, token)));
        let suffixes: smallvec::SmallVec<[(Symbol, u32); 2]> = suffixes.collect();
        let different = suffixes.iter().find(|(suffix, _)| *suffix != suffixes[0].0);
        match (different, suffixes.first()) {
            (Some(&(_, token)), _) => self.report_different_suffix(token),
            (None, Some(&(suffix, token))) => {
                let kind = ExpressionKind::String(self.program.literals.add_string(string.clone()));
                let plain = self.plain_string(StringLiteral { suffix: None, ..string }, extent);
                return self.build_user_literal(kind, UserSuffix { suffix, token }, Some(plain), scope, extent);
            }
            (None, None) => {}
        }
        self.plain_string(StringLiteral { suffix: None, ..string }, extent)
    }

    /// Reports the suffix of a string literal beside another with a suffix of its own ([lex.ext]/8).
    pub fn report_different_suffix(&mut self, token: u32) {
        let position = self.reader.suffix_position(token);
        self.report(Report::new(code::LITERAL_SUFFIX_MISMATCH, position));
    }

    /// A string literal as it is without suffix.
    fn plain_string(&mut self, string: StringLiteral, extent: Extent) -> ExpressionId {
        let length = string.units.len() as u64 + 1;
        let element = match string.encoding {
            Encoding::Ordinary => Builtin::Char,
            Encoding::Utf8 if self.since(cufe_base::Standard::Cpp20) => Builtin::Char8,
            Encoding::Utf8 => Builtin::Char,
            Encoding::Wide => Builtin::Wchar,
            Encoding::Utf16 => Builtin::Char16,
            Encoding::Utf32 => Builtin::Char32,
        };
        let ty = self.constant_array(element, Some(length));
        let kind = ExpressionKind::String(self.program.literals.add_string(string));
        self.build(kind, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), extent)
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

/// The type of a character literal ([lex.ccon]).
pub(super) fn builtin_of_character(ty: CharacterType) -> Builtin {
    match ty {
        CharacterType::Char => Builtin::Char,
        CharacterType::Int => Builtin::Int,
        CharacterType::Wchar => Builtin::Wchar,
        CharacterType::Char8 => Builtin::Char8,
        CharacterType::Char16 => Builtin::Char16,
        CharacterType::Char32 => Builtin::Char32,
    }
}
