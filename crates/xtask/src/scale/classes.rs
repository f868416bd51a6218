//! Classes: bases, members, virtual functions, constructors, friends.

use super::kind::{Kind, each, list, valid};

/// A chain of classes, each derived from the one before, that hold `members(i)`.
fn chain(n: usize, access: &str, members: impl Fn(usize) -> String) -> String {
    format!("struct S0 {{ int x; {} }};\n", members(0))
        + &each(n, |i| format!("struct S{} : {access} S{i} {{ {} }};\n", i + 1, members(i + 1)))
}

pub const KINDS: &[Kind] = &[
    valid("classes", |n| each(n, |i| format!("struct S{i} {{ int x; }};\nS{i} v{i};\n"))),
    valid("bases-in-a-chain", |n| {
        chain(n, "public", |_| String::new()) + &format!("int f(S{n}& s) {{ return s.x; }}\n")
    }),
    valid("bases-in-a-chain-converted-to-the-first", |n| {
        chain(n, "public", |_| String::new()) + &format!("S0* f(S{n}* s) {{ return s; }}\n")
    }),
    valid("bases-in-a-chain-with-objects", |n| {
        chain(n, "public", |_| String::new()) + &each(n, |i| format!("S{i} v{i};\n"))
    }),
    valid("bases-in-a-chain-with-constructors", |n| chain(n, "public", |i| format!("S{i}() {{}}"))),
    valid("bases-in-a-chain-with-constructors-and-destructors", |n| {
        chain(n, "public", |i| format!("S{i}(); ~S{i}() {{}}")) + &format!("S{n} v;\n")
    }),
    valid("bases-in-a-chain-with-virtual-functions", |n| {
        chain(n, "public", |_| String::from("virtual void f();")) + &format!("void g(S{n}& s) {{ s.f(); }}\n")
    }),
    valid("bases-in-a-chain-with-new-virtual-functions", |n| {
        chain(n, "public", |i| format!("virtual void f{i}();")) + &format!("void g(S{n}& s) {{ s.f0(); }}\n")
    }),
    valid("bases-virtual-in-a-chain", |n| chain(n, "virtual public", |_| String::new()) + &format!("S{n} v;\n")),
    valid("bases", |n| {
        each(n, |i| format!("struct B{i} {{ int x{i}; }};\n"))
            + &format!(
                "struct S : {} {{}};\nint f(S& s) {{ return s.x0 + s.x{}; }}\n",
                list(n, |i| format!("B{i}")),
                n - 1
            )
    }),
    valid("bases-with-virtual-functions", |n| {
        each(n, |i| format!("struct B{i} {{ virtual void f{i}() = 0; }};\n"))
            + &format!(
                "struct S : {} {{\n{}}};\nS v;\n",
                list(n, |i| format!("B{i}")),
                each(n, |i| format!("void f{i}() override;\n"))
            )
    }),
    valid("bases-virtual", |n| {
        each(n, |i| format!("struct B{i} {{ int x{i}; }};\n"))
            + &format!("struct S : {} {{}};\nS v;\n", list(n, |i| format!("virtual B{i}")))
    }),
    valid("diamonds", |n| {
        String::from("struct S0 { int x; };\n")
            + &each(n, |i| {
                format!(
                    "struct A{i} : virtual S{i} {{}}; struct B{i} : virtual S{i} {{}}; struct S{} : A{i}, B{i} {{}};\n",
                    i + 1
                )
            })
            + &format!("int f(S{n}& s) {{ return s.x; }}\n")
    })
    .up_to(4096),
    valid("members", |n| format!("struct S {{\n{}}};\nS v;\n", each(n, |i| format!("int x{i};\n")))),
    valid("members-with-initializers", |n| {
        format!("struct S {{\n{}}};\nS v;\n", each(n, |i| format!("int x{i} = {i};\n")))
    }),
    valid("members-initialized-by-a-constructor", |n| {
        format!(
            "struct S {{\n{}S() : {} {{}} }};\n",
            each(n, |i| format!("int x{i};\n")),
            list(n, |i| format!("x{i}({i})"))
        )
    }),
    valid("members-used", |n| {
        format!(
            "struct S {{\n{}}};\nint f(S& s) {{ int a = 0;\n{}return a; }}\n",
            each(n, |i| format!("int x{i};\n")),
            each(n, |i| format!("a += s.x{i};\n"))
        )
    }),
    valid("member-functions", |n| {
        format!("struct S {{ int x;\n{}}};\n", each(n, |i| format!("int f{i}() {{ return x + {i}; }}\n")))
    }),
    valid("member-functions-that-call-each-other", |n| {
        format!(
            "struct S {{ int f0() {{ return 1; }}\n{}}};\n",
            each(n, |i| format!("int f{}() {{ return f{i}(); }}\n", i + 1))
        )
    }),
    valid("member-functions-defined-outside", |n| {
        format!("struct S {{ int x;\n{}}};\n", each(n, |i| format!("int f{i}();\n")))
            + &each(n, |i| format!("int S::f{i}() {{ return x; }}\n"))
    }),
    valid("member-classes", |n| {
        format!("struct S {{\n{}}};\nS::M0 v;\n", each(n, |i| format!("struct M{i} {{ int x; }};\n")))
    }),
    valid("member-classes-nested", |n| {
        each(n, |i| format!("struct M{i} {{ int x{i};\n")) + &"};\n".repeat(n) + "M0 v;\n"
    })
    .up_to(4096),
    valid("members-of-members", |n| {
        String::from("struct S0 { int x; };\n")
            + &each(n, |i| format!("struct S{} {{ S{i} m; }};\n", i + 1))
            + &format!("S{n} v;\n")
    }),
    valid("members-of-members-with-constructors", |n| {
        String::from("struct S0 { int x; S0(); };\n")
            + &each(n, |i| format!("struct S{} {{ S{i} m; S{}() {{}} }};\n", i + 1, i + 1))
            + &format!("S{n} v;\n")
    }),
    valid("members-of-members-with-objects", |n| {
        String::from("struct S0 { int x; S0(); ~S0(); };\n")
            + &each(n, |i| format!("struct S{} {{ S{i} m; }}; S{i} v{i};\n", i + 1))
    }),
    valid("virtual-functions", |n| {
        format!("struct S {{\n{}}};\nS v;\n", each(n, |i| format!("virtual void f{i}();\n")))
    }),
    valid("virtual-functions-overridden", |n| {
        format!("struct S {{\n{}}};\n", each(n, |i| format!("virtual void f{i}();\n")))
            + &format!("struct D : S {{\n{}}};\nD v;\n", each(n, |i| format!("void f{i}() override;\n")))
    }),
    valid("virtual-functions-of-one-name-overridden", |n| {
        each(n, |i| format!("struct T{i} {{}};\n"))
            + &format!("struct S {{\n{}}};\n", each(n, |i| format!("virtual void f(T{i});\n")))
            + &format!("struct D : S {{\n{}}};\nD v;\n", each(n, |i| format!("void f(T{i}) override;\n")))
    }),
    valid("derived-classes-with-an-override", |n| {
        String::from("struct S { virtual ~S(); virtual void f() = 0; };\n")
            + &each(n, |i| format!("struct D{i} : S {{ void f() override; }}; D{i} v{i};\n"))
    }),
    valid("constructors", |n| {
        each(n, |i| format!("struct T{i} {{}};\n"))
            + &format!("struct S {{\n{}}};\nS v(T0{{}});\n", each(n, |i| format!("S(T{i});\n")))
    }),
    valid("conversion-functions", |n| {
        each(n, |i| format!("struct T{i} {{}};\n"))
            + &format!("struct S {{\n{}}};\nT0 v = S();\n", each(n, |i| format!("operator T{i}();\n")))
    }),
    valid("friends", |n| {
        each(n, |i| format!("struct T{i};\n"))
            + &format!("class S {{ int x;\n{}}};\n", each(n, |i| format!("friend struct T{i};\n")))
            + &each(n, |i| format!("struct T{i} {{ int f(S& s) {{ return s.x; }} }};\n"))
    }),
    valid("friend-functions", |n| format!("class S {{\n{}}};\n", each(n, |i| format!("friend void f{i}(S&);\n")))),
    valid("bit-fields", |n| format!("struct S {{\n{}}};\nS v;\n", each(n, |i| format!("unsigned x{i} : 3;\n")))),
    valid("static-members", |n| {
        format!("struct S {{\n{}}};\n", each(n, |i| format!("static int x{i};\n")))
            + &each(n, |i| format!("int S::x{i} = {i};\n"))
    }),
    valid("anonymous-unions", |n| {
        format!("struct S {{\n{}}};\nS v;\n", each(n, |i| format!("union {{ int a{i}; float b{i}; }};\n")))
    }),
    valid("enumerators", |n| format!("enum E {{\n{}}};\nE v = e0;\n", each(n, |i| format!("e{i},\n")))),
    valid("enumerators-of-the-one-before", |n| {
        format!("enum E {{ e0 = 1,\n{}}};\n", each(n, |i| format!("e{} = e{i} + 1,\n", i + 1)))
    }),
    valid("enumerations", |n| each(n, |i| format!("enum class E{i} {{ a, b }};\nE{i} v{i} = E{i}::b;\n"))),
];
