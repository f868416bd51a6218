//! Rules of templates that real programs depend on; beside most, the nearest program that is not valid. Verdicts are the
//! reference's.

mod common;

use common::reported_in;
use cufe_base::Standard;

const NOTHING: [u16; 0] = [];

fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp17)
}

#[test]
fn explicit_specializations_of_functions_may_differ_in_the_result_alone() {
    let text = "struct H {}; struct B {}; template <class T> T cvt(float); template <> H cvt(float); template <> B cvt(float);
        H h = cvt<H>(1); B b = cvt<B>(1); template <> H cvt(float) { return {}; } template <> B cvt(float) { return {}; }";
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported(&format!("{text} template <> H cvt(float) {{ return {{}}; }}")), [3369]);
    assert_eq!(reported("template <class T> T cvt(float); template <> int cvt(long);"), [493]);
}

#[test]
fn explicit_specializations_of_functions_may_differ_in_explicit_arguments_alone() {
    let text = "template <int N> struct Arr {}; struct R; struct C; template <class L, int N> void ld(Arr<N> &);
        template <> void ld<R, 1>(Arr<1> &) {} template <> void ld<R, 2>(Arr<2> &) {} template <> void ld<C>(Arr<1> &) {}";
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported(&format!("{text} template <> void ld<C, 1>(Arr<1> &) {{}}")), [3369]);
}

#[test]
fn function_templates_are_ordered_by_their_own_parameters_where_they_are_specialized() {
    let text = "template <class T> void f(T); template <class T> void f(T *); template <> void f(int *); template <> void f<int *>(int *);";
    assert_eq!(reported(&format!("{text} void g(int *p) {{ f(p); f<int *>(p); f(1); }}")), NOTHING);
    assert_eq!(reported("template <class T> int f(T); template <class U> char f(U); int i = f(1);"), [308]);
}

/// A class with a default argument that is computed from another argument.
const COMPUTED: &str = "template <class T> struct sb { static const int value = sizeof(T); };
    template <class T, int N, int R = sb<T>::value> struct Array {};";

#[test]
fn nothing_is_deduced_from_default_arguments_that_depend_on_others() {
    let text = format!("{COMPUTED} template <class L, class T, int N> void ld(Array<T, N> &) {{}}");
    let more =
        "struct R; template <> void ld<R, int, 1>(Array<int, 1> &) {} template <> void ld<R>(Array<char, 1> &) {}";
    assert_eq!(reported(&format!("{text} {more}")), NOTHING);
    assert_eq!(reported(&format!("{text} void f(Array<int, 1> &a) {{ ld<int>(a); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void f(Array<int, 1, 9> &a) {{ ld<int>(a); }}")), [304]);
}

#[test]
fn arguments_of_packs_are_no_defaults() {
    let text = "template <class... T> struct tuple {}; template <class T> int f(tuple<T>); template <class T, class U> char f(tuple<T, U>);";
    assert_eq!(reported(&format!("{text} static_assert(sizeof(f(tuple<int, char>())) == 1, \"\");")), NOTHING);
    assert_eq!(reported(&format!("{text} int i = f(tuple<int, char, long>());")), [304]);
}

#[test]
fn packs_of_templates_are_expanded_in_argument_lists() {
    let text = "template <template <class> class... P> struct H { H(); H<P...> *self(); }; template <class T> struct L;
        template <template <class> class... P> H<P...>::H() {} template <template <class> class... P> struct L<H<P...>> { static const int v = sizeof...(P); };
        template <class> struct X {}; template <class> struct Y {}; template <template <class> class... P> int count(H<P...>);";
    assert_eq!(
        reported(&format!(
            "{text} static_assert(L<H<X, Y>>::v == 2 && L<H<>>::v == 0, \"\"); int i = count(H<X, Y, X>());"
        )),
        NOTHING
    );
    let unnamed = "template <template <class> class... P> struct U { template <class T> void g(P<T>...); }; void f(U<X> u) { u.g(X<int>()); }";
    assert_eq!(reported(&format!("{text} {unnamed}")), NOTHING);
    assert_eq!(reported(&format!("{text} static_assert(L<H<X, Y>>::v == 1, \"\");")), [1574]);
}

#[test]
fn a_partial_specialization_for_the_computed_default_is_more_specialized() {
    let text = format!(
        "{COMPUTED} template <class T> struct Q; template <class T, int N> struct Q<Array<T, N>> {{ char c; }};
        template <class T, int N, int R> struct Q<Array<T, N, R>> {{ int i; }};"
    );
    assert_eq!(reported(&format!("{text} static_assert(sizeof(Q<Array<int, 1>>) == 1, \"\");")), NOTHING);
    assert_eq!(reported(&format!("{text} static_assert(sizeof(Q<Array<int, 1, 2>>) == 4, \"\");")), NOTHING);
    let text = format!("{COMPUTED} template <class T, int N> void f(Array<T, N> &);");
    let call = "template <class T, int N, int R> void f(Array<T, N, R> &); void g(Array<int, 1> &a) { f(a); }";
    assert_eq!(reported(&format!("{text} {call}")), [308]);
}

#[test]
fn template_template_parameters_of_equivalent_heads_are_the_same() {
    let text =
        "template <template <class> class P> void f(P<int>) {} template <template <class T> class Q> void f(Q<int>)";
    assert_eq!(reported(&format!("{text};")), NOTHING);
    assert_eq!(reported(&format!("{text} {{}}")), [3369]);
    let other = "template <template <class...> class P> void f(P<int>) {} template <template <class> class Q> void f(Q<int>) {}";
    assert_eq!(reported(other), NOTHING);
}

