//! Rules of names, conversions and declarations of which valid programs make use, each beside the nearest program that is
//! not valid.

mod common;

use common::reported_in;
use cufe_base::Standard;

/// The numbers that are reported of a text as C++17, in order; not that a variable is unused (177).
fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp17)
}

const NOTHING: [u16; 0] = [];

#[test]
fn directives_and_bases_ignore_names_of_other_kinds() {
    let names = "struct n {}; namespace o { namespace n { struct in {}; } } using namespace o;";
    assert_eq!(reported(&format!("{names} namespace a = n; using namespace n; in i;")), NOTHING);
    assert_eq!(reported("struct n {}; using namespace n;"), [725]);
    assert_eq!(reported("struct B {}; int B; struct D : B {};"), NOTHING);
    assert_eq!(reported("int B; struct D : B {};"), [262]);
}

#[test]
fn a_bit_field_promotes_by_its_width() {
    let text = "struct S { long long a : 3, b : 40; } s;";
    assert_eq!(reported(&format!("{text} int x[sizeof(+s.a) == 4 && sizeof(s.a + 1) == 4 ? 1 : -1];")), NOTHING);
    assert_eq!(reported(&format!("{text} int x[sizeof(true ? s.a : 0) == 4 ? 1 : -1];")), NOTHING);
    assert_eq!(reported(&format!("{text} int x[sizeof(~s.b) == 8 ? 1 : -1];")), NOTHING);
}

#[test]
fn functions_that_a_using_declaration_names_take_the_derived_object() {
    let text = "struct R {}; struct Q {}; struct B { R f(int *); }; struct D : B { using B::f; Q f(const int *); };";
    assert_eq!(reported(&format!("{text} R r = D().f((int *)0);")), NOTHING);
    assert_eq!(reported(&format!("{text} Q q = D().f((int *)0);")), [312]);
}

#[test]
fn a_variable_captured_by_copy_is_const_in_the_lambda() {
    let text = "int &f(int &); float &f(const int &); void g(int i) {";
    assert_eq!(
        reported(&format!("{text} [i] {{ float &r = f(i); }}; [i]() mutable {{ int &r = f(i); }}; }}")),
        NOTHING
    );
    assert_eq!(
        reported(&format!("{text} [=] {{ [&] {{ float &r = f(i); }}; }}; [&] {{ int &r = f(i); }}; }}")),
        NOTHING
    );
    assert_eq!(reported("void g(int i) { [i] { i = 1; }; }"), [137]);
}

#[test]
fn a_variable_is_in_scope_in_its_initializer() {
    assert_eq!(reported("struct A { A(int); int m; }; A a(a.m);"), NOTHING);
}

#[test]
fn a_class_that_was_befriended_is_the_one_declared_later() {
    let text = "class B { friend struct F; static struct F &g(); static void h(); };";
    assert_eq!(reported(&format!("{text} struct F {{ void f() {{ B::h(); }} }};")), NOTHING);
    assert_eq!(reported(&format!("{text} struct G {{ void f() {{ B::h(); }} }};")), [265]);
}

#[test]
fn alias_templates_may_be_declared_again() {
    assert_eq!(
        reported(
            "template <class T, class U = int> using A = T; template <class T = int, class U> using A = T; A<> a;"
        ),
        NOTHING
    );
    assert_eq!(reported("template <class T> using A = T *; template <class T> using A = T &;"), [2638]);
}

#[test]
fn names_in_places_that_look_like_others() {
    // No declarations of local classes.
    assert_eq!(reported("struct S {}; void f() { (void)new struct S; }"), NOTHING);
    assert_eq!(reported("struct S { S(); S(f)(int); S(g)(S); };"), NOTHING);
    assert_eq!(reported("struct B __final { virtual void f() __final; };"), NOTHING);
    assert_eq!(
        reported("struct A {}; A &(A::*p)(const A &) = &A::operator=; void f(A a) { a.A::operator=(a); }"),
        NOTHING
    );
    assert_eq!(reported("struct A { static void f(); }; void (*p)() = &A::f;"), NOTHING);
}

