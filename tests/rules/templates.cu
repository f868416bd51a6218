//## requirements_by_arguments c++20 --diag_suppress=174,177
template <class T> concept A = requires { T().foo(); };
template <class T> concept A1 = requires { T().foo; };
template <class T> concept A2 = requires { T().foo(1); 1; };
template <class T> concept A3 = requires { ++T(); };
template <class T> concept A4 = requires { T::foo(); };
template <class T> concept A5 = requires { foo(T()); };
template <class T> concept A6 = requires { T() + 1; };
template <class T> concept A7 = requires { typename T::f; };
struct X {};
static_assert(A<X>); //= 2784@1
static_assert(A1<X>); //= 2784@1
static_assert(A2<X>); //= 2784@1
static_assert(A3<X>); //= 2784@1
static_assert(A4<X>); //= 2784@1
static_assert(A5<X>); //= 2784@1
static_assert(A6<X>); //= 2784@1
static_assert(A7<X>); //= 2784@1
template <class T> constexpr bool b = requires { T().foo(); };
static_assert(b<X>); //= 2784@1
template <class T> struct Y { static_assert(requires { T().foo(); }); }; //= 2784@31
Y<X> y;
//## constraints_of_templates c++20 --diag_suppress=174,177
template <class T> concept Small = sizeof(T) < 4;
template <class T, class U> concept Same = __is_same(T, U);
template <class T> concept Inc = requires(T t) { ++t; };
template <class T> concept Typ = requires { typename T::type; };
template <class T> concept Ret = requires(T t) { { t.size() } -> Same<int>; };
template <class T> concept Nest = requires { requires sizeof(T) == 1; };
template <class T> concept Noex = requires(T t) { { t.size() } noexcept; };
template <class T> concept Both = Small<T> && Inc<T>;
template <class T> concept Either = Small<T> || Inc<T>;
template <class T> concept Not = !Small<T>;
template <class T> concept Sub = T::value;
template <class T> concept Deep = Nest<T>;
template <Inc T> struct A1 {};
template <Typ T> struct A2 {};
template <Ret T> struct A3 {};
template <Nest T> struct A4 {};
template <Both T> struct A6 {};
template <Either T> struct A7 {};
template <Not T> struct A8 {};
template <Sub T> struct A9 {};
template <Deep T> struct A10 {};
template <class T> requires (sizeof(T) == 1) struct A11 {};
template <class T> requires requires (T t) { ++t; } struct A12 {};
template <class T, Same<T> U> struct A13 {};
template <class T> requires Same<T, int> && Small<T> struct A14 {};
struct X { double size(); int d[3]; };
struct Y { int size(); };
A1<X> a1; //= 3044@5
A2<X> a2; //= 3044@5
A3<X> a3; //= 3044@5
A3<int> a31; //= 3044@7
A4<X> a4; //= 3044@5
A6<X> a6; //= 3044@5
A6<Y> a61; //= 3044@5
A7<X> a7; //= 3044@5
A8<char> a8; //= 3044@8
A9<X> a9; //= 3044@5
A10<X> a10; //= 3044@6
A11<X> a11; //= 3044@6
A12<X> a12; //= 3044@6
A13<X, int> a13; //= 3044@11
A14<X> a14; //= 3044@6
A14<int> a141; //= 3044@8
static_assert(Both<X>); //= 2784@1
static_assert(Inc<X> || Small<X>); //= 2784@1
int f(Small auto x) { Small auto y = 1L; return 0; } //= 3125@23
//## requirements_outside_of_templates c++20 --diag_suppress=174,177
class Priv { int pv; typedef int ty; void f(); static int s; };
template <class T> struct V {};
template <class T> concept Co = true;
bool b0 = requires(Priv p) { p.pv; }; //= 265@32
bool b1 = requires(Priv p) { p.f(); }; //= 265@32
bool b2 = requires { Priv::s; }; //= 265@28
bool b3 = requires { typename Priv::ty; };
bool b4 = requires { typename Priv::nope; }; //= 3054@31
bool b5 = requires { typename V<int>::nope; }; //= 3054@31
bool b6 = requires { typename V; };
bool b7 = requires { typename V<int>; };
bool b8 = requires { typename V<int, int>; }; //= 3054@31 443@38
bool b9 = requires { typename Nope; }; //= 3054@31
bool b10 = requires { typename Priv; };
bool b11 = requires { typename Co; }; //= 3054@32
bool b12 = requires { typename Priv::s; }; //= 3054@32
void f() { bool x = requires(Priv p) { p.pv; { p.f() } -> Co; requires sizeof(p.pv) == 4; }; } //= 265@42 265@50 265@81
template <class T> void g() { bool x = requires(Priv p, T t) { p.pv; }; }
template <class T> concept H2 = requires { typename Nope; typename Priv::nope; typename T::x; typename V<T>::nope; typename V<T, T>; }; //= 3054@53 3054@68 3054@125 443@130
//## access_in_requirements c++20 --diag_suppress=174,177
class Priv { typedef int ty; int v; static int s; friend int fr(); };
class Q { int v; template <class T> friend auto fq(T t) -> decltype(t.v); };
template <class T> concept A = requires { typename T::ty; };
template <class T> concept B = requires { T::s; };
static_assert(A<Priv>); //= 2784@1
static_assert(B<Priv>); //= 2784@1
template <class T> auto fq(T t) -> decltype(t.v) { return 1; }
int z = fq(Q());
struct R { void m() { static_assert(requires(R r) { r.v; }); } private: int v; };
template <class T, class = decltype(T::s)> void f1(T);
template <class T, class = typename T::ty> void f2(T);
template <class T> void f3(T, int (*)[sizeof(T::s)]);
void u() { f1(Priv()); f2(Priv()); f3(Priv(), 0); } //= 304@12 304@24 304@36
//## undeclared_templates c++20 --diag_suppress=174,177
bool b1 = Und1<int>; //= 20@11
bool b2 = Und2<int> && true; //= 20@11
bool b22 = Und2<int>; //= 254@17 29@21
template <class T> bool b3 = Und3<T>; //= 20@30
template <class T> bool b4 = requires { Und4<T>; }; //= 20@41
void f() { Und5<int>; if (Und7<int>) {} Und8<int>(1); bool q = Und9<int> || Und10<3>; Und11<int>::x; } //= 20@12 20@27 20@41 20@64 20@77 276@87
struct S { bool m = Und12<int>; }; //= 20@21
template <class T> requires Und13<T> struct Q; //= 20@29
template <class T> void g() { bool q = Und14<T>; } //= 20@40
//## recursive_concepts c++20 --diag_suppress=174,177
template<class T> concept Small = sizeof(T) == 1;
template<class T> concept Small = true; //= 3046@27
struct In { template<class T> concept X = true; }; //= 3045@31
template<class T> concept Rec = Rec<T>; //= 20@33
template<class T> concept Rec2 = Rec2<T> && Rec2 < T; //= 20@34 254@52
template<class T> concept Rec3 = requires(T t) { requires Rec3<T>; }; //= 20@59
concept C0 = true; //= 169@1
//## why_deduction_fails c++17 --diag_suppress=174,177
template <class T> int a(T, T);
template <class T> int b(T *);
template <class T> int c();
template <class T, class U> U d(T);
template <int N> int e(int (&)[N]);
template <class T> typename T::type f(T);
template <class T> auto g(T t) -> decltype(t.foo());
template <bool, class T = void> struct enable {}; template <class T> struct enable<true, T> { typedef T type; };
template <class T> typename enable<(sizeof(T) > 4)>::type h(T);
template <class T> struct V {}; template <class T> int i(V<T>);
template <class T> int j(T, int);
template <template <class> class C, class T> int k(C<T>);
template <class T> int l(const T &, T *);
template <class... T> int m(T..., int);
template <int N> int n();
template <class T> int o();
void use() {
    char x;
    a(1, 2.0); //= 304@5
    b(1); //= 304@5
    c(); //= 304@5
    d(1); //= 304@5
    e(x); //= 304@5
    f(1); //= 304@5
    g(1); //= 304@5
    h('a'); //= 304@5
    i(1); //= 304@5
    j(1); //= 304@5
    k(1); //= 304@5
    l(1, &x); //= 304@5
    m(1, 2); //= 304@5
    n<int>(); //= 304@5
    o<3>(); //= 304@5
    j<int, int>(1, 2); //= 304@5
    j<int>(1, "a"); //= 304@5
}
//## partial_ordering_of_pointers
struct A{}; struct B{};
template<class T> A t(T *); template<class T> B t(T);
template<class T> A u(T *); template<class T> B u(const T&);
template<class T> A v(T *); template<class T> B v(T&);
template<class T> A w(T &); template<class T> B w(const T&);
template<class T> A x(T); template<class T> B x(T, ...);
void host(int *p, int i) {
  int a = t(p); //= 413@11
  int b = u(p); //= 413@11
  int c = v(p); //= 413@11
  int d = w(i); //= 413@11
  int e = x(i); //= 308@11
}
//## partial_specializations_of_pointers
template<class T> struct A { enum { v = 0 }; };
template<class T> struct A<T*> { enum { v = 1 }; };
template<class T> struct A<T**> { enum { v = 2 }; };
template<class T> struct A<T(*)[3]> { enum { v = 3 }; };
template<class T> struct A<const T*> { enum { v = 4 }; };
static_assert(A<int>::v == 1, ""); //= 1574@1
static_assert(A<int*>::v == 2, ""); //= 1574@1
static_assert(A<int**>::v == 3, ""); //= 1574@1
static_assert(A<int(*)[3]>::v == 4, ""); //= 1574@1
static_assert(A<const int*>::v == 5, ""); //= 1574@1
template<class T, class U> struct P { enum { v = 0 }; };
template<class T> struct P<T, T> { enum { v = 1 }; };
template<class T> struct P<T*, T*> { enum { v = 2 }; };
template<class T, class U> struct P<T*, U*> { enum { v = 2 }; };
static_assert(P<int*,int*>::v == 3, ""); //= 1574@1
static_assert(P<int,int>::v == 3, ""); //= 1574@1
//## aliases_that_do_not_depend_on_their_arguments
template <class...> using void_t = void;
template <class T, class = void> struct V1 { enum { v = 0 }; };
template <class T> struct V1<T, void_t<typename T::a>> { enum { v = 1 }; };
template <class T> struct V1<T, void_t<typename T::b>> { enum { v = 2 }; };
struct Sa { typedef int a; }; struct Sb { typedef int b; }; struct Sab { typedef int a, b; };
static_assert(V1<Sa>::v == 1, "");
static_assert(V1<Sb>::v == 2, "");
static_assert(V1<int>::v == 0, "");
static_assert(V1<Sa, int>::v == 0, "");
template <class T, class = void> struct V2 { enum { v = 0 }; };
template <class T> struct V2<T, void_t<typename T::b>> { enum { v = 2 }; };
static_assert(V2<Sa>::v == 0, "");
static_assert(V2<Sb>::v == 2, "");
static_assert(V2<Sb,int>::v == 0, "");
template <class T, class = void> struct V3 { enum { v = 0 }; };
template <class T> struct V3<T*, void_t<typename T::a>> { enum { v = 1 }; };
template <class T> struct V3<T, void_t<T>> { enum { v = 2 }; };
static_assert(V3<Sa*>::v == 1, "");
static_assert(V3<Sb*>::v == 2, "");
static_assert(V3<Sb>::v == 2, "");
template <class T> using int_t = int;
template <class T, class U> struct V4 { enum { v = 0 }; };
template <class T> struct V4<T, int_t<typename T::a>*> { enum { v = 1 }; };
static_assert(V4<Sa, int*>::v == 1, "");
static_assert(V4<Sb, int*>::v == 0, "");
static_assert(V4<Sa, char*>::v == 0, "");
template <class T> void f(T, int_t<typename T::a>);
template <class T> char f(T, ...);
void g() { f(Sa(), 1); char *p = f(Sb(), 1); char *q = f(Sa(), "x"); char *r = f(Sa(), 1.5); } //= 144@34 144@56 144@80
template <class T> using fa = void (T, int_t<typename T::a>);
template <class T> char h(void (*)(T, int_t<typename T::a>));
void ha(Sa, int); void hb(Sb, int); void hc(Sa, char);
char *i = h(ha), *j = h(hb), *k = h(hc); //= 144@11 304@23 304@35
template <class T, class = void> struct V5 { enum { v = 0 }; };
template <class T> struct V5<T, void_t<decltype(T() + 1)>> { enum { v = 1 }; };
static_assert(V5<Sa>::v == 0, "");
static_assert(V5<int>::v == 1, "");
template <class T, class = void> constexpr int vv = 1;
template <class T> constexpr int vv<T, void_t<typename T::a>> = 2;
static_assert(vv<Sa> == 2 && vv<Sb> == 1, "");
static_assert(vv<Sb> == 1, "");
template <template <class...> class X, class T, class = void> struct D { enum { v = 0 }; };
template <template <class...> class X, class T> struct D<X, T, void_t<X<T>>> { enum { v = 1 }; };
template <class T> using A = typename T::a;
static_assert(D<A, Sa>::v == 1, "");
static_assert(D<A, Sb>::v == 0, "");
//## ambiguous_partial_specializations c++17 --diag_suppress=174,177
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <class...> using void_t = void;
template <class T, class = void> struct V1 {};
template <class T> struct V1<T, void_t<typename T::a>> {};
template <class T> struct V1<T, void_t<typename T::b>> {};
struct Sa { typedef int a; }; struct Sab { typedef int a, b; };
template <class T, class E = void> struct W {};
template <class T> struct W<T, typename enable_if<(sizeof(T) > 2)>::type> {};
template <class T> struct W<T, typename enable_if<(sizeof(T) < 8)>::type> {};
W<char> w1; W<long> w2; W<int> w3; //= 838@32
template <class T> struct F {};
template <class R, class... A> struct F<R(A...)> {};
template <class R, class A> struct F<R(A)> {};
template <class R, class A, class B> struct F<R(A, B)> {};
template <class A, class B> struct F<void(A, B)> {};
template <class R, class A> struct F<R(A, A)> {};
F<int(int)> f1; F<int(int, char)> f2; F<void(int, char)> f3; F<int(char, char)> f4; F<void(int, int)> f5; F<int()> f6; //= 838@103
template <class T> struct C {}; template <class T> struct C<const T> {}; template <class T> struct C<T *> {}; template <class T> struct C<T *const> {};
C<int *const> c1; C<const int> c2; C<const int *> c3;
template <template <class> class T, class U> struct TT {}; template <class U> struct TT<C, U> {}; template <template <class> class T> struct TT<T, int> {};
TT<C, int> t1; TT<C, char> t2; TT<F, int> t3; //= 838@12
template <class... T> struct L {};
template <class A, class B> struct M {};
template <class... T, class... U> struct M<L<T...>, L<U...>> {};
template <class T, class... U> struct M<L<T>, L<U...>> {};
template <class... T> struct M<L<T...>, L<T...>> {};
M<L<int, char>, L<int, char>> m1; M<L<int>, L<char>> m2; M<L<int>, L<int>> m3; M<L<>, L<>> m4; //= 838@76
struct D : W<int> {};
int z = sizeof(W<int>);
//## ordered_partial_specializations c++17 --diag_suppress=174,177
template <unsigned I, class... T> struct G;
template <unsigned I, class H, class... T> struct G<I, H, T...> {};
template <class H, class... T> struct G<0, H, T...> { typedef H type; };
G<0, int> a;
template <unsigned I, class T> struct E;
template <unsigned I, class T> struct E<I, T *> {};
template <class T> struct E<0, T *> { typedef T type; };
E<0, int *> b;
template <unsigned I, class... T> struct K;
template <unsigned I, class H> struct K<I, H> {};
template <class H> struct K<0, H> { typedef H type; };
K<0, int> c;
template <int I, class... T> struct M;
template <int I, class H, class... T> struct M<I, H, T...> {};
template <class H, class... T> struct M<0, H, T...> { typedef H type; };
M<0, int> d;
template <class... T> struct Q;
template <class H, class... T> struct Q<H, T...> { };
template <class H, class... T> struct Q<H*, T...> { typedef H type; };
Q<int*, int> e;
template <class... T> struct R;
template <class H, class... T> struct R<H, T...> { };
template <class H> struct R<H> { typedef H type; };
R<int> f;
template <int I, class T> struct TE;
template <class... T> struct tuple;
template<int I, class Head, class... Tail> struct TE<I, tuple<Head, Tail...> > {};
template<class Head, class... Tail> struct TE<0, tuple<Head, Tail...> > {};
TE<0, tuple<int, int>> te;
//## expansions_of_nothing c++17 --diag_suppress=174,177
template <class... T> struct X {};
template <class A, class B> struct P {};
template <class T> void g(T t) { X<T...> *x; X<T...> y; typedef X<T...> Z; f(t...); int a[] = { t... }; new X<T...>(); sizeof(X<T...>); X<T...>(); (X<T...> *)0; g<T...>(t); } //= 1920@37 1920@49 1920@68 1920@79 1920@98 1920@112 1920@130 1920@140 1920@152 1920@165
template <class T> struct S : X<T...> { X<T...> m; typedef X<T...> t; void f(X<T...>); X<T...> h(); S() : X<T...>() {} using X<T...>::z; enum { e = sizeof(X<T...>) }; }; //= 1920@34 1920@44 1920@63 1920@81 1920@91 1920@110 1920@129 1920@159
template <class T> using A = X<T...>; //= 1920@33
template <class T, class = X<T...>> struct Q; //= 1920@31
template <class T> struct R : T... {}; //= 1920@32
template <class T> X<T...> fn(T *, X<T...>); //= 1920@23 1920@39
template <class T> int v = sizeof(X<T...>); //= 1920@38
template <class T> void l(T t) { auto z = [t...] {}; [](T... q) {}; throw t...; } //= 1920@45 1920@58 65@76
//## packs c++17 --diag_suppress=174,177
template<class... T> struct X; template<class A, class B> struct P;
template<class... T> void f(T... t) {
  X<T> a; //= 1919@5
  int b = t; //= 1919@11
  int c = sizeof...(b); //= 2013@21
  X<T..., T...> *x;
  (t + ... + ); //= 29@14
}
template<class T> void g(T t) {
  X<T...> *x; //= 1920@6
  sizeof...(T); //= 2013@13
  (t + ...); //= 1920@8 2861@8 29@11
}
//## members_named_like_packs c++17 --diag_suppress=174,177
template <class... T> struct tuple { tuple(T...); };
template <class... B> struct bf {
  bf(const B &... ba) : ba(ba...), x(0) {}
  tuple<B...> ba;
  int x;
};
bf<int, char> f(1, 'a');
//## calls_of_members_in_class_templates c++17 --diag_suppress=177
template <class T> struct A {
  static void s(int); static int si(int);
  static void o(int); static void o(int, int);
  void r(int); int ni(int);
  template <class U> static U sx(); template <class U> void nw(U);
  void single() { s(); si(1, 2); A::s(); A<T>::s(); } //= 165@21 140@30 165@39 165@50
  void of_object() { r(); r("x"); A::r(); (r)(); }
  static void e(int); void e(int, int); static void c(int); template <class U> static void c(U, U);
  void overloaded() { o(); o("x"); A::o(); e(); A::e(); c(); sx(); sx<int>(1); nw(); } //= 304@23 304@28 304@36
  static void without_object() { o(1, 2, 3); s(); e(); } //= 304@34 165@48
  void results() { int *p = si(1); int *q = ni(1); int *u = sx<int>(); auto y = ni(); y = sizeof(ni()); } //= 144@29
  void operands() { ni(1)->x; ni(1) + "a" + "b"; if (r(1)) ; }
  void lambdas() { auto l = [&] { r(); s(); auto m = [=] { r(); s(); }; }; } //= 165@42 165@67
  A() : m(ni()), k(si()) {} //= 165@23
  int m, k; int a = ni(1, 2), b = si(1, 2); //= 140@41
  void print() const { print("[]"); }
  struct N { void r(int); static void s(int); void x() { r(); s(); } }; //= 165@65
  void nested() { N::s(); }
};
template <class T> struct A<A<T>> { void print() const { print("[]"); } };
struct Base { void b(int); static void sb(int); };
template <class T> struct D : Base { void x() { b(); sb(); Base::b(); } }; //= 165@51 165@57 165@68
struct M { template <class T> void m() { n(); this->n(); } void n(int); }; //= 165@44 165@55
template <class T> void f() { struct L { void r(int); static void s(int); void x() { r(); s(); } }; } //= 165@93
//## expressions_that_begin_as_types_of_functions c++17 --diag_suppress=177
template <bool, class T = void> struct If { using type = T; };
template <bool B> using If_t = typename If<B>::type;
template <class...> struct Is { constexpr operator bool() const { return true; } };
template <class F, class D> If_t<Is<F>() && Is<int, D, int>() && Is<D, F>()> f1(F, D);
template <class F> If_t<Is<F>() && Is<F>{}> f2(F);
template <class F> If_t<Is<F>() & Is<F>()> f3(F);
template <class F> If_t<Is<F>() && F::v> f4(F);
template <bool> struct N {};
N<int() && int()> n1; N<Is<int>() && true> n2;
template <class T> struct W {};
W<int() &&> w1; W<int() &> w2; W<int() const &&> w3;
W<int x> w4; //= 439@7
//## explicit_arguments_and_function_types c++17
template<class T> void b1(T, int (*)(decltype(T() + 1))) { }
template<class T> void b2(T, int (*)(T, decltype(T() + 1))) { }
template<class T> void b3(int (*)(T, decltype(T() + 1))) { }
template<class T> void b4(T, int (*)(T, decltype(T()))) { }
template<class T> void b5(T, int (*)(T, decltype(T(1)))) { }
template<class T> void b6(T, decltype(T() + 1) (*)(T)) { }
template<class T> struct W { typedef T t; };
template<class T> void b7(T, int (*)(T, typename W<T>::t)) { }
template<class T> void b8(int (*)(typename W<T>::t)) { }
template<class T> void b9(int (*)(T, typename W<T>::t)) { }
void g() {
 b1<int>(1,0);
 b2<int>(1,0);
 b3<int>(0);
 b4<int>(1,0);
 b5<int>(1,0);
 b6<int>(1, 0);
 b7<int>(1, 0);
 b8<int>(0);
 b9<int>(0);
}
template<class T> void c1(T t, int (*)(T x, decltype(x + 1))) { }
template<class T> void c2(T t, int (*)(T x, decltype(t + 1))) { }
template<class T> void c3(T t, int (*)(int (*)(decltype(t + 1)))) { }
template<class T> struct is;
int fi(int, int); int fd(int, double); int fn(int(*)(int));
void h() { c1<int>(1, 0); c2<int>(1, 0); c3<int>(1,0); c1(1, fi); c2(1, fi); c3(1, fn); c2(1, fd); b2(1, fi); b2(1, fd); b2<int>(1, fd); b2(1.0, fi); } //= 304@89 304@111 304@122 304@138
//## values_of_static_members_in_their_class c++17
template <int> struct V;
template <int N> struct A { static constexpr int n = N; static_assert(n == 4, ""); }; //= 1574@57
A<3> a;
template <int N> struct B { static const int n = N + 1; char c[n]; typedef V<n> type; using same = B<n - 1>; };
static_assert(sizeof(B<3>) == 5, ""); //= 1574@1
B<3>::type b; //= 70@12
static_assert(B<3>::same::same::n == 4, "");
template <int N> struct C { static constexpr int n = N, m = n + 1; enum { e = m }; int f : e; V<C::m> g(); };
int c = C<3>().g(); //= 409@17
template <int N> struct D { static constexpr int n = sizeof(D); };
D<1> d1;
template <int N> struct F { static const int n; char c[2]; };
template <int N> const int F<N>::n = N;
static_assert(F<2>::n == 2, "");
template <class T> struct G { static const bool value = T::value; typedef V<value> type; }; //= 276@57
G<int> g;
template <class T> struct H { static const bool value = T::value; typedef T type; };
H<int> h;
template <long N, long D = 1> struct ratio { static constexpr long num = N / 2; static constexpr long den = D; typedef ratio<num, den> type; };
template <long N, long D> constexpr long ratio<N, D>::num;
static_assert(ratio<8, 3>::type::type::num == 2, ""); //= 1574@1
//## traits_in_template_arguments c++17
template <class T> struct is;
template<class T, class... A> using a = is<void(T*, A...)>;
template<bool B> struct bc { static constexpr bool value = B; typedef bc type; };
template<class T, class U> struct s1 : bc<__is_same(T, U)> {};
template<class T, class U> struct s2 : bc<__is_base_of(T, U)> {};
template<class T, class... U> struct s3 : bc<__is_constructible(T, U...)> {};
template<class T, class... U> using s4 = bc<__is_nothrow_constructible(T, U...)>;
template<class T, class... U> using s5 = bc<__is_trivially_constructible(T, U...)>;
template<class T> bc<__is_class(T)> f(T); template<class T> bc<__is_union(T)> f(T, int = 0);
struct A {}; struct B : A { B(int); };
static_assert(!s1<A, B>::value && s2<A, B>::value, "");
static_assert(s3<B, int>::value && !s4<B, int>::value && !s5<B, int>::value && s5<B, const B&>::value, "");
template<class T> void g(bc<__is_class(T)>) { }
template<class T> void g(bc<__is_union(T)>) { }
template<class T> void g(bc<__is_union(T)>) { } //= 3369@24
template<class T> using ut = s1<__underlying_type(T), int>;
enum E : int {}; static_assert(ut<E>::value, "");
//## members_of_bases_in_explicit_specializations c++17
template <class T> struct P { struct N; void f(); T t; static int h(T); }; 
template <class T> struct Q : P<T> { int k(); static int s; int m(T); void o() const; void o(); template <class U> int u(U); typedef T V; V w(V); };
Q<int> qi; Q<char> qc;
template <> int Q<int>::k() { return t + h(1); }
template <> int Q<char>::s = h(1);
template <> int Q<int>::m(int i) { return i + this->t; }
template <> void Q<int>::o() const { h(t); }
template <> template <> int Q<int>::u(char) { return t; }
template <> template <class U> int Q<char>::u(U) { return t; }
template <> Q<int>::V Q<int>::w(V v) { return v + t; }
int i = qi.k() + qi.m(1) + qi.u('1') + qi.w(1) + Q<short>().k();
//## bases_of_classes_that_are_instantiated_for_their_members c++17
typedef int state; struct my { int x; };
struct base { enum result { ok, error, noconv }; typedef int B; };
template <class I, class E, class S> struct cb : base { static int m; protected: virtual result do_unshift(S&) const = 0; };
template <class I, class E, class S> struct codecvt : cb<I, E, S> { typedef int Q; protected: virtual base::result do_unshift(S&) const; virtual base::result g(S&) const; };
template<> codecvt<my, char, state>::result codecvt<my, char, state>::do_unshift(state&) const { return noconv; }
template<> codecvt<my, char, state>::result codecvt<my, char, state>::g(state&) const { B b = m; return base::noconv; }
template <class T> struct P { struct N; void f(); T t; static int h(T); }; 
template <class T> struct Q : P<T> { int k(); static int s; };
template <> int Q<int>::k() { return t + h(1); }
template <> int Q<char>::s = h(1);
//## sizes_of_pointers_to_instances c++17 --diag_suppress=177
struct A; template <class T> struct B { T t; }; //= 70@43
int a = sizeof(B<A> *) + sizeof(B<A> *[2]) + alignof(B<A> *);
template <class T, unsigned long = sizeof(T)> constexpr bool is_complete(T *) { return true; }
static_assert(is_complete<B<A> *>(nullptr), "");
static_assert(sizeof(B<A> &) == 1, "");
//## partial_specializations_of_auto c++17
template <auto> struct X;
template <class R, class... A, R (*F)(A...)> struct X<F> { static R call(A... a) { return F(a...); } };
template <auto> struct Y { static const int v = 0; };
template <class T, T *P> struct Y<P> { static const int v = 1; };
template <int N> struct Y<N> { static const int v = 2; };
template <class T, T V> struct Z; 
template <auto V> struct W { template <class T> static T f(T *); };
int func(int a, int b) { return a + b; }
int vf(int, ...);
struct S { int m; void g(); };
int gi;
int a = X<&func>::call(1, 2) + X<func>::call(1, 2);
static_assert(Y<&gi>::v == 1 && Y<3>::v == 2, "");
template <class T> struct A
{
  template <auto v>    struct V;
  template <auto* p>   struct V<p> { using type1 = decltype (p); };
  template <auto** pp> struct V<pp> { using type2 = decltype (pp); };
};
int i; int *p;
A<void>::V<&i>::type1 t1;
A<void>::V<&p>::type2 t2;
template <auto v> struct U; template <auto* p> struct U<p> { typedef int t; }; template <auto** pp> struct U<pp> { typedef long t; };
U<&i>::t u1; U<&p>::t u2;
//## assignments_of_dependent_values c++17
const int c = 1;
template <class T> void f() { c = T::v; c += T::v; c = 1; }
template <int X> struct W { static constexpr int value = X;
 template <class R> constexpr decltype(W<static_cast<int>(value = R::value)>{}) operator=(R) const;
 template <class R> decltype(value += R::value) g(R) const;
 template <class R> void h(R) const { value = R::value; value++; } };
