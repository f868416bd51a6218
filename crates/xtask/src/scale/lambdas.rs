//! Lambdas and their captures.

use super::kind::{Kind, each, list, valid};

pub const KINDS: &[Kind] = &[
    valid("lambdas", |n| format!("void f(int a) {{\n{}}}\n", each(n, |_| String::from("[a] { return a; }();\n")))),
    valid("lambdas-in-variables", |n| each(n, |i| format!("auto l{i} = [](int a) {{ return a + {i}; }};\n"))),
    valid("lambdas-generic", |n| {
        format!("void f() {{\n{}}}\n", each(n, |i| format!("[](auto a) {{ return a; }}({i});\n")))
    }),
    valid("lambdas-nested", |n| format!("void f() {{ {}{}; }}\n", "[] { ".repeat(n), "; }()".repeat(n))).up_to(1024),
    valid("lambdas-nested-with-captures", |n| {
        format!("void f(int a) {{ {} a; {}; }}\n", "[&] { ".repeat(n), "; }()".repeat(n))
    })
    .up_to(1024),
    valid("captures", |n| {
        format!(
            "void f() {{\n{}[{}] {{}}(); }}\n",
            each(n, |i| format!("int a{i} = {i};\n")),
            list(n, |i| format!("a{i}"))
        )
    }),
    valid("captures-implicit", |n| {
        format!(
            "void f() {{\n{}[&] {{\n{}}}(); }}\n",
            each(n, |i| format!("int a{i} = {i};\n")),
            each(n, |i| format!("a{i} += 1;\n"))
        )
    }),
    valid("captures-by-copy-implicit", |n| {
        format!(
            "int f() {{\n{}return [=] {{ int s = 0;\n{}return s; }}(); }}\n",
            each(n, |i| format!("int a{i} = {i};\n")),
            each(n, |i| format!("s += a{i};\n"))
        )
    }),
    valid("captures-with-initializers", |n| format!("auto l = [{}] {{}};\n", list(n, |i| format!("a{i} = {i}")))),
    valid("captures-of-one-variable", |n| format!("void f(int a) {{ [&] {{\n{}}}(); }}\n", "a += 1;\n".repeat(n))),
];
