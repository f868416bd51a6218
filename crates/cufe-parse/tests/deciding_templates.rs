//! What templates make is decided, not only accepted: every fact is asserted, and so is its negation.

mod common;

use common::reported_in;
use cufe_base::Standard;

const NONE: [u16; 0] = [];

fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp20)
}

/// Asserts that conditions hold after a text, and that each fails when it is negated.
fn decide(text: &str, conditions: &[&str]) {
    for condition in conditions {
        assert_eq!(reported(&format!("{text} static_assert({condition});")), NONE, "{condition}");
        assert_eq!(reported(&format!("{text} static_assert(!({condition}));")), [2784], "{condition}");
    }
}

const SAME: &str =
    "template <class, class> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
    template <class T> T &&declval();";

#[test]
fn aliases_that_hide_their_arguments_choose_partial_specializations() {
    let text = "template <class...> using void_t = void; struct yes { static constexpr bool value = true; };
        struct no { static constexpr bool value = false; };
        template <class, template <class...> class, class...> struct detect : no {};
        template <template <class...> class O, class... A> struct detect<void_t<O<A...>>, O, A...> : yes {};
        template <class T> using size = decltype(((const T *)0)->size());
        struct Has { int size() const; }; struct NotConst { int size(); };";
    decide(
        text,
        &["detect<void, size, Has>::value", "!detect<void, size, NotConst>::value", "!detect<void, size, int>::value"],
    );
}

#[test]
fn types_of_other_forms_do_not_match() {
    let text = "template <class T> struct bare { using type = T; }; template <class T> struct bare<T &> { using type = T; };
        template <class T> struct bare<T &&> { using type = T; };
        template <class T> constexpr int form = 0; template <class T> constexpr int form<T *> = 1;
        template <class T, int N> constexpr int form<T[N]> = 2; template <class R, class... A> constexpr int form<R(A...)> = 3;
        template <class C, class T> constexpr int form<T C::*> = 4; struct S {}; template <class> struct G {};";
    decide(
        &format!("{SAME} {text}"),
        &[
            "same<bare<int &>::type, int>",
            "same<bare<const int &&>::type, const int>",
            "form<int &> == 0 && form<int *> == 1 && form<int[2]> == 2 && form<int(char)> == 3 && form<int S::*> == 4",
            "form<G<int>> == 0 && form<S> == 0",
        ],
    );
}

#[test]
fn names_in_specializations_of_templates_that_are_only_declared_are_failures() {
    let text = "template <class...> using void_t = void; template <class T> struct size_of; template <class T> struct own { using type = T; };
        template <class T, class = void> struct sized; template <class T> struct sized<T, void_t<typename size_of<T>::type>> { static constexpr int value = 1; };
        template <class T, class = void> struct is_sized { static constexpr bool value = false; };
        template <class T> struct is_sized<T, void_t<typename size_of<T>::type>> { static constexpr bool value = true; };
        template <int N> struct number { static constexpr int value = N; };
        template <class T> auto f(T *) -> number<(sized<T>::value >= 0)>; auto f(...) -> number<0>;
        template <class T> struct size_of<own<T>> { using type = int; };";
    decide(
        text,
        &[
            "!is_sized<float>::value && is_sized<own<int>>::value",
            "decltype(f((float *)0))::value == 0",
            "decltype(f((own<int> *)0))::value == 1",
        ],
    );
}

#[test]
fn values_that_no_parameter_can_tell_are_not_deduced() {
    let text = "template <class...> struct tuple {};
        template <unsigned long I, class... T> constexpr decltype(auto) get(tuple<T...> &&t) { return static_cast<tuple<T...> &&>(t); }
        template <unsigned long I, unsigned long J, unsigned long... Is, class T> constexpr decltype(auto) get(T &&t) { return get<J, Is...>(get<I>(static_cast<T &&>(t))); }
        template <int N> constexpr int f(int) { return N; } constexpr int f(long) { return -1; }
        template <int N, class T> constexpr int g(T *) { return N; } constexpr int g(const void *) { return -1; }";
    decide(
        &format!("{SAME} {text}"),
        &[
            "same<decltype(get<0>(tuple<int>{})), tuple<int> &&>",
            "same<decltype(get<0, 0>(tuple<int>{})), tuple<int> &&>",
            "f(1) == -1 && f<2>(1) == 2",
            "g((int *)nullptr) == -1 && g<3>((int *)nullptr) == 3",
        ],
    );
}

