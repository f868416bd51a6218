use super::Unneeded;
use cufe_base::{Dialect, Source, Standard};
use cufe_diagnostics::Sink;
use cufe_lex::{Tokens, lex};
use cufe_sema::Known;

/// A header's tokens with what a user's text does not need of it.
fn found(header: &str, user: &str) -> (Source, Tokens, Unneeded) {
    let text = format!("# 1 \"h.h\" 1 3\n{header}\n# 2 \"a.cu\" 2\n{user}\n");
    let mut source = Source::new("a.ii", text.into_bytes());
    let dialect = Dialect { standard: Standard::Cpp20, ..Dialect::default() };
    let mut tokens = lex(&mut source, &dialect, &mut Sink::new());
    let known = Known::new(&mut tokens.interner);
    let options = cufe_base::Options { device_c: true, ..Default::default() };
    let unneeded = Unneeded::find(&tokens, &source, &known, &options);
    (source, tokens, unneeded)
}

/// The declarations of a header that a user's text does not need.
fn passed_over(header: &str, user: &str) -> Vec<String> {
    unneeded(header, user).into_iter().map(|(text, _)| text).collect()
}

/// The same, with the names of the parameters of functions that the device alone has.
fn unneeded(header: &str, user: &str) -> Vec<(String, Option<Vec<String>>)> {
    let (source, tokens, unneeded) = found(header, user);
    let text = |passed: &super::Passed| {
        let range = cufe_base::Range { start: tokens.start(passed.first), end: tokens.end(passed.end - 1) };
        let names = |shown: &super::HostForm| {
            let super::HostForm::Function(function) = shown else { return None };
            let names = function.names.iter().map(|&name| tokens.interner.text(tokens.symbol(name)).to_owned());
            function.is_device_only.then(|| names.collect())
        };
        let shown = (passed.shown as usize).checked_sub(1).map(|index| &unneeded.shown[index].1);
        (source.slice(range).into_owned(), shown.and_then(names))
    };
    unneeded.rest.iter().rev().map(text).collect()
}

#[test]
fn what_nobody_names_is_passed_over() {
    let header = "int f(int);\nextern double g(double) noexcept(true) __attribute__((const));\nstruct A { int f; };";
    assert_eq!(passed_over(header, "int x = g(1);"), ["int f(int);", "struct A { int f; };"]);
    assert_eq!(
        passed_over(header, "A a; int x = f(1);"),
        ["extern double g(double) noexcept(true) __attribute__((const));"]
    );
}

#[test]
fn what_follows_each_other_is_passed_over_at_once() {
    let header = "int a;\nint b();\n#pragma nothing\nint c();\nint d();\n__attribute__((device)) inline void e() { }
        int f();\nint g();\nint h();\nint i();";
    let (source, tokens, mut unneeded) = found(header, "int x = g();");
    unneeded.join(&tokens);
    let text = |passed: &super::Passed| {
        let range = cufe_base::Range { start: tokens.start(passed.first), end: tokens.end(passed.end - 1) };
        source.slice(range).into_owned()
    };
    let passed: Vec<String> = unneeded.rest.iter().rev().map(text).collect();
    assert_eq!(
        passed,
        [
            "int b();",
            "int c();\nint d();",
            "__attribute__((device)) inline void e() { }",
            "int f();",
            "int h();\nint i();"
        ]
    );
}

#[test]
fn what_is_needed_needs_what_it_mentions() {
    let header = "struct A;\nint b(int);\nint c();\nconstexpr int d() { return b(0); }\ntemplate <class T> constexpr A e(T) { return c(); }";
    assert_eq!(
        passed_over(header, "int x = d();"),
        ["struct A;", "int c();", "template <class T> constexpr A e(T) { return c(); }"]
    );
    assert_eq!(passed_over(header, "int x = e;"), ["int b(int);", "constexpr int d() { return b(0); }"]);
}

