//! Satisfaction of constraints and their order ([temp.constr]).

mod common;

use common::reported_in;
use cufe_base::Standard;

/// The numbers of the errors that are reported of a text behind some concepts, in order of their places.
fn reported(text: &str) -> Vec<u16> {
    reported_in(&format!("{CONCEPTS} {text}"), Standard::Cpp20)
}

const CONCEPTS: &str = "template <class T, class U> struct Is { static constexpr bool value = false; };
    template <class T> struct Is<T, T> { static constexpr bool value = true; };
    template <class T, class U> concept Same = Is<T, U>::value && Is<U, T>::value;
    template <class T> concept Small = sizeof(T) <= 4;
    template <class T> concept Int = __is_same(T, int) || __is_same(T, short);
    template <class T> concept SmallInt = Small<T> && Int<T>;
    template <int N> struct R { char c[N]; };
    struct A { typedef int type; static const int value = 5; };
    struct B { static const int value = 2; int type; };";

const NONE: [u16; 0] = [];

#[test]
fn concept_ids_are_constants() {
    assert_eq!(reported("static_assert(Small<int> && !Small<long> && SmallInt<short> && !SmallInt<char>);"), NONE);
    assert_eq!(reported("static_assert(Small<long>);"), [2784]);
    assert_eq!(reported("R<SmallInt<int> ? 2 : 1> r; static_assert(sizeof(r) == 2);"), NONE);
}

#[test]
fn requirements_fail_softly() {
    let text = "template <class T> concept Nested = requires { typename T::type; };
        template <class T> concept Value = requires { T::value; requires T::value > 3; };
        template <class T> concept Step = requires(T t) { ++t; { t++ } -> Same<T>; { ++t } -> Same<T &>; };
        static_assert(Nested<A> && !Nested<B> && !Nested<int>);
        static_assert(Value<A> && !Value<B> && !Value<int>);
        static_assert(Step<int> && !Step<A> && Step<char *>);";
    assert_eq!(reported(text), NONE);
    // Outside of templates they do not.
    assert_eq!(reported("bool b = requires(int i) { i.x; };"), [153]);
}

#[test]
fn what_a_disjunction_needs_no_more_is_not_read() {
    let text = "template <class T> struct Hard { static_assert(sizeof(T) == 0); static constexpr bool value = true; };
        template <class T> concept C = Small<T> || Hard<T>::value;
        template <class T> concept D = (!Small<T>) && Hard<T>::value;
        static_assert(C<int> && !D<int>);";
    assert_eq!(reported(text), NONE);
}

#[test]
fn constraints_choose_functions() {
    let text = "template <class T> R<1> f(T); template <Small T> R<2> f(T); template <SmallInt T> R<3> f(T);
        template <class T> requires Int<T> R<4> g(T); template <class T> requires (Int<T> && Small<T>) R<5> g(T);
        template <class T> R<6> g(T) requires (sizeof(T) > 4);
        static_assert(sizeof(f(1L)) == 1 && sizeof(f('c')) == 2 && sizeof(f(1)) == 3);
        static_assert(sizeof(g(1)) == 5 && sizeof(g(1.0)) == 6);";
    assert_eq!(reported(text), NONE);
    assert_eq!(reported("template <Small T> void f(T); void g() { f(1L); }"), [304]);
    // Neither is more constrained: the atomic constraints are two.
    let text =
        "template <class T> void f(T) requires (sizeof(T) < 3); template <class T> void f(T) requires (sizeof(T) < 2);
        void g() { f('c'); }";
    assert_eq!(reported(text), [308]);
}

#[test]
fn constraints_choose_specializations_and_members() {
    let text = "template <class T> struct S { static const int v = 0; R<1> m() requires Small<T>; R<2> m() requires (!Small<T>);
            static R<5> s() requires SmallInt<T>; static R<6> s() requires Small<T>;
            template <class U> requires Same<T, U> R<3> t(U); template <class U> R<4> t(U); };
        template <class T> requires Small<T> struct S<T *> { static const int v = 1; };
        template <SmallInt T> struct S<T *> { static const int v = 2; };
        S<int> i; S<long> l;
        static_assert(S<int>::v == 0 && S<char *>::v == 1 && S<int *>::v == 2 && S<long *>::v == 0);
        static_assert(sizeof(i.m()) == 1 && sizeof(l.m()) == 2 && sizeof(S<int>::s()) == 5 && sizeof(S<char>::s()) == 6);
        static_assert(sizeof(i.t(1)) == 3 && sizeof(i.t('c')) == 4);";
    assert_eq!(reported(text), NONE);
}

#[test]
fn special_members_are_eligible_by_their_constraints() {
    let text = "template <class T> struct O { ~O() requires Small<T> = default; ~O() {} };
        static_assert(__has_trivial_destructor(O<int>) && !__has_trivial_destructor(O<long>));
        template <class T> struct D { D() requires Small<T>; D(int); };
        static_assert(__is_constructible(D<int>) && !__is_constructible(D<long>));";
    assert_eq!(reported(text), NONE);
    assert_eq!(reported("template <class T> struct M { M() requires Small<T>; }; M<long> m;"), [3126]);
}