#[test]
fn references_are_no_specializations() {
    let text = "template <auto V> struct C {}; template <class T, T V> struct constant {};
        template <auto N, class T> constexpr int is = 0; template <auto N, auto V> constexpr int is<N, C<V>> = V == N ? 1 : 2;
        template <auto N, class T, T V> constexpr int is<N, constant<T, V>> = V == N ? 3 : 4;
        template <auto N, class T> constexpr int is<N, const T> = is<N, T>; template <auto N, class T> constexpr int is<N, T &> = is<N, T>;
        template <auto N, class T> constexpr int is<N, T &&> = is<N, T>;";
    decide(
        text,
        &[
            "is<1, const C<1> &> == 1 && is<1, C<2> &&> == 2 && is<1, int &> == 0",
            "is<1, constant<long, 1> &> == 3 && is<1, const constant<int, 2>> == 4",
        ],
    );
}

#[test]
fn templates_that_are_members_of_parameters_are_arguments() {
    let text = "template <class...> struct list; struct direct { template <template <class...> class F, class... Ts> using call = F<Ts...>; };
        template <unsigned long> struct indirect { template <template <class...> class F, class... Ts> using call = F<Ts...>; };
        struct first { template <class T, class...> using call = T; }; struct second { template <class, class T, class...> using call = T; };
        struct none { using call = int; }; class hidden { template <class... T> using call = int; };
        template <class F, class... Ts> using a = direct::call<F::template call, Ts...>;
        template <class F, class... Ts> using b = typename indirect<sizeof(list<F, Ts...> *)>::template call<F::template call, Ts...>;
        template <class> struct holder { template <template <class...> class F> struct type {}; };
        template <class T, class F> using c = typename holder<T>::template type<F::template call>;
        template <class F, class = void> constexpr bool can = false; template <class F> constexpr bool can<F, decltype((void)(c<int, F> *)nullptr)> = true;";
    decide(
        &format!("{SAME} {text}"),
        &[
            "same<a<first, int, long>, int> && same<a<second, int, long, char>, long>",
            "same<b<first, int, long>, int> && same<b<second, int, long, char>, long>",
            "same<c<int, first>, holder<int>::type<first::call>>",
            "can<first> && !can<none> && !can<hidden>",
        ],
    );
}

#[test]
fn instances_are_bound_by_their_members_unless_they_are_like_tuples() {
    let text = "namespace std { template <class> struct tuple_size; template <unsigned long, class> struct tuple_element; }
        template <class T, class U> struct P { T a; U b; }; template <class T> struct D : P<T, char> {}; struct X {};
        template <class T> struct L { T t; template <int I> constexpr int get() const { return I + t; } };
        namespace std { template <class T> struct tuple_size<L<T>> { static constexpr unsigned long value = 2; };
        template <unsigned long I, class T> struct tuple_element<I, L<T>> { using type = int; }; }
        template <class T> constexpr auto first(T t) { auto [x, y] = t; return x; } template <class T> constexpr auto second(T t) { auto &&[x, y] = t; return y; }
        template <class T> constexpr auto swapped(const T &t) { auto [x, y] = [](const auto &i) { auto [p, q] = i; return P<decltype(q), decltype(p)>{q, p}; }(t); return x; }
        template <class T> constexpr auto three(const T &t) { auto [x, y] = [](const auto &i) { int a[3] = {1, 2, 3}; auto [p, q, r] = a; return P<int, int>{p + q + r, 0}; }(t); return x + y; }";
    decide(
        &format!("{SAME} {text}"),
        &[
            "same<decltype(first(P<X, int>{})), X> && first(P<int, long>{3, 4}) == 3",
            "second(P<int, long>{3, 4}) == 4 && same<decltype(second(D<X>{})), char>",
            "second(L<int>{5}) == 6",
            "same<decltype(swapped(P<X, int>{})), int> && swapped(P<int, int>{1, 2}) == 2",
            "three(1) == 6",
        ],
    );
}

