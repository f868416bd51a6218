//## ampersand_on_a_qualified_enumerator_or_static_member_may_be_overloaded c++17 c++20
enum E { A };
E operator&(E e) { return e; }
struct T { };
int operator&(const T &);
struct S { enum F { B }; enum class G { C }; static const int k = 1; static T t; int m; void fn(); };
int operator&(S::F);
long operator&(S::G);
int a = &S::B;
long b = &S::G::C;
const int *c = &S::k;
int d = &S::t;
int S::*e = &S::m;
void (S::*f)() = &S::fn;
E g() { return &E::A; }
template <class U> auto h() { return &U::B; }
int i = h<S>();
//## default_arguments_of_reference_parameters_bind_objects c++17 c++20
int a = 1; const int c = 2; int h();
struct S { int m; void f(); };
template <int &b = a> void f() { f<>(); }
template <const int &b = c> void f1() {}
template <int (&b)() = h> void f2() {}
template <int (*b)() = h> void f3() {}
template <class T, int T::*p = &T::m> void f6() { f6<T>(); }
template <class T, void (T::*p)() = &T::f> void f7() { f7<T>(); }
template <class T, T &t = a> int f8();
template <class T> long f8();
template <class T, T *t = &a> int f9();
template <class T> long f9();
template <int &x, int &y = x> void f10() { f10<x>(); }
void g() { f<>(); f(); f1(); f2(); f3(); f6<S>(); f7<S>(); f10<a>(); }
static_assert(__is_same(decltype(f8<float>()), long), "");
static_assert(__is_same(decltype(f9<float>()), long), "");
template <int &b = a> struct X { static constexpr int *p = &b; };
template <const int &b = c> struct X1 { static constexpr const int *p = &b; };
static_assert(X<>::p == &a, "");
static_assert(X1<>::p == &c, "");
static_assert(__is_same(X<>, X<a>), "");
//## template_parameters_are_taken_in_their_order_where_explicit_arguments_are_substituted c++14 c++17
template <bool Pred, class T> struct enable_if { typedef T type; };
template <class T> struct enable_if<false, T> {};
template <int I> struct fails { static_assert(I != I, ""); };
template <int I, typename enable_if<I != I, int>::type = 0, class = typename fails<I>::type> void f() {}
template <int I> constexpr auto test(int) -> decltype((f<I>(), true)) { return true; }
template <int> constexpr bool test(long) { return false; }
static_assert(!test<3>(0), "");
//## a_class_that_fits_a_parameter_itself_is_not_completed_for_deduction
template <class T> struct A;
template <class T> struct B : A<T> { };
template <class T> void f(A<T> &, int);
template <class T> void f(B<T> &);
template <class T> void f4(B<int> &, T);
template <template <class> class X, class T> void f6(X<T> &);
int main() {
  extern B<int> b;
  ::f(b);
  ::f4(b, 1);
  ::f6(b);
}
//## a_reference_captured_with_an_initializer_is_a_reference c++14 c++17
void f() {
  int x = 0, y = 0; const int cx = 0, cy = 0;
  [x, &y, cx, &cy] {
    decltype(auto) a = x; static_assert(__is_same(decltype(a), int), "");
    decltype(auto) b = y; static_assert(__is_same(decltype(b), int), "");
    decltype(auto) c = cx; static_assert(__is_same(decltype(c), const int), "");
    decltype(auto) d = cy; static_assert(__is_same(decltype(d), const int), "");
  };
  [x = x, &y = y, cx = cx, &cy = cy] {
    decltype(auto) a = x; static_assert(__is_same(decltype(a), int), "");
    decltype(auto) b = y; static_assert(__is_same(decltype(b), int &), "");
    static_assert(__is_same(decltype((y)), int &), "");
    decltype(auto) c = cx; static_assert(__is_same(decltype(c), int), "");
    decltype(auto) d = cy; static_assert(__is_same(decltype(d), const int &), "");
  };
}
//## a_body_of_an_abbreviated_function_template_is_in_a_template c++20
template <typename... A> int sink(A &&...) { return 2; }
auto f(const auto &&...t) { return [...t = t] { return sink(t...); }(); }
auto g(auto t) { static_assert(sizeof(t) == 1); return 1; }
struct S { auto f(auto... t) { return [...t = t] { return sink(t...); }(); } };
int h() { return f() + f(1, 2.0) + S().f(1) + g('c'); }
//## a_bound_of_new_need_not_be_constant c++20
int *p = new int[-1]; //= 429@18
constexpr int f() { int *p = new int[__builtin_is_constant_evaluated() ? 3 : -1]; delete[] p; return 1; }
//## an_explicit_conversion_to_an_array_has_the_bound_of_its_initializers c++20
typedef int A[];
int (&&a)[1] = static_cast<int[]>(42);
int (&&b)[3] = static_cast<int[3]>(42);
int (&&c)[1] = A(42);
int (&&d)[2] = A(42, 1);
int (&&e)[2] = A{42, 1};
int (&&f)[2] = A(42, 1, 2); //= 144@16
static_assert(sizeof(A(1, 2, 3)) == 12);
static_assert(sizeof(static_cast<A>(1)) == 4);
static_assert(sizeof((A)(1)) == 4);
static_assert(__is_same(decltype(A{1, 2}), int[2]));
template <class T> void g() {
  auto &&x = A{1, 2, 3};
  static_assert(__is_same(decltype(x), int (&&)[3]));
  auto &&y = A{1, 2, T()};
  static_assert(__is_same(decltype(y), int (&&)[3]));
}
template void g<int>();
//## a_using_declaration_declares_a_hidden_type_too
namespace N { enum e { a }; void e(char); struct s {}; void s(int); union u {}; int u; }
void f() {
  using N::e; enum e x; e('c');
  using N::s; struct s y; s(1);
  using N::u; union u z; u = 1;
  s w; //= w174@3 65@5
}
namespace M { using N::e; enum e k; using N::s; struct s l; }
struct B { struct s { int q; }; int s; enum e { a }; void e(); };
struct D : B { using B::s; struct s x; int f() { s = 1; return x.q; } using B::e; enum e y; };
void h() { M::s(1); struct M::s k; enum M::e j; struct D::s d; using M::s; struct s p; s(2); }
//## a_qualified_redeclaration_means_the_function_with_its_result
namespace B { inline namespace { int f(); } void f(); }
int B::f();
namespace C { inline namespace I { int f(); } void f(); }
int C::f();
void C::f();
//## functions_with_an_abstract_parameter_or_result_are_no_candidates c++14 c++20
struct A { A(); A(int); virtual void f() = 0; };
template <class T> T make();
template <class T> int make(...);
template <class T> void take(T);
template <class T> int take(...);
int i = make<A>();
int j = take<A>(1);
template <class T> int pointer(T (*)());
template <class T> char *pointer(...);
int k = pointer<A>(nullptr);
template <class X> struct P { virtual void f() = 0; };
void g() { (void)sizeof(make<P<int>>()); } //= 308@25
struct B { template <class T> T m(); template <class T> int m(...); };
int l = B().m<A>();
//## values_do_not_convert_to_classes_without_constructor c++20
struct S {}; struct N { int a; }; struct C { constexpr C(int) {} };
template <C c> struct X {};
struct E : C { constexpr E() : C(1) {} };
template <class T> constexpr bool f(...) { return false; }
template <class T, T = 1> constexpr bool f(long) { return true; }
static_assert(f<int>(0) && !f<S>(0) && !f<N>(0) && !f<int *>(0));
template <class T, T t> void g();
void h() { g<C, E{}>(); X<E{}> x; g<C, 1>(); }
//## a_cast_to_a_class_asks_for_a_constructor_and_an_accessible_base c++20
template <class T> T &&declval() noexcept;
struct A {}; struct B : A {}; class C : private A {}; struct F { F(A) {} F(C &&) {} };
volatile A va; volatile B vb; extern C c;
A a1 = static_cast<A>(va); //= 312@23
A a2 = (A)vb; //= 312@11
A a3 = static_cast<A>(c); //= 269@23
A a4(c); //= 269@6
A a5 = c; //= 269@8
F f1 = static_cast<F>(c); //= 269@23
F f2 = c; //= 269@8
F f3(c); //= 269@6
void g(F); void h(A);
void k() { g(c); h(c); } //= 269@14 269@20
template <class T, class U, class = void> constexpr bool cast = false;
template <class T, class U> constexpr bool cast<T, U, decltype((void)static_cast<T>(declval<U>()))> = true;
static_assert(!cast<A, volatile A &> && !cast<A, volatile B &> && !cast<A, C &> && !cast<F, C &> && cast<A, B &> && cast<F, A &>, "");
//## atomic_accesses_of_up_to_eight_bytes_need_no_lock c++17
struct S { int s[64]; };
static_assert(!__atomic_always_lock_free(sizeof(S), 0) && __atomic_always_lock_free(4, 0), "");
static_assert(!__atomic_always_lock_free(16, 0) && !__atomic_always_lock_free(3, 0) && !__atomic_always_lock_free(0, 0), "");
static_assert(__atomic_always_lock_free(8, nullptr) && __atomic_is_lock_free(8, 0), "");
//## this_has_the_qualifiers_of_its_function_in_the_type_of_a_member_template c++14 c++20
struct it {}; struct cit {};
struct tree { template <class K> it find(const K &); template <class K> cit find(const K &) const; };
struct m1 { tree t; template <class K> auto find(const K &k) const -> decltype(t.find(k)); };
struct m2 {
  tree t;
  template <class K> auto find(const K &k) -> decltype(t.find(k));
  template <class K> auto find(const K &k) const -> decltype(t.find(k));
};
struct m3 {
  tree t;
  template <class K> auto find(const K &k) const -> decltype(this->t.find(k));
  template <class K> auto find(const K &k) -> decltype(this->t.find(k));
};
template <class C> struct m4 {
  C t;
  template <class K> auto find(const K &k) -> decltype(t.find(k));
  template <class K> auto find(const K &k) const -> decltype(t.find(k));
};
template <class T> const T &c(); template <class T> T &n();
static_assert(__is_same(decltype(c<m1>().find(3L)), cit), "");
static_assert(__is_same(decltype(c<m2>().find(3L)), cit) && __is_same(decltype(n<m2>().find(3L)), it), "");
static_assert(__is_same(decltype(c<m3>().find(3L)), cit) && __is_same(decltype(n<m3>().find(3L)), it), "");
static_assert(__is_same(decltype(c<m4<tree>>().find(3L)), cit) && __is_same(decltype(n<m4<tree>>().find(3L)), it), "");
//## nothing_is_deduced_from_elements_whose_type_is_explicit c++14 c++20
template <class T, unsigned long N> long f(T (&&)[N]);
template <class T, unsigned long N> int g(T (&)[N]);
template <class T, unsigned long N> long g(T (&&)[N]);
template <class T> int h(const T (&)[3]);
template <class T> int m(const T (&)[2][2]);
long a = f<long>({1, 2, 3});
long b = g<long>({1, 2, 3});
int c = h<long>({1, 2L, 3});
int d = m<long>({{1, 2}, {3, 4}});
long e = f({1, 2L, 3}); //= 304@10
//## a_defaulted_move_that_is_deleted_is_no_candidate c++14 c++20
struct M { M &operator=(M const &) = default; M &operator=(M &&) = delete; M(const M &) = default; M(M &&) = delete; M(); };
struct N { M m; N &operator=(N &&) = default; N &operator=(const N &) = default; N(const N &) = default; N(N &&) = default; N(); };
struct D : M { D() = default; D(D &&) = default; D(const D &) = default; D &operator=(const D &) = default; D &operator=(D &&) = default; };
template <class... L> struct I : L... { I() = default; I(const I &) = default; I(I &&) = default; I &operator=(const I &) = default; I &operator=(I &&) = default; };
template <class T> T &&make();
void f(N &a) { a = make<N>(); N b = make<N>(); N c(make<N>()); M d(make<M>()); } //= 1776@68
static_assert(__is_assignable(N &, N) && __is_constructible(N, N), "");
static_assert(__is_assignable(D &, D) && __is_constructible(D, D), "");
static_assert(__is_assignable(I<D> &, I<D>) && __is_constructible(I<D>, I<D>), "");
static_assert(!__is_assignable(M &, M) && !__is_constructible(M, M), "");
//## an_assignment_of_a_dependent_value_is_looked_at_in_instances c++17
template <class T> void g(const int c, T t) { c = T::x; 5 = T::x; 1 = sizeof(T); } //= 137@67
template <int N, class T> void h(T t) { N = t; N += t; N = T::value; }
//## a_class_with_hidden_parts_is_no_template_argument c++20
struct P { int i; private: int j = 0; public: constexpr P(int k) : i(k) {} };
struct Q { int i; };
struct R { mutable int i; };
struct B : private Q { constexpr B(int k) : Q{k} {} };
struct H { P p; };
template <auto> struct X {};
template <class T> concept is_argument = requires { typename X<T{1}>; };
static_assert(is_argument<int> && is_argument<Q>);
static_assert(!is_argument<P> && !is_argument<R> && !is_argument<B> && !is_argument<H>);
//## what_using_declarations_name_of_private_bases_is_accessible_in_constexpr_templates_too c++17 c++20
template <class T> struct Base { T value; template <class A> constexpr T &set(A a) { return value = a; } constexpr T &get() { return value; } };
template <class T> class Heir : Base<T> { public: using Base<T>::set; using Base<T>::get; };
class Other : Base<int> { protected: using Base<int>::set; };
int f() { Heir<int> heir; return heir.set('a') + heir.get() + heir.set<long>(1); }
int g() { Other other; return other.set(1); } //= 265@37
//## an_array_that_is_deleted_is_converted_to_a_pointer c++17
int a[1];
struct S { int a[1]; } s;
struct D { ~D(); };
void f(S *p, int (&r)[3], int (*q)[3], D (&d)[2]) { delete a; delete s.a; delete p->a; delete r; delete[] a; delete *q; delete[] *q; delete d; }
struct I;
extern I is[];
void g() { delete is; } //= w414@19
using T = int[2];
void h() { delete T{}; }
//## a_closure_copies_what_it_captures_from_const_only_where_that_can_be_copied_so c++14 c++20
struct A { A(); A(A &); A(A &&); };
struct B { B(); B(B &); };
void f() {
  A a;
  B b;
  int i = 0;
  auto l = [a] {};
  auto m = l;
  auto n = [x = A()] {};
  auto o = n;
  auto p = [b, i] { (void)b; (void)i; };
  auto q = p;
  auto r = [&a] { (void)a; };
  using L = decltype(l);
  using P = decltype(p);
  using R = decltype(r);
  static_assert(!__is_constructible(L, const L &) && __is_constructible(L, L &) && __is_constructible(L, L), "");
  static_assert(!__is_constructible(P, const P &) && __is_constructible(P, P &) && !__is_constructible(P, P), "");
  static_assert(__is_constructible(R, const R &) && __is_constructible(R, R), "");
}
//## a_pointer_to_an_array_without_bound_is_not_thrown c++20
struct I;
struct C {};
void f(int (*p)[], I (*q)[3], I *r, void *v, C (*c)[2]) { throw p; throw q; throw r; throw v; throw c; } //= 1272@65 1272@74 1272@83
template <class T> concept Throwable = requires { throw T(); };
static_assert(!Throwable<I *> && !Throwable<int (*)[]> && !Throwable<I (*)[2]>);
static_assert(Throwable<int *> && Throwable<void *> && Throwable<C (*)[2]>);
//## the_host_compilers_floating_types_have_complex_ones c++17
_Complex __float128 a;
__float128 _Complex b;
_Complex _Float16 c;
_Float16 _Complex d;
const _Complex __float80 e = 0;
__complex__ __float128 f;
struct S { _Complex __float128 g; };
void h(_Complex __float128 i);
static_assert(sizeof(a) == 32, "");
static_assert(sizeof(_Complex _Float16) == 4, "");
//## what_an_undecided_branch_of_a_generic_lambda_returns_is_not_known c++20 bare
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;
template<auto> constexpr int chosen = 1;
struct Open { int operator()() const { return 1; } };
struct Box { int i; constexpr Box(int) : i(0) {} };
template<bool V> struct Bool { static constexpr bool value = V; };
auto detect(auto f) { constexpr auto b = requires { chosen<Box(f())>; }; return Bool<b>{}; }
static_assert(same<decltype([](auto f) { if constexpr (decltype(detect(f))::value) return Box(1); else return f(); }(Open{})), int>);
//## a_default_argument_that_is_not_known_makes_no_partial_specialization_unfit c++20 bare
template<auto> constexpr int chosen = 1;
struct Open { int operator()() const { return 1; } };
struct Box { int i; constexpr Box(int) : i(0) {} };
template<class F> constexpr bool is_chosen(F f) { return requires { chosen<Box(f())>; }; }
enum class Kind : bool { no, yes };
template<class T, Kind K = static_cast<Kind>(is_chosen(T()))> struct S;
template<class T> struct Traits;
template<class T, Kind K> struct Traits<S<T, K>> { static const int value = 2; };
static_assert(Traits<S<Open>>::value == 2);
template<class T> constexpr int number(T) { return 1; }
template<class T, Kind K> constexpr int number(S<T, K> *) { return 2; }
static_assert(number((S<Open> *)nullptr) == 2);
template<class T> struct Traits2 { static const int value = 1; };
template<class T> struct Traits2<S<T, Kind::yes>> { static const int value = 2; };
template<class T> struct Traits2<S<T, Kind::no>> { static const int value = 3; };
static_assert(Traits2<S<Open>>::value == 3);