#[test]
fn a_member_of_a_class_initializes_and_destroys_its_objects() {
    assert_eq!(reported("class A { A(); ~A(); static A a; }; A A::a;"), NOTHING);
    assert_eq!(reported("class A { A(); ~A(); static A a; }; A b;"), [330]);
}

#[test]
fn statements_that_are_discarded_deduce_no_result() {
    assert_eq!(reported("auto f() { if constexpr (true) return 1; else return 0.5; }"), NOTHING);
    assert_eq!(reported("auto f(int x) { if (x) return 1; else return 0.5; }"), [2546]);
}

#[test]
fn a_local_object_that_is_thrown_is_moved() {
    let class = "class A { A(const A &); public: A(); A(A &&); };";
    assert_eq!(reported(&format!("{class} void f() {{ A a; throw a; }}")), NOTHING);
    assert_eq!(reported(&format!("{class} A a; void f() {{ throw a; }}")), [330]);
}

#[test]
fn functions_declared_in_a_block_are_the_candidates() {
    let text = "namespace N { struct X {}; void f(X); } namespace M { int f(N::X);";
    assert_eq!(reported(&format!("{text} void g(N::X x) {{ int f(N::X); f(x); }} }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void g(N::X x) {{ f(x); }} }}")), [308]);
    assert_eq!(reported("struct A {}; struct B {}; void f() { int g(A); int *g(B); int *p = g(B()); }"), NOTHING);
    let linked = "extern \"C\" void c(int); namespace { extern \"C\" void c(int); void g() { c(1); } }";
    assert_eq!(reported(linked), NOTHING);
}

#[test]
fn enumerators_have_the_types_of_their_values_until_the_brace() {
    let text = "template <class T> int same(T, T);";
    assert_eq!(reported(&format!("{text} enum E {{ a = 'c', b = sizeof(same(a, char(0))) }};")), NOTHING);
    assert_eq!(reported(&format!("{text} enum E {{ a = 'c', b = sizeof(same(a, 0)) }};")), [304]);
}

#[test]
fn access_of_friends_and_inherited_constructors() {
    let parameter = "class A { public: void f(int); }; class B { typedef int T; friend void A::f(int); };";
    assert_eq!(reported(&format!("{parameter} void A::f(B::T) {{}}")), NOTHING);
    let inherited = "class A { protected: A(int); friend void f(); }; struct B : A { using A::A; };";
    assert_eq!(reported(&format!("{inherited} void f() {{ B b(1); }}")), NOTHING);
    assert_eq!(reported(&format!("{inherited} void g() {{ B b(1); }}")), [330]);
    let used = "struct A { protected: template <class T> void f(T); }; struct B : A { using A::f; };";
    assert_eq!(reported(&format!("{used} void g(B b) {{ b.f(1); }}")), NOTHING);
}

#[test]
fn what_a_conversion_function_makes_is_not_copied() {
    let text = "struct A { A(); A(const A &) = delete; }; struct B { operator A(); };";
    assert_eq!(reported(&format!("{text} A a((B()));")), NOTHING);
    assert_eq!(reported("struct P { operator short &(); }; void f(P p) { short s = p++; }"), NOTHING);
}

#[test]
fn conversions_that_add_fewer_qualifiers_are_better() {
    assert_eq!(
        reported("int &f(const int (&)[2]); float &f(const int *); void g() { int a[2]; int &r = f(a); }"),
        NOTHING
    );
    assert_eq!(reported("struct A { operator int *(); operator const int *(); } a; const void *p = a;"), NOTHING);
}

#[test]
fn an_enumeration_promotes_by_its_values() {
    let text = "enum E { zero }; int f(int); char *f(unsigned);";
    assert_eq!(reported(&format!("{text} int i = f(zero); int x[-1 < zero ? 1 : -1]; int y = +zero;")), NOTHING);
    assert_eq!(reported("enum E : unsigned { zero }; int f(int); char *f(unsigned); char *p = f(zero);"), NOTHING);
}