#[test]
fn packs_take_the_parameters_of_more_specialized_lists() {
    let text = "template <class... T> constexpr int f = 0; template <class A, class... R> constexpr int f<A, R...> = 1;
        template <class A, class B, class C, class... R> constexpr int f<A, B, C, R...> = 3;
        template <unsigned long N, class... T> struct nth {}; template <class A, class... R> struct nth<0, A, R...> { using type = A; };
        template <class A, class B, class... R> struct nth<1, A, B, R...> { using type = B; };
        template <unsigned long N, class A, class B, class C, class... R> struct nth<N, A, B, C, R...> : nth<N - 3, R...> {};
        template <class A, class B, class... R> struct nth<0, A, B, R...> { using type = A; };
        template <class A, class B, class C, class... R> struct nth<0, A, B, C, R...> { using type = A; };
        template <class A, class B, class C, class... R> struct nth<1, A, B, C, R...> { using type = B; };
        template <class A, class B, class C, class... R> struct nth<2, A, B, C, R...> { using type = C; };";
    decide(
        &format!("{SAME} {text}"),
        &[
            "f<> == 0 && f<int> == 1 && f<int, int> == 1 && f<int, int, int> == 3 && f<int, int, int, int, int> == 3",
            "same<nth<0, int, long, char>::type, int> && same<nth<0, int, long, char, bool>::type, int>",
            "same<nth<4, int, long, char, bool, float>::type, float>",
        ],
    );
}

#[test]
fn qualified_functions_have_no_pointers_and_no_references() {
    let text =
        "template <class...> using void_t = void; template <class T, class = void> constexpr bool pointer = false;
        template <class T> constexpr bool pointer<T, void_t<T *>> = true;
        template <class T, class = void> constexpr bool reference = false;
        template <class T> constexpr bool reference<T, void_t<T &>> = true;";
    decide(
        text,
        &[
            "pointer<int()> && !pointer<int() const> && !pointer<int() &>",
            "reference<int()> && !reference<int() const>",
        ],
    );
}

#[test]
fn what_is_no_template_takes_no_arguments() {
    let text = "template <class...> using void_t = void; template <class T, class = void> constexpr bool has = false;
        template <class T> constexpr bool has<T, void_t<typename T::template in<int>>> = true;
        struct Template { template <class> struct in; }; struct Class { struct in {}; }; template <class> struct in { };
        struct Injected : in<char> {};";
    // The injected name of a base is that of its constructor here, as the reference has it; gcc takes it for the template.
    decide(text, &["has<Template> && !has<Class> && !has<int>", "!has<Injected>"]);
}

#[test]
fn explicit_specializations_of_functions_have_values() {
    let text = "template <class T> constexpr int bits(T) { return 4; } template <> constexpr int bits<int>(int) { return 8; }
        template <class T> constexpr T make(char) { return 1; } template <> constexpr int make<int>(char) { return 2; }";
    decide(
        text,
        &["bits(1) == 8 && bits('a') == 4 && bits<int>('a') == 8 && bits<long>('a') == 4", "make<int>('a') == 2"],
    );
}

#[test]
fn calls_of_templates_that_are_not_constexpr_are_no_constants() {
    let text = "template <class T, class U, class = void> constexpr bool braces = false; template <class...> using void_t = void;
        template <class T, class U> constexpr bool braces<T, U, void_t<decltype(T{declval<U>()})>> = true;";
    decide(&format!("{SAME} {text}"), &["braces<int, char> && !braces<char, int> && !braces<float, double>"]);
}

#[test]
fn generic_lambdas_have_values() {
    let text = "constexpr auto twice = [](auto x) { return x * 2; };
        constexpr auto sum = [](auto... x) { return (x + ... + 0); };
        constexpr auto nested = [](auto a) { return [a](auto b) { return [=](auto c) { return a + b + c; }; }; };
        constexpr auto default_argument = [](auto a, int b = 7) { return a + b; };
        constexpr int captures() { int n = 4; auto g = [n, &r = n](auto x) { return x + n + r; }; return g(1); }
        constexpr auto recursive = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); };";
    decide(
        text,
        &[
            "twice(3) == 6 && twice(2.5) == 5.0",
            "sum(1, 2, 3) == 6 && sum() == 0",
            "nested(1)(2)(3) == 6",
            "default_argument(1) == 8 && default_argument(1, 2) == 3",
            "captures() == 9",
            "recursive(recursive, 5) == 120",
        ],
    );
}

