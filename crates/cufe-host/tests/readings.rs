//! Units of which only the needed declarations of headers are read give what they give when everything is read: for each
//! form in which a declaration introduces a name into a namespace, or merges with another one ([basic.scope.pdecl],
//! [class.name], [dcl.type.elab], [namespace.memdef]/3, [class.friend], [basic.link]).

use cufe_base::{DeclarationPolicy, Options, Source, Standard};
use cufe_diagnostics::{Report, Sink};
use cufe_host::Facts;
use cufe_parse::{Because, Coverage};

/// What a unit gives: its reports, its host file with the module id, and how much of it was read.
struct Given {
    reports: Vec<Report>,
    outputs: String,
    reading: Coverage,
}

/// A unit of a header and a user's text. That a report is shown is no reason to read it again.
fn given(header: &str, user: &str, declarations: DeclarationPolicy) -> Given {
    let mut text = format!("# 1 \"h.h\" 1 3\n{header}\n# 2 \"a.cu\" 2\n{user}\n");
    for word in ["device", "host"] {
        text = text.replace(&format!("__{word}__"), &format!("__attribute__(({word}))"));
    }
    let mut options = Options { static_host_stub: true, declarations, ..Options::default() };
    options.dialect.standard = Standard::Cpp20;
    let mut source = Source::new("a.ii", text.into_bytes());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let (unit, reading) = cufe_parse::analyse_unless_shown(source, tokens, options, sink, &|_, _| None);
    let facts = Facts { process_id: 1, working_directory: "/".to_owned(), time: 0 };
    let mut host = Vec::new();
    cufe_host::host_file(&unit, &unit.options, &facts).write_to(&mut host).expect("writing to memory");
    Given { reports: unit.sink.reports().to_vec(), outputs: String::from_utf8_lossy(&host).into_owned(), reading }
}

/// Whether both readings of a unit give the same, and the numbers of the reports of the whole one.
fn readings_agree(header: &str, user: &str) -> (bool, Vec<u16>) {
    let part = given(header, user, DeclarationPolicy::Needed);
    let whole = given(header, user, DeclarationPolicy::All);
    let is_overlooked = matches!(whole.reading, Coverage::Whole { overlooked } if !overlooked.is_empty());
    let numbers = whole.reports.iter().map(|report| report.code.0).collect();
    (!is_overlooked && part.reports == whole.reports && part.outputs == whole.outputs, numbers)
}

