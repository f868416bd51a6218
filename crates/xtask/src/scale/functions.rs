//! Functions: declarations, overloads, calls, parameters.

use super::kind::{Kind, each, list, reports, valid};

pub const KINDS: &[Kind] = &[
    valid("overloads-declared", |n| {
        each(n, |i| format!("struct T{i} {{}}; void f(T{i});\n")) + "void g() { f(T0{}); }\n"
    }),
    valid("overloads-called", |n| {
        each(n, |i| format!("struct T{i} {{}}; void f(T{i});\n"))
            + &format!("void g() {{\n{}}}\n", each(n, |i| format!("f(T{i}{{}});\n")))
    }),
    valid("few-overloads-called-often", |n| {
        each(8, |i| format!("struct T{i} {{}}; void f(T{i});\n"))
            + &format!("void g() {{\n{}}}\n", each(n, |i| format!("f(T{}{{}});\n", i % 8)))
    }),
    valid("overloads-of-a-member", |n| {
        let declared = each(n, |i| format!("void f(T{i});\n"));
        each(n, |i| format!("struct T{i} {{}};\n"))
            + &format!("struct S {{\n{declared}}};\nvoid g(S s) {{ s.f(T0{{}}); }}\n")
    }),
    valid("overloads-of-a-member-defined", |n| {
        let declared = each(n, |i| format!("void f(T{i});\n"));
        let defined = each(n, |i| format!("void S::f(T{i}) {{}}\n"));
        each(n, |i| format!("struct T{i} {{}};\n")) + &format!("struct S {{\n{declared}}};\n{defined}")
    }),
    valid("overloads-of-an-operator", |n| {
        each(n, |i| format!("struct T{i} {{}}; int operator+(T{i}, T{i});\n")) + "int x = T0{} + T0{};\n"
    }),
    valid("hidden-friends", |n| {
        each(n, |i| format!("struct T{i} {{ friend int operator+(T{i}, T{i}) {{ return 1; }} }};\n"))
            + &each(n, |i| format!("int x{i} = T{i}{{}} + T{i}{{}};\n"))
    }),
    valid("functions-defined", |n| each(n, |i| format!("int f{i}(int a) {{ return a + {i}; }}\n"))),
    valid("functions-called", |n| {
        each(n, |i| format!("int f{i}(int a);\n"))
            + &format!("void g() {{\n{}}}\n", each(n, |i| format!("f{i}({i});\n")))
    }),
    valid("functions-that-call-the-one-before", |n| {
        String::from("inline int f0(int a) { return a; }\n")
            + &each(n, |i| format!("inline int f{}(int a) {{ return f{i}(a) + 1; }}\n", i + 1))
            + &format!("int x = f{n}(1);\n")
    }),
    valid("parameters", |n| {
        format!("void f({});\nvoid g() {{ f({}); }}\n", list(n, |i| format!("int a{i}")), list(n, |i| i.to_string()))
    }),
    valid("default-arguments", |n| {
        format!("void f({});\nvoid g() {{ f(); }}\n", list(n, |i| format!("int a{i} = {i}")))
    }),
    valid("redeclared-functions", |n| each(n, |_| String::from("void f(int);\n"))),
    valid("redeclared-functions-with-names", |n| each(n, |i| format!("int f(int a{i}, double b{i});\n"))),
    valid("functions-static-and-unused", |n| each(n, |i| format!("static int f{i}(int a) {{ return a; }}\n"))),
    valid("address-of-an-overload", |n| {
        each(n, |i| format!("struct T{i} {{}}; void f(T{i});\n")) + "void (*p)(T0) = &f;\n"
    }),
    valid("arguments-of-a-variadic-function", |n| {
        format!("int f(const char*, ...);\nint x = f(\"\", {});\n", list(n, |i| i.to_string()))
    }),
    reports("calls-without-a-viable-overload", |n| {
        each(4, |i| format!("struct T{i} {{}}; void f(T{i});\n"))
            + &format!("void g() {{\n{}}}\n", each(n, |_| String::from("f(1);\n")))
    }),
];