#[test]
fn a_pack_of_numbers_is_made_for_arguments() {
    let text = "template <class T, T...> struct numbers {}; template <class T, T N> using below = numbers<T, __integer_pack(N)...>;
        template <unsigned long N> using indices = below<unsigned long, N>;
        template <class... T> constexpr bool are_two(T...) { return same<indices<sizeof...(T)>, numbers<unsigned long, 0, 1>>; }
        template <class... T> constexpr int count(indices<sizeof...(T)>) { return sizeof...(T); }";
    decide(
        &format!("{SAME} {text}"),
        &["are_two(1, 2) && !are_two(1, 2, 3)", "count<int, char>(numbers<unsigned long, 0, 1>{}) == 2"],
    );
}

#[test]
fn values_of_placeholder_parameters_have_no_qualifiers() {
    let text = "template <auto v> struct constant { static constexpr auto value = v; };
        template <class A, class B> constexpr auto least(A, B) { return constant<(A::value < B::value ? A::value : B::value)>{}; }";
    decide(&format!("{SAME} {text}"), &["same<decltype(least(constant<2>{}, constant<4>{})), constant<2>>"]);
}

#[test]
fn pointers_to_functions_are_no_pointers_to_qualified_types() {
    let text = "template <int N> struct tag { char c[N]; }; void fn(int, char);
        template <class R, class... A> tag<5> p(R (*)(A...)); template <class T> tag<3> p(const T *); template <class T> tag<2> p(T *);
        template <class T> tag<2> r(T &); template <class T> tag<3> r(const T &);";
    decide(text, &["sizeof(p(fn)) == 5 && sizeof(p((const int *)0)) == 3", "sizeof(r(fn)) == 3"]);
}

#[test]
fn sizes_of_results_ask_for_their_classes() {
    let text = "template <int N> struct tag { char c[N]; }; template <class T> tag<sizeof(T)> f(T);";
    decide(text, &["sizeof(f('a')) == 1 && sizeof(f(1)) == 4 && alignof(decltype(f(1))) == 1"]);
}

#[test]
fn traits_in_template_arguments_are_told_apart() {
    let text = "struct S { S(S &&) noexcept(false); }; template <bool> struct Bool;
        template <> struct Bool<true> { static constexpr bool value = true; };
        template <> struct Bool<false> { static constexpr bool value = false; };
        template <class T, class... A> using makes_quietly = Bool<__is_nothrow_constructible(T, A...)>;
        template <class T, class... A> using makes = Bool<__is_constructible(T, A...)>;
        template <class T> struct Moves : makes_quietly<T, T &&> {};";
    decide(
        text,
        &[
            "makes<S, S>::value && !makes<S, int>::value",
            "!makes_quietly<S, S>::value",
            "!Moves<S>::value && Moves<int>::value",
        ],
    );
}

#[test]
fn the_size_of_a_pointer_asks_for_no_class() {
    let text = "struct A; template <class T> struct B { T t; }; template <class T, unsigned long = sizeof(T)> constexpr int f(T) { return 1; }
        constexpr B<A> *p = nullptr;";
    decide(text, &["(f)(p) == 1 && sizeof(B<A> *) == sizeof(void *) && sizeof p == 8"]);
}

#[test]
fn results_of_generic_lambdas_name_what_is_around_them() {
    let text = "template <class F, class G> constexpr auto compose(F f, G g) {
            return [=](auto &&...a) -> decltype(f(g(static_cast<decltype(a)>(a)...))) { return f(g(static_cast<decltype(a)>(a)...)); }; }
        template <class C, class T> concept Takes = requires(C c, T t) { c(t); };
        constexpr auto both = compose([](int x) { return x * 2; }, [](auto a, auto b) { return a + b; });
        using Pointers = decltype(compose([](int *) {}, [](auto a) { return a; }));";
    // Not all of it is decided: no error at least.
    for condition in ["both(3, 4) == 14", "Takes<Pointers, int *>", "!Takes<Pointers, int>"] {
        assert_eq!(reported(&format!("{text} static_assert({condition});")), NONE, "{condition}");
    }
}

