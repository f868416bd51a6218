//! Rules about declarations of templates that need no instance: packs, deduction guides, concepts ([temp]).

mod common;

use common::reported_in;
use cufe_base::Standard;

/// The numbers of the errors that are reported of a text, in order of their places; parameters and variables need not be used.
fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp20)
}

const PACKS: &str =
    "template <class... T> struct V {}; template <class... T> void vf(T...); template <class T> struct Y {};";

#[test]
fn packs_are_expanded() {
    let body = |body: &str| reported(&format!("{PACKS} template <class... T> void f(T... t) {{ {body} }}"));
    assert_eq!(body("vf(t...); vf(Y<T>()...); V<Y<T>...> v; (vf(t), ...); vf([&] { return t; }...);"), [0u16; 0]);
    assert_eq!(body("vf(t, T());"), [1919, 1919]);
    assert_eq!(body("V<T> v; vf(sizeof(T));"), [1919, 1919]);
    // Once in a lambda, and not where the lambda is expanded.
    assert_eq!(body("[&] { vf(t); vf(t); };"), [1919]);
    assert_eq!(body("vf(1, [&] { vf(t...); }...);"), [1920]);
    assert_eq!(body("(t + ... + T());"), [2858]);
}

#[test]
fn expansions_hold_packs() {
    let check = |text: &str| reported(&format!("{PACKS} {text}"));
    assert_eq!(check("template <class T> void f(T t) { vf(t...); }"), [1920]);
    assert_eq!(check("template <class T> struct S : T... {};"), [1920]);
    assert_eq!(check("template <class T> void f(int... t);"), [1920]);
    assert_eq!(check("void f(int... t);"), [18]);
    assert_eq!(check("void f(auto... t) { vf(t...); vf(sizeof...(t)); }"), [0u16; 0]);
    assert_eq!(check("template <class T> void f(T t) { sizeof...(t); }"), [2013]);
    // A name that is read ahead as a use of the pack, and declares something.
    assert_eq!(check("template <class... T> void f(T... t) { { Y<int> (t); Y<int> u = t; } }"), [0u16; 0]);
}

#[test]
fn deduction_guides_belong_to_their_template() {
    let check = |text: &str| {
        reported(&format!(
            "template <class T> struct G {{ G(T); }}; namespace N {{ template <class T> struct H {{ H(T); }}; }} {text}"
        ))
    };
    assert_eq!(check("G(int) -> G<int>; template <class T> G(T *) -> G<T>; explicit G(long) -> G<int>;"), [0u16; 0]);
    assert_eq!(check("using N::H; H(int) -> H<int>;"), [2881]);
    assert_eq!(check("G(int) -> N::H<int>; template <class T> G(T *) -> T;"), [2890, 2890]);
    assert_eq!(check("inline G(int) -> G<int>;"), [2882]);
    assert_eq!(check("class C { template <class T> struct I {}; public: I(int) -> I<int>; };"), [2895]);
    assert_eq!(check("Missing(int) -> G<int>;"), [1823]);
}

#[test]
fn concepts_are_new_names_of_namespaces_without_constraints() {
    let check = |text: &str| reported(&format!("template <class T> concept C = sizeof(T) > 1; {text}"));
    assert_eq!(check("template <class T> concept C = true;"), [3046]);
    assert_eq!(check("struct A { template <class T> concept D = true; };"), [3045]);
    assert_eq!(check("template <C T> concept D = true;"), [3102]);
    assert_eq!(check("template <class T> concept D = C<T> && sizeof(T);"), [3040]);
    assert_eq!(check("template <class T> requires (C<T> || 1) void f();"), [3040]);
    assert_eq!(check("void f() requires true;"), [3049]);
    assert_eq!(
        check("void f(C auto x) requires true; template <class T> struct S { void m() requires C<T>; };"),
        [0u16; 0]
    );
    assert_eq!(check("template <class T> concept D = requires (T t) { { t } -> C; { t } -> int; };"), [3057]);
}

const VALUES: &str = "template <int> struct I {}; template <bool> struct B {}; template <char> struct H {}; template <int *> struct P {};
    template <int &> struct R {}; enum class S { a }; enum E { e }; template <E> struct N {}; int g; int a[2]; const int c = 1;
    constexpr int f(int x) { return x; }";

