//! Tests of the whole lexer.

use crate::{TokenFlags, TokenKind, Tokens, dump, lex};
use cufe_base::{Dialect, Source, Standard};
use cufe_diagnostics::Sink;

fn lex_bytes(text: &[u8], dialect: &Dialect) -> (Tokens, Source, Vec<(u16, u32, u32)>) {
    let mut source = Source::new("t.ii", text.to_vec());
    let mut sink = Sink::new();
    let tokens = lex(&mut source, dialect, &mut sink);
    let reports = sink.reports().iter().map(|report| {
        let place = source.location(report.position);
        (report.code.0, place.line, place.column)
    });
    let reports = reports.collect();
    (tokens, source, reports)
}

fn lexed(text: &str) -> (Tokens, Source) {
    let (tokens, source, reports) = lex_bytes(text.as_bytes(), &Dialect::default());
    assert_eq!(reports, [], "{text}");
    (tokens, source)
}

fn kinds_in(text: &str, standard: Standard) -> Vec<TokenKind> {
    let dialect = Dialect { standard, ..Dialect::default() };
    let (tokens, ..) = lex_bytes(text.as_bytes(), &dialect);
    (0..tokens.len() as u32 - 1).map(|index| tokens.kind(index)).collect()
}

fn kinds(text: &str) -> Vec<TokenKind> {
    kinds_in(text, Standard::Cpp17)
}

fn reports_in(text: &[u8], standard: Standard) -> Vec<(u16, u32, u32)> {
    lex_bytes(text, &Dialect { standard, ..Dialect::default() }).2
}

fn reports(text: &str) -> Vec<(u16, u32, u32)> {
    reports_in(text.as_bytes(), Standard::Cpp17)
}

#[test]
fn a_dump_shows_kind_spelling_and_place() {
    let (tokens, source) = lexed("int f(char\\\nacter);\n");
    let expected = "KwInt int 1:1\nIdentifier f 1:5\nLeftParen ( 1:6 ~4\nIdentifier char\\\\\\nacter 1:7 RESPELT\n\
                    RightParen ) 2:6 ~2\nSemicolon ; 2:7\nEndOfFile  3:1\n";
    assert_eq!(dump(&tokens, &source), expected);
}