#[test]
fn overloaded_functions_are_constants() {
    let text = "template<class T> constexpr int f(T) { return 1; } template<class T> constexpr int f(T*) { return 2; } constexpr int f(char) { return 3; }
        template<class T> constexpr int k(T) { return 1; }
        template<class R, class A> constexpr R call(R (*p)(A), A a) { return p(a); }
        template<class T, class U = T> constexpr int g(U) { return sizeof(T); }
        template<class T> constexpr int h() { return sizeof(T); } template<int N> constexpr int h() { return N; }
        constexpr int (*f1)(int) = f; constexpr int (*f2)(int *) = f; constexpr int (*f3)(char) = f; constexpr auto f4 = &g<int, long>; constexpr int (&r)(int) = f;
        constexpr auto f5 = g<short, short>;
        constexpr auto ret(int) -> int (*)(int *) { return f; }
        constexpr int cond(bool b) { int (*p)(int) = b ? k<int> : g<int>; return p(0); }
        struct H { int (*p)(int *) = f; };
        struct S { template<class T> constexpr int m(T) const { return 10; } constexpr int m(int) const { return 11; } template<class T> static constexpr int s(T) { return 13; } };
        constexpr int (S::*m1)(int) const = &S::m; constexpr int (S::*m2)(char) const = &S::m; constexpr int (*s1)(char) = &S::s;";
    decide(
        &format!("{SAME} {text}"),
        &[
            "f1(0) == 1 && f2(nullptr) == 2 && f3('a') == 3 && r(1) == 1",
            "f4(0) == 4",
            "f5(0) == 2",
            "call<int, int>(f, 0) == 1",
            "call(g<int, long>, 1L) == 4",
            "(&h<char>)() == 1 && h<7>() == 7",
            "ret(0)(nullptr) == 2",
            "cond(true) == 1 && cond(false) == 4",
            "H().p(nullptr) == 2",
            "(S().*m1)(0) == 11 && (S().*m2)('a') == 10",
            "s1('a') == 13",
            "f5 == g<short> && f1 != g<int>",
        ],
    );
}

#[test]
fn closures_have_the_sizes_of_their_captures_and_capture_the_elements_of_packs() {
    let text = "auto l = [](int x) { return x; };
        constexpr int f() { int a = 1; long b = 2; auto m = [a, b, &a2 = a] { return a + b + a2; }; return sizeof(m); }
        template<class T> constexpr int g(T t) { char c = 0; auto m = [t, c] { return t + c; }; return sizeof(m); }
        template<class T, unsigned long N = sizeof(T)> constexpr bool complete(T *) { return true; } constexpr bool complete(...) { return false; }
        struct Inc;
        struct S { int a[3]; constexpr int size() const { auto m = [*this] { return a[0]; }; return sizeof(m); } constexpr int size2() const { auto m = [this, x = 'c'] { return a[0] + x; }; return sizeof(m); } };
        template<class... T> constexpr auto sum(T... t) { return [t...] { return (t + ... + 0); }; }
        template<class... T> constexpr auto ref(T &...t) { auto l = [&t...](int i) { ((t += i), ...); }; l(5); return (t + ...); }
        constexpr int uref() { int a = 1, b = 2; return ref(a, b) * 100 + a * 10 + b; }
        template<class... T> constexpr auto imp(T... t) { return [=] { return (t * ...); }; }
        template<class... T> constexpr auto nest(T... t) { return [t...] { return [t...] { return (t + ...); }; }; }
        template<class... T> constexpr auto call(T... t) { return [t...](auto f) { return f(t...); }; } 
        template<class... T> constexpr auto ini(T... t) { return [...u = t + 1] { return (u + ... + 0); }; }
        template<class... T> constexpr auto inr(T... t) { return [&...u = t] { return (u + ... + 0); }(); }
        template<class T> constexpr T &&moved(T &t) { return static_cast<T &&>(t); }
        template<class... T> constexpr auto mv(T... t) { return [...u = moved(t)]() mutable { return ((u += 1) + ...); }(); }";
    decide(
        &format!("{SAME} {text}"),
        &[
            "sizeof(l) == 1",
            "sizeof(decltype(l)) == 1",
            "alignof(decltype(l)) == 1",
            "sizeof(decltype(l)[3]) == 3",
            "f() == 24",
            "g(1) == 8",
            "g(1.0) == 16",
            "!complete((Inc *)nullptr)",
            "complete((decltype(l) *)nullptr)",
            "S{}.size() == 12",
            "S{}.size2() == 16",
            "sum(1, 2, 3)() == 6",
            "sum()() == 0",
            "sizeof(sum(1, 'a')) == 8",
            "sizeof(sum()) == 1",
            "uref() == 1367",
            "imp(2, 3, 4)() == 24",
            "sizeof(imp(1, 2, 3)) == 12",
            "nest(1, 2)()() == 3",
            "call(1, 2, 3)([](auto... x) { return (x + ...); }) == 6",
            "ini(1, 2, 3)() == 9",
            "ini()() == 0",
            "sizeof(ini(1, 2L)) == 16",
            "inr(1, 2, 3) == 6",
            "mv(1, 2) == 5",
        ],
    );
}