#[test]
fn each_name_that_a_declaration_introduces_makes_it_needed() {
    let needs = |header: &str, user: &str| passed_over(header, user).is_empty();
    let header = "typedef struct a { int inner; } b;";
    assert!(needs(header, "a x;") && needs(header, "b x;") && !needs(header, "int inner;"));
    let header = "typedef int (*c)(int), d;";
    assert!(needs(header, "c x;") && needs(header, "d x;"));
    let header = "typedef int c; extern c (*f)(int); c (*g(int))(int); extern c (h), (*i[3])(int);";
    assert!(["f", "g", "h", "i"].iter().all(|name| passed_over(header, &format!("int x = {name};")).len() < 4));
    let header = "template <class T> a(T) -> a<T>;";
    assert!(needs(header, "a x(1);") && !needs(header, "T x;"));
    let header = "enum e : int { f, g = 2 };";
    assert!(needs(header, "e x;") && needs(header, "int x = g;") && !needs(header, "int x;"));
    let header = "typedef enum { f, g } h;";
    assert!(needs(header, "h x;") && needs(header, "int x = f;"));
    let header = "int i(struct j *), (*k)(int);";
    assert!(needs(header, "int x = i;") && needs(header, "j *x;") && needs(header, "int x = k;"));
    let header = "namespace N { template <class T> using l = T *; using ::m; }";
    assert!(passed_over(header, "").len() == 2 && passed_over(header, "N::l<int> x;") == ["using ::m;"]);
    let header = "using l = m<int, struct o *>; using p::q, p::r;";
    assert!(needs(header, "l x; q y;") && needs(header, "o *x; r y;") && !needs(header, "m<int, int> x; r y;"));
    let header = "template <class T, class U> using l = m<T, U>; template <class T> constexpr bool n = m<T, T>::value;";
    assert!(needs(header, "int x = n<l<int, int>>;") && passed_over(header, "struct m { struct T; };").len() == 2);
    let header = "template <class T> constexpr bool n = sizeof(T) < 4;";
    assert!(needs(header, "int x = n<int>;") && !needs(header, "int x;"));
    let header = "template <> struct o<int> : p<(1 > 0)> { int q; };";
    assert!(needs(header, "o<int> x;") && !needs(header, "p<true> x;"));
    let header = "template <class T> void r<T>::s(T) { }";
    assert!(needs(header, "r<int> x;"));
}

#[test]
fn what_acts_without_being_named_is_always_needed() {
    let always = [
        "bool operator==(A, A);",
        "template <class T> bool operator<(A<T>, A<T>) { return false; }",
        "using namespace N;",
        "template class A<int>;",
        "extern template class A<int>;",
        "static_assert(true);",
        "int a = b();",
        "__attribute__((global)) void c(int);",
        "__attribute__((device)) auto c(int a) { return a; }",
        "inline void d() { e<<<1, 1>>>(); }",
        "long operator\"\"_a(unsigned long long);",
    ];
    for header in always {
        assert_eq!(passed_over(header, ""), [""; 0], "{header}");
    }
    assert_eq!(passed_over("int f();\nvoid g() __attribute__((alias(\"f\")));", "int x = g();"), [""; 0]);
    assert_eq!(passed_over("int f();\nstruct type_info;", ""), ["int f();"]);
}

#[test]
fn all_that_the_user_wrote_is_needed() {
    assert_eq!(passed_over("", "int f(int);\nstruct A;"), [""; 0]);
}