W<42> w;
struct S { static constexpr int value = 3; template <class R> auto g(R) -> decltype(value = R::value); };
//## instantiated_arrays_have_the_bounds_of_their_templates c++17
template<class T> struct S { struct R { static unsigned long a[]; }; static unsigned long c[]; };
template<class T> unsigned long S<T>::R::a[3] = {1}; template<class T> unsigned long S<T>::c[2];
extern template unsigned long S<char>::R::a[];
extern template unsigned long S<char>::c[];
template unsigned long S<int>::R::a[];
template unsigned long S<int>::c[];
extern template unsigned long S<long>::c[2];
unsigned long plain[]; //= 70@15
//## constraints_of_an_alias_are_asked_when_its_arguments_are_known c++20
template<class T> T&& value() noexcept;
template<class...> using nothing = void;
template<class T> concept is_class = __is_class(T);
template<class O, class T> requires is_class<O> && requires(O& o, const T& t) { o << t; } using stream = O&&;
struct out { out& operator<<(int); };
struct other {};
template<class O, class T> stream<O, T> operator<<(O&&, const T&);
template<class O, class T, class = void> struct writes { static constexpr bool value = false; };
template<class O, class T> struct writes<O, T, nothing<decltype(::value<O>() << ::value<T>())>> { static constexpr bool value = true; };
static_assert(writes<out&, int>::value);
static_assert(!writes<out&, int>::value); //= 2784@1
static_assert(writes<out, int>::value);
static_assert(!writes<out&, other>::value);
static_assert(writes<out&, other>::value); //= 2784@1
static_assert(!writes<out, other>::value);
static_assert(writes<out, other>::value); //= 2784@1
template<class T> struct list { using type = T; };
template<class T> requires (sizeof(T) > 1) using large = list<T>;
template<class T> constexpr int taken(large<T>) { return 1; }
constexpr int taken(...) { return 0; }
static_assert(taken(list<int>{}) == 1);
static_assert(taken(list<int>{}) == 0); //= 2784@1
static_assert(taken(list<char>{}) == 0);
//## nothing_follows_from_undeclared_names_as_arguments_of_functions c++20
template<class T> void g();
template<class T, class U> void g();
template<int, class U> void k();
void h() {
    g<void, missing>(); //= 20@13
    g<void, missing(1)>();
    k<1, missing>();
}
//## arguments_after_an_unknown_scope_are_told_by_what_follows_them c++17
template<bool B> struct constant { static const bool value = B; };
struct Q { template<class T> struct s { static const bool value = true; }; };
template<template<class...> class P> struct negation { template<class... T> using fn = constant<!P<T...>::value>; };
template<class C> using negated = negation<C::template s>;
template<class T> void g();
template<class T, class U> void g();
void h() {
    g<negated<Q>::fn<void>>();
    g<negated<Q>::fn<void>, int>();
    g<negated<Q>::fn<void>, missing>(); //= 20@29
}
//## forwarding_references_of_addressed_templates c++20
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
template<class... T> struct list {};
template<class T> list<T> h(T&&);
template<class... T> list<T...> q(T&&...);
template<class T> void c(const T&&);
template<class T> void n(void (*)(T&&));
struct S { template<class T> void m(T&&) const; template<class T> static void s(int, T&&); };
template<class T> struct X { void m(T&&); template<class U> static void b(T&&, U&&); };
list<int&> (*p1)(int&) = h;
list<const int&> (*p2)(const int&) = &h;
list<int> (*p3)(int&&) = &h;
list<const int> (*p4)(const int&&) = &h;
list<int> (*p5)(int&) = h; //= 386@25
list<int> (*p6)(int) = h; //= 386@24
list<int&, char, const long&> (*q1)(int&, char&&, const long&) = q;
list<int&, char> (*q2)(int&, char) = &q; //= 386@38
list<> (*q3)() = q;
void (*c1)(const int&) = c; //= 386@26
void (*c2)(const int&&) = c;
void (*n1)(void (*)(int&)) = n; //= 386@30
void (*n2)(void (*)(int&&)) = n;
void (S::*m1)(int&) const = &S::m;
void (S::*m2)(int) const = &S::m; //= 386@28
void (*s1)(int, int&) = &S::s;
void (*b1)(int&&, int&) = &X<int>::b;
void (*b2)(int&, int&) = &X<int>::b; //= 386@26
template<class T> constexpr int e(T&&) { return sizeof(T); }
template<> int e(int&);
template<> int e(long&&);
template<> int e<>(const char&);
template<> int e(int); //= 493@16
template<class T> int w(T&&);
int w(const S&);
int (*w1)(const S&) = w;
int (*w2)(S&&) = w;
int (*w3)(S&) = w;
void takes(void (*)(int&));
template<class T> void v(T&&);
void test() { takes(v); takes(&v); void (*r)(int&); r = v; (void)static_cast<void (*)(const int&)>(v); }
template<void (*)(int&)> struct Y {};
Y<v> y; Y<&v> z;
class F { int x; friend int e<>(char&); friend int e<short&>(short&); };
//## overloads_whose_results_call_the_earlier_ones
// Resolved once for each overload, and not once for each path through them.
template<class T> void f();
template<class T> auto f() -> decltype(f<void>(), 1, *T());
template<class T> auto f() -> decltype(f<void>(), 2, *T());
template<class T> auto f() -> decltype(f<void>(), 3, *T());
template<class T> auto f() -> decltype(f<void>(), 4, *T());
template<class T> auto f() -> decltype(f<void>(), 5, *T());
template<class T> auto f() -> decltype(f<void>(), 6, *T());
template<class T> auto f() -> decltype(f<void>(), 7, *T());
template<class T> auto f() -> decltype(f<void>(), 8, *T());
template<class T> auto f() -> decltype(f<void>(), 9, *T());
template<class T> auto f() -> decltype(f<void>(), 10, *T());
template<class T> auto f() -> decltype(f<void>(), 11, *T());
template<class T> auto f() -> decltype(f<void>(), 12, *T());
template<class T> auto f() -> decltype(f<void>(), 13, *T());
template<class T> auto f() -> decltype(f<void>(), 14, *T());
template<class T> auto f() -> decltype(f<void>(), 15, *T());
template<class T> auto f() -> decltype(f<void>(), 16, *T());
template<class T> auto f() -> decltype(f<void>(), 17, *T());
template<class T> auto f() -> decltype(f<void>(), 18, *T());
template<class T> auto f() -> decltype(f<void>(), 19, *T());
template<class T> auto f() -> decltype(f<void>(), 20, *T());
template<class T> auto f() -> decltype(f<void>(), 21, *T());
template<class T> auto f() -> decltype(f<void>(), 22, *T());
template<class T> auto f() -> decltype(f<void>(), 23, *T());
template<class T> auto f() -> decltype(f<void>(), 24, *T());
template<class T> auto f() -> decltype(f<void>(), 25, *T());
template<class T> auto f() -> decltype(f<void>(), 26, *T());
template<class T> auto f() -> decltype(f<void>(), 27, *T());
template<class T> auto f() -> decltype(f<void>(), 28, *T());
template<class T> auto f() -> decltype(f<void>(), 29, *T());
template<class T> auto f() -> decltype(f<void>(), 30, *T());
template<int N, class T> char (&g(T, T))[N];
template<class T, class = decltype(g<1>(T(), T()))> char (&h(T, int (*)[1]))[1]; template<class T> decltype(h(T(), (int (*)[1])0)) k1(T t);
template<class T, class = decltype(g<2>(T(), T()))> char (&h(T, int (*)[2]))[2]; template<class T> decltype(h(T(), (int (*)[2])0)) k2(T t);
template<class T, class = decltype(g<3>(T(), T()))> char (&h(T, int (*)[3]))[3]; template<class T> decltype(h(T(), (int (*)[3])0)) k3(T t);
template<class T, class = decltype(g<4>(T(), T()))> char (&h(T, int (*)[4]))[4]; template<class T> decltype(h(T(), (int (*)[4])0)) k4(T t);
template<class T, class = decltype(g<5>(T(), T()))> char (&h(T, int (*)[5]))[5]; template<class T> decltype(h(T(), (int (*)[5])0)) k5(T t);
template<class T, class = decltype(g<6>(T(), T()))> char (&h(T, int (*)[6]))[6]; template<class T> decltype(h(T(), (int (*)[6])0)) k6(T t);
template<class T, class = decltype(g<7>(T(), T()))> char (&h(T, int (*)[7]))[7]; template<class T> decltype(h(T(), (int (*)[7])0)) k7(T t);
template<class T, class = decltype(g<8>(T(), T()))> char (&h(T, int (*)[8]))[8]; template<class T> decltype(h(T(), (int (*)[8])0)) k8(T t);
template<class T, class = decltype(g<9>(T(), T()))> char (&h(T, int (*)[9]))[9]; template<class T> decltype(h(T(), (int (*)[9])0)) k9(T t);
template<class T, class = decltype(g<10>(T(), T()))> char (&h(T, int (*)[10]))[10]; template<class T> decltype(h(T(), (int (*)[10])0)) k10(T t);
template<class T, class = decltype(g<11>(T(), T()))> char (&h(T, int (*)[11]))[11]; template<class T> decltype(h(T(), (int (*)[11])0)) k11(T t);
template<class T, class = decltype(g<12>(T(), T()))> char (&h(T, int (*)[12]))[12]; template<class T> decltype(h(T(), (int (*)[12])0)) k12(T t);
template<class T, class = decltype(g<13>(T(), T()))> char (&h(T, int (*)[13]))[13]; template<class T> decltype(h(T(), (int (*)[13])0)) k13(T t);
template<class T, class = decltype(g<14>(T(), T()))> char (&h(T, int (*)[14]))[14]; template<class T> decltype(h(T(), (int (*)[14])0)) k14(T t);
template<class T, class = decltype(g<15>(T(), T()))> char (&h(T, int (*)[15]))[15]; template<class T> decltype(h(T(), (int (*)[15])0)) k15(T t);
template<class T, class = decltype(g<16>(T(), T()))> char (&h(T, int (*)[16]))[16]; template<class T> decltype(h(T(), (int (*)[16])0)) k16(T t);
template<class T, class = decltype(g<17>(T(), T()))> char (&h(T, int (*)[17]))[17]; template<class T> decltype(h(T(), (int (*)[17])0)) k17(T t);
template<class T, class = decltype(g<18>(T(), T()))> char (&h(T, int (*)[18]))[18]; template<class T> decltype(h(T(), (int (*)[18])0)) k18(T t);
template<class T, class = decltype(g<19>(T(), T()))> char (&h(T, int (*)[19]))[19]; template<class T> decltype(h(T(), (int (*)[19])0)) k19(T t);
template<class T, class = decltype(g<20>(T(), T()))> char (&h(T, int (*)[20]))[20]; template<class T> decltype(h(T(), (int (*)[20])0)) k20(T t);
template<class T, class = decltype(g<21>(T(), T()))> char (&h(T, int (*)[21]))[21]; template<class T> decltype(h(T(), (int (*)[21])0)) k21(T t);
template<class T, class = decltype(g<22>(T(), T()))> char (&h(T, int (*)[22]))[22]; template<class T> decltype(h(T(), (int (*)[22])0)) k22(T t);
template<class T, class = decltype(g<23>(T(), T()))> char (&h(T, int (*)[23]))[23]; template<class T> decltype(h(T(), (int (*)[23])0)) k23(T t);
template<class T, class = decltype(g<24>(T(), T()))> char (&h(T, int (*)[24]))[24]; template<class T> decltype(h(T(), (int (*)[24])0)) k24(T t);
template<class T, class = decltype(g<25>(T(), T()))> char (&h(T, int (*)[25]))[25]; template<class T> decltype(h(T(), (int (*)[25])0)) k25(T t);
template<class T, class = decltype(g<26>(T(), T()))> char (&h(T, int (*)[26]))[26]; template<class T> decltype(h(T(), (int (*)[26])0)) k26(T t);
template<class T, class = decltype(g<27>(T(), T()))> char (&h(T, int (*)[27]))[27]; template<class T> decltype(h(T(), (int (*)[27])0)) k27(T t);
template<class T, class = decltype(g<28>(T(), T()))> char (&h(T, int (*)[28]))[28]; template<class T> decltype(h(T(), (int (*)[28])0)) k28(T t);
template<class T, class = decltype(g<29>(T(), T()))> char (&h(T, int (*)[29]))[29]; template<class T> decltype(h(T(), (int (*)[29])0)) k29(T t);
template<class T, class = decltype(g<30>(T(), T()))> char (&h(T, int (*)[30]))[30]; template<class T> decltype(h(T(), (int (*)[30])0)) k30(T t);
template<int N> struct M {};
template<class T> int d(T, M<0>);
template<class T> auto d(T t, M<1>) -> decltype(d(t, M<0>()) + d(t, M<0>()));
template<class T> auto d(T t, M<2>) -> decltype(d(t, M<1>()) + d(t, M<1>()));
template<class T> auto d(T t, M<3>) -> decltype(d(t, M<2>()) + d(t, M<2>()));
template<class T> auto d(T t, M<4>) -> decltype(d(t, M<3>()) + d(t, M<3>()));
template<class T> auto d(T t, M<5>) -> decltype(d(t, M<4>()) + d(t, M<4>()));
template<class T> auto d(T t, M<6>) -> decltype(d(t, M<5>()) + d(t, M<5>()));
template<class T> auto d(T t, M<7>) -> decltype(d(t, M<6>()) + d(t, M<6>()));
template<class T> auto d(T t, M<8>) -> decltype(d(t, M<7>()) + d(t, M<7>()));
template<class T> auto d(T t, M<9>) -> decltype(d(t, M<8>()) + d(t, M<8>()));
template<class T> auto d(T t, M<10>) -> decltype(d(t, M<9>()) + d(t, M<9>()));
template<class T> auto d(T t, M<11>) -> decltype(d(t, M<10>()) + d(t, M<10>()));
template<class T> auto d(T t, M<12>) -> decltype(d(t, M<11>()) + d(t, M<11>()));
template<class T> auto d(T t, M<13>) -> decltype(d(t, M<12>()) + d(t, M<12>()));
template<class T> auto d(T t, M<14>) -> decltype(d(t, M<13>()) + d(t, M<13>()));
template<class T> auto d(T t, M<15>) -> decltype(d(t, M<14>()) + d(t, M<14>()));
template<class T> auto d(T t, M<16>) -> decltype(d(t, M<15>()) + d(t, M<15>()));
template<class T> auto d(T t, M<17>) -> decltype(d(t, M<16>()) + d(t, M<16>()));
template<class T> auto d(T t, M<18>) -> decltype(d(t, M<17>()) + d(t, M<17>()));
template<class T> auto d(T t, M<19>) -> decltype(d(t, M<18>()) + d(t, M<18>()));
template<class T> auto d(T t, M<20>) -> decltype(d(t, M<19>()) + d(t, M<19>()));
template<class T> auto d(T t, M<21>) -> decltype(d(t, M<20>()) + d(t, M<20>()));
template<class T> auto d(T t, M<22>) -> decltype(d(t, M<21>()) + d(t, M<21>()));
template<class T> auto d(T t, M<23>) -> decltype(d(t, M<22>()) + d(t, M<22>()));
template<class T> auto d(T t, M<24>) -> decltype(d(t, M<23>()) + d(t, M<23>()));
template<class T> auto d(T t, M<25>) -> decltype(d(t, M<24>()) + d(t, M<24>()));
template<class T> auto d(T t, M<26>) -> decltype(d(t, M<25>()) + d(t, M<25>()));
template<class T> auto d(T t, M<27>) -> decltype(d(t, M<26>()) + d(t, M<26>()));
template<class T> auto d(T t, M<28>) -> decltype(d(t, M<27>()) + d(t, M<27>()));
template<class T> auto d(T t, M<29>) -> decltype(d(t, M<28>()) + d(t, M<28>()));
template<class T> auto d(T t, M<30>) -> decltype(d(t, M<29>()) + d(t, M<29>()));
void test() { f<void>(); k30(1); int i = d(1, M<30>()); d(1, M<31>{}); } //= 304@57
//## exception_specifications_of_functions_whose_constraints_fail c++20
template<class T> concept big = sizeof(T) > 4;
template<class T> struct S { void f() noexcept(noexcept(T::none())) requires big<T>; void f() noexcept;
  template<class U> void g(U) noexcept(noexcept(U::none())) requires big<U>; template<class U> void g(U) noexcept;
  S(const S&) noexcept(T::none) requires big<T>; S(const S&) = default; S() = default;
  S& operator=(const S&) noexcept(T::none) requires big<T>; S& operator=(const S&) = default;
  friend void h(S) noexcept(T::none) requires big<T> {} friend void h(S) noexcept {}
  bool operator==(const S&) const noexcept(T::none) requires big<T>; bool operator==(const S&) const noexcept;
  void only() noexcept(T::none) requires big<T>;
};
void t(S<int> s) { s.f(); s.g(1); S<int> c = s; c = s; h(s); (void)(s == c); }
static_assert(noexcept(S<int>().f()) && noexcept(S<int>().g(1)));
template<class T> concept has_only = requires(T t) { t.only(); };
static_assert(!has_only<S<int>>);
template struct S<int>;
template<class T> void fn(T) noexcept(noexcept(T::none())) requires big<T>;
template<class T> void fn(T) noexcept;
static_assert(noexcept(fn(1)));
void (*p)(int) = fn;
struct V { virtual void f() noexcept; };
//## dependent_template_template_arguments c++17
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
template<bool B> struct bool_ { static constexpr bool value = B; using type = bool_; };
template<template<class...> class P> struct quote { template<class... T> using fn = P<T...>; };
template<template<class...> class P> struct not_fn { template<class... T> using fn = bool_<!P<T...>::value>; };
template<class P> struct not_q : not_fn<P::template fn> {};
template<class T> struct is_int : bool_<same<T, int>> {};
static_assert(not_fn<is_int>::fn<char>::value && !not_fn<is_int>::fn<int>::value);
static_assert(not_q<quote<is_int>>::fn<char>::value);
static_assert(!not_q<quote<is_int>>::fn<int>::value);
template<class... T> struct list {};
template<class L, template<class...> class P> using all = bool_<true>;
template<class L, class Q> using all_q = all<L, Q::template fn>;
template<class T> struct holder { template<class U> struct st { T t; U u; }; template<class U> using al = list<T, U>; template<int> struct iv {}; };
template<template<class> class T> struct one { using type = T<int>; };
template<class C> struct use { using a = typename one<C::template st>::type; using b = typename one<C::template al>::type; one<C::template st> c; typename one<C::template al>::type d; };
static_assert(same<use<holder<char>>::a, holder<char>::st<int>>);
static_assert(same<use<holder<char>>::b, list<char, int>>);
template<class C> typename one<C::template st>::type fnt(C);
static_assert(same<decltype(fnt(holder<long>())), holder<long>::st<int>>);
template<class C, class = one<C::template st>> char det(int); template<class> int det(...);
static_assert(sizeof(det<holder<int>>(0)) == 1 && sizeof(det<int>(0)) == 4 && sizeof(det<list<>>(0)) == 4);
template<class C, class = one<C::template iv>> char det2(int); template<class> int det2(...);
static_assert(sizeof(det2<holder<int>>(0)) == 4);
template<template<class> class... P> struct many { using type = list<P<int>...>; };
template<class... C> using sts = typename many<C::template st...>::type;
static_assert(same<sts<holder<int>, holder<char>>, list<holder<int>::st<int>, holder<char>::st<int>>>);
template<class C> struct def { template<template<class> class P = C::template st> struct in { P<int> x; }; };
def<holder<int>>::in<> di;
//## arguments_of_template_template_parameters c++17
template<template<class, class> class TT> struct B1 { TT<char> m; }; //= 442@62
template<template<class, class> class TT> struct B2 { TT<char, int, long> m; }; //= 443@69
template<template<class, class = int> class TT> struct B3 { TT<char, int, long> m; TT<> k; TT<3> z; }; //= 443@75 442@87 79@95
template<template<class, int = 3> class TT> struct B4 { TT<char, int> m; }; //= 254@66
template<template<class...> class TT> struct B5 { TT<> m; TT<1> n; }; //= 79@62
template<template<template<class> class> class TT> struct B6 { TT<int> m; TT<B1> n; }; //= 40@67 999@78
template<template<class = int, class> class TT> struct B7 { }; //= 306@25
template<template<class... = int> class TT> struct B8 { }; //= 1914@28
template<class T> struct O { template<template<T, T> class TT> struct B9 { TT<1> m; TT<int, 1> b; TT<1,1> c; }; }; //= 442@80 254@88
template<template<class, class> class TT> TT<int> f(); //= 442@49
template<template<class, class> class TT> void f2() { TT<int>::g(); } //= 442@61
//## order_of_parameters c++17
template<class = int, class> struct B7 { }; //= 306@16
template<int = 4, class> struct B8 { }; //= 306@14
template<const int = 4, class> struct B8x { }; //= 306@20
template<template<class> class = B7, class> struct B9 { }; //= 306@32
template<class... , class> struct B10 { }; //= 1912@19
template<int... , class> struct B11 { }; //= 1912@17
//## arguments_before_scope c++20
template<class A, class B> struct P { static int n; using t = A; template<class> struct in {}; };
int a = P<int>::n; //= 442@14
int b = P<int, int, int>::n; //= 443@21
int c = P<1, int>::n; //= 79@11
P<int>::t d; //= 442@6
template<class T> void f() { P<T>::n; P<T,T,T>::n; typename P<T>::t x; P<3,T>::n; } //= 442@33 443@45 442@64 79@74
template<template<class, class> class TT> void g() { TT<int>::n; typename TT<int>::t x; TT<1, int>::n; } //= 442@60 442@81 79@92
template<class A> using al = P<A, A>;
int e = al<int, int>::n; //= 443@17
int h = al<>::n; //= 442@12
template<int> int P<int>::n; //= 442@24
//## constraints_before_scope c++20
template<class T> requires (sizeof(T) > 4) struct C { static int n; using t = T; };
int a = C<char>::n; //= 3044@15
template<class T> concept D = requires { typename C<T>::t; };
static_assert(!D<char> && D<long>);
template<class T> int f() { return C<T>::n; }
int b = f<char>();
template<class T> char g(...); template<class T> long g(typename C<T>::t);
static_assert(sizeof(g<char>(0)) == 1 && sizeof(g<long>(0)) == 8);
template<class T> requires (sizeof(T) > 4) int C<T>::n = 3;
C<short>::t q; //= 3044@8
//## lengths_of_packs c++17 c++20
template<class T, class U> constexpr bool ok = true;
template<class... T> struct A { template<class... U> static constexpr bool j(U...) { return (ok<T, U> && ...); } }; //= 1921@100
static_assert(A<int>::j(1, 2));
static_assert(A<int, int>::j(1, 2) && A<>::j());
//## deduction_through_aliases c++20
template<class K, class V> struct Map { Map(K, V); };
template<class T> using Same = Map<T, T>; template<class T> using PtrMap = Map<T *, T>;
Same s1(2.0, 3); //= 289@6 2958@1
PtrMap s2('c', 'd'); //= 289@8 2958@1
Same s3(1); //= 289@6 2958@1
Same s4(1, 2); PtrMap s5((char *)0, 'd');
//## packs_of_template_parameters14 c++14
template<class, class, class, int> struct TTTN {}; template<class, int> struct TN {}; template<class, class, int> struct TTN {};
template<int, long> struct NL {}; template<long, int> struct LN {}; template<int, int, class> struct NNT {}; template<int, class, int> struct NTN {};
template<class, long> struct TL {}; template<class...> struct Ts {}; template<int...> struct Ns {}; template<long...> struct Ls {};
template<template<class...> class> struct ts {}; template<template<int...> class> struct ns {}; template<template<class, int...> class> struct tns {};
template<template<class, class...> class> struct tts {}; template<template<int, long> class> struct nl {}; template<template<int, class> class> struct nt {};
ts<TN> *a0; //= 999@4
ts<TTN> *a1; //= 999@4
ts<TTTN> *a2; //= 999@4
ns<NL> *a3; //= 999@4
ns<LN> *a4; //= 999@4
ns<NNT> *a5; //= 999@4
ns<NTN> *a6; //= 999@4
ns<Ls> *a7; //= 999@4
tns<TN> *a8;
tns<TL> *a9; //= 999@5
tts<TTN> *a10; //= 999@5
tts<TTTN> *a11; //= 999@5
nl<Ns> *a12; //= 999@4
nl<Ls> *a13; //= 999@4
nt<Ns> *a14; //= 999@4
ts<Ns> *a15; //= 999@4
nl<Ts> *a16; //= 999@4
//## packs_of_template_parameters17 c++17 c++20
template<class, class, class, int> struct TTTN {}; template<class, int> struct TN {}; template<class, class, int> struct TTN {};
template<int, long> struct NL {}; template<long, int> struct LN {}; template<int, int, class> struct NNT {}; template<int, class, int> struct NTN {};
template<class, long> struct TL {}; template<class...> struct Ts {}; template<int...> struct Ns {}; template<long...> struct Ls {};
template<template<class...> class> struct ts {}; template<template<int...> class> struct ns {}; template<template<class, int...> class> struct tns {};
template<template<class, class...> class> struct tts {}; template<template<int, long> class> struct nl {}; template<template<int, class> class> struct nt {};
ts<TN> *a0; //= 999@4
ts<TTN> *a1;
ts<TTTN> *a2;
ns<NL> *a3;
ns<LN> *a4; //= 999@4
ns<NNT> *a5;
ns<NTN> *a6; //= 999@4
ns<Ls> *a7; //= 999@4
tns<TN> *a8;
tns<TL> *a9; //= 999@5
tts<TTN> *a10; //= 999@5
tts<TTTN> *a11;
nl<Ns> *a12;
nl<Ls> *a13; //= 999@4
nt<Ns> *a14; //= 999@4
ts<Ns> *a15; //= 999@4
nl<Ts> *a16; //= 999@4
//## members_of_incomplete_instances c++17 c++20
template<class T> struct A1 { static constexpr int f() { return g(); } static const int x = f(); static constexpr int g() { return 4; } };
template<class T> struct A2 { static constexpr int f() { return g(); } static constexpr int x = f(); static constexpr int g() { return 4; } };
template<class T> struct A3 { static constexpr int f() { return g(); } using X = decltype(char(f())); static constexpr int g() { return 4; } };
template<class T> struct A5 { static constexpr int f() { return g(); } using X = decltype(f() ? 1 : 2L); static constexpr int g() { return 4; } };
template<class T> struct A6 { static constexpr int f() { return g(); } int x = f(); static constexpr int g() { return 4; } };
template<class T> struct A7 { static constexpr int f() { return g(); } void h(int = f()); static constexpr int g() { return 4; } };
template<class T> struct A8 { static constexpr int f() { return g(); } void h() noexcept(f()); static constexpr int g() { return 4; } };
template<class T> struct A9 { static constexpr int f() { return g(); } template<int = f()> void h(); static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct Aa { static constexpr int f() { return g(); } static constexpr auto x = f(); static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct Ab { static constexpr int f() { return g(); } using X = decltype(1 << f()); static constexpr int g() { return 4; } };
template<class T> struct Ac { static constexpr int f() { return g(); } using X = decltype(1 / f()); static constexpr int g() { return 4; } };
template<class T> struct Ad { static constexpr int f() { return g(); } using X = decltype((void*)f()); static constexpr int g() { return 4; } };
template<class T> struct Ae { static constexpr int f() { return g(); } static int arr[]; using X = decltype(arr[f()]); static constexpr int g() { return 4; } };
template<class T> struct Af { static constexpr int f() { return g(); } static constexpr bool n = noexcept(f()); static constexpr int g() { return 4; } };
template<class T> struct Ag { static constexpr int f() { return g(); } static const bool n = noexcept(f()); enum { e = n };  static constexpr int g() { return 4; } };
template<class T> struct Ah { static constexpr int f() { return g(); } using X = char[sizeof(f())]; static constexpr int g() { return 4; } };
template<class T> struct Ai { static constexpr int f() { return g(); } inline static int y = f(); static constexpr int g() { return 4; } };
template<class T> struct Aj { static constexpr int f() { return g(); } void h() { int a[f()]; } static constexpr int g() { return 4; } };
template<class T> struct Al { static constexpr int f() { return g(); } template<class U, int N = f()> struct q; static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct Am { static constexpr int f() { return g(); } struct q { int a[f()]; }; static constexpr int g() { return 4; } };
template<class T> struct An { static constexpr int f() { return g(); } enum e { a = f() }; static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct Ao { static constexpr int f() { return g(); } enum class e : int { a = f() }; static constexpr int g() { return 4; } };
template<class T> struct Ap { static constexpr int f() { return g(); } static_assert(f() == 4); static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct Aq { static constexpr int f() { return g(); } static_assert(sizeof(f()) == 4); static constexpr int g() { return 4; } };
template<class T> struct Ar { static constexpr T *f() { return g(); } using X = decltype(f() == nullptr); static constexpr bool b = f() == nullptr; static constexpr T *g() { return 0; } };
A1<int> a1; A2<int> a2; A3<int> a3; A5<int> a5; A6<int> a6; A7<int> a7; A8<int> a8; A9<int> a9; Aa<int> aa; Ab<int> ab; Ac<int> ac; Ad<int> ad; Ae<int> ae; Af<int> af; Ag<int> ag; Ah<int> ah; Ai<int> ai;
Aj<int> aj; Al<int> al; Am<int> am; An<int> an; Ao<int> ao; Ap<int> ap; Aq<int> aq; Ar<int> ar; int i = A2<int>::x + Ai<int>::y; int j = A1<int>::x;
//## later_members_of_incomplete_instances c++17 c++20
template<class T> struct S1 { static constexpr auto f() { return g(); } using R = decltype(f()); static constexpr auto g() { return T{}; } }; //= 20@66
template<class T> struct S2 { static constexpr int f() { return g(); } int a[f()]; static constexpr int g() { return 4; } }; //= 20@65
template<class T> struct S3 { static constexpr auto f() { return n; } using R = decltype(f()); static constexpr T n = 3; }; //= 20@66
template<class T> struct S4 { static constexpr int f() { return n; } int a[f()]; static constexpr int n = 4; }; //= 20@65
template<class T> struct S7 { static constexpr auto f() { using X = typename S7::Y; return X{}; } using R = decltype(f()); using Y = T; }; //= 135@82
template<class T> struct S8 { auto f() const { return b; } using R = decltype(((S8*)0)->f()); T b; }; //= 20@55
S1<int> s1;
S2<int> s2;
S3<int> s3;
S4<int> s4;
S7<int> s7;
S8<int> s8;
//## explicit_instantiation_leaves_out_members_whose_constraints_are_not_satisfied c++20
template <int N> struct A { void f() requires (N == 3) { static_assert(N == 3); } void g() requires (N == 2) { static_assert(N == 2); } static void h() requires (N == 3) { static_assert(N == 3); }
  A() requires (N == 3) { static_assert(N == 3); } A(int) {} ~A() requires (N == 3) { static_assert(N == 3); } ~A() requires (N != 3) {} struct In { void f() requires (N == 3) { static_assert(N == 3); } };
  void out() requires (N == 3); };
template<int N> void A<N>::out() requires (N == 3) { static_assert(N == 3); }
template struct A<2>;
template struct A<3>;
template<int N> struct B { void f() { static_assert(N == 3); } }; //= 2784@39
template struct B<2>;
template<class T> struct C { void f() requires (sizeof(T) == 4) { T::bad(); } }; //= 276@67
template struct C<int>;
template struct C<char>;
extern template struct C<short>;

//## default_value_arguments_that_are_no_constants c++20 bare
int v;
constexpr int fails() { int* p = nullptr; return *p; }
template<int X = fails()> struct S1 {}; template<int X = v> constexpr int unused() { return X; }
S1<1> s1; int i1 = unused<2>();
template<int X = v> struct S3 {}; //= 28@18
S3<> s3;
template<int X = v> constexpr int f3() { return X; }
int i3 = f3(); //= 304@10
template<int X = v> using A3 = S3<X>; //= 28@18
A3<> a3;
template<int X = v> int V3 = X; //= 28@18
int i4 = V3<>;
//## type_constraints_with_concepts_that_take_no_type c++20 bare --diag_suppress=174,177
template<auto V> concept Pos = (V > 0);
template<class... T> concept Many = true;
template<template<class> class> concept TT = true;
template<int... I> concept Ints = true;
template<class T, int N> concept TN = true;
namespace n { template<int> concept Inner = true; }
template<Pos auto V> constexpr int pv() { return V; } //= 3124@10
template<Many auto V> constexpr int pv3() { return V; }
template<TT V> constexpr int pv4() { return 0; } //= 3124@10
template<Ints V> constexpr int pv5() { return 0; } //= 3124@10
template<TN<3> V> constexpr int pv6() { return 0; }
template<n::Inner V> constexpr int pv7() { return 0; } //= 3124@10
template<n::Inner auto V> constexpr int pv8() { return 0; } //= 3124@10
void q(Pos auto x); //= 3124@8
Pos auto z = 3; //= 3124@1
auto l = [](Pos auto x) {}; //= 3124@13
template<class T> concept U = requires { { 1 } -> Pos; }; //= 3124@51
auto fr() -> Pos auto; //= 3124@14
template<int V> requires Pos<V> constexpr int pw() { return V; }
//## default_arguments_that_partial_specializations_leave_out c++17 bare --diag_suppress=174,177
template<class T, T V = T()> struct d1 { static constexpr T k = V; };
template<class T> struct d1<T> { static constexpr int k = 99; }; //= 844@26
template<class T, T V = 3> struct d3 { static constexpr T k = V; };
template<class T> struct d3<T> { static constexpr int k = 99; }; //= 844@26
template<class T, int V = sizeof(T)> struct d6 { static constexpr int k = V; };
template<class T> struct d6<T> { static constexpr int k = 99; };
template<class T, T V> struct d8 { static constexpr int k = V; };
template<class T, T V> struct d8<T*, V> { static constexpr int k = 99; };
template<class T, int N = sizeof(T)> struct sz { static constexpr int k = N; };
template<class T> struct sz<T> { static constexpr int k = -(int)sizeof(T); };
template<class T> struct sz<T, 1> { static constexpr int k = 11; };
int both = sz<char>::k; //= 838@22