#[test]
fn values_that_designate_are_arguments() {
    let text = "int arr[4]; struct Mem { int a, b; int f() const; constexpr int g() const { return a + b; } static int s; }; Mem mem; template<int *P> struct Po {}; template<int &R> struct Re {}; template<int Mem::*M> struct Mp { static constexpr int get(Mem m) { return m.*M; } };
        int glob;
        constexpr int *pg = &glob;  constexpr int &rg = glob;
        template<int (Mem::*F)() const> struct Mf { static constexpr int call(Mem m) { return (m.*F)(); } };
        constexpr int gl = 5; template<const int *P> constexpr int deref = *P;  template<const int &R> constexpr int ref = R + 1;
        template<const int *P> constexpr bool null = P == nullptr;
        template<auto P> constexpr int ap = *P;
        template<class T, T *P> struct Cl { static constexpr T v = *P; };";
    decide(
        &format!("{SAME} {text}"),
        &[
            "Mp<&Mem::b>::get(Mem{1, 2}) == 2",
            "!same<Mp<&Mem::a>, Mp<&Mem::b>>",
            "same<Mp<nullptr>, Mp<nullptr>>",
            "!same<Mp<nullptr>, Mp<&Mem::a>>",
            "same<Po<&glob>, Po<&(glob)>>",
            "same<Re<glob>, Re<(glob)>>",
            "!same<Po<&glob>, Po<nullptr>>",
            "same<Po<&Mem::s>, Po<&mem.s>>",
            "same<Po<&glob>, Po<pg>>",
            "same<Re<glob>, Re<rg>>",
            "!same<Re<glob>, Re<Mem::s>>",
            "Mf<&Mem::g>::call(Mem{1, 2}) == 3",
            "!same<Mf<&Mem::g>, Mf<&Mem::f>>",
            "deref<&gl> == 5",
            "ref<gl> == 6",
            "null<nullptr>",
            "!null<&gl>",
            "ap<&gl> == 5",
            "Cl<const int, &gl>::v == 5",
        ],
    );
}

#[test]
fn overloaded_functions_are_arguments_by_the_types_of_parameters() {
    let text = "template<class T> constexpr int f(T) { return 1; } template<class T> constexpr int f(T *) { return 2; }
        template<class T> constexpr int h() { return sizeof(T); } template<int N> constexpr int h() { return N; }
        template<int (*P)(int)> struct N { static constexpr int v = P(0); }; template<int (*P)()> struct N0 { static constexpr int v = P(); };
        void ord(int); template<class T> void nonconst(T); template<void (*)(int)> struct V { };";
    decide(
        &format!("{SAME} {text}"),
        &[
            "N<f>::v == 1 && N<&f>::v == 1",
            "N0<&h<char>>::v == 1 && N0<h<5>>::v == 5",
            "same<N0<h<5>>, N0<&h<5>>> && !same<N0<h<5>>, N0<&h<6>>>",
            "same<V<nonconst>, V<nonconst<int>>> && same<V<nonconst<int>>, V<&nonconst<int>>> && !same<V<ord>, V<nonconst>>",
        ],
    );
}

