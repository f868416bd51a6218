//! Scopes and names: namespaces, using-directives and declarations, aliases, redeclarations.

use super::kind::{Kind, each, list, reports, valid};

pub const KINDS: &[Kind] = &[
    valid("namespaces", |n| each(n, |i| format!("namespace n{i} {{ int x; }}\n"))),
    valid("namespaces-reopened", |n| each(n, |i| format!("namespace n {{ int x{i}; }}\n"))),
    valid("namespaces-nested", |n| {
        format!("int y;\n{}int x = y;\n{}", each(n, |i| format!("namespace n{i} {{\n")), "}\n".repeat(n))
    }),
    valid("namespaces-nested-with-uses", |n| {
        format!("int y;\n{}{}", each(n, |i| format!("namespace n{i} {{ int x = y;\n")), "}\n".repeat(n))
    }),
    valid("namespaces-inline", |n| {
        format!(
            "namespace n {{\n{}}}\nint y = n::x0;\n",
            each(n, |i| format!("inline namespace v{i} {{ extern int x{i}; }}\n"))
        )
    }),
    valid("namespace-aliases", |n| {
        String::from("namespace a0 { extern int x; }\n")
            + &each(n, |i| format!("namespace a{} = a{i};\n", i + 1))
            + &format!("int y = a{n}::x;\n")
    }),
    valid("using-directives", |n| {
        each(n, |i| format!("namespace n{i} {{ extern int x{i}; }} using namespace n{i};\n"))
            + &each(n, |i| format!("int y{i} = x{i};\n"))
    }),
    valid("using-directives-in-a-chain", |n| {
        String::from("namespace n0 { extern int x; }\n")
            + &each(n, |i| format!("namespace n{} {{ using namespace n{i}; }}\n", i + 1))
            + &format!("int y = n{n}::x;\n")
    }),
    valid("using-directives-in-blocks", |n| {
        String::from("namespace n { extern int x; }\nvoid f() {\n")
            + &each(n, |_| String::from("{ using namespace n; x; }\n"))
            + "}\n"
    }),
    valid("using-declarations", |n| {
        let declared = each(n, |i| format!("void f{i}();\n"));
        format!("namespace n {{\n{declared}}}\n{}", each(n, |i| format!("using n::f{i};\n")))
    }),
    valid("using-declarations-of-one-name", |n| {
        each(n, |i| format!("namespace n{i} {{ struct T {{}}; void f(T); }}\nusing n{i}::f;\n"))
    }),
    valid("associated-namespaces", |n| {
        each(n, |i| format!("namespace n{i} {{ struct T {{}}; void f(T); }}\n"))
            + &format!("void g() {{\n{}}}\n", each(n, |i| format!("f(n{i}::T{{}});\n")))
    }),
    valid("variables", |n| each(n, |i| format!("int x{i} = {i};\n"))),
    valid("variables-used", |n| {
        each(n, |i| format!("int x{i};\n"))
            + &format!("int f() {{ int s = 0;\n{}return s; }}\n", each(n, |i| format!("s += x{i};\n")))
    }),
    valid("redeclared-variables", |n| each(n, |_| String::from("extern int x;\n"))),
    valid("redeclared-typedefs", |n| each(n, |_| String::from("typedef unsigned long t;\n"))),
    valid("redeclared-classes", |n| each(n, |_| String::from("struct S;\n"))),
    valid("typedefs-in-a-chain", |n| {
        String::from("typedef int t0;\n")
            + &each(n, |i| format!("typedef t{i} t{};\n", i + 1))
            + &format!("t{n} x = 1;\n")
    }),
    valid("aliases-of-aliases", |n| {
        String::from("using t0 = int;\n") + &each(n, |i| format!("using t{} = t{i}*;\nextern t{i} x{i};\n", i + 1))
    }),
    valid("declarators-in-one-declaration", |n| format!("int {};\n", list(n, |i| format!("x{i}")))),
    valid("pointers-to-pointers", |n| format!("int {}x;\n", "*".repeat(n))),
    valid("arrays-of-arrays", |n| format!("extern int x{};\n", "[1]".repeat(n))),
    valid("parentheses-in-a-declarator", |n| format!("int {}x{};\n", "(".repeat(n), ")".repeat(n))),
    valid("functions-that-return-pointers-to-functions", |n| format!("int {}x{};\n", "(*".repeat(n), ")()".repeat(n))),
    valid("attributes", |n| format!("{} int x;\n", "[[maybe_unused]] ".repeat(n))),
    valid("linkage-specifications", |n| each(n, |i| format!("extern \"C\" void f{i}(int);\n"))),
    valid("static-assertions", |n| each(n, |i| format!("static_assert({i} + 1 > {i}, \"grows\");\n"))),
    reports("names-not-declared", |n| format!("void f() {{\n{}}}\n", each(n, |i| format!("x{i};\n")))),
    reports("names-not-declared-in-many-functions", |n| each(n, |i| format!("int f{i}() {{ return y{i}; }}\n"))),
];
