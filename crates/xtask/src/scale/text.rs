//! What the lexer and the reports see: lines, literals, comments, line markers.

use super::kind::{Kind, each, reports, valid};

pub const KINDS: &[Kind] = &[
    valid("line-markers", |n| each(n, |i| format!("# {} \"f{}.h\"\nextern int x{i};\n", i + 1, i % 16))),
    valid("line-markers-of-many-files", |n| {
        each(n, |i| format!("# 1 \"f{i}.h\" 1\nextern int x{i};\n# 1 \"scale.cu\" 2\n"))
    }),
    valid("line-markers-nested", |n| {
        each(n, |i| format!("# 1 \"f{i}.h\" 1\nextern int x{i};\n")) + &each(n, |i| format!("# 2 \"f{}.h\" 2\n", n - i))
    }),
    valid("comments", |n| "/* a comment */ // and another\n".repeat(n) + "int x;\n"),
    valid("empty-declarations", |n| ";\n".repeat(n)),
    valid("string-literals", |n| each(n, |i| format!("const char* s{i} = \"the text of {i}\";\n"))),
    valid("string-literals-side-by-side", |n| format!("const char* s = {};\n", "\"some text\"\n".repeat(n))),
    valid("string-literal-with-escapes", |n| format!("const char* s = \"{}\";\n", "\\n\\x41".repeat(n))),
    valid("string-literal-with-escapes-on-lines", |n| format!("const char* s = {};\n", "\"a\\tb\\n\"\n".repeat(n))),
    valid("string-literal-that-initializes-an-array", |n| format!("char s[] = {};\n", "\"a\\tb\\n\"\n".repeat(n))),
    valid("string-literals-raw", |n| format!("const char* s = R\"x({})x\";\n", "text \"quoted\"\n".repeat(n))),
    valid("string-literals-wide", |n| format!("const wchar_t* s = {};\n", "L\"text\\u00e9\"\n".repeat(n))),
    valid("numbers", |n| each(n, |i| format!("double x{i} = {i}.{i}e-3;\n"))),
    valid("long-names", |n| format!("int {};\n", "a".repeat(n))),
    valid("one-line-of-declarations", |n| each(n, |i| format!("extern int x{i}; "))),
    valid("diagnostic-pragmas", |n| {
        each(n, |i| format!("#pragma nv_diag_suppress 177\nint x{i};\n#pragma nv_diag_default 177\n"))
    }),
    reports("warnings-on-one-line", |n| format!("void f() {{ {} }}\n", each(n, |i| format!("int v{i}; ")))),
    reports("warnings-on-lines", |n| format!("void f() {{\n{}}}\n", each(n, |i| format!("{{ int v{i}; }}\n")))),
    reports("errors-on-one-line", |n| format!("void f() {{ {} }}\n", each(n, |i| format!("x{}; ", i % 50)))),
    reports("syntax-errors", |n| each(n, |i| format!("int x{i} = ;\n"))),
    reports("errors-in-instances", |n| {
        String::from("template<int N> struct S { static_assert(N < 0, \"negative\"); };\n")
            + &each(n, |i| format!("S<{i}> v{i};\n"))
    }),
];
