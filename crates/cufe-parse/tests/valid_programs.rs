//! Valid programs of forms that are rare in headers, found by running public test suites through the front end; beside some,
//! the nearest program that is not valid.

mod common;

use common::reported_in;
use cufe_base::Standard;

fn reported(text: &str) -> Vec<u16> {
    reported_in(text, Standard::Cpp17)
}

const NOTHING: [u16; 0] = [];

#[test]
fn members_of_unnamed_classes_are_named_in_their_member_functions() {
    assert_eq!(reported("struct A { struct { int i; void f() { i = 0; } } s; };"), NOTHING);
    assert_eq!(reported("struct A { struct { union { int i; int k; }; int f() { return i; } } s; };"), NOTHING);
    assert_eq!(reported("struct A { int j; struct { int f() { return j; } } s; };"), [245]);
}

#[test]
fn lambdas_in_member_initializers_of_local_classes_see_the_object() {
    assert_eq!(reported("void f() { struct Z { int i; int b = [&] { return i; }(); }; }"), NOTHING);
}

#[test]
fn an_unnamed_pack_of_placeholders_takes_no_arguments() {
    assert_eq!(reported("void f() { [](auto...) {}(); [](auto...) {}(1, 2); [](int, auto...) {}(1); }"), NOTHING);
}

#[test]
fn a_captured_pack_captures_its_elements() {
    let text = "template <class... T> void sink(T...) {} template <class... T> auto f(T... i)";
    assert_eq!(
        reported(&format!("{text} {{ [i...] {{ [i...] {{ sink(i...); }}(); }}(); }} auto g = [] {{ f(1, 2); }};")),
        NOTHING
    );
}

#[test]
fn a_static_member_initialized_in_its_class_needs_no_default_constructor() {
    let text = "struct B { constexpr B(int) {} }; struct F { static constexpr B b{1}; static const B c; };";
    assert_eq!(reported(&format!("{text} constexpr B F::b;")), NOTHING);
    assert_eq!(reported(&format!("{text} const B F::c;")), [291]);
}

#[test]
fn a_deleted_function_may_stand_beside_what_argument_dependent_lookup_finds() {
    let text = "int *f(int) = delete; namespace n { struct S { friend char *f(S) { return 0; } operator int(); }; }";
    assert_eq!(reported(&format!("{text} char *p = f(n::S());")), NOTHING);
    assert_eq!(reported(&format!("{text} int *p = f(1);")), [1776]);
}

#[test]
fn objects_of_empty_classes_can_be_copied_in_constants() {
    let text = "struct A {}; constexpr bool f(A) { return true; } struct B { int i; };";
    assert_eq!(reported(&format!("{text} void g(A a) {{ constexpr A b = a; static_assert(f(a) && f(b)); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void g(B a) {{ constexpr B b = a; (void)b; }}")), [28]);
}

#[test]
fn the_object_of_a_noexcept_operand_has_the_qualifiers_of_the_function() {
    let text = "void f(const int &); void f(int &) = delete; struct S { int i;";
    assert_eq!(reported(&format!("{text} void g() const noexcept(noexcept(f(i))); }};")), NOTHING);
    assert_eq!(reported(&format!("{text} void g() noexcept(noexcept(f(i))); }};")), [1776]);
}

#[test]
fn mem_initializers_with_braces_reach_protected_constructors() {
    let text = "class B { protected: B(); B(int); };";
    assert_eq!(reported(&format!("{text} struct D : B {{ D() : B{{}} {{}} D(int i) : B{{i}} {{}} }};")), NOTHING);
    assert_eq!(reported(&format!("{text} struct D : B {{ void f() {{ B b{{}}; }} }};")), [410]);
}

#[test]
fn an_object_is_moved_only_out_of_the_try_block_that_it_ends_in() {
    let text = "struct U { U(); U(const U &); U(U &&) = delete; };";
    assert_eq!(reported(&format!("{text} void f() {{ U x; try {{ throw x; }} catch (...) {{}} }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void f() {{ try {{ U x; throw x; }} catch (...) {{}} }}")), [1776]);
}

