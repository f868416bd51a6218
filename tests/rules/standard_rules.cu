//## constexpr_members_are_const c++11
struct S { int i; constexpr int f() { return i; } constexpr int g(); constexpr int h() const; constexpr int k(); static constexpr int s(); }; //= w2659@19 w2659@51 w2659@95
constexpr int S::g() { return 1; }
constexpr int S::h() { return 1; }
constexpr int S::k() const { return 1; }
constexpr int S::s() { return 1; }
int (S::*p)() const = &S::f;
int (*q)() = &S::s;
int h(const S &s) { return s.f() + s.g() + s.h() + s.k(); }
template <class T> struct R { int i; constexpr int f() { return i; } constexpr int g(); template <class U> constexpr U k() { return i; } constexpr operator int() { return i; } constexpr int operator()(int n) { return n; } }; //= w2659@38 w2659@70 w2659@108 w2659@138 w2659@177
template <class T> constexpr int R<T>::g() { return i; }
int h(const R<int> &r) { return r.f() + r.g() + r.k<int>() + r + r(1); }
//## constexpr_members_overload_const_ones c++11
struct S { int i; constexpr int f() const; constexpr int f(); constexpr int &g() { return i; } }; //= w2659@44 403@58 w2659@63 433@91
//## exception_specifications_are_no_part_of_types_before_cpp17 c++11
template <int N> void throws() throw(int);
template <int N> void may();
template <int N> void open() noexcept(N > 1);
template <class T> void deduced(T *);
struct S { template <int> void member(); };
void (*a)() noexcept = &throws<0>;
void (*b)() throw() = may<0>;
void (*c)() noexcept = &open<0>;
void (*d)(int *) noexcept = deduced;
void (&r)() noexcept = may<0>;
void (S::*m)() noexcept = &S::member<0>;
void take(void (*)() noexcept);
void f() { take(may<0>); take(&open<0>); }
void (*bad)(int) noexcept = &may<0>; //= 386@29
//## unions_of_unnamed_bit_fields
union U { int : 3; int : 0; };
U u;
constexpr U x = U();
union V { int : 3; int i; };
constexpr V v = {};
constexpr V w{1};
union X { const int i; };
X bad; //= 369@3
//## references_to_what_conversion_functions_give
struct A {};
struct Base { operator A &(); };
struct Derived : Base { operator A(); };
struct D { operator int &(); operator long(); };
void f(Derived d, D e) {
  const A &c = d;
  A &&r = d;
  A &l = d;
  const int &i = e;
  long &&j = e;
}
void g(Derived d) {
  A a = d; //= 348@9
}
//## half_precision_is_promoted
void f(float);
void f(double);
void g(int);
void g(double);
void h(double);
void h(long double);
void t(__fp16 x) {
  f(x);
  h(x); //= 308@3
}
//## blocks_of_lambdas_may_hide_parameters
void f() {
  int x = 1;
  auto l = [](int x) { { int x = 1; (void)x; } for (int x = 0; x < 1; ++x) ; };
  auto m = [x](int y) { int x = y; { int y = x; (void)y; } };
  auto n = [](int x) { int x = 1; }; //= 101@28
}
//## static_members_of_templates_initialized_outside
template <class T> struct S { static const int i; static const T j; struct N { static const int k; }; static int n; };
template <class T> const int S<T>::i = sizeof(T);
template <class T> const T S<T>::j = 4;
template <class T> const int S<T>::N::k = 2;
template <class T> int S<T>::n = 2;
template <int N> struct V {};
int a[S<int>::i];
int b[S<int>::j];
int c[S<int>::N::k];
V<S<int>::i> v;
V<4> &w = v;
static_assert(S<char>::i == 1, "");
static_assert(S<char>::i == 2, ""); //= 1574@1
int d[S<int>::n]; //= 28@7
//## references_to_aggregates_made_of_one_object
struct A { A(); A(int); };
struct N {};
struct P { A a; int b; };
void foo(const P &);
void goo(P);
void f(A a, N n) {
  goo({A(1)});
  foo({A(1)});
  foo({a});
  const P &p{a};
  const P &r = {a};
  P &&q{a};
}
//## returned_variables_are_moved_by_converting_constructors
struct B {};
struct D : B {};
struct A : B { A(); A(B &&); };
struct C { C(D &&); };
struct L { L(D &); };
C goo() { D d; return d; }
C hoo(D d) { return d; }
C ioo() { D d; return (d); }
A joo() { D d; return d; }
L koo() { D d; return d; }
C loo() { static D d; return d; } //= 312@30
C moo(D &d) { return d; } //= 312@22
//## default_constructors_are_inherited
struct Foo { Foo() {} };
struct Bar : Foo { using Foo::Foo; Bar(void *); };
struct Other : Foo { Other(void *); };
void f() { Bar b; Bar c{}; Bar d = {}; new Bar; new Bar(); }
struct H : Bar {};
H h;
struct M { Bar b; };
M m;
static_assert(__is_constructible(Bar), "");
Other o; //= 291@7
//## local_constant_pointers_are_constants
int h();
int *k();
int main() {
  static const int x = 5;
  const int *const y = &x;
  static_assert(y, "");
  int (*const p)() = h;
  static_assert(p != nullptr, "");
  int *const q = k();
  static_assert(q != nullptr, ""); //= 28@17
  const int *z = &x;
  static_assert(z != nullptr, ""); //= 28@17
}
//## alias_templates_that_are_other_names
template <template <class> class TT> struct X {};
template <class> struct Y {};
template <class, class> struct Y2 {};
template <template <class, class> class TT> struct X2 {};
template <class T> using Z = Y<T>;
template <class T> using W = Z<T>;
template <class T> using Q = Y<T *>;
template <class T, class U> using S = Y2<U, T>;
template <class T, class U> using R = Y2<T, U>;
struct M { template <class T> using Z = Y<T>; };
X<Y> y;
X<Z> &z = y;
X<W> &w = y;
X<M::Z> &m = y;
X<Q> &q = y; //= 434@11
X2<Y2> y2;
X2<R> &r = y2;
X2<S> &s = y2; //= 434@12
//## omitted_members_are_initialized_by_list_constructors
namespace std { using size_t = decltype(sizeof 0); template <class T> class initializer_list { const T *p; size_t n; initializer_list(const T *, size_t); public: initializer_list(); const T *begin() const; const T *end() const; size_t size() const; }; }
struct V { V(std::initializer_list<int>); };
struct N { N(int); };
struct A { int i; V v; };
struct B { int i; N n; };
A a = {1};
A b{1};
V v[2] = {};
void f() { new V[1]{}; }
B c = {1}; //= 289@9
//## members_hide_parameters_of_class_templates
template <class T> struct A { int B; struct C { int i; static const int k = 3; }; typedef int U; struct N { void f(); }; void f(); void g(C); template <class X> void h(); static int s; A(); };
template <class B> void A<B>::f() { int i = B; }
template <class C> void A<C>::g(C c) { c.i = 1; }
template <class C> template <class X> void A<C>::h() { C c; c.i = 1; }
template <class C> int A<C>::s = C::k;
template <class B> A<B>::A() : B(1) { B = 2; }
template <class C> void A<C>::N::f() { C c; c.i = 1; }
template struct A<char>;
struct Base { struct B { int k; }; };
template <class T> struct D : Base { void f(); B g(); T h(); };
template <class B> void D<B>::f() { B b; b.k = 1; }
template <class B> B D<B>::h() { return 1; }
template struct D<int>;
//## parameters_of_member_templates_hide_members
template <class A, class B> struct P {};
template <class T> struct G {
  using C = int;
  template <class X> struct I {};
  template <class C, class K> struct I<P<C, K>> { typedef typename C::type type; };
  template <class C> static typename C::type f(C);
  template <class C> struct J { C c; void h(); };
};
template <class T> template <class C> void G<T>::J<C>::h() { typename C::type t = 1; }
struct S { typedef char type; };
template struct G<int>;
template struct G<int>::J<S>;
G<int>::I<P<S, int>>::type c;
char *p = &c;
int i = G<int>::f(S());
//## objects_decide_between_conversion_functions_of_operands
struct A { operator int *() = delete; explicit operator bool() const; };
struct B { operator int *(); explicit operator bool() const = delete; };
struct C { operator short() const; operator long(); };
struct D { operator short() const; operator long() const; };
void f(A a, B b, C c, D d, int *p) {
  if (!a); //= 1776@8
  if (!b);
  bool x = a && true; //= 1776@12
  x = b || true;
  p + c;
  p[c];
  x = !c;
  x = !d; //= 417@8
}
//## templates_that_may_be_one_through_aliases_are_not_ambiguous
template <bool C, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool C, class T = void> using enable_if_t = typename enable_if<C, T>::type;
template <class... C> struct And { static constexpr bool value = true; };
template <class... C> using Require = enable_if_t<And<C...>::value>;
template <class T> Require<T, T> swap(T &, T &);
template <class T> typename enable_if<And<T, T>::value>::type swap(T &a, T &b) {}
template <class T> int g(T &, T &);
template <class T> char g(T &, T &);
void f(long &a, long &b) {
  swap(a, b);
  g(a, b); //= 308@3
}
//## returned_scalars_are_moved_into_classes
struct P { P(int&&) = delete; P(const int&); };
P p() { int b = 1; return b; } //= 1776@27
P p2(int b) { return (b); } //= 1776@22
struct L { L(long&&) = delete; L(const int&); };
L l() { int b = 1; return b; }
L l1() { const int b = 1; return b; }
struct M { M(const int&&); };
M m() { int b = 1; return b; }
M m1() { const int b = 1; return b; }
M m2() { volatile int b = 1; return b; } //= 415@37
struct N { N(int*&&); };
N n(int *p) { return p; }
N n1() { int a[3]; return a; }
enum E { A };
struct Q { Q(E&&); };
Q q(E e) { return e; }
Q q1() { static E e; return e; } //= 415@29
E ge;
Q q2() { return ge; } //= 415@17
Q q3(E &e) { return e; } //= 415@21
Q q4(E &&e) { return e; } //= 415@22
struct T { template<class X> T(X&&); };
T t() { int b = 1; return b; }
struct U { template<class X> U(X&&) = delete; template<class X> U(X&); };
U u() { int b = 1; return b; } //= 1776@27
struct V { V(long&&); };
V v() { int b = 1; return b; }
struct W { W(int&); W(int&&) = delete; };
W w() { int b = 1; return b; } //= 1776@27
auto la = [](int b) -> Q { E e = A; return e; };
void thr() { int b = 1; throw b; }
//## qualified_names_of_templates_that_are_friends
template <class C> class bfa;
namespace d { template <typename Context, typename T> void mk(T&& value); struct A { template <class T> void m(T); }; }
template <class C> class bfa { int t; template <typename U, typename T> friend void d::mk(T&& value); template <class T> friend void d::A::m(T); };
namespace d { template <typename Context, typename T> void mk(T&& value) { bfa<Context> arg; arg.t = 1; }
template <typename Context, typename T> void other(T&& value) { bfa<Context> arg; arg.t = 1; } //= 265@87
template <class T> void A::m(T) { bfa<T> arg; arg.t = 1; } }
struct X {};
template void d::mk<X>(int&&);
template void d::A::m(X);
template void d::other<X>(int&&);
class B { int t; template <class T> friend void d::A::m(T); template <class T> friend int operator+(T, B); };
//## main_has_one_linkage
int main();
extern "C" int main(); //= w2949@16
int g();
extern "C" int g(); //= 337@16
//## nothing_is_asked_of_a_base_of_what_is_no_class
template <class T> struct N { typedef typename T::X type; };
int c[__is_base_of(N<int>, void) ? -1 : 1];
int d[__is_base_of(N<int>, int) ? -1 : 1];
//## constructors_before_conversion_functions_that_add_qualifiers
template <class T> class srp;
template <class T> struct ptr { template <class U> ptr(const srp<U> &other); };
template <class T> struct srp { template <class U> operator ptr<U>(void) const; };
ptr<int> f() { srp<int> p; return p; }
ptr<int> g(const srp<int> p) { return p; } //= 348@39
//## function_names_before_template_arguments c++20
namespace N { struct S {}; template <class T> int g(S); }
void g();
int i = g<int>(N::S());
//## static_members_with_constraints c++20
template <bool B> struct A { void g1() = delete; static void g1() requires B; };
void f(A<true> a) { a.g1(); }
struct C { void g(); static void g(); }; //= 403@34
//## alignments_of_enumerations c++17
template<int N, class T> struct A { enum alignas(N) E : T; enum alignas(N) F : T { f }; enum class alignas(N) G { g }; enum class alignas(N) H; alignas(N) T m; };
static_assert(alignof(A<8,char>::E) == 8, "");
static_assert(alignof(A<8,char>::F) == 8, "");
static_assert(alignof(A<8,char>::G) == 8, "");
static_assert(alignof(A<8,char>::H) == 8, "");
static_assert(alignof(A<16,char>) == 16, "");
enum alignas(8) H : char { h }; static_assert(alignof(H) == 8, "");
enum alignas(8) I : char; static_assert(alignof(I) == 8, "");
enum class alignas(8) J; static_assert(alignof(J) == 8, "");
enum alignas(8) I i; //= 1847@6
void f() { enum alignas(4) I j; } //= 1847@17
//## enumerators_defined_outside_of_class_templates c++17
template<typename T> struct S1 { enum E1 : int; enum class E2 : T; enum E3 : T; };
template<typename T> enum S1<T>::E1 : int { e1, e1b = sizeof(T) };
template<typename T> enum class S1<T>::E2 : T { e2 };
template<typename T> enum S1<T>::E3 : T { e3 = 7 };
S1<int>::E1 x1 = S1<int>::e1; S1<int>::E1 x11 = S1<int>::E1::e1; S1<int>::E2 x2 = S1<int>::E2::e2; enum S1<int>::E1 ex1 = S1<int>::e1;
static_assert(S1<char>::e3 == 7 && S1<char>::E3::e3 == 7 && S1<char>::e1b == 1 && sizeof(S1<char>::e3) == 1, "");
template<class T> int f() { return S1<T>::e1 + S1<T>::E3::e3; } int i = f<int>();
template<class T> struct D : S1<T> { int g() { return this->e1; } using S1<T>::e3; int h() { return e3; } }; int j = D<int>().g() + D<int>().h();
//## decltype_of_calls_with_incomplete_results c++17
struct I; struct C { C operator,(C) const; I operator,(int) const; I operator()() const; I operator+(int) const; };
C c();
template<class> struct id {};
id<decltype(c()())> a0; id<decltype((c()()))> a1; id<decltype(c()+1)> a2; id<decltype((c()+1))> a3; id<decltype(c(),c())> a4; id<decltype((c(),1))> a5; id<decltype((1, c()()))> a6; id<decltype(1, c()())> a7; id<decltype((c(), c()()))>* a8;
void f() { static_cast<decltype((c(),1))*>(0); } //= w174@12
template<class T> T mk();
template<class T, int = sizeof(mk<T>())> int g(int); template<class T> char g(...);
decltype(g<I>(0)) x = 'c'; static_assert(sizeof(x) == 1, "");
static_assert(sizeof(g<I>(0)) == 1, ""); static_assert(sizeof(g<int>(0)) == 4, ""); decltype(g<I>(0)) y;
template<class T> auto h(int) -> decltype(mk<T>(), char()); template<class T> int h(...);
static_assert(sizeof(h<I>(0)) == 4, ""); static_assert(sizeof(h<I>(0)) == 4, ""); decltype(h<I>(0)) z = 1; static_assert(sizeof(z) == 4, "");
template<class T> auto k(int) -> decltype(mk<T>());
using R = decltype(k<I>(0)); R* r; decltype(mk<I>())* q; decltype((mk<I>()))* q2; decltype(0, mk<I>())* q3;
template<class T> auto m(int) -> decltype(sizeof(mk<T>()), char()); template<class T> int m(...);
decltype(m<I>(0)) zm = 1; static_assert(sizeof(zm) == 4, "");
template<class T, int N = noexcept(mk<T>())> int nn(int); template<class T> char nn(...);
decltype(nn<I>(0)) zn = 1; static_assert(sizeof(zn) == 1, "");
//## template_arguments_are_manifestly_constant_evaluated c++17
constexpr bool ice() { return __builtin_is_constant_evaluated(); }
template<int N> struct X { int v = N; static constexpr int w = N; };
template<int N, bool B> struct Y { static constexpr int w = N; };
constexpr int bar() { const int n = ice() ? 13 : 17; X<n> x1; X<ice() ? 13 : 17> x2; static_assert(decltype(x1)::w == 13, "1"); static_assert(decltype(x2)::w == 13, "2"); Y<ice() ? 13 : 17, ice()> y; static_assert(decltype(y)::w == 13, "3"); return 1; }
X<ice() ? 13 : 17> x2; static_assert(decltype(x2)::w == 13, "2");
int f() { X<ice() ? 13 : 17> x2; static_assert(decltype(x2)::w == 13, "2"); X<ice()> x3; static_assert(decltype(x3)::w == 1, "2"); } //= w940@132
int f2() { const int n = ice() ? 13 : 17; X<n> x1; static_assert(decltype(x1)::w == 13, "1"); } //= w940@95
//## friends_of_derived_classes_name_protected_members
class A { protected: typedef int mytype; static int s; int m; };
template <class T> class B;
class C : public A { template <class T> friend class B; template<class T> friend void f(T); };
template <class T> class B { C::mytype mem; void g() { C::s = 1; C c; c.m = 2; struct L { C::mytype x; }; } struct N { C::mytype y; }; };
template<class T> void f(T) { C::mytype mem; C::s = 1; C c; c.m = 2; }
template<class T> class B<T*> { C::mytype mem; };
template<> class B<char> { C::mytype mem; };
B<int> b; B<int*> c; B<char> d; void t() { f(1); } template class B<long>;
//## conversions_complete_targets_for_constructors_only
template<class T> struct wrap { typedef T type; };
template<class T> class rv : public wrap<T>::type {};
template<class T> struct buffer { void push_back(const T &) {} void push_back(rv<T> &) {} };
union U { int i; char c; };
void f(buffer<U> b, const U &u) { b.push_back(u); }
template<class T> struct Incomplete;
template<class T> class Wrapper { Incomplete<T> i; };
template<class T> struct Thingy { Thingy(); Thingy(const Wrapper<T> &v); template<class X> void foo(const Thingy<X> &); void foo(const Thingy &); };
void g() { Thingy<int> a; Thingy<float> b; a.foo(b); }
template<class T> struct From { From(int); };
void takes(const From<int> &); void takes2(From<int> &&); void takes3(From<int> &);
void h(int i) { takes(i); takes2(i); takes3(i); } //= 434@45
//## substitutions_without_access_fail_every_time
class C { typedef int type; };
template<class T> auto g(int) -> decltype(typename T::type(), char());
template<class> auto g(...) -> char (&)[2];
int x = sizeof(g<C>(0));
static_assert(sizeof(g<C>(0)) == 2, "");
static_assert(sizeof(g<C>(0)) == 2, "");
//## class_templates_in_instances_are_deduced c++17
template<int I> struct int_ {};
template<class T> struct A { template<class U, int I> struct B { B(U u, int_<I>) {} }; };
A<int>::B v(0, int_<0>());
template<class T> void f() { typename A<T>::B v(0, int_<0>()); }
void g() { f<int>(); A<int>::B{1, int_<3>()}; auto x = A<int>::B('c', int_<3>()); }
//## lists_for_initializer_lists_are_better_conversions
namespace std { template<class T> class initializer_list { const T *p; unsigned long n; constexpr initializer_list(const T *, unsigned long); public: constexpr initializer_list(); }; }
struct string { string(const char *) {} template<class I> string(I, I); };
template<class T, class U> struct pair { pair(T t, U u) {} };
template<class T, class U> struct map { int insert(pair<T, U>); char insert(std::initializer_list<pair<T, U>>); };
void m() { map<string, string> m; static_assert(sizeof(m.insert({ { "this", "that" }, { "me", "you" } })) == 1, ""); }
//## objects_of_class_type_for_references_with_placeholders c++17
struct foo {};
template <const auto &> int f1();
template <auto &> int f2();
template <decltype(auto)> int f3();
template <auto> int f4();
static constexpr double d = 1;
int t() {
  static constexpr foo a;
  static foo b;
  return f1<a>() + f1<b>() + f2<a>() + f2<b>() + f3<(a)>() + f3<(b)>() + f4<&a>() + f1<d>() + f3<(d)>();
}
template <class T> int u() { static constexpr T a{}; return f1<a>() + f2<a>() + f3<(a)>(); }
int v = u<foo>() + u<int>() + u<double>();
int w = f4<d>(); //= 304@9
//## dependent_members_with_template_arguments_or_qualifications_tell_templates_apart c++20
template <int N> struct I {};
template <class T> auto f(T t) -> I<sizeof(t.template m<int>())> { return {}; }
template <class T> auto f(T t) -> I<sizeof(t.template m<char>())> { return {}; }
template <class T> auto f(T *t) -> I<sizeof(t->template m<int>(1))> { return {}; }
template <class T> auto f(T *t) -> I<sizeof(t->template m<char>(1))> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.A::m())> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.B::m())> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.template A<int>::m())> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.template A<char>::m())> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.operator int())> { return {}; }
template <class T> auto g(T t) -> I<sizeof(t.operator long())> { return {}; }
template <class T> auto h(T t) -> I<sizeof(t.template m<int>())> { return {}; }
template <class U> auto h(U t) -> I<sizeof(t.template m<int>())> { return {}; } //= 3369@25
struct S { template <class U> U m() requires(sizeof(U) == 4); };
static_assert(__is_same(decltype(f(S())), I<4>), "");
//## parameters_in_signatures_of_templates_are_told_apart_by_their_places_too c++20
template <int> struct I {};
template <class T> auto f(T t) -> decltype(t.k);
template <class U> auto f(U u) -> decltype(u.k) { return {}; }
template <class T> auto g(T t) -> decltype(t.k) { return {}; }
template <class U> auto g(U t) -> decltype(t.k) { return {}; } //= 3369@25
template <class T> auto h(T x, T y) -> decltype(x - y) { return 1; }
template <class T> auto h(T y, T x) -> decltype(x - y) { return 1; }
template <class T> auto i(T, T t) -> I<sizeof(t.a)>;
template <class T> auto i(T t, T) -> I<sizeof(t.a)>;
template <class... T> auto p(T... x) -> decltype((x + ...)) { return 1; }
template <class T> void d(T x, decltype(x.f()) y) {}
template <class T> void d(T x, decltype(x.f()) w) {} //= 3369@25
struct S { template <class T> auto m(T x) -> decltype(x.a); template <class T> auto m(T *x) -> decltype(x->a); };
template <class U> auto S::m(U y) -> decltype(y.a) { return {}; }
template <class U> auto S::m(U *y) -> decltype(y->a) { return {}; }
//## explicitly_instantiated_variable_templates_are_instantiated c++20
template <class T> T v = T::x; //= 276@26
template int v<int>;
template <class T> extern T w;
template <class T> T w = T::x;
extern template int w<int>;
struct S { template <class T> static T m; };
template <class T> T S::m = T::x; //= 276@29
template int S::m<int>;
template <class T> constexpr T c = T::x; //= 276@36
template const int c<int>;