#[test]
fn two_greater_signs_are_two_joined_tokens() {
    let joined = |text: &str| {
        let (tokens, _) = lexed(text);
        let mark = |index| if tokens.flags(index).contains(TokenFlags::JOINED) { "J" } else { "" };
        let all = (0..tokens.len() as u32 - 1).map(|index| format!("{}{}", tokens.kind(index).spelling(), mark(index)));
        all.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(joined(">>"), ">J >");
    assert_eq!(joined("> >"), "> >");
    assert_eq!(joined(">>>"), ">J >J >");
    assert_eq!(joined(">> >"), ">J > >");
    assert_eq!(joined(">>="), ">>=");
    assert_eq!(joined(">>>="), ">J > >=");
    assert_eq!(joined(">>>>"), ">J >J >J >");
    assert_eq!(joined(">>>>="), ">J > >>=");
    assert_eq!(joined(">>?"), ">J > ?");
    assert_eq!(joined(">?>"), ">? >");
    assert_eq!(joined(">\\\n>"), ">J >");
}

#[test]
fn launches_may_begin_at_a_shift_before_a_less_sign() {
    let (tokens, _) = lexed("k<<<1>>>(); k << <1>>>(); a << t<1>(); a <<= b; f<<::b;");
    let found: Vec<_> = tokens.launch_candidates().iter().map(|index| index.number()).collect();
    assert_eq!(found, [1, 11]);
}

#[test]
fn alternative_tokens_are_respelt_operators() {
    let (tokens, _) = lexed("a and b not_eq compl c <% %> <: :>");
    assert_eq!(tokens.kind(1), TokenKind::AmpersandAmpersand);
    assert_eq!(tokens.kind(3), TokenKind::ExclaimEqual);
    assert_eq!(tokens.kind(4), TokenKind::Tilde);
    for index in [1, 3, 4, 6, 7, 8, 9] {
        assert!(tokens.flags(index).contains(TokenFlags::RESPELT), "{index}");
    }
    assert_eq!(tokens.partner(6), Some(7));
    assert_eq!(tokens.partner(9), Some(8));
}

#[test]
fn spellings_of_one_identifier_have_one_symbol() {
    let (tokens, _) = lexed("é \\u00e9 \\U000000e9 a$é a$\\u00e9 e\\\nf ef");
    assert_eq!(tokens.symbol(0), tokens.symbol(1));
    assert_eq!(tokens.symbol(0), tokens.symbol(2));
    assert_eq!(tokens.symbol(3), tokens.symbol(4));
    assert_eq!(tokens.symbol(5), tokens.symbol(6));
    assert_eq!(tokens.interner.text(tokens.symbol(1)), "é");
    assert!(tokens.flags(1).contains(TokenFlags::RESPELT) && !tokens.flags(0).contains(TokenFlags::RESPELT));
}

#[test]
fn keywords_are_known_by_dialect() {
    use TokenKind::*;
    assert_eq!(kinds("nullptr concept __restrict x"), [KwNullptr, Identifier, KwRestrict, Identifier]);
    assert_eq!(kinds_in("nullptr u8 concept", Standard::Cpp03), [Identifier, Identifier, Identifier]);
    assert_eq!(kinds_in("concept <=> co_await", Standard::Cpp20), [KwConcept, Spaceship, KwCoAwait]);
    assert_eq!(kinds("__int128_t __float128 __builtin_va_list __builtin_expect"), [Identifier; 4]);
    assert_eq!(kinds("__is_class( __underlying_type("), [KwTypeTrait, LeftParen, KwTypeTransform, LeftParen]);
}

#[test]
fn struct_takes_the_names_of_traits_back() {
    use TokenKind::*;
    let clang = Dialect { clang_version: Some(140000), ..Dialect::default() };
    let text = "__is_void( struct __is_void __is_void( class __is_const __is_signed __make_integer_seq";
    let (tokens, _, reports) = lex_bytes(text.as_bytes(), &clang);
    let kinds: Vec<_> = (0..tokens.len() as u32 - 1).map(|index| tokens.kind(index)).collect();
    let last = [KwClass, KwTypeTrait, Identifier, Identifier];
    assert_eq!(kinds[..6], [KwTypeTrait, LeftParen, KwStruct, Identifier, Identifier, LeftParen]);
    assert_eq!(kinds[6..], last);
    assert_eq!(reports, [(2549, 1, 19)]);
    assert!(tokens.is_trait_as_expression(4) && !tokens.is_trait_as_expression(3));
}

#[test]
fn literals_have_kinds_and_suffixes() {
    use TokenKind::*;
    assert_eq!(
        kinds("1 0x1F 1'000u .5 1e3 0x1p3 'a' L'b' \"s\" u8\"s\" LR\"x(\")x\" 1_km"),
        [
            IntegerLiteral,
            IntegerLiteral,
            IntegerLiteral,
            FloatingLiteral,
            FloatingLiteral,
            FloatingLiteral,
            CharacterLiteral,
            CharacterLiteral,
            StringLiteral,
            StringLiteral,
            StringLiteral,
            IntegerLiteral
        ]
    );
    let (tokens, source) = lexed("1_km 1.5_km \"x\"_km 'c'_km R\"(x)\"_km 7u");
    for index in 0..5 {
        assert_eq!(tokens.suffix(index).map(|symbol| tokens.interner.text(symbol)), Some("_km"));
    }
    assert_eq!(tokens.suffix(5), None);
    assert_eq!(source.slice(tokens.range(4)), "R\"(x)\"_km");
    assert_eq!(kinds_in("u\"x\" R\"(x)\"", Standard::Cpp03), [Identifier, StringLiteral, Identifier, StringLiteral]);
    assert_eq!(kinds_in("u8'x'", Standard::Cpp14), [Identifier, CharacterLiteral]);
    assert_eq!(
        kinds("..1 ...x a.b.*c"),
        [Dot, FloatingLiteral, Ellipsis, Identifier, Identifier, Dot, Identifier, DotStar, Identifier]
    );
}

#[test]
fn long_tokens_keep_their_length() {
    let text = format!("\"{}\" x", "a".repeat(70_000));
    let (tokens, _) = lexed(&text);
    assert_eq!(tokens.end(0).0, 70_002);
    assert_eq!(tokens.end(1).0, 70_004);
}

#[test]
fn line_markers_move_lines() {
    let (tokens, source) = lexed("# 0 \"t.cu\"\n# 7 \"a\\\\b\\\"c\\101.h\" 1 3\nx\n# 9 \"t.cu\" 2\ny\n#line 100\nz");
    let place = source.location(tokens.start(0));
    assert_eq!((source.file_name(place.file), place.line, place.system), ("a\\b\"cA.h", 7, true));
    let place = source.location(tokens.start(1));
    assert_eq!((source.file_name(place.file), place.line, place.system), ("t.cu", 9, false));
    assert_eq!(source.location(tokens.start(2)).line, 100);
}

#[test]
fn malformed_line_markers_are_reported() {
    assert_eq!(reports("# 100 foo\n"), [(13, 1, 7)]);
    assert_eq!(reports("# 100 \"foo\" 9 xx\n"), [(14, 1, 15)]);
    assert_eq!(reports("#line abc\n"), [(33, 1, 7)]);
    assert_eq!(reports("#line\n"), [(33, 1, 6)]);
    assert_eq!(reports("#line 0\n"), [(34, 1, 7)]);
    assert_eq!(reports("#line 10 \"f\" 3\n"), [(14, 1, 14)]);
    assert_eq!(reports("int a # b;"), [(10, 1, 7)]);
    assert_eq!(reports("int a = b ## c;"), [(10, 1, 11), (10, 1, 12)]);
    assert_eq!(reports("#foo\n#\n"), [(11, 1, 2)]);
    assert_eq!(reports("#else\n#endif\n"), [(36, 1, 2), (36, 2, 2)]);
    assert_eq!(reports("#warning hi\n#error foo\n'"), [(1105, 1, 2), (35, 2, 2)]);
}

#[test]
fn pragmas_stand_before_tokens() {
    use crate::PragmaKind::*;
    let text = "#pragma unroll 4\nint _Pragma(\"pack(push, 1)\") x;\n# pragma nv_diag_suppress 1\n#pragma once\n\
                #ident \"v\"\n#pragma zork // c\n";
    let (tokens, source) = lexed(text);
    let found: Vec<_> = tokens
        .pragmas()
        .iter()
        .map(|pragma| (pragma.before.number(), pragma.kind, source.slice(pragma.text)))
        .collect();
    assert_eq!(
        found,
        [
            (0, Unroll, "unroll 4".into()),
            (1, Pack, "\"pack(push, 1)\"".into()),
            (3, Diagnostic, "nv_diag_suppress 1".into()),
            (3, Dropped, "once".into()),
            (3, PassedOn, "ident \"v\"".into()),
            (3, PassedOn, "zork".into()),
        ]
    );
    assert_eq!(tokens.kind(3), TokenKind::EndOfFile);
    assert_eq!(tokens.pragmas_before(1).len(), 1);
    assert_eq!(tokens.pragmas_before(2).len(), 0);
    assert_eq!(tokens.pragmas_before(3).len(), 4);
    assert_eq!(source.slice(tokens.pragmas()[1].range), "_Pragma(\"pack(push, 1)\")");
}

#[test]
fn unknown_pragmas_of_known_families_are_reported() {
    assert_eq!(reports("#pragma\n#pragma \n#pragma GCC\n"), [(161, 1, 8), (161, 2, 9), (1675, 3, 12)]);
    assert_eq!(reports("#pragma GCC  zork\n#pragma STDC zork\n"), [(1675, 1, 14), (1039, 2, 14)]);
    assert_eq!(reports("_Pragma(\"GCC zork\") int a;\n  _Pragma(\"\") int b;"), [(1675, 1, 9), (161, 2, 11)]);
    assert_eq!(reports("int main(){ _Pragma(3); }"), [(1038, 1, 21)]);
    assert_eq!(reports("#pragma STDC FENV_ACCESS  FOO\n#pragma foo bar\n"), [(1040, 1, 27)]);
}

#[test]
fn lists_with_cuda_attributes_are_found() {
    let text = "__attribute__((device)) int a; __attribute__((aligned(4))) int b; [[gnu::__global__]] void f(); \
                [[nodiscard]] int g(); __attribute((unused, __launch_bounds__(3))) int h; __attribute__((__noinline__)) i;";
    let (tokens, source) = lexed(text);
    let found: Vec<_> =
        tokens.cuda_attributes().iter().map(|index| source.location(tokens.start(index.number())).column).collect();
    assert_eq!(found, [1, 67, 120, 171]);
}

#[test]
fn stray_characters_are_reported_as_the_reference_does() {
    assert_eq!(reports("int a = 1 @ 2;"), [(7, 1, 11)]);
    assert_eq!(reports("int a \x1a b;"), [(7, 1, 7)]);
    assert_eq!(reports_in(b"int a\xff;", Standard::Cpp17), [(7, 1, 6)]);
    assert_eq!(reports("int ×; int \u{301};"), [(7, 1, 5), (7, 1, 12)]);
    assert_eq!(reports_in(b"// \xff\n/* \xff */", Standard::Cpp17), []);
    assert_eq!(reports("int a\0b;\nconst char*s=\"a\0b\"; // a\0b\n"), [(1192, 1, 6), (1193, 2, 16)]);
    assert_eq!(reports("const char*a=\"??=\"; // ??= \nint b??(2??);\n"), [(1406, 1, 15)]);
    assert_eq!(reports("const char *s=\"???=\";\n"), [(1406, 1, 17)]);
    assert_eq!(
        reports("int a; \\  \nint b; // x \\ \n foo\nconst char*s=\"a\\  \nb\";\n"),
        [(1396, 1, 9), (1396, 2, 14), (1396, 4, 17)]
    );
    assert_eq!(reports("int a; /* /* */ int b; /* foo"), [(9, 1, 11), (6, 1, 24)]);
}

#[test]
fn universal_character_names_in_identifiers_are_checked() {
    let text = "int \\u0041;\nint a\\u00d7;\nint \\u0301;\nint a\\u0301;\nint \\ud800;\nint \\U00110000;\nint a\\u12;\nint a\\x;\n\
                int a\\u0024; int \\u0040;";
    assert_eq!(
        reports(text),
        [
            (967, 1, 5),
            (968, 2, 6),
            (1037, 3, 5),
            (1661, 5, 5),
            (2215, 6, 5),
            (965, 7, 10),
            (7, 8, 6),
            (968, 9, 6),
            (968, 9, 18)
        ]
    );
}

#[test]
fn literals_that_do_not_end_are_reported() {
    assert_eq!(reports("char a = 'b;\nint c;"), [(8, 1, 10)]);
    assert_eq!(reports("const char *a = \"abc;\n"), [(8, 1, 17)]);
    assert_eq!(reports("auto a=R\"a b(x)a b\"; int b;"), [(2450, 1, 11)]);
    assert_eq!(reports("auto a=R\"01234567890123456(x)01234567890123456\";"), [(2451, 1, 8)]);
    assert_eq!(reports("auto a=R\"0123456789012345(x)0123456789012345\";"), []);
    assert_eq!(reports("auto a=R\"a(x)b\"; int b;\n"), [(2452, 1, 8)]);
    assert_eq!(reports("auto a=R\"a\n;"), [(2451, 1, 8), (8, 1, 8)]);
    assert_eq!(reports("'''\n"), [(25, 1, 1), (8, 1, 3)]);
}

#[test]
fn separators_depend_on_the_standard() {
    assert_eq!(reports("int b = 1'; int c = 2;"), [(2629, 1, 10)]);
    assert_eq!(reports_in(b"\n\n\n\nint a = 1'000;\n", Standard::Cpp11), [(2628, 5, 10), (8, 5, 10)]);
    assert_eq!(reports("auto b = 18446744073709551616;"), [(23, 1, 8)]);
    assert_eq!(reports("int a=1.5_a.b;"), [(2482, 1, 12)]);
}

#[test]
fn a_digraph_before_a_colon_is_reported_in_cpp03() {
    assert_eq!(reports_in(b"A<::B> a;", Standard::Cpp03), [(722, 1, 1)]);
    assert_eq!(reports_in(b"A<::B> a;", Standard::Cpp11), []);
}

#[test]
fn conditional_groups_are_skipped() {
    let text = "#if 0\nint a;\n#if 1\n' unbalanced \"\n#endif\n#include \"x\"\n#elif 1\nint x;\n#else\n@\n#endif\ny;";
    assert_eq!(reports(text), []);
    assert_eq!(kinds(text).len(), 5);
    assert_eq!(kinds("#define A (3 << 2)\n#if A == 12 && B == 0\nx\n#else\n1\n#endif"), [TokenKind::Identifier]);
    assert_eq!(kinds("#ifndef A\n#define A\n#endif\n#ifdef A\nx\n#endif\n#undef A\n#ifdef A\ny y\n#endif").len(), 1);
    assert_eq!(
        kinds("#if 1 ? 0 : 1\nx\n#elif -1 < 0 && !0 && 'a' == 97 && (5 % 3) == 2\n1\n#endif"),
        [TokenKind::IntegerLiteral]
    );
}

#[test]
fn malformed_conditionals_are_reported() {
    assert_eq!(reports("int x;\n#if 1\nint y;\n"), [(37, 2, 2)]);
    assert_eq!(reports("#elif 1\n#if 0\n#foo\n'\n#else\n#else\n#endif\n"), [(36, 1, 2), (38, 6, 2)]);
    assert_eq!(
        reports("#ifdef X\n#foo\n#if 1\n#endif foo\n#elif foo\n#else bar\n#endif baz\n"),
        [(14, 4, 8), (14, 6, 7), (14, 7, 8)]
    );
    assert_eq!(
        reports(
            "#if 0 foo\n#endif\n#if\n#endif\n#if a(1)\n#endif\n#if 1.5\n#endif\n#if \"a\"\n#endif\n#if (1\n#endif\n"
        ),
        [(14, 1, 7), (29, 3, 4), (59, 5, 5), (847, 7, 5), (847, 9, 5), (18, 11, 7)]
    );
    let doubling: String = (0..40).map(|n| format!("#define A{n} A{} + A{}\n", n + 1, n + 1)).collect();
    assert_eq!(reports(&format!("{doubling}#if A0\n#endif\n")).len(), 1);
    assert_eq!(reports("#define A A\n#if A\n#endif\n"), []);
    assert_eq!(reports("#if 1/0\n#endif\n"), [(39, 1, 6)]);
    assert_eq!(
        reports("#define\n#define 3\n#undef\n#ifdef\n#endif foo\n#include \"no_such_file.h\"\n'"),
        [(40, 1, 8), (40, 2, 9), (40, 3, 7), (40, 4, 7), (14, 5, 8), (1696, 6, 26)]
    );
}

/// Checks what must hold of the tokens of any text.
fn check_any(text: &[u8], dialect: &Dialect) {
    let (tokens, source, _) = lex_bytes(text, dialect);
    let mut last = 0;
    for index in 0..tokens.len() as u32 {
        let range = tokens.range(index);
        assert!(last <= range.start.0 && range.start.0 <= range.end.0 && range.end.0 <= source.text().len() as u32);
        last = range.end.0;
        let kind = tokens.kind(index);
        assert_eq!(kind == TokenKind::EndOfFile, index as usize + 1 == tokens.len());
        assert!(kind == TokenKind::EndOfFile || range.start < range.end);
        if (kind.is_opening_bracket() || kind.is_closing_bracket())
            && let Some(partner) = tokens.partner(index)
        {
            assert_eq!(tokens.partner(partner), Some(index));
            assert_eq!(kind.is_opening_bracket(), index < partner);
        }
        if kind.has_symbol() {
            assert!((tokens.symbol(index).0 as usize) < tokens.interner.len());
        }
        let spelling = &source.text()[range.indices()];
        match kind {
            TokenKind::IntegerLiteral => drop(crate::literal::integer_value(spelling, dialect)),
            TokenKind::FloatingLiteral => drop(crate::literal::floating(spelling, dialect).to_f64()),
            TokenKind::CharacterLiteral => drop(crate::literal::character_value(spelling, dialect).value),
            TokenKind::StringLiteral => drop(crate::literal::string_value(spelling, None, dialect)),
            _ => {}
        }
    }
    dump(&tokens, &source);
}

#[test]
fn any_bytes_give_ordered_tokens() {
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut random = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let pieces: &[&[u8]] = &[
        b"\\",
        b"\n",
        b"\"",
        b"'",
        b"R\"",
        b"u8",
        b"u",
        b"L",
        b"U",
        b"(",
        b")",
        b"[",
        b"]",
        b"{",
        b"}",
        b"<",
        b">",
        b"=",
        b":",
        b"%",
        b"#",
        b"# 1 \"a\" 3",
        b"#pragma ",
        b"_Pragma(\"",
        b"GCC",
        b"STDC",
        b"/*",
        b"*/",
        b"//",
        b"0x",
        b"0b",
        b"1",
        b"9",
        b".",
        b"e",
        b"p",
        b"+",
        b"-",
        b"_",
        b"a",
        b"\\u00e9",
        b"\\U0001F600",
        b"\\x",
        b"\\u",
        b"\xc3\xa9",
        b"\xff",
        b"\0",
        b"\r",
        b" ",
        b"\t",
        b"__attribute__((",
        b"device",
        b"and",
        b"#line ",
        b"#if",
        b"#else",
        b"#endif",
        b"#error",
        b"??=",
        b"\xf0\x9f\x98\x80",
        b"\xcc\x81",
        b"$",
        b"@",
        b"?",
        b"_x",
        b"\\\n",
        b"\\ \n",
        b"#define X ",
        b"#if ",
        b"#elif ",
        b"#ifdef X",
        b"X",
        b"&&",
        b"?:",
        b"/",
        b"<<",
    ];
    let standards = [Standard::Cpp03, Standard::Cpp11, Standard::Cpp17, Standard::Cpp20];
    for round in 0..20_000 {
        let mut text = Vec::new();
        for _ in 0..random(30) {
            if round % 4 == 0 {
                text.push(random(256) as u8);
            } else {
                text.extend(pieces[random(pieces.len())]);
            }
        }
        check_any(&text, &Dialect { standard: standards[random(4)], ..Dialect::default() });
    }
}

#[test]
fn only_brackets_have_partners() {
    let (tokens, _) = lexed("__attribute__ f ( ) 1");
    assert_eq!(tokens.kind(0), TokenKind::KwAttribute);
    let partners: Vec<Option<u32>> = (0..tokens.len() as u32 + 1).map(|token| tokens.partner(token)).collect();
    assert_eq!(partners, [None, None, Some(3), Some(2), None, None, None]);
}