#[test]
fn overloads_by_the_operand_of_decltype_are_told_apart() {
    let text = "template <class T> auto f(T t) -> decltype(t.a()); template <class T> auto f(T t) -> decltype(t.b());";
    assert_eq!(
        reported(&format!("{text} struct A {{ int a(); }}; struct B {{ int b(); }}; int i = f(A()), j = f(B());")),
        NOTHING
    );
    let text = "template <class T> auto f(T *p) -> decltype(p + 1); template <class T> void f(T *);";
    assert_eq!(reported(&format!("{text} struct I; void g() {{ f<I>(nullptr); }}")), NOTHING);
}

#[test]
fn explicit_arguments_may_be_member_functions() {
    let text = "struct A { void m(); template <void (A::*)()> void w(int);";
    assert_eq!(reported(&format!("{text} void f() {{ w<&A::m>(0); }} }};")), NOTHING);
    assert_eq!(reported(&format!("{text} int n(); void f() {{ w<&A::n>(0); }} }};")), [304]);
}

#[test]
fn default_arguments_that_a_substituted_type_does_not_take_are_no_candidates() {
    let text = "template <class T> constexpr bool f(...) { return false; } template <class T, T = 1> constexpr bool f(int) { return true; }";
    assert_eq!(
        reported(&format!(
            "{text} struct S {{}}; static_assert(f<int>(1) && !f<void>(1) && !f<S>(1) && !f<int *>(1));"
        )),
        NOTHING
    );
}

#[test]
fn the_type_of_a_deduced_value_is_deduced() {
    assert_eq!(reported("template <class T, T n> void h(int (&)[n]); void f() { int a[4]; h(a); }"), NOTHING);
}

#[test]
fn member_templates_of_instances_are_specialized_explicitly() {
    let text = "template <class T> struct S { template <class U> void f(U) {} };";
    assert_eq!(
        reported(&format!(
            "{text} template <> template <class U> void S<int>::f(U); template <> template <class U> void S<int>::f(U) {{}}"
        )),
        NOTHING
    );
    assert_eq!(
        reported(&format!(
            "{text} template <> template <class U> void S<int>::f(U) {{}} template <> template <class U> void S<int>::f(U) {{}}"
        )),
        [3369]
    );
}

#[test]
fn values_written_as_literals_are_null_pointers() {
    assert_eq!(reported("int *a = '\\0', *b = (char)0, *c = int(), *d = true ? 0 : 1;"), NOTHING);
    assert_eq!(reported("int *a = 1 - 1; int *b = false;"), [144, 144]);
}

#[test]
fn empty_members_without_address_leave_a_class_empty() {
    let text =
        "struct E {}; struct N { [[no_unique_address]] E a; [[no_unique_address]] E b; }; struct D : N { int i; };";
    assert_eq!(
        reported_in(
            &format!("{text} static_assert(sizeof(D) == 4 && __is_empty(E) && sizeof(N) == 2);"),
            Standard::Cpp20
        ),
        NOTHING
    );
    assert_eq!(
        reported("struct A { long l; char c = 1; }; struct B : A { char d; }; static_assert(sizeof(B) == 16);"),
        NOTHING
    );
}

#[test]
fn typename_is_implied_in_parameters_of_member_definitions() {
    let text = "template <class T> struct S { int f(T::type); int g(T::type); };";
    let rest =
        "template <class T> int S<T>::f(T::type) { return 1; } template <class T> int S<T>::g(T::type p) { return 2; }";
    assert_eq!(reported_in(&format!("{text} {rest}"), Standard::Cpp20), NOTHING);
}