#[test]
fn structured_bindings_of_classes_like_tuples_are_bound_through_get() {
    let text = "namespace std { template<class T> struct tuple_size; template<unsigned long, class> struct tuple_element; template<bool, class T = void> struct on { using type = T; }; template<class T> struct on<false, T> {}; template<class T> struct bare { using type = T; }; template<class T> struct bare<const T> { using type = T; };
        template<class T, class U = typename bare<T>::type, class = typename on<same<T, U>>::type, unsigned long = tuple_size<T>::value> using sized = T;
        template<class T> struct tuple_size<const sized<T>> : tuple_size<T> {}; template<unsigned long I, class T> struct tuple_element<I, const T> { using type = const typename tuple_element<I, T>::type; }; }
        struct V { int a, b; }; template<unsigned long I> constexpr int &get(V &v) { return I ? v.b : v.a; } template<unsigned long I> constexpr const int &get(const V &v) { return I ? v.b : v.a; } template<unsigned long I> constexpr int &&get(V &&v) { return static_cast<int &&>(I ? v.b : v.a); }
        namespace std { template<> struct tuple_size<V> { static constexpr unsigned long value = 2; }; template<unsigned long I> struct tuple_element<I, V> { using type = int; }; }
        template<class T> struct M { T t; template<int I> constexpr auto get() const { if constexpr (I == 0) return t; else if constexpr (I == 1) return 'c'; else return 2.5; } };
        namespace std { template<class T> struct tuple_size<M<T>> { static constexpr unsigned long value = 3; }; template<class T> struct tuple_element<0, M<T>> { using type = T; }; template<class T> struct tuple_element<1, M<T>> { using type = char; }; template<class T> struct tuple_element<2, M<T>> { using type = double; }; }
        constexpr int f() { auto [x, y] = V{1, 2}; x += 5; return x * 10 + y; }
        constexpr int g() { V v{1, 2}; auto &[x, y] = v; x = 7; return v.a * 10 + y + x - 7; }
        constexpr int h() { const auto [x, y] = V{3, 4};  return x * 10 + y; }
        constexpr long m() { auto [x, y, z] = M<long>{4};  return x + (y == 'c') + long(z * 2); }
        template<class T> constexpr T t(T v) { auto [x, y, z] = M<T>{v}; return x + (y == 'c') + T(z * 0); }
        struct P { int a; char b; }; constexpr int p() { auto [x, y] = P{1, 'b'}; return x + y; }
        constexpr auto types() { auto [x, y, z] = M<long>{4}; return same<decltype(x), long> && same<decltype(y), char> && same<decltype(z), double> && x + y + z > 0; }
        constexpr bool is_const() { const auto [x, y] = V{3, 4}; return same<decltype(x), const int> && x + y > 0; }";
    decide(
        &format!("{SAME} {text}"),
        &[
            "f() == 62",
            "g() == 72",
            "h() == 34",
            "m() == 10",
            "t(5) == 6",
            "same<decltype(t(5L)), long>",
            "p() == 99",
            "types()",
            "is_const()",
        ],
    );
}

#[test]
fn loops_over_ranges_declare_structured_bindings() {
    let text = "struct P { int a, b; }; struct R { P vs[2]; constexpr const P *begin() const { return vs; }
        constexpr const P *end() const { return vs + 2; } };
        constexpr int copies() { P vs[2] = {{1, 2}, {3, 4}}; int s = 0; for (auto [x, y] : vs) s += x * y; return s; }
        constexpr int references() { P vs[2] = {{1, 2}, {3, 4}}; for (auto &[x, y] : vs) x = y; return vs[0].a + vs[1].a; }
        constexpr int arrays() { int vs[2][2] = {{1, 2}, {3, 4}}; int s = 0; for (auto &[x, y] : vs) s += x * y; return s; }
        constexpr int classes() { int s = 0; for (const auto &[x, y] : R{{{1, 2}, {3, 4}}}) s += x * y; return s; }";
    decide(text, &["copies() == 14", "references() == 6", "arrays() == 14", "classes() == 14"]);
}