#[test]
fn declarations_end_where_the_parser_says() {
    let header = "template <class T> A<T>::A() : b{1}, c(2), d{3} { }
        void f() try { } catch (int) { } catch (...) { }
        template <class T> requires requires(T t) { t.a; } && (sizeof(T) > 1) void g(T) requires true { }
        auto h = [](int a) { return a; };
        auto i(int a) -> B<(1 > 0)> { return {}; }
        int j{1}, k{2};
        enum { l };
        extern \"C\" { int m(); } extern \"C\" int n();
        inline namespace N __attribute__((visibility(\"default\"))) { int o(); }";
    let found = passed_over(header, "");
    assert!(found.iter().any(|text| text == "int o();") && found.iter().any(|text| text == "extern \"C\" int n();"));
    assert!(
        found.iter().all(|text| text.ends_with([';', '}']) && !text.starts_with([',', '{', '(', '}'])),
        "{found:?}"
    );
}

#[test]
fn a_function_with_and_without_constexpr_is_needed() {
    assert_eq!(passed_over("int f();\nconstexpr int f() { return 1; }\nint g();", ""), ["int g();"]);
    let passed = |header: &str| passed_over(header, "").len();
    assert_eq!(
        passed("unsigned f(unsigned *);\nconstexpr unsigned f(unsigned int *a) { return *a; }\nint f(long);"),
        1
    );
    assert_eq!(passed("int f(int);\nconstexpr int f(A a) { return a; }\nint f(long, int);"), 0);
    assert_eq!(passed("int f(const char *);\nconstexpr int f(const char *a) { return *a; }"), 0);
    assert_eq!(passed("extern \"C\" int f(int);\nnamespace N { constexpr int f(int a) { return a; } }"), 0);
    assert_eq!(passed("template <class T> int f(T);\nconstexpr int f(auto a) { return a; }"), 0);
}

#[test]
fn functions_of_one_name_may_be_others() {
    let passed = |header: &str| passed_over(header, "").len();
    assert_eq!(passed("double f(double a);\nconstexpr float f(float a) { return a; }"), 2);
    assert_eq!(passed("int f(short);\nconstexpr int f(int, char a = 1) { return a; }"), 0);
    assert_eq!(passed("int f(void);\nconstexpr int f(int *a) { return *a; }"), 2);
    assert_eq!(passed("int f(int);\nnamespace N::M { constexpr int f(int a) { return a; } }\nint f(char);"), 3);
    assert_eq!(
        passed("namespace N { namespace M { int f(); } }\nnamespace N::M { constexpr int f() { return 1; } }"),
        0
    );
    assert_eq!(passed("int f(int);\ntemplate <class T> constexpr T f(T a) { return a; }"), 2);
}

#[test]
fn nothing_is_passed_over_where_brackets_do_not_match() {
    assert_eq!(passed_over("int f();\nnamespace N {", ""), [""; 0]);
    assert_eq!(passed_over("int f();\n}", ""), [""; 0]);
    assert_eq!(passed_over("int f();\nint g(;", ""), [""; 0]);
}

#[test]
fn parameters_are_named_behind_their_types() {
    let header =
        "__attribute__((device)) inline int f(int a, A, const A b, A const, struct A, struct A c, A::B, A::B d,
        A<(1 > 0), int> e, unsigned, unsigned g = h(1, 2), int i[2][3], A *j, A &, A &&k, A... l, ...) { return 1; }";
    let names = "a b c d e g i j k".split(' ').map(str::to_owned).collect();
    assert_eq!(unneeded(header, ""), [(header.to_owned(), Some(names))]);
    let header = "__attribute__((device)) inline void f(int (*a)(int)) { }";
    assert_eq!(unneeded(header, ""), []);
}

#[test]
fn attributes_of_parameters_are_no_names() {
    let header = "__attribute__((device)) inline void f([[maybe_unused]] int a, A b [[maybe_unused]], [[x]] A) { }";
    let names = "a b".split(' ').map(str::to_owned).collect();
    assert_eq!(unneeded(header, ""), [(header.to_owned(), Some(names))]);
}

#[test]
fn classes_lose_their_attributes_and_are_passed_over() {
    const BOTH: &str = "__attribute__((host)) __attribute__((device))";
    let is_passed = |header: &str| passed_over(header, "") == [header];
    let class = |member: &str| format!("template <class T> struct A {{ {member} }};");
    assert!(is_passed(&class(&format!("A(); template <class U> {BOTH} constexpr U f(U a) {{ return a; }}"))));
    assert!(is_passed(&class(&format!("[[nodiscard]] {BOTH} static int f(); friend int operator+(A, A);"))));
    assert!(is_passed("class __attribute__((device_builtin)) A { int b; };"));
    let builtin = "typedef __attribute__((device_builtin)) enum A { b, c } d;";
    assert!(is_passed(builtin));
    assert!(["A x;", "int x = c;", "d x;"].iter().all(|user| passed_over(builtin, user).is_empty()));
    assert!(!is_passed("typedef __attribute__((device_builtin)) struct A { int b; } c, d;"));
    assert!(!is_passed("typedef struct __attribute__((device_builtin)) A { int b; } c;"));
    // The body of a function for the device goes, and lambdas are written anew.
    assert!(!is_passed(&class("__attribute__((device)) int f() { return 1; }")));
    assert!(!is_passed(&class(&format!("void f() {{ [] {BOTH} () {{ }}; }}"))));
    assert!(!is_passed(&class(&format!("void f() {{ []<class U> {BOTH} () {{ }}; }}"))));
    // `B` in front of the alias is another class.
    assert!(!is_passed(&class(&format!("{BOTH} B<T> f(); using B = B<T>;"))));
    assert!(!is_passed(&class(&format!("{BOTH} B<T> f(); typedef int B;"))));
}

#[test]
fn names_in_bodies_that_nobody_reads_are_not_needed() {
    let needs = |header: &str| passed_over(&format!("int f(int);\n{header}"), "int x = g(1); B b;").is_empty();
    assert!(!needs("int g(int a) { return f(a); }") && needs("constexpr int g(int a) { return f(a); }"));
    assert!(needs("auto g(int a) { return f(a); }") && needs("int g(int a, decltype(f(1))) { return a; }"));
    assert!(!needs("struct B { B() : b(1) { f(1); } int c() const { return f(1); } };"));
    assert!(needs("struct B { constexpr B() : b{} { f(1); } };") && needs("struct B { auto c() { return f(1); } };"));
    assert!(needs("struct B { decltype(auto) c() { return f(1); } };"));
    assert!(needs("struct B { B() : b{f(1)} { } };") && needs("struct B { int b[sizeof(f(1))]; };"));
    assert!(needs("struct B { int b = [](int a) { return f(a); }(1); };"));
    assert!(needs("struct B { int b{[](int a) { return f(a); }(1)}; };"));
    assert!(needs("struct B { constexpr int c(int a) { if (a) { return f(a); } return 1; } };"));
    assert!(needs("struct B { constexpr B() : b{1}, c(2) { f(1); } };"));
    assert!(needs("struct B { int (*c)(int) {f}; };") && needs("struct B { int c __attribute__((aligned(4))) {f}; };"));
    assert!(!needs("struct B { int operator()(int a) { return f(a); } };"));
    assert!(!needs(
        "template <class T> struct B { }; template <class T> B<T> &B<T>::operator=(B b) { f(1); return b; }"
    ));
    assert!(!needs("struct B { template <class T> struct C : D { int c() { return f(1); } }; };"));
}

#[test]
fn where_a_function_runs_is_said_alike_by_all_its_declarations() {
    let device = "__attribute__((device)) int f(int);";
    let both = "__attribute__((host)) __attribute__((device)) int f(int);";
    assert_eq!(unneeded(&format!("{device}\nint f(int);"), ""), []);
    assert_eq!(unneeded(&format!("{device}\n{both}"), ""), []);
    assert_eq!(unneeded(&format!("int f(int);\n{both}"), "").len(), 2);
    assert_eq!(unneeded(device, ""), [(device.to_owned(), Some(Vec::new()))]);
}

#[test]
fn what_mentions_a_variable_that_is_written_differently_is_needed() {
    let header = "inline int f() { return a[0]; }\ninline void g() { b(); }\ninline int h() { return c; }";
    let user =
        "__attribute__((managed)) int a[2]; __attribute__((global)) void b(); __attribute__((device)) int d(int c);";
    assert_eq!(passed_over(header, user), ["inline int h() { return c; }"]);
    // Of the bodies only those that mention one are read.
    let header = "int e(); int f(); struct A { int g() { return e() + a[0]; } int h() { return f(); } };";
    assert_eq!(passed_over(header, &format!("A x; {user}")), ["int f();"]);
}

#[test]
fn builtin_variables_are_written_differently_but_in_bodies_of_device_code() {
    let device = "__attribute__((device)) int f() { return threadIdx.x; }";
    let header = format!(
        "{device}\nstruct A {{ int g() {{ return b(); }} }};\nstruct B {{ int g() {{ return threadIdx.x + c(); }} }};
        int a(); int b(); int c(); struct C {{ int id = blockIdx.x; }}; int d();"
    );
    assert_eq!(
        passed_over(&header, "A x;"),
        [device, "int a();", "int b();", "int d();"],
        "A is the user's, B and C need their variables written differently"
    );
}

#[test]
fn class_templates_that_declare_nothing_else_wait_for_a_need_of_their_members() {
    let waiting = |header: &str| {
        let (_, _, unneeded) = found(header, "A *a;");
        !unneeded.class_templates().is_empty()
    };
    for header in [
        "template <class T> struct A { T t; };",
        "template <class T> struct A<T *> final : B<T>, C<T> { struct D { }; void f() { struct E *e; } };",
        "template <class T, class U> class __attribute__((aligned(8))) A { __attribute__((host)) __attribute__((device)) void f(); };",
        "template <class T> requires true class A { };",
    ] {
        assert!(waiting(header), "{header}");
    }
    for header in [
        "struct A { };",
        "template <> struct A<int> { };",
        "template <class T> struct A { friend int f(A); };",
        "template <class T> struct A { void f(struct B *); };",
        "template <class T> struct A<T>::B { };",
        "template <class T> struct A { __attribute__((device)) void f() { } };",
        "template <class T> struct A;",
        "template <class T> struct C { };",
    ] {
        assert!(!waiting(header), "{header}");
    }
}