#[test]
fn value_arguments_are_converted_constants() {
    let check = |text: &str| reported(&format!("{VALUES} {text}"));
    assert_eq!(
        check("I<c> a1; I<f(2)> a2; I<'c'> a3; I<e> a4; B<2> a5; P<&g> a6; P<a> a7; P<nullptr> a8; R<g> a9;"),
        [0u16; 0]
    );
    assert_eq!(check("I<g> a1; P<&g + 1> a2; R<1> a3;"), [28, 2645, 461]);
    assert_eq!(check("I<S::a> a1; I<nullptr> a2; B<&g> a3; N<0> a4; P<0> a5; P<&c> a6;"), [458; 6]);
    assert_eq!(check("H<300> a1; I<5000000000> a2;"), [2362, 2362]);
    // What depends on a parameter only instances tell.
    assert_eq!(check("template <class T> struct D { I<T::v> a; I<sizeof(T)> b; };"), [0u16; 0]);
}

#[test]
fn explicit_arguments_of_functions_choose_among_templates() {
    let check = |text: &str| {
        reported(&format!(
            "template <int> void v(); template <class> void v(); template <class... T> struct U {{}}; template <class... T> void p(U<T...>);
             void f() {{ {text} }}"
        ))
    };
    assert_eq!(check("v<1>(); v<int>(); p<int>(U<int, char>());"), [0u16; 0]);
    assert_eq!(check("v<nullptr>(); v<1, 2>();"), [304, 304]);
    assert_eq!(check("int n = 1; v<n>();"), [304, 28]);
}

#[test]
fn template_arguments_are_of_the_kind_of_the_parameter() {
    let check = |text: &str| {
        reported(&format!(
            "template <class> struct C {{}}; template <class, class> struct D {{}}; template <class, class = int> struct F {{}};
             template <template <class> class> struct T {{}}; template <int> struct I {{}}; int v; {text}"
        ))
    };
    assert_eq!(check("T<C> a; T<F> b; I<int()> c;"), [0u16; 0]);
    assert_eq!(check("T<D> a; T<I> b; T<int> c; T<C<int>> d; T<v> e;"), [999, 999, 40, 730, 730]);
    assert_eq!(check("C<1> a; C<v> b; C<C> c; I<int> d;"), [79, 757, 441, 254]);
    // Parameters that expand packs need not be the last.
    assert_eq!(check("template <class... T> struct O { template <T... N, class X> struct Q; };"), [0u16; 0]);
}

#[test]
fn templates_of_functions_stand_before_no_scope() {
    let text = "namespace Test { template <class, int> struct A {}; } namespace M { template <class> bool s();
        template <class E> bool Test(bool b) { Test::A<int, 1> a; return b && s<Test::A<E, 1>>(); } }";
    assert_eq!(reported(text), [0u16; 0]);
}

#[test]
fn arguments_are_deduced_from_the_only_base_that_fits() {
    let check = |text: &str| {
        reported(&format!(
            "template <class T, class R = void, bool B = false> struct D; template <class T> struct D<T, void, false> {{}};
             template <class T, class R, bool B> struct D : D<T, void, false> {{}};
             template <class T> struct L {{}}; template <class T> struct R {{}};
             struct Two : L<int>, R<long> {{}}; struct Deep : Two, L<char> {{}};
             struct Same : virtual L<int> {{}}; struct Other : virtual L<int> {{}}; struct Join : Same, Other {{}};
             template <class T> void one(D<T>); template <class... T> void many(D<T>...); template <class T> void at(const D<T> *);
             template <class T> void left(L<T>); template <class T> void right(R<T>);
             template <template <class> class TT> void any(TT<int>);
             void f(D<int, char, true> d, Two t, Deep e, Join j) {{ {text} }}"
        ))
    };
    // The class itself is of the template, with other arguments: its base counts.
    assert_eq!(check("one(d); many(d, d); at(&d);"), [0u16; 0]);
    assert_eq!(check("left(t); right(t); right(e); left(j); any(t);"), [0u16; 0]);
    assert_eq!(check("left(e);"), [304]);
    assert_eq!(check("left(d);"), [304]);
}

#[test]
fn a_template_id_of_one_specialization_is_an_argument_like_a_function() {
    let check = |text: &str| {
        reported(&format!(
            "enum A {{ A1 }}; template <A a> void K(int *) {{}} template <class P> int plain(P p); template <class P> int at(P &&p);
             {text}"
        ))
    };
    assert_eq!(
        check("template <A a> void f() { plain(K<a>); plain(&K<a>); at(K<a>); } void g() { f<A1>(); }"),
        [0u16; 0]
    );
    assert_eq!(check("void f() { plain(K<A1>); at(K<A1>); }"), [0u16; 0]);
    assert_eq!(check("void f() { plain(K); }"), [304]);
}

#[test]
fn value_parameters_have_no_qualifiers_of_their_own() {
    let text = "template <typename T, T v> struct U { decltype(v) n; int &&r = v; U(); }; U<const int, 6> u;";
    assert!(reported(&format!("{text} void f() {{ u.n = 2; }}")).is_empty());
}
