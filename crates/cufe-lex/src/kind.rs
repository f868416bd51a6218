//! The kinds of tokens: one row each. Which spellings are keywords in which mode is the table of `keyword.rs`.

use serde::{Deserialize, Serialize};

macro_rules! tokens {
    ($($(#[$meta:meta])* $name:ident $spelling:literal $category:ident;)*) => {
        /// What a token is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum TokenKind {
            $(#[doc = concat!("`", $spelling, "`")] $(#[$meta])* $name,)*
        }

        impl TokenKind {
            /// Every kind, in the order of the table.
            pub const ALL: &[TokenKind] = &[$(TokenKind::$name),*];

            /// The canonical spelling; for classes of tokens a name in angle brackets.
            pub const fn spelling(self) -> &'static str {
                match self { $(TokenKind::$name => $spelling,)* }
            }

            /// The name of the variant, as tables spell it.
            pub const fn name(self) -> &'static str {
                match self { $(TokenKind::$name => stringify!($name),)* }
            }

            /// The group of kinds that it belongs to.
            #[inline]
            pub const fn category(self) -> Category {
                match self { $(TokenKind::$name => Category::$category,)* }
            }
        }
    };
}

/// A group of token kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// End of file, malformed text.
    Special,
    /// Identifiers that are no keywords.
    Identifier,
    /// Literals.
    Literal,
    /// Operators, brackets and other punctuation.
    Punctuation,
    /// Keywords; they have a symbol.
    Keyword,
}