#[test]
fn abstract_classes_construct_no_virtual_bases() {
    let text = "struct A { A(int); }; struct B : virtual A { virtual void f() = 0; };";
    assert_eq!(reported(&format!("{text} struct C : B {{ C() : A(0) {{}} void f(); }};")), NOTHING);
    assert_eq!(reported(&format!("{text} struct C : B {{ C() {{}} void f(); }};")), [291]);
}

#[test]
fn old_and_dependent_ways_to_name_members() {
    assert_eq!(reported("struct B { int m; void f(); }; struct D : private B { B::m; B::f; };"), NOTHING);
    let text = "template <class T> struct S { int n; }; template <class T> struct C { T t;";
    assert_eq!(reported(&format!("{text} void f() {{ (void)t.S<int>::n; }} }};")), NOTHING);
    assert_eq!(reported("struct A { A(int) = delete; }; struct B : A { using A::A; B(int, int = 0); } b(1);"), NOTHING);
}

#[test]
fn heads_of_definitions_outside_of_a_class_take_the_place_of_its_own() {
    let class = "template <int n> struct L { template <class E> struct M; void f(); };";
    assert_eq!(
        reported(&format!("{class} template <int P> template <class Q> struct L<P>::M {{ int n, E; }};")),
        NOTHING
    );
    assert_eq!(reported(&format!("{class} template <int P> void L<P>::f() {{ int n = 1; (void)n; }}")), NOTHING);
    assert_eq!(reported(&format!("{class} template <int P> void L<P>::f() {{ int P = 1; (void)P; }}")), [496]);
}

#[test]
fn members_of_several_bases_are_ambiguous_unless_one_hides_the_others() {
    let text = "struct L { int m; void f(); }; struct R { int m; void f(); };";
    assert_eq!(reported(&format!("{text} struct D : L, R {{ int g() {{ f(); return m; }} }};")), [266, 266]);
    assert_eq!(reported(&format!("{text} struct D : L, R {{ using L::m; int g() {{ return m + R::m; }} }};")), NOTHING);
    let shared = "struct V { int m; }; struct L : virtual V {}; struct R : virtual V { char m; };";
    assert_eq!(reported(&format!("{shared} struct D : L, R {{ char &g() {{ return m; }} }};")), NOTHING);
}

#[test]
fn destructors_of_constant_objects_and_of_allocated_arrays() {
    assert_eq!(reported("struct A { ~A(); }; void f(const A *a) { a->~A(); }"), NOTHING);
    assert_eq!(reported("class A { ~A(); }; void f() { new A[3]; }"), NOTHING);
    assert_eq!(reported("class A { ~A(); public: A(); }; void f() { new A[3]; }"), [330]);
}

#[test]
fn the_operator_of_pointers_to_members_can_be_overloaded() {
    let text = "struct A { int m; }; struct P { operator A *() const; }; struct E { template <class T> T *operator->*(T &&); };\n\
                struct N {}; double operator->*(N, int); extern int A::*m; extern P p; extern N n; extern A *a;\n\
                void g() {";
    assert_eq!(reported(&format!("{text} int *i = E()->*1; double d = n->*2; p->*m = 1; a->*m = 2; }}")), NOTHING);
    assert_eq!(reported(&format!("{text} double *d = E()->*1; double *e = n->*2; }}")), [144, 144]);
    assert_eq!(reported(&format!("{text} n->*m; p->*1; }}")), [349, 349]);
    assert_eq!(reported(&format!("{text} a->*1; (*a).*n; }}")), [380, 380]);
}