#[test]
fn function_templates_may_differ_in_the_operand_of_a_trailing_return_type() {
    let text = "int a(int); char b(char *); template <class T> auto f(T x) -> decltype(a(x)); template <class T> auto f(T x) -> decltype(b(x));";
    assert_eq!(reported(&format!("{text} int i = f(1); char c = f((char *)0);")), NOTHING);
    assert_eq!(reported(&format!("{text} int i = f(1.5f, 2);")), [304]);
    let nested = "template <class T> struct E { typedef int type; }; int a(int); int b(char *);
        template <class T> typename E<decltype(a(T()))>::type f(T x) { return 1; }
        template <class T> typename E<decltype(b(T()))>::type f(T x) { return 1; } int i = f((char *)0);";
    assert_eq!(reported(nested), NOTHING);
}

#[test]
fn other_names_of_parameters_make_no_other_function_template() {
    let text = "int a(int); template <class T> auto f(T x) -> decltype(a(x)) { return 1; }
        template <class U> auto f(U y) -> decltype(a(y)); int i = f(1);";
    assert_eq!(reported(text), NOTHING);
    let two = "template <class T> auto g(T x, T y) -> decltype(x) { return x; } template <class T> auto g(T x, T y) -> decltype(y) { return y; }";
    assert_eq!(reported(two), NOTHING);
}

/// Tests of classes by which of two overloads is chosen.
const HAS: &str = "template <class U, void (U::*)(U &)> struct has; template <class U> char t(has<U, &U::swap> *);
    template <class U> long t(...); ";

#[test]
fn a_template_argument_that_does_not_convert_to_its_parameter_is_a_substitution_failure() {
    let is =
        |class: &str, size: u32| reported(&format!("{HAS} {class} static_assert(sizeof(t<A>(0)) == {size}, \"\");"));
    assert_eq!(is("struct A { void swap(A &); };", 1), NOTHING);
    assert_eq!(is("struct A { void swap(A &); void swap(int); };", 1), NOTHING);
    assert_eq!(is("struct A { void swap(int); };", 8), NOTHING);
    assert_eq!(is("struct A { int swap(A &); };", 8), NOTHING);
    assert_eq!(is("struct A { void swap(A &) const; };", 8), NOTHING);
    assert_eq!(is("struct A { static void swap(A &); };", 8), NOTHING);
    assert_eq!(is("struct A {};", 8), NOTHING);
}

#[test]
fn there_are_no_arrays_of_abstract_classes() {
    let text = "template <class U> char t(U (*)[1]); template <class U> long t(...); struct A { virtual void f() = 0; }; struct B : A { void f(); };";
    let is = |ty: &str, size: u32| reported(&format!("{text} static_assert(sizeof(t<{ty}>(0)) == {size}, \"\");"));
    assert_eq!(is("A", 8), NOTHING);
    assert_eq!(is("B", 1), NOTHING);
    assert_eq!(is("int &", 8), NOTHING);
    assert_eq!(is("int()", 8), NOTHING);
    assert_eq!(is("void", 8), NOTHING);
}

#[test]
fn an_injected_class_name_is_a_template_where_the_parameter_is_one() {
    let text = "template <template <class> class P> struct T {}; template <class U> struct X { T<X> a; void f(T<X>);
        template <template <class> class Q = X> struct I {}; };";
    let more = "template <class U> void X<U>::f(T<X>) {} struct D : X<int> { T<X> t; void g() { T<X> q; f(q); } };";
    assert_eq!(reported(&format!("{text} {more}")), NOTHING);
    let both = "template <template <class> class P, class U> struct Y {}; template <class U> struct W { Y<W, W> a; Y<W, W<U>> b; }; W<int> w;";
    assert_eq!(reported(both), NOTHING);
    assert_eq!(reported("template <template <class> class P> struct T {}; struct X { T<X> a; };"), [730]);
}

#[test]
fn the_type_of_a_template_parameter_names_only_those_before_it() {
    let text = "template <class T> struct get { using type = T; };
        template <typename T, typename get<decltype((T(), nullptr))>::type P = nullptr> struct B {};
        template <typename T> B<T> make(); B<int> b = make<int>();";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn casts_compare_the_qualifiers_of_the_elements_of_arrays() {
    let text = "typedef int A[4]; void f(int const *p, A const *q, int *r)";
    assert_eq!(
        reported(&format!(
            "{text} {{ (void)reinterpret_cast<A const *>(p); (void)reinterpret_cast<int const *>(q);
            (void)reinterpret_cast<A const &>(*p); (void)reinterpret_cast<A *>(r); }}"
        )),
        NOTHING
    );
    assert_eq!(reported(&format!("{text} {{ (void)reinterpret_cast<A *>(p); }}")), [694]);
    assert_eq!(reported(&format!("{text} {{ (void)reinterpret_cast<int *>(q); }}")), [694]);
}

#[test]
fn an_object_in_braces_is_an_element_of_the_class_that_a_reference_is_bound_to() {
    let text = "namespace std { template <class T> struct initializer_list { const T *p; decltype(sizeof(0)) n; }; }
        struct X { X(int); }; struct V { V(std::initializer_list<X>); V(V const &); V(int, X); V(int *); };
        void f(V const &, int); void g(V &&);";
    assert_eq!(
        reported(&format!(
            "{text} void h(int y) {{ f({{X(y)}}, 1); f({{X(y), X(y)}}, 1); f({{y}}, 1); g({{X(y)}}); }}"
        )),
        NOTHING
    );
    assert_ne!(reported(&format!("{text} struct Y {{}}; void h(Y y) {{ f({{y}}, 1); }}")), NOTHING);
}