tokens! {
    EndOfFile "<end of file>" Special;
    /// A byte or character that begins no token; a diagnostic was given.
    Unknown "<unknown>" Special;
    Identifier "<identifier>" Identifier;

    IntegerLiteral "<integer>" Literal;
    FloatingLiteral "<floating>" Literal;
    CharacterLiteral "<character>" Literal;
    StringLiteral "<string>" Literal;

    LeftParen "(" Punctuation;
    RightParen ")" Punctuation;
    LeftBracket "[" Punctuation;
    RightBracket "]" Punctuation;
    LeftBrace "{" Punctuation;
    RightBrace "}" Punctuation;
    Semicolon ";" Punctuation;
    Comma "," Punctuation;
    Question "?" Punctuation;
    Colon ":" Punctuation;
    ColonColon "::" Punctuation;
    Dot "." Punctuation;
    DotStar ".*" Punctuation;
    Ellipsis "..." Punctuation;
    Arrow "->" Punctuation;
    ArrowStar "->*" Punctuation;
    Tilde "~" Punctuation;
    Exclaim "!" Punctuation;
    ExclaimEqual "!=" Punctuation;
    Equal "=" Punctuation;
    EqualEqual "==" Punctuation;
    Plus "+" Punctuation;
    PlusPlus "++" Punctuation;
    PlusEqual "+=" Punctuation;
    Minus "-" Punctuation;
    MinusMinus "--" Punctuation;
    MinusEqual "-=" Punctuation;
    Star "*" Punctuation;
    StarEqual "*=" Punctuation;
    Slash "/" Punctuation;
    SlashEqual "/=" Punctuation;
    Percent "%" Punctuation;
    PercentEqual "%=" Punctuation;
    Caret "^" Punctuation;
    CaretEqual "^=" Punctuation;
    Ampersand "&" Punctuation;
    AmpersandAmpersand "&&" Punctuation;
    AmpersandEqual "&=" Punctuation;
    Pipe "|" Punctuation;
    PipePipe "||" Punctuation;
    PipeEqual "|=" Punctuation;
    Less "<" Punctuation;
    LessEqual "<=" Punctuation;
    LessLess "<<" Punctuation;
    LessLessEqual "<<=" Punctuation;
    Spaceship "<=>" Punctuation;
    /// Also each half of `>>`: see `TokenFlags::JOINED`.
    Greater ">" Punctuation;
    GreaterEqual ">=" Punctuation;
    GreaterGreaterEqual ">>=" Punctuation;
    /// GNU minimum.
    LessQuestion "<?" Punctuation;
    /// GNU maximum.
    GreaterQuestion ">?" Punctuation;
    Hash "#" Punctuation;
    HashHash "##" Punctuation;

    KwAlignas "alignas" Keyword;
    /// `alignof`, `__alignof`, `__alignof__`, `_Alignof`.
    KwAlignof "alignof" Keyword;
    /// `asm`, `__asm`, `__asm__`.
    KwAsm "asm" Keyword;
    /// `__attribute`, `__attribute__`.
    KwAttribute "__attribute__" Keyword;
    KwAuto "auto" Keyword;
    KwBool "bool" Keyword;
    KwBreak "break" Keyword;
    KwCase "case" Keyword;
    KwCatch "catch" Keyword;
    KwChar "char" Keyword;
    KwChar8 "char8_t" Keyword;
    KwChar16 "char16_t" Keyword;
    KwChar32 "char32_t" Keyword;
    KwClass "class" Keyword;
    KwCoAwait "co_await" Keyword;
    KwCoReturn "co_return" Keyword;
    KwCoYield "co_yield" Keyword;
    /// `_Complex`, `__complex`, `__complex__`.
    KwComplex "_Complex" Keyword;
    KwConcept "concept" Keyword;
    /// `const`, `__const`, `__const__`.
    KwConst "const" Keyword;
    KwConstCast "const_cast" Keyword;
    KwConsteval "consteval" Keyword;
    KwConstexpr "constexpr" Keyword;
    KwConstinit "constinit" Keyword;
    KwContinue "continue" Keyword;
    /// `decltype`, `__decltype`.
    KwDecltype "decltype" Keyword;
    KwDefault "default" Keyword;
    KwDelete "delete" Keyword;
    KwDo "do" Keyword;
    KwDouble "double" Keyword;
    KwDynamicCast "dynamic_cast" Keyword;
    KwElse "else" Keyword;
    KwEnum "enum" Keyword;
    KwExplicit "explicit" Keyword;
    KwExport "export" Keyword;
    KwExtension "__extension__" Keyword;
    KwExtern "extern" Keyword;
    KwFalse "false" Keyword;
    KwFloat "float" Keyword;
    KwFor "for" Keyword;
    KwFriend "friend" Keyword;
    /// `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`.
    KwFunctionName "__func__" Keyword;
    /// `_Generic` (Clang mode).
    KwGeneric "_Generic" Keyword;
    KwGoto "goto" Keyword;
    KwIf "if" Keyword;
    /// `__imag`, `__imag__`.
    KwImag "__imag__" Keyword;
    /// `inline`, `__inline`, `__inline__`.
    KwInline "inline" Keyword;
    KwInt "int" Keyword;
    KwInt128 "__int128" Keyword;
    /// `_Float32`, `_Float64`, ... where they are keywords.
    KwFloatN "_Float32" Keyword;
    KwLong "long" Keyword;
    KwMutable "mutable" Keyword;
    KwNamespace "namespace" Keyword;
    KwNew "new" Keyword;
    KwNoexcept "noexcept" Keyword;
    /// `__noinline__`: a specifier and, inside an attribute list, the attribute `noinline`.
    KwNoinline "__noinline__" Keyword;
    /// `__nv_register_params__`: stands for an attribute list with `nv_register_params`.
    KwRegisterParameters "__nv_register_params__" Keyword;
    /// `_Noreturn` (Clang mode).
    KwNoreturn "_Noreturn" Keyword;
    /// `__null`.
    KwNull "__null" Keyword;
    /// `nullptr`, `__nullptr`.
    KwNullptr "nullptr" Keyword;
    /// `_Nonnull`, `_Nullable`, `_Null_unspecified` (Clang mode).
    KwNullability "_Nonnull" Keyword;
    KwOperator "operator" Keyword;
    KwPrivate "private" Keyword;
    KwProtected "protected" Keyword;
    KwPublic "public" Keyword;
    /// `__real`, `__real__`.
    KwReal "__real__" Keyword;
    KwRegister "register" Keyword;
    KwReinterpretCast "reinterpret_cast" Keyword;
    KwRequires "requires" Keyword;
    /// `__restrict`, `__restrict__`.
    KwRestrict "__restrict__" Keyword;
    KwReturn "return" Keyword;
    KwShort "short" Keyword;
    /// `signed`, `__signed`, `__signed__`.
    KwSigned "signed" Keyword;
    KwSizeof "sizeof" Keyword;
    KwStatic "static" Keyword;
    /// `static_assert`, `_Static_assert`.
    KwStaticAssert "static_assert" Keyword;
    KwStaticCast "static_cast" Keyword;
    KwStruct "struct" Keyword;
    KwSwitch "switch" Keyword;
    KwTemplate "template" Keyword;
    KwThis "this" Keyword;
    /// `thread_local`, `_Thread_local`.
    KwThreadLocal "thread_local" Keyword;
    /// `__thread`.
    KwGnuThread "__thread" Keyword;
    KwThrow "throw" Keyword;
    KwTrue "true" Keyword;
    KwTry "try" Keyword;
    KwTypedef "typedef" Keyword;
    KwTypeid "typeid" Keyword;
    KwTypename "typename" Keyword;
    /// `typeof`, `__typeof`, `__typeof__`.
    KwTypeof "typeof" Keyword;
    KwUnion "union" Keyword;
    KwUnsigned "unsigned" Keyword;
    KwUsing "using" Keyword;
    KwVirtual "virtual" Keyword;
    KwVoid "void" Keyword;
    /// `volatile`, `__volatile`, `__volatile__`.
    KwVolatile "volatile" Keyword;
    KwWchar "wchar_t" Keyword;
    KwWhile "while" Keyword;
    /// `_Atomic` (Clang mode).
    KwAtomic "_Atomic" Keyword;
    /// `__ALIGNOF__`.
    KwEdgAlignof "__ALIGNOF__" Keyword;
    /// `__INTADDR__`.
    KwIntaddr "__INTADDR__" Keyword;

    /// Traits of types that are `bool` constants: `__is_class(T)`; the symbol tells which.
    KwTypeTrait "<type trait>" Keyword;
    /// Transforms that name a type: `__underlying_type(T)`; the symbol tells which.
    KwTypeTransform "<type transform>" Keyword;
    /// `__integer_pack`, `__bases`, `__direct_bases`, `__make_integer_seq`, `__type_pack_element`.
    KwPackGenerator "<pack generator>" Keyword;
    KwBuiltinOffsetof "__builtin_offsetof" Keyword;
    KwBuiltinBitCast "__builtin_bit_cast" Keyword;
    KwBuiltinVaArg "__builtin_va_arg" Keyword;
    KwBuiltinAddressof "__builtin_addressof" Keyword;
    KwBuiltinHasAttribute "__builtin_has_attribute" Keyword;
    KwBuiltinTypesCompatible "__builtin_types_compatible_p" Keyword;
    KwBuiltinConvertvector "__builtin_convertvector" Keyword;
    /// `__builtin_complex`, `__builtin_shuffle`, `__builtin_shufflevector`, `__builtin_is_corresponding_member`,
    /// `__builtin_is_pointer_interconvertible_with_class`: operands are expressions only; the symbol tells which.
    KwBuiltinOperator "<builtin operator>" Keyword;
    /// `__edg_...` words that only the reference's own declarations use.
    KwInternal "<internal keyword>" Keyword;
}

impl TokenKind {
    /// Whether the token has a symbol: identifiers and keywords.
    #[inline]
    pub const fn has_symbol(self) -> bool {
        matches!(self.category(), Category::Identifier | Category::Keyword)
    }

    /// Whether it is `(`, `[` or `{`.
    #[inline]
    pub const fn is_opening_bracket(self) -> bool {
        matches!(self, TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace)
    }

    /// Whether it is `)`, `]` or `}`.
    #[inline]
    pub const fn is_closing_bracket(self) -> bool {
        matches!(self, TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace)
    }

    /// Whether it is a literal token (the keywords `true`, `false`, `nullptr` are not).
    pub const fn is_literal(self) -> bool {
        matches!(self.category(), Category::Literal)
    }
}

const _: () = assert!(TokenKind::ALL.len() < 256);
