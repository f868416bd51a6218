// Guides of member templates of instances, behind qualifiers that depend on parameters, too.
# 1 "initializer_list" 1 3
namespace std { template<class E> class initializer_list { const E *p; unsigned long n; public: constexpr initializer_list() : p(nullptr), n(0) {} constexpr unsigned long size() const { return n; } constexpr const E *begin() const { return p; } constexpr const E *end() const { return p + n; } }; }
# 4 "main.cu" 2
template<class A, class B> constexpr bool same = false;
template<class A> constexpr bool same<A, A> = true;
template<class V> struct O { template<class T> struct in { T t; constexpr in(T t, int) : t(t) {} constexpr in(T t) : t(t) {} constexpr in(std::initializer_list<T> l) : t(*l.begin()) {} }; template<class T> in(T *, V) -> in<T>; template<class T, int N> struct ag { T a[N]; int n = N; }; template<class... T> struct pk { constexpr pk(T...) {} static constexpr int n = sizeof...(T); }; template<class T> struct ou2 { T t; constexpr ou2(T); template<class U> constexpr ou2(T, U); }; template<class T> struct nest { template<class U> struct deep { U u; constexpr deep(U u) : u(u) {} }; }; template<class T> struct der : in<T> { using in<T>::in; constexpr der(T, T, T) : in<T>(T()) {} }; template<class T> struct dag : in<T> { int k; }; };
template<class V> template<class T> constexpr O<V>::ou2<T>::ou2(T t) : t(t) {}
template<class V> template<class T> template<class U> constexpr O<V>::ou2<T>::ou2(T t, U) : t(t) {}
template<class V, class W> constexpr auto f1(V v, W w) { typename O<V>::in z(w, 3); return z; }
template<class V, class W> constexpr auto f2(V v, W w) { return typename O<V>::in(w, 3); }
template<class V, class W> constexpr auto f3(V v, W w) { return typename O<V>::in{w, w}; }
template<class V, class W> constexpr auto f4(V v, W w) { auto p = new typename O<V>::in(w, 3); auto r = *p; delete p; return r; }
template<class V, class W> constexpr auto f5(V v, W w) { for (typename O<V>::in z(w, 3); z.t < 5; ) { z.t++; if (z.t == 5) return z.t; } return w; }
template<class V, class W> constexpr auto f6(V v, W w) { const typename O<V>::in z = w; return z; }
template<class V, class W> constexpr auto f7(V v, W w) { typename O<V>::pk z(v, w); return z.n; }
template<class V, class W> constexpr auto f8(V v, W w) { typename O<V>::ag z{{w, w, w}}; return z.n; }
template<class V, class W> constexpr auto f9(V v, W w) { return typename O<V>::ou2(w, v); }
static_assert(same<decltype(f1(1, 2L)), O<int>::in<long>>);
static_assert(f1(1, 2L).t == 2);
static_assert(same<decltype(f2(1, 2L)), O<int>::in<long>>);
static_assert(same<decltype(f3(1, 2L)), O<int>::in<long>>);
static_assert(f4(1, 2L).t == 2);
static_assert(f5(1, 2L) == 5);
static_assert(same<decltype(f6(1, 'c')), O<int>::in<char>>);
static_assert(f7(1, 2L) == 2);
static_assert(f8(1, 2L) == 3);
static_assert(same<decltype(f9(1, 'c')), O<int>::ou2<char>>);
static_assert(same<decltype(O<int>::ag{{1, 2}}), O<int>::ag<int, 2>>);
static_assert(O<int>::pk<>::n == 0 && same<decltype(O<int>::pk(1, 'c')), O<int>::pk<int, char>>);
static_assert(same<decltype(O<int>::pk()), O<int>::pk<>>);
static_assert(same<decltype(O<int>::ou2(1)), O<int>::ou2<int>>);
static_assert(O<int>::ou2(1, 'c').t == 1);
static_assert(same<decltype(O<int>::nest<char>::deep(1)), O<int>::nest<char>::deep<int>>);
static_assert(O<int>::nest<char>::deep(4).u == 4);
static_assert(same<decltype(O<int>::in{(char *)0}), O<int>::in<char *>>);
static_assert(same<decltype(O<int>::in{1, 2}), O<int>::in<int>>);
static_assert(same<decltype(O<int>::der(1, 2, 3)), O<int>::der<int>>);
template<template<class> class TT> constexpr auto tt() { return TT(4, 3); }
static_assert(same<decltype(tt<O<char>::in>()), O<char>::in<int>>);
template<class V> struct M { typename O<V>::template in<int> m = typename O<V>::in(3, 4); static constexpr auto s = typename O<V>::in('c', 4); auto d(decltype(typename O<V>::in(V(), 4)) x) -> decltype(x); template<class T = decltype(typename O<V>::in(V(), 4))> static T g(); };
static_assert(M<int>().m.t == 3 && M<int>::s.t == 'c');
static_assert(same<decltype(M<int>::s), const O<int>::in<char>>);
static_assert(same<decltype(M<int>::g()), O<int>::in<int>>);
struct plain { template<class T> struct in { T t; constexpr in(T t) : t(t) {} }; template<class T> in(T *) -> in<T>; template<class T> struct ag { T a, b; }; };
static_assert(same<decltype(plain::in(1)), plain::in<int>>);
static_assert(same<decltype(plain::ag{1, 2}), plain::ag<int>>);
template<class P> constexpr auto viap(int i) { typename P::in z(i); return z.t; }
static_assert(viap<plain>(3) == 3);
static_assert(viap<O<int>>(4) == 4);
// Parameters whose types depend on the class around take nothing.
template<class V> struct N {
 template<class T> struct a { constexpr a(T, V) {} };
 template<class T> struct b { constexpr b(T, V *) {} constexpr b(T, char) {} };
 template<class T> struct c { constexpr c(T, int) {} using type = V; };
 template<class T> struct e { constexpr e(...) {} constexpr e(T) {} }; template<class T> e(T *) -> e<V>;
 template<class T> struct f { constexpr f(...) {} constexpr f(T) {} }; template<class T> f(V, T *) -> f<T>;
 template<class T, class U = V> struct g { constexpr g(T, int) {} };
 template<class T, class U = V> struct h { constexpr h(T, U = U()) {} };
 template<class T> struct i { T t; V v; };
 template<class T> struct k { T t; long v; };
 template<class T> struct n { struct q {}; constexpr n(T, q) {} constexpr n(T, int) {} };
 template<class T> struct o { struct q {}; n<V> *x; constexpr o(T) {} };
 template<class T> struct p { constexpr p(T, typename T::template r<V>) {} constexpr p(T, int) {} };
 template<class T> struct q { template<class W = V> constexpr q(T, W = W()) {} };
 template<class T> struct s { constexpr s(T, int = sizeof(V)) noexcept(sizeof(V) > 2) {} };
 template<class T, V N> struct t { constexpr t(T (&)[N]) {} };
 template<class T> struct w { constexpr w(T, V = V()) {} };
 template<class T> struct u { constexpr u(n<T>) {} };
 struct I { int i; }; template<class T> struct x { constexpr x(T, I) {} };
 using AL = int; template<class T> struct y { constexpr y(T, AL) {} };
 using AV = V; template<class T> struct z { constexpr z(T, AV) {} };
};
template<template<class> class X> concept c2 = requires { X(1L, 2); };
template<template<class> class X, class... A> concept cn = requires (A... a) { X(a...); };
template<template<class> class X, class... A> concept cb = requires (A... a) { X{a...}; };
static_assert(same<decltype(N<int>::b(1L, 'c')), N<int>::b<long>>);
static_assert(same<decltype(N<int>::c(1L, 2)), N<int>::c<long>>);
static_assert(same<decltype(N<int>::e((char *)0)), N<int>::e<int>>);
static_assert(same<decltype(N<int>::e(1L)), N<int>::e<long>>);
static_assert(same<decltype(N<int>::f(1, (long *)0)), N<int>::f<long>>);
static_assert(same<decltype(N<int>::g(1L, 2)), N<int>::g<long>>);
static_assert(same<decltype(N<int>::h(1L, 2)), N<int>::h<long>>);
static_assert(same<decltype(N<int>::h(1L)), N<int>::h<long>>);
static_assert(same<decltype(N<int>::k{1, 2L}), N<int>::k<int>>);
static_assert(same<decltype(N<int>::k(1, 2L)), N<int>::k<int>>);
static_assert(same<decltype(N<int>::n(1L, 2)), N<int>::n<long>>);
static_assert(same<decltype(N<int>::o(1L)), N<int>::o<long>>);
static_assert(same<decltype(N<int>::q(1L)), N<int>::q<long>>);
static_assert(same<decltype(N<int>::s(1L)), N<int>::s<long>>);
static_assert(same<decltype(N<int>::w(1L)), N<int>::w<long>>);
static_assert(same<decltype(N<int>::x(1L, N<int>::I())), N<int>::x<long>>);
static_assert(same<decltype(N<int>::y(1L, 2)), N<int>::y<long>>);
static_assert(c2<N<int>::n>);
static_assert(!c2<N<int>::a>);
static_assert(c2<N<int>::c>);
static_assert(!c2<N<int>::z>);
static_assert(!c2<N<int>::w>);
static_assert(c2<N<int>::y>);
static_assert(!cn<N<int>::b, long, int *>);
static_assert(!cn<N<int>::u, N<int>::n<char>>);
static_assert(!cn<N<int>::n, N<int>::n<char>>);
static_assert(!cb<N<int>::i, long, int>);
static_assert(cb<N<int>::i, long>);
static_assert(cb<N<int>::k, int, long>);
static_assert(cn<N<int>::e, int>);