#[test]
fn friends_may_name_private_members_in_what_is_deduced() {
    let text = "class P { struct I {}; template <class U> friend typename U::I made(); };
        template <class T> typename T::I made() { return typename T::I(); }
        template <class T> int other(typename T::I *) { return 0; }";
    assert_eq!(reported(&format!("{text} void f() {{ made<P>(); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void f() {{ other<P>(0); }}")), [304]);
    assert_eq!(
        reported(
            "template <class T> class S { typedef int X; friend struct B; };
             struct B { template <class T> B(T, typename T::X); }; S<int> s; B b(s, 2);"
        ),
        NOTHING
    );
}

#[test]
fn templates_name_specializations_by_template_ids() {
    let text = "template <bool (double)> bool wrap(double); template <class T> void take(bool (T));
        template <class T> bool one(T); void f() { take(wrap<one<double>>); }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn allocation_functions_of_instances_are_those_at_the_use() {
    let text = "typedef decltype(sizeof(0)) size_t;
        template <class T> auto at(T *p) -> decltype(::new ((void *)0) T()) { return ::new ((void *)p) T(); }
        inline void *operator new(size_t, void *p) noexcept { return p; } void f(int *p) { at(p); }";
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported("void f(int *p) { ::new (p, 1) int; }"), [384]);
}

