//! Statements: blocks, selection, loops, labels, declarations in functions.

use super::kind::{Kind, each, reports, valid};

fn function(body: &str) -> String {
    format!("int g(int);\nint f(int a) {{\n{body}return a; }}\n")
}

pub const KINDS: &[Kind] = &[
    valid("statements", |n| function(&"a += 1;\n".repeat(n))),
    valid("blocks-nested", |n| function(&format!("{}a = 1;\n{}", "{\n".repeat(n), "}\n".repeat(n)))),
    valid("blocks-nested-with-declarations", |n| {
        function(&format!("{}{}", each(n, |i| format!("{{ int b{i} = a; b{i} += g(1);\n")), "}\n".repeat(n)))
    }),
    valid("blocks-in-sequence", |n| function(&each(n, |i| format!("{{ int b = {i}; a += b; }}\n")))),
    valid("ifs-nested", |n| function(&format!("{}a = g(a);\n{}", "if (a) {\n".repeat(n), "}\n".repeat(n)))),
    valid("ifs-nested-with-uses", |n| {
        function(&format!("{}{}", each(n, |i| format!("if (a > {i}) {{ a = g(a);\n")), "}\n".repeat(n)))
    }),
    valid("else-ifs", |n| function(&(each(n, |i| format!("if (a == {i}) a = g(a);\nelse ")) + "a = 2;\n"))),
    valid("loops-nested", |n| {
        function(&format!(
            "{}a += 1;\n{}",
            each(n, |i| format!("for (int i{i} = 0; i{i} < a; ++i{i}) {{\n")),
            "}\n".repeat(n)
        ))
    }),
    valid("loops-in-sequence", |n| function(&each(n, |_| String::from("for (int i = 0; i < a; ++i) a += i;\n")))),
    valid("whiles-nested", |n| function(&format!("{}a += 1; break;\n{}", "while (a) {\n".repeat(n), "}\n".repeat(n)))),
    valid("cases", |n| function(&format!("switch (a) {{\n{}}}\n", each(n, |i| format!("case {i}: a += 1; break;\n"))))),
    valid("cases-that-fall-through", |n| {
        function(&format!("switch (a) {{\n{}}}\n", each(n, |i| format!("case {i}:\n")) + "a = 1;\n"))
    }),
    valid("labels", |n| function(&each(n, |i| format!("l{i}: a += 1;\n")))),
    valid("gotos-forward", |n| function(&each(n, |i| format!("if (a == {i}) goto l{i};\na = g(a);\nl{i}:;\n")))),
    valid("gotos-to-one-label", |n| {
        function(&(each(n, |i| format!("if (a == {i}) goto end;\nint v{i} [[maybe_unused]]; \n")) + "end:;\n"))
    }),
    valid("gotos-back", |n| function(&each(n, |i| format!("l{i}: if (g(a)) goto l{};\n", i / 2)))),
    valid("locals", |n| function(&each(n, |i| format!("int v{i} = a; a += v{i};\n")))),
    valid("locals-with-destructors", |n| {
        String::from("struct D { D(int); ~D(); };\n") + &function(&each(n, |i| format!("D v{i}(a);\n")))
    }),
    valid("local-classes", |n| {
        function(&each(n, |i| format!("struct L{i} {{ int x; }} v{i} = {{a}}; a += v{i}.x;\n")))
    }),
    valid("local-statics", |n| function(&each(n, |i| format!("static int v{i} = 1; a += v{i};\n")))),
    valid("returns", |n| function(&each(n, |i| format!("if (a == {i}) return {i};\n")))),
    valid("try-blocks", |n| function(&each(n, |_| String::from("try { a = g(a); } catch (int e) { a = e; }\n")))),
    valid("try-blocks-nested", |n| {
        function(&format!("{}a = g(a);\n{}", "try {\n".repeat(n), "} catch (...) {}\n".repeat(n)))
    }),
    valid("handlers", |n| {
        each(n, |i| format!("struct E{i} {{}};\n"))
            + &function(&format!("try {{ a = g(a); }}\n{}", each(n, |i| format!("catch (E{i}&) {{ a = {i}; }}\n"))))
    }),
    valid("range-fors", |n| function(&format!("int v[3] = {{a, a, a}};\n{}", "for (int x : v) a += x;\n".repeat(n)))),
    reports("unused-variables", |n| function(&each(n, |i| format!("int v{i};\n")))),
    reports("unreachable-statements", |n| function(&each(n, |_| String::from("{ if (a) { return 1; a = 2; } }\n")))),
];
