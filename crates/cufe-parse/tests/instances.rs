//! Instances of templates ([temp.inst]): what they make of types and values, each assertion beside one that fails.

mod common;

use common::reported_in;
use cufe_base::Standard;

/// The numbers that are reported of a text as C++17, in order.
fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp17)
}

/// Asserts that a condition holds behind some declarations, and that its negation is told to be false.
fn holds(declarations: &str, condition: &str) {
    assert_eq!(reported(&format!("{declarations} static_assert({condition});")), [0; 0], "{condition}");
    assert_eq!(reported(&format!("{declarations} static_assert(!({condition}));")), [2784], "{condition}");
}

#[test]
fn members_have_the_types_of_the_arguments() {
    let class = "template <class T> struct A { T x; typedef T *P; }; A<int> a; ";
    assert_eq!(reported(&format!("{class} A<int>::P p = &a.x;")), [0; 0]);
    assert_eq!(reported(&format!("{class} A<char>::P p = &a.x;")), [144]);
    assert_eq!(reported(&format!("{class} void f() {{ a.y = 1; }}")), [135]);
}

#[test]
fn the_most_specialized_pattern_is_chosen() {
    let class = "template <class T> struct A { static const int n = 1; };
        template <class T> struct A<T *> { static const int n = 2; };
        template <class T> struct A<const T *> { static const int n = 3; };
        template <> struct A<char *> { static const int n = 4; };";
    holds(class, "A<int>::n == 1 && A<int *>::n == 2 && A<const int *>::n == 3 && A<char *>::n == 4");
}

#[test]
fn packs_are_expanded_element_by_element() {
    let class = "template <class... T> struct S { static const int n = (0 + ... + sizeof(T)); };
        template <class... T> constexpr int count(T...) { return sizeof...(T); }";
    holds(class, "S<int, char, long>::n == 13 && S<>::n == 0 && count(1, 'a') == 2");
}

#[test]
fn substitution_that_fails_removes_a_candidate() {
    let text = "template <bool B, class T> struct E {}; template <class T> struct E<true, T> { typedef T type; };
        template <class T> typename E<sizeof(T) == 1, char>::type f(T);
        template <class T> typename E<sizeof(T) != 1, long>::type f(T);";
    assert_eq!(reported(&format!("{text} int *p = f(1);")), [144]);
}

#[test]
fn nothing_of_an_instance_is_read_before_it_is_needed() {
    let class = "template <class T> struct A { void f() { T::none(); } static constexpr int n = T::none;
        struct M { typename T::none m; }; void g(int = T::none); int ok; };";
    assert_eq!(reported(&format!("{class} A<int> a; int x = a.ok; A<int>::M *p;")), [0; 0]);
    assert_ne!(reported(&format!("{class} A<int>::M m;")), [0; 0]);
}

#[test]
fn recursion_without_end_is_cut_off() {
    let text = "template <int N> struct S { static const int v = S<N - 1>::v + 1; }; int s[S<0>::v];";
    assert!(reported(text).len() < 10);
}

#[test]
fn bodies_are_read_for_explicit_instantiations_and_not_for_calls() {
    let template = "template <class T> void f(T t) { t.none(); } ";
    assert_eq!(reported(&format!("{template} void g() {{ f(1); }} extern template void f(int);")), [0; 0]);
    assert_eq!(reported(&format!("{template} template void f(int);")), [153]);
    let class = "template <class T> struct A { void m(); static int s; struct N { void q() { T::none(); } }; };
        template <class T> void A<T>::m() { T::none(); } template <class T> int A<T>::s = T::none; ";
    assert_eq!(reported(&format!("{class} A<int> a; void g() {{ a.m(); }}")), [0; 0]);
    assert_eq!(reported(&format!("{class} template struct A<int>;")).len(), 3);
    assert_eq!(reported(&format!("{class} template void A<int>::m();")), [276]);
}

#[test]
fn definitions_outside_of_the_class_give_values() {
    let class =
        "template <class T> struct A { constexpr int size() const; template <class U> constexpr int both(U) const;
            static const int n; struct M; };
        template <class U> constexpr int A<U>::size() const { return sizeof(U); }
        template <class U> template <class V> constexpr int A<U>::both(V) const { return sizeof(U) + sizeof(V); }
        template <class U> struct A<U>::M { U member; };
        template <class T> struct A<T *> { constexpr int size() const; };
        template <class T> constexpr int A<T *>::size() const { return 100 + sizeof(T); }";
    holds(
        class,
        "A<int>().size() == 4 && A<int>().both('c') == 5 && sizeof(A<char>::M) == 1 && A<char *>().size() == 101",
    );
}

#[test]
fn explicit_instantiations_follow_rules() {
    let template = "template <class T> void f(T) {} template <class T> void n(T); template <class T> struct A {}; ";
    let told = |text: &str| reported(&format!("{template} {text}"));
    assert_eq!(told("template void f(int); template void f<int>(int);"), [760]);
    assert_eq!(told("template int f(int);"), [493]);
    assert_eq!(told("template void n(int);"), [489]);
    assert_eq!(told("template struct None<int>;"), [484, 864]);
    assert_eq!(told("template struct A<int>; template struct A<int>;"), [760]);
}

#[test]
fn instances_that_wait_for_each_other_are_counted() {
    let class = "template <int N> struct A : A<N - 1> {}; template <> struct A<0> {};";
    assert_eq!(reported(&format!("{class} A<200> a;")), [0; 0]);
    assert_eq!(reported(&format!("{class} A<201> a;")), [456, 70]);
    assert_eq!(reported("template <int N> auto g() { return g<N + 1>(); } auto x = g<0>();"), [456, 2547]);
}

#[test]
fn what_a_use_needs_is_instantiated() {
    assert_eq!(reported("template <class T> int f(T, int = T::none); int a = f(1, 2);"), [0; 0]);
    assert_eq!(reported("template <class T> int f(T, int = T::none); int a = f(1);"), [276]);
    assert_eq!(reported("template <class T> int f(T) noexcept(T::none); int a = f(1);"), [276]);
    assert_eq!(reported("template <class T> struct I { T t = T::none; }; I<int> i;"), [276]);
    assert_eq!(reported("template <class T> struct W { T t = T::none; W() {} }; W<int> w;"), [0; 0]);
    let friend = "template <class T> struct F { friend int look(F) { return T::none; } };";
    assert_eq!(reported(&format!("{friend} F<int> f;")), [0; 0]);
    assert_eq!(reported(&format!("{friend} int x = look(F<int>());")), [276]);
}

#[test]
fn pointers_to_members_in_instances_need_a_class() {
    assert_eq!(reported("template <class T> struct S { int T::*p; }; S<int> s;"), [1764]);
    assert_eq!(reported("template <class T> struct S { template <int> void f(void (T::*)(int)); }; S<int> s;"), [1764]);
    assert_eq!(reported("enum E {}; template <class T> struct S { typedef int (T::*t)(); }; S<E> s;"), [1764]);
    assert_eq!(reported("template <class T> struct S { int T::*p; }; struct C; S<C> s; union U {}; S<U> t;"), [0; 0]);
    assert_eq!(
        reported(
            "template <class T> char f(int T::*); template <class T> long f(...); static_assert(sizeof(f<int>(0)) == 8);"
        ),
        [0; 0]
    );
}
