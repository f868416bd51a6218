//! Deduction of class template arguments ([over.match.class.deduct]).

mod common;

use common::reported_in;
use cufe_base::Standard;

/// The numbers of the errors that are reported of a text, in order of their places.
fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp20)
}

const NONE: [u16; 0] = [];

/// Checks that expressions have types.
fn have_types(declarations: &str, pairs: &[(&str, &str)]) {
    for (expression, ty) in pairs {
        let text = format!(
            "template <class T, class U> struct Is {{ static constexpr bool value = false; }};
            template <class T> struct Is<T, T> {{ static constexpr bool value = true; }};
            {declarations} static_assert(Is<decltype({expression}), {ty}>::value);"
        );
        assert_eq!(reported(&text), NONE, "{expression}");
    }
}

#[test]
fn constructors_make_guides() {
    let text = "template <class T> struct S { S(T); S(T, int); template <class U> S(U *, T, int); T v; }; S s = 1;
        template <class A, class B = A *> struct P { P(A); P(A, B); }; template <class T> struct R { R(T &&); };";
    let pairs = [
        ("S(1)", "S<int>"),
        ("S{1.0}", "S<double>"),
        ("S(1, 2)", "S<int>"),
        ("S((char *)0, 1.0, 2)", "S<double>"),
        // The copy deduction candidate.
        ("S(s)", "S<int>"),
        ("S(s, 1)", "S<S<int>>"),
        ("s", "S<int>"),
        ("new S(1)", "S<int> *"),
        ("P(1)", "P<int, int *>"),
        ("P(1, 'c')", "P<int, char>"),
        ("R(1)", "R<int>"),
    ];
    have_types(text, &pairs);
    // The class' own parameter makes no forwarding reference.
    assert_eq!(reported("template <class T> struct R { R(T &&); }; int i; R r(i);"), [2958, 289]);
}

#[test]
fn written_guides_are_preferred() {
    let text = "template <class T> struct E { E(T); template <class X> E(X *); }; E(const char *) -> E<int>;
        template <class T> E(T *) -> E<T>; explicit E(char) -> E<E<char>>; E c = 'c';";
    let pairs = [
        ("E((char *)0)", "E<char>"),
        ("E((const char *)0)", "E<int>"),
        ("c", "E<char>"),
        ("E('c')", "E<E<char>>"),
        ("E(1.0)", "E<double>"),
    ];
    have_types(text, &pairs);
}

#[test]
fn packs_and_aggregates_are_deduced() {
    let text = "template <class... T> struct Tu { Tu(T...); }; template <class T, int N> struct Ar { T d[N]; };
        template <class T, class... X> Ar(T, X...) -> Ar<T, 1 + sizeof...(X)>; Ar a = {1.0, 2.0};
        template <class T, class U> struct Ag { T t; U u; };";
    let pairs = [
        ("Tu(1, 'c')", "Tu<int, char>"),
        ("Tu()", "Tu<>"),
        ("a", "Ar<double, 2>"),
        ("Ag{1, 'c'}", "Ag<int, char>"),
        ("Ag(1, 'c')", "Ag<int, char>"),
    ];
    have_types(text, &pairs);
}

#[test]
fn what_cannot_be_deduced_is_an_error() {
    let text = "template <class T> struct S { S(T); S(T, T); }; template <class T> struct A { A(T, int); A(int, T); };";
    let errors = |rest: &str| reported(&format!("{text} {rest}"));
    assert_eq!(errors("S s;"), [289]);
    assert_eq!(errors("S s(1, 2.0);"), [2958, 289]);
    assert_eq!(errors("A a(1, 2);"), [2958, 309]);
    assert_eq!(errors("auto s = S(1, 2.0);"), [2958, 289]);
    assert_eq!(errors("S s = 1, t = 2.0;"), [1594]);
    assert_eq!(errors("S *p; S f(); void g(S); using U = S; int i = sizeof(S);"), [2887, 441, 441, 441, 441]);
}