#[test]
fn template_ids_satisfy_constraints() {
    let text =
        "template <Small T> struct S {}; template <Small T> constexpr int v = 1; template <Small T> using L = T;";
    assert_eq!(reported(&format!("{text} S<int> s; int i = v<int>; L<int> a;")), NONE);
    assert_eq!(reported(&format!("{text} S<long> s; int i = v<long>; L<long> a;")), [3044, 3044, 3044]);
    // In the immediate context of a substitution it is a failure.
    let text =
        format!("{text} template <class T, class = S<T>> R<1> f(T); R<2> f(...); static_assert(sizeof(f(1L)) == 2);");
    assert_eq!(reported(&text), NONE);
}

#[test]
fn placeholders_satisfy_constraints() {
    assert_eq!(reported("Small auto a = 1; Same<int> auto b = 2; Small auto f() { return 1; }"), NONE);
    assert_eq!(reported("Small auto a = 1L; Same<int> auto b = 2L; Small auto f() { return 1L; }"), [3125, 3125, 3125]);
}

#[test]
fn bodies_of_abbreviated_templates_have_values() {
    let text = "constexpr int plain(auto a) { return a; }
        constexpr int pack(auto a, auto... b) { return a + sizeof...(b) + (b + ... + 0); }
        template <class U> constexpr int mixed(U a, auto b) { return a + b; }
        constexpr int again(auto a); constexpr int again(auto a) { return a + 1; }
        template <class U> constexpr int other(U a, auto b); template <class V> constexpr int other(V a, auto b) { return a - b; }
        namespace N { constexpr int inside(Small auto *a); } constexpr int N::inside(Small auto *a) { return sizeof(*a); }
        constexpr int with(decltype([](auto b) { return b + 1; }) c, auto a) { return c(a); }";
    let values = "plain(3) == 3 && pack(1, 2, 3) == 8 && mixed(1, 2) == 3 && again(1) == 2 && other(5, 1) == 4
        && N::inside((char *)0) == 1";
    assert_eq!(reported(&format!("{text} static_assert({values});")), NONE);
    for value in values.split(" && ").map(|value| value.trim_start_matches("&& ")) {
        assert_eq!(reported(&format!("{text} static_assert(!({}));", value.trim())), [2784], "{value}");
    }
}

#[test]
fn abbreviated_members_are_defined_outside_of_their_class() {
    let text = "struct M { constexpr int in(auto a) const { return a; } constexpr int out(auto a) const;
            template <class U> constexpr int mixed(U, Int auto a) const; };
        constexpr int M::out(auto a) const { return a * 2; }
        template <class U> constexpr int M::mixed(U u, Int auto a) const { return u + a * 3; }
        template <class T> struct G { constexpr int in(auto a) const { return a; } constexpr int out(auto a) const;
            constexpr int pack(Int auto a, Small auto... b) const; template <class U> constexpr int mixed(U, auto a) const; };
        template <class T> constexpr int G<T>::out(auto a) const { return a * sizeof(T); }
        template <class T> constexpr int G<T>::pack(Int auto a, Small auto... b) const { return a + (b + ... + 0); }
        template <class T> template <class U> constexpr int G<T>::mixed(U u, auto a) const { return u + a * 3; }";
    for value in [
        "M().in(3) == 3",
        "M().out(3) == 6",
        "M().mixed(1, 3) == 10",
        "G<int>().in(3) == 3",
        "G<char>().out(3) == 3",
        "G<int>().pack(3, 4, 5) == 12",
        "G<int>().mixed(1, 3) == 10",
    ] {
        assert_eq!(reported(&format!("{text} static_assert({value});")), NONE, "{value}");
        assert_eq!(reported(&format!("{text} static_assert(!({value}));")), [2784], "{value}");
    }
}

#[test]
fn friends_are_found_by_the_class_that_declares_them() {
    let text = "struct M { template <class X> friend constexpr int f(X x, M) { return x; }
            friend constexpr int g(int x, M) { return x; } friend constexpr int h(auto x, M) { return x; } };
        template <class T> struct G { template <class X> friend constexpr int f(X x, G) { return x + sizeof(T); }
            friend constexpr int g(int x, G) { return x + 1; } friend constexpr int h(auto x, G) { return x + 2; } };
        struct Convertible { operator G<int>() const { return {}; } };";
    for value in [
        "f(4, M()) == 4",
        "f(4, G<int>()) == 8",
        "f(4, G<char>()) == 5",
        "g(4, M()) == 4",
        "g(4, G<int>()) == 5",
        "h(4, M()) == 4",
        "h(4, G<int>()) == 6",
    ] {
        assert_eq!(reported(&format!("{text} static_assert({value});")), NONE, "{value}");
        assert_eq!(reported(&format!("{text} static_assert(!({value}));")), [2784], "{value}");
    }
    // No argument's type is associated with the class that declares the friend.
    assert_eq!(reported(&format!("{text} G<int> a; int i = g(4, Convertible());")), [20]);
}

#[test]
fn the_class_of_a_member_type_or_template_is_associated_without_its_bases() {
    let text = "struct Base { friend constexpr int from_base(auto) { return 1; } };
        struct C : Base { enum E { e }; enum class F { f }; struct N {}; template <class> struct T {};
            friend constexpr int from_class(auto) { return 2; } };
        template <template <class> class> struct Of {};";
    for argument in ["C::e", "C::F::f", "C::N()", "Of<C::T>()"] {
        assert_eq!(reported(&format!("{text} static_assert(from_class({argument}) == 2);")), NONE, "{argument}");
        assert_eq!(reported(&format!("{text} int i = from_base({argument});")), [20], "{argument}");
    }
    assert_eq!(reported(&format!("{text} static_assert(from_base(C()) == 1);")), NONE);
}