/// Checks forms of valid units.
fn check(forms: &[(&str, &str)]) {
    let mut wrong = String::new();
    for (header, user) in forms {
        let (agree, numbers) = readings_agree(header, user);
        if !agree {
            wrong += &format!("readings differ: {header} | {user}\n");
        }
        if !numbers.is_empty() {
            wrong += &format!("not valid, {numbers:?}: {header} | {user}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Headers that introduce `A` as a class; a user's text that names it is valid only where they are read.
const CLASSES: &[&str] = &[
    "struct A;",
    "class A { };",
    "union A;",
    "struct [[deprecated]] A;",
    "struct __attribute__((aligned(8))) A { };",
    "struct alignas(8) A final { };",
    "void f(struct A *);",
    "void f(int, const struct A &, int);",
    "void f(void (*)(struct A *));",
    "struct A *f();",
    "const volatile struct A *f();",
    "union A *f(int);",
    "auto f() -> struct A *;",
    "struct A *f() { return 0; }",
    "inline void f(struct A *) { }",
    "int f(int = sizeof(struct A *));",
    "int f() noexcept(sizeof(struct A *) == 8);",
    "decltype((struct A *)nullptr) f();",
    "extern struct A *v;",
    "extern \"C\" struct A *f();",
    "extern \"C\" { typedef struct A *D; }",
    "typedef struct A *D;",
    "typedef struct A B, *C;",
    "typedef int T(struct A *);",
    "using D = struct A *;",
    "using D = struct A { };",
    "template <class T> using D = struct A *;",
    "template <class T> struct B; B<struct A> *f();",
    "template <class T> struct B; B<class A> *f();",
    "template <class T, class U> struct B; B<int, class A> *f();",
    "template <class T, class U> struct B; B<class A, int> *f();",
    "template <class T> struct B { }; struct C : B<struct A> { };",
    "template <class T> struct B { }; struct C : B<class A> { };",
    "template <class T> struct B; template <class T> struct C { B<struct A> *b; };",
    "template <class T = struct A> struct B;",
    "template <class T> struct B; template <class T = B<class A>> struct C;",
    "template <struct A *P> struct B;",
    "template <class A *P> struct B;",
    "template <class T> void f(T, struct A *);",
    "template <class T> constexpr int v = sizeof(struct A *);",
    "template <class T> concept Q = sizeof(struct A *) > 1;",
    "template <class T> struct B { B(T, struct A *); }; template <class T> B(T, struct A *) -> B<T>;",
    "struct C { struct A *a; };",
    "struct C { struct A const *a; };",
    "struct C { struct A (*f)(); };",
    "struct C { void f(struct A &); };",
    "struct C { void f(struct A &, int) { } };",
    "struct C { struct A &&f(); };",
    "struct C { static struct A a; };",
    "struct C { typedef struct A D; };",
    "struct C { using D = struct A; };",
    "struct C { operator struct A *(); };",
    "struct C { template <class T> void f(struct A *, T); };",
    "struct C { template <class T, struct A *P> void f(T); };",
    "struct C { struct D { struct A *a; }; };",
    "struct C { int m[sizeof(struct A *)]; };",
    "template <class T> struct B; struct C { B<struct A> *b; };",
    "template <class T> struct C { struct A *a; };",
    "namespace N { inline namespace V { struct A *f(); } } using namespace N;",
    "namespace N { struct A; } using N::A;",
    "namespace N { struct b; struct A; } using N::b, N::A;",
    "namespace N { struct A; } using namespace N;",
    "extern \"C\" namespace N { void f(struct A *); } using N::A;",
    "extern \"C\" extern \"C++\" { struct A; }",
    "typedef int A;",
    "int typedef A;",
    "typedef int A[3];",
    "typedef int (*A)(int);",
    "typedef int (A);",
    "typedef int B, A;",
    "typedef struct B { int i; } C, A;",
    "typedef int A __attribute__((aligned(8)));",
    "__extension__ typedef long long A;",
    "using A [[deprecated]] = int;",
    "enum A { b };",
    "enum class A { b };",
    "enum A : int;",
    "typedef enum { b } A;",
    "using E = enum A { b };",
];

#[test]
fn classes_and_types_are_introduced_in_every_form() {
    let forms: Vec<(&str, &str)> = CLASSES.iter().map(|&header| (header, "namespace M { extern A *x; }")).collect();
    check(&forms);
}

/// Headers that introduce `A` as a function or variable.
const OBJECTS: &[&str] = &[
    "int A();",
    "int (A)();",
    "int A(), b();",
    "int b(), A();",
    "int *b(), *A();",
    "struct B *b(), *A();",
    "int b(int) , (*A)(int);",
    "extern int (*A)(int);",
    "extern int (A);",
    "typedef int T; extern const T (A);",
    "typedef int T; T (A)();",
    "typedef int T; const T *(A)();",
    "typedef int T; T (*A())(int);",
    "typedef int T; extern T (&A)(int);",
    "template <class T> struct V { }; extern const V<int> (A);",
    "typedef int F(); F A;",
    "typedef int F(); F b, A;",
    "int &(A());",
    "extern int (*(A))[3];",
    "int A __attribute__((aligned(8)));",
    "int A() __asm__(\"b\");",
    "[[gnu::const]] int A();",
    "int A [[gnu::const]] ();",
    "__attribute__((const)) int A();",
    "int __attribute__((const)) A();",
    "__extension__ int A();",
    "static int A() { return 1; }",
    "inline int A() try { return 1; } catch (...) { return 2; }",
    "extern \"C\" int A();",
    "extern \"C\" { int A(); }",
    "extern \"C\" namespace N { int A(); } using N::A;",
    "struct B { int i; } b, *A;",
    "static struct B { B(int); } A(1);",
    "static union { int A; };",
    "enum { A };",
    "enum E { b, A = 2, c };",
    "enum E : int { A };",
    "typedef enum { A } E;",
    "using E = enum { A };",
    "using E = enum F : int { A };",
    "namespace N { enum E { A }; } using namespace N;",
    "namespace N { enum E { A }; } using N::A;",
    "namespace N { enum class E { A }; } using enum N::E;",
    "namespace N { inline namespace V { int A(); } } using N::A;",
    "namespace N { int A(); } using namespace N;",
    "struct S { int i, j; }; static auto [b, A] = S{};",
    "auto A() { return 1; }",
    "auto A() -> int;",
    "decltype(auto) A();",
    "constexpr int A() { return 1; }",
    "inline int A = 1;",
    "static auto A = [] { return 1; };",
    "__host__ __device__ int A();",
];

#[test]
fn functions_variables_and_enumerators_are_introduced_in_every_form() {
    let forms: Vec<(&str, &str)> =
        OBJECTS.iter().map(|&header| (header, "namespace M { auto &&x() { return (decltype(A) &)A; } }")).collect();
    let forms: Vec<(&str, &str)> = forms
        .iter()
        .map(|&(header, user)| match header {
            // Enumerators are values, and what is deduced later is not known yet.
            _ if header.contains("enum") => (header, "namespace M { int x = int(A); }"),
            "decltype(auto) A();" => (header, "namespace M { using ::A; }"),
            _ => (header, user),
        })
        .collect();
    check(&forms);
}

#[test]
fn templates_and_what_belongs_to_them_are_introduced_in_every_form() {
    check(&[
        ("template <class T> struct A;", "extern A<int> *x;"),
        ("template <class T> using A = T;", "extern A<int> x;"),
        ("template <class T> constexpr int A = 1;", "int x = A<int>;"),
        ("template <class T> int A{};", "int x = A<int>;"),
        ("template <class T> const struct B *A;", "auto *x = &A<int>;"),
        ("template <class T> extern T A;", "int &x = A<int>;"),
        ("template <class T> concept A = sizeof(T) > 1;", "static_assert(A<int> && !A<char>);"),
        ("template <class T> T A(T);", "int x = A(1);"),
        ("template <class T> requires (sizeof(T) > 1) T A(T);", "int x = A(1);"),
        ("int A(auto);", "int x = A(1);"),
        (
            "template <class T> struct A { enum { v = 1 }; }; template <> struct A<int> { enum { v = 2 }; };",
            "static_assert(A<int>::v == 2);",
        ),
        (
            "template <class T> struct A { enum { v = 1 }; }; template <class T> struct A<T *> { enum { v = 2 }; };",
            "static_assert(A<int *>::v == 2);",
        ),
        (
            "namespace N { template <class T> struct A { enum { v = 1 }; }; } template <> struct N::A<int> { enum { v = 2 }; };",
            "static_assert(N::A<int>::v == 2);",
        ),
        (
            "namespace N { template <class T> struct A { enum { v = 1 }; }; } template <> struct N::A<int> { enum { v = 2 }; };
            template <class T> using B = N::A<T>;",
            "static_assert(B<int>::v == 2);",
        ),
        (
            "template <class T> constexpr int A() { return 1; } template <> constexpr int A<int>() { return 2; }",
            "static_assert(A<int>() == 2);",
        ),
        ("template <class T> constexpr int A = 1; template <> constexpr int A<int> = 2;", "static_assert(A<int> == 2);"),
        (
            "template <class T> struct A { static constexpr int f() { return 1; } }; template <> constexpr int A<int>::f() { return 2; }",
            "static_assert(A<int>::f() == 2);",
        ),
        (
            "template <class T> struct A { struct B; }; template <class T> struct A<T>::B { enum { v = 1 }; };",
            "static_assert(A<int>::B::v == 1);",
        ),
        (
            "template <class T> struct A { A(...); }; A(int) -> A<long>;",
            "A x(1); static_assert(__is_same(decltype(x), A<long>));",
        ),
        (
            "template <class T> struct A { A(...); }; template <class T> explicit A(T) -> A<T *>;",
            "A x(1); static_assert(__is_same(decltype(x), A<int *>));",
        ),
        (
            "template <class T> struct E; typedef E<struct tag> F; template <> class E<tag> { public: int i; };",
            "int x(F &e) { return e.i; }",
        ),
        ("template <class T> struct A { T t; }; extern template struct A<int>;", "A<int> x;"),
        ("template <class T> struct A { T f(); }; template <class T> T A<T>::f() { return 1; }", "int x = A<int>().f();"),
    ]);
}

#[test]
fn what_is_found_without_being_named_is_read() {
    check(&[
        ("struct B { }; int operator+(B, B);", "B f(); int x = f() + f();"),
        ("namespace N { struct B { }; int operator+(B, B); }", "N::B f(); int x = f() + f();"),
        ("struct B { friend int operator+(B, B) { return 1; } };", "B f(); int x = f() + f();"),
        ("template <class T> struct B { friend int operator+(B, B) { return 1; } };", "B<int> f(); int x = f() + f();"),
        ("int operator\"\"_a(unsigned long long);", "int x = 1_a;"),
        ("template <char...> int operator\"\"_a();", "int x = 1_a;"),
        ("struct B { operator int() const; };", "B f(); int x = f();"),
        ("struct B { }; struct C { C(B); }; B b();", "int f(C); int x = f(b());"),
        ("struct B { friend int A(B) { return 1; } };", "B f(); int x = A(f());"),
        ("namespace N { struct B { }; template <class T> int A(T); }", "N::B f(); int x = A(f());"),
        ("namespace N { struct B { }; int *begin(B &); int *end(B &); }", "extern N::B b; int f() { int s = 0; for (int x : b) s += x; return s; }"),
        ("void *operator new(unsigned long, int);", "int *x = new (1) int;"),
        (
            "typedef unsigned long size_t; namespace std { template <class T> struct tuple_size; template <size_t, class T> struct tuple_element; }
            struct B { }; template <> struct std::tuple_size<B> { static constexpr size_t value = 1; };
            template <> struct std::tuple_element<0, B> { using type = int; }; template <size_t> int get(B);",
            "B f(); auto [x] = f();",
        ),
    ]);
}

#[test]
fn declarations_that_merge_are_read_together() {
    // Each user's text is wrong with what the header declares of the same entity, and right without it.
    let forms: &[(&str, &str)] = &[
        ("int A() { return 1; }", "int A() { return 2; }"),
        ("struct A { };", "struct A { };"),
        ("enum A { b };", "struct A { };"),
        ("typedef int A;", "typedef long A;"),
        ("template <class T> struct A { };", "template <class T> struct A { };"),
        ("extern \"C\" int A();", "extern \"C\" long A();"),
        ("struct C { friend int A(int) { return 1; } };", "int A(int) { return 2; }"),
        ("struct C { friend constexpr int A(int) { return 1; } };", "int A(int) { return 2; }"),
        ("struct C { friend int A(int); };", "long A(int);"),
        ("struct C { struct D { friend int A(int) { return 1; } }; };", "int A(int) { return 2; }"),
        (
            "template <class T> struct C; template <> struct C<int> { friend int A(int) { return 1; } };",
            "int A(int) { return 2; }",
        ),
        ("struct C { template <class T> friend int A(T) { return 1; } };", "template <class T> int A(T) { return 2; }"),
        ("struct C { friend int (A)(int) { return 1; } };", "int A(int) { return 2; }"),
        ("struct C { friend int *A(int), *B(int); };", "long *B(int);"),
        ("struct C { friend int (*A(int))(int); };", "long A(int);"),
        ("struct B { }; struct C { friend int operator+(B, B) { return 1; } };", "int operator+(B, B) { return 2; }"),
        ("struct C; struct C { friend int A(C *) { return 1; } };", "int A(C *) { return 2; }"),
        ("struct C; struct C { friend int A(C *) { return 1; } }; typedef C *B;", "int A(B) { return 2; }"),
        ("namespace N { struct C { friend int A(int) { return 1; } }; }", "int N::A(int);"),
    ];
    let mut wrong = String::new();
    for (header, user) in forms {
        let (agree, numbers) = readings_agree(header, user);
        if !agree {
            wrong += &format!("readings differ: {header} | {user}\n");
        }
        if numbers.is_empty() && !header.starts_with("namespace N { struct C") {
            wrong += &format!("valid: {header} | {user}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn default_arguments_of_friends_belong_to_the_function() {
    let user = "void A(int, int); void g() { A(1); }";
    check(&[("struct C { friend void A(int, int = 1) { } };", user)]);
}

#[test]
fn redeclarations_that_differ_in_form_are_shown_alike() {
    check(&[
        ("int A(int); constexpr int A(int a) { return a; }", ""),
        ("struct C; __device__ void A(C *) { } struct C { friend __host__ __device__ void A(C *); };", ""),
        ("struct C { __host__ __device__ void f(); }; void C::f() { }", ""),
        ("struct C { __device__ void f(); }; void C::f() { }", ""),
        ("extern \"C\" { namespace N { __device__ int A(int); } } extern \"C\" __host__ __device__ int A(int);", ""),
    ]);
}

#[test]
fn what_nobody_names_stays_unread() {
    let is_left_out = |header: &str, user: &str| {
        let reading = given(header, user, DeclarationPolicy::Needed).reading;
        matches!(reading, Coverage::Part { .. })
    };
    // Variables, using-directives and enumerations without enumerators are always read, and so are using-declarations of
    // several names, whose namespaces are mentioned where they are defined.
    let is_read = |header: &str| {
        ["extern struct", "using namespace", "using N::b", "enum A : int;"].iter().any(|always| header.contains(always))
    };
    let read: Vec<&&str> = CLASSES.iter().filter(|header| !is_left_out(header, "int unrelated;")).collect();
    assert!(read.iter().all(|header| is_read(header)), "{read:#?}");
    // Type parameters, members and names of friends that nobody finds introduce nothing.
    for header in [
        "template <class A, class B> struct C;",
        "template <template <class A> class D, class B> void f();",
        "template <class T> struct C { template <class A> void f(A); };",
        "struct C { struct A; struct A { }; };",
        "struct C { enum { A }; enum B { D }; };",
        "struct C { friend class A; friend int A(C); };",
        "template <class T> struct C { friend int A(int) { return 1; } };",
        "struct B; template <class T> void f(struct N::A *);",
        "inline void f() { struct A *a; enum { b }; }",
        "struct C { void f() { struct A *a; } };",
    ] {
        assert!(is_left_out(header, "struct A { }; extern int b; extern A *a;"), "{header}");
    }
}

/// Class templates of headers whose definitions are read only when something needs their members, with what user code finds
/// in them.
const CLASS_TEMPLATES: &[(&str, &str)] = &[
    ("template<class T> struct X { T a, b; };", "sizeof(X<int>) == 8"),
    ("template<class T> struct X { static constexpr int n = sizeof(T); };", "X<int>::n == 4"),
    ("template<class T> struct X { static const int n; }; template<class T> const int X<T>::n = 5;", "X<int>::n == 5"),
    ("template<class T> struct X { typedef T *type; };", "sizeof(X<char>::type) == 8"),
    (
        "template<class T> struct X { enum { e = 3 }; enum class s : short; }; template<class T> enum class X<T>::s : short { v };",
        "X<int>::e == 3 && sizeof(X<int>::s) == 2",
    ),
    ("template<class T> struct X { constexpr int f() const { return 7; } };", "X<int>().f() == 7"),
    (
        "template<class T> struct X { constexpr int f() const; }; template<class T> constexpr int X<T>::f() const { return 8; }",
        "X<int>().f() == 8",
    ),
    (
        "template<class T> struct X { template<class U> static constexpr int f(U) { return sizeof(U); } };",
        "X<int>::f('a') == 1",
    ),
    (
        "template<class T> struct X { template<class U> struct Y; }; template<class T> template<class U> struct X<T>::Y { T a[sizeof(U)]; };",
        "sizeof(X<int>::Y<short>) == 8",
    ),
    (
        "template<class T> struct X { struct Y; }; template<class T> struct X<T>::Y { T t; };",
        "sizeof(X<short>::Y) == 2",
    ),
    (
        "template<class T> struct X { class Y { T t; public: Y(X &); }; }; template<class T> X<T>::Y::Y(X<T> &) : t() { }",
        "sizeof(X<short>::Y) == 2",
    ),
    (
        "template<class T> struct X { X(); ~X(); operator T(); X &operator=(int); }; template<class T> X<T>::X() { } template<class T> X<T>::~X() { } template<class T> X<T>::operator T() { return T(); } template<class T> X<T> &X<T>::operator=(int) { return *this; }",
        "sizeof(X<int>() = 1) == 1 && !__is_trivially_constructible(X<int>)",
    ),
    (
        "template<class T> struct B { int n; }; template<class T> struct X : B<T> { int m; };",
        "sizeof(X<int>) == 8 && __is_base_of(B<int>, X<int>)",
    ),
    (
        "template<class T> struct X { int n[2]; }; template<class T> struct X<T *> { char c; }; template<> struct X<int *> { short s; };",
        "sizeof(X<int>) == 8 && sizeof(X<char *>) == 1 && sizeof(X<int *>) == 2",
    ),
    (
        "template<class T, class = void> struct X { static constexpr bool v = false; }; template<class T> struct X<T, decltype((void)sizeof(typename T::type))> { static constexpr bool v = true; }; struct A { using type = int; };",
        "X<A>::v && !X<int>::v",
    ),
    (
        "template<class T> struct X { X(T); X(T, int); X(const void *); T t; }; template<class T> X(T *) -> X<T>;",
        "sizeof(X('a')) == 1 && sizeof(X(2, 3)) == 4 && sizeof(X((short *)nullptr)) == 2",
    ),
    ("template<class T> struct X { T t; int n; };", "sizeof(X{'a', 2}) == 8"),
    ("template<class T> struct X { template<class U> X(U, T); };", "__is_same(decltype(X(1, 'a')), X<char>)"),
    (
        "template<class T> struct X { using type = T; }; template<class T> typename X<T>::type f(T); template<class T> char f(...);",
        "sizeof(f<int>(1)) == 4",
    ),
    (
        "template<class T> struct X { static_assert(sizeof(T) > 1); }; template<class T> X<T> *f(T *); char f(...);",
        "sizeof(f((char *)nullptr)) == 8",
    ),
    (
        "template<class T> struct X { T t; }; template<class T> using A = X<T *>; template<class T> constexpr int v = sizeof(A<T>);",
        "v<char> == 8",
    ),
    ("template<class T> struct X { template<class U> using A = U[sizeof(T)]; };", "sizeof(X<int>::A<short>) == 8"),
    (
        "template<class T> struct X { T t; }; extern template struct X<int>; template struct X<char>;",
        "sizeof(X<int>) == 4 && sizeof(X<char>) == 1",
    ),
    (
        "template<class T> concept C = sizeof(T) == 4; template<class T> struct X { T t; }; template<C T> struct X<T> { char c; };",
        "sizeof(X<int>) == 1 && sizeof(X<char>) == 1 && sizeof(X<short>) == 2",
    ),
    (
        "template<class T> struct X { int operator+(int) const; int operator()(char); bool operator==(const X &) const = default; };",
        "sizeof(X<int>() + 1) == 4 && X<int>() == X<int>()",
    ),
    (
        "template<class T> struct X { static constexpr auto f = [](auto x) { return sizeof(x) + sizeof(T); }; };",
        "X<int>::f('a') == 5",
    ),
    (
        "template<template<class> class P> struct Y { P<int> p; }; template<class T> struct X { T t[3]; };",
        "sizeof(Y<X>) == 12",
    ),
    (
        "template<class T> struct X; template<class T> struct Y { X<T> *x; }; template<class T> struct X { Y<T> y; };",
        "sizeof(X<int>) == 8",
    ),
    ("template<int N> struct X : X<N - 1> { int n; }; template<> struct X<0> { };", "sizeof(X<3>) == 12"),
    (
        "template<class T> struct X { T t; __attribute__((host)) __attribute__((device)) constexpr int f() const { return 2; } };",
        "X<int>().f() == 2",
    ),
];

#[test]
fn class_templates_are_read_when_their_members_are_needed() {
    let mut wrong = String::new();
    for (header, fact) in CLASS_TEMPLATES {
        let header = format!("struct unneeded;\n{header}");
        let holds = readings_agree(&header, &format!("static_assert({fact});"));
        if holds != (true, vec![]) {
            wrong += &format!("{holds:?}: {header} | {fact}\n");
        }
        let denied = readings_agree(&header, &format!("static_assert(!({fact}));"));
        if denied != (true, vec![2784]) {
            wrong += &format!("denied: {denied:?}: {header} | {fact}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_body_is_read_after_all_unless_it_mentions_what_was_passed_over() {
    let user = "int there(int); template int f(int); template int Y<int>::g(int);";
    let header = |body: &str| {
        format!(
            "int passed(int); int there(int); template<class T> int f(T t) {{ {body} }} \
             template<class T> struct Y {{ int g(T t) {{ {body} }} }};"
        )
    };
    for body in ["", "return there(t);", "struct passes { int there; } p = {t}; return p.there;"] {
        let reading = given(&header(body), user, DeclarationPolicy::Needed).reading;
        assert!(matches!(reading, Coverage::Part { .. }), "{body}: {reading:?}");
    }
    for body in ["return passed(t);", "{ return there(passed(t)); }", "extern int h() __asm__(\"passed\"); return h();"]
    {
        let reading = given(&header(body), user, DeclarationPolicy::Needed).reading;
        assert!(matches!(reading, Coverage::Twice { because: Because::BodyRead(_) }), "{body}: {reading:?}");
        let (agree, numbers) = readings_agree(&header(body), user);
        assert!(agree && numbers.is_empty(), "{body}: {numbers:?}");
    }
}
