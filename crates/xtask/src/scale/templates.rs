//! Templates: instances, specializations, recursion, packs, constraints, deduction.

use super::kind::{Kind, each, list, valid};

pub const KINDS: &[Kind] = &[
    valid("class-templates", |n| each(n, |i| format!("template<class T> struct S{i} {{ T x; }};\nS{i}<int> v{i};\n"))),
    valid("instances-of-a-class-template", |n| {
        String::from("template<int N> struct S { int x[N + 1]; int f() { return N; } };\n")
            + &each(n, |i| format!("S<{i}> v{i};\n"))
    }),
    valid("instances-used-again", |n| {
        String::from("template<class T> struct S { T x; };\n") + &each(n, |i| format!("S<int> v{i};\n"))
    }),
    valid("instances-with-member-calls", |n| {
        String::from("template<int N> struct S { int f() { return N; } };\n")
            + &each(n, |i| format!("int x{i} = S<{i}>().f();\n"))
    }),
    valid("instances-of-a-function-template", |n| {
        String::from("template<int N> int f() { return N; }\n") + &each(n, |i| format!("int x{i} = f<{i}>();\n"))
    }),
    valid("deductions", |n| {
        String::from("template<class T> int f(T*) { return 1; }\n")
            + &each(n, |i| format!("struct T{i} {{}} t{i};\nint x{i} = f(&t{i});\n"))
    }),
    valid("arguments-nested", |n| {
        format!("template<class T> struct S {{}};\n{}int{} v;\n", "S<".repeat(n), ">".repeat(n))
    })
    .up_to(1024),
    valid("arguments-nested-step-by-step", |n| {
        String::from("template<class T> struct S {}; using t0 = int;\n")
            + &each(n, |i| format!("using t{} = S<t{i}>;\n", i + 1))
    })
    .up_to(4096),
    valid("recursion-to-a-depth-of-128", |n| {
        let recursion = "template<int I, int N> struct R { static constexpr int v = R<I, N - 1>::v + 1; };
template<int I> struct R<I, 0> { static constexpr int v = 0; };\n";
        String::from(recursion) + &each(n.div_ceil(128), |i| format!("static_assert(R<{i}, 128>::v == 128);\n"))
    }),
    valid("recursion-of-functions-to-a-depth-of-128", |n| {
        let recursion = "template<int I, int N> constexpr int r() { if constexpr (N == 0) return 0; else return r<I, N - 1>() + 1; }\n";
        String::from(recursion) + &each(n.div_ceil(128), |i| format!("int x{i} = r<{i}, 128>();\n"))
    }),
    valid("explicit-specializations", |n| {
        String::from("template<int N> struct S { static const int v = 0; };\n")
            + &each(n, |i| format!("template<> struct S<{i}> {{ static const int v = {i}; }};\n"))
            + &each(n, |i| format!("static_assert(S<{i}>::v == {i});\n"))
    }),
    valid("explicit-specializations-of-a-function-template", |n| {
        String::from("template<int N> int f() { return 0; }\n")
            + &each(n, |i| format!("template<> int f<{i}>() {{ return {i}; }}\n"))
    }),
    valid("partial-specializations", |n| {
        String::from("template<class T, int N> struct S { };\n")
            + &each(n, |i| format!("template<class T> struct S<T*, {i}> {{ static const int v = {i}; }};\n"))
            + "static_assert(S<int*, 7>::v == 7);\n"
    }),
    valid("partial-specializations-selected", |n| {
        String::from("template<class T, int N> struct S { };\n")
            + &each(n, |i| format!("template<class T> struct S<T*, {i}> {{ static const int v = {i}; }};\n"))
            + &each(n, |i| format!("static_assert(S<int*, {i}>::v == {i});\n"))
    })
    .up_to(4096),
    valid("explicit-instantiations", |n| {
        String::from("template<int N> struct S { int f() { return N; } };\n")
            + &each(n, |i| format!("template struct S<{i}>;\n"))
    }),
    valid("explicit-instantiation-declarations", |n| {
        String::from("template<int N> struct S { int f() { return N; } };\n")
            + &each(n, |i| format!("extern template struct S<{i}>;\n"))
    }),
    valid("alias-templates-in-a-chain", |n| {
        String::from("template<class T> using a0 = T;\n")
            + &each(n, |i| format!("template<class T> using a{} = a{i}<T>;\n", i + 1))
            + &format!("a{n}<int> x = 1;\n")
    })
    .up_to(1024),
    valid("variable-templates", |n| {
        String::from("template<int N> constexpr int v = N + 1;\n")
            + &each(n, |i| format!("static_assert(v<{i}> == {i} + 1);\n"))
    }),
    valid("template-parameters", |n| {
        format!(
            "template<{}> struct S {{}};\nS<{}> v;\n",
            list(n, |i| format!("class T{i}")),
            list(n, |_| String::from("int"))
        )
    }),
    valid("template-parameters-with-defaults", |n| {
        format!("template<{}> struct S {{}};\nS<> v;\n", list(n, |i| format!("class T{i} = int")))
    }),
    valid("elements-of-a-pack", |n| {
        format!(
            "template<class... T> struct S {{ static constexpr int n = sizeof...(T); }};\nstatic_assert(S<{}>::n == {n});\n",
            list(n, |_| String::from("int"))
        )
    }),
    valid("arguments-of-a-pack", |n| {
        format!(
            "template<class... T> int f(T... t) {{ return sizeof...(t); }}\nint x = f({});\n",
            list(n, |i| i.to_string())
        )
    }),
    valid("folds", |n| {
        format!(
            "template<int... N> constexpr int sum() {{ return (0 + ... + N); }}\nstatic_assert(sum<{}>() >= 0);\n",
            list(n, |_| String::from("1"))
        )
    }),
    valid("index-sequence", |n| {
        format!(
            "template<int... N> struct Q {{ static constexpr int n = sizeof...(N); }};\nusing s = Q<__integer_pack({n})...>;\nstatic_assert(s::n == {n});\n"
        )
    }),
    valid("type-list-by-recursion", |n| {
        // Recursion is limited to some hundred levels: many lists of 64 elements each.
        let recursion = "template<class... T> struct L {}; template<int> struct E {};
template<class L> struct Length; template<> struct Length<L<>> { static constexpr int v = 0; };
template<class H, class... T> struct Length<L<H, T...>> { static constexpr int v = 1 + Length<L<T...>>::v; };\n";
        String::from(recursion)
            + &each(n.div_ceil(64), |k| {
                let elements = list(64, |i| format!("E<{}>", k * 64 + i));
                format!("static_assert(Length<L<{elements}>>::v == 64);\n")
            })
    }),
    valid("tuples", |n| {
        let tuple = "template<class... T> struct Tuple; template<> struct Tuple<> {};
template<class H, class... T> struct Tuple<H, T...> : Tuple<T...> { H head; };
template<int> struct E { int x; };\n";
        String::from(tuple)
            + &each(n.div_ceil(32), |k| {
                let elements = list(32, |i| format!("E<{}>", k * 32 + i));
                format!("Tuple<{elements}> t{k};\n")
            })
    }),
    valid("substitution-failures", |n| {
        each(n, |i| format!("template<class T> typename T::t{i} f(T);\n")) + "void f(...);\nvoid g() { f(1); }\n"
    }),
    valid("substitution-failures-of-calls", |n| {
        each(8, |i| format!("template<class T> typename T::t{i} f(T);\n"))
            + &format!("void f(...);\nvoid g() {{\n{}}}\n", "f(1);\n".repeat(n))
    }),
    valid("substitution-failures-of-types", |n| {
        each(8, |i| format!("template<class T> typename T::t{i} f(T);\n"))
            + "int f(...);\n"
            + &each(n, |i| format!("struct T{i} {{}} t{i}; int x{i} = f(t{i});\n"))
    }),
    valid("function-templates-of-one-name", |n| {
        each(n, |i| format!("struct T{i} {{}}; template<class T> void f(T, T{i});\n")) + "void g() { f(1, T0{}); }\n"
    }),
    valid("concepts", |n| {
        each(n, |i| format!("template<class T> concept C{i} = sizeof(T) == {};\n", i % 8 + 1))
            + &each(n, |i| format!("static_assert(C{i}<int> == {});\n", i % 8 == 3))
    }),
    valid("concepts-in-a-chain", |n| {
        String::from("template<class T> concept C0 = true;\n")
            + &each(n, |i| format!("template<class T> concept C{} = C{i}<T> && sizeof(T) > 0;\n", i + 1))
            + &format!("static_assert(C{n}<int>);\n")
    })
    .up_to(1024),
    valid("conjunctions-of-concepts", |n| {
        format!(
            "template<class T, int N> concept A = sizeof(T) > 0;\ntemplate<class T> concept C = A<T, 0>{};\nstatic_assert(C<int>);\n",
            each(n, |i| format!(" && A<T, {i}>"))
        )
    }),
    valid("constrained-functions", |n| {
        String::from("template<class T, int N> concept A = sizeof(T) == N;\n")
            + &each(n, |i| format!("template<class T> requires A<T, {i}> int f(T) {{ return {i}; }}\n"))
            + "int x = f(1);\n"
    }),
    valid("requires-expressions", |n| {
        each(n, |i| {
            format!(
                "template<class T> concept C{i} = requires(T t) {{ t + {i}; typename T::t{i}; }};\nstatic_assert(!C{i}<int>);\n"
            )
        })
    }),
    valid("deduction-guides", |n| {
        String::from("template<class T> struct S { };\n")
            + &each(n, |i| format!("struct T{i} {{}}; S(T{i}) -> S<int>;\n"))
    }),
    valid("members-of-a-template-not-used", |n| {
        format!(
            "template<class T> struct S {{\n{}}};\nS<int> v;\n",
            each(n, |i| format!("T f{i}(T t) {{ return t; }}\n"))
        )
    }),
    valid("member-templates", |n| {
        format!(
            "struct S {{\n{}}};\nvoid g(S s) {{\n{}}}\n",
            each(n, |i| format!("template<class T> void f{i}(T) {{}}\n")),
            each(n, |i| format!("s.f{i}(1);\n"))
        )
    }),
    valid("statements-of-a-template", |n| {
        format!("template<class T> T f(T a) {{\n{}return a; }}\nint x = f(1);\n", "a = a + T(1);\n".repeat(n))
    }),
    valid("curiously-recurring-bases", |n| {
        String::from("template<class D> struct B { int f() { return static_cast<D*>(this)->g(); } };\n")
            + &each(n, |i| format!("struct D{i} : B<D{i}> {{ int g() {{ return {i}; }} }};\nint x{i} = D{i}().f();\n"))
    }),
];