#[test]
fn built_in_operators_take_what_conversion_functions_give() {
    let text = "struct I { operator int() const; } i; struct D { operator double() const; } d; struct P { operator \
                double *() const; } p; struct C { operator double *() const; operator char() const; } c; struct T { operator \
                int() const; operator double() const; } t; double *q; int x; struct N { operator decltype(nullptr)() const; } n; struct V { operator volatile int *() const; } v; const int *w; void f() {";
    let of = |expression: &str| reported(&format!("{text} {expression}; }}"));
    for valid in
        ["i + d", "p + i", "1 + p", "p - q", "i[q]", "q[d]", "p == 0", "x += d", "q -= i", "c + 1", "t << 1", "!c"]
    {
        assert_eq!(of(valid), NOTHING, "{valid}");
    }
    for none in ["d % 2", "1 - p", "p + p", "p + 1.5", "-p", "x %= d", "q += p", "x << d"] {
        assert_eq!(of(none), [349], "{none}");
    }
    for ambiguous in ["c - c", "c == c", "c + 1L"] {
        assert_eq!(of(ambiguous), [350], "{ambiguous}");
    }
    assert_eq!(of("t + 1"), [418]);
    assert_eq!(of("!t"), [417]);
}

#[test]
fn an_object_that_is_not_fit_is_told_apart_from_arguments_that_are_not() {
    let text = "struct S { void f(int); void f(int *) const; void g(int); }; void t(const S &s) {";
    assert_eq!(reported(&format!("{text} s.f(1); }}")), [1087]);
    assert_eq!(reported(&format!("{text} s.f(1, 2); }}")), [304]);
    assert_eq!(reported(&format!("{text} s.g(\"x\"); }}")), [1086, 167]);
}

#[test]
fn results_of_incomplete_types_are_told_once_and_only_decltype_itself_may_have_them() {
    let text = "struct B; B f(); B &reference(); B (*pointer)(); struct S { B operator+(int); } s; void t() {";
    let of = |statements: &str| reported(&format!("{text} {statements} }}"));
    assert_eq!(of("reference(); decltype(f()) *a; decltype((f())) *b; decltype(1, f()) *c;"), NOTHING);
    assert_eq!(of("f(); f().x;"), [409]);
    assert_eq!(of("s + 1;"), [409]);
    assert_eq!(of("decltype(f(), 1) x;"), [409]);
    assert_eq!(of("pointer(); pointer();"), [862]);
}

#[test]
fn what_was_declared_with_a_wrong_type_causes_no_errors_where_it_is_used() {
    assert_eq!(
        reported("struct B; struct A { B b; A a; void v; }; int *f(A a) { a.a.z = 1; a.b = 1; return a.v; }"),
        [70; 3]
    );
    assert_eq!(reported("struct B; int *f(B b) { b.x = 3; return b; }"), [70]);
    assert_eq!(reported("int *f(void v, int) { return v; }"), [526]);
}

#[test]
fn the_qualifiers_of_an_array_are_its_elements() {
    let text = "template <class T> struct C { static constexpr int k = 0; }; template <class T> struct C<const T> { static \
                constexpr int k = 1; using type = T; };";
    assert_eq!(
        reported(&format!("{text} C<const int[3]>::type a; int x[C<const int[]>::k]; void f() {{ a[0] = 1; }}")),
        NOTHING
    );
    assert_eq!(
        reported(&format!(
            "{text} template <class T> void f(const T &, T *); void g(const int (&a)[2]) {{ int b[2]; f(a, &b); }}"
        )),
        NOTHING
    );
}

#[test]
fn an_alias_in_the_place_of_an_init_statement_has_an_end_whatever_it_holds() {
    for alias in
        ["using T = int", "using T : int", "using T = int]", "using T = a > b ]", "using T, U", "using }", "using"]
    {
        let reported = reported_in(&format!("void f() {{ if ({alias}; true) {{}} }}"), Standard::Cpp20);
        assert!(reported.contains(&29), "{alias}: {reported:?}");
        assert_ne!(reported_in(&format!("void f() {{ switch ({alias}"), Standard::Cpp20), NOTHING);
    }
    assert_eq!(reported_in("void f() { if (int i = 0; true) {} }", Standard::Cpp20), NOTHING);
}