#[test]
fn alignas_of_typedefs_is_warned_of_and_in_force() {
    let text = "typedef int A alignas(16); static_assert(alignof(A) == 16, \"\");
        template <int N> struct D { typedef int T alignas(N); }; static_assert(alignof(D<32>::T) == 32, \"\");";
    assert_eq!(reported(text), [2470, 2470]);
}

#[test]
fn arrays_of_unknown_bound_get_it_from_definitions_outside() {
    let text = "template <class T> struct X { static char s[]; static int i[]; int c; };
        template <class T> char X<T>::s[sizeof(X<T>)]; template <class T> int X<T>::i[] = {1, 2, 3};";
    assert_eq!(
        reported(&format!("{text} static_assert(sizeof(X<int>::s) == 4 && sizeof(X<int>::i) == 12, \"\");")),
        NOTHING
    );
    let text = "template <class T> struct X { static char s[]; }; int i = sizeof(X<int>::s);";
    assert_eq!(reported(text), [70]);
    let text = "struct A { int i, j; }; template <class T> void f(T t) { A a[] = {t, t}; static_assert(sizeof(a) == 8, \"\"); }
        void g() { f(1); for (auto x : (A[]){{1, 2}}) f(x.i); static_assert(sizeof((A[]){{1, 2}, {3, 4}}) == 16, \"\"); }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn access_declarations_name_members_of_dependent_bases() {
    let text = "template <class T> struct H { void m(); int n; }; struct B { B(int); void f(); };
        template <class T> struct I : private H<T> { H<T>::m; H<T>::n; }; template <class T> struct D : T { T::e; };
        struct P : private B { B::B; B::f; }; P p(1); struct E { int e; };
        void t() { I<int> i; i.m(); p.f(); (void)sizeof(D<E>); }";
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported("struct X { int x; }; struct Y { X::x; };"), [264]);
}

#[test]
fn default_arguments_of_consteval_functions_need_not_be_constant_where_they_stand() {
    let text =
        "consteval bool t(bool b) { if (b) throw 1; return false; } consteval bool u(bool b = t(true)) { return true; }
        struct S { consteval static bool v(bool b = t(true)) { return true; } };
        constexpr bool a = u(true), b = S::v(true);";
    assert_eq!(reported_in(text, Standard::Cpp20), NOTHING);
    let text = format!("{text} constexpr bool c = u();");
    assert_eq!(reported_in(&text, Standard::Cpp20), [2933]);
}

#[test]
fn computed_values_and_names_before_colons_order_templates() {
    let text = "template <int> struct H {}; template <class, class> struct A {};
        template <int N> struct A<H<N>, H<-N>> { char c; }; template <int N, int M> struct A<H<N>, H<M>> { int i; };
        int a = A<H<1>, H<-1>>().c, b = A<H<1>, H<-2>>().i;";
    assert_eq!(reported(text), NOTHING);
    let text = "template <class T> struct Same { typedef T type; }; template <class T> int f(const T &);
        template <class T> int f(const typename Same<T>::type &); int i = f<int>(1);";
    assert_eq!(reported(text), NOTHING);
    let text = "template <class... T> struct L; template <> struct L<> {};
        template <class T, class... U> struct L<T, U...> : L<U...> {}; struct A : L<int, int>, L<int> {};
        template <class... T> void f(const L<T...> &) { static_assert(sizeof...(T) == 2, \"\"); } void g() { f(A{}); }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn a_type_with_template_arguments_in_parentheses_is_no_declarator() {
    let text = "template <class T = int> struct A { A(); A(int); }; struct B { B(A<>); };
        void f() { B(A<>()); B(A<>(1)); A<> a(A<>()); B b(A<>{}); }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn enumerations_without_type_narrow_as_what_they_are_promoted_to() {
    let text = "enum E { a }; enum F : unsigned { b }; struct S { int i; unsigned u; }; void g(int); void g(S);";
    assert_eq!(reported(&format!("{text} void f(E e) {{ int i{{e}}; S s{{e, 1}}; g(i); g(s); }}")), NOTHING);
    assert_eq!(reported(&format!("{text} void f(E e, F h) {{ g(S{{h, 1u}}); g(S{{e, e}}); }}")), [2361, 2361]);
}

#[test]
fn a_lambda_that_is_a_coroutine_makes_no_coroutine_of_the_function_around_it() {
    let text = "namespace std { template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
        template <class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; };
        struct suspend_never { bool await_ready() noexcept; void await_suspend(coroutine_handle<>) noexcept; void await_resume() noexcept; }; }
        struct C { struct promise_type { C get_return_object(); std::suspend_never initial_suspend() noexcept;
          std::suspend_never final_suspend() noexcept; void unhandled_exception(); void return_value(int); }; };";
    let rest =
        "int f() { auto l = [](int i) -> C { co_return i; }; struct S { C g() { co_return 1; } }; l(1); return 0; }";
    assert_eq!(reported_in(&format!("{text} {rest}"), Standard::Cpp20), NOTHING);
    let rest = "C f(bool b) { auto l = [](int i) -> C { co_return i; }; l(1); if (b) return C(); co_return 2; }";
    assert_eq!(reported_in(&format!("{text} {rest}"), Standard::Cpp20), [2741]);
}

#[test]
fn arguments_that_cannot_be_converted_end_the_deduction() {
    let text = "template <class T> struct M { typedef typename T::type type; }; struct S {};
        template <class T> typename M<T>::type f(T, S); int f(int, int); int i = f(0, 0);";
    assert_eq!(reported(text), NOTHING);
    let text = "template <bool> struct E {}; template <> struct E<true> { typedef int type; };
        template <class T> struct M { typedef typename T::type type; };
        template <int I> auto f(typename E<(I >= 0)>::type = 0) -> typename M<E<(I > 0)>>::type;
        template <int I> int f(typename E<(I < 0)>::type = 0); int i = f<-1>();";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn default_arguments_of_member_templates_fail_where_they_are_used() {
    let text = "template <class T> T v(); struct F { void operator()(); };
        template <class G> struct B { template <class R = decltype(v<G>()())> R f(); template <class R = decltype(v<const G>()())> R f() const; };
        void g() { B<F> b; b.f(); }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn references_to_temporaries_are_moved_from_where_they_are_returned_or_thrown() {
    let text = "struct T { T(); T(const T &) = delete; T(T &&); }; T f(T &&t) { return t; } void g() { T &&t = T(); throw t; }";
    assert_eq!(reported_in(text, Standard::Cpp20), NOTHING);
    assert_eq!(reported(text), [1776, 1776]);
}

#[test]
fn member_templates_of_instances_are_instantiated_explicitly() {
    let text = "template <class T> class A { template <class U> class X; template <class U> struct Y; };
        template <class T> template <class U> struct A<T>::X<U *> { int i; }; template <class T> template <class U> struct A<T>::Y { int i; };
        template class A<int>::X<int *>; template class A<int>::Y<int *>;";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn call_operators_of_constrained_lambdas_take_template_arguments() {
    let text =
        "void f() { auto z = []<class T, int N = 5>(T t) requires(N < 4) { return t; }; z.operator()<int, 3>(5); }";
    assert_eq!(reported_in(text, Standard::Cpp20), NOTHING);
}

#[test]
fn classes_named_first_in_template_arguments_are_declared() {
    let text = "template <class T> struct S {}; typedef S<struct A> a; S<struct B> b; void f(S<struct C> *); using d = S<struct D>;
        A *p; B *q; C *r; D *s; void g() { S<struct E> e; (void)e; E *t; (void)t; }";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn pointers_to_functions_that_return_the_class_are_no_constructors() {
    let text = "class A { A(int); A(A (*)(int)); A (*p)(A); A (&r)(int); A (A::*m)(int); A (*a[3])(); };
        template <class T> struct S { S(T *); S(T (*)()); S (*p)(S); S (S::*m)(int); };
        template <class C, class F> class M { M(F C::*f, int); M(F C::*f); };";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn explicit_instantiations_name_private_functions() {
    let text = "class P { void m(int); static void s(); };
        template <class T, auto F> struct X { friend void call(T &t) { (t.*F)(1); } };";
    assert_eq!(reported(&format!("{text} template struct X<P, &P::m>;")), NOTHING);
}

#[test]
fn explicit_arguments_choose_among_overloaded_functions() {
    let text =
        "template <class T, class C> T C::*pick(T C::*m) { return m; } template <class T> T *pick(T *f) { return f; }
        struct S { static void f(int); static void f(); void g(int); void g(); };
        auto a = pick<void(int)>(&S::g); auto b = pick<void()>(&S::f);";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn values_of_scalar_types_have_no_qualifiers_and_members_of_classes_compare() {
    let text = "template <class T> void f(T &&) {} template <class T> void f(const T &&) = delete; struct B { int i; }; enum E { e };
        void g() { using M = int B::*; f(static_cast<const M>(&B::i)); f(static_cast<const E>(0)); }";
    assert_eq!(reported(text), [191, 191]);
    let text = "struct X {}; struct Y {}; struct Z : X {}; bool f(int X::*a, int Z::*b) { return a == b; }";
    assert_eq!(reported(text), NOTHING);
    assert_eq!(reported("struct X {}; struct Y {}; bool f(int X::*a, int Y::*b) { return a == b; }"), [42]);
}

#[test]
fn default_arguments_of_other_declarations_follow_packs() {
    let text = "template <bool B, class T> struct E {}; template <class T> struct E<true, T> { typedef T type; };
        template <class A, class... R, typename E<(sizeof(A) > 1), int>::type = 0> void f(A, R...);
        template <class A, class... R, typename E<(sizeof(A) > 1), int>::type> void f(A, R...) {}";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn functions_with_types_that_are_not_known_may_override() {
    let text = "typedef decltype(sizeof(0)) size_t; template <class T, T... I> struct Q {};
        template <size_t N> using M = Q<size_t, __integer_pack(N)...>; template <class> struct P;
        template <size_t... I> struct P<Q<size_t, I...>> { template <class R> static R f(R (*)(), ...); };
        template <class T> struct E { using type = decltype(P<M<1>>::f(static_cast<T (*)()>(nullptr))); };
        struct B { virtual ~B(); virtual void v(char *) = 0; }; struct D : B { void v(E<char *>::type) override {} }; D d;";
    assert_eq!(reported(text), NOTHING);
    let text = "struct B { virtual ~B(); virtual void v(char *) = 0; }; struct D : B { void v(int *) {} }; D d;";
    assert_eq!(reported(text), [997, 322]);
}

#[test]
fn template_template_arguments_take_as_many_arguments_as_they_have_parameters() {
    let text = "template <template <class...> class F, class... T> struct V {
          template <template <class...> class G, class = G<T...>> static char f(int);
          template <template <class...> class> static int f(...); static const int size = sizeof(f<F>(0)); };
        template <class T> using P = T *; template <class T> struct S {};
        static_assert(V<P, int>::size == 1 && V<S, int>::size == 1 && V<P, int, int>::size == 4 && V<S, int, int>::size == 4, \"\");";
    assert_eq!(reported(text), NOTHING);
}

#[test]
fn before_cpp17_exception_specifications_are_no_part_of_types() {
    let text = "void n(int); void n(); void o(); void k(void (*)() noexcept); void k(int);";
    let uses = "void (*p)() noexcept = n; void (*q)() noexcept = o; void g() { k(n); k(o); }";
    assert_eq!(reported_in(&format!("{text} {uses}"), Standard::Cpp14), NOTHING);
    assert_eq!(reported(&format!("{text} {uses}")), [386, 144, 304, 304]);
}

#[test]
fn a_member_of_a_namespace_or_enumeration_may_have_its_name_in_a_using_declaration() {
    let text = "namespace a { namespace t { template <class...> struct t {}; } namespace c { struct c {}; }
          namespace f { void f(); } namespace v { extern int v; } namespace e { enum e { e1 }; } }
        using a::t::t; using a::c::c; using a::f::f; using a::v::v; using a::e::e;
        t<int> x; c y; e z; int g() { using a::f::f; f(); return v; }";
    assert_eq!(reported(text), NOTHING);
    let text = "namespace a { enum class E { E, F }; } void f() { using a::E::E; auto e = E; }
        struct S { using a::E::E; };";
    assert_eq!(reported_in(text, Standard::Cpp20), NOTHING);
    // Of a class it is the constructor ([class.qual]/2).
    assert_eq!(reported("struct B {}; using B::B; void f() { using B::B; }"), [754, 754]);
}

#[test]
fn conversion_functions_defined_outside_of_their_class_are_told_apart_by_their_types() {
    let text = "template <class T> struct B {}; struct D {}; template <class T> using A = B<T>;
        struct P { operator B<char>() const; operator D() const; operator B<int>(); operator B<int> *() const; };
        inline P::operator A<char>() const { return B<char>(); } inline P::operator D() const { return D(); }
        inline P::operator B<int>() { return B<int>(); } inline P::operator B<int> *() const { return nullptr; }";
    assert_eq!(reported(text), NOTHING);
    let text =
        "template <class T> struct B {}; struct D {}; struct P { operator B<char>() const; operator D() const; };
        inline P::operator D() const { return D(); } inline P::operator D() const { return D(); }";
    assert_eq!(reported(text), [3369]);
}

#[test]
fn arithmetic_with_pointers_completes_member_classes_of_instances() {
    let text = "template <class R> struct S { struct E { R v; }; struct F; E *data; F *other; };
        template <class R> struct S<R>::F { R v; };
        int f(S<int> *s) { return s->data[1].v; } auto g(S<short> *s) { return s->data + 1; }
        long h(S<long> *s) { return s->data - s->data; } void i(S<char> *s) { ++s->data; s->data--; }
        float j(S<float> *s) { return s->other[1].v; }";
    assert_eq!(reported(text), NOTHING);
    let text = "template <class R> struct S { struct F; F *other; }; auto f(S<float> *s) { return s->other + 1; }
        struct G; auto g(G *p) { return p + 1; }";
    assert_eq!(reported(text), [852, 852]);
}

#[test]
fn the_end_of_a_line_is_one_character_of_a_raw_string() {
    let text =
        "static_assert(sizeof(R\"(a\\\r\nb)\") == 5 && R\"(\r\n)\"[0] == 10); static_assert(sizeof(R\"(a\rb)\") == 4);";
    assert_eq!(reported(text), [0u16; 0]);
    assert_eq!(reported("static_assert(sizeof(R\"(a\r\nb)\") == 5);"), [2784]);
}
