//! Expressions, initializers and constants.

use super::kind::{Kind, each, list, valid};

fn with_names(expression: &str) -> String {
    format!("int g(int);\nint f(int a, int b) {{ return {expression}; }}\n")
}

pub const KINDS: &[Kind] = &[
    valid("sums", |n| with_names(&("a".to_owned() + &" + b".repeat(n)))),
    valid("sums-of-products", |n| with_names(&("a".to_owned() + &" + a * b - 1".repeat(n)))),
    valid("sums-of-constants", |n| format!("int x = 0{};\n", each(n, |i| format!(" + {i}")))),
    valid("conjunctions", |n| with_names(&("a".to_owned() + &" && b".repeat(n)))),
    valid("commas", |n| with_names(&("a".to_owned() + &", b += 1".repeat(n)))),
    valid("assignments", |n| with_names(&("a = ".repeat(n) + "b"))),
    valid("parentheses", |n| with_names(&format!("{}a{}", "(".repeat(n), ")".repeat(n)))),
    valid("conditionals", |n| with_names(&(each(n, |i| format!("a == {i} ? {i} : ")) + "b"))),
    valid("calls-nested", |n| with_names(&format!("{}a{}", "g(".repeat(n), ")".repeat(n)))),
    valid("negations", |n| with_names(&("- ".repeat(n) + "a"))),
    valid("casts", |n| with_names(&("(int)".repeat(n) + "a"))),
    valid("calls-of-members-in-a-chain", |n| {
        format!("struct S {{ S& f(int); }};\nvoid g(S& s) {{ s{}; }}\n", "\n.f(1)".repeat(n))
    }),
    valid("operators-in-a-chain", |n| {
        format!("struct S {{ }}; S& operator<<(S&, int);\nvoid g(S& s) {{ s{}; }}\n", "\n<< 1".repeat(n))
    }),
    valid("operators-with-temporaries-in-a-chain", |n| {
        format!(
            "struct S {{ ~S(); }}; S operator+(const S&, const S&);\nS g(S a) {{ return a{}; }}\n",
            "\n+ a".repeat(n)
        )
    }),
    valid("subscripts", |n| format!("struct S {{ S& operator[](int); }};\nvoid g(S& s) {{ s{}; }}\n", "[1]".repeat(n))),
    valid("initializers-of-an-array", |n| format!("int x[] = {{\n{}}};\n", each(n, |i| format!("{i},\n")))),
    valid("initializers-of-an-array-on-one-line", |n| format!("int x[] = {{{}}};\n", list(n, |i| i.to_string()))),
    valid("initializers-of-classes", |n| {
        format!("struct P {{ int a; double b; }} x[] = {{\n{}}};\n", each(n, |i| format!("{{{i}, {i}.5}},\n")))
    }),
    valid("initializers-without-braces", |n| {
        format!("struct P {{ int a; double b; }} x[] = {{\n{}}};\n", each(n, |i| format!("{i}, {i}.5,\n")))
    }),
    valid("initializers-constexpr", |n| {
        format!(
            "constexpr int x[] = {{\n{}}};\n{}",
            each(n, |i| format!("{i},\n")),
            each(n, |i| format!("static_assert(x[{i}] == {i});\n"))
        )
    }),
    valid("initializers-designated", |n| {
        format!(
            "struct S {{\n{}}};\nS v = {{\n{}}};\n",
            each(n, |i| format!("int x{i};\n")),
            each(n, |i| format!(".x{i} = {i},\n"))
        )
    }),
    valid("constants-in-a-chain", |n| {
        String::from("constexpr int c0 = 1;\n") + &each(n, |i| format!("constexpr int c{} = c{i} + 1;\n", i + 1))
    }),
    valid("constants-of-calls", |n| {
        String::from("constexpr int f(int a) { return a + 1; }\n")
            + &each(n, |i| format!("constexpr int c{i} = f({i});\n"))
    }),
    valid("constant-loop", |n| {
        format!(
            "constexpr int f(int n) {{ int s = 0; for (int i = 0; i < n; ++i) s ^= i; return s; }}\nconstexpr int c = f({n});\n"
        )
    }),
    valid("constant-loop-over-an-array", |n| {
        format!(
            "constexpr int f() {{ int a[{n}] = {{}}; for (int i = 0; i < {n}; ++i) a[i] = i; return a[{n} - 1]; }}\nconstexpr int c = f();\n"
        )
    }),
    valid("constant-loops", |n| {
        String::from("constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i; return s; }\n")
            + &each(n, |i| format!("constexpr int c{i} = f({});\n", i % 16))
    }),
    valid("constant-objects-of-classes", |n| {
        String::from("struct P { int a; constexpr P(int x) : a(x) {} };\n")
            + &each(n, |i| format!("constexpr P p{i}({i}); static_assert(p{i}.a == {i});\n"))
    }),
    valid("new-expressions", |n| {
        format!("struct S {{ S(int); ~S(); }};\nvoid f() {{\n{}}}\n", each(n, |i| format!("delete new S({i});\n")))
    }),
    valid("temporaries", |n| {
        format!(
            "struct S {{ S(int); ~S(); }};\nvoid g(const S&);\nvoid f() {{\n{}}}\n",
            each(n, |i| format!("g(S({i}));\n"))
        )
    }),
    valid("sizeofs", |n| each(n, |i| format!("int x{i} = sizeof(int[{i} + 1]);\n"))),
    valid("generic-selections-by-if-constexpr", |n| {
        format!(
            "int f(int a) {{\n{}return a; }}\n",
            each(n, |i| format!("if constexpr (sizeof(int) == 4) a += {i}; else a -= 1;\n"))
        )
    }),
];
